`default_nettype none

// OneHot_32: turns a value with a single one into the number of that bit.  Generated from OneHot.java.
module OneHot_32 (
  input  wire [31:0] value,  // at most one bit is 1
  output wire [4:0]  index
);
  wire        index_0 = |{value[31], value[29], value[27], value[25], value[23], value[21], value[19],
                          value[17], value[15], value[13], value[11], value[9], value[7], value[5], value[3],
                          value[1]};
  wire        index_1 = |{value[31:30], value[27:26], value[23:22], value[19:18], value[15:14], value[11:10],
                          value[7:6], value[3:2]};
  wire        index_2 = |{value[31:28], value[23:20], value[15:12], value[7:4]};
  wire        index_3 = |{value[31:24], value[15:8]};
  wire        index_4 = |value[31:16];

  assign index = {index_4, index_3, index_2, index_1, index_0};

  wire        _unused = &{1'b0, value[0]};
endmodule

`default_nettype wire
