`default_nettype none

// SetupSequencer_256_1024: writes the rings and the progress of a flow that begins a new life.  Generated
// from SetupSequencer.java.
module SetupSequencer_256_1024 (
  input  wire        clk,
  input  wire        rst,
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [9:0]  setup_payload_flow,
  input  wire [23:0] setup_payload_psn,  // first PSN to expect
  output wire        done,  // one cycle: the flow is ready
  input  wire        ring_free,  // nobody else writes the rings in this cycle
  output wire        ring_write_valid,
  output wire [9:0]  ring_write_value_flow,
  output wire [7:0]  ring_write_value_index,  // PSN modulo the window
  output wire        ring_write_value_received,  // entry of the ring of received packets
  output wire        ring_write_value_ends,  // entry of the ring of packets that end a message
  output wire        ring_write_value_consuming,  // entry of the ring of packets that end a message with a receive WQE
  input  wire        progress_free,  // nobody else writes the progress in this cycle
  output wire        progress_write_valid,
  output wire [9:0]  progress_write_value_flow,
  output wire [23:0] progress_write_value_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0] progress_write_value_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0] progress_write_value_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0] progress_write_value_progress_receives_done,  // rq_done: receive WQEs consumed by complete messages
  output wire        wanted  // no packet should arrive in this cycle: its slots are wanted
);
  localparam [2:0] STEP_IDLE     = 3'd0;
  localparam [2:0] STEP_DRAINING = 3'd1;
  localparam [2:0] STEP_RINGS    = 3'd2;
  localparam [2:0] STEP_SETTLING = 3'd3;
  localparam [2:0] STEP_PROGRESS = 3'd4;

  reg  [9:0]  flow;
  reg  [23:0] psn;
  reg  [7:0]  count;
  reg  [2:0]  step;
  reg  [1:0]  in_vain;

  wire        waiting = (step == STEP_RINGS) | (step == STEP_PROGRESS);
  wire        unmarked = psn[8] ^ (count < psn[7:0]);

  assign wanted = &in_vain;
  assign setup_ready = step == STEP_IDLE;
  assign done = (step == STEP_PROGRESS) & progress_free;
  assign ring_write_valid = (step == STEP_RINGS) & ring_free;
  assign ring_write_value_flow = flow;
  assign ring_write_value_index = count;
  assign ring_write_value_received = unmarked;
  assign ring_write_value_ends = unmarked;
  assign ring_write_value_consuming = unmarked;
  assign progress_write_valid = (step == STEP_PROGRESS) & progress_free;
  assign progress_write_value_flow = flow;
  assign progress_write_value_progress_expected = psn;
  assign progress_write_value_progress_messages = 24'd0;
  assign progress_write_value_progress_message_start = psn;
  assign progress_write_value_progress_receives_done = 24'd0;

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_IDLE;
      in_vain <= 2'd0;
    end else begin
      case (step)
        STEP_IDLE: begin
          if (setup_valid) begin
            step <= STEP_DRAINING;
          end
        end
        STEP_DRAINING: begin
          if (count == 8'd31) begin
            step <= STEP_RINGS;
          end
        end
        STEP_RINGS: begin
          if (ring_free) begin
            if (&count) begin
              step <= STEP_SETTLING;
            end
          end
        end
        STEP_SETTLING: begin
          if (count == 8'd15) begin
            step <= STEP_PROGRESS;
          end
        end
        STEP_PROGRESS: begin
          if (progress_free) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
      in_vain <= (waiting &
                  ~(((step == STEP_RINGS) & ring_free) | ((step == STEP_PROGRESS) & progress_free))) ?
                 (in_vain + 2'd1) : 2'd0;
    end
  end

  always @(posedge clk) begin
    case (step)
      STEP_IDLE: begin
        if (setup_valid) begin
          flow <= setup_payload_flow;
          psn <= setup_payload_psn;
          count <= 8'd0;
        end
      end
      STEP_DRAINING: begin
        count <= count + 8'd1;
        if (count == 8'd31) begin
          count <= 8'd0;
        end
      end
      STEP_RINGS: begin
        if (ring_free) begin
          count <= count + 8'd1;
          if (&count) begin
            count <= 8'd0;
          end
        end
      end
      STEP_SETTLING: count <= count + 8'd1;
      default: ;
    endcase
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    no_longer_is_waited_for_packets_than_they_take: assert ((step != STEP_DRAINING) | (count <= 8'd31));
  always @(posedge clk) if (!rst)
    the_last_entry_is_not_waited_for_longer_than_it_takes: assert (
      (step != STEP_SETTLING) | (count <= 8'd15));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !((step != STEP_DRAINING) | (count <= 8'd31))) begin
    $display("SetupSequencer.java: HDL801: claim 'no longer is waited for packets than they take' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((step != STEP_SETTLING) | (count <= 8'd15))) begin
    $display("SetupSequencer.java: HDL801: claim 'the last entry is not waited for longer than it takes' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
