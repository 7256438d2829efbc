`default_nettype none

// SeenReads_small: how many Reads and atomics of each queue pair are answered and lie in host memory.
// Generated from SeenReads.java.
module SeenReads_small (
  input  wire        clk,
  input  wire        rst,
  // setup: of this queue pair a life begins: nothing has been answered
  input  wire        setup_valid,
  input  wire [3:0]  setup_value,
  // done: not in a cycle in which a life begins
  input  wire        done_valid,
  input  wire [3:0]  done_value_qp,  // queue pair, local number
  input  wire [23:0] done_value_messages,  // responses of its life that have arrived whole, with all earlier ones
  input  wire [23:0] done_value_placements,  // placements ordered up to and with them
  input  wire [23:0] visible,  // placements that are visible, modulo 2^24
  input  wire [3:0]  qp,  // cycle 0: queue pair to read
  output reg  [23:0] seen,  // cycle 2: MSN of the newest response that lies in host memory
  // change: that of this queue pair changes; not in a cycle in which something is answered
  output wire        change_valid,
  output wire [3:0]  change_value
);
  localparam [1:0] STEP_IDLE    = 2'd0;
  localparam [1:0] STEP_READING = 2'd1;
  localparam [1:0] STEP_LOADED  = 2'd2;
  localparam [1:0] STEP_JUDGING = 2'd3;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [1:0]  step;
  reg  [3:0]  qp_reg;
  reg  [23:0] messages;
  reg         waiting;
  reg         lacking;
  (* ram_style = "block" *)
  reg  [48:0] newest [0:15];
  reg  [48:0] _found_first;
  reg  [48:0] found;
  (* ram_style = "block" *)
  reg  [23:0] seen_2 [0:15];
  reg  [23:0] _seen_first;
  wire        ring_inst_next_valid;
  wire [3:0]  ring_inst_next_payload;

  wire        is_idle = step == STEP_IDLE;
  wire        ring_inst_next_ready = is_idle & ~setup_valid;
  wire [3:0]  _setup_value_choice = setup_valid ? setup_value : done_value_qp;
  wire        is_free = ~(setup_valid | done_valid);
  wire        is_his = setup_valid & (setup_value == qp_reg);
  wire [23:0] _visible_difference = visible - found[23:0];
  wire        judging = (step == STEP_JUDGING) & is_free & waiting;
  wire        seeing = judging & ~lacking;
  wire        ring_inst_hints_1_valid = judging & lacking;
  wire [3:0]  _setup_value_choice_2 = setup_valid ? setup_value : qp_reg;

  ActiveRing_16_2_0 ring_inst (
    .clk(clk),
    .rst(in_reset),
    .hints_0_valid(done_valid),
    .hints_0_value(done_value_qp),
    .hints_1_valid(ring_inst_hints_1_valid),
    .hints_1_value(qp_reg),
    .next_valid(ring_inst_next_valid),
    .next_ready(ring_inst_next_ready),
    .next_payload(ring_inst_next_payload)
  );

  assign change_valid = seeing;
  assign change_value = qp_reg;

  always @(posedge clk) begin
    if (setup_valid | done_valid) begin
      newest[_setup_value_choice] <= {~setup_valid, setup_valid ? 24'd0 : done_value_messages,
                                      setup_valid ? 24'd0 : done_value_placements};
    end
  end

  always @(posedge clk) begin
    _found_first <= newest[ring_inst_next_payload];
    found <= _found_first;
  end

  always @(posedge clk) begin
    if (setup_valid | seeing) begin
      seen_2[_setup_value_choice_2] <= setup_valid ? 24'd0 : messages;
    end
  end

  always @(posedge clk) begin
    _seen_first <= seen_2[qp];
    seen <= _seen_first;
  end

  always @(posedge clk) begin
    if (in_reset) begin
      step <= STEP_IDLE;
    end else begin
      case (step)
        STEP_IDLE: begin
          if (ring_inst_next_valid & ring_inst_next_ready) begin
            step <= STEP_READING;
          end
        end
        STEP_READING: begin
          if (is_his) begin
            step <= STEP_IDLE;
          end else begin
            step <= STEP_LOADED;
          end
        end
        STEP_LOADED: begin
          if (is_his) begin
            step <= STEP_IDLE;
          end else begin
            step <= STEP_JUDGING;
          end
        end
        STEP_JUDGING: begin
          if (is_his | is_free) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
    end
  end

  always @(posedge clk) begin
    case (step)
      STEP_IDLE: qp_reg <= ring_inst_next_payload;
      STEP_LOADED: begin
        messages <= found[47:24];
        waiting <= found[48];
        lacking <= _visible_difference[23];
      end
      default: ;
    endcase
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, _visible_difference[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    nobody_is_answered_in_the_cycle_in_which_a_life_begins: assert (~(setup_valid & done_valid));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~(setup_valid & done_valid))) begin
    $display("SeenReads.java: HDL801: claim 'nobody is answered in the cycle in which a life begins' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
