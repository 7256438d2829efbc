`default_nettype none

// AckPolicy_small: decides when each queue pair's peer gets an acknowledgement.  Generated from
// AckPolicy.java.
module AckPolicy_small (
  input  wire        clk,
  input  wire        rst,
  // events: in order of retirement
  input  wire        events_valid,
  output wire        events_ready,
  input  wire [3:0]  events_payload_qp,  // queue pair, local number
  input  wire        events_payload_congested,  // CE marked, and not trimmed
  input  wire        events_payload_counts,  // accepted: one packet more since the last acknowledgement
  input  wire        events_payload_advances,  // it was the next expected packet
  input  wire        events_payload_completes,  // a message completed with it
  input  wire        events_payload_urgent,  // acknowledge now, whatever the settings say
  input  wire        events_payload_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  input  wire [2:0]  events_payload_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  input  wire [8:0]  events_payload_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  // setup: a new life of a queue pair that has no traffic; taken at once, one in 20 cycles at most
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [3:0]  setup_payload_qp,
  input  wire [23:0] setup_payload_psn,  // first PSN to expect
  input  wire [4:0]  ack_every,  // rel_ack_n: packets per acknowledgement, 1 to 16
  input  wire [15:0] ack_delay,  // rel_ack_delay, in 1/16 us, less than 32768
  input  wire        ack_on_end,  // rel_ack_on_eom: the end of a message is acknowledged at once
  input  wire [15:0] now,  // in 1/16 us
  output wire        requests_valid,
  input  wire        requests_ready,
  output wire [3:0]  requests_payload_qp,  // queue pair, local number
  output wire [2:0]  requests_payload_code,  // fatal NAK: as in FatalError; 0 = none
  output wire        requests_payload_not_ready,  // RNR NAK, if no other
  output wire        requests_payload_becn,  // congestion was seen since the last request
  output wire        requests_payload_gapless  // no packet had arrived behind a gap: there is nothing to say in a SACK
);
  localparam [2:0] KIND_IDLE   = 3'd0;
  localparam [2:0] KIND_EVENT  = 3'd1;
  localparam [2:0] KIND_TAKE   = 3'd2;
  localparam [2:0] KIND_EXPIRE = 3'd3;
  localparam [2:0] KIND_RENEW  = 3'd4;
  localparam [2:0] KIND_CLEAR  = 3'd5;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg         setup_valid_and_d1;
  reg         setup_valid_and_d2;
  reg         setup_valid_and_d3;
  reg         marks_inst_let_go_valid;
  reg  [3:0]  setup_payload_qp_d1;
  reg  [3:0]  setup_payload_qp_d2;
  reg  [3:0]  setup_payload_qp_d3;
  reg  [3:0]  setup_payload_qp_d4;
  reg         can_arm;
  reg  [4:0]  operation_sweep;
  reg         operation_is_due;
  reg  [2:0]  operation_kind;
  reg  [2:0]  qp_second_later;
  reg  [3:0]  operation_qp_d1;
  reg         events_payload_congested_d1;
  reg         events_payload_counts_d1;
  reg         events_payload_advances_d1;
  reg         events_payload_completes_d1;
  reg         events_payload_urgent_d1;
  reg         events_payload_not_ready_d1;
  reg  [2:0]  events_payload_code_d1;
  reg  [8:0]  events_payload_behind_gap_d1;
  reg  [2:0]  deadlines_out_payload_generation_d1;
  reg  [2:0]  qp_third_later;
  reg  [3:0]  operation_qp_d2;
  reg         events_payload_congested_d2;
  reg         events_payload_counts_d2;
  reg         events_payload_advances_d2;
  reg         events_payload_completes_d2;
  reg         events_payload_urgent_d2;
  reg         events_payload_not_ready_d2;
  reg  [2:0]  events_payload_code_d2;
  reg  [8:0]  events_payload_behind_gap_d2;
  reg  [2:0]  deadlines_out_payload_generation_d2;
  reg  [2:0]  qp_done_kind_later;
  reg  [3:0]  qp_done_qp;
  reg  [4:0]  qp_result_count;
  reg         qp_result_is_last;
  reg         qp_result_pending;
  reg         qp_result_in_ring;
  reg         qp_result_not_ready;
  reg         qp_result_armed;
  reg  [2:0]  qp_result_generation;
  reg         qp_result_congested;
  reg         qp_result_becn;
  reg  [2:0]  qp_result_code;
  reg  [8:0]  qp_result_behind_gap;
  reg  [2:0]  qp_past_kind_later;
  reg         qp_same1;
  reg         qp_same2;
  reg  [3:0]  qp_done_qp_d1;
  reg         qp_same3;
  reg  [4:0]  qp_result2_count;
  reg         qp_result2_is_last;
  reg         qp_result2_pending;
  reg         qp_result2_in_ring;
  reg         qp_result2_not_ready;
  reg         qp_result2_armed;
  reg  [2:0]  qp_result2_generation;
  reg         qp_result2_congested;
  reg         qp_result2_becn;
  reg  [2:0]  qp_result2_code;
  reg  [8:0]  qp_result2_behind_gap;
  reg  [4:0]  qp_result3_count;
  reg         qp_result3_is_last;
  reg         qp_result3_pending;
  reg         qp_result3_in_ring;
  reg         qp_result3_not_ready;
  reg         qp_result3_armed;
  reg  [2:0]  qp_result3_generation;
  reg         qp_result3_congested;
  reg         qp_result3_becn;
  reg  [2:0]  qp_result3_code;
  reg  [8:0]  qp_result3_behind_gap;
  reg         step_every_packet;
  reg  [4:0]  step_limit;
  reg         is_direct;
  reg         step_enters_d1;
  reg         step_arms_d1;
  reg  [15:0] deadlines_in_payload_time;
  reg         requests_in_valid;
  reg  [3:0]  step_request_qp_d1;
  reg  [2:0]  step_request_code_d1;
  reg         step_request_not_ready_d1;
  reg         step_request_becn_d1;
  reg         step_request_gapless_d1;
  (* ram_style = "block" *)
  reg  [26:0] qp_states [0:15];
  reg  [26:0] _qp_word_first;
  reg  [26:0] qp_word;
  wire        ring_in_ready;
  wire        ring_out_valid;
  wire [3:0]  ring_out_payload;
  wire [4:0]  ring_level;
  wire        requests_in_ready;
  wire        requests_out_valid;
  wire [3:0]  requests_level;
  wire        deadlines_in_ready;
  wire        deadlines_out_valid;
  wire [3:0]  deadlines_out_payload_qp;
  wire [2:0]  deadlines_out_payload_generation;
  wire [15:0] deadlines_out_payload_time;
  wire [10:0] deadlines_level;
  wire        marks_inst_busy;
  wire        marks_inst_dead;
  wire [4:0]  step_after_count;
  wire        step_after_is_last;
  wire        step_after_pending;
  wire        step_after_in_ring;
  wire        step_after_not_ready;
  wire        step_after_armed;
  wire [2:0]  step_after_generation;
  wire        step_after_congested;
  wire        step_after_becn;
  wire [2:0]  step_after_code;
  wire [8:0]  step_after_behind_gap;
  wire        step_arms;
  wire        step_enters;
  wire        step_asks;
  wire [3:0]  step_request_qp;
  wire [2:0]  step_request_code;
  wire        step_request_not_ready;
  wire        step_request_becn;
  wire        step_request_gapless;

  wire        requests_out_ready = requests_ready | marks_inst_dead;
  wire        can_take = requests_level <= 4'd3;
  wire        operation_clears = ~operation_sweep[4];
  wire        operation_renews = operation_clears | setup_valid;
  wire        operation_takes = ring_out_valid & can_take & ~operation_renews;
  wire        operation_expires = operation_is_due & ~(operation_takes | operation_renews);
  wire        deadlines_out_ready = operation_expires;
  wire        marks_inst_enters_valid = requests_in_valid & requests_in_ready;
  wire        marks_inst_leaves = requests_out_valid & requests_out_ready;
  wire [15:0] _now_difference = now - deadlines_out_payload_time;
  wire        ring_out_ready = can_take & ~operation_renews;
  wire [3:0]  operation_beginner = operation_clears ? operation_sweep[3:0] : setup_payload_qp;
  wire [3:0]  operation_qp = operation_renews ? operation_beginner : operation_takes ? ring_out_payload :
                             operation_is_due ? deadlines_out_payload_qp : events_payload_qp;
  wire        step_before_pending = qp_same1 ? qp_result_pending : qp_same2 ? qp_result2_pending :
                                    qp_same3 ? qp_result3_pending : qp_word[20];
  wire [4:0]  step_before_count = qp_same1 ? qp_result_count : qp_same2 ? qp_result2_count :
                                  qp_same3 ? qp_result3_count : qp_word[26:22];
  wire        step_before_is_last = qp_same1 ? qp_result_is_last : qp_same2 ? qp_result2_is_last :
                                    qp_same3 ? qp_result3_is_last : qp_word[21];
  wire        step_before_in_ring = qp_same1 ? qp_result_in_ring : qp_same2 ? qp_result2_in_ring :
                                    qp_same3 ? qp_result3_in_ring : qp_word[19];
  wire        step_before_not_ready = qp_same1 ? qp_result_not_ready : qp_same2 ? qp_result2_not_ready :
                                      qp_same3 ? qp_result3_not_ready : qp_word[18];
  wire        step_before_armed = qp_same1 ? qp_result_armed : qp_same2 ? qp_result2_armed :
                                  qp_same3 ? qp_result3_armed : qp_word[17];
  wire [2:0]  step_before_generation = qp_same1 ? qp_result_generation : qp_same2 ? qp_result2_generation :
                                       qp_same3 ? qp_result3_generation : qp_word[16:14];
  wire        step_before_congested = qp_same1 ? qp_result_congested : qp_same2 ? qp_result2_congested :
                                      qp_same3 ? qp_result3_congested : qp_word[13];
  wire        step_before_becn = qp_same1 ? qp_result_becn : qp_same2 ? qp_result2_becn :
                                 qp_same3 ? qp_result3_becn : qp_word[12];
  wire [2:0]  step_before_code = qp_same1 ? qp_result_code : qp_same2 ? qp_result2_code :
                                 qp_same3 ? qp_result3_code : qp_word[11:9];
  wire [8:0]  step_before_behind_gap = qp_same1 ? qp_result_behind_gap : qp_same2 ? qp_result2_behind_gap :
                                       qp_same3 ? qp_result3_behind_gap : qp_word[8:0];
  wire        takes = (qp_third_later == KIND_TAKE) & step_before_pending;

  Fifo_u4_16_LUTRAM_level ring (
    .clk(clk),
    .rst(in_reset),
    .in_valid(step_enters_d1),
    .in_ready(ring_in_ready),
    .in_payload(qp_done_qp),
    .out_valid(ring_out_valid),
    .out_ready(ring_out_ready),
    .out_payload(ring_out_payload),
    .level(ring_level)
  );

  PassingFifo_AckRequest10_49e7_8 requests (
    .clk(clk),
    .rst(in_reset),
    .in_valid(requests_in_valid),
    .in_ready(requests_in_ready),
    .in_payload_qp(step_request_qp_d1),
    .in_payload_code(step_request_code_d1),
    .in_payload_not_ready(step_request_not_ready_d1),
    .in_payload_becn(step_request_becn_d1),
    .in_payload_gapless(step_request_gapless_d1),
    .out_valid(requests_out_valid),
    .out_ready(requests_out_ready),
    .out_payload_qp(requests_payload_qp),
    .out_payload_code(requests_payload_code),
    .out_payload_not_ready(requests_payload_not_ready),
    .out_payload_becn(requests_payload_becn),
    .out_payload_gapless(requests_payload_gapless),
    .level(requests_level)
  );

  Fifo_Deadline23_96da_1024_BRAM_level deadlines (
    .clk(clk),
    .rst(in_reset),
    .in_valid(step_arms_d1),
    .in_ready(deadlines_in_ready),
    .in_payload_qp(qp_done_qp),
    .in_payload_generation(qp_result_generation),
    .in_payload_time(deadlines_in_payload_time),
    .out_valid(deadlines_out_valid),
    .out_ready(deadlines_out_ready),
    .out_payload_qp(deadlines_out_payload_qp),
    .out_payload_generation(deadlines_out_payload_generation),
    .out_payload_time(deadlines_out_payload_time),
    .level(deadlines_level)
  );

  QueueMarks_16_8 marks_inst (
    .clk(clk),
    .rst(in_reset),
    .enters_valid(marks_inst_enters_valid),
    .enters_value(step_request_qp_d1),
    .enter_dead(1'b0),
    .leaves(marks_inst_leaves),
    .let_go_valid(marks_inst_let_go_valid),
    .let_go_value(setup_payload_qp_d4),
    .busy(marks_inst_busy),
    .dead(marks_inst_dead)
  );

  AckStep_small step (
    .kind(qp_third_later),
    .event_qp(operation_qp_d2),
    .event_congested(events_payload_congested_d2),
    .event_counts(events_payload_counts_d2),
    .event_advances(events_payload_advances_d2),
    .event_completes(events_payload_completes_d2),
    .event_urgent(events_payload_urgent_d2),
    .event_not_ready(events_payload_not_ready_d2),
    .event_code(events_payload_code_d2),
    .event_behind_gap(events_payload_behind_gap_d2),
    .generation(deadlines_out_payload_generation_d2),
    .before_count(step_before_count),
    .before_is_last(step_before_is_last),
    .before_pending(step_before_pending),
    .before_in_ring(step_before_in_ring),
    .before_not_ready(step_before_not_ready),
    .before_armed(step_before_armed),
    .before_generation(step_before_generation),
    .before_congested(step_before_congested),
    .before_becn(step_before_becn),
    .before_code(step_before_code),
    .before_behind_gap(step_before_behind_gap),
    .every_packet(step_every_packet),
    .limit(step_limit),
    .ack_on_end(ack_on_end),
    .can_arm(can_arm),
    .direct(is_direct),
    .after_count(step_after_count),
    .after_is_last(step_after_is_last),
    .after_pending(step_after_pending),
    .after_in_ring(step_after_in_ring),
    .after_not_ready(step_after_not_ready),
    .after_armed(step_after_armed),
    .after_generation(step_after_generation),
    .after_congested(step_after_congested),
    .after_becn(step_after_becn),
    .after_code(step_after_code),
    .after_behind_gap(step_after_behind_gap),
    .arms(step_arms),
    .enters(step_enters),
    .asks(step_asks),
    .request_qp(step_request_qp),
    .request_code(step_request_code),
    .request_not_ready(step_request_not_ready),
    .request_becn(step_request_becn),
    .request_gapless(step_request_gapless)
  );

  assign requests_valid = requests_out_valid & ~marks_inst_dead;
  assign setup_ready = ~operation_clears;
  assign events_ready = ~(operation_takes | operation_renews | operation_is_due);

  always @* begin
    operation_kind = KIND_IDLE;
    if (operation_clears) begin
      operation_kind = KIND_CLEAR;
    end else if (setup_valid) begin
      operation_kind = KIND_RENEW;
    end else if (operation_takes) begin
      operation_kind = KIND_TAKE;
    end else if (operation_is_due) begin
      operation_kind = KIND_EXPIRE;
    end else if (events_valid) begin
      operation_kind = KIND_EVENT;
    end
  end

  always @(posedge clk) begin
    if (qp_done_kind_later != KIND_IDLE) begin
      qp_states[qp_done_qp] <= {qp_result_count, qp_result_is_last, qp_result_pending, qp_result_in_ring,
                                qp_result_not_ready, qp_result_armed, qp_result_generation,
                                qp_result_congested, qp_result_becn, qp_result_code, qp_result_behind_gap};
    end
  end

  always @(posedge clk) begin
    _qp_word_first <= qp_states[operation_qp];
    qp_word <= _qp_word_first;
  end

  always @(posedge clk) begin
    if (in_reset) begin
      setup_valid_and_d1 <= 1'b0;
      setup_valid_and_d2 <= 1'b0;
      setup_valid_and_d3 <= 1'b0;
      marks_inst_let_go_valid <= 1'b0;
      can_arm <= 1'b0;
      operation_sweep <= 5'd0;
      operation_is_due <= 1'b0;
      qp_second_later <= 3'd0;
      qp_third_later <= 3'd0;
      qp_done_kind_later <= 3'd0;
      qp_past_kind_later <= 3'd0;
      is_direct <= 1'b0;
      step_enters_d1 <= 1'b0;
      step_arms_d1 <= 1'b0;
      requests_in_valid <= 1'b0;
    end else begin
      setup_valid_and_d1 <= setup_valid & setup_ready;
      setup_valid_and_d2 <= setup_valid_and_d1;
      setup_valid_and_d3 <= setup_valid_and_d2;
      marks_inst_let_go_valid <= setup_valid_and_d3;
      can_arm <= deadlines_level < 11'd1019;
      if (operation_clears) begin
        operation_sweep <= operation_sweep + 5'd1;
      end
      operation_is_due <= deadlines_out_valid & ~deadlines_out_ready & ~_now_difference[15];
      qp_second_later <= operation_kind;
      qp_third_later <= qp_second_later;
      qp_done_kind_later <= qp_third_later;
      qp_past_kind_later <= qp_done_kind_later;
      is_direct <= can_take & (ring_level == 5'd0);
      step_enters_d1 <= step_enters;
      step_arms_d1 <= step_arms;
      requests_in_valid <= takes | step_asks;
    end
  end

  // body
  always @(posedge clk) begin
    step_every_packet <= (ack_every <= 5'd1);
    step_limit <= (ack_every <= 5'd2) ? 5'd0 : (ack_every - 5'd2);
    deadlines_in_payload_time <= now + ack_delay;
    step_request_qp_d1 <= step_request_qp;
    step_request_code_d1 <= step_request_code;
    step_request_not_ready_d1 <= step_request_not_ready;
    step_request_becn_d1 <= step_request_becn;
    step_request_gapless_d1 <= step_request_gapless;
    in_reset <= rst;
  end

  // forgetful
  always @(posedge clk) begin
    setup_payload_qp_d1 <= setup_payload_qp;
    setup_payload_qp_d2 <= setup_payload_qp_d1;
    setup_payload_qp_d3 <= setup_payload_qp_d2;
    setup_payload_qp_d4 <= setup_payload_qp_d3;
  end

  // later
  always @(posedge clk) begin
    operation_qp_d1 <= operation_qp;
    events_payload_congested_d1 <= events_payload_congested;
    events_payload_counts_d1 <= events_payload_counts;
    events_payload_advances_d1 <= events_payload_advances;
    events_payload_completes_d1 <= events_payload_completes;
    events_payload_urgent_d1 <= events_payload_urgent;
    events_payload_not_ready_d1 <= events_payload_not_ready;
    events_payload_code_d1 <= events_payload_code;
    events_payload_behind_gap_d1 <= events_payload_behind_gap;
    deadlines_out_payload_generation_d1 <= deadlines_out_payload_generation;
    operation_qp_d2 <= operation_qp_d1;
    events_payload_congested_d2 <= events_payload_congested_d1;
    events_payload_counts_d2 <= events_payload_counts_d1;
    events_payload_advances_d2 <= events_payload_advances_d1;
    events_payload_completes_d2 <= events_payload_completes_d1;
    events_payload_urgent_d2 <= events_payload_urgent_d1;
    events_payload_not_ready_d2 <= events_payload_not_ready_d1;
    events_payload_code_d2 <= events_payload_code_d1;
    events_payload_behind_gap_d2 <= events_payload_behind_gap_d1;
    deadlines_out_payload_generation_d2 <= deadlines_out_payload_generation_d1;
  end

  // stepped
  always @(posedge clk) begin
    qp_done_qp <= operation_qp_d2;
    qp_result_count <= step_after_count;
    qp_result_is_last <= step_after_is_last;
    qp_result_pending <= step_after_pending;
    qp_result_in_ring <= step_after_in_ring;
    qp_result_not_ready <= step_after_not_ready;
    qp_result_armed <= step_after_armed;
    qp_result_generation <= step_after_generation;
    qp_result_congested <= step_after_congested;
    qp_result_becn <= step_after_becn;
    qp_result_code <= step_after_code;
    qp_result_behind_gap <= step_after_behind_gap;
    qp_same1 <= (operation_qp_d1 == operation_qp_d2) & (qp_third_later != KIND_IDLE);
    qp_same2 <= (operation_qp_d1 == qp_done_qp) & (qp_done_kind_later != KIND_IDLE);
    qp_done_qp_d1 <= qp_done_qp;
    qp_same3 <= (operation_qp_d1 == qp_done_qp_d1) & (qp_past_kind_later != KIND_IDLE);
    qp_result2_count <= qp_result_count;
    qp_result2_is_last <= qp_result_is_last;
    qp_result2_pending <= qp_result_pending;
    qp_result2_in_ring <= qp_result_in_ring;
    qp_result2_not_ready <= qp_result_not_ready;
    qp_result2_armed <= qp_result_armed;
    qp_result2_generation <= qp_result_generation;
    qp_result2_congested <= qp_result_congested;
    qp_result2_becn <= qp_result_becn;
    qp_result2_code <= qp_result_code;
    qp_result2_behind_gap <= qp_result_behind_gap;
    qp_result3_count <= qp_result2_count;
    qp_result3_is_last <= qp_result2_is_last;
    qp_result3_pending <= qp_result2_pending;
    qp_result3_in_ring <= qp_result2_in_ring;
    qp_result3_not_ready <= qp_result2_not_ready;
    qp_result3_armed <= qp_result2_armed;
    qp_result3_generation <= qp_result2_generation;
    qp_result3_congested <= qp_result2_congested;
    qp_result3_becn <= qp_result2_becn;
    qp_result3_code <= qp_result2_code;
    qp_result3_behind_gap <= qp_result2_behind_gap;
  end

  wire        _unused = &{1'b0, setup_payload_psn, ring_in_ready, deadlines_in_ready, marks_inst_busy,
                          _now_difference[14:0]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) every_queue_pair_is_in_the_ring_once: assert (~step_enters_d1 |
                                                                                     ring_in_ready);
  always @(posedge clk) if (!in_reset) no_deadline_is_lost: assert (~step_arms_d1 | deadlines_in_ready);
  always @(posedge clk) if (!in_reset) no_request_is_lost: assert (~requests_in_valid | requests_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~step_enters_d1 | ring_in_ready)) begin
    $display("AckPolicy.java: HDL801: claim 'every queue pair is in the ring once' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~step_arms_d1 | deadlines_in_ready)) begin
    $display("AckPolicy.java: HDL801: claim 'no deadline is lost' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~requests_in_valid | requests_in_ready)) begin
    $display("AckPolicy.java: HDL801: claim 'no request is lost' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
