`default_nettype none

// Level_16: a level with promises.  Generated from MemorySamples.java.
module Level_16 (
  input  wire        clk,
  input  wire        rst,
  input  wire        up,
  input  wire        down,
  output reg  [4:0]  level
);
  always @(posedge clk) begin
    if (rst) begin
      level <= 5'd0;
    end else if (up & ~down) begin
      level <= level + 5'd1;
    end else if (down & ~up) begin
      level <= level - 5'd1;
    end
  end

`ifdef FORMAL
  reg  [4:0]  before_reg;
  always @(posedge clk) begin
    before_reg <= level;
  end
  always @(posedge clk) if (!rst && (up & ~down)) full_no_more_than_100: assert (level != 5'd16);
  always @(posedge clk) if (!rst) takes_only_what_is_there: assert (~down | (level != 5'd0));
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (level <= 5'd16);
  always @(posedge clk) if (!rst) never_held_more_than_its_depth: assert (before_reg <= 5'd16);
  always @(posedge clk) if (!rst) becomes_full: cover (level == 5'd16);
`elsif HDL_CLAIMS
  reg  [4:0]  before_reg;
  always @(posedge clk) begin
    before_reg <= level;
  end
  always @(posedge clk) if (!rst && (up & ~down) && !(level != 5'd16)) begin
    $display("MemorySamples.java: HDL801: claim 'full: \"no\" more than 100 %%' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~down | (level != 5'd0))) begin
    $display("MemorySamples.java: HDL801: claim 'takes only what is there' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(level <= 5'd16)) begin
    $display("MemorySamples.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(before_reg <= 5'd16)) begin
    $display("MemorySamples.java: HDL801: claim 'never held more than its depth' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
