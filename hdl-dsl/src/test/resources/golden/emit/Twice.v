`default_nettype none

// Twice: counts trailing ones of two values with one module.  Generated from ExpressionSamples.java.
module Twice (
  input  wire [7:0]  a,
  input  wire [7:0]  b,
  output wire [3:0]  first,
  output wire        second
);
  wire [3:0]  right_count;

  wire [7:0]  left_value = a & b;

  TrailingOnes_8 left (
    .value(left_value),
    .count(first)
  );

  TrailingOnes_8 right (
    .value(b),
    .count(right_count)
  );

  assign second = right_count == 4'd2;
endmodule

`default_nettype wire
