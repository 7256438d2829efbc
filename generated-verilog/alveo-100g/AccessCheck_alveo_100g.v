`default_nettype none

// AccessCheck_alveo_100g: where a packet's payload goes in host memory, and whether key, domain, right and
// bounds allow it.  Generated from AccessCheck.java.
// timeline send: 8 cycles, 49 registers (803 bits), of these 27 (293 bits) only wait
module AccessCheck_alveo_100g (
  input  wire        clk,
  input  wire        send,  // cycle 3: the payload goes to a buffer of this end
  input  wire [63:0] address,  // cycle 3: of RETH or AtomicETH: of the first byte of a Write's payload
  input  wire [31:0] key,  // cycle 3: of RETH or AtomicETH
  input  wire [31:0] dma_length,  // cycle 3: bytes of a Write or a Read, of RETH; 8 of an atomic
  input  wire        read,  // cycle 3: the peer reads
  input  wire        atomic,  // cycle 3: the peer orders an atomic
  input  wire        payload,  // cycle 3: the packet carries payload
  input  wire [35:0] offset,  // cycle 3: bytes of the message before the packet
  input  wire [15:0] pd,  // cycle 3: protection domain of the queue pair
  input  wire        wqe_rung,  // cycle 3: the host has posted it
  input  wire        wqe_on_chip,  // cycle 3: it has been fetched
  input  wire [63:0] wqe_address,  // cycle 3: buffer
  input  wire [31:0] wqe_length,  // cycle 3: bytes of the buffer
  input  wire [31:0] wqe_key,  // cycle 3: local key
  input  wire        wqe_bad,  // cycle 3: it could not be read: there is no buffer
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
  output wire [63:0] target,  // cycle 5: of the payload's first byte
  output reg  [11:0] mr_index,  // cycle 5: where that is; with the target
  // pages: and how its pages are found
  output wire        pages_listed,  // cycle 5: by a list; else the region's addresses are those of the bus
  output wire [4:0]  pages_shift,  // cycle 5: bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  output wire        refused  // cycle 8
);
  // ---- timeline send, cycle 4
  reg          send_c4;
  reg  [32:0]  send_low;
  reg  [32:0]  write_low;
  reg  [63:0]  given_c4;
  reg  [31:0]  operand_c4;
  reg          atomic_c4;
  reg  [31:0]  dma_length_c4;
  reg  [3:0]   is_bad_c4_c7;
  reg          is_foreign_not_c4;
  reg  [7:0]   key_bits_7_0_c4;
  reg  [11:0]  key_bits_19_8_c4;
  reg  [15:0]  pd_c4;
  reg          read_c4;
  reg  [3:0]   touching_c4_c7;
  reg  [31:0]  wqe_length_c4;
  // ---- timeline send, cycle 5
  reg          send_c5;
  reg  [63:0]  given_c5;
  reg  [31:0]  moved_high;
  reg  [31:0]  moved_low_31_0_c5;
  reg  [31:0]  wqe_length_c5;
  reg  [31:0]  dma_length_c5;
  reg  [31:0]  base_low;
  reg          atomic_c5;
  reg          read_c5;
  reg          is_foreign_not_c5;
  reg  [7:0]   key_bits_7_0_c5;
  reg  [15:0]  pd_c5;
  // ---- timeline send, cycle 6
  reg  [32:0]  low;
  reg  [31:0]  base_high_c6;
  reg  [31:0]  mr_101_70_not_c6;
  reg  [31:0]  length;
  reg  [1:0]   allowed_not_c6_c7;
  reg  [31:0]  mr_37_6_c6;
  // ---- timeline send, cycle 7
  reg  [31:0]  high;
  reg  [32:0]  end_reg;
  reg  [31:0]  mr_37_6_c7;
  // ---- timeline send, cycle 8
  (* shreg_extract = "no" *)
  reg          allowed_not_c8;
  reg          is_far;
  reg          is_beyond;
  (* shreg_extract = "no" *)
  reg          touching_c8;
  (* shreg_extract = "no" *)
  reg          is_bad_c8;
  (* ram_style = "block" *)
  reg  [131:0] mr_mrs [0:4095];
  reg  [131:0] _mr_first;
  reg  [131:0] mr;

  wire [31:0]  key_bits = send ? wqe_key : key;
  wire [63:0]  given = send ? wqe_address : address;
  wire [33:0]  _wqe_address_31_0_shifted = ({1'b0, wqe_address[31:0], 1'b0} + {1'b0, offset[31:0], 1'b0}) >>
                                           1;
  wire [33:0]  _address_31_0_shifted = ({1'b0, address[31:0], 1'b1} + {1'b0, ~offset[31:0], 1'b1}) >> 1;
  wire [32:0]  moved_low = send_c4 ? send_low : write_low;
  wire         _send_inverse = ~send;
  wire [31:0]  operand = {28'd0, offset[35:32]} ^ {32{_send_inverse}};
  wire [33:0]  _given_c4_63_32_shifted = ({1'b0, given_c4[63:32], moved_low[32]} +
                                          {1'b0, operand_c4, moved_low[32]}) >> 1;
  wire [31:0]  base_high = send_c5 ? given_c5[63:32] : moved_high;
  wire [33:0]  _base_high_c6_shifted = ({1'b0, base_high_c6, ~low[32]} +
                                        {1'b0, mr_101_70_not_c6, ~low[32]}) >> 1;
  wire         remote = read_c5 ? mr[104] : atomic_c5 ? mr[103] : mr[105];
  wire         right = send_c5 ? mr[106] : remote;
  wire         is_foreign = |key_bits[31:20];
  wire         is_known = mr[131] & is_foreign_not_c5;
  wire         fitting = (mr[130:123] == key_bits_7_0_c5) & (mr[122:107] == pd_c5);
  wire         allowed = is_known & fitting & right;
  wire         touching = send ? payload : (|dma_length);
  wire         is_bad = send & wqe_bad;

  assign pages_listed = mr[5];
  assign pages_shift = mr[4:0];
  assign target = send_c5 ? {moved_high, moved_low_31_0_c5} : given_c5;
  assign refused = (touching_c8 & (allowed_not_c8 | is_far | is_beyond)) | is_bad_c8;

  always @(posedge clk) begin
    if (mr_valid) begin
      mr_mrs[mr_value_index] <= {mr_value_mr_valid, mr_value_mr_tag, mr_value_mr_pd, mr_value_mr_local_write,
                                 mr_value_mr_remote_write, mr_value_mr_remote_read, mr_value_mr_remote_atomic,
                                 mr_value_mr_remote_invalidate, mr_value_mr_base, mr_value_mr_length,
                                 mr_value_mr_pages_listed, mr_value_mr_pages_shift};
    end
  end

  always @(posedge clk) begin
    _mr_first <= mr_mrs[key_bits[19:8]];
    mr <= _mr_first;
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline send, cycle 4
    atomic_c4 <= atomic;
    dma_length_c4 <= dma_length;
    pd_c4 <= pd;
    read_c4 <= read;
    send_c4 <= send;
    // ---- timeline send, cycle 5
    atomic_c5 <= atomic_c4;
    dma_length_c5 <= dma_length_c4;
    pd_c5 <= pd_c4;
    read_c5 <= read_c4;
    send_c5 <= send_c4;
  end

  // body
  always @(posedge clk) begin
    // ---- timeline send, cycle 4
    given_c4 <= given;
    is_bad_c4_c7 <= {is_bad_c4_c7[2:0], is_bad};
    is_foreign_not_c4 <= ~is_foreign;
    operand_c4 <= operand;
    send_low <= _wqe_address_31_0_shifted[32:0];
    touching_c4_c7 <= {touching_c4_c7[2:0], touching};
    wqe_length_c4 <= wqe_length;
    write_low <= _address_31_0_shifted[32:0];
    // ---- timeline send, cycle 5
    given_c5 <= given_c4;
    is_foreign_not_c5 <= is_foreign_not_c4;
    wqe_length_c5 <= wqe_length_c4;
    base_low <= send_c4 ? given_c4[31:0] : moved_low[31:0];
    moved_high <= _given_c4_63_32_shifted[31:0];
    moved_low_31_0_c5 <= moved_low[31:0];
    // ---- timeline send, cycle 6
    allowed_not_c6_c7 <= {allowed_not_c6_c7[0], ~allowed};
    base_high_c6 <= base_high;
    length <= send_c5 ? wqe_length_c5 : dma_length_c5;
    low <= {1'b0, base_low} - {1'b0, mr[69:38]};
    mr_101_70_not_c6 <= ~mr[101:70];
    // ---- timeline send, cycle 7
    end_reg <= {1'b0, low[31:0]} + {1'b0, length};
    high <= _base_high_c6_shifted[31:0];
    // ---- timeline send, cycle 8
    is_bad_c8 <= is_bad_c4_c7[3];
    touching_c8 <= touching_c4_c7[3];
    allowed_not_c8 <= allowed_not_c6_c7[1];
    is_beyond <= end_reg[31:0] > mr_37_6_c7;
    is_far <= (|high) | end_reg[32];
  end

  // MrKey.tag
  always @(posedge clk) begin
    // ---- timeline send, cycle 4
    key_bits_7_0_c4 <= key_bits[7:0];
    // ---- timeline send, cycle 5
    key_bits_7_0_c5 <= key_bits_7_0_c4;
  end

  // MrKey.index
  always @(posedge clk) begin
    // ---- timeline send, cycle 4
    key_bits_19_8_c4 <= key_bits[19:8];
    // ---- timeline send, cycle 5
    mr_index <= key_bits_19_8_c4;
  end

  // mr
  always @(posedge clk) begin
    // ---- timeline send, cycle 6
    mr_37_6_c6 <= mr[37:6];
    // ---- timeline send, cycle 7
    mr_37_6_c7 <= mr_37_6_c6;
  end

  wire        _unused = &{1'b0, wqe_rung, wqe_on_chip, mr[102], _wqe_address_31_0_shifted[33],
                          _address_31_0_shifted[33], _given_c4_63_32_shifted[33:32],
                          _base_high_c6_shifted[33:32]};
endmodule

`default_nettype wire
