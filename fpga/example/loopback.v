`default_nettype none
`timescale 1ns / 1ps
`define MEMORY memory

// The NIC of the configuration small talks to itself: what it sends to the MAC comes back from the MAC. The story is
// in story.vh: two queue pairs are brought up register by register, a Write, two Sends,
// a Read and a FetchAdd go from the first to the second. Ends with PASS or FAIL.
module loopback;
  localparam [31:0] QUEUE_PAIRS = 16;
  localparam        RNR = 1;

  reg clk = 1'b0;
  reg rst = 1'b1;
  always #1.55 clk = !clk;  // 322 MHz

  // ---- the NIC
  wire         tvalid, tlast;
  wire [255:0] tdata;
  wire [31:0]  tkeep;

  wire [2:0]   awid, bid, arid, rid, awsize, arsize;
  wire [63:0]  awaddr, araddr;
  wire [7:0]   awlen, arlen;
  wire [1:0]   awburst, arburst, bresp, rresp;
  wire [255:0] wdata, rdata;
  wire [31:0]  wstrb;
  wire         awvalid, awready, wlast, wvalid, wready, bvalid, bready;
  wire         arvalid, arready, rlast, rvalid, rready;

  reg  [20:0]  awaddr_r = 0, araddr_r = 0;
  reg  [31:0]  wdata_r = 0;
  reg          awvalid_r = 0, wvalid_r = 0, arvalid_r = 0;
  wire         awready_r, wready_r, bvalid_r, arready_r, rvalid_r;
  wire [1:0]   bresp_r, rresp_r;
  wire [31:0]  rdata_r;
  wire         irq;

  Rnic_small nic (
    .clk(clk), .rst(rst), .irq(irq),
    // frames: what leaves comes back; a NIC never holds up the MAC, so that tready may stay open
    .m_axis_mac_tvalid(tvalid), .m_axis_mac_tready(1'b1), .m_axis_mac_tdata(tdata), .m_axis_mac_tkeep(tkeep),
    .m_axis_mac_tlast(tlast),
    .s_axis_mac_tvalid(tvalid), .s_axis_mac_tready(), .s_axis_mac_tdata(tdata), .s_axis_mac_tkeep(tkeep),
    .s_axis_mac_tlast(tlast), .s_axis_mac_tuser(1'b0),
    // host memory
    .m_axi_awid(awid), .m_axi_awaddr(awaddr), .m_axi_awlen(awlen), .m_axi_awsize(awsize), .m_axi_awburst(awburst),
    .m_axi_awlock(), .m_axi_awcache(), .m_axi_awprot(), .m_axi_awqos(), .m_axi_awvalid(awvalid),
    .m_axi_awready(awready), .m_axi_wdata(wdata), .m_axi_wstrb(wstrb), .m_axi_wlast(wlast), .m_axi_wvalid(wvalid),
    .m_axi_wready(wready), .m_axi_bid(bid), .m_axi_bresp(bresp), .m_axi_bvalid(bvalid), .m_axi_bready(bready),
    .m_axi_arid(arid), .m_axi_araddr(araddr), .m_axi_arlen(arlen), .m_axi_arsize(arsize), .m_axi_arburst(arburst),
    .m_axi_arlock(), .m_axi_arcache(), .m_axi_arprot(), .m_axi_arqos(), .m_axi_arvalid(arvalid),
    .m_axi_arready(arready), .m_axi_rid(rid), .m_axi_rdata(rdata), .m_axi_rresp(rresp), .m_axi_rlast(rlast),
    .m_axi_rvalid(rvalid), .m_axi_rready(rready),
    // registers
    .s_axi_awaddr(awaddr_r), .s_axi_awprot(3'd0), .s_axi_awvalid(awvalid_r), .s_axi_awready(awready_r),
    .s_axi_wdata(wdata_r), .s_axi_wstrb(4'hF), .s_axi_wvalid(wvalid_r), .s_axi_wready(wready_r),
    .s_axi_bresp(bresp_r), .s_axi_bvalid(bvalid_r), .s_axi_bready(1'b1),
    .s_axi_araddr(araddr_r), .s_axi_arprot(3'd0), .s_axi_arvalid(arvalid_r), .s_axi_arready(arready_r),
    .s_axi_rdata(rdata_r), .s_axi_rresp(rresp_r), .s_axi_rvalid(rvalid_r), .s_axi_rready(1'b1)
  );

  host_memory #(.BASE(64'h0000_0001_0000_0000)) memory (
    .clk(clk), .rst(rst), .awid(awid), .awaddr(awaddr), .awlen(awlen), .awsize(awsize), .awburst(awburst),
    .awvalid(awvalid), .awready(awready), .wdata(wdata), .wstrb(wstrb), .wlast(wlast), .wvalid(wvalid),
    .wready(wready), .bid(bid), .bresp(bresp), .bvalid(bvalid), .bready(bready), .arid(arid), .araddr(araddr),
    .arlen(arlen), .arsize(arsize), .arburst(arburst), .arvalid(arvalid), .arready(arready), .rid(rid), .rdata(rdata),
    .rresp(rresp), .rlast(rlast), .rvalid(rvalid), .rready(rready)
  );

  // ---- register accesses; signals change behind the edge
  reg address_taken, data_taken;

  task write(input [20:0] address, input [31:0] value);
    begin
      awaddr_r = address;
      wdata_r = value;
      awvalid_r = 1'b1;
      wvalid_r = 1'b1;
      while (awvalid_r || wvalid_r) begin
        @(negedge clk);
        address_taken = awready_r;
        data_taken = wready_r;
        @(posedge clk); #0.1;
        if (address_taken) awvalid_r = 1'b0;
        if (data_taken) wvalid_r = 1'b0;
      end
      @(negedge clk);
      while (!bvalid_r) @(negedge clk);
      if (bresp_r != 2'b00) fail("response to a register write", bresp_r, 0);
      @(posedge clk); #0.1;
    end
  endtask

  task read(input [20:0] address, output [31:0] value);
    begin
      araddr_r = address;
      arvalid_r = 1'b1;
      @(negedge clk);
      while (!arready_r) @(negedge clk);
      @(posedge clk); #0.1;
      arvalid_r = 1'b0;
      @(negedge clk);
      while (!rvalid_r) @(negedge clk);
      value = rdata_r;
      if (rresp_r != 2'b00) fail("response to a register read", rresp_r, 0);
      @(posedge clk); #0.1;
    end
  endtask

  // ---- the interrupt is a level
  task await_interrupt;
    while (irq !== 1'b1) @(negedge clk);
  endtask

  task expect_no_interrupt;
    if (irq !== 1'b0) fail("irq", irq, 0);
  endtask

  `include "story.vh"

  initial begin
    if ($test$plusargs("waves")) begin
      $dumpfile("loopback.vcd");
      $dumpvars(1, loopback);
    end
    repeat (16) @(posedge clk);
    #0.1 rst = 1'b0;
    story;
  end
endmodule

`default_nettype wire
