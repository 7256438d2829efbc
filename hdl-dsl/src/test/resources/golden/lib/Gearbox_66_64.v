`default_nettype none

// Gearbox_66_64: cuts a flow of bits into words of another width.  Generated from Gearbox.java.
module Gearbox_66_64 (
  input  wire        clk,
  input  wire        rst,
  // in: words that come, the oldest bit is bit 0
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [65:0] in_payload,
  // out: words that leave, the oldest bit is bit 0
  output wire        out_valid,
  input  wire        out_ready,
  output wire [63:0] out_payload
);
  reg  [193:0] store;
  reg  [6:0]   held;

  wire         full = held > 7'd64;
  wire         pop = out_valid & out_ready;
  wire         push = in_valid & in_ready;
  wire [6:0]   left = pop ? (held - 7'd32) : held;
  wire [193:0] rest = pop ? (store >> 64) : store;
  wire [193:0] wide = {128'd0, in_payload};
  wire [193:0] placed_by_1 = left[0] ? (wide << 2) : wide;
  wire [193:0] placed_by_2 = left[1] ? (placed_by_1 << 4) : placed_by_1;
  wire [193:0] placed_by_4 = left[2] ? (placed_by_2 << 8) : placed_by_2;
  wire [193:0] placed_by_8 = left[3] ? (placed_by_4 << 16) : placed_by_4;
  wire [193:0] placed_by_16 = left[4] ? (placed_by_8 << 32) : placed_by_8;
  wire [193:0] placed_by_32 = left[5] ? (placed_by_16 << 64) : placed_by_16;
  wire [193:0] placed_by_64 = left[6] ? (placed_by_32 << 128) : placed_by_32;

  assign in_ready = ~full;
  assign out_valid = held >= 7'd32;
  assign out_payload = store[63:0];

  always @(posedge clk) begin
    if (rst) begin
      store <= 194'd0;
      held <= 7'd0;
    end else begin
      if (push | pop) begin
        held <= push ? (left + 7'd33) : left;
        store <= push ? (rest | placed_by_64) : rest;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_holds_more_than_its_places: assert (held <= 7'd97);
  always @(posedge clk) if (!rst) becomes_full: cover (full);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(held <= 7'd97)) begin
    $display("Gearbox.java: HDL801: claim 'never holds more than its places' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
