`default_nettype none

// OpcodeRules_VEROCE: what payload and pad an opcode allows, and whether its packets are numbered.  Generated
// from OpcodeRules.java.
module OpcodeRules_VEROCE (
  input  wire [7:0]  opcode,
  output reg         payload,  // may carry a payload
  output reg         no_pad,  // First or Middle: never a pad
  output reg         numbered  // consumes a PSN
);
  always @* begin
    case (opcode)
      8'd0, 8'd1, 8'd2, 8'd3, 8'd4, 8'd5, 8'd6, 8'd7, 8'd8, 8'd9, 8'd10, 8'd11, 8'd13, 8'd14, 8'd15, 8'd16,
                                                                                                                                    8'd22,
                                                                                                                                    8'd23: payload = 1'b1;
      default: payload = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd0, 8'd1, 8'd6, 8'd7, 8'd13, 8'd14: no_pad = 1'b1;
      default: no_pad = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd0, 8'd1, 8'd2, 8'd3, 8'd4, 8'd5, 8'd6, 8'd7, 8'd8, 8'd9, 8'd10, 8'd11, 8'd12, 8'd13, 8'd14, 8'd15,
                                                                                                                                                                 8'd16,
                                                                                                                                                                 8'd18,
                                                                                                                                                                 8'd19,
                                                                                                                                                                 8'd20,
                                                                                                                                                                 8'd22,
                                                                                                                                                                 8'd23: numbered = 1'b1;
      default: numbered = 1'b0;
    endcase
  end
endmodule

`default_nettype wire
