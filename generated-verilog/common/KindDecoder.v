`default_nettype none

// KindDecoder: what an opcode of the veRoCE port means to the receiver.  Generated from KindDecoder.java.
module KindDecoder (
  input  wire [7:0]  opcode,
  output reg         kind_acknowledging,  // ACK, NAK or SACK
  output reg         kind_selective,  // SACK
  output reg         kind_of_responses,  // acknowledges responses; or is a response
  output reg         kind_stray,  // RTT Response, which belongs to nothing unless the NIC sends probes
  output reg         kind_slow,  // Slow-Packet signal
  output reg         kind_cnp,  // congestion notification
  output reg         kind_rtt_request,  // RTT Request
  output reg         kind_request,  // consumes a PSN of the SQ space
  output reg         kind_response,  // Read Response or Atomic Acknowledge: consumes a PSN of the RSP space
  output reg         kind_atomic_response,  // Atomic Acknowledge
  output reg         kind_send,
  output reg         kind_write,
  output reg         kind_read,  // Read Request
  output reg         kind_atomic,  // orders an atomic
  output reg         kind_receives,  // names a receive WQE
  output reg         kind_invalidates,  // withdraws an MR
  output reg         kind_full,  // First or Middle: exactly one PMTU
  output reg         kind_later,  // Middle or Last
  output reg         kind_ending,  // ends a message of its space
  output reg  [2:0]  kind_stash,  // kind of the entry in the stash
  output reg         kind_needs_p2,  // needs profile P2
  output reg         kind_needs_p3  // needs profile P3
);
  always @* begin
    case (opcode)
      8'd17, 8'd24, 8'd25, 8'd30: kind_acknowledging = 1'b1;
      default: kind_acknowledging = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd24, 8'd30: kind_selective = 1'b1;
      default: kind_selective = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd13, 8'd14, 8'd15, 8'd16, 8'd18, 8'd25, 8'd30: kind_of_responses = 1'b1;
      default: kind_of_responses = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd131: kind_stray = 1'b1;
      default: kind_stray = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd132: kind_slow = 1'b1;
      default: kind_slow = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd129: kind_cnp = 1'b1;
      default: kind_cnp = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd130: kind_rtt_request = 1'b1;
      default: kind_rtt_request = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd0, 8'd1, 8'd2, 8'd3, 8'd4, 8'd5, 8'd6, 8'd7, 8'd8, 8'd9, 8'd10, 8'd11, 8'd12, 8'd19, 8'd20, 8'd22,
                                                                                                                                  8'd23: kind_request = 1'b1;
      default: kind_request = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd13, 8'd14, 8'd15, 8'd16, 8'd18: kind_response = 1'b1;
      default: kind_response = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd18: kind_atomic_response = 1'b1;
      default: kind_atomic_response = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd0, 8'd1, 8'd2, 8'd3, 8'd4, 8'd5, 8'd22, 8'd23: kind_send = 1'b1;
      default: kind_send = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd6, 8'd7, 8'd8, 8'd9, 8'd10, 8'd11: kind_write = 1'b1;
      default: kind_write = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd12: kind_read = 1'b1;
      default: kind_read = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd19, 8'd20: kind_atomic = 1'b1;
      default: kind_atomic = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd0, 8'd1, 8'd2, 8'd3, 8'd4, 8'd5, 8'd9, 8'd11, 8'd22, 8'd23: kind_receives = 1'b1;
      default: kind_receives = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd22, 8'd23: kind_invalidates = 1'b1;
      default: kind_invalidates = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd0, 8'd1, 8'd6, 8'd7, 8'd13, 8'd14: kind_full = 1'b1;
      default: kind_full = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd1, 8'd2, 8'd3, 8'd7, 8'd8, 8'd9, 8'd14, 8'd15, 8'd22: kind_later = 1'b1;
      default: kind_later = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd2, 8'd3, 8'd4, 8'd5, 8'd8, 8'd9, 8'd10, 8'd11, 8'd12, 8'd15, 8'd16, 8'd18, 8'd19, 8'd20, 8'd22,
                                                                                                                              8'd23: kind_ending = 1'b1;
      default: kind_ending = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd24, 8'd30, 8'd130, 8'd131, 8'd132: kind_needs_p2 = 1'b1;
      default: kind_needs_p2 = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd18, 8'd19, 8'd20: kind_needs_p3 = 1'b1;
      default: kind_needs_p3 = 1'b0;
    endcase
  end

  always @* begin
    case (opcode)
      8'd0, 8'd1, 8'd2, 8'd4: kind_stash = 3'd1;
      8'd3, 8'd5: kind_stash = 3'd2;
      8'd22, 8'd23: kind_stash = 3'd3;
      8'd9, 8'd11: kind_stash = 3'd4;
      8'd12: kind_stash = 3'd5;
      8'd19, 8'd20: kind_stash = 3'd6;
      default: kind_stash = 3'd0;
    endcase
  end
endmodule

`default_nettype wire
