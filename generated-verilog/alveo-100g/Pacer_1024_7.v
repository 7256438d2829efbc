`default_nettype none

// Pacer_1024_7: gives each queue pair its turn, and holds back those whose rate does not allow a packet yet.
// Generated from Pacer.java.
// timeline charged: 1 cycles, 4 registers (25 bits), of these 3 (24 bits) only wait
module Pacer_1024_7 (
  input  wire        clk,
  input  wire        rst,
  input  wire [23:0] now,  // in 1/16 us
  input  wire [19:0] burst,  // bytes that may go at once
  // rate: rates, from one writer; taken within 60 cycles
  input  wire        rate_valid,
  output wire        rate_ready,
  input  wire [9:0]  rate_payload_qp,  // queue pair, local number
  input  wire [19:0] rate_payload_rate,  // in Mb/s; 0 = unlimited
  input  wire        rate_payload_beginning,  // a life begins: with a full bucket
  // hints: flows that may have something to send
  input  wire        hints_0_valid,
  input  wire [10:0] hints_0_value,
  input  wire        hints_1_valid,
  input  wire [10:0] hints_1_value,
  input  wire        hints_2_valid,
  input  wire [10:0] hints_2_value,
  input  wire        hints_3_valid,
  input  wire [10:0] hints_3_value,
  input  wire        hints_4_valid,
  input  wire [10:0] hints_4_value,
  input  wire        hints_5_valid,
  input  wire [10:0] hints_5_value,
  input  wire        hints_6_valid,
  input  wire [10:0] hints_6_value,
  output wire        next_valid,
  input  wire        next_ready,
  output wire [10:0] next_payload_flow,  // the flow that has the turn
  output wire        next_payload_paced,  // it has a rate: what it sends is charged
  output wire        crowded,  // so many wait for the wheel that nobody is to be taken
  output wire        alone,  // no other flow waits for a turn: one without a rate need not be handed back
  // served: one in 2 cycles at most, and one packet that is charged in 4
  input  wire        served_valid,
  input  wire [9:0]  served_value_qp,  // queue pair, local number
  input  wire        served_value_paced,  // it was given out as one with a rate
  input  wire        served_value_sent,  // a packet, else nothing
  input  wire [12:0] served_value_bytes,  // of the packet, on the wire
  input  wire        served_value_again  // the flow that was given out may have more to send
);
  reg         returning;
  reg  [9:0]  returned_qp;
  reg         returned_again;
  // ---- timeline charged, cycle 1
  reg         charged_c1;
  reg         served_value_again_c1;
  reg  [12:0] served_value_bytes_c1;
  reg  [9:0]  served_value_qp_c1;
  wire        ring_inst_returned_ready;
  wire        ring_inst_settled_ready;
  wire        ring_inst_shown_ready;
  wire        ring_inst_rated_ready;
  wire        ring_inst_waiting_valid;
  wire [9:0]  ring_inst_waiting_payload_qp;
  wire [23:0] ring_inst_waiting_payload_due;
  wire        buckets_rated_valid;
  wire [9:0]  buckets_rated_payload_qp;
  wire        buckets_rated_payload_paced;
  wire        buckets_rated_payload_beginning;
  wire        buckets_settled_valid;
  wire [9:0]  buckets_settled_payload_qp;
  wire        buckets_settled_payload_again;
  wire        buckets_settled_payload_waiting;
  wire [23:0] buckets_settled_payload_due;
  wire        buckets_look_ready;
  wire        buckets_shown_valid;
  wire [9:0]  buckets_shown_payload_qp;
  wire        buckets_shown_payload_again;
  wire        buckets_shown_payload_waiting;
  wire [23:0] buckets_shown_payload_due;
  wire        wheel_in_ready;
  wire        wheel_out_valid;
  wire [9:0]  wheel_out_payload;

  wire        paying = served_value_paced & served_value_sent;
  wire        free = served_valid & ~paying;
  wire        charged = served_valid & paying;

  PacedRing_1024_7 ring_inst (
    .clk(clk),
    .rst(rst),
    .hints_0_valid(hints_0_valid),
    .hints_0_value(hints_0_value),
    .hints_1_valid(hints_1_valid),
    .hints_1_value(hints_1_value),
    .hints_2_valid(hints_2_valid),
    .hints_2_value(hints_2_value),
    .hints_3_valid(hints_3_valid),
    .hints_3_value(hints_3_value),
    .hints_4_valid(hints_4_valid),
    .hints_4_value(hints_4_value),
    .hints_5_valid(hints_5_valid),
    .hints_5_value(hints_5_value),
    .hints_6_valid(hints_6_valid),
    .hints_6_value(hints_6_value),
    .next_valid(next_valid),
    .next_ready(next_ready),
    .next_payload_flow(next_payload_flow),
    .next_payload_paced(next_payload_paced),
    .alone(alone),
    .returned_valid(returning),
    .returned_ready(ring_inst_returned_ready),
    .returned_payload_qp(returned_qp),
    .returned_payload_again(returned_again),
    .settled_valid(buckets_settled_valid),
    .settled_ready(ring_inst_settled_ready),
    .settled_payload_qp(buckets_settled_payload_qp),
    .settled_payload_again(buckets_settled_payload_again),
    .settled_payload_waiting(buckets_settled_payload_waiting),
    .settled_payload_due(buckets_settled_payload_due),
    .shown_valid(buckets_shown_valid),
    .shown_ready(ring_inst_shown_ready),
    .shown_payload_qp(buckets_shown_payload_qp),
    .shown_payload_again(buckets_shown_payload_again),
    .shown_payload_waiting(buckets_shown_payload_waiting),
    .shown_payload_due(buckets_shown_payload_due),
    .rated_valid(buckets_rated_valid),
    .rated_ready(ring_inst_rated_ready),
    .rated_payload_qp(buckets_rated_payload_qp),
    .rated_payload_paced(buckets_rated_payload_paced),
    .rated_payload_beginning(buckets_rated_payload_beginning),
    .waiting_valid(ring_inst_waiting_valid),
    .waiting_ready(wheel_in_ready),
    .waiting_payload_qp(ring_inst_waiting_payload_qp),
    .waiting_payload_due(ring_inst_waiting_payload_due)
  );

  TokenBuckets_1024 buckets (
    .clk(clk),
    .rst(rst),
    .now(now),
    .burst(burst),
    .rate_valid(rate_valid),
    .rate_ready(rate_ready),
    .rate_payload_qp(rate_payload_qp),
    .rate_payload_rate(rate_payload_rate),
    .rate_payload_beginning(rate_payload_beginning),
    .rated_valid(buckets_rated_valid),
    .rated_ready(ring_inst_rated_ready),
    .rated_payload_qp(buckets_rated_payload_qp),
    .rated_payload_paced(buckets_rated_payload_paced),
    .rated_payload_beginning(buckets_rated_payload_beginning),
    .charge_valid(charged_c1),
    .charge_value_qp(served_value_qp_c1),
    .charge_value_bytes(served_value_bytes_c1),
    .charge_value_again(served_value_again_c1),
    .settled_valid(buckets_settled_valid),
    .settled_ready(ring_inst_settled_ready),
    .settled_payload_qp(buckets_settled_payload_qp),
    .settled_payload_again(buckets_settled_payload_again),
    .settled_payload_waiting(buckets_settled_payload_waiting),
    .settled_payload_due(buckets_settled_payload_due),
    .crowded(crowded),
    .look_valid(wheel_out_valid),
    .look_ready(buckets_look_ready),
    .look_payload(wheel_out_payload),
    .shown_valid(buckets_shown_valid),
    .shown_ready(ring_inst_shown_ready),
    .shown_payload_qp(buckets_shown_payload_qp),
    .shown_payload_again(buckets_shown_payload_again),
    .shown_payload_waiting(buckets_shown_payload_waiting),
    .shown_payload_due(buckets_shown_payload_due)
  );

  TimingWheel_1024_1024 wheel (
    .clk(clk),
    .rst(rst),
    .now(now),
    .in_valid(ring_inst_waiting_valid),
    .in_ready(wheel_in_ready),
    .in_payload_qp(ring_inst_waiting_payload_qp),
    .in_payload_due(ring_inst_waiting_payload_due),
    .out_valid(wheel_out_valid),
    .out_ready(buckets_look_ready),
    .out_payload(wheel_out_payload)
  );

  always @(posedge clk) begin
    if (rst) begin
      returning <= 1'b0;
      charged_c1 <= 1'b0;
    end else begin
      if (free) begin
        returning <= 1'b1;
      end else if (ring_inst_returned_ready) begin
        returning <= 1'b0;
      end
      // ---- timeline charged, cycle 1
      charged_c1 <= charged;
    end
  end

  always @(posedge clk) begin
    if (free) begin
      returned_qp <= served_value_qp;
      returned_again <= served_value_again;
    end
    // ---- timeline charged, cycle 1
    served_value_again_c1 <= served_value_again;
    served_value_bytes_c1 <= served_value_bytes;
    served_value_qp_c1 <= served_value_qp;
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    one_is_handed_back_after_the_other: assert (~free | ~returning | ring_inst_returned_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~free | ~returning | ring_inst_returned_ready)) begin
    $display("Pacer.java: HDL801: claim 'one is handed back after the other' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
