`default_nettype none

// Crc32_32_edb88320: the cyclic redundancy code of every packet, at one beat per cycle.  Generated from
// Crc.java.
module Crc32_32_edb88320 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  input  wire [255:0] in_value_data,
  input  wire [31:0]  in_value_keep,
  input  wire         in_value_last,
  output wire         crc_valid,
  output wire [31:0]  crc_value
);
  reg          first;
  reg          starts_1;
  reg          starts_2;
  reg          last_1;
  reg          last_2;
  reg          valid_1;
  reg          valid_2;
  reg  [31:0]  state;
  reg          done;
  reg          padded_1_1;
  reg          padded_1_2;
  reg          padded_1_3;
  reg          padded_2_1;
  reg          padded_2_2;
  reg          padded_2_3;
  reg  [31:0]  rewound_1;
  reg          padded_4_1;
  reg          padded_4_2;
  reg          padded_4_3;
  reg          padded_4_4;
  reg          padded_8_1;
  reg          padded_8_2;
  reg          padded_8_3;
  reg          padded_8_4;
  reg  [31:0]  rewound_4_2;
  reg          padded_16_1;
  reg          padded_16_2;
  reg          padded_16_3;
  reg          padded_16_4;
  reg          padded_16_5;
  reg  [31:0]  rewound_16;
  reg          done_1;
  reg          done_2;
  reg          done_3;
  wire [31:0]  adds_sum;

  wire [255:0] adds_data = in_value_data & {{8{in_value_keep[31]}}, {8{in_value_keep[30]}},
                                            {8{in_value_keep[29]}}, {8{in_value_keep[28]}},
                                            {8{in_value_keep[27]}}, {8{in_value_keep[26]}},
                                            {8{in_value_keep[25]}}, {8{in_value_keep[24]}},
                                            {8{in_value_keep[23]}}, {8{in_value_keep[22]}},
                                            {8{in_value_keep[21]}}, {8{in_value_keep[20]}},
                                            {8{in_value_keep[19]}}, {8{in_value_keep[18]}},
                                            {8{in_value_keep[17]}}, {8{in_value_keep[16]}},
                                            {8{in_value_keep[15]}}, {8{in_value_keep[14]}},
                                            {8{in_value_keep[13]}}, {8{in_value_keep[12]}},
                                            {8{in_value_keep[11]}}, {8{in_value_keep[10]}},
                                            {8{in_value_keep[9]}}, {8{in_value_keep[8]}},
                                            {8{in_value_keep[7]}}, {8{in_value_keep[6]}},
                                            {8{in_value_keep[5]}}, {8{in_value_keep[4]}},
                                            {8{in_value_keep[3]}}, {8{in_value_keep[2]}},
                                            {8{in_value_keep[1]}}, {8{in_value_keep[0]}}};
  wire [31:0]  start = starts_2 ? 32'h57d64e1f : 32'd0;
  wire         advanced_0 = ^(state & 32'h74482112);
  wire         advanced_1 = ^(state & 32'he8904225);
  wire         advanced_2 = ^(state & 32'hd120844a);
  wire         advanced_3 = ^(state & 32'ha2410895);
  wire         advanced_4 = ^(state & 32'h4482112a);
  wire         advanced_5 = ^(state & 32'h89042255);
  wire         advanced_6 = ^(state & 32'h664065b8);
  wire         advanced_7 = ^(state & 32'hcc80cb71);
  wire         advanced_8 = ^(state & 32'h990196e3);
  wire         advanced_9 = ^(state & 32'h464b0cd4);
  wire         advanced_10 = ^(state & 32'hf8de38bb);
  wire         advanced_11 = ^(state & 32'hf1bc7176);
  wire         advanced_12 = ^(state & 32'he378e2ec);
  wire         advanced_13 = ^(state & 32'hc6f1c5d8);
  wire         advanced_14 = ^(state & 32'h8de38bb0);
  wire         advanced_15 = ^(state & 32'h1bc71760);
  wire         advanced_16 = ^(state & 32'h43c60fd2);
  wire         advanced_17 = ^(state & 32'h878c1fa5);
  wire         advanced_18 = ^(state & 32'h0f183f4a);
  wire         advanced_19 = ^(state & 32'h1e307e95);
  wire         advanced_20 = ^(state & 32'h4828dc39);
  wire         advanced_21 = ^(state & 32'he4199960);
  wire         advanced_22 = ^(state & 32'hbc7b13d3);
  wire         advanced_23 = ^(state & 32'h78f627a7);
  wire         advanced_24 = ^(state & 32'h85a46e5d);
  wire         advanced_25 = ^(state & 32'h7f00fda8);
  wire         advanced_26 = ^(state & 32'hfe01fb50);
  wire         advanced_27 = ^(state & 32'h884bd7b2);
  wire         advanced_28 = ^(state & 32'h64df8e77);
  wire         advanced_29 = ^(state & 32'hc9bf1cef);
  wire         advanced_30 = ^(state & 32'he73618cd);
  wire         advanced_31 = ^(state & 32'hba241089);
  wire [31:0]  advanced = ~starts_2 ? {advanced_31, advanced_30, advanced_29, advanced_28, advanced_27,
                                       advanced_26, advanced_25, advanced_24, advanced_23, advanced_22,
                                       advanced_21, advanced_20, advanced_19, advanced_18, advanced_17,
                                       advanced_16, advanced_15, advanced_14, advanced_13, advanced_12,
                                       advanced_11, advanced_10, advanced_9, advanced_8, advanced_7,
                                       advanced_6, advanced_5, advanced_4, advanced_3, advanced_2, advanced_1,
                                       advanced_0} : 32'd0;
  wire         ends_at_0 = in_value_keep[0] & ~in_value_keep[1];
  wire         ends_at_1 = in_value_keep[1] & ~in_value_keep[2];
  wire         ends_at_2 = in_value_keep[2] & ~in_value_keep[3];
  wire         ends_at_3 = in_value_keep[3] & ~in_value_keep[4];
  wire         ends_at_4 = in_value_keep[4] & ~in_value_keep[5];
  wire         ends_at_5 = in_value_keep[5] & ~in_value_keep[6];
  wire         ends_at_6 = in_value_keep[6] & ~in_value_keep[7];
  wire         ends_at_7 = in_value_keep[7] & ~in_value_keep[8];
  wire         ends_at_8 = in_value_keep[8] & ~in_value_keep[9];
  wire         ends_at_9 = in_value_keep[9] & ~in_value_keep[10];
  wire         ends_at_10 = in_value_keep[10] & ~in_value_keep[11];
  wire         ends_at_11 = in_value_keep[11] & ~in_value_keep[12];
  wire         ends_at_12 = in_value_keep[12] & ~in_value_keep[13];
  wire         ends_at_13 = in_value_keep[13] & ~in_value_keep[14];
  wire         ends_at_14 = in_value_keep[14] & ~in_value_keep[15];
  wire         ends_at_15 = in_value_keep[15] & ~in_value_keep[16];
  wire         ends_at_16 = in_value_keep[16] & ~in_value_keep[17];
  wire         ends_at_17 = in_value_keep[17] & ~in_value_keep[18];
  wire         ends_at_18 = in_value_keep[18] & ~in_value_keep[19];
  wire         ends_at_19 = in_value_keep[19] & ~in_value_keep[20];
  wire         ends_at_20 = in_value_keep[20] & ~in_value_keep[21];
  wire         ends_at_21 = in_value_keep[21] & ~in_value_keep[22];
  wire         ends_at_22 = in_value_keep[22] & ~in_value_keep[23];
  wire         ends_at_23 = in_value_keep[23] & ~in_value_keep[24];
  wire         ends_at_24 = in_value_keep[24] & ~in_value_keep[25];
  wire         ends_at_25 = in_value_keep[25] & ~in_value_keep[26];
  wire         ends_at_26 = in_value_keep[26] & ~in_value_keep[27];
  wire         ends_at_27 = in_value_keep[27] & ~in_value_keep[28];
  wire         ends_at_28 = in_value_keep[28] & ~in_value_keep[29];
  wire         ends_at_29 = in_value_keep[29] & ~in_value_keep[30];
  wire         ends_at_30 = in_value_keep[30] & ~in_value_keep[31];
  wire         without_1_0 = ^(state & 32'hab000000);
  wire         without_1_1 = ^(state & 32'h56000000);
  wire         without_1_2 = ^(state & 32'hac000000);
  wire         without_1_3 = ^(state & 32'h58000000);
  wire         without_1_4 = ^(state & 32'hb0000000);
  wire         without_1_5 = ^(state & 32'h60000000);
  wire         without_1_6 = ^(state & 32'h6b000000);
  wire         without_1_7 = ^(state & 32'hd6000000);
  wire         without_1_8 = ^(state & 32'hac000001);
  wire         without_1_9 = ^(state & 32'hf3000002);
  wire         without_1_10 = ^(state & 32'h4d000004);
  wire         without_1_11 = ^(state & 32'h9a000008);
  wire         without_1_12 = ^(state & 32'h34000010);
  wire         without_1_13 = ^(state & 32'h68000020);
  wire         without_1_14 = ^(state & 32'hd0000040);
  wire         without_1_15 = ^(state & 32'ha0000080);
  wire         without_1_16 = ^(state & 32'heb000100);
  wire         without_1_17 = ^(state & 32'hd6000200);
  wire         without_1_18 = ^(state & 32'hac000400);
  wire         without_1_19 = ^(state & 32'h58000800);
  wire         without_1_20 = ^(state & 32'h1b001000);
  wire         without_1_21 = ^(state & 32'h9d002000);
  wire         without_1_22 = ^(state & 32'h91004000);
  wire         without_1_23 = ^(state & 32'h22008000);
  wire         without_1_24 = ^(state & 32'hef010000);
  wire         without_1_25 = ^(state & 32'h75020000);
  wire         without_1_26 = ^(state & 32'hea040000);
  wire         without_1_27 = ^(state & 32'h7f080000);
  wire         without_1_28 = ^(state & 32'h55100000);
  wire         without_1_29 = ^(state & 32'haa200000);
  wire         without_1_30 = ^(state & 32'hff400000);
  wire         without_1_31 = ^(state & 32'h55800000);
  wire [31:0]  rewound = padded_1_3 ? {without_1_31, without_1_30, without_1_29, without_1_28, without_1_27,
                                       without_1_26, without_1_25, without_1_24, without_1_23, without_1_22,
                                       without_1_21, without_1_20, without_1_19, without_1_18, without_1_17,
                                       without_1_16, without_1_15, without_1_14, without_1_13, without_1_12,
                                       without_1_11, without_1_10, without_1_9, without_1_8, without_1_7,
                                       without_1_6, without_1_5, without_1_4, without_1_3, without_1_2,
                                       without_1_1, without_1_0} : state;
  wire         without_3_0 = ^(state & 32'h851aab00);
  wire         without_3_1 = ^(state & 32'h0a355600);
  wire         without_3_2 = ^(state & 32'h146aac00);
  wire         without_3_3 = ^(state & 32'h28d55800);
  wire         without_3_4 = ^(state & 32'h51aab000);
  wire         without_3_5 = ^(state & 32'ha3556000);
  wire         without_3_6 = ^(state & 32'hc3b06b00);
  wire         without_3_7 = ^(state & 32'h8760d600);
  wire         without_3_8 = ^(state & 32'h0ec1ac00);
  wire         without_3_9 = ^(state & 32'h9899f300);
  wire         without_3_10 = ^(state & 32'hb4294d00);
  wire         without_3_11 = ^(state & 32'h68529a00);
  wire         without_3_12 = ^(state & 32'hd0a53400);
  wire         without_3_13 = ^(state & 32'ha14a6800);
  wire         without_3_14 = ^(state & 32'h4294d000);
  wire         without_3_15 = ^(state & 32'h8529a000);
  wire         without_3_16 = ^(state & 32'h8f49eb00);
  wire         without_3_17 = ^(state & 32'h1e93d600);
  wire         without_3_18 = ^(state & 32'h3d27ac00);
  wire         without_3_19 = ^(state & 32'h7a4f5800);
  wire         without_3_20 = ^(state & 32'h71841b00);
  wire         without_3_21 = ^(state & 32'h66129d00);
  wire         without_3_22 = ^(state & 32'h493f9100);
  wire         without_3_23 = ^(state & 32'h927f2200);
  wire         without_3_24 = ^(state & 32'ha1e4ef01);
  wire         without_3_25 = ^(state & 32'hc6d37502);
  wire         without_3_26 = ^(state & 32'h8da6ea04);
  wire         without_3_27 = ^(state & 32'h9e577f08);
  wire         without_3_28 = ^(state & 32'hb9b45510);
  wire         without_3_29 = ^(state & 32'h7368aa20);
  wire         without_3_30 = ^(state & 32'h63cbff40);
  wire         without_3_31 = ^(state & 32'h428d5580);
  wire         without_2_0 = ^(state & 32'h1aab0000);
  wire         without_2_1 = ^(state & 32'h35560000);
  wire         without_2_2 = ^(state & 32'h6aac0000);
  wire         without_2_3 = ^(state & 32'hd5580000);
  wire         without_2_4 = ^(state & 32'haab00000);
  wire         without_2_5 = ^(state & 32'h55600000);
  wire         without_2_6 = ^(state & 32'hb06b0000);
  wire         without_2_7 = ^(state & 32'h60d60000);
  wire         without_2_8 = ^(state & 32'hc1ac0000);
  wire         without_2_9 = ^(state & 32'h99f30000);
  wire         without_2_10 = ^(state & 32'h294d0000);
  wire         without_2_11 = ^(state & 32'h529a0000);
  wire         without_2_12 = ^(state & 32'ha5340000);
  wire         without_2_13 = ^(state & 32'h4a680000);
  wire         without_2_14 = ^(state & 32'h94d00000);
  wire         without_2_15 = ^(state & 32'h29a00000);
  wire         without_2_16 = ^(state & 32'h49eb0001);
  wire         without_2_17 = ^(state & 32'h93d60002);
  wire         without_2_18 = ^(state & 32'h27ac0004);
  wire         without_2_19 = ^(state & 32'h4f580008);
  wire         without_2_20 = ^(state & 32'h841b0010);
  wire         without_2_21 = ^(state & 32'h129d0020);
  wire         without_2_22 = ^(state & 32'h3f910040);
  wire         without_2_23 = ^(state & 32'h7f220080);
  wire         without_2_24 = ^(state & 32'he4ef0100);
  wire         without_2_25 = ^(state & 32'hd3750200);
  wire         without_2_26 = ^(state & 32'ha6ea0400);
  wire         without_2_27 = ^(state & 32'h577f0800);
  wire         without_2_28 = ^(state & 32'hb4551000);
  wire         without_2_29 = ^(state & 32'h68aa2000);
  wire         without_2_30 = ^(state & 32'hcbff4000);
  wire         without_2_31 = ^(state & 32'h8d558000);
  wire [31:0]  _choice = padded_1_3 ? {without_3_31, without_3_30, without_3_29, without_3_28, without_3_27,
                                       without_3_26, without_3_25, without_3_24, without_3_23, without_3_22,
                                       without_3_21, without_3_20, without_3_19, without_3_18, without_3_17,
                                       without_3_16, without_3_15, without_3_14, without_3_13, without_3_12,
                                       without_3_11, without_3_10, without_3_9, without_3_8, without_3_7,
                                       without_3_6, without_3_5, without_3_4, without_3_3, without_3_2,
                                       without_3_1, without_3_0} : {without_2_31, without_2_30, without_2_29,
                                                                    without_2_28, without_2_27, without_2_26,
                                                                    without_2_25, without_2_24, without_2_23,
                                                                    without_2_22, without_2_21, without_2_20,
                                                                    without_2_19, without_2_18, without_2_17,
                                                                    without_2_16, without_2_15, without_2_14,
                                                                    without_2_13, without_2_12, without_2_11,
                                                                    without_2_10, without_2_9, without_2_8,
                                                                    without_2_7, without_2_6, without_2_5,
                                                                    without_2_4, without_2_3, without_2_2,
                                                                    without_2_1, without_2_0};
  wire [31:0]  rewound_2 = padded_2_3 ? _choice : rewound;
  wire         without_4_0 = ^(rewound_1 & 32'hc8851aab);
  wire         without_4_1 = ^(rewound_1 & 32'h910a3556);
  wire         without_4_2 = ^(rewound_1 & 32'h22146aac);
  wire         without_4_3 = ^(rewound_1 & 32'h4428d558);
  wire         without_4_4 = ^(rewound_1 & 32'h8851aab0);
  wire         without_4_5 = ^(rewound_1 & 32'h10a35560);
  wire         without_4_6 = ^(rewound_1 & 32'he9c3b06b);
  wire         without_4_7 = ^(rewound_1 & 32'hd38760d6);
  wire         without_4_8 = ^(rewound_1 & 32'ha70ec1ac);
  wire         without_4_9 = ^(rewound_1 & 32'h869899f3);
  wire         without_4_10 = ^(rewound_1 & 32'hc5b4294d);
  wire         without_4_11 = ^(rewound_1 & 32'h8b68529a);
  wire         without_4_12 = ^(rewound_1 & 32'h16d0a534);
  wire         without_4_13 = ^(rewound_1 & 32'h2da14a68);
  wire         without_4_14 = ^(rewound_1 & 32'h5b4294d0);
  wire         without_4_15 = ^(rewound_1 & 32'hb68529a0);
  wire         without_4_16 = ^(rewound_1 & 32'ha58f49eb);
  wire         without_4_17 = ^(rewound_1 & 32'h4b1e93d6);
  wire         without_4_18 = ^(rewound_1 & 32'h963d27ac);
  wire         without_4_19 = ^(rewound_1 & 32'h2c7a4f58);
  wire         without_4_20 = ^(rewound_1 & 32'h9071841b);
  wire         without_4_21 = ^(rewound_1 & 32'he866129d);
  wire         without_4_22 = ^(rewound_1 & 32'h18493f91);
  wire         without_4_23 = ^(rewound_1 & 32'h30927f22);
  wire         without_4_24 = ^(rewound_1 & 32'ha9a1e4ef);
  wire         without_4_25 = ^(rewound_1 & 32'h9bc6d375);
  wire         without_4_26 = ^(rewound_1 & 32'h378da6ea);
  wire         without_4_27 = ^(rewound_1 & 32'ha79e577f);
  wire         without_4_28 = ^(rewound_1 & 32'h87b9b455);
  wire         without_4_29 = ^(rewound_1 & 32'h0f7368aa);
  wire         without_4_30 = ^(rewound_1 & 32'hd663cbff);
  wire         without_4_31 = ^(rewound_1 & 32'h64428d55);
  wire [31:0]  rewound_3 = padded_4_4 ? {without_4_31, without_4_30, without_4_29, without_4_28, without_4_27,
                                         without_4_26, without_4_25, without_4_24, without_4_23, without_4_22,
                                         without_4_21, without_4_20, without_4_19, without_4_18, without_4_17,
                                         without_4_16, without_4_15, without_4_14, without_4_13, without_4_12,
                                         without_4_11, without_4_10, without_4_9, without_4_8, without_4_7,
                                         without_4_6, without_4_5, without_4_4, without_4_3, without_4_2,
                                         without_4_1, without_4_0} : rewound_1;
  wire         without_12_0 = ^(rewound_1 & 32'hac053cbc);
  wire         without_12_1 = ^(rewound_1 & 32'h580a7979);
  wire         without_12_2 = ^(rewound_1 & 32'hb014f2f3);
  wire         without_12_3 = ^(rewound_1 & 32'h6029e5e6);
  wire         without_12_4 = ^(rewound_1 & 32'hc053cbcd);
  wire         without_12_5 = ^(rewound_1 & 32'h80a7979a);
  wire         without_12_6 = ^(rewound_1 & 32'had4a1388);
  wire         without_12_7 = ^(rewound_1 & 32'h5a942710);
  wire         without_12_8 = ^(rewound_1 & 32'hb5284e20);
  wire         without_12_9 = ^(rewound_1 & 32'hc655a0fc);
  wire         without_12_10 = ^(rewound_1 & 32'h20ae7d44);
  wire         without_12_11 = ^(rewound_1 & 32'h415cfa89);
  wire         without_12_12 = ^(rewound_1 & 32'h82b9f512);
  wire         without_12_13 = ^(rewound_1 & 32'h0573ea25);
  wire         without_12_14 = ^(rewound_1 & 32'h0ae7d44b);
  wire         without_12_15 = ^(rewound_1 & 32'h15cfa896);
  wire         without_12_16 = ^(rewound_1 & 32'h879a6d91);
  wire         without_12_17 = ^(rewound_1 & 32'h0f34db23);
  wire         without_12_18 = ^(rewound_1 & 32'h1e69b647);
  wire         without_12_19 = ^(rewound_1 & 32'h3cd36c8e);
  wire         without_12_20 = ^(rewound_1 & 32'hd5a3e5a1);
  wire         without_12_21 = ^(rewound_1 & 32'h0742f7ff);
  wire         without_12_22 = ^(rewound_1 & 32'ha280d342);
  wire         without_12_23 = ^(rewound_1 & 32'h4501a684);
  wire         without_12_24 = ^(rewound_1 & 32'h260671b5);
  wire         without_12_25 = ^(rewound_1 & 32'he009dfd6);
  wire         without_12_26 = ^(rewound_1 & 32'hc013bfad);
  wire         without_12_27 = ^(rewound_1 & 32'h2c2243e7);
  wire         without_12_28 = ^(rewound_1 & 32'hf441bb73);
  wire         without_12_29 = ^(rewound_1 & 32'he88376e6);
  wire         without_12_30 = ^(rewound_1 & 32'h7d03d171);
  wire         without_12_31 = ^(rewound_1 & 32'h56029e5e);
  wire         without_8_0 = ^(rewound_1 & 32'hd33ca1fe);
  wire         without_8_1 = ^(rewound_1 & 32'ha67943fd);
  wire         without_8_2 = ^(rewound_1 & 32'h4cf287fb);
  wire         without_8_3 = ^(rewound_1 & 32'h99e50ff6);
  wire         without_8_4 = ^(rewound_1 & 32'h33ca1fec);
  wire         without_8_5 = ^(rewound_1 & 32'h67943fd9);
  wire         without_8_6 = ^(rewound_1 & 32'h1c14de4c);
  wire         without_8_7 = ^(rewound_1 & 32'h3829bc99);
  wire         without_8_8 = ^(rewound_1 & 32'h70537933);
  wire         without_8_9 = ^(rewound_1 & 32'h339a5399);
  wire         without_8_10 = ^(rewound_1 & 32'hb40806cd);
  wire         without_8_11 = ^(rewound_1 & 32'h68100d9b);
  wire         without_8_12 = ^(rewound_1 & 32'hd0201b37);
  wire         without_8_13 = ^(rewound_1 & 32'ha040366e);
  wire         without_8_14 = ^(rewound_1 & 32'h40806cdc);
  wire         without_8_15 = ^(rewound_1 & 32'h8100d9b8);
  wire         without_8_16 = ^(rewound_1 & 32'hd13d128f);
  wire         without_8_17 = ^(rewound_1 & 32'ha27a251f);
  wire         without_8_18 = ^(rewound_1 & 32'h44f44a3e);
  wire         without_8_19 = ^(rewound_1 & 32'h89e8947d);
  wire         without_8_20 = ^(rewound_1 & 32'hc0ed8904);
  wire         without_8_21 = ^(rewound_1 & 32'h52e7b3f7);
  wire         without_8_22 = ^(rewound_1 & 32'h76f3c611);
  wire         without_8_23 = ^(rewound_1 & 32'hede78c22);
  wire         without_8_24 = ^(rewound_1 & 32'h08f3b9ba);
  wire         without_8_25 = ^(rewound_1 & 32'hc2dbd28b);
  wire         without_8_26 = ^(rewound_1 & 32'h85b7a517);
  wire         without_8_27 = ^(rewound_1 & 32'hd853ebd0);
  wire         without_8_28 = ^(rewound_1 & 32'h639b765f);
  wire         without_8_29 = ^(rewound_1 & 32'hc736ecbf);
  wire         without_8_30 = ^(rewound_1 & 32'h5d517880);
  wire         without_8_31 = ^(rewound_1 & 32'h699e50ff);
  wire [31:0]  _choice_2 = padded_4_4 ? {without_12_31, without_12_30, without_12_29, without_12_28,
                                         without_12_27, without_12_26, without_12_25, without_12_24,
                                         without_12_23, without_12_22, without_12_21, without_12_20,
                                         without_12_19, without_12_18, without_12_17, without_12_16,
                                         without_12_15, without_12_14, without_12_13, without_12_12,
                                         without_12_11, without_12_10, without_12_9, without_12_8,
                                         without_12_7, without_12_6, without_12_5, without_12_4, without_12_3,
                                         without_12_2, without_12_1, without_12_0} :
                           {without_8_31, without_8_30, without_8_29, without_8_28, without_8_27,
                            without_8_26, without_8_25, without_8_24, without_8_23, without_8_22,
                            without_8_21, without_8_20, without_8_19, without_8_18, without_8_17,
                            without_8_16, without_8_15, without_8_14, without_8_13, without_8_12,
                            without_8_11, without_8_10, without_8_9, without_8_8, without_8_7, without_8_6,
                            without_8_5, without_8_4, without_8_3, without_8_2, without_8_1, without_8_0};
  wire [31:0]  rewound_4 = padded_8_4 ? _choice_2 : rewound_3;
  wire         without_16_0 = ^(rewound_4_2 & 32'h9074ce54);
  wire         without_16_1 = ^(rewound_4_2 & 32'h20e99ca9);
  wire         without_16_2 = ^(rewound_4_2 & 32'h41d33952);
  wire         without_16_3 = ^(rewound_4_2 & 32'h83a672a5);
  wire         without_16_4 = ^(rewound_4_2 & 32'h074ce54a);
  wire         without_16_5 = ^(rewound_4_2 & 32'h0e99ca95);
  wire         without_16_6 = ^(rewound_4_2 & 32'h8d475b7f);
  wire         without_16_7 = ^(rewound_4_2 & 32'h1a8eb6ff);
  wire         without_16_8 = ^(rewound_4_2 & 32'h351d6dfe);
  wire         without_16_9 = ^(rewound_4_2 & 32'hfa4e15a9);
  wire         without_16_10 = ^(rewound_4_2 & 32'h64e8e507);
  wire         without_16_11 = ^(rewound_4_2 & 32'hc9d1ca0e);
  wire         without_16_12 = ^(rewound_4_2 & 32'h93a3941c);
  wire         without_16_13 = ^(rewound_4_2 & 32'h27472839);
  wire         without_16_14 = ^(rewound_4_2 & 32'h4e8e5072);
  wire         without_16_15 = ^(rewound_4_2 & 32'h9d1ca0e4);
  wire         without_16_16 = ^(rewound_4_2 & 32'haa4d8f9c);
  wire         without_16_17 = ^(rewound_4_2 & 32'h549b1f39);
  wire         without_16_18 = ^(rewound_4_2 & 32'ha9363e72);
  wire         without_16_19 = ^(rewound_4_2 & 32'h526c7ce4);
  wire         without_16_20 = ^(rewound_4_2 & 32'h34ac379c);
  wire         without_16_21 = ^(rewound_4_2 & 32'hf92ca16d);
  wire         without_16_22 = ^(rewound_4_2 & 32'h622d8c8e);
  wire         without_16_23 = ^(rewound_4_2 & 32'hc45b191d);
  wire         without_16_24 = ^(rewound_4_2 & 32'h18c2fc6e);
  wire         without_16_25 = ^(rewound_4_2 & 32'ha1f13688);
  wire         without_16_26 = ^(rewound_4_2 & 32'h43e26d11);
  wire         without_16_27 = ^(rewound_4_2 & 32'h17b01477);
  wire         without_16_28 = ^(rewound_4_2 & 32'hbf14e6ba);
  wire         without_16_29 = ^(rewound_4_2 & 32'h7e29cd75);
  wire         without_16_30 = ^(rewound_4_2 & 32'h6c2754bf);
  wire         without_16_31 = ^(rewound_4_2 & 32'h483a672a);
  wire [31:0]  rewound_5 = padded_16_5 ? {without_16_31, without_16_30, without_16_29, without_16_28,
                                          without_16_27, without_16_26, without_16_25, without_16_24,
                                          without_16_23, without_16_22, without_16_21, without_16_20,
                                          without_16_19, without_16_18, without_16_17, without_16_16,
                                          without_16_15, without_16_14, without_16_13, without_16_12,
                                          without_16_11, without_16_10, without_16_9, without_16_8,
                                          without_16_7, without_16_6, without_16_5, without_16_4,
                                          without_16_3, without_16_2, without_16_1, without_16_0} :
                           rewound_4_2;

  CrcSum32_32_edb88320 adds (
    .clk(clk),
    .data(adds_data),
    .sum(adds_sum)
  );

  assign crc_valid = done_3;
  assign crc_value = rewound_16 ^ 32'hffffffff;

  always @(posedge clk) begin
    if (rst) begin
      first <= 1'b1;
      valid_1 <= 1'b0;
      valid_2 <= 1'b0;
      done <= 1'b0;
      done_1 <= 1'b0;
      done_2 <= 1'b0;
      done_3 <= 1'b0;
    end else begin
      if (in_valid) begin
        first <= in_value_last;
      end
      valid_1 <= in_valid;
      valid_2 <= valid_1;
      done <= valid_2 & last_2;
      done_1 <= done;
      done_2 <= done_1;
      done_3 <= done_2;
    end
  end

  always @(posedge clk) begin
    starts_1 <= first;
    starts_2 <= starts_1;
    last_1 <= in_value_last;
    last_2 <= last_1;
    if (valid_2) begin
      state <= advanced ^ adds_sum ^ start;
    end
    padded_1_1 <= |{ends_at_30, ends_at_28, ends_at_26, ends_at_24, ends_at_22, ends_at_20, ends_at_18,
                    ends_at_16, ends_at_14, ends_at_12, ends_at_10, ends_at_8, ends_at_6, ends_at_4,
                    ends_at_2, ends_at_0};
    padded_1_2 <= padded_1_1;
    padded_1_3 <= padded_1_2;
    padded_2_1 <= |{ends_at_29, ends_at_28, ends_at_25, ends_at_24, ends_at_21, ends_at_20, ends_at_17,
                    ends_at_16, ends_at_13, ends_at_12, ends_at_9, ends_at_8, ends_at_5, ends_at_4, ends_at_1,
                    ends_at_0};
    padded_2_2 <= padded_2_1;
    padded_2_3 <= padded_2_2;
    rewound_1 <= rewound_2;
    padded_4_1 <= |{ends_at_27, ends_at_26, ends_at_25, ends_at_24, ends_at_19, ends_at_18, ends_at_17,
                    ends_at_16, ends_at_11, ends_at_10, ends_at_9, ends_at_8, ends_at_3, ends_at_2, ends_at_1,
                    ends_at_0};
    padded_4_2 <= padded_4_1;
    padded_4_3 <= padded_4_2;
    padded_4_4 <= padded_4_3;
    padded_8_1 <= |{ends_at_23, ends_at_22, ends_at_21, ends_at_20, ends_at_19, ends_at_18, ends_at_17,
                    ends_at_16, ends_at_7, ends_at_6, ends_at_5, ends_at_4, ends_at_3, ends_at_2, ends_at_1,
                    ends_at_0};
    padded_8_2 <= padded_8_1;
    padded_8_3 <= padded_8_2;
    padded_8_4 <= padded_8_3;
    rewound_4_2 <= rewound_4;
    padded_16_1 <= |{ends_at_15, ends_at_14, ends_at_13, ends_at_12, ends_at_11, ends_at_10, ends_at_9,
                     ends_at_8, ends_at_7, ends_at_6, ends_at_5, ends_at_4, ends_at_3, ends_at_2, ends_at_1,
                     ends_at_0};
    padded_16_2 <= padded_16_1;
    padded_16_3 <= padded_16_2;
    padded_16_4 <= padded_16_3;
    padded_16_5 <= padded_16_4;
    rewound_16 <= rewound_5;
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_beat_has_at_least_one_byte: assert (~in_valid | in_value_keep[0]);
  always @(posedge clk) if (!rst) sees_a_packet_of_one_beat: cover (in_valid & first & in_value_last);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~in_valid | in_value_keep[0])) begin
    $display("Crc.java: HDL801: claim 'a beat has at least one byte' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
