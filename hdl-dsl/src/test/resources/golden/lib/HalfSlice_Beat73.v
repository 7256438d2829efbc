`default_nettype none

// HalfSlice_Beat73: cuts every path of a stream with a single register: one payload in two cycles.  Generated
// from HalfSlice.java.
module HalfSlice_Beat73 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [63:0] in_payload_data,
  input  wire [7:0]  in_payload_keep,
  input  wire        in_payload_last,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [63:0] out_payload_data,
  output wire [7:0]  out_payload_keep,
  output wire        out_payload_last
);
  reg  [63:0] shown_data;
  reg  [7:0]  shown_keep;
  reg         shown_last;
  reg         full;

  assign in_ready = ~full;
  assign out_valid = full;
  assign out_payload_data = shown_data;
  assign out_payload_keep = shown_keep;
  assign out_payload_last = shown_last;

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
      shown_keep <= in_payload_keep;
      shown_last <= in_payload_last;
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
