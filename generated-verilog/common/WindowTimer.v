`default_nettype none

// WindowTimer: computes the next deadline of a sender from its new state.  Generated from WindowTimer.java.
// timeline word: 6 cycles, 43 registers (607 bits), of these 26 (252 bits) only wait
module WindowTimer (
  input  wire        clk,
  input  wire        rst,
  input  wire [31:0] word_progress_time,  // cycle 0: last progress; end of the pause while paused
  input  wire        word_hold,  // cycle 0: after a retry timeout: SACKs queue nothing
  input  wire [2:0]  word_retries,  // cycle 0: retry timeouts left
  input  wire        word_rnr_wait,  // cycle 0: pausing after an RNR NAK
  input  wire        word_tail_probe_used,  // cycle 0: tail probe used since the last progress
  input  wire [15:0] word_srtt,  // cycle 0: smoothed round-trip time
  input  wire        word_more,  // cycle 0: a new packet could follow the newest one at once
  input  wire        word_failed,  // cycle 0: has failed: nothing happens any more in this life
  input  wire [2:0]  word_retry_limit,  // cycle 0: rel_retry
  input  wire [4:0]  word_rto_exponent,  // cycle 0: rel_rto_exp
  input  wire        outstanding,  // cycle 0: packets are outstanding
  input  wire        reading,  // cycle 0: Reads are not done
  input  wire        active,  // cycle 0: the queue pair is in a state that sends
  input  wire        deferred,  // cycle 0: a tail probe was due, but the head was sent again a moment ago
  input  wire [31:0] now,  // cycle 0: in 1/16 us
  input  wire [11:0] jitter,  // steady: rel_jitter, in 1/16 us
  input  wire [3:0]  tail_probe_multiple,  // steady: rel_tlp_mult
  input  wire [2:0]  backoff_most,  // steady: rel_rto_backoff_max
  input  wire        pending,  // cycle 1: some packet waits to be sent again
  input  wire        head_pending,  // cycle 1: una waits to be sent again
  output reg  [1:0]  deadline_kind,  // cycle 6
  output reg  [31:0] deadline_time  // cycle 6: in 1/16 us
);
  localparam [1:0] KIND_NONE       = 2'd0;
  localparam [1:0] KIND_RNR_WAIT   = 2'd1;
  localparam [1:0] KIND_RETRY      = 2'd2;
  localparam [1:0] KIND_TAIL_PROBE = 2'd3;

  reg  [1:0]   kind;
  reg  [1:0]   what;
  // ---- timeline word, cycle 1
  reg  [16:0]  generation;
  reg  [27:0]  unit;
  reg  [19:0]  multiple;
  reg  [31:0]  elapsed;
  reg          word_hold_c1;
  reg          word_tail_probe_used_c1;
  reg          word_more_c1;
  reg  [4:0]   word_rto_exponent_c1;
  reg          alive;
  reg          word_rnr_wait_c1;
  reg          outstanding_c1;
  reg          outstanding_not_c1;
  reg          reading_c1;
  reg          deferred_c1;
  reg  [5:0]   doublings_c1_c2;
  reg  [2:0]   never_c1_c3;
  reg  [127:0] word_progress_time_c1_c4;
  // ---- timeline word, cycle 2
  reg          is_short;
  reg  [27:0]  four_c2;
  reg  [27:0]  unit_c2;
  reg          deferred_c2;
  reg  [31:0]  again;
  reg  [31:0]  tail_probe_span;
  reg  [3:0]   kind_c2_c3;
  // ---- timeline word, cycle 3
  reg  [27:0]  base;
  (* shreg_extract = "no" *)
  reg  [2:0]   doublings_c3;
  reg  [31:0]  tail_probe;
  // ---- timeline word, cycle 4
  reg  [31:0]  tail_probe_c4;
  reg  [34:0]  doubled;
  (* shreg_extract = "no" *)
  reg          never_c4;
  (* shreg_extract = "no" *)
  reg  [1:0]   kind_c4;
  // ---- timeline word, cycle 5
  (* shreg_extract = "no" *)
  reg  [31:0]  word_progress_time_c5;
  reg  [31:0]  span;
  reg  [1:0]   what_c5;

  wire [2:0]   used = word_retry_limit - word_retries;
  wire [27:0]  four = {11'd0, generation} << 2;
  wire         is_tail_probe = ~(word_hold_c1 | word_tail_probe_used_c1 | word_more_c1 | pending) &
                               (|tail_probe_multiple);
  wire         retries = word_rto_exponent_c1 != 5'd0;
  wire         never = word_rto_exponent == 5'd0;
  wire         timeout_first = ~(({3'd0, tail_probe_c4} < doubled) | never_c4);
  wire [31:0]  timeout = (|doubled[34:27]) ? 32'd134217728 : doubled[31:0];
  wire         is_tail_probe_2 = (kind_c4 == KIND_TAIL_PROBE) & ~timeout_first;

  always @* begin
    kind = KIND_NONE;
    if (alive & word_rnr_wait_c1) begin
      kind = KIND_RNR_WAIT;
    end else if (alive & outstanding_c1 & ~head_pending) begin
      if (is_tail_probe) begin
        kind = KIND_TAIL_PROBE;
      end else if (retries) begin
        kind = KIND_RETRY;
      end
    end else if (alive & outstanding_not_c1 & reading_c1 & ~pending & retries) begin
      kind = KIND_RETRY;
    end
  end

  always @* begin
    what = kind_c4;
    if ((kind_c4 == KIND_TAIL_PROBE) & timeout_first) begin
      what = KIND_RETRY;
    end
  end

  // kind
  always @(posedge clk) begin
    // ---- timeline word, cycle 1
    alive <= active & ~word_failed;
    outstanding_not_c1 <= ~outstanding;
    word_hold_c1 <= word_hold;
    word_more_c1 <= word_more;
    word_rto_exponent_c1 <= word_rto_exponent;
    word_tail_probe_used_c1 <= word_tail_probe_used;
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline word, cycle 1
    deferred_c1 <= deferred;
    outstanding_c1 <= outstanding;
    reading_c1 <= reading;
    word_progress_time_c1_c4 <= {word_progress_time_c1_c4[95:0], word_progress_time};
    word_rnr_wait_c1 <= word_rnr_wait;
    // ---- timeline word, cycle 2
    deferred_c2 <= deferred_c1;
    // ---- timeline word, cycle 5
    word_progress_time_c5 <= word_progress_time_c1_c4[127:96];
  end

  // body
  always @(posedge clk) begin
    // ---- timeline word, cycle 1
    doublings_c1_c2 <= {doublings_c1_c2[2:0], (used > backoff_most) ? backoff_most : used};
    elapsed <= now - word_progress_time;
    generation <= {1'b0, word_srtt} + {5'd0, jitter};
    multiple <= word_srtt * tail_probe_multiple;
    never_c1_c3 <= {never_c1_c3[1:0], never};
    unit <= (28'd131 << word_rto_exponent) >> 1;
    // ---- timeline word, cycle 2
    unit_c2 <= unit;
    again <= elapsed + {15'd0, generation};
    four_c2 <= four;
    is_short <= unit < four;
    kind_c2_c3 <= {kind_c2_c3[1:0], kind};
    tail_probe_span <= {12'd0, multiple} + {20'd0, jitter};
    // ---- timeline word, cycle 3
    doublings_c3 <= doublings_c1_c2[5:3];
    base <= is_short ? four_c2 : unit_c2;
    tail_probe <= deferred_c2 ? again : tail_probe_span;
    // ---- timeline word, cycle 4
    never_c4 <= never_c1_c3[2];
    kind_c4 <= kind_c2_c3[3:2];
    tail_probe_c4 <= tail_probe;
    doubled <= {7'd0, base} << doublings_c3;
    // ---- timeline word, cycle 5
    span <= is_tail_probe_2 ? tail_probe_c4 : (kind_c4 != KIND_RNR_WAIT) ? timeout : 32'd0;
    what_c5 <= what;
    // ---- timeline word, cycle 6
    deadline_kind <= what_c5;
    deadline_time <= word_progress_time_c5 + span;
  end

  wire        _unused = &{1'b0, rst};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_timeout_is_longer_than_8_4_s: assert (timeout <= 32'd134217728);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(timeout <= 32'd134217728)) begin
    $display("WindowTimer.java: HDL801: claim 'no timeout is longer than 8.4 s' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
