`default_nettype none

// HeaderPipeline_small: makes the headers of data ahead of their payload, and of answers, which pass by.
// Generated from HeaderPipeline.java.
module HeaderPipeline_small (
  input  wire         clk,
  input  wire         rst,
  input  wire         answers_valid,
  output wire         answers_ready,
  input  wire [3:0]   answers_payload_packet_qp,  // queue pair, local number
  input  wire         answers_payload_packet_is_answer,  // of the ACK class, or an RTT Response
  input  wire         answers_payload_packet_is_probe,  // is an RTT Response, or a Request
  input  wire         answers_payload_packet_named,  // the port is named, and not added to wire_sport_base
  input  wire [7:0]   answers_payload_packet_opcode,
  input  wire [23:0]  answers_payload_packet_psn,
  input  wire         answers_payload_packet_is_past,  // the header has the PSN before it
  input  wire         answers_payload_packet_solicited,
  input  wire         answers_payload_packet_ack_request,
  input  wire         answers_payload_packet_retrans,
  input  wire         answers_payload_packet_becn,
  input  wire [1:0]   answers_payload_packet_cause,  // cause of a Packet Drop NAK
  input  wire [15:0]  answers_payload_packet_port,  // UDP source port, or what is added to wire_sport_base; answers without a name get theirs in HeaderPipeline
  input  wire [23:0]  answers_payload_packet_msn,  // of MSNETH or AETH
  input  wire [31:0]  answers_payload_packet_po,  // POETH, with its reserved byte
  input  wire [23:0]  answers_payload_packet_rqmsn,  // of RQETH
  input  wire [7:0]   answers_payload_packet_syndrome,  // of AETH
  input  wire [159:0] answers_payload_packet_rest,  // SACKETH; RTTETH without the time of sending; of data, immediate data or key and behind it RETH, of an atomic the front of AtomicETH; of a response, the MSN of AETH and behind it AtomicAckETH
  input  wire [12:0]  answers_payload_packet_length,  // bytes of payload
  input  wire [23:0]  answers_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  answers_payload_peer_pkey,  // P_Key
  input  wire [3:0]   answers_payload_peer_handle,  // address handle
  input  wire [4:0]   answers_payload_peer_paths,  // 1 to 16
  input  wire         answers_payload_peer_extended,  // cc_ext is agreed with it
  input  wire         data_valid,
  output wire         data_ready,
  input  wire [3:0]   data_payload_qp,  // queue pair, local number
  input  wire         data_payload_is_answer,  // of the ACK class, or an RTT Response
  input  wire         data_payload_is_probe,  // is an RTT Response, or a Request
  input  wire         data_payload_named,  // the port is named, and not added to wire_sport_base
  input  wire [7:0]   data_payload_opcode,
  input  wire [23:0]  data_payload_psn,
  input  wire         data_payload_is_past,  // the header has the PSN before it
  input  wire         data_payload_solicited,
  input  wire         data_payload_ack_request,
  input  wire         data_payload_retrans,
  input  wire         data_payload_becn,
  input  wire [1:0]   data_payload_cause,  // cause of a Packet Drop NAK
  input  wire [15:0]  data_payload_port,  // UDP source port, or what is added to wire_sport_base; answers without a name get theirs in HeaderPipeline
  input  wire [23:0]  data_payload_msn,  // of MSNETH or AETH
  input  wire [31:0]  data_payload_po,  // POETH, with its reserved byte
  input  wire [23:0]  data_payload_rqmsn,  // of RQETH
  input  wire [7:0]   data_payload_syndrome,  // of AETH
  input  wire [159:0] data_payload_rest,  // SACKETH; RTTETH without the time of sending; of data, immediate data or key and behind it RETH, of an atomic the front of AtomicETH; of a response, the MSN of AETH and behind it AtomicAckETH
  input  wire [12:0]  data_payload_length,  // bytes of payload
  // setup: a new life of a queue pair
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [3:0]   setup_payload_qp,  // queue pair, local number
  input  wire [23:0]  setup_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  setup_payload_peer_pkey,  // P_Key
  input  wire [3:0]   setup_payload_peer_handle,  // address handle
  input  wire [4:0]   setup_payload_peer_paths,  // 1 to 16
  input  wire         setup_payload_peer_extended,  // cc_ext is agreed with it
  input  wire         address_valid,
  input  wire [3:0]   address_value_index,
  input  wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  input  wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  input  wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  input  wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  input  wire [2:0]   address_value_handle_gid,  // which of our addresses it knows us by; of the same version of IP
  input  wire [47:0]  settings_mac,  // our MAC address
  // settings_sources: our IP addresses; IPv4 in the low 32 bits
  input  wire [127:0] settings_sources_0,
  input  wire [127:0] settings_sources_1,
  input  wire [127:0] settings_sources_2,
  input  wire [127:0] settings_sources_3,
  input  wire [127:0] settings_sources_4,
  input  wire [127:0] settings_sources_5,
  input  wire [127:0] settings_sources_6,
  input  wire [127:0] settings_sources_7,
  input  wire [3:0]   settings_transport_version,  // wire_tver: transport version
  input  wire [15:0]  settings_choice_udp_port,  // wire_port.udp: destination port of what we send and take
  input  wire [2:0]   settings_choice_retrans,  // wire_choice.retrans: Retrans stands so many bits behind bit 65 of BTH, 0 to 6
  input  wire         settings_choice_sack_bytes,  // wire_choice.sack_bytes: the bytes of the bitmap of SACKETH in the other order
  input  wire         settings_choice_sack_bits,  // wire_choice.sack_bits: the bits of each of its bytes in the other order
  input  wire         settings_choice_sack_missing,  // wire_choice.sack_missing: 1 means missing
  input  wire [7:0]   settings_time_to_live,  // wire_ttl
  input  wire [15:0]  settings_source_port_base,  // wire_sport_base
  input  wire [5:0]   settings_dscp_data,  // wire_dscp.data: of packets with payload
  input  wire [5:0]   settings_dscp_request,  // wire_dscp.req: of requests without payload
  input  wire [5:0]   settings_dscp_control,  // wire_dscp.ctrl: of acknowledgements
  input  wire [5:0]   settings_dscp_probe,  // wire_rtt.dscp: of RTT Responses
  input  wire [31:0]  nanoseconds,  // in ns
  // answer_headers: of answers, in order
  output wire         answer_headers_valid,
  input  wire         answer_headers_ready,
  output wire [879:0] answer_headers_payload_bytes,  // byte 0 in bits 7 to 0; bytes behind the length are 0
  output wire [6:0]   answer_headers_payload_length,  // how many, at most 110
  output wire         answer_headers_payload_has_payload,  // a payload of at least one byte follows
  output wire [3:0]   answer_headers_payload_stamp_places,  // bit i: a stamp goes behind the i-th of the lengths that outer headers have; none: no stamp
  // data_headers: of data, in order
  output wire         data_headers_valid,
  input  wire         data_headers_ready,
  output wire [879:0] data_headers_payload_bytes,  // byte 0 in bits 7 to 0; bytes behind the length are 0
  output wire [6:0]   data_headers_payload_length,  // how many, at most 110
  output wire         data_headers_payload_has_payload,  // a payload of at least one byte follows
  output wire [3:0]   data_headers_payload_stamp_places  // bit i: a stamp goes behind the i-th of the lengths that outer headers have; none: no stamp
);
  reg  [3:0]   rotor;
  reg  [3:0]   answer_path;
  reg  [4:0]   inside_reg;
  wire         fields_packets_ready;
  wire         fields_fields_valid;
  wire [47:0]  fields_fields_payload_link_destination;
  wire [47:0]  fields_fields_payload_link_source;
  wire         fields_fields_payload_link_tagged;
  wire [2:0]   fields_fields_payload_link_priority;
  wire         fields_fields_payload_link_drop_eligible;
  wire [11:0]  fields_fields_payload_link_identifier;
  wire         fields_fields_payload_network_ipv6;
  wire [5:0]   fields_fields_payload_network_dscp;
  wire [1:0]   fields_fields_payload_network_ecn;
  wire [7:0]   fields_fields_payload_network_time_to_live;
  wire [15:0]  fields_fields_payload_network_identification;
  wire [127:0] fields_fields_payload_network_source;
  wire [127:0] fields_fields_payload_network_destination;
  wire [15:0]  fields_fields_payload_source_port;
  wire         fields_fields_payload_port;
  wire [7:0]   fields_fields_payload_bth_opcode;
  wire         fields_fields_payload_bth_solicited;
  wire         fields_fields_payload_bth_migration;
  wire [1:0]   fields_fields_payload_bth_pad_count;
  wire [3:0]   fields_fields_payload_bth_version;
  wire [15:0]  fields_fields_payload_bth_pkey;
  wire         fields_fields_payload_bth_fecn;
  wire         fields_fields_payload_bth_becn;
  wire [5:0]   fields_fields_payload_bth_reserved6;
  wire [23:0]  fields_fields_payload_bth_dest_qp;
  wire         fields_fields_payload_bth_ack_request;
  wire         fields_fields_payload_bth_retrans;
  wire [5:0]   fields_fields_payload_bth_reserved;
  wire [23:0]  fields_fields_payload_bth_psn;
  wire [31:0]  fields_fields_payload_deth_queue_key;
  wire [7:0]   fields_fields_payload_deth_reserved;
  wire [23:0]  fields_fields_payload_deth_source_qp;
  wire [7:0]   fields_fields_payload_msn_eth_reserved;
  wire [23:0]  fields_fields_payload_msn_eth_msn;
  wire [63:0]  fields_fields_payload_reth_address;
  wire [31:0]  fields_fields_payload_reth_remote_key;
  wire [31:0]  fields_fields_payload_reth_length;
  wire [7:0]   fields_fields_payload_aeth_syndrome;
  wire [23:0]  fields_fields_payload_aeth_msn;
  wire [7:0]   fields_fields_payload_rq_eth_reserved;
  wire [23:0]  fields_fields_payload_rq_eth_rq_msn;
  wire [7:0]   fields_fields_payload_po_eth_reserved;
  wire [23:0]  fields_fields_payload_po_eth_order;
  wire [31:0]  fields_fields_payload_imm_dt_value;
  wire [31:0]  fields_fields_payload_ieth_remote_key;
  wire [63:0]  fields_fields_payload_atomic_eth_address;
  wire [31:0]  fields_fields_payload_atomic_eth_remote_key;
  wire [63:0]  fields_fields_payload_atomic_eth_swap_or_add;
  wire [63:0]  fields_fields_payload_atomic_eth_compare;
  wire [63:0]  fields_fields_payload_atomic_ack_eth_original;
  wire [7:0]   fields_fields_payload_sack_eth_valid_length;
  wire [23:0]  fields_fields_payload_sack_eth_start;
  wire [127:0] fields_fields_payload_sack_eth_bitmap;
  wire [31:0]  fields_fields_payload_rtt_eth_context;
  wire [31:0]  fields_fields_payload_rtt_eth_sent;
  wire [31:0]  fields_fields_payload_rtt_eth_received;
  wire [31:0]  fields_fields_payload_rtt_eth_answered;
  wire [31:0]  fields_fields_payload_rtt_eth_returned;
  wire [127:0] fields_fields_payload_resv16_reserved;
  wire [12:0]  fields_fields_payload_payload_length;
  wire         fields_fields_payload_stamped;
  wire         builder_fields_ready;
  wire         builder_headers_valid;
  wire         lookup_out_valid;
  wire [3:0]   lookup_out_payload_packet_qp;
  wire         lookup_out_payload_packet_is_answer;
  wire         lookup_out_payload_packet_is_probe;
  wire         lookup_out_payload_packet_named;
  wire [7:0]   lookup_out_payload_packet_opcode;
  wire [23:0]  lookup_out_payload_packet_psn;
  wire         lookup_out_payload_packet_is_past;
  wire         lookup_out_payload_packet_solicited;
  wire         lookup_out_payload_packet_ack_request;
  wire         lookup_out_payload_packet_retrans;
  wire         lookup_out_payload_packet_becn;
  wire [1:0]   lookup_out_payload_packet_cause;
  wire [15:0]  lookup_out_payload_packet_port;
  wire [23:0]  lookup_out_payload_packet_msn;
  wire [31:0]  lookup_out_payload_packet_po;
  wire [23:0]  lookup_out_payload_packet_rqmsn;
  wire [7:0]   lookup_out_payload_packet_syndrome;
  wire [159:0] lookup_out_payload_packet_rest;
  wire [12:0]  lookup_out_payload_packet_length;
  wire [23:0]  lookup_out_payload_peer_qp;
  wire [15:0]  lookup_out_payload_peer_pkey;
  wire [3:0]   lookup_out_payload_peer_handle;
  wire [4:0]   lookup_out_payload_peer_paths;
  wire         lookup_out_payload_peer_extended;
  wire         merge_in_1_ready;
  wire         merge_out_valid;
  wire [3:0]   merge_out_payload_packet_qp;
  wire         merge_out_payload_packet_is_answer;
  wire         merge_out_payload_packet_is_probe;
  wire         merge_out_payload_packet_named;
  wire [7:0]   merge_out_payload_packet_opcode;
  wire [23:0]  merge_out_payload_packet_psn;
  wire         merge_out_payload_packet_is_past;
  wire         merge_out_payload_packet_solicited;
  wire         merge_out_payload_packet_ack_request;
  wire         merge_out_payload_packet_retrans;
  wire         merge_out_payload_packet_becn;
  wire [1:0]   merge_out_payload_packet_cause;
  wire [15:0]  merge_out_payload_packet_port;
  wire [23:0]  merge_out_payload_packet_msn;
  wire [31:0]  merge_out_payload_packet_po;
  wire [23:0]  merge_out_payload_packet_rqmsn;
  wire [7:0]   merge_out_payload_packet_syndrome;
  wire [159:0] merge_out_payload_packet_rest;
  wire [12:0]  merge_out_payload_packet_length;
  wire [23:0]  merge_out_payload_peer_qp;
  wire [15:0]  merge_out_payload_peer_pkey;
  wire [3:0]   merge_out_payload_peer_handle;
  wire [4:0]   merge_out_payload_peer_paths;
  wire         merge_out_payload_peer_extended;
  wire         merge_source;
  wire         kinds_in_ready;
  wire         kinds_out_valid;
  wire         kinds_out_payload;
  wire         made_in_ready;
  wire         kind_in_ready;
  wire         kind_out_valid;
  wire         kind_out_payload;

  wire         builder_headers_ready = kind_out_payload | answer_headers_ready;
  wire         has_place = inside_reg != 5'd16;
  wire         merge_in_1_valid = lookup_out_valid & has_place;
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted = {32'd2003195204, 32'd857870592} >>
                                                         {answers_payload_peer_paths[3:0], 2'd0};
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted_2 = {32'd858989090, 32'd286326784} >>
                                                           {answers_payload_peer_paths[3:0], 2'd0};
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted_3 = {32'd3130623846, 32'd1412636928} >>
                                                           {answers_payload_peer_paths[3:0], 2'd0};
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted_4 = 64'h1111_1111_0000_0000 >>
                                                           {answers_payload_peer_paths[3:0], 2'd0};
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted_5 = {32'd2559010389, 32'd1127354624} >>
                                                           {answers_payload_peer_paths[3:0], 2'd0};
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted_6 = {32'd1430537011, 32'd571543552} >>
                                                           {answers_payload_peer_paths[3:0], 2'd0};
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted_7 = {32'd3703216247, 32'd1698898176} >>
                                                           {answers_payload_peer_paths[3:0], 2'd0};
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted_8 = {32'd2272683348, 32'd857870592} >>
                                                           {answers_payload_peer_paths[3:0], 2'd0};
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted_9 = {32'd1145254690, 32'd554762240} >>
                                                           {answers_payload_peer_paths[3:0], 2'd0};
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted_10 = {32'd3416885366, 32'd1413685504} >>
                                                            {answers_payload_peer_paths[3:0], 2'd0};
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted_11 = {32'd572662033, 32'd285212672} >>
                                                            {answers_payload_peer_paths[3:0], 2'd0};
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted_12 = {32'd2844292709, 32'd1144135936} >>
                                                            {answers_payload_peer_paths[3:0], 2'd0};
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted_13 = {32'd1716864051, 32'd841027584} >>
                                                            {answers_payload_peer_paths[3:0], 2'd0};
  wire [63:0]  _answers_payload_peer_paths_3_0_shifted_14 = {32'd3989547399, 32'd1698898176} >>
                                                            {answers_payload_peer_paths[3:0], 2'd0};
  wire [15:0]  merge_in_0_payload_packet_port = answers_payload_packet_named ? answers_payload_packet_port :
                                                {12'd0, answer_path};
  wire         entering = merge_in_1_valid & merge_in_1_ready;
  wire         leaving = data_headers_valid & data_headers_ready;
  wire         lookup_out_ready = merge_in_1_ready & has_place;
  wire         kinds_in_valid = merge_out_valid & fields_packets_ready;
  wire         made_in_valid = builder_headers_valid & kind_out_payload;
  wire         kind_out_ready = builder_headers_valid & builder_headers_ready;

  HeaderFields_small fields (
    .clk(clk),
    .rst(rst),
    .packets_valid(merge_out_valid),
    .packets_ready(fields_packets_ready),
    .packets_payload_packet_qp(merge_out_payload_packet_qp),
    .packets_payload_packet_is_answer(merge_out_payload_packet_is_answer),
    .packets_payload_packet_is_probe(merge_out_payload_packet_is_probe),
    .packets_payload_packet_named(merge_out_payload_packet_named),
    .packets_payload_packet_opcode(merge_out_payload_packet_opcode),
    .packets_payload_packet_psn(merge_out_payload_packet_psn),
    .packets_payload_packet_is_past(merge_out_payload_packet_is_past),
    .packets_payload_packet_solicited(merge_out_payload_packet_solicited),
    .packets_payload_packet_ack_request(merge_out_payload_packet_ack_request),
    .packets_payload_packet_retrans(merge_out_payload_packet_retrans),
    .packets_payload_packet_becn(merge_out_payload_packet_becn),
    .packets_payload_packet_cause(merge_out_payload_packet_cause),
    .packets_payload_packet_port(merge_out_payload_packet_port),
    .packets_payload_packet_msn(merge_out_payload_packet_msn),
    .packets_payload_packet_po(merge_out_payload_packet_po),
    .packets_payload_packet_rqmsn(merge_out_payload_packet_rqmsn),
    .packets_payload_packet_syndrome(merge_out_payload_packet_syndrome),
    .packets_payload_packet_rest(merge_out_payload_packet_rest),
    .packets_payload_packet_length(merge_out_payload_packet_length),
    .packets_payload_peer_qp(merge_out_payload_peer_qp),
    .packets_payload_peer_pkey(merge_out_payload_peer_pkey),
    .packets_payload_peer_handle(merge_out_payload_peer_handle),
    .packets_payload_peer_paths(merge_out_payload_peer_paths),
    .packets_payload_peer_extended(merge_out_payload_peer_extended),
    .address_valid(address_valid),
    .address_value_index(address_value_index),
    .address_value_handle_mac(address_value_handle_mac),
    .address_value_handle_tagged(address_value_handle_tagged),
    .address_value_handle_vlan(address_value_handle_vlan),
    .address_value_handle_ipv6(address_value_handle_ipv6),
    .address_value_handle_ip(address_value_handle_ip),
    .address_value_handle_gid(address_value_handle_gid),
    .settings_mac(settings_mac),
    .settings_sources_0(settings_sources_0),
    .settings_sources_1(settings_sources_1),
    .settings_sources_2(settings_sources_2),
    .settings_sources_3(settings_sources_3),
    .settings_sources_4(settings_sources_4),
    .settings_sources_5(settings_sources_5),
    .settings_sources_6(settings_sources_6),
    .settings_sources_7(settings_sources_7),
    .settings_transport_version(settings_transport_version),
    .settings_choice_udp_port(settings_choice_udp_port),
    .settings_choice_retrans(settings_choice_retrans),
    .settings_choice_sack_bytes(settings_choice_sack_bytes),
    .settings_choice_sack_bits(settings_choice_sack_bits),
    .settings_choice_sack_missing(settings_choice_sack_missing),
    .settings_time_to_live(settings_time_to_live),
    .settings_source_port_base(settings_source_port_base),
    .settings_dscp_data(settings_dscp_data),
    .settings_dscp_request(settings_dscp_request),
    .settings_dscp_control(settings_dscp_control),
    .settings_dscp_probe(settings_dscp_probe),
    .nanoseconds(nanoseconds),
    .fields_valid(fields_fields_valid),
    .fields_ready(builder_fields_ready),
    .fields_payload_link_destination(fields_fields_payload_link_destination),
    .fields_payload_link_source(fields_fields_payload_link_source),
    .fields_payload_link_tagged(fields_fields_payload_link_tagged),
    .fields_payload_link_priority(fields_fields_payload_link_priority),
    .fields_payload_link_drop_eligible(fields_fields_payload_link_drop_eligible),
    .fields_payload_link_identifier(fields_fields_payload_link_identifier),
    .fields_payload_network_ipv6(fields_fields_payload_network_ipv6),
    .fields_payload_network_dscp(fields_fields_payload_network_dscp),
    .fields_payload_network_ecn(fields_fields_payload_network_ecn),
    .fields_payload_network_time_to_live(fields_fields_payload_network_time_to_live),
    .fields_payload_network_identification(fields_fields_payload_network_identification),
    .fields_payload_network_source(fields_fields_payload_network_source),
    .fields_payload_network_destination(fields_fields_payload_network_destination),
    .fields_payload_source_port(fields_fields_payload_source_port),
    .fields_payload_port(fields_fields_payload_port),
    .fields_payload_bth_opcode(fields_fields_payload_bth_opcode),
    .fields_payload_bth_solicited(fields_fields_payload_bth_solicited),
    .fields_payload_bth_migration(fields_fields_payload_bth_migration),
    .fields_payload_bth_pad_count(fields_fields_payload_bth_pad_count),
    .fields_payload_bth_version(fields_fields_payload_bth_version),
    .fields_payload_bth_pkey(fields_fields_payload_bth_pkey),
    .fields_payload_bth_fecn(fields_fields_payload_bth_fecn),
    .fields_payload_bth_becn(fields_fields_payload_bth_becn),
    .fields_payload_bth_reserved6(fields_fields_payload_bth_reserved6),
    .fields_payload_bth_dest_qp(fields_fields_payload_bth_dest_qp),
    .fields_payload_bth_ack_request(fields_fields_payload_bth_ack_request),
    .fields_payload_bth_retrans(fields_fields_payload_bth_retrans),
    .fields_payload_bth_reserved(fields_fields_payload_bth_reserved),
    .fields_payload_bth_psn(fields_fields_payload_bth_psn),
    .fields_payload_deth_queue_key(fields_fields_payload_deth_queue_key),
    .fields_payload_deth_reserved(fields_fields_payload_deth_reserved),
    .fields_payload_deth_source_qp(fields_fields_payload_deth_source_qp),
    .fields_payload_msn_eth_reserved(fields_fields_payload_msn_eth_reserved),
    .fields_payload_msn_eth_msn(fields_fields_payload_msn_eth_msn),
    .fields_payload_reth_address(fields_fields_payload_reth_address),
    .fields_payload_reth_remote_key(fields_fields_payload_reth_remote_key),
    .fields_payload_reth_length(fields_fields_payload_reth_length),
    .fields_payload_aeth_syndrome(fields_fields_payload_aeth_syndrome),
    .fields_payload_aeth_msn(fields_fields_payload_aeth_msn),
    .fields_payload_rq_eth_reserved(fields_fields_payload_rq_eth_reserved),
    .fields_payload_rq_eth_rq_msn(fields_fields_payload_rq_eth_rq_msn),
    .fields_payload_po_eth_reserved(fields_fields_payload_po_eth_reserved),
    .fields_payload_po_eth_order(fields_fields_payload_po_eth_order),
    .fields_payload_imm_dt_value(fields_fields_payload_imm_dt_value),
    .fields_payload_ieth_remote_key(fields_fields_payload_ieth_remote_key),
    .fields_payload_atomic_eth_address(fields_fields_payload_atomic_eth_address),
    .fields_payload_atomic_eth_remote_key(fields_fields_payload_atomic_eth_remote_key),
    .fields_payload_atomic_eth_swap_or_add(fields_fields_payload_atomic_eth_swap_or_add),
    .fields_payload_atomic_eth_compare(fields_fields_payload_atomic_eth_compare),
    .fields_payload_atomic_ack_eth_original(fields_fields_payload_atomic_ack_eth_original),
    .fields_payload_sack_eth_valid_length(fields_fields_payload_sack_eth_valid_length),
    .fields_payload_sack_eth_start(fields_fields_payload_sack_eth_start),
    .fields_payload_sack_eth_bitmap(fields_fields_payload_sack_eth_bitmap),
    .fields_payload_rtt_eth_context(fields_fields_payload_rtt_eth_context),
    .fields_payload_rtt_eth_sent(fields_fields_payload_rtt_eth_sent),
    .fields_payload_rtt_eth_received(fields_fields_payload_rtt_eth_received),
    .fields_payload_rtt_eth_answered(fields_fields_payload_rtt_eth_answered),
    .fields_payload_rtt_eth_returned(fields_fields_payload_rtt_eth_returned),
    .fields_payload_resv16_reserved(fields_fields_payload_resv16_reserved),
    .fields_payload_payload_length(fields_fields_payload_payload_length),
    .fields_payload_stamped(fields_fields_payload_stamped)
  );

  HeaderBuilder builder (
    .clk(clk),
    .rst(rst),
    .fields_valid(fields_fields_valid),
    .fields_ready(builder_fields_ready),
    .fields_payload_link_destination(fields_fields_payload_link_destination),
    .fields_payload_link_source(fields_fields_payload_link_source),
    .fields_payload_link_tagged(fields_fields_payload_link_tagged),
    .fields_payload_link_priority(fields_fields_payload_link_priority),
    .fields_payload_link_drop_eligible(fields_fields_payload_link_drop_eligible),
    .fields_payload_link_identifier(fields_fields_payload_link_identifier),
    .fields_payload_network_ipv6(fields_fields_payload_network_ipv6),
    .fields_payload_network_dscp(fields_fields_payload_network_dscp),
    .fields_payload_network_ecn(fields_fields_payload_network_ecn),
    .fields_payload_network_time_to_live(fields_fields_payload_network_time_to_live),
    .fields_payload_network_identification(fields_fields_payload_network_identification),
    .fields_payload_network_source(fields_fields_payload_network_source),
    .fields_payload_network_destination(fields_fields_payload_network_destination),
    .fields_payload_source_port(fields_fields_payload_source_port),
    .fields_payload_port(fields_fields_payload_port),
    .fields_payload_bth_opcode(fields_fields_payload_bth_opcode),
    .fields_payload_bth_solicited(fields_fields_payload_bth_solicited),
    .fields_payload_bth_migration(fields_fields_payload_bth_migration),
    .fields_payload_bth_pad_count(fields_fields_payload_bth_pad_count),
    .fields_payload_bth_version(fields_fields_payload_bth_version),
    .fields_payload_bth_pkey(fields_fields_payload_bth_pkey),
    .fields_payload_bth_fecn(fields_fields_payload_bth_fecn),
    .fields_payload_bth_becn(fields_fields_payload_bth_becn),
    .fields_payload_bth_reserved6(fields_fields_payload_bth_reserved6),
    .fields_payload_bth_dest_qp(fields_fields_payload_bth_dest_qp),
    .fields_payload_bth_ack_request(fields_fields_payload_bth_ack_request),
    .fields_payload_bth_retrans(fields_fields_payload_bth_retrans),
    .fields_payload_bth_reserved(fields_fields_payload_bth_reserved),
    .fields_payload_bth_psn(fields_fields_payload_bth_psn),
    .fields_payload_deth_queue_key(fields_fields_payload_deth_queue_key),
    .fields_payload_deth_reserved(fields_fields_payload_deth_reserved),
    .fields_payload_deth_source_qp(fields_fields_payload_deth_source_qp),
    .fields_payload_msn_eth_reserved(fields_fields_payload_msn_eth_reserved),
    .fields_payload_msn_eth_msn(fields_fields_payload_msn_eth_msn),
    .fields_payload_reth_address(fields_fields_payload_reth_address),
    .fields_payload_reth_remote_key(fields_fields_payload_reth_remote_key),
    .fields_payload_reth_length(fields_fields_payload_reth_length),
    .fields_payload_aeth_syndrome(fields_fields_payload_aeth_syndrome),
    .fields_payload_aeth_msn(fields_fields_payload_aeth_msn),
    .fields_payload_rq_eth_reserved(fields_fields_payload_rq_eth_reserved),
    .fields_payload_rq_eth_rq_msn(fields_fields_payload_rq_eth_rq_msn),
    .fields_payload_po_eth_reserved(fields_fields_payload_po_eth_reserved),
    .fields_payload_po_eth_order(fields_fields_payload_po_eth_order),
    .fields_payload_imm_dt_value(fields_fields_payload_imm_dt_value),
    .fields_payload_ieth_remote_key(fields_fields_payload_ieth_remote_key),
    .fields_payload_atomic_eth_address(fields_fields_payload_atomic_eth_address),
    .fields_payload_atomic_eth_remote_key(fields_fields_payload_atomic_eth_remote_key),
    .fields_payload_atomic_eth_swap_or_add(fields_fields_payload_atomic_eth_swap_or_add),
    .fields_payload_atomic_eth_compare(fields_fields_payload_atomic_eth_compare),
    .fields_payload_atomic_ack_eth_original(fields_fields_payload_atomic_ack_eth_original),
    .fields_payload_sack_eth_valid_length(fields_fields_payload_sack_eth_valid_length),
    .fields_payload_sack_eth_start(fields_fields_payload_sack_eth_start),
    .fields_payload_sack_eth_bitmap(fields_fields_payload_sack_eth_bitmap),
    .fields_payload_rtt_eth_context(fields_fields_payload_rtt_eth_context),
    .fields_payload_rtt_eth_sent(fields_fields_payload_rtt_eth_sent),
    .fields_payload_rtt_eth_received(fields_fields_payload_rtt_eth_received),
    .fields_payload_rtt_eth_answered(fields_fields_payload_rtt_eth_answered),
    .fields_payload_rtt_eth_returned(fields_fields_payload_rtt_eth_returned),
    .fields_payload_resv16_reserved(fields_fields_payload_resv16_reserved),
    .fields_payload_payload_length(fields_fields_payload_payload_length),
    .fields_payload_stamped(fields_fields_payload_stamped),
    .veroce(settings_choice_udp_port),
    .operands_follow(1'b1),
    .headers_valid(builder_headers_valid),
    .headers_ready(builder_headers_ready),
    .headers_payload_bytes(answer_headers_payload_bytes),
    .headers_payload_length(answer_headers_payload_length),
    .headers_payload_has_payload(answer_headers_payload_has_payload),
    .headers_payload_stamp_places(answer_headers_payload_stamp_places)
  );

  PeerLookup_small lookup (
    .clk(clk),
    .rst(rst),
    .setup_valid(setup_valid),
    .setup_ready(setup_ready),
    .setup_payload_qp(setup_payload_qp),
    .setup_payload_peer_qp(setup_payload_peer_qp),
    .setup_payload_peer_pkey(setup_payload_peer_pkey),
    .setup_payload_peer_handle(setup_payload_peer_handle),
    .setup_payload_peer_paths(setup_payload_peer_paths),
    .setup_payload_peer_extended(setup_payload_peer_extended),
    .in_valid(data_valid),
    .in_ready(data_ready),
    .in_payload_qp(data_payload_qp),
    .in_payload_is_answer(data_payload_is_answer),
    .in_payload_is_probe(data_payload_is_probe),
    .in_payload_named(data_payload_named),
    .in_payload_opcode(data_payload_opcode),
    .in_payload_psn(data_payload_psn),
    .in_payload_is_past(data_payload_is_past),
    .in_payload_solicited(data_payload_solicited),
    .in_payload_ack_request(data_payload_ack_request),
    .in_payload_retrans(data_payload_retrans),
    .in_payload_becn(data_payload_becn),
    .in_payload_cause(data_payload_cause),
    .in_payload_port(data_payload_port),
    .in_payload_msn(data_payload_msn),
    .in_payload_po(data_payload_po),
    .in_payload_rqmsn(data_payload_rqmsn),
    .in_payload_syndrome(data_payload_syndrome),
    .in_payload_rest(data_payload_rest),
    .in_payload_length(data_payload_length),
    .out_valid(lookup_out_valid),
    .out_ready(lookup_out_ready),
    .out_payload_packet_qp(lookup_out_payload_packet_qp),
    .out_payload_packet_is_answer(lookup_out_payload_packet_is_answer),
    .out_payload_packet_is_probe(lookup_out_payload_packet_is_probe),
    .out_payload_packet_named(lookup_out_payload_packet_named),
    .out_payload_packet_opcode(lookup_out_payload_packet_opcode),
    .out_payload_packet_psn(lookup_out_payload_packet_psn),
    .out_payload_packet_is_past(lookup_out_payload_packet_is_past),
    .out_payload_packet_solicited(lookup_out_payload_packet_solicited),
    .out_payload_packet_ack_request(lookup_out_payload_packet_ack_request),
    .out_payload_packet_retrans(lookup_out_payload_packet_retrans),
    .out_payload_packet_becn(lookup_out_payload_packet_becn),
    .out_payload_packet_cause(lookup_out_payload_packet_cause),
    .out_payload_packet_port(lookup_out_payload_packet_port),
    .out_payload_packet_msn(lookup_out_payload_packet_msn),
    .out_payload_packet_po(lookup_out_payload_packet_po),
    .out_payload_packet_rqmsn(lookup_out_payload_packet_rqmsn),
    .out_payload_packet_syndrome(lookup_out_payload_packet_syndrome),
    .out_payload_packet_rest(lookup_out_payload_packet_rest),
    .out_payload_packet_length(lookup_out_payload_packet_length),
    .out_payload_peer_qp(lookup_out_payload_peer_qp),
    .out_payload_peer_pkey(lookup_out_payload_peer_pkey),
    .out_payload_peer_handle(lookup_out_payload_peer_handle),
    .out_payload_peer_paths(lookup_out_payload_peer_paths),
    .out_payload_peer_extended(lookup_out_payload_peer_extended)
  );

  Arbiter_2_FIXED #(.WIDTH(373)) merge (
    .clk(clk),
    .rst(rst),
    .in_0_valid(answers_valid),
    .in_0_ready(answers_ready),
    .in_0_payload({answers_payload_packet_qp, answers_payload_packet_is_answer,
                   answers_payload_packet_is_probe, answers_payload_packet_named,
                   answers_payload_packet_opcode, answers_payload_packet_psn, answers_payload_packet_is_past,
                   answers_payload_packet_solicited, answers_payload_packet_ack_request,
                   answers_payload_packet_retrans, answers_payload_packet_becn, answers_payload_packet_cause,
                   merge_in_0_payload_packet_port, answers_payload_packet_msn, answers_payload_packet_po,
                   answers_payload_packet_rqmsn, answers_payload_packet_syndrome, answers_payload_packet_rest,
                   answers_payload_packet_length, answers_payload_peer_qp, answers_payload_peer_pkey,
                   answers_payload_peer_handle, answers_payload_peer_paths, answers_payload_peer_extended}),
    .in_1_valid(merge_in_1_valid),
    .in_1_ready(merge_in_1_ready),
    .in_1_payload({lookup_out_payload_packet_qp, lookup_out_payload_packet_is_answer,
                   lookup_out_payload_packet_is_probe, lookup_out_payload_packet_named,
                   lookup_out_payload_packet_opcode, lookup_out_payload_packet_psn,
                   lookup_out_payload_packet_is_past, lookup_out_payload_packet_solicited,
                   lookup_out_payload_packet_ack_request, lookup_out_payload_packet_retrans,
                   lookup_out_payload_packet_becn, lookup_out_payload_packet_cause,
                   lookup_out_payload_packet_port, lookup_out_payload_packet_msn,
                   lookup_out_payload_packet_po, lookup_out_payload_packet_rqmsn,
                   lookup_out_payload_packet_syndrome, lookup_out_payload_packet_rest,
                   lookup_out_payload_packet_length, lookup_out_payload_peer_qp, lookup_out_payload_peer_pkey,
                   lookup_out_payload_peer_handle, lookup_out_payload_peer_paths,
                   lookup_out_payload_peer_extended}),
    .out_valid(merge_out_valid),
    .out_ready(fields_packets_ready),
    .out_payload({merge_out_payload_packet_qp, merge_out_payload_packet_is_answer,
                  merge_out_payload_packet_is_probe, merge_out_payload_packet_named,
                  merge_out_payload_packet_opcode, merge_out_payload_packet_psn,
                  merge_out_payload_packet_is_past, merge_out_payload_packet_solicited,
                  merge_out_payload_packet_ack_request, merge_out_payload_packet_retrans,
                  merge_out_payload_packet_becn, merge_out_payload_packet_cause,
                  merge_out_payload_packet_port, merge_out_payload_packet_msn, merge_out_payload_packet_po,
                  merge_out_payload_packet_rqmsn, merge_out_payload_packet_syndrome,
                  merge_out_payload_packet_rest, merge_out_payload_packet_length, merge_out_payload_peer_qp,
                  merge_out_payload_peer_pkey, merge_out_payload_peer_handle, merge_out_payload_peer_paths,
                  merge_out_payload_peer_extended}),
    .source(merge_source)
  );

  Fifo_16_LUTRAM #(.WIDTH(1)) kinds (
    .clk(clk),
    .rst(rst),
    .in_valid(kinds_in_valid),
    .in_ready(kinds_in_ready),
    .in_payload(merge_source),
    .out_valid(kinds_out_valid),
    .out_ready(kind_in_ready),
    .out_payload(kinds_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(892)) made (
    .clk(clk),
    .rst(rst),
    .in_valid(made_in_valid),
    .in_ready(made_in_ready),
    .in_payload({answer_headers_payload_bytes, answer_headers_payload_length,
                 answer_headers_payload_has_payload, answer_headers_payload_stamp_places}),
    .out_valid(data_headers_valid),
    .out_ready(data_headers_ready),
    .out_payload({data_headers_payload_bytes, data_headers_payload_length, data_headers_payload_has_payload,
                  data_headers_payload_stamp_places})
  );

  RegisterSlice #(.WIDTH(1)) kind (
    .clk(clk),
    .rst(rst),
    .in_valid(kinds_out_valid),
    .in_ready(kind_in_ready),
    .in_payload(kinds_out_payload),
    .out_valid(kind_out_valid),
    .out_ready(kind_out_ready),
    .out_payload(kind_out_payload)
  );

  assign answer_headers_valid = builder_headers_valid & ~kind_out_payload;

  always @* begin
    answer_path = 4'd0;
    case (rotor)
      4'd1: answer_path = answers_payload_peer_paths[4] ? 4'd8 : _answers_payload_peer_paths_3_0_shifted[3:0];
      4'd2: answer_path = answers_payload_peer_paths[4] ? 4'd4 :
                          _answers_payload_peer_paths_3_0_shifted_2[3:0];
      4'd3: answer_path = answers_payload_peer_paths[4] ? 4'd12 :
                          _answers_payload_peer_paths_3_0_shifted_3[3:0];
      4'd4: answer_path = answers_payload_peer_paths[4] ? 4'd2 :
                          _answers_payload_peer_paths_3_0_shifted_4[3:0];
      4'd5: answer_path = answers_payload_peer_paths[4] ? 4'd10 :
                          _answers_payload_peer_paths_3_0_shifted_5[3:0];
      4'd6: answer_path = answers_payload_peer_paths[4] ? 4'd6 :
                          _answers_payload_peer_paths_3_0_shifted_6[3:0];
      4'd7: answer_path = answers_payload_peer_paths[4] ? 4'd14 :
                          _answers_payload_peer_paths_3_0_shifted_7[3:0];
      4'd8: answer_path = answers_payload_peer_paths[4] ? 4'd1 : 4'd0;
      4'd9: answer_path = answers_payload_peer_paths[4] ? 4'd9 :
                          _answers_payload_peer_paths_3_0_shifted_8[3:0];
      4'd10: answer_path = answers_payload_peer_paths[4] ? 4'd5 :
                           _answers_payload_peer_paths_3_0_shifted_9[3:0];
      4'd11: answer_path = answers_payload_peer_paths[4] ? 4'd13 :
                           _answers_payload_peer_paths_3_0_shifted_10[3:0];
      4'd12: answer_path = answers_payload_peer_paths[4] ? 4'd3 :
                           _answers_payload_peer_paths_3_0_shifted_11[3:0];
      4'd13: answer_path = answers_payload_peer_paths[4] ? 4'd11 :
                           _answers_payload_peer_paths_3_0_shifted_12[3:0];
      4'd14: answer_path = answers_payload_peer_paths[4] ? 4'd7 :
                           _answers_payload_peer_paths_3_0_shifted_13[3:0];
      4'd15: answer_path = answers_payload_peer_paths[4] ? 4'd15 :
                           _answers_payload_peer_paths_3_0_shifted_14[3:0];
      default: ;
    endcase
  end

  always @(posedge clk) begin
    if (rst) begin
      rotor <= 4'd0;
      inside_reg <= 5'd0;
    end else begin
      if (answers_valid & answers_ready) begin
        rotor <= rotor + 4'd1;
      end
      if (entering & ~leaving) begin
        inside_reg <= inside_reg + 5'd1;
      end else if (leaving & ~entering) begin
        inside_reg <= inside_reg - 5'd1;
      end
    end
  end

  wire        _unused = &{1'b0, kinds_in_ready, made_in_ready, kind_out_valid,
                          _answers_payload_peer_paths_3_0_shifted[63:4],
                          _answers_payload_peer_paths_3_0_shifted_2[63:4],
                          _answers_payload_peer_paths_3_0_shifted_3[63:4],
                          _answers_payload_peer_paths_3_0_shifted_4[63:4],
                          _answers_payload_peer_paths_3_0_shifted_5[63:4],
                          _answers_payload_peer_paths_3_0_shifted_6[63:4],
                          _answers_payload_peer_paths_3_0_shifted_7[63:4],
                          _answers_payload_peer_paths_3_0_shifted_8[63:4],
                          _answers_payload_peer_paths_3_0_shifted_9[63:4],
                          _answers_payload_peer_paths_3_0_shifted_10[63:4],
                          _answers_payload_peer_paths_3_0_shifted_11[63:4],
                          _answers_payload_peer_paths_3_0_shifted_12[63:4],
                          _answers_payload_peer_paths_3_0_shifted_13[63:4],
                          _answers_payload_peer_paths_3_0_shifted_14[63:4]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    the_pipeline_is_shorter_than_the_queue_beside_it: assert (
      kinds_in_ready | ~(merge_out_valid & fields_packets_ready));
  always @(posedge clk) if (!rst)
    there_is_a_place_for_the_headers_of_all_data: assert (made_in_ready | ~made_in_valid);
  always @(posedge clk) if (!rst)
    the_kind_of_what_comes_is_known: assert (~builder_headers_valid | kind_out_valid);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(kinds_in_ready | ~(merge_out_valid & fields_packets_ready))) begin
    $display("HeaderPipeline.java: HDL801: claim 'the pipeline is shorter than the queue beside it' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(made_in_ready | ~made_in_valid)) begin
    $display("HeaderPipeline.java: HDL801: claim 'there is a place for the headers of all data' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~builder_headers_valid | kind_out_valid)) begin
    $display("HeaderPipeline.java: HDL801: claim 'the kind of what comes is known' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
