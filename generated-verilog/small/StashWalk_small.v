`default_nettype none

// StashWalk_small: fetches what was noted about each completed message and makes the completions.  Generated
// from StashWalk.java.
module StashWalk_small (
  input  wire        clk,
  input  wire        rst,
  input  wire        spans_valid,
  output wire        spans_ready,
  input  wire [3:0]  spans_payload_event_qp,  // queue pair, local number
  input  wire        spans_payload_event_congested,  // CE marked, and not trimmed
  input  wire        spans_payload_event_counts,  // accepted: one packet more since the last acknowledgement
  input  wire        spans_payload_event_advances,  // it was the next expected packet
  input  wire        spans_payload_event_completes,  // a message completed with it
  input  wire        spans_payload_event_urgent,  // acknowledge now, whatever the settings say
  input  wire        spans_payload_event_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  input  wire [2:0]  spans_payload_event_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  input  wire [8:0]  spans_payload_event_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  // spans_payload_progress: of the packet
  input  wire [23:0] spans_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] spans_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] spans_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] spans_payload_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  input  wire [23:0] spans_payload_placements,  // placements ordered up to and with the packet
  input  wire [11:0] spans_payload_count,  // how many messages it completes
  input  wire        spans_payload_is_short,  // these are one or none
  input  wire [11:0] spans_payload_before,  // number of the message before the first of them, low bits
  input  wire [15:0] spans_payload_request,  // index of the receive request that the first one with a request consumes
  input  wire        stash_valid,
  input  wire [3:0]  stash_value_qp,  // queue pair, local number
  input  wire [23:0] stash_value_msn,  // of the message
  input  wire [2:0]  stash_value_kind,  // 0 none (plain Write), 1 Send, 2 Send with immediate, 3 Send with invalidate, 4 Write with immediate
  input  wire        stash_value_solicited,
  input  wire [31:0] stash_value_argument,  // immediate data or key
  input  wire [31:0] stash_value_length,  // bytes of the message
  input  wire [2:0]  stash_value_request,  // low bits of the number of the receive request that it names
  // setup: a new life: nothing is noted, and the progress is that of the start
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [3:0]  setup_payload_qp,
  input  wire [23:0] setup_payload_psn,  // first PSN to expect
  output wire        completions_valid,
  input  wire        completions_ready,
  output wire [3:0]  completions_payload_qp,  // queue pair, local number
  output wire        completions_payload_is_receive,  // for the receive completion queue
  output wire [3:0]  completions_payload_kind,  // CompletionKind
  output wire [3:0]  completions_payload_status,  // CompletionStatus
  output wire        completions_payload_solicited,  // solicited event
  output wire [31:0] completions_payload_length,  // bytes received; of a send, bytes sent
  output wire [31:0] completions_payload_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] completions_payload_request,  // free-running index of the completed request in its queue
  output wire [23:0] completions_payload_placements,  // wait until so many placements are visible
  output wire        completions_payload_waits,  // placements counts; a send's completion does not wait
  output wire        events_valid,
  input  wire        events_ready,
  output wire [3:0]  events_payload_qp,  // queue pair, local number
  output wire        events_payload_congested,  // CE marked, and not trimmed
  output wire        events_payload_counts,  // accepted: one packet more since the last acknowledgement
  output wire        events_payload_advances,  // it was the next expected packet
  output wire        events_payload_completes,  // a message completed with it
  output wire        events_payload_urgent,  // acknowledge now, whatever the settings say
  output wire        events_payload_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  output wire [2:0]  events_payload_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  output wire [8:0]  events_payload_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  // used: receive requests that have completed; before the event of their packet leaves
  output wire        used_valid,
  output wire [3:0]  used_value_qp,  // queue pair, local number
  output wire [15:0] used_value_producer,  // free-running count of posted requests, modulo 65536
  // reported: what acknowledgements may say
  output wire        reported_valid,
  output wire [3:0]  reported_value_qp,
  output wire [23:0] reported_value_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0] reported_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0] reported_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0] reported_value_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output wire        wanted  // a setup has waited for a cycle without a note in vain: no packet should be taken
);
  localparam [1:0] RENEWAL_IDLE     = 2'd0;
  localparam [1:0] RENEWAL_STASH    = 2'd1;
  localparam [1:0] RENEWAL_PROGRESS = 2'd2;

  reg         has_room;
  reg  [1:0]  renewal;
  reg         walks;
  reg  [3:0]  walked_event_qp;
  reg         walked_event_congested;
  reg         walked_event_counts;
  reg         walked_event_advances;
  reg         walked_event_completes;
  reg         walked_event_urgent;
  reg         walked_event_not_ready;
  reg  [2:0]  walked_event_code;
  reg  [8:0]  walked_event_behind_gap;
  reg  [23:0] walked_progress_expected;
  reg  [23:0] walked_progress_messages;
  reg  [23:0] walked_progress_message_start;
  reg  [23:0] walked_progress_receives_done;
  reg  [23:0] walked_placements;
  reg  [11:0] walked_count;
  reg         walked_is_short;
  reg  [11:0] walked_before;
  reg  [15:0] walked_request;
  reg  [11:0] turn;
  reg  [2:0]  entry_index;
  reg  [1:0]  entry_in_vain;
  reg  [3:0]  walk_event_qp_d1;
  reg         walk_event_congested_d1;
  reg         walk_event_counts_d1;
  reg         walk_event_advances_d1;
  reg         walk_event_completes_d1;
  reg         walk_event_urgent_d1;
  reg         walk_event_not_ready_d1;
  reg  [2:0]  walk_event_code_d1;
  reg  [8:0]  walk_event_behind_gap_d1;
  reg  [23:0] walk_progress_expected_d1;
  reg  [23:0] walk_progress_messages_d1;
  reg  [23:0] walk_progress_message_start_d1;
  reg  [23:0] walk_progress_receives_done_d1;
  reg  [23:0] walk_placements_d1;
  reg  [11:0] walk_count_d1;
  reg         walk_is_short_d1;
  reg  [11:0] walk_before_d1;
  reg  [15:0] walk_request_d1;
  reg  [11:0] at_message_pre1;
  reg         at_is_first_pre1;
  reg         is_last_d1;
  reg  [3:0]  at_span_event_qp;
  reg         at_span_event_congested;
  reg         at_span_event_counts;
  reg         at_span_event_advances;
  reg         at_span_event_completes;
  reg         at_span_event_urgent;
  reg         at_span_event_not_ready;
  reg  [2:0]  at_span_event_code;
  reg  [8:0]  at_span_event_behind_gap;
  reg  [23:0] at_span_progress_expected;
  reg  [23:0] at_span_progress_messages;
  reg  [23:0] at_span_progress_message_start;
  reg  [23:0] at_span_progress_receives_done;
  reg  [23:0] at_span_placements;
  reg  [11:0] at_span_count;
  reg         at_span_is_short;
  reg  [11:0] at_span_before;
  reg  [15:0] at_span_request;
  reg  [11:0] at_message;
  reg         at_is_first;
  reg         at_is_last;
  reg         goes_d1;
  reg         goes_d2;
  reg  [15:0] counted;
  reg         breaks_d1;
  reg  [3:0]  at_span_event_qp_d1;
  reg         breaks_d2;
  reg  [3:0]  at_span_event_qp_d2;
  reg         completions_in_valid;
  reg         completions_in_payload_is_receive;
  reg  [3:0]  kind_d1;
  reg  [3:0]  completions_in_payload_status;
  reg         entry_64_d1;
  reg  [31:0] entry_31_0_d1;
  reg  [31:0] entry_63_32_d1;
  reg  [15:0] request_d1;
  reg  [23:0] at_span_placements_d1;
  reg         reports;
  reg  [23:0] at_span_progress_expected_d1;
  reg  [23:0] at_span_progress_messages_d1;
  reg  [23:0] at_span_progress_message_start_d1;
  reg  [23:0] at_span_progress_receives_done_d1;
  (* ram_style = "block" *)
  reg  [71:0] entry_stash [0:127];
  reg  [71:0] _entry_first;
  reg  [71:0] entry;
  (* ram_style = "block" *)
  reg  [2:0]  named_requests [0:127];
  reg  [2:0]  _named_first;
  reg  [2:0]  named;
  (* ram_style = "block" *)
  reg         table_mem [0:15];
  reg         _is_broken_first;
  reg         is_broken;
  wire        completions_in_ready;
  wire [4:0]  completions_level;
  wire        events_in_ready;
  wire [4:0]  events_level;

  wire        ends = goes_d2 & at_is_last;
  wire        events_in_valid = ends;
  wire        is_last = walks ? (turn == walked_count) : spans_payload_is_short;
  wire        goes = has_room & (walks | spans_valid);
  wire [11:0] number = walks ? turn : 12'd1;
  wire [3:0]  walk_event_qp = walks ? walked_event_qp : spans_payload_event_qp;
  wire [11:0] walk_before = walks ? walked_before : spans_payload_before;
  wire [11:0] _walk_before_sum = walk_before + number;
  wire        entry_clears = (renewal == RENEWAL_STASH) & ~stash_valid;
  wire [6:0]  _stash_valid_choice = stash_valid ? {stash_value_qp, stash_value_msn[2:0]} :
                                    {setup_payload_qp, entry_index};
  wire        is_foreign = at_span_event_completes & (entry[71:68] != at_message[6:3]);
  wire [15:0] request = at_is_first ? at_span_request : counted;
  wire        receives = at_span_event_completes & (entry[67:65] != 3'd0);
  wire        is_twice = receives & (named != request[2:0]);
  wire        breaks = goes_d2 & (is_foreign | is_twice);
  wire        begins = setup_valid & setup_ready;
  wire [3:0]  _at_span_event_qp_choice = breaks ? at_span_event_qp : setup_payload_qp;
  wire        is_broken_2 = is_broken | (breaks_d1 & (at_span_event_qp_d1 == at_span_event_qp));
  wire        is_broken_3 = is_broken_2 | (breaks_d2 & (at_span_event_qp_d2 == at_span_event_qp));
  wire        is_bad = is_foreign | is_twice | is_broken_3;
  wire        consumes = receives & ~is_bad;
  wire [15:0] flips = request ^ (request + 16'd1);
  wire [3:0]  kind = {1'b0, entry[67:65]} + 4'd1;
  wire        events_in_payload_urgent = at_span_event_urgent | is_bad;
  wire [2:0]  events_in_payload_code = is_bad ? 3'd1 : at_span_event_code;
  wire        renewed = renewal == RENEWAL_PROGRESS;

  Fifo_Completion119_0e24_16_LUTRAM_level completions (
    .clk(clk),
    .rst(rst),
    .in_valid(completions_in_valid),
    .in_ready(completions_in_ready),
    .in_payload_qp(at_span_event_qp_d1),
    .in_payload_is_receive(completions_in_payload_is_receive),
    .in_payload_kind(kind_d1),
    .in_payload_status(completions_in_payload_status),
    .in_payload_solicited(entry_64_d1),
    .in_payload_length(entry_31_0_d1),
    .in_payload_immediate(entry_63_32_d1),
    .in_payload_request(request_d1),
    .in_payload_placements(at_span_placements_d1),
    .in_payload_waits(completions_in_payload_is_receive),
    .out_valid(completions_valid),
    .out_ready(completions_ready),
    .out_payload_qp(completions_payload_qp),
    .out_payload_is_receive(completions_payload_is_receive),
    .out_payload_kind(completions_payload_kind),
    .out_payload_status(completions_payload_status),
    .out_payload_solicited(completions_payload_solicited),
    .out_payload_length(completions_payload_length),
    .out_payload_immediate(completions_payload_immediate),
    .out_payload_request(completions_payload_request),
    .out_payload_placements(completions_payload_placements),
    .out_payload_waits(completions_payload_waits),
    .level(completions_level)
  );

  PassingFifo_AckEvent22_106a_16 events (
    .clk(clk),
    .rst(rst),
    .in_valid(events_in_valid),
    .in_ready(events_in_ready),
    .in_payload_qp(at_span_event_qp),
    .in_payload_congested(at_span_event_congested),
    .in_payload_counts(at_span_event_counts),
    .in_payload_advances(at_span_event_advances),
    .in_payload_completes(at_span_event_completes),
    .in_payload_urgent(events_in_payload_urgent),
    .in_payload_not_ready(at_span_event_not_ready),
    .in_payload_code(events_in_payload_code),
    .in_payload_behind_gap(at_span_event_behind_gap),
    .out_valid(events_valid),
    .out_ready(events_ready),
    .out_payload_qp(events_payload_qp),
    .out_payload_congested(events_payload_congested),
    .out_payload_counts(events_payload_counts),
    .out_payload_advances(events_payload_advances),
    .out_payload_completes(events_payload_completes),
    .out_payload_urgent(events_payload_urgent),
    .out_payload_not_ready(events_payload_not_ready),
    .out_payload_code(events_payload_code),
    .out_payload_behind_gap(events_payload_behind_gap),
    .level(events_level)
  );

  assign spans_ready = has_room & ~walks;
  assign wanted = &entry_in_vain;
  assign used_valid = completions_in_valid;
  assign used_value_qp = at_span_event_qp_d1;
  assign used_value_producer = request_d1 + 16'd1;
  assign setup_ready = renewed & ~(reports | breaks);
  assign reported_valid = reports | renewed;
  assign reported_value_qp = reports ? at_span_event_qp_d1 : setup_payload_qp;
  assign reported_value_progress_expected = reports ? at_span_progress_expected_d1 : setup_payload_psn;
  assign reported_value_progress_messages = reports ? at_span_progress_messages_d1 : 24'd0;
  assign reported_value_progress_message_start = reports ? at_span_progress_message_start_d1 :
                                                 setup_payload_psn;
  assign reported_value_progress_receives_done = reports ? at_span_progress_receives_done_d1 : 24'd0;

  always @(posedge clk) begin
    if (stash_valid | entry_clears) begin
      entry_stash[_stash_valid_choice] <= {stash_valid ? stash_value_msn[6:3] : 4'd8,
                                           stash_valid ? stash_value_kind : 3'd0,
                                           stash_valid & stash_value_solicited,
                                           stash_valid ? stash_value_argument : 32'd0,
                                           stash_valid ? stash_value_length : 32'd0};
    end
  end

  always @(posedge clk) begin
    _entry_first <= entry_stash[{walk_event_qp, _walk_before_sum[2:0]}];
    entry <= _entry_first;
  end

  always @(posedge clk) begin
    if (stash_valid) begin
      named_requests[{stash_value_qp, stash_value_msn[2:0]}] <= stash_value_request;
    end
  end

  always @(posedge clk) begin
    _named_first <= named_requests[{walk_event_qp, _walk_before_sum[2:0]}];
    named <= _named_first;
  end

  always @(posedge clk) begin
    if (breaks | begins) begin
      table_mem[_at_span_event_qp_choice] <= breaks;
    end
  end

  always @(posedge clk) begin
    _is_broken_first <= table_mem[walk_event_qp];
    is_broken <= _is_broken_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      has_room <= 1'b0;
      renewal <= RENEWAL_IDLE;
      walks <= 1'b0;
      entry_index <= 3'd0;
      entry_in_vain <= 2'd0;
      goes_d1 <= 1'b0;
      goes_d2 <= 1'b0;
      breaks_d1 <= 1'b0;
      breaks_d2 <= 1'b0;
      completions_in_valid <= 1'b0;
      reports <= 1'b0;
    end else begin
      has_room <= (completions_level < 5'd11) & (events_level < 5'd11) & (renewal != RENEWAL_PROGRESS);
      if (goes) begin
        walks <= ~is_last;
      end
      entry_in_vain <= ((renewal == RENEWAL_STASH) & stash_valid) ? (entry_in_vain + 2'd1) : 2'd0;
      case (renewal)
        RENEWAL_IDLE: begin
          if (setup_valid) begin
            renewal <= RENEWAL_STASH;
          end
        end
        RENEWAL_STASH: begin
          if (entry_clears) begin
            entry_index <= entry_index + 3'd1;
            if (&entry_index) begin
              renewal <= RENEWAL_PROGRESS;
            end
          end
        end
        RENEWAL_PROGRESS: begin
          if (setup_ready) begin
            renewal <= RENEWAL_IDLE;
          end
        end
        default: begin
          renewal <= RENEWAL_IDLE;
        end
      endcase
      goes_d1 <= goes;
      goes_d2 <= goes_d1;
      breaks_d1 <= breaks;
      breaks_d2 <= breaks_d1;
      completions_in_valid <= goes_d2 & consumes;
      reports <= ends & ~is_bad;
    end
  end

  // body
  always @(posedge clk) begin
    if (spans_valid & spans_ready) begin
      walked_event_qp <= spans_payload_event_qp;
      walked_event_congested <= spans_payload_event_congested;
      walked_event_counts <= spans_payload_event_counts;
      walked_event_advances <= spans_payload_event_advances;
      walked_event_completes <= spans_payload_event_completes;
      walked_event_urgent <= spans_payload_event_urgent;
      walked_event_not_ready <= spans_payload_event_not_ready;
      walked_event_code <= spans_payload_event_code;
      walked_event_behind_gap <= spans_payload_event_behind_gap;
      walked_progress_expected <= spans_payload_progress_expected;
      walked_progress_messages <= spans_payload_progress_messages;
      walked_progress_message_start <= spans_payload_progress_message_start;
      walked_progress_receives_done <= spans_payload_progress_receives_done;
      walked_placements <= spans_payload_placements;
      walked_count <= spans_payload_count;
      walked_is_short <= spans_payload_is_short;
      walked_before <= spans_payload_before;
      walked_request <= spans_payload_request;
    end
    if (goes) begin
      turn <= number + 12'd1;
    end
    walk_event_qp_d1 <= walk_event_qp;
    walk_event_congested_d1 <= walks ? walked_event_congested : spans_payload_event_congested;
    walk_event_counts_d1 <= walks ? walked_event_counts : spans_payload_event_counts;
    walk_event_advances_d1 <= walks ? walked_event_advances : spans_payload_event_advances;
    walk_event_completes_d1 <= walks ? walked_event_completes : spans_payload_event_completes;
    walk_event_urgent_d1 <= walks ? walked_event_urgent : spans_payload_event_urgent;
    walk_event_not_ready_d1 <= walks ? walked_event_not_ready : spans_payload_event_not_ready;
    walk_event_code_d1 <= walks ? walked_event_code : spans_payload_event_code;
    walk_event_behind_gap_d1 <= walks ? walked_event_behind_gap : spans_payload_event_behind_gap;
    walk_progress_expected_d1 <= walks ? walked_progress_expected : spans_payload_progress_expected;
    walk_progress_messages_d1 <= walks ? walked_progress_messages : spans_payload_progress_messages;
    walk_progress_message_start_d1 <= walks ? walked_progress_message_start :
                                      spans_payload_progress_message_start;
    walk_progress_receives_done_d1 <= walks ? walked_progress_receives_done :
                                      spans_payload_progress_receives_done;
    walk_placements_d1 <= walks ? walked_placements : spans_payload_placements;
    walk_count_d1 <= walks ? walked_count : spans_payload_count;
    walk_is_short_d1 <= walks ? walked_is_short : spans_payload_is_short;
    walk_before_d1 <= walk_before;
    walk_request_d1 <= walks ? walked_request : spans_payload_request;
    at_message_pre1 <= _walk_before_sum;
    at_is_first_pre1 <= ~walks;
    is_last_d1 <= is_last;
    at_span_event_qp <= walk_event_qp_d1;
    at_span_event_congested <= walk_event_congested_d1;
    at_span_event_counts <= walk_event_counts_d1;
    at_span_event_advances <= walk_event_advances_d1;
    at_span_event_completes <= walk_event_completes_d1;
    at_span_event_urgent <= walk_event_urgent_d1;
    at_span_event_not_ready <= walk_event_not_ready_d1;
    at_span_event_code <= walk_event_code_d1;
    at_span_event_behind_gap <= walk_event_behind_gap_d1;
    at_span_progress_expected <= walk_progress_expected_d1;
    at_span_progress_messages <= walk_progress_messages_d1;
    at_span_progress_message_start <= walk_progress_message_start_d1;
    at_span_progress_receives_done <= walk_progress_receives_done_d1;
    at_span_placements <= walk_placements_d1;
    at_span_count <= walk_count_d1;
    at_span_is_short <= walk_is_short_d1;
    at_span_before <= walk_before_d1;
    at_span_request <= walk_request_d1;
    at_message <= at_message_pre1;
    at_is_first <= at_is_first_pre1;
    at_is_last <= is_last_d1;
  end

  // finish
  always @(posedge clk) begin
    if (goes_d2) begin
      counted <= request ^ (consumes ? flips : 16'd0);
    end
    completions_in_payload_is_receive <= 1'b1;
    kind_d1 <= kind;
    completions_in_payload_status <= 4'd0;
    entry_64_d1 <= entry[64];
    entry_31_0_d1 <= entry[31:0];
    entry_63_32_d1 <= entry[63:32];
    request_d1 <= request;
    at_span_placements_d1 <= at_span_placements;
    at_span_progress_expected_d1 <= at_span_progress_expected;
    at_span_progress_messages_d1 <= at_span_progress_messages;
    at_span_progress_message_start_d1 <= at_span_progress_message_start;
    at_span_progress_receives_done_d1 <= at_span_progress_receives_done;
  end

  // isBroken
  always @(posedge clk) begin
    at_span_event_qp_d1 <= at_span_event_qp;
    at_span_event_qp_d2 <= at_span_event_qp_d1;
  end

  wire        _unused = &{1'b0, stash_value_msn[23:7], completions_in_ready, events_in_ready, at_span_count,
                          at_span_is_short, at_span_before, at_message[11:7], at_message[2:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_completion_is_lost: assert (~completions_in_valid |
                                                                 completions_in_ready);
  always @(posedge clk) if (!rst) no_event_is_lost: assert (~events_in_valid | events_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~completions_in_valid | completions_in_ready)) begin
    $display("StashWalk.java: HDL801: claim 'no completion is lost' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~events_in_valid | events_in_ready)) begin
    $display("StashWalk.java: HDL801: claim 'no event is lost' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
