`default_nettype none

// AckJudge: decides what an acknowledgement is worth.  Generated from AckJudge.java.
// timeline syndrome: 3 cycles, 32 registers (129 bits), of these 13 (18 bits) only wait
module AckJudge (
  input  wire        clk,
  input  wire        rst,
  input  wire        counting,  // cycle 2: there is one, and its queue pair lives
  input  wire [7:0]  syndrome,  // cycle 0: AETH syndrome
  input  wire        sack,  // cycle 0
  input  wire [7:0]  length,  // cycle 0: of SACKETH
  input  wire [23:0] target,  // cycle 0: first PSN that it does not acknowledge
  input  wire [23:0] msn,  // cycle 0
  input  wire [23:0] una,  // cycle 0
  input  wire [23:0] new_psn,  // cycle 0: nPSN: next new PSN
  input  wire [23:0] messages,  // cycle 0: newest completed message
  input  wire [23:0] newest,  // cycle 0: newest message begun
  input  wire        unsent,  // cycle 2: of the SACK
  input  wire        reading,  // cycle 0: Reads are not done: what is refused for good may have been acknowledged
  output reg  [5:0]  verdict_row,  // cycle 3: RX_OK, RX_SACK, RX_ACK_STALE or RX_ACK_BAD
  output wire        verdict_cumulative,  // cycle 3: acknowledges everything before its target, and its MSN counts
  output wire        verdict_moved,  // cycle 3: the target lies behind una
  output wire        verdict_single,  // cycle 3: by just one packet
  output wire        verdict_completing,  // cycle 3: the MSN is new
  output wire        verdict_sack,  // cycle 3
  output wire        verdict_drop,  // cycle 3: Packet Drop NAK
  output wire        verdict_rnr,  // cycle 3: RNR NAK
  output wire        verdict_fatal  // cycle 3: NAK that ends the queue pair
);
  localparam [5:0] ROW_RX_SACK      = 6'd28;
  localparam [5:0] ROW_RX_ACK_STALE = 6'd29;
  localparam [5:0] ROW_RX_ACK_BAD   = 6'd30;
  localparam [5:0] ROW_RX_OK        = 6'd49;

  reg  [5:0]  row;
  // ---- timeline syndrome, cycle 1
  reg  [23:0] moving;
  reg  [23:0] flying;
  reg         behind_all;
  reg  [23:0] completing;
  reg  [23:0] open_reg;
  reg         dropping;
  reg         acks;
  reg         naks;
  reg         bad_length_c1;
  reg         sack_c1;
  // ---- timeline syndrome, cycle 2
  reg         bad_length_c2;
  reg         sack_c2;
  reg         stale_c2;
  reg         beyond;
  reg         wrong_message;
  reg         dropping_c2;
  reg         acks_not_c2;
  reg         dropping_not_c2;
  reg         moved_c2;
  reg         moving_eq_c2;
  reg         naks_and_c2;
  reg         new_message_c2;
  // ---- timeline syndrome, cycle 3
  reg         taken;
  reg         dropping_not_c3;
  reg         moved_c3;
  reg         moving_eq_c3;
  reg         new_message_c3;
  reg         sack_c3;
  reg         dropping_c3;
  reg         acks_not_c3;
  reg         naks_and_c3;

  wire        refusing = (syndrome[6:5] == 2'd3) & (|syndrome[4:0]);
  wire        moved = |moving;
  wire        new_message = |completing;
  wire        bad_length = (length == 8'd0) | (length > 8'd128);
  wire        cumulative = taken & dropping_not_c3;

  assign verdict_cumulative = cumulative;
  assign verdict_moved = cumulative & moved_c3;
  assign verdict_single = cumulative & moving_eq_c3;
  assign verdict_completing = cumulative & new_message_c3;
  assign verdict_sack = taken & sack_c3;
  assign verdict_drop = taken & dropping_c3;
  assign verdict_rnr = taken & acks_not_c3;
  assign verdict_fatal = taken & naks_and_c3;

  always @* begin
    row = ROW_RX_OK;
    if (sack_c2 & (bad_length_c2 | unsent)) begin
      row = ROW_RX_SACK;
    end else if (~counting | stale_c2) begin
      row = ROW_RX_ACK_STALE;
    end else if (beyond | wrong_message) begin
      row = ROW_RX_ACK_BAD;
    end
  end

  // body
  always @(posedge clk) begin
    // ---- timeline syndrome, cycle 1
    acks <= syndrome[6:5] == 2'd0;
    bad_length_c1 <= bad_length;
    behind_all <= (syndrome[6:5] == 2'd0) | (refusing & reading);
    completing <= msn - messages;
    dropping <= (syndrome[6:5] == 2'd3) & (syndrome[4:0] == 5'd0);
    flying <= new_psn - una;
    moving <= target - una;
    naks <= syndrome[6:5] == 2'd3;
    open_reg <= newest - messages;
    // ---- timeline syndrome, cycle 2
    bad_length_c2 <= bad_length_c1;
    dropping_c2 <= dropping;
    acks_not_c2 <= ~(acks | naks);
    beyond <= (moving > flying) | ((moving == flying) & ~behind_all);
    dropping_not_c2 <= ~dropping;
    moved_c2 <= moved;
    moving_eq_c2 <= moving == 24'd1;
    naks_and_c2 <= naks & ~dropping;
    new_message_c2 <= new_message;
    stale_c2 <= moving[23];
    wrong_message <= (completing > open_reg) & ~dropping;
    // ---- timeline syndrome, cycle 3
    dropping_c3 <= dropping_c2;
    acks_not_c3 <= acks_not_c2;
    dropping_not_c3 <= dropping_not_c2;
    moved_c3 <= moved_c2;
    moving_eq_c3 <= moving_eq_c2;
    naks_and_c3 <= naks_and_c2;
    new_message_c3 <= new_message_c2;
    verdict_row <= row;
    taken <= counting & (row == ROW_RX_OK);
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline syndrome, cycle 1
    sack_c1 <= sack;
    // ---- timeline syndrome, cycle 2
    sack_c2 <= sack_c1;
    // ---- timeline syndrome, cycle 3
    sack_c3 <= sack_c2;
  end

  wire        _unused = &{1'b0, rst, syndrome[7]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    an_acknowledgement_is_of_one_kind: assert (
      ~((verdict_drop & verdict_rnr) | (verdict_drop & verdict_fatal) | (verdict_rnr & verdict_fatal)));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~((verdict_drop & verdict_rnr) | (verdict_drop & verdict_fatal) |
                                        (verdict_rnr & verdict_fatal)))) begin
    $display("AckJudge.java: HDL801: claim 'an acknowledgement is of one kind' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
