`default_nettype none

// RoundTrip: what one more sample adds to the smoothed round-trip time.  Generated from RoundTrip.java.
module RoundTrip (
  input  wire        clk,
  input  wire [23:0] now,  // in 1/16 us
  input  wire [23:0] sent,  // when the timed packet was sent
  input  wire [15:0] old,  // smoothed so far
  input  wire [2:0]  shift,  // rel_srtt_shift
  output wire [15:0] step  // to be added
);
  reg  [23:0] elapsed;
  reg  [15:0] sample;
  reg  [15:0] old_past;
  reg  [15:0] old_past2;
  reg  [16:0] shifted;

  wire [16:0] difference = {1'b0, sample} - {1'b0, old_past2};
  wire [16:0] _shifted = $signed(shifted) >>> shift[0];

  assign step = _shifted[15:0];

  always @(posedge clk) begin
    elapsed <= now - sent;
    sample <= (elapsed > 24'd64000) ? 16'd64000 : (elapsed < 24'd16) ? 16'd16 : elapsed[15:0];
    old_past <= old;
    old_past2 <= old_past;
    shifted <= $signed(difference) >>> {shift[2:1], 1'b0};
  end

  wire        _unused = &{1'b0, _shifted[16]};
endmodule

`default_nettype wire
