`default_nettype none

// ResetSynchronizer_2: makes the synchronous reset of a clock from any other reset.  Generated from
// ResetSynchronizer.java.
module ResetSynchronizer_2 (
  input  wire        clk,
  input  wire        request,  // 1 asks for a reset; from a register or a pin
  output reg         reset  // active high
);
  (* ASYNC_REG = "TRUE" *)
  reg         sync_0;
  (* ASYNC_REG = "TRUE" *)
  reg         sync_1;

  always @(posedge clk) begin
    sync_0 <= request;
    sync_1 <= sync_0;
    reset <= sync_1;
  end
endmodule

`default_nettype wire
