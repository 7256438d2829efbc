`default_nettype none

// PageWalker_4096_64: looks pages up in lists in host memory.  Generated from PageWalker.java.
// timeline beginning: 5 cycles, 41 registers (554 bits), of these 26 (324 bits) only wait
module PageWalker_4096_64 (
  input  wire         clk,
  input  wire         rst,
  // wanted: the first and the next page of an access, one of them or both
  input  wire         wanted_valid,
  output wire         wanted_ready,
  input  wire [11:0]  wanted_payload_mr,  // the region: key / 256
  input  wire [4:0]   wanted_payload_shift,  // of the region's pages: 4096 * 2^shift bytes
  input  wire         wanted_payload_first,  // that of the first byte is wanted
  input  wire         wanted_payload_next,  // and the one behind it
  input  wire [38:0]  wanted_payload_page,  // the former's address in units of 4 KiB, its lower bits
  // lists: regions whose pages are listed
  input  wire         lists_valid,
  input  wire [11:0]  lists_value_index,  // key / 256
  input  wire [38:0]  lists_value_base,  // address of the region's first byte in units of 4 KiB, its lower bits
  // lists_value_size: of the region's pages
  input  wire         lists_value_size_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   lists_value_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // lists: regions whose pages are listed
  input  wire         lists_value_deep,  // the list is one of lists, of 512 entries each; else of pages
  input  wire [39:0]  lists_value_address,  // of the list's first entry, in units of 4 KiB
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_beats: what was read
  input  wire         memory_beats_valid,
  input  wire [511:0] memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         memory_beats_value_last,  // the burst ends with this beat
  // walked: one for each page that was wanted, in order
  output wire         walked_valid,
  input  wire         walked_ready,
  output wire         walked_payload_good,  // there is such a page
  output wire [39:0]  walked_payload_page,  // the 4 KiB that are wanted of it, in units of that
  // fill: a page becomes known
  output wire         fill_valid,
  output reg  [11:0]  fill_value_key_mr,  // the region: key / 256
  output reg  [20:0]  fill_value_key_page,  // address / size of a page, modulo 2^21: no two pages of a region are alike in that
  output reg  [39:0]  fill_value_frame  // where it lies, in units of 4 KiB
);
  reg          room;
  reg  [6:0]   walking;
  reg          has_first;
  reg          listing;
  reg  [11:0]  list_index;
  reg  [38:0]  list_base;
  reg          list_size_listed;
  reg  [4:0]   list_size_shift;
  reg          list_deep;
  reg  [39:0]  list_address;
  reg          passing;
  reg          passing_2;
  reg          arrived;
  reg  [511:0] memory_beats_value_data_d1;
  reg  [2:0]   reads_out_payload_lane_d1;
  reg          memory_beats_value_bad_d1;
  reg          of_root;
  reg          of_page;
  reg          root_reg;
  reg  [39:0]  frame;
  reg  [4:0]   page_shift;
  reg          is_good;
  reg          ending;
  reg  [38:0]  page_small;
  reg          filling;
  reg          entry_good;
  reg  [11:0]  lasts_out_payload_page_mr_d1;
  reg  [11:0]  next_out_payload_page_mr_d1;
  reg  [4:0]   next_out_payload_page_shift_d1;
  reg  [38:0]  next_out_payload_page_small_d1;
  reg          reads_d1;
  reg          walks_out_payload_deep_d1;
  reg  [8:0]   walks_out_payload_entry_d1;
  reg  [48:0]  walks_out_payload_line_d1;
  reg  [11:0]  walks_out_payload_page_mr_d1;
  reg  [4:0]   walks_out_payload_page_shift_d1;
  reg  [38:0]  walks_out_payload_page_small_d1;
  reg  [39:0]  entry_frame;
  // ---- timeline beginning, cycle 1
  reg  [38:0]  walk_value_page_small_c1;
  reg  [4:0]   wanted_payload_shift_c1;
  reg  [3:0]   walk_valid_c1_c4;
  reg  [47:0]  wanted_payload_mr_c1_c4;
  // ---- timeline beginning, cycle 2
  reg  [20:0]  number_c2;
  reg  [116:0] walk_value_page_small_c2_c4;
  reg  [14:0]  wanted_payload_shift_c2_c4;
  // ---- timeline beginning, cycle 3
  reg  [20:0]  index;
  reg          deep;
  reg  [27:0]  high_c3;
  reg  [12:0]  parts_0_c3;
  reg  [12:0]  parts_1_c3;
  reg  [1:0]   parts_2_c3;
  reg  [11:0]  row_11_0_c3;
  // ---- timeline beginning, cycle 4
  reg  [20:0]  entry;
  reg  [11:0]  row_11_0_c4;
  reg  [1:0]   parts_2_c4;
  reg  [12:0]  parts_1_c4;
  reg  [12:0]  parts_0_c4;
  reg  [27:0]  high_c4;
  reg          deep_c4;
  reg  [8:0]   index_8_0_c4;
  // ---- timeline beginning, cycle 5
  reg          walk_valid;
  (* shreg_extract = "no" *)
  reg  [38:0]  walk_value_page_small;
  (* shreg_extract = "no" *)
  reg  [11:0]  wanted_payload_mr_c5;
  (* shreg_extract = "no" *)
  reg  [4:0]   wanted_payload_shift_c5;
  reg          deep_c5;
  reg  [8:0]   index_8_0_c5;
  reg  [8:0]   entry_8_0_c5;
  reg  [11:0]  low_11_0_c5;
  reg  [27:0]  low_12_choice_c5;
  (* ram_style = "ultra" *)
  reg  [61:0]  rows [0:4095];
  reg  [61:0]  _row_first;
  reg  [61:0]  row;
  wire         walks_in_ready;
  wire         walks_out_valid;
  wire [11:0]  walks_out_payload_page_mr;
  wire [4:0]   walks_out_payload_page_shift;
  wire [38:0]  walks_out_payload_page_small;
  wire         walks_out_payload_deep;
  wire [48:0]  walks_out_payload_line;
  wire [8:0]   walks_out_payload_entry;
  wire         seconds_in_ready;
  wire         seconds_out_valid;
  wire [11:0]  seconds_out_payload_page_mr;
  wire [4:0]   seconds_out_payload_page_shift;
  wire [38:0]  seconds_out_payload_page_small;
  wire         seconds_out_payload_deep;
  wire [48:0]  seconds_out_payload_line;
  wire [8:0]   seconds_out_payload_entry;
  wire         lasts_in_ready;
  wire         lasts_out_valid;
  wire [11:0]  lasts_out_payload_page_mr;
  wire [4:0]   lasts_out_payload_page_shift;
  wire [38:0]  lasts_out_payload_page_small;
  wire         lasts_out_payload_good;
  wire         roots_in_ready;
  wire         roots_out_valid;
  wire         roots_out_payload_good;
  wire [39:0]  roots_out_payload_frame;
  wire         entries_in_ready;
  wire         entries_out_valid;
  wire         entries_out_payload_good;
  wire [39:0]  entries_out_payload_frame;
  wire         reads_in_ready;
  wire         reads_out_valid;
  wire         reads_out_payload_root;
  wire [2:0]   reads_out_payload_lane;
  wire         port_inst_in_0_ready;
  wire         port_inst_in_1_ready;
  wire         port_inst_out_valid;
  wire [48:0]  port_inst_out_payload;
  wire         port_inst_source;
  wire         lists_in_ready;
  wire         lists_out_valid;
  wire [48:0]  lists_out_payload;
  wire         root_in_ready;
  wire         root_out_valid;
  wire         root_out_payload_good;
  wire [39:0]  root_out_payload_frame;
  wire         next_inst_in_ready;
  wire         next_inst_out_valid;
  wire [11:0]  next_inst_out_payload_page_mr;
  wire [4:0]   next_inst_out_payload_page_shift;
  wire [38:0]  next_inst_out_payload_page_small;
  wire         next_inst_out_payload_deep;
  wire [48:0]  next_inst_out_payload_line;
  wire [8:0]   next_inst_out_payload_entry;
  wire         slice_in_ready;
  wire [49:0]  slice_out_payload;
  wire         walked_in_ready;
  wire         walked_out_valid;
  wire         walked_out_payload_good;
  wire [39:0]  walked_out_payload_page;
  wire         shown_inst_in_ready;

  wire         walks_out_ready = ~walks_out_payload_deep | lists_in_ready;
  wire         lasts_out_ready = ~lasts_out_payload_good | entries_out_valid;
  wire         reads_in_valid = memory_bursts_valid & memory_bursts_ready;
  wire         is_next = ~wanted_payload_first | has_first;
  wire         beginning = wanted_valid & room;
  wire         is_last = is_next | ~wanted_payload_next;
  wire [6:0]   up_flips = walking ^ (walking + 7'd1);
  wire [6:0]   down_flips = walking ^ (walking - 7'd1);
  wire [12:0]  parts_0 = wanted_payload_page[12:0] + 13'd1;
  wire [12:0]  part = wanted_payload_page[25:13];
  wire [12:0]  parts_1 = (&wanted_payload_page[12:0]) ? (part + 13'd1) : part;
  wire [12:0]  part_2 = wanted_payload_page[38:26];
  wire [12:0]  parts_2 = (&wanted_payload_page[25:0]) ? (part_2 + 13'd1) : part_2;
  wire [38:0]  wanted_small = is_next ? {parts_2, parts_1, parts_0} : wanted_payload_page;
  wire [51:0]  number = {13'd0, list_base};
  wire [50:0]  number_2 = list_size_shift[0] ? number[51:1] : number[50:0];
  wire [48:0]  number_3 = list_size_shift[1] ? number_2[50:2] : number_2[48:0];
  wire [44:0]  number_4 = list_size_shift[2] ? number_3[48:4] : number_3[44:0];
  wire [36:0]  number_5 = list_size_shift[3] ? number_4[44:8] : number_4[36:0];
  wire [20:0]  number_6 = list_size_shift[4] ? number_5[36:16] : number_5[20:0];
  wire [51:0]  number_7 = {13'd0, walk_value_page_small_c1};
  wire [50:0]  number_8 = wanted_payload_shift_c1[0] ? number_7[51:1] : number_7[50:0];
  wire [48:0]  number_9 = wanted_payload_shift_c1[1] ? number_8[50:2] : number_8[48:0];
  wire [44:0]  number_10 = wanted_payload_shift_c1[2] ? number_9[48:4] : number_9[44:0];
  wire [36:0]  number_11 = wanted_payload_shift_c1[3] ? number_10[44:8] : number_10[36:0];
  wire [20:0]  number_12 = wanted_payload_shift_c1[4] ? number_11[36:16] : number_11[20:0];
  wire [12:0]  low = {1'b0, row_11_0_c4} + {1'b0, entry[20:9]};
  wire [27:0]  high = row[39:12];
  wire [12:0]  parts_2_0 = high[12:0] + 13'd1;
  wire [12:0]  part_3 = high[25:13];
  wire [12:0]  parts_2_1 = (&high[12:0]) ? (part_3 + 13'd1) : part_3;
  wire [1:0]   part_4 = high[27:26];
  wire [1:0]   parts_2_2 = (&high[25:0]) ? (part_4 + 2'd1) : part_4;
  wire         lists_in_valid = walks_out_valid & walks_out_payload_deep;
  wire         is_known = next_inst_out_valid & (~next_inst_out_payload_deep | root_out_valid);
  wire         reads_2 = ~next_inst_out_payload_deep | root_out_payload_good;
  wire         next_inst_out_ready = is_known & (~reads_2 | port_inst_in_0_ready);
  wire         port_inst_in_0_valid = is_known & reads_2;
  wire [48:0]  port_inst_in_0_payload = next_inst_out_payload_deep ?
                                        {root_out_payload_frame, next_inst_out_payload_entry} :
                                        next_inst_out_payload_line;
  wire         root_out_ready = next_inst_out_valid & next_inst_out_ready & next_inst_out_payload_deep;
  wire [63:0]  word = (reads_out_payload_lane_d1 == 3'd1) ? memory_beats_value_data_d1[127:64] :
                      memory_beats_value_data_d1[63:0];
  wire [63:0]  word_2 = (reads_out_payload_lane_d1 == 3'd2) ? memory_beats_value_data_d1[191:128] : word;
  wire [63:0]  word_3 = (reads_out_payload_lane_d1 == 3'd3) ? memory_beats_value_data_d1[255:192] : word_2;
  wire [63:0]  word_4 = (reads_out_payload_lane_d1 == 3'd4) ? memory_beats_value_data_d1[319:256] : word_3;
  wire [63:0]  word_5 = (reads_out_payload_lane_d1 == 3'd5) ? memory_beats_value_data_d1[383:320] : word_4;
  wire [63:0]  word_6 = (reads_out_payload_lane_d1 == 3'd6) ? memory_beats_value_data_d1[447:384] : word_5;
  wire [63:0]  word_7 = (reads_out_payload_lane_d1 == 3'd7) ? memory_beats_value_data_d1[511:448] : word_6;
  wire         entries_out_ready = lasts_out_valid & lasts_out_payload_good;
  wire         bits_0 = page_shift > 5'd0;
  wire         bits_1 = page_shift > 5'd1;
  wire         bits_2 = page_shift > 5'd2;
  wire         bits_3 = page_shift > 5'd3;
  wire         bits_4 = page_shift > 5'd4;
  wire         bits_5 = page_shift > 5'd5;
  wire         bits_6 = page_shift > 5'd6;
  wire         bits_7 = page_shift > 5'd7;
  wire         bits_8 = page_shift > 5'd8;
  wire         bits_9 = page_shift > 5'd9;
  wire         bits_10 = page_shift > 5'd10;
  wire         bits_11 = page_shift > 5'd11;
  wire         bits_12 = page_shift > 5'd12;
  wire         bits_13 = page_shift > 5'd13;
  wire         bits_14 = page_shift > 5'd14;
  wire         bits_15 = page_shift > 5'd15;
  wire         bits_16 = page_shift > 5'd16;
  wire         bits_17 = page_shift > 5'd17;
  wire         is_aligned = ~(|(frame[17:0] & {bits_17, bits_16, bits_15, bits_14, bits_13, bits_12, bits_11,
                                               bits_10, bits_9, bits_8, bits_7, bits_6, bits_5, bits_4,
                                               bits_3, bits_2, bits_1, bits_0}));
  wire         good = is_good & is_aligned;
  wire [17:0]  low_2 = page_small[17:0] & {bits_17, bits_16, bits_15, bits_14, bits_13, bits_12, bits_11,
                                           bits_10, bits_9, bits_8, bits_7, bits_6, bits_5, bits_4, bits_3,
                                           bits_2, bits_1, bits_0};
  wire [17:0]  _frame_17_0_or = frame[17:0] | low_2;
  wire [51:0]  number_13 = {13'd0, page_small};
  wire [50:0]  number_14 = page_shift[0] ? number_13[51:1] : number_13[50:0];
  wire [48:0]  number_15 = page_shift[1] ? number_14[50:2] : number_14[48:0];
  wire [44:0]  number_16 = page_shift[2] ? number_15[48:4] : number_15[44:0];
  wire [36:0]  number_17 = page_shift[3] ? number_16[44:8] : number_16[36:0];
  wire [20:0]  number_18 = page_shift[4] ? number_17[36:16] : number_17[20:0];

  Fifo_64_LUTRAM #(.WIDTH(115)) walks (
    .clk(clk),
    .rst(rst),
    .in_valid(walk_valid),
    .in_ready(walks_in_ready),
    .in_payload({wanted_payload_mr_c5, wanted_payload_shift_c5, walk_value_page_small, deep_c5,
                 {low_12_choice_c5, low_11_0_c5, entry_8_0_c5}, index_8_0_c5}),
    .out_valid(walks_out_valid),
    .out_ready(walks_out_ready),
    .out_payload({walks_out_payload_page_mr, walks_out_payload_page_shift, walks_out_payload_page_small,
                  walks_out_payload_deep, walks_out_payload_line, walks_out_payload_entry})
  );

  Fifo_64_LUTRAM #(.WIDTH(115)) seconds (
    .clk(clk),
    .rst(rst),
    .in_valid(passing),
    .in_ready(seconds_in_ready),
    .in_payload({walks_out_payload_page_mr_d1, walks_out_payload_page_shift_d1,
                 walks_out_payload_page_small_d1, walks_out_payload_deep_d1, walks_out_payload_line_d1,
                 walks_out_payload_entry_d1}),
    .out_valid(seconds_out_valid),
    .out_ready(next_inst_in_ready),
    .out_payload({seconds_out_payload_page_mr, seconds_out_payload_page_shift, seconds_out_payload_page_small,
                  seconds_out_payload_deep, seconds_out_payload_line, seconds_out_payload_entry})
  );

  Fifo_64_LUTRAM #(.WIDTH(57)) lasts (
    .clk(clk),
    .rst(rst),
    .in_valid(passing_2),
    .in_ready(lasts_in_ready),
    .in_payload({next_out_payload_page_mr_d1, next_out_payload_page_shift_d1, next_out_payload_page_small_d1,
                 reads_d1}),
    .out_valid(lasts_out_valid),
    .out_ready(lasts_out_ready),
    .out_payload({lasts_out_payload_page_mr, lasts_out_payload_page_shift, lasts_out_payload_page_small,
                  lasts_out_payload_good})
  );

  Fifo_64_LUTRAM #(.WIDTH(41)) roots (
    .clk(clk),
    .rst(rst),
    .in_valid(of_root),
    .in_ready(roots_in_ready),
    .in_payload({entry_good, entry_frame}),
    .out_valid(roots_out_valid),
    .out_ready(root_in_ready),
    .out_payload({roots_out_payload_good, roots_out_payload_frame})
  );

  Fifo_64_LUTRAM #(.WIDTH(41)) entries (
    .clk(clk),
    .rst(rst),
    .in_valid(of_page),
    .in_ready(entries_in_ready),
    .in_payload({entry_good, entry_frame}),
    .out_valid(entries_out_valid),
    .out_ready(entries_out_ready),
    .out_payload({entries_out_payload_good, entries_out_payload_frame})
  );

  Fifo_64_LUTRAM #(.WIDTH(4)) reads (
    .clk(clk),
    .rst(rst),
    .in_valid(reads_in_valid),
    .in_ready(reads_in_ready),
    .in_payload({slice_out_payload[49], slice_out_payload[2:0]}),
    .out_valid(reads_out_valid),
    .out_ready(memory_beats_valid),
    .out_payload({reads_out_payload_root, reads_out_payload_lane})
  );

  Arbiter_2_FIXED #(.WIDTH(49)) port_inst (
    .clk(clk),
    .rst(rst),
    .in_0_valid(port_inst_in_0_valid),
    .in_0_ready(port_inst_in_0_ready),
    .in_0_payload(port_inst_in_0_payload),
    .in_1_valid(lists_out_valid),
    .in_1_ready(port_inst_in_1_ready),
    .in_1_payload(lists_out_payload),
    .out_valid(port_inst_out_valid),
    .out_ready(slice_in_ready),
    .out_payload(port_inst_out_payload),
    .source(port_inst_source)
  );

  RegisterSlice #(.WIDTH(49)) lists (
    .clk(clk),
    .rst(rst),
    .in_valid(lists_in_valid),
    .in_ready(lists_in_ready),
    .in_payload(walks_out_payload_line),
    .out_valid(lists_out_valid),
    .out_ready(port_inst_in_1_ready),
    .out_payload(lists_out_payload)
  );

  RegisterSlice #(.WIDTH(41)) root (
    .clk(clk),
    .rst(rst),
    .in_valid(roots_out_valid),
    .in_ready(root_in_ready),
    .in_payload({roots_out_payload_good, roots_out_payload_frame}),
    .out_valid(root_out_valid),
    .out_ready(root_out_ready),
    .out_payload({root_out_payload_good, root_out_payload_frame})
  );

  RegisterSlice #(.WIDTH(115)) next_inst (
    .clk(clk),
    .rst(rst),
    .in_valid(seconds_out_valid),
    .in_ready(next_inst_in_ready),
    .in_payload({seconds_out_payload_page_mr, seconds_out_payload_page_shift, seconds_out_payload_page_small,
                 seconds_out_payload_deep, seconds_out_payload_line, seconds_out_payload_entry}),
    .out_valid(next_inst_out_valid),
    .out_ready(next_inst_out_ready),
    .out_payload({next_inst_out_payload_page_mr, next_inst_out_payload_page_shift,
                  next_inst_out_payload_page_small, next_inst_out_payload_deep, next_inst_out_payload_line,
                  next_inst_out_payload_entry})
  );

  RegisterSlice #(.WIDTH(50)) slice (
    .clk(clk),
    .rst(rst),
    .in_valid(port_inst_out_valid),
    .in_ready(slice_in_ready),
    .in_payload({port_inst_source, port_inst_out_payload}),
    .out_valid(memory_bursts_valid),
    .out_ready(memory_bursts_ready),
    .out_payload(slice_out_payload)
  );

  Fifo_64_LUTRAM #(.WIDTH(41)) walked (
    .clk(clk),
    .rst(rst),
    .in_valid(ending),
    .in_ready(walked_in_ready),
    .in_payload({good, {frame[39:18], _frame_17_0_or}}),
    .out_valid(walked_out_valid),
    .out_ready(shown_inst_in_ready),
    .out_payload({walked_out_payload_good, walked_out_payload_page})
  );

  RegisterSlice #(.WIDTH(41)) shown_inst (
    .clk(clk),
    .rst(rst),
    .in_valid(walked_out_valid),
    .in_ready(shown_inst_in_ready),
    .in_payload({walked_out_payload_good, walked_out_payload_page}),
    .out_valid(walked_valid),
    .out_ready(walked_ready),
    .out_payload({walked_payload_good, walked_payload_page})
  );

  assign wanted_ready = room & is_last;
  assign memory_bursts_payload_address = {12'd0, slice_out_payload[48:3], 6'd0};
  assign memory_bursts_payload_length = 8'd0;
  assign fill_valid = filling;

  always @(posedge clk) begin
    if (listing) begin
      rows[list_index] <= {number_6, list_deep, list_address};
    end
  end

  always @(posedge clk) begin
    _row_first <= rows[wanted_payload_mr];
    row <= _row_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      room <= 1'b0;
      walking <= 7'd0;
      has_first <= 1'b0;
      listing <= 1'b0;
      passing <= 1'b0;
      passing_2 <= 1'b0;
      arrived <= 1'b0;
      of_root <= 1'b0;
      of_page <= 1'b0;
      ending <= 1'b0;
      filling <= 1'b0;
      walk_valid_c1_c4 <= 4'd0;
      walk_valid <= 1'b0;
    end else begin
      if (beginning) begin
        has_first <= ~is_last;
      end
      walking <= walking ^ ((beginning & ~(walked_valid & walked_ready)) ? up_flips : 7'd0) ^
                 ((walked_valid & walked_ready & ~beginning) ? down_flips : 7'd0);
      room <= walking < 7'd63;
      listing <= lists_valid;
      passing <= walks_out_valid & walks_out_ready;
      passing_2 <= next_inst_out_valid & next_inst_out_ready;
      arrived <= memory_beats_valid;
      of_root <= arrived & root_reg;
      of_page <= arrived & ~root_reg;
      ending <= lasts_out_valid & lasts_out_ready;
      filling <= ending & good;
      // ---- timeline beginning, cycle 1
      walk_valid_c1_c4 <= {walk_valid_c1_c4[2:0], beginning};
      // ---- timeline beginning, cycle 5
      walk_valid <= walk_valid_c1_c4[3];
    end
  end

  // walk
  always @(posedge clk) begin
    list_index <= lists_value_index;
    list_base <= lists_value_base;
    list_size_listed <= lists_value_size_listed;
    list_size_shift <= lists_value_size_shift;
    list_deep <= lists_value_deep;
    list_address <= lists_value_address;
    // ---- timeline beginning, cycle 1
    walk_value_page_small_c1 <= wanted_small;
    wanted_payload_mr_c1_c4 <= {wanted_payload_mr_c1_c4[35:0], wanted_payload_mr};
    wanted_payload_shift_c1 <= wanted_payload_shift;
    // ---- timeline beginning, cycle 2
    walk_value_page_small_c2_c4 <= {walk_value_page_small_c2_c4[77:0], walk_value_page_small_c1};
    wanted_payload_shift_c2_c4 <= {wanted_payload_shift_c2_c4[9:0], wanted_payload_shift_c1};
    number_c2 <= number_12;
    // ---- timeline beginning, cycle 3
    index <= number_c2 - row[61:41];
    deep <= row[40];
    // ---- timeline beginning, cycle 4
    deep_c4 <= deep;
    entry <= deep ? {9'd0, index[20:9]} : index;
    index_8_0_c4 <= index[8:0];
    // ---- timeline beginning, cycle 5
    walk_value_page_small <= walk_value_page_small_c2_c4[116:78];
    wanted_payload_mr_c5 <= wanted_payload_mr_c1_c4[47:36];
    wanted_payload_shift_c5 <= wanted_payload_shift_c2_c4[14:10];
    deep_c5 <= deep_c4;
    index_8_0_c5 <= index_8_0_c4;
    entry_8_0_c5 <= entry[8:0];
  end

  // tell
  always @(posedge clk) begin
    frame <= entries_out_payload_frame;
    fill_value_frame <= frame;
    is_good <= lasts_out_payload_good & entries_out_payload_good;
    lasts_out_payload_page_mr_d1 <= lasts_out_payload_page_mr;
    fill_value_key_mr <= lasts_out_payload_page_mr_d1;
    page_shift <= lasts_out_payload_page_shift;
    page_small <= lasts_out_payload_page_small;
    fill_value_key_page <= number_18;
  end

  // answer
  always @(posedge clk) begin
    entry_good <= word_7[0] & ~(|{word_7[63:52], word_7[11:1]}) & ~memory_beats_value_bad_d1;
    memory_beats_value_bad_d1 <= memory_beats_value_bad;
    memory_beats_value_data_d1 <= memory_beats_value_data;
    reads_out_payload_lane_d1 <= reads_out_payload_lane;
    root_reg <= reads_out_payload_root;
    entry_frame <= word_7[51:12];
  end

  // second
  always @(posedge clk) begin
    next_out_payload_page_mr_d1 <= next_inst_out_payload_page_mr;
    next_out_payload_page_shift_d1 <= next_inst_out_payload_page_shift;
    next_out_payload_page_small_d1 <= next_inst_out_payload_page_small;
    reads_d1 <= reads_2;
  end

  // first
  always @(posedge clk) begin
    walks_out_payload_deep_d1 <= walks_out_payload_deep;
    walks_out_payload_entry_d1 <= walks_out_payload_entry;
    walks_out_payload_line_d1 <= walks_out_payload_line;
    walks_out_payload_page_mr_d1 <= walks_out_payload_page_mr;
    walks_out_payload_page_shift_d1 <= walks_out_payload_page_shift;
    walks_out_payload_page_small_d1 <= walks_out_payload_page_small;
  end

  // sum
  always @(posedge clk) begin
    // ---- timeline beginning, cycle 3
    high_c3 <= high;
    row_11_0_c3 <= row[11:0];
    // ---- timeline beginning, cycle 4
    high_c4 <= high_c3;
    row_11_0_c4 <= row_11_0_c3;
    // ---- timeline beginning, cycle 5
    low_11_0_c5 <= low[11:0];
    low_12_choice_c5 <= low[12] ? {parts_2_c4, parts_1_c4, parts_0_c4} : high_c4;
  end

  // Increment.of
  always @(posedge clk) begin
    // ---- timeline beginning, cycle 3
    parts_0_c3 <= parts_2_0;
    parts_1_c3 <= parts_2_1;
    parts_2_c3 <= parts_2_2;
    // ---- timeline beginning, cycle 4
    parts_0_c4 <= parts_0_c3;
    parts_1_c4 <= parts_1_c3;
    parts_2_c4 <= parts_2_c3;
  end

  wire        _unused = &{1'b0, memory_beats_value_last, walks_in_ready, seconds_in_ready, lasts_in_ready,
                          roots_in_ready, entries_in_ready, reads_in_ready, reads_out_valid, list_size_listed,
                          walked_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    no_more_pages_are_looked_up_than_there_are_places: assert (walking <= 7'd64);
  always @(posedge clk) if (!rst)
    who_wants_nothing_does_not_ask: assert (~wanted_valid | wanted_payload_first | wanted_payload_next);
  always @(posedge clk) if (!rst) there_is_a_place_for_every_walk: assert (~walk_valid | walks_in_ready);
  always @(posedge clk) if (!rst)
    there_is_a_place_for_every_second_read: assert (~passing | seconds_in_ready);
  always @(posedge clk) if (!rst)
    there_is_a_place_for_every_page_that_is_known: assert (~passing_2 | lasts_in_ready);
  always @(posedge clk) if (!rst)
    a_list_of_lists_has_no_such_list: cover (next_inst_out_valid & next_inst_out_ready & ~reads_2);
  always @(posedge clk) if (!rst) there_is_a_place_for_every_read: assert (~reads_in_valid | reads_in_ready);
  always @(posedge clk) if (!rst) every_beat_was_asked_for: assert (~memory_beats_valid | reads_out_valid);
  always @(posedge clk) if (!rst)
    an_entry_lies_in_one_beat: assert (~memory_beats_valid | memory_beats_value_last);
  always @(posedge clk) if (!rst) there_is_a_place_for_every_list: assert (~of_root | roots_in_ready);
  always @(posedge clk) if (!rst) there_is_a_place_for_every_entry: assert (~of_page | entries_in_ready);
  always @(posedge clk) if (!rst) there_is_a_place_for_whatever_is_found: assert (~ending | walked_in_ready);
  always @(posedge clk) if (!rst) a_large_page_lies_where_none_begins: cover (ending & is_good & ~is_aligned);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(walking <= 7'd64)) begin
    $display("PageWalker.java: HDL801: claim 'no more pages are looked up than there are places' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~wanted_valid | wanted_payload_first | wanted_payload_next)) begin
    $display("PageWalker.java: HDL801: claim 'who wants nothing does not ask' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~walk_valid | walks_in_ready)) begin
    $display("PageWalker.java: HDL801: claim 'there is a place for every walk' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~passing | seconds_in_ready)) begin
    $display("PageWalker.java: HDL801: claim 'there is a place for every second read' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~passing_2 | lasts_in_ready)) begin
    $display("PageWalker.java: HDL801: claim 'there is a place for every page that is known' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~reads_in_valid | reads_in_ready)) begin
    $display("PageWalker.java: HDL801: claim 'there is a place for every read' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~memory_beats_valid | reads_out_valid)) begin
    $display("PageWalker.java: HDL801: claim 'every beat was asked for' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~memory_beats_valid | memory_beats_value_last)) begin
    $display("PageWalker.java: HDL801: claim 'an entry lies in one beat' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~of_root | roots_in_ready)) begin
    $display("PageWalker.java: HDL801: claim 'there is a place for every list' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~of_page | entries_in_ready)) begin
    $display("PageWalker.java: HDL801: claim 'there is a place for every entry' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~ending | walked_in_ready)) begin
    $display("PageWalker.java: HDL801: claim 'there is a place for whatever is found' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
