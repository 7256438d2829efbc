`default_nettype none

// PhaseDecoder_128: turns a ring into a bitmap that begins at the expected PSN.  Generated from
// PhaseDecoder.java.
// timeline ring: 3 cycles, 6 registers (394 bits), of these 1 (3 bits) only wait
module PhaseDecoder_128 (
  input  wire         clk,
  input  wire [127:0] ring,  // cycle 0: entry i is for the PSN of the window that is i modulo the window
  input  wire [7:0]   expected,  // cycle 0: the expected PSN, as many low bits as the index and one more
  output reg  [127:0] marked  // cycle 3: bit i: the entry for the expected PSN + i is marked
);
  // ---- timeline ring, cycle 1
  reg  [3:0]   place_6_3_c1;
  reg  [127:0] marked_c1;
  reg  [2:0]   place_2_0_c1;
  // ---- timeline ring, cycle 2
  reg  [2:0]   place_2_0_c2;
  reg  [127:0] coarse;

  wire [6:0]   place = expected[6:0];
  wire [15:0]  _place_6_3_inverse = ~(16'hffff << place[6:3]);
  wire [7:0]   next_lap_column = ~(8'hff << place[2:0]);
  wire [7:0]   next_lap_rows_0 = next_lap_column | (~next_lap_column & {8{_place_6_3_inverse[0]}});
  wire [7:0]   next_lap_rows_1 = (next_lap_column & {8{_place_6_3_inverse[0]}}) |
                                 (~next_lap_column & {8{_place_6_3_inverse[1]}});
  wire [7:0]   next_lap_rows_2 = (next_lap_column & {8{_place_6_3_inverse[1]}}) |
                                 (~next_lap_column & {8{_place_6_3_inverse[2]}});
  wire [7:0]   next_lap_rows_3 = (next_lap_column & {8{_place_6_3_inverse[2]}}) |
                                 (~next_lap_column & {8{_place_6_3_inverse[3]}});
  wire [7:0]   next_lap_rows_4 = (next_lap_column & {8{_place_6_3_inverse[3]}}) |
                                 (~next_lap_column & {8{_place_6_3_inverse[4]}});
  wire [7:0]   next_lap_rows_5 = (next_lap_column & {8{_place_6_3_inverse[4]}}) |
                                 (~next_lap_column & {8{_place_6_3_inverse[5]}});
  wire [7:0]   next_lap_rows_6 = (next_lap_column & {8{_place_6_3_inverse[5]}}) |
                                 (~next_lap_column & {8{_place_6_3_inverse[6]}});
  wire [7:0]   next_lap_rows_7 = (next_lap_column & {8{_place_6_3_inverse[6]}}) |
                                 (~next_lap_column & {8{_place_6_3_inverse[7]}});
  wire [7:0]   next_lap_rows_8 = (next_lap_column & {8{_place_6_3_inverse[7]}}) |
                                 (~next_lap_column & {8{_place_6_3_inverse[8]}});
  wire [7:0]   next_lap_rows_9 = (next_lap_column & {8{_place_6_3_inverse[8]}}) |
                                 (~next_lap_column & {8{_place_6_3_inverse[9]}});
  wire [7:0]   next_lap_rows_10 = (next_lap_column & {8{_place_6_3_inverse[9]}}) |
                                  (~next_lap_column & {8{_place_6_3_inverse[10]}});
  wire [7:0]   next_lap_rows_11 = (next_lap_column & {8{_place_6_3_inverse[10]}}) |
                                  (~next_lap_column & {8{_place_6_3_inverse[11]}});
  wire [7:0]   next_lap_rows_12 = (next_lap_column & {8{_place_6_3_inverse[11]}}) |
                                  (~next_lap_column & {8{_place_6_3_inverse[12]}});
  wire [7:0]   next_lap_rows_13 = (next_lap_column & {8{_place_6_3_inverse[12]}}) |
                                  (~next_lap_column & {8{_place_6_3_inverse[13]}});
  wire [7:0]   next_lap_rows_14 = (next_lap_column & {8{_place_6_3_inverse[13]}}) |
                                  (~next_lap_column & {8{_place_6_3_inverse[14]}});
  wire [7:0]   next_lap_rows_15 = (next_lap_column & {8{_place_6_3_inverse[14]}}) |
                                  (~next_lap_column & {8{_place_6_3_inverse[15]}});
  wire [3:0]   step_is_by = 4'd1 << place_6_3_c1[1:0];
  wire [127:0] _marked_and = marked_c1 & {128{step_is_by[0]}};
  wire [127:0] _marked_and_2 = {marked_c1[7:0], marked_c1[127:8]} & {128{step_is_by[1]}};
  wire [127:0] _marked_and_3 = {marked_c1[15:0], marked_c1[127:16]} & {128{step_is_by[2]}};
  wire [127:0] _marked_and_4 = {marked_c1[23:0], marked_c1[127:24]} & {128{step_is_by[3]}};
  wire [127:0] rotated8 = _marked_and | _marked_and_2 | _marked_and_3 | _marked_and_4;
  wire [3:0]   step_is_by_2 = 4'd1 << place_6_3_c1[3:2];
  wire [127:0] _rotated8_and = rotated8 & {128{step_is_by_2[0]}};
  wire [127:0] _rotated8_and_2 = {rotated8[31:0], rotated8[127:32]} & {128{step_is_by_2[1]}};
  wire [127:0] _rotated8_and_3 = {rotated8[63:0], rotated8[127:64]} & {128{step_is_by_2[2]}};
  wire [127:0] _rotated8_and_4 = {rotated8[95:0], rotated8[127:96]} & {128{step_is_by_2[3]}};
  wire [127:0] rotated32 = _rotated8_and | _rotated8_and_2 | _rotated8_and_3 | _rotated8_and_4;
  wire [3:0]   step_is_by_3 = 4'd1 << place_2_0_c2[1:0];
  wire [127:0] _coarse_and = coarse & {128{step_is_by_3[0]}};
  wire [127:0] _coarse_and_2 = {coarse[0], coarse[127:1]} & {128{step_is_by_3[1]}};
  wire [127:0] _coarse_and_3 = {coarse[1:0], coarse[127:2]} & {128{step_is_by_3[2]}};
  wire [127:0] _coarse_and_4 = {coarse[2:0], coarse[127:3]} & {128{step_is_by_3[3]}};
  wire [127:0] rotated1 = _coarse_and | _coarse_and_2 | _coarse_and_3 | _coarse_and_4;
  wire [127:0] rotated4 = place_2_0_c2[2] ? {rotated1[3:0], rotated1[127:4]} : rotated1;

  always @(posedge clk) begin
    // ---- timeline ring, cycle 1
    marked_c1 <= ring ^ {next_lap_rows_15, next_lap_rows_14, next_lap_rows_13, next_lap_rows_12,
                         next_lap_rows_11, next_lap_rows_10, next_lap_rows_9, next_lap_rows_8,
                         next_lap_rows_7, next_lap_rows_6, next_lap_rows_5, next_lap_rows_4, next_lap_rows_3,
                         next_lap_rows_2, next_lap_rows_1, next_lap_rows_0} ^ {128{expected[7]}};
    place_2_0_c1 <= place[2:0];
    place_6_3_c1 <= place[6:3];
    // ---- timeline ring, cycle 2
    place_2_0_c2 <= place_2_0_c1;
    coarse <= rotated32;
    // ---- timeline ring, cycle 3
    marked <= rotated4;
  end
endmodule

`default_nettype wire
