`default_nettype none

// RegisterSlice_WindowOperation63_707d: cuts every path of a stream, ready included, at full throughput: one
// beat shown, one held in reserve.  Generated from RegisterSlice.java.
module RegisterSlice_WindowOperation63_707d (
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
  reg  [2:0]  spare_kind;
  reg  [9:0]  spare_qp;
  reg  [23:0] spare_psn;
  reg  [23:0] spare_msn;
  reg         spare_retrans;
  reg         spare_more;
  reg         shown_full;
  reg         spare_full;

  wire        advance = ~shown_full | out_ready;

  assign in_ready = ~spare_full;
  assign out_valid = shown_full;
  assign out_payload_kind = shown_kind;
  assign out_payload_qp = shown_qp;
  assign out_payload_psn = shown_psn;
  assign out_payload_msn = shown_msn;
  assign out_payload_retrans = shown_retrans;
  assign out_payload_more = shown_more;

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
      shown_msn <= spare_full ? spare_msn : in_payload_msn;
      shown_retrans <= spare_full ? spare_retrans : in_payload_retrans;
      shown_more <= spare_full ? spare_more : in_payload_more;
    end else if (in_valid & in_ready) begin
      spare_kind <= in_payload_kind;
      spare_qp <= in_payload_qp;
      spare_psn <= in_payload_psn;
      spare_msn <= in_payload_msn;
      spare_retrans <= in_payload_retrans;
      spare_more <= in_payload_more;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) the_spare_payload_stands_behind_one_that_is_shown: assert (~spare_full |
                                                                                             shown_full);
  always @(posedge clk) if (!rst) holds_two_payloads: cover (spare_full);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~spare_full | shown_full)) begin
    $display("RegisterSlice.java: HDL801: claim 'the spare payload stands behind one that is shown' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
