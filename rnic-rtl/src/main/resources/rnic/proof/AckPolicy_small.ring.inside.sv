  // One flow, any, is followed: it stands in the ring, or it does not. With a place for every flow there is room
  // when each stands there once at most. Surroundings: what comes out of the ring had gone in (proved of the FIFO), and an
  // operation finds the state that the last one left (proved of this circuit).
  (* anyconst *) reg [4:0] who;
  reg stands = 0;                                         // it has gone into the ring, and not come out
  reg known = 0;                                          // an operation has left a state
  reg kept;                                               // which says so
  wire his = beginning_c2 && {decided_flow_responses_c2, decided_flow_qp_c2} == who;
  wire comes = ring_in_valid_c3 && {decided_flow_responses_c3, decided_flow_qp_c3} == who;
  wire shown = ring_out_valid && ring_out_payload == who;
  wire goes = shown && ring_out_ready;
  always @(posedge clk) begin
    stands <= !in_reset && (comes || (stands && !goes));
    known <= !in_reset && (known || his);
    if (his) kept <= step_after_in_ring;
  end
  always @* if (!in_reset) begin
    assume(stands || !shown);
    assume(!his || !known || stood_in_ring == kept);
    stands_once: assert(!comes || !stands);
  end
endmodule
