`default_nettype none

// CommitStage_128_16: tests each arrival against the window and the ring, and decides in order whether it is
// taken.  Generated from CommitStage.java.
module CommitStage_128_16 (
  input  wire        clk,
  input  wire        rst,
  input  wire        arrival_valid,
  input  wire [3:0]  arrival_value_qp,  // queue pair, local number
  input  wire [23:0] arrival_value_psn,  // packet sequence number
  input  wire        arrival_value_ends_message,  // the packet ends a message
  input  wire        arrival_value_consumes_receive,  // it ends a message that consumes a receive work request
  input  wire        eligible,  // three cycles behind the arrival: it may be taken
  input  wire        ring_write_valid,  // every entry that is written, this stage's own included
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
  output wire        decided_valid,
  output wire [3:0]  decided_value_arrival_qp,  // queue pair, local number
  output wire [23:0] decided_value_arrival_psn,  // packet sequence number
  output wire        decided_value_arrival_ends_message,  // the packet ends a message
  output wire        decided_value_arrival_consumes_receive,  // it ends a message that consumes a receive work request
  output wire        decided_value_fresh,  // inside the window and new
  output wire        decided_value_accepted,  // fresh and eligible: from now on it has arrived
  output wire        decided_value_duplicate  // has arrived before
);
  reg  [3:0]  read_qp_1;
  reg  [23:0] read_psn_1;
  reg         read_ends_message_1;
  reg         read_consumes_receive_1;
  reg  [3:0]  read_qp;
  reg  [23:0] read_psn;
  reg         read_ends_message;
  reg         read_consumes_receive;
  reg         read_valid_stage;
  reg         read_valid_stage_2;
  reg  [16:0] ahead;
  reg         marked;
  reg  [27:0] key1;
  reg         same1;
  reg  [27:0] key2;
  reg         same2;
  reg  [27:0] key3;
  reg         same3;
  reg  [27:0] key4;
  reg         same4;
  reg  [3:0]  compared_qp;
  reg  [23:0] compared_psn;
  reg         compared_ends_message;
  reg         compared_consumes_receive;
  reg         compared_valid_stage;
  reg         fresh;
  reg         accepted;
  reg         duplicate;
  reg  [3:0]  decided_qp;
  reg  [23:0] decided_psn;
  reg         decided_ends_message;
  reg         decided_consumes_receive;
  reg         decided_valid_stage;
  reg         repeated_taken_stage;
  reg         repeated_taken_stage_2;
  reg         repeated_taken_stage_3;
  (* ram_style = "block" *)
  reg         seen [0:2047];
  reg         _entry_first;
  reg         entry;
  wire [23:0] progress_progress_expected;
  wire [23:0] progress_progress_messages;
  wire [23:0] progress_progress_message_start;
  wire [23:0] progress_progress_receives_done;

  wire [23:0] _difference = read_psn - progress_progress_expected;
  wire [27:0] key = {read_qp, read_psn};
  wire        repeated_repeated = same1 & accepted;
  wire        repeated_repeated_2 = repeated_repeated | (same2 & repeated_taken_stage);
  wire        repeated_repeated_3 = repeated_repeated_2 | (same3 & repeated_taken_stage_2);
  wire        repeated_repeated_4 = repeated_repeated_3 | (same4 & repeated_taken_stage_3);
  wire        in_window = ahead == 17'd0;
  wire        is_known = marked | repeated_repeated_4;

  ProgressTable_16 progress (
    .clk(clk),
    .write_valid(progress_write_valid),
    .write_value_qp(progress_write_value_qp),
    .write_value_progress_expected(progress_write_value_progress_expected),
    .write_value_progress_messages(progress_write_value_progress_messages),
    .write_value_progress_message_start(progress_write_value_progress_message_start),
    .write_value_progress_receives_done(progress_write_value_progress_receives_done),
    .read_qp(arrival_value_qp),
    .progress_expected(progress_progress_expected),
    .progress_messages(progress_progress_messages),
    .progress_message_start(progress_progress_message_start),
    .progress_receives_done(progress_progress_receives_done)
  );

  assign decided_valid = decided_valid_stage;
  assign decided_value_arrival_qp = decided_qp;
  assign decided_value_arrival_psn = decided_psn;
  assign decided_value_arrival_ends_message = decided_ends_message;
  assign decided_value_arrival_consumes_receive = decided_consumes_receive;
  assign decided_value_fresh = fresh;
  assign decided_value_accepted = accepted;
  assign decided_value_duplicate = duplicate;

  always @(posedge clk) begin
    if (ring_write_valid) begin
      seen[{ring_write_value_qp, ring_write_value_index}] <= ring_write_value_received;
    end
  end

  always @(posedge clk) begin
    _entry_first <= seen[{arrival_value_qp, arrival_value_psn[6:0]}];
    entry <= _entry_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      read_valid_stage <= 1'b0;
      read_valid_stage_2 <= 1'b0;
      compared_valid_stage <= 1'b0;
      fresh <= 1'b0;
      accepted <= 1'b0;
      decided_valid_stage <= 1'b0;
      repeated_taken_stage <= 1'b0;
      repeated_taken_stage_2 <= 1'b0;
      repeated_taken_stage_3 <= 1'b0;
    end else begin
      read_valid_stage <= arrival_valid;
      read_valid_stage_2 <= read_valid_stage;
      compared_valid_stage <= read_valid_stage_2;
      decided_valid_stage <= compared_valid_stage;
      repeated_taken_stage <= accepted;
      repeated_taken_stage_2 <= repeated_taken_stage;
      repeated_taken_stage_3 <= repeated_taken_stage_2;
      fresh <= compared_valid_stage & in_window & ~is_known;
      accepted <= compared_valid_stage & in_window & ~is_known & eligible;
    end
  end

  always @(posedge clk) begin
    read_qp_1 <= arrival_value_qp;
    read_psn_1 <= arrival_value_psn;
    read_ends_message_1 <= arrival_value_ends_message;
    read_consumes_receive_1 <= arrival_value_consumes_receive;
    read_qp <= read_qp_1;
    read_psn <= read_psn_1;
    read_ends_message <= read_ends_message_1;
    read_consumes_receive <= read_consumes_receive_1;
    ahead <= _difference[23:7];
    marked <= entry ^ read_psn[7];
    key1 <= key;
    same1 <= key == key1;
    key2 <= key1;
    same2 <= key == key2;
    key3 <= key2;
    same3 <= key == key3;
    key4 <= key3;
    same4 <= key == key4;
    compared_qp <= read_qp;
    compared_psn <= read_psn;
    compared_ends_message <= read_ends_message;
    compared_consumes_receive <= read_consumes_receive;
    decided_qp <= compared_qp;
    decided_psn <= compared_psn;
    decided_ends_message <= compared_ends_message;
    decided_consumes_receive <= compared_consumes_receive;
    duplicate <= ahead[16] | (in_window & is_known);
  end

  wire        _unused = &{1'b0, ring_write_value_ends, ring_write_value_consumes, progress_progress_messages,
                          progress_progress_message_start, progress_progress_receives_done, _difference[6:0]};
endmodule

`default_nettype wire
