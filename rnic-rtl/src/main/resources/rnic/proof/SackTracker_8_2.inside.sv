  // What the proofs of CommitStage and EvaluationStage take from the tracker between them: what is taken is written at once,
  // as the entries of its PSN; it is evaluated one cycle later; what comes of it is written 14 cycles behind the decision. One
  // flow, any, is followed within a life: nobody sets it up. The others may be set up.
  (* anyconst *) reg who;
  reg [14:1] decided = 0;
  reg flow_1;
  wire is_his = ring_write_valid && ring_write_value_flow == who;
  wire takes = decided_value_accepted && decided_value_arrival_flow == who;
  always @(posedge clk) begin
    decided <= rst ? 0 : {decided[13:1], decided_valid && decided_value_arrival_flow == who};
    flow_1 <= decided_value_arrival_flow;
  end
  always @* begin
    assume(decided_valid == arrival_valid_c1_c17[3]);
    assume(!decided_value_accepted || decided_valid);
    assume(!setup_ring_write_valid || (setup_ring_free && setup_ring_write_value_flow != who));
    assume(!setup_progress_write_valid || (setup_progress_free && setup_progress_write_value_flow != who));
  end
  wire [11:0] his = who ? decided_value_arrival_flow_c6_c17 : ~decided_value_arrival_flow_c6_c17;
  always @* if (!rst) begin
    written_at_once: assert(is_his == takes && (!takes || {ring_write_value_index, ring_write_value_received}
      == {decided_value_arrival_psn[2:0], !decided_value_arrival_psn[3]}));
    with_its_end: assert(!takes || ring_write_value_ends == decided_value_arrival_psn[3] ^ decided_value_arrival_ends_message);
    evaluated: assert(!decided[1] || decided_value_arrival_flow_c5 == flow_1);
    progress_follows: assert((progress_write_valid && progress_write_value_flow == who) == decided[14]);
    as_evaluated: assert(!decided[14] || {progress_write_value_progress_expected, progress_write_value_progress_messages}
      == {verdict_value_progress_expected, verdict_value_progress_messages});
    on_its_way: assert({decided[13:2]} == ({arrival_valid_c1_c17[16:5]} & his));
    first: assert(decided[1] == (arrival_valid_c1_c17[4] && decided_value_arrival_flow_c5 == who));
    last: assert(decided[14] == (arrival_valid_c18 && decided_value_arrival_flow_c18 == who));
  end
endmodule
