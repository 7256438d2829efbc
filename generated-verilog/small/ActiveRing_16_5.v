`default_nettype none

// ActiveRing_16_5: the queue pairs that may have something to do, each at most once, first come first served.
// Generated from ActiveRing.java.
module ActiveRing_16_5 (
  input  wire        clk,
  input  wire        rst,
  input  wire        hints_0_valid,  // queue pairs that may have something to do
  input  wire [3:0]  hints_0_value,
  input  wire        hints_1_valid,
  input  wire [3:0]  hints_1_value,
  input  wire        hints_2_valid,
  input  wire [3:0]  hints_2_value,
  input  wire        hints_3_valid,
  input  wire [3:0]  hints_3_value,
  input  wire        hints_4_valid,
  input  wire [3:0]  hints_4_value,
  output wire        next_valid,  // the next one to look at
  input  wire        next_ready,
  output wire [3:0]  next_payload
);
  localparam [1:0] STEP_CLEARING = 2'd0;
  localparam [1:0] STEP_IDLE     = 2'd1;
  localparam [1:0] STEP_DECIDING = 2'd2;

  reg         lost_6;
  reg  [3:0]  place;
  reg         sweeping;
  reg         again;
  reg  [3:0]  hint;
  reg  [3:0]  cleared;
  reg  [3:0]  shown;
  reg         showing;
  reg  [1:0]  step;
  (* ram_style = "distributed" *)
  reg         listed [0:15];
  reg         is_listed;
  wire        arbiter_in_0_ready;
  wire        arbiter_in_1_ready;
  wire        arbiter_in_2_ready;
  wire        arbiter_in_3_ready;
  wire        arbiter_in_4_ready;
  wire        arbiter_in_5_ready;
  wire        arbiter_out_valid;
  wire [3:0]  arbiter_out_payload;
  wire [2:0]  _unused_arbiter_source;
  wire        waiting_in_ready;
  wire        waiting_out_valid;
  wire [3:0]  waiting_out_payload;
  wire        waiting_2_in_ready;
  wire        waiting_2_out_valid;
  wire [3:0]  waiting_2_out_payload;
  wire        waiting_3_in_ready;
  wire        waiting_3_out_valid;
  wire [3:0]  waiting_3_out_payload;
  wire        waiting_4_in_ready;
  wire        waiting_4_out_valid;
  wire [3:0]  waiting_4_out_payload;
  wire        waiting_5_in_ready;
  wire        waiting_5_out_valid;
  wire [3:0]  waiting_5_out_payload;
  wire        ring_in_ready;
  wire        ring_out_valid;
  wire [3:0]  ring_out_payload;
  wire [4:0]  ring_level;

  wire        lost = 1'b0 | (hints_0_valid & ~waiting_in_ready);
  wire        lost_2 = lost | (hints_1_valid & ~waiting_2_in_ready);
  wire        lost_3 = lost_2 | (hints_2_valid & ~waiting_3_in_ready);
  wire        lost_4 = lost_3 | (hints_3_valid & ~waiting_4_in_ready);
  wire        lost_5 = lost_4 | (hints_4_valid & ~waiting_5_in_ready);
  wire        last = arbiter_in_5_ready & sweeping & (&place);
  wire        gives = (step == STEP_IDLE) & ring_out_valid & ~showing;
  wire        takes = (step == STEP_IDLE) & ~gives & arbiter_out_valid;
  wire        passes = takes & ~showing & (ring_level == 5'd0);
  wire        adds = (step == STEP_DECIDING) & ~is_listed;
  wire        arbiter_out_ready = (step == STEP_IDLE) & ~gives;
  wire [3:0]  at = (step == STEP_CLEARING) ? cleared : gives ? ring_out_payload : hint;

  Arbiter_u4_6_ROUND_ROBIN arbiter (
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
    .in_5_valid(sweeping),
    .in_5_ready(arbiter_in_5_ready),
    .in_5_payload(place),
    .out_valid(arbiter_out_valid),
    .out_ready(arbiter_out_ready),
    .out_payload(arbiter_out_payload),
    .source(_unused_arbiter_source)
  );

  Fifo_u4_16_LUTRAM waiting (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_0_valid),
    .in_ready(waiting_in_ready),
    .in_payload(hints_0_value),
    .out_valid(waiting_out_valid),
    .out_ready(arbiter_in_0_ready),
    .out_payload(waiting_out_payload)
  );

  Fifo_u4_16_LUTRAM waiting_2 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_1_valid),
    .in_ready(waiting_2_in_ready),
    .in_payload(hints_1_value),
    .out_valid(waiting_2_out_valid),
    .out_ready(arbiter_in_1_ready),
    .out_payload(waiting_2_out_payload)
  );

  Fifo_u4_16_LUTRAM waiting_3 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_2_valid),
    .in_ready(waiting_3_in_ready),
    .in_payload(hints_2_value),
    .out_valid(waiting_3_out_valid),
    .out_ready(arbiter_in_2_ready),
    .out_payload(waiting_3_out_payload)
  );

  Fifo_u4_16_LUTRAM waiting_4 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_3_valid),
    .in_ready(waiting_4_in_ready),
    .in_payload(hints_3_value),
    .out_valid(waiting_4_out_valid),
    .out_ready(arbiter_in_3_ready),
    .out_payload(waiting_4_out_payload)
  );

  Fifo_u4_16_LUTRAM waiting_5 (
    .clk(clk),
    .rst(rst),
    .in_valid(hints_4_valid),
    .in_ready(waiting_5_in_ready),
    .in_payload(hints_4_value),
    .out_valid(waiting_5_out_valid),
    .out_ready(arbiter_in_4_ready),
    .out_payload(waiting_5_out_payload)
  );

  Fifo_u4_16_LUTRAM_level ring (
    .clk(clk),
    .rst(rst),
    .in_valid(adds),
    .in_ready(ring_in_ready),
    .in_payload(hint),
    .out_valid(ring_out_valid),
    .out_ready(gives),
    .out_payload(ring_out_payload),
    .level(ring_level)
  );

  assign next_valid = showing;
  assign next_payload = shown;

  always @(posedge clk) begin
    if (((step == STEP_CLEARING) | gives | adds)) begin
      listed[at] <= adds;
    end
  end

  always @(posedge clk) begin
    is_listed <= listed[arbiter_out_payload];
  end

  always @(posedge clk) begin
    if (rst) begin
      lost_6 <= 1'b0;
      place <= 4'd0;
      sweeping <= 1'b0;
      again <= 1'b0;
      cleared <= 4'd0;
      showing <= 1'b0;
      step <= STEP_CLEARING;
    end else begin
      lost_6 <= lost_5;
      if (sweeping & arbiter_in_5_ready) begin
        place <= place + 4'd1;
      end
      if (lost_6) begin
        sweeping <= 1'b1;
        again <= sweeping & ~last;
      end else if (last) begin
        sweeping <= again;
        again <= 1'b0;
      end
      case (step)
        STEP_CLEARING: begin
          cleared <= cleared + 4'd1;
          if (&cleared) begin
            step <= STEP_IDLE;
          end
        end
        STEP_IDLE: begin
          if (takes & ~passes) begin
            step <= STEP_DECIDING;
          end
        end
        STEP_DECIDING: begin
          step <= STEP_IDLE;
        end
        default: begin
          step <= STEP_CLEARING;
        end
      endcase
      if (gives | passes) begin
        showing <= 1'b1;
      end else if (next_ready) begin
        showing <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    if (takes) begin
      hint <= arbiter_out_payload;
    end
    if (gives | passes) begin
      shown <= gives ? ring_out_payload : arbiter_out_payload;
    end
  end

  wire        _unused = &{1'b0, ring_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!rst) the_ring_has_a_place_for_every_queue_pair: assert (~adds | ring_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~adds | ring_in_ready)) begin
    $display("ActiveRing.java: HDL801: claim 'the ring has a place for every queue pair' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
