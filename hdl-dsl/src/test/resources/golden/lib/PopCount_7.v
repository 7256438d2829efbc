`default_nettype none

// PopCount_7: counts the ones of a value.  Generated from PopCount.java.
module PopCount_7 (
  input  wire [6:0]  value,
  output wire [2:0]  count
);
  wire [1:0]  ones_of_2 = {1'b0, value[0]} + {1'b0, value[1]};
  wire [1:0]  ones_of_2_2 = {1'b0, value[2]} + {1'b0, value[3]};
  wire [1:0]  ones_of_3_2 = {1'b0, value[4]} + {1'b0, value[5]};
  wire [2:0]  ones_of_4 = {1'b0, ones_of_2} + {1'b0, ones_of_2_2};
  wire [1:0]  ones_of_3 = ones_of_3_2 + {1'b0, value[6]};
  wire [2:0]  ones_of_7 = ones_of_4 + {1'b0, ones_of_3};

  assign count = ones_of_7;
endmodule

`default_nettype wire
