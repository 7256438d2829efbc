`default_nettype none

// ResendPick_256: chooses the packet to be sent again: one that was named, else the oldest one.  Generated
// from ResendPick.java.
module ResendPick_256 (
  input  wire         clk,
  input  wire [255:0] pending,  // ring: packets that wait
  input  wire [7:0]   first,  // place of the oldest unacknowledged packet
  input  wire         named,  // a packet has been named
  input  wire [7:0]   named_place,  // its place
  output wire         some,  // one cycle later, two levels behind registers: some packet waits
  output wire         choice_any,  // some packet waits
  output wire         choice_more,  // more than one waits
  output wire [7:0]   choice_place,  // place of the chosen one
  output wire         choice_is_named  // a Packet Drop NAK has named it
);
  reg         past;
  reg         waits_1;
  reg         waits;
  reg         past_2;
  reg         past_3;
  reg         past_4;
  reg         past_5;
  reg         past_6;
  reg         past_7;
  reg         past_8;
  reg         past_9;
  reg         past_10;
  reg         past_11;
  reg         past_12;
  reg         past_13;
  reg         past_14;
  reg         past_15;
  reg         past_16;
  reg         past_17;
  reg         past_18;
  reg         past_19;
  reg         past_20;
  reg         past_21;
  reg         past_22;
  reg         past_23;
  reg         past_24;
  reg         past_25;
  reg         past_26;
  reg         past_27;
  reg         past_28;
  reg         past_29;
  reg         past_30;
  reg         past_31;
  reg         past_32;
  reg         past_33;
  reg         past_34;
  reg         past2;
  reg  [7:0]  named_place_past;
  reg  [7:0]  named_place_past2;
  reg  [7:0]  named_place_past3;
  wire [7:0]  oldest_place;

  wire        _or = pending[0] | pending[1];
  wire        _or_2 = _or | pending[2];
  wire        _or_3 = _or_2 | pending[3];
  wire        _or_4 = _or_3 | pending[4];
  wire        _or_5 = _or_4 | pending[5];
  wire        _or_6 = pending[6] | pending[7];
  wire        _or_7 = _or_6 | pending[8];
  wire        _or_8 = _or_7 | pending[9];
  wire        _or_9 = _or_8 | pending[10];
  wire        _or_10 = _or_9 | pending[11];
  wire        _or_11 = pending[12] | pending[13];
  wire        _or_12 = _or_11 | pending[14];
  wire        _or_13 = _or_12 | pending[15];
  wire        _or_14 = _or_5 | _or_10;
  wire        _or_15 = 1'b0 | 1'b0 | (pending[0] & pending[1]) | 1'b0 | (_or & pending[2]) | 1'b0 |
                       (_or_2 & pending[3]) | 1'b0 | (_or_3 & pending[4]) | 1'b0 | (_or_4 & pending[5]) |
                       1'b0 | 1'b0 | (pending[6] & pending[7]) | 1'b0 | (_or_6 & pending[8]) | 1'b0 |
                       (_or_7 & pending[9]) | 1'b0 | (_or_8 & pending[10]) | 1'b0 | (_or_9 & pending[11]);
  wire        _or_16 = pending[16] | pending[17];
  wire        _or_17 = _or_16 | pending[18];
  wire        _or_18 = _or_17 | pending[19];
  wire        _or_19 = _or_18 | pending[20];
  wire        _or_20 = _or_19 | pending[21];
  wire        _or_21 = pending[22] | pending[23];
  wire        _or_22 = _or_21 | pending[24];
  wire        _or_23 = _or_22 | pending[25];
  wire        _or_24 = _or_23 | pending[26];
  wire        _or_25 = _or_24 | pending[27];
  wire        _or_26 = pending[28] | pending[29];
  wire        _or_27 = _or_26 | pending[30];
  wire        _or_28 = _or_27 | pending[31];
  wire        _or_29 = _or_20 | _or_25;
  wire        _or_30 = 1'b0 | 1'b0 | (pending[16] & pending[17]) | 1'b0 | (_or_16 & pending[18]) | 1'b0 |
                       (_or_17 & pending[19]) | 1'b0 | (_or_18 & pending[20]) | 1'b0 |
                       (_or_19 & pending[21]) | 1'b0 | 1'b0 | (pending[22] & pending[23]) | 1'b0 |
                       (_or_21 & pending[24]) | 1'b0 | (_or_22 & pending[25]) | 1'b0 |
                       (_or_23 & pending[26]) | 1'b0 | (_or_24 & pending[27]);
  wire        _or_31 = pending[32] | pending[33];
  wire        _or_32 = _or_31 | pending[34];
  wire        _or_33 = _or_32 | pending[35];
  wire        _or_34 = _or_33 | pending[36];
  wire        _or_35 = _or_34 | pending[37];
  wire        _or_36 = pending[38] | pending[39];
  wire        _or_37 = _or_36 | pending[40];
  wire        _or_38 = _or_37 | pending[41];
  wire        _or_39 = _or_38 | pending[42];
  wire        _or_40 = _or_39 | pending[43];
  wire        _or_41 = pending[44] | pending[45];
  wire        _or_42 = _or_41 | pending[46];
  wire        _or_43 = _or_42 | pending[47];
  wire        _or_44 = _or_35 | _or_40;
  wire        _or_45 = 1'b0 | 1'b0 | (pending[32] & pending[33]) | 1'b0 | (_or_31 & pending[34]) | 1'b0 |
                       (_or_32 & pending[35]) | 1'b0 | (_or_33 & pending[36]) | 1'b0 |
                       (_or_34 & pending[37]) | 1'b0 | 1'b0 | (pending[38] & pending[39]) | 1'b0 |
                       (_or_36 & pending[40]) | 1'b0 | (_or_37 & pending[41]) | 1'b0 |
                       (_or_38 & pending[42]) | 1'b0 | (_or_39 & pending[43]);
  wire        _or_46 = pending[48] | pending[49];
  wire        _or_47 = _or_46 | pending[50];
  wire        _or_48 = _or_47 | pending[51];
  wire        _or_49 = _or_48 | pending[52];
  wire        _or_50 = _or_49 | pending[53];
  wire        _or_51 = pending[54] | pending[55];
  wire        _or_52 = _or_51 | pending[56];
  wire        _or_53 = _or_52 | pending[57];
  wire        _or_54 = _or_53 | pending[58];
  wire        _or_55 = _or_54 | pending[59];
  wire        _or_56 = pending[60] | pending[61];
  wire        _or_57 = _or_56 | pending[62];
  wire        _or_58 = _or_57 | pending[63];
  wire        _or_59 = _or_50 | _or_55;
  wire        _or_60 = 1'b0 | 1'b0 | (pending[48] & pending[49]) | 1'b0 | (_or_46 & pending[50]) | 1'b0 |
                       (_or_47 & pending[51]) | 1'b0 | (_or_48 & pending[52]) | 1'b0 |
                       (_or_49 & pending[53]) | 1'b0 | 1'b0 | (pending[54] & pending[55]) | 1'b0 |
                       (_or_51 & pending[56]) | 1'b0 | (_or_52 & pending[57]) | 1'b0 |
                       (_or_53 & pending[58]) | 1'b0 | (_or_54 & pending[59]);
  wire        _or_61 = pending[64] | pending[65];
  wire        _or_62 = _or_61 | pending[66];
  wire        _or_63 = _or_62 | pending[67];
  wire        _or_64 = _or_63 | pending[68];
  wire        _or_65 = _or_64 | pending[69];
  wire        _or_66 = pending[70] | pending[71];
  wire        _or_67 = _or_66 | pending[72];
  wire        _or_68 = _or_67 | pending[73];
  wire        _or_69 = _or_68 | pending[74];
  wire        _or_70 = _or_69 | pending[75];
  wire        _or_71 = pending[76] | pending[77];
  wire        _or_72 = _or_71 | pending[78];
  wire        _or_73 = _or_72 | pending[79];
  wire        _or_74 = _or_65 | _or_70;
  wire        _or_75 = 1'b0 | 1'b0 | (pending[64] & pending[65]) | 1'b0 | (_or_61 & pending[66]) | 1'b0 |
                       (_or_62 & pending[67]) | 1'b0 | (_or_63 & pending[68]) | 1'b0 |
                       (_or_64 & pending[69]) | 1'b0 | 1'b0 | (pending[70] & pending[71]) | 1'b0 |
                       (_or_66 & pending[72]) | 1'b0 | (_or_67 & pending[73]) | 1'b0 |
                       (_or_68 & pending[74]) | 1'b0 | (_or_69 & pending[75]);
  wire        _or_76 = pending[80] | pending[81];
  wire        _or_77 = _or_76 | pending[82];
  wire        _or_78 = _or_77 | pending[83];
  wire        _or_79 = _or_78 | pending[84];
  wire        _or_80 = _or_79 | pending[85];
  wire        _or_81 = pending[86] | pending[87];
  wire        _or_82 = _or_81 | pending[88];
  wire        _or_83 = _or_82 | pending[89];
  wire        _or_84 = _or_83 | pending[90];
  wire        _or_85 = _or_84 | pending[91];
  wire        _or_86 = pending[92] | pending[93];
  wire        _or_87 = _or_86 | pending[94];
  wire        _or_88 = _or_87 | pending[95];
  wire        _or_89 = _or_80 | _or_85;
  wire        _or_90 = 1'b0 | 1'b0 | (pending[80] & pending[81]) | 1'b0 | (_or_76 & pending[82]) | 1'b0 |
                       (_or_77 & pending[83]) | 1'b0 | (_or_78 & pending[84]) | 1'b0 |
                       (_or_79 & pending[85]) | 1'b0 | 1'b0 | (pending[86] & pending[87]) | 1'b0 |
                       (_or_81 & pending[88]) | 1'b0 | (_or_82 & pending[89]) | 1'b0 |
                       (_or_83 & pending[90]) | 1'b0 | (_or_84 & pending[91]);
  wire        _or_91 = pending[96] | pending[97];
  wire        _or_92 = _or_91 | pending[98];
  wire        _or_93 = _or_92 | pending[99];
  wire        _or_94 = _or_93 | pending[100];
  wire        _or_95 = _or_94 | pending[101];
  wire        _or_96 = pending[102] | pending[103];
  wire        _or_97 = _or_96 | pending[104];
  wire        _or_98 = _or_97 | pending[105];
  wire        _or_99 = _or_98 | pending[106];
  wire        _or_100 = _or_99 | pending[107];
  wire        _or_101 = pending[108] | pending[109];
  wire        _or_102 = _or_101 | pending[110];
  wire        _or_103 = _or_102 | pending[111];
  wire        _or_104 = _or_95 | _or_100;
  wire        _or_105 = 1'b0 | 1'b0 | (pending[96] & pending[97]) | 1'b0 | (_or_91 & pending[98]) | 1'b0 |
                        (_or_92 & pending[99]) | 1'b0 | (_or_93 & pending[100]) | 1'b0 |
                        (_or_94 & pending[101]) | 1'b0 | 1'b0 | (pending[102] & pending[103]) | 1'b0 |
                        (_or_96 & pending[104]) | 1'b0 | (_or_97 & pending[105]) | 1'b0 |
                        (_or_98 & pending[106]) | 1'b0 | (_or_99 & pending[107]);
  wire        _or_106 = pending[112] | pending[113];
  wire        _or_107 = _or_106 | pending[114];
  wire        _or_108 = _or_107 | pending[115];
  wire        _or_109 = _or_108 | pending[116];
  wire        _or_110 = _or_109 | pending[117];
  wire        _or_111 = pending[118] | pending[119];
  wire        _or_112 = _or_111 | pending[120];
  wire        _or_113 = _or_112 | pending[121];
  wire        _or_114 = _or_113 | pending[122];
  wire        _or_115 = _or_114 | pending[123];
  wire        _or_116 = pending[124] | pending[125];
  wire        _or_117 = _or_116 | pending[126];
  wire        _or_118 = _or_117 | pending[127];
  wire        _or_119 = _or_110 | _or_115;
  wire        _or_120 = 1'b0 | 1'b0 | (pending[112] & pending[113]) | 1'b0 | (_or_106 & pending[114]) | 1'b0 |
                        (_or_107 & pending[115]) | 1'b0 | (_or_108 & pending[116]) | 1'b0 |
                        (_or_109 & pending[117]) | 1'b0 | 1'b0 | (pending[118] & pending[119]) | 1'b0 |
                        (_or_111 & pending[120]) | 1'b0 | (_or_112 & pending[121]) | 1'b0 |
                        (_or_113 & pending[122]) | 1'b0 | (_or_114 & pending[123]);
  wire        _or_121 = pending[128] | pending[129];
  wire        _or_122 = _or_121 | pending[130];
  wire        _or_123 = _or_122 | pending[131];
  wire        _or_124 = _or_123 | pending[132];
  wire        _or_125 = _or_124 | pending[133];
  wire        _or_126 = pending[134] | pending[135];
  wire        _or_127 = _or_126 | pending[136];
  wire        _or_128 = _or_127 | pending[137];
  wire        _or_129 = _or_128 | pending[138];
  wire        _or_130 = _or_129 | pending[139];
  wire        _or_131 = pending[140] | pending[141];
  wire        _or_132 = _or_131 | pending[142];
  wire        _or_133 = _or_132 | pending[143];
  wire        _or_134 = _or_125 | _or_130;
  wire        _or_135 = 1'b0 | 1'b0 | (pending[128] & pending[129]) | 1'b0 | (_or_121 & pending[130]) | 1'b0 |
                        (_or_122 & pending[131]) | 1'b0 | (_or_123 & pending[132]) | 1'b0 |
                        (_or_124 & pending[133]) | 1'b0 | 1'b0 | (pending[134] & pending[135]) | 1'b0 |
                        (_or_126 & pending[136]) | 1'b0 | (_or_127 & pending[137]) | 1'b0 |
                        (_or_128 & pending[138]) | 1'b0 | (_or_129 & pending[139]);
  wire        _or_136 = pending[144] | pending[145];
  wire        _or_137 = _or_136 | pending[146];
  wire        _or_138 = _or_137 | pending[147];
  wire        _or_139 = _or_138 | pending[148];
  wire        _or_140 = _or_139 | pending[149];
  wire        _or_141 = pending[150] | pending[151];
  wire        _or_142 = _or_141 | pending[152];
  wire        _or_143 = _or_142 | pending[153];
  wire        _or_144 = _or_143 | pending[154];
  wire        _or_145 = _or_144 | pending[155];
  wire        _or_146 = pending[156] | pending[157];
  wire        _or_147 = _or_146 | pending[158];
  wire        _or_148 = _or_147 | pending[159];
  wire        _or_149 = _or_140 | _or_145;
  wire        _or_150 = 1'b0 | 1'b0 | (pending[144] & pending[145]) | 1'b0 | (_or_136 & pending[146]) | 1'b0 |
                        (_or_137 & pending[147]) | 1'b0 | (_or_138 & pending[148]) | 1'b0 |
                        (_or_139 & pending[149]) | 1'b0 | 1'b0 | (pending[150] & pending[151]) | 1'b0 |
                        (_or_141 & pending[152]) | 1'b0 | (_or_142 & pending[153]) | 1'b0 |
                        (_or_143 & pending[154]) | 1'b0 | (_or_144 & pending[155]);
  wire        _or_151 = pending[160] | pending[161];
  wire        _or_152 = _or_151 | pending[162];
  wire        _or_153 = _or_152 | pending[163];
  wire        _or_154 = _or_153 | pending[164];
  wire        _or_155 = _or_154 | pending[165];
  wire        _or_156 = pending[166] | pending[167];
  wire        _or_157 = _or_156 | pending[168];
  wire        _or_158 = _or_157 | pending[169];
  wire        _or_159 = _or_158 | pending[170];
  wire        _or_160 = _or_159 | pending[171];
  wire        _or_161 = pending[172] | pending[173];
  wire        _or_162 = _or_161 | pending[174];
  wire        _or_163 = _or_162 | pending[175];
  wire        _or_164 = _or_155 | _or_160;
  wire        _or_165 = 1'b0 | 1'b0 | (pending[160] & pending[161]) | 1'b0 | (_or_151 & pending[162]) | 1'b0 |
                        (_or_152 & pending[163]) | 1'b0 | (_or_153 & pending[164]) | 1'b0 |
                        (_or_154 & pending[165]) | 1'b0 | 1'b0 | (pending[166] & pending[167]) | 1'b0 |
                        (_or_156 & pending[168]) | 1'b0 | (_or_157 & pending[169]) | 1'b0 |
                        (_or_158 & pending[170]) | 1'b0 | (_or_159 & pending[171]);
  wire        _or_166 = pending[176] | pending[177];
  wire        _or_167 = _or_166 | pending[178];
  wire        _or_168 = _or_167 | pending[179];
  wire        _or_169 = _or_168 | pending[180];
  wire        _or_170 = _or_169 | pending[181];
  wire        _or_171 = pending[182] | pending[183];
  wire        _or_172 = _or_171 | pending[184];
  wire        _or_173 = _or_172 | pending[185];
  wire        _or_174 = _or_173 | pending[186];
  wire        _or_175 = _or_174 | pending[187];
  wire        _or_176 = pending[188] | pending[189];
  wire        _or_177 = _or_176 | pending[190];
  wire        _or_178 = _or_177 | pending[191];
  wire        _or_179 = _or_170 | _or_175;
  wire        _or_180 = 1'b0 | 1'b0 | (pending[176] & pending[177]) | 1'b0 | (_or_166 & pending[178]) | 1'b0 |
                        (_or_167 & pending[179]) | 1'b0 | (_or_168 & pending[180]) | 1'b0 |
                        (_or_169 & pending[181]) | 1'b0 | 1'b0 | (pending[182] & pending[183]) | 1'b0 |
                        (_or_171 & pending[184]) | 1'b0 | (_or_172 & pending[185]) | 1'b0 |
                        (_or_173 & pending[186]) | 1'b0 | (_or_174 & pending[187]);
  wire        _or_181 = pending[192] | pending[193];
  wire        _or_182 = _or_181 | pending[194];
  wire        _or_183 = _or_182 | pending[195];
  wire        _or_184 = _or_183 | pending[196];
  wire        _or_185 = _or_184 | pending[197];
  wire        _or_186 = pending[198] | pending[199];
  wire        _or_187 = _or_186 | pending[200];
  wire        _or_188 = _or_187 | pending[201];
  wire        _or_189 = _or_188 | pending[202];
  wire        _or_190 = _or_189 | pending[203];
  wire        _or_191 = pending[204] | pending[205];
  wire        _or_192 = _or_191 | pending[206];
  wire        _or_193 = _or_192 | pending[207];
  wire        _or_194 = _or_185 | _or_190;
  wire        _or_195 = 1'b0 | 1'b0 | (pending[192] & pending[193]) | 1'b0 | (_or_181 & pending[194]) | 1'b0 |
                        (_or_182 & pending[195]) | 1'b0 | (_or_183 & pending[196]) | 1'b0 |
                        (_or_184 & pending[197]) | 1'b0 | 1'b0 | (pending[198] & pending[199]) | 1'b0 |
                        (_or_186 & pending[200]) | 1'b0 | (_or_187 & pending[201]) | 1'b0 |
                        (_or_188 & pending[202]) | 1'b0 | (_or_189 & pending[203]);
  wire        _or_196 = pending[208] | pending[209];
  wire        _or_197 = _or_196 | pending[210];
  wire        _or_198 = _or_197 | pending[211];
  wire        _or_199 = _or_198 | pending[212];
  wire        _or_200 = _or_199 | pending[213];
  wire        _or_201 = pending[214] | pending[215];
  wire        _or_202 = _or_201 | pending[216];
  wire        _or_203 = _or_202 | pending[217];
  wire        _or_204 = _or_203 | pending[218];
  wire        _or_205 = _or_204 | pending[219];
  wire        _or_206 = pending[220] | pending[221];
  wire        _or_207 = _or_206 | pending[222];
  wire        _or_208 = _or_207 | pending[223];
  wire        _or_209 = _or_200 | _or_205;
  wire        _or_210 = 1'b0 | 1'b0 | (pending[208] & pending[209]) | 1'b0 | (_or_196 & pending[210]) | 1'b0 |
                        (_or_197 & pending[211]) | 1'b0 | (_or_198 & pending[212]) | 1'b0 |
                        (_or_199 & pending[213]) | 1'b0 | 1'b0 | (pending[214] & pending[215]) | 1'b0 |
                        (_or_201 & pending[216]) | 1'b0 | (_or_202 & pending[217]) | 1'b0 |
                        (_or_203 & pending[218]) | 1'b0 | (_or_204 & pending[219]);
  wire        _or_211 = pending[224] | pending[225];
  wire        _or_212 = _or_211 | pending[226];
  wire        _or_213 = _or_212 | pending[227];
  wire        _or_214 = _or_213 | pending[228];
  wire        _or_215 = _or_214 | pending[229];
  wire        _or_216 = pending[230] | pending[231];
  wire        _or_217 = _or_216 | pending[232];
  wire        _or_218 = _or_217 | pending[233];
  wire        _or_219 = _or_218 | pending[234];
  wire        _or_220 = _or_219 | pending[235];
  wire        _or_221 = pending[236] | pending[237];
  wire        _or_222 = _or_221 | pending[238];
  wire        _or_223 = _or_222 | pending[239];
  wire        _or_224 = _or_215 | _or_220;
  wire        _or_225 = 1'b0 | 1'b0 | (pending[224] & pending[225]) | 1'b0 | (_or_211 & pending[226]) | 1'b0 |
                        (_or_212 & pending[227]) | 1'b0 | (_or_213 & pending[228]) | 1'b0 |
                        (_or_214 & pending[229]) | 1'b0 | 1'b0 | (pending[230] & pending[231]) | 1'b0 |
                        (_or_216 & pending[232]) | 1'b0 | (_or_217 & pending[233]) | 1'b0 |
                        (_or_218 & pending[234]) | 1'b0 | (_or_219 & pending[235]);
  wire        _or_226 = pending[240] | pending[241];
  wire        _or_227 = _or_226 | pending[242];
  wire        _or_228 = _or_227 | pending[243];
  wire        _or_229 = _or_228 | pending[244];
  wire        _or_230 = _or_229 | pending[245];
  wire        _or_231 = pending[246] | pending[247];
  wire        _or_232 = _or_231 | pending[248];
  wire        _or_233 = _or_232 | pending[249];
  wire        _or_234 = _or_233 | pending[250];
  wire        _or_235 = _or_234 | pending[251];
  wire        _or_236 = pending[252] | pending[253];
  wire        _or_237 = _or_236 | pending[254];
  wire        _or_238 = _or_237 | pending[255];
  wire        _or_239 = _or_230 | _or_235;
  wire        _or_240 = 1'b0 | 1'b0 | (pending[240] & pending[241]) | 1'b0 | (_or_226 & pending[242]) | 1'b0 |
                        (_or_227 & pending[243]) | 1'b0 | (_or_228 & pending[244]) | 1'b0 |
                        (_or_229 & pending[245]) | 1'b0 | 1'b0 | (pending[246] & pending[247]) | 1'b0 |
                        (_or_231 & pending[248]) | 1'b0 | (_or_232 & pending[249]) | 1'b0 |
                        (_or_233 & pending[250]) | 1'b0 | (_or_234 & pending[251]);
  wire        _or_241 = past_2 | past_4;
  wire        _or_242 = _or_241 | past_6;
  wire        _or_243 = _or_242 | past_8;
  wire        _or_244 = _or_243 | past_10;
  wire        _or_245 = _or_244 | past_12;
  wire        _or_246 = past_14 | past_16;
  wire        _or_247 = _or_246 | past_18;
  wire        _or_248 = _or_247 | past_20;
  wire        _or_249 = _or_248 | past_22;
  wire        _or_250 = _or_249 | past_24;
  wire        _or_251 = past_26 | past_28;
  wire        _or_252 = _or_251 | past_30;
  wire        _or_253 = _or_252 | past_32;
  wire        _or_254 = _or_245 | _or_250;
  wire        _or_255 = past_3 | past_5 | (past_2 & past_4) | past_7 | (_or_241 & past_6) | past_9 |
                        (_or_242 & past_8) | past_11 | (_or_243 & past_10) | past_13 | (_or_244 & past_12) |
                        past_15 | past_17 | (past_14 & past_16) | past_19 | (_or_246 & past_18) | past_21 |
                        (_or_247 & past_20) | past_23 | (_or_248 & past_22) | past_25 | (_or_249 & past_24);

  OldestOne_256 oldest (
    .clk(clk),
    .ring(pending),
    .first(first),
    .any(choice_any),
    .place(oldest_place)
  );

  assign some = _or_254 | _or_253;
  assign choice_more = past2;
  assign choice_place = waits ? named_place_past3 : oldest_place;
  assign choice_is_named = waits;

  always @(posedge clk) begin
    past <= pending[named_place] & named;
    waits_1 <= past;
    waits <= waits_1;
    past_2 <= _or_14 | _or_13;
    past_3 <= _or_15 | (_or_5 & _or_10) | 1'b0 | 1'b0 | (pending[12] & pending[13]) | 1'b0 |
              (_or_11 & pending[14]) | 1'b0 | (_or_12 & pending[15]) | (_or_14 & _or_13);
    past_4 <= _or_29 | _or_28;
    past_5 <= _or_30 | (_or_20 & _or_25) | 1'b0 | 1'b0 | (pending[28] & pending[29]) | 1'b0 |
              (_or_26 & pending[30]) | 1'b0 | (_or_27 & pending[31]) | (_or_29 & _or_28);
    past_6 <= _or_44 | _or_43;
    past_7 <= _or_45 | (_or_35 & _or_40) | 1'b0 | 1'b0 | (pending[44] & pending[45]) | 1'b0 |
              (_or_41 & pending[46]) | 1'b0 | (_or_42 & pending[47]) | (_or_44 & _or_43);
    past_8 <= _or_59 | _or_58;
    past_9 <= _or_60 | (_or_50 & _or_55) | 1'b0 | 1'b0 | (pending[60] & pending[61]) | 1'b0 |
              (_or_56 & pending[62]) | 1'b0 | (_or_57 & pending[63]) | (_or_59 & _or_58);
    past_10 <= _or_74 | _or_73;
    past_11 <= _or_75 | (_or_65 & _or_70) | 1'b0 | 1'b0 | (pending[76] & pending[77]) | 1'b0 |
               (_or_71 & pending[78]) | 1'b0 | (_or_72 & pending[79]) | (_or_74 & _or_73);
    past_12 <= _or_89 | _or_88;
    past_13 <= _or_90 | (_or_80 & _or_85) | 1'b0 | 1'b0 | (pending[92] & pending[93]) | 1'b0 |
               (_or_86 & pending[94]) | 1'b0 | (_or_87 & pending[95]) | (_or_89 & _or_88);
    past_14 <= _or_104 | _or_103;
    past_15 <= _or_105 | (_or_95 & _or_100) | 1'b0 | 1'b0 | (pending[108] & pending[109]) | 1'b0 |
               (_or_101 & pending[110]) | 1'b0 | (_or_102 & pending[111]) | (_or_104 & _or_103);
    past_16 <= _or_119 | _or_118;
    past_17 <= _or_120 | (_or_110 & _or_115) | 1'b0 | 1'b0 | (pending[124] & pending[125]) | 1'b0 |
               (_or_116 & pending[126]) | 1'b0 | (_or_117 & pending[127]) | (_or_119 & _or_118);
    past_18 <= _or_134 | _or_133;
    past_19 <= _or_135 | (_or_125 & _or_130) | 1'b0 | 1'b0 | (pending[140] & pending[141]) | 1'b0 |
               (_or_131 & pending[142]) | 1'b0 | (_or_132 & pending[143]) | (_or_134 & _or_133);
    past_20 <= _or_149 | _or_148;
    past_21 <= _or_150 | (_or_140 & _or_145) | 1'b0 | 1'b0 | (pending[156] & pending[157]) | 1'b0 |
               (_or_146 & pending[158]) | 1'b0 | (_or_147 & pending[159]) | (_or_149 & _or_148);
    past_22 <= _or_164 | _or_163;
    past_23 <= _or_165 | (_or_155 & _or_160) | 1'b0 | 1'b0 | (pending[172] & pending[173]) | 1'b0 |
               (_or_161 & pending[174]) | 1'b0 | (_or_162 & pending[175]) | (_or_164 & _or_163);
    past_24 <= _or_179 | _or_178;
    past_25 <= _or_180 | (_or_170 & _or_175) | 1'b0 | 1'b0 | (pending[188] & pending[189]) | 1'b0 |
               (_or_176 & pending[190]) | 1'b0 | (_or_177 & pending[191]) | (_or_179 & _or_178);
    past_26 <= _or_194 | _or_193;
    past_27 <= _or_195 | (_or_185 & _or_190) | 1'b0 | 1'b0 | (pending[204] & pending[205]) | 1'b0 |
               (_or_191 & pending[206]) | 1'b0 | (_or_192 & pending[207]) | (_or_194 & _or_193);
    past_28 <= _or_209 | _or_208;
    past_29 <= _or_210 | (_or_200 & _or_205) | 1'b0 | 1'b0 | (pending[220] & pending[221]) | 1'b0 |
               (_or_206 & pending[222]) | 1'b0 | (_or_207 & pending[223]) | (_or_209 & _or_208);
    past_30 <= _or_224 | _or_223;
    past_31 <= _or_225 | (_or_215 & _or_220) | 1'b0 | 1'b0 | (pending[236] & pending[237]) | 1'b0 |
               (_or_221 & pending[238]) | 1'b0 | (_or_222 & pending[239]) | (_or_224 & _or_223);
    past_32 <= _or_239 | _or_238;
    past_33 <= _or_240 | (_or_230 & _or_235) | 1'b0 | 1'b0 | (pending[252] & pending[253]) | 1'b0 |
               (_or_236 & pending[254]) | 1'b0 | (_or_237 & pending[255]) | (_or_239 & _or_238);
    past_34 <= _or_255 | (_or_245 & _or_250) | past_27 | past_29 | (past_26 & past_28) | past_31 |
               (_or_251 & past_30) | past_33 | (_or_252 & past_32) | (_or_254 & _or_253);
    past2 <= past_34;
    named_place_past <= named_place;
    named_place_past2 <= named_place_past;
    named_place_past3 <= named_place_past2;
  end
endmodule

`default_nettype wire
