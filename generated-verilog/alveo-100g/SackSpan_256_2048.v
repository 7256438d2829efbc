`default_nettype none

// SackSpan_256_2048: makes of the row of a flow what a SACK says.  Generated from SackSpan.java.
// timeline row: 5 cycles, 22 registers (1208 bits), of these 16 (910 bits) only wait
module SackSpan_256_2048 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] row_bitmap,  // cycle 0: bit i: the packet expected + i has arrived; as many as the window
  input  wire [23:0]  row_expected,  // cycle 0: ePSN: the first PSN that has not arrived, where the bitmap begins
  input  wire         complete,  // cycle 0: a SACK will be made of this row if it is due
  input  wire [10:0]  flow,  // cycle 0: row of a flow, with its window
  input  wire [7:0]   threshold,  // cycle 2: rel_sack_th
  input  wire         rotate,  // steady: rel_sack_rotate
  output reg          due,  // cycle 5: the newest packet is further ahead than the threshold: a SACK is due
  output reg  [23:0]  start,  // cycle 5
  output reg  [7:0]   length,  // cycle 5: 1 to 128
  output reg  [127:0] bitmap  // cycle 5: bit i: the packet start + i has arrived; 0 behind the length
);
  // ---- timeline row, cycle 1
  reg  [1:0]   complete_c1_c2;
  reg  [21:0]  flow_c1_c2;
  reg  [511:0] row_bitmap_c1_c2;
  reg  [47:0]  row_expected_c1_c2;
  // ---- timeline row, cycle 3
  reg  [8:0]   distance;
  reg          topmost_any_c3;
  reg          complete_c3;
  (* shreg_extract = "no" *)
  reg  [23:0]  row_expected_c3;
  (* shreg_extract = "no" *)
  reg  [255:0] row_bitmap_c3;
  (* shreg_extract = "no" *)
  reg  [10:0]  flow_c3;
  // ---- timeline row, cycle 4
  reg  [7:0]   length_c4;
  reg  [127:0] chosen;
  reg          due_c4;
  reg  [23:0]  start_c4;
  (* ram_style = "distributed" *)
  reg          second_next [0:2047];
  wire         topmost_any;
  wire [7:0]   topmost_index;

  wire [8:0]   _threshold_difference = {1'b0, ~topmost_index} - {1'b0, threshold};
  wire         due_2 = topmost_any_c3 & ~distance[8];
  wire         is_long = distance[7];
  wire         second_next_data = second_next[flow_c3];
  wire         second = second_next_data & is_long & rotate;
  wire [127:0] _length_shifted = {128{1'b1}} << length_c4;
  wire [127:0] mask = ~_length_shifted;

  LowestOne_256 topmost (
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
            row_bitmap[127], row_bitmap[128], row_bitmap[129], row_bitmap[130], row_bitmap[131],
            row_bitmap[132], row_bitmap[133], row_bitmap[134], row_bitmap[135], row_bitmap[136],
            row_bitmap[137], row_bitmap[138], row_bitmap[139], row_bitmap[140], row_bitmap[141],
            row_bitmap[142], row_bitmap[143], row_bitmap[144], row_bitmap[145], row_bitmap[146],
            row_bitmap[147], row_bitmap[148], row_bitmap[149], row_bitmap[150], row_bitmap[151],
            row_bitmap[152], row_bitmap[153], row_bitmap[154], row_bitmap[155], row_bitmap[156],
            row_bitmap[157], row_bitmap[158], row_bitmap[159], row_bitmap[160], row_bitmap[161],
            row_bitmap[162], row_bitmap[163], row_bitmap[164], row_bitmap[165], row_bitmap[166],
            row_bitmap[167], row_bitmap[168], row_bitmap[169], row_bitmap[170], row_bitmap[171],
            row_bitmap[172], row_bitmap[173], row_bitmap[174], row_bitmap[175], row_bitmap[176],
            row_bitmap[177], row_bitmap[178], row_bitmap[179], row_bitmap[180], row_bitmap[181],
            row_bitmap[182], row_bitmap[183], row_bitmap[184], row_bitmap[185], row_bitmap[186],
            row_bitmap[187], row_bitmap[188], row_bitmap[189], row_bitmap[190], row_bitmap[191],
            row_bitmap[192], row_bitmap[193], row_bitmap[194], row_bitmap[195], row_bitmap[196],
            row_bitmap[197], row_bitmap[198], row_bitmap[199], row_bitmap[200], row_bitmap[201],
            row_bitmap[202], row_bitmap[203], row_bitmap[204], row_bitmap[205], row_bitmap[206],
            row_bitmap[207], row_bitmap[208], row_bitmap[209], row_bitmap[210], row_bitmap[211],
            row_bitmap[212], row_bitmap[213], row_bitmap[214], row_bitmap[215], row_bitmap[216],
            row_bitmap[217], row_bitmap[218], row_bitmap[219], row_bitmap[220], row_bitmap[221],
            row_bitmap[222], row_bitmap[223], row_bitmap[224], row_bitmap[225], row_bitmap[226],
            row_bitmap[227], row_bitmap[228], row_bitmap[229], row_bitmap[230], row_bitmap[231],
            row_bitmap[232], row_bitmap[233], row_bitmap[234], row_bitmap[235], row_bitmap[236],
            row_bitmap[237], row_bitmap[238], row_bitmap[239], row_bitmap[240], row_bitmap[241],
            row_bitmap[242], row_bitmap[243], row_bitmap[244], row_bitmap[245], row_bitmap[246],
            row_bitmap[247], row_bitmap[248], row_bitmap[249], row_bitmap[250], row_bitmap[251],
            row_bitmap[252], row_bitmap[253], row_bitmap[254], row_bitmap[255]}),
    .any(topmost_any),
    .index(topmost_index)
  );

  initial begin : second_next_zero
    integer _i;
    for (_i = 0; _i < 2048; _i = _i + 1) begin
      second_next[_i] = 1'b0;
    end
  end

  always @(posedge clk) begin
    if (!rst && (due_2 & complete_c3)) begin
      second_next[flow_c3] <= ~second & is_long;
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      complete_c1_c2 <= 2'd0;
      complete_c3 <= 1'b0;
    end else begin
      // ---- timeline row, cycle 1
      complete_c1_c2 <= {complete_c1_c2[0], complete};
      // ---- timeline row, cycle 3
      complete_c3 <= complete_c1_c2[1];
    end
  end

  always @(posedge clk) begin
    // ---- timeline row, cycle 1
    flow_c1_c2 <= {flow_c1_c2[10:0], flow};
    row_bitmap_c1_c2 <= {row_bitmap_c1_c2[255:0], row_bitmap};
    row_expected_c1_c2 <= {row_expected_c1_c2[23:0], row_expected};
    // ---- timeline row, cycle 3
    flow_c3 <= flow_c1_c2[21:11];
    row_bitmap_c3 <= row_bitmap_c1_c2[511:256];
    row_expected_c3 <= row_expected_c1_c2[47:24];
    distance <= _threshold_difference;
    topmost_any_c3 <= topmost_any;
    // ---- timeline row, cycle 4
    chosen <= second ? row_bitmap_c3[255:128] : row_bitmap_c3[127:0];
    due_c4 <= due_2;
    length_c4 <= (is_long & ~second) ? 8'd128 : ({1'b0, distance[6:0]} + 8'd1);
    start_c4 <= second ? (row_expected_c3 + 24'd128) : row_expected_c3;
    // ---- timeline row, cycle 5
    due <= due_c4;
    length <= length_c4;
    start <= start_c4;
    bitmap <= chosen & mask;
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    a_sack_speaks_of_1_to_128_packets: assert (~due | ((length != 8'd0) & (length <= 8'd128)));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~due | ((length != 8'd0) & (length <= 8'd128)))) begin
    $display("SackSpan.java: HDL801: claim 'a SACK speaks of 1 to 128 packets' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
