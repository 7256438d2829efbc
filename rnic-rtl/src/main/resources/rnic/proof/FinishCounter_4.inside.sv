  // Answers given to requests, those that wait and those of the oldest are all that came; a request is counted when it has
  // all of its own, and at once. The requests that wait are any; no more answers come than they have bursts, 3 of each.
  reg [7:0] answered_all = 0, finished_all = 0;
  always @(posedge clk) if (rst) begin
    answered_all <= 0;
    finished_all <= 0;
  end else begin
    if (answered) answered_all <= answered_all + 1;
    if (done) finished_all <= finished_all + {6'd0, unfinished_out_payload};
  end
  // A request stays the oldest until it is counted.
  reg waits = 0;
  reg [1:0] bursts;
  always @(posedge clk) begin
    waits <= !rst && unfinished_out_valid && !done;
    bursts <= unfinished_out_payload;
  end
  always @* if (!rst) begin
    if (answered && !take) assume(answers != 15);
    if (waits) assume(unfinished_out_valid && unfinished_out_payload == bursts);
  end
  wire [7:0] left = answered_all - finished_all;
  always @* if (!rst) begin
    all_are_counted: assert(left == {4'd0, answers} + {6'd0, taken});
    counted_when_it_has_all: assert(!done || taken == unfinished_out_payload
      || (answers != 0 && taken + 2'd1 == unfinished_out_payload));
    counted_at_once: assert(done || !unfinished_out_valid || taken != unfinished_out_payload);
    begins_anew: assert(waits || taken == 0);
  end
endmodule
