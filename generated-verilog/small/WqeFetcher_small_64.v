`default_nettype none

// WqeFetcher_small_64: fetches WQEs from queues in host memory as they are posted.  Generated from
// WqeFetcher.java.
// timeline split: 1 cycles, 2 registers (5 bits), of these 1 (4 bits) only wait
module WqeFetcher_small_64 (
  input  wire         clk,
  input  wire         rst,
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [3:0]   setup_payload_qp,  // queue pair, local number
  input  wire [63:0]  setup_payload_base,  // 64-byte aligned
  input  wire [3:0]   setup_payload_size,  // log2 of its entries, 0 to 15
  input  wire         state_valid,
  input  wire [3:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  // doorbell: doorbells
  input  wire         doorbell_valid,
  output wire         doorbell_ready,
  input  wire [3:0]   doorbell_payload_qp,  // queue pair, local number
  input  wire [15:0]  doorbell_payload_producer,  // free-running count of posted requests, modulo 65536
  // done: WQEs whose place on chip is free again; 0 is told when a life begins
  input  wire         done_valid,
  input  wire [3:0]   done_value_qp,  // queue pair, local number
  input  wire [15:0]  done_value_producer,  // free-running count of posted requests, modulo 65536
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_beats: what was read
  input  wire         memory_beats_valid,
  input  wire [255:0] memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         memory_beats_value_last,  // the burst ends with this beat
  output wire         wqe_valid,
  output wire [3:0]   wqe_value_qp,  // queue pair, local number
  output wire [15:0]  wqe_value_index,  // free-running index in the queue, modulo 65536
  output wire [63:0]  wqe_value_address,  // where it lies in host memory
  output wire [511:0] wqe_value_bytes,  // byte 0 in bits 7 to 0
  output wire         wqe_value_bad,  // the bus answered with an error: the bytes are nothing
  // fetches_beginning: one more is under way for this object
  output wire         fetches_beginning_valid,
  output wire [3:0]   fetches_beginning_value,
  // fetches_ending: one less is under way for this object
  output reg          fetches_ending_valid,
  output reg  [3:0]   fetches_ending_value,
  output wire         beyond  // one cycle: a doorbell's producer index is beyond the queue
);
  wire        planner_plan_valid;
  wire [3:0]  planner_plan_payload_order_qp;
  wire [15:0] planner_plan_payload_order_index;
  wire [63:0] planner_plan_payload_order_address;
  wire [3:0]  planner_plan_payload_order_count;
  wire        orders_in_ready;
  wire        orders_out_valid;
  wire [3:0]  orders_out_payload_qp;
  wire [15:0] orders_out_payload_index;
  wire [63:0] orders_out_payload_address;
  wire [3:0]  orders_out_payload_count;
  wire        splitter_orders_ready;
  wire        splitter_beats_ready;

  wire        planner_plan_ready = memory_bursts_valid & memory_bursts_ready;
  wire        planner_may_begin = ~wqe_valid;
  wire        split = orders_out_valid & splitter_orders_ready;

  FetchPlanner_small_64 planner (
    .clk(clk),
    .rst(rst),
    .setup_valid(setup_valid),
    .setup_ready(setup_ready),
    .setup_payload_qp(setup_payload_qp),
    .setup_payload_base(setup_payload_base),
    .setup_payload_size(setup_payload_size),
    .may_begin(planner_may_begin),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .doorbell_valid(doorbell_valid),
    .doorbell_ready(doorbell_ready),
    .doorbell_payload_qp(doorbell_payload_qp),
    .doorbell_payload_producer(doorbell_payload_producer),
    .done_valid(done_valid),
    .done_value_qp(done_value_qp),
    .done_value_producer(done_value_producer),
    .plan_valid(planner_plan_valid),
    .plan_ready(planner_plan_ready),
    .plan_payload_burst_address(memory_bursts_payload_address),
    .plan_payload_burst_length(memory_bursts_payload_length),
    .plan_payload_order_qp(planner_plan_payload_order_qp),
    .plan_payload_order_index(planner_plan_payload_order_index),
    .plan_payload_order_address(planner_plan_payload_order_address),
    .plan_payload_order_count(planner_plan_payload_order_count),
    .beginning_valid(fetches_beginning_valid),
    .beginning_value(fetches_beginning_value),
    .beyond(beyond)
  );

  Fifo_16_LUTRAM #(.WIDTH(88)) orders (
    .clk(clk),
    .rst(rst),
    .in_valid(planner_plan_ready),
    .in_ready(orders_in_ready),
    .in_payload({planner_plan_payload_order_qp, planner_plan_payload_order_index,
                 planner_plan_payload_order_address, planner_plan_payload_order_count}),
    .out_valid(orders_out_valid),
    .out_ready(splitter_orders_ready),
    .out_payload({orders_out_payload_qp, orders_out_payload_index, orders_out_payload_address,
                  orders_out_payload_count})
  );

  WqeSplitter_small_64 splitter (
    .clk(clk),
    .rst(rst),
    .orders_valid(orders_out_valid),
    .orders_ready(splitter_orders_ready),
    .orders_payload_qp(orders_out_payload_qp),
    .orders_payload_index(orders_out_payload_index),
    .orders_payload_address(orders_out_payload_address),
    .orders_payload_count(orders_out_payload_count),
    .beats_valid(memory_beats_valid),
    .beats_ready(splitter_beats_ready),
    .beats_payload_data(memory_beats_value_data),
    .beats_payload_bad(memory_beats_value_bad),
    .beats_payload_last(memory_beats_value_last),
    .wqe_valid(wqe_valid),
    .wqe_value_qp(wqe_value_qp),
    .wqe_value_index(wqe_value_index),
    .wqe_value_address(wqe_value_address),
    .wqe_value_bytes(wqe_value_bytes),
    .wqe_value_bad(wqe_value_bad)
  );

  assign memory_bursts_valid = planner_plan_valid & orders_in_ready;

  always @(posedge clk) begin
    if (rst) begin
      fetches_ending_valid <= 1'b0;
    end else begin
      // ---- timeline split, cycle 1
      fetches_ending_valid <= split;
    end
  end

  always @(posedge clk) begin
    // ---- timeline split, cycle 1
    fetches_ending_value <= orders_out_payload_qp;
  end

  wire        _unused = &{1'b0, splitter_beats_ready};

`ifdef FORMAL
  wire        taken = splitter_beats_ready;
  always @(posedge clk) if (!rst) every_beat_is_taken: assert (taken | ~memory_beats_valid);
`elsif HDL_CLAIMS
  wire        taken = splitter_beats_ready;
  always @(posedge clk) if (!rst && !(taken | ~memory_beats_valid)) begin
    $display("WqeFetcher.java: HDL801: claim 'every beat is taken' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
