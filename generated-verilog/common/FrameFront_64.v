`default_nettype none

// FrameFront_64: collects the first bytes of each frame and tells which network header they hold.  Generated
// from FrameFront.java.
// timeline in: 1 cycles, 1 registers (1 bits), of these 0 (0 bits) only wait
module FrameFront_64 (
  input  wire          clk,
  input  wire          rst,
  // in: frames from the MAC, without preamble and FCS
  input  wire          in_valid,  // cycle 0
  input  wire [511:0]  in_value_data,  // cycle 0
  input  wire [63:0]   in_value_keep,  // cycle 0
  input  wire          in_value_last,  // cycle 0
  // window: byte 0 in bits 7 to 0
  output reg           window_valid,  // cycle 1
  output wire [1023:0] window_value,  // cycle 1
  output reg           kind_tagged,  // cycle 1: 802.1Q tag
  output reg           kind_ipv4,  // cycle 1: EtherType 0x0800
  output reg           kind_ipv6  // cycle 1: EtherType 0x86DD
);
  // ---- timeline in, cycle 0
  reg  [1:0]    part;
  reg  [1023:0] window;

  wire [7:0]    present_lanes_0 = in_value_keep[0] ? in_value_data[7:0] : 8'd0;
  wire [7:0]    present_lanes_1 = in_value_keep[1] ? in_value_data[15:8] : 8'd0;
  wire [7:0]    present_lanes_2 = in_value_keep[2] ? in_value_data[23:16] : 8'd0;
  wire [7:0]    present_lanes_3 = in_value_keep[3] ? in_value_data[31:24] : 8'd0;
  wire [7:0]    present_lanes_4 = in_value_keep[4] ? in_value_data[39:32] : 8'd0;
  wire [7:0]    present_lanes_5 = in_value_keep[5] ? in_value_data[47:40] : 8'd0;
  wire [7:0]    present_lanes_6 = in_value_keep[6] ? in_value_data[55:48] : 8'd0;
  wire [7:0]    present_lanes_7 = in_value_keep[7] ? in_value_data[63:56] : 8'd0;
  wire [7:0]    present_lanes_8 = in_value_keep[8] ? in_value_data[71:64] : 8'd0;
  wire [7:0]    present_lanes_9 = in_value_keep[9] ? in_value_data[79:72] : 8'd0;
  wire [7:0]    present_lanes_10 = in_value_keep[10] ? in_value_data[87:80] : 8'd0;
  wire [7:0]    present_lanes_11 = in_value_keep[11] ? in_value_data[95:88] : 8'd0;
  wire [7:0]    present_lanes_12 = in_value_keep[12] ? in_value_data[103:96] : 8'd0;
  wire [7:0]    present_lanes_13 = in_value_keep[13] ? in_value_data[111:104] : 8'd0;
  wire [7:0]    present_lanes_14 = in_value_keep[14] ? in_value_data[119:112] : 8'd0;
  wire [7:0]    present_lanes_15 = in_value_keep[15] ? in_value_data[127:120] : 8'd0;
  wire [7:0]    present_lanes_16 = in_value_keep[16] ? in_value_data[135:128] : 8'd0;
  wire [7:0]    present_lanes_17 = in_value_keep[17] ? in_value_data[143:136] : 8'd0;
  wire [7:0]    present_lanes_18 = in_value_keep[18] ? in_value_data[151:144] : 8'd0;
  wire [7:0]    present_lanes_19 = in_value_keep[19] ? in_value_data[159:152] : 8'd0;
  wire [7:0]    present_lanes_20 = in_value_keep[20] ? in_value_data[167:160] : 8'd0;
  wire [7:0]    present_lanes_21 = in_value_keep[21] ? in_value_data[175:168] : 8'd0;
  wire [7:0]    present_lanes_22 = in_value_keep[22] ? in_value_data[183:176] : 8'd0;
  wire [7:0]    present_lanes_23 = in_value_keep[23] ? in_value_data[191:184] : 8'd0;
  wire [7:0]    present_lanes_24 = in_value_keep[24] ? in_value_data[199:192] : 8'd0;
  wire [7:0]    present_lanes_25 = in_value_keep[25] ? in_value_data[207:200] : 8'd0;
  wire [7:0]    present_lanes_26 = in_value_keep[26] ? in_value_data[215:208] : 8'd0;
  wire [7:0]    present_lanes_27 = in_value_keep[27] ? in_value_data[223:216] : 8'd0;
  wire [7:0]    present_lanes_28 = in_value_keep[28] ? in_value_data[231:224] : 8'd0;
  wire [7:0]    present_lanes_29 = in_value_keep[29] ? in_value_data[239:232] : 8'd0;
  wire [7:0]    present_lanes_30 = in_value_keep[30] ? in_value_data[247:240] : 8'd0;
  wire [7:0]    present_lanes_31 = in_value_keep[31] ? in_value_data[255:248] : 8'd0;
  wire [7:0]    present_lanes_32 = in_value_keep[32] ? in_value_data[263:256] : 8'd0;
  wire [7:0]    present_lanes_33 = in_value_keep[33] ? in_value_data[271:264] : 8'd0;
  wire [7:0]    present_lanes_34 = in_value_keep[34] ? in_value_data[279:272] : 8'd0;
  wire [7:0]    present_lanes_35 = in_value_keep[35] ? in_value_data[287:280] : 8'd0;
  wire [7:0]    present_lanes_36 = in_value_keep[36] ? in_value_data[295:288] : 8'd0;
  wire [7:0]    present_lanes_37 = in_value_keep[37] ? in_value_data[303:296] : 8'd0;
  wire [7:0]    present_lanes_38 = in_value_keep[38] ? in_value_data[311:304] : 8'd0;
  wire [7:0]    present_lanes_39 = in_value_keep[39] ? in_value_data[319:312] : 8'd0;
  wire [7:0]    present_lanes_40 = in_value_keep[40] ? in_value_data[327:320] : 8'd0;
  wire [7:0]    present_lanes_41 = in_value_keep[41] ? in_value_data[335:328] : 8'd0;
  wire [7:0]    present_lanes_42 = in_value_keep[42] ? in_value_data[343:336] : 8'd0;
  wire [7:0]    present_lanes_43 = in_value_keep[43] ? in_value_data[351:344] : 8'd0;
  wire [7:0]    present_lanes_44 = in_value_keep[44] ? in_value_data[359:352] : 8'd0;
  wire [7:0]    present_lanes_45 = in_value_keep[45] ? in_value_data[367:360] : 8'd0;
  wire [7:0]    present_lanes_46 = in_value_keep[46] ? in_value_data[375:368] : 8'd0;
  wire [7:0]    present_lanes_47 = in_value_keep[47] ? in_value_data[383:376] : 8'd0;
  wire [7:0]    present_lanes_48 = in_value_keep[48] ? in_value_data[391:384] : 8'd0;
  wire [7:0]    present_lanes_49 = in_value_keep[49] ? in_value_data[399:392] : 8'd0;
  wire [7:0]    present_lanes_50 = in_value_keep[50] ? in_value_data[407:400] : 8'd0;
  wire [7:0]    present_lanes_51 = in_value_keep[51] ? in_value_data[415:408] : 8'd0;
  wire [7:0]    present_lanes_52 = in_value_keep[52] ? in_value_data[423:416] : 8'd0;
  wire [7:0]    present_lanes_53 = in_value_keep[53] ? in_value_data[431:424] : 8'd0;
  wire [7:0]    present_lanes_54 = in_value_keep[54] ? in_value_data[439:432] : 8'd0;
  wire [7:0]    present_lanes_55 = in_value_keep[55] ? in_value_data[447:440] : 8'd0;
  wire [7:0]    present_lanes_56 = in_value_keep[56] ? in_value_data[455:448] : 8'd0;
  wire [7:0]    present_lanes_57 = in_value_keep[57] ? in_value_data[463:456] : 8'd0;
  wire [7:0]    present_lanes_58 = in_value_keep[58] ? in_value_data[471:464] : 8'd0;
  wire [7:0]    present_lanes_59 = in_value_keep[59] ? in_value_data[479:472] : 8'd0;
  wire [7:0]    present_lanes_60 = in_value_keep[60] ? in_value_data[487:480] : 8'd0;
  wire [7:0]    present_lanes_61 = in_value_keep[61] ? in_value_data[495:488] : 8'd0;
  wire [7:0]    present_lanes_62 = in_value_keep[62] ? in_value_data[503:496] : 8'd0;
  wire [7:0]    present_lanes_63 = in_value_keep[63] ? in_value_data[511:504] : 8'd0;
  wire [511:0]  present = {present_lanes_63, present_lanes_62, present_lanes_61, present_lanes_60,
                           present_lanes_59, present_lanes_58, present_lanes_57, present_lanes_56,
                           present_lanes_55, present_lanes_54, present_lanes_53, present_lanes_52,
                           present_lanes_51, present_lanes_50, present_lanes_49, present_lanes_48,
                           present_lanes_47, present_lanes_46, present_lanes_45, present_lanes_44,
                           present_lanes_43, present_lanes_42, present_lanes_41, present_lanes_40,
                           present_lanes_39, present_lanes_38, present_lanes_37, present_lanes_36,
                           present_lanes_35, present_lanes_34, present_lanes_33, present_lanes_32,
                           present_lanes_31, present_lanes_30, present_lanes_29, present_lanes_28,
                           present_lanes_27, present_lanes_26, present_lanes_25, present_lanes_24,
                           present_lanes_23, present_lanes_22, present_lanes_21, present_lanes_20,
                           present_lanes_19, present_lanes_18, present_lanes_17, present_lanes_16,
                           present_lanes_15, present_lanes_14, present_lanes_13, present_lanes_12,
                           present_lanes_11, present_lanes_10, present_lanes_9, present_lanes_8,
                           present_lanes_7, present_lanes_6, present_lanes_5, present_lanes_4,
                           present_lanes_3, present_lanes_2, present_lanes_1, present_lanes_0};
  wire          collecting = part < 2'd2;
  wire          is_first = part == 2'd0;
  wire          here = part == 2'd0;
  wire [511:0]  places_0 = here ? present : window[511:0];
  wire          here_2 = part == 2'd1;
  wire [511:0]  places_1 = here_2 ? present : (part != 2'd0) ? window[1023:512] : 512'd0;
  wire [15:0]   outer = {in_value_data[103:96], in_value_data[111:104]};
  wire [15:0]   inner = {in_value_data[135:128], in_value_data[143:136]};
  wire          has_outer = in_value_keep[13];
  wire          has_inner = in_value_keep[17];
  wire          tagged_wire = (outer == 16'd33024) & has_outer;
  wire          ipv4 = tagged_wire ? ((inner == 16'd2048) & has_inner) : ((outer == 16'd2048) & has_outer);
  wire          ipv6 = tagged_wire ? ((inner == 16'd34525) & has_inner) : ((outer == 16'd34525) & has_outer);

  assign window_value = window;

  always @(posedge clk) begin
    if (rst) begin
      part <= 2'd0;
      window_valid <= 1'b0;
    end else begin
      // ---- timeline in, cycle 0
      if (in_valid) begin
        part <= in_value_last ? 2'd0 : collecting ? (part + 2'd1) : part;
      end
      // ---- timeline in, cycle 1
      window_valid <= collecting & (in_value_last | here_2) & in_valid;
    end
  end

  always @(posedge clk) begin
    // ---- timeline in, cycle 0
    if (in_valid & collecting) begin
      window <= {places_1, places_0};
      if (is_first) begin
        kind_tagged <= tagged_wire;
        kind_ipv4 <= ipv4;
        kind_ipv6 <= ipv6;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_more_beats_are_counted_than_the_window_has: assert (part <= 2'd2);
  always @(posedge clk) if (!rst)
    a_frame_holds_one_network_header: assert (~(window_valid & kind_ipv4 & kind_ipv6));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(part <= 2'd2)) begin
    $display("FrameFront.java: HDL801: claim 'no more beats are counted than the window has' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(window_valid & kind_ipv4 & kind_ipv6))) begin
    $display("FrameFront.java: HDL801: claim 'a frame holds one network header' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
