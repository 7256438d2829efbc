  // Bytes of a packet are numbered, modulo 32 beats; all of its beats are whole, but for the last. Two packets are followed, any:
  // the one that comes in (next), and whose beat is shown. A packet has an offset and the number of its last byte.
  (* anyconst *) reg [2:0] lane;                          // any
  (* anyseq *) wire [2:0] any_turn;
  (* anyseq *) wire [10:0] any_end;
  reg [2:0] turn_next, turn_shown;
  reg [10:0] end_next, end_shown;
  reg [7:0] come = 0;                                     // beats of the packet that comes in
  reg [7:0] at_shown;                                     // which beat of its packet is shown
  reg [7:0] gone = 0;                                     // beats of the packet that have left
  wire [11:0] turned_shown = {1'b0, end_shown} + {9'd0, turn_shown};         // of the last byte, as it leaves
  wire comes = in_valid && in_ready;
  integer i;
  always @(posedge clk) begin
    if (comes && in_payload_last) begin
      turn_next <= any_turn;
      end_next <= any_end;
    end
    if (comes) begin
      turn_shown <= turn_next;
      end_shown <= end_next;
      at_shown <= come;
    end else if (stage_in_ready && flush) at_shown <= at_shown + 1;
    if (rst) begin
      come <= 0;
      gone <= 0;
    end else begin
      if (comes) come <= in_payload_last ? 0 : come + 1;
      if (out_valid && out_ready) gone <= out_payload_last ? 0 : gone + 1;
    end
  end
  always @* begin
    assume(end_next < 2040 && any_end < 2040);
    if (in_valid) begin
      assume(offset == turn_next);
      assume(in_payload_last == (come == end_next[10:3]));
      assume(in_payload_keep == (in_payload_last ? ~(8'hfe << end_next[2:0]) : 8'hff));
      for (i = 0; i < 8; i = i + 1) assume(in_payload_data[8*i +: 8] == {come[4:0], 3'd0} + i);
    end
  end

  // What is proved. Bytes in front of the first one are kept, and are nobody's.
  always @* if (!rst && out_valid) begin
    last_beat: assert(out_payload_last == ({1'b0, gone} == turned_shown[11:3]));
    kept_up_to_the_last_byte: assert(out_payload_keep[lane] == ({1'b0, gone, 3'd0} + lane <= turned_shown));
    bytes_are_moved: assert(!out_payload_keep[lane] || (gone == 0 && lane < turn_shown)
      || out_payload_data[8*lane +: 8] == {gone[4:0], 3'd0} + lane - turn_shown);
  end

  // Why, for the induction.
  always @* if (!rst) begin
    counted: assert(gone == (out_valid ? at_shown : come));
    lengths: assert(!out_valid || end_shown < 2040);
    first_beat: assert(first == (come == 0) && come <= end_next[10:3]);
    follows: assert(!flush || (out_valid && first && at_shown == end_shown[10:3] && turned_shown[11:3] == at_shown + 1));
    same: assert(first || !out_valid || {turn_shown, end_shown} == {turn_next, end_next});
    place_shown: assert(!out_valid || (!first ? at_shown + 1 == come : flush || {1'b0, at_shown} == turned_shown[11:3]));
    rest: assert(first || rest_keep[lane] == (lane < turn_next));
    rest_follows: assert(!flush || rest_keep[lane] == ({1'b0, at_shown, 3'd0} + 8 + lane <= turned_shown));
    rest_numbered: assert(first || lane >= turn_next || rest_data[8*lane +: 8] == {come[4:0], 3'd0} + lane - turn_next);
    rest_is_zero: assert(first || lane < turn_next || rest_data[8*lane +: 8] == 0);
    rest_last: assert(!flush || !rest_keep[lane] || rest_data[8*lane +: 8] == {at_shown[4:0], 3'd0} + 8'd8 + lane - turn_shown);
  end
endmodule
