`default_nettype none

// PriorityEncoder_4: finds the lowest one of a value.  Generated from PriorityEncoder.java.
module PriorityEncoder_4 (
  input  wire [3:0]  value,
  output wire        any,  // some bit is 1
  output wire [1:0]  index  // number of the lowest one; 0 when there is none
);
  wire        any_1_0 = value[0] | value[1];
  wire        high_1_0 = ~value[0] & value[1];
  wire        any_3_2 = value[2] | value[3];
  wire        high_3_2 = ~value[2] & value[3];
  wire        any_3_0 = any_1_0 | any_3_2;
  wire        high_3_0 = ~any_1_0 & any_3_2;

  assign any = any_3_0;
  assign index = {high_3_0, high_3_0 ? high_3_2 : high_1_0};
endmodule

`default_nettype wire
