`default_nettype none

// IcrcInserter_64: appends the invariant CRC to every frame, and zeros up to 60 bytes.  Generated from
// IcrcInserter.java.
module IcrcInserter_64 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,  // frames of at least 54 bytes that end where the ICRC is to stand
  output wire         in_ready,
  input  wire [511:0] in_payload_data,
  input  wire [63:0]  in_payload_keep,
  input  wire         in_payload_last,
  output wire         out_valid,  // frames with ICRC, without FCS
  input  wire         out_ready,
  output wire [511:0] out_payload_data,
  output wire [63:0]  out_payload_keep,
  output wire         out_payload_last
);
  reg          is_first;
  reg          stage_2;
  reg  [63:0]  in_payload_keep_past;
  reg          in_payload_last_past;
  reg  [4:0]   due;
  reg          computed_stage;
  reg          computed_stage_2;
  reg          computed_stage_3;
  reg          computed_stage_4;
  reg          computed_stage_5;
  reg          computed_stage_6;
  reg          computed_stage_7;
  reg  [31:0]  rest;
  reg  [3:0]   rest_keep;
  reg          extra;
  reg          number;
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

  wire         _or = (due != 5'd0) | computed_stage_7;
  wire         leaves = stage_in_ready & ~extra;
  wire         ends = _or & leaves & waiting_out_payload_last;
  wire         is_newest = ~codes_out_valid;
  wire         codes_in_valid = crc_crc_valid & ~(ends & is_newest);
  wire         taken = in_valid & in_ready;
  wire [31:0]  tag = (is_first & mask_kind_tagged) ? 32'h2144df1c : 32'd0;
  wire [511:0] seeded = mask_data | {368'd0, tag, 112'd0};
  wire [31:0]  _choice = is_newest ? crc_crc_value : codes_out_payload;
  wire         waiting_out_ready = _or & leaves;
  wire         stage_in_valid = extra | _or;
  wire         more = waiting_out_payload_last & waiting_out_payload_keep[60];
  wire         stage_in_payload_last = extra | (waiting_out_payload_last & ~more);
  wire [7:0]   lanes_lane = waiting_out_payload_keep[0] ? waiting_out_payload_data[7:0] : 8'd0;
  wire [7:0]   lanes_lane_2 = waiting_out_payload_keep[1] ? waiting_out_payload_data[15:8] : 8'd0;
  wire         lanes_ends = waiting_out_payload_keep[0] & ~waiting_out_payload_keep[1];
  wire [7:0]   lanes_lane_3 = lanes_lane_2 | (lanes_ends ? _choice[7:0] : 8'd0);
  wire [7:0]   lanes_lane_4 = waiting_out_payload_keep[2] ? waiting_out_payload_data[23:16] : 8'd0;
  wire         lanes_ends_2 = waiting_out_payload_keep[1] & ~waiting_out_payload_keep[2];
  wire [7:0]   lanes_lane_5 = lanes_lane_4 | (lanes_ends_2 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_3 = waiting_out_payload_keep[0] & ~waiting_out_payload_keep[1];
  wire [7:0]   lanes_lane_6 = lanes_lane_5 | (lanes_ends_3 ? _choice[15:8] : 8'd0);
  wire [7:0]   lanes_lane_7 = waiting_out_payload_keep[3] ? waiting_out_payload_data[31:24] : 8'd0;
  wire         lanes_ends_4 = waiting_out_payload_keep[2] & ~waiting_out_payload_keep[3];
  wire [7:0]   lanes_lane_8 = lanes_lane_7 | (lanes_ends_4 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_5 = waiting_out_payload_keep[1] & ~waiting_out_payload_keep[2];
  wire [7:0]   lanes_lane_9 = lanes_lane_8 | (lanes_ends_5 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_6 = waiting_out_payload_keep[0] & ~waiting_out_payload_keep[1];
  wire [7:0]   lanes_lane_10 = lanes_lane_9 | (lanes_ends_6 ? _choice[23:16] : 8'd0);
  wire [7:0]   lanes_lane_11 = waiting_out_payload_keep[4] ? waiting_out_payload_data[39:32] : 8'd0;
  wire         lanes_ends_7 = waiting_out_payload_keep[3] & ~waiting_out_payload_keep[4];
  wire [7:0]   lanes_lane_12 = lanes_lane_11 | (lanes_ends_7 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_8 = waiting_out_payload_keep[2] & ~waiting_out_payload_keep[3];
  wire [7:0]   lanes_lane_13 = lanes_lane_12 | (lanes_ends_8 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_9 = waiting_out_payload_keep[1] & ~waiting_out_payload_keep[2];
  wire [7:0]   lanes_lane_14 = lanes_lane_13 | (lanes_ends_9 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_10 = waiting_out_payload_keep[0] & ~waiting_out_payload_keep[1];
  wire [7:0]   lanes_lane_15 = lanes_lane_14 | (lanes_ends_10 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_16 = waiting_out_payload_keep[5] ? waiting_out_payload_data[47:40] : 8'd0;
  wire         lanes_ends_11 = waiting_out_payload_keep[4] & ~waiting_out_payload_keep[5];
  wire [7:0]   lanes_lane_17 = lanes_lane_16 | (lanes_ends_11 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_12 = waiting_out_payload_keep[3] & ~waiting_out_payload_keep[4];
  wire [7:0]   lanes_lane_18 = lanes_lane_17 | (lanes_ends_12 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_13 = waiting_out_payload_keep[2] & ~waiting_out_payload_keep[3];
  wire [7:0]   lanes_lane_19 = lanes_lane_18 | (lanes_ends_13 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_14 = waiting_out_payload_keep[1] & ~waiting_out_payload_keep[2];
  wire [7:0]   lanes_lane_20 = lanes_lane_19 | (lanes_ends_14 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_21 = waiting_out_payload_keep[6] ? waiting_out_payload_data[55:48] : 8'd0;
  wire         lanes_ends_15 = waiting_out_payload_keep[5] & ~waiting_out_payload_keep[6];
  wire [7:0]   lanes_lane_22 = lanes_lane_21 | (lanes_ends_15 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_16 = waiting_out_payload_keep[4] & ~waiting_out_payload_keep[5];
  wire [7:0]   lanes_lane_23 = lanes_lane_22 | (lanes_ends_16 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_17 = waiting_out_payload_keep[3] & ~waiting_out_payload_keep[4];
  wire [7:0]   lanes_lane_24 = lanes_lane_23 | (lanes_ends_17 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_18 = waiting_out_payload_keep[2] & ~waiting_out_payload_keep[3];
  wire [7:0]   lanes_lane_25 = lanes_lane_24 | (lanes_ends_18 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_26 = waiting_out_payload_keep[7] ? waiting_out_payload_data[63:56] : 8'd0;
  wire         lanes_ends_19 = waiting_out_payload_keep[6] & ~waiting_out_payload_keep[7];
  wire [7:0]   lanes_lane_27 = lanes_lane_26 | (lanes_ends_19 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_20 = waiting_out_payload_keep[5] & ~waiting_out_payload_keep[6];
  wire [7:0]   lanes_lane_28 = lanes_lane_27 | (lanes_ends_20 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_21 = waiting_out_payload_keep[4] & ~waiting_out_payload_keep[5];
  wire [7:0]   lanes_lane_29 = lanes_lane_28 | (lanes_ends_21 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_22 = waiting_out_payload_keep[3] & ~waiting_out_payload_keep[4];
  wire [7:0]   lanes_lane_30 = lanes_lane_29 | (lanes_ends_22 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_31 = waiting_out_payload_keep[8] ? waiting_out_payload_data[71:64] : 8'd0;
  wire         lanes_ends_23 = waiting_out_payload_keep[7] & ~waiting_out_payload_keep[8];
  wire [7:0]   lanes_lane_32 = lanes_lane_31 | (lanes_ends_23 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_24 = waiting_out_payload_keep[6] & ~waiting_out_payload_keep[7];
  wire [7:0]   lanes_lane_33 = lanes_lane_32 | (lanes_ends_24 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_25 = waiting_out_payload_keep[5] & ~waiting_out_payload_keep[6];
  wire [7:0]   lanes_lane_34 = lanes_lane_33 | (lanes_ends_25 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_26 = waiting_out_payload_keep[4] & ~waiting_out_payload_keep[5];
  wire [7:0]   lanes_lane_35 = lanes_lane_34 | (lanes_ends_26 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_36 = waiting_out_payload_keep[9] ? waiting_out_payload_data[79:72] : 8'd0;
  wire         lanes_ends_27 = waiting_out_payload_keep[8] & ~waiting_out_payload_keep[9];
  wire [7:0]   lanes_lane_37 = lanes_lane_36 | (lanes_ends_27 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_28 = waiting_out_payload_keep[7] & ~waiting_out_payload_keep[8];
  wire [7:0]   lanes_lane_38 = lanes_lane_37 | (lanes_ends_28 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_29 = waiting_out_payload_keep[6] & ~waiting_out_payload_keep[7];
  wire [7:0]   lanes_lane_39 = lanes_lane_38 | (lanes_ends_29 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_30 = waiting_out_payload_keep[5] & ~waiting_out_payload_keep[6];
  wire [7:0]   lanes_lane_40 = lanes_lane_39 | (lanes_ends_30 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_41 = waiting_out_payload_keep[10] ? waiting_out_payload_data[87:80] : 8'd0;
  wire         lanes_ends_31 = waiting_out_payload_keep[9] & ~waiting_out_payload_keep[10];
  wire [7:0]   lanes_lane_42 = lanes_lane_41 | (lanes_ends_31 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_32 = waiting_out_payload_keep[8] & ~waiting_out_payload_keep[9];
  wire [7:0]   lanes_lane_43 = lanes_lane_42 | (lanes_ends_32 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_33 = waiting_out_payload_keep[7] & ~waiting_out_payload_keep[8];
  wire [7:0]   lanes_lane_44 = lanes_lane_43 | (lanes_ends_33 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_34 = waiting_out_payload_keep[6] & ~waiting_out_payload_keep[7];
  wire [7:0]   lanes_lane_45 = lanes_lane_44 | (lanes_ends_34 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_46 = waiting_out_payload_keep[11] ? waiting_out_payload_data[95:88] : 8'd0;
  wire         lanes_ends_35 = waiting_out_payload_keep[10] & ~waiting_out_payload_keep[11];
  wire [7:0]   lanes_lane_47 = lanes_lane_46 | (lanes_ends_35 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_36 = waiting_out_payload_keep[9] & ~waiting_out_payload_keep[10];
  wire [7:0]   lanes_lane_48 = lanes_lane_47 | (lanes_ends_36 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_37 = waiting_out_payload_keep[8] & ~waiting_out_payload_keep[9];
  wire [7:0]   lanes_lane_49 = lanes_lane_48 | (lanes_ends_37 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_38 = waiting_out_payload_keep[7] & ~waiting_out_payload_keep[8];
  wire [7:0]   lanes_lane_50 = lanes_lane_49 | (lanes_ends_38 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_51 = waiting_out_payload_keep[12] ? waiting_out_payload_data[103:96] : 8'd0;
  wire         lanes_ends_39 = waiting_out_payload_keep[11] & ~waiting_out_payload_keep[12];
  wire [7:0]   lanes_lane_52 = lanes_lane_51 | (lanes_ends_39 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_40 = waiting_out_payload_keep[10] & ~waiting_out_payload_keep[11];
  wire [7:0]   lanes_lane_53 = lanes_lane_52 | (lanes_ends_40 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_41 = waiting_out_payload_keep[9] & ~waiting_out_payload_keep[10];
  wire [7:0]   lanes_lane_54 = lanes_lane_53 | (lanes_ends_41 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_42 = waiting_out_payload_keep[8] & ~waiting_out_payload_keep[9];
  wire [7:0]   lanes_lane_55 = lanes_lane_54 | (lanes_ends_42 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_56 = waiting_out_payload_keep[13] ? waiting_out_payload_data[111:104] : 8'd0;
  wire         lanes_ends_43 = waiting_out_payload_keep[12] & ~waiting_out_payload_keep[13];
  wire [7:0]   lanes_lane_57 = lanes_lane_56 | (lanes_ends_43 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_44 = waiting_out_payload_keep[11] & ~waiting_out_payload_keep[12];
  wire [7:0]   lanes_lane_58 = lanes_lane_57 | (lanes_ends_44 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_45 = waiting_out_payload_keep[10] & ~waiting_out_payload_keep[11];
  wire [7:0]   lanes_lane_59 = lanes_lane_58 | (lanes_ends_45 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_46 = waiting_out_payload_keep[9] & ~waiting_out_payload_keep[10];
  wire [7:0]   lanes_lane_60 = lanes_lane_59 | (lanes_ends_46 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_61 = waiting_out_payload_keep[14] ? waiting_out_payload_data[119:112] : 8'd0;
  wire         lanes_ends_47 = waiting_out_payload_keep[13] & ~waiting_out_payload_keep[14];
  wire [7:0]   lanes_lane_62 = lanes_lane_61 | (lanes_ends_47 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_48 = waiting_out_payload_keep[12] & ~waiting_out_payload_keep[13];
  wire [7:0]   lanes_lane_63 = lanes_lane_62 | (lanes_ends_48 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_49 = waiting_out_payload_keep[11] & ~waiting_out_payload_keep[12];
  wire [7:0]   lanes_lane_64 = lanes_lane_63 | (lanes_ends_49 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_50 = waiting_out_payload_keep[10] & ~waiting_out_payload_keep[11];
  wire [7:0]   lanes_lane_65 = lanes_lane_64 | (lanes_ends_50 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_66 = waiting_out_payload_keep[15] ? waiting_out_payload_data[127:120] : 8'd0;
  wire         lanes_ends_51 = waiting_out_payload_keep[14] & ~waiting_out_payload_keep[15];
  wire [7:0]   lanes_lane_67 = lanes_lane_66 | (lanes_ends_51 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_52 = waiting_out_payload_keep[13] & ~waiting_out_payload_keep[14];
  wire [7:0]   lanes_lane_68 = lanes_lane_67 | (lanes_ends_52 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_53 = waiting_out_payload_keep[12] & ~waiting_out_payload_keep[13];
  wire [7:0]   lanes_lane_69 = lanes_lane_68 | (lanes_ends_53 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_54 = waiting_out_payload_keep[11] & ~waiting_out_payload_keep[12];
  wire [7:0]   lanes_lane_70 = lanes_lane_69 | (lanes_ends_54 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_71 = waiting_out_payload_keep[16] ? waiting_out_payload_data[135:128] : 8'd0;
  wire         lanes_ends_55 = waiting_out_payload_keep[15] & ~waiting_out_payload_keep[16];
  wire [7:0]   lanes_lane_72 = lanes_lane_71 | (lanes_ends_55 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_56 = waiting_out_payload_keep[14] & ~waiting_out_payload_keep[15];
  wire [7:0]   lanes_lane_73 = lanes_lane_72 | (lanes_ends_56 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_57 = waiting_out_payload_keep[13] & ~waiting_out_payload_keep[14];
  wire [7:0]   lanes_lane_74 = lanes_lane_73 | (lanes_ends_57 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_58 = waiting_out_payload_keep[12] & ~waiting_out_payload_keep[13];
  wire [7:0]   lanes_lane_75 = lanes_lane_74 | (lanes_ends_58 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_76 = waiting_out_payload_keep[17] ? waiting_out_payload_data[143:136] : 8'd0;
  wire         lanes_ends_59 = waiting_out_payload_keep[16] & ~waiting_out_payload_keep[17];
  wire [7:0]   lanes_lane_77 = lanes_lane_76 | (lanes_ends_59 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_60 = waiting_out_payload_keep[15] & ~waiting_out_payload_keep[16];
  wire [7:0]   lanes_lane_78 = lanes_lane_77 | (lanes_ends_60 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_61 = waiting_out_payload_keep[14] & ~waiting_out_payload_keep[15];
  wire [7:0]   lanes_lane_79 = lanes_lane_78 | (lanes_ends_61 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_62 = waiting_out_payload_keep[13] & ~waiting_out_payload_keep[14];
  wire [7:0]   lanes_lane_80 = lanes_lane_79 | (lanes_ends_62 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_81 = waiting_out_payload_keep[18] ? waiting_out_payload_data[151:144] : 8'd0;
  wire         lanes_ends_63 = waiting_out_payload_keep[17] & ~waiting_out_payload_keep[18];
  wire [7:0]   lanes_lane_82 = lanes_lane_81 | (lanes_ends_63 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_64 = waiting_out_payload_keep[16] & ~waiting_out_payload_keep[17];
  wire [7:0]   lanes_lane_83 = lanes_lane_82 | (lanes_ends_64 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_65 = waiting_out_payload_keep[15] & ~waiting_out_payload_keep[16];
  wire [7:0]   lanes_lane_84 = lanes_lane_83 | (lanes_ends_65 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_66 = waiting_out_payload_keep[14] & ~waiting_out_payload_keep[15];
  wire [7:0]   lanes_lane_85 = lanes_lane_84 | (lanes_ends_66 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_86 = waiting_out_payload_keep[19] ? waiting_out_payload_data[159:152] : 8'd0;
  wire         lanes_ends_67 = waiting_out_payload_keep[18] & ~waiting_out_payload_keep[19];
  wire [7:0]   lanes_lane_87 = lanes_lane_86 | (lanes_ends_67 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_68 = waiting_out_payload_keep[17] & ~waiting_out_payload_keep[18];
  wire [7:0]   lanes_lane_88 = lanes_lane_87 | (lanes_ends_68 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_69 = waiting_out_payload_keep[16] & ~waiting_out_payload_keep[17];
  wire [7:0]   lanes_lane_89 = lanes_lane_88 | (lanes_ends_69 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_70 = waiting_out_payload_keep[15] & ~waiting_out_payload_keep[16];
  wire [7:0]   lanes_lane_90 = lanes_lane_89 | (lanes_ends_70 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_91 = waiting_out_payload_keep[20] ? waiting_out_payload_data[167:160] : 8'd0;
  wire         lanes_ends_71 = waiting_out_payload_keep[19] & ~waiting_out_payload_keep[20];
  wire [7:0]   lanes_lane_92 = lanes_lane_91 | (lanes_ends_71 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_72 = waiting_out_payload_keep[18] & ~waiting_out_payload_keep[19];
  wire [7:0]   lanes_lane_93 = lanes_lane_92 | (lanes_ends_72 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_73 = waiting_out_payload_keep[17] & ~waiting_out_payload_keep[18];
  wire [7:0]   lanes_lane_94 = lanes_lane_93 | (lanes_ends_73 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_74 = waiting_out_payload_keep[16] & ~waiting_out_payload_keep[17];
  wire [7:0]   lanes_lane_95 = lanes_lane_94 | (lanes_ends_74 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_96 = waiting_out_payload_keep[21] ? waiting_out_payload_data[175:168] : 8'd0;
  wire         lanes_ends_75 = waiting_out_payload_keep[20] & ~waiting_out_payload_keep[21];
  wire [7:0]   lanes_lane_97 = lanes_lane_96 | (lanes_ends_75 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_76 = waiting_out_payload_keep[19] & ~waiting_out_payload_keep[20];
  wire [7:0]   lanes_lane_98 = lanes_lane_97 | (lanes_ends_76 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_77 = waiting_out_payload_keep[18] & ~waiting_out_payload_keep[19];
  wire [7:0]   lanes_lane_99 = lanes_lane_98 | (lanes_ends_77 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_78 = waiting_out_payload_keep[17] & ~waiting_out_payload_keep[18];
  wire [7:0]   lanes_lane_100 = lanes_lane_99 | (lanes_ends_78 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_101 = waiting_out_payload_keep[22] ? waiting_out_payload_data[183:176] : 8'd0;
  wire         lanes_ends_79 = waiting_out_payload_keep[21] & ~waiting_out_payload_keep[22];
  wire [7:0]   lanes_lane_102 = lanes_lane_101 | (lanes_ends_79 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_80 = waiting_out_payload_keep[20] & ~waiting_out_payload_keep[21];
  wire [7:0]   lanes_lane_103 = lanes_lane_102 | (lanes_ends_80 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_81 = waiting_out_payload_keep[19] & ~waiting_out_payload_keep[20];
  wire [7:0]   lanes_lane_104 = lanes_lane_103 | (lanes_ends_81 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_82 = waiting_out_payload_keep[18] & ~waiting_out_payload_keep[19];
  wire [7:0]   lanes_lane_105 = lanes_lane_104 | (lanes_ends_82 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_106 = waiting_out_payload_keep[23] ? waiting_out_payload_data[191:184] : 8'd0;
  wire         lanes_ends_83 = waiting_out_payload_keep[22] & ~waiting_out_payload_keep[23];
  wire [7:0]   lanes_lane_107 = lanes_lane_106 | (lanes_ends_83 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_84 = waiting_out_payload_keep[21] & ~waiting_out_payload_keep[22];
  wire [7:0]   lanes_lane_108 = lanes_lane_107 | (lanes_ends_84 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_85 = waiting_out_payload_keep[20] & ~waiting_out_payload_keep[21];
  wire [7:0]   lanes_lane_109 = lanes_lane_108 | (lanes_ends_85 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_86 = waiting_out_payload_keep[19] & ~waiting_out_payload_keep[20];
  wire [7:0]   lanes_lane_110 = lanes_lane_109 | (lanes_ends_86 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_111 = waiting_out_payload_keep[24] ? waiting_out_payload_data[199:192] : 8'd0;
  wire         lanes_ends_87 = waiting_out_payload_keep[23] & ~waiting_out_payload_keep[24];
  wire [7:0]   lanes_lane_112 = lanes_lane_111 | (lanes_ends_87 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_88 = waiting_out_payload_keep[22] & ~waiting_out_payload_keep[23];
  wire [7:0]   lanes_lane_113 = lanes_lane_112 | (lanes_ends_88 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_89 = waiting_out_payload_keep[21] & ~waiting_out_payload_keep[22];
  wire [7:0]   lanes_lane_114 = lanes_lane_113 | (lanes_ends_89 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_90 = waiting_out_payload_keep[20] & ~waiting_out_payload_keep[21];
  wire [7:0]   lanes_lane_115 = lanes_lane_114 | (lanes_ends_90 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_116 = waiting_out_payload_keep[25] ? waiting_out_payload_data[207:200] : 8'd0;
  wire         lanes_ends_91 = waiting_out_payload_keep[24] & ~waiting_out_payload_keep[25];
  wire [7:0]   lanes_lane_117 = lanes_lane_116 | (lanes_ends_91 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_92 = waiting_out_payload_keep[23] & ~waiting_out_payload_keep[24];
  wire [7:0]   lanes_lane_118 = lanes_lane_117 | (lanes_ends_92 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_93 = waiting_out_payload_keep[22] & ~waiting_out_payload_keep[23];
  wire [7:0]   lanes_lane_119 = lanes_lane_118 | (lanes_ends_93 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_94 = waiting_out_payload_keep[21] & ~waiting_out_payload_keep[22];
  wire [7:0]   lanes_lane_120 = lanes_lane_119 | (lanes_ends_94 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_121 = waiting_out_payload_keep[26] ? waiting_out_payload_data[215:208] : 8'd0;
  wire         lanes_ends_95 = waiting_out_payload_keep[25] & ~waiting_out_payload_keep[26];
  wire [7:0]   lanes_lane_122 = lanes_lane_121 | (lanes_ends_95 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_96 = waiting_out_payload_keep[24] & ~waiting_out_payload_keep[25];
  wire [7:0]   lanes_lane_123 = lanes_lane_122 | (lanes_ends_96 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_97 = waiting_out_payload_keep[23] & ~waiting_out_payload_keep[24];
  wire [7:0]   lanes_lane_124 = lanes_lane_123 | (lanes_ends_97 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_98 = waiting_out_payload_keep[22] & ~waiting_out_payload_keep[23];
  wire [7:0]   lanes_lane_125 = lanes_lane_124 | (lanes_ends_98 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_126 = waiting_out_payload_keep[27] ? waiting_out_payload_data[223:216] : 8'd0;
  wire         lanes_ends_99 = waiting_out_payload_keep[26] & ~waiting_out_payload_keep[27];
  wire [7:0]   lanes_lane_127 = lanes_lane_126 | (lanes_ends_99 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_100 = waiting_out_payload_keep[25] & ~waiting_out_payload_keep[26];
  wire [7:0]   lanes_lane_128 = lanes_lane_127 | (lanes_ends_100 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_101 = waiting_out_payload_keep[24] & ~waiting_out_payload_keep[25];
  wire [7:0]   lanes_lane_129 = lanes_lane_128 | (lanes_ends_101 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_102 = waiting_out_payload_keep[23] & ~waiting_out_payload_keep[24];
  wire [7:0]   lanes_lane_130 = lanes_lane_129 | (lanes_ends_102 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_131 = waiting_out_payload_keep[28] ? waiting_out_payload_data[231:224] : 8'd0;
  wire         lanes_ends_103 = waiting_out_payload_keep[27] & ~waiting_out_payload_keep[28];
  wire [7:0]   lanes_lane_132 = lanes_lane_131 | (lanes_ends_103 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_104 = waiting_out_payload_keep[26] & ~waiting_out_payload_keep[27];
  wire [7:0]   lanes_lane_133 = lanes_lane_132 | (lanes_ends_104 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_105 = waiting_out_payload_keep[25] & ~waiting_out_payload_keep[26];
  wire [7:0]   lanes_lane_134 = lanes_lane_133 | (lanes_ends_105 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_106 = waiting_out_payload_keep[24] & ~waiting_out_payload_keep[25];
  wire [7:0]   lanes_lane_135 = lanes_lane_134 | (lanes_ends_106 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_136 = waiting_out_payload_keep[29] ? waiting_out_payload_data[239:232] : 8'd0;
  wire         lanes_ends_107 = waiting_out_payload_keep[28] & ~waiting_out_payload_keep[29];
  wire [7:0]   lanes_lane_137 = lanes_lane_136 | (lanes_ends_107 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_108 = waiting_out_payload_keep[27] & ~waiting_out_payload_keep[28];
  wire [7:0]   lanes_lane_138 = lanes_lane_137 | (lanes_ends_108 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_109 = waiting_out_payload_keep[26] & ~waiting_out_payload_keep[27];
  wire [7:0]   lanes_lane_139 = lanes_lane_138 | (lanes_ends_109 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_110 = waiting_out_payload_keep[25] & ~waiting_out_payload_keep[26];
  wire [7:0]   lanes_lane_140 = lanes_lane_139 | (lanes_ends_110 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_141 = waiting_out_payload_keep[30] ? waiting_out_payload_data[247:240] : 8'd0;
  wire         lanes_ends_111 = waiting_out_payload_keep[29] & ~waiting_out_payload_keep[30];
  wire [7:0]   lanes_lane_142 = lanes_lane_141 | (lanes_ends_111 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_112 = waiting_out_payload_keep[28] & ~waiting_out_payload_keep[29];
  wire [7:0]   lanes_lane_143 = lanes_lane_142 | (lanes_ends_112 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_113 = waiting_out_payload_keep[27] & ~waiting_out_payload_keep[28];
  wire [7:0]   lanes_lane_144 = lanes_lane_143 | (lanes_ends_113 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_114 = waiting_out_payload_keep[26] & ~waiting_out_payload_keep[27];
  wire [7:0]   lanes_lane_145 = lanes_lane_144 | (lanes_ends_114 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_146 = waiting_out_payload_keep[31] ? waiting_out_payload_data[255:248] : 8'd0;
  wire         lanes_ends_115 = waiting_out_payload_keep[30] & ~waiting_out_payload_keep[31];
  wire [7:0]   lanes_lane_147 = lanes_lane_146 | (lanes_ends_115 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_116 = waiting_out_payload_keep[29] & ~waiting_out_payload_keep[30];
  wire [7:0]   lanes_lane_148 = lanes_lane_147 | (lanes_ends_116 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_117 = waiting_out_payload_keep[28] & ~waiting_out_payload_keep[29];
  wire [7:0]   lanes_lane_149 = lanes_lane_148 | (lanes_ends_117 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_118 = waiting_out_payload_keep[27] & ~waiting_out_payload_keep[28];
  wire [7:0]   lanes_lane_150 = lanes_lane_149 | (lanes_ends_118 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_151 = waiting_out_payload_keep[32] ? waiting_out_payload_data[263:256] : 8'd0;
  wire         lanes_ends_119 = waiting_out_payload_keep[31] & ~waiting_out_payload_keep[32];
  wire [7:0]   lanes_lane_152 = lanes_lane_151 | (lanes_ends_119 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_120 = waiting_out_payload_keep[30] & ~waiting_out_payload_keep[31];
  wire [7:0]   lanes_lane_153 = lanes_lane_152 | (lanes_ends_120 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_121 = waiting_out_payload_keep[29] & ~waiting_out_payload_keep[30];
  wire [7:0]   lanes_lane_154 = lanes_lane_153 | (lanes_ends_121 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_122 = waiting_out_payload_keep[28] & ~waiting_out_payload_keep[29];
  wire [7:0]   lanes_lane_155 = lanes_lane_154 | (lanes_ends_122 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_156 = waiting_out_payload_keep[33] ? waiting_out_payload_data[271:264] : 8'd0;
  wire         lanes_ends_123 = waiting_out_payload_keep[32] & ~waiting_out_payload_keep[33];
  wire [7:0]   lanes_lane_157 = lanes_lane_156 | (lanes_ends_123 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_124 = waiting_out_payload_keep[31] & ~waiting_out_payload_keep[32];
  wire [7:0]   lanes_lane_158 = lanes_lane_157 | (lanes_ends_124 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_125 = waiting_out_payload_keep[30] & ~waiting_out_payload_keep[31];
  wire [7:0]   lanes_lane_159 = lanes_lane_158 | (lanes_ends_125 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_126 = waiting_out_payload_keep[29] & ~waiting_out_payload_keep[30];
  wire [7:0]   lanes_lane_160 = lanes_lane_159 | (lanes_ends_126 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_161 = waiting_out_payload_keep[34] ? waiting_out_payload_data[279:272] : 8'd0;
  wire         lanes_ends_127 = waiting_out_payload_keep[33] & ~waiting_out_payload_keep[34];
  wire [7:0]   lanes_lane_162 = lanes_lane_161 | (lanes_ends_127 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_128 = waiting_out_payload_keep[32] & ~waiting_out_payload_keep[33];
  wire [7:0]   lanes_lane_163 = lanes_lane_162 | (lanes_ends_128 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_129 = waiting_out_payload_keep[31] & ~waiting_out_payload_keep[32];
  wire [7:0]   lanes_lane_164 = lanes_lane_163 | (lanes_ends_129 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_130 = waiting_out_payload_keep[30] & ~waiting_out_payload_keep[31];
  wire [7:0]   lanes_lane_165 = lanes_lane_164 | (lanes_ends_130 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_166 = waiting_out_payload_keep[35] ? waiting_out_payload_data[287:280] : 8'd0;
  wire         lanes_ends_131 = waiting_out_payload_keep[34] & ~waiting_out_payload_keep[35];
  wire [7:0]   lanes_lane_167 = lanes_lane_166 | (lanes_ends_131 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_132 = waiting_out_payload_keep[33] & ~waiting_out_payload_keep[34];
  wire [7:0]   lanes_lane_168 = lanes_lane_167 | (lanes_ends_132 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_133 = waiting_out_payload_keep[32] & ~waiting_out_payload_keep[33];
  wire [7:0]   lanes_lane_169 = lanes_lane_168 | (lanes_ends_133 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_134 = waiting_out_payload_keep[31] & ~waiting_out_payload_keep[32];
  wire [7:0]   lanes_lane_170 = lanes_lane_169 | (lanes_ends_134 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_171 = waiting_out_payload_keep[36] ? waiting_out_payload_data[295:288] : 8'd0;
  wire         lanes_ends_135 = waiting_out_payload_keep[35] & ~waiting_out_payload_keep[36];
  wire [7:0]   lanes_lane_172 = lanes_lane_171 | (lanes_ends_135 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_136 = waiting_out_payload_keep[34] & ~waiting_out_payload_keep[35];
  wire [7:0]   lanes_lane_173 = lanes_lane_172 | (lanes_ends_136 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_137 = waiting_out_payload_keep[33] & ~waiting_out_payload_keep[34];
  wire [7:0]   lanes_lane_174 = lanes_lane_173 | (lanes_ends_137 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_138 = waiting_out_payload_keep[32] & ~waiting_out_payload_keep[33];
  wire [7:0]   lanes_lane_175 = lanes_lane_174 | (lanes_ends_138 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_176 = waiting_out_payload_keep[37] ? waiting_out_payload_data[303:296] : 8'd0;
  wire         lanes_ends_139 = waiting_out_payload_keep[36] & ~waiting_out_payload_keep[37];
  wire [7:0]   lanes_lane_177 = lanes_lane_176 | (lanes_ends_139 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_140 = waiting_out_payload_keep[35] & ~waiting_out_payload_keep[36];
  wire [7:0]   lanes_lane_178 = lanes_lane_177 | (lanes_ends_140 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_141 = waiting_out_payload_keep[34] & ~waiting_out_payload_keep[35];
  wire [7:0]   lanes_lane_179 = lanes_lane_178 | (lanes_ends_141 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_142 = waiting_out_payload_keep[33] & ~waiting_out_payload_keep[34];
  wire [7:0]   lanes_lane_180 = lanes_lane_179 | (lanes_ends_142 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_181 = waiting_out_payload_keep[38] ? waiting_out_payload_data[311:304] : 8'd0;
  wire         lanes_ends_143 = waiting_out_payload_keep[37] & ~waiting_out_payload_keep[38];
  wire [7:0]   lanes_lane_182 = lanes_lane_181 | (lanes_ends_143 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_144 = waiting_out_payload_keep[36] & ~waiting_out_payload_keep[37];
  wire [7:0]   lanes_lane_183 = lanes_lane_182 | (lanes_ends_144 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_145 = waiting_out_payload_keep[35] & ~waiting_out_payload_keep[36];
  wire [7:0]   lanes_lane_184 = lanes_lane_183 | (lanes_ends_145 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_146 = waiting_out_payload_keep[34] & ~waiting_out_payload_keep[35];
  wire [7:0]   lanes_lane_185 = lanes_lane_184 | (lanes_ends_146 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_186 = waiting_out_payload_keep[39] ? waiting_out_payload_data[319:312] : 8'd0;
  wire         lanes_ends_147 = waiting_out_payload_keep[38] & ~waiting_out_payload_keep[39];
  wire [7:0]   lanes_lane_187 = lanes_lane_186 | (lanes_ends_147 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_148 = waiting_out_payload_keep[37] & ~waiting_out_payload_keep[38];
  wire [7:0]   lanes_lane_188 = lanes_lane_187 | (lanes_ends_148 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_149 = waiting_out_payload_keep[36] & ~waiting_out_payload_keep[37];
  wire [7:0]   lanes_lane_189 = lanes_lane_188 | (lanes_ends_149 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_150 = waiting_out_payload_keep[35] & ~waiting_out_payload_keep[36];
  wire [7:0]   lanes_lane_190 = lanes_lane_189 | (lanes_ends_150 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_191 = waiting_out_payload_keep[40] ? waiting_out_payload_data[327:320] : 8'd0;
  wire         lanes_ends_151 = waiting_out_payload_keep[39] & ~waiting_out_payload_keep[40];
  wire [7:0]   lanes_lane_192 = lanes_lane_191 | (lanes_ends_151 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_152 = waiting_out_payload_keep[38] & ~waiting_out_payload_keep[39];
  wire [7:0]   lanes_lane_193 = lanes_lane_192 | (lanes_ends_152 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_153 = waiting_out_payload_keep[37] & ~waiting_out_payload_keep[38];
  wire [7:0]   lanes_lane_194 = lanes_lane_193 | (lanes_ends_153 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_154 = waiting_out_payload_keep[36] & ~waiting_out_payload_keep[37];
  wire [7:0]   lanes_lane_195 = lanes_lane_194 | (lanes_ends_154 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_196 = waiting_out_payload_keep[41] ? waiting_out_payload_data[335:328] : 8'd0;
  wire         lanes_ends_155 = waiting_out_payload_keep[40] & ~waiting_out_payload_keep[41];
  wire [7:0]   lanes_lane_197 = lanes_lane_196 | (lanes_ends_155 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_156 = waiting_out_payload_keep[39] & ~waiting_out_payload_keep[40];
  wire [7:0]   lanes_lane_198 = lanes_lane_197 | (lanes_ends_156 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_157 = waiting_out_payload_keep[38] & ~waiting_out_payload_keep[39];
  wire [7:0]   lanes_lane_199 = lanes_lane_198 | (lanes_ends_157 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_158 = waiting_out_payload_keep[37] & ~waiting_out_payload_keep[38];
  wire [7:0]   lanes_lane_200 = lanes_lane_199 | (lanes_ends_158 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_201 = waiting_out_payload_keep[42] ? waiting_out_payload_data[343:336] : 8'd0;
  wire         lanes_ends_159 = waiting_out_payload_keep[41] & ~waiting_out_payload_keep[42];
  wire [7:0]   lanes_lane_202 = lanes_lane_201 | (lanes_ends_159 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_160 = waiting_out_payload_keep[40] & ~waiting_out_payload_keep[41];
  wire [7:0]   lanes_lane_203 = lanes_lane_202 | (lanes_ends_160 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_161 = waiting_out_payload_keep[39] & ~waiting_out_payload_keep[40];
  wire [7:0]   lanes_lane_204 = lanes_lane_203 | (lanes_ends_161 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_162 = waiting_out_payload_keep[38] & ~waiting_out_payload_keep[39];
  wire [7:0]   lanes_lane_205 = lanes_lane_204 | (lanes_ends_162 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_206 = waiting_out_payload_keep[43] ? waiting_out_payload_data[351:344] : 8'd0;
  wire         lanes_ends_163 = waiting_out_payload_keep[42] & ~waiting_out_payload_keep[43];
  wire [7:0]   lanes_lane_207 = lanes_lane_206 | (lanes_ends_163 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_164 = waiting_out_payload_keep[41] & ~waiting_out_payload_keep[42];
  wire [7:0]   lanes_lane_208 = lanes_lane_207 | (lanes_ends_164 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_165 = waiting_out_payload_keep[40] & ~waiting_out_payload_keep[41];
  wire [7:0]   lanes_lane_209 = lanes_lane_208 | (lanes_ends_165 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_166 = waiting_out_payload_keep[39] & ~waiting_out_payload_keep[40];
  wire [7:0]   lanes_lane_210 = lanes_lane_209 | (lanes_ends_166 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_211 = waiting_out_payload_keep[44] ? waiting_out_payload_data[359:352] : 8'd0;
  wire         lanes_ends_167 = waiting_out_payload_keep[43] & ~waiting_out_payload_keep[44];
  wire [7:0]   lanes_lane_212 = lanes_lane_211 | (lanes_ends_167 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_168 = waiting_out_payload_keep[42] & ~waiting_out_payload_keep[43];
  wire [7:0]   lanes_lane_213 = lanes_lane_212 | (lanes_ends_168 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_169 = waiting_out_payload_keep[41] & ~waiting_out_payload_keep[42];
  wire [7:0]   lanes_lane_214 = lanes_lane_213 | (lanes_ends_169 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_170 = waiting_out_payload_keep[40] & ~waiting_out_payload_keep[41];
  wire [7:0]   lanes_lane_215 = lanes_lane_214 | (lanes_ends_170 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_216 = waiting_out_payload_keep[45] ? waiting_out_payload_data[367:360] : 8'd0;
  wire         lanes_ends_171 = waiting_out_payload_keep[44] & ~waiting_out_payload_keep[45];
  wire [7:0]   lanes_lane_217 = lanes_lane_216 | (lanes_ends_171 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_172 = waiting_out_payload_keep[43] & ~waiting_out_payload_keep[44];
  wire [7:0]   lanes_lane_218 = lanes_lane_217 | (lanes_ends_172 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_173 = waiting_out_payload_keep[42] & ~waiting_out_payload_keep[43];
  wire [7:0]   lanes_lane_219 = lanes_lane_218 | (lanes_ends_173 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_174 = waiting_out_payload_keep[41] & ~waiting_out_payload_keep[42];
  wire [7:0]   lanes_lane_220 = lanes_lane_219 | (lanes_ends_174 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_221 = waiting_out_payload_keep[46] ? waiting_out_payload_data[375:368] : 8'd0;
  wire         lanes_ends_175 = waiting_out_payload_keep[45] & ~waiting_out_payload_keep[46];
  wire [7:0]   lanes_lane_222 = lanes_lane_221 | (lanes_ends_175 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_176 = waiting_out_payload_keep[44] & ~waiting_out_payload_keep[45];
  wire [7:0]   lanes_lane_223 = lanes_lane_222 | (lanes_ends_176 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_177 = waiting_out_payload_keep[43] & ~waiting_out_payload_keep[44];
  wire [7:0]   lanes_lane_224 = lanes_lane_223 | (lanes_ends_177 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_178 = waiting_out_payload_keep[42] & ~waiting_out_payload_keep[43];
  wire [7:0]   lanes_lane_225 = lanes_lane_224 | (lanes_ends_178 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_226 = waiting_out_payload_keep[47] ? waiting_out_payload_data[383:376] : 8'd0;
  wire         lanes_ends_179 = waiting_out_payload_keep[46] & ~waiting_out_payload_keep[47];
  wire [7:0]   lanes_lane_227 = lanes_lane_226 | (lanes_ends_179 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_180 = waiting_out_payload_keep[45] & ~waiting_out_payload_keep[46];
  wire [7:0]   lanes_lane_228 = lanes_lane_227 | (lanes_ends_180 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_181 = waiting_out_payload_keep[44] & ~waiting_out_payload_keep[45];
  wire [7:0]   lanes_lane_229 = lanes_lane_228 | (lanes_ends_181 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_182 = waiting_out_payload_keep[43] & ~waiting_out_payload_keep[44];
  wire [7:0]   lanes_lane_230 = lanes_lane_229 | (lanes_ends_182 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_231 = waiting_out_payload_keep[48] ? waiting_out_payload_data[391:384] : 8'd0;
  wire         lanes_ends_183 = waiting_out_payload_keep[47] & ~waiting_out_payload_keep[48];
  wire [7:0]   lanes_lane_232 = lanes_lane_231 | (lanes_ends_183 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_184 = waiting_out_payload_keep[46] & ~waiting_out_payload_keep[47];
  wire [7:0]   lanes_lane_233 = lanes_lane_232 | (lanes_ends_184 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_185 = waiting_out_payload_keep[45] & ~waiting_out_payload_keep[46];
  wire [7:0]   lanes_lane_234 = lanes_lane_233 | (lanes_ends_185 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_186 = waiting_out_payload_keep[44] & ~waiting_out_payload_keep[45];
  wire [7:0]   lanes_lane_235 = lanes_lane_234 | (lanes_ends_186 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_236 = waiting_out_payload_keep[49] ? waiting_out_payload_data[399:392] : 8'd0;
  wire         lanes_ends_187 = waiting_out_payload_keep[48] & ~waiting_out_payload_keep[49];
  wire [7:0]   lanes_lane_237 = lanes_lane_236 | (lanes_ends_187 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_188 = waiting_out_payload_keep[47] & ~waiting_out_payload_keep[48];
  wire [7:0]   lanes_lane_238 = lanes_lane_237 | (lanes_ends_188 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_189 = waiting_out_payload_keep[46] & ~waiting_out_payload_keep[47];
  wire [7:0]   lanes_lane_239 = lanes_lane_238 | (lanes_ends_189 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_190 = waiting_out_payload_keep[45] & ~waiting_out_payload_keep[46];
  wire [7:0]   lanes_lane_240 = lanes_lane_239 | (lanes_ends_190 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_241 = waiting_out_payload_keep[50] ? waiting_out_payload_data[407:400] : 8'd0;
  wire         lanes_ends_191 = waiting_out_payload_keep[49] & ~waiting_out_payload_keep[50];
  wire [7:0]   lanes_lane_242 = lanes_lane_241 | (lanes_ends_191 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_192 = waiting_out_payload_keep[48] & ~waiting_out_payload_keep[49];
  wire [7:0]   lanes_lane_243 = lanes_lane_242 | (lanes_ends_192 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_193 = waiting_out_payload_keep[47] & ~waiting_out_payload_keep[48];
  wire [7:0]   lanes_lane_244 = lanes_lane_243 | (lanes_ends_193 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_194 = waiting_out_payload_keep[46] & ~waiting_out_payload_keep[47];
  wire [7:0]   lanes_lane_245 = lanes_lane_244 | (lanes_ends_194 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_246 = waiting_out_payload_keep[51] ? waiting_out_payload_data[415:408] : 8'd0;
  wire         lanes_ends_195 = waiting_out_payload_keep[50] & ~waiting_out_payload_keep[51];
  wire [7:0]   lanes_lane_247 = lanes_lane_246 | (lanes_ends_195 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_196 = waiting_out_payload_keep[49] & ~waiting_out_payload_keep[50];
  wire [7:0]   lanes_lane_248 = lanes_lane_247 | (lanes_ends_196 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_197 = waiting_out_payload_keep[48] & ~waiting_out_payload_keep[49];
  wire [7:0]   lanes_lane_249 = lanes_lane_248 | (lanes_ends_197 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_198 = waiting_out_payload_keep[47] & ~waiting_out_payload_keep[48];
  wire [7:0]   lanes_lane_250 = lanes_lane_249 | (lanes_ends_198 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_251 = waiting_out_payload_keep[52] ? waiting_out_payload_data[423:416] : 8'd0;
  wire         lanes_ends_199 = waiting_out_payload_keep[51] & ~waiting_out_payload_keep[52];
  wire [7:0]   lanes_lane_252 = lanes_lane_251 | (lanes_ends_199 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_200 = waiting_out_payload_keep[50] & ~waiting_out_payload_keep[51];
  wire [7:0]   lanes_lane_253 = lanes_lane_252 | (lanes_ends_200 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_201 = waiting_out_payload_keep[49] & ~waiting_out_payload_keep[50];
  wire [7:0]   lanes_lane_254 = lanes_lane_253 | (lanes_ends_201 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_202 = waiting_out_payload_keep[48] & ~waiting_out_payload_keep[49];
  wire [7:0]   lanes_lane_255 = lanes_lane_254 | (lanes_ends_202 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_256 = waiting_out_payload_keep[53] ? waiting_out_payload_data[431:424] : 8'd0;
  wire         lanes_ends_203 = waiting_out_payload_keep[52] & ~waiting_out_payload_keep[53];
  wire [7:0]   lanes_lane_257 = lanes_lane_256 | (lanes_ends_203 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_204 = waiting_out_payload_keep[51] & ~waiting_out_payload_keep[52];
  wire [7:0]   lanes_lane_258 = lanes_lane_257 | (lanes_ends_204 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_205 = waiting_out_payload_keep[50] & ~waiting_out_payload_keep[51];
  wire [7:0]   lanes_lane_259 = lanes_lane_258 | (lanes_ends_205 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_206 = waiting_out_payload_keep[49] & ~waiting_out_payload_keep[50];
  wire [7:0]   lanes_lane_260 = lanes_lane_259 | (lanes_ends_206 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_261 = waiting_out_payload_keep[54] ? waiting_out_payload_data[439:432] : 8'd0;
  wire         lanes_ends_207 = waiting_out_payload_keep[53] & ~waiting_out_payload_keep[54];
  wire [7:0]   lanes_lane_262 = lanes_lane_261 | (lanes_ends_207 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_208 = waiting_out_payload_keep[52] & ~waiting_out_payload_keep[53];
  wire [7:0]   lanes_lane_263 = lanes_lane_262 | (lanes_ends_208 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_209 = waiting_out_payload_keep[51] & ~waiting_out_payload_keep[52];
  wire [7:0]   lanes_lane_264 = lanes_lane_263 | (lanes_ends_209 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_210 = waiting_out_payload_keep[50] & ~waiting_out_payload_keep[51];
  wire [7:0]   lanes_lane_265 = lanes_lane_264 | (lanes_ends_210 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_266 = waiting_out_payload_keep[55] ? waiting_out_payload_data[447:440] : 8'd0;
  wire         lanes_ends_211 = waiting_out_payload_keep[54] & ~waiting_out_payload_keep[55];
  wire [7:0]   lanes_lane_267 = lanes_lane_266 | (lanes_ends_211 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_212 = waiting_out_payload_keep[53] & ~waiting_out_payload_keep[54];
  wire [7:0]   lanes_lane_268 = lanes_lane_267 | (lanes_ends_212 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_213 = waiting_out_payload_keep[52] & ~waiting_out_payload_keep[53];
  wire [7:0]   lanes_lane_269 = lanes_lane_268 | (lanes_ends_213 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_214 = waiting_out_payload_keep[51] & ~waiting_out_payload_keep[52];
  wire [7:0]   lanes_lane_270 = lanes_lane_269 | (lanes_ends_214 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_271 = waiting_out_payload_keep[56] ? waiting_out_payload_data[455:448] : 8'd0;
  wire         lanes_ends_215 = waiting_out_payload_keep[55] & ~waiting_out_payload_keep[56];
  wire [7:0]   lanes_lane_272 = lanes_lane_271 | (lanes_ends_215 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_216 = waiting_out_payload_keep[54] & ~waiting_out_payload_keep[55];
  wire [7:0]   lanes_lane_273 = lanes_lane_272 | (lanes_ends_216 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_217 = waiting_out_payload_keep[53] & ~waiting_out_payload_keep[54];
  wire [7:0]   lanes_lane_274 = lanes_lane_273 | (lanes_ends_217 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_218 = waiting_out_payload_keep[52] & ~waiting_out_payload_keep[53];
  wire [7:0]   lanes_lane_275 = lanes_lane_274 | (lanes_ends_218 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_276 = waiting_out_payload_keep[57] ? waiting_out_payload_data[463:456] : 8'd0;
  wire         lanes_ends_219 = waiting_out_payload_keep[56] & ~waiting_out_payload_keep[57];
  wire [7:0]   lanes_lane_277 = lanes_lane_276 | (lanes_ends_219 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_220 = waiting_out_payload_keep[55] & ~waiting_out_payload_keep[56];
  wire [7:0]   lanes_lane_278 = lanes_lane_277 | (lanes_ends_220 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_221 = waiting_out_payload_keep[54] & ~waiting_out_payload_keep[55];
  wire [7:0]   lanes_lane_279 = lanes_lane_278 | (lanes_ends_221 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_222 = waiting_out_payload_keep[53] & ~waiting_out_payload_keep[54];
  wire [7:0]   lanes_lane_280 = lanes_lane_279 | (lanes_ends_222 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_281 = waiting_out_payload_keep[58] ? waiting_out_payload_data[471:464] : 8'd0;
  wire         lanes_ends_223 = waiting_out_payload_keep[57] & ~waiting_out_payload_keep[58];
  wire [7:0]   lanes_lane_282 = lanes_lane_281 | (lanes_ends_223 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_224 = waiting_out_payload_keep[56] & ~waiting_out_payload_keep[57];
  wire [7:0]   lanes_lane_283 = lanes_lane_282 | (lanes_ends_224 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_225 = waiting_out_payload_keep[55] & ~waiting_out_payload_keep[56];
  wire [7:0]   lanes_lane_284 = lanes_lane_283 | (lanes_ends_225 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_226 = waiting_out_payload_keep[54] & ~waiting_out_payload_keep[55];
  wire [7:0]   lanes_lane_285 = lanes_lane_284 | (lanes_ends_226 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_286 = waiting_out_payload_keep[59] ? waiting_out_payload_data[479:472] : 8'd0;
  wire         lanes_ends_227 = waiting_out_payload_keep[58] & ~waiting_out_payload_keep[59];
  wire [7:0]   lanes_lane_287 = lanes_lane_286 | (lanes_ends_227 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_228 = waiting_out_payload_keep[57] & ~waiting_out_payload_keep[58];
  wire [7:0]   lanes_lane_288 = lanes_lane_287 | (lanes_ends_228 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_229 = waiting_out_payload_keep[56] & ~waiting_out_payload_keep[57];
  wire [7:0]   lanes_lane_289 = lanes_lane_288 | (lanes_ends_229 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_230 = waiting_out_payload_keep[55] & ~waiting_out_payload_keep[56];
  wire [7:0]   lanes_lane_290 = lanes_lane_289 | (lanes_ends_230 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_291 = waiting_out_payload_keep[60] ? waiting_out_payload_data[487:480] : 8'd0;
  wire         lanes_ends_231 = waiting_out_payload_keep[59] & ~waiting_out_payload_keep[60];
  wire [7:0]   lanes_lane_292 = lanes_lane_291 | (lanes_ends_231 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_232 = waiting_out_payload_keep[58] & ~waiting_out_payload_keep[59];
  wire [7:0]   lanes_lane_293 = lanes_lane_292 | (lanes_ends_232 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_233 = waiting_out_payload_keep[57] & ~waiting_out_payload_keep[58];
  wire [7:0]   lanes_lane_294 = lanes_lane_293 | (lanes_ends_233 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_234 = waiting_out_payload_keep[56] & ~waiting_out_payload_keep[57];
  wire [7:0]   lanes_lane_295 = lanes_lane_294 | (lanes_ends_234 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_296 = waiting_out_payload_keep[61] ? waiting_out_payload_data[495:488] : 8'd0;
  wire         lanes_ends_235 = waiting_out_payload_keep[60] & ~waiting_out_payload_keep[61];
  wire [7:0]   lanes_lane_297 = lanes_lane_296 | (lanes_ends_235 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_236 = waiting_out_payload_keep[59] & ~waiting_out_payload_keep[60];
  wire [7:0]   lanes_lane_298 = lanes_lane_297 | (lanes_ends_236 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_237 = waiting_out_payload_keep[58] & ~waiting_out_payload_keep[59];
  wire [7:0]   lanes_lane_299 = lanes_lane_298 | (lanes_ends_237 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_238 = waiting_out_payload_keep[57] & ~waiting_out_payload_keep[58];
  wire [7:0]   lanes_lane_300 = lanes_lane_299 | (lanes_ends_238 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_301 = waiting_out_payload_keep[62] ? waiting_out_payload_data[503:496] : 8'd0;
  wire         lanes_ends_239 = waiting_out_payload_keep[61] & ~waiting_out_payload_keep[62];
  wire [7:0]   lanes_lane_302 = lanes_lane_301 | (lanes_ends_239 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_240 = waiting_out_payload_keep[60] & ~waiting_out_payload_keep[61];
  wire [7:0]   lanes_lane_303 = lanes_lane_302 | (lanes_ends_240 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_241 = waiting_out_payload_keep[59] & ~waiting_out_payload_keep[60];
  wire [7:0]   lanes_lane_304 = lanes_lane_303 | (lanes_ends_241 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_242 = waiting_out_payload_keep[58] & ~waiting_out_payload_keep[59];
  wire [7:0]   lanes_lane_305 = lanes_lane_304 | (lanes_ends_242 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_306 = waiting_out_payload_keep[63] ? waiting_out_payload_data[511:504] : 8'd0;
  wire         lanes_ends_243 = waiting_out_payload_keep[62] & ~waiting_out_payload_keep[63];
  wire [7:0]   lanes_lane_307 = lanes_lane_306 | (lanes_ends_243 ? _choice[7:0] : 8'd0);
  wire         lanes_ends_244 = waiting_out_payload_keep[61] & ~waiting_out_payload_keep[62];
  wire [7:0]   lanes_lane_308 = lanes_lane_307 | (lanes_ends_244 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_245 = waiting_out_payload_keep[60] & ~waiting_out_payload_keep[61];
  wire [7:0]   lanes_lane_309 = lanes_lane_308 | (lanes_ends_245 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_246 = waiting_out_payload_keep[59] & ~waiting_out_payload_keep[60];
  wire [7:0]   lanes_lane_310 = lanes_lane_309 | (lanes_ends_246 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_311 = 8'd0 | (waiting_out_payload_keep[63] ? _choice[7:0] : 8'd0);
  wire         lanes_ends_247 = waiting_out_payload_keep[62] & ~waiting_out_payload_keep[63];
  wire [7:0]   lanes_lane_312 = lanes_lane_311 | (lanes_ends_247 ? _choice[15:8] : 8'd0);
  wire         lanes_ends_248 = waiting_out_payload_keep[61] & ~waiting_out_payload_keep[62];
  wire [7:0]   lanes_lane_313 = lanes_lane_312 | (lanes_ends_248 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_249 = waiting_out_payload_keep[60] & ~waiting_out_payload_keep[61];
  wire [7:0]   lanes_lane_314 = lanes_lane_313 | (lanes_ends_249 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_315 = 8'd0 | (waiting_out_payload_keep[63] ? _choice[15:8] : 8'd0);
  wire         lanes_ends_250 = waiting_out_payload_keep[62] & ~waiting_out_payload_keep[63];
  wire [7:0]   lanes_lane_316 = lanes_lane_315 | (lanes_ends_250 ? _choice[23:16] : 8'd0);
  wire         lanes_ends_251 = waiting_out_payload_keep[61] & ~waiting_out_payload_keep[62];
  wire [7:0]   lanes_lane_317 = lanes_lane_316 | (lanes_ends_251 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_318 = 8'd0 | (waiting_out_payload_keep[63] ? _choice[23:16] : 8'd0);
  wire         lanes_ends_252 = waiting_out_payload_keep[62] & ~waiting_out_payload_keep[63];
  wire [7:0]   lanes_lane_319 = lanes_lane_318 | (lanes_ends_252 ? _choice[31:24] : 8'd0);
  wire [7:0]   lanes_lane_320 = 8'd0 | (waiting_out_payload_keep[63] ? _choice[31:24] : 8'd0);
  wire [543:0] lanes = {lanes_lane_320, lanes_lane_319, lanes_lane_317, lanes_lane_314, lanes_lane_310,
                        lanes_lane_305, lanes_lane_300, lanes_lane_295, lanes_lane_290, lanes_lane_285,
                        lanes_lane_280, lanes_lane_275, lanes_lane_270, lanes_lane_265, lanes_lane_260,
                        lanes_lane_255, lanes_lane_250, lanes_lane_245, lanes_lane_240, lanes_lane_235,
                        lanes_lane_230, lanes_lane_225, lanes_lane_220, lanes_lane_215, lanes_lane_210,
                        lanes_lane_205, lanes_lane_200, lanes_lane_195, lanes_lane_190, lanes_lane_185,
                        lanes_lane_180, lanes_lane_175, lanes_lane_170, lanes_lane_165, lanes_lane_160,
                        lanes_lane_155, lanes_lane_150, lanes_lane_145, lanes_lane_140, lanes_lane_135,
                        lanes_lane_130, lanes_lane_125, lanes_lane_120, lanes_lane_115, lanes_lane_110,
                        lanes_lane_105, lanes_lane_100, lanes_lane_95, lanes_lane_90, lanes_lane_85,
                        lanes_lane_80, lanes_lane_75, lanes_lane_70, lanes_lane_65, lanes_lane_60,
                        lanes_lane_55, lanes_lane_50, lanes_lane_45, lanes_lane_40, lanes_lane_35,
                        lanes_lane_30, lanes_lane_25, lanes_lane_20, lanes_lane_15, lanes_lane_10,
                        lanes_lane_6, lanes_lane_3, lanes_lane};
  wire [67:0]  keep = {waiting_out_payload_keep, {4{1'b1}}};
  wire         _equal = number == 1'b0;
  wire [511:0] stage_in_payload_data = extra ? {480'd0, rest} : lanes[511:0];
  wire [63:0]  _or_2 = keep[63:0] | {4'd0, {60{_equal}}};
  wire [63:0]  stage_in_payload_keep = extra ? {60'd0, rest_keep} : _or_2;

  Crc32_64_edb88320 crc (
    .clk(clk),
    .rst(rst),
    .in_valid(stage_2),
    .in_value_data(seeded),
    .in_value_keep(in_payload_keep_past),
    .in_value_last(in_payload_last_past),
    .crc_valid(crc_crc_valid),
    .crc_value(crc_crc_value)
  );

  Fifo_Beat577_16_LUTRAM waiting (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_ready(in_ready),
    .in_payload_data(in_payload_data),
    .in_payload_keep(in_payload_keep),
    .in_payload_last(in_payload_last),
    .out_valid(waiting_out_valid),
    .out_ready(waiting_out_ready),
    .out_payload_data(waiting_out_payload_data),
    .out_payload_keep(waiting_out_payload_keep),
    .out_payload_last(waiting_out_payload_last)
  );

  Fifo_u32_16_LUTRAM codes (
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
    .in_valid(taken),
    .in_value_data(in_payload_data),
    .in_value_keep(in_payload_keep),
    .in_value_last(in_payload_last),
    .starts(mask_starts),
    .kind_tagged(mask_kind_tagged),
    .kind_ipv4(mask_kind_ipv4),
    .kind_ipv6(mask_kind_ipv6),
    .data(mask_data)
  );

  Pipeline_Beat577_1 stage (
    .clk(clk),
    .rst(rst),
    .in_valid(stage_in_valid),
    .in_ready(stage_in_ready),
    .in_payload_data(stage_in_payload_data),
    .in_payload_keep(stage_in_payload_keep),
    .in_payload_last(stage_in_payload_last),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload_data(out_payload_data),
    .out_payload_keep(out_payload_keep),
    .out_payload_last(out_payload_last)
  );

  always @(posedge clk) begin
    if (rst) begin
      stage_2 <= 1'b0;
      due <= 5'd0;
      computed_stage <= 1'b0;
      computed_stage_2 <= 1'b0;
      computed_stage_3 <= 1'b0;
      computed_stage_4 <= 1'b0;
      computed_stage_5 <= 1'b0;
      computed_stage_6 <= 1'b0;
      computed_stage_7 <= 1'b0;
      extra <= 1'b0;
      number <= 1'b0;
    end else begin
      stage_2 <= taken;
      computed_stage <= taken;
      computed_stage_2 <= computed_stage;
      computed_stage_3 <= computed_stage_2;
      computed_stage_4 <= computed_stage_3;
      computed_stage_5 <= computed_stage_4;
      computed_stage_6 <= computed_stage_5;
      computed_stage_7 <= computed_stage_6;
      if (computed_stage_7 & ~(_or & leaves)) begin
        due <= due + 5'd1;
      end else if (_or & leaves & ~computed_stage_7) begin
        due <= due - 5'd1;
      end
      if (stage_in_valid & stage_in_ready) begin
        extra <= ~extra & more;
        number <= stage_in_payload_last ? (number & 1'b0) : (number > 1'b0) ? number : (number + 1'b1);
      end
    end
  end

  always @(posedge clk) begin
    is_first <= mask_starts;
    in_payload_keep_past <= in_payload_keep;
    in_payload_last_past <= in_payload_last;
    if (_or & leaves) begin
      rest <= lanes[543:512];
      rest_keep <= keep[67:64];
    end
  end

  wire        _unused = &{1'b0, waiting_out_valid, codes_in_ready, mask_kind_ipv4, mask_kind_ipv6};

`ifdef FORMAL
  always @(posedge clk) if (!rst) makes_a_frame_one_beat_longer: cover (extra);
  always @(posedge clk) if (!rst) a_beat_that_is_due_is_there: assert (~_or | waiting_out_valid);
  always @(posedge clk) if (!rst) a_last_beat_has_its_code: assert (~ends | codes_out_valid | crc_crc_valid);
  always @(posedge clk) if (!rst) there_is_a_place_for_every_code: assert (~codes_in_valid | codes_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~_or | waiting_out_valid)) begin
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
