`default_nettype none

// RegisterSlice_WindowOperation250_511b: cuts every path of a stream, ready included, at full throughput: one
// beat shown, one held in reserve.  Generated from RegisterSlice.java.
module RegisterSlice_WindowOperation250_511b (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [2:0]   in_payload_kind,
  input  wire [3:0]   in_payload_qp,  // queue pair, local number
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
  output wire [3:0]   out_payload_qp,  // queue pair, local number
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
  reg  [3:0]   shown_qp;
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
  reg  [2:0]   spare_kind;
  reg  [3:0]   spare_qp;
  reg  [23:0]  spare_psn;
  reg  [23:0]  spare_target;
  reg  [23:0]  spare_msn;
  reg          spare_retrans;
  reg          spare_more;
  reg  [7:0]   spare_syndrome;
  reg          spare_sack;
  reg  [23:0]  spare_start;
  reg  [7:0]   spare_length;
  reg  [127:0] spare_bitmap;
  reg          shown_full;
  reg          spare_full;

  wire         advance = ~shown_full | out_ready;

  assign in_ready = ~spare_full;
  assign out_valid = shown_full;
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
      shown_full <= 1'b0;
      spare_full <= 1'b0;
    end else if (advance) begin
      shown_full <= spare_full | in_valid;
      spare_full <= 1'b0;
    end else if (in_valid & in_ready) begin
      spare_full <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      shown_kind <= spare_full ? spare_kind : in_payload_kind;
      shown_qp <= spare_full ? spare_qp : in_payload_qp;
      shown_psn <= spare_full ? spare_psn : in_payload_psn;
      shown_target <= spare_full ? spare_target : in_payload_target;
      shown_msn <= spare_full ? spare_msn : in_payload_msn;
      shown_retrans <= spare_full ? spare_retrans : in_payload_retrans;
      shown_more <= spare_full ? spare_more : in_payload_more;
      shown_syndrome <= spare_full ? spare_syndrome : in_payload_syndrome;
      shown_sack <= spare_full ? spare_sack : in_payload_sack;
      shown_start <= spare_full ? spare_start : in_payload_start;
      shown_length <= spare_full ? spare_length : in_payload_length;
      shown_bitmap <= spare_full ? spare_bitmap : in_payload_bitmap;
    end else if (in_valid & in_ready) begin
      spare_kind <= in_payload_kind;
      spare_qp <= in_payload_qp;
      spare_psn <= in_payload_psn;
      spare_target <= in_payload_target;
      spare_msn <= in_payload_msn;
      spare_retrans <= in_payload_retrans;
      spare_more <= in_payload_more;
      spare_syndrome <= in_payload_syndrome;
      spare_sack <= in_payload_sack;
      spare_start <= in_payload_start;
      spare_length <= in_payload_length;
      spare_bitmap <= in_payload_bitmap;
    end
  end
endmodule

`default_nettype wire
