  // What is proved of TokenBuckets, with 3 cycles in place of 60: a rate is taken that soon, and at most twice in 24 cycles
  // the walk begins a step where no rate is shown.
  reg started = 0;
  reg [1:0] low = 0;
  reg was_ready = 0, was_valid = 0;
  reg [4:0] first = 31, second = 31;
  wire drops = started && was_ready && !was_valid && !rate_ready;
  always @(posedge clk) begin
    started <= 1;
    low <= rst || rate_ready ? 0 : low + 1;
    was_ready <= rate_ready;
    was_valid <= rate_valid;
    first <= drops ? 0 : first == 31 ? 31 : first + 1;
    second <= drops ? first : second == 31 ? 31 : second + 1;
  end
  always @* begin
    assume(low < 3 || rate_ready);
    assume(!(drops && second < 24));
  end
endmodule
