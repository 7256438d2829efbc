  // Proved of it, with 24 and 8 in place of 3: an order is taken in less than 3 cycles and answered in less than 3.
  // A queue pair fails once per life: an order finds another state than was looked up once per command at most. A second
  // look without that in between belongs to another command.
  reg [1:0] held = 0, worked = 0, kind = 0;
  reg open = 0, refused = 0, spent = 0;
  always @(posedge clk) begin
    held <= rst || !orders_valid || orders_ready ? 0 : held + 1;
    worked <= rst || !open || answer_valid ? 0 : worked + 1;
    open <= !rst && (orders_valid && orders_ready || open && !answer_valid);
    if (orders_valid && orders_ready) kind <= orders_payload_kind;
    if (rst) begin
      refused <= 0;
      spent <= 0;
    end else if (answer_valid && open) begin
      refused <= kind == 1 && !answer_value_matching;
      spent <= kind == 1 ? spent | !answer_value_matching : spent & refused;
    end
  end
  always @* begin
    assume(held < 2 || orders_ready);
    assume(!(open && orders_ready));
    assume(!answer_valid || open);
    assume(worked < 2 || answer_valid);
    if (spent && kind == 1) assume(!answer_valid || answer_value_matching);
  end
endmodule
