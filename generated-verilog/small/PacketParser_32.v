`default_nettype none

// PacketParser_32: reads the Ethernet, IP, UDP and transport headers off the front of each frame.  Generated
// from PacketParser.java.
// timeline in: 4 cycles, 139 registers (3712 bits), of these 34 (914 bits) only wait
module PacketParser_32 (
  input  wire         clk,
  input  wire         rst,
  // in: frames from the MAC, without preamble and FCS
  input  wire         in_valid,  // cycle 0
  input  wire [255:0] in_value_data,  // cycle 0
  input  wire [31:0]  in_value_keep,  // cycle 0
  input  wire         in_value_last,  // cycle 0
  input  wire [15:0]  veroce,  // steady: UDP destination port of the profiles P1 to P3; stable while frames arrive
  // headers: one set per frame
  output reg          headers_valid,  // cycle 4
  (* shreg_extract = "no" *)
  output reg          headers_value_found_tagged,  // cycle 4: one 802.1Q tag
  output reg          headers_value_found_is_ipv4,  // cycle 4: EtherType of IPv4
  output reg          headers_value_found_is_ipv6,  // cycle 4: EtherType of IPv6
  output reg          headers_value_found_bad_ip,  // cycle 4: version differs from the EtherType, or an IPv4 header of less than 5 words
  output reg          headers_value_found_fragment,  // cycle 4: IPv4 fragment: offset or more-fragments not 0
  output reg          headers_value_found_roce,  // cycle 4: UDP without IPv4 options, destination port 4791
  output reg          headers_value_found_veroce,  // cycle 4: UDP without IPv4 options, destination port 4794
  output reg          headers_value_found_known,  // cycle 4: the opcode has a format on this port
  output reg  [3:0]   headers_value_found_header_words,  // cycle 4: bytes of all transport headers, in units of 4; 0 unless known
  // headers_value_found_present: which extension headers are there
  output reg          headers_value_found_present_deth,  // cycle 4
  output reg          headers_value_found_present_msn_eth,  // cycle 4
  output reg          headers_value_found_present_reth,  // cycle 4
  output reg          headers_value_found_present_aeth,  // cycle 4
  output reg          headers_value_found_present_rq_eth,  // cycle 4
  output reg          headers_value_found_present_po_eth,  // cycle 4
  output reg          headers_value_found_present_imm_dt,  // cycle 4
  output reg          headers_value_found_present_ieth,  // cycle 4
  output reg          headers_value_found_present_atomic_eth,  // cycle 4
  output reg          headers_value_found_present_atomic_ack_eth,  // cycle 4
  output reg          headers_value_found_present_sack_eth,  // cycle 4
  output reg          headers_value_found_present_rtt_eth,  // cycle 4
  output reg          headers_value_found_present_resv16,  // cycle 4
  // headers: one set per frame
  output reg  [47:0]  headers_value_ethernet_destination,  // cycle 4: destination MAC address
  output reg  [47:0]  headers_value_ethernet_source,  // cycle 4: source MAC address
  output reg  [15:0]  headers_value_ethernet_ether_type,  // cycle 4: 0x0800 IPv4, 0x86DD IPv6, 0x8100 802.1Q tag follows
  // headers_value_vlan: counts when found.tagged
  output reg  [2:0]   headers_value_vlan_priority,  // cycle 4: priority code point
  output reg          headers_value_vlan_drop_eligible,  // cycle 4: drop eligible indicator
  output reg  [11:0]  headers_value_vlan_identifier,  // cycle 4: VLAN identifier
  output reg  [15:0]  headers_value_vlan_ether_type,  // cycle 4: EtherType of what follows the tag
  // headers_value_ipv4: counts when found.isIpv4
  output wire [3:0]   headers_value_ipv4_version,  // cycle 4: 4
  output reg  [3:0]   headers_value_ipv4_header_words,  // cycle 4: IHL: 5, options are not accepted
  output reg  [5:0]   headers_value_ipv4_dscp,  // cycle 4: differentiated services code point
  output reg  [1:0]   headers_value_ipv4_ecn,  // cycle 4: explicit congestion notification; 3 = marked
  output reg  [15:0]  headers_value_ipv4_total_length,  // cycle 4: bytes from this header to the end of the packet
  output wire [15:0]  headers_value_ipv4_identification,  // cycle 4: any value
  output reg  [2:0]   headers_value_ipv4_flags,  // cycle 4: bit 1 = do not fragment, bit 0 = more fragments
  output reg  [12:0]  headers_value_ipv4_fragment_offset,  // cycle 4: 0
  output reg  [7:0]   headers_value_ipv4_time_to_live,  // cycle 4: hops left
  output reg  [7:0]   headers_value_ipv4_protocol,  // cycle 4: 17 = UDP
  output reg  [15:0]  headers_value_ipv4_checksum,  // cycle 4: header checksum
  output reg  [31:0]  headers_value_ipv4_source,  // cycle 4: source address
  output reg  [31:0]  headers_value_ipv4_destination,  // cycle 4: destination address
  // headers_value_ipv6: counts when found.isIpv6
  output wire [3:0]   headers_value_ipv6_version,  // cycle 4: 6
  output reg  [5:0]   headers_value_ipv6_dscp,  // cycle 4: differentiated services code point
  output reg  [1:0]   headers_value_ipv6_ecn,  // cycle 4: explicit congestion notification; 3 = marked
  output reg  [19:0]  headers_value_ipv6_flow_label,  // cycle 4: equal to the UDP source port on send
  output wire [15:0]  headers_value_ipv6_payload_length,  // cycle 4: bytes behind this header
  output reg  [7:0]   headers_value_ipv6_next_header,  // cycle 4: 17 = UDP
  output reg  [7:0]   headers_value_ipv6_hop_limit,  // cycle 4: hops left
  output reg  [127:0] headers_value_ipv6_source,  // cycle 4: source address
  output reg  [127:0] headers_value_ipv6_destination,  // cycle 4: destination address
  // headers: one set per frame
  output reg  [15:0]  headers_value_udp_source_port,  // cycle 4: path entropy
  output reg  [15:0]  headers_value_udp_destination_port,  // cycle 4: 4791 RoCEv2, 4794 veRoCE profile
  output reg  [15:0]  headers_value_udp_length,  // cycle 4: bytes from this header to the ICRC, both included
  output reg  [15:0]  headers_value_udp_checksum,  // cycle 4: 0 on send, ignored on receipt
  output reg  [7:0]   headers_value_bth_opcode,  // cycle 4: wire profile section 6
  output reg          headers_value_bth_solicited,  // cycle 4: solicited event
  output reg          headers_value_bth_migration,  // cycle 4: MigReq, ignored
  output reg  [1:0]   headers_value_bth_pad_count,  // cycle 4: bytes of padding before the ICRC
  output reg  [3:0]   headers_value_bth_version,  // cycle 4: TVer, 0
  output reg  [15:0]  headers_value_bth_pkey,  // cycle 4: P_Key
  output reg          headers_value_bth_fecn,  // cycle 4: ignored
  output reg          headers_value_bth_becn,  // cycle 4: congestion seen
  output reg  [5:0]   headers_value_bth_reserved6,  // cycle 4: not covered by the ICRC
  output reg  [23:0]  headers_value_bth_dest_qp,  // cycle 4: queue pair of the receiver
  output reg          headers_value_bth_ack_request,  // cycle 4: an acknowledgement is wanted now
  output reg          headers_value_bth_retrans,  // cycle 4: 0 first transmission, 1 retransmission (profiles P1 to P3)
  output reg  [5:0]   headers_value_bth_reserved,  // cycle 4: 0
  output reg  [23:0]  headers_value_bth_psn,  // cycle 4: packet sequence number
  output reg  [31:0]  headers_value_deth_queue_key,  // cycle 4: Q_Key
  output reg  [7:0]   headers_value_deth_reserved,  // cycle 4: 0
  output reg  [23:0]  headers_value_deth_source_qp,  // cycle 4: queue pair of the sender
  output reg  [7:0]   headers_value_msn_eth_reserved,  // cycle 4: 0
  output reg  [23:0]  headers_value_msn_eth_msn,  // cycle 4: number of this message, from 1
  output reg  [63:0]  headers_value_reth_address,  // cycle 4: virtual address of this packet's own payload (P0: of the message)
  output reg  [31:0]  headers_value_reth_remote_key,  // cycle 4: R_Key
  output reg  [31:0]  headers_value_reth_length,  // cycle 4: DMALen: bytes of the whole message
  output reg  [7:0]   headers_value_aeth_syndrome,  // cycle 4: bits 6:5 type, bits 4:0 value
  output reg  [23:0]  headers_value_aeth_msn,  // cycle 4: message sequence number
  output reg  [7:0]   headers_value_rq_eth_reserved,  // cycle 4: 0
  output reg  [23:0]  headers_value_rq_eth_rq_msn,  // cycle 4: number of the receive WQE this message consumes, from 0
  output reg  [7:0]   headers_value_po_eth_reserved,  // cycle 4: 0
  output reg  [23:0]  headers_value_po_eth_order,  // cycle 4: position of the packet in its message, from 0; 0xFFFFFF = not available
  output reg  [31:0]  headers_value_imm_dt_value,  // cycle 4: opaque to the network
  output reg  [31:0]  headers_value_ieth_remote_key,  // cycle 4: R_Key to invalidate
  output reg  [63:0]  headers_value_atomic_eth_address,  // cycle 4: virtual address, a multiple of 8
  output reg  [31:0]  headers_value_atomic_eth_remote_key,  // cycle 4: R_Key
  output reg  [63:0]  headers_value_atomic_eth_swap_or_add,  // cycle 4: value to store, or to add
  output reg  [63:0]  headers_value_atomic_eth_compare,  // cycle 4: value to compare with
  output reg  [63:0]  headers_value_atomic_ack_eth_original,  // cycle 4: value before the operation
  output reg  [7:0]   headers_value_sack_eth_valid_length,  // cycle 4: 1 to 128 bits count
  output reg  [23:0]  headers_value_sack_eth_start,  // cycle 4: PSN of the least significant bit
  output reg  [127:0] headers_value_sack_eth_bitmap,  // cycle 4: bit i: PSN start + i has been received
  output reg  [31:0]  headers_value_rtt_eth_context,  // cycle 4: path index in bits 24 to 31, the last byte
  output reg  [31:0]  headers_value_rtt_eth_sent,  // cycle 4: TX1 in ns
  output reg  [31:0]  headers_value_rtt_eth_received,  // cycle 4: RX1 in ns
  output reg  [31:0]  headers_value_rtt_eth_answered,  // cycle 4: TX2 in ns
  output reg  [31:0]  headers_value_rtt_eth_returned,  // cycle 4: RX2 in ns, 0 on the wire
  output reg  [127:0] headers_value_resv16_reserved  // cycle 4: 0, ignored
);
  // ---- timeline in, cycle 2
  reg  [415:0]  transport_reg;
  reg  [319:0]  network;
  reg           front_kind_ipv6_c2;
  reg           front_kind_ipv4_c2;
  reg  [1:0]    front_kind_tagged_c2_c3;
  reg  [1:0]    front_window_valid_c2_c3;
  reg  [143:0]  front_window_value_143_0_c2;
  // ---- timeline in, cycle 3
  reg  [143:0]  front_window_value_143_0_c3;
  reg  [319:0]  network_c3;
  reg  [415:0]  transport_c3;
  reg           place_reth;
  reg           place_aeth;
  reg           place_rq_eth;
  reg  [1:0]    place_po_eth;
  reg  [2:0]    place_imm_dt;
  reg  [1:0]    place_ieth;
  reg           place_atomic_eth;
  reg           place_atomic_ack_eth;
  reg           front_kind_ipv4_c3;
  reg           front_kind_ipv6_c3;
  reg           bad_ip_c3;
  reg           fragment_c3;
  reg  [3:0]    headers_found_header_words_c3;
  reg           headers_found_known_c3;
  reg           headers_found_present_aeth_c3;
  reg           headers_found_present_atomic_ack_eth_c3;
  reg           headers_found_present_atomic_eth_c3;
  reg           headers_found_present_deth_c3;
  reg           headers_found_present_ieth_c3;
  reg           headers_found_present_imm_dt_c3;
  reg           headers_found_present_msn_eth_c3;
  reg           headers_found_present_po_eth_c3;
  reg           headers_found_present_resv16_c3;
  reg           headers_found_present_reth_c3;
  reg           headers_found_present_rq_eth_c3;
  reg           headers_found_present_rtt_eth_c3;
  reg           headers_found_present_sack_eth_c3;
  reg           headers_found_roce_c3;
  reg           headers_found_veroce_c3;
  // ---- timeline in, cycle 4
  reg  [15:0]   headers_ipv4_identification;
  reg  [3:0]    headers_ipv4_version;
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
  wire          is_udp = front_kind_ipv4_c2 ? ((network[79:72] == 8'd17) & (network[3:0] <= 4'd5)) :
                         (front_kind_ipv6_c2 & (network[55:48] == 8'd17));
  wire          bad_ip = front_kind_ipv4_c2 ? ((network[7:4] != 4'd4) | (network[3:0] < 4'd5)) :
                         (front_kind_ipv6_c2 & (network[7:4] != 4'd6));
  wire          fragment = front_kind_ipv4_c2 & (network[53] | (|{network[52:48], network[63:56]}));
  wire          is_roce = {transport_reg[23:16], transport_reg[31:24]} == 16'd4791;
  wire          is_ours = is_udp & (is_roce | is_veroce);
  wire          known = is_veroce ? veroce_2_known : roce_known;
  wire [3:0]    words = is_veroce ? veroce_2_words : roce_words;
  wire [63:0]   chosen = {transport_c3[167:160], transport_c3[175:168], transport_c3[183:176],
                          transport_c3[191:184], transport_c3[199:192], transport_c3[207:200],
                          transport_c3[215:208], transport_c3[223:216]};
  wire [31:0]   chosen_2 = {transport_c3[167:160], transport_c3[175:168], transport_c3[183:176],
                            transport_c3[191:184]};
  wire          here = ~place_reth;
  wire [127:0]  chosen_3 = here ? {transport_c3[167:160], transport_c3[175:168], transport_c3[183:176],
                                   transport_c3[191:184], transport_c3[199:192], transport_c3[207:200],
                                   transport_c3[215:208], transport_c3[223:216], transport_c3[231:224],
                                   transport_c3[239:232], transport_c3[247:240], transport_c3[255:248],
                                   transport_c3[263:256], transport_c3[271:264], transport_c3[279:272],
                                   transport_c3[287:280]} :
                           {transport_c3[199:192], transport_c3[207:200], transport_c3[215:208],
                            transport_c3[223:216], transport_c3[231:224], transport_c3[239:232],
                            transport_c3[247:240], transport_c3[255:248], transport_c3[263:256],
                            transport_c3[271:264], transport_c3[279:272], transport_c3[287:280],
                            transport_c3[295:288], transport_c3[303:296], transport_c3[311:304],
                            transport_c3[319:312]};
  wire          here_2 = ~place_aeth;
  wire [31:0]   chosen_4 = here_2 ? {transport_c3[167:160], transport_c3[175:168], transport_c3[183:176],
                                     transport_c3[191:184]} :
                           {transport_c3[199:192], transport_c3[207:200], transport_c3[215:208],
                            transport_c3[223:216]};
  wire          here_3 = ~place_rq_eth;
  wire [31:0]   chosen_5 = here_3 ? {transport_c3[199:192], transport_c3[207:200], transport_c3[215:208],
                                     transport_c3[223:216]} :
                           {transport_c3[327:320], transport_c3[335:328], transport_c3[343:336],
                            transport_c3[351:344]};
  wire          here_4 = place_po_eth == 2'd2;
  wire [31:0]   chosen_6 = here_4 ? {transport_c3[327:320], transport_c3[335:328], transport_c3[343:336],
                                     transport_c3[351:344]} :
                           {transport_c3[359:352], transport_c3[367:360], transport_c3[375:368],
                            transport_c3[383:376]};
  wire          here_5 = place_po_eth == 2'd1;
  wire [31:0]   chosen_7 = here_5 ? {transport_c3[231:224], transport_c3[239:232], transport_c3[247:240],
                                     transport_c3[255:248]} : chosen_6;
  wire          here_6 = place_po_eth == 2'd0;
  wire [31:0]   chosen_8 = here_6 ? {transport_c3[199:192], transport_c3[207:200], transport_c3[215:208],
                                     transport_c3[223:216]} : chosen_7;
  wire          here_7 = place_imm_dt == 3'd4;
  wire [31:0]   chosen_9 = here_7 ? {transport_c3[359:352], transport_c3[367:360], transport_c3[375:368],
                                     transport_c3[383:376]} :
                           {transport_c3[391:384], transport_c3[399:392], transport_c3[407:400],
                            transport_c3[415:408]};
  wire          here_8 = place_imm_dt == 3'd3;
  wire [31:0]   chosen_10 = here_8 ? {transport_c3[295:288], transport_c3[303:296], transport_c3[311:304],
                                      transport_c3[319:312]} : chosen_9;
  wire          here_9 = place_imm_dt == 3'd2;
  wire [31:0]   chosen_11 = here_9 ? {transport_c3[263:256], transport_c3[271:264], transport_c3[279:272],
                                      transport_c3[287:280]} : chosen_10;
  wire          here_10 = place_imm_dt == 3'd1;
  wire [31:0]   chosen_12 = here_10 ? {transport_c3[231:224], transport_c3[239:232], transport_c3[247:240],
                                       transport_c3[255:248]} : chosen_11;
  wire          here_11 = place_imm_dt == 3'd0;
  wire [31:0]   chosen_13 = here_11 ? {transport_c3[167:160], transport_c3[175:168], transport_c3[183:176],
                                       transport_c3[191:184]} : chosen_12;
  wire          here_12 = place_ieth == 2'd1;
  wire [31:0]   chosen_14 = here_12 ? {transport_c3[231:224], transport_c3[239:232], transport_c3[247:240],
                                       transport_c3[255:248]} :
                            {transport_c3[263:256], transport_c3[271:264], transport_c3[279:272],
                             transport_c3[287:280]};
  wire          here_13 = place_ieth == 2'd0;
  wire [31:0]   chosen_15 = here_13 ? {transport_c3[167:160], transport_c3[175:168], transport_c3[183:176],
                                       transport_c3[191:184]} : chosen_14;
  wire          here_14 = ~place_atomic_eth;
  wire [223:0]  chosen_16 = here_14 ? {transport_c3[167:160], transport_c3[175:168], transport_c3[183:176],
                                       transport_c3[191:184], transport_c3[199:192], transport_c3[207:200],
                                       transport_c3[215:208], transport_c3[223:216], transport_c3[231:224],
                                       transport_c3[239:232], transport_c3[247:240], transport_c3[255:248],
                                       transport_c3[263:256], transport_c3[271:264], transport_c3[279:272],
                                       transport_c3[287:280], transport_c3[295:288], transport_c3[303:296],
                                       transport_c3[311:304], transport_c3[319:312], transport_c3[327:320],
                                       transport_c3[335:328], transport_c3[343:336], transport_c3[351:344],
                                       transport_c3[359:352], transport_c3[367:360], transport_c3[375:368],
                                       transport_c3[383:376]} :
                            {transport_c3[199:192], transport_c3[207:200], transport_c3[215:208],
                             transport_c3[223:216], transport_c3[231:224], transport_c3[239:232],
                             transport_c3[247:240], transport_c3[255:248], transport_c3[263:256],
                             transport_c3[271:264], transport_c3[279:272], transport_c3[287:280],
                             transport_c3[295:288], transport_c3[303:296], transport_c3[311:304],
                             transport_c3[319:312], transport_c3[327:320], transport_c3[335:328],
                             transport_c3[343:336], transport_c3[351:344], transport_c3[359:352],
                             transport_c3[367:360], transport_c3[375:368], transport_c3[383:376],
                             transport_c3[391:384], transport_c3[399:392], transport_c3[407:400],
                             transport_c3[415:408]};
  wire          here_15 = ~place_atomic_ack_eth;
  wire [63:0]   chosen_17 = here_15 ? {transport_c3[199:192], transport_c3[207:200], transport_c3[215:208],
                                       transport_c3[223:216], transport_c3[231:224], transport_c3[239:232],
                                       transport_c3[247:240], transport_c3[255:248]} :
                            {transport_c3[231:224], transport_c3[239:232], transport_c3[247:240],
                             transport_c3[255:248], transport_c3[263:256], transport_c3[271:264],
                             transport_c3[279:272], transport_c3[287:280]};
  wire [159:0]  chosen_18 = {transport_c3[231:224], transport_c3[239:232], transport_c3[247:240],
                             transport_c3[255:248], transport_c3[263:256], transport_c3[271:264],
                             transport_c3[279:272], transport_c3[287:280], transport_c3[295:288],
                             transport_c3[303:296], transport_c3[311:304], transport_c3[319:312],
                             transport_c3[327:320], transport_c3[335:328], transport_c3[343:336],
                             transport_c3[351:344], transport_c3[359:352], transport_c3[367:360],
                             transport_c3[375:368], transport_c3[383:376]};
  wire [159:0]  chosen_19 = {transport_c3[167:160], transport_c3[175:168], transport_c3[183:176],
                             transport_c3[191:184], transport_c3[199:192], transport_c3[207:200],
                             transport_c3[215:208], transport_c3[223:216], transport_c3[231:224],
                             transport_c3[239:232], transport_c3[247:240], transport_c3[255:248],
                             transport_c3[263:256], transport_c3[271:264], transport_c3[279:272],
                             transport_c3[287:280], transport_c3[295:288], transport_c3[303:296],
                             transport_c3[311:304], transport_c3[319:312]};

  FrameFront_32 front (
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

  assign headers_value_ipv4_version = headers_ipv4_version;
  assign headers_value_ipv4_identification = headers_ipv4_identification;
  assign headers_value_ipv6_version = headers_ipv4_version;
  assign headers_value_ipv6_payload_length = headers_ipv4_identification;

  always @(posedge clk) begin
    if (rst) begin
      front_window_valid_c2_c3 <= 2'd0;
      headers_valid <= 1'b0;
    end else begin
      // ---- timeline in, cycle 2
      front_window_valid_c2_c3 <= {front_window_valid_c2_c3[0], front_window_valid};
      // ---- timeline in, cycle 4
      headers_valid <= front_window_valid_c2_c3[1];
    end
  end

  // body: front_kind_ipv4_c2 to headers_value_rq_eth_rq_msn
  always @(posedge clk) begin
    // ---- timeline in, cycle 2
    front_kind_ipv4_c2 <= front_kind_ipv4;
    front_kind_ipv6_c2 <= front_kind_ipv6;
    front_kind_tagged_c2_c3 <= {front_kind_tagged_c2_c3[0], front_kind_tagged};
    front_window_value_143_0_c2 <= front_window_value[143:0];
    network <= front_kind_tagged ? front_window_value[463:144] : front_window_value[431:112];
    transport_reg <= front_kind_ipv6 ?
                     (front_kind_tagged ? front_window_value[879:464] : front_window_value[847:432]) :
                     front_kind_tagged ? front_window_value[719:304] : front_window_value[687:272];
    // ---- timeline in, cycle 3
    front_kind_ipv4_c3 <= front_kind_ipv4_c2;
    front_kind_ipv6_c3 <= front_kind_ipv6_c2;
    front_window_value_143_0_c3 <= front_window_value_143_0_c2;
    network_c3 <= network;
    transport_c3 <= transport_reg;
    bad_ip_c3 <= bad_ip;
    fragment_c3 <= fragment;
    headers_found_header_words_c3 <= is_ours ? words : 4'd0;
    headers_found_known_c3 <= is_ours & known;
    headers_found_present_aeth_c3 <= is_ours & (is_veroce ? veroce_2_present_aeth : roce_present_aeth);
    headers_found_present_atomic_ack_eth_c3 <= is_ours & (is_veroce ? veroce_2_present_atomic_ack_eth :
                                                          roce_present_atomic_ack_eth);
    headers_found_present_atomic_eth_c3 <= is_ours & (is_veroce ? veroce_2_present_atomic_eth :
                                                      roce_present_atomic_eth);
    headers_found_present_deth_c3 <= is_ours & (is_veroce ? veroce_2_present_deth : roce_present_deth);
    headers_found_present_ieth_c3 <= is_ours & (is_veroce ? veroce_2_present_ieth : roce_present_ieth);
    headers_found_present_imm_dt_c3 <= is_ours & (is_veroce ? veroce_2_present_imm_dt : roce_present_imm_dt);
    headers_found_present_msn_eth_c3 <= is_ours &
                                        (is_veroce ? veroce_2_present_msn_eth : roce_present_msn_eth);
    headers_found_present_po_eth_c3 <= is_ours & (is_veroce ? veroce_2_present_po_eth : roce_present_po_eth);
    headers_found_present_resv16_c3 <= is_ours & (is_veroce ? veroce_2_present_resv16 : roce_present_resv16);
    headers_found_present_reth_c3 <= is_ours & (is_veroce ? veroce_2_present_reth : roce_present_reth);
    headers_found_present_rq_eth_c3 <= is_ours & (is_veroce ? veroce_2_present_rq_eth : roce_present_rq_eth);
    headers_found_present_rtt_eth_c3 <= is_ours &
                                        (is_veroce ? veroce_2_present_rtt_eth : roce_present_rtt_eth);
    headers_found_present_sack_eth_c3 <= is_ours &
                                         (is_veroce ? veroce_2_present_sack_eth : roce_present_sack_eth);
    headers_found_roce_c3 <= is_udp & is_roce;
    headers_found_veroce_c3 <= is_udp & is_veroce;
    place_aeth <= is_veroce ? veroce_2_place_aeth : roce_place_aeth;
    place_atomic_ack_eth <= is_veroce ? veroce_2_place_atomic_ack_eth : roce_place_atomic_ack_eth;
    place_atomic_eth <= is_veroce ? veroce_2_place_atomic_eth : roce_place_atomic_eth;
    place_ieth <= is_veroce ? veroce_2_place_ieth : roce_place_ieth;
    place_imm_dt <= is_veroce ? veroce_2_place_imm_dt : roce_place_imm_dt;
    place_po_eth <= is_veroce ? veroce_2_place_po_eth : roce_place_po_eth;
    place_reth <= is_veroce ? veroce_2_place_reth : roce_place_reth;
    place_rq_eth <= is_veroce ? veroce_2_place_rq_eth : roce_place_rq_eth;
    // ---- timeline in, cycle 4
    headers_value_found_is_ipv4 <= front_kind_ipv4_c3;
    headers_value_found_is_ipv6 <= front_kind_ipv6_c3;
    headers_value_found_tagged <= front_kind_tagged_c2_c3[1];
    headers_value_found_bad_ip <= bad_ip_c3;
    headers_value_found_fragment <= fragment_c3;
    headers_value_found_header_words <= headers_found_header_words_c3;
    headers_value_found_known <= headers_found_known_c3;
    headers_value_found_present_aeth <= headers_found_present_aeth_c3;
    headers_value_found_present_atomic_ack_eth <= headers_found_present_atomic_ack_eth_c3;
    headers_value_found_present_atomic_eth <= headers_found_present_atomic_eth_c3;
    headers_value_found_present_deth <= headers_found_present_deth_c3;
    headers_value_found_present_ieth <= headers_found_present_ieth_c3;
    headers_value_found_present_imm_dt <= headers_found_present_imm_dt_c3;
    headers_value_found_present_msn_eth <= headers_found_present_msn_eth_c3;
    headers_value_found_present_po_eth <= headers_found_present_po_eth_c3;
    headers_value_found_present_resv16 <= headers_found_present_resv16_c3;
    headers_value_found_present_reth <= headers_found_present_reth_c3;
    headers_value_found_present_rq_eth <= headers_found_present_rq_eth_c3;
    headers_value_found_present_rtt_eth <= headers_found_present_rtt_eth_c3;
    headers_value_found_present_sack_eth <= headers_found_present_sack_eth_c3;
    headers_value_found_roce <= headers_found_roce_c3;
    headers_value_found_veroce <= headers_found_veroce_c3;
    headers_value_imm_dt_value <= chosen_13;
    headers_value_ieth_remote_key <= chosen_15;
    headers_value_atomic_ack_eth_original <= chosen_17;
    headers_value_resv16_reserved <= {transport_c3[167:160], transport_c3[175:168], transport_c3[183:176],
                                      transport_c3[191:184], transport_c3[199:192], transport_c3[207:200],
                                      transport_c3[215:208], transport_c3[223:216], transport_c3[231:224],
                                      transport_c3[239:232], transport_c3[247:240], transport_c3[255:248],
                                      transport_c3[263:256], transport_c3[271:264], transport_c3[279:272],
                                      transport_c3[287:280]};
    headers_value_deth_source_qp <= chosen[23:0];
    headers_value_msn_eth_msn <= chosen_2[23:0];
    headers_value_aeth_msn <= chosen_4[23:0];
    headers_value_rq_eth_rq_msn <= chosen_5[23:0];
  end

  // body: headers_value_po_eth_order to headers_value_bth_ack_request
  always @(posedge clk) begin
    // ---- timeline in, cycle 4
    headers_value_po_eth_order <= chosen_8[23:0];
    headers_value_reth_length <= chosen_3[31:0];
    headers_value_rtt_eth_returned <= chosen_19[31:0];
    headers_value_deth_reserved <= chosen[31:24];
    headers_value_msn_eth_reserved <= chosen_2[31:24];
    headers_value_aeth_syndrome <= chosen_4[31:24];
    headers_value_rq_eth_reserved <= chosen_5[31:24];
    headers_value_po_eth_reserved <= chosen_8[31:24];
    headers_value_atomic_eth_compare <= chosen_16[63:0];
    headers_value_deth_queue_key <= chosen[63:32];
    headers_value_reth_remote_key <= chosen_3[63:32];
    headers_value_rtt_eth_answered <= chosen_19[63:32];
    headers_value_rtt_eth_received <= chosen_19[95:64];
    headers_value_sack_eth_bitmap <= chosen_18[127:0];
    headers_value_reth_address <= chosen_3[127:64];
    headers_value_atomic_eth_swap_or_add <= chosen_16[127:64];
    headers_value_rtt_eth_sent <= chosen_19[127:96];
    headers_value_sack_eth_start <= chosen_18[151:128];
    headers_value_atomic_eth_remote_key <= chosen_16[159:128];
    headers_value_rtt_eth_context <= chosen_19[159:128];
    headers_value_sack_eth_valid_length <= chosen_18[159:152];
    headers_value_atomic_eth_address <= chosen_16[223:160];
    headers_value_bth_dest_qp <= {transport_c3[111:104], transport_c3[119:112], transport_c3[127:120]};
    headers_value_bth_pkey <= {transport_c3[87:80], transport_c3[95:88]};
    headers_value_bth_psn <= {transport_c3[143:136], transport_c3[151:144], transport_c3[159:152]};
    headers_value_ethernet_destination <= {front_window_value_143_0_c3[7:0],
                                           front_window_value_143_0_c3[15:8],
                                           front_window_value_143_0_c3[23:16],
                                           front_window_value_143_0_c3[31:24],
                                           front_window_value_143_0_c3[39:32],
                                           front_window_value_143_0_c3[47:40]};
    headers_value_ethernet_ether_type <= {front_window_value_143_0_c3[103:96],
                                          front_window_value_143_0_c3[111:104]};
    headers_value_ethernet_source <= {front_window_value_143_0_c3[55:48], front_window_value_143_0_c3[63:56],
                                      front_window_value_143_0_c3[71:64], front_window_value_143_0_c3[79:72],
                                      front_window_value_143_0_c3[87:80], front_window_value_143_0_c3[95:88]};
    headers_value_ipv4_checksum <= {network_c3[87:80], network_c3[95:88]};
    headers_value_ipv4_destination <= {network_c3[135:128], network_c3[143:136], network_c3[151:144],
                                       network_c3[159:152]};
    headers_value_ipv4_fragment_offset <= {network_c3[52:48], network_c3[63:56]};
    headers_ipv4_identification <= {network_c3[39:32], network_c3[47:40]};
    headers_value_ipv4_source <= {network_c3[103:96], network_c3[111:104], network_c3[119:112],
                                  network_c3[127:120]};
    headers_value_ipv4_total_length <= {network_c3[23:16], network_c3[31:24]};
    headers_value_ipv6_destination <= {network_c3[199:192], network_c3[207:200], network_c3[215:208],
                                       network_c3[223:216], network_c3[231:224], network_c3[239:232],
                                       network_c3[247:240], network_c3[255:248], network_c3[263:256],
                                       network_c3[271:264], network_c3[279:272], network_c3[287:280],
                                       network_c3[295:288], network_c3[303:296], network_c3[311:304],
                                       network_c3[319:312]};
    headers_value_ipv6_dscp <= {network_c3[3:0], network_c3[15:14]};
    headers_value_ipv6_flow_label <= {network_c3[11:8], network_c3[23:16], network_c3[31:24]};
    headers_value_ipv6_source <= {network_c3[71:64], network_c3[79:72], network_c3[87:80], network_c3[95:88],
                                  network_c3[103:96], network_c3[111:104], network_c3[119:112],
                                  network_c3[127:120], network_c3[135:128], network_c3[143:136],
                                  network_c3[151:144], network_c3[159:152], network_c3[167:160],
                                  network_c3[175:168], network_c3[183:176], network_c3[191:184]};
    headers_value_udp_checksum <= {transport_c3[55:48], transport_c3[63:56]};
    headers_value_udp_destination_port <= {transport_c3[23:16], transport_c3[31:24]};
    headers_value_udp_length <= {transport_c3[39:32], transport_c3[47:40]};
    headers_value_udp_source_port <= {transport_c3[7:0], transport_c3[15:8]};
    headers_value_vlan_ether_type <= {front_window_value_143_0_c3[135:128],
                                      front_window_value_143_0_c3[143:136]};
    headers_value_vlan_identifier <= {front_window_value_143_0_c3[115:112],
                                      front_window_value_143_0_c3[127:120]};
    headers_value_vlan_drop_eligible <= front_window_value_143_0_c3[116];
    headers_value_vlan_priority <= front_window_value_143_0_c3[119:117];
    headers_value_ipv4_header_words <= network_c3[3:0];
    headers_ipv4_version <= network_c3[7:4];
    headers_value_ipv4_ecn <= network_c3[9:8];
    headers_value_ipv6_ecn <= network_c3[13:12];
    headers_value_ipv4_dscp <= network_c3[15:10];
    headers_value_ipv6_next_header <= network_c3[55:48];
    headers_value_ipv4_flags <= network_c3[55:53];
    headers_value_ipv6_hop_limit <= network_c3[63:56];
    headers_value_ipv4_time_to_live <= network_c3[71:64];
    headers_value_ipv4_protocol <= network_c3[79:72];
    headers_value_bth_opcode <= transport_c3[71:64];
    headers_value_bth_version <= transport_c3[75:72];
    headers_value_bth_pad_count <= transport_c3[77:76];
    headers_value_bth_migration <= transport_c3[78];
    headers_value_bth_solicited <= transport_c3[79];
    headers_value_bth_reserved6 <= transport_c3[101:96];
    headers_value_bth_becn <= transport_c3[102];
    headers_value_bth_fecn <= transport_c3[103];
    headers_value_bth_reserved <= transport_c3[133:128];
    headers_value_bth_retrans <= transport_c3[134];
    headers_value_bth_ack_request <= transport_c3[135];
  end

  wire        _unused = &{1'b0, front_window_value[1023:880]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    headers_lie_within_the_bytes_that_are_read: assert (
      ~headers_valid | (headers_value_found_header_words <= 4'd11));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~headers_valid | (headers_value_found_header_words <= 4'd11))) begin
    $display("PacketParser.java: HDL801: claim 'headers lie within the bytes that are read' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
