`default_nettype none

// NumberCheck: whether PSN, MSN, PO and RQMSN of a packet fit together with how far its queue pair has come.
// Generated from NumberCheck.java.
// timeline psn: 4 cycles, 22 registers (214 bits), of these 9 (85 bits) only wait
module NumberCheck (
  input  wire        clk,
  input  wire [23:0] psn,  // cycle 0
  input  wire [23:0] po,  // cycle 0
  input  wire [23:0] msn,  // cycle 0
  input  wire [23:0] rqmsn,  // cycle 0
  input  wire        receives,  // cycle 0: the packet names a receive WQE
  input  wire [7:0]  message_limit,  // cycle 0: K - 1
  input  wire [23:0] progress_expected,  // cycle 0: ePSN: the first PSN that has not arrived
  input  wire [23:0] progress_messages,  // cycle 0: aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] progress_message_start,  // cycle 0: mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] progress_receives_done,  // cycle 0: rq_done: receive WQEs consumed by complete messages
  (* shreg_extract = "no" *)
  output reg         outside,  // cycle 4: row 35
  output reg         bad  // cycle 4: row 37
);
  // ---- timeline psn, cycle 1
  reg  [23:0] between;
  reg  [23:0] po_c1;
  reg  [7:0]  message_limit_c1;
  reg  [23:0] first;
  reg  [23:0] progress_message_start_c1;
  reg  [23:0] wqe;
  reg  [23:0] distance;
  reg         receives_c1;
  // ---- timeline psn, cycle 2
  reg  [24:0] least;
  reg  [23:0] distance_c2;
  reg         is_start;
  reg         is_next;
  reg         bad_wqe;
  reg         receives_c2;
  reg  [1:0]  outside_c2_c3;
  // ---- timeline psn, cycle 3
  reg         is_next_c3;
  reg         not_start;
  reg         beyond;
  reg         wrong_request;

  always @(posedge clk) begin
    // ---- timeline psn, cycle 1
    between <= msn + ~progress_messages;
    distance <= psn - progress_expected;
    first <= psn - po;
    message_limit_c1 <= message_limit;
    po_c1 <= po;
    progress_message_start_c1 <= progress_message_start;
    receives_c1 <= receives;
    wqe <= rqmsn - progress_receives_done;
    // ---- timeline psn, cycle 2
    distance_c2 <= distance;
    receives_c2 <= receives_c1;
    bad_wqe <= wqe > between;
    is_next <= between == 24'd0;
    is_start <= first == progress_message_start_c1;
    least <= {1'b0, po_c1} + {1'b0, between};
    outside_c2_c3 <= {outside_c2_c3[0], between > {16'd0, message_limit_c1}};
    // ---- timeline psn, cycle 3
    is_next_c3 <= is_next;
    beyond <= least > {1'b0, distance_c2};
    not_start <= is_next & ~is_start;
    wrong_request <= bad_wqe & receives_c2;
    // ---- timeline psn, cycle 4
    outside <= outside_c2_c3[1];
    bad <= (is_next_c3 ? not_start : beyond) | wrong_request;
  end
endmodule

`default_nettype wire
