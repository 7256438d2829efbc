// The failure path of the send window: whatever operations start and fail, every failure finds room (the claim of the
// circuit), and nothing is held up for longer than its reader needs for those that wait. Environment: a failure is taken
// within 3 cycles (proved of the collector, with 12).
module proof(input clk, input takes, input setup);
  reg started = 0;
  always @(posedge clk) started <= 1;
  wire rst = !started;
  wire fails;
  SendWindow_small dut(.clk(clk), .rst(rst), .setup_valid(setup), .failure_valid(fails), .failure_ready(takes));

  reg [1:0] shown = 0;
  always @(posedge clk) shown <= rst || !fails || takes ? 0 : shown + 1;
  always @* assume(shown < 2 || takes);
endmodule
