`default_nettype none

// SendQueue_small: fetches send WQEs and keeps them on chip until they are complete.  Generated from
// SendQueue.java.
module SendQueue_small (
  input  wire         clk,
  input  wire         rst,
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [3:0]   setup_payload_qp,  // queue pair, local number
  input  wire [23:0]  setup_payload_context_peer_qp,  // the peer's queue-pair number
  input  wire [3:0]   setup_payload_context_address_handle,  // address handle of the peer
  input  wire [15:0]  setup_payload_context_pkey,  // P_Key
  input  wire [15:0]  setup_payload_context_pd,  // protection domain
  input  wire [2:0]   setup_payload_context_mtu_code,  // PMTU = 256 << code, code 0 to 4
  input  wire [1:0]   setup_payload_context_profile,  // profile of the wire: 1 or 2 (P1, P2)
  input  wire         setup_payload_context_remote_write,  // the peer may write
  input  wire [23:0]  setup_payload_context_send_psn,  // first PSN to send
  input  wire [23:0]  setup_payload_context_receive_psn,  // first PSN to expect
  input  wire [12:0]  setup_payload_context_send_window,  // W_rx of the peer: most PSNs outstanding, 1 to the window of the configuration
  input  wire [7:0]   setup_payload_context_message_limit,  // K - 1: most messages outstanding less one
  input  wire [7:0]   setup_payload_context_sack_threshold,  // rel_sack_th: out-of-order distance from which SACKs are sent
  input  wire [2:0]   setup_payload_context_retries,  // rel_retry: 0 to 7
  input  wire [2:0]   setup_payload_context_rnr_retries,  // rel_rnr_retry: 0 to 7, 7 unlimited
  input  wire [4:0]   setup_payload_context_rto_exponent,  // rel_rto_exp: 0 off, else RTO = 4.096 us << exponent
  input  wire [4:0]   setup_payload_context_rnr_timer,  // rel_rnr_timer: code sent in RNR NAKs
  input  wire [15:0]  setup_payload_context_initial_srtt,  // rel_srtt_init, in 1/16 us
  input  wire [3:0]   setup_payload_context_last_path,  // paths in use less one, 0 to 15
  input  wire [19:0]  setup_payload_context_rate,  // rate limit in Mb/s; 0 = unlimited
  input  wire [3:0]   setup_payload_context_send_cq,  // completion queue of sends
  input  wire [3:0]   setup_payload_context_receive_cq,  // completion queue of receives
  input  wire [63:0]  setup_payload_context_send_queue,  // send queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_payload_context_send_queue_size,  // log2 of its entries, 0 to 15
  input  wire [63:0]  setup_payload_context_receive_queue,  // receive queue in host memory, 64-byte aligned
  input  wire [3:0]   setup_payload_context_receive_queue_size,  // log2 of its entries, 0 to 15
  input  wire         state_valid,
  input  wire [3:0]   state_value_qp,  // queue pair, local number
  input  wire [2:0]   state_value_state,  // its state from now on
  // doorbell: doorbells
  input  wire         doorbell_valid,
  output wire         doorbell_ready,
  input  wire [3:0]   doorbell_payload_qp,  // queue pair, local number
  input  wire [15:0]  doorbell_payload_producer,  // free-running count of posted requests, modulo 65536
  // rung: a doorbell has been taken
  output wire         rung_valid,
  output wire [3:0]   rung_value_qp,  // queue pair, local number
  output wire [15:0]  rung_value_producer,  // free-running count of posted requests, modulo 65536
  // completed: WQEs that are complete: their places are free
  input  wire         completed_valid,
  input  wire [3:0]   completed_value_qp,  // queue pair, local number
  input  wire [15:0]  completed_value_producer,  // free-running count of posted requests, modulo 65536
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_beats: what was read
  input  wire         memory_beats_valid,
  input  wire [255:0] memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         memory_beats_value_last,  // the burst ends with this beat
  // notice: one per WQE, when it can be looked up from the next cycle on
  output wire         notice_valid,
  output wire [3:0]   notice_value_qp,  // queue pair, local number
  output wire [15:0]  notice_value_fetched,  // requests fetched, this one included, modulo 65536; 0 when a life begins
  // completing: of the completer, which goes first; not twice in a row
  input  wire         completing_valid,
  input  wire [3:0]   completing_value_qp,  // queue pair, local number
  input  wire [2:0]   completing_value_slot,  // its index modulo the WQEs that are kept
  // scheduling: of the scheduler, in every cycle in which the completer asks for nothing
  input  wire [3:0]   scheduling_qp,  // queue pair, local number
  input  wire [2:0]   scheduling_slot,  // its index modulo the WQEs that are kept
  // wqe: two cycles later
  output wire         wqe_bad,  // unknown operation, too long, or not readable: it fails when its turn comes
  output wire         wqe_write,  // a Write, else a Send
  output wire         wqe_has_immediate,  // carries immediate data
  output wire         wqe_signaled,  // wants a completion
  output wire         wqe_solicited,  // solicited event at the peer
  output wire         wqe_inline,  // the payload stands in the request itself
  output wire [31:0]  wqe_length,  // bytes of the message, at most 2^31; 0 of a bad request
  output wire [63:0]  wqe_local_address,  // of the payload in host memory
  output wire [31:0]  wqe_local_key,
  output wire [31:0]  wqe_immediate,
  output wire [63:0]  wqe_remote_address,
  output wire [31:0]  wqe_remote_key,
  output reg          scheduled,  // that is the scheduler's
  output wire         fault,  // one cycle: the bus has refused to read a WQE
  // fetches_beginning: one more is under way for this object
  output wire         fetches_beginning_valid,
  output wire [3:0]   fetches_beginning_value,
  // fetches_ending: one less is under way for this object
  output wire         fetches_ending_valid,
  output wire [3:0]   fetches_ending_value,
  output wire         beyond  // one cycle: a doorbell's producer index is beyond the queue
);
  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg          kept_bad;
  reg          kept_write;
  reg          kept_has_immediate;
  reg          kept_signaled;
  reg          kept_solicited;
  reg          kept_inline;
  reg  [31:0]  kept_length;
  reg  [63:0]  kept_local_address;
  reg  [31:0]  kept_local_key;
  reg  [31:0]  kept_immediate;
  reg  [63:0]  kept_remote_address;
  reg  [31:0]  kept_remote_key;
  reg          keeping;
  reg          reporting;
  reg  [3:0]   qp;
  reg  [2:0]   slot;
  reg  [15:0]  fetched;
  reg          refused;
  reg          waiting;
  (* ram_style = "block" *)
  reg  [261:0] wqes [0:127];
  reg  [261:0] _wqes_data_first;
  reg  [261:0] wqes_data;
  wire         fetcher_setup_ready;
  wire         fetcher_wqe_valid;
  wire [3:0]   fetcher_wqe_value_qp;
  wire [15:0]  fetcher_wqe_value_index;
  wire [63:0]  fetcher_wqe_value_address;
  wire [511:0] fetcher_wqe_value_bytes;
  wire         fetcher_wqe_value_bad;

  wire         may_begin = ~completed_valid;
  wire         fetcher_setup_valid = setup_valid & may_begin;
  wire         beginning = setup_valid & setup_ready;
  wire         fetcher_done_valid = completed_valid | beginning;
  wire [3:0]   fetcher_done_value_qp = beginning ? setup_payload_qp : completed_value_qp;
  wire [15:0]  fetcher_done_value_producer = ~beginning ? completed_value_producer : 16'd0;
  wire [7:0]   operation = fetcher_wqe_value_bytes[7:0];
  wire [7:0]   flags = fetcher_wqe_value_bytes[15:8];
  wire [31:0]  length = fetcher_wqe_value_bytes[63:32];
  wire         inline_wire = flags[2];
  wire         too_long = length[31] & (|length[30:0]);
  wire         more_than_inline = (|(length >> 5)) | (length[4:0] > 5'd28);
  wire         bad = fetcher_wqe_value_bad | (|operation[7:2]) | too_long | (inline_wire & more_than_inline);

  WqeFetcher_small_64 fetcher (
    .clk(clk),
    .rst(in_reset),
    .setup_valid(fetcher_setup_valid),
    .setup_ready(fetcher_setup_ready),
    .setup_payload_qp(setup_payload_qp),
    .setup_payload_base(setup_payload_context_send_queue),
    .setup_payload_size(setup_payload_context_send_queue_size),
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
  assign wqe_bad = wqes_data[261];
  assign wqe_write = wqes_data[260];
  assign wqe_has_immediate = wqes_data[259];
  assign wqe_signaled = wqes_data[258];
  assign wqe_solicited = wqes_data[257];
  assign wqe_inline = wqes_data[256];
  assign wqe_length = wqes_data[255:224];
  assign wqe_local_address = wqes_data[223:160];
  assign wqe_local_key = wqes_data[159:128];
  assign wqe_immediate = wqes_data[127:96];
  assign wqe_remote_address = wqes_data[95:32];
  assign wqe_remote_key = wqes_data[31:0];

  always @(posedge clk) begin
    if (keeping) begin
      wqes[{qp, slot}] <= {kept_bad, kept_write, kept_has_immediate, kept_signaled, kept_solicited,
                           kept_inline, kept_length, kept_local_address, kept_local_key, kept_immediate,
                           kept_remote_address, kept_remote_key};
    end
  end

  always @(posedge clk) begin
    _wqes_data_first <= wqes[{completing_valid ? completing_value_qp : scheduling_qp,
                              completing_valid ? completing_value_slot : scheduling_slot}];
    wqes_data <= _wqes_data_first;
  end

  always @(posedge clk) begin
    if (in_reset) begin
      keeping <= 1'b0;
      reporting <= 1'b0;
      refused <= 1'b0;
    end else begin
      keeping <= fetcher_wqe_valid;
      refused <= fetcher_wqe_valid & fetcher_wqe_value_bad;
      reporting <= fetcher_wqe_valid | beginning;
    end
  end

  always @(posedge clk) begin
    kept_bad <= bad;
    kept_write <= operation[1];
    kept_has_immediate <= operation[0];
    kept_signaled <= flags[0];
    kept_solicited <= flags[1];
    kept_inline <= inline_wire;
    kept_length <= ~bad ? length : 32'd0;
    kept_local_address <= inline_wire ? {fetcher_wqe_value_address[63:6], 6'd36} :
                          fetcher_wqe_value_bytes[127:64];
    kept_local_key <= fetcher_wqe_value_bytes[159:128];
    kept_immediate <= fetcher_wqe_value_bytes[191:160];
    kept_remote_address <= fetcher_wqe_value_bytes[255:192];
    kept_remote_key <= fetcher_wqe_value_bytes[287:256];
    qp <= beginning ? setup_payload_qp : fetcher_wqe_value_qp;
    slot <= fetcher_wqe_value_index[2:0];
    fetched <= beginning ? 16'd0 : (fetcher_wqe_value_index + 16'd1);
    waiting <= completing_valid;
    scheduled <= ~waiting;
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, setup_payload_context_peer_qp, setup_payload_context_address_handle,
                          setup_payload_context_pkey, setup_payload_context_pd,
                          setup_payload_context_mtu_code, setup_payload_context_profile,
                          setup_payload_context_remote_write, setup_payload_context_send_psn,
                          setup_payload_context_receive_psn, setup_payload_context_send_window,
                          setup_payload_context_message_limit, setup_payload_context_sack_threshold,
                          setup_payload_context_retries, setup_payload_context_rnr_retries,
                          setup_payload_context_rto_exponent, setup_payload_context_rnr_timer,
                          setup_payload_context_initial_srtt, setup_payload_context_last_path,
                          setup_payload_context_rate, setup_payload_context_send_cq,
                          setup_payload_context_receive_cq, setup_payload_context_receive_queue,
                          setup_payload_context_receive_queue_size, fetcher_wqe_value_address[5:0],
                          fetcher_wqe_value_bytes[511:288], fetcher_wqe_value_bytes[31:16], flags[7:3]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) no_wqe_comes_while_a_life_begins: assert (~(beginning &
                                                                                   fetcher_wqe_valid));
  always @(posedge clk) if (!in_reset) the_completer_leaves_the_next_cycle_to_the_scheduler: assert (~(completing_valid &
                                                                                                       waiting));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~(beginning & fetcher_wqe_valid))) begin
    $display("SendQueue.java: HDL801: claim 'no WQE comes while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(completing_valid & waiting))) begin
    $display("SendQueue.java: HDL801: claim 'the completer leaves the next cycle to the scheduler' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
