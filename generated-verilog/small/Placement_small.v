`default_nettype none

// Placement_small: keeps received frames until their order comes and writes the payload of those to be placed
// to host memory.  Generated from Placement.java.
module Placement_small (
  input  wire         clk,
  input  wire         rst,
  // frames: from the network; cannot be held up
  input  wire         frames_valid,
  input  wire [255:0] frames_value_data,
  input  wire [31:0]  frames_value_keep,
  input  wire         frames_value_last,
  // stored: a frame has ended: 1 = it is in the buffer, 0 = there was no room and nothing of it is kept
  output wire         stored_valid,
  output wire         stored_value,
  // orders: one for each stored frame, in order; of one to place 0 to 4096 bytes
  input  wire         orders_valid,
  output wire         orders_ready,
  input  wire         orders_payload_order_place,  // write the payload to the host; else let the frame go
  input  wire [6:0]   orders_payload_order_offset,  // byte of the frame at which the payload, or the integer, begins
  input  wire [12:0]  orders_payload_order_length,  // bytes of payload, may be 0
  input  wire         orders_payload_order_reversed,  // an integer of the wire becomes one of the host: 8 bytes to an address that is a multiple of 8, the last first
  input  wire [63:0]  orders_payload_order_address,  // of the first byte in host memory, or in its region where that has a list of pages
  input  wire [13:0]  orders_payload_order_qp,  // queue pair whose payload it is, local number
  input  wire [15:0]  orders_payload_order_mr,  // memory region that it goes to: key / 256
  // orders_payload_order_pages: of that region
  input  wire         orders_payload_order_pages_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   orders_payload_order_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // orders: one for each stored frame, in order; of one to place 0 to 4096 bytes
  input  wire [51:0]  orders_payload_pages_first,  // of the first byte, in units of 4 KiB
  input  wire [51:0]  orders_payload_pages_next,  // if the access goes beyond that page, and apart: of the first byte behind it
  input  wire         orders_payload_pages_apart,  // that page may be any; else it is the one that follows the first
  input  wire         orders_payload_pages_missing,  // its list has no such page, or could not be read: there is nothing to access
  // memory_bursts: bursts for the address channel of an AXI4 write port: incrementing, whole beats
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_data: beats of the bursts, in the order of these; a strobe per byte, last ends a burst
  output wire         memory_data_valid,
  input  wire         memory_data_ready,
  output wire [255:0] memory_data_payload_data,
  output wire [31:0]  memory_data_payload_strb,
  output wire         memory_data_payload_last,
  // memory_answers: a burst has been written; 1 = the bus refused it
  input  wire         memory_answers_valid,
  input  wire         memory_answers_value,
  output wire [23:0]  visible,  // orders to place, since reset and modulo 2^24, of which every byte and every byte of all earlier ones has been written
  // fault: the bus has refused a burst, or pages were missing; before it counts as visible
  output wire         fault_valid,
  output wire [13:0]  fault_value_qp,  // queue pair, local number
  output wire [23:0]  fault_value_placement,  // which placement it is, counted from 1 since reset and modulo 2^24
  // ended: every burst of an order with payload has been answered
  output wire         ended_valid,
  output wire [13:0]  ended_value_qp,  // queue pair, local number
  output wire         ended_value_in_mr,  // it is an access to a memory region, not to a queue
  output wire [15:0]  ended_value_mr  // that MR: key / 256
);
  (* keep = "true" *)
  reg          in_reset = 1'b1;
  wire         buffer_inst_orders_ready;
  wire         buffer_inst_payload_valid;
  wire [255:0] buffer_inst_payload_payload_data;
  wire [31:0]  buffer_inst_payload_payload_keep;
  wire         buffer_inst_payload_payload_last;
  wire         engine_fetches_valid;
  wire         engine_fetches_payload_place;
  wire [6:0]   engine_fetches_payload_offset;
  wire [12:0]  engine_fetches_payload_length;
  wire         engine_fetches_payload_reversed;
  wire [63:0]  engine_fetches_payload_address;
  wire [13:0]  engine_fetches_payload_qp;
  wire [15:0]  engine_fetches_payload_mr;
  wire         engine_fetches_payload_pages_listed;
  wire [4:0]   engine_fetches_payload_pages_shift;
  wire         engine_payload_ready;

  PacketBuffer_32_1024 buffer_inst (
    .clk(clk),
    .rst(in_reset),
    .frames_valid(frames_valid),
    .frames_value_data(frames_value_data),
    .frames_value_keep(frames_value_keep),
    .frames_value_last(frames_value_last),
    .stored_valid(stored_valid),
    .stored_value(stored_value),
    .orders_valid(engine_fetches_valid),
    .orders_ready(buffer_inst_orders_ready),
    .orders_payload_place(engine_fetches_payload_place),
    .orders_payload_offset(engine_fetches_payload_offset),
    .orders_payload_length(engine_fetches_payload_length),
    .orders_payload_reversed(engine_fetches_payload_reversed),
    .orders_payload_address(engine_fetches_payload_address),
    .orders_payload_qp(engine_fetches_payload_qp),
    .orders_payload_mr(engine_fetches_payload_mr),
    .orders_payload_pages_listed(engine_fetches_payload_pages_listed),
    .orders_payload_pages_shift(engine_fetches_payload_pages_shift),
    .payload_valid(buffer_inst_payload_valid),
    .payload_ready(engine_payload_ready),
    .payload_payload_data(buffer_inst_payload_payload_data),
    .payload_payload_keep(buffer_inst_payload_payload_keep),
    .payload_payload_last(buffer_inst_payload_payload_last)
  );

  PlacementEngine_32 engine (
    .clk(clk),
    .rst(in_reset),
    .orders_valid(orders_valid),
    .orders_ready(orders_ready),
    .orders_payload_order_place(orders_payload_order_place),
    .orders_payload_order_offset(orders_payload_order_offset),
    .orders_payload_order_length(orders_payload_order_length),
    .orders_payload_order_reversed(orders_payload_order_reversed),
    .orders_payload_order_address(orders_payload_order_address),
    .orders_payload_order_qp(orders_payload_order_qp),
    .orders_payload_order_mr(orders_payload_order_mr),
    .orders_payload_order_pages_listed(orders_payload_order_pages_listed),
    .orders_payload_order_pages_shift(orders_payload_order_pages_shift),
    .orders_payload_pages_first(orders_payload_pages_first),
    .orders_payload_pages_next(orders_payload_pages_next),
    .orders_payload_pages_apart(orders_payload_pages_apart),
    .orders_payload_pages_missing(orders_payload_pages_missing),
    .fetches_valid(engine_fetches_valid),
    .fetches_ready(buffer_inst_orders_ready),
    .fetches_payload_place(engine_fetches_payload_place),
    .fetches_payload_offset(engine_fetches_payload_offset),
    .fetches_payload_length(engine_fetches_payload_length),
    .fetches_payload_reversed(engine_fetches_payload_reversed),
    .fetches_payload_address(engine_fetches_payload_address),
    .fetches_payload_qp(engine_fetches_payload_qp),
    .fetches_payload_mr(engine_fetches_payload_mr),
    .fetches_payload_pages_listed(engine_fetches_payload_pages_listed),
    .fetches_payload_pages_shift(engine_fetches_payload_pages_shift),
    .payload_valid(buffer_inst_payload_valid),
    .payload_ready(engine_payload_ready),
    .payload_payload_data(buffer_inst_payload_payload_data),
    .payload_payload_keep(buffer_inst_payload_payload_keep),
    .payload_payload_last(buffer_inst_payload_payload_last),
    .memory_bursts_valid(memory_bursts_valid),
    .memory_bursts_ready(memory_bursts_ready),
    .memory_bursts_payload_address(memory_bursts_payload_address),
    .memory_bursts_payload_length(memory_bursts_payload_length),
    .memory_data_valid(memory_data_valid),
    .memory_data_ready(memory_data_ready),
    .memory_data_payload_data(memory_data_payload_data),
    .memory_data_payload_strb(memory_data_payload_strb),
    .memory_data_payload_last(memory_data_payload_last),
    .memory_answers_valid(memory_answers_valid),
    .memory_answers_value(memory_answers_value),
    .visible(visible),
    .fault_valid(fault_valid),
    .fault_value_qp(fault_value_qp),
    .fault_value_placement(fault_value_placement),
    .ended_valid(ended_valid),
    .ended_value_qp(ended_value_qp),
    .ended_value_in_mr(ended_value_in_mr),
    .ended_value_mr(ended_value_mr)
  );

  always @(posedge clk) begin
    in_reset <= rst;
  end

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    nothing_placed_is_longer_than_4_kib: assert (
      ~(orders_valid & orders_payload_order_place) | (orders_payload_order_length <= 13'd4096));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~(orders_valid & orders_payload_order_place) |
                                           (orders_payload_order_length <= 13'd4096))) begin
    $display("Placement.java: HDL801: claim 'nothing placed is longer than 4 KiB' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
