`default_nettype none

// SendWindow_alveo_100g: what every sender knows about its packets on the way: what is acknowledged, what to
// send again and when.  Generated from SendWindow.java.
module SendWindow_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  // setup: a new life; taken when it has begun
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [9:0]   setup_payload_qp,  // queue pair, local number
  input  wire [23:0]  setup_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [9:0]   setup_payload_context_address_handle,  // address handle of the peer
  input  wire [15:0]  setup_payload_context_partition,  // P_Key
  input  wire [15:0]  setup_payload_context_domain,  // protection domain
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
  // state: a queue pair has changed its state
  input  wire         state_valid,
  input  wire [9:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
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
  input  wire [3:0]   settings_probe_multiple,  // rel_tlp_mult, 0 off
  input  wire [2:0]   settings_backoff_most,  // rel_rto_backoff_max
  input  wire [19:0]  settings_burst,  // cc_burst in bytes
  input  wire [23:0]  settings_quiet,  // qp_quiet: a queue pair is refused so long after its reset, in 1/16 us
  input  wire [7:0]   settings_events_count,  // as soon as so many events wait
  input  wire [15:0]  settings_events_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [31:0]  now,  // in 1/16 us
  // sent: packets handed to the transmit path, new ones in order of PSN
  input  wire         sent_valid,
  output wire         sent_ready,
  input  wire [9:0]   sent_payload_qp,  // queue pair, local number
  input  wire [23:0]  sent_payload_psn,
  input  wire [23:0]  sent_payload_msn,  // of its message
  input  wire         sent_payload_retrans,
  input  wire         sent_payload_ends_message,
  input  wire         sent_payload_more,  // another new packet can follow at once
  // acknowledgement: may be of nobody: its verdict follows
  input  wire         acknowledgement_valid,
  input  wire [9:0]   acknowledgement_value_qp,  // queue pair, local number
  input  wire [7:0]   acknowledgement_value_syndrome,  // AETH syndrome
  input  wire         acknowledgement_value_sack,  // opcode 18
  input  wire [23:0]  acknowledgement_value_psn,
  input  wire         acknowledgement_value_retrans,  // of a Packet Drop NAK: the packet that was dropped was sent again
  input  wire [23:0]  acknowledgement_value_msn,  // of AETH
  input  wire         acknowledgement_value_becn,
  input  wire [23:0]  acknowledgement_value_start,  // of SACKETH
  input  wire [7:0]   acknowledgement_value_length,
  input  wire [127:0] acknowledgement_value_bitmap,
  input  wire         acknowledged,  // Acknowledgement.VERDICT cycles behind it: it counts, else nothing comes of it
  // ask: whose next packet to be sent again is asked for; the next question not before the answer
  input  wire         ask_valid,
  output wire         ask_ready,
  input  wire [9:0]   ask_payload,
  // resend: the answer: 8 cycles later or more
  output wire         resend_valid,
  output wire [9:0]   resend_value_qp,  // queue pair, local number
  output wire [23:0]  resend_value_psn,
  output wire         resend_value_ack_request,  // ask for an acknowledgement (tail probe)
  output wire         nothing,  // the other answer: none waits
  // resends: after every operation
  output wire         resends_valid,
  output wire [9:0]   resends_value_qp,  // queue pair, local number
  output reg          resends_value_waits,
  // losses: an acknowledgement that may report losses is on its way: what it makes wait may be asked for
  output wire         losses_valid,
  output wire [9:0]   losses_value,
  // update: after every acknowledgement that moves something, when a pause ends, and when a life begins
  output wire         update_valid,
  output wire [9:0]   update_value_qp,  // queue pair, local number
  output wire [23:0]  update_value_una,  // oldest unacknowledged PSN
  output wire [23:0]  update_value_messages,  // aMSN: messages the peer has completed
  output wire         update_value_paused,  // waiting after an RNR NAK: nothing may be sent
  // failure: retries exceeded, or refused by the peer; once per life
  output wire         failure_valid,
  input  wire         failure_ready,
  output wire [9:0]   failure_payload_qp,  // queue pair, local number
  output wire [3:0]   failure_payload_send_status,  // status of the oldest incomplete send request; FLUSHED if the failure is not its own
  output wire [3:0]   failure_payload_receive_status,  // status of the oldest incomplete receive request; FLUSHED if the failure is not its own
  // row: what an acknowledgement was: RX_OK, RX_SACK, RX_ACK_STALE, RX_ACK_BAD
  output wire         row_valid,
  output wire [5:0]   row_value,
  output wire         ack_full,  // RX_ACK_FULL: an acknowledgement found no room
  output wire         events_sack,  // a SACK
  output wire         events_drop,  // a Packet Drop NAK
  output wire         events_pause,  // an RNR NAK that begins a pause
  output wire         events_timeout,  // a retry timeout
  output wire         events_probe,  // a tail probe
  output wire         events_resend  // a packet chosen to be sent again
);
  localparam [2:0] KIND_CLEAR       = 3'd0;
  localparam [2:0] KIND_SETUP       = 3'd1;
  localparam [2:0] KIND_SENT        = 3'd2;
  localparam [2:0] KIND_ACKNOWLEDGE = 3'd3;

  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg          comes_begun;
  reg          comes_full_d1;
  reg          comes_full_d2;
  reg          comes_full_d3;
  reg          comes_full_d4;
  reg          comes_full_d5;
  reg          comes_full_d6;
  reg          comes_pre5;
  reg          comes_pre4;
  reg          comes_pre3;
  reg          comes_pre2;
  reg          comes_pre1;
  reg          comes;
  reg          asks_pre2;
  reg          asks_pre1;
  reg          asks;
  reg  [6:0]   counts_tail;
  reg  [6:0]   counts_head;
  reg          counts;
  reg  [31:0]  now_d1;
  reg  [31:0]  now_d2;
  reg          pipeline_takes_d1;
  reg  [9:0]   pipeline_resend_qp_d1;
  reg  [23:0]  pipeline_resend_psn_d1;
  reg          pipeline_resend_ack_request_d1;
  reg          pipeline_misses_d1;
  reg          issue_losses_d1;
  reg  [9:0]   issue_issued_value_qp_d1;
  reg          asks_d1;
  reg          judges_d1;
  reg  [23:0]  pipeline_new_numbers_una_d1;
  reg  [23:0]  pipeline_new_numbers_next_d1;
  reg  [23:0]  pipeline_new_numbers_messages_d1;
  reg  [23:0]  pipeline_new_numbers_newest_d1;
  reg  [23:0]  numbers_una;
  reg  [23:0]  numbers_next;
  reg  [23:0]  numbers_messages;
  reg  [23:0]  numbers_newest;
  reg          issue_issued_valid_d1;
  reg          issue_issued_valid_d2;
  reg          issue_issued_valid_d3;
  reg          issue_issued_valid_d4;
  reg          issue_issued_valid_d5;
  reg          issue_issued_valid_d6;
  reg          issue_issued_valid_d7;
  reg          issue_issued_valid_d8;
  reg  [9:0]   issue_issued_value_qp_d2;
  reg  [9:0]   issue_issued_value_qp_d3;
  reg  [9:0]   issue_issued_value_qp_d4;
  reg  [9:0]   issue_issued_value_qp_d5;
  reg  [9:0]   issue_issued_value_qp_d6;
  reg  [9:0]   issue_issued_value_qp_d7;
  reg  [9:0]   issue_issued_value_qp_d8;
  reg          issue_issued_value_kind_eq_d1;
  reg          issue_issued_value_kind_eq_d2;
  reg          issue_issued_value_kind_eq_d3;
  reg          issue_issued_value_kind_eq_d4;
  reg          issue_issued_value_kind_eq_d5;
  reg          issue_issued_value_kind_eq_d6;
  reg          issue_issued_value_kind_eq_d7;
  reg          issue_issued_value_kind_eq_d8;
  reg          tables_active_d1;
  reg          tables_active_d2;
  reg          tables_active_d3;
  reg          tables_active_d4;
  reg          tables_active_d5;
  reg          tables_active_d6;
  reg          issue_blocked;
  reg  [1:0]   issue_behind_d1;
  reg  [1:0]   issue_behind_d2;
  reg  [1:0]   issue_behind_d3;
  reg  [1:0]   issue_behind_d4;
  reg          issue_issued_valid_d9;
  reg          issue_issued_valid_d10;
  reg          issue_issued_valid_d11;
  reg  [9:0]   issue_issued_value_qp_d9;
  reg  [9:0]   issue_issued_value_qp_d10;
  reg  [9:0]   issue_issued_value_qp_d11;
  reg          may_wait;
  reg  [31:0]  now_d3;
  reg  [31:0]  now_d4;
  reg  [31:0]  now_d5;
  reg  [31:0]  now_d6;
  reg  [31:0]  now_d7;
  reg  [31:0]  now_d8;
  reg          writes_pre5;
  reg          writes_pre4;
  reg          writes_pre3;
  reg          writes_pre2;
  reg          writes_pre1;
  reg          writes;
  reg  [9:0]   issue_issued_value_qp_d12;
  reg  [9:0]   issue_issued_value_qp_d13;
  reg  [9:0]   write_qp;
  (* ram_style = "distributed" *)
  reg          counts_verdicts [0:127];
  wire         issue_setup_ready;
  wire         issue_sent_ready;
  wire         issue_acknowledgement_ready;
  wire         issue_expired_ready;
  wire         issue_issued_valid;
  wire [2:0]   issue_issued_value_kind;
  wire [9:0]   issue_issued_value_qp;
  wire [23:0]  issue_issued_value_psn;
  wire [23:0]  issue_issued_value_msn;
  wire         issue_issued_value_retrans;
  wire         issue_issued_value_more;
  wire [7:0]   issue_issued_report_syndrome;
  wire         issue_issued_report_sack;
  wire [23:0]  issue_issued_report_start;
  wire [7:0]   issue_issued_report_length;
  wire [127:0] issue_issued_report_bitmap;
  wire [23:0]  issue_target;
  wire [1:0]   issue_behind;
  wire         issue_losses;
  wire         tables_active;
  wire [23:0]  tables_numbers_una;
  wire [23:0]  tables_numbers_next;
  wire [23:0]  tables_numbers_messages;
  wire [23:0]  tables_numbers_newest;
  wire [31:0]  tables_word_generation_start;
  wire [31:0]  tables_word_progress_time;
  wire         tables_word_hold;
  wire [23:0]  tables_word_hold_psn;
  wire [2:0]   tables_word_retries;
  wire [2:0]   tables_word_rnr_retries;
  wire         tables_word_paused;
  wire [23:0]  tables_word_paused_psn;
  wire         tables_word_probed;
  wire [15:0]  tables_word_srtt;
  wire         tables_word_sampling;
  wire [23:0]  tables_word_sample_psn;
  wire [23:0]  tables_word_sample_time;
  wire         tables_word_dropped;
  wire [23:0]  tables_word_dropped_psn;
  wire         tables_word_more;
  wire         tables_word_failed;
  wire [2:0]   tables_word_retry_limit;
  wire [2:0]   tables_word_rnr_limit;
  wire [4:0]   tables_word_rto_exponent;
  wire [255:0] tables_pending;
  wire [255:0] tables_rings_sacked;
  wire [255:0] tables_rings_current;
  wire [255:0] tables_rings_previous;
  wire         choices_found_any;
  wire         choices_found_more;
  wire [7:0]   choices_found_place;
  wire         choices_found_is_named;
  wire         pipeline_misses;
  wire [9:0]   pipeline_resend_qp;
  wire [23:0]  pipeline_resend_psn;
  wire         pipeline_resend_ack_request;
  wire [23:0]  pipeline_new_numbers_una;
  wire [23:0]  pipeline_new_numbers_next;
  wire [23:0]  pipeline_new_numbers_messages;
  wire [23:0]  pipeline_new_numbers_newest;
  wire [31:0]  pipeline_result_word_generation_start;
  wire [31:0]  pipeline_result_word_progress_time;
  wire         pipeline_result_word_hold;
  wire [23:0]  pipeline_result_word_hold_psn;
  wire [2:0]   pipeline_result_word_retries;
  wire [2:0]   pipeline_result_word_rnr_retries;
  wire [23:0]  pipeline_result_word_paused_psn;
  wire         pipeline_result_word_probed;
  wire [15:0]  pipeline_result_word_srtt;
  wire         pipeline_result_word_sampling;
  wire [23:0]  pipeline_result_word_sample_psn;
  wire [23:0]  pipeline_result_word_sample_time;
  wire         pipeline_result_word_dropped;
  wire [23:0]  pipeline_result_word_dropped_psn;
  wire         pipeline_result_word_more;
  wire         pipeline_result_word_failed;
  wire [2:0]   pipeline_result_word_retry_limit;
  wire [2:0]   pipeline_result_word_rnr_limit;
  wire [4:0]   pipeline_result_word_rto_exponent;
  wire         pipeline_result_updates;
  wire         pipeline_result_fails;
  wire [3:0]   pipeline_result_status;
  wire         pipeline_result_deferred;
  wire         pipeline_result_timeout;
  wire         pipeline_result_probe;
  wire         pipeline_result_pause;
  wire         pipeline_result_drop;
  wire         pipeline_result_sack;
  wire         pipeline_result_idle;
  wire [255:0] pipeline_new_pending;
  wire [255:0] pipeline_new_rings_sacked;
  wire [255:0] pipeline_new_rings_current;
  wire [255:0] pipeline_new_rings_previous;
  wire         comes_setup_in_ready;
  wire         comes_setup_out_valid;
  wire [9:0]   comes_setup_out_payload;
  wire         comes_sent_out_valid;
  wire [2:0]   comes_sent_out_payload_kind;
  wire [9:0]   comes_sent_out_payload_qp;
  wire [23:0]  comes_sent_out_payload_psn;
  wire [23:0]  comes_sent_out_payload_msn;
  wire         comes_sent_out_payload_retrans;
  wire         comes_sent_out_payload_more;
  wire         comes_waiting_in_ready;
  wire         comes_waiting_out_valid;
  wire [9:0]   comes_waiting_out_payload_qp;
  wire [7:0]   comes_waiting_out_payload_syndrome;
  wire         comes_waiting_out_payload_sack;
  wire [23:0]  comes_waiting_out_payload_psn;
  wire         comes_waiting_out_payload_retrans;
  wire [23:0]  comes_waiting_out_payload_msn;
  wire         comes_waiting_out_payload_becn;
  wire [23:0]  comes_waiting_out_payload_start;
  wire [7:0]   comes_waiting_out_payload_length;
  wire [127:0] comes_waiting_out_payload_bitmap;
  wire         comes_next_in_ready;
  wire         comes_next_out_valid;
  wire [9:0]   comes_next_out_payload_qp;
  wire [7:0]   comes_next_out_payload_syndrome;
  wire         comes_next_out_payload_sack;
  wire [23:0]  comes_next_out_payload_psn;
  wire         comes_next_out_payload_retrans;
  wire [23:0]  comes_next_out_payload_msn;
  wire         comes_next_out_payload_becn;
  wire [23:0]  comes_next_out_payload_start;
  wire [7:0]   comes_next_out_payload_length;
  wire [127:0] comes_next_out_payload_bitmap;
  wire         failures_in_ready;
  wire [5:0]   failures_level;
  wire         pick_pick_some;
  wire         pick_pick_first_waits;
  wire         pick_pick_choice_any;
  wire         pick_pick_choice_more;
  wire [7:0]   pick_pick_choice_place;
  wire         pick_pick_choice_is_named;
  wire [1:0]   timer_deadline_kind;
  wire [31:0]  timer_deadline_time;
  wire         scan_expired_valid;
  wire [9:0]   scan_expired_payload;
  wire [1:0]   table_inst_found_kind;
  wire [31:0]  table_inst_found_time;

  wire [2:0]   comes_kind_2 = KIND_ACKNOWLEDGE;
  wire         comes_setup_in_valid = setup_valid & ~comes_begun;
  wire [2:0]   comes_kind = KIND_SENT;
  wire         comes_full = acknowledgement_valid & ~comes_waiting_in_ready;
  wire         tables_clear = issue_issued_valid & (issue_issued_value_kind == KIND_CLEAR);
  wire         counts_verdicts_data = counts_verdicts[counts_head];
  wire         judges = asks_d1 & counts;
  wire         failures_in_valid = issue_issued_valid_d8 & pipeline_result_fails;
  wire         timer_outstanding = numbers_una != numbers_next;

  WindowIssue_1024 issue (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(comes_setup_out_valid),
    .setup_ready(issue_setup_ready),
    .setup_payload(comes_setup_out_payload),
    .sent_valid(comes_sent_out_valid),
    .sent_ready(issue_sent_ready),
    .sent_payload_kind(comes_sent_out_payload_kind),
    .sent_payload_qp(comes_sent_out_payload_qp),
    .sent_payload_psn(comes_sent_out_payload_psn),
    .sent_payload_msn(comes_sent_out_payload_msn),
    .sent_payload_retrans(comes_sent_out_payload_retrans),
    .sent_payload_more(comes_sent_out_payload_more),
    .acknowledgement_valid(comes_next_out_valid),
    .acknowledgement_ready(issue_acknowledgement_ready),
    .acknowledgement_payload_kind(comes_kind_2),
    .acknowledgement_payload_qp(comes_next_out_payload_qp),
    .acknowledgement_payload_psn(comes_next_out_payload_psn),
    .acknowledgement_payload_msn(comes_next_out_payload_msn),
    .acknowledgement_payload_retrans(comes_next_out_payload_retrans),
    .acknowledgement_payload_more(1'b0),
    .report_syndrome(comes_next_out_payload_syndrome),
    .report_sack(comes_next_out_payload_sack),
    .report_start(comes_next_out_payload_start),
    .report_length(comes_next_out_payload_length),
    .report_bitmap(comes_next_out_payload_bitmap),
    .expired_valid(scan_expired_valid),
    .expired_ready(issue_expired_ready),
    .expired_payload(scan_expired_payload),
    .pick_valid(ask_valid),
    .pick_ready(ask_ready),
    .pick_payload(ask_payload),
    .blocked(issue_blocked),
    .issued_valid(issue_issued_valid),
    .issued_value_kind(issue_issued_value_kind),
    .issued_value_qp(issue_issued_value_qp),
    .issued_value_psn(issue_issued_value_psn),
    .issued_value_msn(issue_issued_value_msn),
    .issued_value_retrans(issue_issued_value_retrans),
    .issued_value_more(issue_issued_value_more),
    .issued_report_syndrome(issue_issued_report_syndrome),
    .issued_report_sack(issue_issued_report_sack),
    .issued_report_start(issue_issued_report_start),
    .issued_report_length(issue_issued_report_length),
    .issued_report_bitmap(issue_issued_report_bitmap),
    .target(issue_target),
    .behind(issue_behind),
    .losses(issue_losses)
  );

  WindowTables_alveo_100g tables (
    .clk(clk),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .clear(tables_clear),
    .read_qp(issue_issued_value_qp),
    .active(tables_active),
    .numbers_una(tables_numbers_una),
    .numbers_next(tables_numbers_next),
    .numbers_messages(tables_numbers_messages),
    .numbers_newest(tables_numbers_newest),
    .word_generation_start(tables_word_generation_start),
    .word_progress_time(tables_word_progress_time),
    .word_hold(tables_word_hold),
    .word_hold_psn(tables_word_hold_psn),
    .word_retries(tables_word_retries),
    .word_rnr_retries(tables_word_rnr_retries),
    .word_paused(tables_word_paused),
    .word_paused_psn(tables_word_paused_psn),
    .word_probed(tables_word_probed),
    .word_srtt(tables_word_srtt),
    .word_sampling(tables_word_sampling),
    .word_sample_psn(tables_word_sample_psn),
    .word_sample_time(tables_word_sample_time),
    .word_dropped(tables_word_dropped),
    .word_dropped_psn(tables_word_dropped_psn),
    .word_more(tables_word_more),
    .word_failed(tables_word_failed),
    .word_retry_limit(tables_word_retry_limit),
    .word_rnr_limit(tables_word_rnr_limit),
    .word_rto_exponent(tables_word_rto_exponent),
    .pending(tables_pending),
    .rings_sacked(tables_rings_sacked),
    .rings_current(tables_rings_current),
    .rings_previous(tables_rings_previous),
    .write_numbers(issue_issued_valid_d6),
    .numbers_qp(issue_issued_value_qp_d6),
    .new_numbers_una(pipeline_new_numbers_una),
    .new_numbers_next(pipeline_new_numbers_next),
    .new_numbers_messages(pipeline_new_numbers_messages),
    .new_numbers_newest(pipeline_new_numbers_newest),
    .write(issue_issued_valid_d8),
    .write_qp(issue_issued_value_qp_d8),
    .new_word_generation_start(pipeline_result_word_generation_start),
    .new_word_progress_time(pipeline_result_word_progress_time),
    .new_word_hold(pipeline_result_word_hold),
    .new_word_hold_psn(pipeline_result_word_hold_psn),
    .new_word_retries(pipeline_result_word_retries),
    .new_word_rnr_retries(pipeline_result_word_rnr_retries),
    .new_word_paused(update_value_paused),
    .new_word_paused_psn(pipeline_result_word_paused_psn),
    .new_word_probed(pipeline_result_word_probed),
    .new_word_srtt(pipeline_result_word_srtt),
    .new_word_sampling(pipeline_result_word_sampling),
    .new_word_sample_psn(pipeline_result_word_sample_psn),
    .new_word_sample_time(pipeline_result_word_sample_time),
    .new_word_dropped(pipeline_result_word_dropped),
    .new_word_dropped_psn(pipeline_result_word_dropped_psn),
    .new_word_more(pipeline_result_word_more),
    .new_word_failed(pipeline_result_word_failed),
    .new_word_retry_limit(pipeline_result_word_retry_limit),
    .new_word_rnr_limit(pipeline_result_word_rnr_limit),
    .new_word_rto_exponent(pipeline_result_word_rto_exponent),
    .new_pending(pipeline_new_pending),
    .new_rings_sacked(pipeline_new_rings_sacked),
    .new_rings_current(pipeline_new_rings_current),
    .new_rings_previous(pipeline_new_rings_previous)
  );

  ChoiceTable_alveo_100g choices (
    .clk(clk),
    .write(issue_issued_valid_d11),
    .write_qp(issue_issued_value_qp_d11),
    .choice_any(pick_pick_choice_any),
    .choice_more(pick_pick_choice_more),
    .choice_place(pick_pick_choice_place),
    .choice_is_named(pick_pick_choice_is_named),
    .read_qp(issue_issued_value_qp_d2),
    .missed(issue_behind_d4),
    .found_any(choices_found_any),
    .found_more(choices_found_more),
    .found_place(choices_found_place),
    .found_is_named(choices_found_is_named)
  );

  WindowPipeline_alveo_100g pipeline (
    .clk(clk),
    .rst(in_reset),
    .valid(issue_issued_valid),
    .operation_kind(issue_issued_value_kind),
    .operation_qp(issue_issued_value_qp),
    .operation_psn(issue_issued_value_psn),
    .operation_msn(issue_issued_value_msn),
    .operation_retrans(issue_issued_value_retrans),
    .operation_more(issue_issued_value_more),
    .report_syndrome(issue_issued_report_syndrome),
    .report_sack(issue_issued_report_sack),
    .report_start(issue_issued_report_start),
    .report_length(issue_issued_report_length),
    .report_bitmap(issue_issued_report_bitmap),
    .target(issue_target),
    .now(now_d2),
    .active(tables_active),
    .numbers_una(tables_numbers_una),
    .numbers_next(tables_numbers_next),
    .numbers_messages(tables_numbers_messages),
    .numbers_newest(tables_numbers_newest),
    .counts(counts),
    .word_generation_start(tables_word_generation_start),
    .word_progress_time(tables_word_progress_time),
    .word_hold(tables_word_hold),
    .word_hold_psn(tables_word_hold_psn),
    .word_retries(tables_word_retries),
    .word_rnr_retries(tables_word_rnr_retries),
    .word_paused(tables_word_paused),
    .word_paused_psn(tables_word_paused_psn),
    .word_probed(tables_word_probed),
    .word_srtt(tables_word_srtt),
    .word_sampling(tables_word_sampling),
    .word_sample_psn(tables_word_sample_psn),
    .word_sample_time(tables_word_sample_time),
    .word_dropped(tables_word_dropped),
    .word_dropped_psn(tables_word_dropped_psn),
    .word_more(tables_word_more),
    .word_failed(tables_word_failed),
    .word_retry_limit(tables_word_retry_limit),
    .word_rnr_limit(tables_word_rnr_limit),
    .word_rto_exponent(tables_word_rto_exponent),
    .choice_any(choices_found_any),
    .choice_more(choices_found_more),
    .choice_place(choices_found_place),
    .choice_is_named(choices_found_is_named),
    .pending(tables_pending),
    .rings_sacked(tables_rings_sacked),
    .rings_current(tables_rings_current),
    .rings_previous(tables_rings_previous),
    .deadline_kind(table_inst_found_kind),
    .deadline_time(table_inst_found_time),
    .fresh_numbers_una(setup_payload_context_send_psn),
    .fresh_numbers_next(setup_payload_context_send_psn),
    .fresh_numbers_messages(24'd0),
    .fresh_numbers_newest(24'd0),
    .fresh_generation_start(32'd0),
    .fresh_progress_time(32'd0),
    .fresh_hold(1'b0),
    .fresh_hold_psn(24'd0),
    .fresh_retries(setup_payload_context_retries),
    .fresh_rnr_retries(setup_payload_context_rnr_retries),
    .fresh_paused(1'b0),
    .fresh_paused_psn(24'd0),
    .fresh_probed(1'b0),
    .fresh_srtt(setup_payload_context_initial_srtt),
    .fresh_sampling(1'b0),
    .fresh_sample_psn(24'd0),
    .fresh_sample_time(24'd0),
    .fresh_dropped(1'b0),
    .fresh_dropped_psn(24'd0),
    .fresh_more(1'b0),
    .fresh_failed(1'b0),
    .fresh_retry_limit(setup_payload_context_retries),
    .fresh_rnr_limit(setup_payload_context_rnr_retries),
    .fresh_rto_exponent(setup_payload_context_rto_exponent),
    .srtt_shift(settings_srtt_shift),
    .jitter(settings_jitter),
    .row(row_value),
    .takes(events_resend),
    .misses(pipeline_misses),
    .resend_qp(pipeline_resend_qp),
    .resend_psn(pipeline_resend_psn),
    .resend_ack_request(pipeline_resend_ack_request),
    .new_numbers_una(pipeline_new_numbers_una),
    .new_numbers_next(pipeline_new_numbers_next),
    .new_numbers_messages(pipeline_new_numbers_messages),
    .new_numbers_newest(pipeline_new_numbers_newest),
    .result_word_generation_start(pipeline_result_word_generation_start),
    .result_word_progress_time(pipeline_result_word_progress_time),
    .result_word_hold(pipeline_result_word_hold),
    .result_word_hold_psn(pipeline_result_word_hold_psn),
    .result_word_retries(pipeline_result_word_retries),
    .result_word_rnr_retries(pipeline_result_word_rnr_retries),
    .result_word_paused(update_value_paused),
    .result_word_paused_psn(pipeline_result_word_paused_psn),
    .result_word_probed(pipeline_result_word_probed),
    .result_word_srtt(pipeline_result_word_srtt),
    .result_word_sampling(pipeline_result_word_sampling),
    .result_word_sample_psn(pipeline_result_word_sample_psn),
    .result_word_sample_time(pipeline_result_word_sample_time),
    .result_word_dropped(pipeline_result_word_dropped),
    .result_word_dropped_psn(pipeline_result_word_dropped_psn),
    .result_word_more(pipeline_result_word_more),
    .result_word_failed(pipeline_result_word_failed),
    .result_word_retry_limit(pipeline_result_word_retry_limit),
    .result_word_rnr_limit(pipeline_result_word_rnr_limit),
    .result_word_rto_exponent(pipeline_result_word_rto_exponent),
    .result_updates(pipeline_result_updates),
    .result_fails(pipeline_result_fails),
    .result_status(pipeline_result_status),
    .result_deferred(pipeline_result_deferred),
    .result_timeout(pipeline_result_timeout),
    .result_probe(pipeline_result_probe),
    .result_pause(pipeline_result_pause),
    .result_drop(pipeline_result_drop),
    .result_sack(pipeline_result_sack),
    .result_idle(pipeline_result_idle),
    .new_pending(pipeline_new_pending),
    .new_rings_sacked(pipeline_new_rings_sacked),
    .new_rings_current(pipeline_new_rings_current),
    .new_rings_previous(pipeline_new_rings_previous)
  );

  HalfSlice_u10 comes_setup (
    .clk(clk),
    .rst(in_reset),
    .in_valid(comes_setup_in_valid),
    .in_ready(comes_setup_in_ready),
    .in_payload(setup_payload_qp),
    .out_valid(comes_setup_out_valid),
    .out_ready(issue_setup_ready),
    .out_payload(comes_setup_out_payload)
  );

  HalfSlice_WindowOperation63_707d comes_sent (
    .clk(clk),
    .rst(in_reset),
    .in_valid(sent_valid),
    .in_ready(sent_ready),
    .in_payload_kind(comes_kind),
    .in_payload_qp(sent_payload_qp),
    .in_payload_psn(sent_payload_psn),
    .in_payload_msn(sent_payload_msn),
    .in_payload_retrans(sent_payload_retrans),
    .in_payload_more(sent_payload_more),
    .out_valid(comes_sent_out_valid),
    .out_ready(issue_sent_ready),
    .out_payload_kind(comes_sent_out_payload_kind),
    .out_payload_qp(comes_sent_out_payload_qp),
    .out_payload_psn(comes_sent_out_payload_psn),
    .out_payload_msn(comes_sent_out_payload_msn),
    .out_payload_retrans(comes_sent_out_payload_retrans),
    .out_payload_more(comes_sent_out_payload_more)
  );

  Fifo_Acknowledgement229_6707_64_LUTRAM comes_waiting (
    .clk(clk),
    .rst(in_reset),
    .in_valid(acknowledgement_valid),
    .in_ready(comes_waiting_in_ready),
    .in_payload_qp(acknowledgement_value_qp),
    .in_payload_syndrome(acknowledgement_value_syndrome),
    .in_payload_sack(acknowledgement_value_sack),
    .in_payload_psn(acknowledgement_value_psn),
    .in_payload_retrans(acknowledgement_value_retrans),
    .in_payload_msn(acknowledgement_value_msn),
    .in_payload_becn(acknowledgement_value_becn),
    .in_payload_start(acknowledgement_value_start),
    .in_payload_length(acknowledgement_value_length),
    .in_payload_bitmap(acknowledgement_value_bitmap),
    .out_valid(comes_waiting_out_valid),
    .out_ready(comes_next_in_ready),
    .out_payload_qp(comes_waiting_out_payload_qp),
    .out_payload_syndrome(comes_waiting_out_payload_syndrome),
    .out_payload_sack(comes_waiting_out_payload_sack),
    .out_payload_psn(comes_waiting_out_payload_psn),
    .out_payload_retrans(comes_waiting_out_payload_retrans),
    .out_payload_msn(comes_waiting_out_payload_msn),
    .out_payload_becn(comes_waiting_out_payload_becn),
    .out_payload_start(comes_waiting_out_payload_start),
    .out_payload_length(comes_waiting_out_payload_length),
    .out_payload_bitmap(comes_waiting_out_payload_bitmap)
  );

  HalfSlice_Acknowledgement229_6707 comes_next (
    .clk(clk),
    .rst(in_reset),
    .in_valid(comes_waiting_out_valid),
    .in_ready(comes_next_in_ready),
    .in_payload_qp(comes_waiting_out_payload_qp),
    .in_payload_syndrome(comes_waiting_out_payload_syndrome),
    .in_payload_sack(comes_waiting_out_payload_sack),
    .in_payload_psn(comes_waiting_out_payload_psn),
    .in_payload_retrans(comes_waiting_out_payload_retrans),
    .in_payload_msn(comes_waiting_out_payload_msn),
    .in_payload_becn(comes_waiting_out_payload_becn),
    .in_payload_start(comes_waiting_out_payload_start),
    .in_payload_length(comes_waiting_out_payload_length),
    .in_payload_bitmap(comes_waiting_out_payload_bitmap),
    .out_valid(comes_next_out_valid),
    .out_ready(issue_acknowledgement_ready),
    .out_payload_qp(comes_next_out_payload_qp),
    .out_payload_syndrome(comes_next_out_payload_syndrome),
    .out_payload_sack(comes_next_out_payload_sack),
    .out_payload_psn(comes_next_out_payload_psn),
    .out_payload_retrans(comes_next_out_payload_retrans),
    .out_payload_msn(comes_next_out_payload_msn),
    .out_payload_becn(comes_next_out_payload_becn),
    .out_payload_start(comes_next_out_payload_start),
    .out_payload_length(comes_next_out_payload_length),
    .out_payload_bitmap(comes_next_out_payload_bitmap)
  );

  Fifo_Failure18_39f8_32_LUTRAM_level failures (
    .clk(clk),
    .rst(in_reset),
    .in_valid(failures_in_valid),
    .in_ready(failures_in_ready),
    .in_payload_qp(issue_issued_value_qp_d8),
    .in_payload_send_status(pipeline_result_status),
    .in_payload_receive_status(4'd1),
    .out_valid(failure_valid),
    .out_ready(failure_ready),
    .out_payload_qp(failure_payload_qp),
    .out_payload_send_status(failure_payload_send_status),
    .out_payload_receive_status(failure_payload_receive_status),
    .level(failures_level)
  );

  ResendPick_256 pick_pick (
    .clk(clk),
    .pending(pipeline_new_pending),
    .first(numbers_una[7:0]),
    .named(pipeline_result_word_dropped),
    .named_place(pipeline_result_word_dropped_psn[7:0]),
    .some(pick_pick_some),
    .first_waits(pick_pick_first_waits),
    .choice_any(pick_pick_choice_any),
    .choice_more(pick_pick_choice_more),
    .choice_place(pick_pick_choice_place),
    .choice_is_named(pick_pick_choice_is_named)
  );

  WindowTimer timer (
    .clk(clk),
    .word_generation_start(pipeline_result_word_generation_start),
    .word_progress_time(pipeline_result_word_progress_time),
    .word_hold(pipeline_result_word_hold),
    .word_hold_psn(pipeline_result_word_hold_psn),
    .word_retries(pipeline_result_word_retries),
    .word_rnr_retries(pipeline_result_word_rnr_retries),
    .word_paused(update_value_paused),
    .word_paused_psn(pipeline_result_word_paused_psn),
    .word_probed(pipeline_result_word_probed),
    .word_srtt(pipeline_result_word_srtt),
    .word_sampling(pipeline_result_word_sampling),
    .word_sample_psn(pipeline_result_word_sample_psn),
    .word_sample_time(pipeline_result_word_sample_time),
    .word_dropped(pipeline_result_word_dropped),
    .word_dropped_psn(pipeline_result_word_dropped_psn),
    .word_more(pipeline_result_word_more),
    .word_failed(pipeline_result_word_failed),
    .word_retry_limit(pipeline_result_word_retry_limit),
    .word_rnr_limit(pipeline_result_word_rnr_limit),
    .word_rto_exponent(pipeline_result_word_rto_exponent),
    .outstanding(timer_outstanding),
    .active(tables_active_d6),
    .deferred(pipeline_result_deferred),
    .now(now_d8),
    .jitter(settings_jitter),
    .probe_multiple(settings_probe_multiple),
    .backoff_most(settings_backoff_most),
    .pending(pick_pick_some),
    .head_pending(pick_pick_first_waits),
    .deadline_kind(timer_deadline_kind),
    .deadline_time(timer_deadline_time)
  );

  TimerScan_1024 scan (
    .clk(clk),
    .rst(in_reset),
    .now(now),
    .write(writes),
    .write_qp(write_qp),
    .deadline_kind(timer_deadline_kind),
    .deadline_time(timer_deadline_time),
    .expired_valid(scan_expired_valid),
    .expired_ready(issue_expired_ready),
    .expired_payload(scan_expired_payload)
  );

  DeadlineTable_1024 table_inst (
    .clk(clk),
    .write(writes),
    .write_qp(write_qp),
    .deadline_kind(timer_deadline_kind),
    .deadline_time(timer_deadline_time),
    .read_qp(issue_issued_value_qp_d3),
    .found_kind(table_inst_found_kind),
    .found_time(table_inst_found_time)
  );

  assign ack_full = comes_full_d6 & acknowledged;
  assign resend_valid = pipeline_takes_d1;
  assign resend_value_qp = pipeline_resend_qp_d1;
  assign resend_value_psn = pipeline_resend_psn_d1;
  assign resend_value_ack_request = pipeline_resend_ack_request_d1;
  assign nothing = pipeline_misses_d1;
  assign losses_valid = issue_losses_d1;
  assign losses_value = issue_issued_value_qp_d1;
  assign row_valid = judges_d1;
  assign setup_ready = issue_issued_valid_d8 & issue_issued_value_kind_eq_d8;
  assign update_valid = issue_issued_valid_d8 & (pipeline_result_updates | issue_issued_value_kind_eq_d8);
  assign update_value_qp = issue_issued_value_qp_d8;
  assign update_value_una = numbers_una;
  assign update_value_messages = numbers_messages;
  assign events_sack = issue_issued_valid_d8 & pipeline_result_sack;
  assign events_drop = issue_issued_valid_d8 & pipeline_result_drop;
  assign events_pause = issue_issued_valid_d8 & pipeline_result_pause;
  assign events_timeout = issue_issued_valid_d8 & pipeline_result_timeout;
  assign events_probe = issue_issued_valid_d8 & pipeline_result_probe;
  assign resends_valid = issue_issued_valid_d10;
  assign resends_value_qp = issue_issued_value_qp_d10;

  always @(posedge clk) begin
    if (comes) begin
      counts_verdicts[counts_tail] <= acknowledged;
    end
  end

  // sources
  always @(posedge clk) begin
    if (in_reset) begin
      comes_begun <= 1'b0;
    end else begin
      if (comes_setup_in_valid & comes_setup_in_ready) begin
        comes_begun <= 1'b1;
      end
      if (setup_valid & setup_ready) begin
        comes_begun <= 1'b0;
      end
    end
  end

  // Valids.later
  always @(posedge clk) begin
    if (in_reset) begin
      comes_full_d1 <= 1'b0;
      comes_full_d2 <= 1'b0;
      comes_full_d3 <= 1'b0;
      comes_full_d4 <= 1'b0;
      comes_full_d5 <= 1'b0;
      comes_full_d6 <= 1'b0;
      comes_pre5 <= 1'b0;
      comes_pre4 <= 1'b0;
      comes_pre3 <= 1'b0;
      comes_pre2 <= 1'b0;
      comes_pre1 <= 1'b0;
      comes <= 1'b0;
      asks_pre2 <= 1'b0;
      asks_pre1 <= 1'b0;
      asks <= 1'b0;
      pipeline_takes_d1 <= 1'b0;
      pipeline_misses_d1 <= 1'b0;
      issue_losses_d1 <= 1'b0;
      asks_d1 <= 1'b0;
      judges_d1 <= 1'b0;
      issue_issued_valid_d1 <= 1'b0;
      issue_issued_valid_d2 <= 1'b0;
      issue_issued_valid_d3 <= 1'b0;
      issue_issued_valid_d4 <= 1'b0;
      issue_issued_valid_d5 <= 1'b0;
      issue_issued_valid_d6 <= 1'b0;
      issue_issued_valid_d7 <= 1'b0;
      issue_issued_valid_d8 <= 1'b0;
      issue_issued_valid_d9 <= 1'b0;
      issue_issued_valid_d10 <= 1'b0;
      issue_issued_valid_d11 <= 1'b0;
      writes_pre5 <= 1'b0;
      writes_pre4 <= 1'b0;
      writes_pre3 <= 1'b0;
      writes_pre2 <= 1'b0;
      writes_pre1 <= 1'b0;
      writes <= 1'b0;
    end else begin
      comes_full_d1 <= comes_full;
      comes_full_d2 <= comes_full_d1;
      comes_full_d3 <= comes_full_d2;
      comes_full_d4 <= comes_full_d3;
      comes_full_d5 <= comes_full_d4;
      comes_full_d6 <= comes_full_d5;
      comes_pre5 <= acknowledgement_valid & comes_waiting_in_ready;
      comes_pre4 <= comes_pre5;
      comes_pre3 <= comes_pre4;
      comes_pre2 <= comes_pre3;
      comes_pre1 <= comes_pre2;
      comes <= comes_pre1;
      asks_pre2 <= issue_issued_valid & (issue_issued_value_kind == KIND_ACKNOWLEDGE);
      asks_pre1 <= asks_pre2;
      asks <= asks_pre1;
      pipeline_takes_d1 <= events_resend;
      pipeline_misses_d1 <= pipeline_misses;
      issue_losses_d1 <= issue_losses;
      asks_d1 <= asks;
      judges_d1 <= judges;
      issue_issued_valid_d1 <= issue_issued_valid;
      issue_issued_valid_d2 <= issue_issued_valid_d1;
      issue_issued_valid_d3 <= issue_issued_valid_d2;
      issue_issued_valid_d4 <= issue_issued_valid_d3;
      issue_issued_valid_d5 <= issue_issued_valid_d4;
      issue_issued_valid_d6 <= issue_issued_valid_d5;
      issue_issued_valid_d7 <= issue_issued_valid_d6;
      issue_issued_valid_d8 <= issue_issued_valid_d7;
      issue_issued_valid_d9 <= issue_issued_valid_d8;
      issue_issued_valid_d10 <= issue_issued_valid_d9;
      issue_issued_valid_d11 <= issue_issued_valid_d10;
      writes_pre5 <= issue_issued_valid_d8 & ~pipeline_result_idle;
      writes_pre4 <= writes_pre5;
      writes_pre3 <= writes_pre4;
      writes_pre2 <= writes_pre3;
      writes_pre1 <= writes_pre2;
      writes <= writes_pre1;
    end
  end

  // counts
  always @(posedge clk) begin
    if (in_reset) begin
      counts_tail <= 7'd0;
      counts_head <= 7'd0;
    end else begin
      if (comes) begin
        counts_tail <= counts_tail + 7'd1;
      end
      if (asks) begin
        counts_head <= counts_head + 7'd1;
      end
    end
  end

  // body
  always @(posedge clk) begin
    pipeline_new_numbers_una_d1 <= pipeline_new_numbers_una;
    pipeline_new_numbers_next_d1 <= pipeline_new_numbers_next;
    pipeline_new_numbers_messages_d1 <= pipeline_new_numbers_messages;
    pipeline_new_numbers_newest_d1 <= pipeline_new_numbers_newest;
    numbers_una <= pipeline_new_numbers_una_d1;
    numbers_next <= pipeline_new_numbers_next_d1;
    numbers_messages <= pipeline_new_numbers_messages_d1;
    numbers_newest <= pipeline_new_numbers_newest_d1;
    issue_issued_value_qp_d2 <= issue_issued_value_qp_d1;
    issue_issued_value_qp_d3 <= issue_issued_value_qp_d2;
    issue_issued_value_qp_d4 <= issue_issued_value_qp_d3;
    issue_issued_value_qp_d5 <= issue_issued_value_qp_d4;
    issue_issued_value_qp_d6 <= issue_issued_value_qp_d5;
    issue_issued_value_qp_d7 <= issue_issued_value_qp_d6;
    issue_issued_value_qp_d8 <= issue_issued_value_qp_d7;
    issue_issued_value_kind_eq_d1 <= issue_issued_value_kind == KIND_SETUP;
    issue_issued_value_kind_eq_d2 <= issue_issued_value_kind_eq_d1;
    issue_issued_value_kind_eq_d3 <= issue_issued_value_kind_eq_d2;
    issue_issued_value_kind_eq_d4 <= issue_issued_value_kind_eq_d3;
    issue_issued_value_kind_eq_d5 <= issue_issued_value_kind_eq_d4;
    issue_issued_value_kind_eq_d6 <= issue_issued_value_kind_eq_d5;
    issue_issued_value_kind_eq_d7 <= issue_issued_value_kind_eq_d6;
    issue_issued_value_kind_eq_d8 <= issue_issued_value_kind_eq_d7;
    tables_active_d1 <= tables_active;
    tables_active_d2 <= tables_active_d1;
    tables_active_d3 <= tables_active_d2;
    tables_active_d4 <= tables_active_d3;
    tables_active_d5 <= tables_active_d4;
    tables_active_d6 <= tables_active_d5;
    issue_behind_d1 <= issue_behind;
    issue_behind_d2 <= issue_behind_d1;
    issue_behind_d3 <= issue_behind_d2;
    issue_behind_d4 <= issue_behind_d3;
    in_reset <= rst;
  end

  // counts
  always @(posedge clk) begin
    counts <= counts_verdicts_data;
  end

  // feed
  always @(posedge clk) begin
    now_d1 <= now;
    now_d2 <= now_d1;
  end

  // answers
  always @(posedge clk) begin
    pipeline_resend_qp_d1 <= pipeline_resend_qp;
    pipeline_resend_psn_d1 <= pipeline_resend_psn;
    pipeline_resend_ack_request_d1 <= pipeline_resend_ack_request;
    issue_issued_value_qp_d1 <= issue_issued_value_qp;
  end

  // failures
  always @(posedge clk) begin
    issue_blocked <= failures_level >= 6'd16;
  end

  // choose
  always @(posedge clk) begin
    issue_issued_value_qp_d9 <= issue_issued_value_qp_d8;
    issue_issued_value_qp_d10 <= issue_issued_value_qp_d9;
    issue_issued_value_qp_d11 <= issue_issued_value_qp_d10;
  end

  // write
  always @(posedge clk) begin
    may_wait <= tables_active_d6 & ~(pipeline_result_word_failed | update_value_paused);
    resends_value_waits <= pick_pick_some & may_wait;
  end

  // timers
  always @(posedge clk) begin
    now_d3 <= now_d2;
    now_d4 <= now_d3;
    now_d5 <= now_d4;
    now_d6 <= now_d5;
    now_d7 <= now_d6;
    now_d8 <= now_d7;
    issue_issued_value_qp_d12 <= issue_issued_value_qp_d11;
    issue_issued_value_qp_d13 <= issue_issued_value_qp_d12;
    write_qp <= issue_issued_value_qp_d13;
  end

  wire        _unused = &{1'b0, setup_payload_context_peer_qp, setup_payload_context_address_handle,
                          setup_payload_context_partition, setup_payload_context_domain,
                          setup_payload_context_mtu_code, setup_payload_context_profile,
                          setup_payload_context_remote_write, setup_payload_context_receive_psn,
                          setup_payload_context_send_window, setup_payload_context_message_limit,
                          setup_payload_context_sack_threshold, setup_payload_context_rnr_timer,
                          setup_payload_context_last_path, setup_payload_context_rate,
                          setup_payload_context_send_cq, setup_payload_context_receive_cq,
                          setup_payload_context_send_queue, setup_payload_context_send_queue_size,
                          setup_payload_context_receive_queue, setup_payload_context_receive_queue_size,
                          settings_mac, settings_ipv4, settings_ipv6, settings_enable,
                          settings_check_trim_dscp, settings_check_trim_last_dscp,
                          settings_check_trim_icrc_optional, settings_check_transport_version,
                          settings_choice_udp_port, settings_choice_retrans, settings_choice_sack_bytes,
                          settings_choice_sack_bits, settings_choice_sack_missing, settings_time_to_live,
                          settings_source_port_base, settings_dscp_data, settings_dscp_request,
                          settings_dscp_control, settings_dscp_probe, settings_ack_every, settings_ack_delay,
                          settings_ack_on_end, settings_rotate, settings_trim_nak, settings_trim_local,
                          settings_burst, settings_quiet, settings_events_count, settings_events_time,
                          sent_payload_ends_message, comes_next_out_payload_becn, numbers_newest,
                          failures_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) the_verdict_is_there: assert (~asks | (counts_head != counts_tail));
  always @(posedge clk) if (!in_reset) a_failure_finds_room: assert (~failures_in_valid | failures_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~asks | (counts_head != counts_tail))) begin
    $display("SendWindow.java: HDL801: claim 'the verdict is there' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~failures_in_valid | failures_in_ready)) begin
    $display("SendWindow.java: HDL801: claim 'a failure finds room' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
