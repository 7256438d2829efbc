// The NIC on an Alveo board: MAC and transceivers (CMAC) on the first QSFP cage, PCIe and host memory (XDMA as an AXI
// bridge), the NIC between them. One source for all boards; their differences are two defines:
//   HBM_BOARD       the board has a pin for the catastrophic temperature of its HBM, which must be driven low
//   QSFP_SIDEBAND   the control pins of the cage are wired to the FPGA
`default_nettype none

module board_top #(
    parameter integer RS_FEC = 1    // 1: Reed-Solomon FEC in both directions; 0: none
) (
    input  wire        pcie_refclk_p,   // 100 MHz
    input  wire        pcie_refclk_n,
    input  wire        pcie_perst_n,
    input  wire [15:0] pcie_rxp,
    input  wire [15:0] pcie_rxn,
    output wire [15:0] pcie_txp,
    output wire [15:0] pcie_txn,
`ifdef HBM_BOARD
    output wire        hbm_cattrip,
`endif
`ifdef QSFP_SIDEBAND
    output wire        qsfp_resetl,
    output wire        qsfp_lpmode,
    output wire        qsfp_modsell,
`endif
    input  wire        qsfp_refclk_p,   // 156.25 or 161.1328125 MHz
    input  wire        qsfp_refclk_n,
    input  wire [3:0]  qsfp_rxp,
    input  wire [3:0]  qsfp_rxn,
    output wire [3:0]  qsfp_txp,
    output wire [3:0]  qsfp_txn
);
`ifdef HBM_BOARD
    // High would make the satellite controller cut the power.
    assign hbm_cattrip = 1'b0;
`endif
`ifdef QSFP_SIDEBAND
    assign qsfp_resetl  = 1'b1;         // not in reset
    assign qsfp_lpmode  = 1'b0;         // full power
    assign qsfp_modsell = 1'b1;         // its I2C is not addressed
`endif

    // ---- clocks

    wire pcie_clk;
    wire pcie_clk_gt;
    wire host_clk;                      // 250 MHz, from the XDMA
    wire mac_clk;                       // 322.265625 MHz, from the CMAC; it runs without a link
    wire init_clk;                      // 125 MHz, for the start of the transceivers

    IBUFDS_GTE4 pcie_refclk (
        .I     (pcie_refclk_p),
        .IB    (pcie_refclk_n),
        .CEB   (1'b0),
        .O     (pcie_clk_gt),
        .ODIV2 (pcie_clk)
    );

    BUFGCE_DIV #(.BUFGCE_DIVIDE(2)) init_clock (
        .I   (host_clk),
        .CE  (1'b1),
        .CLR (1'b0),
        .O   (init_clk)
    );

    // ---- resets: either side resets both, and both are in reset at the same time before one leaves it

    wire host_resetn;
    wire mac_tx_reset;
    reg  host_down = 1'b1;
    reg  mac_down  = 1'b1;
    reg  init_rst  = 1'b1;
    reg  host_rst  = 1'b1;
    reg  mac_rst   = 1'b1;
    wire host_from_host;
    wire host_from_mac;
    wire mac_from_host;
    wire mac_from_mac;

    always @(posedge host_clk) host_down <= ~host_resetn;
    always @(posedge mac_clk)  mac_down  <= mac_tx_reset;
    always @(posedge init_clk) init_rst  <= host_down;
    always @(posedge host_clk) host_rst  <= host_from_host | host_from_mac;
    always @(posedge mac_clk)  mac_rst   <= mac_from_host | mac_from_mac;

    ResetSynchronizer_16 reset_host_from_host (.clk(host_clk), .request(host_down), .reset(host_from_host));
    ResetSynchronizer_16 reset_host_from_mac  (.clk(host_clk), .request(mac_down),  .reset(host_from_mac));
    ResetSynchronizer_16 reset_mac_from_host  (.clk(mac_clk),  .request(host_down), .reset(mac_from_host));
    ResetSynchronizer_16 reset_mac_from_mac   (.clk(mac_clk),  .request(mac_down),  .reset(mac_from_mac));

    // ---- MAC: it reports a remote fault until its receiver has aligned, and sends packets from the first time on

    wire rx_aligned;
    reg  send_rfi  = 1'b1;
    reg  tx_enable = 1'b0;

    always @(posedge mac_clk) begin
        send_rfi  <= ~rx_aligned;
        tx_enable <= ~mac_down & (tx_enable | rx_aligned);
    end

    wire         rx_tvalid;
    wire [511:0] rx_tdata;
    wire [63:0]  rx_tkeep;
    wire         rx_tlast;
    wire         rx_tuser;              // with the last beat: bad frame
    wire         tx_tvalid;
    wire         tx_tready;
    wire [511:0] tx_tdata;
    wire [63:0]  tx_tkeep;
    wire         tx_tlast;

    cmac_usplus_0 cmac (
        .gt_rxp_in                             (qsfp_rxp),
        .gt_rxn_in                             (qsfp_rxn),
        .gt_txp_out                            (qsfp_txp),
        .gt_txn_out                            (qsfp_txn),
        .gt_ref_clk_p                          (qsfp_refclk_p),
        .gt_ref_clk_n                          (qsfp_refclk_n),
        .init_clk                              (init_clk),
        .sys_reset                             (init_rst),
        .gt_txusrclk2                          (mac_clk),
        .rx_clk                                (mac_clk),
        .usr_tx_reset                          (mac_tx_reset),
        .usr_rx_reset                          (),
        .core_tx_reset                         (1'd0),
        .core_rx_reset                         (1'd0),
        .gtwiz_reset_tx_datapath               (1'd0),
        .gtwiz_reset_rx_datapath               (1'd0),
        .gt_loopback_in                        (12'd0),
        .rx_axis_tvalid                        (rx_tvalid),
        .rx_axis_tdata                         (rx_tdata),
        .rx_axis_tkeep                         (rx_tkeep),
        .rx_axis_tlast                         (rx_tlast),
        .rx_axis_tuser                         (rx_tuser),
        .tx_axis_tvalid                        (tx_tvalid),
        .tx_axis_tready                        (tx_tready),
        .tx_axis_tdata                         (tx_tdata),
        .tx_axis_tkeep                         (tx_tkeep),
        .tx_axis_tlast                         (tx_tlast),
        .tx_axis_tuser                         (1'd0),
        .tx_preamblein                         (56'd0),
        .tx_ovfout                             (),
        .tx_unfout                             (),
        .ctl_rx_enable                         (1'b1),
        .ctl_rx_force_resync                   (1'd0),
        .ctl_rx_test_pattern                   (1'd0),
        .ctl_tx_enable                         (tx_enable),
        .ctl_tx_send_idle                      (1'd0),
        .ctl_tx_send_rfi                       (send_rfi),
        .ctl_tx_send_lfi                       (1'd0),
        .ctl_tx_test_pattern                   (1'd0),
        .ctl_tx_rsfec_enable                   (RS_FEC[0]),
        .ctl_rx_rsfec_enable                   (RS_FEC[0]),
        .ctl_rx_rsfec_enable_correction        (RS_FEC[0]),
        .ctl_rx_rsfec_enable_indication        (RS_FEC[0]),
        .ctl_rsfec_ieee_error_indication_mode  (1'd0),
        .stat_rx_aligned                       (rx_aligned),
        .core_drp_reset                        (1'd0),
        .drp_clk                               (init_clk),
        .drp_addr                              (10'd0),
        .drp_di                                (16'd0),
        .drp_en                                (1'd0),
        .drp_we                                (1'd0)
    );

    // ---- host: m_axib reads and writes registers, s_axib reaches host memory

    /* verilator lint_off UNUSED */     // addresses beyond the window of the registers, the fourth bit of identifiers
    wire [3:0]    host_awid;
    wire [63:0]   host_awaddr;
    wire [7:0]    host_awlen;
    wire [2:0]    host_awsize;
    wire [1:0]    host_awburst;
    wire [2:0]    host_awprot;
    wire          host_awlock;
    wire [3:0]    host_awcache;
    wire          host_awvalid;
    wire          host_awready;
    wire [3:0]    host_arid;
    wire [63:0]   host_araddr;
    wire [7:0]    host_arlen;
    wire [2:0]    host_arsize;
    wire [1:0]    host_arburst;
    wire [2:0]    host_arprot;
    wire          host_arlock;
    wire [3:0]    host_arcache;
    wire          host_arvalid;
    wire          host_arready;
    wire [511:0]  host_wdata;
    wire [63:0]   host_wstrb;
    wire          host_wlast;
    wire          host_wvalid;
    wire          host_wready;
    wire [3:0]    host_bid;
    wire [1:0]    host_bresp;
    wire          host_bvalid;
    wire          host_bready;
    wire [3:0]    host_rid;
    wire [511:0]  host_rdata;
    wire [1:0]    host_rresp;
    wire          host_rlast;
    wire          host_rvalid;
    wire          host_rready;
    wire [2:0]    memory_awid;
    wire [63:0]   memory_awaddr;
    wire [7:0]    memory_awlen;
    wire [2:0]    memory_awsize;
    wire [1:0]    memory_awburst;
    wire          memory_awvalid;
    wire          memory_awready;
    wire [2:0]    memory_arid;
    wire [63:0]   memory_araddr;
    wire [7:0]    memory_arlen;
    wire [2:0]    memory_arsize;
    wire [1:0]    memory_arburst;
    wire          memory_arvalid;
    wire          memory_arready;
    wire [511:0]  memory_wdata;
    wire [63:0]   memory_wstrb;
    wire          memory_wlast;
    wire          memory_wvalid;
    wire          memory_wready;
    wire [3:0]    memory_bid;
    wire [1:0]    memory_bresp;
    wire          memory_bvalid;
    wire          memory_bready;
    wire [3:0]    memory_rid;
    wire [511:0]  memory_rdata;
    wire [1:0]    memory_rresp;
    wire          memory_rlast;
    wire          memory_rvalid;
    wire          memory_rready;
    /* verilator lint_on UNUSED */
    wire [7:0]    irq_request;
    wire [7:0]    irq_taken;

    xdma_0 xdma (
        .sys_clk                               (pcie_clk),
        .sys_clk_gt                            (pcie_clk_gt),
        .sys_rst_n                             (pcie_perst_n),
        .cfg_ltssm_state                       (),
        .user_lnk_up                           (),
        .pci_exp_txp                           (pcie_txp),
        .pci_exp_txn                           (pcie_txn),
        .pci_exp_rxp                           (pcie_rxp),
        .pci_exp_rxn                           (pcie_rxn),
        .axi_aclk                              (host_clk),
        .axi_aresetn                           (host_resetn),
        .axi_ctl_aresetn                       (),
        .usr_irq_req                           (irq_request),
        .usr_irq_ack                           (irq_taken),
        .msi_enable                            (),
        .msi_vector_width                      (),
        .interrupt_out                         (),
        .m_axib_awid                           (host_awid),
        .m_axib_awaddr                         (host_awaddr),
        .m_axib_awlen                          (host_awlen),
        .m_axib_awsize                         (host_awsize),
        .m_axib_awburst                        (host_awburst),
        .m_axib_awprot                         (host_awprot),
        .m_axib_awlock                         (host_awlock),
        .m_axib_awcache                        (host_awcache),
        .m_axib_awvalid                        (host_awvalid),
        .m_axib_awready                        (host_awready),
        .m_axib_arid                           (host_arid),
        .m_axib_araddr                         (host_araddr),
        .m_axib_arlen                          (host_arlen),
        .m_axib_arsize                         (host_arsize),
        .m_axib_arburst                        (host_arburst),
        .m_axib_arprot                         (host_arprot),
        .m_axib_arlock                         (host_arlock),
        .m_axib_arcache                        (host_arcache),
        .m_axib_arvalid                        (host_arvalid),
        .m_axib_arready                        (host_arready),
        .m_axib_wdata                          (host_wdata),
        .m_axib_wstrb                          (host_wstrb),
        .m_axib_wlast                          (host_wlast),
        .m_axib_wvalid                         (host_wvalid),
        .m_axib_wready                         (host_wready),
        .m_axib_bid                            (host_bid),
        .m_axib_bresp                          (host_bresp),
        .m_axib_bvalid                         (host_bvalid),
        .m_axib_bready                         (host_bready),
        .m_axib_rid                            (host_rid),
        .m_axib_rdata                          (host_rdata),
        .m_axib_rresp                          (host_rresp),
        .m_axib_rlast                          (host_rlast),
        .m_axib_rvalid                         (host_rvalid),
        .m_axib_rready                         (host_rready),
        .s_axib_awid                           ({1'b0, memory_awid}),
        .s_axib_awaddr                         (memory_awaddr),
        .s_axib_awregion                       (4'd0),
        .s_axib_awlen                          (memory_awlen),
        .s_axib_awsize                         (memory_awsize),
        .s_axib_awburst                        (memory_awburst),
        .s_axib_awvalid                        (memory_awvalid),
        .s_axib_awready                        (memory_awready),
        .s_axib_arid                           ({1'b0, memory_arid}),
        .s_axib_araddr                         (memory_araddr),
        .s_axib_arregion                       (4'd0),
        .s_axib_arlen                          (memory_arlen),
        .s_axib_arsize                         (memory_arsize),
        .s_axib_arburst                        (memory_arburst),
        .s_axib_arvalid                        (memory_arvalid),
        .s_axib_arready                        (memory_arready),
        .s_axib_wdata                          (memory_wdata),
        .s_axib_wstrb                          (memory_wstrb),
        .s_axib_wlast                          (memory_wlast),
        .s_axib_wvalid                         (memory_wvalid),
        .s_axib_wready                         (memory_wready),
        .s_axib_bid                            (memory_bid),
        .s_axib_bresp                          (memory_bresp),
        .s_axib_bvalid                         (memory_bvalid),
        .s_axib_bready                         (memory_bready),
        .s_axib_rid                            (memory_rid),
        .s_axib_rdata                          (memory_rdata),
        .s_axib_rresp                          (memory_rresp),
        .s_axib_rlast                          (memory_rlast),
        .s_axib_rvalid                         (memory_rvalid),
        .s_axib_rready                         (memory_rready),
        .s_axil_awaddr                         (32'd0),
        .s_axil_awprot                         (3'd0),
        .s_axil_awvalid                        (1'd0),
        .s_axil_awready                        (),
        .s_axil_wdata                          (32'd0),
        .s_axil_wstrb                          (4'd0),
        .s_axil_wvalid                         (1'd0),
        .s_axil_wready                         (),
        .s_axil_bresp                          (),
        .s_axil_bvalid                         (),
        .s_axil_bready                         (1'b1),
        .s_axil_araddr                         (32'd0),
        .s_axil_arprot                         (3'd0),
        .s_axil_arvalid                        (1'd0),
        .s_axil_arready                        (),
        .s_axil_rdata                          (),
        .s_axil_rresp                          (),
        .s_axil_rvalid                         (),
        .s_axil_rready                         (1'b1)
    );

    // ---- NIC

    NicShell_alveo_100g shell (
        .mac_clk                               (mac_clk),
        .mac_rst                               (mac_rst),
        .host_clk                              (host_clk),
        .host_rst                              (host_rst),
        .s_axis_mac_tvalid                     (rx_tvalid),
        .s_axis_mac_tready                     (),
        .s_axis_mac_tdata                      (rx_tdata),
        .s_axis_mac_tkeep                      (rx_tkeep),
        .s_axis_mac_tlast                      (rx_tlast),
        .s_axis_mac_tuser                      (rx_tuser),
        .m_axis_mac_tvalid                     (tx_tvalid),
        .m_axis_mac_tready                     (tx_tready),
        .m_axis_mac_tdata                      (tx_tdata),
        .m_axis_mac_tkeep                      (tx_tkeep),
        .m_axis_mac_tlast                      (tx_tlast),
        .m_axi_awid                            (memory_awid),
        .m_axi_awaddr                          (memory_awaddr),
        .m_axi_awlen                           (memory_awlen),
        .m_axi_awsize                          (memory_awsize),
        .m_axi_awburst                         (memory_awburst),
        .m_axi_awlock                          (),
        .m_axi_awcache                         (),
        .m_axi_awprot                          (),
        .m_axi_awqos                           (),
        .m_axi_awvalid                         (memory_awvalid),
        .m_axi_awready                         (memory_awready),
        .m_axi_wdata                           (memory_wdata),
        .m_axi_wstrb                           (memory_wstrb),
        .m_axi_wlast                           (memory_wlast),
        .m_axi_wvalid                          (memory_wvalid),
        .m_axi_wready                          (memory_wready),
        .m_axi_bid                             (memory_bid[2:0]),
        .m_axi_bresp                           (memory_bresp),
        .m_axi_bvalid                          (memory_bvalid),
        .m_axi_bready                          (memory_bready),
        .m_axi_arid                            (memory_arid),
        .m_axi_araddr                          (memory_araddr),
        .m_axi_arlen                           (memory_arlen),
        .m_axi_arsize                          (memory_arsize),
        .m_axi_arburst                         (memory_arburst),
        .m_axi_arlock                          (),
        .m_axi_arcache                         (),
        .m_axi_arprot                          (),
        .m_axi_arqos                           (),
        .m_axi_arvalid                         (memory_arvalid),
        .m_axi_arready                         (memory_arready),
        .m_axi_rid                             (memory_rid[2:0]),
        .m_axi_rdata                           (memory_rdata),
        .m_axi_rresp                           (memory_rresp),
        .m_axi_rlast                           (memory_rlast),
        .m_axi_rvalid                          (memory_rvalid),
        .m_axi_rready                          (memory_rready),
        .s_axi_awid                            (host_awid),
        .s_axi_awaddr                          (host_awaddr[20:0]),
        .s_axi_awlen                           (host_awlen),
        .s_axi_awsize                          (host_awsize),
        .s_axi_awburst                         (host_awburst),
        .s_axi_awlock                          (host_awlock),
        .s_axi_awcache                         (host_awcache),
        .s_axi_awprot                          (host_awprot),
        .s_axi_awqos                           (4'd0),
        .s_axi_awvalid                         (host_awvalid),
        .s_axi_awready                         (host_awready),
        .s_axi_wdata                           (host_wdata),
        .s_axi_wstrb                           (host_wstrb),
        .s_axi_wlast                           (host_wlast),
        .s_axi_wvalid                          (host_wvalid),
        .s_axi_wready                          (host_wready),
        .s_axi_bid                             (host_bid),
        .s_axi_bresp                           (host_bresp),
        .s_axi_bvalid                          (host_bvalid),
        .s_axi_bready                          (host_bready),
        .s_axi_arid                            (host_arid),
        .s_axi_araddr                          (host_araddr[20:0]),
        .s_axi_arlen                           (host_arlen),
        .s_axi_arsize                          (host_arsize),
        .s_axi_arburst                         (host_arburst),
        .s_axi_arlock                          (host_arlock),
        .s_axi_arcache                         (host_arcache),
        .s_axi_arprot                          (host_arprot),
        .s_axi_arqos                           (4'd0),
        .s_axi_arvalid                         (host_arvalid),
        .s_axi_arready                         (host_arready),
        .s_axi_rid                             (host_rid),
        .s_axi_rdata                           (host_rdata),
        .s_axi_rresp                           (host_rresp),
        .s_axi_rlast                           (host_rlast),
        .s_axi_rvalid                          (host_rvalid),
        .s_axi_rready                          (host_rready),
        .irq_request                           (irq_request),
        .irq_taken                             (irq_taken)
    );
endmodule

`default_nettype wire
