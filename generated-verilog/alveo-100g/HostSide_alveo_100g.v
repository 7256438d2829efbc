`default_nettype none

// HostSide_alveo_100g: what the host sees: registers, doorbells and commands, completion queues, and the bus
// to its memory.  Generated from HostSide.java.
module HostSide_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  input  wire         reset,  // resets all of it, as its own reset does
  output wire         reset_asked,  // the host wants the NIC to be reset; until it is
  input  wire         stop,  // no burst begins any more
  output wire         rests,  // none is under way then
  // s_axi: registers and doorbells
  input  wire [20:0]  s_axi_awaddr,
  input  wire [2:0]   s_axi_awprot,
  input  wire         s_axi_awvalid,
  output wire         s_axi_awready,
  input  wire [31:0]  s_axi_wdata,
  input  wire [3:0]   s_axi_wstrb,
  input  wire         s_axi_wvalid,
  output wire         s_axi_wready,
  output wire [1:0]   s_axi_bresp,
  output wire         s_axi_bvalid,
  input  wire         s_axi_bready,
  input  wire [20:0]  s_axi_araddr,
  input  wire [2:0]   s_axi_arprot,
  input  wire         s_axi_arvalid,
  output wire         s_axi_arready,
  output wire [31:0]  s_axi_rdata,
  output wire [1:0]   s_axi_rresp,
  output wire         s_axi_rvalid,
  input  wire         s_axi_rready,
  // m_axi: host memory
  output wire [2:0]   m_axi_awid,
  output wire [63:0]  m_axi_awaddr,
  output wire [7:0]   m_axi_awlen,
  output wire [2:0]   m_axi_awsize,
  output wire [1:0]   m_axi_awburst,
  output wire         m_axi_awlock,
  output wire [3:0]   m_axi_awcache,
  output wire [2:0]   m_axi_awprot,
  output wire [3:0]   m_axi_awqos,
  output wire         m_axi_awvalid,
  input  wire         m_axi_awready,
  output wire [511:0] m_axi_wdata,
  output wire [63:0]  m_axi_wstrb,
  output wire         m_axi_wlast,
  output wire         m_axi_wvalid,
  input  wire         m_axi_wready,
  input  wire [2:0]   m_axi_bid,
  input  wire [1:0]   m_axi_bresp,
  input  wire         m_axi_bvalid,
  output wire         m_axi_bready,
  output wire [2:0]   m_axi_arid,
  output wire [63:0]  m_axi_araddr,
  output wire [7:0]   m_axi_arlen,
  output wire [2:0]   m_axi_arsize,
  output wire [1:0]   m_axi_arburst,
  output wire         m_axi_arlock,
  output wire [3:0]   m_axi_arcache,
  output wire [2:0]   m_axi_arprot,
  output wire [3:0]   m_axi_arqos,
  output wire         m_axi_arvalid,
  input  wire         m_axi_arready,
  input  wire [2:0]   m_axi_rid,
  input  wire [511:0] m_axi_rdata,
  input  wire [1:0]   m_axi_rresp,
  input  wire         m_axi_rlast,
  input  wire         m_axi_rvalid,
  output wire         m_axi_rready,
  output wire         irq,  // level; high while an enabled interrupt is pending
  output reg  [7:0]   messages,  // one cycle each: a message of its vector is due; that of vector 0 when irq rises, too
  output wire [47:0]  settings_mac,  // our MAC address
  output wire         settings_enable,  // the data path runs
  output wire [5:0]   settings_check_trim_dscp,  // wire_dscp_trim: DSCP of trimmed packets, reset 9
  output wire [6:0]   settings_check_trim_last_dscp,  // wire_dscp_trim_last: second DSCP of trimmed packets; 64 = off, the reset value
  output wire         settings_check_trim_icrc_optional,  // wire_trim_icrc_optional: trimmed packets count with a wrong ICRC, reset 1
  output wire [3:0]   settings_check_transport_version,  // wire_tver: transport version, reset 0
  output wire [15:0]  settings_choice_udp_port,  // wire_port.udp: destination port of what we send and take
  output wire [2:0]   settings_choice_retrans,  // wire_choice.retrans: Retrans stands so many bits behind bit 65 of BTH, 0 to 6
  output wire         settings_choice_sack_bytes,  // wire_choice.sack_bytes: the bytes of the bitmap of SACKETH in the other order
  output wire         settings_choice_sack_bits,  // wire_choice.sack_bits: the bits of each of its bytes in the other order
  output wire         settings_choice_sack_missing,  // wire_choice.sack_missing: 1 means missing
  output wire [7:0]   settings_time_to_live,  // wire_ttl
  output wire [15:0]  settings_source_port_base,  // wire_sport_base
  output wire [5:0]   settings_dscp_data,  // wire_dscp.data: of packets with payload
  output wire [5:0]   settings_dscp_request,  // wire_dscp.req: of requests without payload
  output wire [5:0]   settings_dscp_control,  // wire_dscp.ctrl: of acknowledgements
  output wire [5:0]   settings_dscp_probe,  // wire_rtt.dscp: of RTT Responses
  output wire [4:0]   settings_ack_every,  // rel_ack_n: 1 to 16
  output wire [15:0]  settings_ack_delay,  // rel_ack_delay, in 1/16 us
  output wire         settings_ack_on_end,  // rel_ack_on_eom
  output wire         settings_rotate,  // rel_sack_rotate
  output wire         settings_trim_nak,  // rel_trim_nak
  output wire         settings_trim_local,  // rel_trim_local
  output wire [2:0]   settings_srtt_shift,  // rel_srtt_shift
  output wire [11:0]  settings_jitter,  // rel_jitter, in 1/16 us
  output wire [3:0]   settings_tail_probe_multiple,  // rel_tlp_mult, 0 off
  output wire [2:0]   settings_backoff_most,  // rel_rto_backoff_max
  output wire [19:0]  settings_burst,  // cc_burst in bytes
  output wire [23:0]  settings_quiet,  // qp_quiet: a queue pair is refused so long after its reset, in 1/16 us
  output wire [7:0]   settings_events_count,  // as soon as so many events wait
  output wire [15:0]  settings_events_time,  // or as soon as one has waited so long, in 1/16 us
  // gids: our IP addresses
  output wire         gids_0_used,  // it is ours
  output wire         gids_0_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [127:0] gids_0_ip,  // IPv4 in the low 32 bits, with zeros above
  output wire         gids_1_used,  // it is ours
  output wire         gids_1_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [127:0] gids_1_ip,  // IPv4 in the low 32 bits, with zeros above
  output wire         gids_2_used,  // it is ours
  output wire         gids_2_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [127:0] gids_2_ip,  // IPv4 in the low 32 bits, with zeros above
  output wire         gids_3_used,  // it is ours
  output wire         gids_3_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [127:0] gids_3_ip,  // IPv4 in the low 32 bits, with zeros above
  output wire         gids_4_used,  // it is ours
  output wire         gids_4_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [127:0] gids_4_ip,  // IPv4 in the low 32 bits, with zeros above
  output wire         gids_5_used,  // it is ours
  output wire         gids_5_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [127:0] gids_5_ip,  // IPv4 in the low 32 bits, with zeros above
  output wire         gids_6_used,  // it is ours
  output wire         gids_6_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [127:0] gids_6_ip,  // IPv4 in the low 32 bits, with zeros above
  output wire         gids_7_used,  // it is ours
  output wire         gids_7_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [127:0] gids_7_ip,  // IPv4 in the low 32 bits, with zeros above
  output wire [31:0]  now,  // in 1/16 us
  output wire [31:0]  nanoseconds,  // in ns
  // receive_setup: a life begins; both paths take it
  output wire         receive_setup_valid,
  input  wire         receive_setup_ready,
  output wire [9:0]   receive_setup_payload_qp,  // queue pair, local number
  // receive_setup_payload_groups: what begins
  output wire         receive_setup_payload_groups_queues,  // its queues, and with them everything
  output wire         receive_setup_payload_groups_receives,  // the requests of the peer, and what answers them
  output wire         receive_setup_payload_groups_sends,  // its own requests, and what answers them
  // receive_setup: a life begins; both paths take it
  output wire         receive_setup_payload_context_known,  // the peer has been told; else no frame is of it
  output wire [23:0]  receive_setup_payload_context_peer_qp,  // the peer's queue-pair number
  output wire [9:0]   receive_setup_payload_context_address_handle,  // address handle of the peer
  output wire [15:0]  receive_setup_payload_context_pkey,  // P_Key
  output wire [15:0]  receive_setup_payload_context_pd,  // protection domain
  output wire [2:0]   receive_setup_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  output wire [1:0]   receive_setup_payload_context_profile,  // profile of the wire: 1 to 3
  output wire         receive_setup_payload_context_remote_write,  // the peer may write
  output wire [23:0]  receive_setup_payload_context_send_psn,  // first PSN to send
  output wire [23:0]  receive_setup_payload_context_receive_psn,  // first PSN to expect
  output wire [12:0]  receive_setup_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  output wire [7:0]   receive_setup_payload_context_message_limit,  // K - 1: most messages outstanding less one
  output wire [7:0]   receive_setup_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  output wire [2:0]   receive_setup_payload_context_retries,  // rel_retry: 0 to 7
  output wire [2:0]   receive_setup_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  output wire [4:0]   receive_setup_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  output wire [4:0]   receive_setup_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  output wire [15:0]  receive_setup_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  output wire [3:0]   receive_setup_payload_context_last_path,  // paths in use less one, 0 to 15
  output wire [19:0]  receive_setup_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  output wire [9:0]   receive_setup_payload_context_send_cq,  // completion queue of sends
  output wire [9:0]   receive_setup_payload_context_receive_cq,  // completion queue of receives
  output wire [63:0]  receive_setup_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  output wire [3:0]   receive_setup_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  output wire [63:0]  receive_setup_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  output wire [3:0]   receive_setup_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  output wire         receive_setup_payload_context_remote_read,  // the peer may read
  output wire         receive_setup_payload_context_remote_atomic,  // the peer may order atomics; profile 3 only
  output wire [23:0]  receive_setup_payload_context_response_send_psn,  // first PSN of the responses that this end sends
  output wire [23:0]  receive_setup_payload_context_response_receive_psn,  // first PSN of the responses that it expects
  output wire [12:0]  receive_setup_payload_context_response_window,  // W_rx of the peer for responses: most of their PSNs outstanding, 1 to the window of the configuration
  output wire [5:0]   receive_setup_payload_context_reads_accepted,  // Reads and atomics of the peer that are kept, 0 to R; 0: it may order none
  output wire [5:0]   receive_setup_payload_context_reads_outstanding,  // IRD of the peer: most Reads and atomics outstanding, 0 to 32; 0: none may be ordered
  output wire         receive_setup_payload_context_extended,  // cc_ext: packets tell when they leave, acknowledgements what has come and how
  // receive_setup_payload_context_srq: the shared receive queue, where there are any
  output wire         receive_setup_payload_context_srq_used,  // from a shared receive queue; else from one of its own
  output wire [5:0]   receive_setup_payload_context_srq_srq,
  output wire         send_setup_valid,
  input  wire         send_setup_ready,
  output wire [9:0]   send_setup_payload_qp,  // queue pair, local number
  // send_setup_payload_groups: what begins
  output wire         send_setup_payload_groups_queues,  // its queues, and with them everything
  output wire         send_setup_payload_groups_receives,  // the requests of the peer, and what answers them
  output wire         send_setup_payload_groups_sends,  // its own requests, and what answers them
  output wire         send_setup_payload_context_known,  // the peer has been told; else no frame is of it
  output wire [23:0]  send_setup_payload_context_peer_qp,  // the peer's queue-pair number
  output wire [9:0]   send_setup_payload_context_address_handle,  // address handle of the peer
  output wire [15:0]  send_setup_payload_context_pkey,  // P_Key
  output wire [15:0]  send_setup_payload_context_pd,  // protection domain
  output wire [2:0]   send_setup_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  output wire [1:0]   send_setup_payload_context_profile,  // profile of the wire: 1 to 3
  output wire         send_setup_payload_context_remote_write,  // the peer may write
  output wire [23:0]  send_setup_payload_context_send_psn,  // first PSN to send
  output wire [23:0]  send_setup_payload_context_receive_psn,  // first PSN to expect
  output wire [12:0]  send_setup_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  output wire [7:0]   send_setup_payload_context_message_limit,  // K - 1: most messages outstanding less one
  output wire [7:0]   send_setup_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  output wire [2:0]   send_setup_payload_context_retries,  // rel_retry: 0 to 7
  output wire [2:0]   send_setup_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  output wire [4:0]   send_setup_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  output wire [4:0]   send_setup_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  output wire [15:0]  send_setup_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  output wire [3:0]   send_setup_payload_context_last_path,  // paths in use less one, 0 to 15
  output wire [19:0]  send_setup_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  output wire [9:0]   send_setup_payload_context_send_cq,  // completion queue of sends
  output wire [9:0]   send_setup_payload_context_receive_cq,  // completion queue of receives
  output wire [63:0]  send_setup_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  output wire [3:0]   send_setup_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  output wire [63:0]  send_setup_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  output wire [3:0]   send_setup_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  output wire         send_setup_payload_context_remote_read,  // the peer may read
  output wire         send_setup_payload_context_remote_atomic,  // the peer may order atomics; profile 3 only
  output wire [23:0]  send_setup_payload_context_response_send_psn,  // first PSN of the responses that this end sends
  output wire [23:0]  send_setup_payload_context_response_receive_psn,  // first PSN of the responses that it expects
  output wire [12:0]  send_setup_payload_context_response_window,  // W_rx of the peer for responses: most of their PSNs outstanding, 1 to the window of the configuration
  output wire [5:0]   send_setup_payload_context_reads_accepted,  // Reads and atomics of the peer that are kept, 0 to R; 0: it may order none
  output wire [5:0]   send_setup_payload_context_reads_outstanding,  // IRD of the peer: most Reads and atomics outstanding, 0 to 32; 0: none may be ordered
  output wire         send_setup_payload_context_extended,  // cc_ext: packets tell when they leave, acknowledgements what has come and how
  // send_setup_payload_context_srq: the shared receive queue, where there are any
  output wire         send_setup_payload_context_srq_used,  // from a shared receive queue; else from one of its own
  output wire [5:0]   send_setup_payload_context_srq_srq,
  // rate: not beside a set-up
  output wire         rate_valid,
  input  wire         rate_ready,
  output wire [9:0]   rate_payload_qp,  // queue pair, local number
  output wire [19:0]  rate_payload_rate,  // in Mb/s; 0 = unlimited
  output wire         state_valid,
  output wire [9:0]   state_value_qp,  // queue pair, local number
  output wire [2:0]   state_value_state,  // its state from now on
  output wire         mr_valid,
  output wire [11:0]  mr_value_index,  // key / 256
  output wire         mr_value_mr_valid,  // may be used
  output wire [7:0]   mr_value_mr_tag,  // low byte of the key: its generation
  output wire [15:0]  mr_value_mr_pd,  // protection domain
  output wire         mr_value_mr_local_write,  // receive buffers may lie here
  output wire         mr_value_mr_remote_write,  // the peer may write
  output wire         mr_value_mr_remote_read,  // the peer may read
  output wire         mr_value_mr_remote_atomic,  // the peer may order atomics
  output wire         mr_value_mr_remote_invalidate,  // the peer may withdraw the key
  output wire [63:0]  mr_value_mr_base,  // first byte
  output wire [31:0]  mr_value_mr_length,  // bytes, 1 to 2^32 - 1
  output wire         mr_value_mr_pages_listed,  // by a list; else the region's addresses are those of the bus
  output wire [4:0]   mr_value_mr_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  output wire         address_valid,
  output wire [9:0]   address_value_index,
  output wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  output wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  output wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  output wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  output wire [2:0]   address_value_handle_gid,  // which of our addresses it knows us by; of the same version of IP
  // send_doorbell: doorbells of send queues
  output wire         send_doorbell_valid,
  input  wire         send_doorbell_ready,
  output wire [9:0]   send_doorbell_payload_qp,  // queue pair, local number
  output wire [15:0]  send_doorbell_payload_producer,  // free-running count of posted requests, modulo 65536
  // receive_doorbell: doorbells of receive queues
  output wire         receive_doorbell_valid,
  input  wire         receive_doorbell_ready,
  output wire [9:0]   receive_doorbell_payload_qp,  // queue pair, local number
  output wire [15:0]  receive_doorbell_payload_producer,  // free-running count of posted requests, modulo 65536
  // flush: a queue pair goes to error
  output wire         flush_valid,
  output wire [9:0]   flush_value_qp,  // queue pair, local number
  output wire [3:0]   flush_value_send_status,  // of one incomplete send WQE
  output wire [3:0]   flush_value_receive_status,  // of the oldest incomplete receive WQE
  output wire         flush_value_named,  // that is the send WQE with this index; else the oldest incomplete one
  output wire [15:0]  flush_value_request,
  input  wire         send_completions_valid,
  output wire         send_completions_ready,
  input  wire [9:0]   send_completions_payload_qp,  // queue pair, local number
  input  wire         send_completions_payload_is_receive,  // for the receive completion queue
  input  wire [3:0]   send_completions_payload_kind,  // CompletionKind
  input  wire [3:0]   send_completions_payload_status,  // CompletionStatus
  input  wire         send_completions_payload_solicited,  // solicited event
  input  wire [31:0]  send_completions_payload_length,  // bytes received; of a send, bytes sent or brought
  input  wire [31:0]  send_completions_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0]  send_completions_payload_wqe_index,  // free-running index of the completed request in its queue
  input  wire [23:0]  send_completions_payload_placements,  // wait until so many placements are visible
  input  wire         send_completions_payload_waiting,  // placements counts; that of a Send or a Write does not wait
  input  wire         receive_completions_valid,
  output wire         receive_completions_ready,
  input  wire [9:0]   receive_completions_payload_qp,  // queue pair, local number
  input  wire         receive_completions_payload_is_receive,  // for the receive completion queue
  input  wire [3:0]   receive_completions_payload_kind,  // CompletionKind
  input  wire [3:0]   receive_completions_payload_status,  // CompletionStatus
  input  wire         receive_completions_payload_solicited,  // solicited event
  input  wire [31:0]  receive_completions_payload_length,  // bytes received; of a send, bytes sent or brought
  input  wire [31:0]  receive_completions_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0]  receive_completions_payload_wqe_index,  // free-running index of the completed request in its queue
  input  wire [23:0]  receive_completions_payload_placements,  // wait until so many placements are visible
  input  wire         receive_completions_payload_waiting,  // placements counts; that of a Send or a Write does not wait
  input  wire         send_failures_valid,
  output wire         send_failures_ready,
  input  wire [9:0]   send_failures_payload_qp,  // queue pair, local number
  input  wire [4:0]   send_failures_payload_cause,  // why
  input  wire         send_failures_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  input  wire [15:0]  send_failures_payload_request,
  input  wire         receive_failures_valid,
  output wire         receive_failures_ready,
  input  wire [9:0]   receive_failures_payload_qp,  // queue pair, local number
  input  wire [4:0]   receive_failures_payload_cause,  // why
  input  wire         receive_failures_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  input  wire [15:0]  receive_failures_payload_request,
  // send_wqes: send WQEs
  input  wire         send_wqes_bursts_valid,
  output wire         send_wqes_bursts_ready,
  input  wire [63:0]  send_wqes_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   send_wqes_bursts_payload_length,  // beats less one
  // send_wqes_beats: what was read
  output wire         send_wqes_beats_valid,
  output wire [511:0] send_wqes_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         send_wqes_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         send_wqes_beats_value_last,  // the burst ends with this beat
  // receive_wqes: receive WQEs
  input  wire         receive_wqes_bursts_valid,
  output wire         receive_wqes_bursts_ready,
  input  wire [63:0]  receive_wqes_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   receive_wqes_bursts_payload_length,  // beats less one
  // receive_wqes_beats: what was read
  output wire         receive_wqes_beats_valid,
  output wire [511:0] receive_wqes_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         receive_wqes_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         receive_wqes_beats_value_last,  // the burst ends with this beat
  // payload: payload to be sent
  input  wire         payload_bursts_valid,
  output wire         payload_bursts_ready,
  input  wire [63:0]  payload_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   payload_bursts_payload_length,  // beats less one
  // payload_beats: what was read
  output wire         payload_beats_valid,
  output wire [511:0] payload_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         payload_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         payload_beats_value_last,  // the burst ends with this beat
  // atomic_reads: what atomics read
  input  wire         atomic_reads_bursts_valid,
  output wire         atomic_reads_bursts_ready,
  input  wire [63:0]  atomic_reads_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   atomic_reads_bursts_payload_length,  // beats less one
  // atomic_reads_beats: what was read
  output wire         atomic_reads_beats_valid,
  output wire [511:0] atomic_reads_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         atomic_reads_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         atomic_reads_beats_value_last,  // the burst ends with this beat
  // placement_lists_regions: a memory region is registered: how its pages are found
  output wire         placement_lists_regions_valid,
  output wire [11:0]  placement_lists_regions_value_index,  // key / 256
  output wire [38:0]  placement_lists_regions_value_base,  // address of the region's first byte in units of 4 KiB, its lower bits
  // placement_lists_regions_value_size: of the region's pages
  output wire         placement_lists_regions_value_size_listed,  // by a list; else the region's addresses are those of the bus
  output wire [4:0]   placement_lists_regions_value_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // placement_lists_regions: a memory region is registered: how its pages are found
  output wire         placement_lists_regions_value_deep,  // the list is one of lists, of 512 entries each; else of pages
  output wire [39:0]  placement_lists_regions_value_address,  // of the list's first entry, in units of 4 KiB
  // placement_lists_forget: a region in which no access is under way: all of its pages are to be forgotten; it stays until they are, or nobody wants to know any more
  output wire         placement_lists_forget_valid,
  output wire [11:0]  placement_lists_forget_value,
  // placement_lists: pages of received payload
  input  wire         placement_lists_forgot,  // they are
  // placement_lists_memory: lists are read; what is read never waits
  input  wire         placement_lists_memory_bursts_valid,
  output wire         placement_lists_memory_bursts_ready,
  input  wire [63:0]  placement_lists_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   placement_lists_memory_bursts_payload_length,  // beats less one
  // placement_lists_memory_beats: what was read
  output wire         placement_lists_memory_beats_valid,
  output wire [511:0] placement_lists_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         placement_lists_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         placement_lists_memory_beats_value_last,  // the burst ends with this beat
  // payload_lists_regions: a memory region is registered: how its pages are found
  output wire         payload_lists_regions_valid,
  output wire [11:0]  payload_lists_regions_value_index,  // key / 256
  output wire [38:0]  payload_lists_regions_value_base,  // address of the region's first byte in units of 4 KiB, its lower bits
  // payload_lists_regions_value_size: of the region's pages
  output wire         payload_lists_regions_value_size_listed,  // by a list; else the region's addresses are those of the bus
  output wire [4:0]   payload_lists_regions_value_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // payload_lists_regions: a memory region is registered: how its pages are found
  output wire         payload_lists_regions_value_deep,  // the list is one of lists, of 512 entries each; else of pages
  output wire [39:0]  payload_lists_regions_value_address,  // of the list's first entry, in units of 4 KiB
  // payload_lists_forget: a region in which no access is under way: all of its pages are to be forgotten; it stays until they are, or nobody wants to know any more
  output wire         payload_lists_forget_valid,
  output wire [11:0]  payload_lists_forget_value,
  // payload_lists: pages of payload to be sent
  input  wire         payload_lists_forgot,  // they are
  // payload_lists_memory: lists are read; what is read never waits
  input  wire         payload_lists_memory_bursts_valid,
  output wire         payload_lists_memory_bursts_ready,
  input  wire [63:0]  payload_lists_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   payload_lists_memory_bursts_payload_length,  // beats less one
  // payload_lists_memory_beats: what was read
  output wire         payload_lists_memory_beats_valid,
  output wire [511:0] payload_lists_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         payload_lists_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         payload_lists_memory_beats_value_last,  // the burst ends with this beat
  // atomic_lists_regions: a memory region is registered: how its pages are found
  output wire         atomic_lists_regions_valid,
  output wire [11:0]  atomic_lists_regions_value_index,  // key / 256
  output wire [38:0]  atomic_lists_regions_value_base,  // address of the region's first byte in units of 4 KiB, its lower bits
  // atomic_lists_regions_value_size: of the region's pages
  output wire         atomic_lists_regions_value_size_listed,  // by a list; else the region's addresses are those of the bus
  output wire [4:0]   atomic_lists_regions_value_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // atomic_lists_regions: a memory region is registered: how its pages are found
  output wire         atomic_lists_regions_value_deep,  // the list is one of lists, of 512 entries each; else of pages
  output wire [39:0]  atomic_lists_regions_value_address,  // of the list's first entry, in units of 4 KiB
  // atomic_lists_forget: a region in which no access is under way: all of its pages are to be forgotten; it stays until they are, or nobody wants to know any more
  output wire         atomic_lists_forget_valid,
  output wire [11:0]  atomic_lists_forget_value,
  // atomic_lists: pages in which atomics are
  input  wire         atomic_lists_forgot,  // they are
  // atomic_lists_memory: lists are read; what is read never waits
  input  wire         atomic_lists_memory_bursts_valid,
  output wire         atomic_lists_memory_bursts_ready,
  input  wire [63:0]  atomic_lists_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   atomic_lists_memory_bursts_payload_length,  // beats less one
  // atomic_lists_memory_beats: what was read
  output wire         atomic_lists_memory_beats_valid,
  output wire [511:0] atomic_lists_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         atomic_lists_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         atomic_lists_memory_beats_value_last,  // the burst ends with this beat
  // placement_bursts: bursts for the address channel of an AXI4 write port: incrementing, whole beats
  input  wire         placement_bursts_valid,
  output wire         placement_bursts_ready,
  input  wire [63:0]  placement_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   placement_bursts_payload_length,  // beats less one
  // placement_data: beats of the bursts, in the order of these; a strobe per byte, last ends a burst
  input  wire         placement_data_valid,
  output wire         placement_data_ready,
  input  wire [511:0] placement_data_payload_data,
  input  wire [63:0]  placement_data_payload_strb,
  input  wire         placement_data_payload_last,
  // placement_answers: a burst has been written; 1 = the bus refused it
  output wire         placement_answers_valid,
  output wire         placement_answers_value,
  // atomic_writes_bursts: bursts for the address channel of an AXI4 write port: incrementing, whole beats
  input  wire         atomic_writes_bursts_valid,
  output wire         atomic_writes_bursts_ready,
  input  wire [63:0]  atomic_writes_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   atomic_writes_bursts_payload_length,  // beats less one
  // atomic_writes_data: beats of the bursts, in the order of these; a strobe per byte, last ends a burst
  input  wire         atomic_writes_data_valid,
  output wire         atomic_writes_data_ready,
  input  wire [511:0] atomic_writes_data_payload_data,
  input  wire [63:0]  atomic_writes_data_payload_strb,
  input  wire         atomic_writes_data_payload_last,
  // atomic_writes_answers: a burst has been written; 1 = the bus refused it
  output wire         atomic_writes_answers_valid,
  output wire         atomic_writes_answers_value,
  input  wire [23:0]  visible,  // placements visible, modulo 2^24
  // placement_fault: placements that the bus has refused; before they are visible
  input  wire         placement_fault_valid,
  input  wire [13:0]  placement_fault_value_qp,  // queue pair, local number
  input  wire [23:0]  placement_fault_value_placement,  // which placement it is, counted from 1 since reset and modulo 2^24
  // withdrawals: key of an MR that a peer withdraws
  input  wire         withdrawals_valid,
  output wire         withdrawals_ready,
  input  wire [31:0]  withdrawals_payload,
  // withdrawn: once for each: it is closed and at rest; or not in time
  output wire         withdrawn_valid,
  output wire         withdrawn_value,
  // accesses_placements_beginning: one more is under way for this object
  input  wire         accesses_placements_beginning_valid,
  input  wire [9:0]   accesses_placements_beginning_value,
  // accesses_placements_ending: one less is under way for this object
  input  wire         accesses_placements_ending_valid,
  input  wire [9:0]   accesses_placements_ending_value,
  // accesses_payloads_beginning: one more is under way for this object
  input  wire         accesses_payloads_beginning_valid,
  input  wire [9:0]   accesses_payloads_beginning_value,
  // accesses_payloads_ending: one less is under way for this object
  input  wire         accesses_payloads_ending_valid,
  input  wire [9:0]   accesses_payloads_ending_value,
  // accesses_reports_beginning: one more is under way for this object
  input  wire         accesses_reports_beginning_valid,
  input  wire [9:0]   accesses_reports_beginning_value,
  // accesses_reports_ending: one less is under way for this object
  input  wire         accesses_reports_ending_valid,
  input  wire [9:0]   accesses_reports_ending_value,
  // accesses_send_wqes_beginning: one more is under way for this object
  input  wire         accesses_send_wqes_beginning_valid,
  input  wire [9:0]   accesses_send_wqes_beginning_value,
  // accesses_send_wqes_ending: one less is under way for this object
  input  wire         accesses_send_wqes_ending_valid,
  input  wire [9:0]   accesses_send_wqes_ending_value,
  // accesses_receive_wqes_beginning: one more is under way for this object
  input  wire         accesses_receive_wqes_beginning_valid,
  input  wire [9:0]   accesses_receive_wqes_beginning_value,
  // accesses_receive_wqes_ending: one less is under way for this object
  input  wire         accesses_receive_wqes_ending_valid,
  input  wire [9:0]   accesses_receive_wqes_ending_value,
  // accesses_atomics_beginning: one more is under way for this object
  input  wire         accesses_atomics_beginning_valid,
  input  wire [9:0]   accesses_atomics_beginning_value,
  // accesses_atomics_ending: one less is under way for this object
  input  wire         accesses_atomics_ending_valid,
  input  wire [9:0]   accesses_atomics_ending_value,
  // accesses_mr_placements_beginning: one more is under way for this object
  input  wire         accesses_mr_placements_beginning_valid,
  input  wire [11:0]  accesses_mr_placements_beginning_value,
  // accesses_mr_placements_ending: one less is under way for this object
  input  wire         accesses_mr_placements_ending_valid,
  input  wire [11:0]  accesses_mr_placements_ending_value,
  // accesses_mr_payloads_beginning: one more is under way for this object
  input  wire         accesses_mr_payloads_beginning_valid,
  input  wire [11:0]  accesses_mr_payloads_beginning_value,
  // accesses_mr_payloads_ending: one less is under way for this object
  input  wire         accesses_mr_payloads_ending_valid,
  input  wire [11:0]  accesses_mr_payloads_ending_value,
  // accesses_mr_atomics_beginning: one more is under way for this object
  input  wire         accesses_mr_atomics_beginning_valid,
  input  wire [11:0]  accesses_mr_atomics_beginning_value,
  // accesses_mr_atomics_ending: one less is under way for this object
  input  wire         accesses_mr_atomics_ending_valid,
  input  wire [11:0]  accesses_mr_atomics_ending_value,
  // accesses_completes: a completion of a message begins
  input  wire         accesses_completes_valid,
  input  wire [9:0]   accesses_completes_value,
  // accesses_flushes: a completion of a flushed receive WQE begins
  input  wire         accesses_flushes_valid,
  input  wire [9:0]   accesses_flushes_value,
  // accesses: what begins and ends in the paths
  input  wire         accesses_letting_go,  // packets and answers of a queue pair that has been reset are still being let go
  // received: verdicts on frames
  input  wire         received_valid,
  input  wire [5:0]   received_value,
  // acknowledged: verdicts on acknowledgements
  input  wire         acknowledged_valid,
  input  wire [5:0]   acknowledged_value,
  // events: those of the paths; the host's own are added here
  input  wire         events_packet,
  input  wire         events_resend,
  input  wire         events_ack,
  input  wire         events_sack,
  input  wire         events_drop_nak,
  input  wire         events_rnr_nak,
  input  wire         events_fatal_nak,
  input  wire         events_nak_full,
  input  wire         events_timeout,
  input  wire         events_tail_probe,
  input  wire         events_rnr_wait,
  input  wire         events_send_completion,
  input  wire         events_receive_completion,
  input  wire         events_overflow,
  input  wire         events_bus_error,
  input  wire         events_failed,
  input  wire         events_becn,
  input  wire         events_write_refused,
  input  wire         events_response,
  input  wire         events_send_beyond,
  input  wire         events_receive_beyond,
  input  wire         events_data_response,
  input  wire         events_read,
  input  wire         events_atomic,
  input  wire         events_invalidation,
  input  wire         events_read_timeout,
  input  wire         events_denied,
  // srq: of shared receive queues, where there are any
  output wire         srq_doorbell_valid,
  input  wire         srq_doorbell_ready,
  output wire [5:0]   srq_doorbell_payload_srq,
  output wire [15:0]  srq_doorbell_payload_number,  // free-running count of posted WQEs, modulo 65536; or the limit
  output wire         srq_doorbell_payload_limiting,  // an event when fewer are left than the number says; 0 = none
  output wire [4:0]   srq_doorbell_payload_life,  // life in which it was rung
  // srq_made: one is made
  output wire         srq_made_valid,
  output wire [5:0]   srq_made_value_srq,
  output wire [63:0]  srq_made_value_base,  // 64-byte aligned
  output wire [3:0]   srq_made_value_size,  // log2 of its entries, 0 to 15
  output wire [3:0]   srq_made_value_ahead,  // WQEs that each queue pair is dealt ahead, at least 1
  output wire [15:0]  srq_made_value_limit,  // an event when fewer are left; 0 = none
  output wire [4:0]   srq_made_value_life,  // of the one that begins
  // srq_ended: WQEs that a queue pair was dealt are complete
  output wire         srq_ended_valid,
  output wire [9:0]   srq_ended_value_qp,  // queue pair, local number
  output wire [3:0]   srq_ended_value_count,  // in this life, modulo twice as many as it can have
  // srq_memory: WQEs are read
  input  wire         srq_memory_bursts_valid,
  output wire         srq_memory_bursts_ready,
  input  wire [63:0]  srq_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   srq_memory_bursts_payload_length,  // beats less one
  // srq_memory_beats: what was read
  output wire         srq_memory_beats_valid,
  output wire [511:0] srq_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         srq_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         srq_memory_beats_value_last,  // the burst ends with this beat
  // srq_beginning: one more WQE belongs to this queue pair, until it is complete
  input  wire         srq_beginning_valid,
  input  wire [9:0]   srq_beginning_value,
  // srq_returned: this queue pair has one less, which another one gets, or none that it was to get
  input  wire         srq_returned_valid,
  input  wire [9:0]   srq_returned_value,
  // srq_wanted: the tag of one is wanted
  input  wire         srq_wanted_valid,
  input  wire [9:0]   srq_wanted_value_qp,  // queue pair, local number
  input  wire [15:0]  srq_wanted_value_index,  // free-running index among those of the queue pair, modulo 65536
  // srq_tag: here it is
  output wire         srq_tag_valid,
  output wire [15:0]  srq_tag_value,
  // srq_dealt: it is there; before any completion of it
  input  wire         srq_dealt_valid,
  input  wire [9:0]   srq_dealt_value_qp,  // queue pair, local number
  input  wire [2:0]   srq_dealt_value_place,  // low bits of its index among those of the queue pair
  input  wire [15:0]  srq_dealt_value_tag,  // what its completion says to the host
  // srq_limit: fewer are left in this queue than its limit
  input  wire         srq_limit_valid,
  input  wire [5:0]   srq_limit_value
);
  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg          waiting;
  reg          was_raised;
  reg          queues_events_bus_error_d1;
  wire         control_consumed_valid;
  wire [9:0]   control_consumed_payload_queue;
  wire [15:0]  control_consumed_payload_consumer;
  wire         control_consumed_payload_arm;
  wire         control_command_valid;
  wire [7:0]   control_command_value_code;
  wire [31:0]  control_command_value_target;
  wire [31:0]  control_command_value_arguments_0;
  wire [31:0]  control_command_value_arguments_1;
  wire [31:0]  control_command_value_arguments_2;
  wire [31:0]  control_command_value_arguments_3;
  wire [31:0]  control_command_value_arguments_4;
  wire [31:0]  control_command_value_arguments_5;
  wire [31:0]  control_command_value_arguments_6;
  wire [31:0]  control_command_value_arguments_7;
  wire [31:0]  control_command_value_arguments_8;
  wire [31:0]  control_command_value_arguments_9;
  wire [31:0]  control_command_value_arguments_10;
  wire [31:0]  control_command_value_arguments_11;
  wire [31:0]  control_command_value_arguments_12;
  wire [31:0]  control_command_value_arguments_13;
  wire [31:0]  control_command_value_arguments_14;
  wire [31:0]  control_command_value_arguments_15;
  wire [31:0]  control_command_value_arguments_16;
  wire [31:0]  control_command_value_arguments_17;
  wire [31:0]  control_command_value_arguments_18;
  wire [31:0]  control_command_value_arguments_19;
  wire [31:0]  control_command_value_arguments_20;
  wire [31:0]  control_command_value_arguments_21;
  wire [31:0]  control_command_value_arguments_22;
  wire [31:0]  control_command_value_arguments_23;
  wire         control_events_read_valid;
  wire [2:0]   control_events_read_value_queue;
  wire [15:0]  control_events_read_value_consumer;
  wire [7:0]   control_event_settings_0_count;
  wire [15:0]  control_event_settings_0_time;
  wire [7:0]   control_event_settings_1_count;
  wire [15:0]  control_event_settings_1_time;
  wire [7:0]   control_event_settings_2_count;
  wire [15:0]  control_event_settings_2_time;
  wire [7:0]   control_event_settings_3_count;
  wire [15:0]  control_event_settings_3_time;
  wire [7:0]   control_event_settings_4_count;
  wire [15:0]  control_event_settings_4_time;
  wire [7:0]   control_event_settings_5_count;
  wire [15:0]  control_event_settings_5_time;
  wire [7:0]   control_event_settings_6_count;
  wire [15:0]  control_event_settings_6_time;
  wire [7:0]   control_event_settings_7_count;
  wire [15:0]  control_event_settings_7_time;
  wire         control_named_valid;
  wire [15:0]  control_named_payload_object;
  wire [7:0]   control_named_payload_slot;
  wire [6:0]   control_named_payload_type;
  wire         control_denied;
  wire         processor_answer_busy;
  wire         processor_answer_done;
  wire [5:0]   processor_answer_result;
  wire [31:0]  processor_answer_words_0;
  wire [31:0]  processor_answer_words_1;
  wire [31:0]  processor_answer_words_2;
  wire [31:0]  processor_answer_words_3;
  wire         processor_failures_0_ready;
  wire         processor_failures_1_ready;
  wire         processor_failures_2_ready;
  wire [9:0]   processor_asked;
  wire         processor_drain_asked;
  wire         processor_drain_is_mr;
  wire         processor_drain_only_dealt;
  wire [15:0]  processor_drain_object;
  wire         processor_withdraws;
  wire         processor_setup_valid;
  wire [9:0]   processor_setup_payload_qp;
  wire         processor_setup_payload_groups_queues;
  wire         processor_setup_payload_groups_receives;
  wire         processor_setup_payload_groups_sends;
  wire         processor_setup_payload_context_known;
  wire [23:0]  processor_setup_payload_context_peer_qp;
  wire [9:0]   processor_setup_payload_context_address_handle;
  wire [15:0]  processor_setup_payload_context_pkey;
  wire [15:0]  processor_setup_payload_context_pd;
  wire [2:0]   processor_setup_payload_context_mtu_code;
  wire [1:0]   processor_setup_payload_context_profile;
  wire         processor_setup_payload_context_remote_write;
  wire [23:0]  processor_setup_payload_context_send_psn;
  wire [23:0]  processor_setup_payload_context_receive_psn;
  wire [12:0]  processor_setup_payload_context_send_window;
  wire [7:0]   processor_setup_payload_context_message_limit;
  wire [7:0]   processor_setup_payload_context_sack_threshold;
  wire [2:0]   processor_setup_payload_context_retries;
  wire [2:0]   processor_setup_payload_context_rnr_retries;
  wire [4:0]   processor_setup_payload_context_rto_exponent;
  wire [4:0]   processor_setup_payload_context_rnr_timer;
  wire [15:0]  processor_setup_payload_context_initial_srtt;
  wire [3:0]   processor_setup_payload_context_last_path;
  wire [19:0]  processor_setup_payload_context_rate;
  wire [9:0]   processor_setup_payload_context_send_cq;
  wire [9:0]   processor_setup_payload_context_receive_cq;
  wire [63:0]  processor_setup_payload_context_send_queue;
  wire [3:0]   processor_setup_payload_context_send_queue_size;
  wire [63:0]  processor_setup_payload_context_receive_queue;
  wire [3:0]   processor_setup_payload_context_receive_queue_size;
  wire         processor_setup_payload_context_remote_read;
  wire         processor_setup_payload_context_remote_atomic;
  wire [23:0]  processor_setup_payload_context_response_send_psn;
  wire [23:0]  processor_setup_payload_context_response_receive_psn;
  wire [12:0]  processor_setup_payload_context_response_window;
  wire [5:0]   processor_setup_payload_context_reads_accepted;
  wire [5:0]   processor_setup_payload_context_reads_outstanding;
  wire         processor_setup_payload_context_extended;
  wire         processor_setup_payload_context_srq_used;
  wire [5:0]   processor_setup_payload_context_srq_srq;
  wire         processor_queue_valid;
  wire [9:0]   processor_queue_value_index;
  wire         processor_queue_value_valid;
  wire [63:0]  processor_queue_value_base;
  wire [3:0]   processor_queue_value_size;
  wire         processor_owners_pairs_valid;
  wire [9:0]   processor_owners_pairs_value_object;
  wire         processor_owners_pairs_value_exists;
  wire [7:0]   processor_owners_pairs_value_page;
  wire         processor_owners_queues_valid;
  wire [9:0]   processor_owners_queues_value_object;
  wire         processor_owners_queues_value_exists;
  wire [7:0]   processor_owners_queues_value_page;
  wire         processor_owners_shared_valid;
  wire [5:0]   processor_owners_shared_value_object;
  wire         processor_owners_shared_value_exists;
  wire [7:0]   processor_owners_shared_value_page;
  wire         processor_failed;
  wire         processor_events_valid;
  wire         processor_events_payload_is_queue;
  wire [2:0]   processor_events_payload_queue;
  wire         processor_events_payload_exists;
  wire [63:0]  processor_events_payload_base;
  wire [3:0]   processor_events_payload_size;
  wire [9:0]   processor_events_payload_completion_queue;
  wire         lives_in_ready;
  wire         lives_out_2_valid;
  wire [9:0]   lives_out_2_payload_qp;
  wire         lives_out_2_payload_groups_queues;
  wire         _unused_lives_out_2_payload_groups_receives;
  wire         _unused_lives_out_2_payload_groups_sends;
  wire         _unused_lives_out_2_payload_context_known;
  wire [23:0]  _unused_lives_out_2_payload_context_peer_qp;
  wire [9:0]   _unused_lives_out_2_payload_context_address_handle;
  wire [15:0]  _unused_lives_out_2_payload_context_pkey;
  wire [15:0]  _unused_lives_out_2_payload_context_pd;
  wire [2:0]   _unused_lives_out_2_payload_context_mtu_code;
  wire [1:0]   _unused_lives_out_2_payload_context_profile;
  wire         _unused_lives_out_2_payload_context_remote_write;
  wire [23:0]  _unused_lives_out_2_payload_context_send_psn;
  wire [23:0]  _unused_lives_out_2_payload_context_receive_psn;
  wire [12:0]  _unused_lives_out_2_payload_context_send_window;
  wire [7:0]   _unused_lives_out_2_payload_context_message_limit;
  wire [7:0]   _unused_lives_out_2_payload_context_sack_threshold;
  wire [2:0]   _unused_lives_out_2_payload_context_retries;
  wire [2:0]   _unused_lives_out_2_payload_context_rnr_retries;
  wire [4:0]   _unused_lives_out_2_payload_context_rto_exponent;
  wire [4:0]   _unused_lives_out_2_payload_context_rnr_timer;
  wire [15:0]  _unused_lives_out_2_payload_context_initial_srtt;
  wire [3:0]   _unused_lives_out_2_payload_context_last_path;
  wire [19:0]  _unused_lives_out_2_payload_context_rate;
  wire [9:0]   lives_out_2_payload_context_send_cq;
  wire [9:0]   lives_out_2_payload_context_receive_cq;
  wire [63:0]  _unused_lives_out_2_payload_context_send_queue;
  wire [3:0]   _unused_lives_out_2_payload_context_send_queue_size;
  wire [63:0]  _unused_lives_out_2_payload_context_receive_queue;
  wire [3:0]   _unused_lives_out_2_payload_context_receive_queue_size;
  wire         _unused_lives_out_2_payload_context_remote_read;
  wire         _unused_lives_out_2_payload_context_remote_atomic;
  wire [23:0]  _unused_lives_out_2_payload_context_response_send_psn;
  wire [23:0]  _unused_lives_out_2_payload_context_response_receive_psn;
  wire [12:0]  _unused_lives_out_2_payload_context_response_window;
  wire [5:0]   _unused_lives_out_2_payload_context_reads_accepted;
  wire [5:0]   _unused_lives_out_2_payload_context_reads_outstanding;
  wire         _unused_lives_out_2_payload_context_extended;
  wire         lives_out_2_payload_context_srq_used;
  wire [5:0]   lives_out_2_payload_context_srq_srq;
  wire         writer_setup_ready;
  wire         writer_consumed_ready;
  wire         writer_memory_bursts_valid;
  wire [63:0]  writer_memory_bursts_payload_address;
  wire [7:0]   writer_memory_bursts_payload_length;
  wire         writer_memory_data_valid;
  wire [511:0] writer_memory_data_payload_data;
  wire [63:0]  writer_memory_data_payload_strb;
  wire         writer_memory_data_payload_last;
  wire         writer_overflow_valid;
  wire [9:0]   writer_overflow_value;
  wire         writer_is_broken;
  wire         writer_failures_valid;
  wire [9:0]   writer_failures_payload_qp;
  wire [4:0]   writer_failures_payload_cause;
  wire         writer_failures_payload_named;
  wire [15:0]  writer_failures_payload_request;
  wire         writer_event_valid;
  wire [9:0]   writer_event_value;
  wire         writer_completed;
  wire         writer_fault;
  wire         writer_ended_valid;
  wire [9:0]   writer_ended_value;
  wire         slice_out_valid;
  wire [9:0]   slice_out_payload_qp;
  wire [4:0]   slice_out_payload_cause;
  wire         slice_out_payload_named;
  wire [15:0]  slice_out_payload_request;
  wire         slice_2_out_valid;
  wire [9:0]   slice_2_out_payload_qp;
  wire [4:0]   slice_2_out_payload_cause;
  wire         slice_2_out_payload_named;
  wire [15:0]  slice_2_out_payload_request;
  wire         others_inst_out_valid;
  wire [9:0]   others_inst_out_value;
  wire         begun_out_valid;
  wire [9:0]   begun_out_value;
  wire         drains_ended;
  wire         forgetter_rests;
  wire         dealt_endings_out_valid;
  wire [9:0]   dealt_endings_out_value;
  wire         queues_orders_ready;
  wire         queues_obeyed;
  wire         queues_events_ready;
  wire         queues_memory_bursts_valid;
  wire [63:0]  queues_memory_bursts_payload_address;
  wire [7:0]   queues_memory_bursts_payload_length;
  wire         queues_memory_data_valid;
  wire [511:0] queues_memory_data_payload_data;
  wire [63:0]  queues_memory_data_payload_strb;
  wire         queues_memory_data_payload_last;
  wire [7:0]   queues_existing;
  wire         queues_full;
  wire         queues_fault;
  wire [7:0]   queues_interrupts;
  wire         queues_events_named_ready;
  wire         queues_events_events_valid;
  wire [3:0]   queues_events_events_payload_type;
  wire [7:0]   queues_events_events_payload_syndrome;
  wire [15:0]  queues_events_events_payload_object;
  wire         reads_rests;
  wire         writes_clients_0_bursts_ready;
  wire         writes_clients_0_data_ready;
  wire         writes_clients_0_answers_valid;
  wire         writes_clients_0_answers_value;
  wire         writes_clients_1_bursts_ready;
  wire         writes_clients_1_data_ready;
  wire         writes_clients_1_answers_valid;
  wire         writes_clients_1_answers_value;
  wire         writes_rests;

  wire         processor_retrans_moved = |settings_choice_retrans;
  wire         choices_ready = writer_setup_ready;
  wire         lives_out_2_ready = choices_ready | ~lives_out_2_payload_groups_queues;
  wire         choices_valid = lives_out_2_valid & lives_out_2_payload_groups_queues;
  wire         sends_valid = send_completions_valid & ~waiting;
  wire [9:0]   sends_value = send_completions_payload_qp;
  wire         forgetter_quiet = drains_ended & processor_drain_is_mr;
  wire         processor_drained = processor_drain_is_mr ? forgetter_rests : drains_ended;
  wire         queues_events_read = control_events_read_valid & (control_events_read_value_queue == 3'd0);
  wire         queues_rising = irq & ~was_raised;
  wire         control_events_send_completion = send_completions_valid & send_completions_ready;
  wire         control_events_receive_completion = receive_completions_valid & receive_completions_ready;
  wire         control_events_bus_error = events_bus_error | writer_fault | queues_fault;

  Timebase_322266 time_inst (
    .clk(clk),
    .rst(in_reset),
    .now(now),
    .nanoseconds(nanoseconds)
  );

  NicControl_alveo_100g control (
    .clk(clk),
    .rst(in_reset),
    .s_axi_awaddr(s_axi_awaddr),
    .s_axi_awprot(s_axi_awprot),
    .s_axi_awvalid(s_axi_awvalid),
    .s_axi_awready(s_axi_awready),
    .s_axi_wdata(s_axi_wdata),
    .s_axi_wstrb(s_axi_wstrb),
    .s_axi_wvalid(s_axi_wvalid),
    .s_axi_wready(s_axi_wready),
    .s_axi_bresp(s_axi_bresp),
    .s_axi_bvalid(s_axi_bvalid),
    .s_axi_bready(s_axi_bready),
    .s_axi_araddr(s_axi_araddr),
    .s_axi_arprot(s_axi_arprot),
    .s_axi_arvalid(s_axi_arvalid),
    .s_axi_arready(s_axi_arready),
    .s_axi_rdata(s_axi_rdata),
    .s_axi_rresp(s_axi_rresp),
    .s_axi_rvalid(s_axi_rvalid),
    .s_axi_rready(s_axi_rready),
    .reset_asked(reset_asked),
    .irq(irq),
    .settings_mac(settings_mac),
    .settings_enable(settings_enable),
    .settings_check_trim_dscp(settings_check_trim_dscp),
    .settings_check_trim_last_dscp(settings_check_trim_last_dscp),
    .settings_check_trim_icrc_optional(settings_check_trim_icrc_optional),
    .settings_check_transport_version(settings_check_transport_version),
    .settings_choice_udp_port(settings_choice_udp_port),
    .settings_choice_retrans(settings_choice_retrans),
    .settings_choice_sack_bytes(settings_choice_sack_bytes),
    .settings_choice_sack_bits(settings_choice_sack_bits),
    .settings_choice_sack_missing(settings_choice_sack_missing),
    .settings_time_to_live(settings_time_to_live),
    .settings_source_port_base(settings_source_port_base),
    .settings_dscp_data(settings_dscp_data),
    .settings_dscp_request(settings_dscp_request),
    .settings_dscp_control(settings_dscp_control),
    .settings_dscp_probe(settings_dscp_probe),
    .settings_ack_every(settings_ack_every),
    .settings_ack_delay(settings_ack_delay),
    .settings_ack_on_end(settings_ack_on_end),
    .settings_rotate(settings_rotate),
    .settings_trim_nak(settings_trim_nak),
    .settings_trim_local(settings_trim_local),
    .settings_srtt_shift(settings_srtt_shift),
    .settings_jitter(settings_jitter),
    .settings_tail_probe_multiple(settings_tail_probe_multiple),
    .settings_backoff_most(settings_backoff_most),
    .settings_burst(settings_burst),
    .settings_quiet(settings_quiet),
    .settings_events_count(settings_events_count),
    .settings_events_time(settings_events_time),
    .send_doorbell_valid(send_doorbell_valid),
    .send_doorbell_ready(send_doorbell_ready),
    .send_doorbell_payload_qp(send_doorbell_payload_qp),
    .send_doorbell_payload_producer(send_doorbell_payload_producer),
    .receive_doorbell_valid(receive_doorbell_valid),
    .receive_doorbell_ready(receive_doorbell_ready),
    .receive_doorbell_payload_qp(receive_doorbell_payload_qp),
    .receive_doorbell_payload_producer(receive_doorbell_payload_producer),
    .consumed_valid(control_consumed_valid),
    .consumed_ready(writer_consumed_ready),
    .consumed_payload_queue(control_consumed_payload_queue),
    .consumed_payload_consumer(control_consumed_payload_consumer),
    .consumed_payload_arm(control_consumed_payload_arm),
    .srq_doorbell_valid(srq_doorbell_valid),
    .srq_doorbell_ready(srq_doorbell_ready),
    .srq_doorbell_payload_srq(srq_doorbell_payload_srq),
    .srq_doorbell_payload_number(srq_doorbell_payload_number),
    .srq_doorbell_payload_limiting(srq_doorbell_payload_limiting),
    .srq_doorbell_payload_life(srq_doorbell_payload_life),
    .srq_made_valid(srq_made_valid),
    .srq_made_value_srq(srq_made_value_srq),
    .srq_made_value_life(srq_made_value_life),
    .owners_pairs_valid(processor_owners_pairs_valid),
    .owners_pairs_value_object(processor_owners_pairs_value_object),
    .owners_pairs_value_exists(processor_owners_pairs_value_exists),
    .owners_pairs_value_page(processor_owners_pairs_value_page),
    .owners_queues_valid(processor_owners_queues_valid),
    .owners_queues_value_object(processor_owners_queues_value_object),
    .owners_queues_value_exists(processor_owners_queues_value_exists),
    .owners_queues_value_page(processor_owners_queues_value_page),
    .owners_shared_valid(processor_owners_shared_valid),
    .owners_shared_value_object(processor_owners_shared_value_object),
    .owners_shared_value_exists(processor_owners_shared_value_exists),
    .owners_shared_value_page(processor_owners_shared_value_page),
    .command_valid(control_command_valid),
    .command_value_code(control_command_value_code),
    .command_value_target(control_command_value_target),
    .command_value_arguments_0(control_command_value_arguments_0),
    .command_value_arguments_1(control_command_value_arguments_1),
    .command_value_arguments_2(control_command_value_arguments_2),
    .command_value_arguments_3(control_command_value_arguments_3),
    .command_value_arguments_4(control_command_value_arguments_4),
    .command_value_arguments_5(control_command_value_arguments_5),
    .command_value_arguments_6(control_command_value_arguments_6),
    .command_value_arguments_7(control_command_value_arguments_7),
    .command_value_arguments_8(control_command_value_arguments_8),
    .command_value_arguments_9(control_command_value_arguments_9),
    .command_value_arguments_10(control_command_value_arguments_10),
    .command_value_arguments_11(control_command_value_arguments_11),
    .command_value_arguments_12(control_command_value_arguments_12),
    .command_value_arguments_13(control_command_value_arguments_13),
    .command_value_arguments_14(control_command_value_arguments_14),
    .command_value_arguments_15(control_command_value_arguments_15),
    .command_value_arguments_16(control_command_value_arguments_16),
    .command_value_arguments_17(control_command_value_arguments_17),
    .command_value_arguments_18(control_command_value_arguments_18),
    .command_value_arguments_19(control_command_value_arguments_19),
    .command_value_arguments_20(control_command_value_arguments_20),
    .command_value_arguments_21(control_command_value_arguments_21),
    .command_value_arguments_22(control_command_value_arguments_22),
    .command_value_arguments_23(control_command_value_arguments_23),
    .answer_busy(processor_answer_busy),
    .answer_done(processor_answer_done),
    .answer_result(processor_answer_result),
    .answer_words_0(processor_answer_words_0),
    .answer_words_1(processor_answer_words_1),
    .answer_words_2(processor_answer_words_2),
    .answer_words_3(processor_answer_words_3),
    .received_valid(received_valid),
    .received_value(received_value),
    .acknowledged_valid(acknowledged_valid),
    .acknowledged_value(acknowledged_value),
    .events_packet(events_packet),
    .events_resend(events_resend),
    .events_ack(events_ack),
    .events_sack(events_sack),
    .events_drop_nak(events_drop_nak),
    .events_rnr_nak(events_rnr_nak),
    .events_fatal_nak(events_fatal_nak),
    .events_nak_full(events_nak_full),
    .events_timeout(events_timeout),
    .events_tail_probe(events_tail_probe),
    .events_rnr_wait(events_rnr_wait),
    .events_send_completion(control_events_send_completion),
    .events_receive_completion(control_events_receive_completion),
    .events_overflow(writer_overflow_valid),
    .events_bus_error(control_events_bus_error),
    .events_failed(processor_failed),
    .events_becn(events_becn),
    .events_write_refused(1'b0),
    .events_response(events_response),
    .events_send_beyond(events_send_beyond),
    .events_receive_beyond(events_receive_beyond),
    .events_data_response(events_data_response),
    .events_read(events_read),
    .events_atomic(events_atomic),
    .events_invalidation(processor_withdraws),
    .events_read_timeout(events_read_timeout),
    .events_denied(1'b0),
    .completed(writer_completed),
    .limit_valid(srq_limit_valid),
    .limit_value(srq_limit_value),
    .events_read_valid(control_events_read_valid),
    .events_read_value_queue(control_events_read_value_queue),
    .events_read_value_consumer(control_events_read_value_consumer),
    .event_settings_0_count(control_event_settings_0_count),
    .event_settings_0_time(control_event_settings_0_time),
    .event_settings_1_count(control_event_settings_1_count),
    .event_settings_1_time(control_event_settings_1_time),
    .event_settings_2_count(control_event_settings_2_count),
    .event_settings_2_time(control_event_settings_2_time),
    .event_settings_3_count(control_event_settings_3_count),
    .event_settings_3_time(control_event_settings_3_time),
    .event_settings_4_count(control_event_settings_4_count),
    .event_settings_4_time(control_event_settings_4_time),
    .event_settings_5_count(control_event_settings_5_count),
    .event_settings_5_time(control_event_settings_5_time),
    .event_settings_6_count(control_event_settings_6_count),
    .event_settings_6_time(control_event_settings_6_time),
    .event_settings_7_count(control_event_settings_7_count),
    .event_settings_7_time(control_event_settings_7_time),
    .listening(queues_existing[0]),
    .named_valid(control_named_valid),
    .named_ready(queues_events_named_ready),
    .named_payload_object(control_named_payload_object),
    .named_payload_slot(control_named_payload_slot),
    .named_payload_type(control_named_payload_type),
    .full(queues_full),
    .denied(control_denied),
    .now(now)
  );

  CommandProcessor_alveo_100g processor (
    .clk(clk),
    .rst(in_reset),
    .command_valid(control_command_valid),
    .command_value_code(control_command_value_code),
    .command_value_target(control_command_value_target),
    .command_value_arguments_0(control_command_value_arguments_0),
    .command_value_arguments_1(control_command_value_arguments_1),
    .command_value_arguments_2(control_command_value_arguments_2),
    .command_value_arguments_3(control_command_value_arguments_3),
    .command_value_arguments_4(control_command_value_arguments_4),
    .command_value_arguments_5(control_command_value_arguments_5),
    .command_value_arguments_6(control_command_value_arguments_6),
    .command_value_arguments_7(control_command_value_arguments_7),
    .command_value_arguments_8(control_command_value_arguments_8),
    .command_value_arguments_9(control_command_value_arguments_9),
    .command_value_arguments_10(control_command_value_arguments_10),
    .command_value_arguments_11(control_command_value_arguments_11),
    .command_value_arguments_12(control_command_value_arguments_12),
    .command_value_arguments_13(control_command_value_arguments_13),
    .command_value_arguments_14(control_command_value_arguments_14),
    .command_value_arguments_15(control_command_value_arguments_15),
    .command_value_arguments_16(control_command_value_arguments_16),
    .command_value_arguments_17(control_command_value_arguments_17),
    .command_value_arguments_18(control_command_value_arguments_18),
    .command_value_arguments_19(control_command_value_arguments_19),
    .command_value_arguments_20(control_command_value_arguments_20),
    .command_value_arguments_21(control_command_value_arguments_21),
    .command_value_arguments_22(control_command_value_arguments_22),
    .command_value_arguments_23(control_command_value_arguments_23),
    .answer_busy(processor_answer_busy),
    .answer_done(processor_answer_done),
    .answer_result(processor_answer_result),
    .answer_words_0(processor_answer_words_0),
    .answer_words_1(processor_answer_words_1),
    .answer_words_2(processor_answer_words_2),
    .answer_words_3(processor_answer_words_3),
    .quiet(settings_quiet),
    .retrans_moved(processor_retrans_moved),
    .now(now[24:0]),
    .failures_0_valid(slice_out_valid),
    .failures_0_ready(processor_failures_0_ready),
    .failures_0_payload_qp(slice_out_payload_qp),
    .failures_0_payload_cause(slice_out_payload_cause),
    .failures_0_payload_named(slice_out_payload_named),
    .failures_0_payload_request(slice_out_payload_request),
    .failures_1_valid(slice_2_out_valid),
    .failures_1_ready(processor_failures_1_ready),
    .failures_1_payload_qp(slice_2_out_payload_qp),
    .failures_1_payload_cause(slice_2_out_payload_cause),
    .failures_1_payload_named(slice_2_out_payload_named),
    .failures_1_payload_request(slice_2_out_payload_request),
    .failures_2_valid(writer_failures_valid),
    .failures_2_ready(processor_failures_2_ready),
    .failures_2_payload_qp(writer_failures_payload_qp),
    .failures_2_payload_cause(writer_failures_payload_cause),
    .failures_2_payload_named(writer_failures_payload_named),
    .failures_2_payload_request(writer_failures_payload_request),
    .asked(processor_asked),
    .is_broken(writer_is_broken),
    .drain_asked(processor_drain_asked),
    .drain_is_mr(processor_drain_is_mr),
    .drain_only_dealt(processor_drain_only_dealt),
    .drain_object(processor_drain_object),
    .drained(processor_drained),
    .withdrawals_valid(withdrawals_valid),
    .withdrawals_ready(withdrawals_ready),
    .withdrawals_payload(withdrawals_payload),
    .withdrawn_valid(withdrawn_valid),
    .withdrawn_value(withdrawn_value),
    .withdraws(processor_withdraws),
    .setup_valid(processor_setup_valid),
    .setup_ready(lives_in_ready),
    .setup_payload_qp(processor_setup_payload_qp),
    .setup_payload_groups_queues(processor_setup_payload_groups_queues),
    .setup_payload_groups_receives(processor_setup_payload_groups_receives),
    .setup_payload_groups_sends(processor_setup_payload_groups_sends),
    .setup_payload_context_known(processor_setup_payload_context_known),
    .setup_payload_context_peer_qp(processor_setup_payload_context_peer_qp),
    .setup_payload_context_address_handle(processor_setup_payload_context_address_handle),
    .setup_payload_context_pkey(processor_setup_payload_context_pkey),
    .setup_payload_context_pd(processor_setup_payload_context_pd),
    .setup_payload_context_mtu_code(processor_setup_payload_context_mtu_code),
    .setup_payload_context_profile(processor_setup_payload_context_profile),
    .setup_payload_context_remote_write(processor_setup_payload_context_remote_write),
    .setup_payload_context_send_psn(processor_setup_payload_context_send_psn),
    .setup_payload_context_receive_psn(processor_setup_payload_context_receive_psn),
    .setup_payload_context_send_window(processor_setup_payload_context_send_window),
    .setup_payload_context_message_limit(processor_setup_payload_context_message_limit),
    .setup_payload_context_sack_threshold(processor_setup_payload_context_sack_threshold),
    .setup_payload_context_retries(processor_setup_payload_context_retries),
    .setup_payload_context_rnr_retries(processor_setup_payload_context_rnr_retries),
    .setup_payload_context_rto_exponent(processor_setup_payload_context_rto_exponent),
    .setup_payload_context_rnr_timer(processor_setup_payload_context_rnr_timer),
    .setup_payload_context_initial_srtt(processor_setup_payload_context_initial_srtt),
    .setup_payload_context_last_path(processor_setup_payload_context_last_path),
    .setup_payload_context_rate(processor_setup_payload_context_rate),
    .setup_payload_context_send_cq(processor_setup_payload_context_send_cq),
    .setup_payload_context_receive_cq(processor_setup_payload_context_receive_cq),
    .setup_payload_context_send_queue(processor_setup_payload_context_send_queue),
    .setup_payload_context_send_queue_size(processor_setup_payload_context_send_queue_size),
    .setup_payload_context_receive_queue(processor_setup_payload_context_receive_queue),
    .setup_payload_context_receive_queue_size(processor_setup_payload_context_receive_queue_size),
    .setup_payload_context_remote_read(processor_setup_payload_context_remote_read),
    .setup_payload_context_remote_atomic(processor_setup_payload_context_remote_atomic),
    .setup_payload_context_response_send_psn(processor_setup_payload_context_response_send_psn),
    .setup_payload_context_response_receive_psn(processor_setup_payload_context_response_receive_psn),
    .setup_payload_context_response_window(processor_setup_payload_context_response_window),
    .setup_payload_context_reads_accepted(processor_setup_payload_context_reads_accepted),
    .setup_payload_context_reads_outstanding(processor_setup_payload_context_reads_outstanding),
    .setup_payload_context_extended(processor_setup_payload_context_extended),
    .setup_payload_context_srq_used(processor_setup_payload_context_srq_used),
    .setup_payload_context_srq_srq(processor_setup_payload_context_srq_srq),
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
    .list_valid(placement_lists_regions_valid),
    .list_value_index(placement_lists_regions_value_index),
    .list_value_base(placement_lists_regions_value_base),
    .list_value_size_listed(placement_lists_regions_value_size_listed),
    .list_value_size_shift(placement_lists_regions_value_size_shift),
    .list_value_deep(placement_lists_regions_value_deep),
    .list_value_address(placement_lists_regions_value_address),
    .address_valid(address_valid),
    .address_value_index(address_value_index),
    .address_value_handle_mac(address_value_handle_mac),
    .address_value_handle_tagged(address_value_handle_tagged),
    .address_value_handle_vlan(address_value_handle_vlan),
    .address_value_handle_ipv6(address_value_handle_ipv6),
    .address_value_handle_ip(address_value_handle_ip),
    .address_value_handle_gid(address_value_handle_gid),
    .gids_0_used(gids_0_used),
    .gids_0_ipv6(gids_0_ipv6),
    .gids_0_ip(gids_0_ip),
    .gids_1_used(gids_1_used),
    .gids_1_ipv6(gids_1_ipv6),
    .gids_1_ip(gids_1_ip),
    .gids_2_used(gids_2_used),
    .gids_2_ipv6(gids_2_ipv6),
    .gids_2_ip(gids_2_ip),
    .gids_3_used(gids_3_used),
    .gids_3_ipv6(gids_3_ipv6),
    .gids_3_ip(gids_3_ip),
    .gids_4_used(gids_4_used),
    .gids_4_ipv6(gids_4_ipv6),
    .gids_4_ip(gids_4_ip),
    .gids_5_used(gids_5_used),
    .gids_5_ipv6(gids_5_ipv6),
    .gids_5_ip(gids_5_ip),
    .gids_6_used(gids_6_used),
    .gids_6_ipv6(gids_6_ipv6),
    .gids_6_ip(gids_6_ip),
    .gids_7_used(gids_7_used),
    .gids_7_ipv6(gids_7_ipv6),
    .gids_7_ip(gids_7_ip),
    .queue_valid(processor_queue_valid),
    .queue_value_index(processor_queue_value_index),
    .queue_value_valid(processor_queue_value_valid),
    .queue_value_base(processor_queue_value_base),
    .queue_value_size(processor_queue_value_size),
    .srq_valid(srq_made_valid),
    .srq_value_srq(srq_made_value_srq),
    .srq_value_base(srq_made_value_base),
    .srq_value_size(srq_made_value_size),
    .srq_value_ahead(srq_made_value_ahead),
    .srq_value_limit(srq_made_value_limit),
    .srq_value_life(srq_made_value_life),
    .owners_pairs_valid(processor_owners_pairs_valid),
    .owners_pairs_value_object(processor_owners_pairs_value_object),
    .owners_pairs_value_exists(processor_owners_pairs_value_exists),
    .owners_pairs_value_page(processor_owners_pairs_value_page),
    .owners_queues_valid(processor_owners_queues_valid),
    .owners_queues_value_object(processor_owners_queues_value_object),
    .owners_queues_value_exists(processor_owners_queues_value_exists),
    .owners_queues_value_page(processor_owners_queues_value_page),
    .owners_shared_valid(processor_owners_shared_valid),
    .owners_shared_value_object(processor_owners_shared_value_object),
    .owners_shared_value_exists(processor_owners_shared_value_exists),
    .owners_shared_value_page(processor_owners_shared_value_page),
    .flush_valid(flush_valid),
    .flush_value_qp(flush_value_qp),
    .flush_value_send_status(flush_value_send_status),
    .flush_value_receive_status(flush_value_receive_status),
    .flush_value_named(flush_value_named),
    .flush_value_request(flush_value_request),
    .failed(processor_failed),
    .events_valid(processor_events_valid),
    .events_ready(queues_orders_ready),
    .events_payload_is_queue(processor_events_payload_is_queue),
    .events_payload_queue(processor_events_payload_queue),
    .events_payload_exists(processor_events_payload_exists),
    .events_payload_base(processor_events_payload_base),
    .events_payload_size(processor_events_payload_size),
    .events_payload_completion_queue(processor_events_payload_completion_queue),
    .obeyed(queues_obeyed)
  );

  Fork_3 #(.WIDTH(458)) lives (
    .clk(clk),
    .rst(in_reset),
    .in_valid(processor_setup_valid),
    .in_ready(lives_in_ready),
    .in_payload({processor_setup_payload_qp, processor_setup_payload_groups_queues,
                 processor_setup_payload_groups_receives, processor_setup_payload_groups_sends,
                 processor_setup_payload_context_known, processor_setup_payload_context_peer_qp,
                 processor_setup_payload_context_address_handle, processor_setup_payload_context_pkey,
                 processor_setup_payload_context_pd, processor_setup_payload_context_mtu_code,
                 processor_setup_payload_context_profile, processor_setup_payload_context_remote_write,
                 processor_setup_payload_context_send_psn, processor_setup_payload_context_receive_psn,
                 processor_setup_payload_context_send_window, processor_setup_payload_context_message_limit,
                 processor_setup_payload_context_sack_threshold, processor_setup_payload_context_retries,
                 processor_setup_payload_context_rnr_retries, processor_setup_payload_context_rto_exponent,
                 processor_setup_payload_context_rnr_timer, processor_setup_payload_context_initial_srtt,
                 processor_setup_payload_context_last_path, processor_setup_payload_context_rate,
                 processor_setup_payload_context_send_cq, processor_setup_payload_context_receive_cq,
                 processor_setup_payload_context_send_queue, processor_setup_payload_context_send_queue_size,
                 processor_setup_payload_context_receive_queue,
                 processor_setup_payload_context_receive_queue_size,
                 processor_setup_payload_context_remote_read, processor_setup_payload_context_remote_atomic,
                 processor_setup_payload_context_response_send_psn,
                 processor_setup_payload_context_response_receive_psn,
                 processor_setup_payload_context_response_window,
                 processor_setup_payload_context_reads_accepted,
                 processor_setup_payload_context_reads_outstanding, processor_setup_payload_context_extended,
                 processor_setup_payload_context_srq_used, processor_setup_payload_context_srq_srq}),
    .out_0_valid(receive_setup_valid),
    .out_0_ready(receive_setup_ready),
    .out_0_payload({receive_setup_payload_qp, receive_setup_payload_groups_queues,
                    receive_setup_payload_groups_receives, receive_setup_payload_groups_sends,
                    receive_setup_payload_context_known, receive_setup_payload_context_peer_qp,
                    receive_setup_payload_context_address_handle, receive_setup_payload_context_pkey,
                    receive_setup_payload_context_pd, receive_setup_payload_context_mtu_code,
                    receive_setup_payload_context_profile, receive_setup_payload_context_remote_write,
                    receive_setup_payload_context_send_psn, receive_setup_payload_context_receive_psn,
                    receive_setup_payload_context_send_window, receive_setup_payload_context_message_limit,
                    receive_setup_payload_context_sack_threshold, receive_setup_payload_context_retries,
                    receive_setup_payload_context_rnr_retries, receive_setup_payload_context_rto_exponent,
                    receive_setup_payload_context_rnr_timer, receive_setup_payload_context_initial_srtt,
                    receive_setup_payload_context_last_path, receive_setup_payload_context_rate,
                    receive_setup_payload_context_send_cq, receive_setup_payload_context_receive_cq,
                    receive_setup_payload_context_send_queue, receive_setup_payload_context_send_queue_size,
                    receive_setup_payload_context_receive_queue,
                    receive_setup_payload_context_receive_queue_size,
                    receive_setup_payload_context_remote_read, receive_setup_payload_context_remote_atomic,
                    receive_setup_payload_context_response_send_psn,
                    receive_setup_payload_context_response_receive_psn,
                    receive_setup_payload_context_response_window,
                    receive_setup_payload_context_reads_accepted,
                    receive_setup_payload_context_reads_outstanding, receive_setup_payload_context_extended,
                    receive_setup_payload_context_srq_used, receive_setup_payload_context_srq_srq}),
    .out_1_valid(send_setup_valid),
    .out_1_ready(send_setup_ready),
    .out_1_payload({send_setup_payload_qp, send_setup_payload_groups_queues,
                    send_setup_payload_groups_receives, send_setup_payload_groups_sends,
                    send_setup_payload_context_known, send_setup_payload_context_peer_qp,
                    send_setup_payload_context_address_handle, send_setup_payload_context_pkey,
                    send_setup_payload_context_pd, send_setup_payload_context_mtu_code,
                    send_setup_payload_context_profile, send_setup_payload_context_remote_write,
                    send_setup_payload_context_send_psn, send_setup_payload_context_receive_psn,
                    send_setup_payload_context_send_window, send_setup_payload_context_message_limit,
                    send_setup_payload_context_sack_threshold, send_setup_payload_context_retries,
                    send_setup_payload_context_rnr_retries, send_setup_payload_context_rto_exponent,
                    send_setup_payload_context_rnr_timer, send_setup_payload_context_initial_srtt,
                    send_setup_payload_context_last_path, send_setup_payload_context_rate,
                    send_setup_payload_context_send_cq, send_setup_payload_context_receive_cq,
                    send_setup_payload_context_send_queue, send_setup_payload_context_send_queue_size,
                    send_setup_payload_context_receive_queue, send_setup_payload_context_receive_queue_size,
                    send_setup_payload_context_remote_read, send_setup_payload_context_remote_atomic,
                    send_setup_payload_context_response_send_psn,
                    send_setup_payload_context_response_receive_psn,
                    send_setup_payload_context_response_window, send_setup_payload_context_reads_accepted,
                    send_setup_payload_context_reads_outstanding, send_setup_payload_context_extended,
                    send_setup_payload_context_srq_used, send_setup_payload_context_srq_srq}),
    .out_2_valid(lives_out_2_valid),
    .out_2_ready(lives_out_2_ready),
    .out_2_payload({lives_out_2_payload_qp, lives_out_2_payload_groups_queues,
                    _unused_lives_out_2_payload_groups_receives, _unused_lives_out_2_payload_groups_sends,
                    _unused_lives_out_2_payload_context_known, _unused_lives_out_2_payload_context_peer_qp,
                    _unused_lives_out_2_payload_context_address_handle,
                    _unused_lives_out_2_payload_context_pkey, _unused_lives_out_2_payload_context_pd,
                    _unused_lives_out_2_payload_context_mtu_code, _unused_lives_out_2_payload_context_profile,
                    _unused_lives_out_2_payload_context_remote_write,
                    _unused_lives_out_2_payload_context_send_psn,
                    _unused_lives_out_2_payload_context_receive_psn,
                    _unused_lives_out_2_payload_context_send_window,
                    _unused_lives_out_2_payload_context_message_limit,
                    _unused_lives_out_2_payload_context_sack_threshold,
                    _unused_lives_out_2_payload_context_retries,
                    _unused_lives_out_2_payload_context_rnr_retries,
                    _unused_lives_out_2_payload_context_rto_exponent,
                    _unused_lives_out_2_payload_context_rnr_timer,
                    _unused_lives_out_2_payload_context_initial_srtt,
                    _unused_lives_out_2_payload_context_last_path, _unused_lives_out_2_payload_context_rate,
                    lives_out_2_payload_context_send_cq, lives_out_2_payload_context_receive_cq,
                    _unused_lives_out_2_payload_context_send_queue,
                    _unused_lives_out_2_payload_context_send_queue_size,
                    _unused_lives_out_2_payload_context_receive_queue,
                    _unused_lives_out_2_payload_context_receive_queue_size,
                    _unused_lives_out_2_payload_context_remote_read,
                    _unused_lives_out_2_payload_context_remote_atomic,
                    _unused_lives_out_2_payload_context_response_send_psn,
                    _unused_lives_out_2_payload_context_response_receive_psn,
                    _unused_lives_out_2_payload_context_response_window,
                    _unused_lives_out_2_payload_context_reads_accepted,
                    _unused_lives_out_2_payload_context_reads_outstanding,
                    _unused_lives_out_2_payload_context_extended, lives_out_2_payload_context_srq_used,
                    lives_out_2_payload_context_srq_srq})
  );

  CompletionWriter_alveo_100g writer (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(choices_valid),
    .setup_ready(writer_setup_ready),
    .setup_payload_qp(lives_out_2_payload_qp),
    .setup_payload_sends(lives_out_2_payload_context_send_cq),
    .setup_payload_receives(lives_out_2_payload_context_receive_cq),
    .setup_payload_srq_used(lives_out_2_payload_context_srq_used),
    .setup_payload_srq_srq(lives_out_2_payload_context_srq_srq),
    .queues_valid(processor_queue_valid),
    .queues_value_index(processor_queue_value_index),
    .queues_value_valid(processor_queue_value_valid),
    .queues_value_base(processor_queue_value_base),
    .queues_value_size(processor_queue_value_size),
    .consumed_valid(control_consumed_valid),
    .consumed_ready(writer_consumed_ready),
    .consumed_payload_queue(control_consumed_payload_queue),
    .consumed_payload_consumer(control_consumed_payload_consumer),
    .consumed_payload_arm(control_consumed_payload_arm),
    .receives_valid(receive_completions_valid),
    .receives_ready(receive_completions_ready),
    .receives_payload_qp(receive_completions_payload_qp),
    .receives_payload_is_receive(receive_completions_payload_is_receive),
    .receives_payload_kind(receive_completions_payload_kind),
    .receives_payload_status(receive_completions_payload_status),
    .receives_payload_solicited(receive_completions_payload_solicited),
    .receives_payload_length(receive_completions_payload_length),
    .receives_payload_immediate(receive_completions_payload_immediate),
    .receives_payload_wqe_index(receive_completions_payload_wqe_index),
    .receives_payload_placements(receive_completions_payload_placements),
    .receives_payload_waiting(receive_completions_payload_waiting),
    .sends_valid(send_completions_valid),
    .sends_ready(send_completions_ready),
    .sends_payload_qp(send_completions_payload_qp),
    .sends_payload_is_receive(send_completions_payload_is_receive),
    .sends_payload_kind(send_completions_payload_kind),
    .sends_payload_status(send_completions_payload_status),
    .sends_payload_solicited(send_completions_payload_solicited),
    .sends_payload_length(send_completions_payload_length),
    .sends_payload_immediate(send_completions_payload_immediate),
    .sends_payload_wqe_index(send_completions_payload_wqe_index),
    .sends_payload_placements(send_completions_payload_placements),
    .sends_payload_waiting(send_completions_payload_waiting),
    .visible(visible),
    .placement_fault_valid(placement_fault_valid),
    .placement_fault_value_qp(placement_fault_value_qp),
    .placement_fault_value_placement(placement_fault_value_placement),
    .settings_count(settings_events_count),
    .settings_time(settings_events_time),
    .now(now),
    .memory_bursts_valid(writer_memory_bursts_valid),
    .memory_bursts_ready(writes_clients_1_bursts_ready),
    .memory_bursts_payload_address(writer_memory_bursts_payload_address),
    .memory_bursts_payload_length(writer_memory_bursts_payload_length),
    .memory_data_valid(writer_memory_data_valid),
    .memory_data_ready(writes_clients_1_data_ready),
    .memory_data_payload_data(writer_memory_data_payload_data),
    .memory_data_payload_strb(writer_memory_data_payload_strb),
    .memory_data_payload_last(writer_memory_data_payload_last),
    .memory_answers_valid(writes_clients_1_answers_valid),
    .memory_answers_value(writes_clients_1_answers_value),
    .overflow_valid(writer_overflow_valid),
    .overflow_value(writer_overflow_value),
    .asked(processor_asked),
    .is_broken(writer_is_broken),
    .failures_valid(writer_failures_valid),
    .failures_ready(processor_failures_2_ready),
    .failures_payload_qp(writer_failures_payload_qp),
    .failures_payload_cause(writer_failures_payload_cause),
    .failures_payload_named(writer_failures_payload_named),
    .failures_payload_request(writer_failures_payload_request),
    .event_valid(writer_event_valid),
    .event_value(writer_event_value),
    .completed(writer_completed),
    .fault(writer_fault),
    .ended_valid(writer_ended_valid),
    .ended_value(writer_ended_value),
    .srq_dealt_valid(srq_dealt_valid),
    .srq_dealt_value_qp(srq_dealt_value_qp),
    .srq_dealt_value_place(srq_dealt_value_place),
    .srq_dealt_value_tag(srq_dealt_value_tag),
    .srq_wanted_valid(srq_wanted_valid),
    .srq_wanted_value_qp(srq_wanted_value_qp),
    .srq_wanted_value_index(srq_wanted_value_index),
    .srq_tag_valid(srq_tag_valid),
    .srq_tag_value(srq_tag_value),
    .srq_ended_valid(srq_ended_valid),
    .srq_ended_value_qp(srq_ended_value_qp),
    .srq_ended_value_count(srq_ended_value_count)
  );

  HalfSlice #(.WIDTH(32)) slice (
    .clk(clk),
    .rst(in_reset),
    .in_valid(receive_failures_valid),
    .in_ready(receive_failures_ready),
    .in_payload({receive_failures_payload_qp, receive_failures_payload_cause, receive_failures_payload_named,
                 receive_failures_payload_request}),
    .out_valid(slice_out_valid),
    .out_ready(processor_failures_0_ready),
    .out_payload({slice_out_payload_qp, slice_out_payload_cause, slice_out_payload_named,
                  slice_out_payload_request})
  );

  HalfSlice #(.WIDTH(32)) slice_2 (
    .clk(clk),
    .rst(in_reset),
    .in_valid(send_failures_valid),
    .in_ready(send_failures_ready),
    .in_payload({send_failures_payload_qp, send_failures_payload_cause, send_failures_payload_named,
                 send_failures_payload_request}),
    .out_valid(slice_2_out_valid),
    .out_ready(processor_failures_1_ready),
    .out_payload({slice_2_out_payload_qp, slice_2_out_payload_cause, slice_2_out_payload_named,
                  slice_2_out_payload_request})
  );

  EventMerge_1024_8 others_inst (
    .clk(clk),
    .rst(in_reset),
    .first_valid(accesses_flushes_valid),
    .first_value(accesses_flushes_value),
    .second_valid(sends_valid),
    .second_value(sends_value),
    .out_valid(others_inst_out_valid),
    .out_value(others_inst_out_value)
  );

  EventMerge_1024_8 begun (
    .clk(clk),
    .rst(in_reset),
    .first_valid(accesses_completes_valid),
    .first_value(accesses_completes_value),
    .second_valid(others_inst_out_valid),
    .second_value(others_inst_out_value),
    .out_valid(begun_out_valid),
    .out_value(begun_out_value)
  );

  Drains_alveo_100g drains (
    .clk(clk),
    .rst(in_reset),
    .question_asked(processor_drain_asked),
    .question_is_mr(processor_drain_is_mr),
    .question_only_dealt(processor_drain_only_dealt),
    .question_object(processor_drain_object),
    .ended(drains_ended),
    .letting_go(accesses_letting_go),
    .pairs_0_beginning_valid(accesses_placements_beginning_valid),
    .pairs_0_beginning_value(accesses_placements_beginning_value),
    .pairs_0_ending_valid(accesses_placements_ending_valid),
    .pairs_0_ending_value(accesses_placements_ending_value),
    .pairs_1_beginning_valid(accesses_payloads_beginning_valid),
    .pairs_1_beginning_value(accesses_payloads_beginning_value),
    .pairs_1_ending_valid(accesses_payloads_ending_valid),
    .pairs_1_ending_value(accesses_payloads_ending_value),
    .pairs_2_beginning_valid(accesses_reports_beginning_valid),
    .pairs_2_beginning_value(accesses_reports_beginning_value),
    .pairs_2_ending_valid(accesses_reports_ending_valid),
    .pairs_2_ending_value(accesses_reports_ending_value),
    .pairs_3_beginning_valid(begun_out_valid),
    .pairs_3_beginning_value(begun_out_value),
    .pairs_3_ending_valid(writer_ended_valid),
    .pairs_3_ending_value(writer_ended_value),
    .pairs_4_beginning_valid(accesses_send_wqes_beginning_valid),
    .pairs_4_beginning_value(accesses_send_wqes_beginning_value),
    .pairs_4_ending_valid(accesses_send_wqes_ending_valid),
    .pairs_4_ending_value(accesses_send_wqes_ending_value),
    .pairs_5_beginning_valid(accesses_receive_wqes_beginning_valid),
    .pairs_5_beginning_value(accesses_receive_wqes_beginning_value),
    .pairs_5_ending_valid(accesses_receive_wqes_ending_valid),
    .pairs_5_ending_value(accesses_receive_wqes_ending_value),
    .pairs_6_beginning_valid(accesses_atomics_beginning_valid),
    .pairs_6_beginning_value(accesses_atomics_beginning_value),
    .pairs_6_ending_valid(accesses_atomics_ending_valid),
    .pairs_6_ending_value(accesses_atomics_ending_value),
    .pairs_7_beginning_valid(srq_beginning_valid),
    .pairs_7_beginning_value(srq_beginning_value),
    .pairs_7_ending_valid(dealt_endings_out_valid),
    .pairs_7_ending_value(dealt_endings_out_value),
    .mrs_0_beginning_valid(accesses_mr_placements_beginning_valid),
    .mrs_0_beginning_value(accesses_mr_placements_beginning_value),
    .mrs_0_ending_valid(accesses_mr_placements_ending_valid),
    .mrs_0_ending_value(accesses_mr_placements_ending_value),
    .mrs_1_beginning_valid(accesses_mr_payloads_beginning_valid),
    .mrs_1_beginning_value(accesses_mr_payloads_beginning_value),
    .mrs_1_ending_valid(accesses_mr_payloads_ending_valid),
    .mrs_1_ending_value(accesses_mr_payloads_ending_value),
    .mrs_2_beginning_valid(accesses_mr_atomics_beginning_valid),
    .mrs_2_beginning_value(accesses_mr_atomics_beginning_value),
    .mrs_2_ending_valid(accesses_mr_atomics_ending_valid),
    .mrs_2_ending_value(accesses_mr_atomics_ending_value)
  );

  Forgetter_4096_3 forgetter (
    .clk(clk),
    .rst(in_reset),
    .registered_valid(placement_lists_regions_valid),
    .registered_value(placement_lists_regions_value_index),
    .listed(placement_lists_regions_value_size_listed),
    .quiet(forgetter_quiet),
    .mr(processor_drain_object[11:0]),
    .forget_valid(placement_lists_forget_valid),
    .forget_value(placement_lists_forget_value),
    .forgot({placement_lists_forgot, payload_lists_forgot, atomic_lists_forgot}),
    .rests(forgetter_rests)
  );

  EventMerge_1024_8 endings (
    .clk(clk),
    .rst(in_reset),
    .first_valid(srq_ended_valid),
    .first_value(srq_ended_value_qp),
    .second_valid(srq_returned_valid),
    .second_value(srq_returned_value),
    .out_valid(dealt_endings_out_valid),
    .out_value(dealt_endings_out_value)
  );

  EventQueues_alveo_100g queues (
    .clk(clk),
    .rst(in_reset),
    .orders_valid(processor_events_valid),
    .orders_ready(queues_orders_ready),
    .orders_payload_is_queue(processor_events_payload_is_queue),
    .orders_payload_queue(processor_events_payload_queue),
    .orders_payload_exists(processor_events_payload_exists),
    .orders_payload_base(processor_events_payload_base),
    .orders_payload_size(processor_events_payload_size),
    .orders_payload_completion_queue(processor_events_payload_completion_queue),
    .obeyed(queues_obeyed),
    .consumed_valid(control_events_read_valid),
    .consumed_value_queue(control_events_read_value_queue),
    .consumed_value_consumer(control_events_read_value_consumer),
    .completions_valid(writer_event_valid),
    .completions_value(writer_event_value),
    .events_valid(queues_events_events_valid),
    .events_ready(queues_events_ready),
    .events_payload_type(queues_events_events_payload_type),
    .events_payload_syndrome(queues_events_events_payload_syndrome),
    .events_payload_object(queues_events_events_payload_object),
    .settings_0_count(control_event_settings_0_count),
    .settings_0_time(control_event_settings_0_time),
    .settings_1_count(control_event_settings_1_count),
    .settings_1_time(control_event_settings_1_time),
    .settings_2_count(control_event_settings_2_count),
    .settings_2_time(control_event_settings_2_time),
    .settings_3_count(control_event_settings_3_count),
    .settings_3_time(control_event_settings_3_time),
    .settings_4_count(control_event_settings_4_count),
    .settings_4_time(control_event_settings_4_time),
    .settings_5_count(control_event_settings_5_count),
    .settings_5_time(control_event_settings_5_time),
    .settings_6_count(control_event_settings_6_count),
    .settings_6_time(control_event_settings_6_time),
    .settings_7_count(control_event_settings_7_count),
    .settings_7_time(control_event_settings_7_time),
    .now(now[15:0]),
    .memory_bursts_valid(queues_memory_bursts_valid),
    .memory_bursts_ready(writes_clients_0_bursts_ready),
    .memory_bursts_payload_address(queues_memory_bursts_payload_address),
    .memory_bursts_payload_length(queues_memory_bursts_payload_length),
    .memory_data_valid(queues_memory_data_valid),
    .memory_data_ready(writes_clients_0_data_ready),
    .memory_data_payload_data(queues_memory_data_payload_data),
    .memory_data_payload_strb(queues_memory_data_payload_strb),
    .memory_data_payload_last(queues_memory_data_payload_last),
    .memory_answers_valid(writes_clients_0_answers_valid),
    .memory_answers_value(writes_clients_0_answers_value),
    .existing(queues_existing),
    .full(queues_full),
    .fault(queues_fault),
    .interrupts(queues_interrupts)
  );

  HostEvents_alveo_100g queues_events (
    .clk(clk),
    .rst(in_reset),
    .failed_valid(processor_failed),
    .failed_value(state_value_qp),
    .overrun_valid(writer_overflow_valid),
    .overrun_value(writer_overflow_value),
    .named_valid(control_named_valid),
    .named_ready(queues_events_named_ready),
    .named_payload_object(control_named_payload_object),
    .named_payload_slot(control_named_payload_slot),
    .named_payload_type(control_named_payload_type),
    .denied(control_denied),
    .bus_error(queues_events_bus_error_d1),
    .done(processor_answer_done),
    .result({2'd0, processor_answer_result}),
    .read(queues_events_read),
    .events_valid(queues_events_events_valid),
    .events_ready(queues_events_ready),
    .events_payload_type(queues_events_events_payload_type),
    .events_payload_syndrome(queues_events_events_payload_syndrome),
    .events_payload_object(queues_events_events_payload_object)
  );

  ReadArbiter_64_8_3 reads (
    .clk(clk),
    .rst(in_reset),
    .clients_0_bursts_valid(receive_wqes_bursts_valid),
    .clients_0_bursts_ready(receive_wqes_bursts_ready),
    .clients_0_bursts_payload_address(receive_wqes_bursts_payload_address),
    .clients_0_bursts_payload_length(receive_wqes_bursts_payload_length),
    .clients_0_beats_valid(receive_wqes_beats_valid),
    .clients_0_beats_value_data(receive_wqes_beats_value_data),
    .clients_0_beats_value_bad(receive_wqes_beats_value_bad),
    .clients_0_beats_value_last(receive_wqes_beats_value_last),
    .clients_1_bursts_valid(send_wqes_bursts_valid),
    .clients_1_bursts_ready(send_wqes_bursts_ready),
    .clients_1_bursts_payload_address(send_wqes_bursts_payload_address),
    .clients_1_bursts_payload_length(send_wqes_bursts_payload_length),
    .clients_1_beats_valid(send_wqes_beats_valid),
    .clients_1_beats_value_data(send_wqes_beats_value_data),
    .clients_1_beats_value_bad(send_wqes_beats_value_bad),
    .clients_1_beats_value_last(send_wqes_beats_value_last),
    .clients_2_bursts_valid(payload_bursts_valid),
    .clients_2_bursts_ready(payload_bursts_ready),
    .clients_2_bursts_payload_address(payload_bursts_payload_address),
    .clients_2_bursts_payload_length(payload_bursts_payload_length),
    .clients_2_beats_valid(payload_beats_valid),
    .clients_2_beats_value_data(payload_beats_value_data),
    .clients_2_beats_value_bad(payload_beats_value_bad),
    .clients_2_beats_value_last(payload_beats_value_last),
    .clients_3_bursts_valid(atomic_reads_bursts_valid),
    .clients_3_bursts_ready(atomic_reads_bursts_ready),
    .clients_3_bursts_payload_address(atomic_reads_bursts_payload_address),
    .clients_3_bursts_payload_length(atomic_reads_bursts_payload_length),
    .clients_3_beats_valid(atomic_reads_beats_valid),
    .clients_3_beats_value_data(atomic_reads_beats_value_data),
    .clients_3_beats_value_bad(atomic_reads_beats_value_bad),
    .clients_3_beats_value_last(atomic_reads_beats_value_last),
    .clients_4_bursts_valid(srq_memory_bursts_valid),
    .clients_4_bursts_ready(srq_memory_bursts_ready),
    .clients_4_bursts_payload_address(srq_memory_bursts_payload_address),
    .clients_4_bursts_payload_length(srq_memory_bursts_payload_length),
    .clients_4_beats_valid(srq_memory_beats_valid),
    .clients_4_beats_value_data(srq_memory_beats_value_data),
    .clients_4_beats_value_bad(srq_memory_beats_value_bad),
    .clients_4_beats_value_last(srq_memory_beats_value_last),
    .clients_5_bursts_valid(placement_lists_memory_bursts_valid),
    .clients_5_bursts_ready(placement_lists_memory_bursts_ready),
    .clients_5_bursts_payload_address(placement_lists_memory_bursts_payload_address),
    .clients_5_bursts_payload_length(placement_lists_memory_bursts_payload_length),
    .clients_5_beats_valid(placement_lists_memory_beats_valid),
    .clients_5_beats_value_data(placement_lists_memory_beats_value_data),
    .clients_5_beats_value_bad(placement_lists_memory_beats_value_bad),
    .clients_5_beats_value_last(placement_lists_memory_beats_value_last),
    .clients_6_bursts_valid(payload_lists_memory_bursts_valid),
    .clients_6_bursts_ready(payload_lists_memory_bursts_ready),
    .clients_6_bursts_payload_address(payload_lists_memory_bursts_payload_address),
    .clients_6_bursts_payload_length(payload_lists_memory_bursts_payload_length),
    .clients_6_beats_valid(payload_lists_memory_beats_valid),
    .clients_6_beats_value_data(payload_lists_memory_beats_value_data),
    .clients_6_beats_value_bad(payload_lists_memory_beats_value_bad),
    .clients_6_beats_value_last(payload_lists_memory_beats_value_last),
    .clients_7_bursts_valid(atomic_lists_memory_bursts_valid),
    .clients_7_bursts_ready(atomic_lists_memory_bursts_ready),
    .clients_7_bursts_payload_address(atomic_lists_memory_bursts_payload_address),
    .clients_7_bursts_payload_length(atomic_lists_memory_bursts_payload_length),
    .clients_7_beats_valid(atomic_lists_memory_beats_valid),
    .clients_7_beats_value_data(atomic_lists_memory_beats_value_data),
    .clients_7_beats_value_bad(atomic_lists_memory_beats_value_bad),
    .clients_7_beats_value_last(atomic_lists_memory_beats_value_last),
    .ar_valid(m_axi_arvalid),
    .ar_ready(m_axi_arready),
    .ar_payload_id(m_axi_arid),
    .ar_payload_addr(m_axi_araddr),
    .ar_payload_len(m_axi_arlen),
    .ar_payload_size(m_axi_arsize),
    .ar_payload_burst(m_axi_arburst),
    .ar_payload_lock(m_axi_arlock),
    .ar_payload_cache(m_axi_arcache),
    .ar_payload_prot(m_axi_arprot),
    .ar_payload_qos(m_axi_arqos),
    .r_valid(m_axi_rvalid),
    .r_ready(m_axi_rready),
    .r_payload_id(m_axi_rid),
    .r_payload_data(m_axi_rdata),
    .r_payload_resp(m_axi_rresp),
    .r_payload_last(m_axi_rlast),
    .stop(stop),
    .rests(reads_rests)
  );

  WriteArbiter_64_4_3 writes (
    .clk(clk),
    .rst(in_reset),
    .clients_0_bursts_valid(queues_memory_bursts_valid),
    .clients_0_bursts_ready(writes_clients_0_bursts_ready),
    .clients_0_bursts_payload_address(queues_memory_bursts_payload_address),
    .clients_0_bursts_payload_length(queues_memory_bursts_payload_length),
    .clients_0_data_valid(queues_memory_data_valid),
    .clients_0_data_ready(writes_clients_0_data_ready),
    .clients_0_data_payload_data(queues_memory_data_payload_data),
    .clients_0_data_payload_strb(queues_memory_data_payload_strb),
    .clients_0_data_payload_last(queues_memory_data_payload_last),
    .clients_0_answers_valid(writes_clients_0_answers_valid),
    .clients_0_answers_value(writes_clients_0_answers_value),
    .clients_1_bursts_valid(writer_memory_bursts_valid),
    .clients_1_bursts_ready(writes_clients_1_bursts_ready),
    .clients_1_bursts_payload_address(writer_memory_bursts_payload_address),
    .clients_1_bursts_payload_length(writer_memory_bursts_payload_length),
    .clients_1_data_valid(writer_memory_data_valid),
    .clients_1_data_ready(writes_clients_1_data_ready),
    .clients_1_data_payload_data(writer_memory_data_payload_data),
    .clients_1_data_payload_strb(writer_memory_data_payload_strb),
    .clients_1_data_payload_last(writer_memory_data_payload_last),
    .clients_1_answers_valid(writes_clients_1_answers_valid),
    .clients_1_answers_value(writes_clients_1_answers_value),
    .clients_2_bursts_valid(placement_bursts_valid),
    .clients_2_bursts_ready(placement_bursts_ready),
    .clients_2_bursts_payload_address(placement_bursts_payload_address),
    .clients_2_bursts_payload_length(placement_bursts_payload_length),
    .clients_2_data_valid(placement_data_valid),
    .clients_2_data_ready(placement_data_ready),
    .clients_2_data_payload_data(placement_data_payload_data),
    .clients_2_data_payload_strb(placement_data_payload_strb),
    .clients_2_data_payload_last(placement_data_payload_last),
    .clients_2_answers_valid(placement_answers_valid),
    .clients_2_answers_value(placement_answers_value),
    .clients_3_bursts_valid(atomic_writes_bursts_valid),
    .clients_3_bursts_ready(atomic_writes_bursts_ready),
    .clients_3_bursts_payload_address(atomic_writes_bursts_payload_address),
    .clients_3_bursts_payload_length(atomic_writes_bursts_payload_length),
    .clients_3_data_valid(atomic_writes_data_valid),
    .clients_3_data_ready(atomic_writes_data_ready),
    .clients_3_data_payload_data(atomic_writes_data_payload_data),
    .clients_3_data_payload_strb(atomic_writes_data_payload_strb),
    .clients_3_data_payload_last(atomic_writes_data_payload_last),
    .clients_3_answers_valid(atomic_writes_answers_valid),
    .clients_3_answers_value(atomic_writes_answers_value),
    .aw_valid(m_axi_awvalid),
    .aw_ready(m_axi_awready),
    .aw_payload_id(m_axi_awid),
    .aw_payload_addr(m_axi_awaddr),
    .aw_payload_len(m_axi_awlen),
    .aw_payload_size(m_axi_awsize),
    .aw_payload_burst(m_axi_awburst),
    .aw_payload_lock(m_axi_awlock),
    .aw_payload_cache(m_axi_awcache),
    .aw_payload_prot(m_axi_awprot),
    .aw_payload_qos(m_axi_awqos),
    .w_valid(m_axi_wvalid),
    .w_ready(m_axi_wready),
    .w_payload_data(m_axi_wdata),
    .w_payload_strb(m_axi_wstrb),
    .w_payload_last(m_axi_wlast),
    .b_valid(m_axi_bvalid),
    .b_ready(m_axi_bready),
    .b_payload_id(m_axi_bid),
    .b_payload_resp(m_axi_bresp),
    .stop(stop),
    .rests(writes_rests)
  );

  assign payload_lists_regions_valid = placement_lists_regions_valid;
  assign payload_lists_regions_value_index = placement_lists_regions_value_index;
  assign payload_lists_regions_value_base = placement_lists_regions_value_base;
  assign payload_lists_regions_value_size_listed = placement_lists_regions_value_size_listed;
  assign payload_lists_regions_value_size_shift = placement_lists_regions_value_size_shift;
  assign payload_lists_regions_value_deep = placement_lists_regions_value_deep;
  assign payload_lists_regions_value_address = placement_lists_regions_value_address;
  assign payload_lists_forget_valid = placement_lists_forget_valid;
  assign payload_lists_forget_value = placement_lists_forget_value;
  assign atomic_lists_regions_valid = placement_lists_regions_valid;
  assign atomic_lists_regions_value_index = placement_lists_regions_value_index;
  assign atomic_lists_regions_value_base = placement_lists_regions_value_base;
  assign atomic_lists_regions_value_size_listed = placement_lists_regions_value_size_listed;
  assign atomic_lists_regions_value_size_shift = placement_lists_regions_value_size_shift;
  assign atomic_lists_regions_value_deep = placement_lists_regions_value_deep;
  assign atomic_lists_regions_value_address = placement_lists_regions_value_address;
  assign atomic_lists_forget_valid = placement_lists_forget_valid;
  assign atomic_lists_forget_value = placement_lists_forget_value;
  assign rests = reads_rests & writes_rests;

  always @(posedge clk) begin
    if (in_reset) begin
      waiting <= 1'b0;
      was_raised <= 1'b0;
    end else begin
      waiting <= send_completions_valid & ~send_completions_ready;
      was_raised <= irq;
    end
  end

  always @(posedge clk) begin
    messages <= queues_interrupts | {7'd0, queues_rising};
    queues_events_bus_error_d1 <= events_bus_error | writer_fault | queues_fault;
    in_reset <= rst | reset;
  end

  wire        _unused = &{1'b0, events_send_completion, events_receive_completion, events_overflow,
                          events_failed, events_write_refused, events_invalidation, events_denied,
                          queues_existing[7:1]};

`ifdef FORMAL
  localparam [2:0] QUEUE_PAIR_STATE_RESET = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_ERR   = 3'd5;
  always @(posedge clk) if (!in_reset)
    no_reset_beside_a_set_up: assert (
      ~(processor_setup_valid & lives_in_ready & state_valid &
        (state_value_state == QUEUE_PAIR_STATE_RESET)));
  always @(posedge clk) if (!in_reset)
    a_flush_comes_with_the_state_of_its_queue_pair: assert (
      ~flush_valid |
      (state_valid & (state_value_state == QUEUE_PAIR_STATE_ERR) & (flush_value_qp == state_value_qp)));
`elsif HDL_CLAIMS
  localparam [2:0] QUEUE_PAIR_STATE_RESET = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_ERR   = 3'd5;
  always @(posedge clk) if (!in_reset && !(~(processor_setup_valid & lives_in_ready & state_valid &
                                             (state_value_state == QUEUE_PAIR_STATE_RESET)))) begin
    $display("HostSide.java: HDL801: claim 'no reset beside a set-up' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~flush_valid | (state_valid &
                                                           (state_value_state == QUEUE_PAIR_STATE_ERR) &
                                                           (flush_value_qp == state_value_qp)))) begin
    $display("HostSide.java: HDL801: claim 'a flush comes with the state of its queue pair' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
