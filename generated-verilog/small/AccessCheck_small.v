`default_nettype none

// AccessCheck_small: where a packet's payload goes in host memory, and whether key, domain, right and bounds
// allow it.  Generated from AccessCheck.java.
module AccessCheck_small (
  input  wire        clk,
  input  wire        send,  // the payload goes to a receive request's buffer
  input  wire [63:0] address,  // of the first byte of a Write's payload, of RETH
  input  wire [31:0] key,  // of RETH
  input  wire [31:0] dma_length,  // bytes of a Write's message, of RETH
  input  wire        payload,  // the packet carries payload
  input  wire [35:0] offset,  // bytes of the message before the packet
  input  wire [15:0] domain,  // protection domain of the queue pair
  input  wire        entry_rung,  // the host has posted it
  input  wire        entry_on_chip,  // it has been fetched
  input  wire [63:0] entry_address,  // buffer
  input  wire [31:0] entry_length,  // bytes of the buffer
  input  wire [31:0] entry_key,  // local key
  input  wire        entry_bad,  // it could not be read: there is no buffer
  input  wire        region_valid,
  input  wire [5:0]  region_value_index,  // key / 256
  input  wire        region_value_region_valid,  // may be used
  input  wire [7:0]  region_value_region_tag,  // low byte of the key: its generation
  input  wire [15:0] region_value_region_domain,  // protection domain
  input  wire        region_value_region_local_write,  // receive buffers may lie here
  input  wire        region_value_region_remote_write,  // the peer may write
  input  wire        region_value_region_remote_read,  // the peer may read (later)
  input  wire [63:0] region_value_region_base,  // first byte
  input  wire [31:0] region_value_region_length,  // bytes, 1 to 2^32 - 1
  output wire [63:0] target,  // of the payload's first byte; two cycles behind the operands
  output wire [5:0]  region_index,  // where that is; with the target
  output wire        refused  // five cycles behind the operands
);
  reg  [5:0]   key_13_8_past;
  reg  [5:0]   key_13_8_past2;
  reg          send_1;
  reg          send_2;
  reg  [63:0]  there_1;
  reg  [63:0]  there;
  reg  [32:0]  send_low;
  reg  [32:0]  write_low;
  reg          send_past;
  reg  [31:0]  operand;
  reg  [31:0]  given_63_32_past;
  reg  [31:0]  moved_high;
  reg          send_past_2;
  reg  [31:0]  given_31_0_past;
  reg  [31:0]  base_low;
  reg  [31:0]  moved_low_31_0_past;
  reg  [31:0]  entry_length_past;
  reg  [31:0]  entry_length_past2;
  reg  [31:0]  dma_length_past;
  reg  [31:0]  dma_length_past2;
  reg  [31:0]  length;
  reg  [32:0]  low;
  reg  [31:0]  base_high_past;
  reg  [31:0]  past;
  reg  [31:0]  high;
  reg  [32:0]  end_reg;
  reg  [31:0]  room_1;
  reg  [31:0]  room;
  reg          is_far;
  reg          is_beyond;
  reg  [31:0]  shown_1;
  reg  [31:0]  shown;
  reg  [15:0]  domain_past;
  reg  [15:0]  domain_past2;
  reg          allowed_1;
  reg          allowed_2;
  reg          allowed;
  reg          touches_1;
  reg          touches_2;
  reg          touches_3;
  reg          touches_4;
  reg          touches;
  reg          is_bad_1;
  reg          is_bad_2;
  reg          is_bad_3;
  reg          is_bad_4;
  reg          is_bad;
  (* ram_style = "block" *)
  reg  [123:0] region_regions [0:63];
  reg  [123:0] _region_region_first;
  reg  [123:0] region_region;

  wire [31:0]  key_2 = send ? entry_key : key;
  wire [63:0]  given = send ? entry_address : address;
  wire [33:0]  _shifted = ({1'b0, entry_address[31:0], 1'b0} + {1'b0, offset[31:0], 1'b0}) >> 1;
  wire [33:0]  _shifted_2 = ({1'b0, address[31:0], 1'b1} + {1'b0, ~offset[31:0], 1'b1}) >> 1;
  wire [32:0]  moved_low = send_past ? send_low : write_low;
  wire         _inverse = ~send;
  wire [33:0]  _shifted_3 = ({1'b0, given_63_32_past, moved_low[32]} + {1'b0, operand, moved_low[32]}) >> 1;
  wire [31:0]  base_high = send_2 ? there[63:32] : moved_high;
  wire         _inverse_2 = ~low[32];
  wire [33:0]  _shifted_4 = ({1'b0, base_high_past, _inverse_2} + {1'b0, past, _inverse_2}) >> 1;
  wire         right = send_2 ? region_region[98] : region_region[97];
  wire         is_known = region_region[123] & ((shown >> 14) == 32'd0);
  wire         fits = (region_region[122:115] == shown[7:0]) & (region_region[114:99] == domain_past2);

  assign region_index = key_13_8_past2;
  assign target = send_2 ? {moved_high, moved_low_31_0_past} : there;
  assign refused = (touches & (~allowed | is_far | is_beyond)) | is_bad;

  always @(posedge clk) begin
    if (region_valid) begin
      region_regions[region_value_index] <= {region_value_region_valid, region_value_region_tag,
                                             region_value_region_domain, region_value_region_local_write,
                                             region_value_region_remote_write,
                                             region_value_region_remote_read, region_value_region_base,
                                             region_value_region_length};
    end
  end

  always @(posedge clk) begin
    _region_region_first <= region_regions[key_2[13:8]];
    region_region <= _region_region_first;
  end

  always @(posedge clk) begin
    key_13_8_past <= key_2[13:8];
    key_13_8_past2 <= key_13_8_past;
    send_1 <= send;
    send_2 <= send_1;
    there_1 <= given;
    there <= there_1;
    send_low <= _shifted[32:0];
    write_low <= _shifted_2[32:0];
    send_past <= send;
    operand <= {28'd0, offset[35:32]} ^ {32{_inverse}};
    given_63_32_past <= given[63:32];
    moved_high <= _shifted_3[31:0];
    send_past_2 <= send;
    given_31_0_past <= given[31:0];
    base_low <= send_past_2 ? given_31_0_past : moved_low[31:0];
    moved_low_31_0_past <= moved_low[31:0];
    entry_length_past <= entry_length;
    entry_length_past2 <= entry_length_past;
    dma_length_past <= dma_length;
    dma_length_past2 <= dma_length_past;
    length <= send_2 ? entry_length_past2 : dma_length_past2;
    low <= {1'b0, base_low} - {1'b0, region_region[63:32]};
    base_high_past <= base_high;
    past <= ~region_region[95:64];
    high <= _shifted_4[31:0];
    end_reg <= {1'b0, low[31:0]} + {1'b0, length};
    room_1 <= region_region[31:0];
    room <= room_1;
    is_far <= (|high) | end_reg[32];
    is_beyond <= end_reg[31:0] > room;
    shown_1 <= key_2;
    shown <= shown_1;
    domain_past <= domain;
    domain_past2 <= domain_past;
    allowed_1 <= is_known & fits & right;
    allowed_2 <= allowed_1;
    allowed <= allowed_2;
    touches_1 <= send ? payload : (|dma_length);
    touches_2 <= touches_1;
    touches_3 <= touches_2;
    touches_4 <= touches_3;
    touches <= touches_4;
    is_bad_1 <= send & entry_bad;
    is_bad_2 <= is_bad_1;
    is_bad_3 <= is_bad_2;
    is_bad_4 <= is_bad_3;
    is_bad <= is_bad_4;
  end

  wire        _unused = &{1'b0, entry_rung, entry_on_chip, region_region[96], _shifted[33], _shifted_2[33],
                          _shifted_3[33:32], _shifted_4[33:32]};
endmodule

`default_nettype wire
