`default_nettype none

// InterruptRequest: turns the level of an interrupt into requests for message-signaled interrupts, in another
// clock.  Generated from InterruptRequest.java.
module InterruptRequest (
  input  wire        nic_clk,  // of level
  input  wire        nic_rst,
  input  wire        host_clk,  // of request and taken
  input  wire        host_rst,
  input  wire        level,  // from a register
  output reg         request,  // held until it is taken
  input  wire        taken  // one cycle: the message has been sent
);
  reg         before_reg;
  reg         waiting;
  wire        crossing_in_ready;
  wire        crossing_out_valid;
  wire        crossing_out_payload;

  wire        rising = level & ~before_reg;
  wire        crossing_out_ready = ~request;

  HandshakeCrossing_bool crossing (
    .from_clk(nic_clk),
    .from_rst(nic_rst),
    .to_clk(host_clk),
    .to_rst(host_rst),
    .in_valid(waiting),
    .in_ready(crossing_in_ready),
    .in_payload(1'b1),
    .out_valid(crossing_out_valid),
    .out_ready(crossing_out_ready),
    .out_payload(crossing_out_payload)
  );

  always @(posedge nic_clk) begin
    if (nic_rst) begin
      before_reg <= 1'b0;
      waiting <= 1'b0;
    end else begin
      before_reg <= level;
      waiting <= rising | (waiting & ~crossing_in_ready);
    end
  end

  always @(posedge host_clk) begin
    if (host_rst) begin
      request <= 1'b0;
    end else if (request) begin
      if (taken) begin
        request <= 1'b0;
      end
    end else if (crossing_out_valid) begin
      request <= crossing_out_payload;
    end
  end
endmodule

`default_nettype wire
