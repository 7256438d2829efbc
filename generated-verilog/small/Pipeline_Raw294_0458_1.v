`default_nettype none

// Pipeline_Raw294_0458_1: registers a stream several times; bubbles close while the output stalls.  Generated
// from Pipeline.java.
module Pipeline_Raw294_0458_1 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [255:0] in_payload_beat_data,
  input  wire [31:0]  in_payload_beat_keep,
  input  wire         in_payload_beat_last,
  input  wire [4:0]   in_payload_first,
  output wire         out_valid,
  input  wire         out_ready,
  output wire [255:0] out_payload_beat_data,
  output wire [31:0]  out_payload_beat_keep,
  output wire         out_payload_beat_last,
  output wire [4:0]   out_payload_first
);
  reg  [255:0] stage_0_beat_data;
  reg  [31:0]  stage_0_beat_keep;
  reg          stage_0_beat_last;
  reg  [4:0]   stage_0_first;
  reg          full_0;

  wire         advance_0 = ~full_0 | out_ready;

  assign in_ready = advance_0;
  assign out_valid = full_0;
  assign out_payload_beat_data = stage_0_beat_data;
  assign out_payload_beat_keep = stage_0_beat_keep;
  assign out_payload_beat_last = stage_0_beat_last;
  assign out_payload_first = stage_0_first;

  always @(posedge clk) begin
    if (rst) begin
      full_0 <= 1'b0;
    end else if (advance_0) begin
      full_0 <= in_valid;
    end
  end

  always @(posedge clk) begin
    if (advance_0) begin
      stage_0_beat_data <= in_payload_beat_data;
      stage_0_beat_keep <= in_payload_beat_keep;
      stage_0_beat_last <= in_payload_beat_last;
      stage_0_first <= in_payload_first;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) refuses_only_when_every_stage_is_full: assert (advance_0 | full_0);
  always @(posedge clk) if (!rst) stalls_with_every_stage_full: cover (out_valid & ~advance_0);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(advance_0 | full_0)) begin
    $display("Pipeline.java: HDL801: claim 'refuses only when every stage is full' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
