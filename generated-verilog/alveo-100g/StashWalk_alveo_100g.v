`default_nettype none

// StashWalk_alveo_100g: fetches what was noted about each completed message and makes the completions.
// Generated from StashWalk.java.
// timeline stepping: 3 cycles, 67 registers (634 bits), of these 31 (333 bits) only wait
module StashWalk_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        spans_valid,
  output wire        spans_ready,
  input  wire [9:0]  spans_payload_event_flow_qp,  // queue pair, local number
  input  wire        spans_payload_event_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire        spans_payload_event_come,  // a packet has come whole, accepted or not
  // spans_payload_event_departure: of that packet
  input  wire [13:0] spans_payload_event_departure_path,  // its UDP source port above 0xC000
  input  wire [13:0] spans_payload_event_departure_stamp,  // in 1/16 us of the sender's clock, modulo 2^14
  input  wire        spans_payload_event_congested,  // CE marked, and not trimmed
  input  wire        spans_payload_event_counting,  // accepted: one packet more since the last acknowledgement
  input  wire        spans_payload_event_advancing,  // it was the next expected packet
  input  wire        spans_payload_event_completing,  // a message completed with it
  input  wire        spans_payload_event_urgent,  // acknowledge now, whatever the settings say
  input  wire        spans_payload_event_not_ready,  // it is the next expected packet and has no receive WQE: RNR NAK
  input  wire [2:0]  spans_payload_event_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  input  wire [8:0]  spans_payload_event_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  // spans_payload_progress: of the packet
  input  wire [23:0] spans_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] spans_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] spans_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] spans_payload_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  input  wire [23:0] spans_payload_placements,  // placements ordered up to and with the packet
  input  wire [11:0] spans_payload_count,  // how many messages it completes
  input  wire        spans_payload_is_short,  // one step is enough: they are one or none, or responses
  input  wire [11:0] spans_payload_before,  // number of the message before the first of them, low bits
  input  wire [15:0] spans_payload_wqe_index,  // index of the receive WQE that the first one with a request consumes
  input  wire        stash_valid,
  input  wire [9:0]  stash_value_qp,  // queue pair, local number
  input  wire [23:0] stash_value_msn,  // of the message
  input  wire [2:0]  stash_value_kind,  // 0 none (plain Write), 1 Send, 2 Send with immediate, 3 Send with invalidate, 4 Write with immediate, 5 Read, 6 atomic
  input  wire        stash_value_solicited,
  input  wire [31:0] stash_value_argument,  // immediate data or key; of a Read or an atomic the number of its context
  input  wire [31:0] stash_value_length,  // bytes of the message
  input  wire [4:0]  stash_value_wqe_index,  // low bits of the number of the receive WQE that it names
  // setup: a new life of a flow: nothing is noted, and the progress is that of the start
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [10:0] setup_payload_flow,
  input  wire [23:0] setup_payload_psn,  // first PSN to expect
  input  wire [6:0]  crossing_level,  // how many Reads and atomics wait where they go
  output wire        completions_valid,
  input  wire        completions_ready,
  output wire [9:0]  completions_payload_qp,  // queue pair, local number
  output wire        completions_payload_is_receive,  // for the receive completion queue
  output wire [3:0]  completions_payload_kind,  // CompletionKind
  output wire [3:0]  completions_payload_status,  // CompletionStatus
  output wire        completions_payload_solicited,  // solicited event
  output wire [31:0] completions_payload_length,  // bytes received; of a send, bytes sent or brought
  output wire [31:0] completions_payload_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] completions_payload_wqe_index,  // free-running index of the completed request in its queue
  output wire [23:0] completions_payload_placements,  // wait until so many placements are visible
  output wire        completions_payload_waiting,  // placements counts; that of a Send or a Write does not wait
  // crossing: a Read or an atomic of which everything before it has been accepted; it finds room
  output reg         crossing_valid,
  output wire [9:0]  crossing_value_qp,  // queue pair, local number
  output reg  [7:0]  crossing_value_context,  // number of its context
  output wire [23:0] crossing_value_placements,  // placements ordered before it
  output wire        events_valid,
  input  wire        events_ready,
  output wire [9:0]  events_payload_flow_qp,  // queue pair, local number
  output wire        events_payload_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  output wire        events_payload_come,  // a packet has come whole, accepted or not
  // events_payload_departure: of that packet
  output wire [13:0] events_payload_departure_path,  // its UDP source port above 0xC000
  output wire [13:0] events_payload_departure_stamp,  // in 1/16 us of the sender's clock, modulo 2^14
  output wire        events_payload_congested,  // CE marked, and not trimmed
  output wire        events_payload_counting,  // accepted: one packet more since the last acknowledgement
  output wire        events_payload_advancing,  // it was the next expected packet
  output wire        events_payload_completing,  // a message completed with it
  output wire        events_payload_urgent,  // acknowledge now, whatever the settings say
  output wire        events_payload_not_ready,  // it is the next expected packet and has no receive WQE: RNR NAK
  output wire [2:0]  events_payload_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  output wire [8:0]  events_payload_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  // used: receive WQEs that have completed; before the event of their packet leaves
  output wire        used_valid,
  output wire [9:0]  used_value_qp,  // queue pair, local number
  output wire [15:0] used_value_producer,  // free-running count of posted requests, modulo 65536
  // reported: what acknowledgements may say
  output wire        reported_valid,
  output wire [10:0] reported_value_flow,
  output wire [23:0] reported_value_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0] reported_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0] reported_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0] reported_value_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  // reads_done: Reads and atomics whose responses have all arrived; told as it is reported
  output reg         reads_done_valid,
  output wire [9:0]  reads_done_value_qp,  // queue pair, local number
  output wire [23:0] reads_done_value_messages,  // responses of its life that have arrived whole, with all earlier ones
  output wire [23:0] reads_done_value_placements,  // placements ordered up to and with them
  output wire        wanted  // a setup has waited for a cycle without a note in vain: no packet should be taken
);
  localparam [1:0] RENEWAL_IDLE              = 2'd0;
  localparam [1:0] RENEWAL_STASH             = 2'd1;
  localparam [1:0] RENEWAL_PROGRESS          = 2'd2;
  localparam [3:0] COMPLETION_STATUS_SUCCESS = 4'd0;

  reg          has_room;
  reg  [1:0]   renewal;
  reg          walking;
  reg  [9:0]   walked_event_flow_qp;
  reg          walked_event_flow_responses;
  reg          walked_event_come;
  reg  [13:0]  walked_event_departure_path;
  reg  [13:0]  walked_event_departure_stamp;
  reg          walked_event_congested;
  reg          walked_event_counting;
  reg          walked_event_advancing;
  reg          walked_event_completing;
  reg          walked_event_urgent;
  reg          walked_event_not_ready;
  reg  [2:0]   walked_event_code;
  reg  [8:0]   walked_event_behind_gap;
  reg  [23:0]  walked_progress_expected;
  reg  [23:0]  walked_progress_messages;
  reg  [23:0]  walked_progress_message_start;
  reg  [23:0]  walked_progress_receives_done;
  reg  [23:0]  walked_placements;
  reg  [11:0]  walked_count;
  reg          walked_is_short;
  reg  [11:0]  walked_before;
  reg  [15:0]  walked_wqe_index;
  reg  [11:0]  message;
  reg  [4:0]   entry_index;
  reg  [1:0]   entry_in_vain;
  // ---- timeline stepping, cycle 1
  reg  [9:0]   walk_event_flow_qp_c1;
  reg          is_last_c1;
  reg          next_is_first_c1;
  reg  [3:0]   step_message_8_5_c1;
  reg          stepping_c1;
  reg          walk_event_advancing_c1;
  reg  [8:0]   walk_event_behind_gap_c1;
  reg  [2:0]   walk_event_code_c1;
  reg          walk_event_come_c1;
  reg          walk_event_completing_c1;
  reg          walk_event_congested_c1;
  reg          walk_event_counting_c1;
  reg  [13:0]  walk_event_departure_path_c1;
  reg  [13:0]  walk_event_departure_stamp_c1;
  reg          walk_event_flow_responses_c1;
  reg          walk_event_not_ready_c1;
  reg          walk_event_urgent_c1;
  reg  [47:0]  walk_placements_c1_c2;
  reg  [47:0]  walk_progress_expected_c1_c2;
  reg  [47:0]  walk_progress_message_start_c1_c2;
  reg  [47:0]  walk_progress_messages_c1_c2;
  reg  [47:0]  walk_progress_receives_done_c1_c2;
  reg  [15:0]  walk_wqe_index_c1;
  // ---- timeline stepping, cycle 2
  reg          walk_event_flow_responses_c2;
  reg          walk_event_completing_c2;
  reg  [3:0]   step_message_8_5_c2;
  reg  [15:0]  counted;
  reg          next_is_first_c2;
  reg  [15:0]  walk_wqe_index_c2;
  reg          stepping_c2;
  reg  [9:0]   walk_event_flow_qp_c2;
  reg          same_1;
  reg          same_2;
  reg          is_last_c2;
  reg          walk_event_urgent_c2;
  reg  [2:0]   walk_event_code_c2;
  reg          walk_event_advancing_c2;
  reg  [8:0]   walk_event_behind_gap_c2;
  reg          walk_event_come_c2;
  reg          walk_event_congested_c2;
  reg          walk_event_counting_c2;
  reg  [13:0]  walk_event_departure_path_c2;
  reg  [13:0]  walk_event_departure_stamp_c2;
  reg          walk_event_not_ready_c2;
  // ---- timeline stepping, cycle 3
  reg          completing;
  reg  [15:0]  made_wqe_index;
  reg          reports;
  reg          walk_event_flow_responses_c3;
  reg  [9:0]   made_qp;
  (* shreg_extract = "no" *)
  reg  [23:0]  walk_progress_expected_c3;
  (* shreg_extract = "no" *)
  reg  [23:0]  walk_progress_messages_c3;
  (* shreg_extract = "no" *)
  reg  [23:0]  walk_progress_message_start_c3;
  (* shreg_extract = "no" *)
  reg  [23:0]  walk_progress_receives_done_c3;
  reg          stepping_c3;
  reg          is_foreign_or_c3;
  (* shreg_extract = "no" *)
  reg  [23:0]  made_placements;
  reg  [31:0]  made_length;
  reg  [31:0]  made_immediate;
  reg          made_solicited;
  reg  [3:0]   made_kind;
  wire [575:0] _entry_rows;
  reg  [2:0]   _entry_at;
  reg  [71:0]  _entry_first;
  reg  [71:0]  entry;
  (* ram_style = "block" *)
  reg  [4:0]   wqe_indexes [0:32767];
  reg  [4:0]   _wqe_indexes_data_first;
  reg  [4:0]   wqe_indexes_data;
  (* ram_style = "block" *)
  reg          table_mem [0:1023];
  reg          _table_mem_data_first;
  reg          table_mem_data;
  wire         completions_in_ready;
  wire [4:0]   completions_level;
  wire         events_in_ready;
  wire [4:0]   events_level;

  wire         is_last = walking ? (message == walked_count) : spans_payload_is_short;
  wire         stepping = has_room & (walking | spans_valid);
  wire         next_is_first = ~walking;
  wire [11:0]  number = walking ? message : 12'd1;
  wire [9:0]   walk_event_flow_qp = walking ? walked_event_flow_qp : spans_payload_event_flow_qp;
  wire [11:0]  walk_before = walking ? walked_before : spans_payload_before;
  wire [11:0]  next_message = walk_before + number;
  wire         entry_clearing = (renewal == RENEWAL_STASH) & ~stash_valid;
  wire [14:0]  _stash_value_choice = stash_valid ? {stash_value_qp, stash_value_msn[4:0]} :
                                     {setup_payload_flow[9:0], entry_index};
  wire         is_request = ~walk_event_flow_responses_c2;
  wire         is_foreign = walk_event_completing_c2 & is_request & (entry[71:68] != step_message_8_5_c2);
  wire [15:0]  wqe_index = next_is_first_c2 ? walk_wqe_index_c2 : counted;
  wire         is_kept = entry[67:65] >= 3'd5;
  wire         receives = walk_event_completing_c2 & is_request & ~is_kept & (entry[67:65] != 3'd0);
  wire         is_twice = receives & (wqe_indexes_data != wqe_index[4:0]);
  wire         _is_foreign_or = is_foreign | is_twice;
  wire         breaking = _is_foreign_or & stepping_c2;
  wire         _setup_valid_and = setup_valid & setup_ready;
  wire [9:0]   _setup_payload_flow_9_0_choice = _setup_valid_and ? setup_payload_flow[9:0] :
                                                walk_event_flow_qp_c2;
  wire         is_bad = _is_foreign_or | ((same_1 | same_2 | table_mem_data) & is_request);
  wire         consuming = receives & ~is_bad;
  wire [15:0]  flipping = wqe_index ^ (wqe_index + 16'd1);
  wire [3:0]   kind = {1'b0, entry[67:65]} + 4'd1;
  wire         crosses = walk_event_completing_c2 & is_request & is_kept & ~is_bad;
  wire         ending = is_last_c2 & stepping_c2;
  wire         events_in_payload_urgent = walk_event_urgent_c2 | is_bad;
  wire [2:0]   events_in_payload_code = is_bad ? 3'd1 : walk_event_code_c2;
  wire         renewed = renewal == RENEWAL_PROGRESS;

  Fifo_16_LUTRAM_level #(.WIDTH(125)) completions (
    .clk(clk),
    .rst(rst),
    .in_valid(completing),
    .in_ready(completions_in_ready),
    .in_payload({made_qp, 1'b1, made_kind, COMPLETION_STATUS_SUCCESS, made_solicited, made_length,
                 made_immediate, made_wqe_index, made_placements, 1'b1}),
    .out_valid(completions_valid),
    .out_ready(completions_ready),
    .out_payload({completions_payload_qp, completions_payload_is_receive, completions_payload_kind,
                  completions_payload_status, completions_payload_solicited, completions_payload_length,
                  completions_payload_immediate, completions_payload_wqe_index,
                  completions_payload_placements, completions_payload_waiting}),
    .level(completions_level)
  );

  PassingFifo_16 #(.WIDTH(58)) events (
    .clk(clk),
    .rst(rst),
    .in_valid(ending),
    .in_ready(events_in_ready),
    .in_payload({walk_event_flow_qp_c2, walk_event_flow_responses_c2, walk_event_come_c2,
                 walk_event_departure_path_c2, walk_event_departure_stamp_c2, walk_event_congested_c2,
                 walk_event_counting_c2, walk_event_advancing_c2, walk_event_completing_c2,
                 events_in_payload_urgent, walk_event_not_ready_c2, events_in_payload_code,
                 walk_event_behind_gap_c2}),
    .out_valid(events_valid),
    .out_ready(events_ready),
    .out_payload({events_payload_flow_qp, events_payload_flow_responses, events_payload_come,
                  events_payload_departure_path, events_payload_departure_stamp, events_payload_congested,
                  events_payload_counting, events_payload_advancing, events_payload_completing,
                  events_payload_urgent, events_payload_not_ready, events_payload_code,
                  events_payload_behind_gap}),
    .level(events_level)
  );

  assign spans_ready = has_room & next_is_first;
  assign wanted = &entry_in_vain;
  assign crossing_value_qp = made_qp;
  assign crossing_value_placements = made_placements;
  assign used_valid = completing;
  assign used_value_qp = made_qp;
  assign used_value_producer = made_wqe_index + 16'd1;
  assign reads_done_value_qp = made_qp;
  assign reads_done_value_messages = walk_progress_messages_c3;
  assign reads_done_value_placements = made_placements;
  assign setup_ready = renewed & ~(reports | breaking);
  assign reported_valid = reports | renewed;
  assign reported_value_flow = reports ? {walk_event_flow_responses_c3, made_qp} : setup_payload_flow;
  assign reported_value_progress_expected = reports ? walk_progress_expected_c3 : setup_payload_psn;
  assign reported_value_progress_messages = reports ? walk_progress_messages_c3 : 24'd0;
  assign reported_value_progress_message_start = reports ? walk_progress_message_start_c3 : setup_payload_psn;
  assign reported_value_progress_receives_done = reports ? walk_progress_receives_done_c3 : 24'd0;

  genvar _entry_stash_bank;
  generate
    for (_entry_stash_bank = 0; _entry_stash_bank < 8; _entry_stash_bank = _entry_stash_bank + 1) begin : entry_stash_banks
      (* ram_style = "ultra" *)
      reg [71:0] entry_stash [0:4095];
      reg [71:0] _entry_row;

      always @(posedge clk) begin
        if ((stash_valid | entry_clearing) && _stash_value_choice[14:12] == _entry_stash_bank[2:0]) begin
          entry_stash[_stash_value_choice[11:0]] <= {stash_valid ? stash_value_msn[8:5] : 4'd8,
                                                     stash_valid ? stash_value_kind : 3'd0,
                                                     stash_valid & stash_value_solicited,
                                                     stash_valid ? stash_value_argument : 32'd0,
                                                     stash_valid ? stash_value_length : 32'd0};
        end
      end

      always @(posedge clk) begin
        _entry_row <= entry_stash[{walk_event_flow_qp[6:0], next_message[4:0]}];
      end

      assign _entry_rows[_entry_stash_bank * 72 +: 72] = _entry_row;
    end
  endgenerate

  always @* begin
    case (_entry_at)
      3'd0: _entry_first = _entry_rows[71:0];
      3'd1: _entry_first = _entry_rows[143:72];
      3'd2: _entry_first = _entry_rows[215:144];
      3'd3: _entry_first = _entry_rows[287:216];
      3'd4: _entry_first = _entry_rows[359:288];
      3'd5: _entry_first = _entry_rows[431:360];
      3'd6: _entry_first = _entry_rows[503:432];
      default: _entry_first = _entry_rows[575:504];
    endcase
  end

  always @(posedge clk) begin
    _entry_at <= walk_event_flow_qp[9:7];
    entry <= _entry_first;
  end

  always @(posedge clk) begin
    if (stash_valid) begin
      wqe_indexes[{stash_value_qp, stash_value_msn[4:0]}] <= stash_value_wqe_index;
    end
  end

  always @(posedge clk) begin
    _wqe_indexes_data_first <= wqe_indexes[{walk_event_flow_qp, next_message[4:0]}];
    wqe_indexes_data <= _wqe_indexes_data_first;
  end

  always @(posedge clk) begin
    if (_setup_valid_and | (stepping_c2 & _is_foreign_or)) begin
      table_mem[_setup_payload_flow_9_0_choice] <= ~_setup_valid_and;
    end
  end

  always @(posedge clk) begin
    _table_mem_data_first <= table_mem[walk_event_flow_qp];
    table_mem_data <= _table_mem_data_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      has_room <= 1'b0;
      renewal <= RENEWAL_IDLE;
      walking <= 1'b0;
      entry_index <= 5'd0;
      entry_in_vain <= 2'd0;
      stepping_c1 <= 1'b0;
      stepping_c2 <= 1'b0;
      stepping_c3 <= 1'b0;
      completing <= 1'b0;
      crossing_valid <= 1'b0;
      reads_done_valid <= 1'b0;
      reports <= 1'b0;
    end else begin
      has_room <= (completions_level < 5'd11) & (events_level < 5'd11) & (crossing_level < 7'd59) &
                  (renewal != RENEWAL_PROGRESS);
      if (stepping) begin
        walking <= ~is_last;
      end
      entry_in_vain <= ((renewal == RENEWAL_STASH) & stash_valid) ? (entry_in_vain + 2'd1) : 2'd0;
      case (renewal)
        RENEWAL_IDLE: begin
          if (setup_valid & setup_payload_flow[10]) begin
            renewal <= RENEWAL_PROGRESS;
          end else if (setup_valid) begin
            renewal <= RENEWAL_STASH;
          end
        end
        RENEWAL_STASH: begin
          if (entry_clearing) begin
            entry_index <= entry_index + 5'd1;
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
        default: renewal <= RENEWAL_IDLE;
      endcase
      // ---- timeline stepping, cycle 1
      stepping_c1 <= stepping;
      // ---- timeline stepping, cycle 2
      stepping_c2 <= stepping_c1;
      // ---- timeline stepping, cycle 3
      stepping_c3 <= stepping_c2;
      completing <= consuming & stepping_c2;
      crossing_valid <= crosses & stepping_c2;
      reads_done_valid <= walk_event_completing_c2 & ~is_request & stepping_c2;
      reports <= is_last_c2 & ~is_bad & stepping_c2;
    end
  end

  // body
  always @(posedge clk) begin
    if (spans_valid & spans_ready) begin
      walked_event_flow_qp <= spans_payload_event_flow_qp;
      walked_event_flow_responses <= spans_payload_event_flow_responses;
      walked_event_come <= spans_payload_event_come;
      walked_event_departure_path <= spans_payload_event_departure_path;
      walked_event_departure_stamp <= spans_payload_event_departure_stamp;
      walked_event_congested <= spans_payload_event_congested;
      walked_event_counting <= spans_payload_event_counting;
      walked_event_advancing <= spans_payload_event_advancing;
      walked_event_completing <= spans_payload_event_completing;
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
      walked_wqe_index <= spans_payload_wqe_index;
    end
    if (stepping) begin
      message <= number + 12'd1;
    end
  end

  // finish
  always @(posedge clk) begin
    // ---- timeline stepping, cycle 1
    is_last_c1 <= is_last;
    next_is_first_c1 <= next_is_first;
    walk_event_advancing_c1 <= walking ? walked_event_advancing : spans_payload_event_advancing;
    walk_event_behind_gap_c1 <= walking ? walked_event_behind_gap : spans_payload_event_behind_gap;
    walk_event_code_c1 <= walking ? walked_event_code : spans_payload_event_code;
    walk_event_come_c1 <= walking ? walked_event_come : spans_payload_event_come;
    walk_event_completing_c1 <= walking ? walked_event_completing : spans_payload_event_completing;
    walk_event_congested_c1 <= walking ? walked_event_congested : spans_payload_event_congested;
    walk_event_counting_c1 <= walking ? walked_event_counting : spans_payload_event_counting;
    walk_event_departure_path_c1 <= walking ? walked_event_departure_path :
                                    spans_payload_event_departure_path;
    walk_event_departure_stamp_c1 <= walking ? walked_event_departure_stamp :
                                     spans_payload_event_departure_stamp;
    walk_event_flow_qp_c1 <= walk_event_flow_qp;
    walk_event_flow_responses_c1 <= walking ? walked_event_flow_responses :
                                    spans_payload_event_flow_responses;
    walk_event_not_ready_c1 <= walking ? walked_event_not_ready : spans_payload_event_not_ready;
    walk_event_urgent_c1 <= walking ? walked_event_urgent : spans_payload_event_urgent;
    walk_placements_c1_c2 <= {walk_placements_c1_c2[23:0],
                              walking ? walked_placements : spans_payload_placements};
    walk_progress_expected_c1_c2 <= {walk_progress_expected_c1_c2[23:0],
                                     walking ? walked_progress_expected : spans_payload_progress_expected};
    walk_progress_message_start_c1_c2 <= {walk_progress_message_start_c1_c2[23:0],
                                          walking ? walked_progress_message_start :
                                          spans_payload_progress_message_start};
    walk_progress_messages_c1_c2 <= {walk_progress_messages_c1_c2[23:0],
                                     walking ? walked_progress_messages : spans_payload_progress_messages};
    walk_progress_receives_done_c1_c2 <= {walk_progress_receives_done_c1_c2[23:0],
                                          walking ? walked_progress_receives_done :
                                          spans_payload_progress_receives_done};
    walk_wqe_index_c1 <= walking ? walked_wqe_index : spans_payload_wqe_index;
    // ---- timeline stepping, cycle 2
    if (stepping_c2) begin
      counted <= wqe_index ^ (consuming ? flipping : 16'd0);
    end
    is_last_c2 <= is_last_c1;
    next_is_first_c2 <= next_is_first_c1;
    walk_event_advancing_c2 <= walk_event_advancing_c1;
    walk_event_behind_gap_c2 <= walk_event_behind_gap_c1;
    walk_event_code_c2 <= walk_event_code_c1;
    walk_event_come_c2 <= walk_event_come_c1;
    walk_event_completing_c2 <= walk_event_completing_c1;
    walk_event_congested_c2 <= walk_event_congested_c1;
    walk_event_counting_c2 <= walk_event_counting_c1;
    walk_event_departure_path_c2 <= walk_event_departure_path_c1;
    walk_event_departure_stamp_c2 <= walk_event_departure_stamp_c1;
    walk_event_flow_qp_c2 <= walk_event_flow_qp_c1;
    walk_event_flow_responses_c2 <= walk_event_flow_responses_c1;
    walk_event_not_ready_c2 <= walk_event_not_ready_c1;
    walk_event_urgent_c2 <= walk_event_urgent_c1;
    walk_wqe_index_c2 <= walk_wqe_index_c1;
    // ---- timeline stepping, cycle 3
    made_qp <= walk_event_flow_qp_c2;
    walk_event_flow_responses_c3 <= walk_event_flow_responses_c2;
    made_placements <= walk_placements_c1_c2[47:24];
    walk_progress_expected_c3 <= walk_progress_expected_c1_c2[47:24];
    walk_progress_message_start_c3 <= walk_progress_message_start_c1_c2[47:24];
    walk_progress_messages_c3 <= walk_progress_messages_c1_c2[47:24];
    walk_progress_receives_done_c3 <= walk_progress_receives_done_c1_c2[47:24];
    crossing_value_context <= entry[39:32];
    made_length <= entry[31:0];
    made_immediate <= entry[63:32];
    made_solicited <= entry[64];
    made_kind <= kind;
    made_wqe_index <= wqe_index;
  end

  // lap
  always @(posedge clk) begin
    // ---- timeline stepping, cycle 1
    step_message_8_5_c1 <= next_message[8:5];
    // ---- timeline stepping, cycle 2
    step_message_8_5_c2 <= step_message_8_5_c1;
  end

  // isBroken
  always @(posedge clk) begin
    // ---- timeline stepping, cycle 2
    same_1 <= (walk_event_flow_qp_c1 == walk_event_flow_qp_c2) & stepping_c2 & _is_foreign_or;
    same_2 <= (walk_event_flow_qp_c1 == made_qp) & stepping_c3 & is_foreign_or_c3;
    // ---- timeline stepping, cycle 3
    is_foreign_or_c3 <= _is_foreign_or;
  end

  wire        _unused = &{1'b0, stash_value_msn[23:9], completions_in_ready, events_in_ready, walked_is_short,
                          next_message[11:9]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    nobody_else_writes_memory_table_beside_an_operation: assert (
      ~(_setup_valid_and & stepping_c2 & _is_foreign_or));
  always @(posedge clk) if (!rst) no_completion_is_lost: assert (~completing | completions_in_ready);
  always @(posedge clk) if (!rst) no_event_is_lost: assert (~ending | events_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(_setup_valid_and & stepping_c2 & _is_foreign_or))) begin
    $display("StashWalk.java: HDL801: claim 'nobody else writes memory table beside an operation' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~completing | completions_in_ready)) begin
    $display("StashWalk.java: HDL801: claim 'no completion is lost' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~ending | events_in_ready)) begin
    $display("StashWalk.java: HDL801: claim 'no event is lost' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
