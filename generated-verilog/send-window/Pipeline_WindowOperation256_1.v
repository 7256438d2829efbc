`default_nettype none

// Pipeline_WindowOperation256_1: registers a stream several times; bubbles close while the output stalls.
// Generated from Pipeline.java.
module Pipeline_WindowOperation256_1 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [2:0]   in_payload_kind,
  input  wire [9:0]   in_payload_qp,  // queue pair, local number
  input  wire [23:0]  in_payload_psn,  // of the packet sent, or of the acknowledgement
  input  wire [23:0]  in_payload_target,  // first PSN that is not acknowledged cumulatively; the one behind a packet sent
  input  wire [23:0]  in_payload_msn,
  input  wire         in_payload_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  input  wire         in_payload_more,  // sent: another new packet can follow at once
  input  wire [7:0]   in_payload_syndrome,
  input  wire         in_payload_sack,
  input  wire [23:0]  in_payload_start,
  input  wire [7:0]   in_payload_length,
  input  wire [127:0] in_payload_bitmap,
  output wire         out_valid,
  input  wire         out_ready,
  output wire [2:0]   out_payload_kind,
  output wire [9:0]   out_payload_qp,  // queue pair, local number
  output wire [23:0]  out_payload_psn,  // of the packet sent, or of the acknowledgement
  output wire [23:0]  out_payload_target,  // first PSN that is not acknowledged cumulatively; the one behind a packet sent
  output wire [23:0]  out_payload_msn,
  output wire         out_payload_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  output wire         out_payload_more,  // sent: another new packet can follow at once
  output wire [7:0]   out_payload_syndrome,
  output wire         out_payload_sack,
  output wire [23:0]  out_payload_start,
  output wire [7:0]   out_payload_length,
  output wire [127:0] out_payload_bitmap
);
  reg  [2:0]   stage_0_kind;
  reg  [9:0]   stage_0_qp;
  reg  [23:0]  stage_0_psn;
  reg  [23:0]  stage_0_target;
  reg  [23:0]  stage_0_msn;
  reg          stage_0_retrans;
  reg          stage_0_more;
  reg  [7:0]   stage_0_syndrome;
  reg          stage_0_sack;
  reg  [23:0]  stage_0_start;
  reg  [7:0]   stage_0_length;
  reg  [127:0] stage_0_bitmap;
  reg          full_0;

  wire         advance_0 = ~full_0 | out_ready;

  assign in_ready = advance_0;
  assign out_valid = full_0;
  assign out_payload_kind = stage_0_kind;
  assign out_payload_qp = stage_0_qp;
  assign out_payload_psn = stage_0_psn;
  assign out_payload_target = stage_0_target;
  assign out_payload_msn = stage_0_msn;
  assign out_payload_retrans = stage_0_retrans;
  assign out_payload_more = stage_0_more;
  assign out_payload_syndrome = stage_0_syndrome;
  assign out_payload_sack = stage_0_sack;
  assign out_payload_start = stage_0_start;
  assign out_payload_length = stage_0_length;
  assign out_payload_bitmap = stage_0_bitmap;

  always @(posedge clk) begin
    if (rst) begin
      full_0 <= 1'b0;
    end else if (advance_0) begin
      full_0 <= in_valid;
    end
  end

  always @(posedge clk) begin
    if (advance_0) begin
      stage_0_kind <= in_payload_kind;
      stage_0_qp <= in_payload_qp;
      stage_0_psn <= in_payload_psn;
      stage_0_target <= in_payload_target;
      stage_0_msn <= in_payload_msn;
      stage_0_retrans <= in_payload_retrans;
      stage_0_more <= in_payload_more;
      stage_0_syndrome <= in_payload_syndrome;
      stage_0_sack <= in_payload_sack;
      stage_0_start <= in_payload_start;
      stage_0_length <= in_payload_length;
      stage_0_bitmap <= in_payload_bitmap;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) stalls_with_every_stage_full: cover (out_valid & ~advance_0);
`endif
endmodule

`default_nettype wire
