`default_nettype none

// FailureCollector_alveo_100g_3: collects why queue pairs fail; no reporter ever waits for whoever serves the
// failures.  Generated from FailureCollector.java.
module FailureCollector_alveo_100g_3 (
  input  wire        clk,
  input  wire        rst,
  // in: reports; each is taken within a bound
  input  wire        in_0_valid,
  output wire        in_0_ready,
  input  wire [9:0]  in_0_payload_qp,  // queue pair, local number
  input  wire [3:0]  in_0_payload_send_status,  // status of the oldest incomplete send request; FLUSHED if the failure is not its own
  input  wire [3:0]  in_0_payload_receive_status,  // status of the oldest incomplete receive request; FLUSHED if the failure is not its own
  input  wire        in_1_valid,
  output wire        in_1_ready,
  input  wire [9:0]  in_1_payload_qp,  // queue pair, local number
  input  wire [3:0]  in_1_payload_send_status,  // status of the oldest incomplete send request; FLUSHED if the failure is not its own
  input  wire [3:0]  in_1_payload_receive_status,  // status of the oldest incomplete receive request; FLUSHED if the failure is not its own
  input  wire        in_2_valid,
  output wire        in_2_ready,
  input  wire [9:0]  in_2_payload_qp,  // queue pair, local number
  input  wire [3:0]  in_2_payload_send_status,  // status of the oldest incomplete send request; FLUSHED if the failure is not its own
  input  wire [3:0]  in_2_payload_receive_status,  // status of the oldest incomplete receive request; FLUSHED if the failure is not its own
  // state: INIT begins a life: nothing has failed
  input  wire        state_valid,
  input  wire [9:0]  state_value_qp,  // queue pair, local number
  input  wire [2:0]  state_value_state,  // its state from now on
  // out: the first cause of each life, in the order of the reports
  output wire        out_valid,
  input  wire        out_ready,
  output wire [9:0]  out_payload_qp,  // queue pair, local number
  output wire [3:0]  out_payload_send_status,  // status of the oldest incomplete send request; FLUSHED if the failure is not its own
  output wire [3:0]  out_payload_receive_status  // status of the oldest incomplete receive request; FLUSHED if the failure is not its own
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
  reg         renews;
  reg  [9:0]  renewed;
  reg         going;
  reg  [1:0]  operation_kind;
  reg  [9:0]  operation_failure_qp;
  reg  [3:0]  operation_failure_send_status;
  reg  [3:0]  operation_failure_receive_status;
  reg         earlier;
  reg  [9:0]  before_reg;
  reg         comes;
  reg  [1:0]  operation_kind_d1;
  reg  [3:0]  operation_failure_send_status_d1;
  reg  [3:0]  operation_failure_receive_status_d1;
  reg  [1:0]  what_kind;
  reg  [9:0]  what_failure_qp;
  reg  [3:0]  what_failure_send_status;
  reg  [3:0]  what_failure_receive_status;
  reg  [9:0]  cleared;
  reg         shows;
  reg  [9:0]  shown_qp;
  reg  [3:0]  shown_send_status;
  reg  [3:0]  shown_receive_status;
  reg  [3:0]  waited;
  (* ram_style = "block" *)
  reg  [9:0]  rows [0:1023];
  reg  [9:0]  _row_first;
  reg  [9:0]  row;
  (* ram_style = "block" *)
  reg  [2:0]  state_states [0:1023];
  reg  [2:0]  _state_first;
  reg  [2:0]  state;
  wire        reports_out_valid;
  wire [9:0]  reports_out_payload_qp;
  wire [3:0]  reports_out_payload_send_status;
  wire [3:0]  reports_out_payload_receive_status;
  wire [1:0]  reports_source;
  wire        ring_in_ready;
  wire        ring_out_valid;
  wire [9:0]  ring_out_payload;

  wire        may_report = ~((going & (operation_failure_qp == reports_out_payload_qp)) |
                             (earlier & (before_reg == reports_out_payload_qp)) | clearing);
  wire        _and = ~renews & ring_out_valid & ~giving;
  wire        takes = may_report & ~(renews | _and);
  wire        reports_out_ready = takes;
  wire        works = (state == QUEUE_PAIR_STATE_RTR) | (state == QUEUE_PAIR_STATE_RTS) |
                      (state == QUEUE_PAIR_STATE_SQD);
  wire        fails = comes & (what_kind == KIND_REPORT) & works & ~row[8];
  wire        ring_in_valid = fails & ~row[9];
  wire        begins = state_valid & (state_value_state == QUEUE_PAIR_STATE_INIT);
  wire        may_renew = ~((going & (operation_failure_qp == renewed)) |
                            (earlier & (before_reg == renewed)) | clearing);
  wire        may_give = ~((going & (operation_failure_qp == ring_out_payload)) |
                           (earlier & (before_reg == ring_out_payload)) | clearing);
  wire        gives = may_give & _and;
  wire        is_give = comes & (what_kind == KIND_GIVE);
  wire        is_renewal = comes & (what_kind == KIND_RENEW);
  wire [9:0]  _cleared_choice = clearing ? cleared : what_failure_qp;

  Arbiter_Failure18_39f8_3_ROUND_ROBIN reports (
    .clk(clk),
    .rst(rst),
    .in_0_valid(in_0_valid),
    .in_0_ready(in_0_ready),
    .in_0_payload_qp(in_0_payload_qp),
    .in_0_payload_send_status(in_0_payload_send_status),
    .in_0_payload_receive_status(in_0_payload_receive_status),
    .in_1_valid(in_1_valid),
    .in_1_ready(in_1_ready),
    .in_1_payload_qp(in_1_payload_qp),
    .in_1_payload_send_status(in_1_payload_send_status),
    .in_1_payload_receive_status(in_1_payload_receive_status),
    .in_2_valid(in_2_valid),
    .in_2_ready(in_2_ready),
    .in_2_payload_qp(in_2_payload_qp),
    .in_2_payload_send_status(in_2_payload_send_status),
    .in_2_payload_receive_status(in_2_payload_receive_status),
    .out_valid(reports_out_valid),
    .out_ready(reports_out_ready),
    .out_payload_qp(reports_out_payload_qp),
    .out_payload_send_status(reports_out_payload_send_status),
    .out_payload_receive_status(reports_out_payload_receive_status),
    .source(reports_source)
  );

  Fifo_u10_1024_BRAM ring (
    .clk(clk),
    .rst(rst),
    .in_valid(ring_in_valid),
    .in_ready(ring_in_ready),
    .in_payload(what_failure_qp),
    .out_valid(ring_out_valid),
    .out_ready(gives),
    .out_payload(ring_out_payload)
  );

  assign out_valid = shows;
  assign out_payload_qp = shown_qp;
  assign out_payload_send_status = shown_send_status;
  assign out_payload_receive_status = shown_receive_status;

  always @(posedge clk) begin
    if (clearing | fails | is_give | is_renewal) begin
      rows[_cleared_choice] <= {fails | (is_renewal & row[9]), fails | (is_give & row[8]),
                                fails ? what_failure_send_status : row[7:4],
                                fails ? what_failure_receive_status : row[3:0]};
    end
  end

  always @(posedge clk) begin
    _row_first <= rows[operation_failure_qp];
    row <= _row_first;
  end

  initial begin : state_states_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
      state_states[_i] = 3'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && state_valid) begin
      state_states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _state_first <= state_states[operation_failure_qp];
    state <= _state_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      clearing <= 1'b1;
      giving <= 1'b0;
      renews <= 1'b0;
      going <= 1'b0;
      earlier <= 1'b0;
      comes <= 1'b0;
      cleared <= 10'd0;
      shows <= 1'b0;
      waited <= 4'd0;
    end else begin
      earlier <= going;
      going <= (may_renew & renews) | gives | (takes & reports_out_valid);
      if (begins) begin
        renews <= 1'b1;
      end else if (may_renew) begin
        renews <= 1'b0;
      end
      comes <= earlier;
      if (clearing) begin
        cleared <= cleared + 10'd1;
        if (&cleared) begin
          clearing <= 1'b0;
        end
      end
      if (is_give & row[8]) begin
        shows <= 1'b1;
      end else if (out_ready) begin
        shows <= 1'b0;
      end
      if (gives) begin
        giving <= 1'b1;
      end else if ((out_valid & out_ready) | (is_give & ~row[8])) begin
        giving <= 1'b0;
      end
      if (reports_out_valid & ~reports_out_ready & ~clearing) begin
        waited <= waited + 4'd1;
      end else begin
        waited <= 4'd0;
      end
    end
  end

  always @(posedge clk) begin
    before_reg <= operation_failure_qp;
    operation_kind <= renews ? 2'd2 : _and ? 2'd1 : 2'd0;
    operation_failure_qp <= renews ? renewed : _and ? ring_out_payload : reports_out_payload_qp;
    operation_failure_send_status <= reports_out_payload_send_status;
    operation_failure_receive_status <= reports_out_payload_receive_status;
    if (begins) begin
      renewed <= state_value_qp;
    end
    operation_kind_d1 <= operation_kind;
    operation_failure_send_status_d1 <= operation_failure_send_status;
    operation_failure_receive_status_d1 <= operation_failure_receive_status;
    what_kind <= operation_kind_d1;
    what_failure_qp <= before_reg;
    what_failure_send_status <= operation_failure_send_status_d1;
    what_failure_receive_status <= operation_failure_receive_status_d1;
    if (is_give & row[8]) begin
      shown_qp <= what_failure_qp;
      shown_send_status <= row[7:4];
      shown_receive_status <= row[3:0];
    end
  end

  wire        _unused = &{1'b0, reports_source, ring_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!rst) one_life_begins_after_the_other: assert (~(begins & renews & ~may_renew));
  always @(posedge clk) if (!rst) the_ring_has_a_place_for_every_queue_pair: assert (~ring_in_valid |
                                                                                     ring_in_ready);
  always @(posedge clk) if (!rst) who_is_given_out_stood_in_the_ring: assert (~is_give | row[9]);
  always @(posedge clk) if (!rst) who_has_begun_a_new_life_meanwhile_is_not_given_out: cover (is_give &
                                                                                              ~row[8]);
  always @(posedge clk) if (!rst) reports_are_taken_whatever_becomes_of_them: assert (waited < 4'd12);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(begins & renews & ~may_renew))) begin
    $display("FailureCollector.java: HDL801: claim 'one life begins after the other' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~ring_in_valid | ring_in_ready)) begin
    $display("FailureCollector.java: HDL801: claim 'the ring has a place for every queue pair' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~is_give | row[9])) begin
    $display("FailureCollector.java: HDL801: claim 'who is given out stood in the ring' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(waited < 4'd12)) begin
    $display("FailureCollector.java: HDL801: claim 'reports are taken whatever becomes of them' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
