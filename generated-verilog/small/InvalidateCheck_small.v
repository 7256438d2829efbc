`default_nettype none

// InvalidateCheck_small: whether the peer may withdraw the MR that a Send with Invalidate names.  Generated
// from InvalidateCheck.java.
// timeline key: 5 cycles, 9 registers (115 bits), of these 6 (105 bits) only wait
module InvalidateCheck_small (
  input  wire        clk,
  input  wire [31:0] key,  // cycle 0: of IETH
  input  wire [15:0] pd,  // cycle 2: protection domain of the queue pair
  input  wire        mr_valid,
  input  wire [5:0]  mr_value_index,  // key / 256
  input  wire        mr_value_valid,  // may be used
  input  wire [7:0]  mr_value_tag,  // low byte of the key: its generation
  input  wire [15:0] mr_value_pd,  // protection domain
  input  wire        mr_value_remote_invalidate,  // the peer may withdraw the key
  output reg         refused  // cycle 5: counts for a Send with Invalidate
);
  // ---- timeline key, cycle 1
  reg  [31:0] key_c1;
  // ---- timeline key, cycle 2
  reg  [31:0] key_c2;
  // ---- timeline key, cycle 3
  reg         is_foreign_not_c3;
  reg  [7:0]  key_bits_7_0_c3;
  reg  [15:0] pd_c3;
  // ---- timeline key, cycle 4
  reg         is_foreign_not_c4;
  reg  [7:0]  key_bits_7_0_c4;
  reg  [15:0] pd_c4;
  (* ram_style = "block" *)
  reg  [24:0] rows [0:63];
  reg  [24:0] _row_first;
  reg  [24:0] row;

  wire        is_foreign = |key_c2[31:14];
  wire        is_known = row[24] & is_foreign_not_c4;
  wire        is_same = (row[23:16] == key_bits_7_0_c4) & (row[15:0] == pd_c4);

  always @(posedge clk) begin
    if (mr_valid) begin
      rows[mr_value_index] <= {mr_value_valid & mr_value_remote_invalidate, mr_value_tag, mr_value_pd};
    end
  end

  always @(posedge clk) begin
    _row_first <= rows[key_c2[13:8]];
    row <= _row_first;
  end

  always @(posedge clk) begin
    // ---- timeline key, cycle 1
    key_c1 <= key;
    // ---- timeline key, cycle 2
    key_c2 <= key_c1;
    // ---- timeline key, cycle 3
    is_foreign_not_c3 <= ~is_foreign;
    key_bits_7_0_c3 <= key_c2[7:0];
    pd_c3 <= pd;
    // ---- timeline key, cycle 4
    is_foreign_not_c4 <= is_foreign_not_c3;
    key_bits_7_0_c4 <= key_bits_7_0_c3;
    pd_c4 <= pd_c3;
    // ---- timeline key, cycle 5
    refused <= ~(is_known & is_same);
  end
endmodule

`default_nettype wire
