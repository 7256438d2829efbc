`default_nettype none

// DeadlineTable_32: the deadline of every sender.  Generated from DeadlineTable.java.
module DeadlineTable_32 (
  input  wire        clk,
  input  wire        write,
  input  wire [4:0]  write_flow,
  input  wire [1:0]  deadline_kind,
  input  wire [31:0] deadline_time,  // in 1/16 us
  input  wire [4:0]  read_flow,  // cycle 0: flow to read
  output wire [1:0]  found_kind,  // cycle 2
  output wire [31:0] found_time  // cycle 2: in 1/16 us
);
  (* ram_style = "block" *)
  reg  [33:0] table_mem [0:31];
  reg  [33:0] _entry_first;
  reg  [33:0] entry;

  assign found_kind = entry[33:32];
  assign found_time = entry[31:0];

  always @(posedge clk) begin
    if (write) begin
      table_mem[write_flow] <= {deadline_kind, deadline_time};
    end
  end

  always @(posedge clk) begin
    _entry_first <= table_mem[read_flow];
    entry <= _entry_first;
  end
endmodule

`default_nettype wire
