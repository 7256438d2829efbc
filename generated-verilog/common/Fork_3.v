`default_nettype none

// Fork_3: copies a stream to several sinks; each takes its copy once.  Generated from Fork.java.
module Fork_3 #(
  parameter WIDTH = 1  // bits of a payload
) (
  input  wire             clk,
  input  wire             rst,
  input  wire             in_valid,
  output wire             in_ready,
  input  wire [WIDTH-1:0] in_payload,
  output wire             out_0_valid,
  input  wire             out_0_ready,
  output wire [WIDTH-1:0] out_0_payload,
  output wire             out_1_valid,
  input  wire             out_1_ready,
  output wire [WIDTH-1:0] out_1_payload,
  output wire             out_2_valid,
  input  wire             out_2_ready,
  output wire [WIDTH-1:0] out_2_payload
);
  reg  [2:0]  taken;

  wire [2:0]  done = taken | {out_2_ready, out_1_ready, out_0_ready};
  wire        all_done = &done;

  assign in_ready = all_done;
  assign out_0_valid = in_valid & ~taken[0];
  assign out_0_payload = in_payload;
  assign out_1_valid = in_valid & ~taken[1];
  assign out_1_payload = in_payload;
  assign out_2_valid = in_valid & ~taken[2];
  assign out_2_payload = in_payload;

  always @(posedge clk) begin
    if (rst) begin
      taken <= 3'd0;
    end else if (in_valid) begin
      taken <= all_done ? 3'd0 : done;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) lets_go_of_what_all_have_taken: assert (~(&taken));
  always @(posedge clk) if (!rst) the_source_keeps_what_some_have_taken: assert (~(|taken) | in_valid);
  always @(posedge clk) if (!rst) some_sink_is_faster: cover (|taken);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(&taken))) begin
    $display("Fork.java: HDL801: claim 'lets go of what all have taken' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(|taken) | in_valid)) begin
    $display("Fork.java: HDL801: claim 'the source keeps what some have taken' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
