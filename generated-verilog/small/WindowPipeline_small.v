`default_nettype none

// WindowPipeline_small: carries out the operations of the send window.  Generated from WindowPipeline.java.
module WindowPipeline_small (
  input  wire         clk,
  input  wire         rst,
  input  wire         valid,  // cycle 2
  input  wire [2:0]   operation_kind,
  input  wire [3:0]   operation_qp,  // queue pair, local number
  input  wire [23:0]  operation_psn,  // of the packet sent, or of the acknowledgement
  input  wire [23:0]  operation_target,  // first PSN that is not acknowledged cumulatively; the one behind a packet sent
  input  wire [23:0]  operation_msn,  // cycle 2
  input  wire         operation_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  input  wire         operation_more,  // sent: another new packet can follow at once
  input  wire [7:0]   operation_syndrome,  // cycle 2
  input  wire         operation_sack,
  input  wire [23:0]  operation_start,
  input  wire [7:0]   operation_length,
  input  wire [127:0] operation_bitmap,
  input  wire [31:0]  now,  // cycle 2, 1/16 us
  input  wire         active,  // cycle 2
  input  wire [23:0]  word_una,  // una: oldest unacknowledged PSN
  input  wire [23:0]  word_next,  // nPSN: next new PSN
  input  wire [23:0]  word_messages,  // aMSN: messages the peer has completed
  input  wire [23:0]  word_newest,  // MSN of the newest packet sent
  input  wire [15:0]  word_generation_start,  // t_gen: start of the generation, modulo 4 ms
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
  input  wire [23:0]  word_dropped_psn,  // cycle 2
  input  wire         word_more,  // a new packet could follow the newest one at once
  input  wire         word_failed,  // has failed: nothing happens any more in this life
  input  wire         word_queued,  // stands in the ring of queue pairs that have something to send again
  input  wire [2:0]   word_retry_limit,  // rel_retry
  input  wire [2:0]   word_rnr_limit,  // rel_rnr_retry
  input  wire [4:0]   word_rto_exponent,  // rel_rto_exp
  input  wire [127:0] pending,  // cycle 2
  input  wire [127:0] rings_sacked,  // reported received
  input  wire [127:0] rings_current,  // cur: sent again in this generation
  input  wire [127:0] rings_previous,  // prev: sent again in the previous generation
  input  wire [1:0]   deadline_kind,  // cycle 7
  input  wire [31:0]  deadline_time,  // in 1/16 us
  input  wire [23:0]  fresh_una,  // una: oldest unacknowledged PSN
  input  wire [23:0]  fresh_next,  // nPSN: next new PSN
  input  wire [23:0]  fresh_messages,  // aMSN: messages the peer has completed
  input  wire [23:0]  fresh_newest,  // MSN of the newest packet sent
  input  wire [15:0]  fresh_generation_start,  // t_gen: start of the generation, modulo 4 ms
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
  input  wire [23:0]  fresh_dropped_psn,  // a new life's numbers, constant until cycle 8
  input  wire         fresh_more,  // a new packet could follow the newest one at once
  input  wire         fresh_failed,  // has failed: nothing happens any more in this life
  input  wire         fresh_queued,  // stands in the ring of queue pairs that have something to send again
  input  wire [2:0]   fresh_retry_limit,  // rel_retry
  input  wire [2:0]   fresh_rnr_limit,  // rel_rnr_retry
  input  wire [4:0]   fresh_rto_exponent,  // rel_rto_exp
  input  wire [2:0]   srtt_shift,  // rel_srtt_shift
  input  wire [11:0]  jitter,  // rel_jitter, in 1/16 us
  output wire [5:0]   row,  // cycle 7: row of an acknowledgement
  output wire [23:0]  result_word_una,  // una: oldest unacknowledged PSN
  output wire [23:0]  result_word_next,  // nPSN: next new PSN
  output wire [23:0]  result_word_messages,  // aMSN: messages the peer has completed
  output wire [23:0]  result_word_newest,  // MSN of the newest packet sent
  output wire [15:0]  result_word_generation_start,  // t_gen: start of the generation, modulo 4 ms
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
  output wire [23:0]  result_word_dropped_psn,  // cycle 10
  output wire         result_word_more,  // a new packet could follow the newest one at once
  output wire         result_word_failed,  // has failed: nothing happens any more in this life
  output wire         result_word_queued,  // stands in the ring of queue pairs that have something to send again
  output wire [2:0]   result_word_retry_limit,  // rel_retry
  output wire [2:0]   result_word_rnr_limit,  // rel_rnr_retry
  output wire [4:0]   result_word_rto_exponent,  // rel_rto_exp
  output wire         result_picks,  // the packet to be sent again is there
  output wire [23:0]  result_picked,  // cycle 10
  output wire         result_probing,  // it was chosen as a tail probe
  output wire         result_updates,  // the peer has acknowledged more, or a pause has begun or ended
  output wire         result_fails,  // cycle 10
  output wire [3:0]   result_status,
  output wire         result_deferred,  // a tail probe was due, but the head was sent again a moment ago
  output wire         result_timeout,  // retry timeout
  output wire         result_probe,  // tail probe
  output wire         result_pause,  // RNR NAK that begins a pause
  output wire         result_drop,  // Packet Drop NAK
  output wire         result_sack,  // cycle 10
  output wire         result_idle,  // nothing was looked at: the deadline that was posted has been moved
  output wire [127:0] new_pending,  // cycle 10
  output wire [127:0] new_rings_sacked,  // reported received
  output wire [127:0] new_rings_current,  // cur: sent again in this generation
  output wire [127:0] new_rings_previous  // prev: sent again in the previous generation
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

  reg          valid_1;
  reg          valid_2;
  reg          valid_3;
  reg          valid_4;
  reg          valid_5;
  reg          lives_1;
  reg          lives_2;
  reg          lives_3;
  reg          lives_4;
  reg          lives;
  reg  [2:0]   kind_1;
  reg  [2:0]   kind_2;
  reg  [2:0]   kind_3;
  reg  [2:0]   kind_4;
  reg  [2:0]   kind;
  reg  [6:0]   una_1;
  reg  [6:0]   una_2;
  reg  [6:0]   una;
  reg  [6:0]   next_1;
  reg  [6:0]   next_2;
  reg  [6:0]   next_reg;
  reg  [6:0]   operation_target_6_0__past_1;
  reg  [6:0]   operation_target_6_0__past_1_past_2;
  reg  [6:0]   operation_target_6_0__past_1_past_2_past;
  reg          past_1;
  reg          past_1_past_2;
  reg          past_1_past_2_past;
  reg          past_1_2;
  reg          past_1_past_2_2;
  reg          past_1_past_2_past_2;
  reg  [6:0]   una_past_1;
  reg  [6:0]   una_past_1_past;
  reg  [6:0]   past_1_3;
  reg  [6:0]   past_1_past;
  reg  [6:0]   operation_psn_6_0__past_1;
  reg  [6:0]   operation_psn_6_0__past_1_past_2;
  reg  [6:0]   operation_psn_6_0__past_1_past_2_past_3;
  reg  [6:0]   operation_psn_6_0__past_1_past_2_past_3_past_4;
  reg  [6:0]   operation_psn_6_0__past_1_past_2_past_3_past_4_past;
  reg  [127:0] pending_past_1;
  reg  [127:0] pending_past_1_past_2;
  reg  [127:0] pending_past_1_past_2_past_3;
  reg  [127:0] pending_past_1_past_2_past_3_past_4;
  reg  [127:0] pending_past_1_past_2_past_3_past_4_past;
  reg  [31:0]  now_2;
  reg  [31:0]  now_past_1;
  reg  [31:0]  now_past_1_past_2;
  reg  [31:0]  now_past_1_past_2_past_3;
  reg  [31:0]  now_past_1_past_2_past_3_past;
  reg          passed_2;
  reg  [1:0]   due;
  reg          word_paused_past_1;
  reg          word_paused_past_1_past_2;
  reg          word_paused_past_1_past_2_past_3;
  reg          word_paused_past_1_past_2_past_3_past_4;
  reg          word_paused_past_1_past_2_past_3_past_4_past;
  reg          may_pick;
  reg          past;
  reg          ends_hold_1;
  reg          ends_hold_2;
  reg          ends_hold_3;
  reg          ends_hold_4;
  reg          ends_hold;
  reg          past_2;
  reg          ends_pause_1;
  reg          ends_pause_2;
  reg          ends_pause_3;
  reg          ends_pause_4;
  reg          ends_pause;
  reg          past_3;
  reg          past_past_1;
  reg          past_past_1_past_2;
  reg          past_past_1_past_2_past_3;
  reg          past_past_1_past_2_past_3_past_4;
  reg          past_past_1_past_2_past_3_past_4_past;
  reg          past_4;
  reg          past_past_1_2;
  reg          past_past_1_past_2_2;
  reg          past_past_1_past_2_past_3_2;
  reg          past_past_1_past_2_past_3_past_4_2;
  reg          past_past_1_past_2_past_3_past_4_past_2;
  reg          past_5;
  reg          past_past_1_3;
  reg          past_past_1_past_2_3;
  reg          past_past_1_past_2_past_3_3;
  reg          past_past_1_past_2_past_3_past_4_3;
  reg          past_past_1_past_2_past_3_past_4_past_3;
  reg          past_6;
  reg          past_past_1_4;
  reg          past_past_1_past_2_4;
  reg          past_past_1_past_2_past_3_4;
  reg          past_past_1_past_2_past_3_past_4_4;
  reg          past_past_1_past_2_past_3_past_4_past_4;
  reg  [15:0]  age;
  reg  [16:0]  span;
  reg          past_1_4;
  reg          past_1_past_2_3;
  reg          past_1_past_2_past_3;
  reg          past_1_past_2_past_3_past_4;
  reg          past_1_past_2_past_3_past_4_past;
  reg          moved;
  reg          word_hold_past;
  reg          word_hold_past_past_1;
  reg          word_hold_past_past_1_past_2;
  reg          word_hold_past_past_1_past_2_past_3;
  reg          word_hold_past_past_1_past_2_past_3_past_4;
  reg          word_hold_past_past_1_past_2_past_3_past_4_past;
  reg          word_paused_past;
  reg          word_paused_past_past_1;
  reg          word_paused_past_past_1_past_2;
  reg          word_paused_past_past_1_past_2_past_3;
  reg          word_paused_past_past_1_past_2_past_3_past_4;
  reg          word_paused_past_past_1_past_2_past_3_past_4_past;
  reg          verdict_judge_verdict_sack_past;
  reg          again_1;
  reg          again_2;
  reg          again_3;
  reg          again_4;
  reg          again;
  reg          rings_renew_past;
  reg          past_7;
  reg          past_8;
  reg  [5:0]   verdict_judge_verdict_row_past;
  reg          verdict_judge_verdict_cumulative_past;
  reg          verdict_judge_verdict_moved_past;
  reg          verdict_judge_verdict_completes_past;
  reg          verdict_judge_verdict_sack_past_2;
  reg          verdict_judge_verdict_drop_past;
  reg          verdict_judge_verdict_rnr_past;
  reg          verdict_judge_verdict_fatal_past;
  reg          past_9;
  reg  [23:0]  word_una_past_1;
  reg  [23:0]  word_next_past_1;
  reg  [23:0]  word_messages_past_1;
  reg  [23:0]  word_newest_past_1;
  reg  [15:0]  word_generation_start_past_1;
  reg  [31:0]  word_progress_time_past_1;
  reg          word_hold_past_1;
  reg  [23:0]  word_hold_psn_past_1;
  reg  [2:0]   word_retries_past_1;
  reg  [2:0]   word_rnr_retries_past_1;
  reg          word_paused_past_1_2;
  reg  [23:0]  word_paused_psn_past_1;
  reg          word_probed_past_1;
  reg  [15:0]  word_srtt_past_1;
  reg          word_sampling_past_1;
  reg  [23:0]  word_sample_psn_past_1;
  reg  [23:0]  word_sample_time_past_1;
  reg          word_dropped_past_1;
  reg  [23:0]  word_dropped_psn_past_1;
  reg          word_more_past_1;
  reg          word_failed_past_1;
  reg          word_queued_past_1;
  reg  [2:0]   word_retry_limit_past_1;
  reg  [2:0]   word_rnr_limit_past_1;
  reg  [4:0]   word_rto_exponent_past_1;
  reg  [23:0]  word_una_past_1_past_2;
  reg  [23:0]  word_next_past_1_past_2;
  reg  [23:0]  word_messages_past_1_past_2;
  reg  [23:0]  word_newest_past_1_past_2;
  reg  [15:0]  word_generation_start_past_1_past_2;
  reg  [31:0]  word_progress_time_past_1_past_2;
  reg          word_hold_past_1_past_2;
  reg  [23:0]  word_hold_psn_past_1_past_2;
  reg  [2:0]   word_retries_past_1_past_2;
  reg  [2:0]   word_rnr_retries_past_1_past_2;
  reg          word_paused_past_1_past_2_2;
  reg  [23:0]  word_paused_psn_past_1_past_2;
  reg          word_probed_past_1_past_2;
  reg  [15:0]  word_srtt_past_1_past_2;
  reg          word_sampling_past_1_past_2;
  reg  [23:0]  word_sample_psn_past_1_past_2;
  reg  [23:0]  word_sample_time_past_1_past_2;
  reg          word_dropped_past_1_past_2;
  reg  [23:0]  word_dropped_psn_past_1_past_2;
  reg          word_more_past_1_past_2;
  reg          word_failed_past_1_past_2;
  reg          word_queued_past_1_past_2;
  reg  [2:0]   word_retry_limit_past_1_past_2;
  reg  [2:0]   word_rnr_limit_past_1_past_2;
  reg  [4:0]   word_rto_exponent_past_1_past_2;
  reg  [23:0]  word_una_past_1_past_2_past_3;
  reg  [23:0]  word_next_past_1_past_2_past_3;
  reg  [23:0]  word_messages_past_1_past_2_past_3;
  reg  [23:0]  word_newest_past_1_past_2_past_3;
  reg  [15:0]  word_generation_start_past_1_past_2_past_3;
  reg  [31:0]  word_progress_time_past_1_past_2_past_3;
  reg          word_hold_past_1_past_2_past_3;
  reg  [23:0]  word_hold_psn_past_1_past_2_past_3;
  reg  [2:0]   word_retries_past_1_past_2_past_3;
  reg  [2:0]   word_rnr_retries_past_1_past_2_past_3;
  reg          word_paused_past_1_past_2_past_3_2;
  reg  [23:0]  word_paused_psn_past_1_past_2_past_3;
  reg          word_probed_past_1_past_2_past_3;
  reg  [15:0]  word_srtt_past_1_past_2_past_3;
  reg          word_sampling_past_1_past_2_past_3;
  reg  [23:0]  word_sample_psn_past_1_past_2_past_3;
  reg  [23:0]  word_sample_time_past_1_past_2_past_3;
  reg          word_dropped_past_1_past_2_past_3;
  reg  [23:0]  word_dropped_psn_past_1_past_2_past_3;
  reg          word_more_past_1_past_2_past_3;
  reg          word_failed_past_1_past_2_past_3;
  reg          word_queued_past_1_past_2_past_3;
  reg  [2:0]   word_retry_limit_past_1_past_2_past_3;
  reg  [2:0]   word_rnr_limit_past_1_past_2_past_3;
  reg  [4:0]   word_rto_exponent_past_1_past_2_past_3;
  reg  [23:0]  word_una_past_1_past_2_past_3_past_4;
  reg  [23:0]  word_next_past_1_past_2_past_3_past_4;
  reg  [23:0]  word_messages_past_1_past_2_past_3_past_4;
  reg  [23:0]  word_newest_past_1_past_2_past_3_past_4;
  reg  [15:0]  word_generation_start_past_1_past_2_past_3_past_4;
  reg  [31:0]  word_progress_time_past_1_past_2_past_3_past_4;
  reg          word_hold_past_1_past_2_past_3_past_4;
  reg  [23:0]  word_hold_psn_past_1_past_2_past_3_past_4;
  reg  [2:0]   word_retries_past_1_past_2_past_3_past_4;
  reg  [2:0]   word_rnr_retries_past_1_past_2_past_3_past_4;
  reg          word_paused_past_1_past_2_past_3_past_4_2;
  reg  [23:0]  word_paused_psn_past_1_past_2_past_3_past_4;
  reg          word_probed_past_1_past_2_past_3_past_4;
  reg  [15:0]  word_srtt_past_1_past_2_past_3_past_4;
  reg          word_sampling_past_1_past_2_past_3_past_4;
  reg  [23:0]  word_sample_psn_past_1_past_2_past_3_past_4;
  reg  [23:0]  word_sample_time_past_1_past_2_past_3_past_4;
  reg          word_dropped_past_1_past_2_past_3_past_4;
  reg  [23:0]  word_dropped_psn_past_1_past_2_past_3_past_4;
  reg          word_more_past_1_past_2_past_3_past_4;
  reg          word_failed_past_1_past_2_past_3_past_4;
  reg          word_queued_past_1_past_2_past_3_past_4;
  reg  [2:0]   word_retry_limit_past_1_past_2_past_3_past_4;
  reg  [2:0]   word_rnr_limit_past_1_past_2_past_3_past_4;
  reg  [4:0]   word_rto_exponent_past_1_past_2_past_3_past_4;
  reg  [23:0]  word_una_past_1_past_2_past_3_past_4_past_5;
  reg  [23:0]  word_next_past_1_past_2_past_3_past_4_past_5;
  reg  [23:0]  word_messages_past_1_past_2_past_3_past_4_past_5;
  reg  [23:0]  word_newest_past_1_past_2_past_3_past_4_past_5;
  reg  [15:0]  word_generation_start_past_1_past_2_past_3_past_4_past_5;
  reg  [31:0]  word_progress_time_past_1_past_2_past_3_past_4_past_5;
  reg          word_hold_past_1_past_2_past_3_past_4_past_5;
  reg  [23:0]  word_hold_psn_past_1_past_2_past_3_past_4_past_5;
  reg  [2:0]   word_retries_past_1_past_2_past_3_past_4_past_5;
  reg  [2:0]   word_rnr_retries_past_1_past_2_past_3_past_4_past_5;
  reg          word_paused_past_1_past_2_past_3_past_4_past_5;
  reg  [23:0]  word_paused_psn_past_1_past_2_past_3_past_4_past_5;
  reg          word_probed_past_1_past_2_past_3_past_4_past_5;
  reg  [15:0]  word_srtt_past_1_past_2_past_3_past_4_past_5;
  reg          word_sampling_past_1_past_2_past_3_past_4_past_5;
  reg  [23:0]  word_sample_psn_past_1_past_2_past_3_past_4_past_5;
  reg  [23:0]  word_sample_time_past_1_past_2_past_3_past_4_past_5;
  reg          word_dropped_past_1_past_2_past_3_past_4_past_5;
  reg  [23:0]  word_dropped_psn_past_1_past_2_past_3_past_4_past_5;
  reg          word_more_past_1_past_2_past_3_past_4_past_5;
  reg          word_failed_past_1_past_2_past_3_past_4_past_5;
  reg          word_queued_past_1_past_2_past_3_past_4_past_5;
  reg  [2:0]   word_retry_limit_past_1_past_2_past_3_past_4_past_5;
  reg  [2:0]   word_rnr_limit_past_1_past_2_past_3_past_4_past_5;
  reg  [4:0]   word_rto_exponent_past_1_past_2_past_3_past_4_past_5;
  reg  [23:0]  word_una_past_1_past_2_past_3_past_4_past_5_past;
  reg  [23:0]  word_next_past_1_past_2_past_3_past_4_past_5_past;
  reg  [23:0]  word_messages_past_1_past_2_past_3_past_4_past_5_past;
  reg  [23:0]  word_newest_past_1_past_2_past_3_past_4_past_5_past;
  reg  [15:0]  word_generation_start_past_1_past_2_past_3_past_4_past_5_past;
  reg  [31:0]  word_progress_time_past_1_past_2_past_3_past_4_past_5_past;
  reg          word_hold_past_1_past_2_past_3_past_4_past_5_past;
  reg  [23:0]  word_hold_psn_past_1_past_2_past_3_past_4_past_5_past;
  reg  [2:0]   word_retries_past_1_past_2_past_3_past_4_past_5_past;
  reg  [2:0]   word_rnr_retries_past_1_past_2_past_3_past_4_past_5_past;
  reg          word_paused_past_1_past_2_past_3_past_4_past_5_past;
  reg  [23:0]  word_paused_psn_past_1_past_2_past_3_past_4_past_5_past;
  reg          word_probed_past_1_past_2_past_3_past_4_past_5_past;
  reg  [15:0]  word_srtt_past_1_past_2_past_3_past_4_past_5_past;
  reg          word_sampling_past_1_past_2_past_3_past_4_past_5_past;
  reg  [23:0]  word_sample_psn_past_1_past_2_past_3_past_4_past_5_past;
  reg  [23:0]  word_sample_time_past_1_past_2_past_3_past_4_past_5_past;
  reg          word_dropped_past_1_past_2_past_3_past_4_past_5_past;
  reg  [23:0]  word_dropped_psn_past_1_past_2_past_3_past_4_past_5_past;
  reg          word_more_past_1_past_2_past_3_past_4_past_5_past;
  reg          word_failed_past_1_past_2_past_3_past_4_past_5_past;
  reg          word_queued_past_1_past_2_past_3_past_4_past_5_past;
  reg  [2:0]   word_retry_limit_past_1_past_2_past_3_past_4_past_5_past;
  reg  [2:0]   word_rnr_limit_past_1_past_2_past_3_past_4_past_5_past;
  reg  [4:0]   word_rto_exponent_past_1_past_2_past_3_past_4_past_5_past;
  reg  [23:0]  operation_psn_past_1;
  reg  [23:0]  operation_psn_past_1_past_2;
  reg  [23:0]  operation_psn_past_1_past_2_past_3;
  reg  [23:0]  operation_psn_past_1_past_2_past_3_past_4;
  reg  [23:0]  operation_psn_past_1_past_2_past_3_past_4_past_5;
  reg  [23:0]  operation_psn_past_1_past_2_past_3_past_4_past_5_past;
  reg  [23:0]  operation_target_past_1;
  reg  [23:0]  operation_target_past_1_past_2;
  reg  [23:0]  operation_target_past_1_past_2_past_3;
  reg  [23:0]  operation_target_past_1_past_2_past_3_past_4;
  reg  [23:0]  operation_target_past_1_past_2_past_3_past_4_past_5;
  reg  [23:0]  operation_target_past_1_past_2_past_3_past_4_past_5_past;
  reg  [23:0]  operation_msn_past_1;
  reg  [23:0]  operation_msn_past_1_past_2;
  reg  [23:0]  operation_msn_past_1_past_2_past_3;
  reg  [23:0]  operation_msn_past_1_past_2_past_3_past_4;
  reg  [23:0]  operation_msn_past_1_past_2_past_3_past_4_past_5;
  reg  [23:0]  operation_msn_past_1_past_2_past_3_past_4_past_5_past;
  reg          operation_more_past_1;
  reg          operation_more_past_1_past_2;
  reg          operation_more_past_1_past_2_past_3;
  reg          operation_more_past_1_past_2_past_3_past_4;
  reg          operation_more_past_1_past_2_past_3_past_4_past_5;
  reg          operation_more_past_1_past_2_past_3_past_4_past_5_past;
  reg  [1:0]   operation_syndrome_1_0__past_1;
  reg  [1:0]   operation_syndrome_1_0__past_1_past_2;
  reg  [1:0]   operation_syndrome_1_0__past_1_past_2_past_3;
  reg  [1:0]   operation_syndrome_1_0__past_1_past_2_past_3_past_4;
  reg  [1:0]   operation_syndrome_1_0__past_1_past_2_past_3_past_4_past_5;
  reg  [1:0]   operation_syndrome_1_0__past_1_past_2_past_3_past_4_past_5_past;
  reg  [31:0]  now_1;
  reg  [31:0]  now_2_2;
  reg  [31:0]  now_3;
  reg  [31:0]  now_4;
  reg  [31:0]  now_5;
  reg  [31:0]  now_6;
  reg  [23:0]  pause;
  reg  [31:0]  now_past;
  reg  [31:0]  past_1_5;
  reg  [31:0]  past_1_past_2_4;
  reg  [31:0]  past_1_past_2_past_3_2;
  reg  [31:0]  past_1_past_2_past_3_past_4_2;
  reg  [31:0]  past_1_past_2_past_3_past_4_past_2;
  reg  [15:0]  trip_smoothed_past;
  reg          again_past;
  reg          rnr_1;
  reg          rnr;
  reg          moves_1;
  reg          moves;
  reg          paused_1;
  reg          paused;
  reg          resume_1;
  reg          resume_2;
  reg          numbers_events_pick_past_1;
  reg          numbers_events_pick_past_1_past;
  reg          numbers_word_probed_past_1;
  reg          numbers_word_probed_past_1_past;
  reg          rings_probe_past;
  reg          past_10;
  reg          numbers_events_timeout_past_1;
  reg          numbers_events_timeout_past_1_past;
  reg          rings_probes_past;
  reg          numbers_events_verdict_drop_past_1;
  reg          numbers_events_verdict_drop_past_1_past;
  reg          numbers_events_verdict_sack_past_1;
  reg          numbers_events_verdict_sack_past_1_past;
  reg          expires_1;
  reg          expires_2;
  reg          expires_3;
  reg          expires_4;
  reg          expires_5;
  reg          expires_6;
  reg          expires_7;
  reg          expires;
  reg          past_1_6;
  reg          past_1_past_3;
  reg  [23:0]  pauses [0:31];
  wire         rings_flips;
  wire         rings_probes;
  wire         verdict_map_unsent;
  wire [127:0] verdict_map_received;
  wire [127:0] verdict_map_missing;
  wire         verdict_judge_verdict_cumulative;
  wire         verdict_judge_verdict_moved;
  wire         verdict_judge_verdict_completes;
  wire         verdict_judge_verdict_sack;
  wire         verdict_judge_verdict_drop;
  wire         verdict_judge_verdict_rnr;
  wire         verdict_judge_verdict_fatal;
  wire [127:0] passed_places;
  wire [127:0] in_flight_places;
  wire         pick_any;
  wire [6:0]   pick_place;
  wire         pick_is_named;
  wire [15:0]  trip_smoothed;

  wire         rings_renew = valid_5 & ((kind == KIND_CLEAR) | (kind == KIND_SETUP));
  wire         resume = passed_2 & (due == KIND_PAUSE);
  wire         timeout = passed_2 & (due == KIND_RETRY);
  wire         rings_everything = resume | timeout;
  wire         rings_probe = passed_2 & (due == KIND_PROBE);
  wire         numbers_events_resume = resume;
  wire         numbers_events_timeout = timeout;
  wire         takes = may_pick & pick_any;
  wire         numbers_events_pick = takes;
  wire         verdict_judge_counts = valid & active & ~word_failed & (operation_kind == KIND_ACKNOWLEDGE);
  wire [31:0]  _difference = now_2 - deadline_time;
  wire [23:0]  _difference_2 = word_hold_psn - operation_target;
  wire [23:0]  _difference_3 = word_paused_psn - operation_target;
  wire [23:0]  _difference_4 = word_sample_psn - operation_target;
  wire [23:0]  _difference_5 = word_dropped_psn - operation_target;
  wire         holds = word_hold_past_past_1_past_2_past_3_past_4_past & ~(moved & ends_hold);
  wire         pauses_2 = word_paused_past_past_1_past_2_past_3_past_4_past & ~(moved & ends_pause);
  wire         rings_queues = verdict_judge_verdict_sack_past & ~(holds | pauses_2);
  wire         sends = lives & (kind == KIND_SENT);
  wire [23:0]  pauses_data = pauses[operation_syndrome[4:0]];

  RingUpdate_128 rings (
    .clk(clk),
    .pending(pending_past_1_past_2_past_3_past_4_past),
    .rings_sacked(rings_sacked),
    .rings_current(rings_current),
    .rings_previous(rings_previous),
    .passed(passed_places),
    .received(verdict_map_received),
    .missing(verdict_map_missing),
    .in_flight(in_flight_places),
    .head(una_past_1_past),
    .last(past_1_past),
    .named(operation_psn_6_0__past_1_past_2_past_3_past_4_past),
    .renew(rings_renew),
    .cumulative(verdict_judge_verdict_cumulative),
    .sack(verdict_judge_verdict_sack),
    .drop(verdict_judge_verdict_drop),
    .drop_again(again_past),
    .queues(rings_queues),
    .everything(rings_everything),
    .probe(rings_probe),
    .ripe(past_1_past_2_past_3_past_4_past),
    .pick(takes),
    .place(pick_place),
    .flips(rings_flips),
    .probes(rings_probes),
    .new_pending(new_pending),
    .new_rings_sacked(new_rings_sacked),
    .new_rings_current(new_rings_current),
    .new_rings_previous(new_rings_previous)
  );

  WordUpdate_128 numbers (
    .clk(clk),
    .word_una(word_una_past_1_past_2_past_3_past_4_past_5_past),
    .word_next(word_next_past_1_past_2_past_3_past_4_past_5_past),
    .word_messages(word_messages_past_1_past_2_past_3_past_4_past_5_past),
    .word_newest(word_newest_past_1_past_2_past_3_past_4_past_5_past),
    .word_generation_start(word_generation_start_past_1_past_2_past_3_past_4_past_5_past),
    .word_progress_time(word_progress_time_past_1_past_2_past_3_past_4_past_5_past),
    .word_hold(word_hold_past_1_past_2_past_3_past_4_past_5_past),
    .word_hold_psn(word_hold_psn_past_1_past_2_past_3_past_4_past_5_past),
    .word_retries(word_retries_past_1_past_2_past_3_past_4_past_5_past),
    .word_rnr_retries(word_rnr_retries_past_1_past_2_past_3_past_4_past_5_past),
    .word_paused(word_paused_past_1_past_2_past_3_past_4_past_5_past),
    .word_paused_psn(word_paused_psn_past_1_past_2_past_3_past_4_past_5_past),
    .word_probed(word_probed_past_1_past_2_past_3_past_4_past_5_past),
    .word_srtt(word_srtt_past_1_past_2_past_3_past_4_past_5_past),
    .word_sampling(word_sampling_past_1_past_2_past_3_past_4_past_5_past),
    .word_sample_psn(word_sample_psn_past_1_past_2_past_3_past_4_past_5_past),
    .word_sample_time(word_sample_time_past_1_past_2_past_3_past_4_past_5_past),
    .word_dropped(word_dropped_past_1_past_2_past_3_past_4_past_5_past),
    .word_dropped_psn(word_dropped_psn_past_1_past_2_past_3_past_4_past_5_past),
    .word_more(word_more_past_1_past_2_past_3_past_4_past_5_past),
    .word_failed(word_failed_past_1_past_2_past_3_past_4_past_5_past),
    .word_queued(word_queued_past_1_past_2_past_3_past_4_past_5_past),
    .word_retry_limit(word_retry_limit_past_1_past_2_past_3_past_4_past_5_past),
    .word_rnr_limit(word_rnr_limit_past_1_past_2_past_3_past_4_past_5_past),
    .word_rto_exponent(word_rto_exponent_past_1_past_2_past_3_past_4_past_5_past),
    .fresh_una(fresh_una),
    .fresh_next(fresh_next),
    .fresh_messages(fresh_messages),
    .fresh_newest(fresh_newest),
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
    .fresh_queued(fresh_queued),
    .fresh_retry_limit(fresh_retry_limit),
    .fresh_rnr_limit(fresh_rnr_limit),
    .fresh_rto_exponent(fresh_rto_exponent),
    .keep_queued(past_9),
    .events_renew(rings_renew_past),
    .events_sent(past_7),
    .events_sent_again(past_8),
    .events_verdict_row(verdict_judge_verdict_row_past),
    .events_verdict_cumulative(verdict_judge_verdict_cumulative_past),
    .events_verdict_moved(verdict_judge_verdict_moved_past),
    .events_verdict_completes(verdict_judge_verdict_completes_past),
    .events_verdict_sack(verdict_judge_verdict_sack_past_2),
    .events_verdict_drop(verdict_judge_verdict_drop_past),
    .events_verdict_rnr(verdict_judge_verdict_rnr_past),
    .events_verdict_fatal(verdict_judge_verdict_fatal_past),
    .events_resume(numbers_events_resume),
    .events_timeout(numbers_events_timeout),
    .events_pick(numbers_events_pick),
    .events_at_head(past_past_1_past_2_past_3_past_4_past_4),
    .events_idle(past_past_1_past_2_past_3_past_4_past_3),
    .events_ends_hold(ends_hold),
    .events_ends_pause(ends_pause),
    .events_ends_sample(past_past_1_past_2_past_3_past_4_past),
    .events_ends_dropped(past_past_1_past_2_past_3_past_4_past_2),
    .psn(operation_psn_past_1_past_2_past_3_past_4_past_5_past),
    .target(operation_target_past_1_past_2_past_3_past_4_past_5_past),
    .msn(operation_msn_past_1_past_2_past_3_past_4_past_5_past),
    .more(operation_more_past_1_past_2_past_3_past_4_past_5_past),
    .code(operation_syndrome_1_0__past_1_past_2_past_3_past_4_past_5_past),
    .now(now_6),
    .pause_end(past_1_past_2_past_3_past_4_past_2),
    .srtt(trip_smoothed_past),
    .place(pick_place),
    .is_named(pick_is_named),
    .flips(rings_flips),
    .probes(rings_probes),
    .picked(result_picked),
    .changed_una(result_word_una),
    .changed_next(result_word_next),
    .changed_messages(result_word_messages),
    .changed_newest(result_word_newest),
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
    .changed_queued(result_word_queued),
    .changed_retry_limit(result_word_retry_limit),
    .changed_rnr_limit(result_word_rnr_limit),
    .changed_rto_exponent(result_word_rto_exponent),
    .fails(result_fails),
    .status(result_status)
  );

  SackMap_128 verdict_map (
    .clk(clk),
    .start(operation_start),
    .length(operation_length),
    .bitmap(operation_bitmap),
    .from(operation_target),
    .newest(word_next),
    .unsent(verdict_map_unsent),
    .received(verdict_map_received),
    .missing(verdict_map_missing)
  );

  AckJudge verdict_judge (
    .clk(clk),
    .counts(verdict_judge_counts),
    .syndrome(operation_syndrome),
    .sack(operation_sack),
    .length(operation_length),
    .target(operation_target),
    .msn(operation_msn),
    .una(word_una),
    .new_psn(word_next),
    .messages(word_messages),
    .newest(word_newest),
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

  RingRange_128 passed (
    .clk(clk),
    .from(una),
    .behind(operation_target_6_0__past_1_past_2_past),
    .any(past_1_past_2_past),
    .places(passed_places)
  );

  RingRange_128 in_flight (
    .clk(clk),
    .from(una),
    .behind(next_reg),
    .any(past_1_past_2_past_2),
    .places(in_flight_places)
  );

  ResendPick_128 pick (
    .clk(clk),
    .pending(pending),
    .first(word_una[6:0]),
    .named(word_dropped),
    .named_place(word_dropped_psn[6:0]),
    .any(pick_any),
    .place(pick_place),
    .is_named(pick_is_named)
  );

  RoundTrip trip (
    .clk(clk),
    .now(now[23:0]),
    .sent(word_sample_time),
    .old(word_srtt),
    .shift(srtt_shift),
    .smoothed(trip_smoothed)
  );

  assign result_picks = numbers_events_pick_past_1_past;
  assign result_probing = numbers_word_probed_past_1_past;
  assign result_updates = moves | rnr | resume_2;
  assign result_deferred = past_10;
  assign result_timeout = numbers_events_timeout_past_1_past;
  assign result_probe = rings_probes_past;
  assign result_pause = rnr & ~paused;
  assign result_drop = numbers_events_verdict_drop_past_1_past;
  assign result_sack = numbers_events_verdict_sack_past_1_past;
  assign result_idle = expires & ~past_1_past_3;

  initial $readmemh("WindowPipeline_small_pauses.hex", pauses);

  always @(posedge clk) begin
    if (rst) begin
      now_2 <= 32'd0;
    end else begin
      now_2 <= now_past_1_past_2_past_3_past;
    end
  end

  always @(posedge clk) begin
    valid_1 <= valid;
    valid_2 <= valid_1;
    valid_3 <= valid_2;
    valid_4 <= valid_3;
    valid_5 <= valid_4;
    lives_1 <= valid & active & ~word_failed;
    lives_2 <= lives_1;
    lives_3 <= lives_2;
    lives_4 <= lives_3;
    lives <= lives_4;
    kind_1 <= operation_kind;
    kind_2 <= kind_1;
    kind_3 <= kind_2;
    kind_4 <= kind_3;
    kind <= kind_4;
    una_1 <= word_una[6:0];
    una_2 <= una_1;
    una <= una_2;
    next_1 <= word_next[6:0];
    next_2 <= next_1;
    next_reg <= next_2;
    operation_target_6_0__past_1 <= operation_target[6:0];
    operation_target_6_0__past_1_past_2 <= operation_target_6_0__past_1;
    operation_target_6_0__past_1_past_2_past <= operation_target_6_0__past_1_past_2;
    past_1 <= operation_target != word_una;
    past_1_past_2 <= past_1;
    past_1_past_2_past <= past_1_past_2;
    past_1_2 <= word_next != word_una;
    past_1_past_2_2 <= past_1_2;
    past_1_past_2_past_2 <= past_1_past_2_2;
    una_past_1 <= una;
    una_past_1_past <= una_past_1;
    past_1_3 <= next_reg - 7'd1;
    past_1_past <= past_1_3;
    operation_psn_6_0__past_1 <= operation_psn[6:0];
    operation_psn_6_0__past_1_past_2 <= operation_psn_6_0__past_1;
    operation_psn_6_0__past_1_past_2_past_3 <= operation_psn_6_0__past_1_past_2;
    operation_psn_6_0__past_1_past_2_past_3_past_4 <= operation_psn_6_0__past_1_past_2_past_3;
    operation_psn_6_0__past_1_past_2_past_3_past_4_past <= operation_psn_6_0__past_1_past_2_past_3_past_4;
    pending_past_1 <= pending;
    pending_past_1_past_2 <= pending_past_1;
    pending_past_1_past_2_past_3 <= pending_past_1_past_2;
    pending_past_1_past_2_past_3_past_4 <= pending_past_1_past_2_past_3;
    pending_past_1_past_2_past_3_past_4_past <= pending_past_1_past_2_past_3_past_4;
    now_past_1 <= now;
    now_past_1_past_2 <= now_past_1;
    now_past_1_past_2_past_3 <= now_past_1_past_2;
    now_past_1_past_2_past_3_past <= now_past_1_past_2_past_3;
    passed_2 <= ~_difference[31] & lives & (kind == KIND_EXPIRED);
    due <= deadline_kind;
    word_paused_past_1 <= word_paused;
    word_paused_past_1_past_2 <= word_paused_past_1;
    word_paused_past_1_past_2_past_3 <= word_paused_past_1_past_2;
    word_paused_past_1_past_2_past_3_past_4 <= word_paused_past_1_past_2_past_3;
    word_paused_past_1_past_2_past_3_past_4_past <= word_paused_past_1_past_2_past_3_past_4;
    may_pick <= lives & (kind == KIND_PICK) & ~word_paused_past_1_past_2_past_3_past_4_past;
    past <= _difference_2[23];
    ends_hold_1 <= past;
    ends_hold_2 <= ends_hold_1;
    ends_hold_3 <= ends_hold_2;
    ends_hold_4 <= ends_hold_3;
    ends_hold <= ends_hold_4;
    past_2 <= _difference_3[23];
    ends_pause_1 <= past_2;
    ends_pause_2 <= ends_pause_1;
    ends_pause_3 <= ends_pause_2;
    ends_pause_4 <= ends_pause_3;
    ends_pause <= ends_pause_4;
    past_3 <= _difference_4[23];
    past_past_1 <= past_3;
    past_past_1_past_2 <= past_past_1;
    past_past_1_past_2_past_3 <= past_past_1_past_2;
    past_past_1_past_2_past_3_past_4 <= past_past_1_past_2_past_3;
    past_past_1_past_2_past_3_past_4_past <= past_past_1_past_2_past_3_past_4;
    past_4 <= _difference_5[23];
    past_past_1_2 <= past_4;
    past_past_1_past_2_2 <= past_past_1_2;
    past_past_1_past_2_past_3_2 <= past_past_1_past_2_2;
    past_past_1_past_2_past_3_past_4_2 <= past_past_1_past_2_past_3_2;
    past_past_1_past_2_past_3_past_4_past_2 <= past_past_1_past_2_past_3_past_4_2;
    past_5 <= word_una == word_next;
    past_past_1_3 <= past_5;
    past_past_1_past_2_3 <= past_past_1_3;
    past_past_1_past_2_past_3_3 <= past_past_1_past_2_3;
    past_past_1_past_2_past_3_past_4_3 <= past_past_1_past_2_past_3_3;
    past_past_1_past_2_past_3_past_4_past_3 <= past_past_1_past_2_past_3_past_4_3;
    past_6 <= word_una == operation_psn;
    past_past_1_4 <= past_6;
    past_past_1_past_2_4 <= past_past_1_4;
    past_past_1_past_2_past_3_4 <= past_past_1_past_2_4;
    past_past_1_past_2_past_3_past_4_4 <= past_past_1_past_2_past_3_4;
    past_past_1_past_2_past_3_past_4_past_4 <= past_past_1_past_2_past_3_past_4_4;
    age <= now[15:0] - word_generation_start;
    span <= {1'b0, word_srtt} + {5'd0, jitter};
    past_1_4 <= {1'b0, age} >= span;
    past_1_past_2_3 <= past_1_4;
    past_1_past_2_past_3 <= past_1_past_2_3;
    past_1_past_2_past_3_past_4 <= past_1_past_2_past_3;
    past_1_past_2_past_3_past_4_past <= past_1_past_2_past_3_past_4;
    moved <= verdict_judge_verdict_moved;
    word_hold_past <= word_hold;
    word_hold_past_past_1 <= word_hold_past;
    word_hold_past_past_1_past_2 <= word_hold_past_past_1;
    word_hold_past_past_1_past_2_past_3 <= word_hold_past_past_1_past_2;
    word_hold_past_past_1_past_2_past_3_past_4 <= word_hold_past_past_1_past_2_past_3;
    word_hold_past_past_1_past_2_past_3_past_4_past <= word_hold_past_past_1_past_2_past_3_past_4;
    word_paused_past <= word_paused;
    word_paused_past_past_1 <= word_paused_past;
    word_paused_past_past_1_past_2 <= word_paused_past_past_1;
    word_paused_past_past_1_past_2_past_3 <= word_paused_past_past_1_past_2;
    word_paused_past_past_1_past_2_past_3_past_4 <= word_paused_past_past_1_past_2_past_3;
    word_paused_past_past_1_past_2_past_3_past_4_past <= word_paused_past_past_1_past_2_past_3_past_4;
    verdict_judge_verdict_sack_past <= verdict_judge_verdict_sack;
    again_1 <= operation_retrans;
    again_2 <= again_1;
    again_3 <= again_2;
    again_4 <= again_3;
    again <= again_4;
    rings_renew_past <= rings_renew;
    past_7 <= sends & ~again;
    past_8 <= sends & again;
    verdict_judge_verdict_row_past <= row;
    verdict_judge_verdict_cumulative_past <= verdict_judge_verdict_cumulative;
    verdict_judge_verdict_moved_past <= verdict_judge_verdict_moved;
    verdict_judge_verdict_completes_past <= verdict_judge_verdict_completes;
    verdict_judge_verdict_sack_past_2 <= verdict_judge_verdict_sack;
    verdict_judge_verdict_drop_past <= verdict_judge_verdict_drop;
    verdict_judge_verdict_rnr_past <= verdict_judge_verdict_rnr;
    verdict_judge_verdict_fatal_past <= verdict_judge_verdict_fatal;
    past_9 <= kind == KIND_SETUP;
    word_una_past_1 <= word_una;
    word_next_past_1 <= word_next;
    word_messages_past_1 <= word_messages;
    word_newest_past_1 <= word_newest;
    word_generation_start_past_1 <= word_generation_start;
    word_progress_time_past_1 <= word_progress_time;
    word_hold_past_1 <= word_hold;
    word_hold_psn_past_1 <= word_hold_psn;
    word_retries_past_1 <= word_retries;
    word_rnr_retries_past_1 <= word_rnr_retries;
    word_paused_past_1_2 <= word_paused;
    word_paused_psn_past_1 <= word_paused_psn;
    word_probed_past_1 <= word_probed;
    word_srtt_past_1 <= word_srtt;
    word_sampling_past_1 <= word_sampling;
    word_sample_psn_past_1 <= word_sample_psn;
    word_sample_time_past_1 <= word_sample_time;
    word_dropped_past_1 <= word_dropped;
    word_dropped_psn_past_1 <= word_dropped_psn;
    word_more_past_1 <= word_more;
    word_failed_past_1 <= word_failed;
    word_queued_past_1 <= word_queued;
    word_retry_limit_past_1 <= word_retry_limit;
    word_rnr_limit_past_1 <= word_rnr_limit;
    word_rto_exponent_past_1 <= word_rto_exponent;
    word_una_past_1_past_2 <= word_una_past_1;
    word_next_past_1_past_2 <= word_next_past_1;
    word_messages_past_1_past_2 <= word_messages_past_1;
    word_newest_past_1_past_2 <= word_newest_past_1;
    word_generation_start_past_1_past_2 <= word_generation_start_past_1;
    word_progress_time_past_1_past_2 <= word_progress_time_past_1;
    word_hold_past_1_past_2 <= word_hold_past_1;
    word_hold_psn_past_1_past_2 <= word_hold_psn_past_1;
    word_retries_past_1_past_2 <= word_retries_past_1;
    word_rnr_retries_past_1_past_2 <= word_rnr_retries_past_1;
    word_paused_past_1_past_2_2 <= word_paused_past_1_2;
    word_paused_psn_past_1_past_2 <= word_paused_psn_past_1;
    word_probed_past_1_past_2 <= word_probed_past_1;
    word_srtt_past_1_past_2 <= word_srtt_past_1;
    word_sampling_past_1_past_2 <= word_sampling_past_1;
    word_sample_psn_past_1_past_2 <= word_sample_psn_past_1;
    word_sample_time_past_1_past_2 <= word_sample_time_past_1;
    word_dropped_past_1_past_2 <= word_dropped_past_1;
    word_dropped_psn_past_1_past_2 <= word_dropped_psn_past_1;
    word_more_past_1_past_2 <= word_more_past_1;
    word_failed_past_1_past_2 <= word_failed_past_1;
    word_queued_past_1_past_2 <= word_queued_past_1;
    word_retry_limit_past_1_past_2 <= word_retry_limit_past_1;
    word_rnr_limit_past_1_past_2 <= word_rnr_limit_past_1;
    word_rto_exponent_past_1_past_2 <= word_rto_exponent_past_1;
    word_una_past_1_past_2_past_3 <= word_una_past_1_past_2;
    word_next_past_1_past_2_past_3 <= word_next_past_1_past_2;
    word_messages_past_1_past_2_past_3 <= word_messages_past_1_past_2;
    word_newest_past_1_past_2_past_3 <= word_newest_past_1_past_2;
    word_generation_start_past_1_past_2_past_3 <= word_generation_start_past_1_past_2;
    word_progress_time_past_1_past_2_past_3 <= word_progress_time_past_1_past_2;
    word_hold_past_1_past_2_past_3 <= word_hold_past_1_past_2;
    word_hold_psn_past_1_past_2_past_3 <= word_hold_psn_past_1_past_2;
    word_retries_past_1_past_2_past_3 <= word_retries_past_1_past_2;
    word_rnr_retries_past_1_past_2_past_3 <= word_rnr_retries_past_1_past_2;
    word_paused_past_1_past_2_past_3_2 <= word_paused_past_1_past_2_2;
    word_paused_psn_past_1_past_2_past_3 <= word_paused_psn_past_1_past_2;
    word_probed_past_1_past_2_past_3 <= word_probed_past_1_past_2;
    word_srtt_past_1_past_2_past_3 <= word_srtt_past_1_past_2;
    word_sampling_past_1_past_2_past_3 <= word_sampling_past_1_past_2;
    word_sample_psn_past_1_past_2_past_3 <= word_sample_psn_past_1_past_2;
    word_sample_time_past_1_past_2_past_3 <= word_sample_time_past_1_past_2;
    word_dropped_past_1_past_2_past_3 <= word_dropped_past_1_past_2;
    word_dropped_psn_past_1_past_2_past_3 <= word_dropped_psn_past_1_past_2;
    word_more_past_1_past_2_past_3 <= word_more_past_1_past_2;
    word_failed_past_1_past_2_past_3 <= word_failed_past_1_past_2;
    word_queued_past_1_past_2_past_3 <= word_queued_past_1_past_2;
    word_retry_limit_past_1_past_2_past_3 <= word_retry_limit_past_1_past_2;
    word_rnr_limit_past_1_past_2_past_3 <= word_rnr_limit_past_1_past_2;
    word_rto_exponent_past_1_past_2_past_3 <= word_rto_exponent_past_1_past_2;
    word_una_past_1_past_2_past_3_past_4 <= word_una_past_1_past_2_past_3;
    word_next_past_1_past_2_past_3_past_4 <= word_next_past_1_past_2_past_3;
    word_messages_past_1_past_2_past_3_past_4 <= word_messages_past_1_past_2_past_3;
    word_newest_past_1_past_2_past_3_past_4 <= word_newest_past_1_past_2_past_3;
    word_generation_start_past_1_past_2_past_3_past_4 <= word_generation_start_past_1_past_2_past_3;
    word_progress_time_past_1_past_2_past_3_past_4 <= word_progress_time_past_1_past_2_past_3;
    word_hold_past_1_past_2_past_3_past_4 <= word_hold_past_1_past_2_past_3;
    word_hold_psn_past_1_past_2_past_3_past_4 <= word_hold_psn_past_1_past_2_past_3;
    word_retries_past_1_past_2_past_3_past_4 <= word_retries_past_1_past_2_past_3;
    word_rnr_retries_past_1_past_2_past_3_past_4 <= word_rnr_retries_past_1_past_2_past_3;
    word_paused_past_1_past_2_past_3_past_4_2 <= word_paused_past_1_past_2_past_3_2;
    word_paused_psn_past_1_past_2_past_3_past_4 <= word_paused_psn_past_1_past_2_past_3;
    word_probed_past_1_past_2_past_3_past_4 <= word_probed_past_1_past_2_past_3;
    word_srtt_past_1_past_2_past_3_past_4 <= word_srtt_past_1_past_2_past_3;
    word_sampling_past_1_past_2_past_3_past_4 <= word_sampling_past_1_past_2_past_3;
    word_sample_psn_past_1_past_2_past_3_past_4 <= word_sample_psn_past_1_past_2_past_3;
    word_sample_time_past_1_past_2_past_3_past_4 <= word_sample_time_past_1_past_2_past_3;
    word_dropped_past_1_past_2_past_3_past_4 <= word_dropped_past_1_past_2_past_3;
    word_dropped_psn_past_1_past_2_past_3_past_4 <= word_dropped_psn_past_1_past_2_past_3;
    word_more_past_1_past_2_past_3_past_4 <= word_more_past_1_past_2_past_3;
    word_failed_past_1_past_2_past_3_past_4 <= word_failed_past_1_past_2_past_3;
    word_queued_past_1_past_2_past_3_past_4 <= word_queued_past_1_past_2_past_3;
    word_retry_limit_past_1_past_2_past_3_past_4 <= word_retry_limit_past_1_past_2_past_3;
    word_rnr_limit_past_1_past_2_past_3_past_4 <= word_rnr_limit_past_1_past_2_past_3;
    word_rto_exponent_past_1_past_2_past_3_past_4 <= word_rto_exponent_past_1_past_2_past_3;
    word_una_past_1_past_2_past_3_past_4_past_5 <= word_una_past_1_past_2_past_3_past_4;
    word_next_past_1_past_2_past_3_past_4_past_5 <= word_next_past_1_past_2_past_3_past_4;
    word_messages_past_1_past_2_past_3_past_4_past_5 <= word_messages_past_1_past_2_past_3_past_4;
    word_newest_past_1_past_2_past_3_past_4_past_5 <= word_newest_past_1_past_2_past_3_past_4;
    word_generation_start_past_1_past_2_past_3_past_4_past_5 <= word_generation_start_past_1_past_2_past_3_past_4;
    word_progress_time_past_1_past_2_past_3_past_4_past_5 <= word_progress_time_past_1_past_2_past_3_past_4;
    word_hold_past_1_past_2_past_3_past_4_past_5 <= word_hold_past_1_past_2_past_3_past_4;
    word_hold_psn_past_1_past_2_past_3_past_4_past_5 <= word_hold_psn_past_1_past_2_past_3_past_4;
    word_retries_past_1_past_2_past_3_past_4_past_5 <= word_retries_past_1_past_2_past_3_past_4;
    word_rnr_retries_past_1_past_2_past_3_past_4_past_5 <= word_rnr_retries_past_1_past_2_past_3_past_4;
    word_paused_past_1_past_2_past_3_past_4_past_5 <= word_paused_past_1_past_2_past_3_past_4_2;
    word_paused_psn_past_1_past_2_past_3_past_4_past_5 <= word_paused_psn_past_1_past_2_past_3_past_4;
    word_probed_past_1_past_2_past_3_past_4_past_5 <= word_probed_past_1_past_2_past_3_past_4;
    word_srtt_past_1_past_2_past_3_past_4_past_5 <= word_srtt_past_1_past_2_past_3_past_4;
    word_sampling_past_1_past_2_past_3_past_4_past_5 <= word_sampling_past_1_past_2_past_3_past_4;
    word_sample_psn_past_1_past_2_past_3_past_4_past_5 <= word_sample_psn_past_1_past_2_past_3_past_4;
    word_sample_time_past_1_past_2_past_3_past_4_past_5 <= word_sample_time_past_1_past_2_past_3_past_4;
    word_dropped_past_1_past_2_past_3_past_4_past_5 <= word_dropped_past_1_past_2_past_3_past_4;
    word_dropped_psn_past_1_past_2_past_3_past_4_past_5 <= word_dropped_psn_past_1_past_2_past_3_past_4;
    word_more_past_1_past_2_past_3_past_4_past_5 <= word_more_past_1_past_2_past_3_past_4;
    word_failed_past_1_past_2_past_3_past_4_past_5 <= word_failed_past_1_past_2_past_3_past_4;
    word_queued_past_1_past_2_past_3_past_4_past_5 <= word_queued_past_1_past_2_past_3_past_4;
    word_retry_limit_past_1_past_2_past_3_past_4_past_5 <= word_retry_limit_past_1_past_2_past_3_past_4;
    word_rnr_limit_past_1_past_2_past_3_past_4_past_5 <= word_rnr_limit_past_1_past_2_past_3_past_4;
    word_rto_exponent_past_1_past_2_past_3_past_4_past_5 <= word_rto_exponent_past_1_past_2_past_3_past_4;
    word_una_past_1_past_2_past_3_past_4_past_5_past <= word_una_past_1_past_2_past_3_past_4_past_5;
    word_next_past_1_past_2_past_3_past_4_past_5_past <= word_next_past_1_past_2_past_3_past_4_past_5;
    word_messages_past_1_past_2_past_3_past_4_past_5_past <= word_messages_past_1_past_2_past_3_past_4_past_5;
    word_newest_past_1_past_2_past_3_past_4_past_5_past <= word_newest_past_1_past_2_past_3_past_4_past_5;
    word_generation_start_past_1_past_2_past_3_past_4_past_5_past <= word_generation_start_past_1_past_2_past_3_past_4_past_5;
    word_progress_time_past_1_past_2_past_3_past_4_past_5_past <= word_progress_time_past_1_past_2_past_3_past_4_past_5;
    word_hold_past_1_past_2_past_3_past_4_past_5_past <= word_hold_past_1_past_2_past_3_past_4_past_5;
    word_hold_psn_past_1_past_2_past_3_past_4_past_5_past <= word_hold_psn_past_1_past_2_past_3_past_4_past_5;
    word_retries_past_1_past_2_past_3_past_4_past_5_past <= word_retries_past_1_past_2_past_3_past_4_past_5;
    word_rnr_retries_past_1_past_2_past_3_past_4_past_5_past <= word_rnr_retries_past_1_past_2_past_3_past_4_past_5;
    word_paused_past_1_past_2_past_3_past_4_past_5_past <= word_paused_past_1_past_2_past_3_past_4_past_5;
    word_paused_psn_past_1_past_2_past_3_past_4_past_5_past <= word_paused_psn_past_1_past_2_past_3_past_4_past_5;
    word_probed_past_1_past_2_past_3_past_4_past_5_past <= word_probed_past_1_past_2_past_3_past_4_past_5;
    word_srtt_past_1_past_2_past_3_past_4_past_5_past <= word_srtt_past_1_past_2_past_3_past_4_past_5;
    word_sampling_past_1_past_2_past_3_past_4_past_5_past <= word_sampling_past_1_past_2_past_3_past_4_past_5;
    word_sample_psn_past_1_past_2_past_3_past_4_past_5_past <= word_sample_psn_past_1_past_2_past_3_past_4_past_5;
    word_sample_time_past_1_past_2_past_3_past_4_past_5_past <= word_sample_time_past_1_past_2_past_3_past_4_past_5;
    word_dropped_past_1_past_2_past_3_past_4_past_5_past <= word_dropped_past_1_past_2_past_3_past_4_past_5;
    word_dropped_psn_past_1_past_2_past_3_past_4_past_5_past <= word_dropped_psn_past_1_past_2_past_3_past_4_past_5;
    word_more_past_1_past_2_past_3_past_4_past_5_past <= word_more_past_1_past_2_past_3_past_4_past_5;
    word_failed_past_1_past_2_past_3_past_4_past_5_past <= word_failed_past_1_past_2_past_3_past_4_past_5;
    word_queued_past_1_past_2_past_3_past_4_past_5_past <= word_queued_past_1_past_2_past_3_past_4_past_5;
    word_retry_limit_past_1_past_2_past_3_past_4_past_5_past <= word_retry_limit_past_1_past_2_past_3_past_4_past_5;
    word_rnr_limit_past_1_past_2_past_3_past_4_past_5_past <= word_rnr_limit_past_1_past_2_past_3_past_4_past_5;
    word_rto_exponent_past_1_past_2_past_3_past_4_past_5_past <= word_rto_exponent_past_1_past_2_past_3_past_4_past_5;
    operation_psn_past_1 <= operation_psn;
    operation_psn_past_1_past_2 <= operation_psn_past_1;
    operation_psn_past_1_past_2_past_3 <= operation_psn_past_1_past_2;
    operation_psn_past_1_past_2_past_3_past_4 <= operation_psn_past_1_past_2_past_3;
    operation_psn_past_1_past_2_past_3_past_4_past_5 <= operation_psn_past_1_past_2_past_3_past_4;
    operation_psn_past_1_past_2_past_3_past_4_past_5_past <= operation_psn_past_1_past_2_past_3_past_4_past_5;
    operation_target_past_1 <= operation_target;
    operation_target_past_1_past_2 <= operation_target_past_1;
    operation_target_past_1_past_2_past_3 <= operation_target_past_1_past_2;
    operation_target_past_1_past_2_past_3_past_4 <= operation_target_past_1_past_2_past_3;
    operation_target_past_1_past_2_past_3_past_4_past_5 <= operation_target_past_1_past_2_past_3_past_4;
    operation_target_past_1_past_2_past_3_past_4_past_5_past <= operation_target_past_1_past_2_past_3_past_4_past_5;
    operation_msn_past_1 <= operation_msn;
    operation_msn_past_1_past_2 <= operation_msn_past_1;
    operation_msn_past_1_past_2_past_3 <= operation_msn_past_1_past_2;
    operation_msn_past_1_past_2_past_3_past_4 <= operation_msn_past_1_past_2_past_3;
    operation_msn_past_1_past_2_past_3_past_4_past_5 <= operation_msn_past_1_past_2_past_3_past_4;
    operation_msn_past_1_past_2_past_3_past_4_past_5_past <= operation_msn_past_1_past_2_past_3_past_4_past_5;
    operation_more_past_1 <= operation_more;
    operation_more_past_1_past_2 <= operation_more_past_1;
    operation_more_past_1_past_2_past_3 <= operation_more_past_1_past_2;
    operation_more_past_1_past_2_past_3_past_4 <= operation_more_past_1_past_2_past_3;
    operation_more_past_1_past_2_past_3_past_4_past_5 <= operation_more_past_1_past_2_past_3_past_4;
    operation_more_past_1_past_2_past_3_past_4_past_5_past <= operation_more_past_1_past_2_past_3_past_4_past_5;
    operation_syndrome_1_0__past_1 <= operation_syndrome[1:0];
    operation_syndrome_1_0__past_1_past_2 <= operation_syndrome_1_0__past_1;
    operation_syndrome_1_0__past_1_past_2_past_3 <= operation_syndrome_1_0__past_1_past_2;
    operation_syndrome_1_0__past_1_past_2_past_3_past_4 <= operation_syndrome_1_0__past_1_past_2_past_3;
    operation_syndrome_1_0__past_1_past_2_past_3_past_4_past_5 <= operation_syndrome_1_0__past_1_past_2_past_3_past_4;
    operation_syndrome_1_0__past_1_past_2_past_3_past_4_past_5_past <= operation_syndrome_1_0__past_1_past_2_past_3_past_4_past_5;
    now_1 <= now;
    now_2_2 <= now_1;
    now_3 <= now_2_2;
    now_4 <= now_3;
    now_5 <= now_4;
    now_6 <= now_5;
    pause <= pauses_data;
    now_past <= now;
    past_1_5 <= now_past + {8'd0, pause};
    past_1_past_2_4 <= past_1_5;
    past_1_past_2_past_3_2 <= past_1_past_2_4;
    past_1_past_2_past_3_past_4_2 <= past_1_past_2_past_3_2;
    past_1_past_2_past_3_past_4_past_2 <= past_1_past_2_past_3_past_4_2;
    trip_smoothed_past <= trip_smoothed;
    again_past <= again;
    rnr_1 <= verdict_judge_verdict_rnr_past;
    rnr <= rnr_1;
    moves_1 <= verdict_judge_verdict_moved_past | verdict_judge_verdict_completes_past;
    moves <= moves_1;
    paused_1 <= word_paused_past_1_past_2_past_3_past_4_past_5_past;
    paused <= paused_1;
    resume_1 <= numbers_events_resume;
    resume_2 <= resume_1;
    numbers_events_pick_past_1 <= numbers_events_pick;
    numbers_events_pick_past_1_past <= numbers_events_pick_past_1;
    numbers_word_probed_past_1 <= word_probed_past_1_past_2_past_3_past_4_past_5_past;
    numbers_word_probed_past_1_past <= numbers_word_probed_past_1;
    rings_probe_past <= rings_probe;
    past_10 <= rings_probe_past & ~rings_probes;
    numbers_events_timeout_past_1 <= numbers_events_timeout;
    numbers_events_timeout_past_1_past <= numbers_events_timeout_past_1;
    rings_probes_past <= rings_probes;
    numbers_events_verdict_drop_past_1 <= verdict_judge_verdict_drop_past;
    numbers_events_verdict_drop_past_1_past <= numbers_events_verdict_drop_past_1;
    numbers_events_verdict_sack_past_1 <= verdict_judge_verdict_sack_past_2;
    numbers_events_verdict_sack_past_1_past <= numbers_events_verdict_sack_past_1;
    expires_1 <= operation_kind == KIND_EXPIRED;
    expires_2 <= expires_1;
    expires_3 <= expires_2;
    expires_4 <= expires_3;
    expires_5 <= expires_4;
    expires_6 <= expires_5;
    expires_7 <= expires_6;
    expires <= expires_7;
    past_1_6 <= rings_everything | rings_probe;
    past_1_past_3 <= past_1_6;
  end

  wire        _unused = &{1'b0, operation_qp, _difference[30:0], _difference_2[22:0], _difference_3[22:0],
                          _difference_4[22:0], _difference_5[22:0]};
endmodule

`default_nettype wire
