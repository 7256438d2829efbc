`default_nettype none

// IcrcChecker_32: checks the invariant CRC of every frame at one beat per cycle.  Generated from
// IcrcChecker.java.
module IcrcChecker_32 (
  input  wire         clk,
  input  wire         rst,
  // in: frames, without preamble and FCS
  input  wire         in_valid,
  input  wire [255:0] in_value_data,
  input  wire [31:0]  in_value_keep,
  input  wire         in_value_last,
  // verdict: one per frame, in order
  output wire         verdict_valid,
  output wire         verdict_value_whole,  // IPv4 or IPv6 with room for an ICRC, and the frame has every byte that the IP header promises
  output wire         verdict_value_good  // whole, and the ICRC is right
);
  reg          summed_valid;
  reg          parity_valid;
  reg          mask_out_value_first_d1;
  reg          first;
  reg          mask_out_value_tagged_d1;
  reg          tagged_reg;
  reg  [31:0]  term;
  reg          term_first;
  reg  [4:0]   mask_out_value_end_byte_d1;
  reg  [4:0]   mask_out_value_end_byte_d2;
  reg  [4:0]   end_byte;
  reg          term_valid;
  reg  [31:0]  state;
  reg  [31:0]  expected;
  reg          state_valid;
  reg  [31:0]  residue;
  reg          ends_pre3;
  reg          ends_pre2;
  reg          ends_pre1;
  reg          ends;
  reg          state_first;
  reg          mask_out_value_last_d1;
  reg          mask_out_value_last_d2;
  reg          mask_out_value_last_d3;
  reg          last;
  reg          whole;
  reg          good;
  reg          valid;
  wire         mask_out_valid;
  wire [255:0] mask_out_value_data;
  wire         mask_out_value_first;
  wire         mask_out_value_last;
  wire         mask_out_value_tagged;
  wire         mask_out_value_has_icrc;
  wire         mask_out_value_ends;
  wire [4:0]   mask_out_value_end_byte;
  wire         mask_out_value_whole;
  wire [31:0]  adds_sum;

  wire [31:0]  seed = first ? (tagged_reg ? 32'h98e430b2 : 32'h57d64e1f) : 32'd0;
  wire         bits_0 = ^(state & 32'h74482112);
  wire         bits_1 = ^(state & 32'he8904225);
  wire         bits_2 = ^(state & 32'hd120844a);
  wire         bits_3 = ^(state & 32'ha2410895);
  wire         bits_4 = ^(state & 32'h4482112a);
  wire         bits_5 = ^(state & 32'h89042255);
  wire         bits_6 = ^(state & 32'h664065b8);
  wire         bits_7 = ^(state & 32'hcc80cb71);
  wire         bits_8 = ^(state & 32'h990196e3);
  wire         bits_9 = ^(state & 32'h464b0cd4);
  wire         bits_10 = ^(state & 32'hf8de38bb);
  wire         bits_11 = ^(state & 32'hf1bc7176);
  wire         bits_12 = ^(state & 32'he378e2ec);
  wire         bits_13 = ^(state & 32'hc6f1c5d8);
  wire         bits_14 = ^(state & 32'h8de38bb0);
  wire         bits_15 = ^(state & 32'h1bc71760);
  wire         bits_16 = ^(state & 32'h43c60fd2);
  wire         bits_17 = ^(state & 32'h878c1fa5);
  wire         bits_18 = ^(state & 32'h0f183f4a);
  wire         bits_19 = ^(state & 32'h1e307e95);
  wire         bits_20 = ^(state & 32'h4828dc39);
  wire         bits_21 = ^(state & 32'he4199960);
  wire         bits_22 = ^(state & 32'hbc7b13d3);
  wire         bits_23 = ^(state & 32'h78f627a7);
  wire         bits_24 = ^(state & 32'h85a46e5d);
  wire         bits_25 = ^(state & 32'h7f00fda8);
  wire         bits_26 = ^(state & 32'hfe01fb50);
  wire         bits_27 = ^(state & 32'h884bd7b2);
  wire         bits_28 = ^(state & 32'h64df8e77);
  wire         bits_29 = ^(state & 32'hc9bf1cef);
  wire         bits_30 = ^(state & 32'he73618cd);
  wire         bits_31 = ^(state & 32'hba241089);
  wire [31:0]  _choice = ~term_first ? {bits_31, bits_30, bits_29, bits_28, bits_27, bits_26, bits_25,
                                        bits_24, bits_23, bits_22, bits_21, bits_20, bits_19, bits_18,
                                        bits_17, bits_16, bits_15, bits_14, bits_13, bits_12, bits_11,
                                        bits_10, bits_9, bits_8, bits_7, bits_6, bits_5, bits_4, bits_3,
                                        bits_2, bits_1, bits_0} : 32'd0;

  IcrcMask_32 mask (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_value_data(in_value_data),
    .in_value_keep(in_value_keep),
    .in_value_last(in_value_last),
    .out_valid(mask_out_valid),
    .out_value_data(mask_out_value_data),
    .out_value_first(mask_out_value_first),
    .out_value_last(mask_out_value_last),
    .out_value_tagged(mask_out_value_tagged),
    .out_value_has_icrc(mask_out_value_has_icrc),
    .out_value_ends(mask_out_value_ends),
    .out_value_end_byte(mask_out_value_end_byte),
    .out_value_whole(mask_out_value_whole)
  );

  CrcSum32_32 adds (
    .clk(clk),
    .data(mask_out_value_data),
    .sum(adds_sum)
  );

  assign verdict_valid = valid;
  assign verdict_value_whole = whole;
  assign verdict_value_good = good;

  always @* begin
    case (end_byte)
      5'd0: begin
        residue = 32'hf607a8c8;
      end
      5'd1: begin
        residue = 32'hbe8e93d5;
      end
      5'd2: begin
        residue = 32'h8583c572;
      end
      5'd3: begin
        residue = 32'he6f5aa52;
      end
      5'd4: begin
        residue = 32'h96f6534f;
      end
      5'd5: begin
        residue = 32'hfffbc14a;
      end
      5'd6: begin
        residue = 32'hf4ab3ad9;
      end
      5'd7: begin
        residue = 32'h7f8f8816;
      end
      5'd8: begin
        residue = 32'he585ad4c;
      end
      5'd9: begin
        residue = 32'h501341cd;
      end
      5'd10: begin
        residue = 32'h1630f170;
      end
      5'd11: begin
        residue = 32'h5c3e35df;
      end
      5'd12: begin
        residue = 32'h8d5fdbbb;
      end
      5'd13: begin
        residue = 32'h57d64e1f;
      end
      5'd14: begin
        residue = 32'hbefb3a74;
      end
      5'd15: begin
        residue = 32'hf02a6472;
      end
      5'd16: begin
        residue = 32'h25f73690;
      end
      5'd17: begin
        residue = 32'h98e430b2;
      end
      5'd18: begin
        residue = 32'h36100e42;
      end
      5'd19: begin
        residue = 32'h1344b4aa;
      end
      5'd20: begin
        residue = 32'h282cfc18;
      end
      5'd21: begin
        residue = 32'h2e448638;
      end
      5'd22: begin
        residue = 32'hf08bb97d;
      end
      5'd23: begin
        residue = 32'h842a3990;
      end
      5'd24: begin
        residue = 32'h94784e13;
      end
      5'd25: begin
        residue = 32'h1c759789;
      end
      5'd26: begin
        residue = 32'h19f6eb51;
      end
      5'd27: begin
        residue = 32'h9add2096;
      end
      5'd28: begin
        residue = 32'h62932081;
      end
      5'd29: begin
        residue = 32'h4e3d5e5c;
      end
      5'd30: begin
        residue = 32'h39dd08e2;
      end
      5'd31: begin
        residue = 32'hdebb20e3;
      end
      default: begin
        residue = 32'hdebb20e3;
      end
    endcase
  end

  always @(posedge clk) begin
    if (rst) begin
      summed_valid <= 1'b0;
      parity_valid <= 1'b0;
      term_valid <= 1'b0;
      state_valid <= 1'b0;
      valid <= 1'b0;
    end else begin
      parity_valid <= mask_out_valid;
      summed_valid <= parity_valid;
      term_valid <= summed_valid;
      state_valid <= term_valid;
      valid <= state_valid & last;
    end
  end

  always @(posedge clk) begin
    mask_out_value_first_d1 <= mask_out_value_first;
    first <= mask_out_value_first_d1;
    mask_out_value_tagged_d1 <= mask_out_value_tagged;
    tagged_reg <= mask_out_value_tagged_d1;
    term <= adds_sum ^ seed;
    term_first <= first;
    mask_out_value_end_byte_d1 <= mask_out_value_end_byte;
    mask_out_value_end_byte_d2 <= mask_out_value_end_byte_d1;
    end_byte <= mask_out_value_end_byte_d2;
    if (term_valid) begin
      state <= _choice ^ term;
    end
    expected <= residue;
    ends_pre3 <= mask_out_value_ends & mask_out_value_has_icrc & mask_out_value_whole;
    ends_pre2 <= ends_pre3;
    ends_pre1 <= ends_pre2;
    ends <= ends_pre1;
    state_first <= term_first;
    mask_out_value_last_d1 <= mask_out_value_last;
    mask_out_value_last_d2 <= mask_out_value_last_d1;
    mask_out_value_last_d3 <= mask_out_value_last_d2;
    last <= mask_out_value_last_d3;
    if (state_valid) begin
      whole <= ends | (whole & ~state_first);
      good <= (ends & (state == expected)) | (good & ~state_first);
    end
  end
endmodule

`default_nettype wire
