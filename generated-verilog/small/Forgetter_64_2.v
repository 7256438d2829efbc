`default_nettype none

// Forgetter_64_2: has the pages of a memory region forgotten before it counts as closed.  Generated from
// Forgetter.java.
module Forgetter_64_2 (
  input  wire        clk,
  input  wire        rst,
  // regions: a memory region is registered: how its pages are found
  input  wire        regions_valid,
  input  wire [5:0]  regions_value_index,  // key / 256
  input  wire [38:0] regions_value_base,  // address of the region's first byte in units of 4 KiB, its lower bits
  // regions_value_size: of the region's pages
  input  wire        regions_value_size_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]  regions_value_size_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // regions: a memory region is registered: how its pages are found
  input  wire        regions_value_deep,  // the list is one of lists, of 512 entries each; else of pages
  input  wire [39:0] regions_value_address,  // of the list's first entry, in units of 4 KiB
  input  wire        quiet,  // no access to the region is under way; it stays until it is taken back
  input  wire [5:0]  mr,  // that region; from a cycle before on
  // forget: all of its pages are to be forgotten
  output wire        forget_valid,
  output wire [5:0]  forget_value,
  input  wire [1:0]  forgot,  // by each translator: they are
  output wire        rests  // the region is at rest
);
  (* ram_style = "block" *)
  reg         listed [0:63];
  reg         is_listed;

  assign forget_valid = quiet & is_listed;
  assign forget_value = mr;
  assign rests = quiet & (~is_listed | (&forgot));

  always @(posedge clk) begin
    if (regions_valid) begin
      listed[regions_value_index] <= regions_value_size_listed;
    end
  end

  always @(posedge clk) begin
    is_listed <= listed[mr];
  end

  wire        _unused = &{1'b0, rst, regions_value_base, regions_value_size_shift, regions_value_deep,
                          regions_value_address};

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
