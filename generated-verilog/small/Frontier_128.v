`default_nettype none

// Frontier_128: counts the packets that have arrived without a gap, and the messages that end among them.
// Generated from Frontier.java.
module Frontier_128 (
  input  wire         clk,
  input  wire [127:0] received,  // entry i is for the PSN of the window that is i modulo the window: marked = it has arrived
  input  wire [127:0] ends,  // marked = that packet ends a message; counts where received
  input  wire [127:0] consumes,  // marked = that message consumes a receive work request; counts where received
  input  wire [7:0]   expected,  // the expected PSN, as many low bits as the index and one more
  output reg  [7:0]   length,  // length of the run, five cycles after the rings
  output reg  [7:0]   run_length,  // packets, 0 to window
  output wire [7:0]   run_messages,  // messages that end in the run
  output wire [7:0]   run_receives,  // receive work requests that these consume
  output wire [7:0]   run_complete  // packets of the run up to the last end of a message; 0 when none ends
);
  reg  [127:0] past;
  reg  [127:0] past_2;
  reg  [6:0]   first_1;
  reg  [6:0]   first_2;
  reg  [6:0]   first_3;
  reg  [6:0]   first;
  reg          next_reg;
  reg  [127:0] below_start;
  reg  [127:0] below_end;
  reg          lap_1;
  reg          lap_2;
  reg          lap_3;
  reg          lap_4;
  reg          lap;
  reg  [127:0] ends_past_1;
  reg  [127:0] ends_past_1_past_2;
  reg  [127:0] ends_past_1_past_2_past_3;
  reg  [127:0] ends_past_1_past_2_past_3_past_4;
  reg  [127:0] ends_past_1_past_2_past_3_past_4_past;
  reg  [127:0] consumes_past_1;
  reg  [127:0] consumes_past_1_past_2;
  reg  [127:0] consumes_past_1_past_2_past_3;
  reg  [127:0] consumes_past_1_past_2_past_3_past_4;
  reg  [127:0] consumes_past_1_past_2_past_3_past_4_past;
  reg  [127:0] ends_now;
  reg  [127:0] ends_next;
  reg  [127:0] ends_past;
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
  reg  [6:0]   message2_0;
  reg  [6:0]   message2_1;
  reg  [7:0]   message3_0;
  reg  [7:0]   message4_0;
  reg  [127:0] consumes_past;
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
  reg  [6:0]   receive2_0;
  reg  [6:0]   receive2_1;
  reg  [7:0]   receive3_0;
  reg  [7:0]   receive4_0;
  reg  [6:0]   first_past_1;
  reg  [6:0]   first_past_1_past_2;
  reg  [6:0]   first_past_1_past_2_past_3;
  reg  [6:0]   first_past_1_past_2_past_3_past_4;
  reg  [6:0]   first_past_1_past_2_past_3_past_4_past;
  reg  [7:0]   past_3;
  reg  [7:0]   run_length_1;
  reg  [7:0]   run_length_2;
  reg  [7:0]   run_length_3;
  reg  [7:0]   run_length_4;
  wire         gap_any;
  wire [7:0]   gap_index;
  wire         end_inst_any;
  wire [7:0]   end_inst_index;

  wire [6:0]   start = expected[6:0];
  wire [127:0] _shifted = {128{1'b1}} << start;
  wire [127:0] below = ~_shifted;
  wire [127:0] _xor = received ^ below ^ {128{expected[7]}};
  wire [127:0] gaps = ~_xor;
  wire [7:0]   end_wire = gap_any ? gap_index : {1'b1, first};
  wire [127:0] _shifted_2 = {128{1'b1}} << first;
  wire [127:0] _shifted_3 = {128{1'b1}} << end_wire[6:0];
  wire [127:0] inside_wire = next_reg ? (~below_start | below_end) : (below_end & ~below_start);
  wire [127:0] _xor_2 = ends_past_1_past_2_past_3_past_4_past ^ below_start ^ {128{lap}};
  wire [127:0] ends_2 = _xor_2 & inside_wire;
  wire [127:0] _xor_3 = consumes_past_1_past_2_past_3_past_4_past ^ below_start ^ {128{lap}};
  wire [127:0] consumes_2 = _xor_3 & inside_wire;
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
  wire [4:0]   low_low_17 = {1'b0, message1_0} + {1'b0, message1_1};
  wire [4:0]   low_high_17 = {1'b0, message1_2} + {1'b0, message1_3};
  wire [5:0]   low_17 = {1'b0, low_low_17} + {1'b0, low_high_17};
  wire [4:0]   high_low_17 = {1'b0, message1_4} + {1'b0, message1_5};
  wire [4:0]   high_high_17 = {1'b0, message1_6} + {1'b0, message1_7};
  wire [5:0]   high_17 = {1'b0, high_low_17} + {1'b0, high_high_17};
  wire [4:0]   low_low_18 = {1'b0, message1_8} + {1'b0, message1_9};
  wire [4:0]   low_high_18 = {1'b0, message1_10} + {1'b0, message1_11};
  wire [5:0]   low_18 = {1'b0, low_low_18} + {1'b0, low_high_18};
  wire [4:0]   high_low_18 = {1'b0, message1_12} + {1'b0, message1_13};
  wire [4:0]   high_high_18 = {1'b0, message1_14} + {1'b0, message1_15};
  wire [5:0]   high_18 = {1'b0, high_low_18} + {1'b0, high_high_18};
  wire [1:0]   low_low_19 = {1'b0, consumes_past[0]} + {1'b0, consumes_past[1]};
  wire [1:0]   low_high_19 = {1'b0, consumes_past[2]} + {1'b0, consumes_past[3]};
  wire [2:0]   low_19 = {1'b0, low_low_19} + {1'b0, low_high_19};
  wire [1:0]   high_low_19 = {1'b0, consumes_past[4]} + {1'b0, consumes_past[5]};
  wire [1:0]   high_high_19 = {1'b0, consumes_past[6]} + {1'b0, consumes_past[7]};
  wire [2:0]   high_19 = {1'b0, high_low_19} + {1'b0, high_high_19};
  wire [1:0]   low_low_20 = {1'b0, consumes_past[8]} + {1'b0, consumes_past[9]};
  wire [1:0]   low_high_20 = {1'b0, consumes_past[10]} + {1'b0, consumes_past[11]};
  wire [2:0]   low_20 = {1'b0, low_low_20} + {1'b0, low_high_20};
  wire [1:0]   high_low_20 = {1'b0, consumes_past[12]} + {1'b0, consumes_past[13]};
  wire [1:0]   high_high_20 = {1'b0, consumes_past[14]} + {1'b0, consumes_past[15]};
  wire [2:0]   high_20 = {1'b0, high_low_20} + {1'b0, high_high_20};
  wire [1:0]   low_low_21 = {1'b0, consumes_past[16]} + {1'b0, consumes_past[17]};
  wire [1:0]   low_high_21 = {1'b0, consumes_past[18]} + {1'b0, consumes_past[19]};
  wire [2:0]   low_21 = {1'b0, low_low_21} + {1'b0, low_high_21};
  wire [1:0]   high_low_21 = {1'b0, consumes_past[20]} + {1'b0, consumes_past[21]};
  wire [1:0]   high_high_21 = {1'b0, consumes_past[22]} + {1'b0, consumes_past[23]};
  wire [2:0]   high_21 = {1'b0, high_low_21} + {1'b0, high_high_21};
  wire [1:0]   low_low_22 = {1'b0, consumes_past[24]} + {1'b0, consumes_past[25]};
  wire [1:0]   low_high_22 = {1'b0, consumes_past[26]} + {1'b0, consumes_past[27]};
  wire [2:0]   low_22 = {1'b0, low_low_22} + {1'b0, low_high_22};
  wire [1:0]   high_low_22 = {1'b0, consumes_past[28]} + {1'b0, consumes_past[29]};
  wire [1:0]   high_high_22 = {1'b0, consumes_past[30]} + {1'b0, consumes_past[31]};
  wire [2:0]   high_22 = {1'b0, high_low_22} + {1'b0, high_high_22};
  wire [1:0]   low_low_23 = {1'b0, consumes_past[32]} + {1'b0, consumes_past[33]};
  wire [1:0]   low_high_23 = {1'b0, consumes_past[34]} + {1'b0, consumes_past[35]};
  wire [2:0]   low_23 = {1'b0, low_low_23} + {1'b0, low_high_23};
  wire [1:0]   high_low_23 = {1'b0, consumes_past[36]} + {1'b0, consumes_past[37]};
  wire [1:0]   high_high_23 = {1'b0, consumes_past[38]} + {1'b0, consumes_past[39]};
  wire [2:0]   high_23 = {1'b0, high_low_23} + {1'b0, high_high_23};
  wire [1:0]   low_low_24 = {1'b0, consumes_past[40]} + {1'b0, consumes_past[41]};
  wire [1:0]   low_high_24 = {1'b0, consumes_past[42]} + {1'b0, consumes_past[43]};
  wire [2:0]   low_24 = {1'b0, low_low_24} + {1'b0, low_high_24};
  wire [1:0]   high_low_24 = {1'b0, consumes_past[44]} + {1'b0, consumes_past[45]};
  wire [1:0]   high_high_24 = {1'b0, consumes_past[46]} + {1'b0, consumes_past[47]};
  wire [2:0]   high_24 = {1'b0, high_low_24} + {1'b0, high_high_24};
  wire [1:0]   low_low_25 = {1'b0, consumes_past[48]} + {1'b0, consumes_past[49]};
  wire [1:0]   low_high_25 = {1'b0, consumes_past[50]} + {1'b0, consumes_past[51]};
  wire [2:0]   low_25 = {1'b0, low_low_25} + {1'b0, low_high_25};
  wire [1:0]   high_low_25 = {1'b0, consumes_past[52]} + {1'b0, consumes_past[53]};
  wire [1:0]   high_high_25 = {1'b0, consumes_past[54]} + {1'b0, consumes_past[55]};
  wire [2:0]   high_25 = {1'b0, high_low_25} + {1'b0, high_high_25};
  wire [1:0]   low_low_26 = {1'b0, consumes_past[56]} + {1'b0, consumes_past[57]};
  wire [1:0]   low_high_26 = {1'b0, consumes_past[58]} + {1'b0, consumes_past[59]};
  wire [2:0]   low_26 = {1'b0, low_low_26} + {1'b0, low_high_26};
  wire [1:0]   high_low_26 = {1'b0, consumes_past[60]} + {1'b0, consumes_past[61]};
  wire [1:0]   high_high_26 = {1'b0, consumes_past[62]} + {1'b0, consumes_past[63]};
  wire [2:0]   high_26 = {1'b0, high_low_26} + {1'b0, high_high_26};
  wire [1:0]   low_low_27 = {1'b0, consumes_past[64]} + {1'b0, consumes_past[65]};
  wire [1:0]   low_high_27 = {1'b0, consumes_past[66]} + {1'b0, consumes_past[67]};
  wire [2:0]   low_27 = {1'b0, low_low_27} + {1'b0, low_high_27};
  wire [1:0]   high_low_27 = {1'b0, consumes_past[68]} + {1'b0, consumes_past[69]};
  wire [1:0]   high_high_27 = {1'b0, consumes_past[70]} + {1'b0, consumes_past[71]};
  wire [2:0]   high_27 = {1'b0, high_low_27} + {1'b0, high_high_27};
  wire [1:0]   low_low_28 = {1'b0, consumes_past[72]} + {1'b0, consumes_past[73]};
  wire [1:0]   low_high_28 = {1'b0, consumes_past[74]} + {1'b0, consumes_past[75]};
  wire [2:0]   low_28 = {1'b0, low_low_28} + {1'b0, low_high_28};
  wire [1:0]   high_low_28 = {1'b0, consumes_past[76]} + {1'b0, consumes_past[77]};
  wire [1:0]   high_high_28 = {1'b0, consumes_past[78]} + {1'b0, consumes_past[79]};
  wire [2:0]   high_28 = {1'b0, high_low_28} + {1'b0, high_high_28};
  wire [1:0]   low_low_29 = {1'b0, consumes_past[80]} + {1'b0, consumes_past[81]};
  wire [1:0]   low_high_29 = {1'b0, consumes_past[82]} + {1'b0, consumes_past[83]};
  wire [2:0]   low_29 = {1'b0, low_low_29} + {1'b0, low_high_29};
  wire [1:0]   high_low_29 = {1'b0, consumes_past[84]} + {1'b0, consumes_past[85]};
  wire [1:0]   high_high_29 = {1'b0, consumes_past[86]} + {1'b0, consumes_past[87]};
  wire [2:0]   high_29 = {1'b0, high_low_29} + {1'b0, high_high_29};
  wire [1:0]   low_low_30 = {1'b0, consumes_past[88]} + {1'b0, consumes_past[89]};
  wire [1:0]   low_high_30 = {1'b0, consumes_past[90]} + {1'b0, consumes_past[91]};
  wire [2:0]   low_30 = {1'b0, low_low_30} + {1'b0, low_high_30};
  wire [1:0]   high_low_30 = {1'b0, consumes_past[92]} + {1'b0, consumes_past[93]};
  wire [1:0]   high_high_30 = {1'b0, consumes_past[94]} + {1'b0, consumes_past[95]};
  wire [2:0]   high_30 = {1'b0, high_low_30} + {1'b0, high_high_30};
  wire [1:0]   low_low_31 = {1'b0, consumes_past[96]} + {1'b0, consumes_past[97]};
  wire [1:0]   low_high_31 = {1'b0, consumes_past[98]} + {1'b0, consumes_past[99]};
  wire [2:0]   low_31 = {1'b0, low_low_31} + {1'b0, low_high_31};
  wire [1:0]   high_low_31 = {1'b0, consumes_past[100]} + {1'b0, consumes_past[101]};
  wire [1:0]   high_high_31 = {1'b0, consumes_past[102]} + {1'b0, consumes_past[103]};
  wire [2:0]   high_31 = {1'b0, high_low_31} + {1'b0, high_high_31};
  wire [1:0]   low_low_32 = {1'b0, consumes_past[104]} + {1'b0, consumes_past[105]};
  wire [1:0]   low_high_32 = {1'b0, consumes_past[106]} + {1'b0, consumes_past[107]};
  wire [2:0]   low_32 = {1'b0, low_low_32} + {1'b0, low_high_32};
  wire [1:0]   high_low_32 = {1'b0, consumes_past[108]} + {1'b0, consumes_past[109]};
  wire [1:0]   high_high_32 = {1'b0, consumes_past[110]} + {1'b0, consumes_past[111]};
  wire [2:0]   high_32 = {1'b0, high_low_32} + {1'b0, high_high_32};
  wire [1:0]   low_low_33 = {1'b0, consumes_past[112]} + {1'b0, consumes_past[113]};
  wire [1:0]   low_high_33 = {1'b0, consumes_past[114]} + {1'b0, consumes_past[115]};
  wire [2:0]   low_33 = {1'b0, low_low_33} + {1'b0, low_high_33};
  wire [1:0]   high_low_33 = {1'b0, consumes_past[116]} + {1'b0, consumes_past[117]};
  wire [1:0]   high_high_33 = {1'b0, consumes_past[118]} + {1'b0, consumes_past[119]};
  wire [2:0]   high_33 = {1'b0, high_low_33} + {1'b0, high_high_33};
  wire [1:0]   low_low_34 = {1'b0, consumes_past[120]} + {1'b0, consumes_past[121]};
  wire [1:0]   low_high_34 = {1'b0, consumes_past[122]} + {1'b0, consumes_past[123]};
  wire [2:0]   low_34 = {1'b0, low_low_34} + {1'b0, low_high_34};
  wire [1:0]   high_low_34 = {1'b0, consumes_past[124]} + {1'b0, consumes_past[125]};
  wire [1:0]   high_high_34 = {1'b0, consumes_past[126]} + {1'b0, consumes_past[127]};
  wire [2:0]   high_34 = {1'b0, high_low_34} + {1'b0, high_high_34};
  wire [4:0]   low_low_35 = {1'b0, receive1_0} + {1'b0, receive1_1};
  wire [4:0]   low_high_35 = {1'b0, receive1_2} + {1'b0, receive1_3};
  wire [5:0]   low_35 = {1'b0, low_low_35} + {1'b0, low_high_35};
  wire [4:0]   high_low_35 = {1'b0, receive1_4} + {1'b0, receive1_5};
  wire [4:0]   high_high_35 = {1'b0, receive1_6} + {1'b0, receive1_7};
  wire [5:0]   high_35 = {1'b0, high_low_35} + {1'b0, high_high_35};
  wire [4:0]   low_low_36 = {1'b0, receive1_8} + {1'b0, receive1_9};
  wire [4:0]   low_high_36 = {1'b0, receive1_10} + {1'b0, receive1_11};
  wire [5:0]   low_36 = {1'b0, low_low_36} + {1'b0, low_high_36};
  wire [4:0]   high_low_36 = {1'b0, receive1_12} + {1'b0, receive1_13};
  wire [4:0]   high_high_36 = {1'b0, receive1_14} + {1'b0, receive1_15};
  wire [5:0]   high_36 = {1'b0, high_low_36} + {1'b0, high_high_36};
  wire [7:0]   behind = ~end_inst_index + 8'd1;

  LowestOne_256 gap (
    .clk(clk),
    .value({past, past_2}),
    .any(gap_any),
    .index(gap_index)
  );

  LowestOne_256 end_inst (
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
            ends_next[0], ends_next[1], ends_next[2], ends_next[3], ends_next[4], ends_next[5], ends_next[6],
            ends_next[7], ends_next[8], ends_next[9], ends_next[10], ends_next[11], ends_next[12],
            ends_next[13], ends_next[14], ends_next[15], ends_next[16], ends_next[17], ends_next[18],
            ends_next[19], ends_next[20], ends_next[21], ends_next[22], ends_next[23], ends_next[24],
            ends_next[25], ends_next[26], ends_next[27], ends_next[28], ends_next[29], ends_next[30],
            ends_next[31], ends_next[32], ends_next[33], ends_next[34], ends_next[35], ends_next[36],
            ends_next[37], ends_next[38], ends_next[39], ends_next[40], ends_next[41], ends_next[42],
            ends_next[43], ends_next[44], ends_next[45], ends_next[46], ends_next[47], ends_next[48],
            ends_next[49], ends_next[50], ends_next[51], ends_next[52], ends_next[53], ends_next[54],
            ends_next[55], ends_next[56], ends_next[57], ends_next[58], ends_next[59], ends_next[60],
            ends_next[61], ends_next[62], ends_next[63], ends_next[64], ends_next[65], ends_next[66],
            ends_next[67], ends_next[68], ends_next[69], ends_next[70], ends_next[71], ends_next[72],
            ends_next[73], ends_next[74], ends_next[75], ends_next[76], ends_next[77], ends_next[78],
            ends_next[79], ends_next[80], ends_next[81], ends_next[82], ends_next[83], ends_next[84],
            ends_next[85], ends_next[86], ends_next[87], ends_next[88], ends_next[89], ends_next[90],
            ends_next[91], ends_next[92], ends_next[93], ends_next[94], ends_next[95], ends_next[96],
            ends_next[97], ends_next[98], ends_next[99], ends_next[100], ends_next[101], ends_next[102],
            ends_next[103], ends_next[104], ends_next[105], ends_next[106], ends_next[107], ends_next[108],
            ends_next[109], ends_next[110], ends_next[111], ends_next[112], ends_next[113], ends_next[114],
            ends_next[115], ends_next[116], ends_next[117], ends_next[118], ends_next[119], ends_next[120],
            ends_next[121], ends_next[122], ends_next[123], ends_next[124], ends_next[125], ends_next[126],
            ends_next[127]}),
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
    next_reg <= end_wire[7];
    below_start <= ~_shifted_2;
    below_end <= ~_shifted_3;
    lap_1 <= expected[7];
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
    message2_0 <= {1'b0, low_17} + {1'b0, high_17};
    message2_1 <= {1'b0, low_18} + {1'b0, high_18};
    message3_0 <= {1'b0, message2_0} + {1'b0, message2_1};
    message4_0 <= message3_0;
    consumes_past <= consumes_2;
    receive1_0 <= {1'b0, low_19} + {1'b0, high_19};
    receive1_1 <= {1'b0, low_20} + {1'b0, high_20};
    receive1_2 <= {1'b0, low_21} + {1'b0, high_21};
    receive1_3 <= {1'b0, low_22} + {1'b0, high_22};
    receive1_4 <= {1'b0, low_23} + {1'b0, high_23};
    receive1_5 <= {1'b0, low_24} + {1'b0, high_24};
    receive1_6 <= {1'b0, low_25} + {1'b0, high_25};
    receive1_7 <= {1'b0, low_26} + {1'b0, high_26};
    receive1_8 <= {1'b0, low_27} + {1'b0, high_27};
    receive1_9 <= {1'b0, low_28} + {1'b0, high_28};
    receive1_10 <= {1'b0, low_29} + {1'b0, high_29};
    receive1_11 <= {1'b0, low_30} + {1'b0, high_30};
    receive1_12 <= {1'b0, low_31} + {1'b0, high_31};
    receive1_13 <= {1'b0, low_32} + {1'b0, high_32};
    receive1_14 <= {1'b0, low_33} + {1'b0, high_33};
    receive1_15 <= {1'b0, low_34} + {1'b0, high_34};
    receive2_0 <= {1'b0, low_35} + {1'b0, high_35};
    receive2_1 <= {1'b0, low_36} + {1'b0, high_36};
    receive3_0 <= {1'b0, receive2_0} + {1'b0, receive2_1};
    receive4_0 <= receive3_0;
    first_past_1 <= first;
    first_past_1_past_2 <= first_past_1;
    first_past_1_past_2_past_3 <= first_past_1_past_2;
    first_past_1_past_2_past_3_past_4 <= first_past_1_past_2_past_3;
    first_past_1_past_2_past_3_past_4_past <= first_past_1_past_2_past_3_past_4;
    past_3 <= end_inst_any ? (behind - {1'b0, first_past_1_past_2_past_3_past_4_past}) : 8'd0;
    run_length_1 <= length;
    run_length_2 <= run_length_1;
    run_length_3 <= run_length_2;
    run_length_4 <= run_length_3;
    run_length <= run_length_4;
  end
endmodule

`default_nettype wire
