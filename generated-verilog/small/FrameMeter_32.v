`default_nettype none

// FrameMeter_32: counts the bytes of every frame.  Generated from FrameMeter.java.
module FrameMeter_32 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,  // frames, without preamble and FCS
  input  wire [255:0] in_value_data,
  input  wire [31:0]  in_value_keep,
  input  wire         in_value_last,
  output wire         length_valid,  // bytes, one per frame
  output wire [13:0]  length_value
);
  reg  [8:0]  beats;
  reg  [8:0]  before_1;
  reg  [8:0]  before_reg;
  reg  [13:0] length;
  reg         stage;
  reg         stage_2;
  reg         stage_3;
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

  assign length_valid = stage_3;
  assign length_value = length;

  always @(posedge clk) begin
    if (rst) begin
      beats <= 9'd0;
      stage <= 1'b0;
      stage_2 <= 1'b0;
      stage_3 <= 1'b0;
    end else begin
      if (in_valid) begin
        beats <= in_value_last ? 9'd0 : (&beats) ? beats : (beats + 9'd1);
      end
      stage <= in_valid & in_value_last;
      stage_2 <= stage;
      stage_3 <= stage_2;
    end
  end

  always @(posedge clk) begin
    before_1 <= beats;
    before_reg <= before_1;
    length <= sum[14] ? {14{1'b1}} : sum[13:0];
  end

  wire        _unused = &{1'b0, in_value_data};
endmodule

`default_nettype wire
