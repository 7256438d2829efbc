`default_nettype none
// Small circuits, one instance of each in module levels, whose LUT levels can be reasoned without running anything.

module one_lut (input wire clk, input wire [3:0] d, output reg q);
  reg [3:0] a;
  always @(posedge clk) begin
    a <= d;
    q <= a[0] & a[1] ^ a[2] & a[3];
  end
endmodule

module and_13 (input wire clk, input wire [12:0] d, output reg q);
  reg [12:0] a;
  always @(posedge clk) begin
    a <= d;
    q <= &a;
  end
endmodule

module xor_64 (input wire clk, input wire [63:0] d, output reg q);
  reg [63:0] a;
  always @(posedge clk) begin
    a <= d;
    q <= ^a;
  end
endmodule

module adder #(parameter W = 16) (input wire clk, input wire [2*W-1:0] d, output reg [W-1:0] sum);
  reg [W-1:0] a;
  reg [W-1:0] b;
  always @(posedge clk) begin
    a   <= d[W-1:0];
    b   <= d[2*W-1:W];
    sum <= a + b;
  end
endmodule

module counter (input wire clk, input wire rst, output reg [23:0] count);
  always @(posedge clk)
    if (rst)
      count <= 24'd0;
    else
      count <= count + 24'd1;
endmodule

module enable (input wire clk, input wire [19:0] d, output reg [7:0] q);
  reg [11:0] a;
  reg [7:0] b;
  always @(posedge clk) begin
    a <= d[11:0];
    b <= d[19:12];
    if (&a)
      q <= b;
  end
endmodule

module mux_8 (input wire clk, input wire [10:0] d, output reg q);
  reg [7:0] a;
  reg [2:0] select;
  always @(posedge clk) begin
    a      <= d[7:0];
    select <= d[10:8];
    q      <= a[select];
  end
endmodule

module block_ram (input wire clk, input wire [24:0] d, output reg q);
  (* ram_style = "block" *)
  reg [7:0] store [0:1023];
  reg [7:0] entry;
  always @(posedge clk)
    if (d[0])
      store[d[10:1]] <= d[18:11];
  always @(posedge clk)
    entry <= store[d[24:15]];
  always @(posedge clk)
    q <= ^entry;
endmodule

module lut_ram (input wire clk, input wire [16:0] d, output reg q);
  (* ram_style = "distributed" *)
  reg [3:0] store [0:63];
  reg [5:0] address;
  wire [3:0] entry;
  assign entry = store[address];
  always @(posedge clk)
    if (d[0])
      store[d[6:1]] <= d[10:7];
  always @(posedge clk) begin
    address <= d[16:11];
    q       <= ^entry;
  end
endmodule

module deep (input wire clk, input wire [3:0] d, output wire q);
  one_lut inner (.clk(clk), .d(d), .q(q));
endmodule

module levels (
  input  wire        clk,
  input  wire        rst,
  input  wire [253:0] d,
  output wire [15:0] q16,
  output wire [31:0] q32,
  output wire [23:0] count,
  output wire [7:0]  q_enable,
  output wire [6:0]  q
);
  one_lut one_lut_inst (.clk(clk), .d(d[3:0]), .q(q[0]));
  and_13 and_13_inst (.clk(clk), .d(d[16:4]), .q(q[1]));
  xor_64 xor_64_inst (.clk(clk), .d(d[80:17]), .q(q[2]));
  adder #(.W(16)) adder_16 (.clk(clk), .d(d[112:81]), .sum(q16));
  adder #(.W(32)) adder_32 (.clk(clk), .d(d[176:113]), .sum(q32));
  counter counter_inst (.clk(clk), .rst(rst), .count(count));
  enable enable_inst (.clk(clk), .d({d[253:246], d[188:177]}), .q(q_enable));
  mux_8 mux_8_inst (.clk(clk), .d(d[199:189]), .q(q[3]));
  block_ram block_ram_inst (.clk(clk), .d(d[224:200]), .q(q[4]));
  lut_ram lut_ram_inst (.clk(clk), .d(d[241:225]), .q(q[5]));
  deep deep_inst (.clk(clk), .d(d[245:242]), .q(q[6]));
endmodule
`default_nettype wire
