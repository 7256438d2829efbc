`default_nettype none

// HeaderBuilder: makes the Ethernet, IP, UDP and transport header bytes of a packet from its fields.
// Generated from HeaderBuilder.java.
// timeline fields: 4 cycles, 135 registers (4235 bits), of these 41 (1216 bits) only wait
module HeaderBuilder (
  input  wire         clk,
  input  wire         rst,
  // fields: one per packet
  input  wire         fields_valid,
  output wire         fields_ready,
  // fields_payload_link: MAC addresses and 802.1Q tag
  input  wire [47:0]  fields_payload_link_destination,  // destination MAC address
  input  wire [47:0]  fields_payload_link_source,  // source MAC address
  input  wire         fields_payload_link_tagged,  // insert an 802.1Q tag
  input  wire [2:0]   fields_payload_link_priority,  // priority code point of the tag
  input  wire         fields_payload_link_drop_eligible,  // drop eligible indicator of the tag
  input  wire [11:0]  fields_payload_link_identifier,  // VLAN identifier of the tag
  // fields_payload_network: IP addresses and what else the IP header may vary in
  input  wire         fields_payload_network_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [5:0]   fields_payload_network_dscp,  // differentiated services code point
  input  wire [1:0]   fields_payload_network_ecn,  // explicit congestion notification
  input  wire [7:0]   fields_payload_network_time_to_live,  // TTL or hop limit
  input  wire [15:0]  fields_payload_network_identification,  // IPv4 only
  input  wire [127:0] fields_payload_network_source,  // source address; IPv4 in the low 32 bits
  input  wire [127:0] fields_payload_network_destination,  // destination address; IPv4 in the low 32 bits
  // fields: one per packet
  input  wire [15:0]  fields_payload_source_port,  // UDP source port: the path; also the IPv6 flow label
  input  wire         fields_payload_port,  // UDP destination port
  // fields_payload_bth: padCount is computed
  input  wire [7:0]   fields_payload_bth_opcode,  // wire profile section 6
  input  wire         fields_payload_bth_solicited,  // solicited event
  input  wire         fields_payload_bth_migration,  // MigReq, ignored
  input  wire [1:0]   fields_payload_bth_pad_count,  // bytes of padding before the ICRC
  input  wire [3:0]   fields_payload_bth_version,  // TVer, 0
  input  wire [15:0]  fields_payload_bth_pkey,  // P_Key
  input  wire         fields_payload_bth_fecn,  // ignored
  input  wire         fields_payload_bth_becn,  // congestion seen
  input  wire [5:0]   fields_payload_bth_reserved6,  // not covered by the ICRC
  input  wire [23:0]  fields_payload_bth_dest_qp,  // queue pair of the receiver
  input  wire         fields_payload_bth_ack_request,  // an acknowledgement is wanted now
  input  wire         fields_payload_bth_retrans,  // 0 first transmission, 1 retransmission (profiles P1 to P3)
  input  wire [5:0]   fields_payload_bth_reserved,  // 0
  input  wire [23:0]  fields_payload_bth_psn,  // packet sequence number
  // fields: one per packet
  input  wire [31:0]  fields_payload_deth_queue_key,  // Q_Key
  input  wire [7:0]   fields_payload_deth_reserved,  // 0
  input  wire [23:0]  fields_payload_deth_source_qp,  // queue pair of the sender
  input  wire [7:0]   fields_payload_msn_eth_reserved,  // 0
  input  wire [23:0]  fields_payload_msn_eth_msn,  // number of this message, from 1
  input  wire [63:0]  fields_payload_reth_address,  // virtual address of this packet's own payload (P0: of the message)
  input  wire [31:0]  fields_payload_reth_remote_key,  // R_Key
  input  wire [31:0]  fields_payload_reth_length,  // DMALen: bytes of the whole message
  input  wire [7:0]   fields_payload_aeth_syndrome,  // bits 6:5 type, bits 4:0 value
  input  wire [23:0]  fields_payload_aeth_msn,  // message sequence number
  input  wire [7:0]   fields_payload_rq_eth_reserved,  // 0
  input  wire [23:0]  fields_payload_rq_eth_rq_msn,  // number of the receive WQE this message consumes, from 0
  input  wire [7:0]   fields_payload_po_eth_reserved,  // 0
  input  wire [23:0]  fields_payload_po_eth_order,  // position of the packet in its message, from 0; 0xFFFFFF = not available
  input  wire [31:0]  fields_payload_imm_dt_value,  // opaque to the network
  input  wire [31:0]  fields_payload_ieth_remote_key,  // R_Key to invalidate
  input  wire [63:0]  fields_payload_atomic_eth_address,  // virtual address, a multiple of 8
  input  wire [31:0]  fields_payload_atomic_eth_remote_key,  // R_Key
  input  wire [63:0]  fields_payload_atomic_eth_swap_or_add,  // value to store, or to add
  input  wire [63:0]  fields_payload_atomic_eth_compare,  // value to compare with
  input  wire [63:0]  fields_payload_atomic_ack_eth_original,  // value before the operation
  input  wire [7:0]   fields_payload_sack_eth_valid_length,  // 1 to 128 bits count
  input  wire [23:0]  fields_payload_sack_eth_start,  // PSN of the least significant bit
  input  wire [127:0] fields_payload_sack_eth_bitmap,  // bit i: PSN start + i has been received
  input  wire [31:0]  fields_payload_rtt_eth_context,  // path index in bits 24 to 31, the last byte
  input  wire [31:0]  fields_payload_rtt_eth_sent,  // TX1 in ns
  input  wire [31:0]  fields_payload_rtt_eth_received,  // RX1 in ns
  input  wire [31:0]  fields_payload_rtt_eth_answered,  // TX2 in ns
  input  wire [31:0]  fields_payload_rtt_eth_returned,  // RX2 in ns, 0 on the wire
  input  wire [127:0] fields_payload_resv16_reserved,  // 0, ignored
  input  wire [12:0]  fields_payload_payload_length,  // bytes of payload, 0 to 4096, without padding
  input  wire         fields_payload_stamped,  // it tells when it leaves: PayloadAligner puts the time where BTH and MSNETH have 0 here
  input  wire [15:0]  veroce,  // UDP destination port of the profiles P1 to P3; stable while packets are built
  input  wire         operands_follow,  // the operands of atomics come as their payload
  // headers: one per packet, in order
  output wire         headers_valid,
  input  wire         headers_ready,
  output reg  [879:0] headers_payload_bytes,  // byte 0 in bits 7 to 0; bytes behind the length are 0
  output reg  [6:0]   headers_payload_length,  // how many, at most 110
  (* shreg_extract = "no" *)
  output reg          headers_payload_has_payload,  // a payload of at least one byte follows
  output reg  [3:0]   headers_payload_stamp_places  // bit i: a stamp goes behind the i-th of the lengths that outer headers have; none: no stamp
);
  localparam PORT_VEROCE = 1'b1;

  // ---- timeline fields, cycle 1
  reg  [3:0]   decoded_words;
  reg  [10:0]  decoded_payload_words;
  reg  [12:0]  decoded_fields_payload_length;
  reg  [7:0]   decoded_fields_bth_opcode;
  reg          decoded_fields_bth_solicited;
  reg          decoded_fields_bth_migration;
  reg  [3:0]   decoded_fields_bth_version;
  reg  [15:0]  decoded_fields_bth_pkey;
  reg          decoded_fields_bth_fecn;
  reg          decoded_fields_bth_becn;
  reg  [5:0]   decoded_fields_bth_reserved6;
  reg  [23:0]  decoded_fields_bth_dest_qp;
  reg          decoded_fields_bth_ack_request;
  reg          decoded_fields_bth_retrans;
  reg  [5:0]   decoded_fields_bth_reserved;
  reg  [23:0]  decoded_fields_bth_psn;
  reg  [31:0]  decoded_fields_deth_queue_key;
  reg  [7:0]   decoded_fields_deth_reserved;
  reg  [23:0]  decoded_fields_deth_source_qp;
  reg          decoded_present_deth;
  reg  [7:0]   decoded_fields_msn_eth_reserved;
  reg  [23:0]  decoded_fields_msn_eth_msn;
  reg          decoded_present_msn_eth;
  reg  [63:0]  decoded_fields_reth_address;
  reg  [31:0]  decoded_fields_reth_remote_key;
  reg  [31:0]  decoded_fields_reth_length;
  reg          decoded_place_reth;
  reg          decoded_present_reth;
  reg  [7:0]   decoded_fields_aeth_syndrome;
  reg  [23:0]  decoded_fields_aeth_msn;
  reg          decoded_place_aeth;
  reg          decoded_present_aeth;
  reg  [7:0]   decoded_fields_rq_eth_reserved;
  reg  [23:0]  decoded_fields_rq_eth_rq_msn;
  reg          decoded_place_rq_eth;
  reg          decoded_present_rq_eth;
  reg  [7:0]   decoded_fields_po_eth_reserved;
  reg  [23:0]  decoded_fields_po_eth_order;
  reg  [1:0]   decoded_place_po_eth;
  reg          decoded_present_po_eth;
  reg  [31:0]  decoded_fields_imm_dt_value;
  reg  [2:0]   decoded_place_imm_dt;
  reg          decoded_present_imm_dt;
  reg  [31:0]  decoded_fields_ieth_remote_key;
  reg  [1:0]   decoded_place_ieth;
  reg          decoded_present_ieth;
  reg  [63:0]  decoded_fields_atomic_eth_address;
  reg  [31:0]  decoded_fields_atomic_eth_remote_key;
  reg  [63:0]  decoded_fields_atomic_eth_swap_or_add;
  reg  [63:0]  decoded_fields_atomic_eth_compare;
  reg          decoded_place_atomic_eth;
  reg          decoded_present_atomic_eth;
  reg  [63:0]  decoded_fields_atomic_ack_eth_original;
  reg          decoded_place_atomic_ack_eth;
  reg          decoded_present_atomic_ack_eth;
  reg  [7:0]   decoded_fields_sack_eth_valid_length;
  reg  [23:0]  decoded_fields_sack_eth_start;
  reg  [127:0] decoded_fields_sack_eth_bitmap;
  reg          decoded_present_sack_eth;
  reg  [31:0]  decoded_fields_rtt_eth_context;
  reg  [31:0]  decoded_fields_rtt_eth_sent;
  reg  [31:0]  decoded_fields_rtt_eth_received;
  reg  [31:0]  decoded_fields_rtt_eth_answered;
  reg  [31:0]  decoded_fields_rtt_eth_returned;
  reg          decoded_present_rtt_eth;
  reg  [127:0] decoded_fields_resv16_reserved;
  reg          decoded_present_resv16;
  reg  [19:0]  decoded_sum;
  reg  [18:0]  sums_carries_18_0_c1;
  reg          fields_valid_c1;
  reg  [47:0]  fields_payload_link_destination_c1;
  reg          fields_payload_link_drop_eligible_c1;
  reg  [11:0]  fields_payload_link_identifier_c1;
  reg  [2:0]   fields_payload_link_priority_c1;
  reg  [47:0]  fields_payload_link_source_c1;
  reg          fields_payload_link_tagged_c1;
  reg  [127:0] fields_payload_network_destination_c1;
  reg  [5:0]   fields_payload_network_dscp_c1;
  reg  [1:0]   fields_payload_network_ecn_c1;
  reg  [15:0]  fields_payload_network_identification_c1;
  reg          fields_payload_network_ipv6_c1;
  reg  [127:0] fields_payload_network_source_c1;
  reg  [7:0]   fields_payload_network_time_to_live_c1;
  reg          fields_payload_port_c1;
  reg  [15:0]  fields_payload_source_port_c1;
  reg          fields_payload_stamped_c1;
  // ---- timeline fields, cycle 2
  reg  [19:0]  summed_sum;
  reg          fields_valid_c2;
  reg  [47:0]  fields_payload_link_destination_c2;
  reg          fields_payload_link_drop_eligible_c2;
  reg  [11:0]  fields_payload_link_identifier_c2;
  reg  [2:0]   fields_payload_link_priority_c2;
  reg  [47:0]  fields_payload_link_source_c2;
  reg          fields_payload_link_tagged_c2;
  reg  [127:0] fields_payload_network_destination_c2;
  reg  [5:0]   fields_payload_network_dscp_c2;
  reg  [1:0]   fields_payload_network_ecn_c2;
  reg  [15:0]  fields_payload_network_identification_c2;
  reg          fields_payload_network_ipv6_c2;
  reg  [127:0] fields_payload_network_source_c2;
  reg  [7:0]   fields_payload_network_time_to_live_c2;
  reg          fields_payload_port_c2;
  reg  [15:0]  fields_payload_source_port_c2;
  reg          fields_payload_stamped_c2;
  reg  [3:0]   decoded_words_c2;
  reg  [10:0]  datagram_words_c2;
  reg  [351:0] packet_bytes_c2;
  reg          packet_has_payload_c2;
  // ---- timeline fields, cycle 3
  reg  [16:0]  folded_sum;
  (* shreg_extract = "no" *)
  reg          folded_packet_port;
  reg  [10:0]  folded_packet_datagram_words;
  (* shreg_extract = "no" *)
  reg  [15:0]  folded_packet_source_port;
  reg  [351:0] folded_packet_bytes;
  (* shreg_extract = "no" *)
  reg  [127:0] folded_packet_network_source;
  (* shreg_extract = "no" *)
  reg  [127:0] folded_packet_network_destination;
  (* shreg_extract = "no" *)
  reg  [5:0]   folded_packet_network_dscp;
  (* shreg_extract = "no" *)
  reg  [1:0]   folded_packet_network_ecn;
  (* shreg_extract = "no" *)
  reg  [15:0]  folded_packet_network_identification;
  (* shreg_extract = "no" *)
  reg  [7:0]   folded_packet_network_time_to_live;
  (* shreg_extract = "no" *)
  reg          folded_packet_network_ipv6;
  (* shreg_extract = "no" *)
  reg  [2:0]   folded_packet_link_priority;
  (* shreg_extract = "no" *)
  reg          folded_packet_link_drop_eligible;
  (* shreg_extract = "no" *)
  reg  [11:0]  folded_packet_link_identifier;
  (* shreg_extract = "no" *)
  reg  [47:0]  folded_packet_link_destination;
  (* shreg_extract = "no" *)
  reg  [47:0]  folded_packet_link_source;
  (* shreg_extract = "no" *)
  reg          folded_packet_link_tagged;
  reg  [3:0]   folded_packet_words;
  (* shreg_extract = "no" *)
  reg          folded_packet_stamped;
  reg          fields_valid_c3;
  reg          packet_has_payload_c3;
  // ---- timeline fields, cycle 4
  reg          fields_valid_c4;
  wire         roce_known;
  wire [3:0]   roce_words;
  wire         roce_present_deth;
  wire         roce_present_msn_eth;
  wire         roce_present_reth;
  wire         roce_present_aeth;
  wire         roce_present_rq_eth;
  wire         roce_present_po_eth;
  wire         roce_present_imm_dt;
  wire         roce_present_ieth;
  wire         roce_present_atomic_eth;
  wire         roce_present_atomic_ack_eth;
  wire         roce_present_sack_eth;
  wire         roce_present_rtt_eth;
  wire         roce_present_resv16;
  wire         roce_place_reth;
  wire         roce_place_aeth;
  wire         roce_place_rq_eth;
  wire [1:0]   roce_place_po_eth;
  wire [2:0]   roce_place_imm_dt;
  wire [1:0]   roce_place_ieth;
  wire         roce_place_atomic_eth;
  wire         roce_place_atomic_ack_eth;
  wire         veroce_2_known;
  wire [3:0]   veroce_2_words;
  wire         veroce_2_present_deth;
  wire         veroce_2_present_msn_eth;
  wire         veroce_2_present_reth;
  wire         veroce_2_present_aeth;
  wire         veroce_2_present_rq_eth;
  wire         veroce_2_present_po_eth;
  wire         veroce_2_present_imm_dt;
  wire         veroce_2_present_ieth;
  wire         veroce_2_present_atomic_eth;
  wire         veroce_2_present_atomic_ack_eth;
  wire         veroce_2_present_sack_eth;
  wire         veroce_2_present_rtt_eth;
  wire         veroce_2_present_resv16;
  wire         veroce_2_place_reth;
  wire         veroce_2_place_aeth;
  wire         veroce_2_place_rq_eth;
  wire [1:0]   veroce_2_place_po_eth;
  wire [2:0]   veroce_2_place_imm_dt;
  wire [1:0]   veroce_2_place_ieth;
  wire         veroce_2_place_atomic_eth;
  wire         veroce_2_place_atomic_ack_eth;

  wire         is_veroce = fields_payload_port == PORT_VEROCE;
  wire         known = is_veroce ? veroce_2_known : roce_known;
  wire [3:0]   all_wire = known ? (is_veroce ? veroce_2_words : roce_words) : 4'd3;
  wire         is_cut = ((fields_payload_bth_opcode == 8'd19) | (fields_payload_bth_opcode == 8'd20)) &
                        operands_follow;
  wire [3:0]   words = all_wire - (is_cut ? 4'd4 : 4'd0);
  wire [10:0]  payload_words = fields_payload_payload_length[12:2] +
                               {10'd0, |fields_payload_payload_length[1:0]};
  wire [19:0]  sums_carries = ({4'd0, fields_payload_network_source[31:16]} &
                               {4'd0, fields_payload_network_source[15:0]}) |
                              ({4'd0, fields_payload_network_source[31:16]} &
                               {4'd0, fields_payload_network_destination[31:16]}) |
                              ({4'd0, fields_payload_network_source[15:0]} &
                               {4'd0, fields_payload_network_destination[31:16]});
  wire [19:0]  sums_next_0 = {4'd0, fields_payload_network_source[31:16]} ^
                             {4'd0, fields_payload_network_source[15:0]} ^
                             {4'd0, fields_payload_network_destination[31:16]};
  wire [19:0]  sums_next_1 = {sums_carries[18:0], 1'b0};
  wire [19:0]  sums_carries_2 = ({4'd0, fields_payload_network_destination[15:0]} &
                                 {4'd0, fields_payload_network_identification}) |
                                ({4'd0, fields_payload_network_destination[15:0]} &
                                 {4'd0, fields_payload_network_time_to_live, fields_payload_network_dscp,
                                  fields_payload_network_ecn}) | ({4'd0,
                                                                   fields_payload_network_identification} &
                                                                  {4'd0, fields_payload_network_time_to_live,
                                                                   fields_payload_network_dscp,
                                                                   fields_payload_network_ecn});
  wire [19:0]  sums_next_2 = {4'd0, fields_payload_network_destination[15:0]} ^
                             {4'd0, fields_payload_network_identification} ^
                             {4'd0, fields_payload_network_time_to_live, fields_payload_network_dscp,
                              fields_payload_network_ecn};
  wire [19:0]  sums_next_3 = {sums_carries_2[18:0], 1'b0};
  wire [19:0]  sums_carries_3 = (sums_next_0 & sums_next_1) | (sums_next_0 & sums_next_2) |
                                (sums_next_1 & sums_next_2);
  wire [19:0]  sums_next_4 = sums_next_0 ^ sums_next_1 ^ sums_next_2;
  wire [19:0]  sums_next_5 = {sums_carries_3[18:0], 1'b0};
  wire [19:0]  sums_carries_4 = (sums_next_4 & sums_next_5) | (sums_next_4 & sums_next_3) |
                                (sums_next_5 & sums_next_3);
  wire [19:0]  sums_next_6 = sums_next_4 ^ sums_next_5 ^ sums_next_3;
  wire [19:0]  sums_next_7 = {sums_carries_4[18:0], 1'b0};
  wire [19:0]  sums_carries_5 = (sums_next_6 & sums_next_7) | (sums_next_6 & 20'd34097) |
                                (sums_next_7 & 20'd34097);
  wire [19:0]  sums_next_8 = sums_next_6 ^ sums_next_7 ^ 20'd34097;
  wire [10:0]  datagram_words = decoded_payload_words + {7'd0, decoded_words + 4'd3};
  wire [1:0]   pad_count = 2'd0 - decoded_fields_payload_length[1:0];
  wire [95:0]  bth = {decoded_fields_bth_psn[7:0], decoded_fields_bth_psn[15:8],
                      decoded_fields_bth_psn[23:16], decoded_fields_bth_ack_request,
                      decoded_fields_bth_retrans, decoded_fields_bth_reserved,
                      decoded_fields_bth_dest_qp[7:0], decoded_fields_bth_dest_qp[15:8],
                      decoded_fields_bth_dest_qp[23:16], decoded_fields_bth_fecn, decoded_fields_bth_becn,
                      decoded_fields_bth_reserved6, decoded_fields_bth_pkey[7:0],
                      decoded_fields_bth_pkey[15:8], decoded_fields_bth_solicited,
                      decoded_fields_bth_migration, pad_count, decoded_fields_bth_version,
                      decoded_fields_bth_opcode};
  wire [63:0]  bytes = {decoded_fields_deth_source_qp[7:0], decoded_fields_deth_source_qp[15:8],
                        decoded_fields_deth_source_qp[23:16], decoded_fields_deth_reserved,
                        decoded_fields_deth_queue_key[7:0], decoded_fields_deth_queue_key[15:8],
                        decoded_fields_deth_queue_key[23:16], decoded_fields_deth_queue_key[31:24]};
  wire [127:0] bytes_2 = {decoded_fields_reth_length[7:0], decoded_fields_reth_length[15:8],
                          decoded_fields_reth_length[23:16], decoded_fields_reth_length[31:24],
                          decoded_fields_reth_remote_key[7:0], decoded_fields_reth_remote_key[15:8],
                          decoded_fields_reth_remote_key[23:16], decoded_fields_reth_remote_key[31:24],
                          decoded_fields_reth_address[7:0], decoded_fields_reth_address[15:8],
                          decoded_fields_reth_address[23:16], decoded_fields_reth_address[31:24],
                          decoded_fields_reth_address[39:32], decoded_fields_reth_address[47:40],
                          decoded_fields_reth_address[55:48], decoded_fields_reth_address[63:56]};
  wire         _decoded_present_reth_and = decoded_present_reth & ~decoded_place_reth;
  wire         _decoded_present_reth_and_2 = decoded_present_reth & decoded_place_reth;
  wire [31:0]  bytes_3 = {decoded_fields_aeth_msn[7:0], decoded_fields_aeth_msn[15:8],
                          decoded_fields_aeth_msn[23:16], decoded_fields_aeth_syndrome};
  wire [31:0]  bytes_4 = {decoded_fields_rq_eth_rq_msn[7:0], decoded_fields_rq_eth_rq_msn[15:8],
                          decoded_fields_rq_eth_rq_msn[23:16], decoded_fields_rq_eth_reserved};
  wire [31:0]  bytes_5 = {decoded_fields_po_eth_order[7:0], decoded_fields_po_eth_order[15:8],
                          decoded_fields_po_eth_order[23:16], decoded_fields_po_eth_reserved};
  wire [31:0]  bytes_6 = {decoded_fields_imm_dt_value[7:0], decoded_fields_imm_dt_value[15:8],
                          decoded_fields_imm_dt_value[23:16], decoded_fields_imm_dt_value[31:24]};
  wire [31:0]  bytes_7 = {decoded_fields_ieth_remote_key[7:0], decoded_fields_ieth_remote_key[15:8],
                          decoded_fields_ieth_remote_key[23:16], decoded_fields_ieth_remote_key[31:24]};
  wire [223:0] bytes_8 = {decoded_fields_atomic_eth_compare[7:0], decoded_fields_atomic_eth_compare[15:8],
                          decoded_fields_atomic_eth_compare[23:16], decoded_fields_atomic_eth_compare[31:24],
                          decoded_fields_atomic_eth_compare[39:32], decoded_fields_atomic_eth_compare[47:40],
                          decoded_fields_atomic_eth_compare[55:48], decoded_fields_atomic_eth_compare[63:56],
                          decoded_fields_atomic_eth_swap_or_add[7:0],
                          decoded_fields_atomic_eth_swap_or_add[15:8],
                          decoded_fields_atomic_eth_swap_or_add[23:16],
                          decoded_fields_atomic_eth_swap_or_add[31:24],
                          decoded_fields_atomic_eth_swap_or_add[39:32],
                          decoded_fields_atomic_eth_swap_or_add[47:40],
                          decoded_fields_atomic_eth_swap_or_add[55:48],
                          decoded_fields_atomic_eth_swap_or_add[63:56],
                          decoded_fields_atomic_eth_remote_key[7:0],
                          decoded_fields_atomic_eth_remote_key[15:8],
                          decoded_fields_atomic_eth_remote_key[23:16],
                          decoded_fields_atomic_eth_remote_key[31:24], decoded_fields_atomic_eth_address[7:0],
                          decoded_fields_atomic_eth_address[15:8], decoded_fields_atomic_eth_address[23:16],
                          decoded_fields_atomic_eth_address[31:24], decoded_fields_atomic_eth_address[39:32],
                          decoded_fields_atomic_eth_address[47:40], decoded_fields_atomic_eth_address[55:48],
                          decoded_fields_atomic_eth_address[63:56]};
  wire         _decoded_present_atomic_eth_and = decoded_present_atomic_eth & ~decoded_place_atomic_eth;
  wire         _decoded_present_atomic_eth_and_2 = decoded_present_atomic_eth & decoded_place_atomic_eth;
  wire [63:0]  bytes_9 = {decoded_fields_atomic_ack_eth_original[7:0],
                          decoded_fields_atomic_ack_eth_original[15:8],
                          decoded_fields_atomic_ack_eth_original[23:16],
                          decoded_fields_atomic_ack_eth_original[31:24],
                          decoded_fields_atomic_ack_eth_original[39:32],
                          decoded_fields_atomic_ack_eth_original[47:40],
                          decoded_fields_atomic_ack_eth_original[55:48],
                          decoded_fields_atomic_ack_eth_original[63:56]};
  wire [159:0] bytes_10 = {decoded_fields_sack_eth_bitmap[7:0], decoded_fields_sack_eth_bitmap[15:8],
                           decoded_fields_sack_eth_bitmap[23:16], decoded_fields_sack_eth_bitmap[31:24],
                           decoded_fields_sack_eth_bitmap[39:32], decoded_fields_sack_eth_bitmap[47:40],
                           decoded_fields_sack_eth_bitmap[55:48], decoded_fields_sack_eth_bitmap[63:56],
                           decoded_fields_sack_eth_bitmap[71:64], decoded_fields_sack_eth_bitmap[79:72],
                           decoded_fields_sack_eth_bitmap[87:80], decoded_fields_sack_eth_bitmap[95:88],
                           decoded_fields_sack_eth_bitmap[103:96], decoded_fields_sack_eth_bitmap[111:104],
                           decoded_fields_sack_eth_bitmap[119:112], decoded_fields_sack_eth_bitmap[127:120],
                           decoded_fields_sack_eth_start[7:0], decoded_fields_sack_eth_start[15:8],
                           decoded_fields_sack_eth_start[23:16], decoded_fields_sack_eth_valid_length};
  wire [159:0] bytes_11 = {decoded_fields_rtt_eth_returned[7:0], decoded_fields_rtt_eth_returned[15:8],
                           decoded_fields_rtt_eth_returned[23:16], decoded_fields_rtt_eth_returned[31:24],
                           decoded_fields_rtt_eth_answered[7:0], decoded_fields_rtt_eth_answered[15:8],
                           decoded_fields_rtt_eth_answered[23:16], decoded_fields_rtt_eth_answered[31:24],
                           decoded_fields_rtt_eth_received[7:0], decoded_fields_rtt_eth_received[15:8],
                           decoded_fields_rtt_eth_received[23:16], decoded_fields_rtt_eth_received[31:24],
                           decoded_fields_rtt_eth_sent[7:0], decoded_fields_rtt_eth_sent[15:8],
                           decoded_fields_rtt_eth_sent[23:16], decoded_fields_rtt_eth_sent[31:24],
                           decoded_fields_rtt_eth_context[7:0], decoded_fields_rtt_eth_context[15:8],
                           decoded_fields_rtt_eth_context[23:16], decoded_fields_rtt_eth_context[31:24]};
  wire [127:0] bytes_12 = {decoded_fields_resv16_reserved[7:0], decoded_fields_resv16_reserved[15:8],
                           decoded_fields_resv16_reserved[23:16], decoded_fields_resv16_reserved[31:24],
                           decoded_fields_resv16_reserved[39:32], decoded_fields_resv16_reserved[47:40],
                           decoded_fields_resv16_reserved[55:48], decoded_fields_resv16_reserved[63:56],
                           decoded_fields_resv16_reserved[71:64], decoded_fields_resv16_reserved[79:72],
                           decoded_fields_resv16_reserved[87:80], decoded_fields_resv16_reserved[95:88],
                           decoded_fields_resv16_reserved[103:96], decoded_fields_resv16_reserved[111:104],
                           decoded_fields_resv16_reserved[119:112], decoded_fields_resv16_reserved[127:120]};
  wire [31:0]  _bytes_63_32_or = (_decoded_present_reth_and ? bytes_2[127:96] : 32'd0) |
                                 (_decoded_present_reth_and_2 ? bytes_2[95:64] : 32'd0) |
                                 ((decoded_present_imm_dt & (decoded_place_imm_dt == 3'd2)) ? bytes_6 :
                                  32'd0) |
                                 ((decoded_present_ieth & (decoded_place_ieth == 2'd2)) ? bytes_7 : 32'd0) |
                                 (_decoded_present_atomic_eth_and ? bytes_8[127:96] : 32'd0) |
                                 (_decoded_present_atomic_eth_and_2 ? bytes_8[95:64] : 32'd0) |
                                 ((decoded_present_atomic_ack_eth & decoded_place_atomic_ack_eth) ?
                                  bytes_9[63:32] : 32'd0);
  wire [31:0]  _bytes_63_32_or_2 = (_decoded_present_reth_and ? bytes_2[95:64] : 32'd0) |
                                   (_decoded_present_reth_and_2 ? bytes_2[63:32] : 32'd0) |
                                   ((decoded_present_po_eth & (decoded_place_po_eth == 2'd1)) ? bytes_5 :
                                    32'd0) | ((decoded_present_imm_dt & (decoded_place_imm_dt == 3'd1)) ?
                                              bytes_6 : 32'd0) |
                                   ((decoded_present_ieth & (decoded_place_ieth == 2'd1)) ? bytes_7 : 32'd0) |
                                   (_decoded_present_atomic_eth_and ? bytes_8[95:64] : 32'd0) |
                                   (_decoded_present_atomic_eth_and_2 ? bytes_8[63:32] : 32'd0);
  wire [31:0]  _bytes_63_32_or_3 = (decoded_present_deth ? bytes[63:32] : 32'd0) |
                                   (_decoded_present_reth_and ? bytes_2[63:32] : 32'd0) |
                                   (_decoded_present_reth_and_2 ? bytes_2[31:0] : 32'd0) |
                                   ((decoded_present_aeth & decoded_place_aeth) ? bytes_3 : 32'd0) |
                                   ((decoded_present_rq_eth & ~decoded_place_rq_eth) ? bytes_4 : 32'd0) |
                                   ((decoded_present_po_eth & (decoded_place_po_eth == 2'd0)) ? bytes_5 :
                                    32'd0) | (_decoded_present_atomic_eth_and ? bytes_8[63:32] : 32'd0);
  wire [31:0]  _bytes_or = (decoded_present_deth ? bytes[31:0] : 32'd0) |
                           (decoded_present_msn_eth ? {decoded_fields_msn_eth_msn[7:0],
                                                       decoded_fields_msn_eth_msn[15:8],
                                                       decoded_fields_msn_eth_msn[23:16],
                                                       decoded_fields_msn_eth_reserved} : 32'd0) |
                           (_decoded_present_reth_and ? bytes_2[31:0] : 32'd0) |
                           ((decoded_present_aeth & ~decoded_place_aeth) ? bytes_3 : 32'd0) |
                           ((decoded_present_imm_dt & (decoded_place_imm_dt == 3'd0)) ? bytes_6 : 32'd0) |
                           ((decoded_present_ieth & (decoded_place_ieth == 2'd0)) ? bytes_7 : 32'd0);
  wire [19:0]  sums_carries_6 = (decoded_sum & {sums_carries_18_0_c1, 1'b0}) |
                                (decoded_sum & {7'd0, decoded_payload_words, 2'd0}) |
                                ({sums_carries_18_0_c1, 1'b0} & {7'd0, decoded_payload_words, 2'd0});
  wire [19:0]  sums_next_2_0 = decoded_sum ^ {sums_carries_18_0_c1, 1'b0} ^
                               {7'd0, decoded_payload_words, 2'd0};
  wire [19:0]  sums_next_2_1 = {sums_carries_6[18:0], 1'b0};
  wire [19:0]  sums_carries_7 = (sums_next_2_0 & sums_next_2_1) |
                                (sums_next_2_0 & {14'd0, decoded_words, 2'd0}) |
                                (sums_next_2_1 & {14'd0, decoded_words, 2'd0});
  wire [19:0]  sums_next_2_2 = sums_next_2_0 ^ sums_next_2_1 ^ {14'd0, decoded_words, 2'd0};
  wire [15:0]  checksum = ~(folded_sum[15:0] + {15'd0, folded_sum[16]});
  wire [15:0]  port_wire = (folded_packet_port == PORT_VEROCE) ? veroce : 16'd4791;
  wire [415:0] datagram = {folded_packet_bytes, 8'd0, 8'd0, folded_packet_datagram_words[5:0], 2'd0, 3'd0,
                           folded_packet_datagram_words[10:6], port_wire[7:0], port_wire[15:8],
                           folded_packet_source_port[7:0], folded_packet_source_port[15:8]};
  wire [15:0]  _folded_packet_datagram_words_sum = {3'd0, folded_packet_datagram_words, 2'd0} + 16'd20;
  wire [735:0] internet = folded_packet_network_ipv6 ? {datagram, folded_packet_network_destination[7:0],
                                                        folded_packet_network_destination[15:8],
                                                        folded_packet_network_destination[23:16],
                                                        folded_packet_network_destination[31:24],
                                                        folded_packet_network_destination[39:32],
                                                        folded_packet_network_destination[47:40],
                                                        folded_packet_network_destination[55:48],
                                                        folded_packet_network_destination[63:56],
                                                        folded_packet_network_destination[71:64],
                                                        folded_packet_network_destination[79:72],
                                                        folded_packet_network_destination[87:80],
                                                        folded_packet_network_destination[95:88],
                                                        folded_packet_network_destination[103:96],
                                                        folded_packet_network_destination[111:104],
                                                        folded_packet_network_destination[119:112],
                                                        folded_packet_network_destination[127:120],
                                                        folded_packet_network_source[7:0],
                                                        folded_packet_network_source[15:8],
                                                        folded_packet_network_source[23:16],
                                                        folded_packet_network_source[31:24],
                                                        folded_packet_network_source[39:32],
                                                        folded_packet_network_source[47:40],
                                                        folded_packet_network_source[55:48],
                                                        folded_packet_network_source[63:56],
                                                        folded_packet_network_source[71:64],
                                                        folded_packet_network_source[79:72],
                                                        folded_packet_network_source[87:80],
                                                        folded_packet_network_source[95:88],
                                                        folded_packet_network_source[103:96],
                                                        folded_packet_network_source[111:104],
                                                        folded_packet_network_source[119:112],
                                                        folded_packet_network_source[127:120],
                                                        folded_packet_network_time_to_live, 8'd17,
                                                        folded_packet_datagram_words[5:0], 2'd0, 3'd0,
                                                        folded_packet_datagram_words[10:6],
                                                        folded_packet_source_port[7:0],
                                                        folded_packet_source_port[15:8],
                                                        folded_packet_network_dscp[1:0],
                                                        folded_packet_network_ecn, 4'd0, 4'd6,
                                                        folded_packet_network_dscp[5:2]} :
                          {160'd0, datagram, folded_packet_network_destination[7:0],
                           folded_packet_network_destination[15:8], folded_packet_network_destination[23:16],
                           folded_packet_network_destination[31:24], folded_packet_network_source[7:0],
                           folded_packet_network_source[15:8], folded_packet_network_source[23:16],
                           folded_packet_network_source[31:24], checksum[7:0], checksum[15:8], 8'd17,
                           folded_packet_network_time_to_live, 8'd0, 8'd64,
                           folded_packet_network_identification[7:0],
                           folded_packet_network_identification[15:8], _folded_packet_datagram_words_sum[7:0],
                           _folded_packet_datagram_words_sum[15:8], folded_packet_network_dscp,
                           folded_packet_network_ecn, 4'd4, 4'd5};
  wire [15:0]  _folded_packet_network_ipv6_choice = folded_packet_network_ipv6 ? 16'd34525 : 16'd2048;
  wire [6:0]   outer = folded_packet_link_tagged ? (folded_packet_network_ipv6 ? 7'd66 : 7'd46) :
                       folded_packet_network_ipv6 ? 7'd62 : 7'd42;
  wire         taken = headers_ready;
  wire         advance_4 = taken | ~fields_valid_c4;
  wire         advance_3 = advance_4 | ~fields_valid_c3;
  wire         advance_2 = advance_3 | ~fields_valid_c2;
  wire         advance_1 = advance_2 | ~fields_valid_c1;

  FormatDecoder_ROCE roce (
    .opcode(fields_payload_bth_opcode),
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
    .opcode(fields_payload_bth_opcode),
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

  assign fields_ready = advance_1;
  assign headers_valid = fields_valid_c4;

  always @(posedge clk) begin
    if (rst) begin
      fields_valid_c1 <= 1'b0;
      fields_valid_c2 <= 1'b0;
      fields_valid_c3 <= 1'b0;
      fields_valid_c4 <= 1'b0;
    end else begin
      // ---- timeline fields, cycle 1
      if (advance_1) begin
        fields_valid_c1 <= fields_valid;
      end
      // ---- timeline fields, cycle 2
      if (advance_2) begin
        fields_valid_c2 <= fields_valid_c1;
      end
      // ---- timeline fields, cycle 3
      if (advance_3) begin
        fields_valid_c3 <= fields_valid_c2;
      end
      // ---- timeline fields, cycle 4
      if (advance_4) begin
        fields_valid_c4 <= fields_valid_c3;
      end
    end
  end

  // body: decoded_place_aeth to fields_payload_network_time_to_live_c1
  always @(posedge clk) begin
    // ---- timeline fields, cycle 1
    if (advance_1) begin
      decoded_place_aeth <= is_veroce ? veroce_2_place_aeth : roce_place_aeth;
      decoded_place_atomic_ack_eth <= is_veroce ? veroce_2_place_atomic_ack_eth : roce_place_atomic_ack_eth;
      decoded_place_atomic_eth <= is_veroce ? veroce_2_place_atomic_eth : roce_place_atomic_eth;
      decoded_place_ieth <= is_veroce ? veroce_2_place_ieth : roce_place_ieth;
      decoded_place_imm_dt <= is_veroce ? veroce_2_place_imm_dt : roce_place_imm_dt;
      decoded_place_po_eth <= is_veroce ? veroce_2_place_po_eth : roce_place_po_eth;
      decoded_place_reth <= is_veroce ? veroce_2_place_reth : roce_place_reth;
      decoded_place_rq_eth <= is_veroce ? veroce_2_place_rq_eth : roce_place_rq_eth;
      decoded_present_aeth <= is_veroce ? veroce_2_present_aeth : roce_present_aeth;
      decoded_present_atomic_ack_eth <= is_veroce ? veroce_2_present_atomic_ack_eth :
                                        roce_present_atomic_ack_eth;
      decoded_present_atomic_eth <= is_veroce ? veroce_2_present_atomic_eth : roce_present_atomic_eth;
      decoded_present_deth <= is_veroce ? veroce_2_present_deth : roce_present_deth;
      decoded_present_ieth <= is_veroce ? veroce_2_present_ieth : roce_present_ieth;
      decoded_present_imm_dt <= is_veroce ? veroce_2_present_imm_dt : roce_present_imm_dt;
      decoded_present_msn_eth <= is_veroce ? veroce_2_present_msn_eth : roce_present_msn_eth;
      decoded_present_po_eth <= is_veroce ? veroce_2_present_po_eth : roce_present_po_eth;
      decoded_present_resv16 <= is_veroce ? veroce_2_present_resv16 : roce_present_resv16;
      decoded_present_reth <= is_veroce ? veroce_2_present_reth : roce_present_reth;
      decoded_present_rq_eth <= is_veroce ? veroce_2_present_rq_eth : roce_present_rq_eth;
      decoded_present_rtt_eth <= is_veroce ? veroce_2_present_rtt_eth : roce_present_rtt_eth;
      decoded_present_sack_eth <= is_veroce ? veroce_2_present_sack_eth : roce_present_sack_eth;
      decoded_fields_aeth_msn <= fields_payload_aeth_msn;
      decoded_fields_aeth_syndrome <= fields_payload_aeth_syndrome;
      decoded_fields_atomic_ack_eth_original <= fields_payload_atomic_ack_eth_original;
      decoded_fields_atomic_eth_address <= fields_payload_atomic_eth_address;
      decoded_fields_atomic_eth_compare <= fields_payload_atomic_eth_compare;
      decoded_fields_atomic_eth_remote_key <= fields_payload_atomic_eth_remote_key;
      decoded_fields_atomic_eth_swap_or_add <= fields_payload_atomic_eth_swap_or_add;
      decoded_fields_bth_ack_request <= fields_payload_bth_ack_request;
      decoded_fields_bth_becn <= fields_payload_bth_becn;
      decoded_fields_bth_dest_qp <= fields_payload_bth_dest_qp;
      decoded_fields_bth_fecn <= fields_payload_bth_fecn;
      decoded_fields_bth_migration <= fields_payload_bth_migration;
      decoded_fields_bth_opcode <= fields_payload_bth_opcode;
      decoded_fields_bth_pkey <= fields_payload_bth_pkey;
      decoded_fields_bth_psn <= fields_payload_bth_psn;
      decoded_fields_bth_reserved <= fields_payload_bth_reserved;
      decoded_fields_bth_reserved6 <= fields_payload_bth_reserved6;
      decoded_fields_bth_retrans <= fields_payload_bth_retrans;
      decoded_fields_bth_solicited <= fields_payload_bth_solicited;
      decoded_fields_bth_version <= fields_payload_bth_version;
      decoded_fields_deth_queue_key <= fields_payload_deth_queue_key;
      decoded_fields_deth_reserved <= fields_payload_deth_reserved;
      decoded_fields_deth_source_qp <= fields_payload_deth_source_qp;
      decoded_fields_ieth_remote_key <= fields_payload_ieth_remote_key;
      decoded_fields_imm_dt_value <= fields_payload_imm_dt_value;
      fields_payload_link_destination_c1 <= fields_payload_link_destination;
      fields_payload_link_drop_eligible_c1 <= fields_payload_link_drop_eligible;
      fields_payload_link_identifier_c1 <= fields_payload_link_identifier;
      fields_payload_link_priority_c1 <= fields_payload_link_priority;
      fields_payload_link_source_c1 <= fields_payload_link_source;
      fields_payload_link_tagged_c1 <= fields_payload_link_tagged;
      decoded_fields_msn_eth_msn <= fields_payload_msn_eth_msn;
      decoded_fields_msn_eth_reserved <= fields_payload_msn_eth_reserved;
      fields_payload_network_destination_c1 <= fields_payload_network_destination;
      fields_payload_network_dscp_c1 <= fields_payload_network_dscp;
      fields_payload_network_ecn_c1 <= fields_payload_network_ecn;
      fields_payload_network_identification_c1 <= fields_payload_network_identification;
      fields_payload_network_ipv6_c1 <= fields_payload_network_ipv6;
      fields_payload_network_source_c1 <= fields_payload_network_source;
      fields_payload_network_time_to_live_c1 <= fields_payload_network_time_to_live;
    end
  end

  // body: decoded_fields_payload_length to fields_payload_stamped_c2
  always @(posedge clk) begin
    // ---- timeline fields, cycle 1
    if (advance_1) begin
      decoded_fields_payload_length <= fields_payload_payload_length;
      decoded_fields_po_eth_order <= fields_payload_po_eth_order;
      decoded_fields_po_eth_reserved <= fields_payload_po_eth_reserved;
      fields_payload_port_c1 <= fields_payload_port;
      decoded_fields_resv16_reserved <= fields_payload_resv16_reserved;
      decoded_fields_reth_address <= fields_payload_reth_address;
      decoded_fields_reth_length <= fields_payload_reth_length;
      decoded_fields_reth_remote_key <= fields_payload_reth_remote_key;
      decoded_fields_rq_eth_reserved <= fields_payload_rq_eth_reserved;
      decoded_fields_rq_eth_rq_msn <= fields_payload_rq_eth_rq_msn;
      decoded_fields_rtt_eth_answered <= fields_payload_rtt_eth_answered;
      decoded_fields_rtt_eth_context <= fields_payload_rtt_eth_context;
      decoded_fields_rtt_eth_received <= fields_payload_rtt_eth_received;
      decoded_fields_rtt_eth_returned <= fields_payload_rtt_eth_returned;
      decoded_fields_rtt_eth_sent <= fields_payload_rtt_eth_sent;
      decoded_fields_sack_eth_bitmap <= fields_payload_sack_eth_bitmap;
      decoded_fields_sack_eth_start <= fields_payload_sack_eth_start;
      decoded_fields_sack_eth_valid_length <= fields_payload_sack_eth_valid_length;
      fields_payload_source_port_c1 <= fields_payload_source_port;
      fields_payload_stamped_c1 <= fields_payload_stamped;
      decoded_payload_words <= payload_words;
      decoded_sum <= sums_next_8;
      decoded_words <= words;
    end
    // ---- timeline fields, cycle 2
    if (advance_2) begin
      fields_payload_link_destination_c2 <= fields_payload_link_destination_c1;
      fields_payload_link_drop_eligible_c2 <= fields_payload_link_drop_eligible_c1;
      fields_payload_link_identifier_c2 <= fields_payload_link_identifier_c1;
      fields_payload_link_priority_c2 <= fields_payload_link_priority_c1;
      fields_payload_link_source_c2 <= fields_payload_link_source_c1;
      fields_payload_link_tagged_c2 <= fields_payload_link_tagged_c1;
      fields_payload_network_destination_c2 <= fields_payload_network_destination_c1;
      fields_payload_network_dscp_c2 <= fields_payload_network_dscp_c1;
      fields_payload_network_ecn_c2 <= fields_payload_network_ecn_c1;
      fields_payload_network_identification_c2 <= fields_payload_network_identification_c1;
      fields_payload_network_ipv6_c2 <= fields_payload_network_ipv6_c1;
      fields_payload_network_source_c2 <= fields_payload_network_source_c1;
      fields_payload_network_time_to_live_c2 <= fields_payload_network_time_to_live_c1;
      fields_payload_port_c2 <= fields_payload_port_c1;
      fields_payload_source_port_c2 <= fields_payload_source_port_c1;
      fields_payload_stamped_c2 <= fields_payload_stamped_c1;
    end
  end

  // body: decoded_words_c2 to folded_sum
  always @(posedge clk) begin
    // ---- timeline fields, cycle 2
    if (advance_2) begin
      decoded_words_c2 <= decoded_words;
      datagram_words_c2 <= datagram_words;
      packet_bytes_c2 <= {((decoded_present_imm_dt & (decoded_place_imm_dt == 3'd5)) ? bytes_6 : 32'd0) |
                          (_decoded_present_atomic_eth_and_2 ? bytes_8[223:192] : 32'd0),
                          ((decoded_present_po_eth & (decoded_place_po_eth == 2'd3)) ? bytes_5 : 32'd0) |
                          ((decoded_present_imm_dt & (decoded_place_imm_dt == 3'd4)) ? bytes_6 : 32'd0) |
                          (_decoded_present_atomic_eth_and ? bytes_8[223:192] : 32'd0) |
                          (_decoded_present_atomic_eth_and_2 ? bytes_8[191:160] : 32'd0) |
                          (decoded_present_sack_eth ? bytes_10[159:128] : 32'd0),
                          ((decoded_present_rq_eth & decoded_place_rq_eth) ? bytes_4 : 32'd0) |
                          ((decoded_present_po_eth & (decoded_place_po_eth == 2'd2)) ? bytes_5 : 32'd0) |
                          (_decoded_present_atomic_eth_and ? bytes_8[191:160] : 32'd0) |
                          (_decoded_present_atomic_eth_and_2 ? bytes_8[159:128] : 32'd0) |
                          (decoded_present_sack_eth ? bytes_10[127:96] : 32'd0),
                          (_decoded_present_reth_and_2 ? bytes_2[127:96] : 32'd0) |
                          ((decoded_present_imm_dt & (decoded_place_imm_dt == 3'd3)) ? bytes_6 : 32'd0) |
                          (_decoded_present_atomic_eth_and ? bytes_8[159:128] : 32'd0) |
                          (_decoded_present_atomic_eth_and_2 ? bytes_8[127:96] : 32'd0) |
                          (decoded_present_sack_eth ? bytes_10[95:64] : 32'd0) |
                          (decoded_present_rtt_eth ? bytes_11[159:128] : 32'd0),
                          _bytes_63_32_or | (decoded_present_sack_eth ? bytes_10[63:32] : 32'd0) |
                          (decoded_present_rtt_eth ? bytes_11[127:96] : 32'd0) |
                          (decoded_present_resv16 ? bytes_12[127:96] : 32'd0),
                          _bytes_63_32_or_2 | ((decoded_present_atomic_ack_eth &
                                                ~decoded_place_atomic_ack_eth) ? bytes_9[63:32] : 32'd0) |
                          ((decoded_present_atomic_ack_eth & decoded_place_atomic_ack_eth) ? bytes_9[31:0] :
                           32'd0) | (decoded_present_sack_eth ? bytes_10[31:0] : 32'd0) |
                          (decoded_present_rtt_eth ? bytes_11[95:64] : 32'd0) |
                          (decoded_present_resv16 ? bytes_12[95:64] : 32'd0),
                          _bytes_63_32_or_3 | (_decoded_present_atomic_eth_and_2 ? bytes_8[31:0] : 32'd0) |
                          ((decoded_present_atomic_ack_eth & ~decoded_place_atomic_ack_eth) ? bytes_9[31:0] :
                           32'd0) | (decoded_present_rtt_eth ? bytes_11[63:32] : 32'd0) |
                          (decoded_present_resv16 ? bytes_12[63:32] : 32'd0),
                          _bytes_or | (_decoded_present_atomic_eth_and ? bytes_8[31:0] : 32'd0) |
                          (decoded_present_rtt_eth ? bytes_11[31:0] : 32'd0) |
                          (decoded_present_resv16 ? bytes_12[31:0] : 32'd0), bth};
      summed_sum <= sums_next_2_2 + {sums_carries_7[18:0], 1'b0};
    end
    // ---- timeline fields, cycle 3
    if (advance_3) begin
      folded_packet_link_destination <= fields_payload_link_destination_c2;
      folded_packet_link_drop_eligible <= fields_payload_link_drop_eligible_c2;
      folded_packet_link_identifier <= fields_payload_link_identifier_c2;
      folded_packet_link_priority <= fields_payload_link_priority_c2;
      folded_packet_link_source <= fields_payload_link_source_c2;
      folded_packet_link_tagged <= fields_payload_link_tagged_c2;
      folded_packet_network_destination <= fields_payload_network_destination_c2;
      folded_packet_network_dscp <= fields_payload_network_dscp_c2;
      folded_packet_network_ecn <= fields_payload_network_ecn_c2;
      folded_packet_network_identification <= fields_payload_network_identification_c2;
      folded_packet_network_ipv6 <= fields_payload_network_ipv6_c2;
      folded_packet_network_source <= fields_payload_network_source_c2;
      folded_packet_network_time_to_live <= fields_payload_network_time_to_live_c2;
      folded_packet_port <= fields_payload_port_c2;
      folded_packet_source_port <= fields_payload_source_port_c2;
      folded_packet_stamped <= fields_payload_stamped_c2;
      folded_packet_words <= decoded_words_c2;
      folded_packet_datagram_words <= datagram_words_c2;
      folded_packet_bytes <= packet_bytes_c2;
      folded_sum <= {1'b0, summed_sum[15:0]} + {13'd0, summed_sum[19:16]};
    end
  end

  // CarrySave.two
  always @(posedge clk) begin
    // ---- timeline fields, cycle 1
    if (advance_1) begin
      sums_carries_18_0_c1 <= sums_carries_5[18:0];
    end
  end

  // StreamPipe.shown
  always @(posedge clk) begin
    // ---- timeline fields, cycle 2
    if (advance_2) begin
      packet_has_payload_c2 <= |decoded_fields_payload_length;
    end
    // ---- timeline fields, cycle 3
    if (advance_3) begin
      packet_has_payload_c3 <= packet_has_payload_c2;
    end
    // ---- timeline fields, cycle 4
    if (advance_4) begin
      headers_payload_has_payload <= packet_has_payload_c3;
      headers_payload_bytes <= folded_packet_link_tagged ? {internet, _folded_packet_network_ipv6_choice[7:0],
                                                            _folded_packet_network_ipv6_choice[15:8],
                                                            folded_packet_link_identifier[7:0],
                                                            folded_packet_link_priority,
                                                            folded_packet_link_drop_eligible,
                                                            folded_packet_link_identifier[11:8], 8'd0, 8'd129,
                                                            folded_packet_link_source[7:0],
                                                            folded_packet_link_source[15:8],
                                                            folded_packet_link_source[23:16],
                                                            folded_packet_link_source[31:24],
                                                            folded_packet_link_source[39:32],
                                                            folded_packet_link_source[47:40],
                                                            folded_packet_link_destination[7:0],
                                                            folded_packet_link_destination[15:8],
                                                            folded_packet_link_destination[23:16],
                                                            folded_packet_link_destination[31:24],
                                                            folded_packet_link_destination[39:32],
                                                            folded_packet_link_destination[47:40]} :
                               {32'd0, internet, _folded_packet_network_ipv6_choice[7:0],
                                _folded_packet_network_ipv6_choice[15:8], folded_packet_link_source[7:0],
                                folded_packet_link_source[15:8], folded_packet_link_source[23:16],
                                folded_packet_link_source[31:24], folded_packet_link_source[39:32],
                                folded_packet_link_source[47:40], folded_packet_link_destination[7:0],
                                folded_packet_link_destination[15:8], folded_packet_link_destination[23:16],
                                folded_packet_link_destination[31:24], folded_packet_link_destination[39:32],
                                folded_packet_link_destination[47:40]};
      headers_payload_length <= outer + {1'b0, folded_packet_words, 2'd0};
      headers_payload_stamp_places <= folded_packet_stamped ?
                                      (4'd1 << {folded_packet_network_ipv6, folded_packet_link_tagged}) :
                                      4'd0;
    end
  end

  wire        _unused = &{1'b0, fields_payload_bth_pad_count, sums_carries[19], sums_carries_2[19],
                          sums_carries_3[19], sums_carries_4[19], sums_carries_5[19], sums_carries_6[19],
                          sums_carries_7[19]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) refuses_only_when_every_cycle_is_full: assert (advance_1 |
                                                                                 (&{fields_valid_c4,
                                                                                    fields_valid_c3,
                                                                                    fields_valid_c2,
                                                                                    fields_valid_c1}));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(advance_1 | (&{fields_valid_c4, fields_valid_c3, fields_valid_c2,
                                                     fields_valid_c1}))) begin
    $display("StreamPipe.java: HDL801: claim 'refuses only when every cycle is full' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
