`default_nettype none

// ReceiveQueue_small: fetches receive WQEs, keeps them on chip until they are consumed, and flushes them.
// Generated from ReceiveQueue.java.
// timeline lookup: 3 cycles, 8 registers (146 bits), of these 1 (16 bits) only wait
module ReceiveQueue_small (
  input  wire         clk,
  input  wire         rst,
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
  // doorbell: doorbells
  input  wire         doorbell_valid,
  output wire         doorbell_ready,
  input  wire [3:0]   doorbell_payload_qp,  // queue pair, local number
  input  wire [15:0]  doorbell_payload_producer,  // free-running count of posted requests, modulo 65536
  // reported: receivesDone counts the WQEs whose place on chip is free; 0 is told when a life begins
  input  wire         reported_valid,
  input  wire [3:0]   reported_value_flow,
  input  wire [23:0]  reported_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0]  reported_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0]  reported_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0]  reported_value_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  // used: WQEs that have completed
  input  wire         used_valid,
  input  wire [3:0]   used_value_qp,  // queue pair, local number
  input  wire [15:0]  used_value_producer,  // free-running count of posted requests, modulo 65536
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_beats: what was read
  input  wire         memory_beats_valid,
  input  wire [255:0] memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         memory_beats_value_last,  // the burst ends with this beat
  input  wire         lookup_valid,  // cycle 0
  input  wire [3:0]   lookup_value_qp,  // cycle 0: queue pair, local number
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
  input  wire [3:0]   flush_value_qp,  // queue pair, local number
  input  wire [3:0]   flush_value_send_status,  // of one incomplete send WQE
  input  wire [3:0]   flush_value_receive_status,  // of the oldest incomplete receive WQE
  input  wire         flush_value_named,  // that is the send WQE with this index; else the oldest incomplete one
  input  wire [15:0]  flush_value_request,
  input  wire [29:0]  entered,  // packets that have begun to wait for their report, modulo 2^30
  input  wire [29:0]  left,  // packets that have been reported, modulo 2^30
  // flushed: a flush begins: everything before it has been reported
  output wire         flushed_valid,
  output wire [3:0]   flushed_value,
  output wire         fault,  // one cycle: the bus has refused to read a WQE
  // received: of messages
  input  wire         received_valid,
  output wire         received_ready,
  input  wire [3:0]   received_payload_qp,  // queue pair, local number
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
  // flushes: a completion of a flush begins for this queue pair
  output wire         flushes_valid,
  output wire [3:0]   flushes_value,
  // fetches_beginning: one more is under way for this object
  output wire         fetches_beginning_valid,
  output wire [3:0]   fetches_beginning_value,
  // fetches_ending: one less is under way for this object
  output wire         fetches_ending_valid,
  output wire [3:0]   fetches_ending_value,
  output wire         beyond  // one cycle: a doorbell's producer index is beyond the queue
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
  reg  [14:0]  word_15_1_c3;
  (* ram_style = "block" *)
  reg  [111:0] kept [0:127];
  reg  [111:0] _word_first;
  reg  [111:0] word;
  (* ram_style = "block" *)
  reg  [15:0]  producer [0:15];
  reg  [15:0]  _producer_count_first;
  reg  [15:0]  producer_count;
  (* ram_style = "block" *)
  reg  [15:0]  fetched [0:15];
  reg  [15:0]  _fetched_count_first;
  reg  [15:0]  fetched_count;
  wire         fork_inst_out_0_valid;
  wire [3:0]   fork_inst_out_0_payload_qp;
  wire         _unused_fork_inst_out_0_payload_groups_queues;
  wire         _unused_fork_inst_out_0_payload_groups_receives;
  wire         _unused_fork_inst_out_0_payload_groups_sends;
  wire         _unused_fork_inst_out_0_payload_context_known;
  wire [23:0]  _unused_fork_inst_out_0_payload_context_peer_qp;
  wire [3:0]   _unused_fork_inst_out_0_payload_context_address_handle;
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
  wire [3:0]   _unused_fork_inst_out_0_payload_context_send_cq;
  wire [3:0]   _unused_fork_inst_out_0_payload_context_receive_cq;
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
  wire         fork_inst_out_1_valid;
  wire [3:0]   fork_inst_out_1_payload_qp;
  wire         _unused_fork_inst_out_1_payload_groups_queues;
  wire         _unused_fork_inst_out_1_payload_groups_receives;
  wire         _unused_fork_inst_out_1_payload_groups_sends;
  wire         _unused_fork_inst_out_1_payload_context_known;
  wire [23:0]  _unused_fork_inst_out_1_payload_context_peer_qp;
  wire [3:0]   _unused_fork_inst_out_1_payload_context_address_handle;
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
  wire [3:0]   _unused_fork_inst_out_1_payload_context_send_cq;
  wire [3:0]   _unused_fork_inst_out_1_payload_context_receive_cq;
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
  wire         fetcher_setup_ready;
  wire         fetcher_wqe_valid;
  wire [3:0]   fetcher_wqe_value_qp;
  wire [15:0]  fetcher_wqe_value_index;
  wire [63:0]  fetcher_wqe_value_address;
  wire [255:0] fetcher_wqe_value_bytes;
  wire         fetcher_wqe_value_bad;
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

  wire         readable = ~fetcher_wqe_value_bad;
  wire [31:0]  own_kept_length = fetcher_wqe_value_bytes[95:64] | {32{fetcher_wqe_value_bad}};
  wire         is_foreign = |fetcher_wqe_value_bytes[127:110];
  wire         rings = doorbell_valid & doorbell_ready;
  wire         _fork_out_0_valid_and = fork_inst_out_0_valid & fetcher_setup_ready;
  wire [3:0]   _setup_payload_qp_choice = _fork_out_0_valid_and ? setup_payload_qp : doorbell_payload_qp;
  wire [3:0]   _setup_payload_qp_choice_2 = _fork_out_0_valid_and ? setup_payload_qp : fetcher_wqe_value_qp;
  wire [15:0]  _producer_count_difference = producer_count - lookup_value_number_15_0_c2;
  wire         is_rung = (producer_count != lookup_value_number_15_0_c2) & ~_producer_count_difference[15];
  wire [15:0]  behind = fetched_count + ~lookup_value_number_15_0_c2;
  wire         open_wire = offered | ~receiving;
  wire         flusher_completions_ready = arbiter_in_1_ready & open_wire;
  wire         arbiter_in_1_valid = flusher_completions_valid & open_wire;

  Fork_2 #(.WIDTH(427)) fork_inst (
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
    .out_0_valid(fork_inst_out_0_valid),
    .out_0_ready(fetcher_setup_ready),
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
                    _unused_fork_inst_out_0_payload_context_extended}),
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
                    _unused_fork_inst_out_1_payload_context_extended})
  );

  WqeFetcher_small_32 fetcher (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(fork_inst_out_0_valid),
    .setup_ready(fetcher_setup_ready),
    .setup_payload_qp(fork_inst_out_0_payload_qp),
    .setup_payload_base(fork_inst_out_0_payload_context_receive_queue),
    .setup_payload_size(fork_inst_out_0_payload_context_receive_queue_size),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .doorbell_valid(doorbell_valid),
    .doorbell_ready(doorbell_ready),
    .doorbell_payload_qp(doorbell_payload_qp),
    .doorbell_payload_producer(doorbell_payload_producer),
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
    .beyond(beyond)
  );

  ReceiveFlusher_small flusher (
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
    .rung_valid(rings),
    .rung_value_qp(doorbell_payload_qp),
    .rung_value_producer(doorbell_payload_producer),
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
    .completions_payload_waiting(flusher_completions_payload_waiting)
  );

  Arbiter_2_FIXED #(.WIDTH(119)) arbiter (
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

  assign fault = refused;
  assign wqe_key = {17'd0, word_15_1_c3};
  assign flushes_valid = flusher_completions_valid & ~waiting;

  always @(posedge clk) begin
    if (fetcher_wqe_valid) begin
      kept[{fetcher_wqe_value_qp, fetcher_wqe_value_index[2:0]}] <= {readable ?
                                                                     fetcher_wqe_value_bytes[63:0] : 64'd0,
                                                                     own_kept_length, readable ?
                                                                     {is_foreign,
                                                                      fetcher_wqe_value_bytes[109:96]} :
                                                                     15'd0, fetcher_wqe_value_bad};
    end
  end

  always @(posedge clk) begin
    _word_first <= kept[{lookup_value_qp, lookup_value_number[2:0]}];
    word <= _word_first;
  end

  always @(posedge clk) begin
    if (rings | _fork_out_0_valid_and) begin
      producer[_setup_payload_qp_choice] <= _fork_out_0_valid_and ? 16'd0 : doorbell_payload_producer;
    end
  end

  always @(posedge clk) begin
    _producer_count_first <= producer[lookup_value_qp];
    producer_count <= _producer_count_first;
  end

  always @(posedge clk) begin
    if (fetcher_wqe_valid | _fork_out_0_valid_and) begin
      fetched[_setup_payload_qp_choice_2] <= _fork_out_0_valid_and ? 16'd0 :
                                             (fetcher_wqe_value_index + 16'd1);
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
      refused <= fetcher_wqe_valid & fetcher_wqe_value_bad;
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
    word_15_1_c3 <= word[15:1];
    wqe_length <= word[47:16];
    wqe_address <= word[111:48];
    wqe_on_chip <= behind < 16'd8;
  end

  wire        _unused = &{1'b0, reported_value_progress_expected, reported_value_progress_messages,
                          reported_value_progress_message_start, reported_value_progress_receives_done[23:16],
                          lookup_valid, lookup_value_number[23:16], fetcher_wqe_value_address,
                          fetcher_wqe_value_bytes[255:128], arbiter_source, _producer_count_difference[14:0]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    nothing_is_producer_while_a_life_begins: assert (~(rings & _fork_out_0_valid_and));
  always @(posedge clk) if (!in_reset)
    nothing_is_fetched_while_a_life_begins: assert (~(fetcher_wqe_valid & _fork_out_0_valid_and));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~(rings & _fork_out_0_valid_and))) begin
    $display("PairTables.java: HDL801: claim 'nothing is producer while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(fetcher_wqe_valid & _fork_out_0_valid_and))) begin
    $display("PairTables.java: HDL801: claim 'nothing is fetched while a life begins' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
