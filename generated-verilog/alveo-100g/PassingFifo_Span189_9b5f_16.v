`default_nettype none

// PassingFifo_Span189_9b5f_16: holds payloads and gives them back in order; lets them pass when nothing
// waits.  Generated from PassingFifo.java.
module PassingFifo_Span189_9b5f_16 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [9:0]  in_payload_event_qp,  // queue pair, local number
  input  wire        in_payload_event_congested,  // CE marked, and not trimmed
  input  wire        in_payload_event_counts,  // accepted: one packet more since the last acknowledgement
  input  wire        in_payload_event_advances,  // it was the next expected packet
  input  wire        in_payload_event_completes,  // a message completed with it
  input  wire        in_payload_event_urgent,  // acknowledge now, whatever the settings say
  input  wire        in_payload_event_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  input  wire [2:0]  in_payload_event_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  input  wire [8:0]  in_payload_event_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  // in_payload_progress: of the packet
  input  wire [23:0] in_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] in_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] in_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] in_payload_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  input  wire [23:0] in_payload_placements,  // placements ordered up to and with the packet
  input  wire [11:0] in_payload_count,  // how many messages it completes
  input  wire        in_payload_is_short,  // these are one or none
  input  wire [11:0] in_payload_before,  // number of the message before the first of them, low bits
  input  wire [15:0] in_payload_request,  // index of the receive request that the first one with a request consumes
  output wire        out_valid,
  input  wire        out_ready,
  output wire [9:0]  out_payload_event_qp,  // queue pair, local number
  output wire        out_payload_event_congested,  // CE marked, and not trimmed
  output wire        out_payload_event_counts,  // accepted: one packet more since the last acknowledgement
  output wire        out_payload_event_advances,  // it was the next expected packet
  output wire        out_payload_event_completes,  // a message completed with it
  output wire        out_payload_event_urgent,  // acknowledge now, whatever the settings say
  output wire        out_payload_event_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  output wire [2:0]  out_payload_event_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  output wire [8:0]  out_payload_event_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  // out_payload_progress: of the packet
  output wire [23:0] out_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0] out_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0] out_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0] out_payload_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output wire [23:0] out_payload_placements,  // placements ordered up to and with the packet
  output wire [11:0] out_payload_count,  // how many messages it completes
  output wire        out_payload_is_short,  // these are one or none
  output wire [11:0] out_payload_before,  // number of the message before the first of them, low bits
  output wire [15:0] out_payload_request,  // index of the receive request that the first one with a request consumes
  output wire [4:0]  level  // payloads held, without one that passes
);
  wire        fifo_out_valid;
  wire [9:0]  fifo_out_payload_event_qp;
  wire        fifo_out_payload_event_congested;
  wire        fifo_out_payload_event_counts;
  wire        fifo_out_payload_event_advances;
  wire        fifo_out_payload_event_completes;
  wire        fifo_out_payload_event_urgent;
  wire        fifo_out_payload_event_not_ready;
  wire [2:0]  fifo_out_payload_event_code;
  wire [8:0]  fifo_out_payload_event_behind_gap;
  wire [23:0] fifo_out_payload_progress_expected;
  wire [23:0] fifo_out_payload_progress_messages;
  wire [23:0] fifo_out_payload_progress_message_start;
  wire [23:0] fifo_out_payload_progress_receives_done;
  wire [23:0] fifo_out_payload_placements;
  wire [11:0] fifo_out_payload_count;
  wire        fifo_out_payload_is_short;
  wire [11:0] fifo_out_payload_before;
  wire [15:0] fifo_out_payload_request;

  wire        fifo_in_valid = in_valid & (fifo_out_valid | ~out_ready);

  Fifo_Span189_9b5f_16_LUTRAM_level fifo (
    .clk(clk),
    .rst(rst),
    .in_valid(fifo_in_valid),
    .in_ready(in_ready),
    .in_payload_event_qp(in_payload_event_qp),
    .in_payload_event_congested(in_payload_event_congested),
    .in_payload_event_counts(in_payload_event_counts),
    .in_payload_event_advances(in_payload_event_advances),
    .in_payload_event_completes(in_payload_event_completes),
    .in_payload_event_urgent(in_payload_event_urgent),
    .in_payload_event_not_ready(in_payload_event_not_ready),
    .in_payload_event_code(in_payload_event_code),
    .in_payload_event_behind_gap(in_payload_event_behind_gap),
    .in_payload_progress_expected(in_payload_progress_expected),
    .in_payload_progress_messages(in_payload_progress_messages),
    .in_payload_progress_message_start(in_payload_progress_message_start),
    .in_payload_progress_receives_done(in_payload_progress_receives_done),
    .in_payload_placements(in_payload_placements),
    .in_payload_count(in_payload_count),
    .in_payload_is_short(in_payload_is_short),
    .in_payload_before(in_payload_before),
    .in_payload_request(in_payload_request),
    .out_valid(fifo_out_valid),
    .out_ready(out_ready),
    .out_payload_event_qp(fifo_out_payload_event_qp),
    .out_payload_event_congested(fifo_out_payload_event_congested),
    .out_payload_event_counts(fifo_out_payload_event_counts),
    .out_payload_event_advances(fifo_out_payload_event_advances),
    .out_payload_event_completes(fifo_out_payload_event_completes),
    .out_payload_event_urgent(fifo_out_payload_event_urgent),
    .out_payload_event_not_ready(fifo_out_payload_event_not_ready),
    .out_payload_event_code(fifo_out_payload_event_code),
    .out_payload_event_behind_gap(fifo_out_payload_event_behind_gap),
    .out_payload_progress_expected(fifo_out_payload_progress_expected),
    .out_payload_progress_messages(fifo_out_payload_progress_messages),
    .out_payload_progress_message_start(fifo_out_payload_progress_message_start),
    .out_payload_progress_receives_done(fifo_out_payload_progress_receives_done),
    .out_payload_placements(fifo_out_payload_placements),
    .out_payload_count(fifo_out_payload_count),
    .out_payload_is_short(fifo_out_payload_is_short),
    .out_payload_before(fifo_out_payload_before),
    .out_payload_request(fifo_out_payload_request),
    .level(level)
  );

  assign out_valid = fifo_out_valid | in_valid;
  assign out_payload_event_qp = fifo_out_valid ? fifo_out_payload_event_qp : in_payload_event_qp;
  assign out_payload_event_congested = fifo_out_valid ? fifo_out_payload_event_congested :
                                       in_payload_event_congested;
  assign out_payload_event_counts = fifo_out_valid ? fifo_out_payload_event_counts : in_payload_event_counts;
  assign out_payload_event_advances = fifo_out_valid ? fifo_out_payload_event_advances :
                                      in_payload_event_advances;
  assign out_payload_event_completes = fifo_out_valid ? fifo_out_payload_event_completes :
                                       in_payload_event_completes;
  assign out_payload_event_urgent = fifo_out_valid ? fifo_out_payload_event_urgent : in_payload_event_urgent;
  assign out_payload_event_not_ready = fifo_out_valid ? fifo_out_payload_event_not_ready :
                                       in_payload_event_not_ready;
  assign out_payload_event_code = fifo_out_valid ? fifo_out_payload_event_code : in_payload_event_code;
  assign out_payload_event_behind_gap = fifo_out_valid ? fifo_out_payload_event_behind_gap :
                                        in_payload_event_behind_gap;
  assign out_payload_progress_expected = fifo_out_valid ? fifo_out_payload_progress_expected :
                                         in_payload_progress_expected;
  assign out_payload_progress_messages = fifo_out_valid ? fifo_out_payload_progress_messages :
                                         in_payload_progress_messages;
  assign out_payload_progress_message_start = fifo_out_valid ? fifo_out_payload_progress_message_start :
                                              in_payload_progress_message_start;
  assign out_payload_progress_receives_done = fifo_out_valid ? fifo_out_payload_progress_receives_done :
                                              in_payload_progress_receives_done;
  assign out_payload_placements = fifo_out_valid ? fifo_out_payload_placements : in_payload_placements;
  assign out_payload_count = fifo_out_valid ? fifo_out_payload_count : in_payload_count;
  assign out_payload_is_short = fifo_out_valid ? fifo_out_payload_is_short : in_payload_is_short;
  assign out_payload_before = fifo_out_valid ? fifo_out_payload_before : in_payload_before;
  assign out_payload_request = fifo_out_valid ? fifo_out_payload_request : in_payload_request;
endmodule

`default_nettype wire
