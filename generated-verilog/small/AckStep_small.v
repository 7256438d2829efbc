`default_nettype none

// AckStep_small: what one operation makes of the acknowledgement state of its queue pair.  Generated from
// AckStep.java.
module AckStep_small (
  input  wire [2:0]  kind,
  input  wire [3:0]  event_qp,  // queue pair, local number
  input  wire        event_congested,  // CE marked, and not trimmed
  input  wire        event_counts,  // accepted: one packet more since the last acknowledgement
  input  wire        event_advances,  // it was the next expected packet
  input  wire        event_completes,  // a message completed with it
  input  wire        event_urgent,  // acknowledge now, whatever the settings say
  input  wire        event_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  input  wire [2:0]  event_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  input  wire [2:0]  generation,  // of EXPIRE
  input  wire [4:0]  before_count,  // packets accepted since the last request for an acknowledgement
  input  wire        before_is_last,  // the next packet accepted is the last that may go unacknowledged
  input  wire        before_pending,  // an acknowledgement is wanted; the queue pair is in the ring
  input  wire        before_not_ready,  // it is an RNR NAK
  input  wire        before_armed,  // an acknowledgement is due at a time that the queue of deadlines knows
  input  wire [2:0]  before_generation,  // which of the deadlines queued it is
  input  wire        before_congested,  // ce_seen
  input  wire        before_becn,  // becn_pend
  input  wire [2:0]  before_code,  // the peer broke the rules, and nothing further is accepted
  input  wire        every_packet,  // rel_ack_n is 1
  input  wire [4:0]  limit,  // rel_ack_n less 2, at least 0
  input  wire        ack_on_end,  // rel_ack_on_eom
  input  wire        can_arm,  // there is room for a deadline
  output reg  [4:0]  after_count,  // packets accepted since the last request for an acknowledgement
  output reg         after_is_last,  // the next packet accepted is the last that may go unacknowledged
  output reg         after_pending,  // an acknowledgement is wanted; the queue pair is in the ring
  output reg         after_not_ready,  // it is an RNR NAK
  output reg         after_armed,  // an acknowledgement is due at a time that the queue of deadlines knows
  output reg  [2:0]  after_generation,  // which of the deadlines queued it is
  output reg         after_congested,  // ce_seen
  output reg         after_becn,  // becn_pend
  output reg  [2:0]  after_code,  // the peer broke the rules, and nothing further is accepted
  output wire        arms,  // a deadline begins
  output wire        enters  // an acknowledgement has become wanted
);
  localparam [2:0] KIND_EVENT  = 3'd1;
  localparam [2:0] KIND_TAKE   = 3'd2;
  localparam [2:0] KIND_EXPIRE = 3'd3;
  localparam [2:0] KIND_RENEW  = 3'd4;

  wire        is_event = kind == KIND_EVENT;
  wire        due = (kind == KIND_EXPIRE) & before_armed & (before_generation == generation);
  wire        reason = event_urgent | event_not_ready | (event_completes & ack_on_end & event_counts);
  wire        reached = event_counts & (before_is_last | ~(before_armed | can_arm));
  wire        now = (is_event & (reason | reached)) | due;
  wire        seen = before_congested | (is_event & event_congested);
  wire        moves = is_event & event_advances;

  assign arms = is_event & event_counts & ~(reason | reached) & ~before_armed;
  assign enters = now & ~before_pending;

  always @* begin
    after_count = before_count;
    after_is_last = before_is_last;
    after_pending = before_pending | now;
    after_not_ready = (before_not_ready & ~moves) | (is_event & event_not_ready);
    after_armed = (before_armed | arms) & ~now;
    after_generation = before_generation + {2'd0, arms};
    after_congested = seen & ~now;
    after_becn = before_becn | (seen & now);
    after_code = (is_event & (|event_code)) ? event_code : before_code;
    if (now) begin
      after_count = 5'd0;
      after_is_last = every_packet;
    end else if (is_event & event_counts) begin
      after_count = before_count + 5'd1;
      after_is_last = before_count >= limit;
    end
    if (kind == KIND_TAKE) begin
      after_pending = 1'b0;
      after_not_ready = 1'b0;
      after_becn = 1'b0;
    end
    if (kind == KIND_RENEW) begin
      after_count = 5'd0;
      after_is_last = every_packet;
      after_pending = 1'b0;
      after_not_ready = 1'b0;
      after_armed = 1'b0;
      after_generation = 3'd0;
      after_congested = 1'b0;
      after_becn = 1'b0;
      after_code = 3'd0;
    end
    after_count = after_count;
    after_is_last = after_is_last;
    after_pending = after_pending;
    after_not_ready = after_not_ready;
    after_armed = after_armed;
    after_generation = after_generation;
    after_congested = after_congested;
    after_becn = after_becn;
    after_code = after_code;
  end

  wire        _unused = &{1'b0, event_qp};
endmodule

`default_nettype wire
