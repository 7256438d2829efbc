  // R3 and R5. One place of the ring of flow 0 is followed, any: it stands for one PSN of the window, and that PSN is
  // taken once at most, and no other of this place. It begins anywhere in a life. The surroundings, which the tracker
  // makes: what is taken is written at once; the expected PSN moves by a window at most and passes only what was taken.
  (* anyconst *) reg [2:0] place;
  reg taken;                                              // the PSN of the place has been taken
  reg [23:0] expected, expected_1, expected_2, expected_3; // in the table, and as the packets of cycles 1 to 3 read it
  reg [23:0] psn_7;
  reg flow_7;
  wire [2:0] above = place - expected[2:0];
  wire [23:0] psn = expected + above;
  wire moves = progress_write_valid && !progress_write_value_flow;
  wire [23:0] step = progress_write_value_progress_expected - expected;
  wire passes = moves && step > above;
  wire takes = accepted && !arrival_value_flow_c4;
  wire takes_it = takes && arrival_value_psn_c4[2:0] == place;
  always @(posedge clk) begin
    if (moves) expected <= progress_write_value_progress_expected;
    expected_1 <= expected;
    expected_2 <= expected_1;
    expected_3 <= expected_2;
    psn_7 <= arrival_value_psn_c6;
    flow_7 <= arrival_value_flow_c6;
    taken <= !passes && (taken || takes_it);
  end
  always @* begin
    if (moves) assume(step <= 8);
    if (passes) assume(taken);
    assume((ring_write_valid && !ring_write_value_flow) == takes);
    if (takes) assume(ring_write_value_index == arrival_value_psn_c4[2:0]
                      && ring_write_value_received == !arrival_value_psn_c4[3]);
    if (!arrival_value_flow_c2) assume(progress_progress_expected == expected_2);
    if (rst) begin
      assume((seen[{1'b0, place}] ^ psn[3]) == taken);
      assume(!accepted && !accepted_c5 && !accepted_c6 && !accepted_c7);
      assume(expected_1 == expected && expected_2 == expected && expected_3 == expected);
    end
  end

  // What was known of a packet when it was read, and what those have done that were too close ahead of it.
  wire [23:0] off_1 = arrival_value_psn_c1 - expected_1;
  wire [23:0] off_2 = arrival_value_psn_c2 - expected_2;
  wire [23:0] off_3 = arrival_value_psn_c3 - expected_3;
  wire [23:0] past_1 = expected - arrival_value_psn_c1 - 24'd1;
  wire [23:0] past_2 = expected - arrival_value_psn_c2 - 24'd1;
  wire [23:0] past_3 = expected - arrival_value_psn_c3 - 24'd1;
  wire known_1 = !past_1[23] || (arrival_value_psn_c1 == psn && taken);
  wire known_2 = !past_2[23] || (arrival_value_psn_c2 == psn && taken);
  wire known_3 = !past_3[23] || (arrival_value_psn_c3 == psn && taken);
  wire his_1 = arrival_valid_c1_c2[0] && !arrival_value_flow_c1 && arrival_value_psn_c1[2:0] == place && off_1 < 8;
  wire his_2 = arrival_valid_c1_c2[1] && !arrival_value_flow_c2 && arrival_value_psn_c2[2:0] == place && off_2 < 8;
  wire his_3 = arrival_valid_c3 && !arrival_value_flow_c3 && arrival_value_psn_c3[2:0] == place && off_3 < 8;
  always @* if (!rst) begin
    taken_once_and_in_the_window: assert(!takes_it || (arrival_value_psn_c4 == psn && !taken));
    ring_shows_it: assert((seen[{1'b0, place}] ^ psn[3]) == taken);
    close: assert(expected - expected_1 <= 24'd8 && expected_1 - expected_2 <= 24'd8 && expected_2 - expected_3 <= 24'd8);
    known_in_1: assert(!his_1 || known_1 == ((_entry_first ^ arrival_value_psn_c1[3])
      || (accepted_c5 && !arrival_value_flow_c5 && arrival_value_psn_c5 == arrival_value_psn_c1)));
    known_in_2: assert(!his_2 || known_2 == ((entry ^ arrival_value_psn_c2[3])
      || (accepted_c5 && !arrival_value_flow_c5 && arrival_value_psn_c5 == arrival_value_psn_c2)
      || (accepted_c6 && !arrival_value_flow_c6 && arrival_value_psn_c6 == arrival_value_psn_c2)));
    known_in_3: assert(!his_3 || known_3 == (marked || (same2 && accepted_c5) || (same3 && accepted_c6)
      || (same4 && accepted_c7)));
    distance_in_3: assert(arrival_value_flow_c3 || distance == off_3[23:3]);
    same_in_3: assert({same1, same2, same3, same4} == {
      {arrival_value_flow_c3, arrival_value_psn_c3} == {arrival_value_flow_c4, arrival_value_psn_c4},
      {arrival_value_flow_c3, arrival_value_psn_c3} == {arrival_value_flow_c5, arrival_value_psn_c5},
      {arrival_value_flow_c3, arrival_value_psn_c3} == {arrival_value_flow_c6, arrival_value_psn_c6},
      {arrival_value_flow_c3, arrival_value_psn_c3} == {flow_7, psn_7}});
  end
endmodule
