`default_nettype none

// Forgetter_4096_3: has the pages of a memory region forgotten before it counts as closed.  Generated from
// Forgetter.java.
module Forgetter_4096_3 (
  input  wire        clk,
  input  wire        rst,
  // registered: a memory region is registered
  input  wire        registered_valid,
  input  wire [11:0] registered_value,
  input  wire        listed,  // with a list of its pages
  input  wire        quiet,  // no access to the region is under way; it stays until it is taken back
  input  wire [11:0] mr,  // that region; from a cycle before on
  // forget: all of its pages are to be forgotten
  output wire        forget_valid,
  output wire [11:0] forget_value,
  input  wire [2:0]  forgot,  // by each translator: they are
  output wire        rests  // the region is at rest
);
  (* ram_style = "block" *)
  reg         listed_2 [0:4095];
  reg         is_listed;

  assign forget_valid = quiet & is_listed;
  assign forget_value = mr;
  assign rests = quiet & (~is_listed | (&forgot));

  always @(posedge clk) begin
    if (registered_valid) begin
      listed_2[registered_value] <= listed;
    end
  end

  always @(posedge clk) begin
    is_listed <= listed_2[mr];
  end

  wire        _unused = &{1'b0, rst};

`ifdef FORMAL
  reg         forgetting;
  always @(posedge clk) begin
    if (rst) begin
      forgetting <= 1'b0;
    end else begin
      forgetting <= forget_valid;
    end
  end
  always @(posedge clk) if (!rst)
    nobody_forgets_what_was_not_asked_for: assert (~(|forgot) | forget_valid | forgetting);
  always @(posedge clk) if (!rst) a_region_with_a_list_comes_to_rest: cover (rests & is_listed);
`elsif HDL_CLAIMS
  reg         forgetting;
  always @(posedge clk) begin
    if (rst) begin
      forgetting <= 1'b0;
    end else begin
      forgetting <= forget_valid;
    end
  end
  always @(posedge clk) if (!rst && !(~(|forgot) | forget_valid | forgetting)) begin
    $display("Forgetter.java: HDL801: claim 'nobody forgets what was not asked for' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
