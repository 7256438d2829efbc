  // One of its own contexts of one queue pair, any, is followed: somebody outside has it, or it is on its way back, or it is
  // free. Spare ones are any. Nobody
  // gives back what he does not have; a life begins when nothing of its queue pair is on its way.
  (* anyconst *) reg who;
  (* anyconst *) reg which;
  reg owned = 0, back = 0;
  reg [3:0] lately = 0;                                   // it has come back: what was on its way has not seen it
  wire given = reserved_valid && qp_c3 == who && reserved_value_context == {1'b0, which};
  wire rejects = rejected_valid && rejected_value_qp == who && rejected_value_context == {1'b0, which};
  wire offered = releases_valid && releases_payload_qp == who && releases_payload_context == {1'b0, which};
  wire shown = rejected_out_valid && rejected_out_payload_qp == who && rejected_out_payload_context == {1'b0, which};
  wire begins = renewals_valid && renewals_payload == who;
  wire coming = (arriving_valid && arriving_value == who) ||
                (operating_c1 && kind_c1 == KIND_RESERVE && qp_c1 == who) ||
                (operating_c2 && kind_c2 == KIND_RESERVE && qp_c2 == who) || (reserved_valid && qp_c3 == who);
  wire returns = (shown && rejected_out_ready) || (offered && releases_ready) || (begins && renewals_ready);
  reg waits = 0, waiter = 0;                              // a life is offered, and stays so
  always @(posedge clk) begin
    waits <= !in_reset && renewals_valid && !renewals_ready;
    waiter <= renewals_payload;
    owned <= !in_reset && !(begins && renewals_ready) && (given || (owned && !rejects && !(offered && releases_ready)));
    back <= !in_reset && (rejects || (back && !(shown && rejected_out_ready)));
    lately <= {lately[2:0], returns};
  end
  always @* if (!in_reset) begin
    assume(!waits || renewals_valid && renewals_payload == waiter);
    assume(owned || !(rejects || offered));
    assume(!(rejects && offered));
    assume(!begins || !(coming || rejects || (releases_valid && releases_payload_qp == who)));
    assume(back || !shown);
    assume(rejected_out_valid || !back);
    free_before_it_is_given: assert(!given || !(owned || back));
    in_use_when_none_is_free: assert(!(refused && qp_c3 == who) || owned || back || |lately);
    in_use_when_it_comes_back: assert(!(is_back && operating_c2 && qp_c2 == who && back_context_c2 == {1'b0, which}) ||
                                      used[which]);
  end
endmodule
