`default_nettype none

// Promise: remembers a word; a claim names a constant that nothing else reads.  Generated from
// ControlSamples.java.
module Promise (
  input  wire        clk,
  input  wire        rst,
  input  wire [1:0]  word,
  output reg  [1:0]  last
);
  always @(posedge clk) begin
    if (rst) begin
      last <= 2'd0;
    end else begin
      last <= word;
    end
  end

`ifdef FORMAL
  localparam [1:0] WORD_AND = 2'd2;
  localparam [1:0] WORD_NOP = 2'd3;
  always @(posedge clk) if (!rst) always_works: assert (word != WORD_NOP);
  always @(posedge clk) if (!rst) has_seen_an_and: cover (last == WORD_AND);
`elsif HDL_CLAIMS
  localparam [1:0] WORD_NOP = 2'd3;
  always @(posedge clk) if (!rst && !(word != WORD_NOP)) begin
    $display("ControlSamples.java: HDL801: claim 'always works' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
