  // One queue pair, any, is followed from the beginning of a life: what may be taken is the packet behind all that were
  // taken, whatever was refused in between. Nothing of it is on its way when its life begins, nor another beginning.
  (* anyconst *) reg who;
  reg settled = 0, alive = 0, begun = 0;
  reg [23:0] expected, psn_4, psn_5, packets_4, packets_5;
  wire [23:0] past_4 = state_expected_c4_c6[23:0], past_5 = state_expected_c4_c6[47:24], past_6 = state_expected_c4_c6[71:48];
  wire turn_5 = state_turn_c5_c6[0], turn_6 = state_turn_c5_c6[1];
  reg qp_7, valid_7, refused_or_7, changes_6, undoing_3;
  wire his_1 = arriving_or_c1 && qp_c1 == who, his_2 = arriving_or_c2 && qp_c2 == who;
  wire his_3 = arriving_or_c3 && qp_c3 == who, his_4 = arriving_or_c4 && qp_c4 == who;
  wire his_5 = arriving_or_c5 && qp_c5 == who, his_6 = arriving_or_c6 && qp_c6 == who, his_7 = valid_7 && qp_7 == who;
  wire renews = renewing && setup_payload_qp == who;
  wire renews_1 = renewing_and_c1_c4[0] && qp_c1 == who, renews_2 = renewing_and_c1_c4[1] && qp_c2 == who;
  wire renews_3 = renewing_and_c1_c4[2] && qp_c3 == who, renews_4 = renewing_and_c1_c4[3] && qp_c4 == who;
  wire renews_5 = renewing_and_c5 && qp_c5 == who;
  wire packet_1 = operation_arriving_and_c1 && qp_c1 == who;
  wire packet_2 = operation_arriving_and_c2_3 && qp_c2 == who, packet_3 = operation_arriving_and_c3_2 && qp_c3 == who;
  wire packet_4 = operation_arriving_and_c4 && qp_c4 == who, packet_5 = operation_arriving_and_c5 && qp_c5 == who;
  wire undoes = undoing && undone == who;
  wire undoes_1 = undoing_c1 && his_1, undoes_2 = undoing_c2 && his_2, undoes_3 = undoing_3 && his_3;
  wire advances_4 = advancing_and_c4 && qp_c4 == who, follows_5 = follows_c5 && his_5;

  // What the table of states will hold when everything behind cycle 3 is written, and what it held before.
  reg [23:0] newest, newest_1, newest_2, newest_3;
  reg turn, turn_1, turn_2, turn_3, begun_1 = 0, begun_2 = 0, begun_3 = 0;
  wire writes = his_3 && (is_given_c3 || advancing);
  wire writes_4 = his_4 && changes, writes_5 = his_5 && changes_c5, writes_6 = his_6 && changes_6;
  // The turn that follows, and what it was.
  reg now, now_1, now_2, known = 0, known_1 = 0, known_2 = 0;
  wire tells_5 = his_5 && _refused_or, tells_6 = his_6 && refused_or_c6, tells_7 = his_7 && refused_or_7;
  wire turns_to = renews_4 ? 1'b0 : tells_5 ? _renewing_and_c5_and : now;

  wire takes = taken && qp_c5 == who;
  wire [23:0] next = takes ? psn_5 + packets_5 : expected;
  always @(posedge clk) begin
    psn_4 <= packet_value_psn_c3;
    psn_5 <= psn_4;
    packets_4 <= packets_all;
    packets_5 <= packets_4;
    qp_7 <= qp_c6;
    valid_7 <= !in_reset && arriving_or_c6;
    refused_or_7 <= refused_or_c6;
    changes_6 <= changes_c5;
    undoing_3 <= undoing_c2;
    expected <= renews ? setup_payload_psn : next;
    settled <= !in_reset;
    alive <= !in_reset && (alive || renews);
    begun <= !in_reset && !renews && (begun || renews_3);
    begun_1 <= !in_reset && !renews && begun;
    begun_2 <= !in_reset && !renews && begun_1;
    begun_3 <= !in_reset && !renews && begun_2;
    if (writes) newest <= is_given_c3 ? given_expected_c3 : after_expected;
    if (writes) turn <= is_given_c3 ? given_turn_c3 : after_turn;
    {newest_1, newest_2, newest_3} <= {newest, newest_1, newest_2};
    {turn_1, turn_2, turn_3} <= {turn, turn_1, turn_2};
    known <= !in_reset && !renews && (known || renews_5);
    known_1 <= !in_reset && !renews && known;
    known_2 <= !in_reset && !renews && known_1;
    if (tells_5) now <= _renewing_and_c5_and;
    {now_1, now_2} <= {now, now_1};
  end
  wire [23:0] row = states[who][250:227], row_2 = _states_data_first[250:227], row_3 = states_data[250:227];
  always @* if (!in_reset) begin
    assume(!taken || follows_c5);
    assume(!(beginning && mixing_5));
    assume(!(renews && (renews_1 || renews_2 || renews_3 || renews_4 || renews_5)));
    what_follows_is_next: assert(!(alive && follows && qp_c4 == who) || psn_4 == next);
    // Where a life is that begins, and nothing of the old one.
    begins: assert(!alive || begun || renews_1 || renews_2 || renews_3);
    lives: assert(alive || !(renews_1 || renews_2 || renews_3 || renews_4 || renews_5));
    begins_once: assert(!begun || !(renews_1 || renews_2 || renews_3));
    alone_1: assert(!renews_1 || !(renews_2 || renews_3 || renews_4 || renews_5 || packet_2 || packet_3 || packet_4 || packet_5));
    alone_2: assert(!renews_2 || !(renews_3 || renews_4 || renews_5 || packet_3 || packet_4 || packet_5 || undoes_1));
    alone_3: assert(!renews_3 || !(renews_4 || renews_5 || packet_4 || packet_5 || undoes_1 || undoes_2));
    alone_4: assert(!renews_4 || !(renews_5 || packet_5 || undoes_1 || undoes_2 || undoes_3));
    alone_5: assert(!renews_5 || !(undoes_1 || undoes_2 || undoes_3));
    brings_1: assert(!(renews_1 && alive) || setup_payload_psn_c1 == expected);
    brings_2: assert(!(renews_2 && alive) || setup_payload_psn_c2 == expected);
    brings_3: assert(!(renews_3 && alive) || (given_expected_c3 == expected && !given_turn_c3));
    brings_4: assert(!(renews_4 && alive) || (newest == expected && !turn && changes));
    // What an operation is: a packet, a life that begins, or one that is taken back.
    kind_1: assert(!his_1 || (is_given_c1_c2[0] == (undoes_1 || renews_1) && !(undoes_1 && renews_1) &&
                              (!arriving_and_c1 || packet_1)));
    kind_2: assert(!his_2 || (is_given_c1_c2[1] == (undoes_2 || renews_2) && !(undoes_2 && renews_2) &&
                              (!operation_arriving_and_c2 || packet_2)));
    kind_3: assert(!his_3 || (is_given_c3 == (undoes_3 || renews_3) && !(undoes_3 && renews_3) &&
                              (!operation_arriving_and_c3 || packet_3)));
    kinds: assert((!packet_1 || his_1 && !is_given_c1_c2[0]) && (!packet_2 || his_2 && !is_given_c1_c2[1]) &&
                  (!packet_3 || his_3 && !is_given_c3) && (!packet_4 || his_4) && (!packet_5 || his_5));
    kind_4: assert(!(renews_4 && packet_4) && !(renews_5 && packet_5));
    // Behind a reset one may be taken back that never was.
    flagged: assert((!advancing_and_c4 || arriving_or_c4) && (!alive || !follows_c5 || arriving_or_c5));
    also: assert((!renews_1 || his_1) && (!renews_2 || his_2) && (!renews_3 || his_3) && (!renews_4 || his_4) &&
                 (!renews_5 || his_5));
    is_packet: assert((!advances_4 || packet_4 && writes_4) && (!follows_5 || packet_5));
    ages: assert((!begun_1 || begun) && (!begun_2 || begun_1) && (!begun_3 || begun_2) && (!known || begun) &&
                 (!known_1 || known) && (!known_2 || known_1) && (!begun || alive) && (!alive || settled));
    knows: assert(!begun || known || renews_4 || renews_5);
    // The state that an operation sees in cycle 3 is the newest.
    written: assert(!begun_1 || (row == newest_1 && states[who][0] == turn_1));
    held_4: assert(!begun || (writes_4 ? written_expected == newest && written_turn == turn
                                       : begun_1 && newest == newest_1 && turn == turn_1));
    held_5: assert(!begun_1 || (writes_5 ? written_expected_c5 == newest_1 && written_turn_c5 == turn_1
                                         : begun_2 && newest_1 == newest_2 && turn_1 == turn_2));
    held_6: assert(!begun_2 || (writes_6 ? written_expected_c6 == newest_2 && written_turn_c6 == turn_2
                                         : begun_3 && newest_2 == newest_3 && turn_2 == turn_3));
    read_2: assert(!(begun_2 && qp_c2 == who) || (row_2 == newest_2 && _states_data_first[0] == turn_2));
    read_3: assert(!(begun_3 && qp_c3 == who) || (row_3 == newest_3 && states_data[0] == turn_3));
    same: assert(!settled || qp_c3 != who || (same_1 == his_4 && same_2 == writes_5 && same_3 == writes_6));
    // The turn that an operation sees in cycle 4 is that of all decisions ahead of it.
    told: assert(!known || turns[who] == now);
    told_6: assert(!known || (tells_6 ? beginning_choice_c6 == now : known_1 && now == now_1));
    told_7: assert(!known_1 || (tells_7 ? beginning_choice_c7 == now_1 : known_2 && now_1 == now_2));
    told_3: assert(!(known_1 && qp_c3 == who) || _turns_data_first == now_1);
    told_4: assert(!(known_2 && qp_c4 == who) || turns_data == now_2);
    told_5: assert(!(known && his_5) || same_1_choice_c5 == now);
    same_too: assert(!settled || qp_c4 != who || (same_1_2 == his_5 && same_2_2 == tells_6 && same_3_2 == tells_7));
    // A packet carries the state that it found.
    found_4: assert(!(begun && advances_4) || (past_4 == psn_4 && state_turn_c4 == turn));
    found_5: assert(!(begun && follows_5) || (past_5 == psn_5 && psn_5 == expected && turn_5 == now));
    // Either all on their way follow, or the state in front of the first one that was refused is on its way back.
    goes_on: assert(!(begun && turn == turns_to) || (newest == (advances_4 ? psn_4 + packets_4 : next) &&
                                                     !(undoes || undoes_1 || undoes_2 || undoes_3)));
    comes_back: assert(!(begun && turn != turns_to) || undoes || undoes_1 || undoes_2 || undoes_3);
    from_5: assert(!(begun && undoes) || (past_5 == next && turn_5 != turns_to && !(undoes_1 || undoes_2 || undoes_3)));
    from_6: assert(!(begun && undoes_1) || (past_6 == next && turn_6 != turns_to && !(follows_5 || undoes_2 || undoes_3)));
    from_7: assert(!(begun && undoes_2) || (state_expected_c7 == next && state_turn_c7 != turns_to && !(follows_5 || undoes_3)));
    from_8: assert(!(begun && undoes_3) || (given_expected_c3 == next && given_turn_c3 == turns_to && !follows_5 && is_given_c3));
  end
endmodule
