`default_nettype none

// TxScheduler_alveo_100g: chooses the next data packet of the queue pair whose turn it is: sent again first,
// then new.  Generated from TxScheduler.java.
module TxScheduler_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [9:0]   setup_payload_qp,  // queue pair, local number
  input  wire [23:0]  setup_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [9:0]   setup_payload_context_address_handle,  // address handle of the peer
  input  wire [15:0]  setup_payload_context_pkey,  // P_Key
  input  wire [15:0]  setup_payload_context_pd,  // protection domain
  input  wire [2:0]   setup_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]   setup_payload_context_profile,  // profile of the wire: 1 or 2 (P1, P2)
  input  wire         setup_payload_context_remote_write,  // the peer may write
  input  wire [23:0]  setup_payload_context_send_psn,  // first PSN to send
  input  wire [23:0]  setup_payload_context_receive_psn,  // first PSN to expect
  input  wire [12:0]  setup_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  input  wire [7:0]   setup_payload_context_message_limit,  // K - 1: most messages outstanding less one
  input  wire [7:0]   setup_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  input  wire [2:0]   setup_payload_context_retries,  // rel_retry: 0 to 7
  input  wire [2:0]   setup_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  input  wire [4:0]   setup_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  input  wire [4:0]   setup_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  input  wire [15:0]  setup_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  input  wire [3:0]   setup_payload_context_last_path,  // paths in use less one, 0 to 15
  input  wire [19:0]  setup_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  input  wire [9:0]   setup_payload_context_send_cq,  // completion queue of sends
  input  wire [9:0]   setup_payload_context_receive_cq,  // completion queue of receives
  input  wire [63:0]  setup_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0]  setup_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  // rate: of queue pairs that live; taken within 60 cycles
  input  wire         rate_valid,
  output wire         rate_ready,
  input  wire [9:0]   rate_payload_qp,  // queue pair, local number
  input  wire [19:0]  rate_payload_rate,  // in Mb/s; 0 = unlimited
  input  wire         state_valid,
  input  wire [9:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  input  wire         mr_valid,
  input  wire [11:0]  mr_value_index,  // key / 256
  input  wire         mr_value_mr_valid,  // may be used
  input  wire [7:0]   mr_value_mr_tag,  // low byte of the key: its generation
  input  wire [15:0]  mr_value_mr_pd,  // protection domain
  input  wire         mr_value_mr_local_write,  // receive buffers may lie here
  input  wire         mr_value_mr_remote_write,  // the peer may write
  input  wire         mr_value_mr_remote_read,  // the peer may read (later)
  input  wire [63:0]  mr_value_mr_base,  // first byte
  input  wire [31:0]  mr_value_mr_length,  // bytes, 1 to 2^32 - 1
  input  wire [47:0]  settings_mac,  // our MAC address
  input  wire [31:0]  settings_ipv4,  // our IPv4 address
  input  wire [127:0] settings_ipv6,  // our IPv6 address
  input  wire         settings_enable,  // the data path runs
  input  wire [5:0]   settings_check_trim_dscp,  // wire_dscp_trim: DSCP of trimmed packets, reset 9
  input  wire [6:0]   settings_check_trim_last_dscp,  // wire_dscp_trim_last: second DSCP of trimmed packets; 64 = off, the reset value
  input  wire         settings_check_trim_icrc_optional,  // wire_trim_icrc_optional: trimmed packets count with a wrong ICRC, reset 1
  input  wire [3:0]   settings_check_transport_version,  // wire_tver: transport version, reset 0
  input  wire [15:0]  settings_choice_udp_port,  // wire_port.udp: destination port of what we send and take
  input  wire [2:0]   settings_choice_retrans,  // wire_choice.retrans: Retrans stands so many bits behind bit 65 of BTH, 0 to 6
  input  wire         settings_choice_sack_bytes,  // wire_choice.sack_bytes: the bytes of the bitmap of SACKETH in the other order
  input  wire         settings_choice_sack_bits,  // wire_choice.sack_bits: the bits of each of its bytes in the other order
  input  wire         settings_choice_sack_missing,  // wire_choice.sack_missing: 1 means missing
  input  wire [7:0]   settings_time_to_live,  // wire_ttl
  input  wire [15:0]  settings_source_port_base,  // wire_sport_base
  input  wire [5:0]   settings_dscp_data,  // wire_dscp.data: of packets with payload
  input  wire [5:0]   settings_dscp_request,  // wire_dscp.req: of requests without payload
  input  wire [5:0]   settings_dscp_control,  // wire_dscp.ctrl: of acknowledgements
  input  wire [5:0]   settings_dscp_probe,  // wire_rtt.dscp: of RTT Responses
  input  wire [4:0]   settings_ack_every,  // rel_ack_n: 1 to 16
  input  wire [15:0]  settings_ack_delay,  // rel_ack_delay, in 1/16 us
  input  wire         settings_ack_on_end,  // rel_ack_on_eom
  input  wire         settings_rotate,  // rel_sack_rotate
  input  wire         settings_trim_nak,  // rel_trim_nak
  input  wire         settings_trim_local,  // rel_trim_local
  input  wire [2:0]   settings_srtt_shift,  // rel_srtt_shift
  input  wire [11:0]  settings_jitter,  // rel_jitter, in 1/16 us
  input  wire [3:0]   settings_tail_probe_multiple,  // rel_tlp_mult, 0 off
  input  wire [2:0]   settings_backoff_most,  // rel_rto_backoff_max
  input  wire [19:0]  settings_burst,  // cc_burst in bytes
  input  wire [23:0]  settings_quiet,  // qp_quiet: a queue pair is refused so long after its reset, in 1/16 us
  input  wire [7:0]   settings_events_count,  // as soon as so many events wait
  input  wire [15:0]  settings_events_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [31:0]  now,  // time in 1/16 us
  // notice: requests that came on chip
  input  wire         notice_valid,
  input  wire [9:0]   notice_value_qp,  // queue pair, local number
  input  wire [15:0]  notice_value_fetched,  // requests fetched, this one included, modulo 65536; 0 when a life begins
  // update: what the peer has acknowledged
  input  wire         update_valid,
  input  wire [9:0]   update_value_qp,  // queue pair, local number
  input  wire [23:0]  update_value_una,  // oldest unacknowledged PSN
  input  wire [23:0]  update_value_messages,  // aMSN: messages the peer has completed
  input  wire         update_value_rnr_wait,  // waiting after an RNR NAK: nothing may be sent
  // resends: who has packets that wait to be sent again
  input  wire         resends_valid,
  input  wire [9:0]   resends_value_qp,  // queue pair, local number
  input  wire         resends_value_waiting,
  // losses: may have some in a moment: its acknowledgement reports losses
  input  wire         losses_valid,
  input  wire [9:0]   losses_value,
  // ask: whose next packet to be sent again is asked for; one of the two answers follows
  output wire         ask_valid,
  input  wire         ask_ready,
  output wire [9:0]   ask_payload,
  input  wire         resend_valid,
  input  wire [9:0]   resend_value_qp,  // queue pair, local number
  input  wire [23:0]  resend_value_psn,
  input  wire         resend_value_ack_request,  // ask for an acknowledgement (tail probe)
  input  wire         nothing,  // none waits any more
  output wire [9:0]   lookup_qp,  // queue pair, local number
  output wire [4:0]   lookup_slot,  // its index modulo the WQEs that are kept
  // wqe: two cycles later
  input  wire         wqe_bad,  // unknown operation, too long, or not readable: it fails when its turn comes
  input  wire         wqe_write,  // a Write, else a Send
  input  wire         wqe_has_immediate,  // carries immediate data
  input  wire         wqe_signaled,  // wants a completion
  input  wire         wqe_solicited,  // solicited event at the peer
  input  wire         wqe_inline,  // the payload stands in the request itself
  input  wire [31:0]  wqe_length,  // bytes of the message, at most 2^31; 0 of a bad request
  input  wire [63:0]  wqe_local_address,  // of the payload in host memory
  input  wire [31:0]  wqe_local_key,
  input  wire [31:0]  wqe_immediate,
  input  wire [63:0]  wqe_remote_address,
  input  wire [31:0]  wqe_remote_key,
  input  wire         wqe_scheduled,  // it is what was looked up; else another look-up went first, and the next cycle has it
  input  wire         room,  // a packet may be chosen: there is room for its payload
  output wire         transmissions_valid,
  input  wire         transmissions_ready,
  output wire [9:0]   transmissions_payload_qp,  // queue pair, local number
  output wire [7:0]   transmissions_payload_opcode,
  output wire [23:0]  transmissions_payload_psn,
  output wire [23:0]  transmissions_payload_msn,
  output wire [23:0]  transmissions_payload_po,
  output wire [23:0]  transmissions_payload_rqmsn,
  output wire         transmissions_payload_retrans,
  output wire         transmissions_payload_ack_request,
  output wire         transmissions_payload_solicited,
  output wire [3:0]   transmissions_payload_path,  // added to wire_sport_base
  output wire [63:0]  transmissions_payload_remote_address,  // of this packet's payload
  output wire [31:0]  transmissions_payload_remote_key,
  output wire [31:0]  transmissions_payload_dma_length,  // bytes of the message
  output wire [31:0]  transmissions_payload_immediate,
  output wire [63:0]  transmissions_payload_local_address,  // of this packet's payload in host memory
  output wire         transmissions_payload_in_mr,  // that is in a memory region, not in the send queue
  output wire [11:0]  transmissions_payload_mr,  // that MR: key / 256
  output wire [12:0]  transmissions_payload_length,  // bytes of payload, may be 0
  // sent: also of packets that were not transmitted because their message is bad
  output wire         sent_valid,
  input  wire         sent_ready,
  output wire [9:0]   sent_payload_qp,  // queue pair, local number
  output wire [23:0]  sent_payload_psn,
  output wire [23:0]  sent_payload_msn,  // of its message
  output wire         sent_payload_retrans,
  output wire         sent_payload_ends_message,
  output wire         sent_payload_more,  // another new packet can follow at once
  output wire         failures_valid,
  input  wire         failures_ready,
  output wire [9:0]   failures_payload_qp,  // queue pair, local number
  output wire [3:0]   failures_payload_send_status,  // status of the oldest incomplete send WQE; FLUSHED if the failure is not its own
  output wire [3:0]   failures_payload_receive_status  // status of the oldest incomplete receive WQE; FLUSHED if the failure is not its own
);
  localparam [3:0] STEP_IDLE            = 4'd0;
  localparam [3:0] STEP_READING         = 4'd1;
  localparam [3:0] STEP_LOADED          = 4'd2;
  localparam [3:0] STEP_ASKING          = 4'd3;
  localparam [3:0] STEP_CHECKING        = 4'd4;
  localparam [3:0] STEP_NUMBERING       = 4'd5;
  localparam [3:0] STEP_SHIFTING        = 4'd6;
  localparam [3:0] STEP_SIZING          = 4'd7;
  localparam [3:0] STEP_CUTTING         = 4'd8;
  localparam [3:0] STEP_SENDING         = 4'd9;
  localparam [2:0] QUEUE_PAIR_STATE_RTS = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD = 3'd4;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [3:0]  step;
  reg  [9:0]  qp;
  reg         paced;
  reg         retrans;
  reg  [23:0] resend_psn;
  reg         tail_probe;
  reg         is_past;
  reg  [9:0]  in_flight;
  reg  [6:0]  in_work;
  reg  [6:0]  available;
  reg         is_done;
  reg         may_new;
  reg         may_again;
  reg         may_follow;
  reg         may_begin;
  reg  [23:0] first;
  reg  [4:0]  distance;
  reg  [23:0] msn;
  reg  [23:0] po;
  reg  [23:0] rqmsn;
  reg  [3:0]  path;
  reg  [31:0] offset;
  reg  [31:0] remaining;
  reg  [12:0] length;
  reg         last;
  reg         draft_wqe_bad;
  reg         draft_wqe_write;
  reg         draft_wqe_has_immediate;
  reg         draft_wqe_signaled;
  reg         draft_wqe_solicited;
  reg         draft_wqe_inline;
  reg  [31:0] draft_wqe_length;
  reg  [63:0] draft_wqe_local_address;
  reg  [31:0] draft_wqe_local_key;
  reg  [31:0] draft_wqe_immediate;
  reg  [63:0] draft_wqe_remote_address;
  reg  [31:0] draft_wqe_remote_key;
  reg         staying;
  reg         reported;
  reg  [9:0]  reported_qp;
  reg         asking;
  reg         is_asked;
  reg  [5:0]  since;
  reg  [12:0] mtu;
  reg  [23:0] next_psn;
  reg  [23:0] next_msn;
  reg  [23:0] next_po;
  reg  [23:0] next_rqmsn;
  reg  [3:0]  next_path;
  wire [15:0] tables_context_pd;
  wire [2:0]  tables_context_mtu_code;
  wire [12:0] tables_context_window;
  wire [7:0]  tables_context_message_limit;
  wire [3:0]  tables_context_last_path;
  wire [23:0] tables_row_psn;
  wire [23:0] tables_row_msn;
  wire [23:0] tables_row_po;
  wire [23:0] tables_row_rqmsn;
  wire [3:0]  tables_row_path;
  wire [23:0] tables_window_una;
  wire [23:0] tables_window_messages;
  wire        tables_window_rnr_wait;
  wire [15:0] tables_fetched;
  wire        tables_again;
  wire [2:0]  tables_queue_pair_state;
  wire [4:0]  tables_packet_slot;
  wire [3:0]  tables_packet_path;
  wire [23:0] tables_message_first;
  wire [5:0]  tables_message_rqmsn;
  wire        builder_segments_ready;
  wire        pacer_rate_ready;
  wire        pacer_next_valid;
  wire [9:0]  pacer_next_payload_qp;
  wire        pacer_next_payload_paced;
  wire        pacer_alone;

  wire        idle = step == STEP_IDLE;
  wire [9:0]  tables_qp = (idle & ~staying) ? pacer_next_payload_qp : qp;
  wire [23:0] _tables_row_msn_difference = tables_row_msn - 24'd1;
  wire [4:0]  slot = retrans ? tables_packet_slot : _tables_row_msn_difference[4:0];
  wire [4:0]  tables_slot = slot;
  wire        sending = (step == STEP_SENDING) & ~is_past;
  wire        sent = sending & builder_segments_ready;
  wire        is_new = ~retrans;
  wire        moving = sent & is_new;
  wire        tables_row_write_valid = moving;
  wire        may_write = ~tables_row_write_valid;
  wire        pacer_rate_valid = setup_valid ? may_write : rate_valid;
  wire [9:0]  pacer_rate_payload_qp = setup_valid ? setup_payload_qp : rate_payload_qp;
  wire [19:0] pacer_rate_payload_rate = setup_valid ? setup_payload_context_rate : rate_payload_rate;
  wire        tables_setup_valid = setup_valid & setup_ready;
  wire        ending = setup_valid & setup_ready & (setup_payload_qp == tables_qp);
  wire [23:0] _resend_value_psn_choice = (step == STEP_ASKING) ? resend_value_psn : retrans ? resend_psn :
                                         tables_row_psn;
  wire        pacer_next_ready = idle & room & ~staying;
  wire        urgent = (step == STEP_READING) & is_new & reported & (reported_qp == qp);
  wire        waiting = (step == STEP_LOADED) & is_new & ~is_asked & tables_again;
  wire [23:0] _tables_row_psn_difference = tables_row_psn - tables_window_una;
  wire [23:0] _tables_row_msn_difference_2 = tables_row_msn - tables_window_messages;
  wire [23:0] _resend_psn_difference = resend_psn - tables_window_una;
  wire        is_ready = tables_queue_pair_state == QUEUE_PAIR_STATE_RTS;
  wire        is_open = is_ready | (tables_queue_pair_state == QUEUE_PAIR_STATE_SQD);
  wire        begun = tables_row_po != 24'd0;
  wire [6:0]  most = tables_context_message_limit[6:0] + 7'd1;
  wire        in_window = in_flight < tables_context_window[9:0];
  wire        has_message = begun | (is_ready & (available != 7'd0) & (in_work <= most));
  wire        fitting = remaining <= {19'd0, mtu};
  wire        done = (step == STEP_SENDING) & (is_past | builder_segments_ready);
  wire        beginning = po == 24'd0;
  wire        more_following = may_follow & (~last | may_begin);
  wire        more = retrans ? may_new : more_following;
  wire [23:0] builder_segments_payload_psn = retrans ? resend_psn : tables_row_psn;
  wire        builder_segments_payload_ack_request = last | ~more | (retrans & tail_probe);
  wire        builder_segments_payload_oldest = msn == first;
  wire        finishing = moving & last;
  wire        consuming = finishing & (~draft_wqe_write | draft_wqe_has_immediate);
  wire [23:0] tables_row_write_value_msn = finishing ? next_msn : tables_row_msn;
  wire [23:0] tables_row_write_value_po = ~last ? next_po : 24'd0;
  wire [23:0] tables_row_write_value_rqmsn = consuming ? next_rqmsn : tables_row_rqmsn;
  wire        tables_message_write_valid = moving & beginning;
  wire        again = sent & more;
  wire        keeps_turn = again & ~paced & pacer_alone;
  wire        gave_up = ((step == STEP_NUMBERING) & ~may_again) |
                        ((step == STEP_SIZING) & ~(retrans | may_new));
  wire        pacer_served_valid = gave_up | (done & ~keeps_turn);
  wire [12:0] pacer_served_value_bytes = length + 13'd106;
  wire        pacer_served_value_again = again | ((step == STEP_NUMBERING) & may_new);
  wire        pacer_hints_3_valid = resends_valid & resends_value_waiting;
  wire        opening = (state_value_state == QUEUE_PAIR_STATE_RTS) |
                        (state_value_state == QUEUE_PAIR_STATE_SQD);
  wire        pacer_hints_4_valid = state_valid & opening;

  SendTables_alveo_100g tables (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(tables_setup_valid),
    .setup_value_qp(setup_payload_qp),
    .setup_value_context_peer_qp(setup_payload_context_peer_qp),
    .setup_value_context_address_handle(setup_payload_context_address_handle),
    .setup_value_context_pkey(setup_payload_context_pkey),
    .setup_value_context_pd(setup_payload_context_pd),
    .setup_value_context_mtu_code(setup_payload_context_mtu_code),
    .setup_value_context_profile(setup_payload_context_profile),
    .setup_value_context_remote_write(setup_payload_context_remote_write),
    .setup_value_context_send_psn(setup_payload_context_send_psn),
    .setup_value_context_receive_psn(setup_payload_context_receive_psn),
    .setup_value_context_send_window(setup_payload_context_send_window),
    .setup_value_context_message_limit(setup_payload_context_message_limit),
    .setup_value_context_sack_threshold(setup_payload_context_sack_threshold),
    .setup_value_context_retries(setup_payload_context_retries),
    .setup_value_context_rnr_retries(setup_payload_context_rnr_retries),
    .setup_value_context_rto_exponent(setup_payload_context_rto_exponent),
    .setup_value_context_rnr_timer(setup_payload_context_rnr_timer),
    .setup_value_context_initial_srtt(setup_payload_context_initial_srtt),
    .setup_value_context_last_path(setup_payload_context_last_path),
    .setup_value_context_rate(setup_payload_context_rate),
    .setup_value_context_send_cq(setup_payload_context_send_cq),
    .setup_value_context_receive_cq(setup_payload_context_receive_cq),
    .setup_value_context_send_queue(setup_payload_context_send_queue),
    .setup_value_context_send_queue_size(setup_payload_context_send_queue_size),
    .setup_value_context_receive_queue(setup_payload_context_receive_queue),
    .setup_value_context_receive_queue_size(setup_payload_context_receive_queue_size),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .update_valid(update_valid),
    .update_value_qp(update_value_qp),
    .update_value_una(update_value_una),
    .update_value_messages(update_value_messages),
    .update_value_rnr_wait(update_value_rnr_wait),
    .notice_valid(notice_valid),
    .notice_value_qp(notice_value_qp),
    .notice_value_fetched(notice_value_fetched),
    .resends_valid(resends_valid),
    .resends_value_qp(resends_value_qp),
    .resends_value_waiting(resends_value_waiting),
    .qp(tables_qp),
    .psn(_resend_value_psn_choice[7:0]),
    .slot(tables_slot),
    .context_pd(tables_context_pd),
    .context_mtu_code(tables_context_mtu_code),
    .context_window(tables_context_window),
    .context_message_limit(tables_context_message_limit),
    .context_last_path(tables_context_last_path),
    .row_psn(tables_row_psn),
    .row_msn(tables_row_msn),
    .row_po(tables_row_po),
    .row_rqmsn(tables_row_rqmsn),
    .row_path(tables_row_path),
    .window_una(tables_window_una),
    .window_messages(tables_window_messages),
    .window_rnr_wait(tables_window_rnr_wait),
    .fetched(tables_fetched),
    .again(tables_again),
    .queue_pair_state(tables_queue_pair_state),
    .packet_slot(tables_packet_slot),
    .packet_path(tables_packet_path),
    .message_first(tables_message_first),
    .message_rqmsn(tables_message_rqmsn),
    .row_write_valid(tables_row_write_valid),
    .row_write_value_psn(next_psn),
    .row_write_value_msn(tables_row_write_value_msn),
    .row_write_value_po(tables_row_write_value_po),
    .row_write_value_rqmsn(tables_row_write_value_rqmsn),
    .row_write_value_path(next_path),
    .packet_write_valid(sent),
    .packet_write_value_slot(tables_slot),
    .packet_write_value_path(path),
    .message_write_valid(tables_message_write_valid),
    .message_write_value_first(tables_row_psn),
    .message_write_value_rqmsn(tables_row_rqmsn[5:0])
  );

  SegmentBuilder_alveo_100g builder (
    .clk(clk),
    .rst(in_reset),
    .segments_valid(sending),
    .segments_ready(builder_segments_ready),
    .segments_payload_qp(qp),
    .segments_payload_wqe_bad(draft_wqe_bad),
    .segments_payload_wqe_write(draft_wqe_write),
    .segments_payload_wqe_has_immediate(draft_wqe_has_immediate),
    .segments_payload_wqe_signaled(draft_wqe_signaled),
    .segments_payload_wqe_solicited(draft_wqe_solicited),
    .segments_payload_wqe_inline(draft_wqe_inline),
    .segments_payload_wqe_length(draft_wqe_length),
    .segments_payload_wqe_local_address(draft_wqe_local_address),
    .segments_payload_wqe_local_key(draft_wqe_local_key),
    .segments_payload_wqe_immediate(draft_wqe_immediate),
    .segments_payload_wqe_remote_address(draft_wqe_remote_address),
    .segments_payload_wqe_remote_key(draft_wqe_remote_key),
    .segments_payload_pd(tables_context_pd),
    .segments_payload_psn(builder_segments_payload_psn),
    .segments_payload_msn(msn),
    .segments_payload_po(po),
    .segments_payload_rqmsn(rqmsn),
    .segments_payload_offset(offset),
    .segments_payload_length(length),
    .segments_payload_first(beginning),
    .segments_payload_last(last),
    .segments_payload_retrans(retrans),
    .segments_payload_ack_request(builder_segments_payload_ack_request),
    .segments_payload_more(more),
    .segments_payload_oldest(builder_segments_payload_oldest),
    .segments_payload_path(path),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .mr_valid(mr_valid),
    .mr_value_index(mr_value_index),
    .mr_value_mr_valid(mr_value_mr_valid),
    .mr_value_mr_tag(mr_value_mr_tag),
    .mr_value_mr_pd(mr_value_mr_pd),
    .mr_value_mr_local_write(mr_value_mr_local_write),
    .mr_value_mr_remote_write(mr_value_mr_remote_write),
    .mr_value_mr_remote_read(mr_value_mr_remote_read),
    .mr_value_mr_base(mr_value_mr_base),
    .mr_value_mr_length(mr_value_mr_length),
    .transmissions_valid(transmissions_valid),
    .transmissions_ready(transmissions_ready),
    .transmissions_payload_qp(transmissions_payload_qp),
    .transmissions_payload_opcode(transmissions_payload_opcode),
    .transmissions_payload_psn(transmissions_payload_psn),
    .transmissions_payload_msn(transmissions_payload_msn),
    .transmissions_payload_po(transmissions_payload_po),
    .transmissions_payload_rqmsn(transmissions_payload_rqmsn),
    .transmissions_payload_retrans(transmissions_payload_retrans),
    .transmissions_payload_ack_request(transmissions_payload_ack_request),
    .transmissions_payload_solicited(transmissions_payload_solicited),
    .transmissions_payload_path(transmissions_payload_path),
    .transmissions_payload_remote_address(transmissions_payload_remote_address),
    .transmissions_payload_remote_key(transmissions_payload_remote_key),
    .transmissions_payload_dma_length(transmissions_payload_dma_length),
    .transmissions_payload_immediate(transmissions_payload_immediate),
    .transmissions_payload_local_address(transmissions_payload_local_address),
    .transmissions_payload_in_mr(transmissions_payload_in_mr),
    .transmissions_payload_mr(transmissions_payload_mr),
    .transmissions_payload_length(transmissions_payload_length),
    .sent_valid(sent_valid),
    .sent_ready(sent_ready),
    .sent_payload_qp(sent_payload_qp),
    .sent_payload_psn(sent_payload_psn),
    .sent_payload_msn(sent_payload_msn),
    .sent_payload_retrans(sent_payload_retrans),
    .sent_payload_ends_message(sent_payload_ends_message),
    .sent_payload_more(sent_payload_more),
    .failures_valid(failures_valid),
    .failures_ready(failures_ready),
    .failures_payload_qp(failures_payload_qp),
    .failures_payload_send_status(failures_payload_send_status),
    .failures_payload_receive_status(failures_payload_receive_status)
  );

  Pacer_1024_5 pacer (
    .clk(clk),
    .rst(in_reset),
    .now(now[23:0]),
    .burst(settings_burst),
    .rate_valid(pacer_rate_valid),
    .rate_ready(pacer_rate_ready),
    .rate_payload_qp(pacer_rate_payload_qp),
    .rate_payload_rate(pacer_rate_payload_rate),
    .rate_payload_beginning(setup_valid),
    .hints_0_valid(notice_valid),
    .hints_0_value(notice_value_qp),
    .hints_1_valid(losses_valid),
    .hints_1_value(losses_value),
    .hints_2_valid(update_valid),
    .hints_2_value(update_value_qp),
    .hints_3_valid(pacer_hints_3_valid),
    .hints_3_value(resends_value_qp),
    .hints_4_valid(pacer_hints_4_valid),
    .hints_4_value(state_value_qp),
    .next_valid(pacer_next_valid),
    .next_ready(pacer_next_ready),
    .next_payload_qp(pacer_next_payload_qp),
    .next_payload_paced(pacer_next_payload_paced),
    .alone(pacer_alone),
    .served_valid(pacer_served_valid),
    .served_value_qp(qp),
    .served_value_paced(paced),
    .served_value_sent(sent),
    .served_value_bytes(pacer_served_value_bytes),
    .served_value_again(pacer_served_value_again)
  );

  assign setup_ready = pacer_rate_ready & may_write;
  assign rate_ready = pacer_rate_ready & ~setup_valid;
  assign lookup_qp = qp;
  assign lookup_slot = slot;
  assign ask_valid = asking;
  assign ask_payload = qp;

  always @(posedge clk) begin
    if (in_reset) begin
      step <= STEP_IDLE;
      staying <= 1'b0;
      reported <= 1'b0;
      asking <= 1'b0;
    end else begin
      case (step)
        STEP_IDLE: begin
          if (room & (staying | pacer_next_valid)) begin
            step <= STEP_READING;
          end
        end
        STEP_READING: step <= STEP_LOADED;
        STEP_ASKING: begin
          if (resend_valid) begin
            step <= STEP_READING;
          end else if (nothing) begin
            step <= STEP_CHECKING;
          end
        end
        STEP_LOADED: begin
          if (is_asked | waiting) begin
            step <= STEP_ASKING;
          end else begin
            step <= STEP_CHECKING;
          end
        end
        STEP_CHECKING: begin
          if (retrans) begin
            step <= STEP_NUMBERING;
          end else begin
            step <= STEP_SIZING;
          end
        end
        STEP_NUMBERING: begin
          if (may_again) begin
            step <= STEP_SHIFTING;
          end else begin
            step <= STEP_IDLE;
          end
        end
        STEP_SHIFTING: step <= STEP_SIZING;
        STEP_SIZING: begin
          if (retrans | may_new) begin
            if (wqe_scheduled) begin
              step <= STEP_CUTTING;
            end
          end else begin
            step <= STEP_IDLE;
          end
        end
        STEP_CUTTING: step <= STEP_SENDING;
        STEP_SENDING: begin
          if (done) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
      if (losses_valid) begin
        reported <= 1'b1;
      end else if (urgent) begin
        reported <= 1'b0;
      end
      if (urgent | waiting) begin
        asking <= 1'b1;
      end else if (ask_ready) begin
        asking <= 1'b0;
      end
      if (keeps_turn) begin
        staying <= 1'b1;
      end else if (step == STEP_READING) begin
        staying <= 1'b0;
      end
    end
  end

  // body
  always @(posedge clk) begin
    in_reset <= rst;
  end

  // choose
  always @(posedge clk) begin
    case (step)
      STEP_IDLE: begin
        qp <= tables_qp;
        paced <= pacer_next_payload_paced & ~staying;
        retrans <= 1'b0;
      end
      STEP_ASKING: begin
        resend_psn <= resend_value_psn;
        tail_probe <= resend_value_ack_request;
        if (resend_valid) begin
          retrans <= 1'b1;
        end
      end
      STEP_LOADED: begin
        in_flight <= _tables_row_psn_difference[9:0];
        in_work <= _tables_row_msn_difference_2[6:0];
        available <= (tables_fetched[6:0] - tables_row_msn[6:0]) + 7'd1;
        is_done <= _resend_psn_difference[23];
        first <= tables_window_messages + 24'd1;
        distance <= tables_packet_slot - tables_window_messages[4:0];
      end
      STEP_CHECKING: begin
        may_new <= is_open & ~tables_window_rnr_wait & in_window & has_message;
        may_again <= is_open & ~is_done;
        may_follow <= (in_flight + 10'd1) < tables_context_window[9:0];
        may_begin <= is_ready & (available > 7'd1) & (in_work < most);
        msn <= retrans ? first : tables_row_msn;
        po <= tables_row_po;
        rqmsn <= tables_row_rqmsn;
        path <= retrans ? tables_packet_path : tables_row_path;
        offset <= {8'd0, tables_row_po} << 8 << tables_context_mtu_code;
      end
      STEP_NUMBERING: begin
        msn <= msn + {19'd0, distance};
        po <= resend_psn - tables_message_first;
        path <= (path >= tables_context_last_path) ? 4'd0 : (path + 4'd1);
      end
      STEP_SHIFTING: begin
        offset <= {8'd0, po} << 8 << tables_context_mtu_code;
        rqmsn <= rqmsn - {18'd0, since};
      end
      STEP_SIZING: begin
        remaining <= wqe_length - offset;
        draft_wqe_bad <= wqe_bad;
        draft_wqe_write <= wqe_write;
        draft_wqe_has_immediate <= wqe_has_immediate;
        draft_wqe_signaled <= wqe_signaled;
        draft_wqe_solicited <= wqe_solicited;
        draft_wqe_inline <= wqe_inline;
        draft_wqe_length <= wqe_length;
        draft_wqe_local_address <= wqe_local_address;
        draft_wqe_local_key <= wqe_local_key;
        draft_wqe_immediate <= wqe_immediate;
        draft_wqe_remote_address <= wqe_remote_address;
        draft_wqe_remote_key <= wqe_remote_key;
      end
      STEP_CUTTING: begin
        last <= fitting;
        length <= fitting ? remaining[12:0] : mtu;
      end
      default: ;
    endcase
  end

  // begin
  always @(posedge clk) begin
    is_past <= ending | (is_past & (step != STEP_IDLE));
  end

  // ask
  always @(posedge clk) begin
    if (losses_valid) begin
      reported_qp <= losses_value;
    end
    is_asked <= urgent;
  end

  // size
  always @(posedge clk) begin
    mtu <= 13'd256 << tables_context_mtu_code;
  end

  // send
  always @(posedge clk) begin
    next_psn <= tables_row_psn + 24'd1;
    next_msn <= tables_row_msn + 24'd1;
    next_po <= tables_row_po + 24'd1;
    next_rqmsn <= tables_row_rqmsn + 24'd1;
    next_path <= (tables_row_path >= tables_context_last_path) ? 4'd0 : (tables_row_path + 4'd1);
  end

  // permit
  always @(posedge clk) begin
    since <= rqmsn[5:0] - tables_message_rqmsn;
  end

  wire        _unused = &{1'b0, settings_mac, settings_ipv4, settings_ipv6, settings_enable,
                          settings_check_trim_dscp, settings_check_trim_last_dscp,
                          settings_check_trim_icrc_optional, settings_check_transport_version,
                          settings_choice_udp_port, settings_choice_retrans, settings_choice_sack_bytes,
                          settings_choice_sack_bits, settings_choice_sack_missing, settings_time_to_live,
                          settings_source_port_base, settings_dscp_data, settings_dscp_request,
                          settings_dscp_control, settings_dscp_probe, settings_ack_every, settings_ack_delay,
                          settings_ack_on_end, settings_rotate, settings_trim_nak, settings_trim_local,
                          settings_srtt_shift, settings_jitter, settings_tail_probe_multiple,
                          settings_backoff_most, settings_quiet, settings_events_count, settings_events_time,
                          now[31:24], resend_value_qp, tables_context_window[12:10],
                          tables_context_message_limit[7], tables_fetched[15:7],
                          _tables_row_msn_difference[23:5], _resend_value_psn_choice[23:8],
                          _tables_row_psn_difference[23:10], _tables_row_msn_difference_2[23:7],
                          _resend_psn_difference[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) no_packet_is_longer_than_4_kib: assert ((step != STEP_SENDING) |
                                                                               (length <= 13'd4096));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !((step != STEP_SENDING) | (length <= 13'd4096))) begin
    $display("TxScheduler.java: HDL801: claim 'no packet is longer than 4 KiB' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
