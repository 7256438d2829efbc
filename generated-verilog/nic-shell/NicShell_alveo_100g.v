`default_nettype none

// NicShell_alveo_100g: the NIC in the clock of the MAC, with crossings to the clock of the host.  Generated
// from NicShell.java.
module NicShell_alveo_100g (
  input  wire         mac_clk,  // of the MAC, 322.266 MHz for 100 Gb/s; both resets are 1 together, for 16 cycles of each clock at least
  input  wire         mac_rst,
  input  wire         host_clk,  // of the PCIe bridge, 250 MHz for 100 Gb/s; reset together with the MAC's
  input  wire         host_rst,
  // s_axis_mac: frames from the MAC; tuser with the last beat: bad frame; tready is always 1
  input  wire         s_axis_mac_tvalid,
  output wire         s_axis_mac_tready,
  input  wire [511:0] s_axis_mac_tdata,
  input  wire [63:0]  s_axis_mac_tkeep,
  input  wire         s_axis_mac_tlast,
  input  wire         s_axis_mac_tuser,
  // m_axis_mac: frames to the MAC; one that has begun is never interrupted
  output wire         m_axis_mac_tvalid,
  input  wire         m_axis_mac_tready,
  output wire [511:0] m_axis_mac_tdata,
  output wire [63:0]  m_axis_mac_tkeep,
  output wire         m_axis_mac_tlast,
  // m_axi: host memory
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
  output wire         m_axi_rready,
  // s_axi: registers and doorbells, as the host reads and writes them
  input  wire [3:0]   s_axi_awid,
  input  wire [20:0]  s_axi_awaddr,
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
  output wire [3:0]   s_axi_bid,
  output wire [1:0]   s_axi_bresp,
  output wire         s_axi_bvalid,
  input  wire         s_axi_bready,
  input  wire [3:0]   s_axi_arid,
  input  wire [20:0]  s_axi_araddr,
  input  wire [7:0]   s_axi_arlen,
  input  wire [2:0]   s_axi_arsize,
  input  wire [1:0]   s_axi_arburst,
  input  wire         s_axi_arlock,
  input  wire [3:0]   s_axi_arcache,
  input  wire [2:0]   s_axi_arprot,
  input  wire [3:0]   s_axi_arqos,
  input  wire         s_axi_arvalid,
  output wire         s_axi_arready,
  output wire [3:0]   s_axi_rid,
  output wire [511:0] s_axi_rdata,
  output wire [1:0]   s_axi_rresp,
  output wire         s_axi_rlast,
  output wire         s_axi_rvalid,
  input  wire         s_axi_rready,
  output wire [7:0]   irq_request,  // for each vector: asks for a message-signaled interrupt; held until it is taken
  input  wire [7:0]   irq_taken  // for each vector, one cycle: the message has been sent
);
  wire         memory_s_axi_awready;
  wire         memory_s_axi_wready;
  wire [2:0]   memory_s_axi_bid;
  wire [1:0]   memory_s_axi_bresp;
  wire         memory_s_axi_bvalid;
  wire         memory_s_axi_arready;
  wire [2:0]   memory_s_axi_rid;
  wire [511:0] memory_s_axi_rdata;
  wire [1:0]   memory_s_axi_rresp;
  wire         memory_s_axi_rlast;
  wire         memory_s_axi_rvalid;
  wire [2:0]   memory_m_axi_awid;
  wire [63:0]  memory_m_axi_awaddr;
  wire [7:0]   memory_m_axi_awlen;
  wire [2:0]   memory_m_axi_awsize;
  wire [1:0]   memory_m_axi_awburst;
  wire         memory_m_axi_awlock;
  wire [3:0]   memory_m_axi_awcache;
  wire [2:0]   memory_m_axi_awprot;
  wire [3:0]   memory_m_axi_awqos;
  wire         memory_m_axi_awvalid;
  wire [511:0] memory_m_axi_wdata;
  wire [63:0]  memory_m_axi_wstrb;
  wire         memory_m_axi_wlast;
  wire         memory_m_axi_wvalid;
  wire         memory_m_axi_bready;
  wire [2:0]   memory_m_axi_arid;
  wire [63:0]  memory_m_axi_araddr;
  wire [7:0]   memory_m_axi_arlen;
  wire [2:0]   memory_m_axi_arsize;
  wire [1:0]   memory_m_axi_arburst;
  wire         memory_m_axi_arlock;
  wire [3:0]   memory_m_axi_arcache;
  wire [2:0]   memory_m_axi_arprot;
  wire [3:0]   memory_m_axi_arqos;
  wire         memory_m_axi_arvalid;
  wire         memory_m_axi_rready;
  wire         registers_s_axi_awready;
  wire         registers_s_axi_wready;
  wire [1:0]   registers_s_axi_bresp;
  wire         registers_s_axi_bvalid;
  wire         registers_s_axi_arready;
  wire [31:0]  registers_s_axi_rdata;
  wire [1:0]   registers_s_axi_rresp;
  wire         registers_s_axi_rvalid;
  wire [20:0]  registers_m_axi_awaddr;
  wire [2:0]   registers_m_axi_awprot;
  wire         registers_m_axi_awvalid;
  wire [31:0]  registers_m_axi_wdata;
  wire [3:0]   registers_m_axi_wstrb;
  wire         registers_m_axi_wvalid;
  wire         registers_m_axi_bready;
  wire [20:0]  registers_m_axi_araddr;
  wire [2:0]   registers_m_axi_arprot;
  wire         registers_m_axi_arvalid;
  wire         registers_m_axi_rready;
  wire         interrupt_0_request;
  wire         interrupt_1_request;
  wire         interrupt_2_request;
  wire         interrupt_3_request;
  wire         interrupt_4_request;
  wire         interrupt_5_request;
  wire         interrupt_6_request;
  wire         interrupt_7_request;
  wire         nic_s_axis_mac_tready;
  wire         nic_m_axis_mac_tvalid;
  wire [511:0] nic_m_axis_mac_tdata;
  wire [63:0]  nic_m_axis_mac_tkeep;
  wire         nic_m_axis_mac_tlast;
  wire [2:0]   nic_m_axi_awid;
  wire [63:0]  nic_m_axi_awaddr;
  wire [7:0]   nic_m_axi_awlen;
  wire [2:0]   nic_m_axi_awsize;
  wire [1:0]   nic_m_axi_awburst;
  wire         nic_m_axi_awlock;
  wire [3:0]   nic_m_axi_awcache;
  wire [2:0]   nic_m_axi_awprot;
  wire [3:0]   nic_m_axi_awqos;
  wire         nic_m_axi_awvalid;
  wire [511:0] nic_m_axi_wdata;
  wire [63:0]  nic_m_axi_wstrb;
  wire         nic_m_axi_wlast;
  wire         nic_m_axi_wvalid;
  wire         nic_m_axi_bready;
  wire [2:0]   nic_m_axi_arid;
  wire [63:0]  nic_m_axi_araddr;
  wire [7:0]   nic_m_axi_arlen;
  wire [2:0]   nic_m_axi_arsize;
  wire [1:0]   nic_m_axi_arburst;
  wire         nic_m_axi_arlock;
  wire [3:0]   nic_m_axi_arcache;
  wire [2:0]   nic_m_axi_arprot;
  wire [3:0]   nic_m_axi_arqos;
  wire         nic_m_axi_arvalid;
  wire         nic_m_axi_rready;
  wire         nic_s_axi_awready;
  wire         nic_s_axi_wready;
  wire [1:0]   nic_s_axi_bresp;
  wire         nic_s_axi_bvalid;
  wire         nic_s_axi_arready;
  wire [31:0]  nic_s_axi_rdata;
  wire [1:0]   nic_s_axi_rresp;
  wire         nic_s_axi_rvalid;
  wire         nic_irq;
  wire [7:0]   nic_messages;
  wire         bridge_s_axi_awready;
  wire         bridge_s_axi_wready;
  wire [3:0]   bridge_s_axi_bid;
  wire [1:0]   bridge_s_axi_bresp;
  wire         bridge_s_axi_bvalid;
  wire         bridge_s_axi_arready;
  wire [3:0]   bridge_s_axi_rid;
  wire [511:0] bridge_s_axi_rdata;
  wire [1:0]   bridge_s_axi_rresp;
  wire         bridge_s_axi_rlast;
  wire         bridge_s_axi_rvalid;
  wire [20:0]  bridge_m_axi_awaddr;
  wire [2:0]   bridge_m_axi_awprot;
  wire         bridge_m_axi_awvalid;
  wire [31:0]  bridge_m_axi_wdata;
  wire [3:0]   bridge_m_axi_wstrb;
  wire         bridge_m_axi_wvalid;
  wire         bridge_m_axi_bready;
  wire [20:0]  bridge_m_axi_araddr;
  wire [2:0]   bridge_m_axi_arprot;
  wire         bridge_m_axi_arvalid;
  wire         bridge_m_axi_rready;

  Axi4Crossing_64_512_3_32 memory (
    .manager_clock_clk(mac_clk),
    .manager_clock_rst(mac_rst),
    .subordinate_clock_clk(host_clk),
    .subordinate_clock_rst(host_rst),
    .s_axi_awid(nic_m_axi_awid),
    .s_axi_awaddr(nic_m_axi_awaddr),
    .s_axi_awlen(nic_m_axi_awlen),
    .s_axi_awsize(nic_m_axi_awsize),
    .s_axi_awburst(nic_m_axi_awburst),
    .s_axi_awlock(nic_m_axi_awlock),
    .s_axi_awcache(nic_m_axi_awcache),
    .s_axi_awprot(nic_m_axi_awprot),
    .s_axi_awqos(nic_m_axi_awqos),
    .s_axi_awvalid(nic_m_axi_awvalid),
    .s_axi_awready(memory_s_axi_awready),
    .s_axi_wdata(nic_m_axi_wdata),
    .s_axi_wstrb(nic_m_axi_wstrb),
    .s_axi_wlast(nic_m_axi_wlast),
    .s_axi_wvalid(nic_m_axi_wvalid),
    .s_axi_wready(memory_s_axi_wready),
    .s_axi_bid(memory_s_axi_bid),
    .s_axi_bresp(memory_s_axi_bresp),
    .s_axi_bvalid(memory_s_axi_bvalid),
    .s_axi_bready(nic_m_axi_bready),
    .s_axi_arid(nic_m_axi_arid),
    .s_axi_araddr(nic_m_axi_araddr),
    .s_axi_arlen(nic_m_axi_arlen),
    .s_axi_arsize(nic_m_axi_arsize),
    .s_axi_arburst(nic_m_axi_arburst),
    .s_axi_arlock(nic_m_axi_arlock),
    .s_axi_arcache(nic_m_axi_arcache),
    .s_axi_arprot(nic_m_axi_arprot),
    .s_axi_arqos(nic_m_axi_arqos),
    .s_axi_arvalid(nic_m_axi_arvalid),
    .s_axi_arready(memory_s_axi_arready),
    .s_axi_rid(memory_s_axi_rid),
    .s_axi_rdata(memory_s_axi_rdata),
    .s_axi_rresp(memory_s_axi_rresp),
    .s_axi_rlast(memory_s_axi_rlast),
    .s_axi_rvalid(memory_s_axi_rvalid),
    .s_axi_rready(nic_m_axi_rready),
    .m_axi_awid(memory_m_axi_awid),
    .m_axi_awaddr(memory_m_axi_awaddr),
    .m_axi_awlen(memory_m_axi_awlen),
    .m_axi_awsize(memory_m_axi_awsize),
    .m_axi_awburst(memory_m_axi_awburst),
    .m_axi_awlock(memory_m_axi_awlock),
    .m_axi_awcache(memory_m_axi_awcache),
    .m_axi_awprot(memory_m_axi_awprot),
    .m_axi_awqos(memory_m_axi_awqos),
    .m_axi_awvalid(memory_m_axi_awvalid),
    .m_axi_awready(m_axi_awready),
    .m_axi_wdata(memory_m_axi_wdata),
    .m_axi_wstrb(memory_m_axi_wstrb),
    .m_axi_wlast(memory_m_axi_wlast),
    .m_axi_wvalid(memory_m_axi_wvalid),
    .m_axi_wready(m_axi_wready),
    .m_axi_bid(m_axi_bid),
    .m_axi_bresp(m_axi_bresp),
    .m_axi_bvalid(m_axi_bvalid),
    .m_axi_bready(memory_m_axi_bready),
    .m_axi_arid(memory_m_axi_arid),
    .m_axi_araddr(memory_m_axi_araddr),
    .m_axi_arlen(memory_m_axi_arlen),
    .m_axi_arsize(memory_m_axi_arsize),
    .m_axi_arburst(memory_m_axi_arburst),
    .m_axi_arlock(memory_m_axi_arlock),
    .m_axi_arcache(memory_m_axi_arcache),
    .m_axi_arprot(memory_m_axi_arprot),
    .m_axi_arqos(memory_m_axi_arqos),
    .m_axi_arvalid(memory_m_axi_arvalid),
    .m_axi_arready(m_axi_arready),
    .m_axi_rid(m_axi_rid),
    .m_axi_rdata(m_axi_rdata),
    .m_axi_rresp(m_axi_rresp),
    .m_axi_rlast(m_axi_rlast),
    .m_axi_rvalid(m_axi_rvalid),
    .m_axi_rready(memory_m_axi_rready)
  );

  AxiLiteCrossing_21_32 registers (
    .manager_clock_clk(host_clk),
    .manager_clock_rst(host_rst),
    .subordinate_clock_clk(mac_clk),
    .subordinate_clock_rst(mac_rst),
    .s_axi_awaddr(bridge_m_axi_awaddr),
    .s_axi_awprot(bridge_m_axi_awprot),
    .s_axi_awvalid(bridge_m_axi_awvalid),
    .s_axi_awready(registers_s_axi_awready),
    .s_axi_wdata(bridge_m_axi_wdata),
    .s_axi_wstrb(bridge_m_axi_wstrb),
    .s_axi_wvalid(bridge_m_axi_wvalid),
    .s_axi_wready(registers_s_axi_wready),
    .s_axi_bresp(registers_s_axi_bresp),
    .s_axi_bvalid(registers_s_axi_bvalid),
    .s_axi_bready(bridge_m_axi_bready),
    .s_axi_araddr(bridge_m_axi_araddr),
    .s_axi_arprot(bridge_m_axi_arprot),
    .s_axi_arvalid(bridge_m_axi_arvalid),
    .s_axi_arready(registers_s_axi_arready),
    .s_axi_rdata(registers_s_axi_rdata),
    .s_axi_rresp(registers_s_axi_rresp),
    .s_axi_rvalid(registers_s_axi_rvalid),
    .s_axi_rready(bridge_m_axi_rready),
    .m_axi_awaddr(registers_m_axi_awaddr),
    .m_axi_awprot(registers_m_axi_awprot),
    .m_axi_awvalid(registers_m_axi_awvalid),
    .m_axi_awready(nic_s_axi_awready),
    .m_axi_wdata(registers_m_axi_wdata),
    .m_axi_wstrb(registers_m_axi_wstrb),
    .m_axi_wvalid(registers_m_axi_wvalid),
    .m_axi_wready(nic_s_axi_wready),
    .m_axi_bresp(nic_s_axi_bresp),
    .m_axi_bvalid(nic_s_axi_bvalid),
    .m_axi_bready(registers_m_axi_bready),
    .m_axi_araddr(registers_m_axi_araddr),
    .m_axi_arprot(registers_m_axi_arprot),
    .m_axi_arvalid(registers_m_axi_arvalid),
    .m_axi_arready(nic_s_axi_arready),
    .m_axi_rdata(nic_s_axi_rdata),
    .m_axi_rresp(nic_s_axi_rresp),
    .m_axi_rvalid(nic_s_axi_rvalid),
    .m_axi_rready(registers_m_axi_rready)
  );

  InterruptRequest interrupts_0 (
    .nic_clk(mac_clk),
    .nic_rst(mac_rst),
    .host_clk(host_clk),
    .host_rst(host_rst),
    .level(nic_messages[0]),
    .request(interrupt_0_request),
    .taken(irq_taken[0])
  );

  InterruptRequest interrupts_1 (
    .nic_clk(mac_clk),
    .nic_rst(mac_rst),
    .host_clk(host_clk),
    .host_rst(host_rst),
    .level(nic_messages[1]),
    .request(interrupt_1_request),
    .taken(irq_taken[1])
  );

  InterruptRequest interrupts_2 (
    .nic_clk(mac_clk),
    .nic_rst(mac_rst),
    .host_clk(host_clk),
    .host_rst(host_rst),
    .level(nic_messages[2]),
    .request(interrupt_2_request),
    .taken(irq_taken[2])
  );

  InterruptRequest interrupts_3 (
    .nic_clk(mac_clk),
    .nic_rst(mac_rst),
    .host_clk(host_clk),
    .host_rst(host_rst),
    .level(nic_messages[3]),
    .request(interrupt_3_request),
    .taken(irq_taken[3])
  );

  InterruptRequest interrupts_4 (
    .nic_clk(mac_clk),
    .nic_rst(mac_rst),
    .host_clk(host_clk),
    .host_rst(host_rst),
    .level(nic_messages[4]),
    .request(interrupt_4_request),
    .taken(irq_taken[4])
  );

  InterruptRequest interrupts_5 (
    .nic_clk(mac_clk),
    .nic_rst(mac_rst),
    .host_clk(host_clk),
    .host_rst(host_rst),
    .level(nic_messages[5]),
    .request(interrupt_5_request),
    .taken(irq_taken[5])
  );

  InterruptRequest interrupts_6 (
    .nic_clk(mac_clk),
    .nic_rst(mac_rst),
    .host_clk(host_clk),
    .host_rst(host_rst),
    .level(nic_messages[6]),
    .request(interrupt_6_request),
    .taken(irq_taken[6])
  );

  InterruptRequest interrupts_7 (
    .nic_clk(mac_clk),
    .nic_rst(mac_rst),
    .host_clk(host_clk),
    .host_rst(host_rst),
    .level(nic_messages[7]),
    .request(interrupt_7_request),
    .taken(irq_taken[7])
  );

  Rnic_alveo_100g nic (
    .clk(mac_clk),
    .rst(mac_rst),
    .s_axis_mac_tvalid(s_axis_mac_tvalid),
    .s_axis_mac_tready(nic_s_axis_mac_tready),
    .s_axis_mac_tdata(s_axis_mac_tdata),
    .s_axis_mac_tkeep(s_axis_mac_tkeep),
    .s_axis_mac_tlast(s_axis_mac_tlast),
    .s_axis_mac_tuser(s_axis_mac_tuser),
    .m_axis_mac_tvalid(nic_m_axis_mac_tvalid),
    .m_axis_mac_tready(m_axis_mac_tready),
    .m_axis_mac_tdata(nic_m_axis_mac_tdata),
    .m_axis_mac_tkeep(nic_m_axis_mac_tkeep),
    .m_axis_mac_tlast(nic_m_axis_mac_tlast),
    .m_axi_awid(nic_m_axi_awid),
    .m_axi_awaddr(nic_m_axi_awaddr),
    .m_axi_awlen(nic_m_axi_awlen),
    .m_axi_awsize(nic_m_axi_awsize),
    .m_axi_awburst(nic_m_axi_awburst),
    .m_axi_awlock(nic_m_axi_awlock),
    .m_axi_awcache(nic_m_axi_awcache),
    .m_axi_awprot(nic_m_axi_awprot),
    .m_axi_awqos(nic_m_axi_awqos),
    .m_axi_awvalid(nic_m_axi_awvalid),
    .m_axi_awready(memory_s_axi_awready),
    .m_axi_wdata(nic_m_axi_wdata),
    .m_axi_wstrb(nic_m_axi_wstrb),
    .m_axi_wlast(nic_m_axi_wlast),
    .m_axi_wvalid(nic_m_axi_wvalid),
    .m_axi_wready(memory_s_axi_wready),
    .m_axi_bid(memory_s_axi_bid),
    .m_axi_bresp(memory_s_axi_bresp),
    .m_axi_bvalid(memory_s_axi_bvalid),
    .m_axi_bready(nic_m_axi_bready),
    .m_axi_arid(nic_m_axi_arid),
    .m_axi_araddr(nic_m_axi_araddr),
    .m_axi_arlen(nic_m_axi_arlen),
    .m_axi_arsize(nic_m_axi_arsize),
    .m_axi_arburst(nic_m_axi_arburst),
    .m_axi_arlock(nic_m_axi_arlock),
    .m_axi_arcache(nic_m_axi_arcache),
    .m_axi_arprot(nic_m_axi_arprot),
    .m_axi_arqos(nic_m_axi_arqos),
    .m_axi_arvalid(nic_m_axi_arvalid),
    .m_axi_arready(memory_s_axi_arready),
    .m_axi_rid(memory_s_axi_rid),
    .m_axi_rdata(memory_s_axi_rdata),
    .m_axi_rresp(memory_s_axi_rresp),
    .m_axi_rlast(memory_s_axi_rlast),
    .m_axi_rvalid(memory_s_axi_rvalid),
    .m_axi_rready(nic_m_axi_rready),
    .s_axi_awaddr(registers_m_axi_awaddr),
    .s_axi_awprot(registers_m_axi_awprot),
    .s_axi_awvalid(registers_m_axi_awvalid),
    .s_axi_awready(nic_s_axi_awready),
    .s_axi_wdata(registers_m_axi_wdata),
    .s_axi_wstrb(registers_m_axi_wstrb),
    .s_axi_wvalid(registers_m_axi_wvalid),
    .s_axi_wready(nic_s_axi_wready),
    .s_axi_bresp(nic_s_axi_bresp),
    .s_axi_bvalid(nic_s_axi_bvalid),
    .s_axi_bready(registers_m_axi_bready),
    .s_axi_araddr(registers_m_axi_araddr),
    .s_axi_arprot(registers_m_axi_arprot),
    .s_axi_arvalid(registers_m_axi_arvalid),
    .s_axi_arready(nic_s_axi_arready),
    .s_axi_rdata(nic_s_axi_rdata),
    .s_axi_rresp(nic_s_axi_rresp),
    .s_axi_rvalid(nic_s_axi_rvalid),
    .s_axi_rready(registers_m_axi_rready),
    .irq(nic_irq),
    .messages(nic_messages)
  );

  RegisterBridge_21_512_4_21 bridge (
    .clk(host_clk),
    .rst(host_rst),
    .s_axi_awid(s_axi_awid),
    .s_axi_awaddr(s_axi_awaddr),
    .s_axi_awlen(s_axi_awlen),
    .s_axi_awsize(s_axi_awsize),
    .s_axi_awburst(s_axi_awburst),
    .s_axi_awlock(s_axi_awlock),
    .s_axi_awcache(s_axi_awcache),
    .s_axi_awprot(s_axi_awprot),
    .s_axi_awqos(s_axi_awqos),
    .s_axi_awvalid(s_axi_awvalid),
    .s_axi_awready(bridge_s_axi_awready),
    .s_axi_wdata(s_axi_wdata),
    .s_axi_wstrb(s_axi_wstrb),
    .s_axi_wlast(s_axi_wlast),
    .s_axi_wvalid(s_axi_wvalid),
    .s_axi_wready(bridge_s_axi_wready),
    .s_axi_bid(bridge_s_axi_bid),
    .s_axi_bresp(bridge_s_axi_bresp),
    .s_axi_bvalid(bridge_s_axi_bvalid),
    .s_axi_bready(s_axi_bready),
    .s_axi_arid(s_axi_arid),
    .s_axi_araddr(s_axi_araddr),
    .s_axi_arlen(s_axi_arlen),
    .s_axi_arsize(s_axi_arsize),
    .s_axi_arburst(s_axi_arburst),
    .s_axi_arlock(s_axi_arlock),
    .s_axi_arcache(s_axi_arcache),
    .s_axi_arprot(s_axi_arprot),
    .s_axi_arqos(s_axi_arqos),
    .s_axi_arvalid(s_axi_arvalid),
    .s_axi_arready(bridge_s_axi_arready),
    .s_axi_rid(bridge_s_axi_rid),
    .s_axi_rdata(bridge_s_axi_rdata),
    .s_axi_rresp(bridge_s_axi_rresp),
    .s_axi_rlast(bridge_s_axi_rlast),
    .s_axi_rvalid(bridge_s_axi_rvalid),
    .s_axi_rready(s_axi_rready),
    .m_axi_awaddr(bridge_m_axi_awaddr),
    .m_axi_awprot(bridge_m_axi_awprot),
    .m_axi_awvalid(bridge_m_axi_awvalid),
    .m_axi_awready(registers_s_axi_awready),
    .m_axi_wdata(bridge_m_axi_wdata),
    .m_axi_wstrb(bridge_m_axi_wstrb),
    .m_axi_wvalid(bridge_m_axi_wvalid),
    .m_axi_wready(registers_s_axi_wready),
    .m_axi_bresp(registers_s_axi_bresp),
    .m_axi_bvalid(registers_s_axi_bvalid),
    .m_axi_bready(bridge_m_axi_bready),
    .m_axi_araddr(bridge_m_axi_araddr),
    .m_axi_arprot(bridge_m_axi_arprot),
    .m_axi_arvalid(bridge_m_axi_arvalid),
    .m_axi_arready(registers_s_axi_arready),
    .m_axi_rdata(registers_s_axi_rdata),
    .m_axi_rresp(registers_s_axi_rresp),
    .m_axi_rvalid(registers_s_axi_rvalid),
    .m_axi_rready(bridge_m_axi_rready)
  );

  assign s_axis_mac_tready = nic_s_axis_mac_tready;
  assign m_axis_mac_tvalid = nic_m_axis_mac_tvalid;
  assign m_axis_mac_tdata = nic_m_axis_mac_tdata;
  assign m_axis_mac_tkeep = nic_m_axis_mac_tkeep;
  assign m_axis_mac_tlast = nic_m_axis_mac_tlast;
  assign s_axi_awready = bridge_s_axi_awready;
  assign s_axi_wready = bridge_s_axi_wready;
  assign s_axi_bid = bridge_s_axi_bid;
  assign s_axi_bresp = bridge_s_axi_bresp;
  assign s_axi_bvalid = bridge_s_axi_bvalid;
  assign s_axi_arready = bridge_s_axi_arready;
  assign s_axi_rid = bridge_s_axi_rid;
  assign s_axi_rdata = bridge_s_axi_rdata;
  assign s_axi_rresp = bridge_s_axi_rresp;
  assign s_axi_rlast = bridge_s_axi_rlast;
  assign s_axi_rvalid = bridge_s_axi_rvalid;
  assign m_axi_awid = memory_m_axi_awid;
  assign m_axi_awaddr = memory_m_axi_awaddr;
  assign m_axi_awlen = memory_m_axi_awlen;
  assign m_axi_awsize = memory_m_axi_awsize;
  assign m_axi_awburst = memory_m_axi_awburst;
  assign m_axi_awlock = memory_m_axi_awlock;
  assign m_axi_awcache = memory_m_axi_awcache;
  assign m_axi_awprot = memory_m_axi_awprot;
  assign m_axi_awqos = memory_m_axi_awqos;
  assign m_axi_awvalid = memory_m_axi_awvalid;
  assign m_axi_wdata = memory_m_axi_wdata;
  assign m_axi_wstrb = memory_m_axi_wstrb;
  assign m_axi_wlast = memory_m_axi_wlast;
  assign m_axi_wvalid = memory_m_axi_wvalid;
  assign m_axi_bready = memory_m_axi_bready;
  assign m_axi_arid = memory_m_axi_arid;
  assign m_axi_araddr = memory_m_axi_araddr;
  assign m_axi_arlen = memory_m_axi_arlen;
  assign m_axi_arsize = memory_m_axi_arsize;
  assign m_axi_arburst = memory_m_axi_arburst;
  assign m_axi_arlock = memory_m_axi_arlock;
  assign m_axi_arcache = memory_m_axi_arcache;
  assign m_axi_arprot = memory_m_axi_arprot;
  assign m_axi_arqos = memory_m_axi_arqos;
  assign m_axi_arvalid = memory_m_axi_arvalid;
  assign m_axi_rready = memory_m_axi_rready;
  assign irq_request = {interrupt_7_request, interrupt_6_request, interrupt_5_request, interrupt_4_request,
                        interrupt_3_request, interrupt_2_request, interrupt_1_request, interrupt_0_request};

  wire        _unused = &{1'b0, nic_irq};
endmodule

`default_nettype wire
