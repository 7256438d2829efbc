`default_nettype none

// CrcSum16_3_1021: what one beat adds to the register of a cyclic redundancy code.  Generated from
// CrcSum.java.
// timeline data: 2 cycles, 2 registers (32 bits), of these 0 (0 bits) only wait
module CrcSum16_3_1021 (
  input  wire        clk,
  input  wire [23:0] data,  // cycle 0: the bytes of the beat, byte 0 in bits 7 to 0; bytes that do not count are 0
  output reg  [15:0] sum  // cycle 2: exclusive-or this to the register advanced by the beat
);
  // ---- timeline data, cycle 1
  reg  [15:0] parity0;

  wire        bits_0 = ^(data & 24'h111958);
  wire        bits_1 = ^(data & 24'h2232b0);
  wire        bits_2 = ^(data & 24'h446460);
  wire        bits_3 = ^(data & 24'h88c8c0);
  wire        bits_4 = ^(data & 24'h109181);
  wire        bits_5 = ^(data & 24'h313b5b);
  wire        bits_6 = ^(data & 24'h6276b6);
  wire        bits_7 = ^(data & 24'hc4ec6c);
  wire        bits_8 = ^(data & 24'h88d9d9);
  wire        bits_9 = ^(data & 24'h10b3b3);
  wire        bits_10 = ^(data & 24'h206667);
  wire        bits_11 = ^(data & 24'h40ccce);
  wire        bits_12 = ^(data & 24'h9181c5);
  wire        bits_13 = ^(data & 24'h22038b);
  wire        bits_14 = ^(data & 24'h440616);
  wire        bits_15 = ^(data & 24'h880c2c);

  always @(posedge clk) begin
    // ---- timeline data, cycle 1
    parity0 <= {bits_15, bits_14, bits_13, bits_12, bits_11, bits_10, bits_9, bits_8, bits_7, bits_6, bits_5,
                bits_4, bits_3, bits_2, bits_1, bits_0};
    // ---- timeline data, cycle 2
    sum <= parity0;
  end
endmodule

`default_nettype wire
