`default_nettype none

// ActiveRing_16_1_0: the flows that may have something to do, each at most once, first come first served.
// Generated from ActiveRing.java.
module ActiveRing_16_1_0 (
  input  wire        clk,
  input  wire        rst,
  // hints: flows that may have something to do
  input  wire        hints_0_valid,
  input  wire [3:0]  hints_0_value,
  // next: the next one to look at
  output wire        next_valid,
  input  wire        next_ready,
  output wire [3:0]  next_payload
);
  reg  [3:0]  shown;
  reg         showing;
  reg  [3:0]  cleared;
  reg         clearing;
  reg         deciding;
  reg  [3:0]  flow;
  reg         repeating;
  (* ram_style = "distributed" *)
  reg         joined [0:15];
  reg         joined_data;
  (* ram_style = "distributed" *)
  reg         left [0:15];
  reg         left_data;
  wire        hints_next_valid;
  wire [3:0]  hints_next_payload;
  wire        ring_in_ready;
  wire        ring_out_valid;
  wire [3:0]  ring_out_payload_flow;
  wire        ring_out_payload_mark;
  wire [4:0]  ring_level;

  wire        hints_next_ready = ~clearing;
  wire        is_free = ~showing;
  wire        alone = hints_next_valid & hints_next_ready & is_free & ~deciding & (ring_level == 5'd0);
  wire        giving = is_free & ring_out_valid;
  wire        mark = ~left_data;
  wire        is_waiting = (joined_data == mark) | repeating;
  wire        joining = deciding & ~is_waiting;
  wire [3:0]  _cleared_choice = clearing ? cleared : flow;
  wire [3:0]  _cleared_choice_2 = clearing ? cleared : ring_out_payload_flow;

  HintQueue_16_1 hints (
    .clk(clk),
    .rst(rst),
    .hints_0_valid(hints_0_valid),
    .hints_0_value(hints_0_value),
    .next_valid(hints_next_valid),
    .next_ready(hints_next_ready),
    .next_payload(hints_next_payload)
  );

  Fifo_16_LUTRAM_level #(.WIDTH(5)) ring (
    .clk(clk),
    .rst(rst),
    .in_valid(joining),
    .in_ready(ring_in_ready),
    .in_payload({flow, mark}),
    .out_valid(ring_out_valid),
    .out_ready(is_free),
    .out_payload({ring_out_payload_flow, ring_out_payload_mark}),
    .level(ring_level)
  );

  assign next_valid = showing;
  assign next_payload = shown;

  always @(posedge clk) begin
    if (clearing | joining) begin
      joined[_cleared_choice] <= mark & ~clearing;
    end
  end

  always @(posedge clk) begin
    joined_data <= joined[hints_next_payload];
  end

  always @(posedge clk) begin
    if (clearing | giving) begin
      left[_cleared_choice_2] <= ring_out_payload_mark & ~clearing;
    end
  end

  always @(posedge clk) begin
    left_data <= left[hints_next_payload];
  end

  always @(posedge clk) begin
    if (rst) begin
      showing <= 1'b0;
      cleared <= 4'd0;
      clearing <= 1'b1;
      deciding <= 1'b0;
      repeating <= 1'b0;
    end else begin
      if (clearing) begin
        cleared <= cleared + 4'd1;
        if (&cleared) begin
          clearing <= 1'b0;
        end
      end
      deciding <= hints_next_valid & hints_next_ready & ~alone;
      repeating <= joining & (flow == hints_next_payload);
      if (giving | alone) begin
        showing <= 1'b1;
      end else if (next_ready) begin
        showing <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    flow <= hints_next_payload;
    if (giving | alone) begin
      shown <= giving ? ring_out_payload_flow : hints_next_payload;
    end
  end

  wire        _unused = &{1'b0, ring_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!rst) the_ring_has_a_place_for_every_flow: assert (~joining | ring_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~joining | ring_in_ready)) begin
    $display("ActiveRing.java: HDL801: claim 'the ring has a place for every flow' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
