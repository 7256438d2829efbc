`default_nettype none

// LowestOne_128: finds the lowest one of a wide value, in two stages.  Generated from LowestOne.java.
module LowestOne_128 (
  input  wire         clk,
  input  wire [127:0] value,
  output reg          any,  // some bit is 1
  output wire [6:0]   index  // number of the lowest one; without meaning when there is none
);
  reg         has0;
  reg  [3:0]  index0;
  reg         has1;
  reg  [3:0]  index1;
  reg         has2;
  reg  [3:0]  index2;
  reg         has3;
  reg  [3:0]  index3;
  reg         has4;
  reg  [3:0]  index4;
  reg         has5;
  reg  [3:0]  index5;
  reg         has6;
  reg  [3:0]  index6;
  reg         has7;
  reg  [3:0]  index7;
  reg  [6:0]  lowest;
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

  wire [31:0] _joined = {index7, index6, index5, index4, index3, index2, index1, index0};

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

  assign index = lowest;

  always @(posedge clk) begin
    has0 <= group0_any;
    index0 <= group0_index;
    has1 <= group1_any;
    index1 <= group1_index;
    has2 <= group2_any;
    index2 <= group2_index;
    has3 <= group3_any;
    index3 <= group3_index;
    has4 <= group4_any;
    index4 <= group4_index;
    has5 <= group5_any;
    index5 <= group5_index;
    has6 <= group6_any;
    index6 <= group6_index;
    has7 <= group7_any;
    index7 <= group7_index;
    any <= first_any;
    lowest <= {first_index, _joined[{first_index, 2'd0} +: 4]};
  end
endmodule

`default_nettype wire
