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
  output wire        expired_valid,  // queue pairs whose deadline has passed
  input  wire        expired_ready,
  output wire [9:0]  expired_payload
);
  localparam [1:0] KIND_NONE = 2'd0;

  reg  [9:0]  scanned;
  reg         cleared;
  reg         counts_stage;
  reg         counts_stage_2;
  reg         counts_stage_3;
  reg         counts_stage_4;
  reg         passed;
  reg         armed;
  reg  [9:0]  found_1;
  reg  [9:0]  found_2;
  reg  [9:0]  found;
  reg  [9:0]  posted;
  reg         full;
  wire [1:0]  table_inst_found_kind;
  wire [31:0] table_inst_found_time;

  wire [31:0] _difference = now - table_inst_found_time;

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
      counts_stage <= 1'b0;
      counts_stage_2 <= 1'b0;
      counts_stage_3 <= 1'b0;
      counts_stage_4 <= 1'b0;
      full <= 1'b0;
    end else begin
      scanned <= scanned + 10'd1;
      if (write & (&write_qp)) begin
        cleared <= 1'b1;
      end
      counts_stage <= cleared;
      counts_stage_2 <= counts_stage;
      counts_stage_3 <= counts_stage_2;
      counts_stage_4 <= counts_stage_3;
      if (~full | expired_ready) begin
        full <= passed & armed & counts_stage_4;
      end
    end
  end

  always @(posedge clk) begin
    passed <= ~_difference[31];
    armed <= ~(table_inst_found_kind == KIND_NONE);
    found_1 <= scanned;
    found_2 <= found_1;
    found <= found_2;
    if (~full | expired_ready) begin
      posted <= found;
    end
  end

  wire        _unused = &{1'b0, _difference[30:0]};
endmodule

`default_nettype wire
