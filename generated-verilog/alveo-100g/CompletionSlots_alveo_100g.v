`default_nettype none

// CompletionSlots_alveo_100g: gives every completion its place in its completion queue.  Generated from
// CompletionSlots.java.
module CompletionSlots_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  // setup: which queues a queue pair uses; taken at once
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [9:0]  setup_payload_qp,  // queue pair, local number
  input  wire [23:0] setup_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [9:0]  setup_payload_context_address_handle,  // address handle of the peer
  input  wire [15:0] setup_payload_context_partition,  // P_Key
  input  wire [15:0] setup_payload_context_domain,  // protection domain
  input  wire [2:0]  setup_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]  setup_payload_context_profile,  // profile of the wire: 1 or 2 (P1, P2)
  input  wire        setup_payload_context_remote_write,  // the peer may write
  input  wire [23:0] setup_payload_context_send_psn,  // first PSN to send
  input  wire [23:0] setup_payload_context_receive_psn,  // first PSN to expect
  input  wire [12:0] setup_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  input  wire [7:0]  setup_payload_context_message_limit,  // K - 1: most messages outstanding less one
  input  wire [7:0]  setup_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  input  wire [2:0]  setup_payload_context_retries,  // rel_retry: 0 to 7
  input  wire [2:0]  setup_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  input  wire [4:0]  setup_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  input  wire [4:0]  setup_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  input  wire [15:0] setup_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  input  wire [3:0]  setup_payload_context_last_path,  // paths in use less one, 0 to 15
  input  wire [19:0] setup_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  input  wire [9:0]  setup_payload_context_send_cq,  // completion queue of sends
  input  wire [9:0]  setup_payload_context_receive_cq,  // completion queue of receives
  input  wire [63:0] setup_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]  setup_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0] setup_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]  setup_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
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
  input  wire [31:0] in_payload_length,  // bytes received; of a send, bytes sent
  input  wire [31:0] in_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0] in_payload_request,  // free-running index of the completed request in its queue
  input  wire [23:0] in_payload_placements,  // wait until so many placements are visible
  input  wire        in_payload_waits,  // placements counts; a send's completion does not wait
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
  output wire [31:0] out_payload_completion_length,  // bytes received; of a send, bytes sent
  output wire [31:0] out_payload_completion_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] out_payload_completion_request,  // free-running index of the completed request in its queue
  output wire [23:0] out_payload_completion_placements,  // wait until so many placements are visible
  output wire        out_payload_completion_waits,  // placements counts; a send's completion does not wait
  // overflow: a completion of this queue is lost for want of room
  output wire        overflow_valid,
  output wire [9:0]  overflow_value,
  input  wire [9:0]  asked,  // a queue
  output reg         is_broken,  // two cycles later: it has lost a completion since it was made, for want of room or on the bus
  output wire [9:0]  overflow_qp  // queue pair of the completion that is lost; counts with overflow
);
  reg         comes;
  reg         first_step_is_new;
  reg         first_step_breaks;
  reg  [9:0]  first_step_queue;
  reg  [9:0]  first_step_completion_qp;
  reg         first_step_completion_is_receive;
  reg  [3:0]  first_step_completion_kind;
  reg  [3:0]  first_step_completion_status;
  reg         first_step_completion_solicited;
  reg  [31:0] first_step_completion_length;
  reg  [31:0] first_step_completion_immediate;
  reg  [15:0] first_step_completion_request;
  reg  [23:0] first_step_completion_placements;
  reg         first_step_completion_waits;
  reg  [4:0]  first_places;
  reg         one_is_new;
  reg         one_breaks;
  reg  [9:0]  one_queue;
  reg  [9:0]  one_completion_qp;
  reg         one_completion_is_receive;
  reg  [3:0]  one_completion_kind;
  reg  [3:0]  one_completion_status;
  reg         one_completion_solicited;
  reg  [31:0] one_completion_length;
  reg  [31:0] one_completion_immediate;
  reg  [15:0] one_completion_request;
  reg  [23:0] one_completion_placements;
  reg         one_completion_waits;
  reg         two_is_new;
  reg         two_breaks;
  reg  [9:0]  two_queue;
  reg  [9:0]  two_completion_qp;
  reg         two_completion_is_receive;
  reg  [3:0]  two_completion_kind;
  reg  [3:0]  two_completion_status;
  reg         two_completion_solicited;
  reg  [31:0] two_completion_length;
  reg  [31:0] two_completion_immediate;
  reg  [15:0] two_completion_request;
  reg  [23:0] two_completion_placements;
  reg         two_completion_waits;
  reg         comes_d1;
  reg         comes_d2;
  reg         comes_d3;
  reg         comes_d4;
  reg         comes_d5;
  reg         two_is_new_d1;
  reg         two_breaks_d1;
  reg  [9:0]  two_queue_d1;
  reg  [9:0]  two_completion_qp_d1;
  reg         two_completion_is_receive_d1;
  reg  [3:0]  two_completion_kind_d1;
  reg  [3:0]  two_completion_status_d1;
  reg         two_completion_solicited_d1;
  reg  [31:0] two_completion_length_d1;
  reg  [31:0] two_completion_immediate_d1;
  reg  [15:0] two_completion_request_d1;
  reg  [23:0] two_completion_placements_d1;
  reg         two_completion_waits_d1;
  reg         four_is_new;
  reg         four_breaks;
  reg  [9:0]  four_queue;
  reg  [9:0]  four_completion_qp;
  reg         four_completion_is_receive;
  reg  [3:0]  four_completion_kind;
  reg  [3:0]  four_completion_status;
  reg         four_completion_solicited;
  reg  [31:0] four_completion_length;
  reg  [31:0] four_completion_immediate;
  reg  [15:0] four_completion_request;
  reg  [23:0] four_completion_placements;
  reg         four_completion_waits;
  reg         five_is_new;
  reg         five_breaks;
  reg  [9:0]  five_queue;
  reg  [9:0]  five_completion_qp;
  reg         five_completion_is_receive;
  reg  [3:0]  five_completion_kind;
  reg  [3:0]  five_completion_status;
  reg         five_completion_solicited;
  reg  [31:0] five_completion_length;
  reg  [31:0] five_completion_immediate;
  reg  [15:0] five_completion_request;
  reg  [23:0] five_completion_placements;
  reg         five_completion_waits;
  reg  [15:0] used;
  reg         now_broken;
  reg  [15:0] now_producer;
  reg         at_exists;
  reg  [57:0] at_base;
  reg  [3:0]  at_size;
  reg  [15:0] mask;
  reg         lost;
  reg  [9:0]  five_queue_d1;
  reg  [9:0]  five_completion_qp_d1;
  reg         good;
  reg         placed;
  reg  [16:0] low;
  reg  [41:0] high;
  reg  [9:0]  entry_queue;
  reg  [57:0] entry_place;
  reg         entry_owner;
  reg  [9:0]  entry_completion_qp;
  reg         entry_completion_is_receive;
  reg  [3:0]  entry_completion_kind;
  reg  [3:0]  entry_completion_status;
  reg         entry_completion_solicited;
  reg  [31:0] entry_completion_length;
  reg  [31:0] entry_completion_immediate;
  reg  [15:0] entry_completion_request;
  reg  [23:0] entry_completion_placements;
  reg         entry_completion_waits;
  reg         now_producer_not_d1;
  reg         five_completion_is_receive_d1;
  reg  [3:0]  five_completion_kind_d1;
  reg  [3:0]  five_completion_status_d1;
  reg         five_completion_solicited_d1;
  reg  [31:0] five_completion_length_d1;
  reg  [31:0] five_completion_immediate_d1;
  reg  [15:0] five_completion_request_d1;
  reg  [23:0] five_completion_placements_d1;
  reg         five_completion_waits_d1;
  (* ram_style = "block" *)
  reg  [19:0] pairs [0:1023];
  reg  [19:0] pair;
  (* ram_style = "block" *)
  reg  [62:0] rings [0:1023];
  reg  [62:0] _ring_first;
  reg  [62:0] ring;
  (* ram_style = "block" *)
  reg  [15:0] consumers [0:1023];
  reg  [15:0] _consumer_first;
  reg  [15:0] consumer;
  (* ram_style = "block" *)
  reg  [16:0] levels [0:1023];
  reg  [16:0] _level_first;
  reg         _level_bypass;
  reg  [16:0] _level_written;
  wire [16:0] level;
  (* ram_style = "block" *)
  reg         brokens [0:1023];
  reg         _is_broken_first;
  wire        entries_in_ready;
  wire        spoiled_inst_spoiled;

  wire [9:0]  _queues_value_index_choice = queues_valid ? queues_value_index : consumed_value_queue;
  wire        first_pauses = comes | queues_valid;
  wire        first_breaks = refused_valid & refused_ready;
  wire        first_open = ~(first_pauses | refused_valid) & (|first_places);
  wire        first_admits = in_valid & first_open;
  wire [9:0]  found = one_completion_is_receive ? pair[9:0] : pair[19:10];
  wire [3:0]  failed = (spoiled_inst_spoiled & two_completion_waits_d1) ? 4'd2 : two_completion_status_d1;
  wire        full = used[at_size];
  wire        fits = at_exists & ~now_broken & ~full & ~five_breaks;
  wire        is_broken_2 = ~(five_is_new | fits);
  wire        completion = comes_d5 & ~(five_is_new | five_breaks);
  wire [15:0] index = now_producer & mask;
  wire [12:0] parts_0 = high[12:0] + 13'd1;
  wire [12:0] part = high[25:13];
  wire [12:0] parts_1 = (&high[12:0]) ? (part + 13'd1) : part;
  wire [12:0] part_2 = high[38:26];
  wire [12:0] parts_2 = (&high[25:0]) ? (part_2 + 13'd1) : part_2;
  wire [2:0]  part_3 = high[41:39];
  wire [2:0]  parts_3 = (&high[38:0]) ? (part_3 + 3'd1) : part_3;

  Fifo_CompletionEntry194_8a75_16_LUTRAM entries (
    .clk(clk),
    .rst(rst),
    .in_valid(placed),
    .in_ready(entries_in_ready),
    .in_payload_queue(entry_queue),
    .in_payload_place(entry_place),
    .in_payload_owner(entry_owner),
    .in_payload_completion_qp(entry_completion_qp),
    .in_payload_completion_is_receive(entry_completion_is_receive),
    .in_payload_completion_kind(entry_completion_kind),
    .in_payload_completion_status(entry_completion_status),
    .in_payload_completion_solicited(entry_completion_solicited),
    .in_payload_completion_length(entry_completion_length),
    .in_payload_completion_immediate(entry_completion_immediate),
    .in_payload_completion_request(entry_completion_request),
    .in_payload_completion_placements(entry_completion_placements),
    .in_payload_completion_waits(entry_completion_waits),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload_queue(out_payload_queue),
    .out_payload_place(out_payload_place),
    .out_payload_owner(out_payload_owner),
    .out_payload_completion_qp(out_payload_completion_qp),
    .out_payload_completion_is_receive(out_payload_completion_is_receive),
    .out_payload_completion_kind(out_payload_completion_kind),
    .out_payload_completion_status(out_payload_completion_status),
    .out_payload_completion_solicited(out_payload_completion_solicited),
    .out_payload_completion_length(out_payload_completion_length),
    .out_payload_completion_immediate(out_payload_completion_immediate),
    .out_payload_completion_request(out_payload_completion_request),
    .out_payload_completion_placements(out_payload_completion_placements),
    .out_payload_completion_waits(out_payload_completion_waits)
  );

  SpoiledPlacements_alveo_100g spoiled_inst (
    .clk(clk),
    .rst(rst),
    .fault_valid(fault_valid),
    .fault_value_qp(fault_value_qp),
    .fault_value_placement(fault_value_placement),
    .setup_valid(setup_valid),
    .setup_ready(setup_ready),
    .setup_payload(setup_payload_qp),
    .visible(visible),
    .qp(first_step_completion_qp),
    .placements(first_step_completion_placements),
    .spoiled(spoiled_inst_spoiled)
  );

  assign refused_ready = ~first_pauses;
  assign in_ready = first_open;
  assign overflow_valid = lost;
  assign overflow_value = five_queue_d1;
  assign overflow_qp = five_completion_qp_d1;

  always @(posedge clk) begin
    if (setup_valid) begin
      pairs[setup_payload_qp] <= {setup_payload_context_send_cq, setup_payload_context_receive_cq};
    end
  end

  always @(posedge clk) begin
    pair <= pairs[first_step_completion_qp];
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
    _ring_first <= rings[two_queue];
    ring <= _ring_first;
  end

  always @(posedge clk) begin
    if (queues_valid | consumed_valid) begin
      consumers[_queues_value_index_choice] <= ~queues_valid ? consumed_value_consumer : 16'd0;
    end
  end

  always @(posedge clk) begin
    _consumer_first <= consumers[two_queue];
    consumer <= _consumer_first;
  end

  always @(posedge clk) begin
    if (comes_d5) begin
      levels[five_queue] <= {is_broken_2, five_is_new ? 16'd0 : fits ? (now_producer + 16'd1) : now_producer};
    end
  end

  always @(posedge clk) begin
    _level_first <= levels[two_queue_d1];
    _level_bypass <= comes_d5 && five_queue == two_queue_d1;
    _level_written <= {is_broken_2, five_is_new ? 16'd0 : fits ? (now_producer + 16'd1) : now_producer};
  end

  assign level = _level_bypass ? _level_written : _level_first;

  always @(posedge clk) begin
    if (comes_d5) begin
      brokens[five_queue] <= is_broken_2;
    end
  end

  always @(posedge clk) begin
    _is_broken_first <= brokens[asked];
    is_broken <= _is_broken_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      comes <= 1'b0;
      first_places <= 5'd16;
      comes_d1 <= 1'b0;
      comes_d2 <= 1'b0;
      comes_d3 <= 1'b0;
      comes_d4 <= 1'b0;
      comes_d5 <= 1'b0;
      lost <= 1'b0;
      good <= 1'b0;
      placed <= 1'b0;
    end else begin
      comes <= first_admits | first_breaks | queues_valid;
      first_places <= (first_places + {3'd0, out_valid & out_ready & overflow_valid,
                                       (out_valid & out_ready) ^ overflow_valid}) - {4'd0, first_admits};
      comes_d1 <= comes;
      comes_d2 <= comes_d1;
      comes_d3 <= comes_d2;
      comes_d4 <= comes_d3;
      comes_d5 <= comes_d4;
      lost <= completion & ~fits;
      good <= completion & fits;
      placed <= good;
    end
  end

  // admitted
  always @(posedge clk) begin
    first_step_is_new <= queues_valid;
    first_step_breaks <= first_breaks;
    first_step_queue <= queues_valid ? queues_value_index : refused_payload;
    first_step_completion_qp <= in_payload_qp;
    first_step_completion_is_receive <= in_payload_is_receive;
    first_step_completion_kind <= in_payload_kind;
    first_step_completion_status <= in_payload_status;
    first_step_completion_solicited <= in_payload_solicited;
    first_step_completion_length <= in_payload_length;
    first_step_completion_immediate <= in_payload_immediate;
    first_step_completion_request <= in_payload_request;
    first_step_completion_placements <= in_payload_placements;
    first_step_completion_waits <= in_payload_waits;
  end

  // body
  always @(posedge clk) begin
    one_is_new <= first_step_is_new;
    one_breaks <= first_step_breaks;
    one_queue <= first_step_queue;
    one_completion_qp <= first_step_completion_qp;
    one_completion_is_receive <= first_step_completion_is_receive;
    one_completion_kind <= first_step_completion_kind;
    one_completion_status <= first_step_completion_status;
    one_completion_solicited <= first_step_completion_solicited;
    one_completion_length <= first_step_completion_length;
    one_completion_immediate <= first_step_completion_immediate;
    one_completion_request <= first_step_completion_request;
    one_completion_placements <= first_step_completion_placements;
    one_completion_waits <= first_step_completion_waits;
    two_is_new <= one_is_new;
    two_breaks <= one_breaks;
    two_queue <= (one_is_new | one_breaks) ? one_queue : found;
    two_completion_qp <= one_completion_qp;
    two_completion_is_receive <= one_completion_is_receive;
    two_completion_kind <= one_completion_kind;
    two_completion_status <= one_completion_status;
    two_completion_solicited <= one_completion_solicited;
    two_completion_length <= one_completion_length;
    two_completion_immediate <= one_completion_immediate;
    two_completion_request <= one_completion_request;
    two_completion_placements <= one_completion_placements;
    two_completion_waits <= one_completion_waits;
    two_is_new_d1 <= two_is_new;
    two_breaks_d1 <= two_breaks;
    two_queue_d1 <= two_queue;
    two_completion_qp_d1 <= two_completion_qp;
    two_completion_is_receive_d1 <= two_completion_is_receive;
    two_completion_kind_d1 <= two_completion_kind;
    two_completion_status_d1 <= two_completion_status;
    two_completion_solicited_d1 <= two_completion_solicited;
    two_completion_length_d1 <= two_completion_length;
    two_completion_immediate_d1 <= two_completion_immediate;
    two_completion_request_d1 <= two_completion_request;
    two_completion_placements_d1 <= two_completion_placements;
    two_completion_waits_d1 <= two_completion_waits;
  end

  // place
  always @(posedge clk) begin
    four_is_new <= two_is_new_d1;
    four_breaks <= two_breaks_d1;
    four_queue <= two_queue_d1;
    four_completion_qp <= two_completion_qp_d1;
    four_completion_is_receive <= two_completion_is_receive_d1;
    four_completion_kind <= two_completion_kind_d1;
    four_completion_status <= failed;
    four_completion_solicited <= two_completion_solicited_d1;
    four_completion_length <= two_completion_length_d1;
    four_completion_immediate <= two_completion_immediate_d1;
    four_completion_request <= two_completion_request_d1;
    four_completion_placements <= two_completion_placements_d1;
    four_completion_waits <= two_completion_waits_d1;
    five_is_new <= four_is_new;
    five_breaks <= four_breaks;
    five_queue <= four_queue;
    five_completion_qp <= four_completion_qp;
    five_completion_is_receive <= four_completion_is_receive;
    five_completion_kind <= four_completion_kind;
    five_completion_status <= four_completion_status;
    five_completion_solicited <= four_completion_solicited;
    five_completion_length <= four_completion_length;
    five_completion_immediate <= four_completion_immediate;
    five_completion_request <= four_completion_request;
    five_completion_placements <= four_completion_placements;
    five_completion_waits <= four_completion_waits;
    used <= level[15:0] - consumer;
    now_broken <= level[16];
    now_producer <= level[15:0];
    at_exists <= ring[62];
    at_base <= ring[61:4];
    at_size <= ring[3:0];
    mask <= ~(16'hffff << ring[3:0]);
    five_queue_d1 <= five_queue;
    five_completion_qp_d1 <= five_completion_qp;
    low <= {1'b0, at_base[15:0]} + {1'b0, index};
    high <= at_base[57:16];
    now_producer_not_d1 <= ~now_producer[at_size];
    five_completion_is_receive_d1 <= five_completion_is_receive;
    five_completion_kind_d1 <= five_completion_kind;
    five_completion_status_d1 <= five_completion_status;
    five_completion_solicited_d1 <= five_completion_solicited;
    five_completion_length_d1 <= five_completion_length;
    five_completion_immediate_d1 <= five_completion_immediate;
    five_completion_request_d1 <= five_completion_request;
    five_completion_placements_d1 <= five_completion_placements;
    five_completion_waits_d1 <= five_completion_waits;
    entry_queue <= overflow_value;
    entry_place <= {low[16] ? {parts_3, parts_2, parts_1, parts_0} : high, low[15:0]};
    entry_owner <= now_producer_not_d1;
    entry_completion_qp <= five_completion_qp_d1;
    entry_completion_is_receive <= five_completion_is_receive_d1;
    entry_completion_kind <= five_completion_kind_d1;
    entry_completion_status <= five_completion_status_d1;
    entry_completion_solicited <= five_completion_solicited_d1;
    entry_completion_length <= five_completion_length_d1;
    entry_completion_immediate <= five_completion_immediate_d1;
    entry_completion_request <= five_completion_request_d1;
    entry_completion_placements <= five_completion_placements_d1;
    entry_completion_waits <= five_completion_waits_d1;
  end

  wire        _unused = &{1'b0, setup_payload_context_peer_qp, setup_payload_context_address_handle,
                          setup_payload_context_partition, setup_payload_context_domain,
                          setup_payload_context_mtu_code, setup_payload_context_profile,
                          setup_payload_context_remote_write, setup_payload_context_send_psn,
                          setup_payload_context_receive_psn, setup_payload_context_send_window,
                          setup_payload_context_message_limit, setup_payload_context_sack_threshold,
                          setup_payload_context_retries, setup_payload_context_rnr_retries,
                          setup_payload_context_rto_exponent, setup_payload_context_rnr_timer,
                          setup_payload_context_initial_srtt, setup_payload_context_last_path,
                          setup_payload_context_rate, setup_payload_context_send_queue,
                          setup_payload_context_send_queue_size, setup_payload_context_receive_queue,
                          setup_payload_context_receive_queue_size, queues_value_base[5:0],
                          consumed_value_arm, entries_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_more_places_than_there_are: assert (first_places <= 5'd16);
  always @(posedge clk) if (!rst) loses_a_completion: cover (lost);
  always @(posedge clk) if (!rst) there_is_a_place_for_every_entry: assert (~placed | entries_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(first_places <= 5'd16)) begin
    $display("CompletionSlots.java: HDL801: claim 'no more places than there are' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~placed | entries_in_ready)) begin
    $display("CompletionSlots.java: HDL801: claim 'there is a place for every entry' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
