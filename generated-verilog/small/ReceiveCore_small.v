`default_nettype none

// ReceiveCore_small: decides about every received frame: look-ups, checks, tracker, placement orders.
// Generated from ReceiveCore.java.
// timeline packet: 25 cycles, 626 registers (7253 bits), of these 582 (7010 bits) only wait
// timeline stored: 15 cycles, 20 registers (20 bits), of these 20 (20 bits) only wait
module ReceiveCore_small (
  input  wire         clk,
  input  wire         rst,
  // packet: one per frame, of the FrameInspector
  input  wire         packet_valid,  // cycle 0
  input  wire [7:0]   packet_value_opcode,  // cycle 0
  input  wire [23:0]  packet_value_dest_qp,  // cycle 0
  input  wire [23:0]  packet_value_psn,  // cycle 0
  input  wire         packet_value_ack_request,  // cycle 0
  input  wire         packet_value_retrans,  // cycle 0
  input  wire         packet_value_solicited,  // cycle 0
  input  wire [15:0]  packet_value_pkey,  // cycle 0: P_Key
  input  wire         packet_value_congested,  // cycle 0: ECN field is 11
  input  wire         packet_value_becn,  // cycle 0
  input  wire [15:0]  packet_value_source_port,  // cycle 0
  input  wire [13:0]  packet_value_stamp,  // cycle 0: when it left, by the clock of its sender, if cc_ext says so; of the ACK class the first byte of POETH, and six bits of which the first two are the cause of a Packet Drop NAK
  input  wire         packet_value_last_hop,  // cycle 0: its DSCP is that of packets which the last switch has cut
  input  wire         packet_value_ipv6,  // cycle 0
  input  wire [11:0]  packet_value_vlan,  // cycle 0: VLAN identifier; 0 without a tag
  input  wire [127:0] packet_value_source,  // cycle 0: source IP address; IPv4 in the low 32 bits
  input  wire [7:0]   packet_value_own,  // cycle 0: bit i: it goes to our address i
  input  wire         packet_value_veroce,  // cycle 0: destination port 4794
  input  wire [23:0]  packet_value_msn,  // cycle 0: of MSNETH
  input  wire [23:0]  packet_value_rqmsn,  // cycle 0
  input  wire [23:0]  packet_value_po,  // cycle 0: 0 on First and Only
  input  wire [63:0]  packet_value_address,  // cycle 0: of RETH or AtomicETH
  input  wire [31:0]  packet_value_key,  // cycle 0: of RETH or AtomicETH
  input  wire [31:0]  packet_value_dma_length,  // cycle 0: of RETH
  input  wire [63:0]  packet_value_operand,  // cycle 0: of AtomicETH: to swap or add
  input  wire [63:0]  packet_value_compare,  // cycle 0: of AtomicETH: to compare with
  input  wire [31:0]  packet_value_immediate,  // cycle 0
  input  wire [7:0]   packet_value_syndrome,  // cycle 0: of AETH
  input  wire [23:0]  packet_value_ack_msn,  // cycle 0: of AETH
  input  wire [7:0]   packet_value_sack_length,  // cycle 0
  input  wire [23:0]  packet_value_sack_start,  // cycle 0
  input  wire [127:0] packet_value_sack_bitmap,  // cycle 0: bit i: PSN sackStart + i has arrived
  input  wire [31:0]  packet_value_rtt_context,  // cycle 0: of RTTETH
  input  wire [31:0]  packet_value_rtt_sent,  // cycle 0: of RTTETH: TX1
  input  wire [6:0]   packet_value_payload_offset,  // cycle 0: byte of the frame at which the payload begins
  input  wire [12:0]  packet_value_payload_length,  // cycle 0: bytes without pad
  input  wire [5:0]   frame_row,  // cycle 4: of the frame alone
  // stored: one per frame, of the PacketBuffer, as soon as it has ended: it is stored
  input  wire         stored_valid,  // cycle 0
  input  wire         stored_value,  // cycle 0
  input  wire         busy,  // no room for retired packets: every packet is trimmed here
  input  wire         wanted,  // a packet that is tested in the next cycle is not accepted
  input  wire [15:0]  source_port_base,  // steady: wire_sport_base
  input  wire         trim_nak,  // steady: rel_trim_nak
  input  wire         trim_local,  // steady: rel_trim_local
  input  wire [31:0]  nanoseconds,  // in ns
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [3:0]   setup_payload_qp,  // queue pair, local number
  // setup_payload_groups: what begins: requests with receives, responses with sends; else only the context changes
  input  wire         setup_payload_groups_receives,  // requests of the peer and what answers them
  input  wire         setup_payload_groups_sends,  // own requests and what answers them
  input  wire [23:0]  setup_payload_receive_psn,  // first PSN to expect
  input  wire [23:0]  setup_payload_response_receive_psn,  // first PSN of the responses that it expects
  input  wire         setup_payload_context_known,  // the peer has been told; else no frame is of it
  input  wire [3:0]   setup_payload_context_address_handle,  // address handle of the peer
  input  wire [15:0]  setup_payload_context_pkey,  // P_Key
  input  wire [15:0]  setup_payload_context_pd,  // protection domain
  input  wire [2:0]   setup_payload_context_mtu_code,  // PMTU = 256 << code
  input  wire [1:0]   setup_payload_context_profile,  // profile of the wire: 1 to 3
  input  wire         setup_payload_context_remote_write,  // the peer may write
  input  wire         setup_payload_context_remote_read,  // the peer may read
  input  wire         setup_payload_context_remote_atomic,  // the peer may order atomics
  input  wire [5:0]   setup_payload_context_reads_accepted,  // Reads and atomics of the peer that are kept, 0 to R
  input  wire [5:0]   setup_payload_context_reads_outstanding,  // most Reads and atomics outstanding; 0: none may be ordered
  input  wire [7:0]   setup_payload_context_message_limit,  // K - 1
  input  wire [3:0]   setup_payload_context_last_path,  // paths in use less one
  input  wire         state_valid,
  input  wire [3:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  // marks: errors that are not those of a packet, of queue pairs in the error state
  input  wire         marks_valid,
  output wire         marks_ready,
  input  wire [3:0]   marks_payload_qp,  // queue pair, local number
  input  wire         marks_payload_error_valid,
  input  wire [23:0]  marks_payload_error_psn,
  input  wire [2:0]   marks_payload_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive WQE
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
  input  wire         address_valid,
  input  wire [3:0]   address_value_index,
  input  wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  input  wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  input  wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  input  wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  input  wire [2:0]   address_value_handle_gid,  // which of our addresses it knows us by; of the same version of IP
  // lookup: asks for a receive WQE
  output wire         lookup_valid,  // cycle 0
  output wire [3:0]   lookup_value_qp,  // cycle 0: queue pair, local number
  output wire [23:0]  lookup_value_number,  // cycle 0: RQMSN: counted from 0 at the start of the queue pair's life
  input  wire         wqe_rung,  // cycle 3: the host has posted it
  input  wire         wqe_on_chip,  // cycle 3: it has been fetched
  input  wire [63:0]  wqe_address,  // cycle 3: buffer
  input  wire [31:0]  wqe_length,  // cycle 3: bytes of the buffer
  input  wire [31:0]  wqe_key,  // cycle 3: local key
  input  wire         wqe_bad,  // cycle 3: it could not be read: there is no buffer
  // requests: asks for the send WQE that a response answers; never waits
  output wire         requests_valid,  // cycle 0
  output wire [3:0]   requests_value_qp,  // cycle 0: queue pair, local number
  output wire [2:0]   requests_value_slot,  // cycle 0: its index modulo the WQEs that are kept
  // request: what a response answers
  input  wire [63:0]  request_local_address,  // cycle 3
  input  wire [31:0]  request_local_key,  // cycle 3
  input  wire [31:0]  request_length,  // cycle 3: bytes of the message
  // pending: a Read or an atomic goes out for the first time
  input  wire         pending_valid,
  input  wire [3:0]   pending_value_qp,  // queue pair, local number
  input  wire [1:0]   pending_value_slot,  // response MSN of its response, modulo R
  input  wire [3:0]   pending_value_lap,  // how often all slots have been used before, modulo 16: response MSN / R
  input  wire         pending_value_atomic,  // an atomic, else a Read
  input  wire [23:0]  pending_value_request,  // MSN of the request
  input  wire [23:0]  pending_value_response_psn,  // PSN of the first packet of its response
  input  wire         contexts_busy,  // contexts of the responder: no Read and no atomic should come
  // arriving: a Read or an atomic may want a context
  output wire         arriving_valid,  // cycle 4
  (* shreg_extract = "no" *)
  output reg  [3:0]   arriving_value,  // cycle 4
  output wire         wants,  // cycle 6: it does
  // reserved: it has this one
  input  wire         reserved_valid,  // cycle 7
  input  wire [6:0]   reserved_value_context,  // cycle 7: its name: the highest bit says that it is a spare one
  input  wire [2:0]   reserved_value_place,  // cycle 7: its place among those of the queue pair, spare ones behind its own: it may have so many
  input  wire         refused,  // cycle 7: with it: it has none (row 42)
  // rejected: it was not accepted: it gives its context back
  output reg          rejected_valid,  // cycle 11
  output wire [3:0]   rejected_value_qp,  // cycle 11: queue pair, local number
  output wire [6:0]   rejected_value_context,  // cycle 11: name of the context
  // operands: it was: what it says
  output reg          operands_valid,  // cycle 11
  output wire [3:0]   operands_value_qp,  // cycle 11: queue pair, local number
  output wire [6:0]   operands_value_context,  // cycle 11: number of the context
  (* shreg_extract = "no" *)
  output reg  [1:0]   operands_value_kind,  // cycle 11: READ, COMPARE_SWAP or FETCH_ADD
  output wire [23:0]  operands_value_msn,  // cycle 11: MSN of the request
  (* shreg_extract = "no" *)
  output reg  [63:0]  operands_value_address,  // cycle 11: of RETH or AtomicETH
  (* shreg_extract = "no" *)
  output reg  [31:0]  operands_value_key,  // cycle 11
  (* shreg_extract = "no" *)
  output reg  [63:0]  operands_value_operand,  // cycle 11: to swap or add; of a Read its bytes in the lower half
  (* shreg_extract = "no" *)
  output reg  [63:0]  operands_value_compare,  // cycle 11: to compare with
  // acknowledgement: of the ACK class; its verdict follows
  output wire         acknowledgement_valid,  // cycle 1
  output reg  [3:0]   acknowledgement_value_flow_qp,  // cycle 1: queue pair, local number
  output wire         acknowledgement_value_flow_responses,  // cycle 1: space of responses (RSP); else that of requests (SQ)
  output reg  [7:0]   acknowledgement_value_syndrome,  // cycle 1: AETH syndrome
  output wire         acknowledgement_value_sack,  // cycle 1: opcode 18
  output reg  [23:0]  acknowledgement_value_psn,  // cycle 1
  output reg          acknowledgement_value_retrans,  // cycle 1: of a Packet Drop NAK: the packet that was dropped was sent again
  output reg  [23:0]  acknowledgement_value_msn,  // cycle 1: of AETH
  output reg          acknowledgement_value_becn,  // cycle 1
  output reg  [23:0]  acknowledgement_value_start,  // cycle 1: of SACKETH
  output reg  [7:0]   acknowledgement_value_length,  // cycle 1
  output reg  [127:0] acknowledgement_value_bitmap,  // cycle 1
  output reg          acknowledged,  // cycle 7: it has passed rows 1 to 27
  // rtt_request: with its time
  output reg          rtt_request_valid,  // cycle 7
  output reg  [3:0]   rtt_request_value_qp,  // cycle 7: queue pair, local number
  (* shreg_extract = "no" *)
  output reg  [15:0]  rtt_request_value_source_port,  // cycle 7: UDP source port of the request, which the response copies
  (* shreg_extract = "no" *)
  output reg  [31:0]  rtt_request_value_context,  // cycle 7: the requester's own word
  (* shreg_extract = "no" *)
  output reg  [31:0]  rtt_request_value_sent,  // cycle 7: TX1, the requester's clock
  output reg  [31:0]  rtt_request_value_received,  // cycle 7: RX1, in ns
  // order: one per stored frame, in order
  output reg          order_valid,  // cycle 11
  output reg          order_value_place,  // cycle 11: write the payload to the host; else let the frame go
  (* shreg_extract = "no" *)
  output reg  [6:0]   order_value_offset,  // cycle 11: byte of the frame at which the payload, or the integer, begins
  (* shreg_extract = "no" *)
  output reg  [12:0]  order_value_length,  // cycle 11: bytes of payload, may be 0
  (* shreg_extract = "no" *)
  output reg          order_value_reversed,  // cycle 11: an integer of the wire becomes one of the host: 8 bytes to an address that is a multiple of 8, the last first
  (* shreg_extract = "no" *)
  output reg  [63:0]  order_value_address,  // cycle 11: of the first byte in host memory, or in its region where that has a list of pages
  output wire [13:0]  order_value_qp,  // cycle 11: queue pair whose payload it is, local number
  output wire [15:0]  order_value_mr,  // cycle 11: memory region that it goes to: key / 256
  // order_value_pages: of that region
  (* shreg_extract = "no" *)
  output reg          order_value_pages_listed,  // cycle 11: by a list; else the region's addresses are those of the bus
  (* shreg_extract = "no" *)
  output reg  [4:0]   order_value_pages_shift,  // cycle 11: bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  output reg          stash_valid,  // cycle 11
  output wire [3:0]   stash_value_qp,  // cycle 11: queue pair, local number
  output wire [23:0]  stash_value_msn,  // cycle 11: of the message
  (* shreg_extract = "no" *)
  output reg  [2:0]   stash_value_kind,  // cycle 11: 0 none (plain Write), 1 Send, 2 Send with immediate, 3 Send with invalidate, 4 Write with immediate, 5 Read, 6 atomic
  (* shreg_extract = "no" *)
  output reg          stash_value_solicited,  // cycle 11
  (* shreg_extract = "no" *)
  output reg  [31:0]  stash_value_argument,  // cycle 11: immediate data or key; of a Read or an atomic the number of its context
  (* shreg_extract = "no" *)
  output reg  [31:0]  stash_value_length,  // cycle 11: bytes of the message
  (* shreg_extract = "no" *)
  output reg  [2:0]   stash_value_wqe_index,  // cycle 11: low bits of the number of the receive WQE that it names
  output reg          drop_nak_valid,  // cycle 11
  output wire [3:0]   drop_nak_value_flow_qp,  // cycle 11: queue pair, local number
  output reg          drop_nak_value_flow_responses,  // cycle 11: space of responses (RSP); else that of requests (SQ)
  output reg  [23:0]  drop_nak_value_psn,  // cycle 11: the trimmed packet
  output reg          drop_nak_value_retrans,  // cycle 11: copy of its bit
  (* shreg_extract = "no" *)
  output reg  [13:0]  drop_nak_value_path,  // cycle 11: its UDP source port above 0xC000
  output reg  [1:0]   drop_nak_value_cause,  // cycle 11: why it was dropped
  // failure: a response does not fit its request; it comes again if it has not been heard
  output reg          failure_valid,  // cycle 11
  output wire [3:0]   failure_value_qp,  // cycle 11: queue pair, local number
  output reg  [4:0]   failure_value_cause,  // cycle 11: why
  output wire         failure_value_named,  // cycle 11: it is of the send WQE with this index; else of the oldest incomplete one
  (* shreg_extract = "no" *)
  output reg  [15:0]  failure_value_request,  // cycle 11
  // retired: packets that consume a PSN, in order of commit
  output wire         retired_valid,  // cycle 25
  output reg  [3:0]   retired_value_flow_qp,  // cycle 25: queue pair, local number
  output reg          retired_value_flow_responses,  // cycle 25: space of responses (RSP); else that of requests (SQ)
  output reg  [23:0]  retired_value_psn,  // cycle 25
  output reg  [2:0]   retired_value_outcome,  // cycle 25
  // retired_value_progress: with this packet and all earlier ones counted
  output reg  [23:0]  retired_value_progress_expected,  // cycle 25: ePSN: the first PSN that has not arrived
  output reg  [23:0]  retired_value_progress_messages,  // cycle 25: aMSN: messages that are complete, with all earlier ones
  output reg  [23:0]  retired_value_progress_message_start,  // cycle 25: mstart: PSN of the first packet behind the last complete message
  output reg  [23:0]  retired_value_progress_receives_done,  // cycle 25: rq_done: receive WQEs consumed by complete messages
  // retired_value_error: newest recorded at the commit of this packet
  (* shreg_extract = "no" *)
  output reg          retired_value_error_valid,  // cycle 25
  (* shreg_extract = "no" *)
  output reg  [23:0]  retired_value_error_psn,  // cycle 25
  (* shreg_extract = "no" *)
  output reg  [2:0]   retired_value_error_code,  // cycle 25: bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive WQE
  // retired: packets that consume a PSN, in order of commit
  output reg          retired_value_not_ready,  // cycle 25: refused because no receive WQE is posted (row 40)
  (* shreg_extract = "no" *)
  output reg          retired_value_ack_request,  // cycle 25
  (* shreg_extract = "no" *)
  output reg          retired_value_retrans,  // cycle 25
  (* shreg_extract = "no" *)
  output reg          retired_value_congested,  // cycle 25: CE marked, and not trimmed
  (* shreg_extract = "no" *)
  output reg          retired_value_trimmed,  // cycle 25: trimmed by a switch or here: no acknowledgement
  // retired_value_departure: how it left its sender
  (* shreg_extract = "no" *)
  output reg  [13:0]  retired_value_departure_path,  // cycle 25: its UDP source port above 0xC000
  (* shreg_extract = "no" *)
  output reg  [13:0]  retired_value_departure_stamp,  // cycle 25: in 1/16 us of the sender's clock, modulo 2^14
  // retired: packets that consume a PSN, in order of commit
  (* shreg_extract = "no" *)
  output reg  [23:0]  retired_value_placements,  // cycle 25: placements ordered up to and with this packet
  // row: one per frame but those handed on as acknowledgements
  output reg          row_valid,  // cycle 25
  output reg  [5:0]   row_value,  // cycle 25
  output reg  [23:0]  placements,  // frames ordered to be placed, modulo 2^24
  // sack_request: row of a flow
  input  wire         sack_request_valid,  // cycle 0
  input  wire [4:0]   sack_request_value,  // cycle 0
  output wire         sack_row_valid,  // cycle 5
  output wire [127:0] sack_row_value_bitmap,  // cycle 5: bit i: the packet expected + i has arrived; as many as the window
  output wire [23:0]  sack_row_value_expected  // cycle 5: ePSN: the first PSN that has not arrived, where the bitmap begins
);
  localparam [2:0] STEP_IDLE                      = 3'd0;
  localparam [2:0] STEP_REQUESTS                  = 3'd1;
  localparam [2:0] STEP_BETWEEN                   = 3'd2;
  localparam [2:0] STEP_RESPONSES                 = 3'd3;
  localparam [2:0] STEP_PENDING                   = 3'd4;
  localparam [2:0] STEP_ERRORS                    = 3'd5;
  localparam [5:0] ROW_RX_TRIM_STALE              = 6'd9;
  localparam [5:0] ROW_RX_QP_STATE                = 6'd23;
  localparam [5:0] ROW_RX_DUP                     = 6'd33;
  localparam [5:0] ROW_RX_OOR                     = 6'd34;
  localparam [5:0] ROW_RX_AFTER_ERR               = 6'd35;
  localparam [5:0] ROW_RX_TRIM_LOCAL              = 6'd37;
  localparam [5:0] ROW_RX_NOBUF                   = 6'd38;
  localparam [5:0] ROW_RX_RNR                     = 6'd42;
  localparam [5:0] ROW_RX_NO_RQE                  = 6'd43;
  localparam [5:0] ROW_RX_RQE_FETCH               = 6'd44;
  localparam [5:0] ROW_RX_IRD                     = 6'd47;
  localparam [5:0] ROW_RX_OK                      = 6'd49;
  localparam [5:0] ROW_RX_RTT_REQUEST             = 6'd51;
  localparam [1:0] CONTEXT_KIND_READ              = 2'd0;
  localparam [1:0] CONTEXT_KIND_COMPARE_SWAP      = 2'd1;
  localparam [1:0] CONTEXT_KIND_FETCH_ADD         = 2'd2;
  localparam [4:0] FAILURE_CAUSE_RESPONSE_ACCESS  = 5'd10;
  localparam [4:0] FAILURE_CAUSE_RESPONSE_INVALID = 5'd11;

  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg          setup_starves;
  reg  [5:0]   row;
  reg  [5:0]   row_2;
  reg  [2:0]   step;
  reg  [1:0]   in_vain;
  // ---- timeline packet, cycle 1
  reg          packet_value_veroce_and_c1;
  reg  [6:0]   packet_value_payload_offset_c1;
  reg  [12:0]  packet_value_payload_length_c1;
  reg  [1:0]   is_fetch_add_choice_c1;
  reg  [31:0]  packet_value_dma_length_c1;
  reg  [63:0]  packet_value_operand_c1;
  reg  [2:0]   packet_valid_c1_c3;
  reg  [23:0]  packet_value_ack_request_c1_c24;
  reg  [639:0] packet_value_address_c1_c10;
  reg  [639:0] packet_value_compare_c1_c10;
  reg  [8:0]   packet_value_congested_c1_c9;
  reg  [191:0] packet_value_immediate_c1_c6;
  reg  [319:0] packet_value_key_c1_c10;
  reg  [8:0]   packet_value_last_hop_c1_c9;
  reg  [239:0] packet_value_msn_c1_c10;
  reg  [29:0]  packet_value_rqmsn_2_0_c1_c10;
  reg  [191:0] packet_value_rtt_context_c1_c6;
  reg  [191:0] packet_value_rtt_sent_c1_c6;
  reg  [9:0]   packet_value_solicited_c1_c10;
  reg  [95:0]  packet_value_source_port_c1_c6;
  reg  [139:0] packet_value_source_port_13_0_c1_c10;
  reg  [335:0] packet_value_stamp_c1_c24;
  // ---- timeline packet, cycle 2
  reg  [95:0]  packet_value_psn_c2_c5;
  reg  [7:0]   packet_value_retrans_c2_c9;
  reg  [7:0]   qp_c2_c3;
  reg  [3:0]   acknowledgement_value_flow_responses_c2_c5;
  reg  [3:0]   arrival_value_consumes_receive_c2_c5;
  reg  [8:0]   checks_kind_atomic_response_c2_c10;
  reg  [3:0]   checks_kind_ending_c2_c5;
  reg  [6:0]   checks_kind_of_responses_not_c2_c8;
  reg  [1:0]   checks_kind_read_or_c2_c3;
  reg  [26:0]  checks_kind_stash_c2_c10;
  reg  [17:0]  operands_value_kind_c2_c10;
  reg  [575:0] operands_value_operand_c2_c10;
  reg  [116:0] order_value_length_c2_c10;
  reg  [62:0]  placements_offset_c2_c10;
  // ---- timeline packet, cycle 4
  (* shreg_extract = "no" *)
  reg          checks_kind_read_or_c4;
  reg          packet_valid_c4;
  // ---- timeline packet, cycle 5
  reg          packet_valid_c5;
  reg  [3:0]   qp_c5;
  reg  [1:0]   checks_kind_read_or_c5_c6;
  reg  [95:0]  checks_answered_c5_c10;
  reg  [2:0]   checks_kind_read_not_c5_c7;
  reg  [191:0] checks_up_to_31_0_c5_c10;
  // ---- timeline packet, cycle 6
  reg          packet_valid_c6;
  (* shreg_extract = "no" *)
  reg  [23:0]  packet_value_psn_c6;
  reg  [3:0]   qp_c6;
  (* shreg_extract = "no" *)
  reg          acknowledgement_value_flow_responses_c6;
  (* shreg_extract = "no" *)
  reg          arrival_value_consumes_receive;
  (* shreg_extract = "no" *)
  reg          checks_kind_ending_c6;
  reg  [29:0]  checks_mr_index_c6_c10;
  reg  [4:0]   checks_pages_listed_c6_c10;
  reg  [24:0]  checks_pages_shift_c6_c10;
  reg  [319:0] checks_target_c6_c10;
  // ---- timeline packet, cycle 7
  (* shreg_extract = "no" *)
  reg          checks_kind_read_or_c7;
  (* shreg_extract = "no" *)
  reg  [31:0]  packet_value_immediate_c7;
  reg  [2:0]   packet_valid_c7_c9;
  reg  [2:0]   checks_admission_in_error_c7_c9;
  reg  [2:0]   checks_admission_numbered_c7_c9;
  reg  [17:0]  checks_admission_row_c7_c9;
  reg  [2:0]   checks_admission_trimmed_c7_c9;
  reg  [2:0]   token_stolen_c7_c9;
  reg  [1:0]   whole_c7_c8;
  // ---- timeline packet, cycle 8
  (* shreg_extract = "no" *)
  reg          checks_kind_read_not_c8;
  reg  [11:0]  qp_c8_c10;
  reg  [1:0]   checks_kind_read_or_c8_c9;
  reg  [1:0]   checks_admission_acknowledging_c8_c9;
  reg  [1:0]   reserved_valid_c8_c9;
  reg  [20:0]  reserved_value_context_c8_c10;
  reg  [95:0]  stash_value_argument_c8_c10;
  // ---- timeline packet, cycle 9
  (* shreg_extract = "no" *)
  reg          checks_kind_of_responses_not_c9;
  (* shreg_extract = "no" *)
  reg          whole_c9;
  reg          busy_c9;
  // ---- timeline packet, cycle 10
  reg          is_behind_c10;
  reg          whole_and_c10;
  reg          packet_valid_c10;
  (* shreg_extract = "no" *)
  reg          reserved_valid_c10;
  (* shreg_extract = "no" *)
  reg          checks_kind_read_or_c10;
  (* shreg_extract = "no" *)
  reg          packet_value_retrans_c10;
  reg  [5:0]   checks_refusal_row_c10;
  (* shreg_extract = "no" *)
  reg          checks_admission_in_error_c10;
  reg          checks_refusal_nak_c10;
  (* shreg_extract = "no" *)
  reg          checks_admission_trimmed_c10;
  (* shreg_extract = "no" *)
  reg          packet_value_last_hop_c10;
  reg          whole_c10;
  reg          checks_refusal_failing_c10;
  reg          checks_refusal_ours_c10;
  reg          busy_c10;
  (* shreg_extract = "no" *)
  reg          token_stolen;
  (* shreg_extract = "no" *)
  reg          checks_admission_numbered_c10;
  (* shreg_extract = "no" *)
  reg          checks_admission_acknowledging_c10;
  reg          token_error_valid;
  reg  [23:0]  errors_error_psn_c10;
  reg  [2:0]   checks_refusal_code_c10;
  reg  [2:0]   errors_error_code_c10;
  (* shreg_extract = "no" *)
  reg          packet_value_congested_c10;
  (* shreg_extract = "no" *)
  reg  [5:0]   checks_admission_row_c10;
  // ---- timeline packet, cycle 11
  (* shreg_extract = "no" *)
  reg  [23:0]  packet_value_msn_c11;
  (* shreg_extract = "no" *)
  reg  [3:0]   qp_c11;
  (* shreg_extract = "no" *)
  reg  [5:0]   checks_mr_index_c11;
  (* shreg_extract = "no" *)
  reg  [6:0]   reserved_value_context_c11;
  reg  [12:0]  again_c11_c23;
  reg  [311:0] placements_c11_c23;
  reg  [13:0]  retired_value_congested_c11_c24;
  reg  [41:0]  retired_value_error_code_c11_c24;
  reg  [335:0] retired_value_error_psn_c11_c24;
  reg  [13:0]  retired_value_error_valid_c11_c24;
  reg  [12:0]  retired_value_not_ready_c11_c23;
  reg  [12:0]  retiring_and_c11_c23;
  reg  [77:0]  row_c11_c23;
  reg  [13:0]  row_valid_c11_c24;
  reg  [3:0]   tracker_decided_value_arrival_flow_3_0_c11;
  reg  [13:0]  trimmed_c11_c24;
  // ---- timeline packet, cycle 12
  reg  [12:0]  packet_value_retrans_c12_c24;
  reg  [181:0] packet_value_source_port_13_0_c12_c24;
  // ---- timeline packet, cycle 24
  (* shreg_extract = "no" *)
  reg          again_c24;
  (* shreg_extract = "no" *)
  reg          retired_value_not_ready_c24;
  reg          retiring_and_c24;
  (* shreg_extract = "no" *)
  reg  [5:0]   row_c24;
  // ---- timeline packet, cycle 25
  reg          retiring_c25;
  // ---- timeline stored, cycle 1
  reg  [11:0]  stored_value_c1_c12;
  // ---- timeline stored, cycle 13
  (* shreg_extract = "no" *)
  reg          stored_value_c13;
  // ---- timeline stored, cycle 14
  reg          stored_value_c14;
  // ---- timeline stored, cycle 15
  reg          stored_value_c15;
  wire         checks_asking;
  wire         checks_setup_ready;
  wire         checks_kind_acknowledging;
  wire         _unused_checks_kind_stray;
  wire         _unused_checks_kind_slow;
  wire         _unused_checks_kind_cnp;
  wire         _unused_checks_kind_rtt_request;
  wire         _unused_checks_kind_request;
  wire         _unused_checks_kind_response;
  wire         checks_kind_atomic_response;
  wire         _unused_checks_kind_send;
  wire         _unused_checks_kind_write;
  wire         checks_kind_read;
  wire         checks_kind_atomic;
  wire         checks_kind_receives;
  wire         _unused_checks_kind_invalidates;
  wire         _unused_checks_kind_full;
  wire         _unused_checks_kind_later;
  wire         checks_kind_ending;
  wire [2:0]   checks_kind_stash;
  wire         _unused_checks_kind_needs_p2;
  wire         _unused_checks_kind_needs_p3;
  wire [35:0]  checks_up_to;
  wire [63:0]  checks_target;
  wire [5:0]   checks_mr_index;
  wire         checks_pages_listed;
  wire [4:0]   checks_pages_shift;
  wire [15:0]  checks_answered;
  wire [5:0]   checks_admission_row;
  wire         checks_admission_acknowledging;
  wire         checks_admission_numbered;
  wire         checks_admission_trimmed;
  wire         checks_admission_in_error;
  wire [5:0]   checks_refusal_row;
  wire [2:0]   checks_refusal_code;
  wire         checks_refusal_nak;
  wire         checks_refusal_failing;
  wire         checks_refusal_ours;
  wire         _unused_tracker_decided_valid;
  wire [4:0]   tracker_decided_value_arrival_flow;
  wire [23:0]  tracker_decided_value_arrival_psn;
  wire         tracker_decided_value_arrival_ends_message;
  wire         _unused_tracker_decided_value_arrival_consumes_receive;
  wire         tracker_decided_value_fresh;
  wire         tracker_decided_value_accepted;
  wire         tracker_decided_value_duplicate;
  wire         tracker_decided_value_head;
  wire         tracker_verdict_valid;
  wire [4:0]   tracker_verdict_value_flow;
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
  wire         checks_room = stored_value_c13 & ~busy & checks_kind_read_not_c8;
  wire         stolen = tracker_wanted | setup_starves;
  wire         arrival_arriving = checks_admission_numbered & ~stolen & packet_valid_c6;
  wire         whole = ~(checks_admission_trimmed | checks_admission_in_error);
  wire         is_behind = errors_behind & checks_kind_of_responses_not_c9;
  wire         tracker_eligible = whole_c9 & (checks_refusal_row == ROW_RX_OK) & ~is_behind;
  wire         is_open = tracker_decided_value_fresh & ~is_behind_c10;
  wire         is_fatal = is_open & whole_and_c10;
  wire [6:0]   placements_offset = packet_value_payload_offset_c1 -
                                   (checks_kind_atomic_response ? 7'd8 : 7'd0);
  wire         may_ask = checks_kind_read_or_c4 & ~(checks_kind_read_or_c4 & contexts_busy);
  wire         is_fetch_add = packet_value_opcode == 8'd20;
  wire         is_kept = checks_kind_read_or_c10 & tracker_decided_value_accepted & packet_valid_c10;
  wire         is_news = tracker_decided_value_head | ~packet_value_retrans_c10 |
                         (checks_refusal_row_c10 == ROW_RX_IRD);
  wire         refused_2 = checks_refusal_nak_c10 & ~checks_admission_in_error_c10 & is_news;
  wire         due = checks_admission_trimmed_c10 ? trim_nak : refused_2;
  wire [1:0]   of_switch = packet_value_last_hop_c10 ? 2'd2 : 2'd0;
  wire [1:0]   ours = (checks_refusal_row_c10 == ROW_RX_TRIM_LOCAL) ? 2'd1 : 2'd3;
  wire [4:0]   cause = checks_refusal_ours_c10 ? FAILURE_CAUSE_RESPONSE_ACCESS :
                       FAILURE_CAUSE_RESPONSE_INVALID;
  wire         again = checks_admission_in_error_c10 & (row == ROW_RX_AFTER_ERR);
  wire         retiring = checks_admission_numbered_c10 & ~(busy_c10 | token_stolen) &
                          (~checks_admission_in_error_c10 | again);
  wire         trimmed = checks_admission_trimmed_c10 | (row == ROW_RX_TRIM_LOCAL) | (row == ROW_RX_NOBUF) |
                         (row == ROW_RX_RQE_FETCH) | (row == ROW_RX_IRD);
  wire         is_next = tracker_verdict_value_progress_expected == tracker_verdict_value_psn;
  wire         too_late = again_c24 & ~is_next;
  wire         is_free = ~is_fatal & ~tracker_verdict_valid;
  wire         beginning = (step == STEP_IDLE) & setup_valid;
  wire         is_taken = beginning & tracker_setup_ready;
  wire         is_cleared = (step == STEP_PENDING) & checks_setup_ready;
  wire         is_second = (step == STEP_BETWEEN) | ~setup_payload_groups_receives;
  wire         ending = (step == STEP_ERRORS) & is_free;
  wire         tracker_setup_valid = (beginning &
                                      (setup_payload_groups_receives | setup_payload_groups_sends)) |
                                     (step == STEP_BETWEEN);
  wire [23:0]  tracker_setup_payload_psn = is_second ? setup_payload_response_receive_psn :
                                           setup_payload_receive_psn;
  wire         checks_setup_valid = step == STEP_PENDING;
  wire         errors_mark_valid = ending | (marks_valid & ~is_fatal);
  wire [3:0]   errors_mark_value_qp = ending ? setup_payload_qp : marks_payload_qp;
  wire         errors_mark_value_error_valid = ~ending & marks_payload_error_valid;
  wire [23:0]  errors_mark_value_error_psn = ending ? 24'd0 : marks_payload_error_psn;
  wire [2:0]   errors_mark_value_error_code = ending ? 3'd0 : marks_payload_error_code;
  wire         checks_progress_valid = (tracker_verdict_valid & ~tracker_verdict_value_flow[4]) | ending;
  wire [3:0]   checks_progress_value_flow = tracker_verdict_valid ? tracker_verdict_value_flow[3:0] :
                                            setup_payload_qp;
  wire [23:0]  checks_progress_value_progress_expected = tracker_verdict_valid ?
                                                         tracker_verdict_value_progress_expected :
                                                         setup_payload_receive_psn;
  wire [23:0]  checks_progress_value_progress_messages = tracker_verdict_valid ?
                                                         tracker_verdict_value_progress_messages : 24'd0;
  wire [23:0]  checks_progress_value_progress_message_start = tracker_verdict_valid ?
                                                              tracker_verdict_value_progress_message_start :
                                                              setup_payload_receive_psn;
  wire [23:0]  checks_progress_value_progress_receives_done = tracker_verdict_valid ?
                                                              tracker_verdict_value_progress_receives_done :
                                                              24'd0;

  ReceiveChecks_small checks (
    .clk(clk),
    .rst(in_reset),
    .packet_opcode(packet_value_opcode),
    .packet_dest_qp(packet_value_dest_qp),
    .packet_psn(packet_value_psn),
    .packet_pkey(packet_value_pkey),
    .packet_source_port(packet_value_source_port),
    .packet_ipv6(packet_value_ipv6),
    .packet_vlan(packet_value_vlan),
    .packet_source(packet_value_source),
    .packet_own(packet_value_own),
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
    .packet_payload_length(packet_value_payload_length),
    .frame_row(frame_row),
    .wqe_rung(wqe_rung),
    .wqe_on_chip(wqe_on_chip),
    .wqe_address(wqe_address),
    .wqe_length(wqe_length),
    .wqe_key(wqe_key),
    .wqe_bad(wqe_bad),
    .lookup_qp(requests_value_qp),
    .lookup_slot(requests_value_slot),
    .asking(checks_asking),
    .request_local_address(request_local_address),
    .request_local_key(request_local_key),
    .request_length(request_length),
    .reserved(reserved_value_place),
    .full(refused),
    .room(checks_room),
    .trim_local(trim_local),
    .source_port_base(source_port_base),
    .context_valid(beginning),
    .context_value_qp(setup_payload_qp),
    .context_value_context_known(setup_payload_context_known),
    .context_value_context_address_handle(setup_payload_context_address_handle),
    .context_value_context_pkey(setup_payload_context_pkey),
    .context_value_context_pd(setup_payload_context_pd),
    .context_value_context_mtu_code(setup_payload_context_mtu_code),
    .context_value_context_profile(setup_payload_context_profile),
    .context_value_context_remote_write(setup_payload_context_remote_write),
    .context_value_context_remote_read(setup_payload_context_remote_read),
    .context_value_context_remote_atomic(setup_payload_context_remote_atomic),
    .context_value_context_reads_accepted(setup_payload_context_reads_accepted),
    .context_value_context_reads_outstanding(setup_payload_context_reads_outstanding),
    .context_value_context_message_limit(setup_payload_context_message_limit),
    .context_value_context_last_path(setup_payload_context_last_path),
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
    .progress_valid(checks_progress_valid),
    .progress_value_flow(checks_progress_value_flow),
    .progress_value_progress_expected(checks_progress_value_progress_expected),
    .progress_value_progress_messages(checks_progress_value_progress_messages),
    .progress_value_progress_message_start(checks_progress_value_progress_message_start),
    .progress_value_progress_receives_done(checks_progress_value_progress_receives_done),
    .pending_valid(pending_valid),
    .pending_value_qp(pending_value_qp),
    .pending_value_slot(pending_value_slot),
    .pending_value_lap(pending_value_lap),
    .pending_value_atomic(pending_value_atomic),
    .pending_value_request(pending_value_request),
    .pending_value_response_psn(pending_value_response_psn),
    .setup_valid(checks_setup_valid),
    .setup_ready(checks_setup_ready),
    .setup_payload(setup_payload_qp),
    .kind_acknowledging(checks_kind_acknowledging),
    .kind_selective(acknowledgement_value_sack),
    .kind_of_responses(acknowledgement_value_flow_responses),
    .kind_stray(_unused_checks_kind_stray),
    .kind_slow(_unused_checks_kind_slow),
    .kind_cnp(_unused_checks_kind_cnp),
    .kind_rtt_request(_unused_checks_kind_rtt_request),
    .kind_request(_unused_checks_kind_request),
    .kind_response(_unused_checks_kind_response),
    .kind_atomic_response(checks_kind_atomic_response),
    .kind_send(_unused_checks_kind_send),
    .kind_write(_unused_checks_kind_write),
    .kind_read(checks_kind_read),
    .kind_atomic(checks_kind_atomic),
    .kind_receives(checks_kind_receives),
    .kind_invalidates(_unused_checks_kind_invalidates),
    .kind_full(_unused_checks_kind_full),
    .kind_later(_unused_checks_kind_later),
    .kind_ending(checks_kind_ending),
    .kind_stash(checks_kind_stash),
    .kind_needs_p2(_unused_checks_kind_needs_p2),
    .kind_needs_p3(_unused_checks_kind_needs_p3),
    .up_to(checks_up_to),
    .target(checks_target),
    .mr_index(checks_mr_index),
    .pages_listed(checks_pages_listed),
    .pages_shift(checks_pages_shift),
    .answered(checks_answered),
    .admission_row(checks_admission_row),
    .admission_acknowledging(checks_admission_acknowledging),
    .admission_numbered(checks_admission_numbered),
    .admission_trimmed(checks_admission_trimmed),
    .admission_in_error(checks_admission_in_error),
    .refusal_row(checks_refusal_row),
    .refusal_code(checks_refusal_code),
    .refusal_nak(checks_refusal_nak),
    .refusal_failing(checks_refusal_failing),
    .refusal_ours(checks_refusal_ours)
  );

  SackTracker_128_32_spaces tracker (
    .clk(clk),
    .rst(in_reset),
    .arrival_valid(arrival_arriving),
    .arrival_value_flow({acknowledgement_value_flow_responses_c6, qp_c6}),
    .arrival_value_psn(packet_value_psn_c6),
    .arrival_value_ends_message(checks_kind_ending_c6),
    .arrival_value_consumes_receive(arrival_value_consumes_receive),
    .eligible(tracker_eligible),
    .decided_valid(_unused_tracker_decided_valid),
    .decided_value_arrival_flow(tracker_decided_value_arrival_flow),
    .decided_value_arrival_psn(tracker_decided_value_arrival_psn),
    .decided_value_arrival_ends_message(tracker_decided_value_arrival_ends_message),
    .decided_value_arrival_consumes_receive(_unused_tracker_decided_value_arrival_consumes_receive),
    .decided_value_fresh(tracker_decided_value_fresh),
    .decided_value_accepted(tracker_decided_value_accepted),
    .decided_value_duplicate(tracker_decided_value_duplicate),
    .decided_value_head(tracker_decided_value_head),
    .verdict_valid(tracker_verdict_valid),
    .verdict_value_flow(tracker_verdict_value_flow),
    .verdict_value_psn(tracker_verdict_value_psn),
    .verdict_value_outcome(tracker_verdict_value_outcome),
    .verdict_value_progress_expected(tracker_verdict_value_progress_expected),
    .verdict_value_progress_messages(tracker_verdict_value_progress_messages),
    .verdict_value_progress_message_start(tracker_verdict_value_progress_message_start),
    .verdict_value_progress_receives_done(tracker_verdict_value_progress_receives_done),
    .setup_valid(tracker_setup_valid),
    .setup_ready(tracker_setup_ready),
    .setup_payload_flow({is_second, setup_payload_qp}),
    .setup_payload_psn(tracker_setup_payload_psn),
    .wanted(tracker_wanted),
    .setup_done(tracker_setup_done),
    .sack_request_valid(sack_request_valid),
    .sack_request_value(sack_request_value),
    .sack_row_valid(sack_row_valid),
    .sack_row_value_bitmap(sack_row_value_bitmap),
    .sack_row_value_expected(sack_row_value_expected)
  );

  ErrorTable_small errors (
    .clk(clk),
    .rst(in_reset),
    .qp(qp_c6),
    .psn(packet_value_psn_c6),
    .behind(errors_behind),
    .error_valid(errors_error_valid),
    .error_psn(errors_error_psn),
    .error_code(errors_error_code),
    .fatal(is_fatal),
    .code(checks_refusal_code_c10),
    .mark_valid(errors_mark_valid),
    .mark_value_qp(errors_mark_value_qp),
    .mark_value_error_valid(errors_mark_value_error_valid),
    .mark_value_error_psn(errors_mark_value_error_psn),
    .mark_value_error_code(errors_mark_value_error_code)
  );

  assign lookup_valid = packet_valid;
  assign lookup_value_qp = qp;
  assign lookup_value_number = packet_value_rqmsn;
  assign requests_valid = packet_valid & checks_asking;
  assign acknowledgement_valid = packet_value_veroce_and_c1 & checks_kind_acknowledging;
  assign order_value_qp = {10'd0, qp_c11};
  assign order_value_mr = {10'd0, checks_mr_index_c11};
  assign stash_value_qp = tracker_decided_value_arrival_flow_3_0_c11;
  assign stash_value_msn = packet_value_msn_c11;
  assign arriving_valid = may_ask & packet_valid_c4;
  assign wants = checks_admission_numbered & ~(checks_admission_trimmed | checks_admission_in_error | stolen);
  assign rejected_value_qp = qp_c11;
  assign rejected_value_context = reserved_value_context_c11;
  assign operands_value_qp = qp_c11;
  assign operands_value_context = reserved_value_context_c11;
  assign operands_value_msn = packet_value_msn_c11;
  assign drop_nak_value_flow_qp = tracker_decided_value_arrival_flow_3_0_c11;
  assign failure_value_qp = tracker_decided_value_arrival_flow_3_0_c11;
  assign failure_value_named = 1'b1;
  assign retired_valid = retiring_c25;
  assign setup_ready = ending | (is_cleared & ~setup_payload_groups_receives) |
                       ((step == STEP_IDLE) & ~(setup_payload_groups_receives | setup_payload_groups_sends));
  assign marks_ready = ~(is_fatal | ending);

  always @* begin
    row = checks_admission_row_c10;
    if (checks_admission_numbered_c10) begin
      if (token_stolen) begin
        row = ROW_RX_NOBUF;
      end else if (checks_admission_trimmed_c10) begin
        if (~is_open) begin
          row = ROW_RX_TRIM_STALE;
        end
      end else if (checks_admission_in_error_c10) begin
        row = ROW_RX_QP_STATE;
        if (tracker_decided_value_fresh & is_behind_c10) begin
          row = ROW_RX_AFTER_ERR;
        end
      end else if (tracker_decided_value_duplicate) begin
        row = ROW_RX_DUP;
      end else if (~tracker_decided_value_fresh) begin
        row = ROW_RX_OOR;
      end else if (is_behind_c10) begin
        row = ROW_RX_AFTER_ERR;
      end else begin
        row = checks_refusal_row_c10;
      end
    end
  end

  always @* begin
    row_2 = row_c24;
    if (too_late) begin
      row_2 = ROW_RX_QP_STATE;
    end
    if (retired_value_not_ready_c24 & is_next) begin
      row_2 = ROW_RX_RNR;
    end
  end

  // setup_starves to packet_valid_c10
  always @(posedge clk) begin
    if (in_reset) begin
      setup_starves <= 1'b0;
      step <= STEP_IDLE;
      in_vain <= 2'd0;
      packet_valid_c1_c3 <= 3'd0;
      packet_value_veroce_and_c1 <= 1'b0;
      packet_valid_c4 <= 1'b0;
      packet_valid_c5 <= 1'b0;
      packet_valid_c6 <= 1'b0;
      packet_valid_c7_c9 <= 3'd0;
      rtt_request_valid <= 1'b0;
      placements <= 24'd0;
      packet_valid_c10 <= 1'b0;
    end else begin
      case (step)
        STEP_IDLE: begin
          if (is_taken & setup_payload_groups_receives) begin
            step <= STEP_REQUESTS;
          end else if (is_taken & setup_payload_groups_sends) begin
            step <= STEP_RESPONSES;
          end
        end
        STEP_REQUESTS: begin
          if (tracker_setup_done) begin
            if (setup_payload_groups_sends) begin
              step <= STEP_BETWEEN;
            end else begin
              step <= STEP_ERRORS;
            end
          end
        end
        STEP_BETWEEN: begin
          if (tracker_setup_ready) begin
            step <= STEP_RESPONSES;
          end
        end
        STEP_RESPONSES: begin
          if (tracker_setup_done) begin
            step <= STEP_PENDING;
          end
        end
        STEP_PENDING: begin
          if (is_cleared) begin
            if (setup_payload_groups_receives) begin
              step <= STEP_ERRORS;
            end else begin
              step <= STEP_IDLE;
            end
          end
        end
        STEP_ERRORS: begin
          if (is_free) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
      in_vain <= ((step == STEP_ERRORS) & ~is_free) ? (in_vain + 2'd1) : 2'd0;
      setup_starves <= (&in_vain) | wanted;
      // ---- timeline packet, cycle 1
      packet_valid_c1_c3 <= {packet_valid_c1_c3[1:0], packet_valid};
      packet_value_veroce_and_c1 <= packet_value_veroce & packet_valid;
      // ---- timeline packet, cycle 4
      packet_valid_c4 <= packet_valid_c1_c3[2];
      // ---- timeline packet, cycle 5
      packet_valid_c5 <= packet_valid_c4;
      // ---- timeline packet, cycle 6
      packet_valid_c6 <= packet_valid_c5;
      // ---- timeline packet, cycle 7
      packet_valid_c7_c9 <= {packet_valid_c7_c9[1:0], packet_valid_c6};
      rtt_request_valid <= (checks_admission_row == ROW_RX_RTT_REQUEST) & packet_valid_c6;
      // ---- timeline packet, cycle 10
      if (tracker_decided_value_accepted & packet_valid_c10) begin
        placements <= placements + 24'd1;
      end
      packet_valid_c10 <= packet_valid_c7_c9[2];
    end
  end

  // drop_nak_valid to row_valid
  always @(posedge clk) begin
    if (in_reset) begin
      drop_nak_valid <= 1'b0;
      failure_valid <= 1'b0;
      operands_valid <= 1'b0;
      order_valid <= 1'b0;
      rejected_valid <= 1'b0;
      retiring_and_c11_c23 <= 13'd0;
      row_valid_c11_c24 <= 14'd0;
      stash_valid <= 1'b0;
      retiring_and_c24 <= 1'b0;
      retiring_c25 <= 1'b0;
      row_valid <= 1'b0;
    end else begin
      // ---- timeline packet, cycle 11
      drop_nak_valid <= is_open & due & packet_valid_c10;
      failure_valid <= is_open & whole_c10 & checks_refusal_failing_c10 & packet_valid_c10;
      operands_valid <= is_kept;
      order_valid <= stored_value_c15 & packet_valid_c10;
      rejected_valid <= reserved_valid_c10 & ~tracker_decided_value_accepted & packet_valid_c10;
      retiring_and_c11_c23 <= {retiring_and_c11_c23[11:0], retiring & packet_valid_c10};
      row_valid_c11_c24 <= {row_valid_c11_c24[12:0], ~checks_admission_acknowledging_c10 & packet_valid_c10};
      stash_valid <= tracker_decided_value_accepted & tracker_decided_value_arrival_ends_message &
                     ~tracker_decided_value_arrival_flow[4] & packet_valid_c10;
      // ---- timeline packet, cycle 24
      retiring_and_c24 <= retiring_and_c11_c23[12];
      // ---- timeline packet, cycle 25
      retiring_c25 <= retiring_and_c24 & ~too_late;
      row_valid <= row_valid_c11_c24[13];
    end
  end

  // body
  always @(posedge clk) begin
    in_reset <= rst;
    // ---- timeline packet, cycle 1
    acknowledgement_value_flow_qp <= qp;
    // ---- timeline packet, cycle 2
    qp_c2_c3 <= {qp_c2_c3[3:0], acknowledgement_value_flow_qp};
    checks_kind_of_responses_not_c2_c8 <= {checks_kind_of_responses_not_c2_c8[5:0],
                                           ~acknowledgement_value_flow_responses};
    // ---- timeline packet, cycle 4
    arriving_value <= qp_c2_c3[7:4];
    // ---- timeline packet, cycle 5
    qp_c5 <= arriving_value;
    // ---- timeline packet, cycle 6
    qp_c6 <= qp_c5;
    // ---- timeline packet, cycle 7
    rtt_request_value_qp <= qp_c6;
    checks_admission_in_error_c7_c9 <= {checks_admission_in_error_c7_c9[1:0], checks_admission_in_error};
    checks_admission_numbered_c7_c9 <= {checks_admission_numbered_c7_c9[1:0], checks_admission_numbered};
    checks_admission_row_c7_c9 <= {checks_admission_row_c7_c9[11:0], checks_admission_row};
    checks_admission_trimmed_c7_c9 <= {checks_admission_trimmed_c7_c9[1:0], checks_admission_trimmed};
    token_stolen_c7_c9 <= {token_stolen_c7_c9[1:0], stolen};
    whole_c7_c8 <= {whole_c7_c8[0], whole};
    // ---- timeline packet, cycle 8
    qp_c8_c10 <= {qp_c8_c10[7:0], rtt_request_value_qp};
    // ---- timeline packet, cycle 9
    checks_kind_of_responses_not_c9 <= checks_kind_of_responses_not_c2_c8[6];
    whole_c9 <= whole_c7_c8[1];
    busy_c9 <= busy;
    // ---- timeline packet, cycle 10
    checks_admission_in_error_c10 <= checks_admission_in_error_c7_c9[2];
    checks_admission_numbered_c10 <= checks_admission_numbered_c7_c9[2];
    checks_admission_row_c10 <= checks_admission_row_c7_c9[17:12];
    checks_admission_trimmed_c10 <= checks_admission_trimmed_c7_c9[2];
    token_stolen <= token_stolen_c7_c9[2];
    whole_c10 <= whole_c9;
    busy_c10 <= busy_c9;
    checks_refusal_code_c10 <= checks_refusal_code;
    checks_refusal_failing_c10 <= checks_refusal_failing;
    checks_refusal_nak_c10 <= checks_refusal_nak;
    checks_refusal_ours_c10 <= checks_refusal_ours;
    checks_refusal_row_c10 <= checks_refusal_row;
    errors_error_code_c10 <= errors_error_code;
    errors_error_psn_c10 <= errors_error_psn;
    is_behind_c10 <= is_behind;
    token_error_valid <= errors_error_valid & checks_kind_of_responses_not_c9;
    whole_and_c10 <= whole_c9 & (|checks_refusal_code);
    // ---- timeline packet, cycle 11
    qp_c11 <= qp_c8_c10[11:8];
    order_value_place <= tracker_decided_value_accepted;
    drop_nak_value_psn <= tracker_decided_value_arrival_psn;
    // ---- timeline packet, cycle 25
    retired_value_outcome <= tracker_verdict_value_outcome;
    retired_value_progress_expected <= tracker_verdict_value_progress_expected;
    retired_value_progress_message_start <= tracker_verdict_value_progress_message_start;
    retired_value_progress_messages <= tracker_verdict_value_progress_messages;
    retired_value_progress_receives_done <= tracker_verdict_value_progress_receives_done;
    retired_value_psn <= tracker_verdict_value_psn;
    // ---- timeline stored, cycle 1
    stored_value_c1_c12 <= {stored_value_c1_c12[10:0], stored_value};
    // ---- timeline stored, cycle 13
    stored_value_c13 <= stored_value_c1_c12[11];
    // ---- timeline stored, cycle 14
    stored_value_c14 <= stored_value_c13;
    // ---- timeline stored, cycle 15
    stored_value_c15 <= stored_value_c14;
  end

  // ContextRequests.decide
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    is_fetch_add_choice_c1 <= is_fetch_add ? CONTEXT_KIND_FETCH_ADD : CONTEXT_KIND_COMPARE_SWAP;
    // ---- timeline packet, cycle 2
    operands_value_kind_c2_c10 <= {operands_value_kind_c2_c10[15:0],
                                   checks_kind_read ? CONTEXT_KIND_READ : is_fetch_add_choice_c1};
    operands_value_operand_c2_c10 <= {operands_value_operand_c2_c10[511:0],
                                      checks_kind_read ? {32'd0, packet_value_dma_length_c1} :
                                      packet_value_operand_c1};
    // ---- timeline packet, cycle 11
    operands_value_kind <= operands_value_kind_c2_c10[17:16];
    operands_value_operand <= operands_value_operand_c2_c10[575:512];
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    acknowledgement_value_msn <= packet_value_ack_msn;
    packet_value_ack_request_c1_c24 <= {packet_value_ack_request_c1_c24[22:0], packet_value_ack_request};
    packet_value_address_c1_c10 <= {packet_value_address_c1_c10[575:0], packet_value_address};
    acknowledgement_value_becn <= packet_value_becn;
    packet_value_compare_c1_c10 <= {packet_value_compare_c1_c10[575:0], packet_value_compare};
    packet_value_dma_length_c1 <= packet_value_dma_length;
    packet_value_immediate_c1_c6 <= {packet_value_immediate_c1_c6[159:0], packet_value_immediate};
    packet_value_key_c1_c10 <= {packet_value_key_c1_c10[287:0], packet_value_key};
    packet_value_msn_c1_c10 <= {packet_value_msn_c1_c10[215:0], packet_value_msn};
    packet_value_operand_c1 <= packet_value_operand;
    packet_value_payload_length_c1 <= packet_value_payload_length;
    packet_value_payload_offset_c1 <= packet_value_payload_offset;
    acknowledgement_value_psn <= packet_value_psn;
    acknowledgement_value_retrans <= packet_value_retrans;
    packet_value_rtt_context_c1_c6 <= {packet_value_rtt_context_c1_c6[159:0], packet_value_rtt_context};
    packet_value_rtt_sent_c1_c6 <= {packet_value_rtt_sent_c1_c6[159:0], packet_value_rtt_sent};
    acknowledgement_value_bitmap <= packet_value_sack_bitmap;
    acknowledgement_value_length <= packet_value_sack_length;
    acknowledgement_value_start <= packet_value_sack_start;
    packet_value_solicited_c1_c10 <= {packet_value_solicited_c1_c10[8:0], packet_value_solicited};
    packet_value_source_port_c1_c6 <= {packet_value_source_port_c1_c6[79:0], packet_value_source_port};
    packet_value_stamp_c1_c24 <= {packet_value_stamp_c1_c24[321:0], packet_value_stamp};
    acknowledgement_value_syndrome <= packet_value_syndrome;
    // ---- timeline packet, cycle 2
    packet_value_psn_c2_c5 <= {packet_value_psn_c2_c5[71:0], acknowledgement_value_psn};
    packet_value_retrans_c2_c9 <= {packet_value_retrans_c2_c9[6:0], acknowledgement_value_retrans};
    // ---- timeline packet, cycle 6
    packet_value_psn_c6 <= packet_value_psn_c2_c5[95:72];
    // ---- timeline packet, cycle 7
    packet_value_immediate_c7 <= packet_value_immediate_c1_c6[191:160];
    rtt_request_value_context <= packet_value_rtt_context_c1_c6[191:160];
    rtt_request_value_sent <= packet_value_rtt_sent_c1_c6[191:160];
    rtt_request_value_source_port <= packet_value_source_port_c1_c6[95:80];
    // ---- timeline packet, cycle 8
    reserved_valid_c8_c9 <= {reserved_valid_c8_c9[0], reserved_valid};
    reserved_value_context_c8_c10 <= {reserved_value_context_c8_c10[13:0], reserved_value_context};
    // ---- timeline packet, cycle 10
    packet_value_retrans_c10 <= packet_value_retrans_c2_c9[7];
    reserved_valid_c10 <= reserved_valid_c8_c9[1];
    // ---- timeline packet, cycle 11
    operands_value_address <= packet_value_address_c1_c10[639:576];
    operands_value_compare <= packet_value_compare_c1_c10[639:576];
    operands_value_key <= packet_value_key_c1_c10[319:288];
    packet_value_msn_c11 <= packet_value_msn_c1_c10[239:216];
    drop_nak_value_retrans <= packet_value_retrans_c10;
    stash_value_solicited <= packet_value_solicited_c1_c10[9];
    reserved_value_context_c11 <= reserved_value_context_c8_c10[20:14];
    // ---- timeline packet, cycle 12
    packet_value_retrans_c12_c24 <= {packet_value_retrans_c12_c24[11:0], drop_nak_value_retrans};
    // ---- timeline packet, cycle 25
    retired_value_ack_request <= packet_value_ack_request_c1_c24[23];
    retired_value_retrans <= packet_value_retrans_c12_c24[12];
    retired_value_departure_stamp <= packet_value_stamp_c1_c24[335:322];
  end

  // exit
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    packet_value_congested_c1_c9 <= {packet_value_congested_c1_c9[7:0], packet_value_congested};
    // ---- timeline packet, cycle 10
    packet_value_congested_c10 <= packet_value_congested_c1_c9[8];
    // ---- timeline packet, cycle 11
    again_c11_c23 <= {again_c11_c23[11:0], again};
    retired_value_congested_c11_c24 <= {retired_value_congested_c11_c24[12:0],
                                        packet_value_congested_c10 & ~checks_admission_trimmed_c10};
    retired_value_error_code_c11_c24 <= {retired_value_error_code_c11_c24[38:0],
                                         is_fatal ? checks_refusal_code_c10 : errors_error_code_c10};
    retired_value_error_psn_c11_c24 <= {retired_value_error_psn_c11_c24[311:0],
                                        is_fatal ? tracker_decided_value_arrival_psn : errors_error_psn_c10};
    retired_value_error_valid_c11_c24 <= {retired_value_error_valid_c11_c24[12:0],
                                          is_fatal ? is_fatal : token_error_valid};
    retired_value_not_ready_c11_c23 <= {retired_value_not_ready_c11_c23[11:0], row == ROW_RX_NO_RQE};
    trimmed_c11_c24 <= {trimmed_c11_c24[12:0], trimmed};
    // ---- timeline packet, cycle 24
    again_c24 <= again_c11_c23[12];
    retired_value_not_ready_c24 <= retired_value_not_ready_c11_c23[12];
    // ---- timeline packet, cycle 25
    retired_value_congested <= retired_value_congested_c11_c24[13];
    retired_value_error_code <= retired_value_error_code_c11_c24[41:39];
    retired_value_error_psn <= retired_value_error_psn_c11_c24[335:312];
    retired_value_error_valid <= retired_value_error_valid_c11_c24[13];
    retired_value_not_ready <= retired_value_not_ready_c24;
    retired_value_trimmed <= trimmed_c11_c24[13];
  end

  // cause
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    packet_value_last_hop_c1_c9 <= {packet_value_last_hop_c1_c9[7:0], packet_value_last_hop};
    // ---- timeline packet, cycle 10
    packet_value_last_hop_c10 <= packet_value_last_hop_c1_c9[8];
    // ---- timeline packet, cycle 11
    drop_nak_value_cause <= checks_admission_trimmed_c10 ? of_switch : ours;
  end

  // stash
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    packet_value_rqmsn_2_0_c1_c10 <= {packet_value_rqmsn_2_0_c1_c10[26:0], packet_value_rqmsn[2:0]};
    // ---- timeline packet, cycle 5
    checks_up_to_31_0_c5_c10 <= {checks_up_to_31_0_c5_c10[159:0], checks_up_to[31:0]};
    // ---- timeline packet, cycle 11
    stash_value_wqe_index <= packet_value_rqmsn_2_0_c1_c10[29:27];
    stash_value_length <= checks_up_to_31_0_c5_c10[191:160];
  end

  // dropNak
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    packet_value_source_port_13_0_c1_c10 <= {packet_value_source_port_13_0_c1_c10[125:0],
                                             packet_value_source_port[13:0]};
    // ---- timeline packet, cycle 11
    drop_nak_value_path <= packet_value_source_port_13_0_c1_c10[139:126];
    // ---- timeline packet, cycle 12
    packet_value_source_port_13_0_c12_c24 <= {packet_value_source_port_13_0_c12_c24[167:0],
                                              drop_nak_value_path};
    // ---- timeline packet, cycle 25
    retired_value_departure_path <= packet_value_source_port_13_0_c12_c24[181:168];
  end

  // checks
  always @(posedge clk) begin
    // ---- timeline packet, cycle 2
    acknowledgement_value_flow_responses_c2_c5 <= {acknowledgement_value_flow_responses_c2_c5[2:0],
                                                   acknowledgement_value_flow_responses};
    checks_kind_atomic_response_c2_c10 <= {checks_kind_atomic_response_c2_c10[7:0],
                                           checks_kind_atomic_response};
    checks_kind_stash_c2_c10 <= {checks_kind_stash_c2_c10[23:0], checks_kind_stash};
    // ---- timeline packet, cycle 5
    checks_answered_c5_c10 <= {checks_answered_c5_c10[79:0], checks_answered};
    checks_kind_read_not_c5_c7 <= {checks_kind_read_not_c5_c7[1:0],
                                   ~(checks_kind_read_or_c4 & contexts_busy)};
    // ---- timeline packet, cycle 6
    acknowledgement_value_flow_responses_c6 <= acknowledgement_value_flow_responses_c2_c5[3];
    checks_mr_index_c6_c10 <= {checks_mr_index_c6_c10[23:0], checks_mr_index};
    checks_pages_listed_c6_c10 <= {checks_pages_listed_c6_c10[3:0], checks_pages_listed};
    checks_pages_shift_c6_c10 <= {checks_pages_shift_c6_c10[19:0], checks_pages_shift};
    checks_target_c6_c10 <= {checks_target_c6_c10[255:0], checks_target};
    // ---- timeline packet, cycle 7
    acknowledged <= checks_admission_acknowledging;
    // ---- timeline packet, cycle 8
    checks_kind_read_not_c8 <= checks_kind_read_not_c5_c7[2];
    checks_admission_acknowledging_c8_c9 <= {checks_admission_acknowledging_c8_c9[0], acknowledged};
    // ---- timeline packet, cycle 10
    checks_admission_acknowledging_c10 <= checks_admission_acknowledging_c8_c9[1];
    // ---- timeline packet, cycle 11
    order_value_reversed <= checks_kind_atomic_response_c2_c10[8];
    stash_value_kind <= checks_kind_stash_c2_c10[26:24];
    failure_value_request <= checks_answered_c5_c10[95:80];
    checks_mr_index_c11 <= checks_mr_index_c6_c10[29:24];
    order_value_pages_listed <= checks_pages_listed_c6_c10[4];
    order_value_pages_shift <= checks_pages_shift_c6_c10[24:20];
    order_value_address <= checks_target_c6_c10[319:256];
  end

  // arrival
  always @(posedge clk) begin
    // ---- timeline packet, cycle 2
    arrival_value_consumes_receive_c2_c5 <= {arrival_value_consumes_receive_c2_c5[2:0],
                                             checks_kind_ending & checks_kind_receives};
    checks_kind_ending_c2_c5 <= {checks_kind_ending_c2_c5[2:0], checks_kind_ending};
    // ---- timeline packet, cycle 6
    arrival_value_consumes_receive <= arrival_value_consumes_receive_c2_c5[3];
    checks_kind_ending_c6 <= checks_kind_ending_c2_c5[3];
  end

  // ContextRequests.isOne
  always @(posedge clk) begin
    // ---- timeline packet, cycle 2
    checks_kind_read_or_c2_c3 <= {checks_kind_read_or_c2_c3[0], checks_kind_read | checks_kind_atomic};
    // ---- timeline packet, cycle 4
    checks_kind_read_or_c4 <= checks_kind_read_or_c2_c3[1];
    // ---- timeline packet, cycle 5
    checks_kind_read_or_c5_c6 <= {checks_kind_read_or_c5_c6[0], checks_kind_read_or_c4};
    // ---- timeline packet, cycle 7
    checks_kind_read_or_c7 <= checks_kind_read_or_c5_c6[1];
    // ---- timeline packet, cycle 8
    checks_kind_read_or_c8_c9 <= {checks_kind_read_or_c8_c9[0], checks_kind_read_or_c7};
    // ---- timeline packet, cycle 10
    checks_kind_read_or_c10 <= checks_kind_read_or_c8_c9[1];
  end

  // order
  always @(posedge clk) begin
    // ---- timeline packet, cycle 2
    order_value_length_c2_c10 <= {order_value_length_c2_c10[103:0],
                                  checks_kind_atomic_response ? 13'd8 : packet_value_payload_length_c1};
    placements_offset_c2_c10 <= {placements_offset_c2_c10[55:0], placements_offset};
    // ---- timeline packet, cycle 11
    order_value_length <= order_value_length_c2_c10[116:104];
    order_value_offset <= placements_offset_c2_c10[62:56];
    placements_c11_c23 <= {placements_c11_c23[287:0], placements};
    // ---- timeline packet, cycle 24
    retired_value_placements <= placements_c11_c23[311:288];
  end

  // rttRequest
  always @(posedge clk) begin
    // ---- timeline packet, cycle 7
    rtt_request_value_received <= nanoseconds;
  end

  // ContextRequests.argument
  always @(posedge clk) begin
    // ---- timeline packet, cycle 8
    stash_value_argument_c8_c10 <= {stash_value_argument_c8_c10[63:0], checks_kind_read_or_c7 ?
                                    {25'd0, reserved_value_context} : packet_value_immediate_c7};
    // ---- timeline packet, cycle 11
    stash_value_argument <= stash_value_argument_c8_c10[95:64];
  end

  // failure
  always @(posedge clk) begin
    // ---- timeline packet, cycle 11
    failure_value_cause <= cause;
  end

  // row
  always @(posedge clk) begin
    // ---- timeline packet, cycle 11
    row_c11_c23 <= {row_c11_c23[71:0], row};
    // ---- timeline packet, cycle 24
    row_c24 <= row_c11_c23[77:72];
  end

  // Flow.at
  always @(posedge clk) begin
    // ---- timeline packet, cycle 11
    tracker_decided_value_arrival_flow_3_0_c11 <= tracker_decided_value_arrival_flow[3:0];
    drop_nak_value_flow_responses <= tracker_decided_value_arrival_flow[4];
    // ---- timeline packet, cycle 25
    retired_value_flow_qp <= tracker_verdict_value_flow[3:0];
    retired_value_flow_responses <= tracker_verdict_value_flow[4];
  end

  // retire
  always @(posedge clk) begin
    // ---- timeline packet, cycle 25
    row_value <= row_2;
  end

  wire        _unused = &{1'b0, stored_valid, checks_up_to[35:32]};

`ifdef FORMAL
  // ---- timeline packet, cycle 8
  reg  [1:0]   reserved_valid_not_c8_c9;
  // ---- timeline packet, cycle 10
  (* shreg_extract = "no" *)
  reg          reserved_valid_not_c10;
  // ---- timeline stored, cycle 1
  reg  [3:0]   stored_valid_c1_c4;
  // ---- timeline stored, cycle 5
  reg          stored_valid_c5;
  always @(posedge clk) begin
    if (in_reset) begin
      stored_valid_c1_c4 <= 4'd0;
      stored_valid_c5 <= 1'b0;
    end else begin
      // ---- timeline stored, cycle 1
      stored_valid_c1_c4 <= {stored_valid_c1_c4[2:0], stored_valid};
      // ---- timeline stored, cycle 5
      stored_valid_c5 <= stored_valid_c1_c4[3];
    end
  end
  always @(posedge clk) begin
    // ---- timeline packet, cycle 8
    reserved_valid_not_c8_c9 <= {reserved_valid_not_c8_c9[0], ~reserved_valid};
    // ---- timeline packet, cycle 10
    reserved_valid_not_c10 <= reserved_valid_not_c8_c9[1];
  end
  always @(posedge clk) if (!in_reset)
    the_packet_buffer_has_spoken_of_every_packet: assert (stored_valid_c5 == packet_valid);
  always @(posedge clk) if (!in_reset)
    a_read_or_an_atomic_that_is_accepted_has_a_context: assert (
      ~(checks_kind_read_or_c10 & tracker_decided_value_accepted & reserved_valid_not_c10 &
        packet_valid_c10));
`elsif HDL_CLAIMS
  // ---- timeline packet, cycle 8
  reg  [1:0]   reserved_valid_not_c8_c9;
  // ---- timeline packet, cycle 10
  (* shreg_extract = "no" *)
  reg          reserved_valid_not_c10;
  // ---- timeline stored, cycle 1
  reg  [3:0]   stored_valid_c1_c4;
  // ---- timeline stored, cycle 5
  reg          stored_valid_c5;
  always @(posedge clk) begin
    if (in_reset) begin
      stored_valid_c1_c4 <= 4'd0;
      stored_valid_c5 <= 1'b0;
    end else begin
      // ---- timeline stored, cycle 1
      stored_valid_c1_c4 <= {stored_valid_c1_c4[2:0], stored_valid};
      // ---- timeline stored, cycle 5
      stored_valid_c5 <= stored_valid_c1_c4[3];
    end
  end
  always @(posedge clk) begin
    // ---- timeline packet, cycle 8
    reserved_valid_not_c8_c9 <= {reserved_valid_not_c8_c9[0], ~reserved_valid};
    // ---- timeline packet, cycle 10
    reserved_valid_not_c10 <= reserved_valid_not_c8_c9[1];
  end
  always @(posedge clk) if (!in_reset && !(stored_valid_c5 == packet_valid)) begin
    $display("ReceiveCore.java: HDL801: claim 'the packet buffer has spoken of every packet' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(checks_kind_read_or_c10 & tracker_decided_value_accepted &
                                             reserved_valid_not_c10 & packet_valid_c10))) begin
    $display("ContextRequests.java: HDL801: claim 'a Read or an atomic that is accepted has a context' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
