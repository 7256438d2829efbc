`default_nettype none

// Pipeline_Summed807_7b49_1: registers a stream several times; bubbles close while the output stalls.
// Generated from Pipeline.java.
module Pipeline_Summed807_7b49_1 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [47:0]  in_payload_packet_link_destination,  // destination MAC address
  input  wire [47:0]  in_payload_packet_link_source,  // source MAC address
  input  wire         in_payload_packet_link_tagged,  // insert an 802.1Q tag
  input  wire [2:0]   in_payload_packet_link_priority,  // priority code point of the tag
  input  wire         in_payload_packet_link_drop_eligible,  // drop eligible indicator of the tag
  input  wire [11:0]  in_payload_packet_link_identifier,  // VLAN identifier of the tag
  input  wire         in_payload_packet_network_ipv6,  // 1 = IPv6, 0 = IPv4
  input  wire [5:0]   in_payload_packet_network_dscp,  // differentiated services code point
  input  wire [1:0]   in_payload_packet_network_ecn,  // explicit congestion notification
  input  wire [7:0]   in_payload_packet_network_time_to_live,  // TTL or hop limit
  input  wire [15:0]  in_payload_packet_network_identification,  // IPv4 only
  input  wire [127:0] in_payload_packet_network_source,  // source address; IPv4 in the low 32 bits
  input  wire [127:0] in_payload_packet_network_destination,  // destination address; IPv4 in the low 32 bits
  input  wire [15:0]  in_payload_packet_source_port,
  input  wire         in_payload_packet_port,
  input  wire [351:0] in_payload_packet_bytes,  // base transport header and extensions, byte 0 in bits 7 to 0; 0 behind the last one
  input  wire [3:0]   in_payload_packet_words,  // their length in units of 4 bytes
  input  wire [10:0]  in_payload_packet_datagram_words,  // length of the UDP datagram in units of 4 bytes
  input  wire         in_payload_packet_has_payload,
  input  wire [19:0]  in_payload_sum,
  output wire         out_valid,
  input  wire         out_ready,
  output wire [47:0]  out_payload_packet_link_destination,  // destination MAC address
  output wire [47:0]  out_payload_packet_link_source,  // source MAC address
  output wire         out_payload_packet_link_tagged,  // insert an 802.1Q tag
  output wire [2:0]   out_payload_packet_link_priority,  // priority code point of the tag
  output wire         out_payload_packet_link_drop_eligible,  // drop eligible indicator of the tag
  output wire [11:0]  out_payload_packet_link_identifier,  // VLAN identifier of the tag
  output wire         out_payload_packet_network_ipv6,  // 1 = IPv6, 0 = IPv4
  output wire [5:0]   out_payload_packet_network_dscp,  // differentiated services code point
  output wire [1:0]   out_payload_packet_network_ecn,  // explicit congestion notification
  output wire [7:0]   out_payload_packet_network_time_to_live,  // TTL or hop limit
  output wire [15:0]  out_payload_packet_network_identification,  // IPv4 only
  output wire [127:0] out_payload_packet_network_source,  // source address; IPv4 in the low 32 bits
  output wire [127:0] out_payload_packet_network_destination,  // destination address; IPv4 in the low 32 bits
  output wire [15:0]  out_payload_packet_source_port,
  output wire         out_payload_packet_port,
  output wire [351:0] out_payload_packet_bytes,  // base transport header and extensions, byte 0 in bits 7 to 0; 0 behind the last one
  output wire [3:0]   out_payload_packet_words,  // their length in units of 4 bytes
  output wire [10:0]  out_payload_packet_datagram_words,  // length of the UDP datagram in units of 4 bytes
  output wire         out_payload_packet_has_payload,
  output wire [19:0]  out_payload_sum
);
  reg  [47:0]  stage_0_packet_link_destination;
  reg  [47:0]  stage_0_packet_link_source;
  reg          stage_0_packet_link_tagged;
  reg  [2:0]   stage_0_packet_link_priority;
  reg          stage_0_packet_link_drop_eligible;
  reg  [11:0]  stage_0_packet_link_identifier;
  reg          stage_0_packet_network_ipv6;
  reg  [5:0]   stage_0_packet_network_dscp;
  reg  [1:0]   stage_0_packet_network_ecn;
  reg  [7:0]   stage_0_packet_network_time_to_live;
  reg  [15:0]  stage_0_packet_network_identification;
  reg  [127:0] stage_0_packet_network_source;
  reg  [127:0] stage_0_packet_network_destination;
  reg  [15:0]  stage_0_packet_source_port;
  reg          stage_0_packet_port;
  reg  [351:0] stage_0_packet_bytes;
  reg  [3:0]   stage_0_packet_words;
  reg  [10:0]  stage_0_packet_datagram_words;
  reg          stage_0_packet_has_payload;
  reg  [19:0]  stage_0_sum;
  reg          full_0;

  wire         advance_0 = ~full_0 | out_ready;

  assign in_ready = advance_0;
  assign out_valid = full_0;
  assign out_payload_packet_link_destination = stage_0_packet_link_destination;
  assign out_payload_packet_link_source = stage_0_packet_link_source;
  assign out_payload_packet_link_tagged = stage_0_packet_link_tagged;
  assign out_payload_packet_link_priority = stage_0_packet_link_priority;
  assign out_payload_packet_link_drop_eligible = stage_0_packet_link_drop_eligible;
  assign out_payload_packet_link_identifier = stage_0_packet_link_identifier;
  assign out_payload_packet_network_ipv6 = stage_0_packet_network_ipv6;
  assign out_payload_packet_network_dscp = stage_0_packet_network_dscp;
  assign out_payload_packet_network_ecn = stage_0_packet_network_ecn;
  assign out_payload_packet_network_time_to_live = stage_0_packet_network_time_to_live;
  assign out_payload_packet_network_identification = stage_0_packet_network_identification;
  assign out_payload_packet_network_source = stage_0_packet_network_source;
  assign out_payload_packet_network_destination = stage_0_packet_network_destination;
  assign out_payload_packet_source_port = stage_0_packet_source_port;
  assign out_payload_packet_port = stage_0_packet_port;
  assign out_payload_packet_bytes = stage_0_packet_bytes;
  assign out_payload_packet_words = stage_0_packet_words;
  assign out_payload_packet_datagram_words = stage_0_packet_datagram_words;
  assign out_payload_packet_has_payload = stage_0_packet_has_payload;
  assign out_payload_sum = stage_0_sum;

  always @(posedge clk) begin
    if (rst) begin
      full_0 <= 1'b0;
    end else if (advance_0) begin
      full_0 <= in_valid;
    end
  end

  always @(posedge clk) begin
    if (advance_0) begin
      stage_0_packet_link_destination <= in_payload_packet_link_destination;
      stage_0_packet_link_source <= in_payload_packet_link_source;
      stage_0_packet_link_tagged <= in_payload_packet_link_tagged;
      stage_0_packet_link_priority <= in_payload_packet_link_priority;
      stage_0_packet_link_drop_eligible <= in_payload_packet_link_drop_eligible;
      stage_0_packet_link_identifier <= in_payload_packet_link_identifier;
      stage_0_packet_network_ipv6 <= in_payload_packet_network_ipv6;
      stage_0_packet_network_dscp <= in_payload_packet_network_dscp;
      stage_0_packet_network_ecn <= in_payload_packet_network_ecn;
      stage_0_packet_network_time_to_live <= in_payload_packet_network_time_to_live;
      stage_0_packet_network_identification <= in_payload_packet_network_identification;
      stage_0_packet_network_source <= in_payload_packet_network_source;
      stage_0_packet_network_destination <= in_payload_packet_network_destination;
      stage_0_packet_source_port <= in_payload_packet_source_port;
      stage_0_packet_port <= in_payload_packet_port;
      stage_0_packet_bytes <= in_payload_packet_bytes;
      stage_0_packet_words <= in_payload_packet_words;
      stage_0_packet_datagram_words <= in_payload_packet_datagram_words;
      stage_0_packet_has_payload <= in_payload_packet_has_payload;
      stage_0_sum <= in_payload_sum;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) refuses_only_when_every_stage_is_full: assert (advance_0 | full_0);
  always @(posedge clk) if (!rst) stalls_with_every_stage_full: cover (out_valid & ~advance_0);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(advance_0 | full_0)) begin
    $display("Pipeline.java: HDL801: claim 'refuses only when every stage is full' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
