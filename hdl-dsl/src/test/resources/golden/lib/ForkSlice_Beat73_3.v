`default_nettype none

// ForkSlice_Beat73_3: copies a stream to several sinks with registers in all handshakes: one payload in three
// cycles.  Generated from ForkSlice.java.
module ForkSlice_Beat73_3 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [63:0] in_payload_data,
  input  wire [7:0]  in_payload_keep,
  input  wire        in_payload_last,
  output wire        out_0_valid,
  input  wire        out_0_ready,
  output wire [63:0] out_0_payload_data,
  output wire [7:0]  out_0_payload_keep,
  output wire        out_0_payload_last,
  output wire        out_1_valid,
  input  wire        out_1_ready,
  output wire [63:0] out_1_payload_data,
  output wire [7:0]  out_1_payload_keep,
  output wire        out_1_payload_last,
  output wire        out_2_valid,
  input  wire        out_2_ready,
  output wire [63:0] out_2_payload_data,
  output wire [7:0]  out_2_payload_keep,
  output wire        out_2_payload_last
);
  reg  [2:0]  offered;
  reg  [2:0]  taken;

  wire [2:0]  takes = offered & {out_2_ready, out_1_ready, out_0_ready};
  wire        all_done = &taken;

  assign in_ready = all_done;
  assign out_0_valid = offered[0];
  assign out_0_payload_data = in_payload_data;
  assign out_0_payload_keep = in_payload_keep;
  assign out_0_payload_last = in_payload_last;
  assign out_1_valid = offered[1];
  assign out_1_payload_data = in_payload_data;
  assign out_1_payload_keep = in_payload_keep;
  assign out_1_payload_last = in_payload_last;
  assign out_2_valid = offered[2];
  assign out_2_payload_data = in_payload_data;
  assign out_2_payload_keep = in_payload_keep;
  assign out_2_payload_last = in_payload_last;

  always @(posedge clk) begin
    if (rst) begin
      offered <= 3'd0;
      taken <= 3'd0;
    end else begin
      offered <= (in_valid ? ~(offered | taken) : 3'd0) | (offered & ~takes);
      taken <= all_done ? 3'd0 : (taken | takes);
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
