`default_nettype none

// RingUpdate_256: what an operation makes of the rings of a sender.  Generated from RingUpdate.java.
// timeline pending: 3 cycles, 33 registers (3909 bits), of these 19 (2073 bits) only wait
module RingUpdate_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire [255:0] pending,  // cycle 0: packets that wait to be sent again
  input  wire [255:0] rings_sacked,  // cycle 0: reported received
  input  wire [255:0] rings_current,  // cycle 0: cur: sent again in this generation
  input  wire [255:0] rings_previous,  // cycle 0: prev: sent again in the previous generation
  input  wire [255:0] in_flight,  // cycle 0: places of una to nPSN - 1; of an acknowledgement those that it leaves in flight
  input  wire [255:0] received,  // cycle 0: reported received
  input  wire [255:0] missing,  // cycle 0: reported missing; counts where in flight
  input  wire [7:0]   head,  // cycle 0: place of una
  input  wire [7:0]   named,  // cycle 0: place of the PSN of a packet sent or of a Packet Drop NAK; of nPSN - 1 for a tail probe; of the first one that another acknowledgement leaves in flight
  input  wire         sent,  // cycle 0: a new packet takes the named place
  input  wire         cumulative,  // cycle 0: only what is left in flight waits
  input  wire         sack,  // cycle 0: what is received is noted
  input  wire         drop,  // cycle 0: the named packet is a candidate
  input  wire         expiring,  // cycle 0: a deadline is looked at
  input  wire         drop_again,  // cycle 1: the named packet was a retransmission, which passes once in a generation
  input  wire         queues,  // cycle 1: where what is received was noted: missing packets are candidates
  input  wire         head_only,  // cycle 1: of them only the head, which passes: it was sent long ago
  input  wire         everything,  // cycle 1: everything in flight is sent again
  input  wire         tail_probe,  // cycle 1: tail probe
  input  wire         repairs,  // cycle 1: the named packet is a candidate, as the next behind one that was sent again
  input  wire         ripe,  // cycle 1: the generation is old enough
  input  wire         pick,  // cycle 1: a waiting packet is taken
  input  wire [7:0]   place,  // cycle 1: its place
  output reg          flipping,  // cycle 2: the generations turn
  output wire         tail_probe_sent,  // cycle 2: the tail probe is sent
  output reg  [255:0] new_pending,  // cycle 3
  output reg  [255:0] new_rings_sacked,  // cycle 3: reported received
  output reg  [255:0] new_rings_current,  // cycle 3: cur: sent again in this generation
  output reg  [255:0] new_rings_previous  // cycle 3: prev: sent again in the previous generation
);
  // ---- timeline pending, cycle 1
  reg          cumulative_c1;
  reg  [255:0] in_flight_c1;
  reg  [255:0] pending_c1;
  reg          sack_c1;
  reg  [255:0] sacked;
  reg          drop_c1;
  reg  [7:0]   named_c1;
  reg  [255:0] judged;
  reg  [7:0]   head_c1;
  reg  [15:0]  rings_current_picked_c1;
  reg  [15:0]  rings_previous_picked_c1;
  reg          sent_c1;
  reg  [255:0] rings_current_c1;
  reg  [255:0] rings_previous_c1;
  // ---- timeline pending, cycle 2
  reg          head_previous;
  reg          head_current;
  reg          tail_probe_c2;
  reg          everything_c2;
  reg          head_only_c2;
  reg          again_c2;
  reg  [255:0] rings_current_c2;
  reg  [255:0] rings_previous_c2;
  reg          then_picking;
  reg          sent_c2;
  reg  [7:0]   place_c2;
  reg  [255:0] candidates;
  reg  [255:0] pending_c2;
  reg  [255:0] sacked_c2;

  wire [15:0]  _sent_choice = sent ? (16'd1 << named[7:4]) : 16'd0;
  wire [15:0]  taken_column = 16'd1 << named[3:0];
  wire [15:0]  taken_rows_0 = _sent_choice[0] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_1 = _sent_choice[1] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_2 = _sent_choice[2] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_3 = _sent_choice[3] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_4 = _sent_choice[4] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_5 = _sent_choice[5] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_6 = _sent_choice[6] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_7 = _sent_choice[7] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_8 = _sent_choice[8] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_9 = _sent_choice[9] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_10 = _sent_choice[10] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_11 = _sent_choice[11] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_12 = _sent_choice[12] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_13 = _sent_choice[13] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_14 = _sent_choice[14] ? taken_column : 16'd0;
  wire [15:0]  taken_rows_15 = _sent_choice[15] ? taken_column : 16'd0;
  wire         _cumulative_c1_inverse = ~cumulative_c1;
  wire [255:0] _in_flight_or = in_flight_c1 | {256{_cumulative_c1_inverse}};
  wire [255:0] pending_2 = pending_c1 & _in_flight_or & ~(sack_c1 ? sacked : 256'd0);
  wire [15:0]  _named_7_4_choice = (drop_c1 | tail_probe | repairs) ? (16'd1 << named_c1[7:4]) : 16'd0;
  wire [15:0]  named_place_column = 16'd1 << named_c1[3:0];
  wire [15:0]  named_place_rows_0 = _named_7_4_choice[0] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_1 = _named_7_4_choice[1] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_2 = _named_7_4_choice[2] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_3 = _named_7_4_choice[3] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_4 = _named_7_4_choice[4] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_5 = _named_7_4_choice[5] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_6 = _named_7_4_choice[6] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_7 = _named_7_4_choice[7] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_8 = _named_7_4_choice[8] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_9 = _named_7_4_choice[9] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_10 = _named_7_4_choice[10] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_11 = _named_7_4_choice[11] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_12 = _named_7_4_choice[12] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_13 = _named_7_4_choice[13] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_14 = _named_7_4_choice[14] ? named_place_column : 16'd0;
  wire [15:0]  named_place_rows_15 = _named_7_4_choice[15] ? named_place_column : 16'd0;
  wire [255:0] others_wire = (everything | (queues & ~head_only)) ? (in_flight_c1 & judged) : 256'd0;
  wire         all_pass = everything_c2 | head_only_c2 | tail_probe_sent;
  wire         again = drop_c1 & drop_again;
  wire         passing_four = all_pass | (again_c2 & flipping);
  wire         passing_two = again_c2 | (~tail_probe_c2 & flipping);
  wire         passing_one = again_c2 | (~tail_probe_c2 & ~flipping);
  wire [255:0] passing_less_than_two = {256{passing_two}};
  wire [255:0] _passing_or = {256{passing_four}} | (passing_less_than_two & ~rings_current_c2);
  wire [255:0] passing = _passing_or | (passing_one ?
                                        ((passing_less_than_two | ~rings_current_c2) & ~rings_previous_c2) :
                                        256'd0);
  wire         changes = then_picking | sent_c2;
  wire [15:0]  _changes_choice = changes ? (16'd1 << place_c2[7:4]) : 16'd0;
  wire [15:0]  changed_column = 16'd1 << place_c2[3:0];
  wire [15:0]  changed_rows_0 = _changes_choice[0] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_1 = _changes_choice[1] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_2 = _changes_choice[2] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_3 = _changes_choice[3] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_4 = _changes_choice[4] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_5 = _changes_choice[5] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_6 = _changes_choice[6] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_7 = _changes_choice[7] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_8 = _changes_choice[8] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_9 = _changes_choice[9] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_10 = _changes_choice[10] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_11 = _changes_choice[11] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_12 = _changes_choice[12] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_13 = _changes_choice[13] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_14 = _changes_choice[14] ? changed_column : 16'd0;
  wire [15:0]  changed_rows_15 = _changes_choice[15] ? changed_column : 16'd0;
  wire [255:0] changed = {changed_rows_15, changed_rows_14, changed_rows_13, changed_rows_12, changed_rows_11,
                          changed_rows_10, changed_rows_9, changed_rows_8, changed_rows_7, changed_rows_6,
                          changed_rows_5, changed_rows_4, changed_rows_3, changed_rows_2, changed_rows_1,
                          changed_rows_0};
  wire [15:0]  _place_7_4_choice = (changes | all_pass) ? (16'd1 << place_c2[7:4]) : 16'd0;
  wire [15:0]  changed_or_head_column = 16'd1 << place_c2[3:0];
  wire [15:0]  changed_or_head_rows_0 = _place_7_4_choice[0] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_1 = _place_7_4_choice[1] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_2 = _place_7_4_choice[2] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_3 = _place_7_4_choice[3] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_4 = _place_7_4_choice[4] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_5 = _place_7_4_choice[5] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_6 = _place_7_4_choice[6] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_7 = _place_7_4_choice[7] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_8 = _place_7_4_choice[8] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_9 = _place_7_4_choice[9] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_10 = _place_7_4_choice[10] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_11 = _place_7_4_choice[11] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_12 = _place_7_4_choice[12] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_13 = _place_7_4_choice[13] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_14 = _place_7_4_choice[14] ? changed_or_head_column : 16'd0;
  wire [15:0]  changed_or_head_rows_15 = _place_7_4_choice[15] ? changed_or_head_column : 16'd0;
  wire [255:0] changed_or_head = {changed_or_head_rows_15, changed_or_head_rows_14, changed_or_head_rows_13,
                                  changed_or_head_rows_12, changed_or_head_rows_11, changed_or_head_rows_10,
                                  changed_or_head_rows_9, changed_or_head_rows_8, changed_or_head_rows_7,
                                  changed_or_head_rows_6, changed_or_head_rows_5, changed_or_head_rows_4,
                                  changed_or_head_rows_3, changed_or_head_rows_2, changed_or_head_rows_1,
                                  changed_or_head_rows_0};
  wire [255:0] waiting = ((pending_c2 | (candidates & passing)) & ~changed_or_head) |
                         (~changes ? changed_or_head : 256'd0);
  wire         of_previous = ~(flipping | everything_c2);
  wire         of_current = flipping | then_picking;
  wire [255:0] _changed_or = ~changed | {256{of_current}};
  wire         _of_previous_inverse = ~of_previous;
  wire [255:0] _changed_or_2 = changed | {256{_of_previous_inverse}};

  assign tail_probe_sent = tail_probe_c2 & ~(head_current | (head_previous & ~flipping));

  // body
  always @(posedge clk) begin
    // ---- timeline pending, cycle 1
    cumulative_c1 <= cumulative;
    drop_c1 <= drop;
    head_c1 <= head;
    in_flight_c1 <= in_flight;
    judged <= expiring ? {256{1'b1}} : (received | missing);
    named_c1 <= named;
    rings_current_c1 <= rings_current;
    rings_previous_c1 <= rings_previous;
    sack_c1 <= sack;
    sacked <= (rings_sacked & ~{taken_rows_15, taken_rows_14, taken_rows_13, taken_rows_12, taken_rows_11,
                                taken_rows_10, taken_rows_9, taken_rows_8, taken_rows_7, taken_rows_6,
                                taken_rows_5, taken_rows_4, taken_rows_3, taken_rows_2, taken_rows_1,
                                taken_rows_0}) | (sack ? received : 256'd0);
    // ---- timeline pending, cycle 2
    rings_current_c2 <= rings_current_c1;
    rings_previous_c2 <= rings_previous_c1;
    sacked_c2 <= sacked;
    again_c2 <= again;
    candidates <= ({named_place_rows_15, named_place_rows_14, named_place_rows_13, named_place_rows_12,
                    named_place_rows_11, named_place_rows_10, named_place_rows_9, named_place_rows_8,
                    named_place_rows_7, named_place_rows_6, named_place_rows_5, named_place_rows_4,
                    named_place_rows_3, named_place_rows_2, named_place_rows_1, named_place_rows_0} |
                   others_wire) & ~sacked;
    everything_c2 <= everything;
    flipping <= ripe & (queues | tail_probe | repairs | drop_c1) & ~(|pending_2);
    head_current <= rings_current_picked_c1[head_c1[3:0]];
    head_previous <= rings_previous_picked_c1[head_c1[3:0]];
    pending_c2 <= pending_2;
    then_picking <= pick;
    place_c2 <= pick ? place : sent_c1 ? named_c1 : head_c1;
    tail_probe_c2 <= tail_probe;
    // ---- timeline pending, cycle 3
    new_rings_sacked <= sacked_c2;
    new_rings_current <= (then_picking ? changed : 256'd0) |
                         ((of_previous ? rings_current_c2 : 256'd0) & ~changed);
    new_rings_previous <= ((of_previous ? rings_previous_c2 : 256'd0) & _changed_or) |
                          ((of_current ? rings_current_c2 : 256'd0) & _changed_or_2);
    new_pending <= waiting;
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline pending, cycle 1
    pending_c1 <= pending;
    sent_c1 <= sent;
    // ---- timeline pending, cycle 2
    sent_c2 <= sent_c1;
    head_only_c2 <= head_only;
  end

  // headRow
  always @(posedge clk) begin
    // ---- timeline pending, cycle 1
    rings_current_picked_c1 <= rings_current[{head[7:4], 4'd0} +: 16];
    rings_previous_picked_c1 <= rings_previous[{head[7:4], 4'd0} +: 16];
  end

  wire        _unused = &{1'b0, rst};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    a_packet_that_is_new_or_taken_does_not_wait: assert (~(|(waiting & changed)));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(|(waiting & changed)))) begin
    $display("RingUpdate.java: HDL801: claim 'a packet that is new or taken does not wait' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
