`default_nettype none

// Responder_small: keeps Reads and atomics of the peer from their receipt to the acknowledgement of their
// responses.  Generated from Responder.java.
// timeline arriving: 3 cycles, 3 registers (12 bits), of these 3 (12 bits) only wait
module Responder_small (
  input  wire         clk,
  input  wire         rst,
  // setup: a queue pair begins a new life; nothing of the old one is on its way outside
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [3:0]   setup_payload_qp,  // queue pair, local number
  input  wire [15:0]  setup_payload_pd,  // protection domain
  input  wire [2:0]   setup_payload_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [23:0]  setup_payload_psn,  // first PSN of the responses that this end sends
  input  wire         state_valid,
  input  wire [3:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  input  wire         mr_valid,
  input  wire [5:0]   mr_value_index,  // key / 256
  input  wire         mr_value_mr_valid,  // may be used
  input  wire [7:0]   mr_value_mr_tag,  // low byte of the key: its generation
  input  wire [15:0]  mr_value_mr_pd,  // protection domain
  input  wire         mr_value_mr_local_write,  // receive buffers may lie here
  input  wire         mr_value_mr_remote_write,  // the peer may write
  input  wire         mr_value_mr_remote_read,  // the peer may read
  input  wire         mr_value_mr_remote_atomic,  // the peer may order atomics
  input  wire         mr_value_mr_remote_invalidate,  // the peer may withdraw the key
  input  wire [63:0]  mr_value_mr_base,  // first byte
  input  wire [31:0]  mr_value_mr_length,  // bytes, 1 to 2^32 - 1
  input  wire         mr_value_mr_pages_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   mr_value_mr_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // arriving: a Read or an atomic, not trimmed, of this queue pair
  input  wire         arriving_valid,  // cycle 0
  input  wire [3:0]   arriving_value,  // cycle 0
  input  wire         wants,  // cycle 2: it is numbered: it wants a context
  // reserved: it has this context
  output wire         reserved_valid,  // cycle 3
  output wire [6:0]   reserved_value_context,  // cycle 3: its name: the highest bit says that it is a spare one
  output wire [2:0]   reserved_value_place,  // cycle 3: its place among those of the queue pair, spare ones behind its own: it may have so many
  output wire         refused,  // cycle 3: it wants one, and none is free (row 42)
  // rejected: of a packet that was not accepted
  input  wire         rejected_valid,
  input  wire [3:0]   rejected_value_qp,  // queue pair, local number
  input  wire [6:0]   rejected_value_context,  // name of the context
  // operands: of one that was
  input  wire         operands_valid,
  input  wire [3:0]   operands_value_qp,  // queue pair, local number
  input  wire [6:0]   operands_value_context,  // number of the context
  input  wire [1:0]   operands_value_kind,  // READ, COMPARE_SWAP or FETCH_ADD
  input  wire [23:0]  operands_value_msn,  // MSN of the request
  input  wire [63:0]  operands_value_address,  // of RETH or AtomicETH
  input  wire [31:0]  operands_value_key,
  input  wire [63:0]  operands_value_operand,  // to swap or add; of a Read its bytes in the lower half
  input  wire [63:0]  operands_value_compare,  // to compare with
  output wire         busy,  // no Read and no atomic should arrive
  // crossing: everything before it has been accepted
  input  wire         crossing_valid,
  output wire         crossing_ready,
  input  wire [3:0]   crossing_payload_qp,  // queue pair, local number
  input  wire [6:0]   crossing_payload_context,  // number of its context
  input  wire [23:0]  crossing_payload_placements,  // placements ordered before it
  output wire [6:0]   waiting,  // how many wait to be visible
  input  wire [23:0]  visible,  // placements that are visible, modulo 2^24
  // update: what the peer has acknowledged of the responses
  input  wire         update_valid,
  input  wire [3:0]   update_value_qp,  // queue pair, local number
  input  wire [15:0]  update_value_messages,  // that the peer has completed in this life, modulo 65536
  // ready: responses that may be sent; 0 when a life begins
  output wire         ready_valid,
  output wire [3:0]   ready_value_qp,  // queue pair, local number
  output wire [4:0]   ready_value_count,  // low bits
  // sending: of the sender of responses
  input  wire         sending_valid,  // cycle 0
  input  wire [3:0]   sending_value_qp,  // cycle 0: queue pair, local number
  input  wire [2:0]   sending_value_number,  // cycle 0: low bits of the number of the response, which are counted from 0
  output wire [1:0]   sent_kind,  // cycle 4: 0 Read, 1 CmpSwap, 2 FetchAdd, 3 an atomic that has been executed
  output wire [23:0]  sent_msn,  // cycle 4: MSN of the request
  output wire [23:0]  sent_psn,  // cycle 4: of the first packet of the response
  output wire [63:0]  sent_address,  // cycle 4: of a Read: first byte
  output wire [31:0]  sent_key,  // cycle 4: of a Read: its MR
  output wire [31:0]  sent_length,  // cycle 4: of a Read: bytes
  output wire [63:0]  sent_result,  // cycle 4: of an atomic that was executed: what was found
  // failures: row 44: an atomic was accepted and could not be executed
  output wire         failures_valid,
  input  wire         failures_ready,
  output wire [3:0]   failures_payload_qp,  // queue pair, local number
  output wire [4:0]   failures_payload_cause,  // why
  output wire         failures_payload_named,  // it is of the send WQE with this index; else of the oldest incomplete one
  output wire [15:0]  failures_payload_request,
  output wire         read_bursts_valid,
  input  wire         read_bursts_ready,
  output wire [63:0]  read_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   read_bursts_payload_length,  // beats less one
  // read_beats: what was read
  input  wire         read_beats_valid,
  input  wire [255:0] read_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         read_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         read_beats_value_last,  // the burst ends with this beat
  // write_bursts: bursts for the address channel of an AXI4 write port: incrementing, whole beats
  output wire         write_bursts_valid,
  input  wire         write_bursts_ready,
  output wire [63:0]  write_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   write_bursts_payload_length,  // beats less one
  // write_data: beats of the bursts, in the order of these; a strobe per byte, last ends a burst
  output wire         write_data_valid,
  input  wire         write_data_ready,
  output wire [255:0] write_data_payload_data,
  output wire [31:0]  write_data_payload_strb,
  output wire         write_data_payload_last,
  // write_answers: a burst has been written; 1 = the bus refused it
  input  wire         write_answers_valid,
  input  wire         write_answers_value,
  // lists_regions: a memory region is registered: how its pages are found
  input  wire         lists_regions_valid,
  input  wire [5:0]   lists_regions_value_index,  // key / 256
  input  wire [38:0]  lists_regions_value_base,  // address of the region's first byte in units of 4 KiB, its lower bits
  // lists_regions_value_size: of the region's pages
  input  wire         lists_regions_value_size_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   lists_regions_value_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // lists_regions: a memory region is registered: how its pages are found
  input  wire         lists_regions_value_deep,  // the list is one of lists, of 512 entries each; else of pages
  input  wire [39:0]  lists_regions_value_address,  // of the list's first entry, in units of 4 KiB
  // lists_forget: a region in which no access is under way: all of its pages are to be forgotten; it stays until they are, or nobody wants to know any more
  input  wire         lists_forget_valid,
  input  wire [5:0]   lists_forget_value,
  // lists: of pages in which atomics are
  output wire         lists_forgot,  // they are
  // lists_memory: lists are read; what is read never waits
  output wire         lists_memory_bursts_valid,
  input  wire         lists_memory_bursts_ready,
  output wire [63:0]  lists_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   lists_memory_bursts_payload_length,  // beats less one
  // lists_memory_beats: what was read
  input  wire         lists_memory_beats_valid,
  input  wire [255:0] lists_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         lists_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         lists_memory_beats_value_last,  // the burst ends with this beat
  // pairs_beginning: one more is under way for this object
  output wire         pairs_beginning_valid,
  output wire [3:0]   pairs_beginning_value,
  // pairs_ending: one less is under way for this object
  output wire         pairs_ending_valid,
  output wire [3:0]   pairs_ending_value,
  // mrs_beginning: one more is under way for this object
  output wire         mrs_beginning_valid,
  output wire [5:0]   mrs_beginning_value,
  // mrs_ending: one less is under way for this object
  output wire         mrs_ending_valid,
  output wire [5:0]   mrs_ending_value
);
  (* keep = "true" *)
  reg         in_reset = 1'b1;
  wire        renewed_out_0_valid;
  wire [3:0]  renewed_out_0_payload_qp;
  wire [15:0] renewed_out_0_payload_pd;
  wire [2:0]  renewed_out_0_payload_mtu_code;
  wire [23:0] renewed_out_0_payload_psn;
  wire        renewed_out_1_valid;
  wire [3:0]  renewed_out_1_payload_qp;
  wire [15:0] renewed_out_1_payload_pd;
  wire [2:0]  renewed_out_1_payload_mtu_code;
  wire [23:0] renewed_out_1_payload_psn;
  wire        allocator_renewals_ready;
  wire        allocator_releases_ready;
  wire        order_gate_busy;
  wire        order_gate_out_valid;
  wire [3:0]  order_gate_out_payload_qp;
  wire [6:0]  order_gate_out_payload_context;
  wire [23:0] order_gate_out_payload_placements;
  wire        order_setup_ready;
  wire        order_crossing_ready;
  wire        order_let_go_valid;
  wire [3:0]  order_let_go_value;
  wire        order_order_valid;
  wire [3:0]  order_order_value_response_qp;
  wire [2:0]  order_order_value_response_number;
  wire [6:0]  order_order_value_context;
  wire        order_crossed_valid;
  wire [3:0]  order_crossed_value_qp;
  wire [4:0]  order_crossed_value_count;
  wire        order_releases_valid;
  wire [3:0]  order_releases_payload_qp;
  wire [6:0]  order_releases_payload_context;
  wire        order_renewals_valid;
  wire [3:0]  order_renewals_payload;
  wire        engine_setup_ready;
  wire        engine_lookup_valid;
  wire [3:0]  engine_lookup_payload_qp;
  wire [2:0]  engine_lookup_payload_number;
  wire        engine_updates_valid;
  wire [3:0]  engine_updates_payload_qp;
  wire [6:0]  engine_updates_payload_context;
  wire        engine_updates_payload_executed;
  wire [23:0] engine_updates_payload_psn;
  wire [63:0] engine_updates_payload_result;
  wire        engine_operations_valid;
  wire [3:0]  engine_operations_payload_qp;
  wire [6:0]  engine_operations_payload_context;
  wire [15:0] engine_operations_payload_pd;
  wire        engine_operations_payload_adds;
  wire [63:0] engine_operations_payload_address;
  wire [31:0] engine_operations_payload_key;
  wire [63:0] engine_operations_payload_operand;
  wire [63:0] engine_operations_payload_compare;
  wire        engine_results_ready;
  wire        contexts_inst_updates_ready;
  wire        contexts_inst_starting_ready;
  wire [6:0]  contexts_inst_started_context;
  wire [1:0]  contexts_inst_started_kind;
  wire [23:0] contexts_inst_started_msn;
  wire [23:0] contexts_inst_started_psn;
  wire [63:0] contexts_inst_started_address;
  wire [31:0] contexts_inst_started_key;
  wire [63:0] contexts_inst_started_operand;
  wire [63:0] contexts_inst_started_result;
  wire        unit_operations_ready;
  wire        unit_results_valid;
  wire [6:0]  unit_results_payload_context;
  wire [63:0] unit_results_payload_old;
  wire        unit_results_payload_failed;

  Fork_2 #(.WIDTH(47)) renewed (
    .clk(clk),
    .rst(in_reset),
    .in_valid(setup_valid),
    .in_ready(setup_ready),
    .in_payload({setup_payload_qp, setup_payload_pd, setup_payload_mtu_code, setup_payload_psn}),
    .out_0_valid(renewed_out_0_valid),
    .out_0_ready(order_setup_ready),
    .out_0_payload({renewed_out_0_payload_qp, renewed_out_0_payload_pd, renewed_out_0_payload_mtu_code,
                    renewed_out_0_payload_psn}),
    .out_1_valid(renewed_out_1_valid),
    .out_1_ready(engine_setup_ready),
    .out_1_payload({renewed_out_1_payload_qp, renewed_out_1_payload_pd, renewed_out_1_payload_mtu_code,
                    renewed_out_1_payload_psn})
  );

  ContextAllocator_16_4_64_64 allocator (
    .clk(clk),
    .rst(in_reset),
    .arriving_valid(arriving_valid),
    .arriving_value(arriving_value),
    .wants(wants),
    .reserved_valid(reserved_valid),
    .reserved_value_context(reserved_value_context),
    .reserved_value_place(reserved_value_place),
    .refused(refused),
    .rejected_valid(rejected_valid),
    .rejected_value_qp(rejected_value_qp),
    .rejected_value_context(rejected_value_context),
    .renewals_valid(order_renewals_valid),
    .renewals_ready(allocator_renewals_ready),
    .renewals_payload(order_renewals_payload),
    .releases_valid(order_releases_valid),
    .releases_ready(allocator_releases_ready),
    .releases_payload_qp(order_releases_payload_qp),
    .releases_payload_context(order_releases_payload_context),
    .busy(busy)
  );

  CrossingGate_small order_gate (
    .clk(clk),
    .rst(in_reset),
    .in_valid(crossing_valid),
    .in_ready(crossing_ready),
    .in_payload_qp(crossing_payload_qp),
    .in_payload_context(crossing_payload_context),
    .in_payload_placements(crossing_payload_placements),
    .level(waiting),
    .visible(visible),
    .let_go_valid(order_let_go_valid),
    .let_go_value(order_let_go_value),
    .busy(order_gate_busy),
    .out_valid(order_gate_out_valid),
    .out_ready(order_crossing_ready),
    .out_payload_qp(order_gate_out_payload_qp),
    .out_payload_context(order_gate_out_payload_context),
    .out_payload_placements(order_gate_out_payload_placements)
  );

  ResponseOrder_small order (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(renewed_out_0_valid),
    .setup_ready(order_setup_ready),
    .setup_payload(renewed_out_0_payload_qp),
    .crossing_valid(order_gate_out_valid),
    .crossing_ready(order_crossing_ready),
    .crossing_payload_qp(order_gate_out_payload_qp),
    .crossing_payload_context(order_gate_out_payload_context),
    .crossing_payload_placements(order_gate_out_payload_placements),
    .let_go_valid(order_let_go_valid),
    .let_go_value(order_let_go_value),
    .marking(order_gate_busy),
    .update_valid(update_valid),
    .update_value_qp(update_value_qp),
    .update_value_messages(update_value_messages),
    .order_valid(order_order_valid),
    .order_value_response_qp(order_order_value_response_qp),
    .order_value_response_number(order_order_value_response_number),
    .order_value_context(order_order_value_context),
    .crossed_valid(order_crossed_valid),
    .crossed_value_qp(order_crossed_value_qp),
    .crossed_value_count(order_crossed_value_count),
    .releases_valid(order_releases_valid),
    .releases_ready(allocator_releases_ready),
    .releases_payload_qp(order_releases_payload_qp),
    .releases_payload_context(order_releases_payload_context),
    .renewals_valid(order_renewals_valid),
    .renewals_ready(allocator_renewals_ready),
    .renewals_payload(order_renewals_payload)
  );

  ResponderEngine_small engine (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(renewed_out_1_valid),
    .setup_ready(engine_setup_ready),
    .setup_payload_qp(renewed_out_1_payload_qp),
    .setup_payload_pd(renewed_out_1_payload_pd),
    .setup_payload_mtu_code(renewed_out_1_payload_mtu_code),
    .setup_payload_psn(renewed_out_1_payload_psn),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .crossed_valid(order_crossed_valid),
    .crossed_value_qp(order_crossed_value_qp),
    .crossed_value_count(order_crossed_value_count),
    .lookup_valid(engine_lookup_valid),
    .lookup_ready(contexts_inst_starting_ready),
    .lookup_payload_qp(engine_lookup_payload_qp),
    .lookup_payload_number(engine_lookup_payload_number),
    .found_context(contexts_inst_started_context),
    .found_kind(contexts_inst_started_kind),
    .found_msn(contexts_inst_started_msn),
    .found_psn(contexts_inst_started_psn),
    .found_address(contexts_inst_started_address),
    .found_key(contexts_inst_started_key),
    .found_operand(contexts_inst_started_operand),
    .found_result(contexts_inst_started_result),
    .updates_valid(engine_updates_valid),
    .updates_ready(contexts_inst_updates_ready),
    .updates_payload_qp(engine_updates_payload_qp),
    .updates_payload_context(engine_updates_payload_context),
    .updates_payload_executed(engine_updates_payload_executed),
    .updates_payload_psn(engine_updates_payload_psn),
    .updates_payload_result(engine_updates_payload_result),
    .operations_valid(engine_operations_valid),
    .operations_ready(unit_operations_ready),
    .operations_payload_qp(engine_operations_payload_qp),
    .operations_payload_context(engine_operations_payload_context),
    .operations_payload_pd(engine_operations_payload_pd),
    .operations_payload_adds(engine_operations_payload_adds),
    .operations_payload_address(engine_operations_payload_address),
    .operations_payload_key(engine_operations_payload_key),
    .operations_payload_operand(engine_operations_payload_operand),
    .operations_payload_compare(engine_operations_payload_compare),
    .results_valid(unit_results_valid),
    .results_ready(engine_results_ready),
    .results_payload_qp(pairs_ending_value),
    .results_payload_context(unit_results_payload_context),
    .results_payload_old(unit_results_payload_old),
    .results_payload_failed(unit_results_payload_failed),
    .beginning_valid(pairs_beginning_valid),
    .beginning_value(pairs_beginning_value),
    .ready_valid(ready_valid),
    .ready_value_qp(ready_value_qp),
    .ready_value_count(ready_value_count),
    .failures_valid(failures_valid),
    .failures_ready(failures_ready),
    .failures_payload_qp(failures_payload_qp),
    .failures_payload_cause(failures_payload_cause),
    .failures_payload_named(failures_payload_named),
    .failures_payload_request(failures_payload_request)
  );

  ResponderContexts_small contexts_inst (
    .clk(clk),
    .rst(in_reset),
    .operands_valid(operands_valid),
    .operands_value_qp(operands_value_qp),
    .operands_value_context(operands_value_context),
    .operands_value_kind(operands_value_kind),
    .operands_value_msn(operands_value_msn),
    .operands_value_address(operands_value_address),
    .operands_value_key(operands_value_key),
    .operands_value_operand(operands_value_operand),
    .operands_value_compare(operands_value_compare),
    .updates_valid(engine_updates_valid),
    .updates_ready(contexts_inst_updates_ready),
    .updates_payload_qp(engine_updates_payload_qp),
    .updates_payload_context(engine_updates_payload_context),
    .updates_payload_executed(engine_updates_payload_executed),
    .updates_payload_psn(engine_updates_payload_psn),
    .updates_payload_result(engine_updates_payload_result),
    .order_valid(order_order_valid),
    .order_value_response_qp(order_order_value_response_qp),
    .order_value_response_number(order_order_value_response_number),
    .order_value_context(order_order_value_context),
    .sending_valid(sending_valid),
    .sending_value_qp(sending_value_qp),
    .sending_value_number(sending_value_number),
    .sent_kind(sent_kind),
    .sent_msn(sent_msn),
    .sent_psn(sent_psn),
    .sent_address(sent_address),
    .sent_key(sent_key),
    .sent_length(sent_length),
    .sent_result(sent_result),
    .starting_valid(engine_lookup_valid),
    .starting_ready(contexts_inst_starting_ready),
    .starting_payload_qp(engine_lookup_payload_qp),
    .starting_payload_number(engine_lookup_payload_number),
    .started_context(contexts_inst_started_context),
    .started_kind(contexts_inst_started_kind),
    .started_msn(contexts_inst_started_msn),
    .started_psn(contexts_inst_started_psn),
    .started_address(contexts_inst_started_address),
    .started_key(contexts_inst_started_key),
    .started_operand(contexts_inst_started_operand),
    .started_result(contexts_inst_started_result)
  );

  AtomicUnit_small_16 unit (
    .clk(clk),
    .rst(in_reset),
    .operations_valid(engine_operations_valid),
    .operations_ready(unit_operations_ready),
    .operations_payload_qp(engine_operations_payload_qp),
    .operations_payload_context(engine_operations_payload_context),
    .operations_payload_pd(engine_operations_payload_pd),
    .operations_payload_adds(engine_operations_payload_adds),
    .operations_payload_address(engine_operations_payload_address),
    .operations_payload_key(engine_operations_payload_key),
    .operations_payload_operand(engine_operations_payload_operand),
    .operations_payload_compare(engine_operations_payload_compare),
    .mr_valid(mr_valid),
    .mr_value_index(mr_value_index),
    .mr_value_mr_valid(mr_value_mr_valid),
    .mr_value_mr_tag(mr_value_mr_tag),
    .mr_value_mr_pd(mr_value_mr_pd),
    .mr_value_mr_local_write(mr_value_mr_local_write),
    .mr_value_mr_remote_write(mr_value_mr_remote_write),
    .mr_value_mr_remote_read(mr_value_mr_remote_read),
    .mr_value_mr_remote_atomic(mr_value_mr_remote_atomic),
    .mr_value_mr_remote_invalidate(mr_value_mr_remote_invalidate),
    .mr_value_mr_base(mr_value_mr_base),
    .mr_value_mr_length(mr_value_mr_length),
    .mr_value_mr_pages_listed(mr_value_mr_pages_listed),
    .mr_value_mr_pages_shift(mr_value_mr_pages_shift),
    .read_bursts_valid(read_bursts_valid),
    .read_bursts_ready(read_bursts_ready),
    .read_bursts_payload_address(read_bursts_payload_address),
    .read_bursts_payload_length(read_bursts_payload_length),
    .read_beats_valid(read_beats_valid),
    .read_beats_value_data(read_beats_value_data),
    .read_beats_value_bad(read_beats_value_bad),
    .read_beats_value_last(read_beats_value_last),
    .write_bursts_valid(write_bursts_valid),
    .write_bursts_ready(write_bursts_ready),
    .write_bursts_payload_address(write_bursts_payload_address),
    .write_bursts_payload_length(write_bursts_payload_length),
    .write_data_valid(write_data_valid),
    .write_data_ready(write_data_ready),
    .write_data_payload_data(write_data_payload_data),
    .write_data_payload_strb(write_data_payload_strb),
    .write_data_payload_last(write_data_payload_last),
    .write_answers_valid(write_answers_valid),
    .write_answers_value(write_answers_value),
    .lists_regions_valid(lists_regions_valid),
    .lists_regions_value_index(lists_regions_value_index),
    .lists_regions_value_base(lists_regions_value_base),
    .lists_regions_value_size_listed(lists_regions_value_size_listed),
    .lists_regions_value_size_shift(lists_regions_value_size_shift),
    .lists_regions_value_deep(lists_regions_value_deep),
    .lists_regions_value_address(lists_regions_value_address),
    .lists_forget_valid(lists_forget_valid),
    .lists_forget_value(lists_forget_value),
    .lists_forgot(lists_forgot),
    .lists_memory_bursts_valid(lists_memory_bursts_valid),
    .lists_memory_bursts_ready(lists_memory_bursts_ready),
    .lists_memory_bursts_payload_address(lists_memory_bursts_payload_address),
    .lists_memory_bursts_payload_length(lists_memory_bursts_payload_length),
    .lists_memory_beats_valid(lists_memory_beats_valid),
    .lists_memory_beats_value_data(lists_memory_beats_value_data),
    .lists_memory_beats_value_bad(lists_memory_beats_value_bad),
    .lists_memory_beats_value_last(lists_memory_beats_value_last),
    .results_valid(unit_results_valid),
    .results_ready(engine_results_ready),
    .results_payload_qp(pairs_ending_value),
    .results_payload_context(unit_results_payload_context),
    .results_payload_old(unit_results_payload_old),
    .results_payload_failed(unit_results_payload_failed),
    .mrs_beginning_valid(mrs_beginning_valid),
    .mrs_beginning_value(mrs_beginning_value),
    .mrs_ending_valid(mrs_ending_valid),
    .mrs_ending_value(mrs_ending_value)
  );

  assign pairs_ending_valid = unit_results_valid & engine_results_ready;

  always @(posedge clk) begin
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, renewed_out_0_payload_pd, renewed_out_0_payload_mtu_code,
                          renewed_out_0_payload_psn};

`ifdef FORMAL
  localparam [2:0] PHASE_FREE        = 3'd0;
  localparam [2:0] PHASE_GIVEN       = 3'd1;
  localparam [2:0] PHASE_KEPT        = 3'd2;
  localparam [2:0] PHASE_STARTED     = 3'd3;
  localparam [2:0] PHASE_EXECUTED    = 3'd4;
  localparam [1:0] CONTEXT_KIND_READ = 2'd0;
  reg  [2:0]  followed;
  reg         followed_read;
  reg  [3:0]  followed_qp;
  reg  [6:0]  followed_context;
  // ---- timeline arriving, cycle 1
  reg  [7:0]  arriving_value_c1_c2;
  // ---- timeline arriving, cycle 3
  (* shreg_extract = "no" *)
  reg  [3:0]  arriving_value_c3;
  wire        giving = reserved_valid & (arriving_value_c3 == followed_qp) &
                       (reserved_value_context == followed_context);
  wire        keeps = operands_valid & (operands_value_qp == followed_qp) &
                      (operands_value_context == followed_context);
  wire        updates = engine_updates_valid & contexts_inst_updates_ready &
                        (engine_updates_payload_qp == followed_qp) &
                        (engine_updates_payload_context == followed_context);
  wire        starts = updates & ~engine_updates_payload_executed;
  wire        executes = updates & engine_updates_payload_executed;
  wire        rejects = rejected_valid & (rejected_value_qp == followed_qp) &
                        (rejected_value_context == followed_context);
  wire        releases = order_releases_valid & allocator_releases_ready &
                         (order_releases_payload_qp == followed_qp) &
                         (order_releases_payload_context == followed_context);
  wire        renews = order_renewals_valid & allocator_renewals_ready &
                       (order_renewals_payload == followed_qp);
  wire        is_free = followed == PHASE_FREE;
  always @(posedge clk) begin
    if (in_reset) begin
      followed <= 3'd0;
    end else begin
      if (is_free) begin
        if (reserved_valid) begin
          followed <= PHASE_GIVEN;
        end
      end else if (rejects | releases | renews) begin
        followed <= PHASE_FREE;
      end else if (keeps) begin
        followed <= PHASE_KEPT;
      end else if (starts) begin
        followed <= PHASE_STARTED;
      end else if (executes) begin
        followed <= PHASE_EXECUTED;
      end
    end
  end
  always @(posedge clk) begin
    if (is_free) begin
      followed_qp <= arriving_value_c3;
      followed_context <= reserved_value_context;
    end else if (!(rejects | releases | renews) && keeps) begin
      followed_read <= operands_value_kind == CONTEXT_KIND_READ;
    end
    // ---- timeline arriving, cycle 1
    arriving_value_c1_c2 <= {arriving_value_c1_c2[3:0], arriving_value};
    // ---- timeline arriving, cycle 3
    arriving_value_c3 <= arriving_value_c1_c2[7:4];
  end
  always @(posedge clk) if (!in_reset) who_has_a_context_is_not_refused: assert (~(reserved_valid & refused));
  always @(posedge clk) if (!in_reset) no_context_is_given_to_two: assert (is_free | ~giving);
  always @(posedge clk) if (!in_reset)
    operands_go_into_a_context_once_while_it_is_a_packet_s: assert (
      is_free | ~keeps | (followed == PHASE_GIVEN));
  always @(posedge clk) if (!in_reset)
    a_response_starts_once_from_its_operands: assert (is_free | ~starts | (followed == PHASE_KEPT));
  always @(posedge clk) if (!in_reset)
    what_an_atomic_has_found_is_written_once: assert (
      is_free | ~executes | ((followed == PHASE_STARTED) & ~followed_read));
  always @(posedge clk) if (!in_reset)
    who_is_not_accepted_has_no_operands: assert (is_free | ~rejects | (followed == PHASE_GIVEN));
  always @(posedge clk) if (!in_reset)
    a_context_comes_back_when_its_response_could_be_sent: assert (
      is_free | ~releases | (followed_read ? (followed == PHASE_STARTED) : (followed == PHASE_EXECUTED)));
`elsif HDL_CLAIMS
  localparam [2:0] PHASE_FREE        = 3'd0;
  localparam [2:0] PHASE_GIVEN       = 3'd1;
  localparam [2:0] PHASE_KEPT        = 3'd2;
  localparam [2:0] PHASE_STARTED     = 3'd3;
  localparam [2:0] PHASE_EXECUTED    = 3'd4;
  localparam [1:0] CONTEXT_KIND_READ = 2'd0;
  reg  [2:0]  followed;
  reg         followed_read;
  reg  [3:0]  followed_qp;
  reg  [6:0]  followed_context;
  // ---- timeline arriving, cycle 1
  reg  [7:0]  arriving_value_c1_c2;
  // ---- timeline arriving, cycle 3
  (* shreg_extract = "no" *)
  reg  [3:0]  arriving_value_c3;
  wire        giving = reserved_valid & (arriving_value_c3 == followed_qp) &
                       (reserved_value_context == followed_context);
  wire        keeps = operands_valid & (operands_value_qp == followed_qp) &
                      (operands_value_context == followed_context);
  wire        updates = engine_updates_valid & contexts_inst_updates_ready &
                        (engine_updates_payload_qp == followed_qp) &
                        (engine_updates_payload_context == followed_context);
  wire        starts = updates & ~engine_updates_payload_executed;
  wire        executes = updates & engine_updates_payload_executed;
  wire        rejects = rejected_valid & (rejected_value_qp == followed_qp) &
                        (rejected_value_context == followed_context);
  wire        releases = order_releases_valid & allocator_releases_ready &
                         (order_releases_payload_qp == followed_qp) &
                         (order_releases_payload_context == followed_context);
  wire        renews = order_renewals_valid & allocator_renewals_ready &
                       (order_renewals_payload == followed_qp);
  wire        is_free = followed == PHASE_FREE;
  always @(posedge clk) begin
    if (in_reset) begin
      followed <= 3'd0;
    end else begin
      if (is_free) begin
        if (reserved_valid) begin
          followed <= PHASE_GIVEN;
        end
      end else if (rejects | releases | renews) begin
        followed <= PHASE_FREE;
      end else if (keeps) begin
        followed <= PHASE_KEPT;
      end else if (starts) begin
        followed <= PHASE_STARTED;
      end else if (executes) begin
        followed <= PHASE_EXECUTED;
      end
    end
  end
  always @(posedge clk) begin
    if (is_free) begin
      followed_qp <= arriving_value_c3;
      followed_context <= reserved_value_context;
    end else if (!(rejects | releases | renews) && keeps) begin
      followed_read <= operands_value_kind == CONTEXT_KIND_READ;
    end
    // ---- timeline arriving, cycle 1
    arriving_value_c1_c2 <= {arriving_value_c1_c2[3:0], arriving_value};
    // ---- timeline arriving, cycle 3
    arriving_value_c3 <= arriving_value_c1_c2[7:4];
  end
  always @(posedge clk) if (!in_reset && !(~(reserved_valid & refused))) begin
    $display("Responder.java: HDL801: claim 'who has a context is not refused' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(is_free | ~giving)) begin
    $display("ContextLife.java: HDL801: claim 'no context is given to two' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(is_free | ~keeps | (followed == PHASE_GIVEN))) begin
    $display("ContextLife.java: HDL801: claim 'operands go into a context once, while it is a packet's' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(is_free | ~starts | (followed == PHASE_KEPT))) begin
    $display("ContextLife.java: HDL801: claim 'a response starts once, from its operands' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset &&
                            !(is_free | ~executes | ((followed == PHASE_STARTED) & ~followed_read))) begin
    $display("ContextLife.java: HDL801: claim 'what an atomic has found is written once' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(is_free | ~rejects | (followed == PHASE_GIVEN))) begin
    $display("ContextLife.java: HDL801: claim 'who is not accepted has no operands' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(is_free | ~releases | (followed_read ?
                                                                  (followed == PHASE_STARTED) :
                                                                  (followed == PHASE_EXECUTED)))) begin
    $display("ContextLife.java: HDL801: claim 'a context comes back when its response could be sent' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
