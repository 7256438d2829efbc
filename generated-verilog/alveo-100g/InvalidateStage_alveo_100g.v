`default_nettype none

// InvalidateStage_alveo_100g: holds the completion of a Send with Invalidate until the MR that it names is
// closed and at rest.  Generated from InvalidateStage.java.
module InvalidateStage_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  // in: of messages received, in order
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
  // withdrawals: key of an MR that a peer withdraws; answered before the next one
  output wire        withdrawals_valid,
  input  wire        withdrawals_ready,
  output wire [31:0] withdrawals_payload,
  // withdrawn: once for each: it is closed and at rest, or was so; or not in time
  input  wire        withdrawn_valid,
  input  wire        withdrawn_value,
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
  localparam [3:0] COMPLETION_KIND_RECEIVE_INVALIDATE = 4'd4;
  localparam [3:0] COMPLETION_STATUS_LOCAL_PROTECTION = 4'd2;

  reg         asked;
  reg         done;
  reg         is_late;

  wire        is_withdrawal = in_valid & (in_payload_kind == COMPLETION_KIND_RECEIVE_INVALIDATE);
  wire        passing = done | ~is_withdrawal;
  wire        answered = withdrawn_valid & asked & ~done;
  wire [3:0]  status = (done & is_late) ? COMPLETION_STATUS_LOCAL_PROTECTION : in_payload_status;

  assign withdrawals_valid = is_withdrawal & ~asked;
  assign withdrawals_payload = in_payload_immediate;
  assign out_valid = in_valid & passing;
  assign out_payload_qp = in_payload_qp;
  assign out_payload_is_receive = in_payload_is_receive;
  assign out_payload_kind = in_payload_kind;
  assign out_payload_status = status;
  assign out_payload_solicited = in_payload_solicited;
  assign out_payload_length = in_payload_length;
  assign out_payload_immediate = in_payload_immediate;
  assign out_payload_wqe_index = in_payload_wqe_index;
  assign out_payload_placements = in_payload_placements;
  assign out_payload_waiting = in_payload_waiting;
  assign in_ready = out_ready & passing;

  always @(posedge clk) begin
    if (rst) begin
      asked <= 1'b0;
      done <= 1'b0;
    end else if (out_valid & out_ready) begin
      asked <= 1'b0;
      done <= 1'b0;
    end else begin
      asked <= asked | (withdrawals_valid & withdrawals_ready);
      done <= done | answered;
    end
  end

  always @(posedge clk) begin
    if (answered) begin
      is_late <= withdrawn_value;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    each_mr_is_withdrawn_once_and_was_to_be: assert (~withdrawn_valid | (asked & ~done));
  always @(posedge clk) if (!rst) a_completion_that_is_held_stays: assert (~asked | is_withdrawal);
  always @(posedge clk) if (!rst) gives_up: cover (done & is_late);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~withdrawn_valid | (asked & ~done))) begin
    $display("InvalidateStage.java: HDL801: claim 'each MR is withdrawn once, and was to be' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~asked | is_withdrawal)) begin
    $display("InvalidateStage.java: HDL801: claim 'a completion that is held stays' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
