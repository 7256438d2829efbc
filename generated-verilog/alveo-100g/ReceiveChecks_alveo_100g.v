`default_nettype none

// ReceiveChecks_alveo_100g: look-ups and checks of each packet, independent of the packets before it.
// Generated from ReceiveChecks.java.
module ReceiveChecks_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  input  wire [7:0]   packet_opcode,
  input  wire [23:0]  packet_dest_qp,
  input  wire [23:0]  packet_psn,
  input  wire         packet_ack_request,
  input  wire         packet_retrans,
  input  wire         packet_solicited,
  input  wire [15:0]  packet_partition,  // P_Key
  input  wire         packet_congested,  // ECN field is 11
  input  wire         packet_becn,
  input  wire [15:0]  packet_source_port,
  input  wire         packet_ipv6,
  input  wire [11:0]  packet_vlan,  // VLAN identifier; 0 without a tag
  input  wire [127:0] packet_source,  // source IP address; IPv4 in the low 32 bits
  input  wire         packet_veroce,  // destination port 4794
  input  wire [23:0]  packet_msn,  // of MSNETH
  input  wire [23:0]  packet_rqmsn,
  input  wire [23:0]  packet_po,  // 0 on First and Only
  input  wire [63:0]  packet_address,  // of RETH
  input  wire [31:0]  packet_key,
  input  wire [31:0]  packet_dma_length,
  input  wire [31:0]  packet_immediate,
  input  wire [7:0]   packet_syndrome,  // of AETH
  input  wire [23:0]  packet_ack_msn,
  input  wire [7:0]   packet_sack_length,
  input  wire [23:0]  packet_sack_start,
  input  wire [127:0] packet_sack_bitmap,  // bit i: PSN sackStart + i has arrived
  input  wire [31:0]  packet_rtt_context,  // of RTTETH
  input  wire [31:0]  packet_rtt_sent,  // of RTTETH: TX1
  input  wire [6:0]   packet_payload_offset,  // byte of the frame at which the payload begins
  input  wire [12:0]  packet_payload_length,  // bytes without pad
  input  wire [5:0]   frame_row,  // of the frame alone, FrameInspector.ROW cycles behind the packet
  input  wire         entry_rung,  // the host has posted it
  input  wire         entry_on_chip,  // it has been fetched
  input  wire [63:0]  entry_address,  // buffer
  input  wire [31:0]  entry_length,  // bytes of the buffer
  input  wire [31:0]  entry_key,  // local key
  input  wire         entry_bad,  // it could not be read: there is no buffer
  input  wire         room,  // 8 cycles behind: the frame is in the packet buffer and there is room for what follows
  input  wire         trim_local,  // rel_trim_local
  input  wire [15:0]  source_port_base,  // wire_sport_base
  input  wire         context_valid,
  input  wire [9:0]   context_value_qp,  // queue pair, local number
  input  wire [23:0]  context_value_context_peer_qp,  // the peer's queue-pair number
  input  wire [9:0]   context_value_context_address_handle,  // address handle of the peer
  input  wire [15:0]  context_value_context_partition,  // P_Key
  input  wire [15:0]  context_value_context_domain,  // protection domain
  input  wire [2:0]   context_value_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]   context_value_context_profile,  // profile of the wire: 1 or 2 (P1, P2)
  input  wire         context_value_context_remote_write,  // the peer may write
  input  wire [23:0]  context_value_context_send_psn,  // first PSN to send
  input  wire [23:0]  context_value_context_receive_psn,  // first PSN to expect
  input  wire [12:0]  context_value_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  input  wire [7:0]   context_value_context_message_limit,  // K - 1: most messages outstanding less one
  input  wire [7:0]   context_value_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  input  wire [2:0]   context_value_context_retries,  // rel_retry: 0 to 7
  input  wire [2:0]   context_value_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  input  wire [4:0]   context_value_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  input  wire [4:0]   context_value_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  input  wire [15:0]  context_value_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  input  wire [3:0]   context_value_context_last_path,  // paths in use less one, 0 to 15
  input  wire [19:0]  context_value_context_rate,  // rate limit in Mb/s; 0 = unlimited
  input  wire [9:0]   context_value_context_send_cq,  // completion queue of sends
  input  wire [9:0]   context_value_context_receive_cq,  // completion queue of receives
  input  wire [63:0]  context_value_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]   context_value_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0]  context_value_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]   context_value_context_receive_queue_size,  // log2 of its entries, 0 to 15
  input  wire         state_valid,
  input  wire [9:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  input  wire         address_valid,
  input  wire [9:0]   address_value_index,
  input  wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  input  wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  input  wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  input  wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  input  wire         region_valid,
  input  wire [11:0]  region_value_index,  // key / 256
  input  wire         region_value_region_valid,  // may be used
  input  wire [7:0]   region_value_region_tag,  // low byte of the key: its generation
  input  wire [15:0]  region_value_region_domain,  // protection domain
  input  wire         region_value_region_local_write,  // receive buffers may lie here
  input  wire         region_value_region_remote_write,  // the peer may write
  input  wire         region_value_region_remote_read,  // the peer may read (later)
  input  wire [63:0]  region_value_region_base,  // first byte
  input  wire [31:0]  region_value_region_length,  // bytes, 1 to 2^32 - 1
  input  wire         progress_valid,
  input  wire [9:0]   progress_value_qp,
  input  wire [23:0]  progress_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0]  progress_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0]  progress_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0]  progress_value_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output reg          kind_acknowledges,  // ACK, NAK or SACK
  output reg          kind_selective,  // SACK
  output reg          kind_of_responses,  // acknowledges responses; or is a response
  output reg          kind_stray,  // RTT Response: this NIC sends no probes
  output reg          kind_slow,  // Slow-Packet signal
  output reg          kind_cnp,  // congestion notification
  output reg          kind_probe,  // RTT Request
  output reg          kind_request,  // consumes a PSN of the SQ space
  output reg          kind_send,  // 1 cycle behind
  output reg          kind_write,
  output reg          kind_receives,  // names a receive request
  output reg          kind_full,  // First or Middle: exactly one PMTU
  output reg          kind_later,  // Middle or Last
  output reg          kind_ends,  // Last or Only of a Send or Write
  output reg  [2:0]   kind_stash,  // kind of the entry in the stash
  output reg          kind_needs_p2,  // needs profile P2
  output reg          kind_needs_p3,  // needs profile P3
  output wire [35:0]  up_to,  // 4 cycles behind: bytes of the message up to the packet's last
  output wire [63:0]  target,  // 5 cycles behind: where the payload goes in host memory
  output wire [11:0]  region_index,  // and into which region
  output wire [5:0]   admission_row,  // final unless the frame goes on; of a trimmed packet that goes on RX_TRIM_NAK or RX_TRIM_PAYLOAD
  output wire         admission_acknowledges,  // goes to the send window
  output wire         admission_numbered,  // goes to the tracker
  output wire         admission_trimmed,  // its payload was cut, or counts as cut
  output wire         admission_in_error,  // the queue pair is in error: only a repeated NAK can come of it
  output wire [5:0]   refusal_row,  // RX_OK: it may be taken; RX_NO_RQE stands for both rows 40
  output wire [2:0]   refusal_code,  // as in FatalError: nothing at or behind the packet may be taken; 0 = not fatal
  output wire         refusal_nak  // a Packet Drop NAK is due
);
  localparam [5:0] ROW_RX_OOR_MSN    = 6'd36;
  localparam [5:0] ROW_RX_TRIM_LOCAL = 6'd37;
  localparam [5:0] ROW_RX_NOBUF      = 6'd38;
  localparam [5:0] ROW_RX_BAD_REQ    = 6'd39;
  localparam [5:0] ROW_RX_BAD_OP     = 6'd40;
  localparam [5:0] ROW_RX_ACCESS     = 6'd41;
  localparam [5:0] ROW_RX_NO_RQE     = 6'd43;
  localparam [5:0] ROW_RX_RQE_FETCH  = 6'd44;
  localparam [5:0] ROW_RX_RQE_LEN    = 6'd45;
  localparam [5:0] ROW_RX_RQE_ACCESS = 6'd46;
  localparam [5:0] ROW_RX_OK         = 6'd49;

  reg  [9:0]  packet_dest_qp_9_0_past;
  reg  [9:0]  packet_dest_qp_9_0_past2;
  reg  [23:0] packet_psn_past;
  reg  [23:0] packet_psn_past2;
  reg  [23:0] packet_psn_past3;
  reg  [23:0] packet_psn_past4;
  reg  [23:0] packet_po_past;
  reg  [23:0] packet_po_past2;
  reg  [23:0] packet_po_past3;
  reg  [23:0] packet_po_past4;
  reg  [23:0] packet_msn_past;
  reg  [23:0] packet_msn_past2;
  reg  [23:0] packet_msn_past3;
  reg  [23:0] packet_msn_past4;
  reg  [23:0] packet_rqmsn_past;
  reg  [23:0] packet_rqmsn_past2;
  reg  [23:0] packet_rqmsn_past3;
  reg  [23:0] packet_rqmsn_past4;
  reg         kind_receives_past;
  reg         kind_receives_past2;
  reg         kind_receives_past3;
  reg  [7:0]  admissions_held_message_limit_past;
  reg  [7:0]  admissions_held_message_limit_past2;
  reg         kind_send_past;
  reg         kind_send_past2;
  reg  [63:0] packet_address_past;
  reg  [63:0] packet_address_past2;
  reg         kind_send_past_2;
  reg  [63:0] past;
  reg  [31:0] packet_key_past;
  reg  [31:0] packet_key_past2;
  reg  [31:0] packet_key_past3;
  reg  [31:0] packet_dma_length_past;
  reg  [31:0] packet_dma_length_past2;
  reg  [31:0] packet_dma_length_past3;
  reg         past_2;
  reg         past2;
  reg         past3;
  reg  [15:0] admissions_held_domain_past;
  reg         send_1;
  reg         send_2;
  reg         send_3;
  reg         send_4;
  reg         send_5;
  reg         send_6;
  reg         send;
  reg         receives_1;
  reg         receives_2;
  reg         receives_3;
  reg         receives_4;
  reg         receives_5;
  reg         receives_6;
  reg         receives;
  reg         lengths_bad_length_past;
  reg         lengths_bad_length_past2;
  reg         admissions_held_remote_write_past;
  reg         past_3;
  reg         past2_2;
  reg         is_done_past;
  reg         is_done_past2;
  reg         unable_1;
  reg         unable_2;
  reg         unable_3;
  reg         unable_4;
  reg         unable;
  reg         trims_1;
  reg         trims_2;
  reg         trims_3;
  reg         trims_4;
  reg         trims_5;
  reg         trims;
  reg         is_rung_1;
  reg         is_rung_2;
  reg         is_rung_3;
  reg         is_rung_4;
  reg         is_rung;
  reg         is_on_chip_1;
  reg         is_on_chip_2;
  reg         is_on_chip_3;
  reg         is_on_chip_4;
  reg         is_on_chip;
  reg         is_too_long_1;
  reg         is_too_long_2;
  reg         is_too_long;
  reg         packet_retrans_past;
  reg         packet_retrans_past2;
  reg         packet_retrans_past3;
  reg         packet_retrans_past4;
  reg         packet_retrans_past5;
  reg         packet_retrans_past6;
  reg         packet_retrans_past7;
  reg         packet_retrans_past8;
  reg  [5:0]  row;
  reg  [2:0]  code;
  reg         nak;
  reg  [5:0]  row_past;
  reg  [2:0]  code_past;
  reg         nak_past;
  wire        decoder_kind_acknowledges;
  wire        decoder_kind_selective;
  wire        decoder_kind_of_responses;
  wire        decoder_kind_stray;
  wire        decoder_kind_slow;
  wire        decoder_kind_cnp;
  wire        decoder_kind_probe;
  wire        decoder_kind_request;
  wire        decoder_kind_send;
  wire        decoder_kind_write;
  wire        decoder_kind_receives;
  wire        decoder_kind_full;
  wire        decoder_kind_later;
  wire        decoder_kind_ends;
  wire [2:0]  decoder_kind_stash;
  wire        decoder_kind_needs_p2;
  wire        decoder_kind_needs_p3;
  wire [9:0]  _unused_admissions_held_address_handle;
  wire [15:0] _unused_admissions_held_partition;
  wire [15:0] admissions_held_domain;
  wire [2:0]  admissions_held_mtu_code;
  wire [1:0]  admissions_held_profile;
  wire        admissions_held_remote_write;
  wire [7:0]  admissions_held_message_limit;
  wire [3:0]  _unused_admissions_held_last_path;
  wire [35:0] lengths_offset;
  wire        lengths_bad_length;
  wire        lengths_too_long;
  wire [23:0] numbers_table_progress_expected;
  wire [23:0] numbers_table_progress_messages;
  wire [23:0] numbers_table_progress_message_start;
  wire [23:0] numbers_table_progress_receives_done;
  wire        numbers_numbers_outside;
  wire        numbers_numbers_bad;
  wire        numbers_numbers_head;
  wire        access_access_refused;

  wire        is_wrong = numbers_numbers_bad | lengths_bad_length_past2;
  wire        is_done = kind_send | kind_write;
  wire        may_write = admissions_held_remote_write_past | past2_2;
  wire        is_told = ~packet_retrans_past8 | numbers_numbers_head;

  KindDecoder decoder (
    .opcode(packet_opcode),
    .kind_acknowledges(decoder_kind_acknowledges),
    .kind_selective(decoder_kind_selective),
    .kind_of_responses(decoder_kind_of_responses),
    .kind_stray(decoder_kind_stray),
    .kind_slow(decoder_kind_slow),
    .kind_cnp(decoder_kind_cnp),
    .kind_probe(decoder_kind_probe),
    .kind_request(decoder_kind_request),
    .kind_send(decoder_kind_send),
    .kind_write(decoder_kind_write),
    .kind_receives(decoder_kind_receives),
    .kind_full(decoder_kind_full),
    .kind_later(decoder_kind_later),
    .kind_ends(decoder_kind_ends),
    .kind_stash(decoder_kind_stash),
    .kind_needs_p2(decoder_kind_needs_p2),
    .kind_needs_p3(decoder_kind_needs_p3)
  );

  AdmissionCheck_alveo_100g admissions (
    .clk(clk),
    .rst(rst),
    .packet_opcode(packet_opcode),
    .packet_dest_qp(packet_dest_qp),
    .packet_psn(packet_psn),
    .packet_ack_request(packet_ack_request),
    .packet_retrans(packet_retrans),
    .packet_solicited(packet_solicited),
    .packet_partition(packet_partition),
    .packet_congested(packet_congested),
    .packet_becn(packet_becn),
    .packet_source_port(packet_source_port),
    .packet_ipv6(packet_ipv6),
    .packet_vlan(packet_vlan),
    .packet_source(packet_source),
    .packet_veroce(packet_veroce),
    .packet_msn(packet_msn),
    .packet_rqmsn(packet_rqmsn),
    .packet_po(packet_po),
    .packet_address(packet_address),
    .packet_key(packet_key),
    .packet_dma_length(packet_dma_length),
    .packet_immediate(packet_immediate),
    .packet_syndrome(packet_syndrome),
    .packet_ack_msn(packet_ack_msn),
    .packet_sack_length(packet_sack_length),
    .packet_sack_start(packet_sack_start),
    .packet_sack_bitmap(packet_sack_bitmap),
    .packet_rtt_context(packet_rtt_context),
    .packet_rtt_sent(packet_rtt_sent),
    .packet_payload_offset(packet_payload_offset),
    .packet_payload_length(packet_payload_length),
    .frame_row(frame_row),
    .source_port_base(source_port_base),
    .kind_acknowledges(kind_acknowledges),
    .kind_selective(kind_selective),
    .kind_of_responses(kind_of_responses),
    .kind_stray(kind_stray),
    .kind_slow(kind_slow),
    .kind_cnp(kind_cnp),
    .kind_probe(kind_probe),
    .kind_request(kind_request),
    .kind_send(kind_send),
    .kind_write(kind_write),
    .kind_receives(kind_receives),
    .kind_full(kind_full),
    .kind_later(kind_later),
    .kind_ends(kind_ends),
    .kind_stash(kind_stash),
    .kind_needs_p2(kind_needs_p2),
    .kind_needs_p3(kind_needs_p3),
    .context_valid(context_valid),
    .context_value_qp(context_value_qp),
    .context_value_context_peer_qp(context_value_context_peer_qp),
    .context_value_context_address_handle(context_value_context_address_handle),
    .context_value_context_partition(context_value_context_partition),
    .context_value_context_domain(context_value_context_domain),
    .context_value_context_mtu_code(context_value_context_mtu_code),
    .context_value_context_profile(context_value_context_profile),
    .context_value_context_remote_write(context_value_context_remote_write),
    .context_value_context_send_psn(context_value_context_send_psn),
    .context_value_context_receive_psn(context_value_context_receive_psn),
    .context_value_context_send_window(context_value_context_send_window),
    .context_value_context_message_limit(context_value_context_message_limit),
    .context_value_context_sack_threshold(context_value_context_sack_threshold),
    .context_value_context_retries(context_value_context_retries),
    .context_value_context_rnr_retries(context_value_context_rnr_retries),
    .context_value_context_rto_exponent(context_value_context_rto_exponent),
    .context_value_context_rnr_timer(context_value_context_rnr_timer),
    .context_value_context_initial_srtt(context_value_context_initial_srtt),
    .context_value_context_last_path(context_value_context_last_path),
    .context_value_context_rate(context_value_context_rate),
    .context_value_context_send_cq(context_value_context_send_cq),
    .context_value_context_receive_cq(context_value_context_receive_cq),
    .context_value_context_send_queue(context_value_context_send_queue),
    .context_value_context_send_queue_size(context_value_context_send_queue_size),
    .context_value_context_receive_queue(context_value_context_receive_queue),
    .context_value_context_receive_queue_size(context_value_context_receive_queue_size),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .address_valid(address_valid),
    .address_value_index(address_value_index),
    .address_value_handle_mac(address_value_handle_mac),
    .address_value_handle_tagged(address_value_handle_tagged),
    .address_value_handle_vlan(address_value_handle_vlan),
    .address_value_handle_ipv6(address_value_handle_ipv6),
    .address_value_handle_ip(address_value_handle_ip),
    .held_address_handle(_unused_admissions_held_address_handle),
    .held_partition(_unused_admissions_held_partition),
    .held_domain(admissions_held_domain),
    .held_mtu_code(admissions_held_mtu_code),
    .held_profile(admissions_held_profile),
    .held_remote_write(admissions_held_remote_write),
    .held_message_limit(admissions_held_message_limit),
    .held_last_path(_unused_admissions_held_last_path),
    .admission_row(admission_row),
    .admission_acknowledges(admission_acknowledges),
    .admission_numbered(admission_numbered),
    .admission_trimmed(admission_trimmed),
    .admission_in_error(admission_in_error)
  );

  LengthCheck lengths (
    .clk(clk),
    .po(packet_po),
    .payload(packet_payload_length),
    .dma_length(packet_dma_length),
    .kind_acknowledges(kind_acknowledges),
    .kind_selective(kind_selective),
    .kind_of_responses(kind_of_responses),
    .kind_stray(kind_stray),
    .kind_slow(kind_slow),
    .kind_cnp(kind_cnp),
    .kind_probe(kind_probe),
    .kind_request(kind_request),
    .kind_send(kind_send),
    .kind_write(kind_write),
    .kind_receives(kind_receives),
    .kind_full(kind_full),
    .kind_later(kind_later),
    .kind_ends(kind_ends),
    .kind_stash(kind_stash),
    .kind_needs_p2(kind_needs_p2),
    .kind_needs_p3(kind_needs_p3),
    .mtu_code(admissions_held_mtu_code),
    .receive_length(entry_length),
    .offset(lengths_offset),
    .up_to(up_to),
    .bad_length(lengths_bad_length),
    .too_long(lengths_too_long)
  );

  ProgressTable_1024 numbers_table (
    .clk(clk),
    .write_valid(progress_valid),
    .write_value_qp(progress_value_qp),
    .write_value_progress_expected(progress_value_progress_expected),
    .write_value_progress_messages(progress_value_progress_messages),
    .write_value_progress_message_start(progress_value_progress_message_start),
    .write_value_progress_receives_done(progress_value_progress_receives_done),
    .read_qp(packet_dest_qp_9_0_past2),
    .progress_expected(numbers_table_progress_expected),
    .progress_messages(numbers_table_progress_messages),
    .progress_message_start(numbers_table_progress_message_start),
    .progress_receives_done(numbers_table_progress_receives_done)
  );

  NumberCheck numbers_numbers (
    .clk(clk),
    .psn(packet_psn_past4),
    .po(packet_po_past4),
    .msn(packet_msn_past4),
    .rqmsn(packet_rqmsn_past4),
    .receives(kind_receives_past3),
    .message_limit(admissions_held_message_limit_past2),
    .progress_expected(numbers_table_progress_expected),
    .progress_messages(numbers_table_progress_messages),
    .progress_message_start(numbers_table_progress_message_start),
    .progress_receives_done(numbers_table_progress_receives_done),
    .outside(numbers_numbers_outside),
    .bad(numbers_numbers_bad),
    .head(numbers_numbers_head)
  );

  AccessCheck_alveo_100g access_access (
    .clk(clk),
    .send(kind_send_past2),
    .address(past),
    .key(packet_key_past3),
    .dma_length(packet_dma_length_past3),
    .payload(past3),
    .offset(lengths_offset),
    .domain(admissions_held_domain_past),
    .entry_rung(entry_rung),
    .entry_on_chip(entry_on_chip),
    .entry_address(entry_address),
    .entry_length(entry_length),
    .entry_key(entry_key),
    .entry_bad(entry_bad),
    .region_valid(region_valid),
    .region_value_index(region_value_index),
    .region_value_region_valid(region_value_region_valid),
    .region_value_region_tag(region_value_region_tag),
    .region_value_region_domain(region_value_region_domain),
    .region_value_region_local_write(region_value_region_local_write),
    .region_value_region_remote_write(region_value_region_remote_write),
    .region_value_region_remote_read(region_value_region_remote_read),
    .region_value_region_base(region_value_region_base),
    .region_value_region_length(region_value_region_length),
    .target(target),
    .region_index(region_index),
    .refused(access_access_refused)
  );

  assign refusal_row = row_past;
  assign refusal_code = code_past;
  assign refusal_nak = nak_past;

  always @* begin
    row = ROW_RX_OK;
    code = 3'd0;
    nak = 1'b0;
    if (numbers_numbers_outside) begin
      row = ROW_RX_OOR_MSN;
    end else if (~room & trims) begin
      row = ROW_RX_TRIM_LOCAL;
      nak = is_told;
    end else if (~room) begin
      row = ROW_RX_NOBUF;
    end else if (is_wrong) begin
      row = ROW_RX_BAD_REQ;
      code = 3'd1;
    end else if (unable) begin
      row = ROW_RX_BAD_OP;
      code = 3'd1;
    end else if (access_access_refused & ~send) begin
      row = ROW_RX_ACCESS;
      code = 3'd2;
    end else if (receives & ~is_rung) begin
      row = ROW_RX_NO_RQE;
    end else if (receives & ~is_on_chip) begin
      row = ROW_RX_RQE_FETCH;
      nak = is_told;
    end else if (send & is_too_long) begin
      row = ROW_RX_RQE_LEN;
      code = 3'd5;
    end else if (access_access_refused) begin
      row = ROW_RX_RQE_ACCESS;
      code = 3'd3;
    end
  end

  always @(posedge clk) begin
    kind_acknowledges <= decoder_kind_acknowledges;
    kind_selective <= decoder_kind_selective;
    kind_of_responses <= decoder_kind_of_responses;
    kind_stray <= decoder_kind_stray;
    kind_slow <= decoder_kind_slow;
    kind_cnp <= decoder_kind_cnp;
    kind_probe <= decoder_kind_probe;
    kind_request <= decoder_kind_request;
    kind_send <= decoder_kind_send;
    kind_write <= decoder_kind_write;
    kind_receives <= decoder_kind_receives;
    kind_full <= decoder_kind_full;
    kind_later <= decoder_kind_later;
    kind_ends <= decoder_kind_ends;
    kind_stash <= decoder_kind_stash;
    kind_needs_p2 <= decoder_kind_needs_p2;
    kind_needs_p3 <= decoder_kind_needs_p3;
    packet_dest_qp_9_0_past <= packet_dest_qp[9:0];
    packet_dest_qp_9_0_past2 <= packet_dest_qp_9_0_past;
    packet_psn_past <= packet_psn;
    packet_psn_past2 <= packet_psn_past;
    packet_psn_past3 <= packet_psn_past2;
    packet_psn_past4 <= packet_psn_past3;
    packet_po_past <= packet_po;
    packet_po_past2 <= packet_po_past;
    packet_po_past3 <= packet_po_past2;
    packet_po_past4 <= packet_po_past3;
    packet_msn_past <= packet_msn;
    packet_msn_past2 <= packet_msn_past;
    packet_msn_past3 <= packet_msn_past2;
    packet_msn_past4 <= packet_msn_past3;
    packet_rqmsn_past <= packet_rqmsn;
    packet_rqmsn_past2 <= packet_rqmsn_past;
    packet_rqmsn_past3 <= packet_rqmsn_past2;
    packet_rqmsn_past4 <= packet_rqmsn_past3;
    kind_receives_past <= kind_receives;
    kind_receives_past2 <= kind_receives_past;
    kind_receives_past3 <= kind_receives_past2;
    admissions_held_message_limit_past <= admissions_held_message_limit;
    admissions_held_message_limit_past2 <= admissions_held_message_limit_past;
    kind_send_past <= kind_send;
    kind_send_past2 <= kind_send_past;
    packet_address_past <= packet_address;
    packet_address_past2 <= packet_address_past;
    kind_send_past_2 <= kind_send;
    past <= ~kind_send_past_2 ? packet_address_past2 : 64'd0;
    packet_key_past <= packet_key;
    packet_key_past2 <= packet_key_past;
    packet_key_past3 <= packet_key_past2;
    packet_dma_length_past <= packet_dma_length;
    packet_dma_length_past2 <= packet_dma_length_past;
    packet_dma_length_past3 <= packet_dma_length_past2;
    past_2 <= |packet_payload_length;
    past2 <= past_2;
    past3 <= past2;
    admissions_held_domain_past <= admissions_held_domain;
    send_1 <= kind_send;
    send_2 <= send_1;
    send_3 <= send_2;
    send_4 <= send_3;
    send_5 <= send_4;
    send_6 <= send_5;
    send <= send_6;
    receives_1 <= kind_receives;
    receives_2 <= receives_1;
    receives_3 <= receives_2;
    receives_4 <= receives_3;
    receives_5 <= receives_4;
    receives_6 <= receives_5;
    receives <= receives_6;
    lengths_bad_length_past <= lengths_bad_length;
    lengths_bad_length_past2 <= lengths_bad_length_past;
    admissions_held_remote_write_past <= admissions_held_remote_write;
    past_3 <= ~kind_write;
    past2_2 <= past_3;
    is_done_past <= is_done;
    is_done_past2 <= is_done_past;
    unable_1 <= ~(is_done_past2 & may_write);
    unable_2 <= unable_1;
    unable_3 <= unable_2;
    unable_4 <= unable_3;
    unable <= unable_4;
    trims_1 <= (admissions_held_profile >= 2'd2) & trim_local;
    trims_2 <= trims_1;
    trims_3 <= trims_2;
    trims_4 <= trims_3;
    trims_5 <= trims_4;
    trims <= trims_5;
    is_rung_1 <= entry_rung;
    is_rung_2 <= is_rung_1;
    is_rung_3 <= is_rung_2;
    is_rung_4 <= is_rung_3;
    is_rung <= is_rung_4;
    is_on_chip_1 <= entry_on_chip;
    is_on_chip_2 <= is_on_chip_1;
    is_on_chip_3 <= is_on_chip_2;
    is_on_chip_4 <= is_on_chip_3;
    is_on_chip <= is_on_chip_4;
    is_too_long_1 <= lengths_too_long;
    is_too_long_2 <= is_too_long_1;
    is_too_long <= is_too_long_2;
    packet_retrans_past <= packet_retrans;
    packet_retrans_past2 <= packet_retrans_past;
    packet_retrans_past3 <= packet_retrans_past2;
    packet_retrans_past4 <= packet_retrans_past3;
    packet_retrans_past5 <= packet_retrans_past4;
    packet_retrans_past6 <= packet_retrans_past5;
    packet_retrans_past7 <= packet_retrans_past6;
    packet_retrans_past8 <= packet_retrans_past7;
    row_past <= row;
    code_past <= code;
    nak_past <= nak;
  end
endmodule

`default_nettype wire
