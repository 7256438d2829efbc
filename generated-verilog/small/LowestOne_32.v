`default_nettype none

// LowestOne_32: finds the lowest one of a wide value, in two stages.  Generated from LowestOne.java.
module LowestOne_32 (
  input  wire        clk,
  input  wire [31:0] value,
  output reg         any,  // some bit is 1
  output wire [4:0]  index  // number of the lowest one; without meaning when there is none
);
  reg         has0;
  reg  [3:0]  index0;
  reg         has1;
  reg  [3:0]  index1;
  reg  [4:0]  lowest;
  wire        group0_any;
  wire [3:0]  group0_index;
  wire        group1_any;
  wire [3:0]  group1_index;
  wire        first_any;
  wire        first_index;

  wire [7:0]  _joined = {index1, index0};

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

  assign index = lowest;

  always @(posedge clk) begin
    has0 <= group0_any;
    index0 <= group0_index;
    has1 <= group1_any;
    index1 <= group1_index;
    any <= first_any;
    lowest <= {first_index, _joined[{first_index, 2'd0} +: 4]};
  end
endmodule

`default_nettype wire
