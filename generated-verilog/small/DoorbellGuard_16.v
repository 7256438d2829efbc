`default_nettype none

// DoorbellGuard_16: lets doorbells ring only for what listens to their page.  Generated from
// DoorbellGuard.java.
module DoorbellGuard_16 (
  input  wire        clk,
  input  wire        rst,
  input  wire        owner_valid,
  input  wire [3:0]  owner_value_object,  // its number
  input  wire        owner_value_exists,  // it exists; else it listens to nobody
  input  wire [7:0]  owner_value_page,  // page of doorbells; 0 = that of the kernel
  input  wire [3:0]  object,  // number of what is rung; as long as the write is being judged
  input  wire [7:0]  page,  // page through which it is rung, likewise
  output reg         is_owner  // it listens to this page
);
  (* ram_style = "block" *)
  reg  [8:0]  owners [0:15];
  reg  [8:0]  _row_first;
  reg  [8:0]  row;

  initial begin : owners_zero
    integer _i;
    for (_i = 0; _i < 16; _i = _i + 1) begin
      owners[_i] = 9'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && owner_valid) begin
      owners[owner_value_object] <= {owner_value_exists, owner_value_page};
    end
  end

  always @(posedge clk) begin
    _row_first <= owners[object];
    row <= _row_first;
  end

  always @(posedge clk) begin
    is_owner <= row[8] & (row[7:0] == page);
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_doorbell_comes_through_another_page: cover (row[8] & (row[7:0] != page));
`endif
endmodule

`default_nettype wire
