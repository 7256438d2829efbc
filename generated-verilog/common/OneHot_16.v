`default_nettype none

// OneHot_16: turns a value with a single one into the number of that bit.  Generated from OneHot.java.
module OneHot_16 (
  input  wire [15:0] value,  // at most one bit is 1
  output wire [3:0]  index
);
  wire        index_0 = |{value[15], value[13], value[11], value[9], value[7], value[5], value[3], value[1]};
  wire        index_1 = |{value[15:14], value[11:10], value[7:6], value[3:2]};
  wire        index_2 = |{value[15:12], value[7:4]};
  wire        index_3 = |value[15:8];

  assign index = {index_3, index_2, index_1, index_0};

  wire        _unused = &{1'b0, value[0]};
endmodule

`default_nettype wire
