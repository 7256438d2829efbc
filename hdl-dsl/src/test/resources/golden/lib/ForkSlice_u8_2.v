`default_nettype none

// ForkSlice_u8_2: copies a stream to several sinks with registers in all handshakes: one payload in three
// cycles.  Generated from ForkSlice.java.
module ForkSlice_u8_2 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [7:0]  in_payload,
  output wire        out_0_valid,
  input  wire        out_0_ready,
  output wire [7:0]  out_0_payload,
  output wire        out_1_valid,
  input  wire        out_1_ready,
  output wire [7:0]  out_1_payload
);
  reg  [1:0]  offered;
  reg  [1:0]  taken;

  wire [1:0]  takes = offered & {out_1_ready, out_0_ready};
  wire        all_done = &taken;

  assign in_ready = all_done;
  assign out_0_valid = offered[0];
  assign out_0_payload = in_payload;
  assign out_1_valid = offered[1];
  assign out_1_payload = in_payload;

  always @(posedge clk) begin
    if (rst) begin
      offered <= 2'd0;
      taken <= 2'd0;
    end else begin
      offered <= (in_valid ? ~(offered | taken) : 2'd0) | (offered & ~takes);
      taken <= all_done ? 2'd0 : (taken | takes);
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
