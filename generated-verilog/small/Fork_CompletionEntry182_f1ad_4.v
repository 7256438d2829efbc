`default_nettype none

// Fork_CompletionEntry182_f1ad_4: copies a stream to several sinks; each takes its copy once.  Generated from
// Fork.java.
module Fork_CompletionEntry182_f1ad_4 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_queue,
  input  wire [57:0] in_payload_place,  // of the entry in host memory, in units of 64 bytes
  input  wire        in_payload_owner,  // inverted every lap, 1 in the first
  input  wire [3:0]  in_payload_completion_qp,  // queue pair, local number
  input  wire        in_payload_completion_is_receive,  // for the receive completion queue
  input  wire [3:0]  in_payload_completion_kind,  // CompletionKind
  input  wire [3:0]  in_payload_completion_status,  // CompletionStatus
  input  wire        in_payload_completion_solicited,  // solicited event
  input  wire [31:0] in_payload_completion_length,  // bytes received; of a send, bytes sent
  input  wire [31:0] in_payload_completion_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0] in_payload_completion_request,  // free-running index of the completed request in its queue
  input  wire [23:0] in_payload_completion_placements,  // wait until so many placements are visible
  input  wire        in_payload_completion_waits,  // placements counts; a send's completion does not wait
  output wire        out_0_valid,
  input  wire        out_0_ready,
  output wire [3:0]  out_0_payload_queue,
  output wire [57:0] out_0_payload_place,  // of the entry in host memory, in units of 64 bytes
  output wire        out_0_payload_owner,  // inverted every lap, 1 in the first
  output wire [3:0]  out_0_payload_completion_qp,  // queue pair, local number
  output wire        out_0_payload_completion_is_receive,  // for the receive completion queue
  output wire [3:0]  out_0_payload_completion_kind,  // CompletionKind
  output wire [3:0]  out_0_payload_completion_status,  // CompletionStatus
  output wire        out_0_payload_completion_solicited,  // solicited event
  output wire [31:0] out_0_payload_completion_length,  // bytes received; of a send, bytes sent
  output wire [31:0] out_0_payload_completion_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] out_0_payload_completion_request,  // free-running index of the completed request in its queue
  output wire [23:0] out_0_payload_completion_placements,  // wait until so many placements are visible
  output wire        out_0_payload_completion_waits,  // placements counts; a send's completion does not wait
  output wire        out_1_valid,
  input  wire        out_1_ready,
  output wire [3:0]  out_1_payload_queue,
  output wire [57:0] out_1_payload_place,  // of the entry in host memory, in units of 64 bytes
  output wire        out_1_payload_owner,  // inverted every lap, 1 in the first
  output wire [3:0]  out_1_payload_completion_qp,  // queue pair, local number
  output wire        out_1_payload_completion_is_receive,  // for the receive completion queue
  output wire [3:0]  out_1_payload_completion_kind,  // CompletionKind
  output wire [3:0]  out_1_payload_completion_status,  // CompletionStatus
  output wire        out_1_payload_completion_solicited,  // solicited event
  output wire [31:0] out_1_payload_completion_length,  // bytes received; of a send, bytes sent
  output wire [31:0] out_1_payload_completion_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] out_1_payload_completion_request,  // free-running index of the completed request in its queue
  output wire [23:0] out_1_payload_completion_placements,  // wait until so many placements are visible
  output wire        out_1_payload_completion_waits,  // placements counts; a send's completion does not wait
  output wire        out_2_valid,
  input  wire        out_2_ready,
  output wire [3:0]  out_2_payload_queue,
  output wire [57:0] out_2_payload_place,  // of the entry in host memory, in units of 64 bytes
  output wire        out_2_payload_owner,  // inverted every lap, 1 in the first
  output wire [3:0]  out_2_payload_completion_qp,  // queue pair, local number
  output wire        out_2_payload_completion_is_receive,  // for the receive completion queue
  output wire [3:0]  out_2_payload_completion_kind,  // CompletionKind
  output wire [3:0]  out_2_payload_completion_status,  // CompletionStatus
  output wire        out_2_payload_completion_solicited,  // solicited event
  output wire [31:0] out_2_payload_completion_length,  // bytes received; of a send, bytes sent
  output wire [31:0] out_2_payload_completion_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] out_2_payload_completion_request,  // free-running index of the completed request in its queue
  output wire [23:0] out_2_payload_completion_placements,  // wait until so many placements are visible
  output wire        out_2_payload_completion_waits,  // placements counts; a send's completion does not wait
  output wire        out_3_valid,
  input  wire        out_3_ready,
  output wire [3:0]  out_3_payload_queue,
  output wire [57:0] out_3_payload_place,  // of the entry in host memory, in units of 64 bytes
  output wire        out_3_payload_owner,  // inverted every lap, 1 in the first
  output wire [3:0]  out_3_payload_completion_qp,  // queue pair, local number
  output wire        out_3_payload_completion_is_receive,  // for the receive completion queue
  output wire [3:0]  out_3_payload_completion_kind,  // CompletionKind
  output wire [3:0]  out_3_payload_completion_status,  // CompletionStatus
  output wire        out_3_payload_completion_solicited,  // solicited event
  output wire [31:0] out_3_payload_completion_length,  // bytes received; of a send, bytes sent
  output wire [31:0] out_3_payload_completion_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] out_3_payload_completion_request,  // free-running index of the completed request in its queue
  output wire [23:0] out_3_payload_completion_placements,  // wait until so many placements are visible
  output wire        out_3_payload_completion_waits  // placements counts; a send's completion does not wait
);
  reg  [3:0]  taken;

  wire [3:0]  done = taken | {out_3_ready, out_2_ready, out_1_ready, out_0_ready};
  wire        all_done = &done;

  assign in_ready = all_done;
  assign out_0_valid = in_valid & ~taken[0];
  assign out_0_payload_queue = in_payload_queue;
  assign out_0_payload_place = in_payload_place;
  assign out_0_payload_owner = in_payload_owner;
  assign out_0_payload_completion_qp = in_payload_completion_qp;
  assign out_0_payload_completion_is_receive = in_payload_completion_is_receive;
  assign out_0_payload_completion_kind = in_payload_completion_kind;
  assign out_0_payload_completion_status = in_payload_completion_status;
  assign out_0_payload_completion_solicited = in_payload_completion_solicited;
  assign out_0_payload_completion_length = in_payload_completion_length;
  assign out_0_payload_completion_immediate = in_payload_completion_immediate;
  assign out_0_payload_completion_request = in_payload_completion_request;
  assign out_0_payload_completion_placements = in_payload_completion_placements;
  assign out_0_payload_completion_waits = in_payload_completion_waits;
  assign out_1_valid = in_valid & ~taken[1];
  assign out_1_payload_queue = in_payload_queue;
  assign out_1_payload_place = in_payload_place;
  assign out_1_payload_owner = in_payload_owner;
  assign out_1_payload_completion_qp = in_payload_completion_qp;
  assign out_1_payload_completion_is_receive = in_payload_completion_is_receive;
  assign out_1_payload_completion_kind = in_payload_completion_kind;
  assign out_1_payload_completion_status = in_payload_completion_status;
  assign out_1_payload_completion_solicited = in_payload_completion_solicited;
  assign out_1_payload_completion_length = in_payload_completion_length;
  assign out_1_payload_completion_immediate = in_payload_completion_immediate;
  assign out_1_payload_completion_request = in_payload_completion_request;
  assign out_1_payload_completion_placements = in_payload_completion_placements;
  assign out_1_payload_completion_waits = in_payload_completion_waits;
  assign out_2_valid = in_valid & ~taken[2];
  assign out_2_payload_queue = in_payload_queue;
  assign out_2_payload_place = in_payload_place;
  assign out_2_payload_owner = in_payload_owner;
  assign out_2_payload_completion_qp = in_payload_completion_qp;
  assign out_2_payload_completion_is_receive = in_payload_completion_is_receive;
  assign out_2_payload_completion_kind = in_payload_completion_kind;
  assign out_2_payload_completion_status = in_payload_completion_status;
  assign out_2_payload_completion_solicited = in_payload_completion_solicited;
  assign out_2_payload_completion_length = in_payload_completion_length;
  assign out_2_payload_completion_immediate = in_payload_completion_immediate;
  assign out_2_payload_completion_request = in_payload_completion_request;
  assign out_2_payload_completion_placements = in_payload_completion_placements;
  assign out_2_payload_completion_waits = in_payload_completion_waits;
  assign out_3_valid = in_valid & ~taken[3];
  assign out_3_payload_queue = in_payload_queue;
  assign out_3_payload_place = in_payload_place;
  assign out_3_payload_owner = in_payload_owner;
  assign out_3_payload_completion_qp = in_payload_completion_qp;
  assign out_3_payload_completion_is_receive = in_payload_completion_is_receive;
  assign out_3_payload_completion_kind = in_payload_completion_kind;
  assign out_3_payload_completion_status = in_payload_completion_status;
  assign out_3_payload_completion_solicited = in_payload_completion_solicited;
  assign out_3_payload_completion_length = in_payload_completion_length;
  assign out_3_payload_completion_immediate = in_payload_completion_immediate;
  assign out_3_payload_completion_request = in_payload_completion_request;
  assign out_3_payload_completion_placements = in_payload_completion_placements;
  assign out_3_payload_completion_waits = in_payload_completion_waits;

  always @(posedge clk) begin
    if (rst) begin
      taken <= 4'd0;
    end else if (in_valid) begin
      taken <= all_done ? 4'd0 : done;
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
