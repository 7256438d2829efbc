`default_nettype none

// Counter_10_WRAP: counts events, and then begins again or stays.  Generated from Counter.java.
module Counter_10_WRAP (
  input  wire        clk,
  input  wire        rst,
  input  wire        up,  // one event
  input  wire        clear,  // the count becomes 0; goes before up
  output reg  [3:0]  count,  // events since the last clear or wrap
  output wire        ends  // an event, while the count has its last value
);
  wire        is_last = count == 4'd9;
  wire [3:0]  after_wire = is_last ? 4'd0 : (count + 4'd1);

  assign ends = up & is_last;

  always @(posedge clk) begin
    if (rst) begin
      count <= 4'd0;
    end else if (clear) begin
      count <= 4'd0;
    end else if (up) begin
      count <= after_wire;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) counts_no_further_than_its_last_value: assert (count <= 4'd9);
  always @(posedge clk) if (!rst) reaches_its_last_value: cover (ends);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(count <= 4'd9)) begin
    $display("Counter.java: HDL801: claim 'counts no further than its last value' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
