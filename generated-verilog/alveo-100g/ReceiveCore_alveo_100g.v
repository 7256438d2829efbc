`default_nettype none

// ReceiveCore_alveo_100g: decides about every received frame: look-ups, checks, tracker, placement orders.
// Generated from ReceiveCore.java.
module ReceiveCore_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  // packet: one per frame, of the FrameInspector
  input  wire         packet_valid,
  input  wire [7:0]   packet_value_opcode,
  input  wire [23:0]  packet_value_dest_qp,
  input  wire [23:0]  packet_value_psn,
  input  wire         packet_value_ack_request,
  input  wire         packet_value_retrans,
  input  wire         packet_value_solicited,
  input  wire [15:0]  packet_value_partition,  // P_Key
  input  wire         packet_value_congested,  // ECN field is 11
  input  wire         packet_value_becn,
  input  wire [15:0]  packet_value_source_port,
  input  wire         packet_value_ipv6,
  input  wire [11:0]  packet_value_vlan,  // VLAN identifier; 0 without a tag
  input  wire [127:0] packet_value_source,  // source IP address; IPv4 in the low 32 bits
  input  wire         packet_value_veroce,  // destination port 4794
  input  wire [23:0]  packet_value_msn,  // of MSNETH
  input  wire [23:0]  packet_value_rqmsn,
  input  wire [23:0]  packet_value_po,  // 0 on First and Only
  input  wire [63:0]  packet_value_address,  // of RETH
  input  wire [31:0]  packet_value_key,  // of RETH
  input  wire [31:0]  packet_value_dma_length,  // of RETH
  input  wire [31:0]  packet_value_immediate,
  input  wire [7:0]   packet_value_syndrome,  // of AETH
  input  wire [23:0]  packet_value_ack_msn,  // of AETH
  input  wire [7:0]   packet_value_sack_length,
  input  wire [23:0]  packet_value_sack_start,
  input  wire [127:0] packet_value_sack_bitmap,  // bit i: PSN sackStart + i has arrived
  input  wire [31:0]  packet_value_rtt_context,  // of RTTETH
  input  wire [31:0]  packet_value_rtt_sent,  // of RTTETH: TX1
  input  wire [6:0]   packet_value_payload_offset,  // byte of the frame at which the payload begins
  input  wire [12:0]  packet_value_payload_length,  // bytes without pad
  input  wire [5:0]   frame_row,  // of the frame alone, FrameInspector.ROW cycles behind the packet
  // stored: one per frame, of the PacketBuffer, one cycle behind the frame's last beat: it is stored
  input  wire         stored_valid,
  input  wire         stored_value,
  input  wire         busy,  // no room for retired packets: every packet is trimmed here
  input  wire         wanted,  // a packet that is tested in the next cycle is not accepted
  input  wire [47:0]  settings_mac,  // our MAC address
  input  wire [31:0]  settings_ipv4,  // our IPv4 address
  input  wire [127:0] settings_ipv6,  // our IPv6 address
  input  wire         settings_enable,  // the data path runs
  input  wire [5:0]   settings_check_trim_dscp,  // wire_dscp_trim: DSCP of trimmed packets, reset 9
  input  wire [6:0]   settings_check_trim_last_dscp,  // wire_dscp_trim_last: second DSCP of trimmed packets; 64 = off, the reset value
  input  wire         settings_check_trim_icrc_optional,  // wire_trim_icrc_optional: trimmed packets count with a wrong ICRC, reset 1
  input  wire [3:0]   settings_check_transport_version,  // wire_tver: transport version, reset 0
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
  input  wire [4:0]   settings_ack_every,  // rel_ack_n: 1 to 16
  input  wire [15:0]  settings_ack_delay,  // rel_ack_delay, in 1/16 us
  input  wire         settings_ack_on_end,  // rel_ack_on_eom
  input  wire         settings_rotate,  // rel_sack_rotate
  input  wire         settings_trim_nak,  // rel_trim_nak
  input  wire         settings_trim_local,  // rel_trim_local
  input  wire [2:0]   settings_srtt_shift,  // rel_srtt_shift
  input  wire [11:0]  settings_jitter,  // rel_jitter, in 1/16 us
  input  wire [3:0]   settings_probe_multiple,  // rel_tlp_mult, 0 off
  input  wire [2:0]   settings_backoff_most,  // rel_rto_backoff_max
  input  wire [19:0]  settings_burst,  // cc_burst in bytes
  input  wire [23:0]  settings_quiet,  // qp_quiet: a queue pair is refused so long after its reset, in 1/16 us
  input  wire [7:0]   settings_events_count,  // as soon as so many events wait
  input  wire [15:0]  settings_events_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [31:0]  nanoseconds,  // in ns
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [9:0]   setup_payload_qp,  // queue pair, local number
  input  wire [23:0]  setup_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [9:0]   setup_payload_context_address_handle,  // address handle of the peer
  input  wire [15:0]  setup_payload_context_partition,  // P_Key
  input  wire [15:0]  setup_payload_context_domain,  // protection domain
  input  wire [2:0]   setup_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]   setup_payload_context_profile,  // profile of the wire: 1 or 2 (P1, P2)
  input  wire         setup_payload_context_remote_write,  // the peer may write
  input  wire [23:0]  setup_payload_context_send_psn,  // first PSN to send
  input  wire [23:0]  setup_payload_context_receive_psn,  // first PSN to expect
  input  wire [12:0]  setup_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  input  wire [7:0]   setup_payload_context_message_limit,  // K - 1: most messages outstanding less one
  input  wire [7:0]   setup_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  input  wire [2:0]   setup_payload_context_retries,  // rel_retry: 0 to 7
  input  wire [2:0]   setup_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  input  wire [4:0]   setup_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  input  wire [4:0]   setup_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  input  wire [15:0]  setup_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  input  wire [3:0]   setup_payload_context_last_path,  // paths in use less one, 0 to 15
  input  wire [19:0]  setup_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  input  wire [9:0]   setup_payload_context_send_cq,  // completion queue of sends
  input  wire [9:0]   setup_payload_context_receive_cq,  // completion queue of receives
  input  wire [63:0]  setup_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0]  setup_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  input  wire         state_valid,
  input  wire [9:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  // marks: errors that are not those of a packet, of queue pairs in the error state
  input  wire         marks_valid,
  output wire         marks_ready,
  input  wire [9:0]   marks_payload_qp,  // queue pair, local number
  input  wire         marks_payload_error_valid,
  input  wire [23:0]  marks_payload_error_psn,
  input  wire [2:0]   marks_payload_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
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
  input  wire         address_valid,
  input  wire [9:0]   address_value_index,
  input  wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  input  wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  input  wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  input  wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  // lookup: asks for a receive request
  output wire         lookup_valid,
  output wire [9:0]   lookup_value_qp,  // queue pair, local number
  output wire [23:0]  lookup_value_number,  // RQMSN: counted from 0 at the start of the queue pair's life
  // entry: three cycles behind the lookup
  input  wire         entry_rung,  // the host has posted it
  input  wire         entry_on_chip,  // it has been fetched
  input  wire [63:0]  entry_address,  // buffer
  input  wire [31:0]  entry_length,  // bytes of the buffer
  input  wire [31:0]  entry_key,  // local key
  input  wire         entry_bad,  // it could not be read: there is no buffer
  // acknowledgement: of the ACK class; its verdict follows
  output wire         acknowledgement_valid,
  output wire [9:0]   acknowledgement_value_qp,  // queue pair, local number
  output wire [7:0]   acknowledgement_value_syndrome,  // AETH syndrome
  output wire         acknowledgement_value_sack,  // opcode 18
  output wire [23:0]  acknowledgement_value_psn,
  output wire         acknowledgement_value_retrans,  // of a Packet Drop NAK: the packet that was dropped was sent again
  output wire [23:0]  acknowledgement_value_msn,  // of AETH
  output wire         acknowledgement_value_becn,
  output wire [23:0]  acknowledgement_value_start,  // of SACKETH
  output wire [7:0]   acknowledgement_value_length,
  output wire [127:0] acknowledgement_value_bitmap,
  output wire         acknowledged,  // Acknowledgement.VERDICT cycles behind it: it has passed rows 1 to 27
  // rtt_request: AdmissionCheck.LATENCY + 1 cycles behind the packet, with its time
  output reg          rtt_request_valid,
  output wire [9:0]   rtt_request_value_qp,  // queue pair, local number
  output wire [15:0]  rtt_request_value_source_port,  // UDP source port of the request, which the response copies
  output wire [31:0]  rtt_request_value_context,  // the requester's own word
  output wire [31:0]  rtt_request_value_sent,  // TX1, the requester's clock
  output wire [31:0]  rtt_request_value_received,  // RX1, in ns
  // order: one per stored frame, in order
  output wire         order_valid,
  output wire         order_value_place,  // write the payload to the host; else let the frame go
  output wire [6:0]   order_value_offset,  // byte of the frame at which the payload begins
  output wire [12:0]  order_value_length,  // bytes of payload, may be 0
  output wire [63:0]  order_value_address,  // of the first byte in host memory
  output reg  [13:0]  order_value_qp,  // queue pair whose payload it is, local number
  output reg  [15:0]  order_value_region,  // memory region that it goes to: key / 256
  output reg          stash_valid,
  output wire [9:0]   stash_value_qp,  // queue pair, local number
  output wire [23:0]  stash_value_msn,  // of the message
  output wire [2:0]   stash_value_kind,  // 0 none (plain Write), 1 Send, 2 Send with immediate, 3 Send with invalidate, 4 Write with immediate
  output wire         stash_value_solicited,
  output wire [31:0]  stash_value_argument,  // immediate data or key
  output wire [31:0]  stash_value_length,  // bytes of the message
  output wire [4:0]   stash_value_request,  // low bits of the number of the receive request that it names
  output reg          drop_nak_valid,
  output wire [9:0]   drop_nak_value_qp,  // queue pair, local number
  output wire [23:0]  drop_nak_value_psn,  // the trimmed packet
  output wire         drop_nak_value_retrans,  // copy of its bit
  // retired: packets that consume a PSN, in order of commit
  output reg          retired_valid,
  output wire [9:0]   retired_value_qp,  // queue pair, local number
  output wire [23:0]  retired_value_psn,
  output wire [2:0]   retired_value_outcome,
  // retired_value_progress: with this packet and all earlier ones counted
  output wire [23:0]  retired_value_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0]  retired_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0]  retired_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0]  retired_value_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  // retired_value_error: newest recorded at the commit of this packet
  output wire         retired_value_error_valid,
  output wire [23:0]  retired_value_error_psn,
  output wire [2:0]   retired_value_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
  // retired: packets that consume a PSN, in order of commit
  output wire         retired_value_not_ready,  // refused because no receive request is posted (row 40)
  output wire         retired_value_ack_request,
  output wire         retired_value_retrans,
  output reg          retired_value_congested,  // CE marked, and not trimmed
  output wire         retired_value_trimmed,  // trimmed by a switch or here: no acknowledgement
  output wire [23:0]  retired_value_placements,  // placements ordered up to and with this packet
  // row: one per frame but those handed on as acknowledgements
  output wire         row_valid,
  output wire [5:0]   row_value,
  output reg  [23:0]  placements,  // frames ordered to be placed, modulo 2^24
  input  wire         sack_request_valid,
  input  wire [9:0]   sack_request_value,
  output wire         sack_row_valid,
  output wire [255:0] sack_row_value_bitmap,  // bit i: the packet expected + i has arrived; as many as the window
  // sack_row_value_progress: the progress at whose expected PSN the bitmap begins
  output wire [23:0]  sack_row_value_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0]  sack_row_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0]  sack_row_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0]  sack_row_value_progress_receives_done  // rq_done: receive work requests consumed by complete messages
);
  localparam [1:0] STEP_IDLE          = 2'd0;
  localparam [1:0] STEP_TRACKER       = 2'd1;
  localparam [1:0] STEP_ERRORS        = 2'd2;
  localparam [5:0] ROW_RX_TRIM_STALE  = 6'd9;
  localparam [5:0] ROW_RX_QP_STATE    = 6'd23;
  localparam [5:0] ROW_RX_DUP         = 6'd33;
  localparam [5:0] ROW_RX_OOR         = 6'd34;
  localparam [5:0] ROW_RX_AFTER_ERR   = 6'd35;
  localparam [5:0] ROW_RX_TRIM_LOCAL  = 6'd37;
  localparam [5:0] ROW_RX_NOBUF       = 6'd38;
  localparam [5:0] ROW_RX_RNR         = 6'd42;
  localparam [5:0] ROW_RX_NO_RQE      = 6'd43;
  localparam [5:0] ROW_RX_RQE_FETCH   = 6'd44;
  localparam [5:0] ROW_RX_OK          = 6'd49;
  localparam [5:0] ROW_RX_RTT_REQUEST = 6'd51;

  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg          stored_valid_d1;
  reg          stored_valid_d2;
  reg          stored_valid_d3;
  reg          stored_valid_d4;
  reg          stored_valid_d5;
  reg          stored_value_d1;
  reg          stored_value_d2;
  reg          stored_value_d3;
  reg          stored_value_d4;
  reg          stored_value_d5;
  reg          stored_value_d6;
  reg          stored_value_d7;
  reg          stored_value_d8;
  reg          stored_value_d9;
  reg          stored_value_d10;
  reg          stored_value_d11;
  reg          stored_value_d12;
  reg          is_stored;
  reg          setup_starves;
  reg          packet_valid_d1;
  reg          packet_valid_d2;
  reg          packet_valid_d3;
  reg          packet_valid_d4;
  reg          packet_valid_d5;
  reg          arrival_admitted;
  reg          packet_valid_and_d1;
  reg  [9:0]   packet_value_dest_qp_9_0_d1;
  reg  [7:0]   packet_value_syndrome_d1;
  reg          arrival_selective_d1;
  reg  [23:0]  packet_value_psn_d1;
  reg          packet_value_retrans_d1;
  reg  [23:0]  packet_value_ack_msn_d1;
  reg          packet_value_becn_d1;
  reg  [23:0]  packet_value_sack_start_d1;
  reg  [7:0]   packet_value_sack_length_d1;
  reg  [127:0] packet_value_sack_bitmap_d1;
  reg          checks_checks_admission_acknowledges_d1;
  reg  [9:0]   packet_value_dest_qp_9_0_d2;
  reg  [9:0]   packet_value_dest_qp_9_0_d3;
  reg  [9:0]   packet_value_dest_qp_9_0_d4;
  reg  [9:0]   packet_value_dest_qp_9_0_d5;
  reg  [9:0]   packet_value_dest_qp_9_0_d6;
  reg  [15:0]  packet_value_source_port_d1;
  reg  [15:0]  packet_value_source_port_d2;
  reg  [15:0]  packet_value_source_port_d3;
  reg  [15:0]  packet_value_source_port_d4;
  reg  [15:0]  packet_value_source_port_d5;
  reg  [15:0]  packet_value_source_port_d6;
  reg  [31:0]  packet_value_rtt_context_d1;
  reg  [31:0]  packet_value_rtt_context_d2;
  reg  [31:0]  packet_value_rtt_context_d3;
  reg  [31:0]  packet_value_rtt_context_d4;
  reg  [31:0]  packet_value_rtt_context_d5;
  reg  [31:0]  packet_value_rtt_context_d6;
  reg  [31:0]  packet_value_rtt_sent_d1;
  reg  [31:0]  packet_value_rtt_sent_d2;
  reg  [31:0]  packet_value_rtt_sent_d3;
  reg  [31:0]  packet_value_rtt_sent_d4;
  reg  [31:0]  packet_value_rtt_sent_d5;
  reg  [31:0]  packet_value_rtt_sent_d6;
  reg  [9:0]   packet_value_dest_qp_9_0_d7;
  reg  [15:0]  packet_value_source_port_d7;
  reg  [31:0]  packet_value_rtt_context_d7;
  reg  [31:0]  packet_value_rtt_sent_d7;
  reg  [31:0]  nanoseconds_d1;
  reg  [23:0]  packet_value_psn_d2;
  reg  [23:0]  packet_value_psn_d3;
  reg  [23:0]  packet_value_psn_d4;
  reg  [23:0]  packet_value_psn_d5;
  reg  [23:0]  packet_value_psn_d6;
  reg          checks_checks_kind_ends_d1;
  reg          checks_checks_kind_ends_d2;
  reg          checks_checks_kind_ends_d3;
  reg          checks_checks_kind_ends_d4;
  reg          checks_checks_kind_ends_d5;
  reg          checks_checks_kind_ends_and_d1;
  reg          checks_checks_kind_ends_and_d2;
  reg          checks_checks_kind_ends_and_d3;
  reg          checks_checks_kind_ends_and_d4;
  reg          tracker_arrival_value_consumes_receive;
  reg          whole_pre2;
  reg          whole_pre1;
  reg          whole;
  reg  [5:0]   checks_checks_admission_row_d1;
  reg          checks_checks_admission_numbered_d1;
  reg          checks_checks_admission_trimmed_d1;
  reg          checks_checks_admission_in_error_d1;
  reg  [5:0]   checks_checks_admission_row_d2;
  reg          checks_checks_admission_acknowledges_d2;
  reg          checks_checks_admission_numbered_d2;
  reg          checks_checks_admission_trimmed_d2;
  reg          checks_checks_admission_in_error_d2;
  reg  [5:0]   checks_checks_admission_row_d3;
  reg          checks_checks_admission_acknowledges_d3;
  reg          checks_checks_admission_numbered_d3;
  reg          checks_checks_admission_trimmed_d3;
  reg          checks_checks_admission_in_error_d3;
  reg  [5:0]   checks_checks_admission_row_d4;
  reg          checks_checks_admission_acknowledges_d4;
  reg          checks_checks_admission_numbered_d4;
  reg          checks_checks_admission_trimmed_d4;
  reg          checks_checks_admission_in_error_d4;
  reg  [5:0]   checks_checks_refusal_row_d1;
  reg  [2:0]   checks_checks_refusal_code_d1;
  reg          checks_checks_refusal_nak_d1;
  reg          errors_behind_d1;
  reg          errors_error_valid_d1;
  reg  [23:0]  errors_error_psn_d1;
  reg  [2:0]   errors_error_code_d1;
  reg          is_stored_d1;
  reg          is_stored_d2;
  reg          busy_d1;
  reg          busy_d2;
  reg          stolen_d1;
  reg          stolen_d2;
  reg          stolen_d3;
  reg          stolen_d4;
  reg          whole_and_d1;
  reg  [5:0]   row_row;
  reg          packet_valid_d7;
  reg          packet_valid_d8;
  reg          packet_valid_d9;
  reg          is_frame;
  reg          is_frame_d1;
  reg  [9:0]   packet_value_dest_qp_9_0_d8;
  reg  [9:0]   packet_value_dest_qp_9_0_d9;
  reg  [9:0]   qp_2;
  reg  [6:0]   packet_value_payload_offset_d1;
  reg  [6:0]   packet_value_payload_offset_d2;
  reg  [6:0]   packet_value_payload_offset_d3;
  reg  [6:0]   packet_value_payload_offset_d4;
  reg  [6:0]   packet_value_payload_offset_d5;
  reg  [6:0]   packet_value_payload_offset_d6;
  reg  [6:0]   packet_value_payload_offset_d7;
  reg  [6:0]   packet_value_payload_offset_d8;
  reg  [6:0]   packet_value_payload_offset_d9;
  reg  [6:0]   packet_value_payload_offset_d10;
  reg  [12:0]  packet_value_payload_length_d1;
  reg  [12:0]  packet_value_payload_length_d2;
  reg  [12:0]  packet_value_payload_length_d3;
  reg  [12:0]  packet_value_payload_length_d4;
  reg  [12:0]  packet_value_payload_length_d5;
  reg  [12:0]  packet_value_payload_length_d6;
  reg  [12:0]  packet_value_payload_length_d7;
  reg  [12:0]  packet_value_payload_length_d8;
  reg  [12:0]  packet_value_payload_length_d9;
  reg  [12:0]  packet_value_payload_length_d10;
  reg  [63:0]  checks_checks_target_d1;
  reg  [63:0]  checks_checks_target_d2;
  reg  [63:0]  checks_checks_target_d3;
  reg  [63:0]  checks_checks_target_d4;
  reg  [63:0]  checks_checks_target_d5;
  reg  [11:0]  checks_checks_region_index_d1;
  reg  [11:0]  checks_checks_region_index_d2;
  reg  [11:0]  checks_checks_region_index_d3;
  reg  [11:0]  checks_checks_region_index_d4;
  reg  [11:0]  checks_checks_region_index_d5;
  reg          tracker_decided_value_accepted_d1;
  reg  [6:0]   packet_value_payload_offset_d11;
  reg  [12:0]  packet_value_payload_length_d11;
  reg  [63:0]  checks_checks_target_d6;
  reg  [31:0]  checks_checks_up_to_31_0_d1;
  reg  [31:0]  checks_checks_up_to_31_0_d2;
  reg  [31:0]  checks_checks_up_to_31_0_d3;
  reg  [31:0]  checks_checks_up_to_31_0_d4;
  reg  [31:0]  checks_checks_up_to_31_0_d5;
  reg  [31:0]  length;
  reg  [23:0]  packet_value_msn_d1;
  reg  [23:0]  packet_value_msn_d2;
  reg  [23:0]  packet_value_msn_d3;
  reg  [23:0]  packet_value_msn_d4;
  reg  [23:0]  packet_value_msn_d5;
  reg  [23:0]  packet_value_msn_d6;
  reg  [23:0]  packet_value_msn_d7;
  reg  [23:0]  packet_value_msn_d8;
  reg  [23:0]  packet_value_msn_d9;
  reg  [23:0]  packet_value_msn_d10;
  reg  [2:0]   checks_checks_kind_stash_d1;
  reg  [2:0]   checks_checks_kind_stash_d2;
  reg  [2:0]   checks_checks_kind_stash_d3;
  reg  [2:0]   checks_checks_kind_stash_d4;
  reg  [2:0]   checks_checks_kind_stash_d5;
  reg  [2:0]   checks_checks_kind_stash_d6;
  reg  [2:0]   checks_checks_kind_stash_d7;
  reg  [2:0]   checks_checks_kind_stash_d8;
  reg  [2:0]   checks_checks_kind_stash_d9;
  reg          packet_value_solicited_d1;
  reg          packet_value_solicited_d2;
  reg          packet_value_solicited_d3;
  reg          packet_value_solicited_d4;
  reg          packet_value_solicited_d5;
  reg          packet_value_solicited_d6;
  reg          packet_value_solicited_d7;
  reg          packet_value_solicited_d8;
  reg          packet_value_solicited_d9;
  reg          packet_value_solicited_d10;
  reg  [31:0]  packet_value_immediate_d1;
  reg  [31:0]  packet_value_immediate_d2;
  reg  [31:0]  packet_value_immediate_d3;
  reg  [31:0]  packet_value_immediate_d4;
  reg  [31:0]  packet_value_immediate_d5;
  reg  [31:0]  packet_value_immediate_d6;
  reg  [31:0]  packet_value_immediate_d7;
  reg  [31:0]  packet_value_immediate_d8;
  reg  [31:0]  packet_value_immediate_d9;
  reg  [31:0]  packet_value_immediate_d10;
  reg  [4:0]   packet_value_rqmsn_4_0_d1;
  reg  [4:0]   packet_value_rqmsn_4_0_d2;
  reg  [4:0]   packet_value_rqmsn_4_0_d3;
  reg  [4:0]   packet_value_rqmsn_4_0_d4;
  reg  [4:0]   packet_value_rqmsn_4_0_d5;
  reg  [4:0]   packet_value_rqmsn_4_0_d6;
  reg  [4:0]   packet_value_rqmsn_4_0_d7;
  reg  [4:0]   packet_value_rqmsn_4_0_d8;
  reg  [4:0]   packet_value_rqmsn_4_0_d9;
  reg  [4:0]   packet_value_rqmsn_4_0_d10;
  reg  [9:0]   tracker_decided_value_arrival_qp_d1;
  reg  [23:0]  packet_value_msn_d11;
  reg  [2:0]   checks_checks_kind_stash_d10;
  reg          packet_value_solicited_d11;
  reg  [31:0]  packet_value_immediate_d11;
  reg  [31:0]  length_d1;
  reg  [4:0]   packet_value_rqmsn_4_0_d11;
  reg          packet_value_retrans_d2;
  reg          packet_value_retrans_d3;
  reg          packet_value_retrans_d4;
  reg          packet_value_retrans_d5;
  reg          packet_value_retrans_d6;
  reg          packet_value_retrans_d7;
  reg          packet_value_retrans_d8;
  reg          packet_value_retrans_d9;
  reg          packet_value_retrans_d10;
  reg  [23:0]  tracker_decided_value_arrival_psn_d1;
  reg          packet_value_retrans_d11;
  reg          packet_value_ack_request_d1;
  reg          packet_value_ack_request_d2;
  reg          packet_value_ack_request_d3;
  reg          packet_value_ack_request_d4;
  reg          packet_value_ack_request_d5;
  reg          packet_value_ack_request_d6;
  reg          packet_value_ack_request_d7;
  reg          packet_value_ack_request_d8;
  reg          packet_value_ack_request_d9;
  reg          packet_value_ack_request_d10;
  reg          packet_value_congested_d1;
  reg          packet_value_congested_d2;
  reg          packet_value_congested_d3;
  reg          packet_value_congested_d4;
  reg          packet_value_congested_d5;
  reg          packet_value_congested_d6;
  reg          packet_value_congested_d7;
  reg          packet_value_congested_d8;
  reg          packet_value_congested_d9;
  reg          packet_value_congested_d10;
  reg          retires_d1;
  reg  [5:0]   row_row_d1;
  reg          is_frame_and_d1;
  reg          is_fatal_choice_d1;
  reg  [23:0]  is_fatal_choice_d1_2;
  reg  [2:0]   is_fatal_choice_d1_3;
  reg          row_row_eq_d1;
  reg          again_d1;
  reg          packet_value_ack_request_d11;
  reg          packet_value_congested_d10_and_d1;
  reg          trimmed_d1;
  reg          retires_d2;
  reg          retires_d3;
  reg          retires_d4;
  reg          retires_d5;
  reg          retires_d6;
  reg          retires_d7;
  reg          retires_d8;
  reg          retires_d9;
  reg          retires_d10;
  reg          retires_d11;
  reg          retires_d12;
  reg          retires_d13;
  reg          retires_2;
  reg          counts_pre12;
  reg          counts_pre11;
  reg          counts_pre10;
  reg          counts_pre9;
  reg          counts_pre8;
  reg          counts_pre7;
  reg          counts_pre6;
  reg          counts_pre5;
  reg          counts_pre4;
  reg          counts_pre3;
  reg          counts_pre2;
  reg          counts_pre1;
  reg          counts;
  reg          error_valid_pre12;
  reg  [23:0]  error_psn_pre12;
  reg  [2:0]   error_code_pre12;
  reg          error_valid_pre11;
  reg  [23:0]  error_psn_pre11;
  reg  [2:0]   error_code_pre11;
  reg          error_valid_pre10;
  reg  [23:0]  error_psn_pre10;
  reg  [2:0]   error_code_pre10;
  reg          error_valid_pre9;
  reg  [23:0]  error_psn_pre9;
  reg  [2:0]   error_code_pre9;
  reg          error_valid_pre8;
  reg  [23:0]  error_psn_pre8;
  reg  [2:0]   error_code_pre8;
  reg          error_valid_pre7;
  reg  [23:0]  error_psn_pre7;
  reg  [2:0]   error_code_pre7;
  reg          error_valid_pre6;
  reg  [23:0]  error_psn_pre6;
  reg  [2:0]   error_code_pre6;
  reg          error_valid_pre5;
  reg  [23:0]  error_psn_pre5;
  reg  [2:0]   error_code_pre5;
  reg          error_valid_pre4;
  reg  [23:0]  error_psn_pre4;
  reg  [2:0]   error_code_pre4;
  reg          error_valid_pre3;
  reg  [23:0]  error_psn_pre3;
  reg  [2:0]   error_code_pre3;
  reg          error_valid_pre2;
  reg  [23:0]  error_psn_pre2;
  reg  [2:0]   error_code_pre2;
  reg          error_valid_pre1;
  reg  [23:0]  error_psn_pre1;
  reg  [2:0]   error_code_pre1;
  reg          error_valid;
  reg  [23:0]  error_psn;
  reg  [2:0]   error_code;
  reg          not_ready_pre12;
  reg          not_ready_pre11;
  reg          not_ready_pre10;
  reg          not_ready_pre9;
  reg          not_ready_pre8;
  reg          not_ready_pre7;
  reg          not_ready_pre6;
  reg          not_ready_pre5;
  reg          not_ready_pre4;
  reg          not_ready_pre3;
  reg          not_ready_pre2;
  reg          not_ready_pre1;
  reg          not_ready;
  reg  [5:0]   row;
  reg  [5:0]   row_row_d2;
  reg  [5:0]   row_row_d3;
  reg  [5:0]   row_row_d4;
  reg  [5:0]   row_row_d5;
  reg  [5:0]   row_row_d6;
  reg  [5:0]   row_row_d7;
  reg  [5:0]   row_row_d8;
  reg  [5:0]   row_row_d9;
  reg  [5:0]   row_row_d10;
  reg  [5:0]   row_row_d11;
  reg  [5:0]   row_row_d12;
  reg  [5:0]   row_row_d13;
  reg  [5:0]   row_row_d14;
  reg          again_d2;
  reg          again_d3;
  reg          again_d4;
  reg          again_d5;
  reg          again_d6;
  reg          again_d7;
  reg          again_d8;
  reg          again_d9;
  reg          again_d10;
  reg          again_d11;
  reg          again_d12;
  reg          again_d13;
  reg          again_d14;
  reg          counts_d1;
  reg  [5:0]   row_d1;
  reg          packet_value_ack_request_d12;
  reg          packet_value_ack_request_d13;
  reg          packet_value_ack_request_d14;
  reg          packet_value_ack_request_d15;
  reg          packet_value_ack_request_d16;
  reg          packet_value_ack_request_d17;
  reg          packet_value_ack_request_d18;
  reg          packet_value_ack_request_d19;
  reg          packet_value_ack_request_d20;
  reg          packet_value_ack_request_d21;
  reg          packet_value_ack_request_d22;
  reg          packet_value_ack_request_d23;
  reg          packet_value_ack_request_d24;
  reg          packet_value_retrans_d12;
  reg          packet_value_retrans_d13;
  reg          packet_value_retrans_d14;
  reg          packet_value_retrans_d15;
  reg          packet_value_retrans_d16;
  reg          packet_value_retrans_d17;
  reg          packet_value_retrans_d18;
  reg          packet_value_retrans_d19;
  reg          packet_value_retrans_d20;
  reg          packet_value_retrans_d21;
  reg          packet_value_retrans_d22;
  reg          packet_value_retrans_d23;
  reg          packet_value_retrans_d24;
  reg          packet_value_congested_d10_and_d2;
  reg          packet_value_congested_d10_and_d3;
  reg          packet_value_congested_d10_and_d4;
  reg          packet_value_congested_d10_and_d5;
  reg          packet_value_congested_d10_and_d6;
  reg          packet_value_congested_d10_and_d7;
  reg          packet_value_congested_d10_and_d8;
  reg          packet_value_congested_d10_and_d9;
  reg          packet_value_congested_d10_and_d10;
  reg          packet_value_congested_d10_and_d11;
  reg          packet_value_congested_d10_and_d12;
  reg          packet_value_congested_d10_and_d13;
  reg          packet_value_congested_d10_and_d14;
  reg          trimmed_d2;
  reg          trimmed_d3;
  reg          trimmed_d4;
  reg          trimmed_d5;
  reg          trimmed_d6;
  reg          trimmed_d7;
  reg          trimmed_d8;
  reg          trimmed_d9;
  reg          trimmed_d10;
  reg          trimmed_d11;
  reg          trimmed_d12;
  reg          trimmed_d13;
  reg          trimmed_d14;
  reg  [23:0]  placements_d1;
  reg  [23:0]  placements_d2;
  reg  [23:0]  placements_d3;
  reg  [23:0]  placements_d4;
  reg  [23:0]  placements_d5;
  reg  [23:0]  placements_d6;
  reg  [23:0]  placements_d7;
  reg  [23:0]  placements_d8;
  reg  [23:0]  placements_d9;
  reg  [23:0]  placements_d10;
  reg  [23:0]  placements_d11;
  reg  [23:0]  placements_d12;
  reg  [23:0]  placements_d13;
  reg  [9:0]   tracker_verdict_value_qp_d1;
  reg  [23:0]  tracker_verdict_value_psn_d1;
  reg  [2:0]   tracker_verdict_value_outcome_d1;
  reg  [23:0]  tracker_verdict_value_progress_expected_d1;
  reg  [23:0]  tracker_verdict_value_progress_messages_d1;
  reg  [23:0]  tracker_verdict_value_progress_message_start_d1;
  reg  [23:0]  tracker_verdict_value_progress_receives_done_d1;
  reg          error_valid_d1;
  reg  [23:0]  error_psn_d1;
  reg  [2:0]   error_code_d1;
  reg          not_ready_d1;
  reg          packet_value_ack_request_d25;
  reg          packet_value_retrans_d25;
  reg          trimmed_d15;
  reg  [23:0]  placements_d14;
  reg  [1:0]   step;
  reg  [1:0]   in_vain;
  wire         checks_checks_kind_acknowledges;
  wire         _unused_checks_checks_kind_selective;
  wire         _unused_checks_checks_kind_of_responses;
  wire         _unused_checks_checks_kind_stray;
  wire         _unused_checks_checks_kind_slow;
  wire         _unused_checks_checks_kind_cnp;
  wire         _unused_checks_checks_kind_probe;
  wire         _unused_checks_checks_kind_request;
  wire         _unused_checks_checks_kind_send;
  wire         _unused_checks_checks_kind_write;
  wire         checks_checks_kind_receives;
  wire         _unused_checks_checks_kind_full;
  wire         _unused_checks_checks_kind_later;
  wire         checks_checks_kind_ends;
  wire [2:0]   checks_checks_kind_stash;
  wire         _unused_checks_checks_kind_needs_p2;
  wire         _unused_checks_checks_kind_needs_p3;
  wire [35:0]  checks_checks_up_to;
  wire [63:0]  checks_checks_target;
  wire [11:0]  checks_checks_region_index;
  wire [5:0]   checks_checks_admission_row;
  wire         checks_checks_admission_acknowledges;
  wire         checks_checks_admission_numbered;
  wire         checks_checks_admission_trimmed;
  wire         checks_checks_admission_in_error;
  wire [5:0]   checks_checks_refusal_row;
  wire [2:0]   checks_checks_refusal_code;
  wire         checks_checks_refusal_nak;
  wire         _unused_tracker_decided_valid;
  wire [9:0]   tracker_decided_value_arrival_qp;
  wire [23:0]  tracker_decided_value_arrival_psn;
  wire         tracker_decided_value_arrival_ends_message;
  wire         _unused_tracker_decided_value_arrival_consumes_receive;
  wire         tracker_decided_value_fresh;
  wire         tracker_decided_value_accepted;
  wire         tracker_decided_value_duplicate;
  wire         tracker_verdict_valid;
  wire [9:0]   tracker_verdict_value_qp;
  wire [23:0]  tracker_verdict_value_psn;
  wire [2:0]   tracker_verdict_value_outcome;
  wire [23:0]  tracker_verdict_value_progress_expected;
  wire [23:0]  tracker_verdict_value_progress_messages;
  wire [23:0]  tracker_verdict_value_progress_message_start;
  wire [23:0]  tracker_verdict_value_progress_receives_done;
  wire         tracker_setup_ready;
  wire         tracker_wanted;
  wire         tracker_setup_done;
  wire         errors_behind;
  wire         errors_error_valid;
  wire [23:0]  errors_error_psn;
  wire [2:0]   errors_error_code;

  wire [9:0]   qp = packet_value_dest_qp[9:0];
  wire         checks_checks_room = is_stored & ~busy;
  wire         stolen = tracker_wanted | setup_starves;
  wire         arrival_selective = packet_value_opcode == 8'd24;
  wire         arrival_arrives = arrival_admitted & checks_checks_admission_numbered & ~stolen;
  wire         tracker_eligible = whole & (checks_checks_refusal_row == ROW_RX_OK) & ~errors_behind;
  wire         is_open = tracker_decided_value_fresh & ~errors_behind_d1;
  wire         is_fatal = is_open & whole_and_d1;
  wire         is_frame_2 = is_frame & is_stored_d2;
  wire         due = checks_checks_admission_trimmed_d4 ? settings_trim_nak :
                     (checks_checks_refusal_nak_d1 & ~checks_checks_admission_in_error_d4);
  wire         again = checks_checks_admission_in_error_d4 & (row_row == ROW_RX_AFTER_ERR);
  wire         retires = is_frame & checks_checks_admission_numbered_d4 & ~(busy_d2 | stolen_d4) &
                         (~checks_checks_admission_in_error_d4 | again);
  wire         trimmed = checks_checks_admission_trimmed_d4 | (row_row == ROW_RX_TRIM_LOCAL) |
                         (row_row == ROW_RX_NOBUF) | (row_row == ROW_RX_RQE_FETCH);
  wire         is_next = tracker_verdict_value_progress_expected == tracker_verdict_value_psn;
  wire         too_late = again_d14 & ~is_next;
  wire         is_free = ~is_fatal & ~tracker_verdict_valid;
  wire         begins = (step == STEP_IDLE) & setup_valid;
  wire         ends = (step == STEP_ERRORS) & is_free;
  wire         errors_mark_valid = ends | (marks_valid & ~is_fatal);
  wire [9:0]   errors_mark_value_qp = ends ? setup_payload_qp : marks_payload_qp;
  wire         errors_mark_value_error_valid = ~ends & marks_payload_error_valid;
  wire [23:0]  errors_mark_value_error_psn = ends ? 24'd0 : marks_payload_error_psn;
  wire [2:0]   errors_mark_value_error_code = ends ? 3'd0 : marks_payload_error_code;
  wire         checks_checks_progress_valid = tracker_verdict_valid | ends;
  wire [9:0]   checks_checks_progress_value_qp = tracker_verdict_valid ? tracker_verdict_value_qp :
                                                 setup_payload_qp;
  wire [23:0]  checks_checks_progress_value_progress_expected = tracker_verdict_valid ?
                                                                tracker_verdict_value_progress_expected :
                                                                setup_payload_context_receive_psn;
  wire [23:0]  checks_checks_progress_value_progress_messages = tracker_verdict_valid ?
                                                                tracker_verdict_value_progress_messages :
                                                                24'd0;
  wire [23:0]  checks_checks_progress_value_progress_message_start = tracker_verdict_valid ?
                                                                     tracker_verdict_value_progress_message_start :
                                                                     setup_payload_context_receive_psn;
  wire [23:0]  checks_checks_progress_value_progress_receives_done = tracker_verdict_valid ?
                                                                     tracker_verdict_value_progress_receives_done :
                                                                     24'd0;

  ReceiveChecks_alveo_100g checks_checks (
    .clk(clk),
    .rst(in_reset),
    .packet_opcode(packet_value_opcode),
    .packet_dest_qp(packet_value_dest_qp),
    .packet_psn(packet_value_psn),
    .packet_ack_request(packet_value_ack_request),
    .packet_retrans(packet_value_retrans),
    .packet_solicited(packet_value_solicited),
    .packet_partition(packet_value_partition),
    .packet_congested(packet_value_congested),
    .packet_becn(packet_value_becn),
    .packet_source_port(packet_value_source_port),
    .packet_ipv6(packet_value_ipv6),
    .packet_vlan(packet_value_vlan),
    .packet_source(packet_value_source),
    .packet_veroce(packet_value_veroce),
    .packet_msn(packet_value_msn),
    .packet_rqmsn(packet_value_rqmsn),
    .packet_po(packet_value_po),
    .packet_address(packet_value_address),
    .packet_key(packet_value_key),
    .packet_dma_length(packet_value_dma_length),
    .packet_immediate(packet_value_immediate),
    .packet_syndrome(packet_value_syndrome),
    .packet_ack_msn(packet_value_ack_msn),
    .packet_sack_length(packet_value_sack_length),
    .packet_sack_start(packet_value_sack_start),
    .packet_sack_bitmap(packet_value_sack_bitmap),
    .packet_rtt_context(packet_value_rtt_context),
    .packet_rtt_sent(packet_value_rtt_sent),
    .packet_payload_offset(packet_value_payload_offset),
    .packet_payload_length(packet_value_payload_length),
    .frame_row(frame_row),
    .entry_rung(entry_rung),
    .entry_on_chip(entry_on_chip),
    .entry_address(entry_address),
    .entry_length(entry_length),
    .entry_key(entry_key),
    .entry_bad(entry_bad),
    .room(checks_checks_room),
    .trim_local(settings_trim_local),
    .source_port_base(settings_source_port_base),
    .context_valid(begins),
    .context_value_qp(setup_payload_qp),
    .context_value_context_peer_qp(setup_payload_context_peer_qp),
    .context_value_context_address_handle(setup_payload_context_address_handle),
    .context_value_context_partition(setup_payload_context_partition),
    .context_value_context_domain(setup_payload_context_domain),
    .context_value_context_mtu_code(setup_payload_context_mtu_code),
    .context_value_context_profile(setup_payload_context_profile),
    .context_value_context_remote_write(setup_payload_context_remote_write),
    .context_value_context_send_psn(setup_payload_context_send_psn),
    .context_value_context_receive_psn(setup_payload_context_receive_psn),
    .context_value_context_send_window(setup_payload_context_send_window),
    .context_value_context_message_limit(setup_payload_context_message_limit),
    .context_value_context_sack_threshold(setup_payload_context_sack_threshold),
    .context_value_context_retries(setup_payload_context_retries),
    .context_value_context_rnr_retries(setup_payload_context_rnr_retries),
    .context_value_context_rto_exponent(setup_payload_context_rto_exponent),
    .context_value_context_rnr_timer(setup_payload_context_rnr_timer),
    .context_value_context_initial_srtt(setup_payload_context_initial_srtt),
    .context_value_context_last_path(setup_payload_context_last_path),
    .context_value_context_rate(setup_payload_context_rate),
    .context_value_context_send_cq(setup_payload_context_send_cq),
    .context_value_context_receive_cq(setup_payload_context_receive_cq),
    .context_value_context_send_queue(setup_payload_context_send_queue),
    .context_value_context_send_queue_size(setup_payload_context_send_queue_size),
    .context_value_context_receive_queue(setup_payload_context_receive_queue),
    .context_value_context_receive_queue_size(setup_payload_context_receive_queue_size),
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
    .progress_valid(checks_checks_progress_valid),
    .progress_value_qp(checks_checks_progress_value_qp),
    .progress_value_progress_expected(checks_checks_progress_value_progress_expected),
    .progress_value_progress_messages(checks_checks_progress_value_progress_messages),
    .progress_value_progress_message_start(checks_checks_progress_value_progress_message_start),
    .progress_value_progress_receives_done(checks_checks_progress_value_progress_receives_done),
    .kind_acknowledges(checks_checks_kind_acknowledges),
    .kind_selective(_unused_checks_checks_kind_selective),
    .kind_of_responses(_unused_checks_checks_kind_of_responses),
    .kind_stray(_unused_checks_checks_kind_stray),
    .kind_slow(_unused_checks_checks_kind_slow),
    .kind_cnp(_unused_checks_checks_kind_cnp),
    .kind_probe(_unused_checks_checks_kind_probe),
    .kind_request(_unused_checks_checks_kind_request),
    .kind_send(_unused_checks_checks_kind_send),
    .kind_write(_unused_checks_checks_kind_write),
    .kind_receives(checks_checks_kind_receives),
    .kind_full(_unused_checks_checks_kind_full),
    .kind_later(_unused_checks_checks_kind_later),
    .kind_ends(checks_checks_kind_ends),
    .kind_stash(checks_checks_kind_stash),
    .kind_needs_p2(_unused_checks_checks_kind_needs_p2),
    .kind_needs_p3(_unused_checks_checks_kind_needs_p3),
    .up_to(checks_checks_up_to),
    .target(checks_checks_target),
    .region_index(checks_checks_region_index),
    .admission_row(checks_checks_admission_row),
    .admission_acknowledges(checks_checks_admission_acknowledges),
    .admission_numbered(checks_checks_admission_numbered),
    .admission_trimmed(checks_checks_admission_trimmed),
    .admission_in_error(checks_checks_admission_in_error),
    .refusal_row(checks_checks_refusal_row),
    .refusal_code(checks_checks_refusal_code),
    .refusal_nak(checks_checks_refusal_nak)
  );

  SackTracker_256_1024 tracker (
    .clk(clk),
    .rst(in_reset),
    .arrival_valid(arrival_arrives),
    .arrival_value_qp(packet_value_dest_qp_9_0_d6),
    .arrival_value_psn(packet_value_psn_d6),
    .arrival_value_ends_message(checks_checks_kind_ends_d5),
    .arrival_value_consumes_receive(tracker_arrival_value_consumes_receive),
    .eligible(tracker_eligible),
    .decided_valid(_unused_tracker_decided_valid),
    .decided_value_arrival_qp(tracker_decided_value_arrival_qp),
    .decided_value_arrival_psn(tracker_decided_value_arrival_psn),
    .decided_value_arrival_ends_message(tracker_decided_value_arrival_ends_message),
    .decided_value_arrival_consumes_receive(_unused_tracker_decided_value_arrival_consumes_receive),
    .decided_value_fresh(tracker_decided_value_fresh),
    .decided_value_accepted(tracker_decided_value_accepted),
    .decided_value_duplicate(tracker_decided_value_duplicate),
    .verdict_valid(tracker_verdict_valid),
    .verdict_value_qp(tracker_verdict_value_qp),
    .verdict_value_psn(tracker_verdict_value_psn),
    .verdict_value_outcome(tracker_verdict_value_outcome),
    .verdict_value_progress_expected(tracker_verdict_value_progress_expected),
    .verdict_value_progress_messages(tracker_verdict_value_progress_messages),
    .verdict_value_progress_message_start(tracker_verdict_value_progress_message_start),
    .verdict_value_progress_receives_done(tracker_verdict_value_progress_receives_done),
    .setup_valid(begins),
    .setup_ready(tracker_setup_ready),
    .setup_payload_qp(setup_payload_qp),
    .setup_payload_psn(setup_payload_context_receive_psn),
    .wanted(tracker_wanted),
    .setup_done(tracker_setup_done),
    .sack_request_valid(sack_request_valid),
    .sack_request_value(sack_request_value),
    .sack_row_valid(sack_row_valid),
    .sack_row_value_bitmap(sack_row_value_bitmap),
    .sack_row_value_progress_expected(sack_row_value_progress_expected),
    .sack_row_value_progress_messages(sack_row_value_progress_messages),
    .sack_row_value_progress_message_start(sack_row_value_progress_message_start),
    .sack_row_value_progress_receives_done(sack_row_value_progress_receives_done)
  );

  ErrorTable_alveo_100g errors (
    .clk(clk),
    .rst(in_reset),
    .qp(packet_value_dest_qp_9_0_d6),
    .psn(packet_value_psn_d6),
    .behind(errors_behind),
    .error_valid(errors_error_valid),
    .error_psn(errors_error_psn),
    .error_code(errors_error_code),
    .fatal(is_fatal),
    .code(checks_checks_refusal_code_d1),
    .mark_valid(errors_mark_valid),
    .mark_value_qp(errors_mark_value_qp),
    .mark_value_error_valid(errors_mark_value_error_valid),
    .mark_value_error_psn(errors_mark_value_error_psn),
    .mark_value_error_code(errors_mark_value_error_code)
  );

  assign lookup_valid = packet_valid;
  assign lookup_value_qp = qp;
  assign lookup_value_number = packet_value_rqmsn;
  assign acknowledgement_valid = packet_valid_and_d1 & checks_checks_kind_acknowledges;
  assign acknowledgement_value_qp = packet_value_dest_qp_9_0_d1;
  assign acknowledgement_value_syndrome = packet_value_syndrome_d1;
  assign acknowledgement_value_sack = arrival_selective_d1;
  assign acknowledgement_value_psn = packet_value_psn_d1;
  assign acknowledgement_value_retrans = packet_value_retrans_d1;
  assign acknowledgement_value_msn = packet_value_ack_msn_d1;
  assign acknowledgement_value_becn = packet_value_becn_d1;
  assign acknowledgement_value_start = packet_value_sack_start_d1;
  assign acknowledgement_value_length = packet_value_sack_length_d1;
  assign acknowledgement_value_bitmap = packet_value_sack_bitmap_d1;
  assign acknowledged = checks_checks_admission_acknowledges_d1;
  assign rtt_request_value_qp = packet_value_dest_qp_9_0_d7;
  assign rtt_request_value_source_port = packet_value_source_port_d7;
  assign rtt_request_value_context = packet_value_rtt_context_d7;
  assign rtt_request_value_sent = packet_value_rtt_sent_d7;
  assign rtt_request_value_received = nanoseconds_d1;
  assign order_valid = is_frame_d1;
  assign order_value_place = tracker_decided_value_accepted_d1;
  assign order_value_offset = packet_value_payload_offset_d11;
  assign order_value_length = packet_value_payload_length_d11;
  assign order_value_address = checks_checks_target_d6;
  assign stash_value_qp = tracker_decided_value_arrival_qp_d1;
  assign stash_value_msn = packet_value_msn_d11;
  assign stash_value_kind = checks_checks_kind_stash_d10;
  assign stash_value_solicited = packet_value_solicited_d11;
  assign stash_value_argument = packet_value_immediate_d11;
  assign stash_value_length = length_d1;
  assign stash_value_request = packet_value_rqmsn_4_0_d11;
  assign drop_nak_value_qp = tracker_decided_value_arrival_qp_d1;
  assign drop_nak_value_psn = tracker_decided_value_arrival_psn_d1;
  assign drop_nak_value_retrans = packet_value_retrans_d11;
  assign row_valid = counts_d1;
  assign row_value = row_d1;
  assign retired_value_qp = tracker_verdict_value_qp_d1;
  assign retired_value_psn = tracker_verdict_value_psn_d1;
  assign retired_value_outcome = tracker_verdict_value_outcome_d1;
  assign retired_value_progress_expected = tracker_verdict_value_progress_expected_d1;
  assign retired_value_progress_messages = tracker_verdict_value_progress_messages_d1;
  assign retired_value_progress_message_start = tracker_verdict_value_progress_message_start_d1;
  assign retired_value_progress_receives_done = tracker_verdict_value_progress_receives_done_d1;
  assign retired_value_error_valid = error_valid_d1;
  assign retired_value_error_psn = error_psn_d1;
  assign retired_value_error_code = error_code_d1;
  assign retired_value_not_ready = not_ready_d1;
  assign retired_value_ack_request = packet_value_ack_request_d25;
  assign retired_value_retrans = packet_value_retrans_d25;
  assign retired_value_trimmed = trimmed_d15;
  assign retired_value_placements = placements_d14;
  assign setup_ready = ends;
  assign marks_ready = ~(is_fatal | ends);

  always @* begin
    row_row = checks_checks_admission_row_d4;
    if (checks_checks_admission_numbered_d4) begin
      if (stolen_d4) begin
        row_row = ROW_RX_NOBUF;
      end else if (checks_checks_admission_trimmed_d4) begin
        if (~is_open) begin
          row_row = ROW_RX_TRIM_STALE;
        end
      end else if (checks_checks_admission_in_error_d4) begin
        row_row = ROW_RX_QP_STATE;
        if (tracker_decided_value_fresh & errors_behind_d1) begin
          row_row = ROW_RX_AFTER_ERR;
        end
      end else if (tracker_decided_value_duplicate) begin
        row_row = ROW_RX_DUP;
      end else if (~tracker_decided_value_fresh) begin
        row_row = ROW_RX_OOR;
      end else if (errors_behind_d1) begin
        row_row = ROW_RX_AFTER_ERR;
      end else begin
        row_row = checks_checks_refusal_row_d1;
      end
    end
  end

  always @* begin
    row = row_row_d14;
    if (too_late) begin
      row = ROW_RX_QP_STATE;
    end
    if (not_ready & is_next) begin
      row = ROW_RX_RNR;
    end
  end

  // Valids.later
  always @(posedge clk) begin
    if (in_reset) begin
      stored_valid_d1 <= 1'b0;
      stored_valid_d2 <= 1'b0;
      stored_valid_d3 <= 1'b0;
      stored_valid_d4 <= 1'b0;
      stored_valid_d5 <= 1'b0;
      packet_valid_d1 <= 1'b0;
      packet_valid_d2 <= 1'b0;
      packet_valid_d3 <= 1'b0;
      packet_valid_d4 <= 1'b0;
      packet_valid_d5 <= 1'b0;
      arrival_admitted <= 1'b0;
      packet_valid_and_d1 <= 1'b0;
      rtt_request_valid <= 1'b0;
      packet_valid_d7 <= 1'b0;
      packet_valid_d8 <= 1'b0;
      packet_valid_d9 <= 1'b0;
      is_frame <= 1'b0;
      is_frame_d1 <= 1'b0;
      stash_valid <= 1'b0;
      drop_nak_valid <= 1'b0;
      retires_d2 <= 1'b0;
      retires_d3 <= 1'b0;
      retires_d4 <= 1'b0;
      retires_d5 <= 1'b0;
      retires_d6 <= 1'b0;
      retires_d7 <= 1'b0;
      retires_d8 <= 1'b0;
      retires_d9 <= 1'b0;
      retires_d10 <= 1'b0;
      retires_d11 <= 1'b0;
      retires_d12 <= 1'b0;
      retires_d13 <= 1'b0;
      retires_2 <= 1'b0;
      counts_pre12 <= 1'b0;
      counts_pre11 <= 1'b0;
      counts_pre10 <= 1'b0;
      counts_pre9 <= 1'b0;
      counts_pre8 <= 1'b0;
      counts_pre7 <= 1'b0;
      counts_pre6 <= 1'b0;
      counts_pre5 <= 1'b0;
      counts_pre4 <= 1'b0;
      counts_pre3 <= 1'b0;
      counts_pre2 <= 1'b0;
      counts_pre1 <= 1'b0;
      counts <= 1'b0;
      counts_d1 <= 1'b0;
      retired_valid <= 1'b0;
    end else begin
      stored_valid_d1 <= stored_valid;
      stored_valid_d2 <= stored_valid_d1;
      stored_valid_d3 <= stored_valid_d2;
      stored_valid_d4 <= stored_valid_d3;
      stored_valid_d5 <= stored_valid_d4;
      packet_valid_d1 <= packet_valid;
      packet_valid_d2 <= packet_valid_d1;
      packet_valid_d3 <= packet_valid_d2;
      packet_valid_d4 <= packet_valid_d3;
      packet_valid_d5 <= packet_valid_d4;
      arrival_admitted <= packet_valid_d5;
      packet_valid_and_d1 <= packet_valid & packet_value_veroce;
      rtt_request_valid <= arrival_admitted & (checks_checks_admission_row == ROW_RX_RTT_REQUEST);
      packet_valid_d7 <= arrival_admitted;
      packet_valid_d8 <= packet_valid_d7;
      packet_valid_d9 <= packet_valid_d8;
      is_frame <= packet_valid_d9;
      is_frame_d1 <= is_frame_2;
      stash_valid <= tracker_decided_value_accepted & tracker_decided_value_arrival_ends_message;
      drop_nak_valid <= is_open & due;
      retires_d2 <= retires_d1;
      retires_d3 <= retires_d2;
      retires_d4 <= retires_d3;
      retires_d5 <= retires_d4;
      retires_d6 <= retires_d5;
      retires_d7 <= retires_d6;
      retires_d8 <= retires_d7;
      retires_d9 <= retires_d8;
      retires_d10 <= retires_d9;
      retires_d11 <= retires_d10;
      retires_d12 <= retires_d11;
      retires_d13 <= retires_d12;
      retires_2 <= retires_d13;
      counts_pre12 <= is_frame_and_d1;
      counts_pre11 <= counts_pre12;
      counts_pre10 <= counts_pre11;
      counts_pre9 <= counts_pre10;
      counts_pre8 <= counts_pre9;
      counts_pre7 <= counts_pre8;
      counts_pre6 <= counts_pre7;
      counts_pre5 <= counts_pre6;
      counts_pre4 <= counts_pre5;
      counts_pre3 <= counts_pre4;
      counts_pre2 <= counts_pre3;
      counts_pre1 <= counts_pre2;
      counts <= counts_pre1;
      counts_d1 <= counts;
      retired_valid <= retires_2 & ~too_late;
    end
  end

  // setUp
  always @(posedge clk) begin
    if (in_reset) begin
      setup_starves <= 1'b0;
      step <= STEP_IDLE;
    end else begin
      case (step)
        STEP_IDLE: begin
          if (setup_valid & tracker_setup_ready) begin
            step <= STEP_TRACKER;
          end
        end
        STEP_TRACKER: begin
          if (tracker_setup_done) begin
            step <= STEP_ERRORS;
          end
        end
        STEP_ERRORS: begin
          if (is_free) begin
            step <= STEP_IDLE;
          end
        end
        default: begin
          step <= STEP_IDLE;
        end
      endcase
      setup_starves <= (&in_vain) | wanted;
    end
  end

  // order
  always @(posedge clk) begin
    if (in_reset) begin
      placements <= 24'd0;
    end else if (tracker_decided_value_accepted) begin
      placements <= placements + 24'd1;
    end
  end

  // StolenSlots.wanted
  always @(posedge clk) begin
    if (in_reset) begin
      in_vain <= 2'd0;
    end else begin
      in_vain <= ((step == STEP_ERRORS) & ~is_free) ? (in_vain + 2'd1) : 2'd0;
    end
  end

  // body
  always @(posedge clk) begin
    stored_value_d1 <= stored_value;
    stored_value_d2 <= stored_value_d1;
    stored_value_d3 <= stored_value_d2;
    stored_value_d4 <= stored_value_d3;
    stored_value_d5 <= stored_value_d4;
    stored_value_d6 <= stored_value_d5;
    stored_value_d7 <= stored_value_d6;
    stored_value_d8 <= stored_value_d7;
    stored_value_d9 <= stored_value_d8;
    stored_value_d10 <= stored_value_d9;
    stored_value_d11 <= stored_value_d10;
    stored_value_d12 <= stored_value_d11;
    is_stored <= stored_value_d12;
    whole_pre2 <= ~(checks_checks_admission_trimmed | checks_checks_admission_in_error);
    whole_pre1 <= whole_pre2;
    whole <= whole_pre1;
    checks_checks_admission_row_d1 <= checks_checks_admission_row;
    checks_checks_admission_numbered_d1 <= checks_checks_admission_numbered;
    checks_checks_admission_trimmed_d1 <= checks_checks_admission_trimmed;
    checks_checks_admission_in_error_d1 <= checks_checks_admission_in_error;
    checks_checks_admission_row_d2 <= checks_checks_admission_row_d1;
    checks_checks_admission_acknowledges_d2 <= checks_checks_admission_acknowledges_d1;
    checks_checks_admission_numbered_d2 <= checks_checks_admission_numbered_d1;
    checks_checks_admission_trimmed_d2 <= checks_checks_admission_trimmed_d1;
    checks_checks_admission_in_error_d2 <= checks_checks_admission_in_error_d1;
    checks_checks_admission_row_d3 <= checks_checks_admission_row_d2;
    checks_checks_admission_acknowledges_d3 <= checks_checks_admission_acknowledges_d2;
    checks_checks_admission_numbered_d3 <= checks_checks_admission_numbered_d2;
    checks_checks_admission_trimmed_d3 <= checks_checks_admission_trimmed_d2;
    checks_checks_admission_in_error_d3 <= checks_checks_admission_in_error_d2;
    checks_checks_admission_row_d4 <= checks_checks_admission_row_d3;
    checks_checks_admission_acknowledges_d4 <= checks_checks_admission_acknowledges_d3;
    checks_checks_admission_numbered_d4 <= checks_checks_admission_numbered_d3;
    checks_checks_admission_trimmed_d4 <= checks_checks_admission_trimmed_d3;
    checks_checks_admission_in_error_d4 <= checks_checks_admission_in_error_d3;
    checks_checks_refusal_row_d1 <= checks_checks_refusal_row;
    checks_checks_refusal_code_d1 <= checks_checks_refusal_code;
    checks_checks_refusal_nak_d1 <= checks_checks_refusal_nak;
    errors_behind_d1 <= errors_behind;
    errors_error_valid_d1 <= errors_error_valid;
    errors_error_psn_d1 <= errors_error_psn;
    errors_error_code_d1 <= errors_error_code;
    is_stored_d1 <= is_stored;
    is_stored_d2 <= is_stored_d1;
    busy_d1 <= busy;
    busy_d2 <= busy_d1;
    stolen_d1 <= stolen;
    stolen_d2 <= stolen_d1;
    stolen_d3 <= stolen_d2;
    stolen_d4 <= stolen_d3;
    whole_and_d1 <= whole & (|checks_checks_refusal_code);
    in_reset <= rst;
  end

  // acknowledge
  always @(posedge clk) begin
    packet_value_dest_qp_9_0_d1 <= qp;
    packet_value_syndrome_d1 <= packet_value_syndrome;
    arrival_selective_d1 <= arrival_selective;
    packet_value_psn_d1 <= packet_value_psn;
    packet_value_retrans_d1 <= packet_value_retrans;
    packet_value_ack_msn_d1 <= packet_value_ack_msn;
    packet_value_becn_d1 <= packet_value_becn;
    packet_value_sack_start_d1 <= packet_value_sack_start;
    packet_value_sack_length_d1 <= packet_value_sack_length;
    packet_value_sack_bitmap_d1 <= packet_value_sack_bitmap;
    checks_checks_admission_acknowledges_d1 <= checks_checks_admission_acknowledges;
  end

  // probe
  always @(posedge clk) begin
    packet_value_dest_qp_9_0_d2 <= packet_value_dest_qp_9_0_d1;
    packet_value_dest_qp_9_0_d3 <= packet_value_dest_qp_9_0_d2;
    packet_value_dest_qp_9_0_d4 <= packet_value_dest_qp_9_0_d3;
    packet_value_dest_qp_9_0_d5 <= packet_value_dest_qp_9_0_d4;
    packet_value_dest_qp_9_0_d6 <= packet_value_dest_qp_9_0_d5;
    packet_value_source_port_d1 <= packet_value_source_port;
    packet_value_source_port_d2 <= packet_value_source_port_d1;
    packet_value_source_port_d3 <= packet_value_source_port_d2;
    packet_value_source_port_d4 <= packet_value_source_port_d3;
    packet_value_source_port_d5 <= packet_value_source_port_d4;
    packet_value_source_port_d6 <= packet_value_source_port_d5;
    packet_value_rtt_context_d1 <= packet_value_rtt_context;
    packet_value_rtt_context_d2 <= packet_value_rtt_context_d1;
    packet_value_rtt_context_d3 <= packet_value_rtt_context_d2;
    packet_value_rtt_context_d4 <= packet_value_rtt_context_d3;
    packet_value_rtt_context_d5 <= packet_value_rtt_context_d4;
    packet_value_rtt_context_d6 <= packet_value_rtt_context_d5;
    packet_value_rtt_sent_d1 <= packet_value_rtt_sent;
    packet_value_rtt_sent_d2 <= packet_value_rtt_sent_d1;
    packet_value_rtt_sent_d3 <= packet_value_rtt_sent_d2;
    packet_value_rtt_sent_d4 <= packet_value_rtt_sent_d3;
    packet_value_rtt_sent_d5 <= packet_value_rtt_sent_d4;
    packet_value_rtt_sent_d6 <= packet_value_rtt_sent_d5;
    packet_value_dest_qp_9_0_d7 <= packet_value_dest_qp_9_0_d6;
    packet_value_source_port_d7 <= packet_value_source_port_d6;
    packet_value_rtt_context_d7 <= packet_value_rtt_context_d6;
    packet_value_rtt_sent_d7 <= packet_value_rtt_sent_d6;
    nanoseconds_d1 <= nanoseconds;
  end

  // arrival
  always @(posedge clk) begin
    packet_value_psn_d2 <= packet_value_psn_d1;
    packet_value_psn_d3 <= packet_value_psn_d2;
    packet_value_psn_d4 <= packet_value_psn_d3;
    packet_value_psn_d5 <= packet_value_psn_d4;
    packet_value_psn_d6 <= packet_value_psn_d5;
    checks_checks_kind_ends_d1 <= checks_checks_kind_ends;
    checks_checks_kind_ends_d2 <= checks_checks_kind_ends_d1;
    checks_checks_kind_ends_d3 <= checks_checks_kind_ends_d2;
    checks_checks_kind_ends_d4 <= checks_checks_kind_ends_d3;
    checks_checks_kind_ends_d5 <= checks_checks_kind_ends_d4;
    checks_checks_kind_ends_and_d1 <= checks_checks_kind_ends & checks_checks_kind_receives;
    checks_checks_kind_ends_and_d2 <= checks_checks_kind_ends_and_d1;
    checks_checks_kind_ends_and_d3 <= checks_checks_kind_ends_and_d2;
    checks_checks_kind_ends_and_d4 <= checks_checks_kind_ends_and_d3;
    tracker_arrival_value_consumes_receive <= checks_checks_kind_ends_and_d4;
  end

  // order
  always @(posedge clk) begin
    packet_value_dest_qp_9_0_d8 <= packet_value_dest_qp_9_0_d7;
    packet_value_dest_qp_9_0_d9 <= packet_value_dest_qp_9_0_d8;
    qp_2 <= packet_value_dest_qp_9_0_d9;
    packet_value_payload_offset_d1 <= packet_value_payload_offset;
    packet_value_payload_offset_d2 <= packet_value_payload_offset_d1;
    packet_value_payload_offset_d3 <= packet_value_payload_offset_d2;
    packet_value_payload_offset_d4 <= packet_value_payload_offset_d3;
    packet_value_payload_offset_d5 <= packet_value_payload_offset_d4;
    packet_value_payload_offset_d6 <= packet_value_payload_offset_d5;
    packet_value_payload_offset_d7 <= packet_value_payload_offset_d6;
    packet_value_payload_offset_d8 <= packet_value_payload_offset_d7;
    packet_value_payload_offset_d9 <= packet_value_payload_offset_d8;
    packet_value_payload_offset_d10 <= packet_value_payload_offset_d9;
    packet_value_payload_length_d1 <= packet_value_payload_length;
    packet_value_payload_length_d2 <= packet_value_payload_length_d1;
    packet_value_payload_length_d3 <= packet_value_payload_length_d2;
    packet_value_payload_length_d4 <= packet_value_payload_length_d3;
    packet_value_payload_length_d5 <= packet_value_payload_length_d4;
    packet_value_payload_length_d6 <= packet_value_payload_length_d5;
    packet_value_payload_length_d7 <= packet_value_payload_length_d6;
    packet_value_payload_length_d8 <= packet_value_payload_length_d7;
    packet_value_payload_length_d9 <= packet_value_payload_length_d8;
    packet_value_payload_length_d10 <= packet_value_payload_length_d9;
    checks_checks_target_d1 <= checks_checks_target;
    checks_checks_target_d2 <= checks_checks_target_d1;
    checks_checks_target_d3 <= checks_checks_target_d2;
    checks_checks_target_d4 <= checks_checks_target_d3;
    checks_checks_target_d5 <= checks_checks_target_d4;
    checks_checks_region_index_d1 <= checks_checks_region_index;
    checks_checks_region_index_d2 <= checks_checks_region_index_d1;
    checks_checks_region_index_d3 <= checks_checks_region_index_d2;
    checks_checks_region_index_d4 <= checks_checks_region_index_d3;
    checks_checks_region_index_d5 <= checks_checks_region_index_d4;
    tracker_decided_value_accepted_d1 <= tracker_decided_value_accepted;
    packet_value_payload_offset_d11 <= packet_value_payload_offset_d10;
    packet_value_payload_length_d11 <= packet_value_payload_length_d10;
    checks_checks_target_d6 <= checks_checks_target_d5;
    order_value_qp <= {4'd0, qp_2};
    order_value_region <= {4'd0, checks_checks_region_index_d5};
  end

  // stash
  always @(posedge clk) begin
    checks_checks_up_to_31_0_d1 <= checks_checks_up_to[31:0];
    checks_checks_up_to_31_0_d2 <= checks_checks_up_to_31_0_d1;
    checks_checks_up_to_31_0_d3 <= checks_checks_up_to_31_0_d2;
    checks_checks_up_to_31_0_d4 <= checks_checks_up_to_31_0_d3;
    checks_checks_up_to_31_0_d5 <= checks_checks_up_to_31_0_d4;
    length <= checks_checks_up_to_31_0_d5;
    packet_value_msn_d1 <= packet_value_msn;
    packet_value_msn_d2 <= packet_value_msn_d1;
    packet_value_msn_d3 <= packet_value_msn_d2;
    packet_value_msn_d4 <= packet_value_msn_d3;
    packet_value_msn_d5 <= packet_value_msn_d4;
    packet_value_msn_d6 <= packet_value_msn_d5;
    packet_value_msn_d7 <= packet_value_msn_d6;
    packet_value_msn_d8 <= packet_value_msn_d7;
    packet_value_msn_d9 <= packet_value_msn_d8;
    packet_value_msn_d10 <= packet_value_msn_d9;
    checks_checks_kind_stash_d1 <= checks_checks_kind_stash;
    checks_checks_kind_stash_d2 <= checks_checks_kind_stash_d1;
    checks_checks_kind_stash_d3 <= checks_checks_kind_stash_d2;
    checks_checks_kind_stash_d4 <= checks_checks_kind_stash_d3;
    checks_checks_kind_stash_d5 <= checks_checks_kind_stash_d4;
    checks_checks_kind_stash_d6 <= checks_checks_kind_stash_d5;
    checks_checks_kind_stash_d7 <= checks_checks_kind_stash_d6;
    checks_checks_kind_stash_d8 <= checks_checks_kind_stash_d7;
    checks_checks_kind_stash_d9 <= checks_checks_kind_stash_d8;
    packet_value_solicited_d1 <= packet_value_solicited;
    packet_value_solicited_d2 <= packet_value_solicited_d1;
    packet_value_solicited_d3 <= packet_value_solicited_d2;
    packet_value_solicited_d4 <= packet_value_solicited_d3;
    packet_value_solicited_d5 <= packet_value_solicited_d4;
    packet_value_solicited_d6 <= packet_value_solicited_d5;
    packet_value_solicited_d7 <= packet_value_solicited_d6;
    packet_value_solicited_d8 <= packet_value_solicited_d7;
    packet_value_solicited_d9 <= packet_value_solicited_d8;
    packet_value_solicited_d10 <= packet_value_solicited_d9;
    packet_value_immediate_d1 <= packet_value_immediate;
    packet_value_immediate_d2 <= packet_value_immediate_d1;
    packet_value_immediate_d3 <= packet_value_immediate_d2;
    packet_value_immediate_d4 <= packet_value_immediate_d3;
    packet_value_immediate_d5 <= packet_value_immediate_d4;
    packet_value_immediate_d6 <= packet_value_immediate_d5;
    packet_value_immediate_d7 <= packet_value_immediate_d6;
    packet_value_immediate_d8 <= packet_value_immediate_d7;
    packet_value_immediate_d9 <= packet_value_immediate_d8;
    packet_value_immediate_d10 <= packet_value_immediate_d9;
    packet_value_rqmsn_4_0_d1 <= packet_value_rqmsn[4:0];
    packet_value_rqmsn_4_0_d2 <= packet_value_rqmsn_4_0_d1;
    packet_value_rqmsn_4_0_d3 <= packet_value_rqmsn_4_0_d2;
    packet_value_rqmsn_4_0_d4 <= packet_value_rqmsn_4_0_d3;
    packet_value_rqmsn_4_0_d5 <= packet_value_rqmsn_4_0_d4;
    packet_value_rqmsn_4_0_d6 <= packet_value_rqmsn_4_0_d5;
    packet_value_rqmsn_4_0_d7 <= packet_value_rqmsn_4_0_d6;
    packet_value_rqmsn_4_0_d8 <= packet_value_rqmsn_4_0_d7;
    packet_value_rqmsn_4_0_d9 <= packet_value_rqmsn_4_0_d8;
    packet_value_rqmsn_4_0_d10 <= packet_value_rqmsn_4_0_d9;
    tracker_decided_value_arrival_qp_d1 <= tracker_decided_value_arrival_qp;
    packet_value_msn_d11 <= packet_value_msn_d10;
    checks_checks_kind_stash_d10 <= checks_checks_kind_stash_d9;
    packet_value_solicited_d11 <= packet_value_solicited_d10;
    packet_value_immediate_d11 <= packet_value_immediate_d10;
    length_d1 <= length;
    packet_value_rqmsn_4_0_d11 <= packet_value_rqmsn_4_0_d10;
  end

  // dropNak
  always @(posedge clk) begin
    packet_value_retrans_d2 <= packet_value_retrans_d1;
    packet_value_retrans_d3 <= packet_value_retrans_d2;
    packet_value_retrans_d4 <= packet_value_retrans_d3;
    packet_value_retrans_d5 <= packet_value_retrans_d4;
    packet_value_retrans_d6 <= packet_value_retrans_d5;
    packet_value_retrans_d7 <= packet_value_retrans_d6;
    packet_value_retrans_d8 <= packet_value_retrans_d7;
    packet_value_retrans_d9 <= packet_value_retrans_d8;
    packet_value_retrans_d10 <= packet_value_retrans_d9;
    tracker_decided_value_arrival_psn_d1 <= tracker_decided_value_arrival_psn;
    packet_value_retrans_d11 <= packet_value_retrans_d10;
  end

  // exit
  always @(posedge clk) begin
    packet_value_ack_request_d1 <= packet_value_ack_request;
    packet_value_ack_request_d2 <= packet_value_ack_request_d1;
    packet_value_ack_request_d3 <= packet_value_ack_request_d2;
    packet_value_ack_request_d4 <= packet_value_ack_request_d3;
    packet_value_ack_request_d5 <= packet_value_ack_request_d4;
    packet_value_ack_request_d6 <= packet_value_ack_request_d5;
    packet_value_ack_request_d7 <= packet_value_ack_request_d6;
    packet_value_ack_request_d8 <= packet_value_ack_request_d7;
    packet_value_ack_request_d9 <= packet_value_ack_request_d8;
    packet_value_ack_request_d10 <= packet_value_ack_request_d9;
    packet_value_congested_d1 <= packet_value_congested;
    packet_value_congested_d2 <= packet_value_congested_d1;
    packet_value_congested_d3 <= packet_value_congested_d2;
    packet_value_congested_d4 <= packet_value_congested_d3;
    packet_value_congested_d5 <= packet_value_congested_d4;
    packet_value_congested_d6 <= packet_value_congested_d5;
    packet_value_congested_d7 <= packet_value_congested_d6;
    packet_value_congested_d8 <= packet_value_congested_d7;
    packet_value_congested_d9 <= packet_value_congested_d8;
    packet_value_congested_d10 <= packet_value_congested_d9;
    retires_d1 <= retires;
    row_row_d1 <= row_row;
    is_frame_and_d1 <= is_frame & ~checks_checks_admission_acknowledges_d4;
    is_fatal_choice_d1 <= is_fatal ? is_fatal : errors_error_valid_d1;
    is_fatal_choice_d1_2 <= is_fatal ? tracker_decided_value_arrival_psn : errors_error_psn_d1;
    is_fatal_choice_d1_3 <= is_fatal ? checks_checks_refusal_code_d1 : errors_error_code_d1;
    row_row_eq_d1 <= row_row == ROW_RX_NO_RQE;
    again_d1 <= again;
    packet_value_ack_request_d11 <= packet_value_ack_request_d10;
    packet_value_congested_d10_and_d1 <= packet_value_congested_d10 & ~checks_checks_admission_trimmed_d4;
    trimmed_d1 <= trimmed;
  end

  // retire
  always @(posedge clk) begin
    error_valid_pre12 <= is_fatal_choice_d1;
    error_psn_pre12 <= is_fatal_choice_d1_2;
    error_code_pre12 <= is_fatal_choice_d1_3;
    error_valid_pre11 <= error_valid_pre12;
    error_psn_pre11 <= error_psn_pre12;
    error_code_pre11 <= error_code_pre12;
    error_valid_pre10 <= error_valid_pre11;
    error_psn_pre10 <= error_psn_pre11;
    error_code_pre10 <= error_code_pre11;
    error_valid_pre9 <= error_valid_pre10;
    error_psn_pre9 <= error_psn_pre10;
    error_code_pre9 <= error_code_pre10;
    error_valid_pre8 <= error_valid_pre9;
    error_psn_pre8 <= error_psn_pre9;
    error_code_pre8 <= error_code_pre9;
    error_valid_pre7 <= error_valid_pre8;
    error_psn_pre7 <= error_psn_pre8;
    error_code_pre7 <= error_code_pre8;
    error_valid_pre6 <= error_valid_pre7;
    error_psn_pre6 <= error_psn_pre7;
    error_code_pre6 <= error_code_pre7;
    error_valid_pre5 <= error_valid_pre6;
    error_psn_pre5 <= error_psn_pre6;
    error_code_pre5 <= error_code_pre6;
    error_valid_pre4 <= error_valid_pre5;
    error_psn_pre4 <= error_psn_pre5;
    error_code_pre4 <= error_code_pre5;
    error_valid_pre3 <= error_valid_pre4;
    error_psn_pre3 <= error_psn_pre4;
    error_code_pre3 <= error_code_pre4;
    error_valid_pre2 <= error_valid_pre3;
    error_psn_pre2 <= error_psn_pre3;
    error_code_pre2 <= error_code_pre3;
    error_valid_pre1 <= error_valid_pre2;
    error_psn_pre1 <= error_psn_pre2;
    error_code_pre1 <= error_code_pre2;
    error_valid <= error_valid_pre1;
    error_psn <= error_psn_pre1;
    error_code <= error_code_pre1;
    not_ready_pre12 <= row_row_eq_d1;
    not_ready_pre11 <= not_ready_pre12;
    not_ready_pre10 <= not_ready_pre11;
    not_ready_pre9 <= not_ready_pre10;
    not_ready_pre8 <= not_ready_pre9;
    not_ready_pre7 <= not_ready_pre8;
    not_ready_pre6 <= not_ready_pre7;
    not_ready_pre5 <= not_ready_pre6;
    not_ready_pre4 <= not_ready_pre5;
    not_ready_pre3 <= not_ready_pre4;
    not_ready_pre2 <= not_ready_pre3;
    not_ready_pre1 <= not_ready_pre2;
    not_ready <= not_ready_pre1;
    row_row_d2 <= row_row_d1;
    row_row_d3 <= row_row_d2;
    row_row_d4 <= row_row_d3;
    row_row_d5 <= row_row_d4;
    row_row_d6 <= row_row_d5;
    row_row_d7 <= row_row_d6;
    row_row_d8 <= row_row_d7;
    row_row_d9 <= row_row_d8;
    row_row_d10 <= row_row_d9;
    row_row_d11 <= row_row_d10;
    row_row_d12 <= row_row_d11;
    row_row_d13 <= row_row_d12;
    row_row_d14 <= row_row_d13;
    again_d2 <= again_d1;
    again_d3 <= again_d2;
    again_d4 <= again_d3;
    again_d5 <= again_d4;
    again_d6 <= again_d5;
    again_d7 <= again_d6;
    again_d8 <= again_d7;
    again_d9 <= again_d8;
    again_d10 <= again_d9;
    again_d11 <= again_d10;
    again_d12 <= again_d11;
    again_d13 <= again_d12;
    again_d14 <= again_d13;
    row_d1 <= row;
    packet_value_ack_request_d12 <= packet_value_ack_request_d11;
    packet_value_ack_request_d13 <= packet_value_ack_request_d12;
    packet_value_ack_request_d14 <= packet_value_ack_request_d13;
    packet_value_ack_request_d15 <= packet_value_ack_request_d14;
    packet_value_ack_request_d16 <= packet_value_ack_request_d15;
    packet_value_ack_request_d17 <= packet_value_ack_request_d16;
    packet_value_ack_request_d18 <= packet_value_ack_request_d17;
    packet_value_ack_request_d19 <= packet_value_ack_request_d18;
    packet_value_ack_request_d20 <= packet_value_ack_request_d19;
    packet_value_ack_request_d21 <= packet_value_ack_request_d20;
    packet_value_ack_request_d22 <= packet_value_ack_request_d21;
    packet_value_ack_request_d23 <= packet_value_ack_request_d22;
    packet_value_ack_request_d24 <= packet_value_ack_request_d23;
    packet_value_retrans_d12 <= packet_value_retrans_d11;
    packet_value_retrans_d13 <= packet_value_retrans_d12;
    packet_value_retrans_d14 <= packet_value_retrans_d13;
    packet_value_retrans_d15 <= packet_value_retrans_d14;
    packet_value_retrans_d16 <= packet_value_retrans_d15;
    packet_value_retrans_d17 <= packet_value_retrans_d16;
    packet_value_retrans_d18 <= packet_value_retrans_d17;
    packet_value_retrans_d19 <= packet_value_retrans_d18;
    packet_value_retrans_d20 <= packet_value_retrans_d19;
    packet_value_retrans_d21 <= packet_value_retrans_d20;
    packet_value_retrans_d22 <= packet_value_retrans_d21;
    packet_value_retrans_d23 <= packet_value_retrans_d22;
    packet_value_retrans_d24 <= packet_value_retrans_d23;
    packet_value_congested_d10_and_d2 <= packet_value_congested_d10_and_d1;
    packet_value_congested_d10_and_d3 <= packet_value_congested_d10_and_d2;
    packet_value_congested_d10_and_d4 <= packet_value_congested_d10_and_d3;
    packet_value_congested_d10_and_d5 <= packet_value_congested_d10_and_d4;
    packet_value_congested_d10_and_d6 <= packet_value_congested_d10_and_d5;
    packet_value_congested_d10_and_d7 <= packet_value_congested_d10_and_d6;
    packet_value_congested_d10_and_d8 <= packet_value_congested_d10_and_d7;
    packet_value_congested_d10_and_d9 <= packet_value_congested_d10_and_d8;
    packet_value_congested_d10_and_d10 <= packet_value_congested_d10_and_d9;
    packet_value_congested_d10_and_d11 <= packet_value_congested_d10_and_d10;
    packet_value_congested_d10_and_d12 <= packet_value_congested_d10_and_d11;
    packet_value_congested_d10_and_d13 <= packet_value_congested_d10_and_d12;
    packet_value_congested_d10_and_d14 <= packet_value_congested_d10_and_d13;
    trimmed_d2 <= trimmed_d1;
    trimmed_d3 <= trimmed_d2;
    trimmed_d4 <= trimmed_d3;
    trimmed_d5 <= trimmed_d4;
    trimmed_d6 <= trimmed_d5;
    trimmed_d7 <= trimmed_d6;
    trimmed_d8 <= trimmed_d7;
    trimmed_d9 <= trimmed_d8;
    trimmed_d10 <= trimmed_d9;
    trimmed_d11 <= trimmed_d10;
    trimmed_d12 <= trimmed_d11;
    trimmed_d13 <= trimmed_d12;
    trimmed_d14 <= trimmed_d13;
    placements_d1 <= placements;
    placements_d2 <= placements_d1;
    placements_d3 <= placements_d2;
    placements_d4 <= placements_d3;
    placements_d5 <= placements_d4;
    placements_d6 <= placements_d5;
    placements_d7 <= placements_d6;
    placements_d8 <= placements_d7;
    placements_d9 <= placements_d8;
    placements_d10 <= placements_d9;
    placements_d11 <= placements_d10;
    placements_d12 <= placements_d11;
    placements_d13 <= placements_d12;
    tracker_verdict_value_qp_d1 <= tracker_verdict_value_qp;
    tracker_verdict_value_psn_d1 <= tracker_verdict_value_psn;
    tracker_verdict_value_outcome_d1 <= tracker_verdict_value_outcome;
    tracker_verdict_value_progress_expected_d1 <= tracker_verdict_value_progress_expected;
    tracker_verdict_value_progress_messages_d1 <= tracker_verdict_value_progress_messages;
    tracker_verdict_value_progress_message_start_d1 <= tracker_verdict_value_progress_message_start;
    tracker_verdict_value_progress_receives_done_d1 <= tracker_verdict_value_progress_receives_done;
    error_valid_d1 <= error_valid;
    error_psn_d1 <= error_psn;
    error_code_d1 <= error_code;
    not_ready_d1 <= not_ready;
    packet_value_ack_request_d25 <= packet_value_ack_request_d24;
    packet_value_retrans_d25 <= packet_value_retrans_d24;
    retired_value_congested <= packet_value_congested_d10_and_d14;
    trimmed_d15 <= trimmed_d14;
    placements_d14 <= placements_d13;
  end

  wire        _unused = &{1'b0, settings_mac, settings_ipv4, settings_ipv6, settings_enable,
                          settings_check_trim_dscp, settings_check_trim_last_dscp,
                          settings_check_trim_icrc_optional, settings_check_transport_version,
                          settings_choice_udp_port, settings_choice_retrans, settings_choice_sack_bytes,
                          settings_choice_sack_bits, settings_choice_sack_missing, settings_time_to_live,
                          settings_dscp_data, settings_dscp_request, settings_dscp_control,
                          settings_dscp_probe, settings_ack_every, settings_ack_delay, settings_ack_on_end,
                          settings_rotate, settings_srtt_shift, settings_jitter, settings_probe_multiple,
                          settings_backoff_most, settings_burst, settings_quiet, settings_events_count,
                          settings_events_time, stored_valid_d5, checks_checks_up_to[35:32]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) the_packet_buffer_has_spoken_of_every_packet: assert (stored_valid_d5 ==
                                                                                             packet_valid);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(stored_valid_d5 == packet_valid)) begin
    $display("ReceiveCore.java: HDL801: claim 'the packet buffer has spoken of every packet' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
