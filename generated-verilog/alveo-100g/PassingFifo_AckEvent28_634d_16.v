`default_nettype none

// PassingFifo_AckEvent28_634d_16: holds payloads and gives them back in order; lets them pass when nothing
// waits.  Generated from PassingFifo.java.
module PassingFifo_AckEvent28_634d_16 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [9:0]  in_payload_qp,  // queue pair, local number
  input  wire        in_payload_congested,  // CE marked, and not trimmed
  input  wire        in_payload_counts,  // accepted: one packet more since the last acknowledgement
  input  wire        in_payload_advances,  // it was the next expected packet
  input  wire        in_payload_completes,  // a message completed with it
  input  wire        in_payload_urgent,  // acknowledge now, whatever the settings say
  input  wire        in_payload_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  input  wire [2:0]  in_payload_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  input  wire [8:0]  in_payload_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  output wire        out_valid,
  input  wire        out_ready,
  output wire [9:0]  out_payload_qp,  // queue pair, local number
  output wire        out_payload_congested,  // CE marked, and not trimmed
  output wire        out_payload_counts,  // accepted: one packet more since the last acknowledgement
  output wire        out_payload_advances,  // it was the next expected packet
  output wire        out_payload_completes,  // a message completed with it
  output wire        out_payload_urgent,  // acknowledge now, whatever the settings say
  output wire        out_payload_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  output wire [2:0]  out_payload_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  output wire [8:0]  out_payload_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  output wire [4:0]  level  // payloads held, without one that passes
);
  wire        fifo_out_valid;
  wire [9:0]  fifo_out_payload_qp;
  wire        fifo_out_payload_congested;
  wire        fifo_out_payload_counts;
  wire        fifo_out_payload_advances;
  wire        fifo_out_payload_completes;
  wire        fifo_out_payload_urgent;
  wire        fifo_out_payload_not_ready;
  wire [2:0]  fifo_out_payload_code;
  wire [8:0]  fifo_out_payload_behind_gap;

  wire        fifo_in_valid = in_valid & (fifo_out_valid | ~out_ready);

  Fifo_AckEvent28_634d_16_LUTRAM_level fifo (
    .clk(clk),
    .rst(rst),
    .in_valid(fifo_in_valid),
    .in_ready(in_ready),
    .in_payload_qp(in_payload_qp),
    .in_payload_congested(in_payload_congested),
    .in_payload_counts(in_payload_counts),
    .in_payload_advances(in_payload_advances),
    .in_payload_completes(in_payload_completes),
    .in_payload_urgent(in_payload_urgent),
    .in_payload_not_ready(in_payload_not_ready),
    .in_payload_code(in_payload_code),
    .in_payload_behind_gap(in_payload_behind_gap),
    .out_valid(fifo_out_valid),
    .out_ready(out_ready),
    .out_payload_qp(fifo_out_payload_qp),
    .out_payload_congested(fifo_out_payload_congested),
    .out_payload_counts(fifo_out_payload_counts),
    .out_payload_advances(fifo_out_payload_advances),
    .out_payload_completes(fifo_out_payload_completes),
    .out_payload_urgent(fifo_out_payload_urgent),
    .out_payload_not_ready(fifo_out_payload_not_ready),
    .out_payload_code(fifo_out_payload_code),
    .out_payload_behind_gap(fifo_out_payload_behind_gap),
    .level(level)
  );

  assign out_valid = fifo_out_valid | in_valid;
  assign out_payload_qp = fifo_out_valid ? fifo_out_payload_qp : in_payload_qp;
  assign out_payload_congested = fifo_out_valid ? fifo_out_payload_congested : in_payload_congested;
  assign out_payload_counts = fifo_out_valid ? fifo_out_payload_counts : in_payload_counts;
  assign out_payload_advances = fifo_out_valid ? fifo_out_payload_advances : in_payload_advances;
  assign out_payload_completes = fifo_out_valid ? fifo_out_payload_completes : in_payload_completes;
  assign out_payload_urgent = fifo_out_valid ? fifo_out_payload_urgent : in_payload_urgent;
  assign out_payload_not_ready = fifo_out_valid ? fifo_out_payload_not_ready : in_payload_not_ready;
  assign out_payload_code = fifo_out_valid ? fifo_out_payload_code : in_payload_code;
  assign out_payload_behind_gap = fifo_out_valid ? fifo_out_payload_behind_gap : in_payload_behind_gap;
endmodule

`default_nettype wire
