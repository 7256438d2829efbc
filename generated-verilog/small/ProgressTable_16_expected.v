`default_nettype none

// ProgressTable_16_expected: the progress of every flow.  Generated from ProgressTable.java.
module ProgressTable_16_expected (
  input  wire        clk,
  input  wire        write_valid,
  input  wire [3:0]  write_value_flow,
  input  wire [23:0] write_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] write_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] write_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] write_value_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  input  wire [3:0]  read_flow,  // cycle 0: flow to read
  // progress: what is not kept is 0
  output wire [23:0] progress_expected,  // cycle 2: ePSN: the first PSN that has not arrived
  output wire [23:0] progress_messages,  // cycle 2: aMSN: messages that are complete, with all earlier ones
  output wire [23:0] progress_message_start,  // cycle 2: mstart: PSN of the first packet behind the last complete message
  output wire [23:0] progress_receives_done  // cycle 2: rq_done: receive WQEs consumed by complete messages
);
  (* ram_style = "block" *)
  reg  [23:0] table_mem [0:15];
  reg  [23:0] _word_first;
  reg  [23:0] word;

  assign progress_expected = word;
  assign progress_messages = 24'd0;
  assign progress_message_start = 24'd0;
  assign progress_receives_done = 24'd0;

  always @(posedge clk) begin
    if (write_valid) begin
      table_mem[write_value_flow] <= write_value_progress_expected;
    end
  end

  always @(posedge clk) begin
    _word_first <= table_mem[read_flow];
    word <= _word_first;
  end

  wire        _unused = &{1'b0, write_value_progress_messages, write_value_progress_message_start,
                          write_value_progress_receives_done};
endmodule

`default_nettype wire
