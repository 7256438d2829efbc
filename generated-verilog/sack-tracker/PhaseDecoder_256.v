`default_nettype none

// PhaseDecoder_256: turns a ring into a bitmap that begins at the expected PSN.  Generated from
// PhaseDecoder.java.
module PhaseDecoder_256 (
  input  wire         clk,
  input  wire [255:0] ring,  // entry i is for the PSN of the window that is i modulo the window
  input  wire [8:0]   expected,  // the expected PSN, as many low bits as the index and one more
  output reg  [255:0] marked  // bit i: the entry for the expected PSN + i is marked
);
  reg  [255:0] phased;
  reg  [7:0]   by;
  reg  [255:0] coarse;
  reg  [3:0]   rest;

  wire [7:0]   start = expected[7:0];
  wire         lap = expected[8];
  wire [255:0] _shifted = {256{1'b1}} << start;
  wire [255:0] below = ~_shifted;
  wire [255:0] turned16 = by[4] ? {phased[15:0], phased[255:16]} : phased;
  wire [255:0] turned32 = by[5] ? {turned16[31:0], turned16[255:32]} : turned16;
  wire [255:0] turned64 = by[6] ? {turned32[63:0], turned32[255:64]} : turned32;
  wire [255:0] turned128 = by[7] ? {turned64[127:0], turned64[255:128]} : turned64;
  wire [255:0] turned1 = rest[0] ? {coarse[0], coarse[255:1]} : coarse;
  wire [255:0] turned2 = rest[1] ? {turned1[1:0], turned1[255:2]} : turned1;
  wire [255:0] turned4 = rest[2] ? {turned2[3:0], turned2[255:4]} : turned2;
  wire [255:0] turned8 = rest[3] ? {turned4[7:0], turned4[255:8]} : turned4;

  always @(posedge clk) begin
    phased <= ring ^ below ^ {256{lap}};
    by <= start;
    coarse <= turned128;
    rest <= by[3:0];
    marked <= turned8;
  end
endmodule

`default_nettype wire
