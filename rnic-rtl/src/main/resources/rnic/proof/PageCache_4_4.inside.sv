  // One page of one region, any, is followed, in the copy of the rows that the first question reads: whether it is known, where
  // it lies, and both as they were one, two and three cycles ago, for an answer tells what was known when the row was written.
  (* anyconst *) reg [1:0] a_mr;
  (* anyconst *) reg [20:0] a_page;
  wire [1:0] its_row = a_page[1:0] ^ a_mr;
  wire fills = fill_valid && fill_value_key_mr == a_mr && fill_value_key_page == a_page;
  reg forgetting = 0, changed = 0;
  reg [1:0] forgotten;
  wire changes = forgetting && forget_valid && (changed || forget_value != forgotten);
  wire forgets = forgot && forget_valid && !changes && forget_value == a_mr;
  reg known = 0, known_1 = 0, known_2 = 0, known_3 = 0, asks_1 = 0, asks_2 = 0;
  reg [39:0] where, where_1, where_2, where_3;
  always @(posedge clk) begin
    known <= !rst && (fills || (known && !forgets));
    if (fills) where <= fill_value_frame;
    {known_1, known_2, known_3} <= rst ? 3'b0 : {known, known_1, known_2};
    {where_1, where_2, where_3} <= {where, where_1, where_2};
    asks_1 <= !rst && asked_0_mr == a_mr && asked_0_page == a_page;
    asks_2 <= !rst && asks_1;
    forgetting <= !rst && forget_valid;
    forgotten <= forget_value;
    changed <= !rst && changes;
  end
  always @* assume(rst || !(fill_valid && forget_valid && fill_value_key_mr == forget_value));

  // What is proved.
  always @* if (!rst) found_where_it_is: assert(!(found_0_hit && asks_2) || (known_3 && found_0_frame == where_3));

  // Why, for the induction: of the row as it is, as it will be when what is being written is in it, and of its owner.
  wire [61:0] its_word = rows_0[its_row];
  wire [61:0] latest = writing && written == its_row ? {word_valid, word_mr, word_page, word_frame} : its_word;
  wire in_it = latest[61:40] == {1'b1, a_mr, a_page[20:2]};
  wire in_row = its_word[61:40] == {1'b1, a_mr, a_page[20:2]};
  wire clean = step != STEP_EMPTYING || its_row < sweep;
  reg clean_1 = 0;
  always @(posedge clk) clean_1 <= !rst && clean;
  wire searching = step == STEP_LOOKING || step == STEP_JUDGING || step == STEP_FORGOTTEN;
  wire his = searching && !changed && forgotten == a_mr;
  always @* if (!rst) begin
    steps: assert(step <= STEP_FORGOTTEN && (!searching || forgetting) && (step != STEP_RESTING || sweep == 0));
    emptied: assert(!is_emptied || clean_1 && step != STEP_EMPTYING);
    will_be: assert(!clean || !in_it || (known && latest[39:0] == where && owners[its_row] == a_mr));
    is: assert(!clean_1 || !in_row || (known_1 && its_word[39:0] == where_1));
    asked: assert(!asks_1 || mr == a_mr && page == a_page[20:2]);
    read: assert(!(asks_1 && is_emptied_c1 && found[61:40] == {1'b1, a_mr, a_page[20:2]})
      || (known_2 && found[39:0] == where_2));
    swept: assert(!his || !in_it || step != STEP_FORGOTTEN && its_row >= sweep);
    judged: assert(!(his && step == STEP_JUDGING && sweep == its_row && in_it) || owner == a_mr);
  end
endmodule
