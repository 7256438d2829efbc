`default_nettype none

// FormatDecoder_VEROCE: which extension headers follow the base transport header, by opcode.  Generated from
// FormatDecoder.java.
module FormatDecoder_VEROCE (
  input  wire [7:0]  opcode,  // cycle 0: opcode of the base transport header
  output reg         known,  // cycle 0: the opcode has a format on this port
  output reg  [3:0]  words,  // cycle 0: bytes of all transport headers, in units of 4
  output wire        present_deth,  // cycle 0
  output reg         present_msn_eth,  // cycle 0
  output reg         present_reth,  // cycle 0
  output reg         present_aeth,  // cycle 0
  output reg         present_rq_eth,  // cycle 0
  output reg         present_po_eth,  // cycle 0
  output reg         present_imm_dt,  // cycle 0
  output reg         present_ieth,  // cycle 0
  output reg         present_atomic_eth,  // cycle 0
  output reg         present_atomic_ack_eth,  // cycle 0
  output reg         present_sack_eth,  // cycle 0
  output reg         present_rtt_eth,  // cycle 0
  output reg         present_resv16,  // cycle 0
  output reg         place_reth,  // cycle 0
  output reg         place_aeth,  // cycle 0
  output reg         place_rq_eth,  // cycle 0
  output reg  [1:0]  place_po_eth,  // cycle 0
  output reg  [2:0]  place_imm_dt,  // cycle 0
  output reg  [1:0]  place_ieth,  // cycle 0
  output reg         place_atomic_eth,  // cycle 0
  output reg         place_atomic_ack_eth  // cycle 0
);
  assign present_deth = 1'b0;

  always @* begin
    known = 1'b0;
    words = 4'd0;
    present_msn_eth = 1'b0;
    present_reth = 1'b0;
    place_reth = 1'b0;
    present_aeth = 1'b0;
    place_aeth = 1'b0;
    present_rq_eth = 1'b0;
    place_rq_eth = 1'b0;
    present_po_eth = 1'b0;
    place_po_eth = 2'd0;
    present_imm_dt = 1'b0;
    place_imm_dt = 3'd0;
    present_ieth = 1'b0;
    place_ieth = 2'd0;
    present_atomic_eth = 1'b0;
    place_atomic_eth = 1'b0;
    present_atomic_ack_eth = 1'b0;
    place_atomic_ack_eth = 1'b0;
    present_sack_eth = 1'b0;
    present_rtt_eth = 1'b0;
    present_resv16 = 1'b0;
    case (opcode)
      8'd0, 8'd4: begin
        known = 1'b1;
        words = 4'd5;
        present_msn_eth = 1'b1;
        present_rq_eth = 1'b1;
      end
      8'd1, 8'd2: begin
        known = 1'b1;
        words = 4'd6;
        present_msn_eth = 1'b1;
        present_rq_eth = 1'b1;
        present_po_eth = 1'b1;
        place_po_eth = 2'd1;
      end
      8'd3: begin
        known = 1'b1;
        words = 4'd7;
        present_msn_eth = 1'b1;
        present_rq_eth = 1'b1;
        present_po_eth = 1'b1;
        place_po_eth = 2'd1;
        present_imm_dt = 1'b1;
        place_imm_dt = 3'd2;
      end
      8'd5: begin
        known = 1'b1;
        words = 4'd6;
        present_msn_eth = 1'b1;
        present_rq_eth = 1'b1;
        present_imm_dt = 1'b1;
        place_imm_dt = 3'd1;
      end
      8'd6, 8'd10, 8'd12: begin
        known = 1'b1;
        words = 4'd8;
        present_msn_eth = 1'b1;
        present_reth = 1'b1;
        place_reth = 1'b1;
      end
      8'd7, 8'd8: begin
        known = 1'b1;
        words = 4'd9;
        present_msn_eth = 1'b1;
        present_reth = 1'b1;
        place_reth = 1'b1;
        present_po_eth = 1'b1;
        place_po_eth = 2'd2;
      end
      8'd9: begin
        known = 1'b1;
        words = 4'd11;
        present_msn_eth = 1'b1;
        present_reth = 1'b1;
        place_reth = 1'b1;
        present_rq_eth = 1'b1;
        place_rq_eth = 1'b1;
        present_po_eth = 1'b1;
        place_po_eth = 2'd3;
        present_imm_dt = 1'b1;
        place_imm_dt = 3'd5;
      end
      8'd11: begin
        known = 1'b1;
        words = 4'd10;
        present_msn_eth = 1'b1;
        present_reth = 1'b1;
        place_reth = 1'b1;
        present_rq_eth = 1'b1;
        place_rq_eth = 1'b1;
        present_imm_dt = 1'b1;
        place_imm_dt = 3'd4;
      end
      8'd13, 8'd16: begin
        known = 1'b1;
        words = 4'd5;
        present_msn_eth = 1'b1;
        present_aeth = 1'b1;
        place_aeth = 1'b1;
      end
      8'd14, 8'd15: begin
        known = 1'b1;
        words = 4'd6;
        present_msn_eth = 1'b1;
        present_aeth = 1'b1;
        place_aeth = 1'b1;
        present_po_eth = 1'b1;
        place_po_eth = 2'd1;
      end
      8'd17, 8'd25: begin
        known = 1'b1;
        words = 4'd5;
        present_aeth = 1'b1;
        present_po_eth = 1'b1;
      end
      8'd18: begin
        known = 1'b1;
        words = 4'd7;
        present_msn_eth = 1'b1;
        present_aeth = 1'b1;
        place_aeth = 1'b1;
        present_atomic_ack_eth = 1'b1;
        place_atomic_ack_eth = 1'b1;
      end
      8'd19, 8'd20: begin
        known = 1'b1;
        words = 4'd11;
        present_msn_eth = 1'b1;
        present_atomic_eth = 1'b1;
        place_atomic_eth = 1'b1;
      end
      8'd22: begin
        known = 1'b1;
        words = 4'd7;
        present_msn_eth = 1'b1;
        present_rq_eth = 1'b1;
        present_po_eth = 1'b1;
        place_po_eth = 2'd1;
        present_ieth = 1'b1;
        place_ieth = 2'd2;
      end
      8'd23: begin
        known = 1'b1;
        words = 4'd6;
        present_msn_eth = 1'b1;
        present_rq_eth = 1'b1;
        present_ieth = 1'b1;
        place_ieth = 2'd1;
      end
      8'd24, 8'd30: begin
        known = 1'b1;
        words = 4'd10;
        present_aeth = 1'b1;
        present_po_eth = 1'b1;
        present_sack_eth = 1'b1;
      end
      8'd129: begin
        known = 1'b1;
        words = 4'd7;
        present_resv16 = 1'b1;
      end
      8'd130, 8'd131: begin
        known = 1'b1;
        words = 4'd8;
        present_rtt_eth = 1'b1;
      end
      8'd132: begin
        known = 1'b1;
        words = 4'd3;
      end
      default: ;
    endcase
  end
endmodule

`default_nettype wire
