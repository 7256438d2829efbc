`default_nettype none

// FormatDecoder_ROCE: which extension headers follow the base transport header, by opcode.  Generated from
// FormatDecoder.java.
module FormatDecoder_ROCE (
  input  wire [7:0]  opcode,  // cycle 0: opcode of the base transport header
  output reg         known,  // cycle 0: the opcode has a format on this port
  output reg  [3:0]  words,  // cycle 0: bytes of all transport headers, in units of 4
  output reg         present_deth,  // cycle 0
  output wire        present_msn_eth,  // cycle 0
  output reg         present_reth,  // cycle 0
  output reg         present_aeth,  // cycle 0
  output wire        present_rq_eth,  // cycle 0
  output wire        present_po_eth,  // cycle 0
  output reg         present_imm_dt,  // cycle 0
  output reg         present_ieth,  // cycle 0
  output reg         present_atomic_eth,  // cycle 0
  output reg         present_atomic_ack_eth,  // cycle 0
  output wire        present_sack_eth,  // cycle 0
  output wire        present_rtt_eth,  // cycle 0
  output reg         present_resv16,  // cycle 0
  output wire        place_reth,  // cycle 0
  output wire        place_aeth,  // cycle 0
  output wire        place_rq_eth,  // cycle 0
  output wire [1:0]  place_po_eth,  // cycle 0
  output reg  [2:0]  place_imm_dt,  // cycle 0
  output wire [1:0]  place_ieth,  // cycle 0
  output wire        place_atomic_eth,  // cycle 0
  output wire        place_atomic_ack_eth  // cycle 0
);
  assign present_msn_eth = 1'b0;
  assign place_reth = 1'b0;
  assign place_aeth = 1'b0;
  assign present_rq_eth = 1'b0;
  assign place_rq_eth = 1'b0;
  assign present_po_eth = 1'b0;
  assign place_po_eth = 2'd0;
  assign place_ieth = 2'd0;
  assign place_atomic_eth = 1'b0;
  assign place_atomic_ack_eth = 1'b0;
  assign present_sack_eth = 1'b0;
  assign present_rtt_eth = 1'b0;

  always @* begin
    known = 1'b0;
    words = 4'd0;
    present_deth = 1'b0;
    present_reth = 1'b0;
    present_aeth = 1'b0;
    present_imm_dt = 1'b0;
    place_imm_dt = 3'd0;
    present_ieth = 1'b0;
    present_atomic_eth = 1'b0;
    present_atomic_ack_eth = 1'b0;
    present_resv16 = 1'b0;
    case (opcode)
      8'd0, 8'd1, 8'd2, 8'd4, 8'd7, 8'd8, 8'd14, 8'd32, 8'd33, 8'd34, 8'd36, 8'd39, 8'd40: begin
        known = 1'b1;
        words = 4'd3;
      end
      8'd3, 8'd5, 8'd9, 8'd35, 8'd37, 8'd41: begin
        known = 1'b1;
        words = 4'd4;
        present_imm_dt = 1'b1;
      end
      8'd6, 8'd10, 8'd12, 8'd38, 8'd42: begin
        known = 1'b1;
        words = 4'd7;
        present_reth = 1'b1;
      end
      8'd11, 8'd43: begin
        known = 1'b1;
        words = 4'd8;
        present_reth = 1'b1;
        present_imm_dt = 1'b1;
        place_imm_dt = 3'd3;
      end
      8'd13, 8'd15, 8'd16, 8'd17: begin
        known = 1'b1;
        words = 4'd4;
        present_aeth = 1'b1;
      end
      8'd18: begin
        known = 1'b1;
        words = 4'd6;
        present_aeth = 1'b1;
        present_atomic_ack_eth = 1'b1;
      end
      8'd19, 8'd20: begin
        known = 1'b1;
        words = 4'd10;
        present_atomic_eth = 1'b1;
      end
      8'd22, 8'd23: begin
        known = 1'b1;
        words = 4'd4;
        present_ieth = 1'b1;
      end
      8'd100: begin
        known = 1'b1;
        words = 4'd5;
        present_deth = 1'b1;
      end
      8'd101: begin
        known = 1'b1;
        words = 4'd6;
        present_deth = 1'b1;
        present_imm_dt = 1'b1;
        place_imm_dt = 3'd1;
      end
      8'd129: begin
        known = 1'b1;
        words = 4'd7;
        present_resv16 = 1'b1;
      end
      default: ;
    endcase
  end
endmodule

`default_nettype wire
