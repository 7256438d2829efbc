`default_nettype none

// CrcSum32_32: what one beat adds to the register of a cyclic redundancy code.  Generated from CrcSum.java.
// timeline data: 2 cycles, 5 registers (160 bits), of these 0 (0 bits) only wait
module CrcSum32_32 (
  input  wire         clk,
  input  wire [255:0] data,  // cycle 0: the bytes of the beat, byte 0 in bits 7 to 0; bytes that do not count are 0
  output reg  [31:0]  sum  // cycle 2: exclusive-or this to the register advanced by the beat
);
  // ---- timeline data, cycle 1
  reg  [31:0] parity0;
  reg  [31:0] parity1;
  reg  [31:0] parity2;
  reg  [31:0] parity3;

  wire [63:0] lane0 = data[63:0];
  wire        parity0_0 = ^(lane0 & 64'hcee3d50174482112);
  wire        parity0_1 = ^(lane0 & 64'h9dc7aa02e8904225);
  wire        parity0_2 = ^(lane0 & 64'h3b8f5405d120844a);
  wire        parity0_3 = ^(lane0 & 64'h771ea80ba2410895);
  wire        parity0_4 = ^(lane0 & 64'hee3d50174482112a);
  wire        parity0_5 = ^(lane0 & 64'hdc7aa02e89042255);
  wire        parity0_6 = ^(lane0 & 64'h7616955c664065b8);
  wire        parity0_7 = ^(lane0 & 64'hec2d2ab8cc80cb71);
  wire        parity0_8 = ^(lane0 & 64'hd85a5571990196e3);
  wire        parity0_9 = ^(lane0 & 64'h7e577fe2464b0cd4);
  wire        parity0_10 = ^(lane0 & 64'h324d2ac5f8de38bb);
  wire        parity0_11 = ^(lane0 & 64'h649a558bf1bc7176);
  wire        parity0_12 = ^(lane0 & 64'hc934ab17e378e2ec);
  wire        parity0_13 = ^(lane0 & 64'h9269562fc6f1c5d8);
  wire        parity0_14 = ^(lane0 & 64'h24d2ac5f8de38bb0);
  wire        parity0_15 = ^(lane0 & 64'h49a558bf1bc71760);
  wire        parity0_16 = ^(lane0 & 64'h5da9647f43c60fd2);
  wire        parity0_17 = ^(lane0 & 64'hbb52c8fe878c1fa5);
  wire        parity0_18 = ^(lane0 & 64'h76a591fd0f183f4a);
  wire        parity0_19 = ^(lane0 & 64'hed4b23fa1e307e95);
  wire        parity0_20 = ^(lane0 & 64'h147592f54828dc39);
  wire        parity0_21 = ^(lane0 & 64'he608f0ebe4199960);
  wire        parity0_22 = ^(lane0 & 64'h02f234d6bc7b13d3);
  wire        parity0_23 = ^(lane0 & 64'h05e469ad78f627a7);
  wire        parity0_24 = ^(lane0 & 64'hc52b065b85a46e5d);
  wire        parity0_25 = ^(lane0 & 64'h44b5d9b67f00fda8);
  wire        parity0_26 = ^(lane0 & 64'h896bb36cfe01fb50);
  wire        parity0_27 = ^(lane0 & 64'hdc34b3d8884bd7b2);
  wire        parity0_28 = ^(lane0 & 64'h768ab2b064df8e77);
  wire        parity0_29 = ^(lane0 & 64'hed156560c9bf1cef);
  wire        parity0_30 = ^(lane0 & 64'h14c91fc0e73618cd);
  wire        parity0_31 = ^(lane0 & 64'he771ea80ba241089);
  wire [63:0] lane1 = data[127:64];
  wire        parity1_0 = ^(lane1 & 64'h17830a34c6f00657);
  wire        parity1_1 = ^(lane1 & 64'h2f0614698de00caf);
  wire        parity1_2 = ^(lane1 & 64'h5e0c28d31bc0195f);
  wire        parity1_3 = ^(lane1 & 64'hbc1851a6378032be);
  wire        parity1_4 = ^(lane1 & 64'h7830a34c6f00657c);
  wire        parity1_5 = ^(lane1 & 64'hf0614698de00caf9);
  wire        parity1_6 = ^(lane1 & 64'hf74187057af193a4);
  wire        parity1_7 = ^(lane1 & 64'hee830e0af5e32748);
  wire        parity1_8 = ^(lane1 & 64'hdd061c15ebc64e91);
  wire        parity1_9 = ^(lane1 & 64'had8f321f117c9b74);
  wire        parity1_10 = ^(lane1 & 64'h4c9d6e0ae40930bf);
  wire        parity1_11 = ^(lane1 & 64'h993adc15c812617e);
  wire        parity1_12 = ^(lane1 & 64'h3275b82b9024c2fc);
  wire        parity1_13 = ^(lane1 & 64'h64eb7057204985f9);
  wire        parity1_14 = ^(lane1 & 64'hc9d6e0ae40930bf3);
  wire        parity1_15 = ^(lane1 & 64'h93adc15c812617e6);
  wire        parity1_16 = ^(lane1 & 64'h30d8888dc4bc299b);
  wire        parity1_17 = ^(lane1 & 64'h61b1111b89785336);
  wire        parity1_18 = ^(lane1 & 64'hc362223712f0a66d);
  wire        parity1_19 = ^(lane1 & 64'h86c4446e25e14cda);
  wire        parity1_20 = ^(lane1 & 64'h1a0b82e88d329fe2);
  wire        parity1_21 = ^(lane1 & 64'h23940fe5dc953993);
  wire        parity1_22 = ^(lane1 & 64'h50ab15ff7fda7570);
  wire        parity1_23 = ^(lane1 & 64'ha1562bfeffb4eae0);
  wire        parity1_24 = ^(lane1 & 64'h552f5dc93999d397);
  wire        parity1_25 = ^(lane1 & 64'hbdddb1a6b5c3a178);
  wire        parity1_26 = ^(lane1 & 64'h7bbb634d6b8742f0);
  wire        parity1_27 = ^(lane1 & 64'he0f5ccae11fe83b6);
  wire        parity1_28 = ^(lane1 & 64'hd6689368e50d013a);
  wire        parity1_29 = ^(lane1 & 64'hacd126d1ca1a0274);
  wire        parity1_30 = ^(lane1 & 64'h4e21479752c402be);
  wire        parity1_31 = ^(lane1 & 64'h8bc1851a6378032b);
  wire [63:0] lane2 = data[191:128];
  wire        parity2_0 = ^(lane2 & 64'hf182fa07eb46de2f);
  wire        parity2_1 = ^(lane2 & 64'he305f40fd68dbc5e);
  wire        parity2_2 = ^(lane2 & 64'hc60be81fad1b78bc);
  wire        parity2_3 = ^(lane2 & 64'h8c17d03f5a36f178);
  wire        parity2_4 = ^(lane2 & 64'h182fa07eb46de2f1);
  wire        parity2_5 = ^(lane2 & 64'h305f40fd68dbc5e2);
  wire        parity2_6 = ^(lane2 & 64'h913c7bfd3af155ea);
  wire        parity2_7 = ^(lane2 & 64'h2278f7fa75e2abd5);
  wire        parity2_8 = ^(lane2 & 64'h44f1eff4ebc557ab);
  wire        parity2_9 = ^(lane2 & 64'h786125ee3ccc7178);
  wire        parity2_10 = ^(lane2 & 64'h0140b1db92de3cde);
  wire        parity2_11 = ^(lane2 & 64'h028163b725bc79bc);
  wire        parity2_12 = ^(lane2 & 64'h0502c76e4b78f379);
  wire        parity2_13 = ^(lane2 & 64'h0a058edc96f1e6f2);
  wire        parity2_14 = ^(lane2 & 64'h140b1db92de3cde4);
  wire        parity2_15 = ^(lane2 & 64'h28163b725bc79bc9);
  wire        parity2_16 = ^(lane2 & 64'ha1ae8ce35cc9e9bc);
  wire        parity2_17 = ^(lane2 & 64'h435d19c6b993d378);
  wire        parity2_18 = ^(lane2 & 64'h86ba338d7327a6f0);
  wire        parity2_19 = ^(lane2 & 64'h0d74671ae64f4de1);
  wire        parity2_20 = ^(lane2 & 64'heb6a343227d845ec);
  wire        parity2_21 = ^(lane2 & 64'h27569263a4f655f7);
  wire        parity2_22 = ^(lane2 & 64'hbf2fdec0a2aa75c1);
  wire        parity2_23 = ^(lane2 & 64'h7e5fbd814554eb82);
  wire        parity2_24 = ^(lane2 & 64'h0d3d810561ef092a);
  wire        parity2_25 = ^(lane2 & 64'hebf9f80d2898cc7b);
  wire        parity2_26 = ^(lane2 & 64'hd7f3f01a513198f7);
  wire        parity2_27 = ^(lane2 & 64'h5e651a334925efc1);
  wire        parity2_28 = ^(lane2 & 64'h4d48ce61790d01ac);
  wire        parity2_29 = ^(lane2 & 64'h9a919cc2f21a0359);
  wire        parity2_30 = ^(lane2 & 64'hc4a1c3820f72d89c);
  wire        parity2_31 = ^(lane2 & 64'h78c17d03f5a36f17);
  wire [63:0] lane3 = data[255:192];
  wire        parity3_0 = ^(lane3 & 64'h04d101df481b4e5a);
  wire        parity3_1 = ^(lane3 & 64'h09a203be90369cb5);
  wire        parity3_2 = ^(lane3 & 64'h1344077d206d396b);
  wire        parity3_3 = ^(lane3 & 64'h26880efa40da72d7);
  wire        parity3_4 = ^(lane3 & 64'h4d101df481b4e5af);
  wire        parity3_5 = ^(lane3 & 64'h9a203be90369cb5e);
  wire        parity3_6 = ^(lane3 & 64'h3091760d4ec8d8e6);
  wire        parity3_7 = ^(lane3 & 64'h6122ec1a9d91b1cd);
  wire        parity3_8 = ^(lane3 & 64'hc245d8353b23639a);
  wire        parity3_9 = ^(lane3 & 64'h805ab1b53e5d896e);
  wire        parity3_10 = ^(lane3 & 64'h046462b534a05c86);
  wire        parity3_11 = ^(lane3 & 64'h08c8c56a6940b90c);
  wire        parity3_12 = ^(lane3 & 64'h11918ad4d2817218);
  wire        parity3_13 = ^(lane3 & 64'h232315a9a502e430);
  wire        parity3_14 = ^(lane3 & 64'h46462b534a05c860);
  wire        parity3_15 = ^(lane3 & 64'h8c8c56a6940b90c0);
  wire        parity3_16 = ^(lane3 & 64'h1dc9ac92600c6fda);
  wire        parity3_17 = ^(lane3 & 64'h3b935924c018dfb5);
  wire        parity3_18 = ^(lane3 & 64'h7726b2498031bf6a);
  wire        parity3_19 = ^(lane3 & 64'hee4d649300637ed5);
  wire        parity3_20 = ^(lane3 & 64'hd84bc8f948ddb3f0);
  wire        parity3_21 = ^(lane3 & 64'hb446902dd9a029bb);
  wire        parity3_22 = ^(lane3 & 64'h6c5c2184fb5b1d2c);
  wire        parity3_23 = ^(lane3 & 64'hd8b84309f6b63a59);
  wire        parity3_24 = ^(lane3 & 64'hb5a187cca5773ae8);
  wire        parity3_25 = ^(lane3 & 64'h6f920e4602f53b8a);
  wire        parity3_26 = ^(lane3 & 64'hdf241c8c05ea7715);
  wire        parity3_27 = ^(lane3 & 64'hba9938c743cfa071);
  wire        parity3_28 = ^(lane3 & 64'h71e37051cf840eb8);
  wire        parity3_29 = ^(lane3 & 64'he3c6e0a39f081d70);
  wire        parity3_30 = ^(lane3 & 64'hc35cc098760b74bb);
  wire        parity3_31 = ^(lane3 & 64'h826880efa40da72d);
  wire [31:0] sum_2 = parity0 ^ parity1;
  wire [31:0] sum_3 = sum_2 ^ parity2;
  wire [31:0] sum_4 = sum_3 ^ parity3;

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
    parity2 <= {parity2_31, parity2_30, parity2_29, parity2_28, parity2_27, parity2_26, parity2_25,
                parity2_24, parity2_23, parity2_22, parity2_21, parity2_20, parity2_19, parity2_18,
                parity2_17, parity2_16, parity2_15, parity2_14, parity2_13, parity2_12, parity2_11,
                parity2_10, parity2_9, parity2_8, parity2_7, parity2_6, parity2_5, parity2_4, parity2_3,
                parity2_2, parity2_1, parity2_0};
    parity3 <= {parity3_31, parity3_30, parity3_29, parity3_28, parity3_27, parity3_26, parity3_25,
                parity3_24, parity3_23, parity3_22, parity3_21, parity3_20, parity3_19, parity3_18,
                parity3_17, parity3_16, parity3_15, parity3_14, parity3_13, parity3_12, parity3_11,
                parity3_10, parity3_9, parity3_8, parity3_7, parity3_6, parity3_5, parity3_4, parity3_3,
                parity3_2, parity3_1, parity3_0};
    // ---- timeline data, cycle 2
    sum <= sum_4;
  end
endmodule

`default_nettype wire
