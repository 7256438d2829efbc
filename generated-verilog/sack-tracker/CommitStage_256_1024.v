`default_nettype none

// CommitStage_256_1024: tests each arrival against the window and the ring, and decides in order whether it
// is taken.  Generated from CommitStage.java.
// timeline arrival: 7 cycles, 38 registers (245 bits), of these 27 (219 bits) only wait
module CommitStage_256_1024 (
  input  wire        clk,
  input  wire        rst,
  input  wire        arrival_valid,  // cycle 0
  input  wire [9:0]  arrival_value_flow,  // cycle 0: row of a flow
  input  wire [23:0] arrival_value_psn,  // cycle 0: packet sequence number
  input  wire        arrival_value_ends_message,  // cycle 0: the packet ends a message
  input  wire        arrival_value_consumes_receive,  // cycle 0: it ends a message that consumes a receive WQE
  input  wire        eligible,  // cycle 3: it may be taken
  // ring_write: every entry that is written, this stage's own included
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
  output reg         decided_valid,  // cycle 4
  output wire [9:0]  decided_value_arrival_flow,  // cycle 4: row of a flow
  output wire [23:0] decided_value_arrival_psn,  // cycle 4: packet sequence number
  (* shreg_extract = "no" *)
  output reg         decided_value_arrival_ends_message,  // cycle 4: the packet ends a message
  (* shreg_extract = "no" *)
  output reg         decided_value_arrival_consumes_receive,  // cycle 4: it ends a message that consumes a receive WQE
  output wire        decided_value_fresh,  // cycle 4: inside the window and new
  output wire        decided_value_accepted,  // cycle 4: fresh and eligible: from now on it has arrived
  output wire        decided_value_duplicate,  // cycle 4: has arrived before
  output reg         decided_value_head  // cycle 4: it is the next expected packet
);
  // ---- timeline arrival, cycle 1
  reg  [1:0]  arrival_valid_c1_c2;
  reg  [2:0]  arrival_value_consumes_receive_c1_c3;
  reg  [2:0]  arrival_value_ends_message_c1_c3;
  reg  [9:0]  arrival_value_flow_c1;
  reg  [23:0] arrival_value_psn_c1;
  // ---- timeline arrival, cycle 2
  reg  [23:0] arrival_value_psn_c2;
  reg  [9:0]  arrival_value_flow_c2;
  // ---- timeline arrival, cycle 3
  reg  [9:0]  arrival_value_flow_c3;
  reg  [23:0] arrival_value_psn_c3;
  reg  [15:0] distance;
  reg         same1;
  reg         same2;
  reg         same3;
  reg         same4;
  reg         marked;
  reg         arrival_valid_c3;
  reg         is_start;
  // ---- timeline arrival, cycle 4
  reg  [9:0]  arrival_value_flow_c4;
  reg  [23:0] arrival_value_psn_c4;
  reg         fresh;
  reg         duplicate;
  reg         is_fresh_and_c4;
  // ---- timeline arrival, cycle 5
  reg  [9:0]  arrival_value_flow_c5;
  reg  [23:0] arrival_value_psn_c5;
  reg         accepted_c5;
  // ---- timeline arrival, cycle 6
  reg  [9:0]  arrival_value_flow_c6;
  reg  [23:0] arrival_value_psn_c6;
  reg         accepted_c6;
  // ---- timeline arrival, cycle 7
  reg         accepted_c7;
  (* ram_style = "block" *)
  reg         seen [0:262143];
  reg         _entry_first;
  reg         entry;
  wire [23:0] progress_progress_expected;
  wire [23:0] progress_progress_messages;
  wire [23:0] progress_progress_message_start;
  wire [23:0] progress_progress_receives_done;

  wire [23:0] beyond = arrival_value_psn_c2 - progress_progress_expected;
  wire        accepted = is_fresh_and_c4;
  wire        in_window = distance == 16'd0;
  wire        repeated = same1 & accepted;
  wire        repeated_2 = repeated | (same2 & accepted_c5);
  wire        repeated_3 = repeated_2 | (same3 & accepted_c6);
  wire        repeated_4 = repeated_3 | (same4 & accepted_c7);
  wire        is_known = marked | repeated_4;
  wire        is_fresh = in_window & ~is_known;

  ProgressTable_1024_expected progress (
    .clk(clk),
    .write_valid(progress_write_valid),
    .write_value_flow(progress_write_value_flow),
    .write_value_progress_expected(progress_write_value_progress_expected),
    .write_value_progress_messages(progress_write_value_progress_messages),
    .write_value_progress_message_start(progress_write_value_progress_message_start),
    .write_value_progress_receives_done(progress_write_value_progress_receives_done),
    .read_flow(arrival_value_flow),
    .progress_expected(progress_progress_expected),
    .progress_messages(progress_progress_messages),
    .progress_message_start(progress_progress_message_start),
    .progress_receives_done(progress_progress_receives_done)
  );

  assign decided_value_arrival_flow = arrival_value_flow_c4;
  assign decided_value_arrival_psn = arrival_value_psn_c4;
  assign decided_value_fresh = fresh;
  assign decided_value_accepted = accepted;
  assign decided_value_duplicate = duplicate;

  always @(posedge clk) begin
    if (ring_write_valid) begin
      seen[{ring_write_value_flow, ring_write_value_index}] <= ring_write_value_received;
    end
  end

  always @(posedge clk) begin
    _entry_first <= seen[{arrival_value_flow, arrival_value_psn[7:0]}];
    entry <= _entry_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      arrival_valid_c1_c2 <= 2'd0;
      arrival_valid_c3 <= 1'b0;
      decided_valid <= 1'b0;
      fresh <= 1'b0;
      is_fresh_and_c4 <= 1'b0;
    end else begin
      // ---- timeline arrival, cycle 1
      arrival_valid_c1_c2 <= {arrival_valid_c1_c2[0], arrival_valid};
      // ---- timeline arrival, cycle 3
      arrival_valid_c3 <= arrival_valid_c1_c2[1];
      // ---- timeline arrival, cycle 4
      decided_valid <= arrival_valid_c3;
      fresh <= is_fresh & arrival_valid_c3;
      is_fresh_and_c4 <= is_fresh & eligible & arrival_valid_c3;
    end
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline arrival, cycle 1
    arrival_value_consumes_receive_c1_c3 <= {arrival_value_consumes_receive_c1_c3[1:0],
                                             arrival_value_consumes_receive};
    arrival_value_ends_message_c1_c3 <= {arrival_value_ends_message_c1_c3[1:0], arrival_value_ends_message};
    arrival_value_flow_c1 <= arrival_value_flow;
    arrival_value_psn_c1 <= arrival_value_psn;
    // ---- timeline arrival, cycle 2
    arrival_value_flow_c2 <= arrival_value_flow_c1;
    arrival_value_psn_c2 <= arrival_value_psn_c1;
    // ---- timeline arrival, cycle 3
    arrival_value_flow_c3 <= arrival_value_flow_c2;
    arrival_value_psn_c3 <= arrival_value_psn_c2;
    // ---- timeline arrival, cycle 4
    decided_value_arrival_consumes_receive <= arrival_value_consumes_receive_c1_c3[2];
    decided_value_arrival_ends_message <= arrival_value_ends_message_c1_c3[2];
    arrival_value_flow_c4 <= arrival_value_flow_c3;
    arrival_value_psn_c4 <= arrival_value_psn_c3;
    // ---- timeline arrival, cycle 5
    arrival_value_flow_c5 <= arrival_value_flow_c4;
    arrival_value_psn_c5 <= arrival_value_psn_c4;
    // ---- timeline arrival, cycle 6
    arrival_value_flow_c6 <= arrival_value_flow_c5;
    arrival_value_psn_c6 <= arrival_value_psn_c5;
  end

  // body
  always @(posedge clk) begin
    // ---- timeline arrival, cycle 3
    distance <= beyond[23:8];
    is_start <= beyond[7:0] == 8'd0;
    marked <= entry ^ arrival_value_psn_c2[8];
    same1 <= {arrival_value_flow_c2, arrival_value_psn_c2} == {arrival_value_flow_c3, arrival_value_psn_c3};
    same2 <= {arrival_value_flow_c2, arrival_value_psn_c2} == {arrival_value_flow_c4, arrival_value_psn_c4};
    same3 <= {arrival_value_flow_c2, arrival_value_psn_c2} == {arrival_value_flow_c5, arrival_value_psn_c5};
    same4 <= {arrival_value_flow_c2, arrival_value_psn_c2} == {arrival_value_flow_c6, arrival_value_psn_c6};
    // ---- timeline arrival, cycle 4
    duplicate <= distance[15] | (in_window & is_known);
    decided_value_head <= in_window & is_start;
  end

  // repeated
  always @(posedge clk) begin
    // ---- timeline arrival, cycle 5
    accepted_c5 <= accepted;
    // ---- timeline arrival, cycle 6
    accepted_c6 <= accepted_c5;
    // ---- timeline arrival, cycle 7
    accepted_c7 <= accepted_c6;
  end

  wire        _unused = &{1'b0, ring_write_value_ends, ring_write_value_consuming, progress_progress_messages,
                          progress_progress_message_start, progress_progress_receives_done};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    what_is_taken_is_new_and_no_duplicate: assert (~((accepted & ~fresh) | (fresh & duplicate)));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~((accepted & ~fresh) | (fresh & duplicate)))) begin
    $display("CommitStage.java: HDL801: claim 'what is taken is new, and no duplicate' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
