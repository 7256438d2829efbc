`default_nettype none

// RingRows_256_2048: one ring of one-bit entries per flow, written by entry and read by ring.  Generated from
// RingRows.java.
module RingRows_256_2048 (
  input  wire         clk,
  input  wire         write,  // an entry is written
  input  wire [10:0]  write_flow,  // flow of the entry
  input  wire [7:0]   write_index,  // number of the entry in its ring
  input  wire         write_bit,  // value of the entry
  input  wire [10:0]  read_flow,  // cycle 0: flow of the ring to read
  output reg  [255:0] row  // cycle 2: the ring, entry 0 least significant
);
  wire [255:0] _row_rows;

  genvar _bits_bank;
  generate
    for (_bits_bank = 0; _bits_bank < 8; _bits_bank = _bits_bank + 1) begin : bits_banks
      (* ram_style = "block" *)
      reg bits [0:65535];
      reg [31:0] _row_row;

      always @(posedge clk) begin
        if (write && write_index[7:5] == _bits_bank[2:0]) begin
          bits[{write_flow, write_index[4:0]}] <= write_bit;
        end
      end

      always @(posedge clk) begin : row_gather
        integer _i;
        reg [4:0] _low;
        for (_i = 0; _i < 32; _i = _i + 1) begin
          _low = _i[4:0];
          _row_row[_i] <= bits[{read_flow, _low}];
        end
      end

      assign _row_rows[_bits_bank * 32 +: 32] = _row_row;
    end
  endgenerate

  always @(posedge clk) begin
    row <= _row_rows;
  end
endmodule

`default_nettype wire
