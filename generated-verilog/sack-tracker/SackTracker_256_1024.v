`default_nettype none

// SackTracker_256_1024: remembers which packets have arrived and slides past every closed gap, one packet per
// cycle.  Generated from SackTracker.java.
module SackTracker_256_1024 (
  input  wire         clk,
  input  wire         rst,
  input  wire         arrival_valid,  // one packet per cycle; none for a queue pair that is being set up
  input  wire [9:0]   arrival_value_qp,  // queue pair, local number
  input  wire [23:0]  arrival_value_psn,  // packet sequence number
  input  wire         arrival_value_ends_message,  // the packet ends a message
  input  wire         arrival_value_consumes_receive,  // it ends a message that consumes a receive work request
  input  wire         eligible,  // three cycles behind the arrival: it may be taken, if the window agrees
  output wire         decided_valid,  // one per arrival, in order, four cycles behind it: taken or not
  output wire [9:0]   decided_value_arrival_qp,  // queue pair, local number
  output wire [23:0]  decided_value_arrival_psn,  // packet sequence number
  output wire         decided_value_arrival_ends_message,  // the packet ends a message
  output wire         decided_value_arrival_consumes_receive,  // it ends a message that consumes a receive work request
  output wire         decided_value_fresh,  // inside the window and new
  output wire         decided_value_accepted,  // fresh and eligible: from now on it has arrived
  output wire         decided_value_duplicate,  // has arrived before
  output wire         verdict_valid,  // one per arrival, in order
  output wire [9:0]   verdict_value_qp,  // queue pair, local number
  output wire [23:0]  verdict_value_psn,  // packet sequence number
  output reg  [2:0]   verdict_value_outcome,  // one per arrival, in order
  output wire [23:0]  verdict_value_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0]  verdict_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0]  verdict_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0]  verdict_value_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  input  wire         setup_valid,  // a queue pair that gets no packets until it is done; uses cycles without arrivals
  output wire         setup_ready,
  input  wire [9:0]   setup_payload_qp,
  input  wire [23:0]  setup_payload_psn,  // first PSN to expect
  output wire         wanted,  // a setup has waited for such a cycle in vain: nothing should arrive in this one
  output wire         setup_done,  // one cycle: the queue pair of the last setup is ready
  input  wire         sack_request_valid,  // asks what a SACK of a queue pair says; one per cycle
  input  wire [9:0]   sack_request_value,
  output wire         sack_row_valid,  // one per request, in order, five cycles behind it
  output wire [255:0] sack_row_value_bitmap,  // bit i: the packet expected + i has arrived; as many as the window
  output wire [23:0]  sack_row_value_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0]  sack_row_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0]  sack_row_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0]  sack_row_value_progress_receives_done  // rq_done: receive work requests consumed by complete messages
);
  localparam [2:0] OUTCOME_IN_ORDER     = 3'd0;
  localparam [2:0] OUTCOME_OUT_OF_ORDER = 3'd1;
  localparam [2:0] OUTCOME_DUPLICATE    = 3'd2;
  localparam [2:0] OUTCOME_OUTSIDE      = 3'd3;
  localparam [2:0] OUTCOME_REFUSED      = 3'd4;

  reg  [9:0]  commit_decided_value_arrival_qp_past;
  reg  [23:0] commit_decided_value_arrival_psn_past;
  reg  [9:0]  qp_1;
  reg  [9:0]  qp_2;
  reg  [9:0]  qp_3;
  reg  [9:0]  qp_4;
  reg  [9:0]  qp_5;
  reg  [9:0]  qp_6;
  reg  [9:0]  qp_7;
  reg  [9:0]  qp_8;
  reg  [9:0]  qp_9;
  reg  [9:0]  qp_10;
  reg  [9:0]  qp_11;
  reg  [9:0]  qp_12;
  reg  [9:0]  qp_13;
  reg  [9:0]  qp;
  reg  [23:0] psn_1;
  reg  [23:0] psn_2;
  reg  [23:0] psn_3;
  reg  [23:0] psn_4;
  reg  [23:0] psn_5;
  reg  [23:0] psn_6;
  reg  [23:0] psn_7;
  reg  [23:0] psn_8;
  reg  [23:0] psn_9;
  reg  [23:0] psn_10;
  reg  [23:0] psn_11;
  reg  [23:0] psn_12;
  reg  [23:0] psn_13;
  reg  [23:0] psn;
  reg         fresh_1;
  reg         fresh_2;
  reg         fresh_3;
  reg         fresh_4;
  reg         fresh_5;
  reg         fresh_6;
  reg         fresh_7;
  reg         fresh_8;
  reg         fresh_9;
  reg         fresh_10;
  reg         fresh_11;
  reg         fresh_12;
  reg         fresh_13;
  reg         fresh;
  reg         accepted_1;
  reg         accepted_2;
  reg         accepted_3;
  reg         accepted_4;
  reg         accepted_5;
  reg         accepted_6;
  reg         accepted_7;
  reg         accepted_8;
  reg         accepted_9;
  reg         accepted_10;
  reg         accepted_11;
  reg         accepted_12;
  reg         accepted_13;
  reg         accepted;
  reg         duplicate_1;
  reg         duplicate_2;
  reg         duplicate_3;
  reg         duplicate_4;
  reg         duplicate_5;
  reg         duplicate_6;
  reg         duplicate_7;
  reg         duplicate_8;
  reg         duplicate_9;
  reg         duplicate_10;
  reg         duplicate_11;
  reg         duplicate_12;
  reg         duplicate_13;
  reg         duplicate;
  reg         is_retired_stage;
  reg         is_retired_stage_2;
  reg         is_retired_stage_3;
  reg         is_retired_stage_4;
  reg         is_retired_stage_5;
  reg         is_retired_stage_6;
  reg         is_retired_stage_7;
  reg         is_retired_stage_8;
  reg         is_retired_stage_9;
  reg         is_retired_stage_10;
  reg         is_retired_stage_11;
  reg         is_retired_stage_12;
  reg         is_retired_stage_13;
  reg         is_retired_stage_14;
  reg         stage;
  reg         stage_2;
  reg         stage_3;
  reg         stage_4;
  reg         stage_5;
  reg         stage_6;
  reg         stage_7;
  reg         stage_8;
  reg         stage_9;
  reg         stage_10;
  reg         stage_11;
  reg         stage_12;
  reg         stage_13;
  reg         stage_14;
  reg  [9:0]  ring_write_value_qp_past;
  reg  [7:0]  ring_write_value_index_past;
  reg         ring_write_value_received_past;
  reg         ring_write_value_ends_past;
  reg         ring_write_value_consumes_past;
  reg  [9:0]  ring_write_value_qp_past2;
  reg  [7:0]  ring_write_value_index_past2;
  reg         ring_write_value_received_past2;
  reg         ring_write_value_ends_past2;
  reg         ring_write_value_consumes_past2;
  reg  [9:0]  ring_write_value_qp_past3;
  reg  [7:0]  ring_write_value_index_past3;
  reg         ring_write_value_received_past3;
  reg         ring_write_value_ends_past3;
  reg         ring_write_value_consumes_past3;
  reg  [9:0]  ring_write_value_qp_past4;
  reg  [7:0]  ring_write_value_index_past4;
  reg         ring_write_value_received_past4;
  reg         ring_write_value_ends_past4;
  reg         ring_write_value_consumes_past4;
  reg  [9:0]  ring_write_value_qp_past5;
  reg  [7:0]  ring_write_value_index_past5;
  reg         ring_write_value_received_past5;
  reg         ring_write_value_ends_past5;
  reg         ring_write_value_consumes_past5;
  reg  [9:0]  ring_write_value_qp_past6;
  reg  [7:0]  ring_write_value_index_past6;
  reg         ring_write_value_received_past6;
  reg         ring_write_value_ends_past6;
  reg         ring_write_value_consumes_past6;
  reg  [9:0]  ring_write_value_qp_past7;
  reg  [7:0]  ring_write_value_index_past7;
  reg         ring_write_value_received_past7;
  reg         ring_write_value_ends_past7;
  reg         ring_write_value_consumes_past7;
  reg  [9:0]  ring_write_value_qp_past8;
  reg  [7:0]  ring_write_value_index_past8;
  reg         ring_write_value_received_past8;
  reg         ring_write_value_ends_past8;
  reg         ring_write_value_consumes_past8;
  reg  [9:0]  ring_write_value_qp_past9;
  reg  [7:0]  ring_write_value_index_past9;
  reg         ring_write_value_received_past9;
  reg         ring_write_value_ends_past9;
  reg         ring_write_value_consumes_past9;
  reg  [9:0]  ring_write_value_qp_past10;
  reg  [7:0]  ring_write_value_index_past10;
  reg         ring_write_value_received_past10;
  reg         ring_write_value_ends_past10;
  reg         ring_write_value_consumes_past10;
  reg  [9:0]  ring_write_value_qp_past11;
  reg  [7:0]  ring_write_value_index_past11;
  reg         ring_write_value_received_past11;
  reg         ring_write_value_ends_past11;
  reg         ring_write_value_consumes_past11;
  reg  [9:0]  ring_write_value_qp_past12;
  reg  [7:0]  ring_write_value_index_past12;
  reg         ring_write_value_received_past12;
  reg         ring_write_value_ends_past12;
  reg         ring_write_value_consumes_past12;
  reg  [9:0]  ring_write_value_qp_past13;
  reg  [7:0]  ring_write_value_index_past13;
  reg         ring_write_value_received_past13;
  reg         ring_write_value_ends_past13;
  reg         ring_write_value_consumes_past13;
  reg  [9:0]  ring_write_value_qp_past14;
  reg  [7:0]  ring_write_value_index_past14;
  reg         ring_write_value_received_past14;
  reg         ring_write_value_ends_past14;
  reg         ring_write_value_consumes_past14;
  wire        evaluation_in_run;
  wire        setup_ring_write_valid;
  wire [9:0]  setup_ring_write_value_qp;
  wire [7:0]  setup_ring_write_value_index;
  wire        setup_ring_write_value_received;
  wire        setup_ring_write_value_ends;
  wire        setup_ring_write_value_consumes;
  wire        setup_progress_write_valid;
  wire [9:0]  setup_progress_write_value_qp;
  wire [23:0] setup_progress_write_value_progress_expected;
  wire [23:0] setup_progress_write_value_progress_messages;
  wire [23:0] setup_progress_write_value_progress_message_start;
  wire [23:0] setup_progress_write_value_progress_receives_done;

  wire        ring_write_valid = decided_value_accepted | setup_ring_write_valid;
  wire [9:0]  ring_write_value_qp = setup_ring_write_valid ? setup_ring_write_value_qp :
                                    decided_value_arrival_qp;
  wire [7:0]  ring_write_value_index = setup_ring_write_valid ? setup_ring_write_value_index :
                                       decided_value_arrival_psn[7:0];
  wire        lap = decided_value_arrival_psn[8];
  wire        ring_write_value_received = setup_ring_write_valid ? setup_ring_write_value_received : ~lap;
  wire        ring_write_value_ends = setup_ring_write_valid ? setup_ring_write_value_ends :
                                      (lap ^ decided_value_arrival_ends_message);
  wire        ring_write_value_consumes = setup_ring_write_valid ? setup_ring_write_value_consumes :
                                          (lap ^ decided_value_arrival_consumes_receive);
  wire        progress_write_valid = is_retired_stage_14 | setup_progress_write_valid;
  wire [9:0]  progress_write_value_qp = is_retired_stage_14 ? qp : setup_progress_write_value_qp;
  wire [23:0] progress_write_value_progress_expected = is_retired_stage_14 ? verdict_value_progress_expected :
                                                       setup_progress_write_value_progress_expected;
  wire [23:0] progress_write_value_progress_messages = is_retired_stage_14 ? verdict_value_progress_messages :
                                                       setup_progress_write_value_progress_messages;
  wire [23:0] progress_write_value_progress_message_start = is_retired_stage_14 ?
                                                            verdict_value_progress_message_start :
                                                            setup_progress_write_value_progress_message_start;
  wire [23:0] progress_write_value_progress_receives_done = is_retired_stage_14 ?
                                                            verdict_value_progress_receives_done :
                                                            setup_progress_write_value_progress_receives_done;
  wire        setup_ring_free = ~decided_valid;
  wire        setup_progress_free = ~is_retired_stage_14;

  CommitStage_256_1024 commit (
    .clk(clk),
    .rst(rst),
    .arrival_valid(arrival_valid),
    .arrival_value_qp(arrival_value_qp),
    .arrival_value_psn(arrival_value_psn),
    .arrival_value_ends_message(arrival_value_ends_message),
    .arrival_value_consumes_receive(arrival_value_consumes_receive),
    .eligible(eligible),
    .ring_write_valid(ring_write_valid),
    .ring_write_value_qp(ring_write_value_qp),
    .ring_write_value_index(ring_write_value_index),
    .ring_write_value_received(ring_write_value_received),
    .ring_write_value_ends(ring_write_value_ends),
    .ring_write_value_consumes(ring_write_value_consumes),
    .progress_write_valid(progress_write_valid),
    .progress_write_value_qp(progress_write_value_qp),
    .progress_write_value_progress_expected(progress_write_value_progress_expected),
    .progress_write_value_progress_messages(progress_write_value_progress_messages),
    .progress_write_value_progress_message_start(progress_write_value_progress_message_start),
    .progress_write_value_progress_receives_done(progress_write_value_progress_receives_done),
    .decided_valid(decided_valid),
    .decided_value_arrival_qp(decided_value_arrival_qp),
    .decided_value_arrival_psn(decided_value_arrival_psn),
    .decided_value_arrival_ends_message(decided_value_arrival_ends_message),
    .decided_value_arrival_consumes_receive(decided_value_arrival_consumes_receive),
    .decided_value_fresh(decided_value_fresh),
    .decided_value_accepted(decided_value_accepted),
    .decided_value_duplicate(decided_value_duplicate)
  );

  EvaluationStage_256_1024 evaluation (
    .clk(clk),
    .rst(rst),
    .qp(commit_decided_value_arrival_qp_past),
    .psn(commit_decided_value_arrival_psn_past),
    .ring_write_valid(ring_write_valid),
    .ring_write_value_qp(ring_write_value_qp),
    .ring_write_value_index(ring_write_value_index),
    .ring_write_value_received(ring_write_value_received),
    .ring_write_value_ends(ring_write_value_ends),
    .ring_write_value_consumes(ring_write_value_consumes),
    .progress_write_valid(progress_write_valid),
    .progress_write_value_qp(progress_write_value_qp),
    .progress_write_value_progress_expected(progress_write_value_progress_expected),
    .progress_write_value_progress_messages(progress_write_value_progress_messages),
    .progress_write_value_progress_message_start(progress_write_value_progress_message_start),
    .progress_write_value_progress_receives_done(progress_write_value_progress_receives_done),
    .progress_expected(verdict_value_progress_expected),
    .progress_messages(verdict_value_progress_messages),
    .progress_message_start(verdict_value_progress_message_start),
    .progress_receives_done(verdict_value_progress_receives_done),
    .in_run(evaluation_in_run)
  );

  SetupSequencer_256_1024 setup (
    .clk(clk),
    .rst(rst),
    .setup_valid(setup_valid),
    .setup_ready(setup_ready),
    .setup_payload_qp(setup_payload_qp),
    .setup_payload_psn(setup_payload_psn),
    .done(setup_done),
    .ring_free(setup_ring_free),
    .ring_write_valid(setup_ring_write_valid),
    .ring_write_value_qp(setup_ring_write_value_qp),
    .ring_write_value_index(setup_ring_write_value_index),
    .ring_write_value_received(setup_ring_write_value_received),
    .ring_write_value_ends(setup_ring_write_value_ends),
    .ring_write_value_consumes(setup_ring_write_value_consumes),
    .progress_free(setup_progress_free),
    .progress_write_valid(setup_progress_write_valid),
    .progress_write_value_qp(setup_progress_write_value_qp),
    .progress_write_value_progress_expected(setup_progress_write_value_progress_expected),
    .progress_write_value_progress_messages(setup_progress_write_value_progress_messages),
    .progress_write_value_progress_message_start(setup_progress_write_value_progress_message_start),
    .progress_write_value_progress_receives_done(setup_progress_write_value_progress_receives_done),
    .wanted(wanted)
  );

  SackReader_256_1024 sack (
    .clk(clk),
    .rst(rst),
    .request_valid(sack_request_valid),
    .request_value(sack_request_value),
    .ring_write_valid(stage_14),
    .ring_write_value_qp(ring_write_value_qp_past14),
    .ring_write_value_index(ring_write_value_index_past14),
    .ring_write_value_received(ring_write_value_received_past14),
    .ring_write_value_ends(ring_write_value_ends_past14),
    .ring_write_value_consumes(ring_write_value_consumes_past14),
    .progress_write_valid(progress_write_valid),
    .progress_write_value_qp(progress_write_value_qp),
    .progress_write_value_progress_expected(progress_write_value_progress_expected),
    .progress_write_value_progress_messages(progress_write_value_progress_messages),
    .progress_write_value_progress_message_start(progress_write_value_progress_message_start),
    .progress_write_value_progress_receives_done(progress_write_value_progress_receives_done),
    .row_valid(sack_row_valid),
    .row_value_bitmap(sack_row_value_bitmap),
    .row_value_progress_expected(sack_row_value_progress_expected),
    .row_value_progress_messages(sack_row_value_progress_messages),
    .row_value_progress_message_start(sack_row_value_progress_message_start),
    .row_value_progress_receives_done(sack_row_value_progress_receives_done)
  );

  assign verdict_valid = is_retired_stage_14;
  assign verdict_value_qp = qp;
  assign verdict_value_psn = psn;

  always @* begin
    verdict_value_outcome = OUTCOME_OUTSIDE;
    if (duplicate) begin
      verdict_value_outcome = OUTCOME_DUPLICATE;
    end else if (accepted & evaluation_in_run) begin
      verdict_value_outcome = OUTCOME_IN_ORDER;
    end else if (accepted) begin
      verdict_value_outcome = OUTCOME_OUT_OF_ORDER;
    end else if (fresh) begin
      verdict_value_outcome = OUTCOME_REFUSED;
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      is_retired_stage <= 1'b0;
      is_retired_stage_2 <= 1'b0;
      is_retired_stage_3 <= 1'b0;
      is_retired_stage_4 <= 1'b0;
      is_retired_stage_5 <= 1'b0;
      is_retired_stage_6 <= 1'b0;
      is_retired_stage_7 <= 1'b0;
      is_retired_stage_8 <= 1'b0;
      is_retired_stage_9 <= 1'b0;
      is_retired_stage_10 <= 1'b0;
      is_retired_stage_11 <= 1'b0;
      is_retired_stage_12 <= 1'b0;
      is_retired_stage_13 <= 1'b0;
      is_retired_stage_14 <= 1'b0;
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
    end else begin
      is_retired_stage <= decided_valid;
      is_retired_stage_2 <= is_retired_stage;
      is_retired_stage_3 <= is_retired_stage_2;
      is_retired_stage_4 <= is_retired_stage_3;
      is_retired_stage_5 <= is_retired_stage_4;
      is_retired_stage_6 <= is_retired_stage_5;
      is_retired_stage_7 <= is_retired_stage_6;
      is_retired_stage_8 <= is_retired_stage_7;
      is_retired_stage_9 <= is_retired_stage_8;
      is_retired_stage_10 <= is_retired_stage_9;
      is_retired_stage_11 <= is_retired_stage_10;
      is_retired_stage_12 <= is_retired_stage_11;
      is_retired_stage_13 <= is_retired_stage_12;
      is_retired_stage_14 <= is_retired_stage_13;
      stage <= ring_write_valid;
      stage_2 <= stage;
      stage_3 <= stage_2;
      stage_4 <= stage_3;
      stage_5 <= stage_4;
      stage_6 <= stage_5;
      stage_7 <= stage_6;
      stage_8 <= stage_7;
      stage_9 <= stage_8;
      stage_10 <= stage_9;
      stage_11 <= stage_10;
      stage_12 <= stage_11;
      stage_13 <= stage_12;
      stage_14 <= stage_13;
    end
  end

  always @(posedge clk) begin
    commit_decided_value_arrival_qp_past <= decided_value_arrival_qp;
    commit_decided_value_arrival_psn_past <= decided_value_arrival_psn;
    qp_1 <= decided_value_arrival_qp;
    qp_2 <= qp_1;
    qp_3 <= qp_2;
    qp_4 <= qp_3;
    qp_5 <= qp_4;
    qp_6 <= qp_5;
    qp_7 <= qp_6;
    qp_8 <= qp_7;
    qp_9 <= qp_8;
    qp_10 <= qp_9;
    qp_11 <= qp_10;
    qp_12 <= qp_11;
    qp_13 <= qp_12;
    qp <= qp_13;
    psn_1 <= decided_value_arrival_psn;
    psn_2 <= psn_1;
    psn_3 <= psn_2;
    psn_4 <= psn_3;
    psn_5 <= psn_4;
    psn_6 <= psn_5;
    psn_7 <= psn_6;
    psn_8 <= psn_7;
    psn_9 <= psn_8;
    psn_10 <= psn_9;
    psn_11 <= psn_10;
    psn_12 <= psn_11;
    psn_13 <= psn_12;
    psn <= psn_13;
    fresh_1 <= decided_value_fresh;
    fresh_2 <= fresh_1;
    fresh_3 <= fresh_2;
    fresh_4 <= fresh_3;
    fresh_5 <= fresh_4;
    fresh_6 <= fresh_5;
    fresh_7 <= fresh_6;
    fresh_8 <= fresh_7;
    fresh_9 <= fresh_8;
    fresh_10 <= fresh_9;
    fresh_11 <= fresh_10;
    fresh_12 <= fresh_11;
    fresh_13 <= fresh_12;
    fresh <= fresh_13;
    accepted_1 <= decided_value_accepted;
    accepted_2 <= accepted_1;
    accepted_3 <= accepted_2;
    accepted_4 <= accepted_3;
    accepted_5 <= accepted_4;
    accepted_6 <= accepted_5;
    accepted_7 <= accepted_6;
    accepted_8 <= accepted_7;
    accepted_9 <= accepted_8;
    accepted_10 <= accepted_9;
    accepted_11 <= accepted_10;
    accepted_12 <= accepted_11;
    accepted_13 <= accepted_12;
    accepted <= accepted_13;
    duplicate_1 <= decided_value_duplicate;
    duplicate_2 <= duplicate_1;
    duplicate_3 <= duplicate_2;
    duplicate_4 <= duplicate_3;
    duplicate_5 <= duplicate_4;
    duplicate_6 <= duplicate_5;
    duplicate_7 <= duplicate_6;
    duplicate_8 <= duplicate_7;
    duplicate_9 <= duplicate_8;
    duplicate_10 <= duplicate_9;
    duplicate_11 <= duplicate_10;
    duplicate_12 <= duplicate_11;
    duplicate_13 <= duplicate_12;
    duplicate <= duplicate_13;
    ring_write_value_qp_past <= ring_write_value_qp;
    ring_write_value_index_past <= ring_write_value_index;
    ring_write_value_received_past <= ring_write_value_received;
    ring_write_value_ends_past <= ring_write_value_ends;
    ring_write_value_consumes_past <= ring_write_value_consumes;
    ring_write_value_qp_past2 <= ring_write_value_qp_past;
    ring_write_value_index_past2 <= ring_write_value_index_past;
    ring_write_value_received_past2 <= ring_write_value_received_past;
    ring_write_value_ends_past2 <= ring_write_value_ends_past;
    ring_write_value_consumes_past2 <= ring_write_value_consumes_past;
    ring_write_value_qp_past3 <= ring_write_value_qp_past2;
    ring_write_value_index_past3 <= ring_write_value_index_past2;
    ring_write_value_received_past3 <= ring_write_value_received_past2;
    ring_write_value_ends_past3 <= ring_write_value_ends_past2;
    ring_write_value_consumes_past3 <= ring_write_value_consumes_past2;
    ring_write_value_qp_past4 <= ring_write_value_qp_past3;
    ring_write_value_index_past4 <= ring_write_value_index_past3;
    ring_write_value_received_past4 <= ring_write_value_received_past3;
    ring_write_value_ends_past4 <= ring_write_value_ends_past3;
    ring_write_value_consumes_past4 <= ring_write_value_consumes_past3;
    ring_write_value_qp_past5 <= ring_write_value_qp_past4;
    ring_write_value_index_past5 <= ring_write_value_index_past4;
    ring_write_value_received_past5 <= ring_write_value_received_past4;
    ring_write_value_ends_past5 <= ring_write_value_ends_past4;
    ring_write_value_consumes_past5 <= ring_write_value_consumes_past4;
    ring_write_value_qp_past6 <= ring_write_value_qp_past5;
    ring_write_value_index_past6 <= ring_write_value_index_past5;
    ring_write_value_received_past6 <= ring_write_value_received_past5;
    ring_write_value_ends_past6 <= ring_write_value_ends_past5;
    ring_write_value_consumes_past6 <= ring_write_value_consumes_past5;
    ring_write_value_qp_past7 <= ring_write_value_qp_past6;
    ring_write_value_index_past7 <= ring_write_value_index_past6;
    ring_write_value_received_past7 <= ring_write_value_received_past6;
    ring_write_value_ends_past7 <= ring_write_value_ends_past6;
    ring_write_value_consumes_past7 <= ring_write_value_consumes_past6;
    ring_write_value_qp_past8 <= ring_write_value_qp_past7;
    ring_write_value_index_past8 <= ring_write_value_index_past7;
    ring_write_value_received_past8 <= ring_write_value_received_past7;
    ring_write_value_ends_past8 <= ring_write_value_ends_past7;
    ring_write_value_consumes_past8 <= ring_write_value_consumes_past7;
    ring_write_value_qp_past9 <= ring_write_value_qp_past8;
    ring_write_value_index_past9 <= ring_write_value_index_past8;
    ring_write_value_received_past9 <= ring_write_value_received_past8;
    ring_write_value_ends_past9 <= ring_write_value_ends_past8;
    ring_write_value_consumes_past9 <= ring_write_value_consumes_past8;
    ring_write_value_qp_past10 <= ring_write_value_qp_past9;
    ring_write_value_index_past10 <= ring_write_value_index_past9;
    ring_write_value_received_past10 <= ring_write_value_received_past9;
    ring_write_value_ends_past10 <= ring_write_value_ends_past9;
    ring_write_value_consumes_past10 <= ring_write_value_consumes_past9;
    ring_write_value_qp_past11 <= ring_write_value_qp_past10;
    ring_write_value_index_past11 <= ring_write_value_index_past10;
    ring_write_value_received_past11 <= ring_write_value_received_past10;
    ring_write_value_ends_past11 <= ring_write_value_ends_past10;
    ring_write_value_consumes_past11 <= ring_write_value_consumes_past10;
    ring_write_value_qp_past12 <= ring_write_value_qp_past11;
    ring_write_value_index_past12 <= ring_write_value_index_past11;
    ring_write_value_received_past12 <= ring_write_value_received_past11;
    ring_write_value_ends_past12 <= ring_write_value_ends_past11;
    ring_write_value_consumes_past12 <= ring_write_value_consumes_past11;
    ring_write_value_qp_past13 <= ring_write_value_qp_past12;
    ring_write_value_index_past13 <= ring_write_value_index_past12;
    ring_write_value_received_past13 <= ring_write_value_received_past12;
    ring_write_value_ends_past13 <= ring_write_value_ends_past12;
    ring_write_value_consumes_past13 <= ring_write_value_consumes_past12;
    ring_write_value_qp_past14 <= ring_write_value_qp_past13;
    ring_write_value_index_past14 <= ring_write_value_index_past13;
    ring_write_value_received_past14 <= ring_write_value_received_past13;
    ring_write_value_ends_past14 <= ring_write_value_ends_past13;
    ring_write_value_consumes_past14 <= ring_write_value_consumes_past13;
  end
endmodule

`default_nettype wire
