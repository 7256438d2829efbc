`default_nettype none

// Frontier_128: counts the packets that have arrived without a gap, and the messages that end among them.
// Generated from Frontier.java.
// timeline received: 10 cycles, 80 registers (746 bits), of these 18 (115 bits) only wait
module Frontier_128 (
  input  wire         clk,
  input  wire         rst,
  input  wire [127:0] received,  // cycle 0: entry i is for the PSN of the window that is i modulo the window: marked = it has arrived
  input  wire [127:0] ends,  // cycle 5: marked = that packet ends a message; counts where received
  input  wire [127:0] consuming,  // cycle 5: marked = that message consumes a receive WQE; counts where received
  input  wire [7:0]   expected,  // cycle 0: the expected PSN, as many low bits as the index and one more
  output reg  [7:0]   length,  // cycle 5: length of the run
  (* shreg_extract = "no" *)
  output reg  [7:0]   run_length,  // cycle 10: packets, 0 to window
  output reg  [7:0]   run_messages,  // cycle 10: messages that end in the run
  output reg  [7:0]   run_receives,  // cycle 10: receive WQEs that these consume
  output reg  [7:0]   run_complete  // cycle 10: packets of the run up to the last end of a message; 0 when none ends
);
  // ---- timeline received, cycle 1
  reg  [2:0]   expected_7_c1_c3;
  reg  [127:0] gap_ring_c1;
  reg  [6:0]   start_c1;
  // ---- timeline received, cycle 2
  reg  [13:0]  start_c2_c3;
  // ---- timeline received, cycle 4
  (* shreg_extract = "no" *)
  reg  [6:0]   start_c4;
  (* shreg_extract = "no" *)
  reg          expected_7_c4;
  // ---- timeline received, cycle 5
  reg  [24:0]  lines;
  reg  [6:0]   start_c5;
  reg  [6:0]   end_c5;
  // ---- timeline received, cycle 6
  reg  [127:0] ends_c6;
  reg  [127:0] consuming_c6;
  reg  [6:0]   end_c6;
  reg  [6:0]   start_c6;
  reg  [31:0]  length_c6_c9;
  // ---- timeline received, cycle 7
  reg  [2:0]   message1_0;
  reg  [2:0]   message1_1;
  reg  [2:0]   message1_2;
  reg  [2:0]   message1_3;
  reg  [2:0]   message1_4;
  reg  [2:0]   message1_5;
  reg  [2:0]   message1_6;
  reg  [2:0]   message1_7;
  reg  [2:0]   message1_8;
  reg  [2:0]   message1_9;
  reg  [2:0]   message1_10;
  reg  [2:0]   message1_11;
  reg  [2:0]   message1_12;
  reg  [2:0]   message1_13;
  reg  [2:0]   message1_14;
  reg  [2:0]   message1_15;
  reg  [2:0]   message1_17;
  reg  [2:0]   message1_18;
  reg  [2:0]   message1_16;
  reg  [2:0]   message1_20;
  reg  [2:0]   message1_21;
  reg  [2:0]   message1_19;
  reg  [2:0]   receive1_0;
  reg  [2:0]   receive1_1;
  reg  [2:0]   receive1_2;
  reg  [2:0]   receive1_3;
  reg  [2:0]   receive1_4;
  reg  [2:0]   receive1_5;
  reg  [2:0]   receive1_6;
  reg  [2:0]   receive1_7;
  reg  [2:0]   receive1_8;
  reg  [2:0]   receive1_9;
  reg  [2:0]   receive1_10;
  reg  [2:0]   receive1_11;
  reg  [2:0]   receive1_12;
  reg  [2:0]   receive1_13;
  reg  [2:0]   receive1_14;
  reg  [2:0]   receive1_15;
  reg  [2:0]   receive1_17;
  reg  [2:0]   receive1_18;
  reg  [2:0]   receive1_16;
  reg  [2:0]   receive1_20;
  reg  [2:0]   receive1_21;
  reg  [2:0]   receive1_19;
  reg  [13:0]  first_sub_c7_c8;
  // ---- timeline received, cycle 8
  reg  [5:0]   message2_1;
  reg  [5:0]   message2_2;
  reg  [5:0]   message2_0;
  reg  [5:0]   receive2_1;
  reg  [5:0]   receive2_2;
  reg  [5:0]   receive2_0;
  // ---- timeline received, cycle 9
  (* shreg_extract = "no" *)
  reg  [6:0]   first_sub_c9;
  reg  [7:0]   message4_0_c9;
  reg  [7:0]   receive4_0_c9;
  wire         gap_some;
  wire         gap_at_first;
  wire         gap_any;
  wire         gap_more;
  wire [6:0]   gap_place;
  wire [127:0] run_places;
  wire         last_some;
  wire         last_at_first;
  wire         last_any;
  wire         last_more;
  wire [6:0]   last_place;

  wire [6:0]   start = expected[6:0];
  wire [16:0]  _rows_xor = {~(16'hffff << start[6:3]), 1'b1} ^ {17{expected[7]}};
  wire [7:0]   column = ~(8'hff << start[2:0]);
  wire [7:0]   rows_0 = (column & {8{_rows_xor[0]}}) | (~column & {8{_rows_xor[1]}});
  wire [7:0]   rows_1 = (column & {8{_rows_xor[1]}}) | (~column & {8{_rows_xor[2]}});
  wire [7:0]   rows_2 = (column & {8{_rows_xor[2]}}) | (~column & {8{_rows_xor[3]}});
  wire [7:0]   rows_3 = (column & {8{_rows_xor[3]}}) | (~column & {8{_rows_xor[4]}});
  wire [7:0]   rows_4 = (column & {8{_rows_xor[4]}}) | (~column & {8{_rows_xor[5]}});
  wire [7:0]   rows_5 = (column & {8{_rows_xor[5]}}) | (~column & {8{_rows_xor[6]}});
  wire [7:0]   rows_6 = (column & {8{_rows_xor[6]}}) | (~column & {8{_rows_xor[7]}});
  wire [7:0]   rows_7 = (column & {8{_rows_xor[7]}}) | (~column & {8{_rows_xor[8]}});
  wire [7:0]   rows_8 = (column & {8{_rows_xor[8]}}) | (~column & {8{_rows_xor[9]}});
  wire [7:0]   rows_9 = (column & {8{_rows_xor[9]}}) | (~column & {8{_rows_xor[10]}});
  wire [7:0]   rows_10 = (column & {8{_rows_xor[10]}}) | (~column & {8{_rows_xor[11]}});
  wire [7:0]   rows_11 = (column & {8{_rows_xor[11]}}) | (~column & {8{_rows_xor[12]}});
  wire [7:0]   rows_12 = (column & {8{_rows_xor[12]}}) | (~column & {8{_rows_xor[13]}});
  wire [7:0]   rows_13 = (column & {8{_rows_xor[13]}}) | (~column & {8{_rows_xor[14]}});
  wire [7:0]   rows_14 = (column & {8{_rows_xor[14]}}) | (~column & {8{_rows_xor[15]}});
  wire [7:0]   rows_15 = (column & {8{_rows_xor[15]}}) | (~column & {8{_rows_xor[16]}});
  wire [6:0]   end_wire = gap_any ? gap_place : start_c4;
  wire         is_whole = ~gap_any;
  wire [7:0]   packets = {is_whole, end_wire - start_c4};
  wire [7:0]   column_2 = lines[7:0];
  wire [7:0]   rows_2_0 = (column_2 & {8{lines[8]}}) | (~column_2 & {8{lines[9]}});
  wire [7:0]   rows_2_1 = (column_2 & {8{lines[9]}}) | (~column_2 & {8{lines[10]}});
  wire [7:0]   rows_2_2 = (column_2 & {8{lines[10]}}) | (~column_2 & {8{lines[11]}});
  wire [7:0]   rows_2_3 = (column_2 & {8{lines[11]}}) | (~column_2 & {8{lines[12]}});
  wire [7:0]   rows_2_4 = (column_2 & {8{lines[12]}}) | (~column_2 & {8{lines[13]}});
  wire [7:0]   rows_2_5 = (column_2 & {8{lines[13]}}) | (~column_2 & {8{lines[14]}});
  wire [7:0]   rows_2_6 = (column_2 & {8{lines[14]}}) | (~column_2 & {8{lines[15]}});
  wire [7:0]   rows_2_7 = (column_2 & {8{lines[15]}}) | (~column_2 & {8{lines[16]}});
  wire [7:0]   rows_2_8 = (column_2 & {8{lines[16]}}) | (~column_2 & {8{lines[17]}});
  wire [7:0]   rows_2_9 = (column_2 & {8{lines[17]}}) | (~column_2 & {8{lines[18]}});
  wire [7:0]   rows_2_10 = (column_2 & {8{lines[18]}}) | (~column_2 & {8{lines[19]}});
  wire [7:0]   rows_2_11 = (column_2 & {8{lines[19]}}) | (~column_2 & {8{lines[20]}});
  wire [7:0]   rows_2_12 = (column_2 & {8{lines[20]}}) | (~column_2 & {8{lines[21]}});
  wire [7:0]   rows_2_13 = (column_2 & {8{lines[21]}}) | (~column_2 & {8{lines[22]}});
  wire [7:0]   rows_2_14 = (column_2 & {8{lines[22]}}) | (~column_2 & {8{lines[23]}});
  wire [7:0]   rows_2_15 = (column_2 & {8{lines[23]}}) | (~column_2 & {8{lines[24]}});
  wire [5:0]   all_wire = ends_c6[5:0];
  wire [1:0]   low = {(all_wire[0] & all_wire[1]) | ((all_wire[0] ^ all_wire[1]) & all_wire[2]),
                      all_wire[0] ^ all_wire[1] ^ all_wire[2]};
  wire [1:0]   high = {(all_wire[3] & all_wire[4]) | ((all_wire[3] ^ all_wire[4]) & all_wire[5]),
                       all_wire[3] ^ all_wire[4] ^ all_wire[5]};
  wire         carry = low[0] & high[0];
  wire [5:0]   all_wire_2 = ends_c6[11:6];
  wire [1:0]   low_2 = {(all_wire_2[0] & all_wire_2[1]) | ((all_wire_2[0] ^ all_wire_2[1]) & all_wire_2[2]),
                        all_wire_2[0] ^ all_wire_2[1] ^ all_wire_2[2]};
  wire [1:0]   high_2 = {(all_wire_2[3] & all_wire_2[4]) | ((all_wire_2[3] ^ all_wire_2[4]) & all_wire_2[5]),
                         all_wire_2[3] ^ all_wire_2[4] ^ all_wire_2[5]};
  wire         carry_2 = low_2[0] & high_2[0];
  wire [5:0]   all_wire_3 = ends_c6[17:12];
  wire [1:0]   low_3 = {(all_wire_3[0] & all_wire_3[1]) | ((all_wire_3[0] ^ all_wire_3[1]) & all_wire_3[2]),
                        all_wire_3[0] ^ all_wire_3[1] ^ all_wire_3[2]};
  wire [1:0]   high_3 = {(all_wire_3[3] & all_wire_3[4]) | ((all_wire_3[3] ^ all_wire_3[4]) & all_wire_3[5]),
                         all_wire_3[3] ^ all_wire_3[4] ^ all_wire_3[5]};
  wire         carry_3 = low_3[0] & high_3[0];
  wire [5:0]   all_wire_4 = ends_c6[23:18];
  wire [1:0]   low_4 = {(all_wire_4[0] & all_wire_4[1]) | ((all_wire_4[0] ^ all_wire_4[1]) & all_wire_4[2]),
                        all_wire_4[0] ^ all_wire_4[1] ^ all_wire_4[2]};
  wire [1:0]   high_4 = {(all_wire_4[3] & all_wire_4[4]) | ((all_wire_4[3] ^ all_wire_4[4]) & all_wire_4[5]),
                         all_wire_4[3] ^ all_wire_4[4] ^ all_wire_4[5]};
  wire         carry_4 = low_4[0] & high_4[0];
  wire [5:0]   all_wire_5 = ends_c6[29:24];
  wire [1:0]   low_5 = {(all_wire_5[0] & all_wire_5[1]) | ((all_wire_5[0] ^ all_wire_5[1]) & all_wire_5[2]),
                        all_wire_5[0] ^ all_wire_5[1] ^ all_wire_5[2]};
  wire [1:0]   high_5 = {(all_wire_5[3] & all_wire_5[4]) | ((all_wire_5[3] ^ all_wire_5[4]) & all_wire_5[5]),
                         all_wire_5[3] ^ all_wire_5[4] ^ all_wire_5[5]};
  wire         carry_5 = low_5[0] & high_5[0];
  wire [5:0]   all_wire_6 = ends_c6[35:30];
  wire [1:0]   low_6 = {(all_wire_6[0] & all_wire_6[1]) | ((all_wire_6[0] ^ all_wire_6[1]) & all_wire_6[2]),
                        all_wire_6[0] ^ all_wire_6[1] ^ all_wire_6[2]};
  wire [1:0]   high_6 = {(all_wire_6[3] & all_wire_6[4]) | ((all_wire_6[3] ^ all_wire_6[4]) & all_wire_6[5]),
                         all_wire_6[3] ^ all_wire_6[4] ^ all_wire_6[5]};
  wire         carry_6 = low_6[0] & high_6[0];
  wire [5:0]   all_wire_7 = ends_c6[41:36];
  wire [1:0]   low_7 = {(all_wire_7[0] & all_wire_7[1]) | ((all_wire_7[0] ^ all_wire_7[1]) & all_wire_7[2]),
                        all_wire_7[0] ^ all_wire_7[1] ^ all_wire_7[2]};
  wire [1:0]   high_7 = {(all_wire_7[3] & all_wire_7[4]) | ((all_wire_7[3] ^ all_wire_7[4]) & all_wire_7[5]),
                         all_wire_7[3] ^ all_wire_7[4] ^ all_wire_7[5]};
  wire         carry_7 = low_7[0] & high_7[0];
  wire [5:0]   all_wire_8 = ends_c6[47:42];
  wire [1:0]   low_8 = {(all_wire_8[0] & all_wire_8[1]) | ((all_wire_8[0] ^ all_wire_8[1]) & all_wire_8[2]),
                        all_wire_8[0] ^ all_wire_8[1] ^ all_wire_8[2]};
  wire [1:0]   high_8 = {(all_wire_8[3] & all_wire_8[4]) | ((all_wire_8[3] ^ all_wire_8[4]) & all_wire_8[5]),
                         all_wire_8[3] ^ all_wire_8[4] ^ all_wire_8[5]};
  wire         carry_8 = low_8[0] & high_8[0];
  wire [5:0]   all_wire_9 = ends_c6[53:48];
  wire [1:0]   low_9 = {(all_wire_9[0] & all_wire_9[1]) | ((all_wire_9[0] ^ all_wire_9[1]) & all_wire_9[2]),
                        all_wire_9[0] ^ all_wire_9[1] ^ all_wire_9[2]};
  wire [1:0]   high_9 = {(all_wire_9[3] & all_wire_9[4]) | ((all_wire_9[3] ^ all_wire_9[4]) & all_wire_9[5]),
                         all_wire_9[3] ^ all_wire_9[4] ^ all_wire_9[5]};
  wire         carry_9 = low_9[0] & high_9[0];
  wire [5:0]   all_wire_10 = ends_c6[59:54];
  wire [1:0]   low_10 = {(all_wire_10[0] & all_wire_10[1]) |
                         ((all_wire_10[0] ^ all_wire_10[1]) & all_wire_10[2]),
                         all_wire_10[0] ^ all_wire_10[1] ^ all_wire_10[2]};
  wire [1:0]   high_10 = {(all_wire_10[3] & all_wire_10[4]) |
                          ((all_wire_10[3] ^ all_wire_10[4]) & all_wire_10[5]),
                          all_wire_10[3] ^ all_wire_10[4] ^ all_wire_10[5]};
  wire         carry_10 = low_10[0] & high_10[0];
  wire [5:0]   all_wire_11 = ends_c6[65:60];
  wire [1:0]   low_11 = {(all_wire_11[0] & all_wire_11[1]) |
                         ((all_wire_11[0] ^ all_wire_11[1]) & all_wire_11[2]),
                         all_wire_11[0] ^ all_wire_11[1] ^ all_wire_11[2]};
  wire [1:0]   high_11 = {(all_wire_11[3] & all_wire_11[4]) |
                          ((all_wire_11[3] ^ all_wire_11[4]) & all_wire_11[5]),
                          all_wire_11[3] ^ all_wire_11[4] ^ all_wire_11[5]};
  wire         carry_11 = low_11[0] & high_11[0];
  wire [5:0]   all_wire_12 = ends_c6[71:66];
  wire [1:0]   low_12 = {(all_wire_12[0] & all_wire_12[1]) |
                         ((all_wire_12[0] ^ all_wire_12[1]) & all_wire_12[2]),
                         all_wire_12[0] ^ all_wire_12[1] ^ all_wire_12[2]};
  wire [1:0]   high_12 = {(all_wire_12[3] & all_wire_12[4]) |
                          ((all_wire_12[3] ^ all_wire_12[4]) & all_wire_12[5]),
                          all_wire_12[3] ^ all_wire_12[4] ^ all_wire_12[5]};
  wire         carry_12 = low_12[0] & high_12[0];
  wire [5:0]   all_wire_13 = ends_c6[77:72];
  wire [1:0]   low_13 = {(all_wire_13[0] & all_wire_13[1]) |
                         ((all_wire_13[0] ^ all_wire_13[1]) & all_wire_13[2]),
                         all_wire_13[0] ^ all_wire_13[1] ^ all_wire_13[2]};
  wire [1:0]   high_13 = {(all_wire_13[3] & all_wire_13[4]) |
                          ((all_wire_13[3] ^ all_wire_13[4]) & all_wire_13[5]),
                          all_wire_13[3] ^ all_wire_13[4] ^ all_wire_13[5]};
  wire         carry_13 = low_13[0] & high_13[0];
  wire [5:0]   all_wire_14 = ends_c6[83:78];
  wire [1:0]   low_14 = {(all_wire_14[0] & all_wire_14[1]) |
                         ((all_wire_14[0] ^ all_wire_14[1]) & all_wire_14[2]),
                         all_wire_14[0] ^ all_wire_14[1] ^ all_wire_14[2]};
  wire [1:0]   high_14 = {(all_wire_14[3] & all_wire_14[4]) |
                          ((all_wire_14[3] ^ all_wire_14[4]) & all_wire_14[5]),
                          all_wire_14[3] ^ all_wire_14[4] ^ all_wire_14[5]};
  wire         carry_14 = low_14[0] & high_14[0];
  wire [5:0]   all_wire_15 = ends_c6[89:84];
  wire [1:0]   low_15 = {(all_wire_15[0] & all_wire_15[1]) |
                         ((all_wire_15[0] ^ all_wire_15[1]) & all_wire_15[2]),
                         all_wire_15[0] ^ all_wire_15[1] ^ all_wire_15[2]};
  wire [1:0]   high_15 = {(all_wire_15[3] & all_wire_15[4]) |
                          ((all_wire_15[3] ^ all_wire_15[4]) & all_wire_15[5]),
                          all_wire_15[3] ^ all_wire_15[4] ^ all_wire_15[5]};
  wire         carry_15 = low_15[0] & high_15[0];
  wire [5:0]   all_wire_16 = ends_c6[95:90];
  wire [1:0]   low_16 = {(all_wire_16[0] & all_wire_16[1]) |
                         ((all_wire_16[0] ^ all_wire_16[1]) & all_wire_16[2]),
                         all_wire_16[0] ^ all_wire_16[1] ^ all_wire_16[2]};
  wire [1:0]   high_16 = {(all_wire_16[3] & all_wire_16[4]) |
                          ((all_wire_16[3] ^ all_wire_16[4]) & all_wire_16[5]),
                          all_wire_16[3] ^ all_wire_16[4] ^ all_wire_16[5]};
  wire         carry_16 = low_16[0] & high_16[0];
  wire [5:0]   all_wire_17 = ends_c6[101:96];
  wire [1:0]   low_17 = {(all_wire_17[0] & all_wire_17[1]) |
                         ((all_wire_17[0] ^ all_wire_17[1]) & all_wire_17[2]),
                         all_wire_17[0] ^ all_wire_17[1] ^ all_wire_17[2]};
  wire [1:0]   high_17 = {(all_wire_17[3] & all_wire_17[4]) |
                          ((all_wire_17[3] ^ all_wire_17[4]) & all_wire_17[5]),
                          all_wire_17[3] ^ all_wire_17[4] ^ all_wire_17[5]};
  wire         carry_17 = low_17[0] & high_17[0];
  wire [5:0]   all_wire_18 = ends_c6[107:102];
  wire [1:0]   low_18 = {(all_wire_18[0] & all_wire_18[1]) |
                         ((all_wire_18[0] ^ all_wire_18[1]) & all_wire_18[2]),
                         all_wire_18[0] ^ all_wire_18[1] ^ all_wire_18[2]};
  wire [1:0]   high_18 = {(all_wire_18[3] & all_wire_18[4]) |
                          ((all_wire_18[3] ^ all_wire_18[4]) & all_wire_18[5]),
                          all_wire_18[3] ^ all_wire_18[4] ^ all_wire_18[5]};
  wire         carry_18 = low_18[0] & high_18[0];
  wire [5:0]   all_wire_19 = ends_c6[113:108];
  wire [1:0]   low_19 = {(all_wire_19[0] & all_wire_19[1]) |
                         ((all_wire_19[0] ^ all_wire_19[1]) & all_wire_19[2]),
                         all_wire_19[0] ^ all_wire_19[1] ^ all_wire_19[2]};
  wire [1:0]   high_19 = {(all_wire_19[3] & all_wire_19[4]) |
                          ((all_wire_19[3] ^ all_wire_19[4]) & all_wire_19[5]),
                          all_wire_19[3] ^ all_wire_19[4] ^ all_wire_19[5]};
  wire         carry_19 = low_19[0] & high_19[0];
  wire [5:0]   all_wire_20 = ends_c6[119:114];
  wire [1:0]   low_20 = {(all_wire_20[0] & all_wire_20[1]) |
                         ((all_wire_20[0] ^ all_wire_20[1]) & all_wire_20[2]),
                         all_wire_20[0] ^ all_wire_20[1] ^ all_wire_20[2]};
  wire [1:0]   high_20 = {(all_wire_20[3] & all_wire_20[4]) |
                          ((all_wire_20[3] ^ all_wire_20[4]) & all_wire_20[5]),
                          all_wire_20[3] ^ all_wire_20[4] ^ all_wire_20[5]};
  wire         carry_20 = low_20[0] & high_20[0];
  wire [5:0]   all_wire_21 = ends_c6[125:120];
  wire [1:0]   low_21 = {(all_wire_21[0] & all_wire_21[1]) |
                         ((all_wire_21[0] ^ all_wire_21[1]) & all_wire_21[2]),
                         all_wire_21[0] ^ all_wire_21[1] ^ all_wire_21[2]};
  wire [1:0]   high_21 = {(all_wire_21[3] & all_wire_21[4]) |
                          ((all_wire_21[3] ^ all_wire_21[4]) & all_wire_21[5]),
                          all_wire_21[3] ^ all_wire_21[4] ^ all_wire_21[5]};
  wire         carry_21 = low_21[0] & high_21[0];
  wire [5:0]   all_wire_22 = {4'd0, ends_c6[127:126]};
  wire [1:0]   low_22 = {all_wire_22[0] & all_wire_22[1], all_wire_22[0] ^ all_wire_22[1]};
  wire [3:0]   low_23 = {1'b0, message1_0} + {1'b0, message1_1};
  wire [3:0]   low_high = {1'b0, message1_2} + {1'b0, message1_3};
  wire [4:0]   low_24 = {1'b0, low_23} + {1'b0, low_high};
  wire [3:0]   high_low = {1'b0, message1_4} + {1'b0, message1_5};
  wire [3:0]   high_22 = {1'b0, message1_6} + {1'b0, message1_7};
  wire [4:0]   high_23 = {1'b0, high_low} + {1'b0, high_22};
  wire [3:0]   low_25 = {1'b0, message1_8} + {1'b0, message1_9};
  wire [3:0]   low_high_2 = {1'b0, message1_10} + {1'b0, message1_11};
  wire [4:0]   low_26 = {1'b0, low_25} + {1'b0, low_high_2};
  wire [3:0]   high_low_2 = {1'b0, message1_12} + {1'b0, message1_13};
  wire [3:0]   high_24 = {1'b0, message1_14} + {1'b0, message1_15};
  wire [4:0]   high_25 = {1'b0, high_low_2} + {1'b0, high_24};
  wire [3:0]   low_high_3 = {1'b0, message1_17} + {1'b0, message1_18};
  wire [4:0]   low_27 = {1'b0, 1'b0, message1_16} + {1'b0, low_high_3};
  wire [3:0]   high_26 = {1'b0, message1_20} + {1'b0, message1_21};
  wire [4:0]   high_27 = {1'b0, 1'b0, message1_19} + {1'b0, high_26};
  wire [6:0]   high_28 = {1'b0, message2_1} + {1'b0, message2_2};
  wire [5:0]   all_wire_23 = consuming_c6[5:0];
  wire [1:0]   low_28 = {(all_wire_23[0] & all_wire_23[1]) |
                         ((all_wire_23[0] ^ all_wire_23[1]) & all_wire_23[2]),
                         all_wire_23[0] ^ all_wire_23[1] ^ all_wire_23[2]};
  wire [1:0]   high_29 = {(all_wire_23[3] & all_wire_23[4]) |
                          ((all_wire_23[3] ^ all_wire_23[4]) & all_wire_23[5]),
                          all_wire_23[3] ^ all_wire_23[4] ^ all_wire_23[5]};
  wire         carry_22 = low_28[0] & high_29[0];
  wire [5:0]   all_wire_24 = consuming_c6[11:6];
  wire [1:0]   low_29 = {(all_wire_24[0] & all_wire_24[1]) |
                         ((all_wire_24[0] ^ all_wire_24[1]) & all_wire_24[2]),
                         all_wire_24[0] ^ all_wire_24[1] ^ all_wire_24[2]};
  wire [1:0]   high_30 = {(all_wire_24[3] & all_wire_24[4]) |
                          ((all_wire_24[3] ^ all_wire_24[4]) & all_wire_24[5]),
                          all_wire_24[3] ^ all_wire_24[4] ^ all_wire_24[5]};
  wire         carry_23 = low_29[0] & high_30[0];
  wire [5:0]   all_wire_25 = consuming_c6[17:12];
  wire [1:0]   low_30 = {(all_wire_25[0] & all_wire_25[1]) |
                         ((all_wire_25[0] ^ all_wire_25[1]) & all_wire_25[2]),
                         all_wire_25[0] ^ all_wire_25[1] ^ all_wire_25[2]};
  wire [1:0]   high_31 = {(all_wire_25[3] & all_wire_25[4]) |
                          ((all_wire_25[3] ^ all_wire_25[4]) & all_wire_25[5]),
                          all_wire_25[3] ^ all_wire_25[4] ^ all_wire_25[5]};
  wire         carry_24 = low_30[0] & high_31[0];
  wire [5:0]   all_wire_26 = consuming_c6[23:18];
  wire [1:0]   low_31 = {(all_wire_26[0] & all_wire_26[1]) |
                         ((all_wire_26[0] ^ all_wire_26[1]) & all_wire_26[2]),
                         all_wire_26[0] ^ all_wire_26[1] ^ all_wire_26[2]};
  wire [1:0]   high_32 = {(all_wire_26[3] & all_wire_26[4]) |
                          ((all_wire_26[3] ^ all_wire_26[4]) & all_wire_26[5]),
                          all_wire_26[3] ^ all_wire_26[4] ^ all_wire_26[5]};
  wire         carry_25 = low_31[0] & high_32[0];
  wire [5:0]   all_wire_27 = consuming_c6[29:24];
  wire [1:0]   low_32 = {(all_wire_27[0] & all_wire_27[1]) |
                         ((all_wire_27[0] ^ all_wire_27[1]) & all_wire_27[2]),
                         all_wire_27[0] ^ all_wire_27[1] ^ all_wire_27[2]};
  wire [1:0]   high_33 = {(all_wire_27[3] & all_wire_27[4]) |
                          ((all_wire_27[3] ^ all_wire_27[4]) & all_wire_27[5]),
                          all_wire_27[3] ^ all_wire_27[4] ^ all_wire_27[5]};
  wire         carry_26 = low_32[0] & high_33[0];
  wire [5:0]   all_wire_28 = consuming_c6[35:30];
  wire [1:0]   low_33 = {(all_wire_28[0] & all_wire_28[1]) |
                         ((all_wire_28[0] ^ all_wire_28[1]) & all_wire_28[2]),
                         all_wire_28[0] ^ all_wire_28[1] ^ all_wire_28[2]};
  wire [1:0]   high_34 = {(all_wire_28[3] & all_wire_28[4]) |
                          ((all_wire_28[3] ^ all_wire_28[4]) & all_wire_28[5]),
                          all_wire_28[3] ^ all_wire_28[4] ^ all_wire_28[5]};
  wire         carry_27 = low_33[0] & high_34[0];
  wire [5:0]   all_wire_29 = consuming_c6[41:36];
  wire [1:0]   low_34 = {(all_wire_29[0] & all_wire_29[1]) |
                         ((all_wire_29[0] ^ all_wire_29[1]) & all_wire_29[2]),
                         all_wire_29[0] ^ all_wire_29[1] ^ all_wire_29[2]};
  wire [1:0]   high_35 = {(all_wire_29[3] & all_wire_29[4]) |
                          ((all_wire_29[3] ^ all_wire_29[4]) & all_wire_29[5]),
                          all_wire_29[3] ^ all_wire_29[4] ^ all_wire_29[5]};
  wire         carry_28 = low_34[0] & high_35[0];
  wire [5:0]   all_wire_30 = consuming_c6[47:42];
  wire [1:0]   low_35 = {(all_wire_30[0] & all_wire_30[1]) |
                         ((all_wire_30[0] ^ all_wire_30[1]) & all_wire_30[2]),
                         all_wire_30[0] ^ all_wire_30[1] ^ all_wire_30[2]};
  wire [1:0]   high_36 = {(all_wire_30[3] & all_wire_30[4]) |
                          ((all_wire_30[3] ^ all_wire_30[4]) & all_wire_30[5]),
                          all_wire_30[3] ^ all_wire_30[4] ^ all_wire_30[5]};
  wire         carry_29 = low_35[0] & high_36[0];
  wire [5:0]   all_wire_31 = consuming_c6[53:48];
  wire [1:0]   low_36 = {(all_wire_31[0] & all_wire_31[1]) |
                         ((all_wire_31[0] ^ all_wire_31[1]) & all_wire_31[2]),
                         all_wire_31[0] ^ all_wire_31[1] ^ all_wire_31[2]};
  wire [1:0]   high_37 = {(all_wire_31[3] & all_wire_31[4]) |
                          ((all_wire_31[3] ^ all_wire_31[4]) & all_wire_31[5]),
                          all_wire_31[3] ^ all_wire_31[4] ^ all_wire_31[5]};
  wire         carry_30 = low_36[0] & high_37[0];
  wire [5:0]   all_wire_32 = consuming_c6[59:54];
  wire [1:0]   low_37 = {(all_wire_32[0] & all_wire_32[1]) |
                         ((all_wire_32[0] ^ all_wire_32[1]) & all_wire_32[2]),
                         all_wire_32[0] ^ all_wire_32[1] ^ all_wire_32[2]};
  wire [1:0]   high_38 = {(all_wire_32[3] & all_wire_32[4]) |
                          ((all_wire_32[3] ^ all_wire_32[4]) & all_wire_32[5]),
                          all_wire_32[3] ^ all_wire_32[4] ^ all_wire_32[5]};
  wire         carry_31 = low_37[0] & high_38[0];
  wire [5:0]   all_wire_33 = consuming_c6[65:60];
  wire [1:0]   low_38 = {(all_wire_33[0] & all_wire_33[1]) |
                         ((all_wire_33[0] ^ all_wire_33[1]) & all_wire_33[2]),
                         all_wire_33[0] ^ all_wire_33[1] ^ all_wire_33[2]};
  wire [1:0]   high_39 = {(all_wire_33[3] & all_wire_33[4]) |
                          ((all_wire_33[3] ^ all_wire_33[4]) & all_wire_33[5]),
                          all_wire_33[3] ^ all_wire_33[4] ^ all_wire_33[5]};
  wire         carry_32 = low_38[0] & high_39[0];
  wire [5:0]   all_wire_34 = consuming_c6[71:66];
  wire [1:0]   low_39 = {(all_wire_34[0] & all_wire_34[1]) |
                         ((all_wire_34[0] ^ all_wire_34[1]) & all_wire_34[2]),
                         all_wire_34[0] ^ all_wire_34[1] ^ all_wire_34[2]};
  wire [1:0]   high_40 = {(all_wire_34[3] & all_wire_34[4]) |
                          ((all_wire_34[3] ^ all_wire_34[4]) & all_wire_34[5]),
                          all_wire_34[3] ^ all_wire_34[4] ^ all_wire_34[5]};
  wire         carry_33 = low_39[0] & high_40[0];
  wire [5:0]   all_wire_35 = consuming_c6[77:72];
  wire [1:0]   low_40 = {(all_wire_35[0] & all_wire_35[1]) |
                         ((all_wire_35[0] ^ all_wire_35[1]) & all_wire_35[2]),
                         all_wire_35[0] ^ all_wire_35[1] ^ all_wire_35[2]};
  wire [1:0]   high_41 = {(all_wire_35[3] & all_wire_35[4]) |
                          ((all_wire_35[3] ^ all_wire_35[4]) & all_wire_35[5]),
                          all_wire_35[3] ^ all_wire_35[4] ^ all_wire_35[5]};
  wire         carry_34 = low_40[0] & high_41[0];
  wire [5:0]   all_wire_36 = consuming_c6[83:78];
  wire [1:0]   low_41 = {(all_wire_36[0] & all_wire_36[1]) |
                         ((all_wire_36[0] ^ all_wire_36[1]) & all_wire_36[2]),
                         all_wire_36[0] ^ all_wire_36[1] ^ all_wire_36[2]};
  wire [1:0]   high_42 = {(all_wire_36[3] & all_wire_36[4]) |
                          ((all_wire_36[3] ^ all_wire_36[4]) & all_wire_36[5]),
                          all_wire_36[3] ^ all_wire_36[4] ^ all_wire_36[5]};
  wire         carry_35 = low_41[0] & high_42[0];
  wire [5:0]   all_wire_37 = consuming_c6[89:84];
  wire [1:0]   low_42 = {(all_wire_37[0] & all_wire_37[1]) |
                         ((all_wire_37[0] ^ all_wire_37[1]) & all_wire_37[2]),
                         all_wire_37[0] ^ all_wire_37[1] ^ all_wire_37[2]};
  wire [1:0]   high_43 = {(all_wire_37[3] & all_wire_37[4]) |
                          ((all_wire_37[3] ^ all_wire_37[4]) & all_wire_37[5]),
                          all_wire_37[3] ^ all_wire_37[4] ^ all_wire_37[5]};
  wire         carry_36 = low_42[0] & high_43[0];
  wire [5:0]   all_wire_38 = consuming_c6[95:90];
  wire [1:0]   low_43 = {(all_wire_38[0] & all_wire_38[1]) |
                         ((all_wire_38[0] ^ all_wire_38[1]) & all_wire_38[2]),
                         all_wire_38[0] ^ all_wire_38[1] ^ all_wire_38[2]};
  wire [1:0]   high_44 = {(all_wire_38[3] & all_wire_38[4]) |
                          ((all_wire_38[3] ^ all_wire_38[4]) & all_wire_38[5]),
                          all_wire_38[3] ^ all_wire_38[4] ^ all_wire_38[5]};
  wire         carry_37 = low_43[0] & high_44[0];
  wire [5:0]   all_wire_39 = consuming_c6[101:96];
  wire [1:0]   low_44 = {(all_wire_39[0] & all_wire_39[1]) |
                         ((all_wire_39[0] ^ all_wire_39[1]) & all_wire_39[2]),
                         all_wire_39[0] ^ all_wire_39[1] ^ all_wire_39[2]};
  wire [1:0]   high_45 = {(all_wire_39[3] & all_wire_39[4]) |
                          ((all_wire_39[3] ^ all_wire_39[4]) & all_wire_39[5]),
                          all_wire_39[3] ^ all_wire_39[4] ^ all_wire_39[5]};
  wire         carry_38 = low_44[0] & high_45[0];
  wire [5:0]   all_wire_40 = consuming_c6[107:102];
  wire [1:0]   low_45 = {(all_wire_40[0] & all_wire_40[1]) |
                         ((all_wire_40[0] ^ all_wire_40[1]) & all_wire_40[2]),
                         all_wire_40[0] ^ all_wire_40[1] ^ all_wire_40[2]};
  wire [1:0]   high_46 = {(all_wire_40[3] & all_wire_40[4]) |
                          ((all_wire_40[3] ^ all_wire_40[4]) & all_wire_40[5]),
                          all_wire_40[3] ^ all_wire_40[4] ^ all_wire_40[5]};
  wire         carry_39 = low_45[0] & high_46[0];
  wire [5:0]   all_wire_41 = consuming_c6[113:108];
  wire [1:0]   low_46 = {(all_wire_41[0] & all_wire_41[1]) |
                         ((all_wire_41[0] ^ all_wire_41[1]) & all_wire_41[2]),
                         all_wire_41[0] ^ all_wire_41[1] ^ all_wire_41[2]};
  wire [1:0]   high_47 = {(all_wire_41[3] & all_wire_41[4]) |
                          ((all_wire_41[3] ^ all_wire_41[4]) & all_wire_41[5]),
                          all_wire_41[3] ^ all_wire_41[4] ^ all_wire_41[5]};
  wire         carry_40 = low_46[0] & high_47[0];
  wire [5:0]   all_wire_42 = consuming_c6[119:114];
  wire [1:0]   low_47 = {(all_wire_42[0] & all_wire_42[1]) |
                         ((all_wire_42[0] ^ all_wire_42[1]) & all_wire_42[2]),
                         all_wire_42[0] ^ all_wire_42[1] ^ all_wire_42[2]};
  wire [1:0]   high_48 = {(all_wire_42[3] & all_wire_42[4]) |
                          ((all_wire_42[3] ^ all_wire_42[4]) & all_wire_42[5]),
                          all_wire_42[3] ^ all_wire_42[4] ^ all_wire_42[5]};
  wire         carry_41 = low_47[0] & high_48[0];
  wire [5:0]   all_wire_43 = consuming_c6[125:120];
  wire [1:0]   low_48 = {(all_wire_43[0] & all_wire_43[1]) |
                         ((all_wire_43[0] ^ all_wire_43[1]) & all_wire_43[2]),
                         all_wire_43[0] ^ all_wire_43[1] ^ all_wire_43[2]};
  wire [1:0]   high_49 = {(all_wire_43[3] & all_wire_43[4]) |
                          ((all_wire_43[3] ^ all_wire_43[4]) & all_wire_43[5]),
                          all_wire_43[3] ^ all_wire_43[4] ^ all_wire_43[5]};
  wire         carry_42 = low_48[0] & high_49[0];
  wire [5:0]   all_wire_44 = {4'd0, consuming_c6[127:126]};
  wire [1:0]   low_49 = {all_wire_44[0] & all_wire_44[1], all_wire_44[0] ^ all_wire_44[1]};
  wire [3:0]   low_50 = {1'b0, receive1_0} + {1'b0, receive1_1};
  wire [3:0]   low_high_4 = {1'b0, receive1_2} + {1'b0, receive1_3};
  wire [4:0]   low_51 = {1'b0, low_50} + {1'b0, low_high_4};
  wire [3:0]   high_low_3 = {1'b0, receive1_4} + {1'b0, receive1_5};
  wire [3:0]   high_50 = {1'b0, receive1_6} + {1'b0, receive1_7};
  wire [4:0]   high_51 = {1'b0, high_low_3} + {1'b0, high_50};
  wire [3:0]   low_52 = {1'b0, receive1_8} + {1'b0, receive1_9};
  wire [3:0]   low_high_5 = {1'b0, receive1_10} + {1'b0, receive1_11};
  wire [4:0]   low_53 = {1'b0, low_52} + {1'b0, low_high_5};
  wire [3:0]   high_low_4 = {1'b0, receive1_12} + {1'b0, receive1_13};
  wire [3:0]   high_52 = {1'b0, receive1_14} + {1'b0, receive1_15};
  wire [4:0]   high_53 = {1'b0, high_low_4} + {1'b0, high_52};
  wire [3:0]   low_high_6 = {1'b0, receive1_17} + {1'b0, receive1_18};
  wire [4:0]   low_54 = {1'b0, 1'b0, receive1_16} + {1'b0, low_high_6};
  wire [3:0]   high_54 = {1'b0, receive1_20} + {1'b0, receive1_21};
  wire [4:0]   high_55 = {1'b0, 1'b0, receive1_19} + {1'b0, high_54};
  wire [6:0]   high_56 = {1'b0, receive2_1} + {1'b0, receive2_2};
  wire [6:0]   last_first = ~(end_c6 - 7'd1);
  wire [6:0]   packets_2 = ~last_place - first_sub_c9;

  OldestOne_128 gap (
    .clk(clk),
    .ring(gap_ring_c1),
    .first(start_c1),
    .some(gap_some),
    .at_first(gap_at_first),
    .any(gap_any),
    .more(gap_more),
    .place(gap_place)
  );

  RingRange_128 run (
    .clk(clk),
    .from(start_c4),
    .behind(end_wire),
    .any(is_whole),
    .places(run_places)
  );

  OldestOne_128 last (
    .clk(clk),
    .ring({ends_c6[0], ends_c6[1], ends_c6[2], ends_c6[3], ends_c6[4], ends_c6[5], ends_c6[6], ends_c6[7],
           ends_c6[8], ends_c6[9], ends_c6[10], ends_c6[11], ends_c6[12], ends_c6[13], ends_c6[14],
           ends_c6[15], ends_c6[16], ends_c6[17], ends_c6[18], ends_c6[19], ends_c6[20], ends_c6[21],
           ends_c6[22], ends_c6[23], ends_c6[24], ends_c6[25], ends_c6[26], ends_c6[27], ends_c6[28],
           ends_c6[29], ends_c6[30], ends_c6[31], ends_c6[32], ends_c6[33], ends_c6[34], ends_c6[35],
           ends_c6[36], ends_c6[37], ends_c6[38], ends_c6[39], ends_c6[40], ends_c6[41], ends_c6[42],
           ends_c6[43], ends_c6[44], ends_c6[45], ends_c6[46], ends_c6[47], ends_c6[48], ends_c6[49],
           ends_c6[50], ends_c6[51], ends_c6[52], ends_c6[53], ends_c6[54], ends_c6[55], ends_c6[56],
           ends_c6[57], ends_c6[58], ends_c6[59], ends_c6[60], ends_c6[61], ends_c6[62], ends_c6[63],
           ends_c6[64], ends_c6[65], ends_c6[66], ends_c6[67], ends_c6[68], ends_c6[69], ends_c6[70],
           ends_c6[71], ends_c6[72], ends_c6[73], ends_c6[74], ends_c6[75], ends_c6[76], ends_c6[77],
           ends_c6[78], ends_c6[79], ends_c6[80], ends_c6[81], ends_c6[82], ends_c6[83], ends_c6[84],
           ends_c6[85], ends_c6[86], ends_c6[87], ends_c6[88], ends_c6[89], ends_c6[90], ends_c6[91],
           ends_c6[92], ends_c6[93], ends_c6[94], ends_c6[95], ends_c6[96], ends_c6[97], ends_c6[98],
           ends_c6[99], ends_c6[100], ends_c6[101], ends_c6[102], ends_c6[103], ends_c6[104], ends_c6[105],
           ends_c6[106], ends_c6[107], ends_c6[108], ends_c6[109], ends_c6[110], ends_c6[111], ends_c6[112],
           ends_c6[113], ends_c6[114], ends_c6[115], ends_c6[116], ends_c6[117], ends_c6[118], ends_c6[119],
           ends_c6[120], ends_c6[121], ends_c6[122], ends_c6[123], ends_c6[124], ends_c6[125], ends_c6[126],
           ends_c6[127]}),
    .first(last_first),
    .some(last_some),
    .at_first(last_at_first),
    .any(last_any),
    .more(last_more),
    .place(last_place)
  );

  // body
  always @(posedge clk) begin
    // ---- timeline received, cycle 1
    expected_7_c1_c3 <= {expected_7_c1_c3[1:0], expected[7]};
    gap_ring_c1 <= ~(received ^ {rows_15, rows_14, rows_13, rows_12, rows_11, rows_10, rows_9, rows_8, rows_7,
                                 rows_6, rows_5, rows_4, rows_3, rows_2, rows_1, rows_0});
    start_c1 <= start;
    // ---- timeline received, cycle 2
    start_c2_c3 <= {start_c2_c3[6:0], start_c1};
    // ---- timeline received, cycle 4
    expected_7_c4 <= expected_7_c1_c3[2];
    start_c4 <= start_c2_c3[13:7];
    // ---- timeline received, cycle 5
    start_c5 <= start_c4;
    end_c5 <= end_wire;
    lines <= {{~(16'hffff << start_c4[6:3]), 1'b1} ^ {17{expected_7_c4}}, ~(8'hff << start_c4[2:0])};
    length <= packets;
    // ---- timeline received, cycle 6
    start_c6 <= start_c5;
    end_c6 <= end_c5;
    length_c6_c9 <= {length_c6_c9[23:0], length};
    consuming_c6 <= (consuming ^ {rows_2_15, rows_2_14, rows_2_13, rows_2_12, rows_2_11, rows_2_10, rows_2_9,
                                  rows_2_8, rows_2_7, rows_2_6, rows_2_5, rows_2_4, rows_2_3, rows_2_2,
                                  rows_2_1, rows_2_0}) & run_places;
    ends_c6 <= (ends ^ {rows_2_15, rows_2_14, rows_2_13, rows_2_12, rows_2_11, rows_2_10, rows_2_9, rows_2_8,
                        rows_2_7, rows_2_6, rows_2_5, rows_2_4, rows_2_3, rows_2_2, rows_2_1, rows_2_0}) &
               run_places;
    // ---- timeline received, cycle 10
    run_length <= length_c6_c9[31:24];
  end

  // last
  always @(posedge clk) begin
    // ---- timeline received, cycle 7
    first_sub_c7_c8 <= {first_sub_c7_c8[6:0], start_c6 - 7'd1};
    // ---- timeline received, cycle 9
    first_sub_c9 <= first_sub_c7_c8[13:7];
    // ---- timeline received, cycle 10
    run_complete <= last_any ? {packets_2 == 7'd0, packets_2} : 8'd0;
  end

  // sum: message1_0 to message1_21
  always @(posedge clk) begin
    // ---- timeline received, cycle 7
    message1_0 <= {(low[1] & high[1]) | ((low[1] ^ high[1]) & carry), low[1] ^ high[1] ^ carry,
                   low[0] ^ high[0]};
    message1_1 <= {(low_2[1] & high_2[1]) | ((low_2[1] ^ high_2[1]) & carry_2),
                   low_2[1] ^ high_2[1] ^ carry_2, low_2[0] ^ high_2[0]};
    message1_2 <= {(low_3[1] & high_3[1]) | ((low_3[1] ^ high_3[1]) & carry_3),
                   low_3[1] ^ high_3[1] ^ carry_3, low_3[0] ^ high_3[0]};
    message1_3 <= {(low_4[1] & high_4[1]) | ((low_4[1] ^ high_4[1]) & carry_4),
                   low_4[1] ^ high_4[1] ^ carry_4, low_4[0] ^ high_4[0]};
    message1_4 <= {(low_5[1] & high_5[1]) | ((low_5[1] ^ high_5[1]) & carry_5),
                   low_5[1] ^ high_5[1] ^ carry_5, low_5[0] ^ high_5[0]};
    message1_5 <= {(low_6[1] & high_6[1]) | ((low_6[1] ^ high_6[1]) & carry_6),
                   low_6[1] ^ high_6[1] ^ carry_6, low_6[0] ^ high_6[0]};
    message1_6 <= {(low_7[1] & high_7[1]) | ((low_7[1] ^ high_7[1]) & carry_7),
                   low_7[1] ^ high_7[1] ^ carry_7, low_7[0] ^ high_7[0]};
    message1_7 <= {(low_8[1] & high_8[1]) | ((low_8[1] ^ high_8[1]) & carry_8),
                   low_8[1] ^ high_8[1] ^ carry_8, low_8[0] ^ high_8[0]};
    message1_8 <= {(low_9[1] & high_9[1]) | ((low_9[1] ^ high_9[1]) & carry_9),
                   low_9[1] ^ high_9[1] ^ carry_9, low_9[0] ^ high_9[0]};
    message1_9 <= {(low_10[1] & high_10[1]) | ((low_10[1] ^ high_10[1]) & carry_10),
                   low_10[1] ^ high_10[1] ^ carry_10, low_10[0] ^ high_10[0]};
    message1_10 <= {(low_11[1] & high_11[1]) | ((low_11[1] ^ high_11[1]) & carry_11),
                    low_11[1] ^ high_11[1] ^ carry_11, low_11[0] ^ high_11[0]};
    message1_11 <= {(low_12[1] & high_12[1]) | ((low_12[1] ^ high_12[1]) & carry_12),
                    low_12[1] ^ high_12[1] ^ carry_12, low_12[0] ^ high_12[0]};
    message1_12 <= {(low_13[1] & high_13[1]) | ((low_13[1] ^ high_13[1]) & carry_13),
                    low_13[1] ^ high_13[1] ^ carry_13, low_13[0] ^ high_13[0]};
    message1_13 <= {(low_14[1] & high_14[1]) | ((low_14[1] ^ high_14[1]) & carry_14),
                    low_14[1] ^ high_14[1] ^ carry_14, low_14[0] ^ high_14[0]};
    message1_14 <= {(low_15[1] & high_15[1]) | ((low_15[1] ^ high_15[1]) & carry_15),
                    low_15[1] ^ high_15[1] ^ carry_15, low_15[0] ^ high_15[0]};
    message1_15 <= {(low_16[1] & high_16[1]) | ((low_16[1] ^ high_16[1]) & carry_16),
                    low_16[1] ^ high_16[1] ^ carry_16, low_16[0] ^ high_16[0]};
    message1_16 <= {(low_17[1] & high_17[1]) | ((low_17[1] ^ high_17[1]) & carry_17),
                    low_17[1] ^ high_17[1] ^ carry_17, low_17[0] ^ high_17[0]};
    message1_17 <= {(low_18[1] & high_18[1]) | ((low_18[1] ^ high_18[1]) & carry_18),
                    low_18[1] ^ high_18[1] ^ carry_18, low_18[0] ^ high_18[0]};
    message1_18 <= {(low_19[1] & high_19[1]) | ((low_19[1] ^ high_19[1]) & carry_19),
                    low_19[1] ^ high_19[1] ^ carry_19, low_19[0] ^ high_19[0]};
    message1_19 <= {(low_20[1] & high_20[1]) | ((low_20[1] ^ high_20[1]) & carry_20),
                    low_20[1] ^ high_20[1] ^ carry_20, low_20[0] ^ high_20[0]};
    message1_20 <= {(low_21[1] & high_21[1]) | ((low_21[1] ^ high_21[1]) & carry_21),
                    low_21[1] ^ high_21[1] ^ carry_21, low_21[0] ^ high_21[0]};
    message1_21 <= {1'b0, low_22};
  end

  // sum: receive1_0 to run_receives
  always @(posedge clk) begin
    // ---- timeline received, cycle 7
    receive1_0 <= {(low_28[1] & high_29[1]) | ((low_28[1] ^ high_29[1]) & carry_22),
                   low_28[1] ^ high_29[1] ^ carry_22, low_28[0] ^ high_29[0]};
    receive1_1 <= {(low_29[1] & high_30[1]) | ((low_29[1] ^ high_30[1]) & carry_23),
                   low_29[1] ^ high_30[1] ^ carry_23, low_29[0] ^ high_30[0]};
    receive1_2 <= {(low_30[1] & high_31[1]) | ((low_30[1] ^ high_31[1]) & carry_24),
                   low_30[1] ^ high_31[1] ^ carry_24, low_30[0] ^ high_31[0]};
    receive1_3 <= {(low_31[1] & high_32[1]) | ((low_31[1] ^ high_32[1]) & carry_25),
                   low_31[1] ^ high_32[1] ^ carry_25, low_31[0] ^ high_32[0]};
    receive1_4 <= {(low_32[1] & high_33[1]) | ((low_32[1] ^ high_33[1]) & carry_26),
                   low_32[1] ^ high_33[1] ^ carry_26, low_32[0] ^ high_33[0]};
    receive1_5 <= {(low_33[1] & high_34[1]) | ((low_33[1] ^ high_34[1]) & carry_27),
                   low_33[1] ^ high_34[1] ^ carry_27, low_33[0] ^ high_34[0]};
    receive1_6 <= {(low_34[1] & high_35[1]) | ((low_34[1] ^ high_35[1]) & carry_28),
                   low_34[1] ^ high_35[1] ^ carry_28, low_34[0] ^ high_35[0]};
    receive1_7 <= {(low_35[1] & high_36[1]) | ((low_35[1] ^ high_36[1]) & carry_29),
                   low_35[1] ^ high_36[1] ^ carry_29, low_35[0] ^ high_36[0]};
    receive1_8 <= {(low_36[1] & high_37[1]) | ((low_36[1] ^ high_37[1]) & carry_30),
                   low_36[1] ^ high_37[1] ^ carry_30, low_36[0] ^ high_37[0]};
    receive1_9 <= {(low_37[1] & high_38[1]) | ((low_37[1] ^ high_38[1]) & carry_31),
                   low_37[1] ^ high_38[1] ^ carry_31, low_37[0] ^ high_38[0]};
    receive1_10 <= {(low_38[1] & high_39[1]) | ((low_38[1] ^ high_39[1]) & carry_32),
                    low_38[1] ^ high_39[1] ^ carry_32, low_38[0] ^ high_39[0]};
    receive1_11 <= {(low_39[1] & high_40[1]) | ((low_39[1] ^ high_40[1]) & carry_33),
                    low_39[1] ^ high_40[1] ^ carry_33, low_39[0] ^ high_40[0]};
    receive1_12 <= {(low_40[1] & high_41[1]) | ((low_40[1] ^ high_41[1]) & carry_34),
                    low_40[1] ^ high_41[1] ^ carry_34, low_40[0] ^ high_41[0]};
    receive1_13 <= {(low_41[1] & high_42[1]) | ((low_41[1] ^ high_42[1]) & carry_35),
                    low_41[1] ^ high_42[1] ^ carry_35, low_41[0] ^ high_42[0]};
    receive1_14 <= {(low_42[1] & high_43[1]) | ((low_42[1] ^ high_43[1]) & carry_36),
                    low_42[1] ^ high_43[1] ^ carry_36, low_42[0] ^ high_43[0]};
    receive1_15 <= {(low_43[1] & high_44[1]) | ((low_43[1] ^ high_44[1]) & carry_37),
                    low_43[1] ^ high_44[1] ^ carry_37, low_43[0] ^ high_44[0]};
    receive1_16 <= {(low_44[1] & high_45[1]) | ((low_44[1] ^ high_45[1]) & carry_38),
                    low_44[1] ^ high_45[1] ^ carry_38, low_44[0] ^ high_45[0]};
    receive1_17 <= {(low_45[1] & high_46[1]) | ((low_45[1] ^ high_46[1]) & carry_39),
                    low_45[1] ^ high_46[1] ^ carry_39, low_45[0] ^ high_46[0]};
    receive1_18 <= {(low_46[1] & high_47[1]) | ((low_46[1] ^ high_47[1]) & carry_40),
                    low_46[1] ^ high_47[1] ^ carry_40, low_46[0] ^ high_47[0]};
    receive1_19 <= {(low_47[1] & high_48[1]) | ((low_47[1] ^ high_48[1]) & carry_41),
                    low_47[1] ^ high_48[1] ^ carry_41, low_47[0] ^ high_48[0]};
    receive1_20 <= {(low_48[1] & high_49[1]) | ((low_48[1] ^ high_49[1]) & carry_42),
                    low_48[1] ^ high_49[1] ^ carry_42, low_48[0] ^ high_49[0]};
    receive1_21 <= {1'b0, low_49};
    // ---- timeline received, cycle 8
    message2_0 <= {1'b0, low_24} + {1'b0, high_23};
    message2_1 <= {1'b0, low_26} + {1'b0, high_25};
    message2_2 <= {1'b0, low_27} + {1'b0, high_27};
    receive2_0 <= {1'b0, low_51} + {1'b0, high_51};
    receive2_1 <= {1'b0, low_53} + {1'b0, high_53};
    receive2_2 <= {1'b0, low_54} + {1'b0, high_55};
    // ---- timeline received, cycle 9
    message4_0_c9 <= {1'b0, 1'b0, message2_0} + {1'b0, high_28};
    receive4_0_c9 <= {1'b0, 1'b0, receive2_0} + {1'b0, high_56};
    // ---- timeline received, cycle 10
    run_messages <= message4_0_c9;
    run_receives <= receive4_0_c9;
  end

  wire        _unused = &{1'b0, rst, gap_some, gap_at_first, gap_more, last_some, last_at_first, last_more,
                          all_wire_22[5:2], all_wire_44[5:2]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_run_is_no_longer_than_the_window: assert (packets <= 8'd128);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(packets <= 8'd128)) begin
    $display("Frontier.java: HDL801: claim 'a run is no longer than the window' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
