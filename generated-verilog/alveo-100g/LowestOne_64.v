`default_nettype none

// LowestOne_64: finds the lowest one of a wide value, in two stages.  Generated from LowestOne.java.
// timeline value: 2 cycles, 11 registers (27 bits), of these 10 (23 bits) only wait
module LowestOne_64 (
  input  wire        clk,
  input  wire [63:0] value,  // cycle 0
  output reg         any,  // cycle 2: some bit is 1
  output wire [5:0]  index  // cycle 2: number of the lowest one; without meaning when there is none
);
  // ---- timeline value, cycle 1
  reg         has3;
  reg         has2;
  reg         has1;
  reg         has0;
  reg  [3:0]  index3;
  reg  [3:0]  index2;
  reg  [3:0]  index1;
  reg  [3:0]  index0;
  // ---- timeline value, cycle 2
  reg  [1:0]  first_index_c2;
  reg  [3:0]  index3_picked_c2;
  wire        group0_any;
  wire [3:0]  group0_index;
  wire        group1_any;
  wire [3:0]  group1_index;
  wire        group2_any;
  wire [3:0]  group2_index;
  wire        group3_any;
  wire [3:0]  group3_index;
  wire        first_any;
  wire [1:0]  first_index;

  wire [15:0] _index3_joined = {index3, index2, index1, index0};

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

  PriorityEncoder_4 first (
    .value({has3, has2, has1, has0}),
    .any(first_any),
    .index(first_index)
  );

  assign index = {first_index_c2, index3_picked_c2};

  always @(posedge clk) begin
    // ---- timeline value, cycle 1
    has3 <= group3_any;
    has2 <= group2_any;
    has1 <= group1_any;
    has0 <= group0_any;
    index3 <= group3_index;
    index2 <= group2_index;
    index1 <= group1_index;
    index0 <= group0_index;
    // ---- timeline value, cycle 2
    any <= first_any;
    first_index_c2 <= first_index;
    index3_picked_c2 <= _index3_joined[{first_index, 2'd0} +: 4];
  end
endmodule

`default_nettype wire
