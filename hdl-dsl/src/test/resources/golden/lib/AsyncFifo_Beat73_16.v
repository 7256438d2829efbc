`default_nettype none

// AsyncFifo_Beat73_16: a FIFO between two clocks.  Generated from AsyncFifo.java.
module AsyncFifo_Beat73_16 (
  input  wire        write_clk,
  input  wire        write_rst,
  input  wire        read_clk,
  input  wire        read_rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [63:0] in_payload_data,
  input  wire [7:0]  in_payload_keep,
  input  wire        in_payload_last,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [63:0] out_payload_data,
  output wire [7:0]  out_payload_keep,
  output wire        out_payload_last
);
  reg         shown_full;
  (* ram_style = "distributed" *)
  reg  [72:0] store [0:15];
  reg  [72:0] shown;
  wire [4:0]  tail_count;
  wire [4:0]  tail_gray;
  wire [4:0]  head_count;
  wire [4:0]  head_gray;
  wire [4:0]  tail_seen_settled;
  wire [4:0]  head_seen_settled;

  wire        empty = tail_seen_settled == head_gray;
  wire        advance = ~shown_full | out_ready;
  wire        fetch = ~empty & advance;
  wire        full = tail_gray == (head_seen_settled ^ 5'd24);
  wire        tail_advance = in_valid & in_ready;

  GrayCounter_5 tail (
    .clk(write_clk),
    .rst(write_rst),
    .advance(tail_advance),
    .count(tail_count),
    .gray(tail_gray)
  );

  GrayCounter_5 head (
    .clk(read_clk),
    .rst(read_rst),
    .advance(fetch),
    .count(head_count),
    .gray(head_gray)
  );

  GraySynchronizer_5_2 tail_seen (
    .clk(read_clk),
    .rst(read_rst),
    .code(tail_gray),
    .settled(tail_seen_settled)
  );

  GraySynchronizer_5_2 head_seen (
    .clk(write_clk),
    .rst(write_rst),
    .code(head_gray),
    .settled(head_seen_settled)
  );

  assign out_valid = shown_full;
  assign out_payload_data = shown[72:9];
  assign out_payload_keep = shown[8:1];
  assign out_payload_last = shown[0];
  assign in_ready = ~full;

  always @(posedge write_clk) begin
    if (in_valid & in_ready) begin
      store[tail_count[3:0]] <= {in_payload_data, in_payload_keep, in_payload_last};
    end
  end

  always @(posedge read_clk) begin
    if (fetch) begin
      shown <= store[head_count[3:0]];
    end
  end

  always @(posedge read_clk) begin
    if (read_rst) begin
      shown_full <= 1'b0;
    end else if (advance) begin
      shown_full <= fetch;
    end
  end

  wire        _unused = &{1'b0, tail_count[4], head_count[4]};

`ifdef FORMAL
  wire        parity_3 = ^tail_seen_settled[4:3];
  wire        parity_2 = ^tail_seen_settled[4:2];
  wire        parity_1 = ^tail_seen_settled[4:1];
  wire        parity_0 = ^tail_seen_settled;
  wire [4:0]  waiting = {tail_seen_settled[4], parity_3, parity_2, parity_1, parity_0} - head_count;
  wire        parity_2_3 = ^head_seen_settled[4:3];
  wire        parity_2_2 = ^head_seen_settled[4:2];
  wire        parity_2_1 = ^head_seen_settled[4:1];
  wire        parity_2_0 = ^head_seen_settled;
  wire [4:0]  held = tail_count - {head_seen_settled[4], parity_2_3, parity_2_2, parity_2_1, parity_2_0};
  always @(posedge read_clk) if (!read_rst) never_reads_ahead_of_the_writer: assert (waiting <= 5'd16);
  always @(posedge read_clk) if (!read_rst) shows_the_last_payload: cover (empty & shown_full);
  always @(posedge write_clk) if (!write_rst) never_holds_more_than_its_depth: assert (held <= 5'd16);
  always @(posedge write_clk) if (!write_rst) becomes_full: cover (full);
`elsif HDL_CLAIMS
  wire        parity_3 = ^tail_seen_settled[4:3];
  wire        parity_2 = ^tail_seen_settled[4:2];
  wire        parity_1 = ^tail_seen_settled[4:1];
  wire        parity_0 = ^tail_seen_settled;
  wire [4:0]  waiting = {tail_seen_settled[4], parity_3, parity_2, parity_1, parity_0} - head_count;
  wire        parity_2_3 = ^head_seen_settled[4:3];
  wire        parity_2_2 = ^head_seen_settled[4:2];
  wire        parity_2_1 = ^head_seen_settled[4:1];
  wire        parity_2_0 = ^head_seen_settled;
  wire [4:0]  held = tail_count - {head_seen_settled[4], parity_2_3, parity_2_2, parity_2_1, parity_2_0};
  always @(posedge read_clk) if (!read_rst && !(waiting <= 5'd16)) begin
    $display("AsyncFifo.java: HDL801: claim 'never reads ahead of the writer' is false in %m");
    $stop;
  end
  always @(posedge write_clk) if (!write_rst && !(held <= 5'd16)) begin
    $display("AsyncFifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
