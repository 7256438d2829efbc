`default_nettype none

// ReadTranslator_alveo_100g: finds the pages of payload that is to be sent.  Generated from
// ReadTranslator.java.
module ReadTranslator_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  input  wire         requests_valid,
  output wire         requests_ready,
  input  wire [63:0]  requests_payload_address,  // of the first byte
  input  wire [12:0]  requests_payload_length,  // bytes, may be 0
  input  wire [13:0]  requests_payload_owner_qp,  // queue pair, local number
  input  wire         requests_payload_owner_in_mr,  // it is an access to a memory region, not to a queue
  input  wire [15:0]  requests_payload_owner_mr,  // that MR: key / 256
  // requests_payload_pages: of its region; none of a queue
  input  wire         requests_payload_pages_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   requests_payload_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  output wire         translated_valid,
  input  wire         translated_ready,
  output wire [63:0]  translated_payload_request_address,  // of the first byte
  output wire [12:0]  translated_payload_request_length,  // bytes, may be 0
  output wire [13:0]  translated_payload_request_owner_qp,  // queue pair, local number
  output wire         translated_payload_request_owner_in_mr,  // it is an access to a memory region, not to a queue
  output wire [15:0]  translated_payload_request_owner_mr,  // that MR: key / 256
  // translated_payload_request_pages: of its region; none of a queue
  output wire         translated_payload_request_pages_listed,  // by a list; else the region's addresses are those of the bus
  output wire [4:0]   translated_payload_request_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  output wire [51:0]  translated_payload_pages_first,  // of the first byte, in units of 4 KiB
  output wire [51:0]  translated_payload_pages_next,  // if the access goes beyond that page, and apart: of the first byte behind it
  output wire         translated_payload_pages_apart,  // that page may be any; else it is the one that follows the first
  output wire         translated_payload_pages_missing,  // its list has no such page, or could not be read: there is nothing to access
  // lists_regions: a memory region is registered: how its pages are found
  input  wire         lists_regions_valid,
  input  wire [11:0]  lists_regions_value_index,  // key / 256
  input  wire [38:0]  lists_regions_value_base,  // address of the region's first byte in units of 4 KiB, its lower bits
  // lists_regions_value_size: of the region's pages
  input  wire         lists_regions_value_size_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   lists_regions_value_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // lists_regions: a memory region is registered: how its pages are found
  input  wire         lists_regions_value_deep,  // the list is one of lists, of 512 entries each; else of pages
  input  wire [39:0]  lists_regions_value_address,  // of the list's first entry, in units of 4 KiB
  // lists_forget: a region in which no access is under way: all of its pages are to be forgotten; it stays until they are, or nobody wants to know any more
  input  wire         lists_forget_valid,
  input  wire [11:0]  lists_forget_value,
  output wire         lists_forgot,  // they are
  // lists_memory: lists are read; what is read never waits
  output wire         lists_memory_bursts_valid,
  input  wire         lists_memory_bursts_ready,
  output wire [63:0]  lists_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   lists_memory_bursts_payload_length,  // beats less one
  // lists_memory_beats: what was read
  input  wire         lists_memory_beats_valid,
  input  wire [511:0] lists_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         lists_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         lists_memory_beats_value_last  // the burst ends with this beat
);
  (* keep = "true" *)
  reg          in_reset = 1'b1;
  wire [113:0] translator_placed_payload_load;

  Translator_4096_64_1024_114 translator (
    .clk(clk),
    .rst(in_reset),
    .asked_valid(requests_valid),
    .asked_ready(requests_ready),
    .asked_payload_address(requests_payload_address),
    .asked_payload_length(requests_payload_length),
    .asked_payload_mr(requests_payload_owner_mr[11:0]),
    .asked_payload_size_listed(requests_payload_pages_listed),
    .asked_payload_size_shift(requests_payload_pages_shift),
    .asked_payload_load({requests_payload_address, requests_payload_length, requests_payload_owner_qp,
                         requests_payload_owner_in_mr, requests_payload_owner_mr,
                         requests_payload_pages_listed, requests_payload_pages_shift}),
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

  assign translated_payload_request_address = translator_placed_payload_load[113:50];
  assign translated_payload_request_length = translator_placed_payload_load[49:37];
  assign translated_payload_request_owner_qp = translator_placed_payload_load[36:23];
  assign translated_payload_request_owner_in_mr = translator_placed_payload_load[22];
  assign translated_payload_request_owner_mr = translator_placed_payload_load[21:6];
  assign translated_payload_request_pages_listed = translator_placed_payload_load[5];
  assign translated_payload_request_pages_shift = translator_placed_payload_load[4:0];

  always @(posedge clk) begin
    in_reset <= rst;
  end

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    what_stands_in_a_queue_has_no_list: assert (
      ~requests_valid | requests_payload_owner_in_mr | ~requests_payload_pages_listed);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~requests_valid | requests_payload_owner_in_mr |
                                           ~requests_payload_pages_listed)) begin
    $display("ReadTranslator.java: HDL801: claim 'what stands in a queue has no list' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
