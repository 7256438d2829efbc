`default_nettype none

// Inner_registered: counts cycles, and keeps the last count of each remainder.  Generated from
// RegisteredResetTest.java.
module Inner_registered (
  input  wire        clk,
  input  wire        rst,
  input  wire        up,
  output reg  [7:0]  count,
  output wire [7:0]  kept
);
  (* keep = "true" *)
  reg         in_reset = 1'b1;
  (* ram_style = "distributed" *)
  reg  [7:0]  last [0:3];

  assign kept = last[count[1:0]];

  initial begin : last_zero
    integer _i;
    for (_i = 0; _i < 4; _i = _i + 1) begin
      last[_i] = 8'd0;
    end
  end

  always @(posedge clk) begin
    if (!in_reset && up) begin
      last[count[1:0]] <= count;
    end
  end

  always @(posedge clk) begin
    if (in_reset) begin
      count <= 8'd5;
    end else if (up) begin
      count <= count + 8'd1;
    end
  end

  always @(posedge clk) begin
    in_reset <= rst;
  end

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) counts_up_from_the_value_after_reset: assert (count >= 8'd5);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(count >= 8'd5)) begin
    $display("RegisteredResetTest.java: HDL801: claim 'counts up from the value after reset' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
