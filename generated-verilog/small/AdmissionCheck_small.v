`default_nettype none

// AdmissionCheck_small: looks up the queue pair of every frame and decides what its static state allows.
// Generated from AdmissionCheck.java.
module AdmissionCheck_small (
  input  wire         clk,
  input  wire         rst,
  input  wire [7:0]   packet_opcode,
  input  wire [23:0]  packet_dest_qp,
  input  wire [23:0]  packet_psn,
  input  wire         packet_ack_request,
  input  wire         packet_retrans,
  input  wire         packet_solicited,
  input  wire [15:0]  packet_partition,  // P_Key
  input  wire         packet_congested,  // ECN field is 11
  input  wire         packet_becn,
  input  wire [15:0]  packet_source_port,
  input  wire         packet_ipv6,
  input  wire [11:0]  packet_vlan,  // VLAN identifier; 0 without a tag
  input  wire [127:0] packet_source,  // source IP address; IPv4 in the low 32 bits
  input  wire         packet_veroce,  // destination port 4794
  input  wire [23:0]  packet_msn,  // of MSNETH
  input  wire [23:0]  packet_rqmsn,
  input  wire [23:0]  packet_po,  // 0 on First and Only
  input  wire [63:0]  packet_address,  // of RETH
  input  wire [31:0]  packet_key,
  input  wire [31:0]  packet_dma_length,
  input  wire [31:0]  packet_immediate,
  input  wire [7:0]   packet_syndrome,  // of AETH
  input  wire [23:0]  packet_ack_msn,
  input  wire [7:0]   packet_sack_length,
  input  wire [23:0]  packet_sack_start,
  input  wire [127:0] packet_sack_bitmap,  // bit i: PSN sackStart + i has arrived
  input  wire [31:0]  packet_rtt_context,  // of RTTETH
  input  wire [31:0]  packet_rtt_sent,  // of RTTETH: TX1
  input  wire [6:0]   packet_payload_offset,  // byte of the frame at which the payload begins
  input  wire [12:0]  packet_payload_length,  // bytes without pad
  input  wire [5:0]   frame_row,  // of the frame alone, FrameInspector.ROW cycles behind the packet
  input  wire [15:0]  source_port_base,  // wire_sport_base
  input  wire         kind_acknowledges,  // ACK, NAK or SACK
  input  wire         kind_selective,  // SACK
  input  wire         kind_of_responses,  // acknowledges responses; or is a response
  input  wire         kind_stray,  // RTT Response: this NIC sends no probes
  input  wire         kind_slow,  // Slow-Packet signal
  input  wire         kind_cnp,  // congestion notification
  input  wire         kind_probe,  // RTT Request
  input  wire         kind_request,  // consumes a PSN of the SQ space
  input  wire         kind_send,  // one cycle behind the packet
  input  wire         kind_write,
  input  wire         kind_receives,  // names a receive request
  input  wire         kind_full,  // First or Middle: exactly one PMTU
  input  wire         kind_later,  // Middle or Last
  input  wire         kind_ends,  // Last or Only of a Send or Write
  input  wire [2:0]   kind_stash,  // kind of the entry in the stash
  input  wire         kind_needs_p2,  // needs profile P2
  input  wire         kind_needs_p3,  // needs profile P3
  input  wire         context_valid,  // a queue pair without traffic
  input  wire [3:0]   context_value_qp,  // queue pair, local number
  input  wire [23:0]  context_value_context_peer_qp,  // the peer's queue-pair number
  input  wire [3:0]   context_value_context_address_handle,  // address handle of the peer
  input  wire [15:0]  context_value_context_partition,  // P_Key
  input  wire [15:0]  context_value_context_domain,  // protection domain
  input  wire [2:0]   context_value_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]   context_value_context_profile,  // profile of the wire: 1 or 2 (P1, P2)
  input  wire         context_value_context_remote_write,  // the peer may write
  input  wire [23:0]  context_value_context_send_psn,  // first PSN to send
  input  wire [23:0]  context_value_context_receive_psn,  // first PSN to expect
  input  wire [12:0]  context_value_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  input  wire [7:0]   context_value_context_message_limit,  // K - 1: most messages outstanding less one
  input  wire [7:0]   context_value_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  input  wire [2:0]   context_value_context_retries,  // rel_retry: 0 to 7
  input  wire [2:0]   context_value_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  input  wire [4:0]   context_value_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  input  wire [4:0]   context_value_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  input  wire [15:0]  context_value_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  input  wire [3:0]   context_value_context_last_path,  // paths in use less one, 0 to 15
  input  wire [19:0]  context_value_context_rate,  // rate limit in Mb/s; 0 = unlimited
  input  wire [3:0]   context_value_context_send_cq,  // completion queue of sends
  input  wire [3:0]   context_value_context_receive_cq,  // completion queue of receives
  input  wire [63:0]  context_value_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]   context_value_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0]  context_value_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]   context_value_context_receive_queue_size,  // log2 of its entries, 0 to 15
  input  wire         state_valid,
  input  wire [3:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  input  wire         address_valid,
  input  wire [3:0]   address_value_index,
  input  wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  input  wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  input  wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  input  wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  output wire [3:0]   held_address_handle,  // address handle of the peer
  output wire [15:0]  held_partition,  // P_Key
  output wire [15:0]  held_domain,  // protection domain
  output wire [2:0]   held_mtu_code,  // PMTU = 256 << code
  output wire [1:0]   held_profile,  // profile of the wire: 1 to 3
  output wire         held_remote_write,  // the peer may write
  output wire [7:0]   held_message_limit,  // K - 1
  output wire [3:0]   held_last_path,  // paths in use less one
  output reg  [5:0]   admission_row,  // final unless the frame goes on; of a trimmed packet that goes on RX_TRIM_NAK or RX_TRIM_PAYLOAD
  output reg          admission_acknowledges,  // goes to the send window
  output reg          admission_numbered,  // goes to the tracker
  output reg          admission_trimmed,  // its payload was cut, or counts as cut
  output reg          admission_in_error  // the queue pair is in error: only a repeated NAK can come of it
);
  localparam [2:0] QUEUE_PAIR_STATE_RESET = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_RTR   = 3'd2;
  localparam [2:0] QUEUE_PAIR_STATE_RTS   = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD   = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_ERR   = 3'd5;
  localparam [5:0] ROW_RX_TRIM_BAD        = 6'd8;
  localparam [5:0] ROW_RX_TRIM_PAYLOAD    = 6'd10;
  localparam [5:0] ROW_RX_TRIM_NAK        = 6'd11;
  localparam [5:0] ROW_RX_QPN             = 6'd22;
  localparam [5:0] ROW_RX_QP_STATE        = 6'd23;
  localparam [5:0] ROW_RX_PKEY            = 6'd24;
  localparam [5:0] ROW_RX_PEER            = 6'd25;
  localparam [5:0] ROW_RX_PROFILE         = 6'd26;
  localparam [5:0] ROW_RX_AETH            = 6'd27;
  localparam [5:0] ROW_RX_ACK_BAD         = 6'd30;
  localparam [5:0] ROW_RX_STRAY           = 6'd32;
  localparam [5:0] ROW_RX_BAD_RSP         = 6'd48;
  localparam [5:0] ROW_RX_OK              = 6'd49;
  localparam [5:0] ROW_RX_CNP             = 6'd50;
  localparam [5:0] ROW_RX_RTT_REQUEST     = 6'd51;
  localparam [5:0] ROW_RX_SLOW            = 6'd52;

  reg          packet_ipv6_past;
  reg          packet_ipv6_past2;
  reg          packet_ipv6_past3;
  reg          packet_ipv6_past4;
  reg  [127:0] packet_source_past;
  reg  [127:0] packet_source_past2;
  reg  [127:0] packet_source_past3;
  reg  [127:0] packet_source_past4;
  reg  [11:0]  packet_vlan_past;
  reg  [11:0]  packet_vlan_past2;
  reg  [11:0]  packet_vlan_past3;
  reg  [11:0]  packet_vlan_past4;
  reg  [3:0]   is_peer_same;
  reg          past;
  reg          facts_foreign_1;
  reg          facts_foreign;
  reg  [15:0]  facts_partition_1;
  reg  [15:0]  facts_partition;
  reg          packet_veroce_past;
  reg          packet_veroce_past2;
  reg          kind_needs_p2_past;
  reg          kind_needs_p3_past;
  reg  [15:0]  facts_path_1;
  reg  [15:0]  facts_path;
  reg          kind_stray_past;
  reg          kind_slow_past;
  reg  [7:0]   packet_syndrome_past;
  reg          facts_syndrome;
  reg          kind_acknowledges_past;
  reg          kind_of_responses_past;
  reg          kind_request_past;
  reg          kind_cnp_past;
  reg          kind_probe_past;
  reg          kind_slow_past_2;
  reg          facts_known;
  reg          facts_receives;
  reg          facts_sends_2;
  reg          facts_in_error;
  reg          facts_partition_2;
  reg          facts_profile_2;
  reg          facts_loss;
  reg          facts_syndrome_2;
  reg          facts_acknowledges;
  reg          facts_of_responses_2;
  reg          facts_stray_2;
  reg          facts_request;
  reg          facts_cnp;
  reg          facts_probe;
  reg          facts_slow;
  reg  [5:0]   frame_row_past;
  reg          facts_known_past;
  reg          facts_receives_past;
  reg          facts_sends_past;
  reg          facts_in_error_past;
  reg          facts_partition_past;
  reg          facts_profile_past;
  reg          facts_loss_past;
  reg          facts_syndrome_past;
  reg          facts_acknowledges_past;
  reg          facts_of_responses_past;
  reg          facts_stray_past;
  reg          facts_request_past;
  reg          facts_cnp_past;
  reg          facts_probe_past;
  reg          facts_slow_past;
  reg          facts_known_past2;
  reg          facts_receives_past2;
  reg          facts_sends_past2;
  reg          facts_in_error_past2;
  reg          facts_partition_past2;
  reg          facts_profile_past2;
  reg          facts_loss_past2;
  reg          facts_syndrome_past2;
  reg          facts_acknowledges_past2;
  reg          facts_of_responses_past2;
  reg          facts_stray_past2;
  reg          facts_request_past2;
  reg          facts_cnp_past2;
  reg          facts_probe_past2;
  reg          facts_slow_past2;
  reg  [5:0]   row;
  reg          acknowledges;
  reg          numbered;
  (* ram_style = "block" *)
  reg  [53:0]  contexts [0:15];
  reg  [53:0]  _context_data_first;
  reg  [53:0]  context_data;
  (* ram_style = "block" *)
  reg  [2:0]   states [0:15];
  reg  [2:0]   _state_first;
  reg  [2:0]   state;
  (* ram_style = "block" *)
  reg  [140:0] peers [0:15];
  reg  [140:0] _peer_first;
  reg  [140:0] peer;

  wire [3:0]   qp = packet_dest_qp[3:0];
  wire         is_peer_parts_0 = peer[43:12] == packet_source_past4[31:0];
  wire         is_peer_parts_1 = peer[75:44] == packet_source_past4[63:32];
  wire         is_peer_parts_2 = peer[107:76] == packet_source_past4[95:64];
  wire         is_peer_parts_3 = peer[139:108] == packet_source_past4[127:96];
  wire         is_peer = (&is_peer_same) & past;
  wire         facts_sends = (state == QUEUE_PAIR_STATE_RTS) | (state == QUEUE_PAIR_STATE_SQD);
  wire         facts_same_partition = (facts_partition[14:0] == context_data[48:34]) &
                                      (facts_partition[15] | context_data[49]);
  wire         facts_at_least2 = context_data[14:13] >= 2'd2;
  wire         facts_profile = packet_veroce_past2 & (~kind_needs_p2_past | facts_at_least2) &
                               (~kind_needs_p3_past | (context_data[14:13] == 2'd3));
  wire         facts_stray = kind_stray_past | (kind_slow_past & (facts_path > {12'd0, context_data[3:0]}));
  wire [1:0]   facts_type = packet_syndrome_past[6:5];
  wire         facts_is_ack = facts_type == 2'd0;
  wire         facts_is_nak = facts_type == 2'd3;
  wire [4:0]   facts_code = packet_syndrome_past[4:0];
  wire         facts_full = facts_is_ack | (facts_type == 2'd1) | (facts_is_nak & (facts_code <= 5'd3));
  wire         facts_of_responses = facts_is_ack | (facts_is_nak & (facts_code == 5'd0));
  wire         trimmed = (frame_row_past == ROW_RX_TRIM_NAK) | (frame_row_past == ROW_RX_TRIM_PAYLOAD);
  wire         may_be_trimmed = facts_known_past2 & facts_receives_past2 & facts_loss_past2 &
                                facts_request_past2;
  wire         again = facts_in_error_past2 & facts_request_past2 & facts_partition_past2 & is_peer &
                       facts_profile_past2;

  assign held_address_handle = context_data[53:50];
  assign held_partition = context_data[49:34];
  assign held_domain = context_data[33:18];
  assign held_mtu_code = context_data[17:15];
  assign held_profile = context_data[14:13];
  assign held_remote_write = context_data[12];
  assign held_message_limit = context_data[11:4];
  assign held_last_path = context_data[3:0];

  always @* begin
    row = frame_row_past;
    acknowledges = 1'b0;
    numbered = 1'b0;
    if (trimmed) begin
      if (may_be_trimmed & facts_partition_past2 & is_peer) begin
        numbered = 1'b1;
      end else begin
        row = ROW_RX_TRIM_BAD;
      end
    end else if (frame_row_past == ROW_RX_OK) begin
      if (~facts_known_past2) begin
        row = ROW_RX_QPN;
      end else if (~((facts_acknowledges_past2 ? facts_sends_past2 : facts_receives_past2) | again)) begin
        row = ROW_RX_QP_STATE;
      end else if (~facts_partition_past2) begin
        row = ROW_RX_PKEY;
      end else if (~is_peer) begin
        row = ROW_RX_PEER;
      end else if (~facts_profile_past2) begin
        row = ROW_RX_PROFILE;
      end else if (facts_acknowledges_past2 & ~facts_syndrome_past2) begin
        row = ROW_RX_AETH;
      end else if (facts_acknowledges_past2 & facts_of_responses_past2) begin
        row = ROW_RX_ACK_BAD;
      end else if (facts_acknowledges_past2) begin
        acknowledges = 1'b1;
      end else if (facts_stray_past2) begin
        row = ROW_RX_STRAY;
      end else if (facts_of_responses_past2) begin
        row = ROW_RX_BAD_RSP;
      end else if (facts_cnp_past2) begin
        row = ROW_RX_CNP;
      end else if (facts_probe_past2) begin
        row = ROW_RX_RTT_REQUEST;
      end else if (facts_slow_past2) begin
        row = ROW_RX_SLOW;
      end else begin
        numbered = 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (context_valid) begin
      contexts[context_value_qp] <= {context_value_context_address_handle, context_value_context_partition,
                                     context_value_context_domain, context_value_context_mtu_code,
                                     context_value_context_profile, context_value_context_remote_write,
                                     context_value_context_message_limit, context_value_context_last_path};
    end
  end

  always @(posedge clk) begin
    _context_data_first <= contexts[qp];
    context_data <= _context_data_first;
  end

  initial begin : states_zero
    integer _i;
    for (_i = 0; _i < 16; _i = _i + 1) begin
      states[_i] = 3'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && state_valid) begin
      states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _state_first <= states[qp];
    state <= _state_first;
  end

  always @(posedge clk) begin
    if (address_valid) begin
      peers[address_value_index] <= {address_value_handle_ipv6, address_value_handle_ip,
                                     address_value_handle_tagged ? address_value_handle_vlan : 12'd0};
    end
  end

  always @(posedge clk) begin
    _peer_first <= peers[context_data[53:50]];
    peer <= _peer_first;
  end

  always @(posedge clk) begin
    packet_ipv6_past <= packet_ipv6;
    packet_ipv6_past2 <= packet_ipv6_past;
    packet_ipv6_past3 <= packet_ipv6_past2;
    packet_ipv6_past4 <= packet_ipv6_past3;
    packet_source_past <= packet_source;
    packet_source_past2 <= packet_source_past;
    packet_source_past3 <= packet_source_past2;
    packet_source_past4 <= packet_source_past3;
    packet_vlan_past <= packet_vlan;
    packet_vlan_past2 <= packet_vlan_past;
    packet_vlan_past3 <= packet_vlan_past2;
    packet_vlan_past4 <= packet_vlan_past3;
    is_peer_same <= {is_peer_parts_3, is_peer_parts_2, is_peer_parts_1, is_peer_parts_0};
    past <= (peer[140] == packet_ipv6_past4) & (peer[11:0] == packet_vlan_past4);
    facts_foreign_1 <= |(packet_dest_qp >> 4);
    facts_foreign <= facts_foreign_1;
    facts_partition_1 <= packet_partition;
    facts_partition <= facts_partition_1;
    packet_veroce_past <= packet_veroce;
    packet_veroce_past2 <= packet_veroce_past;
    kind_needs_p2_past <= kind_needs_p2;
    kind_needs_p3_past <= kind_needs_p3;
    facts_path_1 <= packet_source_port - source_port_base;
    facts_path <= facts_path_1;
    kind_stray_past <= kind_stray;
    kind_slow_past <= kind_slow;
    packet_syndrome_past <= packet_syndrome;
    facts_syndrome <= ~packet_syndrome_past[7] &
                      (kind_selective ? facts_is_ack : kind_of_responses ? facts_of_responses : facts_full);
    kind_acknowledges_past <= kind_acknowledges;
    kind_of_responses_past <= kind_of_responses;
    kind_request_past <= kind_request;
    kind_cnp_past <= kind_cnp;
    kind_probe_past <= kind_probe;
    kind_slow_past_2 <= kind_slow;
    facts_known <= ~(facts_foreign | (state == QUEUE_PAIR_STATE_RESET));
    facts_receives <= facts_sends | (state == QUEUE_PAIR_STATE_RTR);
    facts_sends_2 <= facts_sends;
    facts_in_error <= state == QUEUE_PAIR_STATE_ERR;
    facts_partition_2 <= facts_same_partition;
    facts_profile_2 <= facts_profile;
    facts_loss <= facts_at_least2;
    facts_syndrome_2 <= facts_syndrome;
    facts_acknowledges <= kind_acknowledges_past;
    facts_of_responses_2 <= kind_of_responses_past;
    facts_stray_2 <= facts_stray;
    facts_request <= kind_request_past;
    facts_cnp <= kind_cnp_past;
    facts_probe <= kind_probe_past;
    facts_slow <= kind_slow_past_2;
    frame_row_past <= frame_row;
    facts_known_past <= facts_known;
    facts_receives_past <= facts_receives;
    facts_sends_past <= facts_sends_2;
    facts_in_error_past <= facts_in_error;
    facts_partition_past <= facts_partition_2;
    facts_profile_past <= facts_profile_2;
    facts_loss_past <= facts_loss;
    facts_syndrome_past <= facts_syndrome_2;
    facts_acknowledges_past <= facts_acknowledges;
    facts_of_responses_past <= facts_of_responses_2;
    facts_stray_past <= facts_stray_2;
    facts_request_past <= facts_request;
    facts_cnp_past <= facts_cnp;
    facts_probe_past <= facts_probe;
    facts_slow_past <= facts_slow;
    facts_known_past2 <= facts_known_past;
    facts_receives_past2 <= facts_receives_past;
    facts_sends_past2 <= facts_sends_past;
    facts_in_error_past2 <= facts_in_error_past;
    facts_partition_past2 <= facts_partition_past;
    facts_profile_past2 <= facts_profile_past;
    facts_loss_past2 <= facts_loss_past;
    facts_syndrome_past2 <= facts_syndrome_past;
    facts_acknowledges_past2 <= facts_acknowledges_past;
    facts_of_responses_past2 <= facts_of_responses_past;
    facts_stray_past2 <= facts_stray_past;
    facts_request_past2 <= facts_request_past;
    facts_cnp_past2 <= facts_cnp_past;
    facts_probe_past2 <= facts_probe_past;
    facts_slow_past2 <= facts_slow_past;
    admission_row <= row;
    admission_acknowledges <= acknowledges;
    admission_numbered <= numbered;
    admission_trimmed <= trimmed;
    admission_in_error <= facts_in_error_past2;
  end

  wire        _unused = &{1'b0, packet_opcode, packet_psn, packet_ack_request, packet_retrans,
                          packet_solicited, packet_congested, packet_becn, packet_msn, packet_rqmsn,
                          packet_po, packet_address, packet_key, packet_dma_length, packet_immediate,
                          packet_ack_msn, packet_sack_length, packet_sack_start, packet_sack_bitmap,
                          packet_rtt_context, packet_rtt_sent, packet_payload_offset, packet_payload_length,
                          kind_send, kind_write, kind_receives, kind_full, kind_later, kind_ends, kind_stash,
                          context_value_context_peer_qp, context_value_context_send_psn,
                          context_value_context_receive_psn, context_value_context_send_window,
                          context_value_context_sack_threshold, context_value_context_retries,
                          context_value_context_rnr_retries, context_value_context_rto_exponent,
                          context_value_context_rnr_timer, context_value_context_initial_srtt,
                          context_value_context_rate, context_value_context_send_cq,
                          context_value_context_receive_cq, context_value_context_send_queue,
                          context_value_context_send_queue_size, context_value_context_receive_queue,
                          context_value_context_receive_queue_size, address_value_handle_mac};
endmodule

`default_nettype wire
