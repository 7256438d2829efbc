`default_nettype none

// Sender: sends a header and then a body of known length.  Generated from ControlSamples.java.
module Sender (
  input  wire        clk,
  input  wire        rst,
  input  wire        start,
  input  wire [3:0]  length,
  output reg         out_valid,
  input  wire        out_ready,
  output reg  [7:0]  out_payload,
  output wire        busy
);
  localparam [1:0] PHASE_IDLE   = 2'd0;
  localparam [1:0] PHASE_HEADER = 2'd1;
  localparam [1:0] PHASE_BODY   = 2'd2;

  reg  [1:0]  phase;
  reg  [3:0]  left;

  wire        last = left == 4'd1;

  assign busy = phase != PHASE_IDLE;

  always @* begin
    out_valid = 1'b0;
    out_payload = 8'd0;
    case (phase)
      PHASE_HEADER: begin
        out_valid = 1'b1;
        out_payload = 8'd165;
      end
      PHASE_BODY: begin
        out_valid = 1'b1;
        out_payload = {4'd0, left};
      end
      default: ;
    endcase
  end

  always @(posedge clk) begin
    if (rst) begin
      phase <= PHASE_IDLE;
    end else begin
      case (phase)
        PHASE_IDLE: begin
          if (start) begin
            phase <= PHASE_HEADER;
          end
        end
        PHASE_HEADER: begin
          if (out_ready) begin
            phase <= PHASE_BODY;
          end
        end
        PHASE_BODY: begin
          if (out_ready) begin
            if (last) begin
              phase <= PHASE_IDLE;
            end
          end
        end
        default: phase <= PHASE_IDLE;
      endcase
    end
  end

  always @(posedge clk) begin
    case (phase)
      PHASE_IDLE: begin
        if (start) begin
          left <= length;
        end
      end
      PHASE_BODY: begin
        if (out_ready) begin
          left <= left - 4'd1;
        end
      end
      default: ;
    endcase
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) sends_the_last_byte: cover ((phase == PHASE_BODY) & last);
`endif
endmodule

`default_nettype wire
