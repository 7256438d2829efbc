  // It counts what it holds, from any number on.
  reg [10:0] held;
  always @(posedge clk) held <= held + (in_valid && in_ready) - (out_valid && out_ready);
  always @* begin
    assume(held <= 1024 && level == held);
    assume(in_ready == (held != 1024));
    assume(held != 0 || !out_valid);
  end
endmodule
