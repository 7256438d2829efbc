`default_nettype none

// CompletionOrder_small: completes messages strictly in order and decides which progress may be reported.
// Generated from CompletionOrder.java.
module CompletionOrder_small (
  input  wire        clk,
  input  wire        rst,
  // retired: in order of commit
  input  wire        retired_valid,
  input  wire [3:0]  retired_value_flow_qp,  // queue pair, local number
  input  wire        retired_value_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [23:0] retired_value_psn,
  input  wire [2:0]  retired_value_outcome,
  // retired_value_progress: with this packet and all earlier ones counted
  input  wire [23:0] retired_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] retired_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] retired_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] retired_value_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  // retired_value_error: newest recorded at the commit of this packet
  input  wire        retired_value_error_valid,
  input  wire [23:0] retired_value_error_psn,
  input  wire [2:0]  retired_value_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive WQE
  // retired: in order of commit
  input  wire        retired_value_not_ready,  // refused because no receive WQE is posted (row 40)
  input  wire        retired_value_ack_request,
  input  wire        retired_value_retrans,
  input  wire        retired_value_congested,  // CE marked, and not trimmed
  input  wire        retired_value_trimmed,  // trimmed by a switch or here: no acknowledgement
  // retired_value_departure: how it left its sender
  input  wire [13:0] retired_value_departure_path,  // its UDP source port above 0xC000
  input  wire [13:0] retired_value_departure_stamp,  // in 1/16 us of the sender's clock, modulo 2^14
  // retired: in order of commit
  input  wire [23:0] retired_value_placements,  // placements ordered up to and with this packet
  // stash: before the message's last packet retires
  input  wire        stash_valid,
  input  wire [3:0]  stash_value_qp,  // queue pair, local number
  input  wire [23:0] stash_value_msn,  // of the message
  input  wire [2:0]  stash_value_kind,  // 0 none (plain Write), 1 Send, 2 Send with immediate, 3 Send with invalidate, 4 Write with immediate, 5 Read, 6 atomic
  input  wire        stash_value_solicited,
  input  wire [31:0] stash_value_argument,  // immediate data or key; of a Read or an atomic the number of its context
  input  wire [31:0] stash_value_length,  // bytes of the message
  input  wire [2:0]  stash_value_wqe_index,  // low bits of the number of the receive WQE that it names
  // setup: a new life of a flow; it has no traffic then
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [4:0]  setup_payload_flow,
  input  wire [23:0] setup_payload_psn,  // first PSN to expect
  output reg         busy,  // more than half full: no packet should be accepted
  output wire        wanted,  // a new life waits for a cycle without a note: no packet should be accepted in this one
  input  wire [6:0]  crossing_level,  // how many Reads and atomics wait where they go
  // crossing: a Read or an atomic of which everything before it has been accepted; it finds room
  output wire        crossing_valid,
  output wire [3:0]  crossing_value_qp,  // queue pair, local number
  output wire [6:0]  crossing_value_context,  // number of its context
  output wire [23:0] crossing_value_placements,  // placements ordered before it
  // completions: of messages that consumed a receive WQE, in order per queue pair
  output wire        completions_valid,
  input  wire        completions_ready,
  output wire [3:0]  completions_payload_qp,  // queue pair, local number
  output wire        completions_payload_is_receive,  // for the receive completion queue
  output wire [3:0]  completions_payload_kind,  // CompletionKind
  output wire [3:0]  completions_payload_status,  // CompletionStatus
  output wire        completions_payload_solicited,  // solicited event
  output wire [31:0] completions_payload_length,  // bytes received; of a send, bytes sent or brought
  output wire [31:0] completions_payload_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] completions_payload_wqe_index,  // free-running index of the completed request in its queue
  output wire [23:0] completions_payload_placements,  // wait until so many placements are visible
  output wire        completions_payload_waiting,  // placements counts; that of a Send or a Write does not wait
  // reported: what acknowledgements may say; of requests also frees receive WQEs
  output wire        reported_valid,
  output wire [4:0]  reported_value_flow,
  output wire [23:0] reported_value_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0] reported_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0] reported_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0] reported_value_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  // reads_done: Reads and atomics whose responses have all arrived, in order per queue pair
  output wire        reads_done_valid,
  output wire [3:0]  reads_done_value_qp,  // queue pair, local number
  output wire [23:0] reads_done_value_messages,  // responses of its life that have arrived whole, with all earlier ones
  output wire [23:0] reads_done_value_placements,  // placements ordered up to and with them
  // events: one per retired packet that was not forgotten, in order
  output wire        events_valid,
  input  wire        events_ready,
  output wire [3:0]  events_payload_flow_qp,  // queue pair, local number
  output wire        events_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire        events_payload_come,  // a packet has come whole, accepted or not
  // events_payload_departure: of that packet
  output wire [13:0] events_payload_departure_path,  // its UDP source port above 0xC000
  output wire [13:0] events_payload_departure_stamp,  // in 1/16 us of the sender's clock, modulo 2^14
  // events: one per retired packet that was not forgotten, in order
  output wire        events_payload_congested,  // CE marked, and not trimmed
  output wire        events_payload_counting,  // accepted: one packet more since the last acknowledgement
  output wire        events_payload_advancing,  // it was the next expected packet
  output wire        events_payload_completing,  // a message completed with it
  output wire        events_payload_urgent,  // acknowledge now, whatever the settings say
  output wire        events_payload_not_ready,  // it is the next expected packet and has no receive WQE: RNR NAK
  output wire [2:0]  events_payload_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  output wire [8:0]  events_payload_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  // used: receive WQEs that have completed; before the event of their packet leaves
  output wire        used_valid,
  output wire [3:0]  used_value_qp,  // queue pair, local number
  output wire [15:0] used_value_producer,  // free-running count of posted requests, modulo 65536
  output wire [29:0] entered,  // retired packets that have come in and were not forgotten, modulo 2^30
  output wire [29:0] left,  // of these, how many have become events, modulo 2^30
  // reports_beginning: one more is under way for this object
  output wire        reports_beginning_valid,
  output wire [3:0]  reports_beginning_value,
  // reports_ending: one less is under way for this object
  output wire        reports_ending_valid,
  output reg  [3:0]  reports_ending_value
);
  localparam [2:0] OUTCOME_IN_ORDER     = 3'd0;
  localparam [2:0] OUTCOME_OUT_OF_ORDER = 3'd1;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [29:0] entered_count;
  reg         leaving;
  reg  [29:0] left_count;
  wire        waiting_in_ready;
  wire        waiting_out_valid;
  wire [3:0]  waiting_out_payload_flow_qp;
  wire        waiting_out_payload_flow_responses;
  wire [23:0] waiting_out_payload_psn;
  wire [2:0]  waiting_out_payload_outcome;
  wire [23:0] waiting_out_payload_progress_expected;
  wire [23:0] waiting_out_payload_progress_messages;
  wire [23:0] waiting_out_payload_progress_message_start;
  wire [23:0] waiting_out_payload_progress_receives_done;
  wire        waiting_out_payload_error_valid;
  wire [23:0] waiting_out_payload_error_psn;
  wire [2:0]  waiting_out_payload_error_code;
  wire        waiting_out_payload_not_ready;
  wire        waiting_out_payload_ack_request;
  wire        waiting_out_payload_retrans;
  wire        waiting_out_payload_congested;
  wire        waiting_out_payload_trimmed;
  wire [13:0] waiting_out_payload_departure_path;
  wire [13:0] waiting_out_payload_departure_stamp;
  wire [23:0] waiting_out_payload_placements;
  wire [6:0]  waiting_level;
  wire        span_retired_ready;
  wire        span_setup_ready;
  wire        span_spans_valid;
  wire [3:0]  span_spans_payload_event_flow_qp;
  wire        span_spans_payload_event_flow_responses;
  wire        span_spans_payload_event_come;
  wire [13:0] span_spans_payload_event_departure_path;
  wire [13:0] span_spans_payload_event_departure_stamp;
  wire        span_spans_payload_event_congested;
  wire        span_spans_payload_event_counting;
  wire        span_spans_payload_event_advancing;
  wire        span_spans_payload_event_completing;
  wire        span_spans_payload_event_urgent;
  wire        span_spans_payload_event_not_ready;
  wire [2:0]  span_spans_payload_event_code;
  wire [8:0]  span_spans_payload_event_behind_gap;
  wire [23:0] span_spans_payload_progress_expected;
  wire [23:0] span_spans_payload_progress_messages;
  wire [23:0] span_spans_payload_progress_message_start;
  wire [23:0] span_spans_payload_progress_receives_done;
  wire [23:0] span_spans_payload_placements;
  wire [11:0] span_spans_payload_count;
  wire        span_spans_payload_is_short;
  wire [11:0] span_spans_payload_before;
  wire [15:0] span_spans_payload_wqe_index;
  wire        walk_spans_ready;
  wire        walk_setup_ready;
  wire        renewed_out_0_valid;
  wire [4:0]  renewed_out_0_payload_flow;
  wire [23:0] renewed_out_0_payload_psn;
  wire        renewed_out_1_valid;
  wire [4:0]  renewed_out_1_payload_flow;
  wire [23:0] renewed_out_1_payload_psn;

  wire        is_accepted = (retired_value_outcome == OUTCOME_IN_ORDER) |
                            (retired_value_outcome == OUTCOME_OUT_OF_ORDER);
  wire        entering = retired_valid & ~retired_value_trimmed & (is_accepted | ~busy);

  PassingFifo_64 #(.WIDTH(213)) waiting (
    .clk(clk),
    .rst(in_reset),
    .in_valid(entering),
    .in_ready(waiting_in_ready),
    .in_payload({retired_value_flow_qp, retired_value_flow_responses, retired_value_psn,
                 retired_value_outcome, retired_value_progress_expected, retired_value_progress_messages,
                 retired_value_progress_message_start, retired_value_progress_receives_done,
                 retired_value_error_valid, retired_value_error_psn, retired_value_error_code,
                 retired_value_not_ready, retired_value_ack_request, retired_value_retrans,
                 retired_value_congested, retired_value_trimmed, retired_value_departure_path,
                 retired_value_departure_stamp, retired_value_placements}),
    .out_valid(waiting_out_valid),
    .out_ready(span_retired_ready),
    .out_payload({waiting_out_payload_flow_qp, waiting_out_payload_flow_responses, waiting_out_payload_psn,
                  waiting_out_payload_outcome, waiting_out_payload_progress_expected,
                  waiting_out_payload_progress_messages, waiting_out_payload_progress_message_start,
                  waiting_out_payload_progress_receives_done, waiting_out_payload_error_valid,
                  waiting_out_payload_error_psn, waiting_out_payload_error_code,
                  waiting_out_payload_not_ready, waiting_out_payload_ack_request, waiting_out_payload_retrans,
                  waiting_out_payload_congested, waiting_out_payload_trimmed,
                  waiting_out_payload_departure_path, waiting_out_payload_departure_stamp,
                  waiting_out_payload_placements}),
    .level(waiting_level)
  );

  CompletionSpan_small span (
    .clk(clk),
    .rst(in_reset),
    .retired_valid(waiting_out_valid),
    .retired_ready(span_retired_ready),
    .retired_payload_flow_qp(waiting_out_payload_flow_qp),
    .retired_payload_flow_responses(waiting_out_payload_flow_responses),
    .retired_payload_psn(waiting_out_payload_psn),
    .retired_payload_outcome(waiting_out_payload_outcome),
    .retired_payload_progress_expected(waiting_out_payload_progress_expected),
    .retired_payload_progress_messages(waiting_out_payload_progress_messages),
    .retired_payload_progress_message_start(waiting_out_payload_progress_message_start),
    .retired_payload_progress_receives_done(waiting_out_payload_progress_receives_done),
    .retired_payload_error_valid(waiting_out_payload_error_valid),
    .retired_payload_error_psn(waiting_out_payload_error_psn),
    .retired_payload_error_code(waiting_out_payload_error_code),
    .retired_payload_not_ready(waiting_out_payload_not_ready),
    .retired_payload_ack_request(waiting_out_payload_ack_request),
    .retired_payload_retrans(waiting_out_payload_retrans),
    .retired_payload_congested(waiting_out_payload_congested),
    .retired_payload_trimmed(waiting_out_payload_trimmed),
    .retired_payload_departure_path(waiting_out_payload_departure_path),
    .retired_payload_departure_stamp(waiting_out_payload_departure_stamp),
    .retired_payload_placements(waiting_out_payload_placements),
    .setup_valid(renewed_out_0_valid),
    .setup_ready(span_setup_ready),
    .setup_payload_flow(renewed_out_0_payload_flow),
    .setup_payload_psn(renewed_out_0_payload_psn),
    .spans_valid(span_spans_valid),
    .spans_ready(walk_spans_ready),
    .spans_payload_event_flow_qp(span_spans_payload_event_flow_qp),
    .spans_payload_event_flow_responses(span_spans_payload_event_flow_responses),
    .spans_payload_event_come(span_spans_payload_event_come),
    .spans_payload_event_departure_path(span_spans_payload_event_departure_path),
    .spans_payload_event_departure_stamp(span_spans_payload_event_departure_stamp),
    .spans_payload_event_congested(span_spans_payload_event_congested),
    .spans_payload_event_counting(span_spans_payload_event_counting),
    .spans_payload_event_advancing(span_spans_payload_event_advancing),
    .spans_payload_event_completing(span_spans_payload_event_completing),
    .spans_payload_event_urgent(span_spans_payload_event_urgent),
    .spans_payload_event_not_ready(span_spans_payload_event_not_ready),
    .spans_payload_event_code(span_spans_payload_event_code),
    .spans_payload_event_behind_gap(span_spans_payload_event_behind_gap),
    .spans_payload_progress_expected(span_spans_payload_progress_expected),
    .spans_payload_progress_messages(span_spans_payload_progress_messages),
    .spans_payload_progress_message_start(span_spans_payload_progress_message_start),
    .spans_payload_progress_receives_done(span_spans_payload_progress_receives_done),
    .spans_payload_placements(span_spans_payload_placements),
    .spans_payload_count(span_spans_payload_count),
    .spans_payload_is_short(span_spans_payload_is_short),
    .spans_payload_before(span_spans_payload_before),
    .spans_payload_wqe_index(span_spans_payload_wqe_index)
  );

  StashWalk_small walk (
    .clk(clk),
    .rst(in_reset),
    .spans_valid(span_spans_valid),
    .spans_ready(walk_spans_ready),
    .spans_payload_event_flow_qp(span_spans_payload_event_flow_qp),
    .spans_payload_event_flow_responses(span_spans_payload_event_flow_responses),
    .spans_payload_event_come(span_spans_payload_event_come),
    .spans_payload_event_departure_path(span_spans_payload_event_departure_path),
    .spans_payload_event_departure_stamp(span_spans_payload_event_departure_stamp),
    .spans_payload_event_congested(span_spans_payload_event_congested),
    .spans_payload_event_counting(span_spans_payload_event_counting),
    .spans_payload_event_advancing(span_spans_payload_event_advancing),
    .spans_payload_event_completing(span_spans_payload_event_completing),
    .spans_payload_event_urgent(span_spans_payload_event_urgent),
    .spans_payload_event_not_ready(span_spans_payload_event_not_ready),
    .spans_payload_event_code(span_spans_payload_event_code),
    .spans_payload_event_behind_gap(span_spans_payload_event_behind_gap),
    .spans_payload_progress_expected(span_spans_payload_progress_expected),
    .spans_payload_progress_messages(span_spans_payload_progress_messages),
    .spans_payload_progress_message_start(span_spans_payload_progress_message_start),
    .spans_payload_progress_receives_done(span_spans_payload_progress_receives_done),
    .spans_payload_placements(span_spans_payload_placements),
    .spans_payload_count(span_spans_payload_count),
    .spans_payload_is_short(span_spans_payload_is_short),
    .spans_payload_before(span_spans_payload_before),
    .spans_payload_wqe_index(span_spans_payload_wqe_index),
    .stash_valid(stash_valid),
    .stash_value_qp(stash_value_qp),
    .stash_value_msn(stash_value_msn),
    .stash_value_kind(stash_value_kind),
    .stash_value_solicited(stash_value_solicited),
    .stash_value_argument(stash_value_argument),
    .stash_value_length(stash_value_length),
    .stash_value_wqe_index(stash_value_wqe_index),
    .setup_valid(renewed_out_1_valid),
    .setup_ready(walk_setup_ready),
    .setup_payload_flow(renewed_out_1_payload_flow),
    .setup_payload_psn(renewed_out_1_payload_psn),
    .crossing_level(crossing_level),
    .completions_valid(completions_valid),
    .completions_ready(completions_ready),
    .completions_payload_qp(completions_payload_qp),
    .completions_payload_is_receive(completions_payload_is_receive),
    .completions_payload_kind(completions_payload_kind),
    .completions_payload_status(completions_payload_status),
    .completions_payload_solicited(completions_payload_solicited),
    .completions_payload_length(completions_payload_length),
    .completions_payload_immediate(completions_payload_immediate),
    .completions_payload_wqe_index(completions_payload_wqe_index),
    .completions_payload_placements(completions_payload_placements),
    .completions_payload_waiting(completions_payload_waiting),
    .crossing_valid(crossing_valid),
    .crossing_value_qp(crossing_value_qp),
    .crossing_value_context(crossing_value_context),
    .crossing_value_placements(crossing_value_placements),
    .events_valid(events_valid),
    .events_ready(events_ready),
    .events_payload_flow_qp(events_payload_flow_qp),
    .events_payload_flow_responses(events_payload_flow_responses),
    .events_payload_come(events_payload_come),
    .events_payload_departure_path(events_payload_departure_path),
    .events_payload_departure_stamp(events_payload_departure_stamp),
    .events_payload_congested(events_payload_congested),
    .events_payload_counting(events_payload_counting),
    .events_payload_advancing(events_payload_advancing),
    .events_payload_completing(events_payload_completing),
    .events_payload_urgent(events_payload_urgent),
    .events_payload_not_ready(events_payload_not_ready),
    .events_payload_code(events_payload_code),
    .events_payload_behind_gap(events_payload_behind_gap),
    .used_valid(used_valid),
    .used_value_qp(used_value_qp),
    .used_value_producer(used_value_producer),
    .reported_valid(reported_valid),
    .reported_value_flow(reported_value_flow),
    .reported_value_progress_expected(reported_value_progress_expected),
    .reported_value_progress_messages(reported_value_progress_messages),
    .reported_value_progress_message_start(reported_value_progress_message_start),
    .reported_value_progress_receives_done(reported_value_progress_receives_done),
    .reads_done_valid(reads_done_valid),
    .reads_done_value_qp(reads_done_value_qp),
    .reads_done_value_messages(reads_done_value_messages),
    .reads_done_value_placements(reads_done_value_placements),
    .wanted(wanted)
  );

  Fork_2 #(.WIDTH(29)) renewed (
    .clk(clk),
    .rst(in_reset),
    .in_valid(setup_valid),
    .in_ready(setup_ready),
    .in_payload({setup_payload_flow, setup_payload_psn}),
    .out_0_valid(renewed_out_0_valid),
    .out_0_ready(span_setup_ready),
    .out_0_payload({renewed_out_0_payload_flow, renewed_out_0_payload_psn}),
    .out_1_valid(renewed_out_1_valid),
    .out_1_ready(walk_setup_ready),
    .out_1_payload({renewed_out_1_payload_flow, renewed_out_1_payload_psn})
  );

  assign entered = entered_count;
  assign left = left_count;
  assign reports_beginning_valid = entering;
  assign reports_beginning_value = retired_value_flow_qp;
  assign reports_ending_valid = leaving;

  always @(posedge clk) begin
    if (in_reset) begin
      busy <= 1'b0;
      entered_count <= 30'd0;
      leaving <= 1'b0;
      left_count <= 30'd0;
    end else begin
      busy <= waiting_level > 7'd32;
      if (entering) begin
        entered_count <= entered_count + 30'd1;
      end
      leaving <= events_valid & events_ready;
      if (leaving) begin
        left_count <= left_count + 30'd1;
      end
    end
  end

  always @(posedge clk) begin
    reports_ending_value <= events_payload_flow_qp;
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, waiting_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) no_accepted_packet_is_forgotten: assert (~entering | waiting_in_ready);
  always @(posedge clk) if (!in_reset) becomes_busy: cover (busy);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~entering | waiting_in_ready)) begin
    $display("CompletionOrder.java: HDL801: claim 'no accepted packet is forgotten' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
