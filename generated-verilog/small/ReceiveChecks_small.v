`default_nettype none

// ReceiveChecks_small: look-ups and checks of each packet, independent of the packets before it.  Generated
// from ReceiveChecks.java.
// timeline packet: 9 cycles, 143 registers (955 bits), of these 123 (838 bits) only wait
module ReceiveChecks_small (
  input  wire         clk,
  input  wire         rst,
  input  wire [7:0]   packet_opcode,  // cycle 0
  input  wire [23:0]  packet_dest_qp,  // cycle 0
  input  wire [23:0]  packet_psn,  // cycle 0
  input  wire [15:0]  packet_pkey,  // cycle 0: P_Key
  input  wire [15:0]  packet_source_port,  // cycle 0
  input  wire         packet_ipv6,  // cycle 0
  input  wire [11:0]  packet_vlan,  // cycle 0: VLAN identifier; 0 without a tag
  input  wire [127:0] packet_source,  // cycle 0: source IP address; IPv4 in the low 32 bits
  input  wire [7:0]   packet_own,  // cycle 0: bit i: it goes to our address i
  input  wire         packet_veroce,  // cycle 0: destination port 4794
  input  wire [23:0]  packet_msn,  // cycle 0: of MSNETH
  input  wire [23:0]  packet_rqmsn,  // cycle 0
  input  wire [23:0]  packet_po,  // cycle 0: 0 on First and Only
  input  wire [63:0]  packet_address,  // cycle 0: of RETH or AtomicETH
  input  wire [31:0]  packet_key,  // cycle 0: of RETH or AtomicETH
  input  wire [31:0]  packet_dma_length,  // cycle 0: of RETH
  input  wire [31:0]  packet_immediate,  // cycle 0
  input  wire [7:0]   packet_syndrome,  // cycle 0: of AETH
  input  wire [23:0]  packet_ack_msn,  // cycle 0: of AETH
  input  wire [12:0]  packet_payload_length,  // cycle 0: bytes without pad
  input  wire [5:0]   frame_row,  // cycle 4: of the frame alone
  input  wire         wqe_rung,  // cycle 3: the host has posted it
  input  wire         wqe_on_chip,  // cycle 3: it has been fetched
  input  wire [63:0]  wqe_address,  // cycle 3: buffer
  input  wire [31:0]  wqe_length,  // cycle 3: bytes of the buffer
  input  wire [31:0]  wqe_key,  // cycle 3: local key
  input  wire         wqe_bad,  // cycle 3: it could not be read: there is no buffer
  // lookup: asks for the request of a response, with the packet
  output wire [3:0]   lookup_qp,  // cycle 0: queue pair, local number
  output wire [2:0]   lookup_slot,  // cycle 0: its index modulo the WQEs that are kept
  output wire         asking,  // cycle 0: it is a response
  // request: what a response answers
  input  wire [63:0]  request_local_address,  // cycle 3
  input  wire [31:0]  request_local_key,  // cycle 3
  input  wire [31:0]  request_length,  // cycle 3: bytes of the message
  input  wire [2:0]   reserved,  // cycle 7: context that a Read or an atomic has reserved
  input  wire         full,  // cycle 7: it wants one, and none is free
  input  wire         room,  // cycle 8: the frame is in the packet buffer and there is room for what follows
  input  wire         trim_local,  // steady: rel_trim_local
  input  wire [15:0]  source_port_base,  // steady: wire_sport_base
  input  wire         context_valid,
  input  wire [3:0]   context_value_qp,
  input  wire         context_value_context_known,  // the peer has been told; else no frame is of it
  input  wire [3:0]   context_value_context_address_handle,  // address handle of the peer
  input  wire [15:0]  context_value_context_pkey,  // P_Key
  input  wire [15:0]  context_value_context_pd,  // protection domain
  input  wire [2:0]   context_value_context_mtu_code,  // PMTU = 256 << code
  input  wire [1:0]   context_value_context_profile,  // profile of the wire: 1 to 3
  input  wire         context_value_context_remote_write,  // the peer may write
  input  wire         context_value_context_remote_read,  // the peer may read
  input  wire         context_value_context_remote_atomic,  // the peer may order atomics
  input  wire [5:0]   context_value_context_reads_accepted,  // Reads and atomics of the peer that are kept, 0 to R
  input  wire [5:0]   context_value_context_reads_outstanding,  // most Reads and atomics outstanding; 0: none may be ordered
  input  wire [7:0]   context_value_context_message_limit,  // K - 1
  input  wire [3:0]   context_value_context_last_path,  // paths in use less one
  input  wire         state_valid,
  input  wire [3:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  input  wire         address_valid,
  input  wire [3:0]   address_value_index,
  input  wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  input  wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  input  wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  input  wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  input  wire [2:0]   address_value_handle_gid,  // which of our addresses it knows us by; of the same version of IP
  input  wire         mr_valid,
  input  wire [5:0]   mr_value_index,  // key / 256
  input  wire         mr_value_mr_valid,  // may be used
  input  wire [7:0]   mr_value_mr_tag,  // low byte of the key: its generation
  input  wire [15:0]  mr_value_mr_pd,  // protection domain
  input  wire         mr_value_mr_local_write,  // receive buffers may lie here
  input  wire         mr_value_mr_remote_write,  // the peer may write
  input  wire         mr_value_mr_remote_read,  // the peer may read
  input  wire         mr_value_mr_remote_atomic,  // the peer may order atomics
  input  wire         mr_value_mr_remote_invalidate,  // the peer may withdraw the key
  input  wire [63:0]  mr_value_mr_base,  // first byte
  input  wire [31:0]  mr_value_mr_length,  // bytes, 1 to 2^32 - 1
  input  wire         mr_value_mr_pages_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   mr_value_mr_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // progress: of requests
  input  wire         progress_valid,
  input  wire [3:0]   progress_value_flow,
  input  wire [23:0]  progress_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0]  progress_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0]  progress_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0]  progress_value_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  // pending: a Read or an atomic goes out for the first time
  input  wire         pending_valid,
  input  wire [3:0]   pending_value_qp,  // queue pair, local number
  input  wire [1:0]   pending_value_slot,  // response MSN of its response, modulo R
  input  wire [3:0]   pending_value_lap,  // how often all slots have been used before, modulo 16: response MSN / R
  input  wire         pending_value_atomic,  // an atomic, else a Read
  input  wire [23:0]  pending_value_request,  // MSN of the request
  input  wire [23:0]  pending_value_response_psn,  // PSN of the first packet of its response
  // setup: a new life of a queue pair: no response is awaited; done when it is taken
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [3:0]   setup_payload,
  output reg          kind_acknowledging,  // cycle 1: ACK, NAK or SACK
  output reg          kind_selective,  // cycle 1: SACK
  output reg          kind_of_responses,  // cycle 1: acknowledges responses; or is a response
  output reg          kind_stray,  // cycle 1: RTT Response, which belongs to nothing unless the NIC sends probes
  output reg          kind_slow,  // cycle 1: Slow-Packet signal
  output reg          kind_cnp,  // cycle 1: congestion notification
  output reg          kind_rtt_request,  // cycle 1: RTT Request
  output reg          kind_request,  // cycle 1: consumes a PSN of the SQ space
  output reg          kind_response,  // cycle 1: Read Response or Atomic Acknowledge: consumes a PSN of the RSP space
  output reg          kind_atomic_response,  // cycle 1: Atomic Acknowledge
  output reg          kind_send,  // cycle 1
  output reg          kind_write,  // cycle 1
  output reg          kind_read,  // cycle 1: Read Request
  output reg          kind_atomic,  // cycle 1: orders an atomic
  output reg          kind_receives,  // cycle 1: names a receive WQE
  output reg          kind_invalidates,  // cycle 1: withdraws an MR
  output reg          kind_full,  // cycle 1: First or Middle: exactly one PMTU
  output reg          kind_later,  // cycle 1: Middle or Last
  output reg          kind_ending,  // cycle 1: ends a message of its space
  output reg  [2:0]   kind_stash,  // cycle 1: kind of the entry in the stash
  output reg          kind_needs_p2,  // cycle 1: needs profile P2
  output reg          kind_needs_p3,  // cycle 1: needs profile P3
  output wire [35:0]  up_to,  // cycle 4: bytes of the message up to the packet's last
  output wire [63:0]  target,  // cycle 5: where the payload goes in host memory
  output wire [5:0]   mr_index,  // cycle 5: and into which MR
  // pages: of that MR
  output wire         pages_listed,  // cycle 5: by a list; else the region's addresses are those of the bus
  output wire [4:0]   pages_shift,  // cycle 5: bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  output wire [15:0]  answered,  // cycle 4: index of the request that a response answers
  output wire [5:0]   admission_row,  // cycle 6: final unless the frame goes on; of a trimmed packet that goes on RX_TRIM_NAK or RX_TRIM_PAYLOAD
  output wire         admission_acknowledging,  // cycle 6: goes to the send window
  output wire         admission_numbered,  // cycle 6: goes to the tracker
  output wire         admission_trimmed,  // cycle 6: its payload was cut, or counts as cut
  output wire         admission_in_error,  // cycle 6: the queue pair is in error: only a repeated NAK can come of it
  output reg  [5:0]   refusal_row,  // cycle 9: RX_OK: it may be taken; RX_NO_RQE stands for both rows 40
  output reg  [2:0]   refusal_code,  // cycle 9: as in FatalError: nothing at or behind the packet may be taken; 0 = not fatal
  output reg          refusal_nak,  // cycle 9: a Packet Drop NAK is due; but for RX_IRD none for a copy behind the next expected packet
  output reg          refusal_failing,  // cycle 9: a response that does not fit its request: the queue pair fails
  output reg          refusal_ours  // cycle 9: it is the request's own buffer that does not allow it
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
  localparam [5:0] ROW_RX_IRD        = 6'd47;
  localparam [5:0] ROW_RX_BAD_RSP    = 6'd48;
  localparam [5:0] ROW_RX_OK         = 6'd49;

  reg  [5:0]  row;
  reg  [2:0]  code;
  reg         nak;
  reg         failing;
  reg         ours;
  // ---- timeline packet, cycle 1
  reg  [31:0] packet_dma_length_c1;
  reg         packet_payload_length_any_c1;
  reg         packet_address_2_0_eq_c1;
  reg  [63:0] packet_address_c1;
  reg  [3:0]  packet_dest_qp_3_0_c1;
  reg  [63:0] packet_key_c1_c2;
  reg  [71:0] packet_msn_c1_c3;
  reg  [71:0] packet_po_c1_c3;
  reg  [71:0] packet_psn_c1_c3;
  reg  [71:0] packet_rqmsn_c1_c3;
  // ---- timeline packet, cycle 2
  reg         kind_write_c2;
  reg         kind_send_c2;
  reg         kind_read_c2;
  reg         kind_atomic_c2;
  reg         access_is_local_not_c2;
  reg  [63:0] packet_address_c2;
  reg         is_aligned_c2;
  reg         kind_response_c2;
  reg  [2:0]  kind_invalidates_c2_c4;
  reg         kind_receives_c2;
  reg  [3:0]  packet_dest_qp_3_0_c2;
  reg  [31:0] access_dma_length_c2;
  reg         access_is_local_c2;
  reg         access_payload_c2;
  reg  [4:0]  is_kept_c2_c6;
  // ---- timeline packet, cycle 3
  reg         kind_response_c3;
  reg         kind_receives_c3;
  reg         kind_atomic_c3;
  reg         kind_read_c3;
  reg  [1:0]  kind_send_c3_c4;
  (* shreg_extract = "no" *)
  reg  [31:0] packet_key_c3;
  reg  [31:0] access_dma_length_c3;
  reg         access_is_local_c3;
  reg         access_payload_c3;
  reg  [63:0] access_address_c3;
  reg  [23:0] admissions_held_accepted_c3_c6;
  reg  [7:0]  admissions_held_message_limit_c3;
  reg  [15:0] admissions_held_pd_c3;
  reg  [4:0]  trimming_c3_c7;
  reg  [4:0]  unable_c3_c7;
  // ---- timeline packet, cycle 4
  reg  [3:0]  kind_response_c4_c7;
  reg         kind_receives_c4;
  (* shreg_extract = "no" *)
  reg  [23:0] packet_msn_c4;
  (* shreg_extract = "no" *)
  reg  [23:0] packet_po_c4;
  (* shreg_extract = "no" *)
  reg  [23:0] packet_psn_c4;
  (* shreg_extract = "no" *)
  reg  [23:0] packet_rqmsn_c4;
  reg  [7:0]  admissions_held_message_limit_c4;
  reg  [3:0]  kind_receives_and_c4_c7;
  reg  [3:0]  kind_receives_and_c4_c7_2;
  // ---- timeline packet, cycle 5
  (* shreg_extract = "no" *)
  reg         kind_invalidates_c5;
  (* shreg_extract = "no" *)
  reg         kind_send_c5;
  reg  [2:0]  pending_awaited_not_c5_c7;
  reg         pending_fitting_c5;
  // ---- timeline packet, cycle 6
  reg         pending_fitting_c6;
  reg  [1:0]  kind_send_c6_c7;
  reg  [1:0]  kind_invalidates_and_c6_c7;
  reg  [1:0]  kind_send_and_c6_c7;
  // ---- timeline packet, cycle 7
  (* shreg_extract = "no" *)
  reg  [5:0]  admissions_held_accepted_c7;
  (* shreg_extract = "no" *)
  reg         is_kept_c7;
  reg         is_unfit_c7;
  reg         is_unfit_not_c7;
  reg         lengths_bad_length_c7;
  // ---- timeline packet, cycle 8
  reg         lengths_bad_length_c8;
  (* shreg_extract = "no" *)
  reg         kind_send_c8;
  (* shreg_extract = "no" *)
  reg         kind_invalidates_and_c8;
  (* shreg_extract = "no" *)
  reg         kind_response_c8;
  (* shreg_extract = "no" *)
  reg         pending_awaited_not_c8;
  (* shreg_extract = "no" *)
  reg         trimming_c8;
  reg         is_unfit_c8;
  (* shreg_extract = "no" *)
  reg         unable_c8;
  (* shreg_extract = "no" *)
  reg         kind_receives_and_c8;
  (* shreg_extract = "no" *)
  reg         kind_receives_and_c8_2;
  (* shreg_extract = "no" *)
  reg         kind_send_and_c8;
  reg         is_unfit_not_c8;
  reg         is_full_c8;
  wire        decoder_kind_acknowledging;
  wire        decoder_kind_selective;
  wire        decoder_kind_of_responses;
  wire        decoder_kind_stray;
  wire        decoder_kind_slow;
  wire        decoder_kind_cnp;
  wire        decoder_kind_rtt_request;
  wire        decoder_kind_request;
  wire        decoder_kind_atomic_response;
  wire        decoder_kind_send;
  wire        decoder_kind_write;
  wire        decoder_kind_read;
  wire        decoder_kind_atomic;
  wire        decoder_kind_receives;
  wire        decoder_kind_invalidates;
  wire        decoder_kind_full;
  wire        decoder_kind_later;
  wire        decoder_kind_ending;
  wire [2:0]  decoder_kind_stash;
  wire        decoder_kind_needs_p2;
  wire        decoder_kind_needs_p3;
  wire        _unused_admissions_held_known;
  wire [3:0]  _unused_admissions_held_address_handle;
  wire [15:0] _unused_admissions_held_pkey;
  wire [15:0] admissions_held_pd;
  wire [2:0]  admissions_held_mtu_code;
  wire [1:0]  admissions_held_profile;
  wire        admissions_held_remote_write;
  wire        admissions_held_remote_read;
  wire        admissions_held_remote_atomic;
  wire [5:0]  admissions_held_accepted;
  wire        _unused_admissions_held_responses;
  wire [7:0]  admissions_held_message_limit;
  wire [3:0]  _unused_admissions_held_last_path;
  wire [35:0] lengths_offset;
  wire        lengths_bad_length;
  wire        lengths_too_long;
  wire [23:0] numbers_table_progress_expected;
  wire [23:0] numbers_table_progress_messages;
  wire [23:0] numbers_table_progress_message_start;
  wire [23:0] numbers_table_progress_receives_done;
  wire        numbers_outside;
  wire        numbers_bad;
  wire        access_inst_refused;
  wire        withdrawal_refused;
  wire        pending_awaited;
  wire        pending_fitting;

  wire        answers = |admissions_held_accepted;
  wire        lengths_reading = kind_read_c2 & (kind_send_c2 |
                                                (kind_write_c2 & admissions_held_remote_write) |
                                                (kind_read_c2 & admissions_held_remote_read & answers) |
                                                (kind_atomic_c2 & admissions_held_remote_atomic & answers));
  wire        access_is_local = kind_send | kind_response;
  wire [63:0] access_inst_wqe_address = kind_response_c3 ? request_local_address : wqe_address;
  wire [31:0] access_inst_wqe_length = kind_response_c3 ? request_length : wqe_length;
  wire [31:0] access_inst_wqe_key = kind_response_c3 ? request_local_key : wqe_key;
  wire        access_inst_wqe_bad = ~kind_response_c3 & wqe_bad;
  wire [3:0]  qp = packet_dest_qp[3:0];
  wire [23:0] _packet_ack_msn_difference = packet_ack_msn - 24'd1;
  wire        is_wrong = numbers_bad | lengths_bad_length_c8;
  wire        is_aligned = ~kind_atomic | packet_address_2_0_eq_c1;
  wire        unable = ~((kind_send_c2 | (kind_write_c2 & admissions_held_remote_write) |
                          (kind_read_c2 & admissions_held_remote_read & answers) |
                          (kind_atomic_c2 & admissions_held_remote_atomic & answers)) & is_aligned_c2);
  wire        is_kept = kind_read | kind_atomic;
  wire        is_full = is_kept_c7 & (full | ({4'd0, reserved} >= {admissions_held_accepted_c7, 1'b0}));
  wire        is_foreign = kind_send_c8 ? kind_invalidates_and_c8 : access_inst_refused;
  wire        trimming = (admissions_held_profile >= 2'd2) & trim_local;
  wire        is_unfit = ~(pending_fitting_c6 & ~lengths_bad_length);
  wire        is_outside = kind_response_c8 ? pending_awaited_not_c8 : numbers_outside;

  KindDecoder decoder (
    .opcode(packet_opcode),
    .kind_acknowledging(decoder_kind_acknowledging),
    .kind_selective(decoder_kind_selective),
    .kind_of_responses(decoder_kind_of_responses),
    .kind_stray(decoder_kind_stray),
    .kind_slow(decoder_kind_slow),
    .kind_cnp(decoder_kind_cnp),
    .kind_rtt_request(decoder_kind_rtt_request),
    .kind_request(decoder_kind_request),
    .kind_response(asking),
    .kind_atomic_response(decoder_kind_atomic_response),
    .kind_send(decoder_kind_send),
    .kind_write(decoder_kind_write),
    .kind_read(decoder_kind_read),
    .kind_atomic(decoder_kind_atomic),
    .kind_receives(decoder_kind_receives),
    .kind_invalidates(decoder_kind_invalidates),
    .kind_full(decoder_kind_full),
    .kind_later(decoder_kind_later),
    .kind_ending(decoder_kind_ending),
    .kind_stash(decoder_kind_stash),
    .kind_needs_p2(decoder_kind_needs_p2),
    .kind_needs_p3(decoder_kind_needs_p3)
  );

  AdmissionCheck_small admissions (
    .clk(clk),
    .rst(rst),
    .packet_dest_qp(packet_dest_qp),
    .packet_pkey(packet_pkey),
    .packet_source_port(packet_source_port),
    .packet_ipv6(packet_ipv6),
    .packet_vlan(packet_vlan),
    .packet_source(packet_source),
    .packet_own(packet_own),
    .packet_veroce(packet_veroce),
    .packet_syndrome(packet_syndrome),
    .frame_row(frame_row),
    .source_port_base(source_port_base),
    .kind_acknowledging(kind_acknowledging),
    .kind_selective(kind_selective),
    .kind_of_responses(kind_of_responses),
    .kind_stray(kind_stray),
    .kind_slow(kind_slow),
    .kind_cnp(kind_cnp),
    .kind_rtt_request(kind_rtt_request),
    .kind_request(kind_request),
    .kind_response(kind_response),
    .kind_needs_p2(kind_needs_p2),
    .kind_needs_p3(kind_needs_p3),
    .context_valid(context_valid),
    .context_value_qp(context_value_qp),
    .context_value_context_known(context_value_context_known),
    .context_value_context_address_handle(context_value_context_address_handle),
    .context_value_context_pkey(context_value_context_pkey),
    .context_value_context_pd(context_value_context_pd),
    .context_value_context_mtu_code(context_value_context_mtu_code),
    .context_value_context_profile(context_value_context_profile),
    .context_value_context_remote_write(context_value_context_remote_write),
    .context_value_context_remote_read(context_value_context_remote_read),
    .context_value_context_remote_atomic(context_value_context_remote_atomic),
    .context_value_context_reads_accepted(context_value_context_reads_accepted),
    .context_value_context_reads_outstanding(context_value_context_reads_outstanding),
    .context_value_context_message_limit(context_value_context_message_limit),
    .context_value_context_last_path(context_value_context_last_path),
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
    .address_value_handle_gid(address_value_handle_gid),
    .held_known(_unused_admissions_held_known),
    .held_address_handle(_unused_admissions_held_address_handle),
    .held_pkey(_unused_admissions_held_pkey),
    .held_pd(admissions_held_pd),
    .held_mtu_code(admissions_held_mtu_code),
    .held_profile(admissions_held_profile),
    .held_remote_write(admissions_held_remote_write),
    .held_remote_read(admissions_held_remote_read),
    .held_remote_atomic(admissions_held_remote_atomic),
    .held_accepted(admissions_held_accepted),
    .held_responses(_unused_admissions_held_responses),
    .held_message_limit(admissions_held_message_limit),
    .held_last_path(_unused_admissions_held_last_path),
    .admission_row(admission_row),
    .admission_acknowledging(admission_acknowledging),
    .admission_numbered(admission_numbered),
    .admission_trimmed(admission_trimmed),
    .admission_in_error(admission_in_error)
  );

  LengthCheck lengths (
    .clk(clk),
    .po(packet_po),
    .payload(packet_payload_length),
    .dma_length(packet_dma_length),
    .kind_response(kind_response),
    .kind_atomic_response(kind_atomic_response),
    .kind_write(kind_write),
    .kind_full(kind_full),
    .kind_later(kind_later),
    .reading(lengths_reading),
    .mtu_code(admissions_held_mtu_code),
    .receive_length(wqe_length),
    .read_length(request_length),
    .offset(lengths_offset),
    .up_to(up_to),
    .bad_length(lengths_bad_length),
    .too_long(lengths_too_long)
  );

  ProgressTable_16 numbers_table (
    .clk(clk),
    .write_valid(progress_valid),
    .write_value_flow(progress_value_flow),
    .write_value_progress_expected(progress_value_progress_expected),
    .write_value_progress_messages(progress_value_progress_messages),
    .write_value_progress_message_start(progress_value_progress_message_start),
    .write_value_progress_receives_done(progress_value_progress_receives_done),
    .read_flow(packet_dest_qp_3_0_c2),
    .progress_expected(numbers_table_progress_expected),
    .progress_messages(numbers_table_progress_messages),
    .progress_message_start(numbers_table_progress_message_start),
    .progress_receives_done(numbers_table_progress_receives_done)
  );

  NumberCheck numbers (
    .clk(clk),
    .psn(packet_psn_c4),
    .po(packet_po_c4),
    .msn(packet_msn_c4),
    .rqmsn(packet_rqmsn_c4),
    .receives(kind_receives_c4),
    .message_limit(admissions_held_message_limit_c4),
    .progress_expected(numbers_table_progress_expected),
    .progress_messages(numbers_table_progress_messages),
    .progress_message_start(numbers_table_progress_message_start),
    .progress_receives_done(numbers_table_progress_receives_done),
    .outside(numbers_outside),
    .bad(numbers_bad)
  );

  AccessCheck_small access_inst (
    .clk(clk),
    .send(access_is_local_c3),
    .address(access_address_c3),
    .key(packet_key_c3),
    .dma_length(access_dma_length_c3),
    .read(kind_read_c3),
    .atomic(kind_atomic_c3),
    .payload(access_payload_c3),
    .offset(lengths_offset),
    .pd(admissions_held_pd_c3),
    .wqe_rung(wqe_rung),
    .wqe_on_chip(wqe_on_chip),
    .wqe_address(access_inst_wqe_address),
    .wqe_length(access_inst_wqe_length),
    .wqe_key(access_inst_wqe_key),
    .wqe_bad(access_inst_wqe_bad),
    .mr_valid(mr_valid),
    .mr_value_index(mr_value_index),
    .mr_value_mr_valid(mr_value_mr_valid),
    .mr_value_mr_tag(mr_value_mr_tag),
    .mr_value_mr_pd(mr_value_mr_pd),
    .mr_value_mr_local_write(mr_value_mr_local_write),
    .mr_value_mr_remote_write(mr_value_mr_remote_write),
    .mr_value_mr_remote_read(mr_value_mr_remote_read),
    .mr_value_mr_remote_atomic(mr_value_mr_remote_atomic),
    .mr_value_mr_remote_invalidate(mr_value_mr_remote_invalidate),
    .mr_value_mr_base(mr_value_mr_base),
    .mr_value_mr_length(mr_value_mr_length),
    .mr_value_mr_pages_listed(mr_value_mr_pages_listed),
    .mr_value_mr_pages_shift(mr_value_mr_pages_shift),
    .target(target),
    .mr_index(mr_index),
    .pages_listed(pages_listed),
    .pages_shift(pages_shift),
    .refused(access_inst_refused)
  );

  InvalidateCheck_small withdrawal (
    .clk(clk),
    .key(packet_immediate),
    .pd(admissions_held_pd),
    .mr_valid(mr_valid),
    .mr_value_index(mr_value_index),
    .mr_value_valid(mr_value_mr_valid),
    .mr_value_tag(mr_value_mr_tag),
    .mr_value_pd(mr_value_mr_pd),
    .mr_value_remote_invalidate(mr_value_mr_remote_invalidate),
    .refused(withdrawal_refused)
  );

  PendingCheck_small pending (
    .clk(clk),
    .rst(rst),
    .qp(qp),
    .psn(packet_psn),
    .po(packet_po),
    .msn(packet_msn),
    .request(packet_ack_msn),
    .syndrome(packet_syndrome),
    .atomic(kind_atomic_response),
    .pending_valid(pending_valid),
    .pending_value_qp(pending_value_qp),
    .pending_value_slot(pending_value_slot),
    .pending_value_lap(pending_value_lap),
    .pending_value_atomic(pending_value_atomic),
    .pending_value_request(pending_value_request),
    .pending_value_response_psn(pending_value_response_psn),
    .setup_valid(setup_valid),
    .setup_ready(setup_ready),
    .setup_payload(setup_payload),
    .awaited(pending_awaited),
    .fitting(pending_fitting),
    .index(answered)
  );

  assign lookup_qp = qp;
  assign lookup_slot = _packet_ack_msn_difference[2:0];

  always @* begin
    row = ROW_RX_OK;
    code = 3'd0;
    nak = 1'b0;
    failing = 1'b0;
    ours = 1'b0;
    if (is_outside) begin
      row = ROW_RX_OOR_MSN;
    end else if (~room & trimming_c8) begin
      row = ROW_RX_TRIM_LOCAL;
      nak = 1'b1;
    end else if (~room) begin
      row = ROW_RX_NOBUF;
    end else if (kind_response_c8) begin
      if (is_unfit_c8 | access_inst_refused) begin
        row = ROW_RX_BAD_RSP;
        failing = 1'b1;
        ours = is_unfit_not_c8;
      end
    end else if (is_wrong) begin
      row = ROW_RX_BAD_REQ;
      code = 3'd1;
    end else if (unable_c8) begin
      row = ROW_RX_BAD_OP;
      code = 3'd1;
    end else if (is_foreign) begin
      row = ROW_RX_ACCESS;
      code = 3'd2;
    end else if (is_full_c8) begin
      row = ROW_RX_IRD;
      nak = 1'b1;
    end else if (kind_receives_and_c8) begin
      row = ROW_RX_NO_RQE;
    end else if (kind_receives_and_c8_2) begin
      row = ROW_RX_RQE_FETCH;
      nak = 1'b1;
    end else if (kind_send_and_c8) begin
      row = ROW_RX_RQE_LEN;
      code = 3'd5;
    end else if (access_inst_refused) begin
      row = ROW_RX_RQE_ACCESS;
      code = 3'd3;
    end
  end

  // body
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    kind_response <= asking;
    kind_acknowledging <= decoder_kind_acknowledging;
    kind_atomic <= decoder_kind_atomic;
    kind_atomic_response <= decoder_kind_atomic_response;
    kind_cnp <= decoder_kind_cnp;
    kind_ending <= decoder_kind_ending;
    kind_full <= decoder_kind_full;
    kind_invalidates <= decoder_kind_invalidates;
    kind_later <= decoder_kind_later;
    kind_needs_p2 <= decoder_kind_needs_p2;
    kind_needs_p3 <= decoder_kind_needs_p3;
    kind_of_responses <= decoder_kind_of_responses;
    kind_read <= decoder_kind_read;
    kind_receives <= decoder_kind_receives;
    kind_request <= decoder_kind_request;
    kind_rtt_request <= decoder_kind_rtt_request;
    kind_selective <= decoder_kind_selective;
    kind_send <= decoder_kind_send;
    kind_slow <= decoder_kind_slow;
    kind_stash <= decoder_kind_stash;
    kind_stray <= decoder_kind_stray;
    kind_write <= decoder_kind_write;
    // ---- timeline packet, cycle 2
    kind_response_c2 <= kind_response;
    kind_atomic_c2 <= kind_atomic;
    kind_invalidates_c2_c4 <= {kind_invalidates_c2_c4[1:0], kind_invalidates};
    kind_read_c2 <= kind_read;
    kind_receives_c2 <= kind_receives;
    kind_send_c2 <= kind_send;
    kind_write_c2 <= kind_write;
    // ---- timeline packet, cycle 3
    kind_response_c3 <= kind_response_c2;
    kind_atomic_c3 <= kind_atomic_c2;
    kind_read_c3 <= kind_read_c2;
    kind_receives_c3 <= kind_receives_c2;
    kind_send_c3_c4 <= {kind_send_c3_c4[0], kind_send_c2};
    admissions_held_accepted_c3_c6 <= {admissions_held_accepted_c3_c6[17:0], admissions_held_accepted};
    admissions_held_message_limit_c3 <= admissions_held_message_limit;
    admissions_held_pd_c3 <= admissions_held_pd;
    // ---- timeline packet, cycle 4
    kind_response_c4_c7 <= {kind_response_c4_c7[2:0], kind_response_c3};
    kind_receives_c4 <= kind_receives_c3;
    admissions_held_message_limit_c4 <= admissions_held_message_limit_c3;
    // ---- timeline packet, cycle 5
    kind_invalidates_c5 <= kind_invalidates_c2_c4[2];
    kind_send_c5 <= kind_send_c3_c4[1];
    // ---- timeline packet, cycle 6
    kind_send_c6_c7 <= {kind_send_c6_c7[0], kind_send_c5};
    // ---- timeline packet, cycle 7
    admissions_held_accepted_c7 <= admissions_held_accepted_c3_c6[23:18];
    lengths_bad_length_c7 <= lengths_bad_length;
    // ---- timeline packet, cycle 8
    kind_response_c8 <= kind_response_c4_c7[3];
    kind_send_c8 <= kind_send_c6_c7[1];
    lengths_bad_length_c8 <= lengths_bad_length_c7;
  end

  // access
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    packet_address_c1 <= packet_address;
    packet_payload_length_any_c1 <= |packet_payload_length;
    // ---- timeline packet, cycle 2
    packet_address_c2 <= packet_address_c1;
    access_dma_length_c2 <= kind_atomic ? 32'd8 : packet_dma_length_c1;
    access_is_local_c2 <= access_is_local;
    access_is_local_not_c2 <= ~access_is_local;
    access_payload_c2 <= packet_payload_length_any_c1 | kind_atomic_response;
    // ---- timeline packet, cycle 3
    access_dma_length_c3 <= access_dma_length_c2;
    access_is_local_c3 <= access_is_local_c2;
    access_payload_c3 <= access_payload_c2;
    access_address_c3 <= access_is_local_not_c2 ? packet_address_c2 : 64'd0;
  end

  // refuse
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    packet_address_2_0_eq_c1 <= packet_address[2:0] == 3'd0;
    // ---- timeline packet, cycle 2
    is_aligned_c2 <= is_aligned;
    is_kept_c2_c6 <= {is_kept_c2_c6[3:0], is_kept};
    // ---- timeline packet, cycle 3
    trimming_c3_c7 <= {trimming_c3_c7[3:0], trimming};
    unable_c3_c7 <= {unable_c3_c7[3:0], unable};
    // ---- timeline packet, cycle 4
    kind_receives_and_c4_c7 <= {kind_receives_and_c4_c7[2:0], kind_receives_c3 & ~wqe_rung};
    kind_receives_and_c4_c7_2 <= {kind_receives_and_c4_c7_2[2:0], kind_receives_c3 & ~wqe_on_chip};
    // ---- timeline packet, cycle 5
    pending_awaited_not_c5_c7 <= {pending_awaited_not_c5_c7[1:0], ~pending_awaited};
    // ---- timeline packet, cycle 6
    kind_invalidates_and_c6_c7 <= {kind_invalidates_and_c6_c7[0], kind_invalidates_c5 & withdrawal_refused};
    kind_send_and_c6_c7 <= {kind_send_and_c6_c7[0], kind_send_c5 & lengths_too_long};
    // ---- timeline packet, cycle 7
    is_kept_c7 <= is_kept_c2_c6[4];
    is_unfit_c7 <= is_unfit;
    is_unfit_not_c7 <= ~is_unfit;
    // ---- timeline packet, cycle 8
    trimming_c8 <= trimming_c3_c7[4];
    unable_c8 <= unable_c3_c7[4];
    kind_receives_and_c8 <= kind_receives_and_c4_c7[3];
    kind_receives_and_c8_2 <= kind_receives_and_c4_c7_2[3];
    pending_awaited_not_c8 <= pending_awaited_not_c5_c7[2];
    kind_invalidates_and_c8 <= kind_invalidates_and_c6_c7[1];
    kind_send_and_c8 <= kind_send_and_c6_c7[1];
    is_unfit_c8 <= is_unfit_c7;
    is_unfit_not_c8 <= is_unfit_not_c7;
    is_full_c8 <= is_full;
    // ---- timeline packet, cycle 9
    refusal_code <= code;
    refusal_failing <= failing;
    refusal_nak <= nak;
    refusal_ours <= ours;
    refusal_row <= row;
  end

  // numbers
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    packet_dest_qp_3_0_c1 <= packet_dest_qp[3:0];
    // ---- timeline packet, cycle 2
    packet_dest_qp_3_0_c2 <= packet_dest_qp_3_0_c1;
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    packet_dma_length_c1 <= packet_dma_length;
    packet_key_c1_c2 <= {packet_key_c1_c2[31:0], packet_key};
    packet_msn_c1_c3 <= {packet_msn_c1_c3[47:0], packet_msn};
    packet_po_c1_c3 <= {packet_po_c1_c3[47:0], packet_po};
    packet_psn_c1_c3 <= {packet_psn_c1_c3[47:0], packet_psn};
    packet_rqmsn_c1_c3 <= {packet_rqmsn_c1_c3[47:0], packet_rqmsn};
    // ---- timeline packet, cycle 3
    packet_key_c3 <= packet_key_c1_c2[63:32];
    // ---- timeline packet, cycle 4
    packet_msn_c4 <= packet_msn_c1_c3[71:48];
    packet_po_c4 <= packet_po_c1_c3[71:48];
    packet_psn_c4 <= packet_psn_c1_c3[71:48];
    packet_rqmsn_c4 <= packet_rqmsn_c1_c3[71:48];
  end

  // pending
  always @(posedge clk) begin
    // ---- timeline packet, cycle 5
    pending_fitting_c5 <= pending_fitting;
    // ---- timeline packet, cycle 6
    pending_fitting_c6 <= pending_fitting_c5;
  end

  wire        _unused = &{1'b0, _packet_ack_msn_difference[23:3]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    what_is_fatal_is_not_asked_for_again: assert (~((|refusal_code) & refusal_nak));
  always @(posedge clk) if (!rst)
    what_is_fatal_is_refused: assert ((refusal_row != ROW_RX_OK) | (refusal_code == 3'd0));
  always @(posedge clk) if (!rst && progress_valid)
    the_message_that_is_awaited_begins_at_the_expected_packet_or: assert (
      (progress_value_progress_expected - progress_value_progress_message_start) < 24'd8388608);
  always @(posedge clk) if (!rst && (mr_valid & mr_value_mr_valid))
    an_mr_has_bytes: assert (|mr_value_mr_length);
  always @(posedge clk) if (!rst && (mr_valid & mr_value_mr_valid))
    an_mr_ends_within_the_address_space: assert (
      ~(&mr_value_mr_base[63:32]) |
      (((mr_value_mr_base[31:0] + mr_value_mr_length) - 32'd1) >= mr_value_mr_base[31:0]));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~((|refusal_code) & refusal_nak))) begin
    $display("ReceiveChecks.java: HDL801: claim 'what is fatal is not asked for again' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((refusal_row != ROW_RX_OK) | (refusal_code == 3'd0))) begin
    $display("ReceiveChecks.java: HDL801: claim 'what is fatal is refused' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && progress_valid && !((progress_value_progress_expected -
                                                         progress_value_progress_message_start) <
                                                        24'd8388608)) begin
    $display("ReceiveChecks.java: HDL801: claim 'the message that is awaited begins at the expected packet or before it' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && (mr_valid & mr_value_mr_valid) && !(|mr_value_mr_length)) begin
    $display("ReceiveChecks.java: HDL801: claim 'an MR has bytes' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && (mr_valid & mr_value_mr_valid) && !(~(&mr_value_mr_base[63:32]) |
                                                                        (((mr_value_mr_base[31:0] +
                                                                           mr_value_mr_length) - 32'd1) >=
                                                                         mr_value_mr_base[31:0]))) begin
    $display("ReceiveChecks.java: HDL801: claim 'an MR ends within the address space' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
