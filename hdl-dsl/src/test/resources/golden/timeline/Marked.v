`default_nettype none

// Marked: a sum that waits in registers of its own, and one that tools may move.  Generated from Pipes.java.
// timeline a: 4 cycles, 6 registers (48 bits), of these 5 (40 bits) only wait
module Marked (
  input  wire        clk,
  input  wire [7:0]  a,  // cycle 0
  input  wire [7:0]  b,  // cycle 0
  output reg  [7:0]  kept,  // cycle 4
  output reg  [7:0]  moved  // cycle 2
);
  // ---- timeline a, cycle 1
  reg  [7:0]  a_c1;
  (* retiming_forward = "1" *)
  reg  [7:0]  moved_c1;
  // ---- timeline a, cycle 2
  (* shreg_extract = "no" *)
  reg  [7:0]  a_c2;
  // ---- timeline a, cycle 3
  reg  [7:0]  a_c3;

  always @(posedge clk) begin
    // ---- timeline a, cycle 1
    a_c1 <= a;
    moved_c1 <= a + b;
    // ---- timeline a, cycle 2
    a_c2 <= a_c1;
    moved <= moved_c1;
    // ---- timeline a, cycle 3
    a_c3 <= a_c2;
    // ---- timeline a, cycle 4
    kept <= a_c3;
  end
endmodule

`default_nettype wire
