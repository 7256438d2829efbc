`default_nettype none

// Crc32_64_edb88320_of_4_and_2: the cyclic redundancy code of every packet, at one beat per cycle.  Generated
// from Crc.java.
module Crc32_64_edb88320_of_4_and_2 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  input  wire [511:0] in_value_data,
  input  wire [63:0]  in_value_keep,
  input  wire         in_value_last,
  output wire         crc_valid,
  output wire [31:0]  crc_value
);
  reg          first;
  reg          starts_d1;
  reg          starts_d2;
  reg          last_d1;
  reg          last_d2;
  reg          valid_d1;
  reg          valid_d2;
  reg  [31:0]  state;
  reg          done;
  reg          missing_0_d1;
  reg          missing_0_d2;
  reg          missing_0_d3;
  reg          missing_1_d1;
  reg          missing_1_d2;
  reg          missing_1_d3;
  reg          missing_2_d1;
  reg          missing_2_d2;
  reg          missing_2_d3;
  reg          missing_3_d1;
  reg          missing_3_d2;
  reg          missing_3_d3;
  reg  [31:0]  rewound_0;
  reg          done_d1;
  wire [31:0]  adds_sum;

  wire [511:0] adds_data = in_value_data & {{8{in_value_keep[63]}}, {8{in_value_keep[62]}},
                                            {8{in_value_keep[61]}}, {8{in_value_keep[60]}},
                                            {8{in_value_keep[59]}}, {8{in_value_keep[58]}},
                                            {8{in_value_keep[57]}}, {8{in_value_keep[56]}},
                                            {8{in_value_keep[55]}}, {8{in_value_keep[54]}},
                                            {8{in_value_keep[53]}}, {8{in_value_keep[52]}},
                                            {8{in_value_keep[51]}}, {8{in_value_keep[50]}},
                                            {8{in_value_keep[49]}}, {8{in_value_keep[48]}},
                                            {8{in_value_keep[47]}}, {8{in_value_keep[46]}},
                                            {8{in_value_keep[45]}}, {8{in_value_keep[44]}},
                                            {8{in_value_keep[43]}}, {8{in_value_keep[42]}},
                                            {8{in_value_keep[41]}}, {8{in_value_keep[40]}},
                                            {8{in_value_keep[39]}}, {8{in_value_keep[38]}},
                                            {8{in_value_keep[37]}}, {8{in_value_keep[36]}},
                                            {8{in_value_keep[35]}}, {8{in_value_keep[34]}},
                                            {8{in_value_keep[33]}}, {8{in_value_keep[32]}},
                                            {8{in_value_keep[31]}}, {8{in_value_keep[30]}},
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
  wire [31:0]  start = starts_d2 ? 32'hca5c9202 : 32'd0;
  wire         advanced_0 = ^(state & 32'he5fe1c77);
  wire         advanced_1 = ^(state & 32'hcbfc38ee);
  wire         advanced_2 = ^(state & 32'h97f871dd);
  wire         advanced_3 = ^(state & 32'h2ff0e3ba);
  wire         advanced_4 = ^(state & 32'h5fe1c775);
  wire         advanced_5 = ^(state & 32'hbfc38eea);
  wire         advanced_6 = ^(state & 32'h9a7901a2);
  wire         advanced_7 = ^(state & 32'h34f20345);
  wire         advanced_8 = ^(state & 32'h69e4068b);
  wire         advanced_9 = ^(state & 32'h36361160);
  wire         advanced_10 = ^(state & 32'h89923eb7);
  wire         advanced_11 = ^(state & 32'h13247d6f);
  wire         advanced_12 = ^(state & 32'h2648fade);
  wire         advanced_13 = ^(state & 32'h4c91f5bd);
  wire         advanced_14 = ^(state & 32'h9923eb7a);
  wire         advanced_15 = ^(state & 32'h3247d6f4);
  wire         advanced_16 = ^(state & 32'h8171b19f);
  wire         advanced_17 = ^(state & 32'h02e3633e);
  wire         advanced_18 = ^(state & 32'h05c6c67d);
  wire         advanced_19 = ^(state & 32'h0b8d8cfa);
  wire         advanced_20 = ^(state & 32'hf2e50583);
  wire         advanced_21 = ^(state & 32'h00341771);
  wire         advanced_22 = ^(state & 32'he5963294);
  wire         advanced_23 = ^(state & 32'hcb2c6528);
  wire         advanced_24 = ^(state & 32'h73a6d627);
  wire         advanced_25 = ^(state & 32'h02b3b039);
  wire         advanced_26 = ^(state & 32'h05676073);
  wire         advanced_27 = ^(state & 32'hef30dc91);
  wire         advanced_28 = ^(state & 32'h3b9fa554);
  wire         advanced_29 = ^(state & 32'h773f4aa8);
  wire         advanced_30 = ^(state & 32'h0b808926);
  wire         advanced_31 = ^(state & 32'hf2ff0e3b);
  wire [31:0]  advanced = ~starts_d2 ? {advanced_31, advanced_30, advanced_29, advanced_28, advanced_27,
                                        advanced_26, advanced_25, advanced_24, advanced_23, advanced_22,
                                        advanced_21, advanced_20, advanced_19, advanced_18, advanced_17,
                                        advanced_16, advanced_15, advanced_14, advanced_13, advanced_12,
                                        advanced_11, advanced_10, advanced_9, advanced_8, advanced_7,
                                        advanced_6, advanced_5, advanced_4, advanced_3, advanced_2,
                                        advanced_1, advanced_0} : 32'd0;
  wire         ends_at_1 = in_value_keep[1] & ~in_value_keep[5];
  wire         ends_at_5 = in_value_keep[5] & ~in_value_keep[9];
  wire         ends_at_9 = in_value_keep[9] & ~in_value_keep[13];
  wire         ends_at_13 = in_value_keep[13] & ~in_value_keep[17];
  wire         ends_at_17 = in_value_keep[17] & ~in_value_keep[21];
  wire         ends_at_21 = in_value_keep[21] & ~in_value_keep[25];
  wire         ends_at_25 = in_value_keep[25] & ~in_value_keep[29];
  wire         ends_at_29 = in_value_keep[29] & ~in_value_keep[33];
  wire         ends_at_33 = in_value_keep[33] & ~in_value_keep[37];
  wire         ends_at_37 = in_value_keep[37] & ~in_value_keep[41];
  wire         ends_at_41 = in_value_keep[41] & ~in_value_keep[45];
  wire         ends_at_45 = in_value_keep[45] & ~in_value_keep[49];
  wire         ends_at_49 = in_value_keep[49] & ~in_value_keep[53];
  wire         ends_at_53 = in_value_keep[53] & ~in_value_keep[57];
  wire         ends_at_57 = in_value_keep[57] & ~in_value_keep[61];
  wire [8:0]   place_of_4 = {missing_3_d3, missing_2_d3, missing_1_d3, missing_0_d3, 5'd0};
  wire [511:0] rows_0_of_4 = {32'h9e6a6e43, 32'h20110a51, 32'hd7869a31, 32'h67a3822b, 32'hd22443ce,
                              32'hf5a1cef9, 32'h2a45ecc3, 32'h89fbbe88, 32'he8cca9c9, 32'h232ce726,
                              32'h3b8c739d, 32'h98989074, 32'hce54ac05, 32'h3cbcd33c, 32'ha1fec885,
                              32'h1aab0000};
  wire [31:0]  members_0_of_4 = rows_0_of_4[place_of_4 +: 32];
  wire         without_0_of_4 = ^(state & members_0_of_4);
  wire [511:0] rows_1_of_4 = {32'h3cd4dc86, 32'h402214a3, 32'haf0d3462, 32'hcf470457, 32'ha448879d,
                              32'heb439df2, 32'h548bd987, 32'h13f77d11, 32'hd1995392, 32'h4659ce4c,
                              32'h7718e73b, 32'h313120e9, 32'h9ca9580a, 32'h7979a679, 32'h43fd910a,
                              32'h35560000};
  wire [31:0]  members_1_of_4 = rows_1_of_4[place_of_4 +: 32];
  wire         without_1_of_4 = ^(state & members_1_of_4);
  wire [511:0] rows_2_of_4 = {32'h79a9b90c, 32'h80442947, 32'h5e1a68c5, 32'h9e8e08af, 32'h48910f3b,
                              32'hd6873be4, 32'ha917b30e, 32'h27eefa23, 32'ha332a724, 32'h8cb39c98,
                              32'hee31ce76, 32'h626241d3, 32'h3952b014, 32'hf2f34cf2, 32'h87fb2214,
                              32'h6aac0000};
  wire [31:0]  members_2_of_4 = rows_2_of_4[place_of_4 +: 32];
  wire         without_2_of_4 = ^(state & members_2_of_4);
  wire [511:0] rows_3_of_4 = {32'hf3537219, 32'h0088528e, 32'hbc34d18b, 32'h3d1c115e, 32'h91221e77,
                              32'had0e77c9, 32'h522f661c, 32'h4fddf447, 32'h46654e49, 32'h19673931,
                              32'hdc639cec, 32'hc4c483a6, 32'h72a56029, 32'he5e699e5, 32'h0ff64428,
                              32'hd5580000};
  wire [31:0]  members_3_of_4 = rows_3_of_4[place_of_4 +: 32];
  wire         without_3_of_4 = ^(state & members_3_of_4);
  wire [511:0] rows_4_of_4 = {32'he6a6e432, 32'h0110a51d, 32'h7869a316, 32'h7a3822bd, 32'h22443cef,
                              32'h5a1cef92, 32'ha45ecc38, 32'h9fbbe88e, 32'h8cca9c92, 32'h32ce7263,
                              32'hb8c739d9, 32'h8989074c, 32'he54ac053, 32'hcbcd33ca, 32'h1fec8851,
                              32'haab00000};
  wire [31:0]  members_4_of_4 = rows_4_of_4[place_of_4 +: 32];
  wire         without_4_of_4 = ^(state & members_4_of_4);
  wire [511:0] rows_5_of_4 = {32'hcd4dc864, 32'h02214a3a, 32'hf0d3462c, 32'hf470457a, 32'h448879de,
                              32'hb439df25, 32'h48bd9871, 32'h3f77d11d, 32'h19953924, 32'h659ce4c7,
                              32'h718e73b3, 32'h13120e99, 32'hca9580a7, 32'h979a6794, 32'h3fd910a3,
                              32'h55600000};
  wire [31:0]  members_5_of_4 = rows_5_of_4[place_of_4 +: 32];
  wire         without_5_of_4 = ^(state & members_5_of_4);
  wire [511:0] rows_6_of_4 = {32'h04f1fe8b, 32'h24539e24, 32'h36201668, 32'h8f4308df, 32'h5b34b073,
                              32'h9dd270b3, 32'hbb3edc21, 32'hf7141cb2, 32'hdbe6db81, 32'he8152ea8,
                              32'hd89094fb, 32'hbebc8d47, 32'h5b7fad4a, 32'h13881c14, 32'hde4ce9c3,
                              32'hb06b0000};
  wire [31:0]  members_6_of_4 = rows_6_of_4[place_of_4 +: 32];
  wire         without_6_of_4 = ^(state & members_6_of_4);
  wire [511:0] rows_7_of_4 = {32'h09e3fd16, 32'h48a73c48, 32'h6c402cd1, 32'h1e8611be, 32'hb66960e7,
                              32'h3ba4e167, 32'h767db843, 32'hee283965, 32'hb7cdb703, 32'hd02a5d51,
                              32'hb12129f7, 32'h7d791a8e, 32'hb6ff5a94, 32'h27103829, 32'hbc99d387,
                              32'h60d60000};
  wire [31:0]  members_7_of_4 = rows_7_of_4[place_of_4 +: 32];
  wire         without_7_of_4 = ^(state & members_7_of_4);
  wire [511:0] rows_8_of_4 = {32'h13c7fa2c, 32'h914e7890, 32'hd88059a2, 32'h3d0c237d, 32'h6cd2c1ce,
                              32'h7749c2ce, 32'hecfb7087, 32'hdc5072cb, 32'h6f9b6e07, 32'ha054baa3,
                              32'h624253ee, 32'hfaf2351d, 32'h6dfeb528, 32'h4e207053, 32'h7933a70e,
                              32'hc1ac0000};
  wire [31:0]  members_8_of_4 = rows_8_of_4[place_of_4 +: 32];
  wire         without_8_of_4 = ^(state & members_8_of_4);
  wire [511:0] rows_9_of_4 = {32'hb9e59a1a, 32'h028dfb70, 32'h66862975, 32'h1dbbc4d1, 32'h0b81c052,
                              32'h1b324b64, 32'hf3b30dcc, 32'h315b5b1e, 32'h37fa75c6, 32'h63859260,
                              32'hff08d440, 32'h6d7cfa4e, 32'h15a9c655, 32'ha0fc339a, 32'h53998698,
                              32'h99f30000};
  wire [31:0]  members_9_of_4 = rows_9_of_4[place_of_4 +: 32];
  wire         without_9_of_4 = ^(state & members_9_of_4);
  wire [511:0] rows_10_of_4 = {32'heda15a77, 32'h250afcb1, 32'h1a8ac8db, 32'h5cd40b89, 32'hc527c36a,
                               32'hc3c55830, 32'hcd23f75b, 32'heb4d08b4, 32'h87384245, 32'he427c3e7,
                               32'hc59ddb1d, 32'h426164e8, 32'he50720ae, 32'h7d44b408, 32'h06cdc5b4,
                               32'h294d0000};
  wire [31:0]  members_10_of_4 = rows_10_of_4[place_of_4 +: 32];
  wire         without_10_of_4 = ^(state & members_10_of_4);
  wire [511:0] rows_11_of_4 = {32'hdb42b4ee, 32'h4a15f962, 32'h351591b6, 32'hb9a81713, 32'h8a4f86d5,
                               32'h878ab061, 32'h9a47eeb7, 32'hd69a1169, 32'h0e70848b, 32'hc84f87cf,
                               32'h8b3bb63a, 32'h84c2c9d1, 32'hca0e415c, 32'hfa896810, 32'h0d9b8b68,
                               32'h529a0000};
  wire [31:0]  members_11_of_4 = rows_11_of_4[place_of_4 +: 32];
  wire         without_11_of_4 = ^(state & members_11_of_4);
  wire [511:0] rows_12_of_4 = {32'hb68569dc, 32'h942bf2c4, 32'h6a2b236d, 32'h73502e27, 32'h149f0dab,
                               32'h0f1560c3, 32'h348fdd6f, 32'had3422d2, 32'h1ce10917, 32'h909f0f9f,
                               32'h16776c75, 32'h098593a3, 32'h941c82b9, 32'hf512d020, 32'h1b3716d0,
                               32'ha5340000};
  wire [31:0]  members_12_of_4 = rows_12_of_4[place_of_4 +: 32];
  wire         without_12_of_4 = ^(state & members_12_of_4);
  wire [511:0] rows_13_of_4 = {32'h6d0ad3b9, 32'h2857e588, 32'hd45646da, 32'he6a05c4e, 32'h293e1b56,
                               32'h1e2ac186, 32'h691fbadf, 32'h5a6845a4, 32'h39c2122f, 32'h213e1f3e,
                               32'h2ceed8ea, 32'h130b2747, 32'h28390573, 32'hea25a040, 32'h366e2da1,
                               32'h4a680000};
  wire [31:0]  members_13_of_4 = rows_13_of_4[place_of_4 +: 32];
  wire         without_13_of_4 = ^(state & members_13_of_4);
  wire [511:0] rows_14_of_4 = {32'hda15a772, 32'h50afcb11, 32'ha8ac8db5, 32'hcd40b89c, 32'h527c36ac,
                               32'h3c55830c, 32'hd23f75be, 32'hb4d08b48, 32'h7384245e, 32'h427c3e7c,
                               32'h59ddb1d4, 32'h26164e8e, 32'h50720ae7, 32'hd44b4080, 32'h6cdc5b42,
                               32'h94d00000};
  wire [31:0]  members_14_of_4 = rows_14_of_4[place_of_4 +: 32];
  wire         without_14_of_4 = ^(state & members_14_of_4);
  wire [511:0] rows_15_of_4 = {32'hb42b4ee4, 32'ha15f9623, 32'h51591b6b, 32'h9a817138, 32'ha4f86d58,
                               32'h78ab0619, 32'ha47eeb7d, 32'h69a11690, 32'he70848bc, 32'h84f87cf8,
                               32'hb3bb63a8, 32'h4c2c9d1c, 32'ha0e415cf, 32'ha8968100, 32'hd9b8b685,
                               32'h29a00000};
  wire [31:0]  members_15_of_4 = rows_15_of_4[place_of_4 +: 32];
  wire         without_15_of_4 = ^(state & members_15_of_4);
  wire [511:0] rows_16_of_4 = {32'hf63cf38a, 32'h62ae2617, 32'h7534ace6, 32'h52a1605a, 32'h9bd4997e,
                               32'h04f7c2ca, 32'h62b83a39, 32'h5ab993a9, 32'h26dc38b0, 32'h2adc1ed7,
                               32'h5cfab4cd, 32'h00c1aa4d, 32'h8f9c879a, 32'h6d91d13d, 32'h128fa58f,
                               32'h49eb0001};
  wire [31:0]  members_16_of_4 = rows_16_of_4[place_of_4 +: 32];
  wire         without_16_of_4 = ^(state & members_16_of_4);
  wire [511:0] rows_17_of_4 = {32'hec79e714, 32'hc55c4c2e, 32'hea6959cc, 32'ha542c0b5, 32'h37a932fc,
                               32'h09ef8594, 32'hc5707472, 32'hb5732752, 32'h4db87160, 32'h55b83dae,
                               32'hb9f5699a, 32'h0183549b, 32'h1f390f34, 32'hdb23a27a, 32'h251f4b1e,
                               32'h93d60002};
  wire [31:0]  members_17_of_4 = rows_17_of_4[place_of_4 +: 32];
  wire         without_17_of_4 = ^(state & members_17_of_4);
  wire [511:0] rows_18_of_4 = {32'hd8f3ce29, 32'h8ab8985d, 32'hd4d2b399, 32'h4a85816a, 32'h6f5265f8,
                               32'h13df0b29, 32'h8ae0e8e5, 32'h6ae64ea4, 32'h9b70e2c0, 32'hab707b5d,
                               32'h73ead334, 32'h0306a936, 32'h3e721e69, 32'hb64744f4, 32'h4a3e963d,
                               32'h27ac0004};
  wire [31:0]  members_18_of_4 = rows_18_of_4[place_of_4 +: 32];
  wire         without_18_of_4 = ^(state & members_18_of_4);
  wire [511:0] rows_19_of_4 = {32'hb1e79c53, 32'h157130bb, 32'ha9a56732, 32'h950b02d4, 32'hdea4cbf0,
                               32'h27be1653, 32'h15c1d1ca, 32'hd5cc9d49, 32'h36e1c581, 32'h56e0f6ba,
                               32'he7d5a668, 32'h060d526c, 32'h7ce43cd3, 32'h6c8e89e8, 32'h947d2c7a,
                               32'h4f580008};
  wire [31:0]  members_19_of_4 = rows_19_of_4[place_of_4 +: 32];
  wire         without_19_of_4 = ^(state & members_19_of_4);
  wire [511:0] rows_20_of_4 = {32'hfda556e5, 32'h0af36b26, 32'h84cc5454, 32'h4db58782, 32'h6f6dd42e,
                               32'hbadde25f, 32'h01c64f56, 32'h2262841a, 32'h850f22cb, 32'h8eed0a53,
                               32'hf4273f4d, 32'h948234ac, 32'h379cd5a3, 32'he5a1c0ed, 32'h89049071,
                               32'h841b0010};
  wire [31:0]  members_20_of_4 = rows_20_of_4[place_of_4 +: 32];
  wire         without_20_of_4 = ^(state & members_20_of_4);
  wire [511:0] rows_21_of_4 = {32'h6520c389, 32'h35f7dc1c, 32'hde1e3299, 32'hfcc88d2f, 32'h0cffeb93,
                               32'h801a0a47, 32'h29c9726f, 32'hcd3eb6bd, 32'he2d2ec5e, 32'h3ef6f381,
                               32'hd3c20d06, 32'hb19cf92c, 32'ha16d0742, 32'hf7ff52e7, 32'hb3f7e866,
                               32'h129d0020};
  wire [31:0]  members_21_of_4 = rows_21_of_4[place_of_4 +: 32];
  wire         without_21_of_4 = ^(state & members_21_of_4);
  wire [511:0] rows_22_of_4 = {32'h542be951, 32'h4bfeb268, 32'h6bbaff02, 32'h9e329875, 32'hcbdb94e9,
                               32'hf595da77, 32'h79d7081c, 32'h1386d3f3, 32'h2d697175, 32'h5ec10025,
                               32'h9c086990, 32'hfba1622d, 32'h8c8ea280, 32'hd34276f3, 32'hc6111849,
                               32'h3f910040};
  wire [31:0]  members_22_of_4 = rows_22_of_4[place_of_4 +: 32];
  wire         without_22_of_4 = ^(state & members_22_of_4);
  wire [511:0] rows_23_of_4 = {32'ha857d2a2, 32'h97fd64d0, 32'hd775fe05, 32'h3c6530eb, 32'h97b729d3,
                               32'heb2bb4ee, 32'hf3ae1038, 32'h270da7e6, 32'h5ad2e2ea, 32'hbd82004b,
                               32'h3810d321, 32'hf742c45b, 32'h191d4501, 32'ha684ede7, 32'h8c223092,
                               32'h7f220080};
  wire [31:0]  members_23_of_4 = rows_23_of_4[place_of_4 +: 32];
  wire         without_23_of_4 = ^(state & members_23_of_4);
  wire [511:0] rows_24_of_4 = {32'hcec5cb06, 32'h0febc3f0, 32'h796d663b, 32'h1f69e3fc, 32'hfd4a1069,
                               32'h23f6a724, 32'hcd19ccb3, 32'hc7e0f144, 32'h5d696c1c, 32'h5828e7b0,
                               32'h4badd5de, 32'h761d18c2, 32'hfc6e2606, 32'h71b508f3, 32'hb9baa9a1,
                               32'he4ef0100};
  wire [31:0]  members_24_of_4 = rows_24_of_4[place_of_4 +: 32];
  wire         without_24_of_4 = ^(state & members_24_of_4);
  wire [511:0] rows_25_of_4 = {32'h03e1f84f, 32'h3fc68db1, 32'h255c5647, 32'h597045d2, 32'h28b0631c,
                               32'hb24c80b0, 32'hb07675a4, 32'h063a5c00, 32'h521e71f1, 32'h937d2846,
                               32'hacd7d821, 32'h74a2a1f1, 32'h3688e009, 32'hdfd6c2db, 32'hd28b9bc6,
                               32'hd3750200};
  wire [31:0]  members_25_of_4 = rows_25_of_4[place_of_4 +: 32];
  wire         without_25_of_4 = ^(state & members_25_of_4);
  wire [511:0] rows_26_of_4 = {32'h07c3f09e, 32'h7f8d1b62, 32'h4ab8ac8e, 32'hb2e08ba4, 32'h5160c639,
                               32'h64990161, 32'h60eceb48, 32'h0c74b800, 32'ha43ce3e3, 32'h26fa508d,
                               32'h59afb042, 32'he94543e2, 32'h6d11c013, 32'hbfad85b7, 32'ha517378d,
                               32'ha6ea0400};
  wire [31:0]  members_26_of_4 = rows_26_of_4[place_of_4 +: 32];
  wire         without_26_of_4 = ^(state & members_26_of_4);
  wire [511:0] rows_27_of_4 = {32'h91ed8f7f, 32'hdf0b3c95, 32'h42f7c32c, 32'h02629563, 32'h70e5cfbc,
                               32'h3c93cc3b, 32'heb9c3a53, 32'h9112ce89, 32'ha0b56e0f, 32'h6ed8463c,
                               32'h88d31318, 32'h4a1217b0, 32'h14772c22, 32'h43e7d853, 32'hebd0a79e,
                               32'h577f0800};
  wire [31:0]  members_27_of_4 = rows_27_of_4[place_of_4 +: 32];
  wire         without_27_of_4 = ^(state & members_27_of_4);
  wire [511:0] rows_28_of_4 = {32'hbdb170bc, 32'h9e07737b, 32'h52691c69, 32'h6366a8ed, 32'h33efdcb6,
                               32'h8c86568e, 32'hfd7d9864, 32'habde239b, 32'ha9a675d7, 32'hfe9c6b5f,
                               32'h2a2a55ad, 32'h0cbcbf14, 32'he6baf441, 32'hbb73639b, 32'h765f87b9,
                               32'hb4551000};
  wire [31:0]  members_28_of_4 = rows_28_of_4[place_of_4 +: 32];
  wire         without_28_of_4 = ^(state & members_28_of_4);
  wire [511:0] rows_29_of_4 = {32'h7b62e179, 32'h3c0ee6f6, 32'ha4d238d2, 32'hc6cd51da, 32'h67dfb96d,
                               32'h190cad1d, 32'hfafb30c9, 32'h57bc4737, 32'h534cebaf, 32'hfd38d6be,
                               32'h5454ab5a, 32'h19797e29, 32'hcd75e883, 32'h76e6c736, 32'hecbf0f73,
                               32'h68aa2000};
  wire [31:0]  members_29_of_4 = rows_29_of_4[place_of_4 +: 32];
  wire         without_29_of_4 = ^(state & members_29_of_4);
  wire [511:0] rows_30_of_4 = {32'h68afacb1, 32'h580cc7bc, 32'h9e22eb94, 32'hea39219f, 32'h1d9b3114,
                               32'hc7b894c2, 32'hdfb38d51, 32'h268330e6, 32'h4e557e96, 32'hd95d4a5a,
                               32'h93252529, 32'haa6a6c27, 32'h54bf7d03, 32'hd1715d51, 32'h7880d663,
                               32'hcbff4000};
  wire [31:0]  members_30_of_4 = rows_30_of_4[place_of_4 +: 32];
  wire         without_30_of_4 = ^(state & members_30_of_4);
  wire [511:0] rows_31_of_4 = {32'h4f353721, 32'h90088528, 32'hebc34d18, 32'hb3d1c115, 32'he91221e7,
                               32'h7ad0e77c, 32'h9522f661, 32'hc4fddf44, 32'h746654e4, 32'h91967393,
                               32'h1dc639ce, 32'hcc4c483a, 32'h672a5602, 32'h9e5e699e, 32'h50ff6442,
                               32'h8d558000};
  wire [31:0]  members_31_of_4 = rows_31_of_4[place_of_4 +: 32];
  wire         without_31_of_4 = ^(state & members_31_of_4);

  CrcSum32_64 adds (
    .clk(clk),
    .data(adds_data),
    .sum(adds_sum)
  );

  assign crc_valid = done_d1;
  assign crc_value = ~rewound_0;

  always @(posedge clk) begin
    if (rst) begin
      first <= 1'b1;
      valid_d1 <= 1'b0;
      valid_d2 <= 1'b0;
      done <= 1'b0;
      done_d1 <= 1'b0;
    end else begin
      if (in_valid) begin
        first <= in_value_last;
      end
      valid_d1 <= in_valid;
      valid_d2 <= valid_d1;
      done <= valid_d2 & last_d2;
      done_d1 <= done;
    end
  end

  always @(posedge clk) begin
    starts_d1 <= first;
    starts_d2 <= starts_d1;
    last_d1 <= in_value_last;
    last_d2 <= last_d1;
    if (valid_d2) begin
      state <= advanced ^ adds_sum ^ start;
    end
    missing_0_d1 <= |{ends_at_57, ends_at_49, ends_at_41, ends_at_33, ends_at_25, ends_at_17, ends_at_9,
                      ends_at_1};
    missing_0_d2 <= missing_0_d1;
    missing_0_d3 <= missing_0_d2;
    missing_1_d1 <= |{ends_at_53, ends_at_49, ends_at_37, ends_at_33, ends_at_21, ends_at_17, ends_at_5,
                      ends_at_1};
    missing_1_d2 <= missing_1_d1;
    missing_1_d3 <= missing_1_d2;
    missing_2_d1 <= |{ends_at_45, ends_at_41, ends_at_37, ends_at_33, ends_at_13, ends_at_9, ends_at_5,
                      ends_at_1};
    missing_2_d2 <= missing_2_d1;
    missing_2_d3 <= missing_2_d2;
    missing_3_d1 <= |{ends_at_29, ends_at_25, ends_at_21, ends_at_17, ends_at_13, ends_at_9, ends_at_5,
                      ends_at_1};
    missing_3_d2 <= missing_3_d1;
    missing_3_d3 <= missing_3_d2;
    rewound_0 <= {without_31_of_4, without_30_of_4, without_29_of_4, without_28_of_4, without_27_of_4,
                  without_26_of_4, without_25_of_4, without_24_of_4, without_23_of_4, without_22_of_4,
                  without_21_of_4, without_20_of_4, without_19_of_4, without_18_of_4, without_17_of_4,
                  without_16_of_4, without_15_of_4, without_14_of_4, without_13_of_4, without_12_of_4,
                  without_11_of_4, without_10_of_4, without_9_of_4, without_8_of_4, without_7_of_4,
                  without_6_of_4, without_5_of_4, without_4_of_4, without_3_of_4, without_2_of_4,
                  without_1_of_4, without_0_of_4};
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
