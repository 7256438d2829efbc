`default_nettype none

// PriorityEncoder_5: finds the lowest one of a value.  Generated from PriorityEncoder.java.
module PriorityEncoder_5 (
  input  wire [4:0]  value,
  output wire        any,  // some bit is 1
  output wire [2:0]  index  // number of the lowest one; 0 when there is none
);
  wire        any_1_0 = value[0] | value[1];
  wire        high_1_0 = ~value[0] & value[1];
  wire        any_3_2 = value[2] | value[3];
  wire        high_3_2 = ~value[2] & value[3];
  wire        any_3_0 = any_1_0 | any_3_2;
  wire        high_3_0 = ~any_1_0 & any_3_2;
  wire        any_4_0 = any_3_0 | value[4];
  wire        high_4_0 = ~any_3_0 & value[4];

  assign any = any_4_0;
  assign index = {high_4_0, high_4_0 ? 2'd0 : {high_3_0, high_3_0 ? high_3_2 : high_1_0}};
endmodule

`default_nettype wire
