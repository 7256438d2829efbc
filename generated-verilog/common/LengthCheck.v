`default_nettype none

// LengthCheck: where a packet's payload lies in its message, and whether its lengths fit together.  Generated
// from LengthCheck.java.
// timeline po: 6 cycles, 38 registers (345 bits), of these 22 (228 bits) only wait
module LengthCheck (
  input  wire        clk,
  input  wire [23:0] po,  // cycle 0: packet order
  input  wire [12:0] payload,  // cycle 0: bytes of payload
  input  wire [31:0] dma_length,  // cycle 0: bytes of the message, of RETH
  input  wire        kind_response,  // cycle 1
  input  wire        kind_atomic_response,  // cycle 1: Atomic Acknowledge
  input  wire        kind_write,  // cycle 1
  input  wire        kind_full,  // cycle 1: First or Middle: exactly one PMTU
  input  wire        kind_later,  // cycle 1: Middle or Last
  input  wire        reading,  // cycle 2: it is a Read that its queue pair serves
  input  wire [2:0]  mtu_code,  // cycle 2: PMTU = 256 << code
  input  wire [31:0] receive_length,  // cycle 3: bytes of the receive WQE
  input  wire [31:0] read_length,  // cycle 3: bytes that a response is of
  output reg  [35:0] offset,  // cycle 3: bytes of the message before the packet
  output wire [35:0] up_to,  // cycle 4: bytes of the message up to the packet's last
  output reg         bad_length,  // cycle 6: row 37, of a response row 43
  output reg         too_long  // cycle 5: row 41, of a Send
);
  // ---- timeline po, cycle 1
  reg         po_eq_c1;
  reg  [23:0] po_c1;
  reg         is_empty_c1;
  reg  [31:0] dma_length_c1;
  reg  [12:0] payload_c1;
  // ---- timeline po, cycle 2
  reg  [23:0] po_c2;
  reg  [12:0] payload_c2;
  reg  [31:0] dma_length_c2;
  reg         kind_write_c2;
  reg         bad_order_c2;
  reg  [2:0]  is_measured_not_c2_c4;
  reg         kind_full_c2;
  reg         kind_later_and_c2;
  reg         kind_response_c2;
  // ---- timeline po, cycle 3
  reg  [12:0] payload_c3;
  reg         is_mtu;
  reg         is_over;
  reg         kind_later_and_c3;
  reg         kind_full_c3;
  reg         bad_order_c3;
  reg         too_much_c3;
  reg         kind_response_c3;
  reg  [31:0] dma_length_c3;
  // ---- timeline po, cycle 4
  reg  [31:0] whole;
  reg  [35:0] end_reg;
  reg  [31:0] receive_length_c4;
  reg         kind_full_c4;
  reg         bad;
  // ---- timeline po, cycle 5
  reg         kind_full_c5;
  reg         is_less;
  reg         is_whole;
  (* shreg_extract = "no" *)
  reg         is_measured_not_c5;
  reg         bad_c5;

  wire [35:0] shifted = {4'd0, po_c2, 8'd0};
  wire        here = mtu_code == 3'd1;
  wire [12:0] mtu = here ? 13'd512 : 13'd256;
  wire [35:0] at = here ? (shifted << 1) : shifted;
  wire        here_2 = mtu_code == 3'd2;
  wire [12:0] mtu_2 = here_2 ? 13'd1024 : mtu;
  wire [35:0] at_2 = here_2 ? (shifted << 2) : at;
  wire        here_3 = mtu_code == 3'd3;
  wire [12:0] mtu_3 = here_3 ? 13'd2048 : mtu_2;
  wire [35:0] at_3 = here_3 ? (shifted << 3) : at_2;
  wire        here_4 = mtu_code == 3'd4;
  wire [12:0] mtu_4 = here_4 ? 13'd4096 : mtu_3;
  wire [35:0] at_4 = here_4 ? (shifted << 4) : at_3;
  wire        is_empty = payload == 13'd0;
  wire        bad_order = (kind_later & po_eq_c1) | po_c1[23];
  wire        too_much = (dma_length_c2 > 32'd2147483648) & (kind_write_c2 | reading);
  wire        bad_payload = kind_full_c3 ? ~is_mtu : (is_over | kind_later_and_c3);
  wire        is_measured = kind_write | (kind_response & ~kind_atomic_response);
  wire        fitting = (kind_full_c5 ? is_less : is_whole) | is_measured_not_c5;

  assign up_to = end_reg;

  // body
  always @(posedge clk) begin
    // ---- timeline po, cycle 1
    dma_length_c1 <= dma_length;
    is_empty_c1 <= is_empty;
    po_c1 <= po;
    po_eq_c1 <= po == 24'd0;
    // ---- timeline po, cycle 2
    dma_length_c2 <= dma_length_c1;
    po_c2 <= po_c1;
    bad_order_c2 <= bad_order;
    is_measured_not_c2_c4 <= {is_measured_not_c2_c4[1:0], ~is_measured};
    kind_later_and_c2 <= kind_later & is_empty_c1;
    // ---- timeline po, cycle 3
    dma_length_c3 <= dma_length_c2;
    bad_order_c3 <= bad_order_c2;
    kind_later_and_c3 <= kind_later_and_c2;
    offset <= at_4;
    is_mtu <= payload_c2 == mtu_4;
    is_over <= payload_c2 > mtu_4;
    too_much_c3 <= too_much;
    // ---- timeline po, cycle 4
    bad <= bad_payload | bad_order_c3 | too_much_c3;
    end_reg <= offset + {23'd0, payload_c3};
    whole <= kind_response_c3 ? read_length : dma_length_c3;
    // ---- timeline po, cycle 5
    is_measured_not_c5 <= is_measured_not_c2_c4[2];
    bad_c5 <= bad;
    is_less <= end_reg < {4'd0, whole};
    is_whole <= end_reg == {4'd0, whole};
    too_long <= end_reg > {4'd0, receive_length_c4};
    // ---- timeline po, cycle 6
    bad_length <= bad_c5 | ~fitting;
  end

  // ports
  always @(posedge clk) begin
    // ---- timeline po, cycle 1
    payload_c1 <= payload;
    // ---- timeline po, cycle 2
    payload_c2 <= payload_c1;
    kind_full_c2 <= kind_full;
    kind_response_c2 <= kind_response;
    kind_write_c2 <= kind_write;
    // ---- timeline po, cycle 3
    payload_c3 <= payload_c2;
    kind_full_c3 <= kind_full_c2;
    kind_response_c3 <= kind_response_c2;
    // ---- timeline po, cycle 4
    kind_full_c4 <= kind_full_c3;
    receive_length_c4 <= receive_length;
    // ---- timeline po, cycle 5
    kind_full_c5 <= kind_full_c4;
  end
endmodule

`default_nettype wire
