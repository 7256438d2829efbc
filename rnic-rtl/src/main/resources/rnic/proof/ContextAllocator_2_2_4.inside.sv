  // One context of one queue pair, any, is followed: somebody outside has it, or it is on its way back, or it is free. Nobody
  // gives back what he does not have; a life begins when nothing of its queue pair is on its way.
  (* anyconst *) reg who;
  (* anyconst *) reg which;
  reg owned = 0, back = 0;
  reg [3:0] lately = 0;                                   // it has come back: what was on its way has not seen it
  wire given = reserved_valid && qp_c3 == who && reserved_value == which;
  wire rejects = rejected_valid && rejected_value_qp == who && rejected_value_context == which;
  wire offered = releases_valid && releases_payload_qp == who && releases_payload_context == which;
  wire shown = rejected_out_valid && rejected_out_payload_qp == who && rejected_out_payload_context == which;
  wire begins = renewals_valid && renewals_payload == who;
  wire coming = (arriving_valid && arriving_value == who) ||
                (operating_c1 && kind_c1 == KIND_RESERVE && qp_c1 == who) ||
                (operating_c2 && kind_c2 == KIND_RESERVE && qp_c2 == who) || (reserved_valid && qp_c3 == who);
  wire returns = (shown && rejected_out_ready) || (offered && releases_ready) || (begins && renewals_ready);
  always @(posedge clk) begin
    owned <= !in_reset && !(begins && renewals_ready) && (given || (owned && !rejects && !(offered && releases_ready)));
    back <= !in_reset && (rejects || (back && !(shown && rejected_out_ready)));
    lately <= {lately[2:0], returns};
  end
  always @* if (!in_reset) begin
    assume(owned || !(rejects || offered));
    assume(!(rejects && offered));
    assume(!begins || !(coming || rejects || (releases_valid && releases_payload_qp == who)));
    assume(back || !shown);
    assume(rejected_out_valid || !back);
    free_before_it_is_given: assert(!given || !(owned || back));
    in_use_when_none_is_free: assert(!(refused && qp_c3 == who) || owned || back || |lately);
    in_use_when_it_comes_back: assert(!(is_back && qp_c2 == who && back_context_c2 == which) ||
                                      _after_c3_choice[which]);
  end
endmodule
