`default_nettype none

// SendPath_alveo_100g: from WQEs to frames for the MAC, which are kept until the peer has acknowledged them.
// Generated from SendPath.java.
// timeline reader_broken: 1 cycles, 2 registers (2 bits), of these 1 (1 bits) only wait
module SendPath_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  input  wire         reset,  // resets all of it, as its own reset does
  input  wire [47:0]  settings_headers_mac,  // our MAC address
  // settings_headers_sources: our IP addresses; IPv4 in the low 32 bits
  input  wire [127:0] settings_headers_sources_0,
  input  wire [127:0] settings_headers_sources_1,
  input  wire [127:0] settings_headers_sources_2,
  input  wire [127:0] settings_headers_sources_3,
  input  wire [127:0] settings_headers_sources_4,
  input  wire [127:0] settings_headers_sources_5,
  input  wire [127:0] settings_headers_sources_6,
  input  wire [127:0] settings_headers_sources_7,
  input  wire [3:0]   settings_headers_transport_version,  // wire_tver: transport version
  input  wire [15:0]  settings_headers_choice_udp_port,  // wire_port.udp: destination port of what we send and take
  input  wire [2:0]   settings_headers_choice_retrans,  // wire_choice.retrans: Retrans stands so many bits behind bit 65 of BTH, 0 to 6
  input  wire         settings_headers_choice_sack_bytes,  // wire_choice.sack_bytes: the bytes of the bitmap of SACKETH in the other order
  input  wire         settings_headers_choice_sack_bits,  // wire_choice.sack_bits: the bits of each of its bytes in the other order
  input  wire         settings_headers_choice_sack_missing,  // wire_choice.sack_missing: 1 means missing
  input  wire [7:0]   settings_headers_time_to_live,  // wire_ttl
  input  wire [15:0]  settings_headers_source_port_base,  // wire_sport_base
  input  wire [5:0]   settings_headers_dscp_data,  // wire_dscp.data: of packets with payload
  input  wire [5:0]   settings_headers_dscp_request,  // wire_dscp.req: of requests without payload
  input  wire [5:0]   settings_headers_dscp_control,  // wire_dscp.ctrl: of acknowledgements
  input  wire [5:0]   settings_headers_dscp_probe,  // wire_rtt.dscp: of RTT Responses
  input  wire [2:0]   settings_timers_srtt_shift,  // rel_srtt_shift
  input  wire [11:0]  settings_timers_jitter,  // rel_jitter, in 1/16 us
  input  wire [3:0]   settings_timers_tail_probe_multiple,  // rel_tlp_mult, 0 off
  input  wire [2:0]   settings_timers_backoff_most,  // rel_rto_backoff_max
  input  wire [19:0]  settings_burst,  // cc_burst in bytes
  input  wire [31:0]  now,  // in 1/16 us
  input  wire [31:0]  nanoseconds,  // in ns
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [9:0]   setup_payload_qp,  // queue pair, local number
  // setup_payload_groups: what begins
  input  wire         setup_payload_groups_queues,  // its queues, and with them everything
  input  wire         setup_payload_groups_receives,  // the requests of the peer, and what answers them
  input  wire         setup_payload_groups_sends,  // its own requests, and what answers them
  input  wire         setup_payload_context_known,  // the peer has been told; else no frame is of it
  input  wire [23:0]  setup_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [9:0]   setup_payload_context_address_handle,  // address handle of the peer
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
  input  wire [9:0]   setup_payload_context_send_cq,  // completion queue of sends
  input  wire [9:0]   setup_payload_context_receive_cq,  // completion queue of receives
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
  // setup_payload_context_srq: the shared receive queue, where there are any
  input  wire         setup_payload_context_srq_used,  // from a shared receive queue; else from one of its own
  input  wire [5:0]   setup_payload_context_srq_srq,
  // rate: of queue pairs that live
  input  wire         rate_valid,
  output wire         rate_ready,
  input  wire [9:0]   rate_payload_qp,  // queue pair, local number
  input  wire [19:0]  rate_payload_rate,  // in Mb/s; 0 = unlimited
  input  wire         state_valid,
  input  wire [9:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  input  wire         mr_valid,
  input  wire [11:0]  mr_value_index,  // key / 256
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
  input  wire [9:0]   address_value_index,
  input  wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  input  wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  input  wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  input  wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  input  wire [2:0]   address_value_handle_gid,  // which of our addresses it knows us by; of the same version of IP
  // doorbell: doorbells of send queues
  input  wire         doorbell_valid,
  output wire         doorbell_ready,
  input  wire [9:0]   doorbell_payload_qp,  // queue pair, local number
  input  wire [15:0]  doorbell_payload_producer,  // free-running count of posted requests, modulo 65536
  // flush: a queue pair goes to error
  input  wire         flush_valid,
  input  wire [9:0]   flush_value_qp,  // queue pair, local number
  input  wire [3:0]   flush_value_send_status,  // of one incomplete send WQE
  input  wire [3:0]   flush_value_receive_status,  // of the oldest incomplete receive WQE
  input  wire         flush_value_named,  // that is the send WQE with this index; else the oldest incomplete one
  input  wire [15:0]  flush_value_request,
  // acknowledgement: of the peers
  input  wire         acknowledgement_valid,
  input  wire [9:0]   acknowledgement_value_flow_qp,  // queue pair, local number
  input  wire         acknowledgement_value_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [7:0]   acknowledgement_value_syndrome,  // AETH syndrome
  input  wire         acknowledgement_value_sack,  // opcode 18
  input  wire [23:0]  acknowledgement_value_psn,
  input  wire         acknowledgement_value_retrans,  // of a Packet Drop NAK: the packet that was dropped was sent again
  input  wire [23:0]  acknowledgement_value_msn,  // of AETH
  input  wire         acknowledgement_value_becn,
  input  wire [23:0]  acknowledgement_value_start,  // of SACKETH
  input  wire [7:0]   acknowledgement_value_length,
  input  wire [127:0] acknowledgement_value_bitmap,
  input  wire         acknowledged,  // Acknowledgement.VERDICT cycles behind it: it counts
  // answers: acknowledgements of ours: sent before data
  input  wire         answers_valid,
  output wire         answers_ready,
  input  wire [9:0]   answers_payload_flow_qp,  // queue pair, local number
  input  wire         answers_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [2:0]   answers_payload_kind,
  input  wire [23:0]  answers_payload_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  input  wire [7:0]   answers_payload_syndrome,  // of AETH
  input  wire [23:0]  answers_payload_msn,  // aMSN
  input  wire [31:0]  answers_payload_po,  // POETH, with its reserved byte
  input  wire         answers_payload_becn,
  input  wire         answers_payload_retrans,
  input  wire [1:0]   answers_payload_cause,  // why a packet was dropped, told by a Packet Drop NAK: a bit pattern of DropNak
  input  wire         answers_payload_named,  // its UDP source port is the one that is given here, not the next one in turn
  input  wire [15:0]  answers_payload_port,
  // answers_payload_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  input  wire [7:0]   answers_payload_sack_valid_length,  // 1 to 128 bits count
  input  wire [23:0]  answers_payload_sack_start,  // PSN of the least significant bit
  input  wire [127:0] answers_payload_sack_bitmap,  // bit i: PSN start + i has been received
  // answers: acknowledgements of ours: sent before data
  input  wire [23:0]  answers_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  answers_payload_peer_pkey,  // P_Key
  input  wire [9:0]   answers_payload_peer_handle,  // address handle
  input  wire [4:0]   answers_payload_peer_paths,  // 1 to 16
  input  wire         answers_payload_peer_extended,  // cc_ext is agreed with it
  // requests: asks for the WQE of a request that is answered; never waits
  input  wire         requests_valid,
  input  wire [9:0]   requests_value_qp,  // queue pair, local number
  input  wire [4:0]   requests_value_slot,  // its index modulo the WQEs that are kept
  // request: three cycles behind the lookup
  output wire [63:0]  request_local_address,
  output wire [31:0]  request_local_key,
  output wire [31:0]  request_length,  // bytes of the message
  // pending: a Read or an atomic goes out for the first time
  output wire         pending_valid,
  output wire [9:0]   pending_value_qp,  // queue pair, local number
  output wire [3:0]   pending_value_slot,  // response MSN of its response, modulo R
  output wire [3:0]   pending_value_lap,  // how often all slots have been used before, modulo 16: response MSN / R
  output wire         pending_value_atomic,  // an atomic, else a Read
  output wire [23:0]  pending_value_request,  // MSN of the request
  output wire [23:0]  pending_value_response_psn,  // PSN of the first packet of its response
  // reads_done: Reads and atomics whose responses have all arrived
  input  wire         reads_done_valid,
  input  wire [9:0]   reads_done_value_qp,  // queue pair, local number
  input  wire [23:0]  reads_done_value_messages,  // responses of its life that have arrived whole, with all earlier ones
  input  wire [23:0]  reads_done_value_placements,  // placements ordered up to and with them
  input  wire [23:0]  visible,  // placements that are visible, modulo 2^24
  // responses: responses that may be sent; 0 when a life begins
  input  wire         responses_valid,
  input  wire [9:0]   responses_value_qp,  // queue pair, local number
  input  wire [6:0]   responses_value_count,  // low bits
  // context_lookup: of a response that is to be sent
  output wire         context_lookup_valid,
  output wire [9:0]   context_lookup_value_qp,  // queue pair, local number
  output wire [4:0]   context_lookup_value_number,  // low bits of the number of the response, which are counted from 0
  // context: four cycles later
  input  wire [1:0]   context_kind,  // 0 Read, 1 CmpSwap, 2 FetchAdd, 3 an atomic that has been executed
  input  wire [23:0]  context_msn,  // MSN of the request
  input  wire [23:0]  context_psn,  // of the first packet of the response
  input  wire [63:0]  context_address,  // of a Read: first byte
  input  wire [31:0]  context_key,  // of a Read: its MR
  input  wire [31:0]  context_length,  // of a Read: bytes
  input  wire [63:0]  context_result,  // of an atomic that was executed: what was found
  // answered: what the peer has acknowledged of the responses
  output wire         answered_valid,
  output wire [9:0]   answered_value_qp,  // queue pair, local number
  output wire [15:0]  answered_value_messages,  // that the peer has completed in this life, modulo 65536
  // wqe_memory: send WQEs are fetched
  output wire         wqe_memory_bursts_valid,
  input  wire         wqe_memory_bursts_ready,
  output wire [63:0]  wqe_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   wqe_memory_bursts_payload_length,  // beats less one
  // wqe_memory_beats: what was read
  input  wire         wqe_memory_beats_valid,
  input  wire [511:0] wqe_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         wqe_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         wqe_memory_beats_value_last,  // the burst ends with this beat
  // memory: payload is read
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_beats: what was read
  input  wire         memory_beats_valid,
  input  wire [511:0] memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         memory_beats_value_last,  // the burst ends with this beat
  // lists_regions: a memory region is registered: how its pages are found
  input  wire         lists_regions_valid,
  input  wire [11:0]  lists_regions_value_index,  // key / 256
  input  wire [38:0]  lists_regions_value_base,  // address of the region's first byte in units of 4 KiB, its lower bits
  // lists_regions_value_size: of the region's pages
  input  wire         lists_regions_value_size_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   lists_regions_value_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // lists_regions: a memory region is registered: how its pages are found
  input  wire         lists_regions_value_deep,  // the list is one of lists, of 512 entries each; else of pages
  input  wire [39:0]  lists_regions_value_address,  // of the list's first entry, in units of 4 KiB
  // lists_forget: a region in which no access is under way: all of its pages are to be forgotten; it stays until they are, or nobody wants to know any more
  input  wire         lists_forget_valid,
  input  wire [11:0]  lists_forget_value,
  // lists: of its pages
  output wire         lists_forgot,  // they are
  // lists_memory: lists are read; what is read never waits
  output wire         lists_memory_bursts_valid,
  input  wire         lists_memory_bursts_ready,
  output wire [63:0]  lists_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   lists_memory_bursts_payload_length,  // beats less one
  // lists_memory_beats: what was read
  input  wire         lists_memory_beats_valid,
  input  wire [511:0] lists_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         lists_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         lists_memory_beats_value_last,  // the burst ends with this beat
  // frames: without FCS; no pause within a frame but what the sink demands
  output wire         frames_valid,
  input  wire         frames_ready,
  output wire [511:0] frames_payload_data,
  output wire [63:0]  frames_payload_keep,
  output wire         frames_payload_last,
  output wire         completions_valid,
  input  wire         completions_ready,
  output wire [9:0]   completions_payload_qp,  // queue pair, local number
  output wire         completions_payload_is_receive,  // for the receive completion queue
  output wire [3:0]   completions_payload_kind,  // CompletionKind
  output wire [3:0]   completions_payload_status,  // CompletionStatus
  output wire         completions_payload_solicited,  // solicited event
  output wire [31:0]  completions_payload_length,  // bytes received; of a send, bytes sent or brought
  output wire [31:0]  completions_payload_immediate,  // immediate data, or the key to invalidate
  output wire [15:0]  completions_payload_wqe_index,  // free-running index of the completed request in its queue
  output wire [23:0]  completions_payload_placements,  // wait until so many placements are visible
  output wire         completions_payload_waiting,  // placements counts; that of a Send or a Write does not wait
  output wire         failures_valid,
  input  wire         failures_ready,
  output wire [9:0]   failures_payload_qp,  // queue pair, local number
  output wire [4:0]   failures_payload_cause,  // why
  output wire         failures_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  output wire [15:0]  failures_payload_request,
  // unanswered: queue pairs of which a Read was accepted and cannot be answered (row 44)
  output wire         unanswered_valid,
  input  wire         unanswered_ready,
  output wire [9:0]   unanswered_payload,
  // row: one verdict per acknowledgement
  output wire         row_valid,
  output wire [5:0]   row_value,
  output wire         events_sack,  // a SACK
  output wire         events_drop,  // a Packet Drop NAK
  output wire         events_rnr_wait_begins,  // an RNR NAK that begins a pause
  output wire         events_timeout,  // a retry timeout
  output wire         events_read_timeout,  // the same while a Read is acknowledged and not done
  output wire         events_tail_probe,  // a tail probe
  output wire         events_resend,  // a packet chosen to be sent again
  output wire         sent,  // counter: a data packet was begun
  output reg          responding,  // counter: a packet of a response goes on its way
  // payloads_beginning: one more is under way for this object
  output wire         payloads_beginning_valid,
  output wire [9:0]   payloads_beginning_value,
  // payloads_ending: one less is under way for this object
  output wire         payloads_ending_valid,
  output wire [9:0]   payloads_ending_value,
  // mr_payloads_beginning: one more is under way for this object
  output wire         mr_payloads_beginning_valid,
  output wire [11:0]  mr_payloads_beginning_value,
  // mr_payloads_ending: one less is under way for this object
  output wire         mr_payloads_ending_valid,
  output wire [11:0]  mr_payloads_ending_value,
  // fetches_beginning: one more is under way for this object
  output wire         fetches_beginning_valid,
  output wire [9:0]   fetches_beginning_value,
  // fetches_ending: one less is under way for this object
  output wire         fetches_ending_valid,
  output wire [9:0]   fetches_ending_value,
  output wire         letting_go,  // packets of a queue pair that has been reset are still being let go
  output wire         fault,  // one cycle: host memory has refused a read
  output wire         beyond  // counter: a doorbell beyond the ring of send WQEs
);
  localparam [4:0] FAILURE_CAUSE_SEND_MEMORY    = 5'd4;
  localparam [4:0] FAILURE_CAUSE_REQUEST_MEMORY = 5'd16;

  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg          waiting;
  reg          failure_valid;
  reg  [9:0]   failure_payload_qp;
  reg  [4:0]   failure_payload_cause;
  reg          failure_payload_named;
  reg  [15:0]  failure_payload_request;
  // ---- timeline reader_broken, cycle 1
  reg          reader_broken_valid_c1;
  reg          failed_in_valid_c1;
  wire         renewed_out_0_valid;
  wire [9:0]   renewed_out_0_payload_qp;
  wire         renewed_out_0_payload_groups_queues;
  wire         _unused_renewed_out_0_payload_groups_receives;
  wire         _unused_renewed_out_0_payload_groups_sends;
  wire         _unused_renewed_out_0_payload_context_known;
  wire [23:0]  _unused_renewed_out_0_payload_context_peer_qp;
  wire [9:0]   _unused_renewed_out_0_payload_context_address_handle;
  wire [15:0]  _unused_renewed_out_0_payload_context_pkey;
  wire [15:0]  _unused_renewed_out_0_payload_context_pd;
  wire [2:0]   _unused_renewed_out_0_payload_context_mtu_code;
  wire [1:0]   _unused_renewed_out_0_payload_context_profile;
  wire         _unused_renewed_out_0_payload_context_remote_write;
  wire [23:0]  _unused_renewed_out_0_payload_context_send_psn;
  wire [23:0]  _unused_renewed_out_0_payload_context_receive_psn;
  wire [12:0]  _unused_renewed_out_0_payload_context_send_window;
  wire [7:0]   _unused_renewed_out_0_payload_context_message_limit;
  wire [7:0]   _unused_renewed_out_0_payload_context_sack_threshold;
  wire [2:0]   _unused_renewed_out_0_payload_context_retries;
  wire [2:0]   _unused_renewed_out_0_payload_context_rnr_retries;
  wire [4:0]   _unused_renewed_out_0_payload_context_rto_exponent;
  wire [4:0]   _unused_renewed_out_0_payload_context_rnr_timer;
  wire [15:0]  _unused_renewed_out_0_payload_context_initial_srtt;
  wire [3:0]   _unused_renewed_out_0_payload_context_last_path;
  wire [19:0]  _unused_renewed_out_0_payload_context_rate;
  wire [9:0]   _unused_renewed_out_0_payload_context_send_cq;
  wire [9:0]   _unused_renewed_out_0_payload_context_receive_cq;
  wire [63:0]  renewed_out_0_payload_context_send_queue;
  wire [3:0]   renewed_out_0_payload_context_send_queue_size;
  wire [63:0]  _unused_renewed_out_0_payload_context_receive_queue;
  wire [3:0]   _unused_renewed_out_0_payload_context_receive_queue_size;
  wire         _unused_renewed_out_0_payload_context_remote_read;
  wire         _unused_renewed_out_0_payload_context_remote_atomic;
  wire [23:0]  _unused_renewed_out_0_payload_context_response_send_psn;
  wire [23:0]  _unused_renewed_out_0_payload_context_response_receive_psn;
  wire [12:0]  _unused_renewed_out_0_payload_context_response_window;
  wire [5:0]   _unused_renewed_out_0_payload_context_reads_accepted;
  wire [5:0]   _unused_renewed_out_0_payload_context_reads_outstanding;
  wire         _unused_renewed_out_0_payload_context_extended;
  wire         _unused_renewed_out_0_payload_context_srq_used;
  wire [5:0]   _unused_renewed_out_0_payload_context_srq_srq;
  wire         renewed_out_1_valid;
  wire [9:0]   renewed_out_1_payload_qp;
  wire         _unused_renewed_out_1_payload_groups_queues;
  wire         renewed_out_1_payload_groups_receives;
  wire         renewed_out_1_payload_groups_sends;
  wire         _unused_renewed_out_1_payload_context_known;
  wire [23:0]  _unused_renewed_out_1_payload_context_peer_qp;
  wire [9:0]   _unused_renewed_out_1_payload_context_address_handle;
  wire [15:0]  _unused_renewed_out_1_payload_context_pkey;
  wire [15:0]  _unused_renewed_out_1_payload_context_pd;
  wire [2:0]   _unused_renewed_out_1_payload_context_mtu_code;
  wire [1:0]   _unused_renewed_out_1_payload_context_profile;
  wire         _unused_renewed_out_1_payload_context_remote_write;
  wire [23:0]  renewed_out_1_payload_context_send_psn;
  wire [23:0]  _unused_renewed_out_1_payload_context_receive_psn;
  wire [12:0]  _unused_renewed_out_1_payload_context_send_window;
  wire [7:0]   _unused_renewed_out_1_payload_context_message_limit;
  wire [7:0]   _unused_renewed_out_1_payload_context_sack_threshold;
  wire [2:0]   renewed_out_1_payload_context_retries;
  wire [2:0]   renewed_out_1_payload_context_rnr_retries;
  wire [4:0]   renewed_out_1_payload_context_rto_exponent;
  wire [4:0]   _unused_renewed_out_1_payload_context_rnr_timer;
  wire [15:0]  renewed_out_1_payload_context_initial_srtt;
  wire [3:0]   _unused_renewed_out_1_payload_context_last_path;
  wire [19:0]  _unused_renewed_out_1_payload_context_rate;
  wire [9:0]   _unused_renewed_out_1_payload_context_send_cq;
  wire [9:0]   _unused_renewed_out_1_payload_context_receive_cq;
  wire [63:0]  _unused_renewed_out_1_payload_context_send_queue;
  wire [3:0]   _unused_renewed_out_1_payload_context_send_queue_size;
  wire [63:0]  _unused_renewed_out_1_payload_context_receive_queue;
  wire [3:0]   _unused_renewed_out_1_payload_context_receive_queue_size;
  wire         _unused_renewed_out_1_payload_context_remote_read;
  wire         _unused_renewed_out_1_payload_context_remote_atomic;
  wire [23:0]  renewed_out_1_payload_context_response_send_psn;
  wire [23:0]  _unused_renewed_out_1_payload_context_response_receive_psn;
  wire [12:0]  _unused_renewed_out_1_payload_context_response_window;
  wire [5:0]   _unused_renewed_out_1_payload_context_reads_accepted;
  wire [5:0]   _unused_renewed_out_1_payload_context_reads_outstanding;
  wire         _unused_renewed_out_1_payload_context_extended;
  wire         _unused_renewed_out_1_payload_context_srq_used;
  wire [5:0]   _unused_renewed_out_1_payload_context_srq_srq;
  wire         renewed_out_2_valid;
  wire [9:0]   renewed_out_2_payload_qp;
  wire         renewed_out_2_payload_groups_queues;
  wire         renewed_out_2_payload_groups_receives;
  wire         renewed_out_2_payload_groups_sends;
  wire         _unused_renewed_out_2_payload_context_known;
  wire [23:0]  _unused_renewed_out_2_payload_context_peer_qp;
  wire [9:0]   _unused_renewed_out_2_payload_context_address_handle;
  wire [15:0]  _unused_renewed_out_2_payload_context_pkey;
  wire [15:0]  renewed_out_2_payload_context_pd;
  wire [2:0]   renewed_out_2_payload_context_mtu_code;
  wire [1:0]   _unused_renewed_out_2_payload_context_profile;
  wire         _unused_renewed_out_2_payload_context_remote_write;
  wire [23:0]  renewed_out_2_payload_context_send_psn;
  wire [23:0]  _unused_renewed_out_2_payload_context_receive_psn;
  wire [12:0]  renewed_out_2_payload_context_send_window;
  wire [7:0]   renewed_out_2_payload_context_message_limit;
  wire [7:0]   _unused_renewed_out_2_payload_context_sack_threshold;
  wire [2:0]   _unused_renewed_out_2_payload_context_retries;
  wire [2:0]   _unused_renewed_out_2_payload_context_rnr_retries;
  wire [4:0]   _unused_renewed_out_2_payload_context_rto_exponent;
  wire [4:0]   _unused_renewed_out_2_payload_context_rnr_timer;
  wire [15:0]  _unused_renewed_out_2_payload_context_initial_srtt;
  wire [3:0]   renewed_out_2_payload_context_last_path;
  wire [19:0]  renewed_out_2_payload_context_rate;
  wire [9:0]   _unused_renewed_out_2_payload_context_send_cq;
  wire [9:0]   _unused_renewed_out_2_payload_context_receive_cq;
  wire [63:0]  _unused_renewed_out_2_payload_context_send_queue;
  wire [3:0]   _unused_renewed_out_2_payload_context_send_queue_size;
  wire [63:0]  _unused_renewed_out_2_payload_context_receive_queue;
  wire [3:0]   _unused_renewed_out_2_payload_context_receive_queue_size;
  wire         _unused_renewed_out_2_payload_context_remote_read;
  wire         _unused_renewed_out_2_payload_context_remote_atomic;
  wire [23:0]  renewed_out_2_payload_context_response_send_psn;
  wire [23:0]  renewed_out_2_payload_context_response_receive_psn;
  wire [12:0]  renewed_out_2_payload_context_response_window;
  wire [5:0]   _unused_renewed_out_2_payload_context_reads_accepted;
  wire [5:0]   renewed_out_2_payload_context_reads_outstanding;
  wire         _unused_renewed_out_2_payload_context_extended;
  wire         _unused_renewed_out_2_payload_context_srq_used;
  wire [5:0]   _unused_renewed_out_2_payload_context_srq_srq;
  wire         renewed_out_3_valid;
  wire [9:0]   renewed_out_3_payload_qp;
  wire         _unused_renewed_out_3_payload_groups_queues;
  wire         renewed_out_3_payload_groups_receives;
  wire         _unused_renewed_out_3_payload_groups_sends;
  wire         _unused_renewed_out_3_payload_context_known;
  wire [23:0]  renewed_out_3_payload_context_peer_qp;
  wire [9:0]   renewed_out_3_payload_context_address_handle;
  wire [15:0]  renewed_out_3_payload_context_pkey;
  wire [15:0]  _unused_renewed_out_3_payload_context_pd;
  wire [2:0]   _unused_renewed_out_3_payload_context_mtu_code;
  wire [1:0]   _unused_renewed_out_3_payload_context_profile;
  wire         _unused_renewed_out_3_payload_context_remote_write;
  wire [23:0]  _unused_renewed_out_3_payload_context_send_psn;
  wire [23:0]  _unused_renewed_out_3_payload_context_receive_psn;
  wire [12:0]  _unused_renewed_out_3_payload_context_send_window;
  wire [7:0]   _unused_renewed_out_3_payload_context_message_limit;
  wire [7:0]   _unused_renewed_out_3_payload_context_sack_threshold;
  wire [2:0]   _unused_renewed_out_3_payload_context_retries;
  wire [2:0]   _unused_renewed_out_3_payload_context_rnr_retries;
  wire [4:0]   _unused_renewed_out_3_payload_context_rto_exponent;
  wire [4:0]   _unused_renewed_out_3_payload_context_rnr_timer;
  wire [15:0]  _unused_renewed_out_3_payload_context_initial_srtt;
  wire [3:0]   renewed_out_3_payload_context_last_path;
  wire [19:0]  _unused_renewed_out_3_payload_context_rate;
  wire [9:0]   _unused_renewed_out_3_payload_context_send_cq;
  wire [9:0]   _unused_renewed_out_3_payload_context_receive_cq;
  wire [63:0]  _unused_renewed_out_3_payload_context_send_queue;
  wire [3:0]   _unused_renewed_out_3_payload_context_send_queue_size;
  wire [63:0]  _unused_renewed_out_3_payload_context_receive_queue;
  wire [3:0]   _unused_renewed_out_3_payload_context_receive_queue_size;
  wire         _unused_renewed_out_3_payload_context_remote_read;
  wire         _unused_renewed_out_3_payload_context_remote_atomic;
  wire [23:0]  _unused_renewed_out_3_payload_context_response_send_psn;
  wire [23:0]  _unused_renewed_out_3_payload_context_response_receive_psn;
  wire [12:0]  _unused_renewed_out_3_payload_context_response_window;
  wire [5:0]   _unused_renewed_out_3_payload_context_reads_accepted;
  wire [5:0]   _unused_renewed_out_3_payload_context_reads_outstanding;
  wire         renewed_out_3_payload_context_extended;
  wire         _unused_renewed_out_3_payload_context_srq_used;
  wire [5:0]   _unused_renewed_out_3_payload_context_srq_srq;
  wire         renewed_out_4_valid;
  wire [9:0]   renewed_out_4_payload_qp;
  wire         renewed_out_4_payload_groups_queues;
  wire         _unused_renewed_out_4_payload_groups_receives;
  wire         _unused_renewed_out_4_payload_groups_sends;
  wire         _unused_renewed_out_4_payload_context_known;
  wire [23:0]  _unused_renewed_out_4_payload_context_peer_qp;
  wire [9:0]   _unused_renewed_out_4_payload_context_address_handle;
  wire [15:0]  _unused_renewed_out_4_payload_context_pkey;
  wire [15:0]  _unused_renewed_out_4_payload_context_pd;
  wire [2:0]   _unused_renewed_out_4_payload_context_mtu_code;
  wire [1:0]   _unused_renewed_out_4_payload_context_profile;
  wire         _unused_renewed_out_4_payload_context_remote_write;
  wire [23:0]  _unused_renewed_out_4_payload_context_send_psn;
  wire [23:0]  _unused_renewed_out_4_payload_context_receive_psn;
  wire [12:0]  _unused_renewed_out_4_payload_context_send_window;
  wire [7:0]   _unused_renewed_out_4_payload_context_message_limit;
  wire [7:0]   _unused_renewed_out_4_payload_context_sack_threshold;
  wire [2:0]   _unused_renewed_out_4_payload_context_retries;
  wire [2:0]   _unused_renewed_out_4_payload_context_rnr_retries;
  wire [4:0]   _unused_renewed_out_4_payload_context_rto_exponent;
  wire [4:0]   _unused_renewed_out_4_payload_context_rnr_timer;
  wire [15:0]  _unused_renewed_out_4_payload_context_initial_srtt;
  wire [3:0]   _unused_renewed_out_4_payload_context_last_path;
  wire [19:0]  _unused_renewed_out_4_payload_context_rate;
  wire [9:0]   _unused_renewed_out_4_payload_context_send_cq;
  wire [9:0]   _unused_renewed_out_4_payload_context_receive_cq;
  wire [63:0]  renewed_out_4_payload_context_send_queue;
  wire [3:0]   renewed_out_4_payload_context_send_queue_size;
  wire [63:0]  _unused_renewed_out_4_payload_context_receive_queue;
  wire [3:0]   _unused_renewed_out_4_payload_context_receive_queue_size;
  wire         _unused_renewed_out_4_payload_context_remote_read;
  wire         _unused_renewed_out_4_payload_context_remote_atomic;
  wire [23:0]  _unused_renewed_out_4_payload_context_response_send_psn;
  wire [23:0]  _unused_renewed_out_4_payload_context_response_receive_psn;
  wire [12:0]  _unused_renewed_out_4_payload_context_response_window;
  wire [5:0]   _unused_renewed_out_4_payload_context_reads_accepted;
  wire [5:0]   _unused_renewed_out_4_payload_context_reads_outstanding;
  wire         _unused_renewed_out_4_payload_context_extended;
  wire         _unused_renewed_out_4_payload_context_srq_used;
  wire [5:0]   _unused_renewed_out_4_payload_context_srq_srq;
  wire         queue_inst_setup_ready;
  wire         queue_inst_rung_valid;
  wire [9:0]   queue_inst_rung_value_qp;
  wire [15:0]  queue_inst_rung_value_producer;
  wire         queue_inst_notice_valid;
  wire [9:0]   queue_inst_notice_value_qp;
  wire [15:0]  queue_inst_notice_value_fetched;
  wire         queue_inst_completes;
  wire         queue_inst_wqe_bad;
  wire [2:0]   queue_inst_wqe_kind;
  wire         queue_inst_wqe_fence;
  wire         queue_inst_wqe_signaled;
  wire         queue_inst_wqe_solicited;
  wire         queue_inst_wqe_inline;
  wire [31:0]  queue_inst_wqe_length;
  wire [31:0]  queue_inst_wqe_immediate;
  wire [63:0]  queue_inst_wqe_remote_address;
  wire [31:0]  queue_inst_wqe_remote_key;
  wire         queue_inst_scheduled;
  wire         queue_inst_fault;
  wire         window_setup_ready;
  wire         window_sent_ready;
  wire         window_ask_ready;
  wire         window_resend_valid;
  wire [9:0]   window_resend_value_flow_qp;
  wire         window_resend_value_flow_responses;
  wire [23:0]  window_resend_value_psn;
  wire         window_resend_value_ack_request;
  wire         window_nothing;
  wire         window_resends_valid;
  wire [9:0]   window_resends_value_flow_qp;
  wire         window_resends_value_flow_responses;
  wire         window_resends_value_waiting;
  wire         window_losses_valid;
  wire [9:0]   window_losses_value_qp;
  wire         window_losses_value_responses;
  wire         window_update_valid;
  wire         window_update_value_flow_responses;
  wire [23:0]  window_update_value_una;
  wire [23:0]  window_update_value_messages;
  wire         window_update_value_rnr_wait;
  wire         window_failure_valid;
  wire [9:0]   window_failure_payload_qp;
  wire [4:0]   window_failure_payload_cause;
  wire         window_failure_payload_named;
  wire [15:0]  window_failure_payload_request;
  wire         window_row_valid;
  wire [5:0]   window_row_value;
  wire         window_ack_full;
  wire         scheduler_setup_ready;
  wire         scheduler_ask_valid;
  wire [9:0]   scheduler_ask_payload_qp;
  wire         scheduler_ask_payload_responses;
  wire [9:0]   scheduler_lookup_qp;
  wire [4:0]   scheduler_lookup_slot;
  wire         scheduler_wanted;
  wire         scheduler_open_valid;
  wire [9:0]   scheduler_open_value_qp;
  wire         scheduler_open_value_open;
  wire         scheduler_transmissions_valid;
  wire [9:0]   scheduler_transmissions_payload_flow_qp;
  wire         scheduler_transmissions_payload_flow_responses;
  wire [7:0]   scheduler_transmissions_payload_opcode;
  wire [23:0]  scheduler_transmissions_payload_psn;
  wire [23:0]  scheduler_transmissions_payload_msn;
  wire [23:0]  scheduler_transmissions_payload_po;
  wire [23:0]  scheduler_transmissions_payload_rqmsn;
  wire         scheduler_transmissions_payload_retrans;
  wire         scheduler_transmissions_payload_ack_request;
  wire         scheduler_transmissions_payload_solicited;
  wire [3:0]   scheduler_transmissions_payload_path;
  wire [63:0]  scheduler_transmissions_payload_remote_address;
  wire [31:0]  scheduler_transmissions_payload_remote_key;
  wire [31:0]  scheduler_transmissions_payload_dma_length;
  wire [31:0]  scheduler_transmissions_payload_immediate;
  wire [23:0]  scheduler_transmissions_payload_ack_msn;
  wire [63:0]  scheduler_transmissions_payload_result;
  wire [63:0]  scheduler_transmissions_payload_local_address;
  wire         scheduler_transmissions_payload_in_mr;
  wire [11:0]  scheduler_transmissions_payload_mr;
  wire         scheduler_transmissions_payload_pages_listed;
  wire [4:0]   scheduler_transmissions_payload_pages_shift;
  wire [12:0]  scheduler_transmissions_payload_length;
  wire         scheduler_sent_valid;
  wire [9:0]   scheduler_sent_payload_flow_qp;
  wire         scheduler_sent_payload_flow_responses;
  wire [23:0]  scheduler_sent_payload_psn;
  wire [23:0]  scheduler_sent_payload_msn;
  wire         scheduler_sent_payload_retrans;
  wire         scheduler_sent_payload_ends_message;
  wire         scheduler_sent_payload_more;
  wire         scheduler_failures_valid;
  wire [9:0]   scheduler_failures_payload_qp;
  wire [4:0]   scheduler_failures_payload_cause;
  wire         scheduler_failures_payload_named;
  wire [15:0]  scheduler_failures_payload_request;
  wire         transmit_transmissions_ready;
  wire         transmit_requests_valid;
  wire [63:0]  transmit_requests_payload_address;
  wire [12:0]  transmit_requests_payload_length;
  wire [13:0]  transmit_requests_payload_owner_qp;
  wire         transmit_requests_payload_owner_in_mr;
  wire [15:0]  transmit_requests_payload_owner_mr;
  wire         transmit_requests_payload_pages_listed;
  wire [4:0]   transmit_requests_payload_pages_shift;
  wire         transmit_of_response;
  wire         transmit_payload_ready;
  wire         transmit_setup_ready;
  wire         transmit_room;
  wire         transmit_withdrawn_valid;
  wire [9:0]   transmit_withdrawn_value;
  wire         reader_requests_ready;
  wire         reader_payload_valid;
  wire [511:0] reader_payload_payload_data;
  wire [63:0]  reader_payload_payload_keep;
  wire         reader_payload_payload_last;
  wire [13:0]  reader_ended_value_qp;
  wire         reader_ended_value_in_mr;
  wire [15:0]  reader_ended_value_mr;
  wire         reader_broken_valid;
  wire         reader_broken_value;
  wire         reader_fault;
  wire         translator_inst_requests_ready;
  wire         translator_inst_translated_valid;
  wire [63:0]  translator_inst_translated_payload_request_address;
  wire [12:0]  translator_inst_translated_payload_request_length;
  wire [13:0]  translator_inst_translated_payload_request_owner_qp;
  wire         translator_inst_translated_payload_request_owner_in_mr;
  wire [15:0]  translator_inst_translated_payload_request_owner_mr;
  wire         translator_inst_translated_payload_request_pages_listed;
  wire [4:0]   translator_inst_translated_payload_request_pages_shift;
  wire [51:0]  translator_inst_translated_payload_pages_first;
  wire [51:0]  translator_inst_translated_payload_pages_next;
  wire         translator_inst_translated_payload_pages_apart;
  wire         translator_inst_translated_payload_pages_missing;
  wire         completer_setup_ready;
  wire         completer_lookup_valid;
  wire [9:0]   completer_lookup_value_qp;
  wire [4:0]   completer_lookup_value_slot;
  wire         completer_completed_valid;
  wire [9:0]   completer_completed_value_qp;
  wire [15:0]  completer_completed_value_producer;
  wire         failures_in_0_ready;
  wire         failures_in_1_ready;
  wire         failures_in_2_ready;
  wire         failures_in_3_ready;
  wire         failures_out_valid;
  wire [1:0]   failures_source;
  wire         owners_in_ready;
  wire         owners_out_valid;
  wire [9:0]   owners_out_payload_qp;
  wire         owners_out_payload_responses;
  wire         failed_in_ready;
  wire         failed_out_valid;
  wire [9:0]   failed_out_payload_qp;
  wire         failed_out_payload_responses;

  wire         ready = queue_inst_setup_ready;
  wire         renewed_out_0_ready = ready | ~renewed_out_0_payload_groups_queues;
  wire         queue_inst_setup_valid = renewed_out_0_valid & renewed_out_0_payload_groups_queues;
  wire         wanted = renewed_out_1_payload_groups_receives | renewed_out_1_payload_groups_sends;
  wire         ready_2 = window_setup_ready;
  wire         renewed_out_1_ready = ready_2 | ~wanted;
  wire         window_setup_valid = renewed_out_1_valid & wanted;
  wire         wanted_2 = renewed_out_2_payload_groups_receives | renewed_out_2_payload_groups_sends;
  wire         ready_3 = scheduler_setup_ready;
  wire         renewed_out_2_ready = ready_3 | ~wanted_2;
  wire         scheduler_setup_valid = renewed_out_2_valid & wanted_2;
  wire         peers_ready = transmit_setup_ready;
  wire         renewed_out_3_ready = peers_ready | ~renewed_out_3_payload_groups_receives;
  wire         peers_valid = renewed_out_3_valid & renewed_out_3_payload_groups_receives;
  wire [4:0]   transmit_setup_payload_peer_paths = {1'b0, renewed_out_3_payload_context_last_path} + 5'd1;
  wire         beginning = transmit_requests_valid & ~waiting & (|transmit_requests_payload_length);
  wire         ready_4 = completer_setup_ready;
  wire         renewed_out_4_ready = ready_4 | ~renewed_out_4_payload_groups_queues;
  wire         completer_setup_valid = renewed_out_4_valid & renewed_out_4_payload_groups_queues;
  wire         completer_update_valid = window_update_valid & ~window_update_value_flow_responses;
  wire [31:0]  completer_detail_length = (queue_inst_wqe_kind[2] &
                                          (queue_inst_wqe_kind[1] != queue_inst_wqe_kind[0])) ? 32'd8 :
                                         queue_inst_wqe_length;
  wire         owners_in_valid = transmit_requests_valid & translator_inst_requests_ready &
                                 (|transmit_requests_payload_length);
  wire [4:0]   failures_in_2_payload_cause = failed_out_payload_responses ? FAILURE_CAUSE_REQUEST_MEMORY :
                                             FAILURE_CAUSE_SEND_MEMORY;
  wire         failure_ready = failures_in_3_ready;
  wire         of_response = failures_payload_cause == FAILURE_CAUSE_REQUEST_MEMORY;
  wire         failures_out_ready = of_response ? unanswered_ready : failures_ready;

  ForkSlice_5 #(.WIDTH(458)) renewed (
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
                 setup_payload_context_reads_outstanding, setup_payload_context_extended,
                 setup_payload_context_srq_used, setup_payload_context_srq_srq}),
    .out_0_valid(renewed_out_0_valid),
    .out_0_ready(renewed_out_0_ready),
    .out_0_payload({renewed_out_0_payload_qp, renewed_out_0_payload_groups_queues,
                    _unused_renewed_out_0_payload_groups_receives, _unused_renewed_out_0_payload_groups_sends,
                    _unused_renewed_out_0_payload_context_known,
                    _unused_renewed_out_0_payload_context_peer_qp,
                    _unused_renewed_out_0_payload_context_address_handle,
                    _unused_renewed_out_0_payload_context_pkey, _unused_renewed_out_0_payload_context_pd,
                    _unused_renewed_out_0_payload_context_mtu_code,
                    _unused_renewed_out_0_payload_context_profile,
                    _unused_renewed_out_0_payload_context_remote_write,
                    _unused_renewed_out_0_payload_context_send_psn,
                    _unused_renewed_out_0_payload_context_receive_psn,
                    _unused_renewed_out_0_payload_context_send_window,
                    _unused_renewed_out_0_payload_context_message_limit,
                    _unused_renewed_out_0_payload_context_sack_threshold,
                    _unused_renewed_out_0_payload_context_retries,
                    _unused_renewed_out_0_payload_context_rnr_retries,
                    _unused_renewed_out_0_payload_context_rto_exponent,
                    _unused_renewed_out_0_payload_context_rnr_timer,
                    _unused_renewed_out_0_payload_context_initial_srtt,
                    _unused_renewed_out_0_payload_context_last_path,
                    _unused_renewed_out_0_payload_context_rate, _unused_renewed_out_0_payload_context_send_cq,
                    _unused_renewed_out_0_payload_context_receive_cq,
                    renewed_out_0_payload_context_send_queue, renewed_out_0_payload_context_send_queue_size,
                    _unused_renewed_out_0_payload_context_receive_queue,
                    _unused_renewed_out_0_payload_context_receive_queue_size,
                    _unused_renewed_out_0_payload_context_remote_read,
                    _unused_renewed_out_0_payload_context_remote_atomic,
                    _unused_renewed_out_0_payload_context_response_send_psn,
                    _unused_renewed_out_0_payload_context_response_receive_psn,
                    _unused_renewed_out_0_payload_context_response_window,
                    _unused_renewed_out_0_payload_context_reads_accepted,
                    _unused_renewed_out_0_payload_context_reads_outstanding,
                    _unused_renewed_out_0_payload_context_extended,
                    _unused_renewed_out_0_payload_context_srq_used,
                    _unused_renewed_out_0_payload_context_srq_srq}),
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
                    renewed_out_1_payload_context_send_psn, _unused_renewed_out_1_payload_context_receive_psn,
                    _unused_renewed_out_1_payload_context_send_window,
                    _unused_renewed_out_1_payload_context_message_limit,
                    _unused_renewed_out_1_payload_context_sack_threshold,
                    renewed_out_1_payload_context_retries, renewed_out_1_payload_context_rnr_retries,
                    renewed_out_1_payload_context_rto_exponent,
                    _unused_renewed_out_1_payload_context_rnr_timer,
                    renewed_out_1_payload_context_initial_srtt,
                    _unused_renewed_out_1_payload_context_last_path,
                    _unused_renewed_out_1_payload_context_rate, _unused_renewed_out_1_payload_context_send_cq,
                    _unused_renewed_out_1_payload_context_receive_cq,
                    _unused_renewed_out_1_payload_context_send_queue,
                    _unused_renewed_out_1_payload_context_send_queue_size,
                    _unused_renewed_out_1_payload_context_receive_queue,
                    _unused_renewed_out_1_payload_context_receive_queue_size,
                    _unused_renewed_out_1_payload_context_remote_read,
                    _unused_renewed_out_1_payload_context_remote_atomic,
                    renewed_out_1_payload_context_response_send_psn,
                    _unused_renewed_out_1_payload_context_response_receive_psn,
                    _unused_renewed_out_1_payload_context_response_window,
                    _unused_renewed_out_1_payload_context_reads_accepted,
                    _unused_renewed_out_1_payload_context_reads_outstanding,
                    _unused_renewed_out_1_payload_context_extended,
                    _unused_renewed_out_1_payload_context_srq_used,
                    _unused_renewed_out_1_payload_context_srq_srq}),
    .out_2_valid(renewed_out_2_valid),
    .out_2_ready(renewed_out_2_ready),
    .out_2_payload({renewed_out_2_payload_qp, renewed_out_2_payload_groups_queues,
                    renewed_out_2_payload_groups_receives, renewed_out_2_payload_groups_sends,
                    _unused_renewed_out_2_payload_context_known,
                    _unused_renewed_out_2_payload_context_peer_qp,
                    _unused_renewed_out_2_payload_context_address_handle,
                    _unused_renewed_out_2_payload_context_pkey, renewed_out_2_payload_context_pd,
                    renewed_out_2_payload_context_mtu_code, _unused_renewed_out_2_payload_context_profile,
                    _unused_renewed_out_2_payload_context_remote_write,
                    renewed_out_2_payload_context_send_psn, _unused_renewed_out_2_payload_context_receive_psn,
                    renewed_out_2_payload_context_send_window, renewed_out_2_payload_context_message_limit,
                    _unused_renewed_out_2_payload_context_sack_threshold,
                    _unused_renewed_out_2_payload_context_retries,
                    _unused_renewed_out_2_payload_context_rnr_retries,
                    _unused_renewed_out_2_payload_context_rto_exponent,
                    _unused_renewed_out_2_payload_context_rnr_timer,
                    _unused_renewed_out_2_payload_context_initial_srtt,
                    renewed_out_2_payload_context_last_path, renewed_out_2_payload_context_rate,
                    _unused_renewed_out_2_payload_context_send_cq,
                    _unused_renewed_out_2_payload_context_receive_cq,
                    _unused_renewed_out_2_payload_context_send_queue,
                    _unused_renewed_out_2_payload_context_send_queue_size,
                    _unused_renewed_out_2_payload_context_receive_queue,
                    _unused_renewed_out_2_payload_context_receive_queue_size,
                    _unused_renewed_out_2_payload_context_remote_read,
                    _unused_renewed_out_2_payload_context_remote_atomic,
                    renewed_out_2_payload_context_response_send_psn,
                    renewed_out_2_payload_context_response_receive_psn,
                    renewed_out_2_payload_context_response_window,
                    _unused_renewed_out_2_payload_context_reads_accepted,
                    renewed_out_2_payload_context_reads_outstanding,
                    _unused_renewed_out_2_payload_context_extended,
                    _unused_renewed_out_2_payload_context_srq_used,
                    _unused_renewed_out_2_payload_context_srq_srq}),
    .out_3_valid(renewed_out_3_valid),
    .out_3_ready(renewed_out_3_ready),
    .out_3_payload({renewed_out_3_payload_qp, _unused_renewed_out_3_payload_groups_queues,
                    renewed_out_3_payload_groups_receives, _unused_renewed_out_3_payload_groups_sends,
                    _unused_renewed_out_3_payload_context_known, renewed_out_3_payload_context_peer_qp,
                    renewed_out_3_payload_context_address_handle, renewed_out_3_payload_context_pkey,
                    _unused_renewed_out_3_payload_context_pd, _unused_renewed_out_3_payload_context_mtu_code,
                    _unused_renewed_out_3_payload_context_profile,
                    _unused_renewed_out_3_payload_context_remote_write,
                    _unused_renewed_out_3_payload_context_send_psn,
                    _unused_renewed_out_3_payload_context_receive_psn,
                    _unused_renewed_out_3_payload_context_send_window,
                    _unused_renewed_out_3_payload_context_message_limit,
                    _unused_renewed_out_3_payload_context_sack_threshold,
                    _unused_renewed_out_3_payload_context_retries,
                    _unused_renewed_out_3_payload_context_rnr_retries,
                    _unused_renewed_out_3_payload_context_rto_exponent,
                    _unused_renewed_out_3_payload_context_rnr_timer,
                    _unused_renewed_out_3_payload_context_initial_srtt,
                    renewed_out_3_payload_context_last_path, _unused_renewed_out_3_payload_context_rate,
                    _unused_renewed_out_3_payload_context_send_cq,
                    _unused_renewed_out_3_payload_context_receive_cq,
                    _unused_renewed_out_3_payload_context_send_queue,
                    _unused_renewed_out_3_payload_context_send_queue_size,
                    _unused_renewed_out_3_payload_context_receive_queue,
                    _unused_renewed_out_3_payload_context_receive_queue_size,
                    _unused_renewed_out_3_payload_context_remote_read,
                    _unused_renewed_out_3_payload_context_remote_atomic,
                    _unused_renewed_out_3_payload_context_response_send_psn,
                    _unused_renewed_out_3_payload_context_response_receive_psn,
                    _unused_renewed_out_3_payload_context_response_window,
                    _unused_renewed_out_3_payload_context_reads_accepted,
                    _unused_renewed_out_3_payload_context_reads_outstanding,
                    renewed_out_3_payload_context_extended, _unused_renewed_out_3_payload_context_srq_used,
                    _unused_renewed_out_3_payload_context_srq_srq}),
    .out_4_valid(renewed_out_4_valid),
    .out_4_ready(renewed_out_4_ready),
    .out_4_payload({renewed_out_4_payload_qp, renewed_out_4_payload_groups_queues,
                    _unused_renewed_out_4_payload_groups_receives, _unused_renewed_out_4_payload_groups_sends,
                    _unused_renewed_out_4_payload_context_known,
                    _unused_renewed_out_4_payload_context_peer_qp,
                    _unused_renewed_out_4_payload_context_address_handle,
                    _unused_renewed_out_4_payload_context_pkey, _unused_renewed_out_4_payload_context_pd,
                    _unused_renewed_out_4_payload_context_mtu_code,
                    _unused_renewed_out_4_payload_context_profile,
                    _unused_renewed_out_4_payload_context_remote_write,
                    _unused_renewed_out_4_payload_context_send_psn,
                    _unused_renewed_out_4_payload_context_receive_psn,
                    _unused_renewed_out_4_payload_context_send_window,
                    _unused_renewed_out_4_payload_context_message_limit,
                    _unused_renewed_out_4_payload_context_sack_threshold,
                    _unused_renewed_out_4_payload_context_retries,
                    _unused_renewed_out_4_payload_context_rnr_retries,
                    _unused_renewed_out_4_payload_context_rto_exponent,
                    _unused_renewed_out_4_payload_context_rnr_timer,
                    _unused_renewed_out_4_payload_context_initial_srtt,
                    _unused_renewed_out_4_payload_context_last_path,
                    _unused_renewed_out_4_payload_context_rate, _unused_renewed_out_4_payload_context_send_cq,
                    _unused_renewed_out_4_payload_context_receive_cq,
                    renewed_out_4_payload_context_send_queue, renewed_out_4_payload_context_send_queue_size,
                    _unused_renewed_out_4_payload_context_receive_queue,
                    _unused_renewed_out_4_payload_context_receive_queue_size,
                    _unused_renewed_out_4_payload_context_remote_read,
                    _unused_renewed_out_4_payload_context_remote_atomic,
                    _unused_renewed_out_4_payload_context_response_send_psn,
                    _unused_renewed_out_4_payload_context_response_receive_psn,
                    _unused_renewed_out_4_payload_context_response_window,
                    _unused_renewed_out_4_payload_context_reads_accepted,
                    _unused_renewed_out_4_payload_context_reads_outstanding,
                    _unused_renewed_out_4_payload_context_extended,
                    _unused_renewed_out_4_payload_context_srq_used,
                    _unused_renewed_out_4_payload_context_srq_srq})
  );

  SendQueue_alveo_100g queue_inst (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(queue_inst_setup_valid),
    .setup_ready(queue_inst_setup_ready),
    .setup_payload_qp(renewed_out_0_payload_qp),
    .setup_payload_base(renewed_out_0_payload_context_send_queue),
    .setup_payload_size(renewed_out_0_payload_context_send_queue_size),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .doorbell_valid(doorbell_valid),
    .doorbell_ready(doorbell_ready),
    .doorbell_payload_qp(doorbell_payload_qp),
    .doorbell_payload_producer(doorbell_payload_producer),
    .rung_valid(queue_inst_rung_valid),
    .rung_value_qp(queue_inst_rung_value_qp),
    .rung_value_producer(queue_inst_rung_value_producer),
    .completed_valid(completer_completed_valid),
    .completed_value_qp(completer_completed_value_qp),
    .completed_value_producer(completer_completed_value_producer),
    .memory_bursts_valid(wqe_memory_bursts_valid),
    .memory_bursts_ready(wqe_memory_bursts_ready),
    .memory_bursts_payload_address(wqe_memory_bursts_payload_address),
    .memory_bursts_payload_length(wqe_memory_bursts_payload_length),
    .memory_beats_valid(wqe_memory_beats_valid),
    .memory_beats_value_data(wqe_memory_beats_value_data),
    .memory_beats_value_bad(wqe_memory_beats_value_bad),
    .memory_beats_value_last(wqe_memory_beats_value_last),
    .notice_valid(queue_inst_notice_valid),
    .notice_value_qp(queue_inst_notice_value_qp),
    .notice_value_fetched(queue_inst_notice_value_fetched),
    .responding_valid(requests_valid),
    .responding_value_qp(requests_value_qp),
    .responding_value_slot(requests_value_slot),
    .completing_valid(completer_lookup_valid),
    .completing_value_qp(completer_lookup_value_qp),
    .completing_value_slot(completer_lookup_value_slot),
    .completes(queue_inst_completes),
    .scheduling_qp(scheduler_lookup_qp),
    .scheduling_slot(scheduler_lookup_slot),
    .wanted(scheduler_wanted),
    .wqe_bad(queue_inst_wqe_bad),
    .wqe_kind(queue_inst_wqe_kind),
    .wqe_fence(queue_inst_wqe_fence),
    .wqe_signaled(queue_inst_wqe_signaled),
    .wqe_solicited(queue_inst_wqe_solicited),
    .wqe_inline(queue_inst_wqe_inline),
    .wqe_length(queue_inst_wqe_length),
    .wqe_local_address(request_local_address),
    .wqe_local_key(request_local_key),
    .wqe_immediate(queue_inst_wqe_immediate),
    .wqe_remote_address(queue_inst_wqe_remote_address),
    .wqe_remote_key(queue_inst_wqe_remote_key),
    .scheduled(queue_inst_scheduled),
    .fault(queue_inst_fault),
    .fetches_beginning_valid(fetches_beginning_valid),
    .fetches_beginning_value(fetches_beginning_value),
    .fetches_ending_valid(fetches_ending_valid),
    .fetches_ending_value(fetches_ending_value),
    .beyond(beyond)
  );

  SendWindow_alveo_100g window (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(window_setup_valid),
    .setup_ready(window_setup_ready),
    .setup_payload_qp(renewed_out_1_payload_qp),
    .setup_payload_groups_receives(renewed_out_1_payload_groups_receives),
    .setup_payload_groups_sends(renewed_out_1_payload_groups_sends),
    .setup_payload_send_psn(renewed_out_1_payload_context_send_psn),
    .setup_payload_response_send_psn(renewed_out_1_payload_context_response_send_psn),
    .setup_payload_retries(renewed_out_1_payload_context_retries),
    .setup_payload_rnr_retries(renewed_out_1_payload_context_rnr_retries),
    .setup_payload_rto_exponent(renewed_out_1_payload_context_rto_exponent),
    .setup_payload_initial_srtt(renewed_out_1_payload_context_initial_srtt),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .reads_valid(scheduler_open_valid),
    .reads_value_qp(scheduler_open_value_qp),
    .reads_value_open(scheduler_open_value_open),
    .reads_done_valid(reads_done_valid),
    .reads_done_value(reads_done_value_qp),
    .settings_srtt_shift(settings_timers_srtt_shift),
    .settings_jitter(settings_timers_jitter),
    .settings_tail_probe_multiple(settings_timers_tail_probe_multiple),
    .settings_backoff_most(settings_timers_backoff_most),
    .now(now),
    .sent_valid(scheduler_sent_valid),
    .sent_ready(window_sent_ready),
    .sent_payload_flow_qp(scheduler_sent_payload_flow_qp),
    .sent_payload_flow_responses(scheduler_sent_payload_flow_responses),
    .sent_payload_psn(scheduler_sent_payload_psn),
    .sent_payload_msn(scheduler_sent_payload_msn),
    .sent_payload_retrans(scheduler_sent_payload_retrans),
    .sent_payload_ends_message(scheduler_sent_payload_ends_message),
    .sent_payload_more(scheduler_sent_payload_more),
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
    .ask_valid(scheduler_ask_valid),
    .ask_ready(window_ask_ready),
    .ask_payload_qp(scheduler_ask_payload_qp),
    .ask_payload_responses(scheduler_ask_payload_responses),
    .resend_valid(window_resend_valid),
    .resend_value_flow_qp(window_resend_value_flow_qp),
    .resend_value_flow_responses(window_resend_value_flow_responses),
    .resend_value_psn(window_resend_value_psn),
    .resend_value_ack_request(window_resend_value_ack_request),
    .nothing(window_nothing),
    .resends_valid(window_resends_valid),
    .resends_value_flow_qp(window_resends_value_flow_qp),
    .resends_value_flow_responses(window_resends_value_flow_responses),
    .resends_value_waiting(window_resends_value_waiting),
    .losses_valid(window_losses_valid),
    .losses_value_qp(window_losses_value_qp),
    .losses_value_responses(window_losses_value_responses),
    .update_valid(window_update_valid),
    .update_value_flow_qp(answered_value_qp),
    .update_value_flow_responses(window_update_value_flow_responses),
    .update_value_una(window_update_value_una),
    .update_value_messages(window_update_value_messages),
    .update_value_rnr_wait(window_update_value_rnr_wait),
    .failure_valid(window_failure_valid),
    .failure_ready(failures_in_0_ready),
    .failure_payload_qp(window_failure_payload_qp),
    .failure_payload_cause(window_failure_payload_cause),
    .failure_payload_named(window_failure_payload_named),
    .failure_payload_request(window_failure_payload_request),
    .row_valid(window_row_valid),
    .row_value(window_row_value),
    .ack_full(window_ack_full),
    .events_sack(events_sack),
    .events_drop(events_drop),
    .events_rnr_wait_begins(events_rnr_wait_begins),
    .events_timeout(events_timeout),
    .events_read_timeout(events_read_timeout),
    .events_tail_probe(events_tail_probe),
    .events_resend(events_resend)
  );

  RowQueue rows (
    .clk(clk),
    .rst(in_reset),
    .judged_valid(window_row_valid),
    .judged_value(window_row_value),
    .full(window_ack_full),
    .row_valid(row_valid),
    .row_value(row_value)
  );

  TxScheduler_alveo_100g scheduler (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(scheduler_setup_valid),
    .setup_ready(scheduler_setup_ready),
    .setup_payload_qp(renewed_out_2_payload_qp),
    .setup_payload_groups_queues(renewed_out_2_payload_groups_queues),
    .setup_payload_groups_receives(renewed_out_2_payload_groups_receives),
    .setup_payload_groups_sends(renewed_out_2_payload_groups_sends),
    .setup_payload_send_psn(renewed_out_2_payload_context_send_psn),
    .setup_payload_response_send_psn(renewed_out_2_payload_context_response_send_psn),
    .setup_payload_response_receive_psn(renewed_out_2_payload_context_response_receive_psn),
    .setup_payload_rate(renewed_out_2_payload_context_rate),
    .setup_payload_context_pd(renewed_out_2_payload_context_pd),
    .setup_payload_context_mtu_code(renewed_out_2_payload_context_mtu_code),
    .setup_payload_context_window(renewed_out_2_payload_context_send_window[8:0]),
    .setup_payload_context_response_window(renewed_out_2_payload_context_response_window[8:0]),
    .setup_payload_context_message_limit(renewed_out_2_payload_context_message_limit[4:0]),
    .setup_payload_context_last_path(renewed_out_2_payload_context_last_path),
    .setup_payload_context_reads_outstanding(renewed_out_2_payload_context_reads_outstanding[4:0]),
    .rate_valid(rate_valid),
    .rate_ready(rate_ready),
    .rate_payload_qp(rate_payload_qp),
    .rate_payload_rate(rate_payload_rate),
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
    .burst(settings_burst),
    .now(now),
    .notice_valid(queue_inst_notice_valid),
    .notice_value_qp(queue_inst_notice_value_qp),
    .notice_value_fetched(queue_inst_notice_value_fetched),
    .responses_valid(responses_valid),
    .responses_value_qp(responses_value_qp),
    .responses_value_count(responses_value_count),
    .update_valid(window_update_valid),
    .update_value_flow_qp(answered_value_qp),
    .update_value_flow_responses(window_update_value_flow_responses),
    .update_value_una(window_update_value_una),
    .update_value_messages(window_update_value_messages),
    .update_value_rnr_wait(window_update_value_rnr_wait),
    .resends_valid(window_resends_valid),
    .resends_value_flow_qp(window_resends_value_flow_qp),
    .resends_value_flow_responses(window_resends_value_flow_responses),
    .resends_value_waiting(window_resends_value_waiting),
    .losses_valid(window_losses_valid),
    .losses_value_qp(window_losses_value_qp),
    .losses_value_responses(window_losses_value_responses),
    .ask_valid(scheduler_ask_valid),
    .ask_ready(window_ask_ready),
    .ask_payload_qp(scheduler_ask_payload_qp),
    .ask_payload_responses(scheduler_ask_payload_responses),
    .resend_valid(window_resend_valid),
    .resend_value_flow_qp(window_resend_value_flow_qp),
    .resend_value_flow_responses(window_resend_value_flow_responses),
    .resend_value_psn(window_resend_value_psn),
    .resend_value_ack_request(window_resend_value_ack_request),
    .nothing(window_nothing),
    .lookup_qp(scheduler_lookup_qp),
    .lookup_slot(scheduler_lookup_slot),
    .wanted(scheduler_wanted),
    .wqe_bad(queue_inst_wqe_bad),
    .wqe_kind(queue_inst_wqe_kind),
    .wqe_fence(queue_inst_wqe_fence),
    .wqe_signaled(queue_inst_wqe_signaled),
    .wqe_solicited(queue_inst_wqe_solicited),
    .wqe_inline(queue_inst_wqe_inline),
    .wqe_length(queue_inst_wqe_length),
    .wqe_local_address(request_local_address),
    .wqe_local_key(request_local_key),
    .wqe_immediate(queue_inst_wqe_immediate),
    .wqe_remote_address(queue_inst_wqe_remote_address),
    .wqe_remote_key(queue_inst_wqe_remote_key),
    .wqe_scheduled(queue_inst_scheduled),
    .context_lookup_valid(context_lookup_valid),
    .context_lookup_value_qp(context_lookup_value_qp),
    .context_lookup_value_number(context_lookup_value_number),
    .context_kind(context_kind),
    .context_msn(context_msn),
    .context_psn(context_psn),
    .context_address(context_address),
    .context_key(context_key),
    .context_length(context_length),
    .context_result(context_result),
    .reads_done_valid(reads_done_valid),
    .reads_done_value_qp(reads_done_value_qp),
    .reads_done_value_messages(reads_done_value_messages),
    .reads_done_value_placements(reads_done_value_placements),
    .visible(visible),
    .pending_valid(pending_valid),
    .pending_value_qp(pending_value_qp),
    .pending_value_slot(pending_value_slot),
    .pending_value_lap(pending_value_lap),
    .pending_value_atomic(pending_value_atomic),
    .pending_value_request(pending_value_request),
    .pending_value_response_psn(pending_value_response_psn),
    .open_valid(scheduler_open_valid),
    .open_value_qp(scheduler_open_value_qp),
    .open_value_open(scheduler_open_value_open),
    .room(transmit_room),
    .transmissions_valid(scheduler_transmissions_valid),
    .transmissions_ready(transmit_transmissions_ready),
    .transmissions_payload_flow_qp(scheduler_transmissions_payload_flow_qp),
    .transmissions_payload_flow_responses(scheduler_transmissions_payload_flow_responses),
    .transmissions_payload_opcode(scheduler_transmissions_payload_opcode),
    .transmissions_payload_psn(scheduler_transmissions_payload_psn),
    .transmissions_payload_msn(scheduler_transmissions_payload_msn),
    .transmissions_payload_po(scheduler_transmissions_payload_po),
    .transmissions_payload_rqmsn(scheduler_transmissions_payload_rqmsn),
    .transmissions_payload_retrans(scheduler_transmissions_payload_retrans),
    .transmissions_payload_ack_request(scheduler_transmissions_payload_ack_request),
    .transmissions_payload_solicited(scheduler_transmissions_payload_solicited),
    .transmissions_payload_path(scheduler_transmissions_payload_path),
    .transmissions_payload_remote_address(scheduler_transmissions_payload_remote_address),
    .transmissions_payload_remote_key(scheduler_transmissions_payload_remote_key),
    .transmissions_payload_dma_length(scheduler_transmissions_payload_dma_length),
    .transmissions_payload_immediate(scheduler_transmissions_payload_immediate),
    .transmissions_payload_ack_msn(scheduler_transmissions_payload_ack_msn),
    .transmissions_payload_result(scheduler_transmissions_payload_result),
    .transmissions_payload_local_address(scheduler_transmissions_payload_local_address),
    .transmissions_payload_in_mr(scheduler_transmissions_payload_in_mr),
    .transmissions_payload_mr(scheduler_transmissions_payload_mr),
    .transmissions_payload_pages_listed(scheduler_transmissions_payload_pages_listed),
    .transmissions_payload_pages_shift(scheduler_transmissions_payload_pages_shift),
    .transmissions_payload_length(scheduler_transmissions_payload_length),
    .sent_valid(scheduler_sent_valid),
    .sent_ready(window_sent_ready),
    .sent_payload_flow_qp(scheduler_sent_payload_flow_qp),
    .sent_payload_flow_responses(scheduler_sent_payload_flow_responses),
    .sent_payload_psn(scheduler_sent_payload_psn),
    .sent_payload_msn(scheduler_sent_payload_msn),
    .sent_payload_retrans(scheduler_sent_payload_retrans),
    .sent_payload_ends_message(scheduler_sent_payload_ends_message),
    .sent_payload_more(scheduler_sent_payload_more),
    .failures_valid(scheduler_failures_valid),
    .failures_ready(failures_in_1_ready),
    .failures_payload_qp(scheduler_failures_payload_qp),
    .failures_payload_cause(scheduler_failures_payload_cause),
    .failures_payload_named(scheduler_failures_payload_named),
    .failures_payload_request(scheduler_failures_payload_request)
  );

  TransmitPath_alveo_100g transmit (
    .clk(clk),
    .rst(in_reset),
    .transmissions_valid(scheduler_transmissions_valid),
    .transmissions_ready(transmit_transmissions_ready),
    .transmissions_payload_flow_qp(scheduler_transmissions_payload_flow_qp),
    .transmissions_payload_flow_responses(scheduler_transmissions_payload_flow_responses),
    .transmissions_payload_opcode(scheduler_transmissions_payload_opcode),
    .transmissions_payload_psn(scheduler_transmissions_payload_psn),
    .transmissions_payload_msn(scheduler_transmissions_payload_msn),
    .transmissions_payload_po(scheduler_transmissions_payload_po),
    .transmissions_payload_rqmsn(scheduler_transmissions_payload_rqmsn),
    .transmissions_payload_retrans(scheduler_transmissions_payload_retrans),
    .transmissions_payload_ack_request(scheduler_transmissions_payload_ack_request),
    .transmissions_payload_solicited(scheduler_transmissions_payload_solicited),
    .transmissions_payload_path(scheduler_transmissions_payload_path),
    .transmissions_payload_remote_address(scheduler_transmissions_payload_remote_address),
    .transmissions_payload_remote_key(scheduler_transmissions_payload_remote_key),
    .transmissions_payload_dma_length(scheduler_transmissions_payload_dma_length),
    .transmissions_payload_immediate(scheduler_transmissions_payload_immediate),
    .transmissions_payload_ack_msn(scheduler_transmissions_payload_ack_msn),
    .transmissions_payload_result(scheduler_transmissions_payload_result),
    .transmissions_payload_local_address(scheduler_transmissions_payload_local_address),
    .transmissions_payload_in_mr(scheduler_transmissions_payload_in_mr),
    .transmissions_payload_mr(scheduler_transmissions_payload_mr),
    .transmissions_payload_pages_listed(scheduler_transmissions_payload_pages_listed),
    .transmissions_payload_pages_shift(scheduler_transmissions_payload_pages_shift),
    .transmissions_payload_length(scheduler_transmissions_payload_length),
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
    .requests_valid(transmit_requests_valid),
    .requests_ready(translator_inst_requests_ready),
    .requests_payload_address(transmit_requests_payload_address),
    .requests_payload_length(transmit_requests_payload_length),
    .requests_payload_owner_qp(transmit_requests_payload_owner_qp),
    .requests_payload_owner_in_mr(transmit_requests_payload_owner_in_mr),
    .requests_payload_owner_mr(transmit_requests_payload_owner_mr),
    .requests_payload_pages_listed(transmit_requests_payload_pages_listed),
    .requests_payload_pages_shift(transmit_requests_payload_pages_shift),
    .of_response(transmit_of_response),
    .payload_valid(reader_payload_valid),
    .payload_ready(transmit_payload_ready),
    .payload_payload_data(reader_payload_payload_data),
    .payload_payload_keep(reader_payload_payload_keep),
    .payload_payload_last(reader_payload_payload_last),
    .broken_valid(reader_broken_valid),
    .broken_value(reader_broken_value),
    .setup_valid(peers_valid),
    .setup_ready(transmit_setup_ready),
    .setup_payload_qp(renewed_out_3_payload_qp),
    .setup_payload_peer_qp(renewed_out_3_payload_context_peer_qp),
    .setup_payload_peer_pkey(renewed_out_3_payload_context_pkey),
    .setup_payload_peer_handle(renewed_out_3_payload_context_address_handle),
    .setup_payload_peer_paths(transmit_setup_payload_peer_paths),
    .setup_payload_peer_extended(renewed_out_3_payload_context_extended),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .mr_valid(mr_valid),
    .mr_value_index(mr_value_index),
    .mr_value_valid(mr_value_mr_valid),
    .address_valid(address_valid),
    .address_value_index(address_value_index),
    .address_value_handle_mac(address_value_handle_mac),
    .address_value_handle_tagged(address_value_handle_tagged),
    .address_value_handle_vlan(address_value_handle_vlan),
    .address_value_handle_ipv6(address_value_handle_ipv6),
    .address_value_handle_ip(address_value_handle_ip),
    .address_value_handle_gid(address_value_handle_gid),
    .settings_mac(settings_headers_mac),
    .settings_sources_0(settings_headers_sources_0),
    .settings_sources_1(settings_headers_sources_1),
    .settings_sources_2(settings_headers_sources_2),
    .settings_sources_3(settings_headers_sources_3),
    .settings_sources_4(settings_headers_sources_4),
    .settings_sources_5(settings_headers_sources_5),
    .settings_sources_6(settings_headers_sources_6),
    .settings_sources_7(settings_headers_sources_7),
    .settings_transport_version(settings_headers_transport_version),
    .settings_choice_udp_port(settings_headers_choice_udp_port),
    .settings_choice_retrans(settings_headers_choice_retrans),
    .settings_choice_sack_bytes(settings_headers_choice_sack_bytes),
    .settings_choice_sack_bits(settings_headers_choice_sack_bits),
    .settings_choice_sack_missing(settings_headers_choice_sack_missing),
    .settings_time_to_live(settings_headers_time_to_live),
    .settings_source_port_base(settings_headers_source_port_base),
    .settings_dscp_data(settings_headers_dscp_data),
    .settings_dscp_request(settings_headers_dscp_request),
    .settings_dscp_control(settings_headers_dscp_control),
    .settings_dscp_probe(settings_headers_dscp_probe),
    .now(now[13:0]),
    .nanoseconds(nanoseconds),
    .frames_valid(frames_valid),
    .frames_ready(frames_ready),
    .frames_payload_data(frames_payload_data),
    .frames_payload_keep(frames_payload_keep),
    .frames_payload_last(frames_payload_last),
    .room(transmit_room),
    .sent(sent),
    .letting_go(letting_go),
    .withdrawn_valid(transmit_withdrawn_valid),
    .withdrawn_value(transmit_withdrawn_value)
  );

  PayloadReader_64_4096 reader (
    .clk(clk),
    .rst(in_reset),
    .requests_valid(translator_inst_translated_valid),
    .requests_ready(reader_requests_ready),
    .requests_payload_request_address(translator_inst_translated_payload_request_address),
    .requests_payload_request_length(translator_inst_translated_payload_request_length),
    .requests_payload_request_owner_qp(translator_inst_translated_payload_request_owner_qp),
    .requests_payload_request_owner_in_mr(translator_inst_translated_payload_request_owner_in_mr),
    .requests_payload_request_owner_mr(translator_inst_translated_payload_request_owner_mr),
    .requests_payload_request_pages_listed(translator_inst_translated_payload_request_pages_listed),
    .requests_payload_request_pages_shift(translator_inst_translated_payload_request_pages_shift),
    .requests_payload_pages_first(translator_inst_translated_payload_pages_first),
    .requests_payload_pages_next(translator_inst_translated_payload_pages_next),
    .requests_payload_pages_apart(translator_inst_translated_payload_pages_apart),
    .requests_payload_pages_missing(translator_inst_translated_payload_pages_missing),
    .memory_bursts_valid(memory_bursts_valid),
    .memory_bursts_ready(memory_bursts_ready),
    .memory_bursts_payload_address(memory_bursts_payload_address),
    .memory_bursts_payload_length(memory_bursts_payload_length),
    .memory_beats_valid(memory_beats_valid),
    .memory_beats_value_data(memory_beats_value_data),
    .memory_beats_value_bad(memory_beats_value_bad),
    .memory_beats_value_last(memory_beats_value_last),
    .payload_valid(reader_payload_valid),
    .payload_ready(transmit_payload_ready),
    .payload_payload_data(reader_payload_payload_data),
    .payload_payload_keep(reader_payload_payload_keep),
    .payload_payload_last(reader_payload_payload_last),
    .ended_valid(payloads_ending_valid),
    .ended_value_qp(reader_ended_value_qp),
    .ended_value_in_mr(reader_ended_value_in_mr),
    .ended_value_mr(reader_ended_value_mr),
    .broken_valid(reader_broken_valid),
    .broken_value(reader_broken_value),
    .fault(reader_fault)
  );

  ReadTranslator_alveo_100g translator_inst (
    .clk(clk),
    .rst(in_reset),
    .requests_valid(transmit_requests_valid),
    .requests_ready(translator_inst_requests_ready),
    .requests_payload_address(transmit_requests_payload_address),
    .requests_payload_length(transmit_requests_payload_length),
    .requests_payload_owner_qp(transmit_requests_payload_owner_qp),
    .requests_payload_owner_in_mr(transmit_requests_payload_owner_in_mr),
    .requests_payload_owner_mr(transmit_requests_payload_owner_mr),
    .requests_payload_pages_listed(transmit_requests_payload_pages_listed),
    .requests_payload_pages_shift(transmit_requests_payload_pages_shift),
    .translated_valid(translator_inst_translated_valid),
    .translated_ready(reader_requests_ready),
    .translated_payload_request_address(translator_inst_translated_payload_request_address),
    .translated_payload_request_length(translator_inst_translated_payload_request_length),
    .translated_payload_request_owner_qp(translator_inst_translated_payload_request_owner_qp),
    .translated_payload_request_owner_in_mr(translator_inst_translated_payload_request_owner_in_mr),
    .translated_payload_request_owner_mr(translator_inst_translated_payload_request_owner_mr),
    .translated_payload_request_pages_listed(translator_inst_translated_payload_request_pages_listed),
    .translated_payload_request_pages_shift(translator_inst_translated_payload_request_pages_shift),
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

  SendCompleter_alveo_100g completer (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(completer_setup_valid),
    .setup_ready(completer_setup_ready),
    .setup_payload_qp(renewed_out_4_payload_qp),
    .setup_payload_base(renewed_out_4_payload_context_send_queue),
    .setup_payload_size(renewed_out_4_payload_context_send_queue_size),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .update_valid(completer_update_valid),
    .update_value_qp(answered_value_qp),
    .update_value_messages(window_update_value_messages[15:0]),
    .rung_valid(queue_inst_rung_valid),
    .rung_value_qp(queue_inst_rung_value_qp),
    .rung_value_producer(queue_inst_rung_value_producer),
    .reads_done_valid(reads_done_valid),
    .reads_done_value_qp(reads_done_value_qp),
    .reads_done_value_messages(reads_done_value_messages),
    .reads_done_value_placements(reads_done_value_placements),
    .lookup_valid(completer_lookup_valid),
    .lookup_value_qp(completer_lookup_value_qp),
    .lookup_value_slot(completer_lookup_value_slot),
    .taken(queue_inst_completes),
    .detail_kind(queue_inst_wqe_kind),
    .detail_signaled(queue_inst_wqe_signaled),
    .detail_length(completer_detail_length),
    .flush_valid(flush_valid),
    .flush_value_qp(flush_value_qp),
    .flush_value_send_status(flush_value_send_status),
    .flush_value_receive_status(flush_value_receive_status),
    .flush_value_named(flush_value_named),
    .flush_value_request(flush_value_request),
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
    .completed_valid(completer_completed_valid),
    .completed_value_qp(completer_completed_value_qp),
    .completed_value_producer(completer_completed_value_producer)
  );

  Arbiter_4_ROUND_ROBIN #(.WIDTH(32)) failures (
    .clk(clk),
    .rst(in_reset),
    .in_0_valid(window_failure_valid),
    .in_0_ready(failures_in_0_ready),
    .in_0_payload({window_failure_payload_qp, window_failure_payload_cause, window_failure_payload_named,
                   window_failure_payload_request}),
    .in_1_valid(scheduler_failures_valid),
    .in_1_ready(failures_in_1_ready),
    .in_1_payload({scheduler_failures_payload_qp, scheduler_failures_payload_cause,
                   scheduler_failures_payload_named, scheduler_failures_payload_request}),
    .in_2_valid(failed_out_valid),
    .in_2_ready(failures_in_2_ready),
    .in_2_payload({failed_out_payload_qp, failures_in_2_payload_cause, 1'b0, 16'd0}),
    .in_3_valid(failure_valid),
    .in_3_ready(failures_in_3_ready),
    .in_3_payload({failure_payload_qp, failure_payload_cause, failure_payload_named,
                   failure_payload_request}),
    .out_valid(failures_out_valid),
    .out_ready(failures_out_ready),
    .out_payload({failures_payload_qp, failures_payload_cause, failures_payload_named,
                  failures_payload_request}),
    .source(failures_source)
  );

  Fifo_512_BRAM #(.WIDTH(11)) owners (
    .clk(clk),
    .rst(in_reset),
    .in_valid(owners_in_valid),
    .in_ready(owners_in_ready),
    .in_payload({transmit_requests_payload_owner_qp[9:0], transmit_of_response}),
    .out_valid(owners_out_valid),
    .out_ready(reader_broken_valid_c1),
    .out_payload({owners_out_payload_qp, owners_out_payload_responses})
  );

  Fifo_16_LUTRAM #(.WIDTH(11)) failed (
    .clk(clk),
    .rst(in_reset),
    .in_valid(failed_in_valid_c1),
    .in_ready(failed_in_ready),
    .in_payload({owners_out_payload_qp, owners_out_payload_responses}),
    .out_valid(failed_out_valid),
    .out_ready(failures_in_2_ready),
    .out_payload({failed_out_payload_qp, failed_out_payload_responses})
  );

  assign answered_valid = window_update_valid & window_update_value_flow_responses;
  assign answered_value_messages = window_update_value_messages[15:0];
  assign fault = reader_fault | queue_inst_fault;
  assign payloads_beginning_valid = beginning;
  assign payloads_beginning_value = transmit_requests_payload_owner_qp[9:0];
  assign payloads_ending_value = reader_ended_value_qp[9:0];
  assign mr_payloads_beginning_valid = beginning & transmit_requests_payload_owner_in_mr;
  assign mr_payloads_beginning_value = transmit_requests_payload_owner_mr[11:0];
  assign mr_payloads_ending_valid = payloads_ending_valid & reader_ended_value_in_mr;
  assign mr_payloads_ending_value = reader_ended_value_mr[11:0];
  assign request_length = (queue_inst_wqe_kind[2] & (queue_inst_wqe_kind[1] != queue_inst_wqe_kind[0])) ?
                          32'd8 : queue_inst_wqe_length;
  assign failures_valid = failures_out_valid & ~of_response;
  assign unanswered_valid = failures_out_valid & of_response;
  assign unanswered_payload = failures_payload_qp;

  always @(posedge clk) begin
    if (in_reset) begin
      waiting <= 1'b0;
      failure_valid <= 1'b0;
      failed_in_valid_c1 <= 1'b0;
      reader_broken_valid_c1 <= 1'b0;
    end else begin
      waiting <= transmit_requests_valid & ~translator_inst_requests_ready;
      if (transmit_withdrawn_valid) begin
        failure_valid <= 1'b1;
      end else if (failure_ready) begin
        failure_valid <= 1'b0;
      end
      // ---- timeline reader_broken, cycle 1
      failed_in_valid_c1 <= reader_broken_value & reader_broken_valid;
      reader_broken_valid_c1 <= reader_broken_valid;
    end
  end

  always @(posedge clk) begin
    if (transmit_withdrawn_valid) begin
      failure_payload_qp <= transmit_withdrawn_value;
      failure_payload_cause <= FAILURE_CAUSE_REQUEST_MEMORY;
      failure_payload_named <= 1'b0;
      failure_payload_request <= 16'd0;
    end
    responding <= scheduler_transmissions_valid & transmit_transmissions_ready &
                  scheduler_transmissions_payload_flow_responses;
    in_reset <= rst | reset;
  end

  wire        _unused = &{1'b0, renewed_out_2_payload_context_send_window[12:9],
                          renewed_out_2_payload_context_message_limit[7:5],
                          renewed_out_2_payload_context_response_window[12:9],
                          renewed_out_2_payload_context_reads_outstanding[5], reader_ended_value_qp[13:10],
                          reader_ended_value_mr[15:12], failures_source, owners_in_ready, owners_out_valid,
                          failed_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_the_owner_of_every_payload: assert (~owners_in_valid | owners_in_ready);
  always @(posedge clk) if (!in_reset)
    every_payload_has_an_owner: assert (~reader_broken_valid_c1 | owners_out_valid);
  always @(posedge clk) if (!in_reset)
    the_response_before_has_been_told: assert (~(transmit_withdrawn_valid & failure_valid));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~owners_in_valid | owners_in_ready)) begin
    $display("SendPath.java: HDL801: claim 'there is a place for the owner of every payload' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~reader_broken_valid_c1 | owners_out_valid)) begin
    $display("SendPath.java: HDL801: claim 'every payload has an owner' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(transmit_withdrawn_valid & failure_valid))) begin
    $display("SendPath.java: HDL801: claim 'the response before has been told' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
