`default_nettype none

// AtomicRange_alveo_100g: whether an atomic may touch its 8 bytes.  Generated from AtomicRange.java.
// timeline pd: 5 cycles, 27 registers (364 bits), of these 13 (151 bits) only wait
module AtomicRange_alveo_100g (
  input  wire        clk,
  input  wire        mr_valid,
  input  wire [11:0] mr_value_index,  // key / 256
  input  wire        mr_value_mr_valid,  // may be used
  input  wire [7:0]  mr_value_mr_tag,  // low byte of the key: its generation
  input  wire [15:0] mr_value_mr_pd,  // protection domain
  input  wire        mr_value_mr_local_write,  // receive buffers may lie here
  input  wire        mr_value_mr_remote_write,  // the peer may write
  input  wire        mr_value_mr_remote_read,  // the peer may read
  input  wire        mr_value_mr_remote_atomic,  // the peer may order atomics
  input  wire        mr_value_mr_remote_invalidate,  // the peer may withdraw the key
  input  wire [63:0] mr_value_mr_base,  // first byte
  input  wire [31:0] mr_value_mr_length,  // bytes, 1 to 2^32 - 1
  input  wire        mr_value_mr_pages_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]  mr_value_mr_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  input  wire [15:0] pd,  // cycle 0
  input  wire [31:0] key,  // cycle 0
  input  wire [63:0] address,  // cycle 0: a multiple of 8
  output reg         verdict_allowed,  // cycle 5
  (* shreg_extract = "no" *)
  output reg         verdict_pages_listed,  // cycle 5: by a list; else the region's addresses are those of the bus
  (* shreg_extract = "no" *)
  output reg  [4:0]  verdict_pages_shift  // cycle 5: bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
);
  // ---- timeline pd, cycle 1
  reg  [31:0]  address_31_0_c1;
  reg  [63:0]  address_63_32_c1_c2;
  reg          is_foreign_not_c1;
  reg  [7:0]   key_7_0_c1;
  reg  [15:0]  pd_c1;
  // ---- timeline pd, cycle 2
  reg  [7:0]   key_7_0_c2;
  reg  [15:0]  pd_c2;
  reg          is_foreign_not_c2;
  reg  [31:0]  address_31_0_c2;
  // ---- timeline pd, cycle 3
  (* shreg_extract = "no" *)
  reg  [31:0]  address_63_32_c3;
  reg  [31:0]  mr_101_70_c3;
  reg  [32:0]  low;
  reg  [32:0]  room;
  reg          fitting;
  reg          is_his;
  reg  [9:0]   mr_4_0_c3_c4;
  reg  [1:0]   mr_5_c3_c4;
  // ---- timeline pd, cycle 4
  reg  [31:0]  high;
  reg          is_within;
  reg          fitting_c4;
  reg          is_his_c4;
  (* ram_style = "block" *)
  reg  [131:0] mrs [0:4095];
  reg  [131:0] _mr_first;
  reg  [131:0] mr;

  wire         is_foreign = |key[31:20];

  always @(posedge clk) begin
    if (mr_valid) begin
      mrs[mr_value_index] <= {mr_value_mr_valid, mr_value_mr_tag, mr_value_mr_pd, mr_value_mr_local_write,
                              mr_value_mr_remote_write, mr_value_mr_remote_read, mr_value_mr_remote_atomic,
                              mr_value_mr_remote_invalidate, mr_value_mr_base, mr_value_mr_length,
                              mr_value_mr_pages_listed, mr_value_mr_pages_shift};
    end
  end

  always @(posedge clk) begin
    _mr_first <= mrs[key[19:8]];
    mr <= _mr_first;
  end

  always @(posedge clk) begin
    // ---- timeline pd, cycle 1
    address_31_0_c1 <= address[31:0];
    address_63_32_c1_c2 <= {address_63_32_c1_c2[31:0], address[63:32]};
    is_foreign_not_c1 <= ~is_foreign;
    key_7_0_c1 <= key[7:0];
    pd_c1 <= pd;
    // ---- timeline pd, cycle 2
    address_31_0_c2 <= address_31_0_c1;
    is_foreign_not_c2 <= is_foreign_not_c1;
    key_7_0_c2 <= key_7_0_c1;
    pd_c2 <= pd_c1;
    // ---- timeline pd, cycle 3
    address_63_32_c3 <= address_63_32_c1_c2[63:32];
    fitting <= (mr[130:123] == key_7_0_c2) & (mr[122:107] == pd_c2);
    is_his <= mr[131] & mr[103] & is_foreign_not_c2;
    low <= {1'b0, address_31_0_c2} - {1'b0, mr[69:38]};
    mr_4_0_c3_c4 <= {mr_4_0_c3_c4[4:0], mr[4:0]};
    mr_5_c3_c4 <= {mr_5_c3_c4[0], mr[5]};
    mr_101_70_c3 <= mr[101:70];
    room <= {1'b0, mr[37:6]} - 33'd8;
    // ---- timeline pd, cycle 4
    fitting_c4 <= fitting;
    is_his_c4 <= is_his;
    high <= address_63_32_c3 - mr_101_70_c3 - {31'd0, low[32]};
    is_within <= ~room[32] & (low[31:0] <= room[31:0]);
    // ---- timeline pd, cycle 5
    verdict_pages_shift <= mr_4_0_c3_c4[9:5];
    verdict_pages_listed <= mr_5_c3_c4[1];
    verdict_allowed <= ~(|high) & is_within & fitting_c4 & is_his_c4;
  end

  wire        _unused = &{1'b0, mr[106:104], mr[102]};
endmodule

`default_nettype wire
