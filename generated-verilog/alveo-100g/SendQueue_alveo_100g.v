`default_nettype none

// SendQueue_alveo_100g: fetches send WQEs and keeps them on chip until they are complete.  Generated from
// SendQueue.java.
module SendQueue_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [9:0]   setup_payload_qp,  // queue pair, local number
  input  wire [63:0]  setup_payload_base,  // 64-byte aligned
  input  wire [3:0]   setup_payload_size,  // log2 of its entries, 0 to 15
  input  wire         state_valid,
  input  wire [9:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  // doorbell: doorbells
  input  wire         doorbell_valid,
  output wire         doorbell_ready,
  input  wire [9:0]   doorbell_payload_qp,  // queue pair, local number
  input  wire [15:0]  doorbell_payload_producer,  // free-running count of posted requests, modulo 65536
  // rung: a doorbell has been taken
  output wire         rung_valid,
  output wire [9:0]   rung_value_qp,  // queue pair, local number
  output wire [15:0]  rung_value_producer,  // free-running count of posted requests, modulo 65536
  // completed: WQEs that are complete: their places are free
  input  wire         completed_valid,
  input  wire [9:0]   completed_value_qp,  // queue pair, local number
  input  wire [15:0]  completed_value_producer,  // free-running count of posted requests, modulo 65536
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_beats: what was read
  input  wire         memory_beats_valid,
  input  wire [511:0] memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         memory_beats_value_last,  // the burst ends with this beat
  // notice: one per WQE, when it can be looked up from the next cycle on
  output wire         notice_valid,
  output wire [9:0]   notice_value_qp,  // queue pair, local number
  output wire [15:0]  notice_value_fetched,  // requests fetched, this one included, modulo 65536; 0 when a life begins
  // responding: of a response that is being received; goes first, a cycle later
  input  wire         responding_valid,
  input  wire [9:0]   responding_value_qp,  // queue pair, local number
  input  wire [4:0]   responding_value_slot,  // its index modulo the WQEs that are kept
  // completing: of the completer, which goes next; shown until it is taken, not taken twice in a row
  input  wire         completing_valid,
  input  wire [9:0]   completing_value_qp,  // queue pair, local number
  input  wire [4:0]   completing_value_slot,  // its index modulo the WQEs that are kept
  output wire         completes,  // that of the completer is taken, if there is one
  // scheduling: of the scheduler, in every cycle that is left
  input  wire [9:0]   scheduling_qp,  // queue pair, local number
  input  wire [4:0]   scheduling_slot,  // its index modulo the WQEs that are kept
  input  wire         wanted,  // the scheduler is in a hurry: the completer waits, for a few cycles at most
  // wqe: two cycles later; three of a response
  output wire         wqe_bad,  // unknown operation, too long, or not readable: it fails when its turn comes
  output wire [2:0]   wqe_kind,  // 0 Send, 1 Send with immediate, 2 Write, 3 Write with immediate, 4 Read, 5 CmpSwap, 6 FetchAdd, 7 Send with Invalidate; 0 of a bad request
  output wire         wqe_fence,  // begins when every earlier Read and atomic of the queue pair is done
  output wire         wqe_signaled,  // wants a completion
  output wire         wqe_solicited,  // solicited event at the peer
  output wire         wqe_inline,  // the payload stands in the request itself
  output wire [31:0]  wqe_length,  // bytes of the message, at most 2^31; 0 of a bad request; of an atomic see operands()
  output wire [63:0]  wqe_local_address,  // of the payload in host memory; of a Read or an atomic, where what it brings goes
  output wire [31:0]  wqe_local_key,
  output wire [31:0]  wqe_immediate,  // immediate data, or the key to invalidate; of an atomic see operands()
  output wire [63:0]  wqe_remote_address,
  output wire [31:0]  wqe_remote_key,
  output reg          scheduled,  // that is the scheduler's
  output wire         fault,  // one cycle: the bus has refused to read a WQE
  // fetches_beginning: one more is under way for this object
  output wire         fetches_beginning_valid,
  output wire [9:0]   fetches_beginning_value,
  // fetches_ending: one less is under way for this object
  output wire         fetches_ending_valid,
  output wire [9:0]   fetches_ending_value,
  output wire         beyond  // one cycle: a doorbell's producer index is beyond the queue
);
  (* keep = "true" *)
  reg           in_reset = 1'b1;
  reg           kept_bad;
  reg  [2:0]    kept_kind;
  reg           kept_fence;
  reg           kept_signaled;
  reg           kept_solicited;
  reg           kept_inline;
  reg  [31:0]   kept_length;
  reg  [63:0]   kept_local_address;
  reg  [20:0]   kept_local_key;
  reg  [31:0]   kept_immediate;
  reg  [63:0]   kept_remote_address;
  reg  [31:0]   kept_remote_key;
  reg           keeping;
  reg           reporting;
  reg  [9:0]    qp;
  reg  [4:0]    slot;
  reg  [15:0]   fetched;
  reg           refused;
  reg           responds;
  reg  [9:0]    response_qp;
  reg  [4:0]    response_slot;
  reg  [2:0]    patience;
  reg           scheduled_d1;
  wire [2023:0] _found_rows;
  reg  [2:0]    _found_at;
  reg  [252:0]  _found_first;
  reg  [252:0]  found;
  wire          fetcher_setup_ready;
  wire          fetcher_wqe_valid;
  wire [9:0]    fetcher_wqe_value_qp;
  wire [15:0]   fetcher_wqe_value_index;
  wire [63:0]   fetcher_wqe_value_address;
  wire [511:0]  fetcher_wqe_value_bytes;
  wire          fetcher_wqe_value_bad;

  wire          may_begin = ~completed_valid;
  wire          fetcher_setup_valid = setup_valid & may_begin;
  wire          beginning = setup_valid & setup_ready;
  wire          fetcher_done_valid = completed_valid | beginning;
  wire [9:0]    fetcher_done_value_qp = beginning ? setup_payload_qp : completed_value_qp;
  wire [15:0]   fetcher_done_value_producer = ~beginning ? completed_value_producer : 16'd0;
  wire [7:0]    operation = fetcher_wqe_value_bytes[7:0];
  wire [2:0]    kind = operation[2:0];
  wire [7:0]    flags = fetcher_wqe_value_bytes[15:8];
  wire [31:0]   length = fetcher_wqe_value_bytes[63:32];
  wire          inline_wire = flags[2];
  wire          too_long = length[31] & (|length[30:0]);
  wire          more_than_inline = (|(length >> 5)) | (length[4:0] > 5'd28);
  wire          is_atomic = kind[2] & (kind[1] != kind[0]);
  wire          is_answered = (kind == 3'd4) | is_atomic;
  wire          bad = fetcher_wqe_value_bad | (|operation[7:3]) | too_long |
                      (inline_wire & (more_than_inline | is_answered)) |
                      (is_atomic & ((fetcher_wqe_value_bytes[63:32] != 32'd8) |
                                    (|fetcher_wqe_value_bytes[66:64]) | (|fetcher_wqe_value_bytes[194:192])));
  wire [63:0]   operands = {fetcher_wqe_value_address[63:6], 6'd40};
  wire          is_foreign = |fetcher_wqe_value_bytes[159:148];
  wire          gives_way = wanted & ~(&patience);
  wire [9:0]    lookup_qp = responds ? response_qp : (completing_valid & ~gives_way) ? completing_value_qp :
                            scheduling_qp;
  wire          taken = responds | (completing_valid & ~gives_way);

  WqeFetcher_alveo_100g_64 fetcher (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(fetcher_setup_valid),
    .setup_ready(fetcher_setup_ready),
    .setup_payload_qp(setup_payload_qp),
    .setup_payload_base(setup_payload_base),
    .setup_payload_size(setup_payload_size),
    .state_valid(state_valid),
    .state_value_qp(state_value_qp),
    .state_value_state(state_value_state),
    .doorbell_valid(doorbell_valid),
    .doorbell_ready(doorbell_ready),
    .doorbell_payload_qp(doorbell_payload_qp),
    .doorbell_payload_producer(doorbell_payload_producer),
    .done_valid(fetcher_done_valid),
    .done_value_qp(fetcher_done_value_qp),
    .done_value_producer(fetcher_done_value_producer),
    .memory_bursts_valid(memory_bursts_valid),
    .memory_bursts_ready(memory_bursts_ready),
    .memory_bursts_payload_address(memory_bursts_payload_address),
    .memory_bursts_payload_length(memory_bursts_payload_length),
    .memory_beats_valid(memory_beats_valid),
    .memory_beats_value_data(memory_beats_value_data),
    .memory_beats_value_bad(memory_beats_value_bad),
    .memory_beats_value_last(memory_beats_value_last),
    .wqe_valid(fetcher_wqe_valid),
    .wqe_value_qp(fetcher_wqe_value_qp),
    .wqe_value_index(fetcher_wqe_value_index),
    .wqe_value_address(fetcher_wqe_value_address),
    .wqe_value_bytes(fetcher_wqe_value_bytes),
    .wqe_value_bad(fetcher_wqe_value_bad),
    .fetches_beginning_valid(fetches_beginning_valid),
    .fetches_beginning_value(fetches_beginning_value),
    .fetches_ending_valid(fetches_ending_valid),
    .fetches_ending_value(fetches_ending_value),
    .beyond(beyond)
  );

  assign setup_ready = fetcher_setup_ready & may_begin;
  assign rung_valid = doorbell_valid & doorbell_ready;
  assign rung_value_qp = doorbell_payload_qp;
  assign rung_value_producer = doorbell_payload_producer;
  assign fault = refused;
  assign notice_valid = reporting;
  assign notice_value_qp = qp;
  assign notice_value_fetched = fetched;
  assign completes = ~(responds | gives_way);
  assign wqe_bad = found[252];
  assign wqe_kind = found[251:249];
  assign wqe_fence = found[248];
  assign wqe_signaled = found[247];
  assign wqe_solicited = found[246];
  assign wqe_inline = found[245];
  assign wqe_length = found[244:213];
  assign wqe_local_address = found[212:149];
  assign wqe_local_key = {11'd0, found[148:128]};
  assign wqe_immediate = found[127:96];
  assign wqe_remote_address = found[95:32];
  assign wqe_remote_key = found[31:0];

  genvar _wqes_bank;
  generate
    for (_wqes_bank = 0; _wqes_bank < 8; _wqes_bank = _wqes_bank + 1) begin : wqes_banks
      (* ram_style = "ultra" *)
      reg [252:0] wqes [0:4095];
      reg [252:0] _found_row;

      always @(posedge clk) begin
        if (keeping && qp[9:7] == _wqes_bank[2:0]) begin
          wqes[{qp[6:0], slot}] <= {kept_bad, kept_kind, kept_fence, kept_signaled, kept_solicited,
                                    kept_inline, kept_length, kept_local_address, kept_local_key,
                                    kept_immediate, kept_remote_address, kept_remote_key};
        end
      end

      always @(posedge clk) begin
        _found_row <= wqes[{lookup_qp[6:0], responds ? response_slot :
                            (completing_valid & ~gives_way) ? completing_value_slot : scheduling_slot}];
      end

      assign _found_rows[_wqes_bank * 253 +: 253] = _found_row;
    end
  endgenerate

  always @* begin
    case (_found_at)
      3'd0: _found_first = _found_rows[252:0];
      3'd1: _found_first = _found_rows[505:253];
      3'd2: _found_first = _found_rows[758:506];
      3'd3: _found_first = _found_rows[1011:759];
      3'd4: _found_first = _found_rows[1264:1012];
      3'd5: _found_first = _found_rows[1517:1265];
      3'd6: _found_first = _found_rows[1770:1518];
      default: _found_first = _found_rows[2023:1771];
    endcase
  end

  always @(posedge clk) begin
    _found_at <= lookup_qp[9:7];
    found <= _found_first;
  end

  always @(posedge clk) begin
    if (in_reset) begin
      keeping <= 1'b0;
      reporting <= 1'b0;
      refused <= 1'b0;
      responds <= 1'b0;
      patience <= 3'd0;
    end else begin
      keeping <= fetcher_wqe_valid;
      refused <= fetcher_wqe_valid & fetcher_wqe_value_bad;
      reporting <= fetcher_wqe_valid | beginning;
      responds <= responding_valid;
      if (completing_valid) begin
        patience <= gives_way ? (patience + 3'd1) : responds ? patience : 3'd0;
      end
    end
  end

  always @(posedge clk) begin
    kept_bad <= bad;
    kept_kind <= ~bad ? kind : 3'd0;
    kept_fence <= flags[3];
    kept_signaled <= flags[0];
    kept_solicited <= flags[1];
    kept_inline <= inline_wire;
    kept_length <= ~bad ? (is_atomic ? operands[63:32] : length) : 32'd0;
    kept_local_address <= inline_wire ? {fetcher_wqe_value_address[63:6], 6'd36} :
                          fetcher_wqe_value_bytes[127:64];
    kept_local_key <= {is_foreign, fetcher_wqe_value_bytes[147:128]};
    kept_immediate <= is_atomic ? operands[31:0] : fetcher_wqe_value_bytes[191:160];
    kept_remote_address <= fetcher_wqe_value_bytes[255:192];
    kept_remote_key <= fetcher_wqe_value_bytes[287:256];
    qp <= beginning ? setup_payload_qp : fetcher_wqe_value_qp;
    slot <= fetcher_wqe_value_index[4:0];
    fetched <= beginning ? 16'd0 : (fetcher_wqe_value_index + 16'd1);
    response_qp <= responding_value_qp;
    response_slot <= responding_value_slot;
    scheduled_d1 <= ~taken;
    scheduled <= scheduled_d1;
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, fetcher_wqe_value_address[5:0], fetcher_wqe_value_bytes[511:288],
                          fetcher_wqe_value_bytes[31:16], flags[7:4]};

`ifdef FORMAL
  reg           completes_d1;
  reg  [6:0]    waited;
  wire          completes_2 = completing_valid & completes;
  always @(posedge clk) begin
    if (in_reset) begin
      waited <= 7'd0;
    end else begin
      waited <= taken ? (waited + 7'd1) : 7'd0;
    end
  end
  always @(posedge clk) begin
    completes_d1 <= completes_2;
  end
  always @(posedge clk) if (!in_reset)
    no_wqe_comes_while_a_life_begins: assert (~(beginning & fetcher_wqe_valid));
  always @(posedge clk) if (!in_reset)
    the_completer_leaves_the_next_cycle_to_the_scheduler: assert (~(completes_2 & completes_d1));
  always @(posedge clk) if (!in_reset) nobody_waits_for_responses_for_long: assert (waited < 7'd64);
`elsif HDL_CLAIMS
  reg           completes_d1;
  reg  [6:0]    waited;
  wire          completes_2 = completing_valid & completes;
  always @(posedge clk) begin
    if (in_reset) begin
      waited <= 7'd0;
    end else begin
      waited <= taken ? (waited + 7'd1) : 7'd0;
    end
  end
  always @(posedge clk) begin
    completes_d1 <= completes_2;
  end
  always @(posedge clk) if (!in_reset && !(~(beginning & fetcher_wqe_valid))) begin
    $display("SendQueue.java: HDL801: claim 'no WQE comes while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(completes_2 & completes_d1))) begin
    $display("SendQueue.java: HDL801: claim 'the completer leaves the next cycle to the scheduler' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(waited < 7'd64)) begin
    $display("SendQueue.java: HDL801: claim 'nobody waits for responses for long' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
