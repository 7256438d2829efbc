`default_nettype none

// PopCount_64: counts the ones of a value.  Generated from PopCount.java.
module PopCount_64 (
  input  wire [63:0] value,
  output wire [6:0]  count
);
  wire [1:0]  ones_of_2 = {1'b0, value[0]} + {1'b0, value[1]};
  wire [1:0]  ones_of_2_2 = {1'b0, value[2]} + {1'b0, value[3]};
  wire [1:0]  ones_of_3_2 = {1'b0, value[4]} + {1'b0, value[5]};
  wire [1:0]  ones_of_4_2 = {1'b0, value[6]} + {1'b0, value[7]};
  wire [1:0]  ones_of_5_2 = {1'b0, value[8]} + {1'b0, value[9]};
  wire [1:0]  ones_of_6_2 = {1'b0, value[10]} + {1'b0, value[11]};
  wire [1:0]  ones_of_7_2 = {1'b0, value[12]} + {1'b0, value[13]};
  wire [1:0]  ones_of_8_2 = {1'b0, value[14]} + {1'b0, value[15]};
  wire [1:0]  ones_of_9_2 = {1'b0, value[16]} + {1'b0, value[17]};
  wire [1:0]  ones_of_10_2 = {1'b0, value[18]} + {1'b0, value[19]};
  wire [1:0]  ones_of_11_2 = {1'b0, value[20]} + {1'b0, value[21]};
  wire [1:0]  ones_of_12_2 = {1'b0, value[22]} + {1'b0, value[23]};
  wire [1:0]  ones_of_13_2 = {1'b0, value[24]} + {1'b0, value[25]};
  wire [1:0]  ones_of_14_2 = {1'b0, value[26]} + {1'b0, value[27]};
  wire [1:0]  ones_of_15_2 = {1'b0, value[28]} + {1'b0, value[29]};
  wire [1:0]  ones_of_16_2 = {1'b0, value[30]} + {1'b0, value[31]};
  wire [1:0]  ones_of_17_2 = {1'b0, value[32]} + {1'b0, value[33]};
  wire [1:0]  ones_of_18_2 = {1'b0, value[34]} + {1'b0, value[35]};
  wire [1:0]  ones_of_19_2 = {1'b0, value[36]} + {1'b0, value[37]};
  wire [1:0]  ones_of_20_2 = {1'b0, value[38]} + {1'b0, value[39]};
  wire [1:0]  ones_of_21_2 = {1'b0, value[40]} + {1'b0, value[41]};
  wire [1:0]  ones_of_22_2 = {1'b0, value[42]} + {1'b0, value[43]};
  wire [1:0]  ones_of_23_2 = {1'b0, value[44]} + {1'b0, value[45]};
  wire [1:0]  ones_of_24_2 = {1'b0, value[46]} + {1'b0, value[47]};
  wire [1:0]  ones_of_25_2 = {1'b0, value[48]} + {1'b0, value[49]};
  wire [1:0]  ones_of_26_2 = {1'b0, value[50]} + {1'b0, value[51]};
  wire [1:0]  ones_of_27_2 = {1'b0, value[52]} + {1'b0, value[53]};
  wire [1:0]  ones_of_28_2 = {1'b0, value[54]} + {1'b0, value[55]};
  wire [1:0]  ones_of_29_2 = {1'b0, value[56]} + {1'b0, value[57]};
  wire [1:0]  ones_of_30_2 = {1'b0, value[58]} + {1'b0, value[59]};
  wire [1:0]  ones_of_31_2 = {1'b0, value[60]} + {1'b0, value[61]};
  wire [1:0]  ones_of_32_2 = {1'b0, value[62]} + {1'b0, value[63]};
  wire [2:0]  ones_of_4 = {1'b0, ones_of_2} + {1'b0, ones_of_2_2};
  wire [2:0]  ones_of_2_4 = {1'b0, ones_of_3_2} + {1'b0, ones_of_4_2};
  wire [2:0]  ones_of_3_4 = {1'b0, ones_of_5_2} + {1'b0, ones_of_6_2};
  wire [2:0]  ones_of_4_4 = {1'b0, ones_of_7_2} + {1'b0, ones_of_8_2};
  wire [2:0]  ones_of_5_4 = {1'b0, ones_of_9_2} + {1'b0, ones_of_10_2};
  wire [2:0]  ones_of_6_4 = {1'b0, ones_of_11_2} + {1'b0, ones_of_12_2};
  wire [2:0]  ones_of_7_4 = {1'b0, ones_of_13_2} + {1'b0, ones_of_14_2};
  wire [2:0]  ones_of_8_4 = {1'b0, ones_of_15_2} + {1'b0, ones_of_16_2};
  wire [2:0]  ones_of_9_4 = {1'b0, ones_of_17_2} + {1'b0, ones_of_18_2};
  wire [2:0]  ones_of_10_4 = {1'b0, ones_of_19_2} + {1'b0, ones_of_20_2};
  wire [2:0]  ones_of_11_4 = {1'b0, ones_of_21_2} + {1'b0, ones_of_22_2};
  wire [2:0]  ones_of_12_4 = {1'b0, ones_of_23_2} + {1'b0, ones_of_24_2};
  wire [2:0]  ones_of_13_4 = {1'b0, ones_of_25_2} + {1'b0, ones_of_26_2};
  wire [2:0]  ones_of_14_4 = {1'b0, ones_of_27_2} + {1'b0, ones_of_28_2};
  wire [2:0]  ones_of_15_4 = {1'b0, ones_of_29_2} + {1'b0, ones_of_30_2};
  wire [2:0]  ones_of_16_4 = {1'b0, ones_of_31_2} + {1'b0, ones_of_32_2};
  wire [3:0]  ones_of_8 = {1'b0, ones_of_4} + {1'b0, ones_of_2_4};
  wire [3:0]  ones_of_2_8 = {1'b0, ones_of_3_4} + {1'b0, ones_of_4_4};
  wire [3:0]  ones_of_3_8 = {1'b0, ones_of_5_4} + {1'b0, ones_of_6_4};
  wire [3:0]  ones_of_4_8 = {1'b0, ones_of_7_4} + {1'b0, ones_of_8_4};
  wire [3:0]  ones_of_5_8 = {1'b0, ones_of_9_4} + {1'b0, ones_of_10_4};
  wire [3:0]  ones_of_6_8 = {1'b0, ones_of_11_4} + {1'b0, ones_of_12_4};
  wire [3:0]  ones_of_7_8 = {1'b0, ones_of_13_4} + {1'b0, ones_of_14_4};
  wire [3:0]  ones_of_8_8 = {1'b0, ones_of_15_4} + {1'b0, ones_of_16_4};
  wire [4:0]  ones_of_16 = {1'b0, ones_of_8} + {1'b0, ones_of_2_8};
  wire [4:0]  ones_of_2_16 = {1'b0, ones_of_3_8} + {1'b0, ones_of_4_8};
  wire [4:0]  ones_of_3_16 = {1'b0, ones_of_5_8} + {1'b0, ones_of_6_8};
  wire [4:0]  ones_of_4_16 = {1'b0, ones_of_7_8} + {1'b0, ones_of_8_8};
  wire [5:0]  ones_of_32 = {1'b0, ones_of_16} + {1'b0, ones_of_2_16};
  wire [5:0]  ones_of_2_32 = {1'b0, ones_of_3_16} + {1'b0, ones_of_4_16};
  wire [6:0]  ones_of_64 = {1'b0, ones_of_32} + {1'b0, ones_of_2_32};

  assign count = ones_of_64;
endmodule

`default_nettype wire
