`default_nettype none

// CsrBlock_small: the registers of a map, behind AXI4-Lite.  Generated from CsrBlock.java.
module CsrBlock_small (
  input  wire        clk,
  input  wire        rst,
  input  wire [10:0] s_axi_awaddr,
  input  wire [2:0]  s_axi_awprot,
  input  wire        s_axi_awvalid,
  output wire        s_axi_awready,
  input  wire [31:0] s_axi_wdata,
  input  wire [3:0]  s_axi_wstrb,
  input  wire        s_axi_wvalid,
  output wire        s_axi_wready,
  output reg  [1:0]  s_axi_bresp,
  output reg         s_axi_bvalid,
  input  wire        s_axi_bready,
  input  wire [10:0] s_axi_araddr,
  input  wire [2:0]  s_axi_arprot,
  input  wire        s_axi_arvalid,
  output wire        s_axi_arready,
  output reg  [31:0] s_axi_rdata,
  output reg  [1:0]  s_axi_rresp,
  output reg         s_axi_rvalid,
  input  wire        s_axi_rready,
  // control: what software has written
  output reg         control_control_enable,  // the data path runs
  output reg         control_control_reset,  // 1 = the NIC is to be reset; see integration.md
  output reg  [47:0] control_mac_address,  // first byte on the wire most significant
  output reg  [15:0] control_wire_port_udp,  // of all we send and take
  output reg  [5:0]  control_wire_rtt_dscp,  // DSCP of RTT Responses
  output reg  [7:0]  control_wire_ttl,  // time to live, hop limit
  output reg  [3:0]  control_wire_tver,  // transport version, checked on receipt
  output reg         control_wire_trim_icrc_optional,  // trimmed packets count with a wrong ICRC
  output reg  [15:0] control_wire_sport_base,  // that of path 0
  output reg  [5:0]  control_wire_dscp_data,  // packets with payload
  output reg  [5:0]  control_wire_dscp_req,  // requests without payload
  output reg  [5:0]  control_wire_dscp_ctrl,  // acknowledgements
  output reg  [5:0]  control_wire_dscp_trim,  // trimmed packets
  output reg  [6:0]  control_wire_dscp_trim_last,  // trimmed at the last hop; 64 = off
  output reg  [2:0]  control_wire_choice_retrans,  // Retrans stands so many bits behind bit 65 of BTH
  output reg         control_wire_choice_sack_bytes,  // bytes of the bitmap of SACKETH in the other order
  output reg         control_wire_choice_sack_bits,  // bits of each of its bytes in the other order
  output reg         control_wire_choice_sack_missing,  // 1 means missing
  output reg  [4:0]  control_rel_ack_n,  // packets for one
  output reg         control_rel_ack_on_eom,  // one at the end of each message
  output reg  [15:0] control_rel_ack_delay,  // longest delay
  output reg         control_rel_sack_rotate,  // walk over windows of more than 128 packets
  output reg         control_rel_trim_nak,  // answer trimmed packets
  output reg         control_rel_trim_local,  // trim here when there is no room
  output reg  [2:0]  control_rel_srtt_shift,  // weight of a sample is 2^-shift
  output reg  [11:0] control_rel_jitter_time,  // added to the round-trip time
  output reg  [3:0]  control_rel_tlp_mult,  // after so many round-trip times; 0 = off
  output reg  [2:0]  control_rel_rto_backoff_max,  // doublings
  output reg  [19:0] control_cc_burst_bytes,  // most bytes at once
  output reg  [23:0] control_qp_quiet_time,  // until ghosts of its old life have died
  output reg         control_send_doorbell_written,  // send_doorbell has just been written
  output reg  [15:0] control_send_doorbell_producer,  // posted so far, modulo 65536
  output reg  [15:0] control_send_doorbell_qp,  // queue pair
  output reg         control_receive_doorbell_written,  // receive_doorbell has just been written
  output reg  [15:0] control_receive_doorbell_producer,  // posted so far, modulo 65536
  output reg  [15:0] control_receive_doorbell_qp,  // queue pair
  output reg         control_completion_doorbell_written,  // completion_doorbell has just been written
  output reg  [15:0] control_completion_doorbell_consumer,  // read so far, modulo 65536
  output reg  [14:0] control_completion_doorbell_cq,  // completion queue
  output reg         control_completion_doorbell_arm,  // interrupt at the next completion
  output reg         control_interrupt_status_completion,  // an armed completion queue has a completion
  output reg         control_interrupt_status_command,  // a command has been answered
  output reg         control_interrupt_status_queue_pair,  // a queue pair has gone to error
  output reg         control_interrupt_status_overflow,  // a completion queue was full
  output reg         control_interrupt_status_bus,  // host memory has answered with an error
  output reg         control_interrupt_status_eq_full,  // an event queue had no room; what it is to tell waits
  output reg         control_interrupt_status_denied,  // a doorbell came through a page that is not its own
  output reg  [8:0]  control_interrupt_enable_mask,  // bits as in interrupt_status
  output reg  [7:0]  control_interrupt_moderation_count,  // as soon as so many armed queues have a completion; 0 and 0: at once
  output reg  [15:0] control_interrupt_moderation_time,  // or as soon as one has waited so long
  output reg  [7:0]  control_eq_moderation_0_eq_count,  // as soon as so many entries have been written; 0 and 0: at once
  output reg  [15:0] control_eq_moderation_0_eq_time,  // or as soon as one has waited so long
  output reg  [7:0]  control_eq_moderation_1_eq_count,  // as soon as so many entries have been written; 0 and 0: at once
  output reg  [15:0] control_eq_moderation_1_eq_time,  // or as soon as one has waited so long
  output reg  [7:0]  control_eq_moderation_2_eq_count,  // as soon as so many entries have been written; 0 and 0: at once
  output reg  [15:0] control_eq_moderation_2_eq_time,  // or as soon as one has waited so long
  output reg  [7:0]  control_eq_moderation_3_eq_count,  // as soon as so many entries have been written; 0 and 0: at once
  output reg  [15:0] control_eq_moderation_3_eq_time,  // or as soon as one has waited so long
  output reg  [7:0]  control_eq_moderation_4_eq_count,  // as soon as so many entries have been written; 0 and 0: at once
  output reg  [15:0] control_eq_moderation_4_eq_time,  // or as soon as one has waited so long
  output reg  [7:0]  control_eq_moderation_5_eq_count,  // as soon as so many entries have been written; 0 and 0: at once
  output reg  [15:0] control_eq_moderation_5_eq_time,  // or as soon as one has waited so long
  output reg  [7:0]  control_eq_moderation_6_eq_count,  // as soon as so many entries have been written; 0 and 0: at once
  output reg  [15:0] control_eq_moderation_6_eq_time,  // or as soon as one has waited so long
  output reg  [7:0]  control_eq_moderation_7_eq_count,  // as soon as so many entries have been written; 0 and 0: at once
  output reg  [15:0] control_eq_moderation_7_eq_time,  // or as soon as one has waited so long
  output reg         control_eq_doorbell_written,  // eq_doorbell has just been written
  output reg  [15:0] control_eq_doorbell_consumer,  // read so far, modulo 65536
  output reg  [2:0]  control_eq_doorbell_eq,  // event queue
  output reg         control_command_written,  // command has just been written
  output reg  [7:0]  control_command_code,  // which command
  output reg  [31:0] control_command_target_number,  // queue pair, completion queue, address handle or MR key
  output reg  [31:0] control_command_argument_0_word_value,  // as the command says
  output reg  [31:0] control_command_argument_1_word_value,  // as the command says
  output reg  [31:0] control_command_argument_2_word_value,  // as the command says
  output reg  [31:0] control_command_argument_3_word_value,  // as the command says
  output reg  [31:0] control_command_argument_4_word_value,  // as the command says
  output reg  [31:0] control_command_argument_5_word_value,  // as the command says
  output reg  [31:0] control_command_argument_6_word_value,  // as the command says
  output reg  [31:0] control_command_argument_7_word_value,  // as the command says
  output reg  [31:0] control_command_argument_8_word_value,  // as the command says
  output reg  [31:0] control_command_argument_9_word_value,  // as the command says
  output reg  [31:0] control_command_argument_10_word_value,  // as the command says
  output reg  [31:0] control_command_argument_11_word_value,  // as the command says
  output reg  [31:0] control_command_argument_12_word_value,  // as the command says
  output reg  [31:0] control_command_argument_13_word_value,  // as the command says
  output reg  [31:0] control_command_argument_14_word_value,  // as the command says
  output reg  [31:0] control_command_argument_15_word_value,  // as the command says
  output reg  [31:0] control_command_argument_16_word_value,  // as the command says
  output reg  [31:0] control_command_argument_17_word_value,  // as the command says
  output reg  [31:0] control_command_argument_18_word_value,  // as the command says
  output reg  [31:0] control_command_argument_19_word_value,  // as the command says
  output reg  [31:0] control_command_argument_20_word_value,  // as the command says
  output reg  [31:0] control_command_argument_21_word_value,  // as the command says
  output reg  [31:0] control_command_argument_22_word_value,  // as the command says
  output reg  [31:0] control_command_argument_23_word_value,  // as the command says
  // status: what software reads
  input  wire [31:0] status_time_now,  // counts 1/16 us, wraps
  input  wire        status_control_resetting,  // it is to be reset, and has not been yet
  input  wire        status_interrupt_status_completion,  // sets: an armed completion queue has a completion
  input  wire        status_interrupt_status_command,  // sets: a command has been answered
  input  wire        status_interrupt_status_queue_pair,  // sets: a queue pair has gone to error
  input  wire        status_interrupt_status_overflow,  // sets: a completion queue was full
  input  wire        status_interrupt_status_bus,  // sets: host memory has answered with an error
  input  wire        status_interrupt_status_eq_full,  // sets: an event queue had no room; what it is to tell waits
  input  wire        status_interrupt_status_denied,  // sets: a doorbell came through a page that is not its own
  input  wire [7:0]  status_command_result_code,  // 0 = done, else why not; then nothing has changed
  input  wire        status_command_result_busy,  // a command is running, or the tables are being cleared after reset
  input  wire [31:0] status_command_answer_0_word_value,  // of a query; 0 behind its words
  input  wire [31:0] status_command_answer_1_word_value,  // of a query; 0 behind its words
  input  wire [31:0] status_command_answer_2_word_value,  // of a query; 0 behind its words
  input  wire [31:0] status_command_answer_3_word_value,  // of a query; 0 behind its words
  input  wire [31:0] status_command_answer_4_word_value,  // of a query; 0 behind its words
  input  wire [31:0] status_command_answer_5_word_value,  // of a query; 0 behind its words
  input  wire [31:0] status_command_answer_6_word_value,  // of a query; 0 behind its words
  input  wire [31:0] status_command_answer_7_word_value,  // of a query; 0 behind its words
  input  wire [31:0] status_command_answer_8_word_value,  // of a query; 0 behind its words
  input  wire [31:0] status_command_answer_9_word_value,  // of a query; 0 behind its words
  input  wire [31:0] status_command_answer_10_word_value,  // of a query; 0 behind its words
  input  wire [31:0] status_command_answer_11_word_value,  // of a query; 0 behind its words
  input  wire [1:0]  status_rx_fcs_count,  // adds: frames
  input  wire [1:0]  status_rx_long_count,  // adds: frames
  input  wire [1:0]  status_rx_other_count,  // adds: frames
  input  wire [1:0]  status_rx_ip_hdr_count,  // adds: frames
  input  wire [1:0]  status_rx_ip_csum_count,  // adds: frames
  input  wire [1:0]  status_rx_ip_frag_count,  // adds: frames
  input  wire [1:0]  status_rx_trim_short_count,  // adds: frames
  input  wire [1:0]  status_rx_trim_icrc_count,  // adds: frames
  input  wire [1:0]  status_rx_trim_bad_count,  // adds: frames
  input  wire [1:0]  status_rx_trim_stale_count,  // adds: frames
  input  wire [1:0]  status_rx_trim_payload_count,  // adds: frames
  input  wire [1:0]  status_rx_trim_nak_count,  // adds: frames
  input  wire [1:0]  status_rx_len_ip_count,  // adds: frames
  input  wire [1:0]  status_rx_short_count,  // adds: frames
  input  wire [1:0]  status_rx_len_udp_count,  // adds: frames
  input  wire [1:0]  status_rx_icrc_count,  // adds: frames
  input  wire [1:0]  status_rx_tver_count,  // adds: frames
  input  wire [1:0]  status_rx_transport_count,  // adds: frames
  input  wire [1:0]  status_rx_opcode_count,  // adds: frames
  input  wire [1:0]  status_rx_hdr_short_count,  // adds: frames
  input  wire [1:0]  status_rx_pad_count,  // adds: frames
  input  wire [1:0]  status_rx_len_op_count,  // adds: frames
  input  wire [1:0]  status_rx_qpn_count,  // adds: frames
  input  wire [1:0]  status_rx_qp_state_count,  // adds: frames
  input  wire [1:0]  status_rx_pkey_count,  // adds: frames
  input  wire [1:0]  status_rx_peer_count,  // adds: frames
  input  wire [1:0]  status_rx_profile_count,  // adds: frames
  input  wire [1:0]  status_rx_aeth_count,  // adds: frames
  input  wire [1:0]  status_rx_sack_count,  // adds: frames
  input  wire [1:0]  status_rx_ack_stale_count,  // adds: frames
  input  wire [1:0]  status_rx_ack_bad_count,  // adds: frames
  input  wire [1:0]  status_rx_ack_full_count,  // adds: frames
  input  wire [1:0]  status_rx_stray_count,  // adds: frames
  input  wire [1:0]  status_rx_dup_count,  // adds: frames
  input  wire [1:0]  status_rx_oor_count,  // adds: frames
  input  wire [1:0]  status_rx_after_err_count,  // adds: frames
  input  wire [1:0]  status_rx_oor_msn_count,  // adds: frames
  input  wire [1:0]  status_rx_trim_local_count,  // adds: frames
  input  wire [1:0]  status_rx_nobuf_count,  // adds: frames
  input  wire [1:0]  status_rx_bad_req_count,  // adds: frames
  input  wire [1:0]  status_rx_bad_op_count,  // adds: frames
  input  wire [1:0]  status_rx_access_count,  // adds: frames
  input  wire [1:0]  status_rx_rnr_count,  // adds: frames
  input  wire [1:0]  status_rx_no_rqe_count,  // adds: frames
  input  wire [1:0]  status_rx_rqe_fetch_count,  // adds: frames
  input  wire [1:0]  status_rx_rqe_len_count,  // adds: frames
  input  wire [1:0]  status_rx_rqe_access_count,  // adds: frames
  input  wire [1:0]  status_rx_ird_count,  // adds: frames
  input  wire [1:0]  status_rx_bad_rsp_count,  // adds: frames
  input  wire [1:0]  status_rx_ok_count,  // adds: frames
  input  wire [1:0]  status_rx_cnp_count,  // adds: frames
  input  wire [1:0]  status_rx_rtt_request_count,  // adds: frames
  input  wire [1:0]  status_rx_slow_count,  // adds: frames
  input  wire        status_receive_beyond_count,  // adds: events
  input  wire        status_send_beyond_count,  // adds: events
  input  wire        status_tx_rtt_responses_count,  // adds: events
  input  wire        status_writes_refused_count,  // adds: events
  input  wire        status_becn_received_count,  // adds: events
  input  wire        status_tx_packets_count,  // adds: events
  input  wire        status_tx_resends_count,  // adds: events
  input  wire        status_tx_acks_count,  // adds: events
  input  wire        status_tx_sacks_count,  // adds: events
  input  wire        status_tx_drop_naks_count,  // adds: events
  input  wire        status_tx_rnr_naks_count,  // adds: events
  input  wire        status_tx_fatal_naks_count,  // adds: events
  input  wire        status_tx_nak_full_count,  // adds: events
  input  wire        status_timeouts_count,  // adds: events
  input  wire        status_tail_probes_count,  // adds: events
  input  wire        status_rnr_waits_count,  // adds: events
  input  wire        status_send_completions_count,  // adds: events
  input  wire        status_receive_completions_count,  // adds: events
  input  wire        status_cq_overflow_count,  // adds: events
  input  wire        status_rx_local_count,  // adds: events
  input  wire        status_qp_errors_count,  // adds: events
  input  wire        status_tx_responses_count,  // adds: events
  input  wire        status_tx_reads_count,  // adds: events
  input  wire        status_atomics_count,  // adds: events
  input  wire        status_invalidations_count,  // adds: events
  input  wire        status_read_timeouts_count,  // adds: events
  input  wire        status_doorbell_denied_count  // adds: events
);
  localparam [1:0] WRITE_STEP_WAIT   = 2'd0;
  localparam [1:0] WRITE_STEP_JUDGE  = 2'd1;
  localparam [1:0] WRITE_STEP_COMMIT = 2'd2;

  reg  [8:0]  write_address;
  reg  [31:0] write_data;
  reg         write_whole;
  reg         write_address_full;
  reg         write_data_full;
  reg         write_accepted;
  reg  [1:0]  write_step;
  reg         selected_control;
  reg         selected_mac;
  reg         selected_mac_upper;
  reg         control_statistics_hold;
  reg         selected_statistics;
  reg         counters_run;
  reg         selected_wire_port;
  reg         selected_wire_rtt;
  reg         selected_wire;
  reg         outside_wire_ttl;
  reg         selected_wire_sport;
  reg         outside_wire_sport_base;
  reg         selected_wire_dscp;
  reg         outside_wire_dscp_trim_last;
  reg         selected_wire_choice;
  reg         outside_wire_choice_retrans;
  reg         selected_rel_ack;
  reg         outside_rel_ack_n;
  reg         outside_rel_ack_delay;
  reg         selected_rel_sack;
  reg         selected_rel_trim;
  reg         selected_rel_srtt;
  reg         outside_rel_srtt_shift;
  reg         selected_rel_jitter;
  reg         outside_rel_jitter_time;
  reg         selected_rel_tlp;
  reg         outside_rel_tlp_mult;
  reg         selected_rel_rto;
  reg         selected_cc_burst;
  reg         outside_cc_burst_bytes;
  reg         selected_qp_quiet;
  reg         selected_send_doorbell;
  reg         outside_send_doorbell_qp;
  reg         selected_receive_doorbell;
  reg         selected_completion_doorbell;
  reg         outside_completion_doorbell_cq;
  reg         selected_interrupt_status;
  reg         selected_interrupt_enable;
  reg         selected_interrupt_moderation;
  reg         selected_eq_moderation_0_eq;
  reg         selected_eq_moderation_1_eq;
  reg         selected_eq_moderation_2_eq;
  reg         selected_eq_moderation_3_eq;
  reg         selected_eq_moderation_4_eq;
  reg         selected_eq_moderation_5_eq;
  reg         selected_eq_moderation_6_eq;
  reg         selected_eq_moderation_7_eq;
  reg         selected_eq_doorbell;
  reg         selected_command;
  reg         selected_command_target;
  reg         selected_command_argument_0_word;
  reg         selected_command_argument_1_word;
  reg         selected_command_argument_2_word;
  reg         selected_command_argument_3_word;
  reg         selected_command_argument_4_word;
  reg         selected_command_argument_5_word;
  reg         selected_command_argument_6_word;
  reg         selected_command_argument_7_word;
  reg         selected_command_argument_8_word;
  reg         selected_command_argument_9_word;
  reg         selected_command_argument_10_word;
  reg         selected_command_argument_11_word;
  reg         selected_command_argument_12_word;
  reg         selected_command_argument_13_word;
  reg         selected_command_argument_14_word;
  reg         selected_command_argument_15_word;
  reg         selected_command_argument_16_word;
  reg         selected_command_argument_17_word;
  reg         selected_command_argument_18_word;
  reg         selected_command_argument_19_word;
  reg         selected_command_argument_20_word;
  reg         selected_command_argument_21_word;
  reg         selected_command_argument_22_word;
  reg         selected_command_argument_23_word;
  reg  [23:0] rx_fcs_count_0;
  reg         rx_fcs_count_carry_0;
  reg  [23:0] rx_fcs_count_0_shown;
  reg  [23:0] rx_fcs_count_0_kept;
  reg  [23:0] rx_fcs_count_1;
  reg  [23:0] rx_fcs_count_1_kept;
  reg  [23:0] rx_long_count_0;
  reg         rx_long_count_carry_0;
  reg  [23:0] rx_long_count_0_shown;
  reg  [23:0] rx_long_count_0_kept;
  reg  [23:0] rx_long_count_1;
  reg  [23:0] rx_long_count_1_kept;
  reg  [23:0] rx_other_count_0;
  reg         rx_other_count_carry_0;
  reg  [23:0] rx_other_count_0_shown;
  reg  [23:0] rx_other_count_0_kept;
  reg  [23:0] rx_other_count_1;
  reg  [23:0] rx_other_count_1_kept;
  reg  [23:0] rx_ip_hdr_count_0;
  reg         rx_ip_hdr_count_carry_0;
  reg  [23:0] rx_ip_hdr_count_0_shown;
  reg  [23:0] rx_ip_hdr_count_0_kept;
  reg  [23:0] rx_ip_hdr_count_1;
  reg  [23:0] rx_ip_hdr_count_1_kept;
  reg  [23:0] rx_ip_csum_count_0;
  reg         rx_ip_csum_count_carry_0;
  reg  [23:0] rx_ip_csum_count_0_shown;
  reg  [23:0] rx_ip_csum_count_0_kept;
  reg  [23:0] rx_ip_csum_count_1;
  reg  [23:0] rx_ip_csum_count_1_kept;
  reg  [23:0] rx_ip_frag_count_0;
  reg         rx_ip_frag_count_carry_0;
  reg  [23:0] rx_ip_frag_count_0_shown;
  reg  [23:0] rx_ip_frag_count_0_kept;
  reg  [23:0] rx_ip_frag_count_1;
  reg  [23:0] rx_ip_frag_count_1_kept;
  reg  [23:0] rx_trim_short_count_0;
  reg         rx_trim_short_count_carry_0;
  reg  [23:0] rx_trim_short_count_0_shown;
  reg  [23:0] rx_trim_short_count_0_kept;
  reg  [23:0] rx_trim_short_count_1;
  reg  [23:0] rx_trim_short_count_1_kept;
  reg  [23:0] rx_trim_icrc_count_0;
  reg         rx_trim_icrc_count_carry_0;
  reg  [23:0] rx_trim_icrc_count_0_shown;
  reg  [23:0] rx_trim_icrc_count_0_kept;
  reg  [23:0] rx_trim_icrc_count_1;
  reg  [23:0] rx_trim_icrc_count_1_kept;
  reg  [23:0] rx_trim_bad_count_0;
  reg         rx_trim_bad_count_carry_0;
  reg  [23:0] rx_trim_bad_count_0_shown;
  reg  [23:0] rx_trim_bad_count_0_kept;
  reg  [23:0] rx_trim_bad_count_1;
  reg  [23:0] rx_trim_bad_count_1_kept;
  reg  [23:0] rx_trim_stale_count_0;
  reg         rx_trim_stale_count_carry_0;
  reg  [23:0] rx_trim_stale_count_0_shown;
  reg  [23:0] rx_trim_stale_count_0_kept;
  reg  [23:0] rx_trim_stale_count_1;
  reg  [23:0] rx_trim_stale_count_1_kept;
  reg  [23:0] rx_trim_payload_count_0;
  reg         rx_trim_payload_count_carry_0;
  reg  [23:0] rx_trim_payload_count_0_shown;
  reg  [23:0] rx_trim_payload_count_0_kept;
  reg  [23:0] rx_trim_payload_count_1;
  reg  [23:0] rx_trim_payload_count_1_kept;
  reg  [23:0] rx_trim_nak_count_0;
  reg         rx_trim_nak_count_carry_0;
  reg  [23:0] rx_trim_nak_count_0_shown;
  reg  [23:0] rx_trim_nak_count_0_kept;
  reg  [23:0] rx_trim_nak_count_1;
  reg  [23:0] rx_trim_nak_count_1_kept;
  reg  [23:0] rx_len_ip_count_0;
  reg         rx_len_ip_count_carry_0;
  reg  [23:0] rx_len_ip_count_0_shown;
  reg  [23:0] rx_len_ip_count_0_kept;
  reg  [23:0] rx_len_ip_count_1;
  reg  [23:0] rx_len_ip_count_1_kept;
  reg  [23:0] rx_short_count_0;
  reg         rx_short_count_carry_0;
  reg  [23:0] rx_short_count_0_shown;
  reg  [23:0] rx_short_count_0_kept;
  reg  [23:0] rx_short_count_1;
  reg  [23:0] rx_short_count_1_kept;
  reg  [23:0] rx_len_udp_count_0;
  reg         rx_len_udp_count_carry_0;
  reg  [23:0] rx_len_udp_count_0_shown;
  reg  [23:0] rx_len_udp_count_0_kept;
  reg  [23:0] rx_len_udp_count_1;
  reg  [23:0] rx_len_udp_count_1_kept;
  reg  [23:0] rx_icrc_count_0;
  reg         rx_icrc_count_carry_0;
  reg  [23:0] rx_icrc_count_0_shown;
  reg  [23:0] rx_icrc_count_0_kept;
  reg  [23:0] rx_icrc_count_1;
  reg  [23:0] rx_icrc_count_1_kept;
  reg  [23:0] rx_tver_count_0;
  reg         rx_tver_count_carry_0;
  reg  [23:0] rx_tver_count_0_shown;
  reg  [23:0] rx_tver_count_0_kept;
  reg  [23:0] rx_tver_count_1;
  reg  [23:0] rx_tver_count_1_kept;
  reg  [23:0] rx_transport_count_0;
  reg         rx_transport_count_carry_0;
  reg  [23:0] rx_transport_count_0_shown;
  reg  [23:0] rx_transport_count_0_kept;
  reg  [23:0] rx_transport_count_1;
  reg  [23:0] rx_transport_count_1_kept;
  reg  [23:0] rx_opcode_count_0;
  reg         rx_opcode_count_carry_0;
  reg  [23:0] rx_opcode_count_0_shown;
  reg  [23:0] rx_opcode_count_0_kept;
  reg  [23:0] rx_opcode_count_1;
  reg  [23:0] rx_opcode_count_1_kept;
  reg  [23:0] rx_hdr_short_count_0;
  reg         rx_hdr_short_count_carry_0;
  reg  [23:0] rx_hdr_short_count_0_shown;
  reg  [23:0] rx_hdr_short_count_0_kept;
  reg  [23:0] rx_hdr_short_count_1;
  reg  [23:0] rx_hdr_short_count_1_kept;
  reg  [23:0] rx_pad_count_0;
  reg         rx_pad_count_carry_0;
  reg  [23:0] rx_pad_count_0_shown;
  reg  [23:0] rx_pad_count_0_kept;
  reg  [23:0] rx_pad_count_1;
  reg  [23:0] rx_pad_count_1_kept;
  reg  [23:0] rx_len_op_count_0;
  reg         rx_len_op_count_carry_0;
  reg  [23:0] rx_len_op_count_0_shown;
  reg  [23:0] rx_len_op_count_0_kept;
  reg  [23:0] rx_len_op_count_1;
  reg  [23:0] rx_len_op_count_1_kept;
  reg  [23:0] rx_qpn_count_0;
  reg         rx_qpn_count_carry_0;
  reg  [23:0] rx_qpn_count_0_shown;
  reg  [23:0] rx_qpn_count_0_kept;
  reg  [23:0] rx_qpn_count_1;
  reg  [23:0] rx_qpn_count_1_kept;
  reg  [23:0] rx_qp_state_count_0;
  reg         rx_qp_state_count_carry_0;
  reg  [23:0] rx_qp_state_count_0_shown;
  reg  [23:0] rx_qp_state_count_0_kept;
  reg  [23:0] rx_qp_state_count_1;
  reg  [23:0] rx_qp_state_count_1_kept;
  reg  [23:0] rx_pkey_count_0;
  reg         rx_pkey_count_carry_0;
  reg  [23:0] rx_pkey_count_0_shown;
  reg  [23:0] rx_pkey_count_0_kept;
  reg  [23:0] rx_pkey_count_1;
  reg  [23:0] rx_pkey_count_1_kept;
  reg  [23:0] rx_peer_count_0;
  reg         rx_peer_count_carry_0;
  reg  [23:0] rx_peer_count_0_shown;
  reg  [23:0] rx_peer_count_0_kept;
  reg  [23:0] rx_peer_count_1;
  reg  [23:0] rx_peer_count_1_kept;
  reg  [23:0] rx_profile_count_0;
  reg         rx_profile_count_carry_0;
  reg  [23:0] rx_profile_count_0_shown;
  reg  [23:0] rx_profile_count_0_kept;
  reg  [23:0] rx_profile_count_1;
  reg  [23:0] rx_profile_count_1_kept;
  reg  [23:0] rx_aeth_count_0;
  reg         rx_aeth_count_carry_0;
  reg  [23:0] rx_aeth_count_0_shown;
  reg  [23:0] rx_aeth_count_0_kept;
  reg  [23:0] rx_aeth_count_1;
  reg  [23:0] rx_aeth_count_1_kept;
  reg  [23:0] rx_sack_count_0;
  reg         rx_sack_count_carry_0;
  reg  [23:0] rx_sack_count_0_shown;
  reg  [23:0] rx_sack_count_0_kept;
  reg  [23:0] rx_sack_count_1;
  reg  [23:0] rx_sack_count_1_kept;
  reg  [23:0] rx_ack_stale_count_0;
  reg         rx_ack_stale_count_carry_0;
  reg  [23:0] rx_ack_stale_count_0_shown;
  reg  [23:0] rx_ack_stale_count_0_kept;
  reg  [23:0] rx_ack_stale_count_1;
  reg  [23:0] rx_ack_stale_count_1_kept;
  reg  [23:0] rx_ack_bad_count_0;
  reg         rx_ack_bad_count_carry_0;
  reg  [23:0] rx_ack_bad_count_0_shown;
  reg  [23:0] rx_ack_bad_count_0_kept;
  reg  [23:0] rx_ack_bad_count_1;
  reg  [23:0] rx_ack_bad_count_1_kept;
  reg  [23:0] rx_ack_full_count_0;
  reg         rx_ack_full_count_carry_0;
  reg  [23:0] rx_ack_full_count_0_shown;
  reg  [23:0] rx_ack_full_count_0_kept;
  reg  [23:0] rx_ack_full_count_1;
  reg  [23:0] rx_ack_full_count_1_kept;
  reg  [23:0] rx_stray_count_0;
  reg         rx_stray_count_carry_0;
  reg  [23:0] rx_stray_count_0_shown;
  reg  [23:0] rx_stray_count_0_kept;
  reg  [23:0] rx_stray_count_1;
  reg  [23:0] rx_stray_count_1_kept;
  reg  [23:0] rx_dup_count_0;
  reg         rx_dup_count_carry_0;
  reg  [23:0] rx_dup_count_0_shown;
  reg  [23:0] rx_dup_count_0_kept;
  reg  [23:0] rx_dup_count_1;
  reg  [23:0] rx_dup_count_1_kept;
  reg  [23:0] rx_oor_count_0;
  reg         rx_oor_count_carry_0;
  reg  [23:0] rx_oor_count_0_shown;
  reg  [23:0] rx_oor_count_0_kept;
  reg  [23:0] rx_oor_count_1;
  reg  [23:0] rx_oor_count_1_kept;
  reg  [23:0] rx_after_err_count_0;
  reg         rx_after_err_count_carry_0;
  reg  [23:0] rx_after_err_count_0_shown;
  reg  [23:0] rx_after_err_count_0_kept;
  reg  [23:0] rx_after_err_count_1;
  reg  [23:0] rx_after_err_count_1_kept;
  reg  [23:0] rx_oor_msn_count_0;
  reg         rx_oor_msn_count_carry_0;
  reg  [23:0] rx_oor_msn_count_0_shown;
  reg  [23:0] rx_oor_msn_count_0_kept;
  reg  [23:0] rx_oor_msn_count_1;
  reg  [23:0] rx_oor_msn_count_1_kept;
  reg  [23:0] rx_trim_local_count_0;
  reg         rx_trim_local_count_carry_0;
  reg  [23:0] rx_trim_local_count_0_shown;
  reg  [23:0] rx_trim_local_count_0_kept;
  reg  [23:0] rx_trim_local_count_1;
  reg  [23:0] rx_trim_local_count_1_kept;
  reg  [23:0] rx_nobuf_count_0;
  reg         rx_nobuf_count_carry_0;
  reg  [23:0] rx_nobuf_count_0_shown;
  reg  [23:0] rx_nobuf_count_0_kept;
  reg  [23:0] rx_nobuf_count_1;
  reg  [23:0] rx_nobuf_count_1_kept;
  reg  [23:0] rx_bad_req_count_0;
  reg         rx_bad_req_count_carry_0;
  reg  [23:0] rx_bad_req_count_0_shown;
  reg  [23:0] rx_bad_req_count_0_kept;
  reg  [23:0] rx_bad_req_count_1;
  reg  [23:0] rx_bad_req_count_1_kept;
  reg  [23:0] rx_bad_op_count_0;
  reg         rx_bad_op_count_carry_0;
  reg  [23:0] rx_bad_op_count_0_shown;
  reg  [23:0] rx_bad_op_count_0_kept;
  reg  [23:0] rx_bad_op_count_1;
  reg  [23:0] rx_bad_op_count_1_kept;
  reg  [23:0] rx_access_count_0;
  reg         rx_access_count_carry_0;
  reg  [23:0] rx_access_count_0_shown;
  reg  [23:0] rx_access_count_0_kept;
  reg  [23:0] rx_access_count_1;
  reg  [23:0] rx_access_count_1_kept;
  reg  [23:0] rx_rnr_count_0;
  reg         rx_rnr_count_carry_0;
  reg  [23:0] rx_rnr_count_0_shown;
  reg  [23:0] rx_rnr_count_0_kept;
  reg  [23:0] rx_rnr_count_1;
  reg  [23:0] rx_rnr_count_1_kept;
  reg  [23:0] rx_no_rqe_count_0;
  reg         rx_no_rqe_count_carry_0;
  reg  [23:0] rx_no_rqe_count_0_shown;
  reg  [23:0] rx_no_rqe_count_0_kept;
  reg  [23:0] rx_no_rqe_count_1;
  reg  [23:0] rx_no_rqe_count_1_kept;
  reg  [23:0] rx_rqe_fetch_count_0;
  reg         rx_rqe_fetch_count_carry_0;
  reg  [23:0] rx_rqe_fetch_count_0_shown;
  reg  [23:0] rx_rqe_fetch_count_0_kept;
  reg  [23:0] rx_rqe_fetch_count_1;
  reg  [23:0] rx_rqe_fetch_count_1_kept;
  reg  [23:0] rx_rqe_len_count_0;
  reg         rx_rqe_len_count_carry_0;
  reg  [23:0] rx_rqe_len_count_0_shown;
  reg  [23:0] rx_rqe_len_count_0_kept;
  reg  [23:0] rx_rqe_len_count_1;
  reg  [23:0] rx_rqe_len_count_1_kept;
  reg  [23:0] rx_rqe_access_count_0;
  reg         rx_rqe_access_count_carry_0;
  reg  [23:0] rx_rqe_access_count_0_shown;
  reg  [23:0] rx_rqe_access_count_0_kept;
  reg  [23:0] rx_rqe_access_count_1;
  reg  [23:0] rx_rqe_access_count_1_kept;
  reg  [23:0] rx_ird_count_0;
  reg         rx_ird_count_carry_0;
  reg  [23:0] rx_ird_count_0_shown;
  reg  [23:0] rx_ird_count_0_kept;
  reg  [23:0] rx_ird_count_1;
  reg  [23:0] rx_ird_count_1_kept;
  reg  [23:0] rx_bad_rsp_count_0;
  reg         rx_bad_rsp_count_carry_0;
  reg  [23:0] rx_bad_rsp_count_0_shown;
  reg  [23:0] rx_bad_rsp_count_0_kept;
  reg  [23:0] rx_bad_rsp_count_1;
  reg  [23:0] rx_bad_rsp_count_1_kept;
  reg  [23:0] rx_ok_count_0;
  reg         rx_ok_count_carry_0;
  reg  [23:0] rx_ok_count_0_shown;
  reg  [23:0] rx_ok_count_0_kept;
  reg  [23:0] rx_ok_count_1;
  reg  [23:0] rx_ok_count_1_kept;
  reg  [23:0] rx_cnp_count_0;
  reg         rx_cnp_count_carry_0;
  reg  [23:0] rx_cnp_count_0_shown;
  reg  [23:0] rx_cnp_count_0_kept;
  reg  [23:0] rx_cnp_count_1;
  reg  [23:0] rx_cnp_count_1_kept;
  reg  [23:0] rx_rtt_request_count_0;
  reg         rx_rtt_request_count_carry_0;
  reg  [23:0] rx_rtt_request_count_0_shown;
  reg  [23:0] rx_rtt_request_count_0_kept;
  reg  [23:0] rx_rtt_request_count_1;
  reg  [23:0] rx_rtt_request_count_1_kept;
  reg  [23:0] rx_slow_count_0;
  reg         rx_slow_count_carry_0;
  reg  [23:0] rx_slow_count_0_shown;
  reg  [23:0] rx_slow_count_0_kept;
  reg  [23:0] rx_slow_count_1;
  reg  [23:0] rx_slow_count_1_kept;
  reg  [23:0] receive_beyond_count_0;
  reg         receive_beyond_count_carry_0;
  reg  [23:0] receive_beyond_count_0_shown;
  reg  [23:0] receive_beyond_count_0_kept;
  reg  [23:0] receive_beyond_count_1;
  reg  [23:0] receive_beyond_count_1_kept;
  reg  [23:0] send_beyond_count_0;
  reg         send_beyond_count_carry_0;
  reg  [23:0] send_beyond_count_0_shown;
  reg  [23:0] send_beyond_count_0_kept;
  reg  [23:0] send_beyond_count_1;
  reg  [23:0] send_beyond_count_1_kept;
  reg  [23:0] tx_rtt_responses_count_0;
  reg         tx_rtt_responses_count_carry_0;
  reg  [23:0] tx_rtt_responses_count_0_shown;
  reg  [23:0] tx_rtt_responses_count_0_kept;
  reg  [23:0] tx_rtt_responses_count_1;
  reg  [23:0] tx_rtt_responses_count_1_kept;
  reg  [23:0] writes_refused_count_0;
  reg         writes_refused_count_carry_0;
  reg  [23:0] writes_refused_count_0_shown;
  reg  [23:0] writes_refused_count_0_kept;
  reg  [23:0] writes_refused_count_1;
  reg  [23:0] writes_refused_count_1_kept;
  reg  [23:0] becn_received_count_0;
  reg         becn_received_count_carry_0;
  reg  [23:0] becn_received_count_0_shown;
  reg  [23:0] becn_received_count_0_kept;
  reg  [23:0] becn_received_count_1;
  reg  [23:0] becn_received_count_1_kept;
  reg  [23:0] tx_packets_count_0;
  reg         tx_packets_count_carry_0;
  reg  [23:0] tx_packets_count_0_shown;
  reg  [23:0] tx_packets_count_0_kept;
  reg  [23:0] tx_packets_count_1;
  reg  [23:0] tx_packets_count_1_kept;
  reg  [23:0] tx_resends_count_0;
  reg         tx_resends_count_carry_0;
  reg  [23:0] tx_resends_count_0_shown;
  reg  [23:0] tx_resends_count_0_kept;
  reg  [23:0] tx_resends_count_1;
  reg  [23:0] tx_resends_count_1_kept;
  reg  [23:0] tx_acks_count_0;
  reg         tx_acks_count_carry_0;
  reg  [23:0] tx_acks_count_0_shown;
  reg  [23:0] tx_acks_count_0_kept;
  reg  [23:0] tx_acks_count_1;
  reg  [23:0] tx_acks_count_1_kept;
  reg  [23:0] tx_sacks_count_0;
  reg         tx_sacks_count_carry_0;
  reg  [23:0] tx_sacks_count_0_shown;
  reg  [23:0] tx_sacks_count_0_kept;
  reg  [23:0] tx_sacks_count_1;
  reg  [23:0] tx_sacks_count_1_kept;
  reg  [23:0] tx_drop_naks_count_0;
  reg         tx_drop_naks_count_carry_0;
  reg  [23:0] tx_drop_naks_count_0_shown;
  reg  [23:0] tx_drop_naks_count_0_kept;
  reg  [23:0] tx_drop_naks_count_1;
  reg  [23:0] tx_drop_naks_count_1_kept;
  reg  [23:0] tx_rnr_naks_count_0;
  reg         tx_rnr_naks_count_carry_0;
  reg  [23:0] tx_rnr_naks_count_0_shown;
  reg  [23:0] tx_rnr_naks_count_0_kept;
  reg  [23:0] tx_rnr_naks_count_1;
  reg  [23:0] tx_rnr_naks_count_1_kept;
  reg  [23:0] tx_fatal_naks_count_0;
  reg         tx_fatal_naks_count_carry_0;
  reg  [23:0] tx_fatal_naks_count_0_shown;
  reg  [23:0] tx_fatal_naks_count_0_kept;
  reg  [23:0] tx_fatal_naks_count_1;
  reg  [23:0] tx_fatal_naks_count_1_kept;
  reg  [23:0] tx_nak_full_count_0;
  reg         tx_nak_full_count_carry_0;
  reg  [23:0] tx_nak_full_count_0_shown;
  reg  [23:0] tx_nak_full_count_0_kept;
  reg  [23:0] tx_nak_full_count_1;
  reg  [23:0] tx_nak_full_count_1_kept;
  reg  [23:0] timeouts_count_0;
  reg         timeouts_count_carry_0;
  reg  [23:0] timeouts_count_0_shown;
  reg  [23:0] timeouts_count_0_kept;
  reg  [23:0] timeouts_count_1;
  reg  [23:0] timeouts_count_1_kept;
  reg  [23:0] tail_probes_count_0;
  reg         tail_probes_count_carry_0;
  reg  [23:0] tail_probes_count_0_shown;
  reg  [23:0] tail_probes_count_0_kept;
  reg  [23:0] tail_probes_count_1;
  reg  [23:0] tail_probes_count_1_kept;
  reg  [23:0] rnr_waits_count_0;
  reg         rnr_waits_count_carry_0;
  reg  [23:0] rnr_waits_count_0_shown;
  reg  [23:0] rnr_waits_count_0_kept;
  reg  [23:0] rnr_waits_count_1;
  reg  [23:0] rnr_waits_count_1_kept;
  reg  [23:0] send_completions_count_0;
  reg         send_completions_count_carry_0;
  reg  [23:0] send_completions_count_0_shown;
  reg  [23:0] send_completions_count_0_kept;
  reg  [23:0] send_completions_count_1;
  reg  [23:0] send_completions_count_1_kept;
  reg  [23:0] receive_completions_count_0;
  reg         receive_completions_count_carry_0;
  reg  [23:0] receive_completions_count_0_shown;
  reg  [23:0] receive_completions_count_0_kept;
  reg  [23:0] receive_completions_count_1;
  reg  [23:0] receive_completions_count_1_kept;
  reg  [23:0] cq_overflow_count_0;
  reg         cq_overflow_count_carry_0;
  reg  [23:0] cq_overflow_count_0_shown;
  reg  [23:0] cq_overflow_count_0_kept;
  reg  [23:0] cq_overflow_count_1;
  reg  [23:0] cq_overflow_count_1_kept;
  reg  [23:0] rx_local_count_0;
  reg         rx_local_count_carry_0;
  reg  [23:0] rx_local_count_0_shown;
  reg  [23:0] rx_local_count_0_kept;
  reg  [23:0] rx_local_count_1;
  reg  [23:0] rx_local_count_1_kept;
  reg  [23:0] qp_errors_count_0;
  reg         qp_errors_count_carry_0;
  reg  [23:0] qp_errors_count_0_shown;
  reg  [23:0] qp_errors_count_0_kept;
  reg  [23:0] qp_errors_count_1;
  reg  [23:0] qp_errors_count_1_kept;
  reg  [23:0] tx_responses_count_0;
  reg         tx_responses_count_carry_0;
  reg  [23:0] tx_responses_count_0_shown;
  reg  [23:0] tx_responses_count_0_kept;
  reg  [23:0] tx_responses_count_1;
  reg  [23:0] tx_responses_count_1_kept;
  reg  [23:0] tx_reads_count_0;
  reg         tx_reads_count_carry_0;
  reg  [23:0] tx_reads_count_0_shown;
  reg  [23:0] tx_reads_count_0_kept;
  reg  [23:0] tx_reads_count_1;
  reg  [23:0] tx_reads_count_1_kept;
  reg  [23:0] atomics_count_0;
  reg         atomics_count_carry_0;
  reg  [23:0] atomics_count_0_shown;
  reg  [23:0] atomics_count_0_kept;
  reg  [23:0] atomics_count_1;
  reg  [23:0] atomics_count_1_kept;
  reg  [23:0] invalidations_count_0;
  reg         invalidations_count_carry_0;
  reg  [23:0] invalidations_count_0_shown;
  reg  [23:0] invalidations_count_0_kept;
  reg  [23:0] invalidations_count_1;
  reg  [23:0] invalidations_count_1_kept;
  reg  [23:0] read_timeouts_count_0;
  reg         read_timeouts_count_carry_0;
  reg  [23:0] read_timeouts_count_0_shown;
  reg  [23:0] read_timeouts_count_0_kept;
  reg  [23:0] read_timeouts_count_1;
  reg  [23:0] read_timeouts_count_1_kept;
  reg  [23:0] doorbell_denied_count_0;
  reg         doorbell_denied_count_carry_0;
  reg  [23:0] doorbell_denied_count_0_shown;
  reg  [23:0] doorbell_denied_count_0_kept;
  reg  [23:0] doorbell_denied_count_1;
  reg  [23:0] doorbell_denied_count_1_kept;
  reg         write_mapped;
  reg  [8:0]  read_address;
  reg         read_busy;
  reg         read_mapped;
  reg  [63:0] read_level_0_0;
  reg  [63:0] read_level_0_1;
  reg  [63:0] read_level_0_2;
  reg  [63:0] read_level_0_4;
  reg  [63:0] read_level_0_5;
  reg  [63:0] read_level_0_8;
  reg  [63:0] read_level_0_9;
  reg  [63:0] read_level_0_10;
  reg  [63:0] read_level_0_11;
  reg  [63:0] read_level_0_12;
  reg  [63:0] read_level_0_13;
  reg  [63:0] read_level_0_14;
  reg  [63:0] read_level_1_0;
  reg         read_step_0;
  reg         read_step_1;
  reg         read_step_2;
  reg  [31:0] word_kept;
  reg  [7:0]  word_kept_row;
  reg         word_kept_full;
  reg         word_keeps;

  wire        write_commit = (write_step == WRITE_STEP_COMMIT) & write_accepted;
  wire        refused_wire_ttl = selected_wire & outside_wire_ttl;
  wire        refused_wire_sport_base = selected_wire_sport & outside_wire_sport_base;
  wire        refused_wire_dscp_trim_last = selected_wire_dscp & outside_wire_dscp_trim_last;
  wire        refused_wire_choice_retrans = selected_wire_choice & outside_wire_choice_retrans;
  wire        refused_rel_ack_n = selected_rel_ack & outside_rel_ack_n;
  wire        refused_rel_ack_delay = selected_rel_ack & outside_rel_ack_delay;
  wire        refused_rel_srtt_shift = selected_rel_srtt & outside_rel_srtt_shift;
  wire        refused_rel_jitter_time = selected_rel_jitter & outside_rel_jitter_time;
  wire        refused_rel_tlp_mult = selected_rel_tlp & outside_rel_tlp_mult;
  wire        refused_rel_rto_backoff_max = selected_rel_rto & outside_wire_choice_retrans;
  wire        refused_cc_burst_bytes = selected_cc_burst & outside_cc_burst_bytes;
  wire        refused_send_doorbell_qp = selected_send_doorbell & outside_send_doorbell_qp;
  wire        refused_receive_doorbell_qp = selected_receive_doorbell & outside_send_doorbell_qp;
  wire        refused_completion_doorbell_cq = selected_completion_doorbell & outside_completion_doorbell_cq;
  wire        cleared_interrupt_status_completion = write_commit & selected_interrupt_status & write_data[0];
  wire        cleared_interrupt_status_command = write_commit & selected_interrupt_status & write_data[1];
  wire        cleared_interrupt_status_queue_pair = write_commit & selected_interrupt_status & write_data[2];
  wire        cleared_interrupt_status_overflow = write_commit & selected_interrupt_status & write_data[3];
  wire        cleared_interrupt_status_bus = write_commit & selected_interrupt_status & write_data[4];
  wire        cleared_interrupt_status_eq_full = write_commit & selected_interrupt_status & write_data[7];
  wire        cleared_interrupt_status_denied = write_commit & selected_interrupt_status & write_data[8];
  wire [24:0] rx_fcs_count_sum_0 = {1'b0, rx_fcs_count_0} + {1'b0, 22'd0, status_rx_fcs_count};
  wire [24:0] rx_long_count_sum_0 = {1'b0, rx_long_count_0} + {1'b0, 22'd0, status_rx_long_count};
  wire [24:0] rx_other_count_sum_0 = {1'b0, rx_other_count_0} + {1'b0, 22'd0, status_rx_other_count};
  wire [24:0] rx_ip_hdr_count_sum_0 = {1'b0, rx_ip_hdr_count_0} + {1'b0, 22'd0, status_rx_ip_hdr_count};
  wire [24:0] rx_ip_csum_count_sum_0 = {1'b0, rx_ip_csum_count_0} + {1'b0, 22'd0, status_rx_ip_csum_count};
  wire [24:0] rx_ip_frag_count_sum_0 = {1'b0, rx_ip_frag_count_0} + {1'b0, 22'd0, status_rx_ip_frag_count};
  wire [24:0] rx_trim_short_count_sum_0 = {1'b0, rx_trim_short_count_0} +
                                          {1'b0, 22'd0, status_rx_trim_short_count};
  wire [24:0] rx_trim_icrc_count_sum_0 = {1'b0, rx_trim_icrc_count_0} +
                                         {1'b0, 22'd0, status_rx_trim_icrc_count};
  wire [24:0] rx_trim_bad_count_sum_0 = {1'b0, rx_trim_bad_count_0} + {1'b0, 22'd0, status_rx_trim_bad_count};
  wire [24:0] rx_trim_stale_count_sum_0 = {1'b0, rx_trim_stale_count_0} +
                                          {1'b0, 22'd0, status_rx_trim_stale_count};
  wire [24:0] rx_trim_payload_count_sum_0 = {1'b0, rx_trim_payload_count_0} +
                                            {1'b0, 22'd0, status_rx_trim_payload_count};
  wire [24:0] rx_trim_nak_count_sum_0 = {1'b0, rx_trim_nak_count_0} + {1'b0, 22'd0, status_rx_trim_nak_count};
  wire [24:0] rx_len_ip_count_sum_0 = {1'b0, rx_len_ip_count_0} + {1'b0, 22'd0, status_rx_len_ip_count};
  wire [24:0] rx_short_count_sum_0 = {1'b0, rx_short_count_0} + {1'b0, 22'd0, status_rx_short_count};
  wire [24:0] rx_len_udp_count_sum_0 = {1'b0, rx_len_udp_count_0} + {1'b0, 22'd0, status_rx_len_udp_count};
  wire [24:0] rx_icrc_count_sum_0 = {1'b0, rx_icrc_count_0} + {1'b0, 22'd0, status_rx_icrc_count};
  wire [24:0] rx_tver_count_sum_0 = {1'b0, rx_tver_count_0} + {1'b0, 22'd0, status_rx_tver_count};
  wire [24:0] rx_transport_count_sum_0 = {1'b0, rx_transport_count_0} +
                                         {1'b0, 22'd0, status_rx_transport_count};
  wire [24:0] rx_opcode_count_sum_0 = {1'b0, rx_opcode_count_0} + {1'b0, 22'd0, status_rx_opcode_count};
  wire [24:0] rx_hdr_short_count_sum_0 = {1'b0, rx_hdr_short_count_0} +
                                         {1'b0, 22'd0, status_rx_hdr_short_count};
  wire [24:0] rx_pad_count_sum_0 = {1'b0, rx_pad_count_0} + {1'b0, 22'd0, status_rx_pad_count};
  wire [24:0] rx_len_op_count_sum_0 = {1'b0, rx_len_op_count_0} + {1'b0, 22'd0, status_rx_len_op_count};
  wire [24:0] rx_qpn_count_sum_0 = {1'b0, rx_qpn_count_0} + {1'b0, 22'd0, status_rx_qpn_count};
  wire [24:0] rx_qp_state_count_sum_0 = {1'b0, rx_qp_state_count_0} + {1'b0, 22'd0, status_rx_qp_state_count};
  wire [24:0] rx_pkey_count_sum_0 = {1'b0, rx_pkey_count_0} + {1'b0, 22'd0, status_rx_pkey_count};
  wire [24:0] rx_peer_count_sum_0 = {1'b0, rx_peer_count_0} + {1'b0, 22'd0, status_rx_peer_count};
  wire [24:0] rx_profile_count_sum_0 = {1'b0, rx_profile_count_0} + {1'b0, 22'd0, status_rx_profile_count};
  wire [24:0] rx_aeth_count_sum_0 = {1'b0, rx_aeth_count_0} + {1'b0, 22'd0, status_rx_aeth_count};
  wire [24:0] rx_sack_count_sum_0 = {1'b0, rx_sack_count_0} + {1'b0, 22'd0, status_rx_sack_count};
  wire [24:0] rx_ack_stale_count_sum_0 = {1'b0, rx_ack_stale_count_0} +
                                         {1'b0, 22'd0, status_rx_ack_stale_count};
  wire [24:0] rx_ack_bad_count_sum_0 = {1'b0, rx_ack_bad_count_0} + {1'b0, 22'd0, status_rx_ack_bad_count};
  wire [24:0] rx_ack_full_count_sum_0 = {1'b0, rx_ack_full_count_0} + {1'b0, 22'd0, status_rx_ack_full_count};
  wire [24:0] rx_stray_count_sum_0 = {1'b0, rx_stray_count_0} + {1'b0, 22'd0, status_rx_stray_count};
  wire [24:0] rx_dup_count_sum_0 = {1'b0, rx_dup_count_0} + {1'b0, 22'd0, status_rx_dup_count};
  wire [24:0] rx_oor_count_sum_0 = {1'b0, rx_oor_count_0} + {1'b0, 22'd0, status_rx_oor_count};
  wire [24:0] rx_after_err_count_sum_0 = {1'b0, rx_after_err_count_0} +
                                         {1'b0, 22'd0, status_rx_after_err_count};
  wire [24:0] rx_oor_msn_count_sum_0 = {1'b0, rx_oor_msn_count_0} + {1'b0, 22'd0, status_rx_oor_msn_count};
  wire [24:0] rx_trim_local_count_sum_0 = {1'b0, rx_trim_local_count_0} +
                                          {1'b0, 22'd0, status_rx_trim_local_count};
  wire [24:0] rx_nobuf_count_sum_0 = {1'b0, rx_nobuf_count_0} + {1'b0, 22'd0, status_rx_nobuf_count};
  wire [24:0] rx_bad_req_count_sum_0 = {1'b0, rx_bad_req_count_0} + {1'b0, 22'd0, status_rx_bad_req_count};
  wire [24:0] rx_bad_op_count_sum_0 = {1'b0, rx_bad_op_count_0} + {1'b0, 22'd0, status_rx_bad_op_count};
  wire [24:0] rx_access_count_sum_0 = {1'b0, rx_access_count_0} + {1'b0, 22'd0, status_rx_access_count};
  wire [24:0] rx_rnr_count_sum_0 = {1'b0, rx_rnr_count_0} + {1'b0, 22'd0, status_rx_rnr_count};
  wire [24:0] rx_no_rqe_count_sum_0 = {1'b0, rx_no_rqe_count_0} + {1'b0, 22'd0, status_rx_no_rqe_count};
  wire [24:0] rx_rqe_fetch_count_sum_0 = {1'b0, rx_rqe_fetch_count_0} +
                                         {1'b0, 22'd0, status_rx_rqe_fetch_count};
  wire [24:0] rx_rqe_len_count_sum_0 = {1'b0, rx_rqe_len_count_0} + {1'b0, 22'd0, status_rx_rqe_len_count};
  wire [24:0] rx_rqe_access_count_sum_0 = {1'b0, rx_rqe_access_count_0} +
                                          {1'b0, 22'd0, status_rx_rqe_access_count};
  wire [24:0] rx_ird_count_sum_0 = {1'b0, rx_ird_count_0} + {1'b0, 22'd0, status_rx_ird_count};
  wire [24:0] rx_bad_rsp_count_sum_0 = {1'b0, rx_bad_rsp_count_0} + {1'b0, 22'd0, status_rx_bad_rsp_count};
  wire [24:0] rx_ok_count_sum_0 = {1'b0, rx_ok_count_0} + {1'b0, 22'd0, status_rx_ok_count};
  wire [24:0] rx_cnp_count_sum_0 = {1'b0, rx_cnp_count_0} + {1'b0, 22'd0, status_rx_cnp_count};
  wire [24:0] rx_rtt_request_count_sum_0 = {1'b0, rx_rtt_request_count_0} +
                                           {1'b0, 22'd0, status_rx_rtt_request_count};
  wire [24:0] rx_slow_count_sum_0 = {1'b0, rx_slow_count_0} + {1'b0, 22'd0, status_rx_slow_count};
  wire [24:0] receive_beyond_count_sum_0 = {1'b0, receive_beyond_count_0} +
                                           {1'b0, 23'd0, status_receive_beyond_count};
  wire [24:0] send_beyond_count_sum_0 = {1'b0, send_beyond_count_0} + {1'b0, 23'd0, status_send_beyond_count};
  wire [24:0] tx_rtt_responses_count_sum_0 = {1'b0, tx_rtt_responses_count_0} +
                                             {1'b0, 23'd0, status_tx_rtt_responses_count};
  wire [24:0] writes_refused_count_sum_0 = {1'b0, writes_refused_count_0} +
                                           {1'b0, 23'd0, status_writes_refused_count};
  wire [24:0] becn_received_count_sum_0 = {1'b0, becn_received_count_0} +
                                          {1'b0, 23'd0, status_becn_received_count};
  wire [24:0] tx_packets_count_sum_0 = {1'b0, tx_packets_count_0} + {1'b0, 23'd0, status_tx_packets_count};
  wire [24:0] tx_resends_count_sum_0 = {1'b0, tx_resends_count_0} + {1'b0, 23'd0, status_tx_resends_count};
  wire [24:0] tx_acks_count_sum_0 = {1'b0, tx_acks_count_0} + {1'b0, 23'd0, status_tx_acks_count};
  wire [24:0] tx_sacks_count_sum_0 = {1'b0, tx_sacks_count_0} + {1'b0, 23'd0, status_tx_sacks_count};
  wire [24:0] tx_drop_naks_count_sum_0 = {1'b0, tx_drop_naks_count_0} +
                                         {1'b0, 23'd0, status_tx_drop_naks_count};
  wire [24:0] tx_rnr_naks_count_sum_0 = {1'b0, tx_rnr_naks_count_0} + {1'b0, 23'd0, status_tx_rnr_naks_count};
  wire [24:0] tx_fatal_naks_count_sum_0 = {1'b0, tx_fatal_naks_count_0} +
                                          {1'b0, 23'd0, status_tx_fatal_naks_count};
  wire [24:0] tx_nak_full_count_sum_0 = {1'b0, tx_nak_full_count_0} + {1'b0, 23'd0, status_tx_nak_full_count};
  wire [24:0] timeouts_count_sum_0 = {1'b0, timeouts_count_0} + {1'b0, 23'd0, status_timeouts_count};
  wire [24:0] tail_probes_count_sum_0 = {1'b0, tail_probes_count_0} + {1'b0, 23'd0, status_tail_probes_count};
  wire [24:0] rnr_waits_count_sum_0 = {1'b0, rnr_waits_count_0} + {1'b0, 23'd0, status_rnr_waits_count};
  wire [24:0] send_completions_count_sum_0 = {1'b0, send_completions_count_0} +
                                             {1'b0, 23'd0, status_send_completions_count};
  wire [24:0] receive_completions_count_sum_0 = {1'b0, receive_completions_count_0} +
                                                {1'b0, 23'd0, status_receive_completions_count};
  wire [24:0] cq_overflow_count_sum_0 = {1'b0, cq_overflow_count_0} + {1'b0, 23'd0, status_cq_overflow_count};
  wire [24:0] rx_local_count_sum_0 = {1'b0, rx_local_count_0} + {1'b0, 23'd0, status_rx_local_count};
  wire [24:0] qp_errors_count_sum_0 = {1'b0, qp_errors_count_0} + {1'b0, 23'd0, status_qp_errors_count};
  wire [24:0] tx_responses_count_sum_0 = {1'b0, tx_responses_count_0} +
                                         {1'b0, 23'd0, status_tx_responses_count};
  wire [24:0] tx_reads_count_sum_0 = {1'b0, tx_reads_count_0} + {1'b0, 23'd0, status_tx_reads_count};
  wire [24:0] atomics_count_sum_0 = {1'b0, atomics_count_0} + {1'b0, 23'd0, status_atomics_count};
  wire [24:0] invalidations_count_sum_0 = {1'b0, invalidations_count_0} +
                                          {1'b0, 23'd0, status_invalidations_count};
  wire [24:0] read_timeouts_count_sum_0 = {1'b0, read_timeouts_count_0} +
                                          {1'b0, 23'd0, status_read_timeouts_count};
  wire [24:0] doorbell_denied_count_sum_0 = {1'b0, doorbell_denied_count_0} +
                                            {1'b0, 23'd0, status_doorbell_denied_count};
  wire        legal = write_mapped & write_whole;
  wire        _write_address_or = ((write_address >= 9'd80) & (write_address <= 9'd82)) |
                                  ((write_address >= 9'd84) & (write_address <= 9'd92)) |
                                  ((write_address >= 9'd128) & (write_address <= 9'd130)) |
                                  ((write_address >= 9'd132) & (write_address <= 9'd167)) |
                                  ((write_address >= 9'd256) & (write_address <= 9'd361)) |
                                  ((write_address >= 9'd374) & (write_address <= 9'd425)) |
                                  ((write_address >= 9'd458) & (write_address <= 9'd459));
  wire        _read_address_or = ((read_address >= 9'd80) & (read_address <= 9'd82)) |
                                 ((read_address >= 9'd84) & (read_address <= 9'd92)) |
                                 ((read_address >= 9'd128) & (read_address <= 9'd130)) |
                                 ((read_address >= 9'd132) & (read_address <= 9'd167)) |
                                 ((read_address >= 9'd256) & (read_address <= 9'd361)) |
                                 ((read_address >= 9'd374) & (read_address <= 9'd425)) |
                                 ((read_address >= 9'd458) & (read_address <= 9'd459));
  wire [7:0]  row_index = read_address[8:1];
  wire        word_asks_upper = read_address[0];
  wire [31:0] word_upper = read_level_1_0[63:32];
  wire        word_is_kept = word_kept_full & word_keeps & (word_kept_row == read_address[8:1]);
  wire [31:0] word = word_asks_upper ? (word_is_kept ? word_kept : word_upper) : read_level_1_0[31:0];

  assign s_axi_awready = ~write_address_full;
  assign s_axi_wready = ~write_data_full;
  assign s_axi_arready = ~read_busy;

  // WriteSide.answer
  always @(posedge clk) begin
    if (rst) begin
      write_address_full <= 1'b0;
      write_data_full <= 1'b0;
      write_step <= WRITE_STEP_WAIT;
      s_axi_bvalid <= 1'b0;
    end else begin
      if (s_axi_awvalid & s_axi_awready) begin
        write_address_full <= 1'b1;
      end
      if (s_axi_wvalid & s_axi_wready) begin
        write_data_full <= 1'b1;
      end
      if (s_axi_bready) begin
        s_axi_bvalid <= 1'b0;
      end
      case (write_step)
        WRITE_STEP_WAIT: begin
          if (write_address_full & write_data_full & ~s_axi_bvalid) begin
            write_step <= WRITE_STEP_JUDGE;
          end
        end
        WRITE_STEP_JUDGE: write_step <= WRITE_STEP_COMMIT;
        WRITE_STEP_COMMIT: begin
          write_address_full <= 1'b0;
          write_data_full <= 1'b0;
          s_axi_bvalid <= 1'b1;
          write_step <= WRITE_STEP_WAIT;
        end
        default: write_step <= WRITE_STEP_WAIT;
      endcase
    end
  end

  // FieldStore.held: control_control_enable to control_wire_choice_sack_missing
  always @(posedge clk) begin
    if (rst) begin
      control_control_enable <= 1'b0;
      control_mac_address <= 48'd0;
      control_wire_port_udp <= 16'd4794;
      control_wire_rtt_dscp <= 6'd46;
      control_wire_ttl <= 8'd64;
      control_wire_tver <= 4'd0;
      control_wire_trim_icrc_optional <= 1'b1;
      control_wire_sport_base <= 16'd49152;
      control_wire_dscp_data <= 6'd8;
      control_wire_dscp_req <= 6'd8;
      control_wire_dscp_ctrl <= 6'd46;
      control_wire_dscp_trim <= 6'd9;
      control_wire_dscp_trim_last <= 7'd64;
      control_wire_choice_retrans <= 3'd0;
      control_wire_choice_sack_bytes <= 1'b0;
      control_wire_choice_sack_bits <= 1'b0;
      control_wire_choice_sack_missing <= 1'b0;
    end else begin
      if (write_commit & selected_control) begin
        control_control_enable <= write_data[0];
      end
      if (write_commit & selected_mac) begin
        control_mac_address <= {control_mac_address[47:32], write_data};
      end
      if (write_commit & selected_mac_upper) begin
        control_mac_address <= {write_data[15:0], control_mac_address[31:0]};
      end
      if (write_commit & selected_wire_port) begin
        control_wire_port_udp <= write_data[15:0];
      end
      if (write_commit & selected_wire_rtt) begin
        control_wire_rtt_dscp <= write_data[5:0];
      end
      if (write_commit & selected_wire) begin
        control_wire_ttl <= write_data[7:0];
        control_wire_tver <= write_data[11:8];
        control_wire_trim_icrc_optional <= write_data[16];
      end
      if (write_commit & selected_wire_sport) begin
        control_wire_sport_base <= write_data[15:0];
      end
      if (write_commit & selected_wire_dscp) begin
        control_wire_dscp_data <= write_data[5:0];
        control_wire_dscp_req <= write_data[11:6];
        control_wire_dscp_ctrl <= write_data[17:12];
        control_wire_dscp_trim <= write_data[23:18];
        control_wire_dscp_trim_last <= write_data[30:24];
      end
      if (write_commit & selected_wire_choice) begin
        control_wire_choice_retrans <= write_data[2:0];
        control_wire_choice_sack_bytes <= write_data[8];
        control_wire_choice_sack_bits <= write_data[9];
        control_wire_choice_sack_missing <= write_data[10];
      end
    end
  end

  // FieldStore.held: control_rel_ack_n to control_interrupt_moderation_time
  always @(posedge clk) begin
    if (rst) begin
      control_rel_ack_n <= 5'd4;
      control_rel_ack_on_eom <= 1'b1;
      control_rel_ack_delay <= 16'd32;
      control_rel_sack_rotate <= 1'b1;
      control_rel_trim_nak <= 1'b1;
      control_rel_trim_local <= 1'b1;
      control_rel_srtt_shift <= 3'd3;
      control_rel_jitter_time <= 12'd40;
      control_rel_tlp_mult <= 4'd2;
      control_rel_rto_backoff_max <= 3'd6;
      control_cc_burst_bytes <= 20'd16384;
      control_qp_quiet_time <= 24'd16000;
      control_interrupt_enable_mask <= 9'd0;
      control_interrupt_moderation_count <= 8'd0;
      control_interrupt_moderation_time <= 16'd0;
    end else begin
      if (write_commit & selected_rel_ack) begin
        control_rel_ack_n <= write_data[4:0];
        control_rel_ack_on_eom <= write_data[8];
        control_rel_ack_delay <= write_data[31:16];
      end
      if (write_commit & selected_rel_sack) begin
        control_rel_sack_rotate <= write_data[0];
      end
      if (write_commit & selected_rel_trim) begin
        control_rel_trim_nak <= write_data[0];
        control_rel_trim_local <= write_data[1];
      end
      if (write_commit & selected_rel_srtt) begin
        control_rel_srtt_shift <= write_data[2:0];
      end
      if (write_commit & selected_rel_jitter) begin
        control_rel_jitter_time <= write_data[11:0];
      end
      if (write_commit & selected_rel_tlp) begin
        control_rel_tlp_mult <= write_data[3:0];
      end
      if (write_commit & selected_rel_rto) begin
        control_rel_rto_backoff_max <= write_data[2:0];
      end
      if (write_commit & selected_cc_burst) begin
        control_cc_burst_bytes <= write_data[19:0];
      end
      if (write_commit & selected_qp_quiet) begin
        control_qp_quiet_time <= write_data[23:0];
      end
      if (write_commit & selected_interrupt_enable) begin
        control_interrupt_enable_mask <= write_data[8:0];
      end
      if (write_commit & selected_interrupt_moderation) begin
        control_interrupt_moderation_count <= write_data[7:0];
        control_interrupt_moderation_time <= write_data[31:16];
      end
    end
  end

  // FieldStore.held: control_eq_moderation_0_eq_count to control_eq_moderation_7_eq_time
  always @(posedge clk) begin
    if (rst) begin
      control_eq_moderation_0_eq_count <= 8'd0;
      control_eq_moderation_0_eq_time <= 16'd0;
      control_eq_moderation_1_eq_count <= 8'd0;
      control_eq_moderation_1_eq_time <= 16'd0;
      control_eq_moderation_2_eq_count <= 8'd0;
      control_eq_moderation_2_eq_time <= 16'd0;
      control_eq_moderation_3_eq_count <= 8'd0;
      control_eq_moderation_3_eq_time <= 16'd0;
      control_eq_moderation_4_eq_count <= 8'd0;
      control_eq_moderation_4_eq_time <= 16'd0;
      control_eq_moderation_5_eq_count <= 8'd0;
      control_eq_moderation_5_eq_time <= 16'd0;
      control_eq_moderation_6_eq_count <= 8'd0;
      control_eq_moderation_6_eq_time <= 16'd0;
      control_eq_moderation_7_eq_count <= 8'd0;
      control_eq_moderation_7_eq_time <= 16'd0;
    end else begin
      if (write_commit & selected_eq_moderation_0_eq) begin
        control_eq_moderation_0_eq_count <= write_data[7:0];
        control_eq_moderation_0_eq_time <= write_data[31:16];
      end
      if (write_commit & selected_eq_moderation_1_eq) begin
        control_eq_moderation_1_eq_count <= write_data[7:0];
        control_eq_moderation_1_eq_time <= write_data[31:16];
      end
      if (write_commit & selected_eq_moderation_2_eq) begin
        control_eq_moderation_2_eq_count <= write_data[7:0];
        control_eq_moderation_2_eq_time <= write_data[31:16];
      end
      if (write_commit & selected_eq_moderation_3_eq) begin
        control_eq_moderation_3_eq_count <= write_data[7:0];
        control_eq_moderation_3_eq_time <= write_data[31:16];
      end
      if (write_commit & selected_eq_moderation_4_eq) begin
        control_eq_moderation_4_eq_count <= write_data[7:0];
        control_eq_moderation_4_eq_time <= write_data[31:16];
      end
      if (write_commit & selected_eq_moderation_5_eq) begin
        control_eq_moderation_5_eq_count <= write_data[7:0];
        control_eq_moderation_5_eq_time <= write_data[31:16];
      end
      if (write_commit & selected_eq_moderation_6_eq) begin
        control_eq_moderation_6_eq_count <= write_data[7:0];
        control_eq_moderation_6_eq_time <= write_data[31:16];
      end
      if (write_commit & selected_eq_moderation_7_eq) begin
        control_eq_moderation_7_eq_count <= write_data[7:0];
        control_eq_moderation_7_eq_time <= write_data[31:16];
      end
    end
  end

  // FieldStore.held: control_command_target_number to control_command_argument_10_word_value
  always @(posedge clk) begin
    if (rst) begin
      control_command_target_number <= 32'd0;
      control_command_argument_0_word_value <= 32'd0;
      control_command_argument_1_word_value <= 32'd0;
      control_command_argument_2_word_value <= 32'd0;
      control_command_argument_3_word_value <= 32'd0;
      control_command_argument_4_word_value <= 32'd0;
      control_command_argument_5_word_value <= 32'd0;
      control_command_argument_6_word_value <= 32'd0;
      control_command_argument_7_word_value <= 32'd0;
      control_command_argument_8_word_value <= 32'd0;
      control_command_argument_9_word_value <= 32'd0;
      control_command_argument_10_word_value <= 32'd0;
    end else begin
      if (write_commit & selected_command_target) begin
        control_command_target_number <= write_data;
      end
      if (write_commit & selected_command_argument_0_word) begin
        control_command_argument_0_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_1_word) begin
        control_command_argument_1_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_2_word) begin
        control_command_argument_2_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_3_word) begin
        control_command_argument_3_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_4_word) begin
        control_command_argument_4_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_5_word) begin
        control_command_argument_5_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_6_word) begin
        control_command_argument_6_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_7_word) begin
        control_command_argument_7_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_8_word) begin
        control_command_argument_8_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_9_word) begin
        control_command_argument_9_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_10_word) begin
        control_command_argument_10_word_value <= write_data;
      end
    end
  end

  // FieldStore.held: control_command_argument_11_word_value to control_command_argument_23_word_value
  always @(posedge clk) begin
    if (rst) begin
      control_command_argument_11_word_value <= 32'd0;
      control_command_argument_12_word_value <= 32'd0;
      control_command_argument_13_word_value <= 32'd0;
      control_command_argument_14_word_value <= 32'd0;
      control_command_argument_15_word_value <= 32'd0;
      control_command_argument_16_word_value <= 32'd0;
      control_command_argument_17_word_value <= 32'd0;
      control_command_argument_18_word_value <= 32'd0;
      control_command_argument_19_word_value <= 32'd0;
      control_command_argument_20_word_value <= 32'd0;
      control_command_argument_21_word_value <= 32'd0;
      control_command_argument_22_word_value <= 32'd0;
      control_command_argument_23_word_value <= 32'd0;
    end else begin
      if (write_commit & selected_command_argument_11_word) begin
        control_command_argument_11_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_12_word) begin
        control_command_argument_12_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_13_word) begin
        control_command_argument_13_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_14_word) begin
        control_command_argument_14_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_15_word) begin
        control_command_argument_15_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_16_word) begin
        control_command_argument_16_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_17_word) begin
        control_command_argument_17_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_18_word) begin
        control_command_argument_18_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_19_word) begin
        control_command_argument_19_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_20_word) begin
        control_command_argument_20_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_21_word) begin
        control_command_argument_21_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_22_word) begin
        control_command_argument_22_word_value <= write_data;
      end
      if (write_commit & selected_command_argument_23_word) begin
        control_command_argument_23_word_value <= write_data;
      end
    end
  end

  // FieldStore.pulse
  always @(posedge clk) begin
    if (rst) begin
      control_control_reset <= 1'b0;
      control_send_doorbell_producer <= 16'd0;
      control_send_doorbell_qp <= 16'd0;
      control_receive_doorbell_producer <= 16'd0;
      control_receive_doorbell_qp <= 16'd0;
      control_completion_doorbell_consumer <= 16'd0;
      control_completion_doorbell_cq <= 15'd0;
      control_completion_doorbell_arm <= 1'b0;
      control_eq_doorbell_consumer <= 16'd0;
      control_eq_doorbell_eq <= 3'd0;
      control_command_code <= 8'd0;
    end else begin
      control_control_reset <= write_commit & selected_control & write_data[1];
      control_send_doorbell_producer <= (write_commit & selected_send_doorbell) ? write_data[15:0] : 16'd0;
      control_send_doorbell_qp <= (write_commit & selected_send_doorbell) ? write_data[31:16] : 16'd0;
      control_receive_doorbell_producer <= (write_commit & selected_receive_doorbell) ? write_data[15:0] :
                                           16'd0;
      control_receive_doorbell_qp <= (write_commit & selected_receive_doorbell) ? write_data[31:16] : 16'd0;
      control_completion_doorbell_consumer <= (write_commit & selected_completion_doorbell) ?
                                              write_data[15:0] : 16'd0;
      control_completion_doorbell_cq <= (write_commit & selected_completion_doorbell) ? write_data[30:16] :
                                        15'd0;
      control_completion_doorbell_arm <= write_commit & selected_completion_doorbell & write_data[31];
      control_eq_doorbell_consumer <= (write_commit & selected_eq_doorbell) ? write_data[15:0] : 16'd0;
      control_eq_doorbell_eq <= (write_commit & selected_eq_doorbell) ? write_data[18:16] : 3'd0;
      control_command_code <= (write_commit & selected_command) ? write_data[7:0] : 8'd0;
    end
  end

  // FieldStore.hold
  always @(posedge clk) begin
    if (rst) begin
      control_statistics_hold <= 1'b0;
      counters_run <= 1'b1;
    end else begin
      if (write_commit & selected_statistics) begin
        control_statistics_hold <= write_data[0];
      end
      counters_run <= ~control_statistics_hold;
    end
  end

  // WriteSide.told
  always @(posedge clk) begin
    if (rst) begin
      control_send_doorbell_written <= 1'b0;
      control_receive_doorbell_written <= 1'b0;
      control_completion_doorbell_written <= 1'b0;
      control_eq_doorbell_written <= 1'b0;
      control_command_written <= 1'b0;
    end else begin
      control_send_doorbell_written <= write_commit & selected_send_doorbell;
      control_receive_doorbell_written <= write_commit & selected_receive_doorbell;
      control_completion_doorbell_written <= write_commit & selected_completion_doorbell;
      control_eq_doorbell_written <= write_commit & selected_eq_doorbell;
      control_command_written <= write_commit & selected_command;
    end
  end

  // FieldStore.events
  always @(posedge clk) begin
    if (rst) begin
      control_interrupt_status_completion <= 1'b0;
      control_interrupt_status_command <= 1'b0;
      control_interrupt_status_queue_pair <= 1'b0;
      control_interrupt_status_overflow <= 1'b0;
      control_interrupt_status_bus <= 1'b0;
      control_interrupt_status_eq_full <= 1'b0;
      control_interrupt_status_denied <= 1'b0;
    end else begin
      control_interrupt_status_completion <= (control_interrupt_status_completion &
                                              ~cleared_interrupt_status_completion) |
                                             status_interrupt_status_completion;
      control_interrupt_status_command <= (control_interrupt_status_command &
                                           ~cleared_interrupt_status_command) |
                                          status_interrupt_status_command;
      control_interrupt_status_queue_pair <= (control_interrupt_status_queue_pair &
                                              ~cleared_interrupt_status_queue_pair) |
                                             status_interrupt_status_queue_pair;
      control_interrupt_status_overflow <= (control_interrupt_status_overflow &
                                            ~cleared_interrupt_status_overflow) |
                                           status_interrupt_status_overflow;
      control_interrupt_status_bus <= (control_interrupt_status_bus & ~cleared_interrupt_status_bus) |
                                      status_interrupt_status_bus;
      control_interrupt_status_eq_full <= (control_interrupt_status_eq_full &
                                           ~cleared_interrupt_status_eq_full) |
                                          status_interrupt_status_eq_full;
      control_interrupt_status_denied <= (control_interrupt_status_denied &
                                          ~cleared_interrupt_status_denied) | status_interrupt_status_denied;
    end
  end

  // PiecewiseCounter.of: rx_fcs_count_0 to rx_trim_stale_count_1
  always @(posedge clk) begin
    if (rst) begin
      rx_fcs_count_0 <= 24'd0;
      rx_fcs_count_carry_0 <= 1'b0;
      rx_fcs_count_1 <= 24'd0;
      rx_long_count_0 <= 24'd0;
      rx_long_count_carry_0 <= 1'b0;
      rx_long_count_1 <= 24'd0;
      rx_other_count_0 <= 24'd0;
      rx_other_count_carry_0 <= 1'b0;
      rx_other_count_1 <= 24'd0;
      rx_ip_hdr_count_0 <= 24'd0;
      rx_ip_hdr_count_carry_0 <= 1'b0;
      rx_ip_hdr_count_1 <= 24'd0;
      rx_ip_csum_count_0 <= 24'd0;
      rx_ip_csum_count_carry_0 <= 1'b0;
      rx_ip_csum_count_1 <= 24'd0;
      rx_ip_frag_count_0 <= 24'd0;
      rx_ip_frag_count_carry_0 <= 1'b0;
      rx_ip_frag_count_1 <= 24'd0;
      rx_trim_short_count_0 <= 24'd0;
      rx_trim_short_count_carry_0 <= 1'b0;
      rx_trim_short_count_1 <= 24'd0;
      rx_trim_icrc_count_0 <= 24'd0;
      rx_trim_icrc_count_carry_0 <= 1'b0;
      rx_trim_icrc_count_1 <= 24'd0;
      rx_trim_bad_count_0 <= 24'd0;
      rx_trim_bad_count_carry_0 <= 1'b0;
      rx_trim_bad_count_1 <= 24'd0;
      rx_trim_stale_count_0 <= 24'd0;
      rx_trim_stale_count_carry_0 <= 1'b0;
      rx_trim_stale_count_1 <= 24'd0;
    end else begin
      rx_fcs_count_carry_0 <= rx_fcs_count_sum_0[24];
      rx_fcs_count_0 <= rx_fcs_count_sum_0[23:0];
      rx_fcs_count_1 <= rx_fcs_count_1 + {23'd0, rx_fcs_count_carry_0};
      rx_long_count_carry_0 <= rx_long_count_sum_0[24];
      rx_long_count_0 <= rx_long_count_sum_0[23:0];
      rx_long_count_1 <= rx_long_count_1 + {23'd0, rx_long_count_carry_0};
      rx_other_count_carry_0 <= rx_other_count_sum_0[24];
      rx_other_count_0 <= rx_other_count_sum_0[23:0];
      rx_other_count_1 <= rx_other_count_1 + {23'd0, rx_other_count_carry_0};
      rx_ip_hdr_count_carry_0 <= rx_ip_hdr_count_sum_0[24];
      rx_ip_hdr_count_0 <= rx_ip_hdr_count_sum_0[23:0];
      rx_ip_hdr_count_1 <= rx_ip_hdr_count_1 + {23'd0, rx_ip_hdr_count_carry_0};
      rx_ip_csum_count_carry_0 <= rx_ip_csum_count_sum_0[24];
      rx_ip_csum_count_0 <= rx_ip_csum_count_sum_0[23:0];
      rx_ip_csum_count_1 <= rx_ip_csum_count_1 + {23'd0, rx_ip_csum_count_carry_0};
      rx_ip_frag_count_carry_0 <= rx_ip_frag_count_sum_0[24];
      rx_ip_frag_count_0 <= rx_ip_frag_count_sum_0[23:0];
      rx_ip_frag_count_1 <= rx_ip_frag_count_1 + {23'd0, rx_ip_frag_count_carry_0};
      rx_trim_short_count_carry_0 <= rx_trim_short_count_sum_0[24];
      rx_trim_short_count_0 <= rx_trim_short_count_sum_0[23:0];
      rx_trim_short_count_1 <= rx_trim_short_count_1 + {23'd0, rx_trim_short_count_carry_0};
      rx_trim_icrc_count_carry_0 <= rx_trim_icrc_count_sum_0[24];
      rx_trim_icrc_count_0 <= rx_trim_icrc_count_sum_0[23:0];
      rx_trim_icrc_count_1 <= rx_trim_icrc_count_1 + {23'd0, rx_trim_icrc_count_carry_0};
      rx_trim_bad_count_carry_0 <= rx_trim_bad_count_sum_0[24];
      rx_trim_bad_count_0 <= rx_trim_bad_count_sum_0[23:0];
      rx_trim_bad_count_1 <= rx_trim_bad_count_1 + {23'd0, rx_trim_bad_count_carry_0};
      rx_trim_stale_count_carry_0 <= rx_trim_stale_count_sum_0[24];
      rx_trim_stale_count_0 <= rx_trim_stale_count_sum_0[23:0];
      rx_trim_stale_count_1 <= rx_trim_stale_count_1 + {23'd0, rx_trim_stale_count_carry_0};
    end
  end

  // PiecewiseCounter.of: rx_trim_payload_count_0 to rx_hdr_short_count_1
  always @(posedge clk) begin
    if (rst) begin
      rx_trim_payload_count_0 <= 24'd0;
      rx_trim_payload_count_carry_0 <= 1'b0;
      rx_trim_payload_count_1 <= 24'd0;
      rx_trim_nak_count_0 <= 24'd0;
      rx_trim_nak_count_carry_0 <= 1'b0;
      rx_trim_nak_count_1 <= 24'd0;
      rx_len_ip_count_0 <= 24'd0;
      rx_len_ip_count_carry_0 <= 1'b0;
      rx_len_ip_count_1 <= 24'd0;
      rx_short_count_0 <= 24'd0;
      rx_short_count_carry_0 <= 1'b0;
      rx_short_count_1 <= 24'd0;
      rx_len_udp_count_0 <= 24'd0;
      rx_len_udp_count_carry_0 <= 1'b0;
      rx_len_udp_count_1 <= 24'd0;
      rx_icrc_count_0 <= 24'd0;
      rx_icrc_count_carry_0 <= 1'b0;
      rx_icrc_count_1 <= 24'd0;
      rx_tver_count_0 <= 24'd0;
      rx_tver_count_carry_0 <= 1'b0;
      rx_tver_count_1 <= 24'd0;
      rx_transport_count_0 <= 24'd0;
      rx_transport_count_carry_0 <= 1'b0;
      rx_transport_count_1 <= 24'd0;
      rx_opcode_count_0 <= 24'd0;
      rx_opcode_count_carry_0 <= 1'b0;
      rx_opcode_count_1 <= 24'd0;
      rx_hdr_short_count_0 <= 24'd0;
      rx_hdr_short_count_carry_0 <= 1'b0;
      rx_hdr_short_count_1 <= 24'd0;
    end else begin
      rx_trim_payload_count_carry_0 <= rx_trim_payload_count_sum_0[24];
      rx_trim_payload_count_0 <= rx_trim_payload_count_sum_0[23:0];
      rx_trim_payload_count_1 <= rx_trim_payload_count_1 + {23'd0, rx_trim_payload_count_carry_0};
      rx_trim_nak_count_carry_0 <= rx_trim_nak_count_sum_0[24];
      rx_trim_nak_count_0 <= rx_trim_nak_count_sum_0[23:0];
      rx_trim_nak_count_1 <= rx_trim_nak_count_1 + {23'd0, rx_trim_nak_count_carry_0};
      rx_len_ip_count_carry_0 <= rx_len_ip_count_sum_0[24];
      rx_len_ip_count_0 <= rx_len_ip_count_sum_0[23:0];
      rx_len_ip_count_1 <= rx_len_ip_count_1 + {23'd0, rx_len_ip_count_carry_0};
      rx_short_count_carry_0 <= rx_short_count_sum_0[24];
      rx_short_count_0 <= rx_short_count_sum_0[23:0];
      rx_short_count_1 <= rx_short_count_1 + {23'd0, rx_short_count_carry_0};
      rx_len_udp_count_carry_0 <= rx_len_udp_count_sum_0[24];
      rx_len_udp_count_0 <= rx_len_udp_count_sum_0[23:0];
      rx_len_udp_count_1 <= rx_len_udp_count_1 + {23'd0, rx_len_udp_count_carry_0};
      rx_icrc_count_carry_0 <= rx_icrc_count_sum_0[24];
      rx_icrc_count_0 <= rx_icrc_count_sum_0[23:0];
      rx_icrc_count_1 <= rx_icrc_count_1 + {23'd0, rx_icrc_count_carry_0};
      rx_tver_count_carry_0 <= rx_tver_count_sum_0[24];
      rx_tver_count_0 <= rx_tver_count_sum_0[23:0];
      rx_tver_count_1 <= rx_tver_count_1 + {23'd0, rx_tver_count_carry_0};
      rx_transport_count_carry_0 <= rx_transport_count_sum_0[24];
      rx_transport_count_0 <= rx_transport_count_sum_0[23:0];
      rx_transport_count_1 <= rx_transport_count_1 + {23'd0, rx_transport_count_carry_0};
      rx_opcode_count_carry_0 <= rx_opcode_count_sum_0[24];
      rx_opcode_count_0 <= rx_opcode_count_sum_0[23:0];
      rx_opcode_count_1 <= rx_opcode_count_1 + {23'd0, rx_opcode_count_carry_0};
      rx_hdr_short_count_carry_0 <= rx_hdr_short_count_sum_0[24];
      rx_hdr_short_count_0 <= rx_hdr_short_count_sum_0[23:0];
      rx_hdr_short_count_1 <= rx_hdr_short_count_1 + {23'd0, rx_hdr_short_count_carry_0};
    end
  end

  // PiecewiseCounter.of: rx_pad_count_0 to rx_ack_stale_count_1
  always @(posedge clk) begin
    if (rst) begin
      rx_pad_count_0 <= 24'd0;
      rx_pad_count_carry_0 <= 1'b0;
      rx_pad_count_1 <= 24'd0;
      rx_len_op_count_0 <= 24'd0;
      rx_len_op_count_carry_0 <= 1'b0;
      rx_len_op_count_1 <= 24'd0;
      rx_qpn_count_0 <= 24'd0;
      rx_qpn_count_carry_0 <= 1'b0;
      rx_qpn_count_1 <= 24'd0;
      rx_qp_state_count_0 <= 24'd0;
      rx_qp_state_count_carry_0 <= 1'b0;
      rx_qp_state_count_1 <= 24'd0;
      rx_pkey_count_0 <= 24'd0;
      rx_pkey_count_carry_0 <= 1'b0;
      rx_pkey_count_1 <= 24'd0;
      rx_peer_count_0 <= 24'd0;
      rx_peer_count_carry_0 <= 1'b0;
      rx_peer_count_1 <= 24'd0;
      rx_profile_count_0 <= 24'd0;
      rx_profile_count_carry_0 <= 1'b0;
      rx_profile_count_1 <= 24'd0;
      rx_aeth_count_0 <= 24'd0;
      rx_aeth_count_carry_0 <= 1'b0;
      rx_aeth_count_1 <= 24'd0;
      rx_sack_count_0 <= 24'd0;
      rx_sack_count_carry_0 <= 1'b0;
      rx_sack_count_1 <= 24'd0;
      rx_ack_stale_count_0 <= 24'd0;
      rx_ack_stale_count_carry_0 <= 1'b0;
      rx_ack_stale_count_1 <= 24'd0;
    end else begin
      rx_pad_count_carry_0 <= rx_pad_count_sum_0[24];
      rx_pad_count_0 <= rx_pad_count_sum_0[23:0];
      rx_pad_count_1 <= rx_pad_count_1 + {23'd0, rx_pad_count_carry_0};
      rx_len_op_count_carry_0 <= rx_len_op_count_sum_0[24];
      rx_len_op_count_0 <= rx_len_op_count_sum_0[23:0];
      rx_len_op_count_1 <= rx_len_op_count_1 + {23'd0, rx_len_op_count_carry_0};
      rx_qpn_count_carry_0 <= rx_qpn_count_sum_0[24];
      rx_qpn_count_0 <= rx_qpn_count_sum_0[23:0];
      rx_qpn_count_1 <= rx_qpn_count_1 + {23'd0, rx_qpn_count_carry_0};
      rx_qp_state_count_carry_0 <= rx_qp_state_count_sum_0[24];
      rx_qp_state_count_0 <= rx_qp_state_count_sum_0[23:0];
      rx_qp_state_count_1 <= rx_qp_state_count_1 + {23'd0, rx_qp_state_count_carry_0};
      rx_pkey_count_carry_0 <= rx_pkey_count_sum_0[24];
      rx_pkey_count_0 <= rx_pkey_count_sum_0[23:0];
      rx_pkey_count_1 <= rx_pkey_count_1 + {23'd0, rx_pkey_count_carry_0};
      rx_peer_count_carry_0 <= rx_peer_count_sum_0[24];
      rx_peer_count_0 <= rx_peer_count_sum_0[23:0];
      rx_peer_count_1 <= rx_peer_count_1 + {23'd0, rx_peer_count_carry_0};
      rx_profile_count_carry_0 <= rx_profile_count_sum_0[24];
      rx_profile_count_0 <= rx_profile_count_sum_0[23:0];
      rx_profile_count_1 <= rx_profile_count_1 + {23'd0, rx_profile_count_carry_0};
      rx_aeth_count_carry_0 <= rx_aeth_count_sum_0[24];
      rx_aeth_count_0 <= rx_aeth_count_sum_0[23:0];
      rx_aeth_count_1 <= rx_aeth_count_1 + {23'd0, rx_aeth_count_carry_0};
      rx_sack_count_carry_0 <= rx_sack_count_sum_0[24];
      rx_sack_count_0 <= rx_sack_count_sum_0[23:0];
      rx_sack_count_1 <= rx_sack_count_1 + {23'd0, rx_sack_count_carry_0};
      rx_ack_stale_count_carry_0 <= rx_ack_stale_count_sum_0[24];
      rx_ack_stale_count_0 <= rx_ack_stale_count_sum_0[23:0];
      rx_ack_stale_count_1 <= rx_ack_stale_count_1 + {23'd0, rx_ack_stale_count_carry_0};
    end
  end

  // PiecewiseCounter.of: rx_ack_bad_count_0 to rx_bad_op_count_1
  always @(posedge clk) begin
    if (rst) begin
      rx_ack_bad_count_0 <= 24'd0;
      rx_ack_bad_count_carry_0 <= 1'b0;
      rx_ack_bad_count_1 <= 24'd0;
      rx_ack_full_count_0 <= 24'd0;
      rx_ack_full_count_carry_0 <= 1'b0;
      rx_ack_full_count_1 <= 24'd0;
      rx_stray_count_0 <= 24'd0;
      rx_stray_count_carry_0 <= 1'b0;
      rx_stray_count_1 <= 24'd0;
      rx_dup_count_0 <= 24'd0;
      rx_dup_count_carry_0 <= 1'b0;
      rx_dup_count_1 <= 24'd0;
      rx_oor_count_0 <= 24'd0;
      rx_oor_count_carry_0 <= 1'b0;
      rx_oor_count_1 <= 24'd0;
      rx_after_err_count_0 <= 24'd0;
      rx_after_err_count_carry_0 <= 1'b0;
      rx_after_err_count_1 <= 24'd0;
      rx_oor_msn_count_0 <= 24'd0;
      rx_oor_msn_count_carry_0 <= 1'b0;
      rx_oor_msn_count_1 <= 24'd0;
      rx_trim_local_count_0 <= 24'd0;
      rx_trim_local_count_carry_0 <= 1'b0;
      rx_trim_local_count_1 <= 24'd0;
      rx_nobuf_count_0 <= 24'd0;
      rx_nobuf_count_carry_0 <= 1'b0;
      rx_nobuf_count_1 <= 24'd0;
      rx_bad_req_count_0 <= 24'd0;
      rx_bad_req_count_carry_0 <= 1'b0;
      rx_bad_req_count_1 <= 24'd0;
      rx_bad_op_count_0 <= 24'd0;
      rx_bad_op_count_carry_0 <= 1'b0;
      rx_bad_op_count_1 <= 24'd0;
    end else begin
      rx_ack_bad_count_carry_0 <= rx_ack_bad_count_sum_0[24];
      rx_ack_bad_count_0 <= rx_ack_bad_count_sum_0[23:0];
      rx_ack_bad_count_1 <= rx_ack_bad_count_1 + {23'd0, rx_ack_bad_count_carry_0};
      rx_ack_full_count_carry_0 <= rx_ack_full_count_sum_0[24];
      rx_ack_full_count_0 <= rx_ack_full_count_sum_0[23:0];
      rx_ack_full_count_1 <= rx_ack_full_count_1 + {23'd0, rx_ack_full_count_carry_0};
      rx_stray_count_carry_0 <= rx_stray_count_sum_0[24];
      rx_stray_count_0 <= rx_stray_count_sum_0[23:0];
      rx_stray_count_1 <= rx_stray_count_1 + {23'd0, rx_stray_count_carry_0};
      rx_dup_count_carry_0 <= rx_dup_count_sum_0[24];
      rx_dup_count_0 <= rx_dup_count_sum_0[23:0];
      rx_dup_count_1 <= rx_dup_count_1 + {23'd0, rx_dup_count_carry_0};
      rx_oor_count_carry_0 <= rx_oor_count_sum_0[24];
      rx_oor_count_0 <= rx_oor_count_sum_0[23:0];
      rx_oor_count_1 <= rx_oor_count_1 + {23'd0, rx_oor_count_carry_0};
      rx_after_err_count_carry_0 <= rx_after_err_count_sum_0[24];
      rx_after_err_count_0 <= rx_after_err_count_sum_0[23:0];
      rx_after_err_count_1 <= rx_after_err_count_1 + {23'd0, rx_after_err_count_carry_0};
      rx_oor_msn_count_carry_0 <= rx_oor_msn_count_sum_0[24];
      rx_oor_msn_count_0 <= rx_oor_msn_count_sum_0[23:0];
      rx_oor_msn_count_1 <= rx_oor_msn_count_1 + {23'd0, rx_oor_msn_count_carry_0};
      rx_trim_local_count_carry_0 <= rx_trim_local_count_sum_0[24];
      rx_trim_local_count_0 <= rx_trim_local_count_sum_0[23:0];
      rx_trim_local_count_1 <= rx_trim_local_count_1 + {23'd0, rx_trim_local_count_carry_0};
      rx_nobuf_count_carry_0 <= rx_nobuf_count_sum_0[24];
      rx_nobuf_count_0 <= rx_nobuf_count_sum_0[23:0];
      rx_nobuf_count_1 <= rx_nobuf_count_1 + {23'd0, rx_nobuf_count_carry_0};
      rx_bad_req_count_carry_0 <= rx_bad_req_count_sum_0[24];
      rx_bad_req_count_0 <= rx_bad_req_count_sum_0[23:0];
      rx_bad_req_count_1 <= rx_bad_req_count_1 + {23'd0, rx_bad_req_count_carry_0};
      rx_bad_op_count_carry_0 <= rx_bad_op_count_sum_0[24];
      rx_bad_op_count_0 <= rx_bad_op_count_sum_0[23:0];
      rx_bad_op_count_1 <= rx_bad_op_count_1 + {23'd0, rx_bad_op_count_carry_0};
    end
  end

  // PiecewiseCounter.of: rx_access_count_0 to rx_cnp_count_1
  always @(posedge clk) begin
    if (rst) begin
      rx_access_count_0 <= 24'd0;
      rx_access_count_carry_0 <= 1'b0;
      rx_access_count_1 <= 24'd0;
      rx_rnr_count_0 <= 24'd0;
      rx_rnr_count_carry_0 <= 1'b0;
      rx_rnr_count_1 <= 24'd0;
      rx_no_rqe_count_0 <= 24'd0;
      rx_no_rqe_count_carry_0 <= 1'b0;
      rx_no_rqe_count_1 <= 24'd0;
      rx_rqe_fetch_count_0 <= 24'd0;
      rx_rqe_fetch_count_carry_0 <= 1'b0;
      rx_rqe_fetch_count_1 <= 24'd0;
      rx_rqe_len_count_0 <= 24'd0;
      rx_rqe_len_count_carry_0 <= 1'b0;
      rx_rqe_len_count_1 <= 24'd0;
      rx_rqe_access_count_0 <= 24'd0;
      rx_rqe_access_count_carry_0 <= 1'b0;
      rx_rqe_access_count_1 <= 24'd0;
      rx_ird_count_0 <= 24'd0;
      rx_ird_count_carry_0 <= 1'b0;
      rx_ird_count_1 <= 24'd0;
      rx_bad_rsp_count_0 <= 24'd0;
      rx_bad_rsp_count_carry_0 <= 1'b0;
      rx_bad_rsp_count_1 <= 24'd0;
      rx_ok_count_0 <= 24'd0;
      rx_ok_count_carry_0 <= 1'b0;
      rx_ok_count_1 <= 24'd0;
      rx_cnp_count_0 <= 24'd0;
      rx_cnp_count_carry_0 <= 1'b0;
      rx_cnp_count_1 <= 24'd0;
    end else begin
      rx_access_count_carry_0 <= rx_access_count_sum_0[24];
      rx_access_count_0 <= rx_access_count_sum_0[23:0];
      rx_access_count_1 <= rx_access_count_1 + {23'd0, rx_access_count_carry_0};
      rx_rnr_count_carry_0 <= rx_rnr_count_sum_0[24];
      rx_rnr_count_0 <= rx_rnr_count_sum_0[23:0];
      rx_rnr_count_1 <= rx_rnr_count_1 + {23'd0, rx_rnr_count_carry_0};
      rx_no_rqe_count_carry_0 <= rx_no_rqe_count_sum_0[24];
      rx_no_rqe_count_0 <= rx_no_rqe_count_sum_0[23:0];
      rx_no_rqe_count_1 <= rx_no_rqe_count_1 + {23'd0, rx_no_rqe_count_carry_0};
      rx_rqe_fetch_count_carry_0 <= rx_rqe_fetch_count_sum_0[24];
      rx_rqe_fetch_count_0 <= rx_rqe_fetch_count_sum_0[23:0];
      rx_rqe_fetch_count_1 <= rx_rqe_fetch_count_1 + {23'd0, rx_rqe_fetch_count_carry_0};
      rx_rqe_len_count_carry_0 <= rx_rqe_len_count_sum_0[24];
      rx_rqe_len_count_0 <= rx_rqe_len_count_sum_0[23:0];
      rx_rqe_len_count_1 <= rx_rqe_len_count_1 + {23'd0, rx_rqe_len_count_carry_0};
      rx_rqe_access_count_carry_0 <= rx_rqe_access_count_sum_0[24];
      rx_rqe_access_count_0 <= rx_rqe_access_count_sum_0[23:0];
      rx_rqe_access_count_1 <= rx_rqe_access_count_1 + {23'd0, rx_rqe_access_count_carry_0};
      rx_ird_count_carry_0 <= rx_ird_count_sum_0[24];
      rx_ird_count_0 <= rx_ird_count_sum_0[23:0];
      rx_ird_count_1 <= rx_ird_count_1 + {23'd0, rx_ird_count_carry_0};
      rx_bad_rsp_count_carry_0 <= rx_bad_rsp_count_sum_0[24];
      rx_bad_rsp_count_0 <= rx_bad_rsp_count_sum_0[23:0];
      rx_bad_rsp_count_1 <= rx_bad_rsp_count_1 + {23'd0, rx_bad_rsp_count_carry_0};
      rx_ok_count_carry_0 <= rx_ok_count_sum_0[24];
      rx_ok_count_0 <= rx_ok_count_sum_0[23:0];
      rx_ok_count_1 <= rx_ok_count_1 + {23'd0, rx_ok_count_carry_0};
      rx_cnp_count_carry_0 <= rx_cnp_count_sum_0[24];
      rx_cnp_count_0 <= rx_cnp_count_sum_0[23:0];
      rx_cnp_count_1 <= rx_cnp_count_1 + {23'd0, rx_cnp_count_carry_0};
    end
  end

  // PiecewiseCounter.of: rx_rtt_request_count_0 to tx_resends_count_1
  always @(posedge clk) begin
    if (rst) begin
      rx_rtt_request_count_0 <= 24'd0;
      rx_rtt_request_count_carry_0 <= 1'b0;
      rx_rtt_request_count_1 <= 24'd0;
      rx_slow_count_0 <= 24'd0;
      rx_slow_count_carry_0 <= 1'b0;
      rx_slow_count_1 <= 24'd0;
      receive_beyond_count_0 <= 24'd0;
      receive_beyond_count_carry_0 <= 1'b0;
      receive_beyond_count_1 <= 24'd0;
      send_beyond_count_0 <= 24'd0;
      send_beyond_count_carry_0 <= 1'b0;
      send_beyond_count_1 <= 24'd0;
      tx_rtt_responses_count_0 <= 24'd0;
      tx_rtt_responses_count_carry_0 <= 1'b0;
      tx_rtt_responses_count_1 <= 24'd0;
      writes_refused_count_0 <= 24'd0;
      writes_refused_count_carry_0 <= 1'b0;
      writes_refused_count_1 <= 24'd0;
      becn_received_count_0 <= 24'd0;
      becn_received_count_carry_0 <= 1'b0;
      becn_received_count_1 <= 24'd0;
      tx_packets_count_0 <= 24'd0;
      tx_packets_count_carry_0 <= 1'b0;
      tx_packets_count_1 <= 24'd0;
      tx_resends_count_0 <= 24'd0;
      tx_resends_count_carry_0 <= 1'b0;
      tx_resends_count_1 <= 24'd0;
    end else begin
      rx_rtt_request_count_carry_0 <= rx_rtt_request_count_sum_0[24];
      rx_rtt_request_count_0 <= rx_rtt_request_count_sum_0[23:0];
      rx_rtt_request_count_1 <= rx_rtt_request_count_1 + {23'd0, rx_rtt_request_count_carry_0};
      rx_slow_count_carry_0 <= rx_slow_count_sum_0[24];
      rx_slow_count_0 <= rx_slow_count_sum_0[23:0];
      rx_slow_count_1 <= rx_slow_count_1 + {23'd0, rx_slow_count_carry_0};
      receive_beyond_count_carry_0 <= receive_beyond_count_sum_0[24];
      receive_beyond_count_0 <= receive_beyond_count_sum_0[23:0];
      receive_beyond_count_1 <= receive_beyond_count_1 + {23'd0, receive_beyond_count_carry_0};
      send_beyond_count_carry_0 <= send_beyond_count_sum_0[24];
      send_beyond_count_0 <= send_beyond_count_sum_0[23:0];
      send_beyond_count_1 <= send_beyond_count_1 + {23'd0, send_beyond_count_carry_0};
      tx_rtt_responses_count_carry_0 <= tx_rtt_responses_count_sum_0[24];
      tx_rtt_responses_count_0 <= tx_rtt_responses_count_sum_0[23:0];
      tx_rtt_responses_count_1 <= tx_rtt_responses_count_1 + {23'd0, tx_rtt_responses_count_carry_0};
      writes_refused_count_carry_0 <= writes_refused_count_sum_0[24];
      writes_refused_count_0 <= writes_refused_count_sum_0[23:0];
      writes_refused_count_1 <= writes_refused_count_1 + {23'd0, writes_refused_count_carry_0};
      becn_received_count_carry_0 <= becn_received_count_sum_0[24];
      becn_received_count_0 <= becn_received_count_sum_0[23:0];
      becn_received_count_1 <= becn_received_count_1 + {23'd0, becn_received_count_carry_0};
      tx_packets_count_carry_0 <= tx_packets_count_sum_0[24];
      tx_packets_count_0 <= tx_packets_count_sum_0[23:0];
      tx_packets_count_1 <= tx_packets_count_1 + {23'd0, tx_packets_count_carry_0};
      tx_resends_count_carry_0 <= tx_resends_count_sum_0[24];
      tx_resends_count_0 <= tx_resends_count_sum_0[23:0];
      tx_resends_count_1 <= tx_resends_count_1 + {23'd0, tx_resends_count_carry_0};
    end
  end

  // PiecewiseCounter.of: tx_acks_count_0 to send_completions_count_1
  always @(posedge clk) begin
    if (rst) begin
      tx_acks_count_0 <= 24'd0;
      tx_acks_count_carry_0 <= 1'b0;
      tx_acks_count_1 <= 24'd0;
      tx_sacks_count_0 <= 24'd0;
      tx_sacks_count_carry_0 <= 1'b0;
      tx_sacks_count_1 <= 24'd0;
      tx_drop_naks_count_0 <= 24'd0;
      tx_drop_naks_count_carry_0 <= 1'b0;
      tx_drop_naks_count_1 <= 24'd0;
      tx_rnr_naks_count_0 <= 24'd0;
      tx_rnr_naks_count_carry_0 <= 1'b0;
      tx_rnr_naks_count_1 <= 24'd0;
      tx_fatal_naks_count_0 <= 24'd0;
      tx_fatal_naks_count_carry_0 <= 1'b0;
      tx_fatal_naks_count_1 <= 24'd0;
      tx_nak_full_count_0 <= 24'd0;
      tx_nak_full_count_carry_0 <= 1'b0;
      tx_nak_full_count_1 <= 24'd0;
      timeouts_count_0 <= 24'd0;
      timeouts_count_carry_0 <= 1'b0;
      timeouts_count_1 <= 24'd0;
      tail_probes_count_0 <= 24'd0;
      tail_probes_count_carry_0 <= 1'b0;
      tail_probes_count_1 <= 24'd0;
      rnr_waits_count_0 <= 24'd0;
      rnr_waits_count_carry_0 <= 1'b0;
      rnr_waits_count_1 <= 24'd0;
      send_completions_count_0 <= 24'd0;
      send_completions_count_carry_0 <= 1'b0;
      send_completions_count_1 <= 24'd0;
    end else begin
      tx_acks_count_carry_0 <= tx_acks_count_sum_0[24];
      tx_acks_count_0 <= tx_acks_count_sum_0[23:0];
      tx_acks_count_1 <= tx_acks_count_1 + {23'd0, tx_acks_count_carry_0};
      tx_sacks_count_carry_0 <= tx_sacks_count_sum_0[24];
      tx_sacks_count_0 <= tx_sacks_count_sum_0[23:0];
      tx_sacks_count_1 <= tx_sacks_count_1 + {23'd0, tx_sacks_count_carry_0};
      tx_drop_naks_count_carry_0 <= tx_drop_naks_count_sum_0[24];
      tx_drop_naks_count_0 <= tx_drop_naks_count_sum_0[23:0];
      tx_drop_naks_count_1 <= tx_drop_naks_count_1 + {23'd0, tx_drop_naks_count_carry_0};
      tx_rnr_naks_count_carry_0 <= tx_rnr_naks_count_sum_0[24];
      tx_rnr_naks_count_0 <= tx_rnr_naks_count_sum_0[23:0];
      tx_rnr_naks_count_1 <= tx_rnr_naks_count_1 + {23'd0, tx_rnr_naks_count_carry_0};
      tx_fatal_naks_count_carry_0 <= tx_fatal_naks_count_sum_0[24];
      tx_fatal_naks_count_0 <= tx_fatal_naks_count_sum_0[23:0];
      tx_fatal_naks_count_1 <= tx_fatal_naks_count_1 + {23'd0, tx_fatal_naks_count_carry_0};
      tx_nak_full_count_carry_0 <= tx_nak_full_count_sum_0[24];
      tx_nak_full_count_0 <= tx_nak_full_count_sum_0[23:0];
      tx_nak_full_count_1 <= tx_nak_full_count_1 + {23'd0, tx_nak_full_count_carry_0};
      timeouts_count_carry_0 <= timeouts_count_sum_0[24];
      timeouts_count_0 <= timeouts_count_sum_0[23:0];
      timeouts_count_1 <= timeouts_count_1 + {23'd0, timeouts_count_carry_0};
      tail_probes_count_carry_0 <= tail_probes_count_sum_0[24];
      tail_probes_count_0 <= tail_probes_count_sum_0[23:0];
      tail_probes_count_1 <= tail_probes_count_1 + {23'd0, tail_probes_count_carry_0};
      rnr_waits_count_carry_0 <= rnr_waits_count_sum_0[24];
      rnr_waits_count_0 <= rnr_waits_count_sum_0[23:0];
      rnr_waits_count_1 <= rnr_waits_count_1 + {23'd0, rnr_waits_count_carry_0};
      send_completions_count_carry_0 <= send_completions_count_sum_0[24];
      send_completions_count_0 <= send_completions_count_sum_0[23:0];
      send_completions_count_1 <= send_completions_count_1 + {23'd0, send_completions_count_carry_0};
    end
  end

  // PiecewiseCounter.of: receive_completions_count_0 to doorbell_denied_count_1
  always @(posedge clk) begin
    if (rst) begin
      receive_completions_count_0 <= 24'd0;
      receive_completions_count_carry_0 <= 1'b0;
      receive_completions_count_1 <= 24'd0;
      cq_overflow_count_0 <= 24'd0;
      cq_overflow_count_carry_0 <= 1'b0;
      cq_overflow_count_1 <= 24'd0;
      rx_local_count_0 <= 24'd0;
      rx_local_count_carry_0 <= 1'b0;
      rx_local_count_1 <= 24'd0;
      qp_errors_count_0 <= 24'd0;
      qp_errors_count_carry_0 <= 1'b0;
      qp_errors_count_1 <= 24'd0;
      tx_responses_count_0 <= 24'd0;
      tx_responses_count_carry_0 <= 1'b0;
      tx_responses_count_1 <= 24'd0;
      tx_reads_count_0 <= 24'd0;
      tx_reads_count_carry_0 <= 1'b0;
      tx_reads_count_1 <= 24'd0;
      atomics_count_0 <= 24'd0;
      atomics_count_carry_0 <= 1'b0;
      atomics_count_1 <= 24'd0;
      invalidations_count_0 <= 24'd0;
      invalidations_count_carry_0 <= 1'b0;
      invalidations_count_1 <= 24'd0;
      read_timeouts_count_0 <= 24'd0;
      read_timeouts_count_carry_0 <= 1'b0;
      read_timeouts_count_1 <= 24'd0;
      doorbell_denied_count_0 <= 24'd0;
      doorbell_denied_count_carry_0 <= 1'b0;
      doorbell_denied_count_1 <= 24'd0;
    end else begin
      receive_completions_count_carry_0 <= receive_completions_count_sum_0[24];
      receive_completions_count_0 <= receive_completions_count_sum_0[23:0];
      receive_completions_count_1 <= receive_completions_count_1 + {23'd0, receive_completions_count_carry_0};
      cq_overflow_count_carry_0 <= cq_overflow_count_sum_0[24];
      cq_overflow_count_0 <= cq_overflow_count_sum_0[23:0];
      cq_overflow_count_1 <= cq_overflow_count_1 + {23'd0, cq_overflow_count_carry_0};
      rx_local_count_carry_0 <= rx_local_count_sum_0[24];
      rx_local_count_0 <= rx_local_count_sum_0[23:0];
      rx_local_count_1 <= rx_local_count_1 + {23'd0, rx_local_count_carry_0};
      qp_errors_count_carry_0 <= qp_errors_count_sum_0[24];
      qp_errors_count_0 <= qp_errors_count_sum_0[23:0];
      qp_errors_count_1 <= qp_errors_count_1 + {23'd0, qp_errors_count_carry_0};
      tx_responses_count_carry_0 <= tx_responses_count_sum_0[24];
      tx_responses_count_0 <= tx_responses_count_sum_0[23:0];
      tx_responses_count_1 <= tx_responses_count_1 + {23'd0, tx_responses_count_carry_0};
      tx_reads_count_carry_0 <= tx_reads_count_sum_0[24];
      tx_reads_count_0 <= tx_reads_count_sum_0[23:0];
      tx_reads_count_1 <= tx_reads_count_1 + {23'd0, tx_reads_count_carry_0};
      atomics_count_carry_0 <= atomics_count_sum_0[24];
      atomics_count_0 <= atomics_count_sum_0[23:0];
      atomics_count_1 <= atomics_count_1 + {23'd0, atomics_count_carry_0};
      invalidations_count_carry_0 <= invalidations_count_sum_0[24];
      invalidations_count_0 <= invalidations_count_sum_0[23:0];
      invalidations_count_1 <= invalidations_count_1 + {23'd0, invalidations_count_carry_0};
      read_timeouts_count_carry_0 <= read_timeouts_count_sum_0[24];
      read_timeouts_count_0 <= read_timeouts_count_sum_0[23:0];
      read_timeouts_count_1 <= read_timeouts_count_1 + {23'd0, read_timeouts_count_carry_0};
      doorbell_denied_count_carry_0 <= doorbell_denied_count_sum_0[24];
      doorbell_denied_count_0 <= doorbell_denied_count_sum_0[23:0];
      doorbell_denied_count_1 <= doorbell_denied_count_1 + {23'd0, doorbell_denied_count_carry_0};
    end
  end

  // ReadSide.answer
  always @(posedge clk) begin
    if (rst) begin
      read_busy <= 1'b0;
      s_axi_rvalid <= 1'b0;
    end else begin
      if (s_axi_arvalid & s_axi_arready) begin
        read_busy <= 1'b1;
      end
      if (read_step_2) begin
        s_axi_rvalid <= 1'b1;
      end else if (s_axi_rvalid & s_axi_rready) begin
        s_axi_rvalid <= 1'b0;
        read_busy <= 1'b0;
      end
    end
  end

  // ReadSide.steps
  always @(posedge clk) begin
    if (rst) begin
      read_step_0 <= 1'b0;
      read_step_1 <= 1'b0;
      read_step_2 <= 1'b0;
    end else begin
      read_step_0 <= s_axi_arvalid & s_axi_arready;
      read_step_1 <= read_step_0;
      read_step_2 <= read_step_1;
    end
  end

  // ReadSide.half
  always @(posedge clk) begin
    if (rst) begin
      word_kept_full <= 1'b0;
    end else if (read_step_2 & word_keeps & ~word_asks_upper) begin
      word_kept_full <= 1'b1;
    end
  end

  // WriteSide.answer
  always @(posedge clk) begin
    write_mapped <= (write_address <= 9'd10) | (write_address == 9'd16) |
                    ((write_address >= 9'd18) & (write_address <= 9'd20)) |
                    ((write_address >= 9'd28) & (write_address <= 9'd29)) |
                    ((write_address >= 9'd32) & (write_address <= 9'd44)) |
                    ((write_address >= 9'd64) & (write_address <= 9'd66)) | _write_address_or;
    write_accepted <= legal & ~(|{refused_wire_ttl, refused_wire_sport_base, refused_wire_dscp_trim_last,
                                  refused_wire_choice_retrans, refused_rel_ack_n, refused_rel_ack_delay,
                                  refused_rel_srtt_shift, refused_rel_jitter_time, refused_rel_tlp_mult,
                                  refused_rel_rto_backoff_max, refused_cc_burst_bytes,
                                  refused_send_doorbell_qp, refused_receive_doorbell_qp,
                                  refused_completion_doorbell_cq});
    if (s_axi_awvalid & s_axi_awready) begin
      write_address <= s_axi_awaddr[10:2];
    end
    if (s_axi_wvalid & s_axi_wready) begin
      write_data <= s_axi_wdata;
      write_whole <= &s_axi_wstrb;
    end
    case (write_step)
      WRITE_STEP_COMMIT: s_axi_bresp <= write_accepted ? 2'd0 : 2'd2;
      default: ;
    endcase
  end

  // WriteSide.selected
  always @(posedge clk) begin
    selected_control <= write_address == 9'd16;
    selected_mac <= write_address == 9'd18;
    selected_mac_upper <= write_address == 9'd19;
    selected_statistics <= write_address == 9'd20;
    selected_wire_port <= write_address == 9'd28;
    selected_wire_rtt <= write_address == 9'd29;
    selected_wire <= write_address == 9'd32;
    selected_wire_sport <= write_address == 9'd33;
    selected_wire_dscp <= write_address == 9'd34;
    selected_wire_choice <= write_address == 9'd35;
    selected_rel_ack <= write_address == 9'd36;
    selected_rel_sack <= write_address == 9'd37;
    selected_rel_trim <= write_address == 9'd38;
    selected_rel_srtt <= write_address == 9'd39;
    selected_rel_jitter <= write_address == 9'd40;
    selected_rel_tlp <= write_address == 9'd41;
    selected_rel_rto <= write_address == 9'd42;
    selected_cc_burst <= write_address == 9'd43;
    selected_qp_quiet <= write_address == 9'd44;
    selected_send_doorbell <= write_address == 9'd64;
    selected_receive_doorbell <= write_address == 9'd65;
    selected_completion_doorbell <= write_address == 9'd66;
    selected_interrupt_status <= write_address == 9'd80;
    selected_interrupt_enable <= write_address == 9'd81;
    selected_interrupt_moderation <= write_address == 9'd82;
    selected_eq_moderation_0_eq <= write_address == 9'd84;
    selected_eq_moderation_1_eq <= write_address == 9'd85;
    selected_eq_moderation_2_eq <= write_address == 9'd86;
    selected_eq_moderation_3_eq <= write_address == 9'd87;
    selected_eq_moderation_4_eq <= write_address == 9'd88;
    selected_eq_moderation_5_eq <= write_address == 9'd89;
    selected_eq_moderation_6_eq <= write_address == 9'd90;
    selected_eq_moderation_7_eq <= write_address == 9'd91;
    selected_eq_doorbell <= write_address == 9'd92;
    selected_command <= write_address == 9'd128;
    selected_command_target <= write_address == 9'd129;
    selected_command_argument_0_word <= write_address == 9'd144;
    selected_command_argument_1_word <= write_address == 9'd145;
    selected_command_argument_2_word <= write_address == 9'd146;
    selected_command_argument_3_word <= write_address == 9'd147;
    selected_command_argument_4_word <= write_address == 9'd148;
    selected_command_argument_5_word <= write_address == 9'd149;
    selected_command_argument_6_word <= write_address == 9'd150;
    selected_command_argument_7_word <= write_address == 9'd151;
    selected_command_argument_8_word <= write_address == 9'd152;
    selected_command_argument_9_word <= write_address == 9'd153;
    selected_command_argument_10_word <= write_address == 9'd154;
    selected_command_argument_11_word <= write_address == 9'd155;
    selected_command_argument_12_word <= write_address == 9'd156;
    selected_command_argument_13_word <= write_address == 9'd157;
    selected_command_argument_14_word <= write_address == 9'd158;
    selected_command_argument_15_word <= write_address == 9'd159;
    selected_command_argument_16_word <= write_address == 9'd160;
    selected_command_argument_17_word <= write_address == 9'd161;
    selected_command_argument_18_word <= write_address == 9'd162;
    selected_command_argument_19_word <= write_address == 9'd163;
    selected_command_argument_20_word <= write_address == 9'd164;
    selected_command_argument_21_word <= write_address == 9'd165;
    selected_command_argument_22_word <= write_address == 9'd166;
    selected_command_argument_23_word <= write_address == 9'd167;
  end

  // WriteSide.refuse
  always @(posedge clk) begin
    outside_wire_ttl <= write_data[7:0] < 8'd1;
    outside_wire_sport_base <= (write_data[15:0] < 16'd49152) | (write_data[15:0] > 16'd65520);
    outside_wire_dscp_trim_last <= write_data[30:24] > 7'd64;
    outside_wire_choice_retrans <= write_data[2:0] > 3'd6;
    outside_rel_ack_n <= (write_data[4:0] < 5'd1) | (write_data[4:0] > 5'd16);
    outside_rel_ack_delay <= (write_data[31:16] < 16'd2) | (write_data[31:16] > 16'd1600);
    outside_rel_srtt_shift <= (write_data[2:0] < 3'd1) | (write_data[2:0] > 3'd6);
    outside_rel_jitter_time <= write_data[11:0] > 12'd1024;
    outside_rel_tlp_mult <= write_data[3:0] > 4'd8;
    outside_cc_burst_bytes <= (write_data[19:0] < 20'd4096) | (write_data[19:0] > 20'd262144);
    outside_send_doorbell_qp <= write_data[31:16] > 16'd15;
    outside_completion_doorbell_cq <= write_data[30:16] > 15'd15;
  end

  // PiecewiseCounter.later: rx_fcs_count_0_shown to rx_trim_stale_count_1_kept
  always @(posedge clk) begin
    rx_fcs_count_0_shown <= rx_fcs_count_0;
    if (counters_run) begin
      rx_fcs_count_0_kept <= rx_fcs_count_0_shown;
      rx_fcs_count_1_kept <= rx_fcs_count_1;
    end
    rx_long_count_0_shown <= rx_long_count_0;
    if (counters_run) begin
      rx_long_count_0_kept <= rx_long_count_0_shown;
      rx_long_count_1_kept <= rx_long_count_1;
    end
    rx_other_count_0_shown <= rx_other_count_0;
    if (counters_run) begin
      rx_other_count_0_kept <= rx_other_count_0_shown;
      rx_other_count_1_kept <= rx_other_count_1;
    end
    rx_ip_hdr_count_0_shown <= rx_ip_hdr_count_0;
    if (counters_run) begin
      rx_ip_hdr_count_0_kept <= rx_ip_hdr_count_0_shown;
      rx_ip_hdr_count_1_kept <= rx_ip_hdr_count_1;
    end
    rx_ip_csum_count_0_shown <= rx_ip_csum_count_0;
    if (counters_run) begin
      rx_ip_csum_count_0_kept <= rx_ip_csum_count_0_shown;
      rx_ip_csum_count_1_kept <= rx_ip_csum_count_1;
    end
    rx_ip_frag_count_0_shown <= rx_ip_frag_count_0;
    if (counters_run) begin
      rx_ip_frag_count_0_kept <= rx_ip_frag_count_0_shown;
      rx_ip_frag_count_1_kept <= rx_ip_frag_count_1;
    end
    rx_trim_short_count_0_shown <= rx_trim_short_count_0;
    if (counters_run) begin
      rx_trim_short_count_0_kept <= rx_trim_short_count_0_shown;
      rx_trim_short_count_1_kept <= rx_trim_short_count_1;
    end
    rx_trim_icrc_count_0_shown <= rx_trim_icrc_count_0;
    if (counters_run) begin
      rx_trim_icrc_count_0_kept <= rx_trim_icrc_count_0_shown;
      rx_trim_icrc_count_1_kept <= rx_trim_icrc_count_1;
    end
    rx_trim_bad_count_0_shown <= rx_trim_bad_count_0;
    if (counters_run) begin
      rx_trim_bad_count_0_kept <= rx_trim_bad_count_0_shown;
      rx_trim_bad_count_1_kept <= rx_trim_bad_count_1;
    end
    rx_trim_stale_count_0_shown <= rx_trim_stale_count_0;
    if (counters_run) begin
      rx_trim_stale_count_0_kept <= rx_trim_stale_count_0_shown;
      rx_trim_stale_count_1_kept <= rx_trim_stale_count_1;
    end
  end

  // PiecewiseCounter.later: rx_trim_payload_count_0_shown to rx_hdr_short_count_1_kept
  always @(posedge clk) begin
    rx_trim_payload_count_0_shown <= rx_trim_payload_count_0;
    if (counters_run) begin
      rx_trim_payload_count_0_kept <= rx_trim_payload_count_0_shown;
      rx_trim_payload_count_1_kept <= rx_trim_payload_count_1;
    end
    rx_trim_nak_count_0_shown <= rx_trim_nak_count_0;
    if (counters_run) begin
      rx_trim_nak_count_0_kept <= rx_trim_nak_count_0_shown;
      rx_trim_nak_count_1_kept <= rx_trim_nak_count_1;
    end
    rx_len_ip_count_0_shown <= rx_len_ip_count_0;
    if (counters_run) begin
      rx_len_ip_count_0_kept <= rx_len_ip_count_0_shown;
      rx_len_ip_count_1_kept <= rx_len_ip_count_1;
    end
    rx_short_count_0_shown <= rx_short_count_0;
    if (counters_run) begin
      rx_short_count_0_kept <= rx_short_count_0_shown;
      rx_short_count_1_kept <= rx_short_count_1;
    end
    rx_len_udp_count_0_shown <= rx_len_udp_count_0;
    if (counters_run) begin
      rx_len_udp_count_0_kept <= rx_len_udp_count_0_shown;
      rx_len_udp_count_1_kept <= rx_len_udp_count_1;
    end
    rx_icrc_count_0_shown <= rx_icrc_count_0;
    if (counters_run) begin
      rx_icrc_count_0_kept <= rx_icrc_count_0_shown;
      rx_icrc_count_1_kept <= rx_icrc_count_1;
    end
    rx_tver_count_0_shown <= rx_tver_count_0;
    if (counters_run) begin
      rx_tver_count_0_kept <= rx_tver_count_0_shown;
      rx_tver_count_1_kept <= rx_tver_count_1;
    end
    rx_transport_count_0_shown <= rx_transport_count_0;
    if (counters_run) begin
      rx_transport_count_0_kept <= rx_transport_count_0_shown;
      rx_transport_count_1_kept <= rx_transport_count_1;
    end
    rx_opcode_count_0_shown <= rx_opcode_count_0;
    if (counters_run) begin
      rx_opcode_count_0_kept <= rx_opcode_count_0_shown;
      rx_opcode_count_1_kept <= rx_opcode_count_1;
    end
    rx_hdr_short_count_0_shown <= rx_hdr_short_count_0;
    if (counters_run) begin
      rx_hdr_short_count_0_kept <= rx_hdr_short_count_0_shown;
      rx_hdr_short_count_1_kept <= rx_hdr_short_count_1;
    end
  end

  // PiecewiseCounter.later: rx_pad_count_0_shown to rx_ack_stale_count_1_kept
  always @(posedge clk) begin
    rx_pad_count_0_shown <= rx_pad_count_0;
    if (counters_run) begin
      rx_pad_count_0_kept <= rx_pad_count_0_shown;
      rx_pad_count_1_kept <= rx_pad_count_1;
    end
    rx_len_op_count_0_shown <= rx_len_op_count_0;
    if (counters_run) begin
      rx_len_op_count_0_kept <= rx_len_op_count_0_shown;
      rx_len_op_count_1_kept <= rx_len_op_count_1;
    end
    rx_qpn_count_0_shown <= rx_qpn_count_0;
    if (counters_run) begin
      rx_qpn_count_0_kept <= rx_qpn_count_0_shown;
      rx_qpn_count_1_kept <= rx_qpn_count_1;
    end
    rx_qp_state_count_0_shown <= rx_qp_state_count_0;
    if (counters_run) begin
      rx_qp_state_count_0_kept <= rx_qp_state_count_0_shown;
      rx_qp_state_count_1_kept <= rx_qp_state_count_1;
    end
    rx_pkey_count_0_shown <= rx_pkey_count_0;
    if (counters_run) begin
      rx_pkey_count_0_kept <= rx_pkey_count_0_shown;
      rx_pkey_count_1_kept <= rx_pkey_count_1;
    end
    rx_peer_count_0_shown <= rx_peer_count_0;
    if (counters_run) begin
      rx_peer_count_0_kept <= rx_peer_count_0_shown;
      rx_peer_count_1_kept <= rx_peer_count_1;
    end
    rx_profile_count_0_shown <= rx_profile_count_0;
    if (counters_run) begin
      rx_profile_count_0_kept <= rx_profile_count_0_shown;
      rx_profile_count_1_kept <= rx_profile_count_1;
    end
    rx_aeth_count_0_shown <= rx_aeth_count_0;
    if (counters_run) begin
      rx_aeth_count_0_kept <= rx_aeth_count_0_shown;
      rx_aeth_count_1_kept <= rx_aeth_count_1;
    end
    rx_sack_count_0_shown <= rx_sack_count_0;
    if (counters_run) begin
      rx_sack_count_0_kept <= rx_sack_count_0_shown;
      rx_sack_count_1_kept <= rx_sack_count_1;
    end
    rx_ack_stale_count_0_shown <= rx_ack_stale_count_0;
    if (counters_run) begin
      rx_ack_stale_count_0_kept <= rx_ack_stale_count_0_shown;
      rx_ack_stale_count_1_kept <= rx_ack_stale_count_1;
    end
  end

  // PiecewiseCounter.later: rx_ack_bad_count_0_shown to rx_bad_op_count_1_kept
  always @(posedge clk) begin
    rx_ack_bad_count_0_shown <= rx_ack_bad_count_0;
    if (counters_run) begin
      rx_ack_bad_count_0_kept <= rx_ack_bad_count_0_shown;
      rx_ack_bad_count_1_kept <= rx_ack_bad_count_1;
    end
    rx_ack_full_count_0_shown <= rx_ack_full_count_0;
    if (counters_run) begin
      rx_ack_full_count_0_kept <= rx_ack_full_count_0_shown;
      rx_ack_full_count_1_kept <= rx_ack_full_count_1;
    end
    rx_stray_count_0_shown <= rx_stray_count_0;
    if (counters_run) begin
      rx_stray_count_0_kept <= rx_stray_count_0_shown;
      rx_stray_count_1_kept <= rx_stray_count_1;
    end
    rx_dup_count_0_shown <= rx_dup_count_0;
    if (counters_run) begin
      rx_dup_count_0_kept <= rx_dup_count_0_shown;
      rx_dup_count_1_kept <= rx_dup_count_1;
    end
    rx_oor_count_0_shown <= rx_oor_count_0;
    if (counters_run) begin
      rx_oor_count_0_kept <= rx_oor_count_0_shown;
      rx_oor_count_1_kept <= rx_oor_count_1;
    end
    rx_after_err_count_0_shown <= rx_after_err_count_0;
    if (counters_run) begin
      rx_after_err_count_0_kept <= rx_after_err_count_0_shown;
      rx_after_err_count_1_kept <= rx_after_err_count_1;
    end
    rx_oor_msn_count_0_shown <= rx_oor_msn_count_0;
    if (counters_run) begin
      rx_oor_msn_count_0_kept <= rx_oor_msn_count_0_shown;
      rx_oor_msn_count_1_kept <= rx_oor_msn_count_1;
    end
    rx_trim_local_count_0_shown <= rx_trim_local_count_0;
    if (counters_run) begin
      rx_trim_local_count_0_kept <= rx_trim_local_count_0_shown;
      rx_trim_local_count_1_kept <= rx_trim_local_count_1;
    end
    rx_nobuf_count_0_shown <= rx_nobuf_count_0;
    if (counters_run) begin
      rx_nobuf_count_0_kept <= rx_nobuf_count_0_shown;
      rx_nobuf_count_1_kept <= rx_nobuf_count_1;
    end
    rx_bad_req_count_0_shown <= rx_bad_req_count_0;
    if (counters_run) begin
      rx_bad_req_count_0_kept <= rx_bad_req_count_0_shown;
      rx_bad_req_count_1_kept <= rx_bad_req_count_1;
    end
    rx_bad_op_count_0_shown <= rx_bad_op_count_0;
    if (counters_run) begin
      rx_bad_op_count_0_kept <= rx_bad_op_count_0_shown;
      rx_bad_op_count_1_kept <= rx_bad_op_count_1;
    end
  end

  // PiecewiseCounter.later: rx_access_count_0_shown to tx_resends_count_1_kept
  always @(posedge clk) begin
    rx_access_count_0_shown <= rx_access_count_0;
    if (counters_run) begin
      rx_access_count_0_kept <= rx_access_count_0_shown;
      rx_access_count_1_kept <= rx_access_count_1;
    end
    rx_rnr_count_0_shown <= rx_rnr_count_0;
    if (counters_run) begin
      rx_rnr_count_0_kept <= rx_rnr_count_0_shown;
      rx_rnr_count_1_kept <= rx_rnr_count_1;
    end
    rx_no_rqe_count_0_shown <= rx_no_rqe_count_0;
    if (counters_run) begin
      rx_no_rqe_count_0_kept <= rx_no_rqe_count_0_shown;
      rx_no_rqe_count_1_kept <= rx_no_rqe_count_1;
    end
    rx_rqe_fetch_count_0_shown <= rx_rqe_fetch_count_0;
    if (counters_run) begin
      rx_rqe_fetch_count_0_kept <= rx_rqe_fetch_count_0_shown;
      rx_rqe_fetch_count_1_kept <= rx_rqe_fetch_count_1;
    end
    rx_rqe_len_count_0_shown <= rx_rqe_len_count_0;
    if (counters_run) begin
      rx_rqe_len_count_0_kept <= rx_rqe_len_count_0_shown;
      rx_rqe_len_count_1_kept <= rx_rqe_len_count_1;
    end
    rx_rqe_access_count_0_shown <= rx_rqe_access_count_0;
    if (counters_run) begin
      rx_rqe_access_count_0_kept <= rx_rqe_access_count_0_shown;
      rx_rqe_access_count_1_kept <= rx_rqe_access_count_1;
    end
    rx_ird_count_0_shown <= rx_ird_count_0;
    if (counters_run) begin
      rx_ird_count_0_kept <= rx_ird_count_0_shown;
      rx_ird_count_1_kept <= rx_ird_count_1;
    end
    rx_bad_rsp_count_0_shown <= rx_bad_rsp_count_0;
    if (counters_run) begin
      rx_bad_rsp_count_0_kept <= rx_bad_rsp_count_0_shown;
      rx_bad_rsp_count_1_kept <= rx_bad_rsp_count_1;
    end
    rx_ok_count_0_shown <= rx_ok_count_0;
    if (counters_run) begin
      rx_ok_count_0_kept <= rx_ok_count_0_shown;
      rx_ok_count_1_kept <= rx_ok_count_1;
    end
    rx_cnp_count_0_shown <= rx_cnp_count_0;
    if (counters_run) begin
      rx_cnp_count_0_kept <= rx_cnp_count_0_shown;
      rx_cnp_count_1_kept <= rx_cnp_count_1;
    end
    rx_rtt_request_count_0_shown <= rx_rtt_request_count_0;
    if (counters_run) begin
      rx_rtt_request_count_0_kept <= rx_rtt_request_count_0_shown;
      rx_rtt_request_count_1_kept <= rx_rtt_request_count_1;
    end
    rx_slow_count_0_shown <= rx_slow_count_0;
    if (counters_run) begin
      rx_slow_count_0_kept <= rx_slow_count_0_shown;
      rx_slow_count_1_kept <= rx_slow_count_1;
    end
    receive_beyond_count_0_shown <= receive_beyond_count_0;
    if (counters_run) begin
      receive_beyond_count_0_kept <= receive_beyond_count_0_shown;
      receive_beyond_count_1_kept <= receive_beyond_count_1;
    end
    send_beyond_count_0_shown <= send_beyond_count_0;
    if (counters_run) begin
      send_beyond_count_0_kept <= send_beyond_count_0_shown;
      send_beyond_count_1_kept <= send_beyond_count_1;
    end
    tx_rtt_responses_count_0_shown <= tx_rtt_responses_count_0;
    if (counters_run) begin
      tx_rtt_responses_count_0_kept <= tx_rtt_responses_count_0_shown;
      tx_rtt_responses_count_1_kept <= tx_rtt_responses_count_1;
    end
    writes_refused_count_0_shown <= writes_refused_count_0;
    if (counters_run) begin
      writes_refused_count_0_kept <= writes_refused_count_0_shown;
      writes_refused_count_1_kept <= writes_refused_count_1;
    end
    becn_received_count_0_shown <= becn_received_count_0;
    if (counters_run) begin
      becn_received_count_0_kept <= becn_received_count_0_shown;
      becn_received_count_1_kept <= becn_received_count_1;
    end
    tx_packets_count_0_shown <= tx_packets_count_0;
    if (counters_run) begin
      tx_packets_count_0_kept <= tx_packets_count_0_shown;
      tx_packets_count_1_kept <= tx_packets_count_1;
    end
    tx_resends_count_0_shown <= tx_resends_count_0;
    if (counters_run) begin
      tx_resends_count_0_kept <= tx_resends_count_0_shown;
      tx_resends_count_1_kept <= tx_resends_count_1;
    end
  end

  // PiecewiseCounter.later: tx_acks_count_0_shown to send_completions_count_1_kept
  always @(posedge clk) begin
    tx_acks_count_0_shown <= tx_acks_count_0;
    if (counters_run) begin
      tx_acks_count_0_kept <= tx_acks_count_0_shown;
      tx_acks_count_1_kept <= tx_acks_count_1;
    end
    tx_sacks_count_0_shown <= tx_sacks_count_0;
    if (counters_run) begin
      tx_sacks_count_0_kept <= tx_sacks_count_0_shown;
      tx_sacks_count_1_kept <= tx_sacks_count_1;
    end
    tx_drop_naks_count_0_shown <= tx_drop_naks_count_0;
    if (counters_run) begin
      tx_drop_naks_count_0_kept <= tx_drop_naks_count_0_shown;
      tx_drop_naks_count_1_kept <= tx_drop_naks_count_1;
    end
    tx_rnr_naks_count_0_shown <= tx_rnr_naks_count_0;
    if (counters_run) begin
      tx_rnr_naks_count_0_kept <= tx_rnr_naks_count_0_shown;
      tx_rnr_naks_count_1_kept <= tx_rnr_naks_count_1;
    end
    tx_fatal_naks_count_0_shown <= tx_fatal_naks_count_0;
    if (counters_run) begin
      tx_fatal_naks_count_0_kept <= tx_fatal_naks_count_0_shown;
      tx_fatal_naks_count_1_kept <= tx_fatal_naks_count_1;
    end
    tx_nak_full_count_0_shown <= tx_nak_full_count_0;
    if (counters_run) begin
      tx_nak_full_count_0_kept <= tx_nak_full_count_0_shown;
      tx_nak_full_count_1_kept <= tx_nak_full_count_1;
    end
    timeouts_count_0_shown <= timeouts_count_0;
    if (counters_run) begin
      timeouts_count_0_kept <= timeouts_count_0_shown;
      timeouts_count_1_kept <= timeouts_count_1;
    end
    tail_probes_count_0_shown <= tail_probes_count_0;
    if (counters_run) begin
      tail_probes_count_0_kept <= tail_probes_count_0_shown;
      tail_probes_count_1_kept <= tail_probes_count_1;
    end
    rnr_waits_count_0_shown <= rnr_waits_count_0;
    if (counters_run) begin
      rnr_waits_count_0_kept <= rnr_waits_count_0_shown;
      rnr_waits_count_1_kept <= rnr_waits_count_1;
    end
    send_completions_count_0_shown <= send_completions_count_0;
    if (counters_run) begin
      send_completions_count_0_kept <= send_completions_count_0_shown;
      send_completions_count_1_kept <= send_completions_count_1;
    end
  end

  // PiecewiseCounter.later: receive_completions_count_0_shown to doorbell_denied_count_1_kept
  always @(posedge clk) begin
    receive_completions_count_0_shown <= receive_completions_count_0;
    if (counters_run) begin
      receive_completions_count_0_kept <= receive_completions_count_0_shown;
      receive_completions_count_1_kept <= receive_completions_count_1;
    end
    cq_overflow_count_0_shown <= cq_overflow_count_0;
    if (counters_run) begin
      cq_overflow_count_0_kept <= cq_overflow_count_0_shown;
      cq_overflow_count_1_kept <= cq_overflow_count_1;
    end
    rx_local_count_0_shown <= rx_local_count_0;
    if (counters_run) begin
      rx_local_count_0_kept <= rx_local_count_0_shown;
      rx_local_count_1_kept <= rx_local_count_1;
    end
    qp_errors_count_0_shown <= qp_errors_count_0;
    if (counters_run) begin
      qp_errors_count_0_kept <= qp_errors_count_0_shown;
      qp_errors_count_1_kept <= qp_errors_count_1;
    end
    tx_responses_count_0_shown <= tx_responses_count_0;
    if (counters_run) begin
      tx_responses_count_0_kept <= tx_responses_count_0_shown;
      tx_responses_count_1_kept <= tx_responses_count_1;
    end
    tx_reads_count_0_shown <= tx_reads_count_0;
    if (counters_run) begin
      tx_reads_count_0_kept <= tx_reads_count_0_shown;
      tx_reads_count_1_kept <= tx_reads_count_1;
    end
    atomics_count_0_shown <= atomics_count_0;
    if (counters_run) begin
      atomics_count_0_kept <= atomics_count_0_shown;
      atomics_count_1_kept <= atomics_count_1;
    end
    invalidations_count_0_shown <= invalidations_count_0;
    if (counters_run) begin
      invalidations_count_0_kept <= invalidations_count_0_shown;
      invalidations_count_1_kept <= invalidations_count_1;
    end
    read_timeouts_count_0_shown <= read_timeouts_count_0;
    if (counters_run) begin
      read_timeouts_count_0_kept <= read_timeouts_count_0_shown;
      read_timeouts_count_1_kept <= read_timeouts_count_1;
    end
    doorbell_denied_count_0_shown <= doorbell_denied_count_0;
    if (counters_run) begin
      doorbell_denied_count_0_kept <= doorbell_denied_count_0_shown;
      doorbell_denied_count_1_kept <= doorbell_denied_count_1;
    end
  end

  // ReadSide.answer
  always @(posedge clk) begin
    read_mapped <= (read_address <= 9'd10) | (read_address == 9'd16) |
                   ((read_address >= 9'd18) & (read_address <= 9'd20)) |
                   ((read_address >= 9'd28) & (read_address <= 9'd29)) |
                   ((read_address >= 9'd32) & (read_address <= 9'd44)) |
                   ((read_address >= 9'd64) & (read_address <= 9'd66)) | _read_address_or;
    if (s_axi_arvalid & s_axi_arready) begin
      read_address <= s_axi_araddr[10:2];
    end
    if (read_step_2) begin
      s_axi_rdata <= word;
      s_axi_rresp <= read_mapped ? 2'd0 : 2'd2;
    end
  end

  // ReadSide.chosen: read_level_0_0 to read_level_0_2
  always @(posedge clk) begin
    read_level_0_0 <= 64'd0;
    case (row_index[3:0])
      4'd0: read_level_0_0 <= {16'd0, 16'h300, 32'h524e4943};
      4'd1: read_level_0_0 <= {16'h8, 16'h80, 32'h10};
      4'd2: read_level_0_0 <= {32'h10, 32'h40};
      4'd3: read_level_0_0 <= {16'h20, 16'h20, 32'h10};
      4'd4: read_level_0_0 <= {status_time_now, 32'h4eada};
      4'd5: read_level_0_0 <= {32'd0, 4'h8, 12'h0, 4'h8, 1'b0, 1'h0, 2'h1, 8'h4};
      4'd8: read_level_0_0 <= {61'd0, status_control_resetting, 1'b0, control_control_enable};
      4'd9: read_level_0_0 <= {16'd0, control_mac_address};
      4'd10: read_level_0_0 <= {63'd0, control_statistics_hold};
      4'd14: read_level_0_0 <= {26'd0, control_wire_rtt_dscp, 16'd0, control_wire_port_udp};
      default: ;
    endcase
    read_level_0_1 <= 64'd0;
    case (row_index[3:0])
      4'd0: read_level_0_1 <= {16'd0, control_wire_sport_base, 15'd0, control_wire_trim_icrc_optional, 4'd0,
                               control_wire_tver, control_wire_ttl};
      4'd1: read_level_0_1 <= {21'd0, control_wire_choice_sack_missing, control_wire_choice_sack_bits,
                               control_wire_choice_sack_bytes, 5'd0, control_wire_choice_retrans, 1'b0,
                               control_wire_dscp_trim_last, control_wire_dscp_trim, control_wire_dscp_ctrl,
                               control_wire_dscp_req, control_wire_dscp_data};
      4'd2: read_level_0_1 <= {31'd0, control_rel_sack_rotate, control_rel_ack_delay, 7'd0,
                               control_rel_ack_on_eom, 3'd0, control_rel_ack_n};
      4'd3: read_level_0_1 <= {29'd0, control_rel_srtt_shift, 30'd0, control_rel_trim_local,
                               control_rel_trim_nak};
      4'd4: read_level_0_1 <= {28'd0, control_rel_tlp_mult, 20'd0, control_rel_jitter_time};
      4'd5: read_level_0_1 <= {12'd0, control_cc_burst_bytes, 29'd0, control_rel_rto_backoff_max};
      4'd6: read_level_0_1 <= {40'd0, control_qp_quiet_time};
      default: ;
    endcase
    read_level_0_2 <= 64'd0;
    case (row_index[3:0])
      4'd8: read_level_0_2 <= {23'd0, control_interrupt_enable_mask, 23'd0, control_interrupt_status_denied,
                               control_interrupt_status_eq_full, 2'd0, control_interrupt_status_bus,
                               control_interrupt_status_overflow, control_interrupt_status_queue_pair,
                               control_interrupt_status_command, control_interrupt_status_completion};
      4'd9: read_level_0_2 <= {32'd0, control_interrupt_moderation_time, 8'd0,
                               control_interrupt_moderation_count};
      4'd10: read_level_0_2 <= {control_eq_moderation_1_eq_time, 8'd0, control_eq_moderation_1_eq_count,
                                control_eq_moderation_0_eq_time, 8'd0, control_eq_moderation_0_eq_count};
      4'd11: read_level_0_2 <= {control_eq_moderation_3_eq_time, 8'd0, control_eq_moderation_3_eq_count,
                                control_eq_moderation_2_eq_time, 8'd0, control_eq_moderation_2_eq_count};
      4'd12: read_level_0_2 <= {control_eq_moderation_5_eq_time, 8'd0, control_eq_moderation_5_eq_count,
                                control_eq_moderation_4_eq_time, 8'd0, control_eq_moderation_4_eq_count};
      4'd13: read_level_0_2 <= {control_eq_moderation_7_eq_time, 8'd0, control_eq_moderation_7_eq_count,
                                control_eq_moderation_6_eq_time, 8'd0, control_eq_moderation_6_eq_count};
      default: ;
    endcase
  end

  // ReadSide.chosen: read_level_0_4 to read_level_0_8
  always @(posedge clk) begin
    read_level_0_4 <= 64'd0;
    case (row_index[3:0])
      4'd0: read_level_0_4 <= {control_command_target_number, 32'd0};
      4'd1: read_level_0_4 <= {32'd0, status_command_result_busy, 23'd0, status_command_result_code};
      4'd2: read_level_0_4 <= {status_command_answer_1_word_value, status_command_answer_0_word_value};
      4'd3: read_level_0_4 <= {status_command_answer_3_word_value, status_command_answer_2_word_value};
      4'd4: read_level_0_4 <= {status_command_answer_5_word_value, status_command_answer_4_word_value};
      4'd5: read_level_0_4 <= {status_command_answer_7_word_value, status_command_answer_6_word_value};
      4'd6: read_level_0_4 <= {status_command_answer_9_word_value, status_command_answer_8_word_value};
      4'd7: read_level_0_4 <= {status_command_answer_11_word_value, status_command_answer_10_word_value};
      4'd8: read_level_0_4 <= {control_command_argument_1_word_value, control_command_argument_0_word_value};
      4'd9: read_level_0_4 <= {control_command_argument_3_word_value, control_command_argument_2_word_value};
      4'd10: read_level_0_4 <= {control_command_argument_5_word_value, control_command_argument_4_word_value};
      4'd11: read_level_0_4 <= {control_command_argument_7_word_value, control_command_argument_6_word_value};
      4'd12: read_level_0_4 <= {control_command_argument_9_word_value, control_command_argument_8_word_value};
      4'd13: read_level_0_4 <= {control_command_argument_11_word_value,
                                control_command_argument_10_word_value};
      4'd14: read_level_0_4 <= {control_command_argument_13_word_value,
                                control_command_argument_12_word_value};
      4'd15: read_level_0_4 <= {control_command_argument_15_word_value,
                                control_command_argument_14_word_value};
      default: ;
    endcase
    read_level_0_5 <= 64'd0;
    case (row_index[3:0])
      4'd0: read_level_0_5 <= {control_command_argument_17_word_value,
                               control_command_argument_16_word_value};
      4'd1: read_level_0_5 <= {control_command_argument_19_word_value,
                               control_command_argument_18_word_value};
      4'd2: read_level_0_5 <= {control_command_argument_21_word_value,
                               control_command_argument_20_word_value};
      4'd3: read_level_0_5 <= {control_command_argument_23_word_value,
                               control_command_argument_22_word_value};
      default: ;
    endcase
    read_level_0_8 <= 64'd0;
    case (row_index[3:0])
      4'd0: read_level_0_8 <= {16'd0, rx_fcs_count_1_kept, rx_fcs_count_0_kept};
      4'd1: read_level_0_8 <= {16'd0, rx_long_count_1_kept, rx_long_count_0_kept};
      4'd2: read_level_0_8 <= {16'd0, rx_other_count_1_kept, rx_other_count_0_kept};
      4'd3: read_level_0_8 <= {16'd0, rx_ip_hdr_count_1_kept, rx_ip_hdr_count_0_kept};
      4'd4: read_level_0_8 <= {16'd0, rx_ip_csum_count_1_kept, rx_ip_csum_count_0_kept};
      4'd5: read_level_0_8 <= {16'd0, rx_ip_frag_count_1_kept, rx_ip_frag_count_0_kept};
      4'd6: read_level_0_8 <= {16'd0, rx_trim_short_count_1_kept, rx_trim_short_count_0_kept};
      4'd7: read_level_0_8 <= {16'd0, rx_trim_icrc_count_1_kept, rx_trim_icrc_count_0_kept};
      4'd8: read_level_0_8 <= {16'd0, rx_trim_bad_count_1_kept, rx_trim_bad_count_0_kept};
      4'd9: read_level_0_8 <= {16'd0, rx_trim_stale_count_1_kept, rx_trim_stale_count_0_kept};
      4'd10: read_level_0_8 <= {16'd0, rx_trim_payload_count_1_kept, rx_trim_payload_count_0_kept};
      4'd11: read_level_0_8 <= {16'd0, rx_trim_nak_count_1_kept, rx_trim_nak_count_0_kept};
      4'd12: read_level_0_8 <= {16'd0, rx_len_ip_count_1_kept, rx_len_ip_count_0_kept};
      4'd13: read_level_0_8 <= {16'd0, rx_short_count_1_kept, rx_short_count_0_kept};
      4'd14: read_level_0_8 <= {16'd0, rx_len_udp_count_1_kept, rx_len_udp_count_0_kept};
      4'd15: read_level_0_8 <= {16'd0, rx_icrc_count_1_kept, rx_icrc_count_0_kept};
      default: ;
    endcase
  end

  // ReadSide.chosen: read_level_0_9 to read_level_0_11
  always @(posedge clk) begin
    read_level_0_9 <= 64'd0;
    case (row_index[3:0])
      4'd0: read_level_0_9 <= {16'd0, rx_tver_count_1_kept, rx_tver_count_0_kept};
      4'd1: read_level_0_9 <= {16'd0, rx_transport_count_1_kept, rx_transport_count_0_kept};
      4'd2: read_level_0_9 <= {16'd0, rx_opcode_count_1_kept, rx_opcode_count_0_kept};
      4'd3: read_level_0_9 <= {16'd0, rx_hdr_short_count_1_kept, rx_hdr_short_count_0_kept};
      4'd4: read_level_0_9 <= {16'd0, rx_pad_count_1_kept, rx_pad_count_0_kept};
      4'd5: read_level_0_9 <= {16'd0, rx_len_op_count_1_kept, rx_len_op_count_0_kept};
      4'd6: read_level_0_9 <= {16'd0, rx_qpn_count_1_kept, rx_qpn_count_0_kept};
      4'd7: read_level_0_9 <= {16'd0, rx_qp_state_count_1_kept, rx_qp_state_count_0_kept};
      4'd8: read_level_0_9 <= {16'd0, rx_pkey_count_1_kept, rx_pkey_count_0_kept};
      4'd9: read_level_0_9 <= {16'd0, rx_peer_count_1_kept, rx_peer_count_0_kept};
      4'd10: read_level_0_9 <= {16'd0, rx_profile_count_1_kept, rx_profile_count_0_kept};
      4'd11: read_level_0_9 <= {16'd0, rx_aeth_count_1_kept, rx_aeth_count_0_kept};
      4'd12: read_level_0_9 <= {16'd0, rx_sack_count_1_kept, rx_sack_count_0_kept};
      4'd13: read_level_0_9 <= {16'd0, rx_ack_stale_count_1_kept, rx_ack_stale_count_0_kept};
      4'd14: read_level_0_9 <= {16'd0, rx_ack_bad_count_1_kept, rx_ack_bad_count_0_kept};
      4'd15: read_level_0_9 <= {16'd0, rx_ack_full_count_1_kept, rx_ack_full_count_0_kept};
      default: ;
    endcase
    read_level_0_10 <= 64'd0;
    case (row_index[3:0])
      4'd0: read_level_0_10 <= {16'd0, rx_stray_count_1_kept, rx_stray_count_0_kept};
      4'd1: read_level_0_10 <= {16'd0, rx_dup_count_1_kept, rx_dup_count_0_kept};
      4'd2: read_level_0_10 <= {16'd0, rx_oor_count_1_kept, rx_oor_count_0_kept};
      4'd3: read_level_0_10 <= {16'd0, rx_after_err_count_1_kept, rx_after_err_count_0_kept};
      4'd4: read_level_0_10 <= {16'd0, rx_oor_msn_count_1_kept, rx_oor_msn_count_0_kept};
      4'd5: read_level_0_10 <= {16'd0, rx_trim_local_count_1_kept, rx_trim_local_count_0_kept};
      4'd6: read_level_0_10 <= {16'd0, rx_nobuf_count_1_kept, rx_nobuf_count_0_kept};
      4'd7: read_level_0_10 <= {16'd0, rx_bad_req_count_1_kept, rx_bad_req_count_0_kept};
      4'd8: read_level_0_10 <= {16'd0, rx_bad_op_count_1_kept, rx_bad_op_count_0_kept};
      4'd9: read_level_0_10 <= {16'd0, rx_access_count_1_kept, rx_access_count_0_kept};
      4'd10: read_level_0_10 <= {16'd0, rx_rnr_count_1_kept, rx_rnr_count_0_kept};
      4'd11: read_level_0_10 <= {16'd0, rx_no_rqe_count_1_kept, rx_no_rqe_count_0_kept};
      4'd12: read_level_0_10 <= {16'd0, rx_rqe_fetch_count_1_kept, rx_rqe_fetch_count_0_kept};
      4'd13: read_level_0_10 <= {16'd0, rx_rqe_len_count_1_kept, rx_rqe_len_count_0_kept};
      4'd14: read_level_0_10 <= {16'd0, rx_rqe_access_count_1_kept, rx_rqe_access_count_0_kept};
      4'd15: read_level_0_10 <= {16'd0, rx_ird_count_1_kept, rx_ird_count_0_kept};
      default: ;
    endcase
    read_level_0_11 <= 64'd0;
    case (row_index[3:0])
      4'd0: read_level_0_11 <= {16'd0, rx_bad_rsp_count_1_kept, rx_bad_rsp_count_0_kept};
      4'd1: read_level_0_11 <= {16'd0, rx_ok_count_1_kept, rx_ok_count_0_kept};
      4'd2: read_level_0_11 <= {16'd0, rx_cnp_count_1_kept, rx_cnp_count_0_kept};
      4'd3: read_level_0_11 <= {16'd0, rx_rtt_request_count_1_kept, rx_rtt_request_count_0_kept};
      4'd4: read_level_0_11 <= {16'd0, rx_slow_count_1_kept, rx_slow_count_0_kept};
      4'd11: read_level_0_11 <= {16'd0, receive_beyond_count_1_kept, receive_beyond_count_0_kept};
      4'd12: read_level_0_11 <= {16'd0, send_beyond_count_1_kept, send_beyond_count_0_kept};
      4'd13: read_level_0_11 <= {16'd0, tx_rtt_responses_count_1_kept, tx_rtt_responses_count_0_kept};
      4'd14: read_level_0_11 <= {16'd0, writes_refused_count_1_kept, writes_refused_count_0_kept};
      4'd15: read_level_0_11 <= {16'd0, becn_received_count_1_kept, becn_received_count_0_kept};
      default: ;
    endcase
  end

  // ReadSide.chosen: read_level_0_12 to read_level_1_0
  always @(posedge clk) begin
    read_level_0_12 <= 64'd0;
    case (row_index[3:0])
      4'd0: read_level_0_12 <= {16'd0, tx_packets_count_1_kept, tx_packets_count_0_kept};
      4'd1: read_level_0_12 <= {16'd0, tx_resends_count_1_kept, tx_resends_count_0_kept};
      4'd2: read_level_0_12 <= {16'd0, tx_acks_count_1_kept, tx_acks_count_0_kept};
      4'd3: read_level_0_12 <= {16'd0, tx_sacks_count_1_kept, tx_sacks_count_0_kept};
      4'd4: read_level_0_12 <= {16'd0, tx_drop_naks_count_1_kept, tx_drop_naks_count_0_kept};
      4'd5: read_level_0_12 <= {16'd0, tx_rnr_naks_count_1_kept, tx_rnr_naks_count_0_kept};
      4'd6: read_level_0_12 <= {16'd0, tx_fatal_naks_count_1_kept, tx_fatal_naks_count_0_kept};
      4'd7: read_level_0_12 <= {16'd0, tx_nak_full_count_1_kept, tx_nak_full_count_0_kept};
      4'd8: read_level_0_12 <= {16'd0, timeouts_count_1_kept, timeouts_count_0_kept};
      4'd9: read_level_0_12 <= {16'd0, tail_probes_count_1_kept, tail_probes_count_0_kept};
      4'd10: read_level_0_12 <= {16'd0, rnr_waits_count_1_kept, rnr_waits_count_0_kept};
      4'd11: read_level_0_12 <= {16'd0, send_completions_count_1_kept, send_completions_count_0_kept};
      4'd12: read_level_0_12 <= {16'd0, receive_completions_count_1_kept, receive_completions_count_0_kept};
      4'd13: read_level_0_12 <= {16'd0, cq_overflow_count_1_kept, cq_overflow_count_0_kept};
      4'd14: read_level_0_12 <= {16'd0, rx_local_count_1_kept, rx_local_count_0_kept};
      4'd15: read_level_0_12 <= {16'd0, qp_errors_count_1_kept, qp_errors_count_0_kept};
      default: ;
    endcase
    read_level_0_13 <= 64'd0;
    case (row_index[3:0])
      4'd0: read_level_0_13 <= {16'd0, tx_responses_count_1_kept, tx_responses_count_0_kept};
      4'd1: read_level_0_13 <= {16'd0, tx_reads_count_1_kept, tx_reads_count_0_kept};
      4'd2: read_level_0_13 <= {16'd0, atomics_count_1_kept, atomics_count_0_kept};
      4'd3: read_level_0_13 <= {16'd0, invalidations_count_1_kept, invalidations_count_0_kept};
      4'd4: read_level_0_13 <= {16'd0, read_timeouts_count_1_kept, read_timeouts_count_0_kept};
      default: ;
    endcase
    read_level_0_14 <= 64'd0;
    case (row_index[3:0])
      4'd5: read_level_0_14 <= {16'd0, doorbell_denied_count_1_kept, doorbell_denied_count_0_kept};
      default: ;
    endcase
    read_level_1_0 <= 64'd0;
    case (row_index[7:4])
      4'd0: read_level_1_0 <= read_level_0_0;
      4'd1: read_level_1_0 <= read_level_0_1;
      4'd2: read_level_1_0 <= read_level_0_2;
      4'd4: read_level_1_0 <= read_level_0_4;
      4'd5: read_level_1_0 <= read_level_0_5;
      4'd8: read_level_1_0 <= read_level_0_8;
      4'd9: read_level_1_0 <= read_level_0_9;
      4'd10: read_level_1_0 <= read_level_0_10;
      4'd11: read_level_1_0 <= read_level_0_11;
      4'd12: read_level_1_0 <= read_level_0_12;
      4'd13: read_level_1_0 <= read_level_0_13;
      4'd14: read_level_1_0 <= read_level_0_14;
      default: ;
    endcase
  end

  // ReadSide.half
  always @(posedge clk) begin
    word_keeps <= ((read_address[8:1] >= 8'd128) & (read_address[8:1] <= 8'd180)) |
                  ((read_address[8:1] >= 8'd187) & (read_address[8:1] <= 8'd212)) |
                  (read_address[8:1] == 8'd229);
    if (read_step_2 & word_keeps & ~word_asks_upper) begin
      word_kept <= word_upper;
      word_kept_row <= read_address[8:1];
    end
  end

  wire        _unused = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    judges_only_what_has_come: assert (
      (write_step == WRITE_STEP_WAIT) | (write_address_full & write_data_full));
  always @(posedge clk) if (!rst)
    refuses_a_write: cover ((write_step == WRITE_STEP_COMMIT) & ~write_accepted);
  always @(posedge clk) if (!rst)
    has_an_address_before_its_data: cover (write_address_full & ~write_data_full);
  always @(posedge clk) if (!rst)
    takes_no_read_before_the_last_one_is_answered: assert (~s_axi_rvalid | read_busy);
  always @(posedge clk) if (!rst) is_asked_for_what_is_not_there: cover (read_step_2 & ~read_mapped);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst &&
                            !((write_step == WRITE_STEP_WAIT) | (write_address_full & write_data_full))) begin
    $display("WriteSide.java: HDL801: claim 'judges only what has come' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~s_axi_rvalid | read_busy)) begin
    $display("ReadSide.java: HDL801: claim 'takes no read before the last one is answered' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
