`default_nettype none

// MultiplyAdd_aligned: multiplies and adds: (a * b) + c, the sum three cycles later.  Generated from
// Pipes.java.
// timeline a: 6 cycles, 11 registers (152 bits), of these 9 (120 bits) only wait
module MultiplyAdd_aligned (
  input  wire        clk,
  input  wire [7:0]  a,  // cycle 0
  input  wire [7:0]  b,  // cycle 0
  input  wire [15:0] c,  // cycle 0
  input  wire [11:0] key,  // cycle 0
  output reg  [15:0] sum,  // cycle 3
  (* shreg_extract = "no" *)
  output reg  [11:0] key_out  // cycle 6
);
  // ---- timeline a, cycle 1
  reg  [15:0] c_c1;
  reg  [59:0] key_c1_c5;
  reg  [15:0] product_c1;
  // ---- timeline a, cycle 2
  reg  [15:0] product;
  reg  [15:0] c_c2;

  always @(posedge clk) begin
    // ---- timeline a, cycle 1
    c_c1 <= c;
    key_c1_c5 <= {key_c1_c5[47:0], key};
    product_c1 <= a * b;
    // ---- timeline a, cycle 2
    c_c2 <= c_c1;
    product <= product_c1;
    // ---- timeline a, cycle 3
    sum <= product + c_c2;
    // ---- timeline a, cycle 6
    key_out <= key_c1_c5[59:48];
  end
endmodule

`default_nettype wire
