`default_nettype none

// AckJudge: decides what an acknowledgement is worth.  Generated from AckJudge.java.
module AckJudge (
  input  wire        clk,
  input  wire        counts,  // there is one, and its queue pair lives: two cycles later
  input  wire [7:0]  syndrome,  // AETH syndrome
  input  wire        sack,
  input  wire [7:0]  length,  // of SACKETH
  input  wire [23:0] target,  // first PSN that it does not acknowledge
  input  wire [23:0] msn,
  input  wire [23:0] una,
  input  wire [23:0] new_psn,  // nPSN: next new PSN
  input  wire [23:0] messages,  // newest completed message
  input  wire [23:0] newest,  // newest message begun
  input  wire        unsent,  // of the SACK: two cycles later
  output wire [5:0]  verdict_row,  // RX_OK, RX_SACK, RX_ACK_STALE or RX_ACK_BAD
  output wire        verdict_cumulative,  // acknowledges everything before its target, and its MSN counts
  output wire        verdict_moved,  // the target lies behind una
  output wire        verdict_completes,  // the MSN is new
  output wire        verdict_sack,  // three cycles later
  output wire        verdict_drop,  // Packet Drop NAK
  output wire        verdict_rnr,  // RNR NAK
  output wire        verdict_fatal  // NAK that ends the queue pair
);
  localparam [5:0] ROW_RX_SACK      = 6'd28;
  localparam [5:0] ROW_RX_ACK_STALE = 6'd29;
  localparam [5:0] ROW_RX_ACK_BAD   = 6'd30;
  localparam [5:0] ROW_RX_OK        = 6'd49;

  reg  [23:0] moves;
  reg  [23:0] flying;
  reg  [23:0] completes;
  reg  [23:0] open_reg;
  reg         acks;
  reg         naks;
  reg         drops;
  reg         stale;
  reg         beyond;
  reg         wrong_message;
  reg         moved_1;
  reg         moved;
  reg         new_message_1;
  reg         new_message;
  reg         sack_1;
  reg         sack_2;
  reg         bad_length_1;
  reg         bad_length;
  reg  [5:0]  row;
  reg         taken;
  reg  [5:0]  row_past;
  reg         drops_past;
  reg         drops_past2;
  reg         sack_past;
  reg         drops_past_2;
  reg         drops_past2_2;
  reg         past;
  reg         past2;
  reg         past_2;
  reg         past2_2;

  wire        cumulative = taken & ~drops_past2;

  assign verdict_row = row_past;
  assign verdict_cumulative = cumulative;
  assign verdict_moved = cumulative & moved;
  assign verdict_completes = cumulative & new_message;
  assign verdict_sack = taken & sack_past;
  assign verdict_drop = taken & drops_past2_2;
  assign verdict_rnr = taken & ~past2;
  assign verdict_fatal = taken & past2_2;

  always @* begin
    row = ROW_RX_OK;
    if (sack_2 & (bad_length | unsent)) begin
      row = ROW_RX_SACK;
    end else if (~counts | stale) begin
      row = ROW_RX_ACK_STALE;
    end else if (beyond | wrong_message) begin
      row = ROW_RX_ACK_BAD;
    end
  end

  always @(posedge clk) begin
    moves <= target - una;
    flying <= new_psn - una;
    completes <= msn - messages;
    open_reg <= newest - messages;
    acks <= syndrome[6:5] == 2'd0;
    naks <= syndrome[6:5] == 2'd3;
    drops <= (syndrome[6:5] == 2'd3) & (syndrome[4:0] == 5'd0);
    stale <= moves[23];
    beyond <= (moves > flying) | ((moves == flying) & ~acks);
    wrong_message <= (completes > open_reg) & ~drops;
    moved_1 <= |moves;
    moved <= moved_1;
    new_message_1 <= |completes;
    new_message <= new_message_1;
    sack_1 <= sack;
    sack_2 <= sack_1;
    bad_length_1 <= (length == 8'd0) | (length > 8'd128);
    bad_length <= bad_length_1;
    taken <= counts & (row == ROW_RX_OK);
    row_past <= row;
    drops_past <= drops;
    drops_past2 <= drops_past;
    sack_past <= sack_2;
    drops_past_2 <= drops;
    drops_past2_2 <= drops_past_2;
    past <= acks | naks;
    past2 <= past;
    past_2 <= naks & ~drops;
    past2_2 <= past_2;
  end

  wire        _unused = &{1'b0, syndrome[7]};
endmodule

`default_nettype wire
