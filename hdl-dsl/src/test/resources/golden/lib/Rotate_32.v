`default_nettype none

// Rotate_32: rotates a value to the right by an amount known at run time.  Generated from Rotate.java.
module Rotate_32 (
  input  wire [31:0] value,
  input  wire [4:0]  amount,  // less than the width
  output wire [31:0] rotated
);
  wire [31:0] by1 = amount[0] ? {value[0], value[31:1]} : value;
  wire [31:0] by2 = amount[1] ? {by1[1:0], by1[31:2]} : by1;
  wire [31:0] by4 = amount[2] ? {by2[3:0], by2[31:4]} : by2;
  wire [31:0] by8 = amount[3] ? {by4[7:0], by4[31:8]} : by4;
  wire [31:0] by16 = amount[4] ? {by8[15:0], by8[31:16]} : by8;

  assign rotated = by16;
endmodule

`default_nettype wire
