`default_nettype none

// PhaseDecoder_128: turns a ring into a bitmap that begins at the expected PSN.  Generated from
// PhaseDecoder.java.
module PhaseDecoder_128 (
  input  wire         clk,
  input  wire [127:0] ring,  // entry i is for the PSN of the window that is i modulo the window
  input  wire [7:0]   expected,  // the expected PSN, as many low bits as the index and one more
  output reg  [127:0] marked  // bit i: the entry for the expected PSN + i is marked
);
  reg  [127:0] phased;
  reg  [6:0]   by;
  reg  [127:0] coarse;
  reg  [2:0]   rest;

  wire [6:0]   start = expected[6:0];
  wire         lap = expected[7];
  wire [127:0] _shifted = {128{1'b1}} << start;
  wire [127:0] below = ~_shifted;
  wire [127:0] turned8 = by[3] ? {phased[7:0], phased[127:8]} : phased;
  wire [127:0] turned16 = by[4] ? {turned8[15:0], turned8[127:16]} : turned8;
  wire [127:0] turned32 = by[5] ? {turned16[31:0], turned16[127:32]} : turned16;
  wire [127:0] turned64 = by[6] ? {turned32[63:0], turned32[127:64]} : turned32;
  wire [127:0] turned1 = rest[0] ? {coarse[0], coarse[127:1]} : coarse;
  wire [127:0] turned2 = rest[1] ? {turned1[1:0], turned1[127:2]} : turned1;
  wire [127:0] turned4 = rest[2] ? {turned2[3:0], turned2[127:4]} : turned2;

  always @(posedge clk) begin
    phased <= ring ^ below ^ {128{lap}};
    by <= start;
    coarse <= turned64;
    rest <= by[2:0];
    marked <= turned4;
  end
endmodule

`default_nettype wire
