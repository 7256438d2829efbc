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

  wire [63:0] lane = data[63:0];
  wire        bits_0 = ^(lane & 64'hf182fa07eb46de2f);
  wire        bits_1 = ^(lane & 64'he305f40fd68dbc5e);
  wire        bits_2 = ^(lane & 64'hc60be81fad1b78bc);
  wire        bits_3 = ^(lane & 64'h8c17d03f5a36f178);
  wire        bits_4 = ^(lane & 64'h182fa07eb46de2f1);
  wire        bits_5 = ^(lane & 64'h305f40fd68dbc5e2);
  wire        bits_6 = ^(lane & 64'h913c7bfd3af155ea);
  wire        bits_7 = ^(lane & 64'h2278f7fa75e2abd5);
  wire        bits_8 = ^(lane & 64'h44f1eff4ebc557ab);
  wire        bits_9 = ^(lane & 64'h786125ee3ccc7178);
  wire        bits_10 = ^(lane & 64'h0140b1db92de3cde);
  wire        bits_11 = ^(lane & 64'h028163b725bc79bc);
  wire        bits_12 = ^(lane & 64'h0502c76e4b78f379);
  wire        bits_13 = ^(lane & 64'h0a058edc96f1e6f2);
  wire        bits_14 = ^(lane & 64'h140b1db92de3cde4);
  wire        bits_15 = ^(lane & 64'h28163b725bc79bc9);
  wire        bits_16 = ^(lane & 64'ha1ae8ce35cc9e9bc);
  wire        bits_17 = ^(lane & 64'h435d19c6b993d378);
  wire        bits_18 = ^(lane & 64'h86ba338d7327a6f0);
  wire        bits_19 = ^(lane & 64'h0d74671ae64f4de1);
  wire        bits_20 = ^(lane & 64'heb6a343227d845ec);
  wire        bits_21 = ^(lane & 64'h27569263a4f655f7);
  wire        bits_22 = ^(lane & 64'hbf2fdec0a2aa75c1);
  wire        bits_23 = ^(lane & 64'h7e5fbd814554eb82);
  wire        bits_24 = ^(lane & 64'h0d3d810561ef092a);
  wire        bits_25 = ^(lane & 64'hebf9f80d2898cc7b);
  wire        bits_26 = ^(lane & 64'hd7f3f01a513198f7);
  wire        bits_27 = ^(lane & 64'h5e651a334925efc1);
  wire        bits_28 = ^(lane & 64'h4d48ce61790d01ac);
  wire        bits_29 = ^(lane & 64'h9a919cc2f21a0359);
  wire        bits_30 = ^(lane & 64'hc4a1c3820f72d89c);
  wire        bits_31 = ^(lane & 64'h78c17d03f5a36f17);
  wire [63:0] lane_2 = data[127:64];
  wire        bits_32 = ^(lane_2 & 64'h04d101df481b4e5a);
  wire        bits_33 = ^(lane_2 & 64'h09a203be90369cb5);
  wire        bits_34 = ^(lane_2 & 64'h1344077d206d396b);
  wire        bits_35 = ^(lane_2 & 64'h26880efa40da72d7);
  wire        bits_36 = ^(lane_2 & 64'h4d101df481b4e5af);
  wire        bits_37 = ^(lane_2 & 64'h9a203be90369cb5e);
  wire        bits_38 = ^(lane_2 & 64'h3091760d4ec8d8e6);
  wire        bits_39 = ^(lane_2 & 64'h6122ec1a9d91b1cd);
  wire        bits_40 = ^(lane_2 & 64'hc245d8353b23639a);
  wire        bits_41 = ^(lane_2 & 64'h805ab1b53e5d896e);
  wire        bits_42 = ^(lane_2 & 64'h046462b534a05c86);
  wire        bits_43 = ^(lane_2 & 64'h08c8c56a6940b90c);
  wire        bits_44 = ^(lane_2 & 64'h11918ad4d2817218);
  wire        bits_45 = ^(lane_2 & 64'h232315a9a502e430);
  wire        bits_46 = ^(lane_2 & 64'h46462b534a05c860);
  wire        bits_47 = ^(lane_2 & 64'h8c8c56a6940b90c0);
  wire        bits_48 = ^(lane_2 & 64'h1dc9ac92600c6fda);
  wire        bits_49 = ^(lane_2 & 64'h3b935924c018dfb5);
  wire        bits_50 = ^(lane_2 & 64'h7726b2498031bf6a);
  wire        bits_51 = ^(lane_2 & 64'hee4d649300637ed5);
  wire        bits_52 = ^(lane_2 & 64'hd84bc8f948ddb3f0);
  wire        bits_53 = ^(lane_2 & 64'hb446902dd9a029bb);
  wire        bits_54 = ^(lane_2 & 64'h6c5c2184fb5b1d2c);
  wire        bits_55 = ^(lane_2 & 64'hd8b84309f6b63a59);
  wire        bits_56 = ^(lane_2 & 64'hb5a187cca5773ae8);
  wire        bits_57 = ^(lane_2 & 64'h6f920e4602f53b8a);
  wire        bits_58 = ^(lane_2 & 64'hdf241c8c05ea7715);
  wire        bits_59 = ^(lane_2 & 64'hba9938c743cfa071);
  wire        bits_60 = ^(lane_2 & 64'h71e37051cf840eb8);
  wire        bits_61 = ^(lane_2 & 64'he3c6e0a39f081d70);
  wire        bits_62 = ^(lane_2 & 64'hc35cc098760b74bb);
  wire        bits_63 = ^(lane_2 & 64'h826880efa40da72d);
  wire [31:0] sum_2 = parity0 ^ parity1;

  always @(posedge clk) begin
    // ---- timeline data, cycle 1
    parity0 <= {bits_31, bits_30, bits_29, bits_28, bits_27, bits_26, bits_25, bits_24, bits_23, bits_22,
                bits_21, bits_20, bits_19, bits_18, bits_17, bits_16, bits_15, bits_14, bits_13, bits_12,
                bits_11, bits_10, bits_9, bits_8, bits_7, bits_6, bits_5, bits_4, bits_3, bits_2, bits_1,
                bits_0};
    parity1 <= {bits_63, bits_62, bits_61, bits_60, bits_59, bits_58, bits_57, bits_56, bits_55, bits_54,
                bits_53, bits_52, bits_51, bits_50, bits_49, bits_48, bits_47, bits_46, bits_45, bits_44,
                bits_43, bits_42, bits_41, bits_40, bits_39, bits_38, bits_37, bits_36, bits_35, bits_34,
                bits_33, bits_32};
    // ---- timeline data, cycle 2
    sum <= sum_2;
  end
endmodule

`default_nettype wire
