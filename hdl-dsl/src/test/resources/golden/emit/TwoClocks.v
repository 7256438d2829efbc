`default_nettype none

// TwoClocks: two clocks that never meet.  Generated from StructureSamples.java.
module TwoClocks (
  input  wire        network_clk,
  input  wire        network_rst,
  input  wire        host_clk,
  input  wire        host_rst,
  input  wire        tick,
  output reg  [3:0]  count,
  input  wire        tock,
  (* max_fanout = "64" *)
  output reg  [3:0]  sum
);
  always @(posedge network_clk) begin
    if (network_rst) begin
      count <= 4'd0;
    end else if (tick) begin
      count <= count + 4'd1;
    end
  end

  always @(posedge host_clk) begin
    if (host_rst) begin
      sum <= 4'd0;
    end else if (tock) begin
      sum <= sum + 4'd3;
    end
  end
endmodule

`default_nettype wire
