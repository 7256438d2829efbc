// One answer for each question, within 40 cycles, and no question in between. Environment: the answer is taken at once.
module proof(input clk, input asks);
  reg started = 0;
  always @(posedge clk) started <= 1;
  wire rst = !started;
  wire ready, answers;
  RateInverse dut(.clk(clk), .rst(rst), .rate_valid(asks), .rate_ready(ready), .out_valid(answers), .out_ready(1'b1));
  reg busy = 0;
  reg [5:0] waited = 0;
  always @(posedge clk) begin
    busy <= !rst && (asks && ready || busy && !answers);
    waited <= busy && !answers ? waited + 1 : 0;
  end
  always @* if (!rst) begin
    assert(ready == !busy);
    assert(busy || !answers);
    assert(waited < 40);
  end
endmodule
