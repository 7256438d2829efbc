`default_nettype none

// CompletionWriter_small: writes completions to their queues in host memory and interrupts the host.
// Generated from CompletionWriter.java.
// timeline visible: 3 cycles, 3 registers (72 bits), of these 3 (72 bits) only wait
module CompletionWriter_small (
  input  wire         clk,
  input  wire         rst,
  // setup: which queues a queue pair uses; taken at once
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [3:0]   setup_payload_qp,  // queue pair, local number
  input  wire [3:0]   setup_payload_sends,  // completion queue of sends
  input  wire [3:0]   setup_payload_receives,  // completion queue of receives
  // queues: a queue is made or goes
  input  wire         queues_valid,
  input  wire [3:0]   queues_value_index,
  input  wire         queues_value_valid,  // exists
  input  wire [63:0]  queues_value_base,  // 64-byte aligned
  input  wire [3:0]   queues_value_size,  // log2 of its entries, 0 to 15
  // consumed: doorbell of a completion queue
  input  wire         consumed_valid,
  output wire         consumed_ready,
  input  wire [3:0]   consumed_payload_queue,
  input  wire [15:0]  consumed_payload_consumer,  // free-running count of entries read, modulo 65536
  input  wire         consumed_payload_arm,  // interrupt at the next completion
  // receives: of requests in the receive queue, flushed ones behind used ones
  input  wire         receives_valid,
  output wire         receives_ready,
  input  wire [3:0]   receives_payload_qp,  // queue pair, local number
  input  wire         receives_payload_is_receive,  // for the receive completion queue
  input  wire [3:0]   receives_payload_kind,  // CompletionKind
  input  wire [3:0]   receives_payload_status,  // CompletionStatus
  input  wire         receives_payload_solicited,  // solicited event
  input  wire [31:0]  receives_payload_length,  // bytes received; of a send, bytes sent or brought
  input  wire [31:0]  receives_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0]  receives_payload_wqe_index,  // free-running index of the completed request in its queue
  input  wire [23:0]  receives_payload_placements,  // wait until so many placements are visible
  input  wire         receives_payload_waiting,  // placements counts; that of a Send or a Write does not wait
  // sends: of requests in the send queue, Reads and atomics among them
  input  wire         sends_valid,
  output wire         sends_ready,
  input  wire [3:0]   sends_payload_qp,  // queue pair, local number
  input  wire         sends_payload_is_receive,  // for the receive completion queue
  input  wire [3:0]   sends_payload_kind,  // CompletionKind
  input  wire [3:0]   sends_payload_status,  // CompletionStatus
  input  wire         sends_payload_solicited,  // solicited event
  input  wire [31:0]  sends_payload_length,  // bytes received; of a send, bytes sent or brought
  input  wire [31:0]  sends_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0]  sends_payload_wqe_index,  // free-running index of the completed request in its queue
  input  wire [23:0]  sends_payload_placements,  // wait until so many placements are visible
  input  wire         sends_payload_waiting,  // placements counts; that of a Send or a Write does not wait
  input  wire [23:0]  visible,  // cycle 0: placements that are visible, modulo 2^24
  // placement_fault: placements that the bus has refused; before they are visible
  input  wire         placement_fault_valid,
  input  wire [13:0]  placement_fault_value_qp,  // queue pair, local number
  input  wire [23:0]  placement_fault_value_placement,  // which placement it is, counted from 1 since reset and modulo 2^24
  input  wire [7:0]   settings_count,  // as soon as so many events wait
  input  wire [15:0]  settings_time,  // or as soon as one has waited so long, in 1/16 us
  input  wire [31:0]  now,  // 1/16 us
  // memory_bursts: bursts for the address channel of an AXI4 write port: incrementing, whole beats
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_data: beats of the bursts, in the order of these; a strobe per byte, last ends a burst
  output wire         memory_data_valid,
  input  wire         memory_data_ready,
  output wire [255:0] memory_data_payload_data,
  output wire [31:0]  memory_data_payload_strb,
  output wire         memory_data_payload_last,
  // memory_answers: a burst has been written; 1 = the bus refused it
  input  wire         memory_answers_valid,
  input  wire         memory_answers_value,
  // overflow: a completion of this queue is lost for want of room
  output wire         overflow_valid,
  output wire [3:0]   overflow_value,
  input  wire [3:0]   asked,  // a queue
  output wire         is_broken,  // two cycles later: it has lost a completion since it was made, for want of room or on the bus
  // failures: queue pairs that have lost a completion; some are not named
  output wire         failures_valid,
  input  wire         failures_ready,
  output wire [3:0]   failures_payload_qp,  // queue pair, local number
  output wire [4:0]   failures_payload_cause,  // why
  output wire         failures_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  output wire [15:0]  failures_payload_request,
  // event: one cycle: this queue was armed and has a new entry
  output wire         event_valid,
  output wire [3:0]   event_value,
  output wire         completed,  // one cycle per interrupt
  output reg          fault,  // one cycle: the bus has refused an entry
  // ended: a completion of this queue pair has been written, or is lost
  output wire         ended_valid,
  output wire [3:0]   ended_value
);
  localparam [4:0] FAILURE_CAUSE_CQ_OVERRUN = 5'd1;

  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg          second;
  reg          named;
  reg  [3:0]   qp;
  // ---- timeline visible, cycle 1
  reg  [47:0]  visible_c1_c2;
  // ---- timeline visible, cycle 3
  (* shreg_extract = "no" *)
  reg  [23:0]  visible_c3;
  wire         slots_refused_ready;
  wire         slots_in_ready;
  wire         slots_out_valid;
  wire [3:0]   slots_out_payload_queue;
  wire [57:0]  slots_out_payload_place;
  wire         slots_out_payload_owner;
  wire [3:0]   slots_out_payload_completion_qp;
  wire         slots_out_payload_completion_is_receive;
  wire [3:0]   slots_out_payload_completion_kind;
  wire [3:0]   slots_out_payload_completion_status;
  wire         slots_out_payload_completion_solicited;
  wire [31:0]  slots_out_payload_completion_length;
  wire [31:0]  slots_out_payload_completion_immediate;
  wire [15:0]  slots_out_payload_completion_wqe_index;
  wire [23:0]  slots_out_payload_completion_placements;
  wire         slots_out_payload_completion_waiting;
  wire [3:0]   slots_overflow_qp;
  wire         events_taken_valid;
  wire [3:0]   events_taken_value_queue;
  wire [15:0]  events_taken_value_consumer;
  wire         events_taken_value_arm;
  wire         events_writing_ready;
  wire         copies_in_ready;
  wire         copies_out_0_valid;
  wire [3:0]   _unused_copies_out_0_payload_queue;
  wire [57:0]  copies_out_0_payload_place;
  wire         _unused_copies_out_0_payload_owner;
  wire [3:0]   _unused_copies_out_0_payload_completion_qp;
  wire         _unused_copies_out_0_payload_completion_is_receive;
  wire [3:0]   _unused_copies_out_0_payload_completion_kind;
  wire [3:0]   _unused_copies_out_0_payload_completion_status;
  wire         _unused_copies_out_0_payload_completion_solicited;
  wire [31:0]  _unused_copies_out_0_payload_completion_length;
  wire [31:0]  _unused_copies_out_0_payload_completion_immediate;
  wire [15:0]  _unused_copies_out_0_payload_completion_wqe_index;
  wire [23:0]  _unused_copies_out_0_payload_completion_placements;
  wire         _unused_copies_out_0_payload_completion_waiting;
  wire         copies_out_1_valid;
  wire [3:0]   _unused_copies_out_1_payload_queue;
  wire [57:0]  _unused_copies_out_1_payload_place;
  wire         copies_out_1_payload_owner;
  wire [3:0]   copies_out_1_payload_completion_qp;
  wire         copies_out_1_payload_completion_is_receive;
  wire [3:0]   copies_out_1_payload_completion_kind;
  wire [3:0]   copies_out_1_payload_completion_status;
  wire         copies_out_1_payload_completion_solicited;
  wire [31:0]  copies_out_1_payload_completion_length;
  wire [31:0]  copies_out_1_payload_completion_immediate;
  wire [15:0]  copies_out_1_payload_completion_wqe_index;
  wire [23:0]  _unused_copies_out_1_payload_completion_placements;
  wire         _unused_copies_out_1_payload_completion_waiting;
  wire         copies_out_2_valid;
  wire [3:0]   copies_out_2_payload_queue;
  wire [57:0]  _unused_copies_out_2_payload_place;
  wire         _unused_copies_out_2_payload_owner;
  wire [3:0]   _unused_copies_out_2_payload_completion_qp;
  wire         _unused_copies_out_2_payload_completion_is_receive;
  wire [3:0]   _unused_copies_out_2_payload_completion_kind;
  wire [3:0]   _unused_copies_out_2_payload_completion_status;
  wire         _unused_copies_out_2_payload_completion_solicited;
  wire [31:0]  _unused_copies_out_2_payload_completion_length;
  wire [31:0]  _unused_copies_out_2_payload_completion_immediate;
  wire [15:0]  _unused_copies_out_2_payload_completion_wqe_index;
  wire [23:0]  _unused_copies_out_2_payload_completion_placements;
  wire         _unused_copies_out_2_payload_completion_waiting;
  wire         copies_out_3_valid;
  wire [3:0]   copies_out_3_payload_queue;
  wire [57:0]  copies_out_3_payload_place;
  wire         copies_out_3_payload_owner;
  wire [3:0]   copies_out_3_payload_completion_qp;
  wire         copies_out_3_payload_completion_is_receive;
  wire [3:0]   copies_out_3_payload_completion_kind;
  wire [3:0]   copies_out_3_payload_completion_status;
  wire         copies_out_3_payload_completion_solicited;
  wire [31:0]  copies_out_3_payload_completion_length;
  wire [31:0]  copies_out_3_payload_completion_immediate;
  wire [15:0]  copies_out_3_payload_completion_wqe_index;
  wire [23:0]  copies_out_3_payload_completion_placements;
  wire         copies_out_3_payload_completion_waiting;
  wire         writing_in_ready;
  wire         writing_out_valid;
  wire [3:0]   writing_out_payload_queue;
  wire [3:0]   writing_out_payload_qp;
  wire         refused_in_ready;
  wire         refused_out_valid;
  wire [3:0]   refused_out_payload;
  wire         receives_out_valid;
  wire [3:0]   receives_out_payload_qp;
  wire         receives_out_payload_is_receive;
  wire [3:0]   receives_out_payload_kind;
  wire [3:0]   receives_out_payload_status;
  wire         receives_out_payload_solicited;
  wire [31:0]  receives_out_payload_length;
  wire [31:0]  receives_out_payload_immediate;
  wire [15:0]  receives_out_payload_wqe_index;
  wire [23:0]  receives_out_payload_placements;
  wire         receives_out_payload_waiting;
  wire         reads_out_valid;
  wire [3:0]   reads_out_payload_qp;
  wire         reads_out_payload_is_receive;
  wire [3:0]   reads_out_payload_kind;
  wire [3:0]   reads_out_payload_status;
  wire         reads_out_payload_solicited;
  wire [31:0]  reads_out_payload_length;
  wire [31:0]  reads_out_payload_immediate;
  wire [15:0]  reads_out_payload_wqe_index;
  wire [23:0]  reads_out_payload_placements;
  wire         reads_out_payload_waiting;
  wire         arbiter_in_0_ready;
  wire         arbiter_in_1_ready;
  wire         arbiter_out_valid;
  wire [3:0]   arbiter_out_payload_qp;
  wire         arbiter_out_payload_is_receive;
  wire [3:0]   arbiter_out_payload_kind;
  wire [3:0]   arbiter_out_payload_status;
  wire         arbiter_out_payload_solicited;
  wire [31:0]  arbiter_out_payload_length;
  wire [31:0]  arbiter_out_payload_immediate;
  wire [15:0]  arbiter_out_payload_wqe_index;
  wire [23:0]  arbiter_out_payload_placements;
  wire         arbiter_out_payload_waiting;
  wire         arbiter_source;
  wire         chosen_in_ready;
  wire         chosen_out_valid;
  wire [3:0]   chosen_out_payload_qp;
  wire         chosen_out_payload_is_receive;
  wire [3:0]   chosen_out_payload_kind;
  wire [3:0]   chosen_out_payload_status;
  wire         chosen_out_payload_solicited;
  wire [31:0]  chosen_out_payload_length;
  wire [31:0]  chosen_out_payload_immediate;
  wire [15:0]  chosen_out_payload_wqe_index;
  wire [23:0]  chosen_out_payload_placements;
  wire         chosen_out_payload_waiting;
  wire         stage_in_ready;
  wire         beats_in_ready;

  wire         refused_in_valid = memory_answers_valid & memory_answers_value;
  wire [511:0] cqe = {7'd0, copies_out_1_payload_owner, 360'd0, copies_out_1_payload_completion_wqe_index,
                      copies_out_1_payload_completion_immediate, copies_out_1_payload_completion_length,
                      14'd0, copies_out_1_payload_completion_is_receive,
                      copies_out_1_payload_completion_solicited, 4'd0, copies_out_1_payload_completion_status,
                      4'd0, copies_out_1_payload_completion_kind, 28'd0, copies_out_1_payload_completion_qp};
  wire [255:0] beats_in_payload_data = second ? cqe[511:256] : cqe[255:0];
  wire         copies_out_1_ready = beats_in_ready & second;

  CompletionSlots_small slots (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(setup_valid),
    .setup_ready(setup_ready),
    .setup_payload_qp(setup_payload_qp),
    .setup_payload_sends(setup_payload_sends),
    .setup_payload_receives(setup_payload_receives),
    .queues_valid(queues_valid),
    .queues_value_index(queues_value_index),
    .queues_value_valid(queues_value_valid),
    .queues_value_base(queues_value_base),
    .queues_value_size(queues_value_size),
    .consumed_valid(events_taken_valid),
    .consumed_value_queue(events_taken_value_queue),
    .consumed_value_consumer(events_taken_value_consumer),
    .consumed_value_arm(events_taken_value_arm),
    .refused_valid(refused_out_valid),
    .refused_ready(slots_refused_ready),
    .refused_payload(refused_out_payload),
    .fault_valid(placement_fault_valid),
    .fault_value_qp(placement_fault_value_qp),
    .fault_value_placement(placement_fault_value_placement),
    .visible(visible),
    .in_valid(chosen_out_valid),
    .in_ready(slots_in_ready),
    .in_payload_qp(chosen_out_payload_qp),
    .in_payload_is_receive(chosen_out_payload_is_receive),
    .in_payload_kind(chosen_out_payload_kind),
    .in_payload_status(chosen_out_payload_status),
    .in_payload_solicited(chosen_out_payload_solicited),
    .in_payload_length(chosen_out_payload_length),
    .in_payload_immediate(chosen_out_payload_immediate),
    .in_payload_wqe_index(chosen_out_payload_wqe_index),
    .in_payload_placements(chosen_out_payload_placements),
    .in_payload_waiting(chosen_out_payload_waiting),
    .out_valid(slots_out_valid),
    .out_ready(copies_in_ready),
    .out_payload_queue(slots_out_payload_queue),
    .out_payload_place(slots_out_payload_place),
    .out_payload_owner(slots_out_payload_owner),
    .out_payload_completion_qp(slots_out_payload_completion_qp),
    .out_payload_completion_is_receive(slots_out_payload_completion_is_receive),
    .out_payload_completion_kind(slots_out_payload_completion_kind),
    .out_payload_completion_status(slots_out_payload_completion_status),
    .out_payload_completion_solicited(slots_out_payload_completion_solicited),
    .out_payload_completion_length(slots_out_payload_completion_length),
    .out_payload_completion_immediate(slots_out_payload_completion_immediate),
    .out_payload_completion_wqe_index(slots_out_payload_completion_wqe_index),
    .out_payload_completion_placements(slots_out_payload_completion_placements),
    .out_payload_completion_waiting(slots_out_payload_completion_waiting),
    .overflow_valid(overflow_valid),
    .overflow_value(overflow_value),
    .asked(asked),
    .is_broken(is_broken),
    .overflow_qp(slots_overflow_qp)
  );

  CompletionEvents_small events (
    .clk(clk),
    .rst(in_reset),
    .made_valid(queues_valid),
    .made_value(queues_value_index),
    .consumed_valid(consumed_valid),
    .consumed_ready(consumed_ready),
    .consumed_payload_queue(consumed_payload_queue),
    .consumed_payload_consumer(consumed_payload_consumer),
    .consumed_payload_arm(consumed_payload_arm),
    .taken_valid(events_taken_valid),
    .taken_value_queue(events_taken_value_queue),
    .taken_value_consumer(events_taken_value_consumer),
    .taken_value_arm(events_taken_value_arm),
    .writing_valid(copies_out_2_valid),
    .writing_ready(events_writing_ready),
    .writing_payload(copies_out_2_payload_queue),
    .answered(memory_answers_valid),
    .settings_count(settings_count),
    .settings_time(settings_time),
    .now(now[15:0]),
    .event_valid(event_valid),
    .event_value(event_value),
    .completed(completed)
  );

  Fork_4 #(.WIDTH(182)) copies (
    .clk(clk),
    .rst(in_reset),
    .in_valid(slots_out_valid),
    .in_ready(copies_in_ready),
    .in_payload({slots_out_payload_queue, slots_out_payload_place, slots_out_payload_owner,
                 slots_out_payload_completion_qp, slots_out_payload_completion_is_receive,
                 slots_out_payload_completion_kind, slots_out_payload_completion_status,
                 slots_out_payload_completion_solicited, slots_out_payload_completion_length,
                 slots_out_payload_completion_immediate, slots_out_payload_completion_wqe_index,
                 slots_out_payload_completion_placements, slots_out_payload_completion_waiting}),
    .out_0_valid(copies_out_0_valid),
    .out_0_ready(stage_in_ready),
    .out_0_payload({_unused_copies_out_0_payload_queue, copies_out_0_payload_place,
                    _unused_copies_out_0_payload_owner, _unused_copies_out_0_payload_completion_qp,
                    _unused_copies_out_0_payload_completion_is_receive,
                    _unused_copies_out_0_payload_completion_kind,
                    _unused_copies_out_0_payload_completion_status,
                    _unused_copies_out_0_payload_completion_solicited,
                    _unused_copies_out_0_payload_completion_length,
                    _unused_copies_out_0_payload_completion_immediate,
                    _unused_copies_out_0_payload_completion_wqe_index,
                    _unused_copies_out_0_payload_completion_placements,
                    _unused_copies_out_0_payload_completion_waiting}),
    .out_1_valid(copies_out_1_valid),
    .out_1_ready(copies_out_1_ready),
    .out_1_payload({_unused_copies_out_1_payload_queue, _unused_copies_out_1_payload_place,
                    copies_out_1_payload_owner, copies_out_1_payload_completion_qp,
                    copies_out_1_payload_completion_is_receive, copies_out_1_payload_completion_kind,
                    copies_out_1_payload_completion_status, copies_out_1_payload_completion_solicited,
                    copies_out_1_payload_completion_length, copies_out_1_payload_completion_immediate,
                    copies_out_1_payload_completion_wqe_index,
                    _unused_copies_out_1_payload_completion_placements,
                    _unused_copies_out_1_payload_completion_waiting}),
    .out_2_valid(copies_out_2_valid),
    .out_2_ready(events_writing_ready),
    .out_2_payload({copies_out_2_payload_queue, _unused_copies_out_2_payload_place,
                    _unused_copies_out_2_payload_owner, _unused_copies_out_2_payload_completion_qp,
                    _unused_copies_out_2_payload_completion_is_receive,
                    _unused_copies_out_2_payload_completion_kind,
                    _unused_copies_out_2_payload_completion_status,
                    _unused_copies_out_2_payload_completion_solicited,
                    _unused_copies_out_2_payload_completion_length,
                    _unused_copies_out_2_payload_completion_immediate,
                    _unused_copies_out_2_payload_completion_wqe_index,
                    _unused_copies_out_2_payload_completion_placements,
                    _unused_copies_out_2_payload_completion_waiting}),
    .out_3_valid(copies_out_3_valid),
    .out_3_ready(writing_in_ready),
    .out_3_payload({copies_out_3_payload_queue, copies_out_3_payload_place, copies_out_3_payload_owner,
                    copies_out_3_payload_completion_qp, copies_out_3_payload_completion_is_receive,
                    copies_out_3_payload_completion_kind, copies_out_3_payload_completion_status,
                    copies_out_3_payload_completion_solicited, copies_out_3_payload_completion_length,
                    copies_out_3_payload_completion_immediate, copies_out_3_payload_completion_wqe_index,
                    copies_out_3_payload_completion_placements, copies_out_3_payload_completion_waiting})
  );

  Fifo_64_LUTRAM #(.WIDTH(8)) writing (
    .clk(clk),
    .rst(in_reset),
    .in_valid(copies_out_3_valid),
    .in_ready(writing_in_ready),
    .in_payload({copies_out_3_payload_queue, copies_out_3_payload_completion_qp}),
    .out_valid(writing_out_valid),
    .out_ready(memory_answers_valid),
    .out_payload({writing_out_payload_queue, writing_out_payload_qp})
  );

  Fifo_128_BRAM #(.WIDTH(4)) refused (
    .clk(clk),
    .rst(in_reset),
    .in_valid(refused_in_valid),
    .in_ready(refused_in_ready),
    .in_payload(writing_out_payload_queue),
    .out_valid(refused_out_valid),
    .out_ready(slots_refused_ready),
    .out_payload(refused_out_payload)
  );

  EventMerge_16_64 ends (
    .clk(clk),
    .rst(in_reset),
    .first_valid(memory_answers_valid),
    .first_value(writing_out_payload_qp),
    .second_valid(overflow_valid),
    .second_value(slots_overflow_qp),
    .out_valid(ended_valid),
    .out_value(ended_value)
  );

  CompletionGate_small receives (
    .clk(clk),
    .rst(in_reset),
    .in_valid(receives_valid),
    .in_ready(receives_ready),
    .in_payload_qp(receives_payload_qp),
    .in_payload_is_receive(receives_payload_is_receive),
    .in_payload_kind(receives_payload_kind),
    .in_payload_status(receives_payload_status),
    .in_payload_solicited(receives_payload_solicited),
    .in_payload_length(receives_payload_length),
    .in_payload_immediate(receives_payload_immediate),
    .in_payload_wqe_index(receives_payload_wqe_index),
    .in_payload_placements(receives_payload_placements),
    .in_payload_waiting(receives_payload_waiting),
    .visible(visible_c3),
    .out_valid(receives_out_valid),
    .out_ready(arbiter_in_0_ready),
    .out_payload_qp(receives_out_payload_qp),
    .out_payload_is_receive(receives_out_payload_is_receive),
    .out_payload_kind(receives_out_payload_kind),
    .out_payload_status(receives_out_payload_status),
    .out_payload_solicited(receives_out_payload_solicited),
    .out_payload_length(receives_out_payload_length),
    .out_payload_immediate(receives_out_payload_immediate),
    .out_payload_wqe_index(receives_out_payload_wqe_index),
    .out_payload_placements(receives_out_payload_placements),
    .out_payload_waiting(receives_out_payload_waiting)
  );

  ReadGate_small_32 reads (
    .clk(clk),
    .rst(in_reset),
    .in_valid(sends_valid),
    .in_ready(sends_ready),
    .in_payload_qp(sends_payload_qp),
    .in_payload_is_receive(sends_payload_is_receive),
    .in_payload_kind(sends_payload_kind),
    .in_payload_status(sends_payload_status),
    .in_payload_solicited(sends_payload_solicited),
    .in_payload_length(sends_payload_length),
    .in_payload_immediate(sends_payload_immediate),
    .in_payload_wqe_index(sends_payload_wqe_index),
    .in_payload_placements(sends_payload_placements),
    .in_payload_waiting(sends_payload_waiting),
    .visible(visible_c3),
    .out_valid(reads_out_valid),
    .out_ready(arbiter_in_1_ready),
    .out_payload_qp(reads_out_payload_qp),
    .out_payload_is_receive(reads_out_payload_is_receive),
    .out_payload_kind(reads_out_payload_kind),
    .out_payload_status(reads_out_payload_status),
    .out_payload_solicited(reads_out_payload_solicited),
    .out_payload_length(reads_out_payload_length),
    .out_payload_immediate(reads_out_payload_immediate),
    .out_payload_wqe_index(reads_out_payload_wqe_index),
    .out_payload_placements(reads_out_payload_placements),
    .out_payload_waiting(reads_out_payload_waiting)
  );

  Arbiter_2_ROUND_ROBIN #(.WIDTH(119)) arbiter (
    .clk(clk),
    .rst(in_reset),
    .in_0_valid(receives_out_valid),
    .in_0_ready(arbiter_in_0_ready),
    .in_0_payload({receives_out_payload_qp, receives_out_payload_is_receive, receives_out_payload_kind,
                   receives_out_payload_status, receives_out_payload_solicited, receives_out_payload_length,
                   receives_out_payload_immediate, receives_out_payload_wqe_index,
                   receives_out_payload_placements, receives_out_payload_waiting}),
    .in_1_valid(reads_out_valid),
    .in_1_ready(arbiter_in_1_ready),
    .in_1_payload({reads_out_payload_qp, reads_out_payload_is_receive, reads_out_payload_kind,
                   reads_out_payload_status, reads_out_payload_solicited, reads_out_payload_length,
                   reads_out_payload_immediate, reads_out_payload_wqe_index, reads_out_payload_placements,
                   reads_out_payload_waiting}),
    .out_valid(arbiter_out_valid),
    .out_ready(chosen_in_ready),
    .out_payload({arbiter_out_payload_qp, arbiter_out_payload_is_receive, arbiter_out_payload_kind,
                  arbiter_out_payload_status, arbiter_out_payload_solicited, arbiter_out_payload_length,
                  arbiter_out_payload_immediate, arbiter_out_payload_wqe_index,
                  arbiter_out_payload_placements, arbiter_out_payload_waiting}),
    .source(arbiter_source)
  );

  RegisterSlice #(.WIDTH(119)) chosen (
    .clk(clk),
    .rst(in_reset),
    .in_valid(arbiter_out_valid),
    .in_ready(chosen_in_ready),
    .in_payload({arbiter_out_payload_qp, arbiter_out_payload_is_receive, arbiter_out_payload_kind,
                 arbiter_out_payload_status, arbiter_out_payload_solicited, arbiter_out_payload_length,
                 arbiter_out_payload_immediate, arbiter_out_payload_wqe_index, arbiter_out_payload_placements,
                 arbiter_out_payload_waiting}),
    .out_valid(chosen_out_valid),
    .out_ready(slots_in_ready),
    .out_payload({chosen_out_payload_qp, chosen_out_payload_is_receive, chosen_out_payload_kind,
                  chosen_out_payload_status, chosen_out_payload_solicited, chosen_out_payload_length,
                  chosen_out_payload_immediate, chosen_out_payload_wqe_index, chosen_out_payload_placements,
                  chosen_out_payload_waiting})
  );

  Pipeline_1 #(.WIDTH(72)) stage (
    .clk(clk),
    .rst(in_reset),
    .in_valid(copies_out_0_valid),
    .in_ready(stage_in_ready),
    .in_payload({{copies_out_0_payload_place, 6'd0}, 8'd1}),
    .out_valid(memory_bursts_valid),
    .out_ready(memory_bursts_ready),
    .out_payload({memory_bursts_payload_address, memory_bursts_payload_length})
  );

  Pipeline_1 #(.WIDTH(289)) beats (
    .clk(clk),
    .rst(in_reset),
    .in_valid(copies_out_1_valid),
    .in_ready(beats_in_ready),
    .in_payload({beats_in_payload_data, 32'hffff_ffff, second}),
    .out_valid(memory_data_valid),
    .out_ready(memory_data_ready),
    .out_payload({memory_data_payload_data, memory_data_payload_strb, memory_data_payload_last})
  );

  assign failures_valid = named;
  assign failures_payload_qp = qp;
  assign failures_payload_cause = FAILURE_CAUSE_CQ_OVERRUN;
  assign failures_payload_named = 1'b0;
  assign failures_payload_request = 16'd0;

  always @(posedge clk) begin
    if (in_reset) begin
      fault <= 1'b0;
      second <= 1'b0;
      named <= 1'b0;
    end else begin
      if (copies_out_1_valid & beats_in_ready) begin
        second <= ~second;
      end
      fault <= memory_answers_valid & memory_answers_value;
      if (~named) begin
        named <= overflow_valid;
      end else if (failures_ready) begin
        named <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    if (~named) begin
      qp <= slots_overflow_qp;
    end
    in_reset <= rst;
    // ---- timeline visible, cycle 1
    visible_c1_c2 <= {visible_c1_c2[23:0], visible};
    // ---- timeline visible, cycle 3
    visible_c3 <= visible_c1_c2[47:24];
  end

  wire        _unused = &{1'b0, now[31:16], copies_out_3_payload_place, copies_out_3_payload_owner,
                          copies_out_3_payload_completion_is_receive, copies_out_3_payload_completion_kind,
                          copies_out_3_payload_completion_status, copies_out_3_payload_completion_solicited,
                          copies_out_3_payload_completion_length, copies_out_3_payload_completion_immediate,
                          copies_out_3_payload_completion_wqe_index,
                          copies_out_3_payload_completion_placements, copies_out_3_payload_completion_waiting,
                          writing_out_valid, refused_in_ready, arbiter_source};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    every_answer_belongs_to_an_entry: assert (~memory_answers_valid | writing_out_valid);
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_every_entry_that_is_refused: assert (~refused_in_valid | refused_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~memory_answers_valid | writing_out_valid)) begin
    $display("CompletionWriter.java: HDL801: claim 'every answer belongs to an entry' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~refused_in_valid | refused_in_ready)) begin
    $display("CompletionWriter.java: HDL801: claim 'there is a place for every entry that is refused' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
