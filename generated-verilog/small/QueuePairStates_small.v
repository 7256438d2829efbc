`default_nettype none

// QueuePairStates_small: the one writer of the states of queue pairs.  Generated from QueuePairStates.java.
module QueuePairStates_small (
  input  wire        clk,
  input  wire        rst,
  // orders: of commands
  input  wire        orders_valid,
  output wire        orders_ready,
  input  wire [1:0]  orders_payload_kind,
  input  wire [3:0]  orders_payload_qp,  // queue pair, local number
  input  wire [2:0]  orders_payload_from,  // of a change: the state that was found; if it is another now, nothing changes
  input  wire [2:0]  orders_payload_to,  // of a change
  input  wire        orders_payload_creating,  // it is about these completion queues, not about those of the last life
  input  wire [3:0]  orders_payload_send_cq,
  input  wire [3:0]  orders_payload_receive_cq,
  // answer: the order has been carried out
  output wire        answer_valid,
  output wire        answer_value_matching,  // of a change: it was in the state that was expected, and has changed
  output wire [2:0]  answer_value_state,  // its state before
  output wire [4:0]  answer_value_cause,  // why it has failed by itself
  output wire        answer_value_resting,  // it was reset too short a time ago
  output wire [3:0]  answer_value_send_cq,  // of this life, or of the last
  output wire [3:0]  answer_value_receive_cq,  // of this life, or of the last
  output wire        answer_value_send_broken,  // the completion queue of the sends that it is about has lost a completion
  output wire        answer_value_receive_broken,  // that of the receives has lost one
  // failures: why a queue pair goes to error
  input  wire        failures_valid,
  output wire        failures_ready,
  input  wire [3:0]  failures_payload_qp,  // queue pair, local number
  input  wire [4:0]  failures_payload_cause,  // why
  input  wire        failures_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  input  wire [15:0] failures_payload_request,
  input  wire [23:0] quiet,  // a queue pair rests so long after its reset, in 1/16 us
  input  wire [24:0] now,  // in 1/16 us
  output wire [3:0]  asked,  // a completion queue
  input  wire        is_broken,  // two cycles later: it has lost a completion
  output wire        state_valid,
  output wire [3:0]  state_value_qp,  // queue pair, local number
  output wire [2:0]  state_value_state,  // its state from now on
  // flush: with the state: this queue pair goes to error, and its requests are to be flushed
  output wire        flush_valid,
  output wire [3:0]  flush_value_qp,  // queue pair, local number
  output wire [3:0]  flush_value_send_status,  // of one incomplete send WQE
  output wire [3:0]  flush_value_receive_status,  // of the oldest incomplete receive WQE
  output wire        flush_value_named,  // that is the send WQE with this index; else the oldest incomplete one
  output wire [15:0] flush_value_request,
  output reg         failed  // with the state: it goes to error by itself
);
  localparam [3:0] STEP_CLEAN                               = 4'd0;
  localparam [3:0] STEP_IDLE                                = 4'd1;
  localparam [3:0] STEP_READING                             = 4'd2;
  localparam [3:0] STEP_LOADED                              = 4'd3;
  localparam [3:0] STEP_FIRST                               = 4'd4;
  localparam [3:0] STEP_SECOND                              = 4'd5;
  localparam [3:0] STEP_ENTERING                            = 4'd6;
  localparam [3:0] STEP_JUDGING                             = 4'd7;
  localparam [3:0] STEP_ACTING                              = 4'd8;
  localparam [4:0] FAILURE_CAUSE_NONE                       = 5'd0;
  localparam [4:0] FAILURE_CAUSE_CQ_OVERRUN                 = 5'd1;
  localparam [4:0] FAILURE_CAUSE_SEND_ACCESS                = 5'd2;
  localparam [4:0] FAILURE_CAUSE_SEND_OPERATION             = 5'd3;
  localparam [4:0] FAILURE_CAUSE_SEND_MEMORY                = 5'd4;
  localparam [4:0] FAILURE_CAUSE_PEER_INVALID_REQUEST       = 5'd5;
  localparam [4:0] FAILURE_CAUSE_PEER_ACCESS                = 5'd6;
  localparam [4:0] FAILURE_CAUSE_PEER_OPERATION             = 5'd7;
  localparam [4:0] FAILURE_CAUSE_RETRIES                    = 5'd8;
  localparam [4:0] FAILURE_CAUSE_RNR_RETRIES                = 5'd9;
  localparam [4:0] FAILURE_CAUSE_RESPONSE_ACCESS            = 5'd10;
  localparam [4:0] FAILURE_CAUSE_RESPONSE_INVALID           = 5'd11;
  localparam [4:0] FAILURE_CAUSE_RECEIVE_LENGTH             = 5'd14;
  localparam [4:0] FAILURE_CAUSE_RECEIVE_ACCESS             = 5'd15;
  localparam [4:0] FAILURE_CAUSE_REQUEST_MEMORY             = 5'd16;
  localparam [2:0] JOB_LOOK                                 = 3'd0;
  localparam [2:0] JOB_CHANGE                               = 3'd1;
  localparam [2:0] JOB_RETIRE                               = 3'd2;
  localparam [2:0] JOB_FAIL                                 = 3'd3;
  localparam [2:0] JOB_WALK                                 = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_RESET                   = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_RTR                     = 3'd2;
  localparam [2:0] QUEUE_PAIR_STATE_RTS                     = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD                     = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_ERR                     = 3'd5;
  localparam [3:0] COMPLETION_STATUS_FLUSHED                = 4'd1;
  localparam [3:0] COMPLETION_STATUS_LOCAL_PROTECTION       = 4'd2;
  localparam [3:0] COMPLETION_STATUS_LOCAL_OPERATION        = 4'd3;
  localparam [3:0] COMPLETION_STATUS_REMOTE_INVALID_REQUEST = 4'd4;
  localparam [3:0] COMPLETION_STATUS_REMOTE_ACCESS          = 4'd5;
  localparam [3:0] COMPLETION_STATUS_REMOTE_OPERATION       = 4'd6;
  localparam [3:0] COMPLETION_STATUS_RETRIES_EXCEEDED       = 4'd7;
  localparam [3:0] COMPLETION_STATUS_RNR_RETRIES_EXCEEDED   = 4'd8;
  localparam [3:0] COMPLETION_STATUS_LOCAL_LENGTH           = 4'd9;
  localparam [3:0] COMPLETION_STATUS_BAD_RESPONSE           = 4'd10;

  reg  [3:0]  step;
  reg  [2:0]  task_job;
  reg  [3:0]  task_failure_qp;
  reg  [4:0]  task_failure_cause;
  reg         task_failure_named;
  reg  [15:0] task_failure_request;
  reg  [2:0]  task_from;
  reg  [2:0]  task_to;
  reg         task_creating;
  reg  [3:0]  task_send_cq;
  reg  [3:0]  task_receive_cq;
  reg  [3:0]  walker;
  reg  [2:0]  life_state;
  reg  [4:0]  life_cause;
  reg         life_quiet;
  reg  [24:0] life_until;
  reg  [3:0]  life_send_cq;
  reg  [3:0]  life_receive_cq;
  reg         expired;
  reg         send_broken;
  reg         receive_broken;
  reg  [3:0]  swept;
  reg  [24:0] rest_until;
  reg         writes;
  reg         flushing;
  reg  [3:0]  write_qp;
  reg  [2:0]  write_state;
  reg  [3:0]  flush_qp;
  reg  [3:0]  flush_send_status;
  reg  [3:0]  flush_receive_status;
  reg         flush_named;
  reg  [15:0] flush_request;
  reg  [3:0]  send_status;
  reg  [3:0]  receive_status;
  reg         answers;
  reg         answer_matching;
  reg  [2:0]  answer_state;
  reg  [4:0]  answer_cause;
  reg         answer_resting;
  reg  [3:0]  answer_send_cq;
  reg  [3:0]  answer_receive_cq;
  reg         answer_send_broken;
  reg         answer_receive_broken;
  (* ram_style = "block" *)
  reg  [41:0] rows [0:15];
  reg  [41:0] _row_first;
  reg  [41:0] row;
  wire        arbiter_in_2_ready;
  wire        arbiter_out_valid;
  wire [2:0]  arbiter_out_payload_job;
  wire [3:0]  arbiter_out_payload_failure_qp;
  wire [4:0]  arbiter_out_payload_failure_cause;
  wire        arbiter_out_payload_failure_named;
  wire [15:0] arbiter_out_payload_failure_request;
  wire [2:0]  arbiter_out_payload_from;
  wire [2:0]  arbiter_out_payload_to;
  wire        arbiter_out_payload_creating;
  wire [3:0]  arbiter_out_payload_send_cq;
  wire [3:0]  arbiter_out_payload_receive_cq;
  wire [1:0]  arbiter_source;

  wire        arbiter_in_2_valid = 1'b1;
  wire        arbiter_out_ready = step == STEP_IDLE;
  wire [3:0]  _arbiter_out_payload_failure_qp_choice = (step == STEP_IDLE) ? arbiter_out_payload_failure_qp :
                                                       task_failure_qp;
  wire [24:0] _now_difference = now - life_until;
  wire        asks_queues = (task_job == JOB_LOOK) | (task_job == JOB_WALK);
  wire        cleaning = step == STEP_CLEAN;
  wire        is_active = (life_state == QUEUE_PAIR_STATE_RTR) | (life_state == QUEUE_PAIR_STATE_RTS) |
                          (life_state == QUEUE_PAIR_STATE_SQD);
  wire        failing = is_active &
                        ((task_job == JOB_FAIL) | ((task_job == JOB_WALK) & (send_broken | receive_broken)));
  wire        changes = (task_job == JOB_CHANGE) & (life_state == task_from);
  wire        retiring = task_job == JOB_RETIRE;
  wire        rested = (task_job == JOB_WALK) & life_quiet & expired & ~failing;
  wire        acting = step == STEP_ACTING;
  wire        is_reset = task_to == QUEUE_PAIR_STATE_RESET;
  wire [2:0]  changed = (failing | is_reset) ? QUEUE_PAIR_STATE_ERR : task_to;
  wire        creating = changes & task_creating;
  wire [4:0]  cause = failing ? task_failure_cause :
                      (retiring | ~(rested | (changed == QUEUE_PAIR_STATE_ERR))) ? FAILURE_CAUSE_NONE :
                      life_cause;
  wire [3:0]  _swept_choice = cleaning ? swept : task_failure_qp;

  Arbiter_3_ROUND_ROBIN #(.WIDTH(44)) arbiter (
    .clk(clk),
    .rst(rst),
    .in_0_valid(orders_valid),
    .in_0_ready(orders_ready),
    .in_0_payload({{1'b0, orders_payload_kind}, orders_payload_qp, FAILURE_CAUSE_NONE, 1'b0, 16'd0,
                   orders_payload_from, orders_payload_to, orders_payload_creating, orders_payload_send_cq,
                   orders_payload_receive_cq}),
    .in_1_valid(failures_valid),
    .in_1_ready(failures_ready),
    .in_1_payload({JOB_FAIL, failures_payload_qp, failures_payload_cause, failures_payload_named,
                   failures_payload_request, 3'd0, 3'd0, 1'b0, 4'd0, 4'd0}),
    .in_2_valid(arbiter_in_2_valid),
    .in_2_ready(arbiter_in_2_ready),
    .in_2_payload({JOB_WALK, walker, FAILURE_CAUSE_CQ_OVERRUN, 1'b0, 16'd0, 3'd0, 3'd0, 1'b0, 4'd0, 4'd0}),
    .out_valid(arbiter_out_valid),
    .out_ready(arbiter_out_ready),
    .out_payload({arbiter_out_payload_job, arbiter_out_payload_failure_qp, arbiter_out_payload_failure_cause,
                  arbiter_out_payload_failure_named, arbiter_out_payload_failure_request,
                  arbiter_out_payload_from, arbiter_out_payload_to, arbiter_out_payload_creating,
                  arbiter_out_payload_send_cq, arbiter_out_payload_receive_cq}),
    .source(arbiter_source)
  );

  assign asked = (step == STEP_FIRST) ? (task_creating ? task_send_cq : life_send_cq) :
                 task_creating ? task_receive_cq : life_receive_cq;
  assign state_valid = writes;
  assign state_value_qp = write_qp;
  assign state_value_state = write_state;
  assign flush_valid = flushing;
  assign flush_value_qp = flush_qp;
  assign flush_value_send_status = flush_send_status;
  assign flush_value_receive_status = flush_receive_status;
  assign flush_value_named = flush_named;
  assign flush_value_request = flush_request;
  assign answer_valid = answers;
  assign answer_value_matching = answer_matching;
  assign answer_value_state = answer_state;
  assign answer_value_cause = answer_cause;
  assign answer_value_resting = answer_resting;
  assign answer_value_send_cq = answer_send_cq;
  assign answer_value_receive_cq = answer_receive_cq;
  assign answer_value_send_broken = answer_send_broken;
  assign answer_value_receive_broken = answer_receive_broken;

  always @* begin
    case (task_failure_cause)
      FAILURE_CAUSE_SEND_ACCESS, FAILURE_CAUSE_SEND_MEMORY,
                                                                                                         FAILURE_CAUSE_RESPONSE_ACCESS: send_status = COMPLETION_STATUS_LOCAL_PROTECTION;
      FAILURE_CAUSE_SEND_OPERATION: send_status = COMPLETION_STATUS_LOCAL_OPERATION;
      FAILURE_CAUSE_PEER_INVALID_REQUEST: send_status = COMPLETION_STATUS_REMOTE_INVALID_REQUEST;
      FAILURE_CAUSE_PEER_ACCESS: send_status = COMPLETION_STATUS_REMOTE_ACCESS;
      FAILURE_CAUSE_PEER_OPERATION: send_status = COMPLETION_STATUS_REMOTE_OPERATION;
      FAILURE_CAUSE_RETRIES: send_status = COMPLETION_STATUS_RETRIES_EXCEEDED;
      FAILURE_CAUSE_RNR_RETRIES: send_status = COMPLETION_STATUS_RNR_RETRIES_EXCEEDED;
      FAILURE_CAUSE_RESPONSE_INVALID: send_status = COMPLETION_STATUS_BAD_RESPONSE;
      default: send_status = COMPLETION_STATUS_FLUSHED;
    endcase
  end

  always @* begin
    case (task_failure_cause)
      FAILURE_CAUSE_RECEIVE_ACCESS,
                                                                                   FAILURE_CAUSE_REQUEST_MEMORY: receive_status = COMPLETION_STATUS_LOCAL_PROTECTION;
      FAILURE_CAUSE_RECEIVE_LENGTH: receive_status = COMPLETION_STATUS_LOCAL_LENGTH;
      default: receive_status = COMPLETION_STATUS_FLUSHED;
    endcase
  end

  always @(posedge clk) begin
    if (cleaning | (acting & (failing | changes | retiring | rested))) begin
      rows[_swept_choice] <= {cleaning ? 3'd0 : retiring ? QUEUE_PAIR_STATE_RESET : rested ? life_state :
                              changed, cleaning ? 5'd0 : cause, ~cleaning & retiring,
                              cleaning ? 25'd0 : retiring ? rest_until : life_until,
                              cleaning ? 4'd0 : creating ? task_send_cq : life_send_cq,
                              cleaning ? 4'd0 : creating ? task_receive_cq : life_receive_cq};
    end
  end

  always @(posedge clk) begin
    _row_first <= rows[_arbiter_out_payload_failure_qp_choice];
    row <= _row_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_CLEAN;
      walker <= 4'd0;
      swept <= 4'd0;
      writes <= 1'b0;
      flushing <= 1'b0;
      failed <= 1'b0;
      answers <= 1'b0;
    end else begin
      if (arbiter_in_2_valid & arbiter_in_2_ready) begin
        walker <= walker + 4'd1;
      end
      case (step)
        STEP_CLEAN: begin
          swept <= swept + 4'd1;
          if (&swept) begin
            step <= STEP_IDLE;
          end
        end
        STEP_IDLE: begin
          if (arbiter_out_valid) begin
            step <= STEP_READING;
          end
        end
        STEP_READING: step <= STEP_LOADED;
        STEP_LOADED: step <= STEP_FIRST;
        STEP_FIRST: begin
          if (asks_queues) begin
            step <= STEP_SECOND;
          end else begin
            step <= STEP_ACTING;
          end
        end
        STEP_SECOND: step <= STEP_ENTERING;
        STEP_ENTERING: step <= STEP_JUDGING;
        STEP_JUDGING: step <= STEP_ACTING;
        STEP_ACTING: step <= STEP_IDLE;
        default: step <= STEP_CLEAN;
      endcase
      writes <= cleaning | (acting & (failing | changes));
      flushing <= acting & (failing | (changes & (task_to == QUEUE_PAIR_STATE_ERR)));
      failed <= acting & failing;
      answers <= acting & ~((task_job == JOB_FAIL) | (task_job == JOB_WALK));
    end
  end

  // body
  always @(posedge clk) begin
    if (step == STEP_IDLE) begin
      task_job <= arbiter_out_payload_job;
      task_failure_qp <= arbiter_out_payload_failure_qp;
      task_failure_cause <= arbiter_out_payload_failure_cause;
      task_failure_named <= arbiter_out_payload_failure_named;
      task_failure_request <= arbiter_out_payload_failure_request;
      task_from <= arbiter_out_payload_from;
      task_to <= arbiter_out_payload_to;
      task_creating <= arbiter_out_payload_creating;
      task_send_cq <= arbiter_out_payload_send_cq;
      task_receive_cq <= arbiter_out_payload_receive_cq;
    end
    expired <= ~_now_difference[24];
    if (step == STEP_LOADED) begin
      life_state <= row[41:39];
      life_cause <= row[38:34];
      life_quiet <= row[33];
      life_until <= row[32:8];
      life_send_cq <= row[7:4];
      life_receive_cq <= row[3:0];
    end
    if (step == STEP_ENTERING) begin
      send_broken <= is_broken;
    end
    if (step == STEP_JUDGING) begin
      receive_broken <= is_broken;
    end
  end

  // act
  always @(posedge clk) begin
    write_qp <= cleaning ? swept : task_failure_qp;
    write_state <= cleaning ? QUEUE_PAIR_STATE_RESET : failing ? QUEUE_PAIR_STATE_ERR : task_to;
    flush_qp <= task_failure_qp;
    flush_send_status <= send_status;
    flush_receive_status <= receive_status;
    flush_named <= task_failure_named;
    flush_request <= task_failure_request;
    rest_until <= now + {1'b0, quiet};
  end

  // answer
  always @(posedge clk) begin
    answer_matching <= life_state == task_from;
    answer_state <= life_state;
    answer_cause <= life_cause;
    answer_resting <= life_quiet & ~expired;
    answer_send_cq <= life_send_cq;
    answer_receive_cq <= life_receive_cq;
    answer_send_broken <= send_broken;
    answer_receive_broken <= receive_broken;
  end

  wire        _unused = &{1'b0, arbiter_source, _now_difference[23:0]};

`ifdef FORMAL
  reg  [4:0]  waited;
  reg  [4:0]  waited_2;
  always @(posedge clk) begin
    if (rst) begin
      waited <= 5'd0;
      waited_2 <= 5'd0;
    end else begin
      if (orders_valid & ~orders_ready & (step != STEP_CLEAN)) begin
        waited <= waited + 5'd1;
      end else begin
        waited <= 5'd0;
      end
      if (failures_valid & ~failures_ready & (step != STEP_CLEAN)) begin
        waited_2 <= waited_2 + 5'd1;
      end else begin
        waited_2 <= 5'd0;
      end
    end
  end
  always @(posedge clk) if (!rst)
    a_failure_comes_before_a_command: cover (acting & (task_job == JOB_CHANGE) & (life_state != task_from));
  always @(posedge clk) if (!rst) nobody_waits_for_longer_than_two_jobs: assert (waited < 5'd24);
  always @(posedge clk) if (!rst) nobody_waits_for_longer_than_two_jobs_2: assert (waited_2 < 5'd24);
`elsif HDL_CLAIMS
  reg  [4:0]  waited;
  reg  [4:0]  waited_2;
  always @(posedge clk) begin
    if (rst) begin
      waited <= 5'd0;
      waited_2 <= 5'd0;
    end else begin
      if (orders_valid & ~orders_ready & (step != STEP_CLEAN)) begin
        waited <= waited + 5'd1;
      end else begin
        waited <= 5'd0;
      end
      if (failures_valid & ~failures_ready & (step != STEP_CLEAN)) begin
        waited_2 <= waited_2 + 5'd1;
      end else begin
        waited_2 <= 5'd0;
      end
    end
  end
  always @(posedge clk) if (!rst && !(waited < 5'd24)) begin
    $display("QueuePairStates.java: HDL801: claim 'nobody waits for longer than two jobs' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(waited_2 < 5'd24)) begin
    $display("QueuePairStates.java: HDL801: claim 'nobody waits for longer than two jobs' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
