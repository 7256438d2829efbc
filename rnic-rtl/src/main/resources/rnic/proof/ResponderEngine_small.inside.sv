  // One queue pair, any, is followed from a life on. Its row says what was written last. Reads are of up to 2^31 bytes, who is
  // done has been started, and lives begin when nothing is being executed.
  (* anyconst *) reg [3:0] who;
  reg known = 0;
  reg [39:0] written;
  reg [23:0] psn_next;
  reg [4:0] open = 0;                                     // atomics started and not done
  reg [4:0] done = 0, begun = 0;                         // responses that may be sent; that were started
  reg dead = 0;
  wire begins = beginning && setup_payload_qp == who;
  wire starts = started_numbering && qp == who;
  wire ends = retiring && qp == who;
  wire looks = step != STEP_IDLE && step != STEP_READING && qp == who;
  wire [3:0] bits = choices_data[18:16] > 4 ? 8 : 8 + choices_data[18:16];
  wire [31:0] length = started_context_operand[31:0];
  always @(posedge clk) begin
    known <= !in_reset && (known || begins);
    if (begins || starts || ends)
      written <= {beginning ? setup_payload_psn : retiring ? row[39:16] : (row[39:16] + started_packets),
                  beginning ? 5'd0 : retiring ? row[15:11] : (row[15:11] + 5'd1), beginning ? 5'd0 : new_row_ready,
                  beginning ? 5'd0 : retiring ? (row[5:1] - 5'd1) : (row[5:1] + {4'd0, ~started_reads}),
                  ~beginning & (retiring ? (row[0] | done_failed) : row[0])};
    psn_next <= begins ? setup_payload_psn : starts ? psn_next + started_packets : psn_next;
    begun <= begins ? 0 : begun + starts;
    done <= begins ? 0 : done + (starts && started_reads) + (ends && !done_failed && !dead);
    open <= begins ? 0 : open + (starts && !started_reads) - ends;
    dead <= !begins && (dead || (ends && done_failed));
  end
  always @* if (!in_reset) begin
    assume(!looks || !known || row == written);
    assume(!(step == STEP_RETIRING && qp == who) || open != 0);
    assume(open < 28 || !known);
    assume(found_operand[31:0] <= 32'h80000000);
    psns_follow_each_other: assert(!known || !starts || updates_payload_psn == psn_next);
    reads_wait_for_atomics: assert(!known || !starts || !started_reads || open == 0);
    what_is_ready_is_said: assert(!known || !reporting || qp != who ||
                                  new_row_ready == done + (starts && started_reads) + (ends && !done_failed && !dead));
    ready_in_order: assert(!known || dead || done + open == begun);
    nothing_starts_behind_a_failure: assert(!known || !starts || !dead);
    its_row: assert(!known || written == {psn_next, begun, done, open, dead});
    going: assert(!known || qp != who || !(step == STEP_LOOKING || step == STEP_WAITING || step == STEP_DECIDING ||
                                           step == STEP_COUNTING || step == STEP_NUMBERING) || !dead);
    alone: assert(!known || qp != who || !(step == STEP_COUNTING || step == STEP_NUMBERING) || !started_reads ||
                  open == 0);
    room: assert(!(step == STEP_COUNTING || step == STEP_NUMBERING) || started_reads || !started_offering);
  end
endmodule
