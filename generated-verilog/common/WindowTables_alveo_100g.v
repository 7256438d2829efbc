`default_nettype none

// WindowTables_alveo_100g: everything the send window knows about its flows.  Generated from
// WindowTables.java.
// timeline clear: 3 cycles, 3 registers (33 bits), of these 3 (33 bits) only wait
module WindowTables_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  input  wire         state_valid,
  input  wire [9:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  // reads: Reads of a queue pair have been opened, or the last one is done
  input  wire         reads_valid,
  input  wire [9:0]   reads_value_qp,  // queue pair, local number
  input  wire         reads_value_open,
  input  wire         clear,  // cycle 0: the queue pair whose flow is read is to be found inactive from now on, and without Reads
  // beginning: a life begins, without Reads: kept until it has
  input  wire         beginning_valid,
  input  wire [9:0]   beginning_value,
  input  wire [10:0]  read_flow,  // cycle 0
  output wire         active,  // cycle 2
  output wire         reading,  // cycle 2: requests, and Reads among them are not done
  output wire [23:0]  numbers_una,  // cycle 2: una: oldest unacknowledged PSN
  output wire [23:0]  numbers_next,  // cycle 2: nPSN: next new PSN
  output wire [23:0]  numbers_messages,  // cycle 2: aMSN: messages the peer has completed
  output wire [23:0]  numbers_newest,  // cycle 2: MSN of the newest packet sent
  output wire [31:0]  word_generation_start,  // cycle 4: t_gen: start of the generation, or half a round of the clock ago: long enough
  output wire [31:0]  word_progress_time,  // cycle 4: t_prog: last progress; end of the pause while paused
  output wire         word_hold,  // cycle 4: after a retry timeout: SACKs queue nothing
  output wire [23:0]  word_hold_psn,  // cycle 4: PSN that ends the hold when it is acknowledged
  output wire [2:0]   word_retries,  // cycle 4: retry timeouts left
  output wire [2:0]   word_rnr_retries,  // cycle 4: RNR pauses left
  output wire         word_rnr_wait,  // cycle 4: rnr_wait: pausing after an RNR NAK
  output wire [23:0]  word_rnr_wait_psn,  // cycle 4: PSN that ends the pause when it is acknowledged
  output wire         word_tail_probe_used,  // cycle 4: tlp: tail probe used since the last progress
  output wire         word_repairing,  // cycle 4: packets behind a tail probe come again one by one, each with an acknowledgement
  output wire [15:0]  word_srtt,  // cycle 4: smoothed round-trip time
  output wire         word_sampling,  // cycle 4: one packet is timed
  output wire [23:0]  word_sample_psn,  // cycle 4: the timed packet
  output wire [23:0]  word_sample_time,  // cycle 4: when it was sent, modulo 1 s
  output wire         word_dropped,  // cycle 4: a Packet Drop NAK names the packet to be served first
  output wire [23:0]  word_dropped_psn,  // cycle 4
  output wire         word_more,  // cycle 4: a new packet could follow the newest one at once
  output wire         word_failed,  // cycle 4: has failed: nothing happens any more in this life
  output wire [2:0]   word_retry_limit,  // cycle 4: rel_retry
  output wire [2:0]   word_rnr_limit,  // cycle 4: rel_rnr_retry
  output wire [4:0]   word_rto_exponent,  // cycle 4: rel_rto_exp
  output reg  [255:0] pending,  // cycle 5: ring of packets that wait to be sent again
  output wire [255:0] rings_sacked,  // cycle 5: reported received
  output wire [255:0] rings_current,  // cycle 5: cur: sent again in this generation
  output wire [255:0] rings_previous,  // cycle 5: prev: sent again in the previous generation
  input  wire         write_numbers,
  input  wire [10:0]  numbers_flow,
  input  wire [23:0]  new_numbers_una,  // una: oldest unacknowledged PSN
  input  wire [23:0]  new_numbers_next,  // nPSN: next new PSN
  input  wire [23:0]  new_numbers_messages,  // aMSN: messages the peer has completed
  input  wire [23:0]  new_numbers_newest,  // MSN of the newest packet sent
  input  wire         write,  // word and rings
  input  wire [10:0]  write_flow,
  input  wire [31:0]  new_word_generation_start,  // t_gen: start of the generation, or half a round of the clock ago: long enough
  input  wire [31:0]  new_word_progress_time,  // t_prog: last progress; end of the pause while paused
  input  wire         new_word_hold,  // after a retry timeout: SACKs queue nothing
  input  wire [23:0]  new_word_hold_psn,  // PSN that ends the hold when it is acknowledged
  input  wire [2:0]   new_word_retries,  // retry timeouts left
  input  wire [2:0]   new_word_rnr_retries,  // RNR pauses left
  input  wire         new_word_rnr_wait,  // rnr_wait: pausing after an RNR NAK
  input  wire [23:0]  new_word_rnr_wait_psn,  // PSN that ends the pause when it is acknowledged
  input  wire         new_word_tail_probe_used,  // tlp: tail probe used since the last progress
  input  wire         new_word_repairing,  // packets behind a tail probe come again one by one, each with an acknowledgement
  input  wire [15:0]  new_word_srtt,  // smoothed round-trip time
  input  wire         new_word_sampling,  // one packet is timed
  input  wire [23:0]  new_word_sample_psn,  // the timed packet
  input  wire [23:0]  new_word_sample_time,  // when it was sent, modulo 1 s
  input  wire         new_word_dropped,  // a Packet Drop NAK names the packet to be served first
  input  wire [23:0]  new_word_dropped_psn,
  input  wire         new_word_more,  // a new packet could follow the newest one at once
  input  wire         new_word_failed,  // has failed: nothing happens any more in this life
  input  wire [2:0]   new_word_retry_limit,  // rel_retry
  input  wire [2:0]   new_word_rnr_limit,  // rel_rnr_retry
  input  wire [4:0]   new_word_rto_exponent,  // rel_rto_exp
  input  wire [255:0] new_pending,
  input  wire [255:0] new_rings_sacked,  // reported received
  input  wire [255:0] new_rings_current,  // cur: sent again in this generation
  input  wire [255:0] new_rings_previous  // prev: sent again in the previous generation
);
  localparam [2:0] QUEUE_PAIR_STATE_RTR = 3'd2;
  localparam [2:0] QUEUE_PAIR_STATE_RTS = 3'd3;
  localparam [2:0] QUEUE_PAIR_STATE_SQD = 3'd4;

  // ---- timeline clear, cycle 1
  reg  [10:0]  read_flow_c1;
  // ---- timeline clear, cycle 2
  reg  [10:0]  read_flow_c2;
  // ---- timeline clear, cycle 3
  reg  [10:0]  read_flow_c3;
  (* ram_style = "block" *)
  reg  [95:0]  numbers [0:2047];
  reg  [95:0]  _counts_first;
  reg  [95:0]  counts;
  (* ram_style = "ultra" *)
  reg  [224:0] words [0:2047];
  reg  [224:0] _word_first;
  reg  [224:0] word;
  (* ram_style = "ultra" *)
  reg  [255:0] waiting [0:2047];
  reg  [255:0] _pending_first;
  (* ram_style = "ultra" *)
  reg  [767:0] rings [0:2047];
  reg  [767:0] _found_first;
  reg  [767:0] found;
  (* ram_style = "block" *)
  reg  [1:0]   sending [0:1023];
  reg  [1:0]   _sends_first;
  reg  [1:0]   sends;
  (* ram_style = "block" *)
  reg          open_reads [0:1023];
  reg          _is_open_first;
  reg          is_open;

  wire         requests = (state_value_state == QUEUE_PAIR_STATE_RTS) |
                          (state_value_state == QUEUE_PAIR_STATE_SQD);
  wire         responses = requests | (state_value_state == QUEUE_PAIR_STATE_RTR);
  wire [9:0]   _state_value_qp_choice = state_valid ? state_value_qp : read_flow[9:0];
  wire [9:0]   silent = clear ? read_flow[9:0] : beginning_value;
  wire [9:0]   _reads_value_qp_choice = reads_valid ? reads_value_qp : silent;

  assign numbers_una = counts[95:72];
  assign numbers_next = counts[71:48];
  assign numbers_messages = counts[47:24];
  assign numbers_newest = counts[23:0];
  assign word_generation_start = word[224:193];
  assign word_progress_time = word[192:161];
  assign word_hold = word[160];
  assign word_hold_psn = word[159:136];
  assign word_retries = word[135:133];
  assign word_rnr_retries = word[132:130];
  assign word_rnr_wait = word[129];
  assign word_rnr_wait_psn = word[128:105];
  assign word_tail_probe_used = word[104];
  assign word_repairing = word[103];
  assign word_srtt = word[102:87];
  assign word_sampling = word[86];
  assign word_sample_psn = word[85:62];
  assign word_sample_time = word[61:38];
  assign word_dropped = word[37];
  assign word_dropped_psn = word[36:13];
  assign word_more = word[12];
  assign word_failed = word[11];
  assign word_retry_limit = word[10:8];
  assign word_rnr_limit = word[7:5];
  assign word_rto_exponent = word[4:0];
  assign rings_sacked = found[767:512];
  assign rings_current = found[511:256];
  assign rings_previous = found[255:0];
  assign active = read_flow_c2[10] ? sends[0] : sends[1];
  assign reading = is_open & ~read_flow_c2[10];

  always @(posedge clk) begin
    if (write_numbers) begin
      numbers[numbers_flow] <= {new_numbers_una, new_numbers_next, new_numbers_messages, new_numbers_newest};
    end
  end

  always @(posedge clk) begin
    _counts_first <= numbers[read_flow];
    counts <= _counts_first;
  end

  always @(posedge clk) begin
    if (write) begin
      words[write_flow] <= {new_word_generation_start, new_word_progress_time, new_word_hold,
                            new_word_hold_psn, new_word_retries, new_word_rnr_retries, new_word_rnr_wait,
                            new_word_rnr_wait_psn, new_word_tail_probe_used, new_word_repairing,
                            new_word_srtt, new_word_sampling, new_word_sample_psn, new_word_sample_time,
                            new_word_dropped, new_word_dropped_psn, new_word_more, new_word_failed,
                            new_word_retry_limit, new_word_rnr_limit, new_word_rto_exponent};
    end
  end

  always @(posedge clk) begin
    _word_first <= words[read_flow_c2];
    word <= _word_first;
  end

  always @(posedge clk) begin
    if (write) begin
      waiting[write_flow] <= new_pending;
    end
  end

  always @(posedge clk) begin
    _pending_first <= waiting[read_flow_c3];
    pending <= _pending_first;
  end

  always @(posedge clk) begin
    if (write) begin
      rings[write_flow] <= {new_rings_sacked, new_rings_current, new_rings_previous};
    end
  end

  always @(posedge clk) begin
    _found_first <= rings[read_flow_c3];
    found <= _found_first;
  end

  always @(posedge clk) begin
    if (state_valid | clear) begin
      sending[_state_value_qp_choice] <= {state_valid & requests, state_valid & responses};
    end
  end

  always @(posedge clk) begin
    _sends_first <= sending[read_flow[9:0]];
    sends <= _sends_first;
  end

  always @(posedge clk) begin
    if (reads_valid | clear | beginning_valid) begin
      open_reads[_reads_value_qp_choice] <= reads_valid & reads_value_open;
    end
  end

  always @(posedge clk) begin
    _is_open_first <= open_reads[read_flow[9:0]];
    is_open <= _is_open_first;
  end

  always @(posedge clk) begin
    // ---- timeline clear, cycle 1
    read_flow_c1 <= read_flow;
    // ---- timeline clear, cycle 2
    read_flow_c2 <= read_flow_c1;
    // ---- timeline clear, cycle 3
    read_flow_c3 <= read_flow_c2;
  end

  wire        _unused = &{1'b0, rst};

`ifdef FORMAL
  reg  [6:0]   life_waited;
  always @(posedge clk) begin
    if (rst) begin
      life_waited <= 7'd0;
    end else begin
      life_waited <= (reads_valid & beginning_valid) ? (life_waited + 7'd1) : 7'd0;
    end
  end
  always @(posedge clk) if (!rst)
    operations_on_one_flow_are_apart: assert (~(write & write_numbers) | (write_flow != numbers_flow));
  always @(posedge clk) if (!rst) nobody_reads_before_every_entry_is_clear: assert (~(reads_valid & clear));
  always @(posedge clk) if (!rst) a_cycle_is_left_for_a_life_that_begins: assert (life_waited < 7'd64);
`elsif HDL_CLAIMS
  reg  [6:0]   life_waited;
  always @(posedge clk) begin
    if (rst) begin
      life_waited <= 7'd0;
    end else begin
      life_waited <= (reads_valid & beginning_valid) ? (life_waited + 7'd1) : 7'd0;
    end
  end
  always @(posedge clk) if (!rst && !(~(write & write_numbers) | (write_flow != numbers_flow))) begin
    $display("WindowTables.java: HDL801: claim 'operations on one flow are apart' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(reads_valid & clear))) begin
    $display("WindowTables.java: HDL801: claim 'nobody reads before every entry is clear' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(life_waited < 7'd64)) begin
    $display("WindowTables.java: HDL801: claim 'a cycle is left for a life that begins' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
