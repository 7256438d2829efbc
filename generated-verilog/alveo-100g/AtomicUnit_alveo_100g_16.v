`default_nettype none

// AtomicUnit_alveo_100g_16: executes atomics on 8 bytes of host memory, one behind the other for each
// address.  Generated from AtomicUnit.java.
module AtomicUnit_alveo_100g_16 (
  input  wire         clk,
  input  wire         rst,
  input  wire         operations_valid,
  output wire         operations_ready,
  input  wire [9:0]   operations_payload_qp,  // queue pair, local number
  input  wire [7:0]   operations_payload_context,  // number of its context
  input  wire [15:0]  operations_payload_pd,  // protection domain of the queue pair
  input  wire         operations_payload_adds,  // adds; else compares and swaps
  input  wire [63:0]  operations_payload_address,  // a multiple of 8
  input  wire [31:0]  operations_payload_key,  // of the MR
  input  wire [63:0]  operations_payload_operand,  // to swap or add
  input  wire [63:0]  operations_payload_compare,  // to compare with
  input  wire         mr_valid,
  input  wire [11:0]  mr_value_index,  // key / 256
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
  output wire         read_bursts_valid,
  input  wire         read_bursts_ready,
  output wire [63:0]  read_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   read_bursts_payload_length,  // beats less one
  // read_beats: what was read
  input  wire         read_beats_valid,
  input  wire [511:0] read_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
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
  output wire [511:0] write_data_payload_data,
  output wire [63:0]  write_data_payload_strb,
  output wire         write_data_payload_last,
  // write_answers: a burst has been written; 1 = the bus refused it
  input  wire         write_answers_valid,
  input  wire         write_answers_value,
  // lists_regions: a memory region is registered: how its pages are found
  input  wire         lists_regions_valid,
  input  wire [11:0]  lists_regions_value_index,  // key / 256
  input  wire [38:0]  lists_regions_value_base,  // address of the region's first byte in units of 4 KiB, its lower bits
  // lists_regions_value_size: of the region's pages
  input  wire         lists_regions_value_size_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   lists_regions_value_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // lists_regions: a memory region is registered: how its pages are found
  input  wire         lists_regions_value_deep,  // the list is one of lists, of 512 entries each; else of pages
  input  wire [39:0]  lists_regions_value_address,  // of the list's first entry, in units of 4 KiB
  // lists_forget: a region in which no access is under way: all of its pages are to be forgotten; it stays until they are, or nobody wants to know any more
  input  wire         lists_forget_valid,
  input  wire [11:0]  lists_forget_value,
  // lists: of pages
  output wire         lists_forgot,  // they are
  // lists_memory: lists are read; what is read never waits
  output wire         lists_memory_bursts_valid,
  input  wire         lists_memory_bursts_ready,
  output wire [63:0]  lists_memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   lists_memory_bursts_payload_length,  // beats less one
  // lists_memory_beats: what was read
  input  wire         lists_memory_beats_valid,
  input  wire [511:0] lists_memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         lists_memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         lists_memory_beats_value_last,  // the burst ends with this beat
  // results: in the order of the operations
  output wire         results_valid,
  input  wire         results_ready,
  output wire [9:0]   results_payload_qp,  // queue pair, local number
  output wire [7:0]   results_payload_context,  // number of its context
  output wire [63:0]  results_payload_old,  // what was found in host memory
  output wire         results_payload_failed,  // the MR does not allow it any more, or the bus has refused: row 44
  // mrs_beginning: one more is under way for this object
  output wire         mrs_beginning_valid,
  output wire [11:0]  mrs_beginning_value,
  // mrs_ending: one less is under way for this object
  output wire         mrs_ending_valid,
  output wire [11:0]  mrs_ending_value
);
  localparam [1:0] LOOKING_IDLE        = 2'd0;
  localparam [1:0] LOOKING_CHECKING    = 2'd1;
  localparam [1:0] LOOKING_GIVING      = 2'd2;
  localparam [1:0] ADMISSION_IDLE      = 2'd0;
  localparam [1:0] ADMISSION_HALVES    = 2'd1;
  localparam [1:0] ADMISSION_WHOLE     = 2'd2;
  localparam [1:0] ADMISSION_ADMITTING = 2'd3;
  localparam [1:0] COMPUTATION_IDLE    = 2'd0;
  localparam [1:0] COMPUTATION_LOW     = 2'd1;
  localparam [1:0] COMPUTATION_HIGH    = 2'd2;
  localparam [1:0] COMPUTATION_GIVING  = 2'd3;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [1:0]  looking;
  reg  [4:0]  used;
  reg  [9:0]  operation_qp;
  reg  [7:0]  operation_context;
  reg  [15:0] operation_pd;
  reg         operation_adds;
  reg  [63:0] operation_address;
  reg  [31:0] operation_key;
  reg  [63:0] operation_operand;
  reg  [63:0] operation_compare;
  reg  [2:0]  cycles;
  reg         verdict_known;
  reg         verdict_kept_allowed;
  reg         verdict_kept_pages_listed;
  reg  [4:0]  verdict_kept_pages_shift;
  reg         checked_now;
  reg  [1:0]  admission;
  reg  [9:0]  newest_atomic_qp;
  reg  [7:0]  newest_atomic_context;
  reg  [11:0] newest_atomic_mr;
  reg         newest_atomic_allowed;
  reg         newest_atomic_adds;
  reg  [63:0] newest_atomic_operand;
  reg  [63:0] newest_atomic_compare;
  reg  [63:0] newest_address;
  reg         newest_missing;
  reg         is_asked;
  reg  [63:0] asked;
  reg         asked_now;
  reg  [1:0]  computation;
  reg  [3:0]  slot;
  reg  [63:0] old;
  reg         is_bad;
  reg  [63:0] operand;
  reg  [32:0] low;
  reg  [63:0] sum;
  reg         same;
  reg         is_same;
  reg         writing;
  reg         filling;
  reg  [63:0] write_address;
  reg  [63:0] written;
  reg  [3:0]  oldest;
  (* ram_style = "distributed" *)
  reg  [63:0] results [0:15];
  (* ram_style = "distributed" *)
  reg         broken [0:15];
  (* ram_style = "distributed" *)
  reg         spoiled [0:15];
  wire        entries_in_ready;
  wire        entries_out_valid;
  wire [9:0]  entries_out_payload_qp;
  wire [7:0]  entries_out_payload_context;
  wire [11:0] entries_out_payload_mr;
  wire        entries_out_payload_allowed;
  wire        entries_out_payload_adds;
  wire [63:0] entries_out_payload_address;
  wire [63:0] entries_out_payload_operand;
  wire [63:0] entries_out_payload_compare;
  wire        entries_out_payload_dead;
  wire        entries_out_payload_chain_taken;
  wire [3:0]  entries_out_payload_chain_slot;
  wire        finished_in_ready;
  wire        finished_out_valid;
  wire [9:0]  finished_out_payload_qp;
  wire [7:0]  finished_out_payload_context;
  wire [11:0] finished_out_payload_mr;
  wire        finished_out_payload_allowed;
  wire [63:0] finished_out_payload_old;
  wire        finished_out_payload_failed;
  wire        finished_out_payload_writes;
  wire        finished_out_payload_chain_taken;
  wire [3:0]  finished_out_payload_chain_slot;
  wire        ended_in_ready;
  wire        ended_out_valid;
  wire        ended_out_payload_allowed;
  wire        ended_out_payload_failed;
  wire        ended_out_payload_writes;
  wire        ended_out_payload_chain_taken;
  wire [3:0]  ended_out_payload_chain_slot;
  wire        lanes_in_ready;
  wire        lanes_out_valid;
  wire [2:0]  lanes_out_payload;
  wire        values_in_ready;
  wire        values_out_valid;
  wire [64:0] values_out_payload;
  wire        answers_in_ready;
  wire        answers_out_valid;
  wire        answers_out_payload;
  wire        answered_in_ready;
  wire        answered_out_valid;
  wire        answered_out_payload;
  wire        translator_inst_checked_ready;
  wire        translator_inst_translated_valid;
  wire [9:0]  translator_inst_translated_payload_atomic_qp;
  wire [7:0]  translator_inst_translated_payload_atomic_context;
  wire [11:0] translator_inst_translated_payload_atomic_mr;
  wire        translator_inst_translated_payload_atomic_allowed;
  wire        translator_inst_translated_payload_atomic_adds;
  wire [63:0] translator_inst_translated_payload_atomic_operand;
  wire [63:0] translator_inst_translated_payload_atomic_compare;
  wire [63:0] translator_inst_translated_payload_address;
  wire        translator_inst_translated_payload_missing;
  wire        range_inst_verdict_allowed;
  wire        range_inst_verdict_pages_listed;
  wire [4:0]  range_inst_verdict_pages_shift;
  wire        addresses_chain_taken;
  wire [3:0]  addresses_chain_slot;

  wire        is_done = ended_out_valid & (~ended_out_payload_writes | answered_out_valid);
  wire        ending = is_done & results_ready;
  wire        retired = ending;
  wire        translator_inst_translated_ready = admission == ADMISSION_IDLE;
  wire        starting = operations_valid & operations_ready;
  wire        is_checked = (looking == LOOKING_CHECKING) & (cycles == 3'd3);
  wire        verdict_allowed = verdict_known ? verdict_kept_allowed : range_inst_verdict_allowed;
  wire        verdict_pages_listed = verdict_known ? verdict_kept_pages_listed :
                                     range_inst_verdict_pages_listed;
  wire [4:0]  verdict_pages_shift = verdict_known ? verdict_kept_pages_shift : range_inst_verdict_pages_shift;
  wire [11:0] mr = operation_key[19:8];
  wire        translator_inst_checked_valid = looking == LOOKING_GIVING;
  wire        is_dead = ~newest_atomic_allowed | newest_missing;
  wire        admits = (admission == ADMISSION_ADMITTING) & ~is_asked;
  wire        reads = admits & ~is_dead & ~addresses_chain_taken;
  wire [63:0] value = (lanes_out_payload == 3'd1) ? read_beats_value_data[127:64] :
                      read_beats_value_data[63:0];
  wire [63:0] value_2 = (lanes_out_payload == 3'd2) ? read_beats_value_data[191:128] : value;
  wire [63:0] value_3 = (lanes_out_payload == 3'd3) ? read_beats_value_data[255:192] : value_2;
  wire [63:0] value_4 = (lanes_out_payload == 3'd4) ? read_beats_value_data[319:256] : value_3;
  wire [63:0] value_5 = (lanes_out_payload == 3'd5) ? read_beats_value_data[383:320] : value_4;
  wire [63:0] value_6 = (lanes_out_payload == 3'd6) ? read_beats_value_data[447:384] : value_5;
  wire [63:0] value_7 = (lanes_out_payload == 3'd7) ? read_beats_value_data[511:448] : value_6;
  wire        reads_2 = ~(entries_out_payload_dead | entries_out_payload_chain_taken);
  wire        may_begin = entries_out_valid & (~reads_2 | values_out_valid);
  wire        is_free = ~(writing | filling);
  wire        giving = (computation == COMPUTATION_GIVING) & is_free;
  wire [63:0] results_data = results[entries_out_payload_chain_slot];
  wire        broken_data = broken[entries_out_payload_chain_slot];
  wire [31:0] high = old[63:32] + operand[63:32] + {31'd0, low[32]};
  wire        values_out_ready = (computation == COMPUTATION_IDLE) & entries_out_valid & reads_2;
  wire [63:0] swapped = is_same ? operand : old;
  wire [63:0] result = entries_out_payload_adds ? sum : swapped;
  wire        writes = ~is_bad & (entries_out_payload_adds | is_same);
  wire [7:0]  lane = 8'd1 << write_address[5:3];
  wire        refused = ended_out_payload_writes & answered_out_payload;
  wire        spoiled_data = spoiled[ended_out_payload_chain_slot];
  wire        inherited = ended_out_payload_chain_taken & spoiled_data;
  wire        failed = ended_out_payload_failed | refused | inherited;
  wire        answered_out_ready = ending & ended_out_payload_writes;

  Fifo_16_LUTRAM #(.WIDTH(230)) entries (
    .clk(clk),
    .rst(in_reset),
    .in_valid(admits),
    .in_ready(entries_in_ready),
    .in_payload({newest_atomic_qp, newest_atomic_context, newest_atomic_mr, newest_atomic_allowed,
                 newest_atomic_adds, newest_address, newest_atomic_operand, newest_atomic_compare, is_dead,
                 addresses_chain_taken, addresses_chain_slot}),
    .out_valid(entries_out_valid),
    .out_ready(giving),
    .out_payload({entries_out_payload_qp, entries_out_payload_context, entries_out_payload_mr,
                  entries_out_payload_allowed, entries_out_payload_adds, entries_out_payload_address,
                  entries_out_payload_operand, entries_out_payload_compare, entries_out_payload_dead,
                  entries_out_payload_chain_taken, entries_out_payload_chain_slot})
  );

  Fifo_16_LUTRAM #(.WIDTH(102)) finished (
    .clk(clk),
    .rst(in_reset),
    .in_valid(giving),
    .in_ready(finished_in_ready),
    .in_payload({entries_out_payload_qp, entries_out_payload_context, entries_out_payload_mr,
                 entries_out_payload_allowed, old, is_bad, writes, entries_out_payload_chain_taken,
                 entries_out_payload_chain_slot}),
    .out_valid(finished_out_valid),
    .out_ready(ended_in_ready),
    .out_payload({finished_out_payload_qp, finished_out_payload_context, finished_out_payload_mr,
                  finished_out_payload_allowed, finished_out_payload_old, finished_out_payload_failed,
                  finished_out_payload_writes, finished_out_payload_chain_taken,
                  finished_out_payload_chain_slot})
  );

  RegisterSlice #(.WIDTH(102)) ended (
    .clk(clk),
    .rst(in_reset),
    .in_valid(finished_out_valid),
    .in_ready(ended_in_ready),
    .in_payload({finished_out_payload_qp, finished_out_payload_context, finished_out_payload_mr,
                 finished_out_payload_allowed, finished_out_payload_old, finished_out_payload_failed,
                 finished_out_payload_writes, finished_out_payload_chain_taken,
                 finished_out_payload_chain_slot}),
    .out_valid(ended_out_valid),
    .out_ready(ending),
    .out_payload({results_payload_qp, results_payload_context, mrs_ending_value, ended_out_payload_allowed,
                  results_payload_old, ended_out_payload_failed, ended_out_payload_writes,
                  ended_out_payload_chain_taken, ended_out_payload_chain_slot})
  );

  Fifo_16_LUTRAM #(.WIDTH(3)) lanes (
    .clk(clk),
    .rst(in_reset),
    .in_valid(asked_now),
    .in_ready(lanes_in_ready),
    .in_payload(asked[5:3]),
    .out_valid(lanes_out_valid),
    .out_ready(read_beats_valid),
    .out_payload(lanes_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(65)) values (
    .clk(clk),
    .rst(in_reset),
    .in_valid(read_beats_valid),
    .in_ready(values_in_ready),
    .in_payload({read_beats_value_bad, value_7}),
    .out_valid(values_out_valid),
    .out_ready(values_out_ready),
    .out_payload(values_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(1)) answers (
    .clk(clk),
    .rst(in_reset),
    .in_valid(write_answers_valid),
    .in_ready(answers_in_ready),
    .in_payload(write_answers_value),
    .out_valid(answers_out_valid),
    .out_ready(answered_in_ready),
    .out_payload(answers_out_payload)
  );

  RegisterSlice #(.WIDTH(1)) answered (
    .clk(clk),
    .rst(in_reset),
    .in_valid(answers_out_valid),
    .in_ready(answered_in_ready),
    .in_payload(answers_out_payload),
    .out_valid(answered_out_valid),
    .out_ready(answered_out_ready),
    .out_payload(answered_out_payload)
  );

  AtomicTranslator_alveo_100g translator_inst (
    .clk(clk),
    .rst(in_reset),
    .checked_valid(translator_inst_checked_valid),
    .checked_ready(translator_inst_checked_ready),
    .checked_payload_atomic_qp(operation_qp),
    .checked_payload_atomic_context(operation_context),
    .checked_payload_atomic_mr(mr),
    .checked_payload_atomic_allowed(verdict_allowed),
    .checked_payload_atomic_adds(operation_adds),
    .checked_payload_atomic_operand(operation_operand),
    .checked_payload_atomic_compare(operation_compare),
    .checked_payload_address(operation_address),
    .checked_payload_pages_listed(verdict_pages_listed),
    .checked_payload_pages_shift(verdict_pages_shift),
    .translated_valid(translator_inst_translated_valid),
    .translated_ready(translator_inst_translated_ready),
    .translated_payload_atomic_qp(translator_inst_translated_payload_atomic_qp),
    .translated_payload_atomic_context(translator_inst_translated_payload_atomic_context),
    .translated_payload_atomic_mr(translator_inst_translated_payload_atomic_mr),
    .translated_payload_atomic_allowed(translator_inst_translated_payload_atomic_allowed),
    .translated_payload_atomic_adds(translator_inst_translated_payload_atomic_adds),
    .translated_payload_atomic_operand(translator_inst_translated_payload_atomic_operand),
    .translated_payload_atomic_compare(translator_inst_translated_payload_atomic_compare),
    .translated_payload_address(translator_inst_translated_payload_address),
    .translated_payload_missing(translator_inst_translated_payload_missing),
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
    .lists_memory_beats_value_last(lists_memory_beats_value_last)
  );

  AtomicRange_alveo_100g range_inst (
    .clk(clk),
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
    .pd(operations_payload_pd),
    .key(operations_payload_key),
    .address(operations_payload_address),
    .verdict_allowed(range_inst_verdict_allowed),
    .verdict_pages_listed(range_inst_verdict_pages_listed),
    .verdict_pages_shift(range_inst_verdict_pages_shift)
  );

  AtomicAddresses_16 addresses (
    .clk(clk),
    .rst(in_reset),
    .asked(newest_address[63:3]),
    .chain_taken(addresses_chain_taken),
    .chain_slot(addresses_chain_slot),
    .entering(admits),
    .enter_dead(is_dead),
    .retired(retired)
  );

  assign operations_ready = (looking == LOOKING_IDLE) & (used != 5'd16);
  assign mrs_beginning_valid = checked_now & verdict_allowed;
  assign mrs_beginning_value = mr;
  assign read_bursts_valid = is_asked;
  assign read_bursts_payload_address = {asked[63:6], 6'd0};
  assign read_bursts_payload_length = 8'd0;
  assign write_bursts_valid = writing;
  assign write_bursts_payload_address = {write_address[63:6], 6'd0};
  assign write_bursts_payload_length = 8'd0;
  assign write_data_valid = filling;
  assign write_data_payload_data = {8{written}};
  assign write_data_payload_strb = {{8{lane[7]}}, {8{lane[6]}}, {8{lane[5]}}, {8{lane[4]}}, {8{lane[3]}},
                                    {8{lane[2]}}, {8{lane[1]}}, {8{lane[0]}}};
  assign write_data_payload_last = 1'b1;
  assign results_valid = is_done;
  assign results_payload_failed = failed;
  assign mrs_ending_valid = ending & ended_out_payload_allowed;

  always @(posedge clk) begin
    if (giving) begin
      results[slot] <= result;
    end
  end

  always @(posedge clk) begin
    if (giving) begin
      broken[slot] <= is_bad;
    end
  end

  always @(posedge clk) begin
    if (ending) begin
      spoiled[oldest] <= failed;
    end
  end

  always @(posedge clk) begin
    if (in_reset) begin
      looking <= LOOKING_IDLE;
      used <= 5'd0;
      cycles <= 3'd0;
      verdict_known <= 1'b0;
      checked_now <= 1'b0;
      admission <= ADMISSION_IDLE;
      is_asked <= 1'b0;
      asked_now <= 1'b0;
      computation <= COMPUTATION_IDLE;
      slot <= 4'd0;
      writing <= 1'b0;
      filling <= 1'b0;
      oldest <= 4'd0;
    end else begin
      if (starting & ~retired) begin
        used <= used + 5'd1;
      end else if (retired & ~starting) begin
        used <= used - 5'd1;
      end
      verdict_known <= looking == LOOKING_GIVING;
      case (looking)
        LOOKING_IDLE: begin
          if (starting) begin
            looking <= LOOKING_CHECKING;
          end
        end
        LOOKING_CHECKING: begin
          cycles <= cycles + 3'd1;
          if (is_checked) begin
            cycles <= 3'd0;
            looking <= LOOKING_GIVING;
          end
        end
        LOOKING_GIVING: begin
          if (translator_inst_checked_ready) begin
            looking <= LOOKING_IDLE;
          end
        end
        default: looking <= LOOKING_IDLE;
      endcase
      checked_now <= is_checked;
      case (admission)
        ADMISSION_IDLE: begin
          if (translator_inst_translated_valid) begin
            admission <= ADMISSION_HALVES;
          end
        end
        ADMISSION_HALVES: admission <= ADMISSION_WHOLE;
        ADMISSION_WHOLE: admission <= ADMISSION_ADMITTING;
        ADMISSION_ADMITTING: begin
          if (admits) begin
            admission <= ADMISSION_IDLE;
          end
        end
        default: admission <= ADMISSION_IDLE;
      endcase
      if (reads) begin
        is_asked <= 1'b1;
      end else if (read_bursts_ready) begin
        is_asked <= 1'b0;
      end
      asked_now <= reads;
      case (computation)
        COMPUTATION_IDLE: begin
          if (may_begin) begin
            computation <= COMPUTATION_LOW;
          end
        end
        COMPUTATION_LOW: computation <= COMPUTATION_HIGH;
        COMPUTATION_HIGH: computation <= COMPUTATION_GIVING;
        COMPUTATION_GIVING: begin
          if (is_free) begin
            computation <= COMPUTATION_IDLE;
          end
        end
        default: computation <= COMPUTATION_IDLE;
      endcase
      if (giving) begin
        slot <= slot + 4'd1;
      end
      if (giving & writes) begin
        writing <= 1'b1;
        filling <= 1'b1;
      end else begin
        if (write_bursts_ready) begin
          writing <= 1'b0;
        end
        if (write_data_ready) begin
          filling <= 1'b0;
        end
      end
      if (ending) begin
        oldest <= oldest + 4'd1;
      end
    end
  end

  // body
  always @(posedge clk) begin
    in_reset <= rst;
  end

  // look
  always @(posedge clk) begin
    if (starting) begin
      operation_qp <= operations_payload_qp;
      operation_context <= operations_payload_context;
      operation_pd <= operations_payload_pd;
      operation_adds <= operations_payload_adds;
      operation_address <= operations_payload_address;
      operation_key <= operations_payload_key;
      operation_operand <= operations_payload_operand;
      operation_compare <= operations_payload_compare;
    end
  end

  // stayed
  always @(posedge clk) begin
    if (~verdict_known) begin
      verdict_kept_allowed <= range_inst_verdict_allowed;
      verdict_kept_pages_listed <= range_inst_verdict_pages_listed;
      verdict_kept_pages_shift <= range_inst_verdict_pages_shift;
    end
  end

  // admit
  always @(posedge clk) begin
    if (translator_inst_translated_valid & translator_inst_translated_ready) begin
      newest_atomic_qp <= translator_inst_translated_payload_atomic_qp;
      newest_atomic_context <= translator_inst_translated_payload_atomic_context;
      newest_atomic_mr <= translator_inst_translated_payload_atomic_mr;
      newest_atomic_allowed <= translator_inst_translated_payload_atomic_allowed;
      newest_atomic_adds <= translator_inst_translated_payload_atomic_adds;
      newest_atomic_operand <= translator_inst_translated_payload_atomic_operand;
      newest_atomic_compare <= translator_inst_translated_payload_atomic_compare;
      newest_address <= translator_inst_translated_payload_address;
      newest_missing <= translator_inst_translated_payload_missing;
    end
    if (reads) begin
      asked <= newest_address;
    end
  end

  // compute
  always @(posedge clk) begin
    case (computation)
      COMPUTATION_IDLE: begin
        if (may_begin) begin
          operand <= entries_out_payload_operand;
          old <= entries_out_payload_chain_taken ? results_data : values_out_payload[63:0];
          is_bad <= entries_out_payload_dead |
                    (entries_out_payload_chain_taken ? broken_data : values_out_payload[64]);
        end
      end
      COMPUTATION_LOW: begin
        low <= {1'b0, old[31:0]} + {1'b0, operand[31:0]};
        same <= old[31:0] == entries_out_payload_compare[31:0];
      end
      COMPUTATION_HIGH: begin
        sum <= {high, low[31:0]};
        is_same <= same & (old[63:32] == entries_out_payload_compare[63:32]);
      end
      default: ;
    endcase
  end

  // write
  always @(posedge clk) begin
    if (giving & writes) begin
      write_address <= entries_out_payload_address;
      written <= result;
    end
  end

  wire        _unused = &{1'b0, read_beats_value_last, entries_in_ready, finished_in_ready, lanes_in_ready,
                          lanes_out_valid, values_in_ready, answers_in_ready, operation_pd,
                          operation_key[31:20], operation_key[7:0], asked[2:0], write_address[2:0]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    no_more_atomics_are_under_way_than_there_are_slots: assert (used <= 5'd16);
  always @(posedge clk) if (!in_reset) who_ends_has_begun: assert (~retired | (|used));
  always @(posedge clk) if (!in_reset) there_is_a_place_for_every_atomic: assert (~admits | entries_in_ready);
  always @(posedge clk) if (!in_reset) there_is_a_place_for_every_read: assert (~asked_now | lanes_in_ready);
  always @(posedge clk) if (!in_reset) every_beat_was_asked_for: assert (~read_beats_valid | lanes_out_valid);
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_every_beat: assert (~read_beats_valid | values_in_ready);
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_every_atomic_that_is_computed: assert (~giving | finished_in_ready);
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_every_answer: assert (~write_answers_valid | answers_in_ready);
  always @(posedge clk) if (!in_reset)
    every_answer_belongs_to_a_write: assert (~answered_out_valid | ended_out_valid);
  always @(posedge clk) if (!in_reset) a_failure_is_taken_over: cover (ending & inherited);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(used <= 5'd16)) begin
    $display("AtomicUnit.java: HDL801: claim 'no more atomics are under way than there are slots' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~retired | (|used))) begin
    $display("AtomicUnit.java: HDL801: claim 'who ends has begun' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~admits | entries_in_ready)) begin
    $display("AtomicUnit.java: HDL801: claim 'there is a place for every atomic' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~asked_now | lanes_in_ready)) begin
    $display("AtomicUnit.java: HDL801: claim 'there is a place for every read' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~read_beats_valid | lanes_out_valid)) begin
    $display("AtomicUnit.java: HDL801: claim 'every beat was asked for' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~read_beats_valid | values_in_ready)) begin
    $display("AtomicUnit.java: HDL801: claim 'there is a place for every beat' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~giving | finished_in_ready)) begin
    $display("AtomicUnit.java: HDL801: claim 'there is a place for every atomic that is computed' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~write_answers_valid | answers_in_ready)) begin
    $display("AtomicUnit.java: HDL801: claim 'there is a place for every answer' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~answered_out_valid | ended_out_valid)) begin
    $display("AtomicUnit.java: HDL801: claim 'every answer belongs to a write' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
