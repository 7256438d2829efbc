// Stand-ins for primitives of the device that board_top uses: ports, nothing inside. For lint only; the build never
// reads them. Ports and parameters: UG974 (UltraScale Architecture Libraries Guide).
/* verilator lint_off UNUSED */
/* verilator lint_off UNDRIVEN */
(* black_box *)
module IBUFDS_GTE4 (
    input  wire I,
    input  wire IB,
    input  wire CEB,
    output wire O,
    output wire ODIV2
);
endmodule

(* black_box *)
module BUFGCE_DIV #(
    parameter integer BUFGCE_DIVIDE = 1
) (
    input  wire I,
    input  wire CE,
    input  wire CLR,
    output wire O
);
endmodule
/* verilator lint_on UNDRIVEN */
/* verilator lint_on UNUSED */
