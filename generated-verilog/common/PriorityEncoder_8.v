`default_nettype none

// PriorityEncoder_8: finds the lowest one of a value.  Generated from PriorityEncoder.java.
module PriorityEncoder_8 (
  input  wire [7:0]  value,
  output wire        any,  // some bit is 1
  output wire [2:0]  index  // number of the lowest one; 0 when there is none
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

  assign any = any_7_0;
  assign index = {high_7_0, high_7_0 ? {high_7_4, high_7_4 ? high_7_6 : high_5_4} :
                  {high_3_0, high_3_0 ? high_3_2 : high_1_0}};
endmodule

`default_nettype wire
