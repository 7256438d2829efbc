`default_nettype none

// EventQueues_alveo_100g: writes events to queues in host memory, and interrupts the host.  Generated from
// EventQueues.java.
module EventQueues_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  // orders: what commands say of queues
  input  wire         orders_valid,
  output wire         orders_ready,
  input  wire         orders_payload_is_queue,  // of an event queue; else of a completion queue
  input  wire [2:0]   orders_payload_queue,  // the event queue; of a completion queue 0: it tells none
  input  wire         orders_payload_exists,  // the event queue exists from now on
  input  wire [63:0]  orders_payload_base,  // of its ring, a multiple of its size in bytes
  input  wire [3:0]   orders_payload_size,  // log2 of its entries
  input  wire [9:0]   orders_payload_completion_queue,  // the completion queue
  output wire         obeyed,  // one cycle: no entry from before the order will be written any more
  // consumed: doorbell of an event queue; 4 cycles from the one before, at least
  input  wire         consumed_valid,
  input  wire [2:0]   consumed_value_queue,
  input  wire [15:0]  consumed_value_consumer,  // so many, modulo 2^16
  // completions: an armed completion queue has a new entry, which the bus has answered
  input  wire         completions_valid,
  input  wire [9:0]   completions_value,
  // events: what queue 0 shall tell
  input  wire         events_valid,
  output wire         events_ready,
  input  wire [3:0]   events_payload_type,
  input  wire [7:0]   events_payload_syndrome,  // as the type says; else 0
  input  wire [15:0]  events_payload_object,  // number of the object, 0 if there is none
  // settings: for each queue, when its entries become interrupts
  input  wire [7:0]   settings_0_count,  // as soon as so many events wait
  input  wire [15:0]  settings_0_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [7:0]   settings_1_count,  // as soon as so many events wait
  input  wire [15:0]  settings_1_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [7:0]   settings_2_count,  // as soon as so many events wait
  input  wire [15:0]  settings_2_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [7:0]   settings_3_count,  // as soon as so many events wait
  input  wire [15:0]  settings_3_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [7:0]   settings_4_count,  // as soon as so many events wait
  input  wire [15:0]  settings_4_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [7:0]   settings_5_count,  // as soon as so many events wait
  input  wire [15:0]  settings_5_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [7:0]   settings_6_count,  // as soon as so many events wait
  input  wire [15:0]  settings_6_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [7:0]   settings_7_count,  // as soon as so many events wait
  input  wire [15:0]  settings_7_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [15:0]  now,  // 1/16 us, modulo
  // memory_bursts: bursts for the address channel of an AXI4 write port: incrementing, whole beats
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_data: beats of the bursts, in the order of these; a strobe per byte, last ends a burst
  output wire         memory_data_valid,
  input  wire         memory_data_ready,
  output wire [511:0] memory_data_payload_data,
  output wire [63:0]  memory_data_payload_strb,
  output wire         memory_data_payload_last,
  // memory_answers: a burst has been written; 1 = the bus refused it
  input  wire         memory_answers_valid,
  input  wire         memory_answers_value,
  output reg  [7:0]   existing,  // which queues exist
  output wire         full,  // one cycle: a queue has had no room for an entry, and had before
  output reg          fault,  // one cycle: the bus has refused an entry
  output wire [7:0]   interrupts  // one cycle per interrupt of each queue
);
  localparam [2:0] STEP_IDLE             = 3'd0;
  localparam [2:0] STEP_CHOOSE           = 3'd1;
  localparam [2:0] STEP_LOOK             = 3'd2;
  localparam [2:0] STEP_COUNT            = 3'd3;
  localparam [2:0] STEP_JUDGE            = 3'd4;
  localparam [2:0] STEP_WRITE            = 3'd5;
  localparam [3:0] EVENT_TYPE_COMPLETION = 4'd0;

  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg  [2:0]   step;
  reg  [7:0]   full_reg;
  reg  [2:0]   queue_reg;
  reg  [3:0]   event_type;
  reg  [7:0]   event_syndrome;
  reg  [15:0]  event_object;
  reg          of_completion;
  reg  [9:0]   completion_queue;
  reg          order_waiting;
  reg  [59:0]  row_base;
  reg  [3:0]   row_size;
  reg  [15:0]  producer;
  reg  [15:0]  consumer;
  reg  [15:0]  used;
  reg          freed;
  reg          becoming_full;
  reg  [4:0]   unanswered;
  reg  [4:0]   before_order;
  reg  [7:0]   fresh;
  (* ram_style = "block" *)
  reg  [2:0]   joined [0:1023];
  reg  [2:0]   chosen;
  (* ram_style = "distributed" *)
  reg  [63:0]  rows [0:7];
  (* ram_style = "distributed" *)
  reg  [15:0]  producers [0:7];
  (* ram_style = "distributed" *)
  reg  [15:0]  consumers [0:7];
  wire         completions_next_valid;
  wire [9:0]   completions_next_payload;
  wire         entries_in_ready;
  wire         entries_out_0_valid;
  wire [3:0]   _unused_writing_out_0_payload_event_type;
  wire [7:0]   _unused_writing_out_0_payload_event_syndrome;
  wire [15:0]  _unused_writing_out_0_payload_event_object;
  wire [59:0]  entries_out_0_payload_place;
  wire         _unused_writing_out_0_payload_owner;
  wire         entries_out_1_valid;
  wire [3:0]   entries_out_1_payload_event_type;
  wire [7:0]   entries_out_1_payload_event_syndrome;
  wire [15:0]  entries_out_1_payload_event_object;
  wire [59:0]  entries_out_1_payload_place;
  wire         entries_out_1_payload_owner;
  wire         entries_out_2_valid;
  wire [3:0]   _unused_writing_out_2_payload_event_type;
  wire [7:0]   _unused_writing_out_2_payload_event_syndrome;
  wire [15:0]  _unused_writing_out_2_payload_event_object;
  wire [59:0]  _unused_writing_out_2_payload_place;
  wire         _unused_writing_out_2_payload_owner;
  wire         stage_in_ready;
  wire         beats_in_ready;
  wire         beats_out_valid;
  wire [511:0] beats_out_payload_data;
  wire [63:0]  beats_out_payload_strb;
  wire         beats_out_payload_last;
  wire         flying_in_ready;
  wire         flying_out_valid;
  wire [2:0]   flying_out_payload;
  wire [4:0]   flying_level;
  wire         interrupt_0_due;
  wire         interrupt_1_due;
  wire         interrupt_2_due;
  wire         interrupt_3_due;
  wire         interrupt_4_due;
  wire         interrupt_5_due;
  wire         interrupt_6_due;
  wire         interrupt_7_due;

  wire         idle = step == STEP_IDLE;
  wire         making = orders_valid & orders_ready & orders_payload_is_queue;
  wire         event0 = idle & ~(orders_valid & orders_ready) & events_valid & ~full_reg[0];
  wire         completion = idle & ~(orders_valid & orders_ready) & ~event0 & completions_next_valid;
  wire         ring_inst_next_ready = idle & ~(orders_valid & orders_ready) & ~event0;
  wire [7:0]   selected = 8'd1 << orders_payload_queue;
  wire [2:0]   _orders_payload_queue_choice = making ? orders_payload_queue : consumed_value_queue;
  wire [63:0]  rows_data = rows[queue_reg];
  wire [15:0]  producers_data = producers[queue_reg];
  wire [15:0]  consumers_data = consumers[queue_reg];
  wire         freeing = consumed_valid & (consumed_value_queue == queue_reg);
  wire         is_there = |((8'd1 << queue_reg) & existing);
  wire         is_full = |((8'd1 << queue_reg) & full_reg);
  wire         room = ~(|(used >> row_size));
  wire         entries_in_valid = step == STEP_WRITE;
  wire         written = entries_in_valid & entries_in_ready;
  wire         judging = step == STEP_JUDGE;
  wire         dropping = judging & ~is_there;
  wire         refusing = judging & is_there & ~room & ~(freed | freeing);
  wire         ring_inst_hints_1_valid = refusing & of_completion;
  wire [2:0]   _orders_payload_queue_choice_2 = making ? orders_payload_queue : queue_reg;
  wire [7:0]   emptied = (making | consumed_valid) ? (making ? selected : (8'd1 << consumed_value_queue)) :
                         8'd0;
  wire         lap = producer[row_size];
  wire [15:0]  within_wire = producer & ~(16'hffff << row_size);
  wire [59:0]  writing_in_payload_place = row_base | {44'd0, within_wire};
  wire         writing_in_payload_owner = ~lap;
  wire [127:0] data = {7'd0, entries_out_1_payload_owner, 56'd0, 16'd0, entries_out_1_payload_event_object,
                       16'd0, entries_out_1_payload_event_syndrome, 4'd0, entries_out_1_payload_event_type};
  wire [3:0]   lane = 4'd1 << entries_out_1_payload_place[1:0];

  ActiveRing_1024_2_0 ring_inst (
    .clk(clk),
    .rst(in_reset),
    .hints_0_valid(completions_valid),
    .hints_0_value(completions_value),
    .hints_1_valid(ring_inst_hints_1_valid),
    .hints_1_value(completion_queue),
    .next_valid(completions_next_valid),
    .next_ready(ring_inst_next_ready),
    .next_payload(completions_next_payload)
  );

  Fork_3 #(.WIDTH(89)) writing (
    .clk(clk),
    .rst(in_reset),
    .in_valid(entries_in_valid),
    .in_ready(entries_in_ready),
    .in_payload({event_type, event_syndrome, event_object, writing_in_payload_place,
                 writing_in_payload_owner}),
    .out_0_valid(entries_out_0_valid),
    .out_0_ready(stage_in_ready),
    .out_0_payload({_unused_writing_out_0_payload_event_type, _unused_writing_out_0_payload_event_syndrome,
                    _unused_writing_out_0_payload_event_object, entries_out_0_payload_place,
                    _unused_writing_out_0_payload_owner}),
    .out_1_valid(entries_out_1_valid),
    .out_1_ready(beats_in_ready),
    .out_1_payload({entries_out_1_payload_event_type, entries_out_1_payload_event_syndrome,
                    entries_out_1_payload_event_object, entries_out_1_payload_place,
                    entries_out_1_payload_owner}),
    .out_2_valid(entries_out_2_valid),
    .out_2_ready(flying_in_ready),
    .out_2_payload({_unused_writing_out_2_payload_event_type, _unused_writing_out_2_payload_event_syndrome,
                    _unused_writing_out_2_payload_event_object, _unused_writing_out_2_payload_place,
                    _unused_writing_out_2_payload_owner})
  );

  Pipeline_1 #(.WIDTH(72)) stage (
    .clk(clk),
    .rst(in_reset),
    .in_valid(entries_out_0_valid),
    .in_ready(stage_in_ready),
    .in_payload({{entries_out_0_payload_place[59:2], 6'd0}, 8'd0}),
    .out_valid(memory_bursts_valid),
    .out_ready(memory_bursts_ready),
    .out_payload({memory_bursts_payload_address, memory_bursts_payload_length})
  );

  Pipeline_1 #(.WIDTH(577)) beats (
    .clk(clk),
    .rst(in_reset),
    .in_valid(entries_out_1_valid),
    .in_ready(beats_in_ready),
    .in_payload({{4{data}}, {{16{lane[3]}}, {16{lane[2]}}, {16{lane[1]}}, {16{lane[0]}}}, 1'b1}),
    .out_valid(beats_out_valid),
    .out_ready(memory_data_ready),
    .out_payload({beats_out_payload_data, beats_out_payload_strb, beats_out_payload_last})
  );

  Fifo_16_LUTRAM_level #(.WIDTH(3)) flying (
    .clk(clk),
    .rst(in_reset),
    .in_valid(entries_out_2_valid),
    .in_ready(flying_in_ready),
    .in_payload(queue_reg),
    .out_valid(flying_out_valid),
    .out_ready(memory_answers_valid),
    .out_payload(flying_out_payload),
    .level(flying_level)
  );

  InterruptModeration moderation (
    .clk(clk),
    .rst(in_reset),
    .happening(fresh[0]),
    .settings_count(settings_0_count),
    .settings_time(settings_0_time),
    .now(now),
    .due(interrupt_0_due)
  );

  InterruptModeration moderation_2 (
    .clk(clk),
    .rst(in_reset),
    .happening(fresh[1]),
    .settings_count(settings_1_count),
    .settings_time(settings_1_time),
    .now(now),
    .due(interrupt_1_due)
  );

  InterruptModeration moderation_3 (
    .clk(clk),
    .rst(in_reset),
    .happening(fresh[2]),
    .settings_count(settings_2_count),
    .settings_time(settings_2_time),
    .now(now),
    .due(interrupt_2_due)
  );

  InterruptModeration moderation_4 (
    .clk(clk),
    .rst(in_reset),
    .happening(fresh[3]),
    .settings_count(settings_3_count),
    .settings_time(settings_3_time),
    .now(now),
    .due(interrupt_3_due)
  );

  InterruptModeration moderation_5 (
    .clk(clk),
    .rst(in_reset),
    .happening(fresh[4]),
    .settings_count(settings_4_count),
    .settings_time(settings_4_time),
    .now(now),
    .due(interrupt_4_due)
  );

  InterruptModeration moderation_6 (
    .clk(clk),
    .rst(in_reset),
    .happening(fresh[5]),
    .settings_count(settings_5_count),
    .settings_time(settings_5_time),
    .now(now),
    .due(interrupt_5_due)
  );

  InterruptModeration moderation_7 (
    .clk(clk),
    .rst(in_reset),
    .happening(fresh[6]),
    .settings_count(settings_6_count),
    .settings_time(settings_6_time),
    .now(now),
    .due(interrupt_6_due)
  );

  InterruptModeration moderation_8 (
    .clk(clk),
    .rst(in_reset),
    .happening(fresh[7]),
    .settings_count(settings_7_count),
    .settings_time(settings_7_time),
    .now(now),
    .due(interrupt_7_due)
  );

  assign orders_ready = idle & ~order_waiting & ~consumed_valid;
  assign events_ready = ~of_completion & (dropping | ((step == STEP_WRITE) & written));
  assign full = becoming_full;
  assign memory_data_valid = beats_out_valid;
  assign memory_data_payload_data = beats_out_payload_data;
  assign memory_data_payload_strb = beats_out_payload_strb;
  assign memory_data_payload_last = beats_out_payload_last;
  assign obeyed = order_waiting & ~(|before_order);
  assign interrupts = {interrupt_7_due, interrupt_6_due, interrupt_5_due, interrupt_4_due, interrupt_3_due,
                       interrupt_2_due, interrupt_1_due, interrupt_0_due};

  initial begin : joined_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
      joined[_i] = 3'd0;
    end
  end

  always @(posedge clk) begin
    if (!in_reset && (orders_valid & orders_ready & ~orders_payload_is_queue)) begin
      joined[orders_payload_completion_queue] <= orders_payload_queue;
    end
  end

  always @(posedge clk) begin
    chosen <= joined[completions_next_payload];
  end

  always @(posedge clk) begin
    if (making) begin
      rows[orders_payload_queue] <= {orders_payload_base[63:4], orders_payload_size};
    end
  end

  always @(posedge clk) begin
    if (making | ((step == STEP_WRITE) & written)) begin
      producers[_orders_payload_queue_choice_2] <= ~making ? (producer + 16'd1) : 16'd0;
    end
  end

  always @(posedge clk) begin
    if (making | consumed_valid) begin
      consumers[_orders_payload_queue_choice] <= ~making ? consumed_value_consumer : 16'd0;
    end
  end

  always @(posedge clk) begin
    if (in_reset) begin
      step <= STEP_IDLE;
      existing <= 8'd0;
      full_reg <= 8'd0;
      order_waiting <= 1'b0;
      becoming_full <= 1'b0;
      unanswered <= 5'd0;
      before_order <= 5'd0;
      fault <= 1'b0;
      fresh <= 8'd0;
    end else begin
      if (making) begin
        existing <= orders_payload_exists ? (existing | selected) : (existing & ~selected);
      end
      case (step)
        STEP_IDLE: begin
          if (event0) begin
            step <= STEP_LOOK;
          end else if (completion) begin
            step <= STEP_CHOOSE;
          end
        end
        STEP_CHOOSE: begin
          if (|chosen) begin
            step <= STEP_LOOK;
          end else begin
            step <= STEP_IDLE;
          end
        end
        STEP_LOOK: step <= STEP_COUNT;
        STEP_COUNT: step <= STEP_JUDGE;
        STEP_JUDGE: begin
          if (dropping | refusing) begin
            step <= STEP_IDLE;
          end else if (room) begin
            step <= STEP_WRITE;
          end else begin
            step <= STEP_LOOK;
          end
        end
        STEP_WRITE: begin
          if (written) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
      full_reg <= (full_reg & ~emptied) | (refusing ? (8'd1 << queue_reg) : 8'd0);
      becoming_full <= refusing & ~is_full;
      if (entries_out_2_valid & flying_in_ready & ~memory_answers_valid) begin
        unanswered <= unanswered + 5'd1;
      end else if (memory_answers_valid & ~(entries_out_2_valid & flying_in_ready)) begin
        unanswered <= unanswered - 5'd1;
      end
      if (orders_valid & orders_ready) begin
        before_order <= memory_answers_valid ? (unanswered - 5'd1) : unanswered;
      end else if (memory_answers_valid & (|before_order)) begin
        before_order <= before_order - 5'd1;
      end
      fault <= memory_answers_valid & memory_answers_value;
      fresh <= memory_answers_valid ? (8'd1 << flying_out_payload) : 8'd0;
      if (orders_valid & orders_ready) begin
        order_waiting <= 1'b1;
      end else if (obeyed) begin
        order_waiting <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    row_base <= rows_data[63:4];
    row_size <= rows_data[3:0];
    producer <= producers_data;
    consumer <= consumers_data;
    used <= producer - consumer;
    freed <= (freeing | freed) & ~idle;
    case (step)
      STEP_IDLE: begin
        of_completion <= completion;
        completion_queue <= completions_next_payload;
        queue_reg <= 3'd0;
        event_type <= completion ? EVENT_TYPE_COMPLETION : events_payload_type;
        event_syndrome <= completion ? 8'd0 : events_payload_syndrome;
        event_object <= completion ? {6'd0, completions_next_payload} : events_payload_object;
      end
      STEP_CHOOSE: queue_reg <= chosen;
      STEP_JUDGE: begin
        if (!(dropping | refusing) && !room) begin
          freed <= 1'b0;
        end
      end
      default: ;
    endcase
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, orders_payload_base[3:0], entries_out_0_payload_place[1:0],
                          entries_out_1_payload_place[59:2], flying_out_valid, flying_level};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    every_answer_belongs_to_an_entry: assert (~memory_answers_valid | flying_out_valid);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~memory_answers_valid | flying_out_valid)) begin
    $display("EventQueues.java: HDL801: claim 'every answer belongs to an entry' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
