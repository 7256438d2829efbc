`default_nettype none

// LowestOne_128: finds the lowest one of a wide value, in two stages.  Generated from LowestOne.java.
// timeline value: 2 cycles, 19 registers (48 bits), of these 18 (44 bits) only wait
module LowestOne_128 (
  input  wire         clk,
  input  wire [127:0] value,  // cycle 0
  output reg          any,  // cycle 2: some bit is 1
  output wire [6:0]   index  // cycle 2: number of the lowest one; without meaning when there is none
);
  // ---- timeline value, cycle 1
  reg         has7;
  reg         has6;
  reg         has5;
  reg         has4;
  reg         has3;
  reg         has2;
  reg         has1;
  reg         has0;
  reg  [3:0]  index7;
  reg  [3:0]  index6;
  reg  [3:0]  index5;
  reg  [3:0]  index4;
  reg  [3:0]  index3;
  reg  [3:0]  index2;
  reg  [3:0]  index1;
  reg  [3:0]  index0;
  // ---- timeline value, cycle 2
  reg  [2:0]  first_index_c2;
  reg  [3:0]  index7_picked_c2;
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
  wire        first_any;
  wire [2:0]  first_index;

  wire [31:0] _index7_joined = {index7, index6, index5, index4, index3, index2, index1, index0};

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

  PriorityEncoder_8 first (
    .value({has7, has6, has5, has4, has3, has2, has1, has0}),
    .any(first_any),
    .index(first_index)
  );

  assign index = {first_index_c2, index7_picked_c2};

  always @(posedge clk) begin
    // ---- timeline value, cycle 1
    has7 <= group7_any;
    has6 <= group6_any;
    has5 <= group5_any;
    has4 <= group4_any;
    has3 <= group3_any;
    has2 <= group2_any;
    has1 <= group1_any;
    has0 <= group0_any;
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
    index7_picked_c2 <= _index7_joined[{first_index, 2'd0} +: 4];
  end
endmodule

`default_nettype wire
