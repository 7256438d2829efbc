`default_nettype none

// Table: a table with byte enables and an output register.  Generated from MemorySamples.java.
module Table (
  input  wire        clk,
  input  wire        accept,
  input  wire [9:0]  address,
  input  wire [31:0] data,
  input  wire [3:0]  mask,
  output reg  [31:0] entry
);
  (* ram_style = "block" *)
  reg  [31:0] table_mem [0:1023];
  reg  [31:0] _entry_first;

  always @(posedge clk) begin
    if (accept) begin
      if (mask[0]) begin
        table_mem[address][7:0] <= data[7:0];
      end
      if (mask[1]) begin
        table_mem[address][15:8] <= data[15:8];
      end
      if (mask[2]) begin
        table_mem[address][23:16] <= data[23:16];
      end
      if (mask[3]) begin
        table_mem[address][31:24] <= data[31:24];
      end
    end
  end

  always @(posedge clk) begin
    _entry_first <= table_mem[address];
    entry <= _entry_first;
  end
endmodule

`default_nettype wire
