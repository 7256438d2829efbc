`default_nettype none

// AckStep_small: what one operation makes of the acknowledgement state of its flow.  Generated from
// AckStep.java.
module AckStep_small (
  input  wire [2:0]  kind,
  // event: of EVENT
  input  wire [3:0]  event_flow_qp,  // queue pair, local number
  input  wire        event_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire        event_come,  // a packet has come whole, accepted or not
  // event_departure: of that packet
  input  wire [13:0] event_departure_path,  // its UDP source port above 0xC000
  input  wire [13:0] event_departure_stamp,  // in 1/16 us of the sender's clock, modulo 2^14
  // event: of EVENT
  input  wire        event_congested,  // CE marked, and not trimmed
  input  wire        event_counting,  // accepted: one packet more since the last acknowledgement
  input  wire        event_advancing,  // it was the next expected packet
  input  wire        event_completing,  // a message completed with it
  input  wire        event_urgent,  // acknowledge now, whatever the settings say
  input  wire        event_not_ready,  // it is the next expected packet and has no receive WQE: RNR NAK
  input  wire [2:0]  event_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  input  wire [8:0]  event_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  input  wire [2:0]  generation,  // of EXPIRE
  input  wire [11:0] taken,  // of RENEW: the PSN before the first one, modulo 4096
  input  wire [4:0]  before_count,  // packets accepted since the last request for an acknowledgement
  input  wire        before_is_last,  // the next packet accepted is the last that may go unacknowledged
  input  wire        before_pending,  // an acknowledgement is wanted
  input  wire        before_in_ring,  // the flow is in the ring, maybe since an earlier life
  input  wire        before_not_ready,  // it is an RNR NAK
  input  wire        before_armed,  // an acknowledgement is due at a time that the queue of deadlines knows
  input  wire [2:0]  before_generation,  // which of the deadlines queued it is
  input  wire        before_congested,  // ce_seen
  input  wire        before_becn,  // becn_pend
  input  wire [2:0]  before_code,  // the peer broke the rules, and nothing further is accepted
  input  wire [8:0]  before_behind_gap,  // packets that have arrived behind the first gap
  input  wire [13:0] before_echo_path,  // of the newest packet, or of the first marked one since the last acknowledgement: source port above 0xC000
  input  wire        before_echo_marked,  // that one was marked
  input  wire        before_echo_held,  // the acknowledgement has waited for its timer
  input  wire [13:0] before_echo_stamp,  // when the newest packet left
  input  wire [4:0]  before_echo_marks,  // packets that have come marked, modulo 32
  input  wire [11:0] before_echo_taken,  // the PSN before the first one and as many more as packets were accepted, modulo 4096
  input  wire        every_packet,  // rel_ack_n is 1
  input  wire [4:0]  limit,  // rel_ack_n less 2, at least 0
  input  wire        ack_on_end,  // rel_ack_on_eom
  input  wire        can_arm,  // there is room for a deadline
  input  wire        direct,  // nobody waits: who becomes wanted asks at once
  output reg  [4:0]  after_count,  // packets accepted since the last request for an acknowledgement
  output reg         after_is_last,  // the next packet accepted is the last that may go unacknowledged
  output reg         after_pending,  // an acknowledgement is wanted
  output reg         after_in_ring,  // the flow is in the ring, maybe since an earlier life
  output reg         after_not_ready,  // it is an RNR NAK
  output reg         after_armed,  // an acknowledgement is due at a time that the queue of deadlines knows
  output reg  [2:0]  after_generation,  // which of the deadlines queued it is
  output reg         after_congested,  // ce_seen
  output reg         after_becn,  // becn_pend
  output reg  [2:0]  after_code,  // the peer broke the rules, and nothing further is accepted
  output reg  [8:0]  after_behind_gap,  // packets that have arrived behind the first gap
  output reg  [13:0] after_echo_path,  // of the newest packet, or of the first marked one since the last acknowledgement: source port above 0xC000
  output reg         after_echo_marked,  // that one was marked
  output reg         after_echo_held,  // the acknowledgement has waited for its timer
  output reg  [13:0] after_echo_stamp,  // when the newest packet left
  output reg  [4:0]  after_echo_marks,  // packets that have come marked, modulo 32
  output reg  [11:0] after_echo_taken,  // the PSN before the first one and as many more as packets were accepted, modulo 4096
  output wire        arming,  // a deadline begins
  output wire        entering,  // an acknowledgement has become wanted, and waits for its turn
  output wire        asking,  // an acknowledgement has become wanted, and is asked for
  // request: of TAKE, and of what asks at once
  output wire [3:0]  request_flow_qp,  // queue pair, local number
  output wire        request_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire [2:0]  request_code,  // fatal NAK: as in FatalError; 0 = none
  output wire        request_not_ready,  // RNR NAK, if no other
  output wire        request_becn,  // congestion was seen since the last request
  output wire        request_gapless,  // no packet had arrived behind a gap: there is nothing to say in a SACK
  output wire [13:0] request_echo_path,  // of the newest packet, or of the first marked one since the last acknowledgement: source port above 0xC000
  output wire        request_echo_marked,  // that one was marked
  output wire        request_echo_held,  // the acknowledgement has waited for its timer
  output wire [13:0] request_echo_stamp,  // when the newest packet left
  output wire [4:0]  request_echo_marks,  // packets that have come marked, modulo 32
  output wire [11:0] request_echo_taken  // the PSN before the first one and as many more as packets were accepted, modulo 4096
);
  localparam [2:0] KIND_EVENT  = 3'd1;
  localparam [2:0] KIND_TAKE   = 3'd2;
  localparam [2:0] KIND_EXPIRE = 3'd3;
  localparam [2:0] KIND_RENEW  = 3'd4;
  localparam [2:0] KIND_CLEAR  = 3'd5;

  wire        is_event = kind == KIND_EVENT;
  wire        due = (kind == KIND_EXPIRE) & before_armed & (before_generation == generation);
  wire        reason = event_urgent | event_not_ready | (event_completing & ack_on_end & event_counting);
  wire        reached = event_counting & (before_is_last | ~(before_armed | can_arm));
  wire        now = (is_event & (reason | reached)) | due;
  wire        seen = before_congested | (is_event & event_congested);
  wire        moving = is_event & event_advancing;
  wire [8:0]  behind_gap = before_behind_gap + (is_event ? event_behind_gap : 9'd0);
  wire        gapless = before_behind_gap == (is_event ? (9'd0 - event_behind_gap) : 9'd0);
  wire        wanted = now & ~before_pending;
  wire        not_ready = (before_not_ready & ~moving) | (is_event & event_not_ready);
  wire        becn = before_becn | (seen & now);
  wire [2:0]  code = (is_event & (|event_code)) ? event_code : before_code;
  wire        echo_is_come = is_event & event_come;
  wire        echo_is_marked = echo_is_come & event_congested;
  wire        echo_is_named = (echo_is_come & ~before_echo_marked) | echo_is_marked;
  wire        entering_2 = wanted & ~direct;
  wire        clearing = kind == KIND_CLEAR;

  assign arming = is_event & event_counting & ~(reason | reached) & ~before_armed;
  assign entering = entering_2 & ~before_in_ring;
  assign asking = wanted & direct;
  assign request_flow_qp = event_flow_qp;
  assign request_flow_responses = event_flow_responses;
  assign request_code = code;
  assign request_not_ready = not_ready;
  assign request_becn = becn;
  assign request_gapless = gapless;
  assign request_echo_path = echo_is_named ? event_departure_path : before_echo_path;
  assign request_echo_marked = before_echo_marked | echo_is_marked;
  assign request_echo_held = now ? due : before_echo_held;
  assign request_echo_stamp = echo_is_come ? event_departure_stamp : before_echo_stamp;
  assign request_echo_marks = before_echo_marks + {4'd0, echo_is_marked};
  assign request_echo_taken = before_echo_taken + {11'd0, is_event & event_counting};

  always @* begin
    after_count = before_count;
    after_is_last = before_is_last;
    after_pending = before_pending | now;
    after_not_ready = not_ready;
    after_armed = (before_armed | arming) & ~now;
    after_generation = before_generation + {2'd0, arming};
    after_congested = seen & ~now;
    after_becn = becn;
    after_code = code;
    after_behind_gap = behind_gap;
    after_echo_path = request_echo_path;
    after_echo_marked = request_echo_marked;
    after_echo_held = request_echo_held;
    after_echo_stamp = request_echo_stamp;
    after_echo_marks = request_echo_marks;
    after_echo_taken = request_echo_taken;
    if (now) begin
      after_count = 5'd0;
      after_is_last = every_packet;
    end else if (is_event & event_counting) begin
      after_count = before_count + 5'd1;
      after_is_last = before_count >= limit;
    end
    after_in_ring = (before_in_ring & (kind != KIND_TAKE)) | entering_2;
    if ((kind == KIND_TAKE) | asking) begin
      after_pending = 1'b0;
      after_not_ready = 1'b0;
      after_becn = 1'b0;
      after_echo_marked = request_echo_marked & ((|code) | not_ready);
    end
    if ((kind == KIND_RENEW) | clearing) begin
      after_count = 5'd0;
      after_is_last = every_packet;
      after_pending = 1'b0;
      after_in_ring = before_in_ring & ~clearing;
      after_not_ready = 1'b0;
      after_armed = 1'b0;
      after_generation = ~clearing ? before_generation : 3'd0;
      after_congested = 1'b0;
      after_becn = 1'b0;
      after_code = 3'd0;
      after_behind_gap = 9'd0;
      after_echo_path = 14'd0;
      after_echo_marked = 1'b0;
      after_echo_held = 1'b0;
      after_echo_stamp = 14'd0;
      after_echo_marks = 5'd0;
      after_echo_taken = ~clearing ? taken : 12'd0;
    end
  end
endmodule

`default_nettype wire
