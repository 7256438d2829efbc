  // One entry, any, is followed from its first write on: a row shows what it was in the cycle in which it was asked for.
  (* anyconst *) reg [3:0] place;
  reg known = 0, known_1 = 0, known_2 = 0;
  reg kept, kept_1, kept_2, asked_1, asked_2;
  always @(posedge clk) begin
    if (write && {write_flow, write_index} == place) {known, kept} <= {1'b1, write_bit};
    {known_1, kept_1, asked_1} <= {known, kept, read_flow == place[3]};
    {known_2, kept_2, asked_2} <= {known_1, kept_1, asked_1};
  end
  always @* begin
    shows_what_was_written: assert(!known_2 || !asked_2 || row[place[2:0]] == kept_2);
    between: assert(!known_1 || !asked_1 || _row_first[place[2:0]] == kept_1);
    inside: assert(!known || bits[place] == kept);
  end
endmodule
