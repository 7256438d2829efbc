`default_nettype none

// IcrcInserter_64: appends the invariant CRC to every frame, and zeros up to 60 bytes.  Generated from
// IcrcInserter.java.
// timeline enters: 5 cycles, 8 registers (71 bits), of these 7 (70 bits) only wait
module IcrcInserter_64 (
  input  wire         clk,
  input  wire         rst,
  // in: frames of at least 54 bytes, 2 more than a multiple of 4, that end where the ICRC is to stand
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [511:0] in_payload_data,
  input  wire [63:0]  in_payload_keep,
  input  wire         in_payload_last,
  // out: frames with ICRC, without FCS
  output wire         out_valid,
  input  wire         out_ready,
  output wire [511:0] out_payload_data,
  output wire [63:0]  out_payload_keep,
  output wire         out_payload_last
);
  reg  [4:0]   due;
  reg  [31:0]  rest;
  reg  [3:0]   rest_keep;
  reg          extra;
  reg          number;
  // ---- timeline enters, cycle 1
  reg          is_first;
  reg          enters_c1;
  reg  [63:0]  in_payload_keep_c1;
  reg          in_payload_last_c1;
  // ---- timeline enters, cycle 2
  reg  [2:0]   enters_c2_c4;
  // ---- timeline enters, cycle 5
  reg          enters_c5;
  wire         crc_crc_valid;
  wire [31:0]  crc_crc_value;
  wire         waiting_out_valid;
  wire [511:0] waiting_out_payload_data;
  wire [63:0]  waiting_out_payload_keep;
  wire         waiting_out_payload_last;
  wire         codes_in_ready;
  wire         codes_out_valid;
  wire [31:0]  codes_out_payload;
  wire         mask_starts;
  wire         mask_kind_tagged;
  wire         mask_kind_ipv4;
  wire         mask_kind_ipv6;
  wire [511:0] mask_data;
  wire         stage_in_ready;

  wire         coded_valid = (due != 5'd0) | enters_c5;
  wire         leaves = stage_in_ready & ~extra;
  wire         ends = coded_valid & leaves & waiting_out_payload_last;
  wire         is_newest = ~codes_out_valid;
  wire         codes_in_valid = crc_crc_valid & ~(ends & is_newest);
  wire         enters = in_valid & in_ready;
  wire [31:0]  tag = (is_first & mask_kind_tagged) ? 32'h2144df1c : 32'd0;
  wire [511:0] seeded = mask_data | {368'd0, tag, 112'd0};
  wire [31:0]  coded_payload_code = is_newest ? crc_crc_value : codes_out_payload;
  wire         waiting_out_ready = coded_valid & leaves;
  wire         stage_in_valid = extra | coded_valid;
  wire         more = waiting_out_payload_last & waiting_out_payload_keep[60];
  wire         stage_in_payload_last = extra | (waiting_out_payload_last & ~more);
  wire [7:0]   lanes_lane = waiting_out_payload_keep[0] ? waiting_out_payload_data[7:0] : 8'd0;
  wire [7:0]   lanes_lane_2 = waiting_out_payload_keep[1] ? waiting_out_payload_data[15:8] : 8'd0;
  wire [7:0]   lanes_lane_3 = waiting_out_payload_keep[2] ? waiting_out_payload_data[23:16] : 8'd0;
  wire         lanes_ends = waiting_out_payload_keep[1] & ~waiting_out_payload_keep[2];
  wire [7:0]   lanes_lane_4 = lanes_lane_3 | (lanes_ends ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_5 = waiting_out_payload_keep[3] ? waiting_out_payload_data[31:24] : 8'd0;
  wire         lanes_ends_2 = waiting_out_payload_keep[1] & ~waiting_out_payload_keep[2];
  wire [7:0]   lanes_lane_6 = lanes_lane_5 | (lanes_ends_2 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_7 = waiting_out_payload_keep[4] ? waiting_out_payload_data[39:32] : 8'd0;
  wire         lanes_ends_3 = waiting_out_payload_keep[1] & ~waiting_out_payload_keep[2];
  wire [7:0]   lanes_lane_8 = lanes_lane_7 | (lanes_ends_3 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_9 = waiting_out_payload_keep[5] ? waiting_out_payload_data[47:40] : 8'd0;
  wire         lanes_ends_4 = waiting_out_payload_keep[1] & ~waiting_out_payload_keep[2];
  wire [7:0]   lanes_lane_10 = lanes_lane_9 | (lanes_ends_4 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_11 = waiting_out_payload_keep[6] ? waiting_out_payload_data[55:48] : 8'd0;
  wire         lanes_ends_5 = waiting_out_payload_keep[5] & ~waiting_out_payload_keep[6];
  wire [7:0]   lanes_lane_12 = lanes_lane_11 | (lanes_ends_5 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_13 = waiting_out_payload_keep[7] ? waiting_out_payload_data[63:56] : 8'd0;
  wire         lanes_ends_6 = waiting_out_payload_keep[5] & ~waiting_out_payload_keep[6];
  wire [7:0]   lanes_lane_14 = lanes_lane_13 | (lanes_ends_6 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_15 = waiting_out_payload_keep[8] ? waiting_out_payload_data[71:64] : 8'd0;
  wire         lanes_ends_7 = waiting_out_payload_keep[5] & ~waiting_out_payload_keep[6];
  wire [7:0]   lanes_lane_16 = lanes_lane_15 | (lanes_ends_7 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_17 = waiting_out_payload_keep[9] ? waiting_out_payload_data[79:72] : 8'd0;
  wire         lanes_ends_8 = waiting_out_payload_keep[5] & ~waiting_out_payload_keep[6];
  wire [7:0]   lanes_lane_18 = lanes_lane_17 | (lanes_ends_8 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_19 = waiting_out_payload_keep[10] ? waiting_out_payload_data[87:80] : 8'd0;
  wire         lanes_ends_9 = waiting_out_payload_keep[9] & ~waiting_out_payload_keep[10];
  wire [7:0]   lanes_lane_20 = lanes_lane_19 | (lanes_ends_9 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_21 = waiting_out_payload_keep[11] ? waiting_out_payload_data[95:88] : 8'd0;
  wire         lanes_ends_10 = waiting_out_payload_keep[9] & ~waiting_out_payload_keep[10];
  wire [7:0]   lanes_lane_22 = lanes_lane_21 | (lanes_ends_10 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_23 = waiting_out_payload_keep[12] ? waiting_out_payload_data[103:96] : 8'd0;
  wire         lanes_ends_11 = waiting_out_payload_keep[9] & ~waiting_out_payload_keep[10];
  wire [7:0]   lanes_lane_24 = lanes_lane_23 | (lanes_ends_11 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_25 = waiting_out_payload_keep[13] ? waiting_out_payload_data[111:104] : 8'd0;
  wire         lanes_ends_12 = waiting_out_payload_keep[9] & ~waiting_out_payload_keep[10];
  wire [7:0]   lanes_lane_26 = lanes_lane_25 | (lanes_ends_12 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_27 = waiting_out_payload_keep[14] ? waiting_out_payload_data[119:112] : 8'd0;
  wire         lanes_ends_13 = waiting_out_payload_keep[13] & ~waiting_out_payload_keep[14];
  wire [7:0]   lanes_lane_28 = lanes_lane_27 | (lanes_ends_13 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_29 = waiting_out_payload_keep[15] ? waiting_out_payload_data[127:120] : 8'd0;
  wire         lanes_ends_14 = waiting_out_payload_keep[13] & ~waiting_out_payload_keep[14];
  wire [7:0]   lanes_lane_30 = lanes_lane_29 | (lanes_ends_14 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_31 = waiting_out_payload_keep[16] ? waiting_out_payload_data[135:128] : 8'd0;
  wire         lanes_ends_15 = waiting_out_payload_keep[13] & ~waiting_out_payload_keep[14];
  wire [7:0]   lanes_lane_32 = lanes_lane_31 | (lanes_ends_15 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_33 = waiting_out_payload_keep[17] ? waiting_out_payload_data[143:136] : 8'd0;
  wire         lanes_ends_16 = waiting_out_payload_keep[13] & ~waiting_out_payload_keep[14];
  wire [7:0]   lanes_lane_34 = lanes_lane_33 | (lanes_ends_16 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_35 = waiting_out_payload_keep[18] ? waiting_out_payload_data[151:144] : 8'd0;
  wire         lanes_ends_17 = waiting_out_payload_keep[17] & ~waiting_out_payload_keep[18];
  wire [7:0]   lanes_lane_36 = lanes_lane_35 | (lanes_ends_17 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_37 = waiting_out_payload_keep[19] ? waiting_out_payload_data[159:152] : 8'd0;
  wire         lanes_ends_18 = waiting_out_payload_keep[17] & ~waiting_out_payload_keep[18];
  wire [7:0]   lanes_lane_38 = lanes_lane_37 | (lanes_ends_18 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_39 = waiting_out_payload_keep[20] ? waiting_out_payload_data[167:160] : 8'd0;
  wire         lanes_ends_19 = waiting_out_payload_keep[17] & ~waiting_out_payload_keep[18];
  wire [7:0]   lanes_lane_40 = lanes_lane_39 | (lanes_ends_19 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_41 = waiting_out_payload_keep[21] ? waiting_out_payload_data[175:168] : 8'd0;
  wire         lanes_ends_20 = waiting_out_payload_keep[17] & ~waiting_out_payload_keep[18];
  wire [7:0]   lanes_lane_42 = lanes_lane_41 | (lanes_ends_20 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_43 = waiting_out_payload_keep[22] ? waiting_out_payload_data[183:176] : 8'd0;
  wire         lanes_ends_21 = waiting_out_payload_keep[21] & ~waiting_out_payload_keep[22];
  wire [7:0]   lanes_lane_44 = lanes_lane_43 | (lanes_ends_21 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_45 = waiting_out_payload_keep[23] ? waiting_out_payload_data[191:184] : 8'd0;
  wire         lanes_ends_22 = waiting_out_payload_keep[21] & ~waiting_out_payload_keep[22];
  wire [7:0]   lanes_lane_46 = lanes_lane_45 | (lanes_ends_22 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_47 = waiting_out_payload_keep[24] ? waiting_out_payload_data[199:192] : 8'd0;
  wire         lanes_ends_23 = waiting_out_payload_keep[21] & ~waiting_out_payload_keep[22];
  wire [7:0]   lanes_lane_48 = lanes_lane_47 | (lanes_ends_23 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_49 = waiting_out_payload_keep[25] ? waiting_out_payload_data[207:200] : 8'd0;
  wire         lanes_ends_24 = waiting_out_payload_keep[21] & ~waiting_out_payload_keep[22];
  wire [7:0]   lanes_lane_50 = lanes_lane_49 | (lanes_ends_24 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_51 = waiting_out_payload_keep[26] ? waiting_out_payload_data[215:208] : 8'd0;
  wire         lanes_ends_25 = waiting_out_payload_keep[25] & ~waiting_out_payload_keep[26];
  wire [7:0]   lanes_lane_52 = lanes_lane_51 | (lanes_ends_25 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_53 = waiting_out_payload_keep[27] ? waiting_out_payload_data[223:216] : 8'd0;
  wire         lanes_ends_26 = waiting_out_payload_keep[25] & ~waiting_out_payload_keep[26];
  wire [7:0]   lanes_lane_54 = lanes_lane_53 | (lanes_ends_26 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_55 = waiting_out_payload_keep[28] ? waiting_out_payload_data[231:224] : 8'd0;
  wire         lanes_ends_27 = waiting_out_payload_keep[25] & ~waiting_out_payload_keep[26];
  wire [7:0]   lanes_lane_56 = lanes_lane_55 | (lanes_ends_27 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_57 = waiting_out_payload_keep[29] ? waiting_out_payload_data[239:232] : 8'd0;
  wire         lanes_ends_28 = waiting_out_payload_keep[25] & ~waiting_out_payload_keep[26];
  wire [7:0]   lanes_lane_58 = lanes_lane_57 | (lanes_ends_28 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_59 = waiting_out_payload_keep[30] ? waiting_out_payload_data[247:240] : 8'd0;
  wire         lanes_ends_29 = waiting_out_payload_keep[29] & ~waiting_out_payload_keep[30];
  wire [7:0]   lanes_lane_60 = lanes_lane_59 | (lanes_ends_29 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_61 = waiting_out_payload_keep[31] ? waiting_out_payload_data[255:248] : 8'd0;
  wire         lanes_ends_30 = waiting_out_payload_keep[29] & ~waiting_out_payload_keep[30];
  wire [7:0]   lanes_lane_62 = lanes_lane_61 | (lanes_ends_30 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_63 = waiting_out_payload_keep[32] ? waiting_out_payload_data[263:256] : 8'd0;
  wire         lanes_ends_31 = waiting_out_payload_keep[29] & ~waiting_out_payload_keep[30];
  wire [7:0]   lanes_lane_64 = lanes_lane_63 | (lanes_ends_31 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_65 = waiting_out_payload_keep[33] ? waiting_out_payload_data[271:264] : 8'd0;
  wire         lanes_ends_32 = waiting_out_payload_keep[29] & ~waiting_out_payload_keep[30];
  wire [7:0]   lanes_lane_66 = lanes_lane_65 | (lanes_ends_32 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_67 = waiting_out_payload_keep[34] ? waiting_out_payload_data[279:272] : 8'd0;
  wire         lanes_ends_33 = waiting_out_payload_keep[33] & ~waiting_out_payload_keep[34];
  wire [7:0]   lanes_lane_68 = lanes_lane_67 | (lanes_ends_33 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_69 = waiting_out_payload_keep[35] ? waiting_out_payload_data[287:280] : 8'd0;
  wire         lanes_ends_34 = waiting_out_payload_keep[33] & ~waiting_out_payload_keep[34];
  wire [7:0]   lanes_lane_70 = lanes_lane_69 | (lanes_ends_34 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_71 = waiting_out_payload_keep[36] ? waiting_out_payload_data[295:288] : 8'd0;
  wire         lanes_ends_35 = waiting_out_payload_keep[33] & ~waiting_out_payload_keep[34];
  wire [7:0]   lanes_lane_72 = lanes_lane_71 | (lanes_ends_35 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_73 = waiting_out_payload_keep[37] ? waiting_out_payload_data[303:296] : 8'd0;
  wire         lanes_ends_36 = waiting_out_payload_keep[33] & ~waiting_out_payload_keep[34];
  wire [7:0]   lanes_lane_74 = lanes_lane_73 | (lanes_ends_36 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_75 = waiting_out_payload_keep[38] ? waiting_out_payload_data[311:304] : 8'd0;
  wire         lanes_ends_37 = waiting_out_payload_keep[37] & ~waiting_out_payload_keep[38];
  wire [7:0]   lanes_lane_76 = lanes_lane_75 | (lanes_ends_37 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_77 = waiting_out_payload_keep[39] ? waiting_out_payload_data[319:312] : 8'd0;
  wire         lanes_ends_38 = waiting_out_payload_keep[37] & ~waiting_out_payload_keep[38];
  wire [7:0]   lanes_lane_78 = lanes_lane_77 | (lanes_ends_38 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_79 = waiting_out_payload_keep[40] ? waiting_out_payload_data[327:320] : 8'd0;
  wire         lanes_ends_39 = waiting_out_payload_keep[37] & ~waiting_out_payload_keep[38];
  wire [7:0]   lanes_lane_80 = lanes_lane_79 | (lanes_ends_39 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_81 = waiting_out_payload_keep[41] ? waiting_out_payload_data[335:328] : 8'd0;
  wire         lanes_ends_40 = waiting_out_payload_keep[37] & ~waiting_out_payload_keep[38];
  wire [7:0]   lanes_lane_82 = lanes_lane_81 | (lanes_ends_40 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_83 = waiting_out_payload_keep[42] ? waiting_out_payload_data[343:336] : 8'd0;
  wire         lanes_ends_41 = waiting_out_payload_keep[41] & ~waiting_out_payload_keep[42];
  wire [7:0]   lanes_lane_84 = lanes_lane_83 | (lanes_ends_41 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_85 = waiting_out_payload_keep[43] ? waiting_out_payload_data[351:344] : 8'd0;
  wire         lanes_ends_42 = waiting_out_payload_keep[41] & ~waiting_out_payload_keep[42];
  wire [7:0]   lanes_lane_86 = lanes_lane_85 | (lanes_ends_42 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_87 = waiting_out_payload_keep[44] ? waiting_out_payload_data[359:352] : 8'd0;
  wire         lanes_ends_43 = waiting_out_payload_keep[41] & ~waiting_out_payload_keep[42];
  wire [7:0]   lanes_lane_88 = lanes_lane_87 | (lanes_ends_43 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_89 = waiting_out_payload_keep[45] ? waiting_out_payload_data[367:360] : 8'd0;
  wire         lanes_ends_44 = waiting_out_payload_keep[41] & ~waiting_out_payload_keep[42];
  wire [7:0]   lanes_lane_90 = lanes_lane_89 | (lanes_ends_44 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_91 = waiting_out_payload_keep[46] ? waiting_out_payload_data[375:368] : 8'd0;
  wire         lanes_ends_45 = waiting_out_payload_keep[45] & ~waiting_out_payload_keep[46];
  wire [7:0]   lanes_lane_92 = lanes_lane_91 | (lanes_ends_45 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_93 = waiting_out_payload_keep[47] ? waiting_out_payload_data[383:376] : 8'd0;
  wire         lanes_ends_46 = waiting_out_payload_keep[45] & ~waiting_out_payload_keep[46];
  wire [7:0]   lanes_lane_94 = lanes_lane_93 | (lanes_ends_46 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_95 = waiting_out_payload_keep[48] ? waiting_out_payload_data[391:384] : 8'd0;
  wire         lanes_ends_47 = waiting_out_payload_keep[45] & ~waiting_out_payload_keep[46];
  wire [7:0]   lanes_lane_96 = lanes_lane_95 | (lanes_ends_47 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_97 = waiting_out_payload_keep[49] ? waiting_out_payload_data[399:392] : 8'd0;
  wire         lanes_ends_48 = waiting_out_payload_keep[45] & ~waiting_out_payload_keep[46];
  wire [7:0]   lanes_lane_98 = lanes_lane_97 | (lanes_ends_48 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_99 = waiting_out_payload_keep[50] ? waiting_out_payload_data[407:400] : 8'd0;
  wire         lanes_ends_49 = waiting_out_payload_keep[49] & ~waiting_out_payload_keep[50];
  wire [7:0]   lanes_lane_100 = lanes_lane_99 | (lanes_ends_49 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_101 = waiting_out_payload_keep[51] ? waiting_out_payload_data[415:408] : 8'd0;
  wire         lanes_ends_50 = waiting_out_payload_keep[49] & ~waiting_out_payload_keep[50];
  wire [7:0]   lanes_lane_102 = lanes_lane_101 | (lanes_ends_50 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_103 = waiting_out_payload_keep[52] ? waiting_out_payload_data[423:416] : 8'd0;
  wire         lanes_ends_51 = waiting_out_payload_keep[49] & ~waiting_out_payload_keep[50];
  wire [7:0]   lanes_lane_104 = lanes_lane_103 | (lanes_ends_51 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_105 = waiting_out_payload_keep[53] ? waiting_out_payload_data[431:424] : 8'd0;
  wire         lanes_ends_52 = waiting_out_payload_keep[49] & ~waiting_out_payload_keep[50];
  wire [7:0]   lanes_lane_106 = lanes_lane_105 | (lanes_ends_52 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_107 = waiting_out_payload_keep[54] ? waiting_out_payload_data[439:432] : 8'd0;
  wire         lanes_ends_53 = waiting_out_payload_keep[53] & ~waiting_out_payload_keep[54];
  wire [7:0]   lanes_lane_108 = lanes_lane_107 | (lanes_ends_53 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_109 = waiting_out_payload_keep[55] ? waiting_out_payload_data[447:440] : 8'd0;
  wire         lanes_ends_54 = waiting_out_payload_keep[53] & ~waiting_out_payload_keep[54];
  wire [7:0]   lanes_lane_110 = lanes_lane_109 | (lanes_ends_54 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_111 = waiting_out_payload_keep[56] ? waiting_out_payload_data[455:448] : 8'd0;
  wire         lanes_ends_55 = waiting_out_payload_keep[53] & ~waiting_out_payload_keep[54];
  wire [7:0]   lanes_lane_112 = lanes_lane_111 | (lanes_ends_55 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_113 = waiting_out_payload_keep[57] ? waiting_out_payload_data[463:456] : 8'd0;
  wire         lanes_ends_56 = waiting_out_payload_keep[53] & ~waiting_out_payload_keep[54];
  wire [7:0]   lanes_lane_114 = lanes_lane_113 | (lanes_ends_56 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_115 = waiting_out_payload_keep[58] ? waiting_out_payload_data[471:464] : 8'd0;
  wire         lanes_ends_57 = waiting_out_payload_keep[57] & ~waiting_out_payload_keep[58];
  wire [7:0]   lanes_lane_116 = lanes_lane_115 | (lanes_ends_57 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_117 = waiting_out_payload_keep[59] ? waiting_out_payload_data[479:472] : 8'd0;
  wire         lanes_ends_58 = waiting_out_payload_keep[57] & ~waiting_out_payload_keep[58];
  wire [7:0]   lanes_lane_118 = lanes_lane_117 | (lanes_ends_58 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_lane_119 = waiting_out_payload_keep[60] ? waiting_out_payload_data[487:480] : 8'd0;
  wire         lanes_ends_59 = waiting_out_payload_keep[57] & ~waiting_out_payload_keep[58];
  wire [7:0]   lanes_lane_120 = lanes_lane_119 | (lanes_ends_59 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_lane_121 = waiting_out_payload_keep[61] ? waiting_out_payload_data[495:488] : 8'd0;
  wire         lanes_ends_60 = waiting_out_payload_keep[57] & ~waiting_out_payload_keep[58];
  wire [7:0]   lanes_lane_122 = lanes_lane_121 | (lanes_ends_60 ? coded_payload_code[31:24] : 8'd0);
  wire [7:0]   lanes_lane_123 = waiting_out_payload_keep[62] ? waiting_out_payload_data[503:496] : 8'd0;
  wire         lanes_ends_61 = waiting_out_payload_keep[61] & ~waiting_out_payload_keep[62];
  wire [7:0]   lanes_lane_124 = lanes_lane_123 | (lanes_ends_61 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_lane_125 = waiting_out_payload_keep[63] ? waiting_out_payload_data[511:504] : 8'd0;
  wire         lanes_ends_62 = waiting_out_payload_keep[61] & ~waiting_out_payload_keep[62];
  wire [7:0]   lanes_lane_126 = lanes_lane_125 | (lanes_ends_62 ? coded_payload_code[15:8] : 8'd0);
  wire         lanes_ends_63 = waiting_out_payload_keep[61] & ~waiting_out_payload_keep[62];
  wire [7:0]   lanes_lane_127 = lanes_ends_63 ? coded_payload_code[23:16] : 8'd0;
  wire         lanes_ends_64 = waiting_out_payload_keep[61] & ~waiting_out_payload_keep[62];
  wire [7:0]   lanes_lane_128 = lanes_ends_64 ? coded_payload_code[31:24] : 8'd0;
  wire [543:0] lanes = {8'd0, 8'd0, lanes_lane_128, lanes_lane_127, lanes_lane_126, lanes_lane_124,
                        lanes_lane_122, lanes_lane_120, lanes_lane_118, lanes_lane_116, lanes_lane_114,
                        lanes_lane_112, lanes_lane_110, lanes_lane_108, lanes_lane_106, lanes_lane_104,
                        lanes_lane_102, lanes_lane_100, lanes_lane_98, lanes_lane_96, lanes_lane_94,
                        lanes_lane_92, lanes_lane_90, lanes_lane_88, lanes_lane_86, lanes_lane_84,
                        lanes_lane_82, lanes_lane_80, lanes_lane_78, lanes_lane_76, lanes_lane_74,
                        lanes_lane_72, lanes_lane_70, lanes_lane_68, lanes_lane_66, lanes_lane_64,
                        lanes_lane_62, lanes_lane_60, lanes_lane_58, lanes_lane_56, lanes_lane_54,
                        lanes_lane_52, lanes_lane_50, lanes_lane_48, lanes_lane_46, lanes_lane_44,
                        lanes_lane_42, lanes_lane_40, lanes_lane_38, lanes_lane_36, lanes_lane_34,
                        lanes_lane_32, lanes_lane_30, lanes_lane_28, lanes_lane_26, lanes_lane_24,
                        lanes_lane_22, lanes_lane_20, lanes_lane_18, lanes_lane_16, lanes_lane_14,
                        lanes_lane_12, lanes_lane_10, lanes_lane_8, lanes_lane_6, lanes_lane_4, lanes_lane_2,
                        lanes_lane};
  wire [67:0]  keep = {waiting_out_payload_keep, 4'hf};
  wire         _number_inverse = ~number;
  wire [511:0] stage_in_payload_data = extra ? {480'd0, rest} : lanes[511:0];
  wire [63:0]  _keep_63_0_or = keep[63:0] | {4'd0, {60{_number_inverse}}};
  wire [63:0]  stage_in_payload_keep = extra ? {60'd0, rest_keep} : _keep_63_0_or;
  wire         ends_2 = in_payload_keep[1] & ~in_payload_keep[2];
  wire         ends_3 = ends_2 | (in_payload_keep[5] & ~in_payload_keep[6]);
  wire         ends_4 = ends_3 | (in_payload_keep[9] & ~in_payload_keep[10]);
  wire         ends_5 = ends_4 | (in_payload_keep[13] & ~in_payload_keep[14]);
  wire         ends_6 = ends_5 | (in_payload_keep[17] & ~in_payload_keep[18]);
  wire         ends_7 = ends_6 | (in_payload_keep[21] & ~in_payload_keep[22]);
  wire         ends_8 = ends_7 | (in_payload_keep[25] & ~in_payload_keep[26]);
  wire         ends_9 = ends_8 | (in_payload_keep[29] & ~in_payload_keep[30]);
  wire         ends_10 = ends_9 | (in_payload_keep[33] & ~in_payload_keep[34]);
  wire         ends_11 = ends_10 | (in_payload_keep[37] & ~in_payload_keep[38]);
  wire         ends_12 = ends_11 | (in_payload_keep[41] & ~in_payload_keep[42]);
  wire         ends_13 = ends_12 | (in_payload_keep[45] & ~in_payload_keep[46]);
  wire         ends_14 = ends_13 | (in_payload_keep[49] & ~in_payload_keep[50]);
  wire         ends_15 = ends_14 | (in_payload_keep[53] & ~in_payload_keep[54]);
  wire         ends_16 = ends_15 | (in_payload_keep[57] & ~in_payload_keep[58]);
  wire         ends_17 = ends_16 | (in_payload_keep[61] & ~in_payload_keep[62]);

  Crc32_64_edb88320_of_4_and_2 crc (
    .clk(clk),
    .rst(rst),
    .in_valid(enters_c1),
    .in_value_data(seeded),
    .in_value_keep(in_payload_keep_c1),
    .in_value_last(in_payload_last_c1),
    .crc_valid(crc_crc_valid),
    .crc_value(crc_crc_value)
  );

  Fifo_16_LUTRAM #(.WIDTH(577)) waiting (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_ready(in_ready),
    .in_payload({in_payload_data, in_payload_keep, in_payload_last}),
    .out_valid(waiting_out_valid),
    .out_ready(waiting_out_ready),
    .out_payload({waiting_out_payload_data, waiting_out_payload_keep, waiting_out_payload_last})
  );

  Fifo_16_LUTRAM #(.WIDTH(32)) codes (
    .clk(clk),
    .rst(rst),
    .in_valid(codes_in_valid),
    .in_ready(codes_in_ready),
    .in_payload(crc_crc_value),
    .out_valid(codes_out_valid),
    .out_ready(ends),
    .out_payload(codes_out_payload)
  );

  VariantMask_64_1 mask (
    .clk(clk),
    .rst(rst),
    .in_valid(enters),
    .in_value_data(in_payload_data),
    .in_value_keep(in_payload_keep),
    .in_value_last(in_payload_last),
    .starts(mask_starts),
    .kind_tagged(mask_kind_tagged),
    .kind_ipv4(mask_kind_ipv4),
    .kind_ipv6(mask_kind_ipv6),
    .data(mask_data)
  );

  Pipeline_1 #(.WIDTH(577)) stage (
    .clk(clk),
    .rst(rst),
    .in_valid(stage_in_valid),
    .in_ready(stage_in_ready),
    .in_payload({stage_in_payload_data, stage_in_payload_keep, stage_in_payload_last}),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload({out_payload_data, out_payload_keep, out_payload_last})
  );

  always @(posedge clk) begin
    if (rst) begin
      due <= 5'd0;
      extra <= 1'b0;
      number <= 1'b0;
      enters_c1 <= 1'b0;
      enters_c2_c4 <= 3'd0;
      enters_c5 <= 1'b0;
    end else begin
      if (enters_c5 & ~(coded_valid & leaves)) begin
        due <= due + 5'd1;
      end else if (coded_valid & leaves & ~enters_c5) begin
        due <= due - 5'd1;
      end
      if (stage_in_valid & stage_in_ready) begin
        extra <= ~extra & more;
        number <= ~stage_in_payload_last & ((number > 1'b0) ? number : (number + 1'b1));
      end
      // ---- timeline enters, cycle 1
      enters_c1 <= enters;
      // ---- timeline enters, cycle 2
      enters_c2_c4 <= {enters_c2_c4[1:0], enters_c1};
      // ---- timeline enters, cycle 5
      enters_c5 <= enters_c2_c4[2];
    end
  end

  always @(posedge clk) begin
    if (coded_valid & leaves) begin
      rest <= lanes[543:512];
      rest_keep <= keep[67:64];
    end
    // ---- timeline enters, cycle 1
    in_payload_keep_c1 <= in_payload_keep;
    in_payload_last_c1 <= in_payload_last;
    is_first <= mask_starts;
  end

  wire        _unused = &{1'b0, waiting_out_valid, codes_in_ready, mask_kind_ipv4, mask_kind_ipv6, ends_17};

`ifdef FORMAL
  always @(posedge clk) if (!rst) makes_a_frame_one_beat_longer: cover (extra);
  always @(posedge clk) if (!rst) a_frame_ends_with_a_word_behind_its_link_header: assert (~(enters &
                                                                                             in_payload_last) |
                                                                                           ends_17);
  always @(posedge clk) if (!rst) a_beat_that_is_due_is_there: assert (~coded_valid | waiting_out_valid);
  always @(posedge clk) if (!rst) a_last_beat_has_its_code: assert (~ends | codes_out_valid | crc_crc_valid);
  always @(posedge clk) if (!rst) there_is_a_place_for_every_code: assert (~codes_in_valid | codes_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(enters & in_payload_last) | ends_17)) begin
    $display("IcrcInserter.java: HDL801: claim 'a frame ends with a word behind its link header' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~coded_valid | waiting_out_valid)) begin
    $display("IcrcInserter.java: HDL801: claim 'a beat that is due is there' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~ends | codes_out_valid | crc_crc_valid)) begin
    $display("IcrcInserter.java: HDL801: claim 'a last beat has its code' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~codes_in_valid | codes_in_ready)) begin
    $display("IcrcInserter.java: HDL801: claim 'there is a place for every code' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
