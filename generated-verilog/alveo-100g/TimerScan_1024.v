`default_nettype none

// TimerScan_1024: looks at the deadlines of all senders, one per cycle, and posts those that have passed.
// Generated from TimerScan.java.
module TimerScan_1024 (
  input  wire        clk,
  input  wire        rst,
  input  wire [31:0] now,  // in 1/16 us
  input  wire        write,
  input  wire [9:0]  write_qp,
  input  wire [1:0]  deadline_kind,
  input  wire [31:0] deadline_time,  // in 1/16 us
  // expired: queue pairs whose deadline has passed
  output wire        expired_valid,
  input  wire        expired_ready,
  output wire [9:0]  expired_payload
);
  localparam [1:0] KIND_NONE = 2'd0;

  reg  [9:0]  scanned;
  reg         cleared;
  reg         cleared_d1;
  reg         cleared_d2;
  reg         cleared_d3;
  reg         counts;
  reg         passed;
  reg         armed;
  reg  [9:0]  scanned_d1;
  reg  [9:0]  scanned_d2;
  reg  [9:0]  found;
  reg  [9:0]  posted;
  reg         full;
  wire [1:0]  table_inst_found_kind;
  wire [31:0] table_inst_found_time;

  wire [31:0] _now_difference = now - table_inst_found_time;

  DeadlineTable_1024 table_inst (
    .clk(clk),
    .write(write),
    .write_qp(write_qp),
    .deadline_kind(deadline_kind),
    .deadline_time(deadline_time),
    .read_qp(scanned),
    .found_kind(table_inst_found_kind),
    .found_time(table_inst_found_time)
  );

  assign expired_valid = full;
  assign expired_payload = posted;

  always @(posedge clk) begin
    if (rst) begin
      scanned <= 10'd0;
      cleared <= 1'b0;
      cleared_d1 <= 1'b0;
      cleared_d2 <= 1'b0;
      cleared_d3 <= 1'b0;
      counts <= 1'b0;
      full <= 1'b0;
    end else begin
      scanned <= scanned + 10'd1;
      if (write & (&write_qp)) begin
        cleared <= 1'b1;
      end
      cleared_d1 <= cleared;
      cleared_d2 <= cleared_d1;
      cleared_d3 <= cleared_d2;
      counts <= cleared_d3;
      if (~full | expired_ready) begin
        full <= passed & armed & counts;
      end
    end
  end

  always @(posedge clk) begin
    passed <= ~_now_difference[31];
    armed <= table_inst_found_kind != KIND_NONE;
    scanned_d1 <= scanned;
    scanned_d2 <= scanned_d1;
    found <= scanned_d2;
    if (~full | expired_ready) begin
      posted <= found;
    end
  end

  wire        _unused = &{1'b0, _now_difference[30:0]};
endmodule

`default_nettype wire
