`default_nettype none

// ActiveRing_64_1: the queue pairs that may have something to do, each at most once, first come first served.
// Generated from ActiveRing.java.
module ActiveRing_64_1 (
  input  wire        clk,
  input  wire        rst,
  // hints: queue pairs that may have something to do
  input  wire        hints_0_valid,
  input  wire [5:0]  hints_0_value,
  // next: the next one to look at
  output wire        next_valid,
  input  wire        next_ready,
  output wire [5:0]  next_payload
);
  localparam [1:0] STEP_CLEARING = 2'd0;
  localparam [1:0] STEP_IDLE     = 2'd1;
  localparam [1:0] STEP_DECIDING = 2'd2;

  reg  [5:0]  hint;
  reg  [5:0]  cleared;
  reg  [5:0]  shown;
  reg         showing;
  reg  [1:0]  step;
  (* ram_style = "distributed" *)
  reg         listed [0:63];
  reg         is_listed;
  wire        hints_next_valid;
  wire [5:0]  hints_next_payload;
  wire        ring_in_ready;
  wire        ring_out_valid;
  wire [5:0]  ring_out_payload;
  wire [6:0]  ring_level;

  wire        giving = (step == STEP_IDLE) & ring_out_valid & ~showing;
  wire        taking = (step == STEP_IDLE) & ~giving & hints_next_valid;
  wire        passing = taking & ~showing & (ring_level == 7'd0);
  wire        adding = (step == STEP_DECIDING) & ~is_listed;
  wire        hints_next_ready = (step == STEP_IDLE) & ~giving;
  wire [5:0]  at = (step == STEP_CLEARING) ? cleared : giving ? ring_out_payload : hint;

  HintQueue_64_1_0 hints (
    .clk(clk),
    .rst(rst),
    .hints_0_valid(hints_0_valid),
    .hints_0_value(hints_0_value),
    .may_pass(1'b0),
    .next_valid(hints_next_valid),
    .next_ready(hints_next_ready),
    .next_payload(hints_next_payload)
  );

  Fifo_64_LUTRAM_level #(.WIDTH(6)) ring (
    .clk(clk),
    .rst(rst),
    .in_valid(adding),
    .in_ready(ring_in_ready),
    .in_payload(hint),
    .out_valid(ring_out_valid),
    .out_ready(giving),
    .out_payload(ring_out_payload),
    .level(ring_level)
  );

  assign next_valid = showing;
  assign next_payload = shown;

  always @(posedge clk) begin
    if ((step == STEP_CLEARING) | giving | adding) begin
      listed[at] <= adding;
    end
  end

  always @(posedge clk) begin
    is_listed <= listed[hints_next_payload];
  end

  always @(posedge clk) begin
    if (rst) begin
      cleared <= 6'd0;
      showing <= 1'b0;
      step <= STEP_CLEARING;
    end else begin
      case (step)
        STEP_CLEARING: begin
          cleared <= cleared + 6'd1;
          if (&cleared) begin
            step <= STEP_IDLE;
          end
        end
        STEP_IDLE: begin
          if (taking & ~passing) begin
            step <= STEP_DECIDING;
          end
        end
        STEP_DECIDING: step <= STEP_IDLE;
        default: step <= STEP_CLEARING;
      endcase
      if (giving | passing) begin
        showing <= 1'b1;
      end else if (next_ready) begin
        showing <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    if (taking) begin
      hint <= hints_next_payload;
    end
    if (giving | passing) begin
      shown <= giving ? ring_out_payload : hints_next_payload;
    end
  end

  wire        _unused = &{1'b0, ring_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!rst) the_ring_has_a_place_for_every_queue_pair: assert (~adding | ring_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~adding | ring_in_ready)) begin
    $display("ActiveRing.java: HDL801: claim 'the ring has a place for every queue pair' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
