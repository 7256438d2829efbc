`default_nettype none

// CompletionSpan_alveo_100g: finds out which messages each retired packet completes.  Generated from
// CompletionSpan.java.
module CompletionSpan_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        retired_valid,
  output wire        retired_ready,
  input  wire [9:0]  retired_payload_qp,  // queue pair, local number
  input  wire [23:0] retired_payload_psn,
  input  wire [2:0]  retired_payload_outcome,
  // retired_payload_progress: with this packet and all earlier ones counted
  input  wire [23:0] retired_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] retired_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] retired_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] retired_payload_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  // retired_payload_error: newest recorded at the commit of this packet
  input  wire        retired_payload_error_valid,
  input  wire [23:0] retired_payload_error_psn,
  input  wire [2:0]  retired_payload_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
  input  wire        retired_payload_not_ready,  // refused because no receive request is posted (row 40)
  input  wire        retired_payload_ack_request,
  input  wire        retired_payload_retrans,
  input  wire        retired_payload_congested,  // CE marked, and not trimmed
  input  wire        retired_payload_trimmed,  // trimmed by a switch or here: no acknowledgement
  input  wire [23:0] retired_payload_placements,  // placements ordered up to and with this packet
  // setup: a new life: no message is complete
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [9:0]  setup_payload_qp,
  input  wire [23:0] setup_payload_psn,  // first PSN to expect
  output wire        spans_valid,
  input  wire        spans_ready,
  output wire [9:0]  spans_payload_event_qp,  // queue pair, local number
  output wire        spans_payload_event_congested,  // CE marked, and not trimmed
  output wire        spans_payload_event_counts,  // accepted: one packet more since the last acknowledgement
  output wire        spans_payload_event_advances,  // it was the next expected packet
  output wire        spans_payload_event_completes,  // a message completed with it
  output wire        spans_payload_event_urgent,  // acknowledge now, whatever the settings say
  output wire        spans_payload_event_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  output wire [2:0]  spans_payload_event_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  output wire [8:0]  spans_payload_event_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  // spans_payload_progress: of the packet
  output wire [23:0] spans_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0] spans_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0] spans_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0] spans_payload_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output wire [23:0] spans_payload_placements,  // placements ordered up to and with the packet
  output wire [11:0] spans_payload_count,  // how many messages it completes
  output wire        spans_payload_is_short,  // these are one or none
  output wire [11:0] spans_payload_before,  // number of the message before the first of them, low bits
  output wire [15:0] spans_payload_request  // index of the receive request that the first one with a request consumes
);
  localparam [2:0] OUTCOME_IN_ORDER     = 3'd0;
  localparam [2:0] OUTCOME_OUT_OF_ORDER = 3'd1;
  localparam [2:0] OUTCOME_DUPLICATE    = 3'd2;

  reg  [9:0]  retired_payload_qp_d1;
  reg  [23:0] retired_payload_psn_d1;
  reg  [2:0]  retired_payload_outcome_d1;
  reg  [23:0] retired_payload_progress_expected_d1;
  reg  [23:0] retired_payload_progress_messages_d1;
  reg  [23:0] retired_payload_progress_message_start_d1;
  reg  [23:0] retired_payload_progress_receives_done_d1;
  reg         retired_payload_error_valid_d1;
  reg  [23:0] retired_payload_error_psn_d1;
  reg  [2:0]  retired_payload_error_code_d1;
  reg         retired_payload_not_ready_d1;
  reg         retired_payload_ack_request_d1;
  reg         retired_payload_retrans_d1;
  reg         retired_payload_congested_d1;
  reg         retired_payload_trimmed_d1;
  reg  [23:0] retired_payload_placements_d1;
  reg  [9:0]  event_qp;
  reg         event_congested;
  reg         event_counts;
  reg         event_advances;
  reg         event_completes;
  reg         event_urgent;
  reg         event_not_ready;
  reg  [2:0]  event_code;
  reg  [8:0]  event_behind_gap;
  reg  [11:0] second;
  reg  [11:0] target;
  reg  [11:0] one_less;
  reg  [8:0]  retired_payload_progress_expected_8_0_d1;
  reg  [8:0]  retired_payload_progress_expected_8_0_d2;
  reg         takes_d1;
  reg         takes_d2;
  reg  [23:0] retired_payload_progress_expected_d2;
  reg  [23:0] retired_payload_progress_messages_d2;
  reg  [23:0] retired_payload_progress_message_start_d2;
  reg  [23:0] retired_payload_progress_receives_done_d2;
  reg  [23:0] retired_payload_placements_d2;
  (* ram_style = "block" *)
  reg  [36:0] table_mem [0:1023];
  reg  [36:0] _before_data_first;
  reg  [36:0] before_data;
  wire        spans_in_ready;
  wire [4:0]  spans_level;

  wire        has_room = (spans_level < 5'd14) & ~setup_valid;
  wire        takes = retired_valid & has_room;
  wire [9:0]  _retired_payload_qp_choice = takes ? retired_payload_qp : setup_payload_qp;
  wire        accepted = (retired_payload_outcome_d1 == OUTCOME_IN_ORDER) |
                         (retired_payload_outcome_d1 == OUTCOME_OUT_OF_ORDER);
  wire        is_next = retired_payload_progress_expected_d1 == retired_payload_psn_d1;
  wire        is_fatal = retired_payload_error_valid_d1 &
                         (retired_payload_progress_expected_d1 == retired_payload_error_psn_d1);
  wire        asked = retired_payload_ack_request_d1 | retired_payload_retrans_d1;
  wire        urgent = (retired_payload_outcome_d1 == OUTCOME_DUPLICATE) | (accepted & (asked | is_fatal)) |
                       (is_next & is_fatal);
  wire        completes = target != before_data[36:25];
  wire [8:0]  advance = retired_payload_progress_expected_8_0_d2 - before_data[8:0];
  wire [8:0]  behind_gap = {8'd0, event_counts} - advance;
  wire [11:0] spans_in_payload_count = target - before_data[36:25];
  wire        spans_in_payload_is_short = ~completes | (one_less == before_data[36:25]);

  PassingFifo_Span189_9b5f_16 spans (
    .clk(clk),
    .rst(rst),
    .in_valid(takes_d2),
    .in_ready(spans_in_ready),
    .in_payload_event_qp(event_qp),
    .in_payload_event_congested(event_congested),
    .in_payload_event_counts(event_counts),
    .in_payload_event_advances(event_advances),
    .in_payload_event_completes(completes),
    .in_payload_event_urgent(event_urgent),
    .in_payload_event_not_ready(event_not_ready),
    .in_payload_event_code(event_code),
    .in_payload_event_behind_gap(behind_gap),
    .in_payload_progress_expected(retired_payload_progress_expected_d2),
    .in_payload_progress_messages(retired_payload_progress_messages_d2),
    .in_payload_progress_message_start(retired_payload_progress_message_start_d2),
    .in_payload_progress_receives_done(retired_payload_progress_receives_done_d2),
    .in_payload_placements(retired_payload_placements_d2),
    .in_payload_count(spans_in_payload_count),
    .in_payload_is_short(spans_in_payload_is_short),
    .in_payload_before(before_data[36:25]),
    .in_payload_request(before_data[24:9]),
    .out_valid(spans_valid),
    .out_ready(spans_ready),
    .out_payload_event_qp(spans_payload_event_qp),
    .out_payload_event_congested(spans_payload_event_congested),
    .out_payload_event_counts(spans_payload_event_counts),
    .out_payload_event_advances(spans_payload_event_advances),
    .out_payload_event_completes(spans_payload_event_completes),
    .out_payload_event_urgent(spans_payload_event_urgent),
    .out_payload_event_not_ready(spans_payload_event_not_ready),
    .out_payload_event_code(spans_payload_event_code),
    .out_payload_event_behind_gap(spans_payload_event_behind_gap),
    .out_payload_progress_expected(spans_payload_progress_expected),
    .out_payload_progress_messages(spans_payload_progress_messages),
    .out_payload_progress_message_start(spans_payload_progress_message_start),
    .out_payload_progress_receives_done(spans_payload_progress_receives_done),
    .out_payload_placements(spans_payload_placements),
    .out_payload_count(spans_payload_count),
    .out_payload_is_short(spans_payload_is_short),
    .out_payload_before(spans_payload_before),
    .out_payload_request(spans_payload_request),
    .level(spans_level)
  );

  assign retired_ready = has_room;
  assign setup_ready = 1'b1;

  always @(posedge clk) begin
    if (takes | setup_valid) begin
      table_mem[_retired_payload_qp_choice] <= {takes ? retired_payload_progress_messages[11:0] : 12'd0,
                                                takes ? retired_payload_progress_receives_done[15:0] : 16'd0,
                                                takes ? retired_payload_progress_expected[8:0] :
                                                setup_payload_psn[8:0]};
    end
  end

  always @(posedge clk) begin
    _before_data_first <= table_mem[retired_payload_qp];
    before_data <= _before_data_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      takes_d1 <= 1'b0;
      takes_d2 <= 1'b0;
    end else begin
      takes_d1 <= takes;
      takes_d2 <= takes_d1;
    end
  end

  always @(posedge clk) begin
    retired_payload_qp_d1 <= retired_payload_qp;
    retired_payload_psn_d1 <= retired_payload_psn;
    retired_payload_outcome_d1 <= retired_payload_outcome;
    retired_payload_progress_expected_d1 <= retired_payload_progress_expected;
    retired_payload_progress_messages_d1 <= retired_payload_progress_messages;
    retired_payload_progress_message_start_d1 <= retired_payload_progress_message_start;
    retired_payload_progress_receives_done_d1 <= retired_payload_progress_receives_done;
    retired_payload_error_valid_d1 <= retired_payload_error_valid;
    retired_payload_error_psn_d1 <= retired_payload_error_psn;
    retired_payload_error_code_d1 <= retired_payload_error_code;
    retired_payload_not_ready_d1 <= retired_payload_not_ready;
    retired_payload_ack_request_d1 <= retired_payload_ack_request;
    retired_payload_retrans_d1 <= retired_payload_retrans;
    retired_payload_congested_d1 <= retired_payload_congested;
    retired_payload_trimmed_d1 <= retired_payload_trimmed;
    retired_payload_placements_d1 <= retired_payload_placements;
    event_qp <= retired_payload_qp_d1;
    event_congested <= retired_payload_congested_d1;
    event_counts <= accepted;
    event_advances <= retired_payload_outcome_d1 == OUTCOME_IN_ORDER;
    event_completes <= 1'b0;
    event_urgent <= urgent;
    event_not_ready <= retired_payload_not_ready_d1 & is_next;
    event_code <= is_fatal ? retired_payload_error_code_d1 : 3'd0;
    event_behind_gap <= 9'd0;
    second <= retired_payload_progress_messages[11:0];
    target <= second;
    one_less <= second - 12'd1;
    retired_payload_progress_expected_8_0_d1 <= retired_payload_progress_expected[8:0];
    retired_payload_progress_expected_8_0_d2 <= retired_payload_progress_expected_8_0_d1;
    retired_payload_progress_expected_d2 <= retired_payload_progress_expected_d1;
    retired_payload_progress_messages_d2 <= retired_payload_progress_messages_d1;
    retired_payload_progress_message_start_d2 <= retired_payload_progress_message_start_d1;
    retired_payload_progress_receives_done_d2 <= retired_payload_progress_receives_done_d1;
    retired_payload_placements_d2 <= retired_payload_placements_d1;
  end

  wire        _unused = &{1'b0, setup_payload_psn[23:9], spans_in_ready, retired_payload_trimmed_d1,
                          event_completes, event_behind_gap};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_span_is_lost: assert (~takes_d2 | spans_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~takes_d2 | spans_in_ready)) begin
    $display("CompletionSpan.java: HDL801: claim 'no span is lost' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
