`default_nettype none

// RingUpdate_256: what an operation makes of the rings of a sender.  Generated from RingUpdate.java.
module RingUpdate_256 (
  input  wire         clk,
  input  wire [255:0] pending,  // cycle 0: packets that wait to be sent again
  input  wire [255:0] rings_sacked,  // reported received
  input  wire [255:0] rings_current,  // cur: sent again in this generation
  input  wire [255:0] rings_previous,  // prev: sent again in the previous generation
  input  wire [255:0] passed,  // cycle 0: places of una to target - 1
  input  wire [255:0] received,  // cycle 0: reported received
  input  wire [255:0] missing,  // cycle 0: reported missing
  input  wire [255:0] in_flight,  // cycle 0: places of una to nPSN - 1
  input  wire [7:0]   head,  // cycle 0: place of una
  input  wire [7:0]   last,  // cycle 0: place of nPSN - 1
  input  wire [7:0]   named,  // cycle 0: place of the PSN of a Packet Drop NAK
  input  wire         renew,  // cycle 0: everything becomes empty
  input  wire         cumulative,  // cycle 0: what is passed leaves
  input  wire         sack,  // cycle 0: what is received is noted
  input  wire         drop,  // cycle 0: the named packet is a candidate
  input  wire         drop_again,  // cycle 1: the filter does not hold for the named packet
  input  wire         queues,  // cycle 1: missing packets are candidates
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
  reg  [255:0] pending_2;
  reg  [255:0] current;
  reg  [255:0] previous;
  reg  [7:0]   head_2;
  reg  [255:0] special;
  reg          drop_2;
  reg  [255:0] in_flight_past;
  reg  [255:0] missing_past;
  reg  [255:0] candidates;
  reg          unfiltered;
  reg  [255:0] wanted;
  reg  [255:0] picked;
  reg          head_current;
  reg          head_previous;
  reg          probe_2;
  reg          everything_2;
  reg  [255:0] sacked_then;
  reg  [255:0] pending_then;
  reg  [255:0] current_then;
  reg  [255:0] previous_then;
  reg  [255:0] new_sacked;
  reg  [255:0] new_current;
  reg  [255:0] new_previous;

  wire [255:0] _or = (cumulative ? passed : 256'd0) | {256{renew}};
  wire [255:0] stays = ~_or;
  wire [255:0] received_2 = sack ? received : 256'd0;
  wire [255:0] head_place = 256'd1 << head_2;
  wire [255:0] resent = current_then | (~flips ? previous_then : 256'd0);
  wire [255:0] _or_2 = ~resent | {256{unfiltered}};
  wire [255:0] queued = (~probe_2 | probes) ? (candidates & wanted & _or_2) : 256'd0;

  assign probes = probe_2 & ~(head_current | (head_previous & ~flips));
  assign new_rings_sacked = new_sacked;
  assign new_rings_current = new_current;
  assign new_rings_previous = new_previous;

  always @(posedge clk) begin
    sacked <= (rings_sacked & stays) | received_2;
    pending_2 <= pending & stays & ~(received_2 | (sack ? rings_sacked : 256'd0));
    current <= rings_current & stays;
    previous <= rings_previous & stays;
    head_2 <= head;
    special <= drop ? (256'd1 << named) : ((256'd1 << head) | (256'd1 << last));
    drop_2 <= drop;
    flips <= ripe & (queues | probe) & ~(|pending_2);
    in_flight_past <= in_flight;
    missing_past <= missing;
    candidates <= everything ? in_flight_past : (drop_2 | probe) ? special : queues ? missing_past : 256'd0;
    unfiltered <= everything | probe | (drop_2 & drop_again);
    wanted <= ~sacked | ((everything | probe) ? head_place : 256'd0);
    picked <= pick ? (256'd1 << place) : 256'd0;
    head_current <= current[head_2];
    head_previous <= previous[head_2];
    probe_2 <= probe;
    everything_2 <= everything;
    sacked_then <= sacked;
    pending_then <= pending_2;
    current_then <= current;
    previous_then <= previous;
    new_pending <= (pending_then & ~picked) | queued;
    new_sacked <= sacked_then;
    new_current <= ~everything_2 ? ((~flips ? current_then : 256'd0) | picked) : 256'd0;
    new_previous <= ~everything_2 ? (flips ? current_then : previous_then) : 256'd0;
  end
endmodule

`default_nettype wire
