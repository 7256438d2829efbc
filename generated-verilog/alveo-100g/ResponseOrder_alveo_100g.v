`default_nettype none

// ResponseOrder_alveo_100g: which context each response of a queue pair has, and when it is given back.
// Generated from ResponseOrder.java.
module ResponseOrder_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  // setup: a queue pair begins a new life
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [9:0]  setup_payload,
  // crossing: from the gate
  input  wire        crossing_valid,
  output wire        crossing_ready,
  input  wire [9:0]  crossing_payload_qp,  // queue pair, local number
  input  wire [7:0]  crossing_payload_context,  // number of its context
  input  wire [23:0] crossing_payload_placements,  // placements ordered before it
  // let_go: of this queue pair nothing may leave the gate
  output wire        let_go_valid,
  output wire [9:0]  let_go_value,
  input  wire        marking,  // the gate is still looking for it
  // update: what the peer has acknowledged of the responses
  input  wire        update_valid,
  input  wire [9:0]  update_value_qp,  // queue pair, local number
  input  wire [15:0] update_value_messages,  // that the peer has completed in this life, modulo 65536
  // order: which context a response has
  output wire        order_valid,
  // order_value_response: the response
  output wire [9:0]  order_value_response_qp,  // queue pair, local number
  output wire [4:0]  order_value_response_number,  // low bits of the number of the response, which are counted from 0
  // order: which context a response has
  output wire [7:0]  order_value_context,  // number of the context
  // crossed: responses that may be started; 0 when a life begins
  output wire        crossed_valid,
  output wire [9:0]  crossed_value_qp,  // queue pair, local number
  output wire [6:0]  crossed_value_count,  // low bits
  // releases: contexts given back, after a while
  output wire        releases_valid,
  input  wire        releases_ready,
  output wire [9:0]  releases_payload_qp,  // queue pair, local number
  output wire [7:0]  releases_payload_context,  // name of the context
  // renewals: all contexts of this queue pair are free
  output wire        renewals_valid,
  input  wire        renewals_ready,
  output wire [9:0]  renewals_payload
);
  localparam [1:0] STEP_IDLE                = 2'd0;
  localparam [1:0] STEP_READING             = 2'd1;
  localparam [1:0] STEP_LOADED              = 2'd2;
  localparam [1:0] STEP_RETURNING           = 2'd3;
  localparam [2:0] RESETS_RENEWAL_NONE      = 3'd0;
  localparam [2:0] RESETS_RENEWAL_MARKING   = 3'd1;
  localparam [2:0] RESETS_RENEWAL_RESETTING = 3'd2;
  localparam [2:0] RESETS_RENEWAL_RETURNING = 3'd3;
  localparam [2:0] RESETS_RENEWAL_ENDING    = 3'd4;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [1:0]  step;
  reg  [2:0]  resets_renewal;
  reg  [5:0]  left;
  reg  [9:0]  qp;
  reg  [7:0]  context_reg;
  reg         is_crossing;
  reg  [6:0]  next_crossed;
  reg  [6:0]  next_freed;
  reg         is_due;
  reg         is_more;
  reg  [7:0]  time_reg;
  reg         is_old;
  (* ram_style = "block" *)
  reg  [13:0] rows [0:1023];
  reg  [13:0] _row_first;
  reg  [13:0] row;
  (* ram_style = "block" *)
  reg  [6:0]  acknowledged [0:1023];
  reg  [6:0]  _messages_first;
  reg  [6:0]  messages;
  (* ram_style = "block" *)
  reg  [7:0]  contexts [0:32767];
  reg  [7:0]  given;
  wire        ring_inst_next_valid;
  wire [9:0]  ring_inst_next_payload;
  wire        late_in_ready;
  wire        late_out_valid;
  wire [7:0]  late_out_payload_since;
  wire [5:0]  late_level;

  wire        late_out_ready = is_old & releases_ready;
  wire        _step_and = (step == STEP_IDLE) & ~update_valid;
  wire        resets = (resets_renewal == RESETS_RENEWAL_RESETTING) & _step_and;
  wire        is_idle = (step == STEP_IDLE) & ~resets;
  wire [9:0]  at = (step == STEP_IDLE) ? (crossing_valid ? crossing_payload_qp : ring_inst_next_payload) : qp;
  wire        ring_inst_next_ready = is_idle & ~crossing_valid;
  wire        is_loaded = step == STEP_LOADED;
  wire        counts = is_loaded & is_crossing;
  wire        returns = (step == STEP_RETURNING) & is_due & late_in_ready;
  wire [6:0]  counted_crossed = row[13:7] + 7'd1;
  wire [9:0]  _setup_payload_choice = resets ? setup_payload : qp;
  wire [9:0]  _setup_payload_choice_2 = resets ? setup_payload : update_value_qp;
  wire        late_in_valid = (step == STEP_RETURNING) & is_due;
  wire [7:0]  age = time_reg - late_out_payload_since;
  wire        ring_inst_hints_1_valid = returns & is_more;

  ActiveRing_1024_2_0 ring_inst (
    .clk(clk),
    .rst(in_reset),
    .hints_0_valid(update_valid),
    .hints_0_value(update_value_qp),
    .hints_1_valid(ring_inst_hints_1_valid),
    .hints_1_value(qp),
    .next_valid(ring_inst_next_valid),
    .next_ready(ring_inst_next_ready),
    .next_payload(ring_inst_next_payload)
  );

  Fifo_32_LUTRAM_level #(.WIDTH(26)) late (
    .clk(clk),
    .rst(in_reset),
    .in_valid(late_in_valid),
    .in_ready(late_in_ready),
    .in_payload({qp, given, time_reg}),
    .out_valid(late_out_valid),
    .out_ready(late_out_ready),
    .out_payload({releases_payload_qp, releases_payload_context, late_out_payload_since}),
    .level(late_level)
  );

  assign let_go_valid = (resets_renewal == RESETS_RENEWAL_NONE) & setup_valid;
  assign let_go_value = setup_payload;
  assign renewals_valid = resets_renewal == RESETS_RENEWAL_ENDING;
  assign renewals_payload = setup_payload;
  assign setup_ready = renewals_valid & renewals_ready;
  assign crossing_ready = is_idle;
  assign releases_valid = is_old;
  assign order_valid = counts;
  assign order_value_response_qp = qp;
  assign order_value_response_number = row[11:7];
  assign order_value_context = context_reg;
  assign crossed_valid = counts | resets;
  assign crossed_value_qp = resets ? setup_payload : qp;
  assign crossed_value_count = counts ? counted_crossed : 7'd0;

  always @(posedge clk) begin
    if (counts | returns | resets) begin
      rows[_setup_payload_choice] <= {counts ? counted_crossed : returns ? next_crossed : 7'd0,
                                      counts ? row[6:0] : returns ? next_freed : 7'd0};
    end
  end

  always @(posedge clk) begin
    _row_first <= rows[at];
    row <= _row_first;
  end

  always @(posedge clk) begin
    if (update_valid | resets) begin
      acknowledged[_setup_payload_choice_2] <= ~resets ? update_value_messages[6:0] : 7'd0;
    end
  end

  always @(posedge clk) begin
    _messages_first <= acknowledged[at];
    messages <= _messages_first;
  end

  always @(posedge clk) begin
    if (counts) begin
      contexts[{qp, row[11:7]}] <= context_reg;
    end
  end

  always @(posedge clk) begin
    given <= contexts[{qp, row[4:0]}];
  end

  always @(posedge clk) begin
    if (in_reset) begin
      step <= STEP_IDLE;
      resets_renewal <= RESETS_RENEWAL_NONE;
      time_reg <= 8'd0;
      is_old <= 1'b0;
    end else begin
      case (resets_renewal)
        RESETS_RENEWAL_NONE: begin
          if (setup_valid) begin
            resets_renewal <= RESETS_RENEWAL_MARKING;
          end
        end
        RESETS_RENEWAL_MARKING: begin
          if (~marking) begin
            resets_renewal <= RESETS_RENEWAL_RESETTING;
          end
        end
        RESETS_RENEWAL_RESETTING: begin
          if (_step_and) begin
            resets_renewal <= RESETS_RENEWAL_RETURNING;
          end
        end
        RESETS_RENEWAL_RETURNING: begin
          if (left == 6'd0) begin
            resets_renewal <= RESETS_RENEWAL_ENDING;
          end
        end
        RESETS_RENEWAL_ENDING: begin
          if (renewals_ready) begin
            resets_renewal <= RESETS_RENEWAL_NONE;
          end
        end
        default: resets_renewal <= RESETS_RENEWAL_NONE;
      endcase
      case (step)
        STEP_IDLE: begin
          if (is_idle & (crossing_valid | ring_inst_next_valid)) begin
            step <= STEP_READING;
          end
        end
        STEP_READING: step <= STEP_LOADED;
        STEP_LOADED: begin
          if (is_crossing) begin
            step <= STEP_IDLE;
          end else begin
            step <= STEP_RETURNING;
          end
        end
        STEP_RETURNING: begin
          if (late_in_ready | ~is_due) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
      time_reg <= time_reg + 8'd1;
      is_old <= late_out_valid & ~late_out_ready & (is_old | (age >= 8'd63));
    end
  end

  always @(posedge clk) begin
    left <= (resets ? late_level : left) - {5'd0, late_out_valid & late_out_ready};
    case (step)
      STEP_IDLE: begin
        qp <= at;
        context_reg <= crossing_payload_context;
        is_crossing <= crossing_valid;
      end
      STEP_LOADED: begin
        next_crossed <= row[13:7];
        next_freed <= row[6:0] + 7'd1;
        is_due <= messages != row[6:0];
        is_more <= messages != (row[6:0] + 7'd1);
      end
      default: ;
    endcase
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, crossing_payload_placements, update_value_messages[15:7]};

`ifdef FORMAL
  reg  [10:0] resets_waited;
  wire [6:0]  held = row[13:7] - row[6:0];
  always @(posedge clk) begin
    if (in_reset) begin
      resets_waited <= 11'd0;
    end else if (setup_valid & ~setup_ready) begin
      resets_waited <= resets_waited + 11'd1;
    end else begin
      resets_waited <= 11'd0;
    end
  end
  always @(posedge clk) if (!in_reset) a_new_life_begins_within_a_bound: assert (resets_waited <= 11'd1024);
  always @(posedge clk) if (!in_reset) what_is_old_is_there: assert (~is_old | late_out_valid);
  always @(posedge clk) if (!in_reset)
    no_more_requests_are_open_than_there_are_contexts: assert (~is_loaded | (held <= 7'd32));
  always @(posedge clk) if (!in_reset)
    who_crosses_has_a_place_in_the_order: assert (~counts | (held != 7'd32));
  always @(posedge clk) if (!in_reset)
    what_is_acknowledged_has_been_asked_for: assert (~is_loaded | ((messages - row[6:0]) <= held));
`elsif HDL_CLAIMS
  reg  [10:0] resets_waited;
  wire [6:0]  held = row[13:7] - row[6:0];
  always @(posedge clk) begin
    if (in_reset) begin
      resets_waited <= 11'd0;
    end else if (setup_valid & ~setup_ready) begin
      resets_waited <= resets_waited + 11'd1;
    end else begin
      resets_waited <= 11'd0;
    end
  end
  always @(posedge clk) if (!in_reset && !(resets_waited <= 11'd1024)) begin
    $display("ResponseOrder.java: HDL801: claim 'a new life begins within a bound' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~is_old | late_out_valid)) begin
    $display("ResponseOrder.java: HDL801: claim 'what is old is there' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~is_loaded | (held <= 7'd32))) begin
    $display("ResponseOrder.java: HDL801: claim 'no more requests are open than there are contexts' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~counts | (held != 7'd32))) begin
    $display("ResponseOrder.java: HDL801: claim 'who crosses has a place in the order' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~is_loaded | ((messages - row[6:0]) <= held))) begin
    $display("ResponseOrder.java: HDL801: claim 'what is acknowledged has been asked for' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
