// A rate is taken soon whatever is charged, looked at and walked. Environment: a packet is charged in one of four cycles at
// most, one of the same queue pair not within eight (it is handed back by the verdict on the first); the ring takes what it
// is told within 3 cycles (proved with 24); time passes, so that a step of the walk is due every 64 cycles at most.
module proof(input clk);
  reg started = 0;
  always @(posedge clk) started <= 1;
  wire rst = !started;
  wire charges, rates, takes;
  wire [3:0] charged;
  wire [27:0] now;
  wire ready, tells;
  TokenBuckets_16 dut(.clk(clk), .rst(rst), .now(now), .rate_valid(rates), .rate_ready(ready), .rated_valid(tells),
    .rated_ready(takes), .charge_valid(charges), .charge_value_qp(charged));

  reg [3:0] last = 0, before = 0;
  reg [3:0] since_last = 15, since_before = 15;
  always @(posedge clk) begin
    since_last <= charges ? 0 : since_last == 15 ? 15 : since_last + 1;
    since_before <= charges ? since_last : since_before == 15 ? 15 : since_before + 1;
    if (charges) begin last <= charged; before <= last; end
  end
  always @* begin
    assume(!(charges && since_last < 3));
    assume(!(charges && charged == last && since_last < 8));
    assume(!(charges && charged == before && since_before < 8));
  end

  reg [1:0] told = 0;
  always @(posedge clk) told <= rst || !tells || takes ? 0 : told + 1;
  always @* assume(told < 2 || takes);

  reg was_odd = 0;
  reg [5:0] since_turn = 63;
  always @(posedge clk) begin
    was_odd <= now[7];
    since_turn <= now[7] != was_odd ? 0 : since_turn == 63 ? 63 : since_turn + 1;
  end
  always @* assume(now[7] == was_odd || since_turn == 63);

  reg [6:0] low = 0;
  reg was_ready = 0, was_valid = 0;
  reg [4:0] first = 31, second = 31;
  wire drops = started && was_ready && !was_valid && !ready;
  always @(posedge clk) begin
    low <= rst || ready ? 0 : low + 1;
    was_ready <= !rst && ready;
    was_valid <= rates;
    first <= drops ? 0 : first == 31 ? 31 : first + 1;
    second <= drops ? first : second == 31 ? 31 : second + 1;
  end
  always @* begin
    assert(low < 60);
    assert(!(drops && second < 24));
  end
endmodule
