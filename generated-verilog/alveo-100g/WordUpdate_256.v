`default_nettype none

// WordUpdate_256: what an operation makes of the numbers of a sender.  Generated from WordUpdate.java.
module WordUpdate_256 (
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
  input  wire [31:0] fresh_generation_start,  // t_gen: start of the generation, or half a round of the clock ago: long enough
  input  wire [31:0] fresh_progress_time,  // t_prog: last progress; end of the pause while paused
  input  wire        fresh_hold,  // after a retry timeout: SACKs queue nothing
  input  wire [23:0] fresh_hold_psn,  // PSN that ends the hold when it is acknowledged
  input  wire [2:0]  fresh_retries,  // retry timeouts left
  input  wire [2:0]  fresh_rnr_retries,  // RNR pauses left
  input  wire        fresh_paused,  // rnr_wait: pausing after an RNR NAK
  input  wire [23:0] fresh_paused_psn,  // PSN that ends the pause when it is acknowledged
  input  wire        fresh_probed,  // tlp: tail probe used since the last progress
  input  wire [15:0] fresh_srtt,  // smoothed round-trip time
  input  wire        fresh_sampling,  // one packet is timed
  input  wire [23:0] fresh_sample_psn,  // the timed packet
  input  wire [23:0] fresh_sample_time,  // when it was sent, modulo 1 s
  input  wire        fresh_dropped,  // a Packet Drop NAK names the packet to be served first
  input  wire [23:0] fresh_dropped_psn,  // cycle 0: word of a new life
  input  wire        fresh_more,  // a new packet could follow the newest one at once
  input  wire        fresh_failed,  // has failed: nothing happens any more in this life
  input  wire [2:0]  fresh_retry_limit,  // rel_retry
  input  wire [2:0]  fresh_rnr_limit,  // rel_rnr_retry
  input  wire [4:0]  fresh_rto_exponent,  // rel_rto_exp
  input  wire        events_renew,  // a new life, with this word
  input  wire        events_sent,  // a new packet was sent
  input  wire        events_sent_again,  // a packet was sent again
  input  wire [5:0]  events_verdict_row,  // RX_OK, RX_SACK, RX_ACK_STALE or RX_ACK_BAD
  input  wire        events_verdict_cumulative,  // acknowledges everything before its target, and its MSN counts
  input  wire        events_verdict_moved,  // the target lies behind una
  input  wire        events_verdict_completes,  // the MSN is new
  input  wire        events_verdict_sack,  // cycle 0
  input  wire        events_verdict_drop,  // Packet Drop NAK
  input  wire        events_verdict_rnr,  // RNR NAK
  input  wire        events_verdict_fatal,  // NAK that ends the queue pair
  input  wire        events_resume,  // the pause is over
  input  wire        events_timeout,  // retry timeout
  input  wire        events_pick,  // a waiting packet is taken
  input  wire        events_at_head,  // the packet is una
  input  wire        events_idle,  // nothing is outstanding
  input  wire        events_ends_hold,  // the target lies behind the PSN that ends the hold
  input  wire        events_ends_pause,  // the target lies behind the PSN that ends the pause
  input  wire        events_ends_sample,  // the target lies behind the timed packet
  input  wire        events_ends_dropped,  // the target lies behind the dropped packet
  input  wire        events_aged,  // the generation is half a round of the clock old
  input  wire [23:0] psn,  // cycle 0: PSN of the operation
  input  wire [23:0] una,  // cycle 0: una behind the operation
  input  wire        more,  // cycle 0: a new packet could follow
  input  wire [1:0]  code,  // cycle 0: low bits of the syndrome of a NAK
  input  wire [31:0] now,  // cycle 0, 1/16 us
  input  wire [31:0] pause_end,  // cycle 0: when a pause that begins ends
  input  wire [15:0] srtt_step,  // cycle 1: what the sample adds to the smoothed round-trip time
  input  wire [7:0]  place,  // cycle 0: place of the picked packet
  input  wire        is_named,  // cycle 0: it is the one that was named
  input  wire        flips,  // cycle 1: the generations turn
  input  wire        probes,  // cycle 1: the tail probe is sent
  output wire [31:0] changed_generation_start,  // t_gen: start of the generation, or half a round of the clock ago: long enough
  output wire [31:0] changed_progress_time,  // t_prog: last progress; end of the pause while paused
  output wire        changed_hold,  // after a retry timeout: SACKs queue nothing
  output wire [23:0] changed_hold_psn,  // PSN that ends the hold when it is acknowledged
  output wire [2:0]  changed_retries,  // retry timeouts left
  output wire [2:0]  changed_rnr_retries,  // RNR pauses left
  output wire        changed_paused,  // rnr_wait: pausing after an RNR NAK
  output wire [23:0] changed_paused_psn,  // PSN that ends the pause when it is acknowledged
  output wire        changed_probed,  // tlp: tail probe used since the last progress
  output wire [15:0] changed_srtt,  // smoothed round-trip time
  output wire        changed_sampling,  // one packet is timed
  output wire [23:0] changed_sample_psn,  // the timed packet
  output wire [23:0] changed_sample_time,  // when it was sent, modulo 1 s
  output wire        changed_dropped,  // a Packet Drop NAK names the packet to be served first
  output wire [23:0] changed_dropped_psn,  // cycle 2
  output wire        changed_more,  // a new packet could follow the newest one at once
  output wire        changed_failed,  // has failed: nothing happens any more in this life
  output wire [2:0]  changed_retry_limit,  // rel_retry
  output wire [2:0]  changed_rnr_limit,  // rel_rnr_retry
  output wire [4:0]  changed_rto_exponent,  // rel_rto_exp
  output wire        fails,  // cycle 2: the queue pair fails in this operation
  output wire [3:0]  status  // cycle 2: why
);
  localparam [3:0] COMPLETION_STATUS_REMOTE_INVALID_REQUEST = 4'd4;
  localparam [3:0] COMPLETION_STATUS_REMOTE_ACCESS          = 4'd5;
  localparam [3:0] COMPLETION_STATUS_REMOTE_OPERATION       = 4'd6;
  localparam [3:0] COMPLETION_STATUS_RETRIES_EXCEEDED       = 4'd7;
  localparam [3:0] COMPLETION_STATUS_RNR_RETRIES_EXCEEDED   = 4'd8;

  reg  [31:0] now_2;
  reg  [31:0] advanced_generation_start;
  reg  [31:0] advanced_progress_time;
  reg         advanced_hold;
  reg  [23:0] advanced_hold_psn;
  reg  [2:0]  advanced_retries;
  reg  [2:0]  advanced_rnr_retries;
  reg         advanced_paused;
  reg  [23:0] advanced_paused_psn;
  reg         advanced_probed;
  reg  [15:0] advanced_srtt;
  reg         advanced_sampling;
  reg  [23:0] advanced_sample_psn;
  reg  [23:0] advanced_sample_time;
  reg         advanced_dropped;
  reg  [23:0] advanced_dropped_psn;
  reg         advanced_more;
  reg         advanced_failed;
  reg  [2:0]  advanced_retry_limit;
  reg  [2:0]  advanced_rnr_limit;
  reg  [4:0]  advanced_rto_exponent;
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
  reg  [31:0] done_generation_start;
  reg  [31:0] done_progress_time;
  reg         done_hold;
  reg  [23:0] done_hold_psn;
  reg  [2:0]  done_retries;
  reg  [2:0]  done_rnr_retries;
  reg         done_paused;
  reg  [23:0] done_paused_psn;
  reg         done_probed;
  reg  [15:0] done_srtt;
  reg         done_sampling;
  reg         done_dropped;
  reg         done_failed;
  reg         fails_2;
  reg  [3:0]  status_2;
  reg  [23:0] una_2;
  reg         rnr;
  reg         fatal;
  reg  [31:0] pause_end_2;
  reg  [1:0]  code_2;
  reg         events_resume_past;
  reg         events_timeout_past;
  reg         past;
  reg         past_2;
  reg         past_3;
  reg         samples;
  reg  [31:0] after_generation_start;
  reg  [31:0] after_progress_time;
  reg         after_hold;
  reg  [23:0] after_hold_psn;
  reg  [2:0]  after_retries;
  reg  [2:0]  after_rnr_retries;
  reg         after_paused;
  reg  [23:0] after_paused_psn;
  reg         after_probed;
  reg  [15:0] after_srtt;
  reg         after_sampling;
  reg  [23:0] after_sample_psn;
  reg  [23:0] after_sample_time;
  reg         after_dropped;
  reg  [23:0] after_dropped_psn;
  reg         after_more;
  reg         after_failed;
  reg  [2:0]  after_retry_limit;
  reg  [2:0]  after_rnr_limit;
  reg  [4:0]  after_rto_exponent;
  reg         fails_now;
  reg  [3:0]  why;

  wire        begins = events_sent & events_idle;
  wire [23:0] done_sample_psn = word_sample_psn_2;
  wire [23:0] done_sample_time = word_sample_time_2;
  wire [23:0] done_dropped_psn = word_dropped_psn_2;
  wire        done_more = word_more_2;
  wire [2:0]  done_retry_limit = word_retry_limit_2;
  wire [2:0]  done_rnr_limit = word_rnr_limit_2;
  wire [4:0]  done_rto_exponent = word_rto_exponent_2;

  assign changed_generation_start = after_generation_start;
  assign changed_progress_time = after_progress_time;
  assign changed_hold = after_hold;
  assign changed_hold_psn = after_hold_psn;
  assign changed_retries = after_retries;
  assign changed_rnr_retries = after_rnr_retries;
  assign changed_paused = after_paused;
  assign changed_paused_psn = after_paused_psn;
  assign changed_probed = after_probed;
  assign changed_srtt = after_srtt;
  assign changed_sampling = after_sampling;
  assign changed_sample_psn = after_sample_psn;
  assign changed_sample_time = after_sample_time;
  assign changed_dropped = after_dropped;
  assign changed_dropped_psn = after_dropped_psn;
  assign changed_more = after_more;
  assign changed_failed = after_failed;
  assign changed_retry_limit = after_retry_limit;
  assign changed_rnr_limit = after_rnr_limit;
  assign changed_rto_exponent = after_rto_exponent;
  assign fails = fails_now;
  assign status = why;

  always @* begin
    advanced_generation_start = word_generation_start;
    advanced_progress_time = word_progress_time;
    advanced_hold = word_hold;
    advanced_hold_psn = word_hold_psn;
    advanced_retries = word_retries;
    advanced_rnr_retries = word_rnr_retries;
    advanced_paused = word_paused;
    advanced_paused_psn = word_paused_psn;
    advanced_probed = word_probed;
    advanced_srtt = word_srtt;
    advanced_sampling = word_sampling;
    advanced_sample_psn = word_sample_psn;
    advanced_sample_time = word_sample_time;
    advanced_dropped = word_dropped;
    advanced_dropped_psn = word_dropped_psn;
    advanced_more = word_more;
    advanced_failed = word_failed;
    advanced_retry_limit = word_retry_limit;
    advanced_rnr_limit = word_rnr_limit;
    advanced_rto_exponent = word_rto_exponent;
    if (events_verdict_moved) begin
      advanced_retries = word_retry_limit;
      advanced_rnr_retries = word_rnr_limit;
      advanced_probed = 1'b0;
      advanced_progress_time = now;
      advanced_hold = word_hold & ~events_ends_hold;
      advanced_paused = word_paused & ~events_ends_pause;
      advanced_dropped = word_dropped & ~events_ends_dropped;
      if (events_ends_sample) begin
        advanced_sampling = 1'b0;
      end
    end
    if (events_verdict_sack | events_verdict_drop) begin
      advanced_sampling = 1'b0;
    end
    if (events_verdict_drop) begin
      advanced_dropped = 1'b1;
      advanced_dropped_psn = psn;
    end
    if (events_sent) begin
      advanced_more = more;
      if (events_idle) begin
        advanced_progress_time = now;
      end
      if (~word_sampling) begin
        advanced_sampling = 1'b1;
        advanced_sample_psn = psn;
        advanced_sample_time = now[23:0];
      end
    end
    if (events_sent_again & events_at_head) begin
      advanced_progress_time = now;
    end
    if (begins | events_aged) begin
      advanced_generation_start = now ^ 32'd2147483648;
    end
    if (events_renew) begin
      advanced_generation_start = fresh_generation_start;
      advanced_progress_time = fresh_progress_time;
      advanced_hold = fresh_hold;
      advanced_hold_psn = fresh_hold_psn;
      advanced_retries = fresh_retries;
      advanced_rnr_retries = fresh_rnr_retries;
      advanced_paused = fresh_paused;
      advanced_paused_psn = fresh_paused_psn;
      advanced_probed = fresh_probed;
      advanced_srtt = fresh_srtt;
      advanced_sampling = fresh_sampling;
      advanced_sample_psn = fresh_sample_psn;
      advanced_sample_time = fresh_sample_time;
      advanced_dropped = fresh_dropped;
      advanced_dropped_psn = fresh_dropped_psn;
      advanced_more = fresh_more;
      advanced_failed = fresh_failed;
      advanced_retry_limit = fresh_retry_limit;
      advanced_rnr_limit = fresh_rnr_limit;
      advanced_rto_exponent = fresh_rto_exponent;
    end
  end

  always @* begin
    done_generation_start = word_generation_start_2;
    if (flips) begin
      done_generation_start = now_2;
    end
  end

  always @* begin
    done_progress_time = word_progress_time_2;
    done_hold = word_hold_2;
    done_hold_psn = word_hold_psn_2;
    done_retries = word_retries_2;
    done_rnr_retries = word_rnr_retries_2;
    done_paused = word_paused_2;
    done_paused_psn = word_paused_psn_2;
    done_probed = word_probed_2;
    fails_2 = 1'b0;
    status_2 = COMPLETION_STATUS_RETRIES_EXCEEDED;
    if (rnr & ~word_paused_2) begin
      done_retries = word_retry_limit_2;
      done_probed = 1'b0;
      done_hold = 1'b0;
      if (word_rnr_retries_2 == 3'd0) begin
        fails_2 = 1'b1;
        status_2 = COMPLETION_STATUS_RNR_RETRIES_EXCEEDED;
      end else begin
        if (word_rnr_retries_2 != 3'd7) begin
          done_rnr_retries = word_rnr_retries_2 - 3'd1;
        end
        done_paused = 1'b1;
        done_paused_psn = una_2;
        done_progress_time = pause_end_2;
      end
    end
    if (fatal) begin
      fails_2 = 1'b1;
      case (code_2)
        2'd1: begin
          status_2 = COMPLETION_STATUS_REMOTE_INVALID_REQUEST;
        end
        2'd2: begin
          status_2 = COMPLETION_STATUS_REMOTE_ACCESS;
        end
        default: begin
          status_2 = COMPLETION_STATUS_REMOTE_OPERATION;
        end
      endcase
    end
    if (events_resume_past) begin
      done_paused = 1'b0;
      done_progress_time = now_2;
    end
    if (events_timeout_past) begin
      if (word_retries_2 == 3'd0) begin
        fails_2 = 1'b1;
      end else begin
        done_retries = word_retries_2 - 3'd1;
        done_hold = 1'b1;
        done_hold_psn = una_2;
        done_progress_time = now_2;
      end
    end
    if (past_2) begin
      done_progress_time = now_2;
    end
    if (probes) begin
      done_probed = 1'b1;
    end
  end

  always @* begin
    done_srtt = word_srtt_2;
    if (samples) begin
      done_srtt = word_srtt_2 + srtt_step;
    end
  end

  always @* begin
    done_sampling = word_sampling_2;
    if (past_3) begin
      done_sampling = 1'b0;
    end
  end

  always @* begin
    done_dropped = word_dropped_2;
    if (past) begin
      done_dropped = 1'b0;
    end
  end

  always @* begin
    done_failed = word_failed_2;
    if (fails_2) begin
      done_failed = 1'b1;
    end
  end

  always @(posedge clk) begin
    now_2 <= now;
    word_generation_start_2 <= advanced_generation_start;
    word_progress_time_2 <= advanced_progress_time;
    word_hold_2 <= advanced_hold;
    word_hold_psn_2 <= advanced_hold_psn;
    word_retries_2 <= advanced_retries;
    word_rnr_retries_2 <= advanced_rnr_retries;
    word_paused_2 <= advanced_paused;
    word_paused_psn_2 <= advanced_paused_psn;
    word_probed_2 <= advanced_probed;
    word_srtt_2 <= advanced_srtt;
    word_sampling_2 <= advanced_sampling;
    word_sample_psn_2 <= advanced_sample_psn;
    word_sample_time_2 <= advanced_sample_time;
    word_dropped_2 <= advanced_dropped;
    word_dropped_psn_2 <= advanced_dropped_psn;
    word_more_2 <= advanced_more;
    word_failed_2 <= advanced_failed;
    word_retry_limit_2 <= advanced_retry_limit;
    word_rnr_limit_2 <= advanced_rnr_limit;
    word_rto_exponent_2 <= advanced_rto_exponent;
    una_2 <= una;
    rnr <= events_verdict_rnr;
    fatal <= events_verdict_fatal;
    pause_end_2 <= pause_end;
    code_2 <= code;
    events_resume_past <= events_resume;
    events_timeout_past <= events_timeout;
    past <= events_pick & is_named;
    past_2 <= events_pick & (place == una[7:0]);
    past_3 <= events_pick & (place == word_sample_psn[7:0]);
    samples <= events_verdict_moved & events_ends_sample & word_sampling;
    after_generation_start <= done_generation_start;
    after_progress_time <= done_progress_time;
    after_hold <= done_hold;
    after_hold_psn <= done_hold_psn;
    after_retries <= done_retries;
    after_rnr_retries <= done_rnr_retries;
    after_paused <= done_paused;
    after_paused_psn <= done_paused_psn;
    after_probed <= done_probed;
    after_srtt <= done_srtt;
    after_sampling <= done_sampling;
    after_sample_psn <= done_sample_psn;
    after_sample_time <= done_sample_time;
    after_dropped <= done_dropped;
    after_dropped_psn <= done_dropped_psn;
    after_more <= done_more;
    after_failed <= done_failed;
    after_retry_limit <= done_retry_limit;
    after_rnr_limit <= done_rnr_limit;
    after_rto_exponent <= done_rto_exponent;
    fails_now <= fails_2;
    why <= status_2;
  end

  wire        _unused = &{1'b0, events_verdict_row, events_verdict_cumulative, events_verdict_completes};
endmodule

`default_nettype wire
