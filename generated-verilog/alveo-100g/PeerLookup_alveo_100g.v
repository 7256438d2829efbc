`default_nettype none

// PeerLookup_alveo_100g: adds to data packets what is known of their peer.  Generated from PeerLookup.java.
module PeerLookup_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  // setup: a new life of a queue pair; taken at once
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [9:0]   setup_payload_qp,  // queue pair, local number
  input  wire [23:0]  setup_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  setup_payload_peer_pkey,  // P_Key
  input  wire [9:0]   setup_payload_peer_handle,  // address handle
  input  wire [4:0]   setup_payload_peer_paths,  // 1 to 16
  input  wire         setup_payload_peer_extended,  // cc_ext is agreed with it
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
  output wire         out_valid,
  input  wire         out_ready,
  output wire [9:0]   out_payload_packet_qp,  // queue pair, local number
  output wire         out_payload_packet_is_answer,  // of the ACK class, or an RTT Response
  output wire         out_payload_packet_is_probe,  // is an RTT Response, or a Request
  output wire         out_payload_packet_named,  // the port is named, and not added to wire_sport_base
  output wire [7:0]   out_payload_packet_opcode,
  output wire [23:0]  out_payload_packet_psn,
  output wire         out_payload_packet_is_past,  // the header has the PSN before it
  output wire         out_payload_packet_solicited,
  output wire         out_payload_packet_ack_request,
  output wire         out_payload_packet_retrans,
  output wire         out_payload_packet_becn,
  output wire [1:0]   out_payload_packet_cause,  // cause of a Packet Drop NAK
  output wire [15:0]  out_payload_packet_port,  // UDP source port, or what is added to wire_sport_base; answers without a name get theirs in HeaderPipeline
  output wire [23:0]  out_payload_packet_msn,  // of MSNETH or AETH
  output wire [31:0]  out_payload_packet_po,  // POETH, with its reserved byte
  output wire [23:0]  out_payload_packet_rqmsn,  // of RQETH
  output wire [7:0]   out_payload_packet_syndrome,  // of AETH
  output wire [159:0] out_payload_packet_rest,  // SACKETH; RTTETH without the time of sending; of data, immediate data or key and behind it RETH, of an atomic the front of AtomicETH; of a response, the MSN of AETH and behind it AtomicAckETH
  output wire [12:0]  out_payload_packet_length,  // bytes of payload
  output wire [23:0]  out_payload_peer_qp,  // queue pair number at the peer
  output wire [15:0]  out_payload_peer_pkey,  // P_Key
  output wire [9:0]   out_payload_peer_handle,  // address handle
  output wire [4:0]   out_payload_peer_paths,  // 1 to 16
  output wire         out_payload_peer_extended  // cc_ext is agreed with it
);
  reg          holding;
  reg  [9:0]   packet_qp;
  reg          packet_is_answer;
  reg          packet_is_probe;
  reg          packet_named;
  reg  [7:0]   packet_opcode;
  reg  [23:0]  packet_psn;
  reg          packet_is_past;
  reg          packet_solicited;
  reg          packet_ack_request;
  reg          packet_retrans;
  reg          packet_becn;
  reg  [1:0]   packet_cause;
  reg  [15:0]  packet_port;
  reg  [23:0]  packet_msn;
  reg  [31:0]  packet_po;
  reg  [23:0]  packet_rqmsn;
  reg  [7:0]   packet_syndrome;
  reg  [159:0] packet_rest;
  reg  [12:0]  packet_length;
  (* ram_style = "block" *)
  reg  [55:0]  peers [0:1023];
  reg  [55:0]  peers_data;

  wire         advancing = ~holding | out_ready;

  assign setup_ready = 1'b1;
  assign in_ready = advancing;
  assign out_valid = holding;
  assign out_payload_packet_qp = packet_qp;
  assign out_payload_packet_is_answer = packet_is_answer;
  assign out_payload_packet_is_probe = packet_is_probe;
  assign out_payload_packet_named = packet_named;
  assign out_payload_packet_opcode = packet_opcode;
  assign out_payload_packet_psn = packet_psn;
  assign out_payload_packet_is_past = packet_is_past;
  assign out_payload_packet_solicited = packet_solicited;
  assign out_payload_packet_ack_request = packet_ack_request;
  assign out_payload_packet_retrans = packet_retrans;
  assign out_payload_packet_becn = packet_becn;
  assign out_payload_packet_cause = packet_cause;
  assign out_payload_packet_port = packet_port;
  assign out_payload_packet_msn = packet_msn;
  assign out_payload_packet_po = packet_po;
  assign out_payload_packet_rqmsn = packet_rqmsn;
  assign out_payload_packet_syndrome = packet_syndrome;
  assign out_payload_packet_rest = packet_rest;
  assign out_payload_packet_length = packet_length;
  assign out_payload_peer_qp = peers_data[55:32];
  assign out_payload_peer_pkey = peers_data[31:16];
  assign out_payload_peer_handle = peers_data[15:6];
  assign out_payload_peer_paths = peers_data[5:1];
  assign out_payload_peer_extended = peers_data[0];

  always @(posedge clk) begin
    if (setup_valid) begin
      peers[setup_payload_qp] <= {setup_payload_peer_qp, setup_payload_peer_pkey, setup_payload_peer_handle,
                                  setup_payload_peer_paths, setup_payload_peer_extended};
    end
  end

  always @(posedge clk) begin
    if (advancing) begin
      peers_data <= peers[in_payload_qp];
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      holding <= 1'b0;
    end else if (advancing) begin
      holding <= in_valid;
    end
  end

  always @(posedge clk) begin
    if (advancing) begin
      packet_qp <= in_payload_qp;
      packet_is_answer <= in_payload_is_answer;
      packet_is_probe <= in_payload_is_probe;
      packet_named <= in_payload_named;
      packet_opcode <= in_payload_opcode;
      packet_psn <= in_payload_psn;
      packet_is_past <= in_payload_is_past;
      packet_solicited <= in_payload_solicited;
      packet_ack_request <= in_payload_ack_request;
      packet_retrans <= in_payload_retrans;
      packet_becn <= in_payload_becn;
      packet_cause <= in_payload_cause;
      packet_port <= in_payload_port;
      packet_msn <= in_payload_msn;
      packet_po <= in_payload_po;
      packet_rqmsn <= in_payload_rqmsn;
      packet_syndrome <= in_payload_syndrome;
      packet_rest <= in_payload_rest;
      packet_length <= in_payload_length;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) an_answer_knows_its_peer_already: assert (~(holding & packet_is_answer));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(holding & packet_is_answer))) begin
    $display("PeerLookup.java: HDL801: claim 'an answer knows its peer already' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
