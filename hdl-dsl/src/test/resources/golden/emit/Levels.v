`default_nettype none

// Levels: signals of one when that depend on each other, directly and around a corner.  Generated from
// StructureSamples.java.
module Levels (
  input  wire        up,
  input  wire [3:0]  x,
  output wire [3:0]  first,
  output wire [3:0]  second,
  output wire [3:0]  third,
  output reg  [3:0]  other
);
  reg  [3:0]  a;
  reg  [3:0]  b;
  reg  [3:0]  c;

  wire [3:0]  around = a + 4'd1;

  assign first = a;
  assign second = b;
  assign third = c;

  always @* begin
    if (up) begin
      a = x;
      other = ~x;
    end else begin
      a = 4'd0;
      other = 4'd3;
    end
  end

  always @* begin
    if (up) begin
      b = around ^ x;
    end else begin
      b = x;
    end
  end

  always @* begin
    if (up) begin
      c = b + a;
    end else begin
      c = a;
    end
  end
endmodule

`default_nettype wire
