`default_nettype none

// OldestOne_128: finds the first one of a ring, counted from a place on.  Generated from OldestOne.java.
// timeline ring: 3 cycles, 15 registers (318 bits), of these 6 (265 bits) only wait
module OldestOne_128 (
  input  wire         clk,
  input  wire [127:0] ring,  // cycle 0
  input  wire [6:0]   first,  // cycle 0: place that is looked at first
  output wire         some,  // cycle 1: two levels behind registers: some place is 1
  output wire         at_first,  // cycle 1: two levels behind registers: that place is 1
  output reg          any,  // cycle 3: some place is 1
  output reg          more,  // cycle 3: two places are 1, or more
  output wire [6:0]   place  // cycle 3: the first one; without meaning when there is none
);
  // ---- timeline ring, cycle 1
  reg  [7:0]   first_row;
  reg  [7:0]   from_first;
  reg  [3:0]   first_number;
  reg  [15:0]  all_reg;
  reg  [2:0]   start_c1;
  reg  [127:0] ring_c1;
  // ---- timeline ring, cycle 2
  reg  [3:0]   row;
  reg  [127:0] ring_c2;
  reg  [7:0]   counted;
  reg          several_rows_c2;
  reg          some_c2;
  // ---- timeline ring, cycle 3
  reg  [3:0]   row_c3;
  reg  [2:0]   column_index_c3;
  wire         above_any;
  wire [3:0]   above_index;
  wire [3:0]   lowest_index;
  wire         column_any;
  wire [2:0]   column_index;

  wire         has_0 = |ring[127:120];
  wire         has_1 = |ring[119:112];
  wire         has_2 = |ring[111:104];
  wire         has_3 = |ring[103:96];
  wire         has_4 = |ring[95:88];
  wire         has_5 = |ring[87:80];
  wire         has_6 = |ring[79:72];
  wire         has_7 = |ring[71:64];
  wire         has_8 = |ring[63:56];
  wire         has_9 = |ring[55:48];
  wire         has_10 = |ring[47:40];
  wire         has_11 = |ring[39:32];
  wire         has_12 = |ring[31:24];
  wire         has_13 = |ring[23:16];
  wire         has_14 = |ring[15:8];
  wire         has_15 = |ring[7:0];
  wire [3:0]   number = first[6:3];
  wire [2:0]   start = first[2:0];
  wire         is_in_rest = |(first_row & from_first);
  wire [15:0]  above_value = all_reg & ~(~(16'hffff << first_number) | (16'd1 << first_number));
  wire         _is_in_rest_inverse = ~is_in_rest;
  wire [7:0]   found = ring_c2[{row, 3'd0} +: 8];
  wire [7:0]   column_value = found & counted;
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
  wire         several_columns = (found[0] & found[1]) | ((found[0] | found[1]) & found[2]) |
                                 ((found[0] | found[1] | found[2]) & found[3]) |
                                 (_counts_any_3_or_2 & found[4]) |
                                 ((_counts_any_3_or_2 | found[4]) & found[5]) | (found[6] & found[7]) |
                                 ((_counts_any_3_or_2 | found[4] | found[5]) & (found[6] | found[7]));

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

  PriorityEncoder_8 column (
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
    first_row <= ring[{number, 3'd0} +: 8];
    from_first <= 8'hff << start;
    first_number <= number;
    ring_c1 <= ring;
    start_c1 <= start;
    // ---- timeline ring, cycle 2
    ring_c2 <= ring_c1;
    counted <= from_first | {8{_is_in_rest_inverse}};
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
