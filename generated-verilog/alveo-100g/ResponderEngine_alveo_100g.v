`default_nettype none

// ResponderEngine_alveo_100g: starts Reads and atomics in the order of their requests.  Generated from
// ResponderEngine.java.
module ResponderEngine_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [9:0]  setup_payload_qp,  // queue pair, local number
  input  wire [15:0] setup_payload_pd,  // protection domain
  input  wire [2:0]  setup_payload_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [23:0] setup_payload_psn,  // first PSN of the responses that this end sends
  input  wire        state_valid,
  input  wire [9:0]  state_value_qp,  // queue pair, local number
  input  wire [2:0]  state_value_state,  // its state from now on
  // crossed: responses that may be started; 0 when a life begins
  input  wire        crossed_valid,
  input  wire [9:0]  crossed_value_qp,  // queue pair, local number
  input  wire [6:0]  crossed_value_count,  // low bits
  output wire        lookup_valid,
  input  wire        lookup_ready,
  output wire [9:0]  lookup_payload_qp,  // queue pair, local number
  output wire [4:0]  lookup_payload_number,  // low bits of the number of the response, which are counted from 0
  // found: four cycles after it was taken
  input  wire [7:0]  found_context,  // number of the context
  input  wire [1:0]  found_kind,
  input  wire [23:0] found_msn,  // MSN of the request
  input  wire [23:0] found_psn,  // of the first packet of the response
  input  wire [63:0] found_address,
  input  wire [31:0] found_key,
  input  wire [63:0] found_operand,  // to swap or add; of a Read its bytes in the lower half
  input  wire [63:0] found_result,  // to compare with; what was found, once executed
  // updates: for the context
  output wire        updates_valid,
  input  wire        updates_ready,
  output wire [9:0]  updates_payload_qp,  // queue pair, local number
  output wire [7:0]  updates_payload_context,  // number of the context
  output wire        updates_payload_executed,  // it is an atomic that has been executed
  output wire [23:0] updates_payload_psn,  // first PSN of the response; unless executed
  output wire [63:0] updates_payload_result,  // what was found; if executed
  output wire        operations_valid,
  input  wire        operations_ready,
  output wire [9:0]  operations_payload_qp,  // queue pair, local number
  output wire [7:0]  operations_payload_context,  // number of its context
  output wire [15:0] operations_payload_pd,  // protection domain of the queue pair
  output wire        operations_payload_adds,  // adds; else compares and swaps
  output wire [63:0] operations_payload_address,  // a multiple of 8
  output wire [31:0] operations_payload_key,  // of the MR
  output wire [63:0] operations_payload_operand,  // to swap or add
  output wire [63:0] operations_payload_compare,  // to compare with
  input  wire        results_valid,
  output wire        results_ready,
  input  wire [9:0]  results_payload_qp,  // queue pair, local number
  input  wire [7:0]  results_payload_context,  // number of its context
  input  wire [63:0] results_payload_old,  // what was found in host memory
  input  wire        results_payload_failed,  // the MR does not allow it any more, or the bus has refused: row 44
  // beginning: an atomic of this queue pair is started; its result ends it
  output wire        beginning_valid,
  output wire [9:0]  beginning_value,
  // ready: responses that may be sent; 0 when a life begins
  output reg         ready_valid,
  output reg  [9:0]  ready_value_qp,  // queue pair, local number
  output reg  [6:0]  ready_value_count,  // low bits
  // failures: row 44: an atomic was accepted and could not be executed
  output wire        failures_valid,
  input  wire        failures_ready,
  output wire [9:0]  failures_payload_qp,  // queue pair, local number
  output wire [4:0]  failures_payload_cause,  // why
  output wire        failures_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  output wire [15:0] failures_payload_request
);
  localparam [3:0] STEP_IDLE                    = 4'd0;
  localparam [3:0] STEP_READING                 = 4'd1;
  localparam [3:0] STEP_LOADED                  = 4'd2;
  localparam [3:0] STEP_LOOKING                 = 4'd3;
  localparam [3:0] STEP_WAITING                 = 4'd4;
  localparam [3:0] STEP_DECIDING                = 4'd5;
  localparam [3:0] STEP_COUNTING                = 4'd6;
  localparam [3:0] STEP_NUMBERING               = 4'd7;
  localparam [3:0] STEP_RETIRING                = 4'd8;
  localparam [2:0] QUEUE_PAIR_STATE_RTR         = 3'd2;
  localparam [2:0] QUEUE_PAIR_STATE_RTS         = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD         = 3'd4;
  localparam [1:0] CONTEXT_KIND_READ            = 2'd0;
  localparam [1:0] CONTEXT_KIND_FETCH_ADD       = 2'd2;
  localparam [4:0] FAILURE_CAUSE_REQUEST_MEMORY = 5'd16;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [3:0]  step;
  reg  [9:0]  qp;
  reg  [9:0]  done_qp;
  reg  [7:0]  done_context;
  reg  [63:0] done_old;
  reg         done_failed;
  reg         is_done;
  reg         telling;
  reg  [1:0]  started_waited;
  reg  [7:0]  started_context_context;
  reg  [1:0]  started_context_kind;
  reg  [23:0] started_context_msn;
  reg  [23:0] started_context_psn;
  reg  [63:0] started_context_address;
  reg  [31:0] started_context_key;
  reg  [63:0] started_context_operand;
  reg  [63:0] started_context_result;
  reg  [32:0] started_rounded;
  reg  [23:0] started_packets;
  reg  [9:0]  started_offered_qp;
  reg  [7:0]  started_offered_context;
  reg  [15:0] started_offered_pd;
  reg         started_offered_adds;
  reg  [63:0] started_offered_address;
  reg  [31:0] started_offered_key;
  reg  [63:0] started_offered_operand;
  reg  [63:0] started_offered_compare;
  reg         started_offering;
  reg         started_is_empty;
  reg  [11:0] bytes_but_one;
  reg  [9:0]  failing;
  (* ram_style = "block" *)
  reg  [45:0] rows [0:1023];
  reg  [45:0] _row_first;
  reg  [45:0] row;
  (* ram_style = "block" *)
  reg  [18:0] choices [0:1023];
  reg  [18:0] _choices_data_first;
  reg  [18:0] choices_data;
  (* ram_style = "block" *)
  reg  [6:0]  crossed [0:1023];
  reg  [6:0]  _crossed_2_first;
  reg  [6:0]  crossed_2;
  (* ram_style = "block" *)
  reg  [2:0]  state_states [0:1023];
  reg  [2:0]  _state_first;
  reg  [2:0]  state;
  wire        ring_inst_next_valid;
  wire [9:0]  ring_inst_next_payload;

  wire        is_idle = step == STEP_IDLE;
  wire [9:0]  at = is_idle ? (results_valid ? results_payload_qp : ring_inst_next_payload) : qp;
  wire        ring_inst_next_ready = is_idle & ~(setup_valid | results_valid);
  wire        beginning = setup_valid & setup_ready;
  wire        works = (state == QUEUE_PAIR_STATE_RTR) | (state == QUEUE_PAIR_STATE_RTS) |
                      (state == QUEUE_PAIR_STATE_SQD);
  wire        is_waiting = (crossed_2 != row[21:15]) & works & ~row[0];
  wire        may_retire = done_failed ? ~telling : updates_ready;
  wire        started_is_read = found_kind == CONTEXT_KIND_READ;
  wire        started_must_wait = started_is_read ? (row[7:1] != 7'd0) : started_offering;
  wire        started_is_full = (step == STEP_DECIDING) & ~started_is_read & started_offering;
  wire [31:0] started_bytes = found_operand[31:0];
  wire [11:0] started_chosen = (choices_data[18:16] == 3'd1) ? 12'd511 : 12'd255;
  wire [11:0] started_chosen_2 = (choices_data[18:16] == 3'd2) ? 12'd1023 : started_chosen;
  wire [11:0] started_chosen_3 = (choices_data[18:16] == 3'd3) ? 12'd2047 : started_chosen_2;
  wire [11:0] started_chosen_4 = (choices_data[18:16] == 3'd4) ? 12'd4095 : started_chosen_3;
  wire [32:0] _started_rounded_shifted = started_rounded >> 8;
  wire [32:0] _started_rounded_shifted_2 = started_rounded >> 9;
  wire [23:0] count = (choices_data[18:16] == 3'd1) ? _started_rounded_shifted_2[23:0] :
                      _started_rounded_shifted[23:0];
  wire [32:0] _started_rounded_shifted_3 = started_rounded >> 10;
  wire [23:0] count_2 = (choices_data[18:16] == 3'd2) ? _started_rounded_shifted_3[23:0] : count;
  wire [32:0] _started_rounded_shifted_4 = started_rounded >> 11;
  wire [23:0] count_3 = (choices_data[18:16] == 3'd3) ? _started_rounded_shifted_4[23:0] : count_2;
  wire [32:0] _started_rounded_shifted_5 = started_rounded >> 12;
  wire [23:0] count_4 = (choices_data[18:16] == 3'd4) ? _started_rounded_shifted_5[23:0] : count_3;
  wire        started_reads = started_context_kind == CONTEXT_KIND_READ;
  wire        started_numbering = (step == STEP_NUMBERING) & updates_ready;
  wire        retiring = updates_payload_executed & may_retire;
  wire [6:0]  new_row_ready = updates_payload_executed ? (row[14:8] + {6'd0, ~(done_failed | row[0])}) :
                              (row[14:8] + {6'd0, started_reads});
  wire [9:0]  _setup_payload_qp_choice = beginning ? setup_payload_qp : qp;
  wire        reporting = (started_numbering & started_reads) | (retiring & ~(done_failed | row[0]));
  wire        ring_inst_hints_1_valid = started_numbering | started_is_full;

  ActiveRing_1024_3_0 ring_inst (
    .clk(clk),
    .rst(in_reset),
    .hints_0_valid(crossed_valid),
    .hints_0_value(crossed_value_qp),
    .hints_1_valid(ring_inst_hints_1_valid),
    .hints_1_value(qp),
    .hints_2_valid(retiring),
    .hints_2_value(qp),
    .next_valid(ring_inst_next_valid),
    .next_ready(ring_inst_next_ready),
    .next_payload(ring_inst_next_payload)
  );

  assign setup_ready = is_idle;
  assign results_ready = is_idle & ~setup_valid;
  assign lookup_valid = step == STEP_LOOKING;
  assign lookup_payload_qp = qp;
  assign lookup_payload_number = row[19:15];
  assign operations_valid = started_offering;
  assign operations_payload_qp = started_offered_qp;
  assign operations_payload_context = started_offered_context;
  assign operations_payload_pd = started_offered_pd;
  assign operations_payload_adds = started_offered_adds;
  assign operations_payload_address = started_offered_address;
  assign operations_payload_key = started_offered_key;
  assign operations_payload_operand = started_offered_operand;
  assign operations_payload_compare = started_offered_compare;
  assign beginning_valid = started_numbering & ~started_reads;
  assign beginning_value = qp;
  assign updates_valid = (step == STEP_NUMBERING) | (updates_payload_executed & ~done_failed);
  assign updates_payload_qp = qp;
  assign updates_payload_context = updates_payload_executed ? done_context : started_context_context;
  assign updates_payload_executed = step == STEP_RETIRING;
  assign updates_payload_psn = row[45:22];
  assign updates_payload_result = done_old;
  assign failures_valid = telling;
  assign failures_payload_qp = failing;
  assign failures_payload_cause = FAILURE_CAUSE_REQUEST_MEMORY;
  assign failures_payload_named = 1'b0;
  assign failures_payload_request = 16'd0;

  always @(posedge clk) begin
    if (beginning | started_numbering | retiring) begin
      rows[_setup_payload_qp_choice] <= {beginning ? setup_payload_psn :
                                         updates_payload_executed ? row[45:22] :
                                         (row[45:22] + started_packets), beginning ? 7'd0 :
                                         updates_payload_executed ? row[21:15] : (row[21:15] + 7'd1),
                                         beginning ? 7'd0 : new_row_ready, beginning ? 7'd0 :
                                         updates_payload_executed ? (row[7:1] - 7'd1) :
                                         (row[7:1] + {6'd0, ~started_reads}),
                                         ~beginning &
                                         (updates_payload_executed ? (row[0] | done_failed) : row[0])};
    end
  end

  always @(posedge clk) begin
    _row_first <= rows[at];
    row <= _row_first;
  end

  always @(posedge clk) begin
    if (beginning) begin
      choices[setup_payload_qp] <= {setup_payload_mtu_code, setup_payload_pd};
    end
  end

  always @(posedge clk) begin
    _choices_data_first <= choices[at];
    choices_data <= _choices_data_first;
  end

  always @(posedge clk) begin
    if (crossed_valid) begin
      crossed[crossed_value_qp] <= crossed_value_count;
    end
  end

  always @(posedge clk) begin
    _crossed_2_first <= crossed[at];
    crossed_2 <= _crossed_2_first;
  end

  initial begin : state_states_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
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
      telling <= 1'b0;
      started_waited <= 2'd0;
      started_offering <= 1'b0;
    end else begin
      case (step)
        STEP_LOOKING: begin
          if (lookup_ready) begin
            step <= STEP_WAITING;
          end
        end
        STEP_WAITING: begin
          started_waited <= started_waited + 2'd1;
          if (started_waited == 2'd2) begin
            started_waited <= 2'd0;
            step <= STEP_DECIDING;
          end
        end
        STEP_DECIDING: begin
          if (started_must_wait) begin
            step <= STEP_IDLE;
          end else begin
            step <= STEP_COUNTING;
          end
        end
        STEP_COUNTING: step <= STEP_NUMBERING;
        STEP_NUMBERING: begin
          if (updates_ready) begin
            step <= STEP_IDLE;
          end
        end
        STEP_IDLE: begin
          if (~setup_valid & (results_valid | ring_inst_next_valid)) begin
            step <= STEP_READING;
          end
        end
        STEP_READING: step <= STEP_LOADED;
        STEP_LOADED: begin
          if (is_done) begin
            step <= STEP_RETIRING;
          end else if (is_waiting) begin
            step <= STEP_LOOKING;
          end else begin
            step <= STEP_IDLE;
          end
        end
        STEP_RETIRING: begin
          if (may_retire) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
      if (started_numbering & ~started_reads) begin
        started_offering <= 1'b1;
      end else if (operations_ready) begin
        started_offering <= 1'b0;
      end
      if (retiring & done_failed) begin
        telling <= 1'b1;
      end else if (failures_ready) begin
        telling <= 1'b0;
      end
    end
  end

  // body
  always @(posedge clk) begin
    case (step)
      STEP_DECIDING: begin
        started_context_context <= found_context;
        started_context_kind <= found_kind;
        started_context_msn <= found_msn;
        started_context_psn <= found_psn;
        started_context_address <= found_address;
        started_context_key <= found_key;
        started_context_operand <= found_operand;
        started_context_result <= found_result;
        started_is_empty <= ~(|started_bytes);
        started_rounded <= {1'b0, started_bytes} + {1'b0, 20'd0, bytes_but_one};
      end
      STEP_COUNTING: started_packets <= (started_reads & ~started_is_empty) ? count_4 : 24'd1;
      STEP_IDLE: begin
        qp <= at;
        done_qp <= results_payload_qp;
        done_context <= results_payload_context;
        done_old <= results_payload_old;
        done_failed <= results_payload_failed;
        is_done <= results_valid;
      end
      default: ;
    endcase
    ready_valid <= reporting | beginning;
    ready_value_count <= ~beginning ? new_row_ready : 7'd0;
    ready_value_qp <= beginning ? setup_payload_qp : qp;
    in_reset <= rst;
  end

  // start
  always @(posedge clk) begin
    bytes_but_one <= started_chosen_4;
    if (started_numbering & ~started_reads) begin
      started_offered_qp <= qp;
      started_offered_context <= started_context_context;
      started_offered_pd <= choices_data[15:0];
      started_offered_adds <= started_context_kind == CONTEXT_KIND_FETCH_ADD;
      started_offered_address <= started_context_address;
      started_offered_key <= started_context_key;
      started_offered_operand <= started_context_operand;
      started_offered_compare <= started_context_result;
    end
  end

  // fail
  always @(posedge clk) begin
    if (retiring & done_failed) begin
      failing <= qp;
    end
  end

  wire        _unused = &{1'b0, done_qp, started_context_msn, started_context_psn,
                          _started_rounded_shifted[32:24], _started_rounded_shifted_2[32:24],
                          _started_rounded_shifted_3[32:24], _started_rounded_shifted_4[32:24],
                          _started_rounded_shifted_5[32:24]};

`ifdef FORMAL
  localparam [1:0] CONTEXT_KIND_EXECUTED = 2'd3;
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_every_atomic_that_starts: assert (
      ~(started_numbering & ~started_reads & started_offering));
  always @(posedge clk) if (!in_reset)
    nothing_is_executed_twice: assert (
      ~(started_numbering & (started_context_kind == CONTEXT_KIND_EXECUTED)));
  always @(posedge clk) if (!in_reset)
    who_is_done_has_been_started: assert ((step != STEP_RETIRING) | (row[7:1] != 7'd0));
  always @(posedge clk) if (!in_reset)
    what_is_being_executed_is_not_ready: assert (
      (step != STEP_LOADED) | ((row[21:15] - row[14:8]) >= row[7:1]));
  always @(posedge clk) if (!in_reset)
    who_does_not_work_does_not_start: cover ((step == STEP_LOADED) & ~works & (crossed_2 != row[21:15]));
`elsif HDL_CLAIMS
  localparam [1:0] CONTEXT_KIND_EXECUTED = 2'd3;
  always @(posedge clk) if (!in_reset && !(~(started_numbering & ~started_reads & started_offering))) begin
    $display("ResponderEngine.java: HDL801: claim 'there is a place for every atomic that starts' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset &&
                            !(~(started_numbering & (started_context_kind == CONTEXT_KIND_EXECUTED)))) begin
    $display("ResponderEngine.java: HDL801: claim 'nothing is executed twice' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !((step != STEP_RETIRING) | (row[7:1] != 7'd0))) begin
    $display("ResponderEngine.java: HDL801: claim 'who is done has been started' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset &&
                            !((step != STEP_LOADED) | ((row[21:15] - row[14:8]) >= row[7:1]))) begin
    $display("ResponderEngine.java: HDL801: claim 'what is being executed is not ready' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
