`default_nettype none

// SendCompleter_alveo_100g: completes send WQEs in order, with success or flushed.  Generated from
// SendCompleter.java.
module SendCompleter_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [9:0]  setup_payload_qp,  // queue pair, local number
  input  wire [63:0] setup_payload_base,  // 64-byte aligned
  input  wire [3:0]  setup_payload_size,  // log2 of its entries, 0 to 15
  input  wire        state_valid,
  input  wire [9:0]  state_value_qp,  // queue pair, local number
  input  wire [2:0]  state_value_state,  // its state from now on
  // update: what the peer has acknowledged
  input  wire        update_valid,
  input  wire [9:0]  update_value_qp,  // queue pair, local number
  input  wire [15:0] update_value_messages,  // that the peer has completed in this life, modulo 65536
  // rung: doorbells of send queues
  input  wire        rung_valid,
  input  wire [9:0]  rung_value_qp,  // queue pair, local number
  input  wire [15:0] rung_value_producer,  // free-running count of posted requests, modulo 65536
  // reads_done: Reads and atomics that have their response
  input  wire        reads_done_valid,
  input  wire [9:0]  reads_done_value_qp,  // queue pair, local number
  input  wire [23:0] reads_done_value_messages,  // responses of its life that have arrived whole, with all earlier ones
  input  wire [23:0] reads_done_value_placements,  // placements ordered up to and with them
  // lookup: of the oldest request; shown until it is taken
  output wire        lookup_valid,
  output wire [9:0]  lookup_value_qp,  // queue pair, local number
  output wire [4:0]  lookup_value_slot,  // its index modulo the WQEs that are kept
  input  wire        taken,  // it is taken in this cycle
  // detail: two cycles behind that
  input  wire [2:0]  detail_kind,  // as in SendWqe
  input  wire        detail_signaled,  // wants a completion
  input  wire [31:0] detail_length,  // bytes of the message
  // flush: a queue pair goes to error
  input  wire        flush_valid,
  input  wire [9:0]  flush_value_qp,  // queue pair, local number
  input  wire [3:0]  flush_value_send_status,  // of one incomplete send WQE
  input  wire [3:0]  flush_value_receive_status,  // of the oldest incomplete receive WQE
  input  wire        flush_value_named,  // that is the send WQE with this index; else the oldest incomplete one
  input  wire [15:0] flush_value_request,
  output wire        completions_valid,
  input  wire        completions_ready,
  output wire [9:0]  completions_payload_qp,  // queue pair, local number
  output wire        completions_payload_is_receive,  // for the receive completion queue
  output wire [3:0]  completions_payload_kind,  // CompletionKind
  output wire [3:0]  completions_payload_status,  // CompletionStatus
  output wire        completions_payload_solicited,  // solicited event
  output wire [31:0] completions_payload_length,  // bytes received; of a send, bytes sent or brought
  output wire [31:0] completions_payload_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] completions_payload_wqe_index,  // free-running index of the completed request in its queue
  output wire [23:0] completions_payload_placements,  // wait until so many placements are visible
  output wire        completions_payload_waiting,  // placements counts; that of a Send or a Write does not wait
  // completed: requests that are complete: their places on chip are free
  output wire        completed_valid,
  output wire [9:0]  completed_value_qp,  // queue pair, local number
  output wire [15:0] completed_value_producer  // free-running count of posted requests, modulo 65536
);
  localparam [1:0] LOOK_IDLE                 = 2'd0;
  localparam [1:0] LOOK_READING              = 2'd1;
  localparam [1:0] LOOK_LOADED               = 2'd2;
  localparam [1:0] STEP_IDLE                 = 2'd0;
  localparam [1:0] STEP_DECIDING             = 2'd1;
  localparam [1:0] STEP_MAKING               = 2'd2;
  localparam [1:0] STEP_SHOWING              = 2'd3;
  localparam [2:0] QUEUE_PAIR_STATE_RESET    = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_RTS      = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD      = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_ERR      = 3'd5;
  localparam [1:0] PHASE_NONE                = 2'd0;
  localparam [1:0] PHASE_SETTLING            = 2'd1;
  localparam [1:0] PHASE_FIRST               = 2'd2;
  localparam [1:0] PHASE_FLUSHING            = 2'd3;
  localparam [3:0] COMPLETION_STATUS_SUCCESS = 4'd0;
  localparam [3:0] COMPLETION_STATUS_FLUSHED = 4'd1;
  localparam [3:0] COMPLETION_KIND_SEND      = 4'd0;
  localparam [3:0] COMPLETION_KIND_WRITE     = 4'd1;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [1:0]  look;
  reg  [1:0]  step;
  reg  [9:0]  next_reg;
  reg  [9:0]  qp;
  reg  [7:0]  time_reg;
  reg         showing;
  reg  [15:0] new_row_completed;
  reg  [1:0]  new_row_phase;
  reg  [7:0]  new_row_since;
  reg  [5:0]  new_row_reads;
  reg         new_row_unseen;
  reg  [9:0]  decided_completion_qp;
  reg         decided_completion_is_receive;
  reg  [3:0]  decided_completion_kind;
  reg  [3:0]  decided_completion_status;
  reg         decided_completion_solicited;
  reg  [31:0] decided_completion_length;
  reg  [31:0] decided_completion_immediate;
  reg  [15:0] decided_completion_wqe_index;
  reg  [23:0] decided_completion_placements;
  reg         decided_completion_waiting;
  reg  [6:0]  decided_ahead;
  reg         decided_is_live;
  reg  [15:0] decided_behind;
  reg         decided_may_flush;
  reg         decided_is_settled;
  reg         decided_acknowledged;
  reg  [5:0]  decided_answers;
  reg         decided_answered;
  reg         decided_may_fail;
  reg         decided_takes_status;
  reg         decided_successful;
  reg         decided_settling;
  reg         decided_flushing;
  (* ram_style = "block" *)
  reg  [32:0] rows [0:1023];
  reg  [32:0] _rows_data_first;
  reg  [32:0] rows_data;
  (* ram_style = "block" *)
  reg  [6:0]  acknowledged [0:1023];
  reg  [6:0]  _served_acknowledged_first;
  reg  [6:0]  served_acknowledged;
  (* ram_style = "block" *)
  reg  [15:0] producer [0:1023];
  reg  [15:0] _served_producer_first;
  reg  [15:0] served_producer;
  (* ram_style = "block" *)
  reg  [2:0]  served_state_states [0:1023];
  reg  [2:0]  _served_state_first;
  reg  [2:0]  served_state;
  (* ram_style = "block" *)
  reg  [4:0]  asked [0:1023];
  reg  [4:0]  _served_flush_found_first;
  reg  [4:0]  served_flush_found;
  (* ram_style = "block" *)
  reg  [3:0]  sizes [0:1023];
  reg  [3:0]  _served_flush_size_first;
  reg  [3:0]  served_flush_size;
  (* ram_style = "block" *)
  reg  [29:0] responses [0:1023];
  reg  [29:0] _served_responses_first;
  reg  [29:0] served_responses;
  (* ram_style = "block" *)
  reg  [16:0] named [0:1023];
  reg  [16:0] _served_named_first;
  reg  [16:0] served_named;
  wire        ring_inst_next_valid;
  wire [9:0]  ring_inst_next_payload;

  wire        is_working = step != STEP_IDLE;
  wire [9:0]  at = (look == LOOK_IDLE) ? ring_inst_next_payload : next_reg;
  wire        is_his = ((look != LOOK_IDLE) & (setup_payload_qp == next_reg)) |
                       (is_working & (setup_payload_qp == qp));
  wire        decided_needs_answer = detail_kind[2] & ~(&detail_kind[1:0]);
  wire        decided_is_successful = decided_acknowledged & (decided_answered | ~decided_needs_answer);
  wire        decided_is_failing = ~decided_is_successful & decided_may_fail;
  wire        decided_completing = decided_is_successful | decided_is_failing;
  wire        making = (step == STEP_MAKING) & ~decided_completing;
  wire        moving = making & (decided_settling | decided_flushing);
  wire        ending = (step == STEP_SHOWING) & (completions_ready | ~completions_valid);
  wire        others_wire = update_valid | rung_valid | flush_valid | reads_done_valid | moving | ending;
  wire        beginning = setup_valid & ~(is_his | others_wire);
  wire        is_held = (setup_valid & (setup_payload_qp == ring_inst_next_payload)) |
                        (is_working & (qp == ring_inst_next_payload));
  wire        may_hand = (step == STEP_IDLE) | ((step == STEP_SHOWING) & ~showing);
  wire        handing = (look == LOOK_LOADED) & may_hand & taken;
  wire [9:0]  _setup_payload_qp_choice = beginning ? setup_payload_qp : update_value_qp;
  wire [9:0]  _setup_payload_qp_choice_2 = beginning ? setup_payload_qp : rung_value_qp;
  wire [9:0]  _setup_payload_qp_choice_3 = beginning ? setup_payload_qp : flush_value_qp;
  wire        served_is_error = served_state == QUEUE_PAIR_STATE_ERR;
  wire        served_is_live = (served_state == QUEUE_PAIR_STATE_RTS) |
                               (served_state == QUEUE_PAIR_STATE_SQD) | served_is_error;
  wire [9:0]  _setup_payload_qp_choice_4 = beginning ? setup_payload_qp : reads_done_value_qp;
  wire        served_is_asked = served_is_error & served_flush_found[4];
  wire [15:0] decided_done = rows_data[32:17] + 16'd1;
  wire [5:0]  decided_reads = rows_data[6:1] + {5'd0, decided_needs_answer & decided_is_successful};
  wire        decided_has_brought = rows_data[0] | decided_needs_answer;
  wire [3:0]  decided_status = decided_takes_status ? served_flush_found[3:0] : COMPLETION_STATUS_FLUSHED;
  wire [3:0]  answered = {1'b0, detail_kind} + 4'd2;
  wire [9:0]  _setup_payload_qp_choice_5 = beginning ? setup_payload_qp : qp;
  wire        waiting = making & served_is_asked &
                        ~((rows_data[16:15] == PHASE_FIRST) | (rows_data[16:15] == PHASE_FLUSHING));
  wire        ring_inst_hints_0_valid = waiting | ending;
  wire        ring_inst_hints_3_valid = state_valid & (state_value_state != QUEUE_PAIR_STATE_RESET);
  wire        ring_inst_next_ready = (look == LOOK_IDLE) & ~is_held;

  ActiveRing_1024_6_0 ring_inst (
    .clk(clk),
    .rst(in_reset),
    .hints_0_valid(ring_inst_hints_0_valid),
    .hints_0_value(qp),
    .hints_1_valid(rung_valid),
    .hints_1_value(rung_value_qp),
    .hints_2_valid(update_valid),
    .hints_2_value(update_value_qp),
    .hints_3_valid(ring_inst_hints_3_valid),
    .hints_3_value(state_value_qp),
    .hints_4_valid(flush_valid),
    .hints_4_value(flush_value_qp),
    .hints_5_valid(reads_done_valid),
    .hints_5_value(reads_done_value_qp),
    .next_valid(ring_inst_next_valid),
    .next_ready(ring_inst_next_ready),
    .next_payload(ring_inst_next_payload)
  );

  assign lookup_valid = (look == LOOK_LOADED) & may_hand;
  assign lookup_value_qp = next_reg;
  assign lookup_value_slot = rows_data[21:17];
  assign completions_valid = (step == STEP_SHOWING) & showing;
  assign completions_payload_qp = decided_completion_qp;
  assign completions_payload_is_receive = decided_completion_is_receive;
  assign completions_payload_kind = decided_completion_kind;
  assign completions_payload_status = decided_completion_status;
  assign completions_payload_solicited = decided_completion_solicited;
  assign completions_payload_length = decided_completion_length;
  assign completions_payload_immediate = decided_completion_immediate;
  assign completions_payload_wqe_index = decided_completion_wqe_index;
  assign completions_payload_placements = decided_completion_placements;
  assign completions_payload_waiting = decided_completion_waiting;
  assign setup_ready = beginning;
  assign completed_valid = ending & decided_successful;
  assign completed_value_qp = qp;
  assign completed_value_producer = new_row_completed;

  always @(posedge clk) begin
    if (beginning | ending | moving) begin
      rows[_setup_payload_qp_choice_5] <= {beginning ? 16'd0 : ending ? new_row_completed : rows_data[32:17],
                                           beginning ? 2'd0 : ending ? new_row_phase :
                                           decided_settling ? PHASE_SETTLING : PHASE_FIRST,
                                           beginning ? 8'd0 : ending ? new_row_since : time_reg,
                                           beginning ? 6'd0 : ending ? new_row_reads : rows_data[6:1],
                                           ~beginning & (ending ? new_row_unseen : rows_data[0])};
    end
  end

  always @(posedge clk) begin
    _rows_data_first <= rows[at];
    rows_data <= _rows_data_first;
  end

  always @(posedge clk) begin
    if (update_valid | beginning) begin
      acknowledged[_setup_payload_qp_choice] <= beginning ? 7'd0 : update_value_messages[6:0];
    end
  end

  always @(posedge clk) begin
    _served_acknowledged_first <= acknowledged[at];
    served_acknowledged <= _served_acknowledged_first;
  end

  always @(posedge clk) begin
    if (rung_valid | beginning) begin
      producer[_setup_payload_qp_choice_2] <= beginning ? 16'd0 : rung_value_producer;
    end
  end

  always @(posedge clk) begin
    _served_producer_first <= producer[at];
    served_producer <= _served_producer_first;
  end

  initial begin : served_state_states_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
      served_state_states[_i] = 3'd0;
    end
  end

  always @(posedge clk) begin
    if (!in_reset && state_valid) begin
      served_state_states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _served_state_first <= served_state_states[at];
    served_state <= _served_state_first;
  end

  always @(posedge clk) begin
    if (flush_valid | beginning) begin
      asked[_setup_payload_qp_choice_3] <= {~beginning, flush_value_send_status};
    end
  end

  always @(posedge clk) begin
    _served_flush_found_first <= asked[at];
    served_flush_found <= _served_flush_found_first;
  end

  always @(posedge clk) begin
    if (beginning) begin
      sizes[setup_payload_qp] <= setup_payload_size;
    end
  end

  always @(posedge clk) begin
    _served_flush_size_first <= sizes[at];
    served_flush_size <= _served_flush_size_first;
  end

  always @(posedge clk) begin
    if (reads_done_valid | beginning) begin
      responses[_setup_payload_qp_choice_4] <= {beginning ? 6'd0 : reads_done_value_messages[5:0],
                                                beginning ? 24'd0 : reads_done_value_placements};
    end
  end

  always @(posedge clk) begin
    _served_responses_first <= responses[at];
    served_responses <= _served_responses_first;
  end

  always @(posedge clk) begin
    if (flush_valid) begin
      named[flush_value_qp] <= {flush_value_named, flush_value_request};
    end
  end

  always @(posedge clk) begin
    _served_named_first <= named[at];
    served_named <= _served_named_first;
  end

  always @(posedge clk) begin
    if (in_reset) begin
      look <= LOOK_IDLE;
      step <= STEP_IDLE;
      time_reg <= 8'd0;
      showing <= 1'b0;
    end else begin
      time_reg <= time_reg + 8'd1;
      case (look)
        LOOK_IDLE: begin
          if (ring_inst_next_valid & ~is_held) begin
            look <= LOOK_READING;
          end
        end
        LOOK_READING: look <= LOOK_LOADED;
        LOOK_LOADED: begin
          if (handing | (~may_hand & setup_valid & (setup_payload_qp == next_reg))) begin
            look <= LOOK_IDLE;
          end
        end
        default: look <= LOOK_IDLE;
      endcase
      case (step)
        STEP_IDLE: begin
          if (handing) begin
            step <= STEP_DECIDING;
          end
        end
        STEP_DECIDING: step <= STEP_MAKING;
        STEP_MAKING: begin
          showing <= decided_is_failing | detail_signaled;
          if (decided_completing) begin
            step <= STEP_SHOWING;
          end else begin
            step <= STEP_IDLE;
          end
        end
        STEP_SHOWING: begin
          if (handing) begin
            step <= STEP_DECIDING;
          end else if (completions_ready | ~showing) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
    end
  end

  // body
  always @(posedge clk) begin
    case (look)
      LOOK_IDLE: next_reg <= at;
      default: ;
    endcase
    if (handing) begin
      qp <= next_reg;
    end
    in_reset <= rst;
  end

  // complete
  always @(posedge clk) begin
    if (look == LOOK_LOADED) begin
      decided_ahead <= served_acknowledged - rows_data[23:17];
      decided_is_live <= served_is_live;
      decided_behind <= served_producer + ~rows_data[32:17];
      decided_may_flush <= served_is_asked &
                           ((rows_data[16:15] == PHASE_FIRST) | (rows_data[16:15] == PHASE_FLUSHING));
      decided_is_settled <= (time_reg - rows_data[14:7]) >= 8'd64;
      decided_answers <= served_responses[29:24] - rows_data[6:1];
    end
    case (step)
      STEP_DECIDING: begin
        decided_acknowledged <= decided_is_live & ~decided_ahead[6] & (decided_ahead != 7'd0) &
                                (rows_data[16:15] != PHASE_FLUSHING);
        decided_answered <= |decided_answers;
        decided_takes_status <= served_named[16] ? (served_named[15:0] == rows_data[32:17]) :
                                (rows_data[16:15] == PHASE_FIRST);
        decided_may_fail <= decided_may_flush & ~(|(decided_behind & (16'd65535 << served_flush_size)));
        decided_settling <= served_is_asked & (rows_data[16:15] == PHASE_NONE);
        decided_flushing <= served_is_asked & (rows_data[16:15] == PHASE_SETTLING) & decided_is_settled;
      end
      STEP_MAKING: decided_successful <= decided_is_successful;
      default: ;
    endcase
    if (step == STEP_MAKING) begin
      new_row_completed <= decided_done;
      new_row_phase <= decided_is_failing ? PHASE_FLUSHING : rows_data[16:15];
      new_row_since <= rows_data[14:7];
      new_row_reads <= decided_reads;
      new_row_unseen <= decided_has_brought & ~detail_signaled;
    end
    if (step == STEP_MAKING) begin
      decided_completion_qp <= qp;
      decided_completion_is_receive <= 1'b0;
      decided_completion_kind <= decided_is_successful ? (decided_needs_answer ? answered :
                                                          (detail_kind[2:1] == 2'd1) ? COMPLETION_KIND_WRITE :
                                                          COMPLETION_KIND_SEND) : COMPLETION_KIND_SEND;
      decided_completion_status <= decided_is_failing ? decided_status : COMPLETION_STATUS_SUCCESS;
      decided_completion_solicited <= 1'b0;
      decided_completion_length <= decided_is_successful ? detail_length : 32'd0;
      decided_completion_immediate <= 32'd0;
      decided_completion_wqe_index <= rows_data[32:17];
      decided_completion_placements <= served_responses[23:0];
      decided_completion_waiting <= decided_has_brought & decided_is_successful;
    end
  end

  wire        _unused = &{1'b0, setup_payload_base, update_value_messages[15:7],
                          reads_done_value_messages[23:6], flush_value_receive_status};

`ifdef FORMAL
  reg         decided_failing;
  always @(posedge clk) begin
    case (step)
      STEP_MAKING: decided_failing <= decided_is_failing;
      default: ;
    endcase
  end
  always @(posedge clk) if (!in_reset)
    nothing_is_acknowledged_while_a_life_begins: assert (~(update_valid & beginning));
  always @(posedge clk) if (!in_reset)
    nothing_is_producer_while_a_life_begins: assert (~(rung_valid & beginning));
  always @(posedge clk) if (!in_reset)
    no_flush_is_asked_for_while_a_life_begins: assert (~(flush_valid & beginning));
  always @(posedge clk) if (!in_reset)
    no_response_ends_while_a_life_begins: assert (~(reads_done_valid & beginning));
  always @(posedge clk) if (!in_reset)
    nobody_is_looked_at_while_it_is_worked_on: assert ((look == LOOK_IDLE) | ~is_working | (next_reg != qp));
  always @(posedge clk) if (!in_reset)
    a_request_that_is_shown_succeeds_or_fails: assert (
      (step != STEP_SHOWING) | (decided_successful != decided_failing));
  always @(posedge clk) if (!in_reset)
    a_flush_takes_one_step_at_a_time: assert ((step != STEP_MAKING) | ~(decided_settling & decided_flushing));
`elsif HDL_CLAIMS
  reg         decided_failing;
  always @(posedge clk) begin
    case (step)
      STEP_MAKING: decided_failing <= decided_is_failing;
      default: ;
    endcase
  end
  always @(posedge clk) if (!in_reset && !(~(update_valid & beginning))) begin
    $display("PairTables.java: HDL801: claim 'nothing is acknowledged while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(rung_valid & beginning))) begin
    $display("PairTables.java: HDL801: claim 'nothing is producer while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(flush_valid & beginning))) begin
    $display("FlushTable.java: HDL801: claim 'no flush is asked for while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(reads_done_valid & beginning))) begin
    $display("SendCompleter.java: HDL801: claim 'no response ends while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !((look == LOOK_IDLE) | ~is_working | (next_reg != qp))) begin
    $display("SendCompleter.java: HDL801: claim 'nobody is looked at while it is worked on' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset &&
                            !((step != STEP_SHOWING) | (decided_successful != decided_failing))) begin
    $display("SendCompleter.java: HDL801: claim 'a request that is shown succeeds or fails' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset &&
                            !((step != STEP_MAKING) | ~(decided_settling & decided_flushing))) begin
    $display("SendCompleter.java: HDL801: claim 'a flush takes one step at a time' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
