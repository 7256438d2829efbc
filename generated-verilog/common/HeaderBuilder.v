`default_nettype none

// HeaderBuilder: makes the Ethernet, IP, UDP and transport header bytes of a packet from its fields.
// Generated from HeaderBuilder.java.
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
  input  wire [15:0]  veroce,  // UDP destination port of the profiles P1 to P3; stable while packets are built
  // headers: one per packet, in order
  output wire         headers_valid,
  input  wire         headers_ready,
  output wire [879:0] headers_payload_bytes,  // byte 0 in bits 7 to 0; bytes behind the length are 0
  output wire [6:0]   headers_payload_length,  // how many, at most 110
  output wire         headers_payload_has_payload  // a payload of at least one byte follows
);
  localparam PORT_VEROCE = 1'b1;

  wire         decoded_stage_out_valid;
  wire [47:0]  decoded_stage_out_payload_fields_link_destination;
  wire [47:0]  decoded_stage_out_payload_fields_link_source;
  wire         decoded_stage_out_payload_fields_link_tagged;
  wire [2:0]   decoded_stage_out_payload_fields_link_priority;
  wire         decoded_stage_out_payload_fields_link_drop_eligible;
  wire [11:0]  decoded_stage_out_payload_fields_link_identifier;
  wire         decoded_stage_out_payload_fields_network_ipv6;
  wire [5:0]   decoded_stage_out_payload_fields_network_dscp;
  wire [1:0]   decoded_stage_out_payload_fields_network_ecn;
  wire [7:0]   decoded_stage_out_payload_fields_network_time_to_live;
  wire [15:0]  decoded_stage_out_payload_fields_network_identification;
  wire [127:0] decoded_stage_out_payload_fields_network_source;
  wire [127:0] decoded_stage_out_payload_fields_network_destination;
  wire [15:0]  decoded_stage_out_payload_fields_source_port;
  wire         decoded_stage_out_payload_fields_port;
  wire [7:0]   decoded_stage_out_payload_fields_bth_opcode;
  wire         decoded_stage_out_payload_fields_bth_solicited;
  wire         decoded_stage_out_payload_fields_bth_migration;
  wire [1:0]   _unused_decoded_stage_out_payload_fields_bth_pad_count;
  wire [3:0]   decoded_stage_out_payload_fields_bth_version;
  wire [15:0]  decoded_stage_out_payload_fields_bth_pkey;
  wire         decoded_stage_out_payload_fields_bth_fecn;
  wire         decoded_stage_out_payload_fields_bth_becn;
  wire [5:0]   decoded_stage_out_payload_fields_bth_reserved6;
  wire [23:0]  decoded_stage_out_payload_fields_bth_dest_qp;
  wire         decoded_stage_out_payload_fields_bth_ack_request;
  wire         decoded_stage_out_payload_fields_bth_retrans;
  wire [5:0]   decoded_stage_out_payload_fields_bth_reserved;
  wire [23:0]  decoded_stage_out_payload_fields_bth_psn;
  wire [31:0]  decoded_stage_out_payload_fields_deth_queue_key;
  wire [7:0]   decoded_stage_out_payload_fields_deth_reserved;
  wire [23:0]  decoded_stage_out_payload_fields_deth_source_qp;
  wire [7:0]   decoded_stage_out_payload_fields_msn_eth_reserved;
  wire [23:0]  decoded_stage_out_payload_fields_msn_eth_msn;
  wire [63:0]  decoded_stage_out_payload_fields_reth_address;
  wire [31:0]  decoded_stage_out_payload_fields_reth_remote_key;
  wire [31:0]  decoded_stage_out_payload_fields_reth_length;
  wire [7:0]   decoded_stage_out_payload_fields_aeth_syndrome;
  wire [23:0]  decoded_stage_out_payload_fields_aeth_msn;
  wire [7:0]   decoded_stage_out_payload_fields_rq_eth_reserved;
  wire [23:0]  decoded_stage_out_payload_fields_rq_eth_rq_msn;
  wire [7:0]   decoded_stage_out_payload_fields_po_eth_reserved;
  wire [23:0]  decoded_stage_out_payload_fields_po_eth_order;
  wire [31:0]  decoded_stage_out_payload_fields_imm_dt_value;
  wire [31:0]  decoded_stage_out_payload_fields_ieth_remote_key;
  wire [63:0]  decoded_stage_out_payload_fields_atomic_eth_address;
  wire [31:0]  decoded_stage_out_payload_fields_atomic_eth_remote_key;
  wire [63:0]  decoded_stage_out_payload_fields_atomic_eth_swap_or_add;
  wire [63:0]  decoded_stage_out_payload_fields_atomic_eth_compare;
  wire [63:0]  decoded_stage_out_payload_fields_atomic_ack_eth_original;
  wire [7:0]   decoded_stage_out_payload_fields_sack_eth_valid_length;
  wire [23:0]  decoded_stage_out_payload_fields_sack_eth_start;
  wire [127:0] decoded_stage_out_payload_fields_sack_eth_bitmap;
  wire [31:0]  decoded_stage_out_payload_fields_rtt_eth_context;
  wire [31:0]  decoded_stage_out_payload_fields_rtt_eth_sent;
  wire [31:0]  decoded_stage_out_payload_fields_rtt_eth_received;
  wire [31:0]  decoded_stage_out_payload_fields_rtt_eth_answered;
  wire [31:0]  decoded_stage_out_payload_fields_rtt_eth_returned;
  wire [127:0] decoded_stage_out_payload_fields_resv16_reserved;
  wire [12:0]  decoded_stage_out_payload_fields_payload_length;
  wire         decoded_stage_out_payload_present_deth;
  wire         decoded_stage_out_payload_present_msn_eth;
  wire         decoded_stage_out_payload_present_reth;
  wire         decoded_stage_out_payload_present_aeth;
  wire         decoded_stage_out_payload_present_rq_eth;
  wire         decoded_stage_out_payload_present_po_eth;
  wire         decoded_stage_out_payload_present_imm_dt;
  wire         decoded_stage_out_payload_present_ieth;
  wire         decoded_stage_out_payload_present_atomic_eth;
  wire         decoded_stage_out_payload_present_atomic_ack_eth;
  wire         decoded_stage_out_payload_present_sack_eth;
  wire         decoded_stage_out_payload_present_rtt_eth;
  wire         decoded_stage_out_payload_present_resv16;
  wire         decoded_stage_out_payload_place_reth;
  wire         decoded_stage_out_payload_place_aeth;
  wire         decoded_stage_out_payload_place_rq_eth;
  wire [1:0]   decoded_stage_out_payload_place_po_eth;
  wire [2:0]   decoded_stage_out_payload_place_imm_dt;
  wire [1:0]   decoded_stage_out_payload_place_ieth;
  wire         decoded_stage_out_payload_place_atomic_eth;
  wire         decoded_stage_out_payload_place_atomic_ack_eth;
  wire [3:0]   decoded_stage_out_payload_words;
  wire [10:0]  decoded_stage_out_payload_payload_words;
  wire [19:0]  decoded_stage_out_payload_sum;
  wire [19:0]  decoded_stage_out_payload_carries;
  wire         decoded_roce_known;
  wire [3:0]   decoded_roce_words;
  wire         decoded_roce_present_deth;
  wire         decoded_roce_present_msn_eth;
  wire         decoded_roce_present_reth;
  wire         decoded_roce_present_aeth;
  wire         decoded_roce_present_rq_eth;
  wire         decoded_roce_present_po_eth;
  wire         decoded_roce_present_imm_dt;
  wire         decoded_roce_present_ieth;
  wire         decoded_roce_present_atomic_eth;
  wire         decoded_roce_present_atomic_ack_eth;
  wire         decoded_roce_present_sack_eth;
  wire         decoded_roce_present_rtt_eth;
  wire         decoded_roce_present_resv16;
  wire         decoded_roce_place_reth;
  wire         decoded_roce_place_aeth;
  wire         decoded_roce_place_rq_eth;
  wire [1:0]   decoded_roce_place_po_eth;
  wire [2:0]   decoded_roce_place_imm_dt;
  wire [1:0]   decoded_roce_place_ieth;
  wire         decoded_roce_place_atomic_eth;
  wire         decoded_roce_place_atomic_ack_eth;
  wire         decoded_veroce_known;
  wire [3:0]   decoded_veroce_words;
  wire         decoded_veroce_present_deth;
  wire         decoded_veroce_present_msn_eth;
  wire         decoded_veroce_present_reth;
  wire         decoded_veroce_present_aeth;
  wire         decoded_veroce_present_rq_eth;
  wire         decoded_veroce_present_po_eth;
  wire         decoded_veroce_present_imm_dt;
  wire         decoded_veroce_present_ieth;
  wire         decoded_veroce_present_atomic_eth;
  wire         decoded_veroce_present_atomic_ack_eth;
  wire         decoded_veroce_present_sack_eth;
  wire         decoded_veroce_present_rtt_eth;
  wire         decoded_veroce_present_resv16;
  wire         decoded_veroce_place_reth;
  wire         decoded_veroce_place_aeth;
  wire         decoded_veroce_place_rq_eth;
  wire [1:0]   decoded_veroce_place_po_eth;
  wire [2:0]   decoded_veroce_place_imm_dt;
  wire [1:0]   decoded_veroce_place_ieth;
  wire         decoded_veroce_place_atomic_eth;
  wire         decoded_veroce_place_atomic_ack_eth;
  wire         summed_stage_in_ready;
  wire         summed_stage_out_valid;
  wire [47:0]  summed_stage_out_payload_packet_link_destination;
  wire [47:0]  summed_stage_out_payload_packet_link_source;
  wire         summed_stage_out_payload_packet_link_tagged;
  wire [2:0]   summed_stage_out_payload_packet_link_priority;
  wire         summed_stage_out_payload_packet_link_drop_eligible;
  wire [11:0]  summed_stage_out_payload_packet_link_identifier;
  wire         summed_stage_out_payload_packet_network_ipv6;
  wire [5:0]   summed_stage_out_payload_packet_network_dscp;
  wire [1:0]   summed_stage_out_payload_packet_network_ecn;
  wire [7:0]   summed_stage_out_payload_packet_network_time_to_live;
  wire [15:0]  summed_stage_out_payload_packet_network_identification;
  wire [127:0] summed_stage_out_payload_packet_network_source;
  wire [127:0] summed_stage_out_payload_packet_network_destination;
  wire [15:0]  summed_stage_out_payload_packet_source_port;
  wire         summed_stage_out_payload_packet_port;
  wire [351:0] summed_stage_out_payload_packet_bytes;
  wire [3:0]   summed_stage_out_payload_packet_words;
  wire [10:0]  summed_stage_out_payload_packet_datagram_words;
  wire         summed_stage_out_payload_packet_has_payload;
  wire [19:0]  summed_stage_out_payload_sum;
  wire         folded_stage_in_ready;
  wire         folded_stage_out_valid;
  wire [47:0]  folded_stage_out_payload_packet_link_destination;
  wire [47:0]  folded_stage_out_payload_packet_link_source;
  wire         folded_stage_out_payload_packet_link_tagged;
  wire [2:0]   folded_stage_out_payload_packet_link_priority;
  wire         folded_stage_out_payload_packet_link_drop_eligible;
  wire [11:0]  folded_stage_out_payload_packet_link_identifier;
  wire         folded_stage_out_payload_packet_network_ipv6;
  wire [5:0]   folded_stage_out_payload_packet_network_dscp;
  wire [1:0]   folded_stage_out_payload_packet_network_ecn;
  wire [7:0]   folded_stage_out_payload_packet_network_time_to_live;
  wire [15:0]  folded_stage_out_payload_packet_network_identification;
  wire [127:0] folded_stage_out_payload_packet_network_source;
  wire [127:0] folded_stage_out_payload_packet_network_destination;
  wire [15:0]  folded_stage_out_payload_packet_source_port;
  wire         folded_stage_out_payload_packet_port;
  wire [351:0] folded_stage_out_payload_packet_bytes;
  wire [3:0]   folded_stage_out_payload_packet_words;
  wire [10:0]  folded_stage_out_payload_packet_datagram_words;
  wire         folded_stage_out_payload_packet_has_payload;
  wire [16:0]  folded_stage_out_payload_sum;
  wire         placed_stage_in_ready;

  wire         decoded_is_veroce = fields_payload_port == PORT_VEROCE;
  wire         decoded_known = decoded_is_veroce ? decoded_veroce_known : decoded_roce_known;
  wire [3:0]   decoded_words = decoded_known ?
                               (decoded_is_veroce ? decoded_veroce_words : decoded_roce_words) : 4'd3;
  wire [10:0]  decoded_payload_words = fields_payload_payload_length[12:2] +
                                       {10'd0, |fields_payload_payload_length[1:0]};
  wire [19:0]  decoded_sums_carries = ({4'd0, fields_payload_network_source[31:16]} &
                                       {4'd0, fields_payload_network_source[15:0]}) |
                                      ({4'd0, fields_payload_network_source[31:16]} &
                                       {4'd0, fields_payload_network_destination[31:16]}) |
                                      ({4'd0, fields_payload_network_source[15:0]} &
                                       {4'd0, fields_payload_network_destination[31:16]});
  wire [19:0]  decoded_sums_next_0 = {4'd0, fields_payload_network_source[31:16]} ^
                                     {4'd0, fields_payload_network_source[15:0]} ^
                                     {4'd0, fields_payload_network_destination[31:16]};
  wire [19:0]  decoded_sums_next_1 = {decoded_sums_carries[18:0], 1'b0};
  wire [19:0]  decoded_sums_carries_2 = ({4'd0, fields_payload_network_destination[15:0]} &
                                         {4'd0, fields_payload_network_identification}) |
                                        ({4'd0, fields_payload_network_destination[15:0]} &
                                         {4'd0, fields_payload_network_time_to_live,
                                          fields_payload_network_dscp, fields_payload_network_ecn}) |
                                        ({4'd0, fields_payload_network_identification} &
                                         {4'd0, fields_payload_network_time_to_live,
                                          fields_payload_network_dscp, fields_payload_network_ecn});
  wire [19:0]  decoded_sums_next_2 = {4'd0, fields_payload_network_destination[15:0]} ^
                                     {4'd0, fields_payload_network_identification} ^
                                     {4'd0, fields_payload_network_time_to_live, fields_payload_network_dscp,
                                      fields_payload_network_ecn};
  wire [19:0]  decoded_sums_next_3 = {decoded_sums_carries_2[18:0], 1'b0};
  wire [19:0]  decoded_sums_carries_3 = (decoded_sums_next_0 & decoded_sums_next_1) |
                                        (decoded_sums_next_0 & decoded_sums_next_2) |
                                        (decoded_sums_next_1 & decoded_sums_next_2);
  wire [19:0]  decoded_sums_next_4 = decoded_sums_next_0 ^ decoded_sums_next_1 ^ decoded_sums_next_2;
  wire [19:0]  decoded_sums_next_5 = {decoded_sums_carries_3[18:0], 1'b0};
  wire [19:0]  decoded_sums_carries_4 = (decoded_sums_next_4 & decoded_sums_next_5) |
                                        (decoded_sums_next_4 & decoded_sums_next_3) |
                                        (decoded_sums_next_5 & decoded_sums_next_3);
  wire [19:0]  decoded_sums_next_6 = decoded_sums_next_4 ^ decoded_sums_next_5 ^ decoded_sums_next_3;
  wire [19:0]  decoded_sums_next_7 = {decoded_sums_carries_4[18:0], 1'b0};
  wire [19:0]  decoded_sums_carries_5 = (decoded_sums_next_6 & decoded_sums_next_7) |
                                        (decoded_sums_next_6 & 20'd34097) | (decoded_sums_next_7 & 20'd34097);
  wire [19:0]  decoded_sums_next_8 = decoded_sums_next_6 ^ decoded_sums_next_7 ^ 20'd34097;
  wire         decoded_stage_in_payload_present_deth = decoded_is_veroce ? decoded_veroce_present_deth :
                                                       decoded_roce_present_deth;
  wire         decoded_stage_in_payload_present_msn_eth = decoded_is_veroce ? decoded_veroce_present_msn_eth :
                                                          decoded_roce_present_msn_eth;
  wire         decoded_stage_in_payload_present_reth = decoded_is_veroce ? decoded_veroce_present_reth :
                                                       decoded_roce_present_reth;
  wire         decoded_stage_in_payload_present_aeth = decoded_is_veroce ? decoded_veroce_present_aeth :
                                                       decoded_roce_present_aeth;
  wire         decoded_stage_in_payload_present_rq_eth = decoded_is_veroce ? decoded_veroce_present_rq_eth :
                                                         decoded_roce_present_rq_eth;
  wire         decoded_stage_in_payload_present_po_eth = decoded_is_veroce ? decoded_veroce_present_po_eth :
                                                         decoded_roce_present_po_eth;
  wire         decoded_stage_in_payload_present_imm_dt = decoded_is_veroce ? decoded_veroce_present_imm_dt :
                                                         decoded_roce_present_imm_dt;
  wire         decoded_stage_in_payload_present_ieth = decoded_is_veroce ? decoded_veroce_present_ieth :
                                                       decoded_roce_present_ieth;
  wire         decoded_stage_in_payload_present_atomic_eth = decoded_is_veroce ?
                                                             decoded_veroce_present_atomic_eth :
                                                             decoded_roce_present_atomic_eth;
  wire         decoded_stage_in_payload_present_atomic_ack_eth = decoded_is_veroce ?
                                                                 decoded_veroce_present_atomic_ack_eth :
                                                                 decoded_roce_present_atomic_ack_eth;
  wire         decoded_stage_in_payload_present_sack_eth = decoded_is_veroce ?
                                                           decoded_veroce_present_sack_eth :
                                                           decoded_roce_present_sack_eth;
  wire         decoded_stage_in_payload_present_rtt_eth = decoded_is_veroce ? decoded_veroce_present_rtt_eth :
                                                          decoded_roce_present_rtt_eth;
  wire         decoded_stage_in_payload_present_resv16 = decoded_is_veroce ? decoded_veroce_present_resv16 :
                                                         decoded_roce_present_resv16;
  wire         decoded_stage_in_payload_place_reth = decoded_is_veroce ? decoded_veroce_place_reth :
                                                     decoded_roce_place_reth;
  wire         decoded_stage_in_payload_place_aeth = decoded_is_veroce ? decoded_veroce_place_aeth :
                                                     decoded_roce_place_aeth;
  wire         decoded_stage_in_payload_place_rq_eth = decoded_is_veroce ? decoded_veroce_place_rq_eth :
                                                       decoded_roce_place_rq_eth;
  wire [1:0]   decoded_stage_in_payload_place_po_eth = decoded_is_veroce ? decoded_veroce_place_po_eth :
                                                       decoded_roce_place_po_eth;
  wire [2:0]   decoded_stage_in_payload_place_imm_dt = decoded_is_veroce ? decoded_veroce_place_imm_dt :
                                                       decoded_roce_place_imm_dt;
  wire [1:0]   decoded_stage_in_payload_place_ieth = decoded_is_veroce ? decoded_veroce_place_ieth :
                                                     decoded_roce_place_ieth;
  wire         decoded_stage_in_payload_place_atomic_eth = decoded_is_veroce ?
                                                           decoded_veroce_place_atomic_eth :
                                                           decoded_roce_place_atomic_eth;
  wire         decoded_stage_in_payload_place_atomic_ack_eth = decoded_is_veroce ?
                                                               decoded_veroce_place_atomic_ack_eth :
                                                               decoded_roce_place_atomic_ack_eth;
  wire [10:0]  summed_datagram_words = decoded_stage_out_payload_payload_words +
                                       {7'd0, decoded_stage_out_payload_words + 4'd3};
  wire [1:0]   summed_pad_count = 2'd0 - decoded_stage_out_payload_fields_payload_length[1:0];
  wire [95:0]  summed_bth = {decoded_stage_out_payload_fields_bth_psn[7:0],
                             decoded_stage_out_payload_fields_bth_psn[15:8],
                             decoded_stage_out_payload_fields_bth_psn[23:16],
                             decoded_stage_out_payload_fields_bth_ack_request,
                             decoded_stage_out_payload_fields_bth_retrans,
                             decoded_stage_out_payload_fields_bth_reserved,
                             decoded_stage_out_payload_fields_bth_dest_qp[7:0],
                             decoded_stage_out_payload_fields_bth_dest_qp[15:8],
                             decoded_stage_out_payload_fields_bth_dest_qp[23:16],
                             decoded_stage_out_payload_fields_bth_fecn,
                             decoded_stage_out_payload_fields_bth_becn,
                             decoded_stage_out_payload_fields_bth_reserved6,
                             decoded_stage_out_payload_fields_bth_pkey[7:0],
                             decoded_stage_out_payload_fields_bth_pkey[15:8],
                             decoded_stage_out_payload_fields_bth_solicited,
                             decoded_stage_out_payload_fields_bth_migration, summed_pad_count,
                             decoded_stage_out_payload_fields_bth_version,
                             decoded_stage_out_payload_fields_bth_opcode};
  wire [63:0]  summed_bytes = {decoded_stage_out_payload_fields_deth_source_qp[7:0],
                               decoded_stage_out_payload_fields_deth_source_qp[15:8],
                               decoded_stage_out_payload_fields_deth_source_qp[23:16],
                               decoded_stage_out_payload_fields_deth_reserved,
                               decoded_stage_out_payload_fields_deth_queue_key[7:0],
                               decoded_stage_out_payload_fields_deth_queue_key[15:8],
                               decoded_stage_out_payload_fields_deth_queue_key[23:16],
                               decoded_stage_out_payload_fields_deth_queue_key[31:24]};
  wire [127:0] summed_bytes_2 = {decoded_stage_out_payload_fields_reth_length[7:0],
                                 decoded_stage_out_payload_fields_reth_length[15:8],
                                 decoded_stage_out_payload_fields_reth_length[23:16],
                                 decoded_stage_out_payload_fields_reth_length[31:24],
                                 decoded_stage_out_payload_fields_reth_remote_key[7:0],
                                 decoded_stage_out_payload_fields_reth_remote_key[15:8],
                                 decoded_stage_out_payload_fields_reth_remote_key[23:16],
                                 decoded_stage_out_payload_fields_reth_remote_key[31:24],
                                 decoded_stage_out_payload_fields_reth_address[7:0],
                                 decoded_stage_out_payload_fields_reth_address[15:8],
                                 decoded_stage_out_payload_fields_reth_address[23:16],
                                 decoded_stage_out_payload_fields_reth_address[31:24],
                                 decoded_stage_out_payload_fields_reth_address[39:32],
                                 decoded_stage_out_payload_fields_reth_address[47:40],
                                 decoded_stage_out_payload_fields_reth_address[55:48],
                                 decoded_stage_out_payload_fields_reth_address[63:56]};
  wire         _decoded_stage_out_payload_present_reth_and = decoded_stage_out_payload_present_reth &
                                                             ~decoded_stage_out_payload_place_reth;
  wire         _decoded_stage_out_payload_present_reth_and_2 = decoded_stage_out_payload_present_reth &
                                                               decoded_stage_out_payload_place_reth;
  wire [31:0]  summed_bytes_3 = {decoded_stage_out_payload_fields_aeth_msn[7:0],
                                 decoded_stage_out_payload_fields_aeth_msn[15:8],
                                 decoded_stage_out_payload_fields_aeth_msn[23:16],
                                 decoded_stage_out_payload_fields_aeth_syndrome};
  wire [31:0]  summed_bytes_4 = {decoded_stage_out_payload_fields_rq_eth_rq_msn[7:0],
                                 decoded_stage_out_payload_fields_rq_eth_rq_msn[15:8],
                                 decoded_stage_out_payload_fields_rq_eth_rq_msn[23:16],
                                 decoded_stage_out_payload_fields_rq_eth_reserved};
  wire [31:0]  summed_bytes_5 = {decoded_stage_out_payload_fields_po_eth_order[7:0],
                                 decoded_stage_out_payload_fields_po_eth_order[15:8],
                                 decoded_stage_out_payload_fields_po_eth_order[23:16],
                                 decoded_stage_out_payload_fields_po_eth_reserved};
  wire [31:0]  summed_bytes_6 = {decoded_stage_out_payload_fields_imm_dt_value[7:0],
                                 decoded_stage_out_payload_fields_imm_dt_value[15:8],
                                 decoded_stage_out_payload_fields_imm_dt_value[23:16],
                                 decoded_stage_out_payload_fields_imm_dt_value[31:24]};
  wire [31:0]  summed_bytes_7 = {decoded_stage_out_payload_fields_ieth_remote_key[7:0],
                                 decoded_stage_out_payload_fields_ieth_remote_key[15:8],
                                 decoded_stage_out_payload_fields_ieth_remote_key[23:16],
                                 decoded_stage_out_payload_fields_ieth_remote_key[31:24]};
  wire [223:0] summed_bytes_8 = {decoded_stage_out_payload_fields_atomic_eth_compare[7:0],
                                 decoded_stage_out_payload_fields_atomic_eth_compare[15:8],
                                 decoded_stage_out_payload_fields_atomic_eth_compare[23:16],
                                 decoded_stage_out_payload_fields_atomic_eth_compare[31:24],
                                 decoded_stage_out_payload_fields_atomic_eth_compare[39:32],
                                 decoded_stage_out_payload_fields_atomic_eth_compare[47:40],
                                 decoded_stage_out_payload_fields_atomic_eth_compare[55:48],
                                 decoded_stage_out_payload_fields_atomic_eth_compare[63:56],
                                 decoded_stage_out_payload_fields_atomic_eth_swap_or_add[7:0],
                                 decoded_stage_out_payload_fields_atomic_eth_swap_or_add[15:8],
                                 decoded_stage_out_payload_fields_atomic_eth_swap_or_add[23:16],
                                 decoded_stage_out_payload_fields_atomic_eth_swap_or_add[31:24],
                                 decoded_stage_out_payload_fields_atomic_eth_swap_or_add[39:32],
                                 decoded_stage_out_payload_fields_atomic_eth_swap_or_add[47:40],
                                 decoded_stage_out_payload_fields_atomic_eth_swap_or_add[55:48],
                                 decoded_stage_out_payload_fields_atomic_eth_swap_or_add[63:56],
                                 decoded_stage_out_payload_fields_atomic_eth_remote_key[7:0],
                                 decoded_stage_out_payload_fields_atomic_eth_remote_key[15:8],
                                 decoded_stage_out_payload_fields_atomic_eth_remote_key[23:16],
                                 decoded_stage_out_payload_fields_atomic_eth_remote_key[31:24],
                                 decoded_stage_out_payload_fields_atomic_eth_address[7:0],
                                 decoded_stage_out_payload_fields_atomic_eth_address[15:8],
                                 decoded_stage_out_payload_fields_atomic_eth_address[23:16],
                                 decoded_stage_out_payload_fields_atomic_eth_address[31:24],
                                 decoded_stage_out_payload_fields_atomic_eth_address[39:32],
                                 decoded_stage_out_payload_fields_atomic_eth_address[47:40],
                                 decoded_stage_out_payload_fields_atomic_eth_address[55:48],
                                 decoded_stage_out_payload_fields_atomic_eth_address[63:56]};
  wire         _present_atomic_eth_and = decoded_stage_out_payload_present_atomic_eth &
                                         ~decoded_stage_out_payload_place_atomic_eth;
  wire         _present_atomic_eth_and_2 = decoded_stage_out_payload_present_atomic_eth &
                                           decoded_stage_out_payload_place_atomic_eth;
  wire [63:0]  summed_bytes_9 = {decoded_stage_out_payload_fields_atomic_ack_eth_original[7:0],
                                 decoded_stage_out_payload_fields_atomic_ack_eth_original[15:8],
                                 decoded_stage_out_payload_fields_atomic_ack_eth_original[23:16],
                                 decoded_stage_out_payload_fields_atomic_ack_eth_original[31:24],
                                 decoded_stage_out_payload_fields_atomic_ack_eth_original[39:32],
                                 decoded_stage_out_payload_fields_atomic_ack_eth_original[47:40],
                                 decoded_stage_out_payload_fields_atomic_ack_eth_original[55:48],
                                 decoded_stage_out_payload_fields_atomic_ack_eth_original[63:56]};
  wire [159:0] summed_bytes_10 = {decoded_stage_out_payload_fields_sack_eth_bitmap[7:0],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[15:8],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[23:16],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[31:24],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[39:32],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[47:40],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[55:48],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[63:56],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[71:64],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[79:72],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[87:80],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[95:88],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[103:96],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[111:104],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[119:112],
                                  decoded_stage_out_payload_fields_sack_eth_bitmap[127:120],
                                  decoded_stage_out_payload_fields_sack_eth_start[7:0],
                                  decoded_stage_out_payload_fields_sack_eth_start[15:8],
                                  decoded_stage_out_payload_fields_sack_eth_start[23:16],
                                  decoded_stage_out_payload_fields_sack_eth_valid_length};
  wire [159:0] summed_bytes_11 = {decoded_stage_out_payload_fields_rtt_eth_returned[7:0],
                                  decoded_stage_out_payload_fields_rtt_eth_returned[15:8],
                                  decoded_stage_out_payload_fields_rtt_eth_returned[23:16],
                                  decoded_stage_out_payload_fields_rtt_eth_returned[31:24],
                                  decoded_stage_out_payload_fields_rtt_eth_answered[7:0],
                                  decoded_stage_out_payload_fields_rtt_eth_answered[15:8],
                                  decoded_stage_out_payload_fields_rtt_eth_answered[23:16],
                                  decoded_stage_out_payload_fields_rtt_eth_answered[31:24],
                                  decoded_stage_out_payload_fields_rtt_eth_received[7:0],
                                  decoded_stage_out_payload_fields_rtt_eth_received[15:8],
                                  decoded_stage_out_payload_fields_rtt_eth_received[23:16],
                                  decoded_stage_out_payload_fields_rtt_eth_received[31:24],
                                  decoded_stage_out_payload_fields_rtt_eth_sent[7:0],
                                  decoded_stage_out_payload_fields_rtt_eth_sent[15:8],
                                  decoded_stage_out_payload_fields_rtt_eth_sent[23:16],
                                  decoded_stage_out_payload_fields_rtt_eth_sent[31:24],
                                  decoded_stage_out_payload_fields_rtt_eth_context[7:0],
                                  decoded_stage_out_payload_fields_rtt_eth_context[15:8],
                                  decoded_stage_out_payload_fields_rtt_eth_context[23:16],
                                  decoded_stage_out_payload_fields_rtt_eth_context[31:24]};
  wire [127:0] summed_bytes_12 = {decoded_stage_out_payload_fields_resv16_reserved[7:0],
                                  decoded_stage_out_payload_fields_resv16_reserved[15:8],
                                  decoded_stage_out_payload_fields_resv16_reserved[23:16],
                                  decoded_stage_out_payload_fields_resv16_reserved[31:24],
                                  decoded_stage_out_payload_fields_resv16_reserved[39:32],
                                  decoded_stage_out_payload_fields_resv16_reserved[47:40],
                                  decoded_stage_out_payload_fields_resv16_reserved[55:48],
                                  decoded_stage_out_payload_fields_resv16_reserved[63:56],
                                  decoded_stage_out_payload_fields_resv16_reserved[71:64],
                                  decoded_stage_out_payload_fields_resv16_reserved[79:72],
                                  decoded_stage_out_payload_fields_resv16_reserved[87:80],
                                  decoded_stage_out_payload_fields_resv16_reserved[95:88],
                                  decoded_stage_out_payload_fields_resv16_reserved[103:96],
                                  decoded_stage_out_payload_fields_resv16_reserved[111:104],
                                  decoded_stage_out_payload_fields_resv16_reserved[119:112],
                                  decoded_stage_out_payload_fields_resv16_reserved[127:120]};
  wire [31:0]  _summed_bytes_or = ((decoded_stage_out_payload_present_imm_dt &
                                    (decoded_stage_out_payload_place_imm_dt == 3'd5)) ? summed_bytes_6 :
                                   32'd0) | (_present_atomic_eth_and_2 ? summed_bytes_8[223:192] : 32'd0);
  wire [31:0]  _summed_bytes_159_128_or = ((decoded_stage_out_payload_present_po_eth &
                                            (decoded_stage_out_payload_place_po_eth == 2'd3)) ?
                                           summed_bytes_5 : 32'd0) |
                                          ((decoded_stage_out_payload_present_imm_dt &
                                            (decoded_stage_out_payload_place_imm_dt == 3'd4)) ?
                                           summed_bytes_6 : 32'd0) |
                                          (_present_atomic_eth_and ? summed_bytes_8[223:192] : 32'd0) |
                                          (_present_atomic_eth_and_2 ? summed_bytes_8[191:160] : 32'd0) |
                                          (decoded_stage_out_payload_present_sack_eth ?
                                           summed_bytes_10[159:128] : 32'd0);
  wire [31:0]  _summed_bytes_127_96_or = ((decoded_stage_out_payload_present_rq_eth &
                                           decoded_stage_out_payload_place_rq_eth) ? summed_bytes_4 : 32'd0) |
                                         ((decoded_stage_out_payload_present_po_eth &
                                           (decoded_stage_out_payload_place_po_eth == 2'd2)) ?
                                          summed_bytes_5 : 32'd0) |
                                         (_present_atomic_eth_and ? summed_bytes_8[191:160] : 32'd0) |
                                         (_present_atomic_eth_and_2 ? summed_bytes_8[159:128] : 32'd0) |
                                         (decoded_stage_out_payload_present_sack_eth ?
                                          summed_bytes_10[127:96] : 32'd0);
  wire [31:0]  _summed_bytes_159_128_or_2 = (_decoded_stage_out_payload_present_reth_and_2 ?
                                             summed_bytes_2[127:96] : 32'd0) |
                                            ((decoded_stage_out_payload_present_imm_dt &
                                              (decoded_stage_out_payload_place_imm_dt == 3'd3)) ?
                                             summed_bytes_6 : 32'd0) |
                                            (_present_atomic_eth_and ? summed_bytes_8[159:128] : 32'd0) |
                                            (_present_atomic_eth_and_2 ? summed_bytes_8[127:96] : 32'd0) |
                                            (decoded_stage_out_payload_present_sack_eth ?
                                             summed_bytes_10[95:64] : 32'd0) |
                                            (decoded_stage_out_payload_present_rtt_eth ?
                                             summed_bytes_11[159:128] : 32'd0);
  wire [31:0]  _summed_bytes_63_32_or = (_decoded_stage_out_payload_present_reth_and ?
                                         summed_bytes_2[127:96] : 32'd0) |
                                        (_decoded_stage_out_payload_present_reth_and_2 ?
                                         summed_bytes_2[95:64] : 32'd0) |
                                        ((decoded_stage_out_payload_present_imm_dt &
                                          (decoded_stage_out_payload_place_imm_dt == 3'd2)) ? summed_bytes_6 :
                                         32'd0) | ((decoded_stage_out_payload_present_ieth &
                                                    (decoded_stage_out_payload_place_ieth == 2'd2)) ?
                                                   summed_bytes_7 : 32'd0) |
                                        (_present_atomic_eth_and ? summed_bytes_8[127:96] : 32'd0) |
                                        (_present_atomic_eth_and_2 ? summed_bytes_8[95:64] : 32'd0) |
                                        ((decoded_stage_out_payload_present_atomic_ack_eth &
                                          decoded_stage_out_payload_place_atomic_ack_eth) ?
                                         summed_bytes_9[63:32] : 32'd0);
  wire [31:0]  _summed_bytes_127_96_or_2 = _summed_bytes_63_32_or |
                                           (decoded_stage_out_payload_present_sack_eth ?
                                            summed_bytes_10[63:32] : 32'd0) |
                                           (decoded_stage_out_payload_present_rtt_eth ?
                                            summed_bytes_11[127:96] : 32'd0) |
                                           (decoded_stage_out_payload_present_resv16 ?
                                            summed_bytes_12[127:96] : 32'd0);
  wire [31:0]  _summed_bytes_63_32_or_2 = (_decoded_stage_out_payload_present_reth_and ?
                                           summed_bytes_2[95:64] : 32'd0) |
                                          (_decoded_stage_out_payload_present_reth_and_2 ?
                                           summed_bytes_2[63:32] : 32'd0) |
                                          ((decoded_stage_out_payload_present_po_eth &
                                            (decoded_stage_out_payload_place_po_eth == 2'd1)) ?
                                           summed_bytes_5 : 32'd0) |
                                          ((decoded_stage_out_payload_present_imm_dt &
                                            (decoded_stage_out_payload_place_imm_dt == 3'd1)) ?
                                           summed_bytes_6 : 32'd0) |
                                          ((decoded_stage_out_payload_present_ieth &
                                            (decoded_stage_out_payload_place_ieth == 2'd1)) ? summed_bytes_7 :
                                           32'd0) |
                                          (_present_atomic_eth_and ? summed_bytes_8[95:64] : 32'd0) |
                                          (_present_atomic_eth_and_2 ? summed_bytes_8[63:32] : 32'd0);
  wire [31:0]  _summed_bytes_95_64_or = _summed_bytes_63_32_or_2 |
                                        ((decoded_stage_out_payload_present_atomic_ack_eth &
                                          ~decoded_stage_out_payload_place_atomic_ack_eth) ?
                                         summed_bytes_9[63:32] : 32'd0) |
                                        ((decoded_stage_out_payload_present_atomic_ack_eth &
                                          decoded_stage_out_payload_place_atomic_ack_eth) ?
                                         summed_bytes_9[31:0] : 32'd0) |
                                        (decoded_stage_out_payload_present_sack_eth ? summed_bytes_10[31:0] :
                                         32'd0) | (decoded_stage_out_payload_present_rtt_eth ?
                                                   summed_bytes_11[95:64] : 32'd0) |
                                        (decoded_stage_out_payload_present_resv16 ? summed_bytes_12[95:64] :
                                         32'd0);
  wire [31:0]  _summed_bytes_63_32_or_3 = (decoded_stage_out_payload_present_deth ? summed_bytes[63:32] :
                                           32'd0) | (_decoded_stage_out_payload_present_reth_and ?
                                                     summed_bytes_2[63:32] : 32'd0) |
                                          (_decoded_stage_out_payload_present_reth_and_2 ?
                                           summed_bytes_2[31:0] : 32'd0) |
                                          ((decoded_stage_out_payload_present_aeth &
                                            decoded_stage_out_payload_place_aeth) ? summed_bytes_3 : 32'd0) |
                                          ((decoded_stage_out_payload_present_rq_eth &
                                            ~decoded_stage_out_payload_place_rq_eth) ? summed_bytes_4 :
                                           32'd0) | ((decoded_stage_out_payload_present_po_eth &
                                                      (decoded_stage_out_payload_place_po_eth == 2'd0)) ?
                                                     summed_bytes_5 : 32'd0) |
                                          (_present_atomic_eth_and ? summed_bytes_8[63:32] : 32'd0);
  wire [31:0]  _summed_bytes_63_32_or_4 = _summed_bytes_63_32_or_3 |
                                          (_present_atomic_eth_and_2 ? summed_bytes_8[31:0] : 32'd0) |
                                          ((decoded_stage_out_payload_present_atomic_ack_eth &
                                            ~decoded_stage_out_payload_place_atomic_ack_eth) ?
                                           summed_bytes_9[31:0] : 32'd0) |
                                          (decoded_stage_out_payload_present_rtt_eth ?
                                           summed_bytes_11[63:32] : 32'd0) |
                                          (decoded_stage_out_payload_present_resv16 ? summed_bytes_12[63:32] :
                                           32'd0);
  wire [31:0]  _summed_bytes_or_2 = (decoded_stage_out_payload_present_deth ? summed_bytes[31:0] : 32'd0) |
                                    (decoded_stage_out_payload_present_msn_eth ?
                                     {decoded_stage_out_payload_fields_msn_eth_msn[7:0],
                                      decoded_stage_out_payload_fields_msn_eth_msn[15:8],
                                      decoded_stage_out_payload_fields_msn_eth_msn[23:16],
                                      decoded_stage_out_payload_fields_msn_eth_reserved} : 32'd0) |
                                    (_decoded_stage_out_payload_present_reth_and ? summed_bytes_2[31:0] :
                                     32'd0) | ((decoded_stage_out_payload_present_aeth &
                                                ~decoded_stage_out_payload_place_aeth) ? summed_bytes_3 :
                                               32'd0) | ((decoded_stage_out_payload_present_imm_dt &
                                                          (decoded_stage_out_payload_place_imm_dt == 3'd0)) ?
                                                         summed_bytes_6 : 32'd0) |
                                    ((decoded_stage_out_payload_present_ieth &
                                      (decoded_stage_out_payload_place_ieth == 2'd0)) ? summed_bytes_7 :
                                     32'd0);
  wire [31:0]  _summed_bytes_31_0_or = _summed_bytes_or_2 |
                                       (_present_atomic_eth_and ? summed_bytes_8[31:0] : 32'd0) |
                                       (decoded_stage_out_payload_present_rtt_eth ? summed_bytes_11[31:0] :
                                        32'd0) | (decoded_stage_out_payload_present_resv16 ?
                                                  summed_bytes_12[31:0] : 32'd0);
  wire         summed_packet_has_payload = |decoded_stage_out_payload_fields_payload_length;
  wire [19:0]  summed_sums_carries = (decoded_stage_out_payload_sum & decoded_stage_out_payload_carries) |
                                     (decoded_stage_out_payload_sum &
                                      {7'd0, decoded_stage_out_payload_payload_words, 2'd0}) |
                                     (decoded_stage_out_payload_carries &
                                      {7'd0, decoded_stage_out_payload_payload_words, 2'd0});
  wire [19:0]  summed_sums_next_0 = decoded_stage_out_payload_sum ^ decoded_stage_out_payload_carries ^
                                    {7'd0, decoded_stage_out_payload_payload_words, 2'd0};
  wire [19:0]  summed_sums_next_1 = {summed_sums_carries[18:0], 1'b0};
  wire [19:0]  summed_sums_carries_2 = (summed_sums_next_0 & summed_sums_next_1) |
                                       (summed_sums_next_0 & {14'd0, decoded_stage_out_payload_words, 2'd0}) |
                                       (summed_sums_next_1 & {14'd0, decoded_stage_out_payload_words, 2'd0});
  wire [19:0]  summed_sums_next_2 = summed_sums_next_0 ^ summed_sums_next_1 ^
                                    {14'd0, decoded_stage_out_payload_words, 2'd0};
  wire [19:0]  summed_stage_in_payload_sum = summed_sums_next_2 + {summed_sums_carries_2[18:0], 1'b0};
  wire [16:0]  folded_stage_in_payload_sum = {1'b0, summed_stage_out_payload_sum[15:0]} +
                                             {13'd0, summed_stage_out_payload_sum[19:16]};
  wire [15:0]  placed_checksum = ~(folded_stage_out_payload_sum[15:0] +
                                   {15'd0, folded_stage_out_payload_sum[16]});
  wire [15:0]  placed_port = (folded_stage_out_payload_packet_port == PORT_VEROCE) ? veroce : 16'd4791;
  wire [415:0] placed_datagram = {folded_stage_out_payload_packet_bytes, 8'd0, 8'd0,
                                  folded_stage_out_payload_packet_datagram_words[5:0], 2'd0, 3'd0,
                                  folded_stage_out_payload_packet_datagram_words[10:6], placed_port[7:0],
                                  placed_port[15:8], folded_stage_out_payload_packet_source_port[7:0],
                                  folded_stage_out_payload_packet_source_port[15:8]};
  wire [15:0]  _packet_datagram_words_sum = {3'd0, folded_stage_out_payload_packet_datagram_words, 2'd0} +
                                            16'd20;
  wire [735:0] placed_internet = folded_stage_out_payload_packet_network_ipv6 ?
                                 {placed_datagram, folded_stage_out_payload_packet_network_destination[7:0],
                                  folded_stage_out_payload_packet_network_destination[15:8],
                                  folded_stage_out_payload_packet_network_destination[23:16],
                                  folded_stage_out_payload_packet_network_destination[31:24],
                                  folded_stage_out_payload_packet_network_destination[39:32],
                                  folded_stage_out_payload_packet_network_destination[47:40],
                                  folded_stage_out_payload_packet_network_destination[55:48],
                                  folded_stage_out_payload_packet_network_destination[63:56],
                                  folded_stage_out_payload_packet_network_destination[71:64],
                                  folded_stage_out_payload_packet_network_destination[79:72],
                                  folded_stage_out_payload_packet_network_destination[87:80],
                                  folded_stage_out_payload_packet_network_destination[95:88],
                                  folded_stage_out_payload_packet_network_destination[103:96],
                                  folded_stage_out_payload_packet_network_destination[111:104],
                                  folded_stage_out_payload_packet_network_destination[119:112],
                                  folded_stage_out_payload_packet_network_destination[127:120],
                                  folded_stage_out_payload_packet_network_source[7:0],
                                  folded_stage_out_payload_packet_network_source[15:8],
                                  folded_stage_out_payload_packet_network_source[23:16],
                                  folded_stage_out_payload_packet_network_source[31:24],
                                  folded_stage_out_payload_packet_network_source[39:32],
                                  folded_stage_out_payload_packet_network_source[47:40],
                                  folded_stage_out_payload_packet_network_source[55:48],
                                  folded_stage_out_payload_packet_network_source[63:56],
                                  folded_stage_out_payload_packet_network_source[71:64],
                                  folded_stage_out_payload_packet_network_source[79:72],
                                  folded_stage_out_payload_packet_network_source[87:80],
                                  folded_stage_out_payload_packet_network_source[95:88],
                                  folded_stage_out_payload_packet_network_source[103:96],
                                  folded_stage_out_payload_packet_network_source[111:104],
                                  folded_stage_out_payload_packet_network_source[119:112],
                                  folded_stage_out_payload_packet_network_source[127:120],
                                  folded_stage_out_payload_packet_network_time_to_live, 8'd17,
                                  folded_stage_out_payload_packet_datagram_words[5:0], 2'd0, 3'd0,
                                  folded_stage_out_payload_packet_datagram_words[10:6],
                                  folded_stage_out_payload_packet_source_port[7:0],
                                  folded_stage_out_payload_packet_source_port[15:8],
                                  folded_stage_out_payload_packet_network_dscp[1:0],
                                  folded_stage_out_payload_packet_network_ecn, 4'd0, 4'd6,
                                  folded_stage_out_payload_packet_network_dscp[5:2]} :
                                 {160'd0, placed_datagram,
                                  folded_stage_out_payload_packet_network_destination[7:0],
                                  folded_stage_out_payload_packet_network_destination[15:8],
                                  folded_stage_out_payload_packet_network_destination[23:16],
                                  folded_stage_out_payload_packet_network_destination[31:24],
                                  folded_stage_out_payload_packet_network_source[7:0],
                                  folded_stage_out_payload_packet_network_source[15:8],
                                  folded_stage_out_payload_packet_network_source[23:16],
                                  folded_stage_out_payload_packet_network_source[31:24], placed_checksum[7:0],
                                  placed_checksum[15:8], 8'd17,
                                  folded_stage_out_payload_packet_network_time_to_live, 8'd0, 8'd64,
                                  folded_stage_out_payload_packet_network_identification[7:0],
                                  folded_stage_out_payload_packet_network_identification[15:8],
                                  _packet_datagram_words_sum[7:0], _packet_datagram_words_sum[15:8],
                                  folded_stage_out_payload_packet_network_dscp,
                                  folded_stage_out_payload_packet_network_ecn, 4'd4, 4'd5};
  wire [15:0]  _packet_network_ipv6_choice = folded_stage_out_payload_packet_network_ipv6 ? 16'd34525 :
                                             16'd2048;
  wire [879:0] placed_stage_in_payload_bytes = folded_stage_out_payload_packet_link_tagged ?
                                               {placed_internet, _packet_network_ipv6_choice[7:0],
                                                _packet_network_ipv6_choice[15:8],
                                                folded_stage_out_payload_packet_link_identifier[7:0],
                                                folded_stage_out_payload_packet_link_priority,
                                                folded_stage_out_payload_packet_link_drop_eligible,
                                                folded_stage_out_payload_packet_link_identifier[11:8], 8'd0,
                                                8'd129, folded_stage_out_payload_packet_link_source[7:0],
                                                folded_stage_out_payload_packet_link_source[15:8],
                                                folded_stage_out_payload_packet_link_source[23:16],
                                                folded_stage_out_payload_packet_link_source[31:24],
                                                folded_stage_out_payload_packet_link_source[39:32],
                                                folded_stage_out_payload_packet_link_source[47:40],
                                                folded_stage_out_payload_packet_link_destination[7:0],
                                                folded_stage_out_payload_packet_link_destination[15:8],
                                                folded_stage_out_payload_packet_link_destination[23:16],
                                                folded_stage_out_payload_packet_link_destination[31:24],
                                                folded_stage_out_payload_packet_link_destination[39:32],
                                                folded_stage_out_payload_packet_link_destination[47:40]} :
                                               {32'd0, placed_internet, _packet_network_ipv6_choice[7:0],
                                                _packet_network_ipv6_choice[15:8],
                                                folded_stage_out_payload_packet_link_source[7:0],
                                                folded_stage_out_payload_packet_link_source[15:8],
                                                folded_stage_out_payload_packet_link_source[23:16],
                                                folded_stage_out_payload_packet_link_source[31:24],
                                                folded_stage_out_payload_packet_link_source[39:32],
                                                folded_stage_out_payload_packet_link_source[47:40],
                                                folded_stage_out_payload_packet_link_destination[7:0],
                                                folded_stage_out_payload_packet_link_destination[15:8],
                                                folded_stage_out_payload_packet_link_destination[23:16],
                                                folded_stage_out_payload_packet_link_destination[31:24],
                                                folded_stage_out_payload_packet_link_destination[39:32],
                                                folded_stage_out_payload_packet_link_destination[47:40]};
  wire [6:0]   placed_outer = folded_stage_out_payload_packet_link_tagged ?
                              (folded_stage_out_payload_packet_network_ipv6 ? 7'd66 : 7'd46) :
                              folded_stage_out_payload_packet_network_ipv6 ? 7'd62 : 7'd42;
  wire [6:0]   placed_stage_in_payload_length = placed_outer +
                                                {1'b0, folded_stage_out_payload_packet_words, 2'd0};

  Pipeline_1 #(.WIDTH(1728)) decoded_stage (
    .clk(clk),
    .rst(rst),
    .in_valid(fields_valid),
    .in_ready(fields_ready),
    .in_payload({fields_payload_link_destination, fields_payload_link_source, fields_payload_link_tagged,
                 fields_payload_link_priority, fields_payload_link_drop_eligible,
                 fields_payload_link_identifier, fields_payload_network_ipv6, fields_payload_network_dscp,
                 fields_payload_network_ecn, fields_payload_network_time_to_live,
                 fields_payload_network_identification, fields_payload_network_source,
                 fields_payload_network_destination, fields_payload_source_port, fields_payload_port,
                 fields_payload_bth_opcode, fields_payload_bth_solicited, fields_payload_bth_migration,
                 fields_payload_bth_pad_count, fields_payload_bth_version, fields_payload_bth_pkey,
                 fields_payload_bth_fecn, fields_payload_bth_becn, fields_payload_bth_reserved6,
                 fields_payload_bth_dest_qp, fields_payload_bth_ack_request, fields_payload_bth_retrans,
                 fields_payload_bth_reserved, fields_payload_bth_psn, fields_payload_deth_queue_key,
                 fields_payload_deth_reserved, fields_payload_deth_source_qp, fields_payload_msn_eth_reserved,
                 fields_payload_msn_eth_msn, fields_payload_reth_address, fields_payload_reth_remote_key,
                 fields_payload_reth_length, fields_payload_aeth_syndrome, fields_payload_aeth_msn,
                 fields_payload_rq_eth_reserved, fields_payload_rq_eth_rq_msn, fields_payload_po_eth_reserved,
                 fields_payload_po_eth_order, fields_payload_imm_dt_value, fields_payload_ieth_remote_key,
                 fields_payload_atomic_eth_address, fields_payload_atomic_eth_remote_key,
                 fields_payload_atomic_eth_swap_or_add, fields_payload_atomic_eth_compare,
                 fields_payload_atomic_ack_eth_original, fields_payload_sack_eth_valid_length,
                 fields_payload_sack_eth_start, fields_payload_sack_eth_bitmap,
                 fields_payload_rtt_eth_context, fields_payload_rtt_eth_sent, fields_payload_rtt_eth_received,
                 fields_payload_rtt_eth_answered, fields_payload_rtt_eth_returned,
                 fields_payload_resv16_reserved, fields_payload_payload_length,
                 decoded_stage_in_payload_present_deth, decoded_stage_in_payload_present_msn_eth,
                 decoded_stage_in_payload_present_reth, decoded_stage_in_payload_present_aeth,
                 decoded_stage_in_payload_present_rq_eth, decoded_stage_in_payload_present_po_eth,
                 decoded_stage_in_payload_present_imm_dt, decoded_stage_in_payload_present_ieth,
                 decoded_stage_in_payload_present_atomic_eth, decoded_stage_in_payload_present_atomic_ack_eth,
                 decoded_stage_in_payload_present_sack_eth, decoded_stage_in_payload_present_rtt_eth,
                 decoded_stage_in_payload_present_resv16, decoded_stage_in_payload_place_reth,
                 decoded_stage_in_payload_place_aeth, decoded_stage_in_payload_place_rq_eth,
                 decoded_stage_in_payload_place_po_eth, decoded_stage_in_payload_place_imm_dt,
                 decoded_stage_in_payload_place_ieth, decoded_stage_in_payload_place_atomic_eth,
                 decoded_stage_in_payload_place_atomic_ack_eth, decoded_words, decoded_payload_words,
                 decoded_sums_next_8, {decoded_sums_carries_5[18:0], 1'b0}}),
    .out_valid(decoded_stage_out_valid),
    .out_ready(summed_stage_in_ready),
    .out_payload({decoded_stage_out_payload_fields_link_destination,
                  decoded_stage_out_payload_fields_link_source, decoded_stage_out_payload_fields_link_tagged,
                  decoded_stage_out_payload_fields_link_priority,
                  decoded_stage_out_payload_fields_link_drop_eligible,
                  decoded_stage_out_payload_fields_link_identifier,
                  decoded_stage_out_payload_fields_network_ipv6,
                  decoded_stage_out_payload_fields_network_dscp, decoded_stage_out_payload_fields_network_ecn,
                  decoded_stage_out_payload_fields_network_time_to_live,
                  decoded_stage_out_payload_fields_network_identification,
                  decoded_stage_out_payload_fields_network_source,
                  decoded_stage_out_payload_fields_network_destination,
                  decoded_stage_out_payload_fields_source_port, decoded_stage_out_payload_fields_port,
                  decoded_stage_out_payload_fields_bth_opcode, decoded_stage_out_payload_fields_bth_solicited,
                  decoded_stage_out_payload_fields_bth_migration,
                  _unused_decoded_stage_out_payload_fields_bth_pad_count,
                  decoded_stage_out_payload_fields_bth_version, decoded_stage_out_payload_fields_bth_pkey,
                  decoded_stage_out_payload_fields_bth_fecn, decoded_stage_out_payload_fields_bth_becn,
                  decoded_stage_out_payload_fields_bth_reserved6,
                  decoded_stage_out_payload_fields_bth_dest_qp,
                  decoded_stage_out_payload_fields_bth_ack_request,
                  decoded_stage_out_payload_fields_bth_retrans, decoded_stage_out_payload_fields_bth_reserved,
                  decoded_stage_out_payload_fields_bth_psn, decoded_stage_out_payload_fields_deth_queue_key,
                  decoded_stage_out_payload_fields_deth_reserved,
                  decoded_stage_out_payload_fields_deth_source_qp,
                  decoded_stage_out_payload_fields_msn_eth_reserved,
                  decoded_stage_out_payload_fields_msn_eth_msn, decoded_stage_out_payload_fields_reth_address,
                  decoded_stage_out_payload_fields_reth_remote_key,
                  decoded_stage_out_payload_fields_reth_length,
                  decoded_stage_out_payload_fields_aeth_syndrome, decoded_stage_out_payload_fields_aeth_msn,
                  decoded_stage_out_payload_fields_rq_eth_reserved,
                  decoded_stage_out_payload_fields_rq_eth_rq_msn,
                  decoded_stage_out_payload_fields_po_eth_reserved,
                  decoded_stage_out_payload_fields_po_eth_order,
                  decoded_stage_out_payload_fields_imm_dt_value,
                  decoded_stage_out_payload_fields_ieth_remote_key,
                  decoded_stage_out_payload_fields_atomic_eth_address,
                  decoded_stage_out_payload_fields_atomic_eth_remote_key,
                  decoded_stage_out_payload_fields_atomic_eth_swap_or_add,
                  decoded_stage_out_payload_fields_atomic_eth_compare,
                  decoded_stage_out_payload_fields_atomic_ack_eth_original,
                  decoded_stage_out_payload_fields_sack_eth_valid_length,
                  decoded_stage_out_payload_fields_sack_eth_start,
                  decoded_stage_out_payload_fields_sack_eth_bitmap,
                  decoded_stage_out_payload_fields_rtt_eth_context,
                  decoded_stage_out_payload_fields_rtt_eth_sent,
                  decoded_stage_out_payload_fields_rtt_eth_received,
                  decoded_stage_out_payload_fields_rtt_eth_answered,
                  decoded_stage_out_payload_fields_rtt_eth_returned,
                  decoded_stage_out_payload_fields_resv16_reserved,
                  decoded_stage_out_payload_fields_payload_length, decoded_stage_out_payload_present_deth,
                  decoded_stage_out_payload_present_msn_eth, decoded_stage_out_payload_present_reth,
                  decoded_stage_out_payload_present_aeth, decoded_stage_out_payload_present_rq_eth,
                  decoded_stage_out_payload_present_po_eth, decoded_stage_out_payload_present_imm_dt,
                  decoded_stage_out_payload_present_ieth, decoded_stage_out_payload_present_atomic_eth,
                  decoded_stage_out_payload_present_atomic_ack_eth,
                  decoded_stage_out_payload_present_sack_eth, decoded_stage_out_payload_present_rtt_eth,
                  decoded_stage_out_payload_present_resv16, decoded_stage_out_payload_place_reth,
                  decoded_stage_out_payload_place_aeth, decoded_stage_out_payload_place_rq_eth,
                  decoded_stage_out_payload_place_po_eth, decoded_stage_out_payload_place_imm_dt,
                  decoded_stage_out_payload_place_ieth, decoded_stage_out_payload_place_atomic_eth,
                  decoded_stage_out_payload_place_atomic_ack_eth, decoded_stage_out_payload_words,
                  decoded_stage_out_payload_payload_words, decoded_stage_out_payload_sum,
                  decoded_stage_out_payload_carries})
  );

  FormatDecoder_ROCE decoded_roce (
    .opcode(fields_payload_bth_opcode),
    .known(decoded_roce_known),
    .words(decoded_roce_words),
    .present_deth(decoded_roce_present_deth),
    .present_msn_eth(decoded_roce_present_msn_eth),
    .present_reth(decoded_roce_present_reth),
    .present_aeth(decoded_roce_present_aeth),
    .present_rq_eth(decoded_roce_present_rq_eth),
    .present_po_eth(decoded_roce_present_po_eth),
    .present_imm_dt(decoded_roce_present_imm_dt),
    .present_ieth(decoded_roce_present_ieth),
    .present_atomic_eth(decoded_roce_present_atomic_eth),
    .present_atomic_ack_eth(decoded_roce_present_atomic_ack_eth),
    .present_sack_eth(decoded_roce_present_sack_eth),
    .present_rtt_eth(decoded_roce_present_rtt_eth),
    .present_resv16(decoded_roce_present_resv16),
    .place_reth(decoded_roce_place_reth),
    .place_aeth(decoded_roce_place_aeth),
    .place_rq_eth(decoded_roce_place_rq_eth),
    .place_po_eth(decoded_roce_place_po_eth),
    .place_imm_dt(decoded_roce_place_imm_dt),
    .place_ieth(decoded_roce_place_ieth),
    .place_atomic_eth(decoded_roce_place_atomic_eth),
    .place_atomic_ack_eth(decoded_roce_place_atomic_ack_eth)
  );

  FormatDecoder_VEROCE decoded_veroce (
    .opcode(fields_payload_bth_opcode),
    .known(decoded_veroce_known),
    .words(decoded_veroce_words),
    .present_deth(decoded_veroce_present_deth),
    .present_msn_eth(decoded_veroce_present_msn_eth),
    .present_reth(decoded_veroce_present_reth),
    .present_aeth(decoded_veroce_present_aeth),
    .present_rq_eth(decoded_veroce_present_rq_eth),
    .present_po_eth(decoded_veroce_present_po_eth),
    .present_imm_dt(decoded_veroce_present_imm_dt),
    .present_ieth(decoded_veroce_present_ieth),
    .present_atomic_eth(decoded_veroce_present_atomic_eth),
    .present_atomic_ack_eth(decoded_veroce_present_atomic_ack_eth),
    .present_sack_eth(decoded_veroce_present_sack_eth),
    .present_rtt_eth(decoded_veroce_present_rtt_eth),
    .present_resv16(decoded_veroce_present_resv16),
    .place_reth(decoded_veroce_place_reth),
    .place_aeth(decoded_veroce_place_aeth),
    .place_rq_eth(decoded_veroce_place_rq_eth),
    .place_po_eth(decoded_veroce_place_po_eth),
    .place_imm_dt(decoded_veroce_place_imm_dt),
    .place_ieth(decoded_veroce_place_ieth),
    .place_atomic_eth(decoded_veroce_place_atomic_eth),
    .place_atomic_ack_eth(decoded_veroce_place_atomic_ack_eth)
  );

  Pipeline_1 #(.WIDTH(807)) summed_stage (
    .clk(clk),
    .rst(rst),
    .in_valid(decoded_stage_out_valid),
    .in_ready(summed_stage_in_ready),
    .in_payload({decoded_stage_out_payload_fields_link_destination,
                 decoded_stage_out_payload_fields_link_source, decoded_stage_out_payload_fields_link_tagged,
                 decoded_stage_out_payload_fields_link_priority,
                 decoded_stage_out_payload_fields_link_drop_eligible,
                 decoded_stage_out_payload_fields_link_identifier,
                 decoded_stage_out_payload_fields_network_ipv6, decoded_stage_out_payload_fields_network_dscp,
                 decoded_stage_out_payload_fields_network_ecn,
                 decoded_stage_out_payload_fields_network_time_to_live,
                 decoded_stage_out_payload_fields_network_identification,
                 decoded_stage_out_payload_fields_network_source,
                 decoded_stage_out_payload_fields_network_destination,
                 decoded_stage_out_payload_fields_source_port, decoded_stage_out_payload_fields_port,
                 {_summed_bytes_or, _summed_bytes_159_128_or, _summed_bytes_127_96_or,
                  _summed_bytes_159_128_or_2, _summed_bytes_127_96_or_2, _summed_bytes_95_64_or,
                  _summed_bytes_63_32_or_4, _summed_bytes_31_0_or, summed_bth},
                 decoded_stage_out_payload_words, summed_datagram_words, summed_packet_has_payload,
                 summed_stage_in_payload_sum}),
    .out_valid(summed_stage_out_valid),
    .out_ready(folded_stage_in_ready),
    .out_payload({summed_stage_out_payload_packet_link_destination,
                  summed_stage_out_payload_packet_link_source, summed_stage_out_payload_packet_link_tagged,
                  summed_stage_out_payload_packet_link_priority,
                  summed_stage_out_payload_packet_link_drop_eligible,
                  summed_stage_out_payload_packet_link_identifier,
                  summed_stage_out_payload_packet_network_ipv6, summed_stage_out_payload_packet_network_dscp,
                  summed_stage_out_payload_packet_network_ecn,
                  summed_stage_out_payload_packet_network_time_to_live,
                  summed_stage_out_payload_packet_network_identification,
                  summed_stage_out_payload_packet_network_source,
                  summed_stage_out_payload_packet_network_destination,
                  summed_stage_out_payload_packet_source_port, summed_stage_out_payload_packet_port,
                  summed_stage_out_payload_packet_bytes, summed_stage_out_payload_packet_words,
                  summed_stage_out_payload_packet_datagram_words, summed_stage_out_payload_packet_has_payload,
                  summed_stage_out_payload_sum})
  );

  Pipeline_1 #(.WIDTH(804)) folded_stage (
    .clk(clk),
    .rst(rst),
    .in_valid(summed_stage_out_valid),
    .in_ready(folded_stage_in_ready),
    .in_payload({summed_stage_out_payload_packet_link_destination,
                 summed_stage_out_payload_packet_link_source, summed_stage_out_payload_packet_link_tagged,
                 summed_stage_out_payload_packet_link_priority,
                 summed_stage_out_payload_packet_link_drop_eligible,
                 summed_stage_out_payload_packet_link_identifier,
                 summed_stage_out_payload_packet_network_ipv6, summed_stage_out_payload_packet_network_dscp,
                 summed_stage_out_payload_packet_network_ecn,
                 summed_stage_out_payload_packet_network_time_to_live,
                 summed_stage_out_payload_packet_network_identification,
                 summed_stage_out_payload_packet_network_source,
                 summed_stage_out_payload_packet_network_destination,
                 summed_stage_out_payload_packet_source_port, summed_stage_out_payload_packet_port,
                 summed_stage_out_payload_packet_bytes, summed_stage_out_payload_packet_words,
                 summed_stage_out_payload_packet_datagram_words, summed_stage_out_payload_packet_has_payload,
                 folded_stage_in_payload_sum}),
    .out_valid(folded_stage_out_valid),
    .out_ready(placed_stage_in_ready),
    .out_payload({folded_stage_out_payload_packet_link_destination,
                  folded_stage_out_payload_packet_link_source, folded_stage_out_payload_packet_link_tagged,
                  folded_stage_out_payload_packet_link_priority,
                  folded_stage_out_payload_packet_link_drop_eligible,
                  folded_stage_out_payload_packet_link_identifier,
                  folded_stage_out_payload_packet_network_ipv6, folded_stage_out_payload_packet_network_dscp,
                  folded_stage_out_payload_packet_network_ecn,
                  folded_stage_out_payload_packet_network_time_to_live,
                  folded_stage_out_payload_packet_network_identification,
                  folded_stage_out_payload_packet_network_source,
                  folded_stage_out_payload_packet_network_destination,
                  folded_stage_out_payload_packet_source_port, folded_stage_out_payload_packet_port,
                  folded_stage_out_payload_packet_bytes, folded_stage_out_payload_packet_words,
                  folded_stage_out_payload_packet_datagram_words, folded_stage_out_payload_packet_has_payload,
                  folded_stage_out_payload_sum})
  );

  Pipeline_1 #(.WIDTH(888)) placed_stage (
    .clk(clk),
    .rst(rst),
    .in_valid(folded_stage_out_valid),
    .in_ready(placed_stage_in_ready),
    .in_payload({placed_stage_in_payload_bytes, placed_stage_in_payload_length,
                 folded_stage_out_payload_packet_has_payload}),
    .out_valid(headers_valid),
    .out_ready(headers_ready),
    .out_payload({headers_payload_bytes, headers_payload_length, headers_payload_has_payload})
  );

  wire        _unused = &{1'b0, decoded_sums_carries[19], decoded_sums_carries_2[19],
                          decoded_sums_carries_3[19], decoded_sums_carries_4[19], decoded_sums_carries_5[19],
                          summed_sums_carries[19], summed_sums_carries_2[19]};
endmodule

`default_nettype wire
