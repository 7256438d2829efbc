`default_nettype none

// SendCompleter_small: completes send requests in order, with success or flushed.  Generated from
// SendCompleter.java.
module SendCompleter_small (
  input  wire        clk,
  input  wire        rst,
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [3:0]  setup_payload_qp,  // queue pair, local number
  input  wire [23:0] setup_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [3:0]  setup_payload_context_address_handle,  // address handle of the peer
  input  wire [15:0] setup_payload_context_partition,  // P_Key
  input  wire [15:0] setup_payload_context_domain,  // protection domain
  input  wire [2:0]  setup_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]  setup_payload_context_profile,  // profile of the wire: 1 to 3 (P1 to P3)
  input  wire        setup_payload_context_remote_write,  // the peer may write
  input  wire [23:0] setup_payload_context_send_psn,  // first PSN to send
  input  wire [23:0] setup_payload_context_receive_psn,  // first PSN to expect
  input  wire [12:0] setup_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  input  wire [7:0]  setup_payload_context_message_limit,  // K - 1: most messages outstanding less one
  input  wire [7:0]  setup_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  input  wire [2:0]  setup_payload_context_retries,  // rel_retry: 0 to 7
  input  wire [2:0]  setup_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  input  wire [4:0]  setup_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  input  wire [4:0]  setup_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  input  wire [15:0] setup_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  input  wire [3:0]  setup_payload_context_last_path,  // paths in use less one, 0 to 15
  input  wire [19:0] setup_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  input  wire [3:0]  setup_payload_context_send_cq,  // completion queue of sends
  input  wire [3:0]  setup_payload_context_receive_cq,  // completion queue of receives
  input  wire [63:0] setup_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]  setup_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0] setup_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]  setup_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  input  wire        state_valid,
  input  wire [3:0]  state_value_qp,  // queue pair, local number
  input  wire [2:0]  state_value_state,  // its state from now on
  input  wire        update_valid,  // what the peer has acknowledged
  input  wire [3:0]  update_value_qp,  // queue pair, local number
  input  wire [23:0] update_value_una,  // oldest unacknowledged PSN
  input  wire [23:0] update_value_messages,  // aMSN: messages the peer has completed
  input  wire        update_value_paused,  // waiting after an RNR NAK: nothing may be sent
  input  wire        rung_valid,  // doorbells of send queues
  input  wire [3:0]  rung_value_qp,  // queue pair, local number
  input  wire [15:0] rung_value_producer,  // free-running count of posted requests, modulo 65536
  input  wire        notice_valid,  // requests that came on chip
  input  wire [3:0]  notice_value_qp,  // queue pair, local number
  input  wire [15:0] notice_value_fetched,  // requests fetched, this one included, modulo 65536; 0 when a life begins
  input  wire        notice_value_write,  // requests that came on chip
  input  wire        notice_value_signaled,
  input  wire [31:0] notice_value_length,  // bytes of the message
  input  wire        flush_valid,  // after the queue pair went to the error state
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
  output wire        completions_payload_waits,  // placements counts; a send's completion does not wait
  output wire        completed_valid,  // requests that are complete: their places on chip are free
  output wire [3:0]  completed_value_qp,  // queue pair, local number
  output wire [15:0] completed_value_producer  // free-running count of posted requests, modulo 65536
);
  localparam [2:0] STEP_IDLE              = 3'd0;
  localparam [2:0] STEP_READING           = 3'd1;
  localparam [2:0] STEP_LOADED            = 3'd2;
  localparam [2:0] STEP_DECIDING          = 3'd3;
  localparam [2:0] STEP_MAKING            = 3'd4;
  localparam [2:0] STEP_SHOWING           = 3'd5;
  localparam [2:0] STEP_SETUP             = 3'd6;
  localparam [2:0] QUEUE_PAIR_STATE_RESET = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_RTS   = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD   = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_ERR   = 3'd5;

  reg  [2:0]  step;
  reg  [5:0]  settled;
  reg  [3:0]  qp;
  reg         flushes;
  reg  [15:0] new_row_completed;
  reg         new_row_flushing;
  reg  [3:0]  new_row_status;
  reg  [3:0]  succeeds_completion_qp;
  reg         succeeds_completion_is_receive;
  reg  [3:0]  succeeds_completion_kind;
  reg  [3:0]  succeeds_completion_status;
  reg         succeeds_completion_solicited;
  reg  [31:0] succeeds_completion_length;
  reg  [31:0] succeeds_completion_immediate;
  reg  [15:0] succeeds_completion_request;
  reg  [23:0] succeeds_completion_placements;
  reg         succeeds_completion_waits;
  reg  [15:0] succeeds_ahead;
  reg         succeeds_is_live;
  reg         succeeds_may_flush;
  reg         succeeds_succeeds;
  reg         succeeds_fails;
  reg         succeeds_shows;
  (* ram_style = "block" *)
  reg  [20:0] rows [0:15];
  reg  [20:0] _row_first;
  reg  [20:0] row;
  (* ram_style = "block" *)
  reg  [15:0] acknowledged [0:15];
  reg  [15:0] _acknowledged_2_first;
  reg  [15:0] acknowledged_2;
  (* ram_style = "block" *)
  reg  [15:0] posted [0:15];
  reg  [15:0] _posted_2_first;
  reg  [15:0] posted_2;
  (* ram_style = "block" *)
  reg  [2:0]  state_states [0:15];
  reg  [2:0]  _state_first;
  reg  [2:0]  state;
  (* ram_style = "block" *)
  reg  [33:0] details [0:127];
  reg  [33:0] _details_data_first;
  reg  [33:0] details_data;
  wire        ring_inst_next_valid;
  wire [3:0]  ring_inst_next_payload;

  wire        is_flush = flush_valid & (&settled);
  wire [3:0]  at = (step == STEP_IDLE) ? (is_flush ? flush_payload_qp : ring_inst_next_payload) : qp;
  wire        begins = (step == STEP_SETUP) & ~update_valid & ~rung_valid;
  wire        ends = (step == STEP_SHOWING) & (completions_ready | ~completions_valid);
  wire        marks = (step == STEP_LOADED) & flushes;
  wire [3:0]  _choice = begins ? setup_payload_qp : qp;
  wire [3:0]  _choice_2 = begins ? setup_payload_qp : update_value_qp;
  wire [3:0]  _choice_3 = begins ? setup_payload_qp : rung_value_qp;
  wire [15:0] _difference = notice_value_fetched - 16'd1;
  wire        is_error = state == QUEUE_PAIR_STATE_ERR;
  wire        is_live = (state == QUEUE_PAIR_STATE_RTS) | (state == QUEUE_PAIR_STATE_SQD) | is_error;
  wire        is_acknowledged = succeeds_is_live & ~succeeds_ahead[15] & (succeeds_ahead != 16'd0);
  wire        ring_inst_hints_0_valid = marks | ends;
  wire        ring_inst_hints_3_valid = state_valid & ~(state_value_state == QUEUE_PAIR_STATE_RESET);
  wire        ring_inst_next_ready = (step == STEP_IDLE) & ~setup_valid & ~is_flush;

  ActiveRing_16_4 ring_inst (
    .clk(clk),
    .rst(rst),
    .hints_0_valid(ring_inst_hints_0_valid),
    .hints_0_value(qp),
    .hints_1_valid(rung_valid),
    .hints_1_value(rung_value_qp),
    .hints_2_valid(update_valid),
    .hints_2_value(update_value_qp),
    .hints_3_valid(ring_inst_hints_3_valid),
    .hints_3_value(state_value_qp),
    .next_valid(ring_inst_next_valid),
    .next_ready(ring_inst_next_ready),
    .next_payload(ring_inst_next_payload)
  );

  assign completions_valid = (step == STEP_SHOWING) & succeeds_shows;
  assign completions_payload_qp = succeeds_completion_qp;
  assign completions_payload_is_receive = succeeds_completion_is_receive;
  assign completions_payload_kind = succeeds_completion_kind;
  assign completions_payload_status = succeeds_completion_status;
  assign completions_payload_solicited = succeeds_completion_solicited;
  assign completions_payload_length = succeeds_completion_length;
  assign completions_payload_immediate = succeeds_completion_immediate;
  assign completions_payload_request = succeeds_completion_request;
  assign completions_payload_placements = succeeds_completion_placements;
  assign completions_payload_waits = succeeds_completion_waits;
  assign setup_ready = begins;
  assign flush_ready = marks;
  assign completed_valid = ends & succeeds_succeeds;
  assign completed_value_qp = qp;
  assign completed_value_producer = new_row_completed;

  always @(posedge clk) begin
    if (!rst && (begins | ends | marks)) begin
      rows[_choice] <= {begins ? 16'd0 : marks ? row[20:5] : new_row_completed,
                        begins ? 1'b0 : marks ? 1'b1 : new_row_flushing,
                        begins ? 4'd1 : marks ? flush_payload_send_status : new_row_status};
    end
  end

  always @(posedge clk) begin
    _row_first <= rows[at];
    row <= _row_first;
  end

  always @(posedge clk) begin
    if (!rst && (update_valid | begins)) begin
      acknowledged[_choice_2] <= begins ? 16'd0 : update_value_messages[15:0];
    end
  end

  always @(posedge clk) begin
    _acknowledged_2_first <= acknowledged[at];
    acknowledged_2 <= _acknowledged_2_first;
  end

  always @(posedge clk) begin
    if (!rst && (rung_valid | begins)) begin
      posted[_choice_3] <= begins ? 16'd0 : rung_value_producer;
    end
  end

  always @(posedge clk) begin
    _posted_2_first <= posted[at];
    posted_2 <= _posted_2_first;
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
    if (!rst && notice_valid) begin
      details[{notice_value_qp, _difference[2:0]}] <= {notice_value_write, notice_value_signaled,
                                                       notice_value_length};
    end
  end

  always @(posedge clk) begin
    _details_data_first <= details[{qp, row[7:5]}];
    details_data <= _details_data_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_IDLE;
      settled <= 6'd0;
      succeeds_shows <= 1'b0;
    end else begin
      case (step)
        STEP_IDLE: begin
          if (setup_valid) begin
            step <= STEP_SETUP;
          end else if (is_flush | ring_inst_next_valid) begin
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
          if (flushes) begin
            step <= STEP_IDLE;
          end else begin
            step <= STEP_DECIDING;
          end
        end
        STEP_DECIDING: begin
          step <= STEP_MAKING;
        end
        STEP_MAKING: begin
          succeeds_shows <= succeeds_fails | details_data[32];
          if (succeeds_succeeds | succeeds_fails) begin
            step <= STEP_SHOWING;
          end else begin
            step <= STEP_IDLE;
          end
        end
        STEP_SHOWING: begin
          if (completions_ready | ~succeeds_shows) begin
            step <= STEP_IDLE;
          end
        end
        default: begin
          step <= STEP_IDLE;
        end
      endcase
      if (marks) begin
        settled <= 6'd0;
      end else if (flush_valid & ~(&settled)) begin
        settled <= settled + 6'd1;
      end
    end
  end

  always @(posedge clk) begin
    case (step)
      STEP_IDLE: begin
        qp <= at;
        flushes <= is_flush;
      end
      STEP_LOADED: begin
        succeeds_ahead <= acknowledged_2 - row[20:5];
        succeeds_is_live <= is_live;
        succeeds_may_flush <= is_error & row[4] & (posted_2 != row[20:5]);
      end
      STEP_DECIDING: begin
        succeeds_succeeds <= is_acknowledged;
        succeeds_fails <= ~is_acknowledged & succeeds_may_flush;
      end
      default: ;
    endcase
    new_row_completed <= row[20:5] + 16'd1;
    new_row_flushing <= row[4];
    new_row_status <= succeeds_fails ? 4'd1 : row[3:0];
    if (step == STEP_MAKING) begin
      succeeds_completion_qp <= qp;
      succeeds_completion_is_receive <= 1'b0;
      succeeds_completion_kind <= {3'd0, details_data[33] & succeeds_succeeds};
      succeeds_completion_status <= succeeds_fails ? row[3:0] : 4'd0;
      succeeds_completion_solicited <= 1'b0;
      succeeds_completion_length <= succeeds_succeeds ? details_data[31:0] : 32'd0;
      succeeds_completion_immediate <= 32'd0;
      succeeds_completion_request <= row[20:5];
      succeeds_completion_placements <= 24'd0;
      succeeds_completion_waits <= 1'b0;
    end
  end

  wire        _unused = &{1'b0, setup_payload_context_peer_qp, setup_payload_context_address_handle,
                          setup_payload_context_partition, setup_payload_context_domain,
                          setup_payload_context_mtu_code, setup_payload_context_profile,
                          setup_payload_context_remote_write, setup_payload_context_send_psn,
                          setup_payload_context_receive_psn, setup_payload_context_send_window,
                          setup_payload_context_message_limit, setup_payload_context_sack_threshold,
                          setup_payload_context_retries, setup_payload_context_rnr_retries,
                          setup_payload_context_rto_exponent, setup_payload_context_rnr_timer,
                          setup_payload_context_initial_srtt, setup_payload_context_last_path,
                          setup_payload_context_rate, setup_payload_context_send_cq,
                          setup_payload_context_receive_cq, setup_payload_context_send_queue,
                          setup_payload_context_send_queue_size, setup_payload_context_receive_queue,
                          setup_payload_context_receive_queue_size, update_value_una,
                          update_value_messages[23:16], update_value_paused, flush_payload_receive_status,
                          _difference[15:3]};
endmodule

`default_nettype wire
