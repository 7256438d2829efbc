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

  wire [63:0] lane0 = data[63:0];
  wire        parity0_0 = ^(lane0 & 64'hd04d951be5fe1c77);
  wire        parity0_1 = ^(lane0 & 64'ha09b2a37cbfc38ee);
  wire        parity0_2 = ^(lane0 & 64'h4136546f97f871dd);
  wire        parity0_3 = ^(lane0 & 64'h826ca8df2ff0e3ba);
  wire        parity0_4 = ^(lane0 & 64'h04d951be5fe1c775);
  wire        parity0_5 = ^(lane0 & 64'h09b2a37cbfc38eea);
  wire        parity0_6 = ^(lane0 & 64'hc328d3e29a7901a2);
  wire        parity0_7 = ^(lane0 & 64'h8651a7c534f20345);
  wire        parity0_8 = ^(lane0 & 64'h0ca34f8a69e4068b);
  wire        parity0_9 = ^(lane0 & 64'hc90b0a0f36361160);
  wire        parity0_10 = ^(lane0 & 64'h425b810589923eb7);
  wire        parity0_11 = ^(lane0 & 64'h84b7020b13247d6f);
  wire        parity0_12 = ^(lane0 & 64'h096e04162648fade);
  wire        parity0_13 = ^(lane0 & 64'h12dc082c4c91f5bd);
  wire        parity0_14 = ^(lane0 & 64'h25b810589923eb7a);
  wire        parity0_15 = ^(lane0 & 64'h4b7020b13247d6f4);
  wire        parity0_16 = ^(lane0 & 64'h46add4798171b19f);
  wire        parity0_17 = ^(lane0 & 64'h8d5ba8f302e3633e);
  wire        parity0_18 = ^(lane0 & 64'h1ab751e605c6c67d);
  wire        parity0_19 = ^(lane0 & 64'h356ea3cc0b8d8cfa);
  wire        parity0_20 = ^(lane0 & 64'hba90d283f2e50583);
  wire        parity0_21 = ^(lane0 & 64'ha56c301c00341771);
  wire        parity0_22 = ^(lane0 & 64'h9a95f523e5963294);
  wire        parity0_23 = ^(lane0 & 64'h352bea47cb2c6528);
  wire        parity0_24 = ^(lane0 & 64'hba1a419473a6d627);
  wire        parity0_25 = ^(lane0 & 64'ha479163302b3b039);
  wire        parity0_26 = ^(lane0 & 64'h48f22c6605676073);
  wire        parity0_27 = ^(lane0 & 64'h41a9cdd7ef30dc91);
  wire        parity0_28 = ^(lane0 & 64'h531e0eb43b9fa554);
  wire        parity0_29 = ^(lane0 & 64'ha63c1d68773f4aa8);
  wire        parity0_30 = ^(lane0 & 64'h9c35afcb0b808926);
  wire        parity0_31 = ^(lane0 & 64'he826ca8df2ff0e3b);
  wire [63:0] lane1 = data[127:64];
  wire        parity1_0 = ^(lane1 & 64'h77971b956500d811);
  wire        parity1_1 = ^(lane1 & 64'hef2e372aca01b023);
  wire        parity1_2 = ^(lane1 & 64'hde5c6e5594036047);
  wire        parity1_3 = ^(lane1 & 64'hbcb8dcab2806c08e);
  wire        parity1_4 = ^(lane1 & 64'h7971b956500d811d);
  wire        parity1_5 = ^(lane1 & 64'hf2e372aca01b023a);
  wire        parity1_6 = ^(lane1 & 64'h9251fecc2536dc65);
  wire        parity1_7 = ^(lane1 & 64'h24a3fd984a6db8cb);
  wire        parity1_8 = ^(lane1 & 64'h4947fb3094db7197);
  wire        parity1_9 = ^(lane1 & 64'he518edf44cb63b3f);
  wire        parity1_10 = ^(lane1 & 64'hbda6c07dfc6cae6e);
  wire        parity1_11 = ^(lane1 & 64'h7b4d80fbf8d95cdc);
  wire        parity1_12 = ^(lane1 & 64'hf69b01f7f1b2b9b9);
  wire        parity1_13 = ^(lane1 & 64'hed3603efe3657372);
  wire        parity1_14 = ^(lane1 & 64'hda6c07dfc6cae6e4);
  wire        parity1_15 = ^(lane1 & 64'hb4d80fbf8d95cdc8);
  wire        parity1_16 = ^(lane1 & 64'h1e2704ea7e2b4381);
  wire        parity1_17 = ^(lane1 & 64'h3c4e09d4fc568702);
  wire        parity1_18 = ^(lane1 & 64'h789c13a9f8ad0e05);
  wire        parity1_19 = ^(lane1 & 64'hf1382753f15a1c0a);
  wire        parity1_20 = ^(lane1 & 64'h95e7553287b4e005);
  wire        parity1_21 = ^(lane1 & 64'h5c59b1f06a69181a);
  wire        parity1_22 = ^(lane1 & 64'hcf247875b1d2e824);
  wire        parity1_23 = ^(lane1 & 64'h9e48f0eb63a5d049);
  wire        parity1_24 = ^(lane1 & 64'h4b06fa43a24b7883);
  wire        parity1_25 = ^(lane1 & 64'he19aef1221962916);
  wire        parity1_26 = ^(lane1 & 64'hc335de24432c522d);
  wire        parity1_27 = ^(lane1 & 64'hf1fca7dde3587c4b);
  wire        parity1_28 = ^(lane1 & 64'h946e542ea3b02087);
  wire        parity1_29 = ^(lane1 & 64'h28dca85d4760410e);
  wire        parity1_30 = ^(lane1 & 64'h262e4b2febc05a0c);
  wire        parity1_31 = ^(lane1 & 64'h3bcb8dcab2806c08);
  wire [63:0] lane2 = data[191:128];
  wire        parity2_0 = ^(lane2 & 64'hc30eedb88e659548);
  wire        parity2_1 = ^(lane2 & 64'h861ddb711ccb2a90);
  wire        parity2_2 = ^(lane2 & 64'h0c3bb6e239965521);
  wire        parity2_3 = ^(lane2 & 64'h18776dc4732caa43);
  wire        parity2_4 = ^(lane2 & 64'h30eedb88e6595487);
  wire        parity2_5 = ^(lane2 & 64'h61ddb711ccb2a90e);
  wire        parity2_6 = ^(lane2 & 64'h00b5839b1700c755);
  wire        parity2_7 = ^(lane2 & 64'h016b07362e018eab);
  wire        parity2_8 = ^(lane2 & 64'h02d60e6c5c031d56);
  wire        parity2_9 = ^(lane2 & 64'hc6a2f1603663afe4);
  wire        parity2_10 = ^(lane2 & 64'h4e4b0f78e2a2ca81);
  wire        parity2_11 = ^(lane2 & 64'h9c961ef1c5459503);
  wire        parity2_12 = ^(lane2 & 64'h392c3de38a8b2a06);
  wire        parity2_13 = ^(lane2 & 64'h72587bc71516540d);
  wire        parity2_14 = ^(lane2 & 64'he4b0f78e2a2ca81b);
  wire        parity2_15 = ^(lane2 & 64'hc961ef1c54595037);
  wire        parity2_16 = ^(lane2 & 64'h51cd338026d73527);
  wire        parity2_17 = ^(lane2 & 64'ha39a67004dae6a4e);
  wire        parity2_18 = ^(lane2 & 64'h4734ce009b5cd49c);
  wire        parity2_19 = ^(lane2 & 64'h8e699c0136b9a938);
  wire        parity2_20 = ^(lane2 & 64'hdfddd5bae316c739);
  wire        parity2_21 = ^(lane2 & 64'h7cb546cd48481b3b);
  wire        parity2_22 = ^(lane2 & 64'h3a6460221ef5a33e);
  wire        parity2_23 = ^(lane2 & 64'h74c8c0443deb467d);
  wire        parity2_24 = ^(lane2 & 64'h2a9f6d30f5b319b3);
  wire        parity2_25 = ^(lane2 & 64'h963037d96503a62e);
  wire        parity2_26 = ^(lane2 & 64'h2c606fb2ca074c5d);
  wire        parity2_27 = ^(lane2 & 64'h9bce32dd1a6b0df3);
  wire        parity2_28 = ^(lane2 & 64'hf4928802bab38eaf);
  wire        parity2_29 = ^(lane2 & 64'he925100575671d5f);
  wire        parity2_30 = ^(lane2 & 64'h1144cdb264abaff6);
  wire        parity2_31 = ^(lane2 & 64'he18776dc4732caa4);
  wire [63:0] lane3 = data[255:192];
  wire        parity3_0 = ^(lane3 & 64'ha998da2757f68d2f);
  wire        parity3_1 = ^(lane3 & 64'h5331b44eafed1a5f);
  wire        parity3_2 = ^(lane3 & 64'ha663689d5fda34bf);
  wire        parity3_3 = ^(lane3 & 64'h4cc6d13abfb4697e);
  wire        parity3_4 = ^(lane3 & 64'h998da2757f68d2fc);
  wire        parity3_5 = ^(lane3 & 64'h331b44eafed1a5f8);
  wire        parity3_6 = ^(lane3 & 64'hcfae53f2aa55c6df);
  wire        parity3_7 = ^(lane3 & 64'h9f5ca7e554ab8dbe);
  wire        parity3_8 = ^(lane3 & 64'h3eb94fcaa9571b7c);
  wire        parity3_9 = ^(lane3 & 64'hd4ea45b20558bbd7);
  wire        parity3_10 = ^(lane3 & 64'h004c51435d47fa80);
  wire        parity3_11 = ^(lane3 & 64'h0098a286ba8ff500);
  wire        parity3_12 = ^(lane3 & 64'h0131450d751fea01);
  wire        parity3_13 = ^(lane3 & 64'h02628a1aea3fd402);
  wire        parity3_14 = ^(lane3 & 64'h04c51435d47fa804);
  wire        parity3_15 = ^(lane3 & 64'h098a286ba8ff5009);
  wire        parity3_16 = ^(lane3 & 64'hba8c8af006082d3c);
  wire        parity3_17 = ^(lane3 & 64'h751915e00c105a78);
  wire        parity3_18 = ^(lane3 & 64'hea322bc01820b4f1);
  wire        parity3_19 = ^(lane3 & 64'hd4645780304169e2);
  wire        parity3_20 = ^(lane3 & 64'h0150752737745eea);
  wire        parity3_21 = ^(lane3 & 64'hab383069391e30fa);
  wire        parity3_22 = ^(lane3 & 64'hffe8baf525caecdb);
  wire        parity3_23 = ^(lane3 & 64'hffd175ea4b95d9b6);
  wire        parity3_24 = ^(lane3 & 64'h563a31f3c0dd3e43);
  wire        parity3_25 = ^(lane3 & 64'h05ecb9c0d64cf1a9);
  wire        parity3_26 = ^(lane3 & 64'h0bd97381ac99e353);
  wire        parity3_27 = ^(lane3 & 64'hbe2a3d240ec54b89);
  wire        parity3_28 = ^(lane3 & 64'hd5cca06f4a7c1a3c);
  wire        parity3_29 = ^(lane3 & 64'hab9940de94f83479);
  wire        parity3_30 = ^(lane3 & 64'hfeaa5b9a7e06e5dc);
  wire        parity3_31 = ^(lane3 & 64'h54cc6d13abfb4697);
  wire [63:0] lane4 = data[319:256];
  wire        parity4_0 = ^(lane4 & 64'hcee3d50174482112);
  wire        parity4_1 = ^(lane4 & 64'h9dc7aa02e8904225);
  wire        parity4_2 = ^(lane4 & 64'h3b8f5405d120844a);
  wire        parity4_3 = ^(lane4 & 64'h771ea80ba2410895);
  wire        parity4_4 = ^(lane4 & 64'hee3d50174482112a);
  wire        parity4_5 = ^(lane4 & 64'hdc7aa02e89042255);
  wire        parity4_6 = ^(lane4 & 64'h7616955c664065b8);
  wire        parity4_7 = ^(lane4 & 64'hec2d2ab8cc80cb71);
  wire        parity4_8 = ^(lane4 & 64'hd85a5571990196e3);
  wire        parity4_9 = ^(lane4 & 64'h7e577fe2464b0cd4);
  wire        parity4_10 = ^(lane4 & 64'h324d2ac5f8de38bb);
  wire        parity4_11 = ^(lane4 & 64'h649a558bf1bc7176);
  wire        parity4_12 = ^(lane4 & 64'hc934ab17e378e2ec);
  wire        parity4_13 = ^(lane4 & 64'h9269562fc6f1c5d8);
  wire        parity4_14 = ^(lane4 & 64'h24d2ac5f8de38bb0);
  wire        parity4_15 = ^(lane4 & 64'h49a558bf1bc71760);
  wire        parity4_16 = ^(lane4 & 64'h5da9647f43c60fd2);
  wire        parity4_17 = ^(lane4 & 64'hbb52c8fe878c1fa5);
  wire        parity4_18 = ^(lane4 & 64'h76a591fd0f183f4a);
  wire        parity4_19 = ^(lane4 & 64'hed4b23fa1e307e95);
  wire        parity4_20 = ^(lane4 & 64'h147592f54828dc39);
  wire        parity4_21 = ^(lane4 & 64'he608f0ebe4199960);
  wire        parity4_22 = ^(lane4 & 64'h02f234d6bc7b13d3);
  wire        parity4_23 = ^(lane4 & 64'h05e469ad78f627a7);
  wire        parity4_24 = ^(lane4 & 64'hc52b065b85a46e5d);
  wire        parity4_25 = ^(lane4 & 64'h44b5d9b67f00fda8);
  wire        parity4_26 = ^(lane4 & 64'h896bb36cfe01fb50);
  wire        parity4_27 = ^(lane4 & 64'hdc34b3d8884bd7b2);
  wire        parity4_28 = ^(lane4 & 64'h768ab2b064df8e77);
  wire        parity4_29 = ^(lane4 & 64'hed156560c9bf1cef);
  wire        parity4_30 = ^(lane4 & 64'h14c91fc0e73618cd);
  wire        parity4_31 = ^(lane4 & 64'he771ea80ba241089);
  wire [63:0] lane5 = data[383:320];
  wire        parity5_0 = ^(lane5 & 64'h17830a34c6f00657);
  wire        parity5_1 = ^(lane5 & 64'h2f0614698de00caf);
  wire        parity5_2 = ^(lane5 & 64'h5e0c28d31bc0195f);
  wire        parity5_3 = ^(lane5 & 64'hbc1851a6378032be);
  wire        parity5_4 = ^(lane5 & 64'h7830a34c6f00657c);
  wire        parity5_5 = ^(lane5 & 64'hf0614698de00caf9);
  wire        parity5_6 = ^(lane5 & 64'hf74187057af193a4);
  wire        parity5_7 = ^(lane5 & 64'hee830e0af5e32748);
  wire        parity5_8 = ^(lane5 & 64'hdd061c15ebc64e91);
  wire        parity5_9 = ^(lane5 & 64'had8f321f117c9b74);
  wire        parity5_10 = ^(lane5 & 64'h4c9d6e0ae40930bf);
  wire        parity5_11 = ^(lane5 & 64'h993adc15c812617e);
  wire        parity5_12 = ^(lane5 & 64'h3275b82b9024c2fc);
  wire        parity5_13 = ^(lane5 & 64'h64eb7057204985f9);
  wire        parity5_14 = ^(lane5 & 64'hc9d6e0ae40930bf3);
  wire        parity5_15 = ^(lane5 & 64'h93adc15c812617e6);
  wire        parity5_16 = ^(lane5 & 64'h30d8888dc4bc299b);
  wire        parity5_17 = ^(lane5 & 64'h61b1111b89785336);
  wire        parity5_18 = ^(lane5 & 64'hc362223712f0a66d);
  wire        parity5_19 = ^(lane5 & 64'h86c4446e25e14cda);
  wire        parity5_20 = ^(lane5 & 64'h1a0b82e88d329fe2);
  wire        parity5_21 = ^(lane5 & 64'h23940fe5dc953993);
  wire        parity5_22 = ^(lane5 & 64'h50ab15ff7fda7570);
  wire        parity5_23 = ^(lane5 & 64'ha1562bfeffb4eae0);
  wire        parity5_24 = ^(lane5 & 64'h552f5dc93999d397);
  wire        parity5_25 = ^(lane5 & 64'hbdddb1a6b5c3a178);
  wire        parity5_26 = ^(lane5 & 64'h7bbb634d6b8742f0);
  wire        parity5_27 = ^(lane5 & 64'he0f5ccae11fe83b6);
  wire        parity5_28 = ^(lane5 & 64'hd6689368e50d013a);
  wire        parity5_29 = ^(lane5 & 64'hacd126d1ca1a0274);
  wire        parity5_30 = ^(lane5 & 64'h4e21479752c402be);
  wire        parity5_31 = ^(lane5 & 64'h8bc1851a6378032b);
  wire [63:0] lane6 = data[447:384];
  wire        parity6_0 = ^(lane6 & 64'hf182fa07eb46de2f);
  wire        parity6_1 = ^(lane6 & 64'he305f40fd68dbc5e);
  wire        parity6_2 = ^(lane6 & 64'hc60be81fad1b78bc);
  wire        parity6_3 = ^(lane6 & 64'h8c17d03f5a36f178);
  wire        parity6_4 = ^(lane6 & 64'h182fa07eb46de2f1);
  wire        parity6_5 = ^(lane6 & 64'h305f40fd68dbc5e2);
  wire        parity6_6 = ^(lane6 & 64'h913c7bfd3af155ea);
  wire        parity6_7 = ^(lane6 & 64'h2278f7fa75e2abd5);
  wire        parity6_8 = ^(lane6 & 64'h44f1eff4ebc557ab);
  wire        parity6_9 = ^(lane6 & 64'h786125ee3ccc7178);
  wire        parity6_10 = ^(lane6 & 64'h0140b1db92de3cde);
  wire        parity6_11 = ^(lane6 & 64'h028163b725bc79bc);
  wire        parity6_12 = ^(lane6 & 64'h0502c76e4b78f379);
  wire        parity6_13 = ^(lane6 & 64'h0a058edc96f1e6f2);
  wire        parity6_14 = ^(lane6 & 64'h140b1db92de3cde4);
  wire        parity6_15 = ^(lane6 & 64'h28163b725bc79bc9);
  wire        parity6_16 = ^(lane6 & 64'ha1ae8ce35cc9e9bc);
  wire        parity6_17 = ^(lane6 & 64'h435d19c6b993d378);
  wire        parity6_18 = ^(lane6 & 64'h86ba338d7327a6f0);
  wire        parity6_19 = ^(lane6 & 64'h0d74671ae64f4de1);
  wire        parity6_20 = ^(lane6 & 64'heb6a343227d845ec);
  wire        parity6_21 = ^(lane6 & 64'h27569263a4f655f7);
  wire        parity6_22 = ^(lane6 & 64'hbf2fdec0a2aa75c1);
  wire        parity6_23 = ^(lane6 & 64'h7e5fbd814554eb82);
  wire        parity6_24 = ^(lane6 & 64'h0d3d810561ef092a);
  wire        parity6_25 = ^(lane6 & 64'hebf9f80d2898cc7b);
  wire        parity6_26 = ^(lane6 & 64'hd7f3f01a513198f7);
  wire        parity6_27 = ^(lane6 & 64'h5e651a334925efc1);
  wire        parity6_28 = ^(lane6 & 64'h4d48ce61790d01ac);
  wire        parity6_29 = ^(lane6 & 64'h9a919cc2f21a0359);
  wire        parity6_30 = ^(lane6 & 64'hc4a1c3820f72d89c);
  wire        parity6_31 = ^(lane6 & 64'h78c17d03f5a36f17);
  wire [63:0] lane7 = data[511:448];
  wire        parity7_0 = ^(lane7 & 64'h04d101df481b4e5a);
  wire        parity7_1 = ^(lane7 & 64'h09a203be90369cb5);
  wire        parity7_2 = ^(lane7 & 64'h1344077d206d396b);
  wire        parity7_3 = ^(lane7 & 64'h26880efa40da72d7);
  wire        parity7_4 = ^(lane7 & 64'h4d101df481b4e5af);
  wire        parity7_5 = ^(lane7 & 64'h9a203be90369cb5e);
  wire        parity7_6 = ^(lane7 & 64'h3091760d4ec8d8e6);
  wire        parity7_7 = ^(lane7 & 64'h6122ec1a9d91b1cd);
  wire        parity7_8 = ^(lane7 & 64'hc245d8353b23639a);
  wire        parity7_9 = ^(lane7 & 64'h805ab1b53e5d896e);
  wire        parity7_10 = ^(lane7 & 64'h046462b534a05c86);
  wire        parity7_11 = ^(lane7 & 64'h08c8c56a6940b90c);
  wire        parity7_12 = ^(lane7 & 64'h11918ad4d2817218);
  wire        parity7_13 = ^(lane7 & 64'h232315a9a502e430);
  wire        parity7_14 = ^(lane7 & 64'h46462b534a05c860);
  wire        parity7_15 = ^(lane7 & 64'h8c8c56a6940b90c0);
  wire        parity7_16 = ^(lane7 & 64'h1dc9ac92600c6fda);
  wire        parity7_17 = ^(lane7 & 64'h3b935924c018dfb5);
  wire        parity7_18 = ^(lane7 & 64'h7726b2498031bf6a);
  wire        parity7_19 = ^(lane7 & 64'hee4d649300637ed5);
  wire        parity7_20 = ^(lane7 & 64'hd84bc8f948ddb3f0);
  wire        parity7_21 = ^(lane7 & 64'hb446902dd9a029bb);
  wire        parity7_22 = ^(lane7 & 64'h6c5c2184fb5b1d2c);
  wire        parity7_23 = ^(lane7 & 64'hd8b84309f6b63a59);
  wire        parity7_24 = ^(lane7 & 64'hb5a187cca5773ae8);
  wire        parity7_25 = ^(lane7 & 64'h6f920e4602f53b8a);
  wire        parity7_26 = ^(lane7 & 64'hdf241c8c05ea7715);
  wire        parity7_27 = ^(lane7 & 64'hba9938c743cfa071);
  wire        parity7_28 = ^(lane7 & 64'h71e37051cf840eb8);
  wire        parity7_29 = ^(lane7 & 64'he3c6e0a39f081d70);
  wire        parity7_30 = ^(lane7 & 64'hc35cc098760b74bb);
  wire        parity7_31 = ^(lane7 & 64'h826880efa40da72d);
  wire [31:0] sum_2 = parity0 ^ parity1;
  wire [31:0] sum_3 = sum_2 ^ parity2;
  wire [31:0] sum_4 = sum_3 ^ parity3;
  wire [31:0] sum_5 = sum_4 ^ parity4;
  wire [31:0] sum_6 = sum_5 ^ parity5;
  wire [31:0] sum_7 = sum_6 ^ parity6;
  wire [31:0] sum_8 = sum_7 ^ parity7;

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
    parity4 <= {parity4_31, parity4_30, parity4_29, parity4_28, parity4_27, parity4_26, parity4_25,
                parity4_24, parity4_23, parity4_22, parity4_21, parity4_20, parity4_19, parity4_18,
                parity4_17, parity4_16, parity4_15, parity4_14, parity4_13, parity4_12, parity4_11,
                parity4_10, parity4_9, parity4_8, parity4_7, parity4_6, parity4_5, parity4_4, parity4_3,
                parity4_2, parity4_1, parity4_0};
    parity5 <= {parity5_31, parity5_30, parity5_29, parity5_28, parity5_27, parity5_26, parity5_25,
                parity5_24, parity5_23, parity5_22, parity5_21, parity5_20, parity5_19, parity5_18,
                parity5_17, parity5_16, parity5_15, parity5_14, parity5_13, parity5_12, parity5_11,
                parity5_10, parity5_9, parity5_8, parity5_7, parity5_6, parity5_5, parity5_4, parity5_3,
                parity5_2, parity5_1, parity5_0};
    parity6 <= {parity6_31, parity6_30, parity6_29, parity6_28, parity6_27, parity6_26, parity6_25,
                parity6_24, parity6_23, parity6_22, parity6_21, parity6_20, parity6_19, parity6_18,
                parity6_17, parity6_16, parity6_15, parity6_14, parity6_13, parity6_12, parity6_11,
                parity6_10, parity6_9, parity6_8, parity6_7, parity6_6, parity6_5, parity6_4, parity6_3,
                parity6_2, parity6_1, parity6_0};
    parity7 <= {parity7_31, parity7_30, parity7_29, parity7_28, parity7_27, parity7_26, parity7_25,
                parity7_24, parity7_23, parity7_22, parity7_21, parity7_20, parity7_19, parity7_18,
                parity7_17, parity7_16, parity7_15, parity7_14, parity7_13, parity7_12, parity7_11,
                parity7_10, parity7_9, parity7_8, parity7_7, parity7_6, parity7_5, parity7_4, parity7_3,
                parity7_2, parity7_1, parity7_0};
    // ---- timeline data, cycle 2
    sum <= sum_8;
  end
endmodule

`default_nettype wire
