`default_nettype none

// FailureCollector_small_3: collects why queue pairs fail; no reporter ever waits for whoever serves the
// failures.  Generated from FailureCollector.java.
// timeline beginning: 3 cycles, 18 registers (87 bits), of these 16 (81 bits) only wait
module FailureCollector_small_3 (
  input  wire        clk,
  input  wire        rst,
  // in: reports; each is taken within a bound
  input  wire        in_0_valid,
  output wire        in_0_ready,
  input  wire [3:0]  in_0_payload_qp,  // queue pair, local number
  input  wire [4:0]  in_0_payload_cause,  // why
  input  wire        in_0_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  input  wire [15:0] in_0_payload_request,
  input  wire        in_1_valid,
  output wire        in_1_ready,
  input  wire [3:0]  in_1_payload_qp,  // queue pair, local number
  input  wire [4:0]  in_1_payload_cause,  // why
  input  wire        in_1_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  input  wire [15:0] in_1_payload_request,
  input  wire        in_2_valid,
  output wire        in_2_ready,
  input  wire [3:0]  in_2_payload_qp,  // queue pair, local number
  input  wire [4:0]  in_2_payload_cause,  // why
  input  wire        in_2_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  input  wire [15:0] in_2_payload_request,
  // state: INIT begins a life: nothing has failed
  input  wire        state_valid,
  input  wire [3:0]  state_value_qp,  // queue pair, local number
  input  wire [2:0]  state_value_state,  // its state from now on
  // out: the first cause of each life, in the order of the reports
  output wire        out_valid,
  input  wire        out_ready,
  output wire [3:0]  out_payload_qp,  // queue pair, local number
  output wire [4:0]  out_payload_cause,  // why
  output wire        out_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  output wire [15:0] out_payload_request
);
  localparam [2:0] QUEUE_PAIR_STATE_INIT = 3'd1;
  localparam [2:0] QUEUE_PAIR_STATE_RTR  = 3'd2;
  localparam [2:0] QUEUE_PAIR_STATE_RTS  = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD  = 3'd4;
  localparam [1:0] KIND_REPORT           = 2'd0;
  localparam [1:0] KIND_GIVE             = 2'd1;
  localparam [1:0] KIND_RENEW            = 2'd2;

  reg         clearing;
  reg         giving;
  reg         renewing;
  reg  [3:0]  renewed;
  reg  [3:0]  cleared;
  reg         showing;
  reg  [3:0]  shown_qp;
  reg  [4:0]  shown_cause;
  reg         shown_named;
  reg  [15:0] shown_request;
  // ---- timeline beginning, cycle 1
  reg  [3:0]  read;
  reg         beginning_c1;
  reg  [3:0]  now_kind_c1_c2;
  reg  [9:0]  reports_out_payload_cause_c1_c2;
  reg  [1:0]  reports_out_payload_named_c1_c2;
  reg  [31:0] reports_out_payload_request_c1_c2;
  // ---- timeline beginning, cycle 2
  reg  [3:0]  read_c2;
  reg         beginning_c2;
  // ---- timeline beginning, cycle 3
  (* shreg_extract = "no" *)
  reg  [1:0]  now_kind;
  reg         beginning_c3;
  (* shreg_extract = "no" *)
  reg  [4:0]  reports_out_payload_cause_c3;
  (* shreg_extract = "no" *)
  reg         reports_out_payload_named_c3;
  (* shreg_extract = "no" *)
  reg  [15:0] reports_out_payload_request_c3;
  reg  [3:0]  failure_qp;
  (* ram_style = "block" *)
  reg  [23:0] rows [0:15];
  reg  [23:0] _rows_data_first;
  reg  [23:0] rows_data;
  (* ram_style = "block" *)
  reg  [2:0]  state_states [0:15];
  reg  [2:0]  _state_first;
  reg  [2:0]  state;
  wire        reports_out_valid;
  wire [3:0]  reports_out_payload_qp;
  wire [4:0]  reports_out_payload_cause;
  wire        reports_out_payload_named;
  wire [15:0] reports_out_payload_request;
  wire [1:0]  reports_source;
  wire        ring_in_ready;
  wire        ring_out_valid;
  wire [3:0]  ring_out_payload;

  wire        may_report_hit = beginning_c1 & (read == reports_out_payload_qp);
  wire        may_report_hit_2 = may_report_hit | (beginning_c2 & (read_c2 == reports_out_payload_qp));
  wire        may_report = ~(may_report_hit_2 | clearing);
  wire        next_granting = ~renewing & ring_out_valid & ~giving;
  wire        taking = may_report & ~(renewing | next_granting);
  wire        reports_out_ready = taking;
  wire        works = (state == QUEUE_PAIR_STATE_RTR) | (state == QUEUE_PAIR_STATE_RTS) |
                      (state == QUEUE_PAIR_STATE_SQD);
  wire        row_failed = rows_data[22];
  wire        failed = (now_kind == KIND_REPORT) & beginning_c3 & works & ~row_failed;
  wire        row_listed = rows_data[23];
  wire        ring_in_valid = failed & ~row_listed;
  wire        is_life = state_valid & (state_value_state == QUEUE_PAIR_STATE_INIT);
  wire        may_renew_hit = beginning_c1 & (read == renewed);
  wire        may_renew_hit_2 = may_renew_hit | (beginning_c2 & (read_c2 == renewed));
  wire        may_renew = ~(may_renew_hit_2 | clearing);
  wire        may_give_hit = beginning_c1 & (read == ring_out_payload);
  wire        may_give_hit_2 = may_give_hit | (beginning_c2 & (read_c2 == ring_out_payload));
  wire        may_give = ~(may_give_hit_2 | clearing);
  wire        granting = may_give & next_granting;
  wire        beginning = (may_renew & renewing) | granting | (taking & reports_out_valid);
  wire [1:0]  operation_kind = renewing ? KIND_RENEW : next_granting ? KIND_GIVE : KIND_REPORT;
  wire [3:0]  operation_failure_qp = renewing ? renewed : next_granting ? ring_out_payload :
                                     reports_out_payload_qp;
  wire [4:0]  row_cause = rows_data[21:17];
  wire        row_named = rows_data[16];
  wire [15:0] row_request = rows_data[15:0];
  wire        renewal = (now_kind == KIND_RENEW) & beginning_c3;
  wire        given = (now_kind == KIND_GIVE) & beginning_c3;
  wire        _beginning_c3_and = beginning_c3 & (failed | given | renewal);
  wire [3:0]  _cleared_choice = clearing ? cleared : failure_qp;

  Arbiter_3_ROUND_ROBIN #(.WIDTH(26)) reports (
    .clk(clk),
    .rst(rst),
    .in_0_valid(in_0_valid),
    .in_0_ready(in_0_ready),
    .in_0_payload({in_0_payload_qp, in_0_payload_cause, in_0_payload_named, in_0_payload_request}),
    .in_1_valid(in_1_valid),
    .in_1_ready(in_1_ready),
    .in_1_payload({in_1_payload_qp, in_1_payload_cause, in_1_payload_named, in_1_payload_request}),
    .in_2_valid(in_2_valid),
    .in_2_ready(in_2_ready),
    .in_2_payload({in_2_payload_qp, in_2_payload_cause, in_2_payload_named, in_2_payload_request}),
    .out_valid(reports_out_valid),
    .out_ready(reports_out_ready),
    .out_payload({reports_out_payload_qp, reports_out_payload_cause, reports_out_payload_named,
                  reports_out_payload_request}),
    .source(reports_source)
  );

  Fifo_16_LUTRAM #(.WIDTH(4)) ring (
    .clk(clk),
    .rst(rst),
    .in_valid(ring_in_valid),
    .in_ready(ring_in_ready),
    .in_payload(failure_qp),
    .out_valid(ring_out_valid),
    .out_ready(granting),
    .out_payload(ring_out_payload)
  );

  assign out_valid = showing;
  assign out_payload_qp = shown_qp;
  assign out_payload_cause = shown_cause;
  assign out_payload_named = shown_named;
  assign out_payload_request = shown_request;

  always @(posedge clk) begin
    if (clearing | _beginning_c3_and) begin
      rows[_cleared_choice] <= clearing ? 24'd0 :
                               {failed | (renewal & row_listed), failed | (given & row_failed),
                                failed ? reports_out_payload_cause_c3 : row_cause,
                                failed ? reports_out_payload_named_c3 : row_named,
                                failed ? reports_out_payload_request_c3 : row_request};
    end
  end

  always @(posedge clk) begin
    _rows_data_first <= rows[read];
    rows_data <= _rows_data_first;
  end

  initial begin : state_states_zero
    integer _i;
    for (_i = 0; _i < 16; _i = _i + 1) begin
      state_states[_i] = 3'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && state_valid) begin
      state_states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _state_first <= state_states[read];
    state <= _state_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      clearing <= 1'b1;
      giving <= 1'b0;
      renewing <= 1'b0;
      cleared <= 4'd0;
      showing <= 1'b0;
      beginning_c1 <= 1'b0;
      beginning_c2 <= 1'b0;
      beginning_c3 <= 1'b0;
    end else begin
      if (is_life) begin
        renewing <= 1'b1;
      end else if (may_renew) begin
        renewing <= 1'b0;
      end
      if (clearing) begin
        cleared <= cleared + 4'd1;
        if (&cleared) begin
          clearing <= 1'b0;
        end
      end
      if (given & row_failed) begin
        showing <= 1'b1;
      end else if (out_ready) begin
        showing <= 1'b0;
      end
      if (granting) begin
        giving <= 1'b1;
      end else if ((out_valid & out_ready) | (given & ~row_failed)) begin
        giving <= 1'b0;
      end
      // ---- timeline beginning, cycle 1
      beginning_c1 <= beginning;
      // ---- timeline beginning, cycle 2
      beginning_c2 <= beginning_c1;
      // ---- timeline beginning, cycle 3
      beginning_c3 <= beginning_c2;
    end
  end

  always @(posedge clk) begin
    if (is_life) begin
      renewed <= state_value_qp;
    end
    if (given & row_failed) begin
      shown_qp <= failure_qp;
      shown_cause <= row_cause;
      shown_named <= row_named;
      shown_request <= row_request;
    end
    // ---- timeline beginning, cycle 1
    now_kind_c1_c2 <= {now_kind_c1_c2[1:0], operation_kind};
    read <= operation_failure_qp;
    reports_out_payload_cause_c1_c2 <= {reports_out_payload_cause_c1_c2[4:0], reports_out_payload_cause};
    reports_out_payload_named_c1_c2 <= {reports_out_payload_named_c1_c2[0], reports_out_payload_named};
    reports_out_payload_request_c1_c2 <= {reports_out_payload_request_c1_c2[15:0],
                                          reports_out_payload_request};
    // ---- timeline beginning, cycle 2
    read_c2 <= read;
    // ---- timeline beginning, cycle 3
    now_kind <= now_kind_c1_c2[3:2];
    failure_qp <= read_c2;
    reports_out_payload_cause_c3 <= reports_out_payload_cause_c1_c2[9:5];
    reports_out_payload_named_c3 <= reports_out_payload_named_c1_c2[1];
    reports_out_payload_request_c3 <= reports_out_payload_request_c1_c2[31:16];
  end

  wire        _unused = &{1'b0, reports_source, ring_in_ready};

`ifdef FORMAL
  reg  [3:0]  waited;
  always @(posedge clk) begin
    if (rst) begin
      waited <= 4'd0;
    end else begin
      if (reports_out_valid & ~reports_out_ready & ~clearing) begin
        waited <= waited + 4'd1;
      end else begin
        waited <= 4'd0;
      end
    end
  end
  always @(posedge clk) if (!rst)
    one_life_begins_after_the_other: assert (~(is_life & renewing & ~may_renew));
  always @(posedge clk) if (!rst)
    nobody_else_writes_memory_rows_beside_an_operation: assert (~(clearing & _beginning_c3_and));
  always @(posedge clk) if (!rst)
    the_ring_has_a_place_for_every_queue_pair: assert (~ring_in_valid | ring_in_ready);
  always @(posedge clk) if (!rst) who_is_given_out_stood_in_the_ring: assert (~given | row_listed);
  always @(posedge clk) if (!rst)
    who_has_begun_a_new_life_meanwhile_is_not_given_out: cover (given & ~row_failed);
  always @(posedge clk) if (!rst) reports_are_taken_whatever_becomes_of_them: assert (waited < 4'd12);
  always @(posedge clk) if (!rst)
    operations_on_one_word_of_rows_are_not_1_cycle_apart: assert (
      ~(beginning_c2 & (read_c2 == failure_qp) & beginning_c3 & (failed | given | renewal)));
  always @(posedge clk) if (!rst)
    operations_on_one_word_of_rows_are_not_2_cycles_apart: assert (
      ~(beginning_c1 & (read == failure_qp) & beginning_c3 & (failed | given | renewal)));
`elsif HDL_CLAIMS
  reg  [3:0]  waited;
  always @(posedge clk) begin
    if (rst) begin
      waited <= 4'd0;
    end else begin
      if (reports_out_valid & ~reports_out_ready & ~clearing) begin
        waited <= waited + 4'd1;
      end else begin
        waited <= 4'd0;
      end
    end
  end
  always @(posedge clk) if (!rst && !(~(is_life & renewing & ~may_renew))) begin
    $display("FailureCollector.java: HDL801: claim 'one life begins after the other' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(clearing & _beginning_c3_and))) begin
    $display("FailureCollector.java: HDL801: claim 'nobody else writes memory rows beside an operation' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~ring_in_valid | ring_in_ready)) begin
    $display("FailureCollector.java: HDL801: claim 'the ring has a place for every queue pair' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~given | row_listed)) begin
    $display("FailureCollector.java: HDL801: claim 'who is given out stood in the ring' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(waited < 4'd12)) begin
    $display("FailureCollector.java: HDL801: claim 'reports are taken whatever becomes of them' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(beginning_c2 & (read_c2 == failure_qp) & beginning_c3 &
                                        (failed | given | renewal)))) begin
    $display("FailureCollector.java: HDL801: claim 'operations on one word of rows are not 1 cycle apart' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(beginning_c1 & (read == failure_qp) & beginning_c3 &
                                        (failed | given | renewal)))) begin
    $display("FailureCollector.java: HDL801: claim 'operations on one word of rows are not 2 cycles apart' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
