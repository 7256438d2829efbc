`default_nettype none

// Synchronizer_2: brings one bit of another clock into this one.  Generated from Synchronizer.java.
module Synchronizer_2 (
  input  wire        clk,
  input  wire        rst,
  input  wire        value,  // from a register of any other clock, or a pin
  output wire        settled
);
  (* ASYNC_REG = "TRUE" *)
  reg         stage_0;
  (* ASYNC_REG = "TRUE" *)
  reg         stage_1;

  assign settled = stage_1;

  always @(posedge clk) begin
    if (rst) begin
      stage_0 <= 1'b0;
      stage_1 <= 1'b0;
    end else begin
      stage_0 <= value;
      stage_1 <= stage_0;
    end
  end
endmodule

`default_nettype wire
