`default_nettype none

// Chain: a chain of slices whose inputs are chosen.  Generated from StructureSamples.java.
module Chain (
  input  wire        clk,
  input  wire        rst,
  input  wire        swap,
  input  wire        a_valid,
  output reg         a_ready,
  input  wire [7:0]  a_payload,
  input  wire        b_valid,
  output reg         b_ready,
  input  wire [7:0]  b_payload,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [7:0]  out_payload,
  output wire [1:0]  ones
);
  reg         slice_in_valid;
  wire        slice_in_ready;
  reg  [7:0]  slice_in_payload;
  wire        ignored_in_ready;
  wire        _unused_ignored_out_valid;
  wire [7:0]  _unused_ignored_out_payload;
  wire [3:0]  trailing_ones_8_0_count;

  wire        ignored_in_valid = out_valid & out_ready;

  RegisterSlice #(.WIDTH(8)) slice (
    .clk(clk),
    .rst(rst),
    .in_valid(slice_in_valid),
    .in_ready(slice_in_ready),
    .in_payload(slice_in_payload),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload(out_payload)
  );

  RegisterSlice #(.WIDTH(8)) ignored (
    .clk(clk),
    .rst(rst),
    .in_valid(ignored_in_valid),
    .in_ready(ignored_in_ready),
    .in_payload(out_payload),
    .out_valid(_unused_ignored_out_valid),
    .out_ready(1'b1),
    .out_payload(_unused_ignored_out_payload)
  );

  TrailingOnes_8 trailing_ones_8_0 (
    .value(a_payload),
    .count(trailing_ones_8_0_count)
  );

  assign ones = trailing_ones_8_0_count[1:0];

  always @* begin
    a_ready = 1'b0;
    b_ready = 1'b0;
    if (swap) begin
      b_ready = slice_in_ready;
    end else begin
      a_ready = slice_in_ready;
    end
  end

  always @* begin
    if (swap) begin
      slice_in_valid = b_valid;
      slice_in_payload = b_payload;
    end else begin
      slice_in_valid = a_valid;
      slice_in_payload = a_payload;
    end
  end

  wire        _unused = &{1'b0, ignored_in_ready, trailing_ones_8_0_count[3:2]};
endmodule

`default_nettype wire
