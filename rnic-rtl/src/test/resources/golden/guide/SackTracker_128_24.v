`default_nettype none

// SackTracker_128_24: remembers which packets beyond the next expected one have arrived, and slides past
// every closed gap.  Generated from SackTracker.java.
module SackTracker_128_24 (
  input  wire         clk,
  input  wire         rst,
  input  wire         arrival_valid,
  input  wire [23:0]  arrival_value,
  output reg  [23:0]  expected,
  output wire [127:0] sack,
  output wire         duplicate,
  output wire         outside
);
  reg  [127:0] seen;
  wire [7:0]   slide_count;

  wire [23:0]  ahead = arrival_value - expected;
  wire         in_window = ahead < 24'd128;
  wire [6:0]   index = ahead[6:0];
  wire         known = seen[index];
  wire [127:0] mark = (arrival_valid & in_window) ? (128'd1 << index) : 128'd0;

  TrailingOnes_128 slide (
    .value(seen),
    .count(slide_count)
  );

  assign sack = seen;
  assign duplicate = arrival_valid & (ahead[23] | (in_window & known));
  assign outside = arrival_valid & ~ahead[23] & ~in_window;

  always @(posedge clk) begin
    if (rst) begin
      expected <= 24'd0;
      seen <= 128'd0;
    end else begin
      seen <= (seen | mark) >> slide_count;
      expected <= expected + {16'd0, slide_count};
    end
  end
endmodule

`default_nettype wire
