  // Anything may start at any time, but not in the cycle behind one that is blocked. It is never blocked for long.
  reg stopped = 0;
  reg [5:0] held = 0;
  always @(posedge clk) begin
    stopped <= blocked;
    held <= rst || !blocked ? 0 : held + 1;
  end
  always @* assume(!(stopped && issued_valid));
  always @(posedge clk) if (!rst) assert(held < 40);
endmodule
