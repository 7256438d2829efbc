`default_nettype none

// ReceiveCheck_32: decides for every frame which counter of the table of malformed input it increments.
// Generated from ReceiveCheck.java.
// timeline in: 10 cycles, 29 registers (115 bits), of these 21 (58 bits) only wait
module ReceiveCheck_32 (
  input  wire         clk,
  input  wire         rst,
  // in: frames from the MAC, without preamble and FCS
  input  wire         in_valid,  // cycle 0
  input  wire [255:0] in_value_data,  // cycle 0
  input  wire [31:0]  in_value_keep,  // cycle 0
  input  wire         in_value_last,  // cycle 0
  input  wire         error,  // cycle 0: with the last beat: FCS error, runt or abort
  // headers: of the parser that sees the same frames
  input  wire         headers_valid,  // cycle 4
  input  wire         headers_value_tagged,  // cycle 4: one 802.1Q tag
  input  wire         headers_value_is_ipv4,  // cycle 4: EtherType of IPv4
  input  wire         headers_value_is_ipv6,  // cycle 4: EtherType of IPv6
  input  wire         headers_value_bad_ip,  // cycle 4: version differs from the EtherType, or an IPv4 header of less than 5 words
  input  wire         headers_value_fragment,  // cycle 4: IPv4 fragment: offset or more-fragments not 0
  input  wire         headers_value_roce,  // cycle 4: UDP without IPv4 options, destination port of RoCE
  input  wire         headers_value_veroce,  // cycle 4: UDP without IPv4 options, destination port of veRoCE
  input  wire         headers_value_known,  // cycle 4: the opcode has a format on this port
  input  wire [3:0]   headers_value_header_words,  // cycle 4: bytes of all transport headers, in units of 4; 0 unless known
  // headers_value_ipv4: counts with isIpv4
  input  wire [3:0]   headers_value_ipv4_version,  // cycle 4: 4
  input  wire [3:0]   headers_value_ipv4_header_words,  // cycle 4: IHL: 5, options are not accepted
  input  wire [5:0]   headers_value_ipv4_dscp,  // cycle 4: differentiated services code point
  input  wire [1:0]   headers_value_ipv4_ecn,  // cycle 4: explicit congestion notification; 3 = marked
  input  wire [15:0]  headers_value_ipv4_total_length,  // cycle 4: bytes from this header to the end of the packet
  input  wire [15:0]  headers_value_ipv4_identification,  // cycle 4: any value
  input  wire [2:0]   headers_value_ipv4_flags,  // cycle 4: bit 1 = do not fragment, bit 0 = more fragments
  input  wire [12:0]  headers_value_ipv4_fragment_offset,  // cycle 4: 0
  input  wire [7:0]   headers_value_ipv4_time_to_live,  // cycle 4: hops left
  input  wire [7:0]   headers_value_ipv4_protocol,  // cycle 4: 17 = UDP
  input  wire [15:0]  headers_value_ipv4_checksum,  // cycle 4: header checksum
  input  wire [31:0]  headers_value_ipv4_source,  // cycle 4: source address
  input  wire [31:0]  headers_value_ipv4_destination,  // cycle 4: destination address
  // headers: of the parser that sees the same frames
  input  wire [5:0]   headers_value_dscp,  // cycle 4: DSCP of IPv6
  input  wire [15:0]  headers_value_payload_length,  // cycle 4: bytes behind the IPv6 header
  input  wire [15:0]  headers_value_udp_length,  // cycle 4: bytes from the UDP header to the ICRC, both included
  input  wire [7:0]   headers_value_opcode,  // cycle 4: of BTH
  input  wire [3:0]   headers_value_version,  // cycle 4: TVer of BTH
  input  wire [1:0]   headers_value_pad_count,  // cycle 4: bytes of padding before the ICRC
  input  wire [23:0]  headers_value_dest_qp,  // cycle 4: queue pair of the receiver
  input  wire         foreign,  // cycle 5: the destination is not ours (row 3)
  // icrc: of the ICRC checker that sees the same frames
  input  wire         icrc_valid,  // cycle 9
  input  wire         icrc_value_whole,  // cycle 9: IPv4 or IPv6 with room for an ICRC, and the frame has every byte that the IP header promises
  input  wire         icrc_value_good,  // cycle 9: whole, and the ICRC is right
  // settings: stable while frames arrive
  input  wire [5:0]   settings_trim_dscp,  // steady: wire_dscp_trim: DSCP of trimmed packets, reset 9
  input  wire [6:0]   settings_trim_last_dscp,  // steady: wire_dscp_trim_last: second DSCP of trimmed packets; 64 = off, the reset value
  input  wire         settings_trim_icrc_optional,  // steady: wire_trim_icrc_optional: trimmed packets count with a wrong ICRC, reset 1
  input  wire [3:0]   settings_transport_version,  // steady: wire_tver: transport version, reset 0
  // row: one per frame, in order
  output reg          row_valid,  // cycle 10
  output reg  [5:0]   row_value  // cycle 10
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
  localparam [5:0] ROW_RX_OK           = 6'd49;

  reg  [5:0]  row;
  // ---- timeline in, cycle 1
  reg  [7:0]  error_c1_c8;
  // ---- timeline in, cycle 4
  reg  [13:0] meter_length_value_c4;
  // ---- timeline in, cycle 5
  reg  [15:0] bounds_held_ip_payload;
  reg  [5:0]  bounds_held_udp_offset;
  reg  [6:0]  bounds_held_whole;
  reg  [13:0] meter_length_value_c5;
  // ---- timeline in, cycle 6
  reg  [13:0] received;
  reg  [15:0] bounds_ip_payload_c6;
  reg  [6:0]  bounds_whole_c6;
  reg  [2:0]  too_long_c6_c8;
  // ---- timeline in, cycle 7
  reg  [15:0] present;
  reg  [6:0]  bounds_whole_c7;
  reg  [1:0]  missing_c7_c8;
  // ---- timeline in, cycle 8
  reg         trim_payload_c8;
  reg         trim_short_c8;
  // ---- timeline in, cycle 9
  reg         held_other;
  reg         held_ip_header;
  reg         held_ip_checksum;
  reg         held_fragment;
  reg         held_trimmed;
  reg         held_trim_bad;
  reg         held_too_short;
  reg         held_udp_length;
  reg         held_version;
  reg         held_transport;
  reg         held_opcode;
  reg         held_headers;
  reg         held_pad;
  reg         held_payload;
  (* shreg_extract = "no" *)
  reg         error_c9;
  (* shreg_extract = "no" *)
  reg         too_long_c9;
  (* shreg_extract = "no" *)
  reg         missing_c9;
  reg         trim_payload_c9;
  reg         trim_short_c9;
  wire        judge_bounds_valid;
  wire [15:0] judge_bounds_value_ip_payload;
  wire [5:0]  judge_bounds_value_udp_offset;
  wire [6:0]  judge_bounds_value_whole;
  wire        judge_flags_valid;
  wire        judge_flags_value_other;
  wire        judge_flags_value_ip_header;
  wire        judge_flags_value_ip_checksum;
  wire        judge_flags_value_fragment;
  wire        judge_flags_value_trimmed;
  wire        judge_flags_value_trim_bad;
  wire        judge_flags_value_too_short;
  wire        judge_flags_value_udp_length;
  wire        judge_flags_value_version;
  wire        judge_flags_value_transport;
  wire        judge_flags_value_opcode;
  wire        judge_flags_value_headers;
  wire        judge_flags_value_pad;
  wire        judge_flags_value_payload;
  wire        meter_length_valid;
  wire [13:0] meter_length_value;

  wire        too_long = meter_length_value_c5 > 14'd4210;
  wire        missing = bounds_ip_payload_c6 > {2'd0, received};
  wire        trim_short = present < 16'd20;
  wire        trim_payload = present > {9'd0, bounds_whole_c7};

  HeaderJudge judge (
    .clk(clk),
    .rst(rst),
    .headers_valid(headers_valid),
    .headers_value_tagged(headers_value_tagged),
    .headers_value_is_ipv4(headers_value_is_ipv4),
    .headers_value_is_ipv6(headers_value_is_ipv6),
    .headers_value_bad_ip(headers_value_bad_ip),
    .headers_value_fragment(headers_value_fragment),
    .headers_value_roce(headers_value_roce),
    .headers_value_veroce(headers_value_veroce),
    .headers_value_known(headers_value_known),
    .headers_value_header_words(headers_value_header_words),
    .headers_value_ipv4_version(headers_value_ipv4_version),
    .headers_value_ipv4_header_words(headers_value_ipv4_header_words),
    .headers_value_ipv4_dscp(headers_value_ipv4_dscp),
    .headers_value_ipv4_ecn(headers_value_ipv4_ecn),
    .headers_value_ipv4_total_length(headers_value_ipv4_total_length),
    .headers_value_ipv4_identification(headers_value_ipv4_identification),
    .headers_value_ipv4_flags(headers_value_ipv4_flags),
    .headers_value_ipv4_fragment_offset(headers_value_ipv4_fragment_offset),
    .headers_value_ipv4_time_to_live(headers_value_ipv4_time_to_live),
    .headers_value_ipv4_protocol(headers_value_ipv4_protocol),
    .headers_value_ipv4_checksum(headers_value_ipv4_checksum),
    .headers_value_ipv4_source(headers_value_ipv4_source),
    .headers_value_ipv4_destination(headers_value_ipv4_destination),
    .headers_value_dscp(headers_value_dscp),
    .headers_value_payload_length(headers_value_payload_length),
    .headers_value_udp_length(headers_value_udp_length),
    .headers_value_opcode(headers_value_opcode),
    .headers_value_version(headers_value_version),
    .headers_value_pad_count(headers_value_pad_count),
    .headers_value_dest_qp(headers_value_dest_qp),
    .foreign(foreign),
    .settings_trim_dscp(settings_trim_dscp),
    .settings_trim_last_dscp(settings_trim_last_dscp),
    .settings_trim_icrc_optional(settings_trim_icrc_optional),
    .settings_transport_version(settings_transport_version),
    .bounds_valid(judge_bounds_valid),
    .bounds_value_ip_payload(judge_bounds_value_ip_payload),
    .bounds_value_udp_offset(judge_bounds_value_udp_offset),
    .bounds_value_whole(judge_bounds_value_whole),
    .flags_valid(judge_flags_valid),
    .flags_value_other(judge_flags_value_other),
    .flags_value_ip_header(judge_flags_value_ip_header),
    .flags_value_ip_checksum(judge_flags_value_ip_checksum),
    .flags_value_fragment(judge_flags_value_fragment),
    .flags_value_trimmed(judge_flags_value_trimmed),
    .flags_value_trim_bad(judge_flags_value_trim_bad),
    .flags_value_too_short(judge_flags_value_too_short),
    .flags_value_udp_length(judge_flags_value_udp_length),
    .flags_value_version(judge_flags_value_version),
    .flags_value_transport(judge_flags_value_transport),
    .flags_value_opcode(judge_flags_value_opcode),
    .flags_value_headers(judge_flags_value_headers),
    .flags_value_pad(judge_flags_value_pad),
    .flags_value_payload(judge_flags_value_payload)
  );

  FrameMeter_32 meter (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_value_data(in_value_data),
    .in_value_keep(in_value_keep),
    .in_value_last(in_value_last),
    .length_valid(meter_length_valid),
    .length_value(meter_length_value)
  );

  always @* begin
    row = ROW_RX_OK;
    if (error_c9) begin
      row = ROW_RX_FCS;
    end else if (too_long_c9) begin
      row = ROW_RX_LONG;
    end else if (judge_flags_valid ? judge_flags_value_other : held_other) begin
      row = ROW_RX_OTHER;
    end else if (judge_flags_valid ? judge_flags_value_ip_header : held_ip_header) begin
      row = ROW_RX_IP_HDR;
    end else if (judge_flags_valid ? judge_flags_value_ip_checksum : held_ip_checksum) begin
      row = ROW_RX_IP_CSUM;
    end else if (judge_flags_valid ? judge_flags_value_fragment : held_fragment) begin
      row = ROW_RX_IP_FRAG;
    end else if (judge_flags_valid ? judge_flags_value_trimmed : held_trimmed) begin
      row = ROW_RX_TRIM_NAK;
      if (trim_short_c9) begin
        row = ROW_RX_TRIM_SHORT;
      end else if (~icrc_value_good & ~settings_trim_icrc_optional) begin
        row = ROW_RX_TRIM_ICRC;
      end else if (judge_flags_valid ? judge_flags_value_trim_bad : held_trim_bad) begin
        row = ROW_RX_TRIM_BAD;
      end else if (trim_payload_c9) begin
        row = ROW_RX_TRIM_PAYLOAD;
      end
    end else if (missing_c9) begin
      row = ROW_RX_LEN_IP;
    end else if (judge_flags_valid ? judge_flags_value_too_short : held_too_short) begin
      row = ROW_RX_SHORT;
    end else if (judge_flags_valid ? judge_flags_value_udp_length : held_udp_length) begin
      row = ROW_RX_LEN_UDP;
    end else if (~icrc_value_good) begin
      row = ROW_RX_ICRC;
    end else if (judge_flags_valid ? judge_flags_value_version : held_version) begin
      row = ROW_RX_TVER;
    end else if (judge_flags_valid ? judge_flags_value_transport : held_transport) begin
      row = ROW_RX_TRANSPORT;
    end else if (judge_flags_valid ? judge_flags_value_opcode : held_opcode) begin
      row = ROW_RX_OPCODE;
    end else if (judge_flags_valid ? judge_flags_value_headers : held_headers) begin
      row = ROW_RX_HDR_SHORT;
    end else if (judge_flags_valid ? judge_flags_value_pad : held_pad) begin
      row = ROW_RX_PAD;
    end else if (judge_flags_valid ? judge_flags_value_payload : held_payload) begin
      row = ROW_RX_LEN_OP;
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      row_valid <= 1'b0;
    end else begin
      // ---- timeline in, cycle 10
      row_valid <= icrc_valid;
    end
  end

  // kept
  always @(posedge clk) begin
    // ---- timeline in, cycle 5
    if (judge_bounds_valid) begin
      bounds_held_ip_payload <= judge_bounds_value_ip_payload;
      bounds_held_udp_offset <= judge_bounds_value_udp_offset;
      bounds_held_whole <= judge_bounds_value_whole;
    end
    // ---- timeline in, cycle 6
    bounds_ip_payload_c6 <= judge_bounds_valid ? judge_bounds_value_ip_payload : bounds_held_ip_payload;
    // ---- timeline in, cycle 9
    if (judge_flags_valid) begin
      held_other <= judge_flags_value_other;
      held_ip_header <= judge_flags_value_ip_header;
      held_ip_checksum <= judge_flags_value_ip_checksum;
      held_fragment <= judge_flags_value_fragment;
      held_trimmed <= judge_flags_value_trimmed;
      held_trim_bad <= judge_flags_value_trim_bad;
      held_too_short <= judge_flags_value_too_short;
      held_udp_length <= judge_flags_value_udp_length;
      held_version <= judge_flags_value_version;
      held_transport <= judge_flags_value_transport;
      held_opcode <= judge_flags_value_opcode;
      held_headers <= judge_flags_value_headers;
      held_pad <= judge_flags_value_pad;
      held_payload <= judge_flags_value_payload;
    end
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline in, cycle 1
    error_c1_c8 <= {error_c1_c8[6:0], error};
    // ---- timeline in, cycle 9
    error_c9 <= error_c1_c8[7];
  end

  // body
  always @(posedge clk) begin
    // ---- timeline in, cycle 4
    meter_length_value_c4 <= meter_length_value;
    // ---- timeline in, cycle 5
    meter_length_value_c5 <= meter_length_value_c4;
    // ---- timeline in, cycle 6
    bounds_whole_c6 <= judge_bounds_valid ? judge_bounds_value_whole : bounds_held_whole;
    received <= meter_length_value_c5 -
                {8'd0, judge_bounds_valid ? judge_bounds_value_udp_offset : bounds_held_udp_offset};
    too_long_c6_c8 <= {too_long_c6_c8[1:0], too_long};
    // ---- timeline in, cycle 7
    bounds_whole_c7 <= bounds_whole_c6;
    missing_c7_c8 <= {missing_c7_c8[0], missing};
    present <= missing ? {2'd0, received} : bounds_ip_payload_c6;
    // ---- timeline in, cycle 8
    trim_payload_c8 <= trim_payload;
    trim_short_c8 <= trim_short;
    // ---- timeline in, cycle 9
    too_long_c9 <= too_long_c6_c8[2];
    missing_c9 <= missing_c7_c8[1];
    trim_payload_c9 <= trim_payload_c8;
    trim_short_c9 <= trim_short_c8;
    // ---- timeline in, cycle 10
    row_value <= row;
  end

  wire        _unused = &{1'b0, icrc_value_whole, meter_length_valid};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    no_frame_is_right_without_a_good_icrc: assert ((row != ROW_RX_OK) | icrc_value_good);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !((row != ROW_RX_OK) | icrc_value_good)) begin
    $display("ReceiveCheck.java: HDL801: claim 'no frame is right without a good ICRC' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
