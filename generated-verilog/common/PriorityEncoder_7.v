`default_nettype none

// PriorityEncoder_7: finds the lowest one of a value.  Generated from PriorityEncoder.java.
module PriorityEncoder_7 (
  input  wire [6:0]  value,
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
  wire        any_6_4 = any_5_4 | value[6];
  wire        high_6_4 = ~any_5_4 & value[6];
  wire        any_6_0 = any_3_0 | any_6_4;
  wire        high_6_0 = ~any_3_0 & any_6_4;

  assign any = any_6_0;
  assign index = {high_6_0,
                  high_6_0 ? {high_6_4, ~high_6_4 & high_5_4} : {high_3_0, high_3_0 ? high_3_2 : high_1_0}};
endmodule

`default_nettype wire
