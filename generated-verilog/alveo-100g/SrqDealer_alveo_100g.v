`default_nettype none

// SrqDealer_alveo_100g: deals the WQEs of shared receive queues to the queue pairs that use them.  Generated
// from SrqDealer.java.
module SrqDealer_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  // setup: new lives; of the one before nothing is on its way
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [9:0]   setup_payload_qp,  // queue pair, local number
  input  wire         setup_payload_choice_used,  // from a shared receive queue; else from one of its own
  input  wire [5:0]   setup_payload_choice_srq,
  input  wire         state_valid,
  input  wire [9:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  input  wire         host_doorbell_valid,
  output wire         host_doorbell_ready,
  input  wire [5:0]   host_doorbell_payload_srq,
  input  wire [15:0]  host_doorbell_payload_number,  // free-running count of posted WQEs, modulo 65536; or the limit
  input  wire         host_doorbell_payload_limiting,  // an event when fewer are left than the number says; 0 = none
  input  wire [4:0]   host_doorbell_payload_life,  // life in which it was rung
  // host_made: one is made
  input  wire         host_made_valid,
  input  wire [5:0]   host_made_value_srq,
  input  wire [63:0]  host_made_value_base,  // 64-byte aligned
  input  wire [3:0]   host_made_value_size,  // log2 of its entries, 0 to 15
  input  wire [3:0]   host_made_value_ahead,  // WQEs that each queue pair is dealt ahead, at least 1
  input  wire [15:0]  host_made_value_limit,  // an event when fewer are left; 0 = none
  input  wire [4:0]   host_made_value_life,  // of the one that begins
  // host_ended: WQEs that a queue pair was dealt are complete
  input  wire         host_ended_valid,
  input  wire [9:0]   host_ended_value_qp,  // queue pair, local number
  input  wire [3:0]   host_ended_value_count,  // in this life, modulo twice as many as it can have
  // host_memory: WQEs are read
  output wire         host_memory_bursts_valid,
  input  wire         host_memory_bursts_ready,
  output wire [63:0]  host_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   host_memory_bursts_payload_length,  // beats less one
  // host_memory_beats: what was read
  input  wire         host_memory_beats_valid,
  input  wire [511:0] host_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         host_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         host_memory_beats_value_last,  // the burst ends with this beat
  // host_beginning: one more WQE belongs to this queue pair, until it is complete
  output reg          host_beginning_valid,
  output wire [9:0]   host_beginning_value,
  // host_returned: this queue pair has one less, which another one gets, or none that it was to get
  output reg          host_returned_valid,
  output reg  [9:0]   host_returned_value,
  // host_wanted: the tag of one is wanted
  output wire         host_wanted_valid,
  output wire [9:0]   host_wanted_value_qp,  // queue pair, local number
  output wire [15:0]  host_wanted_value_index,  // free-running index among those of the queue pair, modulo 65536
  // host_tag: here it is
  input  wire         host_tag_valid,
  input  wire [15:0]  host_tag_value,
  // host_dealt: it is there; before any completion of it
  output reg          host_dealt_valid,
  output reg  [9:0]   host_dealt_value_qp,  // queue pair, local number
  output reg  [2:0]   host_dealt_value_place,  // low bits of its index among those of the queue pair
  output reg  [15:0]  host_dealt_value_tag,  // what its completion says to the host
  // host_limit: fewer are left in this queue than its limit
  output reg          host_limit_valid,
  output reg  [5:0]   host_limit_value,
  // lacking: messages that have found no WQE
  input  wire         lacking_valid,
  output wire         lacking_ready,
  input  wire [9:0]   lacking_payload_qp,  // queue pair, local number
  input  wire [15:0]  lacking_payload_index,  // index of the WQE among those of the queue pair, modulo 65536
  input  wire [1:0]   lacking_payload_life,  // of the queue pair, modulo 4: another one has begun while this waited
  // orders: a WQE is to be taken from one queue pair for another
  output wire         orders_valid,
  input  wire         orders_ready,
  output wire [9:0]   orders_payload_from,  // queue pair that has it, local number
  output wire [15:0]  orders_payload_index,  // its index there, the last one that was dealt, modulo 65536
  output wire [9:0]   orders_payload_to,  // queue pair of which a message waits
  output wire [15:0]  orders_payload_number,  // its index there, the next one to be dealt
  // taken: it was, or it was not
  input  wire         taken_valid,
  input  wire         taken_value,
  // uses: a life has begun that uses a shared queue, or another one
  output reg          uses_valid,
  output wire [9:0]   uses_value_qp,  // queue pair, local number
  output reg          uses_value_used,  // it does
  output reg  [1:0]   uses_value_life,  // of the queue pair, modulo 4
  // returned: it comes back
  input  wire         returned_valid,
  output wire         returned_ready,
  input  wire [9:0]   returned_payload_qp,  // queue pair, local number
  input  wire [15:0]  returned_payload_index,  // free-running index among those of the queue pair, modulo 65536
  input  wire [63:0]  returned_payload_kept_address,
  input  wire [31:0]  returned_payload_kept_length,
  input  wire [20:0]  returned_payload_kept_key,
  input  wire         returned_payload_kept_bad,
  input  wire [15:0]  returned_payload_tag,  // what its completion says to the host
  // wanted: its tag is wanted from the host side
  input  wire         wanted_valid,
  input  wire [9:0]   wanted_value_qp,  // queue pair, local number
  input  wire [15:0]  wanted_value_index,  // free-running index among those of the queue pair, modulo 65536
  // tag: from there
  output wire         tag_valid,
  output wire [15:0]  tag_value,
  // wqe: those dealt, in order of each queue pair
  output wire         wqe_valid,
  input  wire         wqe_ready,
  output wire [9:0]   wqe_payload_qp,  // queue pair, local number
  output wire [15:0]  wqe_payload_index,  // free-running index among those of the queue pair, modulo 65536
  output wire [63:0]  wqe_payload_kept_address,
  output wire [31:0]  wqe_payload_kept_length,
  output wire [20:0]  wqe_payload_kept_key,
  output wire         wqe_payload_kept_bad,
  output wire [15:0]  wqe_payload_tag,  // what its completion says to the host
  output reg          beyond  // one cycle: a doorbell's producer index is beyond the queue
);
  localparam [3:0] STEP_CLEARING          = 4'd0;
  localparam [3:0] STEP_IDLE              = 4'd1;
  localparam [3:0] STEP_READING           = 4'd2;
  localparam [3:0] STEP_CHOOSING          = 4'd3;
  localparam [3:0] STEP_LOOKING           = 4'd4;
  localparam [3:0] STEP_LOADING           = 4'd5;
  localparam [3:0] STEP_JUDGING           = 4'd6;
  localparam [3:0] STEP_ACTING            = 4'd7;
  localparam [3:0] STEP_LOSING            = 4'd8;
  localparam [2:0] QUEUE_PAIR_STATE_RESET = 3'd0;
  localparam [2:0] QUEUE_PAIR_STATE_ERR   = 3'd5;
  localparam [3:0] KIND_LIVE              = 4'd0;
  localparam [3:0] KIND_MAKE              = 4'd1;
  localparam [3:0] KIND_RING              = 4'd2;
  localparam [3:0] KIND_WANT              = 4'd3;
  localparam [3:0] KIND_DEAL              = 4'd4;
  localparam [3:0] KIND_LACK              = 4'd5;
  localparam [3:0] KIND_SEEK              = 4'd6;
  localparam [3:0] KIND_LOOK              = 4'd7;
  localparam [3:0] KIND_TAKE              = 4'd8;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [3:0]  step;
  reg  [3:0]  task_kind;
  reg  [9:0]  task_qp;
  reg  [5:0]  task_srq;
  reg         task_used;
  reg  [15:0] task_number;
  reg         task_limiting;
  reg  [4:0]  task_life;
  reg  [9:0]  qp;
  reg  [5:0]  srq;
  reg  [9:0]  sweep;
  reg         searching;
  reg         pursuing;
  reg  [9:0]  place;
  reg  [9:0]  first_place;
  reg  [9:0]  searcher;
  reg  [5:0]  searched;
  reg  [9:0]  loser;
  reg  [15:0] left;
  reg         tasks_shown;
  reg         answered;
  reg         is_taken;
  reg         wanting;
  reg         is_known;
  reg         found_is_hungry;
  reg         found_is_still_hungry;
  reg  [15:0] found_left;
  reg  [15:0] found_limit;
  reg  [15:0] found_ahead;
  reg  [15:0] found_outside;
  reg         found_is_empty;
  reg         found_is_of_life;
  reg         found_is_lacking;
  reg         found_may_lose;
  reg         ordered;
  reg  [9:0]  qp_d1;
  (* ram_style = "block" *)
  reg  [8:0]  choices [0:1023];
  reg  [8:0]  _pair_first;
  reg  [8:0]  pair;
  (* ram_style = "block" *)
  reg  [15:0] dealt [0:1023];
  reg  [15:0] _count_first;
  reg  [15:0] count;
  (* ram_style = "block" *)
  reg  [3:0]  ended [0:1023];
  reg  [3:0]  _complete_first;
  reg  [3:0]  complete;
  (* ram_style = "block" *)
  reg  [76:0] areas [0:63];
  reg  [76:0] _area_first;
  reg  [76:0] area;
  (* ram_style = "block" *)
  reg  [68:0] rows [0:63];
  reg  [68:0] _row_first;
  reg  [68:0] row;
  (* ram_style = "block" *)
  reg  [15:0] searches [0:1023];
  reg  [15:0] _searched_2_first;
  reg  [15:0] searched_2;
  (* ram_style = "block" *)
  reg  [9:0]  behind [0:1023];
  reg  [9:0]  _lists_next_first;
  reg  [9:0]  lists_next;
  (* ram_style = "block" *)
  reg  [9:0]  before_mem [0:1023];
  reg  [9:0]  _lists_last_first;
  reg  [9:0]  lists_last;
  (* ram_style = "block" *)
  reg         listed [0:1023];
  reg         _lists_is_listed_first;
  reg         lists_is_listed;
  (* ram_style = "block" *)
  reg  [2:0]  state_states [0:1023];
  reg  [2:0]  _state_first;
  reg  [2:0]  state;
  wire        makes_in_ready;
  wire        makes_out_valid;
  wire [5:0]  makes_out_payload_srq;
  wire [63:0] makes_out_payload_base;
  wire [3:0]  makes_out_payload_size;
  wire [3:0]  makes_out_payload_ahead;
  wire [15:0] makes_out_payload_limit;
  wire [4:0]  makes_out_payload_life;
  wire        reader_has_places;
  wire        reader_memory_bursts_valid;
  wire [63:0] reader_memory_bursts_payload_address;
  wire [7:0]  reader_memory_bursts_payload_length;
  wire        reader_wqe_valid;
  wire [9:0]  reader_wqe_payload_qp;
  wire [15:0] reader_wqe_payload_index;
  wire [63:0] reader_wqe_payload_kept_address;
  wire [31:0] reader_wqe_payload_kept_length;
  wire [20:0] reader_wqe_payload_kept_key;
  wire        reader_wqe_payload_kept_bad;
  wire [15:0] reader_wqe_payload_tag;
  wire        gives_in_0_ready;
  wire        gives_in_1_ready;
  wire        gives_out_valid;
  wire [9:0]  gives_out_payload_qp;
  wire [15:0] gives_out_payload_index;
  wire [63:0] gives_out_payload_kept_address;
  wire [31:0] gives_out_payload_kept_length;
  wire [20:0] gives_out_payload_kept_key;
  wire        gives_out_payload_kept_bad;
  wire [15:0] gives_out_payload_tag;
  wire        gives_source;
  wire        given_in_ready;
  wire        given_out_valid;
  wire [9:0]  given_out_payload_qp;
  wire [15:0] given_out_payload_index;
  wire [63:0] given_out_payload_kept_address;
  wire [31:0] given_out_payload_kept_length;
  wire [20:0] given_out_payload_kept_key;
  wire        given_out_payload_kept_bad;
  wire [15:0] given_out_payload_tag;
  wire        queues_next_valid;
  wire [5:0]  queues_next_payload;
  wire        searchers_in_ready;
  wire        searchers_out_valid;
  wire [9:0]  searchers_out_payload;
  wire        tasks_in_0_ready;
  wire        tasks_in_1_ready;
  wire        tasks_in_2_ready;
  wire        tasks_in_3_ready;
  wire        tasks_in_4_ready;
  wire        tasks_in_5_ready;
  wire        tasks_out_valid;
  wire [3:0]  tasks_out_payload_kind;
  wire [9:0]  tasks_out_payload_qp;
  wire [5:0]  tasks_out_payload_srq;
  wire        tasks_out_payload_used;
  wire [15:0] tasks_out_payload_number;
  wire        tasks_out_payload_limiting;
  wire [4:0]  tasks_out_payload_life;
  wire [2:0]  tasks_source;
  wire        hints_next_valid;
  wire [9:0]  hints_next_payload;
  wire        tasks_named_in_ready;
  wire        tasks_named_out_valid;
  wire [9:0]  tasks_named_out_payload;

  wire        losing = step == STEP_LOSING;
  wire        tasks_may_deal = reader_has_places | tasks_shown;
  wire        tasks_in_3_valid = queues_next_valid & tasks_may_deal;
  wire        tasks_may_go_on = orders_ready & ~pursuing;
  wire        tasks_in_5_valid = (searching | searchers_out_valid) & tasks_may_go_on;
  wire        tasks_hints_hints_0_valid = state_valid & (state_value_state != QUEUE_PAIR_STATE_RESET);
  wire        ring_inst_next_ready = tasks_in_3_ready & tasks_may_deal;
  wire [3:0]  tasks_tasks_arbiter_in_5_payload_kind = searching ? 4'd7 : 4'd6;
  wire [9:0]  tasks_tasks_arbiter_in_5_payload_qp = searching ? place : searchers_out_payload;
  wire        search_waiting_out_ready = tasks_in_5_ready & tasks_may_go_on & ~searching;
  wire [9:0]  next_qp = makes_out_valid ? 10'd0 : tasks_out_payload_qp;
  wire [5:0]  next_srq = makes_out_valid ? makes_out_payload_srq : tasks_out_payload_srq;
  wire        acted = (step == STEP_ACTING) & ((task_kind != KIND_LIVE) | ~host_ended_valid) &
                      (~wanting | answered);
  wire        loses = acted & (task_kind == KIND_LOOK) & found_may_lose;
  wire        gets = answered & is_taken;
  wire        idle = step == STEP_IDLE;
  wire        tasks_tasks_arbiter_out_ready = idle & ~makes_out_valid;
  wire        _task_kind_equal = task_kind == KIND_MAKE;
  wire        makes_out_ready = acted & _task_kind_equal;
  wire [9:0]  qp_at = idle ? next_qp : qp;
  wire [5:0]  srq_at = idle ? next_srq : srq;
  wire [3:0]  has = count[3:0] - complete;
  wire        is_live = pair[8] & ~((state == QUEUE_PAIR_STATE_RESET) | (state == QUEUE_PAIR_STATE_ERR));
  wire [15:0] places = ~(16'd65535 << area[12:9]);
  wire        may_have = is_live & ({1'b0, has} < {1'b0, area[8:5]});
  wire [6:0]  _searched_14_8_difference = searched_2[14:8] - count[6:0];
  wire        lacks = searched_2[15] & ~_searched_14_8_difference[6];
  wire        looked_limits = (task_kind == KIND_RING) & task_limiting;
  wire [15:0] looked_ahead = (task_kind == KIND_RING) ? task_number : row[68:53];
  wire [15:0] looked_less_one = row[68:53] + ~row[52:37];
  wire        deals = acted & (task_kind == KIND_DEAL) & row[20] & ~found_is_empty;
  wire        giving = deals & found_is_hungry;
  wire        is_new = acted & (task_kind == KIND_LIVE);
  wire        is_hungry = acted & (task_kind == KIND_WANT) & found_is_hungry & ~lists_is_listed;
  wire        _deals_or = deals | (is_new & lists_is_listed);
  wire        _is_hungry_or = is_hungry | (giving & found_is_still_hungry);
  wire        list_is_head = row[19:10] == qp;
  wire        list_is_tail = row[9:0] == qp;
  wire        list_is_only = list_is_head & list_is_tail;
  wire        list_is_moving = _deals_or & _is_hungry_or;
  wire        list_stays = list_is_moving & list_is_tail;
  wire        list_links = _is_hungry_or & row[20] & (~list_is_tail | ~_deals_or);
  wire        list_cuts = _deals_or & ~_is_hungry_or;
  wire [9:0]  _row_9_0_choice = list_links ? row[9:0] : lists_last;
  wire [9:0]  _qp_choice = list_links ? qp : lists_next;
  wire        clearing = step == STEP_CLEARING;
  wire [9:0]  _sweep_choice = clearing ? sweep : qp;
  wire        list_is_first = _is_hungry_or & ~_deals_or & ~row[20];
  wire [9:0]  list_head = list_is_first ? qp : (_deals_or & list_is_head & ~list_stays) ? lists_next :
                          row[19:10];
  wire [9:0]  list_tail = _is_hungry_or ? qp : (_deals_or & list_is_tail) ? lists_last : row[9:0];
  wire        list_any = _is_hungry_or | (row[20] & ~(_deals_or & list_is_only));
  wire [1:0]  life = pair[1:0] + 2'd1;
  wire [9:0]  _loser_choice = losing ? loser : qp;
  wire [9:0]  _qp_choice_2 = is_new ? qp : host_ended_value_qp;
  wire        changed_rings = acted & (task_kind == KIND_RING) & found_is_of_life;
  wire        changed_is_beyond = (|(found_ahead & found_outside)) & ~found_is_empty;
  wire        changed_posts = changed_rings & ~task_limiting;
  wire        changed_counts = changed_posts & ~changed_is_beyond;
  wire        changed_limits = changed_rings & task_limiting;
  wire        changed_is_low = (found_left < found_limit) & (changed_limits | giving);
  wire        changed_is_last = ~(|found_ahead);
  wire        ring_inst_hints_0_valid = (deals & list_any & (~changed_is_last | ~giving)) |
                                        (is_hungry & ~found_is_empty) |
                                        (changed_counts & row[20] & ~found_is_empty);
  wire [5:0]  _sweep_5_0_choice = clearing ? sweep[5:0] : srq;
  wire        lacks_2 = acted & (task_kind == KIND_LACK) & (task_life[1:0] == pair[1:0]);
  wire [6:0]  dealt_count = count[6:0];
  wire        dealt_lacked = lacks & (searched_2[14:8] != dealt_count);
  wire [6:0]  _dealt_count_difference = dealt_count - searched_2[6:0];
  wire        search_waiting_in_valid = lacks_2 & found_is_hungry & found_is_empty & searchers_in_ready;
  wire        is_beginning = acted & (task_kind == KIND_SEEK) & found_is_lacking & found_is_empty;
  wire        took = acted & (task_kind == KIND_TAKE);
  wire        done = took | (acted & ((task_kind == KIND_SEEK) | (task_kind == KIND_LOOK)) & ~loses);
  wire [15:0] _row_52_37_and = row[52:37] & places;

  Fifo_4_LUTRAM #(.WIDTH(99)) makes (
    .clk(clk),
    .rst(in_reset),
    .in_valid(host_made_valid),
    .in_ready(makes_in_ready),
    .in_payload({host_made_value_srq, host_made_value_base, host_made_value_size, host_made_value_ahead,
                 host_made_value_limit, host_made_value_life}),
    .out_valid(makes_out_valid),
    .out_ready(makes_out_ready),
    .out_payload({makes_out_payload_srq, makes_out_payload_base, makes_out_payload_size,
                  makes_out_payload_ahead, makes_out_payload_limit, makes_out_payload_life})
  );

  SrqReader_alveo_100g reader (
    .clk(clk),
    .rst(in_reset),
    .orders_valid(giving),
    .orders_value_qp(qp),
    .orders_value_index(count),
    .orders_value_base(area[76:13]),
    .orders_value_place(_row_52_37_and[14:0]),
    .has_places(reader_has_places),
    .memory_bursts_valid(reader_memory_bursts_valid),
    .memory_bursts_ready(host_memory_bursts_ready),
    .memory_bursts_payload_address(reader_memory_bursts_payload_address),
    .memory_bursts_payload_length(reader_memory_bursts_payload_length),
    .memory_beats_valid(host_memory_beats_valid),
    .memory_beats_value_data(host_memory_beats_value_data),
    .memory_beats_value_bad(host_memory_beats_value_bad),
    .memory_beats_value_last(host_memory_beats_value_last),
    .wqe_valid(reader_wqe_valid),
    .wqe_ready(gives_in_1_ready),
    .wqe_payload_qp(reader_wqe_payload_qp),
    .wqe_payload_index(reader_wqe_payload_index),
    .wqe_payload_kept_address(reader_wqe_payload_kept_address),
    .wqe_payload_kept_length(reader_wqe_payload_kept_length),
    .wqe_payload_kept_key(reader_wqe_payload_kept_key),
    .wqe_payload_kept_bad(reader_wqe_payload_kept_bad),
    .wqe_payload_tag(reader_wqe_payload_tag)
  );

  Arbiter_2_FIXED #(.WIDTH(160)) arbiter (
    .clk(clk),
    .rst(in_reset),
    .in_0_valid(returned_valid),
    .in_0_ready(gives_in_0_ready),
    .in_0_payload({returned_payload_qp, returned_payload_index, returned_payload_kept_address,
                   returned_payload_kept_length, returned_payload_kept_key, returned_payload_kept_bad,
                   returned_payload_tag}),
    .in_1_valid(reader_wqe_valid),
    .in_1_ready(gives_in_1_ready),
    .in_1_payload({reader_wqe_payload_qp, reader_wqe_payload_index, reader_wqe_payload_kept_address,
                   reader_wqe_payload_kept_length, reader_wqe_payload_kept_key, reader_wqe_payload_kept_bad,
                   reader_wqe_payload_tag}),
    .out_valid(gives_out_valid),
    .out_ready(given_in_ready),
    .out_payload({gives_out_payload_qp, gives_out_payload_index, gives_out_payload_kept_address,
                  gives_out_payload_kept_length, gives_out_payload_kept_key, gives_out_payload_kept_bad,
                  gives_out_payload_tag}),
    .source(gives_source)
  );

  RegisterSlice #(.WIDTH(160)) slice (
    .clk(clk),
    .rst(in_reset),
    .in_valid(gives_out_valid),
    .in_ready(given_in_ready),
    .in_payload({gives_out_payload_qp, gives_out_payload_index, gives_out_payload_kept_address,
                 gives_out_payload_kept_length, gives_out_payload_kept_key, gives_out_payload_kept_bad,
                 gives_out_payload_tag}),
    .out_valid(given_out_valid),
    .out_ready(wqe_ready),
    .out_payload({given_out_payload_qp, given_out_payload_index, given_out_payload_kept_address,
                  given_out_payload_kept_length, given_out_payload_kept_key, given_out_payload_kept_bad,
                  given_out_payload_tag})
  );

  ActiveRing_64_1_0 ring_inst (
    .clk(clk),
    .rst(in_reset),
    .hints_0_valid(ring_inst_hints_0_valid),
    .hints_0_value(srq),
    .next_valid(queues_next_valid),
    .next_ready(ring_inst_next_ready),
    .next_payload(queues_next_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(10)) search_waiting (
    .clk(clk),
    .rst(in_reset),
    .in_valid(search_waiting_in_valid),
    .in_ready(searchers_in_ready),
    .in_payload(qp),
    .out_valid(searchers_out_valid),
    .out_ready(search_waiting_out_ready),
    .out_payload(searchers_out_payload)
  );

  Arbiter_6_ROUND_ROBIN #(.WIDTH(43)) tasks_tasks_arbiter (
    .clk(clk),
    .rst(in_reset),
    .in_0_valid(setup_valid),
    .in_0_ready(tasks_in_0_ready),
    .in_0_payload({4'd0, setup_payload_qp, setup_payload_choice_srq, setup_payload_choice_used, 16'd0, 1'b0,
                   5'd0}),
    .in_1_valid(host_doorbell_valid),
    .in_1_ready(tasks_in_1_ready),
    .in_1_payload({4'd2, 10'd0, host_doorbell_payload_srq, 1'b0, host_doorbell_payload_number,
                   host_doorbell_payload_limiting, host_doorbell_payload_life}),
    .in_2_valid(tasks_named_out_valid),
    .in_2_ready(tasks_in_2_ready),
    .in_2_payload({4'd3, tasks_named_out_payload, 6'd0, 1'b0, 16'd0, 1'b0, 5'd0}),
    .in_3_valid(tasks_in_3_valid),
    .in_3_ready(tasks_in_3_ready),
    .in_3_payload({4'd4, 10'd0, queues_next_payload, 1'b0, 16'd0, 1'b0, 5'd0}),
    .in_4_valid(lacking_valid),
    .in_4_ready(tasks_in_4_ready),
    .in_4_payload({4'd5, lacking_payload_qp, 6'd0, 1'b0, lacking_payload_index, 1'b0,
                   {3'd0, lacking_payload_life}}),
    .in_5_valid(tasks_in_5_valid),
    .in_5_ready(tasks_in_5_ready),
    .in_5_payload({tasks_tasks_arbiter_in_5_payload_kind, tasks_tasks_arbiter_in_5_payload_qp, 6'd0, 1'b0,
                   16'd0, 1'b0, 5'd0}),
    .out_valid(tasks_out_valid),
    .out_ready(tasks_tasks_arbiter_out_ready),
    .out_payload({tasks_out_payload_kind, tasks_out_payload_qp, tasks_out_payload_srq, tasks_out_payload_used,
                  tasks_out_payload_number, tasks_out_payload_limiting, tasks_out_payload_life}),
    .source(tasks_source)
  );

  HintQueue_1024_3 tasks_hints (
    .clk(clk),
    .rst(in_reset),
    .hints_0_valid(tasks_hints_hints_0_valid),
    .hints_0_value(state_value_qp),
    .hints_1_valid(host_ended_valid),
    .hints_1_value(host_ended_value_qp),
    .hints_2_valid(losing),
    .hints_2_value(loser),
    .next_valid(hints_next_valid),
    .next_ready(tasks_named_in_ready),
    .next_payload(hints_next_payload)
  );

  RegisterSlice #(.WIDTH(10)) tasks_named (
    .clk(clk),
    .rst(in_reset),
    .in_valid(hints_next_valid),
    .in_ready(tasks_named_in_ready),
    .in_payload(hints_next_payload),
    .out_valid(tasks_named_out_valid),
    .out_ready(tasks_in_2_ready),
    .out_payload(tasks_named_out_payload)
  );

  assign host_memory_bursts_valid = reader_memory_bursts_valid;
  assign host_memory_bursts_payload_address = reader_memory_bursts_payload_address;
  assign host_memory_bursts_payload_length = reader_memory_bursts_payload_length;
  assign returned_ready = gives_in_0_ready;
  assign wqe_valid = given_out_valid;
  assign wqe_payload_qp = given_out_payload_qp;
  assign wqe_payload_index = given_out_payload_index;
  assign wqe_payload_kept_address = given_out_payload_kept_address;
  assign wqe_payload_kept_length = given_out_payload_kept_length;
  assign wqe_payload_kept_key = given_out_payload_kept_key;
  assign wqe_payload_kept_bad = given_out_payload_kept_bad;
  assign wqe_payload_tag = given_out_payload_tag;
  assign host_wanted_valid = wanted_valid;
  assign host_wanted_value_qp = wanted_value_qp;
  assign host_wanted_value_index = wanted_value_index;
  assign tag_valid = host_tag_valid;
  assign tag_value = host_tag_value;
  assign setup_ready = tasks_in_0_ready;
  assign host_doorbell_ready = tasks_in_1_ready;
  assign lacking_ready = tasks_in_4_ready;
  assign uses_value_qp = qp_d1;
  assign orders_valid = (step == STEP_ACTING) & wanting & is_known & ~ordered;
  assign orders_payload_from = loser;
  assign orders_payload_index = left;
  assign orders_payload_to = qp;
  assign orders_payload_number = count;
  assign host_beginning_value = qp_d1;

  always @(posedge clk) begin
    if (is_new) begin
      choices[qp] <= {task_used, task_srq, life};
    end
  end

  always @(posedge clk) begin
    _pair_first <= choices[qp_at];
    pair <= _pair_first;
  end

  always @(posedge clk) begin
    if (is_new | giving | gets | losing) begin
      dealt[_loser_choice] <= losing ? left : ~is_new ? (count + 16'd1) : 16'd0;
    end
  end

  always @(posedge clk) begin
    _count_first <= dealt[qp_at];
    count <= _count_first;
  end

  always @(posedge clk) begin
    if (is_new | host_ended_valid) begin
      ended[_qp_choice_2] <= ~is_new ? host_ended_value_count : 4'd0;
    end
  end

  always @(posedge clk) begin
    _complete_first <= ended[qp_at];
    complete <= _complete_first;
  end

  always @(posedge clk) begin
    if (acted & _task_kind_equal) begin
      areas[srq] <= {makes_out_payload_base, makes_out_payload_size, makes_out_payload_ahead,
                     makes_out_payload_life};
    end
  end

  always @(posedge clk) begin
    _area_first <= areas[srq_at];
    area <= _area_first;
  end

  always @(posedge clk) begin
    if (clearing | acted) begin
      rows[_sweep_5_0_choice] <= {clearing ? 16'd0 : _task_kind_equal ? 16'd0 : changed_counts ? task_number :
                                  row[68:53], clearing ? 16'd0 : _task_kind_equal ? 16'd0 :
                                  giving ? (row[52:37] + 16'd1) : row[52:37],
                                  clearing ? 16'd0 : _task_kind_equal ? makes_out_payload_limit :
                                  (changed_limits | changed_is_low) ?
                                  (~changed_is_low ? found_limit : 16'd0) : row[36:21],
                                  ~clearing & (_task_kind_equal ? row[20] : list_any),
                                  clearing ? 10'd0 : _task_kind_equal ? row[19:10] : list_head,
                                  clearing ? 10'd0 : _task_kind_equal ? row[9:0] : list_tail};
    end
  end

  always @(posedge clk) begin
    _row_first <= rows[srq_at];
    row <= _row_first;
  end

  always @(posedge clk) begin
    if (is_new | lacks_2 | gets | giving) begin
      searches[qp] <= {~is_new & (giving ? dealt_lacked : gets ? dealt_lacked : (searched_2[15] | lacks_2)),
                       is_new ? 7'd0 : giving ? searched_2[14:8] : lacks_2 ? task_number[6:0] :
                       searched_2[14:8], ~is_new &
                       (giving ? (searched_2[7] & ~_dealt_count_difference[6]) : (searched_2[7] | gets)),
                       is_new ? 7'd0 : giving ? searched_2[6:0] : gets ? count[6:0] : searched_2[6:0]};
    end
  end

  always @(posedge clk) begin
    _searched_2_first <= searches[qp_at];
    searched_2 <= _searched_2_first;
  end

  always @(posedge clk) begin
    if (list_links | (list_cuts & ~list_is_head)) begin
      behind[_row_9_0_choice] <= list_links ? qp : lists_next;
    end
  end

  always @(posedge clk) begin
    _lists_next_first <= behind[qp_at];
    lists_next <= _lists_next_first;
  end

  always @(posedge clk) begin
    if (list_links | (list_cuts & ~list_is_tail)) begin
      before_mem[_qp_choice] <= list_links ? row[9:0] : lists_last;
    end
  end

  always @(posedge clk) begin
    _lists_last_first <= before_mem[qp_at];
    lists_last <= _lists_last_first;
  end

  always @(posedge clk) begin
    if (clearing | (_deals_or ^ _is_hungry_or)) begin
      listed[_sweep_choice] <= ~clearing & _is_hungry_or;
    end
  end

  always @(posedge clk) begin
    _lists_is_listed_first <= listed[qp_at];
    lists_is_listed <= _lists_is_listed_first;
  end

  initial begin : state_states_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
      state_states[_i] = 3'd0;
    end
  end

  always @(posedge clk) begin
    if (!in_reset && state_valid) begin
      state_states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _state_first <= state_states[qp_at];
    state <= _state_first;
  end

  always @(posedge clk) begin
    if (in_reset) begin
      step <= STEP_CLEARING;
      sweep <= 10'd0;
      searching <= 1'b0;
      pursuing <= 1'b0;
      place <= 10'd0;
      tasks_shown <= 1'b0;
      answered <= 1'b0;
      ordered <= 1'b0;
    end else begin
      tasks_shown <= tasks_in_3_valid & ~tasks_in_3_ready;
      if (tasks_in_5_valid & tasks_in_5_ready) begin
        pursuing <= 1'b1;
      end
      if (tasks_in_5_valid & tasks_in_5_ready & searching) begin
        place <= place + 10'd1;
      end
      answered <= taken_valid;
      case (step)
        STEP_CLEARING: begin
          sweep <= sweep + 10'd1;
          if (&sweep) begin
            step <= STEP_IDLE;
          end
        end
        STEP_IDLE: begin
          if (makes_out_valid | tasks_out_valid) begin
            step <= STEP_READING;
          end
        end
        STEP_READING: step <= STEP_CHOOSING;
        STEP_CHOOSING: step <= STEP_LOOKING;
        STEP_LOOKING: step <= STEP_LOADING;
        STEP_LOADING: step <= STEP_JUDGING;
        STEP_JUDGING: step <= STEP_ACTING;
        STEP_ACTING: begin
          if (loses) begin
            step <= STEP_LOOKING;
          end else if (gets) begin
            step <= STEP_LOSING;
          end else if (acted) begin
            step <= STEP_IDLE;
          end
        end
        STEP_LOSING: step <= STEP_IDLE;
        default: step <= STEP_CLEARING;
      endcase
      if (done) begin
        pursuing <= 1'b0;
      end
      if (is_beginning) begin
        searching <= 1'b1;
      end else if ((took & (gets | ~answered)) | (done & (place == first_place))) begin
        searching <= 1'b0;
      end
      ordered <= (orders_valid & orders_ready) | (ordered & ~answered);
    end
  end

  // body
  always @(posedge clk) begin
    is_taken <= taken_value;
    case (step)
      STEP_IDLE: begin
        task_kind <= makes_out_valid ? 4'd1 : tasks_out_payload_kind;
        task_qp <= next_qp;
        task_srq <= next_srq;
        task_used <= ~makes_out_valid & tasks_out_payload_used;
        task_number <= makes_out_valid ? 16'd0 : tasks_out_payload_number;
        task_limiting <= ~makes_out_valid & tasks_out_payload_limiting;
        task_life <= makes_out_valid ? 5'd0 : tasks_out_payload_life;
        qp <= next_qp;
        srq <= next_srq;
      end
      STEP_CHOOSING: begin
        if ((task_kind == KIND_LIVE) | (task_kind == KIND_WANT) | (task_kind == KIND_LACK) |
            (task_kind == KIND_SEEK) | (task_kind == KIND_LOOK)) begin
          srq <= pair[7:2];
        end
        if (task_kind == KIND_DEAL) begin
          qp <= row[19:10];
        end
      end
      STEP_ACTING: begin
        if (loses) begin
          task_kind <= 4'd8;
          qp <= searcher;
        end
      end
      default: ;
    endcase
    found_is_hungry <= may_have;
    found_is_still_hungry <= may_have & ({1'b0, has} != ({1'b0, area[8:5]} - 5'd1));
    found_left <= looked_limits ? (row[68:53] - row[52:37]) : looked_less_one;
    found_limit <= looked_limits ? task_number : row[36:21];
    found_ahead <= looked_ahead + ~row[52:37];
    found_outside <= ~places;
    found_is_empty <= looked_ahead == row[52:37];
    found_is_of_life <= task_life == area[4:0];
    found_is_lacking <= may_have & lacks & (pair[7:2] == srq);
    found_may_lose <= is_live & (|has) & ~(searched_2[7] & ((searched_2[6:0] + 7'd1) == count[6:0])) &
                      (qp != searcher) & (pair[7:2] == searched);
    if (step == STEP_JUDGING) begin
      wanting <= task_kind == KIND_TAKE;
    end else if (acted) begin
      wanting <= 1'b0;
    end else if (~is_known) begin
      wanting <= wanting & found_is_lacking & found_is_empty;
    end
    is_known <= step == STEP_ACTING;
    if (loses) begin
      loser <= qp;
      left <= count - 16'd1;
    end
    host_returned_valid <= answered;
    host_beginning_valid <= giving | (orders_valid & orders_ready);
    host_returned_value <= is_taken ? loser : qp;
    uses_valid <= is_new;
    uses_value_life <= life;
    qp_d1 <= qp;
    uses_value_used <= task_used;
    in_reset <= rst;
  end

  // SrqSearch.step
  always @(posedge clk) begin
    if (is_beginning) begin
      first_place <= place;
      searcher <= qp;
      searched <= srq;
    end
  end

  // changed
  always @(posedge clk) begin
    beyond <= changed_posts & changed_is_beyond;
    host_limit_valid <= changed_is_low;
    host_limit_value <= srq;
  end

  // give
  always @(posedge clk) begin
    host_dealt_valid <= given_out_valid & wqe_ready;
    host_dealt_value_place <= given_out_payload_index[2:0];
    host_dealt_value_qp <= given_out_payload_qp;
    host_dealt_value_tag <= given_out_payload_tag;
  end

  wire        _unused = &{1'b0, task_qp, makes_in_ready, gives_source, tasks_source,
                          _searched_14_8_difference[5:0], _dealt_count_difference[5:0], _row_52_37_and[15]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_every_queue_that_is_made: assert (~host_made_valid | makes_in_ready);
  always @(posedge clk) if (!in_reset)
    no_queue_pair_has_more_wqes_than_there_are_places: assert (
      (step != STEP_JUDGING) | ~((task_kind == KIND_WANT) | (task_kind == KIND_DEAL)) | ~is_live |
      (has <= 4'd8));
  always @(posedge clk) if (!in_reset)
    only_the_first_one_goes_to_the_end: assert (~list_is_moving | list_is_head);
  always @(posedge clk) if (!in_reset)
    who_leaves_stands_in_the_list: assert (~_deals_or | (row[20] & lists_is_listed));
  always @(posedge clk) if (!in_reset)
    who_enters_stands_in_no_list: assert (~_is_hungry_or | _deals_or | ~lists_is_listed);
  always @(posedge clk) if (!in_reset) who_gets_a_wqe_uses_the_queue: assert (~giving | (pair[7:2] == srq));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~host_made_valid | makes_in_ready)) begin
    $display("SrqDealer.java: HDL801: claim 'there is a place for every queue that is made' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !((step != STEP_JUDGING) |
                                           ~((task_kind == KIND_WANT) | (task_kind == KIND_DEAL)) | ~is_live |
                                           (has <= 4'd8))) begin
    $display("SrqDealer.java: HDL801: claim 'no queue pair has more WQEs than there are places' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~list_is_moving | list_is_head)) begin
    $display("SrqLists.java: HDL801: claim 'only the first one goes to the end' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~_deals_or | (row[20] & lists_is_listed))) begin
    $display("SrqLists.java: HDL801: claim 'who leaves stands in the list' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~_is_hungry_or | _deals_or | ~lists_is_listed)) begin
    $display("SrqLists.java: HDL801: claim 'who enters stands in no list' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~giving | (pair[7:2] == srq))) begin
    $display("SrqDealer.java: HDL801: claim 'who gets a WQE uses the queue' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
