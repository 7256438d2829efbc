`default_nettype none

// LowestOne_256: finds the lowest one of a wide value, in two stages.  Generated from LowestOne.java.
// timeline value: 2 cycles, 35 registers (89 bits), of these 34 (85 bits) only wait
module LowestOne_256 (
  input  wire         clk,
  input  wire [255:0] value,  // cycle 0
  output reg          any,  // cycle 2: some bit is 1
  output wire [7:0]   index  // cycle 2: number of the lowest one; without meaning when there is none
);
  // ---- timeline value, cycle 1
  reg         has15;
  reg         has14;
  reg         has13;
  reg         has12;
  reg         has11;
  reg         has10;
  reg         has9;
  reg         has8;
  reg         has7;
  reg         has6;
  reg         has5;
  reg         has4;
  reg         has3;
  reg         has2;
  reg         has1;
  reg         has0;
  reg  [3:0]  index15;
  reg  [3:0]  index14;
  reg  [3:0]  index13;
  reg  [3:0]  index12;
  reg  [3:0]  index11;
  reg  [3:0]  index10;
  reg  [3:0]  index9;
  reg  [3:0]  index8;
  reg  [3:0]  index7;
  reg  [3:0]  index6;
  reg  [3:0]  index5;
  reg  [3:0]  index4;
  reg  [3:0]  index3;
  reg  [3:0]  index2;
  reg  [3:0]  index1;
  reg  [3:0]  index0;
  // ---- timeline value, cycle 2
  reg  [3:0]  first_index_c2;
  reg  [3:0]  index15_picked_c2;
  wire        group0_any;
  wire [3:0]  group0_index;
  wire        group1_any;
  wire [3:0]  group1_index;
  wire        group2_any;
  wire [3:0]  group2_index;
  wire        group3_any;
  wire [3:0]  group3_index;
  wire        group4_any;
  wire [3:0]  group4_index;
  wire        group5_any;
  wire [3:0]  group5_index;
  wire        group6_any;
  wire [3:0]  group6_index;
  wire        group7_any;
  wire [3:0]  group7_index;
  wire        group8_any;
  wire [3:0]  group8_index;
  wire        group9_any;
  wire [3:0]  group9_index;
  wire        group10_any;
  wire [3:0]  group10_index;
  wire        group11_any;
  wire [3:0]  group11_index;
  wire        group12_any;
  wire [3:0]  group12_index;
  wire        group13_any;
  wire [3:0]  group13_index;
  wire        group14_any;
  wire [3:0]  group14_index;
  wire        group15_any;
  wire [3:0]  group15_index;
  wire        first_any;
  wire [3:0]  first_index;

  wire [63:0] _index15_joined = {index15, index14, index13, index12, index11, index10, index9, index8, index7,
                                 index6, index5, index4, index3, index2, index1, index0};

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

  PriorityEncoder_16 first (
    .value({has15, has14, has13, has12, has11, has10, has9, has8, has7, has6, has5, has4, has3, has2, has1,
            has0}),
    .any(first_any),
    .index(first_index)
  );

  assign index = {first_index_c2, index15_picked_c2};

  always @(posedge clk) begin
    // ---- timeline value, cycle 1
    has15 <= group15_any;
    has14 <= group14_any;
    has13 <= group13_any;
    has12 <= group12_any;
    has11 <= group11_any;
    has10 <= group10_any;
    has9 <= group9_any;
    has8 <= group8_any;
    has7 <= group7_any;
    has6 <= group6_any;
    has5 <= group5_any;
    has4 <= group4_any;
    has3 <= group3_any;
    has2 <= group2_any;
    has1 <= group1_any;
    has0 <= group0_any;
    index15 <= group15_index;
    index14 <= group14_index;
    index13 <= group13_index;
    index12 <= group12_index;
    index11 <= group11_index;
    index10 <= group10_index;
    index9 <= group9_index;
    index8 <= group8_index;
    index7 <= group7_index;
    index6 <= group6_index;
    index5 <= group5_index;
    index4 <= group4_index;
    index3 <= group3_index;
    index2 <= group2_index;
    index1 <= group1_index;
    index0 <= group0_index;
    // ---- timeline value, cycle 2
    any <= first_any;
    first_index_c2 <= first_index;
    index15_picked_c2 <= _index15_joined[{first_index, 2'd0} +: 4];
  end
endmodule

`default_nettype wire
