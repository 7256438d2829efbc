`default_nettype none

// GraySynchronizer_8_3: brings a Gray code of another clock into this one.  Generated from
// GraySynchronizer.java.
module GraySynchronizer_8_3 (
  input  wire        clk,
  input  wire        rst,
  input  wire [7:0]  code,  // changes in one bit at a time
  output wire [7:0]  settled
);
  (* ASYNC_REG = "TRUE" *)
  reg  [7:0]  sync_0;
  (* ASYNC_REG = "TRUE" *)
  reg  [7:0]  sync_1;
  (* ASYNC_REG = "TRUE" *)
  reg  [7:0]  sync_2;

  assign settled = sync_2;

  always @(posedge clk) begin
    if (rst) begin
      sync_0 <= 8'd0;
      sync_1 <= 8'd0;
      sync_2 <= 8'd0;
    end else begin
      sync_0 <= code;
      sync_1 <= sync_0;
      sync_2 <= sync_1;
    end
  end
endmodule

`default_nettype wire
