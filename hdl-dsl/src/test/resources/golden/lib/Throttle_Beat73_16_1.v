`default_nettype none

// Throttle_Beat73_16_1: lets through so many payloads per cycle on the average, and a burst of them at once.
// Generated from Throttle.java.
module Throttle_Beat73_16_1 (
  input  wire        clk,
  input  wire        rst,
  input  wire [16:0] rate,  // payloads per cycle, in parts of 1 << fraction; at most 1 payload
  // in: payloads at any pace
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [63:0] in_payload_data,
  input  wire [7:0]  in_payload_keep,
  input  wire        in_payload_last,
  // out: the same payloads, held back
  output wire        out_valid,
  input  wire        out_ready,
  output wire [63:0] out_payload_data,
  output wire [7:0]  out_payload_keep,
  output wire        out_payload_last
);
  reg  [16:0] tokens;

  wire        open_wire = tokens >= 17'd65536;
  wire [16:0] left = (out_valid & out_ready) ? (tokens - 17'd65536) : tokens;
  wire [17:0] sum = {1'b0, left} + {1'b0, rate};

  assign out_valid = in_valid & open_wire;
  assign out_payload_data = in_payload_data;
  assign out_payload_keep = in_payload_keep;
  assign out_payload_last = in_payload_last;
  assign in_ready = out_ready & open_wire;

  always @(posedge clk) begin
    if (rst) begin
      tokens <= 17'd65536;
    end else begin
      tokens <= (sum > 18'd65536) ? 17'd65536 : sum[16:0];
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_rate_is_at_most_one_payload_per_cycle: assert (rate <= 17'd65536);
  always @(posedge clk) if (!rst) saves_no_more_than_a_burst: assert (tokens <= 17'd65536);
  always @(posedge clk) if (!rst) holds_a_payload_back: cover (~open_wire & in_valid);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(rate <= 17'd65536)) begin
    $display("Throttle.java: HDL801: claim 'a rate is at most one payload per cycle' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(tokens <= 17'd65536)) begin
    $display("Throttle.java: HDL801: claim 'saves no more than a burst' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
