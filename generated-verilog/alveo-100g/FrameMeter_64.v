`default_nettype none

// FrameMeter_64: counts the bytes of every frame.  Generated from FrameMeter.java.
// timeline in: 3 cycles, 6 registers (33 bits), of these 4 (18 bits) only wait
module FrameMeter_64 (
  input  wire         clk,
  input  wire         rst,
  // in: frames, without preamble and FCS
  input  wire         in_valid,  // cycle 0
  input  wire [511:0] in_value_data,  // cycle 0
  input  wire [63:0]  in_value_keep,  // cycle 0
  input  wire         in_value_last,  // cycle 0
  // length: bytes, one per frame
  output reg          length_valid,  // cycle 3
  output reg  [13:0]  length_value  // cycle 3
);
  // ---- timeline in, cycle 0
  reg  [7:0]  beats;
  // ---- timeline in, cycle 1
  reg  [7:0]  beats_c1;
  reg  [1:0]  length_valid_c1_c2;
  // ---- timeline in, cycle 2
  reg  [7:0]  beats_c2;
  wire        gap_any;
  wire [5:0]  gap_index;

  wire [63:0] gap_value = ~in_value_keep;
  wire [6:0]  in_last = gap_any ? {1'b0, gap_index} : 7'd64;
  wire [14:0] sum = {1'b0, beats_c2, 6'd0} + {1'b0, 7'd0, in_last};

  LowestOne_64 gap (
    .clk(clk),
    .value(gap_value),
    .any(gap_any),
    .index(gap_index)
  );

  always @(posedge clk) begin
    if (rst) begin
      beats <= 8'd0;
      length_valid_c1_c2 <= 2'd0;
      length_valid <= 1'b0;
    end else begin
      // ---- timeline in, cycle 0
      if (in_valid) begin
        beats <= in_value_last ? 8'd0 : (&beats) ? beats : (beats + 8'd1);
      end
      // ---- timeline in, cycle 1
      length_valid_c1_c2 <= {length_valid_c1_c2[0], in_value_last & in_valid};
      // ---- timeline in, cycle 3
      length_valid <= length_valid_c1_c2[1];
    end
  end

  always @(posedge clk) begin
    // ---- timeline in, cycle 1
    beats_c1 <= beats;
    // ---- timeline in, cycle 2
    beats_c2 <= beats_c1;
    // ---- timeline in, cycle 3
    length_value <= sum[14] ? 14'h3fff : sum[13:0];
  end

  wire        _unused = &{1'b0, in_value_data};

`ifdef FORMAL
  always @(posedge clk) if (!rst && in_valid)
    the_bytes_of_a_beat_lie_together_from_the_first_on: assert (
      in_value_keep[0] & ~(|(in_value_keep & (in_value_keep + 64'd1))));
  always @(posedge clk) if (!rst && in_valid)
    every_beat_but_the_last_is_full: assert (in_value_last | (&in_value_keep));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && in_valid &&
                            !(in_value_keep[0] & ~(|(in_value_keep & (in_value_keep + 64'd1))))) begin
    $display("FrameMeter.java: HDL801: claim 'the bytes of a beat lie together from the first on' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && in_valid && !(in_value_last | (&in_value_keep))) begin
    $display("FrameMeter.java: HDL801: claim 'every beat but the last is full' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
