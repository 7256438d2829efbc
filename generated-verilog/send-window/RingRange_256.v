`default_nettype none

// RingRange_256: the places of a ring that a range of numbers takes.  Generated from RingRange.java.
module RingRange_256 (
  input  wire         clk,
  input  wire [7:0]   from,  // first number, modulo the window
  input  wire [7:0]   behind,  // number behind the last, modulo the window
  input  wire         any,  // the range is not empty: equal ends mean the whole ring
  output reg  [255:0] places
);
  reg  [255:0] below_from;
  reg  [255:0] below_behind;
  reg          wraps;

  wire [255:0] _shifted = {256{1'b1}} << from;
  wire [255:0] _shifted_2 = {256{1'b1}} << behind;

  always @(posedge clk) begin
    below_from <= ~_shifted;
    below_behind <= ~_shifted_2;
    wraps <= (behind < from) | ((behind == from) & any);
    places <= wraps ? (below_behind | ~below_from) : (below_behind & ~below_from);
  end
endmodule

`default_nettype wire
