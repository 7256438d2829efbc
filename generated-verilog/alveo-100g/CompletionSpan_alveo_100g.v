`default_nettype none

// CompletionSpan_alveo_100g: finds out which messages each retired packet completes.  Generated from
// CompletionSpan.java.
// timeline taking: 2 cycles, 38 registers (401 bits), of these 30 (380 bits) only wait
module CompletionSpan_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        retired_valid,
  output wire        retired_ready,
  input  wire [9:0]  retired_payload_flow_qp,  // queue pair, local number
  input  wire        retired_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [23:0] retired_payload_psn,
  input  wire [2:0]  retired_payload_outcome,
  // retired_payload_progress: with this packet and all earlier ones counted
  input  wire [23:0] retired_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] retired_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] retired_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] retired_payload_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  // retired_payload_error: newest recorded at the commit of this packet
  input  wire        retired_payload_error_valid,
  input  wire [23:0] retired_payload_error_psn,
  input  wire [2:0]  retired_payload_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive WQE
  input  wire        retired_payload_not_ready,  // refused because no receive WQE is posted (row 40)
  input  wire        retired_payload_ack_request,
  input  wire        retired_payload_retrans,
  input  wire        retired_payload_congested,  // CE marked, and not trimmed
  input  wire        retired_payload_trimmed,  // trimmed by a switch or here: no acknowledgement
  // retired_payload_departure: how it left its sender
  input  wire [13:0] retired_payload_departure_path,  // its UDP source port above 0xC000
  input  wire [13:0] retired_payload_departure_stamp,  // in 1/16 us of the sender's clock, modulo 2^14
  input  wire [23:0] retired_payload_placements,  // placements ordered up to and with this packet
  // setup: a new life: no message is complete
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [10:0] setup_payload_flow,
  input  wire [23:0] setup_payload_psn,  // first PSN to expect
  output wire        spans_valid,
  input  wire        spans_ready,
  output wire [9:0]  spans_payload_event_flow_qp,  // queue pair, local number
  output wire        spans_payload_event_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire        spans_payload_event_come,  // a packet has come whole, accepted or not
  // spans_payload_event_departure: of that packet
  output wire [13:0] spans_payload_event_departure_path,  // its UDP source port above 0xC000
  output wire [13:0] spans_payload_event_departure_stamp,  // in 1/16 us of the sender's clock, modulo 2^14
  output wire        spans_payload_event_congested,  // CE marked, and not trimmed
  output wire        spans_payload_event_counting,  // accepted: one packet more since the last acknowledgement
  output wire        spans_payload_event_advancing,  // it was the next expected packet
  output wire        spans_payload_event_completing,  // a message completed with it
  output wire        spans_payload_event_urgent,  // acknowledge now, whatever the settings say
  output wire        spans_payload_event_not_ready,  // it is the next expected packet and has no receive WQE: RNR NAK
  output wire [2:0]  spans_payload_event_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  output wire [8:0]  spans_payload_event_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  // spans_payload_progress: of the packet
  output wire [23:0] spans_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0] spans_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0] spans_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0] spans_payload_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  output wire [23:0] spans_payload_placements,  // placements ordered up to and with the packet
  output wire [11:0] spans_payload_count,  // how many messages it completes
  output wire        spans_payload_is_short,  // one step is enough: they are one or none, or responses
  output wire [11:0] spans_payload_before,  // number of the message before the first of them, low bits
  output wire [15:0] spans_payload_wqe_index  // index of the receive WQE that the first one with a request consumes
);
  localparam [2:0] OUTCOME_IN_ORDER     = 3'd0;
  localparam [2:0] OUTCOME_OUT_OF_ORDER = 3'd1;
  localparam [2:0] OUTCOME_DUPLICATE    = 3'd2;

  // ---- timeline taking, cycle 1
  reg  [2:0]  retired_payload_outcome_c1;
  reg  [23:0] retired_payload_progress_expected_c1;
  reg  [23:0] retired_payload_psn_c1;
  reg  [23:0] retired_payload_error_psn_c1;
  reg         retired_payload_error_valid_c1;
  reg         retired_payload_ack_request_c1;
  reg         retired_payload_retrans_c1;
  reg         retired_payload_trimmed_c1;
  reg         retired_payload_not_ready_c1;
  reg  [2:0]  retired_payload_error_code_c1;
  reg  [23:0] retired_payload_progress_messages_c1;
  reg         retired_payload_congested_c1;
  reg  [13:0] retired_payload_departure_path_c1;
  reg  [13:0] retired_payload_departure_stamp_c1;
  reg  [9:0]  retired_payload_flow_qp_c1;
  reg         retired_payload_flow_responses_c1;
  reg  [23:0] retired_payload_placements_c1;
  reg  [23:0] retired_payload_progress_message_start_c1;
  reg  [23:0] retired_payload_progress_receives_done_c1;
  reg         taking_c1;
  // ---- timeline taking, cycle 2
  reg  [23:0] retired_payload_progress_messages_c2;
  reg  [23:0] retired_payload_progress_expected_c2;
  reg         event_accepted_c2;
  reg  [11:0] one_less;
  reg         retired_payload_flow_responses_c2;
  reg         taking_c2;
  reg         retired_payload_congested_c2;
  reg  [13:0] retired_payload_departure_path_c2;
  reg  [13:0] retired_payload_departure_stamp_c2;
  reg  [9:0]  retired_payload_flow_qp_c2;
  reg  [23:0] retired_payload_placements_c2;
  reg  [23:0] retired_payload_progress_message_start_c2;
  reg  [23:0] retired_payload_progress_receives_done_c2;
  reg         event_advancing_c2;
  reg  [2:0]  event_code_c2;
  reg         event_come_c2;
  reg         event_not_ready_c2;
  reg         event_urgent_c2;
  (* ram_style = "block" *)
  reg  [20:0] table_mem [0:2047];
  reg  [20:0] _before_data_first;
  reg  [20:0] before_data;
  (* ram_style = "block" *)
  reg  [15:0] wqes [0:1023];
  reg  [15:0] _consumed_before_first;
  reg  [15:0] consumed_before;
  wire        spans_in_ready;
  wire [4:0]  spans_level;

  wire        has_room = (spans_level < 5'd14) & ~setup_valid;
  wire        taking = retired_valid & has_room;
  wire [9:0]  flow_qp = taking ? retired_payload_flow_qp : setup_payload_flow[9:0];
  wire        flow_responses = taking ? retired_payload_flow_responses : setup_payload_flow[10];
  wire        event_advancing = retired_payload_outcome_c1 == OUTCOME_IN_ORDER;
  wire        event_accepted = event_advancing | (retired_payload_outcome_c1 == OUTCOME_OUT_OF_ORDER);
  wire        event_is_next = retired_payload_progress_expected_c1 == retired_payload_psn_c1;
  wire        event_is_fatal = retired_payload_error_valid_c1 &
                               (retired_payload_progress_expected_c1 == retired_payload_error_psn_c1);
  wire        event_asked = retired_payload_ack_request_c1 | retired_payload_retrans_c1;
  wire        event_urgent = (retired_payload_outcome_c1 == OUTCOME_DUPLICATE) |
                             (event_accepted & (event_asked | event_is_fatal)) |
                             (event_is_next & event_is_fatal);
  wire        completing = retired_payload_progress_messages_c2[11:0] != before_data[20:9];
  wire [8:0]  advance = retired_payload_progress_expected_c2[8:0] - before_data[8:0];
  wire [8:0]  behind_gap = {8'd0, event_accepted_c2} - advance;
  wire [11:0] spans_in_payload_count = retired_payload_progress_messages_c2[11:0] - before_data[20:9];
  wire        spans_in_payload_is_short = ~completing | (one_less == before_data[20:9]) |
                                          retired_payload_flow_responses_c2;

  PassingFifo_16 #(.WIDTH(219)) spans (
    .clk(clk),
    .rst(rst),
    .in_valid(taking_c2),
    .in_ready(spans_in_ready),
    .in_payload({retired_payload_flow_qp_c2, retired_payload_flow_responses_c2, event_come_c2,
                 retired_payload_departure_path_c2, retired_payload_departure_stamp_c2,
                 retired_payload_congested_c2, event_accepted_c2, event_advancing_c2, completing,
                 event_urgent_c2, event_not_ready_c2, event_code_c2, behind_gap,
                 retired_payload_progress_expected_c2, retired_payload_progress_messages_c2,
                 retired_payload_progress_message_start_c2, retired_payload_progress_receives_done_c2,
                 retired_payload_placements_c2, spans_in_payload_count, spans_in_payload_is_short,
                 before_data[20:9], consumed_before}),
    .out_valid(spans_valid),
    .out_ready(spans_ready),
    .out_payload({spans_payload_event_flow_qp, spans_payload_event_flow_responses, spans_payload_event_come,
                  spans_payload_event_departure_path, spans_payload_event_departure_stamp,
                  spans_payload_event_congested, spans_payload_event_counting, spans_payload_event_advancing,
                  spans_payload_event_completing, spans_payload_event_urgent, spans_payload_event_not_ready,
                  spans_payload_event_code, spans_payload_event_behind_gap, spans_payload_progress_expected,
                  spans_payload_progress_messages, spans_payload_progress_message_start,
                  spans_payload_progress_receives_done, spans_payload_placements, spans_payload_count,
                  spans_payload_is_short, spans_payload_before, spans_payload_wqe_index}),
    .level(spans_level)
  );

  assign retired_ready = has_room;
  assign setup_ready = 1'b1;

  always @(posedge clk) begin
    if (taking | setup_valid) begin
      table_mem[{flow_responses, flow_qp}] <= {taking ? retired_payload_progress_messages[11:0] : 12'd0,
                                               taking ? retired_payload_progress_expected[8:0] :
                                               setup_payload_psn[8:0]};
    end
  end

  always @(posedge clk) begin
    _before_data_first <= table_mem[{retired_payload_flow_responses, retired_payload_flow_qp}];
    before_data <= _before_data_first;
  end

  always @(posedge clk) begin
    if ((taking | setup_valid) & ~flow_responses) begin
      wqes[flow_qp] <= taking ? retired_payload_progress_receives_done[15:0] : 16'd0;
    end
  end

  always @(posedge clk) begin
    _consumed_before_first <= wqes[retired_payload_flow_qp];
    consumed_before <= _consumed_before_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      taking_c1 <= 1'b0;
      taking_c2 <= 1'b0;
    end else begin
      // ---- timeline taking, cycle 1
      taking_c1 <= taking;
      // ---- timeline taking, cycle 2
      taking_c2 <= taking_c1;
    end
  end

  // body
  always @(posedge clk) begin
    // ---- timeline taking, cycle 1
    retired_payload_ack_request_c1 <= retired_payload_ack_request;
    retired_payload_congested_c1 <= retired_payload_congested;
    retired_payload_departure_path_c1 <= retired_payload_departure_path;
    retired_payload_departure_stamp_c1 <= retired_payload_departure_stamp;
    retired_payload_error_code_c1 <= retired_payload_error_code;
    retired_payload_error_psn_c1 <= retired_payload_error_psn;
    retired_payload_error_valid_c1 <= retired_payload_error_valid;
    retired_payload_flow_qp_c1 <= retired_payload_flow_qp;
    retired_payload_flow_responses_c1 <= retired_payload_flow_responses;
    retired_payload_not_ready_c1 <= retired_payload_not_ready;
    retired_payload_outcome_c1 <= retired_payload_outcome;
    retired_payload_placements_c1 <= retired_payload_placements;
    retired_payload_progress_expected_c1 <= retired_payload_progress_expected;
    retired_payload_progress_message_start_c1 <= retired_payload_progress_message_start;
    retired_payload_progress_messages_c1 <= retired_payload_progress_messages;
    retired_payload_progress_receives_done_c1 <= retired_payload_progress_receives_done;
    retired_payload_psn_c1 <= retired_payload_psn;
    retired_payload_retrans_c1 <= retired_payload_retrans;
    retired_payload_trimmed_c1 <= retired_payload_trimmed;
    // ---- timeline taking, cycle 2
    retired_payload_congested_c2 <= retired_payload_congested_c1;
    retired_payload_departure_path_c2 <= retired_payload_departure_path_c1;
    retired_payload_departure_stamp_c2 <= retired_payload_departure_stamp_c1;
    retired_payload_flow_qp_c2 <= retired_payload_flow_qp_c1;
    retired_payload_flow_responses_c2 <= retired_payload_flow_responses_c1;
    retired_payload_placements_c2 <= retired_payload_placements_c1;
    retired_payload_progress_expected_c2 <= retired_payload_progress_expected_c1;
    retired_payload_progress_message_start_c2 <= retired_payload_progress_message_start_c1;
    retired_payload_progress_messages_c2 <= retired_payload_progress_messages_c1;
    retired_payload_progress_receives_done_c2 <= retired_payload_progress_receives_done_c1;
    one_less <= retired_payload_progress_messages_c1[11:0] - 12'd1;
  end

  // event
  always @(posedge clk) begin
    // ---- timeline taking, cycle 2
    event_accepted_c2 <= event_accepted;
    event_advancing_c2 <= event_advancing;
    event_code_c2 <= event_is_fatal ? retired_payload_error_code_c1 : 3'd0;
    event_come_c2 <= ~retired_payload_trimmed_c1;
    event_not_ready_c2 <= retired_payload_not_ready_c1 & event_is_next;
    event_urgent_c2 <= event_urgent;
  end

  wire        _unused = &{1'b0, setup_payload_psn[23:9], spans_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_span_is_lost: assert (~taking_c2 | spans_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~taking_c2 | spans_in_ready)) begin
    $display("CompletionSpan.java: HDL801: claim 'no span is lost' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
