`default_nettype none

// PulseCrossing: brings pulses of one clock into another.  Generated from PulseCrossing.java.
module PulseCrossing (
  input  wire        from_clk,
  input  wire        from_rst,
  input  wire        to_clk,
  input  wire        to_rst,
  input  wire        pulse,  // one pulse per cycle in which it is 1
  output reg         arrived
);
  reg         level;
  reg         before_reg;
  wire        seen_settled;

  Synchronizer_2 seen (
    .clk(to_clk),
    .rst(to_rst),
    .value(level),
    .settled(seen_settled)
  );

  always @(posedge from_clk) begin
    if (from_rst) begin
      level <= 1'b0;
    end else if (pulse) begin
      level <= ~level;
    end
  end

  always @(posedge to_clk) begin
    if (to_rst) begin
      before_reg <= 1'b0;
      arrived <= 1'b0;
    end else begin
      before_reg <= seen_settled;
      arrived <= seen_settled != before_reg;
    end
  end
endmodule

`default_nettype wire
