`default_nettype none

// SackTracker_256_2048_spaces: remembers which packets have arrived and slides past every closed gap, one
// packet per cycle.  Generated from SackTracker.java.
// timeline arrival: 18 cycles, 88 registers (550 bits), of these 88 (550 bits) only wait
// timeline ringWrite: 14 cycles, 84 registers (322 bits), of these 84 (322 bits) only wait
module SackTracker_256_2048_spaces (
  input  wire         clk,
  input  wire         rst,
  // arrival: one packet per cycle; none for a flow that is being set up
  input  wire         arrival_valid,  // cycle 0
  input  wire [10:0]  arrival_value_flow,  // cycle 0: row of a flow
  input  wire [23:0]  arrival_value_psn,  // cycle 0: packet sequence number
  input  wire         arrival_value_ends_message,  // cycle 0: the packet ends a message
  input  wire         arrival_value_consumes_receive,  // cycle 0: it ends a message that consumes a receive WQE
  input  wire         eligible,  // cycle 3: it may be taken, if the window agrees
  // decided: one per arrival, in order: taken or not
  output wire         decided_valid,  // cycle 4
  output wire [10:0]  decided_value_arrival_flow,  // cycle 4: row of a flow
  output wire [23:0]  decided_value_arrival_psn,  // cycle 4: packet sequence number
  output wire         decided_value_arrival_ends_message,  // cycle 4: the packet ends a message
  output wire         decided_value_arrival_consumes_receive,  // cycle 4: it ends a message that consumes a receive WQE
  output wire         decided_value_fresh,  // cycle 4: inside the window and new
  output wire         decided_value_accepted,  // cycle 4: fresh and eligible: from now on it has arrived
  output wire         decided_value_duplicate,  // cycle 4: has arrived before
  output wire         decided_value_head,  // cycle 4: it is the next expected packet
  // verdict: one per arrival, in order
  output wire         verdict_valid,  // cycle 18
  output wire [10:0]  verdict_value_flow,  // cycle 18: row of a flow
  (* shreg_extract = "no" *)
  output reg  [23:0]  verdict_value_psn,  // cycle 18: packet sequence number
  output reg  [2:0]   verdict_value_outcome,  // cycle 18
  // verdict_value_progress: with this packet and all earlier ones counted
  output wire [23:0]  verdict_value_progress_expected,  // cycle 18: ePSN: the first PSN that has not arrived
  output wire [23:0]  verdict_value_progress_messages,  // cycle 18: aMSN: messages that are complete, with all earlier ones
  output wire [23:0]  verdict_value_progress_message_start,  // cycle 18: mstart: PSN of the first packet behind the last complete message
  output wire [23:0]  verdict_value_progress_receives_done,  // cycle 18: rq_done: receive WQEs consumed by complete messages
  // setup: a flow that gets no packets until it is done; uses cycles without arrivals
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [10:0]  setup_payload_flow,
  input  wire [23:0]  setup_payload_psn,  // first PSN to expect
  output wire         wanted,  // a setup has waited for such a cycle in vain: nothing should arrive in this one
  output wire         setup_done,  // one cycle: the flow of the last setup is ready
  // sack_request: asks what a SACK of a flow says; one per cycle
  input  wire         sack_request_valid,  // cycle 0
  input  wire [10:0]  sack_request_value,  // cycle 0
  // sack_row: one per request, in order
  output wire         sack_row_valid,  // cycle 5
  output wire [255:0] sack_row_value_bitmap,  // cycle 5: bit i: the packet expected + i has arrived; as many as the window
  output wire [23:0]  sack_row_value_expected  // cycle 5: ePSN: the first PSN that has not arrived, where the bitmap begins
);
  localparam [2:0] OUTCOME_IN_ORDER     = 3'd0;
  localparam [2:0] OUTCOME_OUT_OF_ORDER = 3'd1;
  localparam [2:0] OUTCOME_DUPLICATE    = 3'd2;
  localparam [2:0] OUTCOME_OUTSIDE      = 3'd3;
  localparam [2:0] OUTCOME_REFUSED      = 3'd4;

  // ---- timeline arrival, cycle 1
  reg  [16:0]  arrival_valid_c1_c17;
  // ---- timeline arrival, cycle 5
  reg  [12:0]  decided_value_accepted_c5_c17;
  reg  [10:0]  decided_value_arrival_flow_c5;
  reg  [23:0]  decided_value_arrival_psn_c5;
  reg  [12:0]  decided_value_duplicate_c5_c17;
  reg  [12:0]  decided_value_fresh_c5_c17;
  // ---- timeline arrival, cycle 6
  reg  [131:0] decided_value_arrival_flow_c6_c17;
  reg  [287:0] decided_value_arrival_psn_c6_c17;
  // ---- timeline arrival, cycle 18
  (* shreg_extract = "no" *)
  reg          decided_value_accepted_c18;
  reg          arrival_valid_c18;
  (* shreg_extract = "no" *)
  reg  [10:0]  decided_value_arrival_flow_c18;
  (* shreg_extract = "no" *)
  reg          decided_value_duplicate_c18;
  (* shreg_extract = "no" *)
  reg          decided_value_fresh_c18;
  // ---- timeline ringWrite, cycle 1
  reg  [12:0]  ring_write_valid_c1_c13;
  reg  [12:0]  ring_write_value_consuming_c1_c13;
  reg  [12:0]  ring_write_value_ends_c1_c13;
  reg  [142:0] ring_write_value_flow_c1_c13;
  reg  [103:0] ring_write_value_index_c1_c13;
  reg  [12:0]  ring_write_value_received_c1_c13;
  // ---- timeline ringWrite, cycle 14
  reg          ring_write_valid_c14;
  (* shreg_extract = "no" *)
  reg          ring_write_value_consuming_c14;
  (* shreg_extract = "no" *)
  reg          ring_write_value_ends_c14;
  (* shreg_extract = "no" *)
  reg  [10:0]  ring_write_value_flow_c14;
  (* shreg_extract = "no" *)
  reg  [7:0]   ring_write_value_index_c14;
  (* shreg_extract = "no" *)
  reg          ring_write_value_received_c14;
  wire         evaluation_in_run;
  wire         setup_ring_write_valid;
  wire [10:0]  setup_ring_write_value_flow;
  wire [7:0]   setup_ring_write_value_index;
  wire         setup_ring_write_value_received;
  wire         setup_ring_write_value_ends;
  wire         setup_ring_write_value_consuming;
  wire         setup_progress_write_valid;
  wire [10:0]  setup_progress_write_value_flow;
  wire [23:0]  setup_progress_write_value_progress_expected;
  wire [23:0]  setup_progress_write_value_progress_messages;
  wire [23:0]  setup_progress_write_value_progress_message_start;
  wire [23:0]  setup_progress_write_value_progress_receives_done;

  wire         ring_write_valid = decided_value_accepted | setup_ring_write_valid;
  wire [10:0]  ring_write_value_flow = setup_ring_write_valid ? setup_ring_write_value_flow :
                                       decided_value_arrival_flow;
  wire [7:0]   ring_write_value_index = setup_ring_write_valid ? setup_ring_write_value_index :
                                        decided_value_arrival_psn[7:0];
  wire         lap = decided_value_arrival_psn[8];
  wire         ring_write_value_received = setup_ring_write_valid ? setup_ring_write_value_received : ~lap;
  wire         ring_write_value_ends = setup_ring_write_valid ? setup_ring_write_value_ends :
                                       (lap ^ decided_value_arrival_ends_message);
  wire         ring_write_value_consuming = setup_ring_write_valid ? setup_ring_write_value_consuming :
                                            (lap ^ decided_value_arrival_consumes_receive);
  wire         progress_write_valid = arrival_valid_c18 | setup_progress_write_valid;
  wire [10:0]  progress_write_value_flow = arrival_valid_c18 ? decided_value_arrival_flow_c18 :
                                           setup_progress_write_value_flow;
  wire [23:0]  progress_write_value_progress_expected = arrival_valid_c18 ? verdict_value_progress_expected :
                                                        setup_progress_write_value_progress_expected;
  wire [23:0]  progress_write_value_progress_messages = arrival_valid_c18 ? verdict_value_progress_messages :
                                                        setup_progress_write_value_progress_messages;
  wire [23:0]  progress_write_value_progress_message_start = arrival_valid_c18 ?
                                                             verdict_value_progress_message_start :
                                                             setup_progress_write_value_progress_message_start;
  wire [23:0]  progress_write_value_progress_receives_done = arrival_valid_c18 ?
                                                             verdict_value_progress_receives_done :
                                                             setup_progress_write_value_progress_receives_done;
  wire         setup_ring_free = ~decided_valid;
  wire         setup_progress_free = ~arrival_valid_c18;

  CommitStage_256_2048 commit (
    .clk(clk),
    .rst(rst),
    .arrival_valid(arrival_valid),
    .arrival_value_flow(arrival_value_flow),
    .arrival_value_psn(arrival_value_psn),
    .arrival_value_ends_message(arrival_value_ends_message),
    .arrival_value_consumes_receive(arrival_value_consumes_receive),
    .eligible(eligible),
    .ring_write_valid(ring_write_valid),
    .ring_write_value_flow(ring_write_value_flow),
    .ring_write_value_index(ring_write_value_index),
    .ring_write_value_received(ring_write_value_received),
    .ring_write_value_ends(ring_write_value_ends),
    .ring_write_value_consuming(ring_write_value_consuming),
    .progress_write_valid(progress_write_valid),
    .progress_write_value_flow(progress_write_value_flow),
    .progress_write_value_progress_expected(progress_write_value_progress_expected),
    .progress_write_value_progress_messages(progress_write_value_progress_messages),
    .progress_write_value_progress_message_start(progress_write_value_progress_message_start),
    .progress_write_value_progress_receives_done(progress_write_value_progress_receives_done),
    .decided_valid(decided_valid),
    .decided_value_arrival_flow(decided_value_arrival_flow),
    .decided_value_arrival_psn(decided_value_arrival_psn),
    .decided_value_arrival_ends_message(decided_value_arrival_ends_message),
    .decided_value_arrival_consumes_receive(decided_value_arrival_consumes_receive),
    .decided_value_fresh(decided_value_fresh),
    .decided_value_accepted(decided_value_accepted),
    .decided_value_duplicate(decided_value_duplicate),
    .decided_value_head(decided_value_head)
  );

  EvaluationStage_256_2048_spaces evaluation (
    .clk(clk),
    .rst(rst),
    .flow(decided_value_arrival_flow_c5),
    .psn(decided_value_arrival_psn_c5),
    .ring_write_valid(ring_write_valid),
    .ring_write_value_flow(ring_write_value_flow),
    .ring_write_value_index(ring_write_value_index),
    .ring_write_value_received(ring_write_value_received),
    .ring_write_value_ends(ring_write_value_ends),
    .ring_write_value_consuming(ring_write_value_consuming),
    .progress_write_valid(progress_write_valid),
    .progress_write_value_flow(progress_write_value_flow),
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

  SetupSequencer_256_2048 setup (
    .clk(clk),
    .rst(rst),
    .setup_valid(setup_valid),
    .setup_ready(setup_ready),
    .setup_payload_flow(setup_payload_flow),
    .setup_payload_psn(setup_payload_psn),
    .done(setup_done),
    .ring_free(setup_ring_free),
    .ring_write_valid(setup_ring_write_valid),
    .ring_write_value_flow(setup_ring_write_value_flow),
    .ring_write_value_index(setup_ring_write_value_index),
    .ring_write_value_received(setup_ring_write_value_received),
    .ring_write_value_ends(setup_ring_write_value_ends),
    .ring_write_value_consuming(setup_ring_write_value_consuming),
    .progress_free(setup_progress_free),
    .progress_write_valid(setup_progress_write_valid),
    .progress_write_value_flow(setup_progress_write_value_flow),
    .progress_write_value_progress_expected(setup_progress_write_value_progress_expected),
    .progress_write_value_progress_messages(setup_progress_write_value_progress_messages),
    .progress_write_value_progress_message_start(setup_progress_write_value_progress_message_start),
    .progress_write_value_progress_receives_done(setup_progress_write_value_progress_receives_done),
    .wanted(wanted)
  );

  SackReader_256_2048 sack (
    .clk(clk),
    .rst(rst),
    .request_valid(sack_request_valid),
    .request_value(sack_request_value),
    .ring_write_valid(ring_write_valid_c14),
    .ring_write_value_flow(ring_write_value_flow_c14),
    .ring_write_value_index(ring_write_value_index_c14),
    .ring_write_value_received(ring_write_value_received_c14),
    .ring_write_value_ends(ring_write_value_ends_c14),
    .ring_write_value_consuming(ring_write_value_consuming_c14),
    .progress_write_valid(progress_write_valid),
    .progress_write_value_flow(progress_write_value_flow),
    .progress_write_value_progress_expected(progress_write_value_progress_expected),
    .progress_write_value_progress_messages(progress_write_value_progress_messages),
    .progress_write_value_progress_message_start(progress_write_value_progress_message_start),
    .progress_write_value_progress_receives_done(progress_write_value_progress_receives_done),
    .row_valid(sack_row_valid),
    .row_value_bitmap(sack_row_value_bitmap),
    .row_value_expected(sack_row_value_expected)
  );

  assign verdict_valid = arrival_valid_c18;
  assign verdict_value_flow = decided_value_arrival_flow_c18;

  always @* begin
    verdict_value_outcome = OUTCOME_OUTSIDE;
    if (decided_value_duplicate_c18) begin
      verdict_value_outcome = OUTCOME_DUPLICATE;
    end else if (decided_value_accepted_c18 & evaluation_in_run) begin
      verdict_value_outcome = OUTCOME_IN_ORDER;
    end else if (decided_value_accepted_c18) begin
      verdict_value_outcome = OUTCOME_OUT_OF_ORDER;
    end else if (decided_value_fresh_c18) begin
      verdict_value_outcome = OUTCOME_REFUSED;
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      arrival_valid_c1_c17 <= 17'd0;
      arrival_valid_c18 <= 1'b0;
      ring_write_valid_c1_c13 <= 13'd0;
      ring_write_valid_c14 <= 1'b0;
    end else begin
      // ---- timeline arrival, cycle 1
      arrival_valid_c1_c17 <= {arrival_valid_c1_c17[15:0], arrival_valid};
      // ---- timeline arrival, cycle 18
      arrival_valid_c18 <= arrival_valid_c1_c17[16];
      // ---- timeline ringWrite, cycle 1
      ring_write_valid_c1_c13 <= {ring_write_valid_c1_c13[11:0], ring_write_valid};
      // ---- timeline ringWrite, cycle 14
      ring_write_valid_c14 <= ring_write_valid_c1_c13[12];
    end
  end

  always @(posedge clk) begin
    // ---- timeline arrival, cycle 5
    decided_value_accepted_c5_c17 <= {decided_value_accepted_c5_c17[11:0], decided_value_accepted};
    decided_value_arrival_flow_c5 <= decided_value_arrival_flow;
    decided_value_arrival_psn_c5 <= decided_value_arrival_psn;
    decided_value_duplicate_c5_c17 <= {decided_value_duplicate_c5_c17[11:0], decided_value_duplicate};
    decided_value_fresh_c5_c17 <= {decided_value_fresh_c5_c17[11:0], decided_value_fresh};
    // ---- timeline arrival, cycle 6
    decided_value_arrival_flow_c6_c17 <= {decided_value_arrival_flow_c6_c17[120:0],
                                          decided_value_arrival_flow_c5};
    decided_value_arrival_psn_c6_c17 <= {decided_value_arrival_psn_c6_c17[263:0],
                                         decided_value_arrival_psn_c5};
    // ---- timeline arrival, cycle 18
    decided_value_accepted_c18 <= decided_value_accepted_c5_c17[12];
    decided_value_arrival_flow_c18 <= decided_value_arrival_flow_c6_c17[131:121];
    verdict_value_psn <= decided_value_arrival_psn_c6_c17[287:264];
    decided_value_duplicate_c18 <= decided_value_duplicate_c5_c17[12];
    decided_value_fresh_c18 <= decided_value_fresh_c5_c17[12];
    // ---- timeline ringWrite, cycle 1
    ring_write_value_consuming_c1_c13 <= {ring_write_value_consuming_c1_c13[11:0],
                                          ring_write_value_consuming};
    ring_write_value_ends_c1_c13 <= {ring_write_value_ends_c1_c13[11:0], ring_write_value_ends};
    ring_write_value_flow_c1_c13 <= {ring_write_value_flow_c1_c13[131:0], ring_write_value_flow};
    ring_write_value_index_c1_c13 <= {ring_write_value_index_c1_c13[95:0], ring_write_value_index};
    ring_write_value_received_c1_c13 <= {ring_write_value_received_c1_c13[11:0], ring_write_value_received};
    // ---- timeline ringWrite, cycle 14
    ring_write_value_consuming_c14 <= ring_write_value_consuming_c1_c13[12];
    ring_write_value_ends_c14 <= ring_write_value_ends_c1_c13[12];
    ring_write_value_flow_c14 <= ring_write_value_flow_c1_c13[142:132];
    ring_write_value_index_c14 <= ring_write_value_index_c1_c13[103:96];
    ring_write_value_received_c14 <= ring_write_value_received_c1_c13[12];
  end

`ifdef FORMAL
  wire [23:0]  behind = (evaluation_in_run ? (verdict_value_progress_expected - verdict_value_psn) :
                         (verdict_value_psn - verdict_value_progress_expected)) - 24'd1;
  always @(posedge clk) if (!rst)
    what_is_taken_is_counted_or_ahead: assert (
      ~(arrival_valid_c18 & decided_value_accepted_c18) | (behind < 24'd256));
`elsif HDL_CLAIMS
  wire [23:0]  behind = (evaluation_in_run ? (verdict_value_progress_expected - verdict_value_psn) :
                         (verdict_value_psn - verdict_value_progress_expected)) - 24'd1;
  always @(posedge clk) if (!rst &&
                            !(~(arrival_valid_c18 & decided_value_accepted_c18) | (behind < 24'd256))) begin
    $display("SackTracker.java: HDL801: claim 'what is taken is counted or ahead' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
