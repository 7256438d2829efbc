`default_nettype none

// SackSpan_128_32: makes of the row of a flow what a SACK says.  Generated from SackSpan.java.
// timeline row: 5 cycles, 16 registers (788 bits), of these 12 (642 bits) only wait
module SackSpan_128_32 (
  input  wire         clk,
  input  wire [127:0] row_bitmap,  // cycle 0: bit i: the packet expected + i has arrived; as many as the window
  input  wire [23:0]  row_expected,  // cycle 0: ePSN: the first PSN that has not arrived, where the bitmap begins
  input  wire         complete,  // cycle 0: a SACK will be made of this row if it is due
  input  wire [4:0]   flow,  // cycle 0: row of a flow, with its window
  input  wire [7:0]   threshold,  // cycle 2: rel_sack_th
  input  wire         rotate,  // steady: rel_sack_rotate
  output reg          due,  // cycle 5: the newest packet is further ahead than the threshold: a SACK is due
  (* shreg_extract = "no" *)
  output reg  [23:0]  start,  // cycle 5
  output reg  [7:0]   length,  // cycle 5: 1 to 128
  output reg  [127:0] bitmap  // cycle 5: bit i: the packet start + i has arrived; 0 behind the length
);
  // ---- timeline row, cycle 1
  reg  [383:0] row_bitmap_c1_c3;
  reg  [95:0]  row_expected_c1_c4;
  // ---- timeline row, cycle 3
  reg  [8:0]   distance;
  reg          topmost_any_c3;
  // ---- timeline row, cycle 4
  reg  [7:0]   length_c4;
  (* shreg_extract = "no" *)
  reg  [127:0] row_bitmap_c4;
  reg          due_c4;
  wire         topmost_any;
  wire [6:0]   topmost_index;

  wire [8:0]   _threshold_difference = {2'd0, ~topmost_index} - {1'b0, threshold};
  wire         due_2 = topmost_any_c3 & ~distance[8];
  wire [127:0] _length_shifted = {128{1'b1}} << length_c4;
  wire [127:0] mask = ~_length_shifted;

  LowestOne_128 topmost (
    .clk(clk),
    .value({row_bitmap[0], row_bitmap[1], row_bitmap[2], row_bitmap[3], row_bitmap[4], row_bitmap[5],
            row_bitmap[6], row_bitmap[7], row_bitmap[8], row_bitmap[9], row_bitmap[10], row_bitmap[11],
            row_bitmap[12], row_bitmap[13], row_bitmap[14], row_bitmap[15], row_bitmap[16], row_bitmap[17],
            row_bitmap[18], row_bitmap[19], row_bitmap[20], row_bitmap[21], row_bitmap[22], row_bitmap[23],
            row_bitmap[24], row_bitmap[25], row_bitmap[26], row_bitmap[27], row_bitmap[28], row_bitmap[29],
            row_bitmap[30], row_bitmap[31], row_bitmap[32], row_bitmap[33], row_bitmap[34], row_bitmap[35],
            row_bitmap[36], row_bitmap[37], row_bitmap[38], row_bitmap[39], row_bitmap[40], row_bitmap[41],
            row_bitmap[42], row_bitmap[43], row_bitmap[44], row_bitmap[45], row_bitmap[46], row_bitmap[47],
            row_bitmap[48], row_bitmap[49], row_bitmap[50], row_bitmap[51], row_bitmap[52], row_bitmap[53],
            row_bitmap[54], row_bitmap[55], row_bitmap[56], row_bitmap[57], row_bitmap[58], row_bitmap[59],
            row_bitmap[60], row_bitmap[61], row_bitmap[62], row_bitmap[63], row_bitmap[64], row_bitmap[65],
            row_bitmap[66], row_bitmap[67], row_bitmap[68], row_bitmap[69], row_bitmap[70], row_bitmap[71],
            row_bitmap[72], row_bitmap[73], row_bitmap[74], row_bitmap[75], row_bitmap[76], row_bitmap[77],
            row_bitmap[78], row_bitmap[79], row_bitmap[80], row_bitmap[81], row_bitmap[82], row_bitmap[83],
            row_bitmap[84], row_bitmap[85], row_bitmap[86], row_bitmap[87], row_bitmap[88], row_bitmap[89],
            row_bitmap[90], row_bitmap[91], row_bitmap[92], row_bitmap[93], row_bitmap[94], row_bitmap[95],
            row_bitmap[96], row_bitmap[97], row_bitmap[98], row_bitmap[99], row_bitmap[100], row_bitmap[101],
            row_bitmap[102], row_bitmap[103], row_bitmap[104], row_bitmap[105], row_bitmap[106],
            row_bitmap[107], row_bitmap[108], row_bitmap[109], row_bitmap[110], row_bitmap[111],
            row_bitmap[112], row_bitmap[113], row_bitmap[114], row_bitmap[115], row_bitmap[116],
            row_bitmap[117], row_bitmap[118], row_bitmap[119], row_bitmap[120], row_bitmap[121],
            row_bitmap[122], row_bitmap[123], row_bitmap[124], row_bitmap[125], row_bitmap[126],
            row_bitmap[127]}),
    .any(topmost_any),
    .index(topmost_index)
  );

  always @(posedge clk) begin
    // ---- timeline row, cycle 1
    row_bitmap_c1_c3 <= {row_bitmap_c1_c3[255:0], row_bitmap};
    row_expected_c1_c4 <= {row_expected_c1_c4[71:0], row_expected};
    // ---- timeline row, cycle 3
    distance <= _threshold_difference;
    topmost_any_c3 <= topmost_any;
    // ---- timeline row, cycle 4
    row_bitmap_c4 <= row_bitmap_c1_c3[383:256];
    due_c4 <= due_2;
    length_c4 <= {1'b0, distance[6:0]} + 8'd1;
    // ---- timeline row, cycle 5
    start <= row_expected_c1_c4[95:72];
    due <= due_c4;
    length <= length_c4;
    bitmap <= row_bitmap_c4 & mask;
  end

  wire        _unused = &{1'b0, complete, flow, rotate, distance[7]};
endmodule

`default_nettype wire
