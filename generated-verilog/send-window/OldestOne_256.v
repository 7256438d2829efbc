`default_nettype none

// OldestOne_256: finds the first one of a ring, counted from a place on.  Generated from OldestOne.java.
module OldestOne_256 (
  input  wire         clk,
  input  wire [255:0] ring,
  input  wire [7:0]   first,  // place that is looked at first
  output wire         some,  // one cycle later, two levels behind registers: some place is 1
  output wire         at_first,  // one cycle later, two levels behind registers: that place is 1
  output reg          any,  // three cycles later: some place is 1
  output reg          more,  // three cycles later: two places are 1, or more
  output reg  [7:0]   place  // three cycles later: the first one; without meaning when there is none
);
  reg  [15:0]  first_row;
  reg  [15:0]  from_first;
  reg  [15:0]  all_reg;
  reg  [3:0]   first_number;
  reg  [3:0]   row;
  reg  [15:0]  counted;
  reg  [3:0]   start_past;
  reg  [255:0] ring_past;
  reg  [255:0] ring_past2;
  reg          any_1;
  reg          past;
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
  wire [15:0]  above_value = all_reg & ~(~({16{1'b1}} << first_number) | (16'd1 << first_number));
  wire         _inverse = ~is_in_rest;
  wire [15:0]  found = ring_past2[{row, 4'd0} +: 16];
  wire [15:0]  column_value = found & counted;
  wire         _or = all_reg[0] | all_reg[1];
  wire         _or_2 = _or | all_reg[2];
  wire         _or_3 = _or_2 | all_reg[3];
  wire         _or_4 = _or_3 | all_reg[4];
  wire         _or_5 = _or_4 | all_reg[5];
  wire         _or_6 = all_reg[6] | all_reg[7];
  wire         _or_7 = _or_6 | all_reg[8];
  wire         _or_8 = _or_7 | all_reg[9];
  wire         _or_9 = _or_8 | all_reg[10];
  wire         _or_10 = _or_9 | all_reg[11];
  wire         _or_11 = all_reg[12] | all_reg[13];
  wire         _or_12 = _or_11 | all_reg[14];
  wire         _or_13 = 1'b0 | 1'b0 | (all_reg[0] & all_reg[1]) | 1'b0 | (_or & all_reg[2]) | 1'b0 |
                        (_or_2 & all_reg[3]) | 1'b0 | (_or_3 & all_reg[4]) | 1'b0 | (_or_4 & all_reg[5]) |
                        1'b0 | 1'b0 | (all_reg[6] & all_reg[7]) | 1'b0 | (_or_6 & all_reg[8]) | 1'b0 |
                        (_or_7 & all_reg[9]) | 1'b0 | (_or_8 & all_reg[10]) | 1'b0 | (_or_9 & all_reg[11]);
  wire         _or_14 = found[0] | found[1];
  wire         _or_15 = _or_14 | found[2];
  wire         _or_16 = _or_15 | found[3];
  wire         _or_17 = _or_16 | found[4];
  wire         _or_18 = _or_17 | found[5];
  wire         _or_19 = found[6] | found[7];
  wire         _or_20 = _or_19 | found[8];
  wire         _or_21 = _or_20 | found[9];
  wire         _or_22 = _or_21 | found[10];
  wire         _or_23 = _or_22 | found[11];
  wire         _or_24 = found[12] | found[13];
  wire         _or_25 = _or_24 | found[14];
  wire         _or_26 = 1'b0 | 1'b0 | (found[0] & found[1]) | 1'b0 | (_or_14 & found[2]) | 1'b0 |
                        (_or_15 & found[3]) | 1'b0 | (_or_16 & found[4]) | 1'b0 | (_or_17 & found[5]) | 1'b0 |
                        1'b0 | (found[6] & found[7]) | 1'b0 | (_or_19 & found[8]) | 1'b0 |
                        (_or_20 & found[9]) | 1'b0 | (_or_21 & found[10]) | 1'b0 | (_or_22 & found[11]);

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

  assign at_first = first_row[start_past];

  always @(posedge clk) begin
    first_row <= ring[{number, 4'd0} +: 16];
    from_first <= ~(~({16{1'b1}} << start));
    all_reg <= {has_0, has_1, has_2, has_3, has_4, has_5, has_6, has_7, has_8, has_9, has_10, has_11, has_12,
                has_13, has_14, has_15};
    first_number <= number;
    row <= is_in_rest ? first_number : above_any ? above_index : lowest_index;
    counted <= from_first | {16{_inverse}};
    start_past <= start;
    ring_past <= ring;
    ring_past2 <= ring_past;
    any_1 <= some;
    any <= any_1;
    past <= _or_13 | (_or_5 & _or_10) | 1'b0 | 1'b0 | (all_reg[12] & all_reg[13]) | 1'b0 |
            (_or_11 & all_reg[14]) | 1'b0 | (_or_12 & all_reg[15]) |
            ((_or_5 | _or_10) & (_or_12 | all_reg[15]));
    more <= past | _or_26 | (_or_18 & _or_23) | 1'b0 | 1'b0 | (found[12] & found[13]) | 1'b0 |
            (_or_24 & found[14]) | 1'b0 | (_or_25 & found[15]) | ((_or_18 | _or_23) & (_or_25 | found[15]));
    place <= {row, column_index};
  end

  wire        _unused = &{1'b0, column_any};
endmodule

`default_nettype wire
