`default_nettype none

// ResendPick_128: chooses the packet to be sent again: one that was named, else the oldest one.  Generated
// from ResendPick.java.
module ResendPick_128 (
  input  wire         clk,
  input  wire [127:0] pending,  // ring: packets that wait
  input  wire [6:0]   first,  // place of the oldest unacknowledged packet
  input  wire         named,  // a packet has been named
  input  wire [6:0]   named_place,  // its place
  output wire         some,  // one cycle later, two levels behind registers: some packet waits
  output wire         choice_any,  // some packet waits
  output wire         choice_more,  // more than one waits
  output wire [6:0]   choice_place,  // place of the chosen one
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
  reg  [6:0]  named_place_past;
  reg  [6:0]  named_place_past2;
  reg  [6:0]  named_place_past3;
  wire [6:0]  oldest_place;

  wire        _or = pending[0] | pending[1];
  wire        _or_2 = _or | pending[2];
  wire        _or_3 = _or_2 | pending[3];
  wire        _or_4 = _or_3 | pending[4];
  wire        _or_5 = _or_4 | pending[5];
  wire        _or_6 = pending[6] | pending[7];
  wire        _or_7 = pending[8] | pending[9];
  wire        _or_8 = _or_7 | pending[10];
  wire        _or_9 = _or_8 | pending[11];
  wire        _or_10 = _or_9 | pending[12];
  wire        _or_11 = _or_10 | pending[13];
  wire        _or_12 = pending[14] | pending[15];
  wire        _or_13 = pending[16] | pending[17];
  wire        _or_14 = _or_13 | pending[18];
  wire        _or_15 = _or_14 | pending[19];
  wire        _or_16 = _or_15 | pending[20];
  wire        _or_17 = _or_16 | pending[21];
  wire        _or_18 = pending[22] | pending[23];
  wire        _or_19 = pending[24] | pending[25];
  wire        _or_20 = _or_19 | pending[26];
  wire        _or_21 = _or_20 | pending[27];
  wire        _or_22 = _or_21 | pending[28];
  wire        _or_23 = _or_22 | pending[29];
  wire        _or_24 = pending[30] | pending[31];
  wire        _or_25 = pending[32] | pending[33];
  wire        _or_26 = _or_25 | pending[34];
  wire        _or_27 = _or_26 | pending[35];
  wire        _or_28 = _or_27 | pending[36];
  wire        _or_29 = _or_28 | pending[37];
  wire        _or_30 = pending[38] | pending[39];
  wire        _or_31 = pending[40] | pending[41];
  wire        _or_32 = _or_31 | pending[42];
  wire        _or_33 = _or_32 | pending[43];
  wire        _or_34 = _or_33 | pending[44];
  wire        _or_35 = _or_34 | pending[45];
  wire        _or_36 = pending[46] | pending[47];
  wire        _or_37 = pending[48] | pending[49];
  wire        _or_38 = _or_37 | pending[50];
  wire        _or_39 = _or_38 | pending[51];
  wire        _or_40 = _or_39 | pending[52];
  wire        _or_41 = _or_40 | pending[53];
  wire        _or_42 = pending[54] | pending[55];
  wire        _or_43 = pending[56] | pending[57];
  wire        _or_44 = _or_43 | pending[58];
  wire        _or_45 = _or_44 | pending[59];
  wire        _or_46 = _or_45 | pending[60];
  wire        _or_47 = _or_46 | pending[61];
  wire        _or_48 = pending[62] | pending[63];
  wire        _or_49 = pending[64] | pending[65];
  wire        _or_50 = _or_49 | pending[66];
  wire        _or_51 = _or_50 | pending[67];
  wire        _or_52 = _or_51 | pending[68];
  wire        _or_53 = _or_52 | pending[69];
  wire        _or_54 = pending[70] | pending[71];
  wire        _or_55 = pending[72] | pending[73];
  wire        _or_56 = _or_55 | pending[74];
  wire        _or_57 = _or_56 | pending[75];
  wire        _or_58 = _or_57 | pending[76];
  wire        _or_59 = _or_58 | pending[77];
  wire        _or_60 = pending[78] | pending[79];
  wire        _or_61 = pending[80] | pending[81];
  wire        _or_62 = _or_61 | pending[82];
  wire        _or_63 = _or_62 | pending[83];
  wire        _or_64 = _or_63 | pending[84];
  wire        _or_65 = _or_64 | pending[85];
  wire        _or_66 = pending[86] | pending[87];
  wire        _or_67 = pending[88] | pending[89];
  wire        _or_68 = _or_67 | pending[90];
  wire        _or_69 = _or_68 | pending[91];
  wire        _or_70 = _or_69 | pending[92];
  wire        _or_71 = _or_70 | pending[93];
  wire        _or_72 = pending[94] | pending[95];
  wire        _or_73 = pending[96] | pending[97];
  wire        _or_74 = _or_73 | pending[98];
  wire        _or_75 = _or_74 | pending[99];
  wire        _or_76 = _or_75 | pending[100];
  wire        _or_77 = _or_76 | pending[101];
  wire        _or_78 = pending[102] | pending[103];
  wire        _or_79 = pending[104] | pending[105];
  wire        _or_80 = _or_79 | pending[106];
  wire        _or_81 = _or_80 | pending[107];
  wire        _or_82 = _or_81 | pending[108];
  wire        _or_83 = _or_82 | pending[109];
  wire        _or_84 = pending[110] | pending[111];
  wire        _or_85 = pending[112] | pending[113];
  wire        _or_86 = _or_85 | pending[114];
  wire        _or_87 = _or_86 | pending[115];
  wire        _or_88 = _or_87 | pending[116];
  wire        _or_89 = _or_88 | pending[117];
  wire        _or_90 = pending[118] | pending[119];
  wire        _or_91 = pending[120] | pending[121];
  wire        _or_92 = _or_91 | pending[122];
  wire        _or_93 = _or_92 | pending[123];
  wire        _or_94 = _or_93 | pending[124];
  wire        _or_95 = _or_94 | pending[125];
  wire        _or_96 = pending[126] | pending[127];
  wire        _or_97 = past_2 | past_4;
  wire        _or_98 = _or_97 | past_6;
  wire        _or_99 = _or_98 | past_8;
  wire        _or_100 = _or_99 | past_10;
  wire        _or_101 = _or_100 | past_12;
  wire        _or_102 = past_14 | past_16;
  wire        _or_103 = _or_102 | past_18;
  wire        _or_104 = _or_103 | past_20;
  wire        _or_105 = _or_104 | past_22;
  wire        _or_106 = _or_105 | past_24;
  wire        _or_107 = past_26 | past_28;
  wire        _or_108 = _or_107 | past_30;
  wire        _or_109 = _or_108 | past_32;
  wire        _or_110 = _or_101 | _or_106;
  wire        _or_111 = past_3 | past_5 | (past_2 & past_4) | past_7 | (_or_97 & past_6) | past_9 |
                        (_or_98 & past_8) | past_11 | (_or_99 & past_10) | past_13 | (_or_100 & past_12) |
                        past_15 | past_17 | (past_14 & past_16) | past_19 | (_or_102 & past_18) | past_21 |
                        (_or_103 & past_20) | past_23 | (_or_104 & past_22) | past_25 | (_or_105 & past_24);

  OldestOne_128 oldest (
    .clk(clk),
    .ring(pending),
    .first(first),
    .any(choice_any),
    .place(oldest_place)
  );

  assign some = _or_110 | _or_109;
  assign choice_more = past2;
  assign choice_place = waits ? named_place_past3 : oldest_place;
  assign choice_is_named = waits;

  always @(posedge clk) begin
    past <= pending[named_place] & named;
    waits_1 <= past;
    waits <= waits_1;
    past_2 <= _or_5 | _or_6;
    past_3 <= 1'b0 | 1'b0 | (pending[0] & pending[1]) | 1'b0 | (_or & pending[2]) | 1'b0 |
              (_or_2 & pending[3]) | 1'b0 | (_or_3 & pending[4]) | 1'b0 | (_or_4 & pending[5]) | 1'b0 | 1'b0 |
              (pending[6] & pending[7]) | (_or_5 & _or_6);
    past_4 <= _or_11 | _or_12;
    past_5 <= 1'b0 | 1'b0 | (pending[8] & pending[9]) | 1'b0 | (_or_7 & pending[10]) | 1'b0 |
              (_or_8 & pending[11]) | 1'b0 | (_or_9 & pending[12]) | 1'b0 | (_or_10 & pending[13]) | 1'b0 |
              1'b0 | (pending[14] & pending[15]) | (_or_11 & _or_12);
    past_6 <= _or_17 | _or_18;
    past_7 <= 1'b0 | 1'b0 | (pending[16] & pending[17]) | 1'b0 | (_or_13 & pending[18]) | 1'b0 |
              (_or_14 & pending[19]) | 1'b0 | (_or_15 & pending[20]) | 1'b0 | (_or_16 & pending[21]) | 1'b0 |
              1'b0 | (pending[22] & pending[23]) | (_or_17 & _or_18);
    past_8 <= _or_23 | _or_24;
    past_9 <= 1'b0 | 1'b0 | (pending[24] & pending[25]) | 1'b0 | (_or_19 & pending[26]) | 1'b0 |
              (_or_20 & pending[27]) | 1'b0 | (_or_21 & pending[28]) | 1'b0 | (_or_22 & pending[29]) | 1'b0 |
              1'b0 | (pending[30] & pending[31]) | (_or_23 & _or_24);
    past_10 <= _or_29 | _or_30;
    past_11 <= 1'b0 | 1'b0 | (pending[32] & pending[33]) | 1'b0 | (_or_25 & pending[34]) | 1'b0 |
               (_or_26 & pending[35]) | 1'b0 | (_or_27 & pending[36]) | 1'b0 | (_or_28 & pending[37]) | 1'b0 |
               1'b0 | (pending[38] & pending[39]) | (_or_29 & _or_30);
    past_12 <= _or_35 | _or_36;
    past_13 <= 1'b0 | 1'b0 | (pending[40] & pending[41]) | 1'b0 | (_or_31 & pending[42]) | 1'b0 |
               (_or_32 & pending[43]) | 1'b0 | (_or_33 & pending[44]) | 1'b0 | (_or_34 & pending[45]) | 1'b0 |
               1'b0 | (pending[46] & pending[47]) | (_or_35 & _or_36);
    past_14 <= _or_41 | _or_42;
    past_15 <= 1'b0 | 1'b0 | (pending[48] & pending[49]) | 1'b0 | (_or_37 & pending[50]) | 1'b0 |
               (_or_38 & pending[51]) | 1'b0 | (_or_39 & pending[52]) | 1'b0 | (_or_40 & pending[53]) | 1'b0 |
               1'b0 | (pending[54] & pending[55]) | (_or_41 & _or_42);
    past_16 <= _or_47 | _or_48;
    past_17 <= 1'b0 | 1'b0 | (pending[56] & pending[57]) | 1'b0 | (_or_43 & pending[58]) | 1'b0 |
               (_or_44 & pending[59]) | 1'b0 | (_or_45 & pending[60]) | 1'b0 | (_or_46 & pending[61]) | 1'b0 |
               1'b0 | (pending[62] & pending[63]) | (_or_47 & _or_48);
    past_18 <= _or_53 | _or_54;
    past_19 <= 1'b0 | 1'b0 | (pending[64] & pending[65]) | 1'b0 | (_or_49 & pending[66]) | 1'b0 |
               (_or_50 & pending[67]) | 1'b0 | (_or_51 & pending[68]) | 1'b0 | (_or_52 & pending[69]) | 1'b0 |
               1'b0 | (pending[70] & pending[71]) | (_or_53 & _or_54);
    past_20 <= _or_59 | _or_60;
    past_21 <= 1'b0 | 1'b0 | (pending[72] & pending[73]) | 1'b0 | (_or_55 & pending[74]) | 1'b0 |
               (_or_56 & pending[75]) | 1'b0 | (_or_57 & pending[76]) | 1'b0 | (_or_58 & pending[77]) | 1'b0 |
               1'b0 | (pending[78] & pending[79]) | (_or_59 & _or_60);
    past_22 <= _or_65 | _or_66;
    past_23 <= 1'b0 | 1'b0 | (pending[80] & pending[81]) | 1'b0 | (_or_61 & pending[82]) | 1'b0 |
               (_or_62 & pending[83]) | 1'b0 | (_or_63 & pending[84]) | 1'b0 | (_or_64 & pending[85]) | 1'b0 |
               1'b0 | (pending[86] & pending[87]) | (_or_65 & _or_66);
    past_24 <= _or_71 | _or_72;
    past_25 <= 1'b0 | 1'b0 | (pending[88] & pending[89]) | 1'b0 | (_or_67 & pending[90]) | 1'b0 |
               (_or_68 & pending[91]) | 1'b0 | (_or_69 & pending[92]) | 1'b0 | (_or_70 & pending[93]) | 1'b0 |
               1'b0 | (pending[94] & pending[95]) | (_or_71 & _or_72);
    past_26 <= _or_77 | _or_78;
    past_27 <= 1'b0 | 1'b0 | (pending[96] & pending[97]) | 1'b0 | (_or_73 & pending[98]) | 1'b0 |
               (_or_74 & pending[99]) | 1'b0 | (_or_75 & pending[100]) | 1'b0 | (_or_76 & pending[101]) |
               1'b0 | 1'b0 | (pending[102] & pending[103]) | (_or_77 & _or_78);
    past_28 <= _or_83 | _or_84;
    past_29 <= 1'b0 | 1'b0 | (pending[104] & pending[105]) | 1'b0 | (_or_79 & pending[106]) | 1'b0 |
               (_or_80 & pending[107]) | 1'b0 | (_or_81 & pending[108]) | 1'b0 | (_or_82 & pending[109]) |
               1'b0 | 1'b0 | (pending[110] & pending[111]) | (_or_83 & _or_84);
    past_30 <= _or_89 | _or_90;
    past_31 <= 1'b0 | 1'b0 | (pending[112] & pending[113]) | 1'b0 | (_or_85 & pending[114]) | 1'b0 |
               (_or_86 & pending[115]) | 1'b0 | (_or_87 & pending[116]) | 1'b0 | (_or_88 & pending[117]) |
               1'b0 | 1'b0 | (pending[118] & pending[119]) | (_or_89 & _or_90);
    past_32 <= _or_95 | _or_96;
    past_33 <= 1'b0 | 1'b0 | (pending[120] & pending[121]) | 1'b0 | (_or_91 & pending[122]) | 1'b0 |
               (_or_92 & pending[123]) | 1'b0 | (_or_93 & pending[124]) | 1'b0 | (_or_94 & pending[125]) |
               1'b0 | 1'b0 | (pending[126] & pending[127]) | (_or_95 & _or_96);
    past_34 <= _or_111 | (_or_101 & _or_106) | past_27 | past_29 | (past_26 & past_28) | past_31 |
               (_or_107 & past_30) | past_33 | (_or_108 & past_32) | (_or_110 & _or_109);
    past2 <= past_34;
    named_place_past <= named_place;
    named_place_past2 <= named_place_past;
    named_place_past3 <= named_place_past2;
  end
endmodule

`default_nettype wire
