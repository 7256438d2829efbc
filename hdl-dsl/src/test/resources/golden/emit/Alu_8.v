`default_nettype none

// Alu_8: computes one of four functions.  Generated from ControlSamples.java.
module Alu_8 (
  input  wire [1:0]  word,
  input  wire [7:0]  a,
  input  wire [7:0]  b,
  output reg  [7:0]  result,
  output wire        zero
);
  localparam [1:0] WORD_ADD = 2'd0;
  localparam [1:0] WORD_SUB = 2'd1;
  localparam [1:0] WORD_AND = 2'd2;

  assign zero = result == 8'd0;

  always @* begin
    case (word)
      WORD_ADD: result = a + b;
      WORD_SUB: result = a - b;
      WORD_AND: result = a & b;
      default: result = a;
    endcase
  end
endmodule

`default_nettype wire
