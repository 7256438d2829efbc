`default_nettype none

// Arbiter_Addressed361_2bac_2_FIXED: lets several streams share one sink.  Generated from Arbiter.java.
module Arbiter_Addressed361_2bac_2_FIXED (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_0_valid,
  output wire         in_0_ready,
  input  wire [9:0]   in_0_payload_packet_qp,  // queue pair, local number
  input  wire         in_0_payload_packet_is_answer,  // of the ACK class, or an RTT Response
  input  wire         in_0_payload_packet_is_probe,  // is an RTT Response
  input  wire [7:0]   in_0_payload_packet_opcode,
  input  wire [23:0]  in_0_payload_packet_psn,
  input  wire         in_0_payload_packet_is_past,  // the header has the PSN before it
  input  wire         in_0_payload_packet_solicited,
  input  wire         in_0_payload_packet_ack_request,
  input  wire         in_0_payload_packet_retrans,
  input  wire         in_0_payload_packet_becn,
  input  wire [3:0]   in_0_payload_packet_path,  // added to wire_sport_base; answers get theirs in HeaderPipeline
  input  wire [23:0]  in_0_payload_packet_msn,  // of MSNETH or AETH
  input  wire [23:0]  in_0_payload_packet_po,  // of POETH; of an RTT Response its UDP source port
  input  wire [23:0]  in_0_payload_packet_rqmsn,  // of RQETH
  input  wire [7:0]   in_0_payload_packet_syndrome,  // of AETH
  input  wire [159:0] in_0_payload_packet_rest,  // SACKETH; RTTETH without TX2; of data, immediate data or key and behind it RETH
  input  wire [12:0]  in_0_payload_packet_length,  // bytes of payload
  input  wire [23:0]  in_0_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  in_0_payload_peer_partition,  // P_Key
  input  wire [9:0]   in_0_payload_peer_handle,  // address handle
  input  wire [4:0]   in_0_payload_peer_paths,  // 1 to 16
  input  wire         in_1_valid,
  output wire         in_1_ready,
  input  wire [9:0]   in_1_payload_packet_qp,  // queue pair, local number
  input  wire         in_1_payload_packet_is_answer,  // of the ACK class, or an RTT Response
  input  wire         in_1_payload_packet_is_probe,  // is an RTT Response
  input  wire [7:0]   in_1_payload_packet_opcode,
  input  wire [23:0]  in_1_payload_packet_psn,
  input  wire         in_1_payload_packet_is_past,  // the header has the PSN before it
  input  wire         in_1_payload_packet_solicited,
  input  wire         in_1_payload_packet_ack_request,
  input  wire         in_1_payload_packet_retrans,
  input  wire         in_1_payload_packet_becn,
  input  wire [3:0]   in_1_payload_packet_path,  // added to wire_sport_base; answers get theirs in HeaderPipeline
  input  wire [23:0]  in_1_payload_packet_msn,  // of MSNETH or AETH
  input  wire [23:0]  in_1_payload_packet_po,  // of POETH; of an RTT Response its UDP source port
  input  wire [23:0]  in_1_payload_packet_rqmsn,  // of RQETH
  input  wire [7:0]   in_1_payload_packet_syndrome,  // of AETH
  input  wire [159:0] in_1_payload_packet_rest,  // SACKETH; RTTETH without TX2; of data, immediate data or key and behind it RETH
  input  wire [12:0]  in_1_payload_packet_length,  // bytes of payload
  input  wire [23:0]  in_1_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  in_1_payload_peer_partition,  // P_Key
  input  wire [9:0]   in_1_payload_peer_handle,  // address handle
  input  wire [4:0]   in_1_payload_peer_paths,  // 1 to 16
  output reg          out_valid,
  input  wire         out_ready,
  output reg  [9:0]   out_payload_packet_qp,  // queue pair, local number
  output reg          out_payload_packet_is_answer,  // of the ACK class, or an RTT Response
  output reg          out_payload_packet_is_probe,  // is an RTT Response
  output reg  [7:0]   out_payload_packet_opcode,
  output reg  [23:0]  out_payload_packet_psn,
  output reg          out_payload_packet_is_past,  // the header has the PSN before it
  output reg          out_payload_packet_solicited,
  output reg          out_payload_packet_ack_request,
  output reg          out_payload_packet_retrans,
  output reg          out_payload_packet_becn,
  output reg  [3:0]   out_payload_packet_path,  // added to wire_sport_base; answers get theirs in HeaderPipeline
  output reg  [23:0]  out_payload_packet_msn,  // of MSNETH or AETH
  output reg  [23:0]  out_payload_packet_po,  // of POETH; of an RTT Response its UDP source port
  output reg  [23:0]  out_payload_packet_rqmsn,  // of RQETH
  output reg  [7:0]   out_payload_packet_syndrome,  // of AETH
  output reg  [159:0] out_payload_packet_rest,  // SACKETH; RTTETH without TX2; of data, immediate data or key and behind it RETH
  output reg  [12:0]  out_payload_packet_length,  // bytes of payload
  output reg  [23:0]  out_payload_peer_qp,  // queue pair number at the peer
  output reg  [15:0]  out_payload_peer_partition,  // P_Key
  output reg  [9:0]   out_payload_peer_handle,  // address handle
  output reg  [4:0]   out_payload_peer_paths,  // 1 to 16
  output wire         source  // number of the input that the output shows; counts while out is valid
);
  reg         held;
  reg         owner;
  wire        first_any;
  wire        first_index;

  wire [1:0]  waiting = {in_1_valid, in_0_valid};
  wire        done = out_valid & out_ready;
  wire        serves_0 = ~held | ~owner;
  wire        serves_1 = held ? owner : ~waiting[0];

  PriorityEncoder_2 first (
    .value(waiting),
    .any(first_any),
    .index(first_index)
  );

  assign source = held ? owner : first_index;
  assign in_0_ready = out_ready & serves_0;
  assign in_1_ready = out_ready & serves_1;

  always @* begin
    case (source)
      1'b0: begin
        out_valid = in_0_valid;
        out_payload_packet_qp = in_0_payload_packet_qp;
        out_payload_packet_is_answer = in_0_payload_packet_is_answer;
        out_payload_packet_is_probe = in_0_payload_packet_is_probe;
        out_payload_packet_opcode = in_0_payload_packet_opcode;
        out_payload_packet_psn = in_0_payload_packet_psn;
        out_payload_packet_is_past = in_0_payload_packet_is_past;
        out_payload_packet_solicited = in_0_payload_packet_solicited;
        out_payload_packet_ack_request = in_0_payload_packet_ack_request;
        out_payload_packet_retrans = in_0_payload_packet_retrans;
        out_payload_packet_becn = in_0_payload_packet_becn;
        out_payload_packet_path = in_0_payload_packet_path;
        out_payload_packet_msn = in_0_payload_packet_msn;
        out_payload_packet_po = in_0_payload_packet_po;
        out_payload_packet_rqmsn = in_0_payload_packet_rqmsn;
        out_payload_packet_syndrome = in_0_payload_packet_syndrome;
        out_payload_packet_rest = in_0_payload_packet_rest;
        out_payload_packet_length = in_0_payload_packet_length;
        out_payload_peer_qp = in_0_payload_peer_qp;
        out_payload_peer_partition = in_0_payload_peer_partition;
        out_payload_peer_handle = in_0_payload_peer_handle;
        out_payload_peer_paths = in_0_payload_peer_paths;
      end
      default: begin
        out_valid = in_1_valid;
        out_payload_packet_qp = in_1_payload_packet_qp;
        out_payload_packet_is_answer = in_1_payload_packet_is_answer;
        out_payload_packet_is_probe = in_1_payload_packet_is_probe;
        out_payload_packet_opcode = in_1_payload_packet_opcode;
        out_payload_packet_psn = in_1_payload_packet_psn;
        out_payload_packet_is_past = in_1_payload_packet_is_past;
        out_payload_packet_solicited = in_1_payload_packet_solicited;
        out_payload_packet_ack_request = in_1_payload_packet_ack_request;
        out_payload_packet_retrans = in_1_payload_packet_retrans;
        out_payload_packet_becn = in_1_payload_packet_becn;
        out_payload_packet_path = in_1_payload_packet_path;
        out_payload_packet_msn = in_1_payload_packet_msn;
        out_payload_packet_po = in_1_payload_packet_po;
        out_payload_packet_rqmsn = in_1_payload_packet_rqmsn;
        out_payload_packet_syndrome = in_1_payload_packet_syndrome;
        out_payload_packet_rest = in_1_payload_packet_rest;
        out_payload_packet_length = in_1_payload_packet_length;
        out_payload_peer_qp = in_1_payload_peer_qp;
        out_payload_peer_partition = in_1_payload_peer_partition;
        out_payload_peer_handle = in_1_payload_peer_handle;
        out_payload_peer_paths = in_1_payload_peer_paths;
      end
    endcase
  end

  always @(posedge clk) begin
    if (rst) begin
      held <= 1'b0;
    end else if (out_valid) begin
      held <= ~done;
    end
  end

  always @(posedge clk) begin
    if (out_valid) begin
      owner <= source;
    end
  end

  wire        _unused = &{1'b0, first_any};

`ifdef FORMAL
  always @(posedge clk) if (!rst) serves_somebody_when_anybody_waits: assert (out_valid | ~(|waiting) | held);
  always @(posedge clk) if (!rst) never_withdraws_a_payload: assert (~held | out_valid);
  always @(posedge clk) if (!rst) all_wait_while_one_is_served: cover (held & (&waiting));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(out_valid | ~(|waiting) | held)) begin
    $display("Arbiter.java: HDL801: claim 'serves somebody when anybody waits' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~held | out_valid)) begin
    $display("Arbiter.java: HDL801: claim 'never withdraws a payload' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
