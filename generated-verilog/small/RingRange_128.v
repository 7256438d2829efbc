`default_nettype none

// RingRange_128: the places of a ring that a range of numbers takes.  Generated from RingRange.java.
module RingRange_128 (
  input  wire         clk,
  input  wire [6:0]   from,  // first number, modulo the window
  input  wire [6:0]   behind,  // number behind the last, modulo the window
  input  wire         any,  // the range is not empty: equal ends mean the whole ring
  output reg  [127:0] places
);
  reg  [127:0] below_from;
  reg  [127:0] below_behind;
  reg          wraps;

  wire [127:0] _shifted = {128{1'b1}} << from;
  wire [127:0] _shifted_2 = {128{1'b1}} << behind;

  always @(posedge clk) begin
    below_from <= ~_shifted;
    below_behind <= ~_shifted_2;
    wraps <= (behind < from) | ((behind == from) & any);
    places <= wraps ? (below_behind | ~below_from) : (below_behind & ~below_from);
  end
endmodule

`default_nettype wire
