`default_nettype none

// Rotate_12: rotates a value to the right by an amount known at run time.  Generated from Rotate.java.
module Rotate_12 (
  input  wire [11:0] value,
  input  wire [3:0]  amount,  // less than the width
  output wire [11:0] rotated
);
  wire [11:0] by1 = amount[0] ? {value[0], value[11:1]} : value;
  wire [11:0] by2 = amount[1] ? {by1[1:0], by1[11:2]} : by1;
  wire [11:0] by4 = amount[2] ? {by2[3:0], by2[11:4]} : by2;
  wire [11:0] by8 = amount[3] ? {by4[7:0], by4[11:8]} : by4;

  assign rotated = by8;
endmodule

`default_nettype wire
