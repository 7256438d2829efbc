  // What is taken lay in the window of the time when it came, four cycles ago: in front of nothing that was expected then.
  // flow 0 is followed, and what its progress was; the table does what is proved of it.
  reg [23:0] expected, expected_1, expected_2, expected_3, expected_4;
  (* anyseq *) wire [23:0] any_expected;
  always @(posedge clk) {expected, expected_1, expected_2, expected_3, expected_4}
    <= {any_expected, expected, expected_1, expected_2, expected_3};
  wire [23:0] off_3 = arrival_value_psn_c3 - expected_3;
  wire [23:0] off_4 = arrival_value_psn_c4 - expected_4;
  always @* begin
    if (rst) assume(!accepted && expected_3 == expected_4 && expected_2 == expected_3);
    if (!arrival_value_flow_c2) assume(progress_progress_expected == expected_2);
  end
  reg past = 0;
  always @(posedge clk) past <= !rst;
  always @* if (!rst && past) begin
    in_the_window_that_it_came_to: assert(!accepted || arrival_value_flow_c4 || off_4 < 8);
    distance_in_3: assert(arrival_value_flow_c3 || distance == off_3[23:3]);
  end
endmodule
