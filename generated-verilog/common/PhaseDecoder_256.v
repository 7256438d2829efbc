`default_nettype none

// PhaseDecoder_256: turns a ring into a bitmap that begins at the expected PSN.  Generated from
// PhaseDecoder.java.
// timeline ring: 3 cycles, 6 registers (780 bits), of these 1 (4 bits) only wait
module PhaseDecoder_256 (
  input  wire         clk,
  input  wire [255:0] ring,  // cycle 0: entry i is for the PSN of the window that is i modulo the window
  input  wire [8:0]   expected,  // cycle 0: the expected PSN, as many low bits as the index and one more
  output reg  [255:0] marked  // cycle 3: bit i: the entry for the expected PSN + i is marked
);
  // ---- timeline ring, cycle 1
  reg  [3:0]   place_7_4_c1;
  reg  [255:0] marked_c1;
  reg  [3:0]   place_3_0_c1;
  // ---- timeline ring, cycle 2
  reg  [3:0]   place_3_0_c2;
  reg  [255:0] coarse;

  wire [7:0]   place = expected[7:0];
  wire [15:0]  _place_7_4_inverse = ~(16'hffff << place[7:4]);
  wire [15:0]  next_lap_column = ~(16'hffff << place[3:0]);
  wire [15:0]  next_lap_rows_0 = next_lap_column | (~next_lap_column & {16{_place_7_4_inverse[0]}});
  wire [15:0]  next_lap_rows_1 = (next_lap_column & {16{_place_7_4_inverse[0]}}) |
                                 (~next_lap_column & {16{_place_7_4_inverse[1]}});
  wire [15:0]  next_lap_rows_2 = (next_lap_column & {16{_place_7_4_inverse[1]}}) |
                                 (~next_lap_column & {16{_place_7_4_inverse[2]}});
  wire [15:0]  next_lap_rows_3 = (next_lap_column & {16{_place_7_4_inverse[2]}}) |
                                 (~next_lap_column & {16{_place_7_4_inverse[3]}});
  wire [15:0]  next_lap_rows_4 = (next_lap_column & {16{_place_7_4_inverse[3]}}) |
                                 (~next_lap_column & {16{_place_7_4_inverse[4]}});
  wire [15:0]  next_lap_rows_5 = (next_lap_column & {16{_place_7_4_inverse[4]}}) |
                                 (~next_lap_column & {16{_place_7_4_inverse[5]}});
  wire [15:0]  next_lap_rows_6 = (next_lap_column & {16{_place_7_4_inverse[5]}}) |
                                 (~next_lap_column & {16{_place_7_4_inverse[6]}});
  wire [15:0]  next_lap_rows_7 = (next_lap_column & {16{_place_7_4_inverse[6]}}) |
                                 (~next_lap_column & {16{_place_7_4_inverse[7]}});
  wire [15:0]  next_lap_rows_8 = (next_lap_column & {16{_place_7_4_inverse[7]}}) |
                                 (~next_lap_column & {16{_place_7_4_inverse[8]}});
  wire [15:0]  next_lap_rows_9 = (next_lap_column & {16{_place_7_4_inverse[8]}}) |
                                 (~next_lap_column & {16{_place_7_4_inverse[9]}});
  wire [15:0]  next_lap_rows_10 = (next_lap_column & {16{_place_7_4_inverse[9]}}) |
                                  (~next_lap_column & {16{_place_7_4_inverse[10]}});
  wire [15:0]  next_lap_rows_11 = (next_lap_column & {16{_place_7_4_inverse[10]}}) |
                                  (~next_lap_column & {16{_place_7_4_inverse[11]}});
  wire [15:0]  next_lap_rows_12 = (next_lap_column & {16{_place_7_4_inverse[11]}}) |
                                  (~next_lap_column & {16{_place_7_4_inverse[12]}});
  wire [15:0]  next_lap_rows_13 = (next_lap_column & {16{_place_7_4_inverse[12]}}) |
                                  (~next_lap_column & {16{_place_7_4_inverse[13]}});
  wire [15:0]  next_lap_rows_14 = (next_lap_column & {16{_place_7_4_inverse[13]}}) |
                                  (~next_lap_column & {16{_place_7_4_inverse[14]}});
  wire [15:0]  next_lap_rows_15 = (next_lap_column & {16{_place_7_4_inverse[14]}}) |
                                  (~next_lap_column & {16{_place_7_4_inverse[15]}});
  wire [3:0]   step_is_by = 4'd1 << place_7_4_c1[1:0];
  wire [255:0] _marked_and = marked_c1 & {256{step_is_by[0]}};
  wire [255:0] _marked_and_2 = {marked_c1[15:0], marked_c1[255:16]} & {256{step_is_by[1]}};
  wire [255:0] _marked_and_3 = {marked_c1[31:0], marked_c1[255:32]} & {256{step_is_by[2]}};
  wire [255:0] _marked_and_4 = {marked_c1[47:0], marked_c1[255:48]} & {256{step_is_by[3]}};
  wire [255:0] rotated16 = _marked_and | _marked_and_2 | _marked_and_3 | _marked_and_4;
  wire [3:0]   step_is_by_2 = 4'd1 << place_7_4_c1[3:2];
  wire [255:0] _rotated16_and = rotated16 & {256{step_is_by_2[0]}};
  wire [255:0] _rotated16_and_2 = {rotated16[63:0], rotated16[255:64]} & {256{step_is_by_2[1]}};
  wire [255:0] _rotated16_and_3 = {rotated16[127:0], rotated16[255:128]} & {256{step_is_by_2[2]}};
  wire [255:0] _rotated16_and_4 = {rotated16[191:0], rotated16[255:192]} & {256{step_is_by_2[3]}};
  wire [255:0] rotated64 = _rotated16_and | _rotated16_and_2 | _rotated16_and_3 | _rotated16_and_4;
  wire [3:0]   step_is_by_3 = 4'd1 << place_3_0_c2[1:0];
  wire [255:0] _coarse_and = coarse & {256{step_is_by_3[0]}};
  wire [255:0] _coarse_and_2 = {coarse[0], coarse[255:1]} & {256{step_is_by_3[1]}};
  wire [255:0] _coarse_and_3 = {coarse[1:0], coarse[255:2]} & {256{step_is_by_3[2]}};
  wire [255:0] _coarse_and_4 = {coarse[2:0], coarse[255:3]} & {256{step_is_by_3[3]}};
  wire [255:0] rotated1 = _coarse_and | _coarse_and_2 | _coarse_and_3 | _coarse_and_4;
  wire [3:0]   step_is_by_4 = 4'd1 << place_3_0_c2[3:2];
  wire [255:0] _rotated1_and = rotated1 & {256{step_is_by_4[0]}};
  wire [255:0] _rotated1_and_2 = {rotated1[3:0], rotated1[255:4]} & {256{step_is_by_4[1]}};
  wire [255:0] _rotated1_and_3 = {rotated1[7:0], rotated1[255:8]} & {256{step_is_by_4[2]}};
  wire [255:0] _rotated1_and_4 = {rotated1[11:0], rotated1[255:12]} & {256{step_is_by_4[3]}};
  wire [255:0] rotated4 = _rotated1_and | _rotated1_and_2 | _rotated1_and_3 | _rotated1_and_4;

  always @(posedge clk) begin
    // ---- timeline ring, cycle 1
    marked_c1 <= ring ^ {next_lap_rows_15, next_lap_rows_14, next_lap_rows_13, next_lap_rows_12,
                         next_lap_rows_11, next_lap_rows_10, next_lap_rows_9, next_lap_rows_8,
                         next_lap_rows_7, next_lap_rows_6, next_lap_rows_5, next_lap_rows_4, next_lap_rows_3,
                         next_lap_rows_2, next_lap_rows_1, next_lap_rows_0} ^ {256{expected[8]}};
    place_3_0_c1 <= place[3:0];
    place_7_4_c1 <= place[7:4];
    // ---- timeline ring, cycle 2
    place_3_0_c2 <= place_3_0_c1;
    coarse <= rotated64;
    // ---- timeline ring, cycle 3
    marked <= rotated4;
  end
endmodule

`default_nettype wire
