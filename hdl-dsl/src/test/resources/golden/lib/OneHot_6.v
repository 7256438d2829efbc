`default_nettype none

// OneHot_6: turns a value with a single one into the number of that bit.  Generated from OneHot.java.
module OneHot_6 (
  input  wire [5:0]  value,  // at most one bit is 1
  output wire [2:0]  index
);
  wire        index_0 = |{value[5], value[3], value[1]};
  wire        index_1 = |value[3:2];
  wire        index_2 = |value[5:4];

  assign index = {index_2, index_1, index_0};

  wire        _unused = &{1'b0, value[0]};
endmodule

`default_nettype wire
