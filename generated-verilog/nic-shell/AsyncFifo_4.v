`default_nettype none

// AsyncFifo_4: a FIFO between two clocks.  Generated from AsyncFifo.java.
module AsyncFifo_4 #(
  parameter WIDTH = 1  // bits of a payload
) (
  input  wire             write_clk,
  input  wire             write_rst,
  input  wire             read_clk,
  input  wire             read_rst,
  input  wire             in_valid,
  output wire             in_ready,
  input  wire [WIDTH-1:0] in_payload,
  output wire             out_valid,
  input  wire             out_ready,
  output wire [WIDTH-1:0] out_payload
);
  reg              shown_full;
  (* ram_style = "distributed" *)
  reg  [WIDTH-1:0] store [0:3];
  reg  [WIDTH-1:0] shown;
  wire [2:0]       tail_count;
  wire [2:0]       tail_gray;
  wire [2:0]       head_count;
  wire [2:0]       head_gray;
  wire [2:0]       tail_seen_settled;
  wire [2:0]       head_seen_settled;

  wire             empty = tail_seen_settled == head_gray;
  wire             advance = ~shown_full | out_ready;
  wire             fetch = ~empty & advance;
  wire             full = tail_gray == (head_seen_settled ^ 3'd6);
  wire             tail_advance = in_valid & in_ready;

  GrayCounter_3 tail (
    .clk(write_clk),
    .rst(write_rst),
    .advance(tail_advance),
    .count(tail_count),
    .gray(tail_gray)
  );

  GrayCounter_3 head (
    .clk(read_clk),
    .rst(read_rst),
    .advance(fetch),
    .count(head_count),
    .gray(head_gray)
  );

  GraySynchronizer_3_2 tail_seen (
    .clk(read_clk),
    .rst(read_rst),
    .code(tail_gray),
    .settled(tail_seen_settled)
  );

  GraySynchronizer_3_2 head_seen (
    .clk(write_clk),
    .rst(write_rst),
    .code(head_gray),
    .settled(head_seen_settled)
  );

  assign out_valid = shown_full;
  assign out_payload = shown;
  assign in_ready = ~full;

  always @(posedge write_clk) begin
    if (in_valid & in_ready) begin
      store[tail_count[1:0]] <= in_payload;
    end
  end

  always @(posedge read_clk) begin
    if (fetch) begin
      shown <= store[head_count[1:0]];
    end
  end

  always @(posedge read_clk) begin
    if (read_rst) begin
      shown_full <= 1'b0;
    end else if (advance) begin
      shown_full <= fetch;
    end
  end

  wire        _unused = &{1'b0, tail_count[2], head_count[2]};

`ifdef FORMAL
  wire             parity_1 = ^tail_seen_settled[2:1];
  wire             parity_0 = ^tail_seen_settled;
  wire [2:0]       waiting = {tail_seen_settled[2], parity_1, parity_0} - head_count;
  wire             parity_2_1 = ^head_seen_settled[2:1];
  wire             parity_2_0 = ^head_seen_settled;
  wire [2:0]       held = tail_count - {head_seen_settled[2], parity_2_1, parity_2_0};
  always @(posedge read_clk) if (!read_rst) never_reads_ahead_of_the_writer: assert (waiting <= 3'd4);
  always @(posedge read_clk) if (!read_rst) shows_the_last_payload: cover (empty & shown_full);
  always @(posedge write_clk) if (!write_rst) never_holds_more_than_its_depth: assert (held <= 3'd4);
  always @(posedge write_clk) if (!write_rst) becomes_full: cover (full);
`elsif HDL_CLAIMS
  wire             parity_1 = ^tail_seen_settled[2:1];
  wire             parity_0 = ^tail_seen_settled;
  wire [2:0]       waiting = {tail_seen_settled[2], parity_1, parity_0} - head_count;
  wire             parity_2_1 = ^head_seen_settled[2:1];
  wire             parity_2_0 = ^head_seen_settled;
  wire [2:0]       held = tail_count - {head_seen_settled[2], parity_2_1, parity_2_0};
  always @(posedge read_clk) if (!read_rst && !(waiting <= 3'd4)) begin
    $display("AsyncFifo.java: HDL801: claim 'never reads ahead of the writer' is false in %m");
    $stop;
  end
  always @(posedge write_clk) if (!write_rst && !(held <= 3'd4)) begin
    $display("AsyncFifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
