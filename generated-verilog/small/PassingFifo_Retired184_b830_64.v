`default_nettype none

// PassingFifo_Retired184_b830_64: holds payloads and gives them back in order; lets them pass when nothing
// waits.  Generated from PassingFifo.java.
module PassingFifo_Retired184_b830_64 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_qp,  // queue pair, local number
  input  wire [23:0] in_payload_psn,
  input  wire [2:0]  in_payload_outcome,
  // in_payload_progress: with this packet and all earlier ones counted
  input  wire [23:0] in_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] in_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] in_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] in_payload_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  // in_payload_error: newest recorded at the commit of this packet
  input  wire        in_payload_error_valid,
  input  wire [23:0] in_payload_error_psn,
  input  wire [2:0]  in_payload_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
  input  wire        in_payload_not_ready,  // refused because no receive request is posted (row 40)
  input  wire        in_payload_ack_request,
  input  wire        in_payload_retrans,
  input  wire        in_payload_congested,  // CE marked, and not trimmed
  input  wire        in_payload_trimmed,  // trimmed by a switch or here: no acknowledgement
  input  wire [23:0] in_payload_placements,  // placements ordered up to and with this packet
  output wire        out_valid,
  input  wire        out_ready,
  output wire [3:0]  out_payload_qp,  // queue pair, local number
  output wire [23:0] out_payload_psn,
  output wire [2:0]  out_payload_outcome,
  // out_payload_progress: with this packet and all earlier ones counted
  output wire [23:0] out_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0] out_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0] out_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0] out_payload_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  // out_payload_error: newest recorded at the commit of this packet
  output wire        out_payload_error_valid,
  output wire [23:0] out_payload_error_psn,
  output wire [2:0]  out_payload_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
  output wire        out_payload_not_ready,  // refused because no receive request is posted (row 40)
  output wire        out_payload_ack_request,
  output wire        out_payload_retrans,
  output wire        out_payload_congested,  // CE marked, and not trimmed
  output wire        out_payload_trimmed,  // trimmed by a switch or here: no acknowledgement
  output wire [23:0] out_payload_placements,  // placements ordered up to and with this packet
  output wire [6:0]  level  // payloads held, without one that passes
);
  wire        fifo_out_valid;
  wire [3:0]  fifo_out_payload_qp;
  wire [23:0] fifo_out_payload_psn;
  wire [2:0]  fifo_out_payload_outcome;
  wire [23:0] fifo_out_payload_progress_expected;
  wire [23:0] fifo_out_payload_progress_messages;
  wire [23:0] fifo_out_payload_progress_message_start;
  wire [23:0] fifo_out_payload_progress_receives_done;
  wire        fifo_out_payload_error_valid;
  wire [23:0] fifo_out_payload_error_psn;
  wire [2:0]  fifo_out_payload_error_code;
  wire        fifo_out_payload_not_ready;
  wire        fifo_out_payload_ack_request;
  wire        fifo_out_payload_retrans;
  wire        fifo_out_payload_congested;
  wire        fifo_out_payload_trimmed;
  wire [23:0] fifo_out_payload_placements;

  wire        fifo_in_valid = in_valid & (fifo_out_valid | ~out_ready);

  Fifo_Retired184_b830_64_LUTRAM_level fifo (
    .clk(clk),
    .rst(rst),
    .in_valid(fifo_in_valid),
    .in_ready(in_ready),
    .in_payload_qp(in_payload_qp),
    .in_payload_psn(in_payload_psn),
    .in_payload_outcome(in_payload_outcome),
    .in_payload_progress_expected(in_payload_progress_expected),
    .in_payload_progress_messages(in_payload_progress_messages),
    .in_payload_progress_message_start(in_payload_progress_message_start),
    .in_payload_progress_receives_done(in_payload_progress_receives_done),
    .in_payload_error_valid(in_payload_error_valid),
    .in_payload_error_psn(in_payload_error_psn),
    .in_payload_error_code(in_payload_error_code),
    .in_payload_not_ready(in_payload_not_ready),
    .in_payload_ack_request(in_payload_ack_request),
    .in_payload_retrans(in_payload_retrans),
    .in_payload_congested(in_payload_congested),
    .in_payload_trimmed(in_payload_trimmed),
    .in_payload_placements(in_payload_placements),
    .out_valid(fifo_out_valid),
    .out_ready(out_ready),
    .out_payload_qp(fifo_out_payload_qp),
    .out_payload_psn(fifo_out_payload_psn),
    .out_payload_outcome(fifo_out_payload_outcome),
    .out_payload_progress_expected(fifo_out_payload_progress_expected),
    .out_payload_progress_messages(fifo_out_payload_progress_messages),
    .out_payload_progress_message_start(fifo_out_payload_progress_message_start),
    .out_payload_progress_receives_done(fifo_out_payload_progress_receives_done),
    .out_payload_error_valid(fifo_out_payload_error_valid),
    .out_payload_error_psn(fifo_out_payload_error_psn),
    .out_payload_error_code(fifo_out_payload_error_code),
    .out_payload_not_ready(fifo_out_payload_not_ready),
    .out_payload_ack_request(fifo_out_payload_ack_request),
    .out_payload_retrans(fifo_out_payload_retrans),
    .out_payload_congested(fifo_out_payload_congested),
    .out_payload_trimmed(fifo_out_payload_trimmed),
    .out_payload_placements(fifo_out_payload_placements),
    .level(level)
  );

  assign out_valid = fifo_out_valid | in_valid;
  assign out_payload_qp = fifo_out_valid ? fifo_out_payload_qp : in_payload_qp;
  assign out_payload_psn = fifo_out_valid ? fifo_out_payload_psn : in_payload_psn;
  assign out_payload_outcome = fifo_out_valid ? fifo_out_payload_outcome : in_payload_outcome;
  assign out_payload_progress_expected = fifo_out_valid ? fifo_out_payload_progress_expected :
                                         in_payload_progress_expected;
  assign out_payload_progress_messages = fifo_out_valid ? fifo_out_payload_progress_messages :
                                         in_payload_progress_messages;
  assign out_payload_progress_message_start = fifo_out_valid ? fifo_out_payload_progress_message_start :
                                              in_payload_progress_message_start;
  assign out_payload_progress_receives_done = fifo_out_valid ? fifo_out_payload_progress_receives_done :
                                              in_payload_progress_receives_done;
  assign out_payload_error_valid = fifo_out_valid ? fifo_out_payload_error_valid : in_payload_error_valid;
  assign out_payload_error_psn = fifo_out_valid ? fifo_out_payload_error_psn : in_payload_error_psn;
  assign out_payload_error_code = fifo_out_valid ? fifo_out_payload_error_code : in_payload_error_code;
  assign out_payload_not_ready = fifo_out_valid ? fifo_out_payload_not_ready : in_payload_not_ready;
  assign out_payload_ack_request = fifo_out_valid ? fifo_out_payload_ack_request : in_payload_ack_request;
  assign out_payload_retrans = fifo_out_valid ? fifo_out_payload_retrans : in_payload_retrans;
  assign out_payload_congested = fifo_out_valid ? fifo_out_payload_congested : in_payload_congested;
  assign out_payload_trimmed = fifo_out_valid ? fifo_out_payload_trimmed : in_payload_trimmed;
  assign out_payload_placements = fifo_out_valid ? fifo_out_payload_placements : in_payload_placements;
endmodule

`default_nettype wire
