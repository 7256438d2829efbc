`default_nettype none

// AsyncFifo_u32_512: a FIFO between two clocks.  Generated from AsyncFifo.java.
module AsyncFifo_u32_512 (
  input  wire        write_clk,
  input  wire        write_rst,
  input  wire        read_clk,
  input  wire        read_rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [31:0] in_payload,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [31:0] out_payload
);
  reg         shown_full;
  (* ram_style = "block" *)
  reg  [31:0] store [0:511];
  reg  [31:0] shown;
  wire [9:0]  tail_count;
  wire [9:0]  tail_gray;
  wire [9:0]  head_count;
  wire [9:0]  head_gray;
  wire [9:0]  tail_seen_settled;
  wire [9:0]  head_seen_settled;

  wire        empty = tail_seen_settled == head_gray;
  wire        advance = ~shown_full | out_ready;
  wire        fetch = ~empty & advance;
  wire        full = tail_gray == (head_seen_settled ^ 10'd768);
  wire        tail_advance = in_valid & in_ready;

  GrayCounter_10 tail (
    .clk(write_clk),
    .rst(write_rst),
    .advance(tail_advance),
    .count(tail_count),
    .gray(tail_gray)
  );

  GrayCounter_10 head (
    .clk(read_clk),
    .rst(read_rst),
    .advance(fetch),
    .count(head_count),
    .gray(head_gray)
  );

  GraySynchronizer_10_2 tail_seen (
    .clk(read_clk),
    .rst(read_rst),
    .code(tail_gray),
    .settled(tail_seen_settled)
  );

  GraySynchronizer_10_2 head_seen (
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
      store[tail_count[8:0]] <= in_payload;
    end
  end

  always @(posedge read_clk) begin
    if (fetch) begin
      shown <= store[head_count[8:0]];
    end
  end

  always @(posedge read_clk) begin
    if (read_rst) begin
      shown_full <= 1'b0;
    end else if (advance) begin
      shown_full <= fetch;
    end
  end

  wire        _unused = &{1'b0, tail_count[9], head_count[9]};

`ifdef FORMAL
  wire        parity_8 = ^tail_seen_settled[9:8];
  wire        parity_7 = ^tail_seen_settled[9:7];
  wire        parity_6 = ^tail_seen_settled[9:6];
  wire        parity_5 = ^tail_seen_settled[9:5];
  wire        parity_4 = ^tail_seen_settled[9:4];
  wire        parity_3 = ^tail_seen_settled[9:3];
  wire        parity_2 = ^tail_seen_settled[9:2];
  wire        parity_1 = ^tail_seen_settled[9:1];
  wire        parity_0 = ^tail_seen_settled;
  wire [9:0]  waiting = {tail_seen_settled[9], parity_8, parity_7, parity_6, parity_5, parity_4, parity_3,
                         parity_2, parity_1, parity_0} - head_count;
  wire        parity_2_8 = ^head_seen_settled[9:8];
  wire        parity_2_7 = ^head_seen_settled[9:7];
  wire        parity_2_6 = ^head_seen_settled[9:6];
  wire        parity_2_5 = ^head_seen_settled[9:5];
  wire        parity_2_4 = ^head_seen_settled[9:4];
  wire        parity_2_3 = ^head_seen_settled[9:3];
  wire        parity_2_2 = ^head_seen_settled[9:2];
  wire        parity_2_1 = ^head_seen_settled[9:1];
  wire        parity_2_0 = ^head_seen_settled;
  wire [9:0]  held = tail_count - {head_seen_settled[9], parity_2_8, parity_2_7, parity_2_6, parity_2_5,
                                   parity_2_4, parity_2_3, parity_2_2, parity_2_1, parity_2_0};
  always @(posedge read_clk) if (!read_rst) never_reads_ahead_of_the_writer: assert (waiting <= 10'd512);
  always @(posedge read_clk) if (!read_rst) shows_the_last_payload: cover (empty & shown_full);
  always @(posedge write_clk) if (!write_rst) never_holds_more_than_its_depth: assert (held <= 10'd512);
  always @(posedge write_clk) if (!write_rst) becomes_full: cover (full);
`elsif HDL_CLAIMS
  wire        parity_8 = ^tail_seen_settled[9:8];
  wire        parity_7 = ^tail_seen_settled[9:7];
  wire        parity_6 = ^tail_seen_settled[9:6];
  wire        parity_5 = ^tail_seen_settled[9:5];
  wire        parity_4 = ^tail_seen_settled[9:4];
  wire        parity_3 = ^tail_seen_settled[9:3];
  wire        parity_2 = ^tail_seen_settled[9:2];
  wire        parity_1 = ^tail_seen_settled[9:1];
  wire        parity_0 = ^tail_seen_settled;
  wire [9:0]  waiting = {tail_seen_settled[9], parity_8, parity_7, parity_6, parity_5, parity_4, parity_3,
                         parity_2, parity_1, parity_0} - head_count;
  wire        parity_2_8 = ^head_seen_settled[9:8];
  wire        parity_2_7 = ^head_seen_settled[9:7];
  wire        parity_2_6 = ^head_seen_settled[9:6];
  wire        parity_2_5 = ^head_seen_settled[9:5];
  wire        parity_2_4 = ^head_seen_settled[9:4];
  wire        parity_2_3 = ^head_seen_settled[9:3];
  wire        parity_2_2 = ^head_seen_settled[9:2];
  wire        parity_2_1 = ^head_seen_settled[9:1];
  wire        parity_2_0 = ^head_seen_settled;
  wire [9:0]  held = tail_count - {head_seen_settled[9], parity_2_8, parity_2_7, parity_2_6, parity_2_5,
                                   parity_2_4, parity_2_3, parity_2_2, parity_2_1, parity_2_0};
  always @(posedge read_clk) if (!read_rst && !(waiting <= 10'd512)) begin
    $display("AsyncFifo.java: HDL801: claim 'never reads ahead of the writer' is false in %m");
    $stop;
  end
  always @(posedge write_clk) if (!write_rst && !(held <= 10'd512)) begin
    $display("AsyncFifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
