`default_nettype none

// ReceiveQueue_alveo_100g: fetches receive WQEs, keeps them on chip until they are consumed, and flushes
// them.  Generated from ReceiveQueue.java.
// timeline lookup: 3 cycles, 8 registers (152 bits), of these 1 (16 bits) only wait
module ReceiveQueue_alveo_100g (
  input  wire         clk,
  input  wire         rst,
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
  input  wire         state_valid,
  input  wire [9:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  // doorbell: doorbells
  input  wire         doorbell_valid,
  output wire         doorbell_ready,
  input  wire [9:0]   doorbell_payload_qp,  // queue pair, local number
  input  wire [15:0]  doorbell_payload_producer,  // free-running count of posted requests, modulo 65536
  // reported: receivesDone counts the WQEs whose place on chip is free; 0 is told when a life begins
  input  wire         reported_valid,
  input  wire [9:0]   reported_value_flow,
  input  wire [23:0]  reported_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0]  reported_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0]  reported_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0]  reported_value_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  // used: WQEs that have completed
  input  wire         used_valid,
  input  wire [9:0]   used_value_qp,  // queue pair, local number
  input  wire [15:0]  used_value_producer,  // free-running count of posted requests, modulo 65536
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_beats: what was read
  input  wire         memory_beats_valid,
  input  wire [511:0] memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         memory_beats_value_last,  // the burst ends with this beat
  input  wire         lookup_valid,  // cycle 0
  input  wire [9:0]   lookup_value_qp,  // cycle 0: queue pair, local number
  input  wire [23:0]  lookup_value_number,  // cycle 0: RQMSN: counted from 0 at the start of the queue pair's life
  // wqe: three cycles after its look-up
  output reg          wqe_rung,  // cycle 3: the host has posted it
  output reg          wqe_on_chip,  // cycle 3: it has been fetched
  output reg  [63:0]  wqe_address,  // cycle 3: buffer
  output reg  [31:0]  wqe_length,  // cycle 3: bytes of the buffer
  output wire [31:0]  wqe_key,  // cycle 3: local key
  output reg          wqe_bad,  // cycle 3: it could not be read: there is no buffer
  // flush: a queue pair goes to error
  input  wire         flush_valid,
  input  wire [9:0]   flush_value_qp,  // queue pair, local number
  input  wire [3:0]   flush_value_send_status,  // of one incomplete send WQE
  input  wire [3:0]   flush_value_receive_status,  // of the oldest incomplete receive WQE
  input  wire         flush_value_named,  // that is the send WQE with this index; else the oldest incomplete one
  input  wire [15:0]  flush_value_request,
  input  wire [29:0]  entered,  // packets that have begun to wait for their report, modulo 2^30
  input  wire [29:0]  left,  // packets that have been reported, modulo 2^30
  // flushed: a flush begins: everything before it has been reported
  output wire         flushed_valid,
  output wire [9:0]   flushed_value,
  output wire         fault,  // one cycle: the bus has refused to read a WQE
  // received: of messages
  input  wire         received_valid,
  output wire         received_ready,
  input  wire [9:0]   received_payload_qp,  // queue pair, local number
  input  wire         received_payload_is_receive,  // for the receive completion queue
  input  wire [3:0]   received_payload_kind,  // CompletionKind
  input  wire [3:0]   received_payload_status,  // CompletionStatus
  input  wire         received_payload_solicited,  // solicited event
  input  wire [31:0]  received_payload_length,  // bytes received; of a send, bytes sent or brought
  input  wire [31:0]  received_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0]  received_payload_wqe_index,  // free-running index of the completed request in its queue
  input  wire [23:0]  received_payload_placements,  // wait until so many placements are visible
  input  wire         received_payload_waiting,  // placements counts; that of a Send or a Write does not wait
  input  wire         receiving,  // there is one, though it may be held: flushed WQEs wait
  // completions: of messages, and of flushed WQEs behind them
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
  // flushes: a completion of a flush begins for this queue pair
  output wire         flushes_valid,
  output wire [9:0]   flushes_value,
  // fetches_beginning: one more is under way for this object
  output wire         fetches_beginning_valid,
  output wire [9:0]   fetches_beginning_value,
  // fetches_ending: one less is under way for this object
  output wire         fetches_ending_valid,
  output wire [9:0]   fetches_ending_value,
  output wire         beyond,  // one cycle: a doorbell's producer index is beyond the queue
  // srq: of shared receive queues, where there are any
  input  wire         srq_doorbell_valid,
  output wire         srq_doorbell_ready,
  input  wire [5:0]   srq_doorbell_payload_srq,
  input  wire [15:0]  srq_doorbell_payload_number,  // free-running count of posted WQEs, modulo 65536; or the limit
  input  wire         srq_doorbell_payload_limiting,  // an event when fewer are left than the number says; 0 = none
  input  wire [4:0]   srq_doorbell_payload_life,  // life in which it was rung
  // srq_made: one is made
  input  wire         srq_made_valid,
  input  wire [5:0]   srq_made_value_srq,
  input  wire [63:0]  srq_made_value_base,  // 64-byte aligned
  input  wire [3:0]   srq_made_value_size,  // log2 of its entries, 0 to 15
  input  wire [3:0]   srq_made_value_ahead,  // WQEs that each queue pair is dealt ahead, at least 1
  input  wire [15:0]  srq_made_value_limit,  // an event when fewer are left; 0 = none
  input  wire [4:0]   srq_made_value_life,  // of the one that begins
  // srq_ended: WQEs that a queue pair was dealt are complete
  input  wire         srq_ended_valid,
  input  wire [9:0]   srq_ended_value_qp,  // queue pair, local number
  input  wire [3:0]   srq_ended_value_count,  // in this life, modulo twice as many as it can have
  // srq_memory: WQEs are read
  output wire         srq_memory_bursts_valid,
  input  wire         srq_memory_bursts_ready,
  output wire [63:0]  srq_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   srq_memory_bursts_payload_length,  // beats less one
  // srq_memory_beats: what was read
  input  wire         srq_memory_beats_valid,
  input  wire [511:0] srq_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         srq_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         srq_memory_beats_value_last,  // the burst ends with this beat
  // srq_beginning: one more WQE belongs to this queue pair, until it is complete
  output wire         srq_beginning_valid,
  output wire [9:0]   srq_beginning_value,
  // srq_returned: this queue pair has one less, which another one gets, or none that it was to get
  output wire         srq_returned_valid,
  output wire [9:0]   srq_returned_value,
  // srq_wanted: the tag of one is wanted
  output wire         srq_wanted_valid,
  output wire [9:0]   srq_wanted_value_qp,  // queue pair, local number
  output wire [15:0]  srq_wanted_value_index,  // free-running index among those of the queue pair, modulo 65536
  // srq_tag: here it is
  input  wire         srq_tag_valid,
  input  wire [15:0]  srq_tag_value,
  // srq_dealt: it is there; before any completion of it
  output wire         srq_dealt_valid,
  output wire [9:0]   srq_dealt_value_qp,  // queue pair, local number
  output wire [2:0]   srq_dealt_value_place,  // low bits of its index among those of the queue pair
  output wire [15:0]  srq_dealt_value_tag,  // what its completion says to the host
  // srq_limit: fewer are left in this queue than its limit
  output wire         srq_limit_valid,
  output wire [5:0]   srq_limit_value,
  // served: where there are any: what became of packets that needed a WQE
  input  wire         served_valid,
  input  wire [9:0]   served_value_qp,  // queue pair, local number
  input  wire [15:0]  served_value_index,  // its index in the queue of the queue pair, modulo 65536
  input  wire         served_value_found  // there is one, and it belongs to the packet's message from now on; else the packet has gone for nothing
);
  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg          refused;
  reg          waiting;
  reg          offered;
  // ---- timeline lookup, cycle 1
  reg  [15:0]  lookup_value_number_15_0_c1;
  // ---- timeline lookup, cycle 2
  reg  [15:0]  lookup_value_number_15_0_c2;
  // ---- timeline lookup, cycle 3
  reg  [20:0]  word_21_1_c3;
  wire [943:0] _word_rows;
  reg  [2:0]   _word_at;
  reg  [117:0] _word_first;
  reg  [117:0] word;
  (* ram_style = "block" *)
  reg  [15:0]  producer [0:1023];
  reg  [15:0]  _producer_count_first;
  reg  [15:0]  producer_count;
  (* ram_style = "block" *)
  reg  [15:0]  fetched [0:1023];
  reg  [15:0]  _fetched_count_first;
  reg  [15:0]  fetched_count;
  wire         fork_inst_out_0_valid;
  wire [9:0]   fork_inst_out_0_payload_qp;
  wire         _unused_fork_inst_out_0_payload_groups_queues;
  wire         _unused_fork_inst_out_0_payload_groups_receives;
  wire         _unused_fork_inst_out_0_payload_groups_sends;
  wire         _unused_fork_inst_out_0_payload_context_known;
  wire [23:0]  _unused_fork_inst_out_0_payload_context_peer_qp;
  wire [9:0]   _unused_fork_inst_out_0_payload_context_address_handle;
  wire [15:0]  _unused_fork_inst_out_0_payload_context_pkey;
  wire [15:0]  _unused_fork_inst_out_0_payload_context_pd;
  wire [2:0]   _unused_fork_inst_out_0_payload_context_mtu_code;
  wire [1:0]   _unused_fork_inst_out_0_payload_context_profile;
  wire         _unused_fork_inst_out_0_payload_context_remote_write;
  wire [23:0]  _unused_fork_inst_out_0_payload_context_send_psn;
  wire [23:0]  _unused_fork_inst_out_0_payload_context_receive_psn;
  wire [12:0]  _unused_fork_inst_out_0_payload_context_send_window;
  wire [7:0]   _unused_fork_inst_out_0_payload_context_message_limit;
  wire [7:0]   _unused_fork_inst_out_0_payload_context_sack_threshold;
  wire [2:0]   _unused_fork_inst_out_0_payload_context_retries;
  wire [2:0]   _unused_fork_inst_out_0_payload_context_rnr_retries;
  wire [4:0]   _unused_fork_inst_out_0_payload_context_rto_exponent;
  wire [4:0]   _unused_fork_inst_out_0_payload_context_rnr_timer;
  wire [15:0]  _unused_fork_inst_out_0_payload_context_initial_srtt;
  wire [3:0]   _unused_fork_inst_out_0_payload_context_last_path;
  wire [19:0]  _unused_fork_inst_out_0_payload_context_rate;
  wire [9:0]   _unused_fork_inst_out_0_payload_context_send_cq;
  wire [9:0]   _unused_fork_inst_out_0_payload_context_receive_cq;
  wire [63:0]  _unused_fork_inst_out_0_payload_context_send_queue;
  wire [3:0]   _unused_fork_inst_out_0_payload_context_send_queue_size;
  wire [63:0]  fork_inst_out_0_payload_context_receive_queue;
  wire [3:0]   fork_inst_out_0_payload_context_receive_queue_size;
  wire         _unused_fork_inst_out_0_payload_context_remote_read;
  wire         _unused_fork_inst_out_0_payload_context_remote_atomic;
  wire [23:0]  _unused_fork_inst_out_0_payload_context_response_send_psn;
  wire [23:0]  _unused_fork_inst_out_0_payload_context_response_receive_psn;
  wire [12:0]  _unused_fork_inst_out_0_payload_context_response_window;
  wire [5:0]   _unused_fork_inst_out_0_payload_context_reads_accepted;
  wire [5:0]   _unused_fork_inst_out_0_payload_context_reads_outstanding;
  wire         _unused_fork_inst_out_0_payload_context_extended;
  wire         fork_inst_out_0_payload_context_srq_used;
  wire [5:0]   fork_inst_out_0_payload_context_srq_srq;
  wire         fork_inst_out_1_valid;
  wire [9:0]   fork_inst_out_1_payload_qp;
  wire         _unused_fork_inst_out_1_payload_groups_queues;
  wire         _unused_fork_inst_out_1_payload_groups_receives;
  wire         _unused_fork_inst_out_1_payload_groups_sends;
  wire         _unused_fork_inst_out_1_payload_context_known;
  wire [23:0]  _unused_fork_inst_out_1_payload_context_peer_qp;
  wire [9:0]   _unused_fork_inst_out_1_payload_context_address_handle;
  wire [15:0]  _unused_fork_inst_out_1_payload_context_pkey;
  wire [15:0]  _unused_fork_inst_out_1_payload_context_pd;
  wire [2:0]   _unused_fork_inst_out_1_payload_context_mtu_code;
  wire [1:0]   _unused_fork_inst_out_1_payload_context_profile;
  wire         _unused_fork_inst_out_1_payload_context_remote_write;
  wire [23:0]  _unused_fork_inst_out_1_payload_context_send_psn;
  wire [23:0]  _unused_fork_inst_out_1_payload_context_receive_psn;
  wire [12:0]  _unused_fork_inst_out_1_payload_context_send_window;
  wire [7:0]   _unused_fork_inst_out_1_payload_context_message_limit;
  wire [7:0]   _unused_fork_inst_out_1_payload_context_sack_threshold;
  wire [2:0]   _unused_fork_inst_out_1_payload_context_retries;
  wire [2:0]   _unused_fork_inst_out_1_payload_context_rnr_retries;
  wire [4:0]   _unused_fork_inst_out_1_payload_context_rto_exponent;
  wire [4:0]   _unused_fork_inst_out_1_payload_context_rnr_timer;
  wire [15:0]  _unused_fork_inst_out_1_payload_context_initial_srtt;
  wire [3:0]   _unused_fork_inst_out_1_payload_context_last_path;
  wire [19:0]  _unused_fork_inst_out_1_payload_context_rate;
  wire [9:0]   _unused_fork_inst_out_1_payload_context_send_cq;
  wire [9:0]   _unused_fork_inst_out_1_payload_context_receive_cq;
  wire [63:0]  _unused_fork_inst_out_1_payload_context_send_queue;
  wire [3:0]   _unused_fork_inst_out_1_payload_context_send_queue_size;
  wire [63:0]  fork_inst_out_1_payload_context_receive_queue;
  wire [3:0]   fork_inst_out_1_payload_context_receive_queue_size;
  wire         _unused_fork_inst_out_1_payload_context_remote_read;
  wire         _unused_fork_inst_out_1_payload_context_remote_atomic;
  wire [23:0]  _unused_fork_inst_out_1_payload_context_response_send_psn;
  wire [23:0]  _unused_fork_inst_out_1_payload_context_response_receive_psn;
  wire [12:0]  _unused_fork_inst_out_1_payload_context_response_window;
  wire [5:0]   _unused_fork_inst_out_1_payload_context_reads_accepted;
  wire [5:0]   _unused_fork_inst_out_1_payload_context_reads_outstanding;
  wire         _unused_fork_inst_out_1_payload_context_extended;
  wire         fork_inst_out_1_payload_context_srq_used;
  wire [5:0]   _unused_fork_inst_out_1_payload_context_srq_srq;
  wire         fork_inst_out_2_valid;
  wire [9:0]   fork_inst_out_2_payload_qp;
  wire         _unused_fork_inst_out_2_payload_groups_queues;
  wire         _unused_fork_inst_out_2_payload_groups_receives;
  wire         _unused_fork_inst_out_2_payload_groups_sends;
  wire         _unused_fork_inst_out_2_payload_context_known;
  wire [23:0]  _unused_fork_inst_out_2_payload_context_peer_qp;
  wire [9:0]   _unused_fork_inst_out_2_payload_context_address_handle;
  wire [15:0]  _unused_fork_inst_out_2_payload_context_pkey;
  wire [15:0]  _unused_fork_inst_out_2_payload_context_pd;
  wire [2:0]   _unused_fork_inst_out_2_payload_context_mtu_code;
  wire [1:0]   _unused_fork_inst_out_2_payload_context_profile;
  wire         _unused_fork_inst_out_2_payload_context_remote_write;
  wire [23:0]  _unused_fork_inst_out_2_payload_context_send_psn;
  wire [23:0]  _unused_fork_inst_out_2_payload_context_receive_psn;
  wire [12:0]  _unused_fork_inst_out_2_payload_context_send_window;
  wire [7:0]   _unused_fork_inst_out_2_payload_context_message_limit;
  wire [7:0]   _unused_fork_inst_out_2_payload_context_sack_threshold;
  wire [2:0]   _unused_fork_inst_out_2_payload_context_retries;
  wire [2:0]   _unused_fork_inst_out_2_payload_context_rnr_retries;
  wire [4:0]   _unused_fork_inst_out_2_payload_context_rto_exponent;
  wire [4:0]   _unused_fork_inst_out_2_payload_context_rnr_timer;
  wire [15:0]  _unused_fork_inst_out_2_payload_context_initial_srtt;
  wire [3:0]   _unused_fork_inst_out_2_payload_context_last_path;
  wire [19:0]  _unused_fork_inst_out_2_payload_context_rate;
  wire [9:0]   _unused_fork_inst_out_2_payload_context_send_cq;
  wire [9:0]   _unused_fork_inst_out_2_payload_context_receive_cq;
  wire [63:0]  _unused_fork_inst_out_2_payload_context_send_queue;
  wire [3:0]   _unused_fork_inst_out_2_payload_context_send_queue_size;
  wire [63:0]  _unused_fork_inst_out_2_payload_context_receive_queue;
  wire [3:0]   _unused_fork_inst_out_2_payload_context_receive_queue_size;
  wire         _unused_fork_inst_out_2_payload_context_remote_read;
  wire         _unused_fork_inst_out_2_payload_context_remote_atomic;
  wire [23:0]  _unused_fork_inst_out_2_payload_context_response_send_psn;
  wire [23:0]  _unused_fork_inst_out_2_payload_context_response_receive_psn;
  wire [12:0]  _unused_fork_inst_out_2_payload_context_response_window;
  wire [5:0]   _unused_fork_inst_out_2_payload_context_reads_accepted;
  wire [5:0]   _unused_fork_inst_out_2_payload_context_reads_outstanding;
  wire         _unused_fork_inst_out_2_payload_context_extended;
  wire         fork_inst_out_2_payload_context_srq_used;
  wire [5:0]   fork_inst_out_2_payload_context_srq_srq;
  wire         fetcher_setup_ready;
  wire         fetcher_doorbell_ready;
  wire         fetcher_wqe_valid;
  wire [9:0]   fetcher_wqe_value_qp;
  wire [15:0]  fetcher_wqe_value_index;
  wire [63:0]  fetcher_wqe_value_address;
  wire [255:0] fetcher_wqe_value_bytes;
  wire         fetcher_wqe_value_bad;
  wire         fetcher_beyond;
  wire         dealer_setup_ready;
  wire         dealer_host_doorbell_ready;
  wire         dealer_host_memory_bursts_valid;
  wire [63:0]  dealer_host_memory_bursts_payload_address;
  wire [7:0]   dealer_host_memory_bursts_payload_length;
  wire         dealer_host_beginning_valid;
  wire [9:0]   dealer_host_beginning_value;
  wire         dealer_host_returned_valid;
  wire [9:0]   dealer_host_returned_value;
  wire         dealer_host_wanted_valid;
  wire [9:0]   dealer_host_wanted_value_qp;
  wire [15:0]  dealer_host_wanted_value_index;
  wire         dealer_host_dealt_valid;
  wire [9:0]   dealer_host_dealt_value_qp;
  wire [2:0]   dealer_host_dealt_value_place;
  wire [15:0]  dealer_host_dealt_value_tag;
  wire         dealer_host_limit_valid;
  wire [5:0]   dealer_host_limit_value;
  wire         dealer_lacking_ready;
  wire         dealer_orders_valid;
  wire [9:0]   dealer_orders_payload_from;
  wire [15:0]  dealer_orders_payload_index;
  wire [9:0]   dealer_orders_payload_to;
  wire [15:0]  dealer_orders_payload_number;
  wire         dealer_uses_valid;
  wire [9:0]   dealer_uses_value_qp;
  wire         dealer_uses_value_used;
  wire [1:0]   dealer_uses_value_life;
  wire         dealer_returned_ready;
  wire         dealer_tag_valid;
  wire [15:0]  dealer_tag_value;
  wire         dealer_wqe_valid;
  wire [9:0]   dealer_wqe_payload_qp;
  wire [15:0]  dealer_wqe_payload_index;
  wire [63:0]  dealer_wqe_payload_kept_address;
  wire [31:0]  dealer_wqe_payload_kept_length;
  wire [20:0]  dealer_wqe_payload_kept_key;
  wire         dealer_wqe_payload_kept_bad;
  wire [15:0]  dealer_wqe_payload_tag;
  wire         dealer_beyond;
  wire         taker_orders_ready;
  wire         taker_taken_valid;
  wire         taker_taken_value;
  wire         taker_shown_valid;
  wire [9:0]   taker_shown_value_qp;
  wire [15:0]  taker_shown_value_producer;
  wire         taker_kept_valid;
  wire [9:0]   taker_kept_value_qp;
  wire [15:0]  taker_kept_value_producer;
  wire         taker_wanted_valid;
  wire [9:0]   taker_wanted_value_qp;
  wire [15:0]  taker_wanted_value_index;
  wire         taker_given_valid;
  wire [9:0]   taker_given_payload_qp;
  wire [15:0]  taker_given_payload_index;
  wire [63:0]  taker_given_payload_kept_address;
  wire [31:0]  taker_given_payload_kept_length;
  wire [20:0]  taker_given_payload_kept_key;
  wire         taker_given_payload_kept_bad;
  wire [15:0]  taker_given_payload_tag;
  wire         taker_lacking_valid;
  wire [9:0]   taker_lacking_payload_qp;
  wire [15:0]  taker_lacking_payload_index;
  wire [1:0]   taker_lacking_payload_life;
  wire         own_in_ready;
  wire         own_out_valid;
  wire [9:0]   own_out_payload_qp;
  wire [15:0]  own_out_payload_producer;
  wire         own_busy;
  wire         flusher_setup_ready;
  wire         flusher_completions_valid;
  wire         flusher_completions_payload_is_receive;
  wire [3:0]   flusher_completions_payload_kind;
  wire [3:0]   flusher_completions_payload_status;
  wire         flusher_completions_payload_solicited;
  wire [31:0]  flusher_completions_payload_length;
  wire [31:0]  flusher_completions_payload_immediate;
  wire [15:0]  flusher_completions_payload_wqe_index;
  wire [23:0]  flusher_completions_payload_placements;
  wire         flusher_completions_payload_waiting;
  wire         arbiter_in_1_ready;
  wire         arbiter_source;

  wire         may_begin = ~own_busy;
  wire         fork_inst_out_0_ready = fetcher_setup_ready & may_begin;
  wire         readable = ~fetcher_wqe_value_bad;
  wire [31:0]  own_kept_length = fetcher_wqe_value_bytes[95:64] | {32{fetcher_wqe_value_bad}};
  wire         is_foreign = |fetcher_wqe_value_bytes[127:116];
  wire         binding = served_valid & served_value_found;
  wire         dealer_wqe_ready = ~(fetcher_wqe_valid | setup_valid | own_busy | binding);
  wire         fetcher_setup_valid = fork_inst_out_0_valid & may_begin;
  wire         taker_coming_valid = dealer_wqe_valid & dealer_wqe_ready;
  wire         coming_valid = fetcher_wqe_valid | taker_coming_valid;
  wire [9:0]   coming_qp = fetcher_wqe_valid ? fetcher_wqe_value_qp : dealer_wqe_payload_qp;
  wire [15:0]  coming_index = fetcher_wqe_valid ? fetcher_wqe_value_index : dealer_wqe_payload_index;
  wire         coming_kept_bad = fetcher_wqe_valid ? fetcher_wqe_value_bad : dealer_wqe_payload_kept_bad;
  wire         rings = own_out_valid & fetcher_doorbell_ready;
  wire         announced_valid = rings | taker_coming_valid;
  wire [9:0]   announced_value_qp = rings ? own_out_payload_qp : dealer_wqe_payload_qp;
  wire [15:0]  announced_value_producer = rings ? own_out_payload_producer :
                                          (dealer_wqe_payload_index + 16'd1);
  wire         taker_beginning_valid = fork_inst_out_0_valid & fork_inst_out_0_ready;
  wire         is_free = ~lookup_valid;
  wire [14:0]  _taker_wanted_value_choice = (taker_wanted_valid & is_free) ?
                                            {taker_wanted_value_qp, taker_wanted_value_index[4:0]} :
                                            {lookup_value_qp, lookup_value_number[4:0]};
  wire [9:0]   _setup_payload_qp_choice = taker_beginning_valid ? setup_payload_qp :
                                          taker_shown_valid ? taker_shown_value_qp : announced_value_qp;
  wire [9:0]   _setup_payload_qp_choice_2 = taker_beginning_valid ? setup_payload_qp : coming_qp;
  wire [15:0]  _producer_count_difference = producer_count - lookup_value_number_15_0_c2;
  wire         is_rung = (producer_count != lookup_value_number_15_0_c2) & ~_producer_count_difference[15];
  wire [15:0]  behind = fetched_count + ~lookup_value_number_15_0_c2;
  wire         flusher_rung_valid = taker_kept_valid | announced_valid;
  wire [9:0]   flusher_rung_value_qp = taker_kept_valid ? taker_kept_value_qp : announced_value_qp;
  wire [15:0]  flusher_rung_value_producer = taker_kept_valid ? taker_kept_value_producer :
                                             announced_value_producer;
  wire         open_wire = offered | ~receiving;
  wire         flusher_completions_ready = arbiter_in_1_ready & open_wire;
  wire         arbiter_in_1_valid = flusher_completions_valid & open_wire;

  Fork_3 #(.WIDTH(458)) fork_inst (
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
    .out_0_valid(fork_inst_out_0_valid),
    .out_0_ready(fork_inst_out_0_ready),
    .out_0_payload({fork_inst_out_0_payload_qp, _unused_fork_inst_out_0_payload_groups_queues,
                    _unused_fork_inst_out_0_payload_groups_receives,
                    _unused_fork_inst_out_0_payload_groups_sends,
                    _unused_fork_inst_out_0_payload_context_known,
                    _unused_fork_inst_out_0_payload_context_peer_qp,
                    _unused_fork_inst_out_0_payload_context_address_handle,
                    _unused_fork_inst_out_0_payload_context_pkey, _unused_fork_inst_out_0_payload_context_pd,
                    _unused_fork_inst_out_0_payload_context_mtu_code,
                    _unused_fork_inst_out_0_payload_context_profile,
                    _unused_fork_inst_out_0_payload_context_remote_write,
                    _unused_fork_inst_out_0_payload_context_send_psn,
                    _unused_fork_inst_out_0_payload_context_receive_psn,
                    _unused_fork_inst_out_0_payload_context_send_window,
                    _unused_fork_inst_out_0_payload_context_message_limit,
                    _unused_fork_inst_out_0_payload_context_sack_threshold,
                    _unused_fork_inst_out_0_payload_context_retries,
                    _unused_fork_inst_out_0_payload_context_rnr_retries,
                    _unused_fork_inst_out_0_payload_context_rto_exponent,
                    _unused_fork_inst_out_0_payload_context_rnr_timer,
                    _unused_fork_inst_out_0_payload_context_initial_srtt,
                    _unused_fork_inst_out_0_payload_context_last_path,
                    _unused_fork_inst_out_0_payload_context_rate,
                    _unused_fork_inst_out_0_payload_context_send_cq,
                    _unused_fork_inst_out_0_payload_context_receive_cq,
                    _unused_fork_inst_out_0_payload_context_send_queue,
                    _unused_fork_inst_out_0_payload_context_send_queue_size,
                    fork_inst_out_0_payload_context_receive_queue,
                    fork_inst_out_0_payload_context_receive_queue_size,
                    _unused_fork_inst_out_0_payload_context_remote_read,
                    _unused_fork_inst_out_0_payload_context_remote_atomic,
                    _unused_fork_inst_out_0_payload_context_response_send_psn,
                    _unused_fork_inst_out_0_payload_context_response_receive_psn,
                    _unused_fork_inst_out_0_payload_context_response_window,
                    _unused_fork_inst_out_0_payload_context_reads_accepted,
                    _unused_fork_inst_out_0_payload_context_reads_outstanding,
                    _unused_fork_inst_out_0_payload_context_extended,
                    fork_inst_out_0_payload_context_srq_used, fork_inst_out_0_payload_context_srq_srq}),
    .out_1_valid(fork_inst_out_1_valid),
    .out_1_ready(flusher_setup_ready),
    .out_1_payload({fork_inst_out_1_payload_qp, _unused_fork_inst_out_1_payload_groups_queues,
                    _unused_fork_inst_out_1_payload_groups_receives,
                    _unused_fork_inst_out_1_payload_groups_sends,
                    _unused_fork_inst_out_1_payload_context_known,
                    _unused_fork_inst_out_1_payload_context_peer_qp,
                    _unused_fork_inst_out_1_payload_context_address_handle,
                    _unused_fork_inst_out_1_payload_context_pkey, _unused_fork_inst_out_1_payload_context_pd,
                    _unused_fork_inst_out_1_payload_context_mtu_code,
                    _unused_fork_inst_out_1_payload_context_profile,
                    _unused_fork_inst_out_1_payload_context_remote_write,
                    _unused_fork_inst_out_1_payload_context_send_psn,
                    _unused_fork_inst_out_1_payload_context_receive_psn,
                    _unused_fork_inst_out_1_payload_context_send_window,
                    _unused_fork_inst_out_1_payload_context_message_limit,
                    _unused_fork_inst_out_1_payload_context_sack_threshold,
                    _unused_fork_inst_out_1_payload_context_retries,
                    _unused_fork_inst_out_1_payload_context_rnr_retries,
                    _unused_fork_inst_out_1_payload_context_rto_exponent,
                    _unused_fork_inst_out_1_payload_context_rnr_timer,
                    _unused_fork_inst_out_1_payload_context_initial_srtt,
                    _unused_fork_inst_out_1_payload_context_last_path,
                    _unused_fork_inst_out_1_payload_context_rate,
                    _unused_fork_inst_out_1_payload_context_send_cq,
                    _unused_fork_inst_out_1_payload_context_receive_cq,
                    _unused_fork_inst_out_1_payload_context_send_queue,
                    _unused_fork_inst_out_1_payload_context_send_queue_size,
                    fork_inst_out_1_payload_context_receive_queue,
                    fork_inst_out_1_payload_context_receive_queue_size,
                    _unused_fork_inst_out_1_payload_context_remote_read,
                    _unused_fork_inst_out_1_payload_context_remote_atomic,
                    _unused_fork_inst_out_1_payload_context_response_send_psn,
                    _unused_fork_inst_out_1_payload_context_response_receive_psn,
                    _unused_fork_inst_out_1_payload_context_response_window,
                    _unused_fork_inst_out_1_payload_context_reads_accepted,
                    _unused_fork_inst_out_1_payload_context_reads_outstanding,
                    _unused_fork_inst_out_1_payload_context_extended,
                    fork_inst_out_1_payload_context_srq_used,
                    _unused_fork_inst_out_1_payload_context_srq_srq}),
    .out_2_valid(fork_inst_out_2_valid),
    .out_2_ready(dealer_setup_ready),
    .out_2_payload({fork_inst_out_2_payload_qp, _unused_fork_inst_out_2_payload_groups_queues,
                    _unused_fork_inst_out_2_payload_groups_receives,
                    _unused_fork_inst_out_2_payload_groups_sends,
                    _unused_fork_inst_out_2_payload_context_known,
                    _unused_fork_inst_out_2_payload_context_peer_qp,
                    _unused_fork_inst_out_2_payload_context_address_handle,
                    _unused_fork_inst_out_2_payload_context_pkey, _unused_fork_inst_out_2_payload_context_pd,
                    _unused_fork_inst_out_2_payload_context_mtu_code,
                    _unused_fork_inst_out_2_payload_context_profile,
                    _unused_fork_inst_out_2_payload_context_remote_write,
                    _unused_fork_inst_out_2_payload_context_send_psn,
                    _unused_fork_inst_out_2_payload_context_receive_psn,
                    _unused_fork_inst_out_2_payload_context_send_window,
                    _unused_fork_inst_out_2_payload_context_message_limit,
                    _unused_fork_inst_out_2_payload_context_sack_threshold,
                    _unused_fork_inst_out_2_payload_context_retries,
                    _unused_fork_inst_out_2_payload_context_rnr_retries,
                    _unused_fork_inst_out_2_payload_context_rto_exponent,
                    _unused_fork_inst_out_2_payload_context_rnr_timer,
                    _unused_fork_inst_out_2_payload_context_initial_srtt,
                    _unused_fork_inst_out_2_payload_context_last_path,
                    _unused_fork_inst_out_2_payload_context_rate,
                    _unused_fork_inst_out_2_payload_context_send_cq,
                    _unused_fork_inst_out_2_payload_context_receive_cq,
                    _unused_fork_inst_out_2_payload_context_send_queue,
                    _unused_fork_inst_out_2_payload_context_send_queue_size,
                    _unused_fork_inst_out_2_payload_context_receive_queue,
                    _unused_fork_inst_out_2_payload_context_receive_queue_size,
                    _unused_fork_inst_out_2_payload_context_remote_read,
                    _unused_fork_inst_out_2_payload_context_remote_atomic,
                    _unused_fork_inst_out_2_payload_context_response_send_psn,
                    _unused_fork_inst_out_2_payload_context_response_receive_psn,
                    _unused_fork_inst_out_2_payload_context_response_window,
                    _unused_fork_inst_out_2_payload_context_reads_accepted,
                    _unused_fork_inst_out_2_payload_context_reads_outstanding,
                    _unused_fork_inst_out_2_payload_context_extended,
                    fork_inst_out_2_payload_context_srq_used, fork_inst_out_2_payload_context_srq_srq})
  );

  WqeFetcher_alveo_100g_32 fetcher (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(fetcher_setup_valid),
    .setup_ready(fetcher_setup_ready),
    .setup_payload_qp(fork_inst_out_0_payload_qp),
    .setup_payload_base(fork_inst_out_0_payload_context_receive_queue),
    .setup_payload_size(fork_inst_out_0_payload_context_receive_queue_size),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .doorbell_valid(own_out_valid),
    .doorbell_ready(fetcher_doorbell_ready),
    .doorbell_payload_qp(own_out_payload_qp),
    .doorbell_payload_producer(own_out_payload_producer),
    .done_valid(reported_valid),
    .done_value_qp(reported_value_flow),
    .done_value_producer(reported_value_progress_receives_done[15:0]),
    .memory_bursts_valid(memory_bursts_valid),
    .memory_bursts_ready(memory_bursts_ready),
    .memory_bursts_payload_address(memory_bursts_payload_address),
    .memory_bursts_payload_length(memory_bursts_payload_length),
    .memory_beats_valid(memory_beats_valid),
    .memory_beats_value_data(memory_beats_value_data),
    .memory_beats_value_bad(memory_beats_value_bad),
    .memory_beats_value_last(memory_beats_value_last),
    .wqe_valid(fetcher_wqe_valid),
    .wqe_value_qp(fetcher_wqe_value_qp),
    .wqe_value_index(fetcher_wqe_value_index),
    .wqe_value_address(fetcher_wqe_value_address),
    .wqe_value_bytes(fetcher_wqe_value_bytes),
    .wqe_value_bad(fetcher_wqe_value_bad),
    .fetches_beginning_valid(fetches_beginning_valid),
    .fetches_beginning_value(fetches_beginning_value),
    .fetches_ending_valid(fetches_ending_valid),
    .fetches_ending_value(fetches_ending_value),
    .beyond(fetcher_beyond)
  );

  SrqDealer_alveo_100g dealer (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(fork_inst_out_2_valid),
    .setup_ready(dealer_setup_ready),
    .setup_payload_qp(fork_inst_out_2_payload_qp),
    .setup_payload_choice_used(fork_inst_out_2_payload_context_srq_used),
    .setup_payload_choice_srq(fork_inst_out_2_payload_context_srq_srq),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .host_doorbell_valid(srq_doorbell_valid),
    .host_doorbell_ready(dealer_host_doorbell_ready),
    .host_doorbell_payload_srq(srq_doorbell_payload_srq),
    .host_doorbell_payload_number(srq_doorbell_payload_number),
    .host_doorbell_payload_limiting(srq_doorbell_payload_limiting),
    .host_doorbell_payload_life(srq_doorbell_payload_life),
    .host_made_valid(srq_made_valid),
    .host_made_value_srq(srq_made_value_srq),
    .host_made_value_base(srq_made_value_base),
    .host_made_value_size(srq_made_value_size),
    .host_made_value_ahead(srq_made_value_ahead),
    .host_made_value_limit(srq_made_value_limit),
    .host_made_value_life(srq_made_value_life),
    .host_ended_valid(srq_ended_valid),
    .host_ended_value_qp(srq_ended_value_qp),
    .host_ended_value_count(srq_ended_value_count),
    .host_memory_bursts_valid(dealer_host_memory_bursts_valid),
    .host_memory_bursts_ready(srq_memory_bursts_ready),
    .host_memory_bursts_payload_address(dealer_host_memory_bursts_payload_address),
    .host_memory_bursts_payload_length(dealer_host_memory_bursts_payload_length),
    .host_memory_beats_valid(srq_memory_beats_valid),
    .host_memory_beats_value_data(srq_memory_beats_value_data),
    .host_memory_beats_value_bad(srq_memory_beats_value_bad),
    .host_memory_beats_value_last(srq_memory_beats_value_last),
    .host_beginning_valid(dealer_host_beginning_valid),
    .host_beginning_value(dealer_host_beginning_value),
    .host_returned_valid(dealer_host_returned_valid),
    .host_returned_value(dealer_host_returned_value),
    .host_wanted_valid(dealer_host_wanted_valid),
    .host_wanted_value_qp(dealer_host_wanted_value_qp),
    .host_wanted_value_index(dealer_host_wanted_value_index),
    .host_tag_valid(srq_tag_valid),
    .host_tag_value(srq_tag_value),
    .host_dealt_valid(dealer_host_dealt_valid),
    .host_dealt_value_qp(dealer_host_dealt_value_qp),
    .host_dealt_value_place(dealer_host_dealt_value_place),
    .host_dealt_value_tag(dealer_host_dealt_value_tag),
    .host_limit_valid(dealer_host_limit_valid),
    .host_limit_value(dealer_host_limit_value),
    .lacking_valid(taker_lacking_valid),
    .lacking_ready(dealer_lacking_ready),
    .lacking_payload_qp(taker_lacking_payload_qp),
    .lacking_payload_index(taker_lacking_payload_index),
    .lacking_payload_life(taker_lacking_payload_life),
    .orders_valid(dealer_orders_valid),
    .orders_ready(taker_orders_ready),
    .orders_payload_from(dealer_orders_payload_from),
    .orders_payload_index(dealer_orders_payload_index),
    .orders_payload_to(dealer_orders_payload_to),
    .orders_payload_number(dealer_orders_payload_number),
    .taken_valid(taker_taken_valid),
    .taken_value(taker_taken_value),
    .uses_valid(dealer_uses_valid),
    .uses_value_qp(dealer_uses_value_qp),
    .uses_value_used(dealer_uses_value_used),
    .uses_value_life(dealer_uses_value_life),
    .returned_valid(taker_given_valid),
    .returned_ready(dealer_returned_ready),
    .returned_payload_qp(taker_given_payload_qp),
    .returned_payload_index(taker_given_payload_index),
    .returned_payload_kept_address(taker_given_payload_kept_address),
    .returned_payload_kept_length(taker_given_payload_kept_length),
    .returned_payload_kept_key(taker_given_payload_kept_key),
    .returned_payload_kept_bad(taker_given_payload_kept_bad),
    .returned_payload_tag(taker_given_payload_tag),
    .wanted_valid(taker_wanted_valid),
    .wanted_value_qp(taker_wanted_value_qp),
    .wanted_value_index(taker_wanted_value_index),
    .tag_valid(dealer_tag_valid),
    .tag_value(dealer_tag_value),
    .wqe_valid(dealer_wqe_valid),
    .wqe_ready(dealer_wqe_ready),
    .wqe_payload_qp(dealer_wqe_payload_qp),
    .wqe_payload_index(dealer_wqe_payload_index),
    .wqe_payload_kept_address(dealer_wqe_payload_kept_address),
    .wqe_payload_kept_length(dealer_wqe_payload_kept_length),
    .wqe_payload_kept_key(dealer_wqe_payload_kept_key),
    .wqe_payload_kept_bad(dealer_wqe_payload_kept_bad),
    .wqe_payload_tag(dealer_wqe_payload_tag),
    .beyond(dealer_beyond)
  );

  WqeTaker_alveo_100g taker (
    .clk(clk),
    .rst(in_reset),
    .beginning_valid(taker_beginning_valid),
    .beginning_value(fork_inst_out_0_payload_qp),
    .uses_valid(dealer_uses_valid),
    .uses_value_qp(dealer_uses_value_qp),
    .uses_value_used(dealer_uses_value_used),
    .uses_value_life(dealer_uses_value_life),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .rung_valid(announced_valid),
    .rung_value_qp(announced_value_qp),
    .rung_value_producer(announced_value_producer),
    .served_valid(served_valid),
    .served_value_qp(served_value_qp),
    .served_value_index(served_value_index),
    .served_value_found(served_value_found),
    .coming_valid(taker_coming_valid),
    .coming_value_qp(dealer_wqe_payload_qp),
    .coming_value_index(dealer_wqe_payload_index),
    .orders_valid(dealer_orders_valid),
    .orders_ready(taker_orders_ready),
    .orders_payload_from(dealer_orders_payload_from),
    .orders_payload_index(dealer_orders_payload_index),
    .orders_payload_to(dealer_orders_payload_to),
    .orders_payload_number(dealer_orders_payload_number),
    .taken_valid(taker_taken_valid),
    .taken_value(taker_taken_value),
    .shown_valid(taker_shown_valid),
    .shown_value_qp(taker_shown_value_qp),
    .shown_value_producer(taker_shown_value_producer),
    .kept_valid(taker_kept_valid),
    .kept_value_qp(taker_kept_value_qp),
    .kept_value_producer(taker_kept_value_producer),
    .wanted_valid(taker_wanted_valid),
    .wanted_value_qp(taker_wanted_value_qp),
    .wanted_value_index(taker_wanted_value_index),
    .free(is_free),
    .wqe_address(word[117:54]),
    .wqe_length(word[53:22]),
    .wqe_key(word[21:1]),
    .wqe_bad(word[0]),
    .tag_valid(dealer_tag_valid),
    .tag_value(dealer_tag_value),
    .given_valid(taker_given_valid),
    .given_ready(dealer_returned_ready),
    .given_payload_qp(taker_given_payload_qp),
    .given_payload_index(taker_given_payload_index),
    .given_payload_kept_address(taker_given_payload_kept_address),
    .given_payload_kept_length(taker_given_payload_kept_length),
    .given_payload_kept_key(taker_given_payload_kept_key),
    .given_payload_kept_bad(taker_given_payload_kept_bad),
    .given_payload_tag(taker_given_payload_tag),
    .lacking_valid(taker_lacking_valid),
    .lacking_ready(dealer_lacking_ready),
    .lacking_payload_qp(taker_lacking_payload_qp),
    .lacking_payload_index(taker_lacking_payload_index),
    .lacking_payload_life(taker_lacking_payload_life)
  );

  OwnDoorbells_alveo_100g own (
    .clk(clk),
    .rst(in_reset),
    .waiting(fork_inst_out_0_valid),
    .setup_valid(taker_beginning_valid),
    .setup_value_qp(fork_inst_out_0_payload_qp),
    .setup_value_choice_used(fork_inst_out_0_payload_context_srq_used),
    .setup_value_choice_srq(fork_inst_out_0_payload_context_srq_srq),
    .in_valid(doorbell_valid),
    .in_ready(own_in_ready),
    .in_payload_qp(doorbell_payload_qp),
    .in_payload_producer(doorbell_payload_producer),
    .out_valid(own_out_valid),
    .out_ready(fetcher_doorbell_ready),
    .out_payload_qp(own_out_payload_qp),
    .out_payload_producer(own_out_payload_producer),
    .busy(own_busy)
  );

  ReceiveFlusher_alveo_100g flusher (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(fork_inst_out_1_valid),
    .setup_ready(flusher_setup_ready),
    .setup_payload_qp(fork_inst_out_1_payload_qp),
    .setup_payload_base(fork_inst_out_1_payload_context_receive_queue),
    .setup_payload_size(fork_inst_out_1_payload_context_receive_queue_size),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .rung_valid(flusher_rung_valid),
    .rung_value_qp(flusher_rung_value_qp),
    .rung_value_producer(flusher_rung_value_producer),
    .consumed_valid(used_valid),
    .consumed_value_qp(used_value_qp),
    .consumed_value_producer(used_value_producer),
    .flush_valid(flush_valid),
    .flush_value_qp(flush_value_qp),
    .flush_value_send_status(flush_value_send_status),
    .flush_value_receive_status(flush_value_receive_status),
    .flush_value_named(flush_value_named),
    .flush_value_request(flush_value_request),
    .entered(entered),
    .left(left),
    .flushed_valid(flushed_valid),
    .flushed_value(flushed_value),
    .completions_valid(flusher_completions_valid),
    .completions_ready(flusher_completions_ready),
    .completions_payload_qp(flushes_value),
    .completions_payload_is_receive(flusher_completions_payload_is_receive),
    .completions_payload_kind(flusher_completions_payload_kind),
    .completions_payload_status(flusher_completions_payload_status),
    .completions_payload_solicited(flusher_completions_payload_solicited),
    .completions_payload_length(flusher_completions_payload_length),
    .completions_payload_immediate(flusher_completions_payload_immediate),
    .completions_payload_wqe_index(flusher_completions_payload_wqe_index),
    .completions_payload_placements(flusher_completions_payload_placements),
    .completions_payload_waiting(flusher_completions_payload_waiting),
    .sharing(fork_inst_out_1_payload_context_srq_used)
  );

  Arbiter_2_FIXED #(.WIDTH(125)) arbiter (
    .clk(clk),
    .rst(in_reset),
    .in_0_valid(received_valid),
    .in_0_ready(received_ready),
    .in_0_payload({received_payload_qp, received_payload_is_receive, received_payload_kind,
                   received_payload_status, received_payload_solicited, received_payload_length,
                   received_payload_immediate, received_payload_wqe_index, received_payload_placements,
                   received_payload_waiting}),
    .in_1_valid(arbiter_in_1_valid),
    .in_1_ready(arbiter_in_1_ready),
    .in_1_payload({flushes_value, flusher_completions_payload_is_receive, flusher_completions_payload_kind,
                   flusher_completions_payload_status, flusher_completions_payload_solicited,
                   flusher_completions_payload_length, flusher_completions_payload_immediate,
                   flusher_completions_payload_wqe_index, flusher_completions_payload_placements,
                   flusher_completions_payload_waiting}),
    .out_valid(completions_valid),
    .out_ready(completions_ready),
    .out_payload({completions_payload_qp, completions_payload_is_receive, completions_payload_kind,
                  completions_payload_status, completions_payload_solicited, completions_payload_length,
                  completions_payload_immediate, completions_payload_wqe_index,
                  completions_payload_placements, completions_payload_waiting}),
    .source(arbiter_source)
  );

  assign srq_doorbell_ready = dealer_host_doorbell_ready;
  assign srq_memory_bursts_valid = dealer_host_memory_bursts_valid;
  assign srq_memory_bursts_payload_address = dealer_host_memory_bursts_payload_address;
  assign srq_memory_bursts_payload_length = dealer_host_memory_bursts_payload_length;
  assign srq_beginning_valid = dealer_host_beginning_valid;
  assign srq_beginning_value = dealer_host_beginning_value;
  assign srq_returned_valid = dealer_host_returned_valid;
  assign srq_returned_value = dealer_host_returned_value;
  assign srq_wanted_valid = dealer_host_wanted_valid;
  assign srq_wanted_value_qp = dealer_host_wanted_value_qp;
  assign srq_wanted_value_index = dealer_host_wanted_value_index;
  assign srq_dealt_valid = dealer_host_dealt_valid;
  assign srq_dealt_value_qp = dealer_host_dealt_value_qp;
  assign srq_dealt_value_place = dealer_host_dealt_value_place;
  assign srq_dealt_value_tag = dealer_host_dealt_value_tag;
  assign srq_limit_valid = dealer_host_limit_valid;
  assign srq_limit_value = dealer_host_limit_value;
  assign beyond = fetcher_beyond | dealer_beyond;
  assign doorbell_ready = own_in_ready;
  assign fault = refused;
  assign wqe_key = {11'd0, word_21_1_c3};
  assign flushes_valid = flusher_completions_valid & ~waiting;

  genvar _kept_bank;
  generate
    for (_kept_bank = 0; _kept_bank < 8; _kept_bank = _kept_bank + 1) begin : kept_banks
      (* ram_style = "ultra" *)
      reg [117:0] kept [0:4095];
      reg [117:0] _word_row;

      always @(posedge clk) begin
        if (coming_valid && coming_qp[9:7] == _kept_bank[2:0]) begin
          kept[{coming_qp[6:0], coming_index[4:0]}] <= {fetcher_wqe_valid ?
                                                        (readable ? fetcher_wqe_value_bytes[63:0] : 64'd0) :
                                                        dealer_wqe_payload_kept_address,
                                                        fetcher_wqe_valid ? own_kept_length :
                                                        dealer_wqe_payload_kept_length,
                                                        fetcher_wqe_valid ? (readable ? {is_foreign,
                                                                                         fetcher_wqe_value_bytes[115:96]} :
                                                                             21'd0) :
                                                        dealer_wqe_payload_kept_key, coming_kept_bad};
        end
      end

      always @(posedge clk) begin
        _word_row <= kept[_taker_wanted_value_choice[11:0]];
      end

      assign _word_rows[_kept_bank * 118 +: 118] = _word_row;
    end
  endgenerate

  always @* begin
    case (_word_at)
      3'd0: _word_first = _word_rows[117:0];
      3'd1: _word_first = _word_rows[235:118];
      3'd2: _word_first = _word_rows[353:236];
      3'd3: _word_first = _word_rows[471:354];
      3'd4: _word_first = _word_rows[589:472];
      3'd5: _word_first = _word_rows[707:590];
      3'd6: _word_first = _word_rows[825:708];
      default: _word_first = _word_rows[943:826];
    endcase
  end

  always @(posedge clk) begin
    _word_at <= _taker_wanted_value_choice[14:12];
    word <= _word_first;
  end

  always @(posedge clk) begin
    if (taker_shown_valid | announced_valid | taker_beginning_valid) begin
      producer[_setup_payload_qp_choice] <= taker_beginning_valid ? 16'd0 :
                                            taker_shown_valid ? taker_shown_value_producer :
                                            announced_value_producer;
    end
  end

  always @(posedge clk) begin
    _producer_count_first <= producer[lookup_value_qp];
    producer_count <= _producer_count_first;
  end

  always @(posedge clk) begin
    if (coming_valid | taker_beginning_valid) begin
      fetched[_setup_payload_qp_choice_2] <= taker_beginning_valid ? 16'd0 : (coming_index + 16'd1);
    end
  end

  always @(posedge clk) begin
    _fetched_count_first <= fetched[lookup_value_qp];
    fetched_count <= _fetched_count_first;
  end

  always @(posedge clk) begin
    if (in_reset) begin
      refused <= 1'b0;
      waiting <= 1'b0;
      offered <= 1'b0;
    end else begin
      refused <= coming_valid & coming_kept_bad;
      waiting <= flusher_completions_valid & ~flusher_completions_ready;
      offered <= arbiter_in_1_valid & ~arbiter_in_1_ready;
    end
  end

  always @(posedge clk) begin
    in_reset <= rst;
    // ---- timeline lookup, cycle 1
    lookup_value_number_15_0_c1 <= lookup_value_number[15:0];
    // ---- timeline lookup, cycle 2
    lookup_value_number_15_0_c2 <= lookup_value_number_15_0_c1;
    // ---- timeline lookup, cycle 3
    wqe_rung <= is_rung;
    wqe_bad <= word[0];
    word_21_1_c3 <= word[21:1];
    wqe_length <= word[53:22];
    wqe_address <= word[117:54];
    wqe_on_chip <= behind < 16'd32;
  end

  wire        _unused = &{1'b0, reported_value_progress_expected, reported_value_progress_messages,
                          reported_value_progress_message_start, reported_value_progress_receives_done[23:16],
                          lookup_value_number[23:16], fetcher_wqe_value_address,
                          fetcher_wqe_value_bytes[255:128], dealer_wqe_payload_tag, arbiter_source,
                          _producer_count_difference[14:0]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    nothing_is_producer_while_a_life_begins: assert (
      ~((taker_shown_valid | announced_valid) & taker_beginning_valid));
  always @(posedge clk) if (!in_reset)
    nothing_is_fetched_while_a_life_begins: assert (~(coming_valid & taker_beginning_valid));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset &&
                            !(~((taker_shown_valid | announced_valid) & taker_beginning_valid))) begin
    $display("PairTables.java: HDL801: claim 'nothing is producer while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(coming_valid & taker_beginning_valid))) begin
    $display("PairTables.java: HDL801: claim 'nothing is fetched while a life begins' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
