`default_nettype none

// Frontier_256: counts the packets that have arrived without a gap, and the messages that end among them.
// Generated from Frontier.java.
module Frontier_256 (
  input  wire         clk,
  input  wire [255:0] received,  // entry i is for the PSN of the window that is i modulo the window: marked = it has arrived
  input  wire [255:0] ends,  // marked = that packet ends a message; counts where received
  input  wire [255:0] consumes,  // marked = that message consumes a receive work request; counts where received
  input  wire [8:0]   expected,  // the expected PSN, as many low bits as the index and one more
  output reg  [8:0]   length,  // length of the run, five cycles after the rings
  output reg  [8:0]   run_length,  // packets, 0 to window
  output wire [8:0]   run_messages,  // messages that end in the run
  output wire [8:0]   run_receives,  // receive work requests that these consume
  output wire [8:0]   run_complete  // packets of the run up to the last end of a message; 0 when none ends
);
  reg  [255:0] past;
  reg  [255:0] past_2;
  reg  [7:0]   first_1;
  reg  [7:0]   first_2;
  reg  [7:0]   first_3;
  reg  [7:0]   first;
  reg          next_reg;
  reg  [255:0] below_start;
  reg  [255:0] below_end;
  reg          lap_1;
  reg          lap_2;
  reg          lap_3;
  reg          lap_4;
  reg          lap;
  reg  [255:0] ends_past_1;
  reg  [255:0] ends_past_1_past_2;
  reg  [255:0] ends_past_1_past_2_past_3;
  reg  [255:0] ends_past_1_past_2_past_3_past_4;
  reg  [255:0] ends_past_1_past_2_past_3_past_4_past;
  reg  [255:0] consumes_past_1;
  reg  [255:0] consumes_past_1_past_2;
  reg  [255:0] consumes_past_1_past_2_past_3;
  reg  [255:0] consumes_past_1_past_2_past_3_past_4;
  reg  [255:0] consumes_past_1_past_2_past_3_past_4_past;
  reg  [255:0] ends_now;
  reg  [255:0] ends_next;
  reg  [255:0] ends_past;
  reg  [3:0]   message1_0;
  reg  [3:0]   message1_1;
  reg  [3:0]   message1_2;
  reg  [3:0]   message1_3;
  reg  [3:0]   message1_4;
  reg  [3:0]   message1_5;
  reg  [3:0]   message1_6;
  reg  [3:0]   message1_7;
  reg  [3:0]   message1_8;
  reg  [3:0]   message1_9;
  reg  [3:0]   message1_10;
  reg  [3:0]   message1_11;
  reg  [3:0]   message1_12;
  reg  [3:0]   message1_13;
  reg  [3:0]   message1_14;
  reg  [3:0]   message1_15;
  reg  [3:0]   message1_16;
  reg  [3:0]   message1_17;
  reg  [3:0]   message1_18;
  reg  [3:0]   message1_19;
  reg  [3:0]   message1_20;
  reg  [3:0]   message1_21;
  reg  [3:0]   message1_22;
  reg  [3:0]   message1_23;
  reg  [3:0]   message1_24;
  reg  [3:0]   message1_25;
  reg  [3:0]   message1_26;
  reg  [3:0]   message1_27;
  reg  [3:0]   message1_28;
  reg  [3:0]   message1_29;
  reg  [3:0]   message1_30;
  reg  [3:0]   message1_31;
  reg  [6:0]   message2_0;
  reg  [6:0]   message2_1;
  reg  [6:0]   message2_2;
  reg  [6:0]   message2_3;
  reg  [8:0]   message3_0;
  reg  [8:0]   message4_0;
  reg  [255:0] consumes_past;
  reg  [3:0]   receive1_0;
  reg  [3:0]   receive1_1;
  reg  [3:0]   receive1_2;
  reg  [3:0]   receive1_3;
  reg  [3:0]   receive1_4;
  reg  [3:0]   receive1_5;
  reg  [3:0]   receive1_6;
  reg  [3:0]   receive1_7;
  reg  [3:0]   receive1_8;
  reg  [3:0]   receive1_9;
  reg  [3:0]   receive1_10;
  reg  [3:0]   receive1_11;
  reg  [3:0]   receive1_12;
  reg  [3:0]   receive1_13;
  reg  [3:0]   receive1_14;
  reg  [3:0]   receive1_15;
  reg  [3:0]   receive1_16;
  reg  [3:0]   receive1_17;
  reg  [3:0]   receive1_18;
  reg  [3:0]   receive1_19;
  reg  [3:0]   receive1_20;
  reg  [3:0]   receive1_21;
  reg  [3:0]   receive1_22;
  reg  [3:0]   receive1_23;
  reg  [3:0]   receive1_24;
  reg  [3:0]   receive1_25;
  reg  [3:0]   receive1_26;
  reg  [3:0]   receive1_27;
  reg  [3:0]   receive1_28;
  reg  [3:0]   receive1_29;
  reg  [3:0]   receive1_30;
  reg  [3:0]   receive1_31;
  reg  [6:0]   receive2_0;
  reg  [6:0]   receive2_1;
  reg  [6:0]   receive2_2;
  reg  [6:0]   receive2_3;
  reg  [8:0]   receive3_0;
  reg  [8:0]   receive4_0;
  reg  [7:0]   first_past_1;
  reg  [7:0]   first_past_1_past_2;
  reg  [7:0]   first_past_1_past_2_past_3;
  reg  [7:0]   first_past_1_past_2_past_3_past_4;
  reg  [7:0]   first_past_1_past_2_past_3_past_4_past;
  reg  [8:0]   past_3;
  reg  [8:0]   run_length_1;
  reg  [8:0]   run_length_2;
  reg  [8:0]   run_length_3;
  reg  [8:0]   run_length_4;
  wire         gap_any;
  wire [8:0]   gap_index;
  wire         end_inst_any;
  wire [8:0]   end_inst_index;

  wire [7:0]   start = expected[7:0];
  wire [255:0] _shifted = {256{1'b1}} << start;
  wire [255:0] below = ~_shifted;
  wire [255:0] _xor = received ^ below ^ {256{expected[8]}};
  wire [255:0] gaps = ~_xor;
  wire [8:0]   end_wire = gap_any ? gap_index : {1'b1, first};
  wire [255:0] _shifted_2 = {256{1'b1}} << first;
  wire [255:0] _shifted_3 = {256{1'b1}} << end_wire[7:0];
  wire [255:0] inside_wire = next_reg ? (~below_start | below_end) : (below_end & ~below_start);
  wire [255:0] _xor_2 = ends_past_1_past_2_past_3_past_4_past ^ below_start ^ {256{lap}};
  wire [255:0] ends_2 = _xor_2 & inside_wire;
  wire [255:0] _xor_3 = consumes_past_1_past_2_past_3_past_4_past ^ below_start ^ {256{lap}};
  wire [255:0] consumes_2 = _xor_3 & inside_wire;
  wire [1:0]   low_low = {1'b0, ends_past[0]} + {1'b0, ends_past[1]};
  wire [1:0]   low_high = {1'b0, ends_past[2]} + {1'b0, ends_past[3]};
  wire [2:0]   low = {1'b0, low_low} + {1'b0, low_high};
  wire [1:0]   high_low = {1'b0, ends_past[4]} + {1'b0, ends_past[5]};
  wire [1:0]   high_high = {1'b0, ends_past[6]} + {1'b0, ends_past[7]};
  wire [2:0]   high = {1'b0, high_low} + {1'b0, high_high};
  wire [1:0]   low_low_2 = {1'b0, ends_past[8]} + {1'b0, ends_past[9]};
  wire [1:0]   low_high_2 = {1'b0, ends_past[10]} + {1'b0, ends_past[11]};
  wire [2:0]   low_2 = {1'b0, low_low_2} + {1'b0, low_high_2};
  wire [1:0]   high_low_2 = {1'b0, ends_past[12]} + {1'b0, ends_past[13]};
  wire [1:0]   high_high_2 = {1'b0, ends_past[14]} + {1'b0, ends_past[15]};
  wire [2:0]   high_2 = {1'b0, high_low_2} + {1'b0, high_high_2};
  wire [1:0]   low_low_3 = {1'b0, ends_past[16]} + {1'b0, ends_past[17]};
  wire [1:0]   low_high_3 = {1'b0, ends_past[18]} + {1'b0, ends_past[19]};
  wire [2:0]   low_3 = {1'b0, low_low_3} + {1'b0, low_high_3};
  wire [1:0]   high_low_3 = {1'b0, ends_past[20]} + {1'b0, ends_past[21]};
  wire [1:0]   high_high_3 = {1'b0, ends_past[22]} + {1'b0, ends_past[23]};
  wire [2:0]   high_3 = {1'b0, high_low_3} + {1'b0, high_high_3};
  wire [1:0]   low_low_4 = {1'b0, ends_past[24]} + {1'b0, ends_past[25]};
  wire [1:0]   low_high_4 = {1'b0, ends_past[26]} + {1'b0, ends_past[27]};
  wire [2:0]   low_4 = {1'b0, low_low_4} + {1'b0, low_high_4};
  wire [1:0]   high_low_4 = {1'b0, ends_past[28]} + {1'b0, ends_past[29]};
  wire [1:0]   high_high_4 = {1'b0, ends_past[30]} + {1'b0, ends_past[31]};
  wire [2:0]   high_4 = {1'b0, high_low_4} + {1'b0, high_high_4};
  wire [1:0]   low_low_5 = {1'b0, ends_past[32]} + {1'b0, ends_past[33]};
  wire [1:0]   low_high_5 = {1'b0, ends_past[34]} + {1'b0, ends_past[35]};
  wire [2:0]   low_5 = {1'b0, low_low_5} + {1'b0, low_high_5};
  wire [1:0]   high_low_5 = {1'b0, ends_past[36]} + {1'b0, ends_past[37]};
  wire [1:0]   high_high_5 = {1'b0, ends_past[38]} + {1'b0, ends_past[39]};
  wire [2:0]   high_5 = {1'b0, high_low_5} + {1'b0, high_high_5};
  wire [1:0]   low_low_6 = {1'b0, ends_past[40]} + {1'b0, ends_past[41]};
  wire [1:0]   low_high_6 = {1'b0, ends_past[42]} + {1'b0, ends_past[43]};
  wire [2:0]   low_6 = {1'b0, low_low_6} + {1'b0, low_high_6};
  wire [1:0]   high_low_6 = {1'b0, ends_past[44]} + {1'b0, ends_past[45]};
  wire [1:0]   high_high_6 = {1'b0, ends_past[46]} + {1'b0, ends_past[47]};
  wire [2:0]   high_6 = {1'b0, high_low_6} + {1'b0, high_high_6};
  wire [1:0]   low_low_7 = {1'b0, ends_past[48]} + {1'b0, ends_past[49]};
  wire [1:0]   low_high_7 = {1'b0, ends_past[50]} + {1'b0, ends_past[51]};
  wire [2:0]   low_7 = {1'b0, low_low_7} + {1'b0, low_high_7};
  wire [1:0]   high_low_7 = {1'b0, ends_past[52]} + {1'b0, ends_past[53]};
  wire [1:0]   high_high_7 = {1'b0, ends_past[54]} + {1'b0, ends_past[55]};
  wire [2:0]   high_7 = {1'b0, high_low_7} + {1'b0, high_high_7};
  wire [1:0]   low_low_8 = {1'b0, ends_past[56]} + {1'b0, ends_past[57]};
  wire [1:0]   low_high_8 = {1'b0, ends_past[58]} + {1'b0, ends_past[59]};
  wire [2:0]   low_8 = {1'b0, low_low_8} + {1'b0, low_high_8};
  wire [1:0]   high_low_8 = {1'b0, ends_past[60]} + {1'b0, ends_past[61]};
  wire [1:0]   high_high_8 = {1'b0, ends_past[62]} + {1'b0, ends_past[63]};
  wire [2:0]   high_8 = {1'b0, high_low_8} + {1'b0, high_high_8};
  wire [1:0]   low_low_9 = {1'b0, ends_past[64]} + {1'b0, ends_past[65]};
  wire [1:0]   low_high_9 = {1'b0, ends_past[66]} + {1'b0, ends_past[67]};
  wire [2:0]   low_9 = {1'b0, low_low_9} + {1'b0, low_high_9};
  wire [1:0]   high_low_9 = {1'b0, ends_past[68]} + {1'b0, ends_past[69]};
  wire [1:0]   high_high_9 = {1'b0, ends_past[70]} + {1'b0, ends_past[71]};
  wire [2:0]   high_9 = {1'b0, high_low_9} + {1'b0, high_high_9};
  wire [1:0]   low_low_10 = {1'b0, ends_past[72]} + {1'b0, ends_past[73]};
  wire [1:0]   low_high_10 = {1'b0, ends_past[74]} + {1'b0, ends_past[75]};
  wire [2:0]   low_10 = {1'b0, low_low_10} + {1'b0, low_high_10};
  wire [1:0]   high_low_10 = {1'b0, ends_past[76]} + {1'b0, ends_past[77]};
  wire [1:0]   high_high_10 = {1'b0, ends_past[78]} + {1'b0, ends_past[79]};
  wire [2:0]   high_10 = {1'b0, high_low_10} + {1'b0, high_high_10};
  wire [1:0]   low_low_11 = {1'b0, ends_past[80]} + {1'b0, ends_past[81]};
  wire [1:0]   low_high_11 = {1'b0, ends_past[82]} + {1'b0, ends_past[83]};
  wire [2:0]   low_11 = {1'b0, low_low_11} + {1'b0, low_high_11};
  wire [1:0]   high_low_11 = {1'b0, ends_past[84]} + {1'b0, ends_past[85]};
  wire [1:0]   high_high_11 = {1'b0, ends_past[86]} + {1'b0, ends_past[87]};
  wire [2:0]   high_11 = {1'b0, high_low_11} + {1'b0, high_high_11};
  wire [1:0]   low_low_12 = {1'b0, ends_past[88]} + {1'b0, ends_past[89]};
  wire [1:0]   low_high_12 = {1'b0, ends_past[90]} + {1'b0, ends_past[91]};
  wire [2:0]   low_12 = {1'b0, low_low_12} + {1'b0, low_high_12};
  wire [1:0]   high_low_12 = {1'b0, ends_past[92]} + {1'b0, ends_past[93]};
  wire [1:0]   high_high_12 = {1'b0, ends_past[94]} + {1'b0, ends_past[95]};
  wire [2:0]   high_12 = {1'b0, high_low_12} + {1'b0, high_high_12};
  wire [1:0]   low_low_13 = {1'b0, ends_past[96]} + {1'b0, ends_past[97]};
  wire [1:0]   low_high_13 = {1'b0, ends_past[98]} + {1'b0, ends_past[99]};
  wire [2:0]   low_13 = {1'b0, low_low_13} + {1'b0, low_high_13};
  wire [1:0]   high_low_13 = {1'b0, ends_past[100]} + {1'b0, ends_past[101]};
  wire [1:0]   high_high_13 = {1'b0, ends_past[102]} + {1'b0, ends_past[103]};
  wire [2:0]   high_13 = {1'b0, high_low_13} + {1'b0, high_high_13};
  wire [1:0]   low_low_14 = {1'b0, ends_past[104]} + {1'b0, ends_past[105]};
  wire [1:0]   low_high_14 = {1'b0, ends_past[106]} + {1'b0, ends_past[107]};
  wire [2:0]   low_14 = {1'b0, low_low_14} + {1'b0, low_high_14};
  wire [1:0]   high_low_14 = {1'b0, ends_past[108]} + {1'b0, ends_past[109]};
  wire [1:0]   high_high_14 = {1'b0, ends_past[110]} + {1'b0, ends_past[111]};
  wire [2:0]   high_14 = {1'b0, high_low_14} + {1'b0, high_high_14};
  wire [1:0]   low_low_15 = {1'b0, ends_past[112]} + {1'b0, ends_past[113]};
  wire [1:0]   low_high_15 = {1'b0, ends_past[114]} + {1'b0, ends_past[115]};
  wire [2:0]   low_15 = {1'b0, low_low_15} + {1'b0, low_high_15};
  wire [1:0]   high_low_15 = {1'b0, ends_past[116]} + {1'b0, ends_past[117]};
  wire [1:0]   high_high_15 = {1'b0, ends_past[118]} + {1'b0, ends_past[119]};
  wire [2:0]   high_15 = {1'b0, high_low_15} + {1'b0, high_high_15};
  wire [1:0]   low_low_16 = {1'b0, ends_past[120]} + {1'b0, ends_past[121]};
  wire [1:0]   low_high_16 = {1'b0, ends_past[122]} + {1'b0, ends_past[123]};
  wire [2:0]   low_16 = {1'b0, low_low_16} + {1'b0, low_high_16};
  wire [1:0]   high_low_16 = {1'b0, ends_past[124]} + {1'b0, ends_past[125]};
  wire [1:0]   high_high_16 = {1'b0, ends_past[126]} + {1'b0, ends_past[127]};
  wire [2:0]   high_16 = {1'b0, high_low_16} + {1'b0, high_high_16};
  wire [1:0]   low_low_17 = {1'b0, ends_past[128]} + {1'b0, ends_past[129]};
  wire [1:0]   low_high_17 = {1'b0, ends_past[130]} + {1'b0, ends_past[131]};
  wire [2:0]   low_17 = {1'b0, low_low_17} + {1'b0, low_high_17};
  wire [1:0]   high_low_17 = {1'b0, ends_past[132]} + {1'b0, ends_past[133]};
  wire [1:0]   high_high_17 = {1'b0, ends_past[134]} + {1'b0, ends_past[135]};
  wire [2:0]   high_17 = {1'b0, high_low_17} + {1'b0, high_high_17};
  wire [1:0]   low_low_18 = {1'b0, ends_past[136]} + {1'b0, ends_past[137]};
  wire [1:0]   low_high_18 = {1'b0, ends_past[138]} + {1'b0, ends_past[139]};
  wire [2:0]   low_18 = {1'b0, low_low_18} + {1'b0, low_high_18};
  wire [1:0]   high_low_18 = {1'b0, ends_past[140]} + {1'b0, ends_past[141]};
  wire [1:0]   high_high_18 = {1'b0, ends_past[142]} + {1'b0, ends_past[143]};
  wire [2:0]   high_18 = {1'b0, high_low_18} + {1'b0, high_high_18};
  wire [1:0]   low_low_19 = {1'b0, ends_past[144]} + {1'b0, ends_past[145]};
  wire [1:0]   low_high_19 = {1'b0, ends_past[146]} + {1'b0, ends_past[147]};
  wire [2:0]   low_19 = {1'b0, low_low_19} + {1'b0, low_high_19};
  wire [1:0]   high_low_19 = {1'b0, ends_past[148]} + {1'b0, ends_past[149]};
  wire [1:0]   high_high_19 = {1'b0, ends_past[150]} + {1'b0, ends_past[151]};
  wire [2:0]   high_19 = {1'b0, high_low_19} + {1'b0, high_high_19};
  wire [1:0]   low_low_20 = {1'b0, ends_past[152]} + {1'b0, ends_past[153]};
  wire [1:0]   low_high_20 = {1'b0, ends_past[154]} + {1'b0, ends_past[155]};
  wire [2:0]   low_20 = {1'b0, low_low_20} + {1'b0, low_high_20};
  wire [1:0]   high_low_20 = {1'b0, ends_past[156]} + {1'b0, ends_past[157]};
  wire [1:0]   high_high_20 = {1'b0, ends_past[158]} + {1'b0, ends_past[159]};
  wire [2:0]   high_20 = {1'b0, high_low_20} + {1'b0, high_high_20};
  wire [1:0]   low_low_21 = {1'b0, ends_past[160]} + {1'b0, ends_past[161]};
  wire [1:0]   low_high_21 = {1'b0, ends_past[162]} + {1'b0, ends_past[163]};
  wire [2:0]   low_21 = {1'b0, low_low_21} + {1'b0, low_high_21};
  wire [1:0]   high_low_21 = {1'b0, ends_past[164]} + {1'b0, ends_past[165]};
  wire [1:0]   high_high_21 = {1'b0, ends_past[166]} + {1'b0, ends_past[167]};
  wire [2:0]   high_21 = {1'b0, high_low_21} + {1'b0, high_high_21};
  wire [1:0]   low_low_22 = {1'b0, ends_past[168]} + {1'b0, ends_past[169]};
  wire [1:0]   low_high_22 = {1'b0, ends_past[170]} + {1'b0, ends_past[171]};
  wire [2:0]   low_22 = {1'b0, low_low_22} + {1'b0, low_high_22};
  wire [1:0]   high_low_22 = {1'b0, ends_past[172]} + {1'b0, ends_past[173]};
  wire [1:0]   high_high_22 = {1'b0, ends_past[174]} + {1'b0, ends_past[175]};
  wire [2:0]   high_22 = {1'b0, high_low_22} + {1'b0, high_high_22};
  wire [1:0]   low_low_23 = {1'b0, ends_past[176]} + {1'b0, ends_past[177]};
  wire [1:0]   low_high_23 = {1'b0, ends_past[178]} + {1'b0, ends_past[179]};
  wire [2:0]   low_23 = {1'b0, low_low_23} + {1'b0, low_high_23};
  wire [1:0]   high_low_23 = {1'b0, ends_past[180]} + {1'b0, ends_past[181]};
  wire [1:0]   high_high_23 = {1'b0, ends_past[182]} + {1'b0, ends_past[183]};
  wire [2:0]   high_23 = {1'b0, high_low_23} + {1'b0, high_high_23};
  wire [1:0]   low_low_24 = {1'b0, ends_past[184]} + {1'b0, ends_past[185]};
  wire [1:0]   low_high_24 = {1'b0, ends_past[186]} + {1'b0, ends_past[187]};
  wire [2:0]   low_24 = {1'b0, low_low_24} + {1'b0, low_high_24};
  wire [1:0]   high_low_24 = {1'b0, ends_past[188]} + {1'b0, ends_past[189]};
  wire [1:0]   high_high_24 = {1'b0, ends_past[190]} + {1'b0, ends_past[191]};
  wire [2:0]   high_24 = {1'b0, high_low_24} + {1'b0, high_high_24};
  wire [1:0]   low_low_25 = {1'b0, ends_past[192]} + {1'b0, ends_past[193]};
  wire [1:0]   low_high_25 = {1'b0, ends_past[194]} + {1'b0, ends_past[195]};
  wire [2:0]   low_25 = {1'b0, low_low_25} + {1'b0, low_high_25};
  wire [1:0]   high_low_25 = {1'b0, ends_past[196]} + {1'b0, ends_past[197]};
  wire [1:0]   high_high_25 = {1'b0, ends_past[198]} + {1'b0, ends_past[199]};
  wire [2:0]   high_25 = {1'b0, high_low_25} + {1'b0, high_high_25};
  wire [1:0]   low_low_26 = {1'b0, ends_past[200]} + {1'b0, ends_past[201]};
  wire [1:0]   low_high_26 = {1'b0, ends_past[202]} + {1'b0, ends_past[203]};
  wire [2:0]   low_26 = {1'b0, low_low_26} + {1'b0, low_high_26};
  wire [1:0]   high_low_26 = {1'b0, ends_past[204]} + {1'b0, ends_past[205]};
  wire [1:0]   high_high_26 = {1'b0, ends_past[206]} + {1'b0, ends_past[207]};
  wire [2:0]   high_26 = {1'b0, high_low_26} + {1'b0, high_high_26};
  wire [1:0]   low_low_27 = {1'b0, ends_past[208]} + {1'b0, ends_past[209]};
  wire [1:0]   low_high_27 = {1'b0, ends_past[210]} + {1'b0, ends_past[211]};
  wire [2:0]   low_27 = {1'b0, low_low_27} + {1'b0, low_high_27};
  wire [1:0]   high_low_27 = {1'b0, ends_past[212]} + {1'b0, ends_past[213]};
  wire [1:0]   high_high_27 = {1'b0, ends_past[214]} + {1'b0, ends_past[215]};
  wire [2:0]   high_27 = {1'b0, high_low_27} + {1'b0, high_high_27};
  wire [1:0]   low_low_28 = {1'b0, ends_past[216]} + {1'b0, ends_past[217]};
  wire [1:0]   low_high_28 = {1'b0, ends_past[218]} + {1'b0, ends_past[219]};
  wire [2:0]   low_28 = {1'b0, low_low_28} + {1'b0, low_high_28};
  wire [1:0]   high_low_28 = {1'b0, ends_past[220]} + {1'b0, ends_past[221]};
  wire [1:0]   high_high_28 = {1'b0, ends_past[222]} + {1'b0, ends_past[223]};
  wire [2:0]   high_28 = {1'b0, high_low_28} + {1'b0, high_high_28};
  wire [1:0]   low_low_29 = {1'b0, ends_past[224]} + {1'b0, ends_past[225]};
  wire [1:0]   low_high_29 = {1'b0, ends_past[226]} + {1'b0, ends_past[227]};
  wire [2:0]   low_29 = {1'b0, low_low_29} + {1'b0, low_high_29};
  wire [1:0]   high_low_29 = {1'b0, ends_past[228]} + {1'b0, ends_past[229]};
  wire [1:0]   high_high_29 = {1'b0, ends_past[230]} + {1'b0, ends_past[231]};
  wire [2:0]   high_29 = {1'b0, high_low_29} + {1'b0, high_high_29};
  wire [1:0]   low_low_30 = {1'b0, ends_past[232]} + {1'b0, ends_past[233]};
  wire [1:0]   low_high_30 = {1'b0, ends_past[234]} + {1'b0, ends_past[235]};
  wire [2:0]   low_30 = {1'b0, low_low_30} + {1'b0, low_high_30};
  wire [1:0]   high_low_30 = {1'b0, ends_past[236]} + {1'b0, ends_past[237]};
  wire [1:0]   high_high_30 = {1'b0, ends_past[238]} + {1'b0, ends_past[239]};
  wire [2:0]   high_30 = {1'b0, high_low_30} + {1'b0, high_high_30};
  wire [1:0]   low_low_31 = {1'b0, ends_past[240]} + {1'b0, ends_past[241]};
  wire [1:0]   low_high_31 = {1'b0, ends_past[242]} + {1'b0, ends_past[243]};
  wire [2:0]   low_31 = {1'b0, low_low_31} + {1'b0, low_high_31};
  wire [1:0]   high_low_31 = {1'b0, ends_past[244]} + {1'b0, ends_past[245]};
  wire [1:0]   high_high_31 = {1'b0, ends_past[246]} + {1'b0, ends_past[247]};
  wire [2:0]   high_31 = {1'b0, high_low_31} + {1'b0, high_high_31};
  wire [1:0]   low_low_32 = {1'b0, ends_past[248]} + {1'b0, ends_past[249]};
  wire [1:0]   low_high_32 = {1'b0, ends_past[250]} + {1'b0, ends_past[251]};
  wire [2:0]   low_32 = {1'b0, low_low_32} + {1'b0, low_high_32};
  wire [1:0]   high_low_32 = {1'b0, ends_past[252]} + {1'b0, ends_past[253]};
  wire [1:0]   high_high_32 = {1'b0, ends_past[254]} + {1'b0, ends_past[255]};
  wire [2:0]   high_32 = {1'b0, high_low_32} + {1'b0, high_high_32};
  wire [4:0]   low_low_33 = {1'b0, message1_0} + {1'b0, message1_1};
  wire [4:0]   low_high_33 = {1'b0, message1_2} + {1'b0, message1_3};
  wire [5:0]   low_33 = {1'b0, low_low_33} + {1'b0, low_high_33};
  wire [4:0]   high_low_33 = {1'b0, message1_4} + {1'b0, message1_5};
  wire [4:0]   high_high_33 = {1'b0, message1_6} + {1'b0, message1_7};
  wire [5:0]   high_33 = {1'b0, high_low_33} + {1'b0, high_high_33};
  wire [4:0]   low_low_34 = {1'b0, message1_8} + {1'b0, message1_9};
  wire [4:0]   low_high_34 = {1'b0, message1_10} + {1'b0, message1_11};
  wire [5:0]   low_34 = {1'b0, low_low_34} + {1'b0, low_high_34};
  wire [4:0]   high_low_34 = {1'b0, message1_12} + {1'b0, message1_13};
  wire [4:0]   high_high_34 = {1'b0, message1_14} + {1'b0, message1_15};
  wire [5:0]   high_34 = {1'b0, high_low_34} + {1'b0, high_high_34};
  wire [4:0]   low_low_35 = {1'b0, message1_16} + {1'b0, message1_17};
  wire [4:0]   low_high_35 = {1'b0, message1_18} + {1'b0, message1_19};
  wire [5:0]   low_35 = {1'b0, low_low_35} + {1'b0, low_high_35};
  wire [4:0]   high_low_35 = {1'b0, message1_20} + {1'b0, message1_21};
  wire [4:0]   high_high_35 = {1'b0, message1_22} + {1'b0, message1_23};
  wire [5:0]   high_35 = {1'b0, high_low_35} + {1'b0, high_high_35};
  wire [4:0]   low_low_36 = {1'b0, message1_24} + {1'b0, message1_25};
  wire [4:0]   low_high_36 = {1'b0, message1_26} + {1'b0, message1_27};
  wire [5:0]   low_36 = {1'b0, low_low_36} + {1'b0, low_high_36};
  wire [4:0]   high_low_36 = {1'b0, message1_28} + {1'b0, message1_29};
  wire [4:0]   high_high_36 = {1'b0, message1_30} + {1'b0, message1_31};
  wire [5:0]   high_36 = {1'b0, high_low_36} + {1'b0, high_high_36};
  wire [7:0]   low_37 = {1'b0, message2_0} + {1'b0, message2_1};
  wire [7:0]   high_37 = {1'b0, message2_2} + {1'b0, message2_3};
  wire [1:0]   low_low_37 = {1'b0, consumes_past[0]} + {1'b0, consumes_past[1]};
  wire [1:0]   low_high_37 = {1'b0, consumes_past[2]} + {1'b0, consumes_past[3]};
  wire [2:0]   low_38 = {1'b0, low_low_37} + {1'b0, low_high_37};
  wire [1:0]   high_low_37 = {1'b0, consumes_past[4]} + {1'b0, consumes_past[5]};
  wire [1:0]   high_high_37 = {1'b0, consumes_past[6]} + {1'b0, consumes_past[7]};
  wire [2:0]   high_38 = {1'b0, high_low_37} + {1'b0, high_high_37};
  wire [1:0]   low_low_38 = {1'b0, consumes_past[8]} + {1'b0, consumes_past[9]};
  wire [1:0]   low_high_38 = {1'b0, consumes_past[10]} + {1'b0, consumes_past[11]};
  wire [2:0]   low_39 = {1'b0, low_low_38} + {1'b0, low_high_38};
  wire [1:0]   high_low_38 = {1'b0, consumes_past[12]} + {1'b0, consumes_past[13]};
  wire [1:0]   high_high_38 = {1'b0, consumes_past[14]} + {1'b0, consumes_past[15]};
  wire [2:0]   high_39 = {1'b0, high_low_38} + {1'b0, high_high_38};
  wire [1:0]   low_low_39 = {1'b0, consumes_past[16]} + {1'b0, consumes_past[17]};
  wire [1:0]   low_high_39 = {1'b0, consumes_past[18]} + {1'b0, consumes_past[19]};
  wire [2:0]   low_40 = {1'b0, low_low_39} + {1'b0, low_high_39};
  wire [1:0]   high_low_39 = {1'b0, consumes_past[20]} + {1'b0, consumes_past[21]};
  wire [1:0]   high_high_39 = {1'b0, consumes_past[22]} + {1'b0, consumes_past[23]};
  wire [2:0]   high_40 = {1'b0, high_low_39} + {1'b0, high_high_39};
  wire [1:0]   low_low_40 = {1'b0, consumes_past[24]} + {1'b0, consumes_past[25]};
  wire [1:0]   low_high_40 = {1'b0, consumes_past[26]} + {1'b0, consumes_past[27]};
  wire [2:0]   low_41 = {1'b0, low_low_40} + {1'b0, low_high_40};
  wire [1:0]   high_low_40 = {1'b0, consumes_past[28]} + {1'b0, consumes_past[29]};
  wire [1:0]   high_high_40 = {1'b0, consumes_past[30]} + {1'b0, consumes_past[31]};
  wire [2:0]   high_41 = {1'b0, high_low_40} + {1'b0, high_high_40};
  wire [1:0]   low_low_41 = {1'b0, consumes_past[32]} + {1'b0, consumes_past[33]};
  wire [1:0]   low_high_41 = {1'b0, consumes_past[34]} + {1'b0, consumes_past[35]};
  wire [2:0]   low_42 = {1'b0, low_low_41} + {1'b0, low_high_41};
  wire [1:0]   high_low_41 = {1'b0, consumes_past[36]} + {1'b0, consumes_past[37]};
  wire [1:0]   high_high_41 = {1'b0, consumes_past[38]} + {1'b0, consumes_past[39]};
  wire [2:0]   high_42 = {1'b0, high_low_41} + {1'b0, high_high_41};
  wire [1:0]   low_low_42 = {1'b0, consumes_past[40]} + {1'b0, consumes_past[41]};
  wire [1:0]   low_high_42 = {1'b0, consumes_past[42]} + {1'b0, consumes_past[43]};
  wire [2:0]   low_43 = {1'b0, low_low_42} + {1'b0, low_high_42};
  wire [1:0]   high_low_42 = {1'b0, consumes_past[44]} + {1'b0, consumes_past[45]};
  wire [1:0]   high_high_42 = {1'b0, consumes_past[46]} + {1'b0, consumes_past[47]};
  wire [2:0]   high_43 = {1'b0, high_low_42} + {1'b0, high_high_42};
  wire [1:0]   low_low_43 = {1'b0, consumes_past[48]} + {1'b0, consumes_past[49]};
  wire [1:0]   low_high_43 = {1'b0, consumes_past[50]} + {1'b0, consumes_past[51]};
  wire [2:0]   low_44 = {1'b0, low_low_43} + {1'b0, low_high_43};
  wire [1:0]   high_low_43 = {1'b0, consumes_past[52]} + {1'b0, consumes_past[53]};
  wire [1:0]   high_high_43 = {1'b0, consumes_past[54]} + {1'b0, consumes_past[55]};
  wire [2:0]   high_44 = {1'b0, high_low_43} + {1'b0, high_high_43};
  wire [1:0]   low_low_44 = {1'b0, consumes_past[56]} + {1'b0, consumes_past[57]};
  wire [1:0]   low_high_44 = {1'b0, consumes_past[58]} + {1'b0, consumes_past[59]};
  wire [2:0]   low_45 = {1'b0, low_low_44} + {1'b0, low_high_44};
  wire [1:0]   high_low_44 = {1'b0, consumes_past[60]} + {1'b0, consumes_past[61]};
  wire [1:0]   high_high_44 = {1'b0, consumes_past[62]} + {1'b0, consumes_past[63]};
  wire [2:0]   high_45 = {1'b0, high_low_44} + {1'b0, high_high_44};
  wire [1:0]   low_low_45 = {1'b0, consumes_past[64]} + {1'b0, consumes_past[65]};
  wire [1:0]   low_high_45 = {1'b0, consumes_past[66]} + {1'b0, consumes_past[67]};
  wire [2:0]   low_46 = {1'b0, low_low_45} + {1'b0, low_high_45};
  wire [1:0]   high_low_45 = {1'b0, consumes_past[68]} + {1'b0, consumes_past[69]};
  wire [1:0]   high_high_45 = {1'b0, consumes_past[70]} + {1'b0, consumes_past[71]};
  wire [2:0]   high_46 = {1'b0, high_low_45} + {1'b0, high_high_45};
  wire [1:0]   low_low_46 = {1'b0, consumes_past[72]} + {1'b0, consumes_past[73]};
  wire [1:0]   low_high_46 = {1'b0, consumes_past[74]} + {1'b0, consumes_past[75]};
  wire [2:0]   low_47 = {1'b0, low_low_46} + {1'b0, low_high_46};
  wire [1:0]   high_low_46 = {1'b0, consumes_past[76]} + {1'b0, consumes_past[77]};
  wire [1:0]   high_high_46 = {1'b0, consumes_past[78]} + {1'b0, consumes_past[79]};
  wire [2:0]   high_47 = {1'b0, high_low_46} + {1'b0, high_high_46};
  wire [1:0]   low_low_47 = {1'b0, consumes_past[80]} + {1'b0, consumes_past[81]};
  wire [1:0]   low_high_47 = {1'b0, consumes_past[82]} + {1'b0, consumes_past[83]};
  wire [2:0]   low_48 = {1'b0, low_low_47} + {1'b0, low_high_47};
  wire [1:0]   high_low_47 = {1'b0, consumes_past[84]} + {1'b0, consumes_past[85]};
  wire [1:0]   high_high_47 = {1'b0, consumes_past[86]} + {1'b0, consumes_past[87]};
  wire [2:0]   high_48 = {1'b0, high_low_47} + {1'b0, high_high_47};
  wire [1:0]   low_low_48 = {1'b0, consumes_past[88]} + {1'b0, consumes_past[89]};
  wire [1:0]   low_high_48 = {1'b0, consumes_past[90]} + {1'b0, consumes_past[91]};
  wire [2:0]   low_49 = {1'b0, low_low_48} + {1'b0, low_high_48};
  wire [1:0]   high_low_48 = {1'b0, consumes_past[92]} + {1'b0, consumes_past[93]};
  wire [1:0]   high_high_48 = {1'b0, consumes_past[94]} + {1'b0, consumes_past[95]};
  wire [2:0]   high_49 = {1'b0, high_low_48} + {1'b0, high_high_48};
  wire [1:0]   low_low_49 = {1'b0, consumes_past[96]} + {1'b0, consumes_past[97]};
  wire [1:0]   low_high_49 = {1'b0, consumes_past[98]} + {1'b0, consumes_past[99]};
  wire [2:0]   low_50 = {1'b0, low_low_49} + {1'b0, low_high_49};
  wire [1:0]   high_low_49 = {1'b0, consumes_past[100]} + {1'b0, consumes_past[101]};
  wire [1:0]   high_high_49 = {1'b0, consumes_past[102]} + {1'b0, consumes_past[103]};
  wire [2:0]   high_50 = {1'b0, high_low_49} + {1'b0, high_high_49};
  wire [1:0]   low_low_50 = {1'b0, consumes_past[104]} + {1'b0, consumes_past[105]};
  wire [1:0]   low_high_50 = {1'b0, consumes_past[106]} + {1'b0, consumes_past[107]};
  wire [2:0]   low_51 = {1'b0, low_low_50} + {1'b0, low_high_50};
  wire [1:0]   high_low_50 = {1'b0, consumes_past[108]} + {1'b0, consumes_past[109]};
  wire [1:0]   high_high_50 = {1'b0, consumes_past[110]} + {1'b0, consumes_past[111]};
  wire [2:0]   high_51 = {1'b0, high_low_50} + {1'b0, high_high_50};
  wire [1:0]   low_low_51 = {1'b0, consumes_past[112]} + {1'b0, consumes_past[113]};
  wire [1:0]   low_high_51 = {1'b0, consumes_past[114]} + {1'b0, consumes_past[115]};
  wire [2:0]   low_52 = {1'b0, low_low_51} + {1'b0, low_high_51};
  wire [1:0]   high_low_51 = {1'b0, consumes_past[116]} + {1'b0, consumes_past[117]};
  wire [1:0]   high_high_51 = {1'b0, consumes_past[118]} + {1'b0, consumes_past[119]};
  wire [2:0]   high_52 = {1'b0, high_low_51} + {1'b0, high_high_51};
  wire [1:0]   low_low_52 = {1'b0, consumes_past[120]} + {1'b0, consumes_past[121]};
  wire [1:0]   low_high_52 = {1'b0, consumes_past[122]} + {1'b0, consumes_past[123]};
  wire [2:0]   low_53 = {1'b0, low_low_52} + {1'b0, low_high_52};
  wire [1:0]   high_low_52 = {1'b0, consumes_past[124]} + {1'b0, consumes_past[125]};
  wire [1:0]   high_high_52 = {1'b0, consumes_past[126]} + {1'b0, consumes_past[127]};
  wire [2:0]   high_53 = {1'b0, high_low_52} + {1'b0, high_high_52};
  wire [1:0]   low_low_53 = {1'b0, consumes_past[128]} + {1'b0, consumes_past[129]};
  wire [1:0]   low_high_53 = {1'b0, consumes_past[130]} + {1'b0, consumes_past[131]};
  wire [2:0]   low_54 = {1'b0, low_low_53} + {1'b0, low_high_53};
  wire [1:0]   high_low_53 = {1'b0, consumes_past[132]} + {1'b0, consumes_past[133]};
  wire [1:0]   high_high_53 = {1'b0, consumes_past[134]} + {1'b0, consumes_past[135]};
  wire [2:0]   high_54 = {1'b0, high_low_53} + {1'b0, high_high_53};
  wire [1:0]   low_low_54 = {1'b0, consumes_past[136]} + {1'b0, consumes_past[137]};
  wire [1:0]   low_high_54 = {1'b0, consumes_past[138]} + {1'b0, consumes_past[139]};
  wire [2:0]   low_55 = {1'b0, low_low_54} + {1'b0, low_high_54};
  wire [1:0]   high_low_54 = {1'b0, consumes_past[140]} + {1'b0, consumes_past[141]};
  wire [1:0]   high_high_54 = {1'b0, consumes_past[142]} + {1'b0, consumes_past[143]};
  wire [2:0]   high_55 = {1'b0, high_low_54} + {1'b0, high_high_54};
  wire [1:0]   low_low_55 = {1'b0, consumes_past[144]} + {1'b0, consumes_past[145]};
  wire [1:0]   low_high_55 = {1'b0, consumes_past[146]} + {1'b0, consumes_past[147]};
  wire [2:0]   low_56 = {1'b0, low_low_55} + {1'b0, low_high_55};
  wire [1:0]   high_low_55 = {1'b0, consumes_past[148]} + {1'b0, consumes_past[149]};
  wire [1:0]   high_high_55 = {1'b0, consumes_past[150]} + {1'b0, consumes_past[151]};
  wire [2:0]   high_56 = {1'b0, high_low_55} + {1'b0, high_high_55};
  wire [1:0]   low_low_56 = {1'b0, consumes_past[152]} + {1'b0, consumes_past[153]};
  wire [1:0]   low_high_56 = {1'b0, consumes_past[154]} + {1'b0, consumes_past[155]};
  wire [2:0]   low_57 = {1'b0, low_low_56} + {1'b0, low_high_56};
  wire [1:0]   high_low_56 = {1'b0, consumes_past[156]} + {1'b0, consumes_past[157]};
  wire [1:0]   high_high_56 = {1'b0, consumes_past[158]} + {1'b0, consumes_past[159]};
  wire [2:0]   high_57 = {1'b0, high_low_56} + {1'b0, high_high_56};
  wire [1:0]   low_low_57 = {1'b0, consumes_past[160]} + {1'b0, consumes_past[161]};
  wire [1:0]   low_high_57 = {1'b0, consumes_past[162]} + {1'b0, consumes_past[163]};
  wire [2:0]   low_58 = {1'b0, low_low_57} + {1'b0, low_high_57};
  wire [1:0]   high_low_57 = {1'b0, consumes_past[164]} + {1'b0, consumes_past[165]};
  wire [1:0]   high_high_57 = {1'b0, consumes_past[166]} + {1'b0, consumes_past[167]};
  wire [2:0]   high_58 = {1'b0, high_low_57} + {1'b0, high_high_57};
  wire [1:0]   low_low_58 = {1'b0, consumes_past[168]} + {1'b0, consumes_past[169]};
  wire [1:0]   low_high_58 = {1'b0, consumes_past[170]} + {1'b0, consumes_past[171]};
  wire [2:0]   low_59 = {1'b0, low_low_58} + {1'b0, low_high_58};
  wire [1:0]   high_low_58 = {1'b0, consumes_past[172]} + {1'b0, consumes_past[173]};
  wire [1:0]   high_high_58 = {1'b0, consumes_past[174]} + {1'b0, consumes_past[175]};
  wire [2:0]   high_59 = {1'b0, high_low_58} + {1'b0, high_high_58};
  wire [1:0]   low_low_59 = {1'b0, consumes_past[176]} + {1'b0, consumes_past[177]};
  wire [1:0]   low_high_59 = {1'b0, consumes_past[178]} + {1'b0, consumes_past[179]};
  wire [2:0]   low_60 = {1'b0, low_low_59} + {1'b0, low_high_59};
  wire [1:0]   high_low_59 = {1'b0, consumes_past[180]} + {1'b0, consumes_past[181]};
  wire [1:0]   high_high_59 = {1'b0, consumes_past[182]} + {1'b0, consumes_past[183]};
  wire [2:0]   high_60 = {1'b0, high_low_59} + {1'b0, high_high_59};
  wire [1:0]   low_low_60 = {1'b0, consumes_past[184]} + {1'b0, consumes_past[185]};
  wire [1:0]   low_high_60 = {1'b0, consumes_past[186]} + {1'b0, consumes_past[187]};
  wire [2:0]   low_61 = {1'b0, low_low_60} + {1'b0, low_high_60};
  wire [1:0]   high_low_60 = {1'b0, consumes_past[188]} + {1'b0, consumes_past[189]};
  wire [1:0]   high_high_60 = {1'b0, consumes_past[190]} + {1'b0, consumes_past[191]};
  wire [2:0]   high_61 = {1'b0, high_low_60} + {1'b0, high_high_60};
  wire [1:0]   low_low_61 = {1'b0, consumes_past[192]} + {1'b0, consumes_past[193]};
  wire [1:0]   low_high_61 = {1'b0, consumes_past[194]} + {1'b0, consumes_past[195]};
  wire [2:0]   low_62 = {1'b0, low_low_61} + {1'b0, low_high_61};
  wire [1:0]   high_low_61 = {1'b0, consumes_past[196]} + {1'b0, consumes_past[197]};
  wire [1:0]   high_high_61 = {1'b0, consumes_past[198]} + {1'b0, consumes_past[199]};
  wire [2:0]   high_62 = {1'b0, high_low_61} + {1'b0, high_high_61};
  wire [1:0]   low_low_62 = {1'b0, consumes_past[200]} + {1'b0, consumes_past[201]};
  wire [1:0]   low_high_62 = {1'b0, consumes_past[202]} + {1'b0, consumes_past[203]};
  wire [2:0]   low_63 = {1'b0, low_low_62} + {1'b0, low_high_62};
  wire [1:0]   high_low_62 = {1'b0, consumes_past[204]} + {1'b0, consumes_past[205]};
  wire [1:0]   high_high_62 = {1'b0, consumes_past[206]} + {1'b0, consumes_past[207]};
  wire [2:0]   high_63 = {1'b0, high_low_62} + {1'b0, high_high_62};
  wire [1:0]   low_low_63 = {1'b0, consumes_past[208]} + {1'b0, consumes_past[209]};
  wire [1:0]   low_high_63 = {1'b0, consumes_past[210]} + {1'b0, consumes_past[211]};
  wire [2:0]   low_64 = {1'b0, low_low_63} + {1'b0, low_high_63};
  wire [1:0]   high_low_63 = {1'b0, consumes_past[212]} + {1'b0, consumes_past[213]};
  wire [1:0]   high_high_63 = {1'b0, consumes_past[214]} + {1'b0, consumes_past[215]};
  wire [2:0]   high_64 = {1'b0, high_low_63} + {1'b0, high_high_63};
  wire [1:0]   low_low_64 = {1'b0, consumes_past[216]} + {1'b0, consumes_past[217]};
  wire [1:0]   low_high_64 = {1'b0, consumes_past[218]} + {1'b0, consumes_past[219]};
  wire [2:0]   low_65 = {1'b0, low_low_64} + {1'b0, low_high_64};
  wire [1:0]   high_low_64 = {1'b0, consumes_past[220]} + {1'b0, consumes_past[221]};
  wire [1:0]   high_high_64 = {1'b0, consumes_past[222]} + {1'b0, consumes_past[223]};
  wire [2:0]   high_65 = {1'b0, high_low_64} + {1'b0, high_high_64};
  wire [1:0]   low_low_65 = {1'b0, consumes_past[224]} + {1'b0, consumes_past[225]};
  wire [1:0]   low_high_65 = {1'b0, consumes_past[226]} + {1'b0, consumes_past[227]};
  wire [2:0]   low_66 = {1'b0, low_low_65} + {1'b0, low_high_65};
  wire [1:0]   high_low_65 = {1'b0, consumes_past[228]} + {1'b0, consumes_past[229]};
  wire [1:0]   high_high_65 = {1'b0, consumes_past[230]} + {1'b0, consumes_past[231]};
  wire [2:0]   high_66 = {1'b0, high_low_65} + {1'b0, high_high_65};
  wire [1:0]   low_low_66 = {1'b0, consumes_past[232]} + {1'b0, consumes_past[233]};
  wire [1:0]   low_high_66 = {1'b0, consumes_past[234]} + {1'b0, consumes_past[235]};
  wire [2:0]   low_67 = {1'b0, low_low_66} + {1'b0, low_high_66};
  wire [1:0]   high_low_66 = {1'b0, consumes_past[236]} + {1'b0, consumes_past[237]};
  wire [1:0]   high_high_66 = {1'b0, consumes_past[238]} + {1'b0, consumes_past[239]};
  wire [2:0]   high_67 = {1'b0, high_low_66} + {1'b0, high_high_66};
  wire [1:0]   low_low_67 = {1'b0, consumes_past[240]} + {1'b0, consumes_past[241]};
  wire [1:0]   low_high_67 = {1'b0, consumes_past[242]} + {1'b0, consumes_past[243]};
  wire [2:0]   low_68 = {1'b0, low_low_67} + {1'b0, low_high_67};
  wire [1:0]   high_low_67 = {1'b0, consumes_past[244]} + {1'b0, consumes_past[245]};
  wire [1:0]   high_high_67 = {1'b0, consumes_past[246]} + {1'b0, consumes_past[247]};
  wire [2:0]   high_68 = {1'b0, high_low_67} + {1'b0, high_high_67};
  wire [1:0]   low_low_68 = {1'b0, consumes_past[248]} + {1'b0, consumes_past[249]};
  wire [1:0]   low_high_68 = {1'b0, consumes_past[250]} + {1'b0, consumes_past[251]};
  wire [2:0]   low_69 = {1'b0, low_low_68} + {1'b0, low_high_68};
  wire [1:0]   high_low_68 = {1'b0, consumes_past[252]} + {1'b0, consumes_past[253]};
  wire [1:0]   high_high_68 = {1'b0, consumes_past[254]} + {1'b0, consumes_past[255]};
  wire [2:0]   high_69 = {1'b0, high_low_68} + {1'b0, high_high_68};
  wire [4:0]   low_low_69 = {1'b0, receive1_0} + {1'b0, receive1_1};
  wire [4:0]   low_high_69 = {1'b0, receive1_2} + {1'b0, receive1_3};
  wire [5:0]   low_70 = {1'b0, low_low_69} + {1'b0, low_high_69};
  wire [4:0]   high_low_69 = {1'b0, receive1_4} + {1'b0, receive1_5};
  wire [4:0]   high_high_69 = {1'b0, receive1_6} + {1'b0, receive1_7};
  wire [5:0]   high_70 = {1'b0, high_low_69} + {1'b0, high_high_69};
  wire [4:0]   low_low_70 = {1'b0, receive1_8} + {1'b0, receive1_9};
  wire [4:0]   low_high_70 = {1'b0, receive1_10} + {1'b0, receive1_11};
  wire [5:0]   low_71 = {1'b0, low_low_70} + {1'b0, low_high_70};
  wire [4:0]   high_low_70 = {1'b0, receive1_12} + {1'b0, receive1_13};
  wire [4:0]   high_high_70 = {1'b0, receive1_14} + {1'b0, receive1_15};
  wire [5:0]   high_71 = {1'b0, high_low_70} + {1'b0, high_high_70};
  wire [4:0]   low_low_71 = {1'b0, receive1_16} + {1'b0, receive1_17};
  wire [4:0]   low_high_71 = {1'b0, receive1_18} + {1'b0, receive1_19};
  wire [5:0]   low_72 = {1'b0, low_low_71} + {1'b0, low_high_71};
  wire [4:0]   high_low_71 = {1'b0, receive1_20} + {1'b0, receive1_21};
  wire [4:0]   high_high_71 = {1'b0, receive1_22} + {1'b0, receive1_23};
  wire [5:0]   high_72 = {1'b0, high_low_71} + {1'b0, high_high_71};
  wire [4:0]   low_low_72 = {1'b0, receive1_24} + {1'b0, receive1_25};
  wire [4:0]   low_high_72 = {1'b0, receive1_26} + {1'b0, receive1_27};
  wire [5:0]   low_73 = {1'b0, low_low_72} + {1'b0, low_high_72};
  wire [4:0]   high_low_72 = {1'b0, receive1_28} + {1'b0, receive1_29};
  wire [4:0]   high_high_72 = {1'b0, receive1_30} + {1'b0, receive1_31};
  wire [5:0]   high_73 = {1'b0, high_low_72} + {1'b0, high_high_72};
  wire [7:0]   low_74 = {1'b0, receive2_0} + {1'b0, receive2_1};
  wire [7:0]   high_74 = {1'b0, receive2_2} + {1'b0, receive2_3};
  wire [8:0]   behind = ~end_inst_index + 9'd1;

  LowestOne_512 gap (
    .clk(clk),
    .value({past, past_2}),
    .any(gap_any),
    .index(gap_index)
  );

  LowestOne_512 end_inst (
    .clk(clk),
    .value({ends_now[0], ends_now[1], ends_now[2], ends_now[3], ends_now[4], ends_now[5], ends_now[6],
            ends_now[7], ends_now[8], ends_now[9], ends_now[10], ends_now[11], ends_now[12], ends_now[13],
            ends_now[14], ends_now[15], ends_now[16], ends_now[17], ends_now[18], ends_now[19], ends_now[20],
            ends_now[21], ends_now[22], ends_now[23], ends_now[24], ends_now[25], ends_now[26], ends_now[27],
            ends_now[28], ends_now[29], ends_now[30], ends_now[31], ends_now[32], ends_now[33], ends_now[34],
            ends_now[35], ends_now[36], ends_now[37], ends_now[38], ends_now[39], ends_now[40], ends_now[41],
            ends_now[42], ends_now[43], ends_now[44], ends_now[45], ends_now[46], ends_now[47], ends_now[48],
            ends_now[49], ends_now[50], ends_now[51], ends_now[52], ends_now[53], ends_now[54], ends_now[55],
            ends_now[56], ends_now[57], ends_now[58], ends_now[59], ends_now[60], ends_now[61], ends_now[62],
            ends_now[63], ends_now[64], ends_now[65], ends_now[66], ends_now[67], ends_now[68], ends_now[69],
            ends_now[70], ends_now[71], ends_now[72], ends_now[73], ends_now[74], ends_now[75], ends_now[76],
            ends_now[77], ends_now[78], ends_now[79], ends_now[80], ends_now[81], ends_now[82], ends_now[83],
            ends_now[84], ends_now[85], ends_now[86], ends_now[87], ends_now[88], ends_now[89], ends_now[90],
            ends_now[91], ends_now[92], ends_now[93], ends_now[94], ends_now[95], ends_now[96], ends_now[97],
            ends_now[98], ends_now[99], ends_now[100], ends_now[101], ends_now[102], ends_now[103],
            ends_now[104], ends_now[105], ends_now[106], ends_now[107], ends_now[108], ends_now[109],
            ends_now[110], ends_now[111], ends_now[112], ends_now[113], ends_now[114], ends_now[115],
            ends_now[116], ends_now[117], ends_now[118], ends_now[119], ends_now[120], ends_now[121],
            ends_now[122], ends_now[123], ends_now[124], ends_now[125], ends_now[126], ends_now[127],
            ends_now[128], ends_now[129], ends_now[130], ends_now[131], ends_now[132], ends_now[133],
            ends_now[134], ends_now[135], ends_now[136], ends_now[137], ends_now[138], ends_now[139],
            ends_now[140], ends_now[141], ends_now[142], ends_now[143], ends_now[144], ends_now[145],
            ends_now[146], ends_now[147], ends_now[148], ends_now[149], ends_now[150], ends_now[151],
            ends_now[152], ends_now[153], ends_now[154], ends_now[155], ends_now[156], ends_now[157],
            ends_now[158], ends_now[159], ends_now[160], ends_now[161], ends_now[162], ends_now[163],
            ends_now[164], ends_now[165], ends_now[166], ends_now[167], ends_now[168], ends_now[169],
            ends_now[170], ends_now[171], ends_now[172], ends_now[173], ends_now[174], ends_now[175],
            ends_now[176], ends_now[177], ends_now[178], ends_now[179], ends_now[180], ends_now[181],
            ends_now[182], ends_now[183], ends_now[184], ends_now[185], ends_now[186], ends_now[187],
            ends_now[188], ends_now[189], ends_now[190], ends_now[191], ends_now[192], ends_now[193],
            ends_now[194], ends_now[195], ends_now[196], ends_now[197], ends_now[198], ends_now[199],
            ends_now[200], ends_now[201], ends_now[202], ends_now[203], ends_now[204], ends_now[205],
            ends_now[206], ends_now[207], ends_now[208], ends_now[209], ends_now[210], ends_now[211],
            ends_now[212], ends_now[213], ends_now[214], ends_now[215], ends_now[216], ends_now[217],
            ends_now[218], ends_now[219], ends_now[220], ends_now[221], ends_now[222], ends_now[223],
            ends_now[224], ends_now[225], ends_now[226], ends_now[227], ends_now[228], ends_now[229],
            ends_now[230], ends_now[231], ends_now[232], ends_now[233], ends_now[234], ends_now[235],
            ends_now[236], ends_now[237], ends_now[238], ends_now[239], ends_now[240], ends_now[241],
            ends_now[242], ends_now[243], ends_now[244], ends_now[245], ends_now[246], ends_now[247],
            ends_now[248], ends_now[249], ends_now[250], ends_now[251], ends_now[252], ends_now[253],
            ends_now[254], ends_now[255], ends_next[0], ends_next[1], ends_next[2], ends_next[3],
            ends_next[4], ends_next[5], ends_next[6], ends_next[7], ends_next[8], ends_next[9], ends_next[10],
            ends_next[11], ends_next[12], ends_next[13], ends_next[14], ends_next[15], ends_next[16],
            ends_next[17], ends_next[18], ends_next[19], ends_next[20], ends_next[21], ends_next[22],
            ends_next[23], ends_next[24], ends_next[25], ends_next[26], ends_next[27], ends_next[28],
            ends_next[29], ends_next[30], ends_next[31], ends_next[32], ends_next[33], ends_next[34],
            ends_next[35], ends_next[36], ends_next[37], ends_next[38], ends_next[39], ends_next[40],
            ends_next[41], ends_next[42], ends_next[43], ends_next[44], ends_next[45], ends_next[46],
            ends_next[47], ends_next[48], ends_next[49], ends_next[50], ends_next[51], ends_next[52],
            ends_next[53], ends_next[54], ends_next[55], ends_next[56], ends_next[57], ends_next[58],
            ends_next[59], ends_next[60], ends_next[61], ends_next[62], ends_next[63], ends_next[64],
            ends_next[65], ends_next[66], ends_next[67], ends_next[68], ends_next[69], ends_next[70],
            ends_next[71], ends_next[72], ends_next[73], ends_next[74], ends_next[75], ends_next[76],
            ends_next[77], ends_next[78], ends_next[79], ends_next[80], ends_next[81], ends_next[82],
            ends_next[83], ends_next[84], ends_next[85], ends_next[86], ends_next[87], ends_next[88],
            ends_next[89], ends_next[90], ends_next[91], ends_next[92], ends_next[93], ends_next[94],
            ends_next[95], ends_next[96], ends_next[97], ends_next[98], ends_next[99], ends_next[100],
            ends_next[101], ends_next[102], ends_next[103], ends_next[104], ends_next[105], ends_next[106],
            ends_next[107], ends_next[108], ends_next[109], ends_next[110], ends_next[111], ends_next[112],
            ends_next[113], ends_next[114], ends_next[115], ends_next[116], ends_next[117], ends_next[118],
            ends_next[119], ends_next[120], ends_next[121], ends_next[122], ends_next[123], ends_next[124],
            ends_next[125], ends_next[126], ends_next[127], ends_next[128], ends_next[129], ends_next[130],
            ends_next[131], ends_next[132], ends_next[133], ends_next[134], ends_next[135], ends_next[136],
            ends_next[137], ends_next[138], ends_next[139], ends_next[140], ends_next[141], ends_next[142],
            ends_next[143], ends_next[144], ends_next[145], ends_next[146], ends_next[147], ends_next[148],
            ends_next[149], ends_next[150], ends_next[151], ends_next[152], ends_next[153], ends_next[154],
            ends_next[155], ends_next[156], ends_next[157], ends_next[158], ends_next[159], ends_next[160],
            ends_next[161], ends_next[162], ends_next[163], ends_next[164], ends_next[165], ends_next[166],
            ends_next[167], ends_next[168], ends_next[169], ends_next[170], ends_next[171], ends_next[172],
            ends_next[173], ends_next[174], ends_next[175], ends_next[176], ends_next[177], ends_next[178],
            ends_next[179], ends_next[180], ends_next[181], ends_next[182], ends_next[183], ends_next[184],
            ends_next[185], ends_next[186], ends_next[187], ends_next[188], ends_next[189], ends_next[190],
            ends_next[191], ends_next[192], ends_next[193], ends_next[194], ends_next[195], ends_next[196],
            ends_next[197], ends_next[198], ends_next[199], ends_next[200], ends_next[201], ends_next[202],
            ends_next[203], ends_next[204], ends_next[205], ends_next[206], ends_next[207], ends_next[208],
            ends_next[209], ends_next[210], ends_next[211], ends_next[212], ends_next[213], ends_next[214],
            ends_next[215], ends_next[216], ends_next[217], ends_next[218], ends_next[219], ends_next[220],
            ends_next[221], ends_next[222], ends_next[223], ends_next[224], ends_next[225], ends_next[226],
            ends_next[227], ends_next[228], ends_next[229], ends_next[230], ends_next[231], ends_next[232],
            ends_next[233], ends_next[234], ends_next[235], ends_next[236], ends_next[237], ends_next[238],
            ends_next[239], ends_next[240], ends_next[241], ends_next[242], ends_next[243], ends_next[244],
            ends_next[245], ends_next[246], ends_next[247], ends_next[248], ends_next[249], ends_next[250],
            ends_next[251], ends_next[252], ends_next[253], ends_next[254], ends_next[255]}),
    .any(end_inst_any),
    .index(end_inst_index)
  );

  assign run_messages = message4_0;
  assign run_receives = receive4_0;
  assign run_complete = past_3;

  always @(posedge clk) begin
    past <= gaps & below;
    past_2 <= gaps & ~below;
    first_1 <= start;
    first_2 <= first_1;
    first_3 <= first_2;
    first <= first_3;
    length <= end_wire - {1'b0, first};
    next_reg <= end_wire[8];
    below_start <= ~_shifted_2;
    below_end <= ~_shifted_3;
    lap_1 <= expected[8];
    lap_2 <= lap_1;
    lap_3 <= lap_2;
    lap_4 <= lap_3;
    lap <= lap_4;
    ends_past_1 <= ends;
    ends_past_1_past_2 <= ends_past_1;
    ends_past_1_past_2_past_3 <= ends_past_1_past_2;
    ends_past_1_past_2_past_3_past_4 <= ends_past_1_past_2_past_3;
    ends_past_1_past_2_past_3_past_4_past <= ends_past_1_past_2_past_3_past_4;
    consumes_past_1 <= consumes;
    consumes_past_1_past_2 <= consumes_past_1;
    consumes_past_1_past_2_past_3 <= consumes_past_1_past_2;
    consumes_past_1_past_2_past_3_past_4 <= consumes_past_1_past_2_past_3;
    consumes_past_1_past_2_past_3_past_4_past <= consumes_past_1_past_2_past_3_past_4;
    ends_now <= ends_2 & ~below_start;
    ends_next <= ends_2 & below_start;
    ends_past <= ends_2;
    message1_0 <= {1'b0, low} + {1'b0, high};
    message1_1 <= {1'b0, low_2} + {1'b0, high_2};
    message1_2 <= {1'b0, low_3} + {1'b0, high_3};
    message1_3 <= {1'b0, low_4} + {1'b0, high_4};
    message1_4 <= {1'b0, low_5} + {1'b0, high_5};
    message1_5 <= {1'b0, low_6} + {1'b0, high_6};
    message1_6 <= {1'b0, low_7} + {1'b0, high_7};
    message1_7 <= {1'b0, low_8} + {1'b0, high_8};
    message1_8 <= {1'b0, low_9} + {1'b0, high_9};
    message1_9 <= {1'b0, low_10} + {1'b0, high_10};
    message1_10 <= {1'b0, low_11} + {1'b0, high_11};
    message1_11 <= {1'b0, low_12} + {1'b0, high_12};
    message1_12 <= {1'b0, low_13} + {1'b0, high_13};
    message1_13 <= {1'b0, low_14} + {1'b0, high_14};
    message1_14 <= {1'b0, low_15} + {1'b0, high_15};
    message1_15 <= {1'b0, low_16} + {1'b0, high_16};
    message1_16 <= {1'b0, low_17} + {1'b0, high_17};
    message1_17 <= {1'b0, low_18} + {1'b0, high_18};
    message1_18 <= {1'b0, low_19} + {1'b0, high_19};
    message1_19 <= {1'b0, low_20} + {1'b0, high_20};
    message1_20 <= {1'b0, low_21} + {1'b0, high_21};
    message1_21 <= {1'b0, low_22} + {1'b0, high_22};
    message1_22 <= {1'b0, low_23} + {1'b0, high_23};
    message1_23 <= {1'b0, low_24} + {1'b0, high_24};
    message1_24 <= {1'b0, low_25} + {1'b0, high_25};
    message1_25 <= {1'b0, low_26} + {1'b0, high_26};
    message1_26 <= {1'b0, low_27} + {1'b0, high_27};
    message1_27 <= {1'b0, low_28} + {1'b0, high_28};
    message1_28 <= {1'b0, low_29} + {1'b0, high_29};
    message1_29 <= {1'b0, low_30} + {1'b0, high_30};
    message1_30 <= {1'b0, low_31} + {1'b0, high_31};
    message1_31 <= {1'b0, low_32} + {1'b0, high_32};
    message2_0 <= {1'b0, low_33} + {1'b0, high_33};
    message2_1 <= {1'b0, low_34} + {1'b0, high_34};
    message2_2 <= {1'b0, low_35} + {1'b0, high_35};
    message2_3 <= {1'b0, low_36} + {1'b0, high_36};
    message3_0 <= {1'b0, low_37} + {1'b0, high_37};
    message4_0 <= message3_0;
    consumes_past <= consumes_2;
    receive1_0 <= {1'b0, low_38} + {1'b0, high_38};
    receive1_1 <= {1'b0, low_39} + {1'b0, high_39};
    receive1_2 <= {1'b0, low_40} + {1'b0, high_40};
    receive1_3 <= {1'b0, low_41} + {1'b0, high_41};
    receive1_4 <= {1'b0, low_42} + {1'b0, high_42};
    receive1_5 <= {1'b0, low_43} + {1'b0, high_43};
    receive1_6 <= {1'b0, low_44} + {1'b0, high_44};
    receive1_7 <= {1'b0, low_45} + {1'b0, high_45};
    receive1_8 <= {1'b0, low_46} + {1'b0, high_46};
    receive1_9 <= {1'b0, low_47} + {1'b0, high_47};
    receive1_10 <= {1'b0, low_48} + {1'b0, high_48};
    receive1_11 <= {1'b0, low_49} + {1'b0, high_49};
    receive1_12 <= {1'b0, low_50} + {1'b0, high_50};
    receive1_13 <= {1'b0, low_51} + {1'b0, high_51};
    receive1_14 <= {1'b0, low_52} + {1'b0, high_52};
    receive1_15 <= {1'b0, low_53} + {1'b0, high_53};
    receive1_16 <= {1'b0, low_54} + {1'b0, high_54};
    receive1_17 <= {1'b0, low_55} + {1'b0, high_55};
    receive1_18 <= {1'b0, low_56} + {1'b0, high_56};
    receive1_19 <= {1'b0, low_57} + {1'b0, high_57};
    receive1_20 <= {1'b0, low_58} + {1'b0, high_58};
    receive1_21 <= {1'b0, low_59} + {1'b0, high_59};
    receive1_22 <= {1'b0, low_60} + {1'b0, high_60};
    receive1_23 <= {1'b0, low_61} + {1'b0, high_61};
    receive1_24 <= {1'b0, low_62} + {1'b0, high_62};
    receive1_25 <= {1'b0, low_63} + {1'b0, high_63};
    receive1_26 <= {1'b0, low_64} + {1'b0, high_64};
    receive1_27 <= {1'b0, low_65} + {1'b0, high_65};
    receive1_28 <= {1'b0, low_66} + {1'b0, high_66};
    receive1_29 <= {1'b0, low_67} + {1'b0, high_67};
    receive1_30 <= {1'b0, low_68} + {1'b0, high_68};
    receive1_31 <= {1'b0, low_69} + {1'b0, high_69};
    receive2_0 <= {1'b0, low_70} + {1'b0, high_70};
    receive2_1 <= {1'b0, low_71} + {1'b0, high_71};
    receive2_2 <= {1'b0, low_72} + {1'b0, high_72};
    receive2_3 <= {1'b0, low_73} + {1'b0, high_73};
    receive3_0 <= {1'b0, low_74} + {1'b0, high_74};
    receive4_0 <= receive3_0;
    first_past_1 <= first;
    first_past_1_past_2 <= first_past_1;
    first_past_1_past_2_past_3 <= first_past_1_past_2;
    first_past_1_past_2_past_3_past_4 <= first_past_1_past_2_past_3;
    first_past_1_past_2_past_3_past_4_past <= first_past_1_past_2_past_3_past_4;
    past_3 <= end_inst_any ? (behind - {1'b0, first_past_1_past_2_past_3_past_4_past}) : 9'd0;
    run_length_1 <= length;
    run_length_2 <= run_length_1;
    run_length_3 <= run_length_2;
    run_length_4 <= run_length_3;
    run_length <= run_length_4;
  end
endmodule

`default_nettype wire
