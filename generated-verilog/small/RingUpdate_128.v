`default_nettype none

// RingUpdate_128: what an operation makes of the rings of a sender.  Generated from RingUpdate.java.
module RingUpdate_128 (
  input  wire         clk,
  input  wire [127:0] pending,  // cycle 0: packets that wait to be sent again
  input  wire [127:0] rings_sacked,  // reported received
  input  wire [127:0] rings_current,  // cur: sent again in this generation
  input  wire [127:0] rings_previous,  // prev: sent again in the previous generation
  input  wire [127:0] in_flight,  // cycle 0: places of una to nPSN - 1; of an acknowledgement those that it leaves in flight
  input  wire [127:0] received,  // cycle 0: reported received
  input  wire [127:0] missing,  // cycle 0: reported missing; counts where in flight
  input  wire [6:0]   head,  // cycle 0: place of una
  input  wire [6:0]   named,  // cycle 0: place of the PSN of a packet sent or of a Packet Drop NAK; of nPSN - 1 for a tail probe
  input  wire         sent,  // cycle 0: a new packet takes the named place
  input  wire         cumulative,  // cycle 0: only what is left in flight waits
  input  wire         sack,  // cycle 0: what is received is noted
  input  wire         drop,  // cycle 0: the named packet is a candidate
  input  wire         drop_again,  // cycle 1: the named packet was a retransmission, which passes once in a generation
  input  wire         queues,  // cycle 1: missing packets are candidates
  input  wire         head_only,  // cycle 1: of them only the head, which passes: it was sent long ago
  input  wire         everything,  // cycle 1: everything in flight is sent again
  input  wire         probe,  // cycle 1: tail probe
  input  wire         ripe,  // cycle 1: the generation is old enough
  input  wire         pick,  // cycle 1: a waiting packet is taken
  input  wire [6:0]   place,  // cycle 1: its place
  output reg          flips,  // cycle 2: the generations turn
  output wire         probes,  // cycle 2: the tail probe is sent
  output reg  [127:0] new_pending,  // cycle 3
  output wire [127:0] new_rings_sacked,  // reported received
  output wire [127:0] new_rings_current,  // cur: sent again in this generation
  output wire [127:0] new_rings_previous  // prev: sent again in the previous generation
);
  reg  [127:0] sacked;
  reg  [127:0] left;
  reg  [127:0] current;
  reg  [127:0] previous;
  reg  [127:0] missing_2;
  reg  [127:0] in_flight_2;
  reg          drop_2;
  reg          sack_past;
  reg  [6:0]   head_2;
  reg  [6:0]   named_2;
  reg  [127:0] candidates;
  reg          head_current;
  reg          head_previous;
  reg          again;
  reg          probe_2;
  reg          all_pass;
  reg          everything_2;
  reg  [127:0] sacked_then;
  reg  [127:0] pending_then;
  reg  [127:0] current_then;
  reg  [127:0] previous_then;
  reg          pick_2;
  reg  [6:0]   place_2;
  reg          sent_past;
  reg          sent_past2;
  reg  [127:0] new_sacked;
  reg  [127:0] new_current;
  reg  [127:0] new_previous;

  wire [15:0]  _choice = sent ? (16'd1 << named[6:3]) : 16'd0;
  wire [7:0]   taken_column = 8'd1 << named[2:0];
  wire [7:0]   taken_rows_0 = _choice[0] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_1 = _choice[1] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_2 = _choice[2] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_3 = _choice[3] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_4 = _choice[4] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_5 = _choice[5] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_6 = _choice[6] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_7 = _choice[7] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_8 = _choice[8] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_9 = _choice[9] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_10 = _choice[10] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_11 = _choice[11] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_12 = _choice[12] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_13 = _choice[13] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_14 = _choice[14] ? taken_column : 8'd0;
  wire [7:0]   taken_rows_15 = _choice[15] ? taken_column : 8'd0;
  wire         _inverse = ~cumulative;
  wire [127:0] _or = in_flight | {128{_inverse}};
  wire [127:0] pending_2 = left & ~(sack_past ? sacked : 128'd0);
  wire         head_goes = everything | probe | head_only;
  wire [15:0]  _choice_2 = head_goes ? (16'd1 << head_2[6:3]) : 16'd0;
  wire [7:0]   head_place_column = 8'd1 << head_2[2:0];
  wire [7:0]   head_place_rows_0 = _choice_2[0] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_1 = _choice_2[1] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_2 = _choice_2[2] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_3 = _choice_2[3] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_4 = _choice_2[4] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_5 = _choice_2[5] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_6 = _choice_2[6] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_7 = _choice_2[7] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_8 = _choice_2[8] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_9 = _choice_2[9] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_10 = _choice_2[10] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_11 = _choice_2[11] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_12 = _choice_2[12] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_13 = _choice_2[13] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_14 = _choice_2[14] ? head_place_column : 8'd0;
  wire [7:0]   head_place_rows_15 = _choice_2[15] ? head_place_column : 8'd0;
  wire [15:0]  _choice_3 = (drop_2 | probe) ? (16'd1 << named_2[6:3]) : 16'd0;
  wire [7:0]   named_place_column = 8'd1 << named_2[2:0];
  wire [7:0]   named_place_rows_0 = _choice_3[0] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_1 = _choice_3[1] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_2 = _choice_3[2] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_3 = _choice_3[3] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_4 = _choice_3[4] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_5 = _choice_3[5] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_6 = _choice_3[6] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_7 = _choice_3[7] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_8 = _choice_3[8] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_9 = _choice_3[9] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_10 = _choice_3[10] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_11 = _choice_3[11] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_12 = _choice_3[12] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_13 = _choice_3[13] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_14 = _choice_3[14] ? named_place_column : 8'd0;
  wire [7:0]   named_place_rows_15 = _choice_3[15] ? named_place_column : 8'd0;
  wire [127:0] others_wire = {named_place_rows_15, named_place_rows_14, named_place_rows_13,
                              named_place_rows_12, named_place_rows_11, named_place_rows_10,
                              named_place_rows_9, named_place_rows_8, named_place_rows_7, named_place_rows_6,
                              named_place_rows_5, named_place_rows_4, named_place_rows_3, named_place_rows_2,
                              named_place_rows_1, named_place_rows_0} | (everything ? in_flight_2 : 128'd0) |
                             ((queues & ~head_only) ? missing_2 : 128'd0);
  wire [127:0] resent = current_then | (~flips ? previous_then : 128'd0);
  wire [127:0] twice = current_then & (~flips ? previous_then : 128'd0);
  wire         _or_2 = all_pass | probes;
  wire [127:0] _or_3 = {128{_or_2}} | (~probe_2 ? ~resent : 128'd0);
  wire [127:0] passes = _or_3 | (again ? ~twice : 128'd0);
  wire [15:0]  _choice_4 = (pick_2 | sent_past2) ? (16'd1 << place_2[6:3]) : 16'd0;
  wire [7:0]   changed_column = 8'd1 << place_2[2:0];
  wire [7:0]   changed_rows_0 = _choice_4[0] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_1 = _choice_4[1] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_2 = _choice_4[2] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_3 = _choice_4[3] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_4 = _choice_4[4] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_5 = _choice_4[5] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_6 = _choice_4[6] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_7 = _choice_4[7] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_8 = _choice_4[8] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_9 = _choice_4[9] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_10 = _choice_4[10] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_11 = _choice_4[11] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_12 = _choice_4[12] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_13 = _choice_4[13] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_14 = _choice_4[14] ? changed_column : 8'd0;
  wire [7:0]   changed_rows_15 = _choice_4[15] ? changed_column : 8'd0;
  wire [127:0] changed = {changed_rows_15, changed_rows_14, changed_rows_13, changed_rows_12, changed_rows_11,
                          changed_rows_10, changed_rows_9, changed_rows_8, changed_rows_7, changed_rows_6,
                          changed_rows_5, changed_rows_4, changed_rows_3, changed_rows_2, changed_rows_1,
                          changed_rows_0};
  wire [127:0] before_wire = pick_2 ? ((current_then | previous_then) & changed) : 128'd0;

  assign probes = probe_2 & ~(head_current | (head_previous & ~flips));
  assign new_rings_sacked = new_sacked;
  assign new_rings_current = new_current;
  assign new_rings_previous = new_previous;

  always @(posedge clk) begin
    sacked <= (rings_sacked & ~{taken_rows_15, taken_rows_14, taken_rows_13, taken_rows_12, taken_rows_11,
                                taken_rows_10, taken_rows_9, taken_rows_8, taken_rows_7, taken_rows_6,
                                taken_rows_5, taken_rows_4, taken_rows_3, taken_rows_2, taken_rows_1,
                                taken_rows_0}) | (sack ? received : 128'd0);
    left <= pending & _or;
    current <= rings_current;
    previous <= rings_previous;
    missing_2 <= missing & in_flight;
    in_flight_2 <= in_flight;
    drop_2 <= drop;
    sack_past <= sack;
    flips <= ripe & (queues | probe | drop_2) & ~(|pending_2);
    head_2 <= head;
    named_2 <= named;
    candidates <= {head_place_rows_15, head_place_rows_14, head_place_rows_13, head_place_rows_12,
                   head_place_rows_11, head_place_rows_10, head_place_rows_9, head_place_rows_8,
                   head_place_rows_7, head_place_rows_6, head_place_rows_5, head_place_rows_4,
                   head_place_rows_3, head_place_rows_2, head_place_rows_1, head_place_rows_0} |
                  (others_wire & ~sacked);
    head_current <= current[head_2];
    head_previous <= previous[head_2];
    again <= drop_2 & drop_again;
    probe_2 <= probe;
    all_pass <= everything | head_only;
    everything_2 <= everything;
    sacked_then <= sacked;
    pending_then <= pending_2;
    current_then <= current;
    previous_then <= previous;
    pick_2 <= pick;
    place_2 <= pick ? place : named_2;
    sent_past <= sent;
    sent_past2 <= sent_past;
    new_pending <= (pending_then & ~changed) | (candidates & passes);
    new_sacked <= sacked_then;
    new_current <= (pick_2 ? changed : 128'd0) |
                   ((~(flips | everything_2) ? current_then : 128'd0) & ~changed);
    new_previous <= ((~everything_2 ? (flips ? current_then : previous_then) : 128'd0) & ~changed) |
                    before_wire;
  end
endmodule

`default_nettype wire
