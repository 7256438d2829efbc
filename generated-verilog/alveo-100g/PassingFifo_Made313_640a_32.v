`default_nettype none

// PassingFifo_Made313_640a_32: holds payloads and gives them back in order; lets them pass when nothing
// waits.  Generated from PassingFifo.java.
module PassingFifo_Made313_640a_32 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [9:0]   in_payload_answer_qp,  // queue pair, local number
  input  wire [2:0]   in_payload_answer_kind,
  input  wire [23:0]  in_payload_answer_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  input  wire [7:0]   in_payload_answer_syndrome,  // of AETH
  input  wire [23:0]  in_payload_answer_msn,  // aMSN
  input  wire [23:0]  in_payload_answer_po,  // of POETH; of an RTT Response its UDP source port
  input  wire         in_payload_answer_becn,
  input  wire         in_payload_answer_retrans,
  // in_payload_answer_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  input  wire [7:0]   in_payload_answer_sack_valid_length,  // 1 to 128 bits count
  input  wire [23:0]  in_payload_answer_sack_start,  // PSN of the least significant bit
  input  wire [127:0] in_payload_answer_sack_bitmap,  // bit i: PSN start + i has been received
  input  wire [23:0]  in_payload_answer_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  in_payload_answer_peer_partition,  // P_Key
  input  wire [9:0]   in_payload_answer_peer_handle,  // address handle
  input  wire [4:0]   in_payload_answer_peer_paths,  // 1 to 16
  input  wire         in_payload_sends,
  input  wire         in_payload_fails,
  input  wire         in_payload_too_long,
  output wire         out_valid,
  input  wire         out_ready,
  output wire [9:0]   out_payload_answer_qp,  // queue pair, local number
  output wire [2:0]   out_payload_answer_kind,
  output wire [23:0]  out_payload_answer_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  output wire [7:0]   out_payload_answer_syndrome,  // of AETH
  output wire [23:0]  out_payload_answer_msn,  // aMSN
  output wire [23:0]  out_payload_answer_po,  // of POETH; of an RTT Response its UDP source port
  output wire         out_payload_answer_becn,
  output wire         out_payload_answer_retrans,
  // out_payload_answer_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  output wire [7:0]   out_payload_answer_sack_valid_length,  // 1 to 128 bits count
  output wire [23:0]  out_payload_answer_sack_start,  // PSN of the least significant bit
  output wire [127:0] out_payload_answer_sack_bitmap,  // bit i: PSN start + i has been received
  output wire [23:0]  out_payload_answer_peer_qp,  // queue pair number at the peer
  output wire [15:0]  out_payload_answer_peer_partition,  // P_Key
  output wire [9:0]   out_payload_answer_peer_handle,  // address handle
  output wire [4:0]   out_payload_answer_peer_paths,  // 1 to 16
  output wire         out_payload_sends,
  output wire         out_payload_fails,
  output wire         out_payload_too_long,
  output wire [5:0]   level  // payloads held, without one that passes
);
  wire         fifo_out_valid;
  wire [9:0]   fifo_out_payload_answer_qp;
  wire [2:0]   fifo_out_payload_answer_kind;
  wire [23:0]  fifo_out_payload_answer_psn;
  wire [7:0]   fifo_out_payload_answer_syndrome;
  wire [23:0]  fifo_out_payload_answer_msn;
  wire [23:0]  fifo_out_payload_answer_po;
  wire         fifo_out_payload_answer_becn;
  wire         fifo_out_payload_answer_retrans;
  wire [7:0]   fifo_out_payload_answer_sack_valid_length;
  wire [23:0]  fifo_out_payload_answer_sack_start;
  wire [127:0] fifo_out_payload_answer_sack_bitmap;
  wire [23:0]  fifo_out_payload_answer_peer_qp;
  wire [15:0]  fifo_out_payload_answer_peer_partition;
  wire [9:0]   fifo_out_payload_answer_peer_handle;
  wire [4:0]   fifo_out_payload_answer_peer_paths;
  wire         fifo_out_payload_sends;
  wire         fifo_out_payload_fails;
  wire         fifo_out_payload_too_long;

  wire         fifo_in_valid = in_valid & (fifo_out_valid | ~out_ready);

  Fifo_Made313_640a_32_LUTRAM_level fifo (
    .clk(clk),
    .rst(rst),
    .in_valid(fifo_in_valid),
    .in_ready(in_ready),
    .in_payload_answer_qp(in_payload_answer_qp),
    .in_payload_answer_kind(in_payload_answer_kind),
    .in_payload_answer_psn(in_payload_answer_psn),
    .in_payload_answer_syndrome(in_payload_answer_syndrome),
    .in_payload_answer_msn(in_payload_answer_msn),
    .in_payload_answer_po(in_payload_answer_po),
    .in_payload_answer_becn(in_payload_answer_becn),
    .in_payload_answer_retrans(in_payload_answer_retrans),
    .in_payload_answer_sack_valid_length(in_payload_answer_sack_valid_length),
    .in_payload_answer_sack_start(in_payload_answer_sack_start),
    .in_payload_answer_sack_bitmap(in_payload_answer_sack_bitmap),
    .in_payload_answer_peer_qp(in_payload_answer_peer_qp),
    .in_payload_answer_peer_partition(in_payload_answer_peer_partition),
    .in_payload_answer_peer_handle(in_payload_answer_peer_handle),
    .in_payload_answer_peer_paths(in_payload_answer_peer_paths),
    .in_payload_sends(in_payload_sends),
    .in_payload_fails(in_payload_fails),
    .in_payload_too_long(in_payload_too_long),
    .out_valid(fifo_out_valid),
    .out_ready(out_ready),
    .out_payload_answer_qp(fifo_out_payload_answer_qp),
    .out_payload_answer_kind(fifo_out_payload_answer_kind),
    .out_payload_answer_psn(fifo_out_payload_answer_psn),
    .out_payload_answer_syndrome(fifo_out_payload_answer_syndrome),
    .out_payload_answer_msn(fifo_out_payload_answer_msn),
    .out_payload_answer_po(fifo_out_payload_answer_po),
    .out_payload_answer_becn(fifo_out_payload_answer_becn),
    .out_payload_answer_retrans(fifo_out_payload_answer_retrans),
    .out_payload_answer_sack_valid_length(fifo_out_payload_answer_sack_valid_length),
    .out_payload_answer_sack_start(fifo_out_payload_answer_sack_start),
    .out_payload_answer_sack_bitmap(fifo_out_payload_answer_sack_bitmap),
    .out_payload_answer_peer_qp(fifo_out_payload_answer_peer_qp),
    .out_payload_answer_peer_partition(fifo_out_payload_answer_peer_partition),
    .out_payload_answer_peer_handle(fifo_out_payload_answer_peer_handle),
    .out_payload_answer_peer_paths(fifo_out_payload_answer_peer_paths),
    .out_payload_sends(fifo_out_payload_sends),
    .out_payload_fails(fifo_out_payload_fails),
    .out_payload_too_long(fifo_out_payload_too_long),
    .level(level)
  );

  assign out_valid = fifo_out_valid | in_valid;
  assign out_payload_answer_qp = fifo_out_valid ? fifo_out_payload_answer_qp : in_payload_answer_qp;
  assign out_payload_answer_kind = fifo_out_valid ? fifo_out_payload_answer_kind : in_payload_answer_kind;
  assign out_payload_answer_psn = fifo_out_valid ? fifo_out_payload_answer_psn : in_payload_answer_psn;
  assign out_payload_answer_syndrome = fifo_out_valid ? fifo_out_payload_answer_syndrome :
                                       in_payload_answer_syndrome;
  assign out_payload_answer_msn = fifo_out_valid ? fifo_out_payload_answer_msn : in_payload_answer_msn;
  assign out_payload_answer_po = fifo_out_valid ? fifo_out_payload_answer_po : in_payload_answer_po;
  assign out_payload_answer_becn = fifo_out_valid ? fifo_out_payload_answer_becn : in_payload_answer_becn;
  assign out_payload_answer_retrans = fifo_out_valid ? fifo_out_payload_answer_retrans :
                                      in_payload_answer_retrans;
  assign out_payload_answer_sack_valid_length = fifo_out_valid ? fifo_out_payload_answer_sack_valid_length :
                                                in_payload_answer_sack_valid_length;
  assign out_payload_answer_sack_start = fifo_out_valid ? fifo_out_payload_answer_sack_start :
                                         in_payload_answer_sack_start;
  assign out_payload_answer_sack_bitmap = fifo_out_valid ? fifo_out_payload_answer_sack_bitmap :
                                          in_payload_answer_sack_bitmap;
  assign out_payload_answer_peer_qp = fifo_out_valid ? fifo_out_payload_answer_peer_qp :
                                      in_payload_answer_peer_qp;
  assign out_payload_answer_peer_partition = fifo_out_valid ? fifo_out_payload_answer_peer_partition :
                                             in_payload_answer_peer_partition;
  assign out_payload_answer_peer_handle = fifo_out_valid ? fifo_out_payload_answer_peer_handle :
                                          in_payload_answer_peer_handle;
  assign out_payload_answer_peer_paths = fifo_out_valid ? fifo_out_payload_answer_peer_paths :
                                         in_payload_answer_peer_paths;
  assign out_payload_sends = fifo_out_valid ? fifo_out_payload_sends : in_payload_sends;
  assign out_payload_fails = fifo_out_valid ? fifo_out_payload_fails : in_payload_fails;
  assign out_payload_too_long = fifo_out_valid ? fifo_out_payload_too_long : in_payload_too_long;
endmodule

`default_nettype wire
