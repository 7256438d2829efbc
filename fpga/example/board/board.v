`default_nettype none
`timescale 1ns / 1fs
`define MEMORY top.xdma.memory

// The top of the Alveo boards between models of MAC and PCIe: the host in its clock of 250 MHz, the NIC in that of the
// MAC, 322.265625 MHz. The story is that of ../loopback.v, told by the host. Ends with PASS or FAIL.
module board;
  localparam [31:0] QUEUE_PAIRS = 1024;
  localparam        RNR = 0;    // ../loopback.v has it; here it would cost 3000 cycles

  reg perst_n = 1'b0;

  board_top top (
    .pcie_refclk_p(1'b0), .pcie_refclk_n(1'b1), .pcie_perst_n(perst_n), .pcie_rxp(16'd0), .pcie_rxn(16'd0),
    .pcie_txp(), .pcie_txn(), .hbm_cattrip(), .qsfp_refclk_p(1'b0), .qsfp_refclk_n(1'b1), .qsfp_rxp(4'd0),
    .qsfp_rxn(4'd0), .qsfp_txp(), .qsfp_txn()
  );

  task write(input [20:0] address, input [31:0] value);
    top.xdma.write(address, value);
  endtask

  task read(input [20:0] address, output [31:0] value);
    top.xdma.read(address, value);
  endtask

  // ---- each interrupt is a message, and there is none that is not awaited
  integer taken = 0;

  task await_interrupt;
    begin
      while (top.xdma.messages == taken) @(posedge top.host_clk);
      taken = taken + 1;
    end
  endtask

  task expect_no_interrupt;
    begin
      if (top.xdma.messages != taken) fail("messages", top.xdma.messages, taken);
      if (top.irq_request !== 8'd0) fail("irq_request", top.irq_request, 0);
    end
  endtask

  `include "story.vh"

  initial begin
    if ($test$plusargs("waves")) begin
      $dumpfile("board.vcd");
      $dumpvars(1, top);
    end
    #100 perst_n = 1'b1;
    #2000;    // the link has trained, the MAC has aligned
    if (top.hbm_cattrip !== 1'b0) fail("hbm_cattrip", top.hbm_cattrip, 0);
    story;
  end
endmodule

`default_nettype wire
