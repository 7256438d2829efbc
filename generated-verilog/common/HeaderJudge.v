`default_nettype none

// HeaderJudge: judges the headers of every frame, whatever its length and its ICRC.  Generated from
// HeaderJudge.java.
// timeline headers: 5 cycles, 82 registers (160 bits), of these 61 (78 bits) only wait
module HeaderJudge (
  input  wire         clk,
  input  wire         rst,
  input  wire         headers_valid,  // cycle 0
  input  wire         headers_value_found_tagged,  // cycle 0: one 802.1Q tag
  input  wire         headers_value_found_is_ipv4,  // cycle 0: EtherType of IPv4
  input  wire         headers_value_found_is_ipv6,  // cycle 0: EtherType of IPv6
  input  wire         headers_value_found_bad_ip,  // cycle 0: version differs from the EtherType, or an IPv4 header of less than 5 words
  input  wire         headers_value_found_fragment,  // cycle 0: IPv4 fragment: offset or more-fragments not 0
  input  wire         headers_value_found_roce,  // cycle 0: UDP without IPv4 options, destination port 4791
  input  wire         headers_value_found_veroce,  // cycle 0: UDP without IPv4 options, destination port 4794
  input  wire         headers_value_found_known,  // cycle 0: the opcode has a format on this port
  input  wire [3:0]   headers_value_found_header_words,  // cycle 0: bytes of all transport headers, in units of 4; 0 unless known
  // headers_value_found_present: which extension headers are there
  input  wire         headers_value_found_present_deth,  // cycle 0
  input  wire         headers_value_found_present_msn_eth,  // cycle 0
  input  wire         headers_value_found_present_reth,  // cycle 0
  input  wire         headers_value_found_present_aeth,  // cycle 0
  input  wire         headers_value_found_present_rq_eth,  // cycle 0
  input  wire         headers_value_found_present_po_eth,  // cycle 0
  input  wire         headers_value_found_present_imm_dt,  // cycle 0
  input  wire         headers_value_found_present_ieth,  // cycle 0
  input  wire         headers_value_found_present_atomic_eth,  // cycle 0
  input  wire         headers_value_found_present_atomic_ack_eth,  // cycle 0
  input  wire         headers_value_found_present_sack_eth,  // cycle 0
  input  wire         headers_value_found_present_rtt_eth,  // cycle 0
  input  wire         headers_value_found_present_resv16,  // cycle 0
  input  wire [47:0]  headers_value_ethernet_destination,  // cycle 0: destination MAC address
  input  wire [47:0]  headers_value_ethernet_source,  // cycle 0: source MAC address
  input  wire [15:0]  headers_value_ethernet_ether_type,  // cycle 0: 0x0800 IPv4, 0x86DD IPv6, 0x8100 802.1Q tag follows
  // headers_value_vlan: counts when found.tagged
  input  wire [2:0]   headers_value_vlan_priority,  // cycle 0: priority code point
  input  wire         headers_value_vlan_drop_eligible,  // cycle 0: drop eligible indicator
  input  wire [11:0]  headers_value_vlan_identifier,  // cycle 0: VLAN identifier
  input  wire [15:0]  headers_value_vlan_ether_type,  // cycle 0: EtherType of what follows the tag
  // headers_value_ipv4: counts when found.isIpv4
  input  wire [3:0]   headers_value_ipv4_version,  // cycle 0: 4
  input  wire [3:0]   headers_value_ipv4_header_words,  // cycle 0: IHL: 5, options are not accepted
  input  wire [5:0]   headers_value_ipv4_dscp,  // cycle 0: differentiated services code point
  input  wire [1:0]   headers_value_ipv4_ecn,  // cycle 0: explicit congestion notification; 3 = marked
  input  wire [15:0]  headers_value_ipv4_total_length,  // cycle 0: bytes from this header to the end of the packet
  input  wire [15:0]  headers_value_ipv4_identification,  // cycle 0: any value
  input  wire [2:0]   headers_value_ipv4_flags,  // cycle 0: bit 1 = do not fragment, bit 0 = more fragments
  input  wire [12:0]  headers_value_ipv4_fragment_offset,  // cycle 0: 0
  input  wire [7:0]   headers_value_ipv4_time_to_live,  // cycle 0: hops left
  input  wire [7:0]   headers_value_ipv4_protocol,  // cycle 0: 17 = UDP
  input  wire [15:0]  headers_value_ipv4_checksum,  // cycle 0: header checksum
  input  wire [31:0]  headers_value_ipv4_source,  // cycle 0: source address
  input  wire [31:0]  headers_value_ipv4_destination,  // cycle 0: destination address
  // headers_value_ipv6: counts when found.isIpv6
  input  wire [3:0]   headers_value_ipv6_version,  // cycle 0: 6
  input  wire [5:0]   headers_value_ipv6_dscp,  // cycle 0: differentiated services code point
  input  wire [1:0]   headers_value_ipv6_ecn,  // cycle 0: explicit congestion notification; 3 = marked
  input  wire [19:0]  headers_value_ipv6_flow_label,  // cycle 0: equal to the UDP source port on send
  input  wire [15:0]  headers_value_ipv6_payload_length,  // cycle 0: bytes behind this header
  input  wire [7:0]   headers_value_ipv6_next_header,  // cycle 0: 17 = UDP
  input  wire [7:0]   headers_value_ipv6_hop_limit,  // cycle 0: hops left
  input  wire [127:0] headers_value_ipv6_source,  // cycle 0: source address
  input  wire [127:0] headers_value_ipv6_destination,  // cycle 0: destination address
  input  wire [15:0]  headers_value_udp_source_port,  // cycle 0: path entropy
  input  wire [15:0]  headers_value_udp_destination_port,  // cycle 0: 4791 RoCEv2, 4794 veRoCE profile
  input  wire [15:0]  headers_value_udp_length,  // cycle 0: bytes from this header to the ICRC, both included
  input  wire [15:0]  headers_value_udp_checksum,  // cycle 0: 0 on send, ignored on receipt
  input  wire [7:0]   headers_value_bth_opcode,  // cycle 0: wire profile section 6
  input  wire         headers_value_bth_solicited,  // cycle 0: solicited event
  input  wire         headers_value_bth_migration,  // cycle 0: MigReq, ignored
  input  wire [1:0]   headers_value_bth_pad_count,  // cycle 0: bytes of padding before the ICRC
  input  wire [3:0]   headers_value_bth_version,  // cycle 0: TVer, 0
  input  wire [15:0]  headers_value_bth_pkey,  // cycle 0: P_Key
  input  wire         headers_value_bth_fecn,  // cycle 0: ignored
  input  wire         headers_value_bth_becn,  // cycle 0: congestion seen
  input  wire [5:0]   headers_value_bth_reserved6,  // cycle 0: not covered by the ICRC
  input  wire [23:0]  headers_value_bth_dest_qp,  // cycle 0: queue pair of the receiver
  input  wire         headers_value_bth_ack_request,  // cycle 0: an acknowledgement is wanted now
  input  wire         headers_value_bth_retrans,  // cycle 0: 0 first transmission, 1 retransmission (profiles P1 to P3)
  input  wire [5:0]   headers_value_bth_reserved,  // cycle 0: 0
  input  wire [23:0]  headers_value_bth_psn,  // cycle 0: packet sequence number
  input  wire [31:0]  headers_value_deth_queue_key,  // cycle 0: Q_Key
  input  wire [7:0]   headers_value_deth_reserved,  // cycle 0: 0
  input  wire [23:0]  headers_value_deth_source_qp,  // cycle 0: queue pair of the sender
  input  wire [7:0]   headers_value_msn_eth_reserved,  // cycle 0: 0
  input  wire [23:0]  headers_value_msn_eth_msn,  // cycle 0: number of this message, from 1
  input  wire [63:0]  headers_value_reth_address,  // cycle 0: virtual address of this packet's own payload (P0: of the message)
  input  wire [31:0]  headers_value_reth_remote_key,  // cycle 0: R_Key
  input  wire [31:0]  headers_value_reth_length,  // cycle 0: DMALen: bytes of the whole message
  input  wire [7:0]   headers_value_aeth_syndrome,  // cycle 0: bits 6:5 type, bits 4:0 value
  input  wire [23:0]  headers_value_aeth_msn,  // cycle 0: message sequence number
  input  wire [7:0]   headers_value_rq_eth_reserved,  // cycle 0: 0
  input  wire [23:0]  headers_value_rq_eth_rq_msn,  // cycle 0: number of the receive WQE this message consumes, from 0
  input  wire [7:0]   headers_value_po_eth_reserved,  // cycle 0: 0
  input  wire [23:0]  headers_value_po_eth_order,  // cycle 0: position of the packet in its message, from 0; 0xFFFFFF = not available
  input  wire [31:0]  headers_value_imm_dt_value,  // cycle 0: opaque to the network
  input  wire [31:0]  headers_value_ieth_remote_key,  // cycle 0: R_Key to invalidate
  input  wire [63:0]  headers_value_atomic_eth_address,  // cycle 0: virtual address, a multiple of 8
  input  wire [31:0]  headers_value_atomic_eth_remote_key,  // cycle 0: R_Key
  input  wire [63:0]  headers_value_atomic_eth_swap_or_add,  // cycle 0: value to store, or to add
  input  wire [63:0]  headers_value_atomic_eth_compare,  // cycle 0: value to compare with
  input  wire [63:0]  headers_value_atomic_ack_eth_original,  // cycle 0: value before the operation
  input  wire [7:0]   headers_value_sack_eth_valid_length,  // cycle 0: 1 to 128 bits count
  input  wire [23:0]  headers_value_sack_eth_start,  // cycle 0: PSN of the least significant bit
  input  wire [127:0] headers_value_sack_eth_bitmap,  // cycle 0: bit i: PSN start + i has been received
  input  wire [31:0]  headers_value_rtt_eth_context,  // cycle 0: path index in bits 24 to 31, the last byte
  input  wire [31:0]  headers_value_rtt_eth_sent,  // cycle 0: TX1 in ns
  input  wire [31:0]  headers_value_rtt_eth_received,  // cycle 0: RX1 in ns
  input  wire [31:0]  headers_value_rtt_eth_answered,  // cycle 0: TX2 in ns
  input  wire [31:0]  headers_value_rtt_eth_returned,  // cycle 0: RX2 in ns, 0 on the wire
  input  wire [127:0] headers_value_resv16_reserved,  // cycle 0: 0, ignored
  input  wire         foreign,  // cycle 0: with the headers: the destination is not ours
  // settings: stable while frames arrive
  input  wire [5:0]   settings_trim_dscp,  // steady: wire_dscp_trim: DSCP of trimmed packets, reset 9
  input  wire [6:0]   settings_trim_last_dscp,  // steady: wire_dscp_trim_last: second DSCP of trimmed packets; 64 = off, the reset value
  input  wire         settings_trim_icrc_optional,  // steady: wire_trim_icrc_optional: trimmed packets count with a wrong ICRC, reset 1
  input  wire [3:0]   settings_transport_version,  // steady: wire_tver: transport version, reset 0
  output reg          bounds_valid,  // cycle 1
  output wire [15:0]  bounds_value_ip_payload,  // cycle 1: bytes behind the IP header, as it says; 0 for less than none
  output reg  [5:0]   bounds_value_udp_offset,  // cycle 1: byte of the frame at which the UDP header begins
  output reg  [6:0]   bounds_value_whole,  // cycle 1: bytes of UDP header, transport headers and ICRC
  output reg          flags_valid,  // cycle 5
  (* shreg_extract = "no" *)
  output reg          flags_value_other,  // cycle 5: row 3
  (* shreg_extract = "no" *)
  output reg          flags_value_ip_header,  // cycle 5: row 4
  output wire         flags_value_ip_checksum,  // cycle 5: row 5
  (* shreg_extract = "no" *)
  output reg          flags_value_fragment,  // cycle 5: row 6
  (* shreg_extract = "no" *)
  output reg          flags_value_trimmed,  // cycle 5: DSCP of a trimmed packet
  (* shreg_extract = "no" *)
  output reg          flags_value_trim_bad,  // cycle 5: row 9, for a trimmed packet
  (* shreg_extract = "no" *)
  output reg          flags_value_too_short,  // cycle 5: row 14
  (* shreg_extract = "no" *)
  output reg          flags_value_udp_length,  // cycle 5: row 15
  (* shreg_extract = "no" *)
  output reg          flags_value_version,  // cycle 5: row 17
  (* shreg_extract = "no" *)
  output reg          flags_value_transport,  // cycle 5: row 18
  (* shreg_extract = "no" *)
  output reg          flags_value_opcode,  // cycle 5: row 19
  (* shreg_extract = "no" *)
  output reg          flags_value_headers,  // cycle 5: row 20
  (* shreg_extract = "no" *)
  output reg          flags_value_pad,  // cycle 5: row 21
  (* shreg_extract = "no" *)
  output reg          flags_value_payload  // cycle 5: row 22
);
  // ---- timeline headers, cycle 1
  reg  [3:0]  words;
  reg  [16:0] behind_udp;
  reg         no_pad;
  reg         payload;
  reg  [15:0] ip_payload;
  reg  [15:0] headers_value_udp_length_c1;
  reg  [3:0]  flags_opcode_c1_c4;
  reg  [3:0]  flags_other_c1_c4;
  reg  [3:0]  flags_transport_c1_c4;
  reg  [3:0]  flags_trim_bad_c1_c4;
  reg  [3:0]  flags_version_c1_c4;
  reg  [1:0]  headers_value_bth_pad_count_c1;
  reg  [3:0]  headers_value_found_bad_ip_c1_c4;
  reg  [3:0]  headers_value_found_fragment_c1_c4;
  reg  [3:0]  headers_value_found_is_ipv4_c1_c4;
  reg         is_cnp_c1;
  reg  [3:0]  trimmed_c1_c4;
  // ---- timeline headers, cycle 2
  reg  [16:0] area;
  reg  [1:0]  headers_value_bth_pad_count_c2;
  reg         may_pad;
  reg         payload_c2;
  reg         is_cnp_c2;
  reg  [2:0]  headers_valid_c2_c4;
  reg  [2:0]  flags_too_short_c2_c4;
  reg  [2:0]  flags_udp_length_c2_c4;
  // ---- timeline headers, cycle 3
  reg  [1:0]  bad_pad_c3_c4;
  reg  [1:0]  bad_payload_c3_c4;
  reg  [1:0]  no_headers_c3_c4;
  // ---- timeline headers, cycle 5
  (* shreg_extract = "no" *)
  reg         headers_value_found_is_ipv4_c5;
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
  wire        missing = (low[15:2] == 14'd0) & (headers_value_bth_pad_count_c2 > low[1:0]);
  wire        bad_pad = uneven | missing | ((|headers_value_bth_pad_count_c2) & ~may_pad);
  wire        bad_payload = ~(payload_c2 | (low == 16'd0) | (is_cnp_c2 & (low == 16'd16)));
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

  assign flags_value_ip_checksum = headers_value_found_is_ipv4_c5 & ~checksum_good;
  assign bounds_value_ip_payload = ip_payload;

  always @(posedge clk) begin
    if (rst) begin
      bounds_valid <= 1'b0;
      headers_valid_c2_c4 <= 3'd0;
      flags_valid <= 1'b0;
    end else begin
      // ---- timeline headers, cycle 1
      bounds_valid <= headers_valid;
      // ---- timeline headers, cycle 2
      headers_valid_c2_c4 <= {headers_valid_c2_c4[1:0], bounds_valid};
      // ---- timeline headers, cycle 5
      flags_valid <= headers_valid_c2_c4[2];
    end
  end

  // body
  always @(posedge clk) begin
    // ---- timeline headers, cycle 1
    behind_udp <= {1'b0, headers_value_udp_length} - 17'd12;
    flags_opcode_c1_c4 <= {flags_opcode_c1_c4[2:0], ~headers_value_found_known};
    flags_other_c1_c4 <= {flags_other_c1_c4[2:0],
                          ~(headers_value_found_roce | headers_value_found_veroce) | foreign};
    flags_transport_c1_c4 <= {flags_transport_c1_c4[2:0], ~((kind == 3'd0) | (kind == 3'd4) |
                                                            ((kind == 3'd3) & headers_value_found_roce &
                                                             (headers_value_bth_dest_qp == 24'd1)))};
    flags_trim_bad_c1_c4 <= {flags_trim_bad_c1_c4[2:0], ~(headers_value_found_veroce & veroce_numbered)};
    flags_version_c1_c4 <= {flags_version_c1_c4[2:0],
                            headers_value_bth_version != settings_transport_version};
    headers_value_bth_pad_count_c1 <= headers_value_bth_pad_count;
    ip_payload <= headers_value_found_is_ipv4 ? (~behind_ip[16] ? behind_ip[15:0] : 16'd0) :
                  headers_value_ipv6_payload_length;
    is_cnp_c1 <= is_cnp;
    no_pad <= headers_value_found_veroce ? veroce_no_pad : roce_no_pad;
    payload <= headers_value_found_veroce ? veroce_payload : roce_payload;
    trimmed_c1_c4 <= {trimmed_c1_c4[2:0], trimmed};
    bounds_value_udp_offset <= udp_offset;
    bounds_value_whole <= whole;
    words <= is_cnp ? 4'd3 : headers_value_found_header_words;
    // ---- timeline headers, cycle 2
    headers_value_bth_pad_count_c2 <= headers_value_bth_pad_count_c1;
    is_cnp_c2 <= is_cnp_c1;
    payload_c2 <= payload;
    area <= behind_udp - {11'd0, words, 2'd0};
    flags_too_short_c2_c4 <= {flags_too_short_c2_c4[1:0], ip_payload < 16'd24};
    flags_udp_length_c2_c4 <= {flags_udp_length_c2_c4[1:0], headers_value_udp_length_c1 != ip_payload};
    may_pad <= payload & ~no_pad;
    // ---- timeline headers, cycle 3
    bad_pad_c3_c4 <= {bad_pad_c3_c4[0], bad_pad};
    bad_payload_c3_c4 <= {bad_payload_c3_c4[0], bad_payload};
    no_headers_c3_c4 <= {no_headers_c3_c4[0], area[16]};
    // ---- timeline headers, cycle 5
    flags_value_opcode <= flags_opcode_c1_c4[3];
    flags_value_other <= flags_other_c1_c4[3];
    flags_value_transport <= flags_transport_c1_c4[3];
    flags_value_trim_bad <= flags_trim_bad_c1_c4[3];
    flags_value_version <= flags_version_c1_c4[3];
    flags_value_trimmed <= trimmed_c1_c4[3];
    flags_value_too_short <= flags_too_short_c2_c4[2];
    flags_value_udp_length <= flags_udp_length_c2_c4[2];
    flags_value_pad <= bad_pad_c3_c4[1];
    flags_value_payload <= bad_payload_c3_c4[1];
    flags_value_headers <= no_headers_c3_c4[1];
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline headers, cycle 1
    headers_value_found_bad_ip_c1_c4 <= {headers_value_found_bad_ip_c1_c4[2:0], headers_value_found_bad_ip};
    headers_value_found_fragment_c1_c4 <= {headers_value_found_fragment_c1_c4[2:0],
                                           headers_value_found_fragment};
    headers_value_found_is_ipv4_c1_c4 <= {headers_value_found_is_ipv4_c1_c4[2:0],
                                          headers_value_found_is_ipv4};
    headers_value_udp_length_c1 <= headers_value_udp_length;
    // ---- timeline headers, cycle 5
    flags_value_ip_header <= headers_value_found_bad_ip_c1_c4[3];
    flags_value_fragment <= headers_value_found_fragment_c1_c4[3];
    headers_value_found_is_ipv4_c5 <= headers_value_found_is_ipv4_c1_c4[3];
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
                          headers_value_bth_migration, headers_value_bth_pkey, headers_value_bth_fecn,
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

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_packet_for_a_port_of_ours_is_of_one_version_of_ip: assert (~((headers_value_found_roce |
                                                                                                  headers_value_found_veroce) &
                                                                                                 headers_valid) |
                                                                                               (headers_value_found_is_ipv4 !=
                                                                                                headers_value_found_is_ipv6));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~((headers_value_found_roce | headers_value_found_veroce) &
                                        headers_valid) |
                                      (headers_value_found_is_ipv4 != headers_value_found_is_ipv6))) begin
    $display("HeaderJudge.java: HDL801: claim 'a packet for a port of ours is of one version of IP' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
