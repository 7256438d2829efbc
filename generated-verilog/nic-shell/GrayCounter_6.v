`default_nettype none

// GrayCounter_6: counts in binary and in Gray code at once, both from registers.  Generated from
// GrayCounter.java.
module GrayCounter_6 (
  input  wire        clk,
  input  wire        rst,
  input  wire        advance,
  output reg  [5:0]  count,
  output reg  [5:0]  gray  // the same number, in Gray code
);
  wire [5:0]  coming = advance ? (count + 6'd1) : count;

  always @(posedge clk) begin
    if (rst) begin
      count <= 6'd0;
      gray <= 6'd0;
    end else begin
      count <= coming;
      gray <= coming ^ (coming >> 1);
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) both_are_the_same_number: assert (gray == (count ^ (count >> 1)));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(gray == (count ^ (count >> 1)))) begin
    $display("GrayCounter.java: HDL801: claim 'both are the same number' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
