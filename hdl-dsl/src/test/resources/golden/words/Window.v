`default_nettype none

// Window: a window of samples in a clock without reset, and a count in one with.  Generated from
// WithoutResetTest.java.
module Window (
  input  wire        sample_clk,
  input  wire        host_clk,
  input  wire        host_rst,
  input  wire [7:0]  value,
  output wire [7:0]  sum,
  output reg  [3:0]  count
);
  reg  [7:0]  before_reg;
  reg  [7:0]  before_d1;

  assign sum = before_reg + before_d1;

  always @(posedge sample_clk) begin
    before_reg <= value;
    before_d1 <= before_reg;
  end

  always @(posedge host_clk) begin
    if (host_rst) begin
      count <= 4'd9;
    end else begin
      count <= count + 4'd1;
    end
  end
endmodule

`default_nettype wire
