`default_nettype none

// WindowPipeline_alveo_100g: carries out the operations of the send window.  Generated from
// WindowPipeline.java.
module WindowPipeline_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  input  wire         valid,  // cycle 0
  input  wire [2:0]   operation_kind,
  input  wire [9:0]   operation_qp,  // queue pair, local number
  input  wire [23:0]  operation_psn,  // of the packet sent, or of the acknowledgement
  input  wire [23:0]  operation_msn,  // cycle 0
  input  wire         operation_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  input  wire         operation_more,  // sent: another new packet can follow at once
  input  wire [7:0]   report_syndrome,  // AETH syndrome
  input  wire         report_sack,  // opcode 18
  input  wire [23:0]  report_start,  // of SACKETH
  input  wire [7:0]   report_length,  // cycle 0, of an acknowledgement
  input  wire [127:0] report_bitmap,
  input  wire [23:0]  target,  // cycle 0: the PSN behind a packet sent, or the first one that is not acknowledged cumulatively
  input  wire [31:0]  now,  // cycle 2, 1/16 us
  input  wire         active,  // cycle 2
  input  wire [23:0]  numbers_una,  // una: oldest unacknowledged PSN
  input  wire [23:0]  numbers_next,  // nPSN: next new PSN
  input  wire [23:0]  numbers_messages,  // aMSN: messages the peer has completed
  input  wire [23:0]  numbers_newest,  // MSN of the newest packet sent
  input  wire         counts,  // cycle 4: an acknowledgement has passed every check of its packet
  input  wire [31:0]  word_generation_start,  // t_gen: start of the generation, or half a round of the clock ago: long enough
  input  wire [31:0]  word_progress_time,  // t_prog: last progress; end of the pause while paused
  input  wire         word_hold,  // after a retry timeout: SACKs queue nothing
  input  wire [23:0]  word_hold_psn,  // PSN that ends the hold when it is acknowledged
  input  wire [2:0]   word_retries,  // retry timeouts left
  input  wire [2:0]   word_rnr_retries,  // RNR pauses left
  input  wire         word_paused,  // rnr_wait: pausing after an RNR NAK
  input  wire [23:0]  word_paused_psn,  // PSN that ends the pause when it is acknowledged
  input  wire         word_probed,  // tlp: tail probe used since the last progress
  input  wire [15:0]  word_srtt,  // smoothed round-trip time
  input  wire         word_sampling,  // one packet is timed
  input  wire [23:0]  word_sample_psn,  // the timed packet
  input  wire [23:0]  word_sample_time,  // when it was sent, modulo 1 s
  input  wire         word_dropped,  // a Packet Drop NAK names the packet to be served first
  input  wire [23:0]  word_dropped_psn,  // cycle 4
  input  wire         word_more,  // a new packet could follow the newest one at once
  input  wire         word_failed,  // has failed: nothing happens any more in this life
  input  wire [2:0]   word_retry_limit,  // rel_retry
  input  wire [2:0]   word_rnr_limit,  // rel_rnr_retry
  input  wire [4:0]   word_rto_exponent,  // rel_rto_exp
  input  wire         choice_any,  // some packet waits
  input  wire         choice_more,  // more than one waits
  input  wire [7:0]   choice_place,  // place of the chosen one
  input  wire         choice_is_named,  // a Packet Drop NAK has named it
  input  wire [255:0] pending,  // cycle 5
  input  wire [255:0] rings_sacked,  // reported received
  input  wire [255:0] rings_current,  // cur: sent again in this generation
  input  wire [255:0] rings_previous,  // prev: sent again in the previous generation
  input  wire [1:0]   deadline_kind,  // cycle 5
  input  wire [31:0]  deadline_time,  // in 1/16 us
  input  wire [23:0]  fresh_numbers_una,  // una: oldest unacknowledged PSN
  input  wire [23:0]  fresh_numbers_next,  // nPSN: next new PSN
  input  wire [23:0]  fresh_numbers_messages,  // aMSN: messages the peer has completed
  input  wire [23:0]  fresh_numbers_newest,  // MSN of the newest packet sent
  input  wire [31:0]  fresh_generation_start,  // t_gen: start of the generation, or half a round of the clock ago: long enough
  input  wire [31:0]  fresh_progress_time,  // t_prog: last progress; end of the pause while paused
  input  wire         fresh_hold,  // after a retry timeout: SACKs queue nothing
  input  wire [23:0]  fresh_hold_psn,  // PSN that ends the hold when it is acknowledged
  input  wire [2:0]   fresh_retries,  // retry timeouts left
  input  wire [2:0]   fresh_rnr_retries,  // RNR pauses left
  input  wire         fresh_paused,  // rnr_wait: pausing after an RNR NAK
  input  wire [23:0]  fresh_paused_psn,  // PSN that ends the pause when it is acknowledged
  input  wire         fresh_probed,  // tlp: tail probe used since the last progress
  input  wire [15:0]  fresh_srtt,  // smoothed round-trip time
  input  wire         fresh_sampling,  // one packet is timed
  input  wire [23:0]  fresh_sample_psn,  // the timed packet
  input  wire [23:0]  fresh_sample_time,  // when it was sent, modulo 1 s
  input  wire         fresh_dropped,  // a Packet Drop NAK names the packet to be served first
  input  wire [23:0]  fresh_dropped_psn,  // a new life's word, constant until cycle 6
  input  wire         fresh_more,  // a new packet could follow the newest one at once
  input  wire         fresh_failed,  // has failed: nothing happens any more in this life
  input  wire [2:0]   fresh_retry_limit,  // rel_retry
  input  wire [2:0]   fresh_rnr_limit,  // rel_rnr_retry
  input  wire [4:0]   fresh_rto_exponent,  // rel_rto_exp
  input  wire [2:0]   srtt_shift,  // rel_srtt_shift
  input  wire [11:0]  jitter,  // rel_jitter, in 1/16 us
  output wire [5:0]   row,  // cycle 5: row of an acknowledgement
  output wire         takes,  // cycle 5: a packet is taken, to be sent again
  output wire         misses,  // cycle 5: none is there or may be taken
  output wire [9:0]   resend_qp,  // queue pair, local number
  output wire [23:0]  resend_psn,  // cycle 5, not a register
  output wire         resend_ack_request,  // ask for an acknowledgement (tail probe)
  output wire [23:0]  new_numbers_una,  // una: oldest unacknowledged PSN
  output wire [23:0]  new_numbers_next,  // nPSN: next new PSN
  output wire [23:0]  new_numbers_messages,  // aMSN: messages the peer has completed
  output wire [23:0]  new_numbers_newest,  // MSN of the newest packet sent
  output wire [31:0]  result_word_generation_start,  // t_gen: start of the generation, or half a round of the clock ago: long enough
  output wire [31:0]  result_word_progress_time,  // t_prog: last progress; end of the pause while paused
  output wire         result_word_hold,  // after a retry timeout: SACKs queue nothing
  output wire [23:0]  result_word_hold_psn,  // PSN that ends the hold when it is acknowledged
  output wire [2:0]   result_word_retries,  // retry timeouts left
  output wire [2:0]   result_word_rnr_retries,  // RNR pauses left
  output wire         result_word_paused,  // rnr_wait: pausing after an RNR NAK
  output wire [23:0]  result_word_paused_psn,  // PSN that ends the pause when it is acknowledged
  output wire         result_word_probed,  // tlp: tail probe used since the last progress
  output wire [15:0]  result_word_srtt,  // smoothed round-trip time
  output wire         result_word_sampling,  // one packet is timed
  output wire [23:0]  result_word_sample_psn,  // the timed packet
  output wire [23:0]  result_word_sample_time,  // when it was sent, modulo 1 s
  output wire         result_word_dropped,  // a Packet Drop NAK names the packet to be served first
  output wire [23:0]  result_word_dropped_psn,  // cycle 8
  output wire         result_word_more,  // a new packet could follow the newest one at once
  output wire         result_word_failed,  // has failed: nothing happens any more in this life
  output wire [2:0]   result_word_retry_limit,  // rel_retry
  output wire [2:0]   result_word_rnr_limit,  // rel_rnr_retry
  output wire [4:0]   result_word_rto_exponent,  // rel_rto_exp
  output wire         result_updates,  // the peer has acknowledged more, or a pause has begun or ended
  output wire         result_fails,  // cycle 8
  output wire [3:0]   result_status,
  output wire         result_deferred,  // a tail probe was due, but the head was sent again a moment ago
  output wire         result_timeout,  // retry timeout
  output wire         result_probe,  // tail probe
  output wire         result_pause,  // RNR NAK that begins a pause
  output wire         result_drop,  // Packet Drop NAK
  output wire         result_sack,  // cycle 8
  output wire         result_idle,  // nothing was looked at: the deadline that was posted has been moved
  output wire [255:0] new_pending,  // cycle 8
  output wire [255:0] new_rings_sacked,  // reported received
  output wire [255:0] new_rings_current,  // cur: sent again in this generation
  output wire [255:0] new_rings_previous  // prev: sent again in the previous generation
);
  localparam [2:0] KIND_CLEAR       = 3'd0;
  localparam [2:0] KIND_SETUP       = 3'd1;
  localparam [2:0] KIND_SENT        = 3'd2;
  localparam [2:0] KIND_ACKNOWLEDGE = 3'd3;
  localparam [2:0] KIND_EXPIRED     = 3'd4;
  localparam [2:0] KIND_PICK        = 3'd5;
  localparam [1:0] KIND_PAUSE       = 2'd1;
  localparam [1:0] KIND_RETRY       = 2'd2;
  localparam [1:0] KIND_PROBE       = 2'd3;

  reg          valid_past;
  reg          valid_past2;
  reg          valid_past3;
  reg          valid_past4;
  reg          active_past;
  reg          active_past2;
  reg          lives;
  reg  [2:0]   kind_1;
  reg  [2:0]   kind_2;
  reg  [2:0]   kind_3;
  reg  [2:0]   kind_4;
  reg  [2:0]   kind;
  reg          past;
  reg          past2;
  reg          verdict_counts_past;
  reg          verdict_counts_past2;
  reg  [7:0]   report_syndrome_past;
  reg  [7:0]   report_syndrome_past2;
  reg          report_sack_past;
  reg          report_sack_past2;
  reg  [7:0]   report_length_past;
  reg  [7:0]   report_length_past2;
  reg  [23:0]  target_past;
  reg  [23:0]  target_past2;
  reg  [23:0]  operation_msn_past;
  reg  [23:0]  operation_msn_past2;
  reg          valid_past_2;
  reg          valid_past2_2;
  reg          valid_past3_2;
  reg          valid_past4_2;
  reg          valid_past5;
  reg          operation_retrans_past;
  reg          operation_retrans_past2;
  reg          operation_retrans_past3;
  reg          operation_retrans_past4;
  reg          operation_retrans_past5;
  reg  [23:0]  operation_psn_past;
  reg  [23:0]  operation_psn_past2;
  reg  [23:0]  operation_psn_past3;
  reg  [23:0]  operation_psn_past4;
  reg  [23:0]  operation_psn_past5;
  reg  [23:0]  target_past_2;
  reg  [23:0]  target_past2_2;
  reg  [23:0]  target_past3;
  reg  [23:0]  target_past4;
  reg  [23:0]  target_past5;
  reg  [23:0]  operation_msn_past_2;
  reg  [23:0]  operation_msn_past2_2;
  reg  [23:0]  operation_msn_past3;
  reg  [23:0]  operation_msn_past4;
  reg  [23:0]  operation_msn_past5;
  reg  [2:0]   kind_1_2;
  reg  [2:0]   kind_5;
  reg  [23:0]  target_past_3;
  reg  [23:0]  target_past2_3;
  reg  [7:0]   past_2;
  reg  [7:0]   past_3;
  reg          past_4;
  reg  [255:0] in_flight_places_past;
  reg  [7:0]   numbers_una_7_0_past;
  reg  [7:0]   numbers_una_7_0_past2;
  reg  [7:0]   numbers_una_7_0_past3;
  reg  [7:0]   operation_psn_7_0_past;
  reg  [7:0]   operation_psn_7_0_past2;
  reg  [7:0]   past_5;
  reg  [7:0]   past2_2;
  reg  [7:0]   past3;
  reg  [23:0]  numbers_numbers_una;
  reg  [23:0]  numbers_numbers_next;
  reg  [23:0]  numbers_numbers_messages;
  reg  [23:0]  numbers_numbers_newest;
  reg  [23:0]  numbers_una_past;
  reg  [23:0]  numbers_next_past;
  reg  [23:0]  numbers_messages_past;
  reg  [23:0]  numbers_newest_past;
  reg  [23:0]  numbers_una_past2;
  reg  [23:0]  numbers_next_past2;
  reg  [23:0]  numbers_messages_past2;
  reg  [23:0]  numbers_newest_past2;
  reg  [23:0]  numbers_una_past3;
  reg  [23:0]  numbers_next_past3;
  reg  [23:0]  numbers_messages_past3;
  reg  [23:0]  numbers_newest_past3;
  reg  [23:0]  numbers_changed_una;
  reg  [23:0]  numbers_changed_next;
  reg  [23:0]  numbers_changed_messages;
  reg  [23:0]  numbers_changed_newest;
  reg  [31:0]  now_2;
  reg  [31:0]  now_past;
  reg  [31:0]  now_past2;
  reg          passed;
  reg  [1:0]   due;
  reg          choice_any_2;
  reg          choice_more_2;
  reg  [7:0]   choice_place_2;
  reg          choice_is_named_2;
  reg          is_there;
  reg          stage;
  reg          stage_2;
  reg          stage_3;
  reg          stage_4;
  reg          stage_5;
  reg  [23:0]  una_1;
  reg  [23:0]  una_2;
  reg  [23:0]  una;
  reg  [7:0]   numbers_una_7_0_past_2;
  reg  [7:0]   numbers_una_7_0_past2_2;
  reg  [7:0]   distance;
  reg          word_probed_past;
  reg  [9:0]   operation_qp_past;
  reg  [9:0]   operation_qp_past2;
  reg  [9:0]   operation_qp_past3;
  reg  [9:0]   operation_qp_past4;
  reg  [9:0]   operation_qp_past5;
  reg          taken;
  reg  [7:0]   place;
  reg          choice_is_named_past;
  reg  [23:0]  target_1;
  reg  [23:0]  target_2;
  reg  [23:0]  target_3;
  reg  [23:0]  target_4;
  reg          past_6;
  reg          ends_hold;
  reg          past_7;
  reg          ends_pause;
  reg          past_8;
  reg          past2_3;
  reg          past_9;
  reg          past2_4;
  reg          is_idle_past;
  reg          is_idle_past2;
  reg          is_idle_past3;
  reg          is_idle_past4;
  reg  [23:0]  operation_psn_past_2;
  reg  [23:0]  operation_psn_past2_2;
  reg          past_10;
  reg          past2_5;
  reg          past3_2;
  reg          past4;
  reg  [31:0]  now_1;
  reg  [31:0]  now_3;
  reg  [31:0]  age;
  reg  [16:0]  span;
  reg          past_11;
  reg          age_31_past;
  reg          moved;
  reg          word_hold_past;
  reg          word_hold_past2;
  reg          word_paused_past;
  reg          word_paused_past2;
  reg          verdict_judge_verdict_sack_past;
  reg  [31:0]  since;
  reg  [17:0]  margins;
  reg  [17:0]  patience;
  reg          stalls;
  reg          shows_head_1;
  reg          shows_head_2;
  reg          shows_head_3;
  reg          shows_head_4;
  reg          shows_head_5;
  reg          shows_head;
  reg          past_12;
  reg          sent_past;
  reg          past_13;
  reg  [5:0]   verdict_judge_verdict_row_past;
  reg          verdict_judge_verdict_cumulative_past;
  reg          verdict_judge_verdict_moved_past;
  reg          verdict_judge_verdict_completes_past;
  reg          verdict_judge_verdict_sack_past_2;
  reg          verdict_judge_verdict_drop_past;
  reg          verdict_judge_verdict_rnr_past;
  reg          verdict_judge_verdict_fatal_past;
  reg  [31:0]  word_generation_start_past;
  reg  [31:0]  word_progress_time_past;
  reg          word_hold_past_2;
  reg  [23:0]  word_hold_psn_past;
  reg  [2:0]   word_retries_past;
  reg  [2:0]   word_rnr_retries_past;
  reg          word_paused_past_2;
  reg  [23:0]  word_paused_psn_past;
  reg          word_probed_past_2;
  reg  [15:0]  word_srtt_past;
  reg          word_sampling_past;
  reg  [23:0]  word_sample_psn_past;
  reg  [23:0]  word_sample_time_past;
  reg          word_dropped_past;
  reg  [23:0]  word_dropped_psn_past;
  reg          word_more_past;
  reg          word_failed_past;
  reg  [2:0]   word_retry_limit_past;
  reg  [2:0]   word_rnr_limit_past;
  reg  [4:0]   word_rto_exponent_past;
  reg  [31:0]  word_generation_start_past2;
  reg  [31:0]  word_progress_time_past2;
  reg          word_hold_past2_2;
  reg  [23:0]  word_hold_psn_past2;
  reg  [2:0]   word_retries_past2;
  reg  [2:0]   word_rnr_retries_past2;
  reg          word_paused_past2_2;
  reg  [23:0]  word_paused_psn_past2;
  reg          word_probed_past2;
  reg  [15:0]  word_srtt_past2;
  reg          word_sampling_past2;
  reg  [23:0]  word_sample_psn_past2;
  reg  [23:0]  word_sample_time_past2;
  reg          word_dropped_past2;
  reg  [23:0]  word_dropped_psn_past2;
  reg          word_more_past2;
  reg          word_failed_past2;
  reg  [2:0]   word_retry_limit_past2;
  reg  [2:0]   word_rnr_limit_past2;
  reg  [4:0]   word_rto_exponent_past2;
  reg  [23:0]  operation_psn_past6;
  reg          operation_more_past;
  reg          operation_more_past2;
  reg          operation_more_past3;
  reg          operation_more_past4;
  reg          operation_more_past5;
  reg          operation_more_past6;
  reg  [1:0]   report_syndrome_1_0_past;
  reg  [1:0]   report_syndrome_1_0_past2;
  reg  [1:0]   report_syndrome_1_0_past3;
  reg  [1:0]   report_syndrome_1_0_past4;
  reg  [1:0]   report_syndrome_1_0_past5;
  reg  [1:0]   report_syndrome_1_0_past6;
  reg  [31:0]  now_past_2;
  reg  [31:0]  now_past2_2;
  reg  [31:0]  now_past3;
  reg  [31:0]  now_past4;
  reg  [4:0]   report_syndrome_4_0_past;
  reg  [4:0]   report_syndrome_4_0_past2;
  reg  [4:0]   report_syndrome_4_0_past3;
  reg  [4:0]   report_syndrome_4_0_past4;
  reg  [4:0]   report_syndrome_4_0_past5;
  reg  [23:0]  pause;
  reg  [31:0]  now_past_3;
  reg  [31:0]  now_past2_3;
  reg  [31:0]  now_past3_2;
  reg  [31:0]  now_past4_2;
  reg  [23:0]  now_23_0_past;
  reg  [23:0]  now_23_0_past2;
  reg          operation_retrans_past6;
  reg          past_14;
  reg          past2_6;
  reg          past3_3;
  reg          rnr_1;
  reg          rnr;
  reg          moves_1;
  reg          moves;
  reg          paused_1;
  reg          paused;
  reg          resume_1;
  reg          resume_2;
  reg          rings_probe_past;
  reg          past_15;
  reg          words_events_timeout_past;
  reg          words_events_timeout_past2;
  reg          rings_probes_past;
  reg          words_events_verdict_drop_past;
  reg          words_events_verdict_drop_past2;
  reg          words_events_verdict_sack_past;
  reg          words_events_verdict_sack_past2;
  reg          past_16;
  reg          past2_7;
  reg  [23:0]  pauses [0:31];
  wire         rings_flips;
  wire         rings_probes;
  wire         verdict_map_unsent;
  wire [255:0] verdict_map_received;
  wire [255:0] verdict_map_missing;
  wire         verdict_judge_verdict_cumulative;
  wire         verdict_judge_verdict_moved;
  wire         verdict_judge_verdict_completes;
  wire         verdict_judge_verdict_sack;
  wire         verdict_judge_verdict_drop;
  wire         verdict_judge_verdict_rnr;
  wire         verdict_judge_verdict_fatal;
  wire [255:0] in_flight_places;
  wire [15:0]  trip_step;

  wire         resume = passed & (due == KIND_PAUSE);
  wire         timeout = passed & (due == KIND_RETRY);
  wire         rings_everything = resume | timeout;
  wire         rings_probe = passed & (due == KIND_PROBE);
  wire         words_events_resume = resume;
  wire         words_events_timeout = timeout;
  wire         verdict_counts = past2 & active;
  wire         verdict_judge_counts = verdict_counts_past2 & counts & ~word_failed;
  wire         _and = valid_past5 & ((kind == KIND_CLEAR) | (kind == KIND_SETUP));
  wire         _and_2 = lives & (kind == KIND_SENT);
  wire         _and_3 = lives & (kind == KIND_EXPIRED);
  wire         renews = (kind_5 == KIND_CLEAR) | (kind_5 == KIND_SETUP);
  wire [23:0]  first = (kind_5 == KIND_ACKNOWLEDGE) ? target_past2_3 : numbers_una;
  wire [7:0]   last = numbers_next[7:0] - 8'd1;
  wire         sent = _and_2 & ~operation_retrans_past5;
  wire         rings_cumulative = verdict_judge_verdict_cumulative | _and;
  wire [31:0]  _difference = now_2 - deadline_time;
  wire         picks = stage_5 & (kind == KIND_PICK);
  wire         is_probe = word_probed_past & ~choice_more_2;
  wire [23:0]  _difference_2 = word_hold_psn - target_4;
  wire [23:0]  _difference_3 = word_paused_psn - target_4;
  wire [23:0]  _difference_4 = word_sample_psn - target_4;
  wire [23:0]  _difference_5 = word_dropped_psn - target_4;
  wire         is_idle = numbers_una == numbers_next;
  wire         holds = word_hold_past2 & ~(moved & ends_hold);
  wire         pauses_2 = word_paused_past2 & ~(moved & ends_pause);
  wire         queues = verdict_judge_verdict_sack_past & ~(holds | pauses_2);
  wire         rings_head_only = queues & stalls & shows_head & ~(moved | is_idle_past4);
  wire [23:0]  pauses_data = pauses[report_syndrome_4_0_past5];
  wire [31:0]  words_pause_end = now_past4_2 + {8'd0, pause};

  RingUpdate_256 rings (
    .clk(clk),
    .pending(pending),
    .rings_sacked(rings_sacked),
    .rings_current(rings_current),
    .rings_previous(rings_previous),
    .in_flight(in_flight_places_past),
    .received(verdict_map_received),
    .missing(verdict_map_missing),
    .head(numbers_una_7_0_past3),
    .named(past3),
    .sent(sent),
    .cumulative(rings_cumulative),
    .sack(verdict_judge_verdict_sack),
    .drop(verdict_judge_verdict_drop),
    .expires(_and_3),
    .drop_again(operation_retrans_past6),
    .queues(queues),
    .head_only(rings_head_only),
    .everything(rings_everything),
    .probe(rings_probe),
    .ripe(past_11),
    .pick(taken),
    .place(place),
    .flips(rings_flips),
    .probes(rings_probes),
    .new_pending(new_pending),
    .new_rings_sacked(new_rings_sacked),
    .new_rings_current(new_rings_current),
    .new_rings_previous(new_rings_previous)
  );

  WordUpdate_256 words (
    .clk(clk),
    .word_generation_start(word_generation_start_past2),
    .word_progress_time(word_progress_time_past2),
    .word_hold(word_hold_past2_2),
    .word_hold_psn(word_hold_psn_past2),
    .word_retries(word_retries_past2),
    .word_rnr_retries(word_rnr_retries_past2),
    .word_paused(word_paused_past2_2),
    .word_paused_psn(word_paused_psn_past2),
    .word_probed(word_probed_past2),
    .word_srtt(word_srtt_past2),
    .word_sampling(word_sampling_past2),
    .word_sample_psn(word_sample_psn_past2),
    .word_sample_time(word_sample_time_past2),
    .word_dropped(word_dropped_past2),
    .word_dropped_psn(word_dropped_psn_past2),
    .word_more(word_more_past2),
    .word_failed(word_failed_past2),
    .word_retry_limit(word_retry_limit_past2),
    .word_rnr_limit(word_rnr_limit_past2),
    .word_rto_exponent(word_rto_exponent_past2),
    .fresh_generation_start(fresh_generation_start),
    .fresh_progress_time(fresh_progress_time),
    .fresh_hold(fresh_hold),
    .fresh_hold_psn(fresh_hold_psn),
    .fresh_retries(fresh_retries),
    .fresh_rnr_retries(fresh_rnr_retries),
    .fresh_paused(fresh_paused),
    .fresh_paused_psn(fresh_paused_psn),
    .fresh_probed(fresh_probed),
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
    .events_renew(past_12),
    .events_sent(sent_past),
    .events_sent_again(past_13),
    .events_verdict_row(verdict_judge_verdict_row_past),
    .events_verdict_cumulative(verdict_judge_verdict_cumulative_past),
    .events_verdict_moved(verdict_judge_verdict_moved_past),
    .events_verdict_completes(verdict_judge_verdict_completes_past),
    .events_verdict_sack(verdict_judge_verdict_sack_past_2),
    .events_verdict_drop(verdict_judge_verdict_drop_past),
    .events_verdict_rnr(verdict_judge_verdict_rnr_past),
    .events_verdict_fatal(verdict_judge_verdict_fatal_past),
    .events_resume(words_events_resume),
    .events_timeout(words_events_timeout),
    .events_pick(taken),
    .events_at_head(past4),
    .events_idle(is_idle_past4),
    .events_ends_hold(ends_hold),
    .events_ends_pause(ends_pause),
    .events_ends_sample(past2_3),
    .events_ends_dropped(past2_4),
    .events_aged(age_31_past),
    .psn(operation_psn_past6),
    .una(numbers_changed_una),
    .more(operation_more_past6),
    .code(report_syndrome_1_0_past6),
    .now(now_past4),
    .pause_end(words_pause_end),
    .srtt_step(trip_step),
    .place(place),
    .is_named(choice_is_named_past),
    .flips(rings_flips),
    .probes(rings_probes),
    .changed_generation_start(result_word_generation_start),
    .changed_progress_time(result_word_progress_time),
    .changed_hold(result_word_hold),
    .changed_hold_psn(result_word_hold_psn),
    .changed_retries(result_word_retries),
    .changed_rnr_retries(result_word_rnr_retries),
    .changed_paused(result_word_paused),
    .changed_paused_psn(result_word_paused_psn),
    .changed_probed(result_word_probed),
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
    .fails(result_fails),
    .status(result_status)
  );

  SackMap_256 verdict_map (
    .clk(clk),
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
    .counts(verdict_judge_counts),
    .syndrome(report_syndrome_past2),
    .sack(report_sack_past2),
    .length(report_length_past2),
    .target(target_past2),
    .msn(operation_msn_past2),
    .una(numbers_una),
    .new_psn(numbers_next),
    .messages(numbers_messages),
    .newest(numbers_newest),
    .unsent(verdict_map_unsent),
    .verdict_row(row),
    .verdict_cumulative(verdict_judge_verdict_cumulative),
    .verdict_moved(verdict_judge_verdict_moved),
    .verdict_completes(verdict_judge_verdict_completes),
    .verdict_sack(verdict_judge_verdict_sack),
    .verdict_drop(verdict_judge_verdict_drop),
    .verdict_rnr(verdict_judge_verdict_rnr),
    .verdict_fatal(verdict_judge_verdict_fatal)
  );

  RingRange_256 in_flight (
    .clk(clk),
    .from(past_2),
    .behind(past_3),
    .any(past_4),
    .places(in_flight_places)
  );

  RoundTrip trip (
    .clk(clk),
    .now(now_23_0_past2),
    .sent(word_sample_time),
    .old(word_srtt),
    .shift(srtt_shift),
    .step(trip_step)
  );

  assign new_numbers_una = numbers_changed_una;
  assign new_numbers_next = numbers_changed_next;
  assign new_numbers_messages = numbers_changed_messages;
  assign new_numbers_newest = numbers_changed_newest;
  assign takes = picks & lives & is_there;
  assign misses = picks & ~takes;
  assign resend_qp = operation_qp_past5;
  assign resend_psn = una + {16'd0, distance};
  assign resend_ack_request = is_probe;
  assign result_updates = moves | rnr | resume_2;
  assign result_deferred = past_15;
  assign result_timeout = words_events_timeout_past2;
  assign result_probe = rings_probes_past;
  assign result_pause = rnr & ~paused;
  assign result_drop = words_events_verdict_drop_past2;
  assign result_sack = words_events_verdict_sack_past2;
  assign result_idle = past3_3 & ~past2_7;

  always @* begin
    numbers_numbers_una = numbers_una_past3;
    numbers_numbers_next = numbers_next_past3;
    numbers_numbers_messages = numbers_messages_past3;
    numbers_numbers_newest = numbers_newest_past3;
    if (verdict_judge_verdict_cumulative) begin
      numbers_numbers_una = target_past5;
      numbers_numbers_messages = operation_msn_past5;
    end
    if (_and_2 & ~operation_retrans_past5) begin
      numbers_numbers_next = target_past5;
      numbers_numbers_newest = operation_msn_past5;
    end
    if (_and) begin
      numbers_numbers_una = fresh_numbers_una;
      numbers_numbers_next = fresh_numbers_next;
      numbers_numbers_messages = fresh_numbers_messages;
      numbers_numbers_newest = fresh_numbers_newest;
    end
  end

  initial $readmemh("WindowPipeline_alveo_100g_pauses.hex", pauses);

  always @(posedge clk) begin
    if (rst) begin
      now_2 <= 32'd0;
      stage <= 1'b0;
      stage_2 <= 1'b0;
      stage_3 <= 1'b0;
      stage_4 <= 1'b0;
      stage_5 <= 1'b0;
    end else begin
      now_2 <= now_past2;
      stage <= valid;
      stage_2 <= stage;
      stage_3 <= stage_2;
      stage_4 <= stage_3;
      stage_5 <= stage_4;
    end
  end

  always @(posedge clk) begin
    valid_past <= valid;
    valid_past2 <= valid_past;
    valid_past3 <= valid_past2;
    valid_past4 <= valid_past3;
    active_past <= active;
    active_past2 <= active_past;
    lives <= valid_past4 & active_past2 & ~word_failed;
    kind_1 <= operation_kind;
    kind_2 <= kind_1;
    kind_3 <= kind_2;
    kind_4 <= kind_3;
    kind <= kind_4;
    past <= valid & (operation_kind == KIND_ACKNOWLEDGE);
    past2 <= past;
    verdict_counts_past <= verdict_counts;
    verdict_counts_past2 <= verdict_counts_past;
    report_syndrome_past <= report_syndrome;
    report_syndrome_past2 <= report_syndrome_past;
    report_sack_past <= report_sack;
    report_sack_past2 <= report_sack_past;
    report_length_past <= report_length;
    report_length_past2 <= report_length_past;
    target_past <= target;
    target_past2 <= target_past;
    operation_msn_past <= operation_msn;
    operation_msn_past2 <= operation_msn_past;
    valid_past_2 <= valid;
    valid_past2_2 <= valid_past_2;
    valid_past3_2 <= valid_past2_2;
    valid_past4_2 <= valid_past3_2;
    valid_past5 <= valid_past4_2;
    operation_retrans_past <= operation_retrans;
    operation_retrans_past2 <= operation_retrans_past;
    operation_retrans_past3 <= operation_retrans_past2;
    operation_retrans_past4 <= operation_retrans_past3;
    operation_retrans_past5 <= operation_retrans_past4;
    operation_psn_past <= operation_psn;
    operation_psn_past2 <= operation_psn_past;
    operation_psn_past3 <= operation_psn_past2;
    operation_psn_past4 <= operation_psn_past3;
    operation_psn_past5 <= operation_psn_past4;
    target_past_2 <= target;
    target_past2_2 <= target_past_2;
    target_past3 <= target_past2_2;
    target_past4 <= target_past3;
    target_past5 <= target_past4;
    operation_msn_past_2 <= operation_msn;
    operation_msn_past2_2 <= operation_msn_past_2;
    operation_msn_past3 <= operation_msn_past2_2;
    operation_msn_past4 <= operation_msn_past3;
    operation_msn_past5 <= operation_msn_past4;
    kind_1_2 <= operation_kind;
    kind_5 <= kind_1_2;
    target_past_3 <= target;
    target_past2_3 <= target_past_3;
    past_2 <= ~renews ? first[7:0] : 8'd0;
    past_3 <= ~renews ? numbers_next[7:0] : 8'd0;
    past_4 <= (first != numbers_next) & ~renews;
    in_flight_places_past <= in_flight_places;
    numbers_una_7_0_past <= numbers_una[7:0];
    numbers_una_7_0_past2 <= numbers_una_7_0_past;
    numbers_una_7_0_past3 <= numbers_una_7_0_past2;
    operation_psn_7_0_past <= operation_psn[7:0];
    operation_psn_7_0_past2 <= operation_psn_7_0_past;
    past_5 <= (kind_5 == KIND_EXPIRED) ? last : operation_psn_7_0_past2;
    past2_2 <= past_5;
    past3 <= past2_2;
    numbers_una_past <= numbers_una;
    numbers_next_past <= numbers_next;
    numbers_messages_past <= numbers_messages;
    numbers_newest_past <= numbers_newest;
    numbers_una_past2 <= numbers_una_past;
    numbers_next_past2 <= numbers_next_past;
    numbers_messages_past2 <= numbers_messages_past;
    numbers_newest_past2 <= numbers_newest_past;
    numbers_una_past3 <= numbers_una_past2;
    numbers_next_past3 <= numbers_next_past2;
    numbers_messages_past3 <= numbers_messages_past2;
    numbers_newest_past3 <= numbers_newest_past2;
    numbers_changed_una <= numbers_numbers_una;
    numbers_changed_next <= numbers_numbers_next;
    numbers_changed_messages <= numbers_numbers_messages;
    numbers_changed_newest <= numbers_numbers_newest;
    now_past <= now;
    now_past2 <= now_past;
    passed <= ~_difference[31] & _and_3;
    due <= deadline_kind;
    choice_any_2 <= choice_any;
    choice_more_2 <= choice_more;
    choice_place_2 <= choice_place;
    choice_is_named_2 <= choice_is_named;
    is_there <= choice_any & ~word_paused;
    una_1 <= numbers_una;
    una_2 <= una_1;
    una <= una_2;
    numbers_una_7_0_past_2 <= numbers_una[7:0];
    numbers_una_7_0_past2_2 <= numbers_una_7_0_past_2;
    distance <= choice_place - numbers_una_7_0_past2_2;
    word_probed_past <= word_probed;
    operation_qp_past <= operation_qp;
    operation_qp_past2 <= operation_qp_past;
    operation_qp_past3 <= operation_qp_past2;
    operation_qp_past4 <= operation_qp_past3;
    operation_qp_past5 <= operation_qp_past4;
    taken <= takes;
    place <= choice_place_2;
    choice_is_named_past <= choice_is_named_2;
    target_1 <= target;
    target_2 <= target_1;
    target_3 <= target_2;
    target_4 <= target_3;
    past_6 <= _difference_2[23];
    ends_hold <= past_6;
    past_7 <= _difference_3[23];
    ends_pause <= past_7;
    past_8 <= _difference_4[23];
    past2_3 <= past_8;
    past_9 <= _difference_5[23];
    past2_4 <= past_9;
    is_idle_past <= is_idle;
    is_idle_past2 <= is_idle_past;
    is_idle_past3 <= is_idle_past2;
    is_idle_past4 <= is_idle_past3;
    operation_psn_past_2 <= operation_psn;
    operation_psn_past2_2 <= operation_psn_past_2;
    past_10 <= numbers_una == operation_psn_past2_2;
    past2_5 <= past_10;
    past3_2 <= past2_5;
    past4 <= past3_2;
    now_1 <= now;
    now_3 <= now_1;
    age <= now_3 - word_generation_start;
    span <= {1'b0, word_srtt} + {5'd0, jitter};
    past_11 <= age >= {15'd0, span};
    age_31_past <= age[31];
    moved <= verdict_judge_verdict_moved;
    word_hold_past <= word_hold;
    word_hold_past2 <= word_hold_past;
    word_paused_past <= word_paused;
    word_paused_past2 <= word_paused_past;
    verdict_judge_verdict_sack_past <= verdict_judge_verdict_sack;
    since <= now_3 - word_progress_time;
    margins <= ({6'd0, jitter} << 1) + {6'd0, jitter};
    patience <= {2'd0, word_srtt} + margins;
    stalls <= ~since[31] & (since >= {14'd0, patience});
    shows_head_1 <= (report_start == target) & ~report_bitmap[0];
    shows_head_2 <= shows_head_1;
    shows_head_3 <= shows_head_2;
    shows_head_4 <= shows_head_3;
    shows_head_5 <= shows_head_4;
    shows_head <= shows_head_5;
    past_12 <= _and;
    sent_past <= sent;
    past_13 <= _and_2 & operation_retrans_past5;
    verdict_judge_verdict_row_past <= row;
    verdict_judge_verdict_cumulative_past <= verdict_judge_verdict_cumulative;
    verdict_judge_verdict_moved_past <= verdict_judge_verdict_moved;
    verdict_judge_verdict_completes_past <= verdict_judge_verdict_completes;
    verdict_judge_verdict_sack_past_2 <= verdict_judge_verdict_sack;
    verdict_judge_verdict_drop_past <= verdict_judge_verdict_drop;
    verdict_judge_verdict_rnr_past <= verdict_judge_verdict_rnr;
    verdict_judge_verdict_fatal_past <= verdict_judge_verdict_fatal;
    word_generation_start_past <= word_generation_start;
    word_progress_time_past <= word_progress_time;
    word_hold_past_2 <= word_hold;
    word_hold_psn_past <= word_hold_psn;
    word_retries_past <= word_retries;
    word_rnr_retries_past <= word_rnr_retries;
    word_paused_past_2 <= word_paused;
    word_paused_psn_past <= word_paused_psn;
    word_probed_past_2 <= word_probed;
    word_srtt_past <= word_srtt;
    word_sampling_past <= word_sampling;
    word_sample_psn_past <= word_sample_psn;
    word_sample_time_past <= word_sample_time;
    word_dropped_past <= word_dropped;
    word_dropped_psn_past <= word_dropped_psn;
    word_more_past <= word_more;
    word_failed_past <= word_failed;
    word_retry_limit_past <= word_retry_limit;
    word_rnr_limit_past <= word_rnr_limit;
    word_rto_exponent_past <= word_rto_exponent;
    word_generation_start_past2 <= word_generation_start_past;
    word_progress_time_past2 <= word_progress_time_past;
    word_hold_past2_2 <= word_hold_past_2;
    word_hold_psn_past2 <= word_hold_psn_past;
    word_retries_past2 <= word_retries_past;
    word_rnr_retries_past2 <= word_rnr_retries_past;
    word_paused_past2_2 <= word_paused_past_2;
    word_paused_psn_past2 <= word_paused_psn_past;
    word_probed_past2 <= word_probed_past_2;
    word_srtt_past2 <= word_srtt_past;
    word_sampling_past2 <= word_sampling_past;
    word_sample_psn_past2 <= word_sample_psn_past;
    word_sample_time_past2 <= word_sample_time_past;
    word_dropped_past2 <= word_dropped_past;
    word_dropped_psn_past2 <= word_dropped_psn_past;
    word_more_past2 <= word_more_past;
    word_failed_past2 <= word_failed_past;
    word_retry_limit_past2 <= word_retry_limit_past;
    word_rnr_limit_past2 <= word_rnr_limit_past;
    word_rto_exponent_past2 <= word_rto_exponent_past;
    operation_psn_past6 <= operation_psn_past5;
    operation_more_past <= operation_more;
    operation_more_past2 <= operation_more_past;
    operation_more_past3 <= operation_more_past2;
    operation_more_past4 <= operation_more_past3;
    operation_more_past5 <= operation_more_past4;
    operation_more_past6 <= operation_more_past5;
    report_syndrome_1_0_past <= report_syndrome[1:0];
    report_syndrome_1_0_past2 <= report_syndrome_1_0_past;
    report_syndrome_1_0_past3 <= report_syndrome_1_0_past2;
    report_syndrome_1_0_past4 <= report_syndrome_1_0_past3;
    report_syndrome_1_0_past5 <= report_syndrome_1_0_past4;
    report_syndrome_1_0_past6 <= report_syndrome_1_0_past5;
    now_past_2 <= now;
    now_past2_2 <= now_past_2;
    now_past3 <= now_past2_2;
    now_past4 <= now_past3;
    report_syndrome_4_0_past <= report_syndrome[4:0];
    report_syndrome_4_0_past2 <= report_syndrome_4_0_past;
    report_syndrome_4_0_past3 <= report_syndrome_4_0_past2;
    report_syndrome_4_0_past4 <= report_syndrome_4_0_past3;
    report_syndrome_4_0_past5 <= report_syndrome_4_0_past4;
    pause <= pauses_data;
    now_past_3 <= now;
    now_past2_3 <= now_past_3;
    now_past3_2 <= now_past2_3;
    now_past4_2 <= now_past3_2;
    now_23_0_past <= now[23:0];
    now_23_0_past2 <= now_23_0_past;
    operation_retrans_past6 <= operation_retrans_past5;
    past_14 <= _and_3;
    past2_6 <= past_14;
    past3_3 <= past2_6;
    rnr_1 <= verdict_judge_verdict_rnr_past;
    rnr <= rnr_1;
    moves_1 <= verdict_judge_verdict_moved_past | verdict_judge_verdict_completes_past;
    moves <= moves_1;
    paused_1 <= word_paused_past2_2;
    paused <= paused_1;
    resume_1 <= words_events_resume;
    resume_2 <= resume_1;
    rings_probe_past <= rings_probe;
    past_15 <= rings_probe_past & ~rings_probes;
    words_events_timeout_past <= words_events_timeout;
    words_events_timeout_past2 <= words_events_timeout_past;
    rings_probes_past <= rings_probes;
    words_events_verdict_drop_past <= verdict_judge_verdict_drop_past;
    words_events_verdict_drop_past2 <= words_events_verdict_drop_past;
    words_events_verdict_sack_past <= verdict_judge_verdict_sack_past_2;
    words_events_verdict_sack_past2 <= words_events_verdict_sack_past;
    past_16 <= rings_everything | rings_probe;
    past2_7 <= past_16;
  end

  wire        _unused = &{1'b0, choice_any_2, _difference[30:0], _difference_2[22:0], _difference_3[22:0],
                          _difference_4[22:0], _difference_5[22:0]};
endmodule

`default_nettype wire
