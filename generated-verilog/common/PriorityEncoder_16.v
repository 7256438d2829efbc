`default_nettype none

// PriorityEncoder_16: finds the lowest one of a value.  Generated from PriorityEncoder.java.
module PriorityEncoder_16 (
  input  wire [15:0] value,
  output wire        any,  // some bit is 1
  output wire [3:0]  index  // number of the lowest one; 0 when there is none
);
  wire        any_1_0 = value[0] | value[1];
  wire        high_1_0 = ~value[0] & value[1];
  wire        any_3_2 = value[2] | value[3];
  wire        high_3_2 = ~value[2] & value[3];
  wire        any_3_0 = any_1_0 | any_3_2;
  wire        high_3_0 = ~any_1_0 & any_3_2;
  wire        any_5_4 = value[4] | value[5];
  wire        high_5_4 = ~value[4] & value[5];
  wire        any_7_6 = value[6] | value[7];
  wire        high_7_6 = ~value[6] & value[7];
  wire        any_7_4 = any_5_4 | any_7_6;
  wire        high_7_4 = ~any_5_4 & any_7_6;
  wire        any_7_0 = any_3_0 | any_7_4;
  wire        high_7_0 = ~any_3_0 & any_7_4;
  wire        any_9_8 = value[8] | value[9];
  wire        high_9_8 = ~value[8] & value[9];
  wire        any_11_10 = value[10] | value[11];
  wire        high_11_10 = ~value[10] & value[11];
  wire        any_11_8 = any_9_8 | any_11_10;
  wire        high_11_8 = ~any_9_8 & any_11_10;
  wire        any_13_12 = value[12] | value[13];
  wire        high_13_12 = ~value[12] & value[13];
  wire        any_15_14 = value[14] | value[15];
  wire        high_15_14 = ~value[14] & value[15];
  wire        any_15_12 = any_13_12 | any_15_14;
  wire        high_15_12 = ~any_13_12 & any_15_14;
  wire        any_15_8 = any_11_8 | any_15_12;
  wire        high_15_8 = ~any_11_8 & any_15_12;
  wire        any_15_0 = any_7_0 | any_15_8;
  wire        high_15_0 = ~any_7_0 & any_15_8;

  assign any = any_15_0;
  assign index = {high_15_0, high_15_0 ? {high_15_8, high_15_8 ?
                                          {high_15_12, high_15_12 ? high_15_14 : high_13_12} :
                                          {high_11_8, high_11_8 ? high_11_10 : high_9_8}} :
                  {high_7_0, high_7_0 ? {high_7_4, high_7_4 ? high_7_6 : high_5_4} :
                   {high_3_0, high_3_0 ? high_3_2 : high_1_0}}};
endmodule

`default_nettype wire
