`default_nettype none

// WordUpdate_256: what an operation makes of the numbers of a sender.  Generated from WordUpdate.java.
// timeline word: 2 cycles, 57 registers (555 bits), of these 53 (551 bits) only wait
module WordUpdate_256 (
  input  wire        clk,
  input  wire        rst,
  input  wire [31:0] word_generation_start,  // cycle 0: t_gen: start of the generation, or half a round of the clock ago: long enough
  input  wire [31:0] word_progress_time,  // cycle 0: t_prog: last progress; end of the pause while paused
  input  wire        word_hold,  // cycle 0: after a retry timeout: SACKs queue nothing
  input  wire [23:0] word_hold_psn,  // cycle 0: PSN that ends the hold when it is acknowledged
  input  wire [2:0]  word_retries,  // cycle 0: retry timeouts left
  input  wire [2:0]  word_rnr_retries,  // cycle 0: RNR pauses left
  input  wire        word_rnr_wait,  // cycle 0: rnr_wait: pausing after an RNR NAK
  input  wire [23:0] word_rnr_wait_psn,  // cycle 0: PSN that ends the pause when it is acknowledged
  input  wire        word_tail_probe_used,  // cycle 0: tlp: tail probe used since the last progress
  input  wire        word_repairing,  // cycle 0: packets behind a tail probe come again one by one, each with an acknowledgement
  input  wire [15:0] word_srtt,  // cycle 0: smoothed round-trip time
  input  wire        word_sampling,  // cycle 0: one packet is timed
  input  wire [23:0] word_sample_psn,  // cycle 0: the timed packet
  input  wire [23:0] word_sample_time,  // cycle 0: when it was sent, modulo 1 s
  input  wire        word_dropped,  // cycle 0: a Packet Drop NAK names the packet to be served first
  input  wire [23:0] word_dropped_psn,  // cycle 0
  input  wire        word_more,  // cycle 0: a new packet could follow the newest one at once
  input  wire        word_failed,  // cycle 0: has failed: nothing happens any more in this life
  input  wire [2:0]  word_retry_limit,  // cycle 0: rel_retry
  input  wire [2:0]  word_rnr_limit,  // cycle 0: rel_rnr_retry
  input  wire [4:0]  word_rto_exponent,  // cycle 0: rel_rto_exp
  // fresh: word of a new life
  input  wire [31:0] fresh_generation_start,  // cycle 0: t_gen: start of the generation, or half a round of the clock ago: long enough
  input  wire [31:0] fresh_progress_time,  // cycle 0: t_prog: last progress; end of the pause while paused
  input  wire        fresh_hold,  // cycle 0: after a retry timeout: SACKs queue nothing
  input  wire [23:0] fresh_hold_psn,  // cycle 0: PSN that ends the hold when it is acknowledged
  input  wire [2:0]  fresh_retries,  // cycle 0: retry timeouts left
  input  wire [2:0]  fresh_rnr_retries,  // cycle 0: RNR pauses left
  input  wire        fresh_rnr_wait,  // cycle 0: rnr_wait: pausing after an RNR NAK
  input  wire [23:0] fresh_rnr_wait_psn,  // cycle 0: PSN that ends the pause when it is acknowledged
  input  wire        fresh_tail_probe_used,  // cycle 0: tlp: tail probe used since the last progress
  input  wire        fresh_repairing,  // cycle 0: packets behind a tail probe come again one by one, each with an acknowledgement
  input  wire [15:0] fresh_srtt,  // cycle 0: smoothed round-trip time
  input  wire        fresh_sampling,  // cycle 0: one packet is timed
  input  wire [23:0] fresh_sample_psn,  // cycle 0: the timed packet
  input  wire [23:0] fresh_sample_time,  // cycle 0: when it was sent, modulo 1 s
  input  wire        fresh_dropped,  // cycle 0: a Packet Drop NAK names the packet to be served first
  input  wire [23:0] fresh_dropped_psn,  // cycle 0
  input  wire        fresh_more,  // cycle 0: a new packet could follow the newest one at once
  input  wire        fresh_failed,  // cycle 0: has failed: nothing happens any more in this life
  input  wire [2:0]  fresh_retry_limit,  // cycle 0: rel_retry
  input  wire [2:0]  fresh_rnr_limit,  // cycle 0: rel_rnr_retry
  input  wire [4:0]  fresh_rto_exponent,  // cycle 0: rel_rto_exp
  input  wire        events_renew,  // cycle 0: a new life, with this word
  input  wire        events_sent,  // cycle 0: a new packet was sent
  input  wire        events_sent_again,  // cycle 0: a packet was sent again
  input  wire [5:0]  events_verdict_row,  // cycle 0: RX_OK, RX_SACK, RX_ACK_STALE or RX_ACK_BAD
  input  wire        events_verdict_cumulative,  // cycle 0: acknowledges everything before its target, and its MSN counts
  input  wire        events_verdict_moved,  // cycle 0: the target lies behind una
  input  wire        events_verdict_single,  // cycle 0: by just one packet
  input  wire        events_verdict_completing,  // cycle 0: the MSN is new
  input  wire        events_verdict_sack,  // cycle 0
  input  wire        events_verdict_drop,  // cycle 0: Packet Drop NAK
  input  wire        events_verdict_rnr,  // cycle 0: RNR NAK
  input  wire        events_verdict_fatal,  // cycle 0: NAK that ends the queue pair
  input  wire        events_repairs,  // cycle 0: the new head goes again, and the one behind it when it is acknowledged alone
  input  wire        events_heard,  // cycle 0: nothing is outstanding and the peer lives: an acknowledgement, or a Read is done
  input  wire        events_resume,  // cycle 0: the pause is over
  input  wire        events_timeout,  // cycle 0: retry timeout; idle: of a Read
  input  wire        events_pick,  // cycle 0: a waiting packet is taken
  input  wire        events_at_head,  // cycle 0: the packet is una
  input  wire        events_idle,  // cycle 0: nothing is outstanding
  input  wire        events_ends_hold,  // cycle 0: the target lies behind the PSN that ends the hold
  input  wire        events_rnr_wait_ends,  // cycle 0: the target lies behind the PSN that ends the pause
  input  wire        events_ends_sample,  // cycle 0: the target lies behind the timed packet
  input  wire        events_ends_dropped,  // cycle 0: the target lies behind the dropped packet
  input  wire        events_aged,  // cycle 0: the generation is half a round of the clock old
  input  wire [23:0] psn,  // cycle 0: PSN of the operation
  input  wire [23:0] una,  // cycle 0: una behind the operation
  input  wire        more,  // cycle 0: a new packet could follow
  input  wire [1:0]  code,  // cycle 0: low bits of the syndrome of a NAK
  input  wire [31:0] now,  // cycle 0: in 1/16 us
  input  wire [31:0] pause_end,  // cycle 0: when a pause that begins ends
  input  wire [15:0] srtt_step,  // cycle 1: what the sample adds to the smoothed round-trip time
  input  wire [7:0]  place,  // cycle 0: place of the picked packet
  input  wire        is_named,  // cycle 0: it is the one that was named
  input  wire        flipping,  // cycle 1: the generations turn
  input  wire        tail_probe_sent,  // cycle 1: the tail probe is sent
  output reg  [31:0] changed_generation_start,  // cycle 2: t_gen: start of the generation, or half a round of the clock ago: long enough
  output reg  [31:0] changed_progress_time,  // cycle 2: t_prog: last progress; end of the pause while paused
  output reg         changed_hold,  // cycle 2: after a retry timeout: SACKs queue nothing
  output reg  [23:0] changed_hold_psn,  // cycle 2: PSN that ends the hold when it is acknowledged
  output reg  [2:0]  changed_retries,  // cycle 2: retry timeouts left
  output reg  [2:0]  changed_rnr_retries,  // cycle 2: RNR pauses left
  output reg         changed_rnr_wait,  // cycle 2: rnr_wait: pausing after an RNR NAK
  output reg  [23:0] changed_rnr_wait_psn,  // cycle 2: PSN that ends the pause when it is acknowledged
  output reg         changed_tail_probe_used,  // cycle 2: tlp: tail probe used since the last progress
  output reg         changed_repairing,  // cycle 2: packets behind a tail probe come again one by one, each with an acknowledgement
  output reg  [15:0] changed_srtt,  // cycle 2: smoothed round-trip time
  output reg         changed_sampling,  // cycle 2: one packet is timed
  output reg  [23:0] changed_sample_psn,  // cycle 2: the timed packet
  output reg  [23:0] changed_sample_time,  // cycle 2: when it was sent, modulo 1 s
  output reg         changed_dropped,  // cycle 2: a Packet Drop NAK names the packet to be served first
  output reg  [23:0] changed_dropped_psn,  // cycle 2
  output reg         changed_more,  // cycle 2: a new packet could follow the newest one at once
  output reg         changed_failed,  // cycle 2: has failed: nothing happens any more in this life
  output reg  [2:0]  changed_retry_limit,  // cycle 2: rel_retry
  output reg  [2:0]  changed_rnr_limit,  // cycle 2: rel_rnr_retry
  output reg  [4:0]  changed_rto_exponent,  // cycle 2: rel_rto_exp
  output reg         failing,  // cycle 2: the queue pair fails in this operation
  output reg  [4:0]  cause  // cycle 2: why
);
  localparam [4:0] FAILURE_CAUSE_PEER_INVALID_REQUEST = 5'd5;
  localparam [4:0] FAILURE_CAUSE_PEER_ACCESS          = 5'd6;
  localparam [4:0] FAILURE_CAUSE_PEER_OPERATION       = 5'd7;
  localparam [4:0] FAILURE_CAUSE_RETRIES              = 5'd8;
  localparam [4:0] FAILURE_CAUSE_RNR_RETRIES          = 5'd9;

  reg  [31:0] advanced_generation_start;
  reg  [31:0] advanced_progress_time;
  reg         advanced_hold;
  reg  [23:0] advanced_hold_psn;
  reg  [2:0]  advanced_retries;
  reg  [2:0]  advanced_rnr_retries;
  reg         advanced_rnr_wait;
  reg  [23:0] advanced_rnr_wait_psn;
  reg         advanced_tail_probe_used;
  reg         advanced_repairing;
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
  reg  [31:0] done_generation_start;
  reg  [31:0] done_progress_time;
  reg         done_hold;
  reg  [23:0] done_hold_psn;
  reg  [2:0]  done_retries;
  reg  [2:0]  done_rnr_retries;
  reg         done_rnr_wait;
  reg  [23:0] done_rnr_wait_psn;
  reg         done_tail_probe_used;
  reg  [15:0] done_srtt;
  reg         done_sampling;
  reg         done_dropped;
  reg         done_failed;
  reg         failing_2;
  reg  [4:0]  cause_2;
  // ---- timeline word, cycle 1
  reg         word_rnr_wait_c1;
  reg         rnr;
  reg  [2:0]  word_rnr_retries_c1;
  reg  [2:0]  word_retries_c1;
  reg         events_idle_c1;
  reg  [15:0] word_srtt_c1;
  reg  [2:0]  word_retry_limit_c1;
  reg         word_dropped_c1;
  reg  [23:0] word_dropped_psn_c1;
  reg         word_failed_c1;
  reg  [31:0] word_generation_start_c1;
  reg         word_hold_c1;
  reg  [23:0] word_hold_psn_c1;
  reg         word_more_c1;
  reg  [31:0] word_progress_time_c1;
  reg         word_repairing_c1;
  reg  [2:0]  word_rnr_limit_c1;
  reg  [23:0] word_rnr_wait_psn_c1;
  reg  [4:0]  word_rto_exponent_c1;
  reg  [23:0] word_sample_psn_c1;
  reg  [23:0] word_sample_time_c1;
  reg         word_sampling_c1;
  reg         word_tail_probe_used_c1;
  reg  [1:0]  code_c1;
  reg         events_pick_and_c1;
  reg         events_pick_and_c1_2;
  reg         events_pick_and_c1_3;
  reg         events_resume_c1;
  reg         events_timeout_c1;
  reg         fatal;
  reg  [31:0] now_c1;
  reg  [31:0] pause_end_c1;
  reg         samples;
  reg  [23:0] una_c1;

  wire        beginning = events_sent & events_idle;
  wire        done_repairing = word_repairing_c1;
  wire [23:0] done_sample_psn = word_sample_psn_c1;
  wire [23:0] done_sample_time = word_sample_time_c1;
  wire [23:0] done_dropped_psn = word_dropped_psn_c1;
  wire        done_more = word_more_c1;
  wire [2:0]  done_retry_limit = word_retry_limit_c1;
  wire [2:0]  done_rnr_limit = word_rnr_limit_c1;
  wire [4:0]  done_rto_exponent = word_rto_exponent_c1;

  always @* begin
    advanced_generation_start = word_generation_start;
    advanced_progress_time = word_progress_time;
    advanced_hold = word_hold;
    advanced_hold_psn = word_hold_psn;
    advanced_retries = word_retries;
    advanced_rnr_retries = word_rnr_retries;
    advanced_rnr_wait = word_rnr_wait;
    advanced_rnr_wait_psn = word_rnr_wait_psn;
    advanced_tail_probe_used = word_tail_probe_used;
    advanced_repairing = word_repairing;
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
    if (events_verdict_moved | events_heard) begin
      advanced_retries = word_retry_limit;
      advanced_progress_time = now;
    end
    if (events_verdict_moved) begin
      advanced_rnr_retries = word_rnr_limit;
      advanced_tail_probe_used = 1'b0;
      advanced_repairing = events_repairs;
      advanced_hold = word_hold & ~events_ends_hold;
      advanced_rnr_wait = word_rnr_wait & ~events_rnr_wait_ends;
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
    if (beginning | events_aged) begin
      advanced_generation_start = now ^ 32'd2147483648;
    end
    if (events_renew) begin
      advanced_generation_start = fresh_generation_start;
      advanced_progress_time = fresh_progress_time;
      advanced_hold = fresh_hold;
      advanced_hold_psn = fresh_hold_psn;
      advanced_retries = fresh_retries;
      advanced_rnr_retries = fresh_rnr_retries;
      advanced_rnr_wait = fresh_rnr_wait;
      advanced_rnr_wait_psn = fresh_rnr_wait_psn;
      advanced_tail_probe_used = fresh_tail_probe_used;
      advanced_repairing = fresh_repairing;
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
    done_generation_start = word_generation_start_c1;
    if (flipping) begin
      done_generation_start = now_c1;
    end
  end

  always @* begin
    done_progress_time = word_progress_time_c1;
    done_hold = word_hold_c1;
    done_hold_psn = word_hold_psn_c1;
    done_retries = word_retries_c1;
    done_rnr_retries = word_rnr_retries_c1;
    done_rnr_wait = word_rnr_wait_c1;
    done_rnr_wait_psn = word_rnr_wait_psn_c1;
    done_tail_probe_used = word_tail_probe_used_c1;
    failing_2 = 1'b0;
    cause_2 = FAILURE_CAUSE_RETRIES;
    if (rnr & ~word_rnr_wait_c1) begin
      done_retries = word_retry_limit_c1;
      done_tail_probe_used = 1'b0;
      done_hold = 1'b0;
      if (word_rnr_retries_c1 == 3'd0) begin
        failing_2 = 1'b1;
        cause_2 = FAILURE_CAUSE_RNR_RETRIES;
      end else begin
        if (word_rnr_retries_c1 != 3'd7) begin
          done_rnr_retries = word_rnr_retries_c1 - 3'd1;
        end
        done_rnr_wait = 1'b1;
        done_rnr_wait_psn = una_c1;
        done_progress_time = pause_end_c1;
      end
    end
    if (fatal) begin
      failing_2 = 1'b1;
      case (code_c1)
        2'd1: cause_2 = FAILURE_CAUSE_PEER_INVALID_REQUEST;
        2'd2: cause_2 = FAILURE_CAUSE_PEER_ACCESS;
        default: cause_2 = FAILURE_CAUSE_PEER_OPERATION;
      endcase
    end
    if (events_resume_c1) begin
      done_rnr_wait = 1'b0;
      done_progress_time = now_c1;
    end
    if (events_timeout_c1) begin
      if (word_retries_c1 == 3'd0) begin
        failing_2 = 1'b1;
      end else begin
        done_retries = word_retries_c1 - 3'd1;
        if (~events_idle_c1) begin
          done_hold = 1'b1;
          done_hold_psn = una_c1;
        end
        done_progress_time = now_c1;
      end
    end
    if (events_pick_and_c1_2) begin
      done_progress_time = now_c1;
    end
    if (tail_probe_sent) begin
      done_tail_probe_used = 1'b1;
    end
  end

  always @* begin
    done_srtt = word_srtt_c1;
    if (samples) begin
      done_srtt = word_srtt_c1 + srtt_step;
    end
  end

  always @* begin
    done_sampling = word_sampling_c1;
    if (events_pick_and_c1_3) begin
      done_sampling = 1'b0;
    end
  end

  always @* begin
    done_dropped = word_dropped_c1;
    if (events_pick_and_c1) begin
      done_dropped = 1'b0;
    end
  end

  always @* begin
    done_failed = word_failed_c1;
    if (failing_2) begin
      done_failed = 1'b1;
    end
  end

  // body
  always @(posedge clk) begin
    // ---- timeline word, cycle 1
    word_dropped_c1 <= advanced_dropped;
    word_dropped_psn_c1 <= advanced_dropped_psn;
    word_failed_c1 <= advanced_failed;
    word_generation_start_c1 <= advanced_generation_start;
    word_hold_c1 <= advanced_hold;
    word_hold_psn_c1 <= advanced_hold_psn;
    word_more_c1 <= advanced_more;
    word_progress_time_c1 <= advanced_progress_time;
    word_repairing_c1 <= advanced_repairing;
    word_retries_c1 <= advanced_retries;
    word_retry_limit_c1 <= advanced_retry_limit;
    word_rnr_limit_c1 <= advanced_rnr_limit;
    word_rnr_retries_c1 <= advanced_rnr_retries;
    word_rnr_wait_c1 <= advanced_rnr_wait;
    word_rnr_wait_psn_c1 <= advanced_rnr_wait_psn;
    word_rto_exponent_c1 <= advanced_rto_exponent;
    word_sample_psn_c1 <= advanced_sample_psn;
    word_sample_time_c1 <= advanced_sample_time;
    word_sampling_c1 <= advanced_sampling;
    word_srtt_c1 <= advanced_srtt;
    word_tail_probe_used_c1 <= advanced_tail_probe_used;
    now_c1 <= now;
    samples <= events_verdict_moved & events_ends_sample & word_sampling;
    una_c1 <= una;
    // ---- timeline word, cycle 2
    cause <= cause_2;
    changed_dropped <= done_dropped;
    changed_dropped_psn <= done_dropped_psn;
    changed_failed <= done_failed;
    changed_generation_start <= done_generation_start;
    changed_hold <= done_hold;
    changed_hold_psn <= done_hold_psn;
    changed_more <= done_more;
    changed_progress_time <= done_progress_time;
    changed_repairing <= done_repairing;
    changed_retries <= done_retries;
    changed_retry_limit <= done_retry_limit;
    changed_rnr_limit <= done_rnr_limit;
    changed_rnr_retries <= done_rnr_retries;
    changed_rnr_wait <= done_rnr_wait;
    changed_rnr_wait_psn <= done_rnr_wait_psn;
    changed_rto_exponent <= done_rto_exponent;
    changed_sample_psn <= done_sample_psn;
    changed_sample_time <= done_sample_time;
    changed_sampling <= done_sampling;
    changed_srtt <= done_srtt;
    changed_tail_probe_used <= done_tail_probe_used;
    failing <= failing_2;
  end

  // nak
  always @(posedge clk) begin
    // ---- timeline word, cycle 1
    code_c1 <= code;
    fatal <= events_verdict_fatal;
    rnr <= events_verdict_rnr;
    pause_end_c1 <= pause_end;
  end

  // deadlines
  always @(posedge clk) begin
    // ---- timeline word, cycle 1
    events_idle_c1 <= events_idle;
    events_resume_c1 <= events_resume;
    events_timeout_c1 <= events_timeout;
  end

  // picked
  always @(posedge clk) begin
    // ---- timeline word, cycle 1
    events_pick_and_c1 <= events_pick & is_named;
    events_pick_and_c1_2 <= events_pick & (events_idle | (place == una[7:0]));
    events_pick_and_c1_3 <= events_pick & (place == word_sample_psn[7:0]);
  end

  wire        _unused = &{1'b0, rst, events_verdict_row, events_verdict_cumulative, events_verdict_single,
                          events_verdict_completing};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    retries_go_down_or_begin_anew: assert (
      (done_retries <= word_retries_c1) | (done_retries == word_retry_limit_c1));
  always @(posedge clk) if (!rst)
    rnr_retries_never_underflow: assert (done_rnr_retries <= word_rnr_retries_c1);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !((done_retries <= word_retries_c1) |
                                      (done_retries == word_retry_limit_c1))) begin
    $display("WordUpdate.java: HDL801: claim 'retries go down or begin anew' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(done_rnr_retries <= word_rnr_retries_c1)) begin
    $display("WordUpdate.java: HDL801: claim 'RNR retries never underflow' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
