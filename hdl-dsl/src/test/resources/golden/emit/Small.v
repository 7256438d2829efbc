`default_nettype none

// Small: small memories read at once and with the data just written.  Generated from MemorySamples.java.
module Small (
  input  wire        clk,
  input  wire        write,
  input  wire [3:0]  at,
  input  wire [15:0] data,
  output wire [15:0] now,
  output wire [15:0] later
);
  (* ram_style = "distributed" *)
  reg  [15:0] first [0:15];
  reg  [15:0] second [0:15];
  reg  [15:0] _later_first;
  reg         _later_bypass;
  reg  [15:0] _later_written;

  wire [15:0] first_data = first[at];
  wire [3:0]  _at_sum = at + 4'd1;

  assign now = first_data ^ 16'd1;

  always @(posedge clk) begin
    if (write) begin
      first[at] <= data + 16'd1;
    end
  end

  always @(posedge clk) begin
    if (write) begin
      second[at] <= data;
    end
  end

  always @(posedge clk) begin
    _later_first <= second[_at_sum];
    _later_bypass <= write && at == _at_sum;
    _later_written <= data;
  end

  assign later = _later_bypass ? _later_written : _later_first;
endmodule

`default_nettype wire
