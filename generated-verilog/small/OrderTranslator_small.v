`default_nettype none

// OrderTranslator_small: keeps the orders about received frames and finds their pages.  Generated from
// OrderTranslator.java.
module OrderTranslator_small (
  input  wire         clk,
  input  wire         rst,
  // orders: one for each frame in the packet buffer; cannot be held up
  input  wire         orders_valid,
  input  wire         orders_value_place,  // write the payload to the host; else let the frame go
  input  wire [6:0]   orders_value_offset,  // byte of the frame at which the payload, or the integer, begins
  input  wire [12:0]  orders_value_length,  // bytes of payload, may be 0
  input  wire         orders_value_reversed,  // an integer of the wire becomes one of the host: 8 bytes to an address that is a multiple of 8, the last first
  input  wire [63:0]  orders_value_address,  // of the first byte in host memory, or in its region where that has a list of pages
  input  wire [13:0]  orders_value_qp,  // queue pair whose payload it is, local number
  input  wire [15:0]  orders_value_mr,  // memory region that it goes to: key / 256
  // orders_value_pages: of that region
  input  wire         orders_value_pages_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   orders_value_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  output wire         translated_valid,
  input  wire         translated_ready,
  output wire         translated_payload_order_place,  // write the payload to the host; else let the frame go
  output wire [6:0]   translated_payload_order_offset,  // byte of the frame at which the payload, or the integer, begins
  output wire [12:0]  translated_payload_order_length,  // bytes of payload, may be 0
  output wire         translated_payload_order_reversed,  // an integer of the wire becomes one of the host: 8 bytes to an address that is a multiple of 8, the last first
  output wire [63:0]  translated_payload_order_address,  // of the first byte in host memory, or in its region where that has a list of pages
  output wire [13:0]  translated_payload_order_qp,  // queue pair whose payload it is, local number
  output wire [15:0]  translated_payload_order_mr,  // memory region that it goes to: key / 256
  // translated_payload_order_pages: of that region
  output wire         translated_payload_order_pages_listed,  // by a list; else the region's addresses are those of the bus
  output wire [4:0]   translated_payload_order_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  output wire [51:0]  translated_payload_pages_first,  // of the first byte, in units of 4 KiB
  output wire [51:0]  translated_payload_pages_next,  // if the access goes beyond that page, and apart: of the first byte behind it
  output wire         translated_payload_pages_apart,  // that page may be any; else it is the one that follows the first
  output wire         translated_payload_pages_missing,  // its list has no such page, or could not be read: there is nothing to access
  // lists_regions: a memory region is registered: how its pages are found
  input  wire         lists_regions_valid,
  input  wire [5:0]   lists_regions_value_index,  // key / 256
  input  wire [38:0]  lists_regions_value_base,  // address of the region's first byte in units of 4 KiB, its lower bits
  // lists_regions_value_size: of the region's pages
  input  wire         lists_regions_value_size_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   lists_regions_value_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // lists_regions: a memory region is registered: how its pages are found
  input  wire         lists_regions_value_deep,  // the list is one of lists, of 512 entries each; else of pages
  input  wire [39:0]  lists_regions_value_address,  // of the list's first entry, in units of 4 KiB
  // lists_forget: a region in which no access is under way: all of its pages are to be forgotten; it stays until they are, or nobody wants to know any more
  input  wire         lists_forget_valid,
  input  wire [5:0]   lists_forget_value,
  output wire         lists_forgot,  // they are
  // lists_memory: lists are read; what is read never waits
  output wire         lists_memory_bursts_valid,
  input  wire         lists_memory_bursts_ready,
  output wire [63:0]  lists_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   lists_memory_bursts_payload_length,  // beats less one
  // lists_memory_beats: what was read
  input  wire         lists_memory_beats_valid,
  input  wire [255:0] lists_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         lists_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         lists_memory_beats_value_last  // the burst ends with this beat
);
  (* keep = "true" *)
  reg          in_reset = 1'b1;
  wire         queue_inst_in_ready;
  wire         queue_inst_out_valid;
  wire         queue_inst_out_payload_place;
  wire [6:0]   queue_inst_out_payload_offset;
  wire [12:0]  queue_inst_out_payload_length;
  wire         queue_inst_out_payload_reversed;
  wire [63:0]  queue_inst_out_payload_address;
  wire [13:0]  queue_inst_out_payload_qp;
  wire [15:0]  queue_inst_out_payload_mr;
  wire         queue_inst_out_payload_pages_listed;
  wire [4:0]   queue_inst_out_payload_pages_shift;
  wire         translator_asked_ready;
  wire [121:0] translator_placed_payload_load;

  wire [12:0]  wanted = queue_inst_out_payload_place ? queue_inst_out_payload_length : 13'd0;

  Fifo_1024_BRAM #(.WIDTH(122)) queue_inst (
    .clk(clk),
    .rst(in_reset),
    .in_valid(orders_valid),
    .in_ready(queue_inst_in_ready),
    .in_payload({orders_value_place, orders_value_offset, orders_value_length, orders_value_reversed,
                 orders_value_address, orders_value_qp, orders_value_mr, orders_value_pages_listed,
                 orders_value_pages_shift}),
    .out_valid(queue_inst_out_valid),
    .out_ready(translator_asked_ready),
    .out_payload({queue_inst_out_payload_place, queue_inst_out_payload_offset, queue_inst_out_payload_length,
                  queue_inst_out_payload_reversed, queue_inst_out_payload_address, queue_inst_out_payload_qp,
                  queue_inst_out_payload_mr, queue_inst_out_payload_pages_listed,
                  queue_inst_out_payload_pages_shift})
  );

  Translator_64_32_64_122 translator (
    .clk(clk),
    .rst(in_reset),
    .asked_valid(queue_inst_out_valid),
    .asked_ready(translator_asked_ready),
    .asked_payload_address(queue_inst_out_payload_address),
    .asked_payload_length(wanted),
    .asked_payload_mr(queue_inst_out_payload_mr[5:0]),
    .asked_payload_size_listed(queue_inst_out_payload_pages_listed),
    .asked_payload_size_shift(queue_inst_out_payload_pages_shift),
    .asked_payload_load({queue_inst_out_payload_place, queue_inst_out_payload_offset,
                         queue_inst_out_payload_length, queue_inst_out_payload_reversed,
                         queue_inst_out_payload_address, queue_inst_out_payload_qp, queue_inst_out_payload_mr,
                         queue_inst_out_payload_pages_listed, queue_inst_out_payload_pages_shift}),
    .placed_valid(translated_valid),
    .placed_ready(translated_ready),
    .placed_payload_pages_first(translated_payload_pages_first),
    .placed_payload_pages_next(translated_payload_pages_next),
    .placed_payload_pages_apart(translated_payload_pages_apart),
    .placed_payload_pages_missing(translated_payload_pages_missing),
    .placed_payload_load(translator_placed_payload_load),
    .lists_regions_valid(lists_regions_valid),
    .lists_regions_value_index(lists_regions_value_index),
    .lists_regions_value_base(lists_regions_value_base),
    .lists_regions_value_size_listed(lists_regions_value_size_listed),
    .lists_regions_value_size_shift(lists_regions_value_size_shift),
    .lists_regions_value_deep(lists_regions_value_deep),
    .lists_regions_value_address(lists_regions_value_address),
    .lists_forget_valid(lists_forget_valid),
    .lists_forget_value(lists_forget_value),
    .lists_forgot(lists_forgot),
    .lists_memory_bursts_valid(lists_memory_bursts_valid),
    .lists_memory_bursts_ready(lists_memory_bursts_ready),
    .lists_memory_bursts_payload_address(lists_memory_bursts_payload_address),
    .lists_memory_bursts_payload_length(lists_memory_bursts_payload_length),
    .lists_memory_beats_valid(lists_memory_beats_valid),
    .lists_memory_beats_value_data(lists_memory_beats_value_data),
    .lists_memory_beats_value_bad(lists_memory_beats_value_bad),
    .lists_memory_beats_value_last(lists_memory_beats_value_last)
  );

  assign translated_payload_order_place = translator_placed_payload_load[121];
  assign translated_payload_order_offset = translator_placed_payload_load[120:114];
  assign translated_payload_order_length = translator_placed_payload_load[113:101];
  assign translated_payload_order_reversed = translator_placed_payload_load[100];
  assign translated_payload_order_address = translator_placed_payload_load[99:36];
  assign translated_payload_order_qp = translator_placed_payload_load[35:22];
  assign translated_payload_order_mr = translator_placed_payload_load[21:6];
  assign translated_payload_order_pages_listed = translator_placed_payload_load[5];
  assign translated_payload_order_pages_shift = translator_placed_payload_load[4:0];

  always @(posedge clk) begin
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, queue_inst_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_every_order: assert (~orders_valid | queue_inst_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~orders_valid | queue_inst_in_ready)) begin
    $display("OrderTranslator.java: HDL801: claim 'there is a place for every order' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
