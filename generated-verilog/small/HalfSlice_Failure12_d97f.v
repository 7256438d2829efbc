`default_nettype none

// HalfSlice_Failure12_d97f: cuts every path of a stream with a single register: one payload in two cycles.
// Generated from HalfSlice.java.
module HalfSlice_Failure12_d97f (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_qp,  // queue pair, local number
  input  wire [3:0]  in_payload_send_status,  // status of the oldest incomplete send request; FLUSHED if the failure is not its own
  input  wire [3:0]  in_payload_receive_status,  // status of the oldest incomplete receive request; FLUSHED if the failure is not its own
  output wire        out_valid,
  input  wire        out_ready,
  output wire [3:0]  out_payload_qp,  // queue pair, local number
  output wire [3:0]  out_payload_send_status,  // status of the oldest incomplete send request; FLUSHED if the failure is not its own
  output wire [3:0]  out_payload_receive_status  // status of the oldest incomplete receive request; FLUSHED if the failure is not its own
);
  reg  [3:0]  shown_qp;
  reg  [3:0]  shown_send_status;
  reg  [3:0]  shown_receive_status;
  reg         full;

  assign in_ready = ~full;
  assign out_valid = full;
  assign out_payload_qp = shown_qp;
  assign out_payload_send_status = shown_send_status;
  assign out_payload_receive_status = shown_receive_status;

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
      shown_send_status <= in_payload_send_status;
      shown_receive_status <= in_payload_receive_status;
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
