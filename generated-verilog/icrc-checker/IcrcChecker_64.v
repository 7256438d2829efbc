`default_nettype none

// IcrcChecker_64: checks the invariant CRC of every frame at one beat per cycle.  Generated from
// IcrcChecker.java.
module IcrcChecker_64 (
  input  wire         clk,
  input  wire         rst,
  // in: frames, without preamble and FCS
  input  wire         in_valid,
  input  wire [511:0] in_value_data,
  input  wire [63:0]  in_value_keep,
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
  reg  [5:0]   mask_out_value_end_byte_d1;
  reg  [5:0]   mask_out_value_end_byte_d2;
  reg  [5:0]   end_byte;
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
  wire [511:0] mask_out_value_data;
  wire         mask_out_value_first;
  wire         mask_out_value_last;
  wire         mask_out_value_tagged;
  wire         mask_out_value_has_icrc;
  wire         mask_out_value_ends;
  wire [5:0]   mask_out_value_end_byte;
  wire         mask_out_value_whole;
  wire [31:0]  adds_sum;

  wire [31:0]  seed = first ? (tagged_reg ? 32'he07883e1 : 32'hca5c9202) : 32'd0;
  wire         bits_0 = ^(state & 32'he5fe1c77);
  wire         bits_1 = ^(state & 32'hcbfc38ee);
  wire         bits_2 = ^(state & 32'h97f871dd);
  wire         bits_3 = ^(state & 32'h2ff0e3ba);
  wire         bits_4 = ^(state & 32'h5fe1c775);
  wire         bits_5 = ^(state & 32'hbfc38eea);
  wire         bits_6 = ^(state & 32'h9a7901a2);
  wire         bits_7 = ^(state & 32'h34f20345);
  wire         bits_8 = ^(state & 32'h69e4068b);
  wire         bits_9 = ^(state & 32'h36361160);
  wire         bits_10 = ^(state & 32'h89923eb7);
  wire         bits_11 = ^(state & 32'h13247d6f);
  wire         bits_12 = ^(state & 32'h2648fade);
  wire         bits_13 = ^(state & 32'h4c91f5bd);
  wire         bits_14 = ^(state & 32'h9923eb7a);
  wire         bits_15 = ^(state & 32'h3247d6f4);
  wire         bits_16 = ^(state & 32'h8171b19f);
  wire         bits_17 = ^(state & 32'h02e3633e);
  wire         bits_18 = ^(state & 32'h05c6c67d);
  wire         bits_19 = ^(state & 32'h0b8d8cfa);
  wire         bits_20 = ^(state & 32'hf2e50583);
  wire         bits_21 = ^(state & 32'h00341771);
  wire         bits_22 = ^(state & 32'he5963294);
  wire         bits_23 = ^(state & 32'hcb2c6528);
  wire         bits_24 = ^(state & 32'h73a6d627);
  wire         bits_25 = ^(state & 32'h02b3b039);
  wire         bits_26 = ^(state & 32'h05676073);
  wire         bits_27 = ^(state & 32'hef30dc91);
  wire         bits_28 = ^(state & 32'h3b9fa554);
  wire         bits_29 = ^(state & 32'h773f4aa8);
  wire         bits_30 = ^(state & 32'h0b808926);
  wire         bits_31 = ^(state & 32'hf2ff0e3b);
  wire [31:0]  _choice = ~term_first ? {bits_31, bits_30, bits_29, bits_28, bits_27, bits_26, bits_25,
                                        bits_24, bits_23, bits_22, bits_21, bits_20, bits_19, bits_18,
                                        bits_17, bits_16, bits_15, bits_14, bits_13, bits_12, bits_11,
                                        bits_10, bits_9, bits_8, bits_7, bits_6, bits_5, bits_4, bits_3,
                                        bits_2, bits_1, bits_0} : 32'd0;

  IcrcMask_64 mask (
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

  CrcSum32_64 adds (
    .clk(clk),
    .data(mask_out_value_data),
    .sum(adds_sum)
  );

  assign verdict_valid = valid;
  assign verdict_value_whole = whole;
  assign verdict_value_good = good;

  always @* begin
    case (end_byte)
      6'd0: begin
        residue = 32'hfd817843;
      end
      6'd1: begin
        residue = 32'he381391a;
      end
      6'd2: begin
        residue = 32'he2320888;
      end
      6'd3: begin
        residue = 32'h8a729cc9;
      end
      6'd4: begin
        residue = 32'h1755251b;
      end
      6'd5: begin
        residue = 32'he29b589e;
      end
      6'd6: begin
        residue = 32'h23228ac9;
      end
      6'd7: begin
        residue = 32'hfbed76f7;
      end
      6'd8: begin
        residue = 32'h393a925f;
      end
      6'd9: begin
        residue = 32'h39219de3;
      end
      6'd10: begin
        residue = 32'h222e21e3;
      end
      6'd11: begin
        residue = 32'h2c375ab6;
      end
      6'd12: begin
        residue = 32'heec43dbe;
      end
      6'd13: begin
        residue = 32'hca5c9202;
      end
      6'd14: begin
        residue = 32'he65088f1;
      end
      6'd15: begin
        residue = 32'h33d4f04f;
      end
      6'd16: begin
        residue = 32'hd7edaa6d;
      end
      6'd17: begin
        residue = 32'he07883e1;
      end
      6'd18: begin
        residue = 32'had6aff0a;
      end
      6'd19: begin
        residue = 32'h0d774c6a;
      end
      6'd20: begin
        residue = 32'h1a26548a;
      end
      6'd21: begin
        residue = 32'hfc80f714;
      end
      6'd22: begin
        residue = 32'h397f685b;
      end
      6'd23: begin
        residue = 32'h7cdb99e3;
      end
      6'd24: begin
        residue = 32'h077654ce;
      end
      6'd25: begin
        residue = 32'h1b90d704;
      end
      6'd26: begin
        residue = 32'h91727f55;
      end
      6'd27: begin
        residue = 32'h1613c24e;
      end
      6'd28: begin
        residue = 32'h7f0d0bdf;
      end
      6'd29: begin
        residue = 32'h6706644c;
      end
      6'd30: begin
        residue = 32'hdb2e809b;
      end
      6'd31: begin
        residue = 32'h95494d2a;
      end
      6'd32: begin
        residue = 32'hf607a8c8;
      end
      6'd33: begin
        residue = 32'hbe8e93d5;
      end
      6'd34: begin
        residue = 32'h8583c572;
      end
      6'd35: begin
        residue = 32'he6f5aa52;
      end
      6'd36: begin
        residue = 32'h96f6534f;
      end
      6'd37: begin
        residue = 32'hfffbc14a;
      end
      6'd38: begin
        residue = 32'hf4ab3ad9;
      end
      6'd39: begin
        residue = 32'h7f8f8816;
      end
      6'd40: begin
        residue = 32'he585ad4c;
      end
      6'd41: begin
        residue = 32'h501341cd;
      end
      6'd42: begin
        residue = 32'h1630f170;
      end
      6'd43: begin
        residue = 32'h5c3e35df;
      end
      6'd44: begin
        residue = 32'h8d5fdbbb;
      end
      6'd45: begin
        residue = 32'h57d64e1f;
      end
      6'd46: begin
        residue = 32'hbefb3a74;
      end
      6'd47: begin
        residue = 32'hf02a6472;
      end
      6'd48: begin
        residue = 32'h25f73690;
      end
      6'd49: begin
        residue = 32'h98e430b2;
      end
      6'd50: begin
        residue = 32'h36100e42;
      end
      6'd51: begin
        residue = 32'h1344b4aa;
      end
      6'd52: begin
        residue = 32'h282cfc18;
      end
      6'd53: begin
        residue = 32'h2e448638;
      end
      6'd54: begin
        residue = 32'hf08bb97d;
      end
      6'd55: begin
        residue = 32'h842a3990;
      end
      6'd56: begin
        residue = 32'h94784e13;
      end
      6'd57: begin
        residue = 32'h1c759789;
      end
      6'd58: begin
        residue = 32'h19f6eb51;
      end
      6'd59: begin
        residue = 32'h9add2096;
      end
      6'd60: begin
        residue = 32'h62932081;
      end
      6'd61: begin
        residue = 32'h4e3d5e5c;
      end
      6'd62: begin
        residue = 32'h39dd08e2;
      end
      6'd63: begin
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
