`default_nettype none

// Banked_1_bypass: one bit written, a row of more bits read than the ports of a block RAM differ by.
// Generated from MemorySamples.java.
module Banked_1_bypass (
  input  wire         clk,
  input  wire         arrived,
  input  wire [3:0]   qp,
  input  wire [7:0]   psn,
  input  wire [3:0]   row,
  input  wire         look,
  output wire [127:0] bits
);
  wire [127:0] _bits_rows;
  reg  [127:0] _bits_bypass;
  reg          _bits_written;

  genvar _seen_bank;
  generate
    for (_seen_bank = 0; _seen_bank < 4; _seen_bank = _seen_bank + 1) begin : seen_banks
      (* ram_style = "block" *)
      reg seen [0:511];
      reg [31:0] _bits_row;

      always @(posedge clk) begin
        if (arrived && psn[6:5] == _seen_bank[1:0]) begin
          seen[{qp, psn[4:0]}] <= ~psn[7];
        end
      end

      always @(posedge clk) begin : bits_gather
        integer _i;
        reg [4:0] _low;
        if (look) begin
          for (_i = 0; _i < 32; _i = _i + 1) begin
            _low = _i[4:0];
            _bits_row[_i] <= seen[{row, _low}];
          end
        end
      end

      assign _bits_rows[_seen_bank * 32 +: 32] = _bits_row;
    end
  endgenerate

  always @(posedge clk) begin
    if (look) begin
      _bits_bypass <= (arrived && qp == row) ? ({127'd0, 1'b1} << psn[6:0]) : 128'd0;
      _bits_written <= ~psn[7];
    end
  end

  assign bits = (_bits_bypass & {128{_bits_written}}) | (~_bits_bypass & _bits_rows);
endmodule

`default_nettype wire
