`default_nettype none

// Fifo_128_LUTRAM: holds payloads and gives them back in order, one per cycle in and out.  Generated from
// Fifo.java.
module Fifo_128_LUTRAM #(
  parameter WIDTH = 1  // bits of a payload
) (
  input  wire             clk,
  input  wire             rst,
  input  wire             in_valid,
  output wire             in_ready,
  input  wire [WIDTH-1:0] in_payload,
  output wire             out_valid,
  input  wire             out_ready,
  output wire [WIDTH-1:0] out_payload
);
  reg  [6:0]       tail;
  reg  [7:0]       held;
  reg  [6:0]       head;
  (* ram_style = "distributed" *)
  reg  [WIDTH-1:0] store [0:127];

  wire             push = in_valid & in_ready;
  wire             pop = out_valid & out_ready;

  assign out_valid = held != 8'd0;
  assign in_ready = held != 8'd128;
  assign out_payload = store[head];

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= in_payload;
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      tail <= 7'd0;
      held <= 8'd0;
      head <= 7'd0;
    end else begin
      if (push) begin
        tail <= tail + 7'd1;
      end
      if (push & ~pop) begin
        held <= held + 8'd1;
      end else if (pop & ~push) begin
        held <= held - 8'd1;
      end
      if (pop) begin
        head <= head + 7'd1;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (held <= 8'd128);
  always @(posedge clk) if (!rst) shows_only_what_it_holds: assert ((held != 8'd0) | ~out_valid);
  always @(posedge clk) if (!rst) becomes_full: cover (held == 8'd128);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(held <= 8'd128)) begin
    $display("Fifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((held != 8'd0) | ~out_valid)) begin
    $display("Fifo.java: HDL801: claim 'shows only what it holds' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
