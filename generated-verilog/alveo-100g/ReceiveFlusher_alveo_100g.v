`default_nettype none

// ReceiveFlusher_alveo_100g: completes the receive WQEs of queue pairs in error.  Generated from
// ReceiveFlusher.java.
module ReceiveFlusher_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  // setup: the queue pair of which a life begins, and its queue
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [9:0]  setup_payload_qp,  // queue pair, local number
  input  wire [63:0] setup_payload_base,  // 64-byte aligned
  input  wire [3:0]  setup_payload_size,  // log2 of its entries, 0 to 15
  input  wire        state_valid,
  input  wire [9:0]  state_value_qp,  // queue pair, local number
  input  wire [2:0]  state_value_state,  // its state from now on
  // rung: doorbells of receive queues
  input  wire        rung_valid,
  input  wire [9:0]  rung_value_qp,  // queue pair, local number
  input  wire [15:0] rung_value_producer,  // free-running count of posted requests, modulo 65536
  // consumed: requests that messages have consumed
  input  wire        consumed_valid,
  input  wire [9:0]  consumed_value_qp,  // queue pair, local number
  input  wire [15:0] consumed_value_producer,  // free-running count of posted requests, modulo 65536
  // flush: a queue pair goes to error
  input  wire        flush_valid,
  input  wire [9:0]  flush_value_qp,  // queue pair, local number
  input  wire [3:0]  flush_value_send_status,  // of one incomplete send WQE
  input  wire [3:0]  flush_value_receive_status,  // of the oldest incomplete receive WQE
  input  wire        flush_value_named,  // that is the send WQE with this index; else the oldest incomplete one
  input  wire [15:0] flush_value_request,
  input  wire [29:0] entered,  // packets that have begun to wait for their report, modulo 2^30
  input  wire [29:0] left,  // packets that have been reported, modulo 2^30
  // flushed: the flush of this queue pair begins
  output wire        flushed_valid,
  output wire [9:0]  flushed_value,
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
  input  wire        sharing  // of the life that begins: its WQEs are those of a shared receive queue
);
  localparam [2:0] STEP_IDLE                 = 3'd0;
  localparam [2:0] STEP_READING              = 3'd1;
  localparam [2:0] STEP_LOADED               = 3'd2;
  localparam [2:0] STEP_JUDGING              = 3'd3;
  localparam [2:0] STEP_SHOWING              = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_RESET    = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_INIT     = 3'd1;
  localparam [2:0] QUEUE_PAIR_STATE_ERR      = 3'd5;
  localparam [1:0] PHASE_NONE                = 2'd0;
  localparam [1:0] PHASE_SETTLING            = 2'd1;
  localparam [1:0] PHASE_LEAVING             = 2'd2;
  localparam [1:0] PHASE_FLUSHING            = 2'd3;
  localparam [3:0] COMPLETION_STATUS_FLUSHED = 4'd1;
  localparam [3:0] COMPLETION_KIND_RECEIVE   = 4'd2;

  reg  [2:0]  step;
  reg  [9:0]  qp;
  reg  [8:0]  time_reg;
  reg         is_asked;
  reg         is_settled;
  reg         have_left;
  reg  [15:0] behind;
  reg         lived;
  reg         is_new;
  reg         shares;
  reg  [9:0]  completion_qp;
  reg         completion_is_receive;
  reg  [3:0]  completion_kind;
  reg  [3:0]  completion_status;
  reg         completion_solicited;
  reg  [31:0] completion_length;
  reg  [31:0] completion_immediate;
  reg  [15:0] completion_wqe_index;
  reg  [23:0] completion_placements;
  reg         completion_waiting;
  (* ram_style = "block" *)
  reg  [15:0] producer [0:1023];
  reg  [15:0] _producer_2_first;
  reg  [15:0] producer_2;
  (* ram_style = "block" *)
  reg  [15:0] consumed [0:1023];
  reg  [15:0] _consumed_2_first;
  reg  [15:0] consumed_2;
  (* ram_style = "block" *)
  reg  [2:0]  state_states [0:1023];
  reg  [2:0]  _state_first;
  reg  [2:0]  state;
  (* ram_style = "block" *)
  reg  [4:0]  asked [0:1023];
  reg  [4:0]  _flush_found_first;
  reg  [4:0]  flush_found;
  (* ram_style = "block" *)
  reg  [3:0]  sizes [0:1023];
  reg  [3:0]  _flush_size_first;
  reg  [3:0]  flush_size;
  (* ram_style = "block" *)
  reg  [35:0] rows [0:1023];
  reg  [35:0] _row_first;
  reg  [35:0] row;
  (* ram_style = "block" *)
  reg         sharing_2 [0:1023];
  reg         _sharing_2_data_first;
  reg         sharing_2_data;
  wire        ring_inst_next_valid;
  wire [9:0]  ring_inst_next_payload;

  wire        is_his = (step != STEP_IDLE) & (setup_payload_qp == qp);
  wire        settling = row[35:34] == PHASE_NONE;
  wire        leaving = (row[35:34] == PHASE_SETTLING) & is_settled;
  wire        flushing = (row[35:34] == PHASE_LEAVING) & have_left;
  wire        moving = (step == STEP_JUDGING) & is_asked & (settling | leaving | flushing);
  wire        ending = (step == STEP_SHOWING) & completions_ready;
  wire        others_wire = rung_valid | consumed_valid | flush_valid | moving | ending;
  wire        beginning = setup_valid & ~(is_his | others_wire);
  wire        is_held = setup_valid & (setup_payload_qp == ring_inst_next_payload);
  wire [9:0]  at = (step == STEP_IDLE) ? ring_inst_next_payload : qp;
  wire [9:0]  _setup_payload_qp_choice = beginning ? setup_payload_qp : rung_value_qp;
  wire [9:0]  _setup_payload_qp_choice_2 = beginning ? setup_payload_qp : consumed_value_qp;
  wire [9:0]  _setup_payload_qp_choice_3 = beginning ? setup_payload_qp : flush_value_qp;
  wire        failed = (state == QUEUE_PAIR_STATE_ERR) & flush_found[4];
  wire        clearing = state_valid & ~lived;
  wire        is_init = is_new & state_valid & (state_value_state == QUEUE_PAIR_STATE_INIT);
  wire [9:0]  _setup_payload_qp_choice_4 = beginning ? setup_payload_qp : state_value_qp;
  wire [29:0] _left_difference = left - row[33:4];
  wire [9:0]  _setup_payload_qp_choice_5 = beginning ? setup_payload_qp : qp;
  wire        showing = is_asked & (row[35:34] == PHASE_FLUSHING) & ~(|(behind & (16'd65535 << flush_size)));
  wire        waiting = (step == STEP_JUDGING) & is_asked & (row[35:34] != PHASE_FLUSHING);
  wire        ring_inst_hints_0_valid = waiting | ending;
  wire        ring_inst_hints_2_valid = state_valid & ((state_value_state != QUEUE_PAIR_STATE_RESET) | lived);
  wire        ring_inst_next_ready = (step == STEP_IDLE) & ~is_held;

  ActiveRing_1024_4_0 ring_inst (
    .clk(clk),
    .rst(rst),
    .hints_0_valid(ring_inst_hints_0_valid),
    .hints_0_value(qp),
    .hints_1_valid(rung_valid),
    .hints_1_value(rung_value_qp),
    .hints_2_valid(ring_inst_hints_2_valid),
    .hints_2_value(state_value_qp),
    .hints_3_valid(flush_valid),
    .hints_3_value(flush_value_qp),
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
  assign completions_payload_wqe_index = completion_wqe_index;
  assign completions_payload_placements = completion_placements;
  assign completions_payload_waiting = completion_waiting;
  assign setup_ready = beginning;
  assign flushed_valid = moving & flushing;
  assign flushed_value = qp;

  always @(posedge clk) begin
    if (rung_valid | beginning) begin
      producer[_setup_payload_qp_choice] <= beginning ? 16'd0 : rung_value_producer;
    end
  end

  always @(posedge clk) begin
    _producer_2_first <= producer[at];
    producer_2 <= _producer_2_first;
  end

  always @(posedge clk) begin
    if (consumed_valid | beginning) begin
      consumed[_setup_payload_qp_choice_2] <= beginning ? 16'd0 : consumed_value_producer;
    end
  end

  always @(posedge clk) begin
    _consumed_2_first <= consumed[at];
    consumed_2 <= _consumed_2_first;
  end

  initial begin : state_states_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
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
    if (flush_valid | beginning) begin
      asked[_setup_payload_qp_choice_3] <= {~beginning, flush_value_receive_status};
    end
  end

  always @(posedge clk) begin
    _flush_found_first <= asked[at];
    flush_found <= _flush_found_first;
  end

  always @(posedge clk) begin
    if (beginning) begin
      sizes[setup_payload_qp] <= setup_payload_size;
    end
  end

  always @(posedge clk) begin
    _flush_size_first <= sizes[at];
    flush_size <= _flush_size_first;
  end

  always @(posedge clk) begin
    if (beginning | moving | ending) begin
      rows[_setup_payload_qp_choice_5] <= {beginning ? 2'd0 : ending ? row[35:34] :
                                           settling ? PHASE_SETTLING : leaving ? PHASE_LEAVING :
                                           PHASE_FLUSHING, beginning ? 30'd0 :
                                           ending ? {14'd0, row[19:4] + 16'd1} :
                                           settling ? {21'd0, time_reg} : leaving ? entered :
                                           {14'd0, consumed_2}, beginning ? 4'd0 :
                                           ending ? COMPLETION_STATUS_FLUSHED :
                                           settling ?
                                           (flush_found[4] ? flush_found[3:0] : COMPLETION_STATUS_FLUSHED) :
                                           row[3:0]};
    end
  end

  always @(posedge clk) begin
    _row_first <= rows[at];
    row <= _row_first;
  end

  always @(posedge clk) begin
    if (beginning | clearing | is_init) begin
      sharing_2[_setup_payload_qp_choice_4] <= is_init & shares & ~beginning;
    end
  end

  always @(posedge clk) begin
    _sharing_2_data_first <= sharing_2[at];
    sharing_2_data <= _sharing_2_data_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_IDLE;
      time_reg <= 9'd0;
      lived <= 1'b0;
      is_new <= 1'b0;
    end else begin
      time_reg <= time_reg + 9'd1;
      lived <= lived | beginning;
      if (beginning) begin
        is_new <= 1'b1;
      end else if (is_init) begin
        is_new <= 1'b0;
      end
      case (step)
        STEP_IDLE: begin
          if (ring_inst_next_valid & ~is_held) begin
            step <= STEP_READING;
          end
        end
        STEP_READING: step <= STEP_LOADED;
        STEP_LOADED: step <= STEP_JUDGING;
        STEP_JUDGING: begin
          if (showing) begin
            step <= STEP_SHOWING;
          end else begin
            step <= STEP_IDLE;
          end
        end
        STEP_SHOWING: begin
          if (ending) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
    end
  end

  always @(posedge clk) begin
    if (beginning) begin
      shares <= sharing;
    end
    is_asked <= failed | (sharing_2_data & (state == QUEUE_PAIR_STATE_RESET));
    is_settled <= (time_reg - row[12:4]) >= 9'd128;
    have_left <= ~_left_difference[29];
    behind <= producer_2 + ~row[19:4];
    case (step)
      STEP_IDLE: qp <= at;
      default: ;
    endcase
    if (step == STEP_JUDGING) begin
      completion_qp <= qp;
      completion_is_receive <= 1'b1;
      completion_kind <= COMPLETION_KIND_RECEIVE;
      completion_status <= row[3:0];
      completion_solicited <= 1'b0;
      completion_length <= 32'd0;
      completion_immediate <= 32'd0;
      completion_wqe_index <= row[19:4];
      completion_placements <= 24'd0;
      completion_waiting <= 1'b0;
    end
  end

  wire        _unused = &{1'b0, setup_payload_base, flush_value_send_status, flush_value_named,
                          flush_value_request, _left_difference[28:0]};

`ifdef FORMAL
  reg  [9:0]  newest;
  always @(posedge clk) begin
    if (beginning) begin
      newest <= setup_payload_qp;
    end
  end
  always @(posedge clk) if (!rst) nothing_is_producer_while_a_life_begins: assert (~(rung_valid & beginning));
  always @(posedge clk) if (!rst)
    nothing_is_consumed_while_a_life_begins: assert (~(consumed_valid & beginning));
  always @(posedge clk) if (!rst)
    no_flush_is_asked_for_while_a_life_begins: assert (~(flush_valid & beginning));
  always @(posedge clk) if (!rst)
    init_is_that_of_the_life_that_has_begun: assert (~is_init | (state_value_qp == newest));
  always @(posedge clk) if (!rst)
    no_life_begins_while_another_is_told_to_be_in_init: assert (~(is_init & beginning));
  always @(posedge clk) if (!rst)
    no_life_begins_while_queue_pairs_are_told_of_their_first_sta: assert (~(clearing & beginning));
  always @(posedge clk) if (!rst)
    only_a_queue_pair_that_is_flushed_completes_requests: assert (
      (step != STEP_SHOWING) | (row[35:34] == PHASE_FLUSHING));
  always @(posedge clk) if (!rst)
    no_more_packets_have_been_reported_than_have_waited: assert ((entered - left) < 30'd536870912);
`elsif HDL_CLAIMS
  reg  [9:0]  newest;
  always @(posedge clk) begin
    if (beginning) begin
      newest <= setup_payload_qp;
    end
  end
  always @(posedge clk) if (!rst && !(~(rung_valid & beginning))) begin
    $display("PairTables.java: HDL801: claim 'nothing is producer while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(consumed_valid & beginning))) begin
    $display("PairTables.java: HDL801: claim 'nothing is consumed while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(flush_valid & beginning))) begin
    $display("FlushTable.java: HDL801: claim 'no flush is asked for while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~is_init | (state_value_qp == newest))) begin
    $display("ReceiveFlusher.java: HDL801: claim 'INIT is that of the life that has begun' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(is_init & beginning))) begin
    $display("ReceiveFlusher.java: HDL801: claim 'no life begins while another is told to be in INIT' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(clearing & beginning))) begin
    $display("ReceiveFlusher.java: HDL801: claim 'no life begins while queue pairs are told of their first state' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((step != STEP_SHOWING) | (row[35:34] == PHASE_FLUSHING))) begin
    $display("ReceiveFlusher.java: HDL801: claim 'only a queue pair that is flushed completes requests' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((entered - left) < 30'd536870912)) begin
    $display("ReceiveFlusher.java: HDL801: claim 'no more packets have been reported than have waited' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
