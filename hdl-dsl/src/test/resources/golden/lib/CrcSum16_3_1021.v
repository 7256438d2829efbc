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

  wire        parity0_0 = ^(data & 24'h111958);
  wire        parity0_1 = ^(data & 24'h2232b0);
  wire        parity0_2 = ^(data & 24'h446460);
  wire        parity0_3 = ^(data & 24'h88c8c0);
  wire        parity0_4 = ^(data & 24'h109181);
  wire        parity0_5 = ^(data & 24'h313b5b);
  wire        parity0_6 = ^(data & 24'h6276b6);
  wire        parity0_7 = ^(data & 24'hc4ec6c);
  wire        parity0_8 = ^(data & 24'h88d9d9);
  wire        parity0_9 = ^(data & 24'h10b3b3);
  wire        parity0_10 = ^(data & 24'h206667);
  wire        parity0_11 = ^(data & 24'h40ccce);
  wire        parity0_12 = ^(data & 24'h9181c5);
  wire        parity0_13 = ^(data & 24'h22038b);
  wire        parity0_14 = ^(data & 24'h440616);
  wire        parity0_15 = ^(data & 24'h880c2c);

  always @(posedge clk) begin
    // ---- timeline data, cycle 1
    parity0 <= {parity0_15, parity0_14, parity0_13, parity0_12, parity0_11, parity0_10, parity0_9, parity0_8,
                parity0_7, parity0_6, parity0_5, parity0_4, parity0_3, parity0_2, parity0_1, parity0_0};
    // ---- timeline data, cycle 2
    sum <= parity0;
  end
endmodule

`default_nettype wire
