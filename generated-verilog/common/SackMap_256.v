`default_nettype none

// SackMap_256: brings the bitmap of a SACK into the places of the sender's rings.  Generated from
// SackMap.java.
// timeline start: 5 cycles, 31 registers (1485 bits), of these 15 (987 bits) only wait
module SackMap_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire [23:0]  start,  // cycle 0: PSN of bit 0
  input  wire [7:0]   length,  // cycle 0: bits that count, 1 to 128
  input  wire [127:0] bitmap,  // cycle 0: 1 = received
  input  wire [23:0]  from,  // cycle 0: bits below this PSN do not count, nor those a window above it
  input  wire [23:0]  una,  // cycle 2: oldest packet that is not acknowledged: a start behind it is an old one
  input  wire [23:0]  newest,  // cycle 2: next new PSN: from here on nothing was sent
  output reg          unsent,  // cycle 4: a packet that was never sent is said to be received
  output wire [255:0] received,  // cycle 5: ring: reported received
  output wire [255:0] missing  // cycle 5: ring: reported missing, or not sent yet
);
  // ---- timeline start, cycle 1
  reg  [23:0]  counting_old;
  reg  [7:0]   counting_from_c1;
  reg  [23:0]  start_c1;
  reg  [7:0]   counting_length;
  reg  [7:0]   counting_ahead;
  reg  [127:0] ones;
  reg  [127:0] bitmap_c1;
  reg  [5:0]   rotated_place_2_0_c1_c2;
  reg  [3:0]   rotated_place_6_3_c1;
  // ---- timeline start, cycle 2
  reg  [3:0]   rotated_place_6_3_c2;
  reg  [127:0] bitmap_c2;
  reg          counting_any;
  reg  [7:0]   counting_behind;
  reg  [7:0]   counting_first;
  reg  [23:0]  start_c2;
  reg  [127:0] ones_c2;
  reg  [15:0]  groups;
  // ---- timeline start, cycle 3
  (* shreg_extract = "no" *)
  reg  [2:0]   rotated_place_2_0_c3;
  reg  [127:0] rotated_coarse;
  reg  [23:0]  next_reg;
  reg  [15:0]  groups_c3;
  reg  [127:0] ones_c3;
  reg          old;
  reg          counting_any_c3;
  reg  [7:0]   counting_first_c3;
  reg  [7:0]   counting_range_behind_c3;
  // ---- timeline start, cycle 4
  reg  [127:0] rotated4_c4;
  // ---- timeline start, cycle 5
  reg  [127:0] rotated4_c5;
  reg  [255:0] counting;
  wire [255:0] counting_range_places;

  wire [6:0]   rotated_place = start[6:0];
  wire [3:0]   rotated_step_is_by = 4'd1 << rotated_place_6_3_c2[1:0];
  wire [127:0] _bitmap_c2_and = bitmap_c2 & {128{rotated_step_is_by[0]}};
  wire [127:0] _bitmap_c2_and_2 = {bitmap_c2[119:0], bitmap_c2[127:120]} & {128{rotated_step_is_by[1]}};
  wire [127:0] _bitmap_c2_and_3 = {bitmap_c2[111:0], bitmap_c2[127:112]} & {128{rotated_step_is_by[2]}};
  wire [127:0] _bitmap_c2_and_4 = {bitmap_c2[103:0], bitmap_c2[127:104]} & {128{rotated_step_is_by[3]}};
  wire [127:0] rotated8 = _bitmap_c2_and | _bitmap_c2_and_2 | _bitmap_c2_and_3 | _bitmap_c2_and_4;
  wire [3:0]   rotated_step_is_by_2 = 4'd1 << rotated_place_6_3_c2[3:2];
  wire [127:0] _rotated8_and = rotated8 & {128{rotated_step_is_by_2[0]}};
  wire [127:0] _rotated8_and_2 = {rotated8[95:0], rotated8[127:96]} & {128{rotated_step_is_by_2[1]}};
  wire [127:0] _rotated8_and_3 = {rotated8[63:0], rotated8[127:64]} & {128{rotated_step_is_by_2[2]}};
  wire [127:0] _rotated8_and_4 = {rotated8[31:0], rotated8[127:32]} & {128{rotated_step_is_by_2[3]}};
  wire [127:0] rotated32 = _rotated8_and | _rotated8_and_2 | _rotated8_and_3 | _rotated8_and_4;
  wire [3:0]   rotated_step_is_by_3 = 4'd1 << rotated_place_2_0_c3[1:0];
  wire [127:0] _rotated_coarse_and = rotated_coarse & {128{rotated_step_is_by_3[0]}};
  wire [127:0] _rotated_coarse_and_2 = {rotated_coarse[126:0], rotated_coarse[127]} &
                                       {128{rotated_step_is_by_3[1]}};
  wire [127:0] _rotated_coarse_and_3 = {rotated_coarse[125:0], rotated_coarse[127:126]} &
                                       {128{rotated_step_is_by_3[2]}};
  wire [127:0] _rotated_coarse_and_4 = {rotated_coarse[124:0], rotated_coarse[127:125]} &
                                       {128{rotated_step_is_by_3[3]}};
  wire [127:0] rotated1 = _rotated_coarse_and | _rotated_coarse_and_2 | _rotated_coarse_and_3 |
                          _rotated_coarse_and_4;
  wire [127:0] rotated4 = rotated_place_2_0_c3[2] ? {rotated1[123:0], rotated1[127:124]} : rotated1;
  wire         counting_is_old = ~counting_old[23];
  wire         counting_overlapping = ~(|counting_old[22:8]) & (counting_length > counting_old[7:0]);
  wire [23:0]  _start_difference = start - from;
  wire         counting_is_near = (&counting_old[23:8]) & (|counting_old[7:0]);
  wire [9:0]   _counting_length_sum = {1'b0, 1'b0, counting_length} + {1'b0, 1'b0, counting_ahead};
  wire         counting_reaching = |_counting_length_sum[9:8];
  wire [255:0] wide = {2{rotated4_c5}};
  wire [15:0]  _length_6_3_inverse = ~(16'hffff << length[6:3]);
  wire [7:0]   column = ~(8'hff << length[2:0]);
  wire [7:0]   rows_0 = column | (~column & {8{_length_6_3_inverse[0]}});
  wire [7:0]   rows_1 = (column & {8{_length_6_3_inverse[0]}}) | (~column & {8{_length_6_3_inverse[1]}});
  wire [7:0]   rows_2 = (column & {8{_length_6_3_inverse[1]}}) | (~column & {8{_length_6_3_inverse[2]}});
  wire [7:0]   rows_3 = (column & {8{_length_6_3_inverse[2]}}) | (~column & {8{_length_6_3_inverse[3]}});
  wire [7:0]   rows_4 = (column & {8{_length_6_3_inverse[3]}}) | (~column & {8{_length_6_3_inverse[4]}});
  wire [7:0]   rows_5 = (column & {8{_length_6_3_inverse[4]}}) | (~column & {8{_length_6_3_inverse[5]}});
  wire [7:0]   rows_6 = (column & {8{_length_6_3_inverse[5]}}) | (~column & {8{_length_6_3_inverse[6]}});
  wire [7:0]   rows_7 = (column & {8{_length_6_3_inverse[6]}}) | (~column & {8{_length_6_3_inverse[7]}});
  wire [7:0]   rows_8 = (column & {8{_length_6_3_inverse[7]}}) | (~column & {8{_length_6_3_inverse[8]}});
  wire [7:0]   rows_9 = (column & {8{_length_6_3_inverse[8]}}) | (~column & {8{_length_6_3_inverse[9]}});
  wire [7:0]   rows_10 = (column & {8{_length_6_3_inverse[9]}}) | (~column & {8{_length_6_3_inverse[10]}});
  wire [7:0]   rows_11 = (column & {8{_length_6_3_inverse[10]}}) | (~column & {8{_length_6_3_inverse[11]}});
  wire [7:0]   rows_12 = (column & {8{_length_6_3_inverse[11]}}) | (~column & {8{_length_6_3_inverse[12]}});
  wire [7:0]   rows_13 = (column & {8{_length_6_3_inverse[12]}}) | (~column & {8{_length_6_3_inverse[13]}});
  wire [7:0]   rows_14 = (column & {8{_length_6_3_inverse[13]}}) | (~column & {8{_length_6_3_inverse[14]}});
  wire [7:0]   rows_15 = (column & {8{_length_6_3_inverse[14]}}) | (~column & {8{_length_6_3_inverse[15]}});
  wire [127:0] counted = length[7] ? {128{1'b1}} :
                         {rows_15, rows_14, rows_13, rows_12, rows_11, rows_10, rows_9, rows_8, rows_7,
                          rows_6, rows_5, rows_4, rows_3, rows_2, rows_1, rows_0};
  wire         has_ones_0 = |ones[127:120];
  wire         has_ones_1 = |ones[119:112];
  wire         has_ones_2 = |ones[111:104];
  wire         has_ones_3 = |ones[103:96];
  wire         has_ones_4 = |ones[95:88];
  wire         has_ones_5 = |ones[87:80];
  wire         has_ones_6 = |ones[79:72];
  wire         has_ones_7 = |ones[71:64];
  wire         has_ones_8 = |ones[63:56];
  wire         has_ones_9 = |ones[55:48];
  wire         has_ones_10 = |ones[47:40];
  wire         has_ones_11 = |ones[39:32];
  wire         has_ones_12 = |ones[31:24];
  wire         has_ones_13 = |ones[23:16];
  wire         has_ones_14 = |ones[15:8];
  wire         has_ones_15 = |ones[7:0];
  wire [23:0]  _start_c2_difference = start_c2 - una;
  wire [3:0]   group_wire = next_reg[6:3];
  wire         above = |(groups_c3 & ~(~(16'hffff << group_wire) | (16'd1 << group_wire)));
  wire [7:0]   same = ones_c3[{group_wire, 3'd0} +: 8];
  wire         in_group = |(same & (8'hff << next_reg[2:0]));
  wire         is_inside = ~(|next_reg[22:7]);

  RingRange_256 counting_range (
    .clk(clk),
    .from(counting_first_c3),
    .behind(counting_range_behind_c3),
    .any(counting_any_c3),
    .places(counting_range_places)
  );

  assign received = counting & wide;
  assign missing = counting & ~wide;

  // rotated
  always @(posedge clk) begin
    // ---- timeline start, cycle 1
    bitmap_c1 <= bitmap;
    rotated_place_2_0_c1_c2 <= {rotated_place_2_0_c1_c2[2:0], rotated_place[2:0]};
    rotated_place_6_3_c1 <= rotated_place[6:3];
    // ---- timeline start, cycle 2
    bitmap_c2 <= bitmap_c1;
    rotated_place_6_3_c2 <= rotated_place_6_3_c1;
    // ---- timeline start, cycle 3
    rotated_place_2_0_c3 <= rotated_place_2_0_c1_c2[5:3];
    rotated_coarse <= rotated32;
    // ---- timeline start, cycle 4
    rotated4_c4 <= rotated4;
    // ---- timeline start, cycle 5
    rotated4_c5 <= rotated4_c4;
  end

  // range
  always @(posedge clk) begin
    // ---- timeline start, cycle 1
    counting_ahead <= _start_difference[7:0];
    counting_from_c1 <= from[7:0];
    counting_old <= from - start;
    counting_length <= length;
    // ---- timeline start, cycle 2
    counting_any <= counting_is_old ? counting_overlapping : counting_is_near;
    counting_behind <= (~counting_is_old & counting_reaching) ? counting_from_c1 :
                       (start_c1[7:0] + counting_length);
    counting_first <= counting_is_old ? counting_from_c1 : start_c1[7:0];
    // ---- timeline start, cycle 3
    counting_any_c3 <= counting_any;
    counting_first_c3 <= counting_first;
    counting_range_behind_c3 <= counting_any ? counting_behind : counting_first;
    // ---- timeline start, cycle 5
    counting <= counting_range_places;
  end

  // unsent
  always @(posedge clk) begin
    // ---- timeline start, cycle 1
    ones <= bitmap & counted;
    // ---- timeline start, cycle 2
    ones_c2 <= ones;
    groups <= {has_ones_0, has_ones_1, has_ones_2, has_ones_3, has_ones_4, has_ones_5, has_ones_6, has_ones_7,
               has_ones_8, has_ones_9, has_ones_10, has_ones_11, has_ones_12, has_ones_13, has_ones_14,
               has_ones_15};
    // ---- timeline start, cycle 3
    ones_c3 <= ones_c2;
    groups_c3 <= groups;
    next_reg <= newest - start_c2;
    old <= _start_c2_difference[23];
    // ---- timeline start, cycle 4
    unsent <= next_reg[23] ? ((|groups_c3) & ~old) : (is_inside & (above | in_group));
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline start, cycle 1
    start_c1 <= start;
    // ---- timeline start, cycle 2
    start_c2 <= start_c1;
  end

  wire        _unused = &{1'b0, rst, _start_difference[23:8], _counting_length_sum[7:0],
                          _start_c2_difference[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_packet_is_both_received_and_missing: assert (~(|(received & missing)));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(|(received & missing)))) begin
    $display("SackMap.java: HDL801: claim 'no packet is both received and missing' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
