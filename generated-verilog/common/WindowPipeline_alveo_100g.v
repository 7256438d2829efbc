`default_nettype none

// WindowPipeline_alveo_100g: carries out the operations of the send window.  Generated from
// WindowPipeline.java.
// timeline valid: 8 cycles, 247 registers (2105 bits), of these 195 (1886 bits) only wait
module WindowPipeline_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  input  wire         valid,  // cycle 0
  input  wire [2:0]   operation_kind,  // cycle 0
  input  wire [10:0]  operation_flow,  // cycle 0: index of a Flow
  input  wire [23:0]  operation_psn,  // cycle 0: of the packet sent, or of the acknowledgement; the first one of a new life
  input  wire [23:0]  operation_msn,  // cycle 0
  input  wire         operation_retrans,  // cycle 0: sent: is a retransmission; Packet Drop NAK: names one
  input  wire         operation_more,  // cycle 0: sent: another new packet can follow at once
  // report: of an acknowledgement
  input  wire [7:0]   report_syndrome,  // cycle 0: AETH syndrome
  input  wire         report_sack,  // cycle 0: opcode 18
  input  wire [23:0]  report_start,  // cycle 0: of SACKETH
  input  wire [7:0]   report_length,  // cycle 0
  input  wire [127:0] report_bitmap,  // cycle 0
  input  wire [23:0]  target,  // cycle 0: the PSN behind a packet sent, or the first one not acknowledged cumulatively, or of a new life
  input  wire [31:0]  now,  // cycle 2: in 1/16 us
  input  wire         active,  // cycle 2
  input  wire         reading,  // cycle 2: requests, and Reads among them are not done
  input  wire [23:0]  numbers_una,  // cycle 2: una: oldest unacknowledged PSN
  input  wire [23:0]  numbers_next,  // cycle 2: nPSN: next new PSN
  input  wire [23:0]  numbers_messages,  // cycle 2: aMSN: messages the peer has completed
  input  wire [23:0]  numbers_newest,  // cycle 2: MSN of the newest packet sent
  input  wire         counting,  // cycle 4: an acknowledgement has passed every check of its packet
  input  wire [31:0]  word_generation_start,  // cycle 4: t_gen: start of the generation, or half a round of the clock ago: long enough
  input  wire [31:0]  word_progress_time,  // cycle 4: t_prog: last progress; end of the pause while paused
  input  wire         word_hold,  // cycle 4: after a retry timeout: SACKs queue nothing
  input  wire [23:0]  word_hold_psn,  // cycle 4: PSN that ends the hold when it is acknowledged
  input  wire [2:0]   word_retries,  // cycle 4: retry timeouts left
  input  wire [2:0]   word_rnr_retries,  // cycle 4: RNR pauses left
  input  wire         word_rnr_wait,  // cycle 4: rnr_wait: pausing after an RNR NAK
  input  wire [23:0]  word_rnr_wait_psn,  // cycle 4: PSN that ends the pause when it is acknowledged
  input  wire         word_tail_probe_used,  // cycle 4: tlp: tail probe used since the last progress
  input  wire         word_repairing,  // cycle 4: packets behind a tail probe come again one by one, each with an acknowledgement
  input  wire [15:0]  word_srtt,  // cycle 4: smoothed round-trip time
  input  wire         word_sampling,  // cycle 4: one packet is timed
  input  wire [23:0]  word_sample_psn,  // cycle 4: the timed packet
  input  wire [23:0]  word_sample_time,  // cycle 4: when it was sent, modulo 1 s
  input  wire         word_dropped,  // cycle 4: a Packet Drop NAK names the packet to be served first
  input  wire [23:0]  word_dropped_psn,  // cycle 4
  input  wire         word_more,  // cycle 4: a new packet could follow the newest one at once
  input  wire         word_failed,  // cycle 4: has failed: nothing happens any more in this life
  input  wire [2:0]   word_retry_limit,  // cycle 4: rel_retry
  input  wire [2:0]   word_rnr_limit,  // cycle 4: rel_rnr_retry
  input  wire [4:0]   word_rto_exponent,  // cycle 4: rel_rto_exp
  // choice: what is to be sent again next
  input  wire         choice_any,  // cycle 4: some packet waits
  input  wire         choice_more,  // cycle 4: more than one waits
  input  wire [7:0]   choice_place,  // cycle 4: place of the chosen one
  input  wire         choice_is_named,  // cycle 4: a Packet Drop NAK has named it
  input  wire [255:0] pending,  // cycle 5
  input  wire [255:0] rings_sacked,  // cycle 5: reported received
  input  wire [255:0] rings_current,  // cycle 5: cur: sent again in this generation
  input  wire [255:0] rings_previous,  // cycle 5: prev: sent again in the previous generation
  input  wire [1:0]   deadline_kind,  // cycle 5
  input  wire [31:0]  deadline_time,  // cycle 5: in 1/16 us
  // fresh: a new life's word, constant until cycle 6
  input  wire [31:0]  fresh_generation_start,  // steady: t_gen: start of the generation, or half a round of the clock ago: long enough
  input  wire [31:0]  fresh_progress_time,  // steady: t_prog: last progress; end of the pause while paused
  input  wire         fresh_hold,  // steady: after a retry timeout: SACKs queue nothing
  input  wire [23:0]  fresh_hold_psn,  // steady: PSN that ends the hold when it is acknowledged
  input  wire [2:0]   fresh_retries,  // steady: retry timeouts left
  input  wire [2:0]   fresh_rnr_retries,  // steady: RNR pauses left
  input  wire         fresh_rnr_wait,  // steady: rnr_wait: pausing after an RNR NAK
  input  wire [23:0]  fresh_rnr_wait_psn,  // steady: PSN that ends the pause when it is acknowledged
  input  wire         fresh_tail_probe_used,  // steady: tlp: tail probe used since the last progress
  input  wire         fresh_repairing,  // steady: packets behind a tail probe come again one by one, each with an acknowledgement
  input  wire [15:0]  fresh_srtt,  // steady: smoothed round-trip time
  input  wire         fresh_sampling,  // steady: one packet is timed
  input  wire [23:0]  fresh_sample_psn,  // steady: the timed packet
  input  wire [23:0]  fresh_sample_time,  // steady: when it was sent, modulo 1 s
  input  wire         fresh_dropped,  // steady: a Packet Drop NAK names the packet to be served first
  input  wire [23:0]  fresh_dropped_psn,  // steady
  input  wire         fresh_more,  // steady: a new packet could follow the newest one at once
  input  wire         fresh_failed,  // steady: has failed: nothing happens any more in this life
  input  wire [2:0]   fresh_retry_limit,  // steady: rel_retry
  input  wire [2:0]   fresh_rnr_limit,  // steady: rel_rnr_retry
  input  wire [4:0]   fresh_rto_exponent,  // steady: rel_rto_exp
  input  wire [2:0]   srtt_shift,  // steady: rel_srtt_shift
  input  wire [11:0]  jitter,  // steady: rel_jitter, in 1/16 us
  output wire [5:0]   row,  // cycle 5: row of an acknowledgement
  output wire         taking,  // cycle 5: a packet is taken, to be sent again
  output wire         misses,  // cycle 5: none is there or may be taken
  // resend: a cycle later
  (* shreg_extract = "no" *)
  output reg  [9:0]   resend_flow_qp,  // cycle 6: queue pair, local number
  output reg          resend_flow_responses,  // cycle 6: space of responses (RSP); else that of requests (SQ)
  output reg  [23:0]  resend_psn,  // cycle 6
  output reg          resend_ack_request,  // cycle 6: ask for an acknowledgement (tail probe)
  output wire [23:0]  new_numbers_una,  // cycle 6: una: oldest unacknowledged PSN
  output reg  [23:0]  new_numbers_next,  // cycle 6: nPSN: next new PSN
  output reg  [23:0]  new_numbers_messages,  // cycle 6: aMSN: messages the peer has completed
  output reg  [23:0]  new_numbers_newest,  // cycle 6: MSN of the newest packet sent
  output wire [31:0]  result_word_generation_start,  // cycle 8: t_gen: start of the generation, or half a round of the clock ago: long enough
  output wire [31:0]  result_word_progress_time,  // cycle 8: t_prog: last progress; end of the pause while paused
  output wire         result_word_hold,  // cycle 8: after a retry timeout: SACKs queue nothing
  output wire [23:0]  result_word_hold_psn,  // cycle 8: PSN that ends the hold when it is acknowledged
  output wire [2:0]   result_word_retries,  // cycle 8: retry timeouts left
  output wire [2:0]   result_word_rnr_retries,  // cycle 8: RNR pauses left
  output wire         result_word_rnr_wait,  // cycle 8: rnr_wait: pausing after an RNR NAK
  output wire [23:0]  result_word_rnr_wait_psn,  // cycle 8: PSN that ends the pause when it is acknowledged
  output wire         result_word_tail_probe_used,  // cycle 8: tlp: tail probe used since the last progress
  output wire         result_word_repairing,  // cycle 8: packets behind a tail probe come again one by one, each with an acknowledgement
  output wire [15:0]  result_word_srtt,  // cycle 8: smoothed round-trip time
  output wire         result_word_sampling,  // cycle 8: one packet is timed
  output wire [23:0]  result_word_sample_psn,  // cycle 8: the timed packet
  output wire [23:0]  result_word_sample_time,  // cycle 8: when it was sent, modulo 1 s
  output wire         result_word_dropped,  // cycle 8: a Packet Drop NAK names the packet to be served first
  output wire [23:0]  result_word_dropped_psn,  // cycle 8
  output wire         result_word_more,  // cycle 8: a new packet could follow the newest one at once
  output wire         result_word_failed,  // cycle 8: has failed: nothing happens any more in this life
  output wire [2:0]   result_word_retry_limit,  // cycle 8: rel_retry
  output wire [2:0]   result_word_rnr_limit,  // cycle 8: rel_rnr_retry
  output wire [4:0]   result_word_rto_exponent,  // cycle 8: rel_rto_exp
  output wire         result_updates,  // cycle 8: the peer has acknowledged more, or a pause has begun or ended
  output wire         result_failing,  // cycle 8
  output wire [4:0]   result_cause,  // cycle 8
  output reg          result_deferred,  // cycle 8: a tail probe was due, but the head was sent again a moment ago
  output reg          result_timeout,  // cycle 8: retry timeout
  output reg          result_read_timeout,  // cycle 8: the same of a Read that is acknowledged and not done
  output reg          result_tail_probe,  // cycle 8: tail probe
  output wire         result_rnr_wait_begins,  // cycle 8: RNR NAK that begins a pause
  output reg          result_drop,  // cycle 8: Packet Drop NAK
  output reg          result_sack,  // cycle 8
  output wire         result_idle,  // cycle 8: nothing was looked at: the deadline that was posted has been moved
  output wire [255:0] new_pending,  // cycle 8
  output wire [255:0] new_rings_sacked,  // cycle 8: reported received
  output wire [255:0] new_rings_current,  // cycle 8: cur: sent again in this generation
  output wire [255:0] new_rings_previous  // cycle 8: prev: sent again in the previous generation
);
  localparam [2:0] KIND_CLEAR       = 3'd0;
  localparam [2:0] KIND_SETUP       = 3'd1;
  localparam [2:0] KIND_SENT        = 3'd2;
  localparam [2:0] KIND_ACKNOWLEDGE = 3'd3;
  localparam [2:0] KIND_EXPIRED     = 3'd4;
  localparam [2:0] KIND_PICK        = 3'd5;
  localparam [2:0] KIND_ANSWERED    = 3'd6;
  localparam [1:0] KIND_RNR_WAIT    = 2'd1;
  localparam [1:0] KIND_RETRY       = 2'd2;
  localparam [1:0] KIND_TAIL_PROBE  = 2'd3;

  reg  [23:0]  numbers_una_2;
  reg  [23:0]  numbers_next_2;
  reg  [23:0]  numbers_messages_2;
  reg  [23:0]  numbers_newest_2;
  reg  [17:0]  margins;
  // ---- timeline valid, cycle 1
  reg  [49:0]  operation_flow_9_0_c1_c5;
  reg  [3:0]   operation_flow_10_c1_c4;
  reg  [2:0]   operation_kind_c1;
  reg          operation_kind_and_c1;
  reg  [4:0]   operation_more_c1_c5;
  reg  [23:0]  operation_msn_c1;
  reg  [23:0]  operation_psn_c1;
  reg  [3:0]   operation_retrans_c1_c4;
  reg  [7:0]   report_length_c1;
  reg          report_sack_c1;
  reg  [7:0]   report_syndrome_c1;
  reg  [9:0]   report_syndrome_1_0_c1_c5;
  reg  [19:0]  report_syndrome_4_0_c1_c4;
  reg  [3:0]   report_syndrome_6_5_eq_c1_c4;
  reg  [4:0]   shows_head_c1_c5;
  reg  [23:0]  target_c1;
  reg  [2:0]   valid_c1_c3;
  // ---- timeline valid, cycle 2
  reg          operation_kind_and_c2;
  reg  [2:0]   operation_kind_c2;
  reg  [23:0]  target_c2;
  reg  [23:0]  operation_psn_c2;
  reg  [23:0]  operation_msn_c2;
  reg  [7:0]   report_length_c2;
  reg          report_sack_c2;
  reg  [7:0]   report_syndrome_c2;
  // ---- timeline valid, cycle 3
  reg          anything_not_c3;
  reg  [23:0]  numbers_una_c3;
  reg  [5:0]   operation_kind_c3_c4;
  reg  [47:0]  operation_msn_c3_c4;
  reg  [71:0]  operation_psn_c3_c5;
  reg  [23:0]  target_c3;
  reg          active_c3;
  reg          in_flight_any_c3;
  reg  [7:0]   in_flight_behind_c3;
  reg  [7:0]   in_flight_from_c3;
  reg  [1:0]   judged_idle_c3_c4;
  reg  [1:0]   judged_may_wait_c3_c4;
  reg  [31:0]  now_c3;
  reg  [47:0]  numbers_messages_c3_c4;
  reg  [47:0]  numbers_newest_c3_c4;
  reg  [47:0]  numbers_next_c3_c4;
  reg  [15:0]  rings_named_c3_c4;
  reg  [2:0]   some_left_c3_c5;
  reg          verdict_counting_c3;
  reg  [2:0]   words_events_at_head_c3_c5;
  // ---- timeline valid, cycle 4
  reg          active_c4;
  reg          valid_c4;
  reg          verdict_counting_c4;
  reg  [23:0]  numbers_una_c4;
  reg  [23:0]  target_c4;
  reg  [31:0]  now_c4;
  reg  [7:0]   rings_head_c4;
  // ---- timeline valid, cycle 5
  (* shreg_extract = "no" *)
  reg          operation_flow_10_c5;
  (* shreg_extract = "no" *)
  reg  [2:0]   operation_kind_c5;
  reg          alive;
  reg          valid_c5;
  (* shreg_extract = "no" *)
  reg          operation_retrans_c5;
  (* shreg_extract = "no" *)
  reg          judged_may_wait;
  (* shreg_extract = "no" *)
  reg          judged_idle;
  reg  [23:0]  numbers_una_c5;
  (* shreg_extract = "no" *)
  reg  [23:0]  numbers_messages_c5;
  reg  [31:0]  now_c5;
  reg          is_there;
  reg          choice_more_c5;
  reg          word_tail_probe_used_or_c5;
  reg  [7:0]   distance;
  reg  [16:0]  span;
  reg  [31:0]  age;
  (* shreg_extract = "no" *)
  reg          report_syndrome_6_5_eq_c5;
  reg  [31:0]  since;
  reg  [17:0]  patience;
  (* shreg_extract = "no" *)
  reg  [23:0]  operation_msn_c5;
  (* shreg_extract = "no" *)
  reg  [4:0]   report_syndrome_4_0_c5;
  reg  [23:0]  target_c5;
  (* shreg_extract = "no" *)
  reg  [23:0]  numbers_newest_c5;
  (* shreg_extract = "no" *)
  reg  [23:0]  numbers_next_c5;
  (* shreg_extract = "no" *)
  reg  [7:0]   rings_named_c5;
  reg  [7:0]   rings_head_c5;
  reg          choice_is_named_c5;
  reg  [7:0]   choice_place_c5;
  reg          ends_hold_c5;
  reg  [255:0] in_flight_places_c5;
  reg          rnr_wait_ends_c5;
  reg          word_dropped_c5;
  reg  [23:0]  word_dropped_psn_c5;
  reg          word_failed_c5;
  reg  [31:0]  word_generation_start_c5;
  reg          word_hold_c5;
  reg  [23:0]  word_hold_psn_c5;
  reg          word_more_c5;
  reg  [31:0]  word_progress_time_c5;
  reg          word_repairing_c5;
  reg  [2:0]   word_retries_c5;
  reg  [2:0]   word_retry_limit_c5;
  reg  [2:0]   word_rnr_limit_c5;
  reg  [2:0]   word_rnr_retries_c5;
  reg          word_rnr_wait_c5;
  reg  [23:0]  word_rnr_wait_psn_c5;
  reg  [4:0]   word_rto_exponent_c5;
  reg  [23:0]  word_sample_psn_c5;
  reg  [23:0]  word_sample_time_c5;
  reg          word_sampling_c5;
  reg  [15:0]  word_srtt_c5;
  reg          word_tail_probe_used_c5;
  reg          words_events_ends_dropped_c5;
  reg          words_events_ends_sample_c5;
  // ---- timeline valid, cycle 6
  reg  [1:0]   passed_due;
  reg          passed;
  reg          passed_may_wait;
  reg          moved;
  reg          ends_hold;
  reg          word_hold_c6;
  reg          rnr_wait_ends;
  reg          word_rnr_wait_c6;
  reg          verdict_judge_verdict_sack_c6;
  reg          answered;
  reg          word_tail_probe_used_or_c6;
  (* shreg_extract = "no" *)
  reg          some_left;
  reg          stalling;
  (* shreg_extract = "no" *)
  reg          shows_head_c6;
  reg          is_idle;
  reg  [23:0]  rnr_wait_begins;
  reg  [31:0]  now_c6;
  reg          verdict_judge_verdict_completing_c6;
  (* shreg_extract = "no" *)
  reg          operation_more_c6;
  (* shreg_extract = "no" *)
  reg  [23:0]  operation_psn_c6;
  reg          operation_retrans_c6;
  (* shreg_extract = "no" *)
  reg  [1:0]   report_syndrome_1_0_c6;
  (* shreg_extract = "no" *)
  reg          words_events_at_head_c6;
  reg          choice_is_named_c6;
  reg  [7:0]   choice_place_c6;
  reg          word_dropped_c6;
  reg  [23:0]  word_dropped_psn_c6;
  reg          word_failed_c6;
  reg  [31:0]  word_generation_start_c6;
  reg  [23:0]  word_hold_psn_c6;
  reg          word_more_c6;
  reg  [31:0]  word_progress_time_c6;
  reg          word_repairing_c6;
  reg  [2:0]   word_retries_c6;
  reg  [2:0]   word_retry_limit_c6;
  reg  [2:0]   word_rnr_limit_c6;
  reg  [2:0]   word_rnr_retries_c6;
  reg  [23:0]  word_rnr_wait_psn_c6;
  reg  [4:0]   word_rto_exponent_c6;
  reg  [23:0]  word_sample_psn_c6;
  reg  [23:0]  word_sample_time_c6;
  reg          word_sampling_c6;
  reg  [15:0]  word_srtt_c6;
  reg          word_tail_probe_used_c6;
  reg          words_events_ends_dropped_c6;
  reg          words_events_ends_sample_c6;
  reg          age_31_c6;
  reg  [1:0]   judged_expiring_c6_c7;
  reg          judged_sent_c6;
  reg          judged_sent_again_c6;
  reg  [23:0]  numbers_changed_una;
  reg          rings_ripe_c6;
  reg  [5:0]   row_c6;
  reg          taking_c6;
  reg          verdict_judge_verdict_cumulative_c6;
  reg          verdict_judge_verdict_drop_c6;
  reg          verdict_judge_verdict_fatal_c6;
  reg          verdict_judge_verdict_rnr_c6;
  reg          verdict_judge_verdict_single_c6;
  reg          words_events_heard_c6;
  reg          words_events_renew_c6;
  // ---- timeline valid, cycle 7
  reg          passed_tail_probe_c7;
  reg          word_rnr_wait_c7;
  reg          verdict_judge_verdict_drop_c7;
  reg          verdict_judge_verdict_rnr_c7;
  reg          verdict_judge_verdict_sack_c7;
  reg          moving_c7;
  reg          passed_resume_c7;
  reg          passed_resume_or_c7;
  reg          result_read_timeout_c7;
  reg          result_timeout_c7;
  // ---- timeline valid, cycle 8
  reg          moving_c8;
  reg          verdict_judge_verdict_rnr_c8;
  reg          passed_resume_c8;
  reg          word_rnr_wait_c8;
  reg          passed_resume_or_c8;
  (* shreg_extract = "no" *)
  reg          judged_expiring_c8;
  reg  [23:0]  pauses [0:31];
  wire         rings_flipping;
  wire         rings_tail_probe_sent;
  wire         verdict_map_unsent;
  wire [255:0] verdict_map_received;
  wire [255:0] verdict_map_missing;
  wire         verdict_judge_verdict_cumulative;
  wire         verdict_judge_verdict_moved;
  wire         verdict_judge_verdict_single;
  wire         verdict_judge_verdict_completing;
  wire         verdict_judge_verdict_sack;
  wire         verdict_judge_verdict_drop;
  wire         verdict_judge_verdict_rnr;
  wire         verdict_judge_verdict_fatal;
  wire [255:0] in_flight_places;
  wire [15:0]  trip_step;

  wire         verdict_counting = operation_kind_and_c2 & active;
  wire         verdict_judge_counting = verdict_counting_c4 & counting & ~word_failed;
  wire         sending = alive & (operation_kind_c5 == KIND_SENT);
  wire         judged_renewing = ((operation_kind_c5 == KIND_CLEAR) | (operation_kind_c5 == KIND_SETUP)) &
                                 valid_c5;
  wire         judged_sent = sending & ~operation_retrans_c5;
  wire         judged_expiring = alive & (operation_kind_c5 == KIND_EXPIRED);
  wire         anything = numbers_una != numbers_next;
  wire         renewing = (operation_kind_c2 == KIND_CLEAR) | (operation_kind_c2 == KIND_SETUP);
  wire [23:0]  first = (operation_kind_c2 == KIND_ACKNOWLEDGE) ? target_c2 : numbers_una;
  wire         some = anything & ~renewing;
  wire [7:0]   last = numbers_next[7:0] - 8'd1;
  wire [23:0]  _first_choice = (operation_kind_c2 == KIND_ACKNOWLEDGE) ? first : operation_psn_c2;
  wire         forgets = ~judged_may_wait | (judged_idle & judged_sent);
  wire         rings_cumulative = (verdict_judge_verdict_cumulative & ~judged_idle) | judged_renewing |
                                  forgets;
  wire [31:0]  _now_c5_difference = now_c5 - deadline_time;
  wire         passed_retrying = passed & (passed_due == KIND_RETRY);
  wire         passed_resume = passed & (passed_due == KIND_RNR_WAIT);
  wire         passed_timeout = passed_retrying & passed_may_wait;
  wire         passed_tail_probe = passed & (passed_due == KIND_TAIL_PROBE);
  wire         rings_everything = passed_resume | passed_timeout;
  wire         picking = (operation_kind_c5 == KIND_PICK) & valid_c5;
  wire         is_tail_probe = word_tail_probe_used_or_c5 & ~choice_more_c5;
  wire [23:0]  _word_hold_psn_difference = word_hold_psn - target_c4;
  wire [23:0]  _word_rnr_wait_psn_difference = word_rnr_wait_psn - target_c4;
  wire [23:0]  _word_sample_psn_difference = word_sample_psn - target_c4;
  wire [23:0]  _word_dropped_psn_difference = word_dropped_psn - target_c4;
  wire         holding = word_hold_c6 & ~(moved & ends_hold);
  wire         pauses_2 = word_rnr_wait_c6 & ~(moved & rnr_wait_ends);
  wire         suspended = holding | pauses_2;
  wire         queues = verdict_judge_verdict_sack_c6 & ~suspended;
  wire         repairs = answered & word_tail_probe_used_or_c6 & some_left & ~suspended;
  wire         shows_head = (report_start == target) & ~report_bitmap[0];
  wire         rings_head_only = queues & stalling & shows_head_c6 & ~(moved | is_idle);
  wire         answered_2 = alive & (operation_kind_c5 == KIND_ANSWERED);
  wire [23:0]  pauses_data = pauses[report_syndrome_4_0_c5];
  wire [31:0]  words_pause_end = now_c6 + {8'd0, rnr_wait_begins};
  wire         moving = moved | verdict_judge_verdict_completing_c6;

  RingUpdate_256 rings (
    .clk(clk),
    .rst(rst),
    .pending(pending),
    .rings_sacked(rings_sacked),
    .rings_current(rings_current),
    .rings_previous(rings_previous),
    .in_flight(in_flight_places_c5),
    .received(verdict_map_received),
    .missing(verdict_map_missing),
    .head(rings_head_c5),
    .named(rings_named_c5),
    .sent(judged_sent),
    .cumulative(rings_cumulative),
    .sack(verdict_judge_verdict_sack),
    .drop(verdict_judge_verdict_drop),
    .expiring(judged_expiring),
    .drop_again(operation_retrans_c6),
    .queues(queues),
    .head_only(rings_head_only),
    .everything(rings_everything),
    .tail_probe(passed_tail_probe),
    .repairs(repairs),
    .ripe(rings_ripe_c6),
    .pick(taking_c6),
    .place(choice_place_c6),
    .flipping(rings_flipping),
    .tail_probe_sent(rings_tail_probe_sent),
    .new_pending(new_pending),
    .new_rings_sacked(new_rings_sacked),
    .new_rings_current(new_rings_current),
    .new_rings_previous(new_rings_previous)
  );

  WordUpdate_256 words (
    .clk(clk),
    .rst(rst),
    .word_generation_start(word_generation_start_c6),
    .word_progress_time(word_progress_time_c6),
    .word_hold(word_hold_c6),
    .word_hold_psn(word_hold_psn_c6),
    .word_retries(word_retries_c6),
    .word_rnr_retries(word_rnr_retries_c6),
    .word_rnr_wait(word_rnr_wait_c6),
    .word_rnr_wait_psn(word_rnr_wait_psn_c6),
    .word_tail_probe_used(word_tail_probe_used_c6),
    .word_repairing(word_repairing_c6),
    .word_srtt(word_srtt_c6),
    .word_sampling(word_sampling_c6),
    .word_sample_psn(word_sample_psn_c6),
    .word_sample_time(word_sample_time_c6),
    .word_dropped(word_dropped_c6),
    .word_dropped_psn(word_dropped_psn_c6),
    .word_more(word_more_c6),
    .word_failed(word_failed_c6),
    .word_retry_limit(word_retry_limit_c6),
    .word_rnr_limit(word_rnr_limit_c6),
    .word_rto_exponent(word_rto_exponent_c6),
    .fresh_generation_start(fresh_generation_start),
    .fresh_progress_time(fresh_progress_time),
    .fresh_hold(fresh_hold),
    .fresh_hold_psn(fresh_hold_psn),
    .fresh_retries(fresh_retries),
    .fresh_rnr_retries(fresh_rnr_retries),
    .fresh_rnr_wait(fresh_rnr_wait),
    .fresh_rnr_wait_psn(fresh_rnr_wait_psn),
    .fresh_tail_probe_used(fresh_tail_probe_used),
    .fresh_repairing(fresh_repairing),
    .fresh_srtt(fresh_srtt),
    .fresh_sampling(fresh_sampling),
    .fresh_sample_psn(fresh_sample_psn),
    .fresh_sample_time(fresh_sample_time),
    .fresh_dropped(fresh_dropped),
    .fresh_dropped_psn(fresh_dropped_psn),
    .fresh_more(fresh_more),
    .fresh_failed(fresh_failed),
    .fresh_retry_limit(fresh_retry_limit),
    .fresh_rnr_limit(fresh_rnr_limit),
    .fresh_rto_exponent(fresh_rto_exponent),
    .events_renew(words_events_renew_c6),
    .events_sent(judged_sent_c6),
    .events_sent_again(judged_sent_again_c6),
    .events_verdict_row(row_c6),
    .events_verdict_cumulative(verdict_judge_verdict_cumulative_c6),
    .events_verdict_moved(moved),
    .events_verdict_single(verdict_judge_verdict_single_c6),
    .events_verdict_completing(verdict_judge_verdict_completing_c6),
    .events_verdict_sack(verdict_judge_verdict_sack_c6),
    .events_verdict_drop(verdict_judge_verdict_drop_c6),
    .events_verdict_rnr(verdict_judge_verdict_rnr_c6),
    .events_verdict_fatal(verdict_judge_verdict_fatal_c6),
    .events_repairs(repairs),
    .events_heard(words_events_heard_c6),
    .events_resume(passed_resume),
    .events_timeout(passed_timeout),
    .events_pick(taking_c6),
    .events_at_head(words_events_at_head_c6),
    .events_idle(is_idle),
    .events_ends_hold(ends_hold),
    .events_rnr_wait_ends(rnr_wait_ends),
    .events_ends_sample(words_events_ends_sample_c6),
    .events_ends_dropped(words_events_ends_dropped_c6),
    .events_aged(age_31_c6),
    .psn(operation_psn_c6),
    .una(numbers_changed_una),
    .more(operation_more_c6),
    .code(report_syndrome_1_0_c6),
    .now(now_c6),
    .pause_end(words_pause_end),
    .srtt_step(trip_step),
    .place(choice_place_c6),
    .is_named(choice_is_named_c6),
    .flipping(rings_flipping),
    .tail_probe_sent(rings_tail_probe_sent),
    .changed_generation_start(result_word_generation_start),
    .changed_progress_time(result_word_progress_time),
    .changed_hold(result_word_hold),
    .changed_hold_psn(result_word_hold_psn),
    .changed_retries(result_word_retries),
    .changed_rnr_retries(result_word_rnr_retries),
    .changed_rnr_wait(result_word_rnr_wait),
    .changed_rnr_wait_psn(result_word_rnr_wait_psn),
    .changed_tail_probe_used(result_word_tail_probe_used),
    .changed_repairing(result_word_repairing),
    .changed_srtt(result_word_srtt),
    .changed_sampling(result_word_sampling),
    .changed_sample_psn(result_word_sample_psn),
    .changed_sample_time(result_word_sample_time),
    .changed_dropped(result_word_dropped),
    .changed_dropped_psn(result_word_dropped_psn),
    .changed_more(result_word_more),
    .changed_failed(result_word_failed),
    .changed_retry_limit(result_word_retry_limit),
    .changed_rnr_limit(result_word_rnr_limit),
    .changed_rto_exponent(result_word_rto_exponent),
    .failing(result_failing),
    .cause(result_cause)
  );

  SackMap_256 verdict_map (
    .clk(clk),
    .rst(rst),
    .start(report_start),
    .length(report_length),
    .bitmap(report_bitmap),
    .from(target),
    .una(numbers_una),
    .newest(numbers_next),
    .unsent(verdict_map_unsent),
    .received(verdict_map_received),
    .missing(verdict_map_missing)
  );

  AckJudge verdict_judge (
    .clk(clk),
    .rst(rst),
    .counting(verdict_judge_counting),
    .syndrome(report_syndrome_c2),
    .sack(report_sack_c2),
    .length(report_length_c2),
    .target(target_c2),
    .msn(operation_msn_c2),
    .una(numbers_una),
    .new_psn(numbers_next),
    .messages(numbers_messages),
    .newest(numbers_newest),
    .unsent(verdict_map_unsent),
    .reading(reading),
    .verdict_row(row),
    .verdict_cumulative(verdict_judge_verdict_cumulative),
    .verdict_moved(verdict_judge_verdict_moved),
    .verdict_single(verdict_judge_verdict_single),
    .verdict_completing(verdict_judge_verdict_completing),
    .verdict_sack(verdict_judge_verdict_sack),
    .verdict_drop(verdict_judge_verdict_drop),
    .verdict_rnr(verdict_judge_verdict_rnr),
    .verdict_fatal(verdict_judge_verdict_fatal)
  );

  RingRange_256 in_flight (
    .clk(clk),
    .from(in_flight_from_c3),
    .behind(in_flight_behind_c3),
    .any(in_flight_any_c3),
    .places(in_flight_places)
  );

  RoundTrip trip (
    .clk(clk),
    .now(now_c4[23:0]),
    .sent(word_sample_time),
    .old(word_srtt),
    .shift(srtt_shift),
    .step(trip_step)
  );

  assign new_numbers_una = numbers_changed_una;
  assign taking = picking & alive & is_there & judged_may_wait;
  assign misses = picking & ~taking;
  assign result_updates = moving_c8 | verdict_judge_verdict_rnr_c8 | passed_resume_c8;
  assign result_rnr_wait_begins = verdict_judge_verdict_rnr_c8 & ~word_rnr_wait_c8;
  assign result_idle = judged_expiring_c8 & ~passed_resume_or_c8;

  always @* begin
    numbers_una_2 = numbers_una_c5;
    numbers_next_2 = numbers_next_c5;
    numbers_messages_2 = numbers_messages_c5;
    numbers_newest_2 = numbers_newest_c5;
    if (verdict_judge_verdict_cumulative) begin
      numbers_una_2 = target_c5;
      numbers_messages_2 = operation_msn_c5;
    end
    if (judged_sent) begin
      numbers_next_2 = target_c5;
      numbers_newest_2 = operation_msn_c5;
    end
    if (judged_renewing) begin
      numbers_una_2 = target_c5;
      numbers_next_2 = target_c5;
      numbers_messages_2 = 24'd0;
      numbers_newest_2 = 24'd0;
    end
  end

  initial $readmemh("WindowPipeline_alveo_100g_pauses.hex", pauses);

  always @(posedge clk) begin
    if (rst) begin
      operation_kind_and_c1 <= 1'b0;
      operation_kind_and_c2 <= 1'b0;
      valid_c1_c3 <= 3'd0;
      valid_c4 <= 1'b0;
      valid_c5 <= 1'b0;
      alive <= 1'b0;
      words_events_renew_c6 <= 1'b0;
    end else begin
      // ---- timeline valid, cycle 1
      operation_kind_and_c1 <= (operation_kind == KIND_ACKNOWLEDGE) & valid;
      valid_c1_c3 <= {valid_c1_c3[1:0], valid};
      // ---- timeline valid, cycle 2
      operation_kind_and_c2 <= operation_kind_and_c1;
      // ---- timeline valid, cycle 4
      valid_c4 <= valid_c1_c3[2];
      // ---- timeline valid, cycle 5
      valid_c5 <= valid_c4;
      alive <= active_c4 & ~word_failed & valid_c4;
      // ---- timeline valid, cycle 6
      words_events_renew_c6 <= judged_renewing;
    end
  end

  // ages
  always @(posedge clk) begin
    margins <= ({6'd0, jitter} << 1) + {6'd0, jitter};
    // ---- timeline valid, cycle 1
    report_syndrome_6_5_eq_c1_c4 <= {report_syndrome_6_5_eq_c1_c4[2:0], report_syndrome[6:5] == 2'd0};
    shows_head_c1_c5 <= {shows_head_c1_c5[3:0], shows_head};
    // ---- timeline valid, cycle 3
    judged_idle_c3_c4 <= {judged_idle_c3_c4[0], numbers_una == numbers_next};
    some_left_c3_c5 <= {some_left_c3_c5[1:0], target_c2 != numbers_next};
    words_events_at_head_c3_c5 <= {words_events_at_head_c3_c5[1:0], numbers_una == operation_psn_c2};
    // ---- timeline valid, cycle 5
    report_syndrome_6_5_eq_c5 <= report_syndrome_6_5_eq_c1_c4[3];
    judged_idle <= judged_idle_c3_c4[1];
    age <= now_c4 - word_generation_start;
    ends_hold_c5 <= _word_hold_psn_difference[23];
    patience <= {2'd0, word_srtt} + margins;
    rnr_wait_ends_c5 <= _word_rnr_wait_psn_difference[23];
    since <= now_c4 - word_progress_time;
    span <= {1'b0, word_srtt} + {5'd0, jitter};
    words_events_ends_dropped_c5 <= _word_dropped_psn_difference[23];
    words_events_ends_sample_c5 <= _word_sample_psn_difference[23];
    // ---- timeline valid, cycle 6
    shows_head_c6 <= shows_head_c1_c5[4];
    is_idle <= judged_idle;
    some_left <= some_left_c3_c5[2];
    words_events_at_head_c6 <= words_events_at_head_c3_c5[2];
    ends_hold <= ends_hold_c5;
    rnr_wait_ends <= rnr_wait_ends_c5;
    words_events_ends_dropped_c6 <= words_events_ends_dropped_c5;
    words_events_ends_sample_c6 <= words_events_ends_sample_c5;
    age_31_c6 <= age[31];
    answered <= verdict_judge_verdict_single & report_syndrome_6_5_eq_c5 & ~verdict_judge_verdict_sack;
    rings_ripe_c6 <= age >= {15'd0, span};
    stalling <= ~since[31] & (since >= {14'd0, patience});
  end

  // pick
  always @(posedge clk) begin
    // ---- timeline valid, cycle 1
    operation_flow_9_0_c1_c5 <= {operation_flow_9_0_c1_c5[39:0], operation_flow[9:0]};
    operation_flow_10_c1_c4 <= {operation_flow_10_c1_c4[2:0], operation_flow[10]};
    // ---- timeline valid, cycle 5
    operation_flow_10_c5 <= operation_flow_10_c1_c4[3];
    choice_more_c5 <= choice_more;
    distance <= choice_place - numbers_una_c4[7:0];
    is_there <= choice_any & ~word_rnr_wait;
    word_tail_probe_used_or_c5 <= word_tail_probe_used | word_repairing;
    // ---- timeline valid, cycle 6
    resend_flow_qp <= operation_flow_9_0_c1_c5[49:40];
    resend_flow_responses <= operation_flow_10_c5;
    word_tail_probe_used_or_c6 <= word_tail_probe_used_or_c5;
    resend_ack_request <= is_tail_probe | judged_idle;
    resend_psn <= numbers_una_c5 + {{16{judged_idle}}, distance};
    taking_c6 <= taking;
  end

  // places
  always @(posedge clk) begin
    // ---- timeline valid, cycle 1
    operation_kind_c1 <= operation_kind;
    // ---- timeline valid, cycle 2
    operation_kind_c2 <= operation_kind_c1;
    // ---- timeline valid, cycle 3
    operation_kind_c3_c4 <= {operation_kind_c3_c4[2:0], operation_kind_c2};
    anything_not_c3 <= ~anything;
    in_flight_any_c3 <= (first != numbers_next) & some;
    in_flight_behind_c3 <= some ? numbers_next[7:0] : 8'd0;
    in_flight_from_c3 <= some ? first[7:0] : 8'd0;
    rings_named_c3_c4 <= {rings_named_c3_c4[7:0],
                          (operation_kind_c2 == KIND_EXPIRED) ? last : _first_choice[7:0]};
    // ---- timeline valid, cycle 4
    rings_head_c4 <= numbers_una_c3[7:0] - {7'd0, anything_not_c3};
    // ---- timeline valid, cycle 5
    operation_kind_c5 <= operation_kind_c3_c4[5:3];
    rings_named_c5 <= rings_named_c3_c4[15:8];
    rings_head_c5 <= rings_head_c4;
    in_flight_places_c5 <= in_flight_places;
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline valid, cycle 1
    operation_more_c1_c5 <= {operation_more_c1_c5[3:0], operation_more};
    operation_msn_c1 <= operation_msn;
    operation_psn_c1 <= operation_psn;
    report_length_c1 <= report_length;
    report_sack_c1 <= report_sack;
    report_syndrome_c1 <= report_syndrome;
    target_c1 <= target;
    // ---- timeline valid, cycle 2
    operation_msn_c2 <= operation_msn_c1;
    operation_psn_c2 <= operation_psn_c1;
    report_length_c2 <= report_length_c1;
    report_sack_c2 <= report_sack_c1;
    report_syndrome_c2 <= report_syndrome_c1;
    target_c2 <= target_c1;
    // ---- timeline valid, cycle 3
    operation_msn_c3_c4 <= {operation_msn_c3_c4[23:0], operation_msn_c2};
    operation_psn_c3_c5 <= {operation_psn_c3_c5[47:0], operation_psn_c2};
    target_c3 <= target_c2;
    active_c3 <= active;
    now_c3 <= now;
    numbers_messages_c3_c4 <= {numbers_messages_c3_c4[23:0], numbers_messages};
    numbers_newest_c3_c4 <= {numbers_newest_c3_c4[23:0], numbers_newest};
    numbers_next_c3_c4 <= {numbers_next_c3_c4[23:0], numbers_next};
    numbers_una_c3 <= numbers_una;
    // ---- timeline valid, cycle 4
    target_c4 <= target_c3;
    active_c4 <= active_c3;
    now_c4 <= now_c3;
    numbers_una_c4 <= numbers_una_c3;
    // ---- timeline valid, cycle 5
    operation_msn_c5 <= operation_msn_c3_c4[47:24];
    target_c5 <= target_c4;
    now_c5 <= now_c4;
    numbers_messages_c5 <= numbers_messages_c3_c4[47:24];
    numbers_newest_c5 <= numbers_newest_c3_c4[47:24];
    numbers_next_c5 <= numbers_next_c3_c4[47:24];
    numbers_una_c5 <= numbers_una_c4;
    choice_is_named_c5 <= choice_is_named;
    choice_place_c5 <= choice_place;
    word_dropped_c5 <= word_dropped;
    word_dropped_psn_c5 <= word_dropped_psn;
    word_failed_c5 <= word_failed;
    word_generation_start_c5 <= word_generation_start;
    word_hold_c5 <= word_hold;
    word_hold_psn_c5 <= word_hold_psn;
    word_more_c5 <= word_more;
    word_progress_time_c5 <= word_progress_time;
    word_repairing_c5 <= word_repairing;
    word_retries_c5 <= word_retries;
    word_retry_limit_c5 <= word_retry_limit;
    word_rnr_limit_c5 <= word_rnr_limit;
    word_rnr_retries_c5 <= word_rnr_retries;
    word_rnr_wait_c5 <= word_rnr_wait;
    word_rnr_wait_psn_c5 <= word_rnr_wait_psn;
    word_rto_exponent_c5 <= word_rto_exponent;
    word_sample_psn_c5 <= word_sample_psn;
    word_sample_time_c5 <= word_sample_time;
    word_sampling_c5 <= word_sampling;
    word_srtt_c5 <= word_srtt;
    word_tail_probe_used_c5 <= word_tail_probe_used;
    // ---- timeline valid, cycle 6
    operation_more_c6 <= operation_more_c1_c5[4];
    operation_psn_c6 <= operation_psn_c3_c5[71:48];
    now_c6 <= now_c5;
    choice_is_named_c6 <= choice_is_named_c5;
    choice_place_c6 <= choice_place_c5;
    word_dropped_c6 <= word_dropped_c5;
    word_dropped_psn_c6 <= word_dropped_psn_c5;
    word_failed_c6 <= word_failed_c5;
    word_generation_start_c6 <= word_generation_start_c5;
    word_hold_c6 <= word_hold_c5;
    word_hold_psn_c6 <= word_hold_psn_c5;
    word_more_c6 <= word_more_c5;
    word_progress_time_c6 <= word_progress_time_c5;
    word_repairing_c6 <= word_repairing_c5;
    word_retries_c6 <= word_retries_c5;
    word_retry_limit_c6 <= word_retry_limit_c5;
    word_rnr_limit_c6 <= word_rnr_limit_c5;
    word_rnr_retries_c6 <= word_rnr_retries_c5;
    word_rnr_wait_c6 <= word_rnr_wait_c5;
    word_rnr_wait_psn_c6 <= word_rnr_wait_psn_c5;
    word_rto_exponent_c6 <= word_rto_exponent_c5;
    word_sample_psn_c6 <= word_sample_psn_c5;
    word_sample_time_c6 <= word_sample_time_c5;
    word_sampling_c6 <= word_sampling_c5;
    word_srtt_c6 <= word_srtt_c5;
    word_tail_probe_used_c6 <= word_tail_probe_used_c5;
    // ---- timeline valid, cycle 7
    word_rnr_wait_c7 <= word_rnr_wait_c6;
    // ---- timeline valid, cycle 8
    word_rnr_wait_c8 <= word_rnr_wait_c7;
  end

  // body
  always @(posedge clk) begin
    // ---- timeline valid, cycle 1
    operation_retrans_c1_c4 <= {operation_retrans_c1_c4[2:0], operation_retrans};
    // ---- timeline valid, cycle 5
    operation_retrans_c5 <= operation_retrans_c1_c4[3];
    // ---- timeline valid, cycle 6
    operation_retrans_c6 <= operation_retrans_c5;
    judged_sent_c6 <= judged_sent;
    judged_sent_again_c6 <= sending & operation_retrans_c5;
    words_events_heard_c6 <= judged_idle & (verdict_judge_verdict_cumulative | answered_2);
    // ---- timeline valid, cycle 8
    result_tail_probe <= rings_tail_probe_sent;
  end

  // operands
  always @(posedge clk) begin
    // ---- timeline valid, cycle 1
    report_syndrome_1_0_c1_c5 <= {report_syndrome_1_0_c1_c5[7:0], report_syndrome[1:0]};
    report_syndrome_4_0_c1_c4 <= {report_syndrome_4_0_c1_c4[14:0], report_syndrome[4:0]};
    // ---- timeline valid, cycle 5
    report_syndrome_4_0_c5 <= report_syndrome_4_0_c1_c4[19:15];
    // ---- timeline valid, cycle 6
    report_syndrome_1_0_c6 <= report_syndrome_1_0_c1_c5[9:8];
    rnr_wait_begins <= pauses_data;
  end

  // passed
  always @(posedge clk) begin
    // ---- timeline valid, cycle 3
    judged_may_wait_c3_c4 <= {judged_may_wait_c3_c4[0], anything | reading};
    // ---- timeline valid, cycle 5
    judged_may_wait <= judged_may_wait_c3_c4[1];
    // ---- timeline valid, cycle 6
    passed_may_wait <= judged_may_wait;
    passed_due <= deadline_kind;
    passed <= ~_now_c5_difference[31] & judged_expiring;
  end

  // judge
  always @(posedge clk) begin
    // ---- timeline valid, cycle 3
    verdict_counting_c3 <= verdict_counting;
    // ---- timeline valid, cycle 4
    verdict_counting_c4 <= verdict_counting_c3;
    // ---- timeline valid, cycle 6
    row_c6 <= row;
    verdict_judge_verdict_completing_c6 <= verdict_judge_verdict_completing;
    verdict_judge_verdict_cumulative_c6 <= verdict_judge_verdict_cumulative;
    verdict_judge_verdict_drop_c6 <= verdict_judge_verdict_drop;
    verdict_judge_verdict_fatal_c6 <= verdict_judge_verdict_fatal;
    moved <= verdict_judge_verdict_moved;
    verdict_judge_verdict_rnr_c6 <= verdict_judge_verdict_rnr;
    verdict_judge_verdict_sack_c6 <= verdict_judge_verdict_sack;
    verdict_judge_verdict_single_c6 <= verdict_judge_verdict_single;
    // ---- timeline valid, cycle 7
    verdict_judge_verdict_drop_c7 <= verdict_judge_verdict_drop_c6;
    verdict_judge_verdict_rnr_c7 <= verdict_judge_verdict_rnr_c6;
    verdict_judge_verdict_sack_c7 <= verdict_judge_verdict_sack_c6;
    // ---- timeline valid, cycle 8
    result_drop <= verdict_judge_verdict_drop_c7;
    verdict_judge_verdict_rnr_c8 <= verdict_judge_verdict_rnr_c7;
    result_sack <= verdict_judge_verdict_sack_c7;
  end

  // result
  always @(posedge clk) begin
    // ---- timeline valid, cycle 6
    judged_expiring_c6_c7 <= {judged_expiring_c6_c7[0], judged_expiring};
    // ---- timeline valid, cycle 7
    moving_c7 <= moving;
    passed_resume_c7 <= passed_resume;
    passed_resume_or_c7 <= passed_resume | passed_timeout | passed_tail_probe |
                           (passed_retrying & ~passed_may_wait);
    passed_tail_probe_c7 <= passed_tail_probe;
    result_read_timeout_c7 <= passed_timeout & is_idle;
    result_timeout_c7 <= passed_timeout & ~is_idle;
    // ---- timeline valid, cycle 8
    judged_expiring_c8 <= judged_expiring_c6_c7[1];
    moving_c8 <= moving_c7;
    passed_resume_c8 <= passed_resume_c7;
    passed_resume_or_c8 <= passed_resume_or_c7;
    result_read_timeout <= result_read_timeout_c7;
    result_timeout <= result_timeout_c7;
    result_deferred <= passed_tail_probe_c7 & ~rings_tail_probe_sent;
  end

  // numbers
  always @(posedge clk) begin
    // ---- timeline valid, cycle 6
    new_numbers_messages <= numbers_messages_2;
    new_numbers_newest <= numbers_newest_2;
    new_numbers_next <= numbers_next_2;
    numbers_changed_una <= numbers_una_2;
  end

  wire        _unused = &{1'b0, _first_choice[23:8], _now_c5_difference[30:0],
                          _word_hold_psn_difference[22:0], _word_rnr_wait_psn_difference[22:0],
                          _word_sample_psn_difference[22:0], _word_dropped_psn_difference[22:0]};

`ifdef FORMAL
  // ---- timeline valid, cycle 3
  reg  [1:0]   target_eq_c3_c4;
  reg  [1:0]   target_le_c3_c4;
  // ---- timeline valid, cycle 5
  (* shreg_extract = "no" *)
  reg          target_le_c5;
  (* shreg_extract = "no" *)
  reg          target_eq_c5;
  wire         numbers_stands = (numbers_una_2 == numbers_una_c5) &
                                (numbers_messages_2 == numbers_messages_c5);
  always @(posedge clk) begin
    // ---- timeline valid, cycle 3
    target_eq_c3_c4 <= {target_eq_c3_c4[0], target_c2 == (numbers_next + 24'd1)};
    target_le_c3_c4 <= {target_le_c3_c4[0], (target_c2 - numbers_una) <= (numbers_next - numbers_una)};
    // ---- timeline valid, cycle 5
    target_eq_c5 <= target_eq_c3_c4[1];
    target_le_c5 <= target_le_c3_c4[1];
  end
  always @(posedge clk) if (!rst)
    of_responses_only_acks_and_packet_drop_naks_count: assert (
      ~((verdict_judge_verdict_rnr | verdict_judge_verdict_fatal) & operation_flow_10_c5));
  always @(posedge clk) if (!rst)
    what_is_acknowledged_has_been_sent: assert (~verdict_judge_verdict_cumulative | target_le_c5);
  always @(posedge clk) if (!rst) new_packets_are_sent_in_order: assert (~judged_sent | target_eq_c5);
  always @(posedge clk) if (!rst)
    a_response_does_not_acknowledge_its_request: assert (
      (operation_kind_c5 != KIND_ANSWERED) | numbers_stands);
  always @(posedge clk) if (!rst)
    with_nothing_in_flight_the_last_packet_is_sent_again: assert (~(taking & judged_idle) | (&distance));
`elsif HDL_CLAIMS
  // ---- timeline valid, cycle 3
  reg  [1:0]   target_eq_c3_c4;
  reg  [1:0]   target_le_c3_c4;
  // ---- timeline valid, cycle 5
  (* shreg_extract = "no" *)
  reg          target_le_c5;
  (* shreg_extract = "no" *)
  reg          target_eq_c5;
  wire         numbers_stands = (numbers_una_2 == numbers_una_c5) &
                                (numbers_messages_2 == numbers_messages_c5);
  always @(posedge clk) begin
    // ---- timeline valid, cycle 3
    target_eq_c3_c4 <= {target_eq_c3_c4[0], target_c2 == (numbers_next + 24'd1)};
    target_le_c3_c4 <= {target_le_c3_c4[0], (target_c2 - numbers_una) <= (numbers_next - numbers_una)};
    // ---- timeline valid, cycle 5
    target_eq_c5 <= target_eq_c3_c4[1];
    target_le_c5 <= target_le_c3_c4[1];
  end
  always @(posedge clk) if (!rst && !(~((verdict_judge_verdict_rnr | verdict_judge_verdict_fatal) &
                                        operation_flow_10_c5))) begin
    $display("WindowPipeline.java: HDL801: claim 'of responses only ACKs and Packet Drop NAKs count' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~verdict_judge_verdict_cumulative | target_le_c5)) begin
    $display("WindowPipeline.java: HDL801: claim 'what is acknowledged has been sent' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~judged_sent | target_eq_c5)) begin
    $display("WindowPipeline.java: HDL801: claim 'new packets are sent in order' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((operation_kind_c5 != KIND_ANSWERED) | numbers_stands)) begin
    $display("WindowPipeline.java: HDL801: claim 'a response does not acknowledge its request' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(taking & judged_idle) | (&distance))) begin
    $display("WindowPipeline.java: HDL801: claim 'with nothing in flight the last packet is sent again' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
