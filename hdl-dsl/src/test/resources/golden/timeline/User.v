`default_nettype none

// User: uses a pipeline and adds what came with the operation.  Generated from Pipes.java.
// timeline a: 5 cycles, 10 registers (53 bits), of these 8 (36 bits) only wait
module User (
  input  wire        clk,
  input  wire        rst,
  input  wire        a_valid,  // cycle 0
  input  wire [7:0]  a_value,  // cycle 0
  input  wire [7:0]  b,  // cycle 1
  output reg         out_valid,  // cycle 5
  output reg  [15:0] out_value,  // cycle 5
  output reg  [7:0]  count
);
  // ---- timeline a, cycle 1
  reg  [2:0]  a_valid_c1_c3;
  reg  [7:0]  a_value_c1;
  // ---- timeline a, cycle 2
  reg  [15:0] a_value_c2_c3;
  // ---- timeline a, cycle 4
  reg         a_valid_c4;
  (* shreg_extract = "no" *)
  reg  [7:0]  a_value_c4;
  wire [15:0] adder_sum;
  wire [11:0] _unused_adder_key_out;

  wire        is_odd = adder_sum[0] & a_valid_c4;

  MultiplyAdd_aligned adder (
    .clk(clk),
    .a(a_value_c1),
    .b(b),
    .c(16'd0),
    .key(12'd0),
    .sum(adder_sum),
    .key_out(_unused_adder_key_out)
  );

  always @(posedge clk) begin
    if (rst) begin
      count <= 8'd0;
      a_valid_c1_c3 <= 3'd0;
      a_valid_c4 <= 1'b0;
      out_valid <= 1'b0;
    end else begin
      // ---- timeline a, cycle 1
      a_valid_c1_c3 <= {a_valid_c1_c3[1:0], a_valid};
      // ---- timeline a, cycle 4
      if (is_odd) begin
        count <= count + 8'd1;
      end
      a_valid_c4 <= a_valid_c1_c3[2];
      // ---- timeline a, cycle 5
      out_valid <= (adder_sum != 16'd0) & a_valid_c4;
    end
  end

  always @(posedge clk) begin
    // ---- timeline a, cycle 1
    a_value_c1 <= a_value;
    // ---- timeline a, cycle 2
    a_value_c2_c3 <= {a_value_c2_c3[7:0], a_value_c1};
    // ---- timeline a, cycle 4
    a_value_c4 <= a_value_c2_c3[15:8];
    // ---- timeline a, cycle 5
    out_value <= adder_sum + {8'd0, a_value_c4};
  end
endmodule

`default_nettype wire
