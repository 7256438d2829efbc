`default_nettype none

// HintQueue_32_7_2: the queue pairs that several sources name, one after the other; none is lost.  Generated
// from HintQueue.java.
module HintQueue_32_7_2 (
  input  wire        clk,
  input  wire        rst,
  // hints: queue pairs that may have something to do
  input  wire        hints_0_valid,
  input  wire [4:0]  hints_0_value,
  input  wire        hints_1_valid,
  input  wire [4:0]  hints_1_value,
  input  wire        hints_2_valid,
  input  wire [4:0]  hints_2_value,
  input  wire        hints_3_valid,
  input  wire [4:0]  hints_3_value,
  input  wire        hints_4_valid,
  input  wire [4:0]  hints_4_value,
  input  wire        hints_5_valid,
  input  wire [4:0]  hints_5_value,
  input  wire        hints_6_valid,
  input  wire [4:0]  hints_6_value,
  input  wire        may_pass,  // a hint may pass: what is shown will be taken
  output wire        next_valid,
  input  wire        next_ready,
  output wire [4:0]  next_payload
);
  reg         lost_reg;
  reg  [4:0]  place;
  reg         sweeping;
  reg         again;
  wire        arbiter_in_0_ready;
  wire        arbiter_in_1_ready;
  wire        arbiter_in_2_ready;
  wire        arbiter_in_3_ready;
  wire        arbiter_in_4_ready;
  wire        arbiter_in_5_ready;
  wire        arbiter_in_6_ready;
  wire        arbiter_in_7_ready;
  wire        arbiter_out_valid;
  wire [4:0]  arbiter_out_payload;
  wire [2:0]  _unused_arbiter_source;
  wire        next_slice_in_ready;
  wire        next_slice_out_valid;
  wire [4:0]  next_slice_out_payload;
  wire        waiting_in_ready;
  wire        waiting_out_valid;
  wire [4:0]  waiting_out_payload;
  wire        waiting_2_in_ready;
  wire        waiting_2_out_valid;
  wire [4:0]  waiting_2_out_payload;
  wire        waiting_3_in_ready;
  wire        waiting_3_out_valid;
  wire [4:0]  waiting_3_out_payload;
  wire        waiting_4_in_ready;
  wire        waiting_4_out_valid;
  wire [4:0]  waiting_4_out_payload;
  wire        waiting_5_in_ready;
  wire        waiting_5_out_valid;
  wire [4:0]  waiting_5_out_payload;
  wire        waiting_6_in_ready;
  wire        waiting_6_out_valid;
  wire [4:0]  waiting_6_out_payload;
  wire        waiting_7_in_ready;
  wire        waiting_7_out_valid;
  wire [4:0]  waiting_7_out_payload;

  wire        is_next = hints_0_valid & may_pass & ~next_slice_out_valid;
  wire        waiting_in_valid = hints_0_valid & ~is_next;
  wire        lost = waiting_in_valid & ~waiting_in_ready;
  wire [4:0]  passed = is_next ? hints_0_value : next_slice_out_payload;
  wire        is_next_2 = hints_1_valid & may_pass & ~(next_slice_out_valid | is_next);
  wire        waiting_2_in_valid = hints_1_valid & ~is_next_2;
  wire        lost_2 = lost | (waiting_2_in_valid & ~waiting_2_in_ready);
  wire [4:0]  passed_2 = is_next_2 ? hints_1_value : passed;
  wire        passes = is_next | is_next_2;
  wire        lost_3 = lost_2 | (hints_2_valid & ~waiting_3_in_ready);
  wire        lost_4 = lost_3 | (hints_3_valid & ~waiting_4_in_ready);
  wire        lost_5 = lost_4 | (hints_4_valid & ~waiting_5_in_ready);
  wire        lost_6 = lost_5 | (hints_5_valid & ~waiting_6_in_ready);
  wire        lost_7 = lost_6 | (hints_6_valid & ~waiting_7_in_ready);
  wire        last = arbiter_in_7_ready & sweeping & (&place);

  Arbiter_8_ROUND_ROBIN #(.WIDTH(5)) arbiter (
    .clk(clk),
    .rst(rst),
    .in_0_valid(waiting_out_valid),
    .in_0_ready(arbiter_in_0_ready),
    .in_0_payload(waiting_out_payload),
    .in_1_valid(waiting_2_out_valid),
    .in_1_ready(arbiter_in_1_ready),
    .in_1_payload(waiting_2_out_payload),
    .in_2_valid(waiting_3_out_valid),
    .in_2_ready(arbiter_in_2_ready),
    .in_2_payload(waiting_3_out_payload),
    .in_3_valid(waiting_4_out_valid),
    .in_3_ready(arbiter_in_3_ready),
    .in_3_payload(waiting_4_out_payload),
    .in_4_valid(waiting_5_out_valid),
    .in_4_ready(arbiter_in_4_ready),
    .in_4_payload(waiting_5_out_payload),
    .in_5_valid(waiting_6_out_valid),
    .in_5_ready(arbiter_in_5_ready),
    .in_5_payload(waiting_6_out_payload),
    .in_6_valid(waiting_7_out_valid),
    .in_6_ready(arbiter_in_6_ready),
    .in_6_payload(waiting_7_out_payload),
    .in_7_valid(sweeping),
    .in_7_ready(arbiter_in_7_ready),
    .in_7_payload(place),
    .out_valid(arbiter_out_valid),
    .out_ready(next_slice_in_ready),
    .out_payload(arbiter_out_payload),
    .source(_unused_arbiter_source)
  );

  RegisterSlice #(.WIDTH(5)) next_slice (
    .clk(clk),
    .rst(rst),
    .in_valid(arbiter_out_valid),
    .in_ready(next_slice_in_ready),
    .in_payload(arbiter_out_payload),
    .out_valid(next_slice_out_valid),
    .out_ready(next_ready),
    .out_payload(next_slice_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(5)) waiting (
    .clk(clk),
    .rst(rst),
    .in_valid(waiting_in_valid),
    .in_ready(waiting_in_ready),
    .in_payload(hints_0_value),
    .out_valid(waiting_out_valid),
    .out_ready(arbiter_in_0_ready),
    .out_payload(waiting_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(5)) waiting_2 (
    .clk(clk),
    .rst(rst),
    .in_valid(waiting_2_in_valid),
    .in_ready(waiting_2_in_ready),
    .in_payload(hints_1_value),
    .out_valid(waiting_2_out_valid),
    .out_ready(arbiter_in_1_ready),
    .out_payload(waiting_2_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(5)) waiting_3 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_2_valid),
    .in_ready(waiting_3_in_ready),
    .in_payload(hints_2_value),
    .out_valid(waiting_3_out_valid),
    .out_ready(arbiter_in_2_ready),
    .out_payload(waiting_3_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(5)) waiting_4 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_3_valid),
    .in_ready(waiting_4_in_ready),
    .in_payload(hints_3_value),
    .out_valid(waiting_4_out_valid),
    .out_ready(arbiter_in_3_ready),
    .out_payload(waiting_4_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(5)) waiting_5 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_4_valid),
    .in_ready(waiting_5_in_ready),
    .in_payload(hints_4_value),
    .out_valid(waiting_5_out_valid),
    .out_ready(arbiter_in_4_ready),
    .out_payload(waiting_5_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(5)) waiting_6 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_5_valid),
    .in_ready(waiting_6_in_ready),
    .in_payload(hints_5_value),
    .out_valid(waiting_6_out_valid),
    .out_ready(arbiter_in_5_ready),
    .out_payload(waiting_6_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(5)) waiting_7 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_6_valid),
    .in_ready(waiting_7_in_ready),
    .in_payload(hints_6_value),
    .out_valid(waiting_7_out_valid),
    .out_ready(arbiter_in_6_ready),
    .out_payload(waiting_7_out_payload)
  );

  assign next_valid = next_slice_out_valid | passes;
  assign next_payload = passed_2;

  always @(posedge clk) begin
    if (rst) begin
      lost_reg <= 1'b0;
      place <= 5'd0;
      sweeping <= 1'b0;
      again <= 1'b0;
    end else begin
      lost_reg <= lost_7;
      if (sweeping & arbiter_in_7_ready) begin
        place <= place + 5'd1;
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
  always @(posedge clk) if (!rst) a_sweep_that_waits_follows_another: assert (~again | sweeping);
  always @(posedge clk) if (!rst) a_hint_that_passes_is_taken: assert (~passes | next_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~again | sweeping)) begin
    $display("HintQueue.java: HDL801: claim 'a sweep that waits follows another' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~passes | next_ready)) begin
    $display("HintQueue.java: HDL801: claim 'a hint that passes is taken' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
