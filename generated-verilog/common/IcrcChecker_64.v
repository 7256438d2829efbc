`default_nettype none

// IcrcChecker_64: checks the invariant CRC of every frame at one beat per cycle.  Generated from
// IcrcChecker.java.
// timeline in: 9 cycles, 24 registers (101 bits), of these 21 (67 bits) only wait
module IcrcChecker_64 (
  input  wire         clk,
  input  wire         rst,
  // in: frames, without preamble and FCS
  input  wire         in_valid,  // cycle 0
  input  wire [511:0] in_value_data,  // cycle 0
  input  wire [63:0]  in_value_keep,  // cycle 0
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
  reg  [11:0]  mask_out_value_end_byte_c5_c6;
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
  reg  [5:0]   mask_out_value_end_byte_c7;
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
  wire [511:0] mask_out_value_data;
  wire         mask_out_value_first;
  wire         mask_out_value_last;
  wire         mask_out_value_tagged;
  wire         mask_out_value_has_icrc;
  wire         mask_out_value_ending;
  wire [5:0]   mask_out_value_end_byte;
  wire         mask_out_value_whole;
  wire [31:0]  sum_inst_sum;

  wire [31:0]  seed = mask_out_value_first_c6 ? (mask_out_value_tagged_c6 ? 32'he07883e1 : 32'hca5c9202) :
                      32'd0;
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
  wire [31:0]  _bits_choice = ~mask_out_value_first_c7 ? {bits_31, bits_30, bits_29, bits_28, bits_27,
                                                          bits_26, bits_25, bits_24, bits_23, bits_22,
                                                          bits_21, bits_20, bits_19, bits_18, bits_17,
                                                          bits_16, bits_15, bits_14, bits_13, bits_12,
                                                          bits_11, bits_10, bits_9, bits_8, bits_7, bits_6,
                                                          bits_5, bits_4, bits_3, bits_2, bits_1, bits_0} :
                              32'd0;

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
    .out_value_ending(mask_out_value_ending),
    .out_value_end_byte(mask_out_value_end_byte),
    .out_value_whole(mask_out_value_whole)
  );

  CrcSum32_64 sum_inst (
    .clk(clk),
    .data(mask_out_value_data),
    .sum(sum_inst_sum)
  );

  assign verdict_value_whole = whole;
  assign verdict_value_good = good;

  always @* begin
    case (mask_out_value_end_byte_c7)
      6'd0: residue = 32'hfd817843;
      6'd1: residue = 32'he381391a;
      6'd2: residue = 32'he2320888;
      6'd3: residue = 32'h8a729cc9;
      6'd4: residue = 32'h1755251b;
      6'd5: residue = 32'he29b589e;
      6'd6: residue = 32'h23228ac9;
      6'd7: residue = 32'hfbed76f7;
      6'd8: residue = 32'h393a925f;
      6'd9: residue = 32'h39219de3;
      6'd10: residue = 32'h222e21e3;
      6'd11: residue = 32'h2c375ab6;
      6'd12: residue = 32'heec43dbe;
      6'd13: residue = 32'hca5c9202;
      6'd14: residue = 32'he65088f1;
      6'd15: residue = 32'h33d4f04f;
      6'd16: residue = 32'hd7edaa6d;
      6'd17: residue = 32'he07883e1;
      6'd18: residue = 32'had6aff0a;
      6'd19: residue = 32'h0d774c6a;
      6'd20: residue = 32'h1a26548a;
      6'd21: residue = 32'hfc80f714;
      6'd22: residue = 32'h397f685b;
      6'd23: residue = 32'h7cdb99e3;
      6'd24: residue = 32'h077654ce;
      6'd25: residue = 32'h1b90d704;
      6'd26: residue = 32'h91727f55;
      6'd27: residue = 32'h1613c24e;
      6'd28: residue = 32'h7f0d0bdf;
      6'd29: residue = 32'h6706644c;
      6'd30: residue = 32'hdb2e809b;
      6'd31: residue = 32'h95494d2a;
      6'd32: residue = 32'hf607a8c8;
      6'd33: residue = 32'hbe8e93d5;
      6'd34: residue = 32'h8583c572;
      6'd35: residue = 32'he6f5aa52;
      6'd36: residue = 32'h96f6534f;
      6'd37: residue = 32'hfffbc14a;
      6'd38: residue = 32'hf4ab3ad9;
      6'd39: residue = 32'h7f8f8816;
      6'd40: residue = 32'he585ad4c;
      6'd41: residue = 32'h501341cd;
      6'd42: residue = 32'h1630f170;
      6'd43: residue = 32'h5c3e35df;
      6'd44: residue = 32'h8d5fdbbb;
      6'd45: residue = 32'h57d64e1f;
      6'd46: residue = 32'hbefb3a74;
      6'd47: residue = 32'hf02a6472;
      6'd48: residue = 32'h25f73690;
      6'd49: residue = 32'h98e430b2;
      6'd50: residue = 32'h36100e42;
      6'd51: residue = 32'h1344b4aa;
      6'd52: residue = 32'h282cfc18;
      6'd53: residue = 32'h2e448638;
      6'd54: residue = 32'hf08bb97d;
      6'd55: residue = 32'h842a3990;
      6'd56: residue = 32'h94784e13;
      6'd57: residue = 32'h1c759789;
      6'd58: residue = 32'h19f6eb51;
      6'd59: residue = 32'h9add2096;
      6'd60: residue = 32'h62932081;
      6'd61: residue = 32'h4e3d5e5c;
      6'd62: residue = 32'h39dd08e2;
      6'd63: residue = 32'hdebb20e3;
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
    mask_out_value_end_byte_c5_c6 <= {mask_out_value_end_byte_c5_c6[5:0], mask_out_value_end_byte};
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
    mask_out_value_end_byte_c7 <= mask_out_value_end_byte_c5_c6[11:6];
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
