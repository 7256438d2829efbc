`default_nettype none

// PacketParser_64: reads the Ethernet, IP, UDP and transport headers off the front of each frame.  Generated
// from PacketParser.java.
module PacketParser_64 (
  input  wire         clk,
  input  wire         rst,
  // in: frames from the MAC, without preamble and FCS
  input  wire         in_valid,
  input  wire [511:0] in_value_data,
  input  wire [63:0]  in_value_keep,
  input  wire         in_value_last,
  input  wire [15:0]  veroce,  // UDP destination port of the profiles P1 to P3; stable while frames arrive
  // headers: one set per frame
  output wire         headers_valid,
  output wire         headers_value_found_tagged,  // one 802.1Q tag
  output wire         headers_value_found_is_ipv4,  // EtherType of IPv4
  output wire         headers_value_found_is_ipv6,  // EtherType of IPv6
  output wire         headers_value_found_bad_ip,  // version differs from the EtherType, or an IPv4 header of less than 5 words
  output wire         headers_value_found_fragment,  // IPv4 fragment: offset or more-fragments not 0
  output wire         headers_value_found_roce,  // UDP without IPv4 options, destination port 4791
  output wire         headers_value_found_veroce,  // UDP without IPv4 options, destination port 4794
  output wire         headers_value_found_known,  // the opcode has a format on this port
  output wire [3:0]   headers_value_found_header_words,  // bytes of all transport headers, in units of 4; 0 unless known
  // headers_value_found_present: which extension headers are there
  output wire         headers_value_found_present_deth,
  output wire         headers_value_found_present_msn_eth,
  output wire         headers_value_found_present_reth,
  output wire         headers_value_found_present_aeth,
  output wire         headers_value_found_present_rq_eth,
  output wire         headers_value_found_present_po_eth,
  output wire         headers_value_found_present_imm_dt,
  output wire         headers_value_found_present_ieth,
  output wire         headers_value_found_present_atomic_eth,
  output wire         headers_value_found_present_atomic_ack_eth,
  output wire         headers_value_found_present_sack_eth,
  output wire         headers_value_found_present_rtt_eth,
  output wire         headers_value_found_present_resv16,
  // headers: one set per frame
  output wire [47:0]  headers_value_ethernet_destination,  // destination MAC address
  output wire [47:0]  headers_value_ethernet_source,  // source MAC address
  output wire [15:0]  headers_value_ethernet_ether_type,  // 0x0800 IPv4, 0x86DD IPv6, 0x8100 802.1Q tag follows
  // headers_value_vlan: counts when found.tagged
  output wire [2:0]   headers_value_vlan_priority,  // priority code point
  output wire         headers_value_vlan_drop_eligible,  // drop eligible indicator
  output wire [11:0]  headers_value_vlan_identifier,  // VLAN identifier
  output wire [15:0]  headers_value_vlan_ether_type,  // EtherType of what follows the tag
  // headers_value_ipv4: counts when found.isIpv4
  output wire [3:0]   headers_value_ipv4_version,  // 4
  output wire [3:0]   headers_value_ipv4_header_words,  // IHL: 5, options are not accepted
  output wire [5:0]   headers_value_ipv4_dscp,  // differentiated services code point
  output wire [1:0]   headers_value_ipv4_ecn,  // explicit congestion notification; 3 = marked
  output wire [15:0]  headers_value_ipv4_total_length,  // bytes from this header to the end of the packet
  output wire [15:0]  headers_value_ipv4_identification,  // any value
  output wire [2:0]   headers_value_ipv4_flags,  // bit 1 = do not fragment, bit 0 = more fragments
  output wire [12:0]  headers_value_ipv4_fragment_offset,  // 0
  output wire [7:0]   headers_value_ipv4_time_to_live,  // hops left
  output wire [7:0]   headers_value_ipv4_protocol,  // 17 = UDP
  output wire [15:0]  headers_value_ipv4_checksum,  // header checksum
  output wire [31:0]  headers_value_ipv4_source,  // source address
  output wire [31:0]  headers_value_ipv4_destination,  // destination address
  // headers_value_ipv6: counts when found.isIpv6
  output wire [3:0]   headers_value_ipv6_version,  // 6
  output wire [5:0]   headers_value_ipv6_dscp,  // differentiated services code point
  output wire [1:0]   headers_value_ipv6_ecn,  // explicit congestion notification; 3 = marked
  output wire [19:0]  headers_value_ipv6_flow_label,  // equal to the UDP source port on send
  output wire [15:0]  headers_value_ipv6_payload_length,  // bytes behind this header
  output wire [7:0]   headers_value_ipv6_next_header,  // 17 = UDP
  output wire [7:0]   headers_value_ipv6_hop_limit,  // hops left
  output wire [127:0] headers_value_ipv6_source,  // source address
  output wire [127:0] headers_value_ipv6_destination,  // destination address
  // headers: one set per frame
  output wire [15:0]  headers_value_udp_source_port,  // path entropy
  output wire [15:0]  headers_value_udp_destination_port,  // 4791 RoCEv2, 4794 veRoCE profile
  output wire [15:0]  headers_value_udp_length,  // bytes from this header to the ICRC, both included
  output wire [15:0]  headers_value_udp_checksum,  // 0 on send, ignored on receipt
  output wire [7:0]   headers_value_bth_opcode,  // wire profile section 6
  output wire         headers_value_bth_solicited,  // solicited event
  output wire         headers_value_bth_migration,  // MigReq, ignored
  output wire [1:0]   headers_value_bth_pad_count,  // bytes of padding before the ICRC
  output wire [3:0]   headers_value_bth_version,  // TVer, 0
  output wire [15:0]  headers_value_bth_partition,  // P_Key
  output wire         headers_value_bth_fecn,  // ignored
  output wire         headers_value_bth_becn,  // congestion seen
  output wire [5:0]   headers_value_bth_reserved6,  // not covered by the ICRC
  output wire [23:0]  headers_value_bth_dest_qp,  // queue pair of the receiver
  output wire         headers_value_bth_ack_request,  // an acknowledgement is wanted now
  output wire         headers_value_bth_retrans,  // 0 first transmission, 1 retransmission (profiles P1 to P3)
  output wire [5:0]   headers_value_bth_reserved,  // 0
  output wire [23:0]  headers_value_bth_psn,  // packet sequence number
  output wire [31:0]  headers_value_deth_queue_key,  // Q_Key
  output wire [7:0]   headers_value_deth_reserved,  // 0
  output wire [23:0]  headers_value_deth_source_qp,  // queue pair of the sender
  output wire [7:0]   headers_value_msn_eth_reserved,  // 0
  output wire [23:0]  headers_value_msn_eth_msn,  // number of this message, from 1
  output wire [63:0]  headers_value_reth_address,  // virtual address of this packet's own payload (P0: of the message)
  output wire [31:0]  headers_value_reth_remote_key,  // R_Key
  output wire [31:0]  headers_value_reth_length,  // DMALen: bytes of the whole message
  output wire [7:0]   headers_value_aeth_syndrome,  // bits 6:5 type, bits 4:0 value
  output wire [23:0]  headers_value_aeth_msn,  // message sequence number
  output wire [7:0]   headers_value_rq_eth_reserved,  // 0
  output wire [23:0]  headers_value_rq_eth_rq_msn,  // number of the receive work request this message consumes, from 0
  output wire [7:0]   headers_value_po_eth_reserved,  // 0
  output wire [23:0]  headers_value_po_eth_order,  // position of the packet in its message, from 0; 0xFFFFFF = not available
  output wire [31:0]  headers_value_imm_dt_value,  // opaque to the network
  output wire [31:0]  headers_value_ieth_remote_key,  // R_Key to invalidate
  output wire [63:0]  headers_value_atomic_eth_address,  // virtual address, a multiple of 8
  output wire [31:0]  headers_value_atomic_eth_remote_key,  // R_Key
  output wire [63:0]  headers_value_atomic_eth_swap_or_add,  // value to store, or to add
  output wire [63:0]  headers_value_atomic_eth_compare,  // value to compare with
  output wire [63:0]  headers_value_atomic_ack_eth_original,  // value before the operation
  output wire [7:0]   headers_value_sack_eth_valid_length,  // 1 to 128 bits count
  output wire [23:0]  headers_value_sack_eth_start,  // PSN of the least significant bit
  output wire [127:0] headers_value_sack_eth_bitmap,  // bit i: PSN start + i has been received
  output wire [31:0]  headers_value_rtt_eth_context,  // path index in bits 24 to 31, the last byte
  output wire [31:0]  headers_value_rtt_eth_sent,  // TX1 in ns
  output wire [31:0]  headers_value_rtt_eth_received,  // RX1 in ns
  output wire [31:0]  headers_value_rtt_eth_answered,  // TX2 in ns
  output wire [31:0]  headers_value_rtt_eth_returned,  // RX2 in ns, 0 on the wire
  output wire [127:0] headers_value_resv16_reserved  // 0, ignored
);
  reg           moved;
  reg           kind_tagged;
  reg           kind_ipv4;
  reg           kind_ipv6;
  reg  [143:0]  link;
  reg  [319:0]  network;
  reg  [415:0]  transport_reg;
  reg           decided;
  reg           found_tagged;
  reg           found_is_ipv4;
  reg           found_is_ipv6;
  reg           found_bad_ip;
  reg           found_fragment;
  reg           found_roce;
  reg           found_veroce;
  reg           found_known;
  reg  [3:0]    found_header_words;
  reg           found_present_deth;
  reg           found_present_msn_eth;
  reg           found_present_reth;
  reg           found_present_aeth;
  reg           found_present_rq_eth;
  reg           found_present_po_eth;
  reg           found_present_imm_dt;
  reg           found_present_ieth;
  reg           found_present_atomic_eth;
  reg           found_present_atomic_ack_eth;
  reg           found_present_sack_eth;
  reg           found_present_rtt_eth;
  reg           found_present_resv16;
  reg           place_reth;
  reg           place_aeth;
  reg           place_rq_eth;
  reg  [1:0]    place_po_eth;
  reg  [2:0]    place_imm_dt;
  reg  [1:0]    place_ieth;
  reg           place_atomic_eth;
  reg           place_atomic_ack_eth;
  reg  [143:0]  link_behind;
  reg  [319:0]  network_behind;
  reg  [415:0]  transport_behind;
  reg           valid;
  reg           headers_found_tagged;
  reg           headers_found_is_ipv4;
  reg           headers_found_is_ipv6;
  reg           headers_found_bad_ip;
  reg           headers_found_fragment;
  reg           headers_found_roce;
  reg           headers_found_veroce;
  reg           headers_found_known;
  reg  [3:0]    headers_found_header_words;
  reg           headers_found_present_deth;
  reg           headers_found_present_msn_eth;
  reg           headers_found_present_reth;
  reg           headers_found_present_aeth;
  reg           headers_found_present_rq_eth;
  reg           headers_found_present_po_eth;
  reg           headers_found_present_imm_dt;
  reg           headers_found_present_ieth;
  reg           headers_found_present_atomic_eth;
  reg           headers_found_present_atomic_ack_eth;
  reg           headers_found_present_sack_eth;
  reg           headers_found_present_rtt_eth;
  reg           headers_found_present_resv16;
  reg  [47:0]   headers_ethernet_destination;
  reg  [47:0]   headers_ethernet_source;
  reg  [15:0]   headers_ethernet_ether_type;
  reg  [2:0]    headers_vlan_priority;
  reg           headers_vlan_drop_eligible;
  reg  [11:0]   headers_vlan_identifier;
  reg  [15:0]   headers_vlan_ether_type;
  reg  [3:0]    headers_ipv4_version;
  reg  [3:0]    headers_ipv4_header_words;
  reg  [5:0]    headers_ipv4_dscp;
  reg  [1:0]    headers_ipv4_ecn;
  reg  [15:0]   headers_ipv4_total_length;
  reg  [15:0]   headers_ipv4_identification;
  reg  [2:0]    headers_ipv4_flags;
  reg  [12:0]   headers_ipv4_fragment_offset;
  reg  [7:0]    headers_ipv4_time_to_live;
  reg  [7:0]    headers_ipv4_protocol;
  reg  [15:0]   headers_ipv4_checksum;
  reg  [31:0]   headers_ipv4_source;
  reg  [31:0]   headers_ipv4_destination;
  reg  [5:0]    headers_ipv6_dscp;
  reg  [1:0]    headers_ipv6_ecn;
  reg  [19:0]   headers_ipv6_flow_label;
  reg  [7:0]    headers_ipv6_next_header;
  reg  [7:0]    headers_ipv6_hop_limit;
  reg  [127:0]  headers_ipv6_source;
  reg  [127:0]  headers_ipv6_destination;
  reg  [15:0]   headers_udp_source_port;
  reg  [15:0]   headers_udp_destination_port;
  reg  [15:0]   headers_udp_length;
  reg  [15:0]   headers_udp_checksum;
  reg  [7:0]    headers_bth_opcode;
  reg           headers_bth_solicited;
  reg           headers_bth_migration;
  reg  [1:0]    headers_bth_pad_count;
  reg  [3:0]    headers_bth_version;
  reg  [15:0]   headers_bth_partition;
  reg           headers_bth_fecn;
  reg           headers_bth_becn;
  reg  [5:0]    headers_bth_reserved6;
  reg  [23:0]   headers_bth_dest_qp;
  reg           headers_bth_ack_request;
  reg           headers_bth_retrans;
  reg  [5:0]    headers_bth_reserved;
  reg  [23:0]   headers_bth_psn;
  reg  [31:0]   headers_deth_queue_key;
  reg  [7:0]    headers_deth_reserved;
  reg  [23:0]   headers_deth_source_qp;
  reg  [7:0]    headers_msn_eth_reserved;
  reg  [23:0]   headers_msn_eth_msn;
  reg  [63:0]   headers_reth_address;
  reg  [31:0]   headers_reth_remote_key;
  reg  [31:0]   headers_reth_length;
  reg  [7:0]    headers_aeth_syndrome;
  reg  [23:0]   headers_aeth_msn;
  reg  [7:0]    headers_rq_eth_reserved;
  reg  [23:0]   headers_rq_eth_rq_msn;
  reg  [7:0]    headers_po_eth_reserved;
  reg  [23:0]   headers_po_eth_order;
  reg  [31:0]   headers_imm_dt_value;
  reg  [31:0]   headers_ieth_remote_key;
  reg  [63:0]   headers_atomic_eth_address;
  reg  [31:0]   headers_atomic_eth_remote_key;
  reg  [63:0]   headers_atomic_eth_swap_or_add;
  reg  [63:0]   headers_atomic_eth_compare;
  reg  [63:0]   headers_atomic_ack_eth_original;
  reg  [7:0]    headers_sack_eth_valid_length;
  reg  [23:0]   headers_sack_eth_start;
  reg  [127:0]  headers_sack_eth_bitmap;
  reg  [31:0]   headers_rtt_eth_context;
  reg  [31:0]   headers_rtt_eth_sent;
  reg  [31:0]   headers_rtt_eth_received;
  reg  [31:0]   headers_rtt_eth_answered;
  reg  [31:0]   headers_rtt_eth_returned;
  reg  [127:0]  headers_resv16_reserved;
  wire          front_window_valid;
  wire [1023:0] front_window_value;
  wire          front_kind_tagged;
  wire          front_kind_ipv4;
  wire          front_kind_ipv6;
  wire          roce_known;
  wire [3:0]    roce_words;
  wire          roce_present_deth;
  wire          roce_present_msn_eth;
  wire          roce_present_reth;
  wire          roce_present_aeth;
  wire          roce_present_rq_eth;
  wire          roce_present_po_eth;
  wire          roce_present_imm_dt;
  wire          roce_present_ieth;
  wire          roce_present_atomic_eth;
  wire          roce_present_atomic_ack_eth;
  wire          roce_present_sack_eth;
  wire          roce_present_rtt_eth;
  wire          roce_present_resv16;
  wire          roce_place_reth;
  wire          roce_place_aeth;
  wire          roce_place_rq_eth;
  wire [1:0]    roce_place_po_eth;
  wire [2:0]    roce_place_imm_dt;
  wire [1:0]    roce_place_ieth;
  wire          roce_place_atomic_eth;
  wire          roce_place_atomic_ack_eth;
  wire          veroce_2_known;
  wire [3:0]    veroce_2_words;
  wire          veroce_2_present_deth;
  wire          veroce_2_present_msn_eth;
  wire          veroce_2_present_reth;
  wire          veroce_2_present_aeth;
  wire          veroce_2_present_rq_eth;
  wire          veroce_2_present_po_eth;
  wire          veroce_2_present_imm_dt;
  wire          veroce_2_present_ieth;
  wire          veroce_2_present_atomic_eth;
  wire          veroce_2_present_atomic_ack_eth;
  wire          veroce_2_present_sack_eth;
  wire          veroce_2_present_rtt_eth;
  wire          veroce_2_present_resv16;
  wire          veroce_2_place_reth;
  wire          veroce_2_place_aeth;
  wire          veroce_2_place_rq_eth;
  wire [1:0]    veroce_2_place_po_eth;
  wire [2:0]    veroce_2_place_imm_dt;
  wire [1:0]    veroce_2_place_ieth;
  wire          veroce_2_place_atomic_eth;
  wire          veroce_2_place_atomic_ack_eth;

  wire          is_veroce = {transport_reg[23:16], transport_reg[31:24]} == veroce;
  wire          is_udp = kind_ipv4 ? ((network[79:72] == 8'd17) & (network[3:0] <= 4'd5)) :
                         (kind_ipv6 & (network[55:48] == 8'd17));
  wire          bad_ip = kind_ipv4 ? ((network[7:4] != 4'd4) | (network[3:0] < 4'd5)) :
                         (kind_ipv6 & (network[7:4] != 4'd6));
  wire          fragment = kind_ipv4 & (network[53] | (|{network[52:48], network[63:56]}));
  wire          is_roce = {transport_reg[23:16], transport_reg[31:24]} == 16'd4791;
  wire          is_ours = is_udp & (is_roce | is_veroce);
  wire          known = is_veroce ? veroce_2_known : roce_known;
  wire [3:0]    words = is_veroce ? veroce_2_words : roce_words;
  wire [63:0]   chosen = {transport_behind[167:160], transport_behind[175:168], transport_behind[183:176],
                          transport_behind[191:184], transport_behind[199:192], transport_behind[207:200],
                          transport_behind[215:208], transport_behind[223:216]};
  wire [31:0]   chosen_2 = {transport_behind[167:160], transport_behind[175:168], transport_behind[183:176],
                            transport_behind[191:184]};
  wire          here = ~place_reth;
  wire [127:0]  chosen_3 = here ? {transport_behind[167:160], transport_behind[175:168],
                                   transport_behind[183:176], transport_behind[191:184],
                                   transport_behind[199:192], transport_behind[207:200],
                                   transport_behind[215:208], transport_behind[223:216],
                                   transport_behind[231:224], transport_behind[239:232],
                                   transport_behind[247:240], transport_behind[255:248],
                                   transport_behind[263:256], transport_behind[271:264],
                                   transport_behind[279:272], transport_behind[287:280]} :
                           {transport_behind[199:192], transport_behind[207:200], transport_behind[215:208],
                            transport_behind[223:216], transport_behind[231:224], transport_behind[239:232],
                            transport_behind[247:240], transport_behind[255:248], transport_behind[263:256],
                            transport_behind[271:264], transport_behind[279:272], transport_behind[287:280],
                            transport_behind[295:288], transport_behind[303:296], transport_behind[311:304],
                            transport_behind[319:312]};
  wire          here_2 = ~place_aeth;
  wire [31:0]   chosen_4 = here_2 ? {transport_behind[167:160], transport_behind[175:168],
                                     transport_behind[183:176], transport_behind[191:184]} :
                           {transport_behind[199:192], transport_behind[207:200], transport_behind[215:208],
                            transport_behind[223:216]};
  wire          here_3 = ~place_rq_eth;
  wire [31:0]   chosen_5 = here_3 ? {transport_behind[199:192], transport_behind[207:200],
                                     transport_behind[215:208], transport_behind[223:216]} :
                           {transport_behind[327:320], transport_behind[335:328], transport_behind[343:336],
                            transport_behind[351:344]};
  wire          here_4 = place_po_eth == 2'd2;
  wire [31:0]   chosen_6 = here_4 ? {transport_behind[327:320], transport_behind[335:328],
                                     transport_behind[343:336], transport_behind[351:344]} :
                           {transport_behind[359:352], transport_behind[367:360], transport_behind[375:368],
                            transport_behind[383:376]};
  wire          here_5 = place_po_eth == 2'd1;
  wire [31:0]   chosen_7 = here_5 ? {transport_behind[231:224], transport_behind[239:232],
                                     transport_behind[247:240], transport_behind[255:248]} : chosen_6;
  wire          here_6 = place_po_eth == 2'd0;
  wire [31:0]   chosen_8 = here_6 ? {transport_behind[199:192], transport_behind[207:200],
                                     transport_behind[215:208], transport_behind[223:216]} : chosen_7;
  wire          here_7 = place_imm_dt == 3'd4;
  wire [31:0]   chosen_9 = here_7 ? {transport_behind[359:352], transport_behind[367:360],
                                     transport_behind[375:368], transport_behind[383:376]} :
                           {transport_behind[391:384], transport_behind[399:392], transport_behind[407:400],
                            transport_behind[415:408]};
  wire          here_8 = place_imm_dt == 3'd3;
  wire [31:0]   chosen_10 = here_8 ? {transport_behind[295:288], transport_behind[303:296],
                                      transport_behind[311:304], transport_behind[319:312]} : chosen_9;
  wire          here_9 = place_imm_dt == 3'd2;
  wire [31:0]   chosen_11 = here_9 ? {transport_behind[263:256], transport_behind[271:264],
                                      transport_behind[279:272], transport_behind[287:280]} : chosen_10;
  wire          here_10 = place_imm_dt == 3'd1;
  wire [31:0]   chosen_12 = here_10 ? {transport_behind[231:224], transport_behind[239:232],
                                       transport_behind[247:240], transport_behind[255:248]} : chosen_11;
  wire          here_11 = place_imm_dt == 3'd0;
  wire [31:0]   chosen_13 = here_11 ? {transport_behind[167:160], transport_behind[175:168],
                                       transport_behind[183:176], transport_behind[191:184]} : chosen_12;
  wire          here_12 = place_ieth == 2'd1;
  wire [31:0]   chosen_14 = here_12 ? {transport_behind[231:224], transport_behind[239:232],
                                       transport_behind[247:240], transport_behind[255:248]} :
                            {transport_behind[263:256], transport_behind[271:264], transport_behind[279:272],
                             transport_behind[287:280]};
  wire          here_13 = place_ieth == 2'd0;
  wire [31:0]   chosen_15 = here_13 ? {transport_behind[167:160], transport_behind[175:168],
                                       transport_behind[183:176], transport_behind[191:184]} : chosen_14;
  wire          here_14 = ~place_atomic_eth;
  wire [223:0]  chosen_16 = here_14 ? {transport_behind[167:160], transport_behind[175:168],
                                       transport_behind[183:176], transport_behind[191:184],
                                       transport_behind[199:192], transport_behind[207:200],
                                       transport_behind[215:208], transport_behind[223:216],
                                       transport_behind[231:224], transport_behind[239:232],
                                       transport_behind[247:240], transport_behind[255:248],
                                       transport_behind[263:256], transport_behind[271:264],
                                       transport_behind[279:272], transport_behind[287:280],
                                       transport_behind[295:288], transport_behind[303:296],
                                       transport_behind[311:304], transport_behind[319:312],
                                       transport_behind[327:320], transport_behind[335:328],
                                       transport_behind[343:336], transport_behind[351:344],
                                       transport_behind[359:352], transport_behind[367:360],
                                       transport_behind[375:368], transport_behind[383:376]} :
                            {transport_behind[199:192], transport_behind[207:200], transport_behind[215:208],
                             transport_behind[223:216], transport_behind[231:224], transport_behind[239:232],
                             transport_behind[247:240], transport_behind[255:248], transport_behind[263:256],
                             transport_behind[271:264], transport_behind[279:272], transport_behind[287:280],
                             transport_behind[295:288], transport_behind[303:296], transport_behind[311:304],
                             transport_behind[319:312], transport_behind[327:320], transport_behind[335:328],
                             transport_behind[343:336], transport_behind[351:344], transport_behind[359:352],
                             transport_behind[367:360], transport_behind[375:368], transport_behind[383:376],
                             transport_behind[391:384], transport_behind[399:392], transport_behind[407:400],
                             transport_behind[415:408]};
  wire          here_15 = ~place_atomic_ack_eth;
  wire [63:0]   chosen_17 = here_15 ? {transport_behind[199:192], transport_behind[207:200],
                                       transport_behind[215:208], transport_behind[223:216],
                                       transport_behind[231:224], transport_behind[239:232],
                                       transport_behind[247:240], transport_behind[255:248]} :
                            {transport_behind[231:224], transport_behind[239:232], transport_behind[247:240],
                             transport_behind[255:248], transport_behind[263:256], transport_behind[271:264],
                             transport_behind[279:272], transport_behind[287:280]};
  wire [159:0]  chosen_18 = {transport_behind[231:224], transport_behind[239:232], transport_behind[247:240],
                             transport_behind[255:248], transport_behind[263:256], transport_behind[271:264],
                             transport_behind[279:272], transport_behind[287:280], transport_behind[295:288],
                             transport_behind[303:296], transport_behind[311:304], transport_behind[319:312],
                             transport_behind[327:320], transport_behind[335:328], transport_behind[343:336],
                             transport_behind[351:344], transport_behind[359:352], transport_behind[367:360],
                             transport_behind[375:368], transport_behind[383:376]};
  wire [159:0]  chosen_19 = {transport_behind[167:160], transport_behind[175:168], transport_behind[183:176],
                             transport_behind[191:184], transport_behind[199:192], transport_behind[207:200],
                             transport_behind[215:208], transport_behind[223:216], transport_behind[231:224],
                             transport_behind[239:232], transport_behind[247:240], transport_behind[255:248],
                             transport_behind[263:256], transport_behind[271:264], transport_behind[279:272],
                             transport_behind[287:280], transport_behind[295:288], transport_behind[303:296],
                             transport_behind[311:304], transport_behind[319:312]};

  FrameFront_64 front (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_value_data(in_value_data),
    .in_value_keep(in_value_keep),
    .in_value_last(in_value_last),
    .window_valid(front_window_valid),
    .window_value(front_window_value),
    .kind_tagged(front_kind_tagged),
    .kind_ipv4(front_kind_ipv4),
    .kind_ipv6(front_kind_ipv6)
  );

  FormatDecoder_ROCE roce (
    .opcode(transport_reg[71:64]),
    .known(roce_known),
    .words(roce_words),
    .present_deth(roce_present_deth),
    .present_msn_eth(roce_present_msn_eth),
    .present_reth(roce_present_reth),
    .present_aeth(roce_present_aeth),
    .present_rq_eth(roce_present_rq_eth),
    .present_po_eth(roce_present_po_eth),
    .present_imm_dt(roce_present_imm_dt),
    .present_ieth(roce_present_ieth),
    .present_atomic_eth(roce_present_atomic_eth),
    .present_atomic_ack_eth(roce_present_atomic_ack_eth),
    .present_sack_eth(roce_present_sack_eth),
    .present_rtt_eth(roce_present_rtt_eth),
    .present_resv16(roce_present_resv16),
    .place_reth(roce_place_reth),
    .place_aeth(roce_place_aeth),
    .place_rq_eth(roce_place_rq_eth),
    .place_po_eth(roce_place_po_eth),
    .place_imm_dt(roce_place_imm_dt),
    .place_ieth(roce_place_ieth),
    .place_atomic_eth(roce_place_atomic_eth),
    .place_atomic_ack_eth(roce_place_atomic_ack_eth)
  );

  FormatDecoder_VEROCE veroce_2 (
    .opcode(transport_reg[71:64]),
    .known(veroce_2_known),
    .words(veroce_2_words),
    .present_deth(veroce_2_present_deth),
    .present_msn_eth(veroce_2_present_msn_eth),
    .present_reth(veroce_2_present_reth),
    .present_aeth(veroce_2_present_aeth),
    .present_rq_eth(veroce_2_present_rq_eth),
    .present_po_eth(veroce_2_present_po_eth),
    .present_imm_dt(veroce_2_present_imm_dt),
    .present_ieth(veroce_2_present_ieth),
    .present_atomic_eth(veroce_2_present_atomic_eth),
    .present_atomic_ack_eth(veroce_2_present_atomic_ack_eth),
    .present_sack_eth(veroce_2_present_sack_eth),
    .present_rtt_eth(veroce_2_present_rtt_eth),
    .present_resv16(veroce_2_present_resv16),
    .place_reth(veroce_2_place_reth),
    .place_aeth(veroce_2_place_aeth),
    .place_rq_eth(veroce_2_place_rq_eth),
    .place_po_eth(veroce_2_place_po_eth),
    .place_imm_dt(veroce_2_place_imm_dt),
    .place_ieth(veroce_2_place_ieth),
    .place_atomic_eth(veroce_2_place_atomic_eth),
    .place_atomic_ack_eth(veroce_2_place_atomic_ack_eth)
  );

  assign headers_valid = valid;
  assign headers_value_found_tagged = headers_found_tagged;
  assign headers_value_found_is_ipv4 = headers_found_is_ipv4;
  assign headers_value_found_is_ipv6 = headers_found_is_ipv6;
  assign headers_value_found_bad_ip = headers_found_bad_ip;
  assign headers_value_found_fragment = headers_found_fragment;
  assign headers_value_found_roce = headers_found_roce;
  assign headers_value_found_veroce = headers_found_veroce;
  assign headers_value_found_known = headers_found_known;
  assign headers_value_found_header_words = headers_found_header_words;
  assign headers_value_found_present_deth = headers_found_present_deth;
  assign headers_value_found_present_msn_eth = headers_found_present_msn_eth;
  assign headers_value_found_present_reth = headers_found_present_reth;
  assign headers_value_found_present_aeth = headers_found_present_aeth;
  assign headers_value_found_present_rq_eth = headers_found_present_rq_eth;
  assign headers_value_found_present_po_eth = headers_found_present_po_eth;
  assign headers_value_found_present_imm_dt = headers_found_present_imm_dt;
  assign headers_value_found_present_ieth = headers_found_present_ieth;
  assign headers_value_found_present_atomic_eth = headers_found_present_atomic_eth;
  assign headers_value_found_present_atomic_ack_eth = headers_found_present_atomic_ack_eth;
  assign headers_value_found_present_sack_eth = headers_found_present_sack_eth;
  assign headers_value_found_present_rtt_eth = headers_found_present_rtt_eth;
  assign headers_value_found_present_resv16 = headers_found_present_resv16;
  assign headers_value_ethernet_destination = headers_ethernet_destination;
  assign headers_value_ethernet_source = headers_ethernet_source;
  assign headers_value_ethernet_ether_type = headers_ethernet_ether_type;
  assign headers_value_vlan_priority = headers_vlan_priority;
  assign headers_value_vlan_drop_eligible = headers_vlan_drop_eligible;
  assign headers_value_vlan_identifier = headers_vlan_identifier;
  assign headers_value_vlan_ether_type = headers_vlan_ether_type;
  assign headers_value_ipv4_version = headers_ipv4_version;
  assign headers_value_ipv4_header_words = headers_ipv4_header_words;
  assign headers_value_ipv4_dscp = headers_ipv4_dscp;
  assign headers_value_ipv4_ecn = headers_ipv4_ecn;
  assign headers_value_ipv4_total_length = headers_ipv4_total_length;
  assign headers_value_ipv4_identification = headers_ipv4_identification;
  assign headers_value_ipv4_flags = headers_ipv4_flags;
  assign headers_value_ipv4_fragment_offset = headers_ipv4_fragment_offset;
  assign headers_value_ipv4_time_to_live = headers_ipv4_time_to_live;
  assign headers_value_ipv4_protocol = headers_ipv4_protocol;
  assign headers_value_ipv4_checksum = headers_ipv4_checksum;
  assign headers_value_ipv4_source = headers_ipv4_source;
  assign headers_value_ipv4_destination = headers_ipv4_destination;
  assign headers_value_ipv6_version = headers_ipv4_version;
  assign headers_value_ipv6_dscp = headers_ipv6_dscp;
  assign headers_value_ipv6_ecn = headers_ipv6_ecn;
  assign headers_value_ipv6_flow_label = headers_ipv6_flow_label;
  assign headers_value_ipv6_payload_length = headers_ipv4_identification;
  assign headers_value_ipv6_next_header = headers_ipv6_next_header;
  assign headers_value_ipv6_hop_limit = headers_ipv6_hop_limit;
  assign headers_value_ipv6_source = headers_ipv6_source;
  assign headers_value_ipv6_destination = headers_ipv6_destination;
  assign headers_value_udp_source_port = headers_udp_source_port;
  assign headers_value_udp_destination_port = headers_udp_destination_port;
  assign headers_value_udp_length = headers_udp_length;
  assign headers_value_udp_checksum = headers_udp_checksum;
  assign headers_value_bth_opcode = headers_bth_opcode;
  assign headers_value_bth_solicited = headers_bth_solicited;
  assign headers_value_bth_migration = headers_bth_migration;
  assign headers_value_bth_pad_count = headers_bth_pad_count;
  assign headers_value_bth_version = headers_bth_version;
  assign headers_value_bth_partition = headers_bth_partition;
  assign headers_value_bth_fecn = headers_bth_fecn;
  assign headers_value_bth_becn = headers_bth_becn;
  assign headers_value_bth_reserved6 = headers_bth_reserved6;
  assign headers_value_bth_dest_qp = headers_bth_dest_qp;
  assign headers_value_bth_ack_request = headers_bth_ack_request;
  assign headers_value_bth_retrans = headers_bth_retrans;
  assign headers_value_bth_reserved = headers_bth_reserved;
  assign headers_value_bth_psn = headers_bth_psn;
  assign headers_value_deth_queue_key = headers_deth_queue_key;
  assign headers_value_deth_reserved = headers_deth_reserved;
  assign headers_value_deth_source_qp = headers_deth_source_qp;
  assign headers_value_msn_eth_reserved = headers_msn_eth_reserved;
  assign headers_value_msn_eth_msn = headers_msn_eth_msn;
  assign headers_value_reth_address = headers_reth_address;
  assign headers_value_reth_remote_key = headers_reth_remote_key;
  assign headers_value_reth_length = headers_reth_length;
  assign headers_value_aeth_syndrome = headers_aeth_syndrome;
  assign headers_value_aeth_msn = headers_aeth_msn;
  assign headers_value_rq_eth_reserved = headers_rq_eth_reserved;
  assign headers_value_rq_eth_rq_msn = headers_rq_eth_rq_msn;
  assign headers_value_po_eth_reserved = headers_po_eth_reserved;
  assign headers_value_po_eth_order = headers_po_eth_order;
  assign headers_value_imm_dt_value = headers_imm_dt_value;
  assign headers_value_ieth_remote_key = headers_ieth_remote_key;
  assign headers_value_atomic_eth_address = headers_atomic_eth_address;
  assign headers_value_atomic_eth_remote_key = headers_atomic_eth_remote_key;
  assign headers_value_atomic_eth_swap_or_add = headers_atomic_eth_swap_or_add;
  assign headers_value_atomic_eth_compare = headers_atomic_eth_compare;
  assign headers_value_atomic_ack_eth_original = headers_atomic_ack_eth_original;
  assign headers_value_sack_eth_valid_length = headers_sack_eth_valid_length;
  assign headers_value_sack_eth_start = headers_sack_eth_start;
  assign headers_value_sack_eth_bitmap = headers_sack_eth_bitmap;
  assign headers_value_rtt_eth_context = headers_rtt_eth_context;
  assign headers_value_rtt_eth_sent = headers_rtt_eth_sent;
  assign headers_value_rtt_eth_received = headers_rtt_eth_received;
  assign headers_value_rtt_eth_answered = headers_rtt_eth_answered;
  assign headers_value_rtt_eth_returned = headers_rtt_eth_returned;
  assign headers_value_resv16_reserved = headers_resv16_reserved;

  always @(posedge clk) begin
    if (rst) begin
      moved <= 1'b0;
      decided <= 1'b0;
      valid <= 1'b0;
    end else begin
      moved <= front_window_valid;
      decided <= moved;
      valid <= decided;
    end
  end

  always @(posedge clk) begin
    kind_tagged <= front_kind_tagged;
    kind_ipv4 <= front_kind_ipv4;
    kind_ipv6 <= front_kind_ipv6;
    link <= front_window_value[143:0];
    network <= front_kind_tagged ? front_window_value[463:144] : front_window_value[431:112];
    transport_reg <= front_kind_ipv6 ?
                     (front_kind_tagged ? front_window_value[879:464] : front_window_value[847:432]) :
                     front_kind_tagged ? front_window_value[719:304] : front_window_value[687:272];
    found_tagged <= kind_tagged;
    found_is_ipv4 <= kind_ipv4;
    found_is_ipv6 <= kind_ipv6;
    found_bad_ip <= bad_ip;
    found_fragment <= fragment;
    found_roce <= is_udp & is_roce;
    found_veroce <= is_udp & is_veroce;
    found_known <= is_ours & known;
    found_header_words <= is_ours ? words : 4'd0;
    found_present_deth <= is_ours & (is_veroce ? veroce_2_present_deth : roce_present_deth);
    found_present_msn_eth <= is_ours & (is_veroce ? veroce_2_present_msn_eth : roce_present_msn_eth);
    found_present_reth <= is_ours & (is_veroce ? veroce_2_present_reth : roce_present_reth);
    found_present_aeth <= is_ours & (is_veroce ? veroce_2_present_aeth : roce_present_aeth);
    found_present_rq_eth <= is_ours & (is_veroce ? veroce_2_present_rq_eth : roce_present_rq_eth);
    found_present_po_eth <= is_ours & (is_veroce ? veroce_2_present_po_eth : roce_present_po_eth);
    found_present_imm_dt <= is_ours & (is_veroce ? veroce_2_present_imm_dt : roce_present_imm_dt);
    found_present_ieth <= is_ours & (is_veroce ? veroce_2_present_ieth : roce_present_ieth);
    found_present_atomic_eth <= is_ours & (is_veroce ? veroce_2_present_atomic_eth : roce_present_atomic_eth);
    found_present_atomic_ack_eth <= is_ours & (is_veroce ? veroce_2_present_atomic_ack_eth :
                                               roce_present_atomic_ack_eth);
    found_present_sack_eth <= is_ours & (is_veroce ? veroce_2_present_sack_eth : roce_present_sack_eth);
    found_present_rtt_eth <= is_ours & (is_veroce ? veroce_2_present_rtt_eth : roce_present_rtt_eth);
    found_present_resv16 <= is_ours & (is_veroce ? veroce_2_present_resv16 : roce_present_resv16);
    place_reth <= is_veroce ? veroce_2_place_reth : roce_place_reth;
    place_aeth <= is_veroce ? veroce_2_place_aeth : roce_place_aeth;
    place_rq_eth <= is_veroce ? veroce_2_place_rq_eth : roce_place_rq_eth;
    place_po_eth <= is_veroce ? veroce_2_place_po_eth : roce_place_po_eth;
    place_imm_dt <= is_veroce ? veroce_2_place_imm_dt : roce_place_imm_dt;
    place_ieth <= is_veroce ? veroce_2_place_ieth : roce_place_ieth;
    place_atomic_eth <= is_veroce ? veroce_2_place_atomic_eth : roce_place_atomic_eth;
    place_atomic_ack_eth <= is_veroce ? veroce_2_place_atomic_ack_eth : roce_place_atomic_ack_eth;
    link_behind <= link;
    network_behind <= network;
    transport_behind <= transport_reg;
    headers_found_tagged <= found_tagged;
    headers_found_is_ipv4 <= found_is_ipv4;
    headers_found_is_ipv6 <= found_is_ipv6;
    headers_found_bad_ip <= found_bad_ip;
    headers_found_fragment <= found_fragment;
    headers_found_roce <= found_roce;
    headers_found_veroce <= found_veroce;
    headers_found_known <= found_known;
    headers_found_header_words <= found_header_words;
    headers_found_present_deth <= found_present_deth;
    headers_found_present_msn_eth <= found_present_msn_eth;
    headers_found_present_reth <= found_present_reth;
    headers_found_present_aeth <= found_present_aeth;
    headers_found_present_rq_eth <= found_present_rq_eth;
    headers_found_present_po_eth <= found_present_po_eth;
    headers_found_present_imm_dt <= found_present_imm_dt;
    headers_found_present_ieth <= found_present_ieth;
    headers_found_present_atomic_eth <= found_present_atomic_eth;
    headers_found_present_atomic_ack_eth <= found_present_atomic_ack_eth;
    headers_found_present_sack_eth <= found_present_sack_eth;
    headers_found_present_rtt_eth <= found_present_rtt_eth;
    headers_found_present_resv16 <= found_present_resv16;
    headers_ethernet_destination <= {link_behind[7:0], link_behind[15:8], link_behind[23:16],
                                     link_behind[31:24], link_behind[39:32], link_behind[47:40]};
    headers_ethernet_source <= {link_behind[55:48], link_behind[63:56], link_behind[71:64],
                                link_behind[79:72], link_behind[87:80], link_behind[95:88]};
    headers_ethernet_ether_type <= {link_behind[103:96], link_behind[111:104]};
    headers_vlan_priority <= link_behind[119:117];
    headers_vlan_drop_eligible <= link_behind[116];
    headers_vlan_identifier <= {link_behind[115:112], link_behind[127:120]};
    headers_vlan_ether_type <= {link_behind[135:128], link_behind[143:136]};
    headers_ipv4_version <= network_behind[7:4];
    headers_ipv4_header_words <= network_behind[3:0];
    headers_ipv4_dscp <= network_behind[15:10];
    headers_ipv4_ecn <= network_behind[9:8];
    headers_ipv4_total_length <= {network_behind[23:16], network_behind[31:24]};
    headers_ipv4_identification <= {network_behind[39:32], network_behind[47:40]};
    headers_ipv4_flags <= network_behind[55:53];
    headers_ipv4_fragment_offset <= {network_behind[52:48], network_behind[63:56]};
    headers_ipv4_time_to_live <= network_behind[71:64];
    headers_ipv4_protocol <= network_behind[79:72];
    headers_ipv4_checksum <= {network_behind[87:80], network_behind[95:88]};
    headers_ipv4_source <= {network_behind[103:96], network_behind[111:104], network_behind[119:112],
                            network_behind[127:120]};
    headers_ipv4_destination <= {network_behind[135:128], network_behind[143:136], network_behind[151:144],
                                 network_behind[159:152]};
    headers_ipv6_dscp <= {network_behind[3:0], network_behind[15:14]};
    headers_ipv6_ecn <= network_behind[13:12];
    headers_ipv6_flow_label <= {network_behind[11:8], network_behind[23:16], network_behind[31:24]};
    headers_ipv6_next_header <= network_behind[55:48];
    headers_ipv6_hop_limit <= network_behind[63:56];
    headers_ipv6_source <= {network_behind[71:64], network_behind[79:72], network_behind[87:80],
                            network_behind[95:88], network_behind[103:96], network_behind[111:104],
                            network_behind[119:112], network_behind[127:120], network_behind[135:128],
                            network_behind[143:136], network_behind[151:144], network_behind[159:152],
                            network_behind[167:160], network_behind[175:168], network_behind[183:176],
                            network_behind[191:184]};
    headers_ipv6_destination <= {network_behind[199:192], network_behind[207:200], network_behind[215:208],
                                 network_behind[223:216], network_behind[231:224], network_behind[239:232],
                                 network_behind[247:240], network_behind[255:248], network_behind[263:256],
                                 network_behind[271:264], network_behind[279:272], network_behind[287:280],
                                 network_behind[295:288], network_behind[303:296], network_behind[311:304],
                                 network_behind[319:312]};
    headers_udp_source_port <= {transport_behind[7:0], transport_behind[15:8]};
    headers_udp_destination_port <= {transport_behind[23:16], transport_behind[31:24]};
    headers_udp_length <= {transport_behind[39:32], transport_behind[47:40]};
    headers_udp_checksum <= {transport_behind[55:48], transport_behind[63:56]};
    headers_bth_opcode <= transport_behind[71:64];
    headers_bth_solicited <= transport_behind[79];
    headers_bth_migration <= transport_behind[78];
    headers_bth_pad_count <= transport_behind[77:76];
    headers_bth_version <= transport_behind[75:72];
    headers_bth_partition <= {transport_behind[87:80], transport_behind[95:88]};
    headers_bth_fecn <= transport_behind[103];
    headers_bth_becn <= transport_behind[102];
    headers_bth_reserved6 <= transport_behind[101:96];
    headers_bth_dest_qp <= {transport_behind[111:104], transport_behind[119:112], transport_behind[127:120]};
    headers_bth_ack_request <= transport_behind[135];
    headers_bth_retrans <= transport_behind[134];
    headers_bth_reserved <= transport_behind[133:128];
    headers_bth_psn <= {transport_behind[143:136], transport_behind[151:144], transport_behind[159:152]};
    headers_deth_queue_key <= chosen[63:32];
    headers_deth_reserved <= chosen[31:24];
    headers_deth_source_qp <= chosen[23:0];
    headers_msn_eth_reserved <= chosen_2[31:24];
    headers_msn_eth_msn <= chosen_2[23:0];
    headers_reth_address <= chosen_3[127:64];
    headers_reth_remote_key <= chosen_3[63:32];
    headers_reth_length <= chosen_3[31:0];
    headers_aeth_syndrome <= chosen_4[31:24];
    headers_aeth_msn <= chosen_4[23:0];
    headers_rq_eth_reserved <= chosen_5[31:24];
    headers_rq_eth_rq_msn <= chosen_5[23:0];
    headers_po_eth_reserved <= chosen_8[31:24];
    headers_po_eth_order <= chosen_8[23:0];
    headers_imm_dt_value <= chosen_13;
    headers_ieth_remote_key <= chosen_15;
    headers_atomic_eth_address <= chosen_16[223:160];
    headers_atomic_eth_remote_key <= chosen_16[159:128];
    headers_atomic_eth_swap_or_add <= chosen_16[127:64];
    headers_atomic_eth_compare <= chosen_16[63:0];
    headers_atomic_ack_eth_original <= chosen_17;
    headers_sack_eth_valid_length <= chosen_18[159:152];
    headers_sack_eth_start <= chosen_18[151:128];
    headers_sack_eth_bitmap <= chosen_18[127:0];
    headers_rtt_eth_context <= chosen_19[159:128];
    headers_rtt_eth_sent <= chosen_19[127:96];
    headers_rtt_eth_received <= chosen_19[95:64];
    headers_rtt_eth_answered <= chosen_19[63:32];
    headers_rtt_eth_returned <= chosen_19[31:0];
    headers_resv16_reserved <= {transport_behind[167:160], transport_behind[175:168],
                                transport_behind[183:176], transport_behind[191:184],
                                transport_behind[199:192], transport_behind[207:200],
                                transport_behind[215:208], transport_behind[223:216],
                                transport_behind[231:224], transport_behind[239:232],
                                transport_behind[247:240], transport_behind[255:248],
                                transport_behind[263:256], transport_behind[271:264],
                                transport_behind[279:272], transport_behind[287:280]};
  end

  wire        _unused = &{1'b0, front_window_value[1023:880]};
endmodule

`default_nettype wire
