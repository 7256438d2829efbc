`default_nettype none

// Lfsr_16_d008_1: a linear feedback shift register: runs through every value but 0.  Generated from
// Lfsr.java.
module Lfsr_16_d008_1 (
  input  wire        clk,
  input  wire        rst,
  input  wire        advance,  // makes the steps of one cycle
  output reg  [15:0] value
);
  wire        next_14 = value[15] ^ value[0];
  wire        next_12 = value[13] ^ value[0];
  wire        next_3 = value[4] ^ value[0];

  always @(posedge clk) begin
    if (rst) begin
      value <= 16'd1;
    end else if (advance) begin
      value <= {value[0], next_14, value[14], next_12, value[12:5], next_3, value[3:1]};
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_becomes_0: assert (|value);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(|value)) begin
    $display("Lfsr.java: HDL801: claim 'never becomes 0' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
