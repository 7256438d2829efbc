`default_nettype none

// LowestOne_512: finds the lowest one of a wide value, in three stages.  Generated from LowestOne.java.
module LowestOne_512 (
  input  wire         clk,
  input  wire [511:0] value,
  output reg          any,  // some bit is 1
  output wire [8:0]   index  // number of the lowest one; without meaning when there is none
);
  reg          has0;
  reg  [3:0]   index_1;
  reg  [3:0]   index0;
  reg          has1;
  reg  [3:0]   index_1_2;
  reg  [3:0]   index1;
  reg          has2;
  reg  [3:0]   index_1_3;
  reg  [3:0]   index2;
  reg          has3;
  reg  [3:0]   index_1_4;
  reg  [3:0]   index3;
  reg          has4;
  reg  [3:0]   index_1_5;
  reg  [3:0]   index4;
  reg          has5;
  reg  [3:0]   index_1_6;
  reg  [3:0]   index5;
  reg          has6;
  reg  [3:0]   index_1_7;
  reg  [3:0]   index6;
  reg          has7;
  reg  [3:0]   index_1_8;
  reg  [3:0]   index7;
  reg          has8;
  reg  [3:0]   index_1_9;
  reg  [3:0]   index8;
  reg          has9;
  reg  [3:0]   index_1_10;
  reg  [3:0]   index9;
  reg          has10;
  reg  [3:0]   index_1_11;
  reg  [3:0]   index10;
  reg          has11;
  reg  [3:0]   index_1_12;
  reg  [3:0]   index11;
  reg          has12;
  reg  [3:0]   index_1_13;
  reg  [3:0]   index12;
  reg          has13;
  reg  [3:0]   index_1_14;
  reg  [3:0]   index13;
  reg          has14;
  reg  [3:0]   index_1_15;
  reg  [3:0]   index14;
  reg          has15;
  reg  [3:0]   index_1_16;
  reg  [3:0]   index15;
  reg          has16;
  reg  [3:0]   index_1_17;
  reg  [3:0]   index16;
  reg          has17;
  reg  [3:0]   index_1_18;
  reg  [3:0]   index17;
  reg          has18;
  reg  [3:0]   index_1_19;
  reg  [3:0]   index18;
  reg          has19;
  reg  [3:0]   index_1_20;
  reg  [3:0]   index19;
  reg          has20;
  reg  [3:0]   index_1_21;
  reg  [3:0]   index20;
  reg          has21;
  reg  [3:0]   index_1_22;
  reg  [3:0]   index21;
  reg          has22;
  reg  [3:0]   index_1_23;
  reg  [3:0]   index22;
  reg          has23;
  reg  [3:0]   index_1_24;
  reg  [3:0]   index23;
  reg          has24;
  reg  [3:0]   index_1_25;
  reg  [3:0]   index24;
  reg          has25;
  reg  [3:0]   index_1_26;
  reg  [3:0]   index25;
  reg          has26;
  reg  [3:0]   index_1_27;
  reg  [3:0]   index26;
  reg          has27;
  reg  [3:0]   index_1_28;
  reg  [3:0]   index27;
  reg          has28;
  reg  [3:0]   index_1_29;
  reg  [3:0]   index28;
  reg          has29;
  reg  [3:0]   index_1_30;
  reg  [3:0]   index29;
  reg          has30;
  reg  [3:0]   index_1_31;
  reg  [3:0]   index30;
  reg          has31;
  reg  [3:0]   index_1_32;
  reg  [3:0]   index31;
  reg          any_1;
  reg  [4:0]   number;
  reg  [8:0]   lowest;
  wire         group0_any;
  wire [3:0]   group0_index;
  wire         group1_any;
  wire [3:0]   group1_index;
  wire         group2_any;
  wire [3:0]   group2_index;
  wire         group3_any;
  wire [3:0]   group3_index;
  wire         group4_any;
  wire [3:0]   group4_index;
  wire         group5_any;
  wire [3:0]   group5_index;
  wire         group6_any;
  wire [3:0]   group6_index;
  wire         group7_any;
  wire [3:0]   group7_index;
  wire         group8_any;
  wire [3:0]   group8_index;
  wire         group9_any;
  wire [3:0]   group9_index;
  wire         group10_any;
  wire [3:0]   group10_index;
  wire         group11_any;
  wire [3:0]   group11_index;
  wire         group12_any;
  wire [3:0]   group12_index;
  wire         group13_any;
  wire [3:0]   group13_index;
  wire         group14_any;
  wire [3:0]   group14_index;
  wire         group15_any;
  wire [3:0]   group15_index;
  wire         group16_any;
  wire [3:0]   group16_index;
  wire         group17_any;
  wire [3:0]   group17_index;
  wire         group18_any;
  wire [3:0]   group18_index;
  wire         group19_any;
  wire [3:0]   group19_index;
  wire         group20_any;
  wire [3:0]   group20_index;
  wire         group21_any;
  wire [3:0]   group21_index;
  wire         group22_any;
  wire [3:0]   group22_index;
  wire         group23_any;
  wire [3:0]   group23_index;
  wire         group24_any;
  wire [3:0]   group24_index;
  wire         group25_any;
  wire [3:0]   group25_index;
  wire         group26_any;
  wire [3:0]   group26_index;
  wire         group27_any;
  wire [3:0]   group27_index;
  wire         group28_any;
  wire [3:0]   group28_index;
  wire         group29_any;
  wire [3:0]   group29_index;
  wire         group30_any;
  wire [3:0]   group30_index;
  wire         group31_any;
  wire [3:0]   group31_index;
  wire         first_any;
  wire [4:0]   first_index;

  wire [127:0] _joined = {index31, index30, index29, index28, index27, index26, index25, index24, index23,
                          index22, index21, index20, index19, index18, index17, index16, index15, index14,
                          index13, index12, index11, index10, index9, index8, index7, index6, index5, index4,
                          index3, index2, index1, index0};
  wire [3:0]   _picked = _joined[{number, 2'd0} +: 4];

  PriorityEncoder_16 group_inst (
    .value(value[15:0]),
    .any(group0_any),
    .index(group0_index)
  );

  PriorityEncoder_16 group_inst_2 (
    .value(value[31:16]),
    .any(group1_any),
    .index(group1_index)
  );

  PriorityEncoder_16 group_inst_3 (
    .value(value[47:32]),
    .any(group2_any),
    .index(group2_index)
  );

  PriorityEncoder_16 group_inst_4 (
    .value(value[63:48]),
    .any(group3_any),
    .index(group3_index)
  );

  PriorityEncoder_16 group_inst_5 (
    .value(value[79:64]),
    .any(group4_any),
    .index(group4_index)
  );

  PriorityEncoder_16 group_inst_6 (
    .value(value[95:80]),
    .any(group5_any),
    .index(group5_index)
  );

  PriorityEncoder_16 group_inst_7 (
    .value(value[111:96]),
    .any(group6_any),
    .index(group6_index)
  );

  PriorityEncoder_16 group_inst_8 (
    .value(value[127:112]),
    .any(group7_any),
    .index(group7_index)
  );

  PriorityEncoder_16 group_inst_9 (
    .value(value[143:128]),
    .any(group8_any),
    .index(group8_index)
  );

  PriorityEncoder_16 group_inst_10 (
    .value(value[159:144]),
    .any(group9_any),
    .index(group9_index)
  );

  PriorityEncoder_16 group_inst_11 (
    .value(value[175:160]),
    .any(group10_any),
    .index(group10_index)
  );

  PriorityEncoder_16 group_inst_12 (
    .value(value[191:176]),
    .any(group11_any),
    .index(group11_index)
  );

  PriorityEncoder_16 group_inst_13 (
    .value(value[207:192]),
    .any(group12_any),
    .index(group12_index)
  );

  PriorityEncoder_16 group_inst_14 (
    .value(value[223:208]),
    .any(group13_any),
    .index(group13_index)
  );

  PriorityEncoder_16 group_inst_15 (
    .value(value[239:224]),
    .any(group14_any),
    .index(group14_index)
  );

  PriorityEncoder_16 group_inst_16 (
    .value(value[255:240]),
    .any(group15_any),
    .index(group15_index)
  );

  PriorityEncoder_16 group_inst_17 (
    .value(value[271:256]),
    .any(group16_any),
    .index(group16_index)
  );

  PriorityEncoder_16 group_inst_18 (
    .value(value[287:272]),
    .any(group17_any),
    .index(group17_index)
  );

  PriorityEncoder_16 group_inst_19 (
    .value(value[303:288]),
    .any(group18_any),
    .index(group18_index)
  );

  PriorityEncoder_16 group_inst_20 (
    .value(value[319:304]),
    .any(group19_any),
    .index(group19_index)
  );

  PriorityEncoder_16 group_inst_21 (
    .value(value[335:320]),
    .any(group20_any),
    .index(group20_index)
  );

  PriorityEncoder_16 group_inst_22 (
    .value(value[351:336]),
    .any(group21_any),
    .index(group21_index)
  );

  PriorityEncoder_16 group_inst_23 (
    .value(value[367:352]),
    .any(group22_any),
    .index(group22_index)
  );

  PriorityEncoder_16 group_inst_24 (
    .value(value[383:368]),
    .any(group23_any),
    .index(group23_index)
  );

  PriorityEncoder_16 group_inst_25 (
    .value(value[399:384]),
    .any(group24_any),
    .index(group24_index)
  );

  PriorityEncoder_16 group_inst_26 (
    .value(value[415:400]),
    .any(group25_any),
    .index(group25_index)
  );

  PriorityEncoder_16 group_inst_27 (
    .value(value[431:416]),
    .any(group26_any),
    .index(group26_index)
  );

  PriorityEncoder_16 group_inst_28 (
    .value(value[447:432]),
    .any(group27_any),
    .index(group27_index)
  );

  PriorityEncoder_16 group_inst_29 (
    .value(value[463:448]),
    .any(group28_any),
    .index(group28_index)
  );

  PriorityEncoder_16 group_inst_30 (
    .value(value[479:464]),
    .any(group29_any),
    .index(group29_index)
  );

  PriorityEncoder_16 group_inst_31 (
    .value(value[495:480]),
    .any(group30_any),
    .index(group30_index)
  );

  PriorityEncoder_16 group_inst_32 (
    .value(value[511:496]),
    .any(group31_any),
    .index(group31_index)
  );

  PriorityEncoder_32 first (
    .value({has31, has30, has29, has28, has27, has26, has25, has24, has23, has22, has21, has20, has19, has18,
            has17, has16, has15, has14, has13, has12, has11, has10, has9, has8, has7, has6, has5, has4, has3,
            has2, has1, has0}),
    .any(first_any),
    .index(first_index)
  );

  assign index = lowest;

  always @(posedge clk) begin
    has0 <= group0_any;
    index_1 <= group0_index;
    index0 <= index_1;
    has1 <= group1_any;
    index_1_2 <= group1_index;
    index1 <= index_1_2;
    has2 <= group2_any;
    index_1_3 <= group2_index;
    index2 <= index_1_3;
    has3 <= group3_any;
    index_1_4 <= group3_index;
    index3 <= index_1_4;
    has4 <= group4_any;
    index_1_5 <= group4_index;
    index4 <= index_1_5;
    has5 <= group5_any;
    index_1_6 <= group5_index;
    index5 <= index_1_6;
    has6 <= group6_any;
    index_1_7 <= group6_index;
    index6 <= index_1_7;
    has7 <= group7_any;
    index_1_8 <= group7_index;
    index7 <= index_1_8;
    has8 <= group8_any;
    index_1_9 <= group8_index;
    index8 <= index_1_9;
    has9 <= group9_any;
    index_1_10 <= group9_index;
    index9 <= index_1_10;
    has10 <= group10_any;
    index_1_11 <= group10_index;
    index10 <= index_1_11;
    has11 <= group11_any;
    index_1_12 <= group11_index;
    index11 <= index_1_12;
    has12 <= group12_any;
    index_1_13 <= group12_index;
    index12 <= index_1_13;
    has13 <= group13_any;
    index_1_14 <= group13_index;
    index13 <= index_1_14;
    has14 <= group14_any;
    index_1_15 <= group14_index;
    index14 <= index_1_15;
    has15 <= group15_any;
    index_1_16 <= group15_index;
    index15 <= index_1_16;
    has16 <= group16_any;
    index_1_17 <= group16_index;
    index16 <= index_1_17;
    has17 <= group17_any;
    index_1_18 <= group17_index;
    index17 <= index_1_18;
    has18 <= group18_any;
    index_1_19 <= group18_index;
    index18 <= index_1_19;
    has19 <= group19_any;
    index_1_20 <= group19_index;
    index19 <= index_1_20;
    has20 <= group20_any;
    index_1_21 <= group20_index;
    index20 <= index_1_21;
    has21 <= group21_any;
    index_1_22 <= group21_index;
    index21 <= index_1_22;
    has22 <= group22_any;
    index_1_23 <= group22_index;
    index22 <= index_1_23;
    has23 <= group23_any;
    index_1_24 <= group23_index;
    index23 <= index_1_24;
    has24 <= group24_any;
    index_1_25 <= group24_index;
    index24 <= index_1_25;
    has25 <= group25_any;
    index_1_26 <= group25_index;
    index25 <= index_1_26;
    has26 <= group26_any;
    index_1_27 <= group26_index;
    index26 <= index_1_27;
    has27 <= group27_any;
    index_1_28 <= group27_index;
    index27 <= index_1_28;
    has28 <= group28_any;
    index_1_29 <= group28_index;
    index28 <= index_1_29;
    has29 <= group29_any;
    index_1_30 <= group29_index;
    index29 <= index_1_30;
    has30 <= group30_any;
    index_1_31 <= group30_index;
    index30 <= index_1_31;
    has31 <= group31_any;
    index_1_32 <= group31_index;
    index31 <= index_1_32;
    any_1 <= first_any;
    any <= any_1;
    number <= first_index;
    lowest <= {number, _picked};
  end
endmodule

`default_nettype wire
