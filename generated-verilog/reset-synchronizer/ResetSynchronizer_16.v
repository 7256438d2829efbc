`default_nettype none

// ResetSynchronizer_16: makes the synchronous reset of a clock from any other reset.  Generated from
// ResetSynchronizer.java.
module ResetSynchronizer_16 (
  input  wire        clk,
  input  wire        request,  // 1 asks for a reset; from a register or a pin
  output reg         reset  // active high
);
  (* ASYNC_REG = "TRUE" *)
  reg         sync_0;
  (* ASYNC_REG = "TRUE" *)
  reg         sync_1;
  reg  [13:0] recent;

  always @(posedge clk) begin
    sync_0 <= request;
    sync_1 <= sync_0;
    recent <= {recent[12:0], sync_1};
    reset <= sync_1 | (|recent);
  end
endmodule

`default_nettype wire
