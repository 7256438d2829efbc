`default_nettype none

// Counter_256_STAY: counts events, and then begins again or stays.  Generated from Counter.java.
module Counter_256_STAY (
  input  wire        clk,
  input  wire        rst,
  input  wire        up,  // one event
  input  wire        clear,  // the count becomes 0; goes before up
  output reg  [7:0]  count,  // events since the last clear or wrap
  output wire        ends  // an event, while the count has its last value
);
  wire        is_last = count == 8'd255;
  wire [7:0]  after_wire = is_last ? count : (count + 8'd1);

  assign ends = up & is_last;

  always @(posedge clk) begin
    if (rst) begin
      count <= 8'd0;
    end else if (clear) begin
      count <= 8'd0;
    end else if (up) begin
      count <= after_wire;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) reaches_its_last_value: cover (ends);
`endif
endmodule

`default_nettype wire
