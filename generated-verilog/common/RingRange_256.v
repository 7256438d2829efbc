`default_nettype none

// RingRange_256: the places of a ring that a range of numbers takes.  Generated from RingRange.java.
// timeline from: 1 cycles, 2 registers (66 bits), of these 0 (0 bits) only wait
module RingRange_256 (
  input  wire         clk,
  input  wire [7:0]   from,  // cycle 0: first number, modulo the window
  input  wire [7:0]   behind,  // cycle 0: number behind the last, modulo the window
  input  wire         any,  // cycle 0: the range is not empty: equal ends mean the whole ring
  output wire [255:0] places  // cycle 1
);
  // ---- timeline from, cycle 1
  reg  [32:0] below_from;
  reg  [32:0] below_behind;

  wire        wrapping = (behind < from) | ((behind == from) & any);
  wire [15:0] column = below_from[15:0];
  wire [15:0] rows_0 = (column & {16{below_from[16]}}) | (~column & {16{below_from[17]}});
  wire [15:0] rows_1 = (column & {16{below_from[17]}}) | (~column & {16{below_from[18]}});
  wire [15:0] rows_2 = (column & {16{below_from[18]}}) | (~column & {16{below_from[19]}});
  wire [15:0] rows_3 = (column & {16{below_from[19]}}) | (~column & {16{below_from[20]}});
  wire [15:0] rows_4 = (column & {16{below_from[20]}}) | (~column & {16{below_from[21]}});
  wire [15:0] rows_5 = (column & {16{below_from[21]}}) | (~column & {16{below_from[22]}});
  wire [15:0] rows_6 = (column & {16{below_from[22]}}) | (~column & {16{below_from[23]}});
  wire [15:0] rows_7 = (column & {16{below_from[23]}}) | (~column & {16{below_from[24]}});
  wire [15:0] rows_8 = (column & {16{below_from[24]}}) | (~column & {16{below_from[25]}});
  wire [15:0] rows_9 = (column & {16{below_from[25]}}) | (~column & {16{below_from[26]}});
  wire [15:0] rows_10 = (column & {16{below_from[26]}}) | (~column & {16{below_from[27]}});
  wire [15:0] rows_11 = (column & {16{below_from[27]}}) | (~column & {16{below_from[28]}});
  wire [15:0] rows_12 = (column & {16{below_from[28]}}) | (~column & {16{below_from[29]}});
  wire [15:0] rows_13 = (column & {16{below_from[29]}}) | (~column & {16{below_from[30]}});
  wire [15:0] rows_14 = (column & {16{below_from[30]}}) | (~column & {16{below_from[31]}});
  wire [15:0] rows_15 = (column & {16{below_from[31]}}) | (~column & {16{below_from[32]}});
  wire [15:0] column_2 = below_behind[15:0];
  wire [15:0] rows_2_0 = (column_2 & {16{below_behind[16]}}) | (~column_2 & {16{below_behind[17]}});
  wire [15:0] rows_2_1 = (column_2 & {16{below_behind[17]}}) | (~column_2 & {16{below_behind[18]}});
  wire [15:0] rows_2_2 = (column_2 & {16{below_behind[18]}}) | (~column_2 & {16{below_behind[19]}});
  wire [15:0] rows_2_3 = (column_2 & {16{below_behind[19]}}) | (~column_2 & {16{below_behind[20]}});
  wire [15:0] rows_2_4 = (column_2 & {16{below_behind[20]}}) | (~column_2 & {16{below_behind[21]}});
  wire [15:0] rows_2_5 = (column_2 & {16{below_behind[21]}}) | (~column_2 & {16{below_behind[22]}});
  wire [15:0] rows_2_6 = (column_2 & {16{below_behind[22]}}) | (~column_2 & {16{below_behind[23]}});
  wire [15:0] rows_2_7 = (column_2 & {16{below_behind[23]}}) | (~column_2 & {16{below_behind[24]}});
  wire [15:0] rows_2_8 = (column_2 & {16{below_behind[24]}}) | (~column_2 & {16{below_behind[25]}});
  wire [15:0] rows_2_9 = (column_2 & {16{below_behind[25]}}) | (~column_2 & {16{below_behind[26]}});
  wire [15:0] rows_2_10 = (column_2 & {16{below_behind[26]}}) | (~column_2 & {16{below_behind[27]}});
  wire [15:0] rows_2_11 = (column_2 & {16{below_behind[27]}}) | (~column_2 & {16{below_behind[28]}});
  wire [15:0] rows_2_12 = (column_2 & {16{below_behind[28]}}) | (~column_2 & {16{below_behind[29]}});
  wire [15:0] rows_2_13 = (column_2 & {16{below_behind[29]}}) | (~column_2 & {16{below_behind[30]}});
  wire [15:0] rows_2_14 = (column_2 & {16{below_behind[30]}}) | (~column_2 & {16{below_behind[31]}});
  wire [15:0] rows_2_15 = (column_2 & {16{below_behind[31]}}) | (~column_2 & {16{below_behind[32]}});

  assign places = {rows_15, rows_14, rows_13, rows_12, rows_11, rows_10, rows_9, rows_8, rows_7, rows_6,
                   rows_5, rows_4, rows_3, rows_2, rows_1, rows_0} ^
                  {rows_2_15, rows_2_14, rows_2_13, rows_2_12, rows_2_11, rows_2_10, rows_2_9, rows_2_8,
                   rows_2_7, rows_2_6, rows_2_5, rows_2_4, rows_2_3, rows_2_2, rows_2_1, rows_2_0};

  always @(posedge clk) begin
    // ---- timeline from, cycle 1
    below_behind <= {{~(16'hffff << behind[7:4]), 1'b1} ^ {17{wrapping}}, ~(16'hffff << behind[3:0])};
    below_from <= {~(16'hffff << from[7:4]), 1'b1, ~(16'hffff << from[3:0])};
  end
endmodule

`default_nettype wire
