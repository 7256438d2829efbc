`default_nettype none

// SackSpan_256_1024: makes of the rows of a queue pair what a SACK says.  Generated from SackSpan.java.
module SackSpan_256_1024 (
  input  wire         clk,
  input  wire         rst,
  input  wire [127:0] row_bitmap,  // bit i: the packet expected + 128 chunk + i has arrived
  input  wire [23:0]  row_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0]  row_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0]  row_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0]  row_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  input  wire         complete,  // this is the row of chunk 0, and a SACK will be made if it is due
  input  wire [9:0]   qp,  // with the row of chunk 0
  input  wire [7:0]   threshold,  // rel_sack_th, two cycles after the row of chunk 0
  input  wire         rotate,  // rel_sack_rotate
  output wire         due,  // the newest packet is further ahead than the threshold: a SACK is due
  output wire [23:0]  start,
  output wire [7:0]   length,  // 1 to 128
  output wire [127:0] bitmap  // bit i: the packet start + i has arrived; 0 behind the length
);
  reg  [23:0]  row_start_1;
  reg  [23:0]  row_start_2;
  reg  [23:0]  row_start;
  reg  [127:0] row_bits_1;
  reg  [127:0] row_bits_2;
  reg  [127:0] row_bits;
  reg  [23:0]  start0;
  reg  [23:0]  row_start_past;
  reg  [23:0]  start1;
  reg          any1;
  reg  [23:0]  row_top_past;
  reg  [23:0]  newest;
  reg          exists;
  reg  [7:0]   threshold_past;
  reg  [7:0]   threshold_past2;
  reg  [23:0]  end_reg;
  reg  [23:0]  start_3;
  reg  [23:0]  start_past;
  reg  [127:0] row_bits_past;
  reg  [127:0] row_bits_past2;
  reg  [127:0] row_bits_past3;
  reg  [23:0]  past;
  reg  [23:0]  start_4;
  reg  [23:0]  start_past_2;
  reg  [127:0] row_bits_past_2;
  reg  [127:0] row_bits_past2_2;
  reg  [127:0] row_bits_past3_2;
  reg  [127:0] row_bits_past4;
  reg  [23:0]  past_2;
  reg          exists_past;
  reg          exists_past2;
  reg          complete_stage;
  reg          complete_stage_2;
  reg          complete_stage_3;
  reg          complete_stage_4;
  reg          complete_stage_5;
  reg          complete_stage_6;
  reg  [9:0]   qp_1;
  reg  [9:0]   qp_2;
  reg  [9:0]   qp_3;
  reg  [9:0]   qp_4;
  reg  [9:0]   qp_5;
  reg  [9:0]   qp_6;
  reg  [23:0]  distance;
  reg  [7:0]   length_2;
  reg          due_past;
  reg          due_past2;
  reg          due_past3;
  reg  [23:0]  past_3;
  reg  [23:0]  past2;
  reg  [23:0]  past3;
  reg  [7:0]   length_past;
  reg  [127:0] past_4;
  reg  [127:0] past2_2;
  reg  [127:0] past_5;
  (* ram_style = "distributed" *)
  reg          next_mem [0:1023];
  wire         topmost_any;
  wire [6:0]   topmost_index;

  wire [23:0]  row_top = {17'd0, ~topmost_index};
  wire [23:0]  base = row_start + row_top;
  wire [23:0]  start_2 = row_start_past + 24'd128;
  wire [23:0]  base_2 = any1 ? (start_2 + row_top_past) : base;
  wire         any = topmost_any | any1;
  wire         due_2 = exists_past2 & ~past[23];
  wire         next_mem_data = next_mem[qp_6];
  wire         turn = next_mem_data & ~past_2[23] & rotate;
  wire         is_full = |distance[23:7];
  wire [127:0] _shifted = {128{1'b1}} << length_2;
  wire [127:0] mask = ~_shifted;

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

  assign due = due_past3;
  assign start = past3;
  assign length = length_past;
  assign bitmap = past_5;

  initial begin : next_mem_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
      next_mem[_i] = 1'b0;
    end
  end

  always @(posedge clk) begin
    if (!rst && (complete_stage_6 & due_2)) begin
      next_mem[qp_6] <= ~turn & ~past_2[23];
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      complete_stage <= 1'b0;
      complete_stage_2 <= 1'b0;
      complete_stage_3 <= 1'b0;
      complete_stage_4 <= 1'b0;
      complete_stage_5 <= 1'b0;
      complete_stage_6 <= 1'b0;
    end else begin
      complete_stage <= complete;
      complete_stage_2 <= complete_stage;
      complete_stage_3 <= complete_stage_2;
      complete_stage_4 <= complete_stage_3;
      complete_stage_5 <= complete_stage_4;
      complete_stage_6 <= complete_stage_5;
    end
  end

  always @(posedge clk) begin
    row_start_1 <= row_progress_expected;
    row_start_2 <= row_start_1;
    row_start <= row_start_2;
    row_bits_1 <= row_bitmap;
    row_bits_2 <= row_bits_1;
    row_bits <= row_bits_2;
    start0 <= row_start;
    row_start_past <= row_start;
    start1 <= start_2;
    any1 <= topmost_any;
    row_top_past <= row_top;
    newest <= base_2;
    exists <= any;
    threshold_past <= threshold;
    threshold_past2 <= threshold_past;
    end_reg <= newest - {16'd0, threshold_past2};
    start_3 <= start0;
    start_past <= start_3;
    row_bits_past <= row_bits;
    row_bits_past2 <= row_bits_past;
    row_bits_past3 <= row_bits_past2;
    past <= end_reg - start_3;
    start_4 <= start1;
    start_past_2 <= start_4;
    row_bits_past_2 <= row_bits;
    row_bits_past2_2 <= row_bits_past_2;
    row_bits_past3_2 <= row_bits_past2_2;
    row_bits_past4 <= row_bits_past3_2;
    past_2 <= end_reg - start_4;
    exists_past <= exists;
    exists_past2 <= exists_past;
    qp_1 <= qp;
    qp_2 <= qp_1;
    qp_3 <= qp_2;
    qp_4 <= qp_3;
    qp_5 <= qp_4;
    qp_6 <= qp_5;
    distance <= turn ? past_2 : past;
    length_2 <= is_full ? 8'd128 : ((distance[7:0] & 8'd127) + 8'd1);
    due_past <= due_2;
    due_past2 <= due_past;
    due_past3 <= due_past2;
    past_3 <= turn ? start_past_2 : start_past;
    past2 <= past_3;
    past3 <= past2;
    length_past <= length_2;
    past_4 <= turn ? row_bits_past4 : row_bits_past3;
    past2_2 <= past_4;
    past_5 <= past2_2 & mask;
  end

  wire        _unused = &{1'b0, row_progress_messages, row_progress_message_start,
                          row_progress_receives_done};
endmodule

`default_nettype wire
