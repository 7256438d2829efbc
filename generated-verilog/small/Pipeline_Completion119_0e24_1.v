`default_nettype none

// Pipeline_Completion119_0e24_1: registers a stream several times; bubbles close while the output stalls.
// Generated from Pipeline.java.
module Pipeline_Completion119_0e24_1 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_qp,  // queue pair, local number
  input  wire        in_payload_is_receive,  // for the receive completion queue
  input  wire [3:0]  in_payload_kind,  // CompletionKind
  input  wire [3:0]  in_payload_status,  // CompletionStatus
  input  wire        in_payload_solicited,  // solicited event
  input  wire [31:0] in_payload_length,  // bytes received; of a send, bytes sent
  input  wire [31:0] in_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0] in_payload_request,  // free-running index of the completed request in its queue
  input  wire [23:0] in_payload_placements,  // wait until so many placements are visible
  input  wire        in_payload_waits,  // placements counts; a send's completion does not wait
  output wire        out_valid,
  input  wire        out_ready,
  output wire [3:0]  out_payload_qp,  // queue pair, local number
  output wire        out_payload_is_receive,  // for the receive completion queue
  output wire [3:0]  out_payload_kind,  // CompletionKind
  output wire [3:0]  out_payload_status,  // CompletionStatus
  output wire        out_payload_solicited,  // solicited event
  output wire [31:0] out_payload_length,  // bytes received; of a send, bytes sent
  output wire [31:0] out_payload_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] out_payload_request,  // free-running index of the completed request in its queue
  output wire [23:0] out_payload_placements,  // wait until so many placements are visible
  output wire        out_payload_waits  // placements counts; a send's completion does not wait
);
  reg  [3:0]  stage_0_qp;
  reg         stage_0_is_receive;
  reg  [3:0]  stage_0_kind;
  reg  [3:0]  stage_0_status;
  reg         stage_0_solicited;
  reg  [31:0] stage_0_length;
  reg  [31:0] stage_0_immediate;
  reg  [15:0] stage_0_request;
  reg  [23:0] stage_0_placements;
  reg         stage_0_waits;
  reg         full_0;

  wire        advance_0 = ~full_0 | out_ready;

  assign in_ready = advance_0;
  assign out_valid = full_0;
  assign out_payload_qp = stage_0_qp;
  assign out_payload_is_receive = stage_0_is_receive;
  assign out_payload_kind = stage_0_kind;
  assign out_payload_status = stage_0_status;
  assign out_payload_solicited = stage_0_solicited;
  assign out_payload_length = stage_0_length;
  assign out_payload_immediate = stage_0_immediate;
  assign out_payload_request = stage_0_request;
  assign out_payload_placements = stage_0_placements;
  assign out_payload_waits = stage_0_waits;

  always @(posedge clk) begin
    if (rst) begin
      full_0 <= 1'b0;
    end else if (advance_0) begin
      full_0 <= in_valid;
    end
  end

  always @(posedge clk) begin
    if (advance_0) begin
      stage_0_qp <= in_payload_qp;
      stage_0_is_receive <= in_payload_is_receive;
      stage_0_kind <= in_payload_kind;
      stage_0_status <= in_payload_status;
      stage_0_solicited <= in_payload_solicited;
      stage_0_length <= in_payload_length;
      stage_0_immediate <= in_payload_immediate;
      stage_0_request <= in_payload_request;
      stage_0_placements <= in_payload_placements;
      stage_0_waits <= in_payload_waits;
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
