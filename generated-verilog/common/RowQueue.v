`default_nettype none

// RowQueue: joins verdicts on acknowledgements with those that found no room.  Generated from RowQueue.java.
module RowQueue (
  input  wire        clk,
  input  wire        rst,
  // judged: verdict on an acknowledgement
  input  wire        judged_valid,
  input  wire [5:0]  judged_value,
  input  wire        full,  // an acknowledgement found no room
  // row: each of both once
  output wire        row_valid,
  output wire [5:0]  row_value
);
  localparam [5:0] ROW_RX_ACK_FULL = 6'd31;

  reg  [9:0]  waiting;
  reg         valid;
  reg  [5:0]  row;

  wire        taking = ~judged_valid & (waiting != 10'd0);
  wire [5:0]  full_row = ROW_RX_ACK_FULL;

  assign row_valid = valid;
  assign row_value = row;

  always @(posedge clk) begin
    if (rst) begin
      waiting <= 10'd0;
      valid <= 1'b0;
    end else begin
      if (full & ~taking) begin
        waiting <= waiting + 10'd1;
      end else if (taking & ~full) begin
        waiting <= waiting - 10'd1;
      end
      valid <= judged_valid | taking;
    end
  end

  always @(posedge clk) begin
    row <= judged_valid ? judged_value : full_row;
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_verdict_is_forgotten: assert (~(&waiting));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(&waiting))) begin
    $display("RowQueue.java: HDL801: claim 'no verdict is forgotten' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
