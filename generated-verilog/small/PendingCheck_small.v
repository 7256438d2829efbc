`default_nettype none

// PendingCheck_small: whether a response is awaited, and its numbers are those of its request.  Generated
// from PendingCheck.java.
// timeline qp: 4 cycles, 17 registers (145 bits), of these 8 (95 bits) only wait
module PendingCheck_small (
  input  wire        clk,
  input  wire        rst,
  input  wire [3:0]  qp,  // cycle 0: queue pair, local number
  input  wire [23:0] psn,  // cycle 0
  input  wire [23:0] po,  // cycle 0: 0 of a first packet
  input  wire [23:0] msn,  // cycle 0: of MSNETH: the response MSN
  input  wire [23:0] request,  // cycle 0: of AETH: the MSN of the request
  input  wire [7:0]  syndrome,  // cycle 0: of AETH
  input  wire        atomic,  // cycle 1: it is the response to an atomic
  // pending: a request goes out for the first time
  input  wire        pending_valid,
  input  wire [3:0]  pending_value_qp,  // queue pair, local number
  input  wire [1:0]  pending_value_slot,  // response MSN of its response, modulo R
  input  wire [3:0]  pending_value_lap,  // how often all slots have been used before, modulo 16: response MSN / R
  input  wire        pending_value_atomic,  // an atomic, else a Read
  input  wire [23:0] pending_value_request,  // MSN of the request
  input  wire [23:0] pending_value_response_psn,  // PSN of the first packet of its response
  // setup: a new life of a queue pair, of which nothing goes out: done when it is taken
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [3:0]  setup_payload,
  output reg         awaited,  // cycle 4: its request has gone out in this life
  output reg         fitting,  // cycle 4: its numbers are that request's; counts where awaited
  output reg  [15:0] index  // cycle 4: that request's index in the send queue; counts where awaited
);
  // ---- timeline qp, cycle 1
  reg  [23:0] first;
  reg  [3:0]  msn_5_2_c1;
  reg  [23:0] request_c1;
  reg         syndrome_7_5_eq_c1;
  // ---- timeline qp, cycle 2
  reg  [3:0]  msn_5_2_c2;
  reg  [23:0] request_c2;
  reg  [23:0] first_c2;
  reg         atomic_c2;
  reg         syndrome_7_5_eq_c2;
  // ---- timeline qp, cycle 3
  reg         is_of_request;
  reg         is_in_place;
  reg         is_of_kind;
  reg         awaited_c3;
  reg  [15:0] index_c3;
  wire        table_inst_entry_known;
  wire [3:0]  table_inst_entry_lap;
  wire        table_inst_entry_atomic;
  wire [23:0] table_inst_entry_request;
  wire [23:0] table_inst_entry_first;

  wire [23:0] _table_entry_request_difference = table_inst_entry_request - 24'd1;

  PendingTable_small table_inst (
    .clk(clk),
    .rst(rst),
    .write_valid(pending_valid),
    .write_value_qp(pending_value_qp),
    .write_value_slot(pending_value_slot),
    .write_value_lap(pending_value_lap),
    .write_value_atomic(pending_value_atomic),
    .write_value_request(pending_value_request),
    .write_value_response_psn(pending_value_response_psn),
    .setup_valid(setup_valid),
    .setup_ready(setup_ready),
    .setup_payload(setup_payload),
    .qp(qp),
    .slot(msn[1:0]),
    .entry_known(table_inst_entry_known),
    .entry_lap(table_inst_entry_lap),
    .entry_atomic(table_inst_entry_atomic),
    .entry_request(table_inst_entry_request),
    .entry_first(table_inst_entry_first)
  );

  always @(posedge clk) begin
    // ---- timeline qp, cycle 1
    first <= psn - po;
    msn_5_2_c1 <= msn[5:2];
    request_c1 <= request;
    syndrome_7_5_eq_c1 <= syndrome[7:5] == 3'd0;
    // ---- timeline qp, cycle 2
    first_c2 <= first;
    msn_5_2_c2 <= msn_5_2_c1;
    request_c2 <= request_c1;
    syndrome_7_5_eq_c2 <= syndrome_7_5_eq_c1;
    atomic_c2 <= atomic;
    // ---- timeline qp, cycle 3
    awaited_c3 <= table_inst_entry_known & (table_inst_entry_lap == msn_5_2_c2);
    index_c3 <= _table_entry_request_difference[15:0];
    is_in_place <= table_inst_entry_first == first_c2;
    is_of_kind <= (table_inst_entry_atomic == atomic_c2) & syndrome_7_5_eq_c2;
    is_of_request <= table_inst_entry_request == request_c2;
    // ---- timeline qp, cycle 4
    awaited <= awaited_c3;
    index <= index_c3;
    fitting <= is_of_request & is_in_place & is_of_kind;
  end

  wire        _unused = &{1'b0, msn[23:6], syndrome[4:0], _table_entry_request_difference[23:16]};
endmodule

`default_nettype wire
