`default_nettype none

// RegisterFile_u8_12_3_2: a small memory with any number of read and write ports.  Generated from
// RegisterFile.java.
module RegisterFile_u8_12_3_2 (
  input  wire        clk,
  input  wire        rst,
  // write: words that are written at the end of this cycle
  input  wire        write_0_valid,
  input  wire [3:0]  write_0_value_address,
  input  wire [7:0]  write_0_value_word,
  input  wire        write_1_valid,
  input  wire [3:0]  write_1_value_address,
  input  wire [7:0]  write_1_value_word,
  // address: which word each read port shows
  input  wire [3:0]  address_0,
  input  wire [3:0]  address_1,
  input  wire [3:0]  address_2,
  // word: the words, in the same cycle
  output wire [7:0]  word_0,
  output wire [7:0]  word_1,
  output wire [7:0]  word_2
);
  (* ram_style = "distributed" *)
  reg  [7:0]  words_0 [0:11];
  (* ram_style = "distributed" *)
  reg  [7:0]  words_1 [0:11];

  wire        writes_0 = write_0_valid & ~(write_1_valid & (write_1_value_address == write_0_value_address));
  wire [7:0]  sum = words_1[write_0_value_address];
  wire [7:0]  value_0 = write_0_value_word ^ sum;
  wire [7:0]  sum_2 = words_0[write_1_value_address];
  wire [7:0]  value_1 = write_1_value_word ^ sum_2;
  wire [7:0]  sum_3 = words_0[address_0];
  wire [7:0]  words_1_data = words_1[address_0];
  wire [7:0]  sum_4 = sum_3 ^ words_1_data;
  wire [7:0]  sum_5 = words_0[address_1];
  wire [7:0]  words_1_data_2 = words_1[address_1];
  wire [7:0]  sum_6 = sum_5 ^ words_1_data_2;
  wire [7:0]  sum_7 = words_0[address_2];
  wire [7:0]  words_1_data_3 = words_1[address_2];
  wire [7:0]  sum_8 = sum_7 ^ words_1_data_3;

  assign word_0 = sum_4;
  assign word_1 = sum_6;
  assign word_2 = sum_8;

  initial begin : words_0_zero
    integer _i;
    for (_i = 0; _i < 12; _i = _i + 1) begin
      words_0[_i] = 8'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && writes_0) begin
      words_0[write_0_value_address] <= value_0;
    end
  end

  initial begin : words_1_zero
    integer _i;
    for (_i = 0; _i < 12; _i = _i + 1) begin
      words_1[_i] = 8'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && write_1_valid) begin
      words_1[write_1_value_address] <= value_1;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst && writes_0) words_0_within_depth: assert (write_0_value_address < 4'd12);
  always @(posedge clk) if (!rst && write_1_valid)
    words_1_within_depth: assert (write_1_value_address < 4'd12);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && writes_0 && !(write_0_value_address < 4'd12)) begin
    $display("RegisterFile.java: HDL801: claim 'write of words_0 is within its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && write_1_valid && !(write_1_value_address < 4'd12)) begin
    $display("RegisterFile.java: HDL801: claim 'write of words_1 is within its depth' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
