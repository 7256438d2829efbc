`default_nettype none

// Axi4Crossing_64_512_3_32: takes an AXI4 bus to another clock.  Generated from Axi4Crossing.java.
module Axi4Crossing_64_512_3_32 (
  input  wire         manager_clock_clk,  // of sAxi
  input  wire         manager_clock_rst,
  input  wire         subordinate_clock_clk,  // of mAxi
  input  wire         subordinate_clock_rst,
  // s_axi: from the manager
  input  wire [2:0]   s_axi_awid,
  input  wire [63:0]  s_axi_awaddr,
  input  wire [7:0]   s_axi_awlen,
  input  wire [2:0]   s_axi_awsize,
  input  wire [1:0]   s_axi_awburst,
  input  wire         s_axi_awlock,
  input  wire [3:0]   s_axi_awcache,
  input  wire [2:0]   s_axi_awprot,
  input  wire [3:0]   s_axi_awqos,
  input  wire         s_axi_awvalid,
  output wire         s_axi_awready,
  input  wire [511:0] s_axi_wdata,
  input  wire [63:0]  s_axi_wstrb,
  input  wire         s_axi_wlast,
  input  wire         s_axi_wvalid,
  output wire         s_axi_wready,
  output wire [2:0]   s_axi_bid,
  output wire [1:0]   s_axi_bresp,
  output wire         s_axi_bvalid,
  input  wire         s_axi_bready,
  input  wire [2:0]   s_axi_arid,
  input  wire [63:0]  s_axi_araddr,
  input  wire [7:0]   s_axi_arlen,
  input  wire [2:0]   s_axi_arsize,
  input  wire [1:0]   s_axi_arburst,
  input  wire         s_axi_arlock,
  input  wire [3:0]   s_axi_arcache,
  input  wire [2:0]   s_axi_arprot,
  input  wire [3:0]   s_axi_arqos,
  input  wire         s_axi_arvalid,
  output wire         s_axi_arready,
  output wire [2:0]   s_axi_rid,
  output wire [511:0] s_axi_rdata,
  output wire [1:0]   s_axi_rresp,
  output wire         s_axi_rlast,
  output wire         s_axi_rvalid,
  input  wire         s_axi_rready,
  // m_axi: to the subordinate
  output wire [2:0]   m_axi_awid,
  output wire [63:0]  m_axi_awaddr,
  output wire [7:0]   m_axi_awlen,
  output wire [2:0]   m_axi_awsize,
  output wire [1:0]   m_axi_awburst,
  output wire         m_axi_awlock,
  output wire [3:0]   m_axi_awcache,
  output wire [2:0]   m_axi_awprot,
  output wire [3:0]   m_axi_awqos,
  output wire         m_axi_awvalid,
  input  wire         m_axi_awready,
  output wire [511:0] m_axi_wdata,
  output wire [63:0]  m_axi_wstrb,
  output wire         m_axi_wlast,
  output wire         m_axi_wvalid,
  input  wire         m_axi_wready,
  input  wire [2:0]   m_axi_bid,
  input  wire [1:0]   m_axi_bresp,
  input  wire         m_axi_bvalid,
  output wire         m_axi_bready,
  output wire [2:0]   m_axi_arid,
  output wire [63:0]  m_axi_araddr,
  output wire [7:0]   m_axi_arlen,
  output wire [2:0]   m_axi_arsize,
  output wire [1:0]   m_axi_arburst,
  output wire         m_axi_arlock,
  output wire [3:0]   m_axi_arcache,
  output wire [2:0]   m_axi_arprot,
  output wire [3:0]   m_axi_arqos,
  output wire         m_axi_arvalid,
  input  wire         m_axi_arready,
  input  wire [2:0]   m_axi_rid,
  input  wire [511:0] m_axi_rdata,
  input  wire [1:0]   m_axi_rresp,
  input  wire         m_axi_rlast,
  input  wire         m_axi_rvalid,
  output wire         m_axi_rready
);
  AsyncFifo_32 #(.WIDTH(92)) fifo (
    .write_clk(manager_clock_clk),
    .write_rst(manager_clock_rst),
    .read_clk(subordinate_clock_clk),
    .read_rst(subordinate_clock_rst),
    .in_valid(s_axi_awvalid),
    .in_ready(s_axi_awready),
    .in_payload({s_axi_awid, s_axi_awaddr, s_axi_awlen, s_axi_awsize, s_axi_awburst, s_axi_awlock,
                 s_axi_awcache, s_axi_awprot, s_axi_awqos}),
    .out_valid(m_axi_awvalid),
    .out_ready(m_axi_awready),
    .out_payload({m_axi_awid, m_axi_awaddr, m_axi_awlen, m_axi_awsize, m_axi_awburst, m_axi_awlock,
                  m_axi_awcache, m_axi_awprot, m_axi_awqos})
  );

  AsyncFifo_32 #(.WIDTH(577)) fifo_2 (
    .write_clk(manager_clock_clk),
    .write_rst(manager_clock_rst),
    .read_clk(subordinate_clock_clk),
    .read_rst(subordinate_clock_rst),
    .in_valid(s_axi_wvalid),
    .in_ready(s_axi_wready),
    .in_payload({s_axi_wdata, s_axi_wstrb, s_axi_wlast}),
    .out_valid(m_axi_wvalid),
    .out_ready(m_axi_wready),
    .out_payload({m_axi_wdata, m_axi_wstrb, m_axi_wlast})
  );

  AsyncFifo_32 #(.WIDTH(5)) fifo_3 (
    .write_clk(subordinate_clock_clk),
    .write_rst(subordinate_clock_rst),
    .read_clk(manager_clock_clk),
    .read_rst(manager_clock_rst),
    .in_valid(m_axi_bvalid),
    .in_ready(m_axi_bready),
    .in_payload({m_axi_bid, m_axi_bresp}),
    .out_valid(s_axi_bvalid),
    .out_ready(s_axi_bready),
    .out_payload({s_axi_bid, s_axi_bresp})
  );

  AsyncFifo_32 #(.WIDTH(92)) fifo_4 (
    .write_clk(manager_clock_clk),
    .write_rst(manager_clock_rst),
    .read_clk(subordinate_clock_clk),
    .read_rst(subordinate_clock_rst),
    .in_valid(s_axi_arvalid),
    .in_ready(s_axi_arready),
    .in_payload({s_axi_arid, s_axi_araddr, s_axi_arlen, s_axi_arsize, s_axi_arburst, s_axi_arlock,
                 s_axi_arcache, s_axi_arprot, s_axi_arqos}),
    .out_valid(m_axi_arvalid),
    .out_ready(m_axi_arready),
    .out_payload({m_axi_arid, m_axi_araddr, m_axi_arlen, m_axi_arsize, m_axi_arburst, m_axi_arlock,
                  m_axi_arcache, m_axi_arprot, m_axi_arqos})
  );

  AsyncFifo_32 #(.WIDTH(518)) fifo_5 (
    .write_clk(subordinate_clock_clk),
    .write_rst(subordinate_clock_rst),
    .read_clk(manager_clock_clk),
    .read_rst(manager_clock_rst),
    .in_valid(m_axi_rvalid),
    .in_ready(m_axi_rready),
    .in_payload({m_axi_rid, m_axi_rdata, m_axi_rresp, m_axi_rlast}),
    .out_valid(s_axi_rvalid),
    .out_ready(s_axi_rready),
    .out_payload({s_axi_rid, s_axi_rdata, s_axi_rresp, s_axi_rlast})
  );
endmodule

`default_nettype wire
