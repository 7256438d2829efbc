`default_nettype none

// ContextAllocator_1024_32_64: which contexts of each queue pair are in use.  Generated from
// ContextAllocator.java.
// timeline arriving: 5 cycles, 21 registers (164 bits), of these 11 (109 bits) only wait
module ContextAllocator_1024_32_64 (
  input  wire        clk,
  input  wire        rst,
  // arriving: a Read or an atomic, not trimmed, of this queue pair; valid if it is one
  input  wire        arriving_valid,  // cycle 0
  input  wire [9:0]  arriving_value,  // cycle 0
  input  wire        wants,  // cycle 2: it is numbered: it wants a context
  // reserved: it has this context
  output reg         reserved_valid,  // cycle 3
  output reg  [4:0]  reserved_value,  // cycle 3
  output reg         refused,  // cycle 3: it wants one, and none is free (row 42)
  // rejected: of a packet that was not accepted
  input  wire        rejected_valid,
  input  wire [9:0]  rejected_value_qp,  // queue pair, local number
  input  wire [4:0]  rejected_value_context,  // number of the context, less than R
  // renewals: a queue pair begins a new life: all its contexts are free. Nothing of it is on its way
  input  wire        renewals_valid,
  output wire        renewals_ready,
  input  wire [9:0]  renewals_payload,
  // releases: of a response that was acknowledged
  input  wire        releases_valid,
  output wire        releases_ready,
  input  wire [9:0]  releases_payload_qp,  // queue pair, local number
  input  wire [4:0]  releases_payload_context,  // number of the context, less than R
  output reg         busy  // somebody has to wait for too long: no Read and no atomic should arrive
);
  localparam [1:0] KIND_RESERVE = 2'd0;
  localparam [1:0] KIND_RELEASE = 2'd1;
  localparam [1:0] KIND_RENEW   = 2'd2;

  (* keep = "true" *)
  reg         in_reset = 1'b1;
  reg  [7:0]  starves_waited;
  // ---- timeline arriving, cycle 1
  reg  [9:0]  qp_c1;
  reg  [4:0]  back_context_c1;
  reg  [1:0]  kind_c1;
  reg         operating_c1;
  // ---- timeline arriving, cycle 2
  reg  [1:0]  kind_c2;
  reg         same_1;
  reg         same_2;
  reg         same_3;
  reg  [4:0]  back_context_c2;
  reg         operating_c2;
  reg  [9:0]  qp_c2;
  // ---- timeline arriving, cycle 3
  reg  [31:0] after_c3;
  reg  [9:0]  qp_c3;
  reg         operating_c3;
  // ---- timeline arriving, cycle 4
  reg  [31:0] after_c4;
  reg  [9:0]  qp_c4;
  reg         operating_c4;
  // ---- timeline arriving, cycle 5
  reg  [31:0] after_c5;
  (* ram_style = "block" *)
  reg  [31:0] table_mem [0:1023];
  reg  [31:0] _table_mem_data_first;
  reg  [31:0] table_mem_data;
  wire        rejected_in_ready;
  wire        rejected_out_valid;
  wire [9:0]  rejected_out_payload_qp;
  wire [4:0]  rejected_out_payload_context;
  wire [6:0]  rejected_level;
  wire        lowest_any;
  wire [4:0]  lowest_index;

  wire        returning = ~arriving_valid & rejected_out_valid;
  wire        idle = ~(arriving_valid | rejected_out_valid);
  wire        renewing = idle & renewals_valid;
  wire        releasing = idle & ~renewals_valid & releases_valid;
  wire        rejected_out_ready = ~arriving_valid;
  wire        starves_waiting = (renewals_valid & ~renewals_ready) | (releases_valid & ~releases_ready);
  wire        starves = starves_waited >= 8'd64;
  wire        operating = arriving_valid | returning | renewing | releasing;
  wire [1:0]  kind = arriving_valid ? KIND_RESERVE : renewing ? KIND_RENEW : KIND_RELEASE;
  wire [9:0]  qp = arriving_valid ? arriving_value : renewing ? renewals_payload :
                   returning ? rejected_out_payload_qp : releases_payload_qp;
  wire        wanting = (kind_c2 == KIND_RESERVE) & wants;
  wire [31:0] _after_c3_choice = same_1 ? after_c3 : same_2 ? after_c4 : same_3 ? after_c5 : table_mem_data;
  wire [31:0] lowest_value = ~_after_c3_choice;
  wire [31:0] returned = 32'd1 << back_context_c2;
  wire [15:0] low = _after_c3_choice[15:0];
  wire [15:0] high = _after_c3_choice[31:16];
  wire [7:0]  low_2 = high[7:0];
  wire [7:0]  high_2 = high[15:8];
  wire [7:0]  low_3 = low[7:0];
  wire [7:0]  high_3 = low[15:8];
  wire [31:0] _wants_choice = wants ? ((&low) ? {(&low_2) ? {high_2 | (high_2 + 8'd1), low_2} :
                                                 {high_2, low_2 | (low_2 + 8'd1)}, low} :
                                       {high, (&low_3) ? {high_3 | (high_3 + 8'd1), low_3} :
                                        {high_3, low_3 | (low_3 + 8'd1)}}) : _after_c3_choice;
  wire [31:0] after_wire = (kind_c2 == KIND_RESERVE) ? _wants_choice :
                           (kind_c2 == KIND_RELEASE) ? (_after_c3_choice & ~returned) : 32'd0;

  Fifo_64_LUTRAM_level #(.WIDTH(15)) rejected (
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

  PriorityEncoder_32 lowest (
    .value(lowest_value),
    .any(lowest_any),
    .index(lowest_index)
  );

  assign renewals_ready = idle;
  assign releases_ready = idle & ~renewals_valid;

  initial begin : table_mem_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
      table_mem[_i] = 32'd0;
    end
  end

  always @(posedge clk) begin
    if (!in_reset && operating_c3) begin
      table_mem[qp_c3] <= after_c3;
    end
  end

  always @(posedge clk) begin
    _table_mem_data_first <= table_mem[qp];
    table_mem_data <= _table_mem_data_first;
  end

  always @(posedge clk) begin
    if (in_reset) begin
      busy <= 1'b0;
      starves_waited <= 8'd0;
      operating_c1 <= 1'b0;
      operating_c2 <= 1'b0;
      operating_c3 <= 1'b0;
      operating_c4 <= 1'b0;
      refused <= 1'b0;
      reserved_valid <= 1'b0;
    end else begin
      if (~starves_waiting) begin
        starves_waited <= 8'd0;
      end else begin
        starves_waited <= starves_waited + 8'd1;
      end
      busy <= (rejected_level > 7'd32) | starves;
      // ---- timeline arriving, cycle 1
      operating_c1 <= operating;
      // ---- timeline arriving, cycle 2
      operating_c2 <= operating_c1;
      // ---- timeline arriving, cycle 3
      operating_c3 <= operating_c2;
      refused <= wanting & ~lowest_any & operating_c2;
      reserved_valid <= wanting & lowest_any & operating_c2;
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
    after_c3 <= after_wire;
    reserved_value <= lowest_index;
    // ---- timeline arriving, cycle 4
    qp_c4 <= qp_c3;
    after_c4 <= after_c3;
    // ---- timeline arriving, cycle 5
    after_c5 <= after_c4;
  end

  wire        _unused = &{1'b0, rejected_in_ready};

`ifdef FORMAL
  wire        is_back = (kind_c2 == KIND_RELEASE) & operating_c2;
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_every_context_that_comes_back: assert (~rejected_valid | rejected_in_ready);
  always @(posedge clk) if (!in_reset) nobody_waits_for_long: assert (starves_waited <= 8'd192);
  always @(posedge clk) if (!in_reset)
    what_comes_back_was_in_use: assert (~is_back | (|(_after_c3_choice & returned)));
`elsif HDL_CLAIMS
  wire        is_back = (kind_c2 == KIND_RELEASE) & operating_c2;
  always @(posedge clk) if (!in_reset && !(~rejected_valid | rejected_in_ready)) begin
    $display("ContextAllocator.java: HDL801: claim 'there is a place for every context that comes back' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(starves_waited <= 8'd192)) begin
    $display("ContextAllocator.java: HDL801: claim 'nobody waits for long' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~is_back | (|(_after_c3_choice & returned)))) begin
    $display("ContextAllocator.java: HDL801: claim 'what comes back was in use' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
