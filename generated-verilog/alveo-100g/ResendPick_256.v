`default_nettype none

// ResendPick_256: chooses the packet to be sent again: one that was named, else the oldest one.  Generated
// from ResendPick.java.
module ResendPick_256 (
  input  wire         clk,
  input  wire [255:0] pending,  // ring: packets that wait
  input  wire [7:0]   first,  // place of the oldest unacknowledged packet
  input  wire         named,  // a packet has been named
  input  wire [7:0]   named_place,  // its place
  output wire         some,  // one cycle later, two levels behind registers: some packet waits
  output wire         first_waits,  // one cycle later, two levels behind registers: the oldest unacknowledged packet waits
  output wire         choice_any,  // some packet waits
  output wire         choice_more,  // more than one waits
  output wire [7:0]   choice_place,  // place of the chosen one
  output wire         choice_is_named  // a Packet Drop NAK has named it
);
  reg  [15:0] named_row;
  reg  [3:0]  column;
  reg         named_past;
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
    .some(some),
    .at_first(first_waits),
    .any(choice_any),
    .more(choice_more),
    .place(oldest_place)
  );

  assign choice_place = waits ? named_place_past3 : oldest_place;
  assign choice_is_named = waits;

  always @(posedge clk) begin
    named_row <= pending[{named_place[7:4], 4'd0} +: 16];
    column <= named_place[3:0];
    named_past <= named;
    waits_1 <= named_row[column] & named_past;
    waits <= waits_1;
    named_place_past <= named_place;
    named_place_past2 <= named_place_past;
    named_place_past3 <= named_place_past2;
  end
endmodule

`default_nettype wire
