`default_nettype none

// FlushFence_small: holds a flush back until everything accepted before it has been reported.  Generated from
// FlushFence.java.
module FlushFence_small (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_qp,  // queue pair, local number
  input  wire [3:0]  in_payload_send_status,  // of the oldest incomplete send request
  input  wire [3:0]  in_payload_receive_status,  // of the oldest incomplete receive request
  input  wire [15:0] entered,  // packets that have begun to wait for their report, modulo 65536
  input  wire [15:0] left,  // packets that have been reported, modulo 65536
  output wire        out_valid,
  input  wire        out_ready,
  output wire [3:0]  out_payload_qp,  // queue pair, local number
  output wire [3:0]  out_payload_send_status,  // of the oldest incomplete send request
  output wire [3:0]  out_payload_receive_status  // of the oldest incomplete receive request
);
  localparam [1:0] STEP_IDLE     = 2'd0;
  localparam [1:0] STEP_SETTLING = 2'd1;
  localparam [1:0] STEP_WAITING  = 2'd2;
  localparam [1:0] STEP_OPEN     = 2'd3;

  reg  [1:0]  step;
  reg  [6:0]  count;
  reg  [15:0] target;
  reg  [15:0] missing;
  reg         known;

  assign out_valid = step == STEP_OPEN;
  assign out_payload_qp = in_payload_qp;
  assign out_payload_send_status = in_payload_send_status;
  assign out_payload_receive_status = in_payload_receive_status;
  assign in_ready = (step == STEP_OPEN) & out_ready;

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_IDLE;
      count <= 7'd0;
      known <= 1'b0;
    end else begin
      known <= step == STEP_WAITING;
      case (step)
        STEP_IDLE: begin
          if (in_valid) begin
            step <= STEP_SETTLING;
          end
        end
        STEP_SETTLING: begin
          count <= count + 7'd1;
          if (&count) begin
            step <= STEP_WAITING;
          end
        end
        STEP_WAITING: begin
          if (known & ((missing == 16'd0) | missing[15])) begin
            step <= STEP_OPEN;
          end
        end
        STEP_OPEN: begin
          if (out_ready) begin
            step <= STEP_IDLE;
          end
        end
        default: begin
          step <= STEP_IDLE;
        end
      endcase
    end
  end

  always @(posedge clk) begin
    missing <= target - left;
    case (step)
      STEP_SETTLING: begin
        target <= entered;
      end
      default: ;
    endcase
  end
endmodule

`default_nettype wire
