`default_nettype none

// Rows_bypass: one bit written, a row of bits read.  Generated from MemorySamples.java.
module Rows_bypass (
  input  wire        clk,
  input  wire        rst,
  input  wire        arrived,
  input  wire [3:0]  qp,
  input  wire [7:0]  psn,
  input  wire [1:0]  part,
  input  wire        look,
  output wire [31:0] word
);
  (* ram_style = "block" *)
  reg         seen [0:2047];
  reg  [31:0] _word_first;
  reg  [31:0] _word_bypass;
  reg         _word_written;

  initial begin : seen_zero
    integer _i;
    for (_i = 0; _i < 2048; _i = _i + 1) begin
      seen[_i] = 1'b0;
    end
  end

  always @(posedge clk) begin
    if (!rst && arrived) begin
      seen[{qp, psn[6:0]}] <= ~psn[7];
    end
  end

  always @(posedge clk) begin : word_gather
    integer _i;
    reg [4:0] _low;
    if (look) begin
      for (_i = 0; _i < 32; _i = _i + 1) begin
        _low = _i[4:0];
        _word_first[_i] <= seen[{qp, part, _low}];
      end
      _word_bypass <= (!rst && arrived && {qp, psn[6:5]} == {qp, part}) ? ({31'd0, 1'b1} << psn[4:0]) : 32'd0;
      _word_written <= ~psn[7];
    end
  end

  assign word = (_word_bypass & {32{_word_written}}) | (~_word_bypass & _word_first);
endmodule

`default_nettype wire
