`default_nettype none

// Synchronizer_3: brings one bit of another clock into this one.  Generated from Synchronizer.java.
module Synchronizer_3 (
  input  wire        clk,
  input  wire        rst,
  input  wire        value,  // from a register of any other clock, or a pin
  output wire        settled
);
  (* ASYNC_REG = "TRUE" *)
  reg         sync_0;
  (* ASYNC_REG = "TRUE" *)
  reg         sync_1;
  (* ASYNC_REG = "TRUE" *)
  reg         sync_2;

  assign settled = sync_2;

  always @(posedge clk) begin
    if (rst) begin
      sync_0 <= 1'b0;
      sync_1 <= 1'b0;
      sync_2 <= 1'b0;
    end else begin
      sync_0 <= value;
      sync_1 <= sync_0;
      sync_2 <= sync_1;
    end
  end
endmodule

`default_nettype wire
