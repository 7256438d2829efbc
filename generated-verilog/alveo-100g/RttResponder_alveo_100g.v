`default_nettype none

// RttResponder_alveo_100g: answers RTT Requests between the acknowledgements.  Generated from
// RttResponder.java.
// timeline requests: 2 cycles, 12 registers (246 bits), of these 12 (246 bits) only wait
module RttResponder_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  input  wire         requests_valid,  // cycle 0
  input  wire [9:0]   requests_value_qp,  // cycle 0: queue pair, local number
  input  wire [15:0]  requests_value_source_port,  // cycle 0: UDP source port of the request, which the response copies
  input  wire [31:0]  requests_value_context,  // cycle 0: the requester's own word
  input  wire [31:0]  requests_value_sent,  // cycle 0: TX1, the requester's clock
  input  wire [31:0]  requests_value_received,  // cycle 0: RX1, in ns
  // setup: a new life of a queue pair
  input  wire         setup_valid,
  input  wire [9:0]   setup_value_qp,  // queue pair, local number
  input  wire [23:0]  setup_value_context_peer_qp,  // the peer's queue-pair number
  input  wire [9:0]   setup_value_context_address_handle,  // address handle of the peer
  input  wire [15:0]  setup_value_context_pkey,  // P_Key
  input  wire [15:0]  setup_value_context_pd,  // protection domain
  input  wire [2:0]   setup_value_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]   setup_value_context_profile,  // profile of the wire: 1 to 3
  input  wire         setup_value_context_remote_write,  // the peer may write
  input  wire [23:0]  setup_value_context_send_psn,  // first PSN to send
  input  wire [23:0]  setup_value_context_receive_psn,  // first PSN to expect
  input  wire [12:0]  setup_value_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  input  wire [7:0]   setup_value_context_message_limit,  // K - 1: most messages outstanding less one
  input  wire [7:0]   setup_value_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  input  wire [2:0]   setup_value_context_retries,  // rel_retry: 0 to 7
  input  wire [2:0]   setup_value_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  input  wire [4:0]   setup_value_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  input  wire [4:0]   setup_value_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  input  wire [15:0]  setup_value_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  input  wire [3:0]   setup_value_context_last_path,  // paths in use less one, 0 to 15
  input  wire [19:0]  setup_value_context_rate,  // rate limit in Mb/s; 0 = unlimited
  input  wire [9:0]   setup_value_context_send_cq,  // completion queue of sends
  input  wire [9:0]   setup_value_context_receive_cq,  // completion queue of receives
  input  wire [63:0]  setup_value_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_value_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0]  setup_value_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_value_context_receive_queue_size,  // log2 of its entries, 0 to 15
  input  wire         setup_value_context_remote_read,  // the peer may read
  input  wire         setup_value_context_remote_atomic,  // the peer may order atomics; profile 3 only
  input  wire [23:0]  setup_value_context_response_send_psn,  // first PSN of the responses that this end sends
  input  wire [23:0]  setup_value_context_response_receive_psn,  // first PSN of the responses that it expects
  input  wire [12:0]  setup_value_context_response_window,  // W_rx of the peer for responses: most of their PSNs outstanding, 1 to the window of the configuration
  input  wire [5:0]   setup_value_context_reads_accepted,  // Reads and atomics of the peer that are kept, 0 to R; 0: it may order none
  input  wire [5:0]   setup_value_context_reads_outstanding,  // IRD of the peer: most Reads and atomics outstanding, 0 to 32; 0: none may be ordered
  input  wire         acknowledgements_valid,
  output wire         acknowledgements_ready,
  input  wire [9:0]   acknowledgements_payload_flow_qp,  // queue pair, local number
  input  wire         acknowledgements_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [2:0]   acknowledgements_payload_kind,
  input  wire [23:0]  acknowledgements_payload_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  input  wire [7:0]   acknowledgements_payload_syndrome,  // of AETH
  input  wire [23:0]  acknowledgements_payload_msn,  // aMSN
  input  wire [23:0]  acknowledgements_payload_po,  // of POETH; of an RTT Response its UDP source port
  input  wire         acknowledgements_payload_becn,
  input  wire         acknowledgements_payload_retrans,
  // acknowledgements_payload_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  input  wire [7:0]   acknowledgements_payload_sack_valid_length,  // 1 to 128 bits count
  input  wire [23:0]  acknowledgements_payload_sack_start,  // PSN of the least significant bit
  input  wire [127:0] acknowledgements_payload_sack_bitmap,  // bit i: PSN start + i has been received
  input  wire [23:0]  acknowledgements_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  acknowledgements_payload_peer_pkey,  // P_Key
  input  wire [9:0]   acknowledgements_payload_peer_handle,  // address handle
  input  wire [4:0]   acknowledgements_payload_peer_paths,  // 1 to 16
  // answers: acknowledgements first
  output wire         answers_valid,
  input  wire         answers_ready,
  output wire [9:0]   answers_payload_flow_qp,  // queue pair, local number
  output wire         answers_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire [2:0]   answers_payload_kind,
  output wire [23:0]  answers_payload_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  output wire [7:0]   answers_payload_syndrome,  // of AETH
  output wire [23:0]  answers_payload_msn,  // aMSN
  output wire [23:0]  answers_payload_po,  // of POETH; of an RTT Response its UDP source port
  output wire         answers_payload_becn,
  output wire         answers_payload_retrans,
  // answers_payload_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  output wire [7:0]   answers_payload_sack_valid_length,  // 1 to 128 bits count
  output wire [23:0]  answers_payload_sack_start,  // PSN of the least significant bit
  output wire [127:0] answers_payload_sack_bitmap,  // bit i: PSN start + i has been received
  // answers: acknowledgements first
  output wire [23:0]  answers_payload_peer_qp,  // queue pair number at the peer
  output wire [15:0]  answers_payload_peer_pkey,  // P_Key
  output wire [9:0]   answers_payload_peer_handle,  // address handle
  output wire [4:0]   answers_payload_peer_paths,  // 1 to 16
  output wire         responding  // counter: a response goes out
);
  localparam [2:0] ANSWER_KIND_RTT_RESPONSE = 3'd5;

  // ---- timeline requests, cycle 1
  reg         requests_valid_c1;
  reg  [31:0] requests_value_context_c1;
  reg  [9:0]  requests_value_qp_c1;
  reg  [31:0] requests_value_received_c1;
  reg  [31:0] requests_value_sent_c1;
  reg  [15:0] requests_value_source_port_c1;
  // ---- timeline requests, cycle 2
  reg         requests_valid_c2;
  reg  [31:0] requests_value_context_c2;
  reg  [9:0]  requests_value_qp_c2;
  reg  [31:0] requests_value_received_c2;
  reg  [31:0] requests_value_sent_c2;
  reg  [15:0] requests_value_source_port_c2;
  (* ram_style = "block" *)
  reg  [54:0] peers [0:1023];
  reg  [54:0] _peers_data_first;
  reg  [54:0] peers_data;
  wire        waiting_in_ready;
  wire        waiting_out_valid;
  wire [9:0]  waiting_out_payload_request_qp;
  wire [15:0] waiting_out_payload_request_source_port;
  wire [31:0] waiting_out_payload_request_context;
  wire [31:0] waiting_out_payload_request_sent;
  wire [31:0] waiting_out_payload_request_received;
  wire [23:0] waiting_out_payload_peer_qp;
  wire [15:0] waiting_out_payload_peer_pkey;
  wire [9:0]  waiting_out_payload_peer_handle;
  wire [4:0]  waiting_out_payload_peer_paths;
  wire        merge_in_1_ready;
  wire        merge_source;

  wire [2:0]  kind = ANSWER_KIND_RTT_RESPONSE;

  Fifo_16_LUTRAM #(.WIDTH(177)) waiting (
    .clk(clk),
    .rst(rst),
    .in_valid(requests_valid_c2),
    .in_ready(waiting_in_ready),
    .in_payload({requests_value_qp_c2, requests_value_source_port_c2, requests_value_context_c2,
                 requests_value_sent_c2, requests_value_received_c2, peers_data[54:31], peers_data[30:15],
                 peers_data[14:5], peers_data[4:0]}),
    .out_valid(waiting_out_valid),
    .out_ready(merge_in_1_ready),
    .out_payload({waiting_out_payload_request_qp, waiting_out_payload_request_source_port,
                  waiting_out_payload_request_context, waiting_out_payload_request_sent,
                  waiting_out_payload_request_received, waiting_out_payload_peer_qp,
                  waiting_out_payload_peer_pkey, waiting_out_payload_peer_handle,
                  waiting_out_payload_peer_paths})
  );

  Arbiter_2_FIXED #(.WIDTH(311)) merge (
    .clk(clk),
    .rst(rst),
    .in_0_valid(acknowledgements_valid),
    .in_0_ready(acknowledgements_ready),
    .in_0_payload({acknowledgements_payload_flow_qp, acknowledgements_payload_flow_responses,
                   acknowledgements_payload_kind, acknowledgements_payload_psn,
                   acknowledgements_payload_syndrome, acknowledgements_payload_msn,
                   acknowledgements_payload_po, acknowledgements_payload_becn,
                   acknowledgements_payload_retrans, acknowledgements_payload_sack_valid_length,
                   acknowledgements_payload_sack_start, acknowledgements_payload_sack_bitmap,
                   acknowledgements_payload_peer_qp, acknowledgements_payload_peer_pkey,
                   acknowledgements_payload_peer_handle, acknowledgements_payload_peer_paths}),
    .in_1_valid(waiting_out_valid),
    .in_1_ready(merge_in_1_ready),
    .in_1_payload({waiting_out_payload_request_qp, 1'b0, kind, 24'd0, 8'd0, 24'd0,
                   {8'd0, waiting_out_payload_request_source_port}, 1'b0, 1'b0,
                   waiting_out_payload_request_context[31:24], waiting_out_payload_request_context[23:0],
                   {waiting_out_payload_request_sent, waiting_out_payload_request_received, 32'd0, 32'd0},
                   waiting_out_payload_peer_qp, waiting_out_payload_peer_pkey,
                   waiting_out_payload_peer_handle, waiting_out_payload_peer_paths}),
    .out_valid(answers_valid),
    .out_ready(answers_ready),
    .out_payload({answers_payload_flow_qp, answers_payload_flow_responses, answers_payload_kind,
                  answers_payload_psn, answers_payload_syndrome, answers_payload_msn, answers_payload_po,
                  answers_payload_becn, answers_payload_retrans, answers_payload_sack_valid_length,
                  answers_payload_sack_start, answers_payload_sack_bitmap, answers_payload_peer_qp,
                  answers_payload_peer_pkey, answers_payload_peer_handle, answers_payload_peer_paths}),
    .source(merge_source)
  );

  assign responding = waiting_out_valid & merge_in_1_ready;

  always @(posedge clk) begin
    if (setup_valid) begin
      peers[setup_value_qp] <= {setup_value_context_peer_qp, setup_value_context_pkey,
                                setup_value_context_address_handle,
                                {1'b0, setup_value_context_last_path} + 5'd1};
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

  wire        _unused = &{1'b0, setup_value_context_pd, setup_value_context_mtu_code,
                          setup_value_context_profile, setup_value_context_remote_write,
                          setup_value_context_send_psn, setup_value_context_receive_psn,
                          setup_value_context_send_window, setup_value_context_message_limit,
                          setup_value_context_sack_threshold, setup_value_context_retries,
                          setup_value_context_rnr_retries, setup_value_context_rto_exponent,
                          setup_value_context_rnr_timer, setup_value_context_initial_srtt,
                          setup_value_context_rate, setup_value_context_send_cq,
                          setup_value_context_receive_cq, setup_value_context_send_queue,
                          setup_value_context_send_queue_size, setup_value_context_receive_queue,
                          setup_value_context_receive_queue_size, setup_value_context_remote_read,
                          setup_value_context_remote_atomic, setup_value_context_response_send_psn,
                          setup_value_context_response_receive_psn, setup_value_context_response_window,
                          setup_value_context_reads_accepted, setup_value_context_reads_outstanding,
                          waiting_in_ready, merge_source};

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
