`default_nettype none

// CrossingGate_alveo_100g: holds Reads and atomics until everything before them is visible in host memory.
// Generated from CrossingGate.java.
module CrossingGate_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [9:0]  in_payload_qp,  // queue pair, local number
  input  wire [7:0]  in_payload_context,  // number of its context
  input  wire [23:0] in_payload_placements,  // placements ordered before it
  output wire [6:0]  level,  // how many wait
  input  wire [23:0] visible,  // placements that are visible, modulo 2^24
  // let_go: of this queue pair nothing leaves any more; not while another one is looked for
  input  wire        let_go_valid,
  input  wire [9:0]  let_go_value,
  output wire        busy,  // it is looked for: until then something of it may leave
  output wire        out_valid,
  input  wire        out_ready,
  output wire [9:0]  out_payload_qp,  // queue pair, local number
  output wire [7:0]  out_payload_context,  // number of its context
  output wire [23:0] out_payload_placements  // placements ordered before it
);
  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg         reached;
  wire        waiting_out_valid;
  wire        marks_inst_dead;

  wire        dead = marks_inst_dead & waiting_out_valid;
  wire        waiting_out_ready = dead | (reached & out_ready);
  wire        marks_inst_entering_valid = in_valid & in_ready;
  wire        marks_inst_leaving = waiting_out_valid & waiting_out_ready;
  wire [23:0] _visible_difference = visible - out_payload_placements;
  wire        lacking = _visible_difference[23];

  Fifo_64_LUTRAM_level #(.WIDTH(42)) waiting (
    .clk(clk),
    .rst(in_reset),
    .in_valid(in_valid),
    .in_ready(in_ready),
    .in_payload({in_payload_qp, in_payload_context, in_payload_placements}),
    .out_valid(waiting_out_valid),
    .out_ready(waiting_out_ready),
    .out_payload({out_payload_qp, out_payload_context, out_payload_placements}),
    .level(level)
  );

  QueueMarks_1024_64 marks_inst (
    .clk(clk),
    .rst(in_reset),
    .entering_valid(marks_inst_entering_valid),
    .entering_value(in_payload_qp),
    .enter_dead(1'b0),
    .leaving(marks_inst_leaving),
    .let_go_valid(let_go_valid),
    .let_go_value(let_go_value),
    .busy(busy),
    .dead(marks_inst_dead)
  );

  assign out_valid = reached & ~dead;

  always @(posedge clk) begin
    if (in_reset) begin
      reached <= 1'b0;
    end else begin
      reached <= waiting_out_valid & ~waiting_out_ready & (reached | ~lacking);
    end
  end

  always @(posedge clk) begin
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, _visible_difference[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) one_life_begins_after_the_other: assert (~(let_go_valid & busy));
  always @(posedge clk) if (!in_reset) who_may_leave_waits: assert (~reached | waiting_out_valid);
  always @(posedge clk) if (!in_reset)
    everything_before_who_leaves_is_visible: assert (~(out_valid & out_ready) | ~lacking);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~(let_go_valid & busy))) begin
    $display("CrossingGate.java: HDL801: claim 'one life begins after the other' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~reached | waiting_out_valid)) begin
    $display("CrossingGate.java: HDL801: claim 'who may leave waits' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(out_valid & out_ready) | ~lacking)) begin
    $display("CrossingGate.java: HDL801: claim 'everything before who leaves is visible' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
