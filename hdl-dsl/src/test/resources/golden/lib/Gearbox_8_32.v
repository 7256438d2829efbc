`default_nettype none

// Gearbox_8_32: cuts a flow of bits into words of another width.  Generated from Gearbox.java.
module Gearbox_8_32 (
  input  wire        clk,
  input  wire        rst,
  // in: words that come, the oldest bit is bit 0
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [7:0]  in_payload,
  // out: words that leave, the oldest bit is bit 0
  output wire        out_valid,
  input  wire        out_ready,
  output wire [31:0] out_payload
);
  reg  [39:0] store;
  reg  [2:0]  held;

  wire        full = held > 3'd4;
  wire        pop = out_valid & out_ready;
  wire        push = in_valid & in_ready;
  wire [2:0]  left = pop ? (held - 3'd4) : held;
  wire [39:0] rest = pop ? (store >> 32) : store;
  wire [39:0] wide = {32'd0, in_payload};
  wire [39:0] placed_by_1 = left[0] ? (wide << 8) : wide;
  wire [39:0] placed_by_2 = left[1] ? (placed_by_1 << 16) : placed_by_1;
  wire [39:0] placed_by_4 = left[2] ? (placed_by_2 << 32) : placed_by_2;

  assign in_ready = ~full;
  assign out_valid = held >= 3'd4;
  assign out_payload = store[31:0];

  always @(posedge clk) begin
    if (rst) begin
      store <= 40'd0;
      held <= 3'd0;
    end else begin
      if (push | pop) begin
        held <= push ? (left + 3'd1) : left;
        store <= push ? (rest | placed_by_4) : rest;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_holds_more_than_its_places: assert (held <= 3'd5);
  always @(posedge clk) if (!rst) becomes_full: cover (full);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(held <= 3'd5)) begin
    $display("Gearbox.java: HDL801: claim 'never holds more than its places' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
