`default_nettype none

// CommandProcessor_small: carries out the commands of the host, and keeps the states of queue pairs.
// Generated from CommandProcessor.java.
module CommandProcessor_small (
  input  wire         clk,
  input  wire         rst,
  // command: ignored while busy
  input  wire         command_valid,
  input  wire [7:0]   command_value_code,  // Command, or a code that none has
  input  wire [31:0]  command_value_target,  // queue pair, completion queue, address handle or MR key
  // command_value_arguments: as the command says
  input  wire [31:0]  command_value_arguments_0,
  input  wire [31:0]  command_value_arguments_1,
  input  wire [31:0]  command_value_arguments_2,
  input  wire [31:0]  command_value_arguments_3,
  input  wire [31:0]  command_value_arguments_4,
  input  wire [31:0]  command_value_arguments_5,
  input  wire [31:0]  command_value_arguments_6,
  input  wire [31:0]  command_value_arguments_7,
  input  wire [31:0]  command_value_arguments_8,
  input  wire [31:0]  command_value_arguments_9,
  input  wire [31:0]  command_value_arguments_10,
  input  wire [31:0]  command_value_arguments_11,
  input  wire [31:0]  command_value_arguments_12,
  input  wire [31:0]  command_value_arguments_13,
  input  wire [31:0]  command_value_arguments_14,
  input  wire [31:0]  command_value_arguments_15,
  input  wire [31:0]  command_value_arguments_16,
  input  wire [31:0]  command_value_arguments_17,
  input  wire [31:0]  command_value_arguments_18,
  input  wire [31:0]  command_value_arguments_19,
  input  wire [31:0]  command_value_arguments_20,
  input  wire [31:0]  command_value_arguments_21,
  input  wire [31:0]  command_value_arguments_22,
  input  wire [31:0]  command_value_arguments_23,
  output wire         answer_busy,  // a command is running, or the tables are being cleared after reset
  output wire         answer_done,  // one pulse when a command has ended
  output wire [5:0]   answer_result,
  // answer_words: of a query
  output wire [31:0]  answer_words_0,
  output wire [31:0]  answer_words_1,
  output wire [31:0]  answer_words_2,
  output wire [31:0]  answer_words_3,
  input  wire [23:0]  quiet,  // a queue pair is refused so long after its reset, in 1/16 us
  input  wire         retrans_moved,  // wire_choice.retrans is not 0
  input  wire [24:0]  now,  // in 1/16 us
  // failures: why a queue pair goes to error; always taken
  input  wire         failures_0_valid,
  output wire         failures_0_ready,
  input  wire [3:0]   failures_0_payload_qp,  // queue pair, local number
  input  wire [4:0]   failures_0_payload_cause,  // why
  input  wire         failures_0_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  input  wire [15:0]  failures_0_payload_request,
  input  wire         failures_1_valid,
  output wire         failures_1_ready,
  input  wire [3:0]   failures_1_payload_qp,  // queue pair, local number
  input  wire [4:0]   failures_1_payload_cause,  // why
  input  wire         failures_1_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  input  wire [15:0]  failures_1_payload_request,
  input  wire         failures_2_valid,
  output wire         failures_2_ready,
  input  wire [3:0]   failures_2_payload_qp,  // queue pair, local number
  input  wire [4:0]   failures_2_payload_cause,  // why
  input  wire         failures_2_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  input  wire [15:0]  failures_2_payload_request,
  output wire [3:0]   asked,  // a completion queue
  input  wire         is_broken,  // two cycles later: it has lost a completion
  // drain: whether a queue pair or MR has nothing under way any more
  output wire         drain_asked,  // the question counts: nothing of the object begins any more; it stays until it is taken back
  output wire         drain_is_mr,  // a memory region; else a queue pair
  output wire [15:0]  drain_object,  // number of the object; from four cycles before the question on
  input  wire         drained,  // it has nothing under way
  // withdrawals: key of an MR that a peer withdraws, if it is still valid
  input  wire         withdrawals_valid,
  output wire         withdrawals_ready,
  input  wire [31:0]  withdrawals_payload,
  // withdrawn: once for each: it is closed and nothing is under way in it; or not in time
  output wire         withdrawn_valid,
  output wire         withdrawn_value,
  output wire         withdraws,  // one cycle: a peer has closed an MR
  // setup: new lives of queue pairs
  output wire         setup_valid,
  input  wire         setup_ready,
  output wire [3:0]   setup_payload_qp,  // queue pair, local number
  // setup_payload_groups: what begins
  output wire         setup_payload_groups_queues,  // its queues, and with them everything
  output wire         setup_payload_groups_receives,  // the requests of the peer, and what answers them
  output wire         setup_payload_groups_sends,  // its own requests, and what answers them
  // setup: new lives of queue pairs
  output wire         setup_payload_context_known,  // the peer has been told; else no frame is of it
  output wire [23:0]  setup_payload_context_peer_qp,  // the peer's queue-pair number
  output wire [3:0]   setup_payload_context_address_handle,  // address handle of the peer
  output wire [15:0]  setup_payload_context_pkey,  // P_Key
  output wire [15:0]  setup_payload_context_pd,  // protection domain
  output wire [2:0]   setup_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  output wire [1:0]   setup_payload_context_profile,  // profile of the wire: 1 to 3
  output wire         setup_payload_context_remote_write,  // the peer may write
  output wire [23:0]  setup_payload_context_send_psn,  // first PSN to send
  output wire [23:0]  setup_payload_context_receive_psn,  // first PSN to expect
  output wire [12:0]  setup_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  output wire [7:0]   setup_payload_context_message_limit,  // K - 1: most messages outstanding less one
  output wire [7:0]   setup_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  output wire [2:0]   setup_payload_context_retries,  // rel_retry: 0 to 7
  output wire [2:0]   setup_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  output wire [4:0]   setup_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  output wire [4:0]   setup_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  output wire [15:0]  setup_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  output wire [3:0]   setup_payload_context_last_path,  // paths in use less one, 0 to 15
  output wire [19:0]  setup_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  output wire [3:0]   setup_payload_context_send_cq,  // completion queue of sends
  output wire [3:0]   setup_payload_context_receive_cq,  // completion queue of receives
  output wire [63:0]  setup_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  output wire [3:0]   setup_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  output wire [63:0]  setup_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  output wire [3:0]   setup_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  output wire         setup_payload_context_remote_read,  // the peer may read
  output wire         setup_payload_context_remote_atomic,  // the peer may order atomics; profile 3 only
  output wire [23:0]  setup_payload_context_response_send_psn,  // first PSN of the responses that this end sends
  output wire [23:0]  setup_payload_context_response_receive_psn,  // first PSN of the responses that it expects
  output wire [12:0]  setup_payload_context_response_window,  // W_rx of the peer for responses: most of their PSNs outstanding, 1 to the window of the configuration
  output wire [5:0]   setup_payload_context_reads_accepted,  // Reads and atomics of the peer that are kept, 0 to R; 0: it may order none
  output wire [5:0]   setup_payload_context_reads_outstanding,  // IRD of the peer: most Reads and atomics outstanding, 0 to 32; 0: none may be ordered
  output wire         setup_payload_context_extended,  // cc_ext: packets tell when they leave, acknowledgements what has come and how
  // rate: new rates in a life; not beside a set-up
  output wire         rate_valid,
  input  wire         rate_ready,
  output wire [3:0]   rate_payload_qp,  // queue pair, local number
  output wire [19:0]  rate_payload_rate,  // in Mb/s; 0 = unlimited
  output wire         state_valid,
  output wire [3:0]   state_value_qp,  // queue pair, local number
  output wire [2:0]   state_value_state,  // its state from now on
  output wire         mr_valid,
  output wire [5:0]   mr_value_index,  // key / 256
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
  // list: beside one that is registered: how its pages are found
  output wire         list_valid,
  output wire [5:0]   list_value_index,  // key / 256
  output wire [38:0]  list_value_base,  // address of the region's first byte in units of 4 KiB, its lower bits
  // list_value_size: of the region's pages
  output wire         list_value_size_listed,  // by a list; else the region's addresses are those of the bus
  output wire [4:0]   list_value_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // list: beside one that is registered: how its pages are found
  output wire         list_value_deep,  // the list is one of lists, of 512 entries each; else of pages
  output wire [39:0]  list_value_address,  // of the list's first entry, in units of 4 KiB
  output wire         address_valid,
  output wire [3:0]   address_value_index,
  output wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  output wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  output wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  output wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  output wire [2:0]   address_value_handle_gid,  // which of our addresses it knows us by; of the same version of IP
  // gids: our IP addresses
  output reg          gids_0_used,  // it is ours
  output reg          gids_0_ipv6,  // 1 = IPv6, 0 = IPv4
  output reg  [127:0] gids_0_ip,  // IPv4 in the low 32 bits, with zeros above
  output reg          gids_1_used,  // it is ours
  output reg          gids_1_ipv6,  // 1 = IPv6, 0 = IPv4
  output reg  [127:0] gids_1_ip,  // IPv4 in the low 32 bits, with zeros above
  output reg          gids_2_used,  // it is ours
  output reg          gids_2_ipv6,  // 1 = IPv6, 0 = IPv4
  output reg  [127:0] gids_2_ip,  // IPv4 in the low 32 bits, with zeros above
  output reg          gids_3_used,  // it is ours
  output reg          gids_3_ipv6,  // 1 = IPv6, 0 = IPv4
  output reg  [127:0] gids_3_ip,  // IPv4 in the low 32 bits, with zeros above
  output reg          gids_4_used,  // it is ours
  output reg          gids_4_ipv6,  // 1 = IPv6, 0 = IPv4
  output reg  [127:0] gids_4_ip,  // IPv4 in the low 32 bits, with zeros above
  output reg          gids_5_used,  // it is ours
  output reg          gids_5_ipv6,  // 1 = IPv6, 0 = IPv4
  output reg  [127:0] gids_5_ip,  // IPv4 in the low 32 bits, with zeros above
  output reg          gids_6_used,  // it is ours
  output reg          gids_6_ipv6,  // 1 = IPv6, 0 = IPv4
  output reg  [127:0] gids_6_ip,  // IPv4 in the low 32 bits, with zeros above
  output reg          gids_7_used,  // it is ours
  output reg          gids_7_ipv6,  // 1 = IPv6, 0 = IPv4
  output reg  [127:0] gids_7_ip,  // IPv4 in the low 32 bits, with zeros above
  output wire         queue_valid,
  output wire [3:0]   queue_value_index,
  output wire         queue_value_valid,  // exists
  output wire [63:0]  queue_value_base,  // 64-byte aligned
  output wire [3:0]   queue_value_size,  // log2 of its entries, 0 to 15
  // owners_pairs: queue pairs: with a new life, and when it is reset
  output wire         owners_pairs_valid,
  output wire [3:0]   owners_pairs_value_object,  // its number
  output wire         owners_pairs_value_exists,  // it exists; else it listens to nobody
  output wire [7:0]   owners_pairs_value_page,  // page of doorbells; 0 = that of the kernel
  // owners_queues: completion queues
  output wire         owners_queues_valid,
  output wire [3:0]   owners_queues_value_object,  // its number
  output wire         owners_queues_value_exists,  // it exists; else it listens to nobody
  output wire [7:0]   owners_queues_value_page,  // page of doorbells; 0 = that of the kernel
  // flush: with the state: this queue pair goes to error, and its requests are to be flushed
  output wire         flush_valid,
  output wire [3:0]   flush_value_qp,  // queue pair, local number
  output wire [3:0]   flush_value_send_status,  // of one incomplete send WQE
  output wire [3:0]   flush_value_receive_status,  // of the oldest incomplete receive WQE
  output wire         flush_value_named,  // that is the send WQE with this index; else the oldest incomplete one
  output wire [15:0]  flush_value_request,
  output wire         failed,  // a queue pair has gone to error by itself
  // events: event queues, and which one a completion queue tells
  output wire         events_valid,
  input  wire         events_ready,
  output wire         events_payload_is_queue,  // of an event queue; else of a completion queue
  output wire [2:0]   events_payload_queue,  // the event queue; of a completion queue 0: it tells none
  output wire         events_payload_exists,  // the event queue exists from now on
  output wire [63:0]  events_payload_base,  // of its ring, a multiple of its size in bytes
  output wire [3:0]   events_payload_size,  // log2 of its entries
  output wire [3:0]   events_payload_completion_queue,  // the completion queue
  input  wire         obeyed  // the order of events has been obeyed
);
  localparam [4:0] STEP_CLEAN                   = 5'd0;
  localparam [4:0] STEP_IDLE                    = 5'd1;
  localparam [4:0] STEP_ASK                     = 5'd2;
  localparam [4:0] STEP_ASKED                   = 5'd3;
  localparam [4:0] STEP_CHOOSE                  = 5'd4;
  localparam [4:0] STEP_READ_FIRST              = 5'd5;
  localparam [4:0] STEP_READ_SECOND             = 5'd6;
  localparam [4:0] STEP_LOAD_SECOND             = 5'd7;
  localparam [4:0] STEP_CHECK                   = 5'd8;
  localparam [4:0] STEP_JUDGE                   = 5'd9;
  localparam [4:0] STEP_ACT                     = 5'd10;
  localparam [4:0] STEP_SETUP                   = 5'd11;
  localparam [4:0] STEP_TELL                    = 5'd12;
  localparam [4:0] STEP_DRAIN                   = 5'd13;
  localparam [4:0] STEP_COUNT_FIRST             = 5'd14;
  localparam [4:0] STEP_COUNT_SECOND            = 5'd15;
  localparam [4:0] STEP_DONE                    = 5'd16;
  localparam [2:0] WITHDRAWAL_IDLE              = 3'd0;
  localparam [2:0] WITHDRAWAL_LOOK              = 3'd1;
  localparam [2:0] WITHDRAWAL_LOADED            = 3'd2;
  localparam [2:0] WITHDRAWAL_JUDGE             = 3'd3;
  localparam [2:0] WITHDRAWAL_CLOSE             = 3'd4;
  localparam [2:0] WITHDRAWAL_WATCH             = 3'd5;
  localparam [2:0] WITHDRAWAL_FREE              = 3'd6;
  localparam [2:0] WITHDRAWAL_DONE              = 3'd7;
  localparam [7:0] COMMAND_QUERY_CAPS           = 8'd0;
  localparam [7:0] COMMAND_CREATE_QP            = 8'd1;
  localparam [7:0] COMMAND_MODIFY_QP            = 8'd2;
  localparam [7:0] COMMAND_RESET_QP             = 8'd3;
  localparam [7:0] COMMAND_QUERY_QP             = 8'd4;
  localparam [7:0] COMMAND_REGISTER_MR          = 8'd5;
  localparam [7:0] COMMAND_INVALIDATE_MR        = 8'd6;
  localparam [7:0] COMMAND_CREATE_CQ            = 8'd7;
  localparam [7:0] COMMAND_DESTROY_CQ           = 8'd8;
  localparam [7:0] COMMAND_WRITE_ADDRESS        = 8'd9;
  localparam [7:0] COMMAND_SET_QP               = 8'd13;
  localparam [7:0] COMMAND_CREATE_EQ            = 8'd15;
  localparam [7:0] COMMAND_DESTROY_EQ           = 8'd16;
  localparam [7:0] COMMAND_SET_GID              = 8'd17;
  localparam [2:0] QUEUE_PAIR_STATE_RESET       = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_INIT        = 3'd1;
  localparam [2:0] QUEUE_PAIR_STATE_RTR         = 3'd2;
  localparam [2:0] QUEUE_PAIR_STATE_RTS         = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD         = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_ERR         = 3'd5;
  localparam [1:0] KIND_LOOK                    = 2'd0;
  localparam [1:0] KIND_CHANGE                  = 2'd1;
  localparam [1:0] KIND_RETIRE                  = 2'd2;
  localparam [5:0] COMMAND_RESULT_DONE          = 6'd0;
  localparam [5:0] COMMAND_RESULT_DRAIN_TIMEOUT = 6'd32;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [4:0]  step;
  reg         is_ordered;
  reg         is_set_up;
  reg  [1:0]  inquiry;
  reg         pending;
  reg         one_for_both;
  reg  [2:0]  wanted;
  reg  [5:0]  verdict;
  reg         queues_put;
  reg  [3:0]  queues_address;
  reg         queues_word_valid;
  reg  [5:0]  queues_word_users;
  reg         keys_put;
  reg  [5:0]  keys_address;
  reg         keys_word_valid;
  reg  [7:0]  keys_word_tag;
  reg         keys_word_withdrawable;
  reg         handles_put;
  reg  [3:0]  handles_address;
  reg         handles_word;
  reg         told_put;
  reg  [3:0]  told_address;
  reg         told_word_receive;
  reg         told_word_send;
  reg  [7:0]  request_code;
  reg  [31:0] request_target;
  reg  [31:0] request_arguments_0;
  reg  [31:0] request_arguments_1;
  reg  [31:0] request_arguments_2;
  reg  [31:0] request_arguments_3;
  reg  [31:0] request_arguments_4;
  reg  [31:0] request_arguments_5;
  reg  [31:0] request_arguments_6;
  reg  [31:0] request_arguments_7;
  reg  [31:0] request_arguments_8;
  reg  [31:0] request_arguments_9;
  reg  [31:0] request_arguments_10;
  reg  [31:0] request_arguments_11;
  reg  [31:0] request_arguments_12;
  reg  [31:0] request_arguments_13;
  reg  [31:0] request_arguments_14;
  reg  [31:0] request_arguments_15;
  reg  [31:0] request_arguments_16;
  reg  [31:0] request_arguments_17;
  reg  [31:0] request_arguments_18;
  reg  [31:0] request_arguments_19;
  reg  [31:0] request_arguments_20;
  reg  [31:0] request_arguments_21;
  reg  [31:0] request_arguments_22;
  reg  [31:0] request_arguments_23;
  reg         event_queues_put;
  reg  [2:0]  event_queues_address;
  reg         event_queues_word_valid;
  reg  [4:0]  event_queues_word_users;
  reg         event_told_put;
  reg  [3:0]  event_told_address;
  reg  [2:0]  event_told_word;
  reg  [2:0]  event_number;
  reg  [5:0]  sweep;
  reg  [3:0]  first_cq;
  reg  [3:0]  second_cq;
  reg         life_matching;
  reg  [2:0]  life_state;
  reg  [4:0]  life_cause;
  reg         life_resting;
  reg  [3:0]  life_send_cq;
  reg  [3:0]  life_receive_cq;
  reg         life_send_broken;
  reg         life_receive_broken;
  reg         first_valid;
  reg  [5:0]  first_users;
  reg         second_valid;
  reg  [5:0]  second_users;
  reg  [5:0]  change;
  reg         mr_writes;
  reg         withdrawing;
  reg         address_writes;
  reg         queue_writes;
  reg         written_valid;
  reg         answered;
  reg  [5:0]  result;
  reg  [31:0] words_0;
  reg  [31:0] words_1;
  reg  [31:0] words_2;
  reg  [31:0] words_3;
  reg  [2:0]  withdrawal;
  reg         withdrawal_closed;
  reg         withdrawal_late;
  reg         withdrawal_turn;
  reg  [13:0] withdrawn_key;
  reg  [5:0]  withdrawal_settling;
  reg         withdrawal_watching;
  reg         withdrawal_drained;
  reg         withdrawal_drain_late;
  reg  [23:0] withdrawal_drain_waited;
  reg  [5:0]  settling;
  reg         watching;
  reg         drained_reg;
  reg         drain_late;
  reg  [23:0] drain_waited;
  reg         key_valid;
  reg  [7:0]  key_tag;
  reg         key_withdrawable;
  reg         told_before_receive;
  reg         told_before_send;
  reg         handle_written;
  reg         is_unknown_command;
  reg         reserved_create_qp;
  reg         reserved_modify_qp;
  reg         reserved_register_mr;
  reg         reserved_create_cq;
  reg         reserved_write_address;
  reg         reserved_create_eq;
  reg         reserved_set_gid;
  reg         is_reserved_bits;
  reg         is_no_such_qp;
  reg         is_no_such_cq;
  reg         is_no_such_mr;
  reg         is_no_such_address;
  reg         is_bad_paths;
  reg  [32:0] mr_end;
  reg         mr_at_top;
  reg         is_bad_length;
  reg         list_is_odd;
  reg         list_is_some;
  reg         is_bad_list;
  reg         is_bad_ring;
  reg         is_qp_in_use;
  reg         is_qp_quiet;
  reg         is_qp_unused;
  reg         is_unknown_state;
  reg         is_wrong_state;
  reg         is_bad_groups;
  reg         is_bad_profile;
  reg         is_bad_mtu;
  reg         is_bad_pkey;
  reg         is_bad_address;
  reg         is_bad_window;
  reg         is_bad_messages;
  reg         is_bad_threshold;
  reg         is_bad_timeout;
  reg         is_bad_round_trip;
  reg         is_bad_send_queue;
  reg         is_bad_receive_queue;
  reg         is_bad_congestion;
  reg         is_bad_reads;
  reg         is_bad_response_window;
  reg         is_bad_rights;
  reg         is_bad_send_cq;
  reg         is_bad_receive_cq;
  reg         is_cq_in_use;
  reg         is_cq_unused;
  reg         is_cq_needed;
  reg         is_mr_in_use;
  reg         is_mr_unused;
  reg  [18:0] eq_within;
  reg         eq_is_odd;
  reg         is_bad_eq;
  reg         is_eq_in_use;
  reg         gid_is_used;
  reg         is_bad_gid;
  reg         is_bad_srq;
  (* ram_style = "block" *)
  reg  [6:0]  queues [0:15];
  reg  [6:0]  queue_read;
  (* ram_style = "block" *)
  reg  [9:0]  keys [0:63];
  reg  [9:0]  keys_data;
  (* ram_style = "block" *)
  reg         handles [0:15];
  reg         handle_read;
  (* ram_style = "block" *)
  reg  [1:0]  told [0:15];
  reg  [1:0]  told_data;
  (* ram_style = "block" *)
  reg  [5:0]  event_queues [0:7];
  reg  [5:0]  event_queues_found;
  (* ram_style = "block" *)
  reg  [2:0]  event_told [0:15];
  reg  [2:0]  event_told_read;
  wire        collector_in_0_ready;
  wire        collector_in_1_ready;
  wire        collector_in_2_ready;
  wire        collector_out_valid;
  wire [3:0]  collector_out_payload_qp;
  wire [4:0]  collector_out_payload_cause;
  wire        collector_out_payload_named;
  wire [15:0] collector_out_payload_request;
  wire        states_orders_ready;
  wire        states_answer_valid;
  wire        states_answer_value_matching;
  wire [2:0]  states_answer_value_state;
  wire [4:0]  states_answer_value_cause;
  wire        states_answer_value_resting;
  wire [3:0]  states_answer_value_send_cq;
  wire [3:0]  states_answer_value_receive_cq;
  wire        states_answer_value_send_broken;
  wire        states_answer_value_receive_broken;
  wire        states_failures_ready;
  wire [3:0]  states_asked;
  wire        states_state_valid;
  wire [3:0]  states_state_value_qp;
  wire [2:0]  states_state_value_state;
  wire        states_flush_valid;
  wire [3:0]  states_flush_value_qp;
  wire [3:0]  states_flush_value_send_status;
  wire [3:0]  states_flush_value_receive_status;
  wire        states_flush_value_named;
  wire [15:0] states_flush_value_request;
  wire        states_failed;
  wire        checked_any;
  wire [5:0]  checked_index;

  wire        event_found_valid = event_queues_found[5];
  wire [4:0]  event_found_users = event_queues_found[4:0];
  wire        is_mr = request_code == COMMAND_INVALIDATE_MR;
  wire        mine = withdrawal_watching & ~(|withdrawal_settling);
  wire        _step_equal = step == STEP_CLEAN;
  wire        busy = pending | _step_equal;
  wire [3:0]  _second_cq_choice = (step == STEP_READ_SECOND) ? second_cq : first_cq;
  wire        queue_read_valid = queue_read[6];
  wire [5:0]  queue_read_users = queue_read[5:0];
  wire        tables_are_free = (step == STEP_IDLE) | (step == STEP_SETUP) | (step == STEP_TELL) |
                                ((step == STEP_DRAIN) & ~drained_reg);
  wire [5:0]  _withdrawn_key_13_8_choice = ((withdrawal == WITHDRAWAL_LOOK) & tables_are_free) ?
                                           withdrawn_key[13:8] : request_target[13:8];
  wire        is_new = request_code == COMMAND_CREATE_QP;
  wire        _is_new_any = |{request_code == COMMAND_QUERY_CAPS, is_new, request_code == COMMAND_MODIFY_QP,
                              request_code == COMMAND_RESET_QP, request_code == COMMAND_QUERY_QP,
                              request_code == COMMAND_REGISTER_MR, is_mr, request_code == COMMAND_CREATE_CQ,
                              request_code == COMMAND_DESTROY_CQ, request_code == COMMAND_WRITE_ADDRESS,
                              request_code == COMMAND_SET_QP, request_code == COMMAND_CREATE_EQ,
                              request_code == COMMAND_DESTROY_EQ, request_code == COMMAND_SET_GID};
  wire        checked_found = reserved_create_qp & is_new;
  wire        checked_found_2 = checked_found | (reserved_modify_qp & (request_code == COMMAND_MODIFY_QP));
  wire        checked_found_3 = checked_found_2 |
                                (reserved_register_mr & (request_code == COMMAND_REGISTER_MR));
  wire        checked_found_4 = checked_found_3 | (reserved_create_cq & (request_code == COMMAND_CREATE_CQ));
  wire        checked_found_5 = checked_found_4 |
                                (reserved_write_address & (request_code == COMMAND_WRITE_ADDRESS));
  wire        checked_found_6 = checked_found_5 | (reserved_create_qp & (request_code == COMMAND_SET_QP));
  wire        checked_found_7 = checked_found_6 | (reserved_create_eq & (request_code == COMMAND_CREATE_EQ));
  wire        checked_found_8 = checked_found_7 | (reserved_set_gid & (request_code == COMMAND_SET_GID));
  wire [63:0] checked_base = {request_arguments_1, request_arguments_0};
  wire        checked_wrapping = mr_at_top & mr_end[32] & (|mr_end[31:0]);
  wire [4:0]  checked_size = request_arguments_4[4:0];
  wire [63:0] checked_list = {request_arguments_7, request_arguments_6};
  wire        checked_bad = (checked_size < 5'd12) | (checked_size > 5'd30) | (&request_arguments_4[9:8]) |
                            list_is_odd;
  wire [1:0]  levels = request_arguments_4[9:8];
  wire        is_listed = |levels;
  wire        checked_reset = life_state == QUEUE_PAIR_STATE_RESET;
  wire        checked_needs_life = (request_code == COMMAND_SET_QP) | (request_code == COMMAND_MODIFY_QP) |
                                   (request_code == COMMAND_RESET_QP);
  wire [2:0]  checked_wanted = request_arguments_0[2:0];
  wire        checked_is_init = life_state == QUEUE_PAIR_STATE_INIT;
  wire        checked_receive = request_arguments_19[17];
  wire        checked_early = (is_new & request_arguments_19[18] & ~checked_receive) |
                              ((request_code == COMMAND_SET_QP) & ~(checked_receive | told_before_receive));
  wire        checked_untold = ((checked_wanted == QUEUE_PAIR_STATE_RTR) & ~told_before_receive) |
                               ((checked_wanted == QUEUE_PAIR_STATE_RTS) &
                                (life_state == QUEUE_PAIR_STATE_RTR) & ~told_before_send);
  wire [12:0] checked_packets = request_arguments_5[12:0];
  wire [8:0]  checked_messages = request_arguments_5[24:16];
  wire [15:0] checked_srtt = request_arguments_6[15:0];
  wire [1:0]  checked_profile = request_arguments_0[25:24];
  wire        checked_is_missing = ((is_new & request_arguments_19[17]) | (request_code == COMMAND_SET_QP)) &
                                   ((|request_arguments_1[15:4]) | ~handle_written);
  wire [5:0]  checked_accepted = request_arguments_14[29:24];
  wire [12:0] checked_responses = request_arguments_13[28:16];
  wire        checked_of_target = ((request_code == COMMAND_CREATE_EQ) |
                                   (request_code == COMMAND_DESTROY_EQ)) & (|request_target[31:3]);
  wire        checked_needed = ((request_code == COMMAND_CREATE_CQ) & (|request_arguments_3[10:8])) |
                               (request_code == COMMAND_DESTROY_EQ);
  wire        gid_fits_0 = gids_0_used & (gids_0_ipv6 == request_arguments_2[16]);
  wire        gid_fits_1 = gids_1_used & (gids_1_ipv6 == request_arguments_2[16]);
  wire        gid_fits_2 = gids_2_used & (gids_2_ipv6 == request_arguments_2[16]);
  wire        gid_fits_3 = gids_3_used & (gids_3_ipv6 == request_arguments_2[16]);
  wire        gid_fits_4 = gids_4_used & (gids_4_ipv6 == request_arguments_2[16]);
  wire        gid_fits_5 = gids_5_used & (gids_5_ipv6 == request_arguments_2[16]);
  wire        gid_fits_6 = gids_6_used & (gids_6_ipv6 == request_arguments_2[16]);
  wire        gid_fits_7 = gids_7_used & (gids_7_ipv6 == request_arguments_2[16]);
  wire [7:0]  _gid_fits_joined = {gid_fits_7, gid_fits_6, gid_fits_5, gid_fits_4, gid_fits_3, gid_fits_2,
                                  gid_fits_1, gid_fits_0};
  wire        states_orders_valid = step == STEP_ASK;
  wire        is_named = key_valid & key_withdrawable & (key_tag == withdrawn_key[7:0]);
  wire [63:0] address = {request_arguments_7, request_arguments_6};
  wire        known = request_arguments_19[17] | (request_code == COMMAND_SET_QP);
  wire [8:0]  _request_arguments_5_24_16_difference = request_arguments_5[24:16] - 9'd1;
  wire        is_new_2 = setup_valid & setup_ready & is_new;
  wire        is_reset = state_valid & (state_value_state == QUEUE_PAIR_STATE_RESET);
  wire        telling = (step == STEP_TELL) & (request_code != COMMAND_MODIFY_QP);

  FailureCollector_small_3 collector (
    .clk(clk),
    .rst(in_reset),
    .in_0_valid(failures_0_valid),
    .in_0_ready(collector_in_0_ready),
    .in_0_payload_qp(failures_0_payload_qp),
    .in_0_payload_cause(failures_0_payload_cause),
    .in_0_payload_named(failures_0_payload_named),
    .in_0_payload_request(failures_0_payload_request),
    .in_1_valid(failures_1_valid),
    .in_1_ready(collector_in_1_ready),
    .in_1_payload_qp(failures_1_payload_qp),
    .in_1_payload_cause(failures_1_payload_cause),
    .in_1_payload_named(failures_1_payload_named),
    .in_1_payload_request(failures_1_payload_request),
    .in_2_valid(failures_2_valid),
    .in_2_ready(collector_in_2_ready),
    .in_2_payload_qp(failures_2_payload_qp),
    .in_2_payload_cause(failures_2_payload_cause),
    .in_2_payload_named(failures_2_payload_named),
    .in_2_payload_request(failures_2_payload_request),
    .state_valid(states_state_valid),
    .state_value_qp(states_state_value_qp),
    .state_value_state(states_state_value_state),
    .out_valid(collector_out_valid),
    .out_ready(states_failures_ready),
    .out_payload_qp(collector_out_payload_qp),
    .out_payload_cause(collector_out_payload_cause),
    .out_payload_named(collector_out_payload_named),
    .out_payload_request(collector_out_payload_request)
  );

  QueuePairStates_small states (
    .clk(clk),
    .rst(in_reset),
    .orders_valid(states_orders_valid),
    .orders_ready(states_orders_ready),
    .orders_payload_kind(inquiry),
    .orders_payload_qp(request_target[3:0]),
    .orders_payload_from(life_state),
    .orders_payload_to(wanted),
    .orders_payload_creating(is_new),
    .orders_payload_send_cq(request_arguments_12[3:0]),
    .orders_payload_receive_cq(request_arguments_12[19:16]),
    .answer_valid(states_answer_valid),
    .answer_value_matching(states_answer_value_matching),
    .answer_value_state(states_answer_value_state),
    .answer_value_cause(states_answer_value_cause),
    .answer_value_resting(states_answer_value_resting),
    .answer_value_send_cq(states_answer_value_send_cq),
    .answer_value_receive_cq(states_answer_value_receive_cq),
    .answer_value_send_broken(states_answer_value_send_broken),
    .answer_value_receive_broken(states_answer_value_receive_broken),
    .failures_valid(collector_out_valid),
    .failures_ready(states_failures_ready),
    .failures_payload_qp(collector_out_payload_qp),
    .failures_payload_cause(collector_out_payload_cause),
    .failures_payload_named(collector_out_payload_named),
    .failures_payload_request(collector_out_payload_request),
    .quiet(quiet),
    .now(now),
    .asked(states_asked),
    .is_broken(is_broken),
    .state_valid(states_state_valid),
    .state_value_qp(states_state_value_qp),
    .state_value_state(states_state_value_state),
    .flush_valid(states_flush_valid),
    .flush_value_qp(states_flush_value_qp),
    .flush_value_send_status(states_flush_value_send_status),
    .flush_value_receive_status(states_flush_value_receive_status),
    .flush_value_named(states_flush_value_named),
    .flush_value_request(states_flush_value_request),
    .failed(states_failed)
  );

  PriorityEncoder_46 checked (
    .value({is_bad_paths, is_bad_gid, is_eq_in_use, is_bad_eq, 1'b0, is_bad_groups, is_bad_list,
            is_bad_congestion, 1'b0, is_bad_srq, is_bad_rights, is_bad_response_window, is_bad_reads, 1'b0,
            is_bad_ring, is_cq_needed, is_cq_unused, is_cq_in_use, is_bad_length, is_mr_unused, is_mr_in_use,
            is_bad_receive_queue, is_bad_send_queue, is_bad_receive_cq, is_bad_send_cq, is_bad_round_trip,
            is_bad_timeout, is_bad_threshold, is_bad_messages, is_bad_window, is_bad_address, is_bad_pkey,
            is_bad_mtu, is_bad_profile, is_wrong_state, is_unknown_state, is_qp_unused, is_qp_quiet,
            is_qp_in_use, is_no_such_address, is_no_such_mr, is_no_such_cq, is_no_such_qp, is_reserved_bits,
            is_unknown_command, 1'b0}),
    .any(checked_any),
    .index(checked_index)
  );

  assign failures_0_ready = collector_in_0_ready;
  assign failures_1_ready = collector_in_1_ready;
  assign failures_2_ready = collector_in_2_ready;
  assign asked = states_asked;
  assign state_valid = states_state_valid;
  assign state_value_qp = states_state_value_qp;
  assign state_value_state = states_state_value_state;
  assign flush_valid = states_flush_valid;
  assign flush_value_qp = states_flush_value_qp;
  assign flush_value_send_status = states_flush_value_send_status;
  assign flush_value_receive_status = states_flush_value_receive_status;
  assign flush_value_named = states_flush_value_named;
  assign flush_value_request = states_flush_value_request;
  assign failed = states_failed;
  assign drain_asked = (mine == withdrawal_turn) & (mine | (watching & ~(|settling)));
  assign drain_is_mr = withdrawal_turn | is_mr;
  assign drain_object = withdrawal_turn ? {10'd0, withdrawn_key[13:8]} :
                        is_mr ? {10'd0, request_target[13:8]} : {12'd0, request_target[3:0]};
  assign withdrawals_ready = withdrawal == WITHDRAWAL_IDLE;
  assign withdrawn_valid = withdrawal == WITHDRAWAL_DONE;
  assign withdrawn_value = withdrawal_late;
  assign withdraws = (withdrawal == WITHDRAWAL_DONE) & withdrawal_closed;
  assign mr_valid = mr_writes | _step_equal;
  assign mr_value_index = _step_equal ? sweep : withdrawing ? withdrawn_key[13:8] : request_target[13:8];
  assign mr_value_mr_valid = written_valid & ~_step_equal;
  assign mr_value_mr_tag = request_target[7:0];
  assign mr_value_mr_pd = request_arguments_3[15:0];
  assign mr_value_mr_local_write = request_arguments_3[16];
  assign mr_value_mr_remote_write = request_arguments_3[17];
  assign mr_value_mr_remote_read = request_arguments_3[18];
  assign mr_value_mr_remote_atomic = request_arguments_3[19];
  assign mr_value_mr_remote_invalidate = request_arguments_3[20];
  assign mr_value_mr_base = {request_arguments_1, request_arguments_0};
  assign mr_value_mr_length = request_arguments_2;
  assign mr_value_mr_pages_listed = is_listed;
  assign mr_value_mr_pages_shift = is_listed ? (request_arguments_4[4:0] - 5'd12) : 5'd0;
  assign list_valid = mr_writes & written_valid;
  assign list_value_index = mr_value_index;
  assign list_value_base = mr_value_mr_base[50:12];
  assign list_value_size_listed = is_listed;
  assign list_value_size_shift = mr_value_mr_pages_shift;
  assign list_value_deep = levels[1];
  assign list_value_address = address[51:12];
  assign queue_valid = queue_writes | _step_equal;
  assign queue_value_index = _step_equal ? sweep[3:0] : request_target[3:0];
  assign queue_value_valid = written_valid & ~_step_equal;
  assign queue_value_base = {request_arguments_1, request_arguments_0};
  assign queue_value_size = request_arguments_2[3:0];
  assign address_valid = address_writes;
  assign address_value_index = request_target[3:0];
  assign address_value_handle_mac = {request_arguments_1[15:0], request_arguments_0};
  assign address_value_handle_tagged = request_arguments_2[15];
  assign address_value_handle_vlan = request_arguments_2[11:0];
  assign address_value_handle_ipv6 = request_arguments_2[16];
  assign address_value_handle_ip = {request_arguments_7, request_arguments_6, request_arguments_5,
                                    request_arguments_4};
  assign address_value_handle_gid = request_arguments_2[22:20];
  assign setup_payload_qp = request_target[3:0];
  assign setup_payload_groups_queues = is_new;
  assign setup_payload_groups_receives = is_new | request_arguments_19[17];
  assign setup_payload_groups_sends = is_new | request_arguments_19[18];
  assign rate_payload_qp = request_target[3:0];
  assign rate_payload_rate = request_arguments_7[19:0];
  assign setup_payload_context_known = known;
  assign setup_payload_context_peer_qp = request_arguments_0[23:0];
  assign setup_payload_context_address_handle = request_arguments_1[3:0];
  assign setup_payload_context_pkey = request_arguments_2[15:0];
  assign setup_payload_context_pd = request_arguments_2[31:16];
  assign setup_payload_context_mtu_code = request_arguments_0[28:26];
  assign setup_payload_context_profile = request_arguments_0[25:24];
  assign setup_payload_context_remote_write = request_arguments_0[31];
  assign setup_payload_context_send_psn = request_arguments_3[23:0];
  assign setup_payload_context_receive_psn = request_arguments_4[23:0];
  assign setup_payload_context_send_window = request_arguments_5[12:0];
  assign setup_payload_context_message_limit = _request_arguments_5_24_16_difference[7:0];
  assign setup_payload_context_sack_threshold = request_arguments_6[31:24];
  assign setup_payload_context_retries = request_arguments_3[26:24];
  assign setup_payload_context_rnr_retries = request_arguments_3[30:28];
  assign setup_payload_context_rto_exponent = request_arguments_6[20:16];
  assign setup_payload_context_rnr_timer = request_arguments_4[28:24];
  assign setup_payload_context_initial_srtt = request_arguments_6[15:0];
  assign setup_payload_context_last_path = request_arguments_1[19:16];
  assign setup_payload_context_extended = request_arguments_1[22];
  assign setup_payload_context_rate = request_arguments_7[19:0];
  assign setup_payload_context_send_cq = request_arguments_12[3:0];
  assign setup_payload_context_receive_cq = request_arguments_12[19:16];
  assign setup_payload_context_send_queue = {request_arguments_9, request_arguments_8};
  assign setup_payload_context_send_queue_size = request_arguments_13[3:0];
  assign setup_payload_context_receive_queue = {request_arguments_11, request_arguments_10};
  assign setup_payload_context_receive_queue_size = request_arguments_13[11:8];
  assign setup_payload_context_remote_read = request_arguments_0[30];
  assign setup_payload_context_remote_atomic = request_arguments_0[29];
  assign setup_payload_context_response_send_psn = request_arguments_14[23:0];
  assign setup_payload_context_response_receive_psn = request_arguments_15[23:0];
  assign setup_payload_context_response_window = (|request_arguments_13[28:16]) ?
                                                 request_arguments_13[28:16] : 13'd1;
  assign setup_payload_context_reads_accepted = request_arguments_14[29:24];
  assign setup_payload_context_reads_outstanding = request_arguments_15[29:24];
  assign owners_pairs_valid = is_new_2 | is_reset;
  assign owners_pairs_value_object = is_new_2 ? request_target[3:0] : state_value_qp;
  assign owners_pairs_value_exists = is_new_2;
  assign owners_pairs_value_page = request_arguments_18[7:0];
  assign owners_queues_valid = queue_valid;
  assign owners_queues_value_object = queue_value_index;
  assign owners_queues_value_exists = queue_value_valid;
  assign owners_queues_value_page = request_arguments_3[7:0];
  assign answer_busy = busy;
  assign answer_done = answered;
  assign answer_result = result;
  assign answer_words_0 = words_0;
  assign answer_words_1 = words_1;
  assign answer_words_2 = words_2;
  assign answer_words_3 = words_3;
  assign setup_valid = (step == STEP_SETUP) & ~is_set_up;
  assign rate_valid = (step == STEP_TELL) & (request_code == COMMAND_MODIFY_QP);
  assign events_valid = telling & ~is_ordered;
  assign events_payload_is_queue = (request_code == COMMAND_CREATE_EQ) | (request_code == COMMAND_DESTROY_EQ);
  assign events_payload_queue = (request_code != COMMAND_DESTROY_CQ) ? event_number : 3'd0;
  assign events_payload_exists = request_code == COMMAND_CREATE_EQ;
  assign events_payload_base = {request_arguments_1, request_arguments_0};
  assign events_payload_size = request_arguments_2[3:0];
  assign events_payload_completion_queue = request_target[3:0];

  always @(posedge clk) begin
    if (queues_put) begin
      queues[queues_address] <= {queues_word_valid, queues_word_users};
    end
  end

  always @(posedge clk) begin
    queue_read <= queues[_second_cq_choice];
  end

  always @(posedge clk) begin
    if (keys_put) begin
      keys[keys_address] <= {keys_word_valid, keys_word_tag, keys_word_withdrawable};
    end
  end

  always @(posedge clk) begin
    keys_data <= keys[_withdrawn_key_13_8_choice];
  end

  always @(posedge clk) begin
    if (handles_put) begin
      handles[handles_address] <= handles_word;
    end
  end

  always @(posedge clk) begin
    handle_read <= handles[request_arguments_1[3:0]];
  end

  always @(posedge clk) begin
    if (told_put) begin
      told[told_address] <= {told_word_receive, told_word_send};
    end
  end

  always @(posedge clk) begin
    told_data <= told[request_target[3:0]];
  end

  always @(posedge clk) begin
    if (event_queues_put) begin
      event_queues[event_queues_address] <= {event_queues_word_valid, event_queues_word_users};
    end
  end

  always @(posedge clk) begin
    event_queues_found <= event_queues[event_number];
  end

  always @(posedge clk) begin
    if (event_told_put) begin
      event_told[event_told_address] <= event_told_word;
    end
  end

  always @(posedge clk) begin
    event_told_read <= event_told[request_target[3:0]];
  end

  // CommandEngine.clean: step
  always @(posedge clk) begin
    if (in_reset) begin
      step <= STEP_CLEAN;
    end else begin
      case (step)
        STEP_CLEAN: begin
          if (&sweep) begin
            step <= STEP_IDLE;
          end
        end
        STEP_IDLE: begin
          if (pending) begin
            step <= STEP_ASK;
          end
        end
        STEP_ASK: begin
          if (states_orders_ready) begin
            step <= STEP_ASKED;
          end
        end
        STEP_ASKED: begin
          if (states_answer_valid) begin
            case (inquiry)
              KIND_LOOK: step <= STEP_CHOOSE;
              KIND_CHANGE: begin
                if (states_answer_value_matching) begin
                  if (is_new) begin
                    step <= STEP_COUNT_FIRST;
                  end else if (request_code == COMMAND_RESET_QP) begin
                    step <= STEP_DRAIN;
                  end else if (request_arguments_0[8]) begin
                    step <= STEP_TELL;
                  end else begin
                    step <= STEP_DONE;
                  end
                end else begin
                  step <= STEP_ASK;
                end
              end
              default: step <= STEP_COUNT_FIRST;
            endcase
          end
        end
        STEP_CHOOSE: step <= STEP_READ_FIRST;
        STEP_READ_FIRST: step <= STEP_READ_SECOND;
        STEP_READ_SECOND: step <= STEP_LOAD_SECOND;
        STEP_LOAD_SECOND: step <= STEP_CHECK;
        STEP_CHECK: step <= STEP_JUDGE;
        STEP_JUDGE: step <= STEP_ACT;
        STEP_ACT: begin
          if (verdict == COMMAND_RESULT_DONE) begin
            step <= STEP_DONE;
            case (request_code)
              COMMAND_CREATE_CQ: step <= STEP_TELL;
              COMMAND_DESTROY_CQ: step <= STEP_TELL;
              COMMAND_CREATE_EQ: step <= STEP_TELL;
              COMMAND_DESTROY_EQ: step <= STEP_TELL;
              COMMAND_CREATE_QP: step <= STEP_SETUP;
              COMMAND_SET_QP: step <= STEP_SETUP;
              COMMAND_MODIFY_QP: begin
                if (life_state != QUEUE_PAIR_STATE_ERR) begin
                  step <= STEP_ASK;
                end
              end
              COMMAND_RESET_QP: step <= STEP_ASK;
              COMMAND_INVALIDATE_MR: step <= STEP_DRAIN;
              default: ;
            endcase
          end else begin
            step <= STEP_DONE;
          end
        end
        STEP_SETUP: begin
          if (is_set_up) begin
            if (is_new) begin
              step <= STEP_ASK;
            end else begin
              step <= STEP_DONE;
            end
          end
        end
        STEP_TELL: begin
          if ((request_code == COMMAND_MODIFY_QP) ? rate_ready : obeyed) begin
            step <= STEP_DONE;
          end
        end
        STEP_DRAIN: begin
          if (drained_reg) begin
            if (request_code == COMMAND_RESET_QP) begin
              step <= STEP_ASK;
            end else if (request_code == COMMAND_QUERY_QP) begin
              step <= STEP_DONE;
            end else begin
              step <= STEP_DONE;
            end
          end else if ((request_code == COMMAND_QUERY_QP) & drain_waited[8]) begin
            step <= STEP_DONE;
          end else if (drain_late) begin
            step <= STEP_DONE;
          end
        end
        STEP_COUNT_FIRST: begin
          if (one_for_both) begin
            step <= STEP_DONE;
          end else begin
            step <= STEP_COUNT_SECOND;
          end
        end
        STEP_COUNT_SECOND: step <= STEP_DONE;
        STEP_DONE: step <= STEP_IDLE;
        default: step <= STEP_CLEAN;
      endcase
    end
  end

  // CommandEngine.clean: pending
  always @(posedge clk) begin
    if (in_reset) begin
      pending <= 1'b0;
    end else begin
      if (command_valid & ~busy) begin
        pending <= 1'b1;
      end
      case (step)
        STEP_DONE: pending <= 1'b0;
        default: ;
      endcase
    end
  end

  // CommandEngine.clean: queues_put to keys_put
  always @(posedge clk) begin
    if (in_reset) begin
      queues_put <= 1'b0;
      keys_put <= 1'b0;
    end else begin
      queues_put <= 1'b0;
      keys_put <= 1'b0;
      case (step)
        STEP_CLEAN: begin
          queues_put <= 1'b1;
          keys_put <= 1'b1;
        end
        STEP_ACT: begin
          if (verdict == COMMAND_RESULT_DONE) begin
            case (request_code)
              COMMAND_REGISTER_MR: keys_put <= 1'b1;
              COMMAND_CREATE_CQ: queues_put <= 1'b1;
              COMMAND_DESTROY_CQ: queues_put <= 1'b1;
              default: ;
            endcase
          end
        end
        STEP_DRAIN: begin
          if (drained_reg) begin
            if (!(request_code == COMMAND_RESET_QP) && !(request_code == COMMAND_QUERY_QP)) begin
              keys_put <= 1'b1;
            end
          end
        end
        STEP_COUNT_FIRST: queues_put <= 1'b1;
        STEP_COUNT_SECOND: queues_put <= 1'b1;
        default: ;
      endcase
      case (withdrawal)
        WITHDRAWAL_FREE: begin
          if (tables_are_free) begin
            keys_put <= 1'b1;
          end
        end
        default: ;
      endcase
    end
  end

  // CommandEngine.clean: handles_put to event_told_put
  always @(posedge clk) begin
    if (in_reset) begin
      handles_put <= 1'b0;
      told_put <= 1'b0;
      event_queues_put <= 1'b0;
      event_told_put <= 1'b0;
    end else begin
      handles_put <= 1'b0;
      told_put <= 1'b0;
      event_queues_put <= 1'b0;
      event_told_put <= 1'b0;
      case (step)
        STEP_CLEAN: begin
          handles_put <= 1'b1;
          told_put <= 1'b1;
          event_queues_put <= 1'b1;
          event_told_put <= 1'b1;
        end
        STEP_ACT: begin
          if (verdict == COMMAND_RESULT_DONE) begin
            case (request_code)
              COMMAND_WRITE_ADDRESS: handles_put <= 1'b1;
              COMMAND_CREATE_CQ: begin
                if (|event_number) begin
                  event_queues_put <= 1'b1;
                end
                event_told_put <= 1'b1;
              end
              COMMAND_DESTROY_CQ: begin
                if (|event_number) begin
                  event_queues_put <= 1'b1;
                end
                event_told_put <= 1'b1;
              end
              COMMAND_CREATE_EQ: event_queues_put <= 1'b1;
              COMMAND_DESTROY_EQ: event_queues_put <= 1'b1;
              default: ;
            endcase
          end
        end
        STEP_SETUP: begin
          if (is_set_up) begin
            told_put <= 1'b1;
          end
        end
        default: ;
      endcase
    end
  end

  // CommandEngine.clean: gids_0_used to gids_4_ip
  always @(posedge clk) begin
    if (in_reset) begin
      gids_0_used <= 1'b0;
      gids_0_ipv6 <= 1'b0;
      gids_0_ip <= 128'd0;
      gids_1_used <= 1'b0;
      gids_1_ipv6 <= 1'b0;
      gids_1_ip <= 128'd0;
      gids_2_used <= 1'b0;
      gids_2_ipv6 <= 1'b0;
      gids_2_ip <= 128'd0;
      gids_3_used <= 1'b0;
      gids_3_ipv6 <= 1'b0;
      gids_3_ip <= 128'd0;
      gids_4_used <= 1'b0;
      gids_4_ipv6 <= 1'b0;
      gids_4_ip <= 128'd0;
    end else begin
      case (step)
        STEP_ACT: begin
          if (verdict == COMMAND_RESULT_DONE) begin
            case (request_code)
              COMMAND_SET_GID: begin
                if (request_target[2:0] == 3'd0) begin
                  gids_0_used <= request_arguments_2[15];
                  gids_0_ipv6 <= request_arguments_2[16];
                  gids_0_ip <= {request_arguments_7, request_arguments_6, request_arguments_5,
                                request_arguments_4};
                end
                if (request_target[2:0] == 3'd1) begin
                  gids_1_used <= request_arguments_2[15];
                  gids_1_ipv6 <= request_arguments_2[16];
                  gids_1_ip <= {request_arguments_7, request_arguments_6, request_arguments_5,
                                request_arguments_4};
                end
                if (request_target[2:0] == 3'd2) begin
                  gids_2_used <= request_arguments_2[15];
                  gids_2_ipv6 <= request_arguments_2[16];
                  gids_2_ip <= {request_arguments_7, request_arguments_6, request_arguments_5,
                                request_arguments_4};
                end
                if (request_target[2:0] == 3'd3) begin
                  gids_3_used <= request_arguments_2[15];
                  gids_3_ipv6 <= request_arguments_2[16];
                  gids_3_ip <= {request_arguments_7, request_arguments_6, request_arguments_5,
                                request_arguments_4};
                end
                if (request_target[2:0] == 3'd4) begin
                  gids_4_used <= request_arguments_2[15];
                  gids_4_ipv6 <= request_arguments_2[16];
                  gids_4_ip <= {request_arguments_7, request_arguments_6, request_arguments_5,
                                request_arguments_4};
                end
              end
              default: ;
            endcase
          end
        end
        default: ;
      endcase
    end
  end

  // CommandEngine.clean: gids_5_used to mr_writes
  always @(posedge clk) begin
    if (in_reset) begin
      gids_5_used <= 1'b0;
      gids_5_ipv6 <= 1'b0;
      gids_5_ip <= 128'd0;
      gids_6_used <= 1'b0;
      gids_6_ipv6 <= 1'b0;
      gids_6_ip <= 128'd0;
      gids_7_used <= 1'b0;
      gids_7_ipv6 <= 1'b0;
      gids_7_ip <= 128'd0;
      sweep <= 6'd0;
      mr_writes <= 1'b0;
    end else begin
      mr_writes <= 1'b0;
      case (step)
        STEP_CLEAN: sweep <= sweep + 6'd1;
        STEP_ACT: begin
          if (verdict == COMMAND_RESULT_DONE) begin
            case (request_code)
              COMMAND_REGISTER_MR: mr_writes <= 1'b1;
              COMMAND_SET_GID: begin
                if (request_target[2:0] == 3'd5) begin
                  gids_5_used <= request_arguments_2[15];
                  gids_5_ipv6 <= request_arguments_2[16];
                  gids_5_ip <= {request_arguments_7, request_arguments_6, request_arguments_5,
                                request_arguments_4};
                end
                if (request_target[2:0] == 3'd6) begin
                  gids_6_used <= request_arguments_2[15];
                  gids_6_ipv6 <= request_arguments_2[16];
                  gids_6_ip <= {request_arguments_7, request_arguments_6, request_arguments_5,
                                request_arguments_4};
                end
                if (request_target[2:0] == 3'd7) begin
                  gids_7_used <= request_arguments_2[15];
                  gids_7_ipv6 <= request_arguments_2[16];
                  gids_7_ip <= {request_arguments_7, request_arguments_6, request_arguments_5,
                                request_arguments_4};
                end
              end
              COMMAND_INVALIDATE_MR: mr_writes <= 1'b1;
              default: ;
            endcase
          end
        end
        default: ;
      endcase
      case (withdrawal)
        WITHDRAWAL_CLOSE: begin
          if (tables_are_free) begin
            mr_writes <= 1'b1;
          end
        end
        default: ;
      endcase
    end
  end

  // CommandEngine.clean: withdrawing to result
  always @(posedge clk) begin
    if (in_reset) begin
      withdrawing <= 1'b0;
      address_writes <= 1'b0;
      queue_writes <= 1'b0;
      answered <= 1'b0;
      result <= 6'd0;
    end else begin
      withdrawing <= 1'b0;
      address_writes <= 1'b0;
      queue_writes <= 1'b0;
      answered <= 1'b0;
      case (step)
        STEP_ACT: begin
          if (verdict == COMMAND_RESULT_DONE) begin
            case (request_code)
              COMMAND_WRITE_ADDRESS: address_writes <= 1'b1;
              COMMAND_CREATE_CQ: queue_writes <= 1'b1;
              COMMAND_DESTROY_CQ: queue_writes <= 1'b1;
              default: ;
            endcase
          end
        end
        STEP_DONE: begin
          answered <= 1'b1;
          result <= verdict;
        end
        default: ;
      endcase
      case (withdrawal)
        WITHDRAWAL_CLOSE: begin
          if (tables_are_free) begin
            withdrawing <= 1'b1;
          end
        end
        default: ;
      endcase
    end
  end

  // CommandEngine.clean: withdrawal to withdrawal_drained
  always @(posedge clk) begin
    if (in_reset) begin
      withdrawal <= WITHDRAWAL_IDLE;
      withdrawal_settling <= 6'd0;
      withdrawal_watching <= 1'b0;
      withdrawal_drained <= 1'b0;
    end else begin
      if (|withdrawal_settling) begin
        withdrawal_settling <= withdrawal_settling - 6'd1;
      end else if (withdrawal_watching) begin
        withdrawal_drained <= drained & withdrawal_turn;
      end
      case (withdrawal)
        WITHDRAWAL_IDLE: begin
          if (withdrawals_valid) begin
            withdrawal <= WITHDRAWAL_LOOK;
          end
        end
        WITHDRAWAL_LOOK: begin
          if (tables_are_free) begin
            withdrawal <= WITHDRAWAL_LOADED;
          end
        end
        WITHDRAWAL_LOADED: withdrawal <= WITHDRAWAL_JUDGE;
        WITHDRAWAL_JUDGE: begin
          if (~is_named) begin
            withdrawal <= WITHDRAWAL_DONE;
          end else if (withdrawal_closed) begin
            withdrawal <= WITHDRAWAL_FREE;
          end else begin
            withdrawal <= WITHDRAWAL_CLOSE;
          end
        end
        WITHDRAWAL_CLOSE: begin
          if (tables_are_free) begin
            withdrawal_settling <= 6'd63;
            withdrawal_watching <= 1'b1;
            withdrawal_drained <= 1'b0;
            withdrawal <= WITHDRAWAL_WATCH;
          end
        end
        WITHDRAWAL_WATCH: begin
          if (withdrawal_drained | withdrawal_drain_late) begin
            withdrawal_watching <= 1'b0;
            withdrawal_drained <= 1'b0;
            if (withdrawal_drained) begin
              withdrawal <= WITHDRAWAL_LOOK;
            end else begin
              withdrawal <= WITHDRAWAL_DONE;
            end
          end
        end
        WITHDRAWAL_FREE: begin
          if (tables_are_free) begin
            withdrawal <= WITHDRAWAL_DONE;
          end
        end
        WITHDRAWAL_DONE: withdrawal <= WITHDRAWAL_IDLE;
        default: withdrawal <= WITHDRAWAL_IDLE;
      endcase
    end
  end

  // CommandEngine.clean: settling to drained_reg
  always @(posedge clk) begin
    if (in_reset) begin
      settling <= 6'd0;
      watching <= 1'b0;
      drained_reg <= 1'b0;
    end else begin
      if (|settling) begin
        settling <= settling - 6'd1;
      end else if (watching) begin
        drained_reg <= drained & ~withdrawal_turn;
      end
      case (step)
        STEP_ASKED: begin
          if (states_answer_valid) begin
            case (inquiry)
              KIND_CHANGE: begin
                if (states_answer_value_matching) begin
                  if (!is_new && (request_code == COMMAND_RESET_QP)) begin
                    settling <= 6'd63;
                    watching <= 1'b1;
                    drained_reg <= 1'b0;
                  end
                end
              end
              default: ;
            endcase
          end
        end
        STEP_ACT: begin
          if (verdict == COMMAND_RESULT_DONE) begin
            case (request_code)
              COMMAND_INVALIDATE_MR: begin
                settling <= 6'd63;
                watching <= 1'b1;
                drained_reg <= 1'b0;
              end
              default: ;
            endcase
          end
        end
        STEP_DRAIN: begin
          if (drained_reg) begin
            watching <= 1'b0;
            drained_reg <= 1'b0;
          end else if ((request_code == COMMAND_QUERY_QP) & drain_waited[8]) begin
            watching <= 1'b0;
            drained_reg <= 1'b0;
          end else if (drain_late) begin
            watching <= 1'b0;
            drained_reg <= 1'b0;
          end
        end
        default: ;
      endcase
    end
  end

  // CommandEngine.run
  always @(posedge clk) begin
    if (in_reset) begin
      is_ordered <= 1'b0;
      is_set_up <= 1'b0;
    end else begin
      is_set_up <= setup_valid & setup_ready;
      is_ordered <= telling & (is_ordered | events_ready);
    end
  end

  // Withdrawal.question
  always @(posedge clk) begin
    if (in_reset) begin
      withdrawal_turn <= 1'b0;
    end else begin
      withdrawal_turn <= mine;
    end
  end

  // body
  always @(posedge clk) begin
    in_reset <= rst;
  end

  // CommandEngine.ask: inquiry to queues_word_users
  always @(posedge clk) begin
    case (step)
      STEP_CLEAN: begin
        queues_address <= sweep[3:0];
        queues_word_valid <= 1'b0;
        queues_word_users <= 6'd0;
      end
      STEP_IDLE: begin
        if (pending) begin
          inquiry <= KIND_LOOK;
        end
      end
      STEP_ASKED: begin
        if (states_answer_valid) begin
          case (inquiry)
            KIND_CHANGE: begin
              if (!states_answer_value_matching) begin
                inquiry <= KIND_LOOK;
              end
            end
            default: ;
          endcase
        end
      end
      STEP_JUDGE: verdict <= checked_index;
      STEP_ACT: begin
        if (verdict == COMMAND_RESULT_DONE) begin
          case (request_code)
            COMMAND_CREATE_CQ: begin
              queues_address <= first_cq;
              queues_word_valid <= 1'b1;
              queues_word_users <= 6'd0;
            end
            COMMAND_DESTROY_CQ: begin
              queues_address <= first_cq;
              queues_word_valid <= 1'b0;
              queues_word_users <= 6'd0;
            end
            COMMAND_CREATE_QP: wanted <= QUEUE_PAIR_STATE_INIT;
            COMMAND_MODIFY_QP: begin
              wanted <= request_arguments_0[2:0];
              if (life_state != QUEUE_PAIR_STATE_ERR) begin
                inquiry <= KIND_CHANGE;
              end
            end
            COMMAND_RESET_QP: begin
              wanted <= QUEUE_PAIR_STATE_RESET;
              inquiry <= KIND_CHANGE;
            end
            default: ;
          endcase
        end
      end
      STEP_SETUP: begin
        if (is_set_up) begin
          if (is_new) begin
            inquiry <= KIND_CHANGE;
          end
        end
      end
      STEP_DRAIN: begin
        if (drained_reg) begin
          if (request_code == COMMAND_RESET_QP) begin
            inquiry <= KIND_RETIRE;
          end
        end else if (!((request_code == COMMAND_QUERY_QP) & drain_waited[8]) && drain_late) begin
          verdict <= COMMAND_RESULT_DRAIN_TIMEOUT;
        end
      end
      STEP_COUNT_FIRST: begin
        queues_address <= first_cq;
        queues_word_valid <= first_valid;
        queues_word_users <= first_users + change;
      end
      STEP_COUNT_SECOND: begin
        queues_address <= second_cq;
        queues_word_valid <= second_valid;
        queues_word_users <= second_users + change;
      end
      default: ;
    endcase
  end

  // CommandEngine.ask: keys_address to keys_word_withdrawable
  always @(posedge clk) begin
    case (step)
      STEP_CLEAN: begin
        keys_address <= sweep;
        keys_word_valid <= 1'b0;
        keys_word_tag <= 8'd0;
        keys_word_withdrawable <= 1'b0;
      end
      STEP_ACT: begin
        if (verdict == COMMAND_RESULT_DONE) begin
          case (request_code)
            COMMAND_REGISTER_MR: begin
              keys_address <= request_target[13:8];
              keys_word_valid <= 1'b1;
              keys_word_tag <= request_target[7:0];
              keys_word_withdrawable <= request_arguments_3[20];
            end
            default: ;
          endcase
        end
      end
      STEP_DRAIN: begin
        if (drained_reg) begin
          if (!(request_code == COMMAND_RESET_QP) && !(request_code == COMMAND_QUERY_QP)) begin
            keys_address <= request_target[13:8];
            keys_word_valid <= 1'b0;
            keys_word_tag <= 8'd0;
            keys_word_withdrawable <= 1'b0;
          end
        end
      end
      default: ;
    endcase
    case (withdrawal)
      WITHDRAWAL_FREE: begin
        if (tables_are_free) begin
          keys_address <= withdrawn_key[13:8];
          keys_word_valid <= 1'b0;
          keys_word_tag <= 8'd0;
          keys_word_withdrawable <= 1'b0;
        end
      end
      default: ;
    endcase
  end

  // CommandEngine.ask: handles_address to second_cq
  always @(posedge clk) begin
    case (step)
      STEP_CLEAN: begin
        handles_address <= sweep[3:0];
        handles_word <= 1'b0;
        told_address <= sweep[3:0];
        told_word_receive <= 1'b0;
        told_word_send <= 1'b0;
        event_queues_address <= sweep[2:0];
        event_queues_word_valid <= 1'b0;
        event_queues_word_users <= 5'd0;
        event_told_address <= sweep[3:0];
        event_told_word <= 3'd0;
      end
      STEP_CHOOSE: begin
        first_cq <= life_send_cq;
        second_cq <= life_receive_cq;
        if (is_new) begin
          first_cq <= request_arguments_12[3:0];
          second_cq <= request_arguments_12[19:16];
        end else if ((request_code == COMMAND_CREATE_CQ) | (request_code == COMMAND_DESTROY_CQ)) begin
          first_cq <= request_target[3:0];
        end
      end
      STEP_ACT: begin
        if (verdict == COMMAND_RESULT_DONE) begin
          case (request_code)
            COMMAND_WRITE_ADDRESS: begin
              handles_address <= request_target[3:0];
              handles_word <= 1'b1;
            end
            COMMAND_CREATE_CQ: begin
              if (|event_number) begin
                event_queues_address <= event_number;
                event_queues_word_valid <= event_found_valid;
                event_queues_word_users <= event_found_users + 5'd1;
              end
              event_told_address <= request_target[3:0];
              event_told_word <= event_number;
            end
            COMMAND_DESTROY_CQ: begin
              if (|event_number) begin
                event_queues_address <= event_number;
                event_queues_word_valid <= event_found_valid;
                event_queues_word_users <= event_found_users + 5'd31;
              end
              event_told_address <= request_target[3:0];
              event_told_word <= 3'd0;
            end
            COMMAND_CREATE_EQ: begin
              event_queues_address <= event_number;
              event_queues_word_valid <= 1'b1;
              event_queues_word_users <= 5'd0;
            end
            COMMAND_DESTROY_EQ: begin
              event_queues_address <= event_number;
              event_queues_word_valid <= 1'b0;
              event_queues_word_users <= 5'd0;
            end
            default: ;
          endcase
        end
      end
      STEP_SETUP: begin
        if (is_set_up) begin
          told_address <= request_target[3:0];
          told_word_receive <= request_arguments_19[17] | (told_before_receive & ~is_new);
          told_word_send <= request_arguments_19[18] | (told_before_send & ~is_new);
        end
      end
      default: ;
    endcase
  end

  // CommandEngine.ask: life_matching to second_users
  always @(posedge clk) begin
    case (step)
      STEP_ASKED: begin
        if (states_answer_valid) begin
          case (inquiry)
            KIND_LOOK: begin
              life_matching <= states_answer_value_matching;
              life_state <= states_answer_value_state;
              life_cause <= states_answer_value_cause;
              life_resting <= states_answer_value_resting;
              life_send_cq <= states_answer_value_send_cq;
              life_receive_cq <= states_answer_value_receive_cq;
              life_send_broken <= states_answer_value_send_broken;
              life_receive_broken <= states_answer_value_receive_broken;
            end
            default: ;
          endcase
        end
      end
      STEP_READ_SECOND: begin
        first_valid <= queue_read_valid;
        first_users <= queue_read_users;
      end
      STEP_LOAD_SECOND: begin
        second_valid <= queue_read_valid;
        second_users <= queue_read_users;
      end
      default: ;
    endcase
  end

  // CommandEngine.ask: written_valid to drain_waited
  always @(posedge clk) begin
    if (!(|withdrawal_settling) && withdrawal_watching) begin
      withdrawal_drain_waited <= withdrawal_drain_waited + 24'd1;
      if (&withdrawal_drain_waited) begin
        withdrawal_drain_late <= 1'b1;
      end
    end
    if (!(|settling) && watching) begin
      drain_waited <= drain_waited + 24'd1;
      if (&drain_waited) begin
        drain_late <= 1'b1;
      end
    end
    case (step)
      STEP_ASKED: begin
        if (states_answer_valid) begin
          case (inquiry)
            KIND_CHANGE: begin
              if (states_answer_value_matching) begin
                if (!is_new && (request_code == COMMAND_RESET_QP)) begin
                  drain_waited <= 24'd0;
                  drain_late <= 1'b0;
                end
              end
            end
            default: ;
          endcase
        end
      end
      STEP_ACT: begin
        if (verdict == COMMAND_RESULT_DONE) begin
          case (request_code)
            COMMAND_QUERY_CAPS: begin
              words_0 <= 32'd16;
              words_1 <= 32'd64;
              words_2 <= 32'd16;
              words_3 <= 32'd16;
            end
            COMMAND_QUERY_QP: begin
              words_0 <= {15'd0, 1'b0, 3'd0, life_cause, 5'd0, life_state};
              words_1 <= {28'd0, life_send_cq};
              words_2 <= {28'd0, life_receive_cq};
              words_3 <= {13'd0, told_before_send, told_before_receive, 17'd0};
            end
            COMMAND_REGISTER_MR: written_valid <= 1'b1;
            COMMAND_CREATE_CQ: written_valid <= 1'b1;
            COMMAND_DESTROY_CQ: written_valid <= 1'b0;
            COMMAND_INVALIDATE_MR: begin
              written_valid <= 1'b0;
              drain_waited <= 24'd0;
              drain_late <= 1'b0;
            end
            default: ;
          endcase
        end
      end
      STEP_DRAIN: begin
        if (drained_reg) begin
          if (!(request_code == COMMAND_RESET_QP) && (request_code == COMMAND_QUERY_QP)) begin
            words_0 <= {15'd0, 1'b1, 3'd0, life_cause, 5'd0, life_state};
          end
        end
      end
      default: ;
    endcase
    case (withdrawal)
      WITHDRAWAL_IDLE: begin
        withdrawn_key <= withdrawals_payload[13:0];
        withdrawal_closed <= 1'b0;
        withdrawal_late <= 1'b0;
      end
      WITHDRAWAL_CLOSE: begin
        if (tables_are_free) begin
          written_valid <= 1'b0;
          withdrawal_closed <= 1'b1;
          withdrawal_drain_waited <= 24'd0;
          withdrawal_drain_late <= 1'b0;
        end
      end
      WITHDRAWAL_WATCH: begin
        if (withdrawal_drained | withdrawal_drain_late) begin
          withdrawal_late <= ~withdrawal_drained;
        end
      end
      default: ;
    endcase
  end

  // CommandEngine.prepareCounting
  always @(posedge clk) begin
    one_for_both <= first_cq == second_cq;
    change <= is_new ? (one_for_both ? 6'd2 : 6'd1) : one_for_both ? 6'd62 : 6'd63;
  end

  // CommandEngine.run
  always @(posedge clk) begin
    told_before_receive <= told_data[1];
    told_before_send <= told_data[0];
    key_valid <= keys_data[9];
    key_tag <= keys_data[8:1];
    key_withdrawable <= keys_data[0];
    if (command_valid & ~busy) begin
      request_code <= command_value_code;
      request_target <= command_value_target;
      request_arguments_0 <= command_value_arguments_0;
      request_arguments_1 <= command_value_arguments_1;
      request_arguments_2 <= command_value_arguments_2;
      request_arguments_3 <= command_value_arguments_3;
      request_arguments_4 <= command_value_arguments_4;
      request_arguments_5 <= command_value_arguments_5;
      request_arguments_6 <= command_value_arguments_6;
      request_arguments_7 <= command_value_arguments_7;
      request_arguments_8 <= command_value_arguments_8;
      request_arguments_9 <= command_value_arguments_9;
      request_arguments_10 <= command_value_arguments_10;
      request_arguments_11 <= command_value_arguments_11;
      request_arguments_12 <= command_value_arguments_12;
      request_arguments_13 <= command_value_arguments_13;
      request_arguments_14 <= command_value_arguments_14;
      request_arguments_15 <= command_value_arguments_15;
      request_arguments_16 <= command_value_arguments_16;
      request_arguments_17 <= command_value_arguments_17;
      request_arguments_18 <= command_value_arguments_18;
      request_arguments_19 <= command_value_arguments_19;
      request_arguments_20 <= command_value_arguments_20;
      request_arguments_21 <= command_value_arguments_21;
      request_arguments_22 <= command_value_arguments_22;
      request_arguments_23 <= command_value_arguments_23;
    end
  end

  // EventTables.<init>
  always @(posedge clk) begin
    event_number <= (request_code == COMMAND_CREATE_CQ) ? request_arguments_3[10:8] :
                    (request_code == COMMAND_DESTROY_CQ) ? event_told_read : request_target[2:0];
  end

  // CommandEngine.checks
  always @(posedge clk) begin
    handle_written <= handle_read;
  end

  // CommandChecks.reason
  always @(posedge clk) begin
    is_unknown_command <= ~_is_new_any;
    is_reserved_bits <= checked_found_8;
    is_no_such_qp <= (is_new | (request_code == COMMAND_SET_QP) | (request_code == COMMAND_MODIFY_QP) |
                      (request_code == COMMAND_RESET_QP) | (request_code == COMMAND_QUERY_QP)) &
                     (|request_target[31:4]);
    is_no_such_cq <= ((request_code == COMMAND_CREATE_CQ) | (request_code == COMMAND_DESTROY_CQ)) &
                     (|request_target[31:4]);
    is_no_such_mr <= ((request_code == COMMAND_REGISTER_MR) | is_mr) & (|request_target[31:14]);
    is_no_such_address <= (request_code == COMMAND_WRITE_ADDRESS) & (|request_target[31:4]);
    is_bad_paths <= (request_code == COMMAND_WRITE_ADDRESS) & (|request_arguments_2[25:24]);
    is_bad_length <= (request_code == COMMAND_REGISTER_MR) & (~(|request_arguments_2) | checked_wrapping);
    is_bad_list <= (request_code == COMMAND_REGISTER_MR) &
                   (is_listed ? checked_bad : ((|checked_size) | list_is_some));
    is_bad_ring <= (request_code == COMMAND_CREATE_CQ) & (|request_arguments_0[5:0]);
    is_qp_in_use <= is_new & ~checked_reset;
    is_qp_quiet <= is_new & life_resting;
    is_qp_unused <= checked_needs_life & checked_reset;
    is_unknown_state <= (request_code == COMMAND_MODIFY_QP) & (checked_wanted >= 3'd6);
    is_wrong_state <= ((request_code == COMMAND_MODIFY_QP) & ~((checked_wanted == QUEUE_PAIR_STATE_ERR) |
                                                               (((checked_wanted == QUEUE_PAIR_STATE_INIT) |
                                                                 (checked_wanted == QUEUE_PAIR_STATE_RTR)) &
                                                                checked_is_init) | ((checked_wanted ==
                                                                                     QUEUE_PAIR_STATE_RTS) &
                                                                                    ((life_state ==
                                                                                      QUEUE_PAIR_STATE_RTR) |
                                                                                     (life_state ==
                                                                                      QUEUE_PAIR_STATE_RTS) |
                                                                                     (life_state ==
                                                                                      QUEUE_PAIR_STATE_SQD))) |
                                                               ((checked_wanted == QUEUE_PAIR_STATE_SQD) &
                                                                ((life_state == QUEUE_PAIR_STATE_RTS) |
                                                                 (life_state == QUEUE_PAIR_STATE_SQD))))) |
                      ((request_code == COMMAND_SET_QP) & ((request_arguments_19[17] & ~checked_is_init) |
                                                           (request_arguments_19[18] &
                                                            ~(checked_is_init |
                                                              (life_state == QUEUE_PAIR_STATE_RTR))) |
                                                           (life_state == QUEUE_PAIR_STATE_ERR)));
    is_bad_groups <= checked_early | ((request_code == COMMAND_MODIFY_QP) & checked_untold);
    is_bad_profile <= ((is_new & request_arguments_19[17]) | (request_code == COMMAND_SET_QP)) &
                      (checked_profile == 2'd0);
    is_bad_mtu <= ((is_new & request_arguments_19[17]) | (request_code == COMMAND_SET_QP)) &
                  (request_arguments_0[28:26] > 3'd4);
    is_bad_pkey <= (is_new | (request_code == COMMAND_SET_QP)) & ~(|request_arguments_2[14:0]);
    is_bad_address <= checked_is_missing;
    is_bad_window <= ((is_new & request_arguments_19[17]) | (request_code == COMMAND_SET_QP)) &
                     ((checked_packets == 13'd0) | (checked_packets > 13'd128));
    is_bad_messages <= ((is_new & request_arguments_19[17]) | (request_code == COMMAND_SET_QP)) &
                       ((checked_messages == 9'd0) | (checked_messages > 9'd8));
    is_bad_threshold <= ((is_new & request_arguments_19[17]) | (request_code == COMMAND_SET_QP)) &
                        (request_arguments_6[31:24] > 8'd111);
    is_bad_timeout <= ((is_new & request_arguments_19[17]) | (request_code == COMMAND_SET_QP)) &
                      (request_arguments_6[20:16] > 5'd20);
    is_bad_round_trip <= ((is_new & request_arguments_19[17]) | (request_code == COMMAND_SET_QP)) &
                         ((checked_srtt < 16'd16) | (checked_srtt > 16'd64000));
    is_bad_send_queue <= is_new & (|request_arguments_8[5:0]);
    is_bad_receive_queue <= is_new & (|request_arguments_10[5:0]);
    is_bad_congestion <= ((is_new & request_arguments_19[17]) | (request_code == COMMAND_SET_QP)) &
                         ((request_arguments_1[22] & retrans_moved) | (|request_arguments_1[21:20]));
    is_bad_reads <= ((is_new & request_arguments_19[17]) | (request_code == COMMAND_SET_QP)) &
                    ((checked_accepted > 6'd4) | (request_arguments_15[29:24] > 6'd4));
    is_bad_response_window <= ((is_new & request_arguments_19[17]) | (request_code == COMMAND_SET_QP)) &
                              ((checked_responses > 13'd128) | ((|checked_accepted) & ~(|checked_responses)));
    is_bad_rights <= ((is_new & request_arguments_19[17]) | (request_code == COMMAND_SET_QP)) &
                     request_arguments_0[29] & (checked_profile != 2'd3);
    is_bad_send_cq <= is_new & ((|request_arguments_12[11:4]) | ~first_valid | life_send_broken);
    is_bad_receive_cq <= is_new & ((|request_arguments_12[27:20]) | ~second_valid | life_receive_broken);
    is_cq_in_use <= (request_code == COMMAND_CREATE_CQ) & first_valid;
    is_cq_unused <= (request_code == COMMAND_DESTROY_CQ) & ~first_valid;
    is_cq_needed <= (request_code == COMMAND_DESTROY_CQ) & (|first_users);
    is_mr_in_use <= (request_code == COMMAND_REGISTER_MR) & key_valid;
    is_mr_unused <= is_mr & (~key_valid | (key_tag != request_target[7:0]));
    is_bad_eq <= checked_of_target | ((request_code == COMMAND_CREATE_EQ) & eq_is_odd) |
                 (checked_needed & ~event_found_valid);
    is_eq_in_use <= event_found_valid & ((request_code == COMMAND_CREATE_EQ) |
                                         ((request_code == COMMAND_DESTROY_EQ) & (|event_found_users)));
    is_bad_gid <= ((request_code == COMMAND_WRITE_ADDRESS) & ~gid_is_used) |
                  ((request_code == COMMAND_SET_GID) & (|request_target[31:3]));
    is_bad_srq <= is_new & (request_arguments_7[31] | (|request_arguments_7[30:20]));
  end

  // CommandChecks.reserved
  always @(posedge clk) begin
    reserved_create_qp <= (|{request_arguments_1[31:23], request_arguments_3[27], request_arguments_3[31],
                             request_arguments_4[31:29], request_arguments_5[15:13],
                             request_arguments_5[31:25], request_arguments_6[23:21],
                             request_arguments_12[15:12], request_arguments_12[31:28],
                             request_arguments_13[7:4], request_arguments_13[15:12],
                             request_arguments_13[31:29], request_arguments_14[31:30],
                             request_arguments_15[31:30], request_arguments_18[31:8],
                             request_arguments_19[16:0], request_arguments_19[31:19]}) |
                          (|{request_arguments_23, request_arguments_22, request_arguments_21,
                             request_arguments_20, request_arguments_17, request_arguments_16});
    reserved_modify_qp <= |{request_arguments_0[7:3], request_arguments_0[31:9], request_arguments_7[31:20]};
    reserved_register_mr <= |{request_arguments_3[31:21], request_arguments_4[7:5],
                              request_arguments_4[31:10]};
    reserved_create_cq <= |{request_arguments_2[31:4], request_arguments_3[31:11]};
    reserved_write_address <= |{request_arguments_1[31:16], request_arguments_2[14:12],
                                request_arguments_2[19:17], request_arguments_2[23],
                                request_arguments_2[31:26]};
    reserved_create_eq <= |request_arguments_2[31:4];
    reserved_set_gid <= |{request_arguments_2[14:0], request_arguments_2[31:17]};
  end

  // CommandChecks.mr
  always @(posedge clk) begin
    mr_end <= {1'b0, checked_base[31:0]} + {1'b0, request_arguments_2};
    mr_at_top <= &checked_base[63:32];
  end

  // CommandChecks.list
  always @(posedge clk) begin
    list_is_odd <= |{checked_list[63:52], checked_list[11:0]};
    list_is_some <= |checked_list;
  end

  // CommandChecks.events
  always @(posedge clk) begin
    eq_within <= ~(19'h7_ffff << request_arguments_2[3:0] << 4);
    eq_is_odd <= |(checked_base[18:0] & eq_within);
  end

  // CommandChecks.gids
  always @(posedge clk) begin
    gid_is_used <= _gid_fits_joined[request_arguments_2[22:20]];
  end

  wire        _unused = &{1'b0, withdrawals_payload[31:14], life_matching, checked_any, address[63:52],
                          address[11:0], _request_arguments_5_24_16_difference[8]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    every_step_is_of_a_command: assert (_step_equal | (step == STEP_IDLE) | pending);
  always @(posedge clk) if (!in_reset)
    a_user_is_counted_of_a_queue_that_exists: assert ((step != STEP_COUNT_FIRST) | first_valid);
  always @(posedge clk) if (!in_reset)
    no_queue_loses_a_user_that_it_does_not_have: assert (
      (step != STEP_COUNT_FIRST) | is_new | (|first_users));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(_step_equal | (step == STEP_IDLE) | pending)) begin
    $display("CommandEngine.java: HDL801: claim 'every step is of a command' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !((step != STEP_COUNT_FIRST) | first_valid)) begin
    $display("CommandEngine.java: HDL801: claim 'a user is counted of a queue that exists' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !((step != STEP_COUNT_FIRST) | is_new | (|first_users))) begin
    $display("CommandEngine.java: HDL801: claim 'no queue loses a user that it does not have' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
