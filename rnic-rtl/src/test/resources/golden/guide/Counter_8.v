`default_nettype none

// Counter_8: counts enabled cycles and wraps.  Generated from Counter.java.
module Counter_8 (
  input  wire        clk,
  input  wire        rst,
  input  wire        enable,
  input  wire        clear,
  output reg  [7:0]  count
);
  always @(posedge clk) begin
    if (rst) begin
      count <= 8'd0;
    end else if (clear) begin
      count <= 8'd0;
    end else if (enable) begin
      count <= count + 8'd1;
    end
  end
endmodule

`default_nettype wire
