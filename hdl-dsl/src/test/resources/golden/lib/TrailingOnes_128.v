`default_nettype none

// TrailingOnes_128: counts the ones below the lowest zero of a value.  Generated from TrailingOnes.java.
module TrailingOnes_128 (
  input  wire [127:0] value,
  output wire [7:0]   count
);
  wire         zero_any;
  wire [6:0]   zero_index;

  wire [127:0] zero_value = ~value;

  PriorityEncoder_128 zero (
    .value(zero_value),
    .any(zero_any),
    .index(zero_index)
  );

  assign count = zero_any ? {1'b0, zero_index} : 8'd128;
endmodule

`default_nettype wire
