`default_nettype none

// PacketQueue_alveo_100g_256: packets in the order of sending, of which those of a queue pair can be let go.
// Generated from PacketQueue.java.
module PacketQueue_alveo_100g_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [9:0]   in_payload_qp,  // queue pair, local number
  input  wire         in_payload_is_answer,  // of the ACK class, or an RTT Response
  input  wire         in_payload_is_probe,  // is an RTT Response, or a Request
  input  wire         in_payload_named,  // the port is named, and not added to wire_sport_base
  input  wire [7:0]   in_payload_opcode,
  input  wire [23:0]  in_payload_psn,
  input  wire         in_payload_is_past,  // the header has the PSN before it
  input  wire         in_payload_solicited,
  input  wire         in_payload_ack_request,
  input  wire         in_payload_retrans,
  input  wire         in_payload_becn,
  input  wire [1:0]   in_payload_cause,  // cause of a Packet Drop NAK
  input  wire [15:0]  in_payload_port,  // UDP source port, or what is added to wire_sport_base; answers without a name get theirs in HeaderPipeline
  input  wire [23:0]  in_payload_msn,  // of MSNETH or AETH
  input  wire [31:0]  in_payload_po,  // POETH, with its reserved byte
  input  wire [23:0]  in_payload_rqmsn,  // of RQETH
  input  wire [7:0]   in_payload_syndrome,  // of AETH
  input  wire [159:0] in_payload_rest,  // SACKETH; RTTETH without the time of sending; of data, immediate data or key and behind it RETH, of an atomic the front of AtomicETH; of a response, the MSN of AETH and behind it AtomicAckETH
  input  wire [12:0]  in_payload_length,  // bytes of payload
  input  wire         in_dead,  // the packet that enters is let go
  // let_go: this queue pair's packets are let go; not while the queue is busy with another one
  input  wire         let_go_valid,
  input  wire [9:0]   let_go_value,
  output wire         busy,  // packets are looked for
  output wire         out_valid,
  input  wire         out_ready,
  output wire [9:0]   out_payload_qp,  // queue pair, local number
  output wire         out_payload_is_answer,  // of the ACK class, or an RTT Response
  output wire         out_payload_is_probe,  // is an RTT Response, or a Request
  output wire         out_payload_named,  // the port is named, and not added to wire_sport_base
  output wire [7:0]   out_payload_opcode,
  output wire [23:0]  out_payload_psn,
  output wire         out_payload_is_past,  // the header has the PSN before it
  output wire         out_payload_solicited,
  output wire         out_payload_ack_request,
  output wire         out_payload_retrans,
  output wire         out_payload_becn,
  output wire [1:0]   out_payload_cause,  // cause of a Packet Drop NAK
  output wire [15:0]  out_payload_port,  // UDP source port, or what is added to wire_sport_base; answers without a name get theirs in HeaderPipeline
  output wire [23:0]  out_payload_msn,  // of MSNETH or AETH
  output wire [31:0]  out_payload_po,  // POETH, with its reserved byte
  output wire [23:0]  out_payload_rqmsn,  // of RQETH
  output wire [7:0]   out_payload_syndrome,  // of AETH
  output wire [159:0] out_payload_rest,  // SACKETH; RTTETH without the time of sending; of data, immediate data or key and behind it RETH, of an atomic the front of AtomicETH; of a response, the MSN of AETH and behind it AtomicAckETH
  output wire [12:0]  out_payload_length,  // bytes of payload
  output wire         out_dead  // the packet that is shown has been let go
);
  wire        marks_inst_entering_valid = in_valid & in_ready;
  wire        marks_inst_leaving = out_valid & out_ready;

  Fifo_256_BRAM #(.WIDTH(329)) waiting_inst (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_ready(in_ready),
    .in_payload({in_payload_qp, in_payload_is_answer, in_payload_is_probe, in_payload_named,
                 in_payload_opcode, in_payload_psn, in_payload_is_past, in_payload_solicited,
                 in_payload_ack_request, in_payload_retrans, in_payload_becn, in_payload_cause,
                 in_payload_port, in_payload_msn, in_payload_po, in_payload_rqmsn, in_payload_syndrome,
                 in_payload_rest, in_payload_length}),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload({out_payload_qp, out_payload_is_answer, out_payload_is_probe, out_payload_named,
                  out_payload_opcode, out_payload_psn, out_payload_is_past, out_payload_solicited,
                  out_payload_ack_request, out_payload_retrans, out_payload_becn, out_payload_cause,
                  out_payload_port, out_payload_msn, out_payload_po, out_payload_rqmsn, out_payload_syndrome,
                  out_payload_rest, out_payload_length})
  );

  QueueMarks_1024_256 marks_inst (
    .clk(clk),
    .rst(rst),
    .entering_valid(marks_inst_entering_valid),
    .entering_value(in_payload_qp),
    .enter_dead(in_dead),
    .leaving(marks_inst_leaving),
    .let_go_valid(let_go_valid),
    .let_go_value(let_go_value),
    .busy(busy),
    .dead(out_dead)
  );
endmodule

`default_nettype wire
