`default_nettype none

// Rnic_small: RDMA NIC for lossy multipath Ethernet: veRoCE transport between a MAC and host memory.
// Generated from Rnic.java.
// timeline receive_acknowledgement: 6 cycles, 6 registers (6 bits), of these 5 (5 bits) only wait
module Rnic_small (
  input  wire         clk,
  input  wire         rst,
  // s_axis_mac: frames from the MAC without preamble and FCS; tready is always 1; tuser with the last beat: bad frame
  input  wire         s_axis_mac_tvalid,
  output wire         s_axis_mac_tready,
  input  wire [255:0] s_axis_mac_tdata,
  input  wire [31:0]  s_axis_mac_tkeep,
  input  wire         s_axis_mac_tlast,
  input  wire         s_axis_mac_tuser,
  // m_axis_mac: frames to the MAC without preamble and FCS; a frame that has begun is never interrupted
  output wire         m_axis_mac_tvalid,
  input  wire         m_axis_mac_tready,
  output wire [255:0] m_axis_mac_tdata,
  output wire [31:0]  m_axis_mac_tkeep,
  output wire         m_axis_mac_tlast,
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
  output wire [255:0] m_axi_wdata,
  output wire [31:0]  m_axi_wstrb,
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
  input  wire [255:0] m_axi_rdata,
  input  wire [1:0]   m_axi_rresp,
  input  wire         m_axi_rlast,
  input  wire         m_axi_rvalid,
  output wire         m_axi_rready,
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
  output wire         irq,  // level
  output wire [7:0]   messages  // one cycle each: a message of its vector is due; that of vector 0 when irq rises, too
);
  localparam [2:0] ANSWER_KIND_ACK      = 3'd0;
  localparam [2:0] ANSWER_KIND_SACK     = 3'd1;
  localparam [2:0] ANSWER_KIND_RNR_NAK  = 3'd2;
  localparam [2:0] ANSWER_KIND_NAK      = 3'd3;
  localparam [2:0] ANSWER_KIND_DROP_NAK = 3'd4;

  reg          arriving;
  reg          inside_frame;
  reg          frame_passes;
  reg          frame_taken;
  reg          frame_begun;
  reg          host_events_ack_d1;
  reg          host_events_drop_nak_d1;
  reg          host_events_fatal_nak_d1;
  reg          host_events_rnr_nak_d1;
  reg          host_events_sack_d1;
  reg          receive_atomics_ending_valid_d1;
  reg          reset_frames_rest_d1;
  reg  [255:0] frames_data;
  reg  [31:0]  frames_keep;
  reg          frames_last;
  reg          arrived_value_error;
  // ---- timeline receive_acknowledgement, cycle 1
  reg  [4:0]   marked_c1_c5;
  // ---- timeline receive_acknowledgement, cycle 6
  (* shreg_extract = "no" *)
  reg          marked;
  wire         host_reset_asked;
  wire         host_rests;
  wire         host_s_axi_awready;
  wire         host_s_axi_wready;
  wire [1:0]   host_s_axi_bresp;
  wire         host_s_axi_bvalid;
  wire         host_s_axi_arready;
  wire [31:0]  host_s_axi_rdata;
  wire [1:0]   host_s_axi_rresp;
  wire         host_s_axi_rvalid;
  wire [2:0]   host_m_axi_awid;
  wire [63:0]  host_m_axi_awaddr;
  wire [7:0]   host_m_axi_awlen;
  wire [2:0]   host_m_axi_awsize;
  wire [1:0]   host_m_axi_awburst;
  wire         host_m_axi_awlock;
  wire [3:0]   host_m_axi_awcache;
  wire [2:0]   host_m_axi_awprot;
  wire [3:0]   host_m_axi_awqos;
  wire         host_m_axi_awvalid;
  wire [255:0] host_m_axi_wdata;
  wire [31:0]  host_m_axi_wstrb;
  wire         host_m_axi_wlast;
  wire         host_m_axi_wvalid;
  wire         host_m_axi_bready;
  wire [2:0]   host_m_axi_arid;
  wire [63:0]  host_m_axi_araddr;
  wire [7:0]   host_m_axi_arlen;
  wire [2:0]   host_m_axi_arsize;
  wire [1:0]   host_m_axi_arburst;
  wire         host_m_axi_arlock;
  wire [3:0]   host_m_axi_arcache;
  wire [2:0]   host_m_axi_arprot;
  wire [3:0]   host_m_axi_arqos;
  wire         host_m_axi_arvalid;
  wire         host_m_axi_rready;
  wire         host_irq;
  wire [7:0]   host_messages;
  wire [47:0]  host_settings_mac;
  wire         host_settings_enable;
  wire [5:0]   host_settings_check_trim_dscp;
  wire [6:0]   host_settings_check_trim_last_dscp;
  wire         host_settings_check_trim_icrc_optional;
  wire [3:0]   host_settings_check_transport_version;
  wire [15:0]  host_settings_choice_udp_port;
  wire [2:0]   host_settings_choice_retrans;
  wire         host_settings_choice_sack_bytes;
  wire         host_settings_choice_sack_bits;
  wire         host_settings_choice_sack_missing;
  wire [7:0]   host_settings_time_to_live;
  wire [15:0]  host_settings_source_port_base;
  wire [5:0]   host_settings_dscp_data;
  wire [5:0]   host_settings_dscp_request;
  wire [5:0]   host_settings_dscp_control;
  wire [5:0]   host_settings_dscp_probe;
  wire [4:0]   host_settings_ack_every;
  wire [15:0]  host_settings_ack_delay;
  wire         host_settings_ack_on_end;
  wire         host_settings_rotate;
  wire         host_settings_trim_nak;
  wire         host_settings_trim_local;
  wire [2:0]   host_settings_srtt_shift;
  wire [11:0]  host_settings_jitter;
  wire [3:0]   host_settings_tail_probe_multiple;
  wire [2:0]   host_settings_backoff_most;
  wire [19:0]  host_settings_burst;
  wire [23:0]  _unused_host_settings_quiet;
  wire [7:0]   _unused_host_settings_events_count;
  wire [15:0]  _unused_host_settings_events_time;
  wire         host_gids_0_used;
  wire         host_gids_0_ipv6;
  wire [127:0] host_gids_0_ip;
  wire         host_gids_1_used;
  wire         host_gids_1_ipv6;
  wire [127:0] host_gids_1_ip;
  wire         host_gids_2_used;
  wire         host_gids_2_ipv6;
  wire [127:0] host_gids_2_ip;
  wire         host_gids_3_used;
  wire         host_gids_3_ipv6;
  wire [127:0] host_gids_3_ip;
  wire         host_gids_4_used;
  wire         host_gids_4_ipv6;
  wire [127:0] host_gids_4_ip;
  wire         host_gids_5_used;
  wire         host_gids_5_ipv6;
  wire [127:0] host_gids_5_ip;
  wire         host_gids_6_used;
  wire         host_gids_6_ipv6;
  wire [127:0] host_gids_6_ip;
  wire         host_gids_7_used;
  wire         host_gids_7_ipv6;
  wire [127:0] host_gids_7_ip;
  wire [31:0]  host_now;
  wire [31:0]  host_nanoseconds;
  wire         host_receive_setup_valid;
  wire [3:0]   host_receive_setup_payload_qp;
  wire         host_receive_setup_payload_groups_queues;
  wire         host_receive_setup_payload_groups_receives;
  wire         host_receive_setup_payload_groups_sends;
  wire         host_receive_setup_payload_context_known;
  wire [23:0]  host_receive_setup_payload_context_peer_qp;
  wire [3:0]   host_receive_setup_payload_context_address_handle;
  wire [15:0]  host_receive_setup_payload_context_pkey;
  wire [15:0]  host_receive_setup_payload_context_pd;
  wire [2:0]   host_receive_setup_payload_context_mtu_code;
  wire [1:0]   host_receive_setup_payload_context_profile;
  wire         host_receive_setup_payload_context_remote_write;
  wire [23:0]  host_receive_setup_payload_context_send_psn;
  wire [23:0]  host_receive_setup_payload_context_receive_psn;
  wire [12:0]  host_receive_setup_payload_context_send_window;
  wire [7:0]   host_receive_setup_payload_context_message_limit;
  wire [7:0]   host_receive_setup_payload_context_sack_threshold;
  wire [2:0]   host_receive_setup_payload_context_retries;
  wire [2:0]   host_receive_setup_payload_context_rnr_retries;
  wire [4:0]   host_receive_setup_payload_context_rto_exponent;
  wire [4:0]   host_receive_setup_payload_context_rnr_timer;
  wire [15:0]  host_receive_setup_payload_context_initial_srtt;
  wire [3:0]   host_receive_setup_payload_context_last_path;
  wire [19:0]  host_receive_setup_payload_context_rate;
  wire [3:0]   host_receive_setup_payload_context_send_cq;
  wire [3:0]   host_receive_setup_payload_context_receive_cq;
  wire [63:0]  host_receive_setup_payload_context_send_queue;
  wire [3:0]   host_receive_setup_payload_context_send_queue_size;
  wire [63:0]  host_receive_setup_payload_context_receive_queue;
  wire [3:0]   host_receive_setup_payload_context_receive_queue_size;
  wire         host_receive_setup_payload_context_remote_read;
  wire         host_receive_setup_payload_context_remote_atomic;
  wire [23:0]  host_receive_setup_payload_context_response_send_psn;
  wire [23:0]  host_receive_setup_payload_context_response_receive_psn;
  wire [12:0]  host_receive_setup_payload_context_response_window;
  wire [5:0]   host_receive_setup_payload_context_reads_accepted;
  wire [5:0]   host_receive_setup_payload_context_reads_outstanding;
  wire         host_receive_setup_payload_context_extended;
  wire         host_send_setup_valid;
  wire [3:0]   host_send_setup_payload_qp;
  wire         host_send_setup_payload_groups_queues;
  wire         host_send_setup_payload_groups_receives;
  wire         host_send_setup_payload_groups_sends;
  wire         host_send_setup_payload_context_known;
  wire [23:0]  host_send_setup_payload_context_peer_qp;
  wire [3:0]   host_send_setup_payload_context_address_handle;
  wire [15:0]  host_send_setup_payload_context_pkey;
  wire [15:0]  host_send_setup_payload_context_pd;
  wire [2:0]   host_send_setup_payload_context_mtu_code;
  wire [1:0]   host_send_setup_payload_context_profile;
  wire         host_send_setup_payload_context_remote_write;
  wire [23:0]  host_send_setup_payload_context_send_psn;
  wire [23:0]  host_send_setup_payload_context_receive_psn;
  wire [12:0]  host_send_setup_payload_context_send_window;
  wire [7:0]   host_send_setup_payload_context_message_limit;
  wire [7:0]   host_send_setup_payload_context_sack_threshold;
  wire [2:0]   host_send_setup_payload_context_retries;
  wire [2:0]   host_send_setup_payload_context_rnr_retries;
  wire [4:0]   host_send_setup_payload_context_rto_exponent;
  wire [4:0]   host_send_setup_payload_context_rnr_timer;
  wire [15:0]  host_send_setup_payload_context_initial_srtt;
  wire [3:0]   host_send_setup_payload_context_last_path;
  wire [19:0]  host_send_setup_payload_context_rate;
  wire [3:0]   host_send_setup_payload_context_send_cq;
  wire [3:0]   host_send_setup_payload_context_receive_cq;
  wire [63:0]  host_send_setup_payload_context_send_queue;
  wire [3:0]   host_send_setup_payload_context_send_queue_size;
  wire [63:0]  host_send_setup_payload_context_receive_queue;
  wire [3:0]   host_send_setup_payload_context_receive_queue_size;
  wire         host_send_setup_payload_context_remote_read;
  wire         host_send_setup_payload_context_remote_atomic;
  wire [23:0]  host_send_setup_payload_context_response_send_psn;
  wire [23:0]  host_send_setup_payload_context_response_receive_psn;
  wire [12:0]  host_send_setup_payload_context_response_window;
  wire [5:0]   host_send_setup_payload_context_reads_accepted;
  wire [5:0]   host_send_setup_payload_context_reads_outstanding;
  wire         host_send_setup_payload_context_extended;
  wire         host_rate_valid;
  wire [3:0]   host_rate_payload_qp;
  wire [19:0]  host_rate_payload_rate;
  wire         host_state_valid;
  wire [3:0]   host_state_value_qp;
  wire [2:0]   host_state_value_state;
  wire         host_mr_valid;
  wire [5:0]   host_mr_value_index;
  wire         host_mr_value_mr_valid;
  wire [7:0]   host_mr_value_mr_tag;
  wire [15:0]  host_mr_value_mr_pd;
  wire         host_mr_value_mr_local_write;
  wire         host_mr_value_mr_remote_write;
  wire         host_mr_value_mr_remote_read;
  wire         host_mr_value_mr_remote_atomic;
  wire         host_mr_value_mr_remote_invalidate;
  wire [63:0]  host_mr_value_mr_base;
  wire [31:0]  host_mr_value_mr_length;
  wire         host_mr_value_mr_pages_listed;
  wire [4:0]   host_mr_value_mr_pages_shift;
  wire         host_address_valid;
  wire [3:0]   host_address_value_index;
  wire [47:0]  host_address_value_handle_mac;
  wire         host_address_value_handle_tagged;
  wire [11:0]  host_address_value_handle_vlan;
  wire         host_address_value_handle_ipv6;
  wire [127:0] host_address_value_handle_ip;
  wire [2:0]   host_address_value_handle_gid;
  wire         host_send_doorbell_valid;
  wire [3:0]   host_send_doorbell_payload_qp;
  wire [15:0]  host_send_doorbell_payload_producer;
  wire         host_receive_doorbell_valid;
  wire [3:0]   host_receive_doorbell_payload_qp;
  wire [15:0]  host_receive_doorbell_payload_producer;
  wire         host_flush_valid;
  wire [3:0]   host_flush_value_qp;
  wire [3:0]   host_flush_value_send_status;
  wire [3:0]   host_flush_value_receive_status;
  wire         host_flush_value_named;
  wire [15:0]  host_flush_value_request;
  wire         host_send_completions_ready;
  wire         host_receive_completions_ready;
  wire         host_send_failures_ready;
  wire         host_receive_failures_ready;
  wire         host_send_wqes_bursts_ready;
  wire         host_send_wqes_beats_valid;
  wire [255:0] host_send_wqes_beats_value_data;
  wire         host_send_wqes_beats_value_bad;
  wire         host_send_wqes_beats_value_last;
  wire         host_receive_wqes_bursts_ready;
  wire         host_receive_wqes_beats_valid;
  wire [255:0] host_receive_wqes_beats_value_data;
  wire         host_receive_wqes_beats_value_bad;
  wire         host_receive_wqes_beats_value_last;
  wire         host_payload_bursts_ready;
  wire         host_payload_beats_valid;
  wire [255:0] host_payload_beats_value_data;
  wire         host_payload_beats_value_bad;
  wire         host_payload_beats_value_last;
  wire         host_atomic_reads_bursts_ready;
  wire         host_atomic_reads_beats_valid;
  wire [255:0] host_atomic_reads_beats_value_data;
  wire         host_atomic_reads_beats_value_bad;
  wire         host_atomic_reads_beats_value_last;
  wire         host_placement_lists_regions_valid;
  wire [5:0]   host_placement_lists_regions_value_index;
  wire [38:0]  host_placement_lists_regions_value_base;
  wire         host_placement_lists_regions_value_size_listed;
  wire [4:0]   host_placement_lists_regions_value_size_shift;
  wire         host_placement_lists_regions_value_deep;
  wire [39:0]  host_placement_lists_regions_value_address;
  wire         host_placement_lists_forget_valid;
  wire [5:0]   host_placement_lists_forget_value;
  wire         host_placement_lists_memory_bursts_ready;
  wire         host_placement_lists_memory_beats_valid;
  wire [255:0] host_placement_lists_memory_beats_value_data;
  wire         host_placement_lists_memory_beats_value_bad;
  wire         host_placement_lists_memory_beats_value_last;
  wire         host_payload_lists_regions_valid;
  wire [5:0]   host_payload_lists_regions_value_index;
  wire [38:0]  host_payload_lists_regions_value_base;
  wire         host_payload_lists_regions_value_size_listed;
  wire [4:0]   host_payload_lists_regions_value_size_shift;
  wire         host_payload_lists_regions_value_deep;
  wire [39:0]  host_payload_lists_regions_value_address;
  wire         host_payload_lists_forget_valid;
  wire [5:0]   host_payload_lists_forget_value;
  wire         host_payload_lists_memory_bursts_ready;
  wire         host_payload_lists_memory_beats_valid;
  wire [255:0] host_payload_lists_memory_beats_value_data;
  wire         host_payload_lists_memory_beats_value_bad;
  wire         host_payload_lists_memory_beats_value_last;
  wire         host_atomic_lists_regions_valid;
  wire [5:0]   host_atomic_lists_regions_value_index;
  wire [38:0]  host_atomic_lists_regions_value_base;
  wire         host_atomic_lists_regions_value_size_listed;
  wire [4:0]   host_atomic_lists_regions_value_size_shift;
  wire         host_atomic_lists_regions_value_deep;
  wire [39:0]  host_atomic_lists_regions_value_address;
  wire         host_atomic_lists_forget_valid;
  wire [5:0]   host_atomic_lists_forget_value;
  wire         host_atomic_lists_memory_bursts_ready;
  wire         host_atomic_lists_memory_beats_valid;
  wire [255:0] host_atomic_lists_memory_beats_value_data;
  wire         host_atomic_lists_memory_beats_value_bad;
  wire         host_atomic_lists_memory_beats_value_last;
  wire         host_placement_bursts_ready;
  wire         host_placement_data_ready;
  wire         host_placement_answers_valid;
  wire         host_placement_answers_value;
  wire         host_atomic_writes_bursts_ready;
  wire         host_atomic_writes_data_ready;
  wire         host_atomic_writes_answers_valid;
  wire         host_atomic_writes_answers_value;
  wire         host_withdrawals_ready;
  wire         host_withdrawn_valid;
  wire         host_withdrawn_value;
  wire         receive_setup_ready;
  wire         receive_doorbell_ready;
  wire         receive_requests_valid;
  wire [3:0]   receive_requests_value_qp;
  wire [2:0]   receive_requests_value_slot;
  wire         receive_unanswered_ready;
  wire         receive_responses_valid;
  wire [3:0]   receive_responses_value_qp;
  wire [4:0]   receive_responses_value_count;
  wire [1:0]   receive_sent_kind;
  wire [23:0]  receive_sent_msn;
  wire [23:0]  receive_sent_psn;
  wire [63:0]  receive_sent_address;
  wire [31:0]  receive_sent_key;
  wire [31:0]  receive_sent_length;
  wire [63:0]  receive_sent_result;
  wire         receive_wqe_memory_bursts_valid;
  wire [63:0]  receive_wqe_memory_bursts_payload_address;
  wire [7:0]   receive_wqe_memory_bursts_payload_length;
  wire         receive_memory_bursts_valid;
  wire [63:0]  receive_memory_bursts_payload_address;
  wire [7:0]   receive_memory_bursts_payload_length;
  wire         receive_memory_data_valid;
  wire [255:0] receive_memory_data_payload_data;
  wire [31:0]  receive_memory_data_payload_strb;
  wire         receive_memory_data_payload_last;
  wire         receive_atomic_reads_bursts_valid;
  wire [63:0]  receive_atomic_reads_bursts_payload_address;
  wire [7:0]   receive_atomic_reads_bursts_payload_length;
  wire         receive_atomic_writes_bursts_valid;
  wire [63:0]  receive_atomic_writes_bursts_payload_address;
  wire [7:0]   receive_atomic_writes_bursts_payload_length;
  wire         receive_atomic_writes_data_valid;
  wire [255:0] receive_atomic_writes_data_payload_data;
  wire [31:0]  receive_atomic_writes_data_payload_strb;
  wire         receive_atomic_writes_data_payload_last;
  wire         receive_completions_valid;
  wire [3:0]   receive_completions_payload_qp;
  wire         receive_completions_payload_is_receive;
  wire [3:0]   receive_completions_payload_kind;
  wire [3:0]   receive_completions_payload_status;
  wire         receive_completions_payload_solicited;
  wire [31:0]  receive_completions_payload_length;
  wire [31:0]  receive_completions_payload_immediate;
  wire [15:0]  receive_completions_payload_wqe_index;
  wire [23:0]  receive_completions_payload_placements;
  wire         receive_completions_payload_waiting;
  wire         receive_answers_valid;
  wire [3:0]   receive_answers_payload_flow_qp;
  wire         receive_answers_payload_flow_responses;
  wire [2:0]   receive_answers_payload_kind;
  wire [23:0]  receive_answers_payload_psn;
  wire [7:0]   receive_answers_payload_syndrome;
  wire [23:0]  receive_answers_payload_msn;
  wire [31:0]  receive_answers_payload_po;
  wire         receive_answers_payload_becn;
  wire         receive_answers_payload_retrans;
  wire [1:0]   receive_answers_payload_cause;
  wire         receive_answers_payload_named;
  wire [15:0]  receive_answers_payload_port;
  wire [7:0]   receive_answers_payload_sack_valid_length;
  wire [23:0]  receive_answers_payload_sack_start;
  wire [127:0] receive_answers_payload_sack_bitmap;
  wire [23:0]  receive_answers_payload_peer_qp;
  wire [15:0]  receive_answers_payload_peer_pkey;
  wire [3:0]   receive_answers_payload_peer_handle;
  wire [4:0]   receive_answers_payload_peer_paths;
  wire         receive_answers_payload_peer_extended;
  wire         receive_failures_valid;
  wire [3:0]   receive_failures_payload_qp;
  wire [4:0]   receive_failures_payload_cause;
  wire         receive_failures_payload_named;
  wire [15:0]  receive_failures_payload_request;
  wire         receive_acknowledgement_valid;
  wire [3:0]   receive_acknowledgement_value_flow_qp;
  wire         receive_acknowledgement_value_flow_responses;
  wire [7:0]   receive_acknowledgement_value_syndrome;
  wire         receive_acknowledgement_value_sack;
  wire [23:0]  receive_acknowledgement_value_psn;
  wire         receive_acknowledgement_value_retrans;
  wire [23:0]  receive_acknowledgement_value_msn;
  wire         receive_acknowledgement_value_becn;
  wire [23:0]  receive_acknowledgement_value_start;
  wire [7:0]   receive_acknowledgement_value_length;
  wire [127:0] receive_acknowledgement_value_bitmap;
  wire         receive_acknowledged;
  wire         receive_row_valid;
  wire [5:0]   receive_row_value;
  wire [23:0]  receive_visible;
  wire         receive_placements_beginning_valid;
  wire [3:0]   receive_placements_beginning_value;
  wire         receive_placements_ending_valid;
  wire [3:0]   receive_placements_ending_value;
  wire         receive_mr_placements_beginning_valid;
  wire [5:0]   receive_mr_placements_beginning_value;
  wire         receive_mr_placements_ending_valid;
  wire [5:0]   receive_mr_placements_ending_value;
  wire         receive_reports_beginning_valid;
  wire [3:0]   receive_reports_beginning_value;
  wire         receive_reports_ending_valid;
  wire [3:0]   receive_reports_ending_value;
  wire         receive_fetches_beginning_valid;
  wire [3:0]   receive_fetches_beginning_value;
  wire         receive_fetches_ending_valid;
  wire [3:0]   receive_fetches_ending_value;
  wire         receive_atomics_beginning_valid;
  wire [3:0]   receive_atomics_beginning_value;
  wire         receive_atomics_ending_valid;
  wire [3:0]   receive_atomics_ending_value;
  wire         receive_mr_atomics_beginning_valid;
  wire [5:0]   receive_mr_atomics_beginning_value;
  wire         receive_mr_atomics_ending_valid;
  wire [5:0]   receive_mr_atomics_ending_value;
  wire         receive_reads_done_valid;
  wire [3:0]   receive_reads_done_value_qp;
  wire [23:0]  receive_reads_done_value_messages;
  wire [23:0]  receive_reads_done_value_placements;
  wire         receive_completes_valid;
  wire [3:0]   receive_completes_value;
  wire         receive_flushes_valid;
  wire [3:0]   receive_flushes_value;
  wire         receive_withdrawals_valid;
  wire [31:0]  receive_withdrawals_payload;
  wire         receive_made_valid;
  wire [2:0]   receive_made_value;
  wire         receive_nak_full;
  wire         receive_responding;
  wire         receive_placement_fault_valid;
  wire [13:0]  receive_placement_fault_value_qp;
  wire [23:0]  receive_placement_fault_value_placement;
  wire         receive_fault;
  wire         receive_beyond;
  wire         receive_lists_forgot;
  wire         receive_lists_memory_bursts_valid;
  wire [63:0]  receive_lists_memory_bursts_payload_address;
  wire [7:0]   receive_lists_memory_bursts_payload_length;
  wire         receive_atomic_lists_forgot;
  wire         receive_atomic_lists_memory_bursts_valid;
  wire [63:0]  receive_atomic_lists_memory_bursts_payload_address;
  wire [7:0]   receive_atomic_lists_memory_bursts_payload_length;
  wire         receive_letting_go;
  wire         send_setup_ready;
  wire         send_rate_ready;
  wire         send_doorbell_ready;
  wire         send_answers_ready;
  wire [63:0]  send_request_local_address;
  wire [31:0]  send_request_local_key;
  wire [31:0]  send_request_length;
  wire         send_pending_valid;
  wire [3:0]   send_pending_value_qp;
  wire [1:0]   send_pending_value_slot;
  wire [3:0]   send_pending_value_lap;
  wire         send_pending_value_atomic;
  wire [23:0]  send_pending_value_request;
  wire [23:0]  send_pending_value_response_psn;
  wire         send_context_lookup_valid;
  wire [3:0]   send_context_lookup_value_qp;
  wire [2:0]   send_context_lookup_value_number;
  wire         send_answered_valid;
  wire [3:0]   send_answered_value_qp;
  wire [15:0]  send_answered_value_messages;
  wire         send_wqe_memory_bursts_valid;
  wire [63:0]  send_wqe_memory_bursts_payload_address;
  wire [7:0]   send_wqe_memory_bursts_payload_length;
  wire         send_memory_bursts_valid;
  wire [63:0]  send_memory_bursts_payload_address;
  wire [7:0]   send_memory_bursts_payload_length;
  wire         send_lists_forgot;
  wire         send_lists_memory_bursts_valid;
  wire [63:0]  send_lists_memory_bursts_payload_address;
  wire [7:0]   send_lists_memory_bursts_payload_length;
  wire         send_frames_valid;
  wire [255:0] send_frames_payload_data;
  wire [31:0]  send_frames_payload_keep;
  wire         send_frames_payload_last;
  wire         send_completions_valid;
  wire [3:0]   send_completions_payload_qp;
  wire         send_completions_payload_is_receive;
  wire [3:0]   send_completions_payload_kind;
  wire [3:0]   send_completions_payload_status;
  wire         send_completions_payload_solicited;
  wire [31:0]  send_completions_payload_length;
  wire [31:0]  send_completions_payload_immediate;
  wire [15:0]  send_completions_payload_wqe_index;
  wire [23:0]  send_completions_payload_placements;
  wire         send_completions_payload_waiting;
  wire         send_failures_valid;
  wire [3:0]   send_failures_payload_qp;
  wire [4:0]   send_failures_payload_cause;
  wire         send_failures_payload_named;
  wire [15:0]  send_failures_payload_request;
  wire         send_unanswered_valid;
  wire [3:0]   send_unanswered_payload;
  wire         send_row_valid;
  wire [5:0]   send_row_value;
  wire         _unused_send_events_sack;
  wire         _unused_send_events_drop;
  wire         send_events_rnr_wait_begins;
  wire         send_events_timeout;
  wire         send_events_read_timeout;
  wire         send_events_tail_probe;
  wire         send_events_resend;
  wire         send_sent;
  wire         send_responding;
  wire         send_payloads_beginning_valid;
  wire [3:0]   send_payloads_beginning_value;
  wire         send_payloads_ending_valid;
  wire [3:0]   send_payloads_ending_value;
  wire         send_mr_payloads_beginning_valid;
  wire [5:0]   send_mr_payloads_beginning_value;
  wire         send_mr_payloads_ending_valid;
  wire [5:0]   send_mr_payloads_ending_value;
  wire         send_fetches_beginning_valid;
  wire [3:0]   send_fetches_beginning_value;
  wire         send_fetches_ending_valid;
  wire [3:0]   send_fetches_ending_value;
  wire         send_letting_go;
  wire         send_fault;
  wire         send_beyond;
  wire         registers_s_axi_awready;
  wire         registers_s_axi_wready;
  wire [1:0]   registers_s_axi_bresp;
  wire         registers_s_axi_bvalid;
  wire         registers_s_axi_arready;
  wire [31:0]  registers_s_axi_rdata;
  wire [1:0]   registers_s_axi_rresp;
  wire         registers_s_axi_rvalid;
  wire [20:0]  registers_m_axi_awaddr;
  wire [2:0]   registers_m_axi_awprot;
  wire         registers_m_axi_awvalid;
  wire [31:0]  registers_m_axi_wdata;
  wire [3:0]   registers_m_axi_wstrb;
  wire         registers_m_axi_wvalid;
  wire         registers_m_axi_bready;
  wire [20:0]  registers_m_axi_araddr;
  wire [2:0]   registers_m_axi_arprot;
  wire         registers_m_axi_arvalid;
  wire         registers_m_axi_rready;
  wire         function_reset_stop_frames;
  wire         function_reset_stop_bus;
  wire         function_reset_reset;
  wire         function_reset_s_axi_awready;
  wire         function_reset_s_axi_wready;
  wire [1:0]   function_reset_s_axi_bresp;
  wire         function_reset_s_axi_bvalid;
  wire         function_reset_s_axi_arready;
  wire [31:0]  function_reset_s_axi_rdata;
  wire [1:0]   function_reset_s_axi_rresp;
  wire         function_reset_s_axi_rvalid;
  wire [20:0]  function_reset_m_axi_awaddr;
  wire [2:0]   function_reset_m_axi_awprot;
  wire         function_reset_m_axi_awvalid;
  wire [31:0]  function_reset_m_axi_wdata;
  wire [3:0]   function_reset_m_axi_wstrb;
  wire         function_reset_m_axi_wvalid;
  wire         function_reset_m_axi_bready;
  wire [20:0]  function_reset_m_axi_araddr;
  wire [2:0]   function_reset_m_axi_arprot;
  wire         function_reset_m_axi_arvalid;
  wire         function_reset_m_axi_rready;
  wire         leaving_in_ready;

  wire [127:0] sources_0 = host_gids_0_ip;
  wire [127:0] sources_1 = host_gids_1_ip;
  wire [127:0] sources_2 = host_gids_2_ip;
  wire [127:0] sources_3 = host_gids_3_ip;
  wire [127:0] sources_4 = host_gids_4_ip;
  wire [127:0] sources_5 = host_gids_5_ip;
  wire [127:0] sources_6 = host_gids_6_ip;
  wire [127:0] sources_7 = host_gids_7_ip;
  wire         passes_open = inside_frame ? frame_passes : ~function_reset_stop_frames;
  wire         open_wire = inside_frame ? frame_taken : (host_settings_enable & ~function_reset_stop_frames);
  wire         begun_may = ~function_reset_stop_frames | frame_begun;
  wire         sent_valid = send_frames_valid & begun_may;
  wire [255:0] sent_payload_data = send_frames_payload_data;
  wire [31:0]  sent_payload_keep = send_frames_payload_keep;
  wire         sent_payload_last = send_frames_payload_last;
  wire         sent_ready = leaving_in_ready;
  wire         send_frames_ready = sent_ready & begun_may;
  wire         begun = frame_begun | sent_valid;
  wire         frames_under_way = (passes_open & (s_axis_mac_tvalid | inside_frame)) | begun;
  wire         host_accesses_letting_go = send_letting_go | receive_letting_go;
  wire         host_events_bus_error = receive_fault | send_fault;
  wire         host_events_becn = marked & receive_acknowledged;

  HostSide_small host (
    .clk(clk),
    .rst(rst),
    .reset(function_reset_reset),
    .reset_asked(host_reset_asked),
    .stop(function_reset_stop_bus),
    .rests(host_rests),
    .s_axi_awaddr(function_reset_m_axi_awaddr),
    .s_axi_awprot(function_reset_m_axi_awprot),
    .s_axi_awvalid(function_reset_m_axi_awvalid),
    .s_axi_awready(host_s_axi_awready),
    .s_axi_wdata(function_reset_m_axi_wdata),
    .s_axi_wstrb(function_reset_m_axi_wstrb),
    .s_axi_wvalid(function_reset_m_axi_wvalid),
    .s_axi_wready(host_s_axi_wready),
    .s_axi_bresp(host_s_axi_bresp),
    .s_axi_bvalid(host_s_axi_bvalid),
    .s_axi_bready(function_reset_m_axi_bready),
    .s_axi_araddr(function_reset_m_axi_araddr),
    .s_axi_arprot(function_reset_m_axi_arprot),
    .s_axi_arvalid(function_reset_m_axi_arvalid),
    .s_axi_arready(host_s_axi_arready),
    .s_axi_rdata(host_s_axi_rdata),
    .s_axi_rresp(host_s_axi_rresp),
    .s_axi_rvalid(host_s_axi_rvalid),
    .s_axi_rready(function_reset_m_axi_rready),
    .m_axi_awid(host_m_axi_awid),
    .m_axi_awaddr(host_m_axi_awaddr),
    .m_axi_awlen(host_m_axi_awlen),
    .m_axi_awsize(host_m_axi_awsize),
    .m_axi_awburst(host_m_axi_awburst),
    .m_axi_awlock(host_m_axi_awlock),
    .m_axi_awcache(host_m_axi_awcache),
    .m_axi_awprot(host_m_axi_awprot),
    .m_axi_awqos(host_m_axi_awqos),
    .m_axi_awvalid(host_m_axi_awvalid),
    .m_axi_awready(m_axi_awready),
    .m_axi_wdata(host_m_axi_wdata),
    .m_axi_wstrb(host_m_axi_wstrb),
    .m_axi_wlast(host_m_axi_wlast),
    .m_axi_wvalid(host_m_axi_wvalid),
    .m_axi_wready(m_axi_wready),
    .m_axi_bid(m_axi_bid),
    .m_axi_bresp(m_axi_bresp),
    .m_axi_bvalid(m_axi_bvalid),
    .m_axi_bready(host_m_axi_bready),
    .m_axi_arid(host_m_axi_arid),
    .m_axi_araddr(host_m_axi_araddr),
    .m_axi_arlen(host_m_axi_arlen),
    .m_axi_arsize(host_m_axi_arsize),
    .m_axi_arburst(host_m_axi_arburst),
    .m_axi_arlock(host_m_axi_arlock),
    .m_axi_arcache(host_m_axi_arcache),
    .m_axi_arprot(host_m_axi_arprot),
    .m_axi_arqos(host_m_axi_arqos),
    .m_axi_arvalid(host_m_axi_arvalid),
    .m_axi_arready(m_axi_arready),
    .m_axi_rid(m_axi_rid),
    .m_axi_rdata(m_axi_rdata),
    .m_axi_rresp(m_axi_rresp),
    .m_axi_rlast(m_axi_rlast),
    .m_axi_rvalid(m_axi_rvalid),
    .m_axi_rready(host_m_axi_rready),
    .irq(host_irq),
    .messages(host_messages),
    .settings_mac(host_settings_mac),
    .settings_enable(host_settings_enable),
    .settings_check_trim_dscp(host_settings_check_trim_dscp),
    .settings_check_trim_last_dscp(host_settings_check_trim_last_dscp),
    .settings_check_trim_icrc_optional(host_settings_check_trim_icrc_optional),
    .settings_check_transport_version(host_settings_check_transport_version),
    .settings_choice_udp_port(host_settings_choice_udp_port),
    .settings_choice_retrans(host_settings_choice_retrans),
    .settings_choice_sack_bytes(host_settings_choice_sack_bytes),
    .settings_choice_sack_bits(host_settings_choice_sack_bits),
    .settings_choice_sack_missing(host_settings_choice_sack_missing),
    .settings_time_to_live(host_settings_time_to_live),
    .settings_source_port_base(host_settings_source_port_base),
    .settings_dscp_data(host_settings_dscp_data),
    .settings_dscp_request(host_settings_dscp_request),
    .settings_dscp_control(host_settings_dscp_control),
    .settings_dscp_probe(host_settings_dscp_probe),
    .settings_ack_every(host_settings_ack_every),
    .settings_ack_delay(host_settings_ack_delay),
    .settings_ack_on_end(host_settings_ack_on_end),
    .settings_rotate(host_settings_rotate),
    .settings_trim_nak(host_settings_trim_nak),
    .settings_trim_local(host_settings_trim_local),
    .settings_srtt_shift(host_settings_srtt_shift),
    .settings_jitter(host_settings_jitter),
    .settings_tail_probe_multiple(host_settings_tail_probe_multiple),
    .settings_backoff_most(host_settings_backoff_most),
    .settings_burst(host_settings_burst),
    .settings_quiet(_unused_host_settings_quiet),
    .settings_events_count(_unused_host_settings_events_count),
    .settings_events_time(_unused_host_settings_events_time),
    .gids_0_used(host_gids_0_used),
    .gids_0_ipv6(host_gids_0_ipv6),
    .gids_0_ip(host_gids_0_ip),
    .gids_1_used(host_gids_1_used),
    .gids_1_ipv6(host_gids_1_ipv6),
    .gids_1_ip(host_gids_1_ip),
    .gids_2_used(host_gids_2_used),
    .gids_2_ipv6(host_gids_2_ipv6),
    .gids_2_ip(host_gids_2_ip),
    .gids_3_used(host_gids_3_used),
    .gids_3_ipv6(host_gids_3_ipv6),
    .gids_3_ip(host_gids_3_ip),
    .gids_4_used(host_gids_4_used),
    .gids_4_ipv6(host_gids_4_ipv6),
    .gids_4_ip(host_gids_4_ip),
    .gids_5_used(host_gids_5_used),
    .gids_5_ipv6(host_gids_5_ipv6),
    .gids_5_ip(host_gids_5_ip),
    .gids_6_used(host_gids_6_used),
    .gids_6_ipv6(host_gids_6_ipv6),
    .gids_6_ip(host_gids_6_ip),
    .gids_7_used(host_gids_7_used),
    .gids_7_ipv6(host_gids_7_ipv6),
    .gids_7_ip(host_gids_7_ip),
    .now(host_now),
    .nanoseconds(host_nanoseconds),
    .receive_setup_valid(host_receive_setup_valid),
    .receive_setup_ready(receive_setup_ready),
    .receive_setup_payload_qp(host_receive_setup_payload_qp),
    .receive_setup_payload_groups_queues(host_receive_setup_payload_groups_queues),
    .receive_setup_payload_groups_receives(host_receive_setup_payload_groups_receives),
    .receive_setup_payload_groups_sends(host_receive_setup_payload_groups_sends),
    .receive_setup_payload_context_known(host_receive_setup_payload_context_known),
    .receive_setup_payload_context_peer_qp(host_receive_setup_payload_context_peer_qp),
    .receive_setup_payload_context_address_handle(host_receive_setup_payload_context_address_handle),
    .receive_setup_payload_context_pkey(host_receive_setup_payload_context_pkey),
    .receive_setup_payload_context_pd(host_receive_setup_payload_context_pd),
    .receive_setup_payload_context_mtu_code(host_receive_setup_payload_context_mtu_code),
    .receive_setup_payload_context_profile(host_receive_setup_payload_context_profile),
    .receive_setup_payload_context_remote_write(host_receive_setup_payload_context_remote_write),
    .receive_setup_payload_context_send_psn(host_receive_setup_payload_context_send_psn),
    .receive_setup_payload_context_receive_psn(host_receive_setup_payload_context_receive_psn),
    .receive_setup_payload_context_send_window(host_receive_setup_payload_context_send_window),
    .receive_setup_payload_context_message_limit(host_receive_setup_payload_context_message_limit),
    .receive_setup_payload_context_sack_threshold(host_receive_setup_payload_context_sack_threshold),
    .receive_setup_payload_context_retries(host_receive_setup_payload_context_retries),
    .receive_setup_payload_context_rnr_retries(host_receive_setup_payload_context_rnr_retries),
    .receive_setup_payload_context_rto_exponent(host_receive_setup_payload_context_rto_exponent),
    .receive_setup_payload_context_rnr_timer(host_receive_setup_payload_context_rnr_timer),
    .receive_setup_payload_context_initial_srtt(host_receive_setup_payload_context_initial_srtt),
    .receive_setup_payload_context_last_path(host_receive_setup_payload_context_last_path),
    .receive_setup_payload_context_rate(host_receive_setup_payload_context_rate),
    .receive_setup_payload_context_send_cq(host_receive_setup_payload_context_send_cq),
    .receive_setup_payload_context_receive_cq(host_receive_setup_payload_context_receive_cq),
    .receive_setup_payload_context_send_queue(host_receive_setup_payload_context_send_queue),
    .receive_setup_payload_context_send_queue_size(host_receive_setup_payload_context_send_queue_size),
    .receive_setup_payload_context_receive_queue(host_receive_setup_payload_context_receive_queue),
    .receive_setup_payload_context_receive_queue_size(host_receive_setup_payload_context_receive_queue_size),
    .receive_setup_payload_context_remote_read(host_receive_setup_payload_context_remote_read),
    .receive_setup_payload_context_remote_atomic(host_receive_setup_payload_context_remote_atomic),
    .receive_setup_payload_context_response_send_psn(host_receive_setup_payload_context_response_send_psn),
    .receive_setup_payload_context_response_receive_psn(host_receive_setup_payload_context_response_receive_psn),
    .receive_setup_payload_context_response_window(host_receive_setup_payload_context_response_window),
    .receive_setup_payload_context_reads_accepted(host_receive_setup_payload_context_reads_accepted),
    .receive_setup_payload_context_reads_outstanding(host_receive_setup_payload_context_reads_outstanding),
    .receive_setup_payload_context_extended(host_receive_setup_payload_context_extended),
    .send_setup_valid(host_send_setup_valid),
    .send_setup_ready(send_setup_ready),
    .send_setup_payload_qp(host_send_setup_payload_qp),
    .send_setup_payload_groups_queues(host_send_setup_payload_groups_queues),
    .send_setup_payload_groups_receives(host_send_setup_payload_groups_receives),
    .send_setup_payload_groups_sends(host_send_setup_payload_groups_sends),
    .send_setup_payload_context_known(host_send_setup_payload_context_known),
    .send_setup_payload_context_peer_qp(host_send_setup_payload_context_peer_qp),
    .send_setup_payload_context_address_handle(host_send_setup_payload_context_address_handle),
    .send_setup_payload_context_pkey(host_send_setup_payload_context_pkey),
    .send_setup_payload_context_pd(host_send_setup_payload_context_pd),
    .send_setup_payload_context_mtu_code(host_send_setup_payload_context_mtu_code),
    .send_setup_payload_context_profile(host_send_setup_payload_context_profile),
    .send_setup_payload_context_remote_write(host_send_setup_payload_context_remote_write),
    .send_setup_payload_context_send_psn(host_send_setup_payload_context_send_psn),
    .send_setup_payload_context_receive_psn(host_send_setup_payload_context_receive_psn),
    .send_setup_payload_context_send_window(host_send_setup_payload_context_send_window),
    .send_setup_payload_context_message_limit(host_send_setup_payload_context_message_limit),
    .send_setup_payload_context_sack_threshold(host_send_setup_payload_context_sack_threshold),
    .send_setup_payload_context_retries(host_send_setup_payload_context_retries),
    .send_setup_payload_context_rnr_retries(host_send_setup_payload_context_rnr_retries),
    .send_setup_payload_context_rto_exponent(host_send_setup_payload_context_rto_exponent),
    .send_setup_payload_context_rnr_timer(host_send_setup_payload_context_rnr_timer),
    .send_setup_payload_context_initial_srtt(host_send_setup_payload_context_initial_srtt),
    .send_setup_payload_context_last_path(host_send_setup_payload_context_last_path),
    .send_setup_payload_context_rate(host_send_setup_payload_context_rate),
    .send_setup_payload_context_send_cq(host_send_setup_payload_context_send_cq),
    .send_setup_payload_context_receive_cq(host_send_setup_payload_context_receive_cq),
    .send_setup_payload_context_send_queue(host_send_setup_payload_context_send_queue),
    .send_setup_payload_context_send_queue_size(host_send_setup_payload_context_send_queue_size),
    .send_setup_payload_context_receive_queue(host_send_setup_payload_context_receive_queue),
    .send_setup_payload_context_receive_queue_size(host_send_setup_payload_context_receive_queue_size),
    .send_setup_payload_context_remote_read(host_send_setup_payload_context_remote_read),
    .send_setup_payload_context_remote_atomic(host_send_setup_payload_context_remote_atomic),
    .send_setup_payload_context_response_send_psn(host_send_setup_payload_context_response_send_psn),
    .send_setup_payload_context_response_receive_psn(host_send_setup_payload_context_response_receive_psn),
    .send_setup_payload_context_response_window(host_send_setup_payload_context_response_window),
    .send_setup_payload_context_reads_accepted(host_send_setup_payload_context_reads_accepted),
    .send_setup_payload_context_reads_outstanding(host_send_setup_payload_context_reads_outstanding),
    .send_setup_payload_context_extended(host_send_setup_payload_context_extended),
    .rate_valid(host_rate_valid),
    .rate_ready(send_rate_ready),
    .rate_payload_qp(host_rate_payload_qp),
    .rate_payload_rate(host_rate_payload_rate),
    .state_valid(host_state_valid),
    .state_value_qp(host_state_value_qp),
    .state_value_state(host_state_value_state),
    .mr_valid(host_mr_valid),
    .mr_value_index(host_mr_value_index),
    .mr_value_mr_valid(host_mr_value_mr_valid),
    .mr_value_mr_tag(host_mr_value_mr_tag),
    .mr_value_mr_pd(host_mr_value_mr_pd),
    .mr_value_mr_local_write(host_mr_value_mr_local_write),
    .mr_value_mr_remote_write(host_mr_value_mr_remote_write),
    .mr_value_mr_remote_read(host_mr_value_mr_remote_read),
    .mr_value_mr_remote_atomic(host_mr_value_mr_remote_atomic),
    .mr_value_mr_remote_invalidate(host_mr_value_mr_remote_invalidate),
    .mr_value_mr_base(host_mr_value_mr_base),
    .mr_value_mr_length(host_mr_value_mr_length),
    .mr_value_mr_pages_listed(host_mr_value_mr_pages_listed),
    .mr_value_mr_pages_shift(host_mr_value_mr_pages_shift),
    .address_valid(host_address_valid),
    .address_value_index(host_address_value_index),
    .address_value_handle_mac(host_address_value_handle_mac),
    .address_value_handle_tagged(host_address_value_handle_tagged),
    .address_value_handle_vlan(host_address_value_handle_vlan),
    .address_value_handle_ipv6(host_address_value_handle_ipv6),
    .address_value_handle_ip(host_address_value_handle_ip),
    .address_value_handle_gid(host_address_value_handle_gid),
    .send_doorbell_valid(host_send_doorbell_valid),
    .send_doorbell_ready(send_doorbell_ready),
    .send_doorbell_payload_qp(host_send_doorbell_payload_qp),
    .send_doorbell_payload_producer(host_send_doorbell_payload_producer),
    .receive_doorbell_valid(host_receive_doorbell_valid),
    .receive_doorbell_ready(receive_doorbell_ready),
    .receive_doorbell_payload_qp(host_receive_doorbell_payload_qp),
    .receive_doorbell_payload_producer(host_receive_doorbell_payload_producer),
    .flush_valid(host_flush_valid),
    .flush_value_qp(host_flush_value_qp),
    .flush_value_send_status(host_flush_value_send_status),
    .flush_value_receive_status(host_flush_value_receive_status),
    .flush_value_named(host_flush_value_named),
    .flush_value_request(host_flush_value_request),
    .send_completions_valid(send_completions_valid),
    .send_completions_ready(host_send_completions_ready),
    .send_completions_payload_qp(send_completions_payload_qp),
    .send_completions_payload_is_receive(send_completions_payload_is_receive),
    .send_completions_payload_kind(send_completions_payload_kind),
    .send_completions_payload_status(send_completions_payload_status),
    .send_completions_payload_solicited(send_completions_payload_solicited),
    .send_completions_payload_length(send_completions_payload_length),
    .send_completions_payload_immediate(send_completions_payload_immediate),
    .send_completions_payload_wqe_index(send_completions_payload_wqe_index),
    .send_completions_payload_placements(send_completions_payload_placements),
    .send_completions_payload_waiting(send_completions_payload_waiting),
    .receive_completions_valid(receive_completions_valid),
    .receive_completions_ready(host_receive_completions_ready),
    .receive_completions_payload_qp(receive_completions_payload_qp),
    .receive_completions_payload_is_receive(receive_completions_payload_is_receive),
    .receive_completions_payload_kind(receive_completions_payload_kind),
    .receive_completions_payload_status(receive_completions_payload_status),
    .receive_completions_payload_solicited(receive_completions_payload_solicited),
    .receive_completions_payload_length(receive_completions_payload_length),
    .receive_completions_payload_immediate(receive_completions_payload_immediate),
    .receive_completions_payload_wqe_index(receive_completions_payload_wqe_index),
    .receive_completions_payload_placements(receive_completions_payload_placements),
    .receive_completions_payload_waiting(receive_completions_payload_waiting),
    .send_failures_valid(send_failures_valid),
    .send_failures_ready(host_send_failures_ready),
    .send_failures_payload_qp(send_failures_payload_qp),
    .send_failures_payload_cause(send_failures_payload_cause),
    .send_failures_payload_named(send_failures_payload_named),
    .send_failures_payload_request(send_failures_payload_request),
    .receive_failures_valid(receive_failures_valid),
    .receive_failures_ready(host_receive_failures_ready),
    .receive_failures_payload_qp(receive_failures_payload_qp),
    .receive_failures_payload_cause(receive_failures_payload_cause),
    .receive_failures_payload_named(receive_failures_payload_named),
    .receive_failures_payload_request(receive_failures_payload_request),
    .send_wqes_bursts_valid(send_wqe_memory_bursts_valid),
    .send_wqes_bursts_ready(host_send_wqes_bursts_ready),
    .send_wqes_bursts_payload_address(send_wqe_memory_bursts_payload_address),
    .send_wqes_bursts_payload_length(send_wqe_memory_bursts_payload_length),
    .send_wqes_beats_valid(host_send_wqes_beats_valid),
    .send_wqes_beats_value_data(host_send_wqes_beats_value_data),
    .send_wqes_beats_value_bad(host_send_wqes_beats_value_bad),
    .send_wqes_beats_value_last(host_send_wqes_beats_value_last),
    .receive_wqes_bursts_valid(receive_wqe_memory_bursts_valid),
    .receive_wqes_bursts_ready(host_receive_wqes_bursts_ready),
    .receive_wqes_bursts_payload_address(receive_wqe_memory_bursts_payload_address),
    .receive_wqes_bursts_payload_length(receive_wqe_memory_bursts_payload_length),
    .receive_wqes_beats_valid(host_receive_wqes_beats_valid),
    .receive_wqes_beats_value_data(host_receive_wqes_beats_value_data),
    .receive_wqes_beats_value_bad(host_receive_wqes_beats_value_bad),
    .receive_wqes_beats_value_last(host_receive_wqes_beats_value_last),
    .payload_bursts_valid(send_memory_bursts_valid),
    .payload_bursts_ready(host_payload_bursts_ready),
    .payload_bursts_payload_address(send_memory_bursts_payload_address),
    .payload_bursts_payload_length(send_memory_bursts_payload_length),
    .payload_beats_valid(host_payload_beats_valid),
    .payload_beats_value_data(host_payload_beats_value_data),
    .payload_beats_value_bad(host_payload_beats_value_bad),
    .payload_beats_value_last(host_payload_beats_value_last),
    .atomic_reads_bursts_valid(receive_atomic_reads_bursts_valid),
    .atomic_reads_bursts_ready(host_atomic_reads_bursts_ready),
    .atomic_reads_bursts_payload_address(receive_atomic_reads_bursts_payload_address),
    .atomic_reads_bursts_payload_length(receive_atomic_reads_bursts_payload_length),
    .atomic_reads_beats_valid(host_atomic_reads_beats_valid),
    .atomic_reads_beats_value_data(host_atomic_reads_beats_value_data),
    .atomic_reads_beats_value_bad(host_atomic_reads_beats_value_bad),
    .atomic_reads_beats_value_last(host_atomic_reads_beats_value_last),
    .placement_lists_regions_valid(host_placement_lists_regions_valid),
    .placement_lists_regions_value_index(host_placement_lists_regions_value_index),
    .placement_lists_regions_value_base(host_placement_lists_regions_value_base),
    .placement_lists_regions_value_size_listed(host_placement_lists_regions_value_size_listed),
    .placement_lists_regions_value_size_shift(host_placement_lists_regions_value_size_shift),
    .placement_lists_regions_value_deep(host_placement_lists_regions_value_deep),
    .placement_lists_regions_value_address(host_placement_lists_regions_value_address),
    .placement_lists_forget_valid(host_placement_lists_forget_valid),
    .placement_lists_forget_value(host_placement_lists_forget_value),
    .placement_lists_forgot(receive_lists_forgot),
    .placement_lists_memory_bursts_valid(receive_lists_memory_bursts_valid),
    .placement_lists_memory_bursts_ready(host_placement_lists_memory_bursts_ready),
    .placement_lists_memory_bursts_payload_address(receive_lists_memory_bursts_payload_address),
    .placement_lists_memory_bursts_payload_length(receive_lists_memory_bursts_payload_length),
    .placement_lists_memory_beats_valid(host_placement_lists_memory_beats_valid),
    .placement_lists_memory_beats_value_data(host_placement_lists_memory_beats_value_data),
    .placement_lists_memory_beats_value_bad(host_placement_lists_memory_beats_value_bad),
    .placement_lists_memory_beats_value_last(host_placement_lists_memory_beats_value_last),
    .payload_lists_regions_valid(host_payload_lists_regions_valid),
    .payload_lists_regions_value_index(host_payload_lists_regions_value_index),
    .payload_lists_regions_value_base(host_payload_lists_regions_value_base),
    .payload_lists_regions_value_size_listed(host_payload_lists_regions_value_size_listed),
    .payload_lists_regions_value_size_shift(host_payload_lists_regions_value_size_shift),
    .payload_lists_regions_value_deep(host_payload_lists_regions_value_deep),
    .payload_lists_regions_value_address(host_payload_lists_regions_value_address),
    .payload_lists_forget_valid(host_payload_lists_forget_valid),
    .payload_lists_forget_value(host_payload_lists_forget_value),
    .payload_lists_forgot(send_lists_forgot),
    .payload_lists_memory_bursts_valid(send_lists_memory_bursts_valid),
    .payload_lists_memory_bursts_ready(host_payload_lists_memory_bursts_ready),
    .payload_lists_memory_bursts_payload_address(send_lists_memory_bursts_payload_address),
    .payload_lists_memory_bursts_payload_length(send_lists_memory_bursts_payload_length),
    .payload_lists_memory_beats_valid(host_payload_lists_memory_beats_valid),
    .payload_lists_memory_beats_value_data(host_payload_lists_memory_beats_value_data),
    .payload_lists_memory_beats_value_bad(host_payload_lists_memory_beats_value_bad),
    .payload_lists_memory_beats_value_last(host_payload_lists_memory_beats_value_last),
    .atomic_lists_regions_valid(host_atomic_lists_regions_valid),
    .atomic_lists_regions_value_index(host_atomic_lists_regions_value_index),
    .atomic_lists_regions_value_base(host_atomic_lists_regions_value_base),
    .atomic_lists_regions_value_size_listed(host_atomic_lists_regions_value_size_listed),
    .atomic_lists_regions_value_size_shift(host_atomic_lists_regions_value_size_shift),
    .atomic_lists_regions_value_deep(host_atomic_lists_regions_value_deep),
    .atomic_lists_regions_value_address(host_atomic_lists_regions_value_address),
    .atomic_lists_forget_valid(host_atomic_lists_forget_valid),
    .atomic_lists_forget_value(host_atomic_lists_forget_value),
    .atomic_lists_forgot(receive_atomic_lists_forgot),
    .atomic_lists_memory_bursts_valid(receive_atomic_lists_memory_bursts_valid),
    .atomic_lists_memory_bursts_ready(host_atomic_lists_memory_bursts_ready),
    .atomic_lists_memory_bursts_payload_address(receive_atomic_lists_memory_bursts_payload_address),
    .atomic_lists_memory_bursts_payload_length(receive_atomic_lists_memory_bursts_payload_length),
    .atomic_lists_memory_beats_valid(host_atomic_lists_memory_beats_valid),
    .atomic_lists_memory_beats_value_data(host_atomic_lists_memory_beats_value_data),
    .atomic_lists_memory_beats_value_bad(host_atomic_lists_memory_beats_value_bad),
    .atomic_lists_memory_beats_value_last(host_atomic_lists_memory_beats_value_last),
    .placement_bursts_valid(receive_memory_bursts_valid),
    .placement_bursts_ready(host_placement_bursts_ready),
    .placement_bursts_payload_address(receive_memory_bursts_payload_address),
    .placement_bursts_payload_length(receive_memory_bursts_payload_length),
    .placement_data_valid(receive_memory_data_valid),
    .placement_data_ready(host_placement_data_ready),
    .placement_data_payload_data(receive_memory_data_payload_data),
    .placement_data_payload_strb(receive_memory_data_payload_strb),
    .placement_data_payload_last(receive_memory_data_payload_last),
    .placement_answers_valid(host_placement_answers_valid),
    .placement_answers_value(host_placement_answers_value),
    .atomic_writes_bursts_valid(receive_atomic_writes_bursts_valid),
    .atomic_writes_bursts_ready(host_atomic_writes_bursts_ready),
    .atomic_writes_bursts_payload_address(receive_atomic_writes_bursts_payload_address),
    .atomic_writes_bursts_payload_length(receive_atomic_writes_bursts_payload_length),
    .atomic_writes_data_valid(receive_atomic_writes_data_valid),
    .atomic_writes_data_ready(host_atomic_writes_data_ready),
    .atomic_writes_data_payload_data(receive_atomic_writes_data_payload_data),
    .atomic_writes_data_payload_strb(receive_atomic_writes_data_payload_strb),
    .atomic_writes_data_payload_last(receive_atomic_writes_data_payload_last),
    .atomic_writes_answers_valid(host_atomic_writes_answers_valid),
    .atomic_writes_answers_value(host_atomic_writes_answers_value),
    .visible(receive_visible),
    .placement_fault_valid(receive_placement_fault_valid),
    .placement_fault_value_qp(receive_placement_fault_value_qp),
    .placement_fault_value_placement(receive_placement_fault_value_placement),
    .withdrawals_valid(receive_withdrawals_valid),
    .withdrawals_ready(host_withdrawals_ready),
    .withdrawals_payload(receive_withdrawals_payload),
    .withdrawn_valid(host_withdrawn_valid),
    .withdrawn_value(host_withdrawn_value),
    .accesses_placements_beginning_valid(receive_placements_beginning_valid),
    .accesses_placements_beginning_value(receive_placements_beginning_value),
    .accesses_placements_ending_valid(receive_placements_ending_valid),
    .accesses_placements_ending_value(receive_placements_ending_value),
    .accesses_payloads_beginning_valid(send_payloads_beginning_valid),
    .accesses_payloads_beginning_value(send_payloads_beginning_value),
    .accesses_payloads_ending_valid(send_payloads_ending_valid),
    .accesses_payloads_ending_value(send_payloads_ending_value),
    .accesses_reports_beginning_valid(receive_reports_beginning_valid),
    .accesses_reports_beginning_value(receive_reports_beginning_value),
    .accesses_reports_ending_valid(receive_reports_ending_valid),
    .accesses_reports_ending_value(receive_reports_ending_value),
    .accesses_send_wqes_beginning_valid(send_fetches_beginning_valid),
    .accesses_send_wqes_beginning_value(send_fetches_beginning_value),
    .accesses_send_wqes_ending_valid(send_fetches_ending_valid),
    .accesses_send_wqes_ending_value(send_fetches_ending_value),
    .accesses_receive_wqes_beginning_valid(receive_fetches_beginning_valid),
    .accesses_receive_wqes_beginning_value(receive_fetches_beginning_value),
    .accesses_receive_wqes_ending_valid(receive_fetches_ending_valid),
    .accesses_receive_wqes_ending_value(receive_fetches_ending_value),
    .accesses_atomics_beginning_valid(receive_atomics_beginning_valid),
    .accesses_atomics_beginning_value(receive_atomics_beginning_value),
    .accesses_atomics_ending_valid(receive_atomics_ending_valid),
    .accesses_atomics_ending_value(receive_atomics_ending_value),
    .accesses_mr_placements_beginning_valid(receive_mr_placements_beginning_valid),
    .accesses_mr_placements_beginning_value(receive_mr_placements_beginning_value),
    .accesses_mr_placements_ending_valid(receive_mr_placements_ending_valid),
    .accesses_mr_placements_ending_value(receive_mr_placements_ending_value),
    .accesses_mr_payloads_beginning_valid(send_mr_payloads_beginning_valid),
    .accesses_mr_payloads_beginning_value(send_mr_payloads_beginning_value),
    .accesses_mr_payloads_ending_valid(send_mr_payloads_ending_valid),
    .accesses_mr_payloads_ending_value(send_mr_payloads_ending_value),
    .accesses_mr_atomics_beginning_valid(receive_mr_atomics_beginning_valid),
    .accesses_mr_atomics_beginning_value(receive_mr_atomics_beginning_value),
    .accesses_mr_atomics_ending_valid(receive_mr_atomics_ending_valid),
    .accesses_mr_atomics_ending_value(receive_mr_atomics_ending_value),
    .accesses_completes_valid(receive_completes_valid),
    .accesses_completes_value(receive_completes_value),
    .accesses_flushes_valid(receive_flushes_valid),
    .accesses_flushes_value(receive_flushes_value),
    .accesses_letting_go(host_accesses_letting_go),
    .received_valid(receive_row_valid),
    .received_value(receive_row_value),
    .acknowledged_valid(send_row_valid),
    .acknowledged_value(send_row_value),
    .events_packet(send_sent),
    .events_resend(send_events_resend),
    .events_ack(host_events_ack_d1),
    .events_sack(host_events_sack_d1),
    .events_drop_nak(host_events_drop_nak_d1),
    .events_rnr_nak(host_events_rnr_nak_d1),
    .events_fatal_nak(host_events_fatal_nak_d1),
    .events_nak_full(receive_nak_full),
    .events_timeout(send_events_timeout),
    .events_tail_probe(send_events_tail_probe),
    .events_rnr_wait(send_events_rnr_wait_begins),
    .events_send_completion(1'b0),
    .events_receive_completion(1'b0),
    .events_overflow(1'b0),
    .events_bus_error(host_events_bus_error),
    .events_failed(1'b0),
    .events_becn(host_events_becn),
    .events_write_refused(1'b0),
    .events_response(receive_responding),
    .events_send_beyond(send_beyond),
    .events_receive_beyond(receive_beyond),
    .events_data_response(send_responding),
    .events_read(send_pending_valid),
    .events_atomic(receive_atomics_ending_valid_d1),
    .events_invalidation(1'b0),
    .events_read_timeout(send_events_read_timeout),
    .events_denied(1'b0)
  );

  ReceivePath_small receive (
    .clk(clk),
    .rst(rst),
    .reset(function_reset_reset),
    .frames_valid(arriving),
    .frames_value_data(frames_data),
    .frames_value_keep(frames_keep),
    .frames_value_last(frames_last),
    .error(arrived_value_error),
    .settings_frames_mac(host_settings_mac),
    .settings_frames_gids_0_used(host_gids_0_used),
    .settings_frames_gids_0_ipv6(host_gids_0_ipv6),
    .settings_frames_gids_0_ip(host_gids_0_ip),
    .settings_frames_gids_1_used(host_gids_1_used),
    .settings_frames_gids_1_ipv6(host_gids_1_ipv6),
    .settings_frames_gids_1_ip(host_gids_1_ip),
    .settings_frames_gids_2_used(host_gids_2_used),
    .settings_frames_gids_2_ipv6(host_gids_2_ipv6),
    .settings_frames_gids_2_ip(host_gids_2_ip),
    .settings_frames_gids_3_used(host_gids_3_used),
    .settings_frames_gids_3_ipv6(host_gids_3_ipv6),
    .settings_frames_gids_3_ip(host_gids_3_ip),
    .settings_frames_gids_4_used(host_gids_4_used),
    .settings_frames_gids_4_ipv6(host_gids_4_ipv6),
    .settings_frames_gids_4_ip(host_gids_4_ip),
    .settings_frames_gids_5_used(host_gids_5_used),
    .settings_frames_gids_5_ipv6(host_gids_5_ipv6),
    .settings_frames_gids_5_ip(host_gids_5_ip),
    .settings_frames_gids_6_used(host_gids_6_used),
    .settings_frames_gids_6_ipv6(host_gids_6_ipv6),
    .settings_frames_gids_6_ip(host_gids_6_ip),
    .settings_frames_gids_7_used(host_gids_7_used),
    .settings_frames_gids_7_ipv6(host_gids_7_ipv6),
    .settings_frames_gids_7_ip(host_gids_7_ip),
    .settings_frames_check_trim_dscp(host_settings_check_trim_dscp),
    .settings_frames_check_trim_last_dscp(host_settings_check_trim_last_dscp),
    .settings_frames_check_trim_icrc_optional(host_settings_check_trim_icrc_optional),
    .settings_frames_check_transport_version(host_settings_check_transport_version),
    .settings_frames_choice_udp_port(host_settings_choice_udp_port),
    .settings_frames_choice_retrans(host_settings_choice_retrans),
    .settings_frames_choice_sack_bytes(host_settings_choice_sack_bytes),
    .settings_frames_choice_sack_bits(host_settings_choice_sack_bits),
    .settings_frames_choice_sack_missing(host_settings_choice_sack_missing),
    .settings_source_port_base(host_settings_source_port_base),
    .settings_ack_every(host_settings_ack_every),
    .settings_ack_delay(host_settings_ack_delay),
    .settings_ack_on_end(host_settings_ack_on_end),
    .settings_rotate(host_settings_rotate),
    .settings_trim_nak(host_settings_trim_nak),
    .settings_trim_local(host_settings_trim_local),
    .now(host_now[15:0]),
    .nanoseconds(host_nanoseconds),
    .setup_valid(host_receive_setup_valid),
    .setup_ready(receive_setup_ready),
    .setup_payload_qp(host_receive_setup_payload_qp),
    .setup_payload_groups_queues(host_receive_setup_payload_groups_queues),
    .setup_payload_groups_receives(host_receive_setup_payload_groups_receives),
    .setup_payload_groups_sends(host_receive_setup_payload_groups_sends),
    .setup_payload_context_known(host_receive_setup_payload_context_known),
    .setup_payload_context_peer_qp(host_receive_setup_payload_context_peer_qp),
    .setup_payload_context_address_handle(host_receive_setup_payload_context_address_handle),
    .setup_payload_context_pkey(host_receive_setup_payload_context_pkey),
    .setup_payload_context_pd(host_receive_setup_payload_context_pd),
    .setup_payload_context_mtu_code(host_receive_setup_payload_context_mtu_code),
    .setup_payload_context_profile(host_receive_setup_payload_context_profile),
    .setup_payload_context_remote_write(host_receive_setup_payload_context_remote_write),
    .setup_payload_context_send_psn(host_receive_setup_payload_context_send_psn),
    .setup_payload_context_receive_psn(host_receive_setup_payload_context_receive_psn),
    .setup_payload_context_send_window(host_receive_setup_payload_context_send_window),
    .setup_payload_context_message_limit(host_receive_setup_payload_context_message_limit),
    .setup_payload_context_sack_threshold(host_receive_setup_payload_context_sack_threshold),
    .setup_payload_context_retries(host_receive_setup_payload_context_retries),
    .setup_payload_context_rnr_retries(host_receive_setup_payload_context_rnr_retries),
    .setup_payload_context_rto_exponent(host_receive_setup_payload_context_rto_exponent),
    .setup_payload_context_rnr_timer(host_receive_setup_payload_context_rnr_timer),
    .setup_payload_context_initial_srtt(host_receive_setup_payload_context_initial_srtt),
    .setup_payload_context_last_path(host_receive_setup_payload_context_last_path),
    .setup_payload_context_rate(host_receive_setup_payload_context_rate),
    .setup_payload_context_send_cq(host_receive_setup_payload_context_send_cq),
    .setup_payload_context_receive_cq(host_receive_setup_payload_context_receive_cq),
    .setup_payload_context_send_queue(host_receive_setup_payload_context_send_queue),
    .setup_payload_context_send_queue_size(host_receive_setup_payload_context_send_queue_size),
    .setup_payload_context_receive_queue(host_receive_setup_payload_context_receive_queue),
    .setup_payload_context_receive_queue_size(host_receive_setup_payload_context_receive_queue_size),
    .setup_payload_context_remote_read(host_receive_setup_payload_context_remote_read),
    .setup_payload_context_remote_atomic(host_receive_setup_payload_context_remote_atomic),
    .setup_payload_context_response_send_psn(host_receive_setup_payload_context_response_send_psn),
    .setup_payload_context_response_receive_psn(host_receive_setup_payload_context_response_receive_psn),
    .setup_payload_context_response_window(host_receive_setup_payload_context_response_window),
    .setup_payload_context_reads_accepted(host_receive_setup_payload_context_reads_accepted),
    .setup_payload_context_reads_outstanding(host_receive_setup_payload_context_reads_outstanding),
    .setup_payload_context_extended(host_receive_setup_payload_context_extended),
    .state_valid(host_state_valid),
    .state_value_qp(host_state_value_qp),
    .state_value_state(host_state_value_state),
    .mr_valid(host_mr_valid),
    .mr_value_index(host_mr_value_index),
    .mr_value_mr_valid(host_mr_value_mr_valid),
    .mr_value_mr_tag(host_mr_value_mr_tag),
    .mr_value_mr_pd(host_mr_value_mr_pd),
    .mr_value_mr_local_write(host_mr_value_mr_local_write),
    .mr_value_mr_remote_write(host_mr_value_mr_remote_write),
    .mr_value_mr_remote_read(host_mr_value_mr_remote_read),
    .mr_value_mr_remote_atomic(host_mr_value_mr_remote_atomic),
    .mr_value_mr_remote_invalidate(host_mr_value_mr_remote_invalidate),
    .mr_value_mr_base(host_mr_value_mr_base),
    .mr_value_mr_length(host_mr_value_mr_length),
    .mr_value_mr_pages_listed(host_mr_value_mr_pages_listed),
    .mr_value_mr_pages_shift(host_mr_value_mr_pages_shift),
    .address_valid(host_address_valid),
    .address_value_index(host_address_value_index),
    .address_value_handle_mac(host_address_value_handle_mac),
    .address_value_handle_tagged(host_address_value_handle_tagged),
    .address_value_handle_vlan(host_address_value_handle_vlan),
    .address_value_handle_ipv6(host_address_value_handle_ipv6),
    .address_value_handle_ip(host_address_value_handle_ip),
    .address_value_handle_gid(host_address_value_handle_gid),
    .doorbell_valid(host_receive_doorbell_valid),
    .doorbell_ready(receive_doorbell_ready),
    .doorbell_payload_qp(host_receive_doorbell_payload_qp),
    .doorbell_payload_producer(host_receive_doorbell_payload_producer),
    .flush_valid(host_flush_valid),
    .flush_value_qp(host_flush_value_qp),
    .flush_value_send_status(host_flush_value_send_status),
    .flush_value_receive_status(host_flush_value_receive_status),
    .flush_value_named(host_flush_value_named),
    .flush_value_request(host_flush_value_request),
    .requests_valid(receive_requests_valid),
    .requests_value_qp(receive_requests_value_qp),
    .requests_value_slot(receive_requests_value_slot),
    .request_local_address(send_request_local_address),
    .request_local_key(send_request_local_key),
    .request_length(send_request_length),
    .pending_valid(send_pending_valid),
    .pending_value_qp(send_pending_value_qp),
    .pending_value_slot(send_pending_value_slot),
    .pending_value_lap(send_pending_value_lap),
    .pending_value_atomic(send_pending_value_atomic),
    .pending_value_request(send_pending_value_request),
    .pending_value_response_psn(send_pending_value_response_psn),
    .acknowledged_responses_valid(send_answered_valid),
    .acknowledged_responses_value_qp(send_answered_value_qp),
    .acknowledged_responses_value_messages(send_answered_value_messages),
    .unanswered_valid(send_unanswered_valid),
    .unanswered_ready(receive_unanswered_ready),
    .unanswered_payload(send_unanswered_payload),
    .responses_valid(receive_responses_valid),
    .responses_value_qp(receive_responses_value_qp),
    .responses_value_count(receive_responses_value_count),
    .sending_valid(send_context_lookup_valid),
    .sending_value_qp(send_context_lookup_value_qp),
    .sending_value_number(send_context_lookup_value_number),
    .sent_kind(receive_sent_kind),
    .sent_msn(receive_sent_msn),
    .sent_psn(receive_sent_psn),
    .sent_address(receive_sent_address),
    .sent_key(receive_sent_key),
    .sent_length(receive_sent_length),
    .sent_result(receive_sent_result),
    .wqe_memory_bursts_valid(receive_wqe_memory_bursts_valid),
    .wqe_memory_bursts_ready(host_receive_wqes_bursts_ready),
    .wqe_memory_bursts_payload_address(receive_wqe_memory_bursts_payload_address),
    .wqe_memory_bursts_payload_length(receive_wqe_memory_bursts_payload_length),
    .wqe_memory_beats_valid(host_receive_wqes_beats_valid),
    .wqe_memory_beats_value_data(host_receive_wqes_beats_value_data),
    .wqe_memory_beats_value_bad(host_receive_wqes_beats_value_bad),
    .wqe_memory_beats_value_last(host_receive_wqes_beats_value_last),
    .memory_bursts_valid(receive_memory_bursts_valid),
    .memory_bursts_ready(host_placement_bursts_ready),
    .memory_bursts_payload_address(receive_memory_bursts_payload_address),
    .memory_bursts_payload_length(receive_memory_bursts_payload_length),
    .memory_data_valid(receive_memory_data_valid),
    .memory_data_ready(host_placement_data_ready),
    .memory_data_payload_data(receive_memory_data_payload_data),
    .memory_data_payload_strb(receive_memory_data_payload_strb),
    .memory_data_payload_last(receive_memory_data_payload_last),
    .memory_answers_valid(host_placement_answers_valid),
    .memory_answers_value(host_placement_answers_value),
    .atomic_reads_bursts_valid(receive_atomic_reads_bursts_valid),
    .atomic_reads_bursts_ready(host_atomic_reads_bursts_ready),
    .atomic_reads_bursts_payload_address(receive_atomic_reads_bursts_payload_address),
    .atomic_reads_bursts_payload_length(receive_atomic_reads_bursts_payload_length),
    .atomic_reads_beats_valid(host_atomic_reads_beats_valid),
    .atomic_reads_beats_value_data(host_atomic_reads_beats_value_data),
    .atomic_reads_beats_value_bad(host_atomic_reads_beats_value_bad),
    .atomic_reads_beats_value_last(host_atomic_reads_beats_value_last),
    .atomic_writes_bursts_valid(receive_atomic_writes_bursts_valid),
    .atomic_writes_bursts_ready(host_atomic_writes_bursts_ready),
    .atomic_writes_bursts_payload_address(receive_atomic_writes_bursts_payload_address),
    .atomic_writes_bursts_payload_length(receive_atomic_writes_bursts_payload_length),
    .atomic_writes_data_valid(receive_atomic_writes_data_valid),
    .atomic_writes_data_ready(host_atomic_writes_data_ready),
    .atomic_writes_data_payload_data(receive_atomic_writes_data_payload_data),
    .atomic_writes_data_payload_strb(receive_atomic_writes_data_payload_strb),
    .atomic_writes_data_payload_last(receive_atomic_writes_data_payload_last),
    .atomic_writes_answers_valid(host_atomic_writes_answers_valid),
    .atomic_writes_answers_value(host_atomic_writes_answers_value),
    .completions_valid(receive_completions_valid),
    .completions_ready(host_receive_completions_ready),
    .completions_payload_qp(receive_completions_payload_qp),
    .completions_payload_is_receive(receive_completions_payload_is_receive),
    .completions_payload_kind(receive_completions_payload_kind),
    .completions_payload_status(receive_completions_payload_status),
    .completions_payload_solicited(receive_completions_payload_solicited),
    .completions_payload_length(receive_completions_payload_length),
    .completions_payload_immediate(receive_completions_payload_immediate),
    .completions_payload_wqe_index(receive_completions_payload_wqe_index),
    .completions_payload_placements(receive_completions_payload_placements),
    .completions_payload_waiting(receive_completions_payload_waiting),
    .answers_valid(receive_answers_valid),
    .answers_ready(send_answers_ready),
    .answers_payload_flow_qp(receive_answers_payload_flow_qp),
    .answers_payload_flow_responses(receive_answers_payload_flow_responses),
    .answers_payload_kind(receive_answers_payload_kind),
    .answers_payload_psn(receive_answers_payload_psn),
    .answers_payload_syndrome(receive_answers_payload_syndrome),
    .answers_payload_msn(receive_answers_payload_msn),
    .answers_payload_po(receive_answers_payload_po),
    .answers_payload_becn(receive_answers_payload_becn),
    .answers_payload_retrans(receive_answers_payload_retrans),
    .answers_payload_cause(receive_answers_payload_cause),
    .answers_payload_named(receive_answers_payload_named),
    .answers_payload_port(receive_answers_payload_port),
    .answers_payload_sack_valid_length(receive_answers_payload_sack_valid_length),
    .answers_payload_sack_start(receive_answers_payload_sack_start),
    .answers_payload_sack_bitmap(receive_answers_payload_sack_bitmap),
    .answers_payload_peer_qp(receive_answers_payload_peer_qp),
    .answers_payload_peer_pkey(receive_answers_payload_peer_pkey),
    .answers_payload_peer_handle(receive_answers_payload_peer_handle),
    .answers_payload_peer_paths(receive_answers_payload_peer_paths),
    .answers_payload_peer_extended(receive_answers_payload_peer_extended),
    .failures_valid(receive_failures_valid),
    .failures_ready(host_receive_failures_ready),
    .failures_payload_qp(receive_failures_payload_qp),
    .failures_payload_cause(receive_failures_payload_cause),
    .failures_payload_named(receive_failures_payload_named),
    .failures_payload_request(receive_failures_payload_request),
    .acknowledgement_valid(receive_acknowledgement_valid),
    .acknowledgement_value_flow_qp(receive_acknowledgement_value_flow_qp),
    .acknowledgement_value_flow_responses(receive_acknowledgement_value_flow_responses),
    .acknowledgement_value_syndrome(receive_acknowledgement_value_syndrome),
    .acknowledgement_value_sack(receive_acknowledgement_value_sack),
    .acknowledgement_value_psn(receive_acknowledgement_value_psn),
    .acknowledgement_value_retrans(receive_acknowledgement_value_retrans),
    .acknowledgement_value_msn(receive_acknowledgement_value_msn),
    .acknowledgement_value_becn(receive_acknowledgement_value_becn),
    .acknowledgement_value_start(receive_acknowledgement_value_start),
    .acknowledgement_value_length(receive_acknowledgement_value_length),
    .acknowledgement_value_bitmap(receive_acknowledgement_value_bitmap),
    .acknowledged(receive_acknowledged),
    .row_valid(receive_row_valid),
    .row_value(receive_row_value),
    .visible(receive_visible),
    .placements_beginning_valid(receive_placements_beginning_valid),
    .placements_beginning_value(receive_placements_beginning_value),
    .placements_ending_valid(receive_placements_ending_valid),
    .placements_ending_value(receive_placements_ending_value),
    .mr_placements_beginning_valid(receive_mr_placements_beginning_valid),
    .mr_placements_beginning_value(receive_mr_placements_beginning_value),
    .mr_placements_ending_valid(receive_mr_placements_ending_valid),
    .mr_placements_ending_value(receive_mr_placements_ending_value),
    .reports_beginning_valid(receive_reports_beginning_valid),
    .reports_beginning_value(receive_reports_beginning_value),
    .reports_ending_valid(receive_reports_ending_valid),
    .reports_ending_value(receive_reports_ending_value),
    .fetches_beginning_valid(receive_fetches_beginning_valid),
    .fetches_beginning_value(receive_fetches_beginning_value),
    .fetches_ending_valid(receive_fetches_ending_valid),
    .fetches_ending_value(receive_fetches_ending_value),
    .atomics_beginning_valid(receive_atomics_beginning_valid),
    .atomics_beginning_value(receive_atomics_beginning_value),
    .atomics_ending_valid(receive_atomics_ending_valid),
    .atomics_ending_value(receive_atomics_ending_value),
    .mr_atomics_beginning_valid(receive_mr_atomics_beginning_valid),
    .mr_atomics_beginning_value(receive_mr_atomics_beginning_value),
    .mr_atomics_ending_valid(receive_mr_atomics_ending_valid),
    .mr_atomics_ending_value(receive_mr_atomics_ending_value),
    .reads_done_valid(receive_reads_done_valid),
    .reads_done_value_qp(receive_reads_done_value_qp),
    .reads_done_value_messages(receive_reads_done_value_messages),
    .reads_done_value_placements(receive_reads_done_value_placements),
    .completes_valid(receive_completes_valid),
    .completes_value(receive_completes_value),
    .flushes_valid(receive_flushes_valid),
    .flushes_value(receive_flushes_value),
    .withdrawals_valid(receive_withdrawals_valid),
    .withdrawals_ready(host_withdrawals_ready),
    .withdrawals_payload(receive_withdrawals_payload),
    .withdrawn_valid(host_withdrawn_valid),
    .withdrawn_value(host_withdrawn_value),
    .made_valid(receive_made_valid),
    .made_value(receive_made_value),
    .nak_full(receive_nak_full),
    .responding(receive_responding),
    .placement_fault_valid(receive_placement_fault_valid),
    .placement_fault_value_qp(receive_placement_fault_value_qp),
    .placement_fault_value_placement(receive_placement_fault_value_placement),
    .fault(receive_fault),
    .beyond(receive_beyond),
    .lists_regions_valid(host_placement_lists_regions_valid),
    .lists_regions_value_index(host_placement_lists_regions_value_index),
    .lists_regions_value_base(host_placement_lists_regions_value_base),
    .lists_regions_value_size_listed(host_placement_lists_regions_value_size_listed),
    .lists_regions_value_size_shift(host_placement_lists_regions_value_size_shift),
    .lists_regions_value_deep(host_placement_lists_regions_value_deep),
    .lists_regions_value_address(host_placement_lists_regions_value_address),
    .lists_forget_valid(host_placement_lists_forget_valid),
    .lists_forget_value(host_placement_lists_forget_value),
    .lists_forgot(receive_lists_forgot),
    .lists_memory_bursts_valid(receive_lists_memory_bursts_valid),
    .lists_memory_bursts_ready(host_placement_lists_memory_bursts_ready),
    .lists_memory_bursts_payload_address(receive_lists_memory_bursts_payload_address),
    .lists_memory_bursts_payload_length(receive_lists_memory_bursts_payload_length),
    .lists_memory_beats_valid(host_placement_lists_memory_beats_valid),
    .lists_memory_beats_value_data(host_placement_lists_memory_beats_value_data),
    .lists_memory_beats_value_bad(host_placement_lists_memory_beats_value_bad),
    .lists_memory_beats_value_last(host_placement_lists_memory_beats_value_last),
    .atomic_lists_regions_valid(host_atomic_lists_regions_valid),
    .atomic_lists_regions_value_index(host_atomic_lists_regions_value_index),
    .atomic_lists_regions_value_base(host_atomic_lists_regions_value_base),
    .atomic_lists_regions_value_size_listed(host_atomic_lists_regions_value_size_listed),
    .atomic_lists_regions_value_size_shift(host_atomic_lists_regions_value_size_shift),
    .atomic_lists_regions_value_deep(host_atomic_lists_regions_value_deep),
    .atomic_lists_regions_value_address(host_atomic_lists_regions_value_address),
    .atomic_lists_forget_valid(host_atomic_lists_forget_valid),
    .atomic_lists_forget_value(host_atomic_lists_forget_value),
    .atomic_lists_forgot(receive_atomic_lists_forgot),
    .atomic_lists_memory_bursts_valid(receive_atomic_lists_memory_bursts_valid),
    .atomic_lists_memory_bursts_ready(host_atomic_lists_memory_bursts_ready),
    .atomic_lists_memory_bursts_payload_address(receive_atomic_lists_memory_bursts_payload_address),
    .atomic_lists_memory_bursts_payload_length(receive_atomic_lists_memory_bursts_payload_length),
    .atomic_lists_memory_beats_valid(host_atomic_lists_memory_beats_valid),
    .atomic_lists_memory_beats_value_data(host_atomic_lists_memory_beats_value_data),
    .atomic_lists_memory_beats_value_bad(host_atomic_lists_memory_beats_value_bad),
    .atomic_lists_memory_beats_value_last(host_atomic_lists_memory_beats_value_last),
    .letting_go(receive_letting_go)
  );

  SendPath_small send (
    .clk(clk),
    .rst(rst),
    .reset(function_reset_reset),
    .settings_headers_mac(host_settings_mac),
    .settings_headers_sources_0(sources_0),
    .settings_headers_sources_1(sources_1),
    .settings_headers_sources_2(sources_2),
    .settings_headers_sources_3(sources_3),
    .settings_headers_sources_4(sources_4),
    .settings_headers_sources_5(sources_5),
    .settings_headers_sources_6(sources_6),
    .settings_headers_sources_7(sources_7),
    .settings_headers_transport_version(host_settings_check_transport_version),
    .settings_headers_choice_udp_port(host_settings_choice_udp_port),
    .settings_headers_choice_retrans(host_settings_choice_retrans),
    .settings_headers_choice_sack_bytes(host_settings_choice_sack_bytes),
    .settings_headers_choice_sack_bits(host_settings_choice_sack_bits),
    .settings_headers_choice_sack_missing(host_settings_choice_sack_missing),
    .settings_headers_time_to_live(host_settings_time_to_live),
    .settings_headers_source_port_base(host_settings_source_port_base),
    .settings_headers_dscp_data(host_settings_dscp_data),
    .settings_headers_dscp_request(host_settings_dscp_request),
    .settings_headers_dscp_control(host_settings_dscp_control),
    .settings_headers_dscp_probe(host_settings_dscp_probe),
    .settings_timers_srtt_shift(host_settings_srtt_shift),
    .settings_timers_jitter(host_settings_jitter),
    .settings_timers_tail_probe_multiple(host_settings_tail_probe_multiple),
    .settings_timers_backoff_most(host_settings_backoff_most),
    .settings_burst(host_settings_burst),
    .now(host_now),
    .nanoseconds(host_nanoseconds),
    .setup_valid(host_send_setup_valid),
    .setup_ready(send_setup_ready),
    .setup_payload_qp(host_send_setup_payload_qp),
    .setup_payload_groups_queues(host_send_setup_payload_groups_queues),
    .setup_payload_groups_receives(host_send_setup_payload_groups_receives),
    .setup_payload_groups_sends(host_send_setup_payload_groups_sends),
    .setup_payload_context_known(host_send_setup_payload_context_known),
    .setup_payload_context_peer_qp(host_send_setup_payload_context_peer_qp),
    .setup_payload_context_address_handle(host_send_setup_payload_context_address_handle),
    .setup_payload_context_pkey(host_send_setup_payload_context_pkey),
    .setup_payload_context_pd(host_send_setup_payload_context_pd),
    .setup_payload_context_mtu_code(host_send_setup_payload_context_mtu_code),
    .setup_payload_context_profile(host_send_setup_payload_context_profile),
    .setup_payload_context_remote_write(host_send_setup_payload_context_remote_write),
    .setup_payload_context_send_psn(host_send_setup_payload_context_send_psn),
    .setup_payload_context_receive_psn(host_send_setup_payload_context_receive_psn),
    .setup_payload_context_send_window(host_send_setup_payload_context_send_window),
    .setup_payload_context_message_limit(host_send_setup_payload_context_message_limit),
    .setup_payload_context_sack_threshold(host_send_setup_payload_context_sack_threshold),
    .setup_payload_context_retries(host_send_setup_payload_context_retries),
    .setup_payload_context_rnr_retries(host_send_setup_payload_context_rnr_retries),
    .setup_payload_context_rto_exponent(host_send_setup_payload_context_rto_exponent),
    .setup_payload_context_rnr_timer(host_send_setup_payload_context_rnr_timer),
    .setup_payload_context_initial_srtt(host_send_setup_payload_context_initial_srtt),
    .setup_payload_context_last_path(host_send_setup_payload_context_last_path),
    .setup_payload_context_rate(host_send_setup_payload_context_rate),
    .setup_payload_context_send_cq(host_send_setup_payload_context_send_cq),
    .setup_payload_context_receive_cq(host_send_setup_payload_context_receive_cq),
    .setup_payload_context_send_queue(host_send_setup_payload_context_send_queue),
    .setup_payload_context_send_queue_size(host_send_setup_payload_context_send_queue_size),
    .setup_payload_context_receive_queue(host_send_setup_payload_context_receive_queue),
    .setup_payload_context_receive_queue_size(host_send_setup_payload_context_receive_queue_size),
    .setup_payload_context_remote_read(host_send_setup_payload_context_remote_read),
    .setup_payload_context_remote_atomic(host_send_setup_payload_context_remote_atomic),
    .setup_payload_context_response_send_psn(host_send_setup_payload_context_response_send_psn),
    .setup_payload_context_response_receive_psn(host_send_setup_payload_context_response_receive_psn),
    .setup_payload_context_response_window(host_send_setup_payload_context_response_window),
    .setup_payload_context_reads_accepted(host_send_setup_payload_context_reads_accepted),
    .setup_payload_context_reads_outstanding(host_send_setup_payload_context_reads_outstanding),
    .setup_payload_context_extended(host_send_setup_payload_context_extended),
    .rate_valid(host_rate_valid),
    .rate_ready(send_rate_ready),
    .rate_payload_qp(host_rate_payload_qp),
    .rate_payload_rate(host_rate_payload_rate),
    .state_valid(host_state_valid),
    .state_value_qp(host_state_value_qp),
    .state_value_state(host_state_value_state),
    .mr_valid(host_mr_valid),
    .mr_value_index(host_mr_value_index),
    .mr_value_mr_valid(host_mr_value_mr_valid),
    .mr_value_mr_tag(host_mr_value_mr_tag),
    .mr_value_mr_pd(host_mr_value_mr_pd),
    .mr_value_mr_local_write(host_mr_value_mr_local_write),
    .mr_value_mr_remote_write(host_mr_value_mr_remote_write),
    .mr_value_mr_remote_read(host_mr_value_mr_remote_read),
    .mr_value_mr_remote_atomic(host_mr_value_mr_remote_atomic),
    .mr_value_mr_remote_invalidate(host_mr_value_mr_remote_invalidate),
    .mr_value_mr_base(host_mr_value_mr_base),
    .mr_value_mr_length(host_mr_value_mr_length),
    .mr_value_mr_pages_listed(host_mr_value_mr_pages_listed),
    .mr_value_mr_pages_shift(host_mr_value_mr_pages_shift),
    .address_valid(host_address_valid),
    .address_value_index(host_address_value_index),
    .address_value_handle_mac(host_address_value_handle_mac),
    .address_value_handle_tagged(host_address_value_handle_tagged),
    .address_value_handle_vlan(host_address_value_handle_vlan),
    .address_value_handle_ipv6(host_address_value_handle_ipv6),
    .address_value_handle_ip(host_address_value_handle_ip),
    .address_value_handle_gid(host_address_value_handle_gid),
    .doorbell_valid(host_send_doorbell_valid),
    .doorbell_ready(send_doorbell_ready),
    .doorbell_payload_qp(host_send_doorbell_payload_qp),
    .doorbell_payload_producer(host_send_doorbell_payload_producer),
    .flush_valid(host_flush_valid),
    .flush_value_qp(host_flush_value_qp),
    .flush_value_send_status(host_flush_value_send_status),
    .flush_value_receive_status(host_flush_value_receive_status),
    .flush_value_named(host_flush_value_named),
    .flush_value_request(host_flush_value_request),
    .acknowledgement_valid(receive_acknowledgement_valid),
    .acknowledgement_value_flow_qp(receive_acknowledgement_value_flow_qp),
    .acknowledgement_value_flow_responses(receive_acknowledgement_value_flow_responses),
    .acknowledgement_value_syndrome(receive_acknowledgement_value_syndrome),
    .acknowledgement_value_sack(receive_acknowledgement_value_sack),
    .acknowledgement_value_psn(receive_acknowledgement_value_psn),
    .acknowledgement_value_retrans(receive_acknowledgement_value_retrans),
    .acknowledgement_value_msn(receive_acknowledgement_value_msn),
    .acknowledgement_value_becn(receive_acknowledgement_value_becn),
    .acknowledgement_value_start(receive_acknowledgement_value_start),
    .acknowledgement_value_length(receive_acknowledgement_value_length),
    .acknowledgement_value_bitmap(receive_acknowledgement_value_bitmap),
    .acknowledged(receive_acknowledged),
    .answers_valid(receive_answers_valid),
    .answers_ready(send_answers_ready),
    .answers_payload_flow_qp(receive_answers_payload_flow_qp),
    .answers_payload_flow_responses(receive_answers_payload_flow_responses),
    .answers_payload_kind(receive_answers_payload_kind),
    .answers_payload_psn(receive_answers_payload_psn),
    .answers_payload_syndrome(receive_answers_payload_syndrome),
    .answers_payload_msn(receive_answers_payload_msn),
    .answers_payload_po(receive_answers_payload_po),
    .answers_payload_becn(receive_answers_payload_becn),
    .answers_payload_retrans(receive_answers_payload_retrans),
    .answers_payload_cause(receive_answers_payload_cause),
    .answers_payload_named(receive_answers_payload_named),
    .answers_payload_port(receive_answers_payload_port),
    .answers_payload_sack_valid_length(receive_answers_payload_sack_valid_length),
    .answers_payload_sack_start(receive_answers_payload_sack_start),
    .answers_payload_sack_bitmap(receive_answers_payload_sack_bitmap),
    .answers_payload_peer_qp(receive_answers_payload_peer_qp),
    .answers_payload_peer_pkey(receive_answers_payload_peer_pkey),
    .answers_payload_peer_handle(receive_answers_payload_peer_handle),
    .answers_payload_peer_paths(receive_answers_payload_peer_paths),
    .answers_payload_peer_extended(receive_answers_payload_peer_extended),
    .requests_valid(receive_requests_valid),
    .requests_value_qp(receive_requests_value_qp),
    .requests_value_slot(receive_requests_value_slot),
    .request_local_address(send_request_local_address),
    .request_local_key(send_request_local_key),
    .request_length(send_request_length),
    .pending_valid(send_pending_valid),
    .pending_value_qp(send_pending_value_qp),
    .pending_value_slot(send_pending_value_slot),
    .pending_value_lap(send_pending_value_lap),
    .pending_value_atomic(send_pending_value_atomic),
    .pending_value_request(send_pending_value_request),
    .pending_value_response_psn(send_pending_value_response_psn),
    .reads_done_valid(receive_reads_done_valid),
    .reads_done_value_qp(receive_reads_done_value_qp),
    .reads_done_value_messages(receive_reads_done_value_messages),
    .reads_done_value_placements(receive_reads_done_value_placements),
    .visible(receive_visible),
    .responses_valid(receive_responses_valid),
    .responses_value_qp(receive_responses_value_qp),
    .responses_value_count(receive_responses_value_count),
    .context_lookup_valid(send_context_lookup_valid),
    .context_lookup_value_qp(send_context_lookup_value_qp),
    .context_lookup_value_number(send_context_lookup_value_number),
    .context_kind(receive_sent_kind),
    .context_msn(receive_sent_msn),
    .context_psn(receive_sent_psn),
    .context_address(receive_sent_address),
    .context_key(receive_sent_key),
    .context_length(receive_sent_length),
    .context_result(receive_sent_result),
    .answered_valid(send_answered_valid),
    .answered_value_qp(send_answered_value_qp),
    .answered_value_messages(send_answered_value_messages),
    .wqe_memory_bursts_valid(send_wqe_memory_bursts_valid),
    .wqe_memory_bursts_ready(host_send_wqes_bursts_ready),
    .wqe_memory_bursts_payload_address(send_wqe_memory_bursts_payload_address),
    .wqe_memory_bursts_payload_length(send_wqe_memory_bursts_payload_length),
    .wqe_memory_beats_valid(host_send_wqes_beats_valid),
    .wqe_memory_beats_value_data(host_send_wqes_beats_value_data),
    .wqe_memory_beats_value_bad(host_send_wqes_beats_value_bad),
    .wqe_memory_beats_value_last(host_send_wqes_beats_value_last),
    .memory_bursts_valid(send_memory_bursts_valid),
    .memory_bursts_ready(host_payload_bursts_ready),
    .memory_bursts_payload_address(send_memory_bursts_payload_address),
    .memory_bursts_payload_length(send_memory_bursts_payload_length),
    .memory_beats_valid(host_payload_beats_valid),
    .memory_beats_value_data(host_payload_beats_value_data),
    .memory_beats_value_bad(host_payload_beats_value_bad),
    .memory_beats_value_last(host_payload_beats_value_last),
    .lists_regions_valid(host_payload_lists_regions_valid),
    .lists_regions_value_index(host_payload_lists_regions_value_index),
    .lists_regions_value_base(host_payload_lists_regions_value_base),
    .lists_regions_value_size_listed(host_payload_lists_regions_value_size_listed),
    .lists_regions_value_size_shift(host_payload_lists_regions_value_size_shift),
    .lists_regions_value_deep(host_payload_lists_regions_value_deep),
    .lists_regions_value_address(host_payload_lists_regions_value_address),
    .lists_forget_valid(host_payload_lists_forget_valid),
    .lists_forget_value(host_payload_lists_forget_value),
    .lists_forgot(send_lists_forgot),
    .lists_memory_bursts_valid(send_lists_memory_bursts_valid),
    .lists_memory_bursts_ready(host_payload_lists_memory_bursts_ready),
    .lists_memory_bursts_payload_address(send_lists_memory_bursts_payload_address),
    .lists_memory_bursts_payload_length(send_lists_memory_bursts_payload_length),
    .lists_memory_beats_valid(host_payload_lists_memory_beats_valid),
    .lists_memory_beats_value_data(host_payload_lists_memory_beats_value_data),
    .lists_memory_beats_value_bad(host_payload_lists_memory_beats_value_bad),
    .lists_memory_beats_value_last(host_payload_lists_memory_beats_value_last),
    .frames_valid(send_frames_valid),
    .frames_ready(send_frames_ready),
    .frames_payload_data(send_frames_payload_data),
    .frames_payload_keep(send_frames_payload_keep),
    .frames_payload_last(send_frames_payload_last),
    .completions_valid(send_completions_valid),
    .completions_ready(host_send_completions_ready),
    .completions_payload_qp(send_completions_payload_qp),
    .completions_payload_is_receive(send_completions_payload_is_receive),
    .completions_payload_kind(send_completions_payload_kind),
    .completions_payload_status(send_completions_payload_status),
    .completions_payload_solicited(send_completions_payload_solicited),
    .completions_payload_length(send_completions_payload_length),
    .completions_payload_immediate(send_completions_payload_immediate),
    .completions_payload_wqe_index(send_completions_payload_wqe_index),
    .completions_payload_placements(send_completions_payload_placements),
    .completions_payload_waiting(send_completions_payload_waiting),
    .failures_valid(send_failures_valid),
    .failures_ready(host_send_failures_ready),
    .failures_payload_qp(send_failures_payload_qp),
    .failures_payload_cause(send_failures_payload_cause),
    .failures_payload_named(send_failures_payload_named),
    .failures_payload_request(send_failures_payload_request),
    .unanswered_valid(send_unanswered_valid),
    .unanswered_ready(receive_unanswered_ready),
    .unanswered_payload(send_unanswered_payload),
    .row_valid(send_row_valid),
    .row_value(send_row_value),
    .events_sack(_unused_send_events_sack),
    .events_drop(_unused_send_events_drop),
    .events_rnr_wait_begins(send_events_rnr_wait_begins),
    .events_timeout(send_events_timeout),
    .events_read_timeout(send_events_read_timeout),
    .events_tail_probe(send_events_tail_probe),
    .events_resend(send_events_resend),
    .sent(send_sent),
    .responding(send_responding),
    .payloads_beginning_valid(send_payloads_beginning_valid),
    .payloads_beginning_value(send_payloads_beginning_value),
    .payloads_ending_valid(send_payloads_ending_valid),
    .payloads_ending_value(send_payloads_ending_value),
    .mr_payloads_beginning_valid(send_mr_payloads_beginning_valid),
    .mr_payloads_beginning_value(send_mr_payloads_beginning_value),
    .mr_payloads_ending_valid(send_mr_payloads_ending_valid),
    .mr_payloads_ending_value(send_mr_payloads_ending_value),
    .fetches_beginning_valid(send_fetches_beginning_valid),
    .fetches_beginning_value(send_fetches_beginning_value),
    .fetches_ending_valid(send_fetches_ending_valid),
    .fetches_ending_value(send_fetches_ending_value),
    .letting_go(send_letting_go),
    .fault(send_fault),
    .beyond(send_beyond)
  );

  AxiLiteSlice_21_32 registers (
    .clk(clk),
    .rst(rst),
    .s_axi_awaddr(s_axi_awaddr),
    .s_axi_awprot(s_axi_awprot),
    .s_axi_awvalid(s_axi_awvalid),
    .s_axi_awready(registers_s_axi_awready),
    .s_axi_wdata(s_axi_wdata),
    .s_axi_wstrb(s_axi_wstrb),
    .s_axi_wvalid(s_axi_wvalid),
    .s_axi_wready(registers_s_axi_wready),
    .s_axi_bresp(registers_s_axi_bresp),
    .s_axi_bvalid(registers_s_axi_bvalid),
    .s_axi_bready(s_axi_bready),
    .s_axi_araddr(s_axi_araddr),
    .s_axi_arprot(s_axi_arprot),
    .s_axi_arvalid(s_axi_arvalid),
    .s_axi_arready(registers_s_axi_arready),
    .s_axi_rdata(registers_s_axi_rdata),
    .s_axi_rresp(registers_s_axi_rresp),
    .s_axi_rvalid(registers_s_axi_rvalid),
    .s_axi_rready(s_axi_rready),
    .m_axi_awaddr(registers_m_axi_awaddr),
    .m_axi_awprot(registers_m_axi_awprot),
    .m_axi_awvalid(registers_m_axi_awvalid),
    .m_axi_awready(function_reset_s_axi_awready),
    .m_axi_wdata(registers_m_axi_wdata),
    .m_axi_wstrb(registers_m_axi_wstrb),
    .m_axi_wvalid(registers_m_axi_wvalid),
    .m_axi_wready(function_reset_s_axi_wready),
    .m_axi_bresp(function_reset_s_axi_bresp),
    .m_axi_bvalid(function_reset_s_axi_bvalid),
    .m_axi_bready(registers_m_axi_bready),
    .m_axi_araddr(registers_m_axi_araddr),
    .m_axi_arprot(registers_m_axi_arprot),
    .m_axi_arvalid(registers_m_axi_arvalid),
    .m_axi_arready(function_reset_s_axi_arready),
    .m_axi_rdata(function_reset_s_axi_rdata),
    .m_axi_rresp(function_reset_s_axi_rresp),
    .m_axi_rvalid(function_reset_s_axi_rvalid),
    .m_axi_rready(registers_m_axi_rready)
  );

  FunctionReset_21 reset_inst (
    .clk(clk),
    .rst(rst),
    .asked(host_reset_asked),
    .frames_rest(reset_frames_rest_d1),
    .bus_rests(host_rests),
    .stop_frames(function_reset_stop_frames),
    .stop_bus(function_reset_stop_bus),
    .reset(function_reset_reset),
    .s_axi_awaddr(registers_m_axi_awaddr),
    .s_axi_awprot(registers_m_axi_awprot),
    .s_axi_awvalid(registers_m_axi_awvalid),
    .s_axi_awready(function_reset_s_axi_awready),
    .s_axi_wdata(registers_m_axi_wdata),
    .s_axi_wstrb(registers_m_axi_wstrb),
    .s_axi_wvalid(registers_m_axi_wvalid),
    .s_axi_wready(function_reset_s_axi_wready),
    .s_axi_bresp(function_reset_s_axi_bresp),
    .s_axi_bvalid(function_reset_s_axi_bvalid),
    .s_axi_bready(registers_m_axi_bready),
    .s_axi_araddr(registers_m_axi_araddr),
    .s_axi_arprot(registers_m_axi_arprot),
    .s_axi_arvalid(registers_m_axi_arvalid),
    .s_axi_arready(function_reset_s_axi_arready),
    .s_axi_rdata(function_reset_s_axi_rdata),
    .s_axi_rresp(function_reset_s_axi_rresp),
    .s_axi_rvalid(function_reset_s_axi_rvalid),
    .s_axi_rready(registers_m_axi_rready),
    .m_axi_awaddr(function_reset_m_axi_awaddr),
    .m_axi_awprot(function_reset_m_axi_awprot),
    .m_axi_awvalid(function_reset_m_axi_awvalid),
    .m_axi_awready(host_s_axi_awready),
    .m_axi_wdata(function_reset_m_axi_wdata),
    .m_axi_wstrb(function_reset_m_axi_wstrb),
    .m_axi_wvalid(function_reset_m_axi_wvalid),
    .m_axi_wready(host_s_axi_wready),
    .m_axi_bresp(host_s_axi_bresp),
    .m_axi_bvalid(host_s_axi_bvalid),
    .m_axi_bready(function_reset_m_axi_bready),
    .m_axi_araddr(function_reset_m_axi_araddr),
    .m_axi_arprot(function_reset_m_axi_arprot),
    .m_axi_arvalid(function_reset_m_axi_arvalid),
    .m_axi_arready(host_s_axi_arready),
    .m_axi_rdata(host_s_axi_rdata),
    .m_axi_rresp(host_s_axi_rresp),
    .m_axi_rvalid(host_s_axi_rvalid),
    .m_axi_rready(function_reset_m_axi_rready)
  );

  RegisterSlice #(.WIDTH(289)) leaving (
    .clk(clk),
    .rst(rst),
    .in_valid(sent_valid),
    .in_ready(leaving_in_ready),
    .in_payload({sent_payload_data, sent_payload_keep, sent_payload_last}),
    .out_valid(m_axis_mac_tvalid),
    .out_ready(m_axis_mac_tready),
    .out_payload({m_axis_mac_tdata, m_axis_mac_tkeep, m_axis_mac_tlast})
  );

  assign s_axi_awready = registers_s_axi_awready;
  assign s_axi_wready = registers_s_axi_wready;
  assign s_axi_bresp = registers_s_axi_bresp;
  assign s_axi_bvalid = registers_s_axi_bvalid;
  assign s_axi_arready = registers_s_axi_arready;
  assign s_axi_rdata = registers_s_axi_rdata;
  assign s_axi_rresp = registers_s_axi_rresp;
  assign s_axi_rvalid = registers_s_axi_rvalid;
  assign m_axi_awid = host_m_axi_awid;
  assign m_axi_awaddr = host_m_axi_awaddr;
  assign m_axi_awlen = host_m_axi_awlen;
  assign m_axi_awsize = host_m_axi_awsize;
  assign m_axi_awburst = host_m_axi_awburst;
  assign m_axi_awlock = host_m_axi_awlock;
  assign m_axi_awcache = host_m_axi_awcache;
  assign m_axi_awprot = host_m_axi_awprot;
  assign m_axi_awqos = host_m_axi_awqos;
  assign m_axi_awvalid = host_m_axi_awvalid;
  assign m_axi_wdata = host_m_axi_wdata;
  assign m_axi_wstrb = host_m_axi_wstrb;
  assign m_axi_wlast = host_m_axi_wlast;
  assign m_axi_wvalid = host_m_axi_wvalid;
  assign m_axi_bready = host_m_axi_bready;
  assign m_axi_arid = host_m_axi_arid;
  assign m_axi_araddr = host_m_axi_araddr;
  assign m_axi_arlen = host_m_axi_arlen;
  assign m_axi_arsize = host_m_axi_arsize;
  assign m_axi_arburst = host_m_axi_arburst;
  assign m_axi_arlock = host_m_axi_arlock;
  assign m_axi_arcache = host_m_axi_arcache;
  assign m_axi_arprot = host_m_axi_arprot;
  assign m_axi_arqos = host_m_axi_arqos;
  assign m_axi_arvalid = host_m_axi_arvalid;
  assign m_axi_rready = host_m_axi_rready;
  assign irq = host_irq;
  assign messages = host_messages;
  assign s_axis_mac_tready = 1'b1;

  always @(posedge clk) begin
    if (rst) begin
      arriving <= 1'b0;
      inside_frame <= 1'b0;
      frame_passes <= 1'b0;
      frame_taken <= 1'b0;
      frame_begun <= 1'b0;
    end else begin
      if (s_axis_mac_tvalid) begin
        inside_frame <= ~s_axis_mac_tlast;
        frame_passes <= passes_open;
        frame_taken <= open_wire;
      end
      arriving <= s_axis_mac_tvalid & open_wire;
      if (sent_valid) begin
        frame_begun <= ~(sent_ready & send_frames_payload_last);
      end
    end
  end

  always @(posedge clk) begin
    host_events_ack_d1 <= receive_made_valid & (receive_made_value == ANSWER_KIND_ACK);
    host_events_drop_nak_d1 <= receive_made_valid & (receive_made_value == ANSWER_KIND_DROP_NAK);
    host_events_fatal_nak_d1 <= receive_made_valid & (receive_made_value == ANSWER_KIND_NAK);
    host_events_rnr_nak_d1 <= receive_made_valid & (receive_made_value == ANSWER_KIND_RNR_NAK);
    host_events_sack_d1 <= receive_made_valid & (receive_made_value == ANSWER_KIND_SACK);
    receive_atomics_ending_valid_d1 <= receive_atomics_ending_valid;
    reset_frames_rest_d1 <= ~frames_under_way;
    frames_data <= s_axis_mac_tdata;
    frames_keep <= s_axis_mac_tkeep;
    frames_last <= s_axis_mac_tlast;
    arrived_value_error <= s_axis_mac_tuser;
    // ---- timeline receive_acknowledgement, cycle 1
    marked_c1_c5 <= {marked_c1_c5[3:0], receive_acknowledgement_valid & receive_acknowledgement_value_becn};
    // ---- timeline receive_acknowledgement, cycle 6
    marked <= marked_c1_c5[4];
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst && s_axis_mac_tvalid)
    the_mac_gives_bytes_that_lie_together: assert (
      s_axis_mac_tkeep[0] & ~(|(s_axis_mac_tkeep & (s_axis_mac_tkeep + 32'd1))));
  always @(posedge clk) if (!rst && s_axis_mac_tvalid)
    the_mac_gives_full_beats_before_the_last: assert (s_axis_mac_tlast | (&s_axis_mac_tkeep));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && s_axis_mac_tvalid && !(s_axis_mac_tkeep[0] & ~(|(s_axis_mac_tkeep &
                                                                                     (s_axis_mac_tkeep +
                                                                                      32'd1))))) begin
    $display("Rnic.java: HDL801: claim 'the MAC gives bytes that lie together' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && s_axis_mac_tvalid && !(s_axis_mac_tlast | (&s_axis_mac_tkeep))) begin
    $display("Rnic.java: HDL801: claim 'the MAC gives full beats before the last' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
