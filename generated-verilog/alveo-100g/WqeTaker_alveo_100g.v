`default_nettype none

// WqeTaker_alveo_100g: takes WQEs of shared receive queues back that no message has, for messages that wait.
// Generated from WqeTaker.java.
// timeline served: 2 cycles, 8 registers (56 bits), of these 4 (28 bits) only wait
module WqeTaker_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  // beginning: a life of this queue pair begins
  input  wire        beginning_valid,
  input  wire [9:0]  beginning_value,
  // uses: lives that use a shared queue, and others, from now on
  input  wire        uses_valid,
  input  wire [9:0]  uses_value_qp,  // queue pair, local number
  input  wire        uses_value_used,  // it does
  input  wire [1:0]  uses_value_life,  // of the queue pair, modulo 4
  input  wire        state_valid,
  input  wire [9:0]  state_value_qp,  // queue pair, local number
  input  wire [2:0]  state_value_state,  // its state from now on
  // rung: WQEs of queue pairs, as look-ups see them
  input  wire        rung_valid,
  input  wire [9:0]  rung_value_qp,  // queue pair, local number
  input  wire [15:0] rung_value_producer,  // free-running count of posted requests, modulo 65536
  // served: packets that needed one
  input  wire        served_valid,
  input  wire [9:0]  served_value_qp,  // queue pair, local number
  input  wire [15:0] served_value_index,  // its index in the queue of the queue pair, modulo 65536
  input  wire        served_value_found,  // there is one, and it belongs to the packet's message from now on; else the packet has gone for nothing
  // coming: one comes on chip, in a cycle in which no packet is served
  input  wire        coming_valid,
  input  wire [9:0]  coming_value_qp,  // queue pair, local number
  input  wire [15:0] coming_value_index,  // free-running index among those of the queue pair, modulo 65536
  input  wire        orders_valid,
  output wire        orders_ready,
  input  wire [9:0]  orders_payload_from,  // queue pair that has it, local number
  input  wire [15:0] orders_payload_index,  // its index there, the last one that was dealt, modulo 65536
  input  wire [9:0]  orders_payload_to,  // queue pair of which a message waits
  input  wire [15:0] orders_payload_number,  // its index there, the next one to be dealt
  // taken: one cycle: the order is done
  output wire        taken_valid,
  output wire        taken_value,
  // shown: look-ups find so many WQEs of this queue pair from now on
  output wire        shown_valid,
  output wire [9:0]  shown_value_qp,  // queue pair, local number
  output wire [15:0] shown_value_producer,  // free-running count of posted requests, modulo 65536
  // kept: it has so many
  output wire        kept_valid,
  output wire [9:0]  kept_value_qp,  // queue pair, local number
  output wire [15:0] kept_value_producer,  // free-running count of posted requests, modulo 65536
  // wanted: the WQE is wanted, and its tag
  output wire        wanted_valid,
  output wire [9:0]  wanted_value_qp,  // queue pair, local number
  output wire [15:0] wanted_value_index,  // free-running index among those of the queue pair, modulo 65536
  input  wire        free,  // no look-up comes in this cycle
  // wqe: two cycles later
  input  wire [63:0] wqe_address,
  input  wire [31:0] wqe_length,
  input  wire [20:0] wqe_key,
  input  wire        wqe_bad,
  // tag: it has come
  input  wire        tag_valid,
  input  wire [15:0] tag_value,
  output wire        given_valid,
  input  wire        given_ready,
  output wire [9:0]  given_payload_qp,  // queue pair, local number
  output wire [15:0] given_payload_index,  // free-running index among those of the queue pair, modulo 65536
  output wire [63:0] given_payload_kept_address,
  output wire [31:0] given_payload_kept_length,
  output wire [20:0] given_payload_kept_key,
  output wire        given_payload_kept_bad,
  output wire [15:0] given_payload_tag,  // what its completion says to the host
  output wire        lacking_valid,
  input  wire        lacking_ready,
  output wire [9:0]  lacking_payload_qp,  // queue pair, local number
  output wire [15:0] lacking_payload_index,  // index of the WQE among those of the queue pair, modulo 65536
  output wire [1:0]  lacking_payload_life  // of the queue pair, modulo 4: another one has begun while this waited
);
  localparam [3:0] STEP_IDLE              = 4'd0;
  localparam [3:0] STEP_ASKING            = 4'd1;
  localparam [3:0] STEP_PROBING           = 4'd2;
  localparam [3:0] STEP_LOWERING          = 4'd3;
  localparam [3:0] STEP_SETTLING          = 4'd4;
  localparam [3:0] STEP_READING           = 4'd5;
  localparam [3:0] STEP_JUDGING           = 4'd6;
  localparam [3:0] STEP_COMMITTING        = 4'd7;
  localparam [3:0] STEP_RESTORING         = 4'd8;
  localparam [3:0] STEP_REFUSING          = 4'd9;
  localparam [3:0] STEP_GIVING            = 4'd10;
  localparam [2:0] QUEUE_PAIR_STATE_RESET = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_ERR   = 3'd5;

  reg  [3:0]  step;
  reg  [9:0]  order_from;
  reg  [15:0] order_index;
  reg  [9:0]  order_to;
  reg  [15:0] order_number;
  reg  [4:0]  cycles;
  reg         is_his;
  reg         is_free;
  reg         is_last;
  reg  [63:0] taken_wqe_address;
  reg  [31:0] taken_wqe_length;
  reg  [20:0] taken_wqe_key;
  reg         taken_wqe_bad;
  reg  [15:0] tag;
  reg         is_tagged;
  // ---- timeline served, cycle 1
  reg         served_valid_c1;
  reg         served_value_found_not_c1;
  reg  [15:0] served_value_index_c1;
  reg  [9:0]  served_value_qp_c1;
  // ---- timeline served, cycle 2
  reg         served_value_found_not_c2;
  reg         served_valid_c2;
  reg  [15:0] served_value_index_c2;
  reg  [9:0]  served_value_qp_c2;
  (* ram_style = "block" *)
  reg  [4:0]  posted [0:1023];
  reg  [4:0]  _posted_2_first;
  reg  [4:0]  posted_2;
  (* ram_style = "block" *)
  reg  [2:0]  state_states [0:1023];
  reg  [2:0]  _state_first;
  reg  [2:0]  state;
  (* ram_style = "block" *)
  reg         bound [0:8191];
  reg         _is_bound_first;
  reg         is_bound;
  (* ram_style = "block" *)
  reg  [2:0]  sharing [0:1023];
  reg  [2:0]  _its_first;
  reg  [2:0]  its;
  wire        waiting_in_ready;
  wire        waiting_out_valid;
  wire [9:0]  waiting_out_payload_qp;
  wire [15:0] waiting_out_payload_index;
  wire [1:0]  waiting_out_payload_life;
  wire        slice_in_ready;

  wire [9:0]  at = (step == STEP_ASKING) ? order_to : order_from;
  wire [15:0] count_producer = shown_valid ? shown_value_producer : rung_value_producer;
  wire [9:0]  _beginning_value_choice = beginning_valid ? beginning_value : shown_valid ? shown_value_qp :
                                        rung_value_qp;
  wire        is_bound_binding = served_valid & served_value_found;
  wire [15:0] _served_value_index_choice = is_bound_binding ? served_value_index : coming_value_index;
  wire        is_live = ~((state == QUEUE_PAIR_STATE_RESET) | (state == QUEUE_PAIR_STATE_ERR));
  wire [15:0] _order_index_sum = order_index + 16'd1;
  wire        has_read = cycles == 5'd3;
  wire        may_tell = ~(rung_valid | beginning_valid);
  wire        goes_on = ((step == STEP_ASKING) & ~has_read) | ((step == STEP_PROBING) & ~has_read) |
                        ((step == STEP_SETTLING) & ~(&cycles)) | ((step == STEP_READING) & ~free) |
                        (step == STEP_JUDGING);
  wire        waiting_in_valid = served_value_found_not_c2 & its[2] & served_valid_c2 & waiting_in_ready;

  Fifo_16_LUTRAM #(.WIDTH(28)) waiting (
    .clk(clk),
    .rst(rst),
    .in_valid(waiting_in_valid),
    .in_ready(waiting_in_ready),
    .in_payload({served_value_qp_c2, served_value_index_c2, its[1:0]}),
    .out_valid(waiting_out_valid),
    .out_ready(slice_in_ready),
    .out_payload({waiting_out_payload_qp, waiting_out_payload_index, waiting_out_payload_life})
  );

  RegisterSlice #(.WIDTH(28)) slice (
    .clk(clk),
    .rst(rst),
    .in_valid(waiting_out_valid),
    .in_ready(slice_in_ready),
    .in_payload({waiting_out_payload_qp, waiting_out_payload_index, waiting_out_payload_life}),
    .out_valid(lacking_valid),
    .out_ready(lacking_ready),
    .out_payload({lacking_payload_qp, lacking_payload_index, lacking_payload_life})
  );

  assign orders_ready = step == STEP_IDLE;
  assign taken_valid = (((step == STEP_COMMITTING) | (step == STEP_RESTORING)) & may_tell) |
                       (step == STEP_REFUSING);
  assign taken_value = step == STEP_COMMITTING;
  assign shown_valid = ((step == STEP_LOWERING) | (step == STEP_RESTORING)) & may_tell;
  assign shown_value_qp = order_from;
  assign shown_value_producer = (step == STEP_RESTORING) ? (order_index + 16'd1) : order_index;
  assign kept_valid = (step == STEP_COMMITTING) & may_tell;
  assign kept_value_qp = order_from;
  assign kept_value_producer = order_index;
  assign wanted_valid = (step == STEP_SETTLING) | (step == STEP_READING);
  assign wanted_value_qp = order_from;
  assign wanted_value_index = order_index;
  assign given_valid = step == STEP_GIVING;
  assign given_payload_qp = order_to;
  assign given_payload_index = order_number;
  assign given_payload_kept_address = taken_wqe_address;
  assign given_payload_kept_length = taken_wqe_length;
  assign given_payload_kept_key = taken_wqe_key;
  assign given_payload_kept_bad = taken_wqe_bad;
  assign given_payload_tag = tag;

  always @(posedge clk) begin
    if (rung_valid | shown_valid | beginning_valid) begin
      posted[_beginning_value_choice] <= beginning_valid ? 5'd0 : count_producer[4:0];
    end
  end

  always @(posedge clk) begin
    _posted_2_first <= posted[at];
    posted_2 <= _posted_2_first;
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
    if (is_bound_binding | coming_valid) begin
      bound[{is_bound_binding ? served_value_qp : coming_value_qp,
             _served_value_index_choice[2:0]}] <= is_bound_binding;
    end
  end

  always @(posedge clk) begin
    _is_bound_first <= bound[{order_from, order_index[2:0]}];
    is_bound <= _is_bound_first;
  end

  always @(posedge clk) begin
    if (uses_valid) begin
      sharing[uses_value_qp] <= {uses_value_used, uses_value_life};
    end
  end

  always @(posedge clk) begin
    _its_first <= sharing[served_value_qp];
    its <= _its_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_IDLE;
      cycles <= 5'd0;
      is_tagged <= 1'b0;
      served_valid_c1 <= 1'b0;
      served_valid_c2 <= 1'b0;
    end else begin
      is_tagged <= (step != STEP_IDLE) & (is_tagged | tag_valid);
      case (step)
        STEP_IDLE: begin
          if (orders_valid) begin
            step <= STEP_ASKING;
          end
        end
        STEP_ASKING: begin
          if (has_read) begin
            if (is_his) begin
              step <= STEP_PROBING;
            end else begin
              step <= STEP_REFUSING;
            end
          end
        end
        STEP_PROBING: begin
          if (has_read) begin
            if (is_last & is_free) begin
              step <= STEP_LOWERING;
            end else begin
              step <= STEP_REFUSING;
            end
          end
        end
        STEP_LOWERING: begin
          if (may_tell) begin
            step <= STEP_SETTLING;
          end
        end
        STEP_SETTLING: begin
          if (&cycles) begin
            step <= STEP_READING;
          end
        end
        STEP_READING: begin
          if (free) begin
            step <= STEP_JUDGING;
          end else if (&cycles) begin
            step <= STEP_RESTORING;
          end
        end
        STEP_JUDGING: begin
          if (has_read) begin
            if (is_free & is_tagged) begin
              step <= STEP_COMMITTING;
            end else begin
              step <= STEP_RESTORING;
            end
          end
        end
        STEP_COMMITTING: begin
          if (may_tell) begin
            step <= STEP_GIVING;
          end
        end
        STEP_RESTORING: begin
          if (may_tell) begin
            step <= STEP_IDLE;
          end
        end
        STEP_REFUSING: step <= STEP_IDLE;
        STEP_GIVING: begin
          if (given_ready) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
      cycles <= goes_on ? (cycles + 5'd1) : 5'd0;
      // ---- timeline served, cycle 1
      served_valid_c1 <= served_valid;
      // ---- timeline served, cycle 2
      served_valid_c2 <= served_valid_c1;
    end
  end

  always @(posedge clk) begin
    is_his <= posted_2 == order_number[4:0];
    is_free <= is_live & ~is_bound;
    is_last <= posted_2 == _order_index_sum[4:0];
    if (tag_valid & (step != STEP_GIVING)) begin
      tag <= tag_value;
    end
    case (step)
      STEP_IDLE: begin
        order_from <= orders_payload_from;
        order_index <= orders_payload_index;
        order_to <= orders_payload_to;
        order_number <= orders_payload_number;
      end
      STEP_JUDGING: begin
        if (cycles == 5'd1) begin
          taken_wqe_address <= wqe_address;
          taken_wqe_length <= wqe_length;
          taken_wqe_key <= wqe_key;
          taken_wqe_bad <= wqe_bad;
        end
      end
      default: ;
    endcase
    // ---- timeline served, cycle 1
    served_value_found_not_c1 <= ~served_value_found;
    served_value_index_c1 <= served_value_index;
    served_value_qp_c1 <= served_value_qp;
    // ---- timeline served, cycle 2
    served_value_found_not_c2 <= served_value_found_not_c1;
    served_value_index_c2 <= served_value_index_c1;
    served_value_qp_c2 <= served_value_qp_c1;
  end

  wire        _unused = &{1'b0, count_producer[15:5], _served_value_index_choice[15:3],
                          _order_index_sum[15:5]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    nothing_is_posted_while_a_life_begins: assert (~((rung_valid | shown_valid) & beginning_valid));
  always @(posedge clk) if (!rst)
    no_wqe_comes_while_another_one_is_bound: assert (~(is_bound_binding & coming_valid));
  always @(posedge clk) if (!rst)
    a_message_comes_while_its_wqe_is_being_taken: cover ((step == STEP_JUDGING) & has_read & ~is_free);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~((rung_valid | shown_valid) & beginning_valid))) begin
    $display("PairTables.java: HDL801: claim 'nothing is posted while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(is_bound_binding & coming_valid))) begin
    $display("WqeTaker.java: HDL801: claim 'no WQE comes while another one is bound' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
