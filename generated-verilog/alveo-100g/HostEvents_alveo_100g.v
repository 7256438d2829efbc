`default_nettype none

// HostEvents_alveo_100g: collects what the host is told of objects and of the NIC.  Generated from
// HostEvents.java.
module HostEvents_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  // failed: a queue pair has gone to error by itself
  input  wire        failed_valid,
  input  wire [9:0]  failed_value,
  // overrun: a completion queue has lost a completion
  input  wire        overrun_valid,
  input  wire [9:0]  overrun_value,
  // named: shared receive queues and paths, where there are any
  input  wire        named_valid,
  output wire        named_ready,
  input  wire [15:0] named_payload_object,
  input  wire [7:0]  named_payload_slot,
  input  wire [6:0]  named_payload_type,
  input  wire        denied,  // a doorbell was not let through
  input  wire        bus_error,  // host memory has answered with an error
  input  wire        done,  // a command has been answered
  input  wire [7:0]  result,  // with what result
  input  wire        read,  // the host has read events of queue 0
  output wire        events_valid,
  input  wire        events_ready,
  output wire [3:0]  events_payload_type,
  output wire [7:0]  events_payload_syndrome,  // as the type says; else 0
  output wire [15:0] events_payload_object  // number of the object, 0 if there is none
);
  localparam [3:0] EVENT_TYPE_QP_FATAL        = 4'd4;
  localparam [3:0] EVENT_TYPE_CQ_OVERRUN      = 4'd5;
  localparam [3:0] EVENT_TYPE_DOORBELL_DENIED = 4'd6;
  localparam [3:0] EVENT_TYPE_BUS_ERROR       = 4'd7;
  localparam [3:0] EVENT_TYPE_COMMAND_DONE    = 4'd8;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg         denied_waiting;
  reg         denied_open;
  reg         bus_error_waiting;
  reg         bus_error_open;
  reg         done_waiting;
  wire        queue_pairs_next_valid;
  wire [9:0]  queue_pairs_next_payload;
  wire        completion_queues_next_valid;
  wire [9:0]  completion_queues_next_payload;
  wire        done_in_ready;
  wire        done_out_valid;
  wire [3:0]  done_out_payload_type;
  wire [7:0]  done_out_payload_syndrome;
  wire [15:0] done_out_payload_object;
  wire        arbiter_in_0_ready;
  wire        arbiter_in_1_ready;
  wire        arbiter_in_2_ready;
  wire        arbiter_in_3_ready;
  wire        arbiter_in_4_ready;
  wire        arbiter_out_valid;
  wire [3:0]  arbiter_out_payload_type;
  wire [7:0]  arbiter_out_payload_syndrome;
  wire [15:0] arbiter_out_payload_object;
  wire [2:0]  arbiter_source;
  wire        held_in_ready;

  wire        denied_ready = arbiter_in_2_ready;
  wire        event_valid = denied_waiting & denied_open;
  wire        bus_error_ready = arbiter_in_3_ready;
  wire        event_valid_2 = bus_error_waiting & bus_error_open;

  ActiveRing_1024_1_0 ring_inst (
    .clk(clk),
    .rst(in_reset),
    .hints_0_valid(failed_valid),
    .hints_0_value(failed_value),
    .next_valid(queue_pairs_next_valid),
    .next_ready(arbiter_in_0_ready),
    .next_payload(queue_pairs_next_payload)
  );

  ActiveRing_1024_1_0 ring_inst_2 (
    .clk(clk),
    .rst(in_reset),
    .hints_0_valid(overrun_valid),
    .hints_0_value(overrun_value),
    .next_valid(completion_queues_next_valid),
    .next_ready(arbiter_in_1_ready),
    .next_payload(completion_queues_next_payload)
  );

  HalfSlice #(.WIDTH(28)) offered (
    .clk(clk),
    .rst(in_reset),
    .in_valid(done_waiting),
    .in_ready(done_in_ready),
    .in_payload({EVENT_TYPE_COMMAND_DONE, result, 16'd0}),
    .out_valid(done_out_valid),
    .out_ready(arbiter_in_4_ready),
    .out_payload({done_out_payload_type, done_out_payload_syndrome, done_out_payload_object})
  );

  Arbiter_6_ROUND_ROBIN #(.WIDTH(28)) arbiter (
    .clk(clk),
    .rst(in_reset),
    .in_0_valid(queue_pairs_next_valid),
    .in_0_ready(arbiter_in_0_ready),
    .in_0_payload({EVENT_TYPE_QP_FATAL, 8'd0, {6'd0, queue_pairs_next_payload}}),
    .in_1_valid(completion_queues_next_valid),
    .in_1_ready(arbiter_in_1_ready),
    .in_1_payload({EVENT_TYPE_CQ_OVERRUN, 8'd0, {6'd0, completion_queues_next_payload}}),
    .in_2_valid(event_valid),
    .in_2_ready(arbiter_in_2_ready),
    .in_2_payload({EVENT_TYPE_DOORBELL_DENIED, 8'd0, 16'd0}),
    .in_3_valid(event_valid_2),
    .in_3_ready(arbiter_in_3_ready),
    .in_3_payload({EVENT_TYPE_BUS_ERROR, 8'd0, 16'd0}),
    .in_4_valid(done_out_valid),
    .in_4_ready(arbiter_in_4_ready),
    .in_4_payload({done_out_payload_type, done_out_payload_syndrome, done_out_payload_object}),
    .in_5_valid(named_valid),
    .in_5_ready(named_ready),
    .in_5_payload({{2'd0, named_payload_type[1:0]}, named_payload_slot, named_payload_object}),
    .out_valid(arbiter_out_valid),
    .out_ready(held_in_ready),
    .out_payload({arbiter_out_payload_type, arbiter_out_payload_syndrome, arbiter_out_payload_object}),
    .source(arbiter_source)
  );

  HalfSlice #(.WIDTH(28)) held (
    .clk(clk),
    .rst(in_reset),
    .in_valid(arbiter_out_valid),
    .in_ready(held_in_ready),
    .in_payload({arbiter_out_payload_type, arbiter_out_payload_syndrome, arbiter_out_payload_object}),
    .out_valid(events_valid),
    .out_ready(events_ready),
    .out_payload({events_payload_type, events_payload_syndrome, events_payload_object})
  );

  always @(posedge clk) begin
    if (in_reset) begin
      denied_waiting <= 1'b0;
      denied_open <= 1'b1;
      bus_error_waiting <= 1'b0;
      bus_error_open <= 1'b1;
      done_waiting <= 1'b0;
    end else begin
      if (denied) begin
        denied_waiting <= 1'b1;
      end else if (event_valid & denied_ready) begin
        denied_waiting <= 1'b0;
      end
      if (event_valid & denied_ready) begin
        denied_open <= 1'b0;
      end else if (read) begin
        denied_open <= 1'b1;
      end
      if (bus_error) begin
        bus_error_waiting <= 1'b1;
      end else if (event_valid_2 & bus_error_ready) begin
        bus_error_waiting <= 1'b0;
      end
      if (event_valid_2 & bus_error_ready) begin
        bus_error_open <= 1'b0;
      end else if (read) begin
        bus_error_open <= 1'b1;
      end
      if (done) begin
        done_waiting <= 1'b1;
      end else if (done_waiting & done_in_ready) begin
        done_waiting <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, named_payload_type[6:2], arbiter_source};
endmodule

`default_nettype wire
