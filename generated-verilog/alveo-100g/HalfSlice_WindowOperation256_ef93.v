`default_nettype none

// HalfSlice_WindowOperation256_ef93: cuts every path of a stream with a single register: one payload in two
// cycles.  Generated from HalfSlice.java.
module HalfSlice_WindowOperation256_ef93 (
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
  reg  [2:0]   shown_kind;
  reg  [9:0]   shown_qp;
  reg  [23:0]  shown_psn;
  reg  [23:0]  shown_target;
  reg  [23:0]  shown_msn;
  reg          shown_retrans;
  reg          shown_more;
  reg  [7:0]   shown_syndrome;
  reg          shown_sack;
  reg  [23:0]  shown_start;
  reg  [7:0]   shown_length;
  reg  [127:0] shown_bitmap;
  reg          full;

  assign in_ready = ~full;
  assign out_valid = full;
  assign out_payload_kind = shown_kind;
  assign out_payload_qp = shown_qp;
  assign out_payload_psn = shown_psn;
  assign out_payload_target = shown_target;
  assign out_payload_msn = shown_msn;
  assign out_payload_retrans = shown_retrans;
  assign out_payload_more = shown_more;
  assign out_payload_syndrome = shown_syndrome;
  assign out_payload_sack = shown_sack;
  assign out_payload_start = shown_start;
  assign out_payload_length = shown_length;
  assign out_payload_bitmap = shown_bitmap;

  always @(posedge clk) begin
    if (rst) begin
      full <= 1'b0;
    end else if (in_valid & in_ready) begin
      full <= 1'b1;
    end else if (out_ready) begin
      full <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (in_valid & in_ready) begin
      shown_kind <= in_payload_kind;
      shown_qp <= in_payload_qp;
      shown_psn <= in_payload_psn;
      shown_target <= in_payload_target;
      shown_msn <= in_payload_msn;
      shown_retrans <= in_payload_retrans;
      shown_more <= in_payload_more;
      shown_syndrome <= in_payload_syndrome;
      shown_sack <= in_payload_sack;
      shown_start <= in_payload_start;
      shown_length <= in_payload_length;
      shown_bitmap <= in_payload_bitmap;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) waits_for_the_sink: cover (full & ~out_ready);
`endif
endmodule

`default_nettype wire
