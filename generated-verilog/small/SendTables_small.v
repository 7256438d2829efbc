`default_nettype none

// SendTables_small: the tables of the scheduler, per queue pair, message and PSN.  Generated from
// SendTables.java.
module SendTables_small (
  input  wire        clk,
  input  wire        rst,
  // setup: begins a life; no row is written in that cycle
  input  wire        setup_valid,
  input  wire [3:0]  setup_value_qp,  // queue pair, local number
  input  wire [23:0] setup_value_context_peer_qp,  // the peer's queue-pair number
  input  wire [3:0]  setup_value_context_address_handle,  // address handle of the peer
  input  wire [15:0] setup_value_context_pkey,  // P_Key
  input  wire [15:0] setup_value_context_pd,  // protection domain
  input  wire [2:0]  setup_value_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]  setup_value_context_profile,  // profile of the wire: 1 or 2 (P1, P2)
  input  wire        setup_value_context_remote_write,  // the peer may write
  input  wire [23:0] setup_value_context_send_psn,  // first PSN to send
  input  wire [23:0] setup_value_context_receive_psn,  // first PSN to expect
  input  wire [12:0] setup_value_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  input  wire [7:0]  setup_value_context_message_limit,  // K - 1: most messages outstanding less one
  input  wire [7:0]  setup_value_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  input  wire [2:0]  setup_value_context_retries,  // rel_retry: 0 to 7
  input  wire [2:0]  setup_value_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  input  wire [4:0]  setup_value_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  input  wire [4:0]  setup_value_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  input  wire [15:0] setup_value_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  input  wire [3:0]  setup_value_context_last_path,  // paths in use less one, 0 to 15
  input  wire [19:0] setup_value_context_rate,  // rate limit in Mb/s; 0 = unlimited
  input  wire [3:0]  setup_value_context_send_cq,  // completion queue of sends
  input  wire [3:0]  setup_value_context_receive_cq,  // completion queue of receives
  input  wire [63:0] setup_value_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]  setup_value_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0] setup_value_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]  setup_value_context_receive_queue_size,  // log2 of its entries, 0 to 15
  input  wire        state_valid,
  input  wire [3:0]  state_value_qp,  // queue pair, local number
  input  wire [2:0]  state_value_state,  // its state from now on
  input  wire        update_valid,
  input  wire [3:0]  update_value_qp,  // queue pair, local number
  input  wire [23:0] update_value_una,  // oldest unacknowledged PSN
  input  wire [23:0] update_value_messages,  // aMSN: messages the peer has completed
  input  wire        update_value_rnr_wait,  // waiting after an RNR NAK: nothing may be sent
  input  wire        notice_valid,
  input  wire [3:0]  notice_value_qp,  // queue pair, local number
  input  wire [15:0] notice_value_fetched,  // requests fetched, this one included, modulo 65536; 0 when a life begins
  input  wire        resends_valid,
  input  wire [3:0]  resends_value_qp,  // queue pair, local number
  input  wire        resends_value_waiting,
  input  wire [3:0]  qp,  // queue pair to read and write
  input  wire [6:0]  psn,  // PSN to read and write, low bits
  input  wire [2:0]  slot,  // message to read and write
  output wire [15:0] context_pd,  // protection domain
  output wire [2:0]  context_mtu_code,  // PMTU = 256 << code
  output wire [12:0] context_window,  // most PSNs outstanding
  output wire [7:0]  context_message_limit,  // most messages outstanding less one
  output wire [3:0]  context_last_path,  // paths in use less one
  output wire [23:0] row_psn,  // nPSN: next new packet
  output wire [23:0] row_msn,  // nMSN: message that is being sent or is next
  output wire [23:0] row_po,  // packet index in that message; 0 = not begun
  output wire [23:0] row_rqmsn,  // receive WQE that the next message with one consumes
  output wire [3:0]  row_path,  // path of the next new packet
  output wire [23:0] window_una,
  output wire [23:0] window_messages,
  output wire        window_rnr_wait,
  output reg  [15:0] fetched,  // requests fetched, modulo 65536
  output reg         again,  // packets wait to be sent again
  output reg  [2:0]  queue_pair_state,
  output wire [2:0]  packet_slot,  // of its message
  output wire [3:0]  packet_path,
  output wire [23:0] message_first,  // PSN of its first packet
  output wire [3:0]  message_rqmsn,  // low bits
  input  wire        row_write_valid,
  input  wire [23:0] row_write_value_psn,  // nPSN: next new packet
  input  wire [23:0] row_write_value_msn,  // nMSN: message that is being sent or is next
  input  wire [23:0] row_write_value_po,  // packet index in that message; 0 = not begun
  input  wire [23:0] row_write_value_rqmsn,  // receive WQE that the next message with one consumes
  input  wire [3:0]  row_write_value_path,  // path of the next new packet
  input  wire        packet_write_valid,
  input  wire [2:0]  packet_write_value_slot,  // of its message
  input  wire [3:0]  packet_write_value_path,
  input  wire        message_write_valid,
  input  wire [23:0] message_write_value_first,  // PSN of its first packet
  input  wire [3:0]  message_write_value_rqmsn  // low bits
);
  (* ram_style = "block" *)
  reg  [43:0] contexts [0:15];
  reg  [43:0] _contexts_data_first;
  reg  [43:0] contexts_data;
  (* ram_style = "block" *)
  reg  [99:0] rows [0:15];
  reg  [99:0] _rows_data_first;
  reg  [99:0] rows_data;
  (* ram_style = "block" *)
  reg  [48:0] windows [0:15];
  reg  [48:0] _windows_data_first;
  reg  [48:0] windows_data;
  (* ram_style = "block" *)
  reg  [15:0] fetched_2 [0:15];
  reg  [15:0] _fetched_first;
  (* ram_style = "block" *)
  reg         again_2 [0:15];
  reg         _again_first;
  (* ram_style = "block" *)
  reg  [2:0]  states [0:15];
  reg  [2:0]  _queue_pair_state_first;
  (* ram_style = "block" *)
  reg  [6:0]  packets [0:2047];
  reg  [6:0]  _packets_data_first;
  reg  [6:0]  packets_data;
  (* ram_style = "block" *)
  reg  [27:0] messages [0:127];
  reg  [27:0] _messages_data_first;
  reg  [27:0] messages_data;

  wire [3:0]  _setup_value_qp_choice = setup_valid ? setup_value_qp : qp;

  assign context_pd = contexts_data[43:28];
  assign context_mtu_code = contexts_data[27:25];
  assign context_window = contexts_data[24:12];
  assign context_message_limit = contexts_data[11:4];
  assign context_last_path = contexts_data[3:0];
  assign row_psn = rows_data[99:76];
  assign row_msn = rows_data[75:52];
  assign row_po = rows_data[51:28];
  assign row_rqmsn = rows_data[27:4];
  assign row_path = rows_data[3:0];
  assign window_una = windows_data[48:25];
  assign window_messages = windows_data[24:1];
  assign window_rnr_wait = windows_data[0];
  assign packet_slot = packets_data[6:4];
  assign packet_path = packets_data[3:0];
  assign message_first = messages_data[27:4];
  assign message_rqmsn = messages_data[3:0];

  always @(posedge clk) begin
    if (setup_valid) begin
      contexts[setup_value_qp] <= {setup_value_context_pd, setup_value_context_mtu_code,
                                   setup_value_context_send_window, setup_value_context_message_limit,
                                   setup_value_context_last_path};
    end
  end

  always @(posedge clk) begin
    _contexts_data_first <= contexts[qp];
    contexts_data <= _contexts_data_first;
  end

  always @(posedge clk) begin
    if (setup_valid | row_write_valid) begin
      rows[_setup_value_qp_choice] <= {setup_valid ? setup_value_context_send_psn : row_write_value_psn,
                                       setup_valid ? 24'd1 : row_write_value_msn,
                                       setup_valid ? 24'd0 : row_write_value_po,
                                       setup_valid ? 24'd0 : row_write_value_rqmsn,
                                       setup_valid ? 4'd0 : row_write_value_path};
    end
  end

  always @(posedge clk) begin
    _rows_data_first <= rows[qp];
    rows_data <= _rows_data_first;
  end

  always @(posedge clk) begin
    if (update_valid) begin
      windows[update_value_qp] <= {update_value_una, update_value_messages, update_value_rnr_wait};
    end
  end

  always @(posedge clk) begin
    _windows_data_first <= windows[qp];
    windows_data <= _windows_data_first;
  end

  always @(posedge clk) begin
    if (notice_valid) begin
      fetched_2[notice_value_qp] <= notice_value_fetched;
    end
  end

  always @(posedge clk) begin
    _fetched_first <= fetched_2[qp];
    fetched <= _fetched_first;
  end

  always @(posedge clk) begin
    if (resends_valid) begin
      again_2[resends_value_qp] <= resends_value_waiting;
    end
  end

  always @(posedge clk) begin
    _again_first <= again_2[qp];
    again <= _again_first;
  end

  initial begin : states_zero
    integer _i;
    for (_i = 0; _i < 16; _i = _i + 1) begin
      states[_i] = 3'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && state_valid) begin
      states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _queue_pair_state_first <= states[qp];
    queue_pair_state <= _queue_pair_state_first;
  end

  always @(posedge clk) begin
    if (packet_write_valid) begin
      packets[{qp, psn}] <= {packet_write_value_slot, packet_write_value_path};
    end
  end

  always @(posedge clk) begin
    _packets_data_first <= packets[{qp, psn}];
    packets_data <= _packets_data_first;
  end

  always @(posedge clk) begin
    if (message_write_valid) begin
      messages[{qp, slot}] <= {message_write_value_first, message_write_value_rqmsn};
    end
  end

  always @(posedge clk) begin
    _messages_data_first <= messages[{qp, slot}];
    messages_data <= _messages_data_first;
  end

  wire        _unused = &{1'b0, setup_value_context_peer_qp, setup_value_context_address_handle,
                          setup_value_context_pkey, setup_value_context_profile,
                          setup_value_context_remote_write, setup_value_context_receive_psn,
                          setup_value_context_sack_threshold, setup_value_context_retries,
                          setup_value_context_rnr_retries, setup_value_context_rto_exponent,
                          setup_value_context_rnr_timer, setup_value_context_initial_srtt,
                          setup_value_context_rate, setup_value_context_send_cq,
                          setup_value_context_receive_cq, setup_value_context_send_queue,
                          setup_value_context_send_queue_size, setup_value_context_receive_queue,
                          setup_value_context_receive_queue_size};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_row_is_written_while_a_life_begins: assert (~(setup_valid &
                                                                                   row_write_valid));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(setup_valid & row_write_valid))) begin
    $display("SendTables.java: HDL801: claim 'no row is written while a life begins' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
