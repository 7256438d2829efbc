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

  wire [23:0]  ahead = arrival_value - expected;  // SackTracker.java:16
  wire         in_window = ahead < 24'd128;  // SackTracker.java:17
  wire [6:0]   index = ahead[6:0];  // SackTracker.java:18
  wire         known = seen[index];  // SackTracker.java:19
  wire [127:0] mark = (arrival_valid & in_window) ? (128'd1 << index) : 128'd0;  // SackTracker.java:20

  TrailingOnes_128 slide (
    .value(seen),
    .count(slide_count)
  );

  assign sack = seen;  // SackTracker.java:27
  assign duplicate = arrival_valid & (ahead[23] | (in_window & known));  // SackTracker.java:28
  assign outside = arrival_valid & ~ahead[23] & ~in_window;  // SackTracker.java:29

  always @(posedge clk) begin
    if (rst) begin
      expected <= 24'd0;
      seen <= 128'd0;
    end else begin
      seen <= (seen | mark) >> slide_count;  // SackTracker.java:23
      expected <= expected + {16'd0, slide_count};  // SackTracker.java:24
    end
  end
endmodule

`default_nettype wire
