`default_nettype none

// ResendPick_128: chooses the packet to be sent again: one that was named, else the oldest one.  Generated
// from ResendPick.java.
// timeline pending: 3 cycles, 7 registers (32 bits), of these 5 (23 bits) only wait
module ResendPick_128 (
  input  wire         clk,
  input  wire         rst,
  input  wire [127:0] pending,  // cycle 0: ring: packets that wait
  input  wire [6:0]   first,  // cycle 0: place of the oldest unacknowledged packet
  input  wire         named,  // cycle 0: a packet has been named
  input  wire [6:0]   named_place,  // cycle 0: its place
  output wire         some,  // cycle 1: two levels behind registers: some packet waits
  output wire         first_waits,  // cycle 1: two levels behind registers: the oldest unacknowledged packet waits
  output wire         choice_any,  // cycle 3: some packet waits
  output wire         choice_more,  // cycle 3: more than one waits
  output wire [6:0]   choice_place,  // cycle 3: place of the chosen one
  output wire         choice_is_named  // cycle 3: a Packet Drop NAK has named it
);
  // ---- timeline pending, cycle 1
  reg  [7:0]  named_row;
  reg  [6:0]  named_place_c1;
  reg         named_c1;
  // ---- timeline pending, cycle 2
  reg  [6:0]  named_place_c2;
  reg         waiting;
  // ---- timeline pending, cycle 3
  reg         waiting_c3;
  reg  [6:0]  named_place_c3;
  wire [6:0]  oldest_place;

  OldestOne_128 oldest (
    .clk(clk),
    .ring(pending),
    .first(first),
    .some(some),
    .at_first(first_waits),
    .any(choice_any),
    .more(choice_more),
    .place(oldest_place)
  );

  assign choice_place = waiting_c3 ? named_place_c3 : oldest_place;
  assign choice_is_named = waiting_c3;

  always @(posedge clk) begin
    // ---- timeline pending, cycle 1
    named_c1 <= named;
    named_row <= pending[{named_place[6:3], 3'd0} +: 8];
    named_place_c1 <= named_place;
    // ---- timeline pending, cycle 2
    named_place_c2 <= named_place_c1;
    waiting <= named_row[named_place_c1[2:0]] & named_c1;
    // ---- timeline pending, cycle 3
    named_place_c3 <= named_place_c2;
    waiting_c3 <= waiting;
  end

  wire        _unused = &{1'b0, rst};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    a_named_packet_that_waits_goes_first: assert (~choice_is_named | (choice_place == named_place_c3));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~choice_is_named | (choice_place == named_place_c3))) begin
    $display("ResendPick.java: HDL801: claim 'a named packet that waits goes first' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
