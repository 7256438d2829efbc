`default_nettype none

// PacketFifo_u16_16_LUTRAM: a FIFO for packets: what was stored is shown on commit and dropped on rollback.
// Generated from PacketFifo.java.
module PacketFifo_u16_16_LUTRAM (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [15:0] in_payload,
  input  wire        commit,  // shows every beat since the last commit or rollback, this cycle's included
  input  wire        rollback,  // drops every beat since the last commit or rollback, this cycle's included
  output wire        oversized,  // this commit drops the packet: it is longer than the store
  output wire        out_valid,
  input  wire        out_ready,
  output wire [15:0] out_payload
);
  reg  [4:0]  head;
  reg  [4:0]  committed;
  reg  [4:0]  tail;
  reg         dropping;
  reg  [15:0] shown;
  reg         shown_full;
  reg         fetched_full;
  (* ram_style = "distributed" *)
  reg  [15:0] store [0:15];
  reg  [15:0] fetched;

  wire        is_full = tail == (head ^ 5'd16);
  wire        too_long = tail == (committed ^ 5'd16);
  wire        lost = dropping | (in_valid & in_ready & too_long);
  wire        stored = in_valid & in_ready & ~lost;
  wire [4:0]  after_beat = stored ? (tail + 5'd1) : tail;
  wire        advance = ~shown_full | out_ready;
  wire        fetch = (head != committed) & (~fetched_full | advance);

  assign in_ready = ~is_full | too_long;
  assign oversized = commit & lost;
  assign out_valid = shown_full;
  assign out_payload = shown;

  always @(posedge clk) begin
    if (stored) begin
      store[tail[3:0]] <= in_payload;
    end
  end

  always @(posedge clk) begin
    if (fetch) begin
      fetched <= store[head[3:0]];
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      head <= 5'd0;
      committed <= 5'd0;
      tail <= 5'd0;
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
        head <= head + 5'd1;
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
      shown <= fetched;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) commits_or_rolls_back_not_both: assert (~(commit & rollback));
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert ((tail - head) <= 5'd16);
  always @(posedge clk) if (!rst) shows_committed_beats_only: assert ((committed - head) <= (tail - head));
  always @(posedge clk) if (!rst) becomes_full: cover (is_full);
  always @(posedge clk) if (!rst) drops_beats: cover (rollback & (tail != committed));
  always @(posedge clk) if (!rst) refuses_a_long_packet: cover (oversized);
  always @(posedge clk) if (!rst && stored && fetch) store_no_collision: assert (tail[3:0] != head[3:0]);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(commit & rollback))) begin
    $display("PacketFifo.java: HDL801: claim 'commits or rolls back, not both' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((tail - head) <= 5'd16)) begin
    $display("PacketFifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((committed - head) <= (tail - head))) begin
    $display("PacketFifo.java: HDL801: claim 'shows committed beats only' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && stored && fetch && !(tail[3:0] != head[3:0])) begin
    $display("PacketFifo.java: HDL801: claim 'read and write of store never meet in one word (collision)' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
