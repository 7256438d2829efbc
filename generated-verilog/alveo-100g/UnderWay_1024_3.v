`default_nettype none

// UnderWay_1024_3: tells whether anything of one kind is under way for an object.  Generated from
// UnderWay.java.
module UnderWay_1024_3 (
  input  wire        clk,
  input  wire        rst,
  // events_beginning: one more is under way for this object
  input  wire        events_beginning_valid,
  input  wire [9:0]  events_beginning_value,
  // events_ending: one less is under way for this object
  input  wire        events_ending_valid,
  input  wire [9:0]  events_ending_value,
  // clear: this object has nothing under way: after a reset, once for each
  input  wire        clear_valid,
  input  wire [9:0]  clear_value,
  input  wire [9:0]  asked,  // object that is asked for
  input  wire        watching,  // for at least four cycles it has been asked for, and nothing of it begins any more
  output reg         none  // nothing is under way; 0 as long as that is not known
);
  reg         begun_known;
  reg  [2:0]  begun_count;
  reg         ended_known;
  reg  [2:0]  ended_count;
  wire        begun_counter_count_valid;
  wire [2:0]  begun_counter_count_value;
  wire        ended_counter_count_valid;
  wire [2:0]  ended_counter_count_value;

  ObjectCounter_1024_3 begun_counter (
    .clk(clk),
    .rst(rst),
    .event_valid(events_beginning_valid),
    .event_value(events_beginning_value),
    .clear_valid(clear_valid),
    .clear_value(clear_value),
    .asked(asked),
    .count_valid(begun_counter_count_valid),
    .count_value(begun_counter_count_value)
  );

  ObjectCounter_1024_3 ended_counter (
    .clk(clk),
    .rst(rst),
    .event_valid(events_ending_valid),
    .event_value(events_ending_value),
    .clear_valid(clear_valid),
    .clear_value(clear_value),
    .asked(asked),
    .count_valid(ended_counter_count_valid),
    .count_value(ended_counter_count_value)
  );

  always @(posedge clk) begin
    if (rst) begin
      begun_known <= 1'b0;
      ended_known <= 1'b0;
      none <= 1'b0;
    end else begin
      begun_known <= watching & (begun_known | begun_counter_count_valid);
      ended_known <= watching & (ended_known | ended_counter_count_valid);
      none <= watching & begun_known & ended_known & (begun_count == ended_count);
    end
  end

  always @(posedge clk) begin
    if (begun_counter_count_valid) begin
      begun_count <= begun_counter_count_value;
    end
    if (ended_counter_count_valid) begin
      ended_count <= ended_counter_count_value;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    nobody_watches_while_the_counts_are_cleared: assert (~(clear_valid & watching));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(clear_valid & watching))) begin
    $display("UnderWay.java: HDL801: claim 'nobody watches while the counts are cleared' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
