`default_nettype none

// GraySynchronizer_6_2: brings a Gray code of another clock into this one.  Generated from
// GraySynchronizer.java.
module GraySynchronizer_6_2 (
  input  wire        clk,
  input  wire        rst,
  input  wire [5:0]  code,  // changes in one bit at a time
  output wire [5:0]  settled
);
  (* ASYNC_REG = "TRUE" *)
  reg  [5:0]  stage_0;
  (* ASYNC_REG = "TRUE" *)
  reg  [5:0]  stage_1;

  assign settled = stage_1;

  always @(posedge clk) begin
    if (rst) begin
      stage_0 <= 6'd0;
      stage_1 <= 6'd0;
    end else begin
      stage_0 <= code;
      stage_1 <= stage_0;
    end
  end
endmodule

`default_nettype wire
