`default_nettype none

// Axi4Crossing_64_512_3_32: takes an AXI4 bus to another clock.  Generated from Axi4Crossing.java.
module Axi4Crossing_64_512_3_32 (
  input  wire         manager_clock_clk,
  input  wire         manager_clock_rst,
  input  wire         subordinate_clock_clk,
  input  wire         subordinate_clock_rst,
  input  wire [2:0]   s_axi_awid,  // from the manager
  input  wire [63:0]  s_axi_awaddr,  // from the manager
  input  wire [7:0]   s_axi_awlen,  // from the manager
  input  wire [2:0]   s_axi_awsize,  // from the manager
  input  wire [1:0]   s_axi_awburst,  // from the manager
  input  wire         s_axi_awlock,  // from the manager
  input  wire [3:0]   s_axi_awcache,  // from the manager
  input  wire [2:0]   s_axi_awprot,  // from the manager
  input  wire [3:0]   s_axi_awqos,  // from the manager
  input  wire         s_axi_awvalid,  // from the manager
  output wire         s_axi_awready,  // from the manager
  input  wire [511:0] s_axi_wdata,  // from the manager
  input  wire [63:0]  s_axi_wstrb,  // from the manager
  input  wire         s_axi_wlast,  // from the manager
  input  wire         s_axi_wvalid,  // from the manager
  output wire         s_axi_wready,  // from the manager
  output wire [2:0]   s_axi_bid,  // from the manager
  output wire [1:0]   s_axi_bresp,  // from the manager
  output wire         s_axi_bvalid,  // from the manager
  input  wire         s_axi_bready,  // from the manager
  input  wire [2:0]   s_axi_arid,  // from the manager
  input  wire [63:0]  s_axi_araddr,  // from the manager
  input  wire [7:0]   s_axi_arlen,  // from the manager
  input  wire [2:0]   s_axi_arsize,  // from the manager
  input  wire [1:0]   s_axi_arburst,  // from the manager
  input  wire         s_axi_arlock,  // from the manager
  input  wire [3:0]   s_axi_arcache,  // from the manager
  input  wire [2:0]   s_axi_arprot,  // from the manager
  input  wire [3:0]   s_axi_arqos,  // from the manager
  input  wire         s_axi_arvalid,  // from the manager
  output wire         s_axi_arready,  // from the manager
  output wire [2:0]   s_axi_rid,  // from the manager
  output wire [511:0] s_axi_rdata,  // from the manager
  output wire [1:0]   s_axi_rresp,  // from the manager
  output wire         s_axi_rlast,  // from the manager
  output wire         s_axi_rvalid,  // from the manager
  input  wire         s_axi_rready,  // from the manager
  output wire [2:0]   m_axi_awid,  // to the subordinate
  output wire [63:0]  m_axi_awaddr,  // to the subordinate
  output wire [7:0]   m_axi_awlen,  // to the subordinate
  output wire [2:0]   m_axi_awsize,  // to the subordinate
  output wire [1:0]   m_axi_awburst,  // to the subordinate
  output wire         m_axi_awlock,  // to the subordinate
  output wire [3:0]   m_axi_awcache,  // to the subordinate
  output wire [2:0]   m_axi_awprot,  // to the subordinate
  output wire [3:0]   m_axi_awqos,  // to the subordinate
  output wire         m_axi_awvalid,  // to the subordinate
  input  wire         m_axi_awready,  // to the subordinate
  output wire [511:0] m_axi_wdata,  // to the subordinate
  output wire [63:0]  m_axi_wstrb,  // to the subordinate
  output wire         m_axi_wlast,  // to the subordinate
  output wire         m_axi_wvalid,  // to the subordinate
  input  wire         m_axi_wready,  // to the subordinate
  input  wire [2:0]   m_axi_bid,  // to the subordinate
  input  wire [1:0]   m_axi_bresp,  // to the subordinate
  input  wire         m_axi_bvalid,  // to the subordinate
  output wire         m_axi_bready,  // to the subordinate
  output wire [2:0]   m_axi_arid,  // to the subordinate
  output wire [63:0]  m_axi_araddr,  // to the subordinate
  output wire [7:0]   m_axi_arlen,  // to the subordinate
  output wire [2:0]   m_axi_arsize,  // to the subordinate
  output wire [1:0]   m_axi_arburst,  // to the subordinate
  output wire         m_axi_arlock,  // to the subordinate
  output wire [3:0]   m_axi_arcache,  // to the subordinate
  output wire [2:0]   m_axi_arprot,  // to the subordinate
  output wire [3:0]   m_axi_arqos,  // to the subordinate
  output wire         m_axi_arvalid,  // to the subordinate
  input  wire         m_axi_arready,  // to the subordinate
  input  wire [2:0]   m_axi_rid,  // to the subordinate
  input  wire [511:0] m_axi_rdata,  // to the subordinate
  input  wire [1:0]   m_axi_rresp,  // to the subordinate
  input  wire         m_axi_rlast,  // to the subordinate
  input  wire         m_axi_rvalid,  // to the subordinate
  output wire         m_axi_rready  // to the subordinate
);
  AsyncFifo_Axi4Address92_32 fifo (
    .write_clk(manager_clock_clk),
    .write_rst(manager_clock_rst),
    .read_clk(subordinate_clock_clk),
    .read_rst(subordinate_clock_rst),
    .in_valid(s_axi_awvalid),
    .in_ready(s_axi_awready),
    .in_payload_id(s_axi_awid),
    .in_payload_addr(s_axi_awaddr),
    .in_payload_len(s_axi_awlen),
    .in_payload_size(s_axi_awsize),
    .in_payload_burst(s_axi_awburst),
    .in_payload_lock(s_axi_awlock),
    .in_payload_cache(s_axi_awcache),
    .in_payload_prot(s_axi_awprot),
    .in_payload_qos(s_axi_awqos),
    .out_valid(m_axi_awvalid),
    .out_ready(m_axi_awready),
    .out_payload_id(m_axi_awid),
    .out_payload_addr(m_axi_awaddr),
    .out_payload_len(m_axi_awlen),
    .out_payload_size(m_axi_awsize),
    .out_payload_burst(m_axi_awburst),
    .out_payload_lock(m_axi_awlock),
    .out_payload_cache(m_axi_awcache),
    .out_payload_prot(m_axi_awprot),
    .out_payload_qos(m_axi_awqos)
  );

  AsyncFifo_Axi4WriteData577_32 fifo_2 (
    .write_clk(manager_clock_clk),
    .write_rst(manager_clock_rst),
    .read_clk(subordinate_clock_clk),
    .read_rst(subordinate_clock_rst),
    .in_valid(s_axi_wvalid),
    .in_ready(s_axi_wready),
    .in_payload_data(s_axi_wdata),
    .in_payload_strb(s_axi_wstrb),
    .in_payload_last(s_axi_wlast),
    .out_valid(m_axi_wvalid),
    .out_ready(m_axi_wready),
    .out_payload_data(m_axi_wdata),
    .out_payload_strb(m_axi_wstrb),
    .out_payload_last(m_axi_wlast)
  );

  AsyncFifo_Axi4WriteResponse5_32 fifo_3 (
    .write_clk(subordinate_clock_clk),
    .write_rst(subordinate_clock_rst),
    .read_clk(manager_clock_clk),
    .read_rst(manager_clock_rst),
    .in_valid(m_axi_bvalid),
    .in_ready(m_axi_bready),
    .in_payload_id(m_axi_bid),
    .in_payload_resp(m_axi_bresp),
    .out_valid(s_axi_bvalid),
    .out_ready(s_axi_bready),
    .out_payload_id(s_axi_bid),
    .out_payload_resp(s_axi_bresp)
  );

  AsyncFifo_Axi4Address92_32 fifo_4 (
    .write_clk(manager_clock_clk),
    .write_rst(manager_clock_rst),
    .read_clk(subordinate_clock_clk),
    .read_rst(subordinate_clock_rst),
    .in_valid(s_axi_arvalid),
    .in_ready(s_axi_arready),
    .in_payload_id(s_axi_arid),
    .in_payload_addr(s_axi_araddr),
    .in_payload_len(s_axi_arlen),
    .in_payload_size(s_axi_arsize),
    .in_payload_burst(s_axi_arburst),
    .in_payload_lock(s_axi_arlock),
    .in_payload_cache(s_axi_arcache),
    .in_payload_prot(s_axi_arprot),
    .in_payload_qos(s_axi_arqos),
    .out_valid(m_axi_arvalid),
    .out_ready(m_axi_arready),
    .out_payload_id(m_axi_arid),
    .out_payload_addr(m_axi_araddr),
    .out_payload_len(m_axi_arlen),
    .out_payload_size(m_axi_arsize),
    .out_payload_burst(m_axi_arburst),
    .out_payload_lock(m_axi_arlock),
    .out_payload_cache(m_axi_arcache),
    .out_payload_prot(m_axi_arprot),
    .out_payload_qos(m_axi_arqos)
  );

  AsyncFifo_Axi4ReadData518_32 fifo_5 (
    .write_clk(subordinate_clock_clk),
    .write_rst(subordinate_clock_rst),
    .read_clk(manager_clock_clk),
    .read_rst(manager_clock_rst),
    .in_valid(m_axi_rvalid),
    .in_ready(m_axi_rready),
    .in_payload_id(m_axi_rid),
    .in_payload_data(m_axi_rdata),
    .in_payload_resp(m_axi_rresp),
    .in_payload_last(m_axi_rlast),
    .out_valid(s_axi_rvalid),
    .out_ready(s_axi_rready),
    .out_payload_id(s_axi_rid),
    .out_payload_data(s_axi_rdata),
    .out_payload_resp(s_axi_rresp),
    .out_payload_last(s_axi_rlast)
  );
endmodule

`default_nettype wire
