// A multiplier with registers at its inputs and at its output.
(* keep_hierarchy = "yes" *)
module MULT_PIPE #(
  parameter WIDTH = 18,          // bits of a factor
  parameter integer PRODUCT = 2 * WIDTH
) (
  input  wire                CLK,
  input  wire [WIDTH-1:0]    A, B,
  output reg  [PRODUCT-1:0]  P   /* two cycles later */
);
  reg [WIDTH-1:0] a = 0, b = 0;
  always @(posedge CLK) begin
    a <= A;
    b <= B;
    P <= a * b;
  end
endmodule

module OLD_STYLE (a, y);
  input [3:0] a;
  output y;
  assign y = ^a;
endmodule
