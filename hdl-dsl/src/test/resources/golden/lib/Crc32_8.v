`default_nettype none

// Crc32_8: the cyclic redundancy code of every packet, at one beat per cycle.  Generated from Crc.java.
module Crc32_8 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  input  wire [63:0] in_value_data,
  input  wire [7:0]  in_value_keep,
  input  wire        in_value_last,
  output wire        crc_valid,
  output wire [31:0] crc_value
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

  wire [63:0]  adds_data = in_value_data & {{8{in_value_keep[7]}}, {8{in_value_keep[6]}},
                                            {8{in_value_keep[5]}}, {8{in_value_keep[4]}},
                                            {8{in_value_keep[3]}}, {8{in_value_keep[2]}},
                                            {8{in_value_keep[1]}}, {8{in_value_keep[0]}}};
  wire [31:0]  start = starts_d2 ? 32'h9add2096 : 32'd0;
  wire         advanced_0 = ^(state & 32'h481b4e5a);
  wire         advanced_1 = ^(state & 32'h90369cb5);
  wire         advanced_2 = ^(state & 32'h206d396b);
  wire         advanced_3 = ^(state & 32'h40da72d7);
  wire         advanced_4 = ^(state & 32'h81b4e5af);
  wire         advanced_5 = ^(state & 32'h0369cb5e);
  wire         advanced_6 = ^(state & 32'h4ec8d8e6);
  wire         advanced_7 = ^(state & 32'h9d91b1cd);
  wire         advanced_8 = ^(state & 32'h3b23639a);
  wire         advanced_9 = ^(state & 32'h3e5d896e);
  wire         advanced_10 = ^(state & 32'h34a05c86);
  wire         advanced_11 = ^(state & 32'h6940b90c);
  wire         advanced_12 = ^(state & 32'hd2817218);
  wire         advanced_13 = ^(state & 32'ha502e430);
  wire         advanced_14 = ^(state & 32'h4a05c860);
  wire         advanced_15 = ^(state & 32'h940b90c0);
  wire         advanced_16 = ^(state & 32'h600c6fda);
  wire         advanced_17 = ^(state & 32'hc018dfb5);
  wire         advanced_18 = ^(state & 32'h8031bf6a);
  wire         advanced_19 = ^(state & 32'h00637ed5);
  wire         advanced_20 = ^(state & 32'h48ddb3f0);
  wire         advanced_21 = ^(state & 32'hd9a029bb);
  wire         advanced_22 = ^(state & 32'hfb5b1d2c);
  wire         advanced_23 = ^(state & 32'hf6b63a59);
  wire         advanced_24 = ^(state & 32'ha5773ae8);
  wire         advanced_25 = ^(state & 32'h02f53b8a);
  wire         advanced_26 = ^(state & 32'h05ea7715);
  wire         advanced_27 = ^(state & 32'h43cfa071);
  wire         advanced_28 = ^(state & 32'hcf840eb8);
  wire         advanced_29 = ^(state & 32'h9f081d70);
  wire         advanced_30 = ^(state & 32'h760b74bb);
  wire         advanced_31 = ^(state & 32'ha40da72d);
  wire [31:0]  advanced = ~starts_d2 ? {advanced_31, advanced_30, advanced_29, advanced_28, advanced_27,
                                        advanced_26, advanced_25, advanced_24, advanced_23, advanced_22,
                                        advanced_21, advanced_20, advanced_19, advanced_18, advanced_17,
                                        advanced_16, advanced_15, advanced_14, advanced_13, advanced_12,
                                        advanced_11, advanced_10, advanced_9, advanced_8, advanced_7,
                                        advanced_6, advanced_5, advanced_4, advanced_3, advanced_2,
                                        advanced_1, advanced_0} : 32'd0;
  wire         ends_at_0 = in_value_keep[0] & ~in_value_keep[1];
  wire         ends_at_1 = in_value_keep[1] & ~in_value_keep[2];
  wire         ends_at_2 = in_value_keep[2] & ~in_value_keep[3];
  wire         ends_at_3 = in_value_keep[3] & ~in_value_keep[4];
  wire         ends_at_4 = in_value_keep[4] & ~in_value_keep[5];
  wire         ends_at_5 = in_value_keep[5] & ~in_value_keep[6];
  wire         ends_at_6 = in_value_keep[6] & ~in_value_keep[7];
  wire [7:0]   place_of_1 = {missing_2_d3, missing_1_d3, missing_0_d3, 5'd0};
  wire [255:0] rows_0_of_1 = {32'h3ca1fec8, 32'ha1fec885, 32'hfec8851a, 32'hc8851aab, 32'h851aab00,
                              32'h1aab0000, 32'hab000000, 32'h00000001};
  wire [31:0]  members_0_of_1 = rows_0_of_1[place_of_1 +: 32];
  wire         without_0_of_1 = ^(state & members_0_of_1);
  wire [255:0] rows_1_of_1 = {32'h7943fd91, 32'h43fd910a, 32'hfd910a35, 32'h910a3556, 32'h0a355600,
                              32'h35560000, 32'h56000000, 32'h00000002};
  wire [31:0]  members_1_of_1 = rows_1_of_1[place_of_1 +: 32];
  wire         without_1_of_1 = ^(state & members_1_of_1);
  wire [255:0] rows_2_of_1 = {32'hf287fb22, 32'h87fb2214, 32'hfb22146a, 32'h22146aac, 32'h146aac00,
                              32'h6aac0000, 32'hac000000, 32'h00000004};
  wire [31:0]  members_2_of_1 = rows_2_of_1[place_of_1 +: 32];
  wire         without_2_of_1 = ^(state & members_2_of_1);
  wire [255:0] rows_3_of_1 = {32'he50ff644, 32'h0ff64428, 32'hf64428d5, 32'h4428d558, 32'h28d55800,
                              32'hd5580000, 32'h58000000, 32'h00000008};
  wire [31:0]  members_3_of_1 = rows_3_of_1[place_of_1 +: 32];
  wire         without_3_of_1 = ^(state & members_3_of_1);
  wire [255:0] rows_4_of_1 = {32'hca1fec88, 32'h1fec8851, 32'hec8851aa, 32'h8851aab0, 32'h51aab000,
                              32'haab00000, 32'hb0000000, 32'h00000010};
  wire [31:0]  members_4_of_1 = rows_4_of_1[place_of_1 +: 32];
  wire         without_4_of_1 = ^(state & members_4_of_1);
  wire [255:0] rows_5_of_1 = {32'h943fd910, 32'h3fd910a3, 32'hd910a355, 32'h10a35560, 32'ha3556000,
                              32'h55600000, 32'h60000000, 32'h00000020};
  wire [31:0]  members_5_of_1 = rows_5_of_1[place_of_1 +: 32];
  wire         without_5_of_1 = ^(state & members_5_of_1);
  wire [255:0] rows_6_of_1 = {32'h14de4ce9, 32'hde4ce9c3, 32'h4ce9c3b0, 32'he9c3b06b, 32'hc3b06b00,
                              32'hb06b0000, 32'h6b000000, 32'h00000040};
  wire [31:0]  members_6_of_1 = rows_6_of_1[place_of_1 +: 32];
  wire         without_6_of_1 = ^(state & members_6_of_1);
  wire [255:0] rows_7_of_1 = {32'h29bc99d3, 32'hbc99d387, 32'h99d38760, 32'hd38760d6, 32'h8760d600,
                              32'h60d60000, 32'hd6000000, 32'h00000080};
  wire [31:0]  members_7_of_1 = rows_7_of_1[place_of_1 +: 32];
  wire         without_7_of_1 = ^(state & members_7_of_1);
  wire [255:0] rows_8_of_1 = {32'h537933a7, 32'h7933a70e, 32'h33a70ec1, 32'ha70ec1ac, 32'h0ec1ac00,
                              32'hc1ac0000, 32'hac000001, 32'h00000100};
  wire [31:0]  members_8_of_1 = rows_8_of_1[place_of_1 +: 32];
  wire         without_8_of_1 = ^(state & members_8_of_1);
  wire [255:0] rows_9_of_1 = {32'h9a539986, 32'h53998698, 32'h99869899, 32'h869899f3, 32'h9899f300,
                              32'h99f30000, 32'hf3000002, 32'h00000200};
  wire [31:0]  members_9_of_1 = rows_9_of_1[place_of_1 +: 32];
  wire         without_9_of_1 = ^(state & members_9_of_1);
  wire [255:0] rows_10_of_1 = {32'h0806cdc5, 32'h06cdc5b4, 32'hcdc5b429, 32'hc5b4294d, 32'hb4294d00,
                               32'h294d0000, 32'h4d000004, 32'h00000400};
  wire [31:0]  members_10_of_1 = rows_10_of_1[place_of_1 +: 32];
  wire         without_10_of_1 = ^(state & members_10_of_1);
  wire [255:0] rows_11_of_1 = {32'h100d9b8b, 32'h0d9b8b68, 32'h9b8b6852, 32'h8b68529a, 32'h68529a00,
                               32'h529a0000, 32'h9a000008, 32'h00000800};
  wire [31:0]  members_11_of_1 = rows_11_of_1[place_of_1 +: 32];
  wire         without_11_of_1 = ^(state & members_11_of_1);
  wire [255:0] rows_12_of_1 = {32'h201b3716, 32'h1b3716d0, 32'h3716d0a5, 32'h16d0a534, 32'hd0a53400,
                               32'ha5340000, 32'h34000010, 32'h00001000};
  wire [31:0]  members_12_of_1 = rows_12_of_1[place_of_1 +: 32];
  wire         without_12_of_1 = ^(state & members_12_of_1);
  wire [255:0] rows_13_of_1 = {32'h40366e2d, 32'h366e2da1, 32'h6e2da14a, 32'h2da14a68, 32'ha14a6800,
                               32'h4a680000, 32'h68000020, 32'h00002000};
  wire [31:0]  members_13_of_1 = rows_13_of_1[place_of_1 +: 32];
  wire         without_13_of_1 = ^(state & members_13_of_1);
  wire [255:0] rows_14_of_1 = {32'h806cdc5b, 32'h6cdc5b42, 32'hdc5b4294, 32'h5b4294d0, 32'h4294d000,
                               32'h94d00000, 32'hd0000040, 32'h00004000};
  wire [31:0]  members_14_of_1 = rows_14_of_1[place_of_1 +: 32];
  wire         without_14_of_1 = ^(state & members_14_of_1);
  wire [255:0] rows_15_of_1 = {32'h00d9b8b6, 32'hd9b8b685, 32'hb8b68529, 32'hb68529a0, 32'h8529a000,
                               32'h29a00000, 32'ha0000080, 32'h00008000};
  wire [31:0]  members_15_of_1 = rows_15_of_1[place_of_1 +: 32];
  wire         without_15_of_1 = ^(state & members_15_of_1);
  wire [255:0] rows_16_of_1 = {32'h3d128fa5, 32'h128fa58f, 32'h8fa58f49, 32'ha58f49eb, 32'h8f49eb00,
                               32'h49eb0001, 32'heb000100, 32'h00010000};
  wire [31:0]  members_16_of_1 = rows_16_of_1[place_of_1 +: 32];
  wire         without_16_of_1 = ^(state & members_16_of_1);
  wire [255:0] rows_17_of_1 = {32'h7a251f4b, 32'h251f4b1e, 32'h1f4b1e93, 32'h4b1e93d6, 32'h1e93d600,
                               32'h93d60002, 32'hd6000200, 32'h00020000};
  wire [31:0]  members_17_of_1 = rows_17_of_1[place_of_1 +: 32];
  wire         without_17_of_1 = ^(state & members_17_of_1);
  wire [255:0] rows_18_of_1 = {32'hf44a3e96, 32'h4a3e963d, 32'h3e963d27, 32'h963d27ac, 32'h3d27ac00,
                               32'h27ac0004, 32'hac000400, 32'h00040000};
  wire [31:0]  members_18_of_1 = rows_18_of_1[place_of_1 +: 32];
  wire         without_18_of_1 = ^(state & members_18_of_1);
  wire [255:0] rows_19_of_1 = {32'he8947d2c, 32'h947d2c7a, 32'h7d2c7a4f, 32'h2c7a4f58, 32'h7a4f5800,
                               32'h4f580008, 32'h58000800, 32'h00080000};
  wire [31:0]  members_19_of_1 = rows_19_of_1[place_of_1 +: 32];
  wire         without_19_of_1 = ^(state & members_19_of_1);
  wire [255:0] rows_20_of_1 = {32'hed890490, 32'h89049071, 32'h04907184, 32'h9071841b, 32'h71841b00,
                               32'h841b0010, 32'h1b001000, 32'h00100000};
  wire [31:0]  members_20_of_1 = rows_20_of_1[place_of_1 +: 32];
  wire         without_20_of_1 = ^(state & members_20_of_1);
  wire [255:0] rows_21_of_1 = {32'he7b3f7e8, 32'hb3f7e866, 32'hf7e86612, 32'he866129d, 32'h66129d00,
                               32'h129d0020, 32'h9d002000, 32'h00200000};
  wire [31:0]  members_21_of_1 = rows_21_of_1[place_of_1 +: 32];
  wire         without_21_of_1 = ^(state & members_21_of_1);
  wire [255:0] rows_22_of_1 = {32'hf3c61118, 32'hc6111849, 32'h1118493f, 32'h18493f91, 32'h493f9100,
                               32'h3f910040, 32'h91004000, 32'h00400000};
  wire [31:0]  members_22_of_1 = rows_22_of_1[place_of_1 +: 32];
  wire         without_22_of_1 = ^(state & members_22_of_1);
  wire [255:0] rows_23_of_1 = {32'he78c2230, 32'h8c223092, 32'h2230927f, 32'h30927f22, 32'h927f2200,
                               32'h7f220080, 32'h22008000, 32'h00800000};
  wire [31:0]  members_23_of_1 = rows_23_of_1[place_of_1 +: 32];
  wire         without_23_of_1 = ^(state & members_23_of_1);
  wire [255:0] rows_24_of_1 = {32'hf3b9baa9, 32'hb9baa9a1, 32'hbaa9a1e4, 32'ha9a1e4ef, 32'ha1e4ef01,
                               32'he4ef0100, 32'hef010000, 32'h01000000};
  wire [31:0]  members_24_of_1 = rows_24_of_1[place_of_1 +: 32];
  wire         without_24_of_1 = ^(state & members_24_of_1);
  wire [255:0] rows_25_of_1 = {32'hdbd28b9b, 32'hd28b9bc6, 32'h8b9bc6d3, 32'h9bc6d375, 32'hc6d37502,
                               32'hd3750200, 32'h75020000, 32'h02000000};
  wire [31:0]  members_25_of_1 = rows_25_of_1[place_of_1 +: 32];
  wire         without_25_of_1 = ^(state & members_25_of_1);
  wire [255:0] rows_26_of_1 = {32'hb7a51737, 32'ha517378d, 32'h17378da6, 32'h378da6ea, 32'h8da6ea04,
                               32'ha6ea0400, 32'hea040000, 32'h04000000};
  wire [31:0]  members_26_of_1 = rows_26_of_1[place_of_1 +: 32];
  wire         without_26_of_1 = ^(state & members_26_of_1);
  wire [255:0] rows_27_of_1 = {32'h53ebd0a7, 32'hebd0a79e, 32'hd0a79e57, 32'ha79e577f, 32'h9e577f08,
                               32'h577f0800, 32'h7f080000, 32'h08000000};
  wire [31:0]  members_27_of_1 = rows_27_of_1[place_of_1 +: 32];
  wire         without_27_of_1 = ^(state & members_27_of_1);
  wire [255:0] rows_28_of_1 = {32'h9b765f87, 32'h765f87b9, 32'h5f87b9b4, 32'h87b9b455, 32'hb9b45510,
                               32'hb4551000, 32'h55100000, 32'h10000000};
  wire [31:0]  members_28_of_1 = rows_28_of_1[place_of_1 +: 32];
  wire         without_28_of_1 = ^(state & members_28_of_1);
  wire [255:0] rows_29_of_1 = {32'h36ecbf0f, 32'hecbf0f73, 32'hbf0f7368, 32'h0f7368aa, 32'h7368aa20,
                               32'h68aa2000, 32'haa200000, 32'h20000000};
  wire [31:0]  members_29_of_1 = rows_29_of_1[place_of_1 +: 32];
  wire         without_29_of_1 = ^(state & members_29_of_1);
  wire [255:0] rows_30_of_1 = {32'h517880d6, 32'h7880d663, 32'h80d663cb, 32'hd663cbff, 32'h63cbff40,
                               32'hcbff4000, 32'hff400000, 32'h40000000};
  wire [31:0]  members_30_of_1 = rows_30_of_1[place_of_1 +: 32];
  wire         without_30_of_1 = ^(state & members_30_of_1);
  wire [255:0] rows_31_of_1 = {32'h9e50ff64, 32'h50ff6442, 32'hff64428d, 32'h64428d55, 32'h428d5580,
                               32'h8d558000, 32'h55800000, 32'h80000000};
  wire [31:0]  members_31_of_1 = rows_31_of_1[place_of_1 +: 32];
  wire         without_31_of_1 = ^(state & members_31_of_1);

  CrcSum32_8 adds (
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
    missing_0_d1 <= |{ends_at_6, ends_at_4, ends_at_2, ends_at_0};
    missing_0_d2 <= missing_0_d1;
    missing_0_d3 <= missing_0_d2;
    missing_1_d1 <= |{ends_at_5, ends_at_4, ends_at_1, ends_at_0};
    missing_1_d2 <= missing_1_d1;
    missing_1_d3 <= missing_1_d2;
    missing_2_d1 <= |{ends_at_3, ends_at_2, ends_at_1, ends_at_0};
    missing_2_d2 <= missing_2_d1;
    missing_2_d3 <= missing_2_d2;
    rewound_0 <= {without_31_of_1, without_30_of_1, without_29_of_1, without_28_of_1, without_27_of_1,
                  without_26_of_1, without_25_of_1, without_24_of_1, without_23_of_1, without_22_of_1,
                  without_21_of_1, without_20_of_1, without_19_of_1, without_18_of_1, without_17_of_1,
                  without_16_of_1, without_15_of_1, without_14_of_1, without_13_of_1, without_12_of_1,
                  without_11_of_1, without_10_of_1, without_9_of_1, without_8_of_1, without_7_of_1,
                  without_6_of_1, without_5_of_1, without_4_of_1, without_3_of_1, without_2_of_1,
                  without_1_of_1, without_0_of_1};
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
