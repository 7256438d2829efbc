`default_nettype none

// Translator_64_32_64_159: finds the pages of accesses to memory regions.  Generated from Translator.java.
// timeline entering: 2 cycles, 40 registers (633 bits), of these 12 (452 bits) only wait
module Translator_64_32_64_159 (
  input  wire         clk,
  input  wire         rst,
  input  wire         asked_valid,
  output wire         asked_ready,
  input  wire [63:0]  asked_payload_address,  // of the first byte
  input  wire [12:0]  asked_payload_length,  // bytes, 0 to 4096
  input  wire [5:0]   asked_payload_mr,  // the region: key / 256
  // asked_payload_size: of the region
  input  wire         asked_payload_size_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   asked_payload_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  input  wire [158:0] asked_payload_load,  // whatever goes with it
  // placed: in order; nothing of it comes from a register when nobody waits
  output wire         placed_valid,
  input  wire         placed_ready,
  output wire [51:0]  placed_payload_pages_first,  // of the first byte, in units of 4 KiB
  output wire [51:0]  placed_payload_pages_next,  // if the access goes beyond that page, and apart: of the first byte behind it
  output wire         placed_payload_pages_apart,  // that page may be any; else it is the one that follows the first
  output wire         placed_payload_pages_missing,  // its list has no such page, or could not be read: there is nothing to access
  output wire [158:0] placed_payload_load,  // what came with it
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
  reg          room;
  reg          entered;
  reg          is_held;
  reg  [158:0] found_oldest_load;
  reg  [51:0]  found_oldest_first;
  reg  [39:0]  found_oldest_next;
  reg          found_oldest_apart;
  reg          found_oldest_first_missed;
  reg          found_oldest_next_missed;
  reg          found_kept_good;
  reg  [39:0]  found_kept_page;
  reg          found_has_kept;
  // ---- timeline entering, cycle 1
  reg  [17:0]  looked_first_page_17_0_c1;
  reg  [13:0]  looked_end;
  reg          is_listed_c1;
  reg          looked_bits_17_c1;
  reg          looked_bits_16_c1;
  reg          looked_bits_15_c1;
  reg          looked_bits_14_c1;
  reg          looked_bits_13_c1;
  reg          looked_bits_12_c1;
  reg          looked_bits_11_c1;
  reg          looked_bits_10_c1;
  reg          looked_bits_9_c1;
  reg          looked_bits_8_c1;
  reg          looked_bits_7_c1;
  reg          looked_bits_6_c1;
  reg          looked_bits_5_c1;
  reg          looked_bits_4_c1;
  reg          looked_bits_3_c1;
  reg          looked_bits_2_c1;
  reg          looked_bits_1_c1;
  reg          looked_bits_0_c1;
  reg  [158:0] asked_payload_load_c1;
  reg  [5:0]   asked_payload_mr_c1;
  reg  [4:0]   asked_payload_size_shift_c1;
  reg          entering_c1;
  reg  [51:0]  looked_first_page_c1;
  reg  [38:0]  looked_first_page_38_0_c1;
  reg  [17:0]  looked_low_c1;
  reg          looked_valid_c1;
  // ---- timeline entering, cycle 2
  reg          is_listed_c2;
  reg          looked_listed_and_c2;
  reg  [17:0]  looked_low_c2;
  reg  [51:0]  looked_first_page_c2;
  reg  [17:0]  looked_low_c2_2;
  reg          entering_c2;
  reg          looked_valid;
  reg  [158:0] asked_payload_load_c2;
  reg  [5:0]   asked_payload_mr_c2;
  reg  [4:0]   asked_payload_size_shift_c2;
  reg  [38:0]  looked_first_page_38_0_c2;
  wire         waiting_in_ready;
  wire         waiting_out_valid;
  wire [158:0] waiting_out_payload_load;
  wire [51:0]  waiting_out_payload_first;
  wire [39:0]  waiting_out_payload_next;
  wire         waiting_out_payload_apart;
  wire         waiting_out_payload_first_missed;
  wire         waiting_out_payload_next_missed;
  wire [6:0]   waiting_level;
  wire         wanted_in_ready;
  wire         wanted_out_valid;
  wire [5:0]   wanted_out_payload_mr;
  wire [4:0]   wanted_out_payload_shift;
  wire         wanted_out_payload_first;
  wire         wanted_out_payload_next;
  wire [38:0]  wanted_out_payload_page;
  wire         cache_found_0_hit;
  wire [39:0]  cache_found_0_frame;
  wire         cache_found_1_hit;
  wire [39:0]  cache_found_1_frame;
  wire         walker_wanted_ready;
  wire         walker_walked_valid;
  wire         walker_walked_payload_good;
  wire [39:0]  walker_walked_payload_page;
  wire         walker_fill_valid;
  wire [5:0]   walker_fill_value_key_mr;
  wire [20:0]  walker_fill_value_key_page;
  wire [39:0]  walker_fill_value_frame;
  wire         walking_in_ready;
  wire         walking_out_valid;
  wire [5:0]   walking_out_payload_mr;
  wire [4:0]   walking_out_payload_shift;
  wire         walking_out_payload_first;
  wire         walking_out_payload_next;
  wire [38:0]  walking_out_payload_page;

  wire         leaving = placed_ready;
  wire         found_both = found_oldest_first_missed & found_oldest_next_missed;
  wire         found_keeps = found_both & ~found_has_kept;
  wire         found_is_whole = ~(found_oldest_first_missed | found_oldest_next_missed) |
                                (walker_walked_valid & ~found_keeps);
  wire         found_is_free = ~is_held | (leaving & found_is_whole);
  wire         waiting_in_valid = looked_valid & is_held & ~(found_is_free & ~waiting_out_valid);
  wire         looked_first_missed = is_listed_c2 & ~cache_found_0_hit;
  wire         looked_next_missed = looked_listed_and_c2 & ~cache_found_1_hit;
  wire         looked_missed_valid = (looked_first_missed | looked_next_missed) & entering_c2;
  wire         wanted_in_valid = looked_missed_valid;
  wire         wanted_in_payload_first = looked_first_missed;
  wire         walker_walked_ready = is_held & (found_oldest_first_missed | found_oldest_next_missed) &
                                     (found_keeps | leaving);
  wire         is_empty = ~(is_held | entered | looked_valid);
  wire         is_listed = asked_payload_size_listed & (|asked_payload_length);
  wire         passing = is_empty & ~is_listed;
  wire         entering = asked_valid & ~passing & room;
  wire [51:0]  first = asked_payload_address[63:12];
  wire [51:0]  looked_first_page = asked_payload_address[63:12];
  wire [12:0]  looked_next_page_parts_0 = looked_first_page_17_0_c1[12:0] + 13'd1;
  wire [4:0]   looked_next_page_part = looked_first_page_17_0_c1[17:13];
  wire [4:0]   looked_next_page_parts_1 = (&looked_first_page_17_0_c1[12:0]) ?
                                          (looked_next_page_part + 5'd1) : looked_next_page_part;
  wire [51:0]  looked_number = {13'd0, looked_first_page[38:0]};
  wire [50:0]  looked_number_2 = asked_payload_size_shift[0] ? looked_number[51:1] : looked_number[50:0];
  wire [48:0]  looked_number_3 = asked_payload_size_shift[1] ? looked_number_2[50:2] : looked_number_2[48:0];
  wire [44:0]  looked_number_4 = asked_payload_size_shift[2] ? looked_number_3[48:4] : looked_number_3[44:0];
  wire [36:0]  looked_number_5 = asked_payload_size_shift[3] ? looked_number_4[44:8] : looked_number_4[36:0];
  wire [20:0]  looked_number_6 = asked_payload_size_shift[4] ? looked_number_5[36:16] : looked_number_5[20:0];
  wire         looked_bits_0 = asked_payload_size_shift > 5'd0;
  wire         looked_bits_1 = asked_payload_size_shift > 5'd1;
  wire         looked_bits_2 = asked_payload_size_shift > 5'd2;
  wire         looked_bits_3 = asked_payload_size_shift > 5'd3;
  wire         looked_bits_4 = asked_payload_size_shift > 5'd4;
  wire         looked_bits_5 = asked_payload_size_shift > 5'd5;
  wire         looked_bits_6 = asked_payload_size_shift > 5'd6;
  wire         looked_bits_7 = asked_payload_size_shift > 5'd7;
  wire         looked_bits_8 = asked_payload_size_shift > 5'd8;
  wire         looked_bits_9 = asked_payload_size_shift > 5'd9;
  wire         looked_bits_10 = asked_payload_size_shift > 5'd10;
  wire         looked_bits_11 = asked_payload_size_shift > 5'd11;
  wire         looked_bits_12 = asked_payload_size_shift > 5'd12;
  wire         looked_bits_13 = asked_payload_size_shift > 5'd13;
  wire         looked_bits_14 = asked_payload_size_shift > 5'd14;
  wire         looked_bits_15 = asked_payload_size_shift > 5'd15;
  wire         looked_bits_16 = asked_payload_size_shift > 5'd16;
  wire         looked_bits_17 = asked_payload_size_shift > 5'd17;
  wire         looked_is_last = &(looked_first_page[17:0] | ~{looked_bits_17, looked_bits_16, looked_bits_15,
                                                              looked_bits_14, looked_bits_13, looked_bits_12,
                                                              looked_bits_11, looked_bits_10, looked_bits_9,
                                                              looked_bits_8, looked_bits_7, looked_bits_6,
                                                              looked_bits_5, looked_bits_4, looked_bits_3,
                                                              looked_bits_2, looked_bits_1, looked_bits_0});
  wire         looked_flips_0 = looked_is_last & looked_number_6[0];
  wire         looked_flips_1 = looked_is_last & (&looked_number_6[1:0]);
  wire         looked_flips_2 = looked_is_last & (&looked_number_6[2:0]);
  wire         looked_flips_3 = looked_is_last & (&looked_number_6[3:0]);
  wire         looked_flips_4 = looked_is_last & (&looked_number_6[4:0]);
  wire         looked_flips_5 = looked_is_last & (&looked_number_6[5:0]);
  wire         looked_flips_6 = looked_is_last & (&looked_number_6[6:0]);
  wire         looked_flips_7 = looked_is_last & (&looked_number_6[7:0]);
  wire         looked_flips_8 = looked_is_last & (&looked_number_6[8:0]);
  wire         looked_flips_9 = looked_is_last & (&looked_number_6[9:0]);
  wire         looked_flips_10 = looked_is_last & (&looked_number_6[10:0]);
  wire         looked_flips_11 = looked_is_last & (&looked_number_6[11:0]);
  wire         looked_flips_12 = looked_is_last & (&looked_number_6[12:0]);
  wire         looked_flips_13 = looked_is_last & (&looked_number_6[13:0]);
  wire         looked_flips_14 = looked_is_last & (&looked_number_6[14:0]);
  wire         looked_flips_15 = looked_is_last & (&looked_number_6[15:0]);
  wire         looked_flips_16 = looked_is_last & (&looked_number_6[16:0]);
  wire         looked_flips_17 = looked_is_last & (&looked_number_6[17:0]);
  wire         looked_flips_18 = looked_is_last & (&looked_number_6[18:0]);
  wire         looked_flips_19 = looked_is_last & (&looked_number_6[19:0]);
  wire [20:0]  cache_asked_1_page = looked_number_6 ^ {looked_flips_19, looked_flips_18, looked_flips_17,
                                                       looked_flips_16, looked_flips_15, looked_flips_14,
                                                       looked_flips_13, looked_flips_12, looked_flips_11,
                                                       looked_flips_10, looked_flips_9, looked_flips_8,
                                                       looked_flips_7, looked_flips_6, looked_flips_5,
                                                       looked_flips_4, looked_flips_3, looked_flips_2,
                                                       looked_flips_1, looked_flips_0, looked_is_last};
  wire         looked_crosses = looked_end > 14'd4096;
  wire [17:0]  looked_low = looked_first_page[17:0] & {looked_bits_17, looked_bits_16, looked_bits_15,
                                                       looked_bits_14, looked_bits_13, looked_bits_12,
                                                       looked_bits_11, looked_bits_10, looked_bits_9,
                                                       looked_bits_8, looked_bits_7, looked_bits_6,
                                                       looked_bits_5, looked_bits_4, looked_bits_3,
                                                       looked_bits_2, looked_bits_1, looked_bits_0};
  wire [51:0]  looked_value_first = is_listed_c2 ? {12'd0, cache_found_0_frame[39:18],
                                                    cache_found_0_frame[17:0] | looked_low_c2} :
                                    looked_first_page_c2;
  wire [17:0]  looked_low_2 = {looked_next_page_parts_1, looked_next_page_parts_0} &
                              {looked_bits_17_c1, looked_bits_16_c1, looked_bits_15_c1, looked_bits_14_c1,
                               looked_bits_13_c1, looked_bits_12_c1, looked_bits_11_c1, looked_bits_10_c1,
                               looked_bits_9_c1, looked_bits_8_c1, looked_bits_7_c1, looked_bits_6_c1,
                               looked_bits_5_c1, looked_bits_4_c1, looked_bits_3_c1, looked_bits_2_c1,
                               looked_bits_1_c1, looked_bits_0_c1};
  wire [39:0]  looked_value_next = {cache_found_1_frame[39:18], cache_found_1_frame[17:0] | looked_low_c2_2};
  wire         found_passing = looked_valid & ~(looked_first_missed | looked_next_missed);
  wire         found = is_held ? found_is_whole : found_passing;
  wire [51:0]  found_placed_payload_pages_first = (is_held & found_oldest_first_missed) ?
                                                  {12'd0, found_both ? found_kept_page :
                                                   walker_walked_payload_page} :
                                                  is_held ? found_oldest_first : looked_value_first;
  wire [51:0]  found_placed_payload_pages_next = {12'd0, (is_held & found_oldest_next_missed) ?
                                                  walker_walked_payload_page : is_held ? found_oldest_next :
                                                  looked_value_next};
  wire         found_placed_payload_pages_apart = is_held ? found_oldest_apart : is_listed_c2;
  wire         found_is_missing = is_held & (found_oldest_first_missed | found_oldest_next_missed) &
                                  (~walker_walked_payload_good | (found_both & ~found_kept_good));
  wire         found_placed_payload_pages_missing = found_is_missing;
  wire [158:0] found_placed_payload_load = is_held ? found_oldest_load : asked_payload_load_c2;
  wire         found_entering = looked_valid & (is_held | ~(found_passing & leaving));
  wire         _is_empty_inverse = ~is_empty;

  Fifo_64_LUTRAM_level #(.WIDTH(254)) waiting (
    .clk(clk),
    .rst(rst),
    .in_valid(waiting_in_valid),
    .in_ready(waiting_in_ready),
    .in_payload({asked_payload_load_c2, looked_value_first, looked_value_next, is_listed_c2,
                 looked_first_missed, looked_next_missed}),
    .out_valid(waiting_out_valid),
    .out_ready(found_is_free),
    .out_payload({waiting_out_payload_load, waiting_out_payload_first, waiting_out_payload_next,
                  waiting_out_payload_apart, waiting_out_payload_first_missed,
                  waiting_out_payload_next_missed}),
    .level(waiting_level)
  );

  Fifo_64_LUTRAM #(.WIDTH(52)) wanted (
    .clk(clk),
    .rst(rst),
    .in_valid(wanted_in_valid),
    .in_ready(wanted_in_ready),
    .in_payload({asked_payload_mr_c2, asked_payload_size_shift_c2, wanted_in_payload_first,
                 looked_next_missed, looked_first_page_38_0_c2}),
    .out_valid(wanted_out_valid),
    .out_ready(walking_in_ready),
    .out_payload({wanted_out_payload_mr, wanted_out_payload_shift, wanted_out_payload_first,
                  wanted_out_payload_next, wanted_out_payload_page})
  );

  PageCache_64_64 cache (
    .clk(clk),
    .rst(rst),
    .asked_0_mr(asked_payload_mr),
    .asked_0_page(looked_number_6),
    .asked_1_mr(asked_payload_mr),
    .asked_1_page(cache_asked_1_page),
    .found_0_hit(cache_found_0_hit),
    .found_0_frame(cache_found_0_frame),
    .found_1_hit(cache_found_1_hit),
    .found_1_frame(cache_found_1_frame),
    .fill_valid(walker_fill_valid),
    .fill_value_key_mr(walker_fill_value_key_mr),
    .fill_value_key_page(walker_fill_value_key_page),
    .fill_value_frame(walker_fill_value_frame),
    .forget_valid(lists_forget_valid),
    .forget_value(lists_forget_value),
    .forgot(lists_forgot)
  );

  PageWalker_64_32 walker (
    .clk(clk),
    .rst(rst),
    .wanted_valid(walking_out_valid),
    .wanted_ready(walker_wanted_ready),
    .wanted_payload_mr(walking_out_payload_mr),
    .wanted_payload_shift(walking_out_payload_shift),
    .wanted_payload_first(walking_out_payload_first),
    .wanted_payload_next(walking_out_payload_next),
    .wanted_payload_page(walking_out_payload_page),
    .lists_valid(lists_regions_valid),
    .lists_value_index(lists_regions_value_index),
    .lists_value_base(lists_regions_value_base),
    .lists_value_size_listed(lists_regions_value_size_listed),
    .lists_value_size_shift(lists_regions_value_size_shift),
    .lists_value_deep(lists_regions_value_deep),
    .lists_value_address(lists_regions_value_address),
    .memory_bursts_valid(lists_memory_bursts_valid),
    .memory_bursts_ready(lists_memory_bursts_ready),
    .memory_bursts_payload_address(lists_memory_bursts_payload_address),
    .memory_bursts_payload_length(lists_memory_bursts_payload_length),
    .memory_beats_valid(lists_memory_beats_valid),
    .memory_beats_value_data(lists_memory_beats_value_data),
    .memory_beats_value_bad(lists_memory_beats_value_bad),
    .memory_beats_value_last(lists_memory_beats_value_last),
    .walked_valid(walker_walked_valid),
    .walked_ready(walker_walked_ready),
    .walked_payload_good(walker_walked_payload_good),
    .walked_payload_page(walker_walked_payload_page),
    .fill_valid(walker_fill_valid),
    .fill_value_key_mr(walker_fill_value_key_mr),
    .fill_value_key_page(walker_fill_value_key_page),
    .fill_value_frame(walker_fill_value_frame)
  );

  RegisterSlice #(.WIDTH(52)) walking (
    .clk(clk),
    .rst(rst),
    .in_valid(wanted_out_valid),
    .in_ready(walking_in_ready),
    .in_payload({wanted_out_payload_mr, wanted_out_payload_shift, wanted_out_payload_first,
                 wanted_out_payload_next, wanted_out_payload_page}),
    .out_valid(walking_out_valid),
    .out_ready(walker_wanted_ready),
    .out_payload({walking_out_payload_mr, walking_out_payload_shift, walking_out_payload_first,
                  walking_out_payload_next, walking_out_payload_page})
  );

  assign asked_ready = passing ? placed_ready : room;
  assign placed_valid = passing ? asked_valid : found;
  assign placed_payload_pages_first = _is_empty_inverse ? found_placed_payload_pages_first : first;
  assign placed_payload_pages_next = _is_empty_inverse ? found_placed_payload_pages_next : first;
  assign placed_payload_pages_apart = _is_empty_inverse & found_placed_payload_pages_apart;
  assign placed_payload_pages_missing = _is_empty_inverse & found_placed_payload_pages_missing;
  assign placed_payload_load = _is_empty_inverse ? found_placed_payload_load : asked_payload_load;

  always @(posedge clk) begin
    if (rst) begin
      room <= 1'b0;
      entered <= 1'b0;
      is_held <= 1'b0;
      found_has_kept <= 1'b0;
      entering_c1 <= 1'b0;
      entering_c2 <= 1'b0;
      looked_valid_c1 <= 1'b0;
      looked_valid <= 1'b0;
    end else begin
      entered <= entering;
      room <= waiting_level < 7'd59;
      if (walker_walked_valid & walker_walked_ready) begin
        found_has_kept <= found_keeps;
      end
      if (found_is_free) begin
        is_held <= waiting_out_valid | found_entering;
      end
      // ---- timeline entering, cycle 1
      entering_c1 <= entering;
      looked_valid_c1 <= entering;
      // ---- timeline entering, cycle 2
      entering_c2 <= entering_c1;
      looked_valid <= looked_valid_c1;
    end
  end

  // found
  always @(posedge clk) begin
    if (walker_walked_valid & walker_walked_ready) begin
      found_kept_good <= walker_walked_payload_good;
      found_kept_page <= walker_walked_payload_page;
    end
    if (found_is_free) begin
      found_oldest_load <= waiting_out_valid ? waiting_out_payload_load : asked_payload_load_c2;
      found_oldest_first <= waiting_out_valid ? waiting_out_payload_first : looked_value_first;
      found_oldest_next <= waiting_out_valid ? waiting_out_payload_next : looked_value_next;
      found_oldest_apart <= waiting_out_valid ? waiting_out_payload_apart : is_listed_c2;
      found_oldest_first_missed <= waiting_out_valid ? waiting_out_payload_first_missed : looked_first_missed;
      found_oldest_next_missed <= waiting_out_valid ? waiting_out_payload_next_missed : looked_next_missed;
    end
  end

  // look
  always @(posedge clk) begin
    // ---- timeline entering, cycle 1
    asked_payload_load_c1 <= asked_payload_load;
    asked_payload_mr_c1 <= asked_payload_mr;
    asked_payload_size_shift_c1 <= asked_payload_size_shift;
    is_listed_c1 <= is_listed;
    looked_end <= {2'd0, asked_payload_address[11:0]} + {1'b0, asked_payload_length};
    looked_first_page_c1 <= looked_first_page;
    looked_first_page_17_0_c1 <= looked_first_page[17:0];
    looked_first_page_38_0_c1 <= looked_first_page[38:0];
    // ---- timeline entering, cycle 2
    asked_payload_load_c2 <= asked_payload_load_c1;
    asked_payload_mr_c2 <= asked_payload_mr_c1;
    asked_payload_size_shift_c2 <= asked_payload_size_shift_c1;
    is_listed_c2 <= is_listed_c1;
    looked_first_page_c2 <= looked_first_page_c1;
    looked_first_page_38_0_c2 <= looked_first_page_38_0_c1;
    looked_listed_and_c2 <= is_listed_c1 & looked_crosses;
  end

  // PageNumber.within
  always @(posedge clk) begin
    // ---- timeline entering, cycle 1
    looked_bits_0_c1 <= looked_bits_0;
    looked_bits_1_c1 <= looked_bits_1;
    looked_bits_2_c1 <= looked_bits_2;
    looked_bits_3_c1 <= looked_bits_3;
    looked_bits_4_c1 <= looked_bits_4;
    looked_bits_5_c1 <= looked_bits_5;
    looked_bits_6_c1 <= looked_bits_6;
    looked_bits_7_c1 <= looked_bits_7;
    looked_bits_8_c1 <= looked_bits_8;
    looked_bits_9_c1 <= looked_bits_9;
    looked_bits_10_c1 <= looked_bits_10;
    looked_bits_11_c1 <= looked_bits_11;
    looked_bits_12_c1 <= looked_bits_12;
    looked_bits_13_c1 <= looked_bits_13;
    looked_bits_14_c1 <= looked_bits_14;
    looked_bits_15_c1 <= looked_bits_15;
    looked_bits_16_c1 <= looked_bits_16;
    looked_bits_17_c1 <= looked_bits_17;
  end

  // PageNumber.part
  always @(posedge clk) begin
    // ---- timeline entering, cycle 1
    looked_low_c1 <= looked_low;
    // ---- timeline entering, cycle 2
    looked_low_c2 <= looked_low_c1;
    looked_low_c2_2 <= looked_low_2;
  end

  wire        _unused = &{1'b0, waiting_in_ready, wanted_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    there_is_a_place_for_all_that_is_wanted: assert (~wanted_in_valid | wanted_in_ready);
  always @(posedge clk) if (!rst)
    only_the_next_page_is_not_remembered: cover (wanted_in_valid & ~wanted_in_payload_first);
  always @(posedge clk) if (!rst)
    there_is_a_place_for_every_access: assert (~waiting_in_valid | waiting_in_ready);
  always @(posedge clk) if (!rst) it_is_known_whether_somebody_waits: assert (is_held | ~waiting_out_valid);
  always @(posedge clk) if (!rst) both_pages_had_to_be_read: cover (found & leaving & is_held & found_both);
  always @(posedge clk) if (!rst)
    nobody_passes_by_who_would_overtake: assert (~(found & asked_valid & passing));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~wanted_in_valid | wanted_in_ready)) begin
    $display("Translator.java: HDL801: claim 'there is a place for all that is wanted' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~waiting_in_valid | waiting_in_ready)) begin
    $display("Translator.java: HDL801: claim 'there is a place for every access' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(is_held | ~waiting_out_valid)) begin
    $display("Translator.java: HDL801: claim 'it is known whether somebody waits' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(found & asked_valid & passing))) begin
    $display("Translator.java: HDL801: claim 'nobody passes by who would overtake' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
