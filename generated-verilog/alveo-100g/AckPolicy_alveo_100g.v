`default_nettype none

// AckPolicy_alveo_100g: decides when each flow's peer gets an acknowledgement.  Generated from
// AckPolicy.java.
// timeline beginning: 5 cycles, 114 registers (490 bits), of these 102 (443 bits) only wait
module AckPolicy_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  // events: in order of retirement
  input  wire        events_valid,
  output wire        events_ready,
  input  wire [9:0]  events_payload_flow_qp,  // queue pair, local number
  input  wire        events_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire        events_payload_come,  // a packet has come whole, accepted or not
  // events_payload_departure: of that packet
  input  wire [13:0] events_payload_departure_path,  // its UDP source port above 0xC000
  input  wire [13:0] events_payload_departure_stamp,  // in 1/16 us of the sender's clock, modulo 2^14
  // events: in order of retirement
  input  wire        events_payload_congested,  // CE marked, and not trimmed
  input  wire        events_payload_counting,  // accepted: one packet more since the last acknowledgement
  input  wire        events_payload_advancing,  // it was the next expected packet
  input  wire        events_payload_completing,  // a message completed with it
  input  wire        events_payload_urgent,  // acknowledge now, whatever the settings say
  input  wire        events_payload_not_ready,  // it is the next expected packet and has no receive WQE: RNR NAK
  input  wire [2:0]  events_payload_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  input  wire [8:0]  events_payload_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  // setup: a new life of a flow that has no traffic; taken at once, one in 20 cycles at most
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [10:0] setup_payload_flow,
  input  wire [23:0] setup_payload_psn,  // first PSN to expect
  input  wire [4:0]  ack_every,  // steady: rel_ack_n: packets per acknowledgement, 1 to 16
  input  wire [15:0] ack_delay,  // steady: rel_ack_delay, in 1/16 us, less than 32768
  input  wire        ack_on_end,  // steady: rel_ack_on_eom: the end of a message is acknowledged at once
  input  wire [15:0] now,  // in 1/16 us
  output wire        requests_valid,
  input  wire        requests_ready,
  output wire [9:0]  requests_payload_flow_qp,  // queue pair, local number
  output wire        requests_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire [2:0]  requests_payload_code,  // fatal NAK: as in FatalError; 0 = none
  output wire        requests_payload_not_ready,  // RNR NAK, if no other
  output wire        requests_payload_becn,  // congestion was seen since the last request
  output wire        requests_payload_gapless,  // no packet had arrived behind a gap: there is nothing to say in a SACK
  output wire [13:0] requests_payload_echo_path,  // of the newest packet, or of the first marked one since the last acknowledgement: source port above 0xC000
  output wire        requests_payload_echo_marked,  // that one was marked
  output wire        requests_payload_echo_held,  // the acknowledgement has waited for its timer
  output wire [13:0] requests_payload_echo_stamp,  // when the newest packet left
  output wire [4:0]  requests_payload_echo_marks,  // packets that have come marked, modulo 32
  output wire [11:0] requests_payload_echo_taken  // the PSN before the first one and as many more as packets were accepted, modulo 4096
);
  localparam [2:0] KIND_IDLE   = 3'd0;
  localparam [2:0] KIND_EVENT  = 3'd1;
  localparam [2:0] KIND_TAKE   = 3'd2;
  localparam [2:0] KIND_EXPIRE = 3'd3;
  localparam [2:0] KIND_RENEW  = 3'd4;
  localparam [2:0] KIND_CLEAR  = 3'd5;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg         can_arm;
  reg         is_direct;
  reg  [11:0] decided_sweep;
  reg         decided_is_due;
  reg  [2:0]  decided_kind;
  reg         step_every_packet_d1;
  reg  [4:0]  step_limit_d1;
  // ---- timeline beginning, cycle 1
  reg         decided_flow_responses_c1;
  reg  [9:0]  decided_flow_qp_c1;
  reg         beginning_c1;
  reg  [2:0]  deadlines_out_payload_generation_c1;
  reg  [2:0]  decided_kind_c1;
  reg  [11:0] decided_taken_c1;
  reg         events_payload_advancing_c1;
  reg  [8:0]  events_payload_behind_gap_c1;
  reg  [2:0]  events_payload_code_c1;
  reg         events_payload_come_c1;
  reg         events_payload_completing_c1;
  reg         events_payload_congested_c1;
  reg         events_payload_counting_c1;
  reg  [13:0] events_payload_departure_path_c1;
  reg  [13:0] events_payload_departure_stamp_c1;
  reg         events_payload_not_ready_c1;
  reg         events_payload_urgent_c1;
  reg  [2:0]  marks_let_go_valid_c1_c3;
  // ---- timeline beginning, cycle 2
  reg         same_1;
  reg         same_2;
  reg         same_3;
  reg         beginning_c2;
  reg  [2:0]  decided_kind_c2;
  reg         decided_flow_responses_c2;
  reg  [9:0]  decided_flow_qp_c2;
  reg  [2:0]  deadlines_out_payload_generation_c2;
  reg  [11:0] decided_taken_c2;
  reg         events_payload_advancing_c2;
  reg  [8:0]  events_payload_behind_gap_c2;
  reg  [2:0]  events_payload_code_c2;
  reg         events_payload_come_c2;
  reg         events_payload_completing_c2;
  reg         events_payload_congested_c2;
  reg         events_payload_counting_c2;
  reg  [13:0] events_payload_departure_path_c2;
  reg  [13:0] events_payload_departure_stamp_c2;
  reg         events_payload_not_ready_c2;
  reg         events_payload_urgent_c2;
  // ---- timeline beginning, cycle 3
  reg  [4:0]  after_count;
  reg         after_is_last;
  reg         after_pending;
  reg         after_in_ring;
  reg         after_not_ready;
  reg         after_armed;
  reg  [2:0]  after_generation;
  reg         after_congested;
  reg         after_becn;
  reg  [2:0]  after_code;
  reg  [8:0]  after_behind_gap;
  reg  [13:0] after_echo_path;
  reg         after_echo_marked;
  reg         after_echo_held;
  reg  [13:0] after_echo_stamp;
  reg  [4:0]  after_echo_marks;
  reg  [11:0] after_echo_taken;
  reg         decided_flow_responses_c3;
  reg  [9:0]  decided_flow_qp_c3;
  reg         beginning_c3;
  reg  [15:0] deadlines_in_payload_time_c3;
  reg         deadlines_in_valid_c3;
  reg         requests_in_valid_c3;
  reg         ring_in_valid_c3;
  reg         step_request_becn_c3;
  reg  [2:0]  step_request_code_c3;
  reg         step_request_echo_held_c3;
  reg         step_request_echo_marked_c3;
  reg  [4:0]  step_request_echo_marks_c3;
  reg  [13:0] step_request_echo_path_c3;
  reg  [13:0] step_request_echo_stamp_c3;
  reg  [11:0] step_request_echo_taken_c3;
  reg  [9:0]  step_request_flow_qp_c3;
  reg         step_request_flow_responses_c3;
  reg         step_request_gapless_c3;
  reg         step_request_not_ready_c3;
  // ---- timeline beginning, cycle 4
  reg  [4:0]  after_count_c4;
  reg         after_is_last_c4;
  reg         after_pending_c4;
  reg         after_in_ring_c4;
  reg         after_not_ready_c4;
  reg         after_armed_c4;
  reg  [2:0]  after_generation_c4;
  reg         after_congested_c4;
  reg         after_becn_c4;
  reg  [2:0]  after_code_c4;
  reg  [8:0]  after_behind_gap_c4;
  reg  [13:0] after_echo_path_c4;
  reg         after_echo_marked_c4;
  reg         after_echo_held_c4;
  reg  [13:0] after_echo_stamp_c4;
  reg  [4:0]  after_echo_marks_c4;
  reg  [11:0] after_echo_taken_c4;
  reg         decided_flow_responses_c4;
  reg  [9:0]  decided_flow_qp_c4;
  reg         beginning_c4;
  reg         marks_let_go_valid_c4;
  // ---- timeline beginning, cycle 5
  reg  [4:0]  after_count_c5;
  reg         after_is_last_c5;
  reg         after_pending_c5;
  reg         after_in_ring_c5;
  reg         after_not_ready_c5;
  reg         after_armed_c5;
  reg  [2:0]  after_generation_c5;
  reg         after_congested_c5;
  reg         after_becn_c5;
  reg  [2:0]  after_code_c5;
  reg  [8:0]  after_behind_gap_c5;
  reg  [13:0] after_echo_path_c5;
  reg         after_echo_marked_c5;
  reg         after_echo_held_c5;
  reg  [13:0] after_echo_stamp_c5;
  reg  [4:0]  after_echo_marks_c5;
  reg  [11:0] after_echo_taken_c5;
  (* ram_style = "block" *)
  reg  [73:0] states [0:2047];
  reg  [73:0] _states_data_first;
  reg  [73:0] states_data;
  wire        ring_in_ready;
  wire        ring_out_valid;
  wire [10:0] ring_out_payload;
  wire [11:0] ring_level;
  wire        requests_in_ready;
  wire        requests_out_valid;
  wire [3:0]  requests_level;
  wire        deadlines_in_ready;
  wire        deadlines_out_valid;
  wire [9:0]  deadlines_out_payload_flow_qp;
  wire        deadlines_out_payload_flow_responses;
  wire [2:0]  deadlines_out_payload_generation;
  wire [15:0] deadlines_out_payload_time;
  wire [10:0] deadlines_level;
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
  wire [13:0] step_after_echo_path;
  wire        step_after_echo_marked;
  wire        step_after_echo_held;
  wire [13:0] step_after_echo_stamp;
  wire [4:0]  step_after_echo_marks;
  wire [11:0] step_after_echo_taken;
  wire        step_arming;
  wire        step_entering;
  wire        step_asking;
  wire [9:0]  step_request_flow_qp;
  wire        step_request_flow_responses;
  wire [2:0]  step_request_code;
  wire        step_request_not_ready;
  wire        step_request_becn;
  wire        step_request_gapless;
  wire [13:0] step_request_echo_path;
  wire        step_request_echo_marked;
  wire        step_request_echo_held;
  wire [13:0] step_request_echo_stamp;
  wire [4:0]  step_request_echo_marks;
  wire [11:0] step_request_echo_taken;
  wire        marks_inst_busy;
  wire        marks_inst_dead;

  wire        requests_out_ready = requests_ready | marks_inst_dead;
  wire        can_take = requests_level <= 4'd3;
  wire        decided_clearing = ~decided_sweep[11];
  wire        decided_renewing = decided_clearing | setup_valid;
  wire        decided_taking = ring_out_valid & can_take & ~decided_renewing;
  wire        decided_expiring = decided_is_due & ~(decided_taking | decided_renewing);
  wire        deadlines_out_ready = decided_expiring;
  wire [15:0] _now_difference = now - deadlines_out_payload_time;
  wire        ring_out_ready = can_take & ~decided_renewing;
  wire [10:0] _decided_sweep_10_0_choice = decided_clearing ? decided_sweep[10:0] : setup_payload_flow;
  wire [9:0]  decided_flow_qp = decided_renewing ? _decided_sweep_10_0_choice[9:0] :
                                decided_taking ? ring_out_payload[9:0] :
                                decided_is_due ? deadlines_out_payload_flow_qp : events_payload_flow_qp;
  wire        decided_flow_responses = decided_renewing ? _decided_sweep_10_0_choice[10] :
                                       decided_taking ? ring_out_payload[10] :
                                       decided_is_due ? deadlines_out_payload_flow_responses :
                                       events_payload_flow_responses;
  wire        beginning = decided_kind != KIND_IDLE;
  wire [73:0] _after_choice = same_2 ? {after_count_c4, after_is_last_c4, after_pending_c4, after_in_ring_c4,
                                        after_not_ready_c4, after_armed_c4, after_generation_c4,
                                        after_congested_c4, after_becn_c4, after_code_c4, after_behind_gap_c4,
                                        after_echo_path_c4, after_echo_marked_c4, after_echo_held_c4,
                                        after_echo_stamp_c4, after_echo_marks_c4, after_echo_taken_c4} :
                              same_3 ? {after_count_c5, after_is_last_c5, after_pending_c5, after_in_ring_c5,
                                        after_not_ready_c5, after_armed_c5, after_generation_c5,
                                        after_congested_c5, after_becn_c5, after_code_c5, after_behind_gap_c5,
                                        after_echo_path_c5, after_echo_marked_c5, after_echo_held_c5,
                                        after_echo_stamp_c5, after_echo_marks_c5, after_echo_taken_c5} :
                              states_data;
  wire [73:0] _step_before = same_1 ? {after_count, after_is_last, after_pending, after_in_ring,
                                       after_not_ready, after_armed, after_generation, after_congested,
                                       after_becn, after_code, after_behind_gap, after_echo_path,
                                       after_echo_marked, after_echo_held, after_echo_stamp, after_echo_marks,
                                       after_echo_taken} : _after_choice;
  wire        step_before_pending = _step_before[67];
  wire        stood_in_ring = _step_before[66];
  wire        taking = (decided_kind_c2 == KIND_TAKE) & step_before_pending;
  wire        marks_inst_entering_valid = requests_in_valid_c3 & requests_in_ready;
  wire        marks_inst_leaving = requests_out_valid & requests_out_ready;

  Fifo_2048_BRAM_level #(.WIDTH(11)) ring (
    .clk(clk),
    .rst(in_reset),
    .in_valid(ring_in_valid_c3),
    .in_ready(ring_in_ready),
    .in_payload({decided_flow_responses_c3, decided_flow_qp_c3}),
    .out_valid(ring_out_valid),
    .out_ready(ring_out_ready),
    .out_payload(ring_out_payload),
    .level(ring_level)
  );

  PassingFifo_8 #(.WIDTH(64)) requests (
    .clk(clk),
    .rst(in_reset),
    .in_valid(requests_in_valid_c3),
    .in_ready(requests_in_ready),
    .in_payload({step_request_flow_qp_c3, step_request_flow_responses_c3, step_request_code_c3,
                 step_request_not_ready_c3, step_request_becn_c3, step_request_gapless_c3,
                 step_request_echo_path_c3, step_request_echo_marked_c3, step_request_echo_held_c3,
                 step_request_echo_stamp_c3, step_request_echo_marks_c3, step_request_echo_taken_c3}),
    .out_valid(requests_out_valid),
    .out_ready(requests_out_ready),
    .out_payload({requests_payload_flow_qp, requests_payload_flow_responses, requests_payload_code,
                  requests_payload_not_ready, requests_payload_becn, requests_payload_gapless,
                  requests_payload_echo_path, requests_payload_echo_marked, requests_payload_echo_held,
                  requests_payload_echo_stamp, requests_payload_echo_marks, requests_payload_echo_taken}),
    .level(requests_level)
  );

  Fifo_1024_BRAM_level #(.WIDTH(30)) deadlines (
    .clk(clk),
    .rst(in_reset),
    .in_valid(deadlines_in_valid_c3),
    .in_ready(deadlines_in_ready),
    .in_payload({decided_flow_qp_c3, decided_flow_responses_c3, after_generation,
                 deadlines_in_payload_time_c3}),
    .out_valid(deadlines_out_valid),
    .out_ready(deadlines_out_ready),
    .out_payload({deadlines_out_payload_flow_qp, deadlines_out_payload_flow_responses,
                  deadlines_out_payload_generation, deadlines_out_payload_time}),
    .level(deadlines_level)
  );

  AckStep_alveo_100g step (
    .kind(decided_kind_c2),
    .event_flow_qp(decided_flow_qp_c2),
    .event_flow_responses(decided_flow_responses_c2),
    .event_come(events_payload_come_c2),
    .event_departure_path(events_payload_departure_path_c2),
    .event_departure_stamp(events_payload_departure_stamp_c2),
    .event_congested(events_payload_congested_c2),
    .event_counting(events_payload_counting_c2),
    .event_advancing(events_payload_advancing_c2),
    .event_completing(events_payload_completing_c2),
    .event_urgent(events_payload_urgent_c2),
    .event_not_ready(events_payload_not_ready_c2),
    .event_code(events_payload_code_c2),
    .event_behind_gap(events_payload_behind_gap_c2),
    .generation(deadlines_out_payload_generation_c2),
    .taken(decided_taken_c2),
    .before_count(_step_before[73:69]),
    .before_is_last(_step_before[68]),
    .before_pending(step_before_pending),
    .before_in_ring(stood_in_ring),
    .before_not_ready(_step_before[65]),
    .before_armed(_step_before[64]),
    .before_generation(_step_before[63:61]),
    .before_congested(_step_before[60]),
    .before_becn(_step_before[59]),
    .before_code(_step_before[58:56]),
    .before_behind_gap(_step_before[55:47]),
    .before_echo_path(_step_before[46:33]),
    .before_echo_marked(_step_before[32]),
    .before_echo_held(_step_before[31]),
    .before_echo_stamp(_step_before[30:17]),
    .before_echo_marks(_step_before[16:12]),
    .before_echo_taken(_step_before[11:0]),
    .every_packet(step_every_packet_d1),
    .limit(step_limit_d1),
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
    .after_echo_path(step_after_echo_path),
    .after_echo_marked(step_after_echo_marked),
    .after_echo_held(step_after_echo_held),
    .after_echo_stamp(step_after_echo_stamp),
    .after_echo_marks(step_after_echo_marks),
    .after_echo_taken(step_after_echo_taken),
    .arming(step_arming),
    .entering(step_entering),
    .asking(step_asking),
    .request_flow_qp(step_request_flow_qp),
    .request_flow_responses(step_request_flow_responses),
    .request_code(step_request_code),
    .request_not_ready(step_request_not_ready),
    .request_becn(step_request_becn),
    .request_gapless(step_request_gapless),
    .request_echo_path(step_request_echo_path),
    .request_echo_marked(step_request_echo_marked),
    .request_echo_held(step_request_echo_held),
    .request_echo_stamp(step_request_echo_stamp),
    .request_echo_marks(step_request_echo_marks),
    .request_echo_taken(step_request_echo_taken)
  );

  QueueMarks_2048_8 marks_inst (
    .clk(clk),
    .rst(in_reset),
    .entering_valid(marks_inst_entering_valid),
    .entering_value({step_request_flow_responses_c3, step_request_flow_qp_c3}),
    .enter_dead(1'b0),
    .leaving(marks_inst_leaving),
    .let_go_valid(marks_let_go_valid_c4),
    .let_go_value({decided_flow_responses_c4, decided_flow_qp_c4}),
    .busy(marks_inst_busy),
    .dead(marks_inst_dead)
  );

  assign setup_ready = ~decided_clearing;
  assign events_ready = ~(decided_taking | decided_renewing | decided_is_due);
  assign requests_valid = requests_out_valid & ~marks_inst_dead;

  always @* begin
    decided_kind = KIND_IDLE;
    if (decided_clearing) begin
      decided_kind = KIND_CLEAR;
    end else if (setup_valid) begin
      decided_kind = KIND_RENEW;
    end else if (decided_taking) begin
      decided_kind = KIND_TAKE;
    end else if (decided_is_due) begin
      decided_kind = KIND_EXPIRE;
    end else if (events_valid) begin
      decided_kind = KIND_EVENT;
    end
  end

  always @(posedge clk) begin
    if (beginning_c3) begin
      states[{decided_flow_responses_c3, decided_flow_qp_c3}] <= {after_count, after_is_last, after_pending,
                                                                  after_in_ring, after_not_ready, after_armed,
                                                                  after_generation, after_congested,
                                                                  after_becn, after_code, after_behind_gap,
                                                                  after_echo_path, after_echo_marked,
                                                                  after_echo_held, after_echo_stamp,
                                                                  after_echo_marks, after_echo_taken};
    end
  end

  always @(posedge clk) begin
    _states_data_first <= states[{decided_flow_responses, decided_flow_qp}];
    states_data <= _states_data_first;
  end

  always @(posedge clk) begin
    if (in_reset) begin
      can_arm <= 1'b0;
      is_direct <= 1'b0;
      decided_sweep <= 12'd0;
      decided_is_due <= 1'b0;
      beginning_c1 <= 1'b0;
      beginning_c2 <= 1'b0;
      beginning_c3 <= 1'b0;
      beginning_c4 <= 1'b0;
      marks_let_go_valid_c1_c3 <= 3'd0;
      marks_let_go_valid_c4 <= 1'b0;
      deadlines_in_valid_c3 <= 1'b0;
      requests_in_valid_c3 <= 1'b0;
      ring_in_valid_c3 <= 1'b0;
    end else begin
      can_arm <= deadlines_level < 11'd1019;
      is_direct <= can_take & (ring_level == 12'd0);
      if (decided_clearing) begin
        decided_sweep <= decided_sweep + 12'd1;
      end
      decided_is_due <= deadlines_out_valid & ~deadlines_out_ready & ~_now_difference[15];
      // ---- timeline beginning, cycle 1
      beginning_c1 <= beginning;
      marks_let_go_valid_c1_c3 <= {marks_let_go_valid_c1_c3[1:0], (decided_kind == KIND_RENEW) & beginning};
      // ---- timeline beginning, cycle 2
      beginning_c2 <= beginning_c1;
      // ---- timeline beginning, cycle 3
      beginning_c3 <= beginning_c2;
      deadlines_in_valid_c3 <= step_arming & beginning_c2;
      requests_in_valid_c3 <= (taking | step_asking) & beginning_c2;
      ring_in_valid_c3 <= step_entering & beginning_c2;
      // ---- timeline beginning, cycle 4
      beginning_c4 <= beginning_c3;
      marks_let_go_valid_c4 <= marks_let_go_valid_c1_c3[2];
    end
  end

  // body: in_reset to after_pending
  always @(posedge clk) begin
    step_every_packet_d1 <= (ack_every <= 5'd1);
    step_limit_d1 <= (ack_every <= 5'd2) ? 5'd0 : (ack_every - 5'd2);
    in_reset <= rst;
    // ---- timeline beginning, cycle 1
    deadlines_out_payload_generation_c1 <= deadlines_out_payload_generation;
    decided_flow_qp_c1 <= decided_flow_qp;
    decided_flow_responses_c1 <= decided_flow_responses;
    decided_kind_c1 <= decided_kind;
    decided_taken_c1 <= setup_payload_psn[11:0] - 12'd1;
    events_payload_advancing_c1 <= events_payload_advancing;
    events_payload_behind_gap_c1 <= events_payload_behind_gap;
    events_payload_code_c1 <= events_payload_code;
    events_payload_come_c1 <= events_payload_come;
    events_payload_completing_c1 <= events_payload_completing;
    events_payload_congested_c1 <= events_payload_congested;
    events_payload_counting_c1 <= events_payload_counting;
    events_payload_departure_path_c1 <= events_payload_departure_path;
    events_payload_departure_stamp_c1 <= events_payload_departure_stamp;
    events_payload_not_ready_c1 <= events_payload_not_ready;
    events_payload_urgent_c1 <= events_payload_urgent;
    // ---- timeline beginning, cycle 2
    deadlines_out_payload_generation_c2 <= deadlines_out_payload_generation_c1;
    decided_flow_qp_c2 <= decided_flow_qp_c1;
    decided_flow_responses_c2 <= decided_flow_responses_c1;
    decided_kind_c2 <= decided_kind_c1;
    decided_taken_c2 <= decided_taken_c1;
    events_payload_advancing_c2 <= events_payload_advancing_c1;
    events_payload_behind_gap_c2 <= events_payload_behind_gap_c1;
    events_payload_code_c2 <= events_payload_code_c1;
    events_payload_come_c2 <= events_payload_come_c1;
    events_payload_completing_c2 <= events_payload_completing_c1;
    events_payload_congested_c2 <= events_payload_congested_c1;
    events_payload_counting_c2 <= events_payload_counting_c1;
    events_payload_departure_path_c2 <= events_payload_departure_path_c1;
    events_payload_departure_stamp_c2 <= events_payload_departure_stamp_c1;
    events_payload_not_ready_c2 <= events_payload_not_ready_c1;
    events_payload_urgent_c2 <= events_payload_urgent_c1;
    same_1 <= ({decided_flow_responses_c1, decided_flow_qp_c1} ==
               {decided_flow_responses_c2, decided_flow_qp_c2}) & beginning_c2;
    same_2 <= ({decided_flow_responses_c1, decided_flow_qp_c1} ==
               {decided_flow_responses_c3, decided_flow_qp_c3}) & beginning_c3;
    same_3 <= ({decided_flow_responses_c1, decided_flow_qp_c1} ==
               {decided_flow_responses_c4, decided_flow_qp_c4}) & beginning_c4;
    // ---- timeline beginning, cycle 3
    decided_flow_qp_c3 <= decided_flow_qp_c2;
    decided_flow_responses_c3 <= decided_flow_responses_c2;
    deadlines_in_payload_time_c3 <= now + ack_delay;
    after_armed <= step_after_armed;
    after_becn <= step_after_becn;
    after_behind_gap <= step_after_behind_gap;
    after_code <= step_after_code;
    after_congested <= step_after_congested;
    after_count <= step_after_count;
    after_echo_held <= step_after_echo_held;
    after_echo_marked <= step_after_echo_marked;
    after_echo_marks <= step_after_echo_marks;
    after_echo_path <= step_after_echo_path;
    after_echo_stamp <= step_after_echo_stamp;
    after_echo_taken <= step_after_echo_taken;
    after_generation <= step_after_generation;
    after_in_ring <= step_after_in_ring;
    after_is_last <= step_after_is_last;
    after_not_ready <= step_after_not_ready;
    after_pending <= step_after_pending;
  end

  // body: step_request_becn_c3 to after_pending_c5
  always @(posedge clk) begin
    // ---- timeline beginning, cycle 3
    step_request_becn_c3 <= step_request_becn;
    step_request_code_c3 <= step_request_code;
    step_request_echo_held_c3 <= step_request_echo_held;
    step_request_echo_marked_c3 <= step_request_echo_marked;
    step_request_echo_marks_c3 <= step_request_echo_marks;
    step_request_echo_path_c3 <= step_request_echo_path;
    step_request_echo_stamp_c3 <= step_request_echo_stamp;
    step_request_echo_taken_c3 <= step_request_echo_taken;
    step_request_flow_qp_c3 <= step_request_flow_qp;
    step_request_flow_responses_c3 <= step_request_flow_responses;
    step_request_gapless_c3 <= step_request_gapless;
    step_request_not_ready_c3 <= step_request_not_ready;
    // ---- timeline beginning, cycle 4
    decided_flow_qp_c4 <= decided_flow_qp_c3;
    decided_flow_responses_c4 <= decided_flow_responses_c3;
    after_armed_c4 <= after_armed;
    after_becn_c4 <= after_becn;
    after_behind_gap_c4 <= after_behind_gap;
    after_code_c4 <= after_code;
    after_congested_c4 <= after_congested;
    after_count_c4 <= after_count;
    after_echo_held_c4 <= after_echo_held;
    after_echo_marked_c4 <= after_echo_marked;
    after_echo_marks_c4 <= after_echo_marks;
    after_echo_path_c4 <= after_echo_path;
    after_echo_stamp_c4 <= after_echo_stamp;
    after_echo_taken_c4 <= after_echo_taken;
    after_generation_c4 <= after_generation;
    after_in_ring_c4 <= after_in_ring;
    after_is_last_c4 <= after_is_last;
    after_not_ready_c4 <= after_not_ready;
    after_pending_c4 <= after_pending;
    // ---- timeline beginning, cycle 5
    after_armed_c5 <= after_armed_c4;
    after_becn_c5 <= after_becn_c4;
    after_behind_gap_c5 <= after_behind_gap_c4;
    after_code_c5 <= after_code_c4;
    after_congested_c5 <= after_congested_c4;
    after_count_c5 <= after_count_c4;
    after_echo_held_c5 <= after_echo_held_c4;
    after_echo_marked_c5 <= after_echo_marked_c4;
    after_echo_marks_c5 <= after_echo_marks_c4;
    after_echo_path_c5 <= after_echo_path_c4;
    after_echo_stamp_c5 <= after_echo_stamp_c4;
    after_echo_taken_c5 <= after_echo_taken_c4;
    after_generation_c5 <= after_generation_c4;
    after_in_ring_c5 <= after_in_ring_c4;
    after_is_last_c5 <= after_is_last_c4;
    after_not_ready_c5 <= after_not_ready_c4;
    after_pending_c5 <= after_pending_c4;
  end

  wire        _unused = &{1'b0, setup_payload_psn[23:12], ring_in_ready, deadlines_in_ready, marks_inst_busy,
                          _now_difference[14:0]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) every_flow_is_in_the_ring_once: assert (~ring_in_valid_c3 |
                                                                               ring_in_ready);
  always @(posedge clk) if (!in_reset) no_deadline_is_lost: assert (~deadlines_in_valid_c3 |
                                                                    deadlines_in_ready);
  always @(posedge clk) if (!in_reset) no_request_is_lost: assert (~requests_in_valid_c3 | requests_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~ring_in_valid_c3 | ring_in_ready)) begin
    $display("AckPolicy.java: HDL801: claim 'every flow is in the ring once' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~deadlines_in_valid_c3 | deadlines_in_ready)) begin
    $display("AckPolicy.java: HDL801: claim 'no deadline is lost' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~requests_in_valid_c3 | requests_in_ready)) begin
    $display("AckPolicy.java: HDL801: claim 'no request is lost' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
