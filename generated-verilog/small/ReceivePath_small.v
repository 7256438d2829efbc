`default_nettype none

// ReceivePath_small: from frames of the MAC to bytes in host memory, completions and acknowledgements.
// Generated from ReceivePath.java.
module ReceivePath_small (
  input  wire         clk,
  input  wire         rst,
  input  wire         reset,  // resets all of it, as its own reset does
  // frames: from the MAC, without preamble and FCS
  input  wire         frames_valid,
  input  wire [255:0] frames_value_data,
  input  wire [31:0]  frames_value_keep,
  input  wire         frames_value_last,
  input  wire         error,  // with the last beat: FCS error, runt or abort
  input  wire [47:0]  settings_frames_mac,  // our MAC address
  // settings_frames_gids: our IP addresses
  input  wire         settings_frames_gids_0_used,  // it is ours
  input  wire         settings_frames_gids_0_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_frames_gids_0_ip,  // IPv4 in the low 32 bits, with zeros above
  input  wire         settings_frames_gids_1_used,  // it is ours
  input  wire         settings_frames_gids_1_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_frames_gids_1_ip,  // IPv4 in the low 32 bits, with zeros above
  input  wire         settings_frames_gids_2_used,  // it is ours
  input  wire         settings_frames_gids_2_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_frames_gids_2_ip,  // IPv4 in the low 32 bits, with zeros above
  input  wire         settings_frames_gids_3_used,  // it is ours
  input  wire         settings_frames_gids_3_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_frames_gids_3_ip,  // IPv4 in the low 32 bits, with zeros above
  input  wire         settings_frames_gids_4_used,  // it is ours
  input  wire         settings_frames_gids_4_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_frames_gids_4_ip,  // IPv4 in the low 32 bits, with zeros above
  input  wire         settings_frames_gids_5_used,  // it is ours
  input  wire         settings_frames_gids_5_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_frames_gids_5_ip,  // IPv4 in the low 32 bits, with zeros above
  input  wire         settings_frames_gids_6_used,  // it is ours
  input  wire         settings_frames_gids_6_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_frames_gids_6_ip,  // IPv4 in the low 32 bits, with zeros above
  input  wire         settings_frames_gids_7_used,  // it is ours
  input  wire         settings_frames_gids_7_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] settings_frames_gids_7_ip,  // IPv4 in the low 32 bits, with zeros above
  input  wire [5:0]   settings_frames_check_trim_dscp,  // wire_dscp_trim: DSCP of trimmed packets, reset 9
  input  wire [6:0]   settings_frames_check_trim_last_dscp,  // wire_dscp_trim_last: second DSCP of trimmed packets; 64 = off, the reset value
  input  wire         settings_frames_check_trim_icrc_optional,  // wire_trim_icrc_optional: trimmed packets count with a wrong ICRC, reset 1
  input  wire [3:0]   settings_frames_check_transport_version,  // wire_tver: transport version, reset 0
  input  wire [15:0]  settings_frames_choice_udp_port,  // wire_port.udp: destination port of what we send and take
  input  wire [2:0]   settings_frames_choice_retrans,  // wire_choice.retrans: Retrans stands so many bits behind bit 65 of BTH, 0 to 6
  input  wire         settings_frames_choice_sack_bytes,  // wire_choice.sack_bytes: the bytes of the bitmap of SACKETH in the other order
  input  wire         settings_frames_choice_sack_bits,  // wire_choice.sack_bits: the bits of each of its bytes in the other order
  input  wire         settings_frames_choice_sack_missing,  // wire_choice.sack_missing: 1 means missing
  input  wire [15:0]  settings_source_port_base,  // wire_sport_base
  input  wire [4:0]   settings_ack_every,  // rel_ack_n: 1 to 16
  input  wire [15:0]  settings_ack_delay,  // rel_ack_delay, in 1/16 us
  input  wire         settings_ack_on_end,  // rel_ack_on_eom
  input  wire         settings_rotate,  // rel_sack_rotate
  input  wire         settings_trim_nak,  // rel_trim_nak
  input  wire         settings_trim_local,  // rel_trim_local
  input  wire [15:0]  now,  // in 1/16 us, modulo 4096 us
  input  wire [31:0]  nanoseconds,  // in ns
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [3:0]   setup_payload_qp,  // queue pair, local number
  // setup_payload_groups: what begins
  input  wire         setup_payload_groups_queues,  // its queues, and with them everything
  input  wire         setup_payload_groups_receives,  // the requests of the peer, and what answers them
  input  wire         setup_payload_groups_sends,  // its own requests, and what answers them
  input  wire         setup_payload_context_known,  // the peer has been told; else no frame is of it
  input  wire [23:0]  setup_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [3:0]   setup_payload_context_address_handle,  // address handle of the peer
  input  wire [15:0]  setup_payload_context_pkey,  // P_Key
  input  wire [15:0]  setup_payload_context_pd,  // protection domain
  input  wire [2:0]   setup_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]   setup_payload_context_profile,  // profile of the wire: 1 to 3
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
  input  wire         setup_payload_context_remote_read,  // the peer may read
  input  wire         setup_payload_context_remote_atomic,  // the peer may order atomics; profile 3 only
  input  wire [23:0]  setup_payload_context_response_send_psn,  // first PSN of the responses that this end sends
  input  wire [23:0]  setup_payload_context_response_receive_psn,  // first PSN of the responses that it expects
  input  wire [12:0]  setup_payload_context_response_window,  // W_rx of the peer for responses: most of their PSNs outstanding, 1 to the window of the configuration
  input  wire [5:0]   setup_payload_context_reads_accepted,  // Reads and atomics of the peer that are kept, 0 to R; 0: it may order none
  input  wire [5:0]   setup_payload_context_reads_outstanding,  // IRD of the peer: most Reads and atomics outstanding, 0 to 32; 0: none may be ordered
  input  wire         setup_payload_context_extended,  // cc_ext: packets tell when they leave, acknowledgements what has come and how
  input  wire         state_valid,
  input  wire [3:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
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
  // doorbell: doorbells of receive queues
  input  wire         doorbell_valid,
  output wire         doorbell_ready,
  input  wire [3:0]   doorbell_payload_qp,  // queue pair, local number
  input  wire [15:0]  doorbell_payload_producer,  // free-running count of posted requests, modulo 65536
  // flush: a queue pair goes to error
  input  wire         flush_valid,
  input  wire [3:0]   flush_value_qp,  // queue pair, local number
  input  wire [3:0]   flush_value_send_status,  // of one incomplete send WQE
  input  wire [3:0]   flush_value_receive_status,  // of the oldest incomplete receive WQE
  input  wire         flush_value_named,  // that is the send WQE with this index; else the oldest incomplete one
  input  wire [15:0]  flush_value_request,
  // requests: asks for the send WQE that a response answers; never waits
  output wire         requests_valid,
  output wire [3:0]   requests_value_qp,  // queue pair, local number
  output wire [2:0]   requests_value_slot,  // its index modulo the WQEs that are kept
  // request: three cycles behind the lookup
  input  wire [63:0]  request_local_address,
  input  wire [31:0]  request_local_key,
  input  wire [31:0]  request_length,  // bytes of the message
  // pending: a Read or an atomic goes out for the first time
  input  wire         pending_valid,
  input  wire [3:0]   pending_value_qp,  // queue pair, local number
  input  wire [1:0]   pending_value_slot,  // response MSN of its response, modulo R
  input  wire [3:0]   pending_value_lap,  // how often all slots have been used before, modulo 16: response MSN / R
  input  wire         pending_value_atomic,  // an atomic, else a Read
  input  wire [23:0]  pending_value_request,  // MSN of the request
  input  wire [23:0]  pending_value_response_psn,  // PSN of the first packet of its response
  // acknowledged_responses: what the peer has acknowledged of the responses
  input  wire         acknowledged_responses_valid,
  input  wire [3:0]   acknowledged_responses_value_qp,  // queue pair, local number
  input  wire [15:0]  acknowledged_responses_value_messages,  // that the peer has completed in this life, modulo 65536
  // unanswered: queue pairs of which a Read was accepted and cannot be answered
  input  wire         unanswered_valid,
  output wire         unanswered_ready,
  input  wire [3:0]   unanswered_payload,
  // responses: responses that may be sent
  output wire         responses_valid,
  output wire [3:0]   responses_value_qp,  // queue pair, local number
  output wire [4:0]   responses_value_count,  // low bits
  // sending: of the sender of responses
  input  wire         sending_valid,  // cycle 0
  input  wire [3:0]   sending_value_qp,  // cycle 0: queue pair, local number
  input  wire [2:0]   sending_value_number,  // cycle 0: low bits of the number of the response, which are counted from 0
  output wire [1:0]   sent_kind,  // cycle 4: 0 Read, 1 CmpSwap, 2 FetchAdd, 3 an atomic that has been executed
  output wire [23:0]  sent_msn,  // cycle 4: MSN of the request
  output wire [23:0]  sent_psn,  // cycle 4: of the first packet of the response
  output wire [63:0]  sent_address,  // cycle 4: of a Read: first byte
  output wire [31:0]  sent_key,  // cycle 4: of a Read: its MR
  output wire [31:0]  sent_length,  // cycle 4: of a Read: bytes
  output wire [63:0]  sent_result,  // cycle 4: of an atomic that was executed: what was found
  // wqe_memory: receive WQEs are fetched
  output wire         wqe_memory_bursts_valid,
  input  wire         wqe_memory_bursts_ready,
  output wire [63:0]  wqe_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   wqe_memory_bursts_payload_length,  // beats less one
  // wqe_memory_beats: what was read
  input  wire         wqe_memory_beats_valid,
  input  wire [255:0] wqe_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         wqe_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         wqe_memory_beats_value_last,  // the burst ends with this beat
  // memory_bursts: bursts for the address channel of an AXI4 write port: incrementing, whole beats
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_data: beats of the bursts, in the order of these; a strobe per byte, last ends a burst
  output wire         memory_data_valid,
  input  wire         memory_data_ready,
  output wire [255:0] memory_data_payload_data,
  output wire [31:0]  memory_data_payload_strb,
  output wire         memory_data_payload_last,
  // memory_answers: a burst has been written; 1 = the bus refused it
  input  wire         memory_answers_valid,
  input  wire         memory_answers_value,
  // atomic_reads: atomics read
  output wire         atomic_reads_bursts_valid,
  input  wire         atomic_reads_bursts_ready,
  output wire [63:0]  atomic_reads_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   atomic_reads_bursts_payload_length,  // beats less one
  // atomic_reads_beats: what was read
  input  wire         atomic_reads_beats_valid,
  input  wire [255:0] atomic_reads_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         atomic_reads_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         atomic_reads_beats_value_last,  // the burst ends with this beat
  // atomic_writes_bursts: bursts for the address channel of an AXI4 write port: incrementing, whole beats
  output wire         atomic_writes_bursts_valid,
  input  wire         atomic_writes_bursts_ready,
  output wire [63:0]  atomic_writes_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   atomic_writes_bursts_payload_length,  // beats less one
  // atomic_writes_data: beats of the bursts, in the order of these; a strobe per byte, last ends a burst
  output wire         atomic_writes_data_valid,
  input  wire         atomic_writes_data_ready,
  output wire [255:0] atomic_writes_data_payload_data,
  output wire [31:0]  atomic_writes_data_payload_strb,
  output wire         atomic_writes_data_payload_last,
  // atomic_writes_answers: a burst has been written; 1 = the bus refused it
  input  wire         atomic_writes_answers_valid,
  input  wire         atomic_writes_answers_value,
  output wire         completions_valid,
  input  wire         completions_ready,
  output wire [3:0]   completions_payload_qp,  // queue pair, local number
  output wire         completions_payload_is_receive,  // for the receive completion queue
  output wire [3:0]   completions_payload_kind,  // CompletionKind
  output wire [3:0]   completions_payload_status,  // CompletionStatus
  output wire         completions_payload_solicited,  // solicited event
  output wire [31:0]  completions_payload_length,  // bytes received; of a send, bytes sent or brought
  output wire [31:0]  completions_payload_immediate,  // immediate data, or the key to invalidate
  output wire [15:0]  completions_payload_wqe_index,  // free-running index of the completed request in its queue
  output wire [23:0]  completions_payload_placements,  // wait until so many placements are visible
  output wire         completions_payload_waiting,  // placements counts; that of a Send or a Write does not wait
  // answers: acknowledgements and RTT Responses to be sent
  output wire         answers_valid,
  input  wire         answers_ready,
  output wire [3:0]   answers_payload_flow_qp,  // queue pair, local number
  output wire         answers_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire [2:0]   answers_payload_kind,
  output wire [23:0]  answers_payload_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  output wire [7:0]   answers_payload_syndrome,  // of AETH
  output wire [23:0]  answers_payload_msn,  // aMSN
  output wire [31:0]  answers_payload_po,  // POETH, with its reserved byte
  output wire         answers_payload_becn,
  output wire         answers_payload_retrans,
  output wire [1:0]   answers_payload_cause,  // why a packet was dropped, told by a Packet Drop NAK: a bit pattern of DropNak
  output wire         answers_payload_named,  // its UDP source port is the one that is given here, not the next one in turn
  output wire [15:0]  answers_payload_port,
  // answers_payload_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  output wire [7:0]   answers_payload_sack_valid_length,  // 1 to 128 bits count
  output wire [23:0]  answers_payload_sack_start,  // PSN of the least significant bit
  output wire [127:0] answers_payload_sack_bitmap,  // bit i: PSN start + i has been received
  // answers: acknowledgements and RTT Responses to be sent
  output wire [23:0]  answers_payload_peer_qp,  // queue pair number at the peer
  output wire [15:0]  answers_payload_peer_pkey,  // P_Key
  output wire [3:0]   answers_payload_peer_handle,  // address handle
  output wire [4:0]   answers_payload_peer_paths,  // 1 to 16
  output wire         answers_payload_peer_extended,  // cc_ext is agreed with it
  output wire         failures_valid,
  input  wire         failures_ready,
  output wire [3:0]   failures_payload_qp,  // queue pair, local number
  output wire [4:0]   failures_payload_cause,  // why
  output wire         failures_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  output wire [15:0]  failures_payload_request,
  // acknowledgement: packets of the ACK class; the verdict follows
  output wire         acknowledgement_valid,
  output wire [3:0]   acknowledgement_value_flow_qp,  // queue pair, local number
  output wire         acknowledgement_value_flow_responses,  // space of responses (RSP); else that of requests (SQ)
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
  // row: one verdict per frame but those of acknowledgements
  output wire         row_valid,
  output wire [5:0]   row_value,
  output wire [23:0]  visible,  // frames ordered to be placed, of which every byte and every byte of all earlier ones has been written, modulo 2^24
  // placements_beginning: one more is under way for this object
  output wire         placements_beginning_valid,
  output wire [3:0]   placements_beginning_value,
  // placements_ending: one less is under way for this object
  output wire         placements_ending_valid,
  output wire [3:0]   placements_ending_value,
  // mr_placements_beginning: one more is under way for this object
  output wire         mr_placements_beginning_valid,
  output wire [5:0]   mr_placements_beginning_value,
  // mr_placements_ending: one less is under way for this object
  output wire         mr_placements_ending_valid,
  output wire [5:0]   mr_placements_ending_value,
  // reports_beginning: one more is under way for this object
  output wire         reports_beginning_valid,
  output wire [3:0]   reports_beginning_value,
  // reports_ending: one less is under way for this object
  output wire         reports_ending_valid,
  output wire [3:0]   reports_ending_value,
  // fetches_beginning: one more is under way for this object
  output wire         fetches_beginning_valid,
  output wire [3:0]   fetches_beginning_value,
  // fetches_ending: one less is under way for this object
  output wire         fetches_ending_valid,
  output wire [3:0]   fetches_ending_value,
  // atomics_beginning: one more is under way for this object
  output wire         atomics_beginning_valid,
  output wire [3:0]   atomics_beginning_value,
  // atomics_ending: one less is under way for this object
  output wire         atomics_ending_valid,
  output wire [3:0]   atomics_ending_value,
  // mr_atomics_beginning: one more is under way for this object
  output wire         mr_atomics_beginning_valid,
  output wire [5:0]   mr_atomics_beginning_value,
  // mr_atomics_ending: one less is under way for this object
  output wire         mr_atomics_ending_valid,
  output wire [5:0]   mr_atomics_ending_value,
  // reads_done: Reads and atomics whose responses have all arrived
  output wire         reads_done_valid,
  output wire [3:0]   reads_done_value_qp,  // queue pair, local number
  output wire [23:0]  reads_done_value_messages,  // responses of its life that have arrived whole, with all earlier ones
  output wire [23:0]  reads_done_value_placements,  // placements ordered up to and with them
  // completes: a completion of a message begins for this queue pair
  output wire         completes_valid,
  output wire [3:0]   completes_value,
  // flushes: a completion of a flush begins for this queue pair
  output wire         flushes_valid,
  output wire [3:0]   flushes_value,
  // withdrawals: key of an MR that a peer withdraws
  output wire         withdrawals_valid,
  input  wire         withdrawals_ready,
  output wire [31:0]  withdrawals_payload,
  // withdrawn: once for each: it is closed and at rest; or not in time
  input  wire         withdrawn_valid,
  input  wire         withdrawn_value,
  // made: counter: answers made
  output wire         made_valid,
  output wire [2:0]   made_value,
  output wire         nak_full,  // counter tx_nak_full
  output wire         responding,  // counter: RTT Response
  // placement_fault: host memory has refused payload of a queue pair; before it counts as visible
  output wire         placement_fault_valid,
  output wire [13:0]  placement_fault_value_qp,  // queue pair, local number
  output wire [23:0]  placement_fault_value_placement,  // which placement it is, counted from 1 since reset and modulo 2^24
  output wire         fault,  // one cycle: host memory has refused an access
  output wire         beyond,  // counter: a doorbell beyond the ring of receive WQEs
  // lists_regions: a memory region is registered: how its pages are found
  input  wire         lists_regions_valid,
  input  wire [5:0]   lists_regions_value_index,  // key / 256
  input  wire [38:0]  lists_regions_value_base,  // address of the region's first byte in units of 4 KiB, its lower bits
  // lists_regions_value_size: of the region's pages
  input  wire         lists_regions_value_size_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   lists_regions_value_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // lists_regions: a memory region is registered: how its pages are found
  input  wire         lists_regions_value_deep,  // the list is one of lists, of 512 entries each; else of pages
  input  wire [39:0]  lists_regions_value_address,  // of the list's first entry, in units of 4 KiB
  // lists_forget: a region in which no access is under way: all of its pages are to be forgotten; it stays until they are, or nobody wants to know any more
  input  wire         lists_forget_valid,
  input  wire [5:0]   lists_forget_value,
  // lists: of pages to which payload goes
  output wire         lists_forgot,  // they are
  // lists_memory: lists are read; what is read never waits
  output wire         lists_memory_bursts_valid,
  input  wire         lists_memory_bursts_ready,
  output wire [63:0]  lists_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   lists_memory_bursts_payload_length,  // beats less one
  // lists_memory_beats: what was read
  input  wire         lists_memory_beats_valid,
  input  wire [255:0] lists_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         lists_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         lists_memory_beats_value_last,  // the burst ends with this beat
  // atomic_lists_regions: a memory region is registered: how its pages are found
  input  wire         atomic_lists_regions_valid,
  input  wire [5:0]   atomic_lists_regions_value_index,  // key / 256
  input  wire [38:0]  atomic_lists_regions_value_base,  // address of the region's first byte in units of 4 KiB, its lower bits
  // atomic_lists_regions_value_size: of the region's pages
  input  wire         atomic_lists_regions_value_size_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   atomic_lists_regions_value_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // atomic_lists_regions: a memory region is registered: how its pages are found
  input  wire         atomic_lists_regions_value_deep,  // the list is one of lists, of 512 entries each; else of pages
  input  wire [39:0]  atomic_lists_regions_value_address,  // of the list's first entry, in units of 4 KiB
  // atomic_lists_forget: a region in which no access is under way: all of its pages are to be forgotten; it stays until they are, or nobody wants to know any more
  input  wire         atomic_lists_forget_valid,
  input  wire [5:0]   atomic_lists_forget_value,
  // atomic_lists: of pages in which atomics are
  output wire         atomic_lists_forgot,  // they are
  // atomic_lists_memory: lists are read; what is read never waits
  output wire         atomic_lists_memory_bursts_valid,
  input  wire         atomic_lists_memory_bursts_ready,
  output wire [63:0]  atomic_lists_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   atomic_lists_memory_bursts_payload_length,  // beats less one
  // atomic_lists_memory_beats: what was read
  input  wire         atomic_lists_memory_beats_valid,
  input  wire [255:0] atomic_lists_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         atomic_lists_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         atomic_lists_memory_beats_value_last,  // the burst ends with this beat
  output wire         letting_go  // answers of a queue pair that has been reset are still being let go
);
  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg          unanswered_valid_and_d1;
  reg          responder_failures_valid_and_d1;
  wire         renewed_out_0_valid;
  wire [3:0]   renewed_out_0_payload_qp;
  wire         _unused_renewed_out_0_payload_groups_queues;
  wire         renewed_out_0_payload_groups_receives;
  wire         renewed_out_0_payload_groups_sends;
  wire         renewed_out_0_payload_context_known;
  wire [23:0]  _unused_renewed_out_0_payload_context_peer_qp;
  wire [3:0]   renewed_out_0_payload_context_address_handle;
  wire [15:0]  renewed_out_0_payload_context_pkey;
  wire [15:0]  renewed_out_0_payload_context_pd;
  wire [2:0]   renewed_out_0_payload_context_mtu_code;
  wire [1:0]   renewed_out_0_payload_context_profile;
  wire         renewed_out_0_payload_context_remote_write;
  wire [23:0]  _unused_renewed_out_0_payload_context_send_psn;
  wire [23:0]  renewed_out_0_payload_context_receive_psn;
  wire [12:0]  _unused_renewed_out_0_payload_context_send_window;
  wire [7:0]   renewed_out_0_payload_context_message_limit;
  wire [7:0]   _unused_renewed_out_0_payload_context_sack_threshold;
  wire [2:0]   _unused_renewed_out_0_payload_context_retries;
  wire [2:0]   _unused_renewed_out_0_payload_context_rnr_retries;
  wire [4:0]   _unused_renewed_out_0_payload_context_rto_exponent;
  wire [4:0]   _unused_renewed_out_0_payload_context_rnr_timer;
  wire [15:0]  _unused_renewed_out_0_payload_context_initial_srtt;
  wire [3:0]   renewed_out_0_payload_context_last_path;
  wire [19:0]  _unused_renewed_out_0_payload_context_rate;
  wire [3:0]   _unused_renewed_out_0_payload_context_send_cq;
  wire [3:0]   _unused_renewed_out_0_payload_context_receive_cq;
  wire [63:0]  _unused_renewed_out_0_payload_context_send_queue;
  wire [3:0]   _unused_renewed_out_0_payload_context_send_queue_size;
  wire [63:0]  _unused_renewed_out_0_payload_context_receive_queue;
  wire [3:0]   _unused_renewed_out_0_payload_context_receive_queue_size;
  wire         renewed_out_0_payload_context_remote_read;
  wire         renewed_out_0_payload_context_remote_atomic;
  wire [23:0]  _unused_renewed_out_0_payload_context_response_send_psn;
  wire [23:0]  renewed_out_0_payload_context_response_receive_psn;
  wire [12:0]  _unused_renewed_out_0_payload_context_response_window;
  wire [5:0]   renewed_out_0_payload_context_reads_accepted;
  wire [5:0]   renewed_out_0_payload_context_reads_outstanding;
  wire         _unused_renewed_out_0_payload_context_extended;
  wire         renewed_out_1_valid;
  wire [3:0]   renewed_out_1_payload_qp;
  wire         _unused_renewed_out_1_payload_groups_queues;
  wire         renewed_out_1_payload_groups_receives;
  wire         renewed_out_1_payload_groups_sends;
  wire         _unused_renewed_out_1_payload_context_known;
  wire [23:0]  _unused_renewed_out_1_payload_context_peer_qp;
  wire [3:0]   _unused_renewed_out_1_payload_context_address_handle;
  wire [15:0]  _unused_renewed_out_1_payload_context_pkey;
  wire [15:0]  _unused_renewed_out_1_payload_context_pd;
  wire [2:0]   _unused_renewed_out_1_payload_context_mtu_code;
  wire [1:0]   _unused_renewed_out_1_payload_context_profile;
  wire         _unused_renewed_out_1_payload_context_remote_write;
  wire [23:0]  _unused_renewed_out_1_payload_context_send_psn;
  wire [23:0]  renewed_out_1_payload_context_receive_psn;
  wire [12:0]  _unused_renewed_out_1_payload_context_send_window;
  wire [7:0]   _unused_renewed_out_1_payload_context_message_limit;
  wire [7:0]   _unused_renewed_out_1_payload_context_sack_threshold;
  wire [2:0]   _unused_renewed_out_1_payload_context_retries;
  wire [2:0]   _unused_renewed_out_1_payload_context_rnr_retries;
  wire [4:0]   _unused_renewed_out_1_payload_context_rto_exponent;
  wire [4:0]   _unused_renewed_out_1_payload_context_rnr_timer;
  wire [15:0]  _unused_renewed_out_1_payload_context_initial_srtt;
  wire [3:0]   _unused_renewed_out_1_payload_context_last_path;
  wire [19:0]  _unused_renewed_out_1_payload_context_rate;
  wire [3:0]   _unused_renewed_out_1_payload_context_send_cq;
  wire [3:0]   _unused_renewed_out_1_payload_context_receive_cq;
  wire [63:0]  _unused_renewed_out_1_payload_context_send_queue;
  wire [3:0]   _unused_renewed_out_1_payload_context_send_queue_size;
  wire [63:0]  _unused_renewed_out_1_payload_context_receive_queue;
  wire [3:0]   _unused_renewed_out_1_payload_context_receive_queue_size;
  wire         _unused_renewed_out_1_payload_context_remote_read;
  wire         _unused_renewed_out_1_payload_context_remote_atomic;
  wire [23:0]  _unused_renewed_out_1_payload_context_response_send_psn;
  wire [23:0]  renewed_out_1_payload_context_response_receive_psn;
  wire [12:0]  _unused_renewed_out_1_payload_context_response_window;
  wire [5:0]   _unused_renewed_out_1_payload_context_reads_accepted;
  wire [5:0]   _unused_renewed_out_1_payload_context_reads_outstanding;
  wire         _unused_renewed_out_1_payload_context_extended;
  wire         renewed_out_2_valid;
  wire [3:0]   renewed_out_2_payload_qp;
  wire         renewed_out_2_payload_groups_queues;
  wire         renewed_out_2_payload_groups_receives;
  wire         renewed_out_2_payload_groups_sends;
  wire         renewed_out_2_payload_context_known;
  wire [23:0]  renewed_out_2_payload_context_peer_qp;
  wire [3:0]   renewed_out_2_payload_context_address_handle;
  wire [15:0]  renewed_out_2_payload_context_pkey;
  wire [15:0]  renewed_out_2_payload_context_pd;
  wire [2:0]   renewed_out_2_payload_context_mtu_code;
  wire [1:0]   renewed_out_2_payload_context_profile;
  wire         renewed_out_2_payload_context_remote_write;
  wire [23:0]  renewed_out_2_payload_context_send_psn;
  wire [23:0]  renewed_out_2_payload_context_receive_psn;
  wire [12:0]  renewed_out_2_payload_context_send_window;
  wire [7:0]   renewed_out_2_payload_context_message_limit;
  wire [7:0]   renewed_out_2_payload_context_sack_threshold;
  wire [2:0]   renewed_out_2_payload_context_retries;
  wire [2:0]   renewed_out_2_payload_context_rnr_retries;
  wire [4:0]   renewed_out_2_payload_context_rto_exponent;
  wire [4:0]   renewed_out_2_payload_context_rnr_timer;
  wire [15:0]  renewed_out_2_payload_context_initial_srtt;
  wire [3:0]   renewed_out_2_payload_context_last_path;
  wire [19:0]  renewed_out_2_payload_context_rate;
  wire [3:0]   renewed_out_2_payload_context_send_cq;
  wire [3:0]   renewed_out_2_payload_context_receive_cq;
  wire [63:0]  renewed_out_2_payload_context_send_queue;
  wire [3:0]   renewed_out_2_payload_context_send_queue_size;
  wire [63:0]  renewed_out_2_payload_context_receive_queue;
  wire [3:0]   renewed_out_2_payload_context_receive_queue_size;
  wire         renewed_out_2_payload_context_remote_read;
  wire         renewed_out_2_payload_context_remote_atomic;
  wire [23:0]  renewed_out_2_payload_context_response_send_psn;
  wire [23:0]  renewed_out_2_payload_context_response_receive_psn;
  wire [12:0]  renewed_out_2_payload_context_response_window;
  wire [5:0]   renewed_out_2_payload_context_reads_accepted;
  wire [5:0]   renewed_out_2_payload_context_reads_outstanding;
  wire         renewed_out_2_payload_context_extended;
  wire         renewed_out_3_valid;
  wire [3:0]   renewed_out_3_payload_qp;
  wire         _unused_renewed_out_3_payload_groups_queues;
  wire         renewed_out_3_payload_groups_receives;
  wire         renewed_out_3_payload_groups_sends;
  wire         _unused_renewed_out_3_payload_context_known;
  wire [23:0]  _unused_renewed_out_3_payload_context_peer_qp;
  wire [3:0]   _unused_renewed_out_3_payload_context_address_handle;
  wire [15:0]  _unused_renewed_out_3_payload_context_pkey;
  wire [15:0]  _unused_renewed_out_3_payload_context_pd;
  wire [2:0]   _unused_renewed_out_3_payload_context_mtu_code;
  wire [1:0]   _unused_renewed_out_3_payload_context_profile;
  wire         _unused_renewed_out_3_payload_context_remote_write;
  wire [23:0]  _unused_renewed_out_3_payload_context_send_psn;
  wire [23:0]  renewed_out_3_payload_context_receive_psn;
  wire [12:0]  _unused_renewed_out_3_payload_context_send_window;
  wire [7:0]   _unused_renewed_out_3_payload_context_message_limit;
  wire [7:0]   _unused_renewed_out_3_payload_context_sack_threshold;
  wire [2:0]   _unused_renewed_out_3_payload_context_retries;
  wire [2:0]   _unused_renewed_out_3_payload_context_rnr_retries;
  wire [4:0]   _unused_renewed_out_3_payload_context_rto_exponent;
  wire [4:0]   _unused_renewed_out_3_payload_context_rnr_timer;
  wire [15:0]  _unused_renewed_out_3_payload_context_initial_srtt;
  wire [3:0]   _unused_renewed_out_3_payload_context_last_path;
  wire [19:0]  _unused_renewed_out_3_payload_context_rate;
  wire [3:0]   _unused_renewed_out_3_payload_context_send_cq;
  wire [3:0]   _unused_renewed_out_3_payload_context_receive_cq;
  wire [63:0]  _unused_renewed_out_3_payload_context_send_queue;
  wire [3:0]   _unused_renewed_out_3_payload_context_send_queue_size;
  wire [63:0]  _unused_renewed_out_3_payload_context_receive_queue;
  wire [3:0]   _unused_renewed_out_3_payload_context_receive_queue_size;
  wire         _unused_renewed_out_3_payload_context_remote_read;
  wire         _unused_renewed_out_3_payload_context_remote_atomic;
  wire [23:0]  _unused_renewed_out_3_payload_context_response_send_psn;
  wire [23:0]  renewed_out_3_payload_context_response_receive_psn;
  wire [12:0]  _unused_renewed_out_3_payload_context_response_window;
  wire [5:0]   _unused_renewed_out_3_payload_context_reads_accepted;
  wire [5:0]   _unused_renewed_out_3_payload_context_reads_outstanding;
  wire         _unused_renewed_out_3_payload_context_extended;
  wire         renewed_out_4_valid;
  wire [3:0]   renewed_out_4_payload_qp;
  wire         _unused_renewed_out_4_payload_groups_queues;
  wire         _unused_renewed_out_4_payload_groups_receives;
  wire         _unused_renewed_out_4_payload_groups_sends;
  wire         _unused_renewed_out_4_payload_context_known;
  wire [23:0]  renewed_out_4_payload_context_peer_qp;
  wire [3:0]   renewed_out_4_payload_context_address_handle;
  wire [15:0]  renewed_out_4_payload_context_pkey;
  wire [15:0]  _unused_renewed_out_4_payload_context_pd;
  wire [2:0]   _unused_renewed_out_4_payload_context_mtu_code;
  wire [1:0]   renewed_out_4_payload_context_profile;
  wire         _unused_renewed_out_4_payload_context_remote_write;
  wire [23:0]  _unused_renewed_out_4_payload_context_send_psn;
  wire [23:0]  _unused_renewed_out_4_payload_context_receive_psn;
  wire [12:0]  _unused_renewed_out_4_payload_context_send_window;
  wire [7:0]   _unused_renewed_out_4_payload_context_message_limit;
  wire [7:0]   renewed_out_4_payload_context_sack_threshold;
  wire [2:0]   _unused_renewed_out_4_payload_context_retries;
  wire [2:0]   _unused_renewed_out_4_payload_context_rnr_retries;
  wire [4:0]   _unused_renewed_out_4_payload_context_rto_exponent;
  wire [4:0]   renewed_out_4_payload_context_rnr_timer;
  wire [15:0]  _unused_renewed_out_4_payload_context_initial_srtt;
  wire [3:0]   renewed_out_4_payload_context_last_path;
  wire [19:0]  _unused_renewed_out_4_payload_context_rate;
  wire [3:0]   _unused_renewed_out_4_payload_context_send_cq;
  wire [3:0]   _unused_renewed_out_4_payload_context_receive_cq;
  wire [63:0]  _unused_renewed_out_4_payload_context_send_queue;
  wire [3:0]   _unused_renewed_out_4_payload_context_send_queue_size;
  wire [63:0]  _unused_renewed_out_4_payload_context_receive_queue;
  wire [3:0]   _unused_renewed_out_4_payload_context_receive_queue_size;
  wire         _unused_renewed_out_4_payload_context_remote_read;
  wire         _unused_renewed_out_4_payload_context_remote_atomic;
  wire [23:0]  _unused_renewed_out_4_payload_context_response_send_psn;
  wire [23:0]  _unused_renewed_out_4_payload_context_response_receive_psn;
  wire [12:0]  _unused_renewed_out_4_payload_context_response_window;
  wire [5:0]   _unused_renewed_out_4_payload_context_reads_accepted;
  wire [5:0]   _unused_renewed_out_4_payload_context_reads_outstanding;
  wire         renewed_out_4_payload_context_extended;
  wire         renewed_out_5_valid;
  wire [3:0]   renewed_out_5_payload_qp;
  wire         _unused_renewed_out_5_payload_groups_queues;
  wire         renewed_out_5_payload_groups_receives;
  wire         _unused_renewed_out_5_payload_groups_sends;
  wire         _unused_renewed_out_5_payload_context_known;
  wire [23:0]  _unused_renewed_out_5_payload_context_peer_qp;
  wire [3:0]   _unused_renewed_out_5_payload_context_address_handle;
  wire [15:0]  _unused_renewed_out_5_payload_context_pkey;
  wire [15:0]  _unused_renewed_out_5_payload_context_pd;
  wire [2:0]   _unused_renewed_out_5_payload_context_mtu_code;
  wire [1:0]   _unused_renewed_out_5_payload_context_profile;
  wire         _unused_renewed_out_5_payload_context_remote_write;
  wire [23:0]  _unused_renewed_out_5_payload_context_send_psn;
  wire [23:0]  renewed_out_5_payload_context_receive_psn;
  wire [12:0]  _unused_renewed_out_5_payload_context_send_window;
  wire [7:0]   _unused_renewed_out_5_payload_context_message_limit;
  wire [7:0]   _unused_renewed_out_5_payload_context_sack_threshold;
  wire [2:0]   _unused_renewed_out_5_payload_context_retries;
  wire [2:0]   _unused_renewed_out_5_payload_context_rnr_retries;
  wire [4:0]   _unused_renewed_out_5_payload_context_rto_exponent;
  wire [4:0]   _unused_renewed_out_5_payload_context_rnr_timer;
  wire [15:0]  _unused_renewed_out_5_payload_context_initial_srtt;
  wire [3:0]   _unused_renewed_out_5_payload_context_last_path;
  wire [19:0]  _unused_renewed_out_5_payload_context_rate;
  wire [3:0]   _unused_renewed_out_5_payload_context_send_cq;
  wire [3:0]   _unused_renewed_out_5_payload_context_receive_cq;
  wire [63:0]  _unused_renewed_out_5_payload_context_send_queue;
  wire [3:0]   _unused_renewed_out_5_payload_context_send_queue_size;
  wire [63:0]  _unused_renewed_out_5_payload_context_receive_queue;
  wire [3:0]   _unused_renewed_out_5_payload_context_receive_queue_size;
  wire         _unused_renewed_out_5_payload_context_remote_read;
  wire         _unused_renewed_out_5_payload_context_remote_atomic;
  wire [23:0]  _unused_renewed_out_5_payload_context_response_send_psn;
  wire [23:0]  _unused_renewed_out_5_payload_context_response_receive_psn;
  wire [12:0]  _unused_renewed_out_5_payload_context_response_window;
  wire [5:0]   _unused_renewed_out_5_payload_context_reads_accepted;
  wire [5:0]   _unused_renewed_out_5_payload_context_reads_outstanding;
  wire         _unused_renewed_out_5_payload_context_extended;
  wire         renewed_out_6_valid;
  wire [3:0]   renewed_out_6_payload_qp;
  wire         _unused_renewed_out_6_payload_groups_queues;
  wire         renewed_out_6_payload_groups_receives;
  wire         _unused_renewed_out_6_payload_groups_sends;
  wire         _unused_renewed_out_6_payload_context_known;
  wire [23:0]  _unused_renewed_out_6_payload_context_peer_qp;
  wire [3:0]   _unused_renewed_out_6_payload_context_address_handle;
  wire [15:0]  _unused_renewed_out_6_payload_context_pkey;
  wire [15:0]  renewed_out_6_payload_context_pd;
  wire [2:0]   renewed_out_6_payload_context_mtu_code;
  wire [1:0]   _unused_renewed_out_6_payload_context_profile;
  wire         _unused_renewed_out_6_payload_context_remote_write;
  wire [23:0]  _unused_renewed_out_6_payload_context_send_psn;
  wire [23:0]  _unused_renewed_out_6_payload_context_receive_psn;
  wire [12:0]  _unused_renewed_out_6_payload_context_send_window;
  wire [7:0]   _unused_renewed_out_6_payload_context_message_limit;
  wire [7:0]   _unused_renewed_out_6_payload_context_sack_threshold;
  wire [2:0]   _unused_renewed_out_6_payload_context_retries;
  wire [2:0]   _unused_renewed_out_6_payload_context_rnr_retries;
  wire [4:0]   _unused_renewed_out_6_payload_context_rto_exponent;
  wire [4:0]   _unused_renewed_out_6_payload_context_rnr_timer;
  wire [15:0]  _unused_renewed_out_6_payload_context_initial_srtt;
  wire [3:0]   _unused_renewed_out_6_payload_context_last_path;
  wire [19:0]  _unused_renewed_out_6_payload_context_rate;
  wire [3:0]   _unused_renewed_out_6_payload_context_send_cq;
  wire [3:0]   _unused_renewed_out_6_payload_context_receive_cq;
  wire [63:0]  _unused_renewed_out_6_payload_context_send_queue;
  wire [3:0]   _unused_renewed_out_6_payload_context_send_queue_size;
  wire [63:0]  _unused_renewed_out_6_payload_context_receive_queue;
  wire [3:0]   _unused_renewed_out_6_payload_context_receive_queue_size;
  wire         _unused_renewed_out_6_payload_context_remote_read;
  wire         _unused_renewed_out_6_payload_context_remote_atomic;
  wire [23:0]  renewed_out_6_payload_context_response_send_psn;
  wire [23:0]  _unused_renewed_out_6_payload_context_response_receive_psn;
  wire [12:0]  _unused_renewed_out_6_payload_context_response_window;
  wire [5:0]   _unused_renewed_out_6_payload_context_reads_accepted;
  wire [5:0]   _unused_renewed_out_6_payload_context_reads_outstanding;
  wire         _unused_renewed_out_6_payload_context_extended;
  wire         inspector_packet_valid;
  wire [7:0]   inspector_packet_value_opcode;
  wire [23:0]  inspector_packet_value_dest_qp;
  wire [23:0]  inspector_packet_value_psn;
  wire         inspector_packet_value_ack_request;
  wire         inspector_packet_value_retrans;
  wire         inspector_packet_value_solicited;
  wire [15:0]  inspector_packet_value_pkey;
  wire         inspector_packet_value_congested;
  wire         inspector_packet_value_becn;
  wire [15:0]  inspector_packet_value_source_port;
  wire [13:0]  inspector_packet_value_stamp;
  wire         inspector_packet_value_last_hop;
  wire         inspector_packet_value_ipv6;
  wire [11:0]  inspector_packet_value_vlan;
  wire [127:0] inspector_packet_value_source;
  wire [7:0]   inspector_packet_value_own;
  wire         inspector_packet_value_veroce;
  wire [23:0]  inspector_packet_value_msn;
  wire [23:0]  inspector_packet_value_rqmsn;
  wire [23:0]  inspector_packet_value_po;
  wire [63:0]  inspector_packet_value_address;
  wire [31:0]  inspector_packet_value_key;
  wire [31:0]  inspector_packet_value_dma_length;
  wire [63:0]  inspector_packet_value_operand;
  wire [63:0]  inspector_packet_value_compare;
  wire [31:0]  inspector_packet_value_immediate;
  wire [7:0]   inspector_packet_value_syndrome;
  wire [23:0]  inspector_packet_value_ack_msn;
  wire [7:0]   inspector_packet_value_sack_length;
  wire [23:0]  inspector_packet_value_sack_start;
  wire [127:0] inspector_packet_value_sack_bitmap;
  wire [31:0]  inspector_packet_value_rtt_context;
  wire [31:0]  inspector_packet_value_rtt_sent;
  wire [6:0]   inspector_packet_value_payload_offset;
  wire [12:0]  inspector_packet_value_payload_length;
  wire         inspector_row_valid;
  wire [5:0]   inspector_row_value;
  wire         placement_stored_valid;
  wire         placement_stored_value;
  wire         placement_orders_ready;
  wire [13:0]  placement_ended_value_qp;
  wire         placement_ended_value_in_mr;
  wire [15:0]  placement_ended_value_mr;
  wire         core_setup_ready;
  wire         core_marks_ready;
  wire         core_lookup_valid;
  wire [3:0]   core_lookup_value_qp;
  wire [23:0]  core_lookup_value_number;
  wire         core_arriving_valid;
  wire [3:0]   core_arriving_value;
  wire         core_wants;
  wire         core_rejected_valid;
  wire [3:0]   core_rejected_value_qp;
  wire [6:0]   core_rejected_value_context;
  wire         core_operands_valid;
  wire [3:0]   core_operands_value_qp;
  wire [6:0]   core_operands_value_context;
  wire [1:0]   core_operands_value_kind;
  wire [23:0]  core_operands_value_msn;
  wire [63:0]  core_operands_value_address;
  wire [31:0]  core_operands_value_key;
  wire [63:0]  core_operands_value_operand;
  wire [63:0]  core_operands_value_compare;
  wire         core_rtt_request_valid;
  wire [3:0]   core_rtt_request_value_qp;
  wire [15:0]  core_rtt_request_value_source_port;
  wire [31:0]  core_rtt_request_value_context;
  wire [31:0]  core_rtt_request_value_sent;
  wire [31:0]  core_rtt_request_value_received;
  wire         core_order_valid;
  wire         core_order_value_place;
  wire [6:0]   core_order_value_offset;
  wire [12:0]  core_order_value_length;
  wire         core_order_value_reversed;
  wire [63:0]  core_order_value_address;
  wire [13:0]  core_order_value_qp;
  wire [15:0]  core_order_value_mr;
  wire         core_order_value_pages_listed;
  wire [4:0]   core_order_value_pages_shift;
  wire         core_stash_valid;
  wire [3:0]   core_stash_value_qp;
  wire [23:0]  core_stash_value_msn;
  wire [2:0]   core_stash_value_kind;
  wire         core_stash_value_solicited;
  wire [31:0]  core_stash_value_argument;
  wire [31:0]  core_stash_value_length;
  wire [2:0]   core_stash_value_wqe_index;
  wire         core_drop_nak_valid;
  wire [3:0]   core_drop_nak_value_flow_qp;
  wire         core_drop_nak_value_flow_responses;
  wire [23:0]  core_drop_nak_value_psn;
  wire         core_drop_nak_value_retrans;
  wire [13:0]  core_drop_nak_value_path;
  wire [1:0]   core_drop_nak_value_cause;
  wire         core_failure_valid;
  wire [3:0]   core_failure_value_qp;
  wire [4:0]   core_failure_value_cause;
  wire         core_failure_value_named;
  wire [15:0]  core_failure_value_request;
  wire         core_retired_valid;
  wire [3:0]   core_retired_value_flow_qp;
  wire         core_retired_value_flow_responses;
  wire [23:0]  core_retired_value_psn;
  wire [2:0]   core_retired_value_outcome;
  wire [23:0]  core_retired_value_progress_expected;
  wire [23:0]  core_retired_value_progress_messages;
  wire [23:0]  core_retired_value_progress_message_start;
  wire [23:0]  core_retired_value_progress_receives_done;
  wire         core_retired_value_error_valid;
  wire [23:0]  core_retired_value_error_psn;
  wire [2:0]   core_retired_value_error_code;
  wire         core_retired_value_not_ready;
  wire         core_retired_value_ack_request;
  wire         core_retired_value_retrans;
  wire         core_retired_value_congested;
  wire         core_retired_value_trimmed;
  wire [13:0]  core_retired_value_departure_path;
  wire [13:0]  core_retired_value_departure_stamp;
  wire [23:0]  core_retired_value_placements;
  wire [23:0]  _unused_core_placements;
  wire         core_sack_row_valid;
  wire [127:0] core_sack_row_value_bitmap;
  wire [23:0]  core_sack_row_value_expected;
  wire         translator_inst_translated_valid;
  wire         translator_inst_translated_payload_order_place;
  wire [6:0]   translator_inst_translated_payload_order_offset;
  wire [12:0]  translator_inst_translated_payload_order_length;
  wire         translator_inst_translated_payload_order_reversed;
  wire [63:0]  translator_inst_translated_payload_order_address;
  wire [13:0]  translator_inst_translated_payload_order_qp;
  wire [15:0]  translator_inst_translated_payload_order_mr;
  wire         translator_inst_translated_payload_order_pages_listed;
  wire [4:0]   translator_inst_translated_payload_order_pages_shift;
  wire [51:0]  translator_inst_translated_payload_pages_first;
  wire [51:0]  translator_inst_translated_payload_pages_next;
  wire         translator_inst_translated_payload_pages_apart;
  wire         translator_inst_translated_payload_pages_missing;
  wire         order_setup_ready;
  wire         order_busy;
  wire         order_wanted;
  wire         order_crossing_valid;
  wire [3:0]   order_crossing_value_qp;
  wire [6:0]   order_crossing_value_context;
  wire [23:0]  order_crossing_value_placements;
  wire         order_completions_valid;
  wire [3:0]   order_completions_payload_qp;
  wire         order_completions_payload_is_receive;
  wire [3:0]   order_completions_payload_kind;
  wire [3:0]   order_completions_payload_status;
  wire         order_completions_payload_solicited;
  wire [31:0]  order_completions_payload_length;
  wire [31:0]  order_completions_payload_immediate;
  wire [15:0]  order_completions_payload_wqe_index;
  wire [23:0]  order_completions_payload_placements;
  wire         order_completions_payload_waiting;
  wire         order_reported_valid;
  wire [4:0]   order_reported_value_flow;
  wire [23:0]  order_reported_value_progress_expected;
  wire [23:0]  order_reported_value_progress_messages;
  wire [23:0]  order_reported_value_progress_message_start;
  wire [23:0]  order_reported_value_progress_receives_done;
  wire         order_events_valid;
  wire [3:0]   order_events_payload_flow_qp;
  wire         order_events_payload_flow_responses;
  wire         order_events_payload_come;
  wire [13:0]  order_events_payload_departure_path;
  wire [13:0]  order_events_payload_departure_stamp;
  wire         order_events_payload_congested;
  wire         order_events_payload_counting;
  wire         order_events_payload_advancing;
  wire         order_events_payload_completing;
  wire         order_events_payload_urgent;
  wire         order_events_payload_not_ready;
  wire [2:0]   order_events_payload_code;
  wire [8:0]   order_events_payload_behind_gap;
  wire [15:0]  order_used_value_producer;
  wire [29:0]  order_entered;
  wire [29:0]  order_left;
  wire         setup_life_ready;
  wire         setup_flows_valid;
  wire [4:0]   setup_flows_payload_flow;
  wire [23:0]  setup_flows_payload_psn;
  wire         responder_setup_ready;
  wire         responder_reserved_valid;
  wire [6:0]   responder_reserved_value_context;
  wire [2:0]   responder_reserved_value_place;
  wire         responder_refused;
  wire         responder_busy;
  wire         responder_crossing_ready;
  wire [6:0]   responder_waiting;
  wire         responder_failures_valid;
  wire [3:0]   responder_failures_payload_qp;
  wire [4:0]   responder_failures_payload_cause;
  wire         responder_failures_payload_named;
  wire [15:0]  responder_failures_payload_request;
  wire         queue_inst_setup_ready;
  wire         queue_inst_wqe_rung;
  wire         queue_inst_wqe_on_chip;
  wire [63:0]  queue_inst_wqe_address;
  wire [31:0]  queue_inst_wqe_length;
  wire [31:0]  queue_inst_wqe_key;
  wire         queue_inst_wqe_bad;
  wire         queue_inst_flushed_valid;
  wire [3:0]   queue_inst_flushed_value;
  wire         queue_inst_fault;
  wire         queue_inst_received_ready;
  wire         invalidation_in_ready;
  wire         invalidation_out_valid;
  wire [3:0]   invalidation_out_payload_qp;
  wire         invalidation_out_payload_is_receive;
  wire [3:0]   invalidation_out_payload_kind;
  wire [3:0]   invalidation_out_payload_status;
  wire         invalidation_out_payload_solicited;
  wire [31:0]  invalidation_out_payload_length;
  wire [31:0]  invalidation_out_payload_immediate;
  wire [15:0]  invalidation_out_payload_wqe_index;
  wire [23:0]  invalidation_out_payload_placements;
  wire         invalidation_out_payload_waiting;
  wire         policy_events_ready;
  wire         policy_setup_ready;
  wire         policy_requests_valid;
  wire [3:0]   policy_requests_payload_flow_qp;
  wire         policy_requests_payload_flow_responses;
  wire [2:0]   policy_requests_payload_code;
  wire         policy_requests_payload_not_ready;
  wire         policy_requests_payload_becn;
  wire         policy_requests_payload_gapless;
  wire [13:0]  policy_requests_payload_echo_path;
  wire         policy_requests_payload_echo_marked;
  wire         policy_requests_payload_echo_held;
  wire [13:0]  policy_requests_payload_echo_stamp;
  wire [4:0]   policy_requests_payload_echo_marks;
  wire [11:0]  policy_requests_payload_echo_taken;
  wire         setup_2_life_ready;
  wire         setup_2_flows_valid;
  wire [4:0]   setup_2_flows_payload_flow;
  wire [23:0]  setup_2_flows_payload_psn;
  wire         builder_requests_ready;
  wire         builder_setup_ready;
  wire         builder_sack_request_valid;
  wire [4:0]   builder_sack_request_value;
  wire         builder_answers_valid;
  wire [3:0]   builder_answers_payload_flow_qp;
  wire         builder_answers_payload_flow_responses;
  wire [2:0]   builder_answers_payload_kind;
  wire [23:0]  builder_answers_payload_psn;
  wire [7:0]   builder_answers_payload_syndrome;
  wire [23:0]  builder_answers_payload_msn;
  wire [31:0]  builder_answers_payload_po;
  wire         builder_answers_payload_becn;
  wire         builder_answers_payload_retrans;
  wire [1:0]   builder_answers_payload_cause;
  wire         builder_answers_payload_named;
  wire [15:0]  builder_answers_payload_port;
  wire [7:0]   builder_answers_payload_sack_valid_length;
  wire [23:0]  builder_answers_payload_sack_start;
  wire [127:0] builder_answers_payload_sack_bitmap;
  wire [23:0]  builder_answers_payload_peer_qp;
  wire [15:0]  builder_answers_payload_peer_pkey;
  wire [3:0]   builder_answers_payload_peer_handle;
  wire [4:0]   builder_answers_payload_peer_paths;
  wire         builder_answers_payload_peer_extended;
  wire         builder_failures_valid;
  wire [3:0]   builder_failures_payload_qp;
  wire [4:0]   builder_failures_payload_cause;
  wire         builder_failures_payload_named;
  wire [15:0]  builder_failures_payload_request;
  wire         rtt_acknowledgements_ready;
  wire         local_inst_setup_ready;
  wire         local_inst_refused_ready;
  wire         local_inst_failures_valid;
  wire [3:0]   local_inst_failures_payload_qp;
  wire [4:0]   local_inst_failures_payload_cause;
  wire         local_inst_failures_payload_named;
  wire [15:0]  local_inst_failures_payload_request;
  wire         local_inst_marks_valid;
  wire [3:0]   local_inst_marks_payload_qp;
  wire         local_inst_marks_payload_error_valid;
  wire [23:0]  local_inst_marks_payload_error_psn;
  wire [2:0]   local_inst_marks_payload_error_code;
  wire         local_inst_events_valid;
  wire [3:0]   local_inst_events_payload_flow_qp;
  wire         local_inst_events_payload_flow_responses;
  wire         local_inst_events_payload_come;
  wire [13:0]  local_inst_events_payload_departure_path;
  wire [13:0]  local_inst_events_payload_departure_stamp;
  wire         local_inst_events_payload_congested;
  wire         local_inst_events_payload_counting;
  wire         local_inst_events_payload_advancing;
  wire         local_inst_events_payload_completing;
  wire         local_inst_events_payload_urgent;
  wire         local_inst_events_payload_not_ready;
  wire [2:0]   local_inst_events_payload_code;
  wire [8:0]   local_inst_events_payload_behind_gap;
  wire         refused_in_0_ready;
  wire         refused_in_1_ready;
  wire         refused_out_valid;
  wire [3:0]   refused_out_payload;
  wire         refused_source;
  wire         reads_out_valid;
  wire [3:0]   reads_out_payload;
  wire         failures_in_0_ready;
  wire         failures_in_1_ready;
  wire         failures_in_2_ready;
  wire [1:0]   failures_source;
  wire         responses_in_ready;
  wire         responses_out_valid;
  wire [3:0]   responses_out_payload_qp;
  wire [4:0]   responses_out_payload_cause;
  wire         responses_out_payload_named;
  wire [15:0]  responses_out_payload_request;

  wire         beginning = core_order_valid & core_order_value_place & (|core_order_value_length);
  wire         wanted = renewed_out_1_payload_groups_receives | renewed_out_1_payload_groups_sends;
  wire         ready = setup_life_ready;
  wire         renewed_out_1_ready = ready | ~wanted;
  wire         setup_life_valid = renewed_out_1_valid & wanted;
  wire         ready_2 = responder_setup_ready;
  wire         renewed_out_6_ready = ready_2 | ~renewed_out_6_payload_groups_receives;
  wire         responder_setup_valid = renewed_out_6_valid & renewed_out_6_payload_groups_receives;
  wire         ready_3 = queue_inst_setup_ready;
  wire         renewed_out_2_ready = ready_3 | ~renewed_out_2_payload_groups_queues;
  wire         queue_inst_setup_valid = renewed_out_2_valid & renewed_out_2_payload_groups_queues;
  wire         queue_inst_reported_valid = order_reported_valid & ~order_reported_value_flow[4];
  wire         wanted_2 = renewed_out_3_payload_groups_receives | renewed_out_3_payload_groups_sends;
  wire         ready_4 = setup_2_life_ready;
  wire         renewed_out_3_ready = ready_4 | ~wanted_2;
  wire         setup_2_life_valid = renewed_out_3_valid & wanted_2;
  wire [4:0]   builder_setup_payload_peer_paths = {1'b0, renewed_out_4_payload_context_last_path} + 5'd1;
  wire         rtt_setup_valid = renewed_out_4_valid & builder_setup_ready;
  wire         ready_5 = local_inst_setup_ready;
  wire         renewed_out_5_ready = ready_5 | ~renewed_out_5_payload_groups_receives;
  wire         local_inst_setup_valid = renewed_out_5_valid & renewed_out_5_payload_groups_receives;
  wire         policy_events_valid = order_events_valid | local_inst_events_valid;
  wire [3:0]   policy_events_payload_flow_qp = order_events_valid ? order_events_payload_flow_qp :
                                               local_inst_events_payload_flow_qp;
  wire         policy_events_payload_flow_responses = order_events_valid ?
                                                      order_events_payload_flow_responses :
                                                      local_inst_events_payload_flow_responses;
  wire         policy_events_payload_come = order_events_valid ? order_events_payload_come :
                                            local_inst_events_payload_come;
  wire [13:0]  policy_events_payload_departure_path = order_events_valid ?
                                                      order_events_payload_departure_path :
                                                      local_inst_events_payload_departure_path;
  wire [13:0]  policy_events_payload_departure_stamp = order_events_valid ?
                                                       order_events_payload_departure_stamp :
                                                       local_inst_events_payload_departure_stamp;
  wire         policy_events_payload_congested = order_events_valid ? order_events_payload_congested :
                                                 local_inst_events_payload_congested;
  wire         policy_events_payload_counting = order_events_valid ? order_events_payload_counting :
                                                local_inst_events_payload_counting;
  wire         policy_events_payload_advancing = order_events_valid ? order_events_payload_advancing :
                                                 local_inst_events_payload_advancing;
  wire         policy_events_payload_completing = order_events_valid ? order_events_payload_completing :
                                                  local_inst_events_payload_completing;
  wire         policy_events_payload_urgent = order_events_valid ? order_events_payload_urgent :
                                              local_inst_events_payload_urgent;
  wire         policy_events_payload_not_ready = order_events_valid ? order_events_payload_not_ready :
                                                 local_inst_events_payload_not_ready;
  wire [2:0]   policy_events_payload_code = order_events_valid ? order_events_payload_code :
                                            local_inst_events_payload_code;
  wire [8:0]   policy_events_payload_behind_gap = order_events_valid ? order_events_payload_behind_gap :
                                                  local_inst_events_payload_behind_gap;
  wire         local_inst_events_ready = policy_events_ready & ~order_events_valid;
  wire         responses_in_valid = core_failure_valid & responses_in_ready;

  ForkSlice_7 #(.WIDTH(427)) renewed (
    .clk(clk),
    .rst(in_reset),
    .in_valid(setup_valid),
    .in_ready(setup_ready),
    .in_payload({setup_payload_qp, setup_payload_groups_queues, setup_payload_groups_receives,
                 setup_payload_groups_sends, setup_payload_context_known, setup_payload_context_peer_qp,
                 setup_payload_context_address_handle, setup_payload_context_pkey, setup_payload_context_pd,
                 setup_payload_context_mtu_code, setup_payload_context_profile,
                 setup_payload_context_remote_write, setup_payload_context_send_psn,
                 setup_payload_context_receive_psn, setup_payload_context_send_window,
                 setup_payload_context_message_limit, setup_payload_context_sack_threshold,
                 setup_payload_context_retries, setup_payload_context_rnr_retries,
                 setup_payload_context_rto_exponent, setup_payload_context_rnr_timer,
                 setup_payload_context_initial_srtt, setup_payload_context_last_path,
                 setup_payload_context_rate, setup_payload_context_send_cq, setup_payload_context_receive_cq,
                 setup_payload_context_send_queue, setup_payload_context_send_queue_size,
                 setup_payload_context_receive_queue, setup_payload_context_receive_queue_size,
                 setup_payload_context_remote_read, setup_payload_context_remote_atomic,
                 setup_payload_context_response_send_psn, setup_payload_context_response_receive_psn,
                 setup_payload_context_response_window, setup_payload_context_reads_accepted,
                 setup_payload_context_reads_outstanding, setup_payload_context_extended}),
    .out_0_valid(renewed_out_0_valid),
    .out_0_ready(core_setup_ready),
    .out_0_payload({renewed_out_0_payload_qp, _unused_renewed_out_0_payload_groups_queues,
                    renewed_out_0_payload_groups_receives, renewed_out_0_payload_groups_sends,
                    renewed_out_0_payload_context_known, _unused_renewed_out_0_payload_context_peer_qp,
                    renewed_out_0_payload_context_address_handle, renewed_out_0_payload_context_pkey,
                    renewed_out_0_payload_context_pd, renewed_out_0_payload_context_mtu_code,
                    renewed_out_0_payload_context_profile, renewed_out_0_payload_context_remote_write,
                    _unused_renewed_out_0_payload_context_send_psn, renewed_out_0_payload_context_receive_psn,
                    _unused_renewed_out_0_payload_context_send_window,
                    renewed_out_0_payload_context_message_limit,
                    _unused_renewed_out_0_payload_context_sack_threshold,
                    _unused_renewed_out_0_payload_context_retries,
                    _unused_renewed_out_0_payload_context_rnr_retries,
                    _unused_renewed_out_0_payload_context_rto_exponent,
                    _unused_renewed_out_0_payload_context_rnr_timer,
                    _unused_renewed_out_0_payload_context_initial_srtt,
                    renewed_out_0_payload_context_last_path, _unused_renewed_out_0_payload_context_rate,
                    _unused_renewed_out_0_payload_context_send_cq,
                    _unused_renewed_out_0_payload_context_receive_cq,
                    _unused_renewed_out_0_payload_context_send_queue,
                    _unused_renewed_out_0_payload_context_send_queue_size,
                    _unused_renewed_out_0_payload_context_receive_queue,
                    _unused_renewed_out_0_payload_context_receive_queue_size,
                    renewed_out_0_payload_context_remote_read, renewed_out_0_payload_context_remote_atomic,
                    _unused_renewed_out_0_payload_context_response_send_psn,
                    renewed_out_0_payload_context_response_receive_psn,
                    _unused_renewed_out_0_payload_context_response_window,
                    renewed_out_0_payload_context_reads_accepted,
                    renewed_out_0_payload_context_reads_outstanding,
                    _unused_renewed_out_0_payload_context_extended}),
    .out_1_valid(renewed_out_1_valid),
    .out_1_ready(renewed_out_1_ready),
    .out_1_payload({renewed_out_1_payload_qp, _unused_renewed_out_1_payload_groups_queues,
                    renewed_out_1_payload_groups_receives, renewed_out_1_payload_groups_sends,
                    _unused_renewed_out_1_payload_context_known,
                    _unused_renewed_out_1_payload_context_peer_qp,
                    _unused_renewed_out_1_payload_context_address_handle,
                    _unused_renewed_out_1_payload_context_pkey, _unused_renewed_out_1_payload_context_pd,
                    _unused_renewed_out_1_payload_context_mtu_code,
                    _unused_renewed_out_1_payload_context_profile,
                    _unused_renewed_out_1_payload_context_remote_write,
                    _unused_renewed_out_1_payload_context_send_psn, renewed_out_1_payload_context_receive_psn,
                    _unused_renewed_out_1_payload_context_send_window,
                    _unused_renewed_out_1_payload_context_message_limit,
                    _unused_renewed_out_1_payload_context_sack_threshold,
                    _unused_renewed_out_1_payload_context_retries,
                    _unused_renewed_out_1_payload_context_rnr_retries,
                    _unused_renewed_out_1_payload_context_rto_exponent,
                    _unused_renewed_out_1_payload_context_rnr_timer,
                    _unused_renewed_out_1_payload_context_initial_srtt,
                    _unused_renewed_out_1_payload_context_last_path,
                    _unused_renewed_out_1_payload_context_rate, _unused_renewed_out_1_payload_context_send_cq,
                    _unused_renewed_out_1_payload_context_receive_cq,
                    _unused_renewed_out_1_payload_context_send_queue,
                    _unused_renewed_out_1_payload_context_send_queue_size,
                    _unused_renewed_out_1_payload_context_receive_queue,
                    _unused_renewed_out_1_payload_context_receive_queue_size,
                    _unused_renewed_out_1_payload_context_remote_read,
                    _unused_renewed_out_1_payload_context_remote_atomic,
                    _unused_renewed_out_1_payload_context_response_send_psn,
                    renewed_out_1_payload_context_response_receive_psn,
                    _unused_renewed_out_1_payload_context_response_window,
                    _unused_renewed_out_1_payload_context_reads_accepted,
                    _unused_renewed_out_1_payload_context_reads_outstanding,
                    _unused_renewed_out_1_payload_context_extended}),
    .out_2_valid(renewed_out_2_valid),
    .out_2_ready(renewed_out_2_ready),
    .out_2_payload({renewed_out_2_payload_qp, renewed_out_2_payload_groups_queues,
                    renewed_out_2_payload_groups_receives, renewed_out_2_payload_groups_sends,
                    renewed_out_2_payload_context_known, renewed_out_2_payload_context_peer_qp,
                    renewed_out_2_payload_context_address_handle, renewed_out_2_payload_context_pkey,
                    renewed_out_2_payload_context_pd, renewed_out_2_payload_context_mtu_code,
                    renewed_out_2_payload_context_profile, renewed_out_2_payload_context_remote_write,
                    renewed_out_2_payload_context_send_psn, renewed_out_2_payload_context_receive_psn,
                    renewed_out_2_payload_context_send_window, renewed_out_2_payload_context_message_limit,
                    renewed_out_2_payload_context_sack_threshold, renewed_out_2_payload_context_retries,
                    renewed_out_2_payload_context_rnr_retries, renewed_out_2_payload_context_rto_exponent,
                    renewed_out_2_payload_context_rnr_timer, renewed_out_2_payload_context_initial_srtt,
                    renewed_out_2_payload_context_last_path, renewed_out_2_payload_context_rate,
                    renewed_out_2_payload_context_send_cq, renewed_out_2_payload_context_receive_cq,
                    renewed_out_2_payload_context_send_queue, renewed_out_2_payload_context_send_queue_size,
                    renewed_out_2_payload_context_receive_queue,
                    renewed_out_2_payload_context_receive_queue_size,
                    renewed_out_2_payload_context_remote_read, renewed_out_2_payload_context_remote_atomic,
                    renewed_out_2_payload_context_response_send_psn,
                    renewed_out_2_payload_context_response_receive_psn,
                    renewed_out_2_payload_context_response_window,
                    renewed_out_2_payload_context_reads_accepted,
                    renewed_out_2_payload_context_reads_outstanding, renewed_out_2_payload_context_extended}),
    .out_3_valid(renewed_out_3_valid),
    .out_3_ready(renewed_out_3_ready),
    .out_3_payload({renewed_out_3_payload_qp, _unused_renewed_out_3_payload_groups_queues,
                    renewed_out_3_payload_groups_receives, renewed_out_3_payload_groups_sends,
                    _unused_renewed_out_3_payload_context_known,
                    _unused_renewed_out_3_payload_context_peer_qp,
                    _unused_renewed_out_3_payload_context_address_handle,
                    _unused_renewed_out_3_payload_context_pkey, _unused_renewed_out_3_payload_context_pd,
                    _unused_renewed_out_3_payload_context_mtu_code,
                    _unused_renewed_out_3_payload_context_profile,
                    _unused_renewed_out_3_payload_context_remote_write,
                    _unused_renewed_out_3_payload_context_send_psn, renewed_out_3_payload_context_receive_psn,
                    _unused_renewed_out_3_payload_context_send_window,
                    _unused_renewed_out_3_payload_context_message_limit,
                    _unused_renewed_out_3_payload_context_sack_threshold,
                    _unused_renewed_out_3_payload_context_retries,
                    _unused_renewed_out_3_payload_context_rnr_retries,
                    _unused_renewed_out_3_payload_context_rto_exponent,
                    _unused_renewed_out_3_payload_context_rnr_timer,
                    _unused_renewed_out_3_payload_context_initial_srtt,
                    _unused_renewed_out_3_payload_context_last_path,
                    _unused_renewed_out_3_payload_context_rate, _unused_renewed_out_3_payload_context_send_cq,
                    _unused_renewed_out_3_payload_context_receive_cq,
                    _unused_renewed_out_3_payload_context_send_queue,
                    _unused_renewed_out_3_payload_context_send_queue_size,
                    _unused_renewed_out_3_payload_context_receive_queue,
                    _unused_renewed_out_3_payload_context_receive_queue_size,
                    _unused_renewed_out_3_payload_context_remote_read,
                    _unused_renewed_out_3_payload_context_remote_atomic,
                    _unused_renewed_out_3_payload_context_response_send_psn,
                    renewed_out_3_payload_context_response_receive_psn,
                    _unused_renewed_out_3_payload_context_response_window,
                    _unused_renewed_out_3_payload_context_reads_accepted,
                    _unused_renewed_out_3_payload_context_reads_outstanding,
                    _unused_renewed_out_3_payload_context_extended}),
    .out_4_valid(renewed_out_4_valid),
    .out_4_ready(builder_setup_ready),
    .out_4_payload({renewed_out_4_payload_qp, _unused_renewed_out_4_payload_groups_queues,
                    _unused_renewed_out_4_payload_groups_receives, _unused_renewed_out_4_payload_groups_sends,
                    _unused_renewed_out_4_payload_context_known, renewed_out_4_payload_context_peer_qp,
                    renewed_out_4_payload_context_address_handle, renewed_out_4_payload_context_pkey,
                    _unused_renewed_out_4_payload_context_pd, _unused_renewed_out_4_payload_context_mtu_code,
                    renewed_out_4_payload_context_profile, _unused_renewed_out_4_payload_context_remote_write,
                    _unused_renewed_out_4_payload_context_send_psn,
                    _unused_renewed_out_4_payload_context_receive_psn,
                    _unused_renewed_out_4_payload_context_send_window,
                    _unused_renewed_out_4_payload_context_message_limit,
                    renewed_out_4_payload_context_sack_threshold,
                    _unused_renewed_out_4_payload_context_retries,
                    _unused_renewed_out_4_payload_context_rnr_retries,
                    _unused_renewed_out_4_payload_context_rto_exponent,
                    renewed_out_4_payload_context_rnr_timer,
                    _unused_renewed_out_4_payload_context_initial_srtt,
                    renewed_out_4_payload_context_last_path, _unused_renewed_out_4_payload_context_rate,
                    _unused_renewed_out_4_payload_context_send_cq,
                    _unused_renewed_out_4_payload_context_receive_cq,
                    _unused_renewed_out_4_payload_context_send_queue,
                    _unused_renewed_out_4_payload_context_send_queue_size,
                    _unused_renewed_out_4_payload_context_receive_queue,
                    _unused_renewed_out_4_payload_context_receive_queue_size,
                    _unused_renewed_out_4_payload_context_remote_read,
                    _unused_renewed_out_4_payload_context_remote_atomic,
                    _unused_renewed_out_4_payload_context_response_send_psn,
                    _unused_renewed_out_4_payload_context_response_receive_psn,
                    _unused_renewed_out_4_payload_context_response_window,
                    _unused_renewed_out_4_payload_context_reads_accepted,
                    _unused_renewed_out_4_payload_context_reads_outstanding,
                    renewed_out_4_payload_context_extended}),
    .out_5_valid(renewed_out_5_valid),
    .out_5_ready(renewed_out_5_ready),
    .out_5_payload({renewed_out_5_payload_qp, _unused_renewed_out_5_payload_groups_queues,
                    renewed_out_5_payload_groups_receives, _unused_renewed_out_5_payload_groups_sends,
                    _unused_renewed_out_5_payload_context_known,
                    _unused_renewed_out_5_payload_context_peer_qp,
                    _unused_renewed_out_5_payload_context_address_handle,
                    _unused_renewed_out_5_payload_context_pkey, _unused_renewed_out_5_payload_context_pd,
                    _unused_renewed_out_5_payload_context_mtu_code,
                    _unused_renewed_out_5_payload_context_profile,
                    _unused_renewed_out_5_payload_context_remote_write,
                    _unused_renewed_out_5_payload_context_send_psn, renewed_out_5_payload_context_receive_psn,
                    _unused_renewed_out_5_payload_context_send_window,
                    _unused_renewed_out_5_payload_context_message_limit,
                    _unused_renewed_out_5_payload_context_sack_threshold,
                    _unused_renewed_out_5_payload_context_retries,
                    _unused_renewed_out_5_payload_context_rnr_retries,
                    _unused_renewed_out_5_payload_context_rto_exponent,
                    _unused_renewed_out_5_payload_context_rnr_timer,
                    _unused_renewed_out_5_payload_context_initial_srtt,
                    _unused_renewed_out_5_payload_context_last_path,
                    _unused_renewed_out_5_payload_context_rate, _unused_renewed_out_5_payload_context_send_cq,
                    _unused_renewed_out_5_payload_context_receive_cq,
                    _unused_renewed_out_5_payload_context_send_queue,
                    _unused_renewed_out_5_payload_context_send_queue_size,
                    _unused_renewed_out_5_payload_context_receive_queue,
                    _unused_renewed_out_5_payload_context_receive_queue_size,
                    _unused_renewed_out_5_payload_context_remote_read,
                    _unused_renewed_out_5_payload_context_remote_atomic,
                    _unused_renewed_out_5_payload_context_response_send_psn,
                    _unused_renewed_out_5_payload_context_response_receive_psn,
                    _unused_renewed_out_5_payload_context_response_window,
                    _unused_renewed_out_5_payload_context_reads_accepted,
                    _unused_renewed_out_5_payload_context_reads_outstanding,
                    _unused_renewed_out_5_payload_context_extended}),
    .out_6_valid(renewed_out_6_valid),
    .out_6_ready(renewed_out_6_ready),
    .out_6_payload({renewed_out_6_payload_qp, _unused_renewed_out_6_payload_groups_queues,
                    renewed_out_6_payload_groups_receives, _unused_renewed_out_6_payload_groups_sends,
                    _unused_renewed_out_6_payload_context_known,
                    _unused_renewed_out_6_payload_context_peer_qp,
                    _unused_renewed_out_6_payload_context_address_handle,
                    _unused_renewed_out_6_payload_context_pkey, renewed_out_6_payload_context_pd,
                    renewed_out_6_payload_context_mtu_code, _unused_renewed_out_6_payload_context_profile,
                    _unused_renewed_out_6_payload_context_remote_write,
                    _unused_renewed_out_6_payload_context_send_psn,
                    _unused_renewed_out_6_payload_context_receive_psn,
                    _unused_renewed_out_6_payload_context_send_window,
                    _unused_renewed_out_6_payload_context_message_limit,
                    _unused_renewed_out_6_payload_context_sack_threshold,
                    _unused_renewed_out_6_payload_context_retries,
                    _unused_renewed_out_6_payload_context_rnr_retries,
                    _unused_renewed_out_6_payload_context_rto_exponent,
                    _unused_renewed_out_6_payload_context_rnr_timer,
                    _unused_renewed_out_6_payload_context_initial_srtt,
                    _unused_renewed_out_6_payload_context_last_path,
                    _unused_renewed_out_6_payload_context_rate, _unused_renewed_out_6_payload_context_send_cq,
                    _unused_renewed_out_6_payload_context_receive_cq,
                    _unused_renewed_out_6_payload_context_send_queue,
                    _unused_renewed_out_6_payload_context_send_queue_size,
                    _unused_renewed_out_6_payload_context_receive_queue,
                    _unused_renewed_out_6_payload_context_receive_queue_size,
                    _unused_renewed_out_6_payload_context_remote_read,
                    _unused_renewed_out_6_payload_context_remote_atomic,
                    renewed_out_6_payload_context_response_send_psn,
                    _unused_renewed_out_6_payload_context_response_receive_psn,
                    _unused_renewed_out_6_payload_context_response_window,
                    _unused_renewed_out_6_payload_context_reads_accepted,
                    _unused_renewed_out_6_payload_context_reads_outstanding,
                    _unused_renewed_out_6_payload_context_extended})
  );

  FrameInspector_32 inspector (
    .clk(clk),
    .rst(in_reset),
    .in_valid(frames_valid),
    .in_value_data(frames_value_data),
    .in_value_keep(frames_value_keep),
    .in_value_last(frames_value_last),
    .error(error),
    .settings_mac(settings_frames_mac),
    .settings_gids_0_used(settings_frames_gids_0_used),
    .settings_gids_0_ipv6(settings_frames_gids_0_ipv6),
    .settings_gids_0_ip(settings_frames_gids_0_ip),
    .settings_gids_1_used(settings_frames_gids_1_used),
    .settings_gids_1_ipv6(settings_frames_gids_1_ipv6),
    .settings_gids_1_ip(settings_frames_gids_1_ip),
    .settings_gids_2_used(settings_frames_gids_2_used),
    .settings_gids_2_ipv6(settings_frames_gids_2_ipv6),
    .settings_gids_2_ip(settings_frames_gids_2_ip),
    .settings_gids_3_used(settings_frames_gids_3_used),
    .settings_gids_3_ipv6(settings_frames_gids_3_ipv6),
    .settings_gids_3_ip(settings_frames_gids_3_ip),
    .settings_gids_4_used(settings_frames_gids_4_used),
    .settings_gids_4_ipv6(settings_frames_gids_4_ipv6),
    .settings_gids_4_ip(settings_frames_gids_4_ip),
    .settings_gids_5_used(settings_frames_gids_5_used),
    .settings_gids_5_ipv6(settings_frames_gids_5_ipv6),
    .settings_gids_5_ip(settings_frames_gids_5_ip),
    .settings_gids_6_used(settings_frames_gids_6_used),
    .settings_gids_6_ipv6(settings_frames_gids_6_ipv6),
    .settings_gids_6_ip(settings_frames_gids_6_ip),
    .settings_gids_7_used(settings_frames_gids_7_used),
    .settings_gids_7_ipv6(settings_frames_gids_7_ipv6),
    .settings_gids_7_ip(settings_frames_gids_7_ip),
    .settings_check_trim_dscp(settings_frames_check_trim_dscp),
    .settings_check_trim_last_dscp(settings_frames_check_trim_last_dscp),
    .settings_check_trim_icrc_optional(settings_frames_check_trim_icrc_optional),
    .settings_check_transport_version(settings_frames_check_transport_version),
    .settings_choice_udp_port(settings_frames_choice_udp_port),
    .settings_choice_retrans(settings_frames_choice_retrans),
    .settings_choice_sack_bytes(settings_frames_choice_sack_bytes),
    .settings_choice_sack_bits(settings_frames_choice_sack_bits),
    .settings_choice_sack_missing(settings_frames_choice_sack_missing),
    .packet_valid(inspector_packet_valid),
    .packet_value_opcode(inspector_packet_value_opcode),
    .packet_value_dest_qp(inspector_packet_value_dest_qp),
    .packet_value_psn(inspector_packet_value_psn),
    .packet_value_ack_request(inspector_packet_value_ack_request),
    .packet_value_retrans(inspector_packet_value_retrans),
    .packet_value_solicited(inspector_packet_value_solicited),
    .packet_value_pkey(inspector_packet_value_pkey),
    .packet_value_congested(inspector_packet_value_congested),
    .packet_value_becn(inspector_packet_value_becn),
    .packet_value_source_port(inspector_packet_value_source_port),
    .packet_value_stamp(inspector_packet_value_stamp),
    .packet_value_last_hop(inspector_packet_value_last_hop),
    .packet_value_ipv6(inspector_packet_value_ipv6),
    .packet_value_vlan(inspector_packet_value_vlan),
    .packet_value_source(inspector_packet_value_source),
    .packet_value_own(inspector_packet_value_own),
    .packet_value_veroce(inspector_packet_value_veroce),
    .packet_value_msn(inspector_packet_value_msn),
    .packet_value_rqmsn(inspector_packet_value_rqmsn),
    .packet_value_po(inspector_packet_value_po),
    .packet_value_address(inspector_packet_value_address),
    .packet_value_key(inspector_packet_value_key),
    .packet_value_dma_length(inspector_packet_value_dma_length),
    .packet_value_operand(inspector_packet_value_operand),
    .packet_value_compare(inspector_packet_value_compare),
    .packet_value_immediate(inspector_packet_value_immediate),
    .packet_value_syndrome(inspector_packet_value_syndrome),
    .packet_value_ack_msn(inspector_packet_value_ack_msn),
    .packet_value_sack_length(inspector_packet_value_sack_length),
    .packet_value_sack_start(inspector_packet_value_sack_start),
    .packet_value_sack_bitmap(inspector_packet_value_sack_bitmap),
    .packet_value_rtt_context(inspector_packet_value_rtt_context),
    .packet_value_rtt_sent(inspector_packet_value_rtt_sent),
    .packet_value_payload_offset(inspector_packet_value_payload_offset),
    .packet_value_payload_length(inspector_packet_value_payload_length),
    .row_valid(inspector_row_valid),
    .row_value(inspector_row_value)
  );

  Placement_small placement (
    .clk(clk),
    .rst(in_reset),
    .frames_valid(frames_valid),
    .frames_value_data(frames_value_data),
    .frames_value_keep(frames_value_keep),
    .frames_value_last(frames_value_last),
    .stored_valid(placement_stored_valid),
    .stored_value(placement_stored_value),
    .orders_valid(translator_inst_translated_valid),
    .orders_ready(placement_orders_ready),
    .orders_payload_order_place(translator_inst_translated_payload_order_place),
    .orders_payload_order_offset(translator_inst_translated_payload_order_offset),
    .orders_payload_order_length(translator_inst_translated_payload_order_length),
    .orders_payload_order_reversed(translator_inst_translated_payload_order_reversed),
    .orders_payload_order_address(translator_inst_translated_payload_order_address),
    .orders_payload_order_qp(translator_inst_translated_payload_order_qp),
    .orders_payload_order_mr(translator_inst_translated_payload_order_mr),
    .orders_payload_order_pages_listed(translator_inst_translated_payload_order_pages_listed),
    .orders_payload_order_pages_shift(translator_inst_translated_payload_order_pages_shift),
    .orders_payload_pages_first(translator_inst_translated_payload_pages_first),
    .orders_payload_pages_next(translator_inst_translated_payload_pages_next),
    .orders_payload_pages_apart(translator_inst_translated_payload_pages_apart),
    .orders_payload_pages_missing(translator_inst_translated_payload_pages_missing),
    .memory_bursts_valid(memory_bursts_valid),
    .memory_bursts_ready(memory_bursts_ready),
    .memory_bursts_payload_address(memory_bursts_payload_address),
    .memory_bursts_payload_length(memory_bursts_payload_length),
    .memory_data_valid(memory_data_valid),
    .memory_data_ready(memory_data_ready),
    .memory_data_payload_data(memory_data_payload_data),
    .memory_data_payload_strb(memory_data_payload_strb),
    .memory_data_payload_last(memory_data_payload_last),
    .memory_answers_valid(memory_answers_valid),
    .memory_answers_value(memory_answers_value),
    .visible(visible),
    .fault_valid(placement_fault_valid),
    .fault_value_qp(placement_fault_value_qp),
    .fault_value_placement(placement_fault_value_placement),
    .ended_valid(placements_ending_valid),
    .ended_value_qp(placement_ended_value_qp),
    .ended_value_in_mr(placement_ended_value_in_mr),
    .ended_value_mr(placement_ended_value_mr)
  );

  ReceiveCore_small core (
    .clk(clk),
    .rst(in_reset),
    .packet_valid(inspector_packet_valid),
    .packet_value_opcode(inspector_packet_value_opcode),
    .packet_value_dest_qp(inspector_packet_value_dest_qp),
    .packet_value_psn(inspector_packet_value_psn),
    .packet_value_ack_request(inspector_packet_value_ack_request),
    .packet_value_retrans(inspector_packet_value_retrans),
    .packet_value_solicited(inspector_packet_value_solicited),
    .packet_value_pkey(inspector_packet_value_pkey),
    .packet_value_congested(inspector_packet_value_congested),
    .packet_value_becn(inspector_packet_value_becn),
    .packet_value_source_port(inspector_packet_value_source_port),
    .packet_value_stamp(inspector_packet_value_stamp),
    .packet_value_last_hop(inspector_packet_value_last_hop),
    .packet_value_ipv6(inspector_packet_value_ipv6),
    .packet_value_vlan(inspector_packet_value_vlan),
    .packet_value_source(inspector_packet_value_source),
    .packet_value_own(inspector_packet_value_own),
    .packet_value_veroce(inspector_packet_value_veroce),
    .packet_value_msn(inspector_packet_value_msn),
    .packet_value_rqmsn(inspector_packet_value_rqmsn),
    .packet_value_po(inspector_packet_value_po),
    .packet_value_address(inspector_packet_value_address),
    .packet_value_key(inspector_packet_value_key),
    .packet_value_dma_length(inspector_packet_value_dma_length),
    .packet_value_operand(inspector_packet_value_operand),
    .packet_value_compare(inspector_packet_value_compare),
    .packet_value_immediate(inspector_packet_value_immediate),
    .packet_value_syndrome(inspector_packet_value_syndrome),
    .packet_value_ack_msn(inspector_packet_value_ack_msn),
    .packet_value_sack_length(inspector_packet_value_sack_length),
    .packet_value_sack_start(inspector_packet_value_sack_start),
    .packet_value_sack_bitmap(inspector_packet_value_sack_bitmap),
    .packet_value_rtt_context(inspector_packet_value_rtt_context),
    .packet_value_rtt_sent(inspector_packet_value_rtt_sent),
    .packet_value_payload_offset(inspector_packet_value_payload_offset),
    .packet_value_payload_length(inspector_packet_value_payload_length),
    .frame_row(inspector_row_value),
    .stored_valid(placement_stored_valid),
    .stored_value(placement_stored_value),
    .busy(order_busy),
    .wanted(order_wanted),
    .source_port_base(settings_source_port_base),
    .trim_nak(settings_trim_nak),
    .trim_local(settings_trim_local),
    .nanoseconds(nanoseconds),
    .setup_valid(renewed_out_0_valid),
    .setup_ready(core_setup_ready),
    .setup_payload_qp(renewed_out_0_payload_qp),
    .setup_payload_groups_receives(renewed_out_0_payload_groups_receives),
    .setup_payload_groups_sends(renewed_out_0_payload_groups_sends),
    .setup_payload_receive_psn(renewed_out_0_payload_context_receive_psn),
    .setup_payload_response_receive_psn(renewed_out_0_payload_context_response_receive_psn),
    .setup_payload_context_known(renewed_out_0_payload_context_known),
    .setup_payload_context_address_handle(renewed_out_0_payload_context_address_handle),
    .setup_payload_context_pkey(renewed_out_0_payload_context_pkey),
    .setup_payload_context_pd(renewed_out_0_payload_context_pd),
    .setup_payload_context_mtu_code(renewed_out_0_payload_context_mtu_code),
    .setup_payload_context_profile(renewed_out_0_payload_context_profile),
    .setup_payload_context_remote_write(renewed_out_0_payload_context_remote_write),
    .setup_payload_context_remote_read(renewed_out_0_payload_context_remote_read),
    .setup_payload_context_remote_atomic(renewed_out_0_payload_context_remote_atomic),
    .setup_payload_context_reads_accepted(renewed_out_0_payload_context_reads_accepted),
    .setup_payload_context_reads_outstanding(renewed_out_0_payload_context_reads_outstanding),
    .setup_payload_context_message_limit(renewed_out_0_payload_context_message_limit),
    .setup_payload_context_last_path(renewed_out_0_payload_context_last_path),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .marks_valid(local_inst_marks_valid),
    .marks_ready(core_marks_ready),
    .marks_payload_qp(local_inst_marks_payload_qp),
    .marks_payload_error_valid(local_inst_marks_payload_error_valid),
    .marks_payload_error_psn(local_inst_marks_payload_error_psn),
    .marks_payload_error_code(local_inst_marks_payload_error_code),
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
    .address_valid(address_valid),
    .address_value_index(address_value_index),
    .address_value_handle_mac(address_value_handle_mac),
    .address_value_handle_tagged(address_value_handle_tagged),
    .address_value_handle_vlan(address_value_handle_vlan),
    .address_value_handle_ipv6(address_value_handle_ipv6),
    .address_value_handle_ip(address_value_handle_ip),
    .address_value_handle_gid(address_value_handle_gid),
    .lookup_valid(core_lookup_valid),
    .lookup_value_qp(core_lookup_value_qp),
    .lookup_value_number(core_lookup_value_number),
    .wqe_rung(queue_inst_wqe_rung),
    .wqe_on_chip(queue_inst_wqe_on_chip),
    .wqe_address(queue_inst_wqe_address),
    .wqe_length(queue_inst_wqe_length),
    .wqe_key(queue_inst_wqe_key),
    .wqe_bad(queue_inst_wqe_bad),
    .requests_valid(requests_valid),
    .requests_value_qp(requests_value_qp),
    .requests_value_slot(requests_value_slot),
    .request_local_address(request_local_address),
    .request_local_key(request_local_key),
    .request_length(request_length),
    .pending_valid(pending_valid),
    .pending_value_qp(pending_value_qp),
    .pending_value_slot(pending_value_slot),
    .pending_value_lap(pending_value_lap),
    .pending_value_atomic(pending_value_atomic),
    .pending_value_request(pending_value_request),
    .pending_value_response_psn(pending_value_response_psn),
    .contexts_busy(responder_busy),
    .arriving_valid(core_arriving_valid),
    .arriving_value(core_arriving_value),
    .wants(core_wants),
    .reserved_valid(responder_reserved_valid),
    .reserved_value_context(responder_reserved_value_context),
    .reserved_value_place(responder_reserved_value_place),
    .refused(responder_refused),
    .rejected_valid(core_rejected_valid),
    .rejected_value_qp(core_rejected_value_qp),
    .rejected_value_context(core_rejected_value_context),
    .operands_valid(core_operands_valid),
    .operands_value_qp(core_operands_value_qp),
    .operands_value_context(core_operands_value_context),
    .operands_value_kind(core_operands_value_kind),
    .operands_value_msn(core_operands_value_msn),
    .operands_value_address(core_operands_value_address),
    .operands_value_key(core_operands_value_key),
    .operands_value_operand(core_operands_value_operand),
    .operands_value_compare(core_operands_value_compare),
    .acknowledgement_valid(acknowledgement_valid),
    .acknowledgement_value_flow_qp(acknowledgement_value_flow_qp),
    .acknowledgement_value_flow_responses(acknowledgement_value_flow_responses),
    .acknowledgement_value_syndrome(acknowledgement_value_syndrome),
    .acknowledgement_value_sack(acknowledgement_value_sack),
    .acknowledgement_value_psn(acknowledgement_value_psn),
    .acknowledgement_value_retrans(acknowledgement_value_retrans),
    .acknowledgement_value_msn(acknowledgement_value_msn),
    .acknowledgement_value_becn(acknowledgement_value_becn),
    .acknowledgement_value_start(acknowledgement_value_start),
    .acknowledgement_value_length(acknowledgement_value_length),
    .acknowledgement_value_bitmap(acknowledgement_value_bitmap),
    .acknowledged(acknowledged),
    .rtt_request_valid(core_rtt_request_valid),
    .rtt_request_value_qp(core_rtt_request_value_qp),
    .rtt_request_value_source_port(core_rtt_request_value_source_port),
    .rtt_request_value_context(core_rtt_request_value_context),
    .rtt_request_value_sent(core_rtt_request_value_sent),
    .rtt_request_value_received(core_rtt_request_value_received),
    .order_valid(core_order_valid),
    .order_value_place(core_order_value_place),
    .order_value_offset(core_order_value_offset),
    .order_value_length(core_order_value_length),
    .order_value_reversed(core_order_value_reversed),
    .order_value_address(core_order_value_address),
    .order_value_qp(core_order_value_qp),
    .order_value_mr(core_order_value_mr),
    .order_value_pages_listed(core_order_value_pages_listed),
    .order_value_pages_shift(core_order_value_pages_shift),
    .stash_valid(core_stash_valid),
    .stash_value_qp(core_stash_value_qp),
    .stash_value_msn(core_stash_value_msn),
    .stash_value_kind(core_stash_value_kind),
    .stash_value_solicited(core_stash_value_solicited),
    .stash_value_argument(core_stash_value_argument),
    .stash_value_length(core_stash_value_length),
    .stash_value_wqe_index(core_stash_value_wqe_index),
    .drop_nak_valid(core_drop_nak_valid),
    .drop_nak_value_flow_qp(core_drop_nak_value_flow_qp),
    .drop_nak_value_flow_responses(core_drop_nak_value_flow_responses),
    .drop_nak_value_psn(core_drop_nak_value_psn),
    .drop_nak_value_retrans(core_drop_nak_value_retrans),
    .drop_nak_value_path(core_drop_nak_value_path),
    .drop_nak_value_cause(core_drop_nak_value_cause),
    .failure_valid(core_failure_valid),
    .failure_value_qp(core_failure_value_qp),
    .failure_value_cause(core_failure_value_cause),
    .failure_value_named(core_failure_value_named),
    .failure_value_request(core_failure_value_request),
    .retired_valid(core_retired_valid),
    .retired_value_flow_qp(core_retired_value_flow_qp),
    .retired_value_flow_responses(core_retired_value_flow_responses),
    .retired_value_psn(core_retired_value_psn),
    .retired_value_outcome(core_retired_value_outcome),
    .retired_value_progress_expected(core_retired_value_progress_expected),
    .retired_value_progress_messages(core_retired_value_progress_messages),
    .retired_value_progress_message_start(core_retired_value_progress_message_start),
    .retired_value_progress_receives_done(core_retired_value_progress_receives_done),
    .retired_value_error_valid(core_retired_value_error_valid),
    .retired_value_error_psn(core_retired_value_error_psn),
    .retired_value_error_code(core_retired_value_error_code),
    .retired_value_not_ready(core_retired_value_not_ready),
    .retired_value_ack_request(core_retired_value_ack_request),
    .retired_value_retrans(core_retired_value_retrans),
    .retired_value_congested(core_retired_value_congested),
    .retired_value_trimmed(core_retired_value_trimmed),
    .retired_value_departure_path(core_retired_value_departure_path),
    .retired_value_departure_stamp(core_retired_value_departure_stamp),
    .retired_value_placements(core_retired_value_placements),
    .row_valid(row_valid),
    .row_value(row_value),
    .placements(_unused_core_placements),
    .sack_request_valid(builder_sack_request_valid),
    .sack_request_value(builder_sack_request_value),
    .sack_row_valid(core_sack_row_valid),
    .sack_row_value_bitmap(core_sack_row_value_bitmap),
    .sack_row_value_expected(core_sack_row_value_expected)
  );

  OrderTranslator_small translator_inst (
    .clk(clk),
    .rst(in_reset),
    .orders_valid(core_order_valid),
    .orders_value_place(core_order_value_place),
    .orders_value_offset(core_order_value_offset),
    .orders_value_length(core_order_value_length),
    .orders_value_reversed(core_order_value_reversed),
    .orders_value_address(core_order_value_address),
    .orders_value_qp(core_order_value_qp),
    .orders_value_mr(core_order_value_mr),
    .orders_value_pages_listed(core_order_value_pages_listed),
    .orders_value_pages_shift(core_order_value_pages_shift),
    .translated_valid(translator_inst_translated_valid),
    .translated_ready(placement_orders_ready),
    .translated_payload_order_place(translator_inst_translated_payload_order_place),
    .translated_payload_order_offset(translator_inst_translated_payload_order_offset),
    .translated_payload_order_length(translator_inst_translated_payload_order_length),
    .translated_payload_order_reversed(translator_inst_translated_payload_order_reversed),
    .translated_payload_order_address(translator_inst_translated_payload_order_address),
    .translated_payload_order_qp(translator_inst_translated_payload_order_qp),
    .translated_payload_order_mr(translator_inst_translated_payload_order_mr),
    .translated_payload_order_pages_listed(translator_inst_translated_payload_order_pages_listed),
    .translated_payload_order_pages_shift(translator_inst_translated_payload_order_pages_shift),
    .translated_payload_pages_first(translator_inst_translated_payload_pages_first),
    .translated_payload_pages_next(translator_inst_translated_payload_pages_next),
    .translated_payload_pages_apart(translator_inst_translated_payload_pages_apart),
    .translated_payload_pages_missing(translator_inst_translated_payload_pages_missing),
    .lists_regions_valid(lists_regions_valid),
    .lists_regions_value_index(lists_regions_value_index),
    .lists_regions_value_base(lists_regions_value_base),
    .lists_regions_value_size_listed(lists_regions_value_size_listed),
    .lists_regions_value_size_shift(lists_regions_value_size_shift),
    .lists_regions_value_deep(lists_regions_value_deep),
    .lists_regions_value_address(lists_regions_value_address),
    .lists_forget_valid(lists_forget_valid),
    .lists_forget_value(lists_forget_value),
    .lists_forgot(lists_forgot),
    .lists_memory_bursts_valid(lists_memory_bursts_valid),
    .lists_memory_bursts_ready(lists_memory_bursts_ready),
    .lists_memory_bursts_payload_address(lists_memory_bursts_payload_address),
    .lists_memory_bursts_payload_length(lists_memory_bursts_payload_length),
    .lists_memory_beats_valid(lists_memory_beats_valid),
    .lists_memory_beats_value_data(lists_memory_beats_value_data),
    .lists_memory_beats_value_bad(lists_memory_beats_value_bad),
    .lists_memory_beats_value_last(lists_memory_beats_value_last)
  );

  CompletionOrder_small order (
    .clk(clk),
    .rst(in_reset),
    .retired_valid(core_retired_valid),
    .retired_value_flow_qp(core_retired_value_flow_qp),
    .retired_value_flow_responses(core_retired_value_flow_responses),
    .retired_value_psn(core_retired_value_psn),
    .retired_value_outcome(core_retired_value_outcome),
    .retired_value_progress_expected(core_retired_value_progress_expected),
    .retired_value_progress_messages(core_retired_value_progress_messages),
    .retired_value_progress_message_start(core_retired_value_progress_message_start),
    .retired_value_progress_receives_done(core_retired_value_progress_receives_done),
    .retired_value_error_valid(core_retired_value_error_valid),
    .retired_value_error_psn(core_retired_value_error_psn),
    .retired_value_error_code(core_retired_value_error_code),
    .retired_value_not_ready(core_retired_value_not_ready),
    .retired_value_ack_request(core_retired_value_ack_request),
    .retired_value_retrans(core_retired_value_retrans),
    .retired_value_congested(core_retired_value_congested),
    .retired_value_trimmed(core_retired_value_trimmed),
    .retired_value_departure_path(core_retired_value_departure_path),
    .retired_value_departure_stamp(core_retired_value_departure_stamp),
    .retired_value_placements(core_retired_value_placements),
    .stash_valid(core_stash_valid),
    .stash_value_qp(core_stash_value_qp),
    .stash_value_msn(core_stash_value_msn),
    .stash_value_kind(core_stash_value_kind),
    .stash_value_solicited(core_stash_value_solicited),
    .stash_value_argument(core_stash_value_argument),
    .stash_value_length(core_stash_value_length),
    .stash_value_wqe_index(core_stash_value_wqe_index),
    .setup_valid(setup_flows_valid),
    .setup_ready(order_setup_ready),
    .setup_payload_flow(setup_flows_payload_flow),
    .setup_payload_psn(setup_flows_payload_psn),
    .busy(order_busy),
    .wanted(order_wanted),
    .crossing_level(responder_waiting),
    .crossing_valid(order_crossing_valid),
    .crossing_value_qp(order_crossing_value_qp),
    .crossing_value_context(order_crossing_value_context),
    .crossing_value_placements(order_crossing_value_placements),
    .completions_valid(order_completions_valid),
    .completions_ready(invalidation_in_ready),
    .completions_payload_qp(order_completions_payload_qp),
    .completions_payload_is_receive(order_completions_payload_is_receive),
    .completions_payload_kind(order_completions_payload_kind),
    .completions_payload_status(order_completions_payload_status),
    .completions_payload_solicited(order_completions_payload_solicited),
    .completions_payload_length(order_completions_payload_length),
    .completions_payload_immediate(order_completions_payload_immediate),
    .completions_payload_wqe_index(order_completions_payload_wqe_index),
    .completions_payload_placements(order_completions_payload_placements),
    .completions_payload_waiting(order_completions_payload_waiting),
    .reported_valid(order_reported_valid),
    .reported_value_flow(order_reported_value_flow),
    .reported_value_progress_expected(order_reported_value_progress_expected),
    .reported_value_progress_messages(order_reported_value_progress_messages),
    .reported_value_progress_message_start(order_reported_value_progress_message_start),
    .reported_value_progress_receives_done(order_reported_value_progress_receives_done),
    .reads_done_valid(reads_done_valid),
    .reads_done_value_qp(reads_done_value_qp),
    .reads_done_value_messages(reads_done_value_messages),
    .reads_done_value_placements(reads_done_value_placements),
    .events_valid(order_events_valid),
    .events_ready(policy_events_ready),
    .events_payload_flow_qp(order_events_payload_flow_qp),
    .events_payload_flow_responses(order_events_payload_flow_responses),
    .events_payload_come(order_events_payload_come),
    .events_payload_departure_path(order_events_payload_departure_path),
    .events_payload_departure_stamp(order_events_payload_departure_stamp),
    .events_payload_congested(order_events_payload_congested),
    .events_payload_counting(order_events_payload_counting),
    .events_payload_advancing(order_events_payload_advancing),
    .events_payload_completing(order_events_payload_completing),
    .events_payload_urgent(order_events_payload_urgent),
    .events_payload_not_ready(order_events_payload_not_ready),
    .events_payload_code(order_events_payload_code),
    .events_payload_behind_gap(order_events_payload_behind_gap),
    .used_valid(completes_valid),
    .used_value_qp(completes_value),
    .used_value_producer(order_used_value_producer),
    .entered(order_entered),
    .left(order_left),
    .reports_beginning_valid(reports_beginning_valid),
    .reports_beginning_value(reports_beginning_value),
    .reports_ending_valid(reports_ending_valid),
    .reports_ending_value(reports_ending_value)
  );

  FlowSetup_small setup (
    .clk(clk),
    .rst(in_reset),
    .life_valid(setup_life_valid),
    .life_ready(setup_life_ready),
    .life_payload_qp(renewed_out_1_payload_qp),
    .life_payload_groups_receives(renewed_out_1_payload_groups_receives),
    .life_payload_groups_sends(renewed_out_1_payload_groups_sends),
    .life_payload_requests(renewed_out_1_payload_context_receive_psn),
    .life_payload_responses(renewed_out_1_payload_context_response_receive_psn),
    .flows_valid(setup_flows_valid),
    .flows_ready(order_setup_ready),
    .flows_payload_flow(setup_flows_payload_flow),
    .flows_payload_psn(setup_flows_payload_psn)
  );

  Responder_small responder (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(responder_setup_valid),
    .setup_ready(responder_setup_ready),
    .setup_payload_qp(renewed_out_6_payload_qp),
    .setup_payload_pd(renewed_out_6_payload_context_pd),
    .setup_payload_mtu_code(renewed_out_6_payload_context_mtu_code),
    .setup_payload_psn(renewed_out_6_payload_context_response_send_psn),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
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
    .arriving_valid(core_arriving_valid),
    .arriving_value(core_arriving_value),
    .wants(core_wants),
    .reserved_valid(responder_reserved_valid),
    .reserved_value_context(responder_reserved_value_context),
    .reserved_value_place(responder_reserved_value_place),
    .refused(responder_refused),
    .rejected_valid(core_rejected_valid),
    .rejected_value_qp(core_rejected_value_qp),
    .rejected_value_context(core_rejected_value_context),
    .operands_valid(core_operands_valid),
    .operands_value_qp(core_operands_value_qp),
    .operands_value_context(core_operands_value_context),
    .operands_value_kind(core_operands_value_kind),
    .operands_value_msn(core_operands_value_msn),
    .operands_value_address(core_operands_value_address),
    .operands_value_key(core_operands_value_key),
    .operands_value_operand(core_operands_value_operand),
    .operands_value_compare(core_operands_value_compare),
    .busy(responder_busy),
    .crossing_valid(order_crossing_valid),
    .crossing_ready(responder_crossing_ready),
    .crossing_payload_qp(order_crossing_value_qp),
    .crossing_payload_context(order_crossing_value_context),
    .crossing_payload_placements(order_crossing_value_placements),
    .waiting(responder_waiting),
    .visible(visible),
    .update_valid(acknowledged_responses_valid),
    .update_value_qp(acknowledged_responses_value_qp),
    .update_value_messages(acknowledged_responses_value_messages),
    .ready_valid(responses_valid),
    .ready_value_qp(responses_value_qp),
    .ready_value_count(responses_value_count),
    .sending_valid(sending_valid),
    .sending_value_qp(sending_value_qp),
    .sending_value_number(sending_value_number),
    .sent_kind(sent_kind),
    .sent_msn(sent_msn),
    .sent_psn(sent_psn),
    .sent_address(sent_address),
    .sent_key(sent_key),
    .sent_length(sent_length),
    .sent_result(sent_result),
    .failures_valid(responder_failures_valid),
    .failures_ready(refused_in_1_ready),
    .failures_payload_qp(responder_failures_payload_qp),
    .failures_payload_cause(responder_failures_payload_cause),
    .failures_payload_named(responder_failures_payload_named),
    .failures_payload_request(responder_failures_payload_request),
    .read_bursts_valid(atomic_reads_bursts_valid),
    .read_bursts_ready(atomic_reads_bursts_ready),
    .read_bursts_payload_address(atomic_reads_bursts_payload_address),
    .read_bursts_payload_length(atomic_reads_bursts_payload_length),
    .read_beats_valid(atomic_reads_beats_valid),
    .read_beats_value_data(atomic_reads_beats_value_data),
    .read_beats_value_bad(atomic_reads_beats_value_bad),
    .read_beats_value_last(atomic_reads_beats_value_last),
    .write_bursts_valid(atomic_writes_bursts_valid),
    .write_bursts_ready(atomic_writes_bursts_ready),
    .write_bursts_payload_address(atomic_writes_bursts_payload_address),
    .write_bursts_payload_length(atomic_writes_bursts_payload_length),
    .write_data_valid(atomic_writes_data_valid),
    .write_data_ready(atomic_writes_data_ready),
    .write_data_payload_data(atomic_writes_data_payload_data),
    .write_data_payload_strb(atomic_writes_data_payload_strb),
    .write_data_payload_last(atomic_writes_data_payload_last),
    .write_answers_valid(atomic_writes_answers_valid),
    .write_answers_value(atomic_writes_answers_value),
    .lists_regions_valid(atomic_lists_regions_valid),
    .lists_regions_value_index(atomic_lists_regions_value_index),
    .lists_regions_value_base(atomic_lists_regions_value_base),
    .lists_regions_value_size_listed(atomic_lists_regions_value_size_listed),
    .lists_regions_value_size_shift(atomic_lists_regions_value_size_shift),
    .lists_regions_value_deep(atomic_lists_regions_value_deep),
    .lists_regions_value_address(atomic_lists_regions_value_address),
    .lists_forget_valid(atomic_lists_forget_valid),
    .lists_forget_value(atomic_lists_forget_value),
    .lists_forgot(atomic_lists_forgot),
    .lists_memory_bursts_valid(atomic_lists_memory_bursts_valid),
    .lists_memory_bursts_ready(atomic_lists_memory_bursts_ready),
    .lists_memory_bursts_payload_address(atomic_lists_memory_bursts_payload_address),
    .lists_memory_bursts_payload_length(atomic_lists_memory_bursts_payload_length),
    .lists_memory_beats_valid(atomic_lists_memory_beats_valid),
    .lists_memory_beats_value_data(atomic_lists_memory_beats_value_data),
    .lists_memory_beats_value_bad(atomic_lists_memory_beats_value_bad),
    .lists_memory_beats_value_last(atomic_lists_memory_beats_value_last),
    .pairs_beginning_valid(atomics_beginning_valid),
    .pairs_beginning_value(atomics_beginning_value),
    .pairs_ending_valid(atomics_ending_valid),
    .pairs_ending_value(atomics_ending_value),
    .mrs_beginning_valid(mr_atomics_beginning_valid),
    .mrs_beginning_value(mr_atomics_beginning_value),
    .mrs_ending_valid(mr_atomics_ending_valid),
    .mrs_ending_value(mr_atomics_ending_value)
  );

  ReceiveQueue_small queue_inst (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(queue_inst_setup_valid),
    .setup_ready(queue_inst_setup_ready),
    .setup_payload_qp(renewed_out_2_payload_qp),
    .setup_payload_groups_queues(renewed_out_2_payload_groups_queues),
    .setup_payload_groups_receives(renewed_out_2_payload_groups_receives),
    .setup_payload_groups_sends(renewed_out_2_payload_groups_sends),
    .setup_payload_context_known(renewed_out_2_payload_context_known),
    .setup_payload_context_peer_qp(renewed_out_2_payload_context_peer_qp),
    .setup_payload_context_address_handle(renewed_out_2_payload_context_address_handle),
    .setup_payload_context_pkey(renewed_out_2_payload_context_pkey),
    .setup_payload_context_pd(renewed_out_2_payload_context_pd),
    .setup_payload_context_mtu_code(renewed_out_2_payload_context_mtu_code),
    .setup_payload_context_profile(renewed_out_2_payload_context_profile),
    .setup_payload_context_remote_write(renewed_out_2_payload_context_remote_write),
    .setup_payload_context_send_psn(renewed_out_2_payload_context_send_psn),
    .setup_payload_context_receive_psn(renewed_out_2_payload_context_receive_psn),
    .setup_payload_context_send_window(renewed_out_2_payload_context_send_window),
    .setup_payload_context_message_limit(renewed_out_2_payload_context_message_limit),
    .setup_payload_context_sack_threshold(renewed_out_2_payload_context_sack_threshold),
    .setup_payload_context_retries(renewed_out_2_payload_context_retries),
    .setup_payload_context_rnr_retries(renewed_out_2_payload_context_rnr_retries),
    .setup_payload_context_rto_exponent(renewed_out_2_payload_context_rto_exponent),
    .setup_payload_context_rnr_timer(renewed_out_2_payload_context_rnr_timer),
    .setup_payload_context_initial_srtt(renewed_out_2_payload_context_initial_srtt),
    .setup_payload_context_last_path(renewed_out_2_payload_context_last_path),
    .setup_payload_context_rate(renewed_out_2_payload_context_rate),
    .setup_payload_context_send_cq(renewed_out_2_payload_context_send_cq),
    .setup_payload_context_receive_cq(renewed_out_2_payload_context_receive_cq),
    .setup_payload_context_send_queue(renewed_out_2_payload_context_send_queue),
    .setup_payload_context_send_queue_size(renewed_out_2_payload_context_send_queue_size),
    .setup_payload_context_receive_queue(renewed_out_2_payload_context_receive_queue),
    .setup_payload_context_receive_queue_size(renewed_out_2_payload_context_receive_queue_size),
    .setup_payload_context_remote_read(renewed_out_2_payload_context_remote_read),
    .setup_payload_context_remote_atomic(renewed_out_2_payload_context_remote_atomic),
    .setup_payload_context_response_send_psn(renewed_out_2_payload_context_response_send_psn),
    .setup_payload_context_response_receive_psn(renewed_out_2_payload_context_response_receive_psn),
    .setup_payload_context_response_window(renewed_out_2_payload_context_response_window),
    .setup_payload_context_reads_accepted(renewed_out_2_payload_context_reads_accepted),
    .setup_payload_context_reads_outstanding(renewed_out_2_payload_context_reads_outstanding),
    .setup_payload_context_extended(renewed_out_2_payload_context_extended),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .doorbell_valid(doorbell_valid),
    .doorbell_ready(doorbell_ready),
    .doorbell_payload_qp(doorbell_payload_qp),
    .doorbell_payload_producer(doorbell_payload_producer),
    .reported_valid(queue_inst_reported_valid),
    .reported_value_flow(order_reported_value_flow[3:0]),
    .reported_value_progress_expected(order_reported_value_progress_expected),
    .reported_value_progress_messages(order_reported_value_progress_messages),
    .reported_value_progress_message_start(order_reported_value_progress_message_start),
    .reported_value_progress_receives_done(order_reported_value_progress_receives_done),
    .used_valid(completes_valid),
    .used_value_qp(completes_value),
    .used_value_producer(order_used_value_producer),
    .memory_bursts_valid(wqe_memory_bursts_valid),
    .memory_bursts_ready(wqe_memory_bursts_ready),
    .memory_bursts_payload_address(wqe_memory_bursts_payload_address),
    .memory_bursts_payload_length(wqe_memory_bursts_payload_length),
    .memory_beats_valid(wqe_memory_beats_valid),
    .memory_beats_value_data(wqe_memory_beats_value_data),
    .memory_beats_value_bad(wqe_memory_beats_value_bad),
    .memory_beats_value_last(wqe_memory_beats_value_last),
    .lookup_valid(core_lookup_valid),
    .lookup_value_qp(core_lookup_value_qp),
    .lookup_value_number(core_lookup_value_number),
    .wqe_rung(queue_inst_wqe_rung),
    .wqe_on_chip(queue_inst_wqe_on_chip),
    .wqe_address(queue_inst_wqe_address),
    .wqe_length(queue_inst_wqe_length),
    .wqe_key(queue_inst_wqe_key),
    .wqe_bad(queue_inst_wqe_bad),
    .flush_valid(flush_valid),
    .flush_value_qp(flush_value_qp),
    .flush_value_send_status(flush_value_send_status),
    .flush_value_receive_status(flush_value_receive_status),
    .flush_value_named(flush_value_named),
    .flush_value_request(flush_value_request),
    .entered(order_entered),
    .left(order_left),
    .flushed_valid(queue_inst_flushed_valid),
    .flushed_value(queue_inst_flushed_value),
    .fault(queue_inst_fault),
    .received_valid(invalidation_out_valid),
    .received_ready(queue_inst_received_ready),
    .received_payload_qp(invalidation_out_payload_qp),
    .received_payload_is_receive(invalidation_out_payload_is_receive),
    .received_payload_kind(invalidation_out_payload_kind),
    .received_payload_status(invalidation_out_payload_status),
    .received_payload_solicited(invalidation_out_payload_solicited),
    .received_payload_length(invalidation_out_payload_length),
    .received_payload_immediate(invalidation_out_payload_immediate),
    .received_payload_wqe_index(invalidation_out_payload_wqe_index),
    .received_payload_placements(invalidation_out_payload_placements),
    .received_payload_waiting(invalidation_out_payload_waiting),
    .receiving(order_completions_valid),
    .completions_valid(completions_valid),
    .completions_ready(completions_ready),
    .completions_payload_qp(completions_payload_qp),
    .completions_payload_is_receive(completions_payload_is_receive),
    .completions_payload_kind(completions_payload_kind),
    .completions_payload_status(completions_payload_status),
    .completions_payload_solicited(completions_payload_solicited),
    .completions_payload_length(completions_payload_length),
    .completions_payload_immediate(completions_payload_immediate),
    .completions_payload_wqe_index(completions_payload_wqe_index),
    .completions_payload_placements(completions_payload_placements),
    .completions_payload_waiting(completions_payload_waiting),
    .flushes_valid(flushes_valid),
    .flushes_value(flushes_value),
    .fetches_beginning_valid(fetches_beginning_valid),
    .fetches_beginning_value(fetches_beginning_value),
    .fetches_ending_valid(fetches_ending_valid),
    .fetches_ending_value(fetches_ending_value),
    .beyond(beyond)
  );

  InvalidateStage_small invalidation (
    .clk(clk),
    .rst(in_reset),
    .in_valid(order_completions_valid),
    .in_ready(invalidation_in_ready),
    .in_payload_qp(order_completions_payload_qp),
    .in_payload_is_receive(order_completions_payload_is_receive),
    .in_payload_kind(order_completions_payload_kind),
    .in_payload_status(order_completions_payload_status),
    .in_payload_solicited(order_completions_payload_solicited),
    .in_payload_length(order_completions_payload_length),
    .in_payload_immediate(order_completions_payload_immediate),
    .in_payload_wqe_index(order_completions_payload_wqe_index),
    .in_payload_placements(order_completions_payload_placements),
    .in_payload_waiting(order_completions_payload_waiting),
    .withdrawals_valid(withdrawals_valid),
    .withdrawals_ready(withdrawals_ready),
    .withdrawals_payload(withdrawals_payload),
    .withdrawn_valid(withdrawn_valid),
    .withdrawn_value(withdrawn_value),
    .out_valid(invalidation_out_valid),
    .out_ready(queue_inst_received_ready),
    .out_payload_qp(invalidation_out_payload_qp),
    .out_payload_is_receive(invalidation_out_payload_is_receive),
    .out_payload_kind(invalidation_out_payload_kind),
    .out_payload_status(invalidation_out_payload_status),
    .out_payload_solicited(invalidation_out_payload_solicited),
    .out_payload_length(invalidation_out_payload_length),
    .out_payload_immediate(invalidation_out_payload_immediate),
    .out_payload_wqe_index(invalidation_out_payload_wqe_index),
    .out_payload_placements(invalidation_out_payload_placements),
    .out_payload_waiting(invalidation_out_payload_waiting)
  );

  AckPolicy_small policy (
    .clk(clk),
    .rst(in_reset),
    .events_valid(policy_events_valid),
    .events_ready(policy_events_ready),
    .events_payload_flow_qp(policy_events_payload_flow_qp),
    .events_payload_flow_responses(policy_events_payload_flow_responses),
    .events_payload_come(policy_events_payload_come),
    .events_payload_departure_path(policy_events_payload_departure_path),
    .events_payload_departure_stamp(policy_events_payload_departure_stamp),
    .events_payload_congested(policy_events_payload_congested),
    .events_payload_counting(policy_events_payload_counting),
    .events_payload_advancing(policy_events_payload_advancing),
    .events_payload_completing(policy_events_payload_completing),
    .events_payload_urgent(policy_events_payload_urgent),
    .events_payload_not_ready(policy_events_payload_not_ready),
    .events_payload_code(policy_events_payload_code),
    .events_payload_behind_gap(policy_events_payload_behind_gap),
    .setup_valid(setup_2_flows_valid),
    .setup_ready(policy_setup_ready),
    .setup_payload_flow(setup_2_flows_payload_flow),
    .setup_payload_psn(setup_2_flows_payload_psn),
    .ack_every(settings_ack_every),
    .ack_delay(settings_ack_delay),
    .ack_on_end(settings_ack_on_end),
    .now(now),
    .requests_valid(policy_requests_valid),
    .requests_ready(builder_requests_ready),
    .requests_payload_flow_qp(policy_requests_payload_flow_qp),
    .requests_payload_flow_responses(policy_requests_payload_flow_responses),
    .requests_payload_code(policy_requests_payload_code),
    .requests_payload_not_ready(policy_requests_payload_not_ready),
    .requests_payload_becn(policy_requests_payload_becn),
    .requests_payload_gapless(policy_requests_payload_gapless),
    .requests_payload_echo_path(policy_requests_payload_echo_path),
    .requests_payload_echo_marked(policy_requests_payload_echo_marked),
    .requests_payload_echo_held(policy_requests_payload_echo_held),
    .requests_payload_echo_stamp(policy_requests_payload_echo_stamp),
    .requests_payload_echo_marks(policy_requests_payload_echo_marks),
    .requests_payload_echo_taken(policy_requests_payload_echo_taken)
  );

  FlowSetup_small setup_2 (
    .clk(clk),
    .rst(in_reset),
    .life_valid(setup_2_life_valid),
    .life_ready(setup_2_life_ready),
    .life_payload_qp(renewed_out_3_payload_qp),
    .life_payload_groups_receives(renewed_out_3_payload_groups_receives),
    .life_payload_groups_sends(renewed_out_3_payload_groups_sends),
    .life_payload_requests(renewed_out_3_payload_context_receive_psn),
    .life_payload_responses(renewed_out_3_payload_context_response_receive_psn),
    .flows_valid(setup_2_flows_valid),
    .flows_ready(policy_setup_ready),
    .flows_payload_flow(setup_2_flows_payload_flow),
    .flows_payload_psn(setup_2_flows_payload_psn)
  );

  AckBuilder_small builder (
    .clk(clk),
    .rst(in_reset),
    .drop_nak_valid(core_drop_nak_valid),
    .drop_nak_value_flow_qp(core_drop_nak_value_flow_qp),
    .drop_nak_value_flow_responses(core_drop_nak_value_flow_responses),
    .drop_nak_value_psn(core_drop_nak_value_psn),
    .drop_nak_value_retrans(core_drop_nak_value_retrans),
    .drop_nak_value_path(core_drop_nak_value_path),
    .drop_nak_value_cause(core_drop_nak_value_cause),
    .requests_valid(policy_requests_valid),
    .requests_ready(builder_requests_ready),
    .requests_payload_flow_qp(policy_requests_payload_flow_qp),
    .requests_payload_flow_responses(policy_requests_payload_flow_responses),
    .requests_payload_code(policy_requests_payload_code),
    .requests_payload_not_ready(policy_requests_payload_not_ready),
    .requests_payload_becn(policy_requests_payload_becn),
    .requests_payload_gapless(policy_requests_payload_gapless),
    .requests_payload_echo_path(policy_requests_payload_echo_path),
    .requests_payload_echo_marked(policy_requests_payload_echo_marked),
    .requests_payload_echo_held(policy_requests_payload_echo_held),
    .requests_payload_echo_stamp(policy_requests_payload_echo_stamp),
    .requests_payload_echo_marks(policy_requests_payload_echo_marks),
    .requests_payload_echo_taken(policy_requests_payload_echo_taken),
    .reported_valid(order_reported_valid),
    .reported_value_flow(order_reported_value_flow),
    .reported_value_progress_expected(order_reported_value_progress_expected),
    .reported_value_progress_messages(order_reported_value_progress_messages),
    .reported_value_progress_message_start(order_reported_value_progress_message_start),
    .reported_value_progress_receives_done(order_reported_value_progress_receives_done),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .setup_valid(renewed_out_4_valid),
    .setup_ready(builder_setup_ready),
    .setup_payload_qp(renewed_out_4_payload_qp),
    .setup_payload_sack_threshold(renewed_out_4_payload_context_sack_threshold),
    .setup_payload_profile(renewed_out_4_payload_context_profile),
    .setup_payload_rnr_timer(renewed_out_4_payload_context_rnr_timer),
    .setup_payload_peer_qp(renewed_out_4_payload_context_peer_qp),
    .setup_payload_peer_pkey(renewed_out_4_payload_context_pkey),
    .setup_payload_peer_handle(renewed_out_4_payload_context_address_handle),
    .setup_payload_peer_paths(builder_setup_payload_peer_paths),
    .setup_payload_peer_extended(renewed_out_4_payload_context_extended),
    .rotate(settings_rotate),
    .sack_request_valid(builder_sack_request_valid),
    .sack_request_value(builder_sack_request_value),
    .sack_row_valid(core_sack_row_valid),
    .sack_row_value_bitmap(core_sack_row_value_bitmap),
    .sack_row_value_expected(core_sack_row_value_expected),
    .answers_valid(builder_answers_valid),
    .answers_ready(rtt_acknowledgements_ready),
    .answers_payload_flow_qp(builder_answers_payload_flow_qp),
    .answers_payload_flow_responses(builder_answers_payload_flow_responses),
    .answers_payload_kind(builder_answers_payload_kind),
    .answers_payload_psn(builder_answers_payload_psn),
    .answers_payload_syndrome(builder_answers_payload_syndrome),
    .answers_payload_msn(builder_answers_payload_msn),
    .answers_payload_po(builder_answers_payload_po),
    .answers_payload_becn(builder_answers_payload_becn),
    .answers_payload_retrans(builder_answers_payload_retrans),
    .answers_payload_cause(builder_answers_payload_cause),
    .answers_payload_named(builder_answers_payload_named),
    .answers_payload_port(builder_answers_payload_port),
    .answers_payload_sack_valid_length(builder_answers_payload_sack_valid_length),
    .answers_payload_sack_start(builder_answers_payload_sack_start),
    .answers_payload_sack_bitmap(builder_answers_payload_sack_bitmap),
    .answers_payload_peer_qp(builder_answers_payload_peer_qp),
    .answers_payload_peer_pkey(builder_answers_payload_peer_pkey),
    .answers_payload_peer_handle(builder_answers_payload_peer_handle),
    .answers_payload_peer_paths(builder_answers_payload_peer_paths),
    .answers_payload_peer_extended(builder_answers_payload_peer_extended),
    .failures_valid(builder_failures_valid),
    .failures_ready(failures_in_1_ready),
    .failures_payload_qp(builder_failures_payload_qp),
    .failures_payload_cause(builder_failures_payload_cause),
    .failures_payload_named(builder_failures_payload_named),
    .failures_payload_request(builder_failures_payload_request),
    .made_valid(made_valid),
    .made_value(made_value),
    .nak_full(nak_full),
    .letting_go(letting_go)
  );

  RttResponder_small rtt (
    .clk(clk),
    .rst(in_reset),
    .requests_valid(core_rtt_request_valid),
    .requests_value_qp(core_rtt_request_value_qp),
    .requests_value_source_port(core_rtt_request_value_source_port),
    .requests_value_context(core_rtt_request_value_context),
    .requests_value_sent(core_rtt_request_value_sent),
    .requests_value_received(core_rtt_request_value_received),
    .setup_valid(rtt_setup_valid),
    .setup_value_qp(renewed_out_4_payload_qp),
    .setup_value_peer_qp(renewed_out_4_payload_context_peer_qp),
    .setup_value_peer_pkey(renewed_out_4_payload_context_pkey),
    .setup_value_peer_handle(renewed_out_4_payload_context_address_handle),
    .setup_value_peer_paths(builder_setup_payload_peer_paths),
    .setup_value_peer_extended(renewed_out_4_payload_context_extended),
    .acknowledgements_valid(builder_answers_valid),
    .acknowledgements_ready(rtt_acknowledgements_ready),
    .acknowledgements_payload_flow_qp(builder_answers_payload_flow_qp),
    .acknowledgements_payload_flow_responses(builder_answers_payload_flow_responses),
    .acknowledgements_payload_kind(builder_answers_payload_kind),
    .acknowledgements_payload_psn(builder_answers_payload_psn),
    .acknowledgements_payload_syndrome(builder_answers_payload_syndrome),
    .acknowledgements_payload_msn(builder_answers_payload_msn),
    .acknowledgements_payload_po(builder_answers_payload_po),
    .acknowledgements_payload_becn(builder_answers_payload_becn),
    .acknowledgements_payload_retrans(builder_answers_payload_retrans),
    .acknowledgements_payload_cause(builder_answers_payload_cause),
    .acknowledgements_payload_named(builder_answers_payload_named),
    .acknowledgements_payload_port(builder_answers_payload_port),
    .acknowledgements_payload_sack_valid_length(builder_answers_payload_sack_valid_length),
    .acknowledgements_payload_sack_start(builder_answers_payload_sack_start),
    .acknowledgements_payload_sack_bitmap(builder_answers_payload_sack_bitmap),
    .acknowledgements_payload_peer_qp(builder_answers_payload_peer_qp),
    .acknowledgements_payload_peer_pkey(builder_answers_payload_peer_pkey),
    .acknowledgements_payload_peer_handle(builder_answers_payload_peer_handle),
    .acknowledgements_payload_peer_paths(builder_answers_payload_peer_paths),
    .acknowledgements_payload_peer_extended(builder_answers_payload_peer_extended),
    .answers_valid(answers_valid),
    .answers_ready(answers_ready),
    .answers_payload_flow_qp(answers_payload_flow_qp),
    .answers_payload_flow_responses(answers_payload_flow_responses),
    .answers_payload_kind(answers_payload_kind),
    .answers_payload_psn(answers_payload_psn),
    .answers_payload_syndrome(answers_payload_syndrome),
    .answers_payload_msn(answers_payload_msn),
    .answers_payload_po(answers_payload_po),
    .answers_payload_becn(answers_payload_becn),
    .answers_payload_retrans(answers_payload_retrans),
    .answers_payload_cause(answers_payload_cause),
    .answers_payload_named(answers_payload_named),
    .answers_payload_port(answers_payload_port),
    .answers_payload_sack_valid_length(answers_payload_sack_valid_length),
    .answers_payload_sack_start(answers_payload_sack_start),
    .answers_payload_sack_bitmap(answers_payload_sack_bitmap),
    .answers_payload_peer_qp(answers_payload_peer_qp),
    .answers_payload_peer_pkey(answers_payload_peer_pkey),
    .answers_payload_peer_handle(answers_payload_peer_handle),
    .answers_payload_peer_paths(answers_payload_peer_paths),
    .answers_payload_peer_extended(answers_payload_peer_extended),
    .responding(responding)
  );

  LocalErrors_small local_inst (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(local_inst_setup_valid),
    .setup_ready(local_inst_setup_ready),
    .setup_payload_flow(renewed_out_5_payload_qp),
    .setup_payload_psn(renewed_out_5_payload_context_receive_psn),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .fault_valid(placement_fault_valid),
    .fault_value_qp(placement_fault_value_qp),
    .fault_value_placement(placement_fault_value_placement),
    .refused_valid(refused_out_valid),
    .refused_ready(local_inst_refused_ready),
    .refused_payload(refused_out_payload),
    .flushed_valid(queue_inst_flushed_valid),
    .flushed_value(queue_inst_flushed_value),
    .reported_valid(queue_inst_reported_valid),
    .reported_value_flow(order_reported_value_flow[3:0]),
    .reported_value_progress_expected(order_reported_value_progress_expected),
    .reported_value_progress_messages(order_reported_value_progress_messages),
    .reported_value_progress_message_start(order_reported_value_progress_message_start),
    .reported_value_progress_receives_done(order_reported_value_progress_receives_done),
    .failures_valid(local_inst_failures_valid),
    .failures_ready(failures_in_0_ready),
    .failures_payload_qp(local_inst_failures_payload_qp),
    .failures_payload_cause(local_inst_failures_payload_cause),
    .failures_payload_named(local_inst_failures_payload_named),
    .failures_payload_request(local_inst_failures_payload_request),
    .marks_valid(local_inst_marks_valid),
    .marks_ready(core_marks_ready),
    .marks_payload_qp(local_inst_marks_payload_qp),
    .marks_payload_error_valid(local_inst_marks_payload_error_valid),
    .marks_payload_error_psn(local_inst_marks_payload_error_psn),
    .marks_payload_error_code(local_inst_marks_payload_error_code),
    .events_valid(local_inst_events_valid),
    .events_ready(local_inst_events_ready),
    .events_payload_flow_qp(local_inst_events_payload_flow_qp),
    .events_payload_flow_responses(local_inst_events_payload_flow_responses),
    .events_payload_come(local_inst_events_payload_come),
    .events_payload_departure_path(local_inst_events_payload_departure_path),
    .events_payload_departure_stamp(local_inst_events_payload_departure_stamp),
    .events_payload_congested(local_inst_events_payload_congested),
    .events_payload_counting(local_inst_events_payload_counting),
    .events_payload_advancing(local_inst_events_payload_advancing),
    .events_payload_completing(local_inst_events_payload_completing),
    .events_payload_urgent(local_inst_events_payload_urgent),
    .events_payload_not_ready(local_inst_events_payload_not_ready),
    .events_payload_code(local_inst_events_payload_code),
    .events_payload_behind_gap(local_inst_events_payload_behind_gap)
  );

  Arbiter_2_ROUND_ROBIN #(.WIDTH(4)) refused (
    .clk(clk),
    .rst(in_reset),
    .in_0_valid(reads_out_valid),
    .in_0_ready(refused_in_0_ready),
    .in_0_payload(reads_out_payload),
    .in_1_valid(responder_failures_valid),
    .in_1_ready(refused_in_1_ready),
    .in_1_payload(responder_failures_payload_qp),
    .out_valid(refused_out_valid),
    .out_ready(local_inst_refused_ready),
    .out_payload(refused_out_payload),
    .source(refused_source)
  );

  HalfSlice #(.WIDTH(4)) reads (
    .clk(clk),
    .rst(in_reset),
    .in_valid(unanswered_valid),
    .in_ready(unanswered_ready),
    .in_payload(unanswered_payload),
    .out_valid(reads_out_valid),
    .out_ready(refused_in_0_ready),
    .out_payload(reads_out_payload)
  );

  Arbiter_3_ROUND_ROBIN #(.WIDTH(26)) failures (
    .clk(clk),
    .rst(in_reset),
    .in_0_valid(local_inst_failures_valid),
    .in_0_ready(failures_in_0_ready),
    .in_0_payload({local_inst_failures_payload_qp, local_inst_failures_payload_cause,
                   local_inst_failures_payload_named, local_inst_failures_payload_request}),
    .in_1_valid(builder_failures_valid),
    .in_1_ready(failures_in_1_ready),
    .in_1_payload({builder_failures_payload_qp, builder_failures_payload_cause,
                   builder_failures_payload_named, builder_failures_payload_request}),
    .in_2_valid(responses_out_valid),
    .in_2_ready(failures_in_2_ready),
    .in_2_payload({responses_out_payload_qp, responses_out_payload_cause, responses_out_payload_named,
                   responses_out_payload_request}),
    .out_valid(failures_valid),
    .out_ready(failures_ready),
    .out_payload({failures_payload_qp, failures_payload_cause, failures_payload_named,
                  failures_payload_request}),
    .source(failures_source)
  );

  Fifo_4_LUTRAM #(.WIDTH(26)) responses (
    .clk(clk),
    .rst(in_reset),
    .in_valid(responses_in_valid),
    .in_ready(responses_in_ready),
    .in_payload({core_failure_value_qp, core_failure_value_cause, core_failure_value_named,
                 core_failure_value_request}),
    .out_valid(responses_out_valid),
    .out_ready(failures_in_2_ready),
    .out_payload({responses_out_payload_qp, responses_out_payload_cause, responses_out_payload_named,
                  responses_out_payload_request})
  );

  assign placements_beginning_valid = beginning;
  assign placements_beginning_value = core_order_value_qp[3:0];
  assign placements_ending_value = placement_ended_value_qp[3:0];
  assign mr_placements_beginning_valid = beginning;
  assign mr_placements_beginning_value = core_order_value_mr[5:0];
  assign mr_placements_ending_valid = placements_ending_valid;
  assign mr_placements_ending_value = placement_ended_value_mr[5:0];
  assign fault = placement_fault_valid | queue_inst_fault | unanswered_valid_and_d1 |
                 responder_failures_valid_and_d1;

  always @(posedge clk) begin
    responder_failures_valid_and_d1 <= responder_failures_valid & refused_in_1_ready;
    unanswered_valid_and_d1 <= unanswered_valid & unanswered_ready;
    in_reset <= rst | reset;
  end

  wire        _unused = &{1'b0, inspector_row_valid, placement_ended_value_qp[13:4],
                          placement_ended_value_in_mr, placement_ended_value_mr[15:6],
                          responder_crossing_ready, responder_failures_payload_cause,
                          responder_failures_payload_named, responder_failures_payload_request,
                          refused_source, failures_source};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_whoever_crosses: assert (~order_crossing_valid | responder_crossing_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~order_crossing_valid | responder_crossing_ready)) begin
    $display("ReceivePath.java: HDL801: claim 'there is a place for whoever crosses' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
