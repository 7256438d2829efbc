`default_nettype none

// ResendPick_256: chooses the packet to be sent again: one that was named, else the oldest one.  Generated
// from ResendPick.java.
module ResendPick_256 (
  input  wire         clk,
  input  wire [255:0] pending,  // ring: packets that wait
  input  wire [7:0]   first,  // place of the oldest unacknowledged packet
  input  wire         named,  // a packet has been named
  input  wire [7:0]   named_place,  // its place
  output reg          any,  // some packet waits
  output reg  [7:0]   place,  // place of the chosen one
  output reg          is_named  // it is the named one
);
  reg  [255:0] pending_2;
  reg  [255:0] wrapped;
  reg  [255:0] past;
  reg  [255:0] pending_past;
  reg          waits_1;
  reg          waits_2;
  reg          waits_3;
  reg          waits_4;
  reg          waits;
  reg  [7:0]   named_place_1;
  reg  [7:0]   named_place_2;
  reg  [7:0]   named_place_3;
  reg  [7:0]   named_place_4;
  reg  [7:0]   named_place_5;
  wire         older_any;
  wire [7:0]   older_index;
  wire         every_any;
  wire [7:0]   every_index;

  wire [255:0] _shifted = {256{1'b1}} << first;

  LowestOne_256 older (
    .clk(clk),
    .value(past),
    .any(older_any),
    .index(older_index)
  );

  LowestOne_256 every (
    .clk(clk),
    .value(pending_past),
    .any(every_any),
    .index(every_index)
  );

  always @(posedge clk) begin
    pending_2 <= pending;
    wrapped <= ~_shifted;
    past <= pending_2 & ~wrapped;
    pending_past <= pending_2;
    waits_1 <= pending[named_place] & named;
    waits_2 <= waits_1;
    waits_3 <= waits_2;
    waits_4 <= waits_3;
    waits <= waits_4;
    named_place_1 <= named_place;
    named_place_2 <= named_place_1;
    named_place_3 <= named_place_2;
    named_place_4 <= named_place_3;
    named_place_5 <= named_place_4;
    any <= every_any;
    place <= waits ? named_place_5 : older_any ? older_index : every_index;
    is_named <= waits;
  end
endmodule

`default_nettype wire
