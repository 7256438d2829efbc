`default_nettype none

// ContextAllocator_16_4_64_64: which contexts of each queue pair are in use.  Generated from
// ContextAllocator.java.
// timeline arriving: 5 cycles, 26 registers (74 bits), of these 12 (38 bits) only wait
module ContextAllocator_16_4_64_64 (
  input  wire        clk,
  input  wire        rst,
  // arriving: a Read or an atomic, not trimmed, of this queue pair; valid if it is one
  input  wire        arriving_valid,  // cycle 0
  input  wire [3:0]  arriving_value,  // cycle 0
  input  wire        wants,  // cycle 2: it is numbered: it wants a context
  // reserved: it has this context
  output reg         reserved_valid,  // cycle 3
  output reg  [6:0]  reserved_value_context,  // cycle 3: its name: the highest bit says that it is a spare one
  output wire [2:0]  reserved_value_place,  // cycle 3: its place among those of the queue pair, spare ones behind its own: it may have so many
  output reg         refused,  // cycle 3: it wants one, and none is free (row 42)
  // rejected: of a packet that was not accepted
  input  wire        rejected_valid,
  input  wire [3:0]  rejected_value_qp,  // queue pair, local number
  input  wire [6:0]  rejected_value_context,  // name of the context
  // renewals: a queue pair begins a new life: all its contexts are free. Nothing of it is on its way
  input  wire        renewals_valid,
  output wire        renewals_ready,
  input  wire [3:0]  renewals_payload,
  // releases: of a response that was acknowledged
  input  wire        releases_valid,
  output wire        releases_ready,
  input  wire [3:0]  releases_payload_qp,  // queue pair, local number
  input  wire [6:0]  releases_payload_context,  // name of the context
  output reg         busy  // somebody has to wait for too long: no Read and no atomic should arrive
);
  localparam [1:0] RENEWAL_NONE      = 2'd0;
  localparam [1:0] RENEWAL_SETTLING  = 2'd1;
  localparam [1:0] RENEWAL_SEARCHING = 2'd2;
  localparam [1:0] RENEWAL_ENDING    = 2'd3;
  localparam [1:0] KIND_RESERVE      = 2'd0;
  localparam [1:0] KIND_RELEASE      = 2'd1;
  localparam [1:0] KIND_RENEW        = 2'd2;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [1:0]  renewal;
  reg  [1:0]  settled;
  reg  [7:0]  waited;
  // ---- timeline arriving, cycle 1
  reg  [3:0]  qp_c1;
  reg  [6:0]  back_context_c1;
  reg  [1:0]  kind_c1;
  reg         operating_c1;
  // ---- timeline arriving, cycle 2
  reg         same_1;
  reg         same_2;
  reg         same_3;
  reg  [1:0]  kind_c2;
  reg  [6:0]  back_context_c2;
  reg         operating_c2;
  reg  [3:0]  qp_c2;
  // ---- timeline arriving, cycle 3
  reg  [3:0]  bits_c3;
  reg  [2:0]  now_kind_choice_c3;
  reg  [3:0]  qp_c3;
  reg         operating_c3;
  reg  [1:0]  has_own_choice_c3;
  reg         has_own_not_c3;
  // ---- timeline arriving, cycle 4
  reg  [3:0]  bits_c4;
  reg  [2:0]  now_kind_choice_c4;
  reg  [3:0]  qp_c4;
  reg         operating_c4;
  // ---- timeline arriving, cycle 5
  reg  [3:0]  bits_c5;
  reg  [2:0]  now_kind_choice_c5;
  (* ram_style = "distributed" *)
  reg  [6:0]  table_mem [0:15];
  reg  [6:0]  _table_mem_data_first;
  reg  [6:0]  table_mem_data;
  wire        rejected_in_ready;
  wire        rejected_out_valid;
  wire [3:0]  rejected_out_payload_qp;
  wire [6:0]  rejected_out_payload_context;
  wire [6:0]  rejected_level;
  wire        shared_inst_next_valid;
  wire [5:0]  shared_inst_next_value;
  wire        shared_inst_leaving_ready;
  wire        lowest_encoder_any;
  wire [1:0]  lowest_encoder_index;

  wire        returning = ~arriving_valid & rejected_out_valid;
  wire        idle = ~(arriving_valid | rejected_out_valid);
  wire        renewing = idle & (renewal == RENEWAL_ENDING);
  wire        releasing = idle & (renewal != RENEWAL_ENDING) & releases_valid;
  wire        rejected_out_ready = ~arriving_valid;
  wire        operating = arriving_valid | returning | renewing | releasing;
  wire [1:0]  kind = arriving_valid ? KIND_RESERVE : renewing ? KIND_RENEW : KIND_RELEASE;
  wire [3:0]  qp = arriving_valid ? arriving_value : renewing ? renewals_payload :
                   returning ? rejected_out_payload_qp : releases_payload_qp;
  wire        wanting = (kind_c2 == KIND_RESERVE) & wants;
  wire [6:0]  held = same_1 ? {bits_c3, now_kind_choice_c3} : same_2 ? {bits_c4, now_kind_choice_c4} :
                     same_3 ? {bits_c5, now_kind_choice_c5} : table_mem_data;
  wire [3:0]  used = held[6:3];
  wire        has_own = ~(&used);
  wire        is_left = shared_inst_next_valid & (held[2:0] != 3'd4);
  wire        taking = wanting & ~has_own & is_left;
  wire        shared_inst_taken = taking & operating_c2;
  wire        is_back = kind_c2 == KIND_RELEASE;
  wire        is_spare = back_context_c2[6];
  wire        shared_inst_returned_valid = is_back & is_spare & operating_c2;
  wire [3:0]  returned = 4'd1 << back_context_c2[1:0];
  wire [3:0]  bits = (kind_c2 == KIND_RESERVE) ? (wants ? (used | (used + 4'd1)) : used) :
                     is_back ? (used & (~returned | {4{is_spare}})) : 4'd0;
  wire [2:0]  count = taking ? (held[2:0] + 3'd1) : (is_back & is_spare) ? (held[2:0] - 3'd1) : held[2:0];
  wire [3:0]  lowest_encoder_value = ~used;
  wire        is_searching = renewal == RENEWAL_SEARCHING;
  wire        stops = (is_searching & (shared_inst_taken | shared_inst_returned_valid)) |
                      (renewals_valid & ~is_searching & ~idle);
  wire        waiting = stops | (releases_valid & ~releases_ready);

  Fifo_64_LUTRAM_level #(.WIDTH(11)) rejected (
    .clk(clk),
    .rst(in_reset),
    .in_valid(rejected_valid),
    .in_ready(rejected_in_ready),
    .in_payload({rejected_value_qp, rejected_value_context}),
    .out_valid(rejected_out_valid),
    .out_ready(rejected_out_ready),
    .out_payload({rejected_out_payload_qp, rejected_out_payload_context}),
    .level(rejected_level)
  );

  SpareContexts_16_64 shared_inst (
    .clk(clk),
    .rst(in_reset),
    .next_valid(shared_inst_next_valid),
    .next_value(shared_inst_next_value),
    .qp(qp_c2),
    .taken(shared_inst_taken),
    .returned_valid(shared_inst_returned_valid),
    .returned_value(back_context_c2[5:0]),
    .leaving_valid(is_searching),
    .leaving_ready(shared_inst_leaving_ready),
    .leaving_payload(renewals_payload)
  );

  PriorityEncoder_4 lowest_encoder (
    .value(lowest_encoder_value),
    .any(lowest_encoder_any),
    .index(lowest_encoder_index)
  );

  assign renewals_ready = renewing;
  assign releases_ready = idle & (renewal != RENEWAL_ENDING);
  assign reserved_value_place = {has_own_not_c3, has_own_choice_c3};

  initial begin : table_mem_zero
    integer _i;
    for (_i = 0; _i < 16; _i = _i + 1) begin
      table_mem[_i] = 7'd0;
    end
  end

  always @(posedge clk) begin
    if (!in_reset && operating_c3) begin
      table_mem[qp_c3] <= {bits_c3, now_kind_choice_c3};
    end
  end

  always @(posedge clk) begin
    _table_mem_data_first <= table_mem[qp];
    table_mem_data <= _table_mem_data_first;
  end

  always @(posedge clk) begin
    if (in_reset) begin
      renewal <= RENEWAL_NONE;
      settled <= 2'd0;
      busy <= 1'b0;
      waited <= 8'd0;
      operating_c1 <= 1'b0;
      operating_c2 <= 1'b0;
      operating_c3 <= 1'b0;
      operating_c4 <= 1'b0;
      refused <= 1'b0;
      reserved_valid <= 1'b0;
    end else begin
      case (renewal)
        RENEWAL_NONE: begin
          if (renewals_valid & idle) begin
            renewal <= RENEWAL_SETTLING;
          end
        end
        RENEWAL_SETTLING: begin
          settled <= settled + 2'd1;
          if (&settled) begin
            renewal <= RENEWAL_SEARCHING;
          end
        end
        RENEWAL_SEARCHING: begin
          if (shared_inst_leaving_ready) begin
            renewal <= RENEWAL_ENDING;
          end
        end
        RENEWAL_ENDING: begin
          if (idle) begin
            renewal <= RENEWAL_NONE;
          end
        end
        default: renewal <= RENEWAL_NONE;
      endcase
      if (waiting) begin
        waited <= waited + 8'd1;
      end else if (~renewals_valid) begin
        waited <= 8'd0;
      end
      busy <= (rejected_level > 7'd32) | (waited >= 8'd64);
      // ---- timeline arriving, cycle 1
      operating_c1 <= operating;
      // ---- timeline arriving, cycle 2
      operating_c2 <= operating_c1;
      // ---- timeline arriving, cycle 3
      operating_c3 <= operating_c2;
      refused <= wanting & ~(has_own | is_left) & operating_c2;
      reserved_valid <= wanting & (has_own | is_left) & operating_c2;
      // ---- timeline arriving, cycle 4
      operating_c4 <= operating_c3;
    end
  end

  always @(posedge clk) begin
    in_reset <= rst;
    // ---- timeline arriving, cycle 1
    back_context_c1 <= returning ? rejected_out_payload_context : releases_payload_context;
    kind_c1 <= kind;
    qp_c1 <= qp;
    // ---- timeline arriving, cycle 2
    back_context_c2 <= back_context_c1;
    kind_c2 <= kind_c1;
    qp_c2 <= qp_c1;
    same_1 <= (qp_c1 == qp_c2) & operating_c2;
    same_2 <= (qp_c1 == qp_c3) & operating_c3;
    same_3 <= (qp_c1 == qp_c4) & operating_c4;
    // ---- timeline arriving, cycle 3
    qp_c3 <= qp_c2;
    bits_c3 <= bits;
    has_own_choice_c3 <= has_own ? lowest_encoder_index : held[1:0];
    has_own_not_c3 <= ~has_own;
    now_kind_choice_c3 <= (kind_c2 != KIND_RENEW) ? count : 3'd0;
    reserved_value_context <= has_own ? {5'd0, lowest_encoder_index} : {1'b1, shared_inst_next_value};
    // ---- timeline arriving, cycle 4
    qp_c4 <= qp_c3;
    bits_c4 <= bits_c3;
    now_kind_choice_c4 <= now_kind_choice_c3;
    // ---- timeline arriving, cycle 5
    bits_c5 <= bits_c4;
    now_kind_choice_c5 <= now_kind_choice_c4;
  end

  wire        _unused = &{1'b0, rejected_in_ready, lowest_encoder_any};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_every_context_that_comes_back: assert (~rejected_valid | rejected_in_ready);
  always @(posedge clk) if (!in_reset)
    what_comes_back_was_in_use: assert (~(is_back & ~is_spare & operating_c2) | (|(used & returned)));
  always @(posedge clk) if (!in_reset)
    who_gives_a_spare_context_back_has_one: assert (
      ~(is_back & is_spare & operating_c2) | (held[2:0] != 3'd0));
  always @(posedge clk) if (!in_reset) nobody_waits_for_long: assert (waited <= 8'd192);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~rejected_valid | rejected_in_ready)) begin
    $display("ContextAllocator.java: HDL801: claim 'there is a place for every context that comes back' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset &&
                            !(~(is_back & ~is_spare & operating_c2) | (|(used & returned)))) begin
    $display("ContextAllocator.java: HDL801: claim 'what comes back was in use' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(is_back & is_spare & operating_c2) | (held[2:0] != 3'd0))) begin
    $display("ContextAllocator.java: HDL801: claim 'who gives a spare context back has one' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(waited <= 8'd192)) begin
    $display("ContextAllocator.java: HDL801: claim 'nobody waits for long' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
