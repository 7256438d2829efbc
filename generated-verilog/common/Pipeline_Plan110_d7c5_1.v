`default_nettype none

// Pipeline_Plan110_d7c5_1: registers a stream several times; bubbles close while the output stalls.
// Generated from Pipeline.java.
module Pipeline_Plan110_d7c5_1 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire        in_payload_empty,
  input  wire [63:0] in_payload_address,
  input  wire [13:0] in_payload_end,
  input  wire [13:0] in_payload_owner_qp,  // queue pair, local number
  input  wire        in_payload_owner_in_region,  // it is an access to a memory region, not to a queue
  input  wire [15:0] in_payload_owner_region,  // that region: key / 256
  output wire        out_valid,
  input  wire        out_ready,
  output wire        out_payload_empty,
  output wire [63:0] out_payload_address,
  output wire [13:0] out_payload_end,
  output wire [13:0] out_payload_owner_qp,  // queue pair, local number
  output wire        out_payload_owner_in_region,  // it is an access to a memory region, not to a queue
  output wire [15:0] out_payload_owner_region  // that region: key / 256
);
  reg         stage_0_empty;
  reg  [63:0] stage_0_address;
  reg  [13:0] stage_0_end;
  reg  [13:0] stage_0_owner_qp;
  reg         stage_0_owner_in_region;
  reg  [15:0] stage_0_owner_region;
  reg         full_0;

  wire        advance_0 = ~full_0 | out_ready;

  assign in_ready = advance_0;
  assign out_valid = full_0;
  assign out_payload_empty = stage_0_empty;
  assign out_payload_address = stage_0_address;
  assign out_payload_end = stage_0_end;
  assign out_payload_owner_qp = stage_0_owner_qp;
  assign out_payload_owner_in_region = stage_0_owner_in_region;
  assign out_payload_owner_region = stage_0_owner_region;

  always @(posedge clk) begin
    if (rst) begin
      full_0 <= 1'b0;
    end else if (advance_0) begin
      full_0 <= in_valid;
    end
  end

  always @(posedge clk) begin
    if (advance_0) begin
      stage_0_empty <= in_payload_empty;
      stage_0_address <= in_payload_address;
      stage_0_end <= in_payload_end;
      stage_0_owner_qp <= in_payload_owner_qp;
      stage_0_owner_in_region <= in_payload_owner_in_region;
      stage_0_owner_region <= in_payload_owner_region;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) refuses_only_when_every_stage_is_full: assert (advance_0 | full_0);
  always @(posedge clk) if (!rst) stalls_with_every_stage_full: cover (out_valid & ~advance_0);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(advance_0 | full_0)) begin
    $display("Pipeline.java: HDL801: claim 'refuses only when every stage is full' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
