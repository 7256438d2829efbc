`default_nettype none

// FrameInspector_64: reads and checks every frame: its row as far as the frame alone tells, and its header
// fields.  Generated from FrameInspector.java.
module FrameInspector_64 (
  input  wire         clk,
  input  wire         rst,
  // in: frames from the MAC, without preamble and FCS
  input  wire         in_valid,
  input  wire [511:0] in_value_data,
  input  wire [63:0]  in_value_keep,
  input  wire         in_value_last,
  input  wire         error,  // with the last beat: FCS error, runt or abort
  // settings: stable while frames arrive
  input  wire [47:0]  settings_mac,  // our MAC address
  input  wire [31:0]  settings_ipv4,  // our IPv4 address
  input  wire [127:0] settings_ipv6,  // our IPv6 address
  input  wire         settings_enable,  // the data path runs
  input  wire [5:0]   settings_check_trim_dscp,  // wire_dscp_trim: DSCP of trimmed packets, reset 9
  input  wire [6:0]   settings_check_trim_last_dscp,  // wire_dscp_trim_last: second DSCP of trimmed packets; 64 = off, the reset value
  input  wire         settings_check_trim_icrc_optional,  // wire_trim_icrc_optional: trimmed packets count with a wrong ICRC, reset 1
  input  wire [3:0]   settings_check_transport_version,  // wire_tver: transport version, reset 0
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
  // packet: one per frame, in order
  output reg          packet_valid,
  output wire [7:0]   packet_value_opcode,
  output wire [23:0]  packet_value_dest_qp,
  output wire [23:0]  packet_value_psn,
  output wire         packet_value_ack_request,
  output wire         packet_value_retrans,
  output wire         packet_value_solicited,
  output wire [15:0]  packet_value_partition,  // P_Key
  output wire         packet_value_congested,  // ECN field is 11
  output wire         packet_value_becn,
  output wire [15:0]  packet_value_source_port,
  output wire         packet_value_ipv6,
  output wire [11:0]  packet_value_vlan,  // VLAN identifier; 0 without a tag
  output wire [127:0] packet_value_source,  // source IP address; IPv4 in the low 32 bits
  output wire         packet_value_veroce,  // destination port 4794
  output wire [23:0]  packet_value_msn,  // of MSNETH
  output wire [23:0]  packet_value_rqmsn,
  output wire [23:0]  packet_value_po,  // 0 on First and Only
  output wire [63:0]  packet_value_address,  // of RETH
  output wire [31:0]  packet_value_key,  // of RETH
  output wire [31:0]  packet_value_dma_length,  // of RETH
  output wire [31:0]  packet_value_immediate,
  output wire [7:0]   packet_value_syndrome,  // of AETH
  output wire [23:0]  packet_value_ack_msn,  // of AETH
  output wire [7:0]   packet_value_sack_length,
  output wire [23:0]  packet_value_sack_start,
  output wire [127:0] packet_value_sack_bitmap,  // bit i: PSN sackStart + i has arrived
  output wire [31:0]  packet_value_rtt_context,  // of RTTETH
  output wire [31:0]  packet_value_rtt_sent,  // of RTTETH: TX1
  output wire [6:0]   packet_value_payload_offset,  // byte of the frame at which the payload begins
  output wire [12:0]  packet_value_payload_length,  // bytes without pad
  // row: one per frame, in order: the first that matches; RX_OK, RX_TRIM_NAK and RX_TRIM_PAYLOAD go on
  output wire         row_valid,
  output wire [5:0]   row_value
);
  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg  [12:0]  read_behind;
  reg  [1:0]   parser_headers_value_bth_pad_count_d1;
  reg  [12:0]  read_payload;
  reg  [7:0]   parser_headers_value_bth_opcode_d1;
  reg  [7:0]   parser_headers_value_bth_opcode_d2;
  reg  [23:0]  parser_headers_value_bth_dest_qp_d1;
  reg  [23:0]  parser_headers_value_bth_dest_qp_d2;
  reg  [23:0]  parser_headers_value_bth_psn_d1;
  reg  [23:0]  parser_headers_value_bth_psn_d2;
  reg          parser_headers_value_bth_ack_request_d1;
  reg          parser_headers_value_bth_ack_request_d2;
  reg          parser_headers_value_bth_retrans_any_d1;
  reg          parser_headers_value_bth_retrans_any_d2;
  reg          parser_headers_value_bth_solicited_d1;
  reg          parser_headers_value_bth_solicited_d2;
  reg  [15:0]  parser_headers_value_bth_partition_d1;
  reg  [15:0]  parser_headers_value_bth_partition_d2;
  reg          read_congested_d1;
  reg          read_congested_d2;
  reg          parser_headers_value_bth_becn_d1;
  reg          parser_headers_value_bth_becn_d2;
  reg  [15:0]  parser_headers_value_udp_source_port_d1;
  reg  [15:0]  parser_headers_value_udp_source_port_d2;
  reg          parser_headers_value_found_is_ipv6_d1;
  reg          parser_headers_value_found_is_ipv6_d2;
  reg  [11:0]  parser_headers_value_found_tagged_choice_d1;
  reg  [11:0]  parser_headers_value_found_tagged_choice_d2;
  reg  [127:0] read_source_d1;
  reg  [127:0] read_source_d2;
  reg          parser_headers_value_found_veroce_d1;
  reg          parser_headers_value_found_veroce_d2;
  reg  [23:0]  parser_headers_value_msn_eth_msn_d1;
  reg  [23:0]  parser_headers_value_msn_eth_msn_d2;
  reg  [23:0]  parser_headers_value_rq_eth_rq_msn_d1;
  reg  [23:0]  parser_headers_value_rq_eth_rq_msn_d2;
  reg  [23:0]  read_order_d1;
  reg  [23:0]  read_order_d2;
  reg  [63:0]  parser_headers_value_reth_address_d1;
  reg  [63:0]  parser_headers_value_reth_address_d2;
  reg  [31:0]  parser_headers_value_reth_remote_key_d1;
  reg  [31:0]  parser_headers_value_reth_remote_key_d2;
  reg  [31:0]  parser_headers_value_reth_length_d1;
  reg  [31:0]  parser_headers_value_reth_length_d2;
  reg  [31:0]  read_immediate_d1;
  reg  [31:0]  read_immediate_d2;
  reg  [7:0]   parser_headers_value_aeth_syndrome_d1;
  reg  [7:0]   parser_headers_value_aeth_syndrome_d2;
  reg  [23:0]  parser_headers_value_aeth_msn_d1;
  reg  [23:0]  parser_headers_value_aeth_msn_d2;
  reg  [7:0]   parser_headers_value_sack_eth_valid_length_d1;
  reg  [7:0]   parser_headers_value_sack_eth_valid_length_d2;
  reg  [23:0]  parser_headers_value_sack_eth_start_d1;
  reg  [23:0]  parser_headers_value_sack_eth_start_d2;
  reg  [127:0] parser_headers_value_sack_eth_bitmap_d1;
  reg  [127:0] settings_choice_sack_bits_xor_d1;
  reg  [31:0]  parser_headers_value_rtt_eth_context_d1;
  reg  [31:0]  parser_headers_value_rtt_eth_context_d2;
  reg  [31:0]  parser_headers_value_rtt_eth_sent_d1;
  reg  [31:0]  parser_headers_value_rtt_eth_sent_d2;
  reg  [6:0]   read_transport_add_d1;
  reg  [6:0]   read_transport_add_d2;
  reg          parser_headers_valid_d1;
  reg          is_read;
  reg  [7:0]   held_opcode;
  reg  [23:0]  held_dest_qp;
  reg  [23:0]  held_psn;
  reg          held_ack_request;
  reg          held_retrans;
  reg          held_solicited;
  reg  [15:0]  held_partition;
  reg          held_congested;
  reg          held_becn;
  reg  [15:0]  held_source_port;
  reg          held_ipv6;
  reg  [11:0]  held_vlan;
  reg  [127:0] held_source;
  reg          held_veroce;
  reg  [23:0]  held_msn;
  reg  [23:0]  held_rqmsn;
  reg  [23:0]  held_po;
  reg  [63:0]  held_address;
  reg  [31:0]  held_key;
  reg  [31:0]  held_dma_length;
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
  reg          in_valid_and_d1;
  reg          in_valid_and_d2;
  reg          in_valid_and_d3;
  reg          in_valid_and_d4;
  reg          in_valid_and_d5;
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
  wire         parser_headers_value_found_present_deth;
  wire         parser_headers_value_found_present_msn_eth;
  wire         parser_headers_value_found_present_reth;
  wire         parser_headers_value_found_present_aeth;
  wire         parser_headers_value_found_present_rq_eth;
  wire         parser_headers_value_found_present_po_eth;
  wire         parser_headers_value_found_present_imm_dt;
  wire         parser_headers_value_found_present_ieth;
  wire         parser_headers_value_found_present_atomic_eth;
  wire         parser_headers_value_found_present_atomic_ack_eth;
  wire         parser_headers_value_found_present_sack_eth;
  wire         parser_headers_value_found_present_rtt_eth;
  wire         parser_headers_value_found_present_resv16;
  wire [47:0]  parser_headers_value_ethernet_destination;
  wire [47:0]  parser_headers_value_ethernet_source;
  wire [15:0]  parser_headers_value_ethernet_ether_type;
  wire [2:0]   parser_headers_value_vlan_priority;
  wire         parser_headers_value_vlan_drop_eligible;
  wire [11:0]  parser_headers_value_vlan_identifier;
  wire [15:0]  parser_headers_value_vlan_ether_type;
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
  wire [3:0]   parser_headers_value_ipv6_version;
  wire [5:0]   parser_headers_value_ipv6_dscp;
  wire [1:0]   parser_headers_value_ipv6_ecn;
  wire [19:0]  parser_headers_value_ipv6_flow_label;
  wire [15:0]  parser_headers_value_ipv6_payload_length;
  wire [7:0]   parser_headers_value_ipv6_next_header;
  wire [7:0]   parser_headers_value_ipv6_hop_limit;
  wire [127:0] parser_headers_value_ipv6_source;
  wire [127:0] parser_headers_value_ipv6_destination;
  wire [15:0]  parser_headers_value_udp_source_port;
  wire [15:0]  parser_headers_value_udp_destination_port;
  wire [15:0]  parser_headers_value_udp_length;
  wire [15:0]  parser_headers_value_udp_checksum;
  wire [7:0]   parser_headers_value_bth_opcode;
  wire         parser_headers_value_bth_solicited;
  wire         parser_headers_value_bth_migration;
  wire [1:0]   parser_headers_value_bth_pad_count;
  wire [3:0]   parser_headers_value_bth_version;
  wire [15:0]  parser_headers_value_bth_partition;
  wire         parser_headers_value_bth_fecn;
  wire         parser_headers_value_bth_becn;
  wire [5:0]   parser_headers_value_bth_reserved6;
  wire [23:0]  parser_headers_value_bth_dest_qp;
  wire         parser_headers_value_bth_ack_request;
  wire         parser_headers_value_bth_retrans;
  wire [5:0]   parser_headers_value_bth_reserved;
  wire [23:0]  parser_headers_value_bth_psn;
  wire [31:0]  parser_headers_value_deth_queue_key;
  wire [7:0]   parser_headers_value_deth_reserved;
  wire [23:0]  parser_headers_value_deth_source_qp;
  wire [7:0]   parser_headers_value_msn_eth_reserved;
  wire [23:0]  parser_headers_value_msn_eth_msn;
  wire [63:0]  parser_headers_value_reth_address;
  wire [31:0]  parser_headers_value_reth_remote_key;
  wire [31:0]  parser_headers_value_reth_length;
  wire [7:0]   parser_headers_value_aeth_syndrome;
  wire [23:0]  parser_headers_value_aeth_msn;
  wire [7:0]   parser_headers_value_rq_eth_reserved;
  wire [23:0]  parser_headers_value_rq_eth_rq_msn;
  wire [7:0]   parser_headers_value_po_eth_reserved;
  wire [23:0]  parser_headers_value_po_eth_order;
  wire [31:0]  parser_headers_value_imm_dt_value;
  wire [31:0]  parser_headers_value_ieth_remote_key;
  wire [63:0]  parser_headers_value_atomic_eth_address;
  wire [31:0]  parser_headers_value_atomic_eth_remote_key;
  wire [63:0]  parser_headers_value_atomic_eth_swap_or_add;
  wire [63:0]  parser_headers_value_atomic_eth_compare;
  wire [63:0]  parser_headers_value_atomic_ack_eth_original;
  wire [7:0]   parser_headers_value_sack_eth_valid_length;
  wire [23:0]  parser_headers_value_sack_eth_start;
  wire [127:0] parser_headers_value_sack_eth_bitmap;
  wire [31:0]  parser_headers_value_rtt_eth_context;
  wire [31:0]  parser_headers_value_rtt_eth_sent;
  wire [31:0]  parser_headers_value_rtt_eth_received;
  wire [31:0]  parser_headers_value_rtt_eth_answered;
  wire [31:0]  parser_headers_value_rtt_eth_returned;
  wire [127:0] parser_headers_value_resv16_reserved;
  wire         checker_inst_verdict_valid;
  wire         checker_inst_verdict_value_whole;
  wire         checker_inst_verdict_value_good;

  wire         our_address = parser_headers_value_found_is_ipv6 ?
                             (parser_headers_value_ipv6_destination == settings_ipv6) :
                             (parser_headers_value_ipv4_destination == settings_ipv4);
  wire         check_foreign = ~((parser_headers_value_ethernet_destination == settings_mac) & our_address);
  wire [5:0]   read_header_bytes = {parser_headers_value_found_header_words, 2'd0};
  wire [12:0]  read_padded = {11'd0, parser_headers_value_bth_pad_count_d1} + 13'd12;
  wire [6:0]   read_transport = parser_headers_value_found_is_ipv6 ?
                                (parser_headers_value_found_tagged ? 7'd66 : 7'd62) :
                                parser_headers_value_found_tagged ? 7'd46 : 7'd42;
  wire         read_congested = &(parser_headers_value_found_is_ipv4 ? parser_headers_value_ipv4_ecn :
                                  parser_headers_value_ipv6_ecn);
  wire [127:0] read_source = parser_headers_value_found_is_ipv6 ? parser_headers_value_ipv6_source :
                             {96'd0, parser_headers_value_ipv4_source};
  wire [23:0]  read_order = parser_headers_value_found_present_po_eth ? parser_headers_value_po_eth_order :
                            24'd0;
  wire [31:0]  read_immediate = parser_headers_value_found_present_ieth ?
                                parser_headers_value_ieth_remote_key :
                                parser_headers_value_found_present_imm_dt ?
                                parser_headers_value_imm_dt_value : 32'd0;
  wire [127:0] read_by_bytes = settings_choice_sack_bytes ? {parser_headers_value_sack_eth_bitmap_d1[7:0],
                                                             parser_headers_value_sack_eth_bitmap_d1[15:8],
                                                             parser_headers_value_sack_eth_bitmap_d1[23:16],
                                                             parser_headers_value_sack_eth_bitmap_d1[31:24],
                                                             parser_headers_value_sack_eth_bitmap_d1[39:32],
                                                             parser_headers_value_sack_eth_bitmap_d1[47:40],
                                                             parser_headers_value_sack_eth_bitmap_d1[55:48],
                                                             parser_headers_value_sack_eth_bitmap_d1[63:56],
                                                             parser_headers_value_sack_eth_bitmap_d1[71:64],
                                                             parser_headers_value_sack_eth_bitmap_d1[79:72],
                                                             parser_headers_value_sack_eth_bitmap_d1[87:80],
                                                             parser_headers_value_sack_eth_bitmap_d1[95:88],
                                                             parser_headers_value_sack_eth_bitmap_d1[103:96],
                                                             parser_headers_value_sack_eth_bitmap_d1[111:104],
                                                             parser_headers_value_sack_eth_bitmap_d1[119:112],
                                                             parser_headers_value_sack_eth_bitmap_d1[127:120]} :
                               parser_headers_value_sack_eth_bitmap_d1;
  wire [127:0] _read_by_bytes_choice = settings_choice_sack_bits ? {read_by_bytes[120], read_by_bytes[121],
                                                                    read_by_bytes[122], read_by_bytes[123],
                                                                    read_by_bytes[124], read_by_bytes[125],
                                                                    read_by_bytes[126], read_by_bytes[127],
                                                                    read_by_bytes[112], read_by_bytes[113],
                                                                    read_by_bytes[114], read_by_bytes[115],
                                                                    read_by_bytes[116], read_by_bytes[117],
                                                                    read_by_bytes[118], read_by_bytes[119],
                                                                    read_by_bytes[104], read_by_bytes[105],
                                                                    read_by_bytes[106], read_by_bytes[107],
                                                                    read_by_bytes[108], read_by_bytes[109],
                                                                    read_by_bytes[110], read_by_bytes[111],
                                                                    read_by_bytes[96], read_by_bytes[97],
                                                                    read_by_bytes[98], read_by_bytes[99],
                                                                    read_by_bytes[100], read_by_bytes[101],
                                                                    read_by_bytes[102], read_by_bytes[103],
                                                                    read_by_bytes[88], read_by_bytes[89],
                                                                    read_by_bytes[90], read_by_bytes[91],
                                                                    read_by_bytes[92], read_by_bytes[93],
                                                                    read_by_bytes[94], read_by_bytes[95],
                                                                    read_by_bytes[80], read_by_bytes[81],
                                                                    read_by_bytes[82], read_by_bytes[83],
                                                                    read_by_bytes[84], read_by_bytes[85],
                                                                    read_by_bytes[86], read_by_bytes[87],
                                                                    read_by_bytes[72], read_by_bytes[73],
                                                                    read_by_bytes[74], read_by_bytes[75],
                                                                    read_by_bytes[76], read_by_bytes[77],
                                                                    read_by_bytes[78], read_by_bytes[79],
                                                                    read_by_bytes[64], read_by_bytes[65],
                                                                    read_by_bytes[66], read_by_bytes[67],
                                                                    read_by_bytes[68], read_by_bytes[69],
                                                                    read_by_bytes[70], read_by_bytes[71],
                                                                    read_by_bytes[56], read_by_bytes[57],
                                                                    read_by_bytes[58], read_by_bytes[59],
                                                                    read_by_bytes[60], read_by_bytes[61],
                                                                    read_by_bytes[62], read_by_bytes[63],
                                                                    read_by_bytes[48], read_by_bytes[49],
                                                                    read_by_bytes[50], read_by_bytes[51],
                                                                    read_by_bytes[52], read_by_bytes[53],
                                                                    read_by_bytes[54], read_by_bytes[55],
                                                                    read_by_bytes[40], read_by_bytes[41],
                                                                    read_by_bytes[42], read_by_bytes[43],
                                                                    read_by_bytes[44], read_by_bytes[45],
                                                                    read_by_bytes[46], read_by_bytes[47],
                                                                    read_by_bytes[32], read_by_bytes[33],
                                                                    read_by_bytes[34], read_by_bytes[35],
                                                                    read_by_bytes[36], read_by_bytes[37],
                                                                    read_by_bytes[38], read_by_bytes[39],
                                                                    read_by_bytes[24], read_by_bytes[25],
                                                                    read_by_bytes[26], read_by_bytes[27],
                                                                    read_by_bytes[28], read_by_bytes[29],
                                                                    read_by_bytes[30], read_by_bytes[31],
                                                                    read_by_bytes[16], read_by_bytes[17],
                                                                    read_by_bytes[18], read_by_bytes[19],
                                                                    read_by_bytes[20], read_by_bytes[21],
                                                                    read_by_bytes[22], read_by_bytes[23],
                                                                    read_by_bytes[8], read_by_bytes[9],
                                                                    read_by_bytes[10], read_by_bytes[11],
                                                                    read_by_bytes[12], read_by_bytes[13],
                                                                    read_by_bytes[14], read_by_bytes[15],
                                                                    read_by_bytes[0], read_by_bytes[1],
                                                                    read_by_bytes[2], read_by_bytes[3],
                                                                    read_by_bytes[4], read_by_bytes[5],
                                                                    read_by_bytes[6], read_by_bytes[7]} :
                                       read_by_bytes;

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
    .headers_value_found_present_deth(parser_headers_value_found_present_deth),
    .headers_value_found_present_msn_eth(parser_headers_value_found_present_msn_eth),
    .headers_value_found_present_reth(parser_headers_value_found_present_reth),
    .headers_value_found_present_aeth(parser_headers_value_found_present_aeth),
    .headers_value_found_present_rq_eth(parser_headers_value_found_present_rq_eth),
    .headers_value_found_present_po_eth(parser_headers_value_found_present_po_eth),
    .headers_value_found_present_imm_dt(parser_headers_value_found_present_imm_dt),
    .headers_value_found_present_ieth(parser_headers_value_found_present_ieth),
    .headers_value_found_present_atomic_eth(parser_headers_value_found_present_atomic_eth),
    .headers_value_found_present_atomic_ack_eth(parser_headers_value_found_present_atomic_ack_eth),
    .headers_value_found_present_sack_eth(parser_headers_value_found_present_sack_eth),
    .headers_value_found_present_rtt_eth(parser_headers_value_found_present_rtt_eth),
    .headers_value_found_present_resv16(parser_headers_value_found_present_resv16),
    .headers_value_ethernet_destination(parser_headers_value_ethernet_destination),
    .headers_value_ethernet_source(parser_headers_value_ethernet_source),
    .headers_value_ethernet_ether_type(parser_headers_value_ethernet_ether_type),
    .headers_value_vlan_priority(parser_headers_value_vlan_priority),
    .headers_value_vlan_drop_eligible(parser_headers_value_vlan_drop_eligible),
    .headers_value_vlan_identifier(parser_headers_value_vlan_identifier),
    .headers_value_vlan_ether_type(parser_headers_value_vlan_ether_type),
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
    .headers_value_ipv6_version(parser_headers_value_ipv6_version),
    .headers_value_ipv6_dscp(parser_headers_value_ipv6_dscp),
    .headers_value_ipv6_ecn(parser_headers_value_ipv6_ecn),
    .headers_value_ipv6_flow_label(parser_headers_value_ipv6_flow_label),
    .headers_value_ipv6_payload_length(parser_headers_value_ipv6_payload_length),
    .headers_value_ipv6_next_header(parser_headers_value_ipv6_next_header),
    .headers_value_ipv6_hop_limit(parser_headers_value_ipv6_hop_limit),
    .headers_value_ipv6_source(parser_headers_value_ipv6_source),
    .headers_value_ipv6_destination(parser_headers_value_ipv6_destination),
    .headers_value_udp_source_port(parser_headers_value_udp_source_port),
    .headers_value_udp_destination_port(parser_headers_value_udp_destination_port),
    .headers_value_udp_length(parser_headers_value_udp_length),
    .headers_value_udp_checksum(parser_headers_value_udp_checksum),
    .headers_value_bth_opcode(parser_headers_value_bth_opcode),
    .headers_value_bth_solicited(parser_headers_value_bth_solicited),
    .headers_value_bth_migration(parser_headers_value_bth_migration),
    .headers_value_bth_pad_count(parser_headers_value_bth_pad_count),
    .headers_value_bth_version(parser_headers_value_bth_version),
    .headers_value_bth_partition(parser_headers_value_bth_partition),
    .headers_value_bth_fecn(parser_headers_value_bth_fecn),
    .headers_value_bth_becn(parser_headers_value_bth_becn),
    .headers_value_bth_reserved6(parser_headers_value_bth_reserved6),
    .headers_value_bth_dest_qp(parser_headers_value_bth_dest_qp),
    .headers_value_bth_ack_request(parser_headers_value_bth_ack_request),
    .headers_value_bth_retrans(parser_headers_value_bth_retrans),
    .headers_value_bth_reserved(parser_headers_value_bth_reserved),
    .headers_value_bth_psn(parser_headers_value_bth_psn),
    .headers_value_deth_queue_key(parser_headers_value_deth_queue_key),
    .headers_value_deth_reserved(parser_headers_value_deth_reserved),
    .headers_value_deth_source_qp(parser_headers_value_deth_source_qp),
    .headers_value_msn_eth_reserved(parser_headers_value_msn_eth_reserved),
    .headers_value_msn_eth_msn(parser_headers_value_msn_eth_msn),
    .headers_value_reth_address(parser_headers_value_reth_address),
    .headers_value_reth_remote_key(parser_headers_value_reth_remote_key),
    .headers_value_reth_length(parser_headers_value_reth_length),
    .headers_value_aeth_syndrome(parser_headers_value_aeth_syndrome),
    .headers_value_aeth_msn(parser_headers_value_aeth_msn),
    .headers_value_rq_eth_reserved(parser_headers_value_rq_eth_reserved),
    .headers_value_rq_eth_rq_msn(parser_headers_value_rq_eth_rq_msn),
    .headers_value_po_eth_reserved(parser_headers_value_po_eth_reserved),
    .headers_value_po_eth_order(parser_headers_value_po_eth_order),
    .headers_value_imm_dt_value(parser_headers_value_imm_dt_value),
    .headers_value_ieth_remote_key(parser_headers_value_ieth_remote_key),
    .headers_value_atomic_eth_address(parser_headers_value_atomic_eth_address),
    .headers_value_atomic_eth_remote_key(parser_headers_value_atomic_eth_remote_key),
    .headers_value_atomic_eth_swap_or_add(parser_headers_value_atomic_eth_swap_or_add),
    .headers_value_atomic_eth_compare(parser_headers_value_atomic_eth_compare),
    .headers_value_atomic_ack_eth_original(parser_headers_value_atomic_ack_eth_original),
    .headers_value_sack_eth_valid_length(parser_headers_value_sack_eth_valid_length),
    .headers_value_sack_eth_start(parser_headers_value_sack_eth_start),
    .headers_value_sack_eth_bitmap(parser_headers_value_sack_eth_bitmap),
    .headers_value_rtt_eth_context(parser_headers_value_rtt_eth_context),
    .headers_value_rtt_eth_sent(parser_headers_value_rtt_eth_sent),
    .headers_value_rtt_eth_received(parser_headers_value_rtt_eth_received),
    .headers_value_rtt_eth_answered(parser_headers_value_rtt_eth_answered),
    .headers_value_rtt_eth_returned(parser_headers_value_rtt_eth_returned),
    .headers_value_resv16_reserved(parser_headers_value_resv16_reserved)
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
    .headers_value_found_tagged(parser_headers_value_found_tagged),
    .headers_value_found_is_ipv4(parser_headers_value_found_is_ipv4),
    .headers_value_found_is_ipv6(parser_headers_value_found_is_ipv6),
    .headers_value_found_bad_ip(parser_headers_value_found_bad_ip),
    .headers_value_found_fragment(parser_headers_value_found_fragment),
    .headers_value_found_roce(parser_headers_value_found_roce),
    .headers_value_found_veroce(parser_headers_value_found_veroce),
    .headers_value_found_known(parser_headers_value_found_known),
    .headers_value_found_header_words(parser_headers_value_found_header_words),
    .headers_value_found_present_deth(parser_headers_value_found_present_deth),
    .headers_value_found_present_msn_eth(parser_headers_value_found_present_msn_eth),
    .headers_value_found_present_reth(parser_headers_value_found_present_reth),
    .headers_value_found_present_aeth(parser_headers_value_found_present_aeth),
    .headers_value_found_present_rq_eth(parser_headers_value_found_present_rq_eth),
    .headers_value_found_present_po_eth(parser_headers_value_found_present_po_eth),
    .headers_value_found_present_imm_dt(parser_headers_value_found_present_imm_dt),
    .headers_value_found_present_ieth(parser_headers_value_found_present_ieth),
    .headers_value_found_present_atomic_eth(parser_headers_value_found_present_atomic_eth),
    .headers_value_found_present_atomic_ack_eth(parser_headers_value_found_present_atomic_ack_eth),
    .headers_value_found_present_sack_eth(parser_headers_value_found_present_sack_eth),
    .headers_value_found_present_rtt_eth(parser_headers_value_found_present_rtt_eth),
    .headers_value_found_present_resv16(parser_headers_value_found_present_resv16),
    .headers_value_ethernet_destination(parser_headers_value_ethernet_destination),
    .headers_value_ethernet_source(parser_headers_value_ethernet_source),
    .headers_value_ethernet_ether_type(parser_headers_value_ethernet_ether_type),
    .headers_value_vlan_priority(parser_headers_value_vlan_priority),
    .headers_value_vlan_drop_eligible(parser_headers_value_vlan_drop_eligible),
    .headers_value_vlan_identifier(parser_headers_value_vlan_identifier),
    .headers_value_vlan_ether_type(parser_headers_value_vlan_ether_type),
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
    .headers_value_ipv6_version(parser_headers_value_ipv6_version),
    .headers_value_ipv6_dscp(parser_headers_value_ipv6_dscp),
    .headers_value_ipv6_ecn(parser_headers_value_ipv6_ecn),
    .headers_value_ipv6_flow_label(parser_headers_value_ipv6_flow_label),
    .headers_value_ipv6_payload_length(parser_headers_value_ipv6_payload_length),
    .headers_value_ipv6_next_header(parser_headers_value_ipv6_next_header),
    .headers_value_ipv6_hop_limit(parser_headers_value_ipv6_hop_limit),
    .headers_value_ipv6_source(parser_headers_value_ipv6_source),
    .headers_value_ipv6_destination(parser_headers_value_ipv6_destination),
    .headers_value_udp_source_port(parser_headers_value_udp_source_port),
    .headers_value_udp_destination_port(parser_headers_value_udp_destination_port),
    .headers_value_udp_length(parser_headers_value_udp_length),
    .headers_value_udp_checksum(parser_headers_value_udp_checksum),
    .headers_value_bth_opcode(parser_headers_value_bth_opcode),
    .headers_value_bth_solicited(parser_headers_value_bth_solicited),
    .headers_value_bth_migration(parser_headers_value_bth_migration),
    .headers_value_bth_pad_count(parser_headers_value_bth_pad_count),
    .headers_value_bth_version(parser_headers_value_bth_version),
    .headers_value_bth_partition(parser_headers_value_bth_partition),
    .headers_value_bth_fecn(parser_headers_value_bth_fecn),
    .headers_value_bth_becn(parser_headers_value_bth_becn),
    .headers_value_bth_reserved6(parser_headers_value_bth_reserved6),
    .headers_value_bth_dest_qp(parser_headers_value_bth_dest_qp),
    .headers_value_bth_ack_request(parser_headers_value_bth_ack_request),
    .headers_value_bth_retrans(parser_headers_value_bth_retrans),
    .headers_value_bth_reserved(parser_headers_value_bth_reserved),
    .headers_value_bth_psn(parser_headers_value_bth_psn),
    .headers_value_deth_queue_key(parser_headers_value_deth_queue_key),
    .headers_value_deth_reserved(parser_headers_value_deth_reserved),
    .headers_value_deth_source_qp(parser_headers_value_deth_source_qp),
    .headers_value_msn_eth_reserved(parser_headers_value_msn_eth_reserved),
    .headers_value_msn_eth_msn(parser_headers_value_msn_eth_msn),
    .headers_value_reth_address(parser_headers_value_reth_address),
    .headers_value_reth_remote_key(parser_headers_value_reth_remote_key),
    .headers_value_reth_length(parser_headers_value_reth_length),
    .headers_value_aeth_syndrome(parser_headers_value_aeth_syndrome),
    .headers_value_aeth_msn(parser_headers_value_aeth_msn),
    .headers_value_rq_eth_reserved(parser_headers_value_rq_eth_reserved),
    .headers_value_rq_eth_rq_msn(parser_headers_value_rq_eth_rq_msn),
    .headers_value_po_eth_reserved(parser_headers_value_po_eth_reserved),
    .headers_value_po_eth_order(parser_headers_value_po_eth_order),
    .headers_value_imm_dt_value(parser_headers_value_imm_dt_value),
    .headers_value_ieth_remote_key(parser_headers_value_ieth_remote_key),
    .headers_value_atomic_eth_address(parser_headers_value_atomic_eth_address),
    .headers_value_atomic_eth_remote_key(parser_headers_value_atomic_eth_remote_key),
    .headers_value_atomic_eth_swap_or_add(parser_headers_value_atomic_eth_swap_or_add),
    .headers_value_atomic_eth_compare(parser_headers_value_atomic_eth_compare),
    .headers_value_atomic_ack_eth_original(parser_headers_value_atomic_ack_eth_original),
    .headers_value_sack_eth_valid_length(parser_headers_value_sack_eth_valid_length),
    .headers_value_sack_eth_start(parser_headers_value_sack_eth_start),
    .headers_value_sack_eth_bitmap(parser_headers_value_sack_eth_bitmap),
    .headers_value_rtt_eth_context(parser_headers_value_rtt_eth_context),
    .headers_value_rtt_eth_sent(parser_headers_value_rtt_eth_sent),
    .headers_value_rtt_eth_received(parser_headers_value_rtt_eth_received),
    .headers_value_rtt_eth_answered(parser_headers_value_rtt_eth_answered),
    .headers_value_rtt_eth_returned(parser_headers_value_rtt_eth_returned),
    .headers_value_resv16_reserved(parser_headers_value_resv16_reserved),
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

  assign packet_value_opcode = is_read ? parser_headers_value_bth_opcode_d2 : held_opcode;
  assign packet_value_dest_qp = is_read ? parser_headers_value_bth_dest_qp_d2 : held_dest_qp;
  assign packet_value_psn = is_read ? parser_headers_value_bth_psn_d2 : held_psn;
  assign packet_value_ack_request = is_read ? parser_headers_value_bth_ack_request_d2 : held_ack_request;
  assign packet_value_retrans = is_read ? parser_headers_value_bth_retrans_any_d2 : held_retrans;
  assign packet_value_solicited = is_read ? parser_headers_value_bth_solicited_d2 : held_solicited;
  assign packet_value_partition = is_read ? parser_headers_value_bth_partition_d2 : held_partition;
  assign packet_value_congested = is_read ? read_congested_d2 : held_congested;
  assign packet_value_becn = is_read ? parser_headers_value_bth_becn_d2 : held_becn;
  assign packet_value_source_port = is_read ? parser_headers_value_udp_source_port_d2 : held_source_port;
  assign packet_value_ipv6 = is_read ? parser_headers_value_found_is_ipv6_d2 : held_ipv6;
  assign packet_value_vlan = is_read ? parser_headers_value_found_tagged_choice_d2 : held_vlan;
  assign packet_value_source = is_read ? read_source_d2 : held_source;
  assign packet_value_veroce = is_read ? parser_headers_value_found_veroce_d2 : held_veroce;
  assign packet_value_msn = is_read ? parser_headers_value_msn_eth_msn_d2 : held_msn;
  assign packet_value_rqmsn = is_read ? parser_headers_value_rq_eth_rq_msn_d2 : held_rqmsn;
  assign packet_value_po = is_read ? read_order_d2 : held_po;
  assign packet_value_address = is_read ? parser_headers_value_reth_address_d2 : held_address;
  assign packet_value_key = is_read ? parser_headers_value_reth_remote_key_d2 : held_key;
  assign packet_value_dma_length = is_read ? parser_headers_value_reth_length_d2 : held_dma_length;
  assign packet_value_immediate = is_read ? read_immediate_d2 : held_immediate;
  assign packet_value_syndrome = is_read ? parser_headers_value_aeth_syndrome_d2 : held_syndrome;
  assign packet_value_ack_msn = is_read ? parser_headers_value_aeth_msn_d2 : held_ack_msn;
  assign packet_value_sack_length = is_read ? parser_headers_value_sack_eth_valid_length_d2 :
                                    held_sack_length;
  assign packet_value_sack_start = is_read ? parser_headers_value_sack_eth_start_d2 : held_sack_start;
  assign packet_value_sack_bitmap = is_read ? settings_choice_sack_bits_xor_d1 : held_sack_bitmap;
  assign packet_value_rtt_context = is_read ? parser_headers_value_rtt_eth_context_d2 : held_rtt_context;
  assign packet_value_rtt_sent = is_read ? parser_headers_value_rtt_eth_sent_d2 : held_rtt_sent;
  assign packet_value_payload_offset = is_read ? read_transport_add_d2 : held_payload_offset;
  assign packet_value_payload_length = is_read ? read_payload : held_payload_length;

  always @(posedge clk) begin
    if (in_reset) begin
      parser_headers_valid_d1 <= 1'b0;
      is_read <= 1'b0;
      in_valid_and_d1 <= 1'b0;
      in_valid_and_d2 <= 1'b0;
      in_valid_and_d3 <= 1'b0;
      in_valid_and_d4 <= 1'b0;
      in_valid_and_d5 <= 1'b0;
      packet_valid <= 1'b0;
    end else begin
      parser_headers_valid_d1 <= parser_headers_valid;
      is_read <= parser_headers_valid_d1;
      in_valid_and_d1 <= in_valid & in_value_last;
      in_valid_and_d2 <= in_valid_and_d1;
      in_valid_and_d3 <= in_valid_and_d2;
      in_valid_and_d4 <= in_valid_and_d3;
      in_valid_and_d5 <= in_valid_and_d4;
      packet_valid <= in_valid_and_d5;
    end
  end

  // body
  always @(posedge clk) begin
    if (is_read) begin
      held_opcode <= parser_headers_value_bth_opcode_d2;
      held_dest_qp <= parser_headers_value_bth_dest_qp_d2;
      held_psn <= parser_headers_value_bth_psn_d2;
      held_ack_request <= parser_headers_value_bth_ack_request_d2;
      held_retrans <= parser_headers_value_bth_retrans_any_d2;
      held_solicited <= parser_headers_value_bth_solicited_d2;
      held_partition <= parser_headers_value_bth_partition_d2;
      held_congested <= read_congested_d2;
      held_becn <= parser_headers_value_bth_becn_d2;
      held_source_port <= parser_headers_value_udp_source_port_d2;
      held_ipv6 <= parser_headers_value_found_is_ipv6_d2;
      held_vlan <= parser_headers_value_found_tagged_choice_d2;
      held_source <= read_source_d2;
      held_veroce <= parser_headers_value_found_veroce_d2;
      held_msn <= parser_headers_value_msn_eth_msn_d2;
      held_rqmsn <= parser_headers_value_rq_eth_rq_msn_d2;
      held_po <= read_order_d2;
      held_address <= parser_headers_value_reth_address_d2;
      held_key <= parser_headers_value_reth_remote_key_d2;
      held_dma_length <= parser_headers_value_reth_length_d2;
      held_immediate <= read_immediate_d2;
      held_syndrome <= parser_headers_value_aeth_syndrome_d2;
      held_ack_msn <= parser_headers_value_aeth_msn_d2;
      held_sack_length <= parser_headers_value_sack_eth_valid_length_d2;
      held_sack_start <= parser_headers_value_sack_eth_start_d2;
      held_sack_bitmap <= settings_choice_sack_bits_xor_d1;
      held_rtt_context <= parser_headers_value_rtt_eth_context_d2;
      held_rtt_sent <= parser_headers_value_rtt_eth_sent_d2;
      held_payload_offset <= read_transport_add_d2;
      held_payload_length <= read_payload;
    end
    in_reset <= rst;
  end

  // fields
  always @(posedge clk) begin
    read_behind <= parser_headers_value_udp_length[12:0] - {7'd0, read_header_bytes};
    parser_headers_value_bth_pad_count_d1 <= parser_headers_value_bth_pad_count;
    read_payload <= read_behind - read_padded;
    parser_headers_value_sack_eth_bitmap_d1 <= parser_headers_value_sack_eth_bitmap;
    settings_choice_sack_bits_xor_d1 <= _read_by_bytes_choice ^ {128{settings_choice_sack_missing}};
  end

  // late
  always @(posedge clk) begin
    parser_headers_value_bth_opcode_d1 <= parser_headers_value_bth_opcode;
    parser_headers_value_bth_opcode_d2 <= parser_headers_value_bth_opcode_d1;
    parser_headers_value_bth_dest_qp_d1 <= parser_headers_value_bth_dest_qp;
    parser_headers_value_bth_dest_qp_d2 <= parser_headers_value_bth_dest_qp_d1;
    parser_headers_value_bth_psn_d1 <= parser_headers_value_bth_psn;
    parser_headers_value_bth_psn_d2 <= parser_headers_value_bth_psn_d1;
    parser_headers_value_bth_ack_request_d1 <= parser_headers_value_bth_ack_request;
    parser_headers_value_bth_ack_request_d2 <= parser_headers_value_bth_ack_request_d1;
    parser_headers_value_bth_retrans_any_d1 <= |({parser_headers_value_bth_retrans,
                                                  parser_headers_value_bth_reserved} &
                                                 (7'd64 >> settings_choice_retrans));
    parser_headers_value_bth_retrans_any_d2 <= parser_headers_value_bth_retrans_any_d1;
    parser_headers_value_bth_solicited_d1 <= parser_headers_value_bth_solicited;
    parser_headers_value_bth_solicited_d2 <= parser_headers_value_bth_solicited_d1;
    parser_headers_value_bth_partition_d1 <= parser_headers_value_bth_partition;
    parser_headers_value_bth_partition_d2 <= parser_headers_value_bth_partition_d1;
    read_congested_d1 <= read_congested;
    read_congested_d2 <= read_congested_d1;
    parser_headers_value_bth_becn_d1 <= parser_headers_value_bth_becn;
    parser_headers_value_bth_becn_d2 <= parser_headers_value_bth_becn_d1;
    parser_headers_value_udp_source_port_d1 <= parser_headers_value_udp_source_port;
    parser_headers_value_udp_source_port_d2 <= parser_headers_value_udp_source_port_d1;
    parser_headers_value_found_is_ipv6_d1 <= parser_headers_value_found_is_ipv6;
    parser_headers_value_found_is_ipv6_d2 <= parser_headers_value_found_is_ipv6_d1;
    parser_headers_value_found_tagged_choice_d1 <= parser_headers_value_found_tagged ?
                                                   parser_headers_value_vlan_identifier : 12'd0;
    parser_headers_value_found_tagged_choice_d2 <= parser_headers_value_found_tagged_choice_d1;
    read_source_d1 <= read_source;
    read_source_d2 <= read_source_d1;
    parser_headers_value_found_veroce_d1 <= parser_headers_value_found_veroce;
    parser_headers_value_found_veroce_d2 <= parser_headers_value_found_veroce_d1;
    parser_headers_value_msn_eth_msn_d1 <= parser_headers_value_msn_eth_msn;
    parser_headers_value_msn_eth_msn_d2 <= parser_headers_value_msn_eth_msn_d1;
    parser_headers_value_rq_eth_rq_msn_d1 <= parser_headers_value_rq_eth_rq_msn;
    parser_headers_value_rq_eth_rq_msn_d2 <= parser_headers_value_rq_eth_rq_msn_d1;
    read_order_d1 <= read_order;
    read_order_d2 <= read_order_d1;
    parser_headers_value_reth_address_d1 <= parser_headers_value_reth_address;
    parser_headers_value_reth_address_d2 <= parser_headers_value_reth_address_d1;
    parser_headers_value_reth_remote_key_d1 <= parser_headers_value_reth_remote_key;
    parser_headers_value_reth_remote_key_d2 <= parser_headers_value_reth_remote_key_d1;
    parser_headers_value_reth_length_d1 <= parser_headers_value_reth_length;
    parser_headers_value_reth_length_d2 <= parser_headers_value_reth_length_d1;
    read_immediate_d1 <= read_immediate;
    read_immediate_d2 <= read_immediate_d1;
    parser_headers_value_aeth_syndrome_d1 <= parser_headers_value_aeth_syndrome;
    parser_headers_value_aeth_syndrome_d2 <= parser_headers_value_aeth_syndrome_d1;
    parser_headers_value_aeth_msn_d1 <= parser_headers_value_aeth_msn;
    parser_headers_value_aeth_msn_d2 <= parser_headers_value_aeth_msn_d1;
    parser_headers_value_sack_eth_valid_length_d1 <= parser_headers_value_sack_eth_valid_length;
    parser_headers_value_sack_eth_valid_length_d2 <= parser_headers_value_sack_eth_valid_length_d1;
    parser_headers_value_sack_eth_start_d1 <= parser_headers_value_sack_eth_start;
    parser_headers_value_sack_eth_start_d2 <= parser_headers_value_sack_eth_start_d1;
    parser_headers_value_rtt_eth_context_d1 <= parser_headers_value_rtt_eth_context;
    parser_headers_value_rtt_eth_context_d2 <= parser_headers_value_rtt_eth_context_d1;
    parser_headers_value_rtt_eth_sent_d1 <= parser_headers_value_rtt_eth_sent;
    parser_headers_value_rtt_eth_sent_d2 <= parser_headers_value_rtt_eth_sent_d1;
    read_transport_add_d1 <= read_transport + {1'b0, read_header_bytes};
    read_transport_add_d2 <= read_transport_add_d1;
  end

  wire        _unused = &{1'b0, settings_enable, settings_time_to_live, settings_source_port_base,
                          settings_dscp_data, settings_dscp_request, settings_dscp_control,
                          settings_dscp_probe, settings_ack_every, settings_ack_delay, settings_ack_on_end,
                          settings_rotate, settings_trim_nak, settings_trim_local, settings_srtt_shift,
                          settings_jitter, settings_probe_multiple, settings_backoff_most, settings_burst,
                          settings_quiet, settings_events_count, settings_events_time};
endmodule

`default_nettype wire
