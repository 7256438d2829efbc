`default_nettype none

// InterruptModeration: makes interrupts of events: one for each, or one after a number of them or a time.
// Generated from InterruptModeration.java.
module InterruptModeration (
  input  wire        clk,
  input  wire        rst,
  input  wire        happening,  // one cycle per event
  input  wire [7:0]  settings_count,  // as soon as so many events wait
  input  wire [15:0] settings_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [15:0] now,  // 1/16 us, modulo
  output wire        due  // one cycle per interrupt
);
  reg  [7:0]  count;
  reg  [15:0] since;
  reg         late;
  reg         enough;
  reg         interrupt_reg;

  wire        due_2 = (|count) & (late | enough);
  wire [7:0]  kept = ~due_2 ? count : 8'd0;

  assign due = interrupt_reg;

  always @(posedge clk) begin
    if (rst) begin
      count <= 8'd0;
      late <= 1'b0;
      enough <= 1'b0;
      interrupt_reg <= 1'b0;
    end else begin
      interrupt_reg <= due_2;
      enough <= ~due_2 & (count >= settings_count);
      late <= (|count) & ~due_2 & ((now - since) >= settings_time);
      count <= (happening & ~(&kept)) ? (kept + 8'd1) : kept;
    end
  end

  always @(posedge clk) begin
    if ((count == 8'd0) | due_2) begin
      since <= now;
    end
  end
endmodule

`default_nettype wire
