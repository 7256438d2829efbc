  // One queue pair, any, is followed from a life on. Tables say what was written last. A request crosses with a context: there
  // are 8, and none is anybody's who has another. The peer acknowledges what has crossed. While a life waits to begin nothing of
  // it comes but what has left the gate, and nothing once the gate has been looked through. The FIFO is one.
  (* anyconst *) reg [3:0] who;
  reg known = 0;
  reg [9:0] written;
  reg [4:0] crossed = 0, freed = 0;                      // responses with a place in the order; that have lost it
  reg [4:0] told = 0, told_1 = 0, told_2 = 0;            // what the peer has acknowledged
  reg [3:0] out = 0;                                      // contexts that have crossed and have not come back
  reg [5:0] level = 0, deep = 0, late_ones = 0;           // in the FIFO: all, up to the last of his, his
  wire his = qp == who;
  wire beginning = resets && setup_payload == who;
  wire crosses = crossing_valid && crossing_ready && crossing_payload_qp == who;
  wire under_way = (step == STEP_READING || step == STEP_LOADED) && is_crossing && his;
  wire goes_in = late_in_valid && late_in_ready;
  wire goes_out = late_out_valid && late_out_ready;
  wire comes_back = goes_out && releases_payload_qp == who;
  wire acknowledges = update_valid && update_value_qp == who;
  wire ends = setup_valid && setup_payload == who;
  reg waits = 0;                                          // a life is offered, and stays so
  reg [3:0] waiter;
  always @(posedge clk) begin
    known <= !in_reset && (known || beginning);
    waits <= !in_reset && setup_valid && !setup_ready;
    waiter <= setup_payload;
    if (beginning) written <= 0;
    else if (his && counts) written <= {counted_crossed, row[4:0]};
    else if (his && returns) written <= {next_crossed, next_freed};
    crossed <= beginning ? 0 : crossed + (his && counts);
    freed <= beginning ? 0 : freed + (his && returns);
    told <= beginning ? 0 : acknowledges ? update_value_messages[4:0] : told;
    told_1 <= told;
    told_2 <= told_1;
    out <= beginning ? late_ones - comes_back : out + crosses - comes_back;
    level <= in_reset ? 0 : level + goes_in - goes_out;
    deep <= in_reset ? 0 : goes_in && his ? level + 1 - goes_out : deep - (goes_out && deep != 0);
    late_ones <= in_reset ? 0 : late_ones + (goes_in && his) - comes_back;
  end
  always @* if (!in_reset) begin
    assume(!known || !his || step != STEP_LOADED || row == written);
    assume(!known || !his || step != STEP_LOADED || messages == told_2);
    assume(!known || !crosses || out < 8);
    assume(known || late_ones <= 8);
    assume(!known || !acknowledges || ((update_value_messages[4:0] - told) & 5'h1f) <= ((crossed - told) & 5'h1f));
    assume(!waits || setup_valid && setup_payload == waiter);
    assume(resets_renewal == RESETS_RENEWAL_NONE || resets_renewal == RESETS_RENEWAL_MARKING || !ends ||
           !(acknowledges || crosses));
    assume(late_level == level && late_in_ready == (level < 32) && (level != 0 || !late_out_valid));
    assume(!late_out_valid || (releases_payload_qp == who ? deep != 0 && late_ones != 0 : deep != 1));
    assume(late_ones <= deep && deep <= level && (late_ones == 0) == (deep == 0));
    // V5: started less freed.
    contexts_suffice: assert(!known || ((crossed - freed) & 5'h1f) <= 8);
    only_what_is_acknowledged_comes_back: assert(!known || !(his && returns) || freed != told);
    nothing_is_late_when_a_life_begins: assert(!known || !(renewals_valid && renewals_payload == who) || late_ones == 0);
    its_row: assert(!known || written == {crossed, freed});
    everyone_is_counted: assert(!known || out == ((crossed - freed) & 16'h1f) + late_ones + under_way);
    what_is_told: assert(!known || ((told - freed) & 5'h1f) <= ((crossed - freed) & 5'h1f));
    as_read: assert(!known || !his || step != STEP_RETURNING ||
                    next_crossed == crossed && next_freed == ((freed + 1) & 5'h1f) && (!is_due || told != freed));
    read_before: assert(!known || !his || step != STEP_LOADED || ((told_2 - freed) & 5'h1f) <= ((told - freed) & 5'h1f));
    read_late: assert(!known || !his || step != STEP_READING || ((told_1 - freed) & 5'h1f) <= ((told - freed) & 5'h1f));
    offered: assert(resets_renewal == RESETS_RENEWAL_NONE || waits);
    all_behind_it: assert(!known || resets_renewal == RESETS_RENEWAL_NONE || resets_renewal == RESETS_RENEWAL_MARKING ||
                  resets_renewal == RESETS_RENEWAL_RESETTING || !ends || deep <= left);
    in_all: assert(!known || out <= 8);
    nothing_begins_before: assert(!known || !ends || !(resets_renewal == RESETS_RENEWAL_RETURNING ||
                                  resets_renewal == RESETS_RENEWAL_ENDING) || crossed == 0 && freed == 0 && told == 0 && !under_way);
    none_is_left: assert(!known || !ends || resets_renewal != RESETS_RENEWAL_ENDING || deep == 0);
    left_out: assert(left <= level || resets_renewal != RESETS_RENEWAL_RETURNING);
  end
endmodule
