`default_nettype none

// FrameInspector_64: reads and checks every frame: its row as far as the frame alone tells, and its header
// fields.  Generated from FrameInspector.java.
// timeline in: 6 cycles, 90 registers (1835 bits), of these 67 (1320 bits) only wait
module FrameInspector_64 (
  input  wire         clk,
  input  wire         rst,
  // in: frames from the MAC, without preamble and FCS
  input  wire         in_valid,  // cycle 0
  input  wire [511:0] in_value_data,  // cycle 0
  input  wire [63:0]  in_value_keep,  // cycle 0
  input  wire         in_value_last,  // cycle 0
  input  wire         error,  // cycle 0: with the last beat: FCS error, runt or abort
  // settings: stable while frames arrive
  input  wire [47:0]  settings_mac,  // steady: our MAC address
  // settings_gids: our IP addresses
  input  wire         settings_gids_0_used,  // steady: it is ours
  input  wire         settings_gids_0_ipv6,  // steady: 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_gids_0_ip,  // steady: IPv4 in the low 32 bits, with zeros above
  input  wire         settings_gids_1_used,  // steady: it is ours
  input  wire         settings_gids_1_ipv6,  // steady: 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_gids_1_ip,  // steady: IPv4 in the low 32 bits, with zeros above
  input  wire         settings_gids_2_used,  // steady: it is ours
  input  wire         settings_gids_2_ipv6,  // steady: 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_gids_2_ip,  // steady: IPv4 in the low 32 bits, with zeros above
  input  wire         settings_gids_3_used,  // steady: it is ours
  input  wire         settings_gids_3_ipv6,  // steady: 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_gids_3_ip,  // steady: IPv4 in the low 32 bits, with zeros above
  input  wire         settings_gids_4_used,  // steady: it is ours
  input  wire         settings_gids_4_ipv6,  // steady: 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_gids_4_ip,  // steady: IPv4 in the low 32 bits, with zeros above
  input  wire         settings_gids_5_used,  // steady: it is ours
  input  wire         settings_gids_5_ipv6,  // steady: 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_gids_5_ip,  // steady: IPv4 in the low 32 bits, with zeros above
  input  wire         settings_gids_6_used,  // steady: it is ours
  input  wire         settings_gids_6_ipv6,  // steady: 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_gids_6_ip,  // steady: IPv4 in the low 32 bits, with zeros above
  input  wire         settings_gids_7_used,  // steady: it is ours
  input  wire         settings_gids_7_ipv6,  // steady: 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_gids_7_ip,  // steady: IPv4 in the low 32 bits, with zeros above
  // settings: stable while frames arrive
  input  wire [5:0]   settings_check_trim_dscp,  // steady: wire_dscp_trim: DSCP of trimmed packets, reset 9
  input  wire [6:0]   settings_check_trim_last_dscp,  // steady: wire_dscp_trim_last: second DSCP of trimmed packets; 64 = off, the reset value
  input  wire         settings_check_trim_icrc_optional,  // steady: wire_trim_icrc_optional: trimmed packets count with a wrong ICRC, reset 1
  input  wire [3:0]   settings_check_transport_version,  // steady: wire_tver: transport version, reset 0
  input  wire [15:0]  settings_choice_udp_port,  // steady: wire_port.udp: destination port of what we send and take
  input  wire [2:0]   settings_choice_retrans,  // steady: wire_choice.retrans: Retrans stands so many bits behind bit 65 of BTH, 0 to 6
  input  wire         settings_choice_sack_bytes,  // steady: wire_choice.sack_bytes: the bytes of the bitmap of SACKETH in the other order
  input  wire         settings_choice_sack_bits,  // steady: wire_choice.sack_bits: the bits of each of its bytes in the other order
  input  wire         settings_choice_sack_missing,  // steady: wire_choice.sack_missing: 1 means missing
  // packet: one per frame, in order
  output reg          packet_valid,  // cycle 6
  output wire [7:0]   packet_value_opcode,  // cycle 6
  output wire [23:0]  packet_value_dest_qp,  // cycle 6
  output wire [23:0]  packet_value_psn,  // cycle 6
  output wire         packet_value_ack_request,  // cycle 6
  output wire         packet_value_retrans,  // cycle 6
  output wire         packet_value_solicited,  // cycle 6
  output wire [15:0]  packet_value_pkey,  // cycle 6: P_Key
  output wire         packet_value_congested,  // cycle 6: ECN field is 11
  output wire         packet_value_becn,  // cycle 6
  output wire [15:0]  packet_value_source_port,  // cycle 6
  output wire [13:0]  packet_value_stamp,  // cycle 6: when it left, by the clock of its sender, if cc_ext says so; of the ACK class the first byte of POETH, and six bits of which the first two are the cause of a Packet Drop NAK
  output wire         packet_value_last_hop,  // cycle 6: its DSCP is that of packets which the last switch has cut
  output wire         packet_value_ipv6,  // cycle 6
  output wire [11:0]  packet_value_vlan,  // cycle 6: VLAN identifier; 0 without a tag
  output wire [127:0] packet_value_source,  // cycle 6: source IP address; IPv4 in the low 32 bits
  output wire [7:0]   packet_value_own,  // cycle 6: bit i: it goes to our address i
  output wire         packet_value_veroce,  // cycle 6: destination port 4794
  output wire [23:0]  packet_value_msn,  // cycle 6: of MSNETH
  output wire [23:0]  packet_value_rqmsn,  // cycle 6
  output wire [23:0]  packet_value_po,  // cycle 6: 0 on First and Only
  output wire [63:0]  packet_value_address,  // cycle 6: of RETH or AtomicETH
  output wire [31:0]  packet_value_key,  // cycle 6: of RETH or AtomicETH
  output wire [31:0]  packet_value_dma_length,  // cycle 6: of RETH
  output wire [63:0]  packet_value_operand,  // cycle 6: of AtomicETH: to swap or add
  output wire [63:0]  packet_value_compare,  // cycle 6: of AtomicETH: to compare with
  output wire [31:0]  packet_value_immediate,  // cycle 6
  output wire [7:0]   packet_value_syndrome,  // cycle 6: of AETH
  output wire [23:0]  packet_value_ack_msn,  // cycle 6: of AETH
  output wire [7:0]   packet_value_sack_length,  // cycle 6
  output wire [23:0]  packet_value_sack_start,  // cycle 6
  output wire [127:0] packet_value_sack_bitmap,  // cycle 6: bit i: PSN sackStart + i has arrived
  output wire [31:0]  packet_value_rtt_context,  // cycle 6: of RTTETH
  output wire [31:0]  packet_value_rtt_sent,  // cycle 6: of RTTETH: TX1
  output wire [6:0]   packet_value_payload_offset,  // cycle 6: byte of the frame at which the payload begins
  output wire [12:0]  packet_value_payload_length,  // cycle 6: bytes without pad
  // row: one per frame, in order: the first that matches; RX_OK, RX_TRIM_NAK and RX_TRIM_PAYLOAD go on
  output wire         row_valid,  // cycle 10
  output wire [5:0]   row_value  // cycle 10
);
  (* keep = "true" *)
  reg          in_reset = 1'b1;
  // ---- timeline in, cycle 1
  reg  [2:0]   in_valid_c1_c3;
  reg  [4:0]   packet_valid_c1_c5;
  // ---- timeline in, cycle 4
  reg          in_valid_c4;
  // ---- timeline in, cycle 5
  reg  [7:0]   own;
  reg  [7:0]   own_part;
  reg  [7:0]   own_part_2;
  reg  [7:0]   own_part_3;
  reg  [7:0]   own_part_4;
  reg          to_us;
  reg  [1:0]   parser_headers_value_bth_pad_count_c5;
  reg  [12:0]  behind;
  reg  [127:0] parser_headers_value_sack_eth_bitmap_c5;
  reg          congested_c5;
  reg  [31:0]  immediate_c5;
  reg          is_read_c5;
  reg  [23:0]  order_c5;
  reg  [23:0]  parser_headers_value_aeth_msn_c5;
  reg  [7:0]   parser_headers_value_aeth_syndrome_c5;
  reg  [63:0]  parser_headers_value_atomic_eth_compare_c5;
  reg  [63:0]  parser_headers_value_atomic_eth_swap_or_add_c5;
  reg          parser_headers_value_bth_ack_request_c5;
  reg          parser_headers_value_bth_becn_c5;
  reg  [23:0]  parser_headers_value_bth_dest_qp_c5;
  reg  [7:0]   parser_headers_value_bth_opcode_c5;
  reg  [15:0]  parser_headers_value_bth_pkey_c5;
  reg  [23:0]  parser_headers_value_bth_psn_c5;
  reg  [5:0]   parser_headers_value_bth_reserved_c5;
  reg          parser_headers_value_bth_solicited_c5;
  reg          parser_headers_value_found_is_ipv6_c5;
  reg  [7:0]   parser_headers_value_found_present_msn_eth_choice_c5;
  reg          parser_headers_value_found_veroce_c5;
  reg  [23:0]  parser_headers_value_msn_eth_msn_c5;
  reg  [31:0]  parser_headers_value_reth_length_c5;
  reg  [23:0]  parser_headers_value_rq_eth_rq_msn_c5;
  reg  [31:0]  parser_headers_value_rtt_eth_context_c5;
  reg  [31:0]  parser_headers_value_rtt_eth_sent_c5;
  reg  [23:0]  parser_headers_value_sack_eth_start_c5;
  reg  [7:0]   parser_headers_value_sack_eth_valid_length_c5;
  reg  [15:0]  parser_headers_value_udp_source_port_c5;
  reg  [63:0]  read_address_c5;
  reg  [31:0]  read_key_c5;
  reg          read_last_hop_c5;
  reg  [6:0]   read_payload_offset_c5;
  reg          read_retrans_c5;
  reg  [11:0]  read_vlan_c5;
  reg  [127:0] source_c5;
  // ---- timeline in, cycle 6
  reg  [7:0]   held_opcode;
  reg  [23:0]  held_dest_qp;
  reg  [23:0]  held_psn;
  reg          held_ack_request;
  reg          held_retrans;
  reg          held_solicited;
  reg  [15:0]  held_pkey;
  reg          held_congested;
  reg          held_becn;
  reg  [15:0]  held_source_port;
  reg  [13:0]  held_stamp;
  reg          held_last_hop;
  reg          held_ipv6;
  reg  [11:0]  held_vlan;
  reg  [127:0] held_source;
  reg  [7:0]   held_own;
  reg          held_veroce;
  reg  [23:0]  held_msn;
  reg  [23:0]  held_rqmsn;
  reg  [23:0]  held_po;
  reg  [63:0]  held_address;
  reg  [31:0]  held_key;
  reg  [31:0]  held_dma_length;
  reg  [63:0]  held_operand;
  reg  [63:0]  held_compare;
  reg  [31:0]  held_immediate;
  reg  [7:0]   held_syndrome;
  reg  [23:0]  held_ack_msn;
  reg  [7:0]   held_sack_length;
  reg  [23:0]  held_sack_start;
  reg  [127:0] held_sack_bitmap;
  reg  [31:0]  held_rtt_context;
  reg  [31:0]  held_rtt_sent;
  reg  [6:0]   held_payload_offset;
  reg  [12:0]  held_payload_length;
  reg          is_read;
  reg  [7:0]   parser_headers_value_bth_opcode_c6;
  reg  [23:0]  parser_headers_value_bth_dest_qp_c6;
  reg  [23:0]  parser_headers_value_bth_psn_c6;
  reg          parser_headers_value_bth_ack_request_c6;
  reg          read_retrans;
  reg          parser_headers_value_bth_solicited_c6;
  reg  [15:0]  parser_headers_value_bth_pkey_c6;
  reg          congested_c6;
  reg          parser_headers_value_bth_becn_c6;
  reg  [15:0]  parser_headers_value_udp_source_port_c6;
  reg  [7:0]   parser_headers_value_found_present_msn_eth_choice_c6;
  reg  [5:0]   parser_headers_value_bth_reserved_c6;
  reg          read_last_hop;
  reg          parser_headers_value_found_is_ipv6_c6;
  reg  [11:0]  read_vlan;
  reg  [127:0] source_c6;
  reg  [7:0]   own_c6;
  reg          parser_headers_value_found_veroce_c6;
  reg  [23:0]  parser_headers_value_msn_eth_msn_c6;
  reg  [23:0]  parser_headers_value_rq_eth_rq_msn_c6;
  reg  [23:0]  order_c6;
  reg  [63:0]  read_address;
  reg  [31:0]  read_key;
  reg  [31:0]  parser_headers_value_reth_length_c6;
  reg  [63:0]  parser_headers_value_atomic_eth_swap_or_add_c6;
  reg  [63:0]  parser_headers_value_atomic_eth_compare_c6;
  reg  [31:0]  immediate_c6;
  reg  [7:0]   parser_headers_value_aeth_syndrome_c6;
  reg  [23:0]  parser_headers_value_aeth_msn_c6;
  reg  [7:0]   parser_headers_value_sack_eth_valid_length_c6;
  reg  [23:0]  parser_headers_value_sack_eth_start_c6;
  reg  [127:0] bitmap_c6;
  reg  [31:0]  parser_headers_value_rtt_eth_context_c6;
  reg  [31:0]  parser_headers_value_rtt_eth_sent_c6;
  reg  [6:0]   read_payload_offset;
  reg  [12:0]  read_payload_length;
  wire         parser_headers_valid;
  wire         parser_headers_value_found_tagged;
  wire         parser_headers_value_found_is_ipv4;
  wire         parser_headers_value_found_is_ipv6;
  wire         parser_headers_value_found_bad_ip;
  wire         parser_headers_value_found_fragment;
  wire         parser_headers_value_found_roce;
  wire         parser_headers_value_found_veroce;
  wire         parser_headers_value_found_known;
  wire [3:0]   parser_headers_value_found_header_words;
  wire         _unused_parser_headers_value_found_present_deth;
  wire         parser_headers_value_found_present_msn_eth;
  wire         _unused_parser_headers_value_found_present_reth;
  wire         _unused_parser_headers_value_found_present_aeth;
  wire         _unused_parser_headers_value_found_present_rq_eth;
  wire         parser_headers_value_found_present_po_eth;
  wire         parser_headers_value_found_present_imm_dt;
  wire         parser_headers_value_found_present_ieth;
  wire         parser_headers_value_found_present_atomic_eth;
  wire         _unused_parser_headers_value_found_present_atomic_ack_eth;
  wire         _unused_parser_headers_value_found_present_sack_eth;
  wire         _unused_parser_headers_value_found_present_rtt_eth;
  wire         _unused_parser_headers_value_found_present_resv16;
  wire [47:0]  parser_headers_value_ethernet_destination;
  wire [47:0]  _unused_parser_headers_value_ethernet_source;
  wire [15:0]  _unused_parser_headers_value_ethernet_ether_type;
  wire [2:0]   _unused_parser_headers_value_vlan_priority;
  wire         _unused_parser_headers_value_vlan_drop_eligible;
  wire [11:0]  parser_headers_value_vlan_identifier;
  wire [15:0]  _unused_parser_headers_value_vlan_ether_type;
  wire [3:0]   parser_headers_value_ipv4_version;
  wire [3:0]   parser_headers_value_ipv4_header_words;
  wire [5:0]   parser_headers_value_ipv4_dscp;
  wire [1:0]   parser_headers_value_ipv4_ecn;
  wire [15:0]  parser_headers_value_ipv4_total_length;
  wire [15:0]  parser_headers_value_ipv4_identification;
  wire [2:0]   parser_headers_value_ipv4_flags;
  wire [12:0]  parser_headers_value_ipv4_fragment_offset;
  wire [7:0]   parser_headers_value_ipv4_time_to_live;
  wire [7:0]   parser_headers_value_ipv4_protocol;
  wire [15:0]  parser_headers_value_ipv4_checksum;
  wire [31:0]  parser_headers_value_ipv4_source;
  wire [31:0]  parser_headers_value_ipv4_destination;
  wire [3:0]   _unused_parser_headers_value_ipv6_version;
  wire [5:0]   parser_headers_value_ipv6_dscp;
  wire [1:0]   parser_headers_value_ipv6_ecn;
  wire [19:0]  _unused_parser_headers_value_ipv6_flow_label;
  wire [15:0]  parser_headers_value_ipv6_payload_length;
  wire [7:0]   _unused_parser_headers_value_ipv6_next_header;
  wire [7:0]   _unused_parser_headers_value_ipv6_hop_limit;
  wire [127:0] parser_headers_value_ipv6_source;
  wire [127:0] parser_headers_value_ipv6_destination;
  wire [15:0]  parser_headers_value_udp_source_port;
  wire [15:0]  _unused_parser_headers_value_udp_destination_port;
  wire [15:0]  parser_headers_value_udp_length;
  wire [15:0]  _unused_parser_headers_value_udp_checksum;
  wire [7:0]   parser_headers_value_bth_opcode;
  wire         parser_headers_value_bth_solicited;
  wire         _unused_parser_headers_value_bth_migration;
  wire [1:0]   parser_headers_value_bth_pad_count;
  wire [3:0]   parser_headers_value_bth_version;
  wire [15:0]  parser_headers_value_bth_pkey;
  wire         _unused_parser_headers_value_bth_fecn;
  wire         parser_headers_value_bth_becn;
  wire [5:0]   _unused_parser_headers_value_bth_reserved6;
  wire [23:0]  parser_headers_value_bth_dest_qp;
  wire         parser_headers_value_bth_ack_request;
  wire         parser_headers_value_bth_retrans;
  wire [5:0]   parser_headers_value_bth_reserved;
  wire [23:0]  parser_headers_value_bth_psn;
  wire [31:0]  _unused_parser_headers_value_deth_queue_key;
  wire [7:0]   _unused_parser_headers_value_deth_reserved;
  wire [23:0]  _unused_parser_headers_value_deth_source_qp;
  wire [7:0]   parser_headers_value_msn_eth_reserved;
  wire [23:0]  parser_headers_value_msn_eth_msn;
  wire [63:0]  parser_headers_value_reth_address;
  wire [31:0]  parser_headers_value_reth_remote_key;
  wire [31:0]  parser_headers_value_reth_length;
  wire [7:0]   parser_headers_value_aeth_syndrome;
  wire [23:0]  parser_headers_value_aeth_msn;
  wire [7:0]   _unused_parser_headers_value_rq_eth_reserved;
  wire [23:0]  parser_headers_value_rq_eth_rq_msn;
  wire [7:0]   parser_headers_value_po_eth_reserved;
  wire [23:0]  parser_headers_value_po_eth_order;
  wire [31:0]  parser_headers_value_imm_dt_value;
  wire [31:0]  parser_headers_value_ieth_remote_key;
  wire [63:0]  parser_headers_value_atomic_eth_address;
  wire [31:0]  parser_headers_value_atomic_eth_remote_key;
  wire [63:0]  parser_headers_value_atomic_eth_swap_or_add;
  wire [63:0]  parser_headers_value_atomic_eth_compare;
  wire [63:0]  _unused_parser_headers_value_atomic_ack_eth_original;
  wire [7:0]   parser_headers_value_sack_eth_valid_length;
  wire [23:0]  parser_headers_value_sack_eth_start;
  wire [127:0] parser_headers_value_sack_eth_bitmap;
  wire [31:0]  parser_headers_value_rtt_eth_context;
  wire [31:0]  parser_headers_value_rtt_eth_sent;
  wire [31:0]  _unused_parser_headers_value_rtt_eth_received;
  wire [31:0]  _unused_parser_headers_value_rtt_eth_answered;
  wire [31:0]  _unused_parser_headers_value_rtt_eth_returned;
  wire [127:0] _unused_parser_headers_value_resv16_reserved;
  wire         checker_inst_verdict_valid;
  wire         checker_inst_verdict_value_whole;
  wire         checker_inst_verdict_value_good;

  wire [127:0] own_to = parser_headers_value_found_is_ipv6 ? parser_headers_value_ipv6_destination :
                        {96'd0, parser_headers_value_ipv4_destination};
  wire [7:0]   own_2 = own & own_part;
  wire [7:0]   own_3 = own_2 & own_part_2;
  wire [7:0]   own_4 = own_3 & own_part_3;
  wire [7:0]   own_5 = own_4 & own_part_4;
  wire         check_foreign = ~((|own_5) & to_us);
  wire [5:0]   header_bytes = {parser_headers_value_found_header_words, 2'd0};
  wire [12:0]  padded = {11'd0, parser_headers_value_bth_pad_count_c5} + 13'd12;
  wire [6:0]   transport_wire = parser_headers_value_found_is_ipv6 ?
                                (parser_headers_value_found_tagged ? 7'd66 : 7'd62) :
                                parser_headers_value_found_tagged ? 7'd46 : 7'd42;
  wire         congested = &(parser_headers_value_found_is_ipv4 ? parser_headers_value_ipv4_ecn :
                             parser_headers_value_ipv6_ecn);
  wire [5:0]   dscp = parser_headers_value_found_is_ipv4 ? parser_headers_value_ipv4_dscp :
                      parser_headers_value_ipv6_dscp;
  wire [127:0] source = parser_headers_value_found_is_ipv6 ? parser_headers_value_ipv6_source :
                        {96'd0, parser_headers_value_ipv4_source};
  wire [23:0]  order = parser_headers_value_found_present_po_eth ? parser_headers_value_po_eth_order : 24'd0;
  wire [31:0]  immediate = parser_headers_value_found_present_ieth ? parser_headers_value_ieth_remote_key :
                           parser_headers_value_found_present_imm_dt ? parser_headers_value_imm_dt_value :
                           32'd0;
  wire [127:0] bitmap_by_bytes = settings_choice_sack_bytes ? {parser_headers_value_sack_eth_bitmap_c5[7:0],
                                                               parser_headers_value_sack_eth_bitmap_c5[15:8],
                                                               parser_headers_value_sack_eth_bitmap_c5[23:16],
                                                               parser_headers_value_sack_eth_bitmap_c5[31:24],
                                                               parser_headers_value_sack_eth_bitmap_c5[39:32],
                                                               parser_headers_value_sack_eth_bitmap_c5[47:40],
                                                               parser_headers_value_sack_eth_bitmap_c5[55:48],
                                                               parser_headers_value_sack_eth_bitmap_c5[63:56],
                                                               parser_headers_value_sack_eth_bitmap_c5[71:64],
                                                               parser_headers_value_sack_eth_bitmap_c5[79:72],
                                                               parser_headers_value_sack_eth_bitmap_c5[87:80],
                                                               parser_headers_value_sack_eth_bitmap_c5[95:88],
                                                               parser_headers_value_sack_eth_bitmap_c5[103:96],
                                                               parser_headers_value_sack_eth_bitmap_c5[111:104],
                                                               parser_headers_value_sack_eth_bitmap_c5[119:112],
                                                               parser_headers_value_sack_eth_bitmap_c5[127:120]} :
                                 parser_headers_value_sack_eth_bitmap_c5;
  wire [127:0] _bitmap_parts_choice = settings_choice_sack_bits ? {bitmap_by_bytes[120], bitmap_by_bytes[121],
                                                                   bitmap_by_bytes[122], bitmap_by_bytes[123],
                                                                   bitmap_by_bytes[124], bitmap_by_bytes[125],
                                                                   bitmap_by_bytes[126], bitmap_by_bytes[127],
                                                                   bitmap_by_bytes[112], bitmap_by_bytes[113],
                                                                   bitmap_by_bytes[114], bitmap_by_bytes[115],
                                                                   bitmap_by_bytes[116], bitmap_by_bytes[117],
                                                                   bitmap_by_bytes[118], bitmap_by_bytes[119],
                                                                   bitmap_by_bytes[104], bitmap_by_bytes[105],
                                                                   bitmap_by_bytes[106], bitmap_by_bytes[107],
                                                                   bitmap_by_bytes[108], bitmap_by_bytes[109],
                                                                   bitmap_by_bytes[110], bitmap_by_bytes[111],
                                                                   bitmap_by_bytes[96], bitmap_by_bytes[97],
                                                                   bitmap_by_bytes[98], bitmap_by_bytes[99],
                                                                   bitmap_by_bytes[100], bitmap_by_bytes[101],
                                                                   bitmap_by_bytes[102], bitmap_by_bytes[103],
                                                                   bitmap_by_bytes[88], bitmap_by_bytes[89],
                                                                   bitmap_by_bytes[90], bitmap_by_bytes[91],
                                                                   bitmap_by_bytes[92], bitmap_by_bytes[93],
                                                                   bitmap_by_bytes[94], bitmap_by_bytes[95],
                                                                   bitmap_by_bytes[80], bitmap_by_bytes[81],
                                                                   bitmap_by_bytes[82], bitmap_by_bytes[83],
                                                                   bitmap_by_bytes[84], bitmap_by_bytes[85],
                                                                   bitmap_by_bytes[86], bitmap_by_bytes[87],
                                                                   bitmap_by_bytes[72], bitmap_by_bytes[73],
                                                                   bitmap_by_bytes[74], bitmap_by_bytes[75],
                                                                   bitmap_by_bytes[76], bitmap_by_bytes[77],
                                                                   bitmap_by_bytes[78], bitmap_by_bytes[79],
                                                                   bitmap_by_bytes[64], bitmap_by_bytes[65],
                                                                   bitmap_by_bytes[66], bitmap_by_bytes[67],
                                                                   bitmap_by_bytes[68], bitmap_by_bytes[69],
                                                                   bitmap_by_bytes[70], bitmap_by_bytes[71],
                                                                   bitmap_by_bytes[56], bitmap_by_bytes[57],
                                                                   bitmap_by_bytes[58], bitmap_by_bytes[59],
                                                                   bitmap_by_bytes[60], bitmap_by_bytes[61],
                                                                   bitmap_by_bytes[62], bitmap_by_bytes[63],
                                                                   bitmap_by_bytes[48], bitmap_by_bytes[49],
                                                                   bitmap_by_bytes[50], bitmap_by_bytes[51],
                                                                   bitmap_by_bytes[52], bitmap_by_bytes[53],
                                                                   bitmap_by_bytes[54], bitmap_by_bytes[55],
                                                                   bitmap_by_bytes[40], bitmap_by_bytes[41],
                                                                   bitmap_by_bytes[42], bitmap_by_bytes[43],
                                                                   bitmap_by_bytes[44], bitmap_by_bytes[45],
                                                                   bitmap_by_bytes[46], bitmap_by_bytes[47],
                                                                   bitmap_by_bytes[32], bitmap_by_bytes[33],
                                                                   bitmap_by_bytes[34], bitmap_by_bytes[35],
                                                                   bitmap_by_bytes[36], bitmap_by_bytes[37],
                                                                   bitmap_by_bytes[38], bitmap_by_bytes[39],
                                                                   bitmap_by_bytes[24], bitmap_by_bytes[25],
                                                                   bitmap_by_bytes[26], bitmap_by_bytes[27],
                                                                   bitmap_by_bytes[28], bitmap_by_bytes[29],
                                                                   bitmap_by_bytes[30], bitmap_by_bytes[31],
                                                                   bitmap_by_bytes[16], bitmap_by_bytes[17],
                                                                   bitmap_by_bytes[18], bitmap_by_bytes[19],
                                                                   bitmap_by_bytes[20], bitmap_by_bytes[21],
                                                                   bitmap_by_bytes[22], bitmap_by_bytes[23],
                                                                   bitmap_by_bytes[8], bitmap_by_bytes[9],
                                                                   bitmap_by_bytes[10], bitmap_by_bytes[11],
                                                                   bitmap_by_bytes[12], bitmap_by_bytes[13],
                                                                   bitmap_by_bytes[14], bitmap_by_bytes[15],
                                                                   bitmap_by_bytes[0], bitmap_by_bytes[1],
                                                                   bitmap_by_bytes[2], bitmap_by_bytes[3],
                                                                   bitmap_by_bytes[4], bitmap_by_bytes[5],
                                                                   bitmap_by_bytes[6], bitmap_by_bytes[7]} :
                                      bitmap_by_bytes;
  wire [127:0] bitmap = _bitmap_parts_choice ^ {128{settings_choice_sack_missing}};

  PacketParser_64 parser (
    .clk(clk),
    .rst(in_reset),
    .in_valid(in_valid),
    .in_value_data(in_value_data),
    .in_value_keep(in_value_keep),
    .in_value_last(in_value_last),
    .veroce(settings_choice_udp_port),
    .headers_valid(parser_headers_valid),
    .headers_value_found_tagged(parser_headers_value_found_tagged),
    .headers_value_found_is_ipv4(parser_headers_value_found_is_ipv4),
    .headers_value_found_is_ipv6(parser_headers_value_found_is_ipv6),
    .headers_value_found_bad_ip(parser_headers_value_found_bad_ip),
    .headers_value_found_fragment(parser_headers_value_found_fragment),
    .headers_value_found_roce(parser_headers_value_found_roce),
    .headers_value_found_veroce(parser_headers_value_found_veroce),
    .headers_value_found_known(parser_headers_value_found_known),
    .headers_value_found_header_words(parser_headers_value_found_header_words),
    .headers_value_found_present_deth(_unused_parser_headers_value_found_present_deth),
    .headers_value_found_present_msn_eth(parser_headers_value_found_present_msn_eth),
    .headers_value_found_present_reth(_unused_parser_headers_value_found_present_reth),
    .headers_value_found_present_aeth(_unused_parser_headers_value_found_present_aeth),
    .headers_value_found_present_rq_eth(_unused_parser_headers_value_found_present_rq_eth),
    .headers_value_found_present_po_eth(parser_headers_value_found_present_po_eth),
    .headers_value_found_present_imm_dt(parser_headers_value_found_present_imm_dt),
    .headers_value_found_present_ieth(parser_headers_value_found_present_ieth),
    .headers_value_found_present_atomic_eth(parser_headers_value_found_present_atomic_eth),
    .headers_value_found_present_atomic_ack_eth(_unused_parser_headers_value_found_present_atomic_ack_eth),
    .headers_value_found_present_sack_eth(_unused_parser_headers_value_found_present_sack_eth),
    .headers_value_found_present_rtt_eth(_unused_parser_headers_value_found_present_rtt_eth),
    .headers_value_found_present_resv16(_unused_parser_headers_value_found_present_resv16),
    .headers_value_ethernet_destination(parser_headers_value_ethernet_destination),
    .headers_value_ethernet_source(_unused_parser_headers_value_ethernet_source),
    .headers_value_ethernet_ether_type(_unused_parser_headers_value_ethernet_ether_type),
    .headers_value_vlan_priority(_unused_parser_headers_value_vlan_priority),
    .headers_value_vlan_drop_eligible(_unused_parser_headers_value_vlan_drop_eligible),
    .headers_value_vlan_identifier(parser_headers_value_vlan_identifier),
    .headers_value_vlan_ether_type(_unused_parser_headers_value_vlan_ether_type),
    .headers_value_ipv4_version(parser_headers_value_ipv4_version),
    .headers_value_ipv4_header_words(parser_headers_value_ipv4_header_words),
    .headers_value_ipv4_dscp(parser_headers_value_ipv4_dscp),
    .headers_value_ipv4_ecn(parser_headers_value_ipv4_ecn),
    .headers_value_ipv4_total_length(parser_headers_value_ipv4_total_length),
    .headers_value_ipv4_identification(parser_headers_value_ipv4_identification),
    .headers_value_ipv4_flags(parser_headers_value_ipv4_flags),
    .headers_value_ipv4_fragment_offset(parser_headers_value_ipv4_fragment_offset),
    .headers_value_ipv4_time_to_live(parser_headers_value_ipv4_time_to_live),
    .headers_value_ipv4_protocol(parser_headers_value_ipv4_protocol),
    .headers_value_ipv4_checksum(parser_headers_value_ipv4_checksum),
    .headers_value_ipv4_source(parser_headers_value_ipv4_source),
    .headers_value_ipv4_destination(parser_headers_value_ipv4_destination),
    .headers_value_ipv6_version(_unused_parser_headers_value_ipv6_version),
    .headers_value_ipv6_dscp(parser_headers_value_ipv6_dscp),
    .headers_value_ipv6_ecn(parser_headers_value_ipv6_ecn),
    .headers_value_ipv6_flow_label(_unused_parser_headers_value_ipv6_flow_label),
    .headers_value_ipv6_payload_length(parser_headers_value_ipv6_payload_length),
    .headers_value_ipv6_next_header(_unused_parser_headers_value_ipv6_next_header),
    .headers_value_ipv6_hop_limit(_unused_parser_headers_value_ipv6_hop_limit),
    .headers_value_ipv6_source(parser_headers_value_ipv6_source),
    .headers_value_ipv6_destination(parser_headers_value_ipv6_destination),
    .headers_value_udp_source_port(parser_headers_value_udp_source_port),
    .headers_value_udp_destination_port(_unused_parser_headers_value_udp_destination_port),
    .headers_value_udp_length(parser_headers_value_udp_length),
    .headers_value_udp_checksum(_unused_parser_headers_value_udp_checksum),
    .headers_value_bth_opcode(parser_headers_value_bth_opcode),
    .headers_value_bth_solicited(parser_headers_value_bth_solicited),
    .headers_value_bth_migration(_unused_parser_headers_value_bth_migration),
    .headers_value_bth_pad_count(parser_headers_value_bth_pad_count),
    .headers_value_bth_version(parser_headers_value_bth_version),
    .headers_value_bth_pkey(parser_headers_value_bth_pkey),
    .headers_value_bth_fecn(_unused_parser_headers_value_bth_fecn),
    .headers_value_bth_becn(parser_headers_value_bth_becn),
    .headers_value_bth_reserved6(_unused_parser_headers_value_bth_reserved6),
    .headers_value_bth_dest_qp(parser_headers_value_bth_dest_qp),
    .headers_value_bth_ack_request(parser_headers_value_bth_ack_request),
    .headers_value_bth_retrans(parser_headers_value_bth_retrans),
    .headers_value_bth_reserved(parser_headers_value_bth_reserved),
    .headers_value_bth_psn(parser_headers_value_bth_psn),
    .headers_value_deth_queue_key(_unused_parser_headers_value_deth_queue_key),
    .headers_value_deth_reserved(_unused_parser_headers_value_deth_reserved),
    .headers_value_deth_source_qp(_unused_parser_headers_value_deth_source_qp),
    .headers_value_msn_eth_reserved(parser_headers_value_msn_eth_reserved),
    .headers_value_msn_eth_msn(parser_headers_value_msn_eth_msn),
    .headers_value_reth_address(parser_headers_value_reth_address),
    .headers_value_reth_remote_key(parser_headers_value_reth_remote_key),
    .headers_value_reth_length(parser_headers_value_reth_length),
    .headers_value_aeth_syndrome(parser_headers_value_aeth_syndrome),
    .headers_value_aeth_msn(parser_headers_value_aeth_msn),
    .headers_value_rq_eth_reserved(_unused_parser_headers_value_rq_eth_reserved),
    .headers_value_rq_eth_rq_msn(parser_headers_value_rq_eth_rq_msn),
    .headers_value_po_eth_reserved(parser_headers_value_po_eth_reserved),
    .headers_value_po_eth_order(parser_headers_value_po_eth_order),
    .headers_value_imm_dt_value(parser_headers_value_imm_dt_value),
    .headers_value_ieth_remote_key(parser_headers_value_ieth_remote_key),
    .headers_value_atomic_eth_address(parser_headers_value_atomic_eth_address),
    .headers_value_atomic_eth_remote_key(parser_headers_value_atomic_eth_remote_key),
    .headers_value_atomic_eth_swap_or_add(parser_headers_value_atomic_eth_swap_or_add),
    .headers_value_atomic_eth_compare(parser_headers_value_atomic_eth_compare),
    .headers_value_atomic_ack_eth_original(_unused_parser_headers_value_atomic_ack_eth_original),
    .headers_value_sack_eth_valid_length(parser_headers_value_sack_eth_valid_length),
    .headers_value_sack_eth_start(parser_headers_value_sack_eth_start),
    .headers_value_sack_eth_bitmap(parser_headers_value_sack_eth_bitmap),
    .headers_value_rtt_eth_context(parser_headers_value_rtt_eth_context),
    .headers_value_rtt_eth_sent(parser_headers_value_rtt_eth_sent),
    .headers_value_rtt_eth_received(_unused_parser_headers_value_rtt_eth_received),
    .headers_value_rtt_eth_answered(_unused_parser_headers_value_rtt_eth_answered),
    .headers_value_rtt_eth_returned(_unused_parser_headers_value_rtt_eth_returned),
    .headers_value_resv16_reserved(_unused_parser_headers_value_resv16_reserved)
  );

  IcrcChecker_64 checker_inst (
    .clk(clk),
    .rst(in_reset),
    .in_valid(in_valid),
    .in_value_data(in_value_data),
    .in_value_keep(in_value_keep),
    .in_value_last(in_value_last),
    .verdict_valid(checker_inst_verdict_valid),
    .verdict_value_whole(checker_inst_verdict_value_whole),
    .verdict_value_good(checker_inst_verdict_value_good)
  );

  ReceiveCheck_64 check (
    .clk(clk),
    .rst(in_reset),
    .in_valid(in_valid),
    .in_value_data(in_value_data),
    .in_value_keep(in_value_keep),
    .in_value_last(in_value_last),
    .error(error),
    .headers_valid(parser_headers_valid),
    .headers_value_tagged(parser_headers_value_found_tagged),
    .headers_value_is_ipv4(parser_headers_value_found_is_ipv4),
    .headers_value_is_ipv6(parser_headers_value_found_is_ipv6),
    .headers_value_bad_ip(parser_headers_value_found_bad_ip),
    .headers_value_fragment(parser_headers_value_found_fragment),
    .headers_value_roce(parser_headers_value_found_roce),
    .headers_value_veroce(parser_headers_value_found_veroce),
    .headers_value_known(parser_headers_value_found_known),
    .headers_value_header_words(parser_headers_value_found_header_words),
    .headers_value_ipv4_version(parser_headers_value_ipv4_version),
    .headers_value_ipv4_header_words(parser_headers_value_ipv4_header_words),
    .headers_value_ipv4_dscp(parser_headers_value_ipv4_dscp),
    .headers_value_ipv4_ecn(parser_headers_value_ipv4_ecn),
    .headers_value_ipv4_total_length(parser_headers_value_ipv4_total_length),
    .headers_value_ipv4_identification(parser_headers_value_ipv4_identification),
    .headers_value_ipv4_flags(parser_headers_value_ipv4_flags),
    .headers_value_ipv4_fragment_offset(parser_headers_value_ipv4_fragment_offset),
    .headers_value_ipv4_time_to_live(parser_headers_value_ipv4_time_to_live),
    .headers_value_ipv4_protocol(parser_headers_value_ipv4_protocol),
    .headers_value_ipv4_checksum(parser_headers_value_ipv4_checksum),
    .headers_value_ipv4_source(parser_headers_value_ipv4_source),
    .headers_value_ipv4_destination(parser_headers_value_ipv4_destination),
    .headers_value_dscp(parser_headers_value_ipv6_dscp),
    .headers_value_payload_length(parser_headers_value_ipv6_payload_length),
    .headers_value_udp_length(parser_headers_value_udp_length),
    .headers_value_opcode(parser_headers_value_bth_opcode),
    .headers_value_version(parser_headers_value_bth_version),
    .headers_value_pad_count(parser_headers_value_bth_pad_count),
    .headers_value_dest_qp(parser_headers_value_bth_dest_qp),
    .foreign(check_foreign),
    .icrc_valid(checker_inst_verdict_valid),
    .icrc_value_whole(checker_inst_verdict_value_whole),
    .icrc_value_good(checker_inst_verdict_value_good),
    .settings_trim_dscp(settings_check_trim_dscp),
    .settings_trim_last_dscp(settings_check_trim_last_dscp),
    .settings_trim_icrc_optional(settings_check_trim_icrc_optional),
    .settings_transport_version(settings_check_transport_version),
    .row_valid(row_valid),
    .row_value(row_value)
  );

  assign packet_value_opcode = is_read ? parser_headers_value_bth_opcode_c6 : held_opcode;
  assign packet_value_dest_qp = is_read ? parser_headers_value_bth_dest_qp_c6 : held_dest_qp;
  assign packet_value_psn = is_read ? parser_headers_value_bth_psn_c6 : held_psn;
  assign packet_value_ack_request = is_read ? parser_headers_value_bth_ack_request_c6 : held_ack_request;
  assign packet_value_retrans = is_read ? read_retrans : held_retrans;
  assign packet_value_solicited = is_read ? parser_headers_value_bth_solicited_c6 : held_solicited;
  assign packet_value_pkey = is_read ? parser_headers_value_bth_pkey_c6 : held_pkey;
  assign packet_value_congested = is_read ? congested_c6 : held_congested;
  assign packet_value_becn = is_read ? parser_headers_value_bth_becn_c6 : held_becn;
  assign packet_value_source_port = is_read ? parser_headers_value_udp_source_port_c6 : held_source_port;
  assign packet_value_stamp = is_read ? {parser_headers_value_found_present_msn_eth_choice_c6,
                                         parser_headers_value_bth_reserved_c6} : held_stamp;
  assign packet_value_last_hop = is_read ? read_last_hop : held_last_hop;
  assign packet_value_ipv6 = is_read ? parser_headers_value_found_is_ipv6_c6 : held_ipv6;
  assign packet_value_vlan = is_read ? read_vlan : held_vlan;
  assign packet_value_source = is_read ? source_c6 : held_source;
  assign packet_value_own = is_read ? own_c6 : held_own;
  assign packet_value_veroce = is_read ? parser_headers_value_found_veroce_c6 : held_veroce;
  assign packet_value_msn = is_read ? parser_headers_value_msn_eth_msn_c6 : held_msn;
  assign packet_value_rqmsn = is_read ? parser_headers_value_rq_eth_rq_msn_c6 : held_rqmsn;
  assign packet_value_po = is_read ? order_c6 : held_po;
  assign packet_value_address = is_read ? read_address : held_address;
  assign packet_value_key = is_read ? read_key : held_key;
  assign packet_value_dma_length = is_read ? parser_headers_value_reth_length_c6 : held_dma_length;
  assign packet_value_operand = is_read ? parser_headers_value_atomic_eth_swap_or_add_c6 : held_operand;
  assign packet_value_compare = is_read ? parser_headers_value_atomic_eth_compare_c6 : held_compare;
  assign packet_value_immediate = is_read ? immediate_c6 : held_immediate;
  assign packet_value_syndrome = is_read ? parser_headers_value_aeth_syndrome_c6 : held_syndrome;
  assign packet_value_ack_msn = is_read ? parser_headers_value_aeth_msn_c6 : held_ack_msn;
  assign packet_value_sack_length = is_read ? parser_headers_value_sack_eth_valid_length_c6 :
                                    held_sack_length;
  assign packet_value_sack_start = is_read ? parser_headers_value_sack_eth_start_c6 : held_sack_start;
  assign packet_value_sack_bitmap = is_read ? bitmap_c6 : held_sack_bitmap;
  assign packet_value_rtt_context = is_read ? parser_headers_value_rtt_eth_context_c6 : held_rtt_context;
  assign packet_value_rtt_sent = is_read ? parser_headers_value_rtt_eth_sent_c6 : held_rtt_sent;
  assign packet_value_payload_offset = is_read ? read_payload_offset : held_payload_offset;
  assign packet_value_payload_length = is_read ? read_payload_length : held_payload_length;

  always @(posedge clk) begin
    if (in_reset) begin
      in_valid_c1_c3 <= 3'd0;
      in_valid_c4 <= 1'b0;
      packet_valid_c1_c5 <= 5'd0;
      packet_valid <= 1'b0;
      is_read_c5 <= 1'b0;
      is_read <= 1'b0;
    end else begin
      // ---- timeline in, cycle 1
      in_valid_c1_c3 <= {in_valid_c1_c3[1:0], in_valid};
      packet_valid_c1_c5 <= {packet_valid_c1_c5[3:0], in_value_last & in_valid};
      // ---- timeline in, cycle 4
      in_valid_c4 <= in_valid_c1_c3[2];
      // ---- timeline in, cycle 5
      is_read_c5 <= parser_headers_valid & in_valid_c4;
      // ---- timeline in, cycle 6
      packet_valid <= packet_valid_c1_c5[4];
      is_read <= is_read_c5;
    end
  end

  // body: in_reset to held_payload_length
  always @(posedge clk) begin
    in_reset <= rst;
    // ---- timeline in, cycle 5
    congested_c5 <= congested;
    immediate_c5 <= immediate;
    order_c5 <= order;
    parser_headers_value_aeth_msn_c5 <= parser_headers_value_aeth_msn;
    parser_headers_value_aeth_syndrome_c5 <= parser_headers_value_aeth_syndrome;
    parser_headers_value_atomic_eth_compare_c5 <= parser_headers_value_atomic_eth_compare;
    parser_headers_value_atomic_eth_swap_or_add_c5 <= parser_headers_value_atomic_eth_swap_or_add;
    parser_headers_value_bth_ack_request_c5 <= parser_headers_value_bth_ack_request;
    parser_headers_value_bth_becn_c5 <= parser_headers_value_bth_becn;
    parser_headers_value_bth_dest_qp_c5 <= parser_headers_value_bth_dest_qp;
    parser_headers_value_bth_opcode_c5 <= parser_headers_value_bth_opcode;
    parser_headers_value_bth_pkey_c5 <= parser_headers_value_bth_pkey;
    parser_headers_value_bth_psn_c5 <= parser_headers_value_bth_psn;
    parser_headers_value_bth_reserved_c5 <= parser_headers_value_bth_reserved;
    parser_headers_value_bth_solicited_c5 <= parser_headers_value_bth_solicited;
    parser_headers_value_found_is_ipv6_c5 <= parser_headers_value_found_is_ipv6;
    parser_headers_value_found_veroce_c5 <= parser_headers_value_found_veroce;
    parser_headers_value_msn_eth_msn_c5 <= parser_headers_value_msn_eth_msn;
    parser_headers_value_reth_length_c5 <= parser_headers_value_reth_length;
    parser_headers_value_rq_eth_rq_msn_c5 <= parser_headers_value_rq_eth_rq_msn;
    parser_headers_value_rtt_eth_context_c5 <= parser_headers_value_rtt_eth_context;
    parser_headers_value_rtt_eth_sent_c5 <= parser_headers_value_rtt_eth_sent;
    parser_headers_value_sack_eth_start_c5 <= parser_headers_value_sack_eth_start;
    parser_headers_value_sack_eth_valid_length_c5 <= parser_headers_value_sack_eth_valid_length;
    parser_headers_value_udp_source_port_c5 <= parser_headers_value_udp_source_port;
    read_address_c5 <= parser_headers_value_found_present_atomic_eth ?
                       parser_headers_value_atomic_eth_address : parser_headers_value_reth_address;
    read_key_c5 <= parser_headers_value_found_present_atomic_eth ?
                   parser_headers_value_atomic_eth_remote_key : parser_headers_value_reth_remote_key;
    read_last_hop_c5 <= {1'b0, dscp} == settings_check_trim_last_dscp;
    read_payload_offset_c5 <= transport_wire + {1'b0, header_bytes};
    read_retrans_c5 <= |({parser_headers_value_bth_retrans, parser_headers_value_bth_reserved} &
                         (7'd64 >> settings_choice_retrans));
    read_vlan_c5 <= parser_headers_value_found_tagged ? parser_headers_value_vlan_identifier : 12'd0;
    source_c5 <= source;
    to_us <= parser_headers_value_ethernet_destination == settings_mac;
    // ---- timeline in, cycle 6
    if (is_read) begin
      held_opcode <= parser_headers_value_bth_opcode_c6;
      held_dest_qp <= parser_headers_value_bth_dest_qp_c6;
      held_psn <= parser_headers_value_bth_psn_c6;
      held_ack_request <= parser_headers_value_bth_ack_request_c6;
      held_retrans <= read_retrans;
      held_solicited <= parser_headers_value_bth_solicited_c6;
      held_pkey <= parser_headers_value_bth_pkey_c6;
      held_congested <= congested_c6;
      held_becn <= parser_headers_value_bth_becn_c6;
      held_source_port <= parser_headers_value_udp_source_port_c6;
      held_stamp <= {parser_headers_value_found_present_msn_eth_choice_c6,
                     parser_headers_value_bth_reserved_c6};
      held_last_hop <= read_last_hop;
      held_ipv6 <= parser_headers_value_found_is_ipv6_c6;
      held_vlan <= read_vlan;
      held_source <= source_c6;
      held_own <= own_c6;
      held_veroce <= parser_headers_value_found_veroce_c6;
      held_msn <= parser_headers_value_msn_eth_msn_c6;
      held_rqmsn <= parser_headers_value_rq_eth_rq_msn_c6;
      held_po <= order_c6;
      held_address <= read_address;
      held_key <= read_key;
      held_dma_length <= parser_headers_value_reth_length_c6;
      held_operand <= parser_headers_value_atomic_eth_swap_or_add_c6;
      held_compare <= parser_headers_value_atomic_eth_compare_c6;
      held_immediate <= immediate_c6;
      held_syndrome <= parser_headers_value_aeth_syndrome_c6;
      held_ack_msn <= parser_headers_value_aeth_msn_c6;
      held_sack_length <= parser_headers_value_sack_eth_valid_length_c6;
      held_sack_start <= parser_headers_value_sack_eth_start_c6;
      held_sack_bitmap <= bitmap_c6;
      held_rtt_context <= parser_headers_value_rtt_eth_context_c6;
      held_rtt_sent <= parser_headers_value_rtt_eth_sent_c6;
      held_payload_offset <= read_payload_offset;
      held_payload_length <= read_payload_length;
    end
  end

  // body: congested_c6 to read_payload_length
  always @(posedge clk) begin
    // ---- timeline in, cycle 6
    congested_c6 <= congested_c5;
    immediate_c6 <= immediate_c5;
    order_c6 <= order_c5;
    parser_headers_value_aeth_msn_c6 <= parser_headers_value_aeth_msn_c5;
    parser_headers_value_aeth_syndrome_c6 <= parser_headers_value_aeth_syndrome_c5;
    parser_headers_value_atomic_eth_compare_c6 <= parser_headers_value_atomic_eth_compare_c5;
    parser_headers_value_atomic_eth_swap_or_add_c6 <= parser_headers_value_atomic_eth_swap_or_add_c5;
    parser_headers_value_bth_ack_request_c6 <= parser_headers_value_bth_ack_request_c5;
    parser_headers_value_bth_becn_c6 <= parser_headers_value_bth_becn_c5;
    parser_headers_value_bth_dest_qp_c6 <= parser_headers_value_bth_dest_qp_c5;
    parser_headers_value_bth_opcode_c6 <= parser_headers_value_bth_opcode_c5;
    parser_headers_value_bth_pkey_c6 <= parser_headers_value_bth_pkey_c5;
    parser_headers_value_bth_psn_c6 <= parser_headers_value_bth_psn_c5;
    parser_headers_value_bth_reserved_c6 <= parser_headers_value_bth_reserved_c5;
    parser_headers_value_bth_solicited_c6 <= parser_headers_value_bth_solicited_c5;
    parser_headers_value_found_is_ipv6_c6 <= parser_headers_value_found_is_ipv6_c5;
    parser_headers_value_found_veroce_c6 <= parser_headers_value_found_veroce_c5;
    parser_headers_value_msn_eth_msn_c6 <= parser_headers_value_msn_eth_msn_c5;
    parser_headers_value_reth_length_c6 <= parser_headers_value_reth_length_c5;
    parser_headers_value_rq_eth_rq_msn_c6 <= parser_headers_value_rq_eth_rq_msn_c5;
    parser_headers_value_rtt_eth_context_c6 <= parser_headers_value_rtt_eth_context_c5;
    parser_headers_value_rtt_eth_sent_c6 <= parser_headers_value_rtt_eth_sent_c5;
    parser_headers_value_sack_eth_start_c6 <= parser_headers_value_sack_eth_start_c5;
    parser_headers_value_sack_eth_valid_length_c6 <= parser_headers_value_sack_eth_valid_length_c5;
    parser_headers_value_udp_source_port_c6 <= parser_headers_value_udp_source_port_c5;
    read_address <= read_address_c5;
    read_key <= read_key_c5;
    read_last_hop <= read_last_hop_c5;
    read_payload_offset <= read_payload_offset_c5;
    read_retrans <= read_retrans_c5;
    read_vlan <= read_vlan_c5;
    source_c6 <= source_c5;
    bitmap_c6 <= bitmap;
    own_c6 <= own_5;
    read_payload_length <= behind - padded;
  end

  // fields
  always @(posedge clk) begin
    // ---- timeline in, cycle 5
    behind <= parser_headers_value_udp_length[12:0] - {7'd0, header_bytes};
    parser_headers_value_bth_pad_count_c5 <= parser_headers_value_bth_pad_count;
    parser_headers_value_found_present_msn_eth_choice_c5 <= parser_headers_value_found_present_msn_eth ?
                                                            parser_headers_value_msn_eth_reserved :
                                                            parser_headers_value_po_eth_reserved;
    parser_headers_value_sack_eth_bitmap_c5 <= parser_headers_value_sack_eth_bitmap;
    // ---- timeline in, cycle 6
    parser_headers_value_found_present_msn_eth_choice_c6 <= parser_headers_value_found_present_msn_eth_choice_c5;
  end

  // own
  always @(posedge clk) begin
    // ---- timeline in, cycle 5
    own <= {settings_gids_7_used & (settings_gids_7_ipv6 == parser_headers_value_found_is_ipv6),
            settings_gids_6_used & (settings_gids_6_ipv6 == parser_headers_value_found_is_ipv6),
            settings_gids_5_used & (settings_gids_5_ipv6 == parser_headers_value_found_is_ipv6),
            settings_gids_4_used & (settings_gids_4_ipv6 == parser_headers_value_found_is_ipv6),
            settings_gids_3_used & (settings_gids_3_ipv6 == parser_headers_value_found_is_ipv6),
            settings_gids_2_used & (settings_gids_2_ipv6 == parser_headers_value_found_is_ipv6),
            settings_gids_1_used & (settings_gids_1_ipv6 == parser_headers_value_found_is_ipv6),
            settings_gids_0_used & (settings_gids_0_ipv6 == parser_headers_value_found_is_ipv6)};
    own_part_4 <= {own_to[127:96] == settings_gids_7_ip[127:96], own_to[127:96] == settings_gids_6_ip[127:96],
                   own_to[127:96] == settings_gids_5_ip[127:96], own_to[127:96] == settings_gids_4_ip[127:96],
                   own_to[127:96] == settings_gids_3_ip[127:96], own_to[127:96] == settings_gids_2_ip[127:96],
                   own_to[127:96] == settings_gids_1_ip[127:96],
                   own_to[127:96] == settings_gids_0_ip[127:96]};
    own_part_3 <= {own_to[95:64] == settings_gids_7_ip[95:64], own_to[95:64] == settings_gids_6_ip[95:64],
                   own_to[95:64] == settings_gids_5_ip[95:64], own_to[95:64] == settings_gids_4_ip[95:64],
                   own_to[95:64] == settings_gids_3_ip[95:64], own_to[95:64] == settings_gids_2_ip[95:64],
                   own_to[95:64] == settings_gids_1_ip[95:64], own_to[95:64] == settings_gids_0_ip[95:64]};
    own_part_2 <= {own_to[63:32] == settings_gids_7_ip[63:32], own_to[63:32] == settings_gids_6_ip[63:32],
                   own_to[63:32] == settings_gids_5_ip[63:32], own_to[63:32] == settings_gids_4_ip[63:32],
                   own_to[63:32] == settings_gids_3_ip[63:32], own_to[63:32] == settings_gids_2_ip[63:32],
                   own_to[63:32] == settings_gids_1_ip[63:32], own_to[63:32] == settings_gids_0_ip[63:32]};
    own_part <= {own_to[31:0] == settings_gids_7_ip[31:0], own_to[31:0] == settings_gids_6_ip[31:0],
                 own_to[31:0] == settings_gids_5_ip[31:0], own_to[31:0] == settings_gids_4_ip[31:0],
                 own_to[31:0] == settings_gids_3_ip[31:0], own_to[31:0] == settings_gids_2_ip[31:0],
                 own_to[31:0] == settings_gids_1_ip[31:0], own_to[31:0] == settings_gids_0_ip[31:0]};
  end

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    the_headers_of_a_packet_are_among_the_bytes_that_were_read: assert (
      ~packet_valid | (packet_value_payload_offset <= 7'd110));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~packet_valid | (packet_value_payload_offset <= 7'd110))) begin
    $display("FrameInspector.java: HDL801: claim 'the headers of a packet are among the bytes that were read' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
