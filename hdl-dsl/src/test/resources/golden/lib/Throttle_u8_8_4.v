`default_nettype none

// Throttle_u8_8_4: lets through so many payloads per cycle on the average, and a burst of them at once.
// Generated from Throttle.java.
module Throttle_u8_8_4 (
  input  wire        clk,
  input  wire        rst,
  input  wire [8:0]  rate,  // payloads per cycle, in parts of 1 << fraction; at most 1 payload
  // in: payloads at any pace
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [7:0]  in_payload,
  // out: the same payloads, held back
  output wire        out_valid,
  input  wire        out_ready,
  output wire [7:0]  out_payload
);
  reg  [10:0] tokens;

  wire        open_wire = tokens >= 11'd256;
  wire [10:0] left = (out_valid & out_ready) ? (tokens - 11'd256) : tokens;
  wire [11:0] sum = {1'b0, left} + {1'b0, 2'd0, rate};

  assign out_valid = in_valid & open_wire;
  assign out_payload = in_payload;
  assign in_ready = out_ready & open_wire;

  always @(posedge clk) begin
    if (rst) begin
      tokens <= 11'd1024;
    end else begin
      tokens <= (sum > 12'd1024) ? 11'd1024 : sum[10:0];
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_rate_is_at_most_one_payload_per_cycle: assert (rate <= 9'd256);
  always @(posedge clk) if (!rst) saves_no_more_than_a_burst: assert (tokens <= 11'd1024);
  always @(posedge clk) if (!rst) holds_a_payload_back: cover (~open_wire & in_valid);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(rate <= 9'd256)) begin
    $display("Throttle.java: HDL801: claim 'a rate is at most one payload per cycle' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(tokens <= 11'd1024)) begin
    $display("Throttle.java: HDL801: claim 'saves no more than a burst' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
