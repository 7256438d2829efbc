`default_nettype none

// ObjectCounter_1024_4: counts events per object.  Generated from ObjectCounter.java.
// timeline event: 5 cycles, 14 registers (59 bits), of these 9 (42 bits) only wait
// timeline asked: 3 cycles, 3 registers (3 bits), of these 2 (2 bits) only wait
module ObjectCounter_1024_4 (
  input  wire        clk,
  input  wire        rst,
  // event: an event of this object
  input  wire        event_valid,  // cycle 0
  input  wire [9:0]  event_value,  // cycle 0
  // clear: this object's count becomes 0; no event comes then or in the three cycles before
  input  wire        clear_valid,
  input  wire [9:0]  clear_value,
  input  wire [9:0]  asked,  // cycle 0: object whose count is asked for in every cycle without an event
  // count: its count
  output reg         count_valid,  // cycle 3
  output wire [3:0]  count_value  // cycle 3
);
  reg         asking;
  // ---- timeline event, cycle 1
  reg         event_valid_c1;
  reg  [9:0]  object_c1;
  // ---- timeline event, cycle 2
  reg         event_valid_c2;
  reg         same_1;
  reg         same_2;
  reg         same_3;
  reg  [9:0]  object_c2;
  // ---- timeline event, cycle 3
  reg         event_valid_c3;
  reg  [3:0]  count_value_c3;
  reg  [9:0]  object_c3;
  // ---- timeline event, cycle 4
  reg  [3:0]  count_value_c4;
  reg  [9:0]  object_c4;
  reg         event_valid_c4;
  // ---- timeline event, cycle 5
  reg  [3:0]  count_value_c5;
  // ---- timeline asked, cycle 1
  reg  [1:0]  count_valid_c1_c2;
  (* ram_style = "block" *)
  reg  [3:0]  counts [0:1023];
  reg  [3:0]  _counts_data_first;
  reg  [3:0]  counts_data;

  wire [9:0]  object = event_valid ? event_value : asked;
  wire [9:0]  _clear_value_choice = clear_valid ? clear_value : object_c3;

  assign count_value = count_value_c3;

  always @(posedge clk) begin
    if (clear_valid | event_valid_c3) begin
      counts[_clear_value_choice] <= clear_valid ? 4'd0 : count_value_c3;
    end
  end

  always @(posedge clk) begin
    _counts_data_first <= counts[object];
    counts_data <= _counts_data_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      asking <= 1'b0;
      count_valid_c1_c2 <= 2'd0;
      count_valid <= 1'b0;
      event_valid_c1 <= 1'b0;
      event_valid_c2 <= 1'b0;
      event_valid_c3 <= 1'b0;
      event_valid_c4 <= 1'b0;
    end else begin
      asking <= 1'b1;
      // ---- timeline event, cycle 1
      event_valid_c1 <= event_valid;
      // ---- timeline event, cycle 2
      event_valid_c2 <= event_valid_c1;
      // ---- timeline event, cycle 3
      event_valid_c3 <= event_valid_c2;
      // ---- timeline event, cycle 4
      event_valid_c4 <= event_valid_c3;
      // ---- timeline asked, cycle 1
      count_valid_c1_c2 <= {count_valid_c1_c2[0], asking & ~event_valid};
      // ---- timeline asked, cycle 3
      count_valid <= count_valid_c1_c2[1];
    end
  end

  always @(posedge clk) begin
    // ---- timeline event, cycle 1
    object_c1 <= object;
    // ---- timeline event, cycle 2
    object_c2 <= object_c1;
    same_1 <= (object_c1 == object_c2) & event_valid_c2;
    same_2 <= (object_c1 == object_c3) & event_valid_c3;
    same_3 <= (object_c1 == object_c4) & event_valid_c4;
    // ---- timeline event, cycle 3
    object_c3 <= object_c2;
    count_value_c3 <= (same_1 ? count_value_c3 : same_2 ? count_value_c4 : same_3 ? count_value_c5 :
                       counts_data) + {3'd0, event_valid_c2};
    // ---- timeline event, cycle 4
    object_c4 <= object_c3;
    count_value_c4 <= count_value_c3;
    // ---- timeline event, cycle 5
    count_value_c5 <= count_value_c4;
  end

`ifdef FORMAL
  wire        counting = event_valid | event_valid_c1;
  wire        counting_2 = counting | event_valid_c2;
  wire        counting_3 = counting_2 | event_valid_c3;
  always @(posedge clk) if (!rst)
    nothing_is_being_counted_while_a_count_is_cleared: assert (~(clear_valid & counting_3));
  always @(posedge clk) if (!rst)
    nobody_else_writes_memory_counts_beside_an_operation: assert (~(clear_valid & event_valid_c3));
`elsif HDL_CLAIMS
  wire        counting = event_valid | event_valid_c1;
  wire        counting_2 = counting | event_valid_c2;
  wire        counting_3 = counting_2 | event_valid_c3;
  always @(posedge clk) if (!rst && !(~(clear_valid & counting_3))) begin
    $display("ObjectCounter.java: HDL801: claim 'nothing is being counted while a count is cleared' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(clear_valid & event_valid_c3))) begin
    $display("ObjectCounter.java: HDL801: claim 'nobody else writes memory counts beside an operation' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
