// A new rate is taken within 24 cycles. Environment: a turn is taken in one of four cycles at most and a queue pair is handed
// back in one of two; what the buckets and the wheel show is free. Not while the ring clears its table, 16 cycles.
module proof(input clk);
  reg started = 0;
  reg [5:0] age = 0;
  always @(posedge clk) begin started <= 1; age <= age == 63 ? 63 : age + 1; end
  wire rst = !started;
  wire takes, returns, rates, ready, turn, taken_back;
  PacedRing_16_7 dut(.clk(clk), .rst(rst), .rated_valid(rates), .rated_ready(ready), .next_valid(turn), .next_ready(takes),
    .returned_valid(returns), .returned_ready(taken_back));
  reg [2:0] since_turn = 7, since_return = 7;
  always @(posedge clk) begin
    since_turn <= turn && takes ? 0 : since_turn == 7 ? 7 : since_turn + 1;
    since_return <= returns && taken_back ? 0 : since_return == 7 ? 7 : since_return + 1;
  end
  always @* begin
    assume(!(turn && takes && since_turn < 3));
    assume(!(returns && since_return < 1));
    assume(!(rates && age < 20));
  end
  reg [5:0] waited = 0;
  always @(posedge clk) waited <= rst || !rates || ready ? 0 : waited + 1;
  always @* assert(waited < 24);
endmodule
