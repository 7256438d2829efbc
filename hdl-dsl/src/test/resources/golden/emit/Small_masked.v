`default_nettype none

// Small_masked: small memories read at once and with the data just written.  Generated from
// MemorySamples.java.
module Small_masked (
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
  reg  [1:0]  _later_bypass;
  reg  [15:0] _later_written;

  wire [15:0] _data_difference = data - 16'd1;
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
      if (at[0]) begin
        second[at][7:0] <= _data_difference[7:0];
      end
      if (at[1]) begin
        second[at][15:8] <= _data_difference[15:8];
      end
    end
  end

  always @(posedge clk) begin
    _later_first <= second[_at_sum];
    _later_bypass <= (write && at == _at_sum) ? at[1:0] : 2'd0;
    _later_written <= _data_difference;
  end

  assign later = {_later_bypass[1] ? _later_written[15:8] : _later_first[15:8],
                  _later_bypass[0] ? _later_written[7:0] : _later_first[7:0]};
endmodule

`default_nettype wire
