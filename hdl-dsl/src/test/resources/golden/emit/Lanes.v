`default_nettype none

// Lanes: elements written and read at positions known at run time.  Generated from StructureSamples.java.
module Lanes (
  input  wire        clk,
  input  wire        rst,
  input  wire        write,
  input  wire [1:0]  at,
  input  wire [5:0]  data,
  output wire [5:0]  read,
  output wire [5:0]  sum,
  output wire [5:0]  copy_0,
  output wire [5:0]  copy_1,
  output wire [5:0]  copy_2
);
  reg  [5:0]  lanes_0;
  reg  [5:0]  lanes_1;
  reg  [5:0]  lanes_2;

  wire [4:0]  _at_product = at * 3'd6;
  wire [23:0] _lanes_padded = {6'd0, lanes_2, lanes_1, lanes_0};
  wire [1:0]  _at_inverse = ~at;
  wire [4:0]  _at_product_2 = _at_inverse * 3'd6;

  assign read = _lanes_padded[_at_product +: 6];
  assign sum = lanes_1 + _lanes_padded[_at_product_2 +: 6];
  assign copy_0 = lanes_0;
  assign copy_1 = lanes_1;
  assign copy_2 = lanes_2;

  always @(posedge clk) begin
    if (rst) begin
      lanes_0 <= 6'd0;
      lanes_1 <= 6'd0;
      lanes_2 <= 6'd0;
    end else if (write) begin
      case (at)
        2'd0: lanes_0 <= data;
        2'd1: lanes_1 <= data;
        2'd2: lanes_2 <= data;
        default: ;
      endcase
    end
  end
endmodule

`default_nettype wire
