`default_nettype none

// Pipeline_Decoded1728_59ba_1: registers a stream several times; bubbles close while the output stalls.
// Generated from Pipeline.java.
module Pipeline_Decoded1728_59ba_1 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  // in_payload_fields_link: MAC addresses and 802.1Q tag
  input  wire [47:0]  in_payload_fields_link_destination,  // destination MAC address
  input  wire [47:0]  in_payload_fields_link_source,  // source MAC address
  input  wire         in_payload_fields_link_tagged,  // insert an 802.1Q tag
  input  wire [2:0]   in_payload_fields_link_priority,  // priority code point of the tag
  input  wire         in_payload_fields_link_drop_eligible,  // drop eligible indicator of the tag
  input  wire [11:0]  in_payload_fields_link_identifier,  // VLAN identifier of the tag
  // in_payload_fields_network: IP addresses and what else the IP header may vary in
  input  wire         in_payload_fields_network_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [5:0]   in_payload_fields_network_dscp,  // differentiated services code point
  input  wire [1:0]   in_payload_fields_network_ecn,  // explicit congestion notification
  input  wire [7:0]   in_payload_fields_network_time_to_live,  // TTL or hop limit
  input  wire [15:0]  in_payload_fields_network_identification,  // IPv4 only
  input  wire [127:0] in_payload_fields_network_source,  // source address; IPv4 in the low 32 bits
  input  wire [127:0] in_payload_fields_network_destination,  // destination address; IPv4 in the low 32 bits
  input  wire [15:0]  in_payload_fields_source_port,  // UDP source port: the path; also the IPv6 flow label
  input  wire         in_payload_fields_port,  // UDP destination port
  // in_payload_fields_bth: padCount is computed
  input  wire [7:0]   in_payload_fields_bth_opcode,  // wire profile section 6
  input  wire         in_payload_fields_bth_solicited,  // solicited event
  input  wire         in_payload_fields_bth_migration,  // MigReq, ignored
  input  wire [1:0]   in_payload_fields_bth_pad_count,  // bytes of padding before the ICRC
  input  wire [3:0]   in_payload_fields_bth_version,  // TVer, 0
  input  wire [15:0]  in_payload_fields_bth_partition,  // P_Key
  input  wire         in_payload_fields_bth_fecn,  // ignored
  input  wire         in_payload_fields_bth_becn,  // congestion seen
  input  wire [5:0]   in_payload_fields_bth_reserved6,  // not covered by the ICRC
  input  wire [23:0]  in_payload_fields_bth_dest_qp,  // queue pair of the receiver
  input  wire         in_payload_fields_bth_ack_request,  // an acknowledgement is wanted now
  input  wire         in_payload_fields_bth_retrans,  // 0 first transmission, 1 retransmission (profiles P1 to P3)
  input  wire [5:0]   in_payload_fields_bth_reserved,  // 0
  input  wire [23:0]  in_payload_fields_bth_psn,  // packet sequence number
  input  wire [31:0]  in_payload_fields_deth_queue_key,  // Q_Key
  input  wire [7:0]   in_payload_fields_deth_reserved,  // 0
  input  wire [23:0]  in_payload_fields_deth_source_qp,  // queue pair of the sender
  input  wire [7:0]   in_payload_fields_msn_eth_reserved,  // 0
  input  wire [23:0]  in_payload_fields_msn_eth_msn,  // number of this message, from 1
  input  wire [63:0]  in_payload_fields_reth_address,  // virtual address of this packet's own payload (P0: of the message)
  input  wire [31:0]  in_payload_fields_reth_remote_key,  // R_Key
  input  wire [31:0]  in_payload_fields_reth_length,  // DMALen: bytes of the whole message
  input  wire [7:0]   in_payload_fields_aeth_syndrome,  // bits 6:5 type, bits 4:0 value
  input  wire [23:0]  in_payload_fields_aeth_msn,  // message sequence number
  input  wire [7:0]   in_payload_fields_rq_eth_reserved,  // 0
  input  wire [23:0]  in_payload_fields_rq_eth_rq_msn,  // number of the receive work request this message consumes, from 0
  input  wire [7:0]   in_payload_fields_po_eth_reserved,  // 0
  input  wire [23:0]  in_payload_fields_po_eth_order,  // position of the packet in its message, from 0; 0xFFFFFF = not available
  input  wire [31:0]  in_payload_fields_imm_dt_value,  // opaque to the network
  input  wire [31:0]  in_payload_fields_ieth_remote_key,  // R_Key to invalidate
  input  wire [63:0]  in_payload_fields_atomic_eth_address,  // virtual address, a multiple of 8
  input  wire [31:0]  in_payload_fields_atomic_eth_remote_key,  // R_Key
  input  wire [63:0]  in_payload_fields_atomic_eth_swap_or_add,  // value to store, or to add
  input  wire [63:0]  in_payload_fields_atomic_eth_compare,  // value to compare with
  input  wire [63:0]  in_payload_fields_atomic_ack_eth_original,  // value before the operation
  input  wire [7:0]   in_payload_fields_sack_eth_valid_length,  // 1 to 128 bits count
  input  wire [23:0]  in_payload_fields_sack_eth_start,  // PSN of the least significant bit
  input  wire [127:0] in_payload_fields_sack_eth_bitmap,  // bit i: PSN start + i has been received
  input  wire [31:0]  in_payload_fields_rtt_eth_context,  // path index in bits 24 to 31, the last byte
  input  wire [31:0]  in_payload_fields_rtt_eth_sent,  // TX1 in ns
  input  wire [31:0]  in_payload_fields_rtt_eth_received,  // RX1 in ns
  input  wire [31:0]  in_payload_fields_rtt_eth_answered,  // TX2 in ns
  input  wire [31:0]  in_payload_fields_rtt_eth_returned,  // RX2 in ns, 0 on the wire
  input  wire [127:0] in_payload_fields_resv16_reserved,  // 0, ignored
  input  wire [12:0]  in_payload_fields_payload_length,  // bytes of payload, 0 to 4096, without padding
  input  wire         in_payload_present_deth,
  input  wire         in_payload_present_msn_eth,
  input  wire         in_payload_present_reth,
  input  wire         in_payload_present_aeth,
  input  wire         in_payload_present_rq_eth,
  input  wire         in_payload_present_po_eth,
  input  wire         in_payload_present_imm_dt,
  input  wire         in_payload_present_ieth,
  input  wire         in_payload_present_atomic_eth,
  input  wire         in_payload_present_atomic_ack_eth,
  input  wire         in_payload_present_sack_eth,
  input  wire         in_payload_present_rtt_eth,
  input  wire         in_payload_present_resv16,
  input  wire         in_payload_place_reth,
  input  wire         in_payload_place_aeth,
  input  wire         in_payload_place_rq_eth,
  input  wire [1:0]   in_payload_place_po_eth,
  input  wire [2:0]   in_payload_place_imm_dt,
  input  wire [1:0]   in_payload_place_ieth,
  input  wire         in_payload_place_atomic_eth,
  input  wire         in_payload_place_atomic_ack_eth,
  input  wire [3:0]   in_payload_words,
  input  wire [10:0]  in_payload_payload_words,
  input  wire [19:0]  in_payload_sum,
  input  wire [19:0]  in_payload_carries,
  output wire         out_valid,
  input  wire         out_ready,
  // out_payload_fields_link: MAC addresses and 802.1Q tag
  output wire [47:0]  out_payload_fields_link_destination,  // destination MAC address
  output wire [47:0]  out_payload_fields_link_source,  // source MAC address
  output wire         out_payload_fields_link_tagged,  // insert an 802.1Q tag
  output wire [2:0]   out_payload_fields_link_priority,  // priority code point of the tag
  output wire         out_payload_fields_link_drop_eligible,  // drop eligible indicator of the tag
  output wire [11:0]  out_payload_fields_link_identifier,  // VLAN identifier of the tag
  // out_payload_fields_network: IP addresses and what else the IP header may vary in
  output wire         out_payload_fields_network_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [5:0]   out_payload_fields_network_dscp,  // differentiated services code point
  output wire [1:0]   out_payload_fields_network_ecn,  // explicit congestion notification
  output wire [7:0]   out_payload_fields_network_time_to_live,  // TTL or hop limit
  output wire [15:0]  out_payload_fields_network_identification,  // IPv4 only
  output wire [127:0] out_payload_fields_network_source,  // source address; IPv4 in the low 32 bits
  output wire [127:0] out_payload_fields_network_destination,  // destination address; IPv4 in the low 32 bits
  output wire [15:0]  out_payload_fields_source_port,  // UDP source port: the path; also the IPv6 flow label
  output wire         out_payload_fields_port,  // UDP destination port
  // out_payload_fields_bth: padCount is computed
  output wire [7:0]   out_payload_fields_bth_opcode,  // wire profile section 6
  output wire         out_payload_fields_bth_solicited,  // solicited event
  output wire         out_payload_fields_bth_migration,  // MigReq, ignored
  output wire [1:0]   out_payload_fields_bth_pad_count,  // bytes of padding before the ICRC
  output wire [3:0]   out_payload_fields_bth_version,  // TVer, 0
  output wire [15:0]  out_payload_fields_bth_partition,  // P_Key
  output wire         out_payload_fields_bth_fecn,  // ignored
  output wire         out_payload_fields_bth_becn,  // congestion seen
  output wire [5:0]   out_payload_fields_bth_reserved6,  // not covered by the ICRC
  output wire [23:0]  out_payload_fields_bth_dest_qp,  // queue pair of the receiver
  output wire         out_payload_fields_bth_ack_request,  // an acknowledgement is wanted now
  output wire         out_payload_fields_bth_retrans,  // 0 first transmission, 1 retransmission (profiles P1 to P3)
  output wire [5:0]   out_payload_fields_bth_reserved,  // 0
  output wire [23:0]  out_payload_fields_bth_psn,  // packet sequence number
  output wire [31:0]  out_payload_fields_deth_queue_key,  // Q_Key
  output wire [7:0]   out_payload_fields_deth_reserved,  // 0
  output wire [23:0]  out_payload_fields_deth_source_qp,  // queue pair of the sender
  output wire [7:0]   out_payload_fields_msn_eth_reserved,  // 0
  output wire [23:0]  out_payload_fields_msn_eth_msn,  // number of this message, from 1
  output wire [63:0]  out_payload_fields_reth_address,  // virtual address of this packet's own payload (P0: of the message)
  output wire [31:0]  out_payload_fields_reth_remote_key,  // R_Key
  output wire [31:0]  out_payload_fields_reth_length,  // DMALen: bytes of the whole message
  output wire [7:0]   out_payload_fields_aeth_syndrome,  // bits 6:5 type, bits 4:0 value
  output wire [23:0]  out_payload_fields_aeth_msn,  // message sequence number
  output wire [7:0]   out_payload_fields_rq_eth_reserved,  // 0
  output wire [23:0]  out_payload_fields_rq_eth_rq_msn,  // number of the receive work request this message consumes, from 0
  output wire [7:0]   out_payload_fields_po_eth_reserved,  // 0
  output wire [23:0]  out_payload_fields_po_eth_order,  // position of the packet in its message, from 0; 0xFFFFFF = not available
  output wire [31:0]  out_payload_fields_imm_dt_value,  // opaque to the network
  output wire [31:0]  out_payload_fields_ieth_remote_key,  // R_Key to invalidate
  output wire [63:0]  out_payload_fields_atomic_eth_address,  // virtual address, a multiple of 8
  output wire [31:0]  out_payload_fields_atomic_eth_remote_key,  // R_Key
  output wire [63:0]  out_payload_fields_atomic_eth_swap_or_add,  // value to store, or to add
  output wire [63:0]  out_payload_fields_atomic_eth_compare,  // value to compare with
  output wire [63:0]  out_payload_fields_atomic_ack_eth_original,  // value before the operation
  output wire [7:0]   out_payload_fields_sack_eth_valid_length,  // 1 to 128 bits count
  output wire [23:0]  out_payload_fields_sack_eth_start,  // PSN of the least significant bit
  output wire [127:0] out_payload_fields_sack_eth_bitmap,  // bit i: PSN start + i has been received
  output wire [31:0]  out_payload_fields_rtt_eth_context,  // path index in bits 24 to 31, the last byte
  output wire [31:0]  out_payload_fields_rtt_eth_sent,  // TX1 in ns
  output wire [31:0]  out_payload_fields_rtt_eth_received,  // RX1 in ns
  output wire [31:0]  out_payload_fields_rtt_eth_answered,  // TX2 in ns
  output wire [31:0]  out_payload_fields_rtt_eth_returned,  // RX2 in ns, 0 on the wire
  output wire [127:0] out_payload_fields_resv16_reserved,  // 0, ignored
  output wire [12:0]  out_payload_fields_payload_length,  // bytes of payload, 0 to 4096, without padding
  output wire         out_payload_present_deth,
  output wire         out_payload_present_msn_eth,
  output wire         out_payload_present_reth,
  output wire         out_payload_present_aeth,
  output wire         out_payload_present_rq_eth,
  output wire         out_payload_present_po_eth,
  output wire         out_payload_present_imm_dt,
  output wire         out_payload_present_ieth,
  output wire         out_payload_present_atomic_eth,
  output wire         out_payload_present_atomic_ack_eth,
  output wire         out_payload_present_sack_eth,
  output wire         out_payload_present_rtt_eth,
  output wire         out_payload_present_resv16,
  output wire         out_payload_place_reth,
  output wire         out_payload_place_aeth,
  output wire         out_payload_place_rq_eth,
  output wire [1:0]   out_payload_place_po_eth,
  output wire [2:0]   out_payload_place_imm_dt,
  output wire [1:0]   out_payload_place_ieth,
  output wire         out_payload_place_atomic_eth,
  output wire         out_payload_place_atomic_ack_eth,
  output wire [3:0]   out_payload_words,
  output wire [10:0]  out_payload_payload_words,
  output wire [19:0]  out_payload_sum,
  output wire [19:0]  out_payload_carries
);
  reg  [47:0]  stage_0_fields_link_destination;
  reg  [47:0]  stage_0_fields_link_source;
  reg          stage_0_fields_link_tagged;
  reg  [2:0]   stage_0_fields_link_priority;
  reg          stage_0_fields_link_drop_eligible;
  reg  [11:0]  stage_0_fields_link_identifier;
  reg          stage_0_fields_network_ipv6;
  reg  [5:0]   stage_0_fields_network_dscp;
  reg  [1:0]   stage_0_fields_network_ecn;
  reg  [7:0]   stage_0_fields_network_time_to_live;
  reg  [15:0]  stage_0_fields_network_identification;
  reg  [127:0] stage_0_fields_network_source;
  reg  [127:0] stage_0_fields_network_destination;
  reg  [15:0]  stage_0_fields_source_port;
  reg          stage_0_fields_port;
  reg  [7:0]   stage_0_fields_bth_opcode;
  reg          stage_0_fields_bth_solicited;
  reg          stage_0_fields_bth_migration;
  reg  [1:0]   stage_0_fields_bth_pad_count;
  reg  [3:0]   stage_0_fields_bth_version;
  reg  [15:0]  stage_0_fields_bth_partition;
  reg          stage_0_fields_bth_fecn;
  reg          stage_0_fields_bth_becn;
  reg  [5:0]   stage_0_fields_bth_reserved6;
  reg  [23:0]  stage_0_fields_bth_dest_qp;
  reg          stage_0_fields_bth_ack_request;
  reg          stage_0_fields_bth_retrans;
  reg  [5:0]   stage_0_fields_bth_reserved;
  reg  [23:0]  stage_0_fields_bth_psn;
  reg  [31:0]  stage_0_fields_deth_queue_key;
  reg  [7:0]   stage_0_fields_deth_reserved;
  reg  [23:0]  stage_0_fields_deth_source_qp;
  reg  [7:0]   stage_0_fields_msn_eth_reserved;
  reg  [23:0]  stage_0_fields_msn_eth_msn;
  reg  [63:0]  stage_0_fields_reth_address;
  reg  [31:0]  stage_0_fields_reth_remote_key;
  reg  [31:0]  stage_0_fields_reth_length;
  reg  [7:0]   stage_0_fields_aeth_syndrome;
  reg  [23:0]  stage_0_fields_aeth_msn;
  reg  [7:0]   stage_0_fields_rq_eth_reserved;
  reg  [23:0]  stage_0_fields_rq_eth_rq_msn;
  reg  [7:0]   stage_0_fields_po_eth_reserved;
  reg  [23:0]  stage_0_fields_po_eth_order;
  reg  [31:0]  stage_0_fields_imm_dt_value;
  reg  [31:0]  stage_0_fields_ieth_remote_key;
  reg  [63:0]  stage_0_fields_atomic_eth_address;
  reg  [31:0]  stage_0_fields_atomic_eth_remote_key;
  reg  [63:0]  stage_0_fields_atomic_eth_swap_or_add;
  reg  [63:0]  stage_0_fields_atomic_eth_compare;
  reg  [63:0]  stage_0_fields_atomic_ack_eth_original;
  reg  [7:0]   stage_0_fields_sack_eth_valid_length;
  reg  [23:0]  stage_0_fields_sack_eth_start;
  reg  [127:0] stage_0_fields_sack_eth_bitmap;
  reg  [31:0]  stage_0_fields_rtt_eth_context;
  reg  [31:0]  stage_0_fields_rtt_eth_sent;
  reg  [31:0]  stage_0_fields_rtt_eth_received;
  reg  [31:0]  stage_0_fields_rtt_eth_answered;
  reg  [31:0]  stage_0_fields_rtt_eth_returned;
  reg  [127:0] stage_0_fields_resv16_reserved;
  reg  [12:0]  stage_0_fields_payload_length;
  reg          stage_0_present_deth;
  reg          stage_0_present_msn_eth;
  reg          stage_0_present_reth;
  reg          stage_0_present_aeth;
  reg          stage_0_present_rq_eth;
  reg          stage_0_present_po_eth;
  reg          stage_0_present_imm_dt;
  reg          stage_0_present_ieth;
  reg          stage_0_present_atomic_eth;
  reg          stage_0_present_atomic_ack_eth;
  reg          stage_0_present_sack_eth;
  reg          stage_0_present_rtt_eth;
  reg          stage_0_present_resv16;
  reg          stage_0_place_reth;
  reg          stage_0_place_aeth;
  reg          stage_0_place_rq_eth;
  reg  [1:0]   stage_0_place_po_eth;
  reg  [2:0]   stage_0_place_imm_dt;
  reg  [1:0]   stage_0_place_ieth;
  reg          stage_0_place_atomic_eth;
  reg          stage_0_place_atomic_ack_eth;
  reg  [3:0]   stage_0_words;
  reg  [10:0]  stage_0_payload_words;
  reg  [19:0]  stage_0_sum;
  reg  [19:0]  stage_0_carries;
  reg          full_0;

  wire         advance_0 = ~full_0 | out_ready;

  assign in_ready = advance_0;
  assign out_valid = full_0;
  assign out_payload_fields_link_destination = stage_0_fields_link_destination;
  assign out_payload_fields_link_source = stage_0_fields_link_source;
  assign out_payload_fields_link_tagged = stage_0_fields_link_tagged;
  assign out_payload_fields_link_priority = stage_0_fields_link_priority;
  assign out_payload_fields_link_drop_eligible = stage_0_fields_link_drop_eligible;
  assign out_payload_fields_link_identifier = stage_0_fields_link_identifier;
  assign out_payload_fields_network_ipv6 = stage_0_fields_network_ipv6;
  assign out_payload_fields_network_dscp = stage_0_fields_network_dscp;
  assign out_payload_fields_network_ecn = stage_0_fields_network_ecn;
  assign out_payload_fields_network_time_to_live = stage_0_fields_network_time_to_live;
  assign out_payload_fields_network_identification = stage_0_fields_network_identification;
  assign out_payload_fields_network_source = stage_0_fields_network_source;
  assign out_payload_fields_network_destination = stage_0_fields_network_destination;
  assign out_payload_fields_source_port = stage_0_fields_source_port;
  assign out_payload_fields_port = stage_0_fields_port;
  assign out_payload_fields_bth_opcode = stage_0_fields_bth_opcode;
  assign out_payload_fields_bth_solicited = stage_0_fields_bth_solicited;
  assign out_payload_fields_bth_migration = stage_0_fields_bth_migration;
  assign out_payload_fields_bth_pad_count = stage_0_fields_bth_pad_count;
  assign out_payload_fields_bth_version = stage_0_fields_bth_version;
  assign out_payload_fields_bth_partition = stage_0_fields_bth_partition;
  assign out_payload_fields_bth_fecn = stage_0_fields_bth_fecn;
  assign out_payload_fields_bth_becn = stage_0_fields_bth_becn;
  assign out_payload_fields_bth_reserved6 = stage_0_fields_bth_reserved6;
  assign out_payload_fields_bth_dest_qp = stage_0_fields_bth_dest_qp;
  assign out_payload_fields_bth_ack_request = stage_0_fields_bth_ack_request;
  assign out_payload_fields_bth_retrans = stage_0_fields_bth_retrans;
  assign out_payload_fields_bth_reserved = stage_0_fields_bth_reserved;
  assign out_payload_fields_bth_psn = stage_0_fields_bth_psn;
  assign out_payload_fields_deth_queue_key = stage_0_fields_deth_queue_key;
  assign out_payload_fields_deth_reserved = stage_0_fields_deth_reserved;
  assign out_payload_fields_deth_source_qp = stage_0_fields_deth_source_qp;
  assign out_payload_fields_msn_eth_reserved = stage_0_fields_msn_eth_reserved;
  assign out_payload_fields_msn_eth_msn = stage_0_fields_msn_eth_msn;
  assign out_payload_fields_reth_address = stage_0_fields_reth_address;
  assign out_payload_fields_reth_remote_key = stage_0_fields_reth_remote_key;
  assign out_payload_fields_reth_length = stage_0_fields_reth_length;
  assign out_payload_fields_aeth_syndrome = stage_0_fields_aeth_syndrome;
  assign out_payload_fields_aeth_msn = stage_0_fields_aeth_msn;
  assign out_payload_fields_rq_eth_reserved = stage_0_fields_rq_eth_reserved;
  assign out_payload_fields_rq_eth_rq_msn = stage_0_fields_rq_eth_rq_msn;
  assign out_payload_fields_po_eth_reserved = stage_0_fields_po_eth_reserved;
  assign out_payload_fields_po_eth_order = stage_0_fields_po_eth_order;
  assign out_payload_fields_imm_dt_value = stage_0_fields_imm_dt_value;
  assign out_payload_fields_ieth_remote_key = stage_0_fields_ieth_remote_key;
  assign out_payload_fields_atomic_eth_address = stage_0_fields_atomic_eth_address;
  assign out_payload_fields_atomic_eth_remote_key = stage_0_fields_atomic_eth_remote_key;
  assign out_payload_fields_atomic_eth_swap_or_add = stage_0_fields_atomic_eth_swap_or_add;
  assign out_payload_fields_atomic_eth_compare = stage_0_fields_atomic_eth_compare;
  assign out_payload_fields_atomic_ack_eth_original = stage_0_fields_atomic_ack_eth_original;
  assign out_payload_fields_sack_eth_valid_length = stage_0_fields_sack_eth_valid_length;
  assign out_payload_fields_sack_eth_start = stage_0_fields_sack_eth_start;
  assign out_payload_fields_sack_eth_bitmap = stage_0_fields_sack_eth_bitmap;
  assign out_payload_fields_rtt_eth_context = stage_0_fields_rtt_eth_context;
  assign out_payload_fields_rtt_eth_sent = stage_0_fields_rtt_eth_sent;
  assign out_payload_fields_rtt_eth_received = stage_0_fields_rtt_eth_received;
  assign out_payload_fields_rtt_eth_answered = stage_0_fields_rtt_eth_answered;
  assign out_payload_fields_rtt_eth_returned = stage_0_fields_rtt_eth_returned;
  assign out_payload_fields_resv16_reserved = stage_0_fields_resv16_reserved;
  assign out_payload_fields_payload_length = stage_0_fields_payload_length;
  assign out_payload_present_deth = stage_0_present_deth;
  assign out_payload_present_msn_eth = stage_0_present_msn_eth;
  assign out_payload_present_reth = stage_0_present_reth;
  assign out_payload_present_aeth = stage_0_present_aeth;
  assign out_payload_present_rq_eth = stage_0_present_rq_eth;
  assign out_payload_present_po_eth = stage_0_present_po_eth;
  assign out_payload_present_imm_dt = stage_0_present_imm_dt;
  assign out_payload_present_ieth = stage_0_present_ieth;
  assign out_payload_present_atomic_eth = stage_0_present_atomic_eth;
  assign out_payload_present_atomic_ack_eth = stage_0_present_atomic_ack_eth;
  assign out_payload_present_sack_eth = stage_0_present_sack_eth;
  assign out_payload_present_rtt_eth = stage_0_present_rtt_eth;
  assign out_payload_present_resv16 = stage_0_present_resv16;
  assign out_payload_place_reth = stage_0_place_reth;
  assign out_payload_place_aeth = stage_0_place_aeth;
  assign out_payload_place_rq_eth = stage_0_place_rq_eth;
  assign out_payload_place_po_eth = stage_0_place_po_eth;
  assign out_payload_place_imm_dt = stage_0_place_imm_dt;
  assign out_payload_place_ieth = stage_0_place_ieth;
  assign out_payload_place_atomic_eth = stage_0_place_atomic_eth;
  assign out_payload_place_atomic_ack_eth = stage_0_place_atomic_ack_eth;
  assign out_payload_words = stage_0_words;
  assign out_payload_payload_words = stage_0_payload_words;
  assign out_payload_sum = stage_0_sum;
  assign out_payload_carries = stage_0_carries;

  always @(posedge clk) begin
    if (rst) begin
      full_0 <= 1'b0;
    end else if (advance_0) begin
      full_0 <= in_valid;
    end
  end

  always @(posedge clk) begin
    if (advance_0) begin
      stage_0_fields_link_destination <= in_payload_fields_link_destination;
      stage_0_fields_link_source <= in_payload_fields_link_source;
      stage_0_fields_link_tagged <= in_payload_fields_link_tagged;
      stage_0_fields_link_priority <= in_payload_fields_link_priority;
      stage_0_fields_link_drop_eligible <= in_payload_fields_link_drop_eligible;
      stage_0_fields_link_identifier <= in_payload_fields_link_identifier;
      stage_0_fields_network_ipv6 <= in_payload_fields_network_ipv6;
      stage_0_fields_network_dscp <= in_payload_fields_network_dscp;
      stage_0_fields_network_ecn <= in_payload_fields_network_ecn;
      stage_0_fields_network_time_to_live <= in_payload_fields_network_time_to_live;
      stage_0_fields_network_identification <= in_payload_fields_network_identification;
      stage_0_fields_network_source <= in_payload_fields_network_source;
      stage_0_fields_network_destination <= in_payload_fields_network_destination;
      stage_0_fields_source_port <= in_payload_fields_source_port;
      stage_0_fields_port <= in_payload_fields_port;
      stage_0_fields_bth_opcode <= in_payload_fields_bth_opcode;
      stage_0_fields_bth_solicited <= in_payload_fields_bth_solicited;
      stage_0_fields_bth_migration <= in_payload_fields_bth_migration;
      stage_0_fields_bth_pad_count <= in_payload_fields_bth_pad_count;
      stage_0_fields_bth_version <= in_payload_fields_bth_version;
      stage_0_fields_bth_partition <= in_payload_fields_bth_partition;
      stage_0_fields_bth_fecn <= in_payload_fields_bth_fecn;
      stage_0_fields_bth_becn <= in_payload_fields_bth_becn;
      stage_0_fields_bth_reserved6 <= in_payload_fields_bth_reserved6;
      stage_0_fields_bth_dest_qp <= in_payload_fields_bth_dest_qp;
      stage_0_fields_bth_ack_request <= in_payload_fields_bth_ack_request;
      stage_0_fields_bth_retrans <= in_payload_fields_bth_retrans;
      stage_0_fields_bth_reserved <= in_payload_fields_bth_reserved;
      stage_0_fields_bth_psn <= in_payload_fields_bth_psn;
      stage_0_fields_deth_queue_key <= in_payload_fields_deth_queue_key;
      stage_0_fields_deth_reserved <= in_payload_fields_deth_reserved;
      stage_0_fields_deth_source_qp <= in_payload_fields_deth_source_qp;
      stage_0_fields_msn_eth_reserved <= in_payload_fields_msn_eth_reserved;
      stage_0_fields_msn_eth_msn <= in_payload_fields_msn_eth_msn;
      stage_0_fields_reth_address <= in_payload_fields_reth_address;
      stage_0_fields_reth_remote_key <= in_payload_fields_reth_remote_key;
      stage_0_fields_reth_length <= in_payload_fields_reth_length;
      stage_0_fields_aeth_syndrome <= in_payload_fields_aeth_syndrome;
      stage_0_fields_aeth_msn <= in_payload_fields_aeth_msn;
      stage_0_fields_rq_eth_reserved <= in_payload_fields_rq_eth_reserved;
      stage_0_fields_rq_eth_rq_msn <= in_payload_fields_rq_eth_rq_msn;
      stage_0_fields_po_eth_reserved <= in_payload_fields_po_eth_reserved;
      stage_0_fields_po_eth_order <= in_payload_fields_po_eth_order;
      stage_0_fields_imm_dt_value <= in_payload_fields_imm_dt_value;
      stage_0_fields_ieth_remote_key <= in_payload_fields_ieth_remote_key;
      stage_0_fields_atomic_eth_address <= in_payload_fields_atomic_eth_address;
      stage_0_fields_atomic_eth_remote_key <= in_payload_fields_atomic_eth_remote_key;
      stage_0_fields_atomic_eth_swap_or_add <= in_payload_fields_atomic_eth_swap_or_add;
      stage_0_fields_atomic_eth_compare <= in_payload_fields_atomic_eth_compare;
      stage_0_fields_atomic_ack_eth_original <= in_payload_fields_atomic_ack_eth_original;
      stage_0_fields_sack_eth_valid_length <= in_payload_fields_sack_eth_valid_length;
      stage_0_fields_sack_eth_start <= in_payload_fields_sack_eth_start;
      stage_0_fields_sack_eth_bitmap <= in_payload_fields_sack_eth_bitmap;
      stage_0_fields_rtt_eth_context <= in_payload_fields_rtt_eth_context;
      stage_0_fields_rtt_eth_sent <= in_payload_fields_rtt_eth_sent;
      stage_0_fields_rtt_eth_received <= in_payload_fields_rtt_eth_received;
      stage_0_fields_rtt_eth_answered <= in_payload_fields_rtt_eth_answered;
      stage_0_fields_rtt_eth_returned <= in_payload_fields_rtt_eth_returned;
      stage_0_fields_resv16_reserved <= in_payload_fields_resv16_reserved;
      stage_0_fields_payload_length <= in_payload_fields_payload_length;
      stage_0_present_deth <= in_payload_present_deth;
      stage_0_present_msn_eth <= in_payload_present_msn_eth;
      stage_0_present_reth <= in_payload_present_reth;
      stage_0_present_aeth <= in_payload_present_aeth;
      stage_0_present_rq_eth <= in_payload_present_rq_eth;
      stage_0_present_po_eth <= in_payload_present_po_eth;
      stage_0_present_imm_dt <= in_payload_present_imm_dt;
      stage_0_present_ieth <= in_payload_present_ieth;
      stage_0_present_atomic_eth <= in_payload_present_atomic_eth;
      stage_0_present_atomic_ack_eth <= in_payload_present_atomic_ack_eth;
      stage_0_present_sack_eth <= in_payload_present_sack_eth;
      stage_0_present_rtt_eth <= in_payload_present_rtt_eth;
      stage_0_present_resv16 <= in_payload_present_resv16;
      stage_0_place_reth <= in_payload_place_reth;
      stage_0_place_aeth <= in_payload_place_aeth;
      stage_0_place_rq_eth <= in_payload_place_rq_eth;
      stage_0_place_po_eth <= in_payload_place_po_eth;
      stage_0_place_imm_dt <= in_payload_place_imm_dt;
      stage_0_place_ieth <= in_payload_place_ieth;
      stage_0_place_atomic_eth <= in_payload_place_atomic_eth;
      stage_0_place_atomic_ack_eth <= in_payload_place_atomic_ack_eth;
      stage_0_words <= in_payload_words;
      stage_0_payload_words <= in_payload_payload_words;
      stage_0_sum <= in_payload_sum;
      stage_0_carries <= in_payload_carries;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) refuses_only_when_every_stage_is_full: assert (advance_0 | full_0);
  always @(posedge clk) if (!rst) stalls_with_every_stage_full: cover (out_valid & ~advance_0);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(advance_0 | full_0)) begin
    $display("Pipeline.java: HDL801: claim 'refuses only when every stage is full' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
