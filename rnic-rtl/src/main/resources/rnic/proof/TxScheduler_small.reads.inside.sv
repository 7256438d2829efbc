  // One queue pair, any, is followed from a life on: the ledger and the table of what is seen say of it what was written last, two
  // cycles later, and its context what it said before. A Read has one packet. Reads are answered, and seen, after
  // they were sent. The pacer gives a queue pair the turn once, until it is handed back.
  (* anyconst *) reg [3:0] who;
  (* anyconst *) reg [2:0] limit;                         // Reads and atomics that the peer takes
  (* anyseq *) reg [23:0] newly_seen;
  reg known = 0, taken = 0;
  reg [23:0] sent_reads = 0, sent_reads_1 = 0, sent_reads_2 = 0;
  reg [3:0] answered = 0, answered_1 = 0, answered_2 = 0; // low bits: no more are open
  reg [23:0] seen = 0, seen_1 = 0, seen_2 = 0;
  wire begins = ledger_setup_valid && setup_payload_qp == who;
  wire his_draft = draft_flow_qp == who;
  wire his_choice = flow_qp == who && choice != CHOICE_IDLE;
  wire answers = reads_done_valid && reads_done_value_qp == who;
  wire orders = ordering && his_draft;
  wire takes = pacer_next_valid && pacer_next_ready && pacer_next_payload_flow[3:0] == who;
  // What is measured of his requests: a life of these ends nothing of his responses.
  wire measured = step != STEP_IDLE && step != STEP_CHECKING && his_draft && !draft_is_past && !draft_retrans &&
                  !draft_flow_responses;
  always @(posedge clk) begin
    known <= !in_reset && (known || begins);
    taken <= !in_reset && (takes || (taken && !(pacer_served_valid && his_draft)));
    sent_reads <= begins ? 0 : orders ? next_read_reads : sent_reads;
    answered <= begins ? 0 : answers ? reads_done_value_messages[3:0] : answered;
    seen <= begins ? 0 : newly_seen;
    {sent_reads_1, sent_reads_2} <= {sent_reads, sent_reads_1};
    {answered_1, answered_2} <= {answered, answered_1};
    young <= begins ? 2 : young - (young != 0);
    {seen_1, seen_2} <= {seen, seen_1};
  end
  wire draft_reads = draft_wqe_kind[2] && !(&draft_wqe_kind[1:0]) && !draft_flow_responses;
  // Who has his turn.
  wire checking = step == STEP_CHECKING && flow_qp == who;
  wire drafting = step != STEP_IDLE && step != STEP_CHECKING && his_draft && !returned;
  wire [2:0] holders = his_choice + checking + drafting + (staying && stayer_qp == who);
  // At his requests, in a turn of theirs; who returns to them has read nothing yet.
  wire ours = !granted && !flow_responses && !is_past;
  wire looks = his_choice && choice != CHOICE_RETURNING && ours;
  wire checks = checking && ours;
  reg [1:0] young = 0;                                    // a life has begun
  wire [3:0] open_now = sent_reads[3:0] - answered;
  wire [3:0] open_1 = sent_reads_1[3:0] - answered_1;
  wire [3:0] open_2 = sent_reads_2[3:0] - answered_2;
  wire [3:0] open_next = sent_reads[3:0] - reads_done_value_messages[3:0];
  // A life is all of a queue pair, or one flow or both that begin later, and stays so until it is taken.
  wire [2:0] groups = {setup_payload_groups_queues, setup_payload_groups_receives, setup_payload_groups_sends};
  reg [2:0] held;
  reg holds = 0;
  always @(posedge clk) {held, holds} <= {groups, !in_reset && setup_valid && !setup_ready};
  always @* if (!in_reset) begin
    assume(!setup_valid || groups == 7 || groups[2] == 0 && groups != 0);
    assume(!holds || setup_valid && groups == held);
    assume(!begins || groups[2] || holders == 0 && !takes);  // requests that begin later: in RTR nobody has chosen one
    assume(limit <= 4);
    assume(!(step == STEP_CHECKING && flow_qp == who) || tables_context_reads_outstanding == limit);
    assume(!known || !((choice == CHOICE_LOADED || choice == CHOICE_ASKING || step == STEP_CHECKING) && flow_qp == who) ||
           ledger_row_reads == sent_reads_2 && ledger_answered == answered_2 && seen_inst_seen == seen_2);
    assume(!answers || open_next <= open_now);
    assume(((sent_reads - newly_seen) & 24'hffffff) <= ((sent_reads - seen) & 24'hffffff));
    assume(((sent_reads - newly_seen) & 24'hffffff) < 24'h800000);
    assume(!(step == STEP_SIZING && wqe_kind[2] && !(&wqe_kind[1:0]) && !draft_flow_responses && !draft_retrans) || po == 0);
    assume(!(pacer_next_valid && pacer_next_payload_flow[3:0] == who) || !taken);
    // V5 and V9.
    no_more_are_open: assert(!known || open_now <= limit);
    begun_when_allowed: assert(!known || !orders || po != 0 || open_now < limit);
    fences_hold: assert(!known || !(moving && his_draft && !draft_flow_responses && po == 0 && draft_wqe_fence) ||
                        sent_reads == seen);
    // What it takes: one holds his turn, what it has measured stands, and his numbers were as they are when they were read.
    turn_is_taken: assert(holders == 0 || (taken && holders == 1));
    handed_back_early: assert(!returned || step == STEP_IDLE || step == STEP_CHECKING || draft_retrans);
    free_while_it_is_checked: assert(step != STEP_CHECKING || choice == CHOICE_IDLE);
    begun_lately: assert(young <= 2);
    choice_is_a_step: assert(choice <= CHOICE_RETURNING);
    begun_of_both: assert(!responses_begun || holds && held[1:0] == 3);
    paced_behind: assert(!life_paced || responses_begun);
    turn_is_kept: assert((choice == CHOICE_IDLE && step != STEP_CHECKING) || choice == CHOICE_ASKING || retrans ||
                         flow_responses == granted);
    handed_back_late: assert(!returned || step != STEP_WAITING && step != STEP_ANSWERED && step != STEP_NUMBERING);
    stood: assert(!known || !looks || (sent_reads_1 == sent_reads && young <= 1));
    stood_longer: assert(!known || !(looks && choice != CHOICE_READING) && !checks ||
                         (sent_reads_2 == sent_reads && sent_reads_1 == sent_reads && young == 0));
    in_limit_1: assert(!known || young > 1 || open_1 <= limit);
    in_limit_2: assert(!known || young > 0 || open_2 <= limit);
    seen_in_order_1: assert(!known || young > 1 || sent_reads_1 != sent_reads || seen_1 != sent_reads || seen == sent_reads);
    seen_in_order_2: assert(!known || young > 0 || sent_reads_2 != sent_reads || sent_reads_1 != sent_reads ||
                            seen_2 != sent_reads || seen_1 == sent_reads);
    open_fell_1: assert(!known || young > 1 || sent_reads_1 != sent_reads ||
                        open_now <= open_1);
    open_fell_2: assert(!known || young > 0 || sent_reads_2 != sent_reads_1 ||
                        open_1 <= open_2);
    measured_open: assert(!known || !checks || open_now <= open_reads);
    measured_unseen: assert(!known || !checks || unseen_reads || sent_reads == seen);
    counted: assert(!known || !measured || read_reads == sent_reads);
    one_more: assert(!known || !measured || step != STEP_SENDING || !draft_reads || next_read_reads == ((sent_reads + 1) & 24'hffffff));
    allowed: assert(!known || !measured || !may_read || open_now < limit);
    waits: assert(!known || !measured || has_reads || sent_reads == seen);
    asked_for: assert(!known || !measured || step != STEP_SENDING && step != STEP_COUNTING || !draft_reads || po == 0 &&
                      (draft_wqe_bad || may_read));
    one_packet: assert(!known || !measured || step != STEP_CUTTING || !draft_reads || po == 0);
    fence_kept: assert(!known || !measured || step != STEP_SENDING && step != STEP_COUNTING || po != 0 ||
                       draft_flow_responses || !draft_wqe_fence || !has_reads);
  end
endmodule
