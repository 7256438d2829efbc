  // One bit of one word, any, is followed from its first write on: what is read is what it was in the cycle of the question.
  (* anyconst *) reg place;
  (* anyconst *) reg [6:0] followed;
  reg known = 0, known_1 = 0, known_2 = 0;
  reg kept, kept_1, kept_2, asked_1, asked_2;
  wire [95:0] written = {write_value_progress_expected, write_value_progress_messages, write_value_progress_message_start,
    write_value_progress_receives_done};
  always @* assume(followed < 96);
  always @(posedge clk) begin
    if (write_valid && write_value_flow == place) {known, kept} <= {1'b1, written[followed]};
    {known_1, kept_1, asked_1} <= {known, kept, read_flow == place};
    {known_2, kept_2, asked_2} <= {known_1, kept_1, asked_1};
  end
  wire [95:0] read = {progress_expected, progress_messages, progress_message_start, progress_receives_done};
  always @* begin
    shows_what_was_written: assert(!known_2 || !asked_2 || read[followed] == kept_2);
    between: assert(!known_1 || !asked_1 || _table_mem_data_first[followed] == kept_1);
    inside: assert(!known || table_mem[place][followed] == kept);
  end
endmodule
