`default_nettype none

// SackReader_128_16: reads the bitmap and the progress for a SACK.  Generated from SackReader.java.
module SackReader_128_16 (
  input  wire         clk,
  input  wire         rst,
  input  wire         request_valid,  // queue pair
  input  wire [3:0]   request_value,
  input  wire         ring_write_valid,  // not before the progress that counts it
  input  wire [3:0]   ring_write_value_qp,
  input  wire [6:0]   ring_write_value_index,  // PSN modulo the window
  input  wire         ring_write_value_received,  // entry of the ring of received packets
  input  wire         ring_write_value_ends,  // entry of the ring of packets that end a message
  input  wire         ring_write_value_consumes,  // entry of the ring of packets that end a message with a receive work request
  input  wire         progress_write_valid,
  input  wire [3:0]   progress_write_value_qp,
  input  wire [23:0]  progress_write_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0]  progress_write_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0]  progress_write_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0]  progress_write_value_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output wire         row_valid,
  output wire [127:0] row_value_bitmap,  // bit i: the packet expected + i has arrived; as many as the window
  output wire [23:0]  row_value_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0]  row_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0]  row_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0]  row_value_progress_receives_done  // rq_done: receive work requests consumed by complete messages
);
  reg  [23:0]  progress_expected_1;
  reg  [23:0]  progress_messages_1;
  reg  [23:0]  progress_message_start_1;
  reg  [23:0]  progress_receives_done_1;
  reg  [23:0]  progress_expected_2;
  reg  [23:0]  progress_messages_2;
  reg  [23:0]  progress_message_start_2;
  reg  [23:0]  progress_receives_done_2;
  reg  [23:0]  progress_expected;
  reg  [23:0]  progress_messages;
  reg  [23:0]  progress_message_start;
  reg  [23:0]  progress_receives_done;
  reg          stage;
  reg          stage_2;
  reg          stage_3;
  reg          stage_4;
  reg          stage_5;
  wire [23:0]  table_inst_progress_expected;
  wire [23:0]  table_inst_progress_messages;
  wire [23:0]  table_inst_progress_message_start;
  wire [23:0]  table_inst_progress_receives_done;
  wire [127:0] ring_row;

  ProgressTable_16 table_inst (
    .clk(clk),
    .write_valid(progress_write_valid),
    .write_value_qp(progress_write_value_qp),
    .write_value_progress_expected(progress_write_value_progress_expected),
    .write_value_progress_messages(progress_write_value_progress_messages),
    .write_value_progress_message_start(progress_write_value_progress_message_start),
    .write_value_progress_receives_done(progress_write_value_progress_receives_done),
    .read_qp(request_value),
    .progress_expected(table_inst_progress_expected),
    .progress_messages(table_inst_progress_messages),
    .progress_message_start(table_inst_progress_message_start),
    .progress_receives_done(table_inst_progress_receives_done)
  );

  RingRows_128_16 ring (
    .clk(clk),
    .write(ring_write_valid),
    .write_qp(ring_write_value_qp),
    .write_index(ring_write_value_index),
    .write_bit(ring_write_value_received),
    .read_qp(request_value),
    .row(ring_row)
  );

  PhaseDecoder_128 decoder (
    .clk(clk),
    .ring(ring_row),
    .expected(table_inst_progress_expected[7:0]),
    .marked(row_value_bitmap)
  );

  assign row_valid = stage_5;
  assign row_value_progress_expected = progress_expected;
  assign row_value_progress_messages = progress_messages;
  assign row_value_progress_message_start = progress_message_start;
  assign row_value_progress_receives_done = progress_receives_done;

  always @(posedge clk) begin
    if (rst) begin
      stage <= 1'b0;
      stage_2 <= 1'b0;
      stage_3 <= 1'b0;
      stage_4 <= 1'b0;
      stage_5 <= 1'b0;
    end else begin
      stage <= request_valid;
      stage_2 <= stage;
      stage_3 <= stage_2;
      stage_4 <= stage_3;
      stage_5 <= stage_4;
    end
  end

  always @(posedge clk) begin
    progress_expected_1 <= table_inst_progress_expected;
    progress_messages_1 <= table_inst_progress_messages;
    progress_message_start_1 <= table_inst_progress_message_start;
    progress_receives_done_1 <= table_inst_progress_receives_done;
    progress_expected_2 <= progress_expected_1;
    progress_messages_2 <= progress_messages_1;
    progress_message_start_2 <= progress_message_start_1;
    progress_receives_done_2 <= progress_receives_done_1;
    progress_expected <= progress_expected_2;
    progress_messages <= progress_messages_2;
    progress_message_start <= progress_message_start_2;
    progress_receives_done <= progress_receives_done_2;
  end

  wire        _unused = &{1'b0, ring_write_value_ends, ring_write_value_consumes};

`ifdef FORMAL
  always @(posedge clk) if (!rst) the_expected_packet_is_missing: assert (~row_valid | ~row_value_bitmap[0]);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~row_valid | ~row_value_bitmap[0])) begin
    $display("SackReader.java: HDL801: claim 'the expected packet is missing' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
