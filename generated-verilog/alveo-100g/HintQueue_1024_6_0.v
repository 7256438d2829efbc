`default_nettype none

// HintQueue_1024_6_0: the queue pairs that several sources name, one after the other; none is lost.
// Generated from HintQueue.java.
module HintQueue_1024_6_0 (
  input  wire        clk,
  input  wire        rst,
  // hints: queue pairs that may have something to do
  input  wire        hints_0_valid,
  input  wire [9:0]  hints_0_value,
  input  wire        hints_1_valid,
  input  wire [9:0]  hints_1_value,
  input  wire        hints_2_valid,
  input  wire [9:0]  hints_2_value,
  input  wire        hints_3_valid,
  input  wire [9:0]  hints_3_value,
  input  wire        hints_4_valid,
  input  wire [9:0]  hints_4_value,
  input  wire        hints_5_valid,
  input  wire [9:0]  hints_5_value,
  input  wire        may_pass,  // a hint may pass: what is shown will be taken
  output wire        next_valid,
  input  wire        next_ready,
  output wire [9:0]  next_payload
);
  reg         lost_reg;
  reg  [9:0]  place;
  reg         sweeping;
  reg         again;
  wire        arbiter_in_0_ready;
  wire        arbiter_in_1_ready;
  wire        arbiter_in_2_ready;
  wire        arbiter_in_3_ready;
  wire        arbiter_in_4_ready;
  wire        arbiter_in_5_ready;
  wire        arbiter_in_6_ready;
  wire [2:0]  _unused_arbiter_source;
  wire        waiting_in_ready;
  wire        waiting_out_valid;
  wire [9:0]  waiting_out_payload;
  wire        waiting_2_in_ready;
  wire        waiting_2_out_valid;
  wire [9:0]  waiting_2_out_payload;
  wire        waiting_3_in_ready;
  wire        waiting_3_out_valid;
  wire [9:0]  waiting_3_out_payload;
  wire        waiting_4_in_ready;
  wire        waiting_4_out_valid;
  wire [9:0]  waiting_4_out_payload;
  wire        waiting_5_in_ready;
  wire        waiting_5_out_valid;
  wire [9:0]  waiting_5_out_payload;
  wire        waiting_6_in_ready;
  wire        waiting_6_out_valid;
  wire [9:0]  waiting_6_out_payload;

  wire        lost = hints_0_valid & ~waiting_in_ready;
  wire        lost_2 = lost | (hints_1_valid & ~waiting_2_in_ready);
  wire        lost_3 = lost_2 | (hints_2_valid & ~waiting_3_in_ready);
  wire        lost_4 = lost_3 | (hints_3_valid & ~waiting_4_in_ready);
  wire        lost_5 = lost_4 | (hints_4_valid & ~waiting_5_in_ready);
  wire        lost_6 = lost_5 | (hints_5_valid & ~waiting_6_in_ready);
  wire        last = arbiter_in_6_ready & sweeping & (&place);

  Arbiter_7_ROUND_ROBIN #(.WIDTH(10)) arbiter (
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
    .in_6_valid(sweeping),
    .in_6_ready(arbiter_in_6_ready),
    .in_6_payload(place),
    .out_valid(next_valid),
    .out_ready(next_ready),
    .out_payload(next_payload),
    .source(_unused_arbiter_source)
  );

  Fifo_16_LUTRAM #(.WIDTH(10)) waiting (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_0_valid),
    .in_ready(waiting_in_ready),
    .in_payload(hints_0_value),
    .out_valid(waiting_out_valid),
    .out_ready(arbiter_in_0_ready),
    .out_payload(waiting_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(10)) waiting_2 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_1_valid),
    .in_ready(waiting_2_in_ready),
    .in_payload(hints_1_value),
    .out_valid(waiting_2_out_valid),
    .out_ready(arbiter_in_1_ready),
    .out_payload(waiting_2_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(10)) waiting_3 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_2_valid),
    .in_ready(waiting_3_in_ready),
    .in_payload(hints_2_value),
    .out_valid(waiting_3_out_valid),
    .out_ready(arbiter_in_2_ready),
    .out_payload(waiting_3_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(10)) waiting_4 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_3_valid),
    .in_ready(waiting_4_in_ready),
    .in_payload(hints_3_value),
    .out_valid(waiting_4_out_valid),
    .out_ready(arbiter_in_3_ready),
    .out_payload(waiting_4_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(10)) waiting_5 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_4_valid),
    .in_ready(waiting_5_in_ready),
    .in_payload(hints_4_value),
    .out_valid(waiting_5_out_valid),
    .out_ready(arbiter_in_4_ready),
    .out_payload(waiting_5_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(10)) waiting_6 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_5_valid),
    .in_ready(waiting_6_in_ready),
    .in_payload(hints_5_value),
    .out_valid(waiting_6_out_valid),
    .out_ready(arbiter_in_5_ready),
    .out_payload(waiting_6_out_payload)
  );

  always @(posedge clk) begin
    if (rst) begin
      lost_reg <= 1'b0;
      place <= 10'd0;
      sweeping <= 1'b0;
      again <= 1'b0;
    end else begin
      lost_reg <= lost_6;
      if (sweeping & arbiter_in_6_ready) begin
        place <= place + 10'd1;
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

  wire        _unused = &{1'b0, may_pass};

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_sweep_that_waits_follows_another: assert (~again | sweeping);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~again | sweeping)) begin
    $display("HintQueue.java: HDL801: claim 'a sweep that waits follows another' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
