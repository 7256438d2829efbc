`default_nettype none

// Crc32_32_edb88320_of_4_and_2: the cyclic redundancy code of every packet, at one beat per cycle.  Generated
// from Crc.java.
module Crc32_32_edb88320_of_4_and_2 (
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
  reg  [31:0]  rewound_0;
  reg          done_d1;
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
  wire [31:0]  start = starts_d2 ? 32'h57d64e1f : 32'd0;
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
  wire [7:0]   place_of_4 = {missing_2_d3, missing_1_d3, missing_0_d3, 5'd0};
  wire [255:0] rows_0_of_4 = {32'he8cca9c9, 32'h232ce726, 32'h3b8c739d, 32'h98989074, 32'hce54ac05,
                              32'h3cbcd33c, 32'ha1fec885, 32'h1aab0000};
  wire [31:0]  members_0_of_4 = rows_0_of_4[place_of_4 +: 32];
  wire         without_0_of_4 = ^(state & members_0_of_4);
  wire [255:0] rows_1_of_4 = {32'hd1995392, 32'h4659ce4c, 32'h7718e73b, 32'h313120e9, 32'h9ca9580a,
                              32'h7979a679, 32'h43fd910a, 32'h35560000};
  wire [31:0]  members_1_of_4 = rows_1_of_4[place_of_4 +: 32];
  wire         without_1_of_4 = ^(state & members_1_of_4);
  wire [255:0] rows_2_of_4 = {32'ha332a724, 32'h8cb39c98, 32'hee31ce76, 32'h626241d3, 32'h3952b014,
                              32'hf2f34cf2, 32'h87fb2214, 32'h6aac0000};
  wire [31:0]  members_2_of_4 = rows_2_of_4[place_of_4 +: 32];
  wire         without_2_of_4 = ^(state & members_2_of_4);
  wire [255:0] rows_3_of_4 = {32'h46654e49, 32'h19673931, 32'hdc639cec, 32'hc4c483a6, 32'h72a56029,
                              32'he5e699e5, 32'h0ff64428, 32'hd5580000};
  wire [31:0]  members_3_of_4 = rows_3_of_4[place_of_4 +: 32];
  wire         without_3_of_4 = ^(state & members_3_of_4);
  wire [255:0] rows_4_of_4 = {32'h8cca9c92, 32'h32ce7263, 32'hb8c739d9, 32'h8989074c, 32'he54ac053,
                              32'hcbcd33ca, 32'h1fec8851, 32'haab00000};
  wire [31:0]  members_4_of_4 = rows_4_of_4[place_of_4 +: 32];
  wire         without_4_of_4 = ^(state & members_4_of_4);
  wire [255:0] rows_5_of_4 = {32'h19953924, 32'h659ce4c7, 32'h718e73b3, 32'h13120e99, 32'hca9580a7,
                              32'h979a6794, 32'h3fd910a3, 32'h55600000};
  wire [31:0]  members_5_of_4 = rows_5_of_4[place_of_4 +: 32];
  wire         without_5_of_4 = ^(state & members_5_of_4);
  wire [255:0] rows_6_of_4 = {32'hdbe6db81, 32'he8152ea8, 32'hd89094fb, 32'hbebc8d47, 32'h5b7fad4a,
                              32'h13881c14, 32'hde4ce9c3, 32'hb06b0000};
  wire [31:0]  members_6_of_4 = rows_6_of_4[place_of_4 +: 32];
  wire         without_6_of_4 = ^(state & members_6_of_4);
  wire [255:0] rows_7_of_4 = {32'hb7cdb703, 32'hd02a5d51, 32'hb12129f7, 32'h7d791a8e, 32'hb6ff5a94,
                              32'h27103829, 32'hbc99d387, 32'h60d60000};
  wire [31:0]  members_7_of_4 = rows_7_of_4[place_of_4 +: 32];
  wire         without_7_of_4 = ^(state & members_7_of_4);
  wire [255:0] rows_8_of_4 = {32'h6f9b6e07, 32'ha054baa3, 32'h624253ee, 32'hfaf2351d, 32'h6dfeb528,
                              32'h4e207053, 32'h7933a70e, 32'hc1ac0000};
  wire [31:0]  members_8_of_4 = rows_8_of_4[place_of_4 +: 32];
  wire         without_8_of_4 = ^(state & members_8_of_4);
  wire [255:0] rows_9_of_4 = {32'h37fa75c6, 32'h63859260, 32'hff08d440, 32'h6d7cfa4e, 32'h15a9c655,
                              32'ha0fc339a, 32'h53998698, 32'h99f30000};
  wire [31:0]  members_9_of_4 = rows_9_of_4[place_of_4 +: 32];
  wire         without_9_of_4 = ^(state & members_9_of_4);
  wire [255:0] rows_10_of_4 = {32'h87384245, 32'he427c3e7, 32'hc59ddb1d, 32'h426164e8, 32'he50720ae,
                               32'h7d44b408, 32'h06cdc5b4, 32'h294d0000};
  wire [31:0]  members_10_of_4 = rows_10_of_4[place_of_4 +: 32];
  wire         without_10_of_4 = ^(state & members_10_of_4);
  wire [255:0] rows_11_of_4 = {32'h0e70848b, 32'hc84f87cf, 32'h8b3bb63a, 32'h84c2c9d1, 32'hca0e415c,
                               32'hfa896810, 32'h0d9b8b68, 32'h529a0000};
  wire [31:0]  members_11_of_4 = rows_11_of_4[place_of_4 +: 32];
  wire         without_11_of_4 = ^(state & members_11_of_4);
  wire [255:0] rows_12_of_4 = {32'h1ce10917, 32'h909f0f9f, 32'h16776c75, 32'h098593a3, 32'h941c82b9,
                               32'hf512d020, 32'h1b3716d0, 32'ha5340000};
  wire [31:0]  members_12_of_4 = rows_12_of_4[place_of_4 +: 32];
  wire         without_12_of_4 = ^(state & members_12_of_4);
  wire [255:0] rows_13_of_4 = {32'h39c2122f, 32'h213e1f3e, 32'h2ceed8ea, 32'h130b2747, 32'h28390573,
                               32'hea25a040, 32'h366e2da1, 32'h4a680000};
  wire [31:0]  members_13_of_4 = rows_13_of_4[place_of_4 +: 32];
  wire         without_13_of_4 = ^(state & members_13_of_4);
  wire [255:0] rows_14_of_4 = {32'h7384245e, 32'h427c3e7c, 32'h59ddb1d4, 32'h26164e8e, 32'h50720ae7,
                               32'hd44b4080, 32'h6cdc5b42, 32'h94d00000};
  wire [31:0]  members_14_of_4 = rows_14_of_4[place_of_4 +: 32];
  wire         without_14_of_4 = ^(state & members_14_of_4);
  wire [255:0] rows_15_of_4 = {32'he70848bc, 32'h84f87cf8, 32'hb3bb63a8, 32'h4c2c9d1c, 32'ha0e415cf,
                               32'ha8968100, 32'hd9b8b685, 32'h29a00000};
  wire [31:0]  members_15_of_4 = rows_15_of_4[place_of_4 +: 32];
  wire         without_15_of_4 = ^(state & members_15_of_4);
  wire [255:0] rows_16_of_4 = {32'h26dc38b0, 32'h2adc1ed7, 32'h5cfab4cd, 32'h00c1aa4d, 32'h8f9c879a,
                               32'h6d91d13d, 32'h128fa58f, 32'h49eb0001};
  wire [31:0]  members_16_of_4 = rows_16_of_4[place_of_4 +: 32];
  wire         without_16_of_4 = ^(state & members_16_of_4);
  wire [255:0] rows_17_of_4 = {32'h4db87160, 32'h55b83dae, 32'hb9f5699a, 32'h0183549b, 32'h1f390f34,
                               32'hdb23a27a, 32'h251f4b1e, 32'h93d60002};
  wire [31:0]  members_17_of_4 = rows_17_of_4[place_of_4 +: 32];
  wire         without_17_of_4 = ^(state & members_17_of_4);
  wire [255:0] rows_18_of_4 = {32'h9b70e2c0, 32'hab707b5d, 32'h73ead334, 32'h0306a936, 32'h3e721e69,
                               32'hb64744f4, 32'h4a3e963d, 32'h27ac0004};
  wire [31:0]  members_18_of_4 = rows_18_of_4[place_of_4 +: 32];
  wire         without_18_of_4 = ^(state & members_18_of_4);
  wire [255:0] rows_19_of_4 = {32'h36e1c581, 32'h56e0f6ba, 32'he7d5a668, 32'h060d526c, 32'h7ce43cd3,
                               32'h6c8e89e8, 32'h947d2c7a, 32'h4f580008};
  wire [31:0]  members_19_of_4 = rows_19_of_4[place_of_4 +: 32];
  wire         without_19_of_4 = ^(state & members_19_of_4);
  wire [255:0] rows_20_of_4 = {32'h850f22cb, 32'h8eed0a53, 32'hf4273f4d, 32'h948234ac, 32'h379cd5a3,
                               32'he5a1c0ed, 32'h89049071, 32'h841b0010};
  wire [31:0]  members_20_of_4 = rows_20_of_4[place_of_4 +: 32];
  wire         without_20_of_4 = ^(state & members_20_of_4);
  wire [255:0] rows_21_of_4 = {32'he2d2ec5e, 32'h3ef6f381, 32'hd3c20d06, 32'hb19cf92c, 32'ha16d0742,
                               32'hf7ff52e7, 32'hb3f7e866, 32'h129d0020};
  wire [31:0]  members_21_of_4 = rows_21_of_4[place_of_4 +: 32];
  wire         without_21_of_4 = ^(state & members_21_of_4);
  wire [255:0] rows_22_of_4 = {32'h2d697175, 32'h5ec10025, 32'h9c086990, 32'hfba1622d, 32'h8c8ea280,
                               32'hd34276f3, 32'hc6111849, 32'h3f910040};
  wire [31:0]  members_22_of_4 = rows_22_of_4[place_of_4 +: 32];
  wire         without_22_of_4 = ^(state & members_22_of_4);
  wire [255:0] rows_23_of_4 = {32'h5ad2e2ea, 32'hbd82004b, 32'h3810d321, 32'hf742c45b, 32'h191d4501,
                               32'ha684ede7, 32'h8c223092, 32'h7f220080};
  wire [31:0]  members_23_of_4 = rows_23_of_4[place_of_4 +: 32];
  wire         without_23_of_4 = ^(state & members_23_of_4);
  wire [255:0] rows_24_of_4 = {32'h5d696c1c, 32'h5828e7b0, 32'h4badd5de, 32'h761d18c2, 32'hfc6e2606,
                               32'h71b508f3, 32'hb9baa9a1, 32'he4ef0100};
  wire [31:0]  members_24_of_4 = rows_24_of_4[place_of_4 +: 32];
  wire         without_24_of_4 = ^(state & members_24_of_4);
  wire [255:0] rows_25_of_4 = {32'h521e71f1, 32'h937d2846, 32'hacd7d821, 32'h74a2a1f1, 32'h3688e009,
                               32'hdfd6c2db, 32'hd28b9bc6, 32'hd3750200};
  wire [31:0]  members_25_of_4 = rows_25_of_4[place_of_4 +: 32];
  wire         without_25_of_4 = ^(state & members_25_of_4);
  wire [255:0] rows_26_of_4 = {32'ha43ce3e3, 32'h26fa508d, 32'h59afb042, 32'he94543e2, 32'h6d11c013,
                               32'hbfad85b7, 32'ha517378d, 32'ha6ea0400};
  wire [31:0]  members_26_of_4 = rows_26_of_4[place_of_4 +: 32];
  wire         without_26_of_4 = ^(state & members_26_of_4);
  wire [255:0] rows_27_of_4 = {32'ha0b56e0f, 32'h6ed8463c, 32'h88d31318, 32'h4a1217b0, 32'h14772c22,
                               32'h43e7d853, 32'hebd0a79e, 32'h577f0800};
  wire [31:0]  members_27_of_4 = rows_27_of_4[place_of_4 +: 32];
  wire         without_27_of_4 = ^(state & members_27_of_4);
  wire [255:0] rows_28_of_4 = {32'ha9a675d7, 32'hfe9c6b5f, 32'h2a2a55ad, 32'h0cbcbf14, 32'he6baf441,
                               32'hbb73639b, 32'h765f87b9, 32'hb4551000};
  wire [31:0]  members_28_of_4 = rows_28_of_4[place_of_4 +: 32];
  wire         without_28_of_4 = ^(state & members_28_of_4);
  wire [255:0] rows_29_of_4 = {32'h534cebaf, 32'hfd38d6be, 32'h5454ab5a, 32'h19797e29, 32'hcd75e883,
                               32'h76e6c736, 32'hecbf0f73, 32'h68aa2000};
  wire [31:0]  members_29_of_4 = rows_29_of_4[place_of_4 +: 32];
  wire         without_29_of_4 = ^(state & members_29_of_4);
  wire [255:0] rows_30_of_4 = {32'h4e557e96, 32'hd95d4a5a, 32'h93252529, 32'haa6a6c27, 32'h54bf7d03,
                               32'hd1715d51, 32'h7880d663, 32'hcbff4000};
  wire [31:0]  members_30_of_4 = rows_30_of_4[place_of_4 +: 32];
  wire         without_30_of_4 = ^(state & members_30_of_4);
  wire [255:0] rows_31_of_4 = {32'h746654e4, 32'h91967393, 32'h1dc639ce, 32'hcc4c483a, 32'h672a5602,
                               32'h9e5e699e, 32'h50ff6442, 32'h8d558000};
  wire [31:0]  members_31_of_4 = rows_31_of_4[place_of_4 +: 32];
  wire         without_31_of_4 = ^(state & members_31_of_4);

  CrcSum32_32 adds (
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
    missing_0_d1 <= |{ends_at_25, ends_at_17, ends_at_9, ends_at_1};
    missing_0_d2 <= missing_0_d1;
    missing_0_d3 <= missing_0_d2;
    missing_1_d1 <= |{ends_at_21, ends_at_17, ends_at_5, ends_at_1};
    missing_1_d2 <= missing_1_d1;
    missing_1_d3 <= missing_1_d2;
    missing_2_d1 <= |{ends_at_13, ends_at_9, ends_at_5, ends_at_1};
    missing_2_d2 <= missing_2_d1;
    missing_2_d3 <= missing_2_d2;
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
