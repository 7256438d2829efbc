`default_nettype none
`timescale 1ns / 1fs

// Model of the MAC for the example bench: its ports are those of fpga/rtl/stubs. What is sent comes back: the cable leads
// from the cage to itself. It sends at 100 Gb/s and asks the design for beats at this rate, gives
// received ones without back-pressure and with gaps, and ends the simulation when the design breaks a rule of the core.
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
  localparam DELAY   = 60;              // cycles from the end of a frame to its beginning on the way back
  localparam real BYTES_PER_CYCLE = 100.0 / 8 / 0.322265625;
  localparam OVERHEAD = 24;             // preamble, FCS, gap

  // ---- clock and reset
  reg clk = 1'b0;
  always #1.551515 clk = !clk;          // 322.265625 MHz
  assign gt_txusrclk2 = clk;

  reg [7:0] start = 8'd0;               // of the transceivers, and of the alignment of the receiver
  always @(posedge clk or posedge sys_reset)
    if (sys_reset) start <= 8'd0;
    else if (start != 8'hFF) start <= start + 8'd1;
  assign usr_tx_reset    = start < 8'd64;
  assign usr_rx_reset    = start < 8'd64;
  assign stat_rx_aligned = start == 8'hFF && ctl_rx_enable;

  task fail(input [60*8-1:0] what);
    begin
      $display("FAIL: the MAC: %0s, at %0t", what, $realtime);
      $finish_and_return(1);
    end
  endtask

  // ---- transmit side
  reg [576:0] beats [0:4095];           // {last, keep, data}
  reg [11:0]  written = 12'd0, given = 12'd0;
  reg [31:0]  begins [0:255];           // when the frames of the ring may be given back
  reg [7:0]   sent = 8'd0, returned = 8'd0;
  reg [31:0]  now = 32'd0;
  reg         inside = 1'b0;
  real        credit = 0.0;             // bytes
  integer     lane, bytes;
  reg [511:0] masked;

  assign tx_axis_tready = credit > 0.0 && !usr_tx_reset;
  assign tx_ovfout = 1'b0;
  assign tx_unfout = 1'b0;

  always @(posedge clk) begin
    now <= now + 32'd1;
    if (credit < 200.0) credit = credit + BYTES_PER_CYCLE;
    if (!usr_tx_reset && tx_axis_tready && inside && !tx_axis_tvalid) fail("a frame has starved");
    if (tx_axis_tvalid && tx_axis_tready) begin
      bytes = 0;
      masked = 512'd0;
      for (lane = 0; lane < 64; lane = lane + 1)
        if (tx_axis_tkeep[lane]) begin
          if (bytes != lane) fail("tkeep has a gap");
          bytes = bytes + 1;
          masked[8 * lane +: 8] = tx_axis_tdata[8 * lane +: 8];
        end
      if (!tx_axis_tlast && bytes != 64) fail("a beat is not full");
      if (!inside && (!ctl_tx_enable || ctl_tx_send_rfi)) fail("a frame while sending is not enabled");
      if (!inside && tx_axis_tlast && bytes < 60) fail("a frame is shorter than Ethernet allows");
      beats[written] = {tx_axis_tlast, tx_axis_tkeep, masked};
      written <= written + 12'd1;
      credit = credit - bytes - (tx_axis_tlast ? OVERHEAD : 0);
      inside <= !tx_axis_tlast;
      if (tx_axis_tlast) begin
        begins[sent] = now + DELAY;
        sent <= sent + 8'd1;
      end
    end
  end

  // ---- receive side
  reg [576:0] shown = 577'd0;
  reg         valid = 1'b0;
  assign rx_axis_tvalid = valid;
  assign {rx_axis_tlast, rx_axis_tkeep, rx_axis_tdata} = shown;
  assign rx_axis_tuser = 1'b0;

  always @(posedge rx_clk) begin
    valid <= 1'b0;
    if (sent != returned && now >= begins[returned] && ($random & 7) != 0) begin
      valid <= 1'b1;
      shown <= beats[given];
      given <= given + 12'd1;
      if (beats[given][576]) returned <= returned + 8'd1;
    end
  end

  // ---- the transceivers carry nothing
  assign gt_txp_out = 4'd0;
  assign gt_txn_out = 4'd0;
endmodule

`default_nettype wire
