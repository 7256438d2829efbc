`default_nettype none

// OldestOne_256: finds the first one of a ring, counted from a place on.  Generated from OldestOne.java.
module OldestOne_256 (
  input  wire         clk,
  input  wire [255:0] ring,
  input  wire [7:0]   first,  // place that is looked at first
  output reg          any,  // some place is 1
  output reg  [7:0]   place  // the first one; without meaning when there is none
);
  reg  [3:0]  lowest_index_past;
  reg  [3:0]  column15;
  reg  [3:0]  lowest_index_past_2;
  reg  [3:0]  column14;
  reg  [3:0]  lowest_index_past_3;
  reg  [3:0]  column13;
  reg  [3:0]  lowest_index_past_4;
  reg  [3:0]  column12;
  reg  [3:0]  lowest_index_past_5;
  reg  [3:0]  column11;
  reg  [3:0]  lowest_index_past_6;
  reg  [3:0]  column10;
  reg  [3:0]  lowest_index_past_7;
  reg  [3:0]  column9;
  reg  [3:0]  lowest_index_past_8;
  reg  [3:0]  column8;
  reg  [3:0]  lowest_index_past_9;
  reg  [3:0]  column7;
  reg  [3:0]  lowest_index_past_10;
  reg  [3:0]  column6;
  reg  [3:0]  lowest_index_past_11;
  reg  [3:0]  column5;
  reg  [3:0]  lowest_index_past_12;
  reg  [3:0]  column4;
  reg  [3:0]  lowest_index_past_13;
  reg  [3:0]  column3;
  reg  [3:0]  lowest_index_past_14;
  reg  [3:0]  column2;
  reg  [3:0]  lowest_index_past_15;
  reg  [3:0]  column1;
  reg  [3:0]  lowest_index_past_16;
  reg  [3:0]  column0;
  reg  [15:0] rest;
  reg  [15:0] all_reg;
  reg  [3:0]  row;
  reg  [3:0]  chosen_row;
  reg         is_in_rest;
  reg  [3:0]  rest_column;
  reg         any_1;
  reg  [3:0]  row_past;
  wire        row15_any;
  wire [3:0]  row15_index;
  wire        row14_any;
  wire [3:0]  row14_index;
  wire        row13_any;
  wire [3:0]  row13_index;
  wire        row12_any;
  wire [3:0]  row12_index;
  wire        row11_any;
  wire [3:0]  row11_index;
  wire        row10_any;
  wire [3:0]  row10_index;
  wire        row9_any;
  wire [3:0]  row9_index;
  wire        row8_any;
  wire [3:0]  row8_index;
  wire        row7_any;
  wire [3:0]  row7_index;
  wire        row6_any;
  wire [3:0]  row6_index;
  wire        row5_any;
  wire [3:0]  row5_index;
  wire        row4_any;
  wire [3:0]  row4_index;
  wire        row3_any;
  wire [3:0]  row3_index;
  wire        row2_any;
  wire [3:0]  row2_index;
  wire        row1_any;
  wire [3:0]  row1_index;
  wire        row0_any;
  wire [3:0]  row0_index;
  wire        above_any;
  wire [3:0]  above_index;
  wire        lowest_17_any;
  wire [3:0]  lowest_17_index;
  wire        in_rest_any;
  wire [3:0]  in_rest_index;

  wire [3:0]  first_row = first[7:4];
  wire [15:0] above_value = all_reg & ~(~({16{1'b1}} << row) | (16'd1 << row));
  wire [63:0] _joined = {column15, column14, column13, column12, column11, column10, column9, column8,
                         column7, column6, column5, column4, column3, column2, column1, column0};
  wire [3:0]  column = _joined[{chosen_row, 2'd0} +: 4];

  PriorityEncoder_16 lowest (
    .value(ring[255:240]),
    .any(row15_any),
    .index(row15_index)
  );

  PriorityEncoder_16 lowest_2 (
    .value(ring[239:224]),
    .any(row14_any),
    .index(row14_index)
  );

  PriorityEncoder_16 lowest_3 (
    .value(ring[223:208]),
    .any(row13_any),
    .index(row13_index)
  );

  PriorityEncoder_16 lowest_4 (
    .value(ring[207:192]),
    .any(row12_any),
    .index(row12_index)
  );

  PriorityEncoder_16 lowest_5 (
    .value(ring[191:176]),
    .any(row11_any),
    .index(row11_index)
  );

  PriorityEncoder_16 lowest_6 (
    .value(ring[175:160]),
    .any(row10_any),
    .index(row10_index)
  );

  PriorityEncoder_16 lowest_7 (
    .value(ring[159:144]),
    .any(row9_any),
    .index(row9_index)
  );

  PriorityEncoder_16 lowest_8 (
    .value(ring[143:128]),
    .any(row8_any),
    .index(row8_index)
  );

  PriorityEncoder_16 lowest_9 (
    .value(ring[127:112]),
    .any(row7_any),
    .index(row7_index)
  );

  PriorityEncoder_16 lowest_10 (
    .value(ring[111:96]),
    .any(row6_any),
    .index(row6_index)
  );

  PriorityEncoder_16 lowest_11 (
    .value(ring[95:80]),
    .any(row5_any),
    .index(row5_index)
  );

  PriorityEncoder_16 lowest_12 (
    .value(ring[79:64]),
    .any(row4_any),
    .index(row4_index)
  );

  PriorityEncoder_16 lowest_13 (
    .value(ring[63:48]),
    .any(row3_any),
    .index(row3_index)
  );

  PriorityEncoder_16 lowest_14 (
    .value(ring[47:32]),
    .any(row2_any),
    .index(row2_index)
  );

  PriorityEncoder_16 lowest_15 (
    .value(ring[31:16]),
    .any(row1_any),
    .index(row1_index)
  );

  PriorityEncoder_16 lowest_16 (
    .value(ring[15:0]),
    .any(row0_any),
    .index(row0_index)
  );

  PriorityEncoder_16 above (
    .value(above_value),
    .any(above_any),
    .index(above_index)
  );

  PriorityEncoder_16 lowest_17 (
    .value(all_reg),
    .any(lowest_17_any),
    .index(lowest_17_index)
  );

  PriorityEncoder_16 in_rest (
    .value(rest),
    .any(in_rest_any),
    .index(in_rest_index)
  );

  always @(posedge clk) begin
    lowest_index_past <= row15_index;
    column15 <= lowest_index_past;
    lowest_index_past_2 <= row14_index;
    column14 <= lowest_index_past_2;
    lowest_index_past_3 <= row13_index;
    column13 <= lowest_index_past_3;
    lowest_index_past_4 <= row12_index;
    column12 <= lowest_index_past_4;
    lowest_index_past_5 <= row11_index;
    column11 <= lowest_index_past_5;
    lowest_index_past_6 <= row10_index;
    column10 <= lowest_index_past_6;
    lowest_index_past_7 <= row9_index;
    column9 <= lowest_index_past_7;
    lowest_index_past_8 <= row8_index;
    column8 <= lowest_index_past_8;
    lowest_index_past_9 <= row7_index;
    column7 <= lowest_index_past_9;
    lowest_index_past_10 <= row6_index;
    column6 <= lowest_index_past_10;
    lowest_index_past_11 <= row5_index;
    column5 <= lowest_index_past_11;
    lowest_index_past_12 <= row4_index;
    column4 <= lowest_index_past_12;
    lowest_index_past_13 <= row3_index;
    column3 <= lowest_index_past_13;
    lowest_index_past_14 <= row2_index;
    column2 <= lowest_index_past_14;
    lowest_index_past_15 <= row1_index;
    column1 <= lowest_index_past_15;
    lowest_index_past_16 <= row0_index;
    column0 <= lowest_index_past_16;
    rest <= ring[{first_row, 4'd0} +: 16] & ~(~({16{1'b1}} << first[3:0]));
    all_reg <= {row15_any, row14_any, row13_any, row12_any, row11_any, row10_any, row9_any, row8_any,
                row7_any, row6_any, row5_any, row4_any, row3_any, row2_any, row1_any, row0_any};
    row <= first_row;
    chosen_row <= above_any ? above_index : lowest_17_index;
    is_in_rest <= in_rest_any;
    rest_column <= in_rest_index;
    any_1 <= lowest_17_any;
    any <= any_1;
    row_past <= row;
    place <= is_in_rest ? {row_past, rest_column} : {chosen_row, column};
  end
endmodule

`default_nettype wire
