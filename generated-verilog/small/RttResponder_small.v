`default_nettype none

// RttResponder_small: answers RTT Requests between the acknowledgements.  Generated from RttResponder.java.
// timeline requests: 2 cycles, 12 registers (234 bits), of these 12 (234 bits) only wait
module RttResponder_small (
  input  wire         clk,
  input  wire         rst,
  input  wire         requests_valid,  // cycle 0
  input  wire [3:0]   requests_value_qp,  // cycle 0: queue pair, local number
  input  wire [15:0]  requests_value_source_port,  // cycle 0: UDP source port of the request, which the response copies
  input  wire [31:0]  requests_value_context,  // cycle 0: the requester's own word
  input  wire [31:0]  requests_value_sent,  // cycle 0: TX1, the requester's clock
  input  wire [31:0]  requests_value_received,  // cycle 0: RX1, in ns
  // setup: a new life of a queue pair
  input  wire         setup_valid,
  input  wire [3:0]   setup_value_qp,  // queue pair, local number
  input  wire [23:0]  setup_value_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  setup_value_peer_pkey,  // P_Key
  input  wire [3:0]   setup_value_peer_handle,  // address handle
  input  wire [4:0]   setup_value_peer_paths,  // 1 to 16
  input  wire         setup_value_peer_extended,  // cc_ext is agreed with it
  input  wire         acknowledgements_valid,
  output wire         acknowledgements_ready,
  input  wire [3:0]   acknowledgements_payload_flow_qp,  // queue pair, local number
  input  wire         acknowledgements_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [2:0]   acknowledgements_payload_kind,
  input  wire [23:0]  acknowledgements_payload_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  input  wire [7:0]   acknowledgements_payload_syndrome,  // of AETH
  input  wire [23:0]  acknowledgements_payload_msn,  // aMSN
  input  wire [31:0]  acknowledgements_payload_po,  // POETH, with its reserved byte
  input  wire         acknowledgements_payload_becn,
  input  wire         acknowledgements_payload_retrans,
  input  wire [1:0]   acknowledgements_payload_cause,  // why a packet was dropped, told by a Packet Drop NAK: a bit pattern of DropNak
  input  wire         acknowledgements_payload_named,  // its UDP source port is the one that is given here, not the next one in turn
  input  wire [15:0]  acknowledgements_payload_port,
  // acknowledgements_payload_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  input  wire [7:0]   acknowledgements_payload_sack_valid_length,  // 1 to 128 bits count
  input  wire [23:0]  acknowledgements_payload_sack_start,  // PSN of the least significant bit
  input  wire [127:0] acknowledgements_payload_sack_bitmap,  // bit i: PSN start + i has been received
  input  wire [23:0]  acknowledgements_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  acknowledgements_payload_peer_pkey,  // P_Key
  input  wire [3:0]   acknowledgements_payload_peer_handle,  // address handle
  input  wire [4:0]   acknowledgements_payload_peer_paths,  // 1 to 16
  input  wire         acknowledgements_payload_peer_extended,  // cc_ext is agreed with it
  // answers: acknowledgements first
  output wire         answers_valid,
  input  wire         answers_ready,
  output wire [3:0]   answers_payload_flow_qp,  // queue pair, local number
  output wire         answers_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire [2:0]   answers_payload_kind,
  output wire [23:0]  answers_payload_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  output wire [7:0]   answers_payload_syndrome,  // of AETH
  output wire [23:0]  answers_payload_msn,  // aMSN
  output wire [31:0]  answers_payload_po,  // POETH, with its reserved byte
  output wire         answers_payload_becn,
  output wire         answers_payload_retrans,
  output wire [1:0]   answers_payload_cause,  // why a packet was dropped, told by a Packet Drop NAK: a bit pattern of DropNak
  output wire         answers_payload_named,  // its UDP source port is the one that is given here, not the next one in turn
  output wire [15:0]  answers_payload_port,
  // answers_payload_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  output wire [7:0]   answers_payload_sack_valid_length,  // 1 to 128 bits count
  output wire [23:0]  answers_payload_sack_start,  // PSN of the least significant bit
  output wire [127:0] answers_payload_sack_bitmap,  // bit i: PSN start + i has been received
  // answers: acknowledgements first
  output wire [23:0]  answers_payload_peer_qp,  // queue pair number at the peer
  output wire [15:0]  answers_payload_peer_pkey,  // P_Key
  output wire [3:0]   answers_payload_peer_handle,  // address handle
  output wire [4:0]   answers_payload_peer_paths,  // 1 to 16
  output wire         answers_payload_peer_extended,  // cc_ext is agreed with it
  output wire         responding  // counter: a response goes out
);
  localparam [2:0] ANSWER_KIND_RTT_RESPONSE = 3'd5;

  // ---- timeline requests, cycle 1
  reg         requests_valid_c1;
  reg  [31:0] requests_value_context_c1;
  reg  [3:0]  requests_value_qp_c1;
  reg  [31:0] requests_value_received_c1;
  reg  [31:0] requests_value_sent_c1;
  reg  [15:0] requests_value_source_port_c1;
  // ---- timeline requests, cycle 2
  reg         requests_valid_c2;
  reg  [31:0] requests_value_context_c2;
  reg  [3:0]  requests_value_qp_c2;
  reg  [31:0] requests_value_received_c2;
  reg  [31:0] requests_value_sent_c2;
  reg  [15:0] requests_value_source_port_c2;
  (* ram_style = "block" *)
  reg  [49:0] peers [0:15];
  reg  [49:0] _peers_data_first;
  reg  [49:0] peers_data;
  wire        waiting_in_ready;
  wire        waiting_out_valid;
  wire [3:0]  waiting_out_payload_request_qp;
  wire [15:0] waiting_out_payload_request_source_port;
  wire [31:0] waiting_out_payload_request_context;
  wire [31:0] waiting_out_payload_request_sent;
  wire [31:0] waiting_out_payload_request_received;
  wire [23:0] waiting_out_payload_peer_qp;
  wire [15:0] waiting_out_payload_peer_pkey;
  wire [3:0]  waiting_out_payload_peer_handle;
  wire [4:0]  waiting_out_payload_peer_paths;
  wire        waiting_out_payload_peer_extended;
  wire        merge_in_1_ready;
  wire        merge_source;

  wire [2:0]  kind = ANSWER_KIND_RTT_RESPONSE;

  Fifo_16_LUTRAM #(.WIDTH(166)) waiting (
    .clk(clk),
    .rst(rst),
    .in_valid(requests_valid_c2),
    .in_ready(waiting_in_ready),
    .in_payload({requests_value_qp_c2, requests_value_source_port_c2, requests_value_context_c2,
                 requests_value_sent_c2, requests_value_received_c2, peers_data[49:26], peers_data[25:10],
                 peers_data[9:6], peers_data[5:1], peers_data[0]}),
    .out_valid(waiting_out_valid),
    .out_ready(merge_in_1_ready),
    .out_payload({waiting_out_payload_request_qp, waiting_out_payload_request_source_port,
                  waiting_out_payload_request_context, waiting_out_payload_request_sent,
                  waiting_out_payload_request_received, waiting_out_payload_peer_qp,
                  waiting_out_payload_peer_pkey, waiting_out_payload_peer_handle,
                  waiting_out_payload_peer_paths, waiting_out_payload_peer_extended})
  );

  Arbiter_2_FIXED #(.WIDTH(327)) merge (
    .clk(clk),
    .rst(rst),
    .in_0_valid(acknowledgements_valid),
    .in_0_ready(acknowledgements_ready),
    .in_0_payload({acknowledgements_payload_flow_qp, acknowledgements_payload_flow_responses,
                   acknowledgements_payload_kind, acknowledgements_payload_psn,
                   acknowledgements_payload_syndrome, acknowledgements_payload_msn,
                   acknowledgements_payload_po, acknowledgements_payload_becn,
                   acknowledgements_payload_retrans, acknowledgements_payload_cause,
                   acknowledgements_payload_named, acknowledgements_payload_port,
                   acknowledgements_payload_sack_valid_length, acknowledgements_payload_sack_start,
                   acknowledgements_payload_sack_bitmap, acknowledgements_payload_peer_qp,
                   acknowledgements_payload_peer_pkey, acknowledgements_payload_peer_handle,
                   acknowledgements_payload_peer_paths, acknowledgements_payload_peer_extended}),
    .in_1_valid(waiting_out_valid),
    .in_1_ready(merge_in_1_ready),
    .in_1_payload({waiting_out_payload_request_qp, 1'b0, kind, 24'd0, 8'd0, 24'd0, 32'd0, 1'b0, 1'b0, 2'd0,
                   1'b1, waiting_out_payload_request_source_port, waiting_out_payload_request_context[31:24],
                   waiting_out_payload_request_context[23:0],
                   {waiting_out_payload_request_sent, waiting_out_payload_request_received, 32'd0, 32'd0},
                   waiting_out_payload_peer_qp, waiting_out_payload_peer_pkey,
                   waiting_out_payload_peer_handle, waiting_out_payload_peer_paths,
                   waiting_out_payload_peer_extended}),
    .out_valid(answers_valid),
    .out_ready(answers_ready),
    .out_payload({answers_payload_flow_qp, answers_payload_flow_responses, answers_payload_kind,
                  answers_payload_psn, answers_payload_syndrome, answers_payload_msn, answers_payload_po,
                  answers_payload_becn, answers_payload_retrans, answers_payload_cause, answers_payload_named,
                  answers_payload_port, answers_payload_sack_valid_length, answers_payload_sack_start,
                  answers_payload_sack_bitmap, answers_payload_peer_qp, answers_payload_peer_pkey,
                  answers_payload_peer_handle, answers_payload_peer_paths, answers_payload_peer_extended}),
    .source(merge_source)
  );

  assign responding = waiting_out_valid & merge_in_1_ready;

  always @(posedge clk) begin
    if (setup_valid) begin
      peers[setup_value_qp] <= {setup_value_peer_qp, setup_value_peer_pkey, setup_value_peer_handle,
                                setup_value_peer_paths, setup_value_peer_extended};
    end
  end

  always @(posedge clk) begin
    _peers_data_first <= peers[requests_value_qp];
    peers_data <= _peers_data_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      requests_valid_c1 <= 1'b0;
      requests_valid_c2 <= 1'b0;
    end else begin
      // ---- timeline requests, cycle 1
      requests_valid_c1 <= requests_valid;
      // ---- timeline requests, cycle 2
      requests_valid_c2 <= requests_valid_c1;
    end
  end

  always @(posedge clk) begin
    // ---- timeline requests, cycle 1
    requests_value_context_c1 <= requests_value_context;
    requests_value_qp_c1 <= requests_value_qp;
    requests_value_received_c1 <= requests_value_received;
    requests_value_sent_c1 <= requests_value_sent;
    requests_value_source_port_c1 <= requests_value_source_port;
    // ---- timeline requests, cycle 2
    requests_value_context_c2 <= requests_value_context_c1;
    requests_value_qp_c2 <= requests_value_qp_c1;
    requests_value_received_c2 <= requests_value_received_c1;
    requests_value_sent_c2 <= requests_value_sent_c1;
    requests_value_source_port_c2 <= requests_value_source_port_c1;
  end

  wire        _unused = &{1'b0, waiting_in_ready, merge_source};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_acknowledgement_is_a_response: assert (~(acknowledgements_valid &
                                                                              (acknowledgements_payload_kind ==
                                                                               ANSWER_KIND_RTT_RESPONSE)));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(acknowledgements_valid &
                                        (acknowledgements_payload_kind == ANSWER_KIND_RTT_RESPONSE)))) begin
    $display("RttResponder.java: HDL801: claim 'no acknowledgement is a response' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
