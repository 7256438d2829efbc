`default_nettype none

// WeightedArbiter_Beat73_3_4_packets_32: lets several streams share one sink in proportion to weights.
// Generated from WeightedArbiter.java.
module WeightedArbiter_Beat73_3_4_packets_32 (
  input  wire        clk,
  input  wire        rst,
  // weight: the share of each input; 0: it is not served
  input  wire [3:0]  weight_0,
  input  wire [3:0]  weight_1,
  input  wire [3:0]  weight_2,
  // in: the sources
  input  wire        in_0_valid,
  output wire        in_0_ready,
  input  wire [63:0] in_0_payload_data,
  input  wire [7:0]  in_0_payload_keep,
  input  wire        in_0_payload_last,
  input  wire        in_1_valid,
  output wire        in_1_ready,
  input  wire [63:0] in_1_payload_data,
  input  wire [7:0]  in_1_payload_keep,
  input  wire        in_1_payload_last,
  input  wire        in_2_valid,
  output wire        in_2_ready,
  input  wire [63:0] in_2_payload_data,
  input  wire [7:0]  in_2_payload_keep,
  input  wire        in_2_payload_last,
  // out: what they share
  output reg         out_valid,
  input  wire        out_ready,
  output reg  [63:0] out_payload_data,
  output reg  [7:0]  out_payload_keep,
  output reg         out_payload_last,
  output wire [1:0]  source  // number of the input that the output shows; counts while out is valid
);
  reg         held;
  reg  [1:0]  owner;
  reg  [2:0]  later;
  reg  [5:0]  credit_0;
  reg  [5:0]  credit_1;
  reg  [5:0]  credit_2;
  wire        in_turn_any;
  wire [1:0]  in_turn_index;
  wire        first_any;
  wire [1:0]  first_index;

  wire [6:0]  after_0 = {credit_0[5], credit_0} + {3'd0, weight_0};
  wire        rich_0 = in_0_valid & ($signed(credit_0) > 6'sd0);
  wire        refilled_0 = in_0_valid & ($signed(after_0) > 7'sd0);
  wire [6:0]  after_1 = {credit_1[5], credit_1} + {3'd0, weight_1};
  wire        rich_1 = in_1_valid & ($signed(credit_1) > 6'sd0);
  wire        refilled_1 = in_1_valid & ($signed(after_1) > 7'sd0);
  wire [6:0]  after_2 = {credit_2[5], credit_2} + {3'd0, weight_2};
  wire        rich_2 = in_2_valid & ($signed(credit_2) > 6'sd0);
  wire        refilled_2 = in_2_valid & ($signed(after_2) > 7'sd0);
  wire [2:0]  with_credit = {rich_2, rich_1, rich_0};
  wire        refill = ~(|with_credit);
  wire [2:0]  candidates = refill ? {refilled_2, refilled_1, refilled_0} : with_credit;
  wire [2:0]  in_turn_value = candidates & later;
  wire        done = out_valid & out_ready & out_payload_last;
  wire        some = held | (|candidates);
  wire        serves_0 = out_ready & some & (source == 2'd0);
  wire        serves_1 = out_ready & some & (source == 2'd1);
  wire        serves_2 = out_ready & some & (source == 2'd2);
  wire [6:0]  weight = {3'd0, weight_0};
  wire [6:0]  sum_0 = {credit_0[5], credit_0} + weight;
  wire [6:0]  share_0 = ($signed(sum_0) > $signed(weight)) ? weight : sum_0;
  wire [6:0]  filled_0 = refill ? share_0 : {credit_0[5], credit_0};
  wire        moves = in_0_valid & in_0_ready;
  wire        pays_0 = moves & (filled_0 != 7'd96);
  wire [6:0]  left_0 = pays_0 ? (filled_0 - 7'd1) : filled_0;
  wire [6:0]  weight_3 = {3'd0, weight_1};
  wire [6:0]  sum_1 = {credit_1[5], credit_1} + weight_3;
  wire [6:0]  share_1 = ($signed(sum_1) > $signed(weight_3)) ? weight_3 : sum_1;
  wire [6:0]  filled_1 = refill ? share_1 : {credit_1[5], credit_1};
  wire        moves_2 = in_1_valid & in_1_ready;
  wire        pays_1 = moves_2 & (filled_1 != 7'd96);
  wire [6:0]  left_1 = pays_1 ? (filled_1 - 7'd1) : filled_1;
  wire [6:0]  weight_4 = {3'd0, weight_2};
  wire [6:0]  sum_2 = {credit_2[5], credit_2} + weight_4;
  wire [6:0]  share_2 = ($signed(sum_2) > $signed(weight_4)) ? weight_4 : sum_2;
  wire [6:0]  filled_2 = refill ? share_2 : {credit_2[5], credit_2};
  wire        moves_3 = in_2_valid & in_2_ready;
  wire        pays_2 = moves_3 & (filled_2 != 7'd96);
  wire [6:0]  left_2 = pays_2 ? (filled_2 - 7'd1) : filled_2;
  wire        below_2 = source < 2'd2;
  wire        below_1 = source < 2'd1;

  PriorityEncoder_3 in_turn (
    .value(in_turn_value),
    .any(in_turn_any),
    .index(in_turn_index)
  );

  PriorityEncoder_3 first (
    .value(candidates),
    .any(first_any),
    .index(first_index)
  );

  assign in_0_ready = serves_0;
  assign in_1_ready = serves_1;
  assign in_2_ready = serves_2;
  assign source = held ? owner : in_turn_any ? in_turn_index : first_index;

  always @* begin
    case (source)
      2'd0: begin
        out_valid = in_0_valid & some;
        out_payload_data = in_0_payload_data;
        out_payload_keep = in_0_payload_keep;
        out_payload_last = in_0_payload_last;
      end
      2'd1: begin
        out_valid = in_1_valid & some;
        out_payload_data = in_1_payload_data;
        out_payload_keep = in_1_payload_keep;
        out_payload_last = in_1_payload_last;
      end
      default: begin
        out_valid = in_2_valid & some;
        out_payload_data = in_2_payload_data;
        out_payload_keep = in_2_payload_keep;
        out_payload_last = in_2_payload_last;
      end
    endcase
  end

  always @(posedge clk) begin
    if (rst) begin
      held <= 1'b0;
      later <= 3'd0;
      credit_0 <= 6'd0;
      credit_1 <= 6'd0;
      credit_2 <= 6'd0;
    end else begin
      credit_0 <= left_0[5:0];
      credit_1 <= left_1[5:0];
      credit_2 <= left_2[5:0];
      if (out_valid) begin
        held <= ~done;
      end
      if (done) begin
        later <= {below_2, below_1, 1'b0};
      end
    end
  end

  always @(posedge clk) begin
    if (out_valid) begin
      owner <= source;
    end
  end

  wire        _unused = &{1'b0, first_any, left_0[6], left_1[6], left_2[6]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) shares_are_given_while_somebody_is_served: cover (held & refill);
`endif
endmodule

`default_nettype wire
