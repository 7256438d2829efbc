`default_nettype none

// Axi4WidthUp_32_64_512_4_8: joins a manager of an AXI4 bus to a wider subordinate.  Generated from
// Axi4WidthUp.java.
module Axi4WidthUp_32_64_512_4_8 (
  input  wire         clk,
  input  wire         rst,
  // s_axi: from the manager, narrow
  input  wire [3:0]   s_axi_awid,
  input  wire [31:0]  s_axi_awaddr,
  input  wire [7:0]   s_axi_awlen,
  input  wire [2:0]   s_axi_awsize,
  input  wire [1:0]   s_axi_awburst,
  input  wire         s_axi_awlock,
  input  wire [3:0]   s_axi_awcache,
  input  wire [2:0]   s_axi_awprot,
  input  wire [3:0]   s_axi_awqos,
  input  wire         s_axi_awvalid,
  output wire         s_axi_awready,
  input  wire [63:0]  s_axi_wdata,
  input  wire [7:0]   s_axi_wstrb,
  input  wire         s_axi_wlast,
  input  wire         s_axi_wvalid,
  output wire         s_axi_wready,
  output wire [3:0]   s_axi_bid,
  output wire [1:0]   s_axi_bresp,
  output wire         s_axi_bvalid,
  input  wire         s_axi_bready,
  input  wire [3:0]   s_axi_arid,
  input  wire [31:0]  s_axi_araddr,
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
  output wire [63:0]  s_axi_rdata,
  output wire [1:0]   s_axi_rresp,
  output wire         s_axi_rlast,
  output wire         s_axi_rvalid,
  input  wire         s_axi_rready,
  // m_axi: to the subordinate, wide
  output wire         m_axi_awid,
  output wire [31:0]  m_axi_awaddr,
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
  input  wire         m_axi_bid,
  input  wire [1:0]   m_axi_bresp,
  input  wire         m_axi_bvalid,
  output wire         m_axi_bready,
  output wire         m_axi_arid,
  output wire [31:0]  m_axi_araddr,
  output wire [7:0]   m_axi_arlen,
  output wire [2:0]   m_axi_arsize,
  output wire [1:0]   m_axi_arburst,
  output wire         m_axi_arlock,
  output wire [3:0]   m_axi_arcache,
  output wire [2:0]   m_axi_arprot,
  output wire [3:0]   m_axi_arqos,
  output wire         m_axi_arvalid,
  input  wire         m_axi_arready,
  input  wire         m_axi_rid,
  input  wire [511:0] m_axi_rdata,
  input  wire [1:0]   m_axi_rresp,
  input  wire         m_axi_rlast,
  input  wire         m_axi_rvalid,
  output wire         m_axi_rready
);
  reg         write_begun;
  reg  [5:0]  write_at;
  reg         read_begun;
  reg  [5:0]  read_at;
  wire        writes_in_ready;
  wire        writes_out_valid;
  wire [5:0]  writes_out_payload_at;
  wire [5:0]  writes_out_payload_step;
  wire [5:0]  writes_out_payload_span;
  wire        ids_in_ready;
  wire        ids_out_valid;
  wire        reads_in_ready;
  wire        reads_out_valid;
  wire [5:0]  reads_out_payload_place_at;
  wire [5:0]  reads_out_payload_place_step;
  wire [5:0]  reads_out_payload_place_span;

  wire        writes_in_valid = s_axi_awvalid & s_axi_awready;
  wire [6:0]  _s_axi_awsize_difference = (7'd1 << {1'b0, s_axi_awsize}) - 7'd1;
  wire [5:0]  step = _s_axi_awsize_difference[5:0];
  wire [5:0]  wrap = (s_axi_awlen[5:0] << s_axi_awsize) | step;
  wire [5:0]  span = (s_axi_awburst == 2'd2) ? wrap : (s_axi_awburst == 2'd0) ? 6'd0 : 6'h3f;
  wire        reads_in_valid = s_axi_arvalid & s_axi_arready;
  wire [6:0]  _s_axi_arsize_difference = (7'd1 << {1'b0, s_axi_arsize}) - 7'd1;
  wire [5:0]  step_2 = _s_axi_arsize_difference[5:0];
  wire [5:0]  wrap_2 = (s_axi_arlen[5:0] << s_axi_arsize) | step_2;
  wire [5:0]  span_2 = (s_axi_arburst == 2'd2) ? wrap_2 : (s_axi_arburst == 2'd0) ? 6'd0 : 6'h3f;
  wire [5:0]  place_now_at = write_begun ? write_at : writes_out_payload_at;
  wire [5:0]  moved = (place_now_at | writes_out_payload_step) + 6'd1;
  wire [2:0]  lane = place_now_at[5:3];
  wire [7:0]  strobes_0 = (lane == 3'd0) ? s_axi_wstrb : 8'd0;
  wire [7:0]  strobes_1 = (lane == 3'd1) ? s_axi_wstrb : 8'd0;
  wire [7:0]  strobes_2 = (lane == 3'd2) ? s_axi_wstrb : 8'd0;
  wire [7:0]  strobes_3 = (lane == 3'd3) ? s_axi_wstrb : 8'd0;
  wire [7:0]  strobes_4 = (lane == 3'd4) ? s_axi_wstrb : 8'd0;
  wire [7:0]  strobes_5 = (lane == 3'd5) ? s_axi_wstrb : 8'd0;
  wire [7:0]  strobes_6 = (lane == 3'd6) ? s_axi_wstrb : 8'd0;
  wire [7:0]  strobes_7 = (lane == 3'd7) ? s_axi_wstrb : 8'd0;
  wire        writes_out_ready = m_axi_wvalid & m_axi_wready & m_axi_wlast;
  wire        ids_out_ready = s_axi_bvalid & s_axi_bready;
  wire [5:0]  place_now_at_2 = read_begun ? read_at : reads_out_payload_place_at;
  wire [5:0]  moved_2 = (place_now_at_2 | reads_out_payload_place_step) + 6'd1;
  wire        reads_out_ready = s_axi_rvalid & s_axi_rready & m_axi_rlast;

  Fifo_8_LUTRAM #(.WIDTH(18)) writes (
    .clk(clk),
    .rst(rst),
    .in_valid(writes_in_valid),
    .in_ready(writes_in_ready),
    .in_payload({s_axi_awaddr[5:0], step, span}),
    .out_valid(writes_out_valid),
    .out_ready(writes_out_ready),
    .out_payload({writes_out_payload_at, writes_out_payload_step, writes_out_payload_span})
  );

  Fifo_8_LUTRAM #(.WIDTH(4)) ids (
    .clk(clk),
    .rst(rst),
    .in_valid(writes_in_valid),
    .in_ready(ids_in_ready),
    .in_payload(s_axi_awid),
    .out_valid(ids_out_valid),
    .out_ready(ids_out_ready),
    .out_payload(s_axi_bid)
  );

  Fifo_8_LUTRAM #(.WIDTH(22)) reads (
    .clk(clk),
    .rst(rst),
    .in_valid(reads_in_valid),
    .in_ready(reads_in_ready),
    .in_payload({s_axi_arid, s_axi_araddr[5:0], step_2, span_2}),
    .out_valid(reads_out_valid),
    .out_ready(reads_out_ready),
    .out_payload({s_axi_rid, reads_out_payload_place_at, reads_out_payload_place_step,
                  reads_out_payload_place_span})
  );

  assign s_axi_awready = m_axi_awready & writes_in_ready & ids_in_ready;
  assign m_axi_awvalid = s_axi_awvalid & writes_in_ready & ids_in_ready;
  assign m_axi_awid = 1'b0;
  assign m_axi_awaddr = s_axi_awaddr;
  assign m_axi_awlen = s_axi_awlen;
  assign m_axi_awsize = s_axi_awsize;
  assign m_axi_awburst = s_axi_awburst;
  assign m_axi_awlock = 1'b0;
  assign m_axi_awcache = s_axi_awcache;
  assign m_axi_awprot = s_axi_awprot;
  assign m_axi_awqos = s_axi_awqos;
  assign s_axi_arready = m_axi_arready & reads_in_ready;
  assign m_axi_arvalid = s_axi_arvalid & reads_in_ready;
  assign m_axi_arid = 1'b0;
  assign m_axi_araddr = s_axi_araddr;
  assign m_axi_arlen = s_axi_arlen;
  assign m_axi_arsize = s_axi_arsize;
  assign m_axi_arburst = s_axi_arburst;
  assign m_axi_arlock = 1'b0;
  assign m_axi_arcache = s_axi_arcache;
  assign m_axi_arprot = s_axi_arprot;
  assign m_axi_arqos = s_axi_arqos;
  assign s_axi_wready = m_axi_wready & writes_out_valid;
  assign m_axi_wvalid = s_axi_wvalid & writes_out_valid;
  assign m_axi_wdata = {8{s_axi_wdata}};
  assign m_axi_wstrb = {strobes_7, strobes_6, strobes_5, strobes_4, strobes_3, strobes_2, strobes_1,
                        strobes_0};
  assign m_axi_wlast = s_axi_wlast;
  assign s_axi_bvalid = m_axi_bvalid & ids_out_valid;
  assign m_axi_bready = s_axi_bready & ids_out_valid;
  assign s_axi_bresp = m_axi_bresp;
  assign s_axi_rvalid = m_axi_rvalid & reads_out_valid;
  assign m_axi_rready = s_axi_rready & reads_out_valid;
  assign s_axi_rdata = m_axi_rdata[{place_now_at_2[5:3], 6'd0} +: 64];
  assign s_axi_rresp = m_axi_rresp;
  assign s_axi_rlast = m_axi_rlast;

  always @(posedge clk) begin
    if (rst) begin
      write_begun <= 1'b0;
      read_begun <= 1'b0;
    end else begin
      if (m_axi_wvalid & m_axi_wready) begin
        write_begun <= ~m_axi_wlast;
      end
      if (s_axi_rvalid & s_axi_rready) begin
        read_begun <= ~m_axi_rlast;
      end
    end
  end

  always @(posedge clk) begin
    if (m_axi_wvalid & m_axi_wready) begin
      write_at <= (place_now_at & ~writes_out_payload_span) | (moved & writes_out_payload_span);
    end
    if (s_axi_rvalid & s_axi_rready) begin
      read_at <= (place_now_at_2 & ~reads_out_payload_place_span) | (moved_2 & reads_out_payload_place_span);
    end
  end

  wire        _unused = &{1'b0, s_axi_awlock, s_axi_arlock, m_axi_bid, m_axi_rid, _s_axi_awsize_difference[6],
                          _s_axi_arsize_difference[6]};
endmodule

`default_nettype wire
