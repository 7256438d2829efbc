`default_nettype none

// ProgressTable_1024: the progress of every flow.  Generated from ProgressTable.java.
module ProgressTable_1024 (
  input  wire        clk,
  input  wire        write_valid,
  input  wire [9:0]  write_value_flow,
  input  wire [23:0] write_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] write_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] write_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] write_value_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  input  wire [9:0]  read_flow,  // cycle 0: flow to read
  // progress: what is not kept is 0
  output wire [23:0] progress_expected,  // cycle 2: ePSN: the first PSN that has not arrived
  output wire [23:0] progress_messages,  // cycle 2: aMSN: messages that are complete, with all earlier ones
  output wire [23:0] progress_message_start,  // cycle 2: mstart: PSN of the first packet behind the last complete message
  output wire [23:0] progress_receives_done  // cycle 2: rq_done: receive WQEs consumed by complete messages
);
  (* ram_style = "block" *)
  reg  [95:0] table_mem [0:1023];
  reg  [95:0] _table_mem_data_first;
  reg  [95:0] table_mem_data;

  assign progress_expected = table_mem_data[95:72];
  assign progress_messages = table_mem_data[71:48];
  assign progress_message_start = table_mem_data[47:24];
  assign progress_receives_done = table_mem_data[23:0];

  always @(posedge clk) begin
    if (write_valid) begin
      table_mem[write_value_flow] <= {write_value_progress_expected, write_value_progress_messages,
                                      write_value_progress_message_start, write_value_progress_receives_done};
    end
  end

  always @(posedge clk) begin
    _table_mem_data_first <= table_mem[read_flow];
    table_mem_data <= _table_mem_data_first;
  end
endmodule

`default_nettype wire
