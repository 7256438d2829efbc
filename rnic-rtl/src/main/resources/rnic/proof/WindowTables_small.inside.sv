  // The entries of one flow of queue pair 0 are followed in each table: what is read is what had been written when it was asked
  // for, and nothing comes of what is written for another flow.
  (* anyconst *) reg who;
  wire [95:0] new_numbers = {new_numbers_una, new_numbers_next, new_numbers_messages, new_numbers_newest};
  wire [224:0] new_word = {new_word_generation_start, new_word_progress_time, new_word_hold, new_word_hold_psn,
    new_word_retries, new_word_rnr_retries, new_word_rnr_wait, new_word_rnr_wait_psn, new_word_tail_probe_used,
    new_word_repairing, new_word_srtt, new_word_sampling, new_word_sample_psn, new_word_sample_time,
    new_word_dropped, new_word_dropped_psn, new_word_more, new_word_failed, new_word_retry_limit, new_word_rnr_limit, new_word_rto_exponent};
  wire [23:0] new_rings = {new_rings_sacked, new_rings_current, new_rings_previous};
  wire [95:0] shown_numbers = {numbers_una, numbers_next, numbers_messages, numbers_newest};
  wire [224:0] shown_word = {word_generation_start, word_progress_time, word_hold, word_hold_psn, word_retries,
    word_rnr_retries, word_rnr_wait, word_rnr_wait_psn, word_tail_probe_used, word_repairing, word_srtt,
    word_sampling, word_sample_psn, word_sample_time, word_dropped, word_dropped_psn, word_more, word_failed,
    word_retry_limit, word_rnr_limit, word_rto_exponent};
  wire [23:0] shown_rings = {rings_sacked, rings_current, rings_previous};
  wire sends_now = state_valid && (state_value_state == QUEUE_PAIR_STATE_RTS || state_value_state == QUEUE_PAIR_STATE_SQD
    || (who && state_value_state == QUEUE_PAIR_STATE_RTR));
  wire changes = (state_valid || clear) && !(state_valid && state_value_qp);
  wire tells = reads_valid ? !reads_value_qp : clear || (beginning_valid && !beginning_value);

  // Of each table: whether it is known, and what it is; and with whether it was asked for, a cycle later and two.
  reg [95:0] n, n_1, n_2;
  reg [224:0] w, w_1, w_2;
  reg [7:0] p, p_1, p_2;
  reg [23:0] r, r_1, r_2;
  reg [0:0] s, s_1, s_2;
  reg [0:0] o, o_1, o_2;
  reg [5:0] known = 0, known_1 = 0, known_2 = 0;          // reading, numbers, word, pending, rings, active
  always @(posedge clk) begin
    if (write_numbers && numbers_flow == who) {known[4], n} <= {1'b1, new_numbers};
    if (write && write_flow == who) {known[3], w} <= {1'b1, new_word};
    if (write && write_flow == who) {known[2], p} <= {1'b1, new_pending};
    if (write && write_flow == who) {known[1], r} <= {1'b1, new_rings};
    if (changes) {known[0], s} <= {1'b1, sends_now};
    if (tells) {known[5], o} <= {1'b1, reads_valid && reads_value_open};
    known_1 <= known & {{2{read_flow == who}}, read_flow_c2 == who, {2{read_flow_c3 == who}}, read_flow == who};
    known_2 <= known_1;
    {n_1, w_1, p_1, r_1, s_1, o_1} <= {n, w, p, r, s, o};
    {n_2, w_2, p_2, r_2, s_2, o_2} <= {n_1, w_1, p_1, r_1, s_1, o_1};
  end
  always @* begin
    numbers_as_written: assert(!known_2[4] || shown_numbers == n_2);
    word_as_written: assert(!known_2[3] || shown_word == w_2);
    pending_as_written: assert(!known_2[2] || pending == p_2);
    rings_as_written: assert(!known_2[1] || shown_rings == r_2);
    active_as_written: assert(!known_2[0] || active == s_2);
    reading_as_written: assert(!known_2[5] || reading == (o_2 && !who));
    // Why, for the induction.
    numbers_between: assert(!known_1[4] || _counts_first == n_1);
    word_between: assert(!known_1[3] || _word_first == w_1);
    pending_between: assert(!known_1[2] || _pending_first == p_1);
    rings_between: assert(!known_1[1] || _found_first == r_1);
    active_between: assert(!known_1[0] || _sends_first[!who] == s_1);
    active_asked: assert(!known_2[0] || read_flow_c2 == who);
    reading_between: assert(!known_1[5] || _is_open_first == o_1);
    reading_asked: assert(!known_2[5] || read_flow_c2 == who);
    asked_before: assert(!(known_1[0] || known_1[5]) || read_flow_c1 == who);
    numbers_inside: assert(!known[4] || numbers[who] == n);
    word_inside: assert(!known[3] || words[who] == w);
    pending_inside: assert(!known[2] || waiting[who] == p);
    rings_inside: assert(!known[1] || rings[who] == r);
    active_inside: assert(!known[0] || sending[0][!who] == s);
    reading_inside: assert(!known[5] || open_reads[0] == o);
  end
endmodule
