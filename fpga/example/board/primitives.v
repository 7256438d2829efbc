`default_nettype none
`timescale 1ns / 1fs

// Models of the primitives of the device in board_top, as far as it uses them.
module IBUFDS_GTE4 (
  input  wire I,
  input  wire IB,
  input  wire CEB,
  output wire O,
  output wire ODIV2
);
  assign O     = I && !CEB;
  assign ODIV2 = I && !CEB;
endmodule

module BUFGCE_DIV #(
  parameter integer BUFGCE_DIVIDE = 1
) (
  input  wire I,
  input  wire CE,
  input  wire CLR,
  output wire O
);
  reg divided = 1'b0;
  always @(posedge I or posedge CLR)
    if (CLR) divided <= 1'b0;
    else if (CE) divided <= !divided;    // by two, the only divisor in use
  assign O = BUFGCE_DIVIDE == 1 ? I && CE : divided;
endmodule

`default_nettype wire
