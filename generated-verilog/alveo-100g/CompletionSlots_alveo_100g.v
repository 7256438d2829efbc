`default_nettype none

// CompletionSlots_alveo_100g: gives every completion its place in its completion queue.  Generated from
// CompletionSlots.java.
// timeline arrived: 7 cycles, 138 registers (1384 bits), of these 103 (972 bits) only wait
module CompletionSlots_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  // setup: which queues a queue pair uses; taken at once
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [9:0]  setup_payload_qp,  // queue pair, local number
  input  wire [9:0]  setup_payload_sends,  // completion queue of sends
  input  wire [9:0]  setup_payload_receives,  // completion queue of receives
  // setup_payload_srq: the shared receive queue, where there are any
  input  wire        setup_payload_srq_used,  // from a shared receive queue; else from one of its own
  input  wire [5:0]  setup_payload_srq_srq,
  // queues: a queue is made or goes
  input  wire        queues_valid,
  input  wire [9:0]  queues_value_index,
  input  wire        queues_value_valid,  // exists
  input  wire [63:0] queues_value_base,  // 64-byte aligned
  input  wire [3:0]  queues_value_size,  // log2 of its entries, 0 to 15
  // consumed: entries the host has read: index and count
  input  wire        consumed_valid,
  input  wire [9:0]  consumed_value_queue,
  input  wire [15:0] consumed_value_consumer,  // free-running count of entries read, modulo 65536
  input  wire        consumed_value_arm,  // interrupt at the next completion
  // refused: queues of which the bus has refused an entry
  input  wire        refused_valid,
  output wire        refused_ready,
  input  wire [9:0]  refused_payload,
  // fault: placements that the bus has refused
  input  wire        fault_valid,
  input  wire [13:0] fault_value_qp,  // queue pair, local number
  input  wire [23:0] fault_value_placement,  // which placement it is, counted from 1 since reset and modulo 2^24
  input  wire [23:0] visible,  // placements that are visible, modulo 2^24
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [9:0]  in_payload_qp,  // queue pair, local number
  input  wire        in_payload_is_receive,  // for the receive completion queue
  input  wire [3:0]  in_payload_kind,  // CompletionKind
  input  wire [3:0]  in_payload_status,  // CompletionStatus
  input  wire        in_payload_solicited,  // solicited event
  input  wire [31:0] in_payload_length,  // bytes received; of a send, bytes sent or brought
  input  wire [31:0] in_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0] in_payload_wqe_index,  // free-running index of the completed request in its queue
  input  wire [23:0] in_payload_placements,  // wait until so many placements are visible
  input  wire        in_payload_waiting,  // placements counts; that of a Send or a Write does not wait
  output wire        out_valid,
  input  wire        out_ready,
  output wire [9:0]  out_payload_queue,
  output wire [57:0] out_payload_place,  // of the entry in host memory, in units of 64 bytes
  output wire        out_payload_owner,  // inverted every lap, 1 in the first
  output wire [9:0]  out_payload_completion_qp,  // queue pair, local number
  output wire        out_payload_completion_is_receive,  // for the receive completion queue
  output wire [3:0]  out_payload_completion_kind,  // CompletionKind
  output wire [3:0]  out_payload_completion_status,  // CompletionStatus
  output wire        out_payload_completion_solicited,  // solicited event
  output wire [31:0] out_payload_completion_length,  // bytes received; of a send, bytes sent or brought
  output wire [31:0] out_payload_completion_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] out_payload_completion_wqe_index,  // free-running index of the completed request in its queue
  output wire [23:0] out_payload_completion_placements,  // wait until so many placements are visible
  output wire        out_payload_completion_waiting,  // placements counts; that of a Send or a Write does not wait
  // out_payload_srq: of whose WQE it is, where there are shared receive queues
  output wire        out_payload_srq_used,  // from a shared receive queue; else from one of its own
  output wire [5:0]  out_payload_srq_srq,
  // overflow: a completion of this queue is lost for want of room
  output wire        overflow_valid,
  output reg  [9:0]  overflow_value,
  input  wire [9:0]  asked,  // cycle 0: a queue
  output reg         is_broken,  // cycle 2: it has lost a completion since it was made, for want of room or on the bus
  (* shreg_extract = "no" *)
  output reg  [9:0]  overflow_qp,  // queue pair of the completion that is lost; counts with overflow
  // srq_dealt: one is dealt; before any completion of it
  input  wire        srq_dealt_valid,
  input  wire [9:0]  srq_dealt_value_qp,  // queue pair, local number
  input  wire [2:0]  srq_dealt_value_place,  // low bits of its index among those of the queue pair
  input  wire [15:0] srq_dealt_value_tag,  // what its completion says to the host
  // srq_wanted: the tag of one is wanted, until it comes
  input  wire        srq_wanted_valid,
  input  wire [9:0]  srq_wanted_value_qp,  // queue pair, local number
  input  wire [15:0] srq_wanted_value_index,  // free-running index among those of the queue pair, modulo 65536
  // srq_tag: here it is
  output wire        srq_tag_valid,
  output wire [15:0] srq_tag_value,
  // srq_ended: one is complete: another may take its place
  output reg         srq_ended_valid,
  output reg  [9:0]  srq_ended_value_qp,  // queue pair, local number
  output reg  [3:0]  srq_ended_value_count  // in this life, modulo twice as many as it can have
);
  localparam [3:0] COMPLETION_STATUS_SUCCESS          = 4'd0;
  localparam [3:0] COMPLETION_STATUS_FLUSHED          = 4'd1;
  localparam [3:0] COMPLETION_STATUS_LOCAL_PROTECTION = 4'd2;

  reg  [4:0]   admitted_places;
  reg          tag_asked;
  reg          tag_read;
  // ---- timeline arrived, cycle 0
  reg          arrived;
  reg          step_is_new;
  reg          step_breaking;
  reg  [9:0]   step_queue;
  reg  [9:0]   step_completion_qp;
  reg          step_completion_is_receive;
  reg  [3:0]   step_completion_kind;
  reg  [3:0]   step_completion_status;
  reg          step_completion_solicited;
  reg  [31:0]  step_completion_length;
  reg  [31:0]  step_completion_immediate;
  reg  [15:0]  step_completion_wqe_index;
  reg  [23:0]  step_completion_placements;
  reg          step_completion_waiting;
  // ---- timeline arrived, cycle 1
  reg          step_completion_is_receive_c1;
  reg          step_is_new_c1;
  reg          step_breaking_c1;
  reg  [9:0]   step_queue_c1;
  reg          arrived_c1;
  reg  [3:0]   srq_ended_value_count_c1;
  reg  [191:0] step_completion_immediate_c1_c6;
  reg  [23:0]  step_completion_kind_c1_c6;
  reg  [191:0] step_completion_length_c1_c6;
  reg  [143:0] step_completion_placements_c1_c6;
  reg  [9:0]   step_completion_qp_c1;
  reg  [5:0]   step_completion_solicited_c1_c6;
  reg  [7:0]   step_completion_status_c1_c2;
  reg  [1:0]   step_completion_waiting_c1_c2;
  reg  [15:0]  step_completion_wqe_index_c1;
  // ---- timeline arrived, cycle 2
  reg          cqes_in_payload_srq_used_c2;
  reg  [15:0]  step_completion_wqe_index_c2;
  reg          arrived_c2;
  reg          step_breaking_c2;
  reg          step_completion_is_receive_c2;
  reg          step_is_new_c2;
  reg  [9:0]   named;
  reg  [29:0]  pair_5_0_c2_c6;
  // ---- timeline arrived, cycle 3
  reg          step_is_new_c3;
  reg          step_breaking_c3;
  reg          step_completion_is_receive_c3;
  (* shreg_extract = "no" *)
  reg          step_completion_waiting_c3;
  reg          spoiled_sends_c3;
  reg          arrived_c3;
  reg  [9:0]   step_completion_qp_c3;
  (* shreg_extract = "no" *)
  reg  [3:0]   step_completion_status_c3;
  reg  [3:0]   cqes_in_payload_srq_used_c3_c6;
  reg  [9:0]   named_c3;
  reg  [63:0]  cqes_in_payload_completion_wqe_index_c3_c6;
  // ---- timeline arrived, cycle 4
  reg          arrived_c4;
  reg          step_breaking_c4;
  reg  [2:0]   step_completion_is_receive_c4_c6;
  reg  [19:0]  step_completion_qp_c4_c5;
  reg  [2:0]   step_completion_waiting_c4_c6;
  reg          step_is_new_c4;
  reg  [9:0]   named_c4;
  reg  [11:0]  judged_failed_c4_c6;
  // ---- timeline arrived, cycle 5
  reg  [15:0]  used;
  reg  [3:0]   ring_3_0_c5;
  reg          levels_16_c5;
  reg          ring_62_c5;
  reg          step_breaking_c5;
  reg          step_is_new_c5;
  reg  [15:0]  levels_15_0_c5;
  reg          arrived_c5;
  reg  [57:0]  ring_61_4_c5;
  reg  [15:0]  mask;
  reg  [9:0]   five_queue;
  // ---- timeline arrived, cycle 6
  reg  [16:0]  low;
  reg  [41:0]  its_base_57_16_c6;
  reg          cqes_in_payload_owner_c6;
  reg          lost;
  reg          placed_c6;
  // ---- timeline arrived, cycle 7
  reg          placed;
  (* shreg_extract = "no" *)
  reg  [31:0]  step_completion_immediate_c7;
  (* shreg_extract = "no" *)
  reg          step_completion_is_receive_c7;
  (* shreg_extract = "no" *)
  reg  [3:0]   step_completion_kind_c7;
  (* shreg_extract = "no" *)
  reg  [31:0]  step_completion_length_c7;
  (* shreg_extract = "no" *)
  reg  [23:0]  step_completion_placements_c7;
  reg  [9:0]   step_completion_qp_c7;
  (* shreg_extract = "no" *)
  reg          step_completion_solicited_c7;
  (* shreg_extract = "no" *)
  reg          step_completion_waiting_c7;
  (* shreg_extract = "no" *)
  reg          cqes_in_payload_srq_used_c7;
  reg  [9:0]   five_queue_c7;
  (* shreg_extract = "no" *)
  reg  [5:0]   pair_5_0_c7;
  (* shreg_extract = "no" *)
  reg  [15:0]  cqes_in_payload_completion_wqe_index_c7;
  (* shreg_extract = "no" *)
  reg  [3:0]   judged_failed_c7;
  reg          cqes_in_payload_owner_c7;
  reg  [15:0]  low_15_0_c7;
  reg  [41:0]  low_16_choice_c7;
  (* ram_style = "block" *)
  reg  [26:0]  pairs [0:1023];
  reg  [26:0]  pair;
  (* ram_style = "block" *)
  reg  [62:0]  rings [0:1023];
  reg  [62:0]  _ring_first;
  reg  [62:0]  ring;
  (* ram_style = "block" *)
  reg  [15:0]  consumers [0:1023];
  reg  [15:0]  _consumer_first;
  reg  [15:0]  consumer;
  (* ram_style = "block" *)
  reg  [15:0]  tags [0:8191];
  reg  [15:0]  _tag_first;
  reg  [15:0]  tag;
  (* ram_style = "block" *)
  reg          spoiled_sends [0:1023];
  reg          _spoiled_sends_data_first;
  reg          _spoiled_sends_data_bypass;
  reg          _spoiled_sends_data_written;
  wire         spoiled_sends_data;
  (* ram_style = "block" *)
  reg  [16:0]  levels [0:1023];
  reg  [16:0]  _levels_data_first;
  reg          _levels_data_bypass;
  reg  [16:0]  _levels_data_written;
  wire [16:0]  levels_data;
  (* ram_style = "block" *)
  reg          broken_queues [0:1023];
  reg          _is_broken_first;
  wire         cqes_in_ready;
  wire         spoiled_inst_setup_ready;
  wire         spoiled_inst_spoiled;

  wire [9:0]   _queues_value_index_choice = queues_valid ? queues_value_index : consumed_value_queue;
  wire         admitted_pauses = arrived | queues_valid;
  wire         admitted_breaking = refused_valid & refused_ready;
  wire         admitted_open = ~(admitted_pauses | refused_valid) & (|admitted_places);
  wire         admitted_admitting = in_valid & admitted_open;
  wire [9:0]   found = step_completion_is_receive_c1 ? pair[16:7] : pair[26:17];
  wire         _pair_6_and = pair[6] & step_completion_is_receive_c1 & ~(step_is_new_c1 | step_breaking_c1);
  wire         is_wanted = srq_wanted_valid & ~arrived;
  wire [12:0]  _wanted_choice = is_wanted ? {srq_wanted_value_qp, srq_wanted_value_index[2:0]} :
                                {step_completion_qp, step_completion_wqe_index[2:0]};
  wire [15:0]  _step_completion_wqe_index_sum = step_completion_wqe_index + 16'd1;
  wire         is_behind_is_send = ~(step_is_new_c3 | step_breaking_c3 | step_completion_is_receive_c3);
  wire         is_behind_is_first = is_behind_is_send & spoiled_inst_spoiled & step_completion_waiting_c3 &
                                    ~spoiled_sends_c3 & arrived_c3;
  wire [9:0]   _step_completion_qp_c3_choice = (arrived_c3 & is_behind_is_first) ? step_completion_qp_c3 :
                                               setup_payload_qp;
  wire         is_behind = spoiled_sends_c3 & is_behind_is_send;
  wire [3:0]   judged_failed = (is_behind & (step_completion_status_c3 == COMPLETION_STATUS_SUCCESS)) ?
                               COMPLETION_STATUS_FLUSHED :
                               (spoiled_inst_spoiled & step_completion_waiting_c3) ?
                               COMPLETION_STATUS_LOCAL_PROTECTION : step_completion_status_c3;
  wire         full = used[ring_3_0_c5];
  wire         fitting = ring_62_c5 & ~levels_16_c5 & ~full & ~step_breaking_c5;
  wire         is_broken_2 = ~(step_is_new_c5 | fitting);
  wire         is_completion = ~(step_is_new_c5 | step_breaking_c5);
  wire [12:0]  parts_0 = its_base_57_16_c6[12:0] + 13'd1;
  wire [12:0]  part = its_base_57_16_c6[25:13];
  wire [12:0]  parts_1 = (&its_base_57_16_c6[12:0]) ? (part + 13'd1) : part;
  wire [12:0]  part_2 = its_base_57_16_c6[38:26];
  wire [12:0]  parts_2 = (&its_base_57_16_c6[25:0]) ? (part_2 + 13'd1) : part_2;
  wire [2:0]   part_3 = its_base_57_16_c6[41:39];
  wire [2:0]   parts_3 = (&its_base_57_16_c6[38:0]) ? (part_3 + 3'd1) : part_3;

  Fifo_16_LUTRAM #(.WIDTH(201)) cqes (
    .clk(clk),
    .rst(rst),
    .in_valid(placed),
    .in_ready(cqes_in_ready),
    .in_payload({five_queue_c7, {low_16_choice_c7, low_15_0_c7}, cqes_in_payload_owner_c7,
                 step_completion_qp_c7, step_completion_is_receive_c7, step_completion_kind_c7,
                 judged_failed_c7, step_completion_solicited_c7, step_completion_length_c7,
                 step_completion_immediate_c7, cqes_in_payload_completion_wqe_index_c7,
                 step_completion_placements_c7, step_completion_waiting_c7, cqes_in_payload_srq_used_c7,
                 pair_5_0_c7}),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload({out_payload_queue, out_payload_place, out_payload_owner, out_payload_completion_qp,
                  out_payload_completion_is_receive, out_payload_completion_kind,
                  out_payload_completion_status, out_payload_completion_solicited,
                  out_payload_completion_length, out_payload_completion_immediate,
                  out_payload_completion_wqe_index, out_payload_completion_placements,
                  out_payload_completion_waiting, out_payload_srq_used, out_payload_srq_srq})
  );

  SpoiledPlacements_alveo_100g spoiled_inst (
    .clk(clk),
    .rst(rst),
    .fault_valid(fault_valid),
    .fault_value_qp(fault_value_qp),
    .fault_value_placement(fault_value_placement),
    .setup_valid(setup_valid),
    .setup_ready(spoiled_inst_setup_ready),
    .setup_payload(setup_payload_qp),
    .visible(visible),
    .qp(step_completion_qp),
    .placements(step_completion_placements),
    .spoiled(spoiled_inst_spoiled)
  );

  assign refused_ready = ~admitted_pauses;
  assign in_ready = admitted_open;
  assign srq_tag_valid = tag_read;
  assign srq_tag_value = tag;
  assign setup_ready = spoiled_inst_setup_ready & ~is_behind_is_first;
  assign overflow_valid = lost;

  always @(posedge clk) begin
    if (setup_valid) begin
      pairs[setup_payload_qp] <= {setup_payload_sends, setup_payload_receives, setup_payload_srq_used,
                                  setup_payload_srq_srq};
    end
  end

  always @(posedge clk) begin
    pair <= pairs[step_completion_qp];
  end

  initial begin : rings_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
      rings[_i] = 63'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && queues_valid) begin
      rings[queues_value_index] <= {queues_value_valid, queues_value_base[63:6], queues_value_size};
    end
  end

  always @(posedge clk) begin
    _ring_first <= rings[named];
    ring <= _ring_first;
  end

  always @(posedge clk) begin
    if (queues_valid | consumed_valid) begin
      consumers[_queues_value_index_choice] <= ~queues_valid ? consumed_value_consumer : 16'd0;
    end
  end

  always @(posedge clk) begin
    _consumer_first <= consumers[named];
    consumer <= _consumer_first;
  end

  always @(posedge clk) begin
    if (srq_dealt_valid) begin
      tags[{srq_dealt_value_qp, srq_dealt_value_place}] <= srq_dealt_value_tag;
    end
  end

  always @(posedge clk) begin
    _tag_first <= tags[_wanted_choice];
    tag <= _tag_first;
  end

  always @(posedge clk) begin
    if (setup_valid | (arrived_c3 & is_behind_is_first)) begin
      spoiled_sends[_step_completion_qp_c3_choice] <= arrived_c3 & is_behind_is_first;
    end
  end

  always @(posedge clk) begin
    _spoiled_sends_data_first <= spoiled_sends[step_completion_qp_c1];
    _spoiled_sends_data_bypass <= (setup_valid | (arrived_c3 & is_behind_is_first)) &&
                                  _step_completion_qp_c3_choice == step_completion_qp_c1;
    _spoiled_sends_data_written <= arrived_c3 & is_behind_is_first;
  end

  assign spoiled_sends_data = _spoiled_sends_data_bypass ? _spoiled_sends_data_written : _spoiled_sends_data_first;

  always @(posedge clk) begin
    if (arrived_c5) begin
      levels[five_queue] <= {is_broken_2,
                             step_is_new_c5 ? 16'd0 : fitting ? (levels_15_0_c5 + 16'd1) : levels_15_0_c5};
    end
  end

  always @(posedge clk) begin
    _levels_data_first <= levels[named_c3];
    _levels_data_bypass <= arrived_c5 && five_queue == named_c3;
    _levels_data_written <= {is_broken_2,
                             step_is_new_c5 ? 16'd0 : fitting ? (levels_15_0_c5 + 16'd1) : levels_15_0_c5};
  end

  assign levels_data = _levels_data_bypass ? _levels_data_written : _levels_data_first;

  always @(posedge clk) begin
    if (arrived_c5) begin
      broken_queues[five_queue] <= is_broken_2;
    end
  end

  always @(posedge clk) begin
    _is_broken_first <= broken_queues[asked];
    is_broken <= _is_broken_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      arrived <= 1'b0;
      admitted_places <= 5'd16;
      tag_asked <= 1'b0;
      tag_read <= 1'b0;
      arrived_c1 <= 1'b0;
      arrived_c2 <= 1'b0;
      arrived_c3 <= 1'b0;
      arrived_c4 <= 1'b0;
      arrived_c5 <= 1'b0;
      srq_ended_valid <= 1'b0;
      lost <= 1'b0;
      placed_c6 <= 1'b0;
      placed <= 1'b0;
    end else begin
      admitted_places <= (admitted_places + {3'd0, out_valid & out_ready & overflow_valid,
                                             (out_valid & out_ready) ^ overflow_valid}) -
                         {4'd0, admitted_admitting};
      tag_asked <= is_wanted;
      tag_read <= tag_asked;
      // ---- timeline arrived, cycle 0
      arrived <= admitted_admitting | admitted_breaking | queues_valid;
      // ---- timeline arrived, cycle 1
      arrived_c1 <= arrived;
      // ---- timeline arrived, cycle 2
      arrived_c2 <= arrived_c1;
      srq_ended_valid <= _pair_6_and & arrived_c1;
      // ---- timeline arrived, cycle 3
      arrived_c3 <= arrived_c2;
      // ---- timeline arrived, cycle 4
      arrived_c4 <= arrived_c3;
      // ---- timeline arrived, cycle 5
      arrived_c5 <= arrived_c4;
      // ---- timeline arrived, cycle 6
      lost <= is_completion & ~fitting & arrived_c5;
      placed_c6 <= is_completion & fitting & arrived_c5;
      // ---- timeline arrived, cycle 7
      placed <= placed_c6;
    end
  end

  // admitted
  always @(posedge clk) begin
    // ---- timeline arrived, cycle 0
    step_is_new <= queues_valid;
    step_breaking <= admitted_breaking;
    step_queue <= queues_valid ? queues_value_index : refused_payload;
    step_completion_qp <= in_payload_qp;
    step_completion_is_receive <= in_payload_is_receive;
    step_completion_kind <= in_payload_kind;
    step_completion_status <= in_payload_status;
    step_completion_solicited <= in_payload_solicited;
    step_completion_length <= in_payload_length;
    step_completion_immediate <= in_payload_immediate;
    step_completion_wqe_index <= in_payload_wqe_index;
    step_completion_placements <= in_payload_placements;
    step_completion_waiting <= in_payload_waiting;
    // ---- timeline arrived, cycle 1
    step_completion_wqe_index_c1 <= step_completion_wqe_index;
    // ---- timeline arrived, cycle 2
    step_completion_wqe_index_c2 <= step_completion_wqe_index_c1;
  end

  // tagged
  always @(posedge clk) begin
    // ---- timeline arrived, cycle 1
    srq_ended_value_count_c1 <= _step_completion_wqe_index_sum[3:0];
    step_completion_qp_c1 <= step_completion_qp;
    // ---- timeline arrived, cycle 2
    srq_ended_value_count <= srq_ended_value_count_c1;
    srq_ended_value_qp <= step_completion_qp_c1;
    // ---- timeline arrived, cycle 3
    step_completion_qp_c3 <= srq_ended_value_qp;
    // ---- timeline arrived, cycle 4
    step_completion_qp_c4_c5 <= {step_completion_qp_c4_c5[9:0], step_completion_qp_c3};
    // ---- timeline arrived, cycle 6
    overflow_qp <= step_completion_qp_c4_c5[19:10];
    // ---- timeline arrived, cycle 7
    step_completion_qp_c7 <= overflow_qp;
  end

  // body
  always @(posedge clk) begin
    // ---- timeline arrived, cycle 1
    step_breaking_c1 <= step_breaking;
    step_completion_status_c1_c2 <= {step_completion_status_c1_c2[3:0], step_completion_status};
    step_is_new_c1 <= step_is_new;
    step_queue_c1 <= step_queue;
    // ---- timeline arrived, cycle 2
    step_breaking_c2 <= step_breaking_c1;
    step_is_new_c2 <= step_is_new_c1;
    named <= (step_is_new_c1 | step_breaking_c1) ? step_queue_c1 : found;
    // ---- timeline arrived, cycle 3
    step_breaking_c3 <= step_breaking_c2;
    step_completion_status_c3 <= step_completion_status_c1_c2[7:4];
    step_is_new_c3 <= step_is_new_c2;
    named_c3 <= named;
    // ---- timeline arrived, cycle 4
    step_breaking_c4 <= step_breaking_c3;
    step_is_new_c4 <= step_is_new_c3;
    named_c4 <= named_c3;
    // ---- timeline arrived, cycle 5
    step_breaking_c5 <= step_breaking_c4;
    step_is_new_c5 <= step_is_new_c4;
    five_queue <= named_c4;
    // ---- timeline arrived, cycle 6
    overflow_value <= five_queue;
    // ---- timeline arrived, cycle 7
    five_queue_c7 <= overflow_value;
  end

  // place
  always @(posedge clk) begin
    // ---- timeline arrived, cycle 1
    step_completion_immediate_c1_c6 <= {step_completion_immediate_c1_c6[159:0], step_completion_immediate};
    step_completion_is_receive_c1 <= step_completion_is_receive;
    step_completion_kind_c1_c6 <= {step_completion_kind_c1_c6[19:0], step_completion_kind};
    step_completion_length_c1_c6 <= {step_completion_length_c1_c6[159:0], step_completion_length};
    step_completion_placements_c1_c6 <= {step_completion_placements_c1_c6[119:0], step_completion_placements};
    step_completion_solicited_c1_c6 <= {step_completion_solicited_c1_c6[4:0], step_completion_solicited};
    step_completion_waiting_c1_c2 <= {step_completion_waiting_c1_c2[0], step_completion_waiting};
    // ---- timeline arrived, cycle 2
    step_completion_is_receive_c2 <= step_completion_is_receive_c1;
    cqes_in_payload_srq_used_c2 <= _pair_6_and;
    pair_5_0_c2_c6 <= {pair_5_0_c2_c6[23:0], pair[5:0]};
    // ---- timeline arrived, cycle 3
    step_completion_is_receive_c3 <= step_completion_is_receive_c2;
    step_completion_waiting_c3 <= step_completion_waiting_c1_c2[1];
    cqes_in_payload_srq_used_c3_c6 <= {cqes_in_payload_srq_used_c3_c6[2:0], cqes_in_payload_srq_used_c2};
    cqes_in_payload_completion_wqe_index_c3_c6 <= {cqes_in_payload_completion_wqe_index_c3_c6[47:0],
                                                   cqes_in_payload_srq_used_c2 ? tag :
                                                   step_completion_wqe_index_c2};
    // ---- timeline arrived, cycle 4
    step_completion_is_receive_c4_c6 <= {step_completion_is_receive_c4_c6[1:0],
                                         step_completion_is_receive_c3};
    step_completion_waiting_c4_c6 <= {step_completion_waiting_c4_c6[1:0], step_completion_waiting_c3};
    judged_failed_c4_c6 <= {judged_failed_c4_c6[7:0], judged_failed};
    // ---- timeline arrived, cycle 5
    levels_15_0_c5 <= levels_data[15:0];
    levels_16_c5 <= levels_data[16];
    mask <= ~(16'hffff << ring[3:0]);
    ring_3_0_c5 <= ring[3:0];
    ring_61_4_c5 <= ring[61:4];
    ring_62_c5 <= ring[62];
    used <= levels_data[15:0] - consumer;
    // ---- timeline arrived, cycle 6
    cqes_in_payload_owner_c6 <= ~levels_15_0_c5[ring_3_0_c5];
    its_base_57_16_c6 <= ring_61_4_c5[57:16];
    low <= {1'b0, ring_61_4_c5[15:0]} + {1'b0, levels_15_0_c5 & mask};
    // ---- timeline arrived, cycle 7
    step_completion_immediate_c7 <= step_completion_immediate_c1_c6[191:160];
    step_completion_is_receive_c7 <= step_completion_is_receive_c4_c6[2];
    step_completion_kind_c7 <= step_completion_kind_c1_c6[23:20];
    step_completion_length_c7 <= step_completion_length_c1_c6[191:160];
    step_completion_placements_c7 <= step_completion_placements_c1_c6[143:120];
    step_completion_solicited_c7 <= step_completion_solicited_c1_c6[5];
    step_completion_waiting_c7 <= step_completion_waiting_c4_c6[2];
    cqes_in_payload_srq_used_c7 <= cqes_in_payload_srq_used_c3_c6[3];
    pair_5_0_c7 <= pair_5_0_c2_c6[29:24];
    cqes_in_payload_completion_wqe_index_c7 <= cqes_in_payload_completion_wqe_index_c3_c6[63:48];
    judged_failed_c7 <= judged_failed_c4_c6[11:8];
    cqes_in_payload_owner_c7 <= cqes_in_payload_owner_c6;
    low_15_0_c7 <= low[15:0];
    low_16_choice_c7 <= low[16] ? {parts_3, parts_2, parts_1, parts_0} : its_base_57_16_c6;
  end

  // spoil
  always @(posedge clk) begin
    // ---- timeline arrived, cycle 3
    spoiled_sends_c3 <= spoiled_sends_data;
  end

  wire        _unused = &{1'b0, queues_value_base[5:0], consumed_value_arm, srq_wanted_value_index[15:3],
                          cqes_in_ready, _step_completion_wqe_index_sum[15:4]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_more_places_than_there_are: assert (admitted_places <= 5'd16);
  always @(posedge clk) if (!rst) loses_a_completion: cover (lost);
  always @(posedge clk) if (!rst) there_is_a_place_for_every_entry: assert (~placed | cqes_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(admitted_places <= 5'd16)) begin
    $display("CompletionSlots.java: HDL801: claim 'no more places than there are' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~placed | cqes_in_ready)) begin
    $display("CompletionSlots.java: HDL801: claim 'there is a place for every entry' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
