`default_nettype none

// CrcSum32_16: what one beat adds to the register of a cyclic redundancy code.  Generated from CrcSum.java.
// timeline data: 2 cycles, 3 registers (96 bits), of these 0 (0 bits) only wait
module CrcSum32_16 (
  input  wire         clk,
  input  wire [127:0] data,  // cycle 0: the bytes of the beat, byte 0 in bits 7 to 0; bytes that do not count are 0
  output reg  [31:0]  sum  // cycle 2: exclusive-or this to the register advanced by the beat
);
  // ---- timeline data, cycle 1
  reg  [31:0] parity0;
  reg  [31:0] parity1;

  wire [63:0] lane0 = data[63:0];
  wire        parity0_0 = ^(lane0 & 64'hf182fa07eb46de2f);
  wire        parity0_1 = ^(lane0 & 64'he305f40fd68dbc5e);
  wire        parity0_2 = ^(lane0 & 64'hc60be81fad1b78bc);
  wire        parity0_3 = ^(lane0 & 64'h8c17d03f5a36f178);
  wire        parity0_4 = ^(lane0 & 64'h182fa07eb46de2f1);
  wire        parity0_5 = ^(lane0 & 64'h305f40fd68dbc5e2);
  wire        parity0_6 = ^(lane0 & 64'h913c7bfd3af155ea);
  wire        parity0_7 = ^(lane0 & 64'h2278f7fa75e2abd5);
  wire        parity0_8 = ^(lane0 & 64'h44f1eff4ebc557ab);
  wire        parity0_9 = ^(lane0 & 64'h786125ee3ccc7178);
  wire        parity0_10 = ^(lane0 & 64'h0140b1db92de3cde);
  wire        parity0_11 = ^(lane0 & 64'h028163b725bc79bc);
  wire        parity0_12 = ^(lane0 & 64'h0502c76e4b78f379);
  wire        parity0_13 = ^(lane0 & 64'h0a058edc96f1e6f2);
  wire        parity0_14 = ^(lane0 & 64'h140b1db92de3cde4);
  wire        parity0_15 = ^(lane0 & 64'h28163b725bc79bc9);
  wire        parity0_16 = ^(lane0 & 64'ha1ae8ce35cc9e9bc);
  wire        parity0_17 = ^(lane0 & 64'h435d19c6b993d378);
  wire        parity0_18 = ^(lane0 & 64'h86ba338d7327a6f0);
  wire        parity0_19 = ^(lane0 & 64'h0d74671ae64f4de1);
  wire        parity0_20 = ^(lane0 & 64'heb6a343227d845ec);
  wire        parity0_21 = ^(lane0 & 64'h27569263a4f655f7);
  wire        parity0_22 = ^(lane0 & 64'hbf2fdec0a2aa75c1);
  wire        parity0_23 = ^(lane0 & 64'h7e5fbd814554eb82);
  wire        parity0_24 = ^(lane0 & 64'h0d3d810561ef092a);
  wire        parity0_25 = ^(lane0 & 64'hebf9f80d2898cc7b);
  wire        parity0_26 = ^(lane0 & 64'hd7f3f01a513198f7);
  wire        parity0_27 = ^(lane0 & 64'h5e651a334925efc1);
  wire        parity0_28 = ^(lane0 & 64'h4d48ce61790d01ac);
  wire        parity0_29 = ^(lane0 & 64'h9a919cc2f21a0359);
  wire        parity0_30 = ^(lane0 & 64'hc4a1c3820f72d89c);
  wire        parity0_31 = ^(lane0 & 64'h78c17d03f5a36f17);
  wire [63:0] lane1 = data[127:64];
  wire        parity1_0 = ^(lane1 & 64'h04d101df481b4e5a);
  wire        parity1_1 = ^(lane1 & 64'h09a203be90369cb5);
  wire        parity1_2 = ^(lane1 & 64'h1344077d206d396b);
  wire        parity1_3 = ^(lane1 & 64'h26880efa40da72d7);
  wire        parity1_4 = ^(lane1 & 64'h4d101df481b4e5af);
  wire        parity1_5 = ^(lane1 & 64'h9a203be90369cb5e);
  wire        parity1_6 = ^(lane1 & 64'h3091760d4ec8d8e6);
  wire        parity1_7 = ^(lane1 & 64'h6122ec1a9d91b1cd);
  wire        parity1_8 = ^(lane1 & 64'hc245d8353b23639a);
  wire        parity1_9 = ^(lane1 & 64'h805ab1b53e5d896e);
  wire        parity1_10 = ^(lane1 & 64'h046462b534a05c86);
  wire        parity1_11 = ^(lane1 & 64'h08c8c56a6940b90c);
  wire        parity1_12 = ^(lane1 & 64'h11918ad4d2817218);
  wire        parity1_13 = ^(lane1 & 64'h232315a9a502e430);
  wire        parity1_14 = ^(lane1 & 64'h46462b534a05c860);
  wire        parity1_15 = ^(lane1 & 64'h8c8c56a6940b90c0);
  wire        parity1_16 = ^(lane1 & 64'h1dc9ac92600c6fda);
  wire        parity1_17 = ^(lane1 & 64'h3b935924c018dfb5);
  wire        parity1_18 = ^(lane1 & 64'h7726b2498031bf6a);
  wire        parity1_19 = ^(lane1 & 64'hee4d649300637ed5);
  wire        parity1_20 = ^(lane1 & 64'hd84bc8f948ddb3f0);
  wire        parity1_21 = ^(lane1 & 64'hb446902dd9a029bb);
  wire        parity1_22 = ^(lane1 & 64'h6c5c2184fb5b1d2c);
  wire        parity1_23 = ^(lane1 & 64'hd8b84309f6b63a59);
  wire        parity1_24 = ^(lane1 & 64'hb5a187cca5773ae8);
  wire        parity1_25 = ^(lane1 & 64'h6f920e4602f53b8a);
  wire        parity1_26 = ^(lane1 & 64'hdf241c8c05ea7715);
  wire        parity1_27 = ^(lane1 & 64'hba9938c743cfa071);
  wire        parity1_28 = ^(lane1 & 64'h71e37051cf840eb8);
  wire        parity1_29 = ^(lane1 & 64'he3c6e0a39f081d70);
  wire        parity1_30 = ^(lane1 & 64'hc35cc098760b74bb);
  wire        parity1_31 = ^(lane1 & 64'h826880efa40da72d);
  wire [31:0] sum_2 = parity0 ^ parity1;

  always @(posedge clk) begin
    // ---- timeline data, cycle 1
    parity0 <= {parity0_31, parity0_30, parity0_29, parity0_28, parity0_27, parity0_26, parity0_25,
                parity0_24, parity0_23, parity0_22, parity0_21, parity0_20, parity0_19, parity0_18,
                parity0_17, parity0_16, parity0_15, parity0_14, parity0_13, parity0_12, parity0_11,
                parity0_10, parity0_9, parity0_8, parity0_7, parity0_6, parity0_5, parity0_4, parity0_3,
                parity0_2, parity0_1, parity0_0};
    parity1 <= {parity1_31, parity1_30, parity1_29, parity1_28, parity1_27, parity1_26, parity1_25,
                parity1_24, parity1_23, parity1_22, parity1_21, parity1_20, parity1_19, parity1_18,
                parity1_17, parity1_16, parity1_15, parity1_14, parity1_13, parity1_12, parity1_11,
                parity1_10, parity1_9, parity1_8, parity1_7, parity1_6, parity1_5, parity1_4, parity1_3,
                parity1_2, parity1_1, parity1_0};
    // ---- timeline data, cycle 2
    sum <= sum_2;
  end
endmodule

`default_nettype wire
