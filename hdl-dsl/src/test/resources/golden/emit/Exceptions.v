`default_nettype none

// Exceptions: defaults, exceptions, and signals that read each other.  Generated from ControlSamples.java.
module Exceptions (
  input  wire        clk,
  input  wire        rst,
  input  wire        a,
  input  wire        b,
  input  wire [7:0]  x,
  input  wire [7:0]  y,
  output reg  [7:0]  sum,
  output wire [7:0]  held,
  output reg         flag
);
  reg  [7:0]  chosen;
  reg  [7:0]  held_reg;
  reg         seen;

  assign held = seen ? held_reg : y;

  always @* begin
    chosen = x;
    if (a) begin
      chosen = y;
    end
  end

  always @* begin
    flag = 1'b0;
    if (a) begin
      flag = 1'b1;
    end
  end

  always @* begin
    sum = 8'd0;
    if (a) begin
      sum = chosen + 8'd1;
    end else if (b) begin
      sum = x + y;
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      seen <= 1'b0;
    end else begin
      if (b) begin
        seen <= 1'b1;
      end
      case (x)
        8'd3: seen <= 1'b0;
        default: ;
      endcase
    end
  end

  always @(posedge clk) begin
    if (!a && b) begin
      held_reg <= x;
    end
    if (!b && a) begin
      held_reg <= chosen;
    end
    case (x)
      8'd4, 8'd5: held_reg <= y;
      default: ;
    endcase
  end
endmodule

`default_nettype wire
