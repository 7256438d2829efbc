`default_nettype none

// PriorityEncoder_46: finds the lowest one of a value.  Generated from PriorityEncoder.java.
module PriorityEncoder_46 (
  input  wire [45:0] value,
  output wire        any,  // some bit is 1
  output wire [5:0]  index  // number of the lowest one; 0 when there is none
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
  wire        any_17_16 = value[16] | value[17];
  wire        high_17_16 = ~value[16] & value[17];
  wire        any_19_18 = value[18] | value[19];
  wire        high_19_18 = ~value[18] & value[19];
  wire        any_19_16 = any_17_16 | any_19_18;
  wire        high_19_16 = ~any_17_16 & any_19_18;
  wire        any_21_20 = value[20] | value[21];
  wire        high_21_20 = ~value[20] & value[21];
  wire        any_23_22 = value[22] | value[23];
  wire        high_23_22 = ~value[22] & value[23];
  wire        any_23_20 = any_21_20 | any_23_22;
  wire        high_23_20 = ~any_21_20 & any_23_22;
  wire        any_23_16 = any_19_16 | any_23_20;
  wire        high_23_16 = ~any_19_16 & any_23_20;
  wire        any_25_24 = value[24] | value[25];
  wire        high_25_24 = ~value[24] & value[25];
  wire        any_27_26 = value[26] | value[27];
  wire        high_27_26 = ~value[26] & value[27];
  wire        any_27_24 = any_25_24 | any_27_26;
  wire        high_27_24 = ~any_25_24 & any_27_26;
  wire        any_29_28 = value[28] | value[29];
  wire        high_29_28 = ~value[28] & value[29];
  wire        any_31_30 = value[30] | value[31];
  wire        high_31_30 = ~value[30] & value[31];
  wire        any_31_28 = any_29_28 | any_31_30;
  wire        high_31_28 = ~any_29_28 & any_31_30;
  wire        any_31_24 = any_27_24 | any_31_28;
  wire        high_31_24 = ~any_27_24 & any_31_28;
  wire        any_31_16 = any_23_16 | any_31_24;
  wire        high_31_16 = ~any_23_16 & any_31_24;
  wire        any_31_0 = any_15_0 | any_31_16;
  wire        high_31_0 = ~any_15_0 & any_31_16;
  wire [3:0]  _index_31_16_choice = high_31_0 ? {high_31_16, high_31_16 ? {high_31_24, high_31_24 ?
                                                                           {high_31_28, high_31_28 ?
                                                                            high_31_30 : high_29_28} :
                                                                           {high_27_24, high_27_24 ?
                                                                            high_27_26 : high_25_24}} :
                                                 {high_23_16, high_23_16 ?
                                                  {high_23_20, high_23_20 ? high_23_22 : high_21_20} :
                                                  {high_19_16, high_19_16 ? high_19_18 : high_17_16}}} :
                                    {high_15_0, high_15_0 ? {high_15_8, high_15_8 ? {high_15_12, high_15_12 ?
                                                                                     high_15_14 :
                                                                                     high_13_12} :
                                                             {high_11_8, high_11_8 ? high_11_10 : high_9_8}} :
                                     {high_7_0, high_7_0 ? {high_7_4, high_7_4 ? high_7_6 : high_5_4} :
                                      {high_3_0, high_3_0 ? high_3_2 : high_1_0}}};
  wire        any_33_32 = value[32] | value[33];
  wire        high_33_32 = ~value[32] & value[33];
  wire        any_35_34 = value[34] | value[35];
  wire        high_35_34 = ~value[34] & value[35];
  wire        any_35_32 = any_33_32 | any_35_34;
  wire        high_35_32 = ~any_33_32 & any_35_34;
  wire        any_37_36 = value[36] | value[37];
  wire        high_37_36 = ~value[36] & value[37];
  wire        any_39_38 = value[38] | value[39];
  wire        high_39_38 = ~value[38] & value[39];
  wire        any_39_36 = any_37_36 | any_39_38;
  wire        high_39_36 = ~any_37_36 & any_39_38;
  wire        any_39_32 = any_35_32 | any_39_36;
  wire        high_39_32 = ~any_35_32 & any_39_36;
  wire        any_41_40 = value[40] | value[41];
  wire        high_41_40 = ~value[40] & value[41];
  wire        any_43_42 = value[42] | value[43];
  wire        high_43_42 = ~value[42] & value[43];
  wire        any_43_40 = any_41_40 | any_43_42;
  wire        high_43_40 = ~any_41_40 & any_43_42;
  wire        any_45_44 = value[44] | value[45];
  wire        high_45_44 = ~value[44] & value[45];
  wire        any_45_40 = any_43_40 | any_45_44;
  wire        high_45_40 = ~any_43_40 & any_45_44;
  wire        any_45_32 = any_39_32 | any_45_40;
  wire        high_45_32 = ~any_39_32 & any_45_40;
  wire        any_45_0 = any_31_0 | any_45_32;
  wire        high_45_0 = ~any_31_0 & any_45_32;

  assign any = any_45_0;
  assign index = {high_45_0, high_45_0 ? {1'b0, high_45_32, high_45_32 ? {high_45_40, high_45_40 ?
                                                                          {1'b0, high_45_44} :
                                                                          {high_43_40, high_43_40 ?
                                                                           high_43_42 : high_41_40}} :
                                          {high_39_32, high_39_32 ?
                                           {high_39_36, high_39_36 ? high_39_38 : high_37_36} :
                                           {high_35_32, high_35_32 ? high_35_34 : high_33_32}}} :
                  {high_31_0, _index_31_16_choice}};
endmodule

`default_nettype wire
