`default_nettype none

// WindowTimer: computes the next deadline of a sender from its new state.  Generated from WindowTimer.java.
module WindowTimer (
  input  wire        clk,
  input  wire [31:0] word_generation_start,  // t_gen: start of the generation, or half a round of the clock ago: long enough
  input  wire [31:0] word_progress_time,  // t_prog: last progress; end of the pause while paused
  input  wire        word_hold,  // after a retry timeout: SACKs queue nothing
  input  wire [23:0] word_hold_psn,  // PSN that ends the hold when it is acknowledged
  input  wire [2:0]  word_retries,  // retry timeouts left
  input  wire [2:0]  word_rnr_retries,  // RNR pauses left
  input  wire        word_paused,  // rnr_wait: pausing after an RNR NAK
  input  wire [23:0] word_paused_psn,  // PSN that ends the pause when it is acknowledged
  input  wire        word_probed,  // tlp: tail probe used since the last progress
  input  wire [15:0] word_srtt,  // smoothed round-trip time
  input  wire        word_sampling,  // one packet is timed
  input  wire [23:0] word_sample_psn,  // the timed packet
  input  wire [23:0] word_sample_time,  // when it was sent, modulo 1 s
  input  wire        word_dropped,  // a Packet Drop NAK names the packet to be served first
  input  wire [23:0] word_dropped_psn,  // cycle 0
  input  wire        word_more,  // a new packet could follow the newest one at once
  input  wire        word_failed,  // has failed: nothing happens any more in this life
  input  wire [2:0]  word_retry_limit,  // rel_retry
  input  wire [2:0]  word_rnr_limit,  // rel_rnr_retry
  input  wire [4:0]  word_rto_exponent,  // rel_rto_exp
  input  wire        outstanding,  // cycle 0: packets are outstanding
  input  wire        active,  // cycle 0: the queue pair is in a state that sends
  input  wire        deferred,  // cycle 0: a tail probe was due, but the head was sent again a moment ago
  input  wire [31:0] now,  // cycle 0, 1/16 us
  input  wire [11:0] jitter,  // rel_jitter, in 1/16 us
  input  wire [3:0]  probe_multiple,  // rel_tlp_mult
  input  wire [2:0]  backoff_most,  // rel_rto_backoff_max
  input  wire        pending,  // cycle 1: some packet waits to be sent again
  input  wire        head_pending,  // cycle 1: una waits to be sent again
  output wire [1:0]  deadline_kind,  // cycle 6
  output wire [31:0] deadline_time  // in 1/16 us
);
  localparam [1:0] KIND_NONE  = 2'd0;
  localparam [1:0] KIND_PAUSE = 2'd1;
  localparam [1:0] KIND_RETRY = 2'd2;
  localparam [1:0] KIND_PROBE = 2'd3;

  reg  [16:0] generation;
  reg  [19:0] multiple;
  reg  [27:0] unit;
  reg  [2:0]  doublings;
  reg  [31:0] elapsed;
  reg         is_short;
  reg  [11:0] jitter_past;
  reg  [31:0] probe_span;
  reg  [31:0] again;
  reg  [31:0] word_generation_start_2;
  reg  [31:0] word_progress_time_2;
  reg         word_hold_2;
  reg  [23:0] word_hold_psn_2;
  reg  [2:0]  word_retries_2;
  reg  [2:0]  word_rnr_retries_2;
  reg         word_paused_2;
  reg  [23:0] word_paused_psn_2;
  reg         word_probed_2;
  reg  [15:0] word_srtt_2;
  reg         word_sampling_2;
  reg  [23:0] word_sample_psn_2;
  reg  [23:0] word_sample_time_2;
  reg         word_dropped_2;
  reg  [23:0] word_dropped_psn_2;
  reg         word_more_2;
  reg         word_failed_2;
  reg  [2:0]  word_retry_limit_2;
  reg  [2:0]  word_rnr_limit_2;
  reg  [4:0]  word_rto_exponent_2;
  reg         outstanding_2;
  reg         lives;
  reg  [1:0]  kind;
  reg  [1:0]  kind_2;
  reg  [27:0] four_past;
  reg  [27:0] unit_past;
  reg  [27:0] base;
  reg  [2:0]  doublings_past;
  reg  [2:0]  doublings_past2;
  reg  [34:0] doubled;
  reg         deferred_past;
  reg         deferred_past2;
  reg  [31:0] probe_1;
  reg  [31:0] probe;
  reg         never_1;
  reg         never_2;
  reg         never_3;
  reg         never;
  reg  [1:0]  kind_then_1;
  reg  [1:0]  kind_then;
  reg  [31:0] span;
  reg  [31:0] word_progress_time_past;
  reg  [31:0] word_progress_time_past2;
  reg  [31:0] word_progress_time_past3;
  reg  [31:0] word_progress_time_past4;
  reg  [31:0] word_progress_time_past5;
  reg  [31:0] deadline;
  reg  [1:0]  what;
  reg  [1:0]  what_then_1;
  reg  [1:0]  what_then;

  wire [2:0]  used = word_retry_limit - word_retries;
  wire [27:0] four = {11'd0, generation} << 2;
  wire        probes = ~(word_hold_2 | word_probed_2 | word_more_2 | pending) & (|probe_multiple);
  wire        timeout_first = ~(({3'd0, probe} < doubled) | never);
  wire [31:0] timeout = (|doubled[34:27]) ? 32'd134217728 : doubled[31:0];
  wire        probes_2 = (kind_then == KIND_PROBE) & ~timeout_first;

  assign deadline_kind = what_then;
  assign deadline_time = deadline;

  always @* begin
    kind = KIND_NONE;
    if (lives & word_paused_2) begin
      kind = KIND_PAUSE;
    end else if (lives & outstanding_2 & ~head_pending) begin
      if (probes) begin
        kind = KIND_PROBE;
      end else if (word_rto_exponent_2 != 5'd0) begin
        kind = KIND_RETRY;
      end
    end
  end

  always @* begin
    what = kind_then;
    if ((kind_then == KIND_PROBE) & timeout_first) begin
      what = KIND_RETRY;
    end
  end

  always @(posedge clk) begin
    generation <= {1'b0, word_srtt} + {5'd0, jitter};
    multiple <= word_srtt * probe_multiple;
    unit <= (28'd131 << word_rto_exponent) >> 1;
    doublings <= (used > backoff_most) ? backoff_most : used;
    elapsed <= now - word_progress_time;
    is_short <= unit < four;
    jitter_past <= jitter;
    probe_span <= {12'd0, multiple} + {20'd0, jitter_past};
    again <= elapsed + {15'd0, generation};
    word_generation_start_2 <= word_generation_start;
    word_progress_time_2 <= word_progress_time;
    word_hold_2 <= word_hold;
    word_hold_psn_2 <= word_hold_psn;
    word_retries_2 <= word_retries;
    word_rnr_retries_2 <= word_rnr_retries;
    word_paused_2 <= word_paused;
    word_paused_psn_2 <= word_paused_psn;
    word_probed_2 <= word_probed;
    word_srtt_2 <= word_srtt;
    word_sampling_2 <= word_sampling;
    word_sample_psn_2 <= word_sample_psn;
    word_sample_time_2 <= word_sample_time;
    word_dropped_2 <= word_dropped;
    word_dropped_psn_2 <= word_dropped_psn;
    word_more_2 <= word_more;
    word_failed_2 <= word_failed;
    word_retry_limit_2 <= word_retry_limit;
    word_rnr_limit_2 <= word_rnr_limit;
    word_rto_exponent_2 <= word_rto_exponent;
    outstanding_2 <= outstanding;
    lives <= active & ~word_failed;
    kind_2 <= kind;
    four_past <= four;
    unit_past <= unit;
    base <= is_short ? four_past : unit_past;
    doublings_past <= doublings;
    doublings_past2 <= doublings_past;
    doubled <= {7'd0, base} << doublings_past2;
    deferred_past <= deferred;
    deferred_past2 <= deferred_past;
    probe_1 <= deferred_past2 ? again : probe_span;
    probe <= probe_1;
    never_1 <= word_rto_exponent == 5'd0;
    never_2 <= never_1;
    never_3 <= never_2;
    never <= never_3;
    kind_then_1 <= kind_2;
    kind_then <= kind_then_1;
    span <= probes_2 ? probe : ~(kind_then == KIND_PAUSE) ? timeout : 32'd0;
    word_progress_time_past <= word_progress_time;
    word_progress_time_past2 <= word_progress_time_past;
    word_progress_time_past3 <= word_progress_time_past2;
    word_progress_time_past4 <= word_progress_time_past3;
    word_progress_time_past5 <= word_progress_time_past4;
    deadline <= word_progress_time_past5 + span;
    what_then_1 <= what;
    what_then <= what_then_1;
  end

  wire        _unused = &{1'b0, word_generation_start_2, word_progress_time_2, word_hold_psn_2,
                          word_retries_2, word_rnr_retries_2, word_paused_psn_2, word_srtt_2, word_sampling_2,
                          word_sample_psn_2, word_sample_time_2, word_dropped_2, word_dropped_psn_2,
                          word_failed_2, word_retry_limit_2, word_rnr_limit_2};
endmodule

`default_nettype wire
