`default_nettype none

// FetchPlanner_small_32: says which requests to read next from the queues in host memory.  Generated from
// FetchPlanner.java.
module FetchPlanner_small_32 (
  input  wire        clk,
  input  wire        rst,
  // setup: a new life; no burst of the queue pair is on its way; at once, or when an order has left
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [3:0]  setup_payload_qp,  // queue pair, local number
  input  wire [63:0] setup_payload_base,  // 64-byte aligned
  input  wire [3:0]  setup_payload_size,  // log2 of its entries, 0 to 15
  input  wire        may_begin,  // a life may begin in this cycle
  input  wire        state_valid,
  input  wire [3:0]  state_value_qp,  // queue pair, local number
  input  wire [2:0]  state_value_state,  // its state from now on
  // posted: doorbells
  input  wire        posted_valid,
  output wire        posted_ready,
  input  wire [3:0]  posted_payload_qp,  // queue pair, local number
  input  wire [15:0] posted_payload_producer,  // free-running count of posted requests, modulo 65536
  // done: requests whose place on chip is free again; 0 is told when a life begins
  input  wire        done_valid,
  input  wire [3:0]  done_value_qp,  // queue pair, local number
  input  wire [15:0] done_value_producer,  // free-running count of posted requests, modulo 65536
  output wire        plan_valid,
  input  wire        plan_ready,
  output wire [63:0] plan_payload_burst_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]  plan_payload_burst_length,  // beats less one
  output wire [3:0]  plan_payload_order_qp,  // queue pair, local number
  output wire [15:0] plan_payload_order_index,  // of the first, modulo 65536
  output wire [63:0] plan_payload_order_address,  // of the first, in host memory
  output wire [3:0]  plan_payload_order_count,  // how many, 1 to the batch
  // begins: a burst is planned for this queue pair; it is shown in this cycle
  output wire        begins_valid,
  output wire [3:0]  begins_value,
  output wire        beyond  // one cycle: a doorbell's producer index is beyond the queue
);
  localparam [2:0] STEP_IDLE              = 3'd0;
  localparam [2:0] STEP_READING           = 3'd1;
  localparam [2:0] STEP_COUNTING          = 3'd2;
  localparam [2:0] STEP_PLACING           = 3'd3;
  localparam [2:0] STEP_LIMITING          = 3'd4;
  localparam [2:0] STEP_ORDERING          = 3'd5;
  localparam [2:0] QUEUE_PAIR_STATE_RESET = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_ERR   = 3'd5;

  reg  [2:0]  step;
  reg  [3:0]  qp;
  reg  [15:0] index;
  reg  [15:0] waiting;
  reg  [3:0]  used;
  reg  [3:0]  free;
  reg  [3:0]  count;
  reg  [15:0] ahead;
  reg  [15:0] behind;
  reg         is_beyond;
  reg         is_new;
  reg         rung;
  reg  [15:0] place;
  reg  [63:0] address;
  reg         carry;
  reg         waits;
  (* ram_style = "block" *)
  reg  [15:0] planned [0:15];
  reg  [15:0] _planned_data_first;
  reg  [15:0] planned_data;
  (* ram_style = "block" *)
  reg  [67:0] row_areas [0:15];
  reg  [67:0] _row_areas_data_first;
  reg  [67:0] row_areas_data;
  (* ram_style = "block" *)
  reg         told [0:15];
  reg         _told_data_first;
  reg         told_data;
  (* ram_style = "block" *)
  reg  [15:0] posted [0:15];
  reg  [15:0] _posted_data_first;
  reg  [15:0] posted_data;
  (* ram_style = "block" *)
  reg  [15:0] done [0:15];
  reg  [15:0] _done_data_first;
  reg  [15:0] done_data;
  (* ram_style = "block" *)
  reg  [2:0]  row_states [0:15];
  reg  [2:0]  _row_states_data_first;
  reg  [2:0]  row_states_data;
  wire        ring_inst_next_valid;
  wire [3:0]  ring_inst_next_payload;

  wire        orders = (step == STEP_ORDERING) & (count != 4'd0);
  wire        taken = orders & plan_ready;
  wire        begins = setup_valid & setup_ready;
  wire        may_look = ring_inst_next_valid & ~setup_valid;
  wire [3:0]  reads = (step == STEP_IDLE) ? ring_inst_next_payload : qp;
  wire [3:0]  _setup_payload_qp_choice = begins ? setup_payload_qp : qp;
  wire        tells = (step == STEP_LIMITING) & is_beyond & is_new & ~rung;
  wire        _posted_valid_and = posted_valid & posted_ready;
  wire [3:0]  _reads_choice = tells ? reads : posted_payload_qp;
  wire [3:0]  _setup_payload_qp_choice_2 = begins ? setup_payload_qp : posted_payload_qp;
  wire        is_beyond_rings = _posted_valid_and & (posted_payload_qp == reads);
  wire [15:0] is_beyond_outside = 16'd65535 << row_areas_data[3:0];
  wire [15:0] _planned_difference = planned_data - done_data;
  wire [7:0]  page = 8'd128 - {1'b0, address[11:5]};
  wire [32:0] low = {1'b0, row_areas_data[35:4]} + {1'b0, {16'd0, place} << 5};
  wire [3:0]  _page_3_0_choice = (|(page >> 4)) ? 4'd15 : page[3:0];
  wire [3:0]  left = (free > _page_3_0_choice) ? _page_3_0_choice : free;
  wire        again = taken & ({12'd0, count} != waiting) & (count != free);
  wire        ring_inst_next_ready = (step == STEP_IDLE) & ~setup_valid;

  ActiveRing_16_3 ring_inst (
    .clk(clk),
    .rst(rst),
    .hints_0_valid(again),
    .hints_0_value(qp),
    .hints_1_valid(_posted_valid_and),
    .hints_1_value(posted_payload_qp),
    .hints_2_valid(done_valid),
    .hints_2_value(done_value_qp),
    .next_valid(ring_inst_next_valid),
    .next_ready(ring_inst_next_ready),
    .next_payload(ring_inst_next_payload)
  );

  assign posted_ready = ~(begins | tells);
  assign beyond = tells;
  assign plan_payload_burst_address = {address[63:5], 5'd0};
  assign plan_payload_burst_length = {3'd0, {1'b0, count} - 5'd1};
  assign plan_payload_order_qp = qp;
  assign plan_payload_order_index = index;
  assign plan_payload_order_address = address;
  assign plan_payload_order_count = count;
  assign setup_ready = may_begin & ~taken;
  assign plan_valid = orders;
  assign begins_valid = plan_valid & ~waits;
  assign begins_value = qp;

  always @(posedge clk) begin
    if (begins | taken) begin
      planned[_setup_payload_qp_choice] <= begins ? 16'd0 : (index + {12'd0, count});
    end
  end

  always @(posedge clk) begin
    _planned_data_first <= planned[reads];
    planned_data <= _planned_data_first;
  end

  always @(posedge clk) begin
    if (begins) begin
      row_areas[setup_payload_qp] <= {setup_payload_base, setup_payload_size};
    end
  end

  always @(posedge clk) begin
    _row_areas_data_first <= row_areas[reads];
    row_areas_data <= _row_areas_data_first;
  end

  always @(posedge clk) begin
    if (_posted_valid_and | tells) begin
      told[_reads_choice] <= tells;
    end
  end

  always @(posedge clk) begin
    _told_data_first <= told[reads];
    told_data <= _told_data_first;
  end

  always @(posedge clk) begin
    if (_posted_valid_and | begins) begin
      posted[_setup_payload_qp_choice_2] <= begins ? 16'd0 : posted_payload_producer;
    end
  end

  always @(posedge clk) begin
    _posted_data_first <= posted[reads];
    posted_data <= _posted_data_first;
  end

  always @(posedge clk) begin
    if (done_valid) begin
      done[done_value_qp] <= done_value_producer;
    end
  end

  always @(posedge clk) begin
    _done_data_first <= done[reads];
    done_data <= _done_data_first;
  end

  initial begin : row_states_zero
    integer _i;
    for (_i = 0; _i < 16; _i = _i + 1) begin
      row_states[_i] = 3'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && state_valid) begin
      row_states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _row_states_data_first <= row_states[reads];
    row_states_data <= _row_states_data_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_IDLE;
      waits <= 1'b0;
    end else begin
      case (step)
        STEP_IDLE: begin
          if (may_look) begin
            step <= STEP_READING;
          end
        end
        STEP_READING: begin
          step <= STEP_COUNTING;
        end
        STEP_COUNTING: begin
          step <= STEP_PLACING;
        end
        STEP_PLACING: begin
          step <= STEP_LIMITING;
        end
        STEP_LIMITING: begin
          step <= STEP_ORDERING;
        end
        STEP_ORDERING: begin
          if ((count == 4'd0) | plan_ready) begin
            step <= STEP_IDLE;
          end
        end
        default: begin
          step <= STEP_IDLE;
        end
      endcase
      waits <= plan_valid & ~plan_ready;
    end
  end

  always @(posedge clk) begin
    rung <= is_beyond_rings | (rung & (step != STEP_IDLE));
    ahead <= posted_data + ~planned_data;
    behind <= posted_data + ~done_data;
    is_beyond <= (|waiting) & (|((ahead | behind) & is_beyond_outside));
    is_new <= ~told_data;
    case (step)
      STEP_IDLE: begin
        qp <= ring_inst_next_payload;
      end
      STEP_COUNTING: begin
        index <= planned_data;
        waiting <= ~((row_states_data == QUEUE_PAIR_STATE_RESET) |
                     (row_states_data == QUEUE_PAIR_STATE_ERR)) ? (posted_data - planned_data) : 16'd0;
        used <= _planned_difference[3:0];
        count <= {1'b0, ~planned_data[2:0] & {(|row_areas_data[3:2]) | (&row_areas_data[1:0]),
                                              |row_areas_data[3:1], |row_areas_data[3:0]}} + 4'd1;
      end
      STEP_PLACING: begin
        count <= ({12'd0, count} > waiting) ? waiting[3:0] : count;
        free <= 4'd8 - used;
        address <= {row_areas_data[67:36], low[31:0]};
        carry <= low[32];
      end
      STEP_LIMITING: begin
        count <= ~is_beyond ? ((count > left) ? left : count) : 4'd0;
        address <= {address[63:32] + {31'd0, carry}, address[31:0]};
      end
      default: ;
    endcase
    place <= planned_data & ~is_beyond_outside;
  end

  wire        _unused = &{1'b0, _planned_difference[15:4]};
endmodule

`default_nettype wire
