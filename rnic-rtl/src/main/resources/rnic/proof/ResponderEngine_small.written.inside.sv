  // One context of the queue pair, any, is followed too: whose it is has been started last. Who looks up the next response finds
  // a context that no response has which may be sent or is executed; the unit tells atomics in the order of their start.
  (* anyconst *) reg [2:0] which;
  (* anyseq *) reg returns;                               // its response has been acknowledged
  reg holds = 0, executing = 0;                           // a response has it; an atomic that is being executed
  reg [4:0] ahead = 0;                                    // atomics before it
  reg [4:0] place = 0;                                    // number of the response
  wire takes = starts && started_context_context == which;
  wire executes = ends && done_context == which;
  wire writes = updates_valid && updates_ready && updates_payload_qp == who && updates_payload_context == which;
  wire tells = is_done && (step == STEP_READING || step == STEP_LOADED || step == STEP_RETIRING) && qp == who;
  always @(posedge clk) begin
    holds <= !in_reset && !begins && (takes || (holds && !(returns && !executing)));
    executing <= !in_reset && !begins && (takes ? !started_reads : executing && !executes);
    ahead <= takes ? open : ahead - (ends && ahead != 0);
    place <= takes ? begun : place;
  end
  always @* if (!in_reset) begin
    assume(!(step == STEP_DECIDING && qp == who && found_context == which) || !holds);
    assume(!(results_valid && results_payload_qp == who) ||
           (results_payload_context == which) == (holds && executing && ahead == 0));
    // V1 and V4: written when it is started and, by an atomic, when that has been executed; never once it may be sent.
    written_in_its_turn: assert(!known || !writes || (updates_payload_executed ? holds && executing : !holds));
    sent_when_written: assert(!known || dead || !(holds && executing) || ((place - done) & 5'h1f) == ahead);
    told_in_order: assert(!known || !tells || (done_context == which) == (holds && executing && ahead == 0));
    free: assert(!known || !((step == STEP_COUNTING || step == STEP_NUMBERING) && qp == who &&
                             started_context_context == which) || !holds);
    those_ahead: assert(!known || !executing || holds && ahead < open);
    steps: assert(!(step == STEP_RETIRING) || is_done);
  end
endmodule
