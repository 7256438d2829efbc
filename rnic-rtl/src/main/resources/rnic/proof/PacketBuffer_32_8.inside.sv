  // Beats are numbered by the place where they are written, with one more bit; what is read out for an order is to have
  // the numbers of its frame. The queue of lengths tells where the next frame ends, as it was told (proved of the FIFO).
  // An order speaks of beats of its frame.
  (* anyconst *) reg [2:0] slot;
  reg [7:0] ends_at = 0;                                  // frames that wait for their order end in front of these places
  reg read = 0;                                           // a beat has been read
  reg [3:0] number;                                       // its number
  reg [3:0] beats = 0;                                    // of the frame that arrives, 9 and more are 9
  reg [3:0] beats_ended;
  wire [3:0] held = tail - head;
  wire [3:0] whole = start - head;
  wire [3:0] waiting = start - frame;
  wire stores = frames_valid && fitting;
  wire takes = stage_in_valid && stage_in_ready;
  // From the start of a frame up to the next end; from an end back to a place.
  wire [2:0] turn = frame[2:0] + 3'd1;
  wire [15:0] turned = {ends_at, ends_at} >> turn;
  wire [3:0] next = turned[0] ? 1 : turned[1] ? 2 : turned[2] ? 3 : turned[3] ? 4 : turned[4] ? 5 : turned[5] ? 6
    : turned[6] ? 7 : 8;
  wire [2:0] back_now = now_end[2:0] - now_address - 3'd1;
  wire [2:0] back_stage = stage_out_payload_end[2:0] - stage_out_payload_address - 3'd1;
  wire [3:0] left_now = {1'b0, back_now} + 4'd1;
  wire [3:0] left_stage = {1'b0, back_stage} + 4'd1;
  wire [3:0] reads = now_end - left_now;                  // the number that is to be read
  wire [3:0] behind_now = active ? now_end : head;
  wire [3:0] span_now = now_end - head;
  wire [3:0] span_stage = stage_out_payload_end - behind_now;
  wire [3:0] in_all = stage_out_payload_end - head;
  wire [2:0] above = slot - head[2:0];
  wire [3:0] numbered = head + {1'b0, above};
  wire [2:0] beyond = slot - frame[2:0] - 3'd1;
  wire [9:0] last_beat = {7'd0, parts_stage_out_payload_skip} + {1'b0, last_byte[13:5]};
  integer i;
  always @(posedge clk) if (rst) begin
    ends_at <= 0;
    read <= 0;
    beats <= 0;
  end else begin
    for (i = 0; i < 8; i = i + 1)
      ends_at[i] <= (stores && frames_value_last && behind[2:0] == i) || (ends_at[i] && !(takes && end_wire[2:0] == i));
    if (room) read <= fetch;
    if (fetch) number <= reads;
    if (frames_valid) beats <= frames_value_last ? 0 : beats == 9 ? 9 : beats + 1;
    beats_ended <= beats == 9 ? 9 : beats + 1;
  end
  always @* if (!rst) begin
    if (lengths_out_valid) assume(frame != start && lengths_out_payload == next);
    if (stage_in_valid && !parts_stage_out_payload_none) assume(last_beat < {6'd0, lengths_out_payload});
  end

  always @* if (!rst) begin
    // What is proved.
    reads_what_was_stored: assert(!(fetch && reads - head >= 4'd8) && (!read || data == number));
    reads_of_whole_frames: assert(!fetch || {1'b0, left_now} + {1'b0, whole} > {1'b0, span_now});
    never_writes_over_what_may_be_read: assert(!stores || held < 8);
    counts_whole_frames_alone: assert(!ended || !fitted || length == beats_ended);
    keeps_nothing_of_others: assert(!ended || fitted || tail == start || beats != 0);
    // What carries it.
    pointers: assert(held <= 8 && whole <= held && frame - head <= whole);
    counted: assert(beats == 0 ? tail == start && !cut : cut || tail - start == beats);
    goes_on: assert(frame == (stage_out_valid ? stage_out_payload_end : behind_now));
    order_now: assert(!active || (span_now != 0 && span_now <= whole
      && (now_none || (left_now <= span_now && now_length < left_now))));
    order_next: assert(!stage_out_valid || (span_stage != 0 && span_stage <= 8 && in_all <= whole
      && (stage_out_payload_none || (left_stage <= span_stage && stage_out_payload_length < left_stage))));
    ends_known: assert(waiting == 0 ? ends_at == 0 : ends_at[start[2:0]]);
    ends_inside: assert(!ends_at[slot] || {1'b0, beyond} < waiting);
    numbers: assert({1'b0, above} >= held || store[slot] == numbered);
  end
endmodule
