`default_nettype none

// RegisterFile_u16_32_2_1: a small memory with any number of read and write ports.  Generated from
// RegisterFile.java.
module RegisterFile_u16_32_2_1 (
  input  wire        clk,
  input  wire        rst,
  // write: words that are written at the end of this cycle
  input  wire        write_0_valid,
  input  wire [4:0]  write_0_value_address,
  input  wire [15:0] write_0_value_word,
  // address: which word each read port shows
  input  wire [4:0]  address_0,
  input  wire [4:0]  address_1,
  // word: the words, in the same cycle
  output wire [15:0] word_0,
  output wire [15:0] word_1
);
  (* ram_style = "distributed" *)
  reg  [15:0] words [0:31];

  wire [15:0] sum = words[address_0];
  wire [15:0] sum_2 = words[address_1];

  assign word_0 = sum;
  assign word_1 = sum_2;

  initial begin : words_zero
    integer _i;
    for (_i = 0; _i < 32; _i = _i + 1) begin
      words[_i] = 16'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && write_0_valid) begin
      words[write_0_value_address] <= write_0_value_word;
    end
  end
endmodule

`default_nettype wire
