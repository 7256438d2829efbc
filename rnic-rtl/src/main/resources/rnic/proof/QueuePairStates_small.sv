// The states between commands and failures that come as they like; every answer about a queue is possible.
// Environment: who offers keeps his offer, and a command waits for its answer before it orders again.
module proof(input clk, input ordered, input [1:0] kind, input fails, input broken);
  reg started = 0;
  always @(posedge clk) started <= 1;
  wire rst = !started;
  wire orderReady, failureReady, answered;
  QueuePairStates_small dut(.clk(clk), .rst(rst), .orders_valid(ordered), .orders_ready(orderReady),
    .orders_payload_kind(kind), .failures_valid(fails), .failures_ready(failureReady), .is_broken(broken),
    .answer_valid(answered));

  reg orderWaits = 0, failureWaits = 0, open = 0;
  reg [1:0] was;
  reg [4:0] age = 0;                                     // the table has been cleared at the age of 20
  reg [5:0] waited = 0, held = 0, worked = 0;
  always @(posedge clk) begin
    orderWaits <= !rst && ordered && !orderReady;
    failureWaits <= !rst && fails && !failureReady;
    was <= kind;
    age <= rst ? 0 : age == 20 ? 20 : age + 1;
    waited <= rst || age != 20 || failureReady || !fails ? 0 : waited + 1;
    held <= rst || age != 20 || orderReady || !ordered ? 0 : held + 1;
    open <= rst ? 0 : ordered && orderReady ? 1 : answered ? 0 : open;
    worked <= rst || !open || answered ? 0 : worked + 1;
  end
  always @* begin
    assume(kind != 3);
    if (orderWaits) begin assume(ordered); assume(kind == was); end
    if (failureWaits) assume(fails);
    if (open) assume(!ordered);
  end
  always @(posedge clk) if (!rst) begin
    assert(waited < 24);                                 // a failure is taken
    assert(held < 24);                                   // an order is taken
    assert(worked < 8);                                  // and answered
  end
endmodule
