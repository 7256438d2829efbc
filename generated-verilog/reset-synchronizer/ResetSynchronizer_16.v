`default_nettype none

// ResetSynchronizer_16: makes the synchronous reset of a clock from any other reset.  Generated from
// ResetSynchronizer.java.
module ResetSynchronizer_16 (
  input  wire        clk,
  input  wire        request,  // 1 asks for a reset; from a register or a pin
  output reg         reset  // active high
);
  (* ASYNC_REG = "TRUE" *)
  reg         stage_0;
  (* ASYNC_REG = "TRUE" *)
  reg         stage_1;
  reg         stage_2;
  reg         stage_3;
  reg         stage_4;
  reg         stage_5;
  reg         stage_6;
  reg         stage_7;
  reg         stage_8;
  reg         stage_9;
  reg         stage_10;
  reg         stage_11;
  reg         stage_12;
  reg         stage_13;
  reg         stage_14;
  reg         stage_15;

  always @(posedge clk) begin
    stage_0 <= request;
    stage_1 <= stage_0;
    stage_2 <= stage_1;
    stage_3 <= stage_2;
    stage_4 <= stage_3;
    stage_5 <= stage_4;
    stage_6 <= stage_5;
    stage_7 <= stage_6;
    stage_8 <= stage_7;
    stage_9 <= stage_8;
    stage_10 <= stage_9;
    stage_11 <= stage_10;
    stage_12 <= stage_11;
    stage_13 <= stage_12;
    stage_14 <= stage_13;
    stage_15 <= stage_14;
    reset <= |{stage_1, stage_2, stage_3, stage_4, stage_5, stage_6, stage_7, stage_8, stage_9, stage_10,
               stage_11, stage_12, stage_13, stage_14, stage_15};
  end
endmodule

`default_nettype wire
