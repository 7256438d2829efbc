`default_nettype none

// Axi4WidthDown_16_16_8_1_2: joins a manager of an AXI4 bus to a narrower subordinate.  Generated from
// Axi4WidthDown.java.
module Axi4WidthDown_16_16_8_1_2 (
  input  wire        clk,
  input  wire        rst,
  // s_axi: from the manager, wide
  input  wire        s_axi_awid,
  input  wire [15:0] s_axi_awaddr,
  input  wire [7:0]  s_axi_awlen,
  input  wire [2:0]  s_axi_awsize,
  input  wire [1:0]  s_axi_awburst,
  input  wire        s_axi_awlock,
  input  wire [3:0]  s_axi_awcache,
  input  wire [2:0]  s_axi_awprot,
  input  wire [3:0]  s_axi_awqos,
  input  wire        s_axi_awvalid,
  output wire        s_axi_awready,
  input  wire [15:0] s_axi_wdata,
  input  wire [1:0]  s_axi_wstrb,
  input  wire        s_axi_wlast,
  input  wire        s_axi_wvalid,
  output wire        s_axi_wready,
  output wire        s_axi_bid,
  output wire [1:0]  s_axi_bresp,
  output wire        s_axi_bvalid,
  input  wire        s_axi_bready,
  input  wire        s_axi_arid,
  input  wire [15:0] s_axi_araddr,
  input  wire [7:0]  s_axi_arlen,
  input  wire [2:0]  s_axi_arsize,
  input  wire [1:0]  s_axi_arburst,
  input  wire        s_axi_arlock,
  input  wire [3:0]  s_axi_arcache,
  input  wire [2:0]  s_axi_arprot,
  input  wire [3:0]  s_axi_arqos,
  input  wire        s_axi_arvalid,
  output wire        s_axi_arready,
  output wire        s_axi_rid,
  output wire [15:0] s_axi_rdata,
  output wire [1:0]  s_axi_rresp,
  output wire        s_axi_rlast,
  output wire        s_axi_rvalid,
  input  wire        s_axi_rready,
  // m_axi: to the subordinate, narrow
  output wire        m_axi_awid,
  output wire [15:0] m_axi_awaddr,
  output wire [7:0]  m_axi_awlen,
  output wire [2:0]  m_axi_awsize,
  output wire [1:0]  m_axi_awburst,
  output wire        m_axi_awlock,
  output wire [3:0]  m_axi_awcache,
  output wire [2:0]  m_axi_awprot,
  output wire [3:0]  m_axi_awqos,
  output wire        m_axi_awvalid,
  input  wire        m_axi_awready,
  output wire [7:0]  m_axi_wdata,
  output wire        m_axi_wstrb,
  output wire        m_axi_wlast,
  output wire        m_axi_wvalid,
  input  wire        m_axi_wready,
  input  wire        m_axi_bid,
  input  wire [1:0]  m_axi_bresp,
  input  wire        m_axi_bvalid,
  output wire        m_axi_bready,
  output wire        m_axi_arid,
  output wire [15:0] m_axi_araddr,
  output wire [7:0]  m_axi_arlen,
  output wire [2:0]  m_axi_arsize,
  output wire [1:0]  m_axi_arburst,
  output wire        m_axi_arlock,
  output wire [3:0]  m_axi_arcache,
  output wire [2:0]  m_axi_arprot,
  output wire [3:0]  m_axi_arqos,
  output wire        m_axi_arvalid,
  input  wire        m_axi_arready,
  input  wire        m_axi_rid,
  input  wire [7:0]  m_axi_rdata,
  input  wire [1:0]  m_axi_rresp,
  input  wire        m_axi_rlast,
  input  wire        m_axi_rvalid,
  output wire        m_axi_rready
);
  reg         write_busy;
  reg  [7:0]  write_left;
  reg  [15:0] write_at;
  reg  [15:0] write_step;
  reg  [15:0] write_span;
  reg  [2:0]  write_size;
  reg         write_id;
  reg  [10:0] write_rights;
  reg         read_busy;
  reg  [7:0]  read_left;
  reg  [15:0] read_at;
  reg  [15:0] read_step;
  reg  [15:0] read_span;
  reg  [2:0]  read_size;
  reg         read_id;
  reg  [10:0] read_rights;
  reg         write_begun;
  reg         write_lane;
  reg         write_more;
  reg  [1:0]  write_worst;
  reg         read_begun;
  reg         read_lane;
  reg         read_full;
  reg         read_id_out;
  reg         read_ends;
  reg  [1:0]  read_worst;
  reg  [7:0]  read_data_0;
  reg  [7:0]  read_data_1;
  wire        writes_in_ready;
  wire        writes_out_valid;
  wire        writes_out_payload_id;
  wire        writes_out_payload_lane;
  wire        writes_out_payload_more;
  wire        writes_out_payload_last;
  wire        acks_in_ready;
  wire        acks_out_valid;
  wire        acks_out_payload_lane;
  wire        acks_out_payload_more;
  wire        acks_out_payload_last;
  wire        reads_in_ready;
  wire        reads_out_valid;
  wire        reads_out_payload_id;
  wire        reads_out_payload_lane;
  wire        reads_out_payload_more;
  wire        reads_out_payload_last;

  wire [16:0] _s_axi_awsize_difference = (17'd1 << {1'b0, s_axi_awsize}) - 17'd1;
  wire [15:0] written_first_step = _s_axi_awsize_difference[15:0];
  wire [15:0] written_first_wrap = ({8'd0, s_axi_awlen} << s_axi_awsize) | written_first_step;
  wire [15:0] written_first_span = (s_axi_awburst == 2'd2) ? written_first_wrap :
                                   (s_axi_awburst == 2'd0) ? 16'd0 : 16'hffff;
  wire        written_last = write_left == 8'd0;
  wire [15:0] _write_step_and = ~write_at & write_step;
  wire        written_more = _write_step_and[0];
  wire [15:0] moved = (write_at | write_step) + 16'd1;
  wire        writes_in_valid = m_axi_awvalid & m_axi_awready;
  wire [16:0] _s_axi_arsize_difference = (17'd1 << {1'b0, s_axi_arsize}) - 17'd1;
  wire [15:0] read_first_step = _s_axi_arsize_difference[15:0];
  wire [15:0] read_first_wrap = ({8'd0, s_axi_arlen} << s_axi_arsize) | read_first_step;
  wire [15:0] read_first_span = (s_axi_arburst == 2'd2) ? read_first_wrap : (s_axi_arburst == 2'd0) ? 16'd0 :
                                16'hffff;
  wire        read_last = read_left == 8'd0;
  wire [15:0] _read_step_and = ~read_at & read_step;
  wire        read_more = _read_step_and[0];
  wire [15:0] moved_2 = (read_at | read_step) + 16'd1;
  wire        reads_in_valid = m_axi_arvalid & m_axi_arready;
  wire        lane_now = write_begun ? write_lane : writes_out_payload_lane;
  wire        more_now = write_begun ? write_more : writes_out_payload_more;
  wire        last = ~more_now;
  wire        writes_out_ready = m_axi_wvalid & m_axi_wready & last;
  wire [1:0]  worst = (write_worst > m_axi_bresp) ? write_worst : m_axi_bresp;
  wire        acks_out_ready = m_axi_bvalid & m_axi_bready;
  wire        lane_now_2 = read_begun ? read_lane : reads_out_payload_lane;
  wire [1:0]  _read_worst_choice = read_begun ? read_worst : 2'd0;
  wire        reads_out_ready = m_axi_rvalid & m_axi_rready & m_axi_rlast;

  Fifo_2_LUTRAM #(.WIDTH(4)) writes (
    .clk(clk),
    .rst(rst),
    .in_valid(writes_in_valid),
    .in_ready(writes_in_ready),
    .in_payload({write_id, write_at[0], written_more, written_last}),
    .out_valid(writes_out_valid),
    .out_ready(writes_out_ready),
    .out_payload({writes_out_payload_id, writes_out_payload_lane, writes_out_payload_more,
                  writes_out_payload_last})
  );

  Fifo_2_LUTRAM #(.WIDTH(4)) acks (
    .clk(clk),
    .rst(rst),
    .in_valid(writes_in_valid),
    .in_ready(acks_in_ready),
    .in_payload({write_id, write_at[0], written_more, written_last}),
    .out_valid(acks_out_valid),
    .out_ready(acks_out_ready),
    .out_payload({s_axi_bid, acks_out_payload_lane, acks_out_payload_more, acks_out_payload_last})
  );

  Fifo_2_LUTRAM #(.WIDTH(4)) reads (
    .clk(clk),
    .rst(rst),
    .in_valid(reads_in_valid),
    .in_ready(reads_in_ready),
    .in_payload({read_id, read_at[0], read_more, read_last}),
    .out_valid(reads_out_valid),
    .out_ready(reads_out_ready),
    .out_payload({reads_out_payload_id, reads_out_payload_lane, reads_out_payload_more,
                  reads_out_payload_last})
  );

  assign s_axi_awready = ~write_busy | (written_last & writes_in_valid);
  assign m_axi_awvalid = write_busy & writes_in_ready & acks_in_ready;
  assign m_axi_awid = 1'b0;
  assign m_axi_awaddr = write_at;
  assign m_axi_awlen = {7'd0, written_more};
  assign m_axi_awsize = write_size;
  assign m_axi_awburst = 2'd1;
  assign m_axi_awlock = 1'b0;
  assign m_axi_awcache = write_rights[10:7];
  assign m_axi_awprot = write_rights[6:4];
  assign m_axi_awqos = write_rights[3:0];
  assign s_axi_arready = ~read_busy | (read_last & m_axi_arvalid & m_axi_arready);
  assign m_axi_arvalid = read_busy & reads_in_ready;
  assign m_axi_arid = 1'b0;
  assign m_axi_araddr = read_at;
  assign m_axi_arlen = {7'd0, read_more};
  assign m_axi_arsize = read_size;
  assign m_axi_arburst = 2'd1;
  assign m_axi_arlock = 1'b0;
  assign m_axi_arcache = read_rights[10:7];
  assign m_axi_arprot = read_rights[6:4];
  assign m_axi_arqos = read_rights[3:0];
  assign m_axi_wvalid = s_axi_wvalid & writes_out_valid;
  assign s_axi_wready = m_axi_wready & writes_out_valid & last;
  assign m_axi_wdata = s_axi_wdata[{lane_now, 3'd0} +: 8];
  assign m_axi_wstrb = s_axi_wstrb[lane_now];
  assign m_axi_wlast = last;
  assign s_axi_bvalid = m_axi_bvalid & acks_out_valid & acks_out_payload_last;
  assign m_axi_bready = acks_out_valid & (~acks_out_payload_last | s_axi_bready);
  assign s_axi_bresp = worst;
  assign m_axi_rready = reads_out_valid & (~read_full | s_axi_rready);
  assign s_axi_rvalid = read_full;
  assign s_axi_rid = read_id_out;
  assign s_axi_rdata = {read_data_1, read_data_0};
  assign s_axi_rresp = read_worst;
  assign s_axi_rlast = read_ends;

  always @(posedge clk) begin
    if (rst) begin
      write_busy <= 1'b0;
      read_busy <= 1'b0;
      write_begun <= 1'b0;
      write_worst <= 2'd0;
      read_begun <= 1'b0;
      read_full <= 1'b0;
    end else begin
      if (s_axi_awvalid & s_axi_awready) begin
        write_busy <= 1'b1;
      end else if (writes_in_valid) begin
        write_busy <= ~written_last;
      end
      if (s_axi_arvalid & s_axi_arready) begin
        read_busy <= 1'b1;
      end else if (m_axi_arvalid & m_axi_arready) begin
        read_busy <= ~read_last;
      end
      if (m_axi_wvalid & m_axi_wready) begin
        write_begun <= ~last;
      end
      if (m_axi_bvalid & m_axi_bready) begin
        write_worst <= acks_out_payload_last ? 2'd0 : worst;
      end
      if (m_axi_rvalid & m_axi_rready) begin
        read_begun <= ~m_axi_rlast;
      end
      if (~read_full | s_axi_rready) begin
        read_full <= m_axi_rvalid & m_axi_rready & m_axi_rlast;
      end
    end
  end

  always @(posedge clk) begin
    if (s_axi_awvalid & s_axi_awready) begin
      write_left <= s_axi_awlen;
      write_at <= s_axi_awaddr;
      write_step <= written_first_step;
      write_span <= written_first_span;
      write_size <= (s_axi_awsize > 3'd0) ? 3'd0 : s_axi_awsize;
      write_id <= s_axi_awid;
      write_rights <= {s_axi_awcache, s_axi_awprot, s_axi_awqos};
    end else if (writes_in_valid) begin
      write_left <= write_left - 8'd1;
      write_at <= (write_at & ~write_span) | (moved & write_span);
    end
    if (s_axi_arvalid & s_axi_arready) begin
      read_left <= s_axi_arlen;
      read_at <= s_axi_araddr;
      read_step <= read_first_step;
      read_span <= read_first_span;
      read_size <= (s_axi_arsize > 3'd0) ? 3'd0 : s_axi_arsize;
      read_id <= s_axi_arid;
      read_rights <= {s_axi_arcache, s_axi_arprot, s_axi_arqos};
    end else if (m_axi_arvalid & m_axi_arready) begin
      read_left <= read_left - 8'd1;
      read_at <= (read_at & ~read_span) | (moved_2 & read_span);
    end
    if (m_axi_wvalid & m_axi_wready) begin
      write_lane <= lane_now + 1'b1;
      write_more <= more_now - 1'b1;
    end
    if (m_axi_rvalid & m_axi_rready & ~lane_now_2) begin
      read_data_0 <= m_axi_rdata;
    end
    if (m_axi_rvalid & m_axi_rready & lane_now_2) begin
      read_data_1 <= m_axi_rdata;
    end
    if (m_axi_rvalid & m_axi_rready) begin
      read_lane <= lane_now_2 + 1'b1;
      read_worst <= (_read_worst_choice > m_axi_rresp) ? _read_worst_choice : m_axi_rresp;
      read_id_out <= reads_out_payload_id;
      read_ends <= reads_out_payload_last;
    end
  end

  wire        _unused = &{1'b0, s_axi_awlock, s_axi_wlast, s_axi_arlock, m_axi_bid, m_axi_rid,
                          writes_out_payload_id, writes_out_payload_last, acks_out_payload_lane,
                          acks_out_payload_more, reads_out_payload_more, _s_axi_awsize_difference[16],
                          _write_step_and[15:1], _s_axi_arsize_difference[16], _read_step_and[15:1]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    a_burst_that_writes_has_as_many_beats_as_its_address_says: assert (
      ~s_axi_wvalid | ~writes_out_valid | (s_axi_wlast == writes_out_payload_last));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~s_axi_wvalid | ~writes_out_valid |
                                      (s_axi_wlast == writes_out_payload_last))) begin
    $display("Axi4WidthDown.java: HDL801: claim 'a burst that writes has as many beats as its address says' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
