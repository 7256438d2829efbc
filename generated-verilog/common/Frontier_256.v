`default_nettype none

// Frontier_256: counts the packets that have arrived without a gap, and the messages that end among them.
// Generated from Frontier.java.
// timeline received: 10 cycles, 128 registers (1320 bits), of these 18 (130 bits) only wait
module Frontier_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] received,  // cycle 0: entry i is for the PSN of the window that is i modulo the window: marked = it has arrived
  input  wire [255:0] ends,  // cycle 5: marked = that packet ends a message; counts where received
  input  wire [255:0] consuming,  // cycle 5: marked = that message consumes a receive WQE; counts where received
  input  wire [8:0]   expected,  // cycle 0: the expected PSN, as many low bits as the index and one more
  output reg  [8:0]   length,  // cycle 5: length of the run
  (* shreg_extract = "no" *)
  output reg  [8:0]   run_length,  // cycle 10: packets, 0 to window
  output reg  [8:0]   run_messages,  // cycle 10: messages that end in the run
  output reg  [8:0]   run_receives,  // cycle 10: receive WQEs that these consume
  output reg  [8:0]   run_complete  // cycle 10: packets of the run up to the last end of a message; 0 when none ends
);
  // ---- timeline received, cycle 1
  reg  [2:0]   expected_8_c1_c3;
  reg  [255:0] gap_ring_c1;
  reg  [7:0]   start_c1;
  // ---- timeline received, cycle 2
  reg  [15:0]  start_c2_c3;
  // ---- timeline received, cycle 4
  (* shreg_extract = "no" *)
  reg  [7:0]   start_c4;
  (* shreg_extract = "no" *)
  reg          expected_8_c4;
  // ---- timeline received, cycle 5
  reg  [32:0]  lines;
  reg  [7:0]   start_c5;
  reg  [7:0]   end_c5;
  // ---- timeline received, cycle 6
  reg  [255:0] ends_c6;
  reg  [255:0] consuming_c6;
  reg  [7:0]   end_c6;
  reg  [7:0]   start_c6;
  reg  [35:0]  length_c6_c9;
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
  reg  [2:0]   message1_16;
  reg  [2:0]   message1_17;
  reg  [2:0]   message1_18;
  reg  [2:0]   message1_19;
  reg  [2:0]   message1_20;
  reg  [2:0]   message1_21;
  reg  [2:0]   message1_22;
  reg  [2:0]   message1_23;
  reg  [2:0]   message1_24;
  reg  [2:0]   message1_25;
  reg  [2:0]   message1_26;
  reg  [2:0]   message1_27;
  reg  [2:0]   message1_28;
  reg  [2:0]   message1_29;
  reg  [2:0]   message1_30;
  reg  [2:0]   message1_31;
  reg  [2:0]   message1_32;
  reg  [2:0]   message1_33;
  reg  [2:0]   message1_34;
  reg  [2:0]   message1_35;
  reg  [2:0]   message1_36;
  reg  [2:0]   message1_37;
  reg  [2:0]   message1_38;
  reg  [2:0]   message1_39;
  reg  [2:0]   message1_41;
  reg  [2:0]   message1_42;
  reg  [2:0]   message1_40;
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
  reg  [2:0]   receive1_16;
  reg  [2:0]   receive1_17;
  reg  [2:0]   receive1_18;
  reg  [2:0]   receive1_19;
  reg  [2:0]   receive1_20;
  reg  [2:0]   receive1_21;
  reg  [2:0]   receive1_22;
  reg  [2:0]   receive1_23;
  reg  [2:0]   receive1_24;
  reg  [2:0]   receive1_25;
  reg  [2:0]   receive1_26;
  reg  [2:0]   receive1_27;
  reg  [2:0]   receive1_28;
  reg  [2:0]   receive1_29;
  reg  [2:0]   receive1_30;
  reg  [2:0]   receive1_31;
  reg  [2:0]   receive1_32;
  reg  [2:0]   receive1_33;
  reg  [2:0]   receive1_34;
  reg  [2:0]   receive1_35;
  reg  [2:0]   receive1_36;
  reg  [2:0]   receive1_37;
  reg  [2:0]   receive1_38;
  reg  [2:0]   receive1_39;
  reg  [2:0]   receive1_41;
  reg  [2:0]   receive1_42;
  reg  [2:0]   receive1_40;
  reg  [15:0]  first_sub_c7_c8;
  // ---- timeline received, cycle 8
  reg  [5:0]   message2_1;
  reg  [5:0]   message2_2;
  reg  [5:0]   message2_0;
  reg  [4:0]   message2_5;
  reg  [5:0]   message2_4;
  reg  [5:0]   message2_3;
  reg  [5:0]   receive2_1;
  reg  [5:0]   receive2_2;
  reg  [5:0]   receive2_0;
  reg  [4:0]   receive2_5;
  reg  [5:0]   receive2_4;
  reg  [5:0]   receive2_3;
  // ---- timeline received, cycle 9
  (* shreg_extract = "no" *)
  reg  [7:0]   first_sub_c9;
  reg  [8:0]   message4_0_c9;
  reg  [8:0]   receive4_0_c9;
  wire         gap_some;
  wire         gap_at_first;
  wire         gap_any;
  wire         gap_more;
  wire [7:0]   gap_place;
  wire [255:0] run_places;
  wire         last_some;
  wire         last_at_first;
  wire         last_any;
  wire         last_more;
  wire [7:0]   last_place;

  wire [7:0]   start = expected[7:0];
  wire [16:0]  _rows_xor = {~(16'hffff << start[7:4]), 1'b1} ^ {17{expected[8]}};
  wire [15:0]  column = ~(16'hffff << start[3:0]);
  wire [15:0]  rows_0 = (column & {16{_rows_xor[0]}}) | (~column & {16{_rows_xor[1]}});
  wire [15:0]  rows_1 = (column & {16{_rows_xor[1]}}) | (~column & {16{_rows_xor[2]}});
  wire [15:0]  rows_2 = (column & {16{_rows_xor[2]}}) | (~column & {16{_rows_xor[3]}});
  wire [15:0]  rows_3 = (column & {16{_rows_xor[3]}}) | (~column & {16{_rows_xor[4]}});
  wire [15:0]  rows_4 = (column & {16{_rows_xor[4]}}) | (~column & {16{_rows_xor[5]}});
  wire [15:0]  rows_5 = (column & {16{_rows_xor[5]}}) | (~column & {16{_rows_xor[6]}});
  wire [15:0]  rows_6 = (column & {16{_rows_xor[6]}}) | (~column & {16{_rows_xor[7]}});
  wire [15:0]  rows_7 = (column & {16{_rows_xor[7]}}) | (~column & {16{_rows_xor[8]}});
  wire [15:0]  rows_8 = (column & {16{_rows_xor[8]}}) | (~column & {16{_rows_xor[9]}});
  wire [15:0]  rows_9 = (column & {16{_rows_xor[9]}}) | (~column & {16{_rows_xor[10]}});
  wire [15:0]  rows_10 = (column & {16{_rows_xor[10]}}) | (~column & {16{_rows_xor[11]}});
  wire [15:0]  rows_11 = (column & {16{_rows_xor[11]}}) | (~column & {16{_rows_xor[12]}});
  wire [15:0]  rows_12 = (column & {16{_rows_xor[12]}}) | (~column & {16{_rows_xor[13]}});
  wire [15:0]  rows_13 = (column & {16{_rows_xor[13]}}) | (~column & {16{_rows_xor[14]}});
  wire [15:0]  rows_14 = (column & {16{_rows_xor[14]}}) | (~column & {16{_rows_xor[15]}});
  wire [15:0]  rows_15 = (column & {16{_rows_xor[15]}}) | (~column & {16{_rows_xor[16]}});
  wire [7:0]   end_wire = gap_any ? gap_place : start_c4;
  wire         is_whole = ~gap_any;
  wire [8:0]   packets = {is_whole, end_wire - start_c4};
  wire [15:0]  column_2 = lines[15:0];
  wire [15:0]  rows_2_0 = (column_2 & {16{lines[16]}}) | (~column_2 & {16{lines[17]}});
  wire [15:0]  rows_2_1 = (column_2 & {16{lines[17]}}) | (~column_2 & {16{lines[18]}});
  wire [15:0]  rows_2_2 = (column_2 & {16{lines[18]}}) | (~column_2 & {16{lines[19]}});
  wire [15:0]  rows_2_3 = (column_2 & {16{lines[19]}}) | (~column_2 & {16{lines[20]}});
  wire [15:0]  rows_2_4 = (column_2 & {16{lines[20]}}) | (~column_2 & {16{lines[21]}});
  wire [15:0]  rows_2_5 = (column_2 & {16{lines[21]}}) | (~column_2 & {16{lines[22]}});
  wire [15:0]  rows_2_6 = (column_2 & {16{lines[22]}}) | (~column_2 & {16{lines[23]}});
  wire [15:0]  rows_2_7 = (column_2 & {16{lines[23]}}) | (~column_2 & {16{lines[24]}});
  wire [15:0]  rows_2_8 = (column_2 & {16{lines[24]}}) | (~column_2 & {16{lines[25]}});
  wire [15:0]  rows_2_9 = (column_2 & {16{lines[25]}}) | (~column_2 & {16{lines[26]}});
  wire [15:0]  rows_2_10 = (column_2 & {16{lines[26]}}) | (~column_2 & {16{lines[27]}});
  wire [15:0]  rows_2_11 = (column_2 & {16{lines[27]}}) | (~column_2 & {16{lines[28]}});
  wire [15:0]  rows_2_12 = (column_2 & {16{lines[28]}}) | (~column_2 & {16{lines[29]}});
  wire [15:0]  rows_2_13 = (column_2 & {16{lines[29]}}) | (~column_2 & {16{lines[30]}});
  wire [15:0]  rows_2_14 = (column_2 & {16{lines[30]}}) | (~column_2 & {16{lines[31]}});
  wire [15:0]  rows_2_15 = (column_2 & {16{lines[31]}}) | (~column_2 & {16{lines[32]}});
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
  wire [5:0]   all_wire_22 = ends_c6[131:126];
  wire [1:0]   low_22 = {(all_wire_22[0] & all_wire_22[1]) |
                         ((all_wire_22[0] ^ all_wire_22[1]) & all_wire_22[2]),
                         all_wire_22[0] ^ all_wire_22[1] ^ all_wire_22[2]};
  wire [1:0]   high_22 = {(all_wire_22[3] & all_wire_22[4]) |
                          ((all_wire_22[3] ^ all_wire_22[4]) & all_wire_22[5]),
                          all_wire_22[3] ^ all_wire_22[4] ^ all_wire_22[5]};
  wire         carry_22 = low_22[0] & high_22[0];
  wire [5:0]   all_wire_23 = ends_c6[137:132];
  wire [1:0]   low_23 = {(all_wire_23[0] & all_wire_23[1]) |
                         ((all_wire_23[0] ^ all_wire_23[1]) & all_wire_23[2]),
                         all_wire_23[0] ^ all_wire_23[1] ^ all_wire_23[2]};
  wire [1:0]   high_23 = {(all_wire_23[3] & all_wire_23[4]) |
                          ((all_wire_23[3] ^ all_wire_23[4]) & all_wire_23[5]),
                          all_wire_23[3] ^ all_wire_23[4] ^ all_wire_23[5]};
  wire         carry_23 = low_23[0] & high_23[0];
  wire [5:0]   all_wire_24 = ends_c6[143:138];
  wire [1:0]   low_24 = {(all_wire_24[0] & all_wire_24[1]) |
                         ((all_wire_24[0] ^ all_wire_24[1]) & all_wire_24[2]),
                         all_wire_24[0] ^ all_wire_24[1] ^ all_wire_24[2]};
  wire [1:0]   high_24 = {(all_wire_24[3] & all_wire_24[4]) |
                          ((all_wire_24[3] ^ all_wire_24[4]) & all_wire_24[5]),
                          all_wire_24[3] ^ all_wire_24[4] ^ all_wire_24[5]};
  wire         carry_24 = low_24[0] & high_24[0];
  wire [5:0]   all_wire_25 = ends_c6[149:144];
  wire [1:0]   low_25 = {(all_wire_25[0] & all_wire_25[1]) |
                         ((all_wire_25[0] ^ all_wire_25[1]) & all_wire_25[2]),
                         all_wire_25[0] ^ all_wire_25[1] ^ all_wire_25[2]};
  wire [1:0]   high_25 = {(all_wire_25[3] & all_wire_25[4]) |
                          ((all_wire_25[3] ^ all_wire_25[4]) & all_wire_25[5]),
                          all_wire_25[3] ^ all_wire_25[4] ^ all_wire_25[5]};
  wire         carry_25 = low_25[0] & high_25[0];
  wire [5:0]   all_wire_26 = ends_c6[155:150];
  wire [1:0]   low_26 = {(all_wire_26[0] & all_wire_26[1]) |
                         ((all_wire_26[0] ^ all_wire_26[1]) & all_wire_26[2]),
                         all_wire_26[0] ^ all_wire_26[1] ^ all_wire_26[2]};
  wire [1:0]   high_26 = {(all_wire_26[3] & all_wire_26[4]) |
                          ((all_wire_26[3] ^ all_wire_26[4]) & all_wire_26[5]),
                          all_wire_26[3] ^ all_wire_26[4] ^ all_wire_26[5]};
  wire         carry_26 = low_26[0] & high_26[0];
  wire [5:0]   all_wire_27 = ends_c6[161:156];
  wire [1:0]   low_27 = {(all_wire_27[0] & all_wire_27[1]) |
                         ((all_wire_27[0] ^ all_wire_27[1]) & all_wire_27[2]),
                         all_wire_27[0] ^ all_wire_27[1] ^ all_wire_27[2]};
  wire [1:0]   high_27 = {(all_wire_27[3] & all_wire_27[4]) |
                          ((all_wire_27[3] ^ all_wire_27[4]) & all_wire_27[5]),
                          all_wire_27[3] ^ all_wire_27[4] ^ all_wire_27[5]};
  wire         carry_27 = low_27[0] & high_27[0];
  wire [5:0]   all_wire_28 = ends_c6[167:162];
  wire [1:0]   low_28 = {(all_wire_28[0] & all_wire_28[1]) |
                         ((all_wire_28[0] ^ all_wire_28[1]) & all_wire_28[2]),
                         all_wire_28[0] ^ all_wire_28[1] ^ all_wire_28[2]};
  wire [1:0]   high_28 = {(all_wire_28[3] & all_wire_28[4]) |
                          ((all_wire_28[3] ^ all_wire_28[4]) & all_wire_28[5]),
                          all_wire_28[3] ^ all_wire_28[4] ^ all_wire_28[5]};
  wire         carry_28 = low_28[0] & high_28[0];
  wire [5:0]   all_wire_29 = ends_c6[173:168];
  wire [1:0]   low_29 = {(all_wire_29[0] & all_wire_29[1]) |
                         ((all_wire_29[0] ^ all_wire_29[1]) & all_wire_29[2]),
                         all_wire_29[0] ^ all_wire_29[1] ^ all_wire_29[2]};
  wire [1:0]   high_29 = {(all_wire_29[3] & all_wire_29[4]) |
                          ((all_wire_29[3] ^ all_wire_29[4]) & all_wire_29[5]),
                          all_wire_29[3] ^ all_wire_29[4] ^ all_wire_29[5]};
  wire         carry_29 = low_29[0] & high_29[0];
  wire [5:0]   all_wire_30 = ends_c6[179:174];
  wire [1:0]   low_30 = {(all_wire_30[0] & all_wire_30[1]) |
                         ((all_wire_30[0] ^ all_wire_30[1]) & all_wire_30[2]),
                         all_wire_30[0] ^ all_wire_30[1] ^ all_wire_30[2]};
  wire [1:0]   high_30 = {(all_wire_30[3] & all_wire_30[4]) |
                          ((all_wire_30[3] ^ all_wire_30[4]) & all_wire_30[5]),
                          all_wire_30[3] ^ all_wire_30[4] ^ all_wire_30[5]};
  wire         carry_30 = low_30[0] & high_30[0];
  wire [5:0]   all_wire_31 = ends_c6[185:180];
  wire [1:0]   low_31 = {(all_wire_31[0] & all_wire_31[1]) |
                         ((all_wire_31[0] ^ all_wire_31[1]) & all_wire_31[2]),
                         all_wire_31[0] ^ all_wire_31[1] ^ all_wire_31[2]};
  wire [1:0]   high_31 = {(all_wire_31[3] & all_wire_31[4]) |
                          ((all_wire_31[3] ^ all_wire_31[4]) & all_wire_31[5]),
                          all_wire_31[3] ^ all_wire_31[4] ^ all_wire_31[5]};
  wire         carry_31 = low_31[0] & high_31[0];
  wire [5:0]   all_wire_32 = ends_c6[191:186];
  wire [1:0]   low_32 = {(all_wire_32[0] & all_wire_32[1]) |
                         ((all_wire_32[0] ^ all_wire_32[1]) & all_wire_32[2]),
                         all_wire_32[0] ^ all_wire_32[1] ^ all_wire_32[2]};
  wire [1:0]   high_32 = {(all_wire_32[3] & all_wire_32[4]) |
                          ((all_wire_32[3] ^ all_wire_32[4]) & all_wire_32[5]),
                          all_wire_32[3] ^ all_wire_32[4] ^ all_wire_32[5]};
  wire         carry_32 = low_32[0] & high_32[0];
  wire [5:0]   all_wire_33 = ends_c6[197:192];
  wire [1:0]   low_33 = {(all_wire_33[0] & all_wire_33[1]) |
                         ((all_wire_33[0] ^ all_wire_33[1]) & all_wire_33[2]),
                         all_wire_33[0] ^ all_wire_33[1] ^ all_wire_33[2]};
  wire [1:0]   high_33 = {(all_wire_33[3] & all_wire_33[4]) |
                          ((all_wire_33[3] ^ all_wire_33[4]) & all_wire_33[5]),
                          all_wire_33[3] ^ all_wire_33[4] ^ all_wire_33[5]};
  wire         carry_33 = low_33[0] & high_33[0];
  wire [5:0]   all_wire_34 = ends_c6[203:198];
  wire [1:0]   low_34 = {(all_wire_34[0] & all_wire_34[1]) |
                         ((all_wire_34[0] ^ all_wire_34[1]) & all_wire_34[2]),
                         all_wire_34[0] ^ all_wire_34[1] ^ all_wire_34[2]};
  wire [1:0]   high_34 = {(all_wire_34[3] & all_wire_34[4]) |
                          ((all_wire_34[3] ^ all_wire_34[4]) & all_wire_34[5]),
                          all_wire_34[3] ^ all_wire_34[4] ^ all_wire_34[5]};
  wire         carry_34 = low_34[0] & high_34[0];
  wire [5:0]   all_wire_35 = ends_c6[209:204];
  wire [1:0]   low_35 = {(all_wire_35[0] & all_wire_35[1]) |
                         ((all_wire_35[0] ^ all_wire_35[1]) & all_wire_35[2]),
                         all_wire_35[0] ^ all_wire_35[1] ^ all_wire_35[2]};
  wire [1:0]   high_35 = {(all_wire_35[3] & all_wire_35[4]) |
                          ((all_wire_35[3] ^ all_wire_35[4]) & all_wire_35[5]),
                          all_wire_35[3] ^ all_wire_35[4] ^ all_wire_35[5]};
  wire         carry_35 = low_35[0] & high_35[0];
  wire [5:0]   all_wire_36 = ends_c6[215:210];
  wire [1:0]   low_36 = {(all_wire_36[0] & all_wire_36[1]) |
                         ((all_wire_36[0] ^ all_wire_36[1]) & all_wire_36[2]),
                         all_wire_36[0] ^ all_wire_36[1] ^ all_wire_36[2]};
  wire [1:0]   high_36 = {(all_wire_36[3] & all_wire_36[4]) |
                          ((all_wire_36[3] ^ all_wire_36[4]) & all_wire_36[5]),
                          all_wire_36[3] ^ all_wire_36[4] ^ all_wire_36[5]};
  wire         carry_36 = low_36[0] & high_36[0];
  wire [5:0]   all_wire_37 = ends_c6[221:216];
  wire [1:0]   low_37 = {(all_wire_37[0] & all_wire_37[1]) |
                         ((all_wire_37[0] ^ all_wire_37[1]) & all_wire_37[2]),
                         all_wire_37[0] ^ all_wire_37[1] ^ all_wire_37[2]};
  wire [1:0]   high_37 = {(all_wire_37[3] & all_wire_37[4]) |
                          ((all_wire_37[3] ^ all_wire_37[4]) & all_wire_37[5]),
                          all_wire_37[3] ^ all_wire_37[4] ^ all_wire_37[5]};
  wire         carry_37 = low_37[0] & high_37[0];
  wire [5:0]   all_wire_38 = ends_c6[227:222];
  wire [1:0]   low_38 = {(all_wire_38[0] & all_wire_38[1]) |
                         ((all_wire_38[0] ^ all_wire_38[1]) & all_wire_38[2]),
                         all_wire_38[0] ^ all_wire_38[1] ^ all_wire_38[2]};
  wire [1:0]   high_38 = {(all_wire_38[3] & all_wire_38[4]) |
                          ((all_wire_38[3] ^ all_wire_38[4]) & all_wire_38[5]),
                          all_wire_38[3] ^ all_wire_38[4] ^ all_wire_38[5]};
  wire         carry_38 = low_38[0] & high_38[0];
  wire [5:0]   all_wire_39 = ends_c6[233:228];
  wire [1:0]   low_39 = {(all_wire_39[0] & all_wire_39[1]) |
                         ((all_wire_39[0] ^ all_wire_39[1]) & all_wire_39[2]),
                         all_wire_39[0] ^ all_wire_39[1] ^ all_wire_39[2]};
  wire [1:0]   high_39 = {(all_wire_39[3] & all_wire_39[4]) |
                          ((all_wire_39[3] ^ all_wire_39[4]) & all_wire_39[5]),
                          all_wire_39[3] ^ all_wire_39[4] ^ all_wire_39[5]};
  wire         carry_39 = low_39[0] & high_39[0];
  wire [5:0]   all_wire_40 = ends_c6[239:234];
  wire [1:0]   low_40 = {(all_wire_40[0] & all_wire_40[1]) |
                         ((all_wire_40[0] ^ all_wire_40[1]) & all_wire_40[2]),
                         all_wire_40[0] ^ all_wire_40[1] ^ all_wire_40[2]};
  wire [1:0]   high_40 = {(all_wire_40[3] & all_wire_40[4]) |
                          ((all_wire_40[3] ^ all_wire_40[4]) & all_wire_40[5]),
                          all_wire_40[3] ^ all_wire_40[4] ^ all_wire_40[5]};
  wire         carry_40 = low_40[0] & high_40[0];
  wire [5:0]   all_wire_41 = ends_c6[245:240];
  wire [1:0]   low_41 = {(all_wire_41[0] & all_wire_41[1]) |
                         ((all_wire_41[0] ^ all_wire_41[1]) & all_wire_41[2]),
                         all_wire_41[0] ^ all_wire_41[1] ^ all_wire_41[2]};
  wire [1:0]   high_41 = {(all_wire_41[3] & all_wire_41[4]) |
                          ((all_wire_41[3] ^ all_wire_41[4]) & all_wire_41[5]),
                          all_wire_41[3] ^ all_wire_41[4] ^ all_wire_41[5]};
  wire         carry_41 = low_41[0] & high_41[0];
  wire [5:0]   all_wire_42 = ends_c6[251:246];
  wire [1:0]   low_42 = {(all_wire_42[0] & all_wire_42[1]) |
                         ((all_wire_42[0] ^ all_wire_42[1]) & all_wire_42[2]),
                         all_wire_42[0] ^ all_wire_42[1] ^ all_wire_42[2]};
  wire [1:0]   high_42 = {(all_wire_42[3] & all_wire_42[4]) |
                          ((all_wire_42[3] ^ all_wire_42[4]) & all_wire_42[5]),
                          all_wire_42[3] ^ all_wire_42[4] ^ all_wire_42[5]};
  wire         carry_42 = low_42[0] & high_42[0];
  wire [5:0]   all_wire_43 = {2'd0, ends_c6[255:252]};
  wire [1:0]   low_43 = {(all_wire_43[0] & all_wire_43[1]) |
                         ((all_wire_43[0] ^ all_wire_43[1]) & all_wire_43[2]),
                         all_wire_43[0] ^ all_wire_43[1] ^ all_wire_43[2]};
  wire [1:0]   high_43 = {1'b0, all_wire_43[3]};
  wire         carry_43 = low_43[0] & high_43[0];
  wire [3:0]   low_44 = {1'b0, message1_0} + {1'b0, message1_1};
  wire [3:0]   low_high = {1'b0, message1_2} + {1'b0, message1_3};
  wire [4:0]   low_45 = {1'b0, low_44} + {1'b0, low_high};
  wire [3:0]   high_low = {1'b0, message1_4} + {1'b0, message1_5};
  wire [3:0]   high_44 = {1'b0, message1_6} + {1'b0, message1_7};
  wire [4:0]   high_45 = {1'b0, high_low} + {1'b0, high_44};
  wire [3:0]   low_46 = {1'b0, message1_8} + {1'b0, message1_9};
  wire [3:0]   low_high_2 = {1'b0, message1_10} + {1'b0, message1_11};
  wire [4:0]   low_47 = {1'b0, low_46} + {1'b0, low_high_2};
  wire [3:0]   high_low_2 = {1'b0, message1_12} + {1'b0, message1_13};
  wire [3:0]   high_46 = {1'b0, message1_14} + {1'b0, message1_15};
  wire [4:0]   high_47 = {1'b0, high_low_2} + {1'b0, high_46};
  wire [3:0]   low_48 = {1'b0, message1_16} + {1'b0, message1_17};
  wire [3:0]   low_high_3 = {1'b0, message1_18} + {1'b0, message1_19};
  wire [4:0]   low_49 = {1'b0, low_48} + {1'b0, low_high_3};
  wire [3:0]   high_low_3 = {1'b0, message1_20} + {1'b0, message1_21};
  wire [3:0]   high_48 = {1'b0, message1_22} + {1'b0, message1_23};
  wire [4:0]   high_49 = {1'b0, high_low_3} + {1'b0, high_48};
  wire [3:0]   low_50 = {1'b0, message1_24} + {1'b0, message1_25};
  wire [3:0]   low_high_4 = {1'b0, message1_26} + {1'b0, message1_27};
  wire [4:0]   low_51 = {1'b0, low_50} + {1'b0, low_high_4};
  wire [3:0]   high_low_4 = {1'b0, message1_28} + {1'b0, message1_29};
  wire [3:0]   high_50 = {1'b0, message1_30} + {1'b0, message1_31};
  wire [4:0]   high_51 = {1'b0, high_low_4} + {1'b0, high_50};
  wire [3:0]   low_52 = {1'b0, message1_32} + {1'b0, message1_33};
  wire [3:0]   low_high_5 = {1'b0, message1_34} + {1'b0, message1_35};
  wire [4:0]   low_53 = {1'b0, low_52} + {1'b0, low_high_5};
  wire [3:0]   high_low_5 = {1'b0, message1_36} + {1'b0, message1_37};
  wire [3:0]   high_52 = {1'b0, message1_38} + {1'b0, message1_39};
  wire [4:0]   high_53 = {1'b0, high_low_5} + {1'b0, high_52};
  wire [3:0]   high_54 = {1'b0, message1_41} + {1'b0, message1_42};
  wire [6:0]   low_high_6 = {1'b0, message2_1} + {1'b0, message2_2};
  wire [7:0]   low_54 = {1'b0, 1'b0, message2_0} + {1'b0, low_high_6};
  wire [6:0]   high_55 = {1'b0, message2_4} + {1'b0, 1'b0, message2_5};
  wire [7:0]   high_56 = {1'b0, 1'b0, message2_3} + {1'b0, high_55};
  wire [5:0]   all_wire_44 = consuming_c6[5:0];
  wire [1:0]   low_55 = {(all_wire_44[0] & all_wire_44[1]) |
                         ((all_wire_44[0] ^ all_wire_44[1]) & all_wire_44[2]),
                         all_wire_44[0] ^ all_wire_44[1] ^ all_wire_44[2]};
  wire [1:0]   high_57 = {(all_wire_44[3] & all_wire_44[4]) |
                          ((all_wire_44[3] ^ all_wire_44[4]) & all_wire_44[5]),
                          all_wire_44[3] ^ all_wire_44[4] ^ all_wire_44[5]};
  wire         carry_44 = low_55[0] & high_57[0];
  wire [5:0]   all_wire_45 = consuming_c6[11:6];
  wire [1:0]   low_56 = {(all_wire_45[0] & all_wire_45[1]) |
                         ((all_wire_45[0] ^ all_wire_45[1]) & all_wire_45[2]),
                         all_wire_45[0] ^ all_wire_45[1] ^ all_wire_45[2]};
  wire [1:0]   high_58 = {(all_wire_45[3] & all_wire_45[4]) |
                          ((all_wire_45[3] ^ all_wire_45[4]) & all_wire_45[5]),
                          all_wire_45[3] ^ all_wire_45[4] ^ all_wire_45[5]};
  wire         carry_45 = low_56[0] & high_58[0];
  wire [5:0]   all_wire_46 = consuming_c6[17:12];
  wire [1:0]   low_57 = {(all_wire_46[0] & all_wire_46[1]) |
                         ((all_wire_46[0] ^ all_wire_46[1]) & all_wire_46[2]),
                         all_wire_46[0] ^ all_wire_46[1] ^ all_wire_46[2]};
  wire [1:0]   high_59 = {(all_wire_46[3] & all_wire_46[4]) |
                          ((all_wire_46[3] ^ all_wire_46[4]) & all_wire_46[5]),
                          all_wire_46[3] ^ all_wire_46[4] ^ all_wire_46[5]};
  wire         carry_46 = low_57[0] & high_59[0];
  wire [5:0]   all_wire_47 = consuming_c6[23:18];
  wire [1:0]   low_58 = {(all_wire_47[0] & all_wire_47[1]) |
                         ((all_wire_47[0] ^ all_wire_47[1]) & all_wire_47[2]),
                         all_wire_47[0] ^ all_wire_47[1] ^ all_wire_47[2]};
  wire [1:0]   high_60 = {(all_wire_47[3] & all_wire_47[4]) |
                          ((all_wire_47[3] ^ all_wire_47[4]) & all_wire_47[5]),
                          all_wire_47[3] ^ all_wire_47[4] ^ all_wire_47[5]};
  wire         carry_47 = low_58[0] & high_60[0];
  wire [5:0]   all_wire_48 = consuming_c6[29:24];
  wire [1:0]   low_59 = {(all_wire_48[0] & all_wire_48[1]) |
                         ((all_wire_48[0] ^ all_wire_48[1]) & all_wire_48[2]),
                         all_wire_48[0] ^ all_wire_48[1] ^ all_wire_48[2]};
  wire [1:0]   high_61 = {(all_wire_48[3] & all_wire_48[4]) |
                          ((all_wire_48[3] ^ all_wire_48[4]) & all_wire_48[5]),
                          all_wire_48[3] ^ all_wire_48[4] ^ all_wire_48[5]};
  wire         carry_48 = low_59[0] & high_61[0];
  wire [5:0]   all_wire_49 = consuming_c6[35:30];
  wire [1:0]   low_60 = {(all_wire_49[0] & all_wire_49[1]) |
                         ((all_wire_49[0] ^ all_wire_49[1]) & all_wire_49[2]),
                         all_wire_49[0] ^ all_wire_49[1] ^ all_wire_49[2]};
  wire [1:0]   high_62 = {(all_wire_49[3] & all_wire_49[4]) |
                          ((all_wire_49[3] ^ all_wire_49[4]) & all_wire_49[5]),
                          all_wire_49[3] ^ all_wire_49[4] ^ all_wire_49[5]};
  wire         carry_49 = low_60[0] & high_62[0];
  wire [5:0]   all_wire_50 = consuming_c6[41:36];
  wire [1:0]   low_61 = {(all_wire_50[0] & all_wire_50[1]) |
                         ((all_wire_50[0] ^ all_wire_50[1]) & all_wire_50[2]),
                         all_wire_50[0] ^ all_wire_50[1] ^ all_wire_50[2]};
  wire [1:0]   high_63 = {(all_wire_50[3] & all_wire_50[4]) |
                          ((all_wire_50[3] ^ all_wire_50[4]) & all_wire_50[5]),
                          all_wire_50[3] ^ all_wire_50[4] ^ all_wire_50[5]};
  wire         carry_50 = low_61[0] & high_63[0];
  wire [5:0]   all_wire_51 = consuming_c6[47:42];
  wire [1:0]   low_62 = {(all_wire_51[0] & all_wire_51[1]) |
                         ((all_wire_51[0] ^ all_wire_51[1]) & all_wire_51[2]),
                         all_wire_51[0] ^ all_wire_51[1] ^ all_wire_51[2]};
  wire [1:0]   high_64 = {(all_wire_51[3] & all_wire_51[4]) |
                          ((all_wire_51[3] ^ all_wire_51[4]) & all_wire_51[5]),
                          all_wire_51[3] ^ all_wire_51[4] ^ all_wire_51[5]};
  wire         carry_51 = low_62[0] & high_64[0];
  wire [5:0]   all_wire_52 = consuming_c6[53:48];
  wire [1:0]   low_63 = {(all_wire_52[0] & all_wire_52[1]) |
                         ((all_wire_52[0] ^ all_wire_52[1]) & all_wire_52[2]),
                         all_wire_52[0] ^ all_wire_52[1] ^ all_wire_52[2]};
  wire [1:0]   high_65 = {(all_wire_52[3] & all_wire_52[4]) |
                          ((all_wire_52[3] ^ all_wire_52[4]) & all_wire_52[5]),
                          all_wire_52[3] ^ all_wire_52[4] ^ all_wire_52[5]};
  wire         carry_52 = low_63[0] & high_65[0];
  wire [5:0]   all_wire_53 = consuming_c6[59:54];
  wire [1:0]   low_64 = {(all_wire_53[0] & all_wire_53[1]) |
                         ((all_wire_53[0] ^ all_wire_53[1]) & all_wire_53[2]),
                         all_wire_53[0] ^ all_wire_53[1] ^ all_wire_53[2]};
  wire [1:0]   high_66 = {(all_wire_53[3] & all_wire_53[4]) |
                          ((all_wire_53[3] ^ all_wire_53[4]) & all_wire_53[5]),
                          all_wire_53[3] ^ all_wire_53[4] ^ all_wire_53[5]};
  wire         carry_53 = low_64[0] & high_66[0];
  wire [5:0]   all_wire_54 = consuming_c6[65:60];
  wire [1:0]   low_65 = {(all_wire_54[0] & all_wire_54[1]) |
                         ((all_wire_54[0] ^ all_wire_54[1]) & all_wire_54[2]),
                         all_wire_54[0] ^ all_wire_54[1] ^ all_wire_54[2]};
  wire [1:0]   high_67 = {(all_wire_54[3] & all_wire_54[4]) |
                          ((all_wire_54[3] ^ all_wire_54[4]) & all_wire_54[5]),
                          all_wire_54[3] ^ all_wire_54[4] ^ all_wire_54[5]};
  wire         carry_54 = low_65[0] & high_67[0];
  wire [5:0]   all_wire_55 = consuming_c6[71:66];
  wire [1:0]   low_66 = {(all_wire_55[0] & all_wire_55[1]) |
                         ((all_wire_55[0] ^ all_wire_55[1]) & all_wire_55[2]),
                         all_wire_55[0] ^ all_wire_55[1] ^ all_wire_55[2]};
  wire [1:0]   high_68 = {(all_wire_55[3] & all_wire_55[4]) |
                          ((all_wire_55[3] ^ all_wire_55[4]) & all_wire_55[5]),
                          all_wire_55[3] ^ all_wire_55[4] ^ all_wire_55[5]};
  wire         carry_55 = low_66[0] & high_68[0];
  wire [5:0]   all_wire_56 = consuming_c6[77:72];
  wire [1:0]   low_67 = {(all_wire_56[0] & all_wire_56[1]) |
                         ((all_wire_56[0] ^ all_wire_56[1]) & all_wire_56[2]),
                         all_wire_56[0] ^ all_wire_56[1] ^ all_wire_56[2]};
  wire [1:0]   high_69 = {(all_wire_56[3] & all_wire_56[4]) |
                          ((all_wire_56[3] ^ all_wire_56[4]) & all_wire_56[5]),
                          all_wire_56[3] ^ all_wire_56[4] ^ all_wire_56[5]};
  wire         carry_56 = low_67[0] & high_69[0];
  wire [5:0]   all_wire_57 = consuming_c6[83:78];
  wire [1:0]   low_68 = {(all_wire_57[0] & all_wire_57[1]) |
                         ((all_wire_57[0] ^ all_wire_57[1]) & all_wire_57[2]),
                         all_wire_57[0] ^ all_wire_57[1] ^ all_wire_57[2]};
  wire [1:0]   high_70 = {(all_wire_57[3] & all_wire_57[4]) |
                          ((all_wire_57[3] ^ all_wire_57[4]) & all_wire_57[5]),
                          all_wire_57[3] ^ all_wire_57[4] ^ all_wire_57[5]};
  wire         carry_57 = low_68[0] & high_70[0];
  wire [5:0]   all_wire_58 = consuming_c6[89:84];
  wire [1:0]   low_69 = {(all_wire_58[0] & all_wire_58[1]) |
                         ((all_wire_58[0] ^ all_wire_58[1]) & all_wire_58[2]),
                         all_wire_58[0] ^ all_wire_58[1] ^ all_wire_58[2]};
  wire [1:0]   high_71 = {(all_wire_58[3] & all_wire_58[4]) |
                          ((all_wire_58[3] ^ all_wire_58[4]) & all_wire_58[5]),
                          all_wire_58[3] ^ all_wire_58[4] ^ all_wire_58[5]};
  wire         carry_58 = low_69[0] & high_71[0];
  wire [5:0]   all_wire_59 = consuming_c6[95:90];
  wire [1:0]   low_70 = {(all_wire_59[0] & all_wire_59[1]) |
                         ((all_wire_59[0] ^ all_wire_59[1]) & all_wire_59[2]),
                         all_wire_59[0] ^ all_wire_59[1] ^ all_wire_59[2]};
  wire [1:0]   high_72 = {(all_wire_59[3] & all_wire_59[4]) |
                          ((all_wire_59[3] ^ all_wire_59[4]) & all_wire_59[5]),
                          all_wire_59[3] ^ all_wire_59[4] ^ all_wire_59[5]};
  wire         carry_59 = low_70[0] & high_72[0];
  wire [5:0]   all_wire_60 = consuming_c6[101:96];
  wire [1:0]   low_71 = {(all_wire_60[0] & all_wire_60[1]) |
                         ((all_wire_60[0] ^ all_wire_60[1]) & all_wire_60[2]),
                         all_wire_60[0] ^ all_wire_60[1] ^ all_wire_60[2]};
  wire [1:0]   high_73 = {(all_wire_60[3] & all_wire_60[4]) |
                          ((all_wire_60[3] ^ all_wire_60[4]) & all_wire_60[5]),
                          all_wire_60[3] ^ all_wire_60[4] ^ all_wire_60[5]};
  wire         carry_60 = low_71[0] & high_73[0];
  wire [5:0]   all_wire_61 = consuming_c6[107:102];
  wire [1:0]   low_72 = {(all_wire_61[0] & all_wire_61[1]) |
                         ((all_wire_61[0] ^ all_wire_61[1]) & all_wire_61[2]),
                         all_wire_61[0] ^ all_wire_61[1] ^ all_wire_61[2]};
  wire [1:0]   high_74 = {(all_wire_61[3] & all_wire_61[4]) |
                          ((all_wire_61[3] ^ all_wire_61[4]) & all_wire_61[5]),
                          all_wire_61[3] ^ all_wire_61[4] ^ all_wire_61[5]};
  wire         carry_61 = low_72[0] & high_74[0];
  wire [5:0]   all_wire_62 = consuming_c6[113:108];
  wire [1:0]   low_73 = {(all_wire_62[0] & all_wire_62[1]) |
                         ((all_wire_62[0] ^ all_wire_62[1]) & all_wire_62[2]),
                         all_wire_62[0] ^ all_wire_62[1] ^ all_wire_62[2]};
  wire [1:0]   high_75 = {(all_wire_62[3] & all_wire_62[4]) |
                          ((all_wire_62[3] ^ all_wire_62[4]) & all_wire_62[5]),
                          all_wire_62[3] ^ all_wire_62[4] ^ all_wire_62[5]};
  wire         carry_62 = low_73[0] & high_75[0];
  wire [5:0]   all_wire_63 = consuming_c6[119:114];
  wire [1:0]   low_74 = {(all_wire_63[0] & all_wire_63[1]) |
                         ((all_wire_63[0] ^ all_wire_63[1]) & all_wire_63[2]),
                         all_wire_63[0] ^ all_wire_63[1] ^ all_wire_63[2]};
  wire [1:0]   high_76 = {(all_wire_63[3] & all_wire_63[4]) |
                          ((all_wire_63[3] ^ all_wire_63[4]) & all_wire_63[5]),
                          all_wire_63[3] ^ all_wire_63[4] ^ all_wire_63[5]};
  wire         carry_63 = low_74[0] & high_76[0];
  wire [5:0]   all_wire_64 = consuming_c6[125:120];
  wire [1:0]   low_75 = {(all_wire_64[0] & all_wire_64[1]) |
                         ((all_wire_64[0] ^ all_wire_64[1]) & all_wire_64[2]),
                         all_wire_64[0] ^ all_wire_64[1] ^ all_wire_64[2]};
  wire [1:0]   high_77 = {(all_wire_64[3] & all_wire_64[4]) |
                          ((all_wire_64[3] ^ all_wire_64[4]) & all_wire_64[5]),
                          all_wire_64[3] ^ all_wire_64[4] ^ all_wire_64[5]};
  wire         carry_64 = low_75[0] & high_77[0];
  wire [5:0]   all_wire_65 = consuming_c6[131:126];
  wire [1:0]   low_76 = {(all_wire_65[0] & all_wire_65[1]) |
                         ((all_wire_65[0] ^ all_wire_65[1]) & all_wire_65[2]),
                         all_wire_65[0] ^ all_wire_65[1] ^ all_wire_65[2]};
  wire [1:0]   high_78 = {(all_wire_65[3] & all_wire_65[4]) |
                          ((all_wire_65[3] ^ all_wire_65[4]) & all_wire_65[5]),
                          all_wire_65[3] ^ all_wire_65[4] ^ all_wire_65[5]};
  wire         carry_65 = low_76[0] & high_78[0];
  wire [5:0]   all_wire_66 = consuming_c6[137:132];
  wire [1:0]   low_77 = {(all_wire_66[0] & all_wire_66[1]) |
                         ((all_wire_66[0] ^ all_wire_66[1]) & all_wire_66[2]),
                         all_wire_66[0] ^ all_wire_66[1] ^ all_wire_66[2]};
  wire [1:0]   high_79 = {(all_wire_66[3] & all_wire_66[4]) |
                          ((all_wire_66[3] ^ all_wire_66[4]) & all_wire_66[5]),
                          all_wire_66[3] ^ all_wire_66[4] ^ all_wire_66[5]};
  wire         carry_66 = low_77[0] & high_79[0];
  wire [5:0]   all_wire_67 = consuming_c6[143:138];
  wire [1:0]   low_78 = {(all_wire_67[0] & all_wire_67[1]) |
                         ((all_wire_67[0] ^ all_wire_67[1]) & all_wire_67[2]),
                         all_wire_67[0] ^ all_wire_67[1] ^ all_wire_67[2]};
  wire [1:0]   high_80 = {(all_wire_67[3] & all_wire_67[4]) |
                          ((all_wire_67[3] ^ all_wire_67[4]) & all_wire_67[5]),
                          all_wire_67[3] ^ all_wire_67[4] ^ all_wire_67[5]};
  wire         carry_67 = low_78[0] & high_80[0];
  wire [5:0]   all_wire_68 = consuming_c6[149:144];
  wire [1:0]   low_79 = {(all_wire_68[0] & all_wire_68[1]) |
                         ((all_wire_68[0] ^ all_wire_68[1]) & all_wire_68[2]),
                         all_wire_68[0] ^ all_wire_68[1] ^ all_wire_68[2]};
  wire [1:0]   high_81 = {(all_wire_68[3] & all_wire_68[4]) |
                          ((all_wire_68[3] ^ all_wire_68[4]) & all_wire_68[5]),
                          all_wire_68[3] ^ all_wire_68[4] ^ all_wire_68[5]};
  wire         carry_68 = low_79[0] & high_81[0];
  wire [5:0]   all_wire_69 = consuming_c6[155:150];
  wire [1:0]   low_80 = {(all_wire_69[0] & all_wire_69[1]) |
                         ((all_wire_69[0] ^ all_wire_69[1]) & all_wire_69[2]),
                         all_wire_69[0] ^ all_wire_69[1] ^ all_wire_69[2]};
  wire [1:0]   high_82 = {(all_wire_69[3] & all_wire_69[4]) |
                          ((all_wire_69[3] ^ all_wire_69[4]) & all_wire_69[5]),
                          all_wire_69[3] ^ all_wire_69[4] ^ all_wire_69[5]};
  wire         carry_69 = low_80[0] & high_82[0];
  wire [5:0]   all_wire_70 = consuming_c6[161:156];
  wire [1:0]   low_81 = {(all_wire_70[0] & all_wire_70[1]) |
                         ((all_wire_70[0] ^ all_wire_70[1]) & all_wire_70[2]),
                         all_wire_70[0] ^ all_wire_70[1] ^ all_wire_70[2]};
  wire [1:0]   high_83 = {(all_wire_70[3] & all_wire_70[4]) |
                          ((all_wire_70[3] ^ all_wire_70[4]) & all_wire_70[5]),
                          all_wire_70[3] ^ all_wire_70[4] ^ all_wire_70[5]};
  wire         carry_70 = low_81[0] & high_83[0];
  wire [5:0]   all_wire_71 = consuming_c6[167:162];
  wire [1:0]   low_82 = {(all_wire_71[0] & all_wire_71[1]) |
                         ((all_wire_71[0] ^ all_wire_71[1]) & all_wire_71[2]),
                         all_wire_71[0] ^ all_wire_71[1] ^ all_wire_71[2]};
  wire [1:0]   high_84 = {(all_wire_71[3] & all_wire_71[4]) |
                          ((all_wire_71[3] ^ all_wire_71[4]) & all_wire_71[5]),
                          all_wire_71[3] ^ all_wire_71[4] ^ all_wire_71[5]};
  wire         carry_71 = low_82[0] & high_84[0];
  wire [5:0]   all_wire_72 = consuming_c6[173:168];
  wire [1:0]   low_83 = {(all_wire_72[0] & all_wire_72[1]) |
                         ((all_wire_72[0] ^ all_wire_72[1]) & all_wire_72[2]),
                         all_wire_72[0] ^ all_wire_72[1] ^ all_wire_72[2]};
  wire [1:0]   high_85 = {(all_wire_72[3] & all_wire_72[4]) |
                          ((all_wire_72[3] ^ all_wire_72[4]) & all_wire_72[5]),
                          all_wire_72[3] ^ all_wire_72[4] ^ all_wire_72[5]};
  wire         carry_72 = low_83[0] & high_85[0];
  wire [5:0]   all_wire_73 = consuming_c6[179:174];
  wire [1:0]   low_84 = {(all_wire_73[0] & all_wire_73[1]) |
                         ((all_wire_73[0] ^ all_wire_73[1]) & all_wire_73[2]),
                         all_wire_73[0] ^ all_wire_73[1] ^ all_wire_73[2]};
  wire [1:0]   high_86 = {(all_wire_73[3] & all_wire_73[4]) |
                          ((all_wire_73[3] ^ all_wire_73[4]) & all_wire_73[5]),
                          all_wire_73[3] ^ all_wire_73[4] ^ all_wire_73[5]};
  wire         carry_73 = low_84[0] & high_86[0];
  wire [5:0]   all_wire_74 = consuming_c6[185:180];
  wire [1:0]   low_85 = {(all_wire_74[0] & all_wire_74[1]) |
                         ((all_wire_74[0] ^ all_wire_74[1]) & all_wire_74[2]),
                         all_wire_74[0] ^ all_wire_74[1] ^ all_wire_74[2]};
  wire [1:0]   high_87 = {(all_wire_74[3] & all_wire_74[4]) |
                          ((all_wire_74[3] ^ all_wire_74[4]) & all_wire_74[5]),
                          all_wire_74[3] ^ all_wire_74[4] ^ all_wire_74[5]};
  wire         carry_74 = low_85[0] & high_87[0];
  wire [5:0]   all_wire_75 = consuming_c6[191:186];
  wire [1:0]   low_86 = {(all_wire_75[0] & all_wire_75[1]) |
                         ((all_wire_75[0] ^ all_wire_75[1]) & all_wire_75[2]),
                         all_wire_75[0] ^ all_wire_75[1] ^ all_wire_75[2]};
  wire [1:0]   high_88 = {(all_wire_75[3] & all_wire_75[4]) |
                          ((all_wire_75[3] ^ all_wire_75[4]) & all_wire_75[5]),
                          all_wire_75[3] ^ all_wire_75[4] ^ all_wire_75[5]};
  wire         carry_75 = low_86[0] & high_88[0];
  wire [5:0]   all_wire_76 = consuming_c6[197:192];
  wire [1:0]   low_87 = {(all_wire_76[0] & all_wire_76[1]) |
                         ((all_wire_76[0] ^ all_wire_76[1]) & all_wire_76[2]),
                         all_wire_76[0] ^ all_wire_76[1] ^ all_wire_76[2]};
  wire [1:0]   high_89 = {(all_wire_76[3] & all_wire_76[4]) |
                          ((all_wire_76[3] ^ all_wire_76[4]) & all_wire_76[5]),
                          all_wire_76[3] ^ all_wire_76[4] ^ all_wire_76[5]};
  wire         carry_76 = low_87[0] & high_89[0];
  wire [5:0]   all_wire_77 = consuming_c6[203:198];
  wire [1:0]   low_88 = {(all_wire_77[0] & all_wire_77[1]) |
                         ((all_wire_77[0] ^ all_wire_77[1]) & all_wire_77[2]),
                         all_wire_77[0] ^ all_wire_77[1] ^ all_wire_77[2]};
  wire [1:0]   high_90 = {(all_wire_77[3] & all_wire_77[4]) |
                          ((all_wire_77[3] ^ all_wire_77[4]) & all_wire_77[5]),
                          all_wire_77[3] ^ all_wire_77[4] ^ all_wire_77[5]};
  wire         carry_77 = low_88[0] & high_90[0];
  wire [5:0]   all_wire_78 = consuming_c6[209:204];
  wire [1:0]   low_89 = {(all_wire_78[0] & all_wire_78[1]) |
                         ((all_wire_78[0] ^ all_wire_78[1]) & all_wire_78[2]),
                         all_wire_78[0] ^ all_wire_78[1] ^ all_wire_78[2]};
  wire [1:0]   high_91 = {(all_wire_78[3] & all_wire_78[4]) |
                          ((all_wire_78[3] ^ all_wire_78[4]) & all_wire_78[5]),
                          all_wire_78[3] ^ all_wire_78[4] ^ all_wire_78[5]};
  wire         carry_78 = low_89[0] & high_91[0];
  wire [5:0]   all_wire_79 = consuming_c6[215:210];
  wire [1:0]   low_90 = {(all_wire_79[0] & all_wire_79[1]) |
                         ((all_wire_79[0] ^ all_wire_79[1]) & all_wire_79[2]),
                         all_wire_79[0] ^ all_wire_79[1] ^ all_wire_79[2]};
  wire [1:0]   high_92 = {(all_wire_79[3] & all_wire_79[4]) |
                          ((all_wire_79[3] ^ all_wire_79[4]) & all_wire_79[5]),
                          all_wire_79[3] ^ all_wire_79[4] ^ all_wire_79[5]};
  wire         carry_79 = low_90[0] & high_92[0];
  wire [5:0]   all_wire_80 = consuming_c6[221:216];
  wire [1:0]   low_91 = {(all_wire_80[0] & all_wire_80[1]) |
                         ((all_wire_80[0] ^ all_wire_80[1]) & all_wire_80[2]),
                         all_wire_80[0] ^ all_wire_80[1] ^ all_wire_80[2]};
  wire [1:0]   high_93 = {(all_wire_80[3] & all_wire_80[4]) |
                          ((all_wire_80[3] ^ all_wire_80[4]) & all_wire_80[5]),
                          all_wire_80[3] ^ all_wire_80[4] ^ all_wire_80[5]};
  wire         carry_80 = low_91[0] & high_93[0];
  wire [5:0]   all_wire_81 = consuming_c6[227:222];
  wire [1:0]   low_92 = {(all_wire_81[0] & all_wire_81[1]) |
                         ((all_wire_81[0] ^ all_wire_81[1]) & all_wire_81[2]),
                         all_wire_81[0] ^ all_wire_81[1] ^ all_wire_81[2]};
  wire [1:0]   high_94 = {(all_wire_81[3] & all_wire_81[4]) |
                          ((all_wire_81[3] ^ all_wire_81[4]) & all_wire_81[5]),
                          all_wire_81[3] ^ all_wire_81[4] ^ all_wire_81[5]};
  wire         carry_81 = low_92[0] & high_94[0];
  wire [5:0]   all_wire_82 = consuming_c6[233:228];
  wire [1:0]   low_93 = {(all_wire_82[0] & all_wire_82[1]) |
                         ((all_wire_82[0] ^ all_wire_82[1]) & all_wire_82[2]),
                         all_wire_82[0] ^ all_wire_82[1] ^ all_wire_82[2]};
  wire [1:0]   high_95 = {(all_wire_82[3] & all_wire_82[4]) |
                          ((all_wire_82[3] ^ all_wire_82[4]) & all_wire_82[5]),
                          all_wire_82[3] ^ all_wire_82[4] ^ all_wire_82[5]};
  wire         carry_82 = low_93[0] & high_95[0];
  wire [5:0]   all_wire_83 = consuming_c6[239:234];
  wire [1:0]   low_94 = {(all_wire_83[0] & all_wire_83[1]) |
                         ((all_wire_83[0] ^ all_wire_83[1]) & all_wire_83[2]),
                         all_wire_83[0] ^ all_wire_83[1] ^ all_wire_83[2]};
  wire [1:0]   high_96 = {(all_wire_83[3] & all_wire_83[4]) |
                          ((all_wire_83[3] ^ all_wire_83[4]) & all_wire_83[5]),
                          all_wire_83[3] ^ all_wire_83[4] ^ all_wire_83[5]};
  wire         carry_83 = low_94[0] & high_96[0];
  wire [5:0]   all_wire_84 = consuming_c6[245:240];
  wire [1:0]   low_95 = {(all_wire_84[0] & all_wire_84[1]) |
                         ((all_wire_84[0] ^ all_wire_84[1]) & all_wire_84[2]),
                         all_wire_84[0] ^ all_wire_84[1] ^ all_wire_84[2]};
  wire [1:0]   high_97 = {(all_wire_84[3] & all_wire_84[4]) |
                          ((all_wire_84[3] ^ all_wire_84[4]) & all_wire_84[5]),
                          all_wire_84[3] ^ all_wire_84[4] ^ all_wire_84[5]};
  wire         carry_84 = low_95[0] & high_97[0];
  wire [5:0]   all_wire_85 = consuming_c6[251:246];
  wire [1:0]   low_96 = {(all_wire_85[0] & all_wire_85[1]) |
                         ((all_wire_85[0] ^ all_wire_85[1]) & all_wire_85[2]),
                         all_wire_85[0] ^ all_wire_85[1] ^ all_wire_85[2]};
  wire [1:0]   high_98 = {(all_wire_85[3] & all_wire_85[4]) |
                          ((all_wire_85[3] ^ all_wire_85[4]) & all_wire_85[5]),
                          all_wire_85[3] ^ all_wire_85[4] ^ all_wire_85[5]};
  wire         carry_85 = low_96[0] & high_98[0];
  wire [5:0]   all_wire_86 = {2'd0, consuming_c6[255:252]};
  wire [1:0]   low_97 = {(all_wire_86[0] & all_wire_86[1]) |
                         ((all_wire_86[0] ^ all_wire_86[1]) & all_wire_86[2]),
                         all_wire_86[0] ^ all_wire_86[1] ^ all_wire_86[2]};
  wire [1:0]   high_99 = {1'b0, all_wire_86[3]};
  wire         carry_86 = low_97[0] & high_99[0];
  wire [3:0]   low_98 = {1'b0, receive1_0} + {1'b0, receive1_1};
  wire [3:0]   low_high_7 = {1'b0, receive1_2} + {1'b0, receive1_3};
  wire [4:0]   low_99 = {1'b0, low_98} + {1'b0, low_high_7};
  wire [3:0]   high_low_6 = {1'b0, receive1_4} + {1'b0, receive1_5};
  wire [3:0]   high_100 = {1'b0, receive1_6} + {1'b0, receive1_7};
  wire [4:0]   high_101 = {1'b0, high_low_6} + {1'b0, high_100};
  wire [3:0]   low_100 = {1'b0, receive1_8} + {1'b0, receive1_9};
  wire [3:0]   low_high_8 = {1'b0, receive1_10} + {1'b0, receive1_11};
  wire [4:0]   low_101 = {1'b0, low_100} + {1'b0, low_high_8};
  wire [3:0]   high_low_7 = {1'b0, receive1_12} + {1'b0, receive1_13};
  wire [3:0]   high_102 = {1'b0, receive1_14} + {1'b0, receive1_15};
  wire [4:0]   high_103 = {1'b0, high_low_7} + {1'b0, high_102};
  wire [3:0]   low_102 = {1'b0, receive1_16} + {1'b0, receive1_17};
  wire [3:0]   low_high_9 = {1'b0, receive1_18} + {1'b0, receive1_19};
  wire [4:0]   low_103 = {1'b0, low_102} + {1'b0, low_high_9};
  wire [3:0]   high_low_8 = {1'b0, receive1_20} + {1'b0, receive1_21};
  wire [3:0]   high_104 = {1'b0, receive1_22} + {1'b0, receive1_23};
  wire [4:0]   high_105 = {1'b0, high_low_8} + {1'b0, high_104};
  wire [3:0]   low_104 = {1'b0, receive1_24} + {1'b0, receive1_25};
  wire [3:0]   low_high_10 = {1'b0, receive1_26} + {1'b0, receive1_27};
  wire [4:0]   low_105 = {1'b0, low_104} + {1'b0, low_high_10};
  wire [3:0]   high_low_9 = {1'b0, receive1_28} + {1'b0, receive1_29};
  wire [3:0]   high_106 = {1'b0, receive1_30} + {1'b0, receive1_31};
  wire [4:0]   high_107 = {1'b0, high_low_9} + {1'b0, high_106};
  wire [3:0]   low_106 = {1'b0, receive1_32} + {1'b0, receive1_33};
  wire [3:0]   low_high_11 = {1'b0, receive1_34} + {1'b0, receive1_35};
  wire [4:0]   low_107 = {1'b0, low_106} + {1'b0, low_high_11};
  wire [3:0]   high_low_10 = {1'b0, receive1_36} + {1'b0, receive1_37};
  wire [3:0]   high_108 = {1'b0, receive1_38} + {1'b0, receive1_39};
  wire [4:0]   high_109 = {1'b0, high_low_10} + {1'b0, high_108};
  wire [3:0]   high_110 = {1'b0, receive1_41} + {1'b0, receive1_42};
  wire [6:0]   low_high_12 = {1'b0, receive2_1} + {1'b0, receive2_2};
  wire [7:0]   low_108 = {1'b0, 1'b0, receive2_0} + {1'b0, low_high_12};
  wire [6:0]   high_111 = {1'b0, receive2_4} + {1'b0, 1'b0, receive2_5};
  wire [7:0]   high_112 = {1'b0, 1'b0, receive2_3} + {1'b0, high_111};
  wire [7:0]   last_first = ~(end_c6 - 8'd1);
  wire [7:0]   packets_2 = ~last_place - first_sub_c9;

  OldestOne_256 gap (
    .clk(clk),
    .ring(gap_ring_c1),
    .first(start_c1),
    .some(gap_some),
    .at_first(gap_at_first),
    .any(gap_any),
    .more(gap_more),
    .place(gap_place)
  );

  RingRange_256 run (
    .clk(clk),
    .from(start_c4),
    .behind(end_wire),
    .any(is_whole),
    .places(run_places)
  );

  OldestOne_256 last (
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
           ends_c6[127], ends_c6[128], ends_c6[129], ends_c6[130], ends_c6[131], ends_c6[132], ends_c6[133],
           ends_c6[134], ends_c6[135], ends_c6[136], ends_c6[137], ends_c6[138], ends_c6[139], ends_c6[140],
           ends_c6[141], ends_c6[142], ends_c6[143], ends_c6[144], ends_c6[145], ends_c6[146], ends_c6[147],
           ends_c6[148], ends_c6[149], ends_c6[150], ends_c6[151], ends_c6[152], ends_c6[153], ends_c6[154],
           ends_c6[155], ends_c6[156], ends_c6[157], ends_c6[158], ends_c6[159], ends_c6[160], ends_c6[161],
           ends_c6[162], ends_c6[163], ends_c6[164], ends_c6[165], ends_c6[166], ends_c6[167], ends_c6[168],
           ends_c6[169], ends_c6[170], ends_c6[171], ends_c6[172], ends_c6[173], ends_c6[174], ends_c6[175],
           ends_c6[176], ends_c6[177], ends_c6[178], ends_c6[179], ends_c6[180], ends_c6[181], ends_c6[182],
           ends_c6[183], ends_c6[184], ends_c6[185], ends_c6[186], ends_c6[187], ends_c6[188], ends_c6[189],
           ends_c6[190], ends_c6[191], ends_c6[192], ends_c6[193], ends_c6[194], ends_c6[195], ends_c6[196],
           ends_c6[197], ends_c6[198], ends_c6[199], ends_c6[200], ends_c6[201], ends_c6[202], ends_c6[203],
           ends_c6[204], ends_c6[205], ends_c6[206], ends_c6[207], ends_c6[208], ends_c6[209], ends_c6[210],
           ends_c6[211], ends_c6[212], ends_c6[213], ends_c6[214], ends_c6[215], ends_c6[216], ends_c6[217],
           ends_c6[218], ends_c6[219], ends_c6[220], ends_c6[221], ends_c6[222], ends_c6[223], ends_c6[224],
           ends_c6[225], ends_c6[226], ends_c6[227], ends_c6[228], ends_c6[229], ends_c6[230], ends_c6[231],
           ends_c6[232], ends_c6[233], ends_c6[234], ends_c6[235], ends_c6[236], ends_c6[237], ends_c6[238],
           ends_c6[239], ends_c6[240], ends_c6[241], ends_c6[242], ends_c6[243], ends_c6[244], ends_c6[245],
           ends_c6[246], ends_c6[247], ends_c6[248], ends_c6[249], ends_c6[250], ends_c6[251], ends_c6[252],
           ends_c6[253], ends_c6[254], ends_c6[255]}),
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
    expected_8_c1_c3 <= {expected_8_c1_c3[1:0], expected[8]};
    gap_ring_c1 <= ~(received ^ {rows_15, rows_14, rows_13, rows_12, rows_11, rows_10, rows_9, rows_8, rows_7,
                                 rows_6, rows_5, rows_4, rows_3, rows_2, rows_1, rows_0});
    start_c1 <= start;
    // ---- timeline received, cycle 2
    start_c2_c3 <= {start_c2_c3[7:0], start_c1};
    // ---- timeline received, cycle 4
    expected_8_c4 <= expected_8_c1_c3[2];
    start_c4 <= start_c2_c3[15:8];
    // ---- timeline received, cycle 5
    start_c5 <= start_c4;
    end_c5 <= end_wire;
    lines <= {{~(16'hffff << start_c4[7:4]), 1'b1} ^ {17{expected_8_c4}}, ~(16'hffff << start_c4[3:0])};
    length <= packets;
    // ---- timeline received, cycle 6
    start_c6 <= start_c5;
    end_c6 <= end_c5;
    length_c6_c9 <= {length_c6_c9[26:0], length};
    consuming_c6 <= (consuming ^ {rows_2_15, rows_2_14, rows_2_13, rows_2_12, rows_2_11, rows_2_10, rows_2_9,
                                  rows_2_8, rows_2_7, rows_2_6, rows_2_5, rows_2_4, rows_2_3, rows_2_2,
                                  rows_2_1, rows_2_0}) & run_places;
    ends_c6 <= (ends ^ {rows_2_15, rows_2_14, rows_2_13, rows_2_12, rows_2_11, rows_2_10, rows_2_9, rows_2_8,
                        rows_2_7, rows_2_6, rows_2_5, rows_2_4, rows_2_3, rows_2_2, rows_2_1, rows_2_0}) &
               run_places;
    // ---- timeline received, cycle 10
    run_length <= length_c6_c9[35:27];
  end

  // last
  always @(posedge clk) begin
    // ---- timeline received, cycle 7
    first_sub_c7_c8 <= {first_sub_c7_c8[7:0], start_c6 - 8'd1};
    // ---- timeline received, cycle 9
    first_sub_c9 <= first_sub_c7_c8[15:8];
    // ---- timeline received, cycle 10
    run_complete <= last_any ? {packets_2 == 8'd0, packets_2} : 9'd0;
  end

  // sum: message1_0 to message1_42
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
    message1_21 <= {(low_22[1] & high_22[1]) | ((low_22[1] ^ high_22[1]) & carry_22),
                    low_22[1] ^ high_22[1] ^ carry_22, low_22[0] ^ high_22[0]};
    message1_22 <= {(low_23[1] & high_23[1]) | ((low_23[1] ^ high_23[1]) & carry_23),
                    low_23[1] ^ high_23[1] ^ carry_23, low_23[0] ^ high_23[0]};
    message1_23 <= {(low_24[1] & high_24[1]) | ((low_24[1] ^ high_24[1]) & carry_24),
                    low_24[1] ^ high_24[1] ^ carry_24, low_24[0] ^ high_24[0]};
    message1_24 <= {(low_25[1] & high_25[1]) | ((low_25[1] ^ high_25[1]) & carry_25),
                    low_25[1] ^ high_25[1] ^ carry_25, low_25[0] ^ high_25[0]};
    message1_25 <= {(low_26[1] & high_26[1]) | ((low_26[1] ^ high_26[1]) & carry_26),
                    low_26[1] ^ high_26[1] ^ carry_26, low_26[0] ^ high_26[0]};
    message1_26 <= {(low_27[1] & high_27[1]) | ((low_27[1] ^ high_27[1]) & carry_27),
                    low_27[1] ^ high_27[1] ^ carry_27, low_27[0] ^ high_27[0]};
    message1_27 <= {(low_28[1] & high_28[1]) | ((low_28[1] ^ high_28[1]) & carry_28),
                    low_28[1] ^ high_28[1] ^ carry_28, low_28[0] ^ high_28[0]};
    message1_28 <= {(low_29[1] & high_29[1]) | ((low_29[1] ^ high_29[1]) & carry_29),
                    low_29[1] ^ high_29[1] ^ carry_29, low_29[0] ^ high_29[0]};
    message1_29 <= {(low_30[1] & high_30[1]) | ((low_30[1] ^ high_30[1]) & carry_30),
                    low_30[1] ^ high_30[1] ^ carry_30, low_30[0] ^ high_30[0]};
    message1_30 <= {(low_31[1] & high_31[1]) | ((low_31[1] ^ high_31[1]) & carry_31),
                    low_31[1] ^ high_31[1] ^ carry_31, low_31[0] ^ high_31[0]};
    message1_31 <= {(low_32[1] & high_32[1]) | ((low_32[1] ^ high_32[1]) & carry_32),
                    low_32[1] ^ high_32[1] ^ carry_32, low_32[0] ^ high_32[0]};
    message1_32 <= {(low_33[1] & high_33[1]) | ((low_33[1] ^ high_33[1]) & carry_33),
                    low_33[1] ^ high_33[1] ^ carry_33, low_33[0] ^ high_33[0]};
    message1_33 <= {(low_34[1] & high_34[1]) | ((low_34[1] ^ high_34[1]) & carry_34),
                    low_34[1] ^ high_34[1] ^ carry_34, low_34[0] ^ high_34[0]};
    message1_34 <= {(low_35[1] & high_35[1]) | ((low_35[1] ^ high_35[1]) & carry_35),
                    low_35[1] ^ high_35[1] ^ carry_35, low_35[0] ^ high_35[0]};
    message1_35 <= {(low_36[1] & high_36[1]) | ((low_36[1] ^ high_36[1]) & carry_36),
                    low_36[1] ^ high_36[1] ^ carry_36, low_36[0] ^ high_36[0]};
    message1_36 <= {(low_37[1] & high_37[1]) | ((low_37[1] ^ high_37[1]) & carry_37),
                    low_37[1] ^ high_37[1] ^ carry_37, low_37[0] ^ high_37[0]};
    message1_37 <= {(low_38[1] & high_38[1]) | ((low_38[1] ^ high_38[1]) & carry_38),
                    low_38[1] ^ high_38[1] ^ carry_38, low_38[0] ^ high_38[0]};
    message1_38 <= {(low_39[1] & high_39[1]) | ((low_39[1] ^ high_39[1]) & carry_39),
                    low_39[1] ^ high_39[1] ^ carry_39, low_39[0] ^ high_39[0]};
    message1_39 <= {(low_40[1] & high_40[1]) | ((low_40[1] ^ high_40[1]) & carry_40),
                    low_40[1] ^ high_40[1] ^ carry_40, low_40[0] ^ high_40[0]};
    message1_40 <= {(low_41[1] & high_41[1]) | ((low_41[1] ^ high_41[1]) & carry_41),
                    low_41[1] ^ high_41[1] ^ carry_41, low_41[0] ^ high_41[0]};
    message1_41 <= {(low_42[1] & high_42[1]) | ((low_42[1] ^ high_42[1]) & carry_42),
                    low_42[1] ^ high_42[1] ^ carry_42, low_42[0] ^ high_42[0]};
    message1_42 <= {low_43[1] & carry_43, low_43[1] ^ carry_43, low_43[0] ^ high_43[0]};
  end

  // sum: receive1_0 to receive1_29
  always @(posedge clk) begin
    // ---- timeline received, cycle 7
    receive1_0 <= {(low_55[1] & high_57[1]) | ((low_55[1] ^ high_57[1]) & carry_44),
                   low_55[1] ^ high_57[1] ^ carry_44, low_55[0] ^ high_57[0]};
    receive1_1 <= {(low_56[1] & high_58[1]) | ((low_56[1] ^ high_58[1]) & carry_45),
                   low_56[1] ^ high_58[1] ^ carry_45, low_56[0] ^ high_58[0]};
    receive1_2 <= {(low_57[1] & high_59[1]) | ((low_57[1] ^ high_59[1]) & carry_46),
                   low_57[1] ^ high_59[1] ^ carry_46, low_57[0] ^ high_59[0]};
    receive1_3 <= {(low_58[1] & high_60[1]) | ((low_58[1] ^ high_60[1]) & carry_47),
                   low_58[1] ^ high_60[1] ^ carry_47, low_58[0] ^ high_60[0]};
    receive1_4 <= {(low_59[1] & high_61[1]) | ((low_59[1] ^ high_61[1]) & carry_48),
                   low_59[1] ^ high_61[1] ^ carry_48, low_59[0] ^ high_61[0]};
    receive1_5 <= {(low_60[1] & high_62[1]) | ((low_60[1] ^ high_62[1]) & carry_49),
                   low_60[1] ^ high_62[1] ^ carry_49, low_60[0] ^ high_62[0]};
    receive1_6 <= {(low_61[1] & high_63[1]) | ((low_61[1] ^ high_63[1]) & carry_50),
                   low_61[1] ^ high_63[1] ^ carry_50, low_61[0] ^ high_63[0]};
    receive1_7 <= {(low_62[1] & high_64[1]) | ((low_62[1] ^ high_64[1]) & carry_51),
                   low_62[1] ^ high_64[1] ^ carry_51, low_62[0] ^ high_64[0]};
    receive1_8 <= {(low_63[1] & high_65[1]) | ((low_63[1] ^ high_65[1]) & carry_52),
                   low_63[1] ^ high_65[1] ^ carry_52, low_63[0] ^ high_65[0]};
    receive1_9 <= {(low_64[1] & high_66[1]) | ((low_64[1] ^ high_66[1]) & carry_53),
                   low_64[1] ^ high_66[1] ^ carry_53, low_64[0] ^ high_66[0]};
    receive1_10 <= {(low_65[1] & high_67[1]) | ((low_65[1] ^ high_67[1]) & carry_54),
                    low_65[1] ^ high_67[1] ^ carry_54, low_65[0] ^ high_67[0]};
    receive1_11 <= {(low_66[1] & high_68[1]) | ((low_66[1] ^ high_68[1]) & carry_55),
                    low_66[1] ^ high_68[1] ^ carry_55, low_66[0] ^ high_68[0]};
    receive1_12 <= {(low_67[1] & high_69[1]) | ((low_67[1] ^ high_69[1]) & carry_56),
                    low_67[1] ^ high_69[1] ^ carry_56, low_67[0] ^ high_69[0]};
    receive1_13 <= {(low_68[1] & high_70[1]) | ((low_68[1] ^ high_70[1]) & carry_57),
                    low_68[1] ^ high_70[1] ^ carry_57, low_68[0] ^ high_70[0]};
    receive1_14 <= {(low_69[1] & high_71[1]) | ((low_69[1] ^ high_71[1]) & carry_58),
                    low_69[1] ^ high_71[1] ^ carry_58, low_69[0] ^ high_71[0]};
    receive1_15 <= {(low_70[1] & high_72[1]) | ((low_70[1] ^ high_72[1]) & carry_59),
                    low_70[1] ^ high_72[1] ^ carry_59, low_70[0] ^ high_72[0]};
    receive1_16 <= {(low_71[1] & high_73[1]) | ((low_71[1] ^ high_73[1]) & carry_60),
                    low_71[1] ^ high_73[1] ^ carry_60, low_71[0] ^ high_73[0]};
    receive1_17 <= {(low_72[1] & high_74[1]) | ((low_72[1] ^ high_74[1]) & carry_61),
                    low_72[1] ^ high_74[1] ^ carry_61, low_72[0] ^ high_74[0]};
    receive1_18 <= {(low_73[1] & high_75[1]) | ((low_73[1] ^ high_75[1]) & carry_62),
                    low_73[1] ^ high_75[1] ^ carry_62, low_73[0] ^ high_75[0]};
    receive1_19 <= {(low_74[1] & high_76[1]) | ((low_74[1] ^ high_76[1]) & carry_63),
                    low_74[1] ^ high_76[1] ^ carry_63, low_74[0] ^ high_76[0]};
    receive1_20 <= {(low_75[1] & high_77[1]) | ((low_75[1] ^ high_77[1]) & carry_64),
                    low_75[1] ^ high_77[1] ^ carry_64, low_75[0] ^ high_77[0]};
    receive1_21 <= {(low_76[1] & high_78[1]) | ((low_76[1] ^ high_78[1]) & carry_65),
                    low_76[1] ^ high_78[1] ^ carry_65, low_76[0] ^ high_78[0]};
    receive1_22 <= {(low_77[1] & high_79[1]) | ((low_77[1] ^ high_79[1]) & carry_66),
                    low_77[1] ^ high_79[1] ^ carry_66, low_77[0] ^ high_79[0]};
    receive1_23 <= {(low_78[1] & high_80[1]) | ((low_78[1] ^ high_80[1]) & carry_67),
                    low_78[1] ^ high_80[1] ^ carry_67, low_78[0] ^ high_80[0]};
    receive1_24 <= {(low_79[1] & high_81[1]) | ((low_79[1] ^ high_81[1]) & carry_68),
                    low_79[1] ^ high_81[1] ^ carry_68, low_79[0] ^ high_81[0]};
    receive1_25 <= {(low_80[1] & high_82[1]) | ((low_80[1] ^ high_82[1]) & carry_69),
                    low_80[1] ^ high_82[1] ^ carry_69, low_80[0] ^ high_82[0]};
    receive1_26 <= {(low_81[1] & high_83[1]) | ((low_81[1] ^ high_83[1]) & carry_70),
                    low_81[1] ^ high_83[1] ^ carry_70, low_81[0] ^ high_83[0]};
    receive1_27 <= {(low_82[1] & high_84[1]) | ((low_82[1] ^ high_84[1]) & carry_71),
                    low_82[1] ^ high_84[1] ^ carry_71, low_82[0] ^ high_84[0]};
    receive1_28 <= {(low_83[1] & high_85[1]) | ((low_83[1] ^ high_85[1]) & carry_72),
                    low_83[1] ^ high_85[1] ^ carry_72, low_83[0] ^ high_85[0]};
    receive1_29 <= {(low_84[1] & high_86[1]) | ((low_84[1] ^ high_86[1]) & carry_73),
                    low_84[1] ^ high_86[1] ^ carry_73, low_84[0] ^ high_86[0]};
  end

  // sum: receive1_30 to run_receives
  always @(posedge clk) begin
    // ---- timeline received, cycle 7
    receive1_30 <= {(low_85[1] & high_87[1]) | ((low_85[1] ^ high_87[1]) & carry_74),
                    low_85[1] ^ high_87[1] ^ carry_74, low_85[0] ^ high_87[0]};
    receive1_31 <= {(low_86[1] & high_88[1]) | ((low_86[1] ^ high_88[1]) & carry_75),
                    low_86[1] ^ high_88[1] ^ carry_75, low_86[0] ^ high_88[0]};
    receive1_32 <= {(low_87[1] & high_89[1]) | ((low_87[1] ^ high_89[1]) & carry_76),
                    low_87[1] ^ high_89[1] ^ carry_76, low_87[0] ^ high_89[0]};
    receive1_33 <= {(low_88[1] & high_90[1]) | ((low_88[1] ^ high_90[1]) & carry_77),
                    low_88[1] ^ high_90[1] ^ carry_77, low_88[0] ^ high_90[0]};
    receive1_34 <= {(low_89[1] & high_91[1]) | ((low_89[1] ^ high_91[1]) & carry_78),
                    low_89[1] ^ high_91[1] ^ carry_78, low_89[0] ^ high_91[0]};
    receive1_35 <= {(low_90[1] & high_92[1]) | ((low_90[1] ^ high_92[1]) & carry_79),
                    low_90[1] ^ high_92[1] ^ carry_79, low_90[0] ^ high_92[0]};
    receive1_36 <= {(low_91[1] & high_93[1]) | ((low_91[1] ^ high_93[1]) & carry_80),
                    low_91[1] ^ high_93[1] ^ carry_80, low_91[0] ^ high_93[0]};
    receive1_37 <= {(low_92[1] & high_94[1]) | ((low_92[1] ^ high_94[1]) & carry_81),
                    low_92[1] ^ high_94[1] ^ carry_81, low_92[0] ^ high_94[0]};
    receive1_38 <= {(low_93[1] & high_95[1]) | ((low_93[1] ^ high_95[1]) & carry_82),
                    low_93[1] ^ high_95[1] ^ carry_82, low_93[0] ^ high_95[0]};
    receive1_39 <= {(low_94[1] & high_96[1]) | ((low_94[1] ^ high_96[1]) & carry_83),
                    low_94[1] ^ high_96[1] ^ carry_83, low_94[0] ^ high_96[0]};
    receive1_40 <= {(low_95[1] & high_97[1]) | ((low_95[1] ^ high_97[1]) & carry_84),
                    low_95[1] ^ high_97[1] ^ carry_84, low_95[0] ^ high_97[0]};
    receive1_41 <= {(low_96[1] & high_98[1]) | ((low_96[1] ^ high_98[1]) & carry_85),
                    low_96[1] ^ high_98[1] ^ carry_85, low_96[0] ^ high_98[0]};
    receive1_42 <= {low_97[1] & carry_86, low_97[1] ^ carry_86, low_97[0] ^ high_99[0]};
    // ---- timeline received, cycle 8
    message2_0 <= {1'b0, low_45} + {1'b0, high_45};
    message2_1 <= {1'b0, low_47} + {1'b0, high_47};
    message2_2 <= {1'b0, low_49} + {1'b0, high_49};
    message2_3 <= {1'b0, low_51} + {1'b0, high_51};
    message2_4 <= {1'b0, low_53} + {1'b0, high_53};
    message2_5 <= {1'b0, 1'b0, message1_40} + {1'b0, high_54};
    receive2_0 <= {1'b0, low_99} + {1'b0, high_101};
    receive2_1 <= {1'b0, low_101} + {1'b0, high_103};
    receive2_2 <= {1'b0, low_103} + {1'b0, high_105};
    receive2_3 <= {1'b0, low_105} + {1'b0, high_107};
    receive2_4 <= {1'b0, low_107} + {1'b0, high_109};
    receive2_5 <= {1'b0, 1'b0, receive1_40} + {1'b0, high_110};
    // ---- timeline received, cycle 9
    message4_0_c9 <= {1'b0, low_54} + {1'b0, high_56};
    receive4_0_c9 <= {1'b0, low_108} + {1'b0, high_112};
    // ---- timeline received, cycle 10
    run_messages <= message4_0_c9;
    run_receives <= receive4_0_c9;
  end

  wire        _unused = &{1'b0, rst, gap_some, gap_at_first, gap_more, last_some, last_at_first, last_more,
                          all_wire_43[5:4], high_43[1], all_wire_86[5:4], high_99[1]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_run_is_no_longer_than_the_window: assert (packets <= 9'd256);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(packets <= 9'd256)) begin
    $display("Frontier.java: HDL801: claim 'a run is no longer than the window' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
