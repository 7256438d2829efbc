  // Bytes of the payload are numbered as they stand in the frame, modulo 8 beats; they are to stand on the bus in the lanes of
  // their addresses, each once and marked, and nothing else is marked. An order, any, is followed: a place in its beat of the
  // frame (from) and of memory (to), that beat's place in its page (line), and a length. The shifter turns its bytes as is
  // proved of it; queues give each order its own rotation and its own enable, for what is put in leaves them in order.
  (* anyconst *) reg [4:0] lane;                          // any
  (* anyseq *) wire [4:0] any_from, any_to;
  (* anyseq *) wire [6:0] any_line;
  (* anyseq *) wire [12:0] any_length;
  reg [4:0] from_shown, to_shown;
  reg [6:0] line_shown;
  reg [12:0] length_shown;
  reg [7:0] gone = 0;                                     // beats of the packet that have left the shifter
  wire [4:0] turn = to_shown - from_shown;
  wire skips = to_shown < from_shown;
  wire [13:0] turned = {9'd0, from_shown} + {1'b0, length_shown} - 14'd1 + {9'd0, turn};  // of the last byte, behind the shifter
  wire [13:0] ends = {9'd0, to_shown} + {1'b0, length_shown} - 14'd1;                     // and in memory
  always @(posedge clk) begin
    if (rst || (fires && shifter_out_payload_last)) begin
      from_shown <= any_from;
      to_shown <= any_to;
      line_shown <= any_line;
      length_shown <= any_length;
    end
    gone <= rst || (fires && shifter_out_payload_last) ? 0 : gone + fires;
  end
  always @* begin
    assume(any_length >= 1 && any_length <= 4096);
    if (shifter_out_valid) begin
      assume(shifter_out_payload_last == ({1'b0, gone} == turned[13:5]));
      assume(shifter_out_payload_keep[lane] == ({1'b0, gone, 5'd0} + lane <= turned));
      assume(!shifter_out_payload_keep[lane] || (gone == 0 && lane < turn)
        || shifter_out_payload_data[8*lane +: 8] == {gone[2:0], 5'd0} + lane - turn);
    end
    if (moving) assume({enable_out_payload_skip, enable_out_payload_line, enable_out_payload_lane}
      == {skips, line_shown, to_shown});
  end

  // What is proved: beat number n of the order in memory. (The shifter shows one more, before it, when bytes move to lower lanes.)
  wire [7:0] n = gone - {7'd0, skips};
  wire [6:0] page = line_shown + n[6:0];
  always @* if (!rst) begin
    leaves_no_beat_out: assert(!fires || data_slice_in_valid || (gone == 0 && skips));
    if (data_slice_in_valid) begin
      ends_with_the_order: assert(shifter_out_payload_last == ({1'b0, n} == ends[13:5]) && {1'b0, n} <= ends[13:5]);
      ends_with_a_page_or_the_order: assert(data_slice_in_payload_last == (page == 127 || {1'b0, n} == ends[13:5]));
      marked_are_bytes_of_the_payload: assert(data_slice_in_payload_strb[lane]
        == ({1'b0, n, 5'd0} + lane >= to_shown && {1'b0, n, 5'd0} + lane <= ends));
      bytes_stand_at_their_address: assert(!data_slice_in_payload_strb[lane]
        || shifter_out_payload_data[8*lane +: 8] == {n[2:0], 5'd0} + lane - to_shown + from_shown);
      turned_round_by_eight: assert(arranged[8*lane +: 8]
        == shifter_out_payload_data[8*(enable_out_payload_reversed ? lane ^ 5'd7 : lane) +: 8]);
    end
  end

  // Why, for the induction.
  always @* if (!rst) begin
    lengths: assert(length_shown >= 1 && length_shown <= 4096 && {1'b0, gone} <= turned[13:5]);
    skipping: assert(skipped == (gone != 0));
    begins: assert(begun == (gone > skips));
    lines: assert(!begun || next_line == page);
  end
endmodule
