  // One queue pair, any, is followed: it stands in the ring, or it does not. What comes out of the ring had gone in (proved of
  // the FIFO). Its row says what was written last: after the reset, when the table has been cleared.
  (* anyconst *) reg [3:0] who;
  reg stands = 0;
  reg known = 0, listed;                                  // what its row says
  wire comes = ring_in_valid && failure_qp == who;
  wire shown = ring_out_valid && ring_out_payload == who;
  wire writes = (clearing | failed | given | renewal) && _cleared_choice == who;
  always @(posedge clk) begin
    stands <= !rst && (comes || (stands && !(shown && granting)));
    known <= !rst && (known || writes);
    if (writes) listed <= !clearing && (failed | (renewal & row_listed));
  end
  always @* if (!rst) begin
    assume(stands || !shown);
    assume(!known || !beginning_c3 || failure_qp != who || row_listed == listed);
    stands_once: assert(!comes || !stands);
  end
endmodule
