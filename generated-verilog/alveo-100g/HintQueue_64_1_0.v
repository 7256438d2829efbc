`default_nettype none

// HintQueue_64_1_0: the queue pairs that several sources name, one after the other; none is lost.  Generated
// from HintQueue.java.
module HintQueue_64_1_0 (
  input  wire        clk,
  input  wire        rst,
  // hints: queue pairs that may have something to do
  input  wire        hints_0_valid,
  input  wire [5:0]  hints_0_value,
  input  wire        may_pass,  // a hint may pass: what is shown will be taken
  output wire        next_valid,
  input  wire        next_ready,
  output wire [5:0]  next_payload
);
  reg         lost_reg;
  reg  [5:0]  place;
  reg         sweeping;
  reg         again;
  wire        arbiter_in_0_ready;
  wire        arbiter_in_1_ready;
  wire        _unused_arbiter_source;
  wire        waiting_in_ready;
  wire        waiting_out_valid;
  wire [5:0]  waiting_out_payload;

  wire        lost = hints_0_valid & ~waiting_in_ready;
  wire        last = arbiter_in_1_ready & sweeping & (&place);

  Arbiter_2_ROUND_ROBIN #(.WIDTH(6)) arbiter (
    .clk(clk),
    .rst(rst),
    .in_0_valid(waiting_out_valid),
    .in_0_ready(arbiter_in_0_ready),
    .in_0_payload(waiting_out_payload),
    .in_1_valid(sweeping),
    .in_1_ready(arbiter_in_1_ready),
    .in_1_payload(place),
    .out_valid(next_valid),
    .out_ready(next_ready),
    .out_payload(next_payload),
    .source(_unused_arbiter_source)
  );

  Fifo_16_LUTRAM #(.WIDTH(6)) waiting (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_0_valid),
    .in_ready(waiting_in_ready),
    .in_payload(hints_0_value),
    .out_valid(waiting_out_valid),
    .out_ready(arbiter_in_0_ready),
    .out_payload(waiting_out_payload)
  );

  always @(posedge clk) begin
    if (rst) begin
      lost_reg <= 1'b0;
      place <= 6'd0;
      sweeping <= 1'b0;
      again <= 1'b0;
    end else begin
      lost_reg <= lost;
      if (sweeping & arbiter_in_1_ready) begin
        place <= place + 6'd1;
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
