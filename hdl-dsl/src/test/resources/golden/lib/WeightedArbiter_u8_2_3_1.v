`default_nettype none

// WeightedArbiter_u8_2_3_1: lets several streams share one sink in proportion to weights.  Generated from
// WeightedArbiter.java.
module WeightedArbiter_u8_2_3_1 (
  input  wire        clk,
  input  wire        rst,
  // weight: the share of each input; 0: it is not served
  input  wire [2:0]  weight_0,
  input  wire [2:0]  weight_1,
  // in: the sources
  input  wire        in_0_valid,
  output wire        in_0_ready,
  input  wire [7:0]  in_0_payload,
  input  wire        in_1_valid,
  output wire        in_1_ready,
  input  wire [7:0]  in_1_payload,
  // out: what they share
  output reg         out_valid,
  input  wire        out_ready,
  output reg  [7:0]  out_payload,
  output wire        source  // number of the input that the output shows; counts while out is valid
);
  reg         held;
  reg         owner;
  reg  [1:0]  later;
  reg  [3:0]  credit_0;
  reg  [3:0]  credit_1;
  wire        in_turn_any;
  wire        in_turn_index;
  wire        first_any;
  wire        first_index;

  wire [4:0]  after_0 = {credit_0[3], credit_0} + {2'd0, weight_0};
  wire        rich_0 = in_0_valid & ($signed(credit_0) > 4'sd0);
  wire        refilled_0 = in_0_valid & ($signed(after_0) > 5'sd0);
  wire [4:0]  after_1 = {credit_1[3], credit_1} + {2'd0, weight_1};
  wire        rich_1 = in_1_valid & ($signed(credit_1) > 4'sd0);
  wire        refilled_1 = in_1_valid & ($signed(after_1) > 5'sd0);
  wire [1:0]  with_credit = {rich_1, rich_0};
  wire        refill = ~(|with_credit);
  wire [1:0]  candidates = refill ? {refilled_1, refilled_0} : with_credit;
  wire [1:0]  in_turn_value = candidates & later;
  wire        done = out_valid & out_ready;
  wire        some = held | (|candidates);
  wire        serves_0 = out_ready & some & ~source;
  wire        serves_1 = out_ready & some & source;
  wire [4:0]  weight = {2'd0, weight_0};
  wire [4:0]  sum_0 = {credit_0[3], credit_0} + weight;
  wire [4:0]  share_0 = ($signed(sum_0) > $signed(weight)) ? weight : sum_0;
  wire [4:0]  filled_0 = refill ? share_0 : {credit_0[3], credit_0};
  wire        pays_0 = in_0_valid & in_0_ready;
  wire [4:0]  left_0 = pays_0 ? (filled_0 - 5'd1) : filled_0;
  wire [4:0]  weight_2 = {2'd0, weight_1};
  wire [4:0]  sum_1 = {credit_1[3], credit_1} + weight_2;
  wire [4:0]  share_1 = ($signed(sum_1) > $signed(weight_2)) ? weight_2 : sum_1;
  wire [4:0]  filled_1 = refill ? share_1 : {credit_1[3], credit_1};
  wire        pays_1 = in_1_valid & in_1_ready;
  wire [4:0]  left_1 = pays_1 ? (filled_1 - 5'd1) : filled_1;
  wire        below_1 = source < 1'b1;

  PriorityEncoder_2 in_turn (
    .value(in_turn_value),
    .any(in_turn_any),
    .index(in_turn_index)
  );

  PriorityEncoder_2 first (
    .value(candidates),
    .any(first_any),
    .index(first_index)
  );

  assign in_0_ready = serves_0;
  assign in_1_ready = serves_1;
  assign source = held ? owner : in_turn_any ? in_turn_index : first_index;

  always @* begin
    case (source)
      1'b0: begin
        out_valid = in_0_valid & some;
        out_payload = in_0_payload;
      end
      default: begin
        out_valid = in_1_valid & some;
        out_payload = in_1_payload;
      end
    endcase
  end

  always @(posedge clk) begin
    if (rst) begin
      held <= 1'b0;
      later <= 2'd0;
      credit_0 <= 4'd0;
      credit_1 <= 4'd0;
    end else begin
      credit_0 <= left_0[3:0];
      credit_1 <= left_1[3:0];
      if (out_valid) begin
        held <= ~done;
      end
      if (done) begin
        later <= {below_1, 1'b0};
      end
    end
  end

  always @(posedge clk) begin
    if (out_valid) begin
      owner <= source;
    end
  end

  wire        _unused = &{1'b0, first_any, left_0[4], left_1[4]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_withdraws_a_payload: assert (~held | out_valid);
  always @(posedge clk) if (!rst) nobody_owes_anything: assert ($signed(credit_0) >= 4'sd0);
  always @(posedge clk) if (!rst) nobody_owes_anything_2: assert ($signed(credit_1) >= 4'sd0);
  always @(posedge clk) if (!rst) shares_are_given_while_somebody_is_served: cover (held & refill);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~held | out_valid)) begin
    $display("WeightedArbiter.java: HDL801: claim 'never withdraws a payload' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !($signed(credit_0) >= 4'sd0)) begin
    $display("WeightedArbiter.java: HDL801: claim 'nobody owes anything' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !($signed(credit_1) >= 4'sd0)) begin
    $display("WeightedArbiter.java: HDL801: claim 'nobody owes anything' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
