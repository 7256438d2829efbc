`default_nettype none

// AckBuilder_alveo_100g: forms acknowledgements at the moment of sending.  Generated from AckBuilder.java.
// timeline sack_row: 5 cycles, 149 registers (1163 bits), of these 139 (1119 bits) only wait
// timeline lifeEnds_isReset: 48 cycles, 96 registers (528 bits), of these 95 (527 bits) only wait
// timeline asked_picking: 2 cycles, 42 registers (238 bits), of these 36 (210 bits) only wait
module AckBuilder_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  // drop_nak: at once, before everything else
  input  wire         drop_nak_valid,
  input  wire [9:0]   drop_nak_value_flow_qp,  // queue pair, local number
  input  wire         drop_nak_value_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [23:0]  drop_nak_value_psn,  // the trimmed packet
  input  wire         drop_nak_value_retrans,  // copy of its bit
  input  wire [13:0]  drop_nak_value_path,  // its UDP source port above 0xC000
  input  wire [1:0]   drop_nak_value_cause,  // why it was dropped
  // requests: flows that want an acknowledgement
  input  wire         requests_valid,
  output wire         requests_ready,
  input  wire [9:0]   requests_payload_flow_qp,  // queue pair, local number
  input  wire         requests_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [2:0]   requests_payload_code,  // fatal NAK: as in FatalError; 0 = none
  input  wire         requests_payload_not_ready,  // RNR NAK, if no other
  input  wire         requests_payload_becn,  // congestion was seen since the last request
  input  wire         requests_payload_gapless,  // no packet had arrived behind a gap: there is nothing to say in a SACK
  input  wire [13:0]  requests_payload_echo_path,  // of the newest packet, or of the first marked one since the last acknowledgement: source port above 0xC000
  input  wire         requests_payload_echo_marked,  // that one was marked
  input  wire         requests_payload_echo_held,  // the acknowledgement has waited for its timer
  input  wire [13:0]  requests_payload_echo_stamp,  // when the newest packet left
  input  wire [4:0]   requests_payload_echo_marks,  // packets that have come marked, modulo 32
  input  wire [11:0]  requests_payload_echo_taken,  // the PSN before the first one and as many more as packets were accepted, modulo 4096
  // reported: the progress that may be reported
  input  wire         reported_valid,
  input  wire [10:0]  reported_value_flow,
  input  wire [23:0]  reported_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0]  reported_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0]  reported_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0]  reported_value_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  input  wire         state_valid,
  input  wire [9:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  // setup: a new life of a queue pair
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [9:0]   setup_payload_qp,  // queue pair, local number
  input  wire [7:0]   setup_payload_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  input  wire [1:0]   setup_payload_profile,  // profile of the wire: 1 to 3
  input  wire [4:0]   setup_payload_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  input  wire [23:0]  setup_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  setup_payload_peer_pkey,  // P_Key
  input  wire [9:0]   setup_payload_peer_handle,  // address handle
  input  wire [4:0]   setup_payload_peer_paths,  // 1 to 16
  input  wire         setup_payload_peer_extended,  // cc_ext is agreed with it
  input  wire         rotate,  // rel_sack_rotate
  // sack_request: to the tracker: row of a flow
  output wire         sack_request_valid,
  output wire [10:0]  sack_request_value,
  // sack_row: from the tracker, one per request, in order
  input  wire         sack_row_valid,  // cycle 0
  input  wire [255:0] sack_row_value_bitmap,  // cycle 0: bit i: the packet expected + i has arrived; as many as the window
  input  wire [23:0]  sack_row_value_expected,  // cycle 0: ePSN: the first PSN that has not arrived, where the bitmap begins
  output wire         answers_valid,
  input  wire         answers_ready,
  output wire [9:0]   answers_payload_flow_qp,  // queue pair, local number
  output wire         answers_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire [2:0]   answers_payload_kind,
  output wire [23:0]  answers_payload_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  output wire [7:0]   answers_payload_syndrome,  // of AETH
  output wire [23:0]  answers_payload_msn,  // aMSN
  output wire [31:0]  answers_payload_po,  // POETH, with its reserved byte
  output wire         answers_payload_becn,
  output wire         answers_payload_retrans,
  output wire [1:0]   answers_payload_cause,  // why a packet was dropped, told by a Packet Drop NAK: a bit pattern of DropNak
  output wire         answers_payload_named,  // its UDP source port is the one that is given here, not the next one in turn
  output wire [15:0]  answers_payload_port,
  // answers_payload_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  output wire [7:0]   answers_payload_sack_valid_length,  // 1 to 128 bits count
  output wire [23:0]  answers_payload_sack_start,  // PSN of the least significant bit
  output wire [127:0] answers_payload_sack_bitmap,  // bit i: PSN start + i has been received
  output wire [23:0]  answers_payload_peer_qp,  // queue pair number at the peer
  output wire [15:0]  answers_payload_peer_pkey,  // P_Key
  output wire [9:0]   answers_payload_peer_handle,  // address handle
  output wire [4:0]   answers_payload_peer_paths,  // 1 to 16
  output wire         answers_payload_peer_extended,  // cc_ext is agreed with it
  // failures: a fatal NAK is on its way
  output wire         failures_valid,
  input  wire         failures_ready,
  output wire [9:0]   failures_payload_qp,  // queue pair, local number
  output wire [4:0]   failures_payload_cause,  // why
  output wire         failures_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  output wire [15:0]  failures_payload_request,
  // made: counter: answers made
  output wire         made_valid,
  output wire [2:0]   made_value,
  output wire         nak_full,  // counter tx_nak_full: Packet Drop NAK without room
  output wire         letting_go  // answers of a queue pair that has been reset are still being let go
);
  localparam [2:0] QUEUE_PAIR_STATE_RESET        = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_RTR          = 3'd2;
  localparam [2:0] QUEUE_PAIR_STATE_RTS          = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD          = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_ERR          = 3'd5;
  localparam [2:0] ANSWER_KIND_ACK               = 3'd0;
  localparam [2:0] ANSWER_KIND_SACK              = 3'd1;
  localparam [2:0] ANSWER_KIND_RNR_NAK           = 3'd2;
  localparam [2:0] ANSWER_KIND_NAK               = 3'd3;
  localparam [2:0] ANSWER_KIND_DROP_NAK          = 3'd4;
  localparam [4:0] FAILURE_CAUSE_REQUEST_INVALID = 5'd12;
  localparam [4:0] FAILURE_CAUSE_REQUEST_ACCESS  = 5'd13;
  localparam [4:0] FAILURE_CAUSE_RECEIVE_LENGTH  = 5'd14;
  localparam [4:0] FAILURE_CAUSE_RECEIVE_ACCESS  = 5'd15;

  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg  [5:0]   under_way;
  reg  [1:0]   asked_stolen_in_vain;
  reg  [9:0]   asked_kept_answer_flow_qp;
  reg          asked_kept_answer_flow_responses;
  reg  [2:0]   asked_kept_answer_kind;
  reg  [23:0]  asked_kept_answer_psn;
  reg  [7:0]   asked_kept_answer_syndrome;
  reg  [23:0]  asked_kept_answer_msn;
  reg  [31:0]  asked_kept_answer_po;
  reg          asked_kept_answer_becn;
  reg          asked_kept_answer_retrans;
  reg  [1:0]   asked_kept_answer_cause;
  reg          asked_kept_answer_named;
  reg  [15:0]  asked_kept_answer_port;
  reg  [7:0]   asked_kept_answer_sack_valid_length;
  reg  [23:0]  asked_kept_answer_sack_start;
  reg  [127:0] asked_kept_answer_sack_bitmap;
  reg  [23:0]  asked_kept_answer_peer_qp;
  reg  [15:0]  asked_kept_answer_peer_pkey;
  reg  [9:0]   asked_kept_answer_peer_handle;
  reg  [4:0]   asked_kept_answer_peer_paths;
  reg          asked_kept_answer_peer_extended;
  reg          asked_kept_sending;
  reg          asked_kept_failing;
  reg          asked_kept_too_long;
  reg          asked_is_kept;
  reg  [2:0]   kind;
  reg          shown;
  reg  [4:0]   cause;
  // ---- timeline sack_row, cycle 1
  reg  [23:0]  asked_out_payload_known_progress_expected_c1;
  reg  [23:0]  asked_out_payload_known_progress_message_start_c1;
  reg  [3:0]   asked_out_payload_job_becn_c1_c4;
  reg  [7:0]   asked_out_payload_job_cause_c1_c4;
  reg  [8:0]   asked_out_payload_job_code_c1_c3;
  reg  [2:0]   asked_out_payload_job_dead_c1_c3;
  reg  [3:0]   asked_out_payload_job_echo_held_c1_c4;
  reg  [3:0]   asked_out_payload_job_echo_marked_c1_c4;
  reg  [19:0]  asked_out_payload_job_echo_marks_c1_c4;
  reg  [55:0]  asked_out_payload_job_echo_path_c1_c4;
  reg  [55:0]  asked_out_payload_job_echo_stamp_c1_c4;
  reg  [39:0]  asked_out_payload_job_flow_qp_c1_c4;
  reg  [3:0]   asked_out_payload_job_flow_responses_c1_c4;
  reg  [2:0]   asked_out_payload_job_is_drop_c1_c3;
  reg  [2:0]   asked_out_payload_job_not_ready_c1_c3;
  reg  [95:0]  asked_out_payload_job_psn_c1_c4;
  reg  [3:0]   asked_out_payload_job_retrans_c1_c4;
  reg  [2:0]   asked_out_payload_known_peer_extended_c1_c3;
  reg  [39:0]  asked_out_payload_known_peer_handle_c1_c4;
  reg  [19:0]  asked_out_payload_known_peer_paths_c1_c4;
  reg  [63:0]  asked_out_payload_known_peer_pkey_c1_c4;
  reg  [95:0]  asked_out_payload_known_peer_qp_c1_c4;
  reg  [95:0]  asked_out_payload_known_progress_messages_c1_c4;
  reg  [3:0]   asked_out_payload_known_rules_sacks_c1_c4;
  reg  [7:0]   asked_out_payload_known_rules_threshold_c1;
  reg  [19:0]  asked_out_payload_known_rules_timer_c1_c4;
  reg  [47:0]  beyond_c1_c4;
  reg  [2:0]   known_state_eq_c1_c3;
  reg  [3:0]   sack_row_valid_c1_c4;
  reg  [2:0]   works_c1_c3;
  // ---- timeline sack_row, cycle 2
  reg  [71:0]  asked_out_payload_known_progress_expected_c2_c4;
  reg  [7:0]   asked_out_payload_known_rules_threshold_c2;
  reg  [71:0]  order_c2_c4;
  // ---- timeline sack_row, cycle 4
  (* shreg_extract = "no" *)
  reg  [2:0]   asked_out_payload_job_code_c4;
  (* shreg_extract = "no" *)
  reg          asked_out_payload_job_is_drop_c4;
  (* shreg_extract = "no" *)
  reg          asked_out_payload_job_not_ready_c4;
  (* shreg_extract = "no" *)
  reg          asked_out_payload_known_peer_extended_c4;
  (* shreg_extract = "no" *)
  reg          known_state_eq_c4;
  (* shreg_extract = "no" *)
  reg          works_c4;
  (* shreg_extract = "no" *)
  reg          asked_out_payload_job_dead_c4;
  // ---- timeline sack_row, cycle 5
  reg          is_ack;
  (* shreg_extract = "no" *)
  reg          asked_out_payload_known_rules_sacks_c5;
  reg  [2:0]   asked_out_payload_job_code_c5;
  reg          is_fatal;
  reg          is_not_ready;
  (* shreg_extract = "no" *)
  reg  [4:0]   asked_out_payload_known_rules_timer_c5;
  reg          asked_out_payload_job_is_drop_c5;
  (* shreg_extract = "no" *)
  reg  [23:0]  asked_out_payload_job_psn_c5;
  (* shreg_extract = "no" *)
  reg  [23:0]  asked_out_payload_known_progress_expected_c5;
  (* shreg_extract = "no" *)
  reg          asked_out_payload_job_echo_held_c5;
  (* shreg_extract = "no" *)
  reg  [13:0]  asked_out_payload_job_echo_stamp_c5;
  (* shreg_extract = "no" *)
  reg  [11:0]  beyond_c5;
  (* shreg_extract = "no" *)
  reg  [4:0]   asked_out_payload_job_echo_marks_c5;
  (* shreg_extract = "no" *)
  reg  [23:0]  order_c5;
  reg          is_ack_soon_and_c5;
  reg          asked_out_payload_known_peer_extended_c5;
  (* shreg_extract = "no" *)
  reg          asked_out_payload_job_echo_marked_c5;
  (* shreg_extract = "no" *)
  reg          asked_out_payload_job_becn_c5;
  (* shreg_extract = "no" *)
  reg          asked_out_payload_job_retrans_c5;
  (* shreg_extract = "no" *)
  reg  [1:0]   asked_out_payload_job_cause_c5;
  (* shreg_extract = "no" *)
  reg  [13:0]  asked_out_payload_job_echo_path_c5;
  (* shreg_extract = "no" *)
  reg  [9:0]   asked_out_payload_job_flow_qp_c5;
  (* shreg_extract = "no" *)
  reg          asked_out_payload_job_flow_responses_c5;
  (* shreg_extract = "no" *)
  reg  [9:0]   asked_out_payload_known_peer_handle_c5;
  (* shreg_extract = "no" *)
  reg  [4:0]   asked_out_payload_known_peer_paths_c5;
  (* shreg_extract = "no" *)
  reg  [15:0]  asked_out_payload_known_peer_pkey_c5;
  (* shreg_extract = "no" *)
  reg  [23:0]  asked_out_payload_known_peer_qp_c5;
  (* shreg_extract = "no" *)
  reg  [23:0]  asked_out_payload_known_progress_messages_c5;
  reg          sack_row_valid_c5;
  reg          made_in_payload_failing_c5;
  reg          made_in_payload_sending_c5;
  // ---- timeline lifeEnds_isReset, cycle 1
  reg  [46:0]  life_ends_is_reset_c1_c47;
  reg  [469:0] state_value_qp_c1_c47;
  // ---- timeline lifeEnds_isReset, cycle 48
  reg          life_ends_is_reset_c48;
  (* shreg_extract = "no" *)
  reg  [9:0]   state_value_qp_c48;
  // ---- timeline asked_picking, cycle 1
  reg          asked_arrived_c1;
  reg  [1:0]   asked_drop_naks_out_payload_cause_c1;
  reg  [23:0]  asked_drop_naks_out_payload_psn_c1;
  reg          asked_drop_naks_out_payload_retrans_c1;
  reg          asked_drop_naks_out_valid_c1;
  reg          asked_in_payload_job_dead_c1;
  reg  [13:0]  asked_in_payload_job_echo_path_c1;
  reg  [9:0]   asked_in_payload_job_flow_qp_c1;
  reg          asked_in_payload_job_flow_responses_c1;
  reg          asked_in_valid_c1;
  reg          requests_payload_becn_c1;
  reg  [2:0]   requests_payload_code_c1;
  reg          requests_payload_echo_held_c1;
  reg          requests_payload_echo_marked_c1;
  reg  [4:0]   requests_payload_echo_marks_c1;
  reg  [13:0]  requests_payload_echo_path_c1;
  reg  [13:0]  requests_payload_echo_stamp_c1;
  reg  [11:0]  requests_payload_echo_taken_c1;
  reg  [9:0]   requests_payload_flow_qp_c1;
  reg          requests_payload_flow_responses_c1;
  reg          requests_payload_not_ready_c1;
  // ---- timeline asked_picking, cycle 2
  reg          requests_payload_echo_held_c2;
  reg  [13:0]  requests_payload_echo_stamp_c2;
  reg  [4:0]   requests_payload_echo_marks_c2;
  reg          requests_payload_echo_marked_c2;
  reg          requests_payload_becn_c2;
  reg          asked_arrived;
  reg  [9:0]   requests_payload_flow_qp_c2;
  reg          requests_payload_flow_responses_c2;
  reg  [13:0]  requests_payload_echo_path_c2;
  reg  [1:0]   asked_drop_naks_out_payload_cause_c2;
  reg  [23:0]  asked_drop_naks_out_payload_psn_c2;
  reg          asked_drop_naks_out_payload_retrans_c2;
  reg          asked_drop_naks_out_valid_c2;
  reg          asked_in_payload_job_dead_c2;
  reg  [13:0]  asked_in_payload_job_echo_path_c2;
  reg  [9:0]   asked_in_payload_job_flow_qp_c2;
  reg          asked_in_payload_job_flow_responses_c2;
  reg          asked_in_valid_c2;
  reg  [2:0]   requests_payload_code_c2;
  reg  [11:0]  requests_payload_echo_taken_c2;
  reg          requests_payload_not_ready_c2;
  (* ram_style = "block" *)
  reg  [13:0]  asked_known_rules_table [0:1023];
  reg  [13:0]  _asked_known_rules_first;
  reg  [13:0]  asked_known_rules;
  (* ram_style = "block" *)
  reg  [2:0]   asked_known_states [0:1023];
  reg  [2:0]   _asked_known_state_first;
  reg  [2:0]   asked_known_state;
  (* ram_style = "block" *)
  reg  [55:0]  asked_known_peers [0:1023];
  reg  [55:0]  _asked_known_peer_first;
  reg  [55:0]  asked_known_peer;
  wire         made_in_ready;
  wire         made_out_valid;
  wire [9:0]   made_out_payload_answer_flow_qp;
  wire         made_out_payload_answer_flow_responses;
  wire [2:0]   made_out_payload_answer_kind;
  wire [23:0]  made_out_payload_answer_psn;
  wire [7:0]   made_out_payload_answer_syndrome;
  wire [23:0]  made_out_payload_answer_msn;
  wire [31:0]  made_out_payload_answer_po;
  wire         made_out_payload_answer_becn;
  wire         made_out_payload_answer_retrans;
  wire [1:0]   made_out_payload_answer_cause;
  wire         made_out_payload_answer_named;
  wire [15:0]  made_out_payload_answer_port;
  wire [7:0]   made_out_payload_answer_sack_valid_length;
  wire [23:0]  made_out_payload_answer_sack_start;
  wire [127:0] made_out_payload_answer_sack_bitmap;
  wire [23:0]  made_out_payload_answer_peer_qp;
  wire [15:0]  made_out_payload_answer_peer_pkey;
  wire [9:0]   made_out_payload_answer_peer_handle;
  wire [4:0]   made_out_payload_answer_peer_paths;
  wire         made_out_payload_answer_peer_extended;
  wire         made_out_payload_sending;
  wire         made_out_payload_failing;
  wire         made_out_payload_too_long;
  wire [5:0]   made_level;
  wire         marks_inst_busy;
  wire         marks_inst_dead;
  wire         asked_drop_naks_in_ready;
  wire         asked_drop_naks_out_valid;
  wire [9:0]   asked_drop_naks_out_payload_flow_qp;
  wire         asked_drop_naks_out_payload_flow_responses;
  wire [23:0]  asked_drop_naks_out_payload_psn;
  wire         asked_drop_naks_out_payload_retrans;
  wire [13:0]  asked_drop_naks_out_payload_path;
  wire [1:0]   asked_drop_naks_out_payload_cause;
  wire         asked_marks_busy;
  wire         asked_marks_dead;
  wire [23:0]  asked_known_table_progress_expected;
  wire [23:0]  asked_known_table_progress_messages;
  wire [23:0]  asked_known_table_progress_message_start;
  wire [23:0]  asked_known_table_progress_receives_done;
  wire         asked_in_ready;
  wire         asked_out_valid;
  wire [9:0]   asked_out_payload_job_flow_qp;
  wire         asked_out_payload_job_flow_responses;
  wire         asked_out_payload_job_is_drop;
  wire [23:0]  asked_out_payload_job_psn;
  wire         asked_out_payload_job_retrans;
  wire [1:0]   asked_out_payload_job_cause;
  wire [2:0]   asked_out_payload_job_code;
  wire         asked_out_payload_job_not_ready;
  wire         asked_out_payload_job_becn;
  wire         asked_out_payload_job_dead;
  wire [13:0]  asked_out_payload_job_echo_path;
  wire         asked_out_payload_job_echo_marked;
  wire         asked_out_payload_job_echo_held;
  wire [13:0]  asked_out_payload_job_echo_stamp;
  wire [4:0]   asked_out_payload_job_echo_marks;
  wire [11:0]  asked_out_payload_job_echo_taken;
  wire [7:0]   asked_out_payload_known_rules_threshold;
  wire         asked_out_payload_known_rules_sacks;
  wire [4:0]   asked_out_payload_known_rules_timer;
  wire [2:0]   asked_out_payload_known_state;
  wire [23:0]  asked_out_payload_known_progress_expected;
  wire [23:0]  asked_out_payload_known_progress_messages;
  wire [23:0]  asked_out_payload_known_progress_message_start;
  wire [23:0]  asked_out_payload_known_progress_receives_done;
  wire [23:0]  asked_out_payload_known_peer_qp;
  wire [15:0]  asked_out_payload_known_peer_pkey;
  wire [9:0]   asked_out_payload_known_peer_handle;
  wire [4:0]   asked_out_payload_known_peer_paths;
  wire         asked_out_payload_known_peer_extended;
  wire         span_due;
  wire [23:0]  span_start;
  wire [7:0]   span_length;
  wire [127:0] span_bitmap;
  wire         failures_in_ready;

  wire         plain_valid = asked_arrived | asked_is_kept;
  wire         asked_now_sending = (asked_known_state == QUEUE_PAIR_STATE_RTR) |
                                   (asked_known_state == QUEUE_PAIR_STATE_RTS) |
                                   (asked_known_state == QUEUE_PAIR_STATE_SQD);
  wire         plain_payload_sending = asked_is_kept ? asked_kept_sending : asked_now_sending;
  wire         ready_payload_sending = plain_valid ? plain_payload_sending : made_out_payload_sending;
  wire         dead = marks_inst_dead & ~plain_valid;
  wire         sending = ready_payload_sending & (~dead | shown);
  wire         plain_payload_failing = asked_is_kept & asked_kept_failing;
  wire         ready_payload_failing = plain_valid ? plain_payload_failing : made_out_payload_failing;
  wire         failing = ready_payload_failing & ~dead;
  wire         is_ready = ~failing | failures_in_ready;
  wire         ready_ready = ~sending | (answers_ready & is_ready);
  wire         made_out_ready = ready_ready & ~plain_valid;
  wire         ready_valid = plain_valid | made_out_valid;
  wire [9:0]   plain_payload_answer_flow_qp = asked_is_kept ? asked_kept_answer_flow_qp :
                                              requests_payload_flow_qp_c2;
  wire [9:0]   ready_payload_answer_flow_qp = plain_valid ? plain_payload_answer_flow_qp :
                                              made_out_payload_answer_flow_qp;
  wire         plain_payload_answer_flow_responses = asked_is_kept ? asked_kept_answer_flow_responses :
                                                     requests_payload_flow_responses_c2;
  wire         ready_payload_answer_flow_responses = plain_valid ? plain_payload_answer_flow_responses :
                                                     made_out_payload_answer_flow_responses;
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
  wire         asked_now_answer_named = asked_known_peer[0];
  wire [31:0]  asked_answer_po = asked_now_answer_named ? {requests_payload_echo_held_c2,
                                                           requests_payload_echo_stamp_c2, 12'd0,
                                                           requests_payload_echo_marks_c2} : 32'd16777215;
  wire [31:0]  plain_payload_answer_po = asked_is_kept ? asked_kept_answer_po : asked_answer_po;
  wire [31:0]  ready_payload_answer_po = plain_valid ? plain_payload_answer_po : made_out_payload_answer_po;
  wire         asked_answer_becn = asked_now_answer_named ? requests_payload_echo_marked_c2 :
                                   requests_payload_becn_c2;
  wire         plain_payload_answer_becn = asked_is_kept ? asked_kept_answer_becn : asked_answer_becn;
  wire         ready_payload_answer_becn = plain_valid ? plain_payload_answer_becn :
                                           made_out_payload_answer_becn;
  wire         plain_payload_answer_retrans = asked_is_kept & asked_kept_answer_retrans;
  wire         ready_payload_answer_retrans = plain_valid ? plain_payload_answer_retrans :
                                              made_out_payload_answer_retrans;
  wire [1:0]   plain_payload_answer_cause = asked_is_kept ? asked_kept_answer_cause : 2'd0;
  wire [1:0]   ready_payload_answer_cause = plain_valid ? plain_payload_answer_cause :
                                            made_out_payload_answer_cause;
  wire         plain_payload_answer_named = asked_is_kept ? asked_kept_answer_named : asked_now_answer_named;
  wire         ready_payload_answer_named = plain_valid ? plain_payload_answer_named :
                                            made_out_payload_answer_named;
  wire [15:0]  plain_payload_answer_port = asked_is_kept ? asked_kept_answer_port :
                                           {2'd3, requests_payload_echo_path_c2};
  wire [15:0]  ready_payload_answer_port = plain_valid ? plain_payload_answer_port :
                                           made_out_payload_answer_port;
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
  wire [23:0]  asked_now_answer_peer_qp = asked_known_peer[55:32];
  wire [23:0]  plain_payload_answer_peer_qp = asked_is_kept ? asked_kept_answer_peer_qp :
                                              asked_now_answer_peer_qp;
  wire [23:0]  ready_payload_answer_peer_qp = plain_valid ? plain_payload_answer_peer_qp :
                                              made_out_payload_answer_peer_qp;
  wire [15:0]  asked_now_answer_peer_pkey = asked_known_peer[31:16];
  wire [15:0]  plain_payload_answer_peer_pkey = asked_is_kept ? asked_kept_answer_peer_pkey :
                                                asked_now_answer_peer_pkey;
  wire [15:0]  ready_payload_answer_peer_pkey = plain_valid ? plain_payload_answer_peer_pkey :
                                                made_out_payload_answer_peer_pkey;
  wire [9:0]   asked_now_answer_peer_handle = asked_known_peer[15:6];
  wire [9:0]   plain_payload_answer_peer_handle = asked_is_kept ? asked_kept_answer_peer_handle :
                                                  asked_now_answer_peer_handle;
  wire [9:0]   ready_payload_answer_peer_handle = plain_valid ? plain_payload_answer_peer_handle :
                                                  made_out_payload_answer_peer_handle;
  wire [4:0]   asked_now_answer_peer_paths = asked_known_peer[5:1];
  wire [4:0]   plain_payload_answer_peer_paths = asked_is_kept ? asked_kept_answer_peer_paths :
                                                 asked_now_answer_peer_paths;
  wire [4:0]   ready_payload_answer_peer_paths = plain_valid ? plain_payload_answer_peer_paths :
                                                 made_out_payload_answer_peer_paths;
  wire         plain_payload_answer_peer_extended = asked_is_kept ? asked_kept_answer_peer_extended :
                                                    asked_now_answer_named;
  wire         ready_payload_answer_peer_extended = plain_valid ? plain_payload_answer_peer_extended :
                                                    made_out_payload_answer_peer_extended;
  wire         plain_payload_too_long = asked_is_kept & asked_kept_too_long;
  wire         ready_payload_too_long = plain_valid ? plain_payload_too_long : made_out_payload_too_long;
  wire         plain_ready = ready_ready;
  wire         is_reset = state_value_state == QUEUE_PAIR_STATE_RESET;
  wire         life_ends_is_reset = state_valid & is_reset;
  wire         marks_inst_entering_valid = sack_row_valid_c5 & made_in_ready;
  wire         marks_inst_leaving = made_out_valid & made_out_ready;
  wire         _under_way_and = (under_way < 6'd32) & ~marks_inst_busy;
  wire         asked_stolen = &asked_stolen_in_vain;
  wire         asked_drop_naks_in_valid = drop_nak_valid & ~asked_stolen;
  wire         asked_drop_naks_out_ready = _under_way_and;
  wire         asked_marks_entering_valid = asked_drop_naks_in_valid & asked_drop_naks_in_ready;
  wire         asked_marks_leaving = asked_drop_naks_out_valid & asked_drop_naks_out_ready;
  wire         asked_picking = _under_way_and & (asked_drop_naks_out_valid | requests_valid);
  wire         asked_is_short = requests_payload_gapless &
                                ~((|requests_payload_code) | requests_payload_not_ready);
  wire         asked_is_plain = ~asked_drop_naks_out_valid & asked_is_short & (under_way == 6'd0);
  wire         asked_asking = ~asked_is_plain & asked_picking;
  wire [9:0]   asked_job_flow_qp = asked_drop_naks_out_valid ? asked_drop_naks_out_payload_flow_qp :
                                   requests_payload_flow_qp;
  wire         asked_job_flow_responses = asked_drop_naks_out_valid ?
                                          asked_drop_naks_out_payload_flow_responses :
                                          requests_payload_flow_responses;
  wire         asked_job_dead = asked_drop_naks_out_valid & asked_marks_dead;
  wire [13:0]  asked_job_echo_path = asked_drop_naks_out_valid ? asked_drop_naks_out_payload_path :
                                     requests_payload_echo_path;
  wire         span_complete = sack_row_valid & ~(asked_out_payload_job_is_drop |
                                                  (|asked_out_payload_job_code) |
                                                  asked_out_payload_job_not_ready);
  wire         says_fatal = (|asked_out_payload_job_code_c4) & ~asked_out_payload_job_is_drop_c4;
  wire         is_other = (|asked_out_payload_job_code_c4) | asked_out_payload_job_is_drop_c4;
  wire         is_ack_soon = ~(is_other | asked_out_payload_job_not_ready_c4);
  wire         is_sack = is_ack & span_due & asked_out_payload_known_rules_sacks_c5;
  wire [23:0]  order = asked_out_payload_known_progress_expected_c1 -
                       asked_out_payload_known_progress_message_start_c1;
  wire [7:0]   syndrome = is_ack ? 8'd31 : is_not_ready ? {3'd1, asked_out_payload_known_rules_timer_c5} :
                          {3'd3, 3'd0, is_fatal ? asked_out_payload_job_code_c5[1:0] : 2'd0};
  wire [23:0]  psn = asked_out_payload_job_is_drop_c5 ? asked_out_payload_job_psn_c5 :
                     asked_out_payload_known_progress_expected_c5;
  wire [11:0]  above = (asked_out_payload_job_echo_taken + 12'd1) -
                       asked_out_payload_known_progress_expected[11:0];
  wire         _asked_out_payload_job_is_drop_c5_or = asked_out_payload_job_is_drop_c5 | (is_ack & ~is_sack);
  wire [23:0]  _order_c5_or = order_c5 | {24{_asked_out_payload_job_is_drop_c5_or}};
  wire [31:0]  po = is_ack_soon_and_c5 ? {asked_out_payload_job_echo_held_c5,
                                          asked_out_payload_job_echo_stamp_c5, beyond_c5,
                                          asked_out_payload_job_echo_marks_c5} : {8'd0, _order_c5_or};
  wire         answer_becn = (asked_out_payload_known_peer_extended_c5 ?
                              asked_out_payload_job_echo_marked_c5 : asked_out_payload_job_becn_c5) & is_ack;
  wire         answer_retrans = asked_out_payload_job_retrans_c5 & asked_out_payload_job_is_drop_c5;
  wire [1:0]   answer_cause = (asked_out_payload_job_is_drop_c5 & asked_out_payload_known_peer_extended_c5) ?
                              asked_out_payload_job_cause_c5 : 2'd0;
  wire         works = (asked_out_payload_known_state == QUEUE_PAIR_STATE_RTR) |
                       (asked_out_payload_known_state == QUEUE_PAIR_STATE_RTS) |
                       (asked_out_payload_known_state == QUEUE_PAIR_STATE_SQD);
  wire         repeating = known_state_eq_c4 & says_fatal;
  wire         failures_in_valid = ready_valid & failing & answers_ready;

  PassingFifo_32 #(.WIDTH(342)) made (
    .clk(clk),
    .rst(in_reset),
    .in_valid(sack_row_valid_c5),
    .in_ready(made_in_ready),
    .in_payload({asked_out_payload_job_flow_qp_c5, asked_out_payload_job_flow_responses_c5, kind, psn,
                 syndrome, asked_out_payload_known_progress_messages_c5, po, answer_becn, answer_retrans,
                 answer_cause, asked_out_payload_known_peer_extended_c5,
                 {2'd3, asked_out_payload_job_echo_path_c5}, span_length, span_start, span_bitmap,
                 asked_out_payload_known_peer_qp_c5, asked_out_payload_known_peer_pkey_c5,
                 asked_out_payload_known_peer_handle_c5, asked_out_payload_known_peer_paths_c5,
                 asked_out_payload_known_peer_extended_c5, made_in_payload_sending_c5,
                 made_in_payload_failing_c5, asked_out_payload_job_code_c5[2]}),
    .out_valid(made_out_valid),
    .out_ready(made_out_ready),
    .out_payload({made_out_payload_answer_flow_qp, made_out_payload_answer_flow_responses,
                  made_out_payload_answer_kind, made_out_payload_answer_psn, made_out_payload_answer_syndrome,
                  made_out_payload_answer_msn, made_out_payload_answer_po, made_out_payload_answer_becn,
                  made_out_payload_answer_retrans, made_out_payload_answer_cause,
                  made_out_payload_answer_named, made_out_payload_answer_port,
                  made_out_payload_answer_sack_valid_length, made_out_payload_answer_sack_start,
                  made_out_payload_answer_sack_bitmap, made_out_payload_answer_peer_qp,
                  made_out_payload_answer_peer_pkey, made_out_payload_answer_peer_handle,
                  made_out_payload_answer_peer_paths, made_out_payload_answer_peer_extended,
                  made_out_payload_sending, made_out_payload_failing, made_out_payload_too_long}),
    .level(made_level)
  );

  QueueMarks_1024_32 marks_inst (
    .clk(clk),
    .rst(in_reset),
    .entering_valid(marks_inst_entering_valid),
    .entering_value(asked_out_payload_job_flow_qp_c5),
    .enter_dead(1'b0),
    .leaving(marks_inst_leaving),
    .let_go_valid(life_ends_is_reset_c48),
    .let_go_value(state_value_qp_c48),
    .busy(marks_inst_busy),
    .dead(marks_inst_dead)
  );

  Fifo_256_BRAM #(.WIDTH(52)) asked_drop_naks (
    .clk(clk),
    .rst(in_reset),
    .in_valid(asked_drop_naks_in_valid),
    .in_ready(asked_drop_naks_in_ready),
    .in_payload({drop_nak_value_flow_qp, drop_nak_value_flow_responses, drop_nak_value_psn,
                 drop_nak_value_retrans, drop_nak_value_path, drop_nak_value_cause}),
    .out_valid(asked_drop_naks_out_valid),
    .out_ready(asked_drop_naks_out_ready),
    .out_payload({asked_drop_naks_out_payload_flow_qp, asked_drop_naks_out_payload_flow_responses,
                  asked_drop_naks_out_payload_psn, asked_drop_naks_out_payload_retrans,
                  asked_drop_naks_out_payload_path, asked_drop_naks_out_payload_cause})
  );

  QueueMarks_1024_256 asked_marks (
    .clk(clk),
    .rst(in_reset),
    .entering_valid(asked_marks_entering_valid),
    .entering_value(drop_nak_value_flow_qp),
    .enter_dead(1'b0),
    .leaving(asked_marks_leaving),
    .let_go_valid(life_ends_is_reset_c48),
    .let_go_value(state_value_qp_c48),
    .busy(asked_marks_busy),
    .dead(asked_marks_dead)
  );

  ProgressTable_2048_reported asked_known_table (
    .clk(clk),
    .write_valid(reported_valid),
    .write_value_flow(reported_value_flow),
    .write_value_progress_expected(reported_value_progress_expected),
    .write_value_progress_messages(reported_value_progress_messages),
    .write_value_progress_message_start(reported_value_progress_message_start),
    .write_value_progress_receives_done(reported_value_progress_receives_done),
    .read_flow({asked_job_flow_responses, asked_job_flow_qp}),
    .progress_expected(asked_known_table_progress_expected),
    .progress_messages(asked_known_table_progress_messages),
    .progress_message_start(asked_known_table_progress_message_start),
    .progress_receives_done(asked_known_table_progress_receives_done)
  );

  Fifo_16_LUTRAM #(.WIDTH(261)) asked (
    .clk(clk),
    .rst(in_reset),
    .in_valid(asked_in_valid_c2),
    .in_ready(asked_in_ready),
    .in_payload({asked_in_payload_job_flow_qp_c2, asked_in_payload_job_flow_responses_c2,
                 asked_drop_naks_out_valid_c2, asked_drop_naks_out_payload_psn_c2,
                 asked_drop_naks_out_payload_retrans_c2, asked_drop_naks_out_payload_cause_c2,
                 requests_payload_code_c2, requests_payload_not_ready_c2, requests_payload_becn_c2,
                 asked_in_payload_job_dead_c2, asked_in_payload_job_echo_path_c2,
                 requests_payload_echo_marked_c2, requests_payload_echo_held_c2,
                 requests_payload_echo_stamp_c2, requests_payload_echo_marks_c2,
                 requests_payload_echo_taken_c2, asked_known_rules[13:6], asked_known_rules[5],
                 asked_known_rules[4:0], asked_known_state, asked_known_table_progress_expected,
                 asked_known_table_progress_messages, asked_known_table_progress_message_start,
                 asked_known_table_progress_receives_done, asked_now_answer_peer_qp,
                 asked_now_answer_peer_pkey, asked_now_answer_peer_handle, asked_now_answer_peer_paths,
                 asked_now_answer_named}),
    .out_valid(asked_out_valid),
    .out_ready(sack_row_valid),
    .out_payload({asked_out_payload_job_flow_qp, asked_out_payload_job_flow_responses,
                  asked_out_payload_job_is_drop, asked_out_payload_job_psn, asked_out_payload_job_retrans,
                  asked_out_payload_job_cause, asked_out_payload_job_code, asked_out_payload_job_not_ready,
                  asked_out_payload_job_becn, asked_out_payload_job_dead, asked_out_payload_job_echo_path,
                  asked_out_payload_job_echo_marked, asked_out_payload_job_echo_held,
                  asked_out_payload_job_echo_stamp, asked_out_payload_job_echo_marks,
                  asked_out_payload_job_echo_taken, asked_out_payload_known_rules_threshold,
                  asked_out_payload_known_rules_sacks, asked_out_payload_known_rules_timer,
                  asked_out_payload_known_state, asked_out_payload_known_progress_expected,
                  asked_out_payload_known_progress_messages, asked_out_payload_known_progress_message_start,
                  asked_out_payload_known_progress_receives_done, asked_out_payload_known_peer_qp,
                  asked_out_payload_known_peer_pkey, asked_out_payload_known_peer_handle,
                  asked_out_payload_known_peer_paths, asked_out_payload_known_peer_extended})
  );

  SackSpan_256_2048 span (
    .clk(clk),
    .rst(in_reset),
    .row_bitmap(sack_row_value_bitmap),
    .row_expected(sack_row_value_expected),
    .complete(span_complete),
    .flow({asked_out_payload_job_flow_responses, asked_out_payload_job_flow_qp}),
    .threshold(asked_out_payload_known_rules_threshold_c2),
    .rotate(rotate),
    .due(span_due),
    .start(span_start),
    .length(span_length),
    .bitmap(span_bitmap)
  );

  Fifo_4_LUTRAM #(.WIDTH(32)) failures (
    .clk(clk),
    .rst(in_reset),
    .in_valid(failures_in_valid),
    .in_ready(failures_in_ready),
    .in_payload({ready_payload_answer_flow_qp, cause, 1'b0, 16'd0}),
    .out_valid(failures_valid),
    .out_ready(failures_ready),
    .out_payload({failures_payload_qp, failures_payload_cause, failures_payload_named,
                  failures_payload_request})
  );

  assign nak_full = drop_nak_valid & (asked_stolen | ~asked_drop_naks_in_ready);
  assign letting_go = asked_marks_busy | marks_inst_busy;
  assign requests_ready = _under_way_and & ~asked_drop_naks_out_valid;
  assign setup_ready = 1'b1;
  assign sack_request_valid = asked_asking;
  assign sack_request_value = {asked_job_flow_responses, asked_job_flow_qp};
  assign answers_valid = ready_valid & sending & is_ready;
  assign answers_payload_flow_qp = ready_payload_answer_flow_qp;
  assign answers_payload_flow_responses = ready_payload_answer_flow_responses;
  assign answers_payload_kind = ready_payload_answer_kind;
  assign answers_payload_psn = ready_payload_answer_psn;
  assign answers_payload_syndrome = ready_payload_answer_syndrome;
  assign answers_payload_msn = ready_payload_answer_msn;
  assign answers_payload_po = ready_payload_answer_po;
  assign answers_payload_becn = ready_payload_answer_becn;
  assign answers_payload_retrans = ready_payload_answer_retrans;
  assign answers_payload_cause = ready_payload_answer_cause;
  assign answers_payload_named = ready_payload_answer_named;
  assign answers_payload_port = ready_payload_answer_port;
  assign answers_payload_sack_valid_length = ready_payload_answer_sack_valid_length;
  assign answers_payload_sack_start = ready_payload_answer_sack_start;
  assign answers_payload_sack_bitmap = ready_payload_answer_sack_bitmap;
  assign answers_payload_peer_qp = ready_payload_answer_peer_qp;
  assign answers_payload_peer_pkey = ready_payload_answer_peer_pkey;
  assign answers_payload_peer_handle = ready_payload_answer_peer_handle;
  assign answers_payload_peer_paths = ready_payload_answer_peer_paths;
  assign answers_payload_peer_extended = ready_payload_answer_peer_extended;
  assign made_valid = answers_valid & answers_ready;
  assign made_value = ready_payload_answer_kind;

  always @* begin
    kind = ANSWER_KIND_ACK;
    if (asked_out_payload_job_is_drop_c5) begin
      kind = ANSWER_KIND_DROP_NAK;
    end else if (is_fatal) begin
      kind = ANSWER_KIND_NAK;
    end else if (is_not_ready) begin
      kind = ANSWER_KIND_RNR_NAK;
    end else if (is_sack) begin
      kind = ANSWER_KIND_SACK;
    end
  end

  always @* begin
    if (ready_payload_too_long) begin
      cause = FAILURE_CAUSE_RECEIVE_LENGTH;
    end else begin
      case (ready_payload_answer_syndrome[1:0])
        2'd2: cause = FAILURE_CAUSE_REQUEST_ACCESS;
        2'd3: cause = FAILURE_CAUSE_RECEIVE_ACCESS;
        default: cause = FAILURE_CAUSE_REQUEST_INVALID;
      endcase
    end
  end

  always @(posedge clk) begin
    if (setup_valid) begin
      asked_known_rules_table[setup_payload_qp] <= {setup_payload_sack_threshold,
                                                    setup_payload_profile >= 2'd2, setup_payload_rnr_timer};
    end
  end

  always @(posedge clk) begin
    _asked_known_rules_first <= asked_known_rules_table[asked_job_flow_qp];
    asked_known_rules <= _asked_known_rules_first;
  end

  always @(posedge clk) begin
    if (state_valid) begin
      asked_known_states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _asked_known_state_first <= asked_known_states[asked_job_flow_qp];
    asked_known_state <= _asked_known_state_first;
  end

  always @(posedge clk) begin
    if (setup_valid) begin
      asked_known_peers[setup_payload_qp] <= {setup_payload_peer_qp, setup_payload_peer_pkey,
                                              setup_payload_peer_handle, setup_payload_peer_paths,
                                              setup_payload_peer_extended};
    end
  end

  always @(posedge clk) begin
    _asked_known_peer_first <= asked_known_peers[asked_job_flow_qp];
    asked_known_peer <= _asked_known_peer_first;
  end

  always @(posedge clk) begin
    if (in_reset) begin
      under_way <= 6'd0;
      asked_stolen_in_vain <= 2'd0;
      asked_is_kept <= 1'b0;
      shown <= 1'b0;
      asked_arrived_c1 <= 1'b0;
      asked_arrived <= 1'b0;
      asked_in_valid_c1 <= 1'b0;
      asked_in_valid_c2 <= 1'b0;
      life_ends_is_reset_c1_c47 <= 47'd0;
      life_ends_is_reset_c48 <= 1'b0;
      sack_row_valid_c1_c4 <= 4'd0;
      sack_row_valid_c5 <= 1'b0;
    end else begin
      asked_stolen_in_vain <= (asked_marks_busy & drop_nak_valid) ? (asked_stolen_in_vain + 2'd1) : 2'd0;
      if (asked_picking & ~(ready_valid & ready_ready)) begin
        under_way <= under_way + 6'd1;
      end else if (ready_valid & ready_ready & ~asked_picking) begin
        under_way <= under_way - 6'd1;
      end
      asked_is_kept <= (asked_arrived | asked_is_kept) & ~plain_ready;
      shown <= answers_valid & ~answers_ready;
      // ---- timeline sack_row, cycle 1
      sack_row_valid_c1_c4 <= {sack_row_valid_c1_c4[2:0], sack_row_valid};
      // ---- timeline sack_row, cycle 5
      sack_row_valid_c5 <= sack_row_valid_c1_c4[3];
      // ---- timeline lifeEnds_isReset, cycle 1
      life_ends_is_reset_c1_c47 <= {life_ends_is_reset_c1_c47[45:0], life_ends_is_reset};
      // ---- timeline lifeEnds_isReset, cycle 48
      life_ends_is_reset_c48 <= life_ends_is_reset_c1_c47[46];
      // ---- timeline asked_picking, cycle 1
      asked_arrived_c1 <= asked_is_plain & asked_picking;
      asked_in_valid_c1 <= asked_asking;
      // ---- timeline asked_picking, cycle 2
      asked_arrived <= asked_arrived_c1;
      asked_in_valid_c2 <= asked_in_valid_c1;
    end
  end

  // body
  always @(posedge clk) begin
    in_reset <= rst;
    // ---- timeline sack_row, cycle 1
    asked_out_payload_job_flow_qp_c1_c4 <= {asked_out_payload_job_flow_qp_c1_c4[29:0],
                                            asked_out_payload_job_flow_qp};
    asked_out_payload_job_flow_responses_c1_c4 <= {asked_out_payload_job_flow_responses_c1_c4[2:0],
                                                   asked_out_payload_job_flow_responses};
    asked_out_payload_known_peer_extended_c1_c3 <= {asked_out_payload_known_peer_extended_c1_c3[1:0],
                                                    asked_out_payload_known_peer_extended};
    asked_out_payload_known_peer_handle_c1_c4 <= {asked_out_payload_known_peer_handle_c1_c4[29:0],
                                                  asked_out_payload_known_peer_handle};
    asked_out_payload_known_peer_paths_c1_c4 <= {asked_out_payload_known_peer_paths_c1_c4[14:0],
                                                 asked_out_payload_known_peer_paths};
    asked_out_payload_known_peer_pkey_c1_c4 <= {asked_out_payload_known_peer_pkey_c1_c4[47:0],
                                                asked_out_payload_known_peer_pkey};
    asked_out_payload_known_peer_qp_c1_c4 <= {asked_out_payload_known_peer_qp_c1_c4[71:0],
                                              asked_out_payload_known_peer_qp};
    asked_out_payload_known_progress_expected_c1 <= asked_out_payload_known_progress_expected;
    asked_out_payload_known_progress_messages_c1_c4 <= {asked_out_payload_known_progress_messages_c1_c4[71:0],
                                                        asked_out_payload_known_progress_messages};
    asked_out_payload_known_rules_sacks_c1_c4 <= {asked_out_payload_known_rules_sacks_c1_c4[2:0],
                                                  asked_out_payload_known_rules_sacks};
    asked_out_payload_known_rules_threshold_c1 <= asked_out_payload_known_rules_threshold;
    asked_out_payload_known_rules_timer_c1_c4 <= {asked_out_payload_known_rules_timer_c1_c4[14:0],
                                                  asked_out_payload_known_rules_timer};
    // ---- timeline sack_row, cycle 2
    asked_out_payload_known_progress_expected_c2_c4 <= {asked_out_payload_known_progress_expected_c2_c4[47:0],
                                                        asked_out_payload_known_progress_expected_c1};
    asked_out_payload_known_rules_threshold_c2 <= asked_out_payload_known_rules_threshold_c1;
    // ---- timeline sack_row, cycle 4
    asked_out_payload_known_peer_extended_c4 <= asked_out_payload_known_peer_extended_c1_c3[2];
    // ---- timeline sack_row, cycle 5
    asked_out_payload_job_flow_qp_c5 <= asked_out_payload_job_flow_qp_c1_c4[39:30];
    asked_out_payload_job_flow_responses_c5 <= asked_out_payload_job_flow_responses_c1_c4[3];
    asked_out_payload_known_peer_extended_c5 <= asked_out_payload_known_peer_extended_c4;
    asked_out_payload_known_peer_handle_c5 <= asked_out_payload_known_peer_handle_c1_c4[39:30];
    asked_out_payload_known_peer_paths_c5 <= asked_out_payload_known_peer_paths_c1_c4[19:15];
    asked_out_payload_known_peer_pkey_c5 <= asked_out_payload_known_peer_pkey_c1_c4[63:48];
    asked_out_payload_known_peer_qp_c5 <= asked_out_payload_known_peer_qp_c1_c4[95:72];
    asked_out_payload_known_progress_expected_c5 <= asked_out_payload_known_progress_expected_c2_c4[71:48];
    asked_out_payload_known_progress_messages_c5 <= asked_out_payload_known_progress_messages_c1_c4[95:72];
    asked_out_payload_known_rules_sacks_c5 <= asked_out_payload_known_rules_sacks_c1_c4[3];
    asked_out_payload_known_rules_timer_c5 <= asked_out_payload_known_rules_timer_c1_c4[19:15];
    made_in_payload_failing_c5 <= works_c4 & says_fatal;
    made_in_payload_sending_c5 <= (works_c4 | repeating) & ~asked_out_payload_job_dead_c4;
  end

  // plain
  always @(posedge clk) begin
    if (asked_arrived) begin
      asked_kept_answer_flow_qp <= requests_payload_flow_qp_c2;
      asked_kept_answer_flow_responses <= requests_payload_flow_responses_c2;
      asked_kept_answer_kind <= asked_kind;
      asked_kept_answer_psn <= asked_known_table_progress_expected;
      asked_kept_answer_syndrome <= 8'd31;
      asked_kept_answer_msn <= asked_known_table_progress_messages;
      asked_kept_answer_po <= asked_answer_po;
      asked_kept_answer_becn <= asked_answer_becn;
      asked_kept_answer_retrans <= 1'b0;
      asked_kept_answer_cause <= 2'd0;
      asked_kept_answer_named <= asked_now_answer_named;
      asked_kept_answer_port <= {2'd3, requests_payload_echo_path_c2};
      asked_kept_answer_sack_valid_length <= 8'd0;
      asked_kept_answer_sack_start <= 24'd0;
      asked_kept_answer_sack_bitmap <= 128'd0;
      asked_kept_answer_peer_qp <= asked_now_answer_peer_qp;
      asked_kept_answer_peer_pkey <= asked_now_answer_peer_pkey;
      asked_kept_answer_peer_handle <= asked_now_answer_peer_handle;
      asked_kept_answer_peer_paths <= asked_now_answer_peer_paths;
      asked_kept_answer_peer_extended <= asked_now_answer_named;
      asked_kept_sending <= asked_now_sending;
      asked_kept_failing <= 1'b0;
      asked_kept_too_long <= 1'b0;
    end
    // ---- timeline asked_picking, cycle 1
    requests_payload_flow_qp_c1 <= requests_payload_flow_qp;
    requests_payload_flow_responses_c1 <= requests_payload_flow_responses;
    // ---- timeline asked_picking, cycle 2
    requests_payload_flow_qp_c2 <= requests_payload_flow_qp_c1;
    requests_payload_flow_responses_c2 <= requests_payload_flow_responses_c1;
  end

  // asked
  always @(posedge clk) begin
    // ---- timeline asked_picking, cycle 1
    asked_drop_naks_out_payload_cause_c1 <= asked_drop_naks_out_payload_cause;
    asked_drop_naks_out_payload_psn_c1 <= asked_drop_naks_out_payload_psn;
    asked_drop_naks_out_payload_retrans_c1 <= asked_drop_naks_out_payload_retrans;
    asked_drop_naks_out_valid_c1 <= asked_drop_naks_out_valid;
    asked_in_payload_job_dead_c1 <= asked_job_dead;
    asked_in_payload_job_echo_path_c1 <= asked_job_echo_path;
    asked_in_payload_job_flow_qp_c1 <= asked_job_flow_qp;
    asked_in_payload_job_flow_responses_c1 <= asked_job_flow_responses;
    requests_payload_becn_c1 <= requests_payload_becn;
    requests_payload_code_c1 <= requests_payload_code;
    requests_payload_echo_held_c1 <= requests_payload_echo_held;
    requests_payload_echo_marked_c1 <= requests_payload_echo_marked;
    requests_payload_echo_marks_c1 <= requests_payload_echo_marks;
    requests_payload_echo_path_c1 <= requests_payload_echo_path;
    requests_payload_echo_stamp_c1 <= requests_payload_echo_stamp;
    requests_payload_echo_taken_c1 <= requests_payload_echo_taken;
    requests_payload_not_ready_c1 <= requests_payload_not_ready;
    // ---- timeline asked_picking, cycle 2
    asked_drop_naks_out_payload_cause_c2 <= asked_drop_naks_out_payload_cause_c1;
    asked_drop_naks_out_payload_psn_c2 <= asked_drop_naks_out_payload_psn_c1;
    asked_drop_naks_out_payload_retrans_c2 <= asked_drop_naks_out_payload_retrans_c1;
    asked_drop_naks_out_valid_c2 <= asked_drop_naks_out_valid_c1;
    asked_in_payload_job_dead_c2 <= asked_in_payload_job_dead_c1;
    asked_in_payload_job_echo_path_c2 <= asked_in_payload_job_echo_path_c1;
    asked_in_payload_job_flow_qp_c2 <= asked_in_payload_job_flow_qp_c1;
    asked_in_payload_job_flow_responses_c2 <= asked_in_payload_job_flow_responses_c1;
    requests_payload_becn_c2 <= requests_payload_becn_c1;
    requests_payload_code_c2 <= requests_payload_code_c1;
    requests_payload_echo_held_c2 <= requests_payload_echo_held_c1;
    requests_payload_echo_marked_c2 <= requests_payload_echo_marked_c1;
    requests_payload_echo_marks_c2 <= requests_payload_echo_marks_c1;
    requests_payload_echo_path_c2 <= requests_payload_echo_path_c1;
    requests_payload_echo_stamp_c2 <= requests_payload_echo_stamp_c1;
    requests_payload_echo_taken_c2 <= requests_payload_echo_taken_c1;
    requests_payload_not_ready_c2 <= requests_payload_not_ready_c1;
  end

  // made
  always @(posedge clk) begin
    // ---- timeline sack_row, cycle 1
    asked_out_payload_job_becn_c1_c4 <= {asked_out_payload_job_becn_c1_c4[2:0], asked_out_payload_job_becn};
    asked_out_payload_job_cause_c1_c4 <= {asked_out_payload_job_cause_c1_c4[5:0],
                                          asked_out_payload_job_cause};
    asked_out_payload_job_code_c1_c3 <= {asked_out_payload_job_code_c1_c3[5:0], asked_out_payload_job_code};
    asked_out_payload_job_dead_c1_c3 <= {asked_out_payload_job_dead_c1_c3[1:0], asked_out_payload_job_dead};
    asked_out_payload_job_echo_held_c1_c4 <= {asked_out_payload_job_echo_held_c1_c4[2:0],
                                              asked_out_payload_job_echo_held};
    asked_out_payload_job_echo_marked_c1_c4 <= {asked_out_payload_job_echo_marked_c1_c4[2:0],
                                                asked_out_payload_job_echo_marked};
    asked_out_payload_job_echo_marks_c1_c4 <= {asked_out_payload_job_echo_marks_c1_c4[14:0],
                                               asked_out_payload_job_echo_marks};
    asked_out_payload_job_echo_path_c1_c4 <= {asked_out_payload_job_echo_path_c1_c4[41:0],
                                              asked_out_payload_job_echo_path};
    asked_out_payload_job_echo_stamp_c1_c4 <= {asked_out_payload_job_echo_stamp_c1_c4[41:0],
                                               asked_out_payload_job_echo_stamp};
    asked_out_payload_job_is_drop_c1_c3 <= {asked_out_payload_job_is_drop_c1_c3[1:0],
                                            asked_out_payload_job_is_drop};
    asked_out_payload_job_not_ready_c1_c3 <= {asked_out_payload_job_not_ready_c1_c3[1:0],
                                              asked_out_payload_job_not_ready};
    asked_out_payload_job_psn_c1_c4 <= {asked_out_payload_job_psn_c1_c4[71:0], asked_out_payload_job_psn};
    asked_out_payload_job_retrans_c1_c4 <= {asked_out_payload_job_retrans_c1_c4[2:0],
                                            asked_out_payload_job_retrans};
    asked_out_payload_known_progress_message_start_c1 <= asked_out_payload_known_progress_message_start;
    beyond_c1_c4 <= {beyond_c1_c4[35:0], ~above[11] ? above : 12'd0};
    known_state_eq_c1_c3 <= {known_state_eq_c1_c3[1:0],
                             asked_out_payload_known_state == QUEUE_PAIR_STATE_ERR};
    // ---- timeline sack_row, cycle 2
    order_c2_c4 <= {order_c2_c4[47:0], order};
    // ---- timeline sack_row, cycle 4
    asked_out_payload_job_code_c4 <= asked_out_payload_job_code_c1_c3[8:6];
    asked_out_payload_job_dead_c4 <= asked_out_payload_job_dead_c1_c3[2];
    asked_out_payload_job_is_drop_c4 <= asked_out_payload_job_is_drop_c1_c3[2];
    asked_out_payload_job_not_ready_c4 <= asked_out_payload_job_not_ready_c1_c3[2];
    known_state_eq_c4 <= known_state_eq_c1_c3[2];
    // ---- timeline sack_row, cycle 5
    asked_out_payload_job_becn_c5 <= asked_out_payload_job_becn_c1_c4[3];
    asked_out_payload_job_cause_c5 <= asked_out_payload_job_cause_c1_c4[7:6];
    asked_out_payload_job_code_c5 <= asked_out_payload_job_code_c4;
    asked_out_payload_job_echo_held_c5 <= asked_out_payload_job_echo_held_c1_c4[3];
    asked_out_payload_job_echo_marked_c5 <= asked_out_payload_job_echo_marked_c1_c4[3];
    asked_out_payload_job_echo_marks_c5 <= asked_out_payload_job_echo_marks_c1_c4[19:15];
    asked_out_payload_job_echo_path_c5 <= asked_out_payload_job_echo_path_c1_c4[55:42];
    asked_out_payload_job_echo_stamp_c5 <= asked_out_payload_job_echo_stamp_c1_c4[55:42];
    asked_out_payload_job_is_drop_c5 <= asked_out_payload_job_is_drop_c4;
    asked_out_payload_job_psn_c5 <= asked_out_payload_job_psn_c1_c4[95:72];
    asked_out_payload_job_retrans_c5 <= asked_out_payload_job_retrans_c1_c4[3];
    beyond_c5 <= beyond_c1_c4[47:36];
    order_c5 <= order_c2_c4[71:48];
    is_ack <= is_ack_soon;
    is_ack_soon_and_c5 <= is_ack_soon & asked_out_payload_known_peer_extended_c4;
    is_not_ready <= asked_out_payload_job_not_ready_c4 & ~is_other;
    is_fatal <= says_fatal;
  end

  // lifeEnds
  always @(posedge clk) begin
    // ---- timeline lifeEnds_isReset, cycle 1
    state_value_qp_c1_c47 <= {state_value_qp_c1_c47[459:0], state_value_qp};
    // ---- timeline lifeEnds_isReset, cycle 48
    state_value_qp_c48 <= state_value_qp_c1_c47[469:460];
  end

  // works
  always @(posedge clk) begin
    // ---- timeline sack_row, cycle 1
    works_c1_c3 <= {works_c1_c3[1:0], works};
    // ---- timeline sack_row, cycle 4
    works_c4 <= works_c1_c3[2];
  end

  wire        _unused = &{1'b0, made_level, asked_in_ready, asked_out_valid,
                          asked_out_payload_known_progress_receives_done};

`ifdef FORMAL
  reg          life_ended;
  reg  [9:0]   ended_number;
  reg  [5:0]   since_end;
  always @(posedge clk) begin
    if (in_reset) begin
      life_ended <= 1'b0;
      since_end <= 6'd0;
    end else begin
      if (life_ends_is_reset) begin
        life_ended <= 1'b1;
        since_end <= 6'd1;
      end else begin
        if (since_end <= 6'd48) begin
          since_end <= since_end + 6'd1;
        end
        if (state_valid & ~is_reset & (state_value_qp == ended_number)) begin
          life_ended <= 1'b0;
        end
      end
    end
  end
  always @(posedge clk) begin
    if (life_ends_is_reset) begin
      ended_number <= state_value_qp;
    end
  end
  always @(posedge clk) if (!in_reset)
    one_answer_without_a_row_at_a_time: assert (~(asked_arrived & asked_is_kept));
  always @(posedge clk) if (!in_reset) rows_come_soon_enough: assert (~asked_in_valid_c2 | asked_in_ready);
  always @(posedge clk) if (!in_reset) every_row_was_asked_for: assert (~sack_row_valid | asked_out_valid);
  always @(posedge clk) if (!in_reset) no_answer_is_lost: assert (~sack_row_valid_c5 | made_in_ready);
  always @(posedge clk) if (!in_reset)
    no_answer_of_an_old_life_comes_in_late: assert (
      ~(sack_row_valid_c5 & made_in_payload_sending_c5 & life_ended &
        (asked_out_payload_job_flow_qp_c5 == ended_number) & (since_end > 6'd48)));
  always @(posedge clk) if (!in_reset)
    no_packet_drop_nak_of_an_old_life_comes_in_late: assert (
      ~(drop_nak_valid & life_ended & (drop_nak_value_flow_qp == ended_number) & (since_end > 6'd48)));
`elsif HDL_CLAIMS
  reg          life_ended;
  reg  [9:0]   ended_number;
  reg  [5:0]   since_end;
  always @(posedge clk) begin
    if (in_reset) begin
      life_ended <= 1'b0;
      since_end <= 6'd0;
    end else begin
      if (life_ends_is_reset) begin
        life_ended <= 1'b1;
        since_end <= 6'd1;
      end else begin
        if (since_end <= 6'd48) begin
          since_end <= since_end + 6'd1;
        end
        if (state_valid & ~is_reset & (state_value_qp == ended_number)) begin
          life_ended <= 1'b0;
        end
      end
    end
  end
  always @(posedge clk) begin
    if (life_ends_is_reset) begin
      ended_number <= state_value_qp;
    end
  end
  always @(posedge clk) if (!in_reset && !(~(asked_arrived & asked_is_kept))) begin
    $display("AckBuilder.java: HDL801: claim 'one answer without a row at a time' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~asked_in_valid_c2 | asked_in_ready)) begin
    $display("AckBuilder.java: HDL801: claim 'rows come soon enough' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~sack_row_valid | asked_out_valid)) begin
    $display("AckBuilder.java: HDL801: claim 'every row was asked for' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~sack_row_valid_c5 | made_in_ready)) begin
    $display("AckBuilder.java: HDL801: claim 'no answer is lost' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(sack_row_valid_c5 & made_in_payload_sending_c5 & life_ended &
                                             (asked_out_payload_job_flow_qp_c5 == ended_number) &
                                             (since_end > 6'd48)))) begin
    $display("AckBuilder.java: HDL801: claim 'no answer of an old life comes in late' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(drop_nak_valid & life_ended &
                                             (drop_nak_value_flow_qp == ended_number) &
                                             (since_end > 6'd48)))) begin
    $display("AckBuilder.java: HDL801: claim 'no Packet Drop NAK of an old life comes in late' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
