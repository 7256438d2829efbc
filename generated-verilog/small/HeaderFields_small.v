`default_nettype none

// HeaderFields_small: completes packets to all the fields of their headers.  Generated from
// HeaderFields.java.
module HeaderFields_small (
  input  wire         clk,
  input  wire         rst,
  input  wire         packets_valid,
  output wire         packets_ready,
  input  wire [3:0]   packets_payload_qp,  // queue pair, local number
  input  wire         packets_payload_is_answer,  // of the ACK class
  input  wire [7:0]   packets_payload_opcode,
  input  wire [23:0]  packets_payload_psn,
  input  wire         packets_payload_solicited,
  input  wire         packets_payload_ack_request,
  input  wire         packets_payload_retrans,
  input  wire         packets_payload_becn,
  input  wire [3:0]   packets_payload_path,  // added to wire_sport_base; answers get theirs later
  input  wire [23:0]  packets_payload_msn,  // of MSNETH or AETH
  input  wire [23:0]  packets_payload_po,  // of POETH
  input  wire [23:0]  packets_payload_rqmsn,  // of RQETH
  input  wire [7:0]   packets_payload_syndrome,  // of AETH
  input  wire [159:0] packets_payload_rest,  // SACKETH; of data, immediate data or key and behind it RETH
  input  wire [12:0]  packets_payload_length,  // bytes of payload
  input  wire         setup_valid,  // a new life of a queue pair
  output wire         setup_ready,
  input  wire [3:0]   setup_payload_qp,  // queue pair, local number
  input  wire [23:0]  setup_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [3:0]   setup_payload_context_address_handle,  // address handle of the peer
  input  wire [15:0]  setup_payload_context_partition,  // P_Key
  input  wire [15:0]  setup_payload_context_domain,  // protection domain
  input  wire [2:0]   setup_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]   setup_payload_context_profile,  // profile of the wire: 1 to 3 (P1 to P3)
  input  wire         setup_payload_context_remote_write,  // the peer may write
  input  wire [23:0]  setup_payload_context_send_psn,  // first PSN to send
  input  wire [23:0]  setup_payload_context_receive_psn,  // first PSN to expect
  input  wire [12:0]  setup_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  input  wire [7:0]   setup_payload_context_message_limit,  // K - 1: most messages outstanding less one
  input  wire [7:0]   setup_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  input  wire [2:0]   setup_payload_context_retries,  // rel_retry: 0 to 7
  input  wire [2:0]   setup_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  input  wire [4:0]   setup_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  input  wire [4:0]   setup_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  input  wire [15:0]  setup_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  input  wire [3:0]   setup_payload_context_last_path,  // paths in use less one, 0 to 15
  input  wire [19:0]  setup_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  input  wire [3:0]   setup_payload_context_send_cq,  // completion queue of sends
  input  wire [3:0]   setup_payload_context_receive_cq,  // completion queue of receives
  input  wire [63:0]  setup_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0]  setup_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  input  wire         address_valid,
  input  wire [3:0]   address_value_index,
  input  wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  input  wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  input  wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  input  wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  input  wire [47:0]  settings_mac,  // our MAC address
  input  wire [31:0]  settings_ipv4,  // our IPv4 address
  input  wire [127:0] settings_ipv6,  // our IPv6 address
  input  wire         settings_enable,  // the data path runs
  input  wire [5:0]   settings_check_trim_dscp,  // wire_dscp_trim: DSCP of trimmed packets, reset 9
  input  wire [6:0]   settings_check_trim_last_dscp,  // wire_dscp_trim_last: second DSCP of trimmed packets; 64 = off, the reset value
  input  wire         settings_check_trim_icrc_optional,  // wire_trim_icrc_optional: trimmed packets count with a wrong ICRC, reset 1
  input  wire [3:0]   settings_check_transport_version,  // wire_tver: transport version, reset 0
  input  wire [7:0]   settings_time_to_live,  // wire_ttl
  input  wire [15:0]  settings_source_port_base,  // wire_sport_base
  input  wire [5:0]   settings_dscp_data,  // wire_dscp.data: of packets with payload
  input  wire [5:0]   settings_dscp_request,  // wire_dscp.req: of requests without payload
  input  wire [5:0]   settings_dscp_control,  // wire_dscp.ctrl: of acknowledgements
  input  wire [4:0]   settings_ack_every,  // rel_ack_n: 1 to 16
  input  wire [15:0]  settings_ack_delay,  // rel_ack_delay, in 1/16 us
  input  wire         settings_ack_on_end,  // rel_ack_on_eom
  input  wire         settings_rotate,  // rel_sack_rotate
  input  wire         settings_trim_nak,  // rel_trim_nak
  input  wire         settings_trim_local,  // rel_trim_local
  input  wire [2:0]   settings_srtt_shift,  // rel_srtt_shift
  input  wire [11:0]  settings_jitter,  // rel_jitter, in 1/16 us
  input  wire [3:0]   settings_probe_multiple,  // rel_tlp_mult, 0 off
  input  wire [2:0]   settings_backoff_most,  // rel_rto_backoff_max
  input  wire [19:0]  settings_burst,  // cc_burst in bytes
  input  wire [23:0]  settings_quiet,  // qp_quiet: a queue pair is refused so long after its reset, in 1/16 us
  input  wire [7:0]   settings_events_count,  // as soon as so many events wait
  input  wire [15:0]  settings_events_time,  // or as soon as one has waited so long, in 1/16 us
  output wire         fields_valid,
  input  wire         fields_ready,
  output wire [47:0]  fields_payload_link_destination,  // destination MAC address
  output wire [47:0]  fields_payload_link_source,  // source MAC address
  output wire         fields_payload_link_tagged,  // insert an 802.1Q tag
  output wire [2:0]   fields_payload_link_priority,  // priority code point of the tag
  output wire         fields_payload_link_drop_eligible,  // drop eligible indicator of the tag
  output wire [11:0]  fields_payload_link_identifier,  // VLAN identifier of the tag
  output wire         fields_payload_network_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [5:0]   fields_payload_network_dscp,  // differentiated services code point
  output wire [1:0]   fields_payload_network_ecn,  // explicit congestion notification
  output wire [7:0]   fields_payload_network_time_to_live,  // TTL or hop limit
  output wire [15:0]  fields_payload_network_identification,  // IPv4 only
  output wire [127:0] fields_payload_network_source,  // source address; IPv4 in the low 32 bits
  output wire [127:0] fields_payload_network_destination,  // destination address; IPv4 in the low 32 bits
  output wire [15:0]  fields_payload_source_port,  // UDP source port: the path; also the IPv6 flow label
  output wire         fields_payload_port,  // UDP destination port
  output wire [7:0]   fields_payload_bth_opcode,  // wire profile section 6
  output wire         fields_payload_bth_solicited,  // solicited event
  output wire         fields_payload_bth_migration,  // MigReq, ignored
  output wire [1:0]   fields_payload_bth_pad_count,  // bytes of padding before the ICRC
  output wire [3:0]   fields_payload_bth_version,  // TVer, 0
  output wire [15:0]  fields_payload_bth_partition,  // P_Key
  output wire         fields_payload_bth_fecn,  // ignored
  output wire         fields_payload_bth_becn,  // congestion seen
  output wire [5:0]   fields_payload_bth_reserved6,  // not covered by the ICRC
  output wire [23:0]  fields_payload_bth_dest_qp,  // queue pair of the receiver
  output wire         fields_payload_bth_ack_request,  // an acknowledgement is wanted now
  output wire         fields_payload_bth_retrans,  // 0 first transmission, 1 retransmission (profiles P1 to P3)
  output wire [5:0]   fields_payload_bth_reserved,  // 0
  output wire [23:0]  fields_payload_bth_psn,  // packet sequence number
  output wire [31:0]  fields_payload_deth_queue_key,  // Q_Key
  output wire [7:0]   fields_payload_deth_reserved,  // 0
  output wire [23:0]  fields_payload_deth_source_qp,  // queue pair of the sender
  output wire [7:0]   fields_payload_msn_eth_reserved,  // 0
  output wire [23:0]  fields_payload_msn_eth_msn,  // number of this message, from 1
  output wire [63:0]  fields_payload_reth_address,  // virtual address of this packet's own payload (P0: of the message)
  output wire [31:0]  fields_payload_reth_remote_key,  // R_Key
  output wire [31:0]  fields_payload_reth_length,  // DMALen: bytes of the whole message
  output wire [7:0]   fields_payload_aeth_syndrome,  // bits 6:5 type, bits 4:0 value
  output wire [23:0]  fields_payload_aeth_msn,  // message sequence number
  output wire [7:0]   fields_payload_rq_eth_reserved,  // 0
  output wire [23:0]  fields_payload_rq_eth_rq_msn,  // number of the receive work request this message consumes, from 0
  output wire [7:0]   fields_payload_po_eth_reserved,  // 0
  output wire [23:0]  fields_payload_po_eth_order,  // position of the packet in its message, from 0; 0xFFFFFF = not available
  output wire [31:0]  fields_payload_imm_dt_value,  // opaque to the network
  output wire [31:0]  fields_payload_ieth_remote_key,  // R_Key to invalidate
  output wire [63:0]  fields_payload_atomic_eth_address,  // virtual address, a multiple of 8
  output wire [31:0]  fields_payload_atomic_eth_remote_key,  // R_Key
  output wire [63:0]  fields_payload_atomic_eth_swap_or_add,  // value to store, or to add
  output wire [63:0]  fields_payload_atomic_eth_compare,  // value to compare with
  output wire [63:0]  fields_payload_atomic_ack_eth_original,  // value before the operation
  output wire [7:0]   fields_payload_sack_eth_valid_length,  // 1 to 128 bits count
  output wire [23:0]  fields_payload_sack_eth_start,  // PSN of the least significant bit
  output wire [127:0] fields_payload_sack_eth_bitmap,  // bit i: PSN start + i has been received
  output wire [31:0]  fields_payload_rtt_eth_context,  // path index in bits 24 to 31, the last byte
  output wire [31:0]  fields_payload_rtt_eth_sent,  // TX1 in ns
  output wire [31:0]  fields_payload_rtt_eth_received,  // RX1 in ns
  output wire [31:0]  fields_payload_rtt_eth_answered,  // TX2 in ns
  output wire [31:0]  fields_payload_rtt_eth_returned,  // RX2 in ns, 0 on the wire
  output wire [127:0] fields_payload_resv16_reserved,  // 0, ignored
  output wire [12:0]  fields_payload_payload_length  // bytes of payload, 0 to 4096, without padding
);
  localparam PORT_VEROCE = 1'b1;

  reg          valid1;
  reg          valid2;
  reg  [3:0]   known_stage_qp;
  reg          known_stage_is_answer;
  reg  [7:0]   known_stage_opcode;
  reg  [23:0]  known_stage_psn;
  reg          known_stage_solicited;
  reg          known_stage_ack_request;
  reg          known_stage_retrans;
  reg          known_stage_becn;
  reg  [3:0]   known_stage_path;
  reg  [23:0]  known_stage_msn;
  reg  [23:0]  known_stage_po;
  reg  [23:0]  known_stage_rqmsn;
  reg  [7:0]   known_stage_syndrome;
  reg  [159:0] known_stage_rest;
  reg  [12:0]  known_stage_length;
  reg  [3:0]   turn;
  reg  [3:0]   path_stage;
  reg  [15:0]  identification;
  reg  [3:0]   complete_stage_qp;
  reg          complete_stage_is_answer;
  reg  [7:0]   complete_stage_opcode;
  reg  [23:0]  complete_stage_psn;
  reg          complete_stage_solicited;
  reg          complete_stage_ack_request;
  reg          complete_stage_retrans;
  reg          complete_stage_becn;
  reg  [3:0]   complete_stage_path;
  reg  [23:0]  complete_stage_msn;
  reg  [23:0]  complete_stage_po;
  reg  [23:0]  complete_stage_rqmsn;
  reg  [7:0]   complete_stage_syndrome;
  reg  [159:0] complete_stage_rest;
  reg  [12:0]  complete_stage_length;
  reg  [23:0]  its_peer_stage_qp;
  reg  [15:0]  its_peer_stage_partition;
  reg  [3:0]   its_peer_stage_handle;
  reg  [4:0]   its_peer_stage_paths;
  (* ram_style = "block" *)
  reg  [48:0]  peers [0:15];
  reg  [48:0]  peer;
  (* ram_style = "block" *)
  reg  [189:0] handles [0:15];
  reg  [189:0] handle;
  wire         slice_in_ready;

  wire         port_wire_2 = PORT_VEROCE;
  wire         advance = slice_in_ready | ~valid2;
  wire [8:0]   product = {turn[0], turn[1], turn[2], turn[3]} * peer[4:0];
  wire [15:0]  port_wire = settings_source_port_base + {12'd0, path_stage};
  wire [5:0]   dscp = complete_stage_is_answer ? settings_dscp_control :
                      (|complete_stage_length) ? settings_dscp_data : settings_dscp_request;
  wire         _inverse = ~complete_stage_is_answer;
  wire [127:0] slice_in_payload_network_source = handle[128] ? settings_ipv6 : {96'd0, settings_ipv4};

  RegisterSlice_TxHeaders1648_b0af slice (
    .clk(clk),
    .rst(rst),
    .in_valid(valid2),
    .in_ready(slice_in_ready),
    .in_payload_link_destination(handle[189:142]),
    .in_payload_link_source(settings_mac),
    .in_payload_link_tagged(handle[141]),
    .in_payload_link_priority(dscp[5:3]),
    .in_payload_link_drop_eligible(1'b0),
    .in_payload_link_identifier(handle[140:129]),
    .in_payload_network_ipv6(handle[128]),
    .in_payload_network_dscp(dscp),
    .in_payload_network_ecn({_inverse, 1'b0}),
    .in_payload_network_time_to_live(settings_time_to_live),
    .in_payload_network_identification(identification),
    .in_payload_network_source(slice_in_payload_network_source),
    .in_payload_network_destination(handle[127:0]),
    .in_payload_source_port(port_wire),
    .in_payload_port(port_wire_2),
    .in_payload_bth_opcode(complete_stage_opcode),
    .in_payload_bth_solicited(complete_stage_solicited),
    .in_payload_bth_migration(1'b0),
    .in_payload_bth_pad_count(2'd0),
    .in_payload_bth_version(settings_check_transport_version),
    .in_payload_bth_partition(its_peer_stage_partition),
    .in_payload_bth_fecn(1'b0),
    .in_payload_bth_becn(complete_stage_becn),
    .in_payload_bth_reserved6(6'd0),
    .in_payload_bth_dest_qp(its_peer_stage_qp),
    .in_payload_bth_ack_request(complete_stage_ack_request),
    .in_payload_bth_retrans(complete_stage_retrans),
    .in_payload_bth_reserved(6'd0),
    .in_payload_bth_psn(complete_stage_psn),
    .in_payload_deth_queue_key(32'd0),
    .in_payload_deth_reserved(8'd0),
    .in_payload_deth_source_qp(24'd0),
    .in_payload_msn_eth_reserved(8'd0),
    .in_payload_msn_eth_msn(complete_stage_msn),
    .in_payload_reth_address(complete_stage_rest[127:64]),
    .in_payload_reth_remote_key(complete_stage_rest[63:32]),
    .in_payload_reth_length(complete_stage_rest[31:0]),
    .in_payload_aeth_syndrome(complete_stage_syndrome),
    .in_payload_aeth_msn(complete_stage_msn),
    .in_payload_rq_eth_reserved(8'd0),
    .in_payload_rq_eth_rq_msn(complete_stage_rqmsn),
    .in_payload_po_eth_reserved(8'd0),
    .in_payload_po_eth_order(complete_stage_po),
    .in_payload_imm_dt_value(complete_stage_rest[159:128]),
    .in_payload_ieth_remote_key(complete_stage_rest[159:128]),
    .in_payload_atomic_eth_address(64'd0),
    .in_payload_atomic_eth_remote_key(32'd0),
    .in_payload_atomic_eth_swap_or_add(64'd0),
    .in_payload_atomic_eth_compare(64'd0),
    .in_payload_atomic_ack_eth_original(64'd0),
    .in_payload_sack_eth_valid_length(complete_stage_rest[159:152]),
    .in_payload_sack_eth_start(complete_stage_rest[151:128]),
    .in_payload_sack_eth_bitmap(complete_stage_rest[127:0]),
    .in_payload_rtt_eth_context(32'd0),
    .in_payload_rtt_eth_sent(32'd0),
    .in_payload_rtt_eth_received(32'd0),
    .in_payload_rtt_eth_answered(32'd0),
    .in_payload_rtt_eth_returned(32'd0),
    .in_payload_resv16_reserved(128'd0),
    .in_payload_payload_length(complete_stage_length),
    .out_valid(fields_valid),
    .out_ready(fields_ready),
    .out_payload_link_destination(fields_payload_link_destination),
    .out_payload_link_source(fields_payload_link_source),
    .out_payload_link_tagged(fields_payload_link_tagged),
    .out_payload_link_priority(fields_payload_link_priority),
    .out_payload_link_drop_eligible(fields_payload_link_drop_eligible),
    .out_payload_link_identifier(fields_payload_link_identifier),
    .out_payload_network_ipv6(fields_payload_network_ipv6),
    .out_payload_network_dscp(fields_payload_network_dscp),
    .out_payload_network_ecn(fields_payload_network_ecn),
    .out_payload_network_time_to_live(fields_payload_network_time_to_live),
    .out_payload_network_identification(fields_payload_network_identification),
    .out_payload_network_source(fields_payload_network_source),
    .out_payload_network_destination(fields_payload_network_destination),
    .out_payload_source_port(fields_payload_source_port),
    .out_payload_port(fields_payload_port),
    .out_payload_bth_opcode(fields_payload_bth_opcode),
    .out_payload_bth_solicited(fields_payload_bth_solicited),
    .out_payload_bth_migration(fields_payload_bth_migration),
    .out_payload_bth_pad_count(fields_payload_bth_pad_count),
    .out_payload_bth_version(fields_payload_bth_version),
    .out_payload_bth_partition(fields_payload_bth_partition),
    .out_payload_bth_fecn(fields_payload_bth_fecn),
    .out_payload_bth_becn(fields_payload_bth_becn),
    .out_payload_bth_reserved6(fields_payload_bth_reserved6),
    .out_payload_bth_dest_qp(fields_payload_bth_dest_qp),
    .out_payload_bth_ack_request(fields_payload_bth_ack_request),
    .out_payload_bth_retrans(fields_payload_bth_retrans),
    .out_payload_bth_reserved(fields_payload_bth_reserved),
    .out_payload_bth_psn(fields_payload_bth_psn),
    .out_payload_deth_queue_key(fields_payload_deth_queue_key),
    .out_payload_deth_reserved(fields_payload_deth_reserved),
    .out_payload_deth_source_qp(fields_payload_deth_source_qp),
    .out_payload_msn_eth_reserved(fields_payload_msn_eth_reserved),
    .out_payload_msn_eth_msn(fields_payload_msn_eth_msn),
    .out_payload_reth_address(fields_payload_reth_address),
    .out_payload_reth_remote_key(fields_payload_reth_remote_key),
    .out_payload_reth_length(fields_payload_reth_length),
    .out_payload_aeth_syndrome(fields_payload_aeth_syndrome),
    .out_payload_aeth_msn(fields_payload_aeth_msn),
    .out_payload_rq_eth_reserved(fields_payload_rq_eth_reserved),
    .out_payload_rq_eth_rq_msn(fields_payload_rq_eth_rq_msn),
    .out_payload_po_eth_reserved(fields_payload_po_eth_reserved),
    .out_payload_po_eth_order(fields_payload_po_eth_order),
    .out_payload_imm_dt_value(fields_payload_imm_dt_value),
    .out_payload_ieth_remote_key(fields_payload_ieth_remote_key),
    .out_payload_atomic_eth_address(fields_payload_atomic_eth_address),
    .out_payload_atomic_eth_remote_key(fields_payload_atomic_eth_remote_key),
    .out_payload_atomic_eth_swap_or_add(fields_payload_atomic_eth_swap_or_add),
    .out_payload_atomic_eth_compare(fields_payload_atomic_eth_compare),
    .out_payload_atomic_ack_eth_original(fields_payload_atomic_ack_eth_original),
    .out_payload_sack_eth_valid_length(fields_payload_sack_eth_valid_length),
    .out_payload_sack_eth_start(fields_payload_sack_eth_start),
    .out_payload_sack_eth_bitmap(fields_payload_sack_eth_bitmap),
    .out_payload_rtt_eth_context(fields_payload_rtt_eth_context),
    .out_payload_rtt_eth_sent(fields_payload_rtt_eth_sent),
    .out_payload_rtt_eth_received(fields_payload_rtt_eth_received),
    .out_payload_rtt_eth_answered(fields_payload_rtt_eth_answered),
    .out_payload_rtt_eth_returned(fields_payload_rtt_eth_returned),
    .out_payload_resv16_reserved(fields_payload_resv16_reserved),
    .out_payload_payload_length(fields_payload_payload_length)
  );

  assign packets_ready = advance;
  assign setup_ready = 1'b1;

  always @(posedge clk) begin
    if (!rst && setup_valid) begin
      peers[setup_payload_qp] <= {setup_payload_context_peer_qp, setup_payload_context_partition,
                                  setup_payload_context_address_handle,
                                  {1'b0, setup_payload_context_last_path} + 5'd1};
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      peer <= peers[packets_payload_qp];
    end
  end

  always @(posedge clk) begin
    if (!rst && address_valid) begin
      handles[address_value_index] <= {address_value_handle_mac, address_value_handle_tagged,
                                       address_value_handle_vlan, address_value_handle_ipv6,
                                       address_value_handle_ip};
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      handle <= handles[peer[8:5]];
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      valid1 <= 1'b0;
      valid2 <= 1'b0;
      turn <= 4'd0;
      identification <= 16'd0;
    end else begin
      if (advance) begin
        valid1 <= packets_valid;
      end
      if (advance) begin
        valid2 <= valid1;
      end
      if (advance & valid1 & known_stage_is_answer) begin
        turn <= turn + 4'd1;
      end
      if (valid2 & slice_in_ready) begin
        identification <= identification + 16'd1;
      end
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      known_stage_qp <= packets_payload_qp;
      known_stage_is_answer <= packets_payload_is_answer;
      known_stage_opcode <= packets_payload_opcode;
      known_stage_psn <= packets_payload_psn;
      known_stage_solicited <= packets_payload_solicited;
      known_stage_ack_request <= packets_payload_ack_request;
      known_stage_retrans <= packets_payload_retrans;
      known_stage_becn <= packets_payload_becn;
      known_stage_path <= packets_payload_path;
      known_stage_msn <= packets_payload_msn;
      known_stage_po <= packets_payload_po;
      known_stage_rqmsn <= packets_payload_rqmsn;
      known_stage_syndrome <= packets_payload_syndrome;
      known_stage_rest <= packets_payload_rest;
      known_stage_length <= packets_payload_length;
    end
    if (advance) begin
      path_stage <= known_stage_is_answer ? product[7:4] : known_stage_path;
    end
    if (advance) begin
      complete_stage_qp <= known_stage_qp;
      complete_stage_is_answer <= known_stage_is_answer;
      complete_stage_opcode <= known_stage_opcode;
      complete_stage_psn <= known_stage_psn;
      complete_stage_solicited <= known_stage_solicited;
      complete_stage_ack_request <= known_stage_ack_request;
      complete_stage_retrans <= known_stage_retrans;
      complete_stage_becn <= known_stage_becn;
      complete_stage_path <= known_stage_path;
      complete_stage_msn <= known_stage_msn;
      complete_stage_po <= known_stage_po;
      complete_stage_rqmsn <= known_stage_rqmsn;
      complete_stage_syndrome <= known_stage_syndrome;
      complete_stage_rest <= known_stage_rest;
      complete_stage_length <= known_stage_length;
    end
    if (advance) begin
      its_peer_stage_qp <= peer[48:25];
      its_peer_stage_partition <= peer[24:9];
      its_peer_stage_handle <= peer[8:5];
      its_peer_stage_paths <= peer[4:0];
    end
  end

  wire        _unused = &{1'b0, setup_payload_context_domain, setup_payload_context_mtu_code,
                          setup_payload_context_profile, setup_payload_context_remote_write,
                          setup_payload_context_send_psn, setup_payload_context_receive_psn,
                          setup_payload_context_send_window, setup_payload_context_message_limit,
                          setup_payload_context_sack_threshold, setup_payload_context_retries,
                          setup_payload_context_rnr_retries, setup_payload_context_rto_exponent,
                          setup_payload_context_rnr_timer, setup_payload_context_initial_srtt,
                          setup_payload_context_rate, setup_payload_context_send_cq,
                          setup_payload_context_receive_cq, setup_payload_context_send_queue,
                          setup_payload_context_send_queue_size, setup_payload_context_receive_queue,
                          setup_payload_context_receive_queue_size, settings_enable, settings_check_trim_dscp,
                          settings_check_trim_last_dscp, settings_check_trim_icrc_optional,
                          settings_ack_every, settings_ack_delay, settings_ack_on_end, settings_rotate,
                          settings_trim_nak, settings_trim_local, settings_srtt_shift, settings_jitter,
                          settings_probe_multiple, settings_backoff_most, settings_burst, settings_quiet,
                          settings_events_count, settings_events_time, complete_stage_qp, complete_stage_path,
                          its_peer_stage_handle, its_peer_stage_paths, product[8], product[3:0]};
endmodule

`default_nettype wire
