`default_nettype none

// PacketFifo_Beat577_512_BRAM: a FIFO for packets: what was stored is shown on commit and dropped on
// rollback.  Generated from PacketFifo.java.
module PacketFifo_Beat577_512_BRAM (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [511:0] in_payload_data,
  input  wire [63:0]  in_payload_keep,
  input  wire         in_payload_last,
  input  wire         commit,  // shows every beat since the last commit or rollback, this cycle's included
  input  wire         rollback,  // drops every beat since the last commit or rollback, this cycle's included
  output wire         oversized,  // this commit drops the packet: it is longer than the store
  output wire         out_valid,
  input  wire         out_ready,
  output wire [511:0] out_payload_data,
  output wire [63:0]  out_payload_keep,
  output wire         out_payload_last
);
  reg  [9:0]   head;
  reg  [9:0]   committed;
  reg  [9:0]   tail;
  reg          dropping;
  reg  [511:0] shown_data;
  reg  [63:0]  shown_keep;
  reg          shown_last;
  reg          shown_full;
  reg          fetched_full;
  (* ram_style = "block" *)
  reg  [576:0] store [0:511];
  reg  [576:0] fetched;

  wire         is_full = tail == (head ^ 10'd512);
  wire         too_long = tail == (committed ^ 10'd512);
  wire         lost = dropping | (in_valid & in_ready & too_long);
  wire         stored = in_valid & in_ready & ~lost;
  wire [9:0]   after_beat = stored ? (tail + 10'd1) : tail;
  wire         advance = ~shown_full | out_ready;
  wire         fetch = (head != committed) & (~fetched_full | advance);

  assign in_ready = ~is_full | too_long;
  assign oversized = commit & lost;
  assign out_valid = shown_full;
  assign out_payload_data = shown_data;
  assign out_payload_keep = shown_keep;
  assign out_payload_last = shown_last;

  always @(posedge clk) begin
    if (stored) begin
      store[tail[8:0]] <= {in_payload_data, in_payload_keep, in_payload_last};
    end
  end

  always @(posedge clk) begin
    if (fetch) begin
      fetched <= store[head[8:0]];
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      head <= 10'd0;
      committed <= 10'd0;
      tail <= 10'd0;
      dropping <= 1'b0;
      shown_full <= 1'b0;
      fetched_full <= 1'b0;
    end else begin
      if (rollback | lost) begin
        tail <= committed;
      end else begin
        tail <= after_beat;
      end
      if (commit & ~rollback & ~lost) begin
        committed <= after_beat;
      end
      dropping <= lost & ~(commit | rollback);
      if (fetch) begin
        head <= head + 10'd1;
      end
      if (advance | fetch) begin
        fetched_full <= fetch;
      end
      if (advance) begin
        shown_full <= fetched_full;
      end
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      shown_data <= fetched[576:65];
      shown_keep <= fetched[64:1];
      shown_last <= fetched[0];
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) commits_or_rolls_back_not_both: assert (~(commit & rollback));
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert ((tail - head) <= 10'd512);
  always @(posedge clk) if (!rst) shows_committed_beats_only: assert ((committed - head) <= (tail - head));
  always @(posedge clk) if (!rst) becomes_full: cover (is_full);
  always @(posedge clk) if (!rst) drops_beats: cover (rollback & (tail != committed));
  always @(posedge clk) if (!rst) refuses_a_long_packet: cover (oversized);
  always @(posedge clk) if (!rst && stored && fetch) store_no_collision: assert (tail[8:0] != head[8:0]);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(commit & rollback))) begin
    $display("PacketFifo.java: HDL801: claim 'commits or rolls back, not both' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((tail - head) <= 10'd512)) begin
    $display("PacketFifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((committed - head) <= (tail - head))) begin
    $display("PacketFifo.java: HDL801: claim 'shows committed beats only' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && stored && fetch && !(tail[8:0] != head[8:0])) begin
    $display("PacketFifo.java: HDL801: claim 'read and write of store never meet in one word (collision)' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
