`default_nettype none

// CompletionGate_alveo_100g: holds a completion until the placements it speaks of are visible in host memory.
// Generated from CompletionGate.java.
module CompletionGate_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [9:0]  in_payload_qp,  // queue pair, local number
  input  wire        in_payload_is_receive,  // for the receive completion queue
  input  wire [3:0]  in_payload_kind,  // CompletionKind
  input  wire [3:0]  in_payload_status,  // CompletionStatus
  input  wire        in_payload_solicited,  // solicited event
  input  wire [31:0] in_payload_length,  // bytes received; of a send, bytes sent or brought
  input  wire [31:0] in_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0] in_payload_wqe_index,  // free-running index of the completed request in its queue
  input  wire [23:0] in_payload_placements,  // wait until so many placements are visible
  input  wire        in_payload_waiting,  // placements counts; that of a Send or a Write does not wait
  input  wire [23:0] visible,  // placements that are visible, modulo 2^24
  output wire        out_valid,
  input  wire        out_ready,
  output wire [9:0]  out_payload_qp,  // queue pair, local number
  output wire        out_payload_is_receive,  // for the receive completion queue
  output wire [3:0]  out_payload_kind,  // CompletionKind
  output wire [3:0]  out_payload_status,  // CompletionStatus
  output wire        out_payload_solicited,  // solicited event
  output wire [31:0] out_payload_length,  // bytes received; of a send, bytes sent or brought
  output wire [31:0] out_payload_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] out_payload_wqe_index,  // free-running index of the completed request in its queue
  output wire [23:0] out_payload_placements,  // wait until so many placements are visible
  output wire        out_payload_waiting  // placements counts; that of a Send or a Write does not wait
);
  reg         reached;
  wire        stage_out_valid;

  wire [23:0] _visible_difference = visible - out_payload_placements;
  wire        stage_out_ready = out_ready & reached;

  Pipeline_1 #(.WIDTH(125)) stage (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_ready(in_ready),
    .in_payload({in_payload_qp, in_payload_is_receive, in_payload_kind, in_payload_status,
                 in_payload_solicited, in_payload_length, in_payload_immediate, in_payload_wqe_index,
                 in_payload_placements, in_payload_waiting}),
    .out_valid(stage_out_valid),
    .out_ready(stage_out_ready),
    .out_payload({out_payload_qp, out_payload_is_receive, out_payload_kind, out_payload_status,
                  out_payload_solicited, out_payload_length, out_payload_immediate, out_payload_wqe_index,
                  out_payload_placements, out_payload_waiting})
  );

  assign out_valid = stage_out_valid & reached;

  always @(posedge clk) begin
    if (rst) begin
      reached <= 1'b0;
    end else if (out_valid & out_ready) begin
      reached <= 1'b0;
    end else begin
      reached <= stage_out_valid & (~_visible_difference[23] | ~out_payload_waiting);
    end
  end

  wire        _unused = &{1'b0, _visible_difference[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    placements_that_were_visible_stay_so_until_their_completion: assert (
      ~reached |
      (stage_out_valid & (~out_payload_waiting | ((visible - out_payload_placements) < 24'd8388608))));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~reached | (stage_out_valid & (~out_payload_waiting |
                                                                     ((visible - out_payload_placements) <
                                                                      24'd8388608))))) begin
    $display("CompletionGate.java: HDL801: claim 'placements that were visible stay so until their completion has passed' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
