`default_nettype none

// LocalErrors_small: lets queue pairs fail whose payload the bus has refused or whose Read or atomic has
// failed, and tells their peers.  Generated from LocalErrors.java.
module LocalErrors_small (
  input  wire        clk,
  input  wire        rst,
  // setup: a new life of a queue pair: its flow of requests
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [3:0]  setup_payload_flow,
  input  wire [23:0] setup_payload_psn,  // first PSN to expect
  input  wire        state_valid,
  input  wire [3:0]  state_value_qp,  // queue pair, local number
  input  wire [2:0]  state_value_state,  // its state from now on
  // fault: placements that the bus has refused
  input  wire        fault_valid,
  input  wire [13:0] fault_value_qp,  // queue pair, local number
  input  wire [23:0] fault_value_placement,  // which placement it is, counted from 1 since reset and modulo 2^24
  // refused: queue pairs of which a Read or an atomic was accepted and cannot be answered
  input  wire        refused_valid,
  output wire        refused_ready,
  input  wire [3:0]  refused_payload,
  // flushed: a queue pair in error of which everything is reported
  input  wire        flushed_valid,
  input  wire [3:0]  flushed_value,
  // reported: the progress of requests that may be reported
  input  wire        reported_valid,
  input  wire [3:0]  reported_value_flow,
  input  wire [23:0] reported_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] reported_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] reported_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] reported_value_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  output wire        failures_valid,
  input  wire        failures_ready,
  output wire [3:0]  failures_payload_qp,  // queue pair, local number
  output wire [4:0]  failures_payload_cause,  // why
  output wire        failures_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  output wire [15:0] failures_payload_request,
  // marks: errors to be recorded
  output wire        marks_valid,
  input  wire        marks_ready,
  output wire [3:0]  marks_payload_qp,  // queue pair, local number
  output wire        marks_payload_error_valid,
  output wire [23:0] marks_payload_error_psn,
  output wire [2:0]  marks_payload_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive WQE
  // events: asks for the NAK
  output wire        events_valid,
  input  wire        events_ready,
  output wire [3:0]  events_payload_flow_qp,  // queue pair, local number
  output wire        events_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire        events_payload_come,  // a packet has come whole, accepted or not
  // events_payload_departure: of that packet
  output wire [13:0] events_payload_departure_path,  // its UDP source port above 0xC000
  output wire [13:0] events_payload_departure_stamp,  // in 1/16 us of the sender's clock, modulo 2^14
  // events: asks for the NAK
  output wire        events_payload_congested,  // CE marked, and not trimmed
  output wire        events_payload_counting,  // accepted: one packet more since the last acknowledgement
  output wire        events_payload_advancing,  // it was the next expected packet
  output wire        events_payload_completing,  // a message completed with it
  output wire        events_payload_urgent,  // acknowledge now, whatever the settings say
  output wire        events_payload_not_ready,  // it is the next expected packet and has no receive WQE: RNR NAK
  output wire [2:0]  events_payload_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  output wire [8:0]  events_payload_behind_gap  // by how many more packets than before lie behind the first gap, modulo 512
);
  localparam [2:0] STEP_IDLE                    = 3'd0;
  localparam [2:0] STEP_READING                 = 3'd1;
  localparam [2:0] STEP_LOADED                  = 3'd2;
  localparam [2:0] STEP_TELLING                 = 3'd3;
  localparam [2:0] STEP_MARKING                 = 3'd4;
  localparam [2:0] STEP_ANSWERING               = 3'd5;
  localparam [2:0] QUEUE_PAIR_STATE_RTR         = 3'd2;
  localparam [2:0] QUEUE_PAIR_STATE_RTS         = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD         = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_ERR         = 3'd5;
  localparam [4:0] FAILURE_CAUSE_REQUEST_MEMORY = 5'd16;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [2:0]  step;
  reg  [3:0]  qp;
  (* ram_style = "block" *)
  reg         refused [0:15];
  reg         _is_refused_first;
  reg         is_refused;
  (* ram_style = "block" *)
  reg         flushed [0:15];
  reg         _is_flushed_first;
  reg         is_flushed;
  (* ram_style = "block" *)
  reg  [2:0]  state_states [0:15];
  reg  [2:0]  _state_first;
  reg  [2:0]  state;
  wire        ring_inst_next_valid;
  wire [3:0]  ring_inst_next_payload;
  wire [23:0] expected_progress_messages;
  wire [23:0] expected_progress_message_start;
  wire [23:0] expected_progress_receives_done;

  wire        is_faulty = fault_valid | refused_valid;
  wire [3:0]  faulty = fault_valid ? fault_value_qp[3:0] : refused_payload;
  wire        ring_inst_next_ready = step == STEP_IDLE;
  wire [3:0]  at = (step == STEP_IDLE) ? ring_inst_next_payload : qp;
  wire        answered = (step == STEP_ANSWERING) & events_ready;
  wire        beginning = setup_valid & ~(is_faulty | flushed_valid | answered);
  wire [3:0]  _faulty_choice = is_faulty ? faulty : setup_payload_flow;
  wire [3:0]  _flushed_value_choice = flushed_valid ? flushed_value : beginning ? setup_payload_flow : qp;
  wire        works = (state == QUEUE_PAIR_STATE_RTR) | (state == QUEUE_PAIR_STATE_RTS) |
                      (state == QUEUE_PAIR_STATE_SQD);
  wire        is_due = (state == QUEUE_PAIR_STATE_ERR) & is_flushed;

  ActiveRing_16_2_0 ring_inst (
    .clk(clk),
    .rst(in_reset),
    .hints_0_valid(is_faulty),
    .hints_0_value(faulty),
    .hints_1_valid(flushed_valid),
    .hints_1_value(flushed_value),
    .next_valid(ring_inst_next_valid),
    .next_ready(ring_inst_next_ready),
    .next_payload(ring_inst_next_payload)
  );

  ProgressTable_16_expected expected (
    .clk(clk),
    .write_valid(reported_valid),
    .write_value_flow(reported_value_flow),
    .write_value_progress_expected(reported_value_progress_expected),
    .write_value_progress_messages(reported_value_progress_messages),
    .write_value_progress_message_start(reported_value_progress_message_start),
    .write_value_progress_receives_done(reported_value_progress_receives_done),
    .read_flow(at),
    .progress_expected(marks_payload_error_psn),
    .progress_messages(expected_progress_messages),
    .progress_message_start(expected_progress_message_start),
    .progress_receives_done(expected_progress_receives_done)
  );

  assign refused_ready = ~fault_valid;
  assign setup_ready = beginning;
  assign failures_valid = step == STEP_TELLING;
  assign failures_payload_qp = qp;
  assign failures_payload_cause = FAILURE_CAUSE_REQUEST_MEMORY;
  assign failures_payload_named = 1'b0;
  assign failures_payload_request = 16'd0;
  assign marks_valid = step == STEP_MARKING;
  assign marks_payload_qp = qp;
  assign marks_payload_error_valid = 1'b1;
  assign marks_payload_error_code = 3'd3;
  assign events_valid = step == STEP_ANSWERING;
  assign events_payload_flow_qp = qp;
  assign events_payload_flow_responses = 1'b0;
  assign events_payload_come = 1'b0;
  assign events_payload_departure_path = 14'd0;
  assign events_payload_departure_stamp = 14'd0;
  assign events_payload_congested = 1'b0;
  assign events_payload_counting = 1'b0;
  assign events_payload_advancing = 1'b0;
  assign events_payload_completing = 1'b0;
  assign events_payload_urgent = 1'b1;
  assign events_payload_not_ready = 1'b0;
  assign events_payload_code = 3'd3;
  assign events_payload_behind_gap = 9'd0;

  initial begin : refused_zero
    integer _i;
    for (_i = 0; _i < 16; _i = _i + 1) begin
      refused[_i] = 1'b0;
    end
  end

  always @(posedge clk) begin
    if (!in_reset && (is_faulty | beginning)) begin
      refused[_faulty_choice] <= is_faulty;
    end
  end

  always @(posedge clk) begin
    _is_refused_first <= refused[at];
    is_refused <= _is_refused_first;
  end

  initial begin : flushed_zero
    integer _i;
    for (_i = 0; _i < 16; _i = _i + 1) begin
      flushed[_i] = 1'b0;
    end
  end

  always @(posedge clk) begin
    if (!in_reset && (flushed_valid | beginning | answered)) begin
      flushed[_flushed_value_choice] <= flushed_valid;
    end
  end

  always @(posedge clk) begin
    _is_flushed_first <= flushed[at];
    is_flushed <= _is_flushed_first;
  end

  initial begin : state_states_zero
    integer _i;
    for (_i = 0; _i < 16; _i = _i + 1) begin
      state_states[_i] = 3'd0;
    end
  end

  always @(posedge clk) begin
    if (!in_reset && state_valid) begin
      state_states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _state_first <= state_states[at];
    state <= _state_first;
  end

  always @(posedge clk) begin
    if (in_reset) begin
      step <= STEP_IDLE;
    end else begin
      case (step)
        STEP_IDLE: begin
          if (ring_inst_next_valid) begin
            step <= STEP_READING;
          end
        end
        STEP_READING: step <= STEP_LOADED;
        STEP_LOADED: begin
          if (is_refused & works) begin
            step <= STEP_TELLING;
          end else if (is_refused & is_due) begin
            step <= STEP_MARKING;
          end else begin
            step <= STEP_IDLE;
          end
        end
        STEP_TELLING: begin
          if (failures_ready) begin
            step <= STEP_IDLE;
          end
        end
        STEP_MARKING: begin
          if (marks_ready) begin
            step <= STEP_ANSWERING;
          end
        end
        STEP_ANSWERING: begin
          if (events_ready) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
    end
  end

  always @(posedge clk) begin
    case (step)
      STEP_IDLE: begin
        if (ring_inst_next_valid) begin
          qp <= at;
        end
      end
      default: ;
    endcase
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, setup_payload_psn, fault_value_qp[13:4], fault_value_placement,
                          expected_progress_messages, expected_progress_message_start,
                          expected_progress_receives_done};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    nothing_is_noted_of_others_while_a_life_begins: assert (
      ~(beginning & (is_faulty | flushed_valid | answered)));
  always @(posedge clk) if (!in_reset) asks_for_a_nak: cover (events_valid & events_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~(beginning & (is_faulty | flushed_valid | answered)))) begin
    $display("LocalErrors.java: HDL801: claim 'nothing is noted of others while a life begins' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
