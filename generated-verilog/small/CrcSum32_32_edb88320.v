`default_nettype none

// CrcSum32_32_edb88320: what one beat adds to the register of a cyclic redundancy code.  Generated from
// CrcSum.java.
// timeline data: 2 cycles, 5 registers (160 bits), of these 0 (0 bits) only wait
module CrcSum32_32_edb88320 (
  input  wire         clk,
  input  wire [255:0] data,  // cycle 0: the bytes of the beat, byte 0 in bits 7 to 0; bytes that do not count are 0
  output reg  [31:0]  sum  // cycle 2: exclusive-or this to the register advanced by the beat
);
  // ---- timeline data, cycle 1
  reg  [31:0] parity0;
  reg  [31:0] parity1;
  reg  [31:0] parity2;
  reg  [31:0] parity3;

  wire [63:0] lane = data[63:0];
  wire        bits_0 = ^(lane & 64'hcee3d50174482112);
  wire        bits_1 = ^(lane & 64'h9dc7aa02e8904225);
  wire        bits_2 = ^(lane & 64'h3b8f5405d120844a);
  wire        bits_3 = ^(lane & 64'h771ea80ba2410895);
  wire        bits_4 = ^(lane & 64'hee3d50174482112a);
  wire        bits_5 = ^(lane & 64'hdc7aa02e89042255);
  wire        bits_6 = ^(lane & 64'h7616955c664065b8);
  wire        bits_7 = ^(lane & 64'hec2d2ab8cc80cb71);
  wire        bits_8 = ^(lane & 64'hd85a5571990196e3);
  wire        bits_9 = ^(lane & 64'h7e577fe2464b0cd4);
  wire        bits_10 = ^(lane & 64'h324d2ac5f8de38bb);
  wire        bits_11 = ^(lane & 64'h649a558bf1bc7176);
  wire        bits_12 = ^(lane & 64'hc934ab17e378e2ec);
  wire        bits_13 = ^(lane & 64'h9269562fc6f1c5d8);
  wire        bits_14 = ^(lane & 64'h24d2ac5f8de38bb0);
  wire        bits_15 = ^(lane & 64'h49a558bf1bc71760);
  wire        bits_16 = ^(lane & 64'h5da9647f43c60fd2);
  wire        bits_17 = ^(lane & 64'hbb52c8fe878c1fa5);
  wire        bits_18 = ^(lane & 64'h76a591fd0f183f4a);
  wire        bits_19 = ^(lane & 64'hed4b23fa1e307e95);
  wire        bits_20 = ^(lane & 64'h147592f54828dc39);
  wire        bits_21 = ^(lane & 64'he608f0ebe4199960);
  wire        bits_22 = ^(lane & 64'h02f234d6bc7b13d3);
  wire        bits_23 = ^(lane & 64'h05e469ad78f627a7);
  wire        bits_24 = ^(lane & 64'hc52b065b85a46e5d);
  wire        bits_25 = ^(lane & 64'h44b5d9b67f00fda8);
  wire        bits_26 = ^(lane & 64'h896bb36cfe01fb50);
  wire        bits_27 = ^(lane & 64'hdc34b3d8884bd7b2);
  wire        bits_28 = ^(lane & 64'h768ab2b064df8e77);
  wire        bits_29 = ^(lane & 64'hed156560c9bf1cef);
  wire        bits_30 = ^(lane & 64'h14c91fc0e73618cd);
  wire        bits_31 = ^(lane & 64'he771ea80ba241089);
  wire [63:0] lane_2 = data[127:64];
  wire        bits_32 = ^(lane_2 & 64'h17830a34c6f00657);
  wire        bits_33 = ^(lane_2 & 64'h2f0614698de00caf);
  wire        bits_34 = ^(lane_2 & 64'h5e0c28d31bc0195f);
  wire        bits_35 = ^(lane_2 & 64'hbc1851a6378032be);
  wire        bits_36 = ^(lane_2 & 64'h7830a34c6f00657c);
  wire        bits_37 = ^(lane_2 & 64'hf0614698de00caf9);
  wire        bits_38 = ^(lane_2 & 64'hf74187057af193a4);
  wire        bits_39 = ^(lane_2 & 64'hee830e0af5e32748);
  wire        bits_40 = ^(lane_2 & 64'hdd061c15ebc64e91);
  wire        bits_41 = ^(lane_2 & 64'had8f321f117c9b74);
  wire        bits_42 = ^(lane_2 & 64'h4c9d6e0ae40930bf);
  wire        bits_43 = ^(lane_2 & 64'h993adc15c812617e);
  wire        bits_44 = ^(lane_2 & 64'h3275b82b9024c2fc);
  wire        bits_45 = ^(lane_2 & 64'h64eb7057204985f9);
  wire        bits_46 = ^(lane_2 & 64'hc9d6e0ae40930bf3);
  wire        bits_47 = ^(lane_2 & 64'h93adc15c812617e6);
  wire        bits_48 = ^(lane_2 & 64'h30d8888dc4bc299b);
  wire        bits_49 = ^(lane_2 & 64'h61b1111b89785336);
  wire        bits_50 = ^(lane_2 & 64'hc362223712f0a66d);
  wire        bits_51 = ^(lane_2 & 64'h86c4446e25e14cda);
  wire        bits_52 = ^(lane_2 & 64'h1a0b82e88d329fe2);
  wire        bits_53 = ^(lane_2 & 64'h23940fe5dc953993);
  wire        bits_54 = ^(lane_2 & 64'h50ab15ff7fda7570);
  wire        bits_55 = ^(lane_2 & 64'ha1562bfeffb4eae0);
  wire        bits_56 = ^(lane_2 & 64'h552f5dc93999d397);
  wire        bits_57 = ^(lane_2 & 64'hbdddb1a6b5c3a178);
  wire        bits_58 = ^(lane_2 & 64'h7bbb634d6b8742f0);
  wire        bits_59 = ^(lane_2 & 64'he0f5ccae11fe83b6);
  wire        bits_60 = ^(lane_2 & 64'hd6689368e50d013a);
  wire        bits_61 = ^(lane_2 & 64'hacd126d1ca1a0274);
  wire        bits_62 = ^(lane_2 & 64'h4e21479752c402be);
  wire        bits_63 = ^(lane_2 & 64'h8bc1851a6378032b);
  wire [63:0] lane_3 = data[191:128];
  wire        bits_64 = ^(lane_3 & 64'hf182fa07eb46de2f);
  wire        bits_65 = ^(lane_3 & 64'he305f40fd68dbc5e);
  wire        bits_66 = ^(lane_3 & 64'hc60be81fad1b78bc);
  wire        bits_67 = ^(lane_3 & 64'h8c17d03f5a36f178);
  wire        bits_68 = ^(lane_3 & 64'h182fa07eb46de2f1);
  wire        bits_69 = ^(lane_3 & 64'h305f40fd68dbc5e2);
  wire        bits_70 = ^(lane_3 & 64'h913c7bfd3af155ea);
  wire        bits_71 = ^(lane_3 & 64'h2278f7fa75e2abd5);
  wire        bits_72 = ^(lane_3 & 64'h44f1eff4ebc557ab);
  wire        bits_73 = ^(lane_3 & 64'h786125ee3ccc7178);
  wire        bits_74 = ^(lane_3 & 64'h0140b1db92de3cde);
  wire        bits_75 = ^(lane_3 & 64'h028163b725bc79bc);
  wire        bits_76 = ^(lane_3 & 64'h0502c76e4b78f379);
  wire        bits_77 = ^(lane_3 & 64'h0a058edc96f1e6f2);
  wire        bits_78 = ^(lane_3 & 64'h140b1db92de3cde4);
  wire        bits_79 = ^(lane_3 & 64'h28163b725bc79bc9);
  wire        bits_80 = ^(lane_3 & 64'ha1ae8ce35cc9e9bc);
  wire        bits_81 = ^(lane_3 & 64'h435d19c6b993d378);
  wire        bits_82 = ^(lane_3 & 64'h86ba338d7327a6f0);
  wire        bits_83 = ^(lane_3 & 64'h0d74671ae64f4de1);
  wire        bits_84 = ^(lane_3 & 64'heb6a343227d845ec);
  wire        bits_85 = ^(lane_3 & 64'h27569263a4f655f7);
  wire        bits_86 = ^(lane_3 & 64'hbf2fdec0a2aa75c1);
  wire        bits_87 = ^(lane_3 & 64'h7e5fbd814554eb82);
  wire        bits_88 = ^(lane_3 & 64'h0d3d810561ef092a);
  wire        bits_89 = ^(lane_3 & 64'hebf9f80d2898cc7b);
  wire        bits_90 = ^(lane_3 & 64'hd7f3f01a513198f7);
  wire        bits_91 = ^(lane_3 & 64'h5e651a334925efc1);
  wire        bits_92 = ^(lane_3 & 64'h4d48ce61790d01ac);
  wire        bits_93 = ^(lane_3 & 64'h9a919cc2f21a0359);
  wire        bits_94 = ^(lane_3 & 64'hc4a1c3820f72d89c);
  wire        bits_95 = ^(lane_3 & 64'h78c17d03f5a36f17);
  wire [63:0] lane_4 = data[255:192];
  wire        bits_96 = ^(lane_4 & 64'h04d101df481b4e5a);
  wire        bits_97 = ^(lane_4 & 64'h09a203be90369cb5);
  wire        bits_98 = ^(lane_4 & 64'h1344077d206d396b);
  wire        bits_99 = ^(lane_4 & 64'h26880efa40da72d7);
  wire        bits_100 = ^(lane_4 & 64'h4d101df481b4e5af);
  wire        bits_101 = ^(lane_4 & 64'h9a203be90369cb5e);
  wire        bits_102 = ^(lane_4 & 64'h3091760d4ec8d8e6);
  wire        bits_103 = ^(lane_4 & 64'h6122ec1a9d91b1cd);
  wire        bits_104 = ^(lane_4 & 64'hc245d8353b23639a);
  wire        bits_105 = ^(lane_4 & 64'h805ab1b53e5d896e);
  wire        bits_106 = ^(lane_4 & 64'h046462b534a05c86);
  wire        bits_107 = ^(lane_4 & 64'h08c8c56a6940b90c);
  wire        bits_108 = ^(lane_4 & 64'h11918ad4d2817218);
  wire        bits_109 = ^(lane_4 & 64'h232315a9a502e430);
  wire        bits_110 = ^(lane_4 & 64'h46462b534a05c860);
  wire        bits_111 = ^(lane_4 & 64'h8c8c56a6940b90c0);
  wire        bits_112 = ^(lane_4 & 64'h1dc9ac92600c6fda);
  wire        bits_113 = ^(lane_4 & 64'h3b935924c018dfb5);
  wire        bits_114 = ^(lane_4 & 64'h7726b2498031bf6a);
  wire        bits_115 = ^(lane_4 & 64'hee4d649300637ed5);
  wire        bits_116 = ^(lane_4 & 64'hd84bc8f948ddb3f0);
  wire        bits_117 = ^(lane_4 & 64'hb446902dd9a029bb);
  wire        bits_118 = ^(lane_4 & 64'h6c5c2184fb5b1d2c);
  wire        bits_119 = ^(lane_4 & 64'hd8b84309f6b63a59);
  wire        bits_120 = ^(lane_4 & 64'hb5a187cca5773ae8);
  wire        bits_121 = ^(lane_4 & 64'h6f920e4602f53b8a);
  wire        bits_122 = ^(lane_4 & 64'hdf241c8c05ea7715);
  wire        bits_123 = ^(lane_4 & 64'hba9938c743cfa071);
  wire        bits_124 = ^(lane_4 & 64'h71e37051cf840eb8);
  wire        bits_125 = ^(lane_4 & 64'he3c6e0a39f081d70);
  wire        bits_126 = ^(lane_4 & 64'hc35cc098760b74bb);
  wire        bits_127 = ^(lane_4 & 64'h826880efa40da72d);
  wire [31:0] sum_2 = parity0 ^ parity1;
  wire [31:0] sum_3 = sum_2 ^ parity2;
  wire [31:0] sum_4 = sum_3 ^ parity3;

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
    parity2 <= {bits_95, bits_94, bits_93, bits_92, bits_91, bits_90, bits_89, bits_88, bits_87, bits_86,
                bits_85, bits_84, bits_83, bits_82, bits_81, bits_80, bits_79, bits_78, bits_77, bits_76,
                bits_75, bits_74, bits_73, bits_72, bits_71, bits_70, bits_69, bits_68, bits_67, bits_66,
                bits_65, bits_64};
    parity3 <= {bits_127, bits_126, bits_125, bits_124, bits_123, bits_122, bits_121, bits_120, bits_119,
                bits_118, bits_117, bits_116, bits_115, bits_114, bits_113, bits_112, bits_111, bits_110,
                bits_109, bits_108, bits_107, bits_106, bits_105, bits_104, bits_103, bits_102, bits_101,
                bits_100, bits_99, bits_98, bits_97, bits_96};
    // ---- timeline data, cycle 2
    sum <= sum_4;
  end
endmodule

`default_nettype wire
