`default_nettype none

// PassingFifo_4: holds payloads and gives them back in order; lets them pass when nothing waits.  Generated
// from PassingFifo.java.
module PassingFifo_4 #(
  parameter WIDTH = 1  // bits of a payload
) (
  input  wire             clk,
  input  wire             rst,
  input  wire             in_valid,
  output wire             in_ready,
  input  wire [WIDTH-1:0] in_payload,
  output wire             out_valid,
  input  wire             out_ready,
  output wire [WIDTH-1:0] out_payload,
  output wire [2:0]       level  // payloads held, without one that passes
);
  wire             fifo_out_valid;
  wire [WIDTH-1:0] fifo_out_payload;

  wire             fifo_in_valid = in_valid & (fifo_out_valid | ~out_ready);

  Fifo_4_LUTRAM_level #(.WIDTH(WIDTH)) fifo (
    .clk(clk),
    .rst(rst),
    .in_valid(fifo_in_valid),
    .in_ready(in_ready),
    .in_payload(in_payload),
    .out_valid(fifo_out_valid),
    .out_ready(out_ready),
    .out_payload(fifo_out_payload),
    .level(level)
  );

  assign out_valid = fifo_out_valid | in_valid;
  assign out_payload = fifo_out_valid ? fifo_out_payload : in_payload;
endmodule

`default_nettype wire
