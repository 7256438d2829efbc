`default_nettype none

// Squares: a table of squares.  Generated from MemorySamples.java.
module Squares (
  input  wire        clk,
  input  wire [3:0]  x,
  output reg  [7:0]  square
);
  reg  [7:0]  squares [0:15];

  initial $readmemh("Squares_squares.hex", squares);

  always @(posedge clk) begin
    square <= squares[x];
  end
endmodule

`default_nettype wire
