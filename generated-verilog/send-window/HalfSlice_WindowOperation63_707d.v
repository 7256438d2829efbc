`default_nettype none

// HalfSlice_WindowOperation63_707d: cuts every path of a stream with a single register: one payload in two
// cycles.  Generated from HalfSlice.java.
module HalfSlice_WindowOperation63_707d (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [2:0]  in_payload_kind,
  input  wire [9:0]  in_payload_qp,  // queue pair, local number
  input  wire [23:0] in_payload_psn,  // of the packet sent, or of the acknowledgement
  input  wire [23:0] in_payload_msn,
  input  wire        in_payload_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  input  wire        in_payload_more,  // sent: another new packet can follow at once
  output wire        out_valid,
  input  wire        out_ready,
  output wire [2:0]  out_payload_kind,
  output wire [9:0]  out_payload_qp,  // queue pair, local number
  output wire [23:0] out_payload_psn,  // of the packet sent, or of the acknowledgement
  output wire [23:0] out_payload_msn,
  output wire        out_payload_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  output wire        out_payload_more  // sent: another new packet can follow at once
);
  reg  [2:0]  shown_kind;
  reg  [9:0]  shown_qp;
  reg  [23:0] shown_psn;
  reg  [23:0] shown_msn;
  reg         shown_retrans;
  reg         shown_more;
  reg         full;

  assign in_ready = ~full;
  assign out_valid = full;
  assign out_payload_kind = shown_kind;
  assign out_payload_qp = shown_qp;
  assign out_payload_psn = shown_psn;
  assign out_payload_msn = shown_msn;
  assign out_payload_retrans = shown_retrans;
  assign out_payload_more = shown_more;

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
      shown_msn <= in_payload_msn;
      shown_retrans <= in_payload_retrans;
      shown_more <= in_payload_more;
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
