`default_nettype none

// Lfsr_8_b8_4: a linear feedback shift register: runs through every value but 0.  Generated from Lfsr.java.
module Lfsr_8_b8_4 (
  input  wire        clk,
  input  wire        rst,
  input  wire        advance,  // makes the steps of one cycle
  output reg  [7:0]  value
);
  wire        next_5 = value[3] ^ value[1];
  wire        bits_sum = value[3] ^ value[2];
  wire        next_4 = bits_sum ^ value[0];
  wire        bits_sum_2 = value[7] ^ value[3];
  wire        bits_sum_3 = bits_sum_2 ^ value[2];
  wire        next_3 = bits_sum_3 ^ value[1];
  wire        bits_sum_4 = value[6] ^ value[2];
  wire        bits_sum_5 = bits_sum_4 ^ value[1];
  wire        next_2 = bits_sum_5 ^ value[0];
  wire        bits_sum_6 = value[5] ^ value[1];
  wire        next_1 = bits_sum_6 ^ value[0];
  wire        next_0 = value[4] ^ value[0];

  always @(posedge clk) begin
    if (rst) begin
      value <= 8'd1;
    end else if (advance) begin
      value <= {value[3:2], next_5, next_4, next_3, next_2, next_1, next_0};
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
