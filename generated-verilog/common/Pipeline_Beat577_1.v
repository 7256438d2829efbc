`default_nettype none

// Pipeline_Beat577_1: registers a stream several times; bubbles close while the output stalls.  Generated
// from Pipeline.java.
module Pipeline_Beat577_1 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [511:0] in_payload_data,
  input  wire [63:0]  in_payload_keep,
  input  wire         in_payload_last,
  output wire         out_valid,
  input  wire         out_ready,
  output wire [511:0] out_payload_data,
  output wire [63:0]  out_payload_keep,
  output wire         out_payload_last
);
  reg  [511:0] stage_0_data;
  reg  [63:0]  stage_0_keep;
  reg          stage_0_last;
  reg          full_0;

  wire         advance_0 = ~full_0 | out_ready;

  assign in_ready = advance_0;
  assign out_valid = full_0;
  assign out_payload_data = stage_0_data;
  assign out_payload_keep = stage_0_keep;
  assign out_payload_last = stage_0_last;

  always @(posedge clk) begin
    if (rst) begin
      full_0 <= 1'b0;
    end else if (advance_0) begin
      full_0 <= in_valid;
    end
  end

  always @(posedge clk) begin
    if (advance_0) begin
      stage_0_data <= in_payload_data;
      stage_0_keep <= in_payload_keep;
      stage_0_last <= in_payload_last;
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
