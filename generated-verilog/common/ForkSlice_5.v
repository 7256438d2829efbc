`default_nettype none

// ForkSlice_5: copies a stream to several sinks with registers in all handshakes: one payload in three
// cycles.  Generated from ForkSlice.java.
module ForkSlice_5 #(
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
  output wire [WIDTH-1:0] out_2_payload,
  output wire             out_3_valid,
  input  wire             out_3_ready,
  output wire [WIDTH-1:0] out_3_payload,
  output wire             out_4_valid,
  input  wire             out_4_ready,
  output wire [WIDTH-1:0] out_4_payload
);
  reg  [4:0]  offered;
  reg  [4:0]  taken;

  wire [4:0]  takes = offered & {out_4_ready, out_3_ready, out_2_ready, out_1_ready, out_0_ready};
  wire        all_done = &taken;

  assign in_ready = all_done;
  assign out_0_valid = offered[0];
  assign out_0_payload = in_payload;
  assign out_1_valid = offered[1];
  assign out_1_payload = in_payload;
  assign out_2_valid = offered[2];
  assign out_2_payload = in_payload;
  assign out_3_valid = offered[3];
  assign out_3_payload = in_payload;
  assign out_4_valid = offered[4];
  assign out_4_payload = in_payload;

  always @(posedge clk) begin
    if (rst) begin
      offered <= 5'd0;
      taken <= 5'd0;
    end else begin
      offered <= (in_valid ? ~(offered | taken) : 5'd0) | (offered & ~takes);
      taken <= all_done ? 5'd0 : (taken | takes);
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) offers_to_nobody_who_has_it: assert (~(|(offered & taken)));
  always @(posedge clk) if (!rst)
    the_source_keeps_what_it_has_shown_until_all_have_it: assert (~(|(offered | taken)) | in_valid);
  always @(posedge clk) if (!rst) some_sink_is_faster: cover ((|taken) & (|offered));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(|(offered & taken)))) begin
    $display("ForkSlice.java: HDL801: claim 'offers to nobody who has it' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(|(offered | taken)) | in_valid)) begin
    $display("ForkSlice.java: HDL801: claim 'the source keeps what it has shown until all have it' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
