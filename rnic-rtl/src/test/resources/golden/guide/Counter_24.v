`default_nettype none

// Counter_24: counts enabled cycles and wraps.  Generated from Counter.java.
module Counter_24 (
  input  wire        clk,
  input  wire        rst,
  input  wire        enable,
  input  wire        clear,
  output reg  [23:0] count
);
  always @(posedge clk) begin
    if (rst) begin
      count <= 24'd0;
    end else if (clear) begin
      count <= 24'd0;
    end else if (enable) begin
      count <= count + 24'd1;
    end
  end
endmodule

`default_nettype wire
