`default_nettype none

// SendWindow_small: what every sender knows about its packets on the way: what is acknowledged, what to send
// again and when.  Generated from SendWindow.java.
// timeline acknowledgement: 6 cycles, 12 registers (12 bits), of these 10 (10 bits) only wait
// timeline issue_issued: 14 cycles, 84 registers (536 bits), of these 73 (522 bits) only wait
module SendWindow_small (
  input  wire         clk,
  input  wire         rst,
  // setup: a new life; taken when it has begun
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [3:0]   setup_payload_qp,  // queue pair, local number
  // setup_payload_groups: what begins: responses with receives, requests with sends; one of them at least
  input  wire         setup_payload_groups_receives,  // requests of the peer and what answers them
  input  wire         setup_payload_groups_sends,  // own requests and what answers them
  // setup: a new life; taken when it has begun
  input  wire [23:0]  setup_payload_send_psn,  // first PSN to send
  input  wire [23:0]  setup_payload_response_send_psn,  // first PSN of the responses that this end sends
  input  wire [2:0]   setup_payload_retries,  // rel_retry: 0 to 7
  input  wire [2:0]   setup_payload_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  input  wire [4:0]   setup_payload_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  input  wire [15:0]  setup_payload_initial_srtt,  // rel_srtt_init, in 1/16 us
  // state: a queue pair has changed its state
  input  wire         state_valid,
  input  wire [3:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  // reads: Reads of a queue pair are open: told no later than its packet is sent; or all of them are done
  input  wire         reads_valid,
  input  wire [3:0]   reads_value_qp,  // queue pair, local number
  input  wire         reads_value_open,
  // reads_done: a response has completed a Read or an atomic of the queue pair
  input  wire         reads_done_valid,
  input  wire [3:0]   reads_done_value,
  input  wire [2:0]   settings_srtt_shift,  // rel_srtt_shift
  input  wire [11:0]  settings_jitter,  // rel_jitter, in 1/16 us
  input  wire [3:0]   settings_tail_probe_multiple,  // rel_tlp_mult, 0 off
  input  wire [2:0]   settings_backoff_most,  // rel_rto_backoff_max
  input  wire [31:0]  now,  // in 1/16 us
  // sent: packets handed to the transmit path, new ones of a flow in order of PSN
  input  wire         sent_valid,
  output wire         sent_ready,
  input  wire [3:0]   sent_payload_flow_qp,  // queue pair, local number
  input  wire         sent_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [23:0]  sent_payload_psn,
  input  wire [23:0]  sent_payload_msn,  // of its message
  input  wire         sent_payload_retrans,
  input  wire         sent_payload_ends_message,
  input  wire         sent_payload_more,  // another new packet can follow at once
  // acknowledgement: may be of nobody: its verdict follows
  input  wire         acknowledgement_valid,  // cycle 0
  input  wire [3:0]   acknowledgement_value_flow_qp,  // cycle 0: queue pair, local number
  input  wire         acknowledgement_value_flow_responses,  // cycle 0: space of responses (RSP); else that of requests (SQ)
  input  wire [7:0]   acknowledgement_value_syndrome,  // cycle 0: AETH syndrome
  input  wire         acknowledgement_value_sack,  // cycle 0: opcode 18
  input  wire [23:0]  acknowledgement_value_psn,  // cycle 0
  input  wire         acknowledgement_value_retrans,  // cycle 0: of a Packet Drop NAK: the packet that was dropped was sent again
  input  wire [23:0]  acknowledgement_value_msn,  // cycle 0: of AETH
  input  wire         acknowledgement_value_becn,  // cycle 0
  input  wire [23:0]  acknowledgement_value_start,  // cycle 0: of SACKETH
  input  wire [7:0]   acknowledgement_value_length,  // cycle 0
  input  wire [127:0] acknowledgement_value_bitmap,  // cycle 0
  input  wire         acknowledged,  // cycle 6: it counts, else nothing comes of it
  // ask: whose next packet to be sent again is asked for; the next question not before the answer
  input  wire         ask_valid,
  output wire         ask_ready,
  input  wire [3:0]   ask_payload_qp,  // queue pair, local number
  input  wire         ask_payload_responses,  // space of responses (RSP); else that of requests (SQ)
  // resend: the answer: 8 cycles later or more
  output reg          resend_valid,
  output wire [3:0]   resend_value_flow_qp,  // queue pair, local number
  output wire         resend_value_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire [23:0]  resend_value_psn,
  output wire         resend_value_ack_request,  // ask for an acknowledgement (tail probe)
  output reg          nothing,  // the other answer: none waits
  // resends: after every operation
  output reg          resends_valid,
  output reg  [3:0]   resends_value_flow_qp,  // queue pair, local number
  output reg          resends_value_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output reg          resends_value_waiting,
  // losses: an acknowledgement that may report losses is on its way: what it makes wait may be asked for
  output reg          losses_valid,
  output wire [3:0]   losses_value_qp,  // queue pair, local number
  output wire         losses_value_responses,  // space of responses (RSP); else that of requests (SQ)
  // update: after every acknowledgement that moves something, when a pause ends, and when a life of a flow begins
  output wire         update_valid,
  output wire [3:0]   update_value_flow_qp,  // queue pair, local number
  output wire         update_value_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire [23:0]  update_value_una,  // oldest unacknowledged PSN
  output wire [23:0]  update_value_messages,  // aMSN: messages the peer has completed
  output wire         update_value_rnr_wait,  // waiting after an RNR NAK: nothing may be sent
  // failure: retries exceeded, or refused by the peer; once per life
  output wire         failure_valid,
  input  wire         failure_ready,
  output wire [3:0]   failure_payload_qp,  // queue pair, local number
  output wire [4:0]   failure_payload_cause,  // why
  output wire         failure_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  output wire [15:0]  failure_payload_request,
  // row: what an acknowledgement was: RX_OK, RX_SACK, RX_ACK_STALE, RX_ACK_BAD
  output reg          row_valid,
  output wire [5:0]   row_value,
  output wire         ack_full,  // RX_ACK_FULL: an acknowledgement found no room
  output wire         events_sack,  // a SACK
  output wire         events_drop,  // a Packet Drop NAK
  output wire         events_rnr_wait_begins,  // an RNR NAK that begins a pause
  output wire         events_timeout,  // a retry timeout
  output wire         events_read_timeout,  // the same while a Read is acknowledged and not done
  output wire         events_tail_probe,  // a tail probe
  output wire         events_resend  // a packet chosen to be sent again
);
  localparam [2:0] KIND_CLEAR            = 3'd0;
  localparam [2:0] KIND_SETUP            = 3'd1;
  localparam [2:0] KIND_SENT             = 3'd2;
  localparam [2:0] KIND_ACKNOWLEDGE      = 3'd3;
  localparam [4:0] FAILURE_CAUSE_RETRIES = 5'd8;

  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg  [1:0]   taken_begun;
  reg          issue_blocked_d1;
  // ---- timeline acknowledgement, cycle 1
  reg  [4:0]   taken_c1_c5;
  reg  [4:0]   taken_has_room_and_c1_c5;
  // ---- timeline acknowledgement, cycle 6
  reg          taken_has_room_and_c6;
  reg  [6:0]   counting_tail;
  reg          taken;
  // ---- timeline issue_issued, cycle 1
  reg  [1:0]   asking_c1_c2;
  reg  [6:0]   done_is_setup_c1_c7;
  reg  [5:0]   issue_behind_c1_c3;
  reg  [2:0]   issue_issued_valid_c1_c3;
  reg  [4:0]   issue_issued_value_flow_c1;
  reg  [31:0]  now_c1;
  // ---- timeline issue_issued, cycle 2
  reg  [4:0]   issue_issued_value_flow_c2;
  reg  [31:0]  now_c2;
  // ---- timeline issue_issued, cycle 3
  reg  [6:0]   counting_head;
  reg          asking;
  reg  [4:0]   issue_issued_value_flow_c3;
  reg  [159:0] now_c3_c7;
  reg  [4:0]   tables_active_c3_c7;
  reg  [4:0]   tables_reading_c3_c7;
  // ---- timeline issue_issued, cycle 4
  reg          asking_c4;
  reg          counting;
  reg          issue_issued_valid_c4;
  (* shreg_extract = "no" *)
  reg  [1:0]   issue_behind_c4;
  reg  [9:0]   issue_issued_value_flow_c4_c5;
  // ---- timeline issue_issued, cycle 5
  reg          issue_issued_valid_c5;
  // ---- timeline issue_issued, cycle 6
  reg          issue_issued_valid_c6;
  (* shreg_extract = "no" *)
  reg  [4:0]   issue_issued_value_flow_c6;
  // ---- timeline issue_issued, cycle 7
  reg          issue_issued_valid_c7;
  reg  [4:0]   issue_issued_value_flow_c7;
  reg  [23:0]  pipeline_new_numbers_messages_c7;
  reg  [23:0]  pipeline_new_numbers_next_c7;
  reg  [23:0]  pipeline_new_numbers_una_c7;
  // ---- timeline issue_issued, cycle 8
  reg          issue_issued_valid_c8;
  (* shreg_extract = "no" *)
  reg          done_is_setup;
  reg  [4:0]   issue_issued_value_flow_c8;
  reg  [23:0]  pipeline_new_numbers_una_c8;
  reg  [23:0]  pipeline_new_numbers_next_c8;
  reg  [23:0]  pipeline_new_numbers_messages_c8;
  (* shreg_extract = "no" *)
  reg          tables_active_c8;
  (* shreg_extract = "no" *)
  reg  [31:0]  now_c8;
  (* shreg_extract = "no" *)
  reg          tables_reading_c8;
  // ---- timeline issue_issued, cycle 9
  reg          pick_may_wait;
  reg          issue_issued_valid_c9;
  reg  [9:0]   issue_issued_value_flow_c9_c10;
  reg  [3:0]   done_flow_3_0_c9;
  reg          done_flow_4_c9;
  reg  [4:0]   writes_c9_c13;
  // ---- timeline issue_issued, cycle 11
  reg          issue_issued_valid_c11;
  (* shreg_extract = "no" *)
  reg  [4:0]   issue_issued_value_flow_c11;
  // ---- timeline issue_issued, cycle 12
  reg  [9:0]   issue_issued_value_flow_c12_c13;
  // ---- timeline issue_issued, cycle 14
  (* shreg_extract = "no" *)
  reg  [4:0]   issue_issued_value_flow_c14;
  reg          writes;
  (* ram_style = "distributed" *)
  reg          counting_verdicts [0:127];
  wire         issue_setup_ready;
  wire         issue_sent_ready;
  wire         issue_acknowledgement_ready;
  wire         issue_expired_ready;
  wire         issue_answered_ready;
  wire         issue_issued_valid;
  wire [2:0]   issue_issued_value_kind;
  wire [4:0]   issue_issued_value_flow;
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
  wire         tables_reading;
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
  wire         tables_word_rnr_wait;
  wire [23:0]  tables_word_rnr_wait_psn;
  wire         tables_word_tail_probe_used;
  wire         tables_word_repairing;
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
  wire [127:0] tables_pending;
  wire [127:0] tables_rings_sacked;
  wire [127:0] tables_rings_current;
  wire [127:0] tables_rings_previous;
  wire         choices_found_any;
  wire         choices_found_more;
  wire [6:0]   choices_found_place;
  wire         choices_found_is_named;
  wire         pipeline_misses;
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
  wire [23:0]  pipeline_result_word_rnr_wait_psn;
  wire         pipeline_result_word_tail_probe_used;
  wire         pipeline_result_word_repairing;
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
  wire         pipeline_result_failing;
  wire [4:0]   pipeline_result_cause;
  wire         pipeline_result_deferred;
  wire         pipeline_result_timeout;
  wire         pipeline_result_read_timeout;
  wire         pipeline_result_tail_probe;
  wire         pipeline_result_rnr_wait_begins;
  wire         pipeline_result_drop;
  wire         pipeline_result_sack;
  wire         pipeline_result_idle;
  wire [127:0] pipeline_new_pending;
  wire [127:0] pipeline_new_rings_sacked;
  wire [127:0] pipeline_new_rings_current;
  wire [127:0] pipeline_new_rings_previous;
  wire         taken_setup_in_ready;
  wire         taken_setup_out_valid;
  wire [2:0]   taken_setup_out_payload_kind;
  wire [4:0]   taken_setup_out_payload_flow;
  wire [23:0]  taken_setup_out_payload_psn;
  wire [23:0]  taken_setup_out_payload_msn;
  wire         taken_setup_out_payload_retrans;
  wire         taken_setup_out_payload_more;
  wire         taken_answers_in_ready;
  wire         taken_answers_out_valid;
  wire [3:0]   taken_answers_out_payload;
  wire         taken_sent_out_valid;
  wire [2:0]   taken_sent_out_payload_kind;
  wire [4:0]   taken_sent_out_payload_flow;
  wire [23:0]  taken_sent_out_payload_psn;
  wire [23:0]  taken_sent_out_payload_msn;
  wire         taken_sent_out_payload_retrans;
  wire         taken_sent_out_payload_more;
  wire         taken_waiting_in_ready;
  wire         taken_waiting_out_valid;
  wire [3:0]   taken_waiting_out_payload_flow_qp;
  wire         taken_waiting_out_payload_flow_responses;
  wire [7:0]   taken_waiting_out_payload_syndrome;
  wire         taken_waiting_out_payload_sack;
  wire [23:0]  taken_waiting_out_payload_psn;
  wire         taken_waiting_out_payload_retrans;
  wire [23:0]  taken_waiting_out_payload_msn;
  wire         taken_waiting_out_payload_becn;
  wire [23:0]  taken_waiting_out_payload_start;
  wire [7:0]   taken_waiting_out_payload_length;
  wire [127:0] taken_waiting_out_payload_bitmap;
  wire         taken_next_in_ready;
  wire         taken_next_out_valid;
  wire [3:0]   taken_next_out_payload_flow_qp;
  wire         taken_next_out_payload_flow_responses;
  wire [7:0]   taken_next_out_payload_syndrome;
  wire         taken_next_out_payload_sack;
  wire [23:0]  taken_next_out_payload_psn;
  wire         taken_next_out_payload_retrans;
  wire [23:0]  taken_next_out_payload_msn;
  wire         taken_next_out_payload_becn;
  wire [23:0]  taken_next_out_payload_start;
  wire [7:0]   taken_next_out_payload_length;
  wire [127:0] taken_next_out_payload_bitmap;
  wire         failures_in_ready;
  wire [5:0]   failures_level;
  wire         pick_some;
  wire         pick_first_waits;
  wire         pick_choice_any;
  wire         pick_choice_more;
  wire [6:0]   pick_choice_place;
  wire         pick_choice_is_named;
  wire [1:0]   timer_deadline_kind;
  wire [31:0]  timer_deadline_time;
  wire         expired_in_0_ready;
  wire         expired_in_1_ready;
  wire         expired_out_valid;
  wire [4:0]   expired_out_payload;
  wire         expired_source;
  wire         request_scan_expired_valid;
  wire [3:0]   request_scan_expired_payload;
  wire         response_scan_expired_valid;
  wire [3:0]   response_scan_expired_payload;
  wire [1:0]   table_inst_found_kind;
  wire [31:0]  table_inst_found_time;

  wire         taken_of_responses = taken_begun[0] | ~setup_payload_groups_sends;
  wire         taken_setup_in_valid = setup_valid & ~taken_begun[1];
  wire [23:0]  taken_psn = taken_of_responses ? setup_payload_response_send_psn : setup_payload_send_psn;
  wire         taken_answers_in_valid = reads_done_valid & taken_answers_in_ready;
  wire         tables_clear = issue_issued_valid & (issue_issued_value_kind == KIND_CLEAR);
  wire         counting_verdicts_data = counting_verdicts[counting_head];
  wire         tables_beginning_valid = setup_valid & ~setup_ready;
  wire         failures_in_valid = issue_issued_valid_c8 & pipeline_result_failing;
  wire         failures_in_payload_named = (pipeline_new_numbers_una_c8 != pipeline_new_numbers_next_c8) &
                                           (pipeline_result_cause != FAILURE_CAUSE_RETRIES);
  wire         timer_outstanding = pipeline_new_numbers_una_c8 != pipeline_new_numbers_next_c8;
  wire         request_scan_write = writes & ~issue_issued_value_flow_c14[4];
  wire         response_scan_write = writes & issue_issued_value_flow_c14[4];

  WindowIssue_32 issue (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(taken_setup_out_valid),
    .setup_ready(issue_setup_ready),
    .setup_payload_kind(taken_setup_out_payload_kind),
    .setup_payload_flow(taken_setup_out_payload_flow),
    .setup_payload_psn(taken_setup_out_payload_psn),
    .setup_payload_msn(taken_setup_out_payload_msn),
    .setup_payload_retrans(taken_setup_out_payload_retrans),
    .setup_payload_more(taken_setup_out_payload_more),
    .sent_valid(taken_sent_out_valid),
    .sent_ready(issue_sent_ready),
    .sent_payload_kind(taken_sent_out_payload_kind),
    .sent_payload_flow(taken_sent_out_payload_flow),
    .sent_payload_psn(taken_sent_out_payload_psn),
    .sent_payload_msn(taken_sent_out_payload_msn),
    .sent_payload_retrans(taken_sent_out_payload_retrans),
    .sent_payload_more(taken_sent_out_payload_more),
    .acknowledgement_valid(taken_next_out_valid),
    .acknowledgement_ready(issue_acknowledgement_ready),
    .acknowledgement_payload_kind(KIND_ACKNOWLEDGE),
    .acknowledgement_payload_flow({taken_next_out_payload_flow_responses, taken_next_out_payload_flow_qp}),
    .acknowledgement_payload_psn(taken_next_out_payload_psn),
    .acknowledgement_payload_msn(taken_next_out_payload_msn),
    .acknowledgement_payload_retrans(taken_next_out_payload_retrans),
    .acknowledgement_payload_more(1'b0),
    .report_syndrome(taken_next_out_payload_syndrome),
    .report_sack(taken_next_out_payload_sack),
    .report_start(taken_next_out_payload_start),
    .report_length(taken_next_out_payload_length),
    .report_bitmap(taken_next_out_payload_bitmap),
    .expired_valid(expired_out_valid),
    .expired_ready(issue_expired_ready),
    .expired_payload(expired_out_payload),
    .pick_valid(ask_valid),
    .pick_ready(ask_ready),
    .pick_payload({ask_payload_responses, ask_payload_qp}),
    .answered_valid(taken_answers_out_valid),
    .answered_ready(issue_answered_ready),
    .answered_payload({1'b0, taken_answers_out_payload}),
    .blocked(issue_blocked_d1),
    .issued_valid(issue_issued_valid),
    .issued_value_kind(issue_issued_value_kind),
    .issued_value_flow(issue_issued_value_flow),
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

  WindowTables_small tables (
    .clk(clk),
    .rst(in_reset),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .reads_valid(reads_valid),
    .reads_value_qp(reads_value_qp),
    .reads_value_open(reads_value_open),
    .clear(tables_clear),
    .beginning_valid(tables_beginning_valid),
    .beginning_value(setup_payload_qp),
    .read_flow(issue_issued_value_flow),
    .active(tables_active),
    .reading(tables_reading),
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
    .word_rnr_wait(tables_word_rnr_wait),
    .word_rnr_wait_psn(tables_word_rnr_wait_psn),
    .word_tail_probe_used(tables_word_tail_probe_used),
    .word_repairing(tables_word_repairing),
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
    .write_numbers(issue_issued_valid_c6),
    .numbers_flow(issue_issued_value_flow_c6),
    .new_numbers_una(pipeline_new_numbers_una),
    .new_numbers_next(pipeline_new_numbers_next),
    .new_numbers_messages(pipeline_new_numbers_messages),
    .new_numbers_newest(pipeline_new_numbers_newest),
    .write(issue_issued_valid_c8),
    .write_flow(issue_issued_value_flow_c8),
    .new_word_generation_start(pipeline_result_word_generation_start),
    .new_word_progress_time(pipeline_result_word_progress_time),
    .new_word_hold(pipeline_result_word_hold),
    .new_word_hold_psn(pipeline_result_word_hold_psn),
    .new_word_retries(pipeline_result_word_retries),
    .new_word_rnr_retries(pipeline_result_word_rnr_retries),
    .new_word_rnr_wait(update_value_rnr_wait),
    .new_word_rnr_wait_psn(pipeline_result_word_rnr_wait_psn),
    .new_word_tail_probe_used(pipeline_result_word_tail_probe_used),
    .new_word_repairing(pipeline_result_word_repairing),
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

  ChoiceTable_small choices (
    .clk(clk),
    .write(issue_issued_valid_c11),
    .write_flow(issue_issued_value_flow_c11),
    .choice_any(pick_choice_any),
    .choice_more(pick_choice_more),
    .choice_place(pick_choice_place),
    .choice_is_named(pick_choice_is_named),
    .read_flow(issue_issued_value_flow_c2),
    .missed(issue_behind_c4),
    .found_any(choices_found_any),
    .found_more(choices_found_more),
    .found_place(choices_found_place),
    .found_is_named(choices_found_is_named)
  );

  WindowPipeline_small pipeline (
    .clk(clk),
    .rst(in_reset),
    .valid(issue_issued_valid),
    .operation_kind(issue_issued_value_kind),
    .operation_flow(issue_issued_value_flow),
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
    .now(now_c2),
    .active(tables_active),
    .reading(tables_reading),
    .numbers_una(tables_numbers_una),
    .numbers_next(tables_numbers_next),
    .numbers_messages(tables_numbers_messages),
    .numbers_newest(tables_numbers_newest),
    .counting(counting),
    .word_generation_start(tables_word_generation_start),
    .word_progress_time(tables_word_progress_time),
    .word_hold(tables_word_hold),
    .word_hold_psn(tables_word_hold_psn),
    .word_retries(tables_word_retries),
    .word_rnr_retries(tables_word_rnr_retries),
    .word_rnr_wait(tables_word_rnr_wait),
    .word_rnr_wait_psn(tables_word_rnr_wait_psn),
    .word_tail_probe_used(tables_word_tail_probe_used),
    .word_repairing(tables_word_repairing),
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
    .fresh_generation_start(32'd0),
    .fresh_progress_time(32'd0),
    .fresh_hold(1'b0),
    .fresh_hold_psn(24'd0),
    .fresh_retries(setup_payload_retries),
    .fresh_rnr_retries(setup_payload_rnr_retries),
    .fresh_rnr_wait(1'b0),
    .fresh_rnr_wait_psn(24'd0),
    .fresh_tail_probe_used(1'b0),
    .fresh_repairing(1'b0),
    .fresh_srtt(setup_payload_initial_srtt),
    .fresh_sampling(1'b0),
    .fresh_sample_psn(24'd0),
    .fresh_sample_time(24'd0),
    .fresh_dropped(1'b0),
    .fresh_dropped_psn(24'd0),
    .fresh_more(1'b0),
    .fresh_failed(1'b0),
    .fresh_retry_limit(setup_payload_retries),
    .fresh_rnr_limit(setup_payload_rnr_retries),
    .fresh_rto_exponent(setup_payload_rto_exponent),
    .srtt_shift(settings_srtt_shift),
    .jitter(settings_jitter),
    .row(row_value),
    .taking(events_resend),
    .misses(pipeline_misses),
    .resend_flow_qp(resend_value_flow_qp),
    .resend_flow_responses(resend_value_flow_responses),
    .resend_psn(resend_value_psn),
    .resend_ack_request(resend_value_ack_request),
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
    .result_word_rnr_wait(update_value_rnr_wait),
    .result_word_rnr_wait_psn(pipeline_result_word_rnr_wait_psn),
    .result_word_tail_probe_used(pipeline_result_word_tail_probe_used),
    .result_word_repairing(pipeline_result_word_repairing),
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
    .result_failing(pipeline_result_failing),
    .result_cause(pipeline_result_cause),
    .result_deferred(pipeline_result_deferred),
    .result_timeout(pipeline_result_timeout),
    .result_read_timeout(pipeline_result_read_timeout),
    .result_tail_probe(pipeline_result_tail_probe),
    .result_rnr_wait_begins(pipeline_result_rnr_wait_begins),
    .result_drop(pipeline_result_drop),
    .result_sack(pipeline_result_sack),
    .result_idle(pipeline_result_idle),
    .new_pending(pipeline_new_pending),
    .new_rings_sacked(pipeline_new_rings_sacked),
    .new_rings_current(pipeline_new_rings_current),
    .new_rings_previous(pipeline_new_rings_previous)
  );

  HalfSlice #(.WIDTH(58)) taken_setup (
    .clk(clk),
    .rst(in_reset),
    .in_valid(taken_setup_in_valid),
    .in_ready(taken_setup_in_ready),
    .in_payload({KIND_SETUP, {taken_of_responses, setup_payload_qp}, taken_psn, 24'd0, 1'b0, 1'b0}),
    .out_valid(taken_setup_out_valid),
    .out_ready(issue_setup_ready),
    .out_payload({taken_setup_out_payload_kind, taken_setup_out_payload_flow, taken_setup_out_payload_psn,
                  taken_setup_out_payload_msn, taken_setup_out_payload_retrans, taken_setup_out_payload_more})
  );

  Fifo_64_LUTRAM #(.WIDTH(4)) taken_answers (
    .clk(clk),
    .rst(in_reset),
    .in_valid(taken_answers_in_valid),
    .in_ready(taken_answers_in_ready),
    .in_payload(reads_done_value),
    .out_valid(taken_answers_out_valid),
    .out_ready(issue_answered_ready),
    .out_payload(taken_answers_out_payload)
  );

  HalfSlice #(.WIDTH(58)) taken_sent (
    .clk(clk),
    .rst(in_reset),
    .in_valid(sent_valid),
    .in_ready(sent_ready),
    .in_payload({KIND_SENT, {sent_payload_flow_responses, sent_payload_flow_qp}, sent_payload_psn,
                 sent_payload_msn, sent_payload_retrans, sent_payload_more}),
    .out_valid(taken_sent_out_valid),
    .out_ready(issue_sent_ready),
    .out_payload({taken_sent_out_payload_kind, taken_sent_out_payload_flow, taken_sent_out_payload_psn,
                  taken_sent_out_payload_msn, taken_sent_out_payload_retrans, taken_sent_out_payload_more})
  );

  Fifo_64_LUTRAM #(.WIDTH(224)) taken_waiting (
    .clk(clk),
    .rst(in_reset),
    .in_valid(acknowledgement_valid),
    .in_ready(taken_waiting_in_ready),
    .in_payload({acknowledgement_value_flow_qp, acknowledgement_value_flow_responses,
                 acknowledgement_value_syndrome, acknowledgement_value_sack, acknowledgement_value_psn,
                 acknowledgement_value_retrans, acknowledgement_value_msn, acknowledgement_value_becn,
                 acknowledgement_value_start, acknowledgement_value_length, acknowledgement_value_bitmap}),
    .out_valid(taken_waiting_out_valid),
    .out_ready(taken_next_in_ready),
    .out_payload({taken_waiting_out_payload_flow_qp, taken_waiting_out_payload_flow_responses,
                  taken_waiting_out_payload_syndrome, taken_waiting_out_payload_sack,
                  taken_waiting_out_payload_psn, taken_waiting_out_payload_retrans,
                  taken_waiting_out_payload_msn, taken_waiting_out_payload_becn,
                  taken_waiting_out_payload_start, taken_waiting_out_payload_length,
                  taken_waiting_out_payload_bitmap})
  );

  HalfSlice #(.WIDTH(224)) taken_next (
    .clk(clk),
    .rst(in_reset),
    .in_valid(taken_waiting_out_valid),
    .in_ready(taken_next_in_ready),
    .in_payload({taken_waiting_out_payload_flow_qp, taken_waiting_out_payload_flow_responses,
                 taken_waiting_out_payload_syndrome, taken_waiting_out_payload_sack,
                 taken_waiting_out_payload_psn, taken_waiting_out_payload_retrans,
                 taken_waiting_out_payload_msn, taken_waiting_out_payload_becn,
                 taken_waiting_out_payload_start, taken_waiting_out_payload_length,
                 taken_waiting_out_payload_bitmap}),
    .out_valid(taken_next_out_valid),
    .out_ready(issue_acknowledgement_ready),
    .out_payload({taken_next_out_payload_flow_qp, taken_next_out_payload_flow_responses,
                  taken_next_out_payload_syndrome, taken_next_out_payload_sack, taken_next_out_payload_psn,
                  taken_next_out_payload_retrans, taken_next_out_payload_msn, taken_next_out_payload_becn,
                  taken_next_out_payload_start, taken_next_out_payload_length, taken_next_out_payload_bitmap})
  );

  Fifo_32_LUTRAM_level #(.WIDTH(26)) failures (
    .clk(clk),
    .rst(in_reset),
    .in_valid(failures_in_valid),
    .in_ready(failures_in_ready),
    .in_payload({issue_issued_value_flow_c8[3:0], pipeline_result_cause, failures_in_payload_named,
                 pipeline_new_numbers_messages_c8[15:0]}),
    .out_valid(failure_valid),
    .out_ready(failure_ready),
    .out_payload({failure_payload_qp, failure_payload_cause, failure_payload_named, failure_payload_request}),
    .level(failures_level)
  );

  ResendPick_128 pick (
    .clk(clk),
    .rst(in_reset),
    .pending(pipeline_new_pending),
    .first(pipeline_new_numbers_una_c8[6:0]),
    .named(pipeline_result_word_dropped),
    .named_place(pipeline_result_word_dropped_psn[6:0]),
    .some(pick_some),
    .first_waits(pick_first_waits),
    .choice_any(pick_choice_any),
    .choice_more(pick_choice_more),
    .choice_place(pick_choice_place),
    .choice_is_named(pick_choice_is_named)
  );

  WindowTimer timer (
    .clk(clk),
    .rst(in_reset),
    .word_progress_time(pipeline_result_word_progress_time),
    .word_hold(pipeline_result_word_hold),
    .word_retries(pipeline_result_word_retries),
    .word_rnr_wait(update_value_rnr_wait),
    .word_tail_probe_used(pipeline_result_word_tail_probe_used),
    .word_srtt(pipeline_result_word_srtt),
    .word_more(pipeline_result_word_more),
    .word_failed(pipeline_result_word_failed),
    .word_retry_limit(pipeline_result_word_retry_limit),
    .word_rto_exponent(pipeline_result_word_rto_exponent),
    .outstanding(timer_outstanding),
    .reading(tables_reading_c8),
    .active(tables_active_c8),
    .deferred(pipeline_result_deferred),
    .now(now_c8),
    .jitter(settings_jitter),
    .tail_probe_multiple(settings_tail_probe_multiple),
    .backoff_most(settings_backoff_most),
    .pending(pick_some),
    .head_pending(pick_first_waits),
    .deadline_kind(timer_deadline_kind),
    .deadline_time(timer_deadline_time)
  );

  Arbiter_2_ROUND_ROBIN #(.WIDTH(5)) expired (
    .clk(clk),
    .rst(in_reset),
    .in_0_valid(request_scan_expired_valid),
    .in_0_ready(expired_in_0_ready),
    .in_0_payload({1'b0, request_scan_expired_payload}),
    .in_1_valid(response_scan_expired_valid),
    .in_1_ready(expired_in_1_ready),
    .in_1_payload({1'b1, response_scan_expired_payload}),
    .out_valid(expired_out_valid),
    .out_ready(issue_expired_ready),
    .out_payload(expired_out_payload),
    .source(expired_source)
  );

  TimerScan_16 request_scan (
    .clk(clk),
    .rst(in_reset),
    .now(now),
    .write(request_scan_write),
    .write_qp(issue_issued_value_flow_c14[3:0]),
    .deadline_kind(timer_deadline_kind),
    .deadline_time(timer_deadline_time),
    .expired_valid(request_scan_expired_valid),
    .expired_ready(expired_in_0_ready),
    .expired_payload(request_scan_expired_payload)
  );

  TimerScan_16 response_scan (
    .clk(clk),
    .rst(in_reset),
    .now(now),
    .write(response_scan_write),
    .write_qp(issue_issued_value_flow_c14[3:0]),
    .deadline_kind(timer_deadline_kind),
    .deadline_time(timer_deadline_time),
    .expired_valid(response_scan_expired_valid),
    .expired_ready(expired_in_1_ready),
    .expired_payload(response_scan_expired_payload)
  );

  DeadlineTable_32 table_inst (
    .clk(clk),
    .write(writes),
    .write_flow(issue_issued_value_flow_c14),
    .deadline_kind(timer_deadline_kind),
    .deadline_time(timer_deadline_time),
    .read_flow(issue_issued_value_flow_c3),
    .found_kind(table_inst_found_kind),
    .found_time(table_inst_found_time)
  );

  assign ack_full = taken_has_room_and_c6 & acknowledged;
  assign losses_value_qp = issue_issued_value_flow_c1[3:0];
  assign losses_value_responses = issue_issued_value_flow_c1[4];
  assign setup_ready = issue_issued_valid_c8 & done_is_setup &
                       (issue_issued_value_flow_c8[4] == setup_payload_groups_receives);
  assign update_valid = issue_issued_valid_c8 & (pipeline_result_updates | done_is_setup);
  assign update_value_flow_qp = issue_issued_value_flow_c8[3:0];
  assign update_value_flow_responses = issue_issued_value_flow_c8[4];
  assign update_value_una = pipeline_new_numbers_una_c8;
  assign update_value_messages = pipeline_new_numbers_messages_c8;
  assign events_sack = issue_issued_valid_c8 & pipeline_result_sack;
  assign events_drop = issue_issued_valid_c8 & pipeline_result_drop;
  assign events_rnr_wait_begins = issue_issued_valid_c8 & pipeline_result_rnr_wait_begins;
  assign events_timeout = issue_issued_valid_c8 & pipeline_result_timeout;
  assign events_read_timeout = issue_issued_valid_c8 & pipeline_result_read_timeout;
  assign events_tail_probe = issue_issued_valid_c8 & pipeline_result_tail_probe;

  always @(posedge clk) begin
    if (taken) begin
      counting_verdicts[counting_tail] <= acknowledged;
    end
  end

  // sources
  always @(posedge clk) begin
    if (in_reset) begin
      taken_begun <= 2'd0;
      taken_c1_c5 <= 5'd0;
      taken <= 1'b0;
      taken_has_room_and_c1_c5 <= 5'd0;
      taken_has_room_and_c6 <= 1'b0;
    end else begin
      if (taken_setup_in_valid & taken_setup_in_ready) begin
        taken_begun <= (taken_of_responses | ~setup_payload_groups_receives) ? 2'd2 : 2'd1;
      end
      if (setup_valid & setup_ready) begin
        taken_begun <= 2'd0;
      end
      // ---- timeline acknowledgement, cycle 1
      taken_c1_c5 <= {taken_c1_c5[3:0], taken_waiting_in_ready & acknowledgement_valid};
      taken_has_room_and_c1_c5 <= {taken_has_room_and_c1_c5[3:0],
                                   ~taken_waiting_in_ready & acknowledgement_valid};
      // ---- timeline acknowledgement, cycle 6
      taken <= taken_c1_c5[4];
      taken_has_room_and_c6 <= taken_has_room_and_c1_c5[4];
    end
  end

  // counting
  always @(posedge clk) begin
    if (in_reset) begin
      counting_tail <= 7'd0;
      counting_head <= 7'd0;
    end else begin
      // ---- timeline acknowledgement, cycle 6
      if (taken) begin
        counting_tail <= counting_tail + 7'd1;
      end
      // ---- timeline issue_issued, cycle 3
      if (asking) begin
        counting_head <= counting_head + 7'd1;
      end
    end
  end

  // body
  always @(posedge clk) begin
    if (in_reset) begin
      asking_c1_c2 <= 2'd0;
      asking <= 1'b0;
      asking_c4 <= 1'b0;
      issue_issued_valid_c1_c3 <= 3'd0;
      issue_issued_valid_c4 <= 1'b0;
      issue_issued_valid_c5 <= 1'b0;
      issue_issued_valid_c6 <= 1'b0;
      issue_issued_valid_c7 <= 1'b0;
      issue_issued_valid_c8 <= 1'b0;
      issue_issued_valid_c9 <= 1'b0;
      resends_valid <= 1'b0;
      issue_issued_valid_c11 <= 1'b0;
      row_valid <= 1'b0;
    end else begin
      // ---- timeline issue_issued, cycle 1
      asking_c1_c2 <= {asking_c1_c2[0], (issue_issued_value_kind == KIND_ACKNOWLEDGE) & issue_issued_valid};
      issue_issued_valid_c1_c3 <= {issue_issued_valid_c1_c3[1:0], issue_issued_valid};
      // ---- timeline issue_issued, cycle 3
      asking <= asking_c1_c2[1];
      // ---- timeline issue_issued, cycle 4
      asking_c4 <= asking;
      issue_issued_valid_c4 <= issue_issued_valid_c1_c3[2];
      // ---- timeline issue_issued, cycle 5
      issue_issued_valid_c5 <= issue_issued_valid_c4;
      row_valid <= asking_c4 & counting & issue_issued_valid_c4;
      // ---- timeline issue_issued, cycle 6
      issue_issued_valid_c6 <= issue_issued_valid_c5;
      // ---- timeline issue_issued, cycle 7
      issue_issued_valid_c7 <= issue_issued_valid_c6;
      // ---- timeline issue_issued, cycle 8
      issue_issued_valid_c8 <= issue_issued_valid_c7;
      // ---- timeline issue_issued, cycle 9
      issue_issued_valid_c9 <= issue_issued_valid_c8;
      // ---- timeline issue_issued, cycle 10
      resends_valid <= issue_issued_valid_c9;
      // ---- timeline issue_issued, cycle 11
      issue_issued_valid_c11 <= resends_valid;
    end
  end

  // answers
  always @(posedge clk) begin
    if (in_reset) begin
      losses_valid <= 1'b0;
      nothing <= 1'b0;
      resend_valid <= 1'b0;
    end else begin
      // ---- timeline issue_issued, cycle 1
      losses_valid <= issue_losses & issue_issued_valid;
      // ---- timeline issue_issued, cycle 6
      nothing <= pipeline_misses & issue_issued_valid_c5;
      resend_valid <= events_resend & issue_issued_valid_c5;
    end
  end

  // timers
  always @(posedge clk) begin
    if (in_reset) begin
      writes_c9_c13 <= 5'd0;
      writes <= 1'b0;
    end else begin
      // ---- timeline issue_issued, cycle 9
      writes_c9_c13 <= {writes_c9_c13[3:0], ~pipeline_result_idle & issue_issued_valid_c8};
      // ---- timeline issue_issued, cycle 14
      writes <= writes_c9_c13[4];
    end
  end

  // body
  always @(posedge clk) begin
    in_reset <= rst;
    // ---- timeline issue_issued, cycle 1
    done_is_setup_c1_c7 <= {done_is_setup_c1_c7[5:0], issue_issued_value_kind == KIND_SETUP};
    issue_behind_c1_c3 <= {issue_behind_c1_c3[3:0], issue_behind};
    issue_issued_value_flow_c1 <= issue_issued_value_flow;
    now_c1 <= now;
    // ---- timeline issue_issued, cycle 2
    issue_issued_value_flow_c2 <= issue_issued_value_flow_c1;
    now_c2 <= now_c1;
    // ---- timeline issue_issued, cycle 3
    issue_issued_value_flow_c3 <= issue_issued_value_flow_c2;
    now_c3_c7 <= {now_c3_c7[127:0], now_c2};
    tables_active_c3_c7 <= {tables_active_c3_c7[3:0], tables_active};
    tables_reading_c3_c7 <= {tables_reading_c3_c7[3:0], tables_reading};
    // ---- timeline issue_issued, cycle 4
    issue_behind_c4 <= issue_behind_c1_c3[5:4];
    issue_issued_value_flow_c4_c5 <= {issue_issued_value_flow_c4_c5[4:0], issue_issued_value_flow_c3};
    // ---- timeline issue_issued, cycle 6
    issue_issued_value_flow_c6 <= issue_issued_value_flow_c4_c5[9:5];
    // ---- timeline issue_issued, cycle 7
    issue_issued_value_flow_c7 <= issue_issued_value_flow_c6;
    pipeline_new_numbers_messages_c7 <= pipeline_new_numbers_messages;
    pipeline_new_numbers_next_c7 <= pipeline_new_numbers_next;
    pipeline_new_numbers_una_c7 <= pipeline_new_numbers_una;
    // ---- timeline issue_issued, cycle 8
    done_is_setup <= done_is_setup_c1_c7[6];
    issue_issued_value_flow_c8 <= issue_issued_value_flow_c7;
    now_c8 <= now_c3_c7[159:128];
    tables_active_c8 <= tables_active_c3_c7[4];
    tables_reading_c8 <= tables_reading_c3_c7[4];
    pipeline_new_numbers_messages_c8 <= pipeline_new_numbers_messages_c7;
    pipeline_new_numbers_next_c8 <= pipeline_new_numbers_next_c7;
    pipeline_new_numbers_una_c8 <= pipeline_new_numbers_una_c7;
    // ---- timeline issue_issued, cycle 9
    issue_issued_value_flow_c9_c10 <= {issue_issued_value_flow_c9_c10[4:0], issue_issued_value_flow_c8};
    // ---- timeline issue_issued, cycle 11
    issue_issued_value_flow_c11 <= issue_issued_value_flow_c9_c10[9:5];
    // ---- timeline issue_issued, cycle 12
    issue_issued_value_flow_c12_c13 <= {issue_issued_value_flow_c12_c13[4:0], issue_issued_value_flow_c11};
    // ---- timeline issue_issued, cycle 14
    issue_issued_value_flow_c14 <= issue_issued_value_flow_c12_c13[9:5];
  end

  // failures
  always @(posedge clk) begin
    issue_blocked_d1 <= failures_level >= 6'd16;
  end

  // counting
  always @(posedge clk) begin
    // ---- timeline issue_issued, cycle 4
    counting <= counting_verdicts_data;
  end

  // Flow.at
  always @(posedge clk) begin
    // ---- timeline issue_issued, cycle 9
    done_flow_3_0_c9 <= issue_issued_value_flow_c8[3:0];
    done_flow_4_c9 <= issue_issued_value_flow_c8[4];
    // ---- timeline issue_issued, cycle 10
    resends_value_flow_qp <= done_flow_3_0_c9;
    resends_value_flow_responses <= done_flow_4_c9;
  end

  // write
  always @(posedge clk) begin
    // ---- timeline issue_issued, cycle 9
    pick_may_wait <= tables_active_c8 & ~(pipeline_result_word_failed | update_value_rnr_wait);
    // ---- timeline issue_issued, cycle 10
    resends_value_waiting <= pick_some & pick_may_wait;
  end

  wire        _unused = &{1'b0, sent_payload_ends_message, taken_next_out_payload_becn, failures_in_ready,
                          expired_source};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    the_verdict_is_there: assert (~asking | (counting_head != counting_tail));
  always @(posedge clk) if (!in_reset) a_failure_finds_room: assert (~failures_in_valid | failures_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~asking | (counting_head != counting_tail))) begin
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
