`default_nettype none

// SegmentBuilder_alveo_100g: makes a packet's addresses and opcode and checks its local key.  Generated from
// SegmentBuilder.java.
module SegmentBuilder_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        segments_valid,
  output wire        segments_ready,
  input  wire [9:0]  segments_payload_flow_qp,  // queue pair, local number
  input  wire        segments_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire        segments_payload_wqe_bad,  // unknown operation, too long, or not readable: it fails when its turn comes
  input  wire [2:0]  segments_payload_wqe_kind,  // 0 Send, 1 Send with immediate, 2 Write, 3 Write with immediate, 4 Read, 5 CmpSwap, 6 FetchAdd, 7 Send with Invalidate; 0 of a bad request
  input  wire        segments_payload_wqe_fence,  // begins when every earlier Read and atomic of the queue pair is done
  input  wire        segments_payload_wqe_signaled,  // wants a completion
  input  wire        segments_payload_wqe_solicited,  // solicited event at the peer
  input  wire        segments_payload_wqe_inline,  // the payload stands in the request itself
  input  wire [31:0] segments_payload_wqe_length,  // bytes of the message, at most 2^31; 0 of a bad request; of an atomic see operands()
  input  wire [63:0] segments_payload_wqe_local_address,  // of the payload in host memory; of a Read or an atomic, where what it brings goes
  input  wire [31:0] segments_payload_wqe_local_key,
  input  wire [31:0] segments_payload_wqe_immediate,  // immediate data, or the key to invalidate; of an atomic see operands()
  input  wire [63:0] segments_payload_wqe_remote_address,
  input  wire [31:0] segments_payload_wqe_remote_key,
  input  wire [15:0] segments_payload_pd,  // protection domain of the queue pair
  input  wire [23:0] segments_payload_psn,
  input  wire [23:0] segments_payload_msn,
  input  wire [23:0] segments_payload_po,
  input  wire [23:0] segments_payload_rqmsn,
  input  wire [31:0] segments_payload_offset,  // of the payload in the message
  input  wire [12:0] segments_payload_length,  // bytes of payload
  input  wire        segments_payload_first,
  input  wire        segments_payload_last,
  input  wire        segments_payload_retrans,
  input  wire        segments_payload_ack_request,
  input  wire        segments_payload_more,  // another new packet can follow at once
  input  wire        segments_payload_oldest,  // no earlier message is incomplete
  input  wire [3:0]  segments_payload_path,
  input  wire [23:0] segments_payload_ack_msn,  // of a response: MSN of its request
  input  wire [63:0] segments_payload_result,  // of the response to an atomic: what was found
  input  wire        state_valid,
  input  wire [9:0]  state_value_qp,  // queue pair, local number
  input  wire [2:0]  state_value_state,  // its state from now on
  input  wire        mr_valid,
  input  wire [11:0] mr_value_index,  // key / 256
  input  wire        mr_value_mr_valid,  // may be used
  input  wire [7:0]  mr_value_mr_tag,  // low byte of the key: its generation
  input  wire [15:0] mr_value_mr_pd,  // protection domain
  input  wire        mr_value_mr_local_write,  // receive buffers may lie here
  input  wire        mr_value_mr_remote_write,  // the peer may write
  input  wire        mr_value_mr_remote_read,  // the peer may read
  input  wire        mr_value_mr_remote_atomic,  // the peer may order atomics
  input  wire        mr_value_mr_remote_invalidate,  // the peer may withdraw the key
  input  wire [63:0] mr_value_mr_base,  // first byte
  input  wire [31:0] mr_value_mr_length,  // bytes, 1 to 2^32 - 1
  input  wire        mr_value_mr_pages_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]  mr_value_mr_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  output wire        transmissions_valid,
  input  wire        transmissions_ready,
  output wire [9:0]  transmissions_payload_flow_qp,  // queue pair, local number
  output wire        transmissions_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire [7:0]  transmissions_payload_opcode,
  output wire [23:0] transmissions_payload_psn,
  output wire [23:0] transmissions_payload_msn,
  output wire [23:0] transmissions_payload_po,
  output wire [23:0] transmissions_payload_rqmsn,
  output wire        transmissions_payload_retrans,
  output wire        transmissions_payload_ack_request,
  output wire        transmissions_payload_solicited,
  output wire [3:0]  transmissions_payload_path,  // added to wire_sport_base
  output wire [63:0] transmissions_payload_remote_address,  // of this packet's payload; of an atomic what it works on
  output wire [31:0] transmissions_payload_remote_key,
  output wire [31:0] transmissions_payload_dma_length,  // bytes of the message; of an atomic anything
  output wire [31:0] transmissions_payload_immediate,  // immediate data, or the key to invalidate
  output wire [23:0] transmissions_payload_ack_msn,  // of a response: MSN of its request
  output wire [63:0] transmissions_payload_result,  // of an Atomic Acknowledge: the old value
  output wire [63:0] transmissions_payload_local_address,  // of this packet's payload in host memory
  output wire        transmissions_payload_in_mr,  // that is in a memory region, not in the send queue
  output wire [11:0] transmissions_payload_mr,  // that MR: key / 256
  // transmissions_payload_pages: of that MR; none of the send queue
  output wire        transmissions_payload_pages_listed,  // by a list; else the region's addresses are those of the bus
  output wire [4:0]  transmissions_payload_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  output wire [12:0] transmissions_payload_length,  // bytes of payload, may be 0; of an atomic 16: its operands, as they go on the wire
  output wire        sent_valid,
  input  wire        sent_ready,
  output wire [9:0]  sent_payload_flow_qp,  // queue pair, local number
  output wire        sent_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire [23:0] sent_payload_psn,
  output wire [23:0] sent_payload_msn,  // of its message
  output wire        sent_payload_retrans,
  output wire        sent_payload_ends_message,
  output wire        sent_payload_more,  // another new packet can follow at once
  output wire        failures_valid,
  input  wire        failures_ready,
  output wire [9:0]  failures_payload_qp,  // queue pair, local number
  output wire [4:0]  failures_payload_cause,  // why
  output wire        failures_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  output wire [15:0] failures_payload_request
);
  localparam [2:0] STEP_IDLE                    = 3'd0;
  localparam [2:0] STEP_ADDING                  = 3'd1;
  localparam [2:0] STEP_MEASURING               = 3'd2;
  localparam [2:0] STEP_COMPARING               = 3'd3;
  localparam [2:0] STEP_SHOWING                 = 3'd4;
  localparam [2:0] QUEUE_PAIR_STATE_INIT        = 3'd1;
  localparam [2:0] QUEUE_PAIR_STATE_RTR         = 3'd2;
  localparam [2:0] QUEUE_PAIR_STATE_RTS         = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD         = 3'd4;
  localparam [4:0] FAILURE_CAUSE_SEND_ACCESS    = 5'd2;
  localparam [4:0] FAILURE_CAUSE_SEND_OPERATION = 5'd3;
  localparam [4:0] FAILURE_CAUSE_REQUEST_MEMORY = 5'd16;

  reg  [2:0]   step;
  reg  [9:0]   segment_flow_qp;
  reg          segment_flow_responses;
  reg          segment_wqe_bad;
  reg  [2:0]   segment_wqe_kind;
  reg          segment_wqe_fence;
  reg          segment_wqe_signaled;
  reg          segment_wqe_solicited;
  reg          segment_wqe_inline;
  reg  [31:0]  segment_wqe_length;
  reg  [63:0]  segment_wqe_local_address;
  reg  [31:0]  segment_wqe_local_key;
  reg  [31:0]  segment_wqe_immediate;
  reg  [63:0]  segment_wqe_remote_address;
  reg  [31:0]  segment_wqe_remote_key;
  reg  [15:0]  segment_pd;
  reg  [23:0]  segment_psn;
  reg  [23:0]  segment_msn;
  reg  [23:0]  segment_po;
  reg  [23:0]  segment_rqmsn;
  reg  [31:0]  segment_offset;
  reg  [12:0]  segment_length;
  reg          segment_first;
  reg          segment_last;
  reg          segment_retrans;
  reg          segment_ack_request;
  reg          segment_more;
  reg          segment_oldest;
  reg  [3:0]   segment_path;
  reg  [23:0]  segment_ack_msn;
  reg  [63:0]  segment_result;
  reg  [63:0]  local_reg;
  reg  [63:0]  remote;
  reg          closed;
  reg          pages_listed;
  reg  [4:0]   pages_shift;
  reg          key_is_good_changed;
  reg          key_is_good_local_carry;
  reg          key_is_good_remote_carry;
  reg  [31:0]  key_is_good_distance;
  reg          key_is_good_borrow;
  reg  [32:0]  key_is_good_pages;
  reg  [32:0]  key_is_good_room;
  reg          key_is_good_is_his;
  reg          key_is_good_near;
  reg          key_is_good_fitting;
  reg          showing_reg;
  reg  [9:0]   shown_flow_qp;
  reg          shown_flow_responses;
  reg  [7:0]   shown_opcode;
  reg  [23:0]  shown_psn;
  reg  [23:0]  shown_msn;
  reg  [23:0]  shown_po;
  reg  [23:0]  shown_rqmsn;
  reg          shown_retrans;
  reg          shown_ack_request;
  reg          shown_solicited;
  reg  [3:0]   shown_path;
  reg  [63:0]  shown_remote_address;
  reg  [31:0]  shown_remote_key;
  reg  [31:0]  shown_dma_length;
  reg  [31:0]  shown_immediate;
  reg  [23:0]  shown_ack_msn;
  reg  [63:0]  shown_result;
  reg  [63:0]  shown_local_address;
  reg          shown_in_mr;
  reg  [11:0]  shown_mr;
  reg          shown_pages_listed;
  reg  [4:0]   shown_pages_shift;
  reg  [12:0]  shown_length;
  reg          showing_reg_2;
  reg  [9:0]   shown_flow_qp_2;
  reg          shown_flow_responses_2;
  reg  [23:0]  shown_psn_2;
  reg  [23:0]  shown_msn_2;
  reg          shown_retrans_2;
  reg          shown_ends_message;
  reg          shown_more;
  reg          showing_reg_3;
  reg  [9:0]   shown_qp;
  reg  [4:0]   shown_cause;
  reg          shown_named;
  reg  [15:0]  shown_request;
  (* ram_style = "block" *)
  reg  [2:0]   state_states [0:1023];
  reg  [2:0]   _state_first;
  reg  [2:0]   state;
  (* ram_style = "ultra" *)
  reg  [131:0] key_is_good_mrs [0:4095];
  reg  [131:0] _key_is_good_mr_first;
  reg  [131:0] key_is_good_mr;
  (* ram_style = "block" *)
  reg          responses_stopped [0:1023];
  reg          _stopped_responses_first;
  reg          stopped_responses;
  (* ram_style = "block" *)
  reg          requests_stopped [0:1023];
  reg          _stopped_requests_first;
  reg          stopped_requests;

  wire         ending = (step == STEP_SHOWING) & ~(transmissions_valid | sent_valid | failures_valid) &
                        ~state_valid;
  wire         may_take = (step == STEP_IDLE) | ending;
  wire [9:0]   next_flow_qp = may_take ? segments_payload_flow_qp : segment_flow_qp;
  wire [31:0]  next_key = may_take ? segments_payload_wqe_local_key : segment_wqe_local_key;
  wire         is_live = ((state == QUEUE_PAIR_STATE_RTS) | (state == QUEUE_PAIR_STATE_SQD) |
                          ((state == QUEUE_PAIR_STATE_RTR) & segment_flow_responses)) & ~closed;
  wire [11:0]  key_is_good_region = next_key[19:8];
  wire [32:0]  low = {1'b0, segment_wqe_local_address[31:0]} + {1'b0, segment_offset};
  wire [32:0]  low_2 = {1'b0, segment_wqe_remote_address[31:0]} + {1'b0, segment_offset};
  wire [32:0]  low_3 = {1'b0, local_reg[31:0]} - {1'b0, key_is_good_mr[69:38]};
  wire         is_foreign = |segment_wqe_local_key[31:20];
  wire         _key_is_good_local_carry_above = key_is_good_local_carry > key_is_good_borrow;
  wire         key_is_good = key_is_good_is_his & key_is_good_near & key_is_good_fitting &
                             ~key_is_good_changed;
  wire         is_good = ~segment_wqe_bad & (key_is_good | segment_wqe_inline |
                                             (segment_wqe_kind[2] &
                                              (segment_wqe_kind[1] != segment_wqe_kind[0]) &
                                              ~segment_flow_responses) | (segment_length == 13'd0));
  wire         stopped_beginning = state_valid & (state_value_state == QUEUE_PAIR_STATE_INIT);
  wire [9:0]   stopped_at = stopped_beginning ? state_value_qp : segment_flow_qp;
  wire         stopped_stopping = ending & is_live & ~is_good & ~segment_retrans;
  wire         stopped = segment_flow_responses ? stopped_responses : stopped_requests;
  wire         showing = ending & ~(stopped & ~segment_retrans);
  wire         is_emptied = ~is_good & segment_flow_responses & segment_retrans & ~stopped;
  wire         is_sendable = is_good | is_emptied;
  wire         transmitting = showing & is_live & is_sendable;
  wire [7:0]   part = segment_first ? 8'd13 : 8'd14;
  wire [7:0]   end_wire = (segment_first | is_emptied) ? 8'd16 : 8'd15;
  wire         has_immediate = segment_wqe_kind[0] & ~segment_wqe_kind[2];
  wire [7:0]   last = has_immediate ? 8'd9 : 8'd8;
  wire [7:0]   only = has_immediate ? 8'd11 : 8'd10;
  wire [7:0]   last_2 = has_immediate ? 8'd3 : 8'd2;
  wire [7:0]   only_2 = has_immediate ? 8'd5 : 8'd4;
  wire [7:0]   message = (segment_wqe_kind[2:1] == 2'd1) ?
                         (segment_last ? (segment_first ? only : last) : segment_first ? 8'd6 : 8'd7) :
                         segment_last ? (segment_first ? only_2 : last_2) : segment_first ? 8'd0 : 8'd1;
  wire [7:0]   atomic = segment_wqe_kind[0] ? 8'd19 : 8'd20;
  wire [4:0]   cause = segment_flow_responses ? FAILURE_CAUSE_REQUEST_MEMORY :
                       segment_wqe_bad ? FAILURE_CAUSE_SEND_OPERATION : FAILURE_CAUSE_SEND_ACCESS;

  assign segments_ready = may_take;
  assign transmissions_valid = showing_reg;
  assign transmissions_payload_flow_qp = shown_flow_qp;
  assign transmissions_payload_flow_responses = shown_flow_responses;
  assign transmissions_payload_opcode = shown_opcode;
  assign transmissions_payload_psn = shown_psn;
  assign transmissions_payload_msn = shown_msn;
  assign transmissions_payload_po = shown_po;
  assign transmissions_payload_rqmsn = shown_rqmsn;
  assign transmissions_payload_retrans = shown_retrans;
  assign transmissions_payload_ack_request = shown_ack_request;
  assign transmissions_payload_solicited = shown_solicited;
  assign transmissions_payload_path = shown_path;
  assign transmissions_payload_remote_address = shown_remote_address;
  assign transmissions_payload_remote_key = shown_remote_key;
  assign transmissions_payload_dma_length = shown_dma_length;
  assign transmissions_payload_immediate = shown_immediate;
  assign transmissions_payload_ack_msn = shown_ack_msn;
  assign transmissions_payload_result = shown_result;
  assign transmissions_payload_local_address = shown_local_address;
  assign transmissions_payload_in_mr = shown_in_mr;
  assign transmissions_payload_mr = shown_mr;
  assign transmissions_payload_pages_listed = shown_pages_listed;
  assign transmissions_payload_pages_shift = shown_pages_shift;
  assign transmissions_payload_length = shown_length;
  assign sent_valid = showing_reg_2;
  assign sent_payload_flow_qp = shown_flow_qp_2;
  assign sent_payload_flow_responses = shown_flow_responses_2;
  assign sent_payload_psn = shown_psn_2;
  assign sent_payload_msn = shown_msn_2;
  assign sent_payload_retrans = shown_retrans_2;
  assign sent_payload_ends_message = shown_ends_message;
  assign sent_payload_more = shown_more;
  assign failures_valid = showing_reg_3;
  assign failures_payload_qp = shown_qp;
  assign failures_payload_cause = shown_cause;
  assign failures_payload_named = shown_named;
  assign failures_payload_request = shown_request;

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
    _state_first <= state_states[next_flow_qp];
    state <= _state_first;
  end

  always @(posedge clk) begin
    if (mr_valid) begin
      key_is_good_mrs[mr_value_index] <= {mr_value_mr_valid, mr_value_mr_tag, mr_value_mr_pd,
                                          mr_value_mr_local_write, mr_value_mr_remote_write,
                                          mr_value_mr_remote_read, mr_value_mr_remote_atomic,
                                          mr_value_mr_remote_invalidate, mr_value_mr_base, mr_value_mr_length,
                                          mr_value_mr_pages_listed, mr_value_mr_pages_shift};
    end
  end

  always @(posedge clk) begin
    _key_is_good_mr_first <= key_is_good_mrs[key_is_good_region];
    key_is_good_mr <= _key_is_good_mr_first;
  end

  always @(posedge clk) begin
    if (stopped_beginning | (stopped_stopping & segment_flow_responses)) begin
      responses_stopped[stopped_at] <= ~stopped_beginning;
    end
  end

  always @(posedge clk) begin
    _stopped_responses_first <= responses_stopped[next_flow_qp];
    stopped_responses <= _stopped_responses_first;
  end

  always @(posedge clk) begin
    if (stopped_beginning | (stopped_stopping & ~segment_flow_responses)) begin
      requests_stopped[stopped_at] <= ~stopped_beginning;
    end
  end

  always @(posedge clk) begin
    _stopped_requests_first <= requests_stopped[next_flow_qp];
    stopped_requests <= _stopped_requests_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_IDLE;
      showing_reg <= 1'b0;
      showing_reg_2 <= 1'b0;
      showing_reg_3 <= 1'b0;
    end else begin
      case (step)
        STEP_IDLE: begin
          if (segments_valid) begin
            step <= STEP_ADDING;
          end
        end
        STEP_ADDING: step <= STEP_MEASURING;
        STEP_MEASURING: step <= STEP_COMPARING;
        STEP_COMPARING: step <= STEP_SHOWING;
        STEP_SHOWING: begin
          if (ending & segments_valid) begin
            step <= STEP_ADDING;
          end else if (ending) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
      if (transmitting) begin
        showing_reg <= 1'b1;
      end else if (transmissions_ready) begin
        showing_reg <= 1'b0;
      end
      if (showing & is_live) begin
        showing_reg_2 <= 1'b1;
      end else if (sent_ready) begin
        showing_reg_2 <= 1'b0;
      end
      if (showing & is_live & ~is_sendable & (segment_oldest | segment_flow_responses)) begin
        showing_reg_3 <= 1'b1;
      end else if (failures_ready) begin
        showing_reg_3 <= 1'b0;
      end
    end
  end

  // body
  always @(posedge clk) begin
    if (may_take) begin
      segment_flow_qp <= segments_payload_flow_qp;
      segment_flow_responses <= segments_payload_flow_responses;
      segment_wqe_bad <= segments_payload_wqe_bad;
      segment_wqe_kind <= segments_payload_wqe_kind;
      segment_wqe_fence <= segments_payload_wqe_fence;
      segment_wqe_signaled <= segments_payload_wqe_signaled;
      segment_wqe_solicited <= segments_payload_wqe_solicited;
      segment_wqe_inline <= segments_payload_wqe_inline;
      segment_wqe_length <= segments_payload_wqe_length;
      segment_wqe_local_address <= segments_payload_wqe_local_address;
      segment_wqe_local_key <= segments_payload_wqe_local_key;
      segment_wqe_immediate <= segments_payload_wqe_immediate;
      segment_wqe_remote_address <= segments_payload_wqe_remote_address;
      segment_wqe_remote_key <= segments_payload_wqe_remote_key;
      segment_pd <= segments_payload_pd;
      segment_psn <= segments_payload_psn;
      segment_msn <= segments_payload_msn;
      segment_po <= segments_payload_po;
      segment_rqmsn <= segments_payload_rqmsn;
      segment_offset <= segments_payload_offset;
      segment_length <= segments_payload_length;
      segment_first <= segments_payload_first;
      segment_last <= segments_payload_last;
      segment_retrans <= segments_payload_retrans;
      segment_ack_request <= segments_payload_ack_request;
      segment_more <= segments_payload_more;
      segment_oldest <= segments_payload_oldest;
      segment_path <= segments_payload_path;
      segment_ack_msn <= segments_payload_ack_msn;
      segment_result <= segments_payload_result;
    end
  end

  // add
  always @(posedge clk) begin
    case (step)
      STEP_ADDING: begin
        local_reg <= {segment_wqe_local_address[63:32], low[31:0]};
        key_is_good_local_carry <= low[32];
        remote <= {segment_wqe_remote_address[63:32], low_2[31:0]};
        key_is_good_remote_carry <= low_2[32];
      end
      STEP_MEASURING: begin
        local_reg <= {local_reg[63:32] + {31'd0, key_is_good_local_carry}, local_reg[31:0]};
        remote <= {remote[63:32] + {31'd0, key_is_good_remote_carry}, remote[31:0]};
        key_is_good_distance <= low_3[31:0];
        key_is_good_borrow <= low_3[32];
        key_is_good_pages <= {1'b0, local_reg[63:32]} - {1'b0, key_is_good_mr[101:70]};
        pages_listed <= key_is_good_mr[5];
        pages_shift <= key_is_good_mr[4:0];
        key_is_good_room <= {1'b0, key_is_good_mr[37:6]} - {20'd0, segment_length};
        key_is_good_is_his <= key_is_good_mr[131] & (key_is_good_mr[130:123] == segment_wqe_local_key[7:0]) &
                              (key_is_good_mr[122:107] == segment_pd) & ~is_foreign &
                              (key_is_good_mr[104] | ~segment_flow_responses);
      end
      STEP_COMPARING: begin
        key_is_good_near <= key_is_good_pages == {{32{_key_is_good_local_carry_above}},
                                                  key_is_good_local_carry ^ key_is_good_borrow};
        key_is_good_fitting <= ~key_is_good_room[32] & (key_is_good_distance <= key_is_good_room[31:0]);
      end
      default: ;
    endcase
  end

  // closed
  always @(posedge clk) begin
    closed <= (state_valid & (state_value_qp == next_flow_qp) &
               ~((state_value_state == QUEUE_PAIR_STATE_RTS) | (state_value_state == QUEUE_PAIR_STATE_SQD) |
                 ((state_value_state == QUEUE_PAIR_STATE_RTR) &
                  (may_take ? segments_payload_flow_responses : segment_flow_responses)))) |
              (closed & ~may_take);
  end

  // addresses
  always @(posedge clk) begin
    key_is_good_changed <= (mr_valid & (mr_value_index == key_is_good_region)) |
                           (key_is_good_changed & ~may_take);
  end

  // show
  always @(posedge clk) begin
    if (transmitting) begin
      shown_flow_qp <= segment_flow_qp;
      shown_flow_responses <= segment_flow_responses;
      shown_opcode <= segment_flow_responses ? ((segment_wqe_kind[2] &
                                                 (segment_wqe_kind[1] != segment_wqe_kind[0])) ? 8'd18 :
                                                (segment_last | is_emptied) ? end_wire : part) :
                      (segment_wqe_kind[2] & ~(&segment_wqe_kind[1:0])) ?
                      ((segment_wqe_kind[2] & (segment_wqe_kind[1] != segment_wqe_kind[0])) ? atomic :
                       8'd12) : ((&segment_wqe_kind) & segment_last) ? {7'd11, segment_first} : message;
      shown_psn <= segment_psn;
      shown_msn <= segment_msn;
      shown_po <= segment_po;
      shown_rqmsn <= segment_rqmsn;
      shown_retrans <= segment_retrans;
      shown_ack_request <= segment_ack_request;
      shown_solicited <= segment_wqe_solicited & segment_last;
      shown_path <= segment_path;
      shown_remote_address <= remote;
      shown_remote_key <= segment_wqe_remote_key;
      shown_dma_length <= segment_wqe_length;
      shown_immediate <= segment_wqe_immediate;
      shown_ack_msn <= segment_ack_msn;
      shown_result <= segment_result;
      shown_local_address <= local_reg;
      shown_in_mr <= ~(segment_wqe_inline | (segment_wqe_kind[2] &
                                             (segment_wqe_kind[1] != segment_wqe_kind[0]) &
                                             ~segment_flow_responses));
      shown_mr <= segment_wqe_local_key[19:8];
      shown_pages_listed <= pages_listed & ~(segment_wqe_inline | (segment_wqe_kind[2] &
                                                                   (segment_wqe_kind[1] !=
                                                                    segment_wqe_kind[0]) &
                                                                   ~segment_flow_responses));
      shown_pages_shift <= pages_shift;
      shown_length <= ~is_emptied ? segment_length : 13'd0;
    end
    if (showing & is_live) begin
      shown_flow_qp_2 <= segment_flow_qp;
      shown_flow_responses_2 <= segment_flow_responses;
      shown_psn_2 <= segment_psn;
      shown_msn_2 <= segment_msn;
      shown_retrans_2 <= segment_retrans;
      shown_ends_message <= segment_last;
      shown_more <= segment_more;
    end
    if (showing & is_live & ~is_sendable & (segment_oldest | segment_flow_responses)) begin
      shown_qp <= segment_flow_qp;
      shown_cause <= cause;
      shown_named <= 1'b0;
      shown_request <= 16'd0;
    end
  end

  wire        _unused = &{1'b0, segment_wqe_fence, segment_wqe_signaled, key_is_good_mr[106:105],
                          key_is_good_mr[103:102], next_key[31:20], next_key[7:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_response_goes_again_without_its_bytes: cover (transmitting & is_emptied);
  always @(posedge clk) if (!rst)
    a_bad_packet_is_not_transmitted: assert (~(transmissions_valid & failures_valid));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(transmissions_valid & failures_valid))) begin
    $display("SegmentBuilder.java: HDL801: claim 'a bad packet is not transmitted' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
