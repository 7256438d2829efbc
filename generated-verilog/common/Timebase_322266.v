`default_nettype none

// Timebase_322266: counts sixteenths of a microsecond, and nanoseconds.  Generated from Timebase.java.
module Timebase_322266 (
  input  wire        clk,
  input  wire        rst,
  output reg  [31:0] now,  // in 1/16 us
  output wire [31:0] nanoseconds  // in ns
);
  reg  [19:0] fraction;
  reg         tick;
  reg  [31:0] time_reg;
  reg  [19:0] part;
  reg         more;

  wire        full = fraction >= 20'd306266;
  wire        full_2 = part >= 20'd289064;

  assign nanoseconds = time_reg;

  always @(posedge clk) begin
    if (rst) begin
      now <= 32'd0;
      fraction <= 20'd0;
      tick <= 1'b0;
      time_reg <= 32'd0;
      part <= 20'd0;
      more <= 1'b0;
    end else begin
      fraction <= full ? (fraction - 20'd306266) : (fraction + 20'd16000);
      tick <= full;
      if (tick) begin
        now <= now + 32'd1;
      end
      part <= full_2 ? (part - 20'd289064) : (part + 20'd33202);
      more <= full_2;
      time_reg <= time_reg + (more ? 32'd4 : 32'd3);
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_fraction_is_less_than_a_whole: assert (fraction < 20'd322266);
  always @(posedge clk) if (!rst) a_part_is_less_than_a_whole: assert (part < 20'd322266);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(fraction < 20'd322266)) begin
    $display("Timebase.java: HDL801: claim 'a fraction is less than a whole' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(part < 20'd322266)) begin
    $display("Timebase.java: HDL801: claim 'a part is less than a whole' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
