`default_nettype none

// Naming: names that clash with words of the language and with each other.  Generated from
// StructureSamples.java.
module Naming (
  input  wire        clk,
  input  wire        rst,
  input  wire        start,  // one pulse per packet
  input  wire [7:0]  value,  // what to add
  output wire        busy,
  output wire [7:0]  total
);
  reg  [7:0]  begin_reg;
  reg  [7:0]  step;
  reg  [7:0]  step_2;

  wire [7:0]  process_wire = value + begin_reg;
  wire        parity = ^(step + begin_reg);
  wire        parity_2 = ^(step_2 + begin_reg);
  wire [7:0]  total_2 = begin_reg ^ process_wire;

  assign busy = start | (begin_reg != 8'd0);
  assign total = ~total_2;

  always @(posedge clk) begin
    if (rst) begin
      begin_reg <= 8'd0;
      step <= 8'd0;
      step_2 <= 8'd1;
    end else begin
      if (start) begin
        begin_reg <= process_wire;
      end
      if (busy & parity) begin
        step <= begin_reg;
      end
      if (busy & parity_2) begin
        step_2 <= begin_reg;
      end
    end
  end
endmodule

`default_nettype wire
