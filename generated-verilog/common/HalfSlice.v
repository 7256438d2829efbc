`default_nettype none

// HalfSlice: cuts every path of a stream with a single register: one payload in two cycles.  Generated from
// HalfSlice.java.
module HalfSlice #(
  parameter WIDTH = 1  // bits of a payload
) (
  input  wire             clk,
  input  wire             rst,
  input  wire             in_valid,
  output wire             in_ready,
  input  wire [WIDTH-1:0] in_payload,
  output wire             out_valid,
  input  wire             out_ready,
  output wire [WIDTH-1:0] out_payload
);
  reg  [WIDTH-1:0] shown;
  reg              full;

  assign in_ready = ~full;
  assign out_valid = full;
  assign out_payload = shown;

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
      shown <= in_payload;
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
