`default_nettype none

// AckBuilder_small: forms acknowledgements at the moment of sending.  Generated from AckBuilder.java.
module AckBuilder_small (
  input  wire         clk,
  input  wire         rst,
  input  wire         drop_nak_valid,  // at once, before everything else
  input  wire [3:0]   drop_nak_value_qp,  // queue pair, local number
  input  wire [23:0]  drop_nak_value_psn,  // the trimmed packet
  input  wire         drop_nak_value_retrans,  // copy of its bit
  input  wire         requests_valid,  // queue pairs that want an acknowledgement
  output wire         requests_ready,
  input  wire [3:0]   requests_payload_qp,  // queue pair, local number
  input  wire [2:0]   requests_payload_code,  // fatal NAK: as in FatalError; 0 = none
  input  wire         requests_payload_not_ready,  // RNR NAK, if no other
  input  wire         requests_payload_becn,  // congestion was seen since the last request
  input  wire         requests_payload_gapless,  // no packet had arrived behind a gap: there is nothing to say in a SACK
  input  wire         reported_valid,  // the progress that may be reported
  input  wire [3:0]   reported_value_qp,
  input  wire [23:0]  reported_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0]  reported_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0]  reported_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0]  reported_value_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  input  wire         state_valid,
  input  wire [3:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  input  wire         setup_valid,  // a new life of a queue pair
  output wire         setup_ready,
  input  wire [3:0]   setup_payload_qp,  // queue pair, local number
  input  wire [23:0]  setup_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [3:0]   setup_payload_context_address_handle,  // address handle of the peer
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
  input  wire [3:0]   setup_payload_context_send_cq,  // completion queue of sends
  input  wire [3:0]   setup_payload_context_receive_cq,  // completion queue of receives
  input  wire [63:0]  setup_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0]  setup_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  input  wire         rotate,  // rel_sack_rotate
  output wire         sack_request_valid,  // to the tracker: queue pair
  output wire [3:0]   sack_request_value,
  input  wire         sack_row_valid,  // from the tracker, one per request, SackTracker.SACK_LATENCY cycles behind it
  input  wire [127:0] sack_row_value_bitmap,  // bit i: the packet expected + i has arrived; as many as the window
  input  wire [23:0]  sack_row_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0]  sack_row_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0]  sack_row_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0]  sack_row_value_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output wire         answers_valid,
  input  wire         answers_ready,
  output wire [3:0]   answers_payload_qp,  // queue pair, local number
  output wire [2:0]   answers_payload_kind,
  output wire [23:0]  answers_payload_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  output wire [7:0]   answers_payload_syndrome,  // of AETH
  output wire [23:0]  answers_payload_msn,  // aMSN
  output wire [23:0]  answers_payload_po,  // of POETH; of an RTT Response its UDP source port
  output wire         answers_payload_becn,
  output wire         answers_payload_retrans,
  output wire [7:0]   answers_payload_sack_valid_length,  // 1 to 128 bits count
  output wire [23:0]  answers_payload_sack_start,  // PSN of the least significant bit
  output wire [127:0] answers_payload_sack_bitmap,  // bit i: PSN start + i has been received
  output wire [23:0]  answers_payload_peer_qp,  // queue pair number at the peer
  output wire [15:0]  answers_payload_peer_partition,  // P_Key
  output wire [3:0]   answers_payload_peer_handle,  // address handle
  output wire [4:0]   answers_payload_peer_paths,  // 1 to 16
  output wire         failures_valid,  // a fatal NAK is on its way
  input  wire         failures_ready,
  output wire [3:0]   failures_payload_qp,  // queue pair, local number
  output wire [3:0]   failures_payload_send_status,  // status of the oldest incomplete send request; FLUSHED if the failure is not its own
  output wire [3:0]   failures_payload_receive_status,  // status of the oldest incomplete receive request; FLUSHED if the failure is not its own
  output wire         made_valid,  // counter: answers made
  output wire [2:0]   made_value,
  output wire         nak_full,  // counter tx_nak_full: Packet Drop NAK without room
  output wire         letting_go  // answers of a queue pair that has been reset are still being let go
);
  localparam [2:0] QUEUE_PAIR_STATE_RESET = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_RTR   = 3'd2;
  localparam [2:0] QUEUE_PAIR_STATE_RTS   = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD   = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_ERR   = 3'd5;
  localparam [2:0] ANSWER_KIND_ACK        = 3'd0;
  localparam [2:0] ANSWER_KIND_SACK       = 3'd1;
  localparam [2:0] ANSWER_KIND_RNR_NAK    = 3'd2;
  localparam [2:0] ANSWER_KIND_NAK        = 3'd3;
  localparam [2:0] ANSWER_KIND_DROP_NAK   = 3'd4;

  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg  [5:0]   under_way;
  reg          goes_stage;
  reg          goes_stage_2;
  reg          goes_stage_3;
  reg          goes_stage_4;
  reg          goes_stage_5;
  reg          goes_stage_6;
  reg          goes_stage_7;
  reg          goes_stage_8;
  reg          goes_stage_9;
  reg          goes_stage_10;
  reg          goes_stage_11;
  reg          goes_stage_12;
  reg          goes_stage_13;
  reg          goes_stage_14;
  reg          goes_stage_15;
  reg          goes_stage_16;
  reg          goes_stage_17;
  reg          goes_stage_18;
  reg          goes_stage_19;
  reg          goes_stage_20;
  reg          goes_stage_21;
  reg          goes_stage_22;
  reg          goes_stage_23;
  reg          goes_stage_24;
  reg          goes_stage_25;
  reg          goes_stage_26;
  reg          goes_stage_27;
  reg          goes_stage_28;
  reg          goes_stage_29;
  reg          goes_stage_30;
  reg          goes_stage_31;
  reg          goes_stage_32;
  reg          goes_stage_33;
  reg          goes_stage_34;
  reg          goes_stage_35;
  reg          goes_stage_36;
  reg          goes_stage_37;
  reg          goes_stage_38;
  reg          goes_stage_39;
  reg          goes_stage_40;
  reg          goes_stage_41;
  reg          goes_stage_42;
  reg          goes_stage_43;
  reg          goes_stage_44;
  reg          goes_stage_45;
  reg          goes_stage_46;
  reg          goes_stage_47;
  reg          goes_stage_48;
  reg  [3:0]   state_value_qp_past;
  reg  [3:0]   state_value_qp_past2;
  reg  [3:0]   state_value_qp_past3;
  reg  [3:0]   state_value_qp_past4;
  reg  [3:0]   state_value_qp_past5;
  reg  [3:0]   state_value_qp_past6;
  reg  [3:0]   state_value_qp_past7;
  reg  [3:0]   state_value_qp_past8;
  reg  [3:0]   state_value_qp_past9;
  reg  [3:0]   state_value_qp_past10;
  reg  [3:0]   state_value_qp_past11;
  reg  [3:0]   state_value_qp_past12;
  reg  [3:0]   state_value_qp_past13;
  reg  [3:0]   state_value_qp_past14;
  reg  [3:0]   state_value_qp_past15;
  reg  [3:0]   state_value_qp_past16;
  reg  [3:0]   state_value_qp_past17;
  reg  [3:0]   state_value_qp_past18;
  reg  [3:0]   state_value_qp_past19;
  reg  [3:0]   state_value_qp_past20;
  reg  [3:0]   state_value_qp_past21;
  reg  [3:0]   state_value_qp_past22;
  reg  [3:0]   state_value_qp_past23;
  reg  [3:0]   state_value_qp_past24;
  reg  [3:0]   state_value_qp_past25;
  reg  [3:0]   state_value_qp_past26;
  reg  [3:0]   state_value_qp_past27;
  reg  [3:0]   state_value_qp_past28;
  reg  [3:0]   state_value_qp_past29;
  reg  [3:0]   state_value_qp_past30;
  reg  [3:0]   state_value_qp_past31;
  reg  [3:0]   state_value_qp_past32;
  reg  [3:0]   state_value_qp_past33;
  reg  [3:0]   state_value_qp_past34;
  reg  [3:0]   state_value_qp_past35;
  reg  [3:0]   state_value_qp_past36;
  reg  [3:0]   state_value_qp_past37;
  reg  [3:0]   state_value_qp_past38;
  reg  [3:0]   state_value_qp_past39;
  reg  [3:0]   state_value_qp_past40;
  reg  [3:0]   state_value_qp_past41;
  reg  [3:0]   state_value_qp_past42;
  reg  [3:0]   state_value_qp_past43;
  reg  [3:0]   state_value_qp_past44;
  reg  [3:0]   state_value_qp_past45;
  reg  [3:0]   state_value_qp_past46;
  reg  [3:0]   state_value_qp_past47;
  reg  [3:0]   state_value_qp_past48;
  reg  [1:0]   asked_stolen_in_vain;
  reg  [3:0]   requests_payload_qp_past;
  reg  [3:0]   requests_payload_qp_past2;
  reg          requests_payload_becn_past;
  reg          requests_payload_becn_past2;
  reg          asked_comes_stage;
  reg          asked_comes_stage_2;
  reg  [3:0]   asked_kept_answer_qp;
  reg  [2:0]   asked_kept_answer_kind;
  reg  [23:0]  asked_kept_answer_psn;
  reg  [7:0]   asked_kept_answer_syndrome;
  reg  [23:0]  asked_kept_answer_msn;
  reg  [23:0]  asked_kept_answer_po;
  reg          asked_kept_answer_becn;
  reg          asked_kept_answer_retrans;
  reg  [7:0]   asked_kept_answer_sack_valid_length;
  reg  [23:0]  asked_kept_answer_sack_start;
  reg  [127:0] asked_kept_answer_sack_bitmap;
  reg  [23:0]  asked_kept_answer_peer_qp;
  reg  [15:0]  asked_kept_answer_peer_partition;
  reg  [3:0]   asked_kept_answer_peer_handle;
  reg  [4:0]   asked_kept_answer_peer_paths;
  reg          asked_kept_sends;
  reg          asked_kept_fails;
  reg          asked_kept_too_long;
  reg          asked_is_kept;
  reg          asked_stage;
  reg          asked_stage_2;
  reg  [3:0]   asked_qp_past;
  reg          asked_drops_out_valid_past;
  reg  [23:0]  asked_drops_out_payload_psn_past;
  reg          asked_drops_out_payload_retrans_past;
  reg  [2:0]   requests_payload_code_past;
  reg          requests_payload_not_ready_past;
  reg          requests_payload_becn_past_2;
  reg          past;
  reg  [3:0]   asked_qp_past2;
  reg          asked_drops_out_valid_past2;
  reg  [23:0]  asked_drops_out_payload_psn_past2;
  reg          asked_drops_out_payload_retrans_past2;
  reg  [2:0]   requests_payload_code_past2;
  reg          requests_payload_not_ready_past2;
  reg          requests_payload_becn_past2_2;
  reg          past2;
  reg          stage;
  reg          stage_2;
  reg          stage_3;
  reg          stage_4;
  reg          stage_5;
  reg  [7:0]   asked_asked_out_payload_known_rules_threshold_past;
  reg  [7:0]   asked_asked_out_payload_known_rules_threshold_past2;
  reg  [3:0]   soon_qp_1;
  reg          soon_is_drop_1;
  reg  [23:0]  soon_psn_1;
  reg          soon_retrans_1;
  reg  [2:0]   soon_code_1;
  reg          soon_not_ready_1;
  reg          soon_becn_1;
  reg          soon_dead_1;
  reg  [3:0]   soon_qp_2;
  reg          soon_is_drop_2;
  reg  [23:0]  soon_psn_2;
  reg          soon_retrans_2;
  reg  [2:0]   soon_code_2;
  reg          soon_not_ready_2;
  reg          soon_becn_2;
  reg          soon_dead_2;
  reg  [3:0]   soon_qp_3;
  reg          soon_is_drop_3;
  reg  [23:0]  soon_psn_3;
  reg          soon_retrans_3;
  reg  [2:0]   soon_code_3;
  reg          soon_not_ready_3;
  reg          soon_becn_3;
  reg          soon_dead_3;
  reg  [3:0]   soon_qp;
  reg          soon_is_drop;
  reg  [23:0]  soon_psn;
  reg          soon_retrans;
  reg  [2:0]   soon_code;
  reg          soon_not_ready;
  reg          soon_becn;
  reg          soon_dead;
  reg  [3:0]   job_qp;
  reg          job_is_drop;
  reg  [23:0]  job_psn;
  reg          job_retrans;
  reg  [2:0]   job_code;
  reg          job_not_ready;
  reg          job_becn;
  reg          job_dead;
  reg          is_fatal;
  reg          is_not_ready;
  reg          is_ack;
  reg          asked_asked_out_payload_known_rules_sacks_past;
  reg          asked_asked_out_payload_known_rules_sacks_past2;
  reg          asked_asked_out_payload_known_rules_sacks_past3;
  reg          asked_asked_out_payload_known_rules_sacks_past4;
  reg          asked_asked_out_payload_known_rules_sacks_past5;
  reg  [23:0]  expected_1;
  reg  [23:0]  expected_2;
  reg  [23:0]  expected_3;
  reg  [23:0]  expected_4;
  reg  [23:0]  expected;
  reg  [23:0]  asked_asked_out_payload_known_progress_expected_past;
  reg  [23:0]  asked_asked_out_payload_known_progress_message_start_past;
  reg  [23:0]  order_1;
  reg  [23:0]  order_2;
  reg  [23:0]  order_3;
  reg  [23:0]  order;
  reg  [2:0]   kind;
  reg  [4:0]   asked_asked_out_payload_known_rules_timer_past;
  reg  [4:0]   asked_asked_out_payload_known_rules_timer_past2;
  reg  [4:0]   asked_asked_out_payload_known_rules_timer_past3;
  reg  [4:0]   asked_asked_out_payload_known_rules_timer_past4;
  reg  [4:0]   asked_asked_out_payload_known_rules_timer_past5;
  reg  [23:0]  asked_asked_out_payload_known_progress_messages_past;
  reg  [23:0]  asked_asked_out_payload_known_progress_messages_past2;
  reg  [23:0]  asked_asked_out_payload_known_progress_messages_past3;
  reg  [23:0]  asked_asked_out_payload_known_progress_messages_past4;
  reg  [23:0]  asked_asked_out_payload_known_progress_messages_past5;
  reg  [23:0]  asked_asked_out_payload_known_peer_qp_past;
  reg  [15:0]  asked_asked_out_payload_known_peer_partition_past;
  reg  [3:0]   asked_asked_out_payload_known_peer_handle_past;
  reg  [4:0]   asked_asked_out_payload_known_peer_paths_past;
  reg  [23:0]  asked_asked_out_payload_known_peer_qp_past2;
  reg  [15:0]  asked_asked_out_payload_known_peer_partition_past2;
  reg  [3:0]   asked_asked_out_payload_known_peer_handle_past2;
  reg  [4:0]   asked_asked_out_payload_known_peer_paths_past2;
  reg  [23:0]  asked_asked_out_payload_known_peer_qp_past3;
  reg  [15:0]  asked_asked_out_payload_known_peer_partition_past3;
  reg  [3:0]   asked_asked_out_payload_known_peer_handle_past3;
  reg  [4:0]   asked_asked_out_payload_known_peer_paths_past3;
  reg  [23:0]  asked_asked_out_payload_known_peer_qp_past4;
  reg  [15:0]  asked_asked_out_payload_known_peer_partition_past4;
  reg  [3:0]   asked_asked_out_payload_known_peer_handle_past4;
  reg  [4:0]   asked_asked_out_payload_known_peer_paths_past4;
  reg  [23:0]  asked_asked_out_payload_known_peer_qp_past5;
  reg  [15:0]  asked_asked_out_payload_known_peer_partition_past5;
  reg  [3:0]   asked_asked_out_payload_known_peer_handle_past5;
  reg  [4:0]   asked_asked_out_payload_known_peer_paths_past5;
  reg          works_1;
  reg          works_2;
  reg          works_3;
  reg          works;
  reg          past_2;
  reg          past2_2;
  reg          past3;
  reg          past4;
  reg          past_3;
  reg          past_4;
  reg          shown;
  (* ram_style = "block" *)
  reg  [13:0]  asked_known_rules_table [0:15];
  reg  [13:0]  _asked_known_rules_table_data_first;
  reg  [13:0]  asked_known_rules_table_data;
  (* ram_style = "block" *)
  reg  [2:0]   asked_known_states [0:15];
  reg  [2:0]   _asked_known_states_data_first;
  reg  [2:0]   asked_known_states_data;
  (* ram_style = "block" *)
  reg  [48:0]  asked_known_peers [0:15];
  reg  [48:0]  _asked_known_peers_data_first;
  reg  [48:0]  asked_known_peers_data;
  wire         made_in_ready;
  wire         made_out_valid;
  wire [3:0]   made_out_payload_answer_qp;
  wire [2:0]   made_out_payload_answer_kind;
  wire [23:0]  made_out_payload_answer_psn;
  wire [7:0]   made_out_payload_answer_syndrome;
  wire [23:0]  made_out_payload_answer_msn;
  wire [23:0]  made_out_payload_answer_po;
  wire         made_out_payload_answer_becn;
  wire         made_out_payload_answer_retrans;
  wire [7:0]   made_out_payload_answer_sack_valid_length;
  wire [23:0]  made_out_payload_answer_sack_start;
  wire [127:0] made_out_payload_answer_sack_bitmap;
  wire [23:0]  made_out_payload_answer_peer_qp;
  wire [15:0]  made_out_payload_answer_peer_partition;
  wire [3:0]   made_out_payload_answer_peer_handle;
  wire [4:0]   made_out_payload_answer_peer_paths;
  wire         made_out_payload_sends;
  wire         made_out_payload_fails;
  wire         made_out_payload_too_long;
  wire [5:0]   made_level;
  wire         marks_inst_busy;
  wire         marks_inst_dead;
  wire         asked_drops_in_ready;
  wire         asked_drops_out_valid;
  wire [3:0]   asked_drops_out_payload_qp;
  wire [23:0]  asked_drops_out_payload_psn;
  wire         asked_drops_out_payload_retrans;
  wire         asked_marks_busy;
  wire         asked_marks_dead;
  wire [23:0]  asked_known_table_progress_expected;
  wire [23:0]  asked_known_table_progress_messages;
  wire [23:0]  asked_known_table_progress_message_start;
  wire [23:0]  asked_known_table_progress_receives_done;
  wire         asked_asked_in_ready;
  wire         asked_asked_out_valid;
  wire [3:0]   asked_asked_out_payload_job_qp;
  wire         asked_asked_out_payload_job_is_drop;
  wire [23:0]  asked_asked_out_payload_job_psn;
  wire         asked_asked_out_payload_job_retrans;
  wire [2:0]   asked_asked_out_payload_job_code;
  wire         asked_asked_out_payload_job_not_ready;
  wire         asked_asked_out_payload_job_becn;
  wire         asked_asked_out_payload_job_dead;
  wire [7:0]   asked_asked_out_payload_known_rules_threshold;
  wire         asked_asked_out_payload_known_rules_sacks;
  wire [4:0]   asked_asked_out_payload_known_rules_timer;
  wire [2:0]   asked_asked_out_payload_known_state;
  wire [23:0]  asked_asked_out_payload_known_progress_expected;
  wire [23:0]  asked_asked_out_payload_known_progress_messages;
  wire [23:0]  asked_asked_out_payload_known_progress_message_start;
  wire [23:0]  asked_asked_out_payload_known_progress_receives_done;
  wire [23:0]  asked_asked_out_payload_known_peer_qp;
  wire [15:0]  asked_asked_out_payload_known_peer_partition;
  wire [3:0]   asked_asked_out_payload_known_peer_handle;
  wire [4:0]   asked_asked_out_payload_known_peer_paths;
  wire         span_due;
  wire [23:0]  span_start;
  wire [7:0]   span_length;
  wire [127:0] span_bitmap;
  wire         failures_in_ready;

  wire         plain_valid = asked_comes_stage_2 | asked_is_kept;
  wire         _or = (asked_known_states_data == QUEUE_PAIR_STATE_RTR) |
                     (asked_known_states_data == QUEUE_PAIR_STATE_RTS) |
                     (asked_known_states_data == QUEUE_PAIR_STATE_SQD);
  wire         plain_payload_sends = asked_is_kept ? asked_kept_sends : _or;
  wire         ready_payload_sends = plain_valid ? plain_payload_sends : made_out_payload_sends;
  wire         dead = marks_inst_dead & ~plain_valid;
  wire         sends = ready_payload_sends & (~dead | shown);
  wire         plain_payload_fails = asked_is_kept ? asked_kept_fails : 1'b0;
  wire         ready_payload_fails = plain_valid ? plain_payload_fails : made_out_payload_fails;
  wire         fails = ready_payload_fails & ~dead;
  wire         is_ready = ~fails | failures_in_ready;
  wire         ready_ready = ~sends | (answers_ready & is_ready);
  wire         made_out_ready = ready_ready & ~plain_valid;
  wire         ready_valid = plain_valid | made_out_valid;
  wire [3:0]   plain_payload_answer_qp = asked_is_kept ? asked_kept_answer_qp : requests_payload_qp_past2;
  wire [3:0]   ready_payload_answer_qp = plain_valid ? plain_payload_answer_qp : made_out_payload_answer_qp;
  wire [2:0]   asked_kind = ANSWER_KIND_ACK;
  wire [2:0]   plain_payload_answer_kind = asked_is_kept ? asked_kept_answer_kind : asked_kind;
  wire [2:0]   ready_payload_answer_kind = plain_valid ? plain_payload_answer_kind :
                                           made_out_payload_answer_kind;
  wire [23:0]  plain_payload_answer_psn = asked_is_kept ? asked_kept_answer_psn :
                                          asked_known_table_progress_expected;
  wire [23:0]  ready_payload_answer_psn = plain_valid ? plain_payload_answer_psn :
                                          made_out_payload_answer_psn;
  wire [7:0]   plain_payload_answer_syndrome = asked_is_kept ? asked_kept_answer_syndrome : 8'd31;
  wire [7:0]   ready_payload_answer_syndrome = plain_valid ? plain_payload_answer_syndrome :
                                               made_out_payload_answer_syndrome;
  wire [23:0]  plain_payload_answer_msn = asked_is_kept ? asked_kept_answer_msn :
                                          asked_known_table_progress_messages;
  wire [23:0]  ready_payload_answer_msn = plain_valid ? plain_payload_answer_msn :
                                          made_out_payload_answer_msn;
  wire [23:0]  plain_payload_answer_po = asked_is_kept ? asked_kept_answer_po : {24{1'b1}};
  wire [23:0]  ready_payload_answer_po = plain_valid ? plain_payload_answer_po : made_out_payload_answer_po;
  wire         plain_payload_answer_becn = asked_is_kept ? asked_kept_answer_becn :
                                           requests_payload_becn_past2;
  wire         ready_payload_answer_becn = plain_valid ? plain_payload_answer_becn :
                                           made_out_payload_answer_becn;
  wire         plain_payload_answer_retrans = asked_is_kept ? asked_kept_answer_retrans : 1'b0;
  wire         ready_payload_answer_retrans = plain_valid ? plain_payload_answer_retrans :
                                              made_out_payload_answer_retrans;
  wire [7:0]   plain_payload_answer_sack_valid_length = asked_is_kept ? asked_kept_answer_sack_valid_length :
                                                        8'd0;
  wire [7:0]   ready_payload_answer_sack_valid_length = plain_valid ? plain_payload_answer_sack_valid_length :
                                                        made_out_payload_answer_sack_valid_length;
  wire [23:0]  plain_payload_answer_sack_start = asked_is_kept ? asked_kept_answer_sack_start : 24'd0;
  wire [23:0]  ready_payload_answer_sack_start = plain_valid ? plain_payload_answer_sack_start :
                                                 made_out_payload_answer_sack_start;
  wire [127:0] plain_payload_answer_sack_bitmap = asked_is_kept ? asked_kept_answer_sack_bitmap : 128'd0;
  wire [127:0] ready_payload_answer_sack_bitmap = plain_valid ? plain_payload_answer_sack_bitmap :
                                                  made_out_payload_answer_sack_bitmap;
  wire [23:0]  plain_payload_answer_peer_qp = asked_is_kept ? asked_kept_answer_peer_qp :
                                              asked_known_peers_data[48:25];
  wire [23:0]  ready_payload_answer_peer_qp = plain_valid ? plain_payload_answer_peer_qp :
                                              made_out_payload_answer_peer_qp;
  wire [15:0]  plain_payload_answer_peer_partition = asked_is_kept ? asked_kept_answer_peer_partition :
                                                     asked_known_peers_data[24:9];
  wire [15:0]  ready_payload_answer_peer_partition = plain_valid ? plain_payload_answer_peer_partition :
                                                     made_out_payload_answer_peer_partition;
  wire [3:0]   plain_payload_answer_peer_handle = asked_is_kept ? asked_kept_answer_peer_handle :
                                                  asked_known_peers_data[8:5];
  wire [3:0]   ready_payload_answer_peer_handle = plain_valid ? plain_payload_answer_peer_handle :
                                                  made_out_payload_answer_peer_handle;
  wire [4:0]   plain_payload_answer_peer_paths = asked_is_kept ? asked_kept_answer_peer_paths :
                                                 asked_known_peers_data[4:0];
  wire [4:0]   ready_payload_answer_peer_paths = plain_valid ? plain_payload_answer_peer_paths :
                                                 made_out_payload_answer_peer_paths;
  wire         plain_payload_too_long = asked_is_kept ? asked_kept_too_long : 1'b0;
  wire         ready_payload_too_long = plain_valid ? plain_payload_too_long : made_out_payload_too_long;
  wire         plain_ready = ready_ready;
  wire         marks_inst_enters_valid = stage_5 & made_in_ready;
  wire         marks_inst_leaves = made_out_valid & made_out_ready;
  wire         _and = ready_valid & ready_ready;
  wire         _and_2 = (under_way < 6'd32) & ~marks_inst_busy;
  wire         asked_stolen = &asked_stolen_in_vain;
  wire         asked_drops_in_valid = drop_nak_valid & ~asked_stolen;
  wire         asked_drops_out_ready = _and_2;
  wire         asked_marks_enters_valid = asked_drops_in_valid & asked_drops_in_ready;
  wire         asked_marks_leaves = asked_drops_out_valid & asked_drops_out_ready;
  wire         asked_picks = _and_2 & (asked_drops_out_valid | requests_valid);
  wire         asked_is_short = requests_payload_gapless &
                                ~((|requests_payload_code) | requests_payload_not_ready);
  wire         asked_is_plain = asked_picks & ~asked_drops_out_valid & asked_is_short & (under_way == 6'd0);
  wire         asked_asks = asked_picks & ~asked_is_plain;
  wire [3:0]   asked_qp = asked_drops_out_valid ? asked_drops_out_payload_qp : requests_payload_qp;
  wire         span_complete = sack_row_valid & ~(asked_asked_out_payload_job_is_drop |
                                                  (|asked_asked_out_payload_job_code) |
                                                  asked_asked_out_payload_job_not_ready);
  wire         says_fatal = (|soon_code) & ~soon_is_drop;
  wire         is_other = (|soon_code) | soon_is_drop;
  wire         is_sack = is_ack & span_due & asked_asked_out_payload_known_rules_sacks_past5;
  wire [7:0]   syndrome = is_ack ? 8'd31 :
                          is_not_ready ? {3'd1, asked_asked_out_payload_known_rules_timer_past5} :
                          {3'd3, 3'd0, is_fatal ? job_code[1:0] : 2'd0};
  wire [23:0]  psn = job_is_drop ? job_psn : expected;
  wire         _or_2 = job_is_drop | (is_ack & ~is_sack);
  wire [23:0]  po = order | {24{_or_2}};
  wire         made_in_payload_answer_becn = job_becn & is_ack;
  wire         made_in_payload_answer_retrans = job_retrans & job_is_drop;
  wire         repeats = past4 & says_fatal;
  wire         failures_in_valid = ready_valid & fails & answers_ready;
  wire         is_ours = &ready_payload_answer_syndrome[1:0];
  wire [3:0]   status = is_ours ? 4'd2 : 4'd1;
  wire [3:0]   failures_in_payload_receive_status = ready_payload_too_long ? 4'd9 : status;

  PassingFifo_Made301_8c92_32 made (
    .clk(clk),
    .rst(in_reset),
    .in_valid(stage_5),
    .in_ready(made_in_ready),
    .in_payload_answer_qp(job_qp),
    .in_payload_answer_kind(kind),
    .in_payload_answer_psn(psn),
    .in_payload_answer_syndrome(syndrome),
    .in_payload_answer_msn(asked_asked_out_payload_known_progress_messages_past5),
    .in_payload_answer_po(po),
    .in_payload_answer_becn(made_in_payload_answer_becn),
    .in_payload_answer_retrans(made_in_payload_answer_retrans),
    .in_payload_answer_sack_valid_length(span_length),
    .in_payload_answer_sack_start(span_start),
    .in_payload_answer_sack_bitmap(span_bitmap),
    .in_payload_answer_peer_qp(asked_asked_out_payload_known_peer_qp_past5),
    .in_payload_answer_peer_partition(asked_asked_out_payload_known_peer_partition_past5),
    .in_payload_answer_peer_handle(asked_asked_out_payload_known_peer_handle_past5),
    .in_payload_answer_peer_paths(asked_asked_out_payload_known_peer_paths_past5),
    .in_payload_sends(past_3),
    .in_payload_fails(past_4),
    .in_payload_too_long(job_code[2]),
    .out_valid(made_out_valid),
    .out_ready(made_out_ready),
    .out_payload_answer_qp(made_out_payload_answer_qp),
    .out_payload_answer_kind(made_out_payload_answer_kind),
    .out_payload_answer_psn(made_out_payload_answer_psn),
    .out_payload_answer_syndrome(made_out_payload_answer_syndrome),
    .out_payload_answer_msn(made_out_payload_answer_msn),
    .out_payload_answer_po(made_out_payload_answer_po),
    .out_payload_answer_becn(made_out_payload_answer_becn),
    .out_payload_answer_retrans(made_out_payload_answer_retrans),
    .out_payload_answer_sack_valid_length(made_out_payload_answer_sack_valid_length),
    .out_payload_answer_sack_start(made_out_payload_answer_sack_start),
    .out_payload_answer_sack_bitmap(made_out_payload_answer_sack_bitmap),
    .out_payload_answer_peer_qp(made_out_payload_answer_peer_qp),
    .out_payload_answer_peer_partition(made_out_payload_answer_peer_partition),
    .out_payload_answer_peer_handle(made_out_payload_answer_peer_handle),
    .out_payload_answer_peer_paths(made_out_payload_answer_peer_paths),
    .out_payload_sends(made_out_payload_sends),
    .out_payload_fails(made_out_payload_fails),
    .out_payload_too_long(made_out_payload_too_long),
    .level(made_level)
  );

  QueueMarks_16_32 marks_inst (
    .clk(clk),
    .rst(in_reset),
    .enters_valid(marks_inst_enters_valid),
    .enters_value(job_qp),
    .enter_dead(1'b0),
    .leaves(marks_inst_leaves),
    .let_go_valid(goes_stage_48),
    .let_go_value(state_value_qp_past48),
    .busy(marks_inst_busy),
    .dead(marks_inst_dead)
  );

  Fifo_DropNak29_bb73_256_BRAM asked_drops (
    .clk(clk),
    .rst(in_reset),
    .in_valid(asked_drops_in_valid),
    .in_ready(asked_drops_in_ready),
    .in_payload_qp(drop_nak_value_qp),
    .in_payload_psn(drop_nak_value_psn),
    .in_payload_retrans(drop_nak_value_retrans),
    .out_valid(asked_drops_out_valid),
    .out_ready(asked_drops_out_ready),
    .out_payload_qp(asked_drops_out_payload_qp),
    .out_payload_psn(asked_drops_out_payload_psn),
    .out_payload_retrans(asked_drops_out_payload_retrans)
  );

  QueueMarks_16_256 asked_marks (
    .clk(clk),
    .rst(in_reset),
    .enters_valid(asked_marks_enters_valid),
    .enters_value(drop_nak_value_qp),
    .enter_dead(1'b0),
    .leaves(asked_marks_leaves),
    .let_go_valid(goes_stage_48),
    .let_go_value(state_value_qp_past48),
    .busy(asked_marks_busy),
    .dead(asked_marks_dead)
  );

  ProgressTable_16 asked_known_table (
    .clk(clk),
    .write_valid(reported_valid),
    .write_value_qp(reported_value_qp),
    .write_value_progress_expected(reported_value_progress_expected),
    .write_value_progress_messages(reported_value_progress_messages),
    .write_value_progress_message_start(reported_value_progress_message_start),
    .write_value_progress_receives_done(reported_value_progress_receives_done),
    .read_qp(asked_qp),
    .progress_expected(asked_known_table_progress_expected),
    .progress_messages(asked_known_table_progress_messages),
    .progress_message_start(asked_known_table_progress_message_start),
    .progress_receives_done(asked_known_table_progress_receives_done)
  );

  Fifo_Asked198_15cd_16_LUTRAM asked_asked (
    .clk(clk),
    .rst(in_reset),
    .in_valid(asked_stage_2),
    .in_ready(asked_asked_in_ready),
    .in_payload_job_qp(asked_qp_past2),
    .in_payload_job_is_drop(asked_drops_out_valid_past2),
    .in_payload_job_psn(asked_drops_out_payload_psn_past2),
    .in_payload_job_retrans(asked_drops_out_payload_retrans_past2),
    .in_payload_job_code(requests_payload_code_past2),
    .in_payload_job_not_ready(requests_payload_not_ready_past2),
    .in_payload_job_becn(requests_payload_becn_past2_2),
    .in_payload_job_dead(past2),
    .in_payload_known_rules_threshold(asked_known_rules_table_data[13:6]),
    .in_payload_known_rules_sacks(asked_known_rules_table_data[5]),
    .in_payload_known_rules_timer(asked_known_rules_table_data[4:0]),
    .in_payload_known_state(asked_known_states_data),
    .in_payload_known_progress_expected(asked_known_table_progress_expected),
    .in_payload_known_progress_messages(asked_known_table_progress_messages),
    .in_payload_known_progress_message_start(asked_known_table_progress_message_start),
    .in_payload_known_progress_receives_done(asked_known_table_progress_receives_done),
    .in_payload_known_peer_qp(asked_known_peers_data[48:25]),
    .in_payload_known_peer_partition(asked_known_peers_data[24:9]),
    .in_payload_known_peer_handle(asked_known_peers_data[8:5]),
    .in_payload_known_peer_paths(asked_known_peers_data[4:0]),
    .out_valid(asked_asked_out_valid),
    .out_ready(sack_row_valid),
    .out_payload_job_qp(asked_asked_out_payload_job_qp),
    .out_payload_job_is_drop(asked_asked_out_payload_job_is_drop),
    .out_payload_job_psn(asked_asked_out_payload_job_psn),
    .out_payload_job_retrans(asked_asked_out_payload_job_retrans),
    .out_payload_job_code(asked_asked_out_payload_job_code),
    .out_payload_job_not_ready(asked_asked_out_payload_job_not_ready),
    .out_payload_job_becn(asked_asked_out_payload_job_becn),
    .out_payload_job_dead(asked_asked_out_payload_job_dead),
    .out_payload_known_rules_threshold(asked_asked_out_payload_known_rules_threshold),
    .out_payload_known_rules_sacks(asked_asked_out_payload_known_rules_sacks),
    .out_payload_known_rules_timer(asked_asked_out_payload_known_rules_timer),
    .out_payload_known_state(asked_asked_out_payload_known_state),
    .out_payload_known_progress_expected(asked_asked_out_payload_known_progress_expected),
    .out_payload_known_progress_messages(asked_asked_out_payload_known_progress_messages),
    .out_payload_known_progress_message_start(asked_asked_out_payload_known_progress_message_start),
    .out_payload_known_progress_receives_done(asked_asked_out_payload_known_progress_receives_done),
    .out_payload_known_peer_qp(asked_asked_out_payload_known_peer_qp),
    .out_payload_known_peer_partition(asked_asked_out_payload_known_peer_partition),
    .out_payload_known_peer_handle(asked_asked_out_payload_known_peer_handle),
    .out_payload_known_peer_paths(asked_asked_out_payload_known_peer_paths)
  );

  SackSpan_128_16 span (
    .clk(clk),
    .row_bitmap(sack_row_value_bitmap),
    .row_progress_expected(sack_row_value_progress_expected),
    .row_progress_messages(sack_row_value_progress_messages),
    .row_progress_message_start(sack_row_value_progress_message_start),
    .row_progress_receives_done(sack_row_value_progress_receives_done),
    .complete(span_complete),
    .qp(asked_asked_out_payload_job_qp),
    .threshold(asked_asked_out_payload_known_rules_threshold_past2),
    .rotate(rotate),
    .due(span_due),
    .start(span_start),
    .length(span_length),
    .bitmap(span_bitmap)
  );

  Fifo_Failure12_1694_4_LUTRAM failures (
    .clk(clk),
    .rst(in_reset),
    .in_valid(failures_in_valid),
    .in_ready(failures_in_ready),
    .in_payload_qp(ready_payload_answer_qp),
    .in_payload_send_status(4'd1),
    .in_payload_receive_status(failures_in_payload_receive_status),
    .out_valid(failures_valid),
    .out_ready(failures_ready),
    .out_payload_qp(failures_payload_qp),
    .out_payload_send_status(failures_payload_send_status),
    .out_payload_receive_status(failures_payload_receive_status)
  );

  assign nak_full = drop_nak_valid & (asked_stolen | ~asked_drops_in_ready);
  assign letting_go = asked_marks_busy | marks_inst_busy;
  assign requests_ready = _and_2 & ~asked_drops_out_valid;
  assign setup_ready = 1'b1;
  assign sack_request_valid = asked_asks;
  assign sack_request_value = asked_qp;
  assign answers_valid = ready_valid & sends & is_ready;
  assign answers_payload_qp = ready_payload_answer_qp;
  assign answers_payload_kind = ready_payload_answer_kind;
  assign answers_payload_psn = ready_payload_answer_psn;
  assign answers_payload_syndrome = ready_payload_answer_syndrome;
  assign answers_payload_msn = ready_payload_answer_msn;
  assign answers_payload_po = ready_payload_answer_po;
  assign answers_payload_becn = ready_payload_answer_becn;
  assign answers_payload_retrans = ready_payload_answer_retrans;
  assign answers_payload_sack_valid_length = ready_payload_answer_sack_valid_length;
  assign answers_payload_sack_start = ready_payload_answer_sack_start;
  assign answers_payload_sack_bitmap = ready_payload_answer_sack_bitmap;
  assign answers_payload_peer_qp = ready_payload_answer_peer_qp;
  assign answers_payload_peer_partition = ready_payload_answer_peer_partition;
  assign answers_payload_peer_handle = ready_payload_answer_peer_handle;
  assign answers_payload_peer_paths = ready_payload_answer_peer_paths;
  assign made_valid = answers_valid & answers_ready;
  assign made_value = ready_payload_answer_kind;

  always @* begin
    kind = ANSWER_KIND_ACK;
    if (job_is_drop) begin
      kind = ANSWER_KIND_DROP_NAK;
    end else if (is_fatal) begin
      kind = ANSWER_KIND_NAK;
    end else if (is_not_ready) begin
      kind = ANSWER_KIND_RNR_NAK;
    end else if (is_sack) begin
      kind = ANSWER_KIND_SACK;
    end
  end

  always @(posedge clk) begin
    if (setup_valid) begin
      asked_known_rules_table[setup_payload_qp] <= {setup_payload_context_sack_threshold,
                                                    setup_payload_context_profile >= 2'd2,
                                                    setup_payload_context_rnr_timer};
    end
  end

  always @(posedge clk) begin
    _asked_known_rules_table_data_first <= asked_known_rules_table[asked_qp];
    asked_known_rules_table_data <= _asked_known_rules_table_data_first;
  end

  always @(posedge clk) begin
    if (state_valid) begin
      asked_known_states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _asked_known_states_data_first <= asked_known_states[asked_qp];
    asked_known_states_data <= _asked_known_states_data_first;
  end

  always @(posedge clk) begin
    if (setup_valid) begin
      asked_known_peers[setup_payload_qp] <= {setup_payload_context_peer_qp, setup_payload_context_partition,
                                              setup_payload_context_address_handle,
                                              {1'b0, setup_payload_context_last_path} + 5'd1};
    end
  end

  always @(posedge clk) begin
    _asked_known_peers_data_first <= asked_known_peers[asked_qp];
    asked_known_peers_data <= _asked_known_peers_data_first;
  end

  always @(posedge clk) begin
    if (in_reset) begin
      under_way <= 6'd0;
      goes_stage <= 1'b0;
      goes_stage_2 <= 1'b0;
      goes_stage_3 <= 1'b0;
      goes_stage_4 <= 1'b0;
      goes_stage_5 <= 1'b0;
      goes_stage_6 <= 1'b0;
      goes_stage_7 <= 1'b0;
      goes_stage_8 <= 1'b0;
      goes_stage_9 <= 1'b0;
      goes_stage_10 <= 1'b0;
      goes_stage_11 <= 1'b0;
      goes_stage_12 <= 1'b0;
      goes_stage_13 <= 1'b0;
      goes_stage_14 <= 1'b0;
      goes_stage_15 <= 1'b0;
      goes_stage_16 <= 1'b0;
      goes_stage_17 <= 1'b0;
      goes_stage_18 <= 1'b0;
      goes_stage_19 <= 1'b0;
      goes_stage_20 <= 1'b0;
      goes_stage_21 <= 1'b0;
      goes_stage_22 <= 1'b0;
      goes_stage_23 <= 1'b0;
      goes_stage_24 <= 1'b0;
      goes_stage_25 <= 1'b0;
      goes_stage_26 <= 1'b0;
      goes_stage_27 <= 1'b0;
      goes_stage_28 <= 1'b0;
      goes_stage_29 <= 1'b0;
      goes_stage_30 <= 1'b0;
      goes_stage_31 <= 1'b0;
      goes_stage_32 <= 1'b0;
      goes_stage_33 <= 1'b0;
      goes_stage_34 <= 1'b0;
      goes_stage_35 <= 1'b0;
      goes_stage_36 <= 1'b0;
      goes_stage_37 <= 1'b0;
      goes_stage_38 <= 1'b0;
      goes_stage_39 <= 1'b0;
      goes_stage_40 <= 1'b0;
      goes_stage_41 <= 1'b0;
      goes_stage_42 <= 1'b0;
      goes_stage_43 <= 1'b0;
      goes_stage_44 <= 1'b0;
      goes_stage_45 <= 1'b0;
      goes_stage_46 <= 1'b0;
      goes_stage_47 <= 1'b0;
      goes_stage_48 <= 1'b0;
      asked_stolen_in_vain <= 2'd0;
      asked_comes_stage <= 1'b0;
      asked_comes_stage_2 <= 1'b0;
      asked_is_kept <= 1'b0;
      asked_stage <= 1'b0;
      asked_stage_2 <= 1'b0;
      stage <= 1'b0;
      stage_2 <= 1'b0;
      stage_3 <= 1'b0;
      stage_4 <= 1'b0;
      stage_5 <= 1'b0;
      shown <= 1'b0;
    end else begin
      goes_stage <= state_valid & (state_value_state == QUEUE_PAIR_STATE_RESET);
      goes_stage_2 <= goes_stage;
      goes_stage_3 <= goes_stage_2;
      goes_stage_4 <= goes_stage_3;
      goes_stage_5 <= goes_stage_4;
      goes_stage_6 <= goes_stage_5;
      goes_stage_7 <= goes_stage_6;
      goes_stage_8 <= goes_stage_7;
      goes_stage_9 <= goes_stage_8;
      goes_stage_10 <= goes_stage_9;
      goes_stage_11 <= goes_stage_10;
      goes_stage_12 <= goes_stage_11;
      goes_stage_13 <= goes_stage_12;
      goes_stage_14 <= goes_stage_13;
      goes_stage_15 <= goes_stage_14;
      goes_stage_16 <= goes_stage_15;
      goes_stage_17 <= goes_stage_16;
      goes_stage_18 <= goes_stage_17;
      goes_stage_19 <= goes_stage_18;
      goes_stage_20 <= goes_stage_19;
      goes_stage_21 <= goes_stage_20;
      goes_stage_22 <= goes_stage_21;
      goes_stage_23 <= goes_stage_22;
      goes_stage_24 <= goes_stage_23;
      goes_stage_25 <= goes_stage_24;
      goes_stage_26 <= goes_stage_25;
      goes_stage_27 <= goes_stage_26;
      goes_stage_28 <= goes_stage_27;
      goes_stage_29 <= goes_stage_28;
      goes_stage_30 <= goes_stage_29;
      goes_stage_31 <= goes_stage_30;
      goes_stage_32 <= goes_stage_31;
      goes_stage_33 <= goes_stage_32;
      goes_stage_34 <= goes_stage_33;
      goes_stage_35 <= goes_stage_34;
      goes_stage_36 <= goes_stage_35;
      goes_stage_37 <= goes_stage_36;
      goes_stage_38 <= goes_stage_37;
      goes_stage_39 <= goes_stage_38;
      goes_stage_40 <= goes_stage_39;
      goes_stage_41 <= goes_stage_40;
      goes_stage_42 <= goes_stage_41;
      goes_stage_43 <= goes_stage_42;
      goes_stage_44 <= goes_stage_43;
      goes_stage_45 <= goes_stage_44;
      goes_stage_46 <= goes_stage_45;
      goes_stage_47 <= goes_stage_46;
      goes_stage_48 <= goes_stage_47;
      asked_stolen_in_vain <= (asked_marks_busy & ~(~drop_nak_valid)) ? (asked_stolen_in_vain + 2'd1) :
                              (asked_stolen_in_vain & 2'd0);
      if (asked_picks & ~_and) begin
        under_way <= under_way + 6'd1;
      end else if (_and & ~asked_picks) begin
        under_way <= under_way - 6'd1;
      end
      asked_comes_stage <= asked_is_plain;
      asked_comes_stage_2 <= asked_comes_stage;
      asked_is_kept <= (asked_comes_stage_2 | asked_is_kept) & ~plain_ready;
      asked_stage <= asked_asks;
      asked_stage_2 <= asked_stage;
      stage <= sack_row_valid;
      stage_2 <= stage;
      stage_3 <= stage_2;
      stage_4 <= stage_3;
      stage_5 <= stage_4;
      shown <= answers_valid & ~answers_ready;
    end
  end

  always @(posedge clk) begin
    state_value_qp_past <= state_value_qp;
    state_value_qp_past2 <= state_value_qp_past;
    state_value_qp_past3 <= state_value_qp_past2;
    state_value_qp_past4 <= state_value_qp_past3;
    state_value_qp_past5 <= state_value_qp_past4;
    state_value_qp_past6 <= state_value_qp_past5;
    state_value_qp_past7 <= state_value_qp_past6;
    state_value_qp_past8 <= state_value_qp_past7;
    state_value_qp_past9 <= state_value_qp_past8;
    state_value_qp_past10 <= state_value_qp_past9;
    state_value_qp_past11 <= state_value_qp_past10;
    state_value_qp_past12 <= state_value_qp_past11;
    state_value_qp_past13 <= state_value_qp_past12;
    state_value_qp_past14 <= state_value_qp_past13;
    state_value_qp_past15 <= state_value_qp_past14;
    state_value_qp_past16 <= state_value_qp_past15;
    state_value_qp_past17 <= state_value_qp_past16;
    state_value_qp_past18 <= state_value_qp_past17;
    state_value_qp_past19 <= state_value_qp_past18;
    state_value_qp_past20 <= state_value_qp_past19;
    state_value_qp_past21 <= state_value_qp_past20;
    state_value_qp_past22 <= state_value_qp_past21;
    state_value_qp_past23 <= state_value_qp_past22;
    state_value_qp_past24 <= state_value_qp_past23;
    state_value_qp_past25 <= state_value_qp_past24;
    state_value_qp_past26 <= state_value_qp_past25;
    state_value_qp_past27 <= state_value_qp_past26;
    state_value_qp_past28 <= state_value_qp_past27;
    state_value_qp_past29 <= state_value_qp_past28;
    state_value_qp_past30 <= state_value_qp_past29;
    state_value_qp_past31 <= state_value_qp_past30;
    state_value_qp_past32 <= state_value_qp_past31;
    state_value_qp_past33 <= state_value_qp_past32;
    state_value_qp_past34 <= state_value_qp_past33;
    state_value_qp_past35 <= state_value_qp_past34;
    state_value_qp_past36 <= state_value_qp_past35;
    state_value_qp_past37 <= state_value_qp_past36;
    state_value_qp_past38 <= state_value_qp_past37;
    state_value_qp_past39 <= state_value_qp_past38;
    state_value_qp_past40 <= state_value_qp_past39;
    state_value_qp_past41 <= state_value_qp_past40;
    state_value_qp_past42 <= state_value_qp_past41;
    state_value_qp_past43 <= state_value_qp_past42;
    state_value_qp_past44 <= state_value_qp_past43;
    state_value_qp_past45 <= state_value_qp_past44;
    state_value_qp_past46 <= state_value_qp_past45;
    state_value_qp_past47 <= state_value_qp_past46;
    state_value_qp_past48 <= state_value_qp_past47;
    requests_payload_qp_past <= requests_payload_qp;
    requests_payload_qp_past2 <= requests_payload_qp_past;
    requests_payload_becn_past <= requests_payload_becn;
    requests_payload_becn_past2 <= requests_payload_becn_past;
    if (asked_comes_stage_2) begin
      asked_kept_answer_qp <= requests_payload_qp_past2;
      asked_kept_answer_kind <= asked_kind;
      asked_kept_answer_psn <= asked_known_table_progress_expected;
      asked_kept_answer_syndrome <= 8'd31;
      asked_kept_answer_msn <= asked_known_table_progress_messages;
      asked_kept_answer_po <= {24{1'b1}};
      asked_kept_answer_becn <= requests_payload_becn_past2;
      asked_kept_answer_retrans <= 1'b0;
      asked_kept_answer_sack_valid_length <= 8'd0;
      asked_kept_answer_sack_start <= 24'd0;
      asked_kept_answer_sack_bitmap <= 128'd0;
      asked_kept_answer_peer_qp <= asked_known_peers_data[48:25];
      asked_kept_answer_peer_partition <= asked_known_peers_data[24:9];
      asked_kept_answer_peer_handle <= asked_known_peers_data[8:5];
      asked_kept_answer_peer_paths <= asked_known_peers_data[4:0];
      asked_kept_sends <= _or;
      asked_kept_fails <= 1'b0;
      asked_kept_too_long <= 1'b0;
    end
    asked_qp_past <= asked_qp;
    asked_drops_out_valid_past <= asked_drops_out_valid;
    asked_drops_out_payload_psn_past <= asked_drops_out_payload_psn;
    asked_drops_out_payload_retrans_past <= asked_drops_out_payload_retrans;
    requests_payload_code_past <= requests_payload_code;
    requests_payload_not_ready_past <= requests_payload_not_ready;
    requests_payload_becn_past_2 <= requests_payload_becn;
    past <= asked_drops_out_valid & asked_marks_dead;
    asked_qp_past2 <= asked_qp_past;
    asked_drops_out_valid_past2 <= asked_drops_out_valid_past;
    asked_drops_out_payload_psn_past2 <= asked_drops_out_payload_psn_past;
    asked_drops_out_payload_retrans_past2 <= asked_drops_out_payload_retrans_past;
    requests_payload_code_past2 <= requests_payload_code_past;
    requests_payload_not_ready_past2 <= requests_payload_not_ready_past;
    requests_payload_becn_past2_2 <= requests_payload_becn_past_2;
    past2 <= past;
    asked_asked_out_payload_known_rules_threshold_past <= asked_asked_out_payload_known_rules_threshold;
    asked_asked_out_payload_known_rules_threshold_past2 <= asked_asked_out_payload_known_rules_threshold_past;
    soon_qp_1 <= asked_asked_out_payload_job_qp;
    soon_is_drop_1 <= asked_asked_out_payload_job_is_drop;
    soon_psn_1 <= asked_asked_out_payload_job_psn;
    soon_retrans_1 <= asked_asked_out_payload_job_retrans;
    soon_code_1 <= asked_asked_out_payload_job_code;
    soon_not_ready_1 <= asked_asked_out_payload_job_not_ready;
    soon_becn_1 <= asked_asked_out_payload_job_becn;
    soon_dead_1 <= asked_asked_out_payload_job_dead;
    soon_qp_2 <= soon_qp_1;
    soon_is_drop_2 <= soon_is_drop_1;
    soon_psn_2 <= soon_psn_1;
    soon_retrans_2 <= soon_retrans_1;
    soon_code_2 <= soon_code_1;
    soon_not_ready_2 <= soon_not_ready_1;
    soon_becn_2 <= soon_becn_1;
    soon_dead_2 <= soon_dead_1;
    soon_qp_3 <= soon_qp_2;
    soon_is_drop_3 <= soon_is_drop_2;
    soon_psn_3 <= soon_psn_2;
    soon_retrans_3 <= soon_retrans_2;
    soon_code_3 <= soon_code_2;
    soon_not_ready_3 <= soon_not_ready_2;
    soon_becn_3 <= soon_becn_2;
    soon_dead_3 <= soon_dead_2;
    soon_qp <= soon_qp_3;
    soon_is_drop <= soon_is_drop_3;
    soon_psn <= soon_psn_3;
    soon_retrans <= soon_retrans_3;
    soon_code <= soon_code_3;
    soon_not_ready <= soon_not_ready_3;
    soon_becn <= soon_becn_3;
    soon_dead <= soon_dead_3;
    job_qp <= soon_qp;
    job_is_drop <= soon_is_drop;
    job_psn <= soon_psn;
    job_retrans <= soon_retrans;
    job_code <= soon_code;
    job_not_ready <= soon_not_ready;
    job_becn <= soon_becn;
    job_dead <= soon_dead;
    is_fatal <= says_fatal;
    is_not_ready <= soon_not_ready & ~is_other;
    is_ack <= ~(is_other | soon_not_ready);
    asked_asked_out_payload_known_rules_sacks_past <= asked_asked_out_payload_known_rules_sacks;
    asked_asked_out_payload_known_rules_sacks_past2 <= asked_asked_out_payload_known_rules_sacks_past;
    asked_asked_out_payload_known_rules_sacks_past3 <= asked_asked_out_payload_known_rules_sacks_past2;
    asked_asked_out_payload_known_rules_sacks_past4 <= asked_asked_out_payload_known_rules_sacks_past3;
    asked_asked_out_payload_known_rules_sacks_past5 <= asked_asked_out_payload_known_rules_sacks_past4;
    expected_1 <= asked_asked_out_payload_known_progress_expected;
    expected_2 <= expected_1;
    expected_3 <= expected_2;
    expected_4 <= expected_3;
    expected <= expected_4;
    asked_asked_out_payload_known_progress_expected_past <= asked_asked_out_payload_known_progress_expected;
    asked_asked_out_payload_known_progress_message_start_past <= asked_asked_out_payload_known_progress_message_start;
    order_1 <= asked_asked_out_payload_known_progress_expected_past -
               asked_asked_out_payload_known_progress_message_start_past;
    order_2 <= order_1;
    order_3 <= order_2;
    order <= order_3;
    asked_asked_out_payload_known_rules_timer_past <= asked_asked_out_payload_known_rules_timer;
    asked_asked_out_payload_known_rules_timer_past2 <= asked_asked_out_payload_known_rules_timer_past;
    asked_asked_out_payload_known_rules_timer_past3 <= asked_asked_out_payload_known_rules_timer_past2;
    asked_asked_out_payload_known_rules_timer_past4 <= asked_asked_out_payload_known_rules_timer_past3;
    asked_asked_out_payload_known_rules_timer_past5 <= asked_asked_out_payload_known_rules_timer_past4;
    asked_asked_out_payload_known_progress_messages_past <= asked_asked_out_payload_known_progress_messages;
    asked_asked_out_payload_known_progress_messages_past2 <= asked_asked_out_payload_known_progress_messages_past;
    asked_asked_out_payload_known_progress_messages_past3 <= asked_asked_out_payload_known_progress_messages_past2;
    asked_asked_out_payload_known_progress_messages_past4 <= asked_asked_out_payload_known_progress_messages_past3;
    asked_asked_out_payload_known_progress_messages_past5 <= asked_asked_out_payload_known_progress_messages_past4;
    asked_asked_out_payload_known_peer_qp_past <= asked_asked_out_payload_known_peer_qp;
    asked_asked_out_payload_known_peer_partition_past <= asked_asked_out_payload_known_peer_partition;
    asked_asked_out_payload_known_peer_handle_past <= asked_asked_out_payload_known_peer_handle;
    asked_asked_out_payload_known_peer_paths_past <= asked_asked_out_payload_known_peer_paths;
    asked_asked_out_payload_known_peer_qp_past2 <= asked_asked_out_payload_known_peer_qp_past;
    asked_asked_out_payload_known_peer_partition_past2 <= asked_asked_out_payload_known_peer_partition_past;
    asked_asked_out_payload_known_peer_handle_past2 <= asked_asked_out_payload_known_peer_handle_past;
    asked_asked_out_payload_known_peer_paths_past2 <= asked_asked_out_payload_known_peer_paths_past;
    asked_asked_out_payload_known_peer_qp_past3 <= asked_asked_out_payload_known_peer_qp_past2;
    asked_asked_out_payload_known_peer_partition_past3 <= asked_asked_out_payload_known_peer_partition_past2;
    asked_asked_out_payload_known_peer_handle_past3 <= asked_asked_out_payload_known_peer_handle_past2;
    asked_asked_out_payload_known_peer_paths_past3 <= asked_asked_out_payload_known_peer_paths_past2;
    asked_asked_out_payload_known_peer_qp_past4 <= asked_asked_out_payload_known_peer_qp_past3;
    asked_asked_out_payload_known_peer_partition_past4 <= asked_asked_out_payload_known_peer_partition_past3;
    asked_asked_out_payload_known_peer_handle_past4 <= asked_asked_out_payload_known_peer_handle_past3;
    asked_asked_out_payload_known_peer_paths_past4 <= asked_asked_out_payload_known_peer_paths_past3;
    asked_asked_out_payload_known_peer_qp_past5 <= asked_asked_out_payload_known_peer_qp_past4;
    asked_asked_out_payload_known_peer_partition_past5 <= asked_asked_out_payload_known_peer_partition_past4;
    asked_asked_out_payload_known_peer_handle_past5 <= asked_asked_out_payload_known_peer_handle_past4;
    asked_asked_out_payload_known_peer_paths_past5 <= asked_asked_out_payload_known_peer_paths_past4;
    works_1 <= (asked_asked_out_payload_known_state == QUEUE_PAIR_STATE_RTR) |
               (asked_asked_out_payload_known_state == QUEUE_PAIR_STATE_RTS) |
               (asked_asked_out_payload_known_state == QUEUE_PAIR_STATE_SQD);
    works_2 <= works_1;
    works_3 <= works_2;
    works <= works_3;
    past_2 <= asked_asked_out_payload_known_state == QUEUE_PAIR_STATE_ERR;
    past2_2 <= past_2;
    past3 <= past2_2;
    past4 <= past3;
    past_3 <= (works | repeats) & ~soon_dead;
    past_4 <= works & says_fatal;
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, setup_payload_context_domain, setup_payload_context_mtu_code,
                          setup_payload_context_remote_write, setup_payload_context_send_psn,
                          setup_payload_context_receive_psn, setup_payload_context_send_window,
                          setup_payload_context_message_limit, setup_payload_context_retries,
                          setup_payload_context_rnr_retries, setup_payload_context_rto_exponent,
                          setup_payload_context_initial_srtt, setup_payload_context_rate,
                          setup_payload_context_send_cq, setup_payload_context_receive_cq,
                          setup_payload_context_send_queue, setup_payload_context_send_queue_size,
                          setup_payload_context_receive_queue, setup_payload_context_receive_queue_size,
                          made_level, asked_asked_in_ready, asked_asked_out_valid,
                          asked_asked_out_payload_known_progress_receives_done, job_not_ready, job_dead};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) one_answer_without_a_row_at_a_time: assert (~(asked_comes_stage_2 &
                                                                                     asked_is_kept));
  always @(posedge clk) if (!in_reset) rows_come_soon_enough: assert (~asked_stage_2 | asked_asked_in_ready);
  always @(posedge clk) if (!in_reset) every_row_was_asked_for: assert (~sack_row_valid |
                                                                        asked_asked_out_valid);
  always @(posedge clk) if (!in_reset) no_answer_is_lost: assert (~stage_5 | made_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~(asked_comes_stage_2 & asked_is_kept))) begin
    $display("AckBuilder.java: HDL801: claim 'one answer without a row at a time' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~asked_stage_2 | asked_asked_in_ready)) begin
    $display("AckBuilder.java: HDL801: claim 'rows come soon enough' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~sack_row_valid | asked_asked_out_valid)) begin
    $display("AckBuilder.java: HDL801: claim 'every row was asked for' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~stage_5 | made_in_ready)) begin
    $display("AckBuilder.java: HDL801: claim 'no answer is lost' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
