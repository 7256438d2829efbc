`default_nettype none

// PassingFifo_AckRequest10_49e7_8: holds payloads and gives them back in order; lets them pass when nothing
// waits.  Generated from PassingFifo.java.
module PassingFifo_AckRequest10_49e7_8 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_qp,  // queue pair, local number
  input  wire [2:0]  in_payload_code,  // fatal NAK: as in FatalError; 0 = none
  input  wire        in_payload_not_ready,  // RNR NAK, if no other
  input  wire        in_payload_becn,  // congestion was seen since the last request
  input  wire        in_payload_gapless,  // no packet had arrived behind a gap: there is nothing to say in a SACK
  output wire        out_valid,
  input  wire        out_ready,
  output wire [3:0]  out_payload_qp,  // queue pair, local number
  output wire [2:0]  out_payload_code,  // fatal NAK: as in FatalError; 0 = none
  output wire        out_payload_not_ready,  // RNR NAK, if no other
  output wire        out_payload_becn,  // congestion was seen since the last request
  output wire        out_payload_gapless,  // no packet had arrived behind a gap: there is nothing to say in a SACK
  output wire [3:0]  level  // payloads held, without one that passes
);
  wire        fifo_out_valid;
  wire [3:0]  fifo_out_payload_qp;
  wire [2:0]  fifo_out_payload_code;
  wire        fifo_out_payload_not_ready;
  wire        fifo_out_payload_becn;
  wire        fifo_out_payload_gapless;

  wire        fifo_in_valid = in_valid & (fifo_out_valid | ~out_ready);

  Fifo_AckRequest10_49e7_8_LUTRAM_level fifo (
    .clk(clk),
    .rst(rst),
    .in_valid(fifo_in_valid),
    .in_ready(in_ready),
    .in_payload_qp(in_payload_qp),
    .in_payload_code(in_payload_code),
    .in_payload_not_ready(in_payload_not_ready),
    .in_payload_becn(in_payload_becn),
    .in_payload_gapless(in_payload_gapless),
    .out_valid(fifo_out_valid),
    .out_ready(out_ready),
    .out_payload_qp(fifo_out_payload_qp),
    .out_payload_code(fifo_out_payload_code),
    .out_payload_not_ready(fifo_out_payload_not_ready),
    .out_payload_becn(fifo_out_payload_becn),
    .out_payload_gapless(fifo_out_payload_gapless),
    .level(level)
  );

  assign out_valid = fifo_out_valid | in_valid;
  assign out_payload_qp = fifo_out_valid ? fifo_out_payload_qp : in_payload_qp;
  assign out_payload_code = fifo_out_valid ? fifo_out_payload_code : in_payload_code;
  assign out_payload_not_ready = fifo_out_valid ? fifo_out_payload_not_ready : in_payload_not_ready;
  assign out_payload_becn = fifo_out_valid ? fifo_out_payload_becn : in_payload_becn;
  assign out_payload_gapless = fifo_out_valid ? fifo_out_payload_gapless : in_payload_gapless;
endmodule

`default_nettype wire
