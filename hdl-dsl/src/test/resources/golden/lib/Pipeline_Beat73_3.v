`default_nettype none

// Pipeline_Beat73_3: registers a stream several times; bubbles close while the output stalls.  Generated from
// Pipeline.java.
module Pipeline_Beat73_3 (
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
  reg  [63:0] held_0_data;
  reg  [7:0]  held_0_keep;
  reg         held_0_last;
  reg         full_0;
  reg  [63:0] held_1_data;
  reg  [7:0]  held_1_keep;
  reg         held_1_last;
  reg         full_1;
  reg  [63:0] held_2_data;
  reg  [7:0]  held_2_keep;
  reg         held_2_last;
  reg         full_2;

  wire        advance_2 = ~full_2 | out_ready;
  wire        advance_1 = ~full_1 | advance_2;
  wire        advance_0 = ~full_0 | advance_1;

  assign in_ready = advance_0;
  assign out_valid = full_2;
  assign out_payload_data = held_2_data;
  assign out_payload_keep = held_2_keep;
  assign out_payload_last = held_2_last;

  always @(posedge clk) begin
    if (rst) begin
      full_0 <= 1'b0;
      full_1 <= 1'b0;
      full_2 <= 1'b0;
    end else begin
      if (advance_2) begin
        full_2 <= full_1;
      end
      if (advance_1) begin
        full_1 <= full_0;
      end
      if (advance_0) begin
        full_0 <= in_valid;
      end
    end
  end

  always @(posedge clk) begin
    if (advance_2) begin
      held_2_data <= held_1_data;
      held_2_keep <= held_1_keep;
      held_2_last <= held_1_last;
    end
    if (advance_1) begin
      held_1_data <= held_0_data;
      held_1_keep <= held_0_keep;
      held_1_last <= held_0_last;
    end
    if (advance_0) begin
      held_0_data <= in_payload_data;
      held_0_keep <= in_payload_keep;
      held_0_last <= in_payload_last;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    refuses_only_when_every_stage_is_full: assert (advance_0 | (&{full_0, full_1, full_2}));
  always @(posedge clk) if (!rst) stalls_with_every_stage_full: cover (out_valid & ~advance_0);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(advance_0 | (&{full_0, full_1, full_2}))) begin
    $display("Pipeline.java: HDL801: claim 'refuses only when every stage is full' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
