`default_nettype none

// ObjectCounter_1024_7: counts events per object.  Generated from ObjectCounter.java.
module ObjectCounter_1024_7 (
  input  wire        clk,
  input  wire        rst,
  // event: an event of this object
  input  wire        event_valid,
  input  wire [9:0]  event_value,
  // clear: this object's count becomes 0; no event comes then or in the three cycles before
  input  wire        clear_valid,
  input  wire [9:0]  clear_value,
  input  wire [9:0]  asked,  // object whose count is asked for in every cycle without an event
  // count: three cycles later: its count
  output reg         count_valid,
  output wire [6:0]  count_value
);
  reg  [9:0]  second;
  reg  [9:0]  third;
  reg  [9:0]  fourth;
  reg         event_valid_d1;
  reg         counting;
  reg         counted;
  reg  [6:0]  result;
  reg         same1;
  reg         same2;
  reg  [9:0]  fourth_d1;
  reg         counted_d1;
  reg         same3;
  reg  [6:0]  result_d1;
  reg  [6:0]  result_d2;
  reg         asking;
  reg         asking_and_d1;
  reg         asking_and_d2;
  (* ram_style = "block" *)
  reg  [6:0]  counts [0:1023];
  reg  [6:0]  _word_first;
  reg  [6:0]  word;

  wire [9:0]  object = event_valid ? event_value : asked;
  wire [6:0]  before_wire = same1 ? result : same2 ? result_d1 : same3 ? result_d2 : word;
  wire [9:0]  _clear_value_choice = clear_valid ? clear_value : fourth;

  assign count_value = result;

  always @(posedge clk) begin
    if (counted | clear_valid) begin
      counts[_clear_value_choice] <= clear_valid ? 7'd0 : result;
    end
  end

  always @(posedge clk) begin
    _word_first <= counts[object];
    word <= _word_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      event_valid_d1 <= 1'b0;
      counting <= 1'b0;
      counted <= 1'b0;
      counted_d1 <= 1'b0;
      asking <= 1'b0;
      asking_and_d1 <= 1'b0;
      asking_and_d2 <= 1'b0;
      count_valid <= 1'b0;
    end else begin
      event_valid_d1 <= event_valid;
      counting <= event_valid_d1;
      counted <= counting;
      counted_d1 <= counted;
      asking <= 1'b1;
      asking_and_d1 <= asking & ~event_valid;
      asking_and_d2 <= asking_and_d1;
      count_valid <= asking_and_d2;
    end
  end

  always @(posedge clk) begin
    second <= object;
    third <= second;
    fourth <= third;
    same1 <= (second == third) & counting;
    same2 <= (second == fourth) & counted;
    fourth_d1 <= fourth;
    same3 <= (second == fourth_d1) & counted_d1;
    result_d1 <= result;
    result_d2 <= result_d1;
    result <= before_wire + {6'd0, counting};
  end
endmodule

`default_nettype wire
