`default_nettype none

// LowestOne_32: finds the lowest one of a wide value, in two stages.  Generated from LowestOne.java.
// timeline value: 2 cycles, 7 registers (16 bits), of these 6 (12 bits) only wait
module LowestOne_32 (
  input  wire        clk,
  input  wire [31:0] value,  // cycle 0
  output reg         any,  // cycle 2: some bit is 1
  output wire [4:0]  index  // cycle 2: number of the lowest one; without meaning when there is none
);
  // ---- timeline value, cycle 1
  reg         has1;
  reg         has0;
  reg  [3:0]  index1;
  reg  [3:0]  index0;
  // ---- timeline value, cycle 2
  reg         first_index_c2;
  reg  [3:0]  index1_picked_c2;
  wire        group0_any;
  wire [3:0]  group0_index;
  wire        group1_any;
  wire [3:0]  group1_index;
  wire        first_any;
  wire        first_index;

  wire [7:0]  _index1_joined = {index1, index0};

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

  PriorityEncoder_2 first (
    .value({has1, has0}),
    .any(first_any),
    .index(first_index)
  );

  assign index = {first_index_c2, index1_picked_c2};

  always @(posedge clk) begin
    // ---- timeline value, cycle 1
    has1 <= group1_any;
    has0 <= group0_any;
    index1 <= group1_index;
    index0 <= group0_index;
    // ---- timeline value, cycle 2
    any <= first_any;
    first_index_c2 <= first_index;
    index1_picked_c2 <= _index1_joined[{first_index, 2'd0} +: 4];
  end
endmodule

`default_nettype wire
