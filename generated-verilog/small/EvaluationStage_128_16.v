`default_nettype none

// EvaluationStage_128_16: finds out how far a queue pair has come with everything that its rings hold.
// Generated from EvaluationStage.java.
module EvaluationStage_128_16 (
  input  wire        clk,
  input  wire        rst,
  input  wire [3:0]  qp,  // queue pair to evaluate
  input  wire [23:0] psn,  // the packet for whose sake it is evaluated
  input  wire        ring_write_valid,
  input  wire [3:0]  ring_write_value_qp,
  input  wire [6:0]  ring_write_value_index,  // PSN modulo the window
  input  wire        ring_write_value_received,  // entry of the ring of received packets
  input  wire        ring_write_value_ends,  // entry of the ring of packets that end a message
  input  wire        ring_write_value_consumes,  // entry of the ring of packets that end a message with a receive work request
  input  wire        progress_write_valid,
  input  wire [3:0]  progress_write_value_qp,
  input  wire [23:0] progress_write_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] progress_write_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] progress_write_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] progress_write_value_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output reg  [23:0] progress_expected,  // ePSN: the first PSN that has not arrived
  output reg  [23:0] progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output reg  [23:0] progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output reg  [23:0] progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output reg         in_run  // the packet lies before the first gap
);
  reg  [3:0]   later_1;
  reg  [3:0]   later_2;
  reg  [3:0]   later_3;
  reg  [3:0]   later_4;
  reg  [3:0]   later;
  reg  [23:0]  psn_past;
  reg  [23:0]  psn_past2;
  reg  [6:0]   distance_1;
  reg  [6:0]   distance_2;
  reg  [6:0]   distance_3;
  reg  [6:0]   distance_4;
  reg  [6:0]   distance;
  reg          in_run_1;
  reg          in_run_2;
  reg          in_run_3;
  reg          in_run_4;
  reg          in_run_5;
  reg  [23:0]  old_expected_1;
  reg  [23:0]  old_messages_1;
  reg  [23:0]  old_message_start_1;
  reg  [23:0]  old_receives_done_1;
  reg  [23:0]  old_expected_2;
  reg  [23:0]  old_messages_2;
  reg  [23:0]  old_message_start_2;
  reg  [23:0]  old_receives_done_2;
  reg  [23:0]  old_expected_3;
  reg  [23:0]  old_messages_3;
  reg  [23:0]  old_message_start_3;
  reg  [23:0]  old_receives_done_3;
  reg  [23:0]  old_expected_4;
  reg  [23:0]  old_messages_4;
  reg  [23:0]  old_message_start_4;
  reg  [23:0]  old_receives_done_4;
  reg  [23:0]  old_expected_5;
  reg  [23:0]  old_messages_5;
  reg  [23:0]  old_message_start_5;
  reg  [23:0]  old_receives_done_5;
  reg  [23:0]  old_expected_6;
  reg  [23:0]  old_messages_6;
  reg  [23:0]  old_message_start_6;
  reg  [23:0]  old_receives_done_6;
  reg  [23:0]  old_expected_7;
  reg  [23:0]  old_messages_7;
  reg  [23:0]  old_message_start_7;
  reg  [23:0]  old_receives_done_7;
  reg  [23:0]  old_expected_8;
  reg  [23:0]  old_messages_8;
  reg  [23:0]  old_message_start_8;
  reg  [23:0]  old_receives_done_8;
  reg  [23:0]  old_expected_9;
  reg  [23:0]  old_messages_9;
  reg  [23:0]  old_message_start_9;
  reg  [23:0]  old_receives_done_9;
  reg  [23:0]  old_expected;
  reg  [23:0]  old_messages;
  reg  [23:0]  old_message_start;
  reg  [23:0]  old_receives_done;
  wire [23:0]  table_inst_progress_expected;
  wire [23:0]  table_inst_progress_messages;
  wire [23:0]  table_inst_progress_message_start;
  wire [23:0]  table_inst_progress_receives_done;
  wire [7:0]   frontier_length;
  wire [7:0]   frontier_run_length;
  wire [7:0]   frontier_run_messages;
  wire [7:0]   frontier_run_receives;
  wire [7:0]   frontier_run_complete;
  wire [127:0] ring_row;
  wire [127:0] ring_2_row;
  wire [127:0] ring_3_row;

  wire [23:0]  _difference = psn_past2 - table_inst_progress_expected;

  ProgressTable_16 table_inst (
    .clk(clk),
    .write_valid(progress_write_valid),
    .write_value_qp(progress_write_value_qp),
    .write_value_progress_expected(progress_write_value_progress_expected),
    .write_value_progress_messages(progress_write_value_progress_messages),
    .write_value_progress_message_start(progress_write_value_progress_message_start),
    .write_value_progress_receives_done(progress_write_value_progress_receives_done),
    .read_qp(qp),
    .progress_expected(table_inst_progress_expected),
    .progress_messages(table_inst_progress_messages),
    .progress_message_start(table_inst_progress_message_start),
    .progress_receives_done(table_inst_progress_receives_done)
  );

  Frontier_128 frontier (
    .clk(clk),
    .rst(rst),
    .received(ring_row),
    .ends(ring_2_row),
    .consumes(ring_3_row),
    .expected(table_inst_progress_expected[7:0]),
    .length(frontier_length),
    .run_length(frontier_run_length),
    .run_messages(frontier_run_messages),
    .run_receives(frontier_run_receives),
    .run_complete(frontier_run_complete)
  );

  RingRows_128_16 ring (
    .clk(clk),
    .write(ring_write_valid),
    .write_qp(ring_write_value_qp),
    .write_index(ring_write_value_index),
    .write_bit(ring_write_value_received),
    .read_qp(qp),
    .row(ring_row)
  );

  RingRows_128_16 ring_2 (
    .clk(clk),
    .write(ring_write_valid),
    .write_qp(ring_write_value_qp),
    .write_index(ring_write_value_index),
    .write_bit(ring_write_value_ends),
    .read_qp(later),
    .row(ring_2_row)
  );

  RingRows_128_16 ring_3 (
    .clk(clk),
    .write(ring_write_valid),
    .write_qp(ring_write_value_qp),
    .write_index(ring_write_value_index),
    .write_bit(ring_write_value_consumes),
    .read_qp(later),
    .row(ring_3_row)
  );

  always @(posedge clk) begin
    later_1 <= qp;
    later_2 <= later_1;
    later_3 <= later_2;
    later_4 <= later_3;
    later <= later_4;
    psn_past <= psn;
    psn_past2 <= psn_past;
    distance_1 <= _difference[6:0];
    distance_2 <= distance_1;
    distance_3 <= distance_2;
    distance_4 <= distance_3;
    distance <= distance_4;
    in_run_1 <= {1'b0, distance} < frontier_length;
    in_run_2 <= in_run_1;
    in_run_3 <= in_run_2;
    in_run_4 <= in_run_3;
    in_run_5 <= in_run_4;
    in_run <= in_run_5;
    old_expected_1 <= table_inst_progress_expected;
    old_messages_1 <= table_inst_progress_messages;
    old_message_start_1 <= table_inst_progress_message_start;
    old_receives_done_1 <= table_inst_progress_receives_done;
    old_expected_2 <= old_expected_1;
    old_messages_2 <= old_messages_1;
    old_message_start_2 <= old_message_start_1;
    old_receives_done_2 <= old_receives_done_1;
    old_expected_3 <= old_expected_2;
    old_messages_3 <= old_messages_2;
    old_message_start_3 <= old_message_start_2;
    old_receives_done_3 <= old_receives_done_2;
    old_expected_4 <= old_expected_3;
    old_messages_4 <= old_messages_3;
    old_message_start_4 <= old_message_start_3;
    old_receives_done_4 <= old_receives_done_3;
    old_expected_5 <= old_expected_4;
    old_messages_5 <= old_messages_4;
    old_message_start_5 <= old_message_start_4;
    old_receives_done_5 <= old_receives_done_4;
    old_expected_6 <= old_expected_5;
    old_messages_6 <= old_messages_5;
    old_message_start_6 <= old_message_start_5;
    old_receives_done_6 <= old_receives_done_5;
    old_expected_7 <= old_expected_6;
    old_messages_7 <= old_messages_6;
    old_message_start_7 <= old_message_start_6;
    old_receives_done_7 <= old_receives_done_6;
    old_expected_8 <= old_expected_7;
    old_messages_8 <= old_messages_7;
    old_message_start_8 <= old_message_start_7;
    old_receives_done_8 <= old_receives_done_7;
    old_expected_9 <= old_expected_8;
    old_messages_9 <= old_messages_8;
    old_message_start_9 <= old_message_start_8;
    old_receives_done_9 <= old_receives_done_8;
    old_expected <= old_expected_9;
    old_messages <= old_messages_9;
    old_message_start <= old_message_start_9;
    old_receives_done <= old_receives_done_9;
    progress_expected <= old_expected + {16'd0, frontier_run_length};
    progress_messages <= old_messages + {16'd0, frontier_run_messages};
    progress_message_start <= (|frontier_run_complete) ? (old_expected + {16'd0, frontier_run_complete}) :
                              old_message_start;
    progress_receives_done <= old_receives_done + {16'd0, frontier_run_receives};
  end

  wire        _unused = &{1'b0, _difference[23:7]};
endmodule

`default_nettype wire
