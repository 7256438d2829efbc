  // Proved of it, with 40 in place of 3: one answer for each question, within 3 cycles, and no question in between.
  reg busy = 0;
  reg [1:0] waited = 0;
  always @(posedge clk) begin
    busy <= !rst && (rate_valid && rate_ready || busy && !out_valid);
    waited <= busy && !out_valid ? waited + 1 : 0;
  end
  always @* begin
    assume(rate_ready == !busy);
    assume(busy || !out_valid);
    assume(waited < 3 || out_valid);
  end
endmodule
