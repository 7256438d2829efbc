// Commands of any kind between blocks that take set-ups and end drains, and of which one has failures to report.
// Environment: who reports keeps his report, and until it is taken he takes no set-up and no rate and ends no drain; one
// report comes in the way of each. Else a set-up or a rate is taken and a drain ends within 2 cycles. An order of event
// queues is taken like these, and obeyed a cycle later.
module proof(input clk, input given, input [7:0] code, input fails, input drained, input begun);
  reg started = 0;
  always @(posedge clk) started <= 1;
  wire rst = !started;
  wire busy, taken, asks, renews, rates, tells;
  wire begins = renews || rates || tells;
  reg ordered = 0;
  CommandProcessor_small dut(.clk(clk), .rst(rst), .command_valid(given), .command_value_code(code),
    .answer_busy(busy), .failures_0_valid(fails), .failures_0_ready(taken), .drain_asked(asks), .drained(drained),
    .setup_valid(renews), .setup_ready(begun), .rate_valid(rates), .rate_ready(begun),
    .events_valid(tells), .events_ready(begun), .obeyed(ordered));

  reg kept = 0, reported = 0, waits = 0, ran = 0;        // ran: the tables have been cleared
  reg [6:0] age = 0;
  always @(posedge clk) begin
    ordered <= !rst && tells && begun;
    kept <= !rst && fails && !taken;
    reported <= !rst && (begins || asks) && (reported || fails && taken);
    waits <= !rst && !fails && (begins && !begun || asks && !drained);
    ran <= !rst && (ran || !busy);
    age <= rst || !busy || !ran ? 0 : age + 1;
  end
  always @* begin
    if (kept) assume(fails);
    if (reported) assume(!fails);
    if (fails) begin assume(!begun); assume(!drained); end
    if (waits && !fails) begin assume(!begins || begun); assume(!asks || drained); end
  end
  always @(posedge clk) if (!rst) assert(age < 80);      // a command ends
endmodule
