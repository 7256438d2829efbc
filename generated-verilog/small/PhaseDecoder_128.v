`default_nettype none

// PhaseDecoder_128: turns a ring into a bitmap that begins at the expected PSN.  Generated from
// PhaseDecoder.java.
module PhaseDecoder_128 (
  input  wire         clk,
  input  wire [127:0] ring,  // entry i is for the PSN of the window that is i modulo the window
  input  wire [7:0]   expected,  // the expected PSN, as many low bits as the index and one more
  output wire [127:0] marked  // bit i: the entry for the expected PSN + i is marked
);
  reg  [127:0] marked_2;
  reg  [6:0]   by;
  reg  [127:0] coarse;
  reg  [2:0]   by_2_0_past;
  reg  [127:0] turned;

  wire [6:0]   place = expected[6:0];
  wire [15:0]  _inverse = ~({16{1'b1}} << place[6:3]);
  wire [7:0]   next_lap_column = ~({8{1'b1}} << place[2:0]);
  wire [7:0]   next_lap_rows_0 = (next_lap_column & {8{1'b1}}) | (~next_lap_column & {8{_inverse[0]}});
  wire [7:0]   next_lap_rows_1 = (next_lap_column & {8{_inverse[0]}}) | (~next_lap_column & {8{_inverse[1]}});
  wire [7:0]   next_lap_rows_2 = (next_lap_column & {8{_inverse[1]}}) | (~next_lap_column & {8{_inverse[2]}});
  wire [7:0]   next_lap_rows_3 = (next_lap_column & {8{_inverse[2]}}) | (~next_lap_column & {8{_inverse[3]}});
  wire [7:0]   next_lap_rows_4 = (next_lap_column & {8{_inverse[3]}}) | (~next_lap_column & {8{_inverse[4]}});
  wire [7:0]   next_lap_rows_5 = (next_lap_column & {8{_inverse[4]}}) | (~next_lap_column & {8{_inverse[5]}});
  wire [7:0]   next_lap_rows_6 = (next_lap_column & {8{_inverse[5]}}) | (~next_lap_column & {8{_inverse[6]}});
  wire [7:0]   next_lap_rows_7 = (next_lap_column & {8{_inverse[6]}}) | (~next_lap_column & {8{_inverse[7]}});
  wire [7:0]   next_lap_rows_8 = (next_lap_column & {8{_inverse[7]}}) | (~next_lap_column & {8{_inverse[8]}});
  wire [7:0]   next_lap_rows_9 = (next_lap_column & {8{_inverse[8]}}) | (~next_lap_column & {8{_inverse[9]}});
  wire [7:0]   next_lap_rows_10 = (next_lap_column & {8{_inverse[9]}}) |
                                  (~next_lap_column & {8{_inverse[10]}});
  wire [7:0]   next_lap_rows_11 = (next_lap_column & {8{_inverse[10]}}) |
                                  (~next_lap_column & {8{_inverse[11]}});
  wire [7:0]   next_lap_rows_12 = (next_lap_column & {8{_inverse[11]}}) |
                                  (~next_lap_column & {8{_inverse[12]}});
  wire [7:0]   next_lap_rows_13 = (next_lap_column & {8{_inverse[12]}}) |
                                  (~next_lap_column & {8{_inverse[13]}});
  wire [7:0]   next_lap_rows_14 = (next_lap_column & {8{_inverse[13]}}) |
                                  (~next_lap_column & {8{_inverse[14]}});
  wire [7:0]   next_lap_rows_15 = (next_lap_column & {8{_inverse[14]}}) |
                                  (~next_lap_column & {8{_inverse[15]}});
  wire [3:0]   step_is_by = 4'd1 << by[4:3];
  wire [127:0] _and = marked_2 & {128{step_is_by[0]}};
  wire [127:0] _and_2 = {marked_2[7:0], marked_2[127:8]} & {128{step_is_by[1]}};
  wire [127:0] _and_3 = {marked_2[15:0], marked_2[127:16]} & {128{step_is_by[2]}};
  wire [127:0] _and_4 = {marked_2[23:0], marked_2[127:24]} & {128{step_is_by[3]}};
  wire [127:0] turned8 = _and | _and_2 | _and_3 | _and_4;
  wire [3:0]   step_is_by_2 = 4'd1 << by[6:5];
  wire [127:0] _and_5 = turned8 & {128{step_is_by_2[0]}};
  wire [127:0] _and_6 = {turned8[31:0], turned8[127:32]} & {128{step_is_by_2[1]}};
  wire [127:0] _and_7 = {turned8[63:0], turned8[127:64]} & {128{step_is_by_2[2]}};
  wire [127:0] _and_8 = {turned8[95:0], turned8[127:96]} & {128{step_is_by_2[3]}};
  wire [127:0] turned32 = _and_5 | _and_6 | _and_7 | _and_8;
  wire [3:0]   step_is_by_3 = 4'd1 << by_2_0_past[1:0];
  wire [127:0] _and_9 = coarse & {128{step_is_by_3[0]}};
  wire [127:0] _and_10 = {coarse[0], coarse[127:1]} & {128{step_is_by_3[1]}};
  wire [127:0] _and_11 = {coarse[1:0], coarse[127:2]} & {128{step_is_by_3[2]}};
  wire [127:0] _and_12 = {coarse[2:0], coarse[127:3]} & {128{step_is_by_3[3]}};
  wire [127:0] turned1 = _and_9 | _and_10 | _and_11 | _and_12;
  wire [127:0] turned4 = by_2_0_past[2] ? {turned1[3:0], turned1[127:4]} : turned1;

  assign marked = turned;

  always @(posedge clk) begin
    marked_2 <= ring ^ {next_lap_rows_15, next_lap_rows_14, next_lap_rows_13, next_lap_rows_12,
                        next_lap_rows_11, next_lap_rows_10, next_lap_rows_9, next_lap_rows_8, next_lap_rows_7,
                        next_lap_rows_6, next_lap_rows_5, next_lap_rows_4, next_lap_rows_3, next_lap_rows_2,
                        next_lap_rows_1, next_lap_rows_0} ^ {128{expected[7]}};
    by <= place;
    coarse <= turned32;
    by_2_0_past <= by[2:0];
    turned <= turned4;
  end
endmodule

`default_nettype wire
