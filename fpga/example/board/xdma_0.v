`default_nettype none
`timescale 1ns / 1fs

// Model of PCIe bridge and host for the example bench: its ports are those of fpga/rtl/stubs. Host memory answers on
// s_axib; write and read are single accesses of 32 bits to BAR 0, on m_axib; messages counts interrupts.
module xdma_0 (
    input  wire          sys_clk,
    input  wire          sys_clk_gt,
    input  wire          sys_rst_n,
    output wire [5:0]    cfg_ltssm_state,
    output wire          user_lnk_up,
    output wire [15:0]   pci_exp_txp,
    output wire [15:0]   pci_exp_txn,
    input  wire [15:0]   pci_exp_rxp,
    input  wire [15:0]   pci_exp_rxn,
    output wire          axi_aclk,
    output wire          axi_aresetn,
    output wire          axi_ctl_aresetn,
    input  wire [7:0]    usr_irq_req,
    output wire [7:0]    usr_irq_ack,
    output wire          msi_enable,
    output wire [2:0]    msi_vector_width,
    output wire          interrupt_out,
    output wire [3:0]    m_axib_awid,
    output wire [63:0]   m_axib_awaddr,
    output wire [7:0]    m_axib_awlen,
    output wire [2:0]    m_axib_awsize,
    output wire [1:0]    m_axib_awburst,
    output wire [2:0]    m_axib_awprot,
    output wire          m_axib_awlock,
    output wire [3:0]    m_axib_awcache,
    output wire          m_axib_awvalid,
    input  wire          m_axib_awready,
    output wire [3:0]    m_axib_arid,
    output wire [63:0]   m_axib_araddr,
    output wire [7:0]    m_axib_arlen,
    output wire [2:0]    m_axib_arsize,
    output wire [1:0]    m_axib_arburst,
    output wire [2:0]    m_axib_arprot,
    output wire          m_axib_arlock,
    output wire [3:0]    m_axib_arcache,
    output wire          m_axib_arvalid,
    input  wire          m_axib_arready,
    output wire [511:0]  m_axib_wdata,
    output wire [63:0]   m_axib_wstrb,
    output wire          m_axib_wlast,
    output wire          m_axib_wvalid,
    input  wire          m_axib_wready,
    input  wire [3:0]    m_axib_bid,
    input  wire [1:0]    m_axib_bresp,
    input  wire          m_axib_bvalid,
    output wire          m_axib_bready,
    input  wire [3:0]    m_axib_rid,
    input  wire [511:0]  m_axib_rdata,
    input  wire [1:0]    m_axib_rresp,
    input  wire          m_axib_rlast,
    input  wire          m_axib_rvalid,
    output wire          m_axib_rready,
    input  wire [3:0]    s_axib_awid,
    input  wire [63:0]   s_axib_awaddr,
    input  wire [3:0]    s_axib_awregion,
    input  wire [7:0]    s_axib_awlen,
    input  wire [2:0]    s_axib_awsize,
    input  wire [1:0]    s_axib_awburst,
    input  wire          s_axib_awvalid,
    output wire          s_axib_awready,
    input  wire [3:0]    s_axib_arid,
    input  wire [63:0]   s_axib_araddr,
    input  wire [3:0]    s_axib_arregion,
    input  wire [7:0]    s_axib_arlen,
    input  wire [2:0]    s_axib_arsize,
    input  wire [1:0]    s_axib_arburst,
    input  wire          s_axib_arvalid,
    output wire          s_axib_arready,
    input  wire [511:0]  s_axib_wdata,
    input  wire [63:0]   s_axib_wstrb,
    input  wire          s_axib_wlast,
    input  wire          s_axib_wvalid,
    output wire          s_axib_wready,
    output wire [3:0]    s_axib_bid,
    output wire [1:0]    s_axib_bresp,
    output wire          s_axib_bvalid,
    input  wire          s_axib_bready,
    output wire [3:0]    s_axib_rid,
    output wire [511:0]  s_axib_rdata,
    output wire [1:0]    s_axib_rresp,
    output wire          s_axib_rlast,
    output wire          s_axib_rvalid,
    input  wire          s_axib_rready,
    input  wire [31:0]   s_axil_awaddr,
    input  wire [2:0]    s_axil_awprot,
    input  wire          s_axil_awvalid,
    output wire          s_axil_awready,
    input  wire [31:0]   s_axil_wdata,
    input  wire [3:0]    s_axil_wstrb,
    input  wire          s_axil_wvalid,
    output wire          s_axil_wready,
    output wire [1:0]    s_axil_bresp,
    output wire          s_axil_bvalid,
    input  wire          s_axil_bready,
    input  wire [31:0]   s_axil_araddr,
    input  wire [2:0]    s_axil_arprot,
    input  wire          s_axil_arvalid,
    output wire          s_axil_arready,
    output wire [31:0]   s_axil_rdata,
    output wire [1:0]    s_axil_rresp,
    output wire          s_axil_rvalid,
    input  wire          s_axil_rready
);
  // ---- clock and reset: 250 MHz, up 100 cycles after the reset of the slot
  reg clk = 1'b0;
  always #2 clk = !clk;
  assign axi_aclk = clk;

  reg [7:0] training = 8'd0;
  always @(posedge clk)
    if (!sys_rst_n) training <= 8'd0;
    else if (training != 8'd100) training <= training + 8'd1;
  assign axi_aresetn     = training == 8'd100;
  assign axi_ctl_aresetn = axi_aresetn;
  assign user_lnk_up     = axi_aresetn;
  assign cfg_ltssm_state = axi_aresetn ? 6'h10 : 6'h0;    // L0

  // ---- host memory
  host_memory #(.BASE(64'h0000_0001_0000_0000), .LATENCY(40), .SIZE(6), .ID(4)) memory (
    .clk(clk), .rst(!axi_aresetn), .awid(s_axib_awid), .awaddr(s_axib_awaddr), .awlen(s_axib_awlen),
    .awsize(s_axib_awsize), .awburst(s_axib_awburst), .awvalid(s_axib_awvalid), .awready(s_axib_awready),
    .wdata(s_axib_wdata), .wstrb(s_axib_wstrb), .wlast(s_axib_wlast), .wvalid(s_axib_wvalid), .wready(s_axib_wready),
    .bid(s_axib_bid), .bresp(s_axib_bresp), .bvalid(s_axib_bvalid), .bready(s_axib_bready), .arid(s_axib_arid),
    .araddr(s_axib_araddr), .arlen(s_axib_arlen), .arsize(s_axib_arsize), .arburst(s_axib_arburst),
    .arvalid(s_axib_arvalid), .arready(s_axib_arready), .rid(s_axib_rid), .rdata(s_axib_rdata), .rresp(s_axib_rresp),
    .rlast(s_axib_rlast), .rvalid(s_axib_rvalid), .rready(s_axib_rready)
  );

  // ---- registers of the card: one access at a time; signals change behind the edge
  reg [63:0]  address = 64'd0;
  reg [511:0] data = 512'd0;
  reg [63:0]  strobes = 64'd0;
  reg         awvalid = 1'b0, wvalid = 1'b0, arvalid = 1'b0;
  reg         address_taken, data_taken;

  assign {m_axib_awid, m_axib_arid}       = {4'h5, 4'hA};
  assign {m_axib_awaddr, m_axib_araddr}   = {address, address};
  assign {m_axib_awlen, m_axib_arlen}     = {8'd0, 8'd0};
  assign {m_axib_awsize, m_axib_arsize}   = {3'd2, 3'd2};
  assign {m_axib_awburst, m_axib_arburst} = {2'b01, 2'b01};
  assign {m_axib_awprot, m_axib_arprot}   = {3'd0, 3'd0};
  assign {m_axib_awlock, m_axib_arlock}   = {1'b0, 1'b0};
  assign {m_axib_awcache, m_axib_arcache} = {4'd0, 4'd0};
  assign m_axib_awvalid = awvalid;
  assign m_axib_wvalid  = wvalid;
  assign m_axib_arvalid = arvalid;
  assign m_axib_wdata   = data;
  assign m_axib_wstrb   = strobes;
  assign m_axib_wlast   = 1'b1;
  assign m_axib_bready  = 1'b1;
  assign m_axib_rready  = 1'b1;

  task fail(input [60*8-1:0] what);
    begin
      $display("FAIL: PCIe: %0s, at %0t", what, $realtime);
      $finish_and_return(1);
    end
  endtask

  task write(input [20:0] at, input [31:0] value);
    begin
      address = {43'd0, at};
      data    = {16{32'hDEAD_BEEF}};               // what has no strobe does not count
      data[32 * at[5:2] +: 32] = value;
      strobes = 64'hF << at[5:0];
      awvalid = 1'b1;
      wvalid  = 1'b1;
      while (awvalid || wvalid) begin
        @(negedge clk);
        address_taken = m_axib_awready;
        data_taken    = m_axib_wready;
        @(posedge clk); #0.1;
        if (address_taken) awvalid = 1'b0;
        if (data_taken) wvalid = 1'b0;
      end
      @(negedge clk);
      while (!m_axib_bvalid) @(negedge clk);
      if (m_axib_bresp != 2'b00) fail("the response to a write is an error");
      if (m_axib_bid != m_axib_awid) fail("the response to a write has another identifier");
      @(posedge clk); #0.1;
    end
  endtask

  task read(input [20:0] at, output [31:0] value);
    begin
      address = {43'd0, at};
      arvalid = 1'b1;
      @(negedge clk);
      while (!m_axib_arready) @(negedge clk);
      @(posedge clk); #0.1;
      arvalid = 1'b0;
      @(negedge clk);
      while (!m_axib_rvalid) @(negedge clk);
      value = m_axib_rdata[32 * at[5:2] +: 32];
      if (m_axib_rresp != 2'b00) fail("the response to a read is an error");
      if (m_axib_rid != m_axib_arid) fail("the response to a read has another identifier");
      if (!m_axib_rlast) fail("a single access has two answers");
      @(posedge clk); #0.1;
    end
  endtask

  // ---- interrupts: a request is taken after some cycles and must have been held until then
  integer   messages = 0;
  reg [3:0] under_way = 4'd0;
  reg [2:0] vector = 3'd0;
  integer   next;
  assign usr_irq_ack      = under_way == 4'd12 ? 8'd1 << vector : 8'd0;
  assign msi_enable       = 1'b1;
  assign msi_vector_width = 3'd3;
  assign interrupt_out    = 1'b0;

  always @(posedge clk) begin
    if (under_way == 4'd0) begin
      for (next = 7; next >= 0; next = next - 1)
        if (usr_irq_req[next]) begin
          vector    <= next[2:0];
          under_way <= 4'd1;
        end
    end else begin
      if (!usr_irq_req[vector]) fail("a request for an interrupt was not held");
      under_way <= under_way + 4'd1;
      if (usr_irq_ack != 8'd0) begin
        messages  <= messages + 1;
        under_way <= 4'd0;
        @(posedge clk);                            // the request falls behind this edge
      end
    end
  end

  // ---- not in use
  assign pci_exp_txp    = 16'd0;
  assign pci_exp_txn    = 16'd0;
  assign s_axil_awready = 1'b0;
  assign s_axil_wready  = 1'b0;
  assign s_axil_bresp   = 2'b00;
  assign s_axil_bvalid  = 1'b0;
  assign s_axil_arready = 1'b0;
  assign s_axil_rdata   = 32'd0;
  assign s_axil_rresp   = 2'b00;
  assign s_axil_rvalid  = 1'b0;
endmodule

`default_nettype wire
