`default_nettype none

// NumberCheck: whether PSN, MSN, PO and RQMSN of a packet fit together with how far its queue pair has come.
// Generated from NumberCheck.java.
module NumberCheck (
  input  wire        clk,
  input  wire [23:0] psn,
  input  wire [23:0] po,
  input  wire [23:0] msn,
  input  wire [23:0] rqmsn,
  input  wire        receives,  // the packet names a receive request
  input  wire [7:0]  message_limit,  // K - 1
  input  wire [23:0] progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output wire        outside,  // row 35
  output reg         bad,  // row 37
  output wire        head  // the next expected packet
);
  reg  [23:0] between;
  reg  [23:0] distance;
  reg  [23:0] request;
  reg  [23:0] first;
  reg  [23:0] start;
  reg  [23:0] po_2;
  reg  [24:0] least;
  reg  [7:0]  message_limit_past;
  reg         outside_2;
  reg         is_next;
  reg         is_start;
  reg         bad_request;
  reg  [23:0] distance_past;
  reg         beyond;
  reg         not_start;
  reg         receives_past;
  reg         receives_past2;
  reg         wrong_request;
  reg         is_next_past;
  reg         outside_past;
  reg         outside_past2;
  reg         past;
  reg         past2;
  reg         past3;

  assign outside = outside_past2;
  assign head = past3;

  always @(posedge clk) begin
    between <= msn + ~progress_messages;
    distance <= psn - progress_expected;
    request <= rqmsn - progress_receives_done;
    first <= psn - po;
    start <= progress_message_start;
    po_2 <= po;
    least <= {1'b0, po_2} + {1'b0, between};
    message_limit_past <= message_limit;
    outside_2 <= between > {16'd0, message_limit_past};
    is_next <= between == 24'd0;
    is_start <= first == start;
    bad_request <= request > between;
    distance_past <= distance;
    beyond <= least > {1'b0, distance_past};
    not_start <= is_next & ~is_start;
    receives_past <= receives;
    receives_past2 <= receives_past;
    wrong_request <= bad_request & receives_past2;
    is_next_past <= is_next;
    bad <= (is_next_past ? not_start : beyond) | wrong_request;
    outside_past <= outside_2;
    outside_past2 <= outside_past;
    past <= distance == 24'd0;
    past2 <= past;
    past3 <= past2;
  end
endmodule

`default_nettype wire
