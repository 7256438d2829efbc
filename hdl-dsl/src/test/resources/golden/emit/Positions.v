`default_nettype none

// Positions: positions known at run time: bits, slices, elements of a vec.  Generated from
// ExpressionSamples.java.
module Positions (
  input  wire [63:0] word,
  input  wire [5:0]  at,
  input  wire [3:0]  low,
  input  wire [7:0]  lanes_0,
  input  wire [7:0]  lanes_1,
  input  wire [7:0]  lanes_2,
  input  wire [7:0]  lanes_3,
  input  wire [7:0]  lanes_4,
  input  wire [2:0]  lane,
  output wire        at_bit,
  output wire        near_bit,
  output wire [7:0]  slice,
  output wire [7:0]  element,
  output wire [63:0] turned,
  output wire [3:0]  sum
);
  wire [70:0]  _word_padded = {7'd0, word};
  wire [63:0]  _lanes_padded = {24'd0, lanes_4, lanes_3, lanes_2, lanes_1, lanes_0};
  wire [127:0] _word_joined = {2{word}};
  wire [7:0]   _word_7_0_sum = word[7:0] + word[15:8];

  assign at_bit = word[at];
  assign near_bit = word[{2'd0, low}];
  assign slice = _word_padded[{1'b0, at} +: 8];
  assign element = _lanes_padded[{lane, 3'd0} +: 8];
  assign turned = _word_joined[{1'b0, -at} +: 64];
  assign sum = _word_7_0_sum[3:0];

  wire        _unused = &{1'b0, _word_7_0_sum[7:4]};
endmodule

`default_nettype wire
