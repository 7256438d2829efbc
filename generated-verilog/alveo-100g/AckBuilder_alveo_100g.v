`default_nettype none

// AckBuilder_alveo_100g: forms acknowledgements at the moment of sending.  Generated from AckBuilder.java.
module AckBuilder_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  input  wire         drop_nak_valid,  // at once, before everything else
  input  wire [9:0]   drop_nak_value_qp,  // queue pair, local number
  input  wire [23:0]  drop_nak_value_psn,  // the trimmed packet
  input  wire         drop_nak_value_retrans,  // copy of its bit
  input  wire         requests_valid,  // queue pairs that want an acknowledgement
  output wire         requests_ready,
  input  wire [9:0]   requests_payload_qp,  // queue pair, local number
  input  wire [2:0]   requests_payload_code,  // fatal NAK: as in FatalError; 0 = none
  input  wire         requests_payload_not_ready,  // RNR NAK, if no other
  input  wire         requests_payload_becn,  // congestion was seen since the last request
  input  wire         requests_payload_gapless,  // no packet had arrived behind a gap: there is nothing to say in a SACK
  input  wire         reported_valid,  // the progress that may be reported
  input  wire [9:0]   reported_value_qp,
  input  wire [23:0]  reported_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0]  reported_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0]  reported_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0]  reported_value_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  input  wire         state_valid,
  input  wire [9:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,
  input  wire         setup_valid,  // a new life of a queue pair
  output wire         setup_ready,
  input  wire [9:0]   setup_payload_qp,  // queue pair, local number
  input  wire [23:0]  setup_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [9:0]   setup_payload_context_address_handle,  // address handle of the peer
  input  wire [15:0]  setup_payload_context_partition,  // P_Key
  input  wire [15:0]  setup_payload_context_domain,  // protection domain
  input  wire [2:0]   setup_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]   setup_payload_context_profile,  // profile of the wire: 1 to 3 (P1 to P3)
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
  input  wire         rotate,  // rel_sack_rotate
  output wire         sack_request_valid,  // to the tracker
  output wire [9:0]   sack_request_value_qp,
  output wire         sack_request_value_chunk,  // which part of the window, in units of the bits of a SACK
  input  wire         sack_row_valid,  // from the tracker, in order, as far apart as the requests
  input  wire [127:0] sack_row_value_bitmap,  // bit i: the packet expected + 128 chunk + i has arrived
  input  wire [23:0]  sack_row_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0]  sack_row_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0]  sack_row_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0]  sack_row_value_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output wire         answers_valid,
  input  wire         answers_ready,
  output wire [9:0]   answers_payload_qp,  // queue pair, local number
  output wire [2:0]   answers_payload_kind,
  output wire [23:0]  answers_payload_psn,
  output wire [7:0]   answers_payload_syndrome,  // of AETH
  output wire [23:0]  answers_payload_msn,  // aMSN
  output wire [23:0]  answers_payload_po,  // of POETH
  output wire         answers_payload_becn,
  output wire         answers_payload_retrans,
  output wire [7:0]   answers_payload_sack_valid_length,  // 1 to 128 bits count
  output wire [23:0]  answers_payload_sack_start,  // PSN of the least significant bit
  output wire [127:0] answers_payload_sack_bitmap,  // bit i: PSN start + i has been received
  output wire         failures_valid,  // a fatal NAK is on its way
  input  wire         failures_ready,
  output wire [9:0]   failures_payload_qp,  // queue pair, local number
  output wire [3:0]   failures_payload_send_status,  // status of the oldest incomplete send request; FLUSHED if the failure is not its own
  output wire [3:0]   failures_payload_receive_status,  // status of the oldest incomplete receive request; FLUSHED if the failure is not its own
  output wire         made_valid,  // counter: answers made
  output wire [2:0]   made_value,
  output wire         nak_full  // counter tx_nak_full: Packet Drop NAK without room
);
  localparam [2:0] QUEUE_PAIR_STATE_RTR = 3'd2;
  localparam [2:0] QUEUE_PAIR_STATE_RTS = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_ERR = 3'd5;
  localparam [2:0] ANSWER_KIND_ACK      = 3'd0;
  localparam [2:0] ANSWER_KIND_SACK     = 3'd1;
  localparam [2:0] ANSWER_KIND_RNR_NAK  = 3'd2;
  localparam [2:0] ANSWER_KIND_NAK      = 3'd3;
  localparam [2:0] ANSWER_KIND_DROP_NAK = 3'd4;

  reg  [5:0]   under_way;
  reg          asked_first;
  reg  [9:0]   asked_job_qp;
  reg          asked_job_is_drop;
  reg  [23:0]  asked_job_psn;
  reg          asked_job_retrans;
  reg  [2:0]   asked_job_code;
  reg          asked_job_not_ready;
  reg          asked_job_becn;
  reg          asked_second_stage;
  reg          is_last;
  reg          is_plain_stage;
  reg          is_plain_stage_2;
  reg          is_plain_stage_3;
  reg          stage;
  reg          stage_2;
  reg          stage_3;
  reg          stage_4;
  reg          stage_5;
  reg          stage_6;
  reg          stage_7;
  reg          stage_8;
  reg          stage_9;
  reg  [9:0]   plain_value_qp_past;
  reg          plain_value_is_drop_past;
  reg  [23:0]  plain_value_psn_past;
  reg          plain_value_retrans_past;
  reg  [2:0]   plain_value_code_past;
  reg          plain_value_not_ready_past;
  reg          plain_value_becn_past;
  reg  [9:0]   plain_value_qp_past2;
  reg          plain_value_is_drop_past2;
  reg  [23:0]  plain_value_psn_past2;
  reg          plain_value_retrans_past2;
  reg  [2:0]   plain_value_code_past2;
  reg          plain_value_not_ready_past2;
  reg          plain_value_becn_past2;
  reg  [9:0]   plain_value_qp_past3;
  reg          plain_value_is_drop_past3;
  reg  [23:0]  plain_value_psn_past3;
  reg          plain_value_retrans_past3;
  reg  [2:0]   plain_value_code_past3;
  reg          plain_value_not_ready_past3;
  reg          plain_value_becn_past3;
  reg  [9:0]   asked_asked_out_payload_qp_past;
  reg          asked_asked_out_payload_is_drop_past;
  reg  [23:0]  asked_asked_out_payload_psn_past;
  reg          asked_asked_out_payload_retrans_past;
  reg  [2:0]   asked_asked_out_payload_code_past;
  reg          asked_asked_out_payload_not_ready_past;
  reg          asked_asked_out_payload_becn_past;
  reg  [9:0]   asked_asked_out_payload_qp_past2;
  reg          asked_asked_out_payload_is_drop_past2;
  reg  [23:0]  asked_asked_out_payload_psn_past2;
  reg          asked_asked_out_payload_retrans_past2;
  reg  [2:0]   asked_asked_out_payload_code_past2;
  reg          asked_asked_out_payload_not_ready_past2;
  reg          asked_asked_out_payload_becn_past2;
  reg  [9:0]   asked_asked_out_payload_qp_past3;
  reg          asked_asked_out_payload_is_drop_past3;
  reg  [23:0]  asked_asked_out_payload_psn_past3;
  reg          asked_asked_out_payload_retrans_past3;
  reg  [2:0]   asked_asked_out_payload_code_past3;
  reg          asked_asked_out_payload_not_ready_past3;
  reg          asked_asked_out_payload_becn_past3;
  reg  [9:0]   asked_asked_out_payload_qp_past4;
  reg          asked_asked_out_payload_is_drop_past4;
  reg  [23:0]  asked_asked_out_payload_psn_past4;
  reg          asked_asked_out_payload_retrans_past4;
  reg  [2:0]   asked_asked_out_payload_code_past4;
  reg          asked_asked_out_payload_not_ready_past4;
  reg          asked_asked_out_payload_becn_past4;
  reg  [9:0]   asked_asked_out_payload_qp_past5;
  reg          asked_asked_out_payload_is_drop_past5;
  reg  [23:0]  asked_asked_out_payload_psn_past5;
  reg          asked_asked_out_payload_retrans_past5;
  reg  [2:0]   asked_asked_out_payload_code_past5;
  reg          asked_asked_out_payload_not_ready_past5;
  reg          asked_asked_out_payload_becn_past5;
  reg  [9:0]   asked_asked_out_payload_qp_past6;
  reg          asked_asked_out_payload_is_drop_past6;
  reg  [23:0]  asked_asked_out_payload_psn_past6;
  reg          asked_asked_out_payload_retrans_past6;
  reg  [2:0]   asked_asked_out_payload_code_past6;
  reg          asked_asked_out_payload_not_ready_past6;
  reg          asked_asked_out_payload_becn_past6;
  reg  [9:0]   asked_asked_out_payload_qp_past7;
  reg          asked_asked_out_payload_is_drop_past7;
  reg  [23:0]  asked_asked_out_payload_psn_past7;
  reg          asked_asked_out_payload_retrans_past7;
  reg  [2:0]   asked_asked_out_payload_code_past7;
  reg          asked_asked_out_payload_not_ready_past7;
  reg          asked_asked_out_payload_becn_past7;
  reg  [9:0]   asked_asked_out_payload_qp_past8;
  reg          asked_asked_out_payload_is_drop_past8;
  reg  [23:0]  asked_asked_out_payload_psn_past8;
  reg          asked_asked_out_payload_retrans_past8;
  reg  [2:0]   asked_asked_out_payload_code_past8;
  reg          asked_asked_out_payload_not_ready_past8;
  reg          asked_asked_out_payload_becn_past8;
  reg  [9:0]   asked_asked_out_payload_qp_past9;
  reg          asked_asked_out_payload_is_drop_past9;
  reg  [23:0]  asked_asked_out_payload_psn_past9;
  reg          asked_asked_out_payload_retrans_past9;
  reg  [2:0]   asked_asked_out_payload_code_past9;
  reg          asked_asked_out_payload_not_ready_past9;
  reg          asked_asked_out_payload_becn_past9;
  reg          soon;
  reg          soon_past;
  reg          soon_past2;
  reg          soon_past3;
  reg          soon_past4;
  reg          soon_past5;
  reg          soon_past6;
  reg  [23:0]  expected_soon;
  reg  [23:0]  expected_soon_past;
  reg  [23:0]  expected_soon_past2;
  reg  [23:0]  expected_soon_past3;
  reg  [23:0]  expected_soon_past4;
  reg  [23:0]  expected_soon_past5;
  reg  [23:0]  expected_soon_past6;
  reg  [23:0]  received_soon;
  reg  [23:0]  received_soon_past;
  reg  [23:0]  received_soon_past2;
  reg  [23:0]  received_soon_past3;
  reg  [23:0]  received_soon_past4;
  reg  [23:0]  received_soon_past5;
  reg  [23:0]  received_soon_past6;
  reg  [23:0]  order_soon;
  reg  [23:0]  order_soon_past;
  reg  [23:0]  order_soon_past2;
  reg  [23:0]  order_soon_past3;
  reg  [23:0]  order_soon_past4;
  reg  [23:0]  order_soon_past5;
  reg  [23:0]  order_soon_past6;
  reg  [2:0]   kind;
  reg  [4:0]   soon_2;
  reg  [4:0]   soon_past_2;
  reg  [4:0]   soon_past2_2;
  reg  [4:0]   soon_past3_2;
  reg  [4:0]   soon_past4_2;
  reg  [4:0]   soon_past5_2;
  reg  [4:0]   soon_past6_2;
  reg  [23:0]  soon_3;
  reg  [23:0]  soon_past_3;
  reg  [23:0]  soon_past2_3;
  reg  [23:0]  soon_past3_3;
  reg  [23:0]  soon_past4_3;
  reg  [23:0]  soon_past5_3;
  reg  [23:0]  soon_past6_3;
  reg          soon_4;
  reg          soon_past_4;
  reg          soon_past2_4;
  reg          soon_past3_4;
  reg          soon_past4_4;
  reg          soon_past5_4;
  reg          soon_past6_4;
  reg          soon_5;
  reg          soon_past_5;
  reg          soon_past2_5;
  reg          soon_past3_5;
  reg          soon_past4_5;
  reg          soon_past5_5;
  reg          soon_past6_5;
  reg          soon_6;
  reg          soon_past_6;
  reg          soon_past2_6;
  reg          soon_past3_6;
  reg          soon_past4_6;
  reg          soon_past5_6;
  reg          soon_past6_6;
  reg          stage_10;
  reg          stage_11;
  reg          stage_12;
  reg          stage_13;
  reg          stage_14;
  reg          stage_15;
  reg          stage_16;
  reg          stage_17;
  reg          stage_18;
  (* ram_style = "block" *)
  reg  [13:0]  rules_table [0:1023];
  reg  [13:0]  _rules_first;
  reg  [13:0]  rules;
  (* ram_style = "block" *)
  reg  [2:0]   states [0:1023];
  reg  [2:0]   _state_first;
  reg  [2:0]   state;
  wire         made_in_ready;
  wire         made_out_valid;
  wire         made_out_payload_sends;
  wire         made_out_payload_fails;
  wire         made_out_payload_too_long;
  wire         asked_drops_in_ready;
  wire         asked_drops_out_valid;
  wire [9:0]   asked_drops_out_payload_qp;
  wire [23:0]  asked_drops_out_payload_psn;
  wire         asked_drops_out_payload_retrans;
  wire         asked_asked_in_ready;
  wire         asked_asked_out_valid;
  wire [9:0]   asked_asked_out_payload_qp;
  wire         asked_asked_out_payload_is_drop;
  wire [23:0]  asked_asked_out_payload_psn;
  wire         asked_asked_out_payload_retrans;
  wire [2:0]   asked_asked_out_payload_code;
  wire         asked_asked_out_payload_not_ready;
  wire         asked_asked_out_payload_becn;
  wire         span_due;
  wire [23:0]  span_start;
  wire [7:0]   span_length;
  wire [127:0] span_bitmap;
  wire [23:0]  table_inst_progress_expected;
  wire [23:0]  table_inst_progress_messages;
  wire [23:0]  table_inst_progress_message_start;
  wire [23:0]  table_inst_progress_receives_done;
  wire         failures_in_ready;

  wire         made_in_valid = stage_9 | is_plain_stage_3;
  wire         is_ready = ~made_out_payload_fails | failures_in_ready;
  wire         made_out_ready = ~made_out_payload_sends | (answers_ready & is_ready);
  wire         asked_has_room = under_way < 6'd32;
  wire         asked_may_pick = asked_has_room & ~asked_first;
  wire         asked_picks = asked_may_pick & (asked_drops_out_valid | requests_valid);
  wire         asked_is_short = requests_payload_gapless &
                                ~((|requests_payload_code) | requests_payload_not_ready);
  wire         plain_valid = asked_picks & ~asked_drops_out_valid & asked_is_short & (under_way == 6'd0);
  wire [9:0]   plain_value_qp = requests_payload_qp;
  wire         plain_value_is_drop = 1'b0;
  wire [23:0]  plain_value_psn = 24'd0;
  wire         plain_value_retrans = 1'b0;
  wire [2:0]   plain_value_code = requests_payload_code;
  wire         plain_value_not_ready = 1'b0;
  wire         plain_value_becn = requests_payload_becn;
  wire         _and = made_out_valid & made_out_ready;
  wire         comes = sack_row_valid & is_last;
  wire         span_complete = comes & ~(asked_asked_out_payload_is_drop | (|asked_asked_out_payload_code) |
                                         asked_asked_out_payload_not_ready);
  wire [9:0]   qp = plain_valid ? plain_value_qp : asked_asked_out_payload_qp;
  wire         works = (state == QUEUE_PAIR_STATE_RTR) | (state == QUEUE_PAIR_STATE_RTS) |
                       (state == QUEUE_PAIR_STATE_SQD);
  wire         in_error = state == QUEUE_PAIR_STATE_ERR;
  wire [9:0]   job_qp = is_plain_stage_3 ? plain_value_qp_past3 : asked_asked_out_payload_qp_past9;
  wire         job_is_drop = is_plain_stage_3 ? plain_value_is_drop_past3 :
                             asked_asked_out_payload_is_drop_past9;
  wire [2:0]   job_code = is_plain_stage_3 ? plain_value_code_past3 : asked_asked_out_payload_code_past9;
  wire         job_not_ready = is_plain_stage_3 ? plain_value_not_ready_past3 :
                               asked_asked_out_payload_not_ready_past9;
  wire         is_fatal = (|job_code) & ~job_is_drop;
  wire         is_not_ready = job_not_ready & ~((|job_code) | job_is_drop);
  wire         is_ack = ~((|job_code) | job_is_drop | job_not_ready);
  wire         is_sack = is_ack & ~is_plain_stage_3 & span_due & (is_plain_stage_3 ? soon : soon_past6);
  wire [23:0]  expected = is_plain_stage_3 ? expected_soon : expected_soon_past6;
  wire [23:0]  received = is_plain_stage_3 ? received_soon : received_soon_past6;
  wire [23:0]  order = is_plain_stage_3 ? order_soon : order_soon_past6;
  wire [7:0]   syndrome = is_ack ? 8'd31 : is_not_ready ? {3'd1, is_plain_stage_3 ? soon_2 : soon_past6_2} :
                          {3'd3, 3'd0, is_fatal ? job_code[1:0] : 2'd0};
  wire [23:0]  psn = job_is_drop ?
                     (is_plain_stage_3 ? plain_value_psn_past3 : asked_asked_out_payload_psn_past9) :
                     is_ack ? received : expected;
  wire         _or = job_is_drop | (is_ack & ~is_sack);
  wire [23:0]  po = order | {24{_or}};
  wire [23:0]  made_in_payload_answer_msn = is_plain_stage_3 ? soon_3 : soon_past6_3;
  wire         made_in_payload_answer_becn = (is_plain_stage_3 ? plain_value_becn_past3 :
                                              asked_asked_out_payload_becn_past9) & is_ack;
  wire         made_in_payload_answer_retrans = (is_plain_stage_3 ? plain_value_retrans_past3 :
                                                 asked_asked_out_payload_retrans_past9) & job_is_drop;
  wire         made_in_payload_sends = (is_plain_stage_3 ? soon_4 : soon_past6_4) |
                                       ((is_plain_stage_3 ? soon_5 : soon_past6_5) & is_fatal);
  wire         made_in_payload_fails = (is_plain_stage_3 ? soon_6 : soon_past6_6) & is_fatal;
  wire         failures_in_valid = made_out_valid & made_out_payload_fails & answers_ready;
  wire         is_ours = &answers_payload_syndrome[1:0];
  wire [3:0]   status = is_ours ? 4'd2 : 4'd1;
  wire [3:0]   failures_in_payload_receive_status = made_out_payload_too_long ? 4'd9 : status;

  Fifo_Made258_eafc_32_LUTRAM made (
    .clk(clk),
    .rst(rst),
    .in_valid(made_in_valid),
    .in_ready(made_in_ready),
    .in_payload_answer_qp(job_qp),
    .in_payload_answer_kind(kind),
    .in_payload_answer_psn(psn),
    .in_payload_answer_syndrome(syndrome),
    .in_payload_answer_msn(made_in_payload_answer_msn),
    .in_payload_answer_po(po),
    .in_payload_answer_becn(made_in_payload_answer_becn),
    .in_payload_answer_retrans(made_in_payload_answer_retrans),
    .in_payload_answer_sack_valid_length(span_length),
    .in_payload_answer_sack_start(span_start),
    .in_payload_answer_sack_bitmap(span_bitmap),
    .in_payload_sends(made_in_payload_sends),
    .in_payload_fails(made_in_payload_fails),
    .in_payload_too_long(job_code[2]),
    .out_valid(made_out_valid),
    .out_ready(made_out_ready),
    .out_payload_answer_qp(answers_payload_qp),
    .out_payload_answer_kind(answers_payload_kind),
    .out_payload_answer_psn(answers_payload_psn),
    .out_payload_answer_syndrome(answers_payload_syndrome),
    .out_payload_answer_msn(answers_payload_msn),
    .out_payload_answer_po(answers_payload_po),
    .out_payload_answer_becn(answers_payload_becn),
    .out_payload_answer_retrans(answers_payload_retrans),
    .out_payload_answer_sack_valid_length(answers_payload_sack_valid_length),
    .out_payload_answer_sack_start(answers_payload_sack_start),
    .out_payload_answer_sack_bitmap(answers_payload_sack_bitmap),
    .out_payload_sends(made_out_payload_sends),
    .out_payload_fails(made_out_payload_fails),
    .out_payload_too_long(made_out_payload_too_long)
  );

  Fifo_DropNak35_d499_256_BRAM asked_drops (
    .clk(clk),
    .rst(rst),
    .in_valid(drop_nak_valid),
    .in_ready(asked_drops_in_ready),
    .in_payload_qp(drop_nak_value_qp),
    .in_payload_psn(drop_nak_value_psn),
    .in_payload_retrans(drop_nak_value_retrans),
    .out_valid(asked_drops_out_valid),
    .out_ready(asked_may_pick),
    .out_payload_qp(asked_drops_out_payload_qp),
    .out_payload_psn(asked_drops_out_payload_psn),
    .out_payload_retrans(asked_drops_out_payload_retrans)
  );

  Fifo_Job41_4597_16_LUTRAM asked_asked (
    .clk(clk),
    .rst(rst),
    .in_valid(asked_first),
    .in_ready(asked_asked_in_ready),
    .in_payload_qp(asked_job_qp),
    .in_payload_is_drop(asked_job_is_drop),
    .in_payload_psn(asked_job_psn),
    .in_payload_retrans(asked_job_retrans),
    .in_payload_code(asked_job_code),
    .in_payload_not_ready(asked_job_not_ready),
    .in_payload_becn(asked_job_becn),
    .out_valid(asked_asked_out_valid),
    .out_ready(comes),
    .out_payload_qp(asked_asked_out_payload_qp),
    .out_payload_is_drop(asked_asked_out_payload_is_drop),
    .out_payload_psn(asked_asked_out_payload_psn),
    .out_payload_retrans(asked_asked_out_payload_retrans),
    .out_payload_code(asked_asked_out_payload_code),
    .out_payload_not_ready(asked_asked_out_payload_not_ready),
    .out_payload_becn(asked_asked_out_payload_becn)
  );

  SackSpan_256_1024 span (
    .clk(clk),
    .rst(rst),
    .row_bitmap(sack_row_value_bitmap),
    .row_progress_expected(sack_row_value_progress_expected),
    .row_progress_messages(sack_row_value_progress_messages),
    .row_progress_message_start(sack_row_value_progress_message_start),
    .row_progress_receives_done(sack_row_value_progress_receives_done),
    .complete(span_complete),
    .qp(asked_asked_out_payload_qp),
    .threshold(rules[13:6]),
    .rotate(rotate),
    .due(span_due),
    .start(span_start),
    .length(span_length),
    .bitmap(span_bitmap)
  );

  ProgressTable_1024 table_inst (
    .clk(clk),
    .rst(rst),
    .write_valid(reported_valid),
    .write_value_qp(reported_value_qp),
    .write_value_progress_expected(reported_value_progress_expected),
    .write_value_progress_messages(reported_value_progress_messages),
    .write_value_progress_message_start(reported_value_progress_message_start),
    .write_value_progress_receives_done(reported_value_progress_receives_done),
    .read_qp(qp),
    .progress_expected(table_inst_progress_expected),
    .progress_messages(table_inst_progress_messages),
    .progress_message_start(table_inst_progress_message_start),
    .progress_receives_done(table_inst_progress_receives_done)
  );

  Fifo_Failure18_93a1_4_LUTRAM failures (
    .clk(clk),
    .rst(rst),
    .in_valid(failures_in_valid),
    .in_ready(failures_in_ready),
    .in_payload_qp(answers_payload_qp),
    .in_payload_send_status(4'd1),
    .in_payload_receive_status(failures_in_payload_receive_status),
    .out_valid(failures_valid),
    .out_ready(failures_ready),
    .out_payload_qp(failures_payload_qp),
    .out_payload_send_status(failures_payload_send_status),
    .out_payload_receive_status(failures_payload_receive_status)
  );

  assign nak_full = drop_nak_valid & ~asked_drops_in_ready;
  assign requests_ready = asked_may_pick & ~asked_drops_out_valid;
  assign sack_request_valid = asked_first | asked_second_stage;
  assign sack_request_value_qp = asked_job_qp;
  assign sack_request_value_chunk = asked_first;
  assign setup_ready = 1'b1;
  assign answers_valid = made_out_valid & made_out_payload_sends & is_ready;
  assign made_valid = answers_valid & answers_ready;
  assign made_value = answers_payload_kind;

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
    if (!rst && setup_valid) begin
      rules_table[setup_payload_qp] <= {setup_payload_context_sack_threshold,
                                        setup_payload_context_profile >= 2'd2,
                                        setup_payload_context_rnr_timer};
    end
  end

  always @(posedge clk) begin
    _rules_first <= rules_table[qp];
    rules <= _rules_first;
  end

  always @(posedge clk) begin
    if (!rst && state_valid) begin
      states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _state_first <= states[qp];
    state <= _state_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      under_way <= 6'd0;
      asked_first <= 1'b0;
      asked_second_stage <= 1'b0;
      is_last <= 1'b0;
      is_plain_stage <= 1'b0;
      is_plain_stage_2 <= 1'b0;
      is_plain_stage_3 <= 1'b0;
      stage <= 1'b0;
      stage_2 <= 1'b0;
      stage_3 <= 1'b0;
      stage_4 <= 1'b0;
      stage_5 <= 1'b0;
      stage_6 <= 1'b0;
      stage_7 <= 1'b0;
      stage_8 <= 1'b0;
      stage_9 <= 1'b0;
      stage_10 <= 1'b0;
      stage_11 <= 1'b0;
      stage_12 <= 1'b0;
      stage_13 <= 1'b0;
      stage_14 <= 1'b0;
      stage_15 <= 1'b0;
      stage_16 <= 1'b0;
      stage_17 <= 1'b0;
      stage_18 <= 1'b0;
    end else begin
      if (asked_picks & ~_and) begin
        under_way <= under_way + 6'd1;
      end else if (_and & ~asked_picks) begin
        under_way <= under_way - 6'd1;
      end
      asked_first <= asked_picks & ~plain_valid;
      asked_second_stage <= asked_first;
      if (sack_row_valid) begin
        is_last <= ~is_last;
      end
      is_plain_stage <= plain_valid;
      is_plain_stage_2 <= is_plain_stage;
      is_plain_stage_3 <= is_plain_stage_2;
      stage <= comes;
      stage_2 <= stage;
      stage_3 <= stage_2;
      stage_4 <= stage_3;
      stage_5 <= stage_4;
      stage_6 <= stage_5;
      stage_7 <= stage_6;
      stage_8 <= stage_7;
      stage_9 <= stage_8;
      stage_10 <= comes;
      stage_11 <= stage_10;
      stage_12 <= stage_11;
      stage_13 <= stage_12;
      stage_14 <= stage_13;
      stage_15 <= stage_14;
      stage_16 <= stage_15;
      stage_17 <= stage_16;
      stage_18 <= stage_17;
    end
  end

  always @(posedge clk) begin
    if (asked_picks) begin
      asked_job_qp <= asked_drops_out_valid ? asked_drops_out_payload_qp : requests_payload_qp;
      asked_job_is_drop <= asked_drops_out_valid;
      asked_job_psn <= asked_drops_out_payload_psn;
      asked_job_retrans <= asked_drops_out_payload_retrans;
      asked_job_code <= requests_payload_code;
      asked_job_not_ready <= requests_payload_not_ready;
      asked_job_becn <= requests_payload_becn;
    end
    plain_value_qp_past <= plain_value_qp;
    plain_value_is_drop_past <= plain_value_is_drop;
    plain_value_psn_past <= plain_value_psn;
    plain_value_retrans_past <= plain_value_retrans;
    plain_value_code_past <= plain_value_code;
    plain_value_not_ready_past <= plain_value_not_ready;
    plain_value_becn_past <= plain_value_becn;
    plain_value_qp_past2 <= plain_value_qp_past;
    plain_value_is_drop_past2 <= plain_value_is_drop_past;
    plain_value_psn_past2 <= plain_value_psn_past;
    plain_value_retrans_past2 <= plain_value_retrans_past;
    plain_value_code_past2 <= plain_value_code_past;
    plain_value_not_ready_past2 <= plain_value_not_ready_past;
    plain_value_becn_past2 <= plain_value_becn_past;
    plain_value_qp_past3 <= plain_value_qp_past2;
    plain_value_is_drop_past3 <= plain_value_is_drop_past2;
    plain_value_psn_past3 <= plain_value_psn_past2;
    plain_value_retrans_past3 <= plain_value_retrans_past2;
    plain_value_code_past3 <= plain_value_code_past2;
    plain_value_not_ready_past3 <= plain_value_not_ready_past2;
    plain_value_becn_past3 <= plain_value_becn_past2;
    asked_asked_out_payload_qp_past <= asked_asked_out_payload_qp;
    asked_asked_out_payload_is_drop_past <= asked_asked_out_payload_is_drop;
    asked_asked_out_payload_psn_past <= asked_asked_out_payload_psn;
    asked_asked_out_payload_retrans_past <= asked_asked_out_payload_retrans;
    asked_asked_out_payload_code_past <= asked_asked_out_payload_code;
    asked_asked_out_payload_not_ready_past <= asked_asked_out_payload_not_ready;
    asked_asked_out_payload_becn_past <= asked_asked_out_payload_becn;
    asked_asked_out_payload_qp_past2 <= asked_asked_out_payload_qp_past;
    asked_asked_out_payload_is_drop_past2 <= asked_asked_out_payload_is_drop_past;
    asked_asked_out_payload_psn_past2 <= asked_asked_out_payload_psn_past;
    asked_asked_out_payload_retrans_past2 <= asked_asked_out_payload_retrans_past;
    asked_asked_out_payload_code_past2 <= asked_asked_out_payload_code_past;
    asked_asked_out_payload_not_ready_past2 <= asked_asked_out_payload_not_ready_past;
    asked_asked_out_payload_becn_past2 <= asked_asked_out_payload_becn_past;
    asked_asked_out_payload_qp_past3 <= asked_asked_out_payload_qp_past2;
    asked_asked_out_payload_is_drop_past3 <= asked_asked_out_payload_is_drop_past2;
    asked_asked_out_payload_psn_past3 <= asked_asked_out_payload_psn_past2;
    asked_asked_out_payload_retrans_past3 <= asked_asked_out_payload_retrans_past2;
    asked_asked_out_payload_code_past3 <= asked_asked_out_payload_code_past2;
    asked_asked_out_payload_not_ready_past3 <= asked_asked_out_payload_not_ready_past2;
    asked_asked_out_payload_becn_past3 <= asked_asked_out_payload_becn_past2;
    asked_asked_out_payload_qp_past4 <= asked_asked_out_payload_qp_past3;
    asked_asked_out_payload_is_drop_past4 <= asked_asked_out_payload_is_drop_past3;
    asked_asked_out_payload_psn_past4 <= asked_asked_out_payload_psn_past3;
    asked_asked_out_payload_retrans_past4 <= asked_asked_out_payload_retrans_past3;
    asked_asked_out_payload_code_past4 <= asked_asked_out_payload_code_past3;
    asked_asked_out_payload_not_ready_past4 <= asked_asked_out_payload_not_ready_past3;
    asked_asked_out_payload_becn_past4 <= asked_asked_out_payload_becn_past3;
    asked_asked_out_payload_qp_past5 <= asked_asked_out_payload_qp_past4;
    asked_asked_out_payload_is_drop_past5 <= asked_asked_out_payload_is_drop_past4;
    asked_asked_out_payload_psn_past5 <= asked_asked_out_payload_psn_past4;
    asked_asked_out_payload_retrans_past5 <= asked_asked_out_payload_retrans_past4;
    asked_asked_out_payload_code_past5 <= asked_asked_out_payload_code_past4;
    asked_asked_out_payload_not_ready_past5 <= asked_asked_out_payload_not_ready_past4;
    asked_asked_out_payload_becn_past5 <= asked_asked_out_payload_becn_past4;
    asked_asked_out_payload_qp_past6 <= asked_asked_out_payload_qp_past5;
    asked_asked_out_payload_is_drop_past6 <= asked_asked_out_payload_is_drop_past5;
    asked_asked_out_payload_psn_past6 <= asked_asked_out_payload_psn_past5;
    asked_asked_out_payload_retrans_past6 <= asked_asked_out_payload_retrans_past5;
    asked_asked_out_payload_code_past6 <= asked_asked_out_payload_code_past5;
    asked_asked_out_payload_not_ready_past6 <= asked_asked_out_payload_not_ready_past5;
    asked_asked_out_payload_becn_past6 <= asked_asked_out_payload_becn_past5;
    asked_asked_out_payload_qp_past7 <= asked_asked_out_payload_qp_past6;
    asked_asked_out_payload_is_drop_past7 <= asked_asked_out_payload_is_drop_past6;
    asked_asked_out_payload_psn_past7 <= asked_asked_out_payload_psn_past6;
    asked_asked_out_payload_retrans_past7 <= asked_asked_out_payload_retrans_past6;
    asked_asked_out_payload_code_past7 <= asked_asked_out_payload_code_past6;
    asked_asked_out_payload_not_ready_past7 <= asked_asked_out_payload_not_ready_past6;
    asked_asked_out_payload_becn_past7 <= asked_asked_out_payload_becn_past6;
    asked_asked_out_payload_qp_past8 <= asked_asked_out_payload_qp_past7;
    asked_asked_out_payload_is_drop_past8 <= asked_asked_out_payload_is_drop_past7;
    asked_asked_out_payload_psn_past8 <= asked_asked_out_payload_psn_past7;
    asked_asked_out_payload_retrans_past8 <= asked_asked_out_payload_retrans_past7;
    asked_asked_out_payload_code_past8 <= asked_asked_out_payload_code_past7;
    asked_asked_out_payload_not_ready_past8 <= asked_asked_out_payload_not_ready_past7;
    asked_asked_out_payload_becn_past8 <= asked_asked_out_payload_becn_past7;
    asked_asked_out_payload_qp_past9 <= asked_asked_out_payload_qp_past8;
    asked_asked_out_payload_is_drop_past9 <= asked_asked_out_payload_is_drop_past8;
    asked_asked_out_payload_psn_past9 <= asked_asked_out_payload_psn_past8;
    asked_asked_out_payload_retrans_past9 <= asked_asked_out_payload_retrans_past8;
    asked_asked_out_payload_code_past9 <= asked_asked_out_payload_code_past8;
    asked_asked_out_payload_not_ready_past9 <= asked_asked_out_payload_not_ready_past8;
    asked_asked_out_payload_becn_past9 <= asked_asked_out_payload_becn_past8;
    soon <= rules[5];
    soon_past <= soon;
    soon_past2 <= soon_past;
    soon_past3 <= soon_past2;
    soon_past4 <= soon_past3;
    soon_past5 <= soon_past4;
    soon_past6 <= soon_past5;
    expected_soon <= table_inst_progress_expected;
    expected_soon_past <= expected_soon;
    expected_soon_past2 <= expected_soon_past;
    expected_soon_past3 <= expected_soon_past2;
    expected_soon_past4 <= expected_soon_past3;
    expected_soon_past5 <= expected_soon_past4;
    expected_soon_past6 <= expected_soon_past5;
    received_soon <= table_inst_progress_expected - 24'd1;
    received_soon_past <= received_soon;
    received_soon_past2 <= received_soon_past;
    received_soon_past3 <= received_soon_past2;
    received_soon_past4 <= received_soon_past3;
    received_soon_past5 <= received_soon_past4;
    received_soon_past6 <= received_soon_past5;
    order_soon <= table_inst_progress_expected - table_inst_progress_message_start;
    order_soon_past <= order_soon;
    order_soon_past2 <= order_soon_past;
    order_soon_past3 <= order_soon_past2;
    order_soon_past4 <= order_soon_past3;
    order_soon_past5 <= order_soon_past4;
    order_soon_past6 <= order_soon_past5;
    soon_2 <= rules[4:0];
    soon_past_2 <= soon_2;
    soon_past2_2 <= soon_past_2;
    soon_past3_2 <= soon_past2_2;
    soon_past4_2 <= soon_past3_2;
    soon_past5_2 <= soon_past4_2;
    soon_past6_2 <= soon_past5_2;
    soon_3 <= table_inst_progress_messages;
    soon_past_3 <= soon_3;
    soon_past2_3 <= soon_past_3;
    soon_past3_3 <= soon_past2_3;
    soon_past4_3 <= soon_past3_3;
    soon_past5_3 <= soon_past4_3;
    soon_past6_3 <= soon_past5_3;
    soon_4 <= works;
    soon_past_4 <= soon_4;
    soon_past2_4 <= soon_past_4;
    soon_past3_4 <= soon_past2_4;
    soon_past4_4 <= soon_past3_4;
    soon_past5_4 <= soon_past4_4;
    soon_past6_4 <= soon_past5_4;
    soon_5 <= in_error;
    soon_past_5 <= soon_5;
    soon_past2_5 <= soon_past_5;
    soon_past3_5 <= soon_past2_5;
    soon_past4_5 <= soon_past3_5;
    soon_past5_5 <= soon_past4_5;
    soon_past6_5 <= soon_past5_5;
    soon_6 <= works;
    soon_past_6 <= soon_6;
    soon_past2_6 <= soon_past_6;
    soon_past3_6 <= soon_past2_6;
    soon_past4_6 <= soon_past3_6;
    soon_past5_6 <= soon_past4_6;
    soon_past6_6 <= soon_past5_6;
  end

  wire        _unused = &{1'b0, setup_payload_context_peer_qp, setup_payload_context_address_handle,
                          setup_payload_context_partition, setup_payload_context_domain,
                          setup_payload_context_mtu_code, setup_payload_context_remote_write,
                          setup_payload_context_send_psn, setup_payload_context_receive_psn,
                          setup_payload_context_send_window, setup_payload_context_message_limit,
                          setup_payload_context_retries, setup_payload_context_rnr_retries,
                          setup_payload_context_rto_exponent, setup_payload_context_initial_srtt,
                          setup_payload_context_last_path, setup_payload_context_rate,
                          setup_payload_context_send_cq, setup_payload_context_receive_cq,
                          setup_payload_context_send_queue, setup_payload_context_send_queue_size,
                          setup_payload_context_receive_queue, setup_payload_context_receive_queue_size,
                          made_in_ready, asked_asked_in_ready, asked_asked_out_valid,
                          table_inst_progress_receives_done, stage_18};

`ifdef FORMAL
  always @(posedge clk) if (!rst) rows_come_soon_enough: assert (~asked_first | asked_asked_in_ready);
  always @(posedge clk) if (!rst) every_row_was_asked_for: assert (~comes | asked_asked_out_valid);
  always @(posedge clk) if (!rst) no_answer_overtakes_another: assert (~is_plain_stage_3 | ~stage_18);
  always @(posedge clk) if (!rst) no_answer_is_lost: assert (~made_in_valid | made_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~asked_first | asked_asked_in_ready)) begin
    $display("AckBuilder.java: HDL801: claim 'rows come soon enough' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~comes | asked_asked_out_valid)) begin
    $display("AckBuilder.java: HDL801: claim 'every row was asked for' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~is_plain_stage_3 | ~stage_18)) begin
    $display("AckBuilder.java: HDL801: claim 'no answer overtakes another' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~made_in_valid | made_in_ready)) begin
    $display("AckBuilder.java: HDL801: claim 'no answer is lost' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
