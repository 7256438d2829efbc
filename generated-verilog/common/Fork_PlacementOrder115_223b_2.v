`default_nettype none

// Fork_PlacementOrder115_223b_2: copies a stream to several sinks; each takes its copy once.  Generated from
// Fork.java.
module Fork_PlacementOrder115_223b_2 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire        in_payload_place,  // write the payload to the host; else let the frame go
  input  wire [6:0]  in_payload_offset,  // byte of the frame at which the payload begins
  input  wire [12:0] in_payload_length,  // bytes of payload, may be 0
  input  wire [63:0] in_payload_address,  // of the first byte in host memory
  input  wire [13:0] in_payload_qp,  // queue pair whose payload it is, local number
  input  wire [15:0] in_payload_region,  // memory region that it goes to: key / 256
  output wire        out_0_valid,
  input  wire        out_0_ready,
  output wire        out_0_payload_place,  // write the payload to the host; else let the frame go
  output wire [6:0]  out_0_payload_offset,  // byte of the frame at which the payload begins
  output wire [12:0] out_0_payload_length,  // bytes of payload, may be 0
  output wire [63:0] out_0_payload_address,  // of the first byte in host memory
  output wire [13:0] out_0_payload_qp,  // queue pair whose payload it is, local number
  output wire [15:0] out_0_payload_region,  // memory region that it goes to: key / 256
  output wire        out_1_valid,
  input  wire        out_1_ready,
  output wire        out_1_payload_place,  // write the payload to the host; else let the frame go
  output wire [6:0]  out_1_payload_offset,  // byte of the frame at which the payload begins
  output wire [12:0] out_1_payload_length,  // bytes of payload, may be 0
  output wire [63:0] out_1_payload_address,  // of the first byte in host memory
  output wire [13:0] out_1_payload_qp,  // queue pair whose payload it is, local number
  output wire [15:0] out_1_payload_region  // memory region that it goes to: key / 256
);
  reg  [1:0]  taken;

  wire [1:0]  done = taken | {out_1_ready, out_0_ready};
  wire        all_done = &done;

  assign in_ready = all_done;
  assign out_0_valid = in_valid & ~taken[0];
  assign out_0_payload_place = in_payload_place;
  assign out_0_payload_offset = in_payload_offset;
  assign out_0_payload_length = in_payload_length;
  assign out_0_payload_address = in_payload_address;
  assign out_0_payload_qp = in_payload_qp;
  assign out_0_payload_region = in_payload_region;
  assign out_1_valid = in_valid & ~taken[1];
  assign out_1_payload_place = in_payload_place;
  assign out_1_payload_offset = in_payload_offset;
  assign out_1_payload_length = in_payload_length;
  assign out_1_payload_address = in_payload_address;
  assign out_1_payload_qp = in_payload_qp;
  assign out_1_payload_region = in_payload_region;

  always @(posedge clk) begin
    if (rst) begin
      taken <= 2'd0;
    end else if (in_valid) begin
      taken <= all_done ? 2'd0 : done;
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
