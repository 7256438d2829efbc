  // Proved of it, with 12 in place of 3: a report waits for less than 3 cycles.
  reg [1:0] waited = 0;
  always @(posedge clk) waited <= rst || !in_0_valid || in_0_ready ? 0 : waited + 1;
  always @* assume(waited < 2 || in_0_ready);
endmodule
