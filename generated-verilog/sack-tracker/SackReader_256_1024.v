`default_nettype none

// SackReader_256_1024: reads the bitmap and the progress for a SACK.  Generated from SackReader.java.
// timeline request: 5 cycles, 8 registers (77 bits), of these 8 (77 bits) only wait
module SackReader_256_1024 (
  input  wire         clk,
  input  wire         rst,
  // request: flow
  input  wire         request_valid,  // cycle 0
  input  wire [9:0]   request_value,  // cycle 0
  // ring_write: not before the progress that counts it
  input  wire         ring_write_valid,
  input  wire [9:0]   ring_write_value_flow,
  input  wire [7:0]   ring_write_value_index,  // PSN modulo the window
  input  wire         ring_write_value_received,  // entry of the ring of received packets
  input  wire         ring_write_value_ends,  // entry of the ring of packets that end a message
  input  wire         ring_write_value_consuming,  // entry of the ring of packets that end a message with a receive WQE
  input  wire         progress_write_valid,
  input  wire [9:0]   progress_write_value_flow,
  input  wire [23:0]  progress_write_value_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0]  progress_write_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0]  progress_write_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0]  progress_write_value_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  output wire         row_valid,  // cycle 5
  output wire [255:0] row_value_bitmap,  // cycle 5: bit i: the packet expected + i has arrived; as many as the window
  (* shreg_extract = "no" *)
  output reg  [23:0]  row_value_expected  // cycle 5: ePSN: the first PSN that has not arrived, where the bitmap begins
);
  // ---- timeline request, cycle 1
  reg  [3:0]   request_valid_c1_c4;
  // ---- timeline request, cycle 3
  reg  [47:0]  table_progress_expected_c3_c4;
  // ---- timeline request, cycle 5
  reg          request_valid_c5;
  wire [23:0]  table_inst_progress_expected;
  wire [23:0]  table_inst_progress_messages;
  wire [23:0]  table_inst_progress_message_start;
  wire [23:0]  table_inst_progress_receives_done;
  wire [255:0] ring_row;

  ProgressTable_1024_expected table_inst (
    .clk(clk),
    .write_valid(progress_write_valid),
    .write_value_flow(progress_write_value_flow),
    .write_value_progress_expected(progress_write_value_progress_expected),
    .write_value_progress_messages(progress_write_value_progress_messages),
    .write_value_progress_message_start(progress_write_value_progress_message_start),
    .write_value_progress_receives_done(progress_write_value_progress_receives_done),
    .read_flow(request_value),
    .progress_expected(table_inst_progress_expected),
    .progress_messages(table_inst_progress_messages),
    .progress_message_start(table_inst_progress_message_start),
    .progress_receives_done(table_inst_progress_receives_done)
  );

  RingRows_256_1024 ring (
    .clk(clk),
    .write(ring_write_valid),
    .write_flow(ring_write_value_flow),
    .write_index(ring_write_value_index),
    .write_bit(ring_write_value_received),
    .read_flow(request_value),
    .row(ring_row)
  );

  PhaseDecoder_256 decoder (
    .clk(clk),
    .ring(ring_row),
    .expected(table_inst_progress_expected[8:0]),
    .marked(row_value_bitmap)
  );

  assign row_valid = request_valid_c5;

  always @(posedge clk) begin
    if (rst) begin
      request_valid_c1_c4 <= 4'd0;
      request_valid_c5 <= 1'b0;
    end else begin
      // ---- timeline request, cycle 1
      request_valid_c1_c4 <= {request_valid_c1_c4[2:0], request_valid};
      // ---- timeline request, cycle 5
      request_valid_c5 <= request_valid_c1_c4[3];
    end
  end

  always @(posedge clk) begin
    // ---- timeline request, cycle 3
    table_progress_expected_c3_c4 <= {table_progress_expected_c3_c4[23:0], table_inst_progress_expected};
    // ---- timeline request, cycle 5
    row_value_expected <= table_progress_expected_c3_c4[47:24];
  end

  wire        _unused = &{1'b0, ring_write_value_ends, ring_write_value_consuming,
                          table_inst_progress_messages, table_inst_progress_message_start,
                          table_inst_progress_receives_done};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    the_expected_packet_is_missing: assert (~(row_value_bitmap[0] & request_valid_c5));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(row_value_bitmap[0] & request_valid_c5))) begin
    $display("SackReader.java: HDL801: claim 'the expected packet is missing' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
