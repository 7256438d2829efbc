`default_nettype none

// SackTracker_256_1024: remembers which packets have arrived and slides past every closed gap, one packet per
// cycle.  Generated from SackTracker.java.
module SackTracker_256_1024 (
  input  wire         clk,
  input  wire         rst,
  // arrival: one packet per cycle; none for a queue pair that is being set up
  input  wire         arrival_valid,
  input  wire [9:0]   arrival_value_qp,  // queue pair, local number
  input  wire [23:0]  arrival_value_psn,  // packet sequence number
  input  wire         arrival_value_ends_message,  // the packet ends a message
  input  wire         arrival_value_consumes_receive,  // it ends a message that consumes a receive work request
  input  wire         eligible,  // three cycles behind the arrival: it may be taken, if the window agrees
  // decided: one per arrival, in order, four cycles behind it: taken or not
  output wire         decided_valid,
  output wire [9:0]   decided_value_arrival_qp,  // queue pair, local number
  output wire [23:0]  decided_value_arrival_psn,  // packet sequence number
  output wire         decided_value_arrival_ends_message,  // the packet ends a message
  output wire         decided_value_arrival_consumes_receive,  // it ends a message that consumes a receive work request
  output wire         decided_value_fresh,  // inside the window and new
  output wire         decided_value_accepted,  // fresh and eligible: from now on it has arrived
  output wire         decided_value_duplicate,  // has arrived before
  // verdict: one per arrival, in order
  output wire         verdict_valid,
  output wire [9:0]   verdict_value_qp,  // queue pair, local number
  output wire [23:0]  verdict_value_psn,  // packet sequence number
  output reg  [2:0]   verdict_value_outcome,
  // verdict_value_progress: with this packet and all earlier ones counted
  output wire [23:0]  verdict_value_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0]  verdict_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0]  verdict_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0]  verdict_value_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  // setup: a queue pair that gets no packets until it is done; uses cycles without arrivals
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [9:0]   setup_payload_qp,
  input  wire [23:0]  setup_payload_psn,  // first PSN to expect
  output wire         wanted,  // a setup has waited for such a cycle in vain: nothing should arrive in this one
  output wire         setup_done,  // one cycle: the queue pair of the last setup is ready
  // sack_request: asks what a SACK of a queue pair says; one per cycle
  input  wire         sack_request_valid,
  input  wire [9:0]   sack_request_value,
  // sack_row: one per request, in order, five cycles behind it
  output wire         sack_row_valid,
  output wire [255:0] sack_row_value_bitmap,  // bit i: the packet expected + i has arrived; as many as the window
  // sack_row_value_progress: the progress at whose expected PSN the bitmap begins
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

  reg  [9:0]  commit_decided_value_arrival_qp_d1;
  reg  [23:0] commit_decided_value_arrival_psn_d1;
  reg  [9:0]  commit_decided_value_arrival_qp_d2;
  reg  [9:0]  commit_decided_value_arrival_qp_d3;
  reg  [9:0]  commit_decided_value_arrival_qp_d4;
  reg  [9:0]  commit_decided_value_arrival_qp_d5;
  reg  [9:0]  commit_decided_value_arrival_qp_d6;
  reg  [9:0]  commit_decided_value_arrival_qp_d7;
  reg  [9:0]  commit_decided_value_arrival_qp_d8;
  reg  [9:0]  commit_decided_value_arrival_qp_d9;
  reg  [9:0]  commit_decided_value_arrival_qp_d10;
  reg  [9:0]  commit_decided_value_arrival_qp_d11;
  reg  [9:0]  commit_decided_value_arrival_qp_d12;
  reg  [9:0]  commit_decided_value_arrival_qp_d13;
  reg  [9:0]  qp;
  reg  [23:0] commit_decided_value_arrival_psn_d2;
  reg  [23:0] commit_decided_value_arrival_psn_d3;
  reg  [23:0] commit_decided_value_arrival_psn_d4;
  reg  [23:0] commit_decided_value_arrival_psn_d5;
  reg  [23:0] commit_decided_value_arrival_psn_d6;
  reg  [23:0] commit_decided_value_arrival_psn_d7;
  reg  [23:0] commit_decided_value_arrival_psn_d8;
  reg  [23:0] commit_decided_value_arrival_psn_d9;
  reg  [23:0] commit_decided_value_arrival_psn_d10;
  reg  [23:0] commit_decided_value_arrival_psn_d11;
  reg  [23:0] commit_decided_value_arrival_psn_d12;
  reg  [23:0] commit_decided_value_arrival_psn_d13;
  reg  [23:0] psn;
  reg         commit_decided_value_fresh_d1;
  reg         commit_decided_value_fresh_d2;
  reg         commit_decided_value_fresh_d3;
  reg         commit_decided_value_fresh_d4;
  reg         commit_decided_value_fresh_d5;
  reg         commit_decided_value_fresh_d6;
  reg         commit_decided_value_fresh_d7;
  reg         commit_decided_value_fresh_d8;
  reg         commit_decided_value_fresh_d9;
  reg         commit_decided_value_fresh_d10;
  reg         commit_decided_value_fresh_d11;
  reg         commit_decided_value_fresh_d12;
  reg         commit_decided_value_fresh_d13;
  reg         fresh;
  reg         commit_decided_value_accepted_d1;
  reg         commit_decided_value_accepted_d2;
  reg         commit_decided_value_accepted_d3;
  reg         commit_decided_value_accepted_d4;
  reg         commit_decided_value_accepted_d5;
  reg         commit_decided_value_accepted_d6;
  reg         commit_decided_value_accepted_d7;
  reg         commit_decided_value_accepted_d8;
  reg         commit_decided_value_accepted_d9;
  reg         commit_decided_value_accepted_d10;
  reg         commit_decided_value_accepted_d11;
  reg         commit_decided_value_accepted_d12;
  reg         commit_decided_value_accepted_d13;
  reg         accepted;
  reg         commit_decided_value_duplicate_d1;
  reg         commit_decided_value_duplicate_d2;
  reg         commit_decided_value_duplicate_d3;
  reg         commit_decided_value_duplicate_d4;
  reg         commit_decided_value_duplicate_d5;
  reg         commit_decided_value_duplicate_d6;
  reg         commit_decided_value_duplicate_d7;
  reg         commit_decided_value_duplicate_d8;
  reg         commit_decided_value_duplicate_d9;
  reg         commit_decided_value_duplicate_d10;
  reg         commit_decided_value_duplicate_d11;
  reg         commit_decided_value_duplicate_d12;
  reg         commit_decided_value_duplicate_d13;
  reg         duplicate;
  reg         commit_decided_valid_d1;
  reg         commit_decided_valid_d2;
  reg         commit_decided_valid_d3;
  reg         commit_decided_valid_d4;
  reg         commit_decided_valid_d5;
  reg         commit_decided_valid_d6;
  reg         commit_decided_valid_d7;
  reg         commit_decided_valid_d8;
  reg         commit_decided_valid_d9;
  reg         commit_decided_valid_d10;
  reg         commit_decided_valid_d11;
  reg         commit_decided_valid_d12;
  reg         commit_decided_valid_d13;
  reg         is_retired;
  reg         ring_write_valid_d1;
  reg         ring_write_valid_d2;
  reg         ring_write_valid_d3;
  reg         ring_write_valid_d4;
  reg         ring_write_valid_d5;
  reg         ring_write_valid_d6;
  reg         ring_write_valid_d7;
  reg         ring_write_valid_d8;
  reg         ring_write_valid_d9;
  reg         ring_write_valid_d10;
  reg         ring_write_valid_d11;
  reg         ring_write_valid_d12;
  reg         ring_write_valid_d13;
  reg         ring_write_valid_d14;
  reg  [9:0]  ring_write_value_qp_d1;
  reg  [7:0]  ring_write_value_index_d1;
  reg         ring_write_value_received_d1;
  reg         ring_write_value_ends_d1;
  reg         ring_write_value_consumes_d1;
  reg  [9:0]  ring_write_value_qp_d2;
  reg  [7:0]  ring_write_value_index_d2;
  reg         ring_write_value_received_d2;
  reg         ring_write_value_ends_d2;
  reg         ring_write_value_consumes_d2;
  reg  [9:0]  ring_write_value_qp_d3;
  reg  [7:0]  ring_write_value_index_d3;
  reg         ring_write_value_received_d3;
  reg         ring_write_value_ends_d3;
  reg         ring_write_value_consumes_d3;
  reg  [9:0]  ring_write_value_qp_d4;
  reg  [7:0]  ring_write_value_index_d4;
  reg         ring_write_value_received_d4;
  reg         ring_write_value_ends_d4;
  reg         ring_write_value_consumes_d4;
  reg  [9:0]  ring_write_value_qp_d5;
  reg  [7:0]  ring_write_value_index_d5;
  reg         ring_write_value_received_d5;
  reg         ring_write_value_ends_d5;
  reg         ring_write_value_consumes_d5;
  reg  [9:0]  ring_write_value_qp_d6;
  reg  [7:0]  ring_write_value_index_d6;
  reg         ring_write_value_received_d6;
  reg         ring_write_value_ends_d6;
  reg         ring_write_value_consumes_d6;
  reg  [9:0]  ring_write_value_qp_d7;
  reg  [7:0]  ring_write_value_index_d7;
  reg         ring_write_value_received_d7;
  reg         ring_write_value_ends_d7;
  reg         ring_write_value_consumes_d7;
  reg  [9:0]  ring_write_value_qp_d8;
  reg  [7:0]  ring_write_value_index_d8;
  reg         ring_write_value_received_d8;
  reg         ring_write_value_ends_d8;
  reg         ring_write_value_consumes_d8;
  reg  [9:0]  ring_write_value_qp_d9;
  reg  [7:0]  ring_write_value_index_d9;
  reg         ring_write_value_received_d9;
  reg         ring_write_value_ends_d9;
  reg         ring_write_value_consumes_d9;
  reg  [9:0]  ring_write_value_qp_d10;
  reg  [7:0]  ring_write_value_index_d10;
  reg         ring_write_value_received_d10;
  reg         ring_write_value_ends_d10;
  reg         ring_write_value_consumes_d10;
  reg  [9:0]  ring_write_value_qp_d11;
  reg  [7:0]  ring_write_value_index_d11;
  reg         ring_write_value_received_d11;
  reg         ring_write_value_ends_d11;
  reg         ring_write_value_consumes_d11;
  reg  [9:0]  ring_write_value_qp_d12;
  reg  [7:0]  ring_write_value_index_d12;
  reg         ring_write_value_received_d12;
  reg         ring_write_value_ends_d12;
  reg         ring_write_value_consumes_d12;
  reg  [9:0]  ring_write_value_qp_d13;
  reg  [7:0]  ring_write_value_index_d13;
  reg         ring_write_value_received_d13;
  reg         ring_write_value_ends_d13;
  reg         ring_write_value_consumes_d13;
  reg  [9:0]  ring_write_value_qp_d14;
  reg  [7:0]  ring_write_value_index_d14;
  reg         ring_write_value_received_d14;
  reg         ring_write_value_ends_d14;
  reg         ring_write_value_consumes_d14;
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
  wire        progress_write_valid = is_retired | setup_progress_write_valid;
  wire [9:0]  progress_write_value_qp = is_retired ? qp : setup_progress_write_value_qp;
  wire [23:0] progress_write_value_progress_expected = is_retired ? verdict_value_progress_expected :
                                                       setup_progress_write_value_progress_expected;
  wire [23:0] progress_write_value_progress_messages = is_retired ? verdict_value_progress_messages :
                                                       setup_progress_write_value_progress_messages;
  wire [23:0] progress_write_value_progress_message_start = is_retired ?
                                                            verdict_value_progress_message_start :
                                                            setup_progress_write_value_progress_message_start;
  wire [23:0] progress_write_value_progress_receives_done = is_retired ?
                                                            verdict_value_progress_receives_done :
                                                            setup_progress_write_value_progress_receives_done;
  wire        setup_ring_free = ~decided_valid;
  wire        setup_progress_free = ~is_retired;

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
    .qp(commit_decided_value_arrival_qp_d1),
    .psn(commit_decided_value_arrival_psn_d1),
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
    .ring_write_valid(ring_write_valid_d14),
    .ring_write_value_qp(ring_write_value_qp_d14),
    .ring_write_value_index(ring_write_value_index_d14),
    .ring_write_value_received(ring_write_value_received_d14),
    .ring_write_value_ends(ring_write_value_ends_d14),
    .ring_write_value_consumes(ring_write_value_consumes_d14),
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

  assign verdict_valid = is_retired;
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
      commit_decided_valid_d1 <= 1'b0;
      commit_decided_valid_d2 <= 1'b0;
      commit_decided_valid_d3 <= 1'b0;
      commit_decided_valid_d4 <= 1'b0;
      commit_decided_valid_d5 <= 1'b0;
      commit_decided_valid_d6 <= 1'b0;
      commit_decided_valid_d7 <= 1'b0;
      commit_decided_valid_d8 <= 1'b0;
      commit_decided_valid_d9 <= 1'b0;
      commit_decided_valid_d10 <= 1'b0;
      commit_decided_valid_d11 <= 1'b0;
      commit_decided_valid_d12 <= 1'b0;
      commit_decided_valid_d13 <= 1'b0;
      is_retired <= 1'b0;
      ring_write_valid_d1 <= 1'b0;
      ring_write_valid_d2 <= 1'b0;
      ring_write_valid_d3 <= 1'b0;
      ring_write_valid_d4 <= 1'b0;
      ring_write_valid_d5 <= 1'b0;
      ring_write_valid_d6 <= 1'b0;
      ring_write_valid_d7 <= 1'b0;
      ring_write_valid_d8 <= 1'b0;
      ring_write_valid_d9 <= 1'b0;
      ring_write_valid_d10 <= 1'b0;
      ring_write_valid_d11 <= 1'b0;
      ring_write_valid_d12 <= 1'b0;
      ring_write_valid_d13 <= 1'b0;
      ring_write_valid_d14 <= 1'b0;
    end else begin
      commit_decided_valid_d1 <= decided_valid;
      commit_decided_valid_d2 <= commit_decided_valid_d1;
      commit_decided_valid_d3 <= commit_decided_valid_d2;
      commit_decided_valid_d4 <= commit_decided_valid_d3;
      commit_decided_valid_d5 <= commit_decided_valid_d4;
      commit_decided_valid_d6 <= commit_decided_valid_d5;
      commit_decided_valid_d7 <= commit_decided_valid_d6;
      commit_decided_valid_d8 <= commit_decided_valid_d7;
      commit_decided_valid_d9 <= commit_decided_valid_d8;
      commit_decided_valid_d10 <= commit_decided_valid_d9;
      commit_decided_valid_d11 <= commit_decided_valid_d10;
      commit_decided_valid_d12 <= commit_decided_valid_d11;
      commit_decided_valid_d13 <= commit_decided_valid_d12;
      is_retired <= commit_decided_valid_d13;
      ring_write_valid_d1 <= ring_write_valid;
      ring_write_valid_d2 <= ring_write_valid_d1;
      ring_write_valid_d3 <= ring_write_valid_d2;
      ring_write_valid_d4 <= ring_write_valid_d3;
      ring_write_valid_d5 <= ring_write_valid_d4;
      ring_write_valid_d6 <= ring_write_valid_d5;
      ring_write_valid_d7 <= ring_write_valid_d6;
      ring_write_valid_d8 <= ring_write_valid_d7;
      ring_write_valid_d9 <= ring_write_valid_d8;
      ring_write_valid_d10 <= ring_write_valid_d9;
      ring_write_valid_d11 <= ring_write_valid_d10;
      ring_write_valid_d12 <= ring_write_valid_d11;
      ring_write_valid_d13 <= ring_write_valid_d12;
      ring_write_valid_d14 <= ring_write_valid_d13;
    end
  end

  always @(posedge clk) begin
    commit_decided_value_arrival_qp_d1 <= decided_value_arrival_qp;
    commit_decided_value_arrival_psn_d1 <= decided_value_arrival_psn;
    commit_decided_value_arrival_qp_d2 <= commit_decided_value_arrival_qp_d1;
    commit_decided_value_arrival_qp_d3 <= commit_decided_value_arrival_qp_d2;
    commit_decided_value_arrival_qp_d4 <= commit_decided_value_arrival_qp_d3;
    commit_decided_value_arrival_qp_d5 <= commit_decided_value_arrival_qp_d4;
    commit_decided_value_arrival_qp_d6 <= commit_decided_value_arrival_qp_d5;
    commit_decided_value_arrival_qp_d7 <= commit_decided_value_arrival_qp_d6;
    commit_decided_value_arrival_qp_d8 <= commit_decided_value_arrival_qp_d7;
    commit_decided_value_arrival_qp_d9 <= commit_decided_value_arrival_qp_d8;
    commit_decided_value_arrival_qp_d10 <= commit_decided_value_arrival_qp_d9;
    commit_decided_value_arrival_qp_d11 <= commit_decided_value_arrival_qp_d10;
    commit_decided_value_arrival_qp_d12 <= commit_decided_value_arrival_qp_d11;
    commit_decided_value_arrival_qp_d13 <= commit_decided_value_arrival_qp_d12;
    qp <= commit_decided_value_arrival_qp_d13;
    commit_decided_value_arrival_psn_d2 <= commit_decided_value_arrival_psn_d1;
    commit_decided_value_arrival_psn_d3 <= commit_decided_value_arrival_psn_d2;
    commit_decided_value_arrival_psn_d4 <= commit_decided_value_arrival_psn_d3;
    commit_decided_value_arrival_psn_d5 <= commit_decided_value_arrival_psn_d4;
    commit_decided_value_arrival_psn_d6 <= commit_decided_value_arrival_psn_d5;
    commit_decided_value_arrival_psn_d7 <= commit_decided_value_arrival_psn_d6;
    commit_decided_value_arrival_psn_d8 <= commit_decided_value_arrival_psn_d7;
    commit_decided_value_arrival_psn_d9 <= commit_decided_value_arrival_psn_d8;
    commit_decided_value_arrival_psn_d10 <= commit_decided_value_arrival_psn_d9;
    commit_decided_value_arrival_psn_d11 <= commit_decided_value_arrival_psn_d10;
    commit_decided_value_arrival_psn_d12 <= commit_decided_value_arrival_psn_d11;
    commit_decided_value_arrival_psn_d13 <= commit_decided_value_arrival_psn_d12;
    psn <= commit_decided_value_arrival_psn_d13;
    commit_decided_value_fresh_d1 <= decided_value_fresh;
    commit_decided_value_fresh_d2 <= commit_decided_value_fresh_d1;
    commit_decided_value_fresh_d3 <= commit_decided_value_fresh_d2;
    commit_decided_value_fresh_d4 <= commit_decided_value_fresh_d3;
    commit_decided_value_fresh_d5 <= commit_decided_value_fresh_d4;
    commit_decided_value_fresh_d6 <= commit_decided_value_fresh_d5;
    commit_decided_value_fresh_d7 <= commit_decided_value_fresh_d6;
    commit_decided_value_fresh_d8 <= commit_decided_value_fresh_d7;
    commit_decided_value_fresh_d9 <= commit_decided_value_fresh_d8;
    commit_decided_value_fresh_d10 <= commit_decided_value_fresh_d9;
    commit_decided_value_fresh_d11 <= commit_decided_value_fresh_d10;
    commit_decided_value_fresh_d12 <= commit_decided_value_fresh_d11;
    commit_decided_value_fresh_d13 <= commit_decided_value_fresh_d12;
    fresh <= commit_decided_value_fresh_d13;
    commit_decided_value_accepted_d1 <= decided_value_accepted;
    commit_decided_value_accepted_d2 <= commit_decided_value_accepted_d1;
    commit_decided_value_accepted_d3 <= commit_decided_value_accepted_d2;
    commit_decided_value_accepted_d4 <= commit_decided_value_accepted_d3;
    commit_decided_value_accepted_d5 <= commit_decided_value_accepted_d4;
    commit_decided_value_accepted_d6 <= commit_decided_value_accepted_d5;
    commit_decided_value_accepted_d7 <= commit_decided_value_accepted_d6;
    commit_decided_value_accepted_d8 <= commit_decided_value_accepted_d7;
    commit_decided_value_accepted_d9 <= commit_decided_value_accepted_d8;
    commit_decided_value_accepted_d10 <= commit_decided_value_accepted_d9;
    commit_decided_value_accepted_d11 <= commit_decided_value_accepted_d10;
    commit_decided_value_accepted_d12 <= commit_decided_value_accepted_d11;
    commit_decided_value_accepted_d13 <= commit_decided_value_accepted_d12;
    accepted <= commit_decided_value_accepted_d13;
    commit_decided_value_duplicate_d1 <= decided_value_duplicate;
    commit_decided_value_duplicate_d2 <= commit_decided_value_duplicate_d1;
    commit_decided_value_duplicate_d3 <= commit_decided_value_duplicate_d2;
    commit_decided_value_duplicate_d4 <= commit_decided_value_duplicate_d3;
    commit_decided_value_duplicate_d5 <= commit_decided_value_duplicate_d4;
    commit_decided_value_duplicate_d6 <= commit_decided_value_duplicate_d5;
    commit_decided_value_duplicate_d7 <= commit_decided_value_duplicate_d6;
    commit_decided_value_duplicate_d8 <= commit_decided_value_duplicate_d7;
    commit_decided_value_duplicate_d9 <= commit_decided_value_duplicate_d8;
    commit_decided_value_duplicate_d10 <= commit_decided_value_duplicate_d9;
    commit_decided_value_duplicate_d11 <= commit_decided_value_duplicate_d10;
    commit_decided_value_duplicate_d12 <= commit_decided_value_duplicate_d11;
    commit_decided_value_duplicate_d13 <= commit_decided_value_duplicate_d12;
    duplicate <= commit_decided_value_duplicate_d13;
    ring_write_value_qp_d1 <= ring_write_value_qp;
    ring_write_value_index_d1 <= ring_write_value_index;
    ring_write_value_received_d1 <= ring_write_value_received;
    ring_write_value_ends_d1 <= ring_write_value_ends;
    ring_write_value_consumes_d1 <= ring_write_value_consumes;
    ring_write_value_qp_d2 <= ring_write_value_qp_d1;
    ring_write_value_index_d2 <= ring_write_value_index_d1;
    ring_write_value_received_d2 <= ring_write_value_received_d1;
    ring_write_value_ends_d2 <= ring_write_value_ends_d1;
    ring_write_value_consumes_d2 <= ring_write_value_consumes_d1;
    ring_write_value_qp_d3 <= ring_write_value_qp_d2;
    ring_write_value_index_d3 <= ring_write_value_index_d2;
    ring_write_value_received_d3 <= ring_write_value_received_d2;
    ring_write_value_ends_d3 <= ring_write_value_ends_d2;
    ring_write_value_consumes_d3 <= ring_write_value_consumes_d2;
    ring_write_value_qp_d4 <= ring_write_value_qp_d3;
    ring_write_value_index_d4 <= ring_write_value_index_d3;
    ring_write_value_received_d4 <= ring_write_value_received_d3;
    ring_write_value_ends_d4 <= ring_write_value_ends_d3;
    ring_write_value_consumes_d4 <= ring_write_value_consumes_d3;
    ring_write_value_qp_d5 <= ring_write_value_qp_d4;
    ring_write_value_index_d5 <= ring_write_value_index_d4;
    ring_write_value_received_d5 <= ring_write_value_received_d4;
    ring_write_value_ends_d5 <= ring_write_value_ends_d4;
    ring_write_value_consumes_d5 <= ring_write_value_consumes_d4;
    ring_write_value_qp_d6 <= ring_write_value_qp_d5;
    ring_write_value_index_d6 <= ring_write_value_index_d5;
    ring_write_value_received_d6 <= ring_write_value_received_d5;
    ring_write_value_ends_d6 <= ring_write_value_ends_d5;
    ring_write_value_consumes_d6 <= ring_write_value_consumes_d5;
    ring_write_value_qp_d7 <= ring_write_value_qp_d6;
    ring_write_value_index_d7 <= ring_write_value_index_d6;
    ring_write_value_received_d7 <= ring_write_value_received_d6;
    ring_write_value_ends_d7 <= ring_write_value_ends_d6;
    ring_write_value_consumes_d7 <= ring_write_value_consumes_d6;
    ring_write_value_qp_d8 <= ring_write_value_qp_d7;
    ring_write_value_index_d8 <= ring_write_value_index_d7;
    ring_write_value_received_d8 <= ring_write_value_received_d7;
    ring_write_value_ends_d8 <= ring_write_value_ends_d7;
    ring_write_value_consumes_d8 <= ring_write_value_consumes_d7;
    ring_write_value_qp_d9 <= ring_write_value_qp_d8;
    ring_write_value_index_d9 <= ring_write_value_index_d8;
    ring_write_value_received_d9 <= ring_write_value_received_d8;
    ring_write_value_ends_d9 <= ring_write_value_ends_d8;
    ring_write_value_consumes_d9 <= ring_write_value_consumes_d8;
    ring_write_value_qp_d10 <= ring_write_value_qp_d9;
    ring_write_value_index_d10 <= ring_write_value_index_d9;
    ring_write_value_received_d10 <= ring_write_value_received_d9;
    ring_write_value_ends_d10 <= ring_write_value_ends_d9;
    ring_write_value_consumes_d10 <= ring_write_value_consumes_d9;
    ring_write_value_qp_d11 <= ring_write_value_qp_d10;
    ring_write_value_index_d11 <= ring_write_value_index_d10;
    ring_write_value_received_d11 <= ring_write_value_received_d10;
    ring_write_value_ends_d11 <= ring_write_value_ends_d10;
    ring_write_value_consumes_d11 <= ring_write_value_consumes_d10;
    ring_write_value_qp_d12 <= ring_write_value_qp_d11;
    ring_write_value_index_d12 <= ring_write_value_index_d11;
    ring_write_value_received_d12 <= ring_write_value_received_d11;
    ring_write_value_ends_d12 <= ring_write_value_ends_d11;
    ring_write_value_consumes_d12 <= ring_write_value_consumes_d11;
    ring_write_value_qp_d13 <= ring_write_value_qp_d12;
    ring_write_value_index_d13 <= ring_write_value_index_d12;
    ring_write_value_received_d13 <= ring_write_value_received_d12;
    ring_write_value_ends_d13 <= ring_write_value_ends_d12;
    ring_write_value_consumes_d13 <= ring_write_value_consumes_d12;
    ring_write_value_qp_d14 <= ring_write_value_qp_d13;
    ring_write_value_index_d14 <= ring_write_value_index_d13;
    ring_write_value_received_d14 <= ring_write_value_received_d13;
    ring_write_value_ends_d14 <= ring_write_value_ends_d13;
    ring_write_value_consumes_d14 <= ring_write_value_consumes_d13;
  end
endmodule

`default_nettype wire
