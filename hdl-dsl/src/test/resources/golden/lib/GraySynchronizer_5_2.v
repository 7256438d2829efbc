`default_nettype none

// GraySynchronizer_5_2: brings a Gray code of another clock into this one.  Generated from
// GraySynchronizer.java.
module GraySynchronizer_5_2 (
  input  wire        clk,
  input  wire        rst,
  input  wire [4:0]  code,  // changes in one bit at a time
  output wire [4:0]  settled
);
  (* ASYNC_REG = "TRUE" *)
  reg  [4:0]  sync_0;
  (* ASYNC_REG = "TRUE" *)
  reg  [4:0]  sync_1;

  assign settled = sync_1;

  always @(posedge clk) begin
    if (rst) begin
      sync_0 <= 5'd0;
      sync_1 <= 5'd0;
    end else begin
      sync_0 <= code;
      sync_1 <= sync_0;
    end
  end
endmodule

`default_nettype wire
