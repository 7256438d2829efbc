`default_nettype none

// ReceiveCore_small: decides about every received frame: look-ups, checks, tracker, placement orders.
// Generated from ReceiveCore.java.
module ReceiveCore_small (
  input  wire         clk,
  input  wire         rst,
  input  wire         packet_valid,  // one per frame, of the FrameInspector
  input  wire [7:0]   packet_value_opcode,
  input  wire [23:0]  packet_value_dest_qp,
  input  wire [23:0]  packet_value_psn,
  input  wire         packet_value_ack_request,
  input  wire         packet_value_retrans,
  input  wire         packet_value_solicited,
  input  wire [15:0]  packet_value_partition,  // P_Key
  input  wire         packet_value_congested,  // ECN field is 11
  input  wire         packet_value_becn,  // one per frame, of the FrameInspector
  input  wire [15:0]  packet_value_source_port,
  input  wire         packet_value_ipv6,
  input  wire [11:0]  packet_value_vlan,  // VLAN identifier; 0 without a tag
  input  wire [127:0] packet_value_source,  // source IP address; IPv4 in the low 32 bits
  input  wire         packet_value_veroce,  // destination port 4794
  input  wire [23:0]  packet_value_msn,  // of MSNETH
  input  wire [23:0]  packet_value_rqmsn,  // one per frame, of the FrameInspector
  input  wire [23:0]  packet_value_po,  // 0 on First and Only
  input  wire [63:0]  packet_value_address,  // of RETH
  input  wire [31:0]  packet_value_key,
  input  wire [31:0]  packet_value_dma_length,
  input  wire [31:0]  packet_value_immediate,  // one per frame, of the FrameInspector
  input  wire [7:0]   packet_value_syndrome,  // of AETH
  input  wire [23:0]  packet_value_ack_msn,
  input  wire [7:0]   packet_value_sack_length,  // one per frame, of the FrameInspector
  input  wire [23:0]  packet_value_sack_start,
  input  wire [127:0] packet_value_sack_bitmap,  // bit i: PSN sackStart + i has arrived
  input  wire [31:0]  packet_value_rtt_context,  // of RTTETH
  input  wire [31:0]  packet_value_rtt_sent,  // of RTTETH: TX1
  input  wire [6:0]   packet_value_payload_offset,  // byte of the frame at which the payload begins
  input  wire [12:0]  packet_value_payload_length,  // bytes without pad
  input  wire [5:0]   frame_row,  // of the frame alone, FrameInspector.ROW cycles behind the packet
  input  wire         stored_valid,  // one per frame, of the PacketBuffer, one cycle behind the frame's last beat: it is stored
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
  input  wire [3:0]   setup_payload_qp,  // queue pair, local number
  input  wire [23:0]  setup_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [3:0]   setup_payload_context_address_handle,  // address handle of the peer
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
  input  wire [3:0]   setup_payload_context_send_cq,  // completion queue of sends
  input  wire [3:0]   setup_payload_context_receive_cq,  // completion queue of receives
  input  wire [63:0]  setup_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0]  setup_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  input  wire         state_valid,
  input  wire [3:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  input  wire         marks_valid,  // errors that are not those of a packet, of queue pairs in the error state
  output wire         marks_ready,
  input  wire [3:0]   marks_payload_qp,  // queue pair, local number
  input  wire         marks_payload_error_valid,  // errors that are not those of a packet, of queue pairs in the error state
  input  wire [23:0]  marks_payload_error_psn,
  input  wire [2:0]   marks_payload_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
  input  wire         region_valid,
  input  wire [5:0]   region_value_index,  // key / 256
  input  wire         region_value_region_valid,  // may be used
  input  wire [7:0]   region_value_region_tag,  // low byte of the key: its generation
  input  wire [15:0]  region_value_region_domain,  // protection domain
  input  wire         region_value_region_local_write,  // receive buffers may lie here
  input  wire         region_value_region_remote_write,  // the peer may write
  input  wire         region_value_region_remote_read,  // the peer may read (later)
  input  wire [63:0]  region_value_region_base,  // first byte
  input  wire [31:0]  region_value_region_length,  // bytes, 1 to 2^32 - 1
  input  wire         address_valid,
  input  wire [3:0]   address_value_index,
  input  wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  input  wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  input  wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  input  wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  output wire         lookup_valid,  // asks for a receive request
  output wire [3:0]   lookup_value_qp,  // queue pair, local number
  output wire [23:0]  lookup_value_number,  // RQMSN: counted from 0 at the start of the queue pair's life
  input  wire         entry_rung,  // the host has posted it
  input  wire         entry_on_chip,  // it has been fetched
  input  wire [63:0]  entry_address,  // buffer
  input  wire [31:0]  entry_length,  // bytes of the buffer
  input  wire [31:0]  entry_key,  // local key
  input  wire         entry_bad,  // it could not be read: there is no buffer
  output wire         acknowledgement_valid,  // of the ACK class; its verdict follows
  output wire [3:0]   acknowledgement_value_qp,  // queue pair, local number
  output wire [7:0]   acknowledgement_value_syndrome,  // AETH syndrome
  output wire         acknowledgement_value_sack,  // opcode 18
  output wire [23:0]  acknowledgement_value_psn,  // of the ACK class; its verdict follows
  output wire         acknowledgement_value_retrans,  // of a Packet Drop NAK: the packet that was dropped was sent again
  output wire [23:0]  acknowledgement_value_msn,  // of AETH
  output wire         acknowledgement_value_becn,  // of the ACK class; its verdict follows
  output wire [23:0]  acknowledgement_value_start,  // of SACKETH
  output wire [7:0]   acknowledgement_value_length,  // of the ACK class; its verdict follows
  output wire [127:0] acknowledgement_value_bitmap,
  output wire         acknowledged,  // SendWindow.VERDICT cycles behind it: it has passed rows 1 to 27
  output wire         rtt_request_valid,  // AdmissionCheck.LATENCY + 1 cycles behind the packet, with its time
  output wire [3:0]   rtt_request_value_qp,  // queue pair, local number
  output wire [15:0]  rtt_request_value_source_port,  // UDP source port of the request, which the response copies
  output wire [31:0]  rtt_request_value_context,  // the requester's own word
  output wire [31:0]  rtt_request_value_sent,  // TX1, the requester's clock
  output wire [31:0]  rtt_request_value_received,  // RX1, in ns
  output wire         order_valid,  // one per stored frame, in order
  output wire         order_value_place,  // write the payload to the host; else let the frame go
  output wire [6:0]   order_value_offset,  // byte of the frame at which the payload begins
  output wire [12:0]  order_value_length,  // bytes of payload, may be 0
  output wire [63:0]  order_value_address,  // of the first byte in host memory
  output wire [13:0]  order_value_qp,  // queue pair whose payload it is, local number
  output wire [15:0]  order_value_region,  // memory region that it goes to: key / 256
  output wire         stash_valid,
  output wire [3:0]   stash_value_qp,  // queue pair, local number
  output wire [23:0]  stash_value_msn,  // of the message
  output wire [2:0]   stash_value_kind,  // 0 none (plain Write), 1 Send, 2 Send with immediate, 3 Send with invalidate, 4 Write with immediate
  output wire         stash_value_solicited,
  output wire [31:0]  stash_value_argument,  // immediate data or key
  output wire [31:0]  stash_value_length,  // bytes of the message
  output wire [2:0]   stash_value_request,  // low bits of the number of the receive request that it names
  output wire         drop_nak_valid,
  output wire [3:0]   drop_nak_value_qp,  // queue pair, local number
  output wire [23:0]  drop_nak_value_psn,  // the trimmed packet
  output wire         drop_nak_value_retrans,  // copy of its bit
  output wire         retired_valid,  // packets that consume a PSN, in order of commit
  output wire [3:0]   retired_value_qp,  // queue pair, local number
  output wire [23:0]  retired_value_psn,  // packets that consume a PSN, in order of commit
  output wire [2:0]   retired_value_outcome,
  output wire [23:0]  retired_value_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0]  retired_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0]  retired_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0]  retired_value_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output wire         retired_value_error_valid,  // newest recorded at the commit of this packet
  output wire [23:0]  retired_value_error_psn,
  output wire [2:0]   retired_value_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
  output wire         retired_value_not_ready,  // refused because no receive request is posted (row 40)
  output wire         retired_value_ack_request,  // packets that consume a PSN, in order of commit
  output wire         retired_value_retrans,
  output wire         retired_value_congested,  // CE marked, and not trimmed
  output wire         retired_value_trimmed,  // trimmed by a switch or here: no acknowledgement
  output wire [23:0]  retired_value_placements,  // placements ordered up to and with this packet
  output wire         row_valid,  // one per frame but those handed on as acknowledgements
  output wire [5:0]   row_value,
  output reg  [23:0]  placements,  // frames ordered to be placed, modulo 2^24
  input  wire         sack_request_valid,
  input  wire [3:0]   sack_request_value,
  output wire         sack_row_valid,
  output wire [127:0] sack_row_value_bitmap,  // bit i: the packet expected + i has arrived; as many as the window
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
  reg          stage;
  reg          stage_2;
  reg          stage_3;
  reg          stage_4;
  reg          stage_5;
  reg          is_stored_1;
  reg          is_stored_2;
  reg          is_stored_3;
  reg          is_stored_4;
  reg          is_stored_5;
  reg          is_stored_6;
  reg          is_stored_7;
  reg          is_stored_8;
  reg          is_stored_9;
  reg          is_stored_10;
  reg          is_stored_11;
  reg          is_stored_12;
  reg          is_stored;
  reg          setup_starves;
  reg          arrival_admitted_stage;
  reg          arrival_admitted_stage_2;
  reg          arrival_admitted_stage_3;
  reg          arrival_admitted_stage_4;
  reg          arrival_admitted_stage_5;
  reg          arrival_admitted_stage_6;
  reg          arrival_stage;
  reg  [3:0]   qp_past;
  reg  [7:0]   packet_value_syndrome_past;
  reg          arrival_selective_past;
  reg  [23:0]  packet_value_psn_past;
  reg          packet_value_retrans_past;
  reg  [23:0]  packet_value_ack_msn_past;
  reg          packet_value_becn_past;
  reg  [23:0]  packet_value_sack_start_past;
  reg  [7:0]   packet_value_sack_length_past;
  reg  [127:0] packet_value_sack_bitmap_past;
  reg          checks_checks_admission_acknowledges_past;
  reg          arrival_stage_2;
  reg  [3:0]   qp_past_2;
  reg  [3:0]   qp_past2;
  reg  [3:0]   qp_past3;
  reg  [3:0]   qp_past4;
  reg  [3:0]   qp_past5;
  reg  [3:0]   qp_past6;
  reg  [15:0]  packet_value_source_port_past;
  reg  [15:0]  packet_value_source_port_past2;
  reg  [15:0]  packet_value_source_port_past3;
  reg  [15:0]  packet_value_source_port_past4;
  reg  [15:0]  packet_value_source_port_past5;
  reg  [15:0]  packet_value_source_port_past6;
  reg  [31:0]  packet_value_rtt_context_past;
  reg  [31:0]  packet_value_rtt_context_past2;
  reg  [31:0]  packet_value_rtt_context_past3;
  reg  [31:0]  packet_value_rtt_context_past4;
  reg  [31:0]  packet_value_rtt_context_past5;
  reg  [31:0]  packet_value_rtt_context_past6;
  reg  [31:0]  packet_value_rtt_sent_past;
  reg  [31:0]  packet_value_rtt_sent_past2;
  reg  [31:0]  packet_value_rtt_sent_past3;
  reg  [31:0]  packet_value_rtt_sent_past4;
  reg  [31:0]  packet_value_rtt_sent_past5;
  reg  [31:0]  packet_value_rtt_sent_past6;
  reg  [3:0]   qp_past7;
  reg  [15:0]  packet_value_source_port_past7;
  reg  [31:0]  packet_value_rtt_context_past7;
  reg  [31:0]  packet_value_rtt_sent_past7;
  reg  [31:0]  nanoseconds_past;
  reg  [3:0]   qp_past_3;
  reg  [3:0]   qp_past2_2;
  reg  [3:0]   qp_past3_2;
  reg  [3:0]   qp_past4_2;
  reg  [3:0]   qp_past5_2;
  reg  [3:0]   qp_past6_2;
  reg  [23:0]  packet_value_psn_past_2;
  reg  [23:0]  packet_value_psn_past2;
  reg  [23:0]  packet_value_psn_past3;
  reg  [23:0]  packet_value_psn_past4;
  reg  [23:0]  packet_value_psn_past5;
  reg  [23:0]  packet_value_psn_past6;
  reg          checks_checks_kind_ends_past;
  reg          checks_checks_kind_ends_past2;
  reg          checks_checks_kind_ends_past3;
  reg          checks_checks_kind_ends_past4;
  reg          checks_checks_kind_ends_past5;
  reg          past;
  reg          past2;
  reg          past3;
  reg          past4;
  reg          past5;
  reg          whole_1;
  reg          whole_2;
  reg          whole;
  reg  [5:0]   checks_checks_admission_row_past;
  reg          checks_checks_admission_acknowledges_past_2;
  reg          checks_checks_admission_numbered_past;
  reg          checks_checks_admission_trimmed_past;
  reg          checks_checks_admission_in_error_past;
  reg  [5:0]   checks_checks_admission_row_past2;
  reg          checks_checks_admission_acknowledges_past2;
  reg          checks_checks_admission_numbered_past2;
  reg          checks_checks_admission_trimmed_past2;
  reg          checks_checks_admission_in_error_past2;
  reg  [5:0]   checks_checks_admission_row_past3;
  reg          checks_checks_admission_acknowledges_past3;
  reg          checks_checks_admission_numbered_past3;
  reg          checks_checks_admission_trimmed_past3;
  reg          checks_checks_admission_in_error_past3;
  reg  [5:0]   checks_checks_admission_row_past4;
  reg          checks_checks_admission_acknowledges_past4;
  reg          checks_checks_admission_numbered_past4;
  reg          checks_checks_admission_trimmed_past4;
  reg          checks_checks_admission_in_error_past4;
  reg  [5:0]   checks_checks_refusal_row_past;
  reg  [2:0]   checks_checks_refusal_code_past;
  reg          checks_checks_refusal_nak_past;
  reg          errors_behind_past;
  reg          errors_error_valid_past;
  reg  [23:0]  errors_error_psn_past;
  reg  [2:0]   errors_error_code_past;
  reg          is_stored_past;
  reg          is_stored_past2;
  reg          busy_past;
  reg          busy_past2;
  reg          stolen_past;
  reg          stolen_past2;
  reg          stolen_past3;
  reg          stolen_past4;
  reg          past_2;
  reg  [5:0]   row_row;
  reg          stage_6;
  reg          stage_7;
  reg          stage_8;
  reg          stage_9;
  reg          stage_10;
  reg          stage_11;
  reg          stage_12;
  reg          stage_13;
  reg          stage_14;
  reg          stage_15;
  reg          stage_16;
  reg  [3:0]   qp_1;
  reg  [3:0]   qp_2;
  reg  [3:0]   qp_3;
  reg  [3:0]   qp_4;
  reg  [3:0]   qp_5;
  reg  [3:0]   qp_6;
  reg  [3:0]   qp_7;
  reg  [3:0]   qp_8;
  reg  [3:0]   qp_9;
  reg  [3:0]   qp_10;
  reg  [6:0]   packet_value_payload_offset_past;
  reg  [6:0]   packet_value_payload_offset_past2;
  reg  [6:0]   packet_value_payload_offset_past3;
  reg  [6:0]   packet_value_payload_offset_past4;
  reg  [6:0]   packet_value_payload_offset_past5;
  reg  [6:0]   packet_value_payload_offset_past6;
  reg  [6:0]   packet_value_payload_offset_past7;
  reg  [6:0]   packet_value_payload_offset_past8;
  reg  [6:0]   packet_value_payload_offset_past9;
  reg  [6:0]   packet_value_payload_offset_past10;
  reg  [12:0]  packet_value_payload_length_past;
  reg  [12:0]  packet_value_payload_length_past2;
  reg  [12:0]  packet_value_payload_length_past3;
  reg  [12:0]  packet_value_payload_length_past4;
  reg  [12:0]  packet_value_payload_length_past5;
  reg  [12:0]  packet_value_payload_length_past6;
  reg  [12:0]  packet_value_payload_length_past7;
  reg  [12:0]  packet_value_payload_length_past8;
  reg  [12:0]  packet_value_payload_length_past9;
  reg  [12:0]  packet_value_payload_length_past10;
  reg  [63:0]  checks_checks_target_past;
  reg  [63:0]  checks_checks_target_past2;
  reg  [63:0]  checks_checks_target_past3;
  reg  [63:0]  checks_checks_target_past4;
  reg  [63:0]  checks_checks_target_past5;
  reg  [5:0]   checks_checks_region_index_past;
  reg  [5:0]   checks_checks_region_index_past2;
  reg  [5:0]   checks_checks_region_index_past3;
  reg  [5:0]   checks_checks_region_index_past4;
  reg  [5:0]   checks_checks_region_index_past5;
  reg          tracker_decided_value_accepted_past;
  reg  [6:0]   packet_value_payload_offset_past11;
  reg  [12:0]  packet_value_payload_length_past11;
  reg  [63:0]  checks_checks_target_past6;
  reg  [13:0]  past_3;
  reg  [15:0]  past_4;
  reg  [31:0]  length_1;
  reg  [31:0]  length_2;
  reg  [31:0]  length_3;
  reg  [31:0]  length_4;
  reg  [31:0]  length_5;
  reg  [31:0]  length;
  reg          stage_17;
  reg  [23:0]  packet_value_msn_past;
  reg  [23:0]  packet_value_msn_past2;
  reg  [23:0]  packet_value_msn_past3;
  reg  [23:0]  packet_value_msn_past4;
  reg  [23:0]  packet_value_msn_past5;
  reg  [23:0]  packet_value_msn_past6;
  reg  [23:0]  packet_value_msn_past7;
  reg  [23:0]  packet_value_msn_past8;
  reg  [23:0]  packet_value_msn_past9;
  reg  [23:0]  packet_value_msn_past10;
  reg  [2:0]   checks_checks_kind_stash_past;
  reg  [2:0]   checks_checks_kind_stash_past2;
  reg  [2:0]   checks_checks_kind_stash_past3;
  reg  [2:0]   checks_checks_kind_stash_past4;
  reg  [2:0]   checks_checks_kind_stash_past5;
  reg  [2:0]   checks_checks_kind_stash_past6;
  reg  [2:0]   checks_checks_kind_stash_past7;
  reg  [2:0]   checks_checks_kind_stash_past8;
  reg  [2:0]   checks_checks_kind_stash_past9;
  reg          packet_value_solicited_past;
  reg          packet_value_solicited_past2;
  reg          packet_value_solicited_past3;
  reg          packet_value_solicited_past4;
  reg          packet_value_solicited_past5;
  reg          packet_value_solicited_past6;
  reg          packet_value_solicited_past7;
  reg          packet_value_solicited_past8;
  reg          packet_value_solicited_past9;
  reg          packet_value_solicited_past10;
  reg  [31:0]  packet_value_immediate_past;
  reg  [31:0]  packet_value_immediate_past2;
  reg  [31:0]  packet_value_immediate_past3;
  reg  [31:0]  packet_value_immediate_past4;
  reg  [31:0]  packet_value_immediate_past5;
  reg  [31:0]  packet_value_immediate_past6;
  reg  [31:0]  packet_value_immediate_past7;
  reg  [31:0]  packet_value_immediate_past8;
  reg  [31:0]  packet_value_immediate_past9;
  reg  [31:0]  packet_value_immediate_past10;
  reg  [2:0]   packet_value_rqmsn_2_0_past;
  reg  [2:0]   packet_value_rqmsn_2_0_past2;
  reg  [2:0]   packet_value_rqmsn_2_0_past3;
  reg  [2:0]   packet_value_rqmsn_2_0_past4;
  reg  [2:0]   packet_value_rqmsn_2_0_past5;
  reg  [2:0]   packet_value_rqmsn_2_0_past6;
  reg  [2:0]   packet_value_rqmsn_2_0_past7;
  reg  [2:0]   packet_value_rqmsn_2_0_past8;
  reg  [2:0]   packet_value_rqmsn_2_0_past9;
  reg  [2:0]   packet_value_rqmsn_2_0_past10;
  reg  [3:0]   tracker_decided_value_arrival_qp_past;
  reg  [23:0]  packet_value_msn_past11;
  reg  [2:0]   checks_checks_kind_stash_past10;
  reg          packet_value_solicited_past11;
  reg  [31:0]  packet_value_immediate_past11;
  reg  [31:0]  length_past;
  reg  [2:0]   packet_value_rqmsn_2_0_past11;
  reg          stage_18;
  reg          packet_value_retrans_past_2;
  reg          packet_value_retrans_past2;
  reg          packet_value_retrans_past3;
  reg          packet_value_retrans_past4;
  reg          packet_value_retrans_past5;
  reg          packet_value_retrans_past6;
  reg          packet_value_retrans_past7;
  reg          packet_value_retrans_past8;
  reg          packet_value_retrans_past9;
  reg          packet_value_retrans_past10;
  reg  [3:0]   tracker_decided_value_arrival_qp_past_2;
  reg  [23:0]  tracker_decided_value_arrival_psn_past;
  reg          packet_value_retrans_past11;
  reg          is_frame_stage;
  reg          is_frame_stage_2;
  reg          is_frame_stage_3;
  reg          is_frame_stage_4;
  reg          is_frame_stage_5;
  reg          is_frame_stage_6;
  reg          is_frame_stage_7;
  reg          is_frame_stage_8;
  reg          is_frame_stage_9;
  reg          is_frame_stage_10;
  reg          packet_value_ack_request_past;
  reg          packet_value_ack_request_past2;
  reg          packet_value_ack_request_past3;
  reg          packet_value_ack_request_past4;
  reg          packet_value_ack_request_past5;
  reg          packet_value_ack_request_past6;
  reg          packet_value_ack_request_past7;
  reg          packet_value_ack_request_past8;
  reg          packet_value_ack_request_past9;
  reg          packet_value_ack_request_past10;
  reg          packet_value_retrans_past_3;
  reg          packet_value_retrans_past2_2;
  reg          packet_value_retrans_past3_2;
  reg          packet_value_retrans_past4_2;
  reg          packet_value_retrans_past5_2;
  reg          packet_value_retrans_past6_2;
  reg          packet_value_retrans_past7_2;
  reg          packet_value_retrans_past8_2;
  reg          packet_value_retrans_past9_2;
  reg          packet_value_retrans_past10_2;
  reg          packet_value_congested_past;
  reg          packet_value_congested_past2;
  reg          packet_value_congested_past3;
  reg          packet_value_congested_past4;
  reg          packet_value_congested_past5;
  reg          packet_value_congested_past6;
  reg          packet_value_congested_past7;
  reg          packet_value_congested_past8;
  reg          packet_value_congested_past9;
  reg          packet_value_congested_past10;
  reg          retires_past;
  reg  [5:0]   row_row_past;
  reg          past_5;
  reg          past_6;
  reg  [23:0]  past_7;
  reg  [2:0]   past_8;
  reg          past_9;
  reg          again_past;
  reg          packet_value_ack_request_past11;
  reg          packet_value_retrans_past11_2;
  reg          past_10;
  reg          trimmed_past;
  reg          retires_stage;
  reg          retires_stage_2;
  reg          retires_stage_3;
  reg          retires_stage_4;
  reg          retires_stage_5;
  reg          retires_stage_6;
  reg          retires_stage_7;
  reg          retires_stage_8;
  reg          retires_stage_9;
  reg          retires_stage_10;
  reg          retires_stage_11;
  reg          retires_stage_12;
  reg          retires_stage_13;
  reg          counts_stage;
  reg          counts_stage_2;
  reg          counts_stage_3;
  reg          counts_stage_4;
  reg          counts_stage_5;
  reg          counts_stage_6;
  reg          counts_stage_7;
  reg          counts_stage_8;
  reg          counts_stage_9;
  reg          counts_stage_10;
  reg          counts_stage_11;
  reg          counts_stage_12;
  reg          counts_stage_13;
  reg          error_valid_1;
  reg  [23:0]  error_psn_1;
  reg  [2:0]   error_code_1;
  reg          error_valid_2;
  reg  [23:0]  error_psn_2;
  reg  [2:0]   error_code_2;
  reg          error_valid_3;
  reg  [23:0]  error_psn_3;
  reg  [2:0]   error_code_3;
  reg          error_valid_4;
  reg  [23:0]  error_psn_4;
  reg  [2:0]   error_code_4;
  reg          error_valid_5;
  reg  [23:0]  error_psn_5;
  reg  [2:0]   error_code_5;
  reg          error_valid_6;
  reg  [23:0]  error_psn_6;
  reg  [2:0]   error_code_6;
  reg          error_valid_7;
  reg  [23:0]  error_psn_7;
  reg  [2:0]   error_code_7;
  reg          error_valid_8;
  reg  [23:0]  error_psn_8;
  reg  [2:0]   error_code_8;
  reg          error_valid_9;
  reg  [23:0]  error_psn_9;
  reg  [2:0]   error_code_9;
  reg          error_valid_10;
  reg  [23:0]  error_psn_10;
  reg  [2:0]   error_code_10;
  reg          error_valid_11;
  reg  [23:0]  error_psn_11;
  reg  [2:0]   error_code_11;
  reg          error_valid_12;
  reg  [23:0]  error_psn_12;
  reg  [2:0]   error_code_12;
  reg          error_valid;
  reg  [23:0]  error_psn;
  reg  [2:0]   error_code;
  reg          not_ready_1;
  reg          not_ready_2;
  reg          not_ready_3;
  reg          not_ready_4;
  reg          not_ready_5;
  reg          not_ready_6;
  reg          not_ready_7;
  reg          not_ready_8;
  reg          not_ready_9;
  reg          not_ready_10;
  reg          not_ready_11;
  reg          not_ready_12;
  reg          not_ready;
  reg  [5:0]   row;
  reg  [5:0]   row_row_past2;
  reg  [5:0]   row_row_past3;
  reg  [5:0]   row_row_past4;
  reg  [5:0]   row_row_past5;
  reg  [5:0]   row_row_past6;
  reg  [5:0]   row_row_past7;
  reg  [5:0]   row_row_past8;
  reg  [5:0]   row_row_past9;
  reg  [5:0]   row_row_past10;
  reg  [5:0]   row_row_past11;
  reg  [5:0]   row_row_past12;
  reg  [5:0]   row_row_past13;
  reg  [5:0]   row_row_past14;
  reg          again_past2;
  reg          again_past3;
  reg          again_past4;
  reg          again_past5;
  reg          again_past6;
  reg          again_past7;
  reg          again_past8;
  reg          again_past9;
  reg          again_past10;
  reg          again_past11;
  reg          again_past12;
  reg          again_past13;
  reg          again_past14;
  reg          stage_19;
  reg  [5:0]   row_past;
  reg          stage_20;
  reg          packet_value_ack_request_past12;
  reg          packet_value_ack_request_past13;
  reg          packet_value_ack_request_past14;
  reg          packet_value_ack_request_past15;
  reg          packet_value_ack_request_past16;
  reg          packet_value_ack_request_past17;
  reg          packet_value_ack_request_past18;
  reg          packet_value_ack_request_past19;
  reg          packet_value_ack_request_past20;
  reg          packet_value_ack_request_past21;
  reg          packet_value_ack_request_past22;
  reg          packet_value_ack_request_past23;
  reg          packet_value_ack_request_past24;
  reg          packet_value_retrans_past12;
  reg          packet_value_retrans_past13;
  reg          packet_value_retrans_past14;
  reg          packet_value_retrans_past15;
  reg          packet_value_retrans_past16;
  reg          packet_value_retrans_past17;
  reg          packet_value_retrans_past18;
  reg          packet_value_retrans_past19;
  reg          packet_value_retrans_past20;
  reg          packet_value_retrans_past21;
  reg          packet_value_retrans_past22;
  reg          packet_value_retrans_past23;
  reg          packet_value_retrans_past24;
  reg          past2_2;
  reg          past3_2;
  reg          past4_2;
  reg          past5_2;
  reg          past6;
  reg          past7;
  reg          past8;
  reg          past9;
  reg          past10;
  reg          past11;
  reg          past12;
  reg          past13;
  reg          past14;
  reg          trimmed_past2;
  reg          trimmed_past3;
  reg          trimmed_past4;
  reg          trimmed_past5;
  reg          trimmed_past6;
  reg          trimmed_past7;
  reg          trimmed_past8;
  reg          trimmed_past9;
  reg          trimmed_past10;
  reg          trimmed_past11;
  reg          trimmed_past12;
  reg          trimmed_past13;
  reg          trimmed_past14;
  reg  [23:0]  placements_past;
  reg  [23:0]  placements_past2;
  reg  [23:0]  placements_past3;
  reg  [23:0]  placements_past4;
  reg  [23:0]  placements_past5;
  reg  [23:0]  placements_past6;
  reg  [23:0]  placements_past7;
  reg  [23:0]  placements_past8;
  reg  [23:0]  placements_past9;
  reg  [23:0]  placements_past10;
  reg  [23:0]  placements_past11;
  reg  [23:0]  placements_past12;
  reg  [23:0]  placements_past13;
  reg  [3:0]   tracker_verdict_value_qp_past;
  reg  [23:0]  tracker_verdict_value_psn_past;
  reg  [2:0]   tracker_verdict_value_outcome_past;
  reg  [23:0]  tracker_verdict_value_progress_expected_past;
  reg  [23:0]  tracker_verdict_value_progress_messages_past;
  reg  [23:0]  tracker_verdict_value_progress_message_start_past;
  reg  [23:0]  tracker_verdict_value_progress_receives_done_past;
  reg          error_valid_past;
  reg  [23:0]  error_psn_past;
  reg  [2:0]   error_code_past;
  reg          not_ready_past;
  reg          packet_value_ack_request_past25;
  reg          packet_value_retrans_past25;
  reg          past15;
  reg          trimmed_past15;
  reg  [23:0]  placements_past14;
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
  wire [5:0]   checks_checks_region_index;
  wire [5:0]   checks_checks_admission_row;
  wire         checks_checks_admission_acknowledges;
  wire         checks_checks_admission_numbered;
  wire         checks_checks_admission_trimmed;
  wire         checks_checks_admission_in_error;
  wire [5:0]   checks_checks_refusal_row;
  wire [2:0]   checks_checks_refusal_code;
  wire         checks_checks_refusal_nak;
  wire         _unused_tracker_decided_valid;
  wire [3:0]   tracker_decided_value_arrival_qp;
  wire [23:0]  tracker_decided_value_arrival_psn;
  wire         tracker_decided_value_arrival_ends_message;
  wire         _unused_tracker_decided_value_arrival_consumes_receive;
  wire         tracker_decided_value_fresh;
  wire         tracker_decided_value_accepted;
  wire         tracker_decided_value_duplicate;
  wire         tracker_verdict_valid;
  wire [3:0]   tracker_verdict_value_qp;
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

  wire [3:0]   qp = packet_value_dest_qp[3:0];
  wire         checks_checks_room = is_stored & ~busy;
  wire         stolen = tracker_wanted | setup_starves;
  wire         arrival_selective = packet_value_opcode == 8'd24;
  wire         arrival_arrives = arrival_admitted_stage_6 & checks_checks_admission_numbered & ~stolen;
  wire         tracker_eligible = whole & (checks_checks_refusal_row == ROW_RX_OK) & ~errors_behind;
  wire         is_open = tracker_decided_value_fresh & ~errors_behind_past;
  wire         is_fatal = is_open & past_2;
  wire         is_frame = stage_15 & is_stored_past2;
  wire         due = checks_checks_admission_trimmed_past4 ? settings_trim_nak :
                     (checks_checks_refusal_nak_past & ~checks_checks_admission_in_error_past4);
  wire         again = checks_checks_admission_in_error_past4 & (row_row == ROW_RX_AFTER_ERR);
  wire         retires = is_frame_stage_10 & checks_checks_admission_numbered_past4 &
                         ~(busy_past2 | stolen_past4) & (~checks_checks_admission_in_error_past4 | again);
  wire         trimmed = checks_checks_admission_trimmed_past4 | (row_row == ROW_RX_TRIM_LOCAL) |
                         (row_row == ROW_RX_NOBUF) | (row_row == ROW_RX_RQE_FETCH);
  wire         is_next = tracker_verdict_value_progress_expected == tracker_verdict_value_psn;
  wire         too_late = again_past14 & ~is_next;
  wire         is_free = ~is_fatal & ~tracker_verdict_valid;
  wire         begins = (step == STEP_IDLE) & setup_valid;
  wire         ends = (step == STEP_ERRORS) & is_free;
  wire         errors_mark_valid = ends | (marks_valid & ~is_fatal);
  wire [3:0]   errors_mark_value_qp = ends ? setup_payload_qp : marks_payload_qp;
  wire         errors_mark_value_error_valid = ends ? 1'b0 : marks_payload_error_valid;
  wire [23:0]  errors_mark_value_error_psn = ends ? 24'd0 : marks_payload_error_psn;
  wire [2:0]   errors_mark_value_error_code = ends ? 3'd0 : marks_payload_error_code;
  wire         checks_checks_progress_valid = tracker_verdict_valid | ends;
  wire [3:0]   checks_checks_progress_value_qp = tracker_verdict_valid ? tracker_verdict_value_qp :
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

  ReceiveChecks_small checks_checks (
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

  SackTracker_128_16 tracker (
    .clk(clk),
    .rst(in_reset),
    .arrival_valid(arrival_arrives),
    .arrival_value_qp(qp_past6_2),
    .arrival_value_psn(packet_value_psn_past6),
    .arrival_value_ends_message(checks_checks_kind_ends_past5),
    .arrival_value_consumes_receive(past5),
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

  ErrorTable_small errors (
    .clk(clk),
    .rst(in_reset),
    .qp(qp_past6_2),
    .psn(packet_value_psn_past6),
    .behind(errors_behind),
    .error_valid(errors_error_valid),
    .error_psn(errors_error_psn),
    .error_code(errors_error_code),
    .fatal(is_fatal),
    .code(checks_checks_refusal_code_past),
    .mark_valid(errors_mark_valid),
    .mark_value_qp(errors_mark_value_qp),
    .mark_value_error_valid(errors_mark_value_error_valid),
    .mark_value_error_psn(errors_mark_value_error_psn),
    .mark_value_error_code(errors_mark_value_error_code)
  );

  assign lookup_valid = packet_valid;
  assign lookup_value_qp = qp;
  assign lookup_value_number = packet_value_rqmsn;
  assign acknowledgement_valid = arrival_stage & checks_checks_kind_acknowledges;
  assign acknowledgement_value_qp = qp_past;
  assign acknowledgement_value_syndrome = packet_value_syndrome_past;
  assign acknowledgement_value_sack = arrival_selective_past;
  assign acknowledgement_value_psn = packet_value_psn_past;
  assign acknowledgement_value_retrans = packet_value_retrans_past;
  assign acknowledgement_value_msn = packet_value_ack_msn_past;
  assign acknowledgement_value_becn = packet_value_becn_past;
  assign acknowledgement_value_start = packet_value_sack_start_past;
  assign acknowledgement_value_length = packet_value_sack_length_past;
  assign acknowledgement_value_bitmap = packet_value_sack_bitmap_past;
  assign acknowledged = checks_checks_admission_acknowledges_past;
  assign rtt_request_valid = arrival_stage_2;
  assign rtt_request_value_qp = qp_past7;
  assign rtt_request_value_source_port = packet_value_source_port_past7;
  assign rtt_request_value_context = packet_value_rtt_context_past7;
  assign rtt_request_value_sent = packet_value_rtt_sent_past7;
  assign rtt_request_value_received = nanoseconds_past;
  assign order_valid = stage_16;
  assign order_value_place = tracker_decided_value_accepted_past;
  assign order_value_offset = packet_value_payload_offset_past11;
  assign order_value_length = packet_value_payload_length_past11;
  assign order_value_address = checks_checks_target_past6;
  assign order_value_qp = past_3;
  assign order_value_region = past_4;
  assign stash_valid = stage_17;
  assign stash_value_qp = tracker_decided_value_arrival_qp_past;
  assign stash_value_msn = packet_value_msn_past11;
  assign stash_value_kind = checks_checks_kind_stash_past10;
  assign stash_value_solicited = packet_value_solicited_past11;
  assign stash_value_argument = packet_value_immediate_past11;
  assign stash_value_length = length_past;
  assign stash_value_request = packet_value_rqmsn_2_0_past11;
  assign drop_nak_valid = stage_18;
  assign drop_nak_value_qp = tracker_decided_value_arrival_qp_past_2;
  assign drop_nak_value_psn = tracker_decided_value_arrival_psn_past;
  assign drop_nak_value_retrans = packet_value_retrans_past11;
  assign row_valid = stage_19;
  assign row_value = row_past;
  assign retired_valid = stage_20;
  assign retired_value_qp = tracker_verdict_value_qp_past;
  assign retired_value_psn = tracker_verdict_value_psn_past;
  assign retired_value_outcome = tracker_verdict_value_outcome_past;
  assign retired_value_progress_expected = tracker_verdict_value_progress_expected_past;
  assign retired_value_progress_messages = tracker_verdict_value_progress_messages_past;
  assign retired_value_progress_message_start = tracker_verdict_value_progress_message_start_past;
  assign retired_value_progress_receives_done = tracker_verdict_value_progress_receives_done_past;
  assign retired_value_error_valid = error_valid_past;
  assign retired_value_error_psn = error_psn_past;
  assign retired_value_error_code = error_code_past;
  assign retired_value_not_ready = not_ready_past;
  assign retired_value_ack_request = packet_value_ack_request_past25;
  assign retired_value_retrans = packet_value_retrans_past25;
  assign retired_value_congested = past15;
  assign retired_value_trimmed = trimmed_past15;
  assign retired_value_placements = placements_past14;
  assign setup_ready = ends;
  assign marks_ready = ~(is_fatal | ends);

  always @* begin
    row_row = checks_checks_admission_row_past4;
    if (checks_checks_admission_numbered_past4) begin
      if (stolen_past4) begin
        row_row = ROW_RX_NOBUF;
      end else if (checks_checks_admission_trimmed_past4) begin
        if (~is_open) begin
          row_row = ROW_RX_TRIM_STALE;
        end
      end else if (checks_checks_admission_in_error_past4) begin
        row_row = ROW_RX_QP_STATE;
        if (tracker_decided_value_fresh & errors_behind_past) begin
          row_row = ROW_RX_AFTER_ERR;
        end
      end else if (tracker_decided_value_duplicate) begin
        row_row = ROW_RX_DUP;
      end else if (~tracker_decided_value_fresh) begin
        row_row = ROW_RX_OOR;
      end else if (errors_behind_past) begin
        row_row = ROW_RX_AFTER_ERR;
      end else begin
        row_row = checks_checks_refusal_row_past;
      end
    end
  end

  always @* begin
    row = row_row_past14;
    if (too_late) begin
      row = ROW_RX_QP_STATE;
    end
    if (not_ready & is_next) begin
      row = ROW_RX_RNR;
    end
  end

  always @(posedge clk) begin
    if (in_reset) begin
      stage <= 1'b0;
      stage_2 <= 1'b0;
      stage_3 <= 1'b0;
      stage_4 <= 1'b0;
      stage_5 <= 1'b0;
      setup_starves <= 1'b0;
      arrival_admitted_stage <= 1'b0;
      arrival_admitted_stage_2 <= 1'b0;
      arrival_admitted_stage_3 <= 1'b0;
      arrival_admitted_stage_4 <= 1'b0;
      arrival_admitted_stage_5 <= 1'b0;
      arrival_admitted_stage_6 <= 1'b0;
      arrival_stage <= 1'b0;
      arrival_stage_2 <= 1'b0;
      stage_6 <= 1'b0;
      stage_7 <= 1'b0;
      stage_8 <= 1'b0;
      stage_9 <= 1'b0;
      stage_10 <= 1'b0;
      stage_11 <= 1'b0;
      stage_12 <= 1'b0;
      stage_13 <= 1'b0;
      stage_14 <= 1'b0;
      stage_15 <= 1'b0;
      placements <= 24'd0;
      stage_16 <= 1'b0;
      stage_17 <= 1'b0;
      stage_18 <= 1'b0;
      is_frame_stage <= 1'b0;
      is_frame_stage_2 <= 1'b0;
      is_frame_stage_3 <= 1'b0;
      is_frame_stage_4 <= 1'b0;
      is_frame_stage_5 <= 1'b0;
      is_frame_stage_6 <= 1'b0;
      is_frame_stage_7 <= 1'b0;
      is_frame_stage_8 <= 1'b0;
      is_frame_stage_9 <= 1'b0;
      is_frame_stage_10 <= 1'b0;
      retires_stage <= 1'b0;
      retires_stage_2 <= 1'b0;
      retires_stage_3 <= 1'b0;
      retires_stage_4 <= 1'b0;
      retires_stage_5 <= 1'b0;
      retires_stage_6 <= 1'b0;
      retires_stage_7 <= 1'b0;
      retires_stage_8 <= 1'b0;
      retires_stage_9 <= 1'b0;
      retires_stage_10 <= 1'b0;
      retires_stage_11 <= 1'b0;
      retires_stage_12 <= 1'b0;
      retires_stage_13 <= 1'b0;
      counts_stage <= 1'b0;
      counts_stage_2 <= 1'b0;
      counts_stage_3 <= 1'b0;
      counts_stage_4 <= 1'b0;
      counts_stage_5 <= 1'b0;
      counts_stage_6 <= 1'b0;
      counts_stage_7 <= 1'b0;
      counts_stage_8 <= 1'b0;
      counts_stage_9 <= 1'b0;
      counts_stage_10 <= 1'b0;
      counts_stage_11 <= 1'b0;
      counts_stage_12 <= 1'b0;
      counts_stage_13 <= 1'b0;
      stage_19 <= 1'b0;
      stage_20 <= 1'b0;
      step <= STEP_IDLE;
      in_vain <= 2'd0;
    end else begin
      stage <= stored_valid;
      stage_2 <= stage;
      stage_3 <= stage_2;
      stage_4 <= stage_3;
      stage_5 <= stage_4;
      arrival_admitted_stage <= packet_valid;
      arrival_admitted_stage_2 <= arrival_admitted_stage;
      arrival_admitted_stage_3 <= arrival_admitted_stage_2;
      arrival_admitted_stage_4 <= arrival_admitted_stage_3;
      arrival_admitted_stage_5 <= arrival_admitted_stage_4;
      arrival_admitted_stage_6 <= arrival_admitted_stage_5;
      arrival_stage <= packet_valid & packet_value_veroce;
      arrival_stage_2 <= arrival_admitted_stage_6 & (checks_checks_admission_row == ROW_RX_RTT_REQUEST);
      stage_6 <= packet_valid;
      stage_7 <= stage_6;
      stage_8 <= stage_7;
      stage_9 <= stage_8;
      stage_10 <= stage_9;
      stage_11 <= stage_10;
      stage_12 <= stage_11;
      stage_13 <= stage_12;
      stage_14 <= stage_13;
      stage_15 <= stage_14;
      if (tracker_decided_value_accepted) begin
        placements <= placements + 24'd1;
      end
      stage_16 <= is_frame;
      stage_17 <= tracker_decided_value_accepted & tracker_decided_value_arrival_ends_message;
      stage_18 <= is_open & due;
      is_frame_stage <= packet_valid;
      is_frame_stage_2 <= is_frame_stage;
      is_frame_stage_3 <= is_frame_stage_2;
      is_frame_stage_4 <= is_frame_stage_3;
      is_frame_stage_5 <= is_frame_stage_4;
      is_frame_stage_6 <= is_frame_stage_5;
      is_frame_stage_7 <= is_frame_stage_6;
      is_frame_stage_8 <= is_frame_stage_7;
      is_frame_stage_9 <= is_frame_stage_8;
      is_frame_stage_10 <= is_frame_stage_9;
      retires_stage <= retires_past;
      retires_stage_2 <= retires_stage;
      retires_stage_3 <= retires_stage_2;
      retires_stage_4 <= retires_stage_3;
      retires_stage_5 <= retires_stage_4;
      retires_stage_6 <= retires_stage_5;
      retires_stage_7 <= retires_stage_6;
      retires_stage_8 <= retires_stage_7;
      retires_stage_9 <= retires_stage_8;
      retires_stage_10 <= retires_stage_9;
      retires_stage_11 <= retires_stage_10;
      retires_stage_12 <= retires_stage_11;
      retires_stage_13 <= retires_stage_12;
      counts_stage <= past_5;
      counts_stage_2 <= counts_stage;
      counts_stage_3 <= counts_stage_2;
      counts_stage_4 <= counts_stage_3;
      counts_stage_5 <= counts_stage_4;
      counts_stage_6 <= counts_stage_5;
      counts_stage_7 <= counts_stage_6;
      counts_stage_8 <= counts_stage_7;
      counts_stage_9 <= counts_stage_8;
      counts_stage_10 <= counts_stage_9;
      counts_stage_11 <= counts_stage_10;
      counts_stage_12 <= counts_stage_11;
      counts_stage_13 <= counts_stage_12;
      stage_19 <= counts_stage_13;
      stage_20 <= retires_stage_13 & ~too_late;
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
      in_vain <= ((step == STEP_ERRORS) & ~is_free) ? (in_vain + 2'd1) : (in_vain & 2'd0);
      setup_starves <= (&in_vain) | wanted;
    end
  end

  always @(posedge clk) begin
    is_stored_1 <= stored_value;
    is_stored_2 <= is_stored_1;
    is_stored_3 <= is_stored_2;
    is_stored_4 <= is_stored_3;
    is_stored_5 <= is_stored_4;
    is_stored_6 <= is_stored_5;
    is_stored_7 <= is_stored_6;
    is_stored_8 <= is_stored_7;
    is_stored_9 <= is_stored_8;
    is_stored_10 <= is_stored_9;
    is_stored_11 <= is_stored_10;
    is_stored_12 <= is_stored_11;
    is_stored <= is_stored_12;
    qp_past <= qp;
    packet_value_syndrome_past <= packet_value_syndrome;
    arrival_selective_past <= arrival_selective;
    packet_value_psn_past <= packet_value_psn;
    packet_value_retrans_past <= packet_value_retrans;
    packet_value_ack_msn_past <= packet_value_ack_msn;
    packet_value_becn_past <= packet_value_becn;
    packet_value_sack_start_past <= packet_value_sack_start;
    packet_value_sack_length_past <= packet_value_sack_length;
    packet_value_sack_bitmap_past <= packet_value_sack_bitmap;
    checks_checks_admission_acknowledges_past <= checks_checks_admission_acknowledges;
    qp_past_2 <= qp;
    qp_past2 <= qp_past_2;
    qp_past3 <= qp_past2;
    qp_past4 <= qp_past3;
    qp_past5 <= qp_past4;
    qp_past6 <= qp_past5;
    packet_value_source_port_past <= packet_value_source_port;
    packet_value_source_port_past2 <= packet_value_source_port_past;
    packet_value_source_port_past3 <= packet_value_source_port_past2;
    packet_value_source_port_past4 <= packet_value_source_port_past3;
    packet_value_source_port_past5 <= packet_value_source_port_past4;
    packet_value_source_port_past6 <= packet_value_source_port_past5;
    packet_value_rtt_context_past <= packet_value_rtt_context;
    packet_value_rtt_context_past2 <= packet_value_rtt_context_past;
    packet_value_rtt_context_past3 <= packet_value_rtt_context_past2;
    packet_value_rtt_context_past4 <= packet_value_rtt_context_past3;
    packet_value_rtt_context_past5 <= packet_value_rtt_context_past4;
    packet_value_rtt_context_past6 <= packet_value_rtt_context_past5;
    packet_value_rtt_sent_past <= packet_value_rtt_sent;
    packet_value_rtt_sent_past2 <= packet_value_rtt_sent_past;
    packet_value_rtt_sent_past3 <= packet_value_rtt_sent_past2;
    packet_value_rtt_sent_past4 <= packet_value_rtt_sent_past3;
    packet_value_rtt_sent_past5 <= packet_value_rtt_sent_past4;
    packet_value_rtt_sent_past6 <= packet_value_rtt_sent_past5;
    qp_past7 <= qp_past6;
    packet_value_source_port_past7 <= packet_value_source_port_past6;
    packet_value_rtt_context_past7 <= packet_value_rtt_context_past6;
    packet_value_rtt_sent_past7 <= packet_value_rtt_sent_past6;
    nanoseconds_past <= nanoseconds;
    qp_past_3 <= qp;
    qp_past2_2 <= qp_past_3;
    qp_past3_2 <= qp_past2_2;
    qp_past4_2 <= qp_past3_2;
    qp_past5_2 <= qp_past4_2;
    qp_past6_2 <= qp_past5_2;
    packet_value_psn_past_2 <= packet_value_psn;
    packet_value_psn_past2 <= packet_value_psn_past_2;
    packet_value_psn_past3 <= packet_value_psn_past2;
    packet_value_psn_past4 <= packet_value_psn_past3;
    packet_value_psn_past5 <= packet_value_psn_past4;
    packet_value_psn_past6 <= packet_value_psn_past5;
    checks_checks_kind_ends_past <= checks_checks_kind_ends;
    checks_checks_kind_ends_past2 <= checks_checks_kind_ends_past;
    checks_checks_kind_ends_past3 <= checks_checks_kind_ends_past2;
    checks_checks_kind_ends_past4 <= checks_checks_kind_ends_past3;
    checks_checks_kind_ends_past5 <= checks_checks_kind_ends_past4;
    past <= checks_checks_kind_ends & checks_checks_kind_receives;
    past2 <= past;
    past3 <= past2;
    past4 <= past3;
    past5 <= past4;
    whole_1 <= ~(checks_checks_admission_trimmed | checks_checks_admission_in_error);
    whole_2 <= whole_1;
    whole <= whole_2;
    checks_checks_admission_row_past <= checks_checks_admission_row;
    checks_checks_admission_acknowledges_past_2 <= checks_checks_admission_acknowledges;
    checks_checks_admission_numbered_past <= checks_checks_admission_numbered;
    checks_checks_admission_trimmed_past <= checks_checks_admission_trimmed;
    checks_checks_admission_in_error_past <= checks_checks_admission_in_error;
    checks_checks_admission_row_past2 <= checks_checks_admission_row_past;
    checks_checks_admission_acknowledges_past2 <= checks_checks_admission_acknowledges_past_2;
    checks_checks_admission_numbered_past2 <= checks_checks_admission_numbered_past;
    checks_checks_admission_trimmed_past2 <= checks_checks_admission_trimmed_past;
    checks_checks_admission_in_error_past2 <= checks_checks_admission_in_error_past;
    checks_checks_admission_row_past3 <= checks_checks_admission_row_past2;
    checks_checks_admission_acknowledges_past3 <= checks_checks_admission_acknowledges_past2;
    checks_checks_admission_numbered_past3 <= checks_checks_admission_numbered_past2;
    checks_checks_admission_trimmed_past3 <= checks_checks_admission_trimmed_past2;
    checks_checks_admission_in_error_past3 <= checks_checks_admission_in_error_past2;
    checks_checks_admission_row_past4 <= checks_checks_admission_row_past3;
    checks_checks_admission_acknowledges_past4 <= checks_checks_admission_acknowledges_past3;
    checks_checks_admission_numbered_past4 <= checks_checks_admission_numbered_past3;
    checks_checks_admission_trimmed_past4 <= checks_checks_admission_trimmed_past3;
    checks_checks_admission_in_error_past4 <= checks_checks_admission_in_error_past3;
    checks_checks_refusal_row_past <= checks_checks_refusal_row;
    checks_checks_refusal_code_past <= checks_checks_refusal_code;
    checks_checks_refusal_nak_past <= checks_checks_refusal_nak;
    errors_behind_past <= errors_behind;
    errors_error_valid_past <= errors_error_valid;
    errors_error_psn_past <= errors_error_psn;
    errors_error_code_past <= errors_error_code;
    is_stored_past <= is_stored;
    is_stored_past2 <= is_stored_past;
    busy_past <= busy;
    busy_past2 <= busy_past;
    stolen_past <= stolen;
    stolen_past2 <= stolen_past;
    stolen_past3 <= stolen_past2;
    stolen_past4 <= stolen_past3;
    past_2 <= whole & (|checks_checks_refusal_code);
    qp_1 <= packet_value_dest_qp[3:0];
    qp_2 <= qp_1;
    qp_3 <= qp_2;
    qp_4 <= qp_3;
    qp_5 <= qp_4;
    qp_6 <= qp_5;
    qp_7 <= qp_6;
    qp_8 <= qp_7;
    qp_9 <= qp_8;
    qp_10 <= qp_9;
    packet_value_payload_offset_past <= packet_value_payload_offset;
    packet_value_payload_offset_past2 <= packet_value_payload_offset_past;
    packet_value_payload_offset_past3 <= packet_value_payload_offset_past2;
    packet_value_payload_offset_past4 <= packet_value_payload_offset_past3;
    packet_value_payload_offset_past5 <= packet_value_payload_offset_past4;
    packet_value_payload_offset_past6 <= packet_value_payload_offset_past5;
    packet_value_payload_offset_past7 <= packet_value_payload_offset_past6;
    packet_value_payload_offset_past8 <= packet_value_payload_offset_past7;
    packet_value_payload_offset_past9 <= packet_value_payload_offset_past8;
    packet_value_payload_offset_past10 <= packet_value_payload_offset_past9;
    packet_value_payload_length_past <= packet_value_payload_length;
    packet_value_payload_length_past2 <= packet_value_payload_length_past;
    packet_value_payload_length_past3 <= packet_value_payload_length_past2;
    packet_value_payload_length_past4 <= packet_value_payload_length_past3;
    packet_value_payload_length_past5 <= packet_value_payload_length_past4;
    packet_value_payload_length_past6 <= packet_value_payload_length_past5;
    packet_value_payload_length_past7 <= packet_value_payload_length_past6;
    packet_value_payload_length_past8 <= packet_value_payload_length_past7;
    packet_value_payload_length_past9 <= packet_value_payload_length_past8;
    packet_value_payload_length_past10 <= packet_value_payload_length_past9;
    checks_checks_target_past <= checks_checks_target;
    checks_checks_target_past2 <= checks_checks_target_past;
    checks_checks_target_past3 <= checks_checks_target_past2;
    checks_checks_target_past4 <= checks_checks_target_past3;
    checks_checks_target_past5 <= checks_checks_target_past4;
    checks_checks_region_index_past <= checks_checks_region_index;
    checks_checks_region_index_past2 <= checks_checks_region_index_past;
    checks_checks_region_index_past3 <= checks_checks_region_index_past2;
    checks_checks_region_index_past4 <= checks_checks_region_index_past3;
    checks_checks_region_index_past5 <= checks_checks_region_index_past4;
    tracker_decided_value_accepted_past <= tracker_decided_value_accepted;
    packet_value_payload_offset_past11 <= packet_value_payload_offset_past10;
    packet_value_payload_length_past11 <= packet_value_payload_length_past10;
    checks_checks_target_past6 <= checks_checks_target_past5;
    past_3 <= {10'd0, qp_10};
    past_4 <= {10'd0, checks_checks_region_index_past5};
    length_1 <= checks_checks_up_to[31:0];
    length_2 <= length_1;
    length_3 <= length_2;
    length_4 <= length_3;
    length_5 <= length_4;
    length <= length_5;
    packet_value_msn_past <= packet_value_msn;
    packet_value_msn_past2 <= packet_value_msn_past;
    packet_value_msn_past3 <= packet_value_msn_past2;
    packet_value_msn_past4 <= packet_value_msn_past3;
    packet_value_msn_past5 <= packet_value_msn_past4;
    packet_value_msn_past6 <= packet_value_msn_past5;
    packet_value_msn_past7 <= packet_value_msn_past6;
    packet_value_msn_past8 <= packet_value_msn_past7;
    packet_value_msn_past9 <= packet_value_msn_past8;
    packet_value_msn_past10 <= packet_value_msn_past9;
    checks_checks_kind_stash_past <= checks_checks_kind_stash;
    checks_checks_kind_stash_past2 <= checks_checks_kind_stash_past;
    checks_checks_kind_stash_past3 <= checks_checks_kind_stash_past2;
    checks_checks_kind_stash_past4 <= checks_checks_kind_stash_past3;
    checks_checks_kind_stash_past5 <= checks_checks_kind_stash_past4;
    checks_checks_kind_stash_past6 <= checks_checks_kind_stash_past5;
    checks_checks_kind_stash_past7 <= checks_checks_kind_stash_past6;
    checks_checks_kind_stash_past8 <= checks_checks_kind_stash_past7;
    checks_checks_kind_stash_past9 <= checks_checks_kind_stash_past8;
    packet_value_solicited_past <= packet_value_solicited;
    packet_value_solicited_past2 <= packet_value_solicited_past;
    packet_value_solicited_past3 <= packet_value_solicited_past2;
    packet_value_solicited_past4 <= packet_value_solicited_past3;
    packet_value_solicited_past5 <= packet_value_solicited_past4;
    packet_value_solicited_past6 <= packet_value_solicited_past5;
    packet_value_solicited_past7 <= packet_value_solicited_past6;
    packet_value_solicited_past8 <= packet_value_solicited_past7;
    packet_value_solicited_past9 <= packet_value_solicited_past8;
    packet_value_solicited_past10 <= packet_value_solicited_past9;
    packet_value_immediate_past <= packet_value_immediate;
    packet_value_immediate_past2 <= packet_value_immediate_past;
    packet_value_immediate_past3 <= packet_value_immediate_past2;
    packet_value_immediate_past4 <= packet_value_immediate_past3;
    packet_value_immediate_past5 <= packet_value_immediate_past4;
    packet_value_immediate_past6 <= packet_value_immediate_past5;
    packet_value_immediate_past7 <= packet_value_immediate_past6;
    packet_value_immediate_past8 <= packet_value_immediate_past7;
    packet_value_immediate_past9 <= packet_value_immediate_past8;
    packet_value_immediate_past10 <= packet_value_immediate_past9;
    packet_value_rqmsn_2_0_past <= packet_value_rqmsn[2:0];
    packet_value_rqmsn_2_0_past2 <= packet_value_rqmsn_2_0_past;
    packet_value_rqmsn_2_0_past3 <= packet_value_rqmsn_2_0_past2;
    packet_value_rqmsn_2_0_past4 <= packet_value_rqmsn_2_0_past3;
    packet_value_rqmsn_2_0_past5 <= packet_value_rqmsn_2_0_past4;
    packet_value_rqmsn_2_0_past6 <= packet_value_rqmsn_2_0_past5;
    packet_value_rqmsn_2_0_past7 <= packet_value_rqmsn_2_0_past6;
    packet_value_rqmsn_2_0_past8 <= packet_value_rqmsn_2_0_past7;
    packet_value_rqmsn_2_0_past9 <= packet_value_rqmsn_2_0_past8;
    packet_value_rqmsn_2_0_past10 <= packet_value_rqmsn_2_0_past9;
    tracker_decided_value_arrival_qp_past <= tracker_decided_value_arrival_qp;
    packet_value_msn_past11 <= packet_value_msn_past10;
    checks_checks_kind_stash_past10 <= checks_checks_kind_stash_past9;
    packet_value_solicited_past11 <= packet_value_solicited_past10;
    packet_value_immediate_past11 <= packet_value_immediate_past10;
    length_past <= length;
    packet_value_rqmsn_2_0_past11 <= packet_value_rqmsn_2_0_past10;
    packet_value_retrans_past_2 <= packet_value_retrans;
    packet_value_retrans_past2 <= packet_value_retrans_past_2;
    packet_value_retrans_past3 <= packet_value_retrans_past2;
    packet_value_retrans_past4 <= packet_value_retrans_past3;
    packet_value_retrans_past5 <= packet_value_retrans_past4;
    packet_value_retrans_past6 <= packet_value_retrans_past5;
    packet_value_retrans_past7 <= packet_value_retrans_past6;
    packet_value_retrans_past8 <= packet_value_retrans_past7;
    packet_value_retrans_past9 <= packet_value_retrans_past8;
    packet_value_retrans_past10 <= packet_value_retrans_past9;
    tracker_decided_value_arrival_qp_past_2 <= tracker_decided_value_arrival_qp;
    tracker_decided_value_arrival_psn_past <= tracker_decided_value_arrival_psn;
    packet_value_retrans_past11 <= packet_value_retrans_past10;
    packet_value_ack_request_past <= packet_value_ack_request;
    packet_value_ack_request_past2 <= packet_value_ack_request_past;
    packet_value_ack_request_past3 <= packet_value_ack_request_past2;
    packet_value_ack_request_past4 <= packet_value_ack_request_past3;
    packet_value_ack_request_past5 <= packet_value_ack_request_past4;
    packet_value_ack_request_past6 <= packet_value_ack_request_past5;
    packet_value_ack_request_past7 <= packet_value_ack_request_past6;
    packet_value_ack_request_past8 <= packet_value_ack_request_past7;
    packet_value_ack_request_past9 <= packet_value_ack_request_past8;
    packet_value_ack_request_past10 <= packet_value_ack_request_past9;
    packet_value_retrans_past_3 <= packet_value_retrans;
    packet_value_retrans_past2_2 <= packet_value_retrans_past_3;
    packet_value_retrans_past3_2 <= packet_value_retrans_past2_2;
    packet_value_retrans_past4_2 <= packet_value_retrans_past3_2;
    packet_value_retrans_past5_2 <= packet_value_retrans_past4_2;
    packet_value_retrans_past6_2 <= packet_value_retrans_past5_2;
    packet_value_retrans_past7_2 <= packet_value_retrans_past6_2;
    packet_value_retrans_past8_2 <= packet_value_retrans_past7_2;
    packet_value_retrans_past9_2 <= packet_value_retrans_past8_2;
    packet_value_retrans_past10_2 <= packet_value_retrans_past9_2;
    packet_value_congested_past <= packet_value_congested;
    packet_value_congested_past2 <= packet_value_congested_past;
    packet_value_congested_past3 <= packet_value_congested_past2;
    packet_value_congested_past4 <= packet_value_congested_past3;
    packet_value_congested_past5 <= packet_value_congested_past4;
    packet_value_congested_past6 <= packet_value_congested_past5;
    packet_value_congested_past7 <= packet_value_congested_past6;
    packet_value_congested_past8 <= packet_value_congested_past7;
    packet_value_congested_past9 <= packet_value_congested_past8;
    packet_value_congested_past10 <= packet_value_congested_past9;
    retires_past <= retires;
    row_row_past <= row_row;
    past_5 <= is_frame_stage_10 & ~checks_checks_admission_acknowledges_past4;
    past_6 <= is_fatal ? is_fatal : errors_error_valid_past;
    past_7 <= is_fatal ? tracker_decided_value_arrival_psn : errors_error_psn_past;
    past_8 <= is_fatal ? checks_checks_refusal_code_past : errors_error_code_past;
    past_9 <= row_row == ROW_RX_NO_RQE;
    again_past <= again;
    packet_value_ack_request_past11 <= packet_value_ack_request_past10;
    packet_value_retrans_past11_2 <= packet_value_retrans_past10_2;
    past_10 <= packet_value_congested_past10 & ~checks_checks_admission_trimmed_past4;
    trimmed_past <= trimmed;
    error_valid_1 <= past_6;
    error_psn_1 <= past_7;
    error_code_1 <= past_8;
    error_valid_2 <= error_valid_1;
    error_psn_2 <= error_psn_1;
    error_code_2 <= error_code_1;
    error_valid_3 <= error_valid_2;
    error_psn_3 <= error_psn_2;
    error_code_3 <= error_code_2;
    error_valid_4 <= error_valid_3;
    error_psn_4 <= error_psn_3;
    error_code_4 <= error_code_3;
    error_valid_5 <= error_valid_4;
    error_psn_5 <= error_psn_4;
    error_code_5 <= error_code_4;
    error_valid_6 <= error_valid_5;
    error_psn_6 <= error_psn_5;
    error_code_6 <= error_code_5;
    error_valid_7 <= error_valid_6;
    error_psn_7 <= error_psn_6;
    error_code_7 <= error_code_6;
    error_valid_8 <= error_valid_7;
    error_psn_8 <= error_psn_7;
    error_code_8 <= error_code_7;
    error_valid_9 <= error_valid_8;
    error_psn_9 <= error_psn_8;
    error_code_9 <= error_code_8;
    error_valid_10 <= error_valid_9;
    error_psn_10 <= error_psn_9;
    error_code_10 <= error_code_9;
    error_valid_11 <= error_valid_10;
    error_psn_11 <= error_psn_10;
    error_code_11 <= error_code_10;
    error_valid_12 <= error_valid_11;
    error_psn_12 <= error_psn_11;
    error_code_12 <= error_code_11;
    error_valid <= error_valid_12;
    error_psn <= error_psn_12;
    error_code <= error_code_12;
    not_ready_1 <= past_9;
    not_ready_2 <= not_ready_1;
    not_ready_3 <= not_ready_2;
    not_ready_4 <= not_ready_3;
    not_ready_5 <= not_ready_4;
    not_ready_6 <= not_ready_5;
    not_ready_7 <= not_ready_6;
    not_ready_8 <= not_ready_7;
    not_ready_9 <= not_ready_8;
    not_ready_10 <= not_ready_9;
    not_ready_11 <= not_ready_10;
    not_ready_12 <= not_ready_11;
    not_ready <= not_ready_12;
    row_row_past2 <= row_row_past;
    row_row_past3 <= row_row_past2;
    row_row_past4 <= row_row_past3;
    row_row_past5 <= row_row_past4;
    row_row_past6 <= row_row_past5;
    row_row_past7 <= row_row_past6;
    row_row_past8 <= row_row_past7;
    row_row_past9 <= row_row_past8;
    row_row_past10 <= row_row_past9;
    row_row_past11 <= row_row_past10;
    row_row_past12 <= row_row_past11;
    row_row_past13 <= row_row_past12;
    row_row_past14 <= row_row_past13;
    again_past2 <= again_past;
    again_past3 <= again_past2;
    again_past4 <= again_past3;
    again_past5 <= again_past4;
    again_past6 <= again_past5;
    again_past7 <= again_past6;
    again_past8 <= again_past7;
    again_past9 <= again_past8;
    again_past10 <= again_past9;
    again_past11 <= again_past10;
    again_past12 <= again_past11;
    again_past13 <= again_past12;
    again_past14 <= again_past13;
    row_past <= row;
    packet_value_ack_request_past12 <= packet_value_ack_request_past11;
    packet_value_ack_request_past13 <= packet_value_ack_request_past12;
    packet_value_ack_request_past14 <= packet_value_ack_request_past13;
    packet_value_ack_request_past15 <= packet_value_ack_request_past14;
    packet_value_ack_request_past16 <= packet_value_ack_request_past15;
    packet_value_ack_request_past17 <= packet_value_ack_request_past16;
    packet_value_ack_request_past18 <= packet_value_ack_request_past17;
    packet_value_ack_request_past19 <= packet_value_ack_request_past18;
    packet_value_ack_request_past20 <= packet_value_ack_request_past19;
    packet_value_ack_request_past21 <= packet_value_ack_request_past20;
    packet_value_ack_request_past22 <= packet_value_ack_request_past21;
    packet_value_ack_request_past23 <= packet_value_ack_request_past22;
    packet_value_ack_request_past24 <= packet_value_ack_request_past23;
    packet_value_retrans_past12 <= packet_value_retrans_past11_2;
    packet_value_retrans_past13 <= packet_value_retrans_past12;
    packet_value_retrans_past14 <= packet_value_retrans_past13;
    packet_value_retrans_past15 <= packet_value_retrans_past14;
    packet_value_retrans_past16 <= packet_value_retrans_past15;
    packet_value_retrans_past17 <= packet_value_retrans_past16;
    packet_value_retrans_past18 <= packet_value_retrans_past17;
    packet_value_retrans_past19 <= packet_value_retrans_past18;
    packet_value_retrans_past20 <= packet_value_retrans_past19;
    packet_value_retrans_past21 <= packet_value_retrans_past20;
    packet_value_retrans_past22 <= packet_value_retrans_past21;
    packet_value_retrans_past23 <= packet_value_retrans_past22;
    packet_value_retrans_past24 <= packet_value_retrans_past23;
    past2_2 <= past_10;
    past3_2 <= past2_2;
    past4_2 <= past3_2;
    past5_2 <= past4_2;
    past6 <= past5_2;
    past7 <= past6;
    past8 <= past7;
    past9 <= past8;
    past10 <= past9;
    past11 <= past10;
    past12 <= past11;
    past13 <= past12;
    past14 <= past13;
    trimmed_past2 <= trimmed_past;
    trimmed_past3 <= trimmed_past2;
    trimmed_past4 <= trimmed_past3;
    trimmed_past5 <= trimmed_past4;
    trimmed_past6 <= trimmed_past5;
    trimmed_past7 <= trimmed_past6;
    trimmed_past8 <= trimmed_past7;
    trimmed_past9 <= trimmed_past8;
    trimmed_past10 <= trimmed_past9;
    trimmed_past11 <= trimmed_past10;
    trimmed_past12 <= trimmed_past11;
    trimmed_past13 <= trimmed_past12;
    trimmed_past14 <= trimmed_past13;
    placements_past <= placements;
    placements_past2 <= placements_past;
    placements_past3 <= placements_past2;
    placements_past4 <= placements_past3;
    placements_past5 <= placements_past4;
    placements_past6 <= placements_past5;
    placements_past7 <= placements_past6;
    placements_past8 <= placements_past7;
    placements_past9 <= placements_past8;
    placements_past10 <= placements_past9;
    placements_past11 <= placements_past10;
    placements_past12 <= placements_past11;
    placements_past13 <= placements_past12;
    tracker_verdict_value_qp_past <= tracker_verdict_value_qp;
    tracker_verdict_value_psn_past <= tracker_verdict_value_psn;
    tracker_verdict_value_outcome_past <= tracker_verdict_value_outcome;
    tracker_verdict_value_progress_expected_past <= tracker_verdict_value_progress_expected;
    tracker_verdict_value_progress_messages_past <= tracker_verdict_value_progress_messages;
    tracker_verdict_value_progress_message_start_past <= tracker_verdict_value_progress_message_start;
    tracker_verdict_value_progress_receives_done_past <= tracker_verdict_value_progress_receives_done;
    error_valid_past <= error_valid;
    error_psn_past <= error_psn;
    error_code_past <= error_code;
    not_ready_past <= not_ready;
    packet_value_ack_request_past25 <= packet_value_ack_request_past24;
    packet_value_retrans_past25 <= packet_value_retrans_past24;
    past15 <= past14;
    trimmed_past15 <= trimmed_past14;
    placements_past14 <= placements_past13;
    in_reset <= rst;
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
                          settings_events_time, stage_5, checks_checks_up_to[35:32]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) the_packet_buffer_has_spoken_of_every_packet: assert (stage_5 ==
                                                                                             packet_valid);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(stage_5 == packet_valid)) begin
    $display("ReceiveCore.java: HDL801: claim 'the packet buffer has spoken of every packet' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
