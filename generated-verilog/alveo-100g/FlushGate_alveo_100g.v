`default_nettype none

// FlushGate_alveo_100g: keeps the flush completions of a queue pair behind its receive completions.
// Generated from FlushGate.java.
module FlushGate_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [9:0]  in_payload_qp,  // queue pair, local number
  input  wire        in_payload_is_receive,  // for the receive completion queue
  input  wire [3:0]  in_payload_kind,  // CompletionKind
  input  wire [3:0]  in_payload_status,  // CompletionStatus
  input  wire        in_payload_solicited,  // solicited event
  input  wire [31:0] in_payload_length,  // bytes received; of a send, bytes sent
  input  wire [31:0] in_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0] in_payload_request,  // free-running index of the completed request in its queue
  input  wire [23:0] in_payload_placements,  // wait until so many placements are visible
  input  wire        in_payload_waits,  // placements counts; a send's completion does not wait
  input  wire        receive_waits,  // a receive completion waits
  input  wire        receive_goes,  // a receive completion goes
  output wire        out_valid,
  input  wire        out_ready,
  output wire [9:0]  out_payload_qp,  // queue pair, local number
  output wire        out_payload_is_receive,  // for the receive completion queue
  output wire [3:0]  out_payload_kind,  // CompletionKind
  output wire [3:0]  out_payload_status,  // CompletionStatus
  output wire        out_payload_solicited,  // solicited event
  output wire [31:0] out_payload_length,  // bytes received; of a send, bytes sent
  output wire [31:0] out_payload_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] out_payload_request,  // free-running index of the completed request in its queue
  output wire [23:0] out_payload_placements,  // wait until so many placements are visible
  output wire        out_payload_waits  // placements counts; a send's completion does not wait
);
  reg         open_reg;
  reg         watching;
  reg  [9:0]  qp;
  reg  [7:0]  gone;
  reg  [4:0]  quiet;

  wire        same = in_payload_qp == qp;
  wire        pass = open_reg & same;

  assign out_valid = in_valid & pass;
  assign out_payload_qp = in_payload_qp;
  assign out_payload_is_receive = in_payload_is_receive;
  assign out_payload_kind = in_payload_kind;
  assign out_payload_status = in_payload_status;
  assign out_payload_solicited = in_payload_solicited;
  assign out_payload_length = in_payload_length;
  assign out_payload_immediate = in_payload_immediate;
  assign out_payload_request = in_payload_request;
  assign out_payload_placements = in_payload_placements;
  assign out_payload_waits = in_payload_waits;
  assign in_ready = out_ready & pass;

  always @(posedge clk) begin
    if (rst) begin
      open_reg <= 1'b0;
      watching <= 1'b0;
    end else if (~in_valid) begin
      open_reg <= 1'b0;
      watching <= 1'b0;
    end else if (~watching | ~same) begin
      open_reg <= 1'b0;
      watching <= 1'b1;
    end else if ((receive_goes & (&gone)) | (~receive_waits & (&quiet))) begin
      open_reg <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (!(~in_valid)) begin
      if (~watching | ~same) begin
        qp <= in_payload_qp;
        gone <= 8'd0;
        quiet <= 5'd0;
      end else begin
        if (receive_goes) begin
          gone <= gone + 8'd1;
        end
        if (receive_waits) begin
          quiet <= 5'd0;
        end else begin
          quiet <= quiet + 5'd1;
        end
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_flush_waits_for_receive_completions: cover (~open_reg & in_valid &
                                                                                (|gone));
`endif
endmodule

`default_nettype wire
