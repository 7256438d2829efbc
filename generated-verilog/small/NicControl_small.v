`default_nettype none

// NicControl_small: the registers of the NIC, and the bundles that they stand for.  Generated from
// NicControl.java.
module NicControl_small (
  input  wire        clk,
  input  wire        rst,
  input  wire [20:0] s_axi_awaddr,
  input  wire [2:0]  s_axi_awprot,
  input  wire        s_axi_awvalid,
  output wire        s_axi_awready,
  input  wire [31:0] s_axi_wdata,
  input  wire [3:0]  s_axi_wstrb,
  input  wire        s_axi_wvalid,
  output wire        s_axi_wready,
  output wire [1:0]  s_axi_bresp,
  output wire        s_axi_bvalid,
  input  wire        s_axi_bready,
  input  wire [20:0] s_axi_araddr,
  input  wire [2:0]  s_axi_arprot,
  input  wire        s_axi_arvalid,
  output wire        s_axi_arready,
  output wire [31:0] s_axi_rdata,
  output wire [1:0]  s_axi_rresp,
  output wire        s_axi_rvalid,
  input  wire        s_axi_rready,
  output reg         reset_asked,  // the host wants the NIC to be reset
  output wire        irq,  // level; high while an enabled interrupt is pending
  output wire [47:0] settings_mac,  // our MAC address
  output wire        settings_enable,  // the data path runs
  output wire [5:0]  settings_check_trim_dscp,  // wire_dscp_trim: DSCP of trimmed packets, reset 9
  output wire [6:0]  settings_check_trim_last_dscp,  // wire_dscp_trim_last: second DSCP of trimmed packets; 64 = off, the reset value
  output wire        settings_check_trim_icrc_optional,  // wire_trim_icrc_optional: trimmed packets count with a wrong ICRC, reset 1
  output wire [3:0]  settings_check_transport_version,  // wire_tver: transport version, reset 0
  output wire [15:0] settings_choice_udp_port,  // wire_port.udp: destination port of what we send and take
  output wire [2:0]  settings_choice_retrans,  // wire_choice.retrans: Retrans stands so many bits behind bit 65 of BTH, 0 to 6
  output wire        settings_choice_sack_bytes,  // wire_choice.sack_bytes: the bytes of the bitmap of SACKETH in the other order
  output wire        settings_choice_sack_bits,  // wire_choice.sack_bits: the bits of each of its bytes in the other order
  output wire        settings_choice_sack_missing,  // wire_choice.sack_missing: 1 means missing
  output wire [7:0]  settings_time_to_live,  // wire_ttl
  output wire [15:0] settings_source_port_base,  // wire_sport_base
  output wire [5:0]  settings_dscp_data,  // wire_dscp.data: of packets with payload
  output wire [5:0]  settings_dscp_request,  // wire_dscp.req: of requests without payload
  output wire [5:0]  settings_dscp_control,  // wire_dscp.ctrl: of acknowledgements
  output wire [5:0]  settings_dscp_probe,  // wire_rtt.dscp: of RTT Responses
  output wire [4:0]  settings_ack_every,  // rel_ack_n: 1 to 16
  output wire [15:0] settings_ack_delay,  // rel_ack_delay, in 1/16 us
  output wire        settings_ack_on_end,  // rel_ack_on_eom
  output wire        settings_rotate,  // rel_sack_rotate
  output wire        settings_trim_nak,  // rel_trim_nak
  output wire        settings_trim_local,  // rel_trim_local
  output wire [2:0]  settings_srtt_shift,  // rel_srtt_shift
  output wire [11:0] settings_jitter,  // rel_jitter, in 1/16 us
  output wire [3:0]  settings_tail_probe_multiple,  // rel_tlp_mult, 0 off
  output wire [2:0]  settings_backoff_most,  // rel_rto_backoff_max
  output wire [19:0] settings_burst,  // cc_burst in bytes
  output wire [23:0] settings_quiet,  // qp_quiet: a queue pair is refused so long after its reset, in 1/16 us
  output wire [7:0]  settings_events_count,  // as soon as so many events wait
  output wire [15:0] settings_events_time,  // or as soon as one has waited so long, in 1/16 us
  output wire        send_doorbell_valid,
  input  wire        send_doorbell_ready,
  output wire [3:0]  send_doorbell_payload_qp,  // queue pair, local number
  output wire [15:0] send_doorbell_payload_producer,  // free-running count of posted requests, modulo 65536
  output wire        receive_doorbell_valid,
  input  wire        receive_doorbell_ready,
  output wire [3:0]  receive_doorbell_payload_qp,  // queue pair, local number
  output wire [15:0] receive_doorbell_payload_producer,  // free-running count of posted requests, modulo 65536
  output wire        consumed_valid,
  input  wire        consumed_ready,
  output wire [3:0]  consumed_payload_queue,
  output wire [15:0] consumed_payload_consumer,  // free-running count of entries read, modulo 65536
  output wire        consumed_payload_arm,  // interrupt at the next completion
  // owners_pairs: queue pairs: with a new life, and when it is reset
  input  wire        owners_pairs_valid,
  input  wire [3:0]  owners_pairs_value_object,  // its number
  input  wire        owners_pairs_value_exists,  // it exists; else it listens to nobody
  input  wire [7:0]  owners_pairs_value_page,  // page of doorbells; 0 = that of the kernel
  // owners_queues: completion queues
  input  wire        owners_queues_valid,
  input  wire [3:0]  owners_queues_value_object,  // its number
  input  wire        owners_queues_value_exists,  // it exists; else it listens to nobody
  input  wire [7:0]  owners_queues_value_page,  // page of doorbells; 0 = that of the kernel
  // command: one pulse per command
  output wire        command_valid,
  output wire [7:0]  command_value_code,  // Command, or a code that none has
  output wire [31:0] command_value_target,  // queue pair, completion queue, address handle or MR key
  // command_value_arguments: as the command says
  output wire [31:0] command_value_arguments_0,
  output wire [31:0] command_value_arguments_1,
  output wire [31:0] command_value_arguments_2,
  output wire [31:0] command_value_arguments_3,
  output wire [31:0] command_value_arguments_4,
  output wire [31:0] command_value_arguments_5,
  output wire [31:0] command_value_arguments_6,
  output wire [31:0] command_value_arguments_7,
  output wire [31:0] command_value_arguments_8,
  output wire [31:0] command_value_arguments_9,
  output wire [31:0] command_value_arguments_10,
  output wire [31:0] command_value_arguments_11,
  output wire [31:0] command_value_arguments_12,
  output wire [31:0] command_value_arguments_13,
  output wire [31:0] command_value_arguments_14,
  output wire [31:0] command_value_arguments_15,
  output wire [31:0] command_value_arguments_16,
  output wire [31:0] command_value_arguments_17,
  output wire [31:0] command_value_arguments_18,
  output wire [31:0] command_value_arguments_19,
  output wire [31:0] command_value_arguments_20,
  output wire [31:0] command_value_arguments_21,
  output wire [31:0] command_value_arguments_22,
  output wire [31:0] command_value_arguments_23,
  input  wire        answer_busy,  // a command is running, or the tables are being cleared after reset
  input  wire        answer_done,  // one pulse when a command has ended
  input  wire [5:0]  answer_result,
  // answer_words: of a query
  input  wire [31:0] answer_words_0,
  input  wire [31:0] answer_words_1,
  input  wire [31:0] answer_words_2,
  input  wire [31:0] answer_words_3,
  // received: one verdict per frame but those of acknowledgements
  input  wire        received_valid,
  input  wire [5:0]  received_value,
  // acknowledged: the verdicts on acknowledgements
  input  wire        acknowledged_valid,
  input  wire [5:0]  acknowledged_value,
  input  wire        events_packet,
  input  wire        events_resend,
  input  wire        events_ack,
  input  wire        events_sack,
  input  wire        events_drop_nak,
  input  wire        events_rnr_nak,
  input  wire        events_fatal_nak,
  input  wire        events_nak_full,
  input  wire        events_timeout,
  input  wire        events_tail_probe,
  input  wire        events_rnr_wait,
  input  wire        events_send_completion,
  input  wire        events_receive_completion,
  input  wire        events_overflow,
  input  wire        events_bus_error,
  input  wire        events_failed,
  input  wire        events_becn,
  input  wire        events_write_refused,
  input  wire        events_response,
  input  wire        events_send_beyond,
  input  wire        events_receive_beyond,
  input  wire        events_data_response,
  input  wire        events_read,
  input  wire        events_atomic,
  input  wire        events_invalidation,
  input  wire        events_read_timeout,
  input  wire        events_denied,
  input  wire        completed,  // an armed completion queue has a completion
  // events_read: the host has read an event queue
  output wire        events_read_valid,
  output wire [2:0]  events_read_value_queue,
  output wire [15:0] events_read_value_consumer,  // so many, modulo 2^16
  // event_settings: of each event queue
  output wire [7:0]  event_settings_0_count,  // as soon as so many events wait
  output wire [15:0] event_settings_0_time,  // or as soon as one has waited so long, in 1/16 us
  output wire [7:0]  event_settings_1_count,  // as soon as so many events wait
  output wire [15:0] event_settings_1_time,  // or as soon as one has waited so long, in 1/16 us
  output wire [7:0]  event_settings_2_count,  // as soon as so many events wait
  output wire [15:0] event_settings_2_time,  // or as soon as one has waited so long, in 1/16 us
  output wire [7:0]  event_settings_3_count,  // as soon as so many events wait
  output wire [15:0] event_settings_3_time,  // or as soon as one has waited so long, in 1/16 us
  output wire [7:0]  event_settings_4_count,  // as soon as so many events wait
  output wire [15:0] event_settings_4_time,  // or as soon as one has waited so long, in 1/16 us
  output wire [7:0]  event_settings_5_count,  // as soon as so many events wait
  output wire [15:0] event_settings_5_time,  // or as soon as one has waited so long, in 1/16 us
  output wire [7:0]  event_settings_6_count,  // as soon as so many events wait
  output wire [15:0] event_settings_6_time,  // or as soon as one has waited so long, in 1/16 us
  output wire [7:0]  event_settings_7_count,  // as soon as so many events wait
  output wire [15:0] event_settings_7_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire        full,  // an event queue had no room
  output wire        denied,  // a doorbell was not let through
  input  wire [31:0] now  // in 1/16 us
);
  localparam [5:0] ROW_RX_FCS          = 6'd0;
  localparam [5:0] ROW_RX_LONG         = 6'd1;
  localparam [5:0] ROW_RX_OTHER        = 6'd2;
  localparam [5:0] ROW_RX_IP_HDR       = 6'd3;
  localparam [5:0] ROW_RX_IP_CSUM      = 6'd4;
  localparam [5:0] ROW_RX_IP_FRAG      = 6'd5;
  localparam [5:0] ROW_RX_TRIM_SHORT   = 6'd6;
  localparam [5:0] ROW_RX_TRIM_ICRC    = 6'd7;
  localparam [5:0] ROW_RX_TRIM_BAD     = 6'd8;
  localparam [5:0] ROW_RX_TRIM_STALE   = 6'd9;
  localparam [5:0] ROW_RX_TRIM_PAYLOAD = 6'd10;
  localparam [5:0] ROW_RX_TRIM_NAK     = 6'd11;
  localparam [5:0] ROW_RX_LEN_IP       = 6'd12;
  localparam [5:0] ROW_RX_SHORT        = 6'd13;
  localparam [5:0] ROW_RX_LEN_UDP      = 6'd14;
  localparam [5:0] ROW_RX_ICRC         = 6'd15;
  localparam [5:0] ROW_RX_TVER         = 6'd16;
  localparam [5:0] ROW_RX_TRANSPORT    = 6'd17;
  localparam [5:0] ROW_RX_OPCODE       = 6'd18;
  localparam [5:0] ROW_RX_HDR_SHORT    = 6'd19;
  localparam [5:0] ROW_RX_PAD          = 6'd20;
  localparam [5:0] ROW_RX_LEN_OP       = 6'd21;
  localparam [5:0] ROW_RX_QPN          = 6'd22;
  localparam [5:0] ROW_RX_QP_STATE     = 6'd23;
  localparam [5:0] ROW_RX_PKEY         = 6'd24;
  localparam [5:0] ROW_RX_PEER         = 6'd25;
  localparam [5:0] ROW_RX_PROFILE      = 6'd26;
  localparam [5:0] ROW_RX_AETH         = 6'd27;
  localparam [5:0] ROW_RX_SACK         = 6'd28;
  localparam [5:0] ROW_RX_ACK_STALE    = 6'd29;
  localparam [5:0] ROW_RX_ACK_BAD      = 6'd30;
  localparam [5:0] ROW_RX_ACK_FULL     = 6'd31;
  localparam [5:0] ROW_RX_STRAY        = 6'd32;
  localparam [5:0] ROW_RX_DUP          = 6'd33;
  localparam [5:0] ROW_RX_OOR          = 6'd34;
  localparam [5:0] ROW_RX_AFTER_ERR    = 6'd35;
  localparam [5:0] ROW_RX_OOR_MSN      = 6'd36;
  localparam [5:0] ROW_RX_TRIM_LOCAL   = 6'd37;
  localparam [5:0] ROW_RX_NOBUF        = 6'd38;
  localparam [5:0] ROW_RX_BAD_REQ      = 6'd39;
  localparam [5:0] ROW_RX_BAD_OP       = 6'd40;
  localparam [5:0] ROW_RX_ACCESS       = 6'd41;
  localparam [5:0] ROW_RX_RNR          = 6'd42;
  localparam [5:0] ROW_RX_NO_RQE       = 6'd43;
  localparam [5:0] ROW_RX_RQE_FETCH    = 6'd44;
  localparam [5:0] ROW_RX_RQE_LEN      = 6'd45;
  localparam [5:0] ROW_RX_RQE_ACCESS   = 6'd46;
  localparam [5:0] ROW_RX_IRD          = 6'd47;
  localparam [5:0] ROW_RX_BAD_RSP      = 6'd48;
  localparam [5:0] ROW_RX_OK           = 6'd49;
  localparam [5:0] ROW_RX_CNP          = 6'd50;
  localparam [5:0] ROW_RX_RTT_REQUEST  = 6'd51;
  localparam [5:0] ROW_RX_SLOW         = 6'd52;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [7:0]  doorbell_page;
  reg  [15:0] doorbell_number;
  reg         doorbell_denied;
  reg         room;
  reg         shown;
  reg         raised;
  reg         received_rx_fcs;
  reg         acknowledged_rx_fcs;
  reg         received_rx_long;
  reg         acknowledged_rx_long;
  reg         received_rx_other;
  reg         acknowledged_rx_other;
  reg         received_rx_ip_hdr;
  reg         acknowledged_rx_ip_hdr;
  reg         received_rx_ip_csum;
  reg         acknowledged_rx_ip_csum;
  reg         received_rx_ip_frag;
  reg         acknowledged_rx_ip_frag;
  reg         received_rx_trim_short;
  reg         acknowledged_rx_trim_short;
  reg         received_rx_trim_icrc;
  reg         acknowledged_rx_trim_icrc;
  reg         received_rx_trim_bad;
  reg         acknowledged_rx_trim_bad;
  reg         received_rx_trim_stale;
  reg         acknowledged_rx_trim_stale;
  reg         received_rx_trim_payload;
  reg         acknowledged_rx_trim_payload;
  reg         received_rx_trim_nak;
  reg         acknowledged_rx_trim_nak;
  reg         received_rx_len_ip;
  reg         acknowledged_rx_len_ip;
  reg         received_rx_short;
  reg         acknowledged_rx_short;
  reg         received_rx_len_udp;
  reg         acknowledged_rx_len_udp;
  reg         received_rx_icrc;
  reg         acknowledged_rx_icrc;
  reg         received_rx_tver;
  reg         acknowledged_rx_tver;
  reg         received_rx_transport;
  reg         acknowledged_rx_transport;
  reg         received_rx_opcode;
  reg         acknowledged_rx_opcode;
  reg         received_rx_hdr_short;
  reg         acknowledged_rx_hdr_short;
  reg         received_rx_pad;
  reg         acknowledged_rx_pad;
  reg         received_rx_len_op;
  reg         acknowledged_rx_len_op;
  reg         received_rx_qpn;
  reg         acknowledged_rx_qpn;
  reg         received_rx_qp_state;
  reg         acknowledged_rx_qp_state;
  reg         received_rx_pkey;
  reg         acknowledged_rx_pkey;
  reg         received_rx_peer;
  reg         acknowledged_rx_peer;
  reg         received_rx_profile;
  reg         acknowledged_rx_profile;
  reg         received_rx_aeth;
  reg         acknowledged_rx_aeth;
  reg         received_rx_sack;
  reg         acknowledged_rx_sack;
  reg         received_rx_ack_stale;
  reg         acknowledged_rx_ack_stale;
  reg         received_rx_ack_bad;
  reg         acknowledged_rx_ack_bad;
  reg         received_rx_ack_full;
  reg         acknowledged_rx_ack_full;
  reg         received_rx_stray;
  reg         acknowledged_rx_stray;
  reg         received_rx_dup;
  reg         acknowledged_rx_dup;
  reg         received_rx_oor;
  reg         acknowledged_rx_oor;
  reg         received_rx_after_err;
  reg         acknowledged_rx_after_err;
  reg         received_rx_oor_msn;
  reg         acknowledged_rx_oor_msn;
  reg         received_rx_trim_local;
  reg         acknowledged_rx_trim_local;
  reg         received_rx_nobuf;
  reg         acknowledged_rx_nobuf;
  reg         received_rx_bad_req;
  reg         acknowledged_rx_bad_req;
  reg         received_rx_bad_op;
  reg         acknowledged_rx_bad_op;
  reg         received_rx_access;
  reg         acknowledged_rx_access;
  reg         received_rx_rnr;
  reg         acknowledged_rx_rnr;
  reg         received_rx_no_rqe;
  reg         acknowledged_rx_no_rqe;
  reg         received_rx_rqe_fetch;
  reg         acknowledged_rx_rqe_fetch;
  reg         received_rx_rqe_len;
  reg         acknowledged_rx_rqe_len;
  reg         received_rx_rqe_access;
  reg         acknowledged_rx_rqe_access;
  reg         received_rx_ird;
  reg         acknowledged_rx_ird;
  reg         received_rx_bad_rsp;
  reg         acknowledged_rx_bad_rsp;
  reg         received_rx_ok;
  reg         acknowledged_rx_ok;
  reg         received_rx_cnp;
  reg         acknowledged_rx_cnp;
  reg         received_rx_rtt_request;
  reg         acknowledged_rx_rtt_request;
  reg         received_rx_slow;
  reg         acknowledged_rx_slow;
  reg         event_tx_packets;
  reg         event_tx_resends;
  reg         event_tx_acks;
  reg         event_tx_sacks;
  reg         event_tx_drop_naks;
  reg         event_tx_rnr_naks;
  reg         event_tx_fatal_naks;
  reg         event_tx_nak_full;
  reg         event_timeouts;
  reg         event_tail_probes;
  reg         event_rnr_waits;
  reg         event_send_completions;
  reg         event_receive_completions;
  reg         event_cq_overflow;
  reg         event_rx_local;
  reg         event_qp_errors;
  reg         event_becn_received;
  reg         event_writes_refused;
  reg         event_tx_rtt_responses;
  reg         event_send_beyond;
  reg         event_receive_beyond;
  reg         event_tx_responses;
  reg         event_tx_reads;
  reg         event_atomics;
  reg         event_invalidations;
  reg         event_read_timeouts;
  reg         event_doorbell_denied;
  wire        registers_s_axi_awready;
  wire        registers_control_control_reset;
  wire        registers_control_send_doorbell_written;
  wire [15:0] registers_control_send_doorbell_producer;
  wire [15:0] registers_control_send_doorbell_qp;
  wire        registers_control_receive_doorbell_written;
  wire [15:0] registers_control_receive_doorbell_producer;
  wire [15:0] registers_control_receive_doorbell_qp;
  wire        registers_control_completion_doorbell_written;
  wire [15:0] registers_control_completion_doorbell_consumer;
  wire [14:0] registers_control_completion_doorbell_cq;
  wire        registers_control_completion_doorbell_arm;
  wire        registers_control_interrupt_status_completion;
  wire        registers_control_interrupt_status_command;
  wire        registers_control_interrupt_status_queue_pair;
  wire        registers_control_interrupt_status_overflow;
  wire        registers_control_interrupt_status_bus;
  wire        registers_control_interrupt_status_eq_full;
  wire        registers_control_interrupt_status_denied;
  wire [8:0]  registers_control_interrupt_enable_mask;
  wire        pair_doorbells_is_owner;
  wire        send_queue_in_ready;
  wire [4:0]  send_queue_level;
  wire        receive_queue_in_ready;
  wire [4:0]  receive_queue_level;
  wire        queue_doorbells_is_owner;
  wire        completion_queue_in_ready;
  wire [4:0]  completion_queue_level;

  wire        passing = room | shown;
  wire        registers_s_axi_awvalid = s_axi_awvalid & passing;
  wire        send_queue_in_valid = registers_control_send_doorbell_written & pair_doorbells_is_owner;
  wire        send_denies = registers_control_send_doorbell_written & ~pair_doorbells_is_owner;
  wire        send = send_queue_level <= 5'd13;
  wire        receive_queue_in_valid = registers_control_receive_doorbell_written & pair_doorbells_is_owner;
  wire        receive_denies = send_denies |
                               (registers_control_receive_doorbell_written & ~pair_doorbells_is_owner);
  wire        receive = receive_queue_level <= 5'd13;
  wire        completion_queue_in_valid = registers_control_completion_doorbell_written &
                                          queue_doorbells_is_owner;
  wire        completion_denies = receive_denies |
                                  (registers_control_completion_doorbell_written & ~queue_doorbells_is_owner);
  wire        completion = completion_queue_level <= 5'd13;
  wire        all_wire = send & receive & completion;
  wire        beside_registers = |s_axi_awaddr[19:11];
  wire        beside_page = |s_axi_awaddr[11:4];
  wire [10:0] registers_s_axi_awaddr = s_axi_awaddr[20] ?
                                       (beside_page ? 11'd272 : {7'd16, s_axi_awaddr[3:0]}) :
                                       beside_registers ? 11'd272 : s_axi_awaddr[10:0];
  wire        beside_registers_2 = |s_axi_araddr[19:11];
  wire        beside_page_2 = |s_axi_araddr[11:4];
  wire [10:0] registers_s_axi_araddr = s_axi_araddr[20] ?
                                       (beside_page_2 ? 11'd272 : {7'd16, s_axi_araddr[3:0]}) :
                                       beside_registers_2 ? 11'd272 : s_axi_araddr[10:0];
  wire        _received_rx_fcs_and = received_rx_fcs & acknowledged_rx_fcs;
  wire        _received_rx_fcs_xor = received_rx_fcs ^ acknowledged_rx_fcs;
  wire        _received_rx_long_and = received_rx_long & acknowledged_rx_long;
  wire        _received_rx_long_xor = received_rx_long ^ acknowledged_rx_long;
  wire        _received_rx_other_and = received_rx_other & acknowledged_rx_other;
  wire        _received_rx_other_xor = received_rx_other ^ acknowledged_rx_other;
  wire        _received_rx_ip_hdr_and = received_rx_ip_hdr & acknowledged_rx_ip_hdr;
  wire        _received_rx_ip_hdr_xor = received_rx_ip_hdr ^ acknowledged_rx_ip_hdr;
  wire        _received_rx_ip_csum_and = received_rx_ip_csum & acknowledged_rx_ip_csum;
  wire        _received_rx_ip_csum_xor = received_rx_ip_csum ^ acknowledged_rx_ip_csum;
  wire        _received_rx_ip_frag_and = received_rx_ip_frag & acknowledged_rx_ip_frag;
  wire        _received_rx_ip_frag_xor = received_rx_ip_frag ^ acknowledged_rx_ip_frag;
  wire        _received_rx_trim_short_and = received_rx_trim_short & acknowledged_rx_trim_short;
  wire        _received_rx_trim_short_xor = received_rx_trim_short ^ acknowledged_rx_trim_short;
  wire        _received_rx_trim_icrc_and = received_rx_trim_icrc & acknowledged_rx_trim_icrc;
  wire        _received_rx_trim_icrc_xor = received_rx_trim_icrc ^ acknowledged_rx_trim_icrc;
  wire        _received_rx_trim_bad_and = received_rx_trim_bad & acknowledged_rx_trim_bad;
  wire        _received_rx_trim_bad_xor = received_rx_trim_bad ^ acknowledged_rx_trim_bad;
  wire        _received_rx_trim_stale_and = received_rx_trim_stale & acknowledged_rx_trim_stale;
  wire        _received_rx_trim_stale_xor = received_rx_trim_stale ^ acknowledged_rx_trim_stale;
  wire        _received_rx_trim_payload_and = received_rx_trim_payload & acknowledged_rx_trim_payload;
  wire        _received_rx_trim_payload_xor = received_rx_trim_payload ^ acknowledged_rx_trim_payload;
  wire        _received_rx_trim_nak_and = received_rx_trim_nak & acknowledged_rx_trim_nak;
  wire        _received_rx_trim_nak_xor = received_rx_trim_nak ^ acknowledged_rx_trim_nak;
  wire        _received_rx_len_ip_and = received_rx_len_ip & acknowledged_rx_len_ip;
  wire        _received_rx_len_ip_xor = received_rx_len_ip ^ acknowledged_rx_len_ip;
  wire        _received_rx_short_and = received_rx_short & acknowledged_rx_short;
  wire        _received_rx_short_xor = received_rx_short ^ acknowledged_rx_short;
  wire        _received_rx_len_udp_and = received_rx_len_udp & acknowledged_rx_len_udp;
  wire        _received_rx_len_udp_xor = received_rx_len_udp ^ acknowledged_rx_len_udp;
  wire        _received_rx_icrc_and = received_rx_icrc & acknowledged_rx_icrc;
  wire        _received_rx_icrc_xor = received_rx_icrc ^ acknowledged_rx_icrc;
  wire        _received_rx_tver_and = received_rx_tver & acknowledged_rx_tver;
  wire        _received_rx_tver_xor = received_rx_tver ^ acknowledged_rx_tver;
  wire        _received_rx_transport_and = received_rx_transport & acknowledged_rx_transport;
  wire        _received_rx_transport_xor = received_rx_transport ^ acknowledged_rx_transport;
  wire        _received_rx_opcode_and = received_rx_opcode & acknowledged_rx_opcode;
  wire        _received_rx_opcode_xor = received_rx_opcode ^ acknowledged_rx_opcode;
  wire        _received_rx_hdr_short_and = received_rx_hdr_short & acknowledged_rx_hdr_short;
  wire        _received_rx_hdr_short_xor = received_rx_hdr_short ^ acknowledged_rx_hdr_short;
  wire        _received_rx_pad_and = received_rx_pad & acknowledged_rx_pad;
  wire        _received_rx_pad_xor = received_rx_pad ^ acknowledged_rx_pad;
  wire        _received_rx_len_op_and = received_rx_len_op & acknowledged_rx_len_op;
  wire        _received_rx_len_op_xor = received_rx_len_op ^ acknowledged_rx_len_op;
  wire        _received_rx_qpn_and = received_rx_qpn & acknowledged_rx_qpn;
  wire        _received_rx_qpn_xor = received_rx_qpn ^ acknowledged_rx_qpn;
  wire        _received_rx_qp_state_and = received_rx_qp_state & acknowledged_rx_qp_state;
  wire        _received_rx_qp_state_xor = received_rx_qp_state ^ acknowledged_rx_qp_state;
  wire        _received_rx_pkey_and = received_rx_pkey & acknowledged_rx_pkey;
  wire        _received_rx_pkey_xor = received_rx_pkey ^ acknowledged_rx_pkey;
  wire        _received_rx_peer_and = received_rx_peer & acknowledged_rx_peer;
  wire        _received_rx_peer_xor = received_rx_peer ^ acknowledged_rx_peer;
  wire        _received_rx_profile_and = received_rx_profile & acknowledged_rx_profile;
  wire        _received_rx_profile_xor = received_rx_profile ^ acknowledged_rx_profile;
  wire        _received_rx_aeth_and = received_rx_aeth & acknowledged_rx_aeth;
  wire        _received_rx_aeth_xor = received_rx_aeth ^ acknowledged_rx_aeth;
  wire        _received_rx_sack_and = received_rx_sack & acknowledged_rx_sack;
  wire        _received_rx_sack_xor = received_rx_sack ^ acknowledged_rx_sack;
  wire        _received_rx_ack_stale_and = received_rx_ack_stale & acknowledged_rx_ack_stale;
  wire        _received_rx_ack_stale_xor = received_rx_ack_stale ^ acknowledged_rx_ack_stale;
  wire        _received_rx_ack_bad_and = received_rx_ack_bad & acknowledged_rx_ack_bad;
  wire        _received_rx_ack_bad_xor = received_rx_ack_bad ^ acknowledged_rx_ack_bad;
  wire        _received_rx_ack_full_and = received_rx_ack_full & acknowledged_rx_ack_full;
  wire        _received_rx_ack_full_xor = received_rx_ack_full ^ acknowledged_rx_ack_full;
  wire        _received_rx_stray_and = received_rx_stray & acknowledged_rx_stray;
  wire        _received_rx_stray_xor = received_rx_stray ^ acknowledged_rx_stray;
  wire        _received_rx_dup_and = received_rx_dup & acknowledged_rx_dup;
  wire        _received_rx_dup_xor = received_rx_dup ^ acknowledged_rx_dup;
  wire        _received_rx_oor_and = received_rx_oor & acknowledged_rx_oor;
  wire        _received_rx_oor_xor = received_rx_oor ^ acknowledged_rx_oor;
  wire        _received_rx_after_err_and = received_rx_after_err & acknowledged_rx_after_err;
  wire        _received_rx_after_err_xor = received_rx_after_err ^ acknowledged_rx_after_err;
  wire        _received_rx_oor_msn_and = received_rx_oor_msn & acknowledged_rx_oor_msn;
  wire        _received_rx_oor_msn_xor = received_rx_oor_msn ^ acknowledged_rx_oor_msn;
  wire        _received_rx_trim_local_and = received_rx_trim_local & acknowledged_rx_trim_local;
  wire        _received_rx_trim_local_xor = received_rx_trim_local ^ acknowledged_rx_trim_local;
  wire        _received_rx_nobuf_and = received_rx_nobuf & acknowledged_rx_nobuf;
  wire        _received_rx_nobuf_xor = received_rx_nobuf ^ acknowledged_rx_nobuf;
  wire        _received_rx_bad_req_and = received_rx_bad_req & acknowledged_rx_bad_req;
  wire        _received_rx_bad_req_xor = received_rx_bad_req ^ acknowledged_rx_bad_req;
  wire        _received_rx_bad_op_and = received_rx_bad_op & acknowledged_rx_bad_op;
  wire        _received_rx_bad_op_xor = received_rx_bad_op ^ acknowledged_rx_bad_op;
  wire        _received_rx_access_and = received_rx_access & acknowledged_rx_access;
  wire        _received_rx_access_xor = received_rx_access ^ acknowledged_rx_access;
  wire        _received_rx_rnr_and = received_rx_rnr & acknowledged_rx_rnr;
  wire        _received_rx_rnr_xor = received_rx_rnr ^ acknowledged_rx_rnr;
  wire        _received_rx_no_rqe_and = received_rx_no_rqe & acknowledged_rx_no_rqe;
  wire        _received_rx_no_rqe_xor = received_rx_no_rqe ^ acknowledged_rx_no_rqe;
  wire        _received_rx_rqe_fetch_and = received_rx_rqe_fetch & acknowledged_rx_rqe_fetch;
  wire        _received_rx_rqe_fetch_xor = received_rx_rqe_fetch ^ acknowledged_rx_rqe_fetch;
  wire        _received_rx_rqe_len_and = received_rx_rqe_len & acknowledged_rx_rqe_len;
  wire        _received_rx_rqe_len_xor = received_rx_rqe_len ^ acknowledged_rx_rqe_len;
  wire        _received_rx_rqe_access_and = received_rx_rqe_access & acknowledged_rx_rqe_access;
  wire        _received_rx_rqe_access_xor = received_rx_rqe_access ^ acknowledged_rx_rqe_access;
  wire        _received_rx_ird_and = received_rx_ird & acknowledged_rx_ird;
  wire        _received_rx_ird_xor = received_rx_ird ^ acknowledged_rx_ird;
  wire        _received_rx_bad_rsp_and = received_rx_bad_rsp & acknowledged_rx_bad_rsp;
  wire        _received_rx_bad_rsp_xor = received_rx_bad_rsp ^ acknowledged_rx_bad_rsp;
  wire        _received_rx_ok_and = received_rx_ok & acknowledged_rx_ok;
  wire        _received_rx_ok_xor = received_rx_ok ^ acknowledged_rx_ok;
  wire        _received_rx_cnp_and = received_rx_cnp & acknowledged_rx_cnp;
  wire        _received_rx_cnp_xor = received_rx_cnp ^ acknowledged_rx_cnp;
  wire        _received_rx_rtt_request_and = received_rx_rtt_request & acknowledged_rx_rtt_request;
  wire        _received_rx_rtt_request_xor = received_rx_rtt_request ^ acknowledged_rx_rtt_request;
  wire        _received_rx_slow_and = received_rx_slow & acknowledged_rx_slow;
  wire        _received_rx_slow_xor = received_rx_slow ^ acknowledged_rx_slow;

  CsrBlock_small registers (
    .clk(clk),
    .rst(in_reset),
    .s_axi_awaddr(registers_s_axi_awaddr),
    .s_axi_awprot(s_axi_awprot),
    .s_axi_awvalid(registers_s_axi_awvalid),
    .s_axi_awready(registers_s_axi_awready),
    .s_axi_wdata(s_axi_wdata),
    .s_axi_wstrb(s_axi_wstrb),
    .s_axi_wvalid(s_axi_wvalid),
    .s_axi_wready(s_axi_wready),
    .s_axi_bresp(s_axi_bresp),
    .s_axi_bvalid(s_axi_bvalid),
    .s_axi_bready(s_axi_bready),
    .s_axi_araddr(registers_s_axi_araddr),
    .s_axi_arprot(s_axi_arprot),
    .s_axi_arvalid(s_axi_arvalid),
    .s_axi_arready(s_axi_arready),
    .s_axi_rdata(s_axi_rdata),
    .s_axi_rresp(s_axi_rresp),
    .s_axi_rvalid(s_axi_rvalid),
    .s_axi_rready(s_axi_rready),
    .control_control_enable(settings_enable),
    .control_control_reset(registers_control_control_reset),
    .control_mac_address(settings_mac),
    .control_wire_port_udp(settings_choice_udp_port),
    .control_wire_rtt_dscp(settings_dscp_probe),
    .control_wire_ttl(settings_time_to_live),
    .control_wire_tver(settings_check_transport_version),
    .control_wire_trim_icrc_optional(settings_check_trim_icrc_optional),
    .control_wire_sport_base(settings_source_port_base),
    .control_wire_dscp_data(settings_dscp_data),
    .control_wire_dscp_req(settings_dscp_request),
    .control_wire_dscp_ctrl(settings_dscp_control),
    .control_wire_dscp_trim(settings_check_trim_dscp),
    .control_wire_dscp_trim_last(settings_check_trim_last_dscp),
    .control_wire_choice_retrans(settings_choice_retrans),
    .control_wire_choice_sack_bytes(settings_choice_sack_bytes),
    .control_wire_choice_sack_bits(settings_choice_sack_bits),
    .control_wire_choice_sack_missing(settings_choice_sack_missing),
    .control_rel_ack_n(settings_ack_every),
    .control_rel_ack_on_eom(settings_ack_on_end),
    .control_rel_ack_delay(settings_ack_delay),
    .control_rel_sack_rotate(settings_rotate),
    .control_rel_trim_nak(settings_trim_nak),
    .control_rel_trim_local(settings_trim_local),
    .control_rel_srtt_shift(settings_srtt_shift),
    .control_rel_jitter_time(settings_jitter),
    .control_rel_tlp_mult(settings_tail_probe_multiple),
    .control_rel_rto_backoff_max(settings_backoff_most),
    .control_cc_burst_bytes(settings_burst),
    .control_qp_quiet_time(settings_quiet),
    .control_send_doorbell_written(registers_control_send_doorbell_written),
    .control_send_doorbell_producer(registers_control_send_doorbell_producer),
    .control_send_doorbell_qp(registers_control_send_doorbell_qp),
    .control_receive_doorbell_written(registers_control_receive_doorbell_written),
    .control_receive_doorbell_producer(registers_control_receive_doorbell_producer),
    .control_receive_doorbell_qp(registers_control_receive_doorbell_qp),
    .control_completion_doorbell_written(registers_control_completion_doorbell_written),
    .control_completion_doorbell_consumer(registers_control_completion_doorbell_consumer),
    .control_completion_doorbell_cq(registers_control_completion_doorbell_cq),
    .control_completion_doorbell_arm(registers_control_completion_doorbell_arm),
    .control_interrupt_status_completion(registers_control_interrupt_status_completion),
    .control_interrupt_status_command(registers_control_interrupt_status_command),
    .control_interrupt_status_queue_pair(registers_control_interrupt_status_queue_pair),
    .control_interrupt_status_overflow(registers_control_interrupt_status_overflow),
    .control_interrupt_status_bus(registers_control_interrupt_status_bus),
    .control_interrupt_status_eq_full(registers_control_interrupt_status_eq_full),
    .control_interrupt_status_denied(registers_control_interrupt_status_denied),
    .control_interrupt_enable_mask(registers_control_interrupt_enable_mask),
    .control_interrupt_moderation_count(settings_events_count),
    .control_interrupt_moderation_time(settings_events_time),
    .control_eq_moderation_0_eq_count(event_settings_0_count),
    .control_eq_moderation_0_eq_time(event_settings_0_time),
    .control_eq_moderation_1_eq_count(event_settings_1_count),
    .control_eq_moderation_1_eq_time(event_settings_1_time),
    .control_eq_moderation_2_eq_count(event_settings_2_count),
    .control_eq_moderation_2_eq_time(event_settings_2_time),
    .control_eq_moderation_3_eq_count(event_settings_3_count),
    .control_eq_moderation_3_eq_time(event_settings_3_time),
    .control_eq_moderation_4_eq_count(event_settings_4_count),
    .control_eq_moderation_4_eq_time(event_settings_4_time),
    .control_eq_moderation_5_eq_count(event_settings_5_count),
    .control_eq_moderation_5_eq_time(event_settings_5_time),
    .control_eq_moderation_6_eq_count(event_settings_6_count),
    .control_eq_moderation_6_eq_time(event_settings_6_time),
    .control_eq_moderation_7_eq_count(event_settings_7_count),
    .control_eq_moderation_7_eq_time(event_settings_7_time),
    .control_eq_doorbell_written(events_read_valid),
    .control_eq_doorbell_consumer(events_read_value_consumer),
    .control_eq_doorbell_eq(events_read_value_queue),
    .control_command_written(command_valid),
    .control_command_code(command_value_code),
    .control_command_target_number(command_value_target),
    .control_command_argument_0_word_value(command_value_arguments_0),
    .control_command_argument_1_word_value(command_value_arguments_1),
    .control_command_argument_2_word_value(command_value_arguments_2),
    .control_command_argument_3_word_value(command_value_arguments_3),
    .control_command_argument_4_word_value(command_value_arguments_4),
    .control_command_argument_5_word_value(command_value_arguments_5),
    .control_command_argument_6_word_value(command_value_arguments_6),
    .control_command_argument_7_word_value(command_value_arguments_7),
    .control_command_argument_8_word_value(command_value_arguments_8),
    .control_command_argument_9_word_value(command_value_arguments_9),
    .control_command_argument_10_word_value(command_value_arguments_10),
    .control_command_argument_11_word_value(command_value_arguments_11),
    .control_command_argument_12_word_value(command_value_arguments_12),
    .control_command_argument_13_word_value(command_value_arguments_13),
    .control_command_argument_14_word_value(command_value_arguments_14),
    .control_command_argument_15_word_value(command_value_arguments_15),
    .control_command_argument_16_word_value(command_value_arguments_16),
    .control_command_argument_17_word_value(command_value_arguments_17),
    .control_command_argument_18_word_value(command_value_arguments_18),
    .control_command_argument_19_word_value(command_value_arguments_19),
    .control_command_argument_20_word_value(command_value_arguments_20),
    .control_command_argument_21_word_value(command_value_arguments_21),
    .control_command_argument_22_word_value(command_value_arguments_22),
    .control_command_argument_23_word_value(command_value_arguments_23),
    .status_time_now(now),
    .status_control_resetting(reset_asked),
    .status_interrupt_status_completion(completed),
    .status_interrupt_status_command(answer_done),
    .status_interrupt_status_queue_pair(events_failed),
    .status_interrupt_status_overflow(events_overflow),
    .status_interrupt_status_bus(events_bus_error),
    .status_interrupt_status_eq_full(full),
    .status_interrupt_status_denied(doorbell_denied),
    .status_command_result_code({2'd0, answer_result}),
    .status_command_result_busy(answer_busy),
    .status_command_answer_0_word_value(answer_words_0),
    .status_command_answer_1_word_value(answer_words_1),
    .status_command_answer_2_word_value(answer_words_2),
    .status_command_answer_3_word_value(answer_words_3),
    .status_command_answer_4_word_value(32'd0),
    .status_command_answer_5_word_value(32'd0),
    .status_command_answer_6_word_value(32'd0),
    .status_command_answer_7_word_value(32'd0),
    .status_command_answer_8_word_value(32'd0),
    .status_command_answer_9_word_value(32'd0),
    .status_command_answer_10_word_value(32'd0),
    .status_command_answer_11_word_value(32'd0),
    .status_rx_fcs_count({_received_rx_fcs_and, _received_rx_fcs_xor}),
    .status_rx_long_count({_received_rx_long_and, _received_rx_long_xor}),
    .status_rx_other_count({_received_rx_other_and, _received_rx_other_xor}),
    .status_rx_ip_hdr_count({_received_rx_ip_hdr_and, _received_rx_ip_hdr_xor}),
    .status_rx_ip_csum_count({_received_rx_ip_csum_and, _received_rx_ip_csum_xor}),
    .status_rx_ip_frag_count({_received_rx_ip_frag_and, _received_rx_ip_frag_xor}),
    .status_rx_trim_short_count({_received_rx_trim_short_and, _received_rx_trim_short_xor}),
    .status_rx_trim_icrc_count({_received_rx_trim_icrc_and, _received_rx_trim_icrc_xor}),
    .status_rx_trim_bad_count({_received_rx_trim_bad_and, _received_rx_trim_bad_xor}),
    .status_rx_trim_stale_count({_received_rx_trim_stale_and, _received_rx_trim_stale_xor}),
    .status_rx_trim_payload_count({_received_rx_trim_payload_and, _received_rx_trim_payload_xor}),
    .status_rx_trim_nak_count({_received_rx_trim_nak_and, _received_rx_trim_nak_xor}),
    .status_rx_len_ip_count({_received_rx_len_ip_and, _received_rx_len_ip_xor}),
    .status_rx_short_count({_received_rx_short_and, _received_rx_short_xor}),
    .status_rx_len_udp_count({_received_rx_len_udp_and, _received_rx_len_udp_xor}),
    .status_rx_icrc_count({_received_rx_icrc_and, _received_rx_icrc_xor}),
    .status_rx_tver_count({_received_rx_tver_and, _received_rx_tver_xor}),
    .status_rx_transport_count({_received_rx_transport_and, _received_rx_transport_xor}),
    .status_rx_opcode_count({_received_rx_opcode_and, _received_rx_opcode_xor}),
    .status_rx_hdr_short_count({_received_rx_hdr_short_and, _received_rx_hdr_short_xor}),
    .status_rx_pad_count({_received_rx_pad_and, _received_rx_pad_xor}),
    .status_rx_len_op_count({_received_rx_len_op_and, _received_rx_len_op_xor}),
    .status_rx_qpn_count({_received_rx_qpn_and, _received_rx_qpn_xor}),
    .status_rx_qp_state_count({_received_rx_qp_state_and, _received_rx_qp_state_xor}),
    .status_rx_pkey_count({_received_rx_pkey_and, _received_rx_pkey_xor}),
    .status_rx_peer_count({_received_rx_peer_and, _received_rx_peer_xor}),
    .status_rx_profile_count({_received_rx_profile_and, _received_rx_profile_xor}),
    .status_rx_aeth_count({_received_rx_aeth_and, _received_rx_aeth_xor}),
    .status_rx_sack_count({_received_rx_sack_and, _received_rx_sack_xor}),
    .status_rx_ack_stale_count({_received_rx_ack_stale_and, _received_rx_ack_stale_xor}),
    .status_rx_ack_bad_count({_received_rx_ack_bad_and, _received_rx_ack_bad_xor}),
    .status_rx_ack_full_count({_received_rx_ack_full_and, _received_rx_ack_full_xor}),
    .status_rx_stray_count({_received_rx_stray_and, _received_rx_stray_xor}),
    .status_rx_dup_count({_received_rx_dup_and, _received_rx_dup_xor}),
    .status_rx_oor_count({_received_rx_oor_and, _received_rx_oor_xor}),
    .status_rx_after_err_count({_received_rx_after_err_and, _received_rx_after_err_xor}),
    .status_rx_oor_msn_count({_received_rx_oor_msn_and, _received_rx_oor_msn_xor}),
    .status_rx_trim_local_count({_received_rx_trim_local_and, _received_rx_trim_local_xor}),
    .status_rx_nobuf_count({_received_rx_nobuf_and, _received_rx_nobuf_xor}),
    .status_rx_bad_req_count({_received_rx_bad_req_and, _received_rx_bad_req_xor}),
    .status_rx_bad_op_count({_received_rx_bad_op_and, _received_rx_bad_op_xor}),
    .status_rx_access_count({_received_rx_access_and, _received_rx_access_xor}),
    .status_rx_rnr_count({_received_rx_rnr_and, _received_rx_rnr_xor}),
    .status_rx_no_rqe_count({_received_rx_no_rqe_and, _received_rx_no_rqe_xor}),
    .status_rx_rqe_fetch_count({_received_rx_rqe_fetch_and, _received_rx_rqe_fetch_xor}),
    .status_rx_rqe_len_count({_received_rx_rqe_len_and, _received_rx_rqe_len_xor}),
    .status_rx_rqe_access_count({_received_rx_rqe_access_and, _received_rx_rqe_access_xor}),
    .status_rx_ird_count({_received_rx_ird_and, _received_rx_ird_xor}),
    .status_rx_bad_rsp_count({_received_rx_bad_rsp_and, _received_rx_bad_rsp_xor}),
    .status_rx_ok_count({_received_rx_ok_and, _received_rx_ok_xor}),
    .status_rx_cnp_count({_received_rx_cnp_and, _received_rx_cnp_xor}),
    .status_rx_rtt_request_count({_received_rx_rtt_request_and, _received_rx_rtt_request_xor}),
    .status_rx_slow_count({_received_rx_slow_and, _received_rx_slow_xor}),
    .status_receive_beyond_count(event_receive_beyond),
    .status_send_beyond_count(event_send_beyond),
    .status_tx_rtt_responses_count(event_tx_rtt_responses),
    .status_writes_refused_count(event_writes_refused),
    .status_becn_received_count(event_becn_received),
    .status_tx_packets_count(event_tx_packets),
    .status_tx_resends_count(event_tx_resends),
    .status_tx_acks_count(event_tx_acks),
    .status_tx_sacks_count(event_tx_sacks),
    .status_tx_drop_naks_count(event_tx_drop_naks),
    .status_tx_rnr_naks_count(event_tx_rnr_naks),
    .status_tx_fatal_naks_count(event_tx_fatal_naks),
    .status_tx_nak_full_count(event_tx_nak_full),
    .status_timeouts_count(event_timeouts),
    .status_tail_probes_count(event_tail_probes),
    .status_rnr_waits_count(event_rnr_waits),
    .status_send_completions_count(event_send_completions),
    .status_receive_completions_count(event_receive_completions),
    .status_cq_overflow_count(event_cq_overflow),
    .status_rx_local_count(event_rx_local),
    .status_qp_errors_count(event_qp_errors),
    .status_tx_responses_count(event_tx_responses),
    .status_tx_reads_count(event_tx_reads),
    .status_atomics_count(event_atomics),
    .status_invalidations_count(event_invalidations),
    .status_read_timeouts_count(event_read_timeouts),
    .status_doorbell_denied_count(event_doorbell_denied)
  );

  DoorbellGuard_16 pairs_guard (
    .clk(clk),
    .rst(in_reset),
    .owner_valid(owners_pairs_valid),
    .owner_value_object(owners_pairs_value_object),
    .owner_value_exists(owners_pairs_value_exists),
    .owner_value_page(owners_pairs_value_page),
    .object(doorbell_number[3:0]),
    .page(doorbell_page),
    .is_owner(pair_doorbells_is_owner)
  );

  Fifo_16_LUTRAM_level #(.WIDTH(20)) send_queue (
    .clk(clk),
    .rst(in_reset),
    .in_valid(send_queue_in_valid),
    .in_ready(send_queue_in_ready),
    .in_payload({registers_control_send_doorbell_qp[3:0], registers_control_send_doorbell_producer}),
    .out_valid(send_doorbell_valid),
    .out_ready(send_doorbell_ready),
    .out_payload({send_doorbell_payload_qp, send_doorbell_payload_producer}),
    .level(send_queue_level)
  );

  Fifo_16_LUTRAM_level #(.WIDTH(20)) receive_queue (
    .clk(clk),
    .rst(in_reset),
    .in_valid(receive_queue_in_valid),
    .in_ready(receive_queue_in_ready),
    .in_payload({registers_control_receive_doorbell_qp[3:0], registers_control_receive_doorbell_producer}),
    .out_valid(receive_doorbell_valid),
    .out_ready(receive_doorbell_ready),
    .out_payload({receive_doorbell_payload_qp, receive_doorbell_payload_producer}),
    .level(receive_queue_level)
  );

  DoorbellGuard_16 queues_guard (
    .clk(clk),
    .rst(in_reset),
    .owner_valid(owners_queues_valid),
    .owner_value_object(owners_queues_value_object),
    .owner_value_exists(owners_queues_value_exists),
    .owner_value_page(owners_queues_value_page),
    .object(doorbell_number[3:0]),
    .page(doorbell_page),
    .is_owner(queue_doorbells_is_owner)
  );

  Fifo_16_LUTRAM_level #(.WIDTH(21)) completion_queue (
    .clk(clk),
    .rst(in_reset),
    .in_valid(completion_queue_in_valid),
    .in_ready(completion_queue_in_ready),
    .in_payload({registers_control_completion_doorbell_cq[3:0],
                 registers_control_completion_doorbell_consumer, registers_control_completion_doorbell_arm}),
    .out_valid(consumed_valid),
    .out_ready(consumed_ready),
    .out_payload({consumed_payload_queue, consumed_payload_consumer, consumed_payload_arm}),
    .level(completion_queue_level)
  );

  assign s_axi_awready = registers_s_axi_awready & passing;
  assign irq = raised;
  assign denied = doorbell_denied;

  // body
  always @(posedge clk) begin
    if (in_reset) begin
      reset_asked <= 1'b0;
    end else if (registers_control_control_reset) begin
      reset_asked <= 1'b1;
    end
  end

  // Doorbells.connect
  always @(posedge clk) begin
    if (in_reset) begin
      doorbell_denied <= 1'b0;
      room <= 1'b0;
    end else begin
      doorbell_denied <= completion_denies;
      room <= all_wire;
    end
  end

  // Doorbells.gated
  always @(posedge clk) begin
    if (in_reset) begin
      shown <= 1'b0;
    end else begin
      shown <= registers_s_axi_awvalid & ~registers_s_axi_awready;
    end
  end

  // interrupts
  always @(posedge clk) begin
    if (in_reset) begin
      raised <= 1'b0;
    end else begin
      raised <= |({registers_control_interrupt_status_denied, registers_control_interrupt_status_eq_full,
                   2'd0, registers_control_interrupt_status_bus, registers_control_interrupt_status_overflow,
                   registers_control_interrupt_status_queue_pair, registers_control_interrupt_status_command,
                   registers_control_interrupt_status_completion} & registers_control_interrupt_enable_mask);
    end
  end

  // counters: received_rx_fcs to received_rx_tver
  always @(posedge clk) begin
    if (in_reset) begin
      received_rx_fcs <= 1'b0;
      acknowledged_rx_fcs <= 1'b0;
      received_rx_long <= 1'b0;
      acknowledged_rx_long <= 1'b0;
      received_rx_other <= 1'b0;
      acknowledged_rx_other <= 1'b0;
      received_rx_ip_hdr <= 1'b0;
      acknowledged_rx_ip_hdr <= 1'b0;
      received_rx_ip_csum <= 1'b0;
      acknowledged_rx_ip_csum <= 1'b0;
      received_rx_ip_frag <= 1'b0;
      acknowledged_rx_ip_frag <= 1'b0;
      received_rx_trim_short <= 1'b0;
      acknowledged_rx_trim_short <= 1'b0;
      received_rx_trim_icrc <= 1'b0;
      acknowledged_rx_trim_icrc <= 1'b0;
      received_rx_trim_bad <= 1'b0;
      acknowledged_rx_trim_bad <= 1'b0;
      received_rx_trim_stale <= 1'b0;
      acknowledged_rx_trim_stale <= 1'b0;
      received_rx_trim_payload <= 1'b0;
      acknowledged_rx_trim_payload <= 1'b0;
      received_rx_trim_nak <= 1'b0;
      acknowledged_rx_trim_nak <= 1'b0;
      received_rx_len_ip <= 1'b0;
      acknowledged_rx_len_ip <= 1'b0;
      received_rx_short <= 1'b0;
      acknowledged_rx_short <= 1'b0;
      received_rx_len_udp <= 1'b0;
      acknowledged_rx_len_udp <= 1'b0;
      received_rx_icrc <= 1'b0;
      acknowledged_rx_icrc <= 1'b0;
      received_rx_tver <= 1'b0;
    end else begin
      received_rx_fcs <= received_valid & (received_value == ROW_RX_FCS);
      acknowledged_rx_fcs <= acknowledged_valid & (acknowledged_value == ROW_RX_FCS);
      received_rx_long <= received_valid & (received_value == ROW_RX_LONG);
      acknowledged_rx_long <= acknowledged_valid & (acknowledged_value == ROW_RX_LONG);
      received_rx_other <= received_valid & (received_value == ROW_RX_OTHER);
      acknowledged_rx_other <= acknowledged_valid & (acknowledged_value == ROW_RX_OTHER);
      received_rx_ip_hdr <= received_valid & (received_value == ROW_RX_IP_HDR);
      acknowledged_rx_ip_hdr <= acknowledged_valid & (acknowledged_value == ROW_RX_IP_HDR);
      received_rx_ip_csum <= received_valid & (received_value == ROW_RX_IP_CSUM);
      acknowledged_rx_ip_csum <= acknowledged_valid & (acknowledged_value == ROW_RX_IP_CSUM);
      received_rx_ip_frag <= received_valid & (received_value == ROW_RX_IP_FRAG);
      acknowledged_rx_ip_frag <= acknowledged_valid & (acknowledged_value == ROW_RX_IP_FRAG);
      received_rx_trim_short <= received_valid & (received_value == ROW_RX_TRIM_SHORT);
      acknowledged_rx_trim_short <= acknowledged_valid & (acknowledged_value == ROW_RX_TRIM_SHORT);
      received_rx_trim_icrc <= received_valid & (received_value == ROW_RX_TRIM_ICRC);
      acknowledged_rx_trim_icrc <= acknowledged_valid & (acknowledged_value == ROW_RX_TRIM_ICRC);
      received_rx_trim_bad <= received_valid & (received_value == ROW_RX_TRIM_BAD);
      acknowledged_rx_trim_bad <= acknowledged_valid & (acknowledged_value == ROW_RX_TRIM_BAD);
      received_rx_trim_stale <= received_valid & (received_value == ROW_RX_TRIM_STALE);
      acknowledged_rx_trim_stale <= acknowledged_valid & (acknowledged_value == ROW_RX_TRIM_STALE);
      received_rx_trim_payload <= received_valid & (received_value == ROW_RX_TRIM_PAYLOAD);
      acknowledged_rx_trim_payload <= acknowledged_valid & (acknowledged_value == ROW_RX_TRIM_PAYLOAD);
      received_rx_trim_nak <= received_valid & (received_value == ROW_RX_TRIM_NAK);
      acknowledged_rx_trim_nak <= acknowledged_valid & (acknowledged_value == ROW_RX_TRIM_NAK);
      received_rx_len_ip <= received_valid & (received_value == ROW_RX_LEN_IP);
      acknowledged_rx_len_ip <= acknowledged_valid & (acknowledged_value == ROW_RX_LEN_IP);
      received_rx_short <= received_valid & (received_value == ROW_RX_SHORT);
      acknowledged_rx_short <= acknowledged_valid & (acknowledged_value == ROW_RX_SHORT);
      received_rx_len_udp <= received_valid & (received_value == ROW_RX_LEN_UDP);
      acknowledged_rx_len_udp <= acknowledged_valid & (acknowledged_value == ROW_RX_LEN_UDP);
      received_rx_icrc <= received_valid & (received_value == ROW_RX_ICRC);
      acknowledged_rx_icrc <= acknowledged_valid & (acknowledged_value == ROW_RX_ICRC);
      received_rx_tver <= received_valid & (received_value == ROW_RX_TVER);
    end
  end

  // counters: acknowledged_rx_tver to acknowledged_rx_stray
  always @(posedge clk) begin
    if (in_reset) begin
      acknowledged_rx_tver <= 1'b0;
      received_rx_transport <= 1'b0;
      acknowledged_rx_transport <= 1'b0;
      received_rx_opcode <= 1'b0;
      acknowledged_rx_opcode <= 1'b0;
      received_rx_hdr_short <= 1'b0;
      acknowledged_rx_hdr_short <= 1'b0;
      received_rx_pad <= 1'b0;
      acknowledged_rx_pad <= 1'b0;
      received_rx_len_op <= 1'b0;
      acknowledged_rx_len_op <= 1'b0;
      received_rx_qpn <= 1'b0;
      acknowledged_rx_qpn <= 1'b0;
      received_rx_qp_state <= 1'b0;
      acknowledged_rx_qp_state <= 1'b0;
      received_rx_pkey <= 1'b0;
      acknowledged_rx_pkey <= 1'b0;
      received_rx_peer <= 1'b0;
      acknowledged_rx_peer <= 1'b0;
      received_rx_profile <= 1'b0;
      acknowledged_rx_profile <= 1'b0;
      received_rx_aeth <= 1'b0;
      acknowledged_rx_aeth <= 1'b0;
      received_rx_sack <= 1'b0;
      acknowledged_rx_sack <= 1'b0;
      received_rx_ack_stale <= 1'b0;
      acknowledged_rx_ack_stale <= 1'b0;
      received_rx_ack_bad <= 1'b0;
      acknowledged_rx_ack_bad <= 1'b0;
      received_rx_ack_full <= 1'b0;
      acknowledged_rx_ack_full <= 1'b0;
      received_rx_stray <= 1'b0;
      acknowledged_rx_stray <= 1'b0;
    end else begin
      acknowledged_rx_tver <= acknowledged_valid & (acknowledged_value == ROW_RX_TVER);
      received_rx_transport <= received_valid & (received_value == ROW_RX_TRANSPORT);
      acknowledged_rx_transport <= acknowledged_valid & (acknowledged_value == ROW_RX_TRANSPORT);
      received_rx_opcode <= received_valid & (received_value == ROW_RX_OPCODE);
      acknowledged_rx_opcode <= acknowledged_valid & (acknowledged_value == ROW_RX_OPCODE);
      received_rx_hdr_short <= received_valid & (received_value == ROW_RX_HDR_SHORT);
      acknowledged_rx_hdr_short <= acknowledged_valid & (acknowledged_value == ROW_RX_HDR_SHORT);
      received_rx_pad <= received_valid & (received_value == ROW_RX_PAD);
      acknowledged_rx_pad <= acknowledged_valid & (acknowledged_value == ROW_RX_PAD);
      received_rx_len_op <= received_valid & (received_value == ROW_RX_LEN_OP);
      acknowledged_rx_len_op <= acknowledged_valid & (acknowledged_value == ROW_RX_LEN_OP);
      received_rx_qpn <= received_valid & (received_value == ROW_RX_QPN);
      acknowledged_rx_qpn <= acknowledged_valid & (acknowledged_value == ROW_RX_QPN);
      received_rx_qp_state <= received_valid & (received_value == ROW_RX_QP_STATE);
      acknowledged_rx_qp_state <= acknowledged_valid & (acknowledged_value == ROW_RX_QP_STATE);
      received_rx_pkey <= received_valid & (received_value == ROW_RX_PKEY);
      acknowledged_rx_pkey <= acknowledged_valid & (acknowledged_value == ROW_RX_PKEY);
      received_rx_peer <= received_valid & (received_value == ROW_RX_PEER);
      acknowledged_rx_peer <= acknowledged_valid & (acknowledged_value == ROW_RX_PEER);
      received_rx_profile <= received_valid & (received_value == ROW_RX_PROFILE);
      acknowledged_rx_profile <= acknowledged_valid & (acknowledged_value == ROW_RX_PROFILE);
      received_rx_aeth <= received_valid & (received_value == ROW_RX_AETH);
      acknowledged_rx_aeth <= acknowledged_valid & (acknowledged_value == ROW_RX_AETH);
      received_rx_sack <= received_valid & (received_value == ROW_RX_SACK);
      acknowledged_rx_sack <= acknowledged_valid & (acknowledged_value == ROW_RX_SACK);
      received_rx_ack_stale <= received_valid & (received_value == ROW_RX_ACK_STALE);
      acknowledged_rx_ack_stale <= acknowledged_valid & (acknowledged_value == ROW_RX_ACK_STALE);
      received_rx_ack_bad <= received_valid & (received_value == ROW_RX_ACK_BAD);
      acknowledged_rx_ack_bad <= acknowledged_valid & (acknowledged_value == ROW_RX_ACK_BAD);
      received_rx_ack_full <= received_valid & (received_value == ROW_RX_ACK_FULL);
      acknowledged_rx_ack_full <= acknowledged_valid & (acknowledged_value == ROW_RX_ACK_FULL);
      received_rx_stray <= received_valid & (received_value == ROW_RX_STRAY);
      acknowledged_rx_stray <= acknowledged_valid & (acknowledged_value == ROW_RX_STRAY);
    end
  end

  // counters: received_rx_dup to received_rx_ok
  always @(posedge clk) begin
    if (in_reset) begin
      received_rx_dup <= 1'b0;
      acknowledged_rx_dup <= 1'b0;
      received_rx_oor <= 1'b0;
      acknowledged_rx_oor <= 1'b0;
      received_rx_after_err <= 1'b0;
      acknowledged_rx_after_err <= 1'b0;
      received_rx_oor_msn <= 1'b0;
      acknowledged_rx_oor_msn <= 1'b0;
      received_rx_trim_local <= 1'b0;
      acknowledged_rx_trim_local <= 1'b0;
      received_rx_nobuf <= 1'b0;
      acknowledged_rx_nobuf <= 1'b0;
      received_rx_bad_req <= 1'b0;
      acknowledged_rx_bad_req <= 1'b0;
      received_rx_bad_op <= 1'b0;
      acknowledged_rx_bad_op <= 1'b0;
      received_rx_access <= 1'b0;
      acknowledged_rx_access <= 1'b0;
      received_rx_rnr <= 1'b0;
      acknowledged_rx_rnr <= 1'b0;
      received_rx_no_rqe <= 1'b0;
      acknowledged_rx_no_rqe <= 1'b0;
      received_rx_rqe_fetch <= 1'b0;
      acknowledged_rx_rqe_fetch <= 1'b0;
      received_rx_rqe_len <= 1'b0;
      acknowledged_rx_rqe_len <= 1'b0;
      received_rx_rqe_access <= 1'b0;
      acknowledged_rx_rqe_access <= 1'b0;
      received_rx_ird <= 1'b0;
      acknowledged_rx_ird <= 1'b0;
      received_rx_bad_rsp <= 1'b0;
      acknowledged_rx_bad_rsp <= 1'b0;
      received_rx_ok <= 1'b0;
    end else begin
      received_rx_dup <= received_valid & (received_value == ROW_RX_DUP);
      acknowledged_rx_dup <= acknowledged_valid & (acknowledged_value == ROW_RX_DUP);
      received_rx_oor <= received_valid & (received_value == ROW_RX_OOR);
      acknowledged_rx_oor <= acknowledged_valid & (acknowledged_value == ROW_RX_OOR);
      received_rx_after_err <= received_valid & (received_value == ROW_RX_AFTER_ERR);
      acknowledged_rx_after_err <= acknowledged_valid & (acknowledged_value == ROW_RX_AFTER_ERR);
      received_rx_oor_msn <= received_valid & (received_value == ROW_RX_OOR_MSN);
      acknowledged_rx_oor_msn <= acknowledged_valid & (acknowledged_value == ROW_RX_OOR_MSN);
      received_rx_trim_local <= received_valid & (received_value == ROW_RX_TRIM_LOCAL);
      acknowledged_rx_trim_local <= acknowledged_valid & (acknowledged_value == ROW_RX_TRIM_LOCAL);
      received_rx_nobuf <= received_valid & (received_value == ROW_RX_NOBUF);
      acknowledged_rx_nobuf <= acknowledged_valid & (acknowledged_value == ROW_RX_NOBUF);
      received_rx_bad_req <= received_valid & (received_value == ROW_RX_BAD_REQ);
      acknowledged_rx_bad_req <= acknowledged_valid & (acknowledged_value == ROW_RX_BAD_REQ);
      received_rx_bad_op <= received_valid & (received_value == ROW_RX_BAD_OP);
      acknowledged_rx_bad_op <= acknowledged_valid & (acknowledged_value == ROW_RX_BAD_OP);
      received_rx_access <= received_valid & (received_value == ROW_RX_ACCESS);
      acknowledged_rx_access <= acknowledged_valid & (acknowledged_value == ROW_RX_ACCESS);
      received_rx_rnr <= received_valid & (received_value == ROW_RX_RNR);
      acknowledged_rx_rnr <= acknowledged_valid & (acknowledged_value == ROW_RX_RNR);
      received_rx_no_rqe <= received_valid & (received_value == ROW_RX_NO_RQE);
      acknowledged_rx_no_rqe <= acknowledged_valid & (acknowledged_value == ROW_RX_NO_RQE);
      received_rx_rqe_fetch <= received_valid & (received_value == ROW_RX_RQE_FETCH);
      acknowledged_rx_rqe_fetch <= acknowledged_valid & (acknowledged_value == ROW_RX_RQE_FETCH);
      received_rx_rqe_len <= received_valid & (received_value == ROW_RX_RQE_LEN);
      acknowledged_rx_rqe_len <= acknowledged_valid & (acknowledged_value == ROW_RX_RQE_LEN);
      received_rx_rqe_access <= received_valid & (received_value == ROW_RX_RQE_ACCESS);
      acknowledged_rx_rqe_access <= acknowledged_valid & (acknowledged_value == ROW_RX_RQE_ACCESS);
      received_rx_ird <= received_valid & (received_value == ROW_RX_IRD);
      acknowledged_rx_ird <= acknowledged_valid & (acknowledged_value == ROW_RX_IRD);
      received_rx_bad_rsp <= received_valid & (received_value == ROW_RX_BAD_RSP);
      acknowledged_rx_bad_rsp <= acknowledged_valid & (acknowledged_value == ROW_RX_BAD_RSP);
      received_rx_ok <= received_valid & (received_value == ROW_RX_OK);
    end
  end

  // counters: acknowledged_rx_ok to event_doorbell_denied
  always @(posedge clk) begin
    if (in_reset) begin
      acknowledged_rx_ok <= 1'b0;
      received_rx_cnp <= 1'b0;
      acknowledged_rx_cnp <= 1'b0;
      received_rx_rtt_request <= 1'b0;
      acknowledged_rx_rtt_request <= 1'b0;
      received_rx_slow <= 1'b0;
      acknowledged_rx_slow <= 1'b0;
      event_tx_packets <= 1'b0;
      event_tx_resends <= 1'b0;
      event_tx_acks <= 1'b0;
      event_tx_sacks <= 1'b0;
      event_tx_drop_naks <= 1'b0;
      event_tx_rnr_naks <= 1'b0;
      event_tx_fatal_naks <= 1'b0;
      event_tx_nak_full <= 1'b0;
      event_timeouts <= 1'b0;
      event_tail_probes <= 1'b0;
      event_rnr_waits <= 1'b0;
      event_send_completions <= 1'b0;
      event_receive_completions <= 1'b0;
      event_cq_overflow <= 1'b0;
      event_rx_local <= 1'b0;
      event_qp_errors <= 1'b0;
      event_becn_received <= 1'b0;
      event_writes_refused <= 1'b0;
      event_tx_rtt_responses <= 1'b0;
      event_send_beyond <= 1'b0;
      event_receive_beyond <= 1'b0;
      event_tx_responses <= 1'b0;
      event_tx_reads <= 1'b0;
      event_atomics <= 1'b0;
      event_invalidations <= 1'b0;
      event_read_timeouts <= 1'b0;
      event_doorbell_denied <= 1'b0;
    end else begin
      acknowledged_rx_ok <= acknowledged_valid & (acknowledged_value == ROW_RX_OK);
      received_rx_cnp <= received_valid & (received_value == ROW_RX_CNP);
      acknowledged_rx_cnp <= acknowledged_valid & (acknowledged_value == ROW_RX_CNP);
      received_rx_rtt_request <= received_valid & (received_value == ROW_RX_RTT_REQUEST);
      acknowledged_rx_rtt_request <= acknowledged_valid & (acknowledged_value == ROW_RX_RTT_REQUEST);
      received_rx_slow <= received_valid & (received_value == ROW_RX_SLOW);
      acknowledged_rx_slow <= acknowledged_valid & (acknowledged_value == ROW_RX_SLOW);
      event_tx_packets <= events_packet;
      event_tx_resends <= events_resend;
      event_tx_acks <= events_ack;
      event_tx_sacks <= events_sack;
      event_tx_drop_naks <= events_drop_nak;
      event_tx_rnr_naks <= events_rnr_nak;
      event_tx_fatal_naks <= events_fatal_nak;
      event_tx_nak_full <= events_nak_full;
      event_timeouts <= events_timeout;
      event_tail_probes <= events_tail_probe;
      event_rnr_waits <= events_rnr_wait;
      event_send_completions <= events_send_completion;
      event_receive_completions <= events_receive_completion;
      event_cq_overflow <= events_overflow;
      event_rx_local <= events_bus_error;
      event_qp_errors <= events_failed;
      event_becn_received <= events_becn;
      event_writes_refused <= s_axi_bvalid & s_axi_bready & (|s_axi_bresp);
      event_tx_rtt_responses <= events_response;
      event_send_beyond <= events_send_beyond;
      event_receive_beyond <= events_receive_beyond;
      event_tx_responses <= events_data_response;
      event_tx_reads <= events_read;
      event_atomics <= events_atomic;
      event_invalidations <= events_invalidation;
      event_read_timeouts <= events_read_timeout;
      event_doorbell_denied <= doorbell_denied;
    end
  end

  always @(posedge clk) begin
    if (s_axi_awvalid & s_axi_awready) begin
      doorbell_page <= s_axi_awaddr[20] ? s_axi_awaddr[19:12] : 8'd0;
    end
    if (s_axi_wvalid & s_axi_wready) begin
      doorbell_number <= s_axi_wdata[31:16];
    end
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, events_write_refused, events_denied, registers_control_send_doorbell_qp[15:4],
                          registers_control_receive_doorbell_qp[15:4],
                          registers_control_completion_doorbell_cq[14:4], doorbell_number[15:4],
                          send_queue_in_ready, receive_queue_in_ready, completion_queue_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    a_doorbell_is_for_something_that_exists: assert (
      ~registers_control_send_doorbell_written | (registers_control_send_doorbell_qp < 16'd16));
  always @(posedge clk) if (!in_reset)
    a_doorbell_is_looked_up_by_its_own_number: assert (
      ~registers_control_send_doorbell_written | (registers_control_send_doorbell_qp == doorbell_number));
  always @(posedge clk) if (!in_reset)
    a_doorbell_is_for_something_that_exists_2: assert (
      ~registers_control_receive_doorbell_written | (registers_control_receive_doorbell_qp < 16'd16));
  always @(posedge clk) if (!in_reset)
    a_doorbell_is_looked_up_by_its_own_number_2: assert (
      ~registers_control_receive_doorbell_written |
      (registers_control_receive_doorbell_qp == doorbell_number));
  always @(posedge clk) if (!in_reset)
    a_doorbell_is_for_something_that_exists_3: assert (
      ~registers_control_completion_doorbell_written | (registers_control_completion_doorbell_cq < 15'd16));
  always @(posedge clk) if (!in_reset)
    a_doorbell_is_looked_up_by_its_own_number_3: assert (
      ~registers_control_completion_doorbell_written |
      (registers_control_completion_doorbell_cq == doorbell_number[14:0]));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~registers_control_send_doorbell_written |
                                           (registers_control_send_doorbell_qp < 16'd16))) begin
    $display("Doorbells.java: HDL801: claim 'a doorbell is for something that exists' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~registers_control_send_doorbell_written |
                                           (registers_control_send_doorbell_qp == doorbell_number))) begin
    $display("Doorbells.java: HDL801: claim 'a doorbell is looked up by its own number' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~registers_control_receive_doorbell_written |
                                           (registers_control_receive_doorbell_qp < 16'd16))) begin
    $display("Doorbells.java: HDL801: claim 'a doorbell is for something that exists' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~registers_control_receive_doorbell_written |
                                           (registers_control_receive_doorbell_qp == doorbell_number))) begin
    $display("Doorbells.java: HDL801: claim 'a doorbell is looked up by its own number' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~registers_control_completion_doorbell_written |
                                           (registers_control_completion_doorbell_cq < 15'd16))) begin
    $display("Doorbells.java: HDL801: claim 'a doorbell is for something that exists' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~registers_control_completion_doorbell_written |
                                           (registers_control_completion_doorbell_cq ==
                                            doorbell_number[14:0]))) begin
    $display("Doorbells.java: HDL801: claim 'a doorbell is looked up by its own number' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
