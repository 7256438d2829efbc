`default_nettype none

// TrailingOnes_12: counts the ones below the lowest zero of a value.  Generated from TrailingOnes.java.
module TrailingOnes_12 (
  input  wire [11:0] value,
  output wire [3:0]  count
);
  wire        zero_any;
  wire [3:0]  zero_index;

  wire [11:0] zero_value = ~value;

  PriorityEncoder_12 zero (
    .value(zero_value),
    .any(zero_any),
    .index(zero_index)
  );

  assign count = zero_any ? zero_index : 4'd12;
endmodule

`default_nettype wire
