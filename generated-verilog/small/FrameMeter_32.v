`default_nettype none

// FrameMeter_32: counts the bytes of every frame.  Generated from FrameMeter.java.
module FrameMeter_32 (
  input  wire         clk,
  input  wire         rst,
  // in: frames, without preamble and FCS
  input  wire         in_valid,
  input  wire [255:0] in_value_data,
  input  wire [31:0]  in_value_keep,
  input  wire         in_value_last,
  // length: bytes, one per frame
  output reg          length_valid,
  output wire [13:0]  length_value
);
  reg  [8:0]  beats;
  reg  [8:0]  beats_d1;
  reg  [8:0]  before_reg;
  reg  [13:0] length;
  reg         in_valid_and_d1;
  reg         in_valid_and_d2;
  wire        gap_any;
  wire [4:0]  gap_index;

  wire [31:0] gap_value = ~in_value_keep;
  wire [5:0]  in_last = gap_any ? {1'b0, gap_index} : 6'd32;
  wire [14:0] sum = {1'b0, before_reg, 5'd0} + {1'b0, 8'd0, in_last};

  LowestOne_32 gap (
    .clk(clk),
    .value(gap_value),
    .any(gap_any),
    .index(gap_index)
  );

  assign length_value = length;

  always @(posedge clk) begin
    if (rst) begin
      beats <= 9'd0;
      in_valid_and_d1 <= 1'b0;
      in_valid_and_d2 <= 1'b0;
      length_valid <= 1'b0;
    end else begin
      if (in_valid) begin
        beats <= in_value_last ? 9'd0 : (&beats) ? beats : (beats + 9'd1);
      end
      in_valid_and_d1 <= in_valid & in_value_last;
      in_valid_and_d2 <= in_valid_and_d1;
      length_valid <= in_valid_and_d2;
    end
  end

  always @(posedge clk) begin
    beats_d1 <= beats;
    before_reg <= beats_d1;
    length <= sum[14] ? 14'h3fff : sum[13:0];
  end

  wire        _unused = &{1'b0, in_value_data};
endmodule

`default_nettype wire
