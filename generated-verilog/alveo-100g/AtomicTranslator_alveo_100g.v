`default_nettype none

// AtomicTranslator_alveo_100g: finds the pages of atomics.  Generated from AtomicTranslator.java.
module AtomicTranslator_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  input  wire         checked_valid,
  output wire         checked_ready,
  input  wire [9:0]   checked_payload_atomic_qp,  // queue pair, local number
  input  wire [7:0]   checked_payload_atomic_context,  // number of its context
  input  wire [11:0]  checked_payload_atomic_mr,  // the MR: key / 256
  input  wire         checked_payload_atomic_allowed,  // the MR allows it; it counts as under way there
  input  wire         checked_payload_atomic_adds,  // adds; else compares and swaps
  input  wire [63:0]  checked_payload_atomic_operand,  // to swap or add
  input  wire [63:0]  checked_payload_atomic_compare,  // to compare with
  input  wire [63:0]  checked_payload_address,  // a multiple of 8, as the peer says it
  // checked_payload_pages: of the MR
  input  wire         checked_payload_pages_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   checked_payload_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // translated: in order
  output wire         translated_valid,
  input  wire         translated_ready,
  output wire [9:0]   translated_payload_atomic_qp,  // queue pair, local number
  output wire [7:0]   translated_payload_atomic_context,  // number of its context
  output wire [11:0]  translated_payload_atomic_mr,  // the MR: key / 256
  output wire         translated_payload_atomic_allowed,  // the MR allows it; it counts as under way there
  output wire         translated_payload_atomic_adds,  // adds; else compares and swaps
  output wire [63:0]  translated_payload_atomic_operand,  // to swap or add
  output wire [63:0]  translated_payload_atomic_compare,  // to compare with
  output wire [63:0]  translated_payload_address,  // a multiple of 8, on the bus
  output wire         translated_payload_missing,  // it has no page: there is nothing to access
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
  wire [51:0]  translator_placed_payload_pages_first;
  wire [51:0]  translator_placed_payload_pages_next;
  wire         translator_placed_payload_pages_apart;
  wire [171:0] translator_placed_payload_load;

  wire [12:0]  translator_asked_payload_length = checked_payload_atomic_allowed ? 13'd8 : 13'd0;

  Translator_4096_64_1024_172 translator (
    .clk(clk),
    .rst(in_reset),
    .asked_valid(checked_valid),
    .asked_ready(checked_ready),
    .asked_payload_address(checked_payload_address),
    .asked_payload_length(translator_asked_payload_length),
    .asked_payload_mr(checked_payload_atomic_mr),
    .asked_payload_size_listed(checked_payload_pages_listed),
    .asked_payload_size_shift(checked_payload_pages_shift),
    .asked_payload_load({checked_payload_address[11:0], checked_payload_atomic_qp,
                         checked_payload_atomic_context, checked_payload_atomic_mr,
                         checked_payload_atomic_allowed, checked_payload_atomic_adds,
                         checked_payload_atomic_operand, checked_payload_atomic_compare}),
    .placed_valid(translated_valid),
    .placed_ready(translated_ready),
    .placed_payload_pages_first(translator_placed_payload_pages_first),
    .placed_payload_pages_next(translator_placed_payload_pages_next),
    .placed_payload_pages_apart(translator_placed_payload_pages_apart),
    .placed_payload_pages_missing(translated_payload_missing),
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

  assign translated_payload_atomic_qp = translator_placed_payload_load[159:150];
  assign translated_payload_atomic_context = translator_placed_payload_load[149:142];
  assign translated_payload_atomic_mr = translator_placed_payload_load[141:130];
  assign translated_payload_atomic_allowed = translator_placed_payload_load[129];
  assign translated_payload_atomic_adds = translator_placed_payload_load[128];
  assign translated_payload_atomic_operand = translator_placed_payload_load[127:64];
  assign translated_payload_atomic_compare = translator_placed_payload_load[63:0];
  assign translated_payload_address = {translator_placed_payload_pages_first,
                                       translator_placed_payload_load[171:160]};

  always @(posedge clk) begin
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, translator_placed_payload_pages_next, translator_placed_payload_pages_apart};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    an_atomic_lies_in_one_page: assert (~checked_valid | ~(|checked_payload_address[2:0]));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~checked_valid | ~(|checked_payload_address[2:0]))) begin
    $display("AtomicTranslator.java: HDL801: claim 'an atomic lies in one page' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
