`default_nettype none

// Counters_16_forwarded: adds to the counter of a queue.  Generated from Pipes.java.
// timeline add: 5 cycles, 16 registers (103 bits), of these 12 (84 bits) only wait
module Counters_16_forwarded (
  input  wire        clk,
  input  wire        rst,
  input  wire        add_valid,  // cycle 0
  input  wire [3:0]  add_value,  // cycle 0
  input  wire [15:0] amount,  // cycle 0
  output reg  [15:0] total  // cycle 3
);
  // ---- timeline add, cycle 1
  reg  [3:0]  add_value_c1;
  reg         add_valid_c1;
  reg  [15:0] amount_c1;
  // ---- timeline add, cycle 2
  reg         same_1;
  reg         same_2;
  reg         same_3;
  reg  [15:0] amount_c2;
  reg  [3:0]  add_value_c2;
  reg         add_valid_c2;
  // ---- timeline add, cycle 3
  reg  [3:0]  add_value_c3;
  reg         add_valid_c3;
  // ---- timeline add, cycle 4
  reg  [15:0] total_c4;
  reg  [3:0]  add_value_c4;
  reg         add_valid_c4;
  // ---- timeline add, cycle 5
  reg  [15:0] total_c5;
  (* ram_style = "block" *)
  reg  [15:0] counters [0:15];
  reg  [15:0] _counter_first;
  reg  [15:0] counter;

  initial begin : counters_zero
    integer _i;
    for (_i = 0; _i < 16; _i = _i + 1) begin
      counters[_i] = 16'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && add_valid_c3) begin
      counters[add_value_c3] <= total;
    end
  end

  always @(posedge clk) begin
    _counter_first <= counters[add_value];
    counter <= _counter_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      add_valid_c1 <= 1'b0;
      add_valid_c2 <= 1'b0;
      add_valid_c3 <= 1'b0;
      add_valid_c4 <= 1'b0;
    end else begin
      // ---- timeline add, cycle 1
      add_valid_c1 <= add_valid;
      // ---- timeline add, cycle 2
      add_valid_c2 <= add_valid_c1;
      // ---- timeline add, cycle 3
      add_valid_c3 <= add_valid_c2;
      // ---- timeline add, cycle 4
      add_valid_c4 <= add_valid_c3;
    end
  end

  always @(posedge clk) begin
    // ---- timeline add, cycle 1
    add_value_c1 <= add_value;
    amount_c1 <= amount;
    // ---- timeline add, cycle 2
    add_value_c2 <= add_value_c1;
    amount_c2 <= amount_c1;
    same_1 <= (add_value_c1 == add_value_c2) & add_valid_c2;
    same_2 <= (add_value_c1 == add_value_c3) & add_valid_c3;
    same_3 <= (add_value_c1 == add_value_c4) & add_valid_c4;
    // ---- timeline add, cycle 3
    add_value_c3 <= add_value_c2;
    total <= (same_1 ? total : same_2 ? total_c4 : same_3 ? total_c5 : counter) + amount_c2;
    // ---- timeline add, cycle 4
    add_value_c4 <= add_value_c3;
    total_c4 <= total;
    // ---- timeline add, cycle 5
    total_c5 <= total_c4;
  end
endmodule

`default_nettype wire
