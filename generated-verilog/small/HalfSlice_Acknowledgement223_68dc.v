`default_nettype none

// HalfSlice_Acknowledgement223_68dc: cuts every path of a stream with a single register: one payload in two
// cycles.  Generated from HalfSlice.java.
module HalfSlice_Acknowledgement223_68dc (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [3:0]   in_payload_qp,  // queue pair, local number
  input  wire [7:0]   in_payload_syndrome,  // AETH syndrome
  input  wire         in_payload_sack,  // opcode 18
  input  wire [23:0]  in_payload_psn,
  input  wire         in_payload_retrans,  // of a Packet Drop NAK: the packet that was dropped was sent again
  input  wire [23:0]  in_payload_msn,  // of AETH
  input  wire         in_payload_becn,
  input  wire [23:0]  in_payload_start,  // of SACKETH
  input  wire [7:0]   in_payload_length,
  input  wire [127:0] in_payload_bitmap,
  output wire         out_valid,
  input  wire         out_ready,
  output wire [3:0]   out_payload_qp,  // queue pair, local number
  output wire [7:0]   out_payload_syndrome,  // AETH syndrome
  output wire         out_payload_sack,  // opcode 18
  output wire [23:0]  out_payload_psn,
  output wire         out_payload_retrans,  // of a Packet Drop NAK: the packet that was dropped was sent again
  output wire [23:0]  out_payload_msn,  // of AETH
  output wire         out_payload_becn,
  output wire [23:0]  out_payload_start,  // of SACKETH
  output wire [7:0]   out_payload_length,
  output wire [127:0] out_payload_bitmap
);
  reg  [3:0]   shown_qp;
  reg  [7:0]   shown_syndrome;
  reg          shown_sack;
  reg  [23:0]  shown_psn;
  reg          shown_retrans;
  reg  [23:0]  shown_msn;
  reg          shown_becn;
  reg  [23:0]  shown_start;
  reg  [7:0]   shown_length;
  reg  [127:0] shown_bitmap;
  reg          full;

  assign in_ready = ~full;
  assign out_valid = full;
  assign out_payload_qp = shown_qp;
  assign out_payload_syndrome = shown_syndrome;
  assign out_payload_sack = shown_sack;
  assign out_payload_psn = shown_psn;
  assign out_payload_retrans = shown_retrans;
  assign out_payload_msn = shown_msn;
  assign out_payload_becn = shown_becn;
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
      shown_qp <= in_payload_qp;
      shown_syndrome <= in_payload_syndrome;
      shown_sack <= in_payload_sack;
      shown_psn <= in_payload_psn;
      shown_retrans <= in_payload_retrans;
      shown_msn <= in_payload_msn;
      shown_becn <= in_payload_becn;
      shown_start <= in_payload_start;
      shown_length <= in_payload_length;
      shown_bitmap <= in_payload_bitmap;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) takes_or_gives_never_both: assert (in_ready ^ out_valid);
  always @(posedge clk) if (!rst) waits_for_the_sink: cover (full & ~out_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(in_ready ^ out_valid)) begin
    $display("HalfSlice.java: HDL801: claim 'takes or gives, never both' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
