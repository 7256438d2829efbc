`default_nettype none

// EvaluationStage_256_1024: finds out how far a flow has come with everything that its rings hold.  Generated
// from EvaluationStage.java.
// timeline flow: 13 cycles, 62 registers (1200 bits), of these 56 (1095 bits) only wait
module EvaluationStage_256_1024 (
  input  wire        clk,
  input  wire        rst,
  input  wire [9:0]  flow,  // cycle 0: row of the flow to evaluate
  input  wire [23:0] psn,  // cycle 0: the packet for whose sake it is evaluated
  input  wire        ring_write_valid,
  input  wire [9:0]  ring_write_value_flow,
  input  wire [7:0]  ring_write_value_index,  // PSN modulo the window
  input  wire        ring_write_value_received,  // entry of the ring of received packets
  input  wire        ring_write_value_ends,  // entry of the ring of packets that end a message
  input  wire        ring_write_value_consuming,  // entry of the ring of packets that end a message with a receive WQE
  input  wire        progress_write_valid,
  input  wire [9:0]  progress_write_value_flow,
  input  wire [23:0] progress_write_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] progress_write_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] progress_write_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] progress_write_value_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  // progress: progress with all entries that were written before the evaluation began
  output reg  [23:0] progress_expected,  // cycle 13: ePSN: the first PSN that has not arrived
  output reg  [23:0] progress_messages,  // cycle 13: aMSN: messages that are complete, with all earlier ones
  output reg  [23:0] progress_message_start,  // cycle 13: mstart: PSN of the first packet behind the last complete message
  output reg  [23:0] progress_receives_done,  // cycle 13: rq_done: receive WQEs consumed by complete messages
  (* shreg_extract = "no" *)
  output reg         in_run  // cycle 13: the packet lies before the first gap
);
  // ---- timeline flow, cycle 1
  reg  [39:0]  flow_c1_c4;
  reg  [23:0]  psn_c1;
  // ---- timeline flow, cycle 2
  reg  [23:0]  psn_c2;
  // ---- timeline flow, cycle 3
  reg  [31:0]  distance_c3_c6;
  reg  [215:0] table_progress_expected_c3_c11;
  reg  [215:0] table_progress_message_start_c3_c11;
  reg  [215:0] table_progress_messages_c3_c11;
  reg  [215:0] table_progress_receives_done_c3_c11;
  // ---- timeline flow, cycle 5
  (* shreg_extract = "no" *)
  reg  [9:0]   flow_c5;
  // ---- timeline flow, cycle 7
  (* shreg_extract = "no" *)
  reg  [7:0]   distance_c7;
  // ---- timeline flow, cycle 8
  reg  [4:0]   in_run_c8_c12;
  // ---- timeline flow, cycle 12
  (* shreg_extract = "no" *)
  reg  [23:0]  table_progress_expected_c12;
  (* shreg_extract = "no" *)
  reg  [23:0]  table_progress_messages_c12;
  (* shreg_extract = "no" *)
  reg  [23:0]  table_progress_message_start_c12;
  (* shreg_extract = "no" *)
  reg  [23:0]  table_progress_receives_done_c12;
  wire [23:0]  table_inst_progress_expected;
  wire [23:0]  table_inst_progress_messages;
  wire [23:0]  table_inst_progress_message_start;
  wire [23:0]  table_inst_progress_receives_done;
  wire [8:0]   frontier_length;
  wire [8:0]   frontier_run_length;
  wire [8:0]   frontier_run_messages;
  wire [8:0]   frontier_run_receives;
  wire [8:0]   frontier_run_complete;
  wire [255:0] ring_row;
  wire [255:0] ring_2_row;
  wire [255:0] ring_3_row;

  wire [23:0]  _psn_c2_difference = psn_c2 - table_inst_progress_expected;

  ProgressTable_1024 table_inst (
    .clk(clk),
    .write_valid(progress_write_valid),
    .write_value_flow(progress_write_value_flow),
    .write_value_progress_expected(progress_write_value_progress_expected),
    .write_value_progress_messages(progress_write_value_progress_messages),
    .write_value_progress_message_start(progress_write_value_progress_message_start),
    .write_value_progress_receives_done(progress_write_value_progress_receives_done),
    .read_flow(flow),
    .progress_expected(table_inst_progress_expected),
    .progress_messages(table_inst_progress_messages),
    .progress_message_start(table_inst_progress_message_start),
    .progress_receives_done(table_inst_progress_receives_done)
  );

  Frontier_256 frontier (
    .clk(clk),
    .rst(rst),
    .received(ring_row),
    .ends(ring_2_row),
    .consuming(ring_3_row),
    .expected(table_inst_progress_expected[8:0]),
    .length(frontier_length),
    .run_length(frontier_run_length),
    .run_messages(frontier_run_messages),
    .run_receives(frontier_run_receives),
    .run_complete(frontier_run_complete)
  );

  RingRows_256_1024 ring (
    .clk(clk),
    .write(ring_write_valid),
    .write_flow(ring_write_value_flow),
    .write_index(ring_write_value_index),
    .write_bit(ring_write_value_received),
    .read_flow(flow),
    .row(ring_row)
  );

  RingRows_256_1024 ring_2 (
    .clk(clk),
    .write(ring_write_valid),
    .write_flow(ring_write_value_flow),
    .write_index(ring_write_value_index),
    .write_bit(ring_write_value_ends),
    .read_flow(flow_c5),
    .row(ring_2_row)
  );

  RingRows_256_1024 ring_3 (
    .clk(clk),
    .write(ring_write_valid),
    .write_flow(ring_write_value_flow),
    .write_index(ring_write_value_index),
    .write_bit(ring_write_value_consuming),
    .read_flow(flow_c5),
    .row(ring_3_row)
  );

  always @(posedge clk) begin
    // ---- timeline flow, cycle 1
    flow_c1_c4 <= {flow_c1_c4[29:0], flow};
    psn_c1 <= psn;
    // ---- timeline flow, cycle 2
    psn_c2 <= psn_c1;
    // ---- timeline flow, cycle 3
    distance_c3_c6 <= {distance_c3_c6[23:0], _psn_c2_difference[7:0]};
    table_progress_expected_c3_c11 <= {table_progress_expected_c3_c11[191:0], table_inst_progress_expected};
    table_progress_message_start_c3_c11 <= {table_progress_message_start_c3_c11[191:0],
                                            table_inst_progress_message_start};
    table_progress_messages_c3_c11 <= {table_progress_messages_c3_c11[191:0], table_inst_progress_messages};
    table_progress_receives_done_c3_c11 <= {table_progress_receives_done_c3_c11[191:0],
                                            table_inst_progress_receives_done};
    // ---- timeline flow, cycle 5
    flow_c5 <= flow_c1_c4[39:30];
    // ---- timeline flow, cycle 7
    distance_c7 <= distance_c3_c6[31:24];
    // ---- timeline flow, cycle 8
    in_run_c8_c12 <= {in_run_c8_c12[3:0], {1'b0, distance_c7} < frontier_length};
    // ---- timeline flow, cycle 12
    table_progress_expected_c12 <= table_progress_expected_c3_c11[215:192];
    table_progress_message_start_c12 <= table_progress_message_start_c3_c11[215:192];
    table_progress_messages_c12 <= table_progress_messages_c3_c11[215:192];
    table_progress_receives_done_c12 <= table_progress_receives_done_c3_c11[215:192];
    // ---- timeline flow, cycle 13
    in_run <= in_run_c8_c12[4];
    progress_expected <= table_progress_expected_c12 + {15'd0, frontier_run_length};
    progress_message_start <= (|frontier_run_complete) ?
                              (table_progress_expected_c12 + {15'd0, frontier_run_complete}) :
                              table_progress_message_start_c12;
    progress_messages <= table_progress_messages_c12 + {15'd0, frontier_run_messages};
    progress_receives_done <= table_progress_receives_done_c12 + {15'd0, frontier_run_receives};
  end

  wire        _unused = &{1'b0, _psn_c2_difference[23:8]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    the_expected_psn_moves_by_a_window_at_most: assert (frontier_length <= 9'd256);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(frontier_length <= 9'd256)) begin
    $display("EvaluationStage.java: HDL801: claim 'the expected PSN moves by a window at most' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
