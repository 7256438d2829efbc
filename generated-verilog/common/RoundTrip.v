`default_nettype none

// RoundTrip: what one more sample adds to the smoothed round-trip time.  Generated from RoundTrip.java.
// timeline now: 3 cycles, 5 registers (89 bits), of these 2 (32 bits) only wait
module RoundTrip (
  input  wire        clk,
  input  wire [23:0] now,  // cycle 0: in 1/16 us
  input  wire [23:0] sent,  // cycle 0: when the timed packet was sent
  input  wire [15:0] old,  // cycle 0: smoothed so far
  input  wire [2:0]  shift,  // steady: rel_srtt_shift
  output wire [15:0] step  // cycle 3: to be added
);
  // ---- timeline now, cycle 1
  reg  [23:0] elapsed;
  reg  [15:0] old_c1;
  // ---- timeline now, cycle 2
  reg  [15:0] sample;
  reg  [15:0] old_c2;
  // ---- timeline now, cycle 3
  reg  [16:0] shifted;

  wire [16:0] difference = {1'b0, sample} - {1'b0, old_c2};
  wire [16:0] _shifted_shifted = $signed(shifted) >>> shift[0];

  assign step = _shifted_shifted[15:0];

  always @(posedge clk) begin
    // ---- timeline now, cycle 1
    elapsed <= now - sent;
    old_c1 <= old;
    // ---- timeline now, cycle 2
    old_c2 <= old_c1;
    sample <= (elapsed > 24'd64000) ? 16'd64000 : (elapsed < 24'd16) ? 16'd16 : elapsed[15:0];
    // ---- timeline now, cycle 3
    shifted <= $signed(difference) >>> {shift[2:1], 1'b0};
  end

  wire        _unused = &{1'b0, _shifted_shifted[16]};
endmodule

`default_nettype wire
