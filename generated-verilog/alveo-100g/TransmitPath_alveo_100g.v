`default_nettype none

// TransmitPath_alveo_100g: sends what the scheduler and the acknowledgements want to send.  Generated from
// TransmitPath.java.
// timeline end_isReset: 9 cycles, 18 registers (99 bits), of these 17 (98 bits) only wait
// timeline end_isClosed: 8 cycles, 16 registers (104 bits), of these 15 (103 bits) only wait
module TransmitPath_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  // transmissions: data, in the order of sending
  input  wire         transmissions_valid,
  output wire         transmissions_ready,
  input  wire [9:0]   transmissions_payload_flow_qp,  // queue pair, local number
  input  wire         transmissions_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [7:0]   transmissions_payload_opcode,
  input  wire [23:0]  transmissions_payload_psn,
  input  wire [23:0]  transmissions_payload_msn,
  input  wire [23:0]  transmissions_payload_po,
  input  wire [23:0]  transmissions_payload_rqmsn,
  input  wire         transmissions_payload_retrans,
  input  wire         transmissions_payload_ack_request,
  input  wire         transmissions_payload_solicited,
  input  wire [3:0]   transmissions_payload_path,  // added to wire_sport_base
  input  wire [63:0]  transmissions_payload_remote_address,  // of this packet's payload; of an atomic what it works on
  input  wire [31:0]  transmissions_payload_remote_key,
  input  wire [31:0]  transmissions_payload_dma_length,  // bytes of the message; of an atomic anything
  input  wire [31:0]  transmissions_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [23:0]  transmissions_payload_ack_msn,  // of a response: MSN of its request
  input  wire [63:0]  transmissions_payload_result,  // of an Atomic Acknowledge: the old value
  input  wire [63:0]  transmissions_payload_local_address,  // of this packet's payload in host memory
  input  wire         transmissions_payload_in_mr,  // that is in a memory region, not in the send queue
  input  wire [11:0]  transmissions_payload_mr,  // that MR: key / 256
  // transmissions_payload_pages: of that MR; none of the send queue
  input  wire         transmissions_payload_pages_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   transmissions_payload_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // transmissions: data, in the order of sending
  input  wire [12:0]  transmissions_payload_length,  // bytes of payload, may be 0; of an atomic 16: its operands, as they go on the wire
  // answers: acknowledgements: at every end of a packet before data
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
  // answers: acknowledgements: at every end of a packet before data
  input  wire [23:0]  answers_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  answers_payload_peer_pkey,  // P_Key
  input  wire [9:0]   answers_payload_peer_handle,  // address handle
  input  wire [4:0]   answers_payload_peer_paths,  // 1 to 16
  input  wire         answers_payload_peer_extended,  // cc_ext is agreed with it
  // requests: payload that is needed, one per transmission in order, also of length 0
  output wire         requests_valid,
  input  wire         requests_ready,
  output wire [63:0]  requests_payload_address,  // of the first byte
  output wire [12:0]  requests_payload_length,  // bytes, may be 0
  output wire [13:0]  requests_payload_owner_qp,  // queue pair, local number
  output wire         requests_payload_owner_in_mr,  // it is an access to a memory region, not to a queue
  output wire [15:0]  requests_payload_owner_mr,  // that MR: key / 256
  // requests_payload_pages: of its region; none of a queue
  output wire         requests_payload_pages_listed,  // by a list; else the region's addresses are those of the bus
  output wire [4:0]   requests_payload_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  output wire         of_response,  // it is that of a response
  // payload: that payload, each packet's from byte 0 of a beat
  input  wire         payload_valid,
  output wire         payload_ready,
  input  wire [511:0] payload_payload_data,
  input  wire [63:0]  payload_payload_keep,
  input  wire         payload_payload_last,
  // broken: one per packet of the payload, in order and not after its last beat: its bytes are nothing
  input  wire         broken_valid,
  input  wire         broken_value,
  // setup: a new life of a queue pair
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [9:0]   setup_payload_qp,  // queue pair, local number
  input  wire [23:0]  setup_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  setup_payload_peer_pkey,  // P_Key
  input  wire [9:0]   setup_payload_peer_handle,  // address handle
  input  wire [4:0]   setup_payload_peer_paths,  // 1 to 16
  input  wire         setup_payload_peer_extended,  // cc_ext is agreed with it
  input  wire         state_valid,
  input  wire [9:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  input  wire         mr_valid,
  input  wire [11:0]  mr_value_index,  // index of the MR
  input  wire         mr_value_valid,  // it is open
  input  wire         address_valid,
  input  wire [9:0]   address_value_index,
  input  wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  input  wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  input  wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  input  wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  input  wire [2:0]   address_value_handle_gid,  // which of our addresses it knows us by; of the same version of IP
  input  wire [47:0]  settings_mac,  // our MAC address
  // settings_sources: our IP addresses; IPv4 in the low 32 bits
  input  wire [127:0] settings_sources_0,
  input  wire [127:0] settings_sources_1,
  input  wire [127:0] settings_sources_2,
  input  wire [127:0] settings_sources_3,
  input  wire [127:0] settings_sources_4,
  input  wire [127:0] settings_sources_5,
  input  wire [127:0] settings_sources_6,
  input  wire [127:0] settings_sources_7,
  input  wire [3:0]   settings_transport_version,  // wire_tver: transport version
  input  wire [15:0]  settings_choice_udp_port,  // wire_port.udp: destination port of what we send and take
  input  wire [2:0]   settings_choice_retrans,  // wire_choice.retrans: Retrans stands so many bits behind bit 65 of BTH, 0 to 6
  input  wire         settings_choice_sack_bytes,  // wire_choice.sack_bytes: the bytes of the bitmap of SACKETH in the other order
  input  wire         settings_choice_sack_bits,  // wire_choice.sack_bits: the bits of each of its bytes in the other order
  input  wire         settings_choice_sack_missing,  // wire_choice.sack_missing: 1 means missing
  input  wire [7:0]   settings_time_to_live,  // wire_ttl
  input  wire [15:0]  settings_source_port_base,  // wire_sport_base
  input  wire [5:0]   settings_dscp_data,  // wire_dscp.data: of packets with payload
  input  wire [5:0]   settings_dscp_request,  // wire_dscp.req: of requests without payload
  input  wire [5:0]   settings_dscp_control,  // wire_dscp.ctrl: of acknowledgements
  input  wire [5:0]   settings_dscp_probe,  // wire_rtt.dscp: of RTT Responses
  input  wire [13:0]  now,  // in 1/16 us: the stamp
  input  wire [31:0]  nanoseconds,  // in ns
  // frames: frames without FCS; no pause within a frame but what the sink demands
  output wire         frames_valid,
  input  wire         frames_ready,
  output wire [511:0] frames_payload_data,
  output wire [63:0]  frames_payload_keep,
  output wire         frames_payload_last,
  output reg          room,  // there was room for the payload of one more packet in the cycle before
  output wire         sent,  // counter: a data packet was begun
  output wire         letting_go,  // packets of a queue pair that has been reset are still being let go
  // withdrawn: a response packet of this queue pair that was never sent is dropped, for its MR has been closed
  output wire         withdrawn_valid,
  output wire [9:0]   withdrawn_value
);
  localparam [2:0] QUEUE_PAIR_STATE_RESET   = 3'd0;
  localparam [2:0] ANSWER_KIND_ACK          = 3'd0;
  localparam [2:0] ANSWER_KIND_SACK         = 3'd1;
  localparam [2:0] ANSWER_KIND_RTT_RESPONSE = 3'd5;

  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg  [9:0]   ahead;
  reg          is_dead;
  reg          asking;
  reg          is_withdrawn;
  reg          stored;
  reg  [9:0]   whole;
  reg  [9:0]   dropped;
  // ---- timeline end_isReset, cycle 1
  reg  [6:0]   end_is_reset_c1_c7;
  reg  [69:0]  state_value_qp_c1_c7;
  // ---- timeline end_isReset, cycle 8
  (* shreg_extract = "no" *)
  reg  [9:0]   state_value_qp_c8;
  reg          end_is_reset_c8;
  // ---- timeline end_isReset, cycle 9
  reg          end_is_reset_c9;
  reg  [9:0]   state_value_qp_c9;
  // ---- timeline end_isClosed, cycle 1
  reg  [6:0]   end_is_closed_c1_c7;
  reg  [83:0]  mr_value_index_c1_c7;
  // ---- timeline end_isClosed, cycle 8
  (* shreg_extract = "no" *)
  reg  [11:0]  mr_value_index_c8;
  reg          end_is_closed_c8;
  wire         beats_in_ready;
  wire         beats_out_valid;
  wire [511:0] beats_out_payload_data;
  wire [63:0]  beats_out_payload_keep;
  wire         beats_out_payload_last;
  wire         aligner_headers_ready;
  wire         aligner_payload_ready;
  wire         aligner_frames_valid;
  wire [511:0] aligner_frames_payload_data;
  wire [63:0]  aligner_frames_payload_keep;
  wire         aligner_frames_payload_last;
  wire         fates_packets_in_ready;
  wire         fates_packets_out_valid;
  wire         fates_packets_out_payload;
  wire         fates_payload_in_ready;
  wire         fates_payload_out_valid;
  wire         fates_payload_out_payload;
  wire         dropping_verdicts_in_ready;
  wire         dropping_verdicts_out_valid;
  wire         dropping_verdicts_out_payload;
  wire         dropping_verdicts_slice_in_ready;
  wire         dropping_verdicts_slice_out_valid;
  wire         dropping_verdicts_slice_out_payload;
  wire         dropping_fates_slice_in_ready;
  wire         dropping_fates_slice_out_valid;
  wire         dropping_fates_slice_out_payload;
  wire         inserter_in_ready;
  wire         headers_data_ready;
  wire         headers_answer_headers_valid;
  wire [879:0] headers_answer_headers_payload_bytes;
  wire [6:0]   headers_answer_headers_payload_length;
  wire         headers_answer_headers_payload_has_payload;
  wire [3:0]   headers_answer_headers_payload_stamp_places;
  wire         headers_data_headers_valid;
  wire [879:0] headers_data_headers_payload_bytes;
  wire [6:0]   headers_data_headers_payload_length;
  wire         headers_data_headers_payload_has_payload;
  wire [3:0]   headers_data_headers_payload_stamp_places;
  wire         waiting_inst_in_ready;
  wire         waiting_inst_out_valid;
  wire [9:0]   waiting_inst_out_payload_qp;
  wire         waiting_inst_out_payload_is_answer;
  wire         waiting_inst_out_payload_is_probe;
  wire         waiting_inst_out_payload_named;
  wire [7:0]   waiting_inst_out_payload_opcode;
  wire [23:0]  waiting_inst_out_payload_psn;
  wire         waiting_inst_out_payload_is_past;
  wire         waiting_inst_out_payload_solicited;
  wire         waiting_inst_out_payload_ack_request;
  wire         waiting_inst_out_payload_retrans;
  wire         waiting_inst_out_payload_becn;
  wire [1:0]   waiting_inst_out_payload_cause;
  wire [15:0]  waiting_inst_out_payload_port;
  wire [23:0]  waiting_inst_out_payload_msn;
  wire [31:0]  waiting_inst_out_payload_po;
  wire [23:0]  waiting_inst_out_payload_rqmsn;
  wire [7:0]   waiting_inst_out_payload_syndrome;
  wire [159:0] waiting_inst_out_payload_rest;
  wire [12:0]  waiting_inst_out_payload_length;
  wire         waiting_inst_out_dead;
  wire         merge_in_0_ready;
  wire         merge_in_1_ready;
  wire         merge_out_valid;
  wire [879:0] merge_out_payload_bytes;
  wire [6:0]   merge_out_payload_length;
  wire         merge_out_payload_has_payload;
  wire [3:0]   merge_out_payload_stamp_places;
  wire         merge_source;
  wire         slice_in_ready;
  wire         slice_out_valid;
  wire [879:0] slice_out_payload_bytes;
  wire [6:0]   slice_out_payload_length;
  wire         slice_out_payload_has_payload;
  wire [3:0]   slice_out_payload_stamp_places;
  wire         verdicts_in_ready;
  wire         verdicts_out_valid;
  wire         verdicts_out_payload;
  wire         verdicts_slice_in_ready;
  wire         verdicts_slice_out_valid;
  wire         verdicts_slice_out_payload;

  wire         dropping_is_known = dropping_verdicts_slice_out_valid & dropping_fates_slice_out_valid;
  wire         dropping_is_broken = dropping_verdicts_slice_out_payload | dropping_fates_slice_out_payload;
  wire         dropping = dropping_is_known & dropping_is_broken;
  wire         dropping_sending = dropping_is_known & ~dropping_is_broken;
  wire         beats_out_ready = dropping | (aligner_payload_ready & dropping_sending);
  wire         aligner_payload_valid = beats_out_valid & dropping_sending;
  wire         dropping_ending = beats_out_valid & beats_out_ready & beats_out_payload_last;
  wire         dropping_2 = dropping_ending & dropping_is_broken;
  wire         is_complete = ~headers_data_headers_payload_has_payload |
                             ((whole != 10'd0) & verdicts_slice_out_valid);
  wire         is_broken = (headers_data_headers_payload_has_payload & verdicts_slice_out_payload) |
                           fates_packets_out_payload;
  wire         headers_data_headers_ready = is_complete & (is_broken ?
                                                           (~headers_data_headers_payload_has_payload |
                                                            (dropped != 10'd0)) : slice_in_ready);
  wire [12:0]  _transmissions_payload_length_sum = transmissions_payload_length + 13'd63;
  wire         has_room = ahead <= 10'd448;
  wire         may_take = has_room & waiting_inst_in_ready;
  wire         dropping_3 = is_dead & ~asking;
  wire         end_is_reset = state_value_state == QUEUE_PAIR_STATE_RESET;
  wire         end_is_reset_2 = state_valid & end_is_reset;
  wire         end_is_closed = mr_valid & ~mr_value_valid;
  wire         end_is_in = transmissions_payload_in_mr & (|transmissions_payload_length) &
                           (transmissions_payload_mr == mr_value_index_c8);
  wire         end_is_of = transmissions_payload_flow_qp == state_value_qp_c8;
  wire         end_of_life = transmissions_valid & end_is_reset_c8 & end_is_of;
  wire         end_of_mr = transmissions_valid & end_is_closed_c8 & end_is_in;
  wire         taking = transmissions_valid & transmissions_ready & ~dropping_3;
  wire [31:0]  word = transmissions_payload_flow_responses ? {8'd0, transmissions_payload_ack_msn} :
                      transmissions_payload_immediate;
  wire [63:0]  _transmissions_payload_result_choice = transmissions_payload_flow_responses ?
                                                      transmissions_payload_result :
                                                      transmissions_payload_remote_address;
  wire [9:0]   more = taking ? {3'd0, _transmissions_payload_length_sum[12:6]} : 10'd0;
  wire         fates_packets_in_valid = waiting_inst_out_valid & headers_data_ready;
  wire         fates_payload_in_valid = fates_packets_in_valid & (|waiting_inst_out_payload_length);
  wire         is_response = answers_payload_kind == ANSWER_KIND_RTT_RESPONSE;
  wire [7:0]   opcode = is_response ? 8'd131 :
                        (answers_payload_kind == ANSWER_KIND_SACK) ?
                        (answers_payload_flow_responses ? 8'd30 : 8'd24) :
                        answers_payload_flow_responses ? 8'd25 : 8'd17;
  wire         is_past = (answers_payload_kind == ANSWER_KIND_ACK) |
                         (answers_payload_kind == ANSWER_KIND_SACK);
  wire         fates_packets_out_ready = headers_data_headers_valid & headers_data_headers_ready;
  wire         slice_in_valid = headers_data_headers_valid & is_complete & ~is_broken;
  wire         using_wire = headers_data_headers_valid & headers_data_headers_ready &
                            headers_data_headers_payload_has_payload;
  wire [9:0]   up_flips = whole ^ (whole + 10'd1);
  wire [9:0]   down_flips = whole ^ (whole - 10'd1);
  wire         following = using_wire & is_broken;
  wire [9:0]   up_flips_2 = dropped ^ (dropped + 10'd1);
  wire [9:0]   down_flips_2 = dropped ^ (dropped - 10'd1);

  Fifo_512_BRAM #(.WIDTH(577)) beats (
    .clk(clk),
    .rst(in_reset),
    .in_valid(payload_valid),
    .in_ready(beats_in_ready),
    .in_payload({payload_payload_data, payload_payload_keep, payload_payload_last}),
    .out_valid(beats_out_valid),
    .out_ready(beats_out_ready),
    .out_payload({beats_out_payload_data, beats_out_payload_keep, beats_out_payload_last})
  );

  PayloadAligner_64 aligner (
    .clk(clk),
    .rst(in_reset),
    .headers_valid(merge_out_valid),
    .headers_ready(aligner_headers_ready),
    .headers_payload_bytes(merge_out_payload_bytes),
    .headers_payload_length(merge_out_payload_length),
    .headers_payload_has_payload(merge_out_payload_has_payload),
    .headers_payload_stamp_places(merge_out_payload_stamp_places),
    .payload_valid(aligner_payload_valid),
    .payload_ready(aligner_payload_ready),
    .payload_payload_data(beats_out_payload_data),
    .payload_payload_keep(beats_out_payload_keep),
    .payload_payload_last(beats_out_payload_last),
    .now(now),
    .frames_valid(aligner_frames_valid),
    .frames_ready(inserter_in_ready),
    .frames_payload_data(aligner_frames_payload_data),
    .frames_payload_keep(aligner_frames_payload_keep),
    .frames_payload_last(aligner_frames_payload_last)
  );

  Fifo_32_LUTRAM #(.WIDTH(1)) fates_packets (
    .clk(clk),
    .rst(in_reset),
    .in_valid(fates_packets_in_valid),
    .in_ready(fates_packets_in_ready),
    .in_payload(waiting_inst_out_dead),
    .out_valid(fates_packets_out_valid),
    .out_ready(fates_packets_out_ready),
    .out_payload(fates_packets_out_payload)
  );

  Fifo_48_LUTRAM #(.WIDTH(1)) fates_payload (
    .clk(clk),
    .rst(in_reset),
    .in_valid(fates_payload_in_valid),
    .in_ready(fates_payload_in_ready),
    .in_payload(waiting_inst_out_dead),
    .out_valid(fates_payload_out_valid),
    .out_ready(dropping_fates_slice_in_ready),
    .out_payload(fates_payload_out_payload)
  );

  Fifo_512_BRAM #(.WIDTH(1)) dropping_verdicts (
    .clk(clk),
    .rst(in_reset),
    .in_valid(broken_valid),
    .in_ready(dropping_verdicts_in_ready),
    .in_payload(broken_value),
    .out_valid(dropping_verdicts_out_valid),
    .out_ready(dropping_verdicts_slice_in_ready),
    .out_payload(dropping_verdicts_out_payload)
  );

  RegisterSlice #(.WIDTH(1)) dropping_verdicts_slice (
    .clk(clk),
    .rst(in_reset),
    .in_valid(dropping_verdicts_out_valid),
    .in_ready(dropping_verdicts_slice_in_ready),
    .in_payload(dropping_verdicts_out_payload),
    .out_valid(dropping_verdicts_slice_out_valid),
    .out_ready(dropping_ending),
    .out_payload(dropping_verdicts_slice_out_payload)
  );

  RegisterSlice #(.WIDTH(1)) dropping_fates_slice (
    .clk(clk),
    .rst(in_reset),
    .in_valid(fates_payload_out_valid),
    .in_ready(dropping_fates_slice_in_ready),
    .in_payload(fates_payload_out_payload),
    .out_valid(dropping_fates_slice_out_valid),
    .out_ready(dropping_ending),
    .out_payload(dropping_fates_slice_out_payload)
  );

  IcrcInserter_64 inserter (
    .clk(clk),
    .rst(in_reset),
    .in_valid(aligner_frames_valid),
    .in_ready(inserter_in_ready),
    .in_payload_data(aligner_frames_payload_data),
    .in_payload_keep(aligner_frames_payload_keep),
    .in_payload_last(aligner_frames_payload_last),
    .out_valid(frames_valid),
    .out_ready(frames_ready),
    .out_payload_data(frames_payload_data),
    .out_payload_keep(frames_payload_keep),
    .out_payload_last(frames_payload_last)
  );

  HeaderPipeline_alveo_100g headers (
    .clk(clk),
    .rst(in_reset),
    .answers_valid(answers_valid),
    .answers_ready(answers_ready),
    .answers_payload_packet_qp(answers_payload_flow_qp),
    .answers_payload_packet_is_answer(1'b1),
    .answers_payload_packet_is_probe(is_response),
    .answers_payload_packet_named(answers_payload_named),
    .answers_payload_packet_opcode(opcode),
    .answers_payload_packet_psn(answers_payload_psn),
    .answers_payload_packet_is_past(is_past),
    .answers_payload_packet_solicited(1'b0),
    .answers_payload_packet_ack_request(1'b0),
    .answers_payload_packet_retrans(answers_payload_retrans),
    .answers_payload_packet_becn(answers_payload_becn),
    .answers_payload_packet_cause(answers_payload_cause),
    .answers_payload_packet_port(answers_payload_port),
    .answers_payload_packet_msn(answers_payload_msn),
    .answers_payload_packet_po(answers_payload_po),
    .answers_payload_packet_rqmsn(24'd0),
    .answers_payload_packet_syndrome(answers_payload_syndrome),
    .answers_payload_packet_rest({answers_payload_sack_valid_length, answers_payload_sack_start,
                                  answers_payload_sack_bitmap}),
    .answers_payload_packet_length(13'd0),
    .answers_payload_peer_qp(answers_payload_peer_qp),
    .answers_payload_peer_pkey(answers_payload_peer_pkey),
    .answers_payload_peer_handle(answers_payload_peer_handle),
    .answers_payload_peer_paths(answers_payload_peer_paths),
    .answers_payload_peer_extended(answers_payload_peer_extended),
    .data_valid(waiting_inst_out_valid),
    .data_ready(headers_data_ready),
    .data_payload_qp(waiting_inst_out_payload_qp),
    .data_payload_is_answer(waiting_inst_out_payload_is_answer),
    .data_payload_is_probe(waiting_inst_out_payload_is_probe),
    .data_payload_named(waiting_inst_out_payload_named),
    .data_payload_opcode(waiting_inst_out_payload_opcode),
    .data_payload_psn(waiting_inst_out_payload_psn),
    .data_payload_is_past(waiting_inst_out_payload_is_past),
    .data_payload_solicited(waiting_inst_out_payload_solicited),
    .data_payload_ack_request(waiting_inst_out_payload_ack_request),
    .data_payload_retrans(waiting_inst_out_payload_retrans),
    .data_payload_becn(waiting_inst_out_payload_becn),
    .data_payload_cause(waiting_inst_out_payload_cause),
    .data_payload_port(waiting_inst_out_payload_port),
    .data_payload_msn(waiting_inst_out_payload_msn),
    .data_payload_po(waiting_inst_out_payload_po),
    .data_payload_rqmsn(waiting_inst_out_payload_rqmsn),
    .data_payload_syndrome(waiting_inst_out_payload_syndrome),
    .data_payload_rest(waiting_inst_out_payload_rest),
    .data_payload_length(waiting_inst_out_payload_length),
    .setup_valid(setup_valid),
    .setup_ready(setup_ready),
    .setup_payload_qp(setup_payload_qp),
    .setup_payload_peer_qp(setup_payload_peer_qp),
    .setup_payload_peer_pkey(setup_payload_peer_pkey),
    .setup_payload_peer_handle(setup_payload_peer_handle),
    .setup_payload_peer_paths(setup_payload_peer_paths),
    .setup_payload_peer_extended(setup_payload_peer_extended),
    .address_valid(address_valid),
    .address_value_index(address_value_index),
    .address_value_handle_mac(address_value_handle_mac),
    .address_value_handle_tagged(address_value_handle_tagged),
    .address_value_handle_vlan(address_value_handle_vlan),
    .address_value_handle_ipv6(address_value_handle_ipv6),
    .address_value_handle_ip(address_value_handle_ip),
    .address_value_handle_gid(address_value_handle_gid),
    .settings_mac(settings_mac),
    .settings_sources_0(settings_sources_0),
    .settings_sources_1(settings_sources_1),
    .settings_sources_2(settings_sources_2),
    .settings_sources_3(settings_sources_3),
    .settings_sources_4(settings_sources_4),
    .settings_sources_5(settings_sources_5),
    .settings_sources_6(settings_sources_6),
    .settings_sources_7(settings_sources_7),
    .settings_transport_version(settings_transport_version),
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
    .nanoseconds(nanoseconds),
    .answer_headers_valid(headers_answer_headers_valid),
    .answer_headers_ready(merge_in_0_ready),
    .answer_headers_payload_bytes(headers_answer_headers_payload_bytes),
    .answer_headers_payload_length(headers_answer_headers_payload_length),
    .answer_headers_payload_has_payload(headers_answer_headers_payload_has_payload),
    .answer_headers_payload_stamp_places(headers_answer_headers_payload_stamp_places),
    .data_headers_valid(headers_data_headers_valid),
    .data_headers_ready(headers_data_headers_ready),
    .data_headers_payload_bytes(headers_data_headers_payload_bytes),
    .data_headers_payload_length(headers_data_headers_payload_length),
    .data_headers_payload_has_payload(headers_data_headers_payload_has_payload),
    .data_headers_payload_stamp_places(headers_data_headers_payload_stamp_places)
  );

  PacketQueue_alveo_100g_256 waiting_inst (
    .clk(clk),
    .rst(in_reset),
    .in_valid(taking),
    .in_ready(waiting_inst_in_ready),
    .in_payload_qp(transmissions_payload_flow_qp),
    .in_payload_is_answer(1'b0),
    .in_payload_is_probe(1'b0),
    .in_payload_named(1'b0),
    .in_payload_opcode(transmissions_payload_opcode),
    .in_payload_psn(transmissions_payload_psn),
    .in_payload_is_past(1'b0),
    .in_payload_solicited(transmissions_payload_solicited),
    .in_payload_ack_request(transmissions_payload_ack_request),
    .in_payload_retrans(transmissions_payload_retrans),
    .in_payload_becn(1'b0),
    .in_payload_cause(2'd0),
    .in_payload_port({12'd0, transmissions_payload_path}),
    .in_payload_msn(transmissions_payload_msn),
    .in_payload_po({8'd0, transmissions_payload_po}),
    .in_payload_rqmsn(transmissions_payload_rqmsn),
    .in_payload_syndrome(8'd31),
    .in_payload_rest({word, _transmissions_payload_result_choice, transmissions_payload_remote_key,
                      transmissions_payload_dma_length}),
    .in_payload_length(transmissions_payload_length),
    .in_dead(is_dead),
    .let_go_valid(end_is_reset_c9),
    .let_go_value(state_value_qp_c9),
    .busy(letting_go),
    .out_valid(waiting_inst_out_valid),
    .out_ready(headers_data_ready),
    .out_payload_qp(waiting_inst_out_payload_qp),
    .out_payload_is_answer(waiting_inst_out_payload_is_answer),
    .out_payload_is_probe(waiting_inst_out_payload_is_probe),
    .out_payload_named(waiting_inst_out_payload_named),
    .out_payload_opcode(waiting_inst_out_payload_opcode),
    .out_payload_psn(waiting_inst_out_payload_psn),
    .out_payload_is_past(waiting_inst_out_payload_is_past),
    .out_payload_solicited(waiting_inst_out_payload_solicited),
    .out_payload_ack_request(waiting_inst_out_payload_ack_request),
    .out_payload_retrans(waiting_inst_out_payload_retrans),
    .out_payload_becn(waiting_inst_out_payload_becn),
    .out_payload_cause(waiting_inst_out_payload_cause),
    .out_payload_port(waiting_inst_out_payload_port),
    .out_payload_msn(waiting_inst_out_payload_msn),
    .out_payload_po(waiting_inst_out_payload_po),
    .out_payload_rqmsn(waiting_inst_out_payload_rqmsn),
    .out_payload_syndrome(waiting_inst_out_payload_syndrome),
    .out_payload_rest(waiting_inst_out_payload_rest),
    .out_payload_length(waiting_inst_out_payload_length),
    .out_dead(waiting_inst_out_dead)
  );

  Arbiter_2_FIXED #(.WIDTH(892)) merge (
    .clk(clk),
    .rst(in_reset),
    .in_0_valid(headers_answer_headers_valid),
    .in_0_ready(merge_in_0_ready),
    .in_0_payload({headers_answer_headers_payload_bytes, headers_answer_headers_payload_length,
                   headers_answer_headers_payload_has_payload, headers_answer_headers_payload_stamp_places}),
    .in_1_valid(slice_out_valid),
    .in_1_ready(merge_in_1_ready),
    .in_1_payload({slice_out_payload_bytes, slice_out_payload_length, slice_out_payload_has_payload,
                   slice_out_payload_stamp_places}),
    .out_valid(merge_out_valid),
    .out_ready(aligner_headers_ready),
    .out_payload({merge_out_payload_bytes, merge_out_payload_length, merge_out_payload_has_payload,
                  merge_out_payload_stamp_places}),
    .source(merge_source)
  );

  RegisterSlice #(.WIDTH(892)) slice (
    .clk(clk),
    .rst(in_reset),
    .in_valid(slice_in_valid),
    .in_ready(slice_in_ready),
    .in_payload({headers_data_headers_payload_bytes, headers_data_headers_payload_length,
                 headers_data_headers_payload_has_payload, headers_data_headers_payload_stamp_places}),
    .out_valid(slice_out_valid),
    .out_ready(merge_in_1_ready),
    .out_payload({slice_out_payload_bytes, slice_out_payload_length, slice_out_payload_has_payload,
                  slice_out_payload_stamp_places})
  );

  Fifo_512_BRAM #(.WIDTH(1)) verdicts (
    .clk(clk),
    .rst(in_reset),
    .in_valid(broken_valid),
    .in_ready(verdicts_in_ready),
    .in_payload(broken_value),
    .out_valid(verdicts_out_valid),
    .out_ready(verdicts_slice_in_ready),
    .out_payload(verdicts_out_payload)
  );

  RegisterSlice #(.WIDTH(1)) verdicts_slice (
    .clk(clk),
    .rst(in_reset),
    .in_valid(verdicts_out_valid),
    .in_ready(verdicts_slice_in_ready),
    .in_payload(verdicts_out_payload),
    .out_valid(verdicts_slice_out_valid),
    .out_ready(using_wire),
    .out_payload(verdicts_slice_out_payload)
  );

  assign payload_ready = 1'b1;
  assign requests_valid = transmissions_valid & may_take & ~dropping_3;
  assign requests_payload_address = transmissions_payload_local_address;
  assign requests_payload_length = transmissions_payload_length;
  assign requests_payload_owner_qp = {4'd0, transmissions_payload_flow_qp};
  assign requests_payload_owner_in_mr = transmissions_payload_in_mr;
  assign requests_payload_owner_mr = {4'd0, transmissions_payload_mr};
  assign requests_payload_pages_listed = transmissions_payload_pages_listed;
  assign requests_payload_pages_shift = transmissions_payload_pages_shift;
  assign of_response = transmissions_valid & transmissions_payload_flow_responses;
  assign transmissions_ready = dropping_3 | (may_take & requests_ready);
  assign withdrawn_valid = transmissions_valid & dropping_3 & is_withdrawn &
                           transmissions_payload_flow_responses & ~transmissions_payload_retrans;
  assign withdrawn_value = transmissions_payload_flow_qp;
  assign sent = slice_out_valid & merge_in_1_ready;

  always @(posedge clk) begin
    if (in_reset) begin
      ahead <= 10'd0;
      is_dead <= 1'b0;
      asking <= 1'b0;
      room <= 1'b0;
      is_withdrawn <= 1'b0;
      stored <= 1'b0;
      whole <= 10'd0;
      dropped <= 10'd0;
      end_is_closed_c1_c7 <= 7'd0;
      end_is_closed_c8 <= 1'b0;
      end_is_reset_c1_c7 <= 7'd0;
      end_is_reset_c8 <= 1'b0;
      end_is_reset_c9 <= 1'b0;
    end else begin
      is_dead <= (is_dead | end_of_life | end_of_mr) & ~(transmissions_valid & transmissions_ready);
      asking <= requests_valid & ~requests_ready;
      ahead <= (ahead + more) - {9'd0, beats_out_valid & beats_out_ready};
      room <= has_room;
      is_withdrawn <= (is_withdrawn | end_of_mr) &
                      ~(end_of_life | (transmissions_valid & transmissions_ready));
      stored <= payload_valid & beats_in_ready & payload_payload_last;
      whole <= whole ^ ((stored & ~using_wire) ? up_flips : 10'd0) ^
               ((using_wire & ~stored) ? down_flips : 10'd0);
      dropped <= dropped ^ ((dropping_2 & ~following) ? up_flips_2 : 10'd0) ^
                 ((following & ~dropping_2) ? down_flips_2 : 10'd0);
      // ---- timeline end_isReset, cycle 1
      end_is_reset_c1_c7 <= {end_is_reset_c1_c7[5:0], end_is_reset_2};
      // ---- timeline end_isReset, cycle 8
      end_is_reset_c8 <= end_is_reset_c1_c7[6];
      // ---- timeline end_isReset, cycle 9
      end_is_reset_c9 <= end_is_reset_c8;
      // ---- timeline end_isClosed, cycle 1
      end_is_closed_c1_c7 <= {end_is_closed_c1_c7[5:0], end_is_closed};
      // ---- timeline end_isClosed, cycle 8
      end_is_closed_c8 <= end_is_closed_c1_c7[6];
    end
  end

  always @(posedge clk) begin
    in_reset <= rst;
    // ---- timeline end_isReset, cycle 1
    state_value_qp_c1_c7 <= {state_value_qp_c1_c7[59:0], state_value_qp};
    // ---- timeline end_isReset, cycle 8
    state_value_qp_c8 <= state_value_qp_c1_c7[69:60];
    // ---- timeline end_isReset, cycle 9
    state_value_qp_c9 <= state_value_qp_c8;
    // ---- timeline end_isClosed, cycle 1
    mr_value_index_c1_c7 <= {mr_value_index_c1_c7[71:0], mr_value_index};
    // ---- timeline end_isClosed, cycle 8
    mr_value_index_c8 <= mr_value_index_c1_c7[83:72];
  end

  wire        _unused = &{1'b0, fates_packets_in_ready, fates_packets_out_valid, fates_payload_in_ready,
                          dropping_verdicts_in_ready, merge_source, verdicts_in_ready,
                          _transmissions_payload_length_sum[5:0]};

`ifdef FORMAL
  reg          end_waited;
  reg          life_ended;
  reg  [9:0]   ended_number;
  reg  [3:0]   since_end;
  reg          life_ended_2;
  reg  [11:0]  ended_number_2;
  reg  [3:0]   since_end_2;
  wire         end_shown = transmissions_valid & ~end_waited;
  always @(posedge clk) begin
    if (in_reset) begin
      end_waited <= 1'b0;
      life_ended <= 1'b0;
      since_end <= 4'd0;
      life_ended_2 <= 1'b0;
      since_end_2 <= 4'd0;
    end else begin
      end_waited <= transmissions_valid & ~transmissions_ready;
      if (end_is_reset_2) begin
        life_ended <= 1'b1;
        since_end <= 4'd1;
      end else begin
        if (since_end <= 4'd8) begin
          since_end <= since_end + 4'd1;
        end
        if (state_valid & ~end_is_reset & (state_value_qp == ended_number)) begin
          life_ended <= 1'b0;
        end
      end
      if (end_is_closed) begin
        life_ended_2 <= 1'b1;
        since_end_2 <= 4'd1;
      end else begin
        if (since_end_2 <= 4'd8) begin
          since_end_2 <= since_end_2 + 4'd1;
        end
        if (mr_valid & mr_value_valid & (mr_value_index == ended_number_2)) begin
          life_ended_2 <= 1'b0;
        end
      end
    end
  end
  always @(posedge clk) begin
    if (end_is_reset_2) begin
      ended_number <= state_value_qp;
    end
    if (end_is_closed) begin
      ended_number_2 <= mr_value_index;
    end
  end
  always @(posedge clk) if (!in_reset)
    there_is_room_for_every_beat_that_was_asked_for: assert (~payload_valid | beats_in_ready);
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_every_verdict: assert (~broken_valid | dropping_verdicts_in_ready);
  always @(posedge clk) if (!in_reset)
    no_packet_of_an_old_life_is_shown_late: assert (
      ~(end_shown & life_ended & (transmissions_payload_flow_qp == ended_number) & (since_end > 4'd8)));
  always @(posedge clk) if (!in_reset)
    no_packet_out_of_an_old_mr_is_shown_late: assert (
      ~(end_shown & transmissions_payload_in_mr & (|transmissions_payload_length) & life_ended_2 &
        (transmissions_payload_mr == ended_number_2) & (since_end_2 > 4'd8)));
  always @(posedge clk) if (!in_reset) never_asks_for_more_than_there_is_room_for: assert (ahead <= 10'd512);
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_the_fate_of_every_packet: assert (~fates_packets_in_valid | fates_packets_in_ready);
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_the_fate_of_every_packet_2: assert (
      ~fates_payload_in_valid | fates_payload_in_ready);
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_every_verdict_2: assert (~broken_valid | verdicts_in_ready);
  always @(posedge clk) if (!in_reset)
    the_fate_of_every_packet_is_known: assert (~headers_data_headers_valid | fates_packets_out_valid);
`elsif HDL_CLAIMS
  reg          end_waited;
  reg          life_ended;
  reg  [9:0]   ended_number;
  reg  [3:0]   since_end;
  reg          life_ended_2;
  reg  [11:0]  ended_number_2;
  reg  [3:0]   since_end_2;
  wire         end_shown = transmissions_valid & ~end_waited;
  always @(posedge clk) begin
    if (in_reset) begin
      end_waited <= 1'b0;
      life_ended <= 1'b0;
      since_end <= 4'd0;
      life_ended_2 <= 1'b0;
      since_end_2 <= 4'd0;
    end else begin
      end_waited <= transmissions_valid & ~transmissions_ready;
      if (end_is_reset_2) begin
        life_ended <= 1'b1;
        since_end <= 4'd1;
      end else begin
        if (since_end <= 4'd8) begin
          since_end <= since_end + 4'd1;
        end
        if (state_valid & ~end_is_reset & (state_value_qp == ended_number)) begin
          life_ended <= 1'b0;
        end
      end
      if (end_is_closed) begin
        life_ended_2 <= 1'b1;
        since_end_2 <= 4'd1;
      end else begin
        if (since_end_2 <= 4'd8) begin
          since_end_2 <= since_end_2 + 4'd1;
        end
        if (mr_valid & mr_value_valid & (mr_value_index == ended_number_2)) begin
          life_ended_2 <= 1'b0;
        end
      end
    end
  end
  always @(posedge clk) begin
    if (end_is_reset_2) begin
      ended_number <= state_value_qp;
    end
    if (end_is_closed) begin
      ended_number_2 <= mr_value_index;
    end
  end
  always @(posedge clk) if (!in_reset && !(~payload_valid | beats_in_ready)) begin
    $display("TransmitPath.java: HDL801: claim 'there is room for every beat that was asked for' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~broken_valid | dropping_verdicts_in_ready)) begin
    $display("TransmitPath.java: HDL801: claim 'there is a place for every verdict' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(end_shown & life_ended &
                                             (transmissions_payload_flow_qp == ended_number) &
                                             (since_end > 4'd8)))) begin
    $display("TransmitPath.java: HDL801: claim 'no packet of an old life is shown late' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(end_shown & transmissions_payload_in_mr &
                                             (|transmissions_payload_length) & life_ended_2 &
                                             (transmissions_payload_mr == ended_number_2) &
                                             (since_end_2 > 4'd8)))) begin
    $display("TransmitPath.java: HDL801: claim 'no packet out of an old MR is shown late' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(ahead <= 10'd512)) begin
    $display("TransmitPath.java: HDL801: claim 'never asks for more than there is room for' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~fates_packets_in_valid | fates_packets_in_ready)) begin
    $display("Fates.java: HDL801: claim 'there is a place for the fate of every packet' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~fates_payload_in_valid | fates_payload_in_ready)) begin
    $display("Fates.java: HDL801: claim 'there is a place for the fate of every packet' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~broken_valid | verdicts_in_ready)) begin
    $display("TransmitPath.java: HDL801: claim 'there is a place for every verdict' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~headers_data_headers_valid | fates_packets_out_valid)) begin
    $display("TransmitPath.java: HDL801: claim 'the fate of every packet is known' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
