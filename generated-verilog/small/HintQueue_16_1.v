`default_nettype none

// HintQueue_16_1: the flows that several sources name, one after the other; none is lost.  Generated from
// HintQueue.java.
module HintQueue_16_1 (
  input  wire        clk,
  input  wire        rst,
  // hints: flows that may have something to do
  input  wire        hints_0_valid,
  input  wire [3:0]  hints_0_value,
  output wire        next_valid,
  input  wire        next_ready,
  output wire [3:0]  next_payload
);
  reg  [4:0]  head;
  reg  [4:0]  next_head;
  reg  [4:0]  tail;
  reg  [4:0]  next_tail;
  reg         some;
  reg         lost_reg;
  reg  [3:0]  place;
  reg         sweeping;
  reg         again;
  (* ram_style = "distributed" *)
  reg  [3:0]  places [0:31];
  wire        arbiter_in_0_ready;
  wire        arbiter_in_1_ready;
  wire        _unused_arbiter_source;

  wire [3:0]  places_data = places[head];
  wire        is_full = next_tail == head;
  wire        coming = hints_0_valid & ~is_full;
  wire        is_last = next_head == tail;
  wire        lost = hints_0_valid & is_full;
  wire        last = arbiter_in_1_ready & sweeping & (&place);

  Arbiter_2_ROUND_ROBIN #(.WIDTH(4)) arbiter (
    .clk(clk),
    .rst(rst),
    .in_0_valid(some),
    .in_0_ready(arbiter_in_0_ready),
    .in_0_payload(places_data),
    .in_1_valid(sweeping),
    .in_1_ready(arbiter_in_1_ready),
    .in_1_payload(place),
    .out_valid(next_valid),
    .out_ready(next_ready),
    .out_payload(next_payload),
    .source(_unused_arbiter_source)
  );

  always @(posedge clk) begin
    if (coming) begin
      places[tail] <= hints_0_value;
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      head <= 5'd0;
      next_head <= 5'd1;
      tail <= 5'd0;
      next_tail <= 5'd1;
      some <= 1'b0;
      lost_reg <= 1'b0;
      place <= 4'd0;
      sweeping <= 1'b0;
      again <= 1'b0;
    end else begin
      if (coming) begin
        tail <= next_tail;
        next_tail <= next_tail + 5'd1;
      end
      if (some & arbiter_in_0_ready) begin
        head <= next_head;
        next_head <= next_head + 5'd1;
      end
      some <= coming | (some & ~(some & arbiter_in_0_ready & is_last));
      lost_reg <= lost;
      if (sweeping & arbiter_in_1_ready) begin
        place <= place + 4'd1;
      end
      if (lost_reg) begin
        sweeping <= 1'b1;
        again <= sweeping & ~last;
      end else if (last) begin
        sweeping <= again;
        again <= 1'b0;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) some_wait_while_the_pointers_differ: assert (some == (head != tail));
  always @(posedge clk) if (!rst)
    the_next_pointers_are_the_next: assert ((next_head == (head + 5'd1)) & (next_tail == (tail + 5'd1)));
  always @(posedge clk) if (!rst) a_sweep_that_waits_follows_another: assert (~again | sweeping);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(some == (head != tail))) begin
    $display("HintQueue.java: HDL801: claim 'some wait while the pointers differ' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((next_head == (head + 5'd1)) & (next_tail == (tail + 5'd1)))) begin
    $display("HintQueue.java: HDL801: claim 'the next pointers are the next' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~again | sweeping)) begin
    $display("HintQueue.java: HDL801: claim 'a sweep that waits follows another' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
