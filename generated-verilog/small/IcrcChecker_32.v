`default_nettype none

// IcrcChecker_32: checks the invariant CRC of every frame at one beat per cycle.  Generated from
// IcrcChecker.java.
// timeline in: 9 cycles, 24 registers (98 bits), of these 21 (64 bits) only wait
module IcrcChecker_32 (
  input  wire         clk,
  input  wire         rst,
  // in: frames, without preamble and FCS
  input  wire         in_valid,  // cycle 0
  input  wire [255:0] in_value_data,  // cycle 0
  input  wire [31:0]  in_value_keep,  // cycle 0
  input  wire         in_value_last,  // cycle 0
  // verdict: one per frame, in order
  output reg          verdict_valid,  // cycle 9
  output wire         verdict_value_whole,  // cycle 9: IPv4 or IPv6 with room for an ICRC, and the frame has every byte that the IP header promises
  output wire         verdict_value_good  // cycle 9: whole, and the ICRC is right
);
  reg  [31:0]  residue;
  // ---- timeline in, cycle 5
  reg  [2:0]   ending_c5_c7;
  reg  [1:0]   mask_out_valid_c5_c6;
  reg  [9:0]   mask_out_value_end_byte_c5_c6;
  reg          mask_out_value_first_c5;
  reg  [2:0]   mask_out_value_last_c5_c7;
  reg          mask_out_value_tagged_c5;
  // ---- timeline in, cycle 6
  reg          mask_out_value_tagged_c6;
  reg          mask_out_value_first_c6;
  // ---- timeline in, cycle 7
  reg  [31:0]  state;
  reg          mask_out_value_first_c7;
  reg  [31:0]  term;
  reg          mask_out_valid_c7;
  (* shreg_extract = "no" *)
  reg  [4:0]   mask_out_value_end_byte_c7;
  // ---- timeline in, cycle 8
  reg          whole;
  reg          good;
  reg          mask_out_value_first_c8;
  (* shreg_extract = "no" *)
  reg          ending;
  reg  [31:0]  expected;
  (* shreg_extract = "no" *)
  reg          mask_out_value_last_c8;
  reg          mask_out_valid_c8;
  wire         mask_out_valid;
  wire [255:0] mask_out_value_data;
  wire         mask_out_value_first;
  wire         mask_out_value_last;
  wire         mask_out_value_tagged;
  wire         mask_out_value_has_icrc;
  wire         mask_out_value_ending;
  wire [4:0]   mask_out_value_end_byte;
  wire         mask_out_value_whole;
  wire [31:0]  sum_inst_sum;

  wire [31:0]  seed = mask_out_value_first_c6 ? (mask_out_value_tagged_c6 ? 32'h98e430b2 : 32'h57d64e1f) :
                      32'd0;
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
  wire [31:0]  _bits_choice = ~mask_out_value_first_c7 ? {bits_31, bits_30, bits_29, bits_28, bits_27,
                                                          bits_26, bits_25, bits_24, bits_23, bits_22,
                                                          bits_21, bits_20, bits_19, bits_18, bits_17,
                                                          bits_16, bits_15, bits_14, bits_13, bits_12,
                                                          bits_11, bits_10, bits_9, bits_8, bits_7, bits_6,
                                                          bits_5, bits_4, bits_3, bits_2, bits_1, bits_0} :
                              32'd0;

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
    .out_value_ending(mask_out_value_ending),
    .out_value_end_byte(mask_out_value_end_byte),
    .out_value_whole(mask_out_value_whole)
  );

  CrcSum32_32 sum_inst (
    .clk(clk),
    .data(mask_out_value_data),
    .sum(sum_inst_sum)
  );

  assign verdict_value_whole = whole;
  assign verdict_value_good = good;

  always @* begin
    case (mask_out_value_end_byte_c7)
      5'd0: residue = 32'hf607a8c8;
      5'd1: residue = 32'hbe8e93d5;
      5'd2: residue = 32'h8583c572;
      5'd3: residue = 32'he6f5aa52;
      5'd4: residue = 32'h96f6534f;
      5'd5: residue = 32'hfffbc14a;
      5'd6: residue = 32'hf4ab3ad9;
      5'd7: residue = 32'h7f8f8816;
      5'd8: residue = 32'he585ad4c;
      5'd9: residue = 32'h501341cd;
      5'd10: residue = 32'h1630f170;
      5'd11: residue = 32'h5c3e35df;
      5'd12: residue = 32'h8d5fdbbb;
      5'd13: residue = 32'h57d64e1f;
      5'd14: residue = 32'hbefb3a74;
      5'd15: residue = 32'hf02a6472;
      5'd16: residue = 32'h25f73690;
      5'd17: residue = 32'h98e430b2;
      5'd18: residue = 32'h36100e42;
      5'd19: residue = 32'h1344b4aa;
      5'd20: residue = 32'h282cfc18;
      5'd21: residue = 32'h2e448638;
      5'd22: residue = 32'hf08bb97d;
      5'd23: residue = 32'h842a3990;
      5'd24: residue = 32'h94784e13;
      5'd25: residue = 32'h1c759789;
      5'd26: residue = 32'h19f6eb51;
      5'd27: residue = 32'h9add2096;
      5'd28: residue = 32'h62932081;
      5'd29: residue = 32'h4e3d5e5c;
      5'd30: residue = 32'h39dd08e2;
      5'd31: residue = 32'hdebb20e3;
      default: residue = 32'hdebb20e3;
    endcase
  end

  always @(posedge clk) begin
    if (rst) begin
      mask_out_valid_c5_c6 <= 2'd0;
      mask_out_valid_c7 <= 1'b0;
      mask_out_valid_c8 <= 1'b0;
      verdict_valid <= 1'b0;
    end else begin
      // ---- timeline in, cycle 5
      mask_out_valid_c5_c6 <= {mask_out_valid_c5_c6[0], mask_out_valid};
      // ---- timeline in, cycle 7
      mask_out_valid_c7 <= mask_out_valid_c5_c6[1];
      // ---- timeline in, cycle 8
      mask_out_valid_c8 <= mask_out_valid_c7;
      // ---- timeline in, cycle 9
      verdict_valid <= mask_out_value_last_c8 & mask_out_valid_c8;
    end
  end

  always @(posedge clk) begin
    // ---- timeline in, cycle 5
    ending_c5_c7 <= {ending_c5_c7[1:0],
                     mask_out_value_ending & mask_out_value_has_icrc & mask_out_value_whole};
    mask_out_value_end_byte_c5_c6 <= {mask_out_value_end_byte_c5_c6[4:0], mask_out_value_end_byte};
    mask_out_value_first_c5 <= mask_out_value_first;
    mask_out_value_last_c5_c7 <= {mask_out_value_last_c5_c7[1:0], mask_out_value_last};
    mask_out_value_tagged_c5 <= mask_out_value_tagged;
    // ---- timeline in, cycle 6
    mask_out_value_first_c6 <= mask_out_value_first_c5;
    mask_out_value_tagged_c6 <= mask_out_value_tagged_c5;
    // ---- timeline in, cycle 7
    if (mask_out_valid_c7) begin
      state <= _bits_choice ^ term;
    end
    mask_out_value_end_byte_c7 <= mask_out_value_end_byte_c5_c6[9:5];
    mask_out_value_first_c7 <= mask_out_value_first_c6;
    term <= sum_inst_sum ^ seed;
    // ---- timeline in, cycle 8
    if (mask_out_valid_c8) begin
      whole <= ending | (whole & ~mask_out_value_first_c8);
      good <= (ending & (state == expected)) | (good & ~mask_out_value_first_c8);
    end
    ending <= ending_c5_c7[2];
    mask_out_value_first_c8 <= mask_out_value_first_c7;
    mask_out_value_last_c8 <= mask_out_value_last_c5_c7[2];
    expected <= residue;
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    a_packet_that_is_cut_off_has_no_good_icrc: assert (~(verdict_valid & good & ~whole));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(verdict_valid & good & ~whole))) begin
    $display("IcrcChecker.java: HDL801: claim 'a packet that is cut off has no good ICRC' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
