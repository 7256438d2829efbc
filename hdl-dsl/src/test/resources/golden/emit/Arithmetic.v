`default_nettype none

// Arithmetic: signed and unsigned arithmetic, compared, shifted and multiplied.  Generated from
// ExpressionSamples.java.
module Arithmetic (
  input  wire [7:0]  a,
  input  wire [7:0]  b,
  input  wire [7:0]  s,
  input  wire [7:0]  t,
  input  wire [2:0]  amount,
  output wire [15:0] product,
  output wire [15:0] signed_product,
  output wire        less,
  output wire        signed_less,
  output wire [7:0]  shifted,
  output wire [7:0]  mixed,
  output wire [8:0]  wide,
  output wire        yes,
  output wire        no,
  output wire [7:0]  limited
);
  assign product = a * b;
  assign signed_product = $signed(s) * $signed(t);
  assign less = a < b;
  assign signed_less = ($signed(s) < $signed(t)) | ($signed(s) > -8'sd5);
  assign shifted = $signed(s) >>> amount;
  assign mixed = ($unsigned($signed(s) >>> 2) ^ (a << 1)) & (b - (a - 8'd3));
  assign wide = {1'b0, a} + {1'b0, b};
  assign yes = 1'b1;
  assign no = 1'b0;
  assign limited = ($signed(s) > $signed(t)) ? s : ((&a) | (|b)) ? t : (-t);
endmodule

`default_nettype wire
