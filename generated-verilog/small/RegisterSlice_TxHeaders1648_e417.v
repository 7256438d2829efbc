`default_nettype none

// RegisterSlice_TxHeaders1648_e417: cuts every path of a stream, ready included, at full throughput: one beat
// shown, one held in reserve.  Generated from RegisterSlice.java.
module RegisterSlice_TxHeaders1648_e417 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  // in_payload_link: MAC addresses and 802.1Q tag
  input  wire [47:0]  in_payload_link_destination,  // destination MAC address
  input  wire [47:0]  in_payload_link_source,  // source MAC address
  input  wire         in_payload_link_tagged,  // insert an 802.1Q tag
  input  wire [2:0]   in_payload_link_priority,  // priority code point of the tag
  input  wire         in_payload_link_drop_eligible,  // drop eligible indicator of the tag
  input  wire [11:0]  in_payload_link_identifier,  // VLAN identifier of the tag
  // in_payload_network: IP addresses and what else the IP header may vary in
  input  wire         in_payload_network_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [5:0]   in_payload_network_dscp,  // differentiated services code point
  input  wire [1:0]   in_payload_network_ecn,  // explicit congestion notification
  input  wire [7:0]   in_payload_network_time_to_live,  // TTL or hop limit
  input  wire [15:0]  in_payload_network_identification,  // IPv4 only
  input  wire [127:0] in_payload_network_source,  // source address; IPv4 in the low 32 bits
  input  wire [127:0] in_payload_network_destination,  // destination address; IPv4 in the low 32 bits
  input  wire [15:0]  in_payload_source_port,  // UDP source port: the path; also the IPv6 flow label
  input  wire         in_payload_port,  // UDP destination port
  // in_payload_bth: padCount is computed
  input  wire [7:0]   in_payload_bth_opcode,  // wire profile section 6
  input  wire         in_payload_bth_solicited,  // solicited event
  input  wire         in_payload_bth_migration,  // MigReq, ignored
  input  wire [1:0]   in_payload_bth_pad_count,  // bytes of padding before the ICRC
  input  wire [3:0]   in_payload_bth_version,  // TVer, 0
  input  wire [15:0]  in_payload_bth_partition,  // P_Key
  input  wire         in_payload_bth_fecn,  // ignored
  input  wire         in_payload_bth_becn,  // congestion seen
  input  wire [5:0]   in_payload_bth_reserved6,  // not covered by the ICRC
  input  wire [23:0]  in_payload_bth_dest_qp,  // queue pair of the receiver
  input  wire         in_payload_bth_ack_request,  // an acknowledgement is wanted now
  input  wire         in_payload_bth_retrans,  // 0 first transmission, 1 retransmission (profiles P1 to P3)
  input  wire [5:0]   in_payload_bth_reserved,  // 0
  input  wire [23:0]  in_payload_bth_psn,  // packet sequence number
  input  wire [31:0]  in_payload_deth_queue_key,  // Q_Key
  input  wire [7:0]   in_payload_deth_reserved,  // 0
  input  wire [23:0]  in_payload_deth_source_qp,  // queue pair of the sender
  input  wire [7:0]   in_payload_msn_eth_reserved,  // 0
  input  wire [23:0]  in_payload_msn_eth_msn,  // number of this message, from 1
  input  wire [63:0]  in_payload_reth_address,  // virtual address of this packet's own payload (P0: of the message)
  input  wire [31:0]  in_payload_reth_remote_key,  // R_Key
  input  wire [31:0]  in_payload_reth_length,  // DMALen: bytes of the whole message
  input  wire [7:0]   in_payload_aeth_syndrome,  // bits 6:5 type, bits 4:0 value
  input  wire [23:0]  in_payload_aeth_msn,  // message sequence number
  input  wire [7:0]   in_payload_rq_eth_reserved,  // 0
  input  wire [23:0]  in_payload_rq_eth_rq_msn,  // number of the receive work request this message consumes, from 0
  input  wire [7:0]   in_payload_po_eth_reserved,  // 0
  input  wire [23:0]  in_payload_po_eth_order,  // position of the packet in its message, from 0; 0xFFFFFF = not available
  input  wire [31:0]  in_payload_imm_dt_value,  // opaque to the network
  input  wire [31:0]  in_payload_ieth_remote_key,  // R_Key to invalidate
  input  wire [63:0]  in_payload_atomic_eth_address,  // virtual address, a multiple of 8
  input  wire [31:0]  in_payload_atomic_eth_remote_key,  // R_Key
  input  wire [63:0]  in_payload_atomic_eth_swap_or_add,  // value to store, or to add
  input  wire [63:0]  in_payload_atomic_eth_compare,  // value to compare with
  input  wire [63:0]  in_payload_atomic_ack_eth_original,  // value before the operation
  input  wire [7:0]   in_payload_sack_eth_valid_length,  // 1 to 128 bits count
  input  wire [23:0]  in_payload_sack_eth_start,  // PSN of the least significant bit
  input  wire [127:0] in_payload_sack_eth_bitmap,  // bit i: PSN start + i has been received
  input  wire [31:0]  in_payload_rtt_eth_context,  // path index in bits 24 to 31, the last byte
  input  wire [31:0]  in_payload_rtt_eth_sent,  // TX1 in ns
  input  wire [31:0]  in_payload_rtt_eth_received,  // RX1 in ns
  input  wire [31:0]  in_payload_rtt_eth_answered,  // TX2 in ns
  input  wire [31:0]  in_payload_rtt_eth_returned,  // RX2 in ns, 0 on the wire
  input  wire [127:0] in_payload_resv16_reserved,  // 0, ignored
  input  wire [12:0]  in_payload_payload_length,  // bytes of payload, 0 to 4096, without padding
  output wire         out_valid,
  input  wire         out_ready,
  // out_payload_link: MAC addresses and 802.1Q tag
  output wire [47:0]  out_payload_link_destination,  // destination MAC address
  output wire [47:0]  out_payload_link_source,  // source MAC address
  output wire         out_payload_link_tagged,  // insert an 802.1Q tag
  output wire [2:0]   out_payload_link_priority,  // priority code point of the tag
  output wire         out_payload_link_drop_eligible,  // drop eligible indicator of the tag
  output wire [11:0]  out_payload_link_identifier,  // VLAN identifier of the tag
  // out_payload_network: IP addresses and what else the IP header may vary in
  output wire         out_payload_network_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [5:0]   out_payload_network_dscp,  // differentiated services code point
  output wire [1:0]   out_payload_network_ecn,  // explicit congestion notification
  output wire [7:0]   out_payload_network_time_to_live,  // TTL or hop limit
  output wire [15:0]  out_payload_network_identification,  // IPv4 only
  output wire [127:0] out_payload_network_source,  // source address; IPv4 in the low 32 bits
  output wire [127:0] out_payload_network_destination,  // destination address; IPv4 in the low 32 bits
  output wire [15:0]  out_payload_source_port,  // UDP source port: the path; also the IPv6 flow label
  output wire         out_payload_port,  // UDP destination port
  // out_payload_bth: padCount is computed
  output wire [7:0]   out_payload_bth_opcode,  // wire profile section 6
  output wire         out_payload_bth_solicited,  // solicited event
  output wire         out_payload_bth_migration,  // MigReq, ignored
  output wire [1:0]   out_payload_bth_pad_count,  // bytes of padding before the ICRC
  output wire [3:0]   out_payload_bth_version,  // TVer, 0
  output wire [15:0]  out_payload_bth_partition,  // P_Key
  output wire         out_payload_bth_fecn,  // ignored
  output wire         out_payload_bth_becn,  // congestion seen
  output wire [5:0]   out_payload_bth_reserved6,  // not covered by the ICRC
  output wire [23:0]  out_payload_bth_dest_qp,  // queue pair of the receiver
  output wire         out_payload_bth_ack_request,  // an acknowledgement is wanted now
  output wire         out_payload_bth_retrans,  // 0 first transmission, 1 retransmission (profiles P1 to P3)
  output wire [5:0]   out_payload_bth_reserved,  // 0
  output wire [23:0]  out_payload_bth_psn,  // packet sequence number
  output wire [31:0]  out_payload_deth_queue_key,  // Q_Key
  output wire [7:0]   out_payload_deth_reserved,  // 0
  output wire [23:0]  out_payload_deth_source_qp,  // queue pair of the sender
  output wire [7:0]   out_payload_msn_eth_reserved,  // 0
  output wire [23:0]  out_payload_msn_eth_msn,  // number of this message, from 1
  output wire [63:0]  out_payload_reth_address,  // virtual address of this packet's own payload (P0: of the message)
  output wire [31:0]  out_payload_reth_remote_key,  // R_Key
  output wire [31:0]  out_payload_reth_length,  // DMALen: bytes of the whole message
  output wire [7:0]   out_payload_aeth_syndrome,  // bits 6:5 type, bits 4:0 value
  output wire [23:0]  out_payload_aeth_msn,  // message sequence number
  output wire [7:0]   out_payload_rq_eth_reserved,  // 0
  output wire [23:0]  out_payload_rq_eth_rq_msn,  // number of the receive work request this message consumes, from 0
  output wire [7:0]   out_payload_po_eth_reserved,  // 0
  output wire [23:0]  out_payload_po_eth_order,  // position of the packet in its message, from 0; 0xFFFFFF = not available
  output wire [31:0]  out_payload_imm_dt_value,  // opaque to the network
  output wire [31:0]  out_payload_ieth_remote_key,  // R_Key to invalidate
  output wire [63:0]  out_payload_atomic_eth_address,  // virtual address, a multiple of 8
  output wire [31:0]  out_payload_atomic_eth_remote_key,  // R_Key
  output wire [63:0]  out_payload_atomic_eth_swap_or_add,  // value to store, or to add
  output wire [63:0]  out_payload_atomic_eth_compare,  // value to compare with
  output wire [63:0]  out_payload_atomic_ack_eth_original,  // value before the operation
  output wire [7:0]   out_payload_sack_eth_valid_length,  // 1 to 128 bits count
  output wire [23:0]  out_payload_sack_eth_start,  // PSN of the least significant bit
  output wire [127:0] out_payload_sack_eth_bitmap,  // bit i: PSN start + i has been received
  output wire [31:0]  out_payload_rtt_eth_context,  // path index in bits 24 to 31, the last byte
  output wire [31:0]  out_payload_rtt_eth_sent,  // TX1 in ns
  output wire [31:0]  out_payload_rtt_eth_received,  // RX1 in ns
  output wire [31:0]  out_payload_rtt_eth_answered,  // TX2 in ns
  output wire [31:0]  out_payload_rtt_eth_returned,  // RX2 in ns, 0 on the wire
  output wire [127:0] out_payload_resv16_reserved,  // 0, ignored
  output wire [12:0]  out_payload_payload_length  // bytes of payload, 0 to 4096, without padding
);
  reg  [47:0]  shown_link_destination;
  reg  [47:0]  shown_link_source;
  reg          shown_link_tagged;
  reg  [2:0]   shown_link_priority;
  reg          shown_link_drop_eligible;
  reg  [11:0]  shown_link_identifier;
  reg          shown_network_ipv6;
  reg  [5:0]   shown_network_dscp;
  reg  [1:0]   shown_network_ecn;
  reg  [7:0]   shown_network_time_to_live;
  reg  [15:0]  shown_network_identification;
  reg  [127:0] shown_network_source;
  reg  [127:0] shown_network_destination;
  reg  [15:0]  shown_source_port;
  reg          shown_port;
  reg  [7:0]   shown_bth_opcode;
  reg          shown_bth_solicited;
  reg          shown_bth_migration;
  reg  [1:0]   shown_bth_pad_count;
  reg  [3:0]   shown_bth_version;
  reg  [15:0]  shown_bth_partition;
  reg          shown_bth_fecn;
  reg          shown_bth_becn;
  reg  [5:0]   shown_bth_reserved6;
  reg  [23:0]  shown_bth_dest_qp;
  reg          shown_bth_ack_request;
  reg          shown_bth_retrans;
  reg  [5:0]   shown_bth_reserved;
  reg  [23:0]  shown_bth_psn;
  reg  [31:0]  shown_deth_queue_key;
  reg  [7:0]   shown_deth_reserved;
  reg  [23:0]  shown_deth_source_qp;
  reg  [7:0]   shown_msn_eth_reserved;
  reg  [23:0]  shown_msn_eth_msn;
  reg  [63:0]  shown_reth_address;
  reg  [31:0]  shown_reth_remote_key;
  reg  [31:0]  shown_reth_length;
  reg  [7:0]   shown_aeth_syndrome;
  reg  [23:0]  shown_aeth_msn;
  reg  [7:0]   shown_rq_eth_reserved;
  reg  [23:0]  shown_rq_eth_rq_msn;
  reg  [7:0]   shown_po_eth_reserved;
  reg  [23:0]  shown_po_eth_order;
  reg  [31:0]  shown_imm_dt_value;
  reg  [31:0]  shown_ieth_remote_key;
  reg  [63:0]  shown_atomic_eth_address;
  reg  [31:0]  shown_atomic_eth_remote_key;
  reg  [63:0]  shown_atomic_eth_swap_or_add;
  reg  [63:0]  shown_atomic_eth_compare;
  reg  [63:0]  shown_atomic_ack_eth_original;
  reg  [7:0]   shown_sack_eth_valid_length;
  reg  [23:0]  shown_sack_eth_start;
  reg  [127:0] shown_sack_eth_bitmap;
  reg  [31:0]  shown_rtt_eth_context;
  reg  [31:0]  shown_rtt_eth_sent;
  reg  [31:0]  shown_rtt_eth_received;
  reg  [31:0]  shown_rtt_eth_answered;
  reg  [31:0]  shown_rtt_eth_returned;
  reg  [127:0] shown_resv16_reserved;
  reg  [12:0]  shown_payload_length;
  reg  [47:0]  spare_link_destination;
  reg  [47:0]  spare_link_source;
  reg          spare_link_tagged;
  reg  [2:0]   spare_link_priority;
  reg          spare_link_drop_eligible;
  reg  [11:0]  spare_link_identifier;
  reg          spare_network_ipv6;
  reg  [5:0]   spare_network_dscp;
  reg  [1:0]   spare_network_ecn;
  reg  [7:0]   spare_network_time_to_live;
  reg  [15:0]  spare_network_identification;
  reg  [127:0] spare_network_source;
  reg  [127:0] spare_network_destination;
  reg  [15:0]  spare_source_port;
  reg          spare_port;
  reg  [7:0]   spare_bth_opcode;
  reg          spare_bth_solicited;
  reg          spare_bth_migration;
  reg  [1:0]   spare_bth_pad_count;
  reg  [3:0]   spare_bth_version;
  reg  [15:0]  spare_bth_partition;
  reg          spare_bth_fecn;
  reg          spare_bth_becn;
  reg  [5:0]   spare_bth_reserved6;
  reg  [23:0]  spare_bth_dest_qp;
  reg          spare_bth_ack_request;
  reg          spare_bth_retrans;
  reg  [5:0]   spare_bth_reserved;
  reg  [23:0]  spare_bth_psn;
  reg  [31:0]  spare_deth_queue_key;
  reg  [7:0]   spare_deth_reserved;
  reg  [23:0]  spare_deth_source_qp;
  reg  [7:0]   spare_msn_eth_reserved;
  reg  [23:0]  spare_msn_eth_msn;
  reg  [63:0]  spare_reth_address;
  reg  [31:0]  spare_reth_remote_key;
  reg  [31:0]  spare_reth_length;
  reg  [7:0]   spare_aeth_syndrome;
  reg  [23:0]  spare_aeth_msn;
  reg  [7:0]   spare_rq_eth_reserved;
  reg  [23:0]  spare_rq_eth_rq_msn;
  reg  [7:0]   spare_po_eth_reserved;
  reg  [23:0]  spare_po_eth_order;
  reg  [31:0]  spare_imm_dt_value;
  reg  [31:0]  spare_ieth_remote_key;
  reg  [63:0]  spare_atomic_eth_address;
  reg  [31:0]  spare_atomic_eth_remote_key;
  reg  [63:0]  spare_atomic_eth_swap_or_add;
  reg  [63:0]  spare_atomic_eth_compare;
  reg  [63:0]  spare_atomic_ack_eth_original;
  reg  [7:0]   spare_sack_eth_valid_length;
  reg  [23:0]  spare_sack_eth_start;
  reg  [127:0] spare_sack_eth_bitmap;
  reg  [31:0]  spare_rtt_eth_context;
  reg  [31:0]  spare_rtt_eth_sent;
  reg  [31:0]  spare_rtt_eth_received;
  reg  [31:0]  spare_rtt_eth_answered;
  reg  [31:0]  spare_rtt_eth_returned;
  reg  [127:0] spare_resv16_reserved;
  reg  [12:0]  spare_payload_length;
  reg          shown_full;
  reg          spare_full;

  wire         advance = ~shown_full | out_ready;

  assign in_ready = ~spare_full;
  assign out_valid = shown_full;
  assign out_payload_link_destination = shown_link_destination;
  assign out_payload_link_source = shown_link_source;
  assign out_payload_link_tagged = shown_link_tagged;
  assign out_payload_link_priority = shown_link_priority;
  assign out_payload_link_drop_eligible = shown_link_drop_eligible;
  assign out_payload_link_identifier = shown_link_identifier;
  assign out_payload_network_ipv6 = shown_network_ipv6;
  assign out_payload_network_dscp = shown_network_dscp;
  assign out_payload_network_ecn = shown_network_ecn;
  assign out_payload_network_time_to_live = shown_network_time_to_live;
  assign out_payload_network_identification = shown_network_identification;
  assign out_payload_network_source = shown_network_source;
  assign out_payload_network_destination = shown_network_destination;
  assign out_payload_source_port = shown_source_port;
  assign out_payload_port = shown_port;
  assign out_payload_bth_opcode = shown_bth_opcode;
  assign out_payload_bth_solicited = shown_bth_solicited;
  assign out_payload_bth_migration = shown_bth_migration;
  assign out_payload_bth_pad_count = shown_bth_pad_count;
  assign out_payload_bth_version = shown_bth_version;
  assign out_payload_bth_partition = shown_bth_partition;
  assign out_payload_bth_fecn = shown_bth_fecn;
  assign out_payload_bth_becn = shown_bth_becn;
  assign out_payload_bth_reserved6 = shown_bth_reserved6;
  assign out_payload_bth_dest_qp = shown_bth_dest_qp;
  assign out_payload_bth_ack_request = shown_bth_ack_request;
  assign out_payload_bth_retrans = shown_bth_retrans;
  assign out_payload_bth_reserved = shown_bth_reserved;
  assign out_payload_bth_psn = shown_bth_psn;
  assign out_payload_deth_queue_key = shown_deth_queue_key;
  assign out_payload_deth_reserved = shown_deth_reserved;
  assign out_payload_deth_source_qp = shown_deth_source_qp;
  assign out_payload_msn_eth_reserved = shown_msn_eth_reserved;
  assign out_payload_msn_eth_msn = shown_msn_eth_msn;
  assign out_payload_reth_address = shown_reth_address;
  assign out_payload_reth_remote_key = shown_reth_remote_key;
  assign out_payload_reth_length = shown_reth_length;
  assign out_payload_aeth_syndrome = shown_aeth_syndrome;
  assign out_payload_aeth_msn = shown_aeth_msn;
  assign out_payload_rq_eth_reserved = shown_rq_eth_reserved;
  assign out_payload_rq_eth_rq_msn = shown_rq_eth_rq_msn;
  assign out_payload_po_eth_reserved = shown_po_eth_reserved;
  assign out_payload_po_eth_order = shown_po_eth_order;
  assign out_payload_imm_dt_value = shown_imm_dt_value;
  assign out_payload_ieth_remote_key = shown_ieth_remote_key;
  assign out_payload_atomic_eth_address = shown_atomic_eth_address;
  assign out_payload_atomic_eth_remote_key = shown_atomic_eth_remote_key;
  assign out_payload_atomic_eth_swap_or_add = shown_atomic_eth_swap_or_add;
  assign out_payload_atomic_eth_compare = shown_atomic_eth_compare;
  assign out_payload_atomic_ack_eth_original = shown_atomic_ack_eth_original;
  assign out_payload_sack_eth_valid_length = shown_sack_eth_valid_length;
  assign out_payload_sack_eth_start = shown_sack_eth_start;
  assign out_payload_sack_eth_bitmap = shown_sack_eth_bitmap;
  assign out_payload_rtt_eth_context = shown_rtt_eth_context;
  assign out_payload_rtt_eth_sent = shown_rtt_eth_sent;
  assign out_payload_rtt_eth_received = shown_rtt_eth_received;
  assign out_payload_rtt_eth_answered = shown_rtt_eth_answered;
  assign out_payload_rtt_eth_returned = shown_rtt_eth_returned;
  assign out_payload_resv16_reserved = shown_resv16_reserved;
  assign out_payload_payload_length = shown_payload_length;

  always @(posedge clk) begin
    if (rst) begin
      shown_full <= 1'b0;
      spare_full <= 1'b0;
    end else if (advance) begin
      shown_full <= spare_full | in_valid;
      spare_full <= 1'b0;
    end else if (in_valid & in_ready) begin
      spare_full <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      shown_link_destination <= spare_full ? spare_link_destination : in_payload_link_destination;
      shown_link_source <= spare_full ? spare_link_source : in_payload_link_source;
      shown_link_tagged <= spare_full ? spare_link_tagged : in_payload_link_tagged;
      shown_link_priority <= spare_full ? spare_link_priority : in_payload_link_priority;
      shown_link_drop_eligible <= spare_full ? spare_link_drop_eligible : in_payload_link_drop_eligible;
      shown_link_identifier <= spare_full ? spare_link_identifier : in_payload_link_identifier;
      shown_network_ipv6 <= spare_full ? spare_network_ipv6 : in_payload_network_ipv6;
      shown_network_dscp <= spare_full ? spare_network_dscp : in_payload_network_dscp;
      shown_network_ecn <= spare_full ? spare_network_ecn : in_payload_network_ecn;
      shown_network_time_to_live <= spare_full ? spare_network_time_to_live : in_payload_network_time_to_live;
      shown_network_identification <= spare_full ? spare_network_identification :
                                      in_payload_network_identification;
      shown_network_source <= spare_full ? spare_network_source : in_payload_network_source;
      shown_network_destination <= spare_full ? spare_network_destination : in_payload_network_destination;
      shown_source_port <= spare_full ? spare_source_port : in_payload_source_port;
      shown_port <= spare_full ? spare_port : in_payload_port;
      shown_bth_opcode <= spare_full ? spare_bth_opcode : in_payload_bth_opcode;
      shown_bth_solicited <= spare_full ? spare_bth_solicited : in_payload_bth_solicited;
      shown_bth_migration <= spare_full ? spare_bth_migration : in_payload_bth_migration;
      shown_bth_pad_count <= spare_full ? spare_bth_pad_count : in_payload_bth_pad_count;
      shown_bth_version <= spare_full ? spare_bth_version : in_payload_bth_version;
      shown_bth_partition <= spare_full ? spare_bth_partition : in_payload_bth_partition;
      shown_bth_fecn <= spare_full ? spare_bth_fecn : in_payload_bth_fecn;
      shown_bth_becn <= spare_full ? spare_bth_becn : in_payload_bth_becn;
      shown_bth_reserved6 <= spare_full ? spare_bth_reserved6 : in_payload_bth_reserved6;
      shown_bth_dest_qp <= spare_full ? spare_bth_dest_qp : in_payload_bth_dest_qp;
      shown_bth_ack_request <= spare_full ? spare_bth_ack_request : in_payload_bth_ack_request;
      shown_bth_retrans <= spare_full ? spare_bth_retrans : in_payload_bth_retrans;
      shown_bth_reserved <= spare_full ? spare_bth_reserved : in_payload_bth_reserved;
      shown_bth_psn <= spare_full ? spare_bth_psn : in_payload_bth_psn;
      shown_deth_queue_key <= spare_full ? spare_deth_queue_key : in_payload_deth_queue_key;
      shown_deth_reserved <= spare_full ? spare_deth_reserved : in_payload_deth_reserved;
      shown_deth_source_qp <= spare_full ? spare_deth_source_qp : in_payload_deth_source_qp;
      shown_msn_eth_reserved <= spare_full ? spare_msn_eth_reserved : in_payload_msn_eth_reserved;
      shown_msn_eth_msn <= spare_full ? spare_msn_eth_msn : in_payload_msn_eth_msn;
      shown_reth_address <= spare_full ? spare_reth_address : in_payload_reth_address;
      shown_reth_remote_key <= spare_full ? spare_reth_remote_key : in_payload_reth_remote_key;
      shown_reth_length <= spare_full ? spare_reth_length : in_payload_reth_length;
      shown_aeth_syndrome <= spare_full ? spare_aeth_syndrome : in_payload_aeth_syndrome;
      shown_aeth_msn <= spare_full ? spare_aeth_msn : in_payload_aeth_msn;
      shown_rq_eth_reserved <= spare_full ? spare_rq_eth_reserved : in_payload_rq_eth_reserved;
      shown_rq_eth_rq_msn <= spare_full ? spare_rq_eth_rq_msn : in_payload_rq_eth_rq_msn;
      shown_po_eth_reserved <= spare_full ? spare_po_eth_reserved : in_payload_po_eth_reserved;
      shown_po_eth_order <= spare_full ? spare_po_eth_order : in_payload_po_eth_order;
      shown_imm_dt_value <= spare_full ? spare_imm_dt_value : in_payload_imm_dt_value;
      shown_ieth_remote_key <= spare_full ? spare_ieth_remote_key : in_payload_ieth_remote_key;
      shown_atomic_eth_address <= spare_full ? spare_atomic_eth_address : in_payload_atomic_eth_address;
      shown_atomic_eth_remote_key <= spare_full ? spare_atomic_eth_remote_key :
                                     in_payload_atomic_eth_remote_key;
      shown_atomic_eth_swap_or_add <= spare_full ? spare_atomic_eth_swap_or_add :
                                      in_payload_atomic_eth_swap_or_add;
      shown_atomic_eth_compare <= spare_full ? spare_atomic_eth_compare : in_payload_atomic_eth_compare;
      shown_atomic_ack_eth_original <= spare_full ? spare_atomic_ack_eth_original :
                                       in_payload_atomic_ack_eth_original;
      shown_sack_eth_valid_length <= spare_full ? spare_sack_eth_valid_length :
                                     in_payload_sack_eth_valid_length;
      shown_sack_eth_start <= spare_full ? spare_sack_eth_start : in_payload_sack_eth_start;
      shown_sack_eth_bitmap <= spare_full ? spare_sack_eth_bitmap : in_payload_sack_eth_bitmap;
      shown_rtt_eth_context <= spare_full ? spare_rtt_eth_context : in_payload_rtt_eth_context;
      shown_rtt_eth_sent <= spare_full ? spare_rtt_eth_sent : in_payload_rtt_eth_sent;
      shown_rtt_eth_received <= spare_full ? spare_rtt_eth_received : in_payload_rtt_eth_received;
      shown_rtt_eth_answered <= spare_full ? spare_rtt_eth_answered : in_payload_rtt_eth_answered;
      shown_rtt_eth_returned <= spare_full ? spare_rtt_eth_returned : in_payload_rtt_eth_returned;
      shown_resv16_reserved <= spare_full ? spare_resv16_reserved : in_payload_resv16_reserved;
      shown_payload_length <= spare_full ? spare_payload_length : in_payload_payload_length;
    end else if (in_valid & in_ready) begin
      spare_link_destination <= in_payload_link_destination;
      spare_link_source <= in_payload_link_source;
      spare_link_tagged <= in_payload_link_tagged;
      spare_link_priority <= in_payload_link_priority;
      spare_link_drop_eligible <= in_payload_link_drop_eligible;
      spare_link_identifier <= in_payload_link_identifier;
      spare_network_ipv6 <= in_payload_network_ipv6;
      spare_network_dscp <= in_payload_network_dscp;
      spare_network_ecn <= in_payload_network_ecn;
      spare_network_time_to_live <= in_payload_network_time_to_live;
      spare_network_identification <= in_payload_network_identification;
      spare_network_source <= in_payload_network_source;
      spare_network_destination <= in_payload_network_destination;
      spare_source_port <= in_payload_source_port;
      spare_port <= in_payload_port;
      spare_bth_opcode <= in_payload_bth_opcode;
      spare_bth_solicited <= in_payload_bth_solicited;
      spare_bth_migration <= in_payload_bth_migration;
      spare_bth_pad_count <= in_payload_bth_pad_count;
      spare_bth_version <= in_payload_bth_version;
      spare_bth_partition <= in_payload_bth_partition;
      spare_bth_fecn <= in_payload_bth_fecn;
      spare_bth_becn <= in_payload_bth_becn;
      spare_bth_reserved6 <= in_payload_bth_reserved6;
      spare_bth_dest_qp <= in_payload_bth_dest_qp;
      spare_bth_ack_request <= in_payload_bth_ack_request;
      spare_bth_retrans <= in_payload_bth_retrans;
      spare_bth_reserved <= in_payload_bth_reserved;
      spare_bth_psn <= in_payload_bth_psn;
      spare_deth_queue_key <= in_payload_deth_queue_key;
      spare_deth_reserved <= in_payload_deth_reserved;
      spare_deth_source_qp <= in_payload_deth_source_qp;
      spare_msn_eth_reserved <= in_payload_msn_eth_reserved;
      spare_msn_eth_msn <= in_payload_msn_eth_msn;
      spare_reth_address <= in_payload_reth_address;
      spare_reth_remote_key <= in_payload_reth_remote_key;
      spare_reth_length <= in_payload_reth_length;
      spare_aeth_syndrome <= in_payload_aeth_syndrome;
      spare_aeth_msn <= in_payload_aeth_msn;
      spare_rq_eth_reserved <= in_payload_rq_eth_reserved;
      spare_rq_eth_rq_msn <= in_payload_rq_eth_rq_msn;
      spare_po_eth_reserved <= in_payload_po_eth_reserved;
      spare_po_eth_order <= in_payload_po_eth_order;
      spare_imm_dt_value <= in_payload_imm_dt_value;
      spare_ieth_remote_key <= in_payload_ieth_remote_key;
      spare_atomic_eth_address <= in_payload_atomic_eth_address;
      spare_atomic_eth_remote_key <= in_payload_atomic_eth_remote_key;
      spare_atomic_eth_swap_or_add <= in_payload_atomic_eth_swap_or_add;
      spare_atomic_eth_compare <= in_payload_atomic_eth_compare;
      spare_atomic_ack_eth_original <= in_payload_atomic_ack_eth_original;
      spare_sack_eth_valid_length <= in_payload_sack_eth_valid_length;
      spare_sack_eth_start <= in_payload_sack_eth_start;
      spare_sack_eth_bitmap <= in_payload_sack_eth_bitmap;
      spare_rtt_eth_context <= in_payload_rtt_eth_context;
      spare_rtt_eth_sent <= in_payload_rtt_eth_sent;
      spare_rtt_eth_received <= in_payload_rtt_eth_received;
      spare_rtt_eth_answered <= in_payload_rtt_eth_answered;
      spare_rtt_eth_returned <= in_payload_rtt_eth_returned;
      spare_resv16_reserved <= in_payload_resv16_reserved;
      spare_payload_length <= in_payload_payload_length;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) the_spare_payload_stands_behind_one_that_is_shown: assert (~spare_full |
                                                                                             shown_full);
  always @(posedge clk) if (!rst) holds_two_payloads: cover (spare_full);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~spare_full | shown_full)) begin
    $display("RegisterSlice.java: HDL801: claim 'the spare payload stands behind one that is shown' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
