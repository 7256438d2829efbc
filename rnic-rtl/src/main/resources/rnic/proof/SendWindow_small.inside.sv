  // One place of the rings of one flow, any, from operation to operation. What is taken for granted is proved: how far
  // operations are apart (WindowIssue), that what is read has been written when it was asked for (WindowTables), and what
  // one operation makes of what it reads (AckJudge, RingUpdate). The first operation begins a life.
  (* anyconst *) reg [4:0] who;
  (* anyconst *) reg [6:0] place;
  // Of the operation in cycle 8: what it does with the place.
  (* anyseq *) wire renews, is_new, picks, everything, queues, head_only, turns, reported;
  (* anyseq *) wire renews_6;                             // the same in cycle 6
  wire starts = issue_issued_valid && issue_issued_value_flow == who;
  reg [8:1] his = 0;
  always @(posedge clk) his <= in_reset ? 0 : {his[7:1], starts};

  // What is in the tables: oldest and next PSN, and the bits of the place: waits, sacked, this generation, the previous one.
  reg [47:0] numbers, numbers_1, numbers_2;
  reg [3:0] row, row_1, row_2;
  reg counted = 0, known = 0;
  wire [47:0] new_numbers = {pipeline_new_numbers_una, pipeline_new_numbers_next};
  wire [3:0] new_row = {pipeline_new_pending[place], pipeline_new_rings_sacked[place], pipeline_new_rings_current[place],
    pipeline_new_rings_previous[place]};
  wire [47:0] shown_numbers = {tables_numbers_una, tables_numbers_next};
  wire [3:0] shown_row = {tables_pending[place], tables_rings_sacked[place], tables_rings_current[place],
    tables_rings_previous[place]};

  // Of the operation that is under way: what it has read, and its new numbers. Of its predecessors: what they left.
  reg [47:0] read_numbers, left_numbers;
  reg [3:0] before;
  reg [1:0] left = 0;                                     // sent again: turns of the generations until a SACK queues it
  reg renewed;
  reg received = 0;                                       // reported, and no new packet since
  // With nothing in flight the last packet, which may wait to ask for a Read, stands for the head.
  function [6:0] head(input [47:0] n);
    head = n[30:24] - {6'd0, n[47:24] == n[23:0]};
  endfunction
  wire moved = head(left_numbers) != head(read_numbers);
  wire [23:0] flying = read_numbers[23:0] - read_numbers[47:24];
  wire [23:0] steps = pipeline_new_numbers_una - read_numbers[47:24];
  wire is_head = place == head(read_numbers);
  wire waits = new_row[3], sacked = new_row[2], current = new_row[1], previous = new_row[0];
  wire [1:0] then = picks ? 2 : is_new || everything ? 0 : left != 0 && turns ? left - 1 : left;
  always @(posedge clk) begin
    if (issue_issued_valid_c6 && issue_issued_value_flow_c6 == who) numbers <= new_numbers;
    if (issue_issued_valid_c8 && issue_issued_value_flow_c8 == who) row <= new_row;
    {numbers_1, numbers_2, row_1, row_2} <= {numbers, numbers_1, row, row_1};
    if (his[2]) read_numbers <= shown_numbers;
    if (his[5]) before <= shown_row;
    if (his[6]) {renewed, left_numbers} <= {renews_6, new_numbers};
    if (in_reset) {counted, known, left, received} <= 0;
    else begin
      if (his[6]) counted <= 1;
      if (his[8]) {known, left, received} <= {1'b1, known ? then : 2'd0, (known && received && !is_new) || reported};
    end
  end
  always @* if (!in_reset) begin
    // WindowIssue and WindowTables.
    assume(!starts || his[6:1] == 0);
    assume(!his[2] || shown_numbers == numbers_2);
    assume(!his[5] || shown_row == row_2);
    if (his[8]) begin
      assume(renews == renewed && (known || renews));
      assume({1'b0, renews} + is_new + picks + everything + (queues || reported) <= 1);
      assume(!head_only || queues);
      // RingUpdate: S3, S11.
      assume(!renews || !waits);
      assume(!(waits && sacked) || is_head || (before[3] && before[2]));
      assume(!(is_new || picks) || !waits);
      assume(!moved || !is_head || !waits);
      assume(sacked == ((before[2] && !is_new) || reported));
      // RingUpdate: S5.
      assume(!picks || current);
      assume(!(before[1] && !is_new && !everything) || (turns ? previous : current));
      assume(!(before[0] && !is_new && !everything && !turns) || previous || current);
      assume(!(queues && waits && !before[3] && !(is_head && head_only)) || !(before[1] || (before[0] && !turns)));
    end
    // AckJudge: S1.
    if (his[6] && counted) assume(renews_6 || steps <= flying);
  end

  // What is proved.
  always @* if (!in_reset) begin
    written_as_issued: assert(his[6] == (issue_issued_valid_c6 && issue_issued_value_flow_c6 == who)
      && his[8] == (issue_issued_valid_c8 && issue_issued_value_flow_c8 == who));
    finds_what_the_last_one_left: assert(!his[2] || !counted || shown_numbers == left_numbers);
    never_back_or_beyond: assert(!his[2] || !counted || renewed
      || shown_numbers[47:24] - read_numbers[47:24] <= flying);                               // S1
    if (his[5] && known) begin
      what_waits_was_not_received: assert(!shown_row[3] || !shown_row[2] || is_head);         // S3
      what_was_received_is_known: assert(!received || shown_row[2]);                          // S11
      what_was_sent_again_is_known: assert(left == 0 || shown_row[1] || (left == 1 && shown_row[0]));
    end
    queued_when_they_have_turned_twice: assert(!his[8] || !queues || !waits || before[3] || (is_head && head_only)
      || !known || left == 0 || (left == 1 && turns));                                        // S5
  end

  // Why, for the induction.
  wire done = his[8:7] != 0;
  wire [6:0] head_left = done ? head(read_numbers) : head(left_numbers);
  always @* if (!in_reset) begin
    apart: assert((his & (his - 8'd1)) == 0 || his == 8'b10000001);
    begun: assert(counted || his[8:7] == 0);
    counted_first: assert(!known || counted);
    numbers_left: assert(!counted || numbers == left_numbers);
    numbers_asked: assert((!his[1] || numbers_1 == numbers) && (!his[2] || numbers_2 == numbers));
    numbers_read: assert(his[6:3] == 0 || !counted || read_numbers == numbers);
    row_asked: assert((!his[4] || row_1 == row) && (!his[5] || row_2 == row));
    row_read: assert(his[8:6] == 0 || before == row);
    if (known) begin
      waits_left: assert(!row[3] || !row[2] || place == head_left);
      received_left: assert(!received || row[2]);
      sent_again_left: assert(left != 3 && (left != 2 || row[1]) && (left != 1 || row[1] || row[0]));
    end
    never_back: assert(!done || !known || renewed || left_numbers[47:24] - read_numbers[47:24] <= flying);
    never_back_since: assert(!counted || renewed || his[8:3] != 0 || left_numbers[47:24] - read_numbers[47:24] <= flying);
  end
endmodule
