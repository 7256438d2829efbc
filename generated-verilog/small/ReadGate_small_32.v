`default_nettype none

// ReadGate_small_32: holds the completion of a Read or an atomic until what it has brought is visible in host
// memory.  Generated from ReadGate.java.
module ReadGate_small_32 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_qp,  // queue pair, local number
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
  output wire [3:0]  out_payload_qp,  // queue pair, local number
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
  wire        kept_out_valid;
  wire [3:0]  kept_out_payload_qp;
  wire        kept_out_payload_is_receive;
  wire [3:0]  kept_out_payload_kind;
  wire [3:0]  kept_out_payload_status;
  wire        kept_out_payload_solicited;
  wire [31:0] kept_out_payload_length;
  wire [31:0] kept_out_payload_immediate;
  wire [15:0] kept_out_payload_wqe_index;
  wire [23:0] kept_out_payload_placements;
  wire        kept_out_payload_waiting;

  wire        is_passing = ~kept_out_valid;
  wire        waiting = (is_passing ? in_valid : kept_out_valid) & out_payload_waiting;
  wire [23:0] distance = visible - in_payload_placements;
  wire [23:0] distance_2 = visible - kept_out_payload_placements;
  wire        is_there = is_passing ? ~distance[23] : ~distance_2[23];
  wire        may_go = reached | ~waiting;
  wire        kept_in_valid = in_valid & ~(is_passing & out_ready & may_go);
  wire        kept_out_ready = out_ready & may_go;

  Fifo_32_LUTRAM #(.WIDTH(119)) kept (
    .clk(clk),
    .rst(rst),
    .in_valid(kept_in_valid),
    .in_ready(in_ready),
    .in_payload({in_payload_qp, in_payload_is_receive, in_payload_kind, in_payload_status,
                 in_payload_solicited, in_payload_length, in_payload_immediate, in_payload_wqe_index,
                 in_payload_placements, in_payload_waiting}),
    .out_valid(kept_out_valid),
    .out_ready(kept_out_ready),
    .out_payload({kept_out_payload_qp, kept_out_payload_is_receive, kept_out_payload_kind,
                  kept_out_payload_status, kept_out_payload_solicited, kept_out_payload_length,
                  kept_out_payload_immediate, kept_out_payload_wqe_index, kept_out_payload_placements,
                  kept_out_payload_waiting})
  );

  assign out_valid = (kept_out_valid | in_valid) & may_go;
  assign out_payload_qp = is_passing ? in_payload_qp : kept_out_payload_qp;
  assign out_payload_is_receive = is_passing ? in_payload_is_receive : kept_out_payload_is_receive;
  assign out_payload_kind = is_passing ? in_payload_kind : kept_out_payload_kind;
  assign out_payload_status = is_passing ? in_payload_status : kept_out_payload_status;
  assign out_payload_solicited = is_passing ? in_payload_solicited : kept_out_payload_solicited;
  assign out_payload_length = is_passing ? in_payload_length : kept_out_payload_length;
  assign out_payload_immediate = is_passing ? in_payload_immediate : kept_out_payload_immediate;
  assign out_payload_wqe_index = is_passing ? in_payload_wqe_index : kept_out_payload_wqe_index;
  assign out_payload_placements = is_passing ? in_payload_placements : kept_out_payload_placements;
  assign out_payload_waiting = is_passing ? in_payload_waiting : kept_out_payload_waiting;

  always @(posedge clk) begin
    if (rst) begin
      reached <= 1'b0;
    end else if (out_valid & out_ready) begin
      reached <= 1'b0;
    end else begin
      reached <= reached | (waiting & is_there);
    end
  end

  wire        _unused = &{1'b0, distance[22:0], distance_2[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    placements_that_were_visible_stay_so_until_their_completion: assert (~reached | (waiting & is_there));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~reached | (waiting & is_there))) begin
    $display("ReadGate.java: HDL801: claim 'placements that were visible stay so until their completion has passed' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
