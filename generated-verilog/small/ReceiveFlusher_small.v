`default_nettype none

// ReceiveFlusher_small: completes the receive requests of queue pairs in error.  Generated from
// ReceiveFlusher.java.
module ReceiveFlusher_small (
  input  wire        clk,
  input  wire        rst,
  input  wire        setup_valid,  // the queue pair of which a life begins
  output wire        setup_ready,
  input  wire [3:0]  setup_payload,
  input  wire        state_valid,
  input  wire [3:0]  state_value_qp,  // queue pair, local number
  input  wire [2:0]  state_value_state,  // its state from now on
  input  wire        rung_valid,  // doorbells of receive queues
  input  wire [3:0]  rung_value_qp,  // queue pair, local number
  input  wire [15:0] rung_value_producer,  // free-running count of posted requests, modulo 65536
  input  wire        consumed_valid,  // requests that messages have consumed
  input  wire [3:0]  consumed_value_qp,  // queue pair, local number
  input  wire [15:0] consumed_value_producer,  // free-running count of posted requests, modulo 65536
  input  wire        flush_valid,  // everything before the error has been reported
  output wire        flush_ready,
  input  wire [3:0]  flush_payload_qp,  // queue pair, local number
  input  wire [3:0]  flush_payload_send_status,  // of the oldest incomplete send request
  input  wire [3:0]  flush_payload_receive_status,  // of the oldest incomplete receive request
  output wire        completions_valid,
  input  wire        completions_ready,
  output wire [3:0]  completions_payload_qp,  // queue pair, local number
  output wire        completions_payload_is_receive,  // for the receive completion queue
  output wire [3:0]  completions_payload_kind,  // CompletionKind
  output wire [3:0]  completions_payload_status,  // CompletionStatus
  output wire        completions_payload_solicited,  // solicited event
  output wire [31:0] completions_payload_length,  // bytes received; of a send, bytes sent
  output wire [31:0] completions_payload_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] completions_payload_request,  // free-running index of the completed request in its queue
  output wire [23:0] completions_payload_placements,  // wait until so many placements are visible
  output wire        completions_payload_waits  // placements counts; a send's completion does not wait
);
  localparam [2:0] STEP_IDLE              = 3'd0;
  localparam [2:0] STEP_READING           = 3'd1;
  localparam [2:0] STEP_LOADED            = 3'd2;
  localparam [2:0] STEP_SHOWING           = 3'd3;
  localparam [2:0] STEP_SETUP             = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_RESET = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_ERR   = 3'd5;

  reg  [2:0]  step;
  reg  [3:0]  qp;
  reg         flushes;
  reg  [3:0]  completion_qp;
  reg         completion_is_receive;
  reg  [3:0]  completion_kind;
  reg  [3:0]  completion_status;
  reg         completion_solicited;
  reg  [31:0] completion_length;
  reg  [31:0] completion_immediate;
  reg  [15:0] completion_request;
  reg  [23:0] completion_placements;
  reg         completion_waits;
  (* ram_style = "block" *)
  reg  [15:0] posted [0:15];
  reg  [15:0] _posted_2_first;
  reg  [15:0] posted_2;
  (* ram_style = "block" *)
  reg  [15:0] consumed [0:15];
  reg  [15:0] _consumed_2_first;
  reg  [15:0] consumed_2;
  (* ram_style = "block" *)
  reg  [2:0]  state_states [0:15];
  reg  [2:0]  _state_first;
  reg  [2:0]  state;
  (* ram_style = "block" *)
  reg  [20:0] rows [0:15];
  reg  [20:0] _row_first;
  reg  [20:0] row;
  wire        ring_inst_next_valid;
  wire [3:0]  ring_inst_next_payload;

  wire [3:0]  at = (step == STEP_IDLE) ? (flush_valid ? flush_payload_qp : ring_inst_next_payload) : qp;
  wire        begins = (step == STEP_SETUP) & ~rung_valid & ~consumed_valid;
  wire        marks = (step == STEP_LOADED) & flushes;
  wire        ends = (step == STEP_SHOWING) & completions_ready;
  wire [3:0]  _choice = begins ? setup_payload : rung_value_qp;
  wire [3:0]  _choice_2 = begins ? setup_payload : consumed_value_qp;
  wire [3:0]  _choice_3 = begins ? setup_payload : qp;
  wire        may_flush = row[4] & (state == QUEUE_PAIR_STATE_ERR) & (posted_2 != row[20:5]);
  wire        ring_inst_hints_0_valid = marks | ends;
  wire        ring_inst_hints_2_valid = state_valid & ~(state_value_state == QUEUE_PAIR_STATE_RESET);
  wire        ring_inst_next_ready = (step == STEP_IDLE) & ~setup_valid & ~flush_valid;

  ActiveRing_16_3 ring_inst (
    .clk(clk),
    .rst(rst),
    .hints_0_valid(ring_inst_hints_0_valid),
    .hints_0_value(qp),
    .hints_1_valid(rung_valid),
    .hints_1_value(rung_value_qp),
    .hints_2_valid(ring_inst_hints_2_valid),
    .hints_2_value(state_value_qp),
    .next_valid(ring_inst_next_valid),
    .next_ready(ring_inst_next_ready),
    .next_payload(ring_inst_next_payload)
  );

  assign completions_valid = step == STEP_SHOWING;
  assign completions_payload_qp = completion_qp;
  assign completions_payload_is_receive = completion_is_receive;
  assign completions_payload_kind = completion_kind;
  assign completions_payload_status = completion_status;
  assign completions_payload_solicited = completion_solicited;
  assign completions_payload_length = completion_length;
  assign completions_payload_immediate = completion_immediate;
  assign completions_payload_request = completion_request;
  assign completions_payload_placements = completion_placements;
  assign completions_payload_waits = completion_waits;
  assign setup_ready = begins;
  assign flush_ready = marks;

  always @(posedge clk) begin
    if (!rst && (rung_valid | begins)) begin
      posted[_choice] <= begins ? 16'd0 : rung_value_producer;
    end
  end

  always @(posedge clk) begin
    _posted_2_first <= posted[at];
    posted_2 <= _posted_2_first;
  end

  always @(posedge clk) begin
    if (!rst && (consumed_valid | begins)) begin
      consumed[_choice_2] <= begins ? 16'd0 : consumed_value_producer;
    end
  end

  always @(posedge clk) begin
    _consumed_2_first <= consumed[at];
    consumed_2 <= _consumed_2_first;
  end

  initial begin : state_states_zero
    integer _i;
    for (_i = 0; _i < 16; _i = _i + 1) begin
      state_states[_i] = 3'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && state_valid) begin
      state_states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _state_first <= state_states[at];
    state <= _state_first;
  end

  always @(posedge clk) begin
    if (!rst && (begins | marks | ends)) begin
      rows[_choice_3] <= {begins ? 16'd0 : marks ? consumed_2 : (row[20:5] + 16'd1),
                          begins ? 1'b0 : marks ? 1'b1 : 1'b1,
                          begins ? 4'd1 : marks ? flush_payload_receive_status : 4'd1};
    end
  end

  always @(posedge clk) begin
    _row_first <= rows[at];
    row <= _row_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_IDLE;
    end else begin
      case (step)
        STEP_IDLE: begin
          if (setup_valid) begin
            step <= STEP_SETUP;
          end else if (flush_valid | ring_inst_next_valid) begin
            step <= STEP_READING;
          end
        end
        STEP_SETUP: begin
          if (begins) begin
            step <= STEP_IDLE;
          end
        end
        STEP_READING: begin
          step <= STEP_LOADED;
        end
        STEP_LOADED: begin
          if (~flushes & may_flush) begin
            step <= STEP_SHOWING;
          end else begin
            step <= STEP_IDLE;
          end
        end
        STEP_SHOWING: begin
          if (ends) begin
            step <= STEP_IDLE;
          end
        end
        default: begin
          step <= STEP_IDLE;
        end
      endcase
    end
  end

  always @(posedge clk) begin
    case (step)
      STEP_IDLE: begin
        qp <= at;
        flushes <= flush_valid;
      end
      default: ;
    endcase
    if (step == STEP_LOADED) begin
      completion_qp <= qp;
      completion_is_receive <= 1'b1;
      completion_kind <= 4'd2;
      completion_status <= row[3:0];
      completion_solicited <= 1'b0;
      completion_length <= 32'd0;
      completion_immediate <= 32'd0;
      completion_request <= row[20:5];
      completion_placements <= 24'd0;
      completion_waits <= 1'b0;
    end
  end

  wire        _unused = &{1'b0, flush_payload_send_status};
endmodule

`default_nettype wire
