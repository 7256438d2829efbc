`default_nettype none

// ResendPick_256: chooses the packet to be sent again: one that was named, else the oldest one.  Generated
// from ResendPick.java.
module ResendPick_256 (
  input  wire         clk,
  input  wire [255:0] pending,  // ring: packets that wait
  input  wire [7:0]   first,  // place of the oldest unacknowledged packet
  input  wire         named,  // a packet has been named
  input  wire [7:0]   named_place,  // its place
  output wire         any,  // some packet waits
  output wire [7:0]   place,  // place of the chosen one
  output wire         is_named  // it is the named one
);
  reg         past;
  reg         waits_1;
  reg         waits;
  reg  [7:0]  named_place_past;
  reg  [7:0]  named_place_past2;
  reg  [7:0]  named_place_past3;
  wire [7:0]  oldest_place;

  OldestOne_256 oldest (
    .clk(clk),
    .ring(pending),
    .first(first),
    .any(any),
    .place(oldest_place)
  );

  assign place = waits ? named_place_past3 : oldest_place;
  assign is_named = waits;

  always @(posedge clk) begin
    past <= pending[named_place] & named;
    waits_1 <= past;
    waits <= waits_1;
    named_place_past <= named_place;
    named_place_past2 <= named_place_past;
    named_place_past3 <= named_place_past2;
  end
endmodule

`default_nettype wire
