`default_nettype none

// ObjectCounter_1024_8: counts events per object.  Generated from ObjectCounter.java.
module ObjectCounter_1024_8 (
  input  wire        clk,
  input  wire        rst,
  input  wire        event_valid,  // an event of this object
  input  wire [9:0]  event_value,
  input  wire        clear_valid,  // this object's count becomes 0; no event comes then or in the three cycles before
  input  wire [9:0]  clear_value,
  input  wire [9:0]  asked,  // object whose count is asked for in every cycle without an event
  output wire        count_valid,  // three cycles later: its count
  output wire [7:0]  count_value
);
  reg  [9:0]  second;
  reg  [9:0]  third;
  reg  [9:0]  fourth;
  reg         counting_stage;
  reg         counting_stage_2;
  reg         counted_stage;
  reg  [7:0]  result;
  reg         same1;
  reg         same2;
  reg  [9:0]  fourth_past;
  reg         stage;
  reg         same3;
  reg  [7:0]  result_past;
  reg  [7:0]  result_past_2;
  reg  [7:0]  result_past2;
  reg         asking;
  reg         stage_2;
  reg         stage_3;
  reg         stage_4;
  (* ram_style = "block" *)
  reg  [7:0]  counts [0:1023];
  reg  [7:0]  _word_first;
  reg  [7:0]  word;

  wire [9:0]  object = event_valid ? event_value : asked;
  wire [7:0]  before_wire = same1 ? result : same2 ? result_past : same3 ? result_past2 : word;
  wire [9:0]  _choice = clear_valid ? clear_value : fourth;

  assign count_valid = stage_4;
  assign count_value = result;

  always @(posedge clk) begin
    if ((counted_stage | clear_valid)) begin
      counts[_choice] <= clear_valid ? 8'd0 : result;
    end
  end

  always @(posedge clk) begin
    _word_first <= counts[object];
    word <= _word_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      counting_stage <= 1'b0;
      counting_stage_2 <= 1'b0;
      counted_stage <= 1'b0;
      stage <= 1'b0;
      asking <= 1'b0;
      stage_2 <= 1'b0;
      stage_3 <= 1'b0;
      stage_4 <= 1'b0;
    end else begin
      counting_stage <= event_valid;
      counting_stage_2 <= counting_stage;
      counted_stage <= counting_stage_2;
      stage <= counted_stage;
      asking <= 1'b1;
      stage_2 <= asking & ~event_valid;
      stage_3 <= stage_2;
      stage_4 <= stage_3;
    end
  end

  always @(posedge clk) begin
    second <= object;
    third <= second;
    fourth <= third;
    same1 <= (second == third) & counting_stage_2;
    same2 <= (second == fourth) & counted_stage;
    fourth_past <= fourth;
    same3 <= (second == fourth_past) & stage;
    result_past <= result;
    result_past_2 <= result;
    result_past2 <= result_past_2;
    result <= before_wire + {7'd0, counting_stage_2};
  end
endmodule

`default_nettype wire
