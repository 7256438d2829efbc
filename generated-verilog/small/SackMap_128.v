`default_nettype none

// SackMap_128: brings the bitmap of a SACK into the places of the sender's rings.  Generated from
// SackMap.java.
module SackMap_128 (
  input  wire         clk,
  input  wire [23:0]  start,  // PSN of bit 0
  input  wire [7:0]   length,  // bits that count
  input  wire [127:0] bitmap,  // 1 = received
  input  wire [23:0]  from,  // bits below this PSN do not count
  input  wire [23:0]  newest,  // next new PSN: from here on nothing was sent
  output reg          unsent,  // a packet that was never sent is said to be received
  output wire [127:0] received,  // ring: reported received
  output wire [127:0] missing  // ring: reported missing
);
  reg  [127:0] ones;
  reg  [127:0] zeros;
  reg  [23:0]  to_first;
  reg  [23:0]  to_next;
  reg  [127:0] old;
  reg  [127:0] sent;
  reg  [127:0] ones_masked;
  reg  [127:0] zeros_masked;
  reg  [127:0] received_2;
  reg  [127:0] missing_2;
  reg  [127:0] never;
  reg  [6:0]   place_1;
  reg  [6:0]   place_2;
  reg  [6:0]   place;
  reg  [127:0] received_ring_coarse;
  reg  [2:0]   place_2_0__past;
  reg  [127:0] received_ring;
  reg  [127:0] missing_ring_coarse;
  reg  [2:0]   place_2_0__past_2;
  reg  [127:0] missing_ring;

  wire [127:0] _shifted = {128{1'b1}} << length[6:0];
  wire [127:0] counted = length[7] ? {128{1'b1}} : ~_shifted;
  wire [127:0] _shifted_2 = {128{1'b1}} << to_first[6:0];
  wire [127:0] part = ~_shifted_2;
  wire [127:0] _choice = (|to_first[22:7]) ? {128{1'b1}} : part;
  wire [127:0] _shifted_3 = {128{1'b1}} << to_next[6:0];
  wire [127:0] part_2 = ~_shifted_3;
  wire [127:0] _choice_2 = (|to_next[22:7]) ? {128{1'b1}} : part_2;
  wire [127:0] in_flight = sent & ~old;
  wire [127:0] turned8 = place[3] ? {received_2[119:0], received_2[127:120]} : received_2;
  wire [127:0] turned16 = place[4] ? {turned8[111:0], turned8[127:112]} : turned8;
  wire [127:0] turned32 = place[5] ? {turned16[95:0], turned16[127:96]} : turned16;
  wire [127:0] turned64 = place[6] ? {turned32[63:0], turned32[127:64]} : turned32;
  wire [127:0] turned1 = place_2_0__past[0] ? {received_ring_coarse[126:0], received_ring_coarse[127]} :
                         received_ring_coarse;
  wire [127:0] turned2 = place_2_0__past[1] ? {turned1[125:0], turned1[127:126]} : turned1;
  wire [127:0] turned4 = place_2_0__past[2] ? {turned2[123:0], turned2[127:124]} : turned2;
  wire [127:0] turned8_2 = place[3] ? {missing_2[119:0], missing_2[127:120]} : missing_2;
  wire [127:0] turned16_2 = place[4] ? {turned8_2[111:0], turned8_2[127:112]} : turned8_2;
  wire [127:0] turned32_2 = place[5] ? {turned16_2[95:0], turned16_2[127:96]} : turned16_2;
  wire [127:0] turned64_2 = place[6] ? {turned32_2[63:0], turned32_2[127:64]} : turned32_2;
  wire [127:0] turned1_2 = place_2_0__past_2[0] ? {missing_ring_coarse[126:0], missing_ring_coarse[127]} :
                           missing_ring_coarse;
  wire [127:0] turned2_2 = place_2_0__past_2[1] ? {turned1_2[125:0], turned1_2[127:126]} : turned1_2;
  wire [127:0] turned4_2 = place_2_0__past_2[2] ? {turned2_2[123:0], turned2_2[127:124]} : turned2_2;

  assign received = received_ring;
  assign missing = missing_ring;

  always @(posedge clk) begin
    ones <= bitmap & counted;
    zeros <= ~bitmap & counted;
    to_first <= from - start;
    to_next <= newest - start;
    old <= ~to_first[23] ? _choice : 128'd0;
    sent <= ~to_next[23] ? _choice_2 : 128'd0;
    ones_masked <= ones;
    zeros_masked <= zeros;
    received_2 <= ones_masked & in_flight;
    missing_2 <= zeros_masked & in_flight;
    never <= ones_masked & ~sent;
    unsent <= |never;
    place_1 <= start[6:0];
    place_2 <= place_1;
    place <= place_2;
    received_ring_coarse <= turned64;
    place_2_0__past <= place[2:0];
    received_ring <= turned4;
    missing_ring_coarse <= turned64_2;
    place_2_0__past_2 <= place[2:0];
    missing_ring <= turned4_2;
  end
endmodule

`default_nettype wire
