// A new life is taken by the scheduler whatever its packets wait for. Environment: the pacer takes a rate as its promise says;
// who offers a life keeps it, which is all of a queue pair or what of its flows is told later; responses that have arrived as a whole are told in every second cycle at most, since a frame
// has two beats. Everything else is free: tables, builder, window, host.
module proof(input clk, input offers, input whole, input [1:0] flows, input answers);
  reg started = 0;
  always @(posedge clk) started <= 1;
  wire rst = !started;
  wire ready;
  reg kept = 0;
  wire valid = offers || kept;
  always @(posedge clk) kept <= !rst && valid && !ready;
  // queues, receives, sends
  reg [2:0] held;
  wire [2:0] groups = kept ? held : whole ? 3'b111 : flows == 0 ? 3'b001 : {1'b0, flows};
  always @(posedge clk) held <= groups;
  reg told = 0;
  wire done = answers && !told;
  always @(posedge clk) told <= done;
  TxScheduler_small dut(.clk(clk), .rst(rst), .setup_valid(valid), .setup_ready(ready),
    .setup_payload_groups_queues(groups[2]), .setup_payload_groups_receives(groups[1]),
    .setup_payload_groups_sends(groups[0]), .reads_done_valid(done));

  reg [5:0] waited = 0;
  always @(posedge clk) waited <= rst || !valid || ready ? 0 : waited + 1;
  always @* assert(waited < 16);
endmodule
