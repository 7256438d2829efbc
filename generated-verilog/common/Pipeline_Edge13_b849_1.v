`default_nettype none

// Pipeline_Edge13_b849_1: registers a stream several times; bubbles close while the output stalls.  Generated
// from Pipeline.java.
module Pipeline_Edge13_b849_1 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire        in_payload_skip,
  input  wire [5:0]  in_payload_line,
  input  wire [5:0]  in_payload_lane,
  output wire        out_valid,
  input  wire        out_ready,
  output wire        out_payload_skip,
  output wire [5:0]  out_payload_line,
  output wire [5:0]  out_payload_lane
);
  reg         stage_0_skip;
  reg  [5:0]  stage_0_line;
  reg  [5:0]  stage_0_lane;
  reg         full_0;

  wire        advance_0 = ~full_0 | out_ready;

  assign in_ready = advance_0;
  assign out_valid = full_0;
  assign out_payload_skip = stage_0_skip;
  assign out_payload_line = stage_0_line;
  assign out_payload_lane = stage_0_lane;

  always @(posedge clk) begin
    if (rst) begin
      full_0 <= 1'b0;
    end else if (advance_0) begin
      full_0 <= in_valid;
    end
  end

  always @(posedge clk) begin
    if (advance_0) begin
      stage_0_skip <= in_payload_skip;
      stage_0_line <= in_payload_line;
      stage_0_lane <= in_payload_lane;
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
