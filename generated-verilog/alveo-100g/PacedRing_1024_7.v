`default_nettype none

// PacedRing_1024_7: whose turn it is: each queue pair waits for its turn, is being served or waits for its
// time, never two of these.  Generated from PacedRing.java.
module PacedRing_1024_7 (
  input  wire        clk,
  input  wire        rst,
  // hints: flows that may have something to do
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
  // next: the next one to serve
  output wire        next_valid,
  input  wire        next_ready,
  output wire [10:0] next_payload_flow,  // the flow that has the turn
  output wire        next_payload_paced,  // it has a rate: what it sends is charged
  output wire        alone,  // nobody waits for a turn or has just been named, nor the other flow of who is being served
  input  wire        returned_valid,
  output wire        returned_ready,
  input  wire [9:0]  returned_payload_qp,
  input  wire        returned_payload_again,  // the flow that had the turn may have more to do
  input  wire        settled_valid,
  output wire        settled_ready,
  input  wire [9:0]  settled_payload_qp,
  input  wire        settled_payload_again,  // served: the flow that had the turn may have more to do
  input  wire        settled_payload_waiting,  // its time has not come
  input  wire [23:0] settled_payload_due,  // its time, in 1/16 us
  // shown: the wheel has let go of it
  input  wire        shown_valid,
  output wire        shown_ready,
  input  wire [9:0]  shown_payload_qp,
  input  wire        shown_payload_again,  // served: the flow that had the turn may have more to do
  input  wire        shown_payload_waiting,  // its time has not come
  input  wire [23:0] shown_payload_due,  // its time, in 1/16 us
  input  wire        rated_valid,
  output wire        rated_ready,
  input  wire [9:0]  rated_payload_qp,
  input  wire        rated_payload_paced,
  input  wire        rated_payload_beginning,  // a life begins: it waits for nothing
  // waiting: into the wheel
  output wire        waiting_valid,
  input  wire        waiting_ready,
  output wire [9:0]  waiting_payload_qp,
  output wire [23:0] waiting_payload_due  // in 1/16 us
);
  localparam [2:0] EVENT_TAKEN     = 3'd0;
  localparam [2:0] EVENT_RETURNED  = 3'd1;
  localparam [2:0] EVENT_SETTLED   = 3'd2;
  localparam [2:0] EVENT_LOOKED_AT = 3'd3;
  localparam [2:0] EVENT_RATED     = 3'd4;
  localparam [2:0] EVENT_NAMED     = 3'd5;
  localparam [1:0] PLACE_NOWHERE   = 2'd0;
  localparam [1:0] PLACE_RING      = 2'd1;
  localparam [1:0] PLACE_SERVED    = 2'd2;
  localparam [1:0] PLACE_WHEEL     = 2'd3;

  reg  [9:0]  cleared;
  reg         clearing;
  reg         valid;
  reg  [2:0]  event_reg;
  reg  [9:0]  qp;
  reg         responses;
  reg         again;
  reg         waiting;
  reg  [23:0] due;
  reg         paced;
  reg         beginning;
  reg         entering;
  reg         showing;
  reg  [2:0]  at_event;
  reg  [1:0]  written_place;
  reg  [1:0]  written_ready;
  reg         written_last;
  reg         written_listed;
  reg         written_paced;
  reg         repeating;
  reg  [1:0]  changed_place;
  reg  [1:0]  changed_ready;
  reg         changed_last;
  reg         changed_listed;
  reg         changed_paced;
  reg         joining;
  reg  [10:0] divided;
  reg         one_more;
  reg         one_less;
  reg  [10:0] grant_flow;
  reg         grant_paced;
  reg         joined;
  reg  [10:0] entering_turn_flow;
  reg         entry_valid;
  reg  [9:0]  entry_qp;
  reg  [23:0] entry_due;
  (* ram_style = "block" *)
  reg  [6:0]  rows [0:1023];
  reg  [6:0]  rows_data;
  wire        at_hints_next_valid;
  wire [10:0] at_hints_next_payload;
  wire        ring_in_ready;
  wire        ring_out_valid;
  wire [10:0] ring_out_payload_flow;
  wire        ring_out_payload_paced;
  wire [10:0] ring_level;

  wire        at_hints_may_pass = ~(clearing | showing | returned_valid | settled_valid | shown_valid |
                                    rated_valid);
  wire        at_may_time = ~(clearing | entering | (waiting_valid & ~waiting_ready));
  wire        at_taken = next_valid & next_ready;
  wire        at_returned = returned_valid & ~(clearing | at_taken);
  wire        at_first = at_taken | at_returned;
  wire        at_rated = rated_valid & ~clearing & ~at_first;
  wire        at_second = at_first | at_rated;
  wire        at_shown = shown_valid & at_may_time & ~at_second;
  wire        at_third = at_second | at_shown;
  wire        at_settled = settled_valid & at_may_time & ~at_third;
  wire        at_fourth = at_third | at_settled;
  wire        at_named = at_hints_next_valid & ~clearing & ~at_fourth;
  wire        at_hints_next_ready = ~(clearing | at_fourth);
  wire [9:0]  at = at_taken ? next_payload_flow[9:0] : at_returned ? returned_payload_qp :
                   at_settled ? settled_payload_qp : at_shown ? shown_payload_qp :
                   at_rated ? rated_payload_qp : at_hints_next_payload[9:0];
  wire [1:0]  row_place = repeating ? written_place : rows_data[6:5];
  wire [1:0]  row_ready = repeating ? written_ready : rows_data[4:3];
  wire        row_last = repeating ? written_last : rows_data[2];
  wire        row_listed = repeating ? written_listed : rows_data[1];
  wire        row_paced = repeating ? written_paced : rows_data[0];
  wire [9:0]  _cleared_choice = clearing ? cleared : qp;
  wire        joining_waiting = row_place == PLACE_WHEEL;
  wire        joining_must_wait = waiting & row_paced;
  wire        joining_released = joining_waiting & ~waiting;
  wire        joining_freed = joining_waiting & (~paced | beginning);
  wire [1:0]  joining_its = {responses, ~responses};
  wire [1:0]  joining_served = row_ready | (again ? {row_last, ~row_last} : 2'd0);
  wire        joining_2 = joining & valid;
  wire        takes_turns = (&changed_ready) & ~changed_last;
  wire        responses_2 = takes_turns | ~changed_ready[0];
  wire        is_empty = (ring_level == 11'd0) & ~joined;
  wire        passing = joining_2 & ~showing & is_empty;
  wire        giving = ring_out_valid & ~showing;
  wire        joined_2 = entering & ((event_reg == EVENT_SETTLED) ? (joining_must_wait & ~row_listed) :
                                     (waiting & joining_waiting));

  ActiveRing_2048_7_2 at_hints (
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
    .next_valid(at_hints_next_valid),
    .next_ready(at_hints_next_ready),
    .next_payload(at_hints_next_payload),
    .may_pass(at_hints_may_pass)
  );

  Fifo_1024_BRAM_level #(.WIDTH(12)) ring (
    .clk(clk),
    .rst(rst),
    .in_valid(joined),
    .in_ready(ring_in_ready),
    .in_payload({entering_turn_flow, written_paced}),
    .out_valid(ring_out_valid),
    .out_ready(giving),
    .out_payload({ring_out_payload_flow, ring_out_payload_paced}),
    .level(ring_level)
  );

  assign rated_ready = ~(clearing | at_first);
  assign shown_ready = at_may_time & ~at_second;
  assign settled_ready = at_may_time & ~at_third;
  assign returned_ready = ~(clearing | at_taken);
  assign next_valid = showing;
  assign next_payload_flow = grant_flow;
  assign next_payload_paced = grant_paced;
  assign alone = ~(showing | valid | one_more | ((|divided) & ~(one_less & (divided == 11'd1)))) & is_empty;
  assign waiting_valid = entry_valid;
  assign waiting_payload_qp = entry_qp;
  assign waiting_payload_due = entry_due;

  always @* begin
    if (at_taken) begin
      at_event = EVENT_TAKEN;
    end else if (at_returned) begin
      at_event = EVENT_RETURNED;
    end else if (at_settled) begin
      at_event = EVENT_SETTLED;
    end else if (at_shown) begin
      at_event = EVENT_LOOKED_AT;
    end else if (at_rated) begin
      at_event = EVENT_RATED;
    end else begin
      at_event = EVENT_NAMED;
    end
  end

  always @* begin
    joining = 1'b0;
    changed_ready = row_ready;
    changed_last = row_last;
    changed_listed = row_listed;
    changed_paced = row_paced;
    case (event_reg)
      EVENT_TAKEN: begin
        changed_ready = row_ready & ~joining_its;
        changed_last = responses;
      end
      EVENT_RETURNED: joining = |joining_served;
      EVENT_SETTLED: joining = (|joining_served) & ~joining_must_wait;
      EVENT_LOOKED_AT: joining = joining_released & (|row_ready);
      EVENT_RATED: joining = joining_freed & (|row_ready);
      default: joining = row_place == PLACE_NOWHERE;
    endcase
    case (event_reg)
      EVENT_RETURNED: changed_ready = joining_served;
      EVENT_SETTLED: begin
        changed_ready = joining_served;
        if (joining_must_wait) begin
          changed_listed = 1'b1;
        end
      end
      EVENT_LOOKED_AT: changed_listed = joining_waiting & waiting;
      EVENT_RATED: begin
        changed_paced = paced;
        if (row_place == PLACE_SERVED) begin
          changed_ready = row_ready | {~row_last, row_last};
        end
      end
      EVENT_NAMED: changed_ready = row_ready | joining_its;
      default: ;
    endcase
  end

  always @* begin
    changed_place = row_place;
    case (event_reg)
      EVENT_TAKEN: changed_place = PLACE_SERVED;
      default: ;
    endcase
    case (event_reg)
      EVENT_RETURNED: changed_place = PLACE_NOWHERE;
      EVENT_SETTLED: begin
        changed_place = PLACE_NOWHERE;
        if (joining_must_wait) begin
          changed_place = PLACE_WHEEL;
        end
      end
      EVENT_LOOKED_AT: begin
        if (joining_released) begin
          changed_place = PLACE_NOWHERE;
        end
      end
      EVENT_RATED: begin
        if (joining_freed) begin
          changed_place = PLACE_NOWHERE;
        end
      end
      default: ;
    endcase
    if (joining) begin
      changed_place = PLACE_RING;
    end
    if (clearing) begin
      changed_place = PLACE_NOWHERE;
    end
  end

  always @(posedge clk) begin
    if (clearing | valid) begin
      rows[_cleared_choice] <= {changed_place, ~clearing ? changed_ready : 2'd0, changed_last & ~clearing,
                                changed_listed & ~clearing, changed_paced & ~clearing};
    end
  end

  always @(posedge clk) begin
    rows_data <= rows[at];
  end

  always @(posedge clk) begin
    if (rst) begin
      cleared <= 10'd0;
      clearing <= 1'b1;
      valid <= 1'b0;
      entering <= 1'b0;
      showing <= 1'b0;
      repeating <= 1'b0;
      divided <= 11'd0;
      one_more <= 1'b0;
      one_less <= 1'b0;
      joined <= 1'b0;
      entry_valid <= 1'b0;
    end else begin
      if (clearing) begin
        cleared <= cleared + 10'd1;
        if (&cleared) begin
          clearing <= 1'b0;
        end
      end
      valid <= at_fourth | at_named;
      entering <= at_settled | at_shown;
      repeating <= valid & (qp == at);
      one_more <= valid & (changed_place == PLACE_SERVED) &
                  (changed_last ? changed_ready[0] : changed_ready[1]) &
                  ~((row_place == PLACE_SERVED) & (row_last ? row_ready[0] : row_ready[1]));
      one_less <= valid & (row_place == PLACE_SERVED) & (row_last ? row_ready[0] : row_ready[1]) &
                  ~((changed_place == PLACE_SERVED) & (changed_last ? changed_ready[0] : changed_ready[1]));
      if (one_more) begin
        divided <= divided + 11'd1;
      end else if (one_less) begin
        divided <= divided - 11'd1;
      end
      joined <= joining_2 & ~passing;
      if (passing | giving) begin
        showing <= 1'b1;
      end else if (next_ready) begin
        showing <= 1'b0;
      end
      if (joined_2) begin
        entry_valid <= 1'b1;
      end else if (waiting_ready) begin
        entry_valid <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    event_reg <= at_event;
    qp <= at;
    responses <= at_taken ? next_payload_flow[10] : at_hints_next_payload[10];
    again <= at_returned ? returned_payload_again : settled_payload_again;
    waiting <= at_settled ? settled_payload_waiting : shown_payload_waiting;
    due <= at_settled ? settled_payload_due : shown_payload_due;
    paced <= rated_payload_paced;
    beginning <= rated_payload_beginning;
    written_place <= changed_place;
    written_ready <= changed_ready;
    written_last <= changed_last;
    written_listed <= changed_listed;
    written_paced <= changed_paced;
    entering_turn_flow <= {responses_2, qp};
    if (passing | giving) begin
      grant_flow <= giving ? ring_out_payload_flow : {responses_2, qp};
      grant_paced <= giving ? ring_out_payload_paced : changed_paced;
    end
    if (joined_2) begin
      entry_qp <= qp;
      entry_due <= due;
    end
  end

  wire        _unused = &{1'b0, shown_payload_again, ring_in_ready};

`ifdef FORMAL
  wire        joining_ending = (event_reg == EVENT_RETURNED) | (event_reg == EVENT_SETTLED);
  wire        joining_is_taken = valid & (event_reg == EVENT_TAKEN);
  wire        joining_is_shown = valid & (event_reg == EVENT_LOOKED_AT);
  always @(posedge clk) if (!rst)
    who_is_returned_was_taken: assert (~valid | ~joining_ending | (row_place == PLACE_SERVED));
  always @(posedge clk) if (!rst) who_is_taken_waited: assert (~joining_is_taken | (row_place == PLACE_RING));
  always @(posedge clk) if (!rst) who_is_shown_was_in_the_wheel: assert (~joining_is_shown | row_listed);
  always @(posedge clk) if (!rst)
    who_joins_the_ring_has_a_flow_that_is_ready: assert (~joining_2 | (|changed_ready));
  always @(posedge clk) if (!rst)
    who_is_served_for_one_of_two_flows_was_counted: assert (~one_less | (|divided));
  always @(posedge clk) if (!rst) the_ring_has_a_place_for_every_queue_pair: assert (~joined | ring_in_ready);
`elsif HDL_CLAIMS
  wire        joining_ending = (event_reg == EVENT_RETURNED) | (event_reg == EVENT_SETTLED);
  wire        joining_is_taken = valid & (event_reg == EVENT_TAKEN);
  wire        joining_is_shown = valid & (event_reg == EVENT_LOOKED_AT);
  always @(posedge clk) if (!rst && !(~valid | ~joining_ending | (row_place == PLACE_SERVED))) begin
    $display("PacedRing.java: HDL801: claim 'who is returned was taken' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~joining_is_taken | (row_place == PLACE_RING))) begin
    $display("PacedRing.java: HDL801: claim 'who is taken waited' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~joining_is_shown | row_listed)) begin
    $display("PacedRing.java: HDL801: claim 'who is shown was in the wheel' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~joining_2 | (|changed_ready))) begin
    $display("PacedRing.java: HDL801: claim 'who joins the ring has a flow that is ready' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~one_less | (|divided))) begin
    $display("PacedRing.java: HDL801: claim 'who is served for one of two flows was counted' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~joined | ring_in_ready)) begin
    $display("PacedRing.java: HDL801: claim 'the ring has a place for every queue pair' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
