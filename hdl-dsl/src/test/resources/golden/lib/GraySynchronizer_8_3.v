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
  reg  [7:0]  stage_0;
  (* ASYNC_REG = "TRUE" *)
  reg  [7:0]  stage_1;
  (* ASYNC_REG = "TRUE" *)
  reg  [7:0]  stage_2;

  assign settled = stage_2;

  always @(posedge clk) begin
    if (rst) begin
      stage_0 <= 8'd0;
      stage_1 <= 8'd0;
      stage_2 <= 8'd0;
    end else begin
      stage_0 <= code;
      stage_1 <= stage_0;
      stage_2 <= stage_1;
    end
  end
endmodule

`default_nettype wire
