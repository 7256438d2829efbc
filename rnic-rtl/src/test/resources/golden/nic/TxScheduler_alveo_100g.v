`default_nettype none

// TxScheduler_alveo_100g: chooses the next data packet of the queue pair whose turn it is: sent again first,
// then new.  Generated from TxScheduler.java.
module TxScheduler_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [9:0]  setup_payload_qp,  // queue pair, local number
  // setup_payload_groups: what begins: responses with receives, requests with sends; one of them at least
  input  wire        setup_payload_groups_queues,  // its queues, and with them everything
  input  wire        setup_payload_groups_receives,  // the requests of the peer, and what answers them
  input  wire        setup_payload_groups_sends,  // its own requests, and what answers them
  input  wire [23:0] setup_payload_send_psn,  // first PSN to send
  input  wire [23:0] setup_payload_response_send_psn,  // first PSN of the responses that this end sends
  input  wire [23:0] setup_payload_response_receive_psn,  // first PSN of the responses that it expects
  input  wire [19:0] setup_payload_rate,  // rate limit in Mb/s; 0 = unlimited
  input  wire [15:0] setup_payload_context_pd,  // protection domain
  input  wire [2:0]  setup_payload_context_mtu_code,  // PMTU = 256 << code
  input  wire [8:0]  setup_payload_context_window,  // most PSNs of requests outstanding
  input  wire [8:0]  setup_payload_context_response_window,  // most PSNs of responses outstanding
  input  wire [4:0]  setup_payload_context_message_limit,  // most messages outstanding less one
  input  wire [3:0]  setup_payload_context_last_path,  // paths in use less one
  input  wire [4:0]  setup_payload_context_reads_outstanding,  // most Reads and atomics outstanding; 0: there may be none
  // rate: of queue pairs that live; taken within 60 cycles
  input  wire        rate_valid,
  output wire        rate_ready,
  input  wire [9:0]  rate_payload_qp,  // queue pair, local number
  input  wire [19:0] rate_payload_rate,  // in Mb/s; 0 = unlimited
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
  input  wire [19:0] burst,  // cc_burst in bytes
  input  wire [31:0] now,  // time in 1/16 us
  // notice: requests that came on chip
  input  wire        notice_valid,
  input  wire [9:0]  notice_value_qp,  // queue pair, local number
  input  wire [15:0] notice_value_fetched,  // requests fetched, this one included, modulo 65536; 0 when a life begins
  // responses: responses that can be sent
  input  wire        responses_valid,
  input  wire [9:0]  responses_value_qp,  // queue pair, local number
  input  wire [6:0]  responses_value_count,  // low bits
  // update: what the peer has acknowledged
  input  wire        update_valid,
  input  wire [9:0]  update_value_flow_qp,  // queue pair, local number
  input  wire        update_value_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [23:0] update_value_una,  // oldest unacknowledged PSN
  input  wire [23:0] update_value_messages,  // aMSN: messages the peer has completed
  input  wire        update_value_rnr_wait,  // waiting after an RNR NAK: nothing may be sent
  // resends: who has packets that wait to be sent again
  input  wire        resends_valid,
  input  wire [9:0]  resends_value_flow_qp,  // queue pair, local number
  input  wire        resends_value_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire        resends_value_waiting,
  // losses: may have some in a moment: its acknowledgement reports losses
  input  wire        losses_valid,
  input  wire [9:0]  losses_value_qp,  // queue pair, local number
  input  wire        losses_value_responses,  // space of responses (RSP); else that of requests (SQ)
  // ask: whose next packet to be sent again is asked for; one of the two answers follows
  output wire        ask_valid,
  input  wire        ask_ready,
  output wire [9:0]  ask_payload_qp,  // queue pair, local number
  output wire        ask_payload_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire        resend_valid,
  input  wire [9:0]  resend_value_flow_qp,  // queue pair, local number
  input  wire        resend_value_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [23:0] resend_value_psn,
  input  wire        resend_value_ack_request,  // ask for an acknowledgement (tail probe)
  input  wire        nothing,  // none waits any more
  output wire [9:0]  lookup_qp,  // queue pair, local number
  output wire [4:0]  lookup_slot,  // its index modulo the WQEs that are kept
  output wire        wanted,  // that look-up is wanted in this cycle: a packet would have to wait
  // wqe: two cycles later
  input  wire        wqe_bad,  // unknown operation, too long, or not readable: it fails when its turn comes
  input  wire [2:0]  wqe_kind,  // 0 Send, 1 Send with immediate, 2 Write, 3 Write with immediate, 4 Read, 5 CmpSwap, 6 FetchAdd, 7 Send with Invalidate; 0 of a bad request
  input  wire        wqe_fence,  // begins when every earlier Read and atomic of the queue pair is done
  input  wire        wqe_signaled,  // wants a completion
  input  wire        wqe_solicited,  // solicited event at the peer
  input  wire        wqe_inline,  // the payload stands in the request itself
  input  wire [31:0] wqe_length,  // bytes of the message, at most 2^31; 0 of a bad request; of an atomic see operands()
  input  wire [63:0] wqe_local_address,  // of the payload in host memory; of a Read or an atomic, where what it brings goes
  input  wire [31:0] wqe_local_key,
  input  wire [31:0] wqe_immediate,  // immediate data, or the key to invalidate; of an atomic see operands()
  input  wire [63:0] wqe_remote_address,
  input  wire [31:0] wqe_remote_key,
  input  wire        wqe_scheduled,  // it is what was looked up; else another look-up went first, and the next cycle has it
  // context_lookup: context of a response
  output wire        context_lookup_valid,
  output wire [9:0]  context_lookup_value_qp,  // queue pair, local number
  output wire [4:0]  context_lookup_value_number,  // low bits of the number of the response, which are counted from 0
  // context: four cycles later
  input  wire [1:0]  context_kind,  // 0 Read, 1 CmpSwap, 2 FetchAdd, 3 an atomic that has been executed
  input  wire [23:0] context_msn,  // MSN of the request
  input  wire [23:0] context_psn,  // of the first packet of the response
  input  wire [63:0] context_address,  // of a Read: first byte
  input  wire [31:0] context_key,  // of a Read: its MR
  input  wire [31:0] context_length,  // of a Read: bytes
  input  wire [63:0] context_result,  // of an atomic that was executed: what was found
  // reads_done: responses that have been received as a whole
  input  wire        reads_done_valid,
  input  wire [9:0]  reads_done_value_qp,  // queue pair, local number
  input  wire [23:0] reads_done_value_messages,  // responses of its life that have arrived whole, with all earlier ones
  input  wire [23:0] reads_done_value_placements,  // placements ordered up to and with them
  input  wire [23:0] visible,  // placements that are visible, modulo 2^24
  // pending: Reads and atomics that are sent for the first time
  output wire        pending_valid,
  output wire [9:0]  pending_value_qp,  // queue pair, local number
  output wire [3:0]  pending_value_slot,  // response MSN of its response, modulo R
  output wire [3:0]  pending_value_lap,  // how often all slots have been used before, modulo 16: response MSN / R
  output wire        pending_value_atomic,  // an atomic, else a Read
  output wire [23:0] pending_value_request,  // MSN of the request
  output wire [23:0] pending_value_response_psn,  // PSN of the first packet of its response
  // open: who has Reads or atomics that are not answered, after every change
  output wire        open_valid,
  output wire [9:0]  open_value_qp,  // queue pair, local number
  output wire        open_value_open,
  input  wire        room,  // a packet may be chosen: there is room for its payload
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
  // sent: also of packets that were not transmitted because their message is bad
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
  localparam [2:0] CHOICE_IDLE          = 3'd0;
  localparam [2:0] CHOICE_READING       = 3'd1;
  localparam [2:0] CHOICE_LOADED        = 3'd2;
  localparam [2:0] CHOICE_ASKING        = 3'd3;
  localparam [2:0] CHOICE_RETURNING     = 3'd4;
  localparam [3:0] STEP_IDLE            = 4'd0;
  localparam [3:0] STEP_CHECKING        = 4'd1;
  localparam [3:0] STEP_WAITING         = 4'd2;
  localparam [3:0] STEP_ANSWERED        = 4'd3;
  localparam [3:0] STEP_NUMBERING       = 4'd4;
  localparam [3:0] STEP_SHIFTING        = 4'd5;
  localparam [3:0] STEP_SIZING          = 4'd6;
  localparam [3:0] STEP_CUTTING         = 4'd7;
  localparam [3:0] STEP_COUNTING        = 4'd8;
  localparam [3:0] STEP_SENDING         = 4'd9;
  localparam [2:0] QUEUE_PAIR_STATE_RTR = 3'd2;
  localparam [2:0] QUEUE_PAIR_STATE_RTS = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD = 3'd4;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg         responses_begun;
  reg         life_paced;
  reg  [2:0]  choice;
  reg  [9:0]  flow_qp;
  reg         flow_responses;
  reg         granted;
  reg         paced;
  reg         retrans;
  reg  [23:0] resend_psn;
  reg         tail_probe;
  reg         is_past;
  reg  [9:0]  in_flight;
  reg  [6:0]  in_work;
  reg  [6:0]  available;
  reg         is_done;
  reg         asks_again;
  reg  [9:0]  resend_next;
  reg  [5:0]  open_reads;
  reg         unseen_reads;
  reg  [4:0]  distance;
  reg         staying;
  reg  [9:0]  stayer_qp;
  reg         stayer_responses;
  reg         asked;
  reg  [3:0]  step;
  reg  [9:0]  draft_flow_qp;
  reg         draft_flow_responses;
  reg         is_other;
  reg         draft_paced;
  reg         draft_retrans;
  reg         draft_tail_probe;
  reg         draft_is_past;
  reg         returned;
  reg         may_new;
  reg         may_again;
  reg         may_follow;
  reg         may_begin;
  reg         may_read;
  reg         has_reads;
  reg         is_refused;
  reg  [4:0]  draft_distance;
  reg         is_before;
  reg  [23:0] psn;
  reg  [23:0] msn;
  reg  [23:0] draft_oldest;
  reg  [23:0] po;
  reg  [23:0] rqmsn;
  reg  [4:0]  slot;
  reg  [3:0]  path;
  reg  [3:0]  last_path;
  reg  [15:0] pd;
  reg  [2:0]  mtu_code;
  reg  [31:0] offset;
  reg  [31:0] remaining;
  reg  [12:0] length;
  reg         last;
  reg  [23:0] ack_msn;
  reg  [63:0] result;
  reg  [23:0] read_reads;
  reg  [23:0] read_psn;
  reg  [23:0] next_read_reads;
  reg  [23:0] next_read_psn;
  reg         draft_wqe_bad;
  reg  [2:0]  draft_wqe_kind;
  reg         draft_wqe_fence;
  reg         draft_wqe_signaled;
  reg         draft_wqe_solicited;
  reg         draft_wqe_inline;
  reg  [31:0] draft_wqe_length;
  reg  [63:0] draft_wqe_local_address;
  reg  [31:0] draft_wqe_local_key;
  reg  [31:0] draft_wqe_immediate;
  reg  [63:0] draft_wqe_remote_address;
  reg  [31:0] draft_wqe_remote_key;
  reg         reported;
  reg  [9:0]  reported_flow_qp;
  reg         reported_flow_responses;
  reg         asking;
  reg  [5:0]  since;
  reg  [12:0] mtu;
  reg  [23:0] whole;
  reg         part;
  reg  [23:0] next_psn;
  reg  [23:0] next_msn;
  reg  [23:0] next_po;
  reg  [23:0] next_rqmsn;
  reg  [3:0]  next_path;
  wire [15:0] tables_context_pd;
  wire [2:0]  tables_context_mtu_code;
  wire [8:0]  tables_context_window;
  wire [8:0]  tables_context_response_window;
  wire [4:0]  tables_context_message_limit;
  wire [3:0]  tables_context_last_path;
  wire [4:0]  tables_context_reads_outstanding;
  wire [23:0] tables_row_psn;
  wire [23:0] tables_row_msn;
  wire [23:0] tables_row_po;
  wire [23:0] tables_row_rqmsn;
  wire [3:0]  tables_row_path;
  wire [9:0]  tables_window_una;
  wire [6:0]  tables_window_messages;
  wire        tables_window_rnr_wait;
  wire [6:0]  tables_available;
  wire        tables_again;
  wire        tables_other_again;
  wire [2:0]  tables_queue_pair_state;
  wire [4:0]  tables_packet_slot;
  wire [3:0]  tables_packet_path;
  wire [23:0] tables_message_first;
  wire [5:0]  tables_message_rqmsn;
  wire        builder_segments_ready;
  wire        pacer_rate_ready;
  wire        pacer_next_valid;
  wire [10:0] pacer_next_payload_flow;
  wire        pacer_next_payload_paced;
  wire        pacer_crowded;
  wire        pacer_alone;
  wire [23:0] ledger_row_reads;
  wire [23:0] ledger_row_psn;
  wire [5:0]  ledger_answered;
  wire [23:0] seen_inst_seen;
  wire        seen_inst_change_valid;
  wire [9:0]  seen_inst_change_value;

  wire        draft_sending = (step == STEP_SENDING) & ~draft_is_past;
  wire        draft_sent = draft_sending & builder_segments_ready;
  wire        moving = draft_sent & ~draft_retrans;
  wire        tables_row_write_valid = moving;
  wire        may_write = ~(tables_row_write_valid | reads_done_valid);
  wire        first = setup_valid & ~responses_begun & setup_payload_groups_receives & may_write;
  wire        tables_setup_valid = first | (setup_valid & setup_ready);
  wire        is_responses = ~responses_begun & setup_payload_groups_receives;
  wire        tables_setup_value_flow_responses = is_responses;
  wire        idle = choice == CHOICE_IDLE;
  wire [9:0]  chosen_qp = staying ? stayer_qp : pacer_next_payload_flow[9:0];
  wire [9:0]  tables_flow_qp = idle ? chosen_qp : flow_qp;
  wire        chosen_responses = staying ? stayer_responses : pacer_next_payload_flow[10];
  wire        tables_flow_responses = idle ? chosen_responses : flow_responses;
  wire        pacer_rate_valid = setup_valid ? (responses_begun & ~life_paced) : rate_valid;
  wire [9:0]  pacer_rate_payload_qp = setup_valid ? setup_payload_qp : rate_payload_qp;
  wire [19:0] pacer_rate_payload_rate = setup_valid ? setup_payload_rate : rate_payload_rate;
  wire        is_last = setup_payload_groups_queues ? life_paced :
                        (responses_begun | ~(setup_payload_groups_receives & setup_payload_groups_sends));
  wire [23:0] tables_setup_value_psn = is_responses ? setup_payload_response_send_psn :
                                       setup_payload_send_psn;
  wire        ledger_setup_valid = setup_valid & setup_ready & setup_payload_groups_sends;
  wire        draft_is_answered = draft_wqe_kind[2] & ~(&draft_wqe_kind[1:0]);
  wire        draft_is_read = draft_is_answered & ~draft_flow_responses;
  wire        draft_beginning = po == 24'd0;
  wire        draft_must_wait_exceeding = draft_is_read & ~may_read & ~is_refused;
  wire        draft_must_wait_fenced = draft_wqe_fence & has_reads;
  wire        draft_must_wait = (draft_must_wait_exceeding | draft_must_wait_fenced) & ~draft_retrans &
                                draft_beginning & ~draft_flow_responses;
  wire        draft_gave_up = ((step == STEP_NUMBERING) & ~may_again) |
                              ((step == STEP_SIZING) & ~(draft_retrans | may_new)) |
                              ((step == STEP_CUTTING) & draft_must_wait);
  wire        draft_done = (step == STEP_SENDING) & (draft_is_past | builder_segments_ready);
  wire        handing_nothing = (choice == CHOICE_ASKING) & nothing & ~resend_valid &
                                (flow_responses == granted);
  wire        handing = ((step == STEP_IDLE) | draft_gave_up | draft_done) &
                        (handing_nothing | ((choice == CHOICE_LOADED) &
                                            ~((tables_again | tables_other_again) & ~(retrans | asked))));
  wire [10:0] beginner = {tables_setup_value_flow_responses, setup_payload_qp};
  wire        choosing = choice != CHOICE_IDLE;
  wire        may_take = idle & room & ~pacer_crowded;
  wire        pacer_next_ready = may_take & ~staying;
  wire [23:0] _resend_value_psn_choice = (choice == CHOICE_ASKING) ? resend_value_psn : resend_psn;
  wire [23:0] _tables_row_msn_difference = tables_row_msn - 24'd1;
  wire [4:0]  message_slot = retrans ? tables_packet_slot : _tables_row_msn_difference[4:0];
  wire        taking = may_take & (staying | pacer_next_valid);
  wire [5:0]  reads = ledger_row_reads[5:0];
  wire        has_open = reads != ledger_answered;
  wire        is_asking = (resend_next == tables_window_una) & (tables_row_psn[9:0] == tables_window_una) &
                          has_open & ~flow_responses;
  wire [9:0]  _resend_psn_9_0_difference = resend_psn[9:0] - tables_window_una;
  wire        is_reported = reported &
                            ({reported_flow_responses, reported_flow_qp} == {flow_responses, flow_qp}) &
                            ~(retrans | asked);
  wire        urgent = (choice == CHOICE_READING) & is_reported;
  wire        wanting = (choice == CHOICE_LOADED) & (tables_again | tables_other_again) & ~(retrans | asked);
  wire        is_ready = tables_queue_pair_state == QUEUE_PAIR_STATE_RTS;
  wire        is_open = is_ready | (tables_queue_pair_state == QUEUE_PAIR_STATE_SQD) |
                        ((tables_queue_pair_state == QUEUE_PAIR_STATE_RTR) & flow_responses);
  wire        may_start = is_ready | (is_open & flow_responses);
  wire        begun = tables_row_po != 24'd0;
  wire [6:0]  most = {2'd0, tables_context_message_limit};
  wire [9:0]  window = {1'b0, flow_responses ? tables_context_response_window : tables_context_window};
  wire [23:0] incomplete = tables_row_msn - {17'd0, in_work};
  wire        in_limit = (in_work <= most) | flow_responses;
  wire        follows_in_limit = (in_work < most) | flow_responses;
  wire        is_waiting = tables_window_rnr_wait & ~flow_responses;
  wire        has_message = begun | (may_start & (available != 7'd0) & in_limit);
  wire        waiting = step == STEP_WAITING;
  wire [4:0]  number = waiting ? slot : message_slot;
  wire        is_own = ((step == STEP_NUMBERING) | (step == STEP_SHIFTING) | (step == STEP_SIZING)) &
                       ~draft_gave_up;
  wire [31:0] bytes = draft_flow_responses ? context_length : wqe_length;
  wire        is_read = context_kind == 2'd0;
  wire        fitting = remaining <= {19'd0, mtu};
  wire        is_atomic = draft_wqe_kind[2] & (draft_wqe_kind[1] != draft_wqe_kind[0]);
  wire [31:0] _mtu_code_shifted = remaining >> 8 >> mtu_code;
  wire [11:0] mask = 12'd4095 >> (3'd4 - mtu_code);
  wire [24:0] _read_psn_sum = {read_psn, 1'b1} + {whole, part};
  wire        more = (draft_retrans ? may_new : (may_follow & (~last | may_begin))) &
                     (~last | ~(draft_is_read | has_reads) | draft_flow_responses);
  wire        builder_segments_payload_ack_request = last | ~more | (draft_retrans & draft_tail_probe);
  wire        builder_segments_payload_oldest = msn == draft_oldest;
  wire        finishing = moving & last;
  wire        consuming = finishing & ~draft_is_answered & (draft_wqe_kind != 3'd2);
  wire [23:0] tables_row_write_value_msn = finishing ? next_msn : msn;
  wire [23:0] tables_row_write_value_po = ~last ? next_po : 24'd0;
  wire [23:0] tables_row_write_value_rqmsn = consuming ? next_rqmsn : rqmsn;
  wire        tables_message_write_valid = moving & draft_beginning & ~draft_flow_responses;
  wire        ordering = (step == STEP_SENDING) & ~(draft_is_past | draft_retrans) & builder_segments_ready &
                         draft_is_read & ~draft_wqe_bad;
  wire        is_early = (step == STEP_NUMBERING) & may_again & ~draft_paced;
  wire        again = ((step == STEP_NUMBERING) & may_new) |
                      (draft_sent & (draft_retrans ? may_new : (may_follow & (~last | may_begin))));
  wire        may_keep = is_early | (draft_sent & ~returned);
  wire        keeps_turn = again & may_keep & ~(draft_paced | is_other | staying) & pacer_alone;
  wire        yielding = draft_gave_up | is_early | (draft_done & ~returned);
  wire        pacer_served_valid = yielding & ~keeps_turn;
  wire [12:0] pacer_served_value_bytes = length + 13'd106;
  wire        pacer_served_value_again = again | is_other;
  wire        pacer_hints_3_valid = resends_valid & resends_value_waiting;
  wire        opening = (state_value_state == QUEUE_PAIR_STATE_RTS) |
                        (state_value_state == QUEUE_PAIR_STATE_SQD);
  wire        pacer_hints_4_valid = state_valid & opening;
  wire        pacer_hints_6_valid = reads_done_valid | seen_inst_change_valid;
  wire [9:0]  _reads_done_value_qp_choice = reads_done_valid ? reads_done_value_qp : seen_inst_change_value;

  SendTables_alveo_100g tables (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(tables_setup_valid),
    .setup_value_flow_qp(setup_payload_qp),
    .setup_value_flow_responses(tables_setup_value_flow_responses),
    .setup_value_psn(tables_setup_value_psn),
    .setup_value_context_pd(setup_payload_context_pd),
    .setup_value_context_mtu_code(setup_payload_context_mtu_code),
    .setup_value_context_window(setup_payload_context_window),
    .setup_value_context_response_window(setup_payload_context_response_window),
    .setup_value_context_message_limit(setup_payload_context_message_limit),
    .setup_value_context_last_path(setup_payload_context_last_path),
    .setup_value_context_reads_outstanding(setup_payload_context_reads_outstanding),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .update_valid(update_valid),
    .update_value_flow_qp(update_value_flow_qp),
    .update_value_flow_responses(update_value_flow_responses),
    .update_value_una(update_value_una),
    .update_value_messages(update_value_messages),
    .update_value_rnr_wait(update_value_rnr_wait),
    .notice_valid(notice_valid),
    .notice_value_qp(notice_value_qp),
    .notice_value_fetched(notice_value_fetched),
    .responses_valid(responses_valid),
    .responses_value_qp(responses_value_qp),
    .responses_value_count(responses_value_count),
    .resends_valid(resends_valid),
    .resends_value_flow_qp(resends_value_flow_qp),
    .resends_value_flow_responses(resends_value_flow_responses),
    .resends_value_waiting(resends_value_waiting),
    .flow_qp(tables_flow_qp),
    .flow_responses(tables_flow_responses),
    .psn(_resend_value_psn_choice[7:0]),
    .slot(message_slot),
    .context_pd(tables_context_pd),
    .context_mtu_code(tables_context_mtu_code),
    .context_window(tables_context_window),
    .context_response_window(tables_context_response_window),
    .context_message_limit(tables_context_message_limit),
    .context_last_path(tables_context_last_path),
    .context_reads_outstanding(tables_context_reads_outstanding),
    .row_psn(tables_row_psn),
    .row_msn(tables_row_msn),
    .row_po(tables_row_po),
    .row_rqmsn(tables_row_rqmsn),
    .row_path(tables_row_path),
    .window_una(tables_window_una),
    .window_messages(tables_window_messages),
    .window_rnr_wait(tables_window_rnr_wait),
    .available(tables_available),
    .again(tables_again),
    .other_again(tables_other_again),
    .queue_pair_state(tables_queue_pair_state),
    .packet_slot(tables_packet_slot),
    .packet_path(tables_packet_path),
    .message_first(tables_message_first),
    .message_rqmsn(tables_message_rqmsn),
    .write_flow_qp(draft_flow_qp),
    .write_flow_responses(draft_flow_responses),
    .row_write_valid(tables_row_write_valid),
    .row_write_value_psn(next_psn),
    .row_write_value_msn(tables_row_write_value_msn),
    .row_write_value_po(tables_row_write_value_po),
    .row_write_value_rqmsn(tables_row_write_value_rqmsn),
    .row_write_value_path(next_path),
    .packet_write_valid(draft_sent),
    .packet_write_value_slot(slot),
    .packet_write_value_path(path),
    .write_psn(psn[7:0]),
    .message_write_valid(tables_message_write_valid),
    .message_write_value_first(psn),
    .message_write_value_rqmsn(rqmsn[5:0])
  );

  SegmentBuilder_alveo_100g builder (
    .clk(clk),
    .rst(in_reset),
    .segments_valid(draft_sending),
    .segments_ready(builder_segments_ready),
    .segments_payload_flow_qp(draft_flow_qp),
    .segments_payload_flow_responses(draft_flow_responses),
    .segments_payload_wqe_bad(draft_wqe_bad),
    .segments_payload_wqe_kind(draft_wqe_kind),
    .segments_payload_wqe_fence(draft_wqe_fence),
    .segments_payload_wqe_signaled(draft_wqe_signaled),
    .segments_payload_wqe_solicited(draft_wqe_solicited),
    .segments_payload_wqe_inline(draft_wqe_inline),
    .segments_payload_wqe_length(draft_wqe_length),
    .segments_payload_wqe_local_address(draft_wqe_local_address),
    .segments_payload_wqe_local_key(draft_wqe_local_key),
    .segments_payload_wqe_immediate(draft_wqe_immediate),
    .segments_payload_wqe_remote_address(draft_wqe_remote_address),
    .segments_payload_wqe_remote_key(draft_wqe_remote_key),
    .segments_payload_pd(pd),
    .segments_payload_psn(psn),
    .segments_payload_msn(msn),
    .segments_payload_po(po),
    .segments_payload_rqmsn(rqmsn),
    .segments_payload_offset(offset),
    .segments_payload_length(length),
    .segments_payload_first(draft_beginning),
    .segments_payload_last(last),
    .segments_payload_retrans(draft_retrans),
    .segments_payload_ack_request(builder_segments_payload_ack_request),
    .segments_payload_more(more),
    .segments_payload_oldest(builder_segments_payload_oldest),
    .segments_payload_path(path),
    .segments_payload_ack_msn(ack_msn),
    .segments_payload_result(result),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .mr_valid(mr_valid),
    .mr_value_index(mr_value_index),
    .mr_value_mr_valid(mr_value_mr_valid),
    .mr_value_mr_tag(mr_value_mr_tag),
    .mr_value_mr_pd(mr_value_mr_pd),
    .mr_value_mr_local_write(mr_value_mr_local_write),
    .mr_value_mr_remote_write(mr_value_mr_remote_write),
    .mr_value_mr_remote_read(mr_value_mr_remote_read),
    .mr_value_mr_remote_atomic(mr_value_mr_remote_atomic),
    .mr_value_mr_remote_invalidate(mr_value_mr_remote_invalidate),
    .mr_value_mr_base(mr_value_mr_base),
    .mr_value_mr_length(mr_value_mr_length),
    .mr_value_mr_pages_listed(mr_value_mr_pages_listed),
    .mr_value_mr_pages_shift(mr_value_mr_pages_shift),
    .transmissions_valid(transmissions_valid),
    .transmissions_ready(transmissions_ready),
    .transmissions_payload_flow_qp(transmissions_payload_flow_qp),
    .transmissions_payload_flow_responses(transmissions_payload_flow_responses),
    .transmissions_payload_opcode(transmissions_payload_opcode),
    .transmissions_payload_psn(transmissions_payload_psn),
    .transmissions_payload_msn(transmissions_payload_msn),
    .transmissions_payload_po(transmissions_payload_po),
    .transmissions_payload_rqmsn(transmissions_payload_rqmsn),
    .transmissions_payload_retrans(transmissions_payload_retrans),
    .transmissions_payload_ack_request(transmissions_payload_ack_request),
    .transmissions_payload_solicited(transmissions_payload_solicited),
    .transmissions_payload_path(transmissions_payload_path),
    .transmissions_payload_remote_address(transmissions_payload_remote_address),
    .transmissions_payload_remote_key(transmissions_payload_remote_key),
    .transmissions_payload_dma_length(transmissions_payload_dma_length),
    .transmissions_payload_immediate(transmissions_payload_immediate),
    .transmissions_payload_ack_msn(transmissions_payload_ack_msn),
    .transmissions_payload_result(transmissions_payload_result),
    .transmissions_payload_local_address(transmissions_payload_local_address),
    .transmissions_payload_in_mr(transmissions_payload_in_mr),
    .transmissions_payload_mr(transmissions_payload_mr),
    .transmissions_payload_pages_listed(transmissions_payload_pages_listed),
    .transmissions_payload_pages_shift(transmissions_payload_pages_shift),
    .transmissions_payload_length(transmissions_payload_length),
    .sent_valid(sent_valid),
    .sent_ready(sent_ready),
    .sent_payload_flow_qp(sent_payload_flow_qp),
    .sent_payload_flow_responses(sent_payload_flow_responses),
    .sent_payload_psn(sent_payload_psn),
    .sent_payload_msn(sent_payload_msn),
    .sent_payload_retrans(sent_payload_retrans),
    .sent_payload_ends_message(sent_payload_ends_message),
    .sent_payload_more(sent_payload_more),
    .failures_valid(failures_valid),
    .failures_ready(failures_ready),
    .failures_payload_qp(failures_payload_qp),
    .failures_payload_cause(failures_payload_cause),
    .failures_payload_named(failures_payload_named),
    .failures_payload_request(failures_payload_request)
  );

  Pacer_1024_7 pacer (
    .clk(clk),
    .rst(in_reset),
    .now(now[23:0]),
    .burst(burst),
    .rate_valid(pacer_rate_valid),
    .rate_ready(pacer_rate_ready),
    .rate_payload_qp(pacer_rate_payload_qp),
    .rate_payload_rate(pacer_rate_payload_rate),
    .rate_payload_beginning(setup_valid),
    .hints_0_valid(notice_valid),
    .hints_0_value({1'b0, notice_value_qp}),
    .hints_1_valid(losses_valid),
    .hints_1_value({losses_value_responses, losses_value_qp}),
    .hints_2_valid(update_valid),
    .hints_2_value({update_value_flow_responses, update_value_flow_qp}),
    .hints_3_valid(pacer_hints_3_valid),
    .hints_3_value({resends_value_flow_responses, resends_value_flow_qp}),
    .hints_4_valid(pacer_hints_4_valid),
    .hints_4_value({1'b0, state_value_qp}),
    .hints_5_valid(responses_valid),
    .hints_5_value({1'b1, responses_value_qp}),
    .hints_6_valid(pacer_hints_6_valid),
    .hints_6_value({1'b0, _reads_done_value_qp_choice}),
    .next_valid(pacer_next_valid),
    .next_ready(pacer_next_ready),
    .next_payload_flow(pacer_next_payload_flow),
    .next_payload_paced(pacer_next_payload_paced),
    .crowded(pacer_crowded),
    .alone(pacer_alone),
    .served_valid(pacer_served_valid),
    .served_value_qp(draft_flow_qp),
    .served_value_paced(draft_paced),
    .served_value_sent(draft_sent),
    .served_value_bytes(pacer_served_value_bytes),
    .served_value_again(pacer_served_value_again)
  );

  ReadLedger_alveo_100g ledger (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(ledger_setup_valid),
    .setup_value_flow(setup_payload_qp),
    .setup_value_psn(setup_payload_response_receive_psn),
    .done_valid(reads_done_valid),
    .done_value_qp(reads_done_value_qp),
    .done_value_messages(reads_done_value_messages),
    .done_value_placements(reads_done_value_placements),
    .qp(tables_flow_qp),
    .row_reads(ledger_row_reads),
    .row_psn(ledger_row_psn),
    .answered(ledger_answered),
    .row_write_valid(ordering),
    .row_write_value_reads(next_read_reads),
    .row_write_value_psn(next_read_psn),
    .write_qp(draft_flow_qp),
    .open_valid(open_valid),
    .open_value_qp(open_value_qp),
    .open_value_open(open_value_open)
  );

  SeenReads_alveo_100g seen_inst (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(ledger_setup_valid),
    .setup_value(setup_payload_qp),
    .done_valid(reads_done_valid),
    .done_value_qp(reads_done_value_qp),
    .done_value_messages(reads_done_value_messages),
    .done_value_placements(reads_done_value_placements),
    .visible(visible),
    .qp(tables_flow_qp),
    .seen(seen_inst_seen),
    .change_valid(seen_inst_change_valid),
    .change_value(seen_inst_change_value)
  );

  assign setup_ready = is_last & may_write;
  assign rate_ready = pacer_rate_ready & ~setup_valid;
  assign ask_valid = asking;
  assign ask_payload_qp = flow_qp;
  assign ask_payload_responses = flow_responses;
  assign context_lookup_valid = (handing & flow_responses) | (waiting & draft_retrans);
  assign context_lookup_value_qp = waiting ? draft_flow_qp : flow_qp;
  assign context_lookup_value_number = number;
  assign lookup_qp = is_own ? draft_flow_qp : flow_qp;
  assign lookup_slot = is_own ? slot : message_slot;
  assign wanted = (choice == CHOICE_LOADED) & (step != STEP_IDLE);
  assign pending_valid = ordering;
  assign pending_value_qp = draft_flow_qp;
  assign pending_value_slot = next_read_reads[3:0];
  assign pending_value_lap = next_read_reads[7:4];
  assign pending_value_atomic = is_atomic;
  assign pending_value_request = msn;
  assign pending_value_response_psn = read_psn;

  // responses_begun to choice
  always @(posedge clk) begin
    if (in_reset) begin
      responses_begun <= 1'b0;
      life_paced <= 1'b0;
      choice <= CHOICE_IDLE;
    end else begin
      if (setup_valid & setup_ready) begin
        life_paced <= 1'b0;
        responses_begun <= 1'b0;
      end else begin
        if (setup_valid & pacer_rate_valid & pacer_rate_ready) begin
          life_paced <= 1'b1;
        end
        if (first) begin
          responses_begun <= 1'b1;
        end
      end
      case (choice)
        CHOICE_IDLE: begin
          if (taking) begin
            choice <= CHOICE_READING;
          end
        end
        CHOICE_READING: begin
          if (urgent) begin
            choice <= CHOICE_ASKING;
          end else begin
            choice <= CHOICE_LOADED;
          end
        end
        CHOICE_LOADED: begin
          if (wanting) begin
            choice <= CHOICE_ASKING;
          end else if (handing) begin
            choice <= CHOICE_IDLE;
          end
        end
        CHOICE_ASKING: begin
          if (resend_valid) begin
            choice <= CHOICE_READING;
          end else if (handing) begin
            choice <= CHOICE_IDLE;
          end else if (nothing) begin
            if (flow_responses == granted) begin
              choice <= CHOICE_LOADED;
            end else begin
              choice <= CHOICE_RETURNING;
            end
          end
        end
        CHOICE_RETURNING: choice <= CHOICE_READING;
        default: choice <= CHOICE_IDLE;
      endcase
    end
  end

  // staying to asking
  always @(posedge clk) begin
    if (in_reset) begin
      staying <= 1'b0;
      step <= STEP_IDLE;
      reported <= 1'b0;
      asking <= 1'b0;
    end else begin
      if (taking) begin
        staying <= 1'b0;
      end
      if (losses_valid) begin
        reported <= 1'b1;
      end else if (urgent) begin
        reported <= 1'b0;
      end
      if (urgent | wanting) begin
        asking <= 1'b1;
      end else if (ask_ready) begin
        asking <= 1'b0;
      end
      case (step)
        STEP_IDLE: begin
          if (handing) begin
            step <= STEP_CHECKING;
          end
        end
        STEP_CHECKING: begin
          if (flow_responses) begin
            step <= STEP_WAITING;
          end else if (retrans) begin
            step <= STEP_NUMBERING;
          end else begin
            step <= STEP_SIZING;
          end
        end
        STEP_WAITING: step <= STEP_ANSWERED;
        STEP_ANSWERED: begin
          if (draft_retrans) begin
            step <= STEP_NUMBERING;
          end else begin
            step <= STEP_SIZING;
          end
        end
        STEP_NUMBERING: begin
          if (may_again) begin
            step <= STEP_SHIFTING;
          end else if (handing) begin
            step <= STEP_CHECKING;
          end else begin
            step <= STEP_IDLE;
          end
        end
        STEP_SHIFTING: step <= STEP_SIZING;
        STEP_SIZING: begin
          if (draft_retrans | may_new) begin
            if (wqe_scheduled | draft_flow_responses) begin
              step <= STEP_CUTTING;
            end
          end else if (handing) begin
            step <= STEP_CHECKING;
          end else begin
            step <= STEP_IDLE;
          end
        end
        STEP_CUTTING: begin
          if (~draft_must_wait) begin
            if (draft_is_read) begin
              step <= STEP_COUNTING;
            end else begin
              step <= STEP_SENDING;
            end
          end else if (handing) begin
            step <= STEP_CHECKING;
          end else begin
            step <= STEP_IDLE;
          end
        end
        STEP_COUNTING: step <= STEP_SENDING;
        STEP_SENDING: begin
          if (draft_done & handing) begin
            step <= STEP_CHECKING;
          end else if (draft_done) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
      if (keeps_turn) begin
        staying <= 1'b1;
      end
    end
  end

  // body
  always @(posedge clk) begin
    in_reset <= rst;
  end

  // FlowChoice.choose
  always @(posedge clk) begin
    if (idle) begin
      flow_qp <= chosen_qp;
      flow_responses <= chosen_responses;
      granted <= chosen_responses;
      paced <= pacer_next_payload_paced & ~staying;
      retrans <= 1'b0;
    end
    case (choice)
      CHOICE_LOADED: begin
        if (wanting) begin
          flow_responses <= flow_responses ^ ~tables_again;
        end
      end
      CHOICE_ASKING: begin
        resend_psn <= resend_value_psn;
        resend_next <= resend_value_psn[9:0] + 10'd1;
        tail_probe <= resend_value_ack_request;
        if (resend_valid) begin
          retrans <= 1'b1;
        end else if (!handing && nothing) begin
          flow_responses <= granted;
        end
      end
      default: ;
    endcase
  end

  // PacketDraft.forget
  always @(posedge clk) begin
    is_past <= (tables_setup_valid & (beginner == {tables_flow_responses, tables_flow_qp})) |
               (is_past & choosing);
    draft_is_past <= (step == STEP_CHECKING) ?
                     (is_past | (tables_setup_valid & (beginner == {flow_responses, flow_qp}))) :
                     (draft_is_past |
                      (tables_setup_valid & (beginner == {draft_flow_responses, draft_flow_qp})));
  end

  // FlowChoice.measure
  always @(posedge clk) begin
    if ((choice == CHOICE_LOADED) | (choice == CHOICE_ASKING)) begin
      in_flight <= tables_row_psn[9:0] - tables_window_una;
      in_work <= tables_row_msn[6:0] + ~tables_window_messages;
      available <= (tables_available - tables_row_msn[6:0]) + 7'd1;
      open_reads <= reads - ledger_answered;
      unseen_reads <= ledger_row_reads != seen_inst_seen;
      asks_again <= is_asking;
      is_done <= _resend_psn_9_0_difference[9] & ~is_asking;
      distance <= tables_packet_slot - tables_window_messages[4:0];
    end
  end

  // PacketDraft.handBack
  always @(posedge clk) begin
    if (keeps_turn) begin
      stayer_qp <= draft_flow_qp;
      stayer_responses <= draft_flow_responses;
    end
  end

  // FlowChoice.ask
  always @(posedge clk) begin
    if (losses_valid) begin
      reported_flow_qp <= losses_value_qp;
      reported_flow_responses <= losses_value_responses;
    end
    if (urgent | wanting) begin
      asked <= 1'b1;
    end else if (idle) begin
      asked <= 1'b0;
    end
  end

  // PacketDraft.permit
  always @(posedge clk) begin
    case (step)
      STEP_CHECKING: begin
        may_new <= is_open & ~is_waiting & (in_flight < window) & has_message;
        may_again <= is_open & ~is_done;
        may_follow <= (in_flight + 10'd1) < window;
        may_begin <= may_start & (available > 7'd1) & follows_in_limit;
        may_read <= open_reads < {1'b0, tables_context_reads_outstanding};
        has_reads <= unseen_reads;
        is_refused <= tables_context_reads_outstanding == 5'd0;
        read_reads <= ledger_row_reads;
        read_psn <= ledger_row_psn;
        draft_distance <= distance;
        is_before <= asks_again & distance[4];
        draft_flow_qp <= flow_qp;
        draft_flow_responses <= flow_responses;
        is_other <= flow_responses != granted;
        draft_paced <= paced;
        draft_retrans <= retrans;
        draft_tail_probe <= tail_probe;
        returned <= 1'b0;
        psn <= retrans ? resend_psn : tables_row_psn;
        msn <= retrans ? incomplete : tables_row_msn;
        draft_oldest <= incomplete;
        po <= tables_row_po;
        rqmsn <= tables_row_rqmsn;
        slot <= message_slot;
        path <= retrans ? tables_packet_path : tables_row_path;
        last_path <= tables_context_last_path;
        pd <= tables_context_pd;
        mtu_code <= tables_context_mtu_code;
        offset <= {8'd0, tables_row_po} << 8 << tables_context_mtu_code;
      end
      STEP_NUMBERING: begin
        msn <= msn + {{19{is_before}}, draft_distance};
        po <= psn - (draft_flow_responses ? context_psn : tables_message_first);
        path <= (path >= last_path) ? 4'd0 : (path + 4'd1);
        returned <= ~draft_paced;
      end
      STEP_SHIFTING: begin
        offset <= {8'd0, po} << 8 << mtu_code;
        rqmsn <= rqmsn - {18'd0, since};
      end
      STEP_SIZING: begin
        remaining <= {bytes[31:8] - offset[31:8], bytes[7:0]};
        draft_wqe_bad <= ~draft_flow_responses & wqe_bad;
        draft_wqe_kind <= draft_flow_responses ? (~is_read ? 3'd5 : 3'd0) : wqe_kind;
        draft_wqe_fence <= ~draft_flow_responses & wqe_fence;
        draft_wqe_signaled <= ~draft_flow_responses & wqe_signaled;
        draft_wqe_solicited <= ~draft_flow_responses & wqe_solicited;
        draft_wqe_inline <= ~draft_flow_responses & wqe_inline;
        draft_wqe_length <= draft_flow_responses ? (is_read ? context_length : 32'd0) : wqe_length;
        draft_wqe_local_address <= draft_flow_responses ? context_address : wqe_local_address;
        draft_wqe_local_key <= draft_flow_responses ? context_key : wqe_local_key;
        draft_wqe_immediate <= draft_flow_responses ? 32'd0 : wqe_immediate;
        draft_wqe_remote_address <= draft_flow_responses ? 64'd0 : wqe_remote_address;
        draft_wqe_remote_key <= draft_flow_responses ? 32'd0 : wqe_remote_key;
        if (wqe_kind[2] & (wqe_kind[1] != wqe_kind[0]) & ~draft_flow_responses) begin
          draft_wqe_local_address <= {wqe_length, wqe_immediate};
        end
        ack_msn <= context_msn;
        result <= context_result;
      end
      STEP_CUTTING: begin
        last <= fitting | draft_is_answered;
        length <= draft_is_answered ? ((draft_is_read & is_atomic) ? 13'd16 : 13'd0) :
                  fitting ? remaining[12:0] : mtu;
        if (draft_is_read & is_refused) begin
          draft_wqe_bad <= 1'b1;
        end
      end
      STEP_COUNTING: begin
        next_read_reads <= read_reads + 24'd1;
        next_read_psn <= _read_psn_sum[24:1];
      end
      default: ;
    endcase
  end

  // PacketDraft.size
  always @(posedge clk) begin
    mtu <= 13'd256 << mtu_code;
  end

  // PacketDraft.count
  always @(posedge clk) begin
    whole <= ~is_atomic ? _mtu_code_shifted[23:0] : 24'd0;
    part <= (|(remaining[11:0] & mask)) | ~(|remaining) | is_atomic;
  end

  // PacketDraft.send
  always @(posedge clk) begin
    next_psn <= psn + 24'd1;
    next_msn <= msn + 24'd1;
    next_po <= po + 24'd1;
    next_rqmsn <= rqmsn + 24'd1;
    next_path <= (path >= last_path) ? 4'd0 : (path + 4'd1);
  end

  // PacketDraft.number
  always @(posedge clk) begin
    since <= rqmsn[5:0] - tables_message_rqmsn;
  end

  wire        _unused = &{1'b0, now[31:24], resend_value_flow_qp, resend_value_flow_responses,
                          _resend_value_psn_choice[23:8], _tables_row_msn_difference[23:5],
                          _resend_psn_9_0_difference[8:0], _mtu_code_shifted[31:24], _read_psn_sum[0]};

`ifdef FORMAL
  reg  [10:0] tables_flow_responses_bits_d1;
  reg  [10:0] tables_flow_responses_bits_d2;
  reg  [23:0] response_psn;
  always @(posedge clk) begin
    tables_flow_responses_bits_d1 <= {tables_flow_responses, tables_flow_qp};
    tables_flow_responses_bits_d2 <= tables_flow_responses_bits_d1;
    if (step == STEP_SIZING) begin
      response_psn <= context_psn;
    end
  end
  always @(posedge clk) if (!in_reset)
    what_is_handed_over_is_what_was_read_for_its_flow: assert (
      ~handing | (tables_flow_responses_bits_d2 == {flow_responses, flow_qp}));
  always @(posedge clk) if (!in_reset)
    what_was_measured_of_a_packet_stands_until_it_has_been_check: assert (
      (step != STEP_CHECKING) | (choice != CHOICE_LOADED));
  always @(posedge clk) if (!in_reset)
    no_packet_is_longer_than_4_kib: assert ((step != STEP_SENDING) | (length <= 13'd4096));
  always @(posedge clk) if (!in_reset)
    a_packet_of_a_response_has_the_psn_of_its_place: assert (
      ~(draft_sending & draft_flow_responses) | (psn == (response_psn + po)));
  always @(posedge clk) if (!in_reset)
    a_fenced_request_begins_when_all_reads_are_answered: assert (
      ~(moving & draft_beginning & draft_wqe_fence & has_reads));
  always @(posedge clk) if (!in_reset)
    no_more_reads_and_atomics_are_open_than_the_peer_takes: assert (~(ordering & draft_beginning) | may_read);
`elsif HDL_CLAIMS
  reg  [10:0] tables_flow_responses_bits_d1;
  reg  [10:0] tables_flow_responses_bits_d2;
  reg  [23:0] response_psn;
  always @(posedge clk) begin
    tables_flow_responses_bits_d1 <= {tables_flow_responses, tables_flow_qp};
    tables_flow_responses_bits_d2 <= tables_flow_responses_bits_d1;
    if (step == STEP_SIZING) begin
      response_psn <= context_psn;
    end
  end
  always @(posedge clk) if (!in_reset &&
                            !(~handing | (tables_flow_responses_bits_d2 == {flow_responses, flow_qp}))) begin
    $display("FlowChoice.java: HDL801: claim 'what is handed over is what was read for its flow' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !((step != STEP_CHECKING) | (choice != CHOICE_LOADED))) begin
    $display("PacketDraft.java: HDL801: claim 'what was measured of a packet stands until it has been checked' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !((step != STEP_SENDING) | (length <= 13'd4096))) begin
    $display("PacketDraft.java: HDL801: claim 'no packet is longer than 4 KiB' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset &&
                            !(~(draft_sending & draft_flow_responses) | (psn == (response_psn + po)))) begin
    $display("PacketDraft.java: HDL801: claim 'a packet of a response has the PSN of its place' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(moving & draft_beginning & draft_wqe_fence & has_reads))) begin
    $display("PacketDraft.java: HDL801: claim 'a fenced request begins when all Reads are answered' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(ordering & draft_beginning) | may_read)) begin
    $display("PacketDraft.java: HDL801: claim 'no more Reads and atomics are open than the peer takes' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
