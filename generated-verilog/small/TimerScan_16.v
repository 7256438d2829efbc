`default_nettype none

// TimerScan_16: looks at the deadlines of all senders of one space, one per cycle, and posts those that have
// passed.  Generated from TimerScan.java.
// timeline counting: 3 cycles, 9 registers (18 bits), of these 6 (15 bits) only wait
module TimerScan_16 (
  input  wire        clk,
  input  wire        rst,
  input  wire [31:0] now,  // in 1/16 us
  input  wire        write,
  input  wire [3:0]  write_qp,
  input  wire [1:0]  deadline_kind,
  input  wire [31:0] deadline_time,  // in 1/16 us
  // expired: queue pairs whose deadline has passed
  output wire        expired_valid,
  input  wire        expired_ready,
  output wire [3:0]  expired_payload
);
  localparam [1:0] KIND_NONE = 2'd0;

  reg  [3:0]  next_reg;
  reg         cleared;
  reg  [3:0]  announced;
  reg         full;
  // ---- timeline counting, cycle 0
  reg         counting;
  // ---- timeline counting, cycle 1
  reg  [1:0]  counting_c1_c2;
  reg  [7:0]  next_c1_c2;
  // ---- timeline counting, cycle 3
  reg         passed;
  reg         armed;
  reg         counting_c3;
  (* shreg_extract = "no" *)
  reg  [3:0]  next_c3;
  wire [1:0]  table_inst_found_kind;
  wire [31:0] table_inst_found_time;

  wire [31:0] _now_difference = now - table_inst_found_time;
  wire        posting = passed & armed & counting_c3;

  DeadlineTable_16 table_inst (
    .clk(clk),
    .write(write),
    .write_flow(write_qp),
    .deadline_kind(deadline_kind),
    .deadline_time(deadline_time),
    .read_flow(next_reg),
    .found_kind(table_inst_found_kind),
    .found_time(table_inst_found_time)
  );

  assign expired_valid = full;
  assign expired_payload = announced;

  always @(posedge clk) begin
    if (rst) begin
      next_reg <= 4'd0;
      cleared <= 1'b0;
      counting <= 1'b0;
      full <= 1'b0;
      counting_c1_c2 <= 2'd0;
      counting_c3 <= 1'b0;
    end else begin
      next_reg <= next_reg + 4'd1;
      if (write & (&write_qp)) begin
        cleared <= 1'b1;
      end
      if (~full | expired_ready) begin
        full <= posting;
      end
      // ---- timeline counting, cycle 0
      counting <= cleared;
      // ---- timeline counting, cycle 1
      counting_c1_c2 <= {counting_c1_c2[0], counting};
      // ---- timeline counting, cycle 3
      counting_c3 <= counting_c1_c2[1];
    end
  end

  always @(posedge clk) begin
    if (~full | expired_ready) begin
      announced <= next_c3;
    end
    // ---- timeline counting, cycle 1
    next_c1_c2 <= {next_c1_c2[3:0], next_reg};
    // ---- timeline counting, cycle 3
    next_c3 <= next_c1_c2[7:4];
    armed <= table_inst_found_kind != KIND_NONE;
    passed <= ~_now_difference[31];
  end

  wire        _unused = &{1'b0, _now_difference[30:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    nothing_is_posted_before_every_deadline_has_been_written: assert (~full | cleared);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~full | cleared)) begin
    $display("TimerScan.java: HDL801: claim 'nothing is posted before every deadline has been written' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
