`default_nettype none
// One memory of each kind the language prints, in the text it prints, one instance of each in module memories.

module ring (input wire clk, input wire rst, input wire wr_en, input wire [14:0] wr_addr, input wire wr_data,
             input wire [9:0] row, output reg [31:0] word);
  (* ram_style = "block" *)
  reg seen [0:32767];
  always @(posedge clk)
    if (wr_en && !rst)
      seen[wr_addr] <= wr_data;
  always @(posedge clk) begin : word_gather
    integer _i;
    reg [4:0] _low;
    for (_i = 0; _i < 32; _i = _i + 1) begin
      _low = _i[4:0];
      word[_i] <= seen[{row, _low}];
    end
  end
endmodule

module ring_256 (input wire clk, input wire rst, input wire wr_en, input wire [17:0] wr_addr, input wire wr_data,
                 input wire rd_en, input wire [9:0] row, output reg [255:0] word);
  (* ram_style = "block" *)
  reg seen [0:262143];
  always @(posedge clk)
    if (wr_en && !rst)
      seen[wr_addr] <= wr_data;
  always @(posedge clk) begin : word_gather
    integer _i;
    reg [7:0] _low;
    if (rd_en)
      for (_i = 0; _i < 256; _i = _i + 1) begin
        _low = _i[7:0];
        word[_i] <= seen[{row, _low}];
      end
  end
endmodule

module table_64 (input wire clk, input wire rst, input wire wr_en, input wire [9:0] wr_addr, input wire [63:0] wr_data,
                 input wire [7:0] wr_mask, input wire rd_en, input wire [9:0] rd_addr, output reg [63:0] entry);
  (* ram_style = "block" *)
  reg [63:0] table_mem [0:1023];
  reg [63:0] entry_q;
  reg rd_en_q;
  always @(posedge clk)
    if (wr_en && !rst) begin
      if (wr_mask[0])
        table_mem[wr_addr][7:0] <= wr_data[7:0];
      if (wr_mask[1])
        table_mem[wr_addr][15:8] <= wr_data[15:8];
      if (wr_mask[2])
        table_mem[wr_addr][23:16] <= wr_data[23:16];
      if (wr_mask[3])
        table_mem[wr_addr][31:24] <= wr_data[31:24];
      if (wr_mask[4])
        table_mem[wr_addr][39:32] <= wr_data[39:32];
      if (wr_mask[5])
        table_mem[wr_addr][47:40] <= wr_data[47:40];
      if (wr_mask[6])
        table_mem[wr_addr][55:48] <= wr_data[55:48];
      if (wr_mask[7])
        table_mem[wr_addr][63:56] <= wr_data[63:56];
    end
  always @(posedge clk) begin
    rd_en_q <= rd_en;
    if (rd_en)
      entry_q <= table_mem[rd_addr];
    if (rd_en_q)
      entry <= entry_q;
  end
endmodule

module fifo_705 (input wire clk, input wire wr_en, input wire [8:0] wr_addr, input wire [704:0] wr_data,
                 input wire [8:0] rd_addr, output reg [704:0] entry);
  (* ram_style = "block" *)
  reg [704:0] store [0:511];
  always @(posedge clk)
    if (wr_en)
      store[wr_addr] <= wr_data;
  always @(posedge clk)
    entry <= store[rd_addr];
endmodule

module ultra (input wire clk, input wire wr_en, input wire [11:0] wr_addr, input wire [71:0] wr_data,
              input wire [11:0] rd_addr, output reg [71:0] entry);
  (* ram_style = "ultra" *)
  reg [71:0] store [0:4095];
  always @(posedge clk)
    if (wr_en)
      store[wr_addr] <= wr_data;
  always @(posedge clk)
    entry <= store[rd_addr];
endmodule

module two_clocks (input wire clk, input wire rd_clk, input wire wr_en, input wire [9:0] wr_addr,
                   input wire [35:0] wr_data, input wire [9:0] rd_addr, output reg [35:0] entry);
  (* ram_style = "block" *)
  reg [35:0] store [0:1023];
  always @(posedge clk)
    if (wr_en)
      store[wr_addr] <= wr_data;
  always @(posedge rd_clk)
    entry <= store[rd_addr];
endmodule

module peek (input wire clk, input wire wr_en, input wire [5:0] wr_addr, input wire [6:0] wr_data,
             input wire [5:0] rd_addr, output wire [6:0] entry);
  (* ram_style = "distributed" *)
  reg [6:0] store [0:63];
  assign entry = store[rd_addr];
  always @(posedge clk)
    if (wr_en)
      store[wr_addr] <= wr_data;
endmodule

module rom (input wire clk, input wire [9:0] rd_addr, output reg [35:0] entry);
  (* rom_style = "block" *)
  reg [35:0] store [0:1023];
  initial
    $readmemh("rom.hex", store);
  always @(posedge clk)
    entry <= store[rd_addr];
endmodule

module memories (
  input  wire         clk,
  input  wire         rd_clk,
  input  wire         rst,
  input  wire         wr_en,
  input  wire         rd_en,
  input  wire [17:0]  wr_addr,
  input  wire [11:0]  rd_addr,
  input  wire [704:0] wr_data,
  input  wire [7:0]   wr_mask,
  output wire [31:0]  ring_word,
  output wire [255:0] ring_256_word,
  output wire [63:0]  table_word,
  output wire [704:0] fifo_word,
  output wire [71:0]  ultra_word,
  output wire [35:0]  two_clocks_word,
  output wire [6:0]   peek_word,
  output wire [35:0]  rom_word
);
  ring ring_inst (.clk(clk), .rst(rst), .wr_en(wr_en), .wr_addr(wr_addr[14:0]), .wr_data(wr_data[0]),
                  .row(rd_addr[9:0]), .word(ring_word));
  ring_256 ring_256_inst (.clk(clk), .rst(rst), .wr_en(wr_en), .wr_addr(wr_addr), .wr_data(wr_data[0]), .rd_en(rd_en),
                          .row(rd_addr[9:0]), .word(ring_256_word));
  table_64 table_inst (.clk(clk), .rst(rst), .wr_en(wr_en), .wr_addr(wr_addr[9:0]), .wr_data(wr_data[63:0]),
                       .wr_mask(wr_mask), .rd_en(rd_en), .rd_addr(rd_addr[9:0]), .entry(table_word));
  fifo_705 fifo_inst (.clk(clk), .wr_en(wr_en), .wr_addr(wr_addr[8:0]), .wr_data(wr_data), .rd_addr(rd_addr[8:0]),
                      .entry(fifo_word));
  ultra ultra_inst (.clk(clk), .wr_en(wr_en), .wr_addr(wr_addr[11:0]), .wr_data(wr_data[71:0]), .rd_addr(rd_addr),
                    .entry(ultra_word));
  two_clocks two_clocks_inst (.clk(clk), .rd_clk(rd_clk), .wr_en(wr_en), .wr_addr(wr_addr[9:0]),
                              .wr_data(wr_data[35:0]), .rd_addr(rd_addr[9:0]), .entry(two_clocks_word));
  peek peek_inst (.clk(clk), .wr_en(wr_en), .wr_addr(wr_addr[5:0]), .wr_data(wr_data[6:0]), .rd_addr(rd_addr[5:0]),
                  .entry(peek_word));
  rom rom_inst (.clk(clk), .rd_addr(rd_addr[9:0]), .entry(rom_word));
endmodule
`default_nettype wire
