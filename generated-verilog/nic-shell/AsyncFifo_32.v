`default_nettype none

// AsyncFifo_32: a FIFO between two clocks.  Generated from AsyncFifo.java.
module AsyncFifo_32 #(
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
  reg  [WIDTH-1:0] store [0:31];
  reg  [WIDTH-1:0] shown;
  wire [5:0]       tail_count;
  wire [5:0]       tail_gray;
  wire [5:0]       head_count;
  wire [5:0]       head_gray;
  wire [5:0]       tail_seen_settled;
  wire [5:0]       head_seen_settled;

  wire             empty = tail_seen_settled == head_gray;
  wire             advance = ~shown_full | out_ready;
  wire             fetch = ~empty & advance;
  wire             full = tail_gray == (head_seen_settled ^ 6'd48);
  wire             tail_advance = in_valid & in_ready;

  GrayCounter_6 tail (
    .clk(write_clk),
    .rst(write_rst),
    .advance(tail_advance),
    .count(tail_count),
    .gray(tail_gray)
  );

  GrayCounter_6 head (
    .clk(read_clk),
    .rst(read_rst),
    .advance(fetch),
    .count(head_count),
    .gray(head_gray)
  );

  GraySynchronizer_6_2 tail_seen (
    .clk(read_clk),
    .rst(read_rst),
    .code(tail_gray),
    .settled(tail_seen_settled)
  );

  GraySynchronizer_6_2 head_seen (
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
      store[tail_count[4:0]] <= in_payload;
    end
  end

  always @(posedge read_clk) begin
    if (fetch) begin
      shown <= store[head_count[4:0]];
    end
  end

  always @(posedge read_clk) begin
    if (read_rst) begin
      shown_full <= 1'b0;
    end else if (advance) begin
      shown_full <= fetch;
    end
  end

  wire        _unused = &{1'b0, tail_count[5], head_count[5]};

`ifdef FORMAL
  wire             parity_4 = ^tail_seen_settled[5:4];
  wire             parity_3 = ^tail_seen_settled[5:3];
  wire             parity_2 = ^tail_seen_settled[5:2];
  wire             parity_1 = ^tail_seen_settled[5:1];
  wire             parity_0 = ^tail_seen_settled;
  wire [5:0]       waiting = {tail_seen_settled[5], parity_4, parity_3, parity_2, parity_1, parity_0} -
                             head_count;
  wire             parity_2_4 = ^head_seen_settled[5:4];
  wire             parity_2_3 = ^head_seen_settled[5:3];
  wire             parity_2_2 = ^head_seen_settled[5:2];
  wire             parity_2_1 = ^head_seen_settled[5:1];
  wire             parity_2_0 = ^head_seen_settled;
  wire [5:0]       held = tail_count -
                          {head_seen_settled[5], parity_2_4, parity_2_3, parity_2_2, parity_2_1, parity_2_0};
  always @(posedge read_clk) if (!read_rst) never_reads_ahead_of_the_writer: assert (waiting <= 6'd32);
  always @(posedge read_clk) if (!read_rst) shows_the_last_payload: cover (empty & shown_full);
  always @(posedge write_clk) if (!write_rst) never_holds_more_than_its_depth: assert (held <= 6'd32);
  always @(posedge write_clk) if (!write_rst) becomes_full: cover (full);
`elsif HDL_CLAIMS
  wire             parity_4 = ^tail_seen_settled[5:4];
  wire             parity_3 = ^tail_seen_settled[5:3];
  wire             parity_2 = ^tail_seen_settled[5:2];
  wire             parity_1 = ^tail_seen_settled[5:1];
  wire             parity_0 = ^tail_seen_settled;
  wire [5:0]       waiting = {tail_seen_settled[5], parity_4, parity_3, parity_2, parity_1, parity_0} -
                             head_count;
  wire             parity_2_4 = ^head_seen_settled[5:4];
  wire             parity_2_3 = ^head_seen_settled[5:3];
  wire             parity_2_2 = ^head_seen_settled[5:2];
  wire             parity_2_1 = ^head_seen_settled[5:1];
  wire             parity_2_0 = ^head_seen_settled;
  wire [5:0]       held = tail_count -
                          {head_seen_settled[5], parity_2_4, parity_2_3, parity_2_2, parity_2_1, parity_2_0};
  always @(posedge read_clk) if (!read_rst && !(waiting <= 6'd32)) begin
    $display("AsyncFifo.java: HDL801: claim 'never reads ahead of the writer' is false in %m");
    $stop;
  end
  always @(posedge write_clk) if (!write_rst && !(held <= 6'd32)) begin
    $display("AsyncFifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
