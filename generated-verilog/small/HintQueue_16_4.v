`default_nettype none

// HintQueue_16_4: the flows that several sources name, one after the other; none is lost.  Generated from
// HintQueue.java.
module HintQueue_16_4 (
  input  wire        clk,
  input  wire        rst,
  // hints: flows that may have something to do
  input  wire        hints_0_valid,
  input  wire [3:0]  hints_0_value,
  input  wire        hints_1_valid,
  input  wire [3:0]  hints_1_value,
  input  wire        hints_2_valid,
  input  wire [3:0]  hints_2_value,
  input  wire        hints_3_valid,
  input  wire [3:0]  hints_3_value,
  output wire        next_valid,
  input  wire        next_ready,
  output wire [3:0]  next_payload
);
  reg  [4:0]  head;
  reg  [4:0]  next_head;
  reg  [4:0]  tail;
  reg  [4:0]  next_tail;
  reg         some;
  reg  [4:0]  head_2;
  reg  [4:0]  next_head_2;
  reg  [4:0]  tail_2;
  reg  [4:0]  next_tail_2;
  reg         some_2;
  reg  [4:0]  head_3;
  reg  [4:0]  next_head_3;
  reg  [4:0]  tail_3;
  reg  [4:0]  next_tail_3;
  reg         some_3;
  reg  [4:0]  head_4;
  reg  [4:0]  next_head_4;
  reg  [4:0]  tail_4;
  reg  [4:0]  next_tail_4;
  reg         some_4;
  reg         lost_reg;
  reg  [3:0]  place;
  reg         sweeping;
  reg         again;
  (* ram_style = "distributed" *)
  reg  [3:0]  places [0:31];
  (* ram_style = "distributed" *)
  reg  [3:0]  places_2 [0:31];
  (* ram_style = "distributed" *)
  reg  [3:0]  places_3 [0:31];
  (* ram_style = "distributed" *)
  reg  [3:0]  places_4 [0:31];
  wire        arbiter_in_0_ready;
  wire        arbiter_in_1_ready;
  wire        arbiter_in_2_ready;
  wire        arbiter_in_3_ready;
  wire        arbiter_in_4_ready;
  wire [2:0]  _unused_arbiter_source;

  wire [3:0]  places_data = places[head];
  wire [3:0]  places_2_data = places_2[head_2];
  wire [3:0]  places_3_data = places_3[head_3];
  wire [3:0]  places_4_data = places_4[head_4];
  wire        is_full = next_tail == head;
  wire        coming = hints_0_valid & ~is_full;
  wire        is_last = next_head == tail;
  wire        lost = hints_0_valid & is_full;
  wire        is_full_2 = next_tail_2 == head_2;
  wire        coming_2 = hints_1_valid & ~is_full_2;
  wire        is_last_2 = next_head_2 == tail_2;
  wire        lost_2 = lost | (hints_1_valid & is_full_2);
  wire        is_full_3 = next_tail_3 == head_3;
  wire        coming_3 = hints_2_valid & ~is_full_3;
  wire        is_last_3 = next_head_3 == tail_3;
  wire        lost_3 = lost_2 | (hints_2_valid & is_full_3);
  wire        is_full_4 = next_tail_4 == head_4;
  wire        coming_4 = hints_3_valid & ~is_full_4;
  wire        is_last_4 = next_head_4 == tail_4;
  wire        lost_4 = lost_3 | (hints_3_valid & is_full_4);
  wire        last = arbiter_in_4_ready & sweeping & (&place);

  Arbiter_5_ROUND_ROBIN #(.WIDTH(4)) arbiter (
    .clk(clk),
    .rst(rst),
    .in_0_valid(some),
    .in_0_ready(arbiter_in_0_ready),
    .in_0_payload(places_data),
    .in_1_valid(some_2),
    .in_1_ready(arbiter_in_1_ready),
    .in_1_payload(places_2_data),
    .in_2_valid(some_3),
    .in_2_ready(arbiter_in_2_ready),
    .in_2_payload(places_3_data),
    .in_3_valid(some_4),
    .in_3_ready(arbiter_in_3_ready),
    .in_3_payload(places_4_data),
    .in_4_valid(sweeping),
    .in_4_ready(arbiter_in_4_ready),
    .in_4_payload(place),
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
    if (coming_2) begin
      places_2[tail_2] <= hints_1_value;
    end
  end

  always @(posedge clk) begin
    if (coming_3) begin
      places_3[tail_3] <= hints_2_value;
    end
  end

  always @(posedge clk) begin
    if (coming_4) begin
      places_4[tail_4] <= hints_3_value;
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      head <= 5'd0;
      next_head <= 5'd1;
      tail <= 5'd0;
      next_tail <= 5'd1;
      some <= 1'b0;
      head_2 <= 5'd0;
      next_head_2 <= 5'd1;
      tail_2 <= 5'd0;
      next_tail_2 <= 5'd1;
      some_2 <= 1'b0;
      head_3 <= 5'd0;
      next_head_3 <= 5'd1;
      tail_3 <= 5'd0;
      next_tail_3 <= 5'd1;
      some_3 <= 1'b0;
      head_4 <= 5'd0;
      next_head_4 <= 5'd1;
      tail_4 <= 5'd0;
      next_tail_4 <= 5'd1;
      some_4 <= 1'b0;
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
      if (coming_2) begin
        tail_2 <= next_tail_2;
        next_tail_2 <= next_tail_2 + 5'd1;
      end
      if (some_2 & arbiter_in_1_ready) begin
        head_2 <= next_head_2;
        next_head_2 <= next_head_2 + 5'd1;
      end
      some_2 <= coming_2 | (some_2 & ~(some_2 & arbiter_in_1_ready & is_last_2));
      if (coming_3) begin
        tail_3 <= next_tail_3;
        next_tail_3 <= next_tail_3 + 5'd1;
      end
      if (some_3 & arbiter_in_2_ready) begin
        head_3 <= next_head_3;
        next_head_3 <= next_head_3 + 5'd1;
      end
      some_3 <= coming_3 | (some_3 & ~(some_3 & arbiter_in_2_ready & is_last_3));
      if (coming_4) begin
        tail_4 <= next_tail_4;
        next_tail_4 <= next_tail_4 + 5'd1;
      end
      if (some_4 & arbiter_in_3_ready) begin
        head_4 <= next_head_4;
        next_head_4 <= next_head_4 + 5'd1;
      end
      some_4 <= coming_4 | (some_4 & ~(some_4 & arbiter_in_3_ready & is_last_4));
      lost_reg <= lost_4;
      if (sweeping & arbiter_in_4_ready) begin
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
  always @(posedge clk) if (!rst)
    some_wait_while_the_pointers_differ_2: assert (some_2 == (head_2 != tail_2));
  always @(posedge clk) if (!rst)
    the_next_pointers_are_the_next_2: assert (
      (next_head_2 == (head_2 + 5'd1)) & (next_tail_2 == (tail_2 + 5'd1)));
  always @(posedge clk) if (!rst)
    some_wait_while_the_pointers_differ_3: assert (some_3 == (head_3 != tail_3));
  always @(posedge clk) if (!rst)
    the_next_pointers_are_the_next_3: assert (
      (next_head_3 == (head_3 + 5'd1)) & (next_tail_3 == (tail_3 + 5'd1)));
  always @(posedge clk) if (!rst)
    some_wait_while_the_pointers_differ_4: assert (some_4 == (head_4 != tail_4));
  always @(posedge clk) if (!rst)
    the_next_pointers_are_the_next_4: assert (
      (next_head_4 == (head_4 + 5'd1)) & (next_tail_4 == (tail_4 + 5'd1)));
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
  always @(posedge clk) if (!rst && !(some_2 == (head_2 != tail_2))) begin
    $display("HintQueue.java: HDL801: claim 'some wait while the pointers differ' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst &&
                            !((next_head_2 == (head_2 + 5'd1)) & (next_tail_2 == (tail_2 + 5'd1)))) begin
    $display("HintQueue.java: HDL801: claim 'the next pointers are the next' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(some_3 == (head_3 != tail_3))) begin
    $display("HintQueue.java: HDL801: claim 'some wait while the pointers differ' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst &&
                            !((next_head_3 == (head_3 + 5'd1)) & (next_tail_3 == (tail_3 + 5'd1)))) begin
    $display("HintQueue.java: HDL801: claim 'the next pointers are the next' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(some_4 == (head_4 != tail_4))) begin
    $display("HintQueue.java: HDL801: claim 'some wait while the pointers differ' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst &&
                            !((next_head_4 == (head_4 + 5'd1)) & (next_tail_4 == (tail_4 + 5'd1)))) begin
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
