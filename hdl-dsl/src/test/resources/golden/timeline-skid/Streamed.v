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
  reg  [1:0]  enters_c1_c2;
  reg  [7:0]  in_payload_c1;
  // ---- timeline in, cycle 2
  reg  [7:0]  in_payload_c2;
  // ---- timeline in, cycle 3
  reg  [7:0]  odd;
  reg  [15:0] square;
  reg         enters_c3;
  reg  [7:0]  in_payload_c3;
  // ---- timeline in, cycle 4
  reg  [23:0] sum;
  reg         enters_c4;
  (* rom_style = "block" *)
  reg  [15:0] squares [0:255];
  reg  [15:0] squares_data;
  wire        results_in_ready;
  wire [3:0]  results_level;

  wire        enters = in_valid & in_ready;
  wire        results_in_valid = ~sum[1] & enters_c4;

  Fifo_8_LUTRAM_level #(.WIDTH(24)) results (
    .clk(clk),
    .rst(rst),
    .in_valid(results_in_valid),
    .in_ready(results_in_ready),
    .in_payload(sum),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload(out_payload),
    .level(results_level)
  );

  assign in_ready = results_level <= 4'd3;

  initial $readmemh("Streamed_squares.hex", squares);

  always @(posedge clk) begin
    squares_data <= squares[in_payload_c1];
  end

  always @(posedge clk) begin
    if (rst) begin
      odd <= 8'd0;
      enters_c1_c2 <= 2'd0;
      enters_c3 <= 1'b0;
      enters_c4 <= 1'b0;
    end else begin
      // ---- timeline in, cycle 1
      enters_c1_c2 <= {enters_c1_c2[0], enters};
      // ---- timeline in, cycle 3
      if (square[0] & enters_c3) begin
        odd <= odd + 8'd1;
      end
      enters_c3 <= enters_c1_c2[1];
      // ---- timeline in, cycle 4
      enters_c4 <= enters_c3;
    end
  end

  always @(posedge clk) begin
    // ---- timeline in, cycle 1
    in_payload_c1 <= in_payload;
    // ---- timeline in, cycle 2
    in_payload_c2 <= in_payload_c1;
    // ---- timeline in, cycle 3
    in_payload_c3 <= in_payload_c2;
    square <= squares_data;
    // ---- timeline in, cycle 4
    sum <= {odd, square + {8'd0, in_payload_c3}};
  end

  wire        _unused = &{1'b0, results_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    there_is_room_for_every_result: assert (~results_in_valid | results_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~results_in_valid | results_in_ready)) begin
    $display("StreamPipe.java: HDL801: claim 'there is room for every result' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
