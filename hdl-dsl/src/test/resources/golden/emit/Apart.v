`default_nettype none

// Apart: memories whose ports must keep apart.  Generated from MemorySamples.java.
module Apart (
  input  wire        clk,
  input  wire        rst,
  input  wire        write,
  input  wire [2:0]  at,
  input  wire        also,
  input  wire [2:0]  there,
  input  wire        look,
  input  wire [2:0]  from,
  input  wire        row,
  output reg  [2:0]  word,
  output reg  [3:0]  marks
);
  reg  [2:0]  words [0:4];
  (* ram_style = "block" *)
  reg         seen [0:7];

  always @(posedge clk) begin
    if (write) begin
      words[at] <= there;
    end
  end

  always @(posedge clk) begin
    if (also) begin
      words[there] <= at;
    end
  end

  always @(posedge clk) begin
    if (look) begin
      word <= words[from];
    end
  end

  always @(posedge clk) begin
    seen[at] <= look;
  end

  always @(posedge clk) begin : marks_gather
    integer _i;
    reg [1:0] _low;
    for (_i = 0; _i < 4; _i = _i + 1) begin
      _low = _i[1:0];
      marks[_i] <= seen[{row, _low}];
    end
  end

  wire        _unused = &{1'b0, rst};

`ifdef FORMAL
  always @(posedge clk) if (!rst && write) words_within_depth: assert (at < 3'd5);
  always @(posedge clk) if (!rst && also) words_within_depth_2: assert (there < 3'd5);
  always @(posedge clk) if (!rst && write && also) words_writes_apart: assert (at != there);
  always @(posedge clk) if (!rst && write && look) words_no_collision: assert (at != from);
  always @(posedge clk) if (!rst && also && look) words_no_collision_2: assert (there != from);
  always @(posedge clk) if (!rst) seen_no_collision: assert (at[2] != row);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && write && !(at < 3'd5)) begin
    $display("MemorySamples.java: HDL801: claim 'write of words is within its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && also && !(there < 3'd5)) begin
    $display("MemorySamples.java: HDL801: claim 'write of words is within its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && write && also && !(at != there)) begin
    $display("MemorySamples.java: HDL801: claim 'two ports of words never write one word' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && write && look && !(at != from)) begin
    $display("MemorySamples.java: HDL801: claim 'read and write of words never meet in one word (collision)' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && also && look && !(there != from)) begin
    $display("MemorySamples.java: HDL801: claim 'read and write of words never meet in one word (collision)' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(at[2] != row)) begin
    $display("MemorySamples.java: HDL801: claim 'read and write of seen never meet in one word (collision)' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
