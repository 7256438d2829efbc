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
  input  wire [23:0] retired_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] retired_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] retired_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] retired_payload_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  input  wire        retired_payload_error_valid,  // newest recorded at the commit of this packet
  input  wire [23:0] retired_payload_error_psn,
  input  wire [2:0]  retired_payload_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
  input  wire        retired_payload_not_ready,  // refused because no receive request is posted (row 40)
  input  wire        retired_payload_ack_request,
  input  wire        retired_payload_retrans,
  input  wire        retired_payload_congested,  // CE marked, and not trimmed
  input  wire        retired_payload_trimmed,  // trimmed by a switch or here: no acknowledgement
  input  wire [23:0] retired_payload_placements,  // placements ordered up to and with this packet
  input  wire        setup_valid,  // a new life: no message is complete
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
  output wire [23:0] spans_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0] spans_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0] spans_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0] spans_payload_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output wire [23:0] spans_payload_placements,  // placements ordered up to and with the packet
  output wire [11:0] spans_payload_count,  // how many messages it completes
  output wire [11:0] spans_payload_first,  // number of the first of them, low bits
  output wire [15:0] spans_payload_request  // index of the receive request that the first one with a request consumes
);
  localparam [2:0] OUTCOME_IN_ORDER     = 3'd0;
  localparam [2:0] OUTCOME_OUT_OF_ORDER = 3'd1;
  localparam [2:0] OUTCOME_DUPLICATE    = 3'd2;

  reg  [9:0]  seen_qp_1;
  reg         seen_congested_1;
  reg         seen_counts_1;
  reg         seen_advances_1;
  reg         seen_completes_1;
  reg         seen_urgent_1;
  reg         seen_not_ready_1;
  reg  [2:0]  seen_code_1;
  reg  [9:0]  seen_qp;
  reg         seen_congested;
  reg         seen_counts;
  reg         seen_advances;
  reg         seen_completes;
  reg         seen_urgent;
  reg         seen_not_ready;
  reg  [2:0]  seen_code;
  reg  [11:0] target_1;
  reg  [11:0] target;
  reg  [11:0] count;
  reg         is_more;
  reg  [9:0]  event_qp;
  reg         event_congested;
  reg         event_counts;
  reg         event_advances;
  reg         event_completes;
  reg         event_urgent;
  reg         event_not_ready;
  reg  [2:0]  event_code;
  reg         stage;
  reg         stage_2;
  reg         stage_3;
  reg  [23:0] retired_payload_progress_expected_past_1;
  reg  [23:0] retired_payload_progress_messages_past_1;
  reg  [23:0] retired_payload_progress_message_start_past_1;
  reg  [23:0] retired_payload_progress_receives_done_past_1;
  reg  [23:0] retired_payload_progress_expected_past_1_past_2;
  reg  [23:0] retired_payload_progress_messages_past_1_past_2;
  reg  [23:0] retired_payload_progress_message_start_past_1_past_2;
  reg  [23:0] retired_payload_progress_receives_done_past_1_past_2;
  reg  [23:0] retired_payload_progress_expected_past_1_past_2_past;
  reg  [23:0] retired_payload_progress_messages_past_1_past_2_past;
  reg  [23:0] retired_payload_progress_message_start_past_1_past_2_past;
  reg  [23:0] retired_payload_progress_receives_done_past_1_past_2_past;
  reg  [23:0] retired_payload_placements_past_1;
  reg  [23:0] retired_payload_placements_past_1_past_2;
  reg  [23:0] retired_payload_placements_past_1_past_2_past;
  reg  [11:0] past;
  reg  [15:0] before_15_0__past;
  (* ram_style = "block" *)
  reg  [27:0] table_mem [0:1023];
  reg  [27:0] _before_data_first;
  reg  [27:0] before_data;
  wire        spans_in_ready;
  wire [4:0]  spans_level;

  wire        has_room = spans_level < 5'd13;
  wire        takes = retired_valid & has_room;
  wire [9:0]  _choice = takes ? retired_payload_qp : setup_payload_qp;
  wire        accepted = (retired_payload_outcome == OUTCOME_IN_ORDER) | (retired_payload_outcome ==
                                                                          OUTCOME_OUT_OF_ORDER);
  wire        is_next = retired_payload_progress_expected == retired_payload_psn;
  wire        is_fatal = retired_payload_error_valid & (retired_payload_progress_expected ==
                                                        retired_payload_error_psn);
  wire        asked = retired_payload_ack_request | retired_payload_retrans;
  wire        urgent = (retired_payload_outcome == OUTCOME_DUPLICATE) | (accepted & (asked | is_fatal)) |
                       (is_next & is_fatal);

  Fifo_Span179_f8ff_16_LUTRAM_level spans (
    .clk(clk),
    .rst(rst),
    .in_valid(stage_3),
    .in_ready(spans_in_ready),
    .in_payload_event_qp(event_qp),
    .in_payload_event_congested(event_congested),
    .in_payload_event_counts(event_counts),
    .in_payload_event_advances(event_advances),
    .in_payload_event_completes(is_more),
    .in_payload_event_urgent(event_urgent),
    .in_payload_event_not_ready(event_not_ready),
    .in_payload_event_code(event_code),
    .in_payload_progress_expected(retired_payload_progress_expected_past_1_past_2_past),
    .in_payload_progress_messages(retired_payload_progress_messages_past_1_past_2_past),
    .in_payload_progress_message_start(retired_payload_progress_message_start_past_1_past_2_past),
    .in_payload_progress_receives_done(retired_payload_progress_receives_done_past_1_past_2_past),
    .in_payload_placements(retired_payload_placements_past_1_past_2_past),
    .in_payload_count(count),
    .in_payload_first(past),
    .in_payload_request(before_15_0__past),
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
    .out_payload_progress_expected(spans_payload_progress_expected),
    .out_payload_progress_messages(spans_payload_progress_messages),
    .out_payload_progress_message_start(spans_payload_progress_message_start),
    .out_payload_progress_receives_done(spans_payload_progress_receives_done),
    .out_payload_placements(spans_payload_placements),
    .out_payload_count(spans_payload_count),
    .out_payload_first(spans_payload_first),
    .out_payload_request(spans_payload_request),
    .level(spans_level)
  );

  assign retired_ready = has_room;
  assign setup_ready = ~takes;

  always @(posedge clk) begin
    if (!rst && (takes | setup_valid)) begin
      table_mem[_choice] <= {takes ? retired_payload_progress_messages[11:0] : 12'd0, takes ?
                             retired_payload_progress_receives_done[15:0] : 16'd0};
    end
  end

  always @(posedge clk) begin
    _before_data_first <= table_mem[retired_payload_qp];
    before_data <= _before_data_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      stage <= 1'b0;
      stage_2 <= 1'b0;
      stage_3 <= 1'b0;
    end else begin
      stage <= takes;
      stage_2 <= stage;
      stage_3 <= stage_2;
    end
  end

  always @(posedge clk) begin
    seen_qp_1 <= retired_payload_qp;
    seen_congested_1 <= retired_payload_congested;
    seen_counts_1 <= accepted;
    seen_advances_1 <= retired_payload_outcome == OUTCOME_IN_ORDER;
    seen_completes_1 <= 1'b0;
    seen_urgent_1 <= urgent;
    seen_not_ready_1 <= retired_payload_not_ready & is_next;
    seen_code_1 <= is_fatal ? retired_payload_error_code : 3'd0;
    seen_qp <= seen_qp_1;
    seen_congested <= seen_congested_1;
    seen_counts <= seen_counts_1;
    seen_advances <= seen_advances_1;
    seen_completes <= seen_completes_1;
    seen_urgent <= seen_urgent_1;
    seen_not_ready <= seen_not_ready_1;
    seen_code <= seen_code_1;
    target_1 <= retired_payload_progress_messages[11:0];
    target <= target_1;
    count <= target - before_data[27:16];
    is_more <= target != before_data[27:16];
    event_qp <= seen_qp;
    event_congested <= seen_congested;
    event_counts <= seen_counts;
    event_advances <= seen_advances;
    event_completes <= seen_completes;
    event_urgent <= seen_urgent;
    event_not_ready <= seen_not_ready;
    event_code <= seen_code;
    retired_payload_progress_expected_past_1 <= retired_payload_progress_expected;
    retired_payload_progress_messages_past_1 <= retired_payload_progress_messages;
    retired_payload_progress_message_start_past_1 <= retired_payload_progress_message_start;
    retired_payload_progress_receives_done_past_1 <= retired_payload_progress_receives_done;
    retired_payload_progress_expected_past_1_past_2 <= retired_payload_progress_expected_past_1;
    retired_payload_progress_messages_past_1_past_2 <= retired_payload_progress_messages_past_1;
    retired_payload_progress_message_start_past_1_past_2 <= retired_payload_progress_message_start_past_1;
    retired_payload_progress_receives_done_past_1_past_2 <= retired_payload_progress_receives_done_past_1;
    retired_payload_progress_expected_past_1_past_2_past <= retired_payload_progress_expected_past_1_past_2;
    retired_payload_progress_messages_past_1_past_2_past <= retired_payload_progress_messages_past_1_past_2;
    retired_payload_progress_message_start_past_1_past_2_past <= retired_payload_progress_message_start_past_1_past_2;
    retired_payload_progress_receives_done_past_1_past_2_past <= retired_payload_progress_receives_done_past_1_past_2;
    retired_payload_placements_past_1 <= retired_payload_placements;
    retired_payload_placements_past_1_past_2 <= retired_payload_placements_past_1;
    retired_payload_placements_past_1_past_2_past <= retired_payload_placements_past_1_past_2;
    past <= before_data[27:16] + 12'd1;
    before_15_0__past <= before_data[15:0];
  end

  wire        _unused = &{1'b0, retired_payload_trimmed, setup_payload_psn, spans_in_ready, event_completes};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_span_is_lost: assert (~stage_3 | spans_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~stage_3 | spans_in_ready)) begin
    $display("CompletionSpan.java: HDL801: claim 'no span is lost' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
