`default_nettype none

// Pipeline_HeaderBytes888_3e86_1: registers a stream several times; bubbles close while the output stalls.
// Generated from Pipeline.java.
module Pipeline_HeaderBytes888_3e86_1 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [879:0] in_payload_bytes,  // byte 0 in bits 7 to 0; bytes behind the length are 0
  input  wire [6:0]   in_payload_length,  // how many, at most 110
  input  wire         in_payload_has_payload,  // a payload of at least one byte follows
  output wire         out_valid,
  input  wire         out_ready,
  output wire [879:0] out_payload_bytes,  // byte 0 in bits 7 to 0; bytes behind the length are 0
  output wire [6:0]   out_payload_length,  // how many, at most 110
  output wire         out_payload_has_payload  // a payload of at least one byte follows
);
  reg  [879:0] stage_0_bytes;
  reg  [6:0]   stage_0_length;
  reg          stage_0_has_payload;
  reg          full_0;

  wire         advance_0 = ~full_0 | out_ready;

  assign in_ready = advance_0;
  assign out_valid = full_0;
  assign out_payload_bytes = stage_0_bytes;
  assign out_payload_length = stage_0_length;
  assign out_payload_has_payload = stage_0_has_payload;

  always @(posedge clk) begin
    if (rst) begin
      full_0 <= 1'b0;
    end else if (advance_0) begin
      full_0 <= in_valid;
    end
  end

  always @(posedge clk) begin
    if (advance_0) begin
      stage_0_bytes <= in_payload_bytes;
      stage_0_length <= in_payload_length;
      stage_0_has_payload <= in_payload_has_payload;
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
