  // R1, R2 and R6 of flow 0, between whose packets others may come. Known are its expected PSN and messages in the
  // table, and its two rings, from anywhere in a life on. What is taken is new, and less than a window ahead of what was expected
  // when the packet came, four cycles ago (proved of CommitStage); progress is written as it leaves this stage (proved of
  // SackTracker); tables and Frontier do what is proved of them. An evaluation of cycle 0 sees what was taken before: that is
  // first, the length of the run from the expected PSN on. Others may move the expected PSN in the meantime: the rest of that
  // run is to be what is written.
  (* anyseq *) wire any_valid, any_takes, any_end;
  (* anyseq *) wire [2:0] any_off;
  reg [5:0] expected, expected_1, expected_2, expected_3, expected_4, expected_5;
  reg [5:0] messages, messages_1, messages_2, messages_3, messages_4, messages_5;
  reg [2:0] place;                                        // any: where messages end that are counted
  reg [7:0] marks;                                        // entries as they are written
  reg end_mark;                                           // that of the place; the others end nothing
  reg [13:1] valid = 0;                                   // cycles of the evaluations of flow 0
  reg [55:4] rest;                                        // of the run, 4 bits each for cycles 1 to 13
  reg [51:4] run;                                         // as it was in cycle 0, for cycles 1 to 12
  reg [12:6] ended;                                       // whether a message ends in it
  wire [13:0] valids = {valid, any_valid && !flow};
  wire [5:0] psn_taken = expected + {3'd0, any_off};

  // The entries from a PSN on, as marks of these PSNs; their leading ones; whether a message ends among the first few.
  function [7:0] from(input [7:0] entries, input [5:0] first);
    reg [15:0] twice;
    reg [7:0] lap;
    begin
      lap = ~(8'hff << first[2:0]);                       // places of the next lap
      lap = first[3] ? ~lap : lap;
      twice = {2{entries ^ lap}} >> first[2:0];
      from = twice[7:0];
    end
  endfunction
  function [3:0] leading(input [7:0] ones);
    integer i;
    begin
      leading = 8;
      for (i = 7; i >= 0; i = i - 1) if (!ones[i]) leading = i;
    end
  endfunction
  function among(input [5:0] first, input [3:0] few);
    reg [2:0] above;
    reg [5:0] psn;
    begin
      above = place - first[2:0];
      psn = first + {3'd0, above};
      among = (end_mark ^ psn[3]) && above < few;
    end
  endfunction

  wire [7:0] taken = from(marks, expected);
  wire [3:0] first = leading(taken);
  wire [59:0] rests = {rest, first};
  wire [55:0] runs = {run, first};
  wire ended_5 = among(expected_5, runs[23:20]);
  wire [3:0] step = valid[13] && !rst ? rest[55:52] : 0;
  integer k;
  // A constant for Yosys' own solver, which knows none that is any.
  (* anyseq *) wire [2:0] any_place;
  always @(posedge clk) if (rst) place <= any_place;
  always @* if (rst) assume(any_place == place);
  always @(posedge clk) begin
    if (valid[13] && !rst) begin
      expected <= progress_expected;
      messages <= progress_messages;
    end
    {expected_5, expected_4, expected_3, expected_2, expected_1}
      <= {expected_4, expected_3, expected_2, expected_1, expected};
    {messages_5, messages_4, messages_3, messages_2, messages_1}
      <= {messages_4, messages_3, messages_2, messages_1, messages};
    if (any_takes) begin
      marks[psn_taken[2:0]] <= !psn_taken[3];
      if (psn_taken[2:0] == place) end_mark <= psn_taken[3] ^ any_end;
    end
    valid <= rst ? 0 : valids[12:0];
    for (k = 1; k <= 13; k = k + 1) rest[4*k +: 4] <= rests[4*k-4 +: 4] - step;
    for (k = 1; k <= 12; k = k + 1) run[4*k +: 4] <= runs[4*k-4 +: 4];
    ended <= {ended[11:6], ended_5};
  end
  always @* begin
    if (any_takes) assume(!taken[any_off] && psn_taken - expected_4 < 8);
    if (rst) begin
      assume(!any_takes);
      assume(expected_1 == expected && expected_2 == expected && expected_3 == expected && expected_4 == expected
        && expected_5 == expected);
      assume(messages_1 == messages && messages_2 == messages && messages_3 == messages && messages_4 == messages
        && messages_5 == messages);
      assume(rest == {13{first}} && run == {12{first}});
    end
    if (!rst && valid[2]) assume(table_inst_progress_expected == expected_2 && table_inst_progress_messages == messages_2);
    if (!rst && valid[12]) assume(frontier_run_length == run[51:48] && frontier_run_messages == {3'd0, ended[12]});
  end

  // What is proved.
  always @* if (!rst && valid[13]) begin
    moves_by_what_was_taken_on: assert(progress_expected == expected + {2'd0, step} && step <= first);
    counts_what_ends_there: assert(progress_messages == messages + {5'd0, among(expected, step)});
  end
  // The packet that is expected then was missing in cycle 0, and what lay before it was there: it is the first gap.
  always @* if (!rst) first_gap: assert(valids[0] == 0 || first == 8 || !taken[first[2:0]]);

  // Why, for the induction.
  function [5:0] waiting(input integer cycle, input [53:0] held, input [5:0] last);
    waiting = cycle == 12 ? last : held >> 6 * (cycle - 3);
  endfunction
  always @* if (!rst) begin
    for (k = 1; k <= 13; k = k + 1) assert(rests[4*k +: 4] <= rests[4*k-4 +: 4]);
    for (k = 1; k <= 12; k = k + 1) assert(runs[4*k +: 4] <= 8 && rests[4*k +: 4] <= runs[4*k +: 4]);
    for (k = 1; k <= 4; k = k + 1) assert(runs[4*k +: 4] - rests[4*k +: 4] <= runs[4*k+4 +: 4] - rests[4*k+4 +: 4]);
    before_1: assert(expected - expected_1 == runs[7:4] - rests[7:4]);
    before_2: assert(expected - expected_2 == runs[11:8] - rests[11:8]);
    before_3: assert(expected - expected_3 == runs[15:12] - rests[15:12]);
    before_4: assert(expected - expected_4 == runs[19:16] - rests[19:16]);
    before_5: assert(expected - expected_5 == runs[23:20] - rests[23:20]);
    ended_1: assert(messages == messages_1 + {5'd0, among(expected_1, runs[7:4] - rests[7:4])});
    ended_2: assert(messages == messages_2 + {5'd0, among(expected_2, runs[11:8] - rests[11:8])});
    ended_3: assert(messages == messages_3 + {5'd0, among(expected_3, runs[15:12] - rests[15:12])});
    ended_4: assert(messages == messages_4 + {5'd0, among(expected_4, runs[19:16] - rests[19:16])});
    ended_5_is: assert(messages == messages_5 + {5'd0, among(expected_5, runs[23:20] - rests[23:20])});
    for (k = 3; k <= 12; k = k + 1) if (valid[k]) begin
      assert(waiting(k, table_progress_expected_c3_c11, table_progress_expected_c12)
        == expected + {2'd0, rests[4*k +: 4]} - {2'd0, runs[4*k +: 4]});
    end
    for (k = 6; k <= 12; k = k + 1) if (valid[k])
      assert(waiting(k, table_progress_messages_c3_c11, table_progress_messages_c12) + {5'd0, ended[k]}
        == messages + {5'd0, among(expected, rests[4*k +: 4])});
    if (valid[3]) held_3: assert(table_progress_messages_c3_c11[5:0] == messages_3);
    if (valid[4]) held_4: assert(table_progress_messages_c3_c11[11:6] == messages_4);
    if (valid[5]) held_5: assert(table_progress_messages_c3_c11[17:12] == messages_5);
  end
endmodule
