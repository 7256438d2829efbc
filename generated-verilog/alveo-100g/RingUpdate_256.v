`default_nettype none

// RingUpdate_256: what an operation makes of the rings of a sender.  Generated from RingUpdate.java.
module RingUpdate_256 (
  input  wire         clk,
  input  wire [255:0] pending,  // cycle 0: packets that wait to be sent again
  input  wire [255:0] rings_sacked,  // reported received
  input  wire [255:0] rings_current,  // cur: sent again in this generation
  input  wire [255:0] rings_previous,  // prev: sent again in the previous generation
  input  wire [255:0] in_flight,  // cycle 0: places of una to nPSN - 1; of an acknowledgement those that it leaves in flight
  input  wire [255:0] received,  // cycle 0: reported received
  input  wire [255:0] missing,  // cycle 0: reported missing; counts where in flight
  input  wire [7:0]   head,  // cycle 0: place of una
  input  wire [7:0]   named,  // cycle 0: place of the PSN of a packet sent or of a Packet Drop NAK; of nPSN - 1 for a tail probe
  input  wire         sent,  // cycle 0: a new packet takes the named place
  input  wire         cumulative,  // cycle 0: only what is left in flight waits
  input  wire         sack,  // cycle 0: what is received is noted
  input  wire         drop,  // cycle 0: the named packet is a candidate
  input  wire         expires,  // cycle 0: a deadline is looked at
  input  wire         drop_again,  // cycle 1: the named packet was a retransmission, which passes once in a generation
  input  wire         queues,  // cycle 1, where what is received was noted: missing packets are candidates
  input  wire         head_only,  // cycle 1: of them only the head, which passes: it was sent long ago
  input  wire         everything,  // cycle 1: everything in flight is sent again
  input  wire         probe,  // cycle 1: tail probe
  input  wire         ripe,  // cycle 1: the generation is old enough
  input  wire         pick,  // cycle 1: a waiting packet is taken
  input  wire [7:0]   place,  // cycle 1: its place
  output reg          flips,  // cycle 2: the generations turn
  output wire         probes,  // cycle 2: the tail probe is sent
  output reg  [255:0] new_pending,  // cycle 3
  output wire [255:0] new_rings_sacked,  // reported received
  output wire [255:0] new_rings_current,  // cur: sent again in this generation
  output wire [255:0] new_rings_previous  // prev: sent again in the previous generation
);
  reg  [255:0] sacked;
  reg  [255:0] told;
  reg  [255:0] in_flight_2;
  reg  [255:0] current;
  reg  [255:0] previous;
  reg          drop_2;
  reg  [255:0] pending_past;
  reg          cumulative_past;
  reg          sack_past;
  reg  [7:0]   named_2;
  reg  [255:0] candidates;
  reg  [7:0]   head_2;
  reg  [15:0]  past;
  reg          head_current;
  reg  [15:0]  past_2;
  reg          head_previous;
  reg          sent_past;
  reg  [7:0]   place_2;
  reg          everything_2;
  reg  [255:0] current_past;
  reg  [255:0] previous_past;
  reg          pick_past;
  reg          probe_2;
  reg          head_only_past;
  reg          past_3;
  reg          sent_past_2;
  reg          sent_past2;
  reg  [255:0] pending_past_2;
  reg  [255:0] new_sacked_1;
  reg  [255:0] new_sacked;
  reg  [255:0] new_current;
  reg  [255:0] new_previous;

  wire [15:0]  _choice = sent ? (16'd1 << named[7:4]) : 16'd0;
  wire [15:0]  taken_column = 16'd1 << named[3:0];
  wire [15:0]  taken_rows_0 = _choice[0] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_1 = _choice[1] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_2 = _choice[2] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_3 = _choice[3] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_4 = _choice[4] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_5 = _choice[5] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_6 = _choice[6] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_7 = _choice[7] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_8 = _choice[8] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_9 = _choice[9] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_10 = _choice[10] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_11 = _choice[11] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_12 = _choice[12] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_13 = _choice[13] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_14 = _choice[14] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_15 = _choice[15] ? taken_column : 16'd0;
  wire         _inverse = ~cumulative_past;
  wire [255:0] _or = in_flight_2 | {256{_inverse}};
  wire [255:0] pending_2 = pending_past & _or & ~(sack_past ? sacked : 256'd0);
  wire [15:0]  _choice_2 = (drop_2 | probe) ? (16'd1 << named_2[7:4]) : 16'd0;
  wire [15:0]  named_place_column = 16'd1 << named_2[3:0];
  wire [15:0]  named_place_rows_0 = _choice_2[0] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_1 = _choice_2[1] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_2 = _choice_2[2] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_3 = _choice_2[3] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_4 = _choice_2[4] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_5 = _choice_2[5] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_6 = _choice_2[6] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_7 = _choice_2[7] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_8 = _choice_2[8] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_9 = _choice_2[9] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_10 = _choice_2[10] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_11 = _choice_2[11] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_12 = _choice_2[12] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_13 = _choice_2[13] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_14 = _choice_2[14] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_15 = _choice_2[15] ? named_place_column : 16'd0;
  wire [255:0] others_wire = (everything | (queues & ~head_only)) ? (in_flight_2 & told) : 256'd0;
  wire         all_pass = everything_2 | head_only_past | probes;
  wire         _inverse_2 = ~probe_2;
  wire         passes_four = all_pass | (past_3 & flips);
  wire         passes_two = past_3 | (_inverse_2 & flips);
  wire         passes_one = past_3 | (_inverse_2 & ~flips);
  wire [255:0] passes_less_than_two = {256{passes_two}};
  wire [255:0] _or_2 = {256{passes_four}} | (passes_less_than_two & ~current_past);
  wire [255:0] passes = _or_2 |
                        (passes_one ? ((passes_less_than_two | ~current_past) & ~previous_past) : 256'd0);
  wire         changes = pick_past | sent_past2;
  wire [15:0]  _choice_3 = changes ? (16'd1 << place_2[7:4]) : 16'd0;
  wire [15:0]  changed_column = 16'd1 << place_2[3:0];
  wire [15:0]  changed_rows_0 = _choice_3[0] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_1 = _choice_3[1] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_2 = _choice_3[2] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_3 = _choice_3[3] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_4 = _choice_3[4] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_5 = _choice_3[5] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_6 = _choice_3[6] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_7 = _choice_3[7] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_8 = _choice_3[8] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_9 = _choice_3[9] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_10 = _choice_3[10] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_11 = _choice_3[11] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_12 = _choice_3[12] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_13 = _choice_3[13] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_14 = _choice_3[14] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_15 = _choice_3[15] ? changed_column : 16'd0;
  wire [255:0] changed = {changed_rows_15, changed_rows_14, changed_rows_13, changed_rows_12, changed_rows_11,
                          changed_rows_10, changed_rows_9, changed_rows_8, changed_rows_7, changed_rows_6,
                          changed_rows_5, changed_rows_4, changed_rows_3, changed_rows_2, changed_rows_1,
                          changed_rows_0};
  wire [15:0]  _choice_4 = (changes | all_pass) ? (16'd1 << place_2[7:4]) : 16'd0;
  wire [15:0]  changed_or_head_column = 16'd1 << place_2[3:0];
  wire [15:0]  changed_or_head_rows_0 = _choice_4[0] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_1 = _choice_4[1] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_2 = _choice_4[2] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_3 = _choice_4[3] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_4 = _choice_4[4] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_5 = _choice_4[5] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_6 = _choice_4[6] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_7 = _choice_4[7] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_8 = _choice_4[8] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_9 = _choice_4[9] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_10 = _choice_4[10] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_11 = _choice_4[11] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_12 = _choice_4[12] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_13 = _choice_4[13] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_14 = _choice_4[14] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_15 = _choice_4[15] ? changed_or_head_column : 16'd0;
  wire [255:0] changed_or_head = {changed_or_head_rows_15, changed_or_head_rows_14, changed_or_head_rows_13,
                                  changed_or_head_rows_12, changed_or_head_rows_11, changed_or_head_rows_10,
                                  changed_or_head_rows_9, changed_or_head_rows_8, changed_or_head_rows_7,
                                  changed_or_head_rows_6, changed_or_head_rows_5, changed_or_head_rows_4,
                                  changed_or_head_rows_3, changed_or_head_rows_2, changed_or_head_rows_1,
                                  changed_or_head_rows_0};
  wire         of_previous = ~(flips | everything_2);
  wire         of_current = flips | pick_past;
  wire [255:0] _or_3 = ~changed | {256{of_current}};
  wire         _inverse_3 = ~of_previous;
  wire [255:0] _or_4 = changed | {256{_inverse_3}};

  assign probes = probe_2 & ~(head_current | (head_previous & ~flips));
  assign new_rings_sacked = new_sacked;
  assign new_rings_current = new_current;
  assign new_rings_previous = new_previous;

  always @(posedge clk) begin
    sacked <= (rings_sacked & ~{taken_rows_15, taken_rows_14, taken_rows_13, taken_rows_12, taken_rows_11,
                                taken_rows_10, taken_rows_9, taken_rows_8, taken_rows_7, taken_rows_6,
                                taken_rows_5, taken_rows_4, taken_rows_3, taken_rows_2, taken_rows_1,
                                taken_rows_0}) | (sack ? received : 256'd0);
    told <= expires ? {256{1'b1}} : (received | missing);
    in_flight_2 <= in_flight;
    current <= rings_current;
    previous <= rings_previous;
    drop_2 <= drop;
    pending_past <= pending;
    cumulative_past <= cumulative;
    sack_past <= sack;
    flips <= ripe & (queues | probe | drop_2) & ~(|pending_2);
    named_2 <= named;
    candidates <= ({named_place_rows_15, named_place_rows_14, named_place_rows_13, named_place_rows_12,
                    named_place_rows_11, named_place_rows_10, named_place_rows_9, named_place_rows_8,
                    named_place_rows_7, named_place_rows_6, named_place_rows_5, named_place_rows_4,
                    named_place_rows_3, named_place_rows_2, named_place_rows_1, named_place_rows_0} |
                   others_wire) & ~sacked;
    head_2 <= head;
    past <= rings_current[{head[7:4], 4'd0} +: 16];
    head_current <= past[head_2[3:0]];
    past_2 <= rings_previous[{head[7:4], 4'd0} +: 16];
    head_previous <= past_2[head_2[3:0]];
    sent_past <= sent;
    place_2 <= pick ? place : sent_past ? named_2 : head_2;
    everything_2 <= everything;
    current_past <= current;
    previous_past <= previous;
    pick_past <= pick;
    probe_2 <= probe;
    head_only_past <= head_only;
    past_3 <= drop_2 & drop_again;
    sent_past_2 <= sent;
    sent_past2 <= sent_past_2;
    pending_past_2 <= pending_2;
    new_pending <= ((pending_past_2 | (candidates & passes)) & ~changed_or_head) |
                   (~changes ? changed_or_head : 256'd0);
    new_sacked_1 <= sacked;
    new_sacked <= new_sacked_1;
    new_current <= (pick_past ? changed : 256'd0) |
                   ((~(flips | everything_2) ? current_past : 256'd0) & ~changed);
    new_previous <= ((of_previous ? previous_past : 256'd0) & _or_3) |
                    ((of_current ? current_past : 256'd0) & _or_4);
  end
endmodule

`default_nettype wire
