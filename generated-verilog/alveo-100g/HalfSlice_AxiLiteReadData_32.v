`default_nettype none

// HalfSlice_AxiLiteReadData_32: cuts every path of a stream with a single register: one payload in two
// cycles.  Generated from HalfSlice.java.
module HalfSlice_AxiLiteReadData_32 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [31:0] in_payload_data,
  input  wire [1:0]  in_payload_resp,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [31:0] out_payload_data,
  output wire [1:0]  out_payload_resp
);
  reg  [31:0] shown_data;
  reg  [1:0]  shown_resp;
  reg         full;

  assign in_ready = ~full;
  assign out_valid = full;
  assign out_payload_data = shown_data;
  assign out_payload_resp = shown_resp;

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
      shown_data <= in_payload_data;
      shown_resp <= in_payload_resp;
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
