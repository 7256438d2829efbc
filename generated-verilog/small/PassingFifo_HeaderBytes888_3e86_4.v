`default_nettype none

// PassingFifo_HeaderBytes888_3e86_4: holds payloads and gives them back in order; lets them pass when nothing
// waits.  Generated from PassingFifo.java.
module PassingFifo_HeaderBytes888_3e86_4 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [879:0] in_payload_bytes,  // byte 0 in bits 7 to 0; bytes behind the length are 0
  input  wire [6:0]   in_payload_length,  // how many, at most 110
  input  wire         in_payload_has_payload,  // a payload of at least one byte follows
  output wire         out_valid,
  input  wire         out_ready,
  output wire [879:0] out_payload_bytes,  // byte 0 in bits 7 to 0; bytes behind the length are 0
  output wire [6:0]   out_payload_length,  // how many, at most 110
  output wire         out_payload_has_payload,  // a payload of at least one byte follows
  output wire [2:0]   level  // payloads held, without one that passes
);
  wire         fifo_out_valid;
  wire [879:0] fifo_out_payload_bytes;
  wire [6:0]   fifo_out_payload_length;
  wire         fifo_out_payload_has_payload;

  wire         fifo_in_valid = in_valid & (fifo_out_valid | ~out_ready);

  Fifo_HeaderBytes888_3e86_4_LUTRAM_level fifo (
    .clk(clk),
    .rst(rst),
    .in_valid(fifo_in_valid),
    .in_ready(in_ready),
    .in_payload_bytes(in_payload_bytes),
    .in_payload_length(in_payload_length),
    .in_payload_has_payload(in_payload_has_payload),
    .out_valid(fifo_out_valid),
    .out_ready(out_ready),
    .out_payload_bytes(fifo_out_payload_bytes),
    .out_payload_length(fifo_out_payload_length),
    .out_payload_has_payload(fifo_out_payload_has_payload),
    .level(level)
  );

  assign out_valid = fifo_out_valid | in_valid;
  assign out_payload_bytes = fifo_out_valid ? fifo_out_payload_bytes : in_payload_bytes;
  assign out_payload_length = fifo_out_valid ? fifo_out_payload_length : in_payload_length;
  assign out_payload_has_payload = fifo_out_valid ? fifo_out_payload_has_payload : in_payload_has_payload;
endmodule

`default_nettype wire
