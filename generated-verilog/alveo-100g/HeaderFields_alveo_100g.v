`default_nettype none

// HeaderFields_alveo_100g: completes packets to all the fields of their headers.  Generated from
// HeaderFields.java.
// timeline packets: 1 cycles, 22 registers (361 bits), of these 0 (0 bits) only wait
module HeaderFields_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  input  wire         packets_valid,
  output wire         packets_ready,
  input  wire [9:0]   packets_payload_packet_qp,  // queue pair, local number
  input  wire         packets_payload_packet_is_answer,  // of the ACK class, or an RTT Response
  input  wire         packets_payload_packet_is_probe,  // is an RTT Response, or a Request
  input  wire         packets_payload_packet_named,  // the port is named, and not added to wire_sport_base
  input  wire [7:0]   packets_payload_packet_opcode,
  input  wire [23:0]  packets_payload_packet_psn,
  input  wire         packets_payload_packet_is_past,  // the header has the PSN before it
  input  wire         packets_payload_packet_solicited,
  input  wire         packets_payload_packet_ack_request,
  input  wire         packets_payload_packet_retrans,
  input  wire         packets_payload_packet_becn,
  input  wire [1:0]   packets_payload_packet_cause,  // cause of a Packet Drop NAK
  input  wire [15:0]  packets_payload_packet_port,  // UDP source port, or what is added to wire_sport_base; answers without a name get theirs in HeaderPipeline
  input  wire [23:0]  packets_payload_packet_msn,  // of MSNETH or AETH
  input  wire [31:0]  packets_payload_packet_po,  // POETH, with its reserved byte
  input  wire [23:0]  packets_payload_packet_rqmsn,  // of RQETH
  input  wire [7:0]   packets_payload_packet_syndrome,  // of AETH
  input  wire [159:0] packets_payload_packet_rest,  // SACKETH; RTTETH without the time of sending; of data, immediate data or key and behind it RETH, of an atomic the front of AtomicETH; of a response, the MSN of AETH and behind it AtomicAckETH
  input  wire [12:0]  packets_payload_packet_length,  // bytes of payload
  input  wire [23:0]  packets_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  packets_payload_peer_pkey,  // P_Key
  input  wire [9:0]   packets_payload_peer_handle,  // address handle
  input  wire [4:0]   packets_payload_peer_paths,  // 1 to 16
  input  wire         packets_payload_peer_extended,  // cc_ext is agreed with it
  input  wire         address_valid,
  input  wire [9:0]   address_value_index,
  input  wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  input  wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  input  wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  input  wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  input  wire [2:0]   address_value_handle_gid,  // which of our addresses it knows us by; of the same version of IP
  input  wire [47:0]  settings_mac,  // our MAC address
  // settings_sources: our IP addresses; IPv4 in the low 32 bits
  input  wire [127:0] settings_sources_0,
  input  wire [127:0] settings_sources_1,
  input  wire [127:0] settings_sources_2,
  input  wire [127:0] settings_sources_3,
  input  wire [127:0] settings_sources_4,
  input  wire [127:0] settings_sources_5,
  input  wire [127:0] settings_sources_6,
  input  wire [127:0] settings_sources_7,
  input  wire [3:0]   settings_transport_version,  // wire_tver: transport version
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
  input  wire [31:0]  nanoseconds,  // in ns
  output wire         fields_valid,
  input  wire         fields_ready,
  // fields_payload_link: MAC addresses and 802.1Q tag
  output wire [47:0]  fields_payload_link_destination,  // destination MAC address
  output wire [47:0]  fields_payload_link_source,  // source MAC address
  output wire         fields_payload_link_tagged,  // insert an 802.1Q tag
  output wire [2:0]   fields_payload_link_priority,  // priority code point of the tag
  output wire         fields_payload_link_drop_eligible,  // drop eligible indicator of the tag
  output wire [11:0]  fields_payload_link_identifier,  // VLAN identifier of the tag
  // fields_payload_network: IP addresses and what else the IP header may vary in
  output wire         fields_payload_network_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [5:0]   fields_payload_network_dscp,  // differentiated services code point
  output wire [1:0]   fields_payload_network_ecn,  // explicit congestion notification
  output wire [7:0]   fields_payload_network_time_to_live,  // TTL or hop limit
  output wire [15:0]  fields_payload_network_identification,  // IPv4 only
  output wire [127:0] fields_payload_network_source,  // source address; IPv4 in the low 32 bits
  output wire [127:0] fields_payload_network_destination,  // destination address; IPv4 in the low 32 bits
  output wire [15:0]  fields_payload_source_port,  // UDP source port: the path; also the IPv6 flow label
  output wire         fields_payload_port,  // UDP destination port
  // fields_payload_bth: padCount is computed
  output wire [7:0]   fields_payload_bth_opcode,  // wire profile section 6
  output wire         fields_payload_bth_solicited,  // solicited event
  output wire         fields_payload_bth_migration,  // MigReq, ignored
  output wire [1:0]   fields_payload_bth_pad_count,  // bytes of padding before the ICRC
  output wire [3:0]   fields_payload_bth_version,  // TVer, 0
  output wire [15:0]  fields_payload_bth_pkey,  // P_Key
  output wire         fields_payload_bth_fecn,  // ignored
  output wire         fields_payload_bth_becn,  // congestion seen
  output wire [5:0]   fields_payload_bth_reserved6,  // not covered by the ICRC
  output wire [23:0]  fields_payload_bth_dest_qp,  // queue pair of the receiver
  output wire         fields_payload_bth_ack_request,  // an acknowledgement is wanted now
  output wire         fields_payload_bth_retrans,  // 0 first transmission, 1 retransmission (profiles P1 to P3)
  output wire [5:0]   fields_payload_bth_reserved,  // 0
  output wire [23:0]  fields_payload_bth_psn,  // packet sequence number
  output wire [31:0]  fields_payload_deth_queue_key,  // Q_Key
  output wire [7:0]   fields_payload_deth_reserved,  // 0
  output wire [23:0]  fields_payload_deth_source_qp,  // queue pair of the sender
  output wire [7:0]   fields_payload_msn_eth_reserved,  // 0
  output wire [23:0]  fields_payload_msn_eth_msn,  // number of this message, from 1
  output wire [63:0]  fields_payload_reth_address,  // virtual address of this packet's own payload (P0: of the message)
  output wire [31:0]  fields_payload_reth_remote_key,  // R_Key
  output wire [31:0]  fields_payload_reth_length,  // DMALen: bytes of the whole message
  output wire [7:0]   fields_payload_aeth_syndrome,  // bits 6:5 type, bits 4:0 value
  output wire [23:0]  fields_payload_aeth_msn,  // message sequence number
  output wire [7:0]   fields_payload_rq_eth_reserved,  // 0
  output wire [23:0]  fields_payload_rq_eth_rq_msn,  // number of the receive WQE this message consumes, from 0
  output wire [7:0]   fields_payload_po_eth_reserved,  // 0
  output wire [23:0]  fields_payload_po_eth_order,  // position of the packet in its message, from 0; 0xFFFFFF = not available
  output wire [31:0]  fields_payload_imm_dt_value,  // opaque to the network
  output wire [31:0]  fields_payload_ieth_remote_key,  // R_Key to invalidate
  output wire [63:0]  fields_payload_atomic_eth_address,  // virtual address, a multiple of 8
  output wire [31:0]  fields_payload_atomic_eth_remote_key,  // R_Key
  output wire [63:0]  fields_payload_atomic_eth_swap_or_add,  // value to store, or to add
  output wire [63:0]  fields_payload_atomic_eth_compare,  // value to compare with
  output wire [63:0]  fields_payload_atomic_ack_eth_original,  // value before the operation
  output wire [7:0]   fields_payload_sack_eth_valid_length,  // 1 to 128 bits count
  output wire [23:0]  fields_payload_sack_eth_start,  // PSN of the least significant bit
  output wire [127:0] fields_payload_sack_eth_bitmap,  // bit i: PSN start + i has been received
  output wire [31:0]  fields_payload_rtt_eth_context,  // path index in bits 24 to 31, the last byte
  output wire [31:0]  fields_payload_rtt_eth_sent,  // TX1 in ns
  output wire [31:0]  fields_payload_rtt_eth_received,  // RX1 in ns
  output wire [31:0]  fields_payload_rtt_eth_answered,  // TX2 in ns
  output wire [31:0]  fields_payload_rtt_eth_returned,  // RX2 in ns, 0 on the wire
  output wire [127:0] fields_payload_resv16_reserved,  // 0, ignored
  output wire [12:0]  fields_payload_payload_length,  // bytes of payload, 0 to 4096, without padding
  output wire         fields_payload_stamped  // it tells when it leaves: PayloadAligner puts the time where BTH and MSNETH have 0 here
);
  localparam PORT_VEROCE = 1'b1;

  reg  [15:0]   identification;
  // ---- timeline packets, cycle 1
  reg  [15:0]   packet_port;
  reg           packet_named;
  reg           packet_is_answer;
  reg           peer_extended;
  reg  [12:0]   packet_length;
  reg  [7:0]    packet_opcode;
  reg           packet_is_probe;
  reg           packets_valid_c1;
  reg           packet_retrans;
  reg  [1:0]    packet_cause;
  reg           packet_is_past;
  reg  [23:0]   packet_psn;
  reg  [159:0]  packet_rest;
  reg  [23:0]   packet_msn;
  reg  [31:0]   packet_po;
  reg           packets_payload_packet_ack_request_c1;
  reg           packets_payload_packet_becn_c1;
  reg  [23:0]   packets_payload_packet_rqmsn_c1;
  reg           packets_payload_packet_solicited_c1;
  reg  [7:0]    packets_payload_packet_syndrome_c1;
  reg  [15:0]   packets_payload_peer_pkey_c1;
  reg  [23:0]   packets_payload_peer_qp_c1;
  (* ram_style = "block" *)
  reg  [192:0]  handles [0:1023];
  reg  [192:0]  handle;
  wire          slice_in_ready;

  wire          port_wire_2 = PORT_VEROCE;
  wire [15:0]   port_wire = packet_named ? packet_port :
                            (settings_source_port_base + {12'd0, packet_port[3:0]});
  wire          stamped = peer_extended & ~packet_is_answer;
  wire          dscp_has_payload = (|packet_length) & ~((packet_opcode == 8'd19) | (packet_opcode == 8'd20));
  wire [5:0]    dscp = packet_is_answer ? (packet_is_probe ? settings_dscp_probe : settings_dscp_control) :
                       dscp_has_payload ? settings_dscp_data : settings_dscp_request;
  wire          _packet_is_answer_inverse = ~packet_is_answer;
  wire [1023:0] _settings_sources_joined = {settings_sources_7, settings_sources_6, settings_sources_5,
                                            settings_sources_4, settings_sources_3, settings_sources_2,
                                            settings_sources_1, settings_sources_0};
  wire [127:0]  out_payload_fields_network_source = _settings_sources_joined[{handle[2:0], 7'd0} +: 128];
  wire [6:0]    retrans = packet_retrans ? (7'd64 >> settings_choice_retrans) : 7'd0;
  wire [5:0]    out_payload_fields_bth_reserved = retrans[5:0] | {packet_cause, 4'd0};
  wire [23:0]   out_payload_fields_bth_psn = packet_psn - {23'd0, packet_is_past};
  wire [23:0]   ack_msn = packet_is_answer ? packet_msn : packet_rest[151:128];
  wire [127:0]  bitmap_by_bytes = settings_choice_sack_bytes ? {packet_rest[7:0], packet_rest[15:8],
                                                                packet_rest[23:16], packet_rest[31:24],
                                                                packet_rest[39:32], packet_rest[47:40],
                                                                packet_rest[55:48], packet_rest[63:56],
                                                                packet_rest[71:64], packet_rest[79:72],
                                                                packet_rest[87:80], packet_rest[95:88],
                                                                packet_rest[103:96], packet_rest[111:104],
                                                                packet_rest[119:112], packet_rest[127:120]} :
                                  packet_rest[127:0];
  wire [127:0]  _bitmap_parts_choice = settings_choice_sack_bits ? {bitmap_by_bytes[120],
                                                                    bitmap_by_bytes[121],
                                                                    bitmap_by_bytes[122],
                                                                    bitmap_by_bytes[123],
                                                                    bitmap_by_bytes[124],
                                                                    bitmap_by_bytes[125],
                                                                    bitmap_by_bytes[126],
                                                                    bitmap_by_bytes[127],
                                                                    bitmap_by_bytes[112],
                                                                    bitmap_by_bytes[113],
                                                                    bitmap_by_bytes[114],
                                                                    bitmap_by_bytes[115],
                                                                    bitmap_by_bytes[116],
                                                                    bitmap_by_bytes[117],
                                                                    bitmap_by_bytes[118],
                                                                    bitmap_by_bytes[119],
                                                                    bitmap_by_bytes[104],
                                                                    bitmap_by_bytes[105],
                                                                    bitmap_by_bytes[106],
                                                                    bitmap_by_bytes[107],
                                                                    bitmap_by_bytes[108],
                                                                    bitmap_by_bytes[109],
                                                                    bitmap_by_bytes[110],
                                                                    bitmap_by_bytes[111], bitmap_by_bytes[96],
                                                                    bitmap_by_bytes[97], bitmap_by_bytes[98],
                                                                    bitmap_by_bytes[99], bitmap_by_bytes[100],
                                                                    bitmap_by_bytes[101],
                                                                    bitmap_by_bytes[102],
                                                                    bitmap_by_bytes[103], bitmap_by_bytes[88],
                                                                    bitmap_by_bytes[89], bitmap_by_bytes[90],
                                                                    bitmap_by_bytes[91], bitmap_by_bytes[92],
                                                                    bitmap_by_bytes[93], bitmap_by_bytes[94],
                                                                    bitmap_by_bytes[95], bitmap_by_bytes[80],
                                                                    bitmap_by_bytes[81], bitmap_by_bytes[82],
                                                                    bitmap_by_bytes[83], bitmap_by_bytes[84],
                                                                    bitmap_by_bytes[85], bitmap_by_bytes[86],
                                                                    bitmap_by_bytes[87], bitmap_by_bytes[72],
                                                                    bitmap_by_bytes[73], bitmap_by_bytes[74],
                                                                    bitmap_by_bytes[75], bitmap_by_bytes[76],
                                                                    bitmap_by_bytes[77], bitmap_by_bytes[78],
                                                                    bitmap_by_bytes[79], bitmap_by_bytes[64],
                                                                    bitmap_by_bytes[65], bitmap_by_bytes[66],
                                                                    bitmap_by_bytes[67], bitmap_by_bytes[68],
                                                                    bitmap_by_bytes[69], bitmap_by_bytes[70],
                                                                    bitmap_by_bytes[71], bitmap_by_bytes[56],
                                                                    bitmap_by_bytes[57], bitmap_by_bytes[58],
                                                                    bitmap_by_bytes[59], bitmap_by_bytes[60],
                                                                    bitmap_by_bytes[61], bitmap_by_bytes[62],
                                                                    bitmap_by_bytes[63], bitmap_by_bytes[48],
                                                                    bitmap_by_bytes[49], bitmap_by_bytes[50],
                                                                    bitmap_by_bytes[51], bitmap_by_bytes[52],
                                                                    bitmap_by_bytes[53], bitmap_by_bytes[54],
                                                                    bitmap_by_bytes[55], bitmap_by_bytes[40],
                                                                    bitmap_by_bytes[41], bitmap_by_bytes[42],
                                                                    bitmap_by_bytes[43], bitmap_by_bytes[44],
                                                                    bitmap_by_bytes[45], bitmap_by_bytes[46],
                                                                    bitmap_by_bytes[47], bitmap_by_bytes[32],
                                                                    bitmap_by_bytes[33], bitmap_by_bytes[34],
                                                                    bitmap_by_bytes[35], bitmap_by_bytes[36],
                                                                    bitmap_by_bytes[37], bitmap_by_bytes[38],
                                                                    bitmap_by_bytes[39], bitmap_by_bytes[24],
                                                                    bitmap_by_bytes[25], bitmap_by_bytes[26],
                                                                    bitmap_by_bytes[27], bitmap_by_bytes[28],
                                                                    bitmap_by_bytes[29], bitmap_by_bytes[30],
                                                                    bitmap_by_bytes[31], bitmap_by_bytes[16],
                                                                    bitmap_by_bytes[17], bitmap_by_bytes[18],
                                                                    bitmap_by_bytes[19], bitmap_by_bytes[20],
                                                                    bitmap_by_bytes[21], bitmap_by_bytes[22],
                                                                    bitmap_by_bytes[23], bitmap_by_bytes[8],
                                                                    bitmap_by_bytes[9], bitmap_by_bytes[10],
                                                                    bitmap_by_bytes[11], bitmap_by_bytes[12],
                                                                    bitmap_by_bytes[13], bitmap_by_bytes[14],
                                                                    bitmap_by_bytes[15], bitmap_by_bytes[0],
                                                                    bitmap_by_bytes[1], bitmap_by_bytes[2],
                                                                    bitmap_by_bytes[3], bitmap_by_bytes[4],
                                                                    bitmap_by_bytes[5], bitmap_by_bytes[6],
                                                                    bitmap_by_bytes[7]} : bitmap_by_bytes;
  wire [127:0]  bitmap = _bitmap_parts_choice ^ {128{settings_choice_sack_missing}};
  wire          taken = slice_in_ready;
  wire          advance = taken | ~packets_valid_c1;

  RegisterSlice #(.WIDTH(1649)) slice (
    .clk(clk),
    .rst(rst),
    .in_valid(packets_valid_c1),
    .in_ready(slice_in_ready),
    .in_payload({handle[192:145], settings_mac, handle[144], dscp[5:3], 1'b0, handle[143:132], handle[131],
                 dscp, {_packet_is_answer_inverse, 1'b0}, settings_time_to_live, identification,
                 out_payload_fields_network_source, handle[130:3], port_wire, port_wire_2, packet_opcode,
                 packets_payload_packet_solicited_c1, 1'b0, 2'd0, settings_transport_version,
                 packets_payload_peer_pkey_c1, 1'b0, packets_payload_packet_becn_c1, 6'd0,
                 packets_payload_peer_qp_c1, packets_payload_packet_ack_request_c1, retrans[6],
                 out_payload_fields_bth_reserved, out_payload_fields_bth_psn, 32'd0, 8'd0, 24'd0, 8'd0,
                 packet_msn, packet_rest[127:64], packet_rest[63:32], packet_rest[31:0],
                 packets_payload_packet_syndrome_c1, ack_msn, 8'd0, packets_payload_packet_rqmsn_c1,
                 packet_po[31:24], packet_po[23:0], packet_rest[159:128], packet_rest[159:128],
                 packet_rest[127:64], packet_rest[63:32], 64'd0, 64'd0, packet_rest[127:64],
                 packet_rest[159:152], packet_rest[151:128], bitmap, packet_rest[159:128],
                 packet_rest[127:96], packet_rest[95:64], nanoseconds, packet_rest[31:0], 128'd0,
                 packet_length, stamped}),
    .out_valid(fields_valid),
    .out_ready(fields_ready),
    .out_payload({fields_payload_link_destination, fields_payload_link_source, fields_payload_link_tagged,
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
                  fields_payload_deth_reserved, fields_payload_deth_source_qp,
                  fields_payload_msn_eth_reserved, fields_payload_msn_eth_msn, fields_payload_reth_address,
                  fields_payload_reth_remote_key, fields_payload_reth_length, fields_payload_aeth_syndrome,
                  fields_payload_aeth_msn, fields_payload_rq_eth_reserved, fields_payload_rq_eth_rq_msn,
                  fields_payload_po_eth_reserved, fields_payload_po_eth_order, fields_payload_imm_dt_value,
                  fields_payload_ieth_remote_key, fields_payload_atomic_eth_address,
                  fields_payload_atomic_eth_remote_key, fields_payload_atomic_eth_swap_or_add,
                  fields_payload_atomic_eth_compare, fields_payload_atomic_ack_eth_original,
                  fields_payload_sack_eth_valid_length, fields_payload_sack_eth_start,
                  fields_payload_sack_eth_bitmap, fields_payload_rtt_eth_context, fields_payload_rtt_eth_sent,
                  fields_payload_rtt_eth_received, fields_payload_rtt_eth_answered,
                  fields_payload_rtt_eth_returned, fields_payload_resv16_reserved,
                  fields_payload_payload_length, fields_payload_stamped})
  );

  assign packets_ready = advance;

  always @(posedge clk) begin
    if (address_valid) begin
      handles[address_value_index] <= {address_value_handle_mac, address_value_handle_tagged,
                                       address_value_handle_vlan, address_value_handle_ipv6,
                                       address_value_handle_ip, address_value_handle_gid};
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      handle <= handles[packets_payload_peer_handle];
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      identification <= 16'd0;
      packets_valid_c1 <= 1'b0;
    end else begin
      if (packets_valid_c1 & slice_in_ready) begin
        identification <= identification + 16'd1;
      end
      // ---- timeline packets, cycle 1
      if (advance) begin
        packets_valid_c1 <= packets_valid;
      end
    end
  end

  always @(posedge clk) begin
    // ---- timeline packets, cycle 1
    if (advance) begin
      packets_payload_packet_ack_request_c1 <= packets_payload_packet_ack_request;
      packets_payload_packet_becn_c1 <= packets_payload_packet_becn;
      packet_cause <= packets_payload_packet_cause;
      packet_is_answer <= packets_payload_packet_is_answer;
      packet_is_past <= packets_payload_packet_is_past;
      packet_is_probe <= packets_payload_packet_is_probe;
      packet_length <= packets_payload_packet_length;
      packet_msn <= packets_payload_packet_msn;
      packet_named <= packets_payload_packet_named;
      packet_opcode <= packets_payload_packet_opcode;
      packet_po <= packets_payload_packet_po;
      packet_port <= packets_payload_packet_port;
      packet_psn <= packets_payload_packet_psn;
      packet_rest <= packets_payload_packet_rest;
      packet_retrans <= packets_payload_packet_retrans;
      packets_payload_packet_rqmsn_c1 <= packets_payload_packet_rqmsn;
      packets_payload_packet_solicited_c1 <= packets_payload_packet_solicited;
      packets_payload_packet_syndrome_c1 <= packets_payload_packet_syndrome;
      peer_extended <= packets_payload_peer_extended;
      packets_payload_peer_pkey_c1 <= packets_payload_peer_pkey;
      packets_payload_peer_qp_c1 <= packets_payload_peer_qp;
    end
  end

  wire        _unused = &{1'b0, packets_payload_packet_qp, packets_payload_peer_paths,
                          settings_choice_udp_port};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    a_probe_is_an_answer: assert (~packets_valid_c1 | ~packet_is_probe | packet_is_answer);
  always @(posedge clk) if (!rst)
    an_answer_has_no_payload: assert (~packets_valid_c1 | ~packet_is_answer | (packet_length == 13'd0));
  always @(posedge clk) if (!rst)
    the_payload_of_an_atomic_is_its_operands: assert (
      ~packets_valid_c1 | ~((packet_opcode == 8'd19) | (packet_opcode == 8'd20)) | (packet_length == 13'd16));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~packets_valid_c1 | ~packet_is_probe | packet_is_answer)) begin
    $display("HeaderFields.java: HDL801: claim 'a probe is an answer' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~packets_valid_c1 | ~packet_is_answer | (packet_length == 13'd0))) begin
    $display("HeaderFields.java: HDL801: claim 'an answer has no payload' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~packets_valid_c1 |
                                      ~((packet_opcode == 8'd19) | (packet_opcode == 8'd20)) |
                                      (packet_length == 13'd16))) begin
    $display("HeaderFields.java: HDL801: claim 'the payload of an atomic is its operands' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
