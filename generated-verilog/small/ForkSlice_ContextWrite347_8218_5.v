`default_nettype none

// ForkSlice_ContextWrite347_8218_5: copies a stream to several sinks with registers in all handshakes: one
// payload in three cycles.  Generated from ForkSlice.java.
module ForkSlice_ContextWrite347_8218_5 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_qp,  // queue pair, local number
  input  wire [23:0] in_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [3:0]  in_payload_context_address_handle,  // address handle of the peer
  input  wire [15:0] in_payload_context_partition,  // P_Key
  input  wire [15:0] in_payload_context_domain,  // protection domain
  input  wire [2:0]  in_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]  in_payload_context_profile,  // profile of the wire: 1 or 2 (P1, P2)
  input  wire        in_payload_context_remote_write,  // the peer may write
  input  wire [23:0] in_payload_context_send_psn,  // first PSN to send
  input  wire [23:0] in_payload_context_receive_psn,  // first PSN to expect
  input  wire [12:0] in_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  input  wire [7:0]  in_payload_context_message_limit,  // K - 1: most messages outstanding less one
  input  wire [7:0]  in_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  input  wire [2:0]  in_payload_context_retries,  // rel_retry: 0 to 7
  input  wire [2:0]  in_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  input  wire [4:0]  in_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  input  wire [4:0]  in_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  input  wire [15:0] in_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  input  wire [3:0]  in_payload_context_last_path,  // paths in use less one, 0 to 15
  input  wire [19:0] in_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  input  wire [3:0]  in_payload_context_send_cq,  // completion queue of sends
  input  wire [3:0]  in_payload_context_receive_cq,  // completion queue of receives
  input  wire [63:0] in_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]  in_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0] in_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]  in_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  output wire        out_0_valid,
  input  wire        out_0_ready,
  output wire [3:0]  out_0_payload_qp,  // queue pair, local number
  output wire [23:0] out_0_payload_context_peer_qp,  // the peer's queue-pair number
  output wire [3:0]  out_0_payload_context_address_handle,  // address handle of the peer
  output wire [15:0] out_0_payload_context_partition,  // P_Key
  output wire [15:0] out_0_payload_context_domain,  // protection domain
  output wire [2:0]  out_0_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  output wire [1:0]  out_0_payload_context_profile,  // profile of the wire: 1 or 2 (P1, P2)
  output wire        out_0_payload_context_remote_write,  // the peer may write
  output wire [23:0] out_0_payload_context_send_psn,  // first PSN to send
  output wire [23:0] out_0_payload_context_receive_psn,  // first PSN to expect
  output wire [12:0] out_0_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  output wire [7:0]  out_0_payload_context_message_limit,  // K - 1: most messages outstanding less one
  output wire [7:0]  out_0_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  output wire [2:0]  out_0_payload_context_retries,  // rel_retry: 0 to 7
  output wire [2:0]  out_0_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  output wire [4:0]  out_0_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  output wire [4:0]  out_0_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  output wire [15:0] out_0_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  output wire [3:0]  out_0_payload_context_last_path,  // paths in use less one, 0 to 15
  output wire [19:0] out_0_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  output wire [3:0]  out_0_payload_context_send_cq,  // completion queue of sends
  output wire [3:0]  out_0_payload_context_receive_cq,  // completion queue of receives
  output wire [63:0] out_0_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  output wire [3:0]  out_0_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  output wire [63:0] out_0_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  output wire [3:0]  out_0_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  output wire        out_1_valid,
  input  wire        out_1_ready,
  output wire [3:0]  out_1_payload_qp,  // queue pair, local number
  output wire [23:0] out_1_payload_context_peer_qp,  // the peer's queue-pair number
  output wire [3:0]  out_1_payload_context_address_handle,  // address handle of the peer
  output wire [15:0] out_1_payload_context_partition,  // P_Key
  output wire [15:0] out_1_payload_context_domain,  // protection domain
  output wire [2:0]  out_1_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  output wire [1:0]  out_1_payload_context_profile,  // profile of the wire: 1 or 2 (P1, P2)
  output wire        out_1_payload_context_remote_write,  // the peer may write
  output wire [23:0] out_1_payload_context_send_psn,  // first PSN to send
  output wire [23:0] out_1_payload_context_receive_psn,  // first PSN to expect
  output wire [12:0] out_1_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  output wire [7:0]  out_1_payload_context_message_limit,  // K - 1: most messages outstanding less one
  output wire [7:0]  out_1_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  output wire [2:0]  out_1_payload_context_retries,  // rel_retry: 0 to 7
  output wire [2:0]  out_1_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  output wire [4:0]  out_1_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  output wire [4:0]  out_1_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  output wire [15:0] out_1_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  output wire [3:0]  out_1_payload_context_last_path,  // paths in use less one, 0 to 15
  output wire [19:0] out_1_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  output wire [3:0]  out_1_payload_context_send_cq,  // completion queue of sends
  output wire [3:0]  out_1_payload_context_receive_cq,  // completion queue of receives
  output wire [63:0] out_1_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  output wire [3:0]  out_1_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  output wire [63:0] out_1_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  output wire [3:0]  out_1_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  output wire        out_2_valid,
  input  wire        out_2_ready,
  output wire [3:0]  out_2_payload_qp,  // queue pair, local number
  output wire [23:0] out_2_payload_context_peer_qp,  // the peer's queue-pair number
  output wire [3:0]  out_2_payload_context_address_handle,  // address handle of the peer
  output wire [15:0] out_2_payload_context_partition,  // P_Key
  output wire [15:0] out_2_payload_context_domain,  // protection domain
  output wire [2:0]  out_2_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  output wire [1:0]  out_2_payload_context_profile,  // profile of the wire: 1 or 2 (P1, P2)
  output wire        out_2_payload_context_remote_write,  // the peer may write
  output wire [23:0] out_2_payload_context_send_psn,  // first PSN to send
  output wire [23:0] out_2_payload_context_receive_psn,  // first PSN to expect
  output wire [12:0] out_2_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  output wire [7:0]  out_2_payload_context_message_limit,  // K - 1: most messages outstanding less one
  output wire [7:0]  out_2_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  output wire [2:0]  out_2_payload_context_retries,  // rel_retry: 0 to 7
  output wire [2:0]  out_2_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  output wire [4:0]  out_2_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  output wire [4:0]  out_2_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  output wire [15:0] out_2_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  output wire [3:0]  out_2_payload_context_last_path,  // paths in use less one, 0 to 15
  output wire [19:0] out_2_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  output wire [3:0]  out_2_payload_context_send_cq,  // completion queue of sends
  output wire [3:0]  out_2_payload_context_receive_cq,  // completion queue of receives
  output wire [63:0] out_2_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  output wire [3:0]  out_2_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  output wire [63:0] out_2_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  output wire [3:0]  out_2_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  output wire        out_3_valid,
  input  wire        out_3_ready,
  output wire [3:0]  out_3_payload_qp,  // queue pair, local number
  output wire [23:0] out_3_payload_context_peer_qp,  // the peer's queue-pair number
  output wire [3:0]  out_3_payload_context_address_handle,  // address handle of the peer
  output wire [15:0] out_3_payload_context_partition,  // P_Key
  output wire [15:0] out_3_payload_context_domain,  // protection domain
  output wire [2:0]  out_3_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  output wire [1:0]  out_3_payload_context_profile,  // profile of the wire: 1 or 2 (P1, P2)
  output wire        out_3_payload_context_remote_write,  // the peer may write
  output wire [23:0] out_3_payload_context_send_psn,  // first PSN to send
  output wire [23:0] out_3_payload_context_receive_psn,  // first PSN to expect
  output wire [12:0] out_3_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  output wire [7:0]  out_3_payload_context_message_limit,  // K - 1: most messages outstanding less one
  output wire [7:0]  out_3_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  output wire [2:0]  out_3_payload_context_retries,  // rel_retry: 0 to 7
  output wire [2:0]  out_3_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  output wire [4:0]  out_3_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  output wire [4:0]  out_3_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  output wire [15:0] out_3_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  output wire [3:0]  out_3_payload_context_last_path,  // paths in use less one, 0 to 15
  output wire [19:0] out_3_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  output wire [3:0]  out_3_payload_context_send_cq,  // completion queue of sends
  output wire [3:0]  out_3_payload_context_receive_cq,  // completion queue of receives
  output wire [63:0] out_3_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  output wire [3:0]  out_3_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  output wire [63:0] out_3_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  output wire [3:0]  out_3_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  output wire        out_4_valid,
  input  wire        out_4_ready,
  output wire [3:0]  out_4_payload_qp,  // queue pair, local number
  output wire [23:0] out_4_payload_context_peer_qp,  // the peer's queue-pair number
  output wire [3:0]  out_4_payload_context_address_handle,  // address handle of the peer
  output wire [15:0] out_4_payload_context_partition,  // P_Key
  output wire [15:0] out_4_payload_context_domain,  // protection domain
  output wire [2:0]  out_4_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  output wire [1:0]  out_4_payload_context_profile,  // profile of the wire: 1 or 2 (P1, P2)
  output wire        out_4_payload_context_remote_write,  // the peer may write
  output wire [23:0] out_4_payload_context_send_psn,  // first PSN to send
  output wire [23:0] out_4_payload_context_receive_psn,  // first PSN to expect
  output wire [12:0] out_4_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  output wire [7:0]  out_4_payload_context_message_limit,  // K - 1: most messages outstanding less one
  output wire [7:0]  out_4_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  output wire [2:0]  out_4_payload_context_retries,  // rel_retry: 0 to 7
  output wire [2:0]  out_4_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  output wire [4:0]  out_4_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  output wire [4:0]  out_4_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  output wire [15:0] out_4_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  output wire [3:0]  out_4_payload_context_last_path,  // paths in use less one, 0 to 15
  output wire [19:0] out_4_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  output wire [3:0]  out_4_payload_context_send_cq,  // completion queue of sends
  output wire [3:0]  out_4_payload_context_receive_cq,  // completion queue of receives
  output wire [63:0] out_4_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  output wire [3:0]  out_4_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  output wire [63:0] out_4_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  output wire [3:0]  out_4_payload_context_receive_queue_size  // log2 of its entries, 0 to 15
);
  reg  [4:0]  offered;
  reg  [4:0]  taken;

  wire [4:0]  takes = offered & {out_4_ready, out_3_ready, out_2_ready, out_1_ready, out_0_ready};
  wire        all_done = &taken;

  assign in_ready = all_done;
  assign out_0_valid = offered[0];
  assign out_0_payload_qp = in_payload_qp;
  assign out_0_payload_context_peer_qp = in_payload_context_peer_qp;
  assign out_0_payload_context_address_handle = in_payload_context_address_handle;
  assign out_0_payload_context_partition = in_payload_context_partition;
  assign out_0_payload_context_domain = in_payload_context_domain;
  assign out_0_payload_context_mtu_code = in_payload_context_mtu_code;
  assign out_0_payload_context_profile = in_payload_context_profile;
  assign out_0_payload_context_remote_write = in_payload_context_remote_write;
  assign out_0_payload_context_send_psn = in_payload_context_send_psn;
  assign out_0_payload_context_receive_psn = in_payload_context_receive_psn;
  assign out_0_payload_context_send_window = in_payload_context_send_window;
  assign out_0_payload_context_message_limit = in_payload_context_message_limit;
  assign out_0_payload_context_sack_threshold = in_payload_context_sack_threshold;
  assign out_0_payload_context_retries = in_payload_context_retries;
  assign out_0_payload_context_rnr_retries = in_payload_context_rnr_retries;
  assign out_0_payload_context_rto_exponent = in_payload_context_rto_exponent;
  assign out_0_payload_context_rnr_timer = in_payload_context_rnr_timer;
  assign out_0_payload_context_initial_srtt = in_payload_context_initial_srtt;
  assign out_0_payload_context_last_path = in_payload_context_last_path;
  assign out_0_payload_context_rate = in_payload_context_rate;
  assign out_0_payload_context_send_cq = in_payload_context_send_cq;
  assign out_0_payload_context_receive_cq = in_payload_context_receive_cq;
  assign out_0_payload_context_send_queue = in_payload_context_send_queue;
  assign out_0_payload_context_send_queue_size = in_payload_context_send_queue_size;
  assign out_0_payload_context_receive_queue = in_payload_context_receive_queue;
  assign out_0_payload_context_receive_queue_size = in_payload_context_receive_queue_size;
  assign out_1_valid = offered[1];
  assign out_1_payload_qp = in_payload_qp;
  assign out_1_payload_context_peer_qp = in_payload_context_peer_qp;
  assign out_1_payload_context_address_handle = in_payload_context_address_handle;
  assign out_1_payload_context_partition = in_payload_context_partition;
  assign out_1_payload_context_domain = in_payload_context_domain;
  assign out_1_payload_context_mtu_code = in_payload_context_mtu_code;
  assign out_1_payload_context_profile = in_payload_context_profile;
  assign out_1_payload_context_remote_write = in_payload_context_remote_write;
  assign out_1_payload_context_send_psn = in_payload_context_send_psn;
  assign out_1_payload_context_receive_psn = in_payload_context_receive_psn;
  assign out_1_payload_context_send_window = in_payload_context_send_window;
  assign out_1_payload_context_message_limit = in_payload_context_message_limit;
  assign out_1_payload_context_sack_threshold = in_payload_context_sack_threshold;
  assign out_1_payload_context_retries = in_payload_context_retries;
  assign out_1_payload_context_rnr_retries = in_payload_context_rnr_retries;
  assign out_1_payload_context_rto_exponent = in_payload_context_rto_exponent;
  assign out_1_payload_context_rnr_timer = in_payload_context_rnr_timer;
  assign out_1_payload_context_initial_srtt = in_payload_context_initial_srtt;
  assign out_1_payload_context_last_path = in_payload_context_last_path;
  assign out_1_payload_context_rate = in_payload_context_rate;
  assign out_1_payload_context_send_cq = in_payload_context_send_cq;
  assign out_1_payload_context_receive_cq = in_payload_context_receive_cq;
  assign out_1_payload_context_send_queue = in_payload_context_send_queue;
  assign out_1_payload_context_send_queue_size = in_payload_context_send_queue_size;
  assign out_1_payload_context_receive_queue = in_payload_context_receive_queue;
  assign out_1_payload_context_receive_queue_size = in_payload_context_receive_queue_size;
  assign out_2_valid = offered[2];
  assign out_2_payload_qp = in_payload_qp;
  assign out_2_payload_context_peer_qp = in_payload_context_peer_qp;
  assign out_2_payload_context_address_handle = in_payload_context_address_handle;
  assign out_2_payload_context_partition = in_payload_context_partition;
  assign out_2_payload_context_domain = in_payload_context_domain;
  assign out_2_payload_context_mtu_code = in_payload_context_mtu_code;
  assign out_2_payload_context_profile = in_payload_context_profile;
  assign out_2_payload_context_remote_write = in_payload_context_remote_write;
  assign out_2_payload_context_send_psn = in_payload_context_send_psn;
  assign out_2_payload_context_receive_psn = in_payload_context_receive_psn;
  assign out_2_payload_context_send_window = in_payload_context_send_window;
  assign out_2_payload_context_message_limit = in_payload_context_message_limit;
  assign out_2_payload_context_sack_threshold = in_payload_context_sack_threshold;
  assign out_2_payload_context_retries = in_payload_context_retries;
  assign out_2_payload_context_rnr_retries = in_payload_context_rnr_retries;
  assign out_2_payload_context_rto_exponent = in_payload_context_rto_exponent;
  assign out_2_payload_context_rnr_timer = in_payload_context_rnr_timer;
  assign out_2_payload_context_initial_srtt = in_payload_context_initial_srtt;
  assign out_2_payload_context_last_path = in_payload_context_last_path;
  assign out_2_payload_context_rate = in_payload_context_rate;
  assign out_2_payload_context_send_cq = in_payload_context_send_cq;
  assign out_2_payload_context_receive_cq = in_payload_context_receive_cq;
  assign out_2_payload_context_send_queue = in_payload_context_send_queue;
  assign out_2_payload_context_send_queue_size = in_payload_context_send_queue_size;
  assign out_2_payload_context_receive_queue = in_payload_context_receive_queue;
  assign out_2_payload_context_receive_queue_size = in_payload_context_receive_queue_size;
  assign out_3_valid = offered[3];
  assign out_3_payload_qp = in_payload_qp;
  assign out_3_payload_context_peer_qp = in_payload_context_peer_qp;
  assign out_3_payload_context_address_handle = in_payload_context_address_handle;
  assign out_3_payload_context_partition = in_payload_context_partition;
  assign out_3_payload_context_domain = in_payload_context_domain;
  assign out_3_payload_context_mtu_code = in_payload_context_mtu_code;
  assign out_3_payload_context_profile = in_payload_context_profile;
  assign out_3_payload_context_remote_write = in_payload_context_remote_write;
  assign out_3_payload_context_send_psn = in_payload_context_send_psn;
  assign out_3_payload_context_receive_psn = in_payload_context_receive_psn;
  assign out_3_payload_context_send_window = in_payload_context_send_window;
  assign out_3_payload_context_message_limit = in_payload_context_message_limit;
  assign out_3_payload_context_sack_threshold = in_payload_context_sack_threshold;
  assign out_3_payload_context_retries = in_payload_context_retries;
  assign out_3_payload_context_rnr_retries = in_payload_context_rnr_retries;
  assign out_3_payload_context_rto_exponent = in_payload_context_rto_exponent;
  assign out_3_payload_context_rnr_timer = in_payload_context_rnr_timer;
  assign out_3_payload_context_initial_srtt = in_payload_context_initial_srtt;
  assign out_3_payload_context_last_path = in_payload_context_last_path;
  assign out_3_payload_context_rate = in_payload_context_rate;
  assign out_3_payload_context_send_cq = in_payload_context_send_cq;
  assign out_3_payload_context_receive_cq = in_payload_context_receive_cq;
  assign out_3_payload_context_send_queue = in_payload_context_send_queue;
  assign out_3_payload_context_send_queue_size = in_payload_context_send_queue_size;
  assign out_3_payload_context_receive_queue = in_payload_context_receive_queue;
  assign out_3_payload_context_receive_queue_size = in_payload_context_receive_queue_size;
  assign out_4_valid = offered[4];
  assign out_4_payload_qp = in_payload_qp;
  assign out_4_payload_context_peer_qp = in_payload_context_peer_qp;
  assign out_4_payload_context_address_handle = in_payload_context_address_handle;
  assign out_4_payload_context_partition = in_payload_context_partition;
  assign out_4_payload_context_domain = in_payload_context_domain;
  assign out_4_payload_context_mtu_code = in_payload_context_mtu_code;
  assign out_4_payload_context_profile = in_payload_context_profile;
  assign out_4_payload_context_remote_write = in_payload_context_remote_write;
  assign out_4_payload_context_send_psn = in_payload_context_send_psn;
  assign out_4_payload_context_receive_psn = in_payload_context_receive_psn;
  assign out_4_payload_context_send_window = in_payload_context_send_window;
  assign out_4_payload_context_message_limit = in_payload_context_message_limit;
  assign out_4_payload_context_sack_threshold = in_payload_context_sack_threshold;
  assign out_4_payload_context_retries = in_payload_context_retries;
  assign out_4_payload_context_rnr_retries = in_payload_context_rnr_retries;
  assign out_4_payload_context_rto_exponent = in_payload_context_rto_exponent;
  assign out_4_payload_context_rnr_timer = in_payload_context_rnr_timer;
  assign out_4_payload_context_initial_srtt = in_payload_context_initial_srtt;
  assign out_4_payload_context_last_path = in_payload_context_last_path;
  assign out_4_payload_context_rate = in_payload_context_rate;
  assign out_4_payload_context_send_cq = in_payload_context_send_cq;
  assign out_4_payload_context_receive_cq = in_payload_context_receive_cq;
  assign out_4_payload_context_send_queue = in_payload_context_send_queue;
  assign out_4_payload_context_send_queue_size = in_payload_context_send_queue_size;
  assign out_4_payload_context_receive_queue = in_payload_context_receive_queue;
  assign out_4_payload_context_receive_queue_size = in_payload_context_receive_queue_size;

  always @(posedge clk) begin
    if (rst) begin
      offered <= 5'd0;
      taken <= 5'd0;
    end else begin
      offered <= (in_valid ? ~(offered | taken) : 5'd0) | (offered & ~takes);
      taken <= all_done ? 5'd0 : (taken | takes);
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) offers_to_nobody_who_has_it: assert (~(|(offered & taken)));
  always @(posedge clk) if (!rst) the_source_keeps_what_it_has_shown_until_all_have_it: assert (~(|(offered |
                                                                                                    taken)) |
                                                                                                in_valid);
  always @(posedge clk) if (!rst) some_sink_is_faster: cover ((|taken) & (|offered));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(|(offered & taken)))) begin
    $display("ForkSlice.java: HDL801: claim 'offers to nobody who has it' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(|(offered | taken)) | in_valid)) begin
    $display("ForkSlice.java: HDL801: claim 'the source keeps what it has shown until all have it' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
