`default_nettype none

// RingRows_256_1024: one ring of one-bit entries per queue pair, written by entry and read by ring.
// Generated from RingRows.java.
module RingRows_256_1024 (
  input  wire         clk,
  input  wire         rst,
  input  wire         write,  // an entry is written
  input  wire [9:0]   write_qp,  // queue pair of the entry
  input  wire [7:0]   write_index,  // number of the entry in its ring
  input  wire         write_bit,  // value of the entry
  input  wire [9:0]   read_qp,  // queue pair of the ring to read
  output reg  [255:0] row  // the ring, entry 0 least significant; two cycles later
);
  (* ram_style = "block" *)
  reg          bits [0:262143];
  reg  [255:0] _row_first;

  always @(posedge clk) begin
    if (!rst && write) begin
      bits[{write_qp, write_index}] <= write_bit;
    end
  end

  always @(posedge clk) begin : row_gather
    integer _i;
    reg [7:0] _low;
    for (_i = 0; _i < 256; _i = _i + 1) begin
      _low = _i[7:0];
      _row_first[_i] <= bits[{read_qp, _low}];
    end
    row <= _row_first;
  end
endmodule

`default_nettype wire
