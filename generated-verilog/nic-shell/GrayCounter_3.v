`default_nettype none

// GrayCounter_3: counts in binary and in Gray code at once, both from registers.  Generated from
// GrayCounter.java.
module GrayCounter_3 (
  input  wire        clk,
  input  wire        rst,
  input  wire        advance,
  output reg  [2:0]  count,
  output reg  [2:0]  gray  // the same number, in Gray code
);
  wire [2:0]  coming = advance ? (count + 3'd1) : count;

  always @(posedge clk) begin
    if (rst) begin
      count <= 3'd0;
      gray <= 3'd0;
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
