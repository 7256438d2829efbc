`default_nettype none

// AxiLiteSlice_21_32: cuts every path of an AXI4-Lite bus.  Generated from AxiLiteSlice.java.
module AxiLiteSlice_21_32 (
  input  wire        clk,
  input  wire        rst,
  input  wire [20:0] s_axi_awaddr,
  input  wire [2:0]  s_axi_awprot,
  input  wire        s_axi_awvalid,
  output wire        s_axi_awready,
  input  wire [31:0] s_axi_wdata,
  input  wire [3:0]  s_axi_wstrb,
  input  wire        s_axi_wvalid,
  output wire        s_axi_wready,
  output wire [1:0]  s_axi_bresp,
  output wire        s_axi_bvalid,
  input  wire        s_axi_bready,
  input  wire [20:0] s_axi_araddr,
  input  wire [2:0]  s_axi_arprot,
  input  wire        s_axi_arvalid,
  output wire        s_axi_arready,
  output wire [31:0] s_axi_rdata,
  output wire [1:0]  s_axi_rresp,
  output wire        s_axi_rvalid,
  input  wire        s_axi_rready,
  output wire [20:0] m_axi_awaddr,
  output wire [2:0]  m_axi_awprot,
  output wire        m_axi_awvalid,
  input  wire        m_axi_awready,
  output wire [31:0] m_axi_wdata,
  output wire [3:0]  m_axi_wstrb,
  output wire        m_axi_wvalid,
  input  wire        m_axi_wready,
  input  wire [1:0]  m_axi_bresp,
  input  wire        m_axi_bvalid,
  output wire        m_axi_bready,
  output wire [20:0] m_axi_araddr,
  output wire [2:0]  m_axi_arprot,
  output wire        m_axi_arvalid,
  input  wire        m_axi_arready,
  input  wire [31:0] m_axi_rdata,
  input  wire [1:0]  m_axi_rresp,
  input  wire        m_axi_rvalid,
  output wire        m_axi_rready
);
  HalfSlice #(.WIDTH(24)) aw (
    .clk(clk),
    .rst(rst),
    .in_valid(s_axi_awvalid),
    .in_ready(s_axi_awready),
    .in_payload({s_axi_awaddr, s_axi_awprot}),
    .out_valid(m_axi_awvalid),
    .out_ready(m_axi_awready),
    .out_payload({m_axi_awaddr, m_axi_awprot})
  );

  HalfSlice #(.WIDTH(36)) w (
    .clk(clk),
    .rst(rst),
    .in_valid(s_axi_wvalid),
    .in_ready(s_axi_wready),
    .in_payload({s_axi_wdata, s_axi_wstrb}),
    .out_valid(m_axi_wvalid),
    .out_ready(m_axi_wready),
    .out_payload({m_axi_wdata, m_axi_wstrb})
  );

  HalfSlice #(.WIDTH(2)) b (
    .clk(clk),
    .rst(rst),
    .in_valid(m_axi_bvalid),
    .in_ready(m_axi_bready),
    .in_payload(m_axi_bresp),
    .out_valid(s_axi_bvalid),
    .out_ready(s_axi_bready),
    .out_payload(s_axi_bresp)
  );

  HalfSlice #(.WIDTH(24)) ar (
    .clk(clk),
    .rst(rst),
    .in_valid(s_axi_arvalid),
    .in_ready(s_axi_arready),
    .in_payload({s_axi_araddr, s_axi_arprot}),
    .out_valid(m_axi_arvalid),
    .out_ready(m_axi_arready),
    .out_payload({m_axi_araddr, m_axi_arprot})
  );

  HalfSlice #(.WIDTH(34)) r (
    .clk(clk),
    .rst(rst),
    .in_valid(m_axi_rvalid),
    .in_ready(m_axi_rready),
    .in_payload({m_axi_rdata, m_axi_rresp}),
    .out_valid(s_axi_rvalid),
    .out_ready(s_axi_rready),
    .out_payload({s_axi_rdata, s_axi_rresp})
  );
endmodule

`default_nettype wire
