`default_nettype none

// HeaderJudge: judges the headers of every frame, whatever its length and its ICRC.  Generated from
// HeaderJudge.java.
module HeaderJudge (
  input  wire         clk,
  input  wire         rst,
  input  wire         headers_valid,
  input  wire         headers_value_found_tagged,  // one 802.1Q tag
  input  wire         headers_value_found_is_ipv4,  // EtherType of IPv4
  input  wire         headers_value_found_is_ipv6,  // EtherType of IPv6
  input  wire         headers_value_found_bad_ip,  // version differs from the EtherType, or an IPv4 header of less than 5 words
  input  wire         headers_value_found_fragment,  // IPv4 fragment: offset or more-fragments not 0
  input  wire         headers_value_found_roce,  // UDP without IPv4 options, destination port 4791
  input  wire         headers_value_found_veroce,  // UDP without IPv4 options, destination port 4794
  input  wire         headers_value_found_known,  // the opcode has a format on this port
  input  wire [3:0]   headers_value_found_header_words,  // bytes of all transport headers, in units of 4; 0 unless known
  // headers_value_found_present: which extension headers are there
  input  wire         headers_value_found_present_deth,
  input  wire         headers_value_found_present_msn_eth,
  input  wire         headers_value_found_present_reth,
  input  wire         headers_value_found_present_aeth,
  input  wire         headers_value_found_present_rq_eth,
  input  wire         headers_value_found_present_po_eth,
  input  wire         headers_value_found_present_imm_dt,
  input  wire         headers_value_found_present_ieth,
  input  wire         headers_value_found_present_atomic_eth,
  input  wire         headers_value_found_present_atomic_ack_eth,
  input  wire         headers_value_found_present_sack_eth,
  input  wire         headers_value_found_present_rtt_eth,
  input  wire         headers_value_found_present_resv16,
  input  wire [47:0]  headers_value_ethernet_destination,  // destination MAC address
  input  wire [47:0]  headers_value_ethernet_source,  // source MAC address
  input  wire [15:0]  headers_value_ethernet_ether_type,  // 0x0800 IPv4, 0x86DD IPv6, 0x8100 802.1Q tag follows
  // headers_value_vlan: counts when found.tagged
  input  wire [2:0]   headers_value_vlan_priority,  // priority code point
  input  wire         headers_value_vlan_drop_eligible,  // drop eligible indicator
  input  wire [11:0]  headers_value_vlan_identifier,  // VLAN identifier
  input  wire [15:0]  headers_value_vlan_ether_type,  // EtherType of what follows the tag
  // headers_value_ipv4: counts when found.isIpv4
  input  wire [3:0]   headers_value_ipv4_version,  // 4
  input  wire [3:0]   headers_value_ipv4_header_words,  // IHL: 5, options are not accepted
  input  wire [5:0]   headers_value_ipv4_dscp,  // differentiated services code point
  input  wire [1:0]   headers_value_ipv4_ecn,  // explicit congestion notification; 3 = marked
  input  wire [15:0]  headers_value_ipv4_total_length,  // bytes from this header to the end of the packet
  input  wire [15:0]  headers_value_ipv4_identification,  // any value
  input  wire [2:0]   headers_value_ipv4_flags,  // bit 1 = do not fragment, bit 0 = more fragments
  input  wire [12:0]  headers_value_ipv4_fragment_offset,  // 0
  input  wire [7:0]   headers_value_ipv4_time_to_live,  // hops left
  input  wire [7:0]   headers_value_ipv4_protocol,  // 17 = UDP
  input  wire [15:0]  headers_value_ipv4_checksum,  // header checksum
  input  wire [31:0]  headers_value_ipv4_source,  // source address
  input  wire [31:0]  headers_value_ipv4_destination,  // destination address
  // headers_value_ipv6: counts when found.isIpv6
  input  wire [3:0]   headers_value_ipv6_version,  // 6
  input  wire [5:0]   headers_value_ipv6_dscp,  // differentiated services code point
  input  wire [1:0]   headers_value_ipv6_ecn,  // explicit congestion notification; 3 = marked
  input  wire [19:0]  headers_value_ipv6_flow_label,  // equal to the UDP source port on send
  input  wire [15:0]  headers_value_ipv6_payload_length,  // bytes behind this header
  input  wire [7:0]   headers_value_ipv6_next_header,  // 17 = UDP
  input  wire [7:0]   headers_value_ipv6_hop_limit,  // hops left
  input  wire [127:0] headers_value_ipv6_source,  // source address
  input  wire [127:0] headers_value_ipv6_destination,  // destination address
  input  wire [15:0]  headers_value_udp_source_port,  // path entropy
  input  wire [15:0]  headers_value_udp_destination_port,  // 4791 RoCEv2, 4794 veRoCE profile
  input  wire [15:0]  headers_value_udp_length,  // bytes from this header to the ICRC, both included
  input  wire [15:0]  headers_value_udp_checksum,  // 0 on send, ignored on receipt
  input  wire [7:0]   headers_value_bth_opcode,  // wire profile section 6
  input  wire         headers_value_bth_solicited,  // solicited event
  input  wire         headers_value_bth_migration,  // MigReq, ignored
  input  wire [1:0]   headers_value_bth_pad_count,  // bytes of padding before the ICRC
  input  wire [3:0]   headers_value_bth_version,  // TVer, 0
  input  wire [15:0]  headers_value_bth_partition,  // P_Key
  input  wire         headers_value_bth_fecn,  // ignored
  input  wire         headers_value_bth_becn,  // congestion seen
  input  wire [5:0]   headers_value_bth_reserved6,  // not covered by the ICRC
  input  wire [23:0]  headers_value_bth_dest_qp,  // queue pair of the receiver
  input  wire         headers_value_bth_ack_request,  // an acknowledgement is wanted now
  input  wire         headers_value_bth_retrans,  // 0 first transmission, 1 retransmission (profiles P1 to P3)
  input  wire [5:0]   headers_value_bth_reserved,  // 0
  input  wire [23:0]  headers_value_bth_psn,  // packet sequence number
  input  wire [31:0]  headers_value_deth_queue_key,  // Q_Key
  input  wire [7:0]   headers_value_deth_reserved,  // 0
  input  wire [23:0]  headers_value_deth_source_qp,  // queue pair of the sender
  input  wire [7:0]   headers_value_msn_eth_reserved,  // 0
  input  wire [23:0]  headers_value_msn_eth_msn,  // number of this message, from 1
  input  wire [63:0]  headers_value_reth_address,  // virtual address of this packet's own payload (P0: of the message)
  input  wire [31:0]  headers_value_reth_remote_key,  // R_Key
  input  wire [31:0]  headers_value_reth_length,  // DMALen: bytes of the whole message
  input  wire [7:0]   headers_value_aeth_syndrome,  // bits 6:5 type, bits 4:0 value
  input  wire [23:0]  headers_value_aeth_msn,  // message sequence number
  input  wire [7:0]   headers_value_rq_eth_reserved,  // 0
  input  wire [23:0]  headers_value_rq_eth_rq_msn,  // number of the receive work request this message consumes, from 0
  input  wire [7:0]   headers_value_po_eth_reserved,  // 0
  input  wire [23:0]  headers_value_po_eth_order,  // position of the packet in its message, from 0; 0xFFFFFF = not available
  input  wire [31:0]  headers_value_imm_dt_value,  // opaque to the network
  input  wire [31:0]  headers_value_ieth_remote_key,  // R_Key to invalidate
  input  wire [63:0]  headers_value_atomic_eth_address,  // virtual address, a multiple of 8
  input  wire [31:0]  headers_value_atomic_eth_remote_key,  // R_Key
  input  wire [63:0]  headers_value_atomic_eth_swap_or_add,  // value to store, or to add
  input  wire [63:0]  headers_value_atomic_eth_compare,  // value to compare with
  input  wire [63:0]  headers_value_atomic_ack_eth_original,  // value before the operation
  input  wire [7:0]   headers_value_sack_eth_valid_length,  // 1 to 128 bits count
  input  wire [23:0]  headers_value_sack_eth_start,  // PSN of the least significant bit
  input  wire [127:0] headers_value_sack_eth_bitmap,  // bit i: PSN start + i has been received
  input  wire [31:0]  headers_value_rtt_eth_context,  // path index in bits 24 to 31, the last byte
  input  wire [31:0]  headers_value_rtt_eth_sent,  // TX1 in ns
  input  wire [31:0]  headers_value_rtt_eth_received,  // RX1 in ns
  input  wire [31:0]  headers_value_rtt_eth_answered,  // TX2 in ns
  input  wire [31:0]  headers_value_rtt_eth_returned,  // RX2 in ns, 0 on the wire
  input  wire [127:0] headers_value_resv16_reserved,  // 0, ignored
  input  wire         foreign,  // with the headers: the destination is not ours
  // settings: stable while frames arrive
  input  wire [5:0]   settings_trim_dscp,  // wire_dscp_trim: DSCP of trimmed packets, reset 9
  input  wire [6:0]   settings_trim_last_dscp,  // wire_dscp_trim_last: second DSCP of trimmed packets; 64 = off, the reset value
  input  wire         settings_trim_icrc_optional,  // wire_trim_icrc_optional: trimmed packets count with a wrong ICRC, reset 1
  input  wire [3:0]   settings_transport_version,  // wire_tver: transport version, reset 0
  output wire         bounds_valid,
  output wire [15:0]  bounds_value_ip_payload,  // bytes behind the IP header, as it says; 0 for less than none
  output wire [5:0]   bounds_value_udp_offset,  // byte of the frame at which the UDP header begins
  output wire [6:0]   bounds_value_whole,  // bytes of UDP header, transport headers and ICRC
  output wire         flags_valid,
  output reg          flags_value_other,  // row 3
  output wire         flags_value_ip_header,  // row 4
  output wire         flags_value_ip_checksum,  // row 5
  output wire         flags_value_fragment,  // row 6
  output wire         flags_value_trimmed,  // DSCP of a trimmed packet
  output reg          flags_value_trim_bad,  // row 9, for a trimmed packet
  output reg          flags_value_too_short,  // row 14
  output reg          flags_value_udp_length,  // row 15
  output reg          flags_value_version,  // row 17
  output reg          flags_value_transport,  // row 18
  output reg          flags_value_opcode,  // row 19
  output wire         flags_value_headers,  // row 20
  output wire         flags_value_pad,  // row 21
  output wire         flags_value_payload  // row 22
);
  reg  [3:0]  words;
  reg         open_cnp;
  reg  [15:0] ip_payload;
  reg  [16:0] behind_udp;
  reg  [15:0] udp_length;
  reg  [1:0]  pad_count;
  reg         payload;
  reg         no_pad;
  reg  [16:0] area;
  reg  [1:0]  padding;
  reg         may_pay;
  reg         may_pad;
  reg         may_tail;
  reg         bad_pad;
  reg         bad_payload;
  reg         no_headers;
  reg         headers_value_found_roce_or_d1;
  reg         headers_value_found_roce_or_d2;
  reg         headers_value_found_roce_or_d3;
  reg         headers_value_found_roce_or_d4;
  reg         headers_value_found_bad_ip_d1;
  reg         headers_value_found_bad_ip_d2;
  reg         headers_value_found_bad_ip_d3;
  reg         headers_value_found_bad_ip_d4;
  reg         headers_value_found_bad_ip_d5;
  reg         headers_value_found_is_ipv4_d1;
  reg         headers_value_found_is_ipv4_d2;
  reg         headers_value_found_is_ipv4_d3;
  reg         headers_value_found_is_ipv4_d4;
  reg         headers_value_found_is_ipv4_d5;
  reg         headers_value_found_fragment_d1;
  reg         headers_value_found_fragment_d2;
  reg         headers_value_found_fragment_d3;
  reg         headers_value_found_fragment_d4;
  reg         headers_value_found_fragment_d5;
  reg         trimmed_d1;
  reg         trimmed_d2;
  reg         trimmed_d3;
  reg         trimmed_d4;
  reg         trimmed_d5;
  reg         headers_value_found_veroce_not_d1;
  reg         headers_value_found_veroce_not_d2;
  reg         headers_value_found_veroce_not_d3;
  reg         headers_value_found_veroce_not_d4;
  reg         ip_payload_lt_d1;
  reg         ip_payload_lt_d2;
  reg         ip_payload_lt_d3;
  reg         udp_length_ne_d1;
  reg         udp_length_ne_d2;
  reg         udp_length_ne_d3;
  reg         headers_value_bth_version_ne_d1;
  reg         headers_value_bth_version_ne_d2;
  reg         headers_value_bth_version_ne_d3;
  reg         headers_value_bth_version_ne_d4;
  reg         kind_not_d1;
  reg         kind_not_d2;
  reg         kind_not_d3;
  reg         kind_not_d4;
  reg         headers_value_found_known_not_d1;
  reg         headers_value_found_known_not_d2;
  reg         headers_value_found_known_not_d3;
  reg         headers_value_found_known_not_d4;
  reg         no_headers_d1;
  reg         no_headers_d2;
  reg         bad_pad_d1;
  reg         bad_pad_d2;
  reg         bad_payload_d1;
  reg         bad_payload_d2;
  reg         headers_valid_d1;
  reg         headers_valid_d2;
  reg         headers_valid_d3;
  reg         headers_valid_d4;
  reg         headers_valid_d5;
  reg  [5:0]  udp_offset_d1;
  reg  [6:0]  whole_d1;
  wire        roce_payload;
  wire        roce_no_pad;
  wire        _unused_roce_numbered;
  wire        veroce_payload;
  wire        veroce_no_pad;
  wire        veroce_numbered;
  wire        checksum_good;

  wire        is_cnp = (headers_value_bth_opcode == 8'd129) & headers_value_found_veroce;
  wire [16:0] behind_ip = {1'b0, headers_value_ipv4_total_length} - 17'd20;
  wire [15:0] low = area[15:0];
  wire        uneven = |low[1:0];
  wire        missing = (low[15:2] == 14'd0) & (padding > low[1:0]);
  wire [5:0]  dscp = headers_value_found_is_ipv4 ? headers_value_ipv4_dscp : headers_value_ipv6_dscp;
  wire        trimmed = (dscp == settings_trim_dscp) | ({1'b0, dscp} == settings_trim_last_dscp);
  wire [5:0]  udp_offset = headers_value_found_is_ipv6 ? (headers_value_found_tagged ? 6'd58 : 6'd54) :
                           headers_value_found_tagged ? 6'd38 : 6'd34;
  wire [2:0]  kind = headers_value_bth_opcode[7:5];
  wire [6:0]  whole = {1'b0, headers_value_found_header_words, 2'd0} + 7'd12;

  OpcodeRules_ROCE roce (
    .opcode(headers_value_bth_opcode),
    .payload(roce_payload),
    .no_pad(roce_no_pad),
    .numbered(_unused_roce_numbered)
  );

  OpcodeRules_VEROCE veroce (
    .opcode(headers_value_bth_opcode),
    .payload(veroce_payload),
    .no_pad(veroce_no_pad),
    .numbered(veroce_numbered)
  );

  Ipv4Checksum checksum (
    .clk(clk),
    .header_version(headers_value_ipv4_version),
    .header_header_words(headers_value_ipv4_header_words),
    .header_dscp(headers_value_ipv4_dscp),
    .header_ecn(headers_value_ipv4_ecn),
    .header_total_length(headers_value_ipv4_total_length),
    .header_identification(headers_value_ipv4_identification),
    .header_flags(headers_value_ipv4_flags),
    .header_fragment_offset(headers_value_ipv4_fragment_offset),
    .header_time_to_live(headers_value_ipv4_time_to_live),
    .header_protocol(headers_value_ipv4_protocol),
    .header_checksum(headers_value_ipv4_checksum),
    .header_source(headers_value_ipv4_source),
    .header_destination(headers_value_ipv4_destination),
    .good(checksum_good)
  );

  assign flags_valid = headers_valid_d5;
  assign flags_value_ip_header = headers_value_found_bad_ip_d5;
  assign flags_value_ip_checksum = headers_value_found_is_ipv4_d5 & ~checksum_good;
  assign flags_value_fragment = headers_value_found_fragment_d5;
  assign flags_value_trimmed = trimmed_d5;
  assign flags_value_headers = no_headers_d2;
  assign flags_value_pad = bad_pad_d2;
  assign flags_value_payload = bad_payload_d2;
  assign bounds_valid = headers_valid_d1;
  assign bounds_value_ip_payload = ip_payload;
  assign bounds_value_udp_offset = udp_offset_d1;
  assign bounds_value_whole = whole_d1;

  always @(posedge clk) begin
    if (rst) begin
      headers_valid_d1 <= 1'b0;
      headers_valid_d2 <= 1'b0;
      headers_valid_d3 <= 1'b0;
      headers_valid_d4 <= 1'b0;
      headers_valid_d5 <= 1'b0;
    end else begin
      headers_valid_d1 <= headers_valid;
      headers_valid_d2 <= headers_valid_d1;
      headers_valid_d3 <= headers_valid_d2;
      headers_valid_d4 <= headers_valid_d3;
      headers_valid_d5 <= headers_valid_d4;
    end
  end

  always @(posedge clk) begin
    words <= is_cnp ? 4'd3 : headers_value_found_header_words;
    open_cnp <= is_cnp;
    ip_payload <= headers_value_found_is_ipv4 ? (~behind_ip[16] ? behind_ip[15:0] : 16'd0) :
                  headers_value_ipv6_payload_length;
    behind_udp <= {1'b0, headers_value_udp_length} - 17'd12;
    udp_length <= headers_value_udp_length;
    pad_count <= headers_value_bth_pad_count;
    payload <= headers_value_found_veroce ? veroce_payload : roce_payload;
    no_pad <= headers_value_found_veroce ? veroce_no_pad : roce_no_pad;
    area <= behind_udp - {11'd0, words, 2'd0};
    padding <= pad_count;
    may_pay <= payload;
    may_pad <= payload & ~no_pad;
    may_tail <= open_cnp;
    bad_pad <= uneven | missing | ((|padding) & ~may_pad);
    bad_payload <= ~(may_pay | (low == 16'd0) | (may_tail & (low == 16'd16)));
    no_headers <= area[16];
    headers_value_found_roce_or_d1 <= ~(headers_value_found_roce | headers_value_found_veroce) | foreign;
    headers_value_found_roce_or_d2 <= headers_value_found_roce_or_d1;
    headers_value_found_roce_or_d3 <= headers_value_found_roce_or_d2;
    headers_value_found_roce_or_d4 <= headers_value_found_roce_or_d3;
    flags_value_other <= headers_value_found_roce_or_d4;
    headers_value_found_bad_ip_d1 <= headers_value_found_bad_ip;
    headers_value_found_bad_ip_d2 <= headers_value_found_bad_ip_d1;
    headers_value_found_bad_ip_d3 <= headers_value_found_bad_ip_d2;
    headers_value_found_bad_ip_d4 <= headers_value_found_bad_ip_d3;
    headers_value_found_bad_ip_d5 <= headers_value_found_bad_ip_d4;
    headers_value_found_is_ipv4_d1 <= headers_value_found_is_ipv4;
    headers_value_found_is_ipv4_d2 <= headers_value_found_is_ipv4_d1;
    headers_value_found_is_ipv4_d3 <= headers_value_found_is_ipv4_d2;
    headers_value_found_is_ipv4_d4 <= headers_value_found_is_ipv4_d3;
    headers_value_found_is_ipv4_d5 <= headers_value_found_is_ipv4_d4;
    headers_value_found_fragment_d1 <= headers_value_found_fragment;
    headers_value_found_fragment_d2 <= headers_value_found_fragment_d1;
    headers_value_found_fragment_d3 <= headers_value_found_fragment_d2;
    headers_value_found_fragment_d4 <= headers_value_found_fragment_d3;
    headers_value_found_fragment_d5 <= headers_value_found_fragment_d4;
    trimmed_d1 <= trimmed;
    trimmed_d2 <= trimmed_d1;
    trimmed_d3 <= trimmed_d2;
    trimmed_d4 <= trimmed_d3;
    trimmed_d5 <= trimmed_d4;
    headers_value_found_veroce_not_d1 <= ~(headers_value_found_veroce & veroce_numbered);
    headers_value_found_veroce_not_d2 <= headers_value_found_veroce_not_d1;
    headers_value_found_veroce_not_d3 <= headers_value_found_veroce_not_d2;
    headers_value_found_veroce_not_d4 <= headers_value_found_veroce_not_d3;
    flags_value_trim_bad <= headers_value_found_veroce_not_d4;
    ip_payload_lt_d1 <= ip_payload < 16'd24;
    ip_payload_lt_d2 <= ip_payload_lt_d1;
    ip_payload_lt_d3 <= ip_payload_lt_d2;
    flags_value_too_short <= ip_payload_lt_d3;
    udp_length_ne_d1 <= udp_length != ip_payload;
    udp_length_ne_d2 <= udp_length_ne_d1;
    udp_length_ne_d3 <= udp_length_ne_d2;
    flags_value_udp_length <= udp_length_ne_d3;
    headers_value_bth_version_ne_d1 <= headers_value_bth_version != settings_transport_version;
    headers_value_bth_version_ne_d2 <= headers_value_bth_version_ne_d1;
    headers_value_bth_version_ne_d3 <= headers_value_bth_version_ne_d2;
    headers_value_bth_version_ne_d4 <= headers_value_bth_version_ne_d3;
    flags_value_version <= headers_value_bth_version_ne_d4;
    kind_not_d1 <= ~((kind == 3'd0) | (kind == 3'd4) |
                     ((kind == 3'd3) & headers_value_found_roce & (headers_value_bth_dest_qp == 24'd1)));
    kind_not_d2 <= kind_not_d1;
    kind_not_d3 <= kind_not_d2;
    kind_not_d4 <= kind_not_d3;
    flags_value_transport <= kind_not_d4;
    headers_value_found_known_not_d1 <= ~headers_value_found_known;
    headers_value_found_known_not_d2 <= headers_value_found_known_not_d1;
    headers_value_found_known_not_d3 <= headers_value_found_known_not_d2;
    headers_value_found_known_not_d4 <= headers_value_found_known_not_d3;
    flags_value_opcode <= headers_value_found_known_not_d4;
    no_headers_d1 <= no_headers;
    no_headers_d2 <= no_headers_d1;
    bad_pad_d1 <= bad_pad;
    bad_pad_d2 <= bad_pad_d1;
    bad_payload_d1 <= bad_payload;
    bad_payload_d2 <= bad_payload_d1;
    udp_offset_d1 <= udp_offset;
    whole_d1 <= whole;
  end

  wire        _unused = &{1'b0, headers_value_found_present_deth, headers_value_found_present_msn_eth,
                          headers_value_found_present_reth, headers_value_found_present_aeth,
                          headers_value_found_present_rq_eth, headers_value_found_present_po_eth,
                          headers_value_found_present_imm_dt, headers_value_found_present_ieth,
                          headers_value_found_present_atomic_eth, headers_value_found_present_atomic_ack_eth,
                          headers_value_found_present_sack_eth, headers_value_found_present_rtt_eth,
                          headers_value_found_present_resv16, headers_value_ethernet_destination,
                          headers_value_ethernet_source, headers_value_ethernet_ether_type,
                          headers_value_vlan_priority, headers_value_vlan_drop_eligible,
                          headers_value_vlan_identifier, headers_value_vlan_ether_type,
                          headers_value_ipv6_version, headers_value_ipv6_ecn, headers_value_ipv6_flow_label,
                          headers_value_ipv6_next_header, headers_value_ipv6_hop_limit,
                          headers_value_ipv6_source, headers_value_ipv6_destination,
                          headers_value_udp_source_port, headers_value_udp_destination_port,
                          headers_value_udp_checksum, headers_value_bth_solicited,
                          headers_value_bth_migration, headers_value_bth_partition, headers_value_bth_fecn,
                          headers_value_bth_becn, headers_value_bth_reserved6, headers_value_bth_ack_request,
                          headers_value_bth_retrans, headers_value_bth_reserved, headers_value_bth_psn,
                          headers_value_deth_queue_key, headers_value_deth_reserved,
                          headers_value_deth_source_qp, headers_value_msn_eth_reserved,
                          headers_value_msn_eth_msn, headers_value_reth_address,
                          headers_value_reth_remote_key, headers_value_reth_length,
                          headers_value_aeth_syndrome, headers_value_aeth_msn, headers_value_rq_eth_reserved,
                          headers_value_rq_eth_rq_msn, headers_value_po_eth_reserved,
                          headers_value_po_eth_order, headers_value_imm_dt_value,
                          headers_value_ieth_remote_key, headers_value_atomic_eth_address,
                          headers_value_atomic_eth_remote_key, headers_value_atomic_eth_swap_or_add,
                          headers_value_atomic_eth_compare, headers_value_atomic_ack_eth_original,
                          headers_value_sack_eth_valid_length, headers_value_sack_eth_start,
                          headers_value_sack_eth_bitmap, headers_value_rtt_eth_context,
                          headers_value_rtt_eth_sent, headers_value_rtt_eth_received,
                          headers_value_rtt_eth_answered, headers_value_rtt_eth_returned,
                          headers_value_resv16_reserved, settings_trim_icrc_optional};
endmodule

`default_nettype wire
