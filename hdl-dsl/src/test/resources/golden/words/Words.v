`default_nettype none

// Words: every word of this test, once.  Generated from RecordWordsTest.java.
module Words (
  input  wire        clk,
  input  wire        rst,
  input  wire        pick,
  input  wire [1:0]  entry_kind,
  input  wire [5:0]  entry_number,
  input  wire [3:0]  entry_change,
  input  wire        entry_last,
  output wire [1:0]  sent_kind,
  output wire [5:0]  sent_number,
  output wire [3:0]  sent_change,
  output wire        sent_last,
  output wire [1:0]  numbered_kind,
  output wire [5:0]  numbered_number,
  output wire [3:0]  numbered_change,
  output wire        numbered_last,
  output reg  [1:0]  kept_kind,
  output reg  [5:0]  kept_number,
  output reg  [3:0]  kept_change,
  output reg         kept_last,
  output wire [1:0]  nested_left_kind,
  output wire [5:0]  nested_left_number,
  output wire [3:0]  nested_left_change,
  output wire        nested_left_last,
  output wire [2:0]  nested_right_0,
  output wire [2:0]  nested_right_1,
  output wire [1:0]  kind,
  output wire [5:0]  high,
  output wire [5:0]  low,
  output wire        either
);
  localparam [1:0] KIND_IDLE = 2'd0;
  localparam [1:0] KIND_SENT = 2'd1;
  localparam [1:0] KIND_LOST = 2'd2;

  assign sent_kind = KIND_SENT;
  assign sent_number = entry_number;
  assign sent_change = entry_change;
  assign sent_last = 1'b1;
  assign numbered_kind = entry_kind;
  assign numbered_number = 6'd41;
  assign numbered_change = 4'd13;
  assign numbered_last = entry_last;
  assign nested_left_kind = entry_kind;
  assign nested_left_number = entry_number + 6'd1;
  assign nested_left_change = entry_change;
  assign nested_left_last = entry_last;
  assign nested_right_0 = pick ? 3'd5 : entry_number[2:0];
  assign nested_right_1 = 3'd0;
  assign kind = pick ? KIND_SENT : entry_last ? entry_kind : KIND_LOST;
  assign high = pick ? entry_number : 6'd0;
  assign low = pick ? 6'd63 : entry_number;
  assign either = pick | (entry_last & (entry_kind == KIND_IDLE));

  always @(posedge clk) begin
    if (rst) begin
      kept_kind <= 2'd0;
      kept_number <= 6'd0;
      kept_change <= 4'd0;
      kept_last <= 1'b0;
    end else if (pick) begin
      kept_kind <= KIND_LOST;
      kept_number <= entry_number;
      kept_change <= entry_change;
      kept_last <= entry_last;
    end
  end
endmodule

`default_nettype wire
