// A new life is taken by the scheduler whatever its packets wait for. Environment: the pacer takes a rate as its promise says;
// who offers a life keeps it; responses that have arrived as a whole are told in every second cycle at most, since a frame
// has two beats. Everything else is free: tables, builder, window, host.
module proof(input clk, input offers, input answers);
  reg started = 0;
  always @(posedge clk) started <= 1;
  wire rst = !started;
  wire ready;
  reg kept = 0;
  wire valid = offers || kept;
  always @(posedge clk) kept <= !rst && valid && !ready;
  reg told = 0;
  wire done = answers && !told;
  always @(posedge clk) told <= done;
  TxScheduler_small dut(.clk(clk), .rst(rst), .setup_valid(valid), .setup_ready(ready), .reads_done_valid(done));

  reg [5:0] waited = 0;
  always @(posedge clk) waited <= rst || !valid || ready ? 0 : waited + 1;
  always @* assert(waited < 16);
endmodule
