`default_nettype none

// PhaseDecoder_256: turns a ring into a bitmap that begins at the expected PSN.  Generated from
// PhaseDecoder.java.
module PhaseDecoder_256 (
  input  wire         clk,
  input  wire [255:0] ring,  // entry i is for the PSN of the window that is i modulo the window
  input  wire [8:0]   expected,  // the expected PSN, as many low bits as the index and one more
  input  wire         chunk,  // which 128 entries; means nothing if the window has no more
  output wire [127:0] marked  // bit i: the entry for the expected PSN + 128 * chunk + i is marked
);
  reg  [127:0] chosen_1;
  reg  [127:0] chosen;
  reg  [6:0]   by_1;
  reg  [6:0]   by;
  reg  [127:0] coarse;
  reg  [2:0]   by_2_0_past;
  reg  [127:0] turned;

  wire [6:0]   place = expected[6:0];
  wire [15:0]  _inverse = ~({16{1'b1}} << place[6:3]);
  wire [7:0]   low_column = ~({8{1'b1}} << place[2:0]);
  wire [7:0]   low_rows_0 = (low_column & {8{1'b1}}) | (~low_column & {8{_inverse[0]}});
  wire [7:0]   low_rows_1 = (low_column & {8{_inverse[0]}}) | (~low_column & {8{_inverse[1]}});
  wire [7:0]   low_rows_2 = (low_column & {8{_inverse[1]}}) | (~low_column & {8{_inverse[2]}});
  wire [7:0]   low_rows_3 = (low_column & {8{_inverse[2]}}) | (~low_column & {8{_inverse[3]}});
  wire [7:0]   low_rows_4 = (low_column & {8{_inverse[3]}}) | (~low_column & {8{_inverse[4]}});
  wire [7:0]   low_rows_5 = (low_column & {8{_inverse[4]}}) | (~low_column & {8{_inverse[5]}});
  wire [7:0]   low_rows_6 = (low_column & {8{_inverse[5]}}) | (~low_column & {8{_inverse[6]}});
  wire [7:0]   low_rows_7 = (low_column & {8{_inverse[6]}}) | (~low_column & {8{_inverse[7]}});
  wire [7:0]   low_rows_8 = (low_column & {8{_inverse[7]}}) | (~low_column & {8{_inverse[8]}});
  wire [7:0]   low_rows_9 = (low_column & {8{_inverse[8]}}) | (~low_column & {8{_inverse[9]}});
  wire [7:0]   low_rows_10 = (low_column & {8{_inverse[9]}}) | (~low_column & {8{_inverse[10]}});
  wire [7:0]   low_rows_11 = (low_column & {8{_inverse[10]}}) | (~low_column & {8{_inverse[11]}});
  wire [7:0]   low_rows_12 = (low_column & {8{_inverse[11]}}) | (~low_column & {8{_inverse[12]}});
  wire [7:0]   low_rows_13 = (low_column & {8{_inverse[12]}}) | (~low_column & {8{_inverse[13]}});
  wire [7:0]   low_rows_14 = (low_column & {8{_inverse[13]}}) | (~low_column & {8{_inverse[14]}});
  wire [7:0]   low_rows_15 = (low_column & {8{_inverse[14]}}) | (~low_column & {8{_inverse[15]}});
  wire [127:0] low = {low_rows_15, low_rows_14, low_rows_13, low_rows_12, low_rows_11, low_rows_10,
                      low_rows_9, low_rows_8, low_rows_7, low_rows_6, low_rows_5, low_rows_4, low_rows_3,
                      low_rows_2, low_rows_1, low_rows_0};
  wire         lap = expected[8];
  wire         starts_high = expected[7];
  wire         begins_high = starts_high ^ chunk;
  wire         _xor = lap ^ (starts_high & chunk);
  wire [127:0] here = (begins_high ? ring[255:128] : ring[127:0]) ^ {128{_xor}};
  wire         _xor_2 = lap ^ (starts_high | chunk);
  wire [127:0] there = (~begins_high ? ring[255:128] : ring[127:0]) ^ {128{_xor_2}};
  wire [3:0]   step_is_by = 4'd1 << by[4:3];
  wire [127:0] _and = chosen & {128{step_is_by[0]}};
  wire [127:0] _and_2 = {chosen[7:0], chosen[127:8]} & {128{step_is_by[1]}};
  wire [127:0] _and_3 = {chosen[15:0], chosen[127:16]} & {128{step_is_by[2]}};
  wire [127:0] _and_4 = {chosen[23:0], chosen[127:24]} & {128{step_is_by[3]}};
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
    chosen_1 <= (~low & here) | (low & there);
    chosen <= chosen_1;
    by_1 <= place;
    by <= by_1;
    coarse <= turned32;
    by_2_0_past <= by[2:0];
    turned <= turned4;
  end
endmodule

`default_nettype wire
