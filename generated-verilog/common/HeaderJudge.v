`default_nettype none

// HeaderJudge: judges the headers of every frame, whatever its length and its ICRC.  Generated from
// HeaderJudge.java.
// timeline headers: 5 cycles, 82 registers (160 bits), of these 60 (77 bits) only wait
module HeaderJudge (
  input  wire        clk,
  input  wire        rst,
  input  wire        headers_valid,  // cycle 0
  input  wire        headers_value_tagged,  // cycle 0: one 802.1Q tag
  input  wire        headers_value_is_ipv4,  // cycle 0: EtherType of IPv4
  input  wire        headers_value_is_ipv6,  // cycle 0: EtherType of IPv6
  input  wire        headers_value_bad_ip,  // cycle 0: version differs from the EtherType, or an IPv4 header of less than 5 words
  input  wire        headers_value_fragment,  // cycle 0: IPv4 fragment: offset or more-fragments not 0
  input  wire        headers_value_roce,  // cycle 0: UDP without IPv4 options, destination port of RoCE
  input  wire        headers_value_veroce,  // cycle 0: UDP without IPv4 options, destination port of veRoCE
  input  wire        headers_value_known,  // cycle 0: the opcode has a format on this port
  input  wire [3:0]  headers_value_header_words,  // cycle 0: bytes of all transport headers, in units of 4; 0 unless known
  // headers_value_ipv4: counts with isIpv4
  input  wire [3:0]  headers_value_ipv4_version,  // cycle 0: 4
  input  wire [3:0]  headers_value_ipv4_header_words,  // cycle 0: IHL: 5, options are not accepted
  input  wire [5:0]  headers_value_ipv4_dscp,  // cycle 0: differentiated services code point
  input  wire [1:0]  headers_value_ipv4_ecn,  // cycle 0: explicit congestion notification; 3 = marked
  input  wire [15:0] headers_value_ipv4_total_length,  // cycle 0: bytes from this header to the end of the packet
  input  wire [15:0] headers_value_ipv4_identification,  // cycle 0: any value
  input  wire [2:0]  headers_value_ipv4_flags,  // cycle 0: bit 1 = do not fragment, bit 0 = more fragments
  input  wire [12:0] headers_value_ipv4_fragment_offset,  // cycle 0: 0
  input  wire [7:0]  headers_value_ipv4_time_to_live,  // cycle 0: hops left
  input  wire [7:0]  headers_value_ipv4_protocol,  // cycle 0: 17 = UDP
  input  wire [15:0] headers_value_ipv4_checksum,  // cycle 0: header checksum
  input  wire [31:0] headers_value_ipv4_source,  // cycle 0: source address
  input  wire [31:0] headers_value_ipv4_destination,  // cycle 0: destination address
  input  wire [5:0]  headers_value_dscp,  // cycle 0: DSCP of IPv6
  input  wire [15:0] headers_value_payload_length,  // cycle 0: bytes behind the IPv6 header
  input  wire [15:0] headers_value_udp_length,  // cycle 0: bytes from the UDP header to the ICRC, both included
  input  wire [7:0]  headers_value_opcode,  // cycle 0: of BTH
  input  wire [3:0]  headers_value_version,  // cycle 0: TVer of BTH
  input  wire [1:0]  headers_value_pad_count,  // cycle 0: bytes of padding before the ICRC
  input  wire [23:0] headers_value_dest_qp,  // cycle 0: queue pair of the receiver
  input  wire        foreign,  // cycle 1: the destination is not ours
  // settings: stable while frames arrive
  input  wire [5:0]  settings_trim_dscp,  // steady: wire_dscp_trim: DSCP of trimmed packets, reset 9
  input  wire [6:0]  settings_trim_last_dscp,  // steady: wire_dscp_trim_last: second DSCP of trimmed packets; 64 = off, the reset value
  input  wire        settings_trim_icrc_optional,  // steady: wire_trim_icrc_optional: trimmed packets count with a wrong ICRC, reset 1
  input  wire [3:0]  settings_transport_version,  // steady: wire_tver: transport version, reset 0
  output reg         bounds_valid,  // cycle 1
  output wire [15:0] bounds_value_ip_payload,  // cycle 1: bytes behind the IP header, as it says; 0 for less than none
  output reg  [5:0]  bounds_value_udp_offset,  // cycle 1: byte of the frame at which the UDP header begins
  output reg  [6:0]  bounds_value_whole,  // cycle 1: bytes of UDP header, transport headers and ICRC
  output reg         flags_valid,  // cycle 5
  (* shreg_extract = "no" *)
  output reg         flags_value_other,  // cycle 5: row 3
  (* shreg_extract = "no" *)
  output reg         flags_value_ip_header,  // cycle 5: row 4
  output wire        flags_value_ip_checksum,  // cycle 5: row 5
  (* shreg_extract = "no" *)
  output reg         flags_value_fragment,  // cycle 5: row 6
  (* shreg_extract = "no" *)
  output reg         flags_value_trimmed,  // cycle 5: DSCP of a trimmed packet
  (* shreg_extract = "no" *)
  output reg         flags_value_trim_bad,  // cycle 5: row 9, for a trimmed packet
  (* shreg_extract = "no" *)
  output reg         flags_value_too_short,  // cycle 5: row 14
  (* shreg_extract = "no" *)
  output reg         flags_value_udp_length,  // cycle 5: row 15
  (* shreg_extract = "no" *)
  output reg         flags_value_version,  // cycle 5: row 17
  (* shreg_extract = "no" *)
  output reg         flags_value_transport,  // cycle 5: row 18
  (* shreg_extract = "no" *)
  output reg         flags_value_opcode,  // cycle 5: row 19
  (* shreg_extract = "no" *)
  output reg         flags_value_headers,  // cycle 5: row 20
  (* shreg_extract = "no" *)
  output reg         flags_value_pad,  // cycle 5: row 21
  (* shreg_extract = "no" *)
  output reg         flags_value_payload  // cycle 5: row 22
);
  // ---- timeline headers, cycle 1
  reg  [3:0]  words;
  reg  [16:0] behind_udp;
  reg         no_pad;
  reg         payload;
  reg         headers_value_roce_not_c1;
  reg  [15:0] ip_payload;
  reg  [15:0] headers_value_udp_length_c1;
  reg  [3:0]  flags_opcode_c1_c4;
  reg  [3:0]  flags_transport_c1_c4;
  reg  [3:0]  flags_trim_bad_c1_c4;
  reg  [3:0]  flags_version_c1_c4;
  reg  [3:0]  headers_value_bad_ip_c1_c4;
  reg  [3:0]  headers_value_fragment_c1_c4;
  reg  [3:0]  headers_value_is_ipv4_c1_c4;
  reg  [1:0]  headers_value_pad_count_c1;
  reg         is_cnp_c1;
  reg  [3:0]  trimmed_c1_c4;
  // ---- timeline headers, cycle 2
  reg  [16:0] area;
  reg  [1:0]  headers_value_pad_count_c2;
  reg         may_pad;
  reg         payload_c2;
  reg         is_cnp_c2;
  reg  [2:0]  headers_valid_c2_c4;
  reg  [2:0]  flags_other_c2_c4;
  reg  [2:0]  flags_too_short_c2_c4;
  reg  [2:0]  flags_udp_length_c2_c4;
  // ---- timeline headers, cycle 3
  reg  [1:0]  bad_pad_c3_c4;
  reg  [1:0]  bad_payload_c3_c4;
  reg  [1:0]  no_headers_c3_c4;
  // ---- timeline headers, cycle 5
  (* shreg_extract = "no" *)
  reg         headers_value_is_ipv4_c5;
  wire        roce_payload;
  wire        roce_no_pad;
  wire        _unused_roce_numbered;
  wire        veroce_payload;
  wire        veroce_no_pad;
  wire        veroce_numbered;
  wire        checksum_good;

  wire        is_cnp = (headers_value_opcode == 8'd129) & headers_value_veroce;
  wire [16:0] behind_ip = {1'b0, headers_value_ipv4_total_length} - 17'd20;
  wire [15:0] low = area[15:0];
  wire        uneven = |low[1:0];
  wire        missing = (low[15:2] == 14'd0) & (headers_value_pad_count_c2 > low[1:0]);
  wire        bad_pad = uneven | missing | ((|headers_value_pad_count_c2) & ~may_pad);
  wire        bad_payload = ~(payload_c2 | (low == 16'd0) | (is_cnp_c2 & (low == 16'd16)));
  wire [5:0]  dscp = headers_value_is_ipv4 ? headers_value_ipv4_dscp : headers_value_dscp;
  wire        trimmed = (dscp == settings_trim_dscp) | ({1'b0, dscp} == settings_trim_last_dscp);
  wire [5:0]  udp_offset = headers_value_is_ipv6 ? (headers_value_tagged ? 6'd58 : 6'd54) :
                           headers_value_tagged ? 6'd38 : 6'd34;
  wire [2:0]  kind = headers_value_opcode[7:5];
  wire [6:0]  whole = {1'b0, headers_value_header_words, 2'd0} + 7'd12;

  OpcodeRules_ROCE roce (
    .opcode(headers_value_opcode),
    .payload(roce_payload),
    .no_pad(roce_no_pad),
    .numbered(_unused_roce_numbered)
  );

  OpcodeRules_VEROCE veroce (
    .opcode(headers_value_opcode),
    .payload(veroce_payload),
    .no_pad(veroce_no_pad),
    .numbered(veroce_numbered)
  );

  Ipv4Checksum checksum (
    .clk(clk),
    .header_version(headers_value_ipv4_version),
    .header_header_words(headers_value_ipv4_header_words),
    .header_dscp(headers_value_ipv4_dscp),
    .header_ecn(headers_value_ipv4_ecn),
    .header_total_length(headers_value_ipv4_total_length),
    .header_identification(headers_value_ipv4_identification),
    .header_flags(headers_value_ipv4_flags),
    .header_fragment_offset(headers_value_ipv4_fragment_offset),
    .header_time_to_live(headers_value_ipv4_time_to_live),
    .header_protocol(headers_value_ipv4_protocol),
    .header_checksum(headers_value_ipv4_checksum),
    .header_source(headers_value_ipv4_source),
    .header_destination(headers_value_ipv4_destination),
    .good(checksum_good)
  );

  assign flags_value_ip_checksum = headers_value_is_ipv4_c5 & ~checksum_good;
  assign bounds_value_ip_payload = ip_payload;

  always @(posedge clk) begin
    if (rst) begin
      bounds_valid <= 1'b0;
      headers_valid_c2_c4 <= 3'd0;
      flags_valid <= 1'b0;
    end else begin
      // ---- timeline headers, cycle 1
      bounds_valid <= headers_valid;
      // ---- timeline headers, cycle 2
      headers_valid_c2_c4 <= {headers_valid_c2_c4[1:0], bounds_valid};
      // ---- timeline headers, cycle 5
      flags_valid <= headers_valid_c2_c4[2];
    end
  end

  // body
  always @(posedge clk) begin
    // ---- timeline headers, cycle 1
    behind_udp <= {1'b0, headers_value_udp_length} - 17'd12;
    flags_opcode_c1_c4 <= {flags_opcode_c1_c4[2:0], ~headers_value_known};
    flags_transport_c1_c4 <= {flags_transport_c1_c4[2:0], ~((kind == 3'd0) | (kind == 3'd4) |
                                                            ((kind == 3'd3) & headers_value_roce &
                                                             (headers_value_dest_qp == 24'd1)))};
    flags_trim_bad_c1_c4 <= {flags_trim_bad_c1_c4[2:0], ~(headers_value_veroce & veroce_numbered)};
    flags_version_c1_c4 <= {flags_version_c1_c4[2:0], headers_value_version != settings_transport_version};
    headers_value_pad_count_c1 <= headers_value_pad_count;
    headers_value_roce_not_c1 <= ~(headers_value_roce | headers_value_veroce);
    ip_payload <= headers_value_is_ipv4 ? (~behind_ip[16] ? behind_ip[15:0] : 16'd0) :
                  headers_value_payload_length;
    is_cnp_c1 <= is_cnp;
    no_pad <= headers_value_veroce ? veroce_no_pad : roce_no_pad;
    payload <= headers_value_veroce ? veroce_payload : roce_payload;
    trimmed_c1_c4 <= {trimmed_c1_c4[2:0], trimmed};
    bounds_value_udp_offset <= udp_offset;
    bounds_value_whole <= whole;
    words <= is_cnp ? 4'd3 : headers_value_header_words;
    // ---- timeline headers, cycle 2
    headers_value_pad_count_c2 <= headers_value_pad_count_c1;
    is_cnp_c2 <= is_cnp_c1;
    payload_c2 <= payload;
    area <= behind_udp - {11'd0, words, 2'd0};
    flags_other_c2_c4 <= {flags_other_c2_c4[1:0], headers_value_roce_not_c1 | foreign};
    flags_too_short_c2_c4 <= {flags_too_short_c2_c4[1:0], ip_payload < 16'd24};
    flags_udp_length_c2_c4 <= {flags_udp_length_c2_c4[1:0], headers_value_udp_length_c1 != ip_payload};
    may_pad <= payload & ~no_pad;
    // ---- timeline headers, cycle 3
    bad_pad_c3_c4 <= {bad_pad_c3_c4[0], bad_pad};
    bad_payload_c3_c4 <= {bad_payload_c3_c4[0], bad_payload};
    no_headers_c3_c4 <= {no_headers_c3_c4[0], area[16]};
    // ---- timeline headers, cycle 5
    flags_value_opcode <= flags_opcode_c1_c4[3];
    flags_value_transport <= flags_transport_c1_c4[3];
    flags_value_trim_bad <= flags_trim_bad_c1_c4[3];
    flags_value_version <= flags_version_c1_c4[3];
    flags_value_trimmed <= trimmed_c1_c4[3];
    flags_value_other <= flags_other_c2_c4[2];
    flags_value_too_short <= flags_too_short_c2_c4[2];
    flags_value_udp_length <= flags_udp_length_c2_c4[2];
    flags_value_pad <= bad_pad_c3_c4[1];
    flags_value_payload <= bad_payload_c3_c4[1];
    flags_value_headers <= no_headers_c3_c4[1];
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline headers, cycle 1
    headers_value_bad_ip_c1_c4 <= {headers_value_bad_ip_c1_c4[2:0], headers_value_bad_ip};
    headers_value_fragment_c1_c4 <= {headers_value_fragment_c1_c4[2:0], headers_value_fragment};
    headers_value_is_ipv4_c1_c4 <= {headers_value_is_ipv4_c1_c4[2:0], headers_value_is_ipv4};
    headers_value_udp_length_c1 <= headers_value_udp_length;
    // ---- timeline headers, cycle 5
    flags_value_ip_header <= headers_value_bad_ip_c1_c4[3];
    flags_value_fragment <= headers_value_fragment_c1_c4[3];
    headers_value_is_ipv4_c5 <= headers_value_is_ipv4_c1_c4[3];
  end

  wire        _unused = &{1'b0, settings_trim_icrc_optional};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    a_packet_for_a_port_of_ours_is_of_one_version_of_ip: assert (
      ~((headers_value_roce | headers_value_veroce) & headers_valid) |
      (headers_value_is_ipv4 != headers_value_is_ipv6));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~((headers_value_roce | headers_value_veroce) & headers_valid) |
                                      (headers_value_is_ipv4 != headers_value_is_ipv6))) begin
    $display("HeaderJudge.java: HDL801: claim 'a packet for a port of ours is of one version of IP' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
