`default_nettype none

// FetchPlanner_small_32: says which WQEs to read next from the queues in host memory.  Generated from
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
  // doorbell: doorbells
  input  wire        doorbell_valid,
  output wire        doorbell_ready,
  input  wire [3:0]  doorbell_payload_qp,  // queue pair, local number
  input  wire [15:0] doorbell_payload_producer,  // free-running count of posted requests, modulo 65536
  // done: WQEs whose place on chip is free again; 0 is told when a life begins
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
  // beginning: a burst is planned for this queue pair; it is shown in this cycle
  output wire        beginning_valid,
  output wire [3:0]  beginning_value,
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
  reg         waiting_2;
  (* ram_style = "block" *)
  reg  [15:0] planned [0:15];
  reg  [15:0] _planned_data_first;
  reg  [15:0] planned_data;
  (* ram_style = "block" *)
  reg  [61:0] row_areas [0:15];
  reg  [61:0] _row_area_first;
  reg  [61:0] row_area;
  (* ram_style = "block" *)
  reg         reported [0:15];
  reg         _row_reported_first;
  reg         row_reported;
  (* ram_style = "block" *)
  reg  [15:0] producer [0:15];
  reg  [15:0] _row_producer_first;
  reg  [15:0] row_producer;
  (* ram_style = "block" *)
  reg  [15:0] done [0:15];
  reg  [15:0] _row_done_first;
  reg  [15:0] row_done;
  (* ram_style = "block" *)
  reg  [2:0]  row_states [0:15];
  reg  [2:0]  _row_state_first;
  reg  [2:0]  row_state;
  wire        ring_inst_next_valid;
  wire [3:0]  ring_inst_next_payload;

  wire        orders = (step == STEP_ORDERING) & (count != 4'd0);
  wire        taken = orders & plan_ready;
  wire        beginning = setup_valid & setup_ready;
  wire        may_look = ring_inst_next_valid & ~setup_valid;
  wire [3:0]  reads = (step == STEP_IDLE) ? ring_inst_next_payload : qp;
  wire [3:0]  _setup_payload_qp_choice = beginning ? setup_payload_qp : qp;
  wire        reports = (step == STEP_LIMITING) & is_beyond & is_new & ~rung;
  wire        row_rung_valid = doorbell_valid & doorbell_ready;
  wire [3:0]  _reads_choice = reports ? reads : doorbell_payload_qp;
  wire [3:0]  _setup_payload_qp_choice_2 = beginning ? setup_payload_qp : doorbell_payload_qp;
  wire        is_beyond_rings = row_rung_valid & (doorbell_payload_qp == reads);
  wire [15:0] is_beyond_outside = 16'd65535 << row_area[3:0];
  wire [15:0] _planned_difference = planned_data - row_done;
  wire [63:0] base = {row_area[61:4], 6'd0};
  wire [32:0] low = {1'b0, base[31:0]} + {1'b0, {16'd0, place} << 5};
  wire [3:0]  low_2 = address[8:5];
  wire        is_near = (&address[11:9]) & (|low_2);
  wire [3:0]  left = low_2 ^ {|low_2[2:0], |low_2[1:0], low_2[0], 1'b0};
  wire [3:0]  _left_choice = is_near ? left : 4'd15;
  wire [3:0]  left_2 = (free > _left_choice) ? _left_choice : free;
  wire        again = taken & ({12'd0, count} != waiting) & (count != free);
  wire        ring_inst_next_ready = (step == STEP_IDLE) & ~setup_valid;

  ActiveRing_16_3_0 ring_inst (
    .clk(clk),
    .rst(rst),
    .hints_0_valid(again),
    .hints_0_value(qp),
    .hints_1_valid(row_rung_valid),
    .hints_1_value(doorbell_payload_qp),
    .hints_2_valid(done_valid),
    .hints_2_value(done_value_qp),
    .next_valid(ring_inst_next_valid),
    .next_ready(ring_inst_next_ready),
    .next_payload(ring_inst_next_payload)
  );

  assign doorbell_ready = ~(beginning | reports);
  assign beyond = reports;
  assign plan_payload_burst_address = {address[63:5], 5'd0};
  assign plan_payload_burst_length = {3'd0, {1'b0, count} - 5'd1};
  assign plan_payload_order_qp = qp;
  assign plan_payload_order_index = index;
  assign plan_payload_order_address = address;
  assign plan_payload_order_count = count;
  assign setup_ready = may_begin & ~taken;
  assign plan_valid = orders;
  assign beginning_valid = plan_valid & ~waiting_2;
  assign beginning_value = qp;

  always @(posedge clk) begin
    if (beginning | taken) begin
      planned[_setup_payload_qp_choice] <= beginning ? 16'd0 : (index + {12'd0, count});
    end
  end

  always @(posedge clk) begin
    _planned_data_first <= planned[reads];
    planned_data <= _planned_data_first;
  end

  always @(posedge clk) begin
    if (beginning) begin
      row_areas[setup_payload_qp] <= {setup_payload_base[63:6], setup_payload_size};
    end
  end

  always @(posedge clk) begin
    _row_area_first <= row_areas[reads];
    row_area <= _row_area_first;
  end

  always @(posedge clk) begin
    if (row_rung_valid | reports) begin
      reported[_reads_choice] <= reports;
    end
  end

  always @(posedge clk) begin
    _row_reported_first <= reported[reads];
    row_reported <= _row_reported_first;
  end

  always @(posedge clk) begin
    if (row_rung_valid | beginning) begin
      producer[_setup_payload_qp_choice_2] <= beginning ? 16'd0 : doorbell_payload_producer;
    end
  end

  always @(posedge clk) begin
    _row_producer_first <= producer[reads];
    row_producer <= _row_producer_first;
  end

  always @(posedge clk) begin
    if (done_valid) begin
      done[done_value_qp] <= done_value_producer;
    end
  end

  always @(posedge clk) begin
    _row_done_first <= done[reads];
    row_done <= _row_done_first;
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
    _row_state_first <= row_states[reads];
    row_state <= _row_state_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_IDLE;
      waiting_2 <= 1'b0;
    end else begin
      case (step)
        STEP_IDLE: begin
          if (may_look) begin
            step <= STEP_READING;
          end
        end
        STEP_READING: step <= STEP_COUNTING;
        STEP_COUNTING: step <= STEP_PLACING;
        STEP_PLACING: step <= STEP_LIMITING;
        STEP_LIMITING: step <= STEP_ORDERING;
        STEP_ORDERING: begin
          if ((count == 4'd0) | plan_ready) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
      waiting_2 <= plan_valid & ~plan_ready;
    end
  end

  always @(posedge clk) begin
    rung <= is_beyond_rings | (rung & (step != STEP_IDLE));
    ahead <= row_producer + ~planned_data;
    behind <= row_producer + ~row_done;
    is_beyond <= (|waiting) & (|((ahead | behind) & is_beyond_outside));
    is_new <= ~row_reported;
    case (step)
      STEP_IDLE: qp <= ring_inst_next_payload;
      STEP_COUNTING: begin
        index <= planned_data;
        waiting <= ~((row_state == QUEUE_PAIR_STATE_RESET) | (row_state == QUEUE_PAIR_STATE_ERR)) ?
                   (row_producer - planned_data) : 16'd0;
        used <= _planned_difference[3:0];
        count <= {1'b0, ~planned_data[2:0] &
                  {(|row_area[3:2]) | (&row_area[1:0]), |row_area[3:1], |row_area[3:0]}} + 4'd1;
      end
      STEP_PLACING: begin
        count <= ({12'd0, count} > waiting) ? waiting[3:0] : count;
        free <= 4'd8 - used;
        address <= {base[63:32], low[31:0]};
        carry <= low[32];
      end
      STEP_LIMITING: begin
        count <= ~is_beyond ? ((count > left_2) ? left_2 : count) : 4'd0;
        address <= {address[63:32] + {31'd0, carry}, address[31:0]};
      end
      default: ;
    endcase
    place <= planned_data & ~is_beyond_outside;
  end

  wire        _unused = &{1'b0, setup_payload_base[5:0], _planned_difference[15:4]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    nothing_is_producer_while_a_life_begins: assert (~(row_rung_valid & beginning));
  always @(posedge clk) if (!rst)
    no_order_is_longer_than_a_batch: assert ((step != STEP_ORDERING) | (count <= 4'd8));
  always @(posedge clk) if (!rst)
    a_burst_stays_within_its_page: assert (
      (step != STEP_ORDERING) | (count == 4'd0) |
      (({1'b0, address[11:0]} + ({9'd0, count} << 5)) <= 13'd4096));
  always @(posedge clk) if (!rst)
    no_more_wqes_are_on_chip_than_there_are_places: assert (
      (step != STEP_PLACING) | (waiting == 16'd0) | (used <= 4'd8));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(row_rung_valid & beginning))) begin
    $display("PairTables.java: HDL801: claim 'nothing is producer while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((step != STEP_ORDERING) | (count <= 4'd8))) begin
    $display("FetchPlanner.java: HDL801: claim 'no order is longer than a batch' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((step != STEP_ORDERING) | (count == 4'd0) |
                                      (({1'b0, address[11:0]} + ({9'd0, count} << 5)) <= 13'd4096))) begin
    $display("FetchPlanner.java: HDL801: claim 'a burst stays within its page' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((step != STEP_PLACING) | (waiting == 16'd0) | (used <= 4'd8))) begin
    $display("FetchPlanner.java: HDL801: claim 'no more WQEs are on chip than there are places' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
