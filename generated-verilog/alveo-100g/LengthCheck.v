`default_nettype none

// LengthCheck: where a packet's payload lies in its message, and whether its lengths fit together.  Generated
// from LengthCheck.java.
module LengthCheck (
  input  wire        clk,
  input  wire [23:0] po,  // packet order
  input  wire [12:0] payload,  // bytes of payload
  input  wire [31:0] dma_length,  // bytes of the message, of RETH
  input  wire        kind_acknowledges,  // ACK, NAK or SACK
  input  wire        kind_selective,  // SACK
  input  wire        kind_of_responses,  // acknowledges responses; or is a response
  input  wire        kind_stray,  // RTT Response: this NIC sends no probes
  input  wire        kind_slow,  // Slow-Packet signal
  input  wire        kind_cnp,  // congestion notification
  input  wire        kind_probe,  // RTT Request
  input  wire        kind_request,  // consumes a PSN of the SQ space
  input  wire        kind_send,  // one cycle behind the packet
  input  wire        kind_write,
  input  wire        kind_receives,  // names a receive request
  input  wire        kind_full,  // First or Middle: exactly one PMTU
  input  wire        kind_later,  // Middle or Last
  input  wire        kind_ends,  // Last or Only of a Send or Write
  input  wire [2:0]  kind_stash,  // kind of the entry in the stash
  input  wire        kind_needs_p2,  // needs profile P2
  input  wire        kind_needs_p3,  // needs profile P3
  input  wire [2:0]  mtu_code,  // PMTU = 256 << code, two cycles behind
  input  wire [31:0] receive_length,  // bytes of the receive request, three cycles behind
  output reg  [35:0] offset,  // bytes of the message before the packet, three cycles behind
  output wire [35:0] up_to,  // bytes of the message up to the packet's last, four cycles behind
  output reg         bad_length,  // row 37, six cycles behind
  output reg         too_long  // row 41, of a Send, five cycles behind
);
  reg         full_1;
  reg         full;
  reg         later;
  reg         write;
  reg  [23:0] po_1;
  reg  [23:0] po_2;
  reg  [12:0] payload_1;
  reg  [12:0] payload_2;
  reg         is_mtu;
  reg         is_over;
  reg         is_empty;
  reg         bad_order;
  reg  [31:0] dma_length_past;
  reg  [31:0] dma_length_past2;
  reg         too_much;
  reg  [12:0] payload_past;
  reg  [35:0] end_reg;
  reg         later_past;
  reg         bad;
  reg  [31:0] dma_length_past_2;
  reg  [31:0] dma_length_past2_2;
  reg  [31:0] dma_length_past3;
  reg  [31:0] dma_length_past4;
  reg         is_less;
  reg         is_whole;
  reg  [31:0] receive_length_past;
  reg         full_past;
  reg         full_past2;
  reg         write_past;
  reg         write_past2;
  reg         write_past3;
  reg         bad_past;

  wire [35:0] shifted = {4'd0, po_2, 8'd0};
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
  wire        bad_payload = full ? ~is_mtu : (is_over | (later_past & is_empty));
  wire [35:0] whole = {4'd0, dma_length_past4};
  wire        fits = (full_past2 ? is_less : is_whole) | ~write_past3;

  assign up_to = end_reg;

  always @(posedge clk) begin
    full_1 <= kind_full;
    full <= full_1;
    later <= kind_later;
    write <= kind_write;
    po_1 <= po;
    po_2 <= po_1;
    payload_1 <= payload;
    payload_2 <= payload_1;
    offset <= at_4;
    is_mtu <= payload_2 == mtu_4;
    is_over <= payload_2 > mtu_4;
    is_empty <= payload_2 == 13'd0;
    bad_order <= (later & (po_2 == 24'd0)) | po_2[23];
    dma_length_past <= dma_length;
    dma_length_past2 <= dma_length_past;
    too_much <= (dma_length_past2 > 32'd2147483648) & write;
    payload_past <= payload_2;
    end_reg <= offset + {23'd0, payload_past};
    later_past <= later;
    bad <= bad_payload | bad_order | too_much;
    dma_length_past_2 <= dma_length;
    dma_length_past2_2 <= dma_length_past_2;
    dma_length_past3 <= dma_length_past2_2;
    dma_length_past4 <= dma_length_past3;
    is_less <= end_reg < whole;
    is_whole <= end_reg == whole;
    receive_length_past <= receive_length;
    too_long <= end_reg > {4'd0, receive_length_past};
    full_past <= full;
    full_past2 <= full_past;
    write_past <= write;
    write_past2 <= write_past;
    write_past3 <= write_past2;
    bad_past <= bad;
    bad_length <= bad_past | ~fits;
  end

  wire        _unused = &{1'b0, kind_acknowledges, kind_selective, kind_of_responses, kind_stray, kind_slow,
                          kind_cnp, kind_probe, kind_request, kind_send, kind_receives, kind_ends, kind_stash,
                          kind_needs_p2, kind_needs_p3};
endmodule

`default_nettype wire
