`default_nettype none

// Streamed: squares what comes, from a table, adds it and counts odd squares; some results are thrown away.
// Generated from Pipes.java.
// timeline in: 4 cycles, 9 registers (68 bits), of these 6 (35 bits) only wait
module Streamed (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [7:0]  in_payload,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [23:0] out_payload
);
  // ---- timeline in, cycle 1
  reg         in_valid_c1;
  reg  [7:0]  in_payload_c1;
  // ---- timeline in, cycle 2
  reg         in_valid_c2;
  reg  [7:0]  in_payload_c2;
  // ---- timeline in, cycle 3
  reg  [7:0]  odd;
  reg  [15:0] square;
  reg         in_valid_c3;
  reg  [7:0]  in_payload_c3;
  // ---- timeline in, cycle 4
  reg  [23:0] sum;
  reg         in_valid_c4;
  (* rom_style = "block" *)
  reg  [15:0] squares [0:255];
  reg  [15:0] squares_data;

  wire        taken = out_ready;
  wire        advance_4 = taken | ~out_valid;
  wire        advance_3 = advance_4 | ~in_valid_c3;
  wire        advance_2 = advance_3 | ~in_valid_c2;
  wire        advance_1 = advance_2 | ~in_valid_c1;

  assign in_ready = advance_1;
  assign out_valid = ~sum[1] & in_valid_c4;
  assign out_payload = sum;

  initial $readmemh("Streamed_squares.hex", squares);

  always @(posedge clk) begin
    if (advance_2) begin
      squares_data <= squares[in_payload_c1];
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      odd <= 8'd0;
      in_valid_c1 <= 1'b0;
      in_valid_c2 <= 1'b0;
      in_valid_c3 <= 1'b0;
      in_valid_c4 <= 1'b0;
    end else begin
      // ---- timeline in, cycle 1
      if (advance_1) begin
        in_valid_c1 <= in_valid;
      end
      // ---- timeline in, cycle 2
      if (advance_2) begin
        in_valid_c2 <= in_valid_c1;
      end
      // ---- timeline in, cycle 3
      if (advance_4) begin
        if (square[0] & in_valid_c3) begin
          odd <= odd + 8'd1;
        end
      end
      if (advance_3) begin
        in_valid_c3 <= in_valid_c2;
      end
      // ---- timeline in, cycle 4
      if (advance_4) begin
        in_valid_c4 <= in_valid_c3;
      end
    end
  end

  always @(posedge clk) begin
    // ---- timeline in, cycle 1
    if (advance_1) begin
      in_payload_c1 <= in_payload;
    end
    // ---- timeline in, cycle 2
    if (advance_2) begin
      in_payload_c2 <= in_payload_c1;
    end
    // ---- timeline in, cycle 3
    if (advance_3) begin
      in_payload_c3 <= in_payload_c2;
      square <= squares_data;
    end
    // ---- timeline in, cycle 4
    if (advance_4) begin
      sum <= {odd, square + {8'd0, in_payload_c3}};
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    refuses_only_when_every_cycle_is_full: assert (
      advance_1 | (&{out_valid, in_valid_c3, in_valid_c2, in_valid_c1}));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst &&
                            !(advance_1 | (&{out_valid, in_valid_c3, in_valid_c2, in_valid_c1}))) begin
    $display("StreamPipe.java: HDL801: claim 'refuses only when every cycle is full' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
