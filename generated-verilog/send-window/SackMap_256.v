`default_nettype none

// SackMap_256: brings the bitmap of a SACK into the places of the sender's rings.  Generated from
// SackMap.java.
module SackMap_256 (
  input  wire         clk,
  input  wire [23:0]  start,  // PSN of bit 0
  input  wire [7:0]   length,  // bits that count
  input  wire [127:0] bitmap,  // 1 = received
  input  wire [23:0]  from,  // bits below this PSN do not count
  input  wire [23:0]  newest,  // next new PSN: from here on nothing was sent
  output reg          unsent,  // a packet that was never sent is said to be received
  output wire [255:0] received,  // ring: reported received
  output wire [255:0] missing  // ring: reported missing
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
  reg  [7:0]   place_1;
  reg  [7:0]   place_2;
  reg  [7:0]   place;
  reg  [255:0] received_ring_coarse;
  reg  [3:0]   place_3_0__past;
  reg  [255:0] received_ring;
  reg  [255:0] missing_ring_coarse;
  reg  [3:0]   place_3_0__past_2;
  reg  [255:0] missing_ring;

  wire [127:0] _shifted = {128{1'b1}} << length[6:0];
  wire [127:0] counted = length[7] ? {128{1'b1}} : ~_shifted;
  wire [127:0] _shifted_2 = {128{1'b1}} << to_first[6:0];
  wire [127:0] part = ~_shifted_2;
  wire [127:0] _choice = (|to_first[22:7]) ? {128{1'b1}} : part;
  wire [127:0] _shifted_3 = {128{1'b1}} << to_next[6:0];
  wire [127:0] part_2 = ~_shifted_3;
  wire [127:0] _choice_2 = (|to_next[22:7]) ? {128{1'b1}} : part_2;
  wire [127:0] in_flight = sent & ~old;
  wire [255:0] received_ring_wide = {128'd0, received_2};
  wire [255:0] turned16 = place[4] ? {received_ring_wide[239:0], received_ring_wide[255:240]} :
                          received_ring_wide;
  wire [255:0] turned32 = place[5] ? {turned16[223:0], turned16[255:224]} : turned16;
  wire [255:0] turned64 = place[6] ? {turned32[191:0], turned32[255:192]} : turned32;
  wire [255:0] turned128 = place[7] ? {turned64[127:0], turned64[255:128]} : turned64;
  wire [255:0] turned1 = place_3_0__past[0] ? {received_ring_coarse[254:0], received_ring_coarse[255]} :
                         received_ring_coarse;
  wire [255:0] turned2 = place_3_0__past[1] ? {turned1[253:0], turned1[255:254]} : turned1;
  wire [255:0] turned4 = place_3_0__past[2] ? {turned2[251:0], turned2[255:252]} : turned2;
  wire [255:0] turned8 = place_3_0__past[3] ? {turned4[247:0], turned4[255:248]} : turned4;
  wire [255:0] missing_ring_wide = {128'd0, missing_2};
  wire [255:0] turned16_2 = place[4] ? {missing_ring_wide[239:0], missing_ring_wide[255:240]} :
                            missing_ring_wide;
  wire [255:0] turned32_2 = place[5] ? {turned16_2[223:0], turned16_2[255:224]} : turned16_2;
  wire [255:0] turned64_2 = place[6] ? {turned32_2[191:0], turned32_2[255:192]} : turned32_2;
  wire [255:0] turned128_2 = place[7] ? {turned64_2[127:0], turned64_2[255:128]} : turned64_2;
  wire [255:0] turned1_2 = place_3_0__past_2[0] ? {missing_ring_coarse[254:0], missing_ring_coarse[255]} :
                           missing_ring_coarse;
  wire [255:0] turned2_2 = place_3_0__past_2[1] ? {turned1_2[253:0], turned1_2[255:254]} : turned1_2;
  wire [255:0] turned4_2 = place_3_0__past_2[2] ? {turned2_2[251:0], turned2_2[255:252]} : turned2_2;
  wire [255:0] turned8_2 = place_3_0__past_2[3] ? {turned4_2[247:0], turned4_2[255:248]} : turned4_2;

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
    place_1 <= start[7:0];
    place_2 <= place_1;
    place <= place_2;
    received_ring_coarse <= turned128;
    place_3_0__past <= place[3:0];
    received_ring <= turned8;
    missing_ring_coarse <= turned128_2;
    place_3_0__past_2 <= place[3:0];
    missing_ring <= turned8_2;
  end
endmodule

`default_nettype wire
