`default_nettype none

// FrameBuilder_64: makes whole frames from header fields and payload.  Generated from FrameBuilder.java.
module FrameBuilder_64 (
  input  wire         clk,
  input  wire         rst,
  input  wire         fields_valid,  // one per packet
  output wire         fields_ready,
  input  wire [47:0]  fields_payload_link_destination,  // destination MAC address
  input  wire [47:0]  fields_payload_link_source,  // source MAC address
  input  wire         fields_payload_link_tagged,  // insert an 802.1Q tag
  input  wire [2:0]   fields_payload_link_priority,  // priority code point of the tag
  input  wire         fields_payload_link_drop_eligible,  // drop eligible indicator of the tag
  input  wire [11:0]  fields_payload_link_identifier,  // VLAN identifier of the tag
  input  wire         fields_payload_network_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [5:0]   fields_payload_network_dscp,  // differentiated services code point
  input  wire [1:0]   fields_payload_network_ecn,  // explicit congestion notification
  input  wire [7:0]   fields_payload_network_time_to_live,  // TTL or hop limit
  input  wire [15:0]  fields_payload_network_identification,  // IPv4 only
  input  wire [127:0] fields_payload_network_source,  // source address; IPv4 in the low 32 bits
  input  wire [127:0] fields_payload_network_destination,  // destination address; IPv4 in the low 32 bits
  input  wire [15:0]  fields_payload_source_port,  // UDP source port: the path; also the IPv6 flow label
  input  wire         fields_payload_port,  // UDP destination port
  input  wire [7:0]   fields_payload_bth_opcode,  // wire profile section 6
  input  wire         fields_payload_bth_solicited,  // solicited event
  input  wire         fields_payload_bth_migration,  // MigReq, ignored
  input  wire [1:0]   fields_payload_bth_pad_count,  // bytes of padding before the ICRC
  input  wire [3:0]   fields_payload_bth_version,  // TVer, 0
  input  wire [15:0]  fields_payload_bth_partition,  // P_Key
  input  wire         fields_payload_bth_fecn,  // ignored
  input  wire         fields_payload_bth_becn,  // congestion seen
  input  wire [5:0]   fields_payload_bth_reserved6,  // not covered by the ICRC
  input  wire [23:0]  fields_payload_bth_dest_qp,  // queue pair of the receiver
  input  wire         fields_payload_bth_ack_request,  // an acknowledgement is wanted now
  input  wire         fields_payload_bth_retrans,  // 0 first transmission, 1 retransmission (profiles P1 to P3)
  input  wire [5:0]   fields_payload_bth_reserved,  // 0
  input  wire [23:0]  fields_payload_bth_psn,  // packet sequence number
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
  input  wire [23:0]  fields_payload_rq_eth_rq_msn,  // number of the receive work request this message consumes, from 0
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
  input  wire         payload_valid,  // the bytes of each packet that has any, from byte 0 of a beat
  output wire         payload_ready,
  input  wire [511:0] payload_payload_data,
  input  wire [63:0]  payload_payload_keep,
  input  wire         payload_payload_last,
  output wire         frames_valid,  // frames without FCS
  input  wire         frames_ready,
  output wire [511:0] frames_payload_data,
  output wire [63:0]  frames_payload_keep,
  output wire         frames_payload_last
);
  wire         headers_headers_valid;
  wire [879:0] headers_headers_payload_bytes;
  wire [6:0]   headers_headers_payload_length;
  wire         headers_headers_payload_has_payload;
  wire         aligner_headers_ready;
  wire         aligner_frames_valid;
  wire [511:0] aligner_frames_payload_data;
  wire [63:0]  aligner_frames_payload_keep;
  wire         aligner_frames_payload_last;
  wire         inserter_in_ready;

  HeaderBuilder headers (
    .clk(clk),
    .rst(rst),
    .fields_valid(fields_valid),
    .fields_ready(fields_ready),
    .fields_payload_link_destination(fields_payload_link_destination),
    .fields_payload_link_source(fields_payload_link_source),
    .fields_payload_link_tagged(fields_payload_link_tagged),
    .fields_payload_link_priority(fields_payload_link_priority),
    .fields_payload_link_drop_eligible(fields_payload_link_drop_eligible),
    .fields_payload_link_identifier(fields_payload_link_identifier),
    .fields_payload_network_ipv6(fields_payload_network_ipv6),
    .fields_payload_network_dscp(fields_payload_network_dscp),
    .fields_payload_network_ecn(fields_payload_network_ecn),
    .fields_payload_network_time_to_live(fields_payload_network_time_to_live),
    .fields_payload_network_identification(fields_payload_network_identification),
    .fields_payload_network_source(fields_payload_network_source),
    .fields_payload_network_destination(fields_payload_network_destination),
    .fields_payload_source_port(fields_payload_source_port),
    .fields_payload_port(fields_payload_port),
    .fields_payload_bth_opcode(fields_payload_bth_opcode),
    .fields_payload_bth_solicited(fields_payload_bth_solicited),
    .fields_payload_bth_migration(fields_payload_bth_migration),
    .fields_payload_bth_pad_count(fields_payload_bth_pad_count),
    .fields_payload_bth_version(fields_payload_bth_version),
    .fields_payload_bth_partition(fields_payload_bth_partition),
    .fields_payload_bth_fecn(fields_payload_bth_fecn),
    .fields_payload_bth_becn(fields_payload_bth_becn),
    .fields_payload_bth_reserved6(fields_payload_bth_reserved6),
    .fields_payload_bth_dest_qp(fields_payload_bth_dest_qp),
    .fields_payload_bth_ack_request(fields_payload_bth_ack_request),
    .fields_payload_bth_retrans(fields_payload_bth_retrans),
    .fields_payload_bth_reserved(fields_payload_bth_reserved),
    .fields_payload_bth_psn(fields_payload_bth_psn),
    .fields_payload_deth_queue_key(fields_payload_deth_queue_key),
    .fields_payload_deth_reserved(fields_payload_deth_reserved),
    .fields_payload_deth_source_qp(fields_payload_deth_source_qp),
    .fields_payload_msn_eth_reserved(fields_payload_msn_eth_reserved),
    .fields_payload_msn_eth_msn(fields_payload_msn_eth_msn),
    .fields_payload_reth_address(fields_payload_reth_address),
    .fields_payload_reth_remote_key(fields_payload_reth_remote_key),
    .fields_payload_reth_length(fields_payload_reth_length),
    .fields_payload_aeth_syndrome(fields_payload_aeth_syndrome),
    .fields_payload_aeth_msn(fields_payload_aeth_msn),
    .fields_payload_rq_eth_reserved(fields_payload_rq_eth_reserved),
    .fields_payload_rq_eth_rq_msn(fields_payload_rq_eth_rq_msn),
    .fields_payload_po_eth_reserved(fields_payload_po_eth_reserved),
    .fields_payload_po_eth_order(fields_payload_po_eth_order),
    .fields_payload_imm_dt_value(fields_payload_imm_dt_value),
    .fields_payload_ieth_remote_key(fields_payload_ieth_remote_key),
    .fields_payload_atomic_eth_address(fields_payload_atomic_eth_address),
    .fields_payload_atomic_eth_remote_key(fields_payload_atomic_eth_remote_key),
    .fields_payload_atomic_eth_swap_or_add(fields_payload_atomic_eth_swap_or_add),
    .fields_payload_atomic_eth_compare(fields_payload_atomic_eth_compare),
    .fields_payload_atomic_ack_eth_original(fields_payload_atomic_ack_eth_original),
    .fields_payload_sack_eth_valid_length(fields_payload_sack_eth_valid_length),
    .fields_payload_sack_eth_start(fields_payload_sack_eth_start),
    .fields_payload_sack_eth_bitmap(fields_payload_sack_eth_bitmap),
    .fields_payload_rtt_eth_context(fields_payload_rtt_eth_context),
    .fields_payload_rtt_eth_sent(fields_payload_rtt_eth_sent),
    .fields_payload_rtt_eth_received(fields_payload_rtt_eth_received),
    .fields_payload_rtt_eth_answered(fields_payload_rtt_eth_answered),
    .fields_payload_rtt_eth_returned(fields_payload_rtt_eth_returned),
    .fields_payload_resv16_reserved(fields_payload_resv16_reserved),
    .fields_payload_payload_length(fields_payload_payload_length),
    .headers_valid(headers_headers_valid),
    .headers_ready(aligner_headers_ready),
    .headers_payload_bytes(headers_headers_payload_bytes),
    .headers_payload_length(headers_headers_payload_length),
    .headers_payload_has_payload(headers_headers_payload_has_payload)
  );

  PayloadAligner_64 aligner (
    .clk(clk),
    .rst(rst),
    .headers_valid(headers_headers_valid),
    .headers_ready(aligner_headers_ready),
    .headers_payload_bytes(headers_headers_payload_bytes),
    .headers_payload_length(headers_headers_payload_length),
    .headers_payload_has_payload(headers_headers_payload_has_payload),
    .payload_valid(payload_valid),
    .payload_ready(payload_ready),
    .payload_payload_data(payload_payload_data),
    .payload_payload_keep(payload_payload_keep),
    .payload_payload_last(payload_payload_last),
    .frames_valid(aligner_frames_valid),
    .frames_ready(inserter_in_ready),
    .frames_payload_data(aligner_frames_payload_data),
    .frames_payload_keep(aligner_frames_payload_keep),
    .frames_payload_last(aligner_frames_payload_last)
  );

  IcrcInserter_64 inserter (
    .clk(clk),
    .rst(rst),
    .in_valid(aligner_frames_valid),
    .in_ready(inserter_in_ready),
    .in_payload_data(aligner_frames_payload_data),
    .in_payload_keep(aligner_frames_payload_keep),
    .in_payload_last(aligner_frames_payload_last),
    .out_valid(frames_valid),
    .out_ready(frames_ready),
    .out_payload_data(frames_payload_data),
    .out_payload_keep(frames_payload_keep),
    .out_payload_last(frames_payload_last)
  );
endmodule

`default_nettype wire
