`default_nettype none

// PriorityEncoder_3: finds the lowest one of a value.  Generated from PriorityEncoder.java.
module PriorityEncoder_3 (
  input  wire [2:0]  value,
  output wire        any,  // some bit is 1
  output wire [1:0]  index  // number of the lowest one; 0 when there is none
);
  wire        any_1_0 = value[0] | value[1];
  wire        high_1_0 = ~value[0] & value[1];
  wire        any_2_0 = any_1_0 | value[2];
  wire        high_2_0 = ~any_1_0 & value[2];

  assign any = any_2_0;
  assign index = {high_2_0, ~high_2_0 & high_1_0};
endmodule

`default_nettype wire
