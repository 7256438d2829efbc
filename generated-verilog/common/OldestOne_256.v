`default_nettype none

// OldestOne_256: finds the first one of a ring, counted from a place on.  Generated from OldestOne.java.
// timeline ring: 3 cycles, 15 registers (600 bits), of these 6 (522 bits) only wait
module OldestOne_256 (
  input  wire         clk,
  input  wire [255:0] ring,  // cycle 0
  input  wire [7:0]   first,  // cycle 0: place that is looked at first
  output wire         some,  // cycle 1: two levels behind registers: some place is 1
  output wire         at_first,  // cycle 1: two levels behind registers: that place is 1
  output reg          any,  // cycle 3: some place is 1
  output reg          more,  // cycle 3: two places are 1, or more
  output wire [7:0]   place  // cycle 3: the first one; without meaning when there is none
);
  // ---- timeline ring, cycle 1
  reg  [15:0]  first_row;
  reg  [15:0]  from_first;
  reg  [3:0]   first_number;
  reg  [15:0]  all_reg;
  reg  [3:0]   start_c1;
  reg  [255:0] ring_c1;
  // ---- timeline ring, cycle 2
  reg  [3:0]   row;
  reg  [255:0] ring_c2;
  reg  [15:0]  counted;
  reg          several_rows_c2;
  reg          some_c2;
  // ---- timeline ring, cycle 3
  reg  [3:0]   row_c3;
  reg  [3:0]   column_index_c3;
  wire         above_any;
  wire [3:0]   above_index;
  wire [3:0]   lowest_index;
  wire         column_any;
  wire [3:0]   column_index;

  wire         has_0 = |ring[255:240];
  wire         has_1 = |ring[239:224];
  wire         has_2 = |ring[223:208];
  wire         has_3 = |ring[207:192];
  wire         has_4 = |ring[191:176];
  wire         has_5 = |ring[175:160];
  wire         has_6 = |ring[159:144];
  wire         has_7 = |ring[143:128];
  wire         has_8 = |ring[127:112];
  wire         has_9 = |ring[111:96];
  wire         has_10 = |ring[95:80];
  wire         has_11 = |ring[79:64];
  wire         has_12 = |ring[63:48];
  wire         has_13 = |ring[47:32];
  wire         has_14 = |ring[31:16];
  wire         has_15 = |ring[15:0];
  wire [3:0]   number = first[7:4];
  wire [3:0]   start = first[3:0];
  wire         is_in_rest = |(first_row & from_first);
  wire [15:0]  above_value = all_reg & ~(~(16'hffff << first_number) | (16'd1 << first_number));
  wire         _is_in_rest_inverse = ~is_in_rest;
  wire [15:0]  found = ring_c2[{row, 4'd0} +: 16];
  wire [15:0]  column_value = found & counted;
  wire         _counts_any_3_or = all_reg[0] | all_reg[1] | all_reg[2] | all_reg[3];
  wire         _counts_any_9_or = all_reg[6] | all_reg[7] | all_reg[8] | all_reg[9];
  wire         _counts_any_5_or = (all_reg[0] & all_reg[1]) | ((all_reg[0] | all_reg[1]) & all_reg[2]) |
                                  ((all_reg[0] | all_reg[1] | all_reg[2]) & all_reg[3]) |
                                  (_counts_any_3_or & all_reg[4]) |
                                  ((_counts_any_3_or | all_reg[4]) & all_reg[5]) | (all_reg[6] & all_reg[7]) |
                                  ((all_reg[6] | all_reg[7]) & all_reg[8]) |
                                  ((all_reg[6] | all_reg[7] | all_reg[8]) & all_reg[9]) |
                                  (_counts_any_9_or & all_reg[10]) |
                                  ((_counts_any_9_or | all_reg[10]) & all_reg[11]);
  wire         several_rows = _counts_any_5_or | ((_counts_any_3_or | all_reg[4] | all_reg[5]) &
                                                  (_counts_any_9_or | all_reg[10] | all_reg[11])) |
                              (all_reg[12] & all_reg[13]) | ((all_reg[12] | all_reg[13]) & all_reg[14]) |
                              ((all_reg[12] | all_reg[13] | all_reg[14]) & all_reg[15]) |
                              ((_counts_any_3_or | all_reg[4] | all_reg[5] | _counts_any_9_or | all_reg[10] |
                                all_reg[11]) & (all_reg[12] | all_reg[13] | all_reg[14] | all_reg[15]));
  wire         _counts_any_3_or_2 = found[0] | found[1] | found[2] | found[3];
  wire         _counts_any_9_or_2 = found[6] | found[7] | found[8] | found[9];
  wire         _counts_any_5_or_2 = (found[0] & found[1]) | ((found[0] | found[1]) & found[2]) |
                                    ((found[0] | found[1] | found[2]) & found[3]) |
                                    (_counts_any_3_or_2 & found[4]) |
                                    ((_counts_any_3_or_2 | found[4]) & found[5]) | (found[6] & found[7]) |
                                    ((found[6] | found[7]) & found[8]) |
                                    ((found[6] | found[7] | found[8]) & found[9]) |
                                    (_counts_any_9_or_2 & found[10]) |
                                    ((_counts_any_9_or_2 | found[10]) & found[11]);
  wire         several_columns = _counts_any_5_or_2 | ((_counts_any_3_or_2 | found[4] | found[5]) &
                                                       (_counts_any_9_or_2 | found[10] | found[11])) |
                                 (found[12] & found[13]) | ((found[12] | found[13]) & found[14]) |
                                 ((found[12] | found[13] | found[14]) & found[15]) |
                                 ((_counts_any_3_or_2 | found[4] | found[5] | _counts_any_9_or_2 | found[10] |
                                   found[11]) & (found[12] | found[13] | found[14] | found[15]));

  PriorityEncoder_16 above (
    .value(above_value),
    .any(above_any),
    .index(above_index)
  );

  PriorityEncoder_16 lowest (
    .value(all_reg),
    .any(some),
    .index(lowest_index)
  );

  PriorityEncoder_16 column (
    .value(column_value),
    .any(column_any),
    .index(column_index)
  );

  assign at_first = first_row[start_c1];
  assign place = {row_c3, column_index_c3};

  always @(posedge clk) begin
    // ---- timeline ring, cycle 1
    all_reg <= {has_0, has_1, has_2, has_3, has_4, has_5, has_6, has_7, has_8, has_9, has_10, has_11, has_12,
                has_13, has_14, has_15};
    first_row <= ring[{number, 4'd0} +: 16];
    from_first <= 16'hffff << start;
    first_number <= number;
    ring_c1 <= ring;
    start_c1 <= start;
    // ---- timeline ring, cycle 2
    ring_c2 <= ring_c1;
    counted <= from_first | {16{_is_in_rest_inverse}};
    row <= is_in_rest ? first_number : above_any ? above_index : lowest_index;
    several_rows_c2 <= several_rows;
    some_c2 <= some;
    // ---- timeline ring, cycle 3
    row_c3 <= row;
    any <= some_c2;
    column_index_c3 <= column_index;
    more <= several_rows_c2 | several_columns;
  end

  wire        _unused = &{1'b0, column_any};
endmodule

`default_nettype wire
