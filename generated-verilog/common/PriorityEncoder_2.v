`default_nettype none

// PriorityEncoder_2: finds the lowest one of a value.  Generated from PriorityEncoder.java.
module PriorityEncoder_2 (
  input  wire [1:0]  value,
  output wire        any,  // some bit is 1
  output wire        index  // number of the lowest one; 0 when there is none
);
  wire        any_1_0 = value[0] | value[1];
  wire        high_1_0 = ~value[0] & value[1];

  assign any = any_1_0;
  assign index = high_1_0;
endmodule

`default_nettype wire
