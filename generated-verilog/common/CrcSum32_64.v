`default_nettype none

// CrcSum32_64: what one beat adds to the register of a cyclic redundancy code.  Generated from CrcSum.java.
// timeline data: 2 cycles, 9 registers (288 bits), of these 0 (0 bits) only wait
module CrcSum32_64 (
  input  wire         clk,
  input  wire [511:0] data,  // cycle 0: the bytes of the beat, byte 0 in bits 7 to 0; bytes that do not count are 0
  output reg  [31:0]  sum  // cycle 2: exclusive-or this to the register advanced by the beat
);
  // ---- timeline data, cycle 1
  reg  [31:0] parity0;
  reg  [31:0] parity1;
  reg  [31:0] parity2;
  reg  [31:0] parity3;
  reg  [31:0] parity4;
  reg  [31:0] parity5;
  reg  [31:0] parity6;
  reg  [31:0] parity7;

  wire [63:0] lane = data[63:0];
  wire        bits_0 = ^(lane & 64'hd04d951be5fe1c77);
  wire        bits_1 = ^(lane & 64'ha09b2a37cbfc38ee);
  wire        bits_2 = ^(lane & 64'h4136546f97f871dd);
  wire        bits_3 = ^(lane & 64'h826ca8df2ff0e3ba);
  wire        bits_4 = ^(lane & 64'h04d951be5fe1c775);
  wire        bits_5 = ^(lane & 64'h09b2a37cbfc38eea);
  wire        bits_6 = ^(lane & 64'hc328d3e29a7901a2);
  wire        bits_7 = ^(lane & 64'h8651a7c534f20345);
  wire        bits_8 = ^(lane & 64'h0ca34f8a69e4068b);
  wire        bits_9 = ^(lane & 64'hc90b0a0f36361160);
  wire        bits_10 = ^(lane & 64'h425b810589923eb7);
  wire        bits_11 = ^(lane & 64'h84b7020b13247d6f);
  wire        bits_12 = ^(lane & 64'h096e04162648fade);
  wire        bits_13 = ^(lane & 64'h12dc082c4c91f5bd);
  wire        bits_14 = ^(lane & 64'h25b810589923eb7a);
  wire        bits_15 = ^(lane & 64'h4b7020b13247d6f4);
  wire        bits_16 = ^(lane & 64'h46add4798171b19f);
  wire        bits_17 = ^(lane & 64'h8d5ba8f302e3633e);
  wire        bits_18 = ^(lane & 64'h1ab751e605c6c67d);
  wire        bits_19 = ^(lane & 64'h356ea3cc0b8d8cfa);
  wire        bits_20 = ^(lane & 64'hba90d283f2e50583);
  wire        bits_21 = ^(lane & 64'ha56c301c00341771);
  wire        bits_22 = ^(lane & 64'h9a95f523e5963294);
  wire        bits_23 = ^(lane & 64'h352bea47cb2c6528);
  wire        bits_24 = ^(lane & 64'hba1a419473a6d627);
  wire        bits_25 = ^(lane & 64'ha479163302b3b039);
  wire        bits_26 = ^(lane & 64'h48f22c6605676073);
  wire        bits_27 = ^(lane & 64'h41a9cdd7ef30dc91);
  wire        bits_28 = ^(lane & 64'h531e0eb43b9fa554);
  wire        bits_29 = ^(lane & 64'ha63c1d68773f4aa8);
  wire        bits_30 = ^(lane & 64'h9c35afcb0b808926);
  wire        bits_31 = ^(lane & 64'he826ca8df2ff0e3b);
  wire [63:0] lane_2 = data[127:64];
  wire        bits_32 = ^(lane_2 & 64'h77971b956500d811);
  wire        bits_33 = ^(lane_2 & 64'hef2e372aca01b023);
  wire        bits_34 = ^(lane_2 & 64'hde5c6e5594036047);
  wire        bits_35 = ^(lane_2 & 64'hbcb8dcab2806c08e);
  wire        bits_36 = ^(lane_2 & 64'h7971b956500d811d);
  wire        bits_37 = ^(lane_2 & 64'hf2e372aca01b023a);
  wire        bits_38 = ^(lane_2 & 64'h9251fecc2536dc65);
  wire        bits_39 = ^(lane_2 & 64'h24a3fd984a6db8cb);
  wire        bits_40 = ^(lane_2 & 64'h4947fb3094db7197);
  wire        bits_41 = ^(lane_2 & 64'he518edf44cb63b3f);
  wire        bits_42 = ^(lane_2 & 64'hbda6c07dfc6cae6e);
  wire        bits_43 = ^(lane_2 & 64'h7b4d80fbf8d95cdc);
  wire        bits_44 = ^(lane_2 & 64'hf69b01f7f1b2b9b9);
  wire        bits_45 = ^(lane_2 & 64'hed3603efe3657372);
  wire        bits_46 = ^(lane_2 & 64'hda6c07dfc6cae6e4);
  wire        bits_47 = ^(lane_2 & 64'hb4d80fbf8d95cdc8);
  wire        bits_48 = ^(lane_2 & 64'h1e2704ea7e2b4381);
  wire        bits_49 = ^(lane_2 & 64'h3c4e09d4fc568702);
  wire        bits_50 = ^(lane_2 & 64'h789c13a9f8ad0e05);
  wire        bits_51 = ^(lane_2 & 64'hf1382753f15a1c0a);
  wire        bits_52 = ^(lane_2 & 64'h95e7553287b4e005);
  wire        bits_53 = ^(lane_2 & 64'h5c59b1f06a69181a);
  wire        bits_54 = ^(lane_2 & 64'hcf247875b1d2e824);
  wire        bits_55 = ^(lane_2 & 64'h9e48f0eb63a5d049);
  wire        bits_56 = ^(lane_2 & 64'h4b06fa43a24b7883);
  wire        bits_57 = ^(lane_2 & 64'he19aef1221962916);
  wire        bits_58 = ^(lane_2 & 64'hc335de24432c522d);
  wire        bits_59 = ^(lane_2 & 64'hf1fca7dde3587c4b);
  wire        bits_60 = ^(lane_2 & 64'h946e542ea3b02087);
  wire        bits_61 = ^(lane_2 & 64'h28dca85d4760410e);
  wire        bits_62 = ^(lane_2 & 64'h262e4b2febc05a0c);
  wire        bits_63 = ^(lane_2 & 64'h3bcb8dcab2806c08);
  wire [63:0] lane_3 = data[191:128];
  wire        bits_64 = ^(lane_3 & 64'hc30eedb88e659548);
  wire        bits_65 = ^(lane_3 & 64'h861ddb711ccb2a90);
  wire        bits_66 = ^(lane_3 & 64'h0c3bb6e239965521);
  wire        bits_67 = ^(lane_3 & 64'h18776dc4732caa43);
  wire        bits_68 = ^(lane_3 & 64'h30eedb88e6595487);
  wire        bits_69 = ^(lane_3 & 64'h61ddb711ccb2a90e);
  wire        bits_70 = ^(lane_3 & 64'h00b5839b1700c755);
  wire        bits_71 = ^(lane_3 & 64'h016b07362e018eab);
  wire        bits_72 = ^(lane_3 & 64'h02d60e6c5c031d56);
  wire        bits_73 = ^(lane_3 & 64'hc6a2f1603663afe4);
  wire        bits_74 = ^(lane_3 & 64'h4e4b0f78e2a2ca81);
  wire        bits_75 = ^(lane_3 & 64'h9c961ef1c5459503);
  wire        bits_76 = ^(lane_3 & 64'h392c3de38a8b2a06);
  wire        bits_77 = ^(lane_3 & 64'h72587bc71516540d);
  wire        bits_78 = ^(lane_3 & 64'he4b0f78e2a2ca81b);
  wire        bits_79 = ^(lane_3 & 64'hc961ef1c54595037);
  wire        bits_80 = ^(lane_3 & 64'h51cd338026d73527);
  wire        bits_81 = ^(lane_3 & 64'ha39a67004dae6a4e);
  wire        bits_82 = ^(lane_3 & 64'h4734ce009b5cd49c);
  wire        bits_83 = ^(lane_3 & 64'h8e699c0136b9a938);
  wire        bits_84 = ^(lane_3 & 64'hdfddd5bae316c739);
  wire        bits_85 = ^(lane_3 & 64'h7cb546cd48481b3b);
  wire        bits_86 = ^(lane_3 & 64'h3a6460221ef5a33e);
  wire        bits_87 = ^(lane_3 & 64'h74c8c0443deb467d);
  wire        bits_88 = ^(lane_3 & 64'h2a9f6d30f5b319b3);
  wire        bits_89 = ^(lane_3 & 64'h963037d96503a62e);
  wire        bits_90 = ^(lane_3 & 64'h2c606fb2ca074c5d);
  wire        bits_91 = ^(lane_3 & 64'h9bce32dd1a6b0df3);
  wire        bits_92 = ^(lane_3 & 64'hf4928802bab38eaf);
  wire        bits_93 = ^(lane_3 & 64'he925100575671d5f);
  wire        bits_94 = ^(lane_3 & 64'h1144cdb264abaff6);
  wire        bits_95 = ^(lane_3 & 64'he18776dc4732caa4);
  wire [63:0] lane_4 = data[255:192];
  wire        bits_96 = ^(lane_4 & 64'ha998da2757f68d2f);
  wire        bits_97 = ^(lane_4 & 64'h5331b44eafed1a5f);
  wire        bits_98 = ^(lane_4 & 64'ha663689d5fda34bf);
  wire        bits_99 = ^(lane_4 & 64'h4cc6d13abfb4697e);
  wire        bits_100 = ^(lane_4 & 64'h998da2757f68d2fc);
  wire        bits_101 = ^(lane_4 & 64'h331b44eafed1a5f8);
  wire        bits_102 = ^(lane_4 & 64'hcfae53f2aa55c6df);
  wire        bits_103 = ^(lane_4 & 64'h9f5ca7e554ab8dbe);
  wire        bits_104 = ^(lane_4 & 64'h3eb94fcaa9571b7c);
  wire        bits_105 = ^(lane_4 & 64'hd4ea45b20558bbd7);
  wire        bits_106 = ^(lane_4 & 64'h004c51435d47fa80);
  wire        bits_107 = ^(lane_4 & 64'h0098a286ba8ff500);
  wire        bits_108 = ^(lane_4 & 64'h0131450d751fea01);
  wire        bits_109 = ^(lane_4 & 64'h02628a1aea3fd402);
  wire        bits_110 = ^(lane_4 & 64'h04c51435d47fa804);
  wire        bits_111 = ^(lane_4 & 64'h098a286ba8ff5009);
  wire        bits_112 = ^(lane_4 & 64'hba8c8af006082d3c);
  wire        bits_113 = ^(lane_4 & 64'h751915e00c105a78);
  wire        bits_114 = ^(lane_4 & 64'hea322bc01820b4f1);
  wire        bits_115 = ^(lane_4 & 64'hd4645780304169e2);
  wire        bits_116 = ^(lane_4 & 64'h0150752737745eea);
  wire        bits_117 = ^(lane_4 & 64'hab383069391e30fa);
  wire        bits_118 = ^(lane_4 & 64'hffe8baf525caecdb);
  wire        bits_119 = ^(lane_4 & 64'hffd175ea4b95d9b6);
  wire        bits_120 = ^(lane_4 & 64'h563a31f3c0dd3e43);
  wire        bits_121 = ^(lane_4 & 64'h05ecb9c0d64cf1a9);
  wire        bits_122 = ^(lane_4 & 64'h0bd97381ac99e353);
  wire        bits_123 = ^(lane_4 & 64'hbe2a3d240ec54b89);
  wire        bits_124 = ^(lane_4 & 64'hd5cca06f4a7c1a3c);
  wire        bits_125 = ^(lane_4 & 64'hab9940de94f83479);
  wire        bits_126 = ^(lane_4 & 64'hfeaa5b9a7e06e5dc);
  wire        bits_127 = ^(lane_4 & 64'h54cc6d13abfb4697);
  wire [63:0] lane_5 = data[319:256];
  wire        bits_128 = ^(lane_5 & 64'hcee3d50174482112);
  wire        bits_129 = ^(lane_5 & 64'h9dc7aa02e8904225);
  wire        bits_130 = ^(lane_5 & 64'h3b8f5405d120844a);
  wire        bits_131 = ^(lane_5 & 64'h771ea80ba2410895);
  wire        bits_132 = ^(lane_5 & 64'hee3d50174482112a);
  wire        bits_133 = ^(lane_5 & 64'hdc7aa02e89042255);
  wire        bits_134 = ^(lane_5 & 64'h7616955c664065b8);
  wire        bits_135 = ^(lane_5 & 64'hec2d2ab8cc80cb71);
  wire        bits_136 = ^(lane_5 & 64'hd85a5571990196e3);
  wire        bits_137 = ^(lane_5 & 64'h7e577fe2464b0cd4);
  wire        bits_138 = ^(lane_5 & 64'h324d2ac5f8de38bb);
  wire        bits_139 = ^(lane_5 & 64'h649a558bf1bc7176);
  wire        bits_140 = ^(lane_5 & 64'hc934ab17e378e2ec);
  wire        bits_141 = ^(lane_5 & 64'h9269562fc6f1c5d8);
  wire        bits_142 = ^(lane_5 & 64'h24d2ac5f8de38bb0);
  wire        bits_143 = ^(lane_5 & 64'h49a558bf1bc71760);
  wire        bits_144 = ^(lane_5 & 64'h5da9647f43c60fd2);
  wire        bits_145 = ^(lane_5 & 64'hbb52c8fe878c1fa5);
  wire        bits_146 = ^(lane_5 & 64'h76a591fd0f183f4a);
  wire        bits_147 = ^(lane_5 & 64'hed4b23fa1e307e95);
  wire        bits_148 = ^(lane_5 & 64'h147592f54828dc39);
  wire        bits_149 = ^(lane_5 & 64'he608f0ebe4199960);
  wire        bits_150 = ^(lane_5 & 64'h02f234d6bc7b13d3);
  wire        bits_151 = ^(lane_5 & 64'h05e469ad78f627a7);
  wire        bits_152 = ^(lane_5 & 64'hc52b065b85a46e5d);
  wire        bits_153 = ^(lane_5 & 64'h44b5d9b67f00fda8);
  wire        bits_154 = ^(lane_5 & 64'h896bb36cfe01fb50);
  wire        bits_155 = ^(lane_5 & 64'hdc34b3d8884bd7b2);
  wire        bits_156 = ^(lane_5 & 64'h768ab2b064df8e77);
  wire        bits_157 = ^(lane_5 & 64'hed156560c9bf1cef);
  wire        bits_158 = ^(lane_5 & 64'h14c91fc0e73618cd);
  wire        bits_159 = ^(lane_5 & 64'he771ea80ba241089);
  wire [63:0] lane_6 = data[383:320];
  wire        bits_160 = ^(lane_6 & 64'h17830a34c6f00657);
  wire        bits_161 = ^(lane_6 & 64'h2f0614698de00caf);
  wire        bits_162 = ^(lane_6 & 64'h5e0c28d31bc0195f);
  wire        bits_163 = ^(lane_6 & 64'hbc1851a6378032be);
  wire        bits_164 = ^(lane_6 & 64'h7830a34c6f00657c);
  wire        bits_165 = ^(lane_6 & 64'hf0614698de00caf9);
  wire        bits_166 = ^(lane_6 & 64'hf74187057af193a4);
  wire        bits_167 = ^(lane_6 & 64'hee830e0af5e32748);
  wire        bits_168 = ^(lane_6 & 64'hdd061c15ebc64e91);
  wire        bits_169 = ^(lane_6 & 64'had8f321f117c9b74);
  wire        bits_170 = ^(lane_6 & 64'h4c9d6e0ae40930bf);
  wire        bits_171 = ^(lane_6 & 64'h993adc15c812617e);
  wire        bits_172 = ^(lane_6 & 64'h3275b82b9024c2fc);
  wire        bits_173 = ^(lane_6 & 64'h64eb7057204985f9);
  wire        bits_174 = ^(lane_6 & 64'hc9d6e0ae40930bf3);
  wire        bits_175 = ^(lane_6 & 64'h93adc15c812617e6);
  wire        bits_176 = ^(lane_6 & 64'h30d8888dc4bc299b);
  wire        bits_177 = ^(lane_6 & 64'h61b1111b89785336);
  wire        bits_178 = ^(lane_6 & 64'hc362223712f0a66d);
  wire        bits_179 = ^(lane_6 & 64'h86c4446e25e14cda);
  wire        bits_180 = ^(lane_6 & 64'h1a0b82e88d329fe2);
  wire        bits_181 = ^(lane_6 & 64'h23940fe5dc953993);
  wire        bits_182 = ^(lane_6 & 64'h50ab15ff7fda7570);
  wire        bits_183 = ^(lane_6 & 64'ha1562bfeffb4eae0);
  wire        bits_184 = ^(lane_6 & 64'h552f5dc93999d397);
  wire        bits_185 = ^(lane_6 & 64'hbdddb1a6b5c3a178);
  wire        bits_186 = ^(lane_6 & 64'h7bbb634d6b8742f0);
  wire        bits_187 = ^(lane_6 & 64'he0f5ccae11fe83b6);
  wire        bits_188 = ^(lane_6 & 64'hd6689368e50d013a);
  wire        bits_189 = ^(lane_6 & 64'hacd126d1ca1a0274);
  wire        bits_190 = ^(lane_6 & 64'h4e21479752c402be);
  wire        bits_191 = ^(lane_6 & 64'h8bc1851a6378032b);
  wire [63:0] lane_7 = data[447:384];
  wire        bits_192 = ^(lane_7 & 64'hf182fa07eb46de2f);
  wire        bits_193 = ^(lane_7 & 64'he305f40fd68dbc5e);
  wire        bits_194 = ^(lane_7 & 64'hc60be81fad1b78bc);
  wire        bits_195 = ^(lane_7 & 64'h8c17d03f5a36f178);
  wire        bits_196 = ^(lane_7 & 64'h182fa07eb46de2f1);
  wire        bits_197 = ^(lane_7 & 64'h305f40fd68dbc5e2);
  wire        bits_198 = ^(lane_7 & 64'h913c7bfd3af155ea);
  wire        bits_199 = ^(lane_7 & 64'h2278f7fa75e2abd5);
  wire        bits_200 = ^(lane_7 & 64'h44f1eff4ebc557ab);
  wire        bits_201 = ^(lane_7 & 64'h786125ee3ccc7178);
  wire        bits_202 = ^(lane_7 & 64'h0140b1db92de3cde);
  wire        bits_203 = ^(lane_7 & 64'h028163b725bc79bc);
  wire        bits_204 = ^(lane_7 & 64'h0502c76e4b78f379);
  wire        bits_205 = ^(lane_7 & 64'h0a058edc96f1e6f2);
  wire        bits_206 = ^(lane_7 & 64'h140b1db92de3cde4);
  wire        bits_207 = ^(lane_7 & 64'h28163b725bc79bc9);
  wire        bits_208 = ^(lane_7 & 64'ha1ae8ce35cc9e9bc);
  wire        bits_209 = ^(lane_7 & 64'h435d19c6b993d378);
  wire        bits_210 = ^(lane_7 & 64'h86ba338d7327a6f0);
  wire        bits_211 = ^(lane_7 & 64'h0d74671ae64f4de1);
  wire        bits_212 = ^(lane_7 & 64'heb6a343227d845ec);
  wire        bits_213 = ^(lane_7 & 64'h27569263a4f655f7);
  wire        bits_214 = ^(lane_7 & 64'hbf2fdec0a2aa75c1);
  wire        bits_215 = ^(lane_7 & 64'h7e5fbd814554eb82);
  wire        bits_216 = ^(lane_7 & 64'h0d3d810561ef092a);
  wire        bits_217 = ^(lane_7 & 64'hebf9f80d2898cc7b);
  wire        bits_218 = ^(lane_7 & 64'hd7f3f01a513198f7);
  wire        bits_219 = ^(lane_7 & 64'h5e651a334925efc1);
  wire        bits_220 = ^(lane_7 & 64'h4d48ce61790d01ac);
  wire        bits_221 = ^(lane_7 & 64'h9a919cc2f21a0359);
  wire        bits_222 = ^(lane_7 & 64'hc4a1c3820f72d89c);
  wire        bits_223 = ^(lane_7 & 64'h78c17d03f5a36f17);
  wire [63:0] lane_8 = data[511:448];
  wire        bits_224 = ^(lane_8 & 64'h04d101df481b4e5a);
  wire        bits_225 = ^(lane_8 & 64'h09a203be90369cb5);
  wire        bits_226 = ^(lane_8 & 64'h1344077d206d396b);
  wire        bits_227 = ^(lane_8 & 64'h26880efa40da72d7);
  wire        bits_228 = ^(lane_8 & 64'h4d101df481b4e5af);
  wire        bits_229 = ^(lane_8 & 64'h9a203be90369cb5e);
  wire        bits_230 = ^(lane_8 & 64'h3091760d4ec8d8e6);
  wire        bits_231 = ^(lane_8 & 64'h6122ec1a9d91b1cd);
  wire        bits_232 = ^(lane_8 & 64'hc245d8353b23639a);
  wire        bits_233 = ^(lane_8 & 64'h805ab1b53e5d896e);
  wire        bits_234 = ^(lane_8 & 64'h046462b534a05c86);
  wire        bits_235 = ^(lane_8 & 64'h08c8c56a6940b90c);
  wire        bits_236 = ^(lane_8 & 64'h11918ad4d2817218);
  wire        bits_237 = ^(lane_8 & 64'h232315a9a502e430);
  wire        bits_238 = ^(lane_8 & 64'h46462b534a05c860);
  wire        bits_239 = ^(lane_8 & 64'h8c8c56a6940b90c0);
  wire        bits_240 = ^(lane_8 & 64'h1dc9ac92600c6fda);
  wire        bits_241 = ^(lane_8 & 64'h3b935924c018dfb5);
  wire        bits_242 = ^(lane_8 & 64'h7726b2498031bf6a);
  wire        bits_243 = ^(lane_8 & 64'hee4d649300637ed5);
  wire        bits_244 = ^(lane_8 & 64'hd84bc8f948ddb3f0);
  wire        bits_245 = ^(lane_8 & 64'hb446902dd9a029bb);
  wire        bits_246 = ^(lane_8 & 64'h6c5c2184fb5b1d2c);
  wire        bits_247 = ^(lane_8 & 64'hd8b84309f6b63a59);
  wire        bits_248 = ^(lane_8 & 64'hb5a187cca5773ae8);
  wire        bits_249 = ^(lane_8 & 64'h6f920e4602f53b8a);
  wire        bits_250 = ^(lane_8 & 64'hdf241c8c05ea7715);
  wire        bits_251 = ^(lane_8 & 64'hba9938c743cfa071);
  wire        bits_252 = ^(lane_8 & 64'h71e37051cf840eb8);
  wire        bits_253 = ^(lane_8 & 64'he3c6e0a39f081d70);
  wire        bits_254 = ^(lane_8 & 64'hc35cc098760b74bb);
  wire        bits_255 = ^(lane_8 & 64'h826880efa40da72d);
  wire [31:0] sum_2 = parity0 ^ parity1;
  wire [31:0] sum_3 = sum_2 ^ parity2;
  wire [31:0] sum_4 = sum_3 ^ parity3;
  wire [31:0] sum_5 = sum_4 ^ parity4;
  wire [31:0] sum_6 = sum_5 ^ parity5;
  wire [31:0] sum_7 = sum_6 ^ parity6;
  wire [31:0] sum_8 = sum_7 ^ parity7;

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
    parity4 <= {bits_159, bits_158, bits_157, bits_156, bits_155, bits_154, bits_153, bits_152, bits_151,
                bits_150, bits_149, bits_148, bits_147, bits_146, bits_145, bits_144, bits_143, bits_142,
                bits_141, bits_140, bits_139, bits_138, bits_137, bits_136, bits_135, bits_134, bits_133,
                bits_132, bits_131, bits_130, bits_129, bits_128};
    parity5 <= {bits_191, bits_190, bits_189, bits_188, bits_187, bits_186, bits_185, bits_184, bits_183,
                bits_182, bits_181, bits_180, bits_179, bits_178, bits_177, bits_176, bits_175, bits_174,
                bits_173, bits_172, bits_171, bits_170, bits_169, bits_168, bits_167, bits_166, bits_165,
                bits_164, bits_163, bits_162, bits_161, bits_160};
    parity6 <= {bits_223, bits_222, bits_221, bits_220, bits_219, bits_218, bits_217, bits_216, bits_215,
                bits_214, bits_213, bits_212, bits_211, bits_210, bits_209, bits_208, bits_207, bits_206,
                bits_205, bits_204, bits_203, bits_202, bits_201, bits_200, bits_199, bits_198, bits_197,
                bits_196, bits_195, bits_194, bits_193, bits_192};
    parity7 <= {bits_255, bits_254, bits_253, bits_252, bits_251, bits_250, bits_249, bits_248, bits_247,
                bits_246, bits_245, bits_244, bits_243, bits_242, bits_241, bits_240, bits_239, bits_238,
                bits_237, bits_236, bits_235, bits_234, bits_233, bits_232, bits_231, bits_230, bits_229,
                bits_228, bits_227, bits_226, bits_225, bits_224};
    // ---- timeline data, cycle 2
    sum <= sum_8;
  end
endmodule

`default_nettype wire
