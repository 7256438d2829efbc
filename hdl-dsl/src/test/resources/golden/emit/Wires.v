`default_nettype none

// Wires: bytes, constants and wiring.  Generated from ExpressionSamples.java.
module Wires (
  input  wire [31:0] data,
  output wire [31:0] swapped,
  output wire [15:0] header,
  output wire [31:0] mask,
  output wire [39:0] extended,
  output wire        match
);
  wire [15:0] low = data[15:0];

  assign swapped = {data[7:0], data[15:8], data[23:16], data[31:24]};
  assign header = {data[15:8], data[23:16]};
  assign mask = {{24{data[31]}}, data[11:4]};
  assign extended = {{8{data[31]}}, data};
  assign match = (low == 16'd4660) & (low != 16'd7) & (data != 32'hdead_beef);
endmodule

`default_nettype wire
