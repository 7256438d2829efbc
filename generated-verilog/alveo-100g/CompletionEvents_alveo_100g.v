`default_nettype none

// CompletionEvents_alveo_100g: makes events of completions in armed queues, and interrupts of events.
// Generated from CompletionEvents.java.
module CompletionEvents_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  // made: a queue is made: it is not armed
  input  wire        made_valid,
  input  wire [9:0]  made_value,
  // consumed: doorbell of a completion queue
  input  wire        consumed_valid,
  output wire        consumed_ready,
  input  wire [9:0]  consumed_payload_queue,
  input  wire [15:0] consumed_payload_consumer,  // free-running count of entries read, modulo 65536
  input  wire        consumed_payload_arm,  // interrupt at the next completion
  // taken: the doorbell as it is taken
  output wire        taken_valid,
  output wire [9:0]  taken_value_queue,
  output wire [15:0] taken_value_consumer,  // free-running count of entries read, modulo 65536
  output wire        taken_value_arm,  // interrupt at the next completion
  // writing: queue of each entry that is on its way to the bus, in order
  input  wire        writing_valid,
  output wire        writing_ready,
  input  wire [9:0]  writing_payload,
  input  wire        answered,  // the oldest entry on its way has been written
  input  wire [7:0]  settings_count,  // as soon as so many events wait
  input  wire [15:0] settings_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [15:0] now,  // 1/16 us, modulo
  // event: one cycle: this queue was armed and has a new entry
  output wire        event_valid,
  output wire [9:0]  event_value,
  output wire        completed  // one cycle per interrupt
);
  reg  [7:0]  answers;
  reg  [9:0]  queue_reg;
  reg         clearing;
  reg         looking;
  reg         sets;
  (* ram_style = "block" *)
  reg         armed [0:1023];
  reg         _was_first;
  reg         _was_bypass;
  reg         _was_written;
  wire        was;
  wire        writing_out_valid;
  wire [9:0]  writing_out_payload;

  wire        free = ~(|{made_valid, consumed_valid});
  wire        look = (|answers) & writing_out_valid & free;
  wire        writing_out_ready = (|answers) & free;
  wire [9:0]  index = made_valid ? made_value : consumed_valid ? consumed_payload_queue : writing_out_payload;

  Fifo_64_LUTRAM #(.WIDTH(10)) writing (
    .clk(clk),
    .rst(rst),
    .in_valid(writing_valid),
    .in_ready(writing_ready),
    .in_payload(writing_payload),
    .out_valid(writing_out_valid),
    .out_ready(writing_out_ready),
    .out_payload(writing_out_payload)
  );

  InterruptModeration moderation (
    .clk(clk),
    .rst(rst),
    .happening(event_valid),
    .settings_count(settings_count),
    .settings_time(settings_time),
    .now(now),
    .due(completed)
  );

  assign consumed_ready = ~made_valid;
  assign taken_valid = consumed_valid & consumed_ready;
  assign taken_value_queue = consumed_payload_queue;
  assign taken_value_consumer = consumed_payload_consumer;
  assign taken_value_arm = consumed_payload_arm;
  assign event_valid = looking & was;
  assign event_value = queue_reg;

  initial begin : armed_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
      armed[_i] = 1'b0;
    end
  end

  always @(posedge clk) begin
    if (!rst && (clearing | looking | sets)) begin
      armed[queue_reg] <= sets;
    end
  end

  always @(posedge clk) begin
    _was_first <= armed[index];
    _was_bypass <= !rst && (clearing | looking | sets) && queue_reg == index;
    _was_written <= sets;
  end

  assign was = _was_bypass ? _was_written : _was_first;

  always @(posedge clk) begin
    if (rst) begin
      answers <= 8'd0;
      clearing <= 1'b0;
      looking <= 1'b0;
      sets <= 1'b0;
    end else begin
      if (answered & ~look) begin
        answers <= answers + 8'd1;
      end else if (look & ~answered) begin
        answers <= answers - 8'd1;
      end
      clearing <= made_valid;
      looking <= look;
      sets <= consumed_valid & consumed_ready & consumed_payload_arm;
    end
  end

  always @(posedge clk) begin
    queue_reg <= index;
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_more_answers_than_entries: assert (~answers[7]);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~answers[7])) begin
    $display("CompletionEvents.java: HDL801: claim 'no more answers than entries' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
