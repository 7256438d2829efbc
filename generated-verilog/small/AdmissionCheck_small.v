`default_nettype none

// AdmissionCheck_small: looks up the queue pair of every frame and decides what its static state allows.
// Generated from AdmissionCheck.java.
// timeline packet: 6 cycles, 108 registers (747 bits), of these 73 (556 bits) only wait
module AdmissionCheck_small (
  input  wire         clk,
  input  wire         rst,
  input  wire [23:0]  packet_dest_qp,  // cycle 0
  input  wire [15:0]  packet_pkey,  // cycle 0: P_Key
  input  wire [15:0]  packet_source_port,  // cycle 0
  input  wire         packet_ipv6,  // cycle 0
  input  wire [11:0]  packet_vlan,  // cycle 0: VLAN identifier; 0 without a tag
  input  wire [127:0] packet_source,  // cycle 0: source IP address; IPv4 in the low 32 bits
  input  wire [7:0]   packet_own,  // cycle 0: bit i: it goes to our address i
  input  wire         packet_veroce,  // cycle 0: destination port 4794
  input  wire [7:0]   packet_syndrome,  // cycle 0: of AETH
  input  wire [5:0]   frame_row,  // cycle 4: of the frame alone
  input  wire [15:0]  source_port_base,  // steady: wire_sport_base
  input  wire         kind_acknowledging,  // cycle 1: ACK, NAK or SACK
  input  wire         kind_selective,  // cycle 1: SACK
  input  wire         kind_of_responses,  // cycle 1: acknowledges responses; or is a response
  input  wire         kind_stray,  // cycle 1: RTT Response, which belongs to nothing unless the NIC sends probes
  input  wire         kind_slow,  // cycle 1: Slow-Packet signal
  input  wire         kind_cnp,  // cycle 1: congestion notification
  input  wire         kind_rtt_request,  // cycle 1: RTT Request
  input  wire         kind_request,  // cycle 1: consumes a PSN of the SQ space
  input  wire         kind_response,  // cycle 1: consumes a PSN of the RSP space
  input  wire         kind_needs_p2,  // cycle 1: needs profile P2
  input  wire         kind_needs_p3,  // cycle 1: needs profile P3
  // context: a queue pair without traffic
  input  wire         context_valid,
  input  wire [3:0]   context_value_qp,
  input  wire         context_value_context_known,  // the peer has been told; else no frame is of it
  input  wire [3:0]   context_value_context_address_handle,  // address handle of the peer
  input  wire [15:0]  context_value_context_pkey,  // P_Key
  input  wire [15:0]  context_value_context_pd,  // protection domain
  input  wire [2:0]   context_value_context_mtu_code,  // PMTU = 256 << code
  input  wire [1:0]   context_value_context_profile,  // profile of the wire: 1 to 3
  input  wire         context_value_context_remote_write,  // the peer may write
  input  wire         context_value_context_remote_read,  // the peer may read
  input  wire         context_value_context_remote_atomic,  // the peer may order atomics
  input  wire [5:0]   context_value_context_reads_accepted,  // Reads and atomics of the peer that are kept, 0 to R
  input  wire [5:0]   context_value_context_reads_outstanding,  // most Reads and atomics outstanding; 0: none may be ordered
  input  wire [7:0]   context_value_context_message_limit,  // K - 1
  input  wire [3:0]   context_value_context_last_path,  // paths in use less one
  input  wire         state_valid,
  input  wire [3:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  input  wire         address_valid,
  input  wire [3:0]   address_value_index,
  input  wire [47:0]  address_value_handle_mac,  // destination MAC address, first byte on the wire most significant
  input  wire         address_value_handle_tagged,  // frames carry an 802.1Q tag
  input  wire [11:0]  address_value_handle_vlan,  // VLAN identifier
  input  wire         address_value_handle_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [127:0] address_value_handle_ip,  // address of the peer; IPv4 in the low 32 bits
  input  wire [2:0]   address_value_handle_gid,  // which of our addresses it knows us by; of the same version of IP
  // held: of the packet's queue pair
  output wire         held_known,  // cycle 2: the peer has been told; else no frame is of it
  output wire [3:0]   held_address_handle,  // cycle 2: address handle of the peer
  output wire [15:0]  held_pkey,  // cycle 2: P_Key
  output wire [15:0]  held_pd,  // cycle 2: protection domain
  output wire [2:0]   held_mtu_code,  // cycle 2: PMTU = 256 << code
  output wire [1:0]   held_profile,  // cycle 2: profile of the wire: 1 to 3
  output wire         held_remote_write,  // cycle 2: the peer may write
  output wire         held_remote_read,  // cycle 2: the peer may read
  output wire         held_remote_atomic,  // cycle 2: the peer may order atomics
  output wire [5:0]   held_accepted,  // cycle 2: Reads and atomics of the peer that are kept, 0 to R
  output wire         held_responses,  // cycle 2: packets of the space of responses mean something to it
  output wire [7:0]   held_message_limit,  // cycle 2: K - 1
  output wire [3:0]   held_last_path,  // cycle 2: paths in use less one
  output reg  [5:0]   admission_row,  // cycle 6: final unless the frame goes on; of a trimmed packet that goes on RX_TRIM_NAK or RX_TRIM_PAYLOAD
  output reg          admission_acknowledging,  // cycle 6: goes to the send window
  output reg          admission_numbered,  // cycle 6: goes to the tracker
  output reg          admission_trimmed,  // cycle 6: its payload was cut, or counts as cut
  (* shreg_extract = "no" *)
  output reg          admission_in_error  // cycle 6: the queue pair is in error: only a repeated NAK can come of it
);
  localparam [2:0] QUEUE_PAIR_STATE_RESET = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_RTR   = 3'd2;
  localparam [2:0] QUEUE_PAIR_STATE_RTS   = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD   = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_ERR   = 3'd5;
  localparam [5:0] ROW_RX_TRIM_BAD        = 6'd8;
  localparam [5:0] ROW_RX_TRIM_PAYLOAD    = 6'd10;
  localparam [5:0] ROW_RX_TRIM_NAK        = 6'd11;
  localparam [5:0] ROW_RX_QPN             = 6'd22;
  localparam [5:0] ROW_RX_QP_STATE        = 6'd23;
  localparam [5:0] ROW_RX_PKEY            = 6'd24;
  localparam [5:0] ROW_RX_PEER            = 6'd25;
  localparam [5:0] ROW_RX_PROFILE         = 6'd26;
  localparam [5:0] ROW_RX_AETH            = 6'd27;
  localparam [5:0] ROW_RX_STRAY           = 6'd32;
  localparam [5:0] ROW_RX_OK              = 6'd49;
  localparam [5:0] ROW_RX_CNP             = 6'd50;
  localparam [5:0] ROW_RX_RTT_REQUEST     = 6'd51;
  localparam [5:0] ROW_RX_SLOW            = 6'd52;

  reg  [5:0]   row;
  reg          acknowledging;
  reg          numbered;
  // ---- timeline packet, cycle 1
  reg          of_responses_c1;
  reg          full_c1;
  reg          is_ack_c1;
  reg          packet_syndrome_7_not_c1;
  reg          foreign_not_c1;
  reg  [2:0]   packet_ipv6_c1_c3;
  reg  [23:0]  packet_own_c1_c3;
  reg  [14:0]  packet_pkey_14_0_c1;
  reg          packet_pkey_15_c1;
  reg  [95:0]  packet_source_31_0_c1_c3;
  reg  [95:0]  packet_source_63_32_c1_c3;
  reg  [95:0]  packet_source_95_64_c1_c3;
  reg  [95:0]  packet_source_127_96_c1_c3;
  reg  [15:0]  packet_source_port_sub_c1;
  reg          packet_veroce_c1;
  reg  [35:0]  packet_vlan_c1_c3;
  // ---- timeline packet, cycle 2
  reg  [14:0]  packet_pkey_14_0_c2;
  reg          packet_pkey_15_c2;
  reg          kind_needs_p2_not_c2;
  reg          packet_veroce_c2;
  reg          kind_needs_p3_not_c2;
  reg          kind_of_responses_not_c2;
  reg  [15:0]  packet_source_port_sub_c2;
  reg          kind_slow_c2;
  reg          kind_stray_c2;
  reg          foreign_not_c2;
  reg          kind_acknowledging_c2;
  reg  [2:0]   kind_cnp_c2_c4;
  reg          kind_of_responses_c2;
  reg          kind_request_c2;
  reg          kind_response_c2;
  reg  [2:0]   kind_rtt_request_c2_c4;
  reg          packet_syndrome_7_and_c2;
  // ---- timeline packet, cycle 3
  reg          kind_request_c3;
  reg          sending_or_c3;
  reg          kind_response_c3;
  reg          sending_c3;
  reg          foreign_and_c3;
  reg          at_least2_c3;
  reg          same_pkey_c3;
  reg          admission_in_error_c3;
  reg          kind_acknowledging_c3;
  reg          kind_of_responses_c3;
  reg          profile_c3;
  reg          packet_syndrome_7_and_c3;
  reg  [1:0]   kind_slow_c3_c4;
  reg  [1:0]   stray_c3_c4;
  // ---- timeline packet, cycle 4
  (* shreg_extract = "no" *)
  reg  [31:0]  packet_source_31_0_c4;
  (* shreg_extract = "no" *)
  reg  [31:0]  packet_source_63_32_c4;
  (* shreg_extract = "no" *)
  reg  [31:0]  packet_source_95_64_c4;
  (* shreg_extract = "no" *)
  reg  [31:0]  packet_source_127_96_c4;
  (* shreg_extract = "no" *)
  reg          packet_ipv6_c4;
  (* shreg_extract = "no" *)
  reg  [11:0]  packet_vlan_c4;
  (* shreg_extract = "no" *)
  reg  [7:0]   packet_own_c4;
  reg          kind_acknowledging_c4;
  reg  [1:0]   admission_in_error_c4_c5;
  reg          profile_c4;
  reg          answers_us_choice_c4;
  reg          foreign_not_c4;
  reg          kind_acknowledging_and_c4;
  reg          may_be_trimmed_and_c4;
  reg          profile_not_c4;
  reg          same_pkey_not_c4;
  reg          state_and_c4;
  // ---- timeline packet, cycle 5
  reg  [3:0]   is_peer_same;
  reg          peer_143_and_c5;
  reg          may_be_trimmed_and_c5;
  reg          state_and_c5;
  reg          profile_c5;
  reg          answers_us_choice_c5;
  reg          kind_acknowledging_c5;
  (* shreg_extract = "no" *)
  reg          kind_cnp_c5;
  (* shreg_extract = "no" *)
  reg          kind_rtt_request_c5;
  (* shreg_extract = "no" *)
  reg          kind_slow_c5;
  (* shreg_extract = "no" *)
  reg          stray_c5;
  reg          foreign_not_c5;
  reg          kind_acknowledging_and_c5;
  reg          profile_not_c5;
  reg          same_pkey_not_c5;
  reg  [5:0]   frame_row_c5;
  reg          frame_row_eq_c5;
  reg          trimmed_c5;
  (* ram_style = "block" *)
  reg  [63:0]  contexts [0:15];
  reg  [63:0]  _context_data_first;
  reg  [63:0]  context_data;
  (* ram_style = "block" *)
  reg  [2:0]   states [0:15];
  reg  [2:0]   _state_first;
  reg  [2:0]   state;
  (* ram_style = "block" *)
  reg  [143:0] peers [0:15];
  reg  [143:0] _peer_first;
  reg  [143:0] peer;

  wire [3:0]   qp = packet_dest_qp[3:0];
  wire         is_peer_parts_0 = peer[46:15] == packet_source_31_0_c4;
  wire         is_peer_parts_1 = peer[78:47] == packet_source_63_32_c4;
  wire         is_peer_parts_2 = peer[110:79] == packet_source_95_64_c4;
  wire         is_peer_parts_3 = peer[142:111] == packet_source_127_96_c4;
  wire         is_peer = (&is_peer_same) & peer_143_and_c5;
  wire         foreign = |(packet_dest_qp >> 4);
  wire         sending = (state == QUEUE_PAIR_STATE_RTS) | (state == QUEUE_PAIR_STATE_SQD);
  wire         same_pkey = (packet_pkey_14_0_c2 == context_data[57:43]) &
                           (packet_pkey_15_c2 | context_data[58]);
  wire         at_least2 = context_data[23:22] >= 2'd2;
  wire         profile = packet_veroce_c2 & (kind_needs_p2_not_c2 | at_least2) &
                         (kind_needs_p3_not_c2 | (context_data[23:22] == 2'd3)) &
                         (kind_of_responses_not_c2 | context_data[12]);
  wire         outside = packet_source_port_sub_c2 > {12'd0, context_data[3:0]};
  wire         stray = kind_stray_c2 | (kind_slow_c2 & outside);
  wire         known = (state != QUEUE_PAIR_STATE_RESET) & context_data[63];
  wire [1:0]   type_wire = packet_syndrome[6:5];
  wire         is_ack = type_wire == 2'd0;
  wire         is_nak = type_wire == 2'd3;
  wire [4:0]   code = packet_syndrome[4:0];
  wire         full = is_ack | (type_wire == 2'd1) | (is_nak & (code <= 5'd3));
  wire         of_responses = is_ack | (is_nak & (code == 5'd0));
  wire         trimmed = (frame_row == ROW_RX_TRIM_NAK) | (frame_row == ROW_RX_TRIM_PAYLOAD);
  wire         in_state = (kind_request_c3 & sending_or_c3) | (kind_response_c3 & sending_c3);
  wire         may_be_trimmed = foreign_and_c3 & at_least2_c3 & in_state;
  wire         again = state_and_c5 & is_peer & profile_c5;
  wire         answers_us = kind_acknowledging_c3 != kind_of_responses_c3;

  assign held_known = context_data[63];
  assign held_address_handle = context_data[62:59];
  assign held_pkey = context_data[58:43];
  assign held_pd = context_data[42:27];
  assign held_mtu_code = context_data[26:24];
  assign held_profile = context_data[23:22];
  assign held_remote_write = context_data[21];
  assign held_remote_read = context_data[20];
  assign held_remote_atomic = context_data[19];
  assign held_accepted = context_data[18:13];
  assign held_responses = context_data[12];
  assign held_message_limit = context_data[11:4];
  assign held_last_path = context_data[3:0];

  always @* begin
    row = frame_row_c5;
    acknowledging = 1'b0;
    numbered = 1'b0;
    if (trimmed_c5) begin
      if (may_be_trimmed_and_c5 & is_peer) begin
        numbered = 1'b1;
      end else begin
        row = ROW_RX_TRIM_BAD;
      end
    end else if (frame_row_eq_c5) begin
      if (foreign_not_c5) begin
        row = ROW_RX_QPN;
      end else if (~(answers_us_choice_c5 | again)) begin
        row = ROW_RX_QP_STATE;
      end else if (same_pkey_not_c5) begin
        row = ROW_RX_PKEY;
      end else if (~is_peer) begin
        row = ROW_RX_PEER;
      end else if (profile_not_c5) begin
        row = ROW_RX_PROFILE;
      end else if (kind_acknowledging_and_c5) begin
        row = ROW_RX_AETH;
      end else if (kind_acknowledging_c5) begin
        acknowledging = 1'b1;
      end else if (stray_c5) begin
        row = ROW_RX_STRAY;
      end else if (kind_cnp_c5) begin
        row = ROW_RX_CNP;
      end else if (kind_rtt_request_c5) begin
        row = ROW_RX_RTT_REQUEST;
      end else if (kind_slow_c5) begin
        row = ROW_RX_SLOW;
      end else begin
        numbered = 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (context_valid) begin
      contexts[context_value_qp] <= {context_value_context_known, context_value_context_address_handle,
                                     context_value_context_pkey, context_value_context_pd,
                                     context_value_context_mtu_code, context_value_context_profile,
                                     context_value_context_remote_write, context_value_context_remote_read,
                                     context_value_context_remote_atomic,
                                     context_value_context_reads_accepted,
                                     (|context_value_context_reads_outstanding) |
                                     ((|context_value_context_reads_accepted) &
                                      (context_value_context_remote_read |
                                       context_value_context_remote_atomic)),
                                     context_value_context_message_limit, context_value_context_last_path};
    end
  end

  always @(posedge clk) begin
    _context_data_first <= contexts[qp];
    context_data <= _context_data_first;
  end

  initial begin : states_zero
    integer _i;
    for (_i = 0; _i < 16; _i = _i + 1) begin
      states[_i] = 3'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && state_valid) begin
      states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _state_first <= states[qp];
    state <= _state_first;
  end

  always @(posedge clk) begin
    if (address_valid) begin
      peers[address_value_index] <= {address_value_handle_ipv6, address_value_handle_ip,
                                     address_value_handle_tagged ? address_value_handle_vlan : 12'd0,
                                     address_value_handle_gid};
    end
  end

  always @(posedge clk) begin
    _peer_first <= peers[context_data[62:59]];
    peer <= _peer_first;
  end

  // facts
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    foreign_not_c1 <= ~foreign;
    packet_pkey_14_0_c1 <= packet_pkey[14:0];
    packet_pkey_15_c1 <= packet_pkey[15];
    // ---- timeline packet, cycle 2
    foreign_not_c2 <= foreign_not_c1;
    packet_pkey_14_0_c2 <= packet_pkey_14_0_c1;
    packet_pkey_15_c2 <= packet_pkey_15_c1;
    kind_acknowledging_c2 <= kind_acknowledging;
    kind_cnp_c2_c4 <= {kind_cnp_c2_c4[1:0], kind_cnp};
    kind_needs_p2_not_c2 <= ~kind_needs_p2;
    kind_needs_p3_not_c2 <= ~kind_needs_p3;
    kind_of_responses_c2 <= kind_of_responses;
    kind_of_responses_not_c2 <= ~kind_of_responses;
    kind_request_c2 <= kind_request;
    kind_response_c2 <= kind_response;
    kind_rtt_request_c2_c4 <= {kind_rtt_request_c2_c4[1:0], kind_rtt_request};
    kind_slow_c2 <= kind_slow;
    packet_syndrome_7_and_c2 <= packet_syndrome_7_not_c1 &
                                (kind_selective ? is_ack_c1 : kind_of_responses ? of_responses_c1 : full_c1);
    // ---- timeline packet, cycle 3
    kind_acknowledging_c3 <= kind_acknowledging_c2;
    kind_of_responses_c3 <= kind_of_responses_c2;
    kind_request_c3 <= kind_request_c2;
    kind_response_c3 <= kind_response_c2;
    kind_slow_c3_c4 <= {kind_slow_c3_c4[0], kind_slow_c2};
    packet_syndrome_7_and_c3 <= packet_syndrome_7_and_c2;
    at_least2_c3 <= at_least2;
    foreign_and_c3 <= foreign_not_c2 & known;
    profile_c3 <= profile;
    same_pkey_c3 <= same_pkey;
    sending_c3 <= sending;
    sending_or_c3 <= sending | (state == QUEUE_PAIR_STATE_RTR);
    stray_c3_c4 <= {stray_c3_c4[0], stray};
    // ---- timeline packet, cycle 4
    kind_acknowledging_c4 <= kind_acknowledging_c3;
    profile_c4 <= profile_c3;
    // ---- timeline packet, cycle 5
    kind_acknowledging_c5 <= kind_acknowledging_c4;
    kind_cnp_c5 <= kind_cnp_c2_c4[2];
    kind_rtt_request_c5 <= kind_rtt_request_c2_c4[2];
    kind_slow_c5 <= kind_slow_c3_c4[1];
    profile_c5 <= profile_c4;
    stray_c5 <= stray_c3_c4[1];
  end

  // good
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    full_c1 <= full;
    is_ack_c1 <= is_ack;
    of_responses_c1 <= of_responses;
    packet_syndrome_7_not_c1 <= ~packet_syndrome[7];
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    packet_ipv6_c1_c3 <= {packet_ipv6_c1_c3[1:0], packet_ipv6};
    packet_own_c1_c3 <= {packet_own_c1_c3[15:0], packet_own};
    packet_veroce_c1 <= packet_veroce;
    packet_vlan_c1_c3 <= {packet_vlan_c1_c3[23:0], packet_vlan};
    // ---- timeline packet, cycle 2
    packet_veroce_c2 <= packet_veroce_c1;
    kind_stray_c2 <= kind_stray;
    // ---- timeline packet, cycle 4
    packet_ipv6_c4 <= packet_ipv6_c1_c3[2];
    packet_own_c4 <= packet_own_c1_c3[23:16];
    packet_vlan_c4 <= packet_vlan_c1_c3[35:24];
    // ---- timeline packet, cycle 5
    frame_row_c5 <= frame_row;
  end

  // isPeer
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    packet_source_31_0_c1_c3 <= {packet_source_31_0_c1_c3[63:0], packet_source[31:0]};
    packet_source_63_32_c1_c3 <= {packet_source_63_32_c1_c3[63:0], packet_source[63:32]};
    packet_source_95_64_c1_c3 <= {packet_source_95_64_c1_c3[63:0], packet_source[95:64]};
    packet_source_127_96_c1_c3 <= {packet_source_127_96_c1_c3[63:0], packet_source[127:96]};
    // ---- timeline packet, cycle 4
    packet_source_31_0_c4 <= packet_source_31_0_c1_c3[95:64];
    packet_source_63_32_c4 <= packet_source_63_32_c1_c3[95:64];
    packet_source_95_64_c4 <= packet_source_95_64_c1_c3[95:64];
    packet_source_127_96_c4 <= packet_source_127_96_c1_c3[95:64];
    // ---- timeline packet, cycle 5
    is_peer_same <= {is_peer_parts_3, is_peer_parts_2, is_peer_parts_1, is_peer_parts_0};
    peer_143_and_c5 <= (peer[143] == packet_ipv6_c4) & (peer[14:3] == packet_vlan_c4) &
                       packet_own_c4[peer[2:0]];
  end

  // isOutside
  always @(posedge clk) begin
    // ---- timeline packet, cycle 1
    packet_source_port_sub_c1 <= packet_source_port - source_port_base;
    // ---- timeline packet, cycle 2
    packet_source_port_sub_c2 <= packet_source_port_sub_c1;
  end

  // body
  always @(posedge clk) begin
    // ---- timeline packet, cycle 3
    admission_in_error_c3 <= state == QUEUE_PAIR_STATE_ERR;
    // ---- timeline packet, cycle 4
    admission_in_error_c4_c5 <= {admission_in_error_c4_c5[0], admission_in_error_c3};
    // ---- timeline packet, cycle 6
    admission_in_error <= admission_in_error_c4_c5[1];
    admission_acknowledging <= acknowledging;
    admission_numbered <= numbered;
    admission_row <= row;
  end

  // mayEnter
  always @(posedge clk) begin
    // ---- timeline packet, cycle 4
    answers_us_choice_c4 <= answers_us ? sending_c3 : sending_or_c3;
    state_and_c4 <= admission_in_error_c3 & kind_request_c3 & same_pkey_c3;
    // ---- timeline packet, cycle 5
    answers_us_choice_c5 <= answers_us_choice_c4;
    state_and_c5 <= state_and_c4;
  end

  // decide
  always @(posedge clk) begin
    // ---- timeline packet, cycle 4
    foreign_not_c4 <= ~foreign_and_c3;
    kind_acknowledging_and_c4 <= kind_acknowledging_c3 & ~packet_syndrome_7_and_c3;
    may_be_trimmed_and_c4 <= may_be_trimmed & same_pkey_c3;
    profile_not_c4 <= ~profile_c3;
    same_pkey_not_c4 <= ~same_pkey_c3;
    // ---- timeline packet, cycle 5
    foreign_not_c5 <= foreign_not_c4;
    kind_acknowledging_and_c5 <= kind_acknowledging_and_c4;
    may_be_trimmed_and_c5 <= may_be_trimmed_and_c4;
    profile_not_c5 <= profile_not_c4;
    same_pkey_not_c5 <= same_pkey_not_c4;
    frame_row_eq_c5 <= frame_row == ROW_RX_OK;
    trimmed_c5 <= trimmed;
    // ---- timeline packet, cycle 6
    admission_trimmed <= trimmed_c5;
  end

  wire        _unused = &{1'b0, address_value_handle_mac};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    a_packet_acknowledges_or_has_a_number_of_its_own: assert (
      ~(admission_acknowledging & admission_numbered));
  always @(posedge clk) if (!rst)
    what_is_refused_acknowledges_nothing: assert (~admission_acknowledging | (admission_row == ROW_RX_OK));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(admission_acknowledging & admission_numbered))) begin
    $display("AdmissionCheck.java: HDL801: claim 'a packet acknowledges or has a number of its own' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~admission_acknowledging | (admission_row == ROW_RX_OK))) begin
    $display("AdmissionCheck.java: HDL801: claim 'what is refused acknowledges nothing' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
