`default_nettype none

// PopCount_64: counts the ones of a value.  Generated from PopCount.java.
module PopCount_64 (
  input  wire [63:0] value,
  output wire [6:0]  count
);
  wire [1:0]  ones_of_2 = {1'b0, value[0]} + {1'b0, value[1]};
  wire [1:0]  ones_of_2_2 = {1'b0, value[2]} + {1'b0, value[3]};
  wire [1:0]  ones_of_2_3 = {1'b0, value[4]} + {1'b0, value[5]};
  wire [1:0]  ones_of_2_4 = {1'b0, value[6]} + {1'b0, value[7]};
  wire [1:0]  ones_of_2_5 = {1'b0, value[8]} + {1'b0, value[9]};
  wire [1:0]  ones_of_2_6 = {1'b0, value[10]} + {1'b0, value[11]};
  wire [1:0]  ones_of_2_7 = {1'b0, value[12]} + {1'b0, value[13]};
  wire [1:0]  ones_of_2_8 = {1'b0, value[14]} + {1'b0, value[15]};
  wire [1:0]  ones_of_2_9 = {1'b0, value[16]} + {1'b0, value[17]};
  wire [1:0]  ones_of_2_10 = {1'b0, value[18]} + {1'b0, value[19]};
  wire [1:0]  ones_of_2_11 = {1'b0, value[20]} + {1'b0, value[21]};
  wire [1:0]  ones_of_2_12 = {1'b0, value[22]} + {1'b0, value[23]};
  wire [1:0]  ones_of_2_13 = {1'b0, value[24]} + {1'b0, value[25]};
  wire [1:0]  ones_of_2_14 = {1'b0, value[26]} + {1'b0, value[27]};
  wire [1:0]  ones_of_2_15 = {1'b0, value[28]} + {1'b0, value[29]};
  wire [1:0]  ones_of_2_16 = {1'b0, value[30]} + {1'b0, value[31]};
  wire [1:0]  ones_of_2_17 = {1'b0, value[32]} + {1'b0, value[33]};
  wire [1:0]  ones_of_2_18 = {1'b0, value[34]} + {1'b0, value[35]};
  wire [1:0]  ones_of_2_19 = {1'b0, value[36]} + {1'b0, value[37]};
  wire [1:0]  ones_of_2_20 = {1'b0, value[38]} + {1'b0, value[39]};
  wire [1:0]  ones_of_2_21 = {1'b0, value[40]} + {1'b0, value[41]};
  wire [1:0]  ones_of_2_22 = {1'b0, value[42]} + {1'b0, value[43]};
  wire [1:0]  ones_of_2_23 = {1'b0, value[44]} + {1'b0, value[45]};
  wire [1:0]  ones_of_2_24 = {1'b0, value[46]} + {1'b0, value[47]};
  wire [1:0]  ones_of_2_25 = {1'b0, value[48]} + {1'b0, value[49]};
  wire [1:0]  ones_of_2_26 = {1'b0, value[50]} + {1'b0, value[51]};
  wire [1:0]  ones_of_2_27 = {1'b0, value[52]} + {1'b0, value[53]};
  wire [1:0]  ones_of_2_28 = {1'b0, value[54]} + {1'b0, value[55]};
  wire [1:0]  ones_of_2_29 = {1'b0, value[56]} + {1'b0, value[57]};
  wire [1:0]  ones_of_2_30 = {1'b0, value[58]} + {1'b0, value[59]};
  wire [1:0]  ones_of_2_31 = {1'b0, value[60]} + {1'b0, value[61]};
  wire [1:0]  ones_of_2_32 = {1'b0, value[62]} + {1'b0, value[63]};
  wire [2:0]  ones_of_4 = {1'b0, ones_of_2} + {1'b0, ones_of_2_2};
  wire [2:0]  ones_of_4_2 = {1'b0, ones_of_2_3} + {1'b0, ones_of_2_4};
  wire [2:0]  ones_of_4_3 = {1'b0, ones_of_2_5} + {1'b0, ones_of_2_6};
  wire [2:0]  ones_of_4_4 = {1'b0, ones_of_2_7} + {1'b0, ones_of_2_8};
  wire [2:0]  ones_of_4_5 = {1'b0, ones_of_2_9} + {1'b0, ones_of_2_10};
  wire [2:0]  ones_of_4_6 = {1'b0, ones_of_2_11} + {1'b0, ones_of_2_12};
  wire [2:0]  ones_of_4_7 = {1'b0, ones_of_2_13} + {1'b0, ones_of_2_14};
  wire [2:0]  ones_of_4_8 = {1'b0, ones_of_2_15} + {1'b0, ones_of_2_16};
  wire [2:0]  ones_of_4_9 = {1'b0, ones_of_2_17} + {1'b0, ones_of_2_18};
  wire [2:0]  ones_of_4_10 = {1'b0, ones_of_2_19} + {1'b0, ones_of_2_20};
  wire [2:0]  ones_of_4_11 = {1'b0, ones_of_2_21} + {1'b0, ones_of_2_22};
  wire [2:0]  ones_of_4_12 = {1'b0, ones_of_2_23} + {1'b0, ones_of_2_24};
  wire [2:0]  ones_of_4_13 = {1'b0, ones_of_2_25} + {1'b0, ones_of_2_26};
  wire [2:0]  ones_of_4_14 = {1'b0, ones_of_2_27} + {1'b0, ones_of_2_28};
  wire [2:0]  ones_of_4_15 = {1'b0, ones_of_2_29} + {1'b0, ones_of_2_30};
  wire [2:0]  ones_of_4_16 = {1'b0, ones_of_2_31} + {1'b0, ones_of_2_32};
  wire [3:0]  ones_of_8 = {1'b0, ones_of_4} + {1'b0, ones_of_4_2};
  wire [3:0]  ones_of_8_2 = {1'b0, ones_of_4_3} + {1'b0, ones_of_4_4};
  wire [3:0]  ones_of_8_3 = {1'b0, ones_of_4_5} + {1'b0, ones_of_4_6};
  wire [3:0]  ones_of_8_4 = {1'b0, ones_of_4_7} + {1'b0, ones_of_4_8};
  wire [3:0]  ones_of_8_5 = {1'b0, ones_of_4_9} + {1'b0, ones_of_4_10};
  wire [3:0]  ones_of_8_6 = {1'b0, ones_of_4_11} + {1'b0, ones_of_4_12};
  wire [3:0]  ones_of_8_7 = {1'b0, ones_of_4_13} + {1'b0, ones_of_4_14};
  wire [3:0]  ones_of_8_8 = {1'b0, ones_of_4_15} + {1'b0, ones_of_4_16};
  wire [4:0]  ones_of_16 = {1'b0, ones_of_8} + {1'b0, ones_of_8_2};
  wire [4:0]  ones_of_16_2 = {1'b0, ones_of_8_3} + {1'b0, ones_of_8_4};
  wire [4:0]  ones_of_16_3 = {1'b0, ones_of_8_5} + {1'b0, ones_of_8_6};
  wire [4:0]  ones_of_16_4 = {1'b0, ones_of_8_7} + {1'b0, ones_of_8_8};
  wire [5:0]  ones_of_32 = {1'b0, ones_of_16} + {1'b0, ones_of_16_2};
  wire [5:0]  ones_of_32_2 = {1'b0, ones_of_16_3} + {1'b0, ones_of_16_4};
  wire [6:0]  ones_of_64 = {1'b0, ones_of_32} + {1'b0, ones_of_32_2};

  assign count = ones_of_64;
endmodule

`default_nettype wire
