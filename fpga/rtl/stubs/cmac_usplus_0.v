// Stand-in for the CMAC that fpga/ip/cmac.tcl makes: its ports as far as board_top uses them, nothing inside. For lint
// only; the build never reads it. Names and widths: PG203; Xilinx/open-nic-shell 940907f
// src/cmac_subsystem/cmac_subsystem_cmac_wrapper.sv; the ctl_* ports are those of the core without register interface.
/* verilator lint_off UNUSED */
/* verilator lint_off UNDRIVEN */
(* black_box *)
module cmac_usplus_0 (
    input  wire [3:0]    gt_rxp_in,
    input  wire [3:0]    gt_rxn_in,
    output wire [3:0]    gt_txp_out,
    output wire [3:0]    gt_txn_out,
    input  wire          gt_ref_clk_p,
    input  wire          gt_ref_clk_n,
    input  wire          init_clk,
    input  wire          sys_reset,
    output wire          gt_txusrclk2,
    input  wire          rx_clk,
    output wire          usr_tx_reset,
    output wire          usr_rx_reset,
    input  wire          core_tx_reset,
    input  wire          core_rx_reset,
    input  wire          gtwiz_reset_tx_datapath,
    input  wire          gtwiz_reset_rx_datapath,
    input  wire [11:0]   gt_loopback_in,
    output wire          rx_axis_tvalid,
    output wire [511:0]  rx_axis_tdata,
    output wire [63:0]   rx_axis_tkeep,
    output wire          rx_axis_tlast,
    output wire          rx_axis_tuser,
    input  wire          tx_axis_tvalid,
    output wire          tx_axis_tready,
    input  wire [511:0]  tx_axis_tdata,
    input  wire [63:0]   tx_axis_tkeep,
    input  wire          tx_axis_tlast,
    input  wire          tx_axis_tuser,
    input  wire [55:0]   tx_preamblein,
    output wire          tx_ovfout,
    output wire          tx_unfout,
    input  wire          ctl_rx_enable,
    input  wire          ctl_rx_force_resync,
    input  wire          ctl_rx_test_pattern,
    input  wire          ctl_tx_enable,
    input  wire          ctl_tx_send_idle,
    input  wire          ctl_tx_send_rfi,
    input  wire          ctl_tx_send_lfi,
    input  wire          ctl_tx_test_pattern,
    input  wire          ctl_tx_rsfec_enable,
    input  wire          ctl_rx_rsfec_enable,
    input  wire          ctl_rx_rsfec_enable_correction,
    input  wire          ctl_rx_rsfec_enable_indication,
    input  wire          ctl_rsfec_ieee_error_indication_mode,
    output wire          stat_rx_aligned,
    input  wire          core_drp_reset,
    input  wire          drp_clk,
    input  wire [9:0]    drp_addr,
    input  wire [15:0]   drp_di,
    input  wire          drp_en,
    input  wire          drp_we
);
endmodule
/* verilator lint_on UNDRIVEN */
/* verilator lint_on UNUSED */
