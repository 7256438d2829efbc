`default_nettype none

// Drains_small: says when nothing is under way any more for a queue pair or an MR.  Generated from
// Drains.java.
module Drains_small (
  input  wire        clk,
  input  wire        rst,
  input  wire        question_asked,  // the question counts: nothing of the object begins any more; it stays until it is taken back
  input  wire        question_is_mr,  // a memory region; else a queue pair
  input  wire [15:0] question_object,  // number of the object; from four cycles before the question on
  output wire        ended,  // nothing is under way for the object
  input  wire        letting_go,  // something is being let go: nobody has nothing under way
  // pairs_0_beginning: one more is under way for this object
  input  wire        pairs_0_beginning_valid,
  input  wire [3:0]  pairs_0_beginning_value,
  // pairs_0_ending: one less is under way for this object
  input  wire        pairs_0_ending_valid,
  input  wire [3:0]  pairs_0_ending_value,
  // pairs_1_beginning: one more is under way for this object
  input  wire        pairs_1_beginning_valid,
  input  wire [3:0]  pairs_1_beginning_value,
  // pairs_1_ending: one less is under way for this object
  input  wire        pairs_1_ending_valid,
  input  wire [3:0]  pairs_1_ending_value,
  // pairs_2_beginning: one more is under way for this object
  input  wire        pairs_2_beginning_valid,
  input  wire [3:0]  pairs_2_beginning_value,
  // pairs_2_ending: one less is under way for this object
  input  wire        pairs_2_ending_valid,
  input  wire [3:0]  pairs_2_ending_value,
  // pairs_3_beginning: one more is under way for this object
  input  wire        pairs_3_beginning_valid,
  input  wire [3:0]  pairs_3_beginning_value,
  // pairs_3_ending: one less is under way for this object
  input  wire        pairs_3_ending_valid,
  input  wire [3:0]  pairs_3_ending_value,
  // pairs_4_beginning: one more is under way for this object
  input  wire        pairs_4_beginning_valid,
  input  wire [3:0]  pairs_4_beginning_value,
  // pairs_4_ending: one less is under way for this object
  input  wire        pairs_4_ending_valid,
  input  wire [3:0]  pairs_4_ending_value,
  // pairs_5_beginning: one more is under way for this object
  input  wire        pairs_5_beginning_valid,
  input  wire [3:0]  pairs_5_beginning_value,
  // pairs_5_ending: one less is under way for this object
  input  wire        pairs_5_ending_valid,
  input  wire [3:0]  pairs_5_ending_value,
  // pairs_6_beginning: one more is under way for this object
  input  wire        pairs_6_beginning_valid,
  input  wire [3:0]  pairs_6_beginning_value,
  // pairs_6_ending: one less is under way for this object
  input  wire        pairs_6_ending_valid,
  input  wire [3:0]  pairs_6_ending_value,
  // mrs_0_beginning: one more is under way for this object
  input  wire        mrs_0_beginning_valid,
  input  wire [5:0]  mrs_0_beginning_value,
  // mrs_0_ending: one less is under way for this object
  input  wire        mrs_0_ending_valid,
  input  wire [5:0]  mrs_0_ending_value,
  // mrs_1_beginning: one more is under way for this object
  input  wire        mrs_1_beginning_valid,
  input  wire [5:0]  mrs_1_beginning_value,
  // mrs_1_ending: one less is under way for this object
  input  wire        mrs_1_ending_valid,
  input  wire [5:0]  mrs_1_ending_value,
  // mrs_2_beginning: one more is under way for this object
  input  wire        mrs_2_beginning_valid,
  input  wire [5:0]  mrs_2_beginning_value,
  // mrs_2_ending: one less is under way for this object
  input  wire        mrs_2_ending_valid,
  input  wire [5:0]  mrs_2_ending_value
);
  reg  [6:0]  sweep;
  reg  [3:0]  cycle;
  reg         watching;
  reg         is_quiet;
  reg  [1:0]  rounds;
  wire        under_way_none;
  wire        under_way_2_none;
  wire        under_way_3_none;
  wire        under_way_4_none;
  wire        under_way_5_none;
  wire        under_way_6_none;
  wire        under_way_7_none;
  wire        under_way_8_none;
  wire        under_way_9_none;
  wire        under_way_10_none;

  wire        under_way_clear_valid = ~sweep[6];
  wire        pair_is_quiet = under_way_none & under_way_2_none;
  wire        pair_is_quiet_2 = pair_is_quiet & under_way_3_none;
  wire        pair_is_quiet_3 = pair_is_quiet_2 & under_way_4_none;
  wire        pair_is_quiet_4 = pair_is_quiet_3 & under_way_5_none;
  wire        pair_is_quiet_5 = pair_is_quiet_4 & under_way_6_none;
  wire        pair_is_quiet_6 = pair_is_quiet_5 & under_way_7_none;
  wire        mr_is_quiet = under_way_8_none & under_way_9_none;
  wire        mr_is_quiet_2 = mr_is_quiet & under_way_10_none;

  UnderWay_16_10 under_way (
    .clk(clk),
    .rst(rst),
    .events_beginning_valid(pairs_0_beginning_valid),
    .events_beginning_value(pairs_0_beginning_value),
    .events_ending_valid(pairs_0_ending_valid),
    .events_ending_value(pairs_0_ending_value),
    .clear_valid(under_way_clear_valid),
    .clear_value(sweep[3:0]),
    .asked(question_object[3:0]),
    .watching(watching),
    .none(under_way_none)
  );

  UnderWay_16_9 under_way_2 (
    .clk(clk),
    .rst(rst),
    .events_beginning_valid(pairs_1_beginning_valid),
    .events_beginning_value(pairs_1_beginning_value),
    .events_ending_valid(pairs_1_ending_valid),
    .events_ending_value(pairs_1_ending_value),
    .clear_valid(under_way_clear_valid),
    .clear_value(sweep[3:0]),
    .asked(question_object[3:0]),
    .watching(watching),
    .none(under_way_2_none)
  );

  UnderWay_16_7 under_way_3 (
    .clk(clk),
    .rst(rst),
    .events_beginning_valid(pairs_2_beginning_valid),
    .events_beginning_value(pairs_2_beginning_value),
    .events_ending_valid(pairs_2_ending_valid),
    .events_ending_value(pairs_2_ending_value),
    .clear_valid(under_way_clear_valid),
    .clear_value(sweep[3:0]),
    .asked(question_object[3:0]),
    .watching(watching),
    .none(under_way_3_none)
  );

  UnderWay_16_8 under_way_4 (
    .clk(clk),
    .rst(rst),
    .events_beginning_valid(pairs_3_beginning_valid),
    .events_beginning_value(pairs_3_beginning_value),
    .events_ending_valid(pairs_3_ending_valid),
    .events_ending_value(pairs_3_ending_value),
    .clear_valid(under_way_clear_valid),
    .clear_value(sweep[3:0]),
    .asked(question_object[3:0]),
    .watching(watching),
    .none(under_way_4_none)
  );

  UnderWay_16_5 under_way_5 (
    .clk(clk),
    .rst(rst),
    .events_beginning_valid(pairs_4_beginning_valid),
    .events_beginning_value(pairs_4_beginning_value),
    .events_ending_valid(pairs_4_ending_valid),
    .events_ending_value(pairs_4_ending_value),
    .clear_valid(under_way_clear_valid),
    .clear_value(sweep[3:0]),
    .asked(question_object[3:0]),
    .watching(watching),
    .none(under_way_5_none)
  );

  UnderWay_16_5 under_way_6 (
    .clk(clk),
    .rst(rst),
    .events_beginning_valid(pairs_5_beginning_valid),
    .events_beginning_value(pairs_5_beginning_value),
    .events_ending_valid(pairs_5_ending_valid),
    .events_ending_value(pairs_5_ending_value),
    .clear_valid(under_way_clear_valid),
    .clear_value(sweep[3:0]),
    .asked(question_object[3:0]),
    .watching(watching),
    .none(under_way_6_none)
  );

  UnderWay_16_5 under_way_7 (
    .clk(clk),
    .rst(rst),
    .events_beginning_valid(pairs_6_beginning_valid),
    .events_beginning_value(pairs_6_beginning_value),
    .events_ending_valid(pairs_6_ending_valid),
    .events_ending_value(pairs_6_ending_value),
    .clear_valid(under_way_clear_valid),
    .clear_value(sweep[3:0]),
    .asked(question_object[3:0]),
    .watching(watching),
    .none(under_way_7_none)
  );

  UnderWay_64_10 under_way_8 (
    .clk(clk),
    .rst(rst),
    .events_beginning_valid(mrs_0_beginning_valid),
    .events_beginning_value(mrs_0_beginning_value),
    .events_ending_valid(mrs_0_ending_valid),
    .events_ending_value(mrs_0_ending_value),
    .clear_valid(under_way_clear_valid),
    .clear_value(sweep[5:0]),
    .asked(question_object[5:0]),
    .watching(watching),
    .none(under_way_8_none)
  );

  UnderWay_64_9 under_way_9 (
    .clk(clk),
    .rst(rst),
    .events_beginning_valid(mrs_1_beginning_valid),
    .events_beginning_value(mrs_1_beginning_value),
    .events_ending_valid(mrs_1_ending_valid),
    .events_ending_value(mrs_1_ending_value),
    .clear_valid(under_way_clear_valid),
    .clear_value(sweep[5:0]),
    .asked(question_object[5:0]),
    .watching(watching),
    .none(under_way_9_none)
  );

  UnderWay_64_5 under_way_10 (
    .clk(clk),
    .rst(rst),
    .events_beginning_valid(mrs_2_beginning_valid),
    .events_beginning_value(mrs_2_beginning_value),
    .events_ending_valid(mrs_2_ending_valid),
    .events_ending_value(mrs_2_ending_value),
    .clear_valid(under_way_clear_valid),
    .clear_value(sweep[5:0]),
    .asked(question_object[5:0]),
    .watching(watching),
    .none(under_way_10_none)
  );

  assign ended = rounds == 2'd2;

  always @(posedge clk) begin
    if (rst) begin
      sweep <= 7'd0;
      cycle <= 4'd0;
      watching <= 1'b0;
      is_quiet <= 1'b0;
      rounds <= 2'd0;
    end else begin
      if (under_way_clear_valid) begin
        sweep <= sweep + 7'd1;
      end
      cycle <= question_asked ? (cycle + 4'd1) : 4'd0;
      watching <= question_asked & (cycle >= 4'd4);
      is_quiet <= (question_is_mr ? mr_is_quiet_2 : pair_is_quiet_6) & ~letting_go;
      if (~question_asked) begin
        rounds <= 2'd0;
      end else if ((&cycle) & (rounds != 2'd2)) begin
        rounds <= is_quiet ? (rounds + 2'd1) : 2'd0;
      end
    end
  end

  wire        _unused = &{1'b0, question_object[15:6]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    nobody_asks_before_all_counts_are_cleared: assert (~question_asked | sweep[6]);
  always @(posedge clk) if (!rst)
    nothing_begins_for_a_queue_pair_that_has_ended_placement: assert (
      ~(ended & ~question_is_mr & question_asked & pairs_0_beginning_valid &
        (pairs_0_beginning_value == question_object[3:0])));
  always @(posedge clk) if (!rst)
    nothing_begins_for_a_queue_pair_that_has_ended_payload: assert (
      ~(ended & ~question_is_mr & question_asked & pairs_1_beginning_valid &
        (pairs_1_beginning_value == question_object[3:0])));
  always @(posedge clk) if (!rst)
    nothing_begins_for_a_queue_pair_that_has_ended_report: assert (
      ~(ended & ~question_is_mr & question_asked & pairs_2_beginning_valid &
        (pairs_2_beginning_value == question_object[3:0])));
  always @(posedge clk) if (!rst)
    nothing_begins_for_a_queue_pair_that_has_ended_completion: assert (
      ~(ended & ~question_is_mr & question_asked & pairs_3_beginning_valid &
        (pairs_3_beginning_value == question_object[3:0])));
  always @(posedge clk) if (!rst)
    nothing_begins_for_a_queue_pair_that_has_ended_send_wqe: assert (
      ~(ended & ~question_is_mr & question_asked & pairs_4_beginning_valid &
        (pairs_4_beginning_value == question_object[3:0])));
  always @(posedge clk) if (!rst)
    nothing_begins_for_a_queue_pair_that_has_ended_receive_wqe: assert (
      ~(ended & ~question_is_mr & question_asked & pairs_5_beginning_valid &
        (pairs_5_beginning_value == question_object[3:0])));
  always @(posedge clk) if (!rst)
    nothing_begins_for_a_queue_pair_that_has_ended_atomic: assert (
      ~(ended & ~question_is_mr & question_asked & pairs_6_beginning_valid &
        (pairs_6_beginning_value == question_object[3:0])));
  always @(posedge clk) if (!rst)
    nothing_begins_for_an_mr_that_has_ended_placement: assert (
      ~(ended & question_is_mr & question_asked & mrs_0_beginning_valid &
        (mrs_0_beginning_value == question_object[5:0])));
  always @(posedge clk) if (!rst)
    nothing_begins_for_an_mr_that_has_ended_payload: assert (
      ~(ended & question_is_mr & question_asked & mrs_1_beginning_valid &
        (mrs_1_beginning_value == question_object[5:0])));
  always @(posedge clk) if (!rst)
    nothing_begins_for_an_mr_that_has_ended_atomic: assert (
      ~(ended & question_is_mr & question_asked & mrs_2_beginning_valid &
        (mrs_2_beginning_value == question_object[5:0])));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~question_asked | sweep[6])) begin
    $display("Drains.java: HDL801: claim 'nobody asks before all counts are cleared' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(ended & ~question_is_mr & question_asked & pairs_0_beginning_valid &
                                        (pairs_0_beginning_value == question_object[3:0])))) begin
    $display("Drains.java: HDL801: claim 'nothing begins for a queue pair that has ended: PLACEMENT' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(ended & ~question_is_mr & question_asked & pairs_1_beginning_valid &
                                        (pairs_1_beginning_value == question_object[3:0])))) begin
    $display("Drains.java: HDL801: claim 'nothing begins for a queue pair that has ended: PAYLOAD' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(ended & ~question_is_mr & question_asked & pairs_2_beginning_valid &
                                        (pairs_2_beginning_value == question_object[3:0])))) begin
    $display("Drains.java: HDL801: claim 'nothing begins for a queue pair that has ended: REPORT' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(ended & ~question_is_mr & question_asked & pairs_3_beginning_valid &
                                        (pairs_3_beginning_value == question_object[3:0])))) begin
    $display("Drains.java: HDL801: claim 'nothing begins for a queue pair that has ended: COMPLETION' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(ended & ~question_is_mr & question_asked & pairs_4_beginning_valid &
                                        (pairs_4_beginning_value == question_object[3:0])))) begin
    $display("Drains.java: HDL801: claim 'nothing begins for a queue pair that has ended: SEND_WQE' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(ended & ~question_is_mr & question_asked & pairs_5_beginning_valid &
                                        (pairs_5_beginning_value == question_object[3:0])))) begin
    $display("Drains.java: HDL801: claim 'nothing begins for a queue pair that has ended: RECEIVE_WQE' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(ended & ~question_is_mr & question_asked & pairs_6_beginning_valid &
                                        (pairs_6_beginning_value == question_object[3:0])))) begin
    $display("Drains.java: HDL801: claim 'nothing begins for a queue pair that has ended: ATOMIC' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(ended & question_is_mr & question_asked & mrs_0_beginning_valid &
                                        (mrs_0_beginning_value == question_object[5:0])))) begin
    $display("Drains.java: HDL801: claim 'nothing begins for an MR that has ended: PLACEMENT' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(ended & question_is_mr & question_asked & mrs_1_beginning_valid &
                                        (mrs_1_beginning_value == question_object[5:0])))) begin
    $display("Drains.java: HDL801: claim 'nothing begins for an MR that has ended: PAYLOAD' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(ended & question_is_mr & question_asked & mrs_2_beginning_valid &
                                        (mrs_2_beginning_value == question_object[5:0])))) begin
    $display("Drains.java: HDL801: claim 'nothing begins for an MR that has ended: ATOMIC' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
