  // Everything that was said of a packet, until its flags are there: po, payload and dma_length are of cycle 0, its kind of
  // cycle 1, its PMTU of cycle 2, the length of its receive WQE, that of a Read it answers and its offset of cycle 3.
  reg [2:0] age = 0;
  reg [68:0] packet_1, packet_2, packet_3, packet_4, packet_5, packet_6;
  reg [3:0] kind_2, kind_3, kind_4, kind_5, kind_6;
  reg [2:0] code_3, code_4, code_5, code_6;
  reg [99:0] lengths_4, lengths_5, lengths_6;
  reg too_long_6;
  always @(posedge clk) begin
    if (age != 6) age <= age + 1;
    {packet_1, packet_2, packet_3, packet_4, packet_5, packet_6}
      <= {po, payload, dma_length, packet_1, packet_2, packet_3, packet_4, packet_5};
    {kind_2, kind_3, kind_4, kind_5, kind_6}
      <= {kind_write, kind_response, kind_atomic_response, kind_full, kind_2, kind_3, kind_4, kind_5};
    {code_3, code_4, code_5, code_6} <= {mtu_code, code_3, code_4, code_5};
    {lengths_4, lengths_5, lengths_6} <= {receive_length, read_length, offset, lengths_4, lengths_5};
    too_long_6 <= too_long;
  end
  wire [23:0] his_po;
  wire [12:0] his_payload;
  wire [31:0] his_length, his_room, his_read;
  wire [35:0] his_offset;
  wire is_write, is_response, is_atomic, is_full;
  assign {his_po, his_payload, his_length} = packet_6;
  assign {is_write, is_response, is_atomic, is_full} = kind_6;
  assign {his_room, his_read, his_offset} = lengths_6;
  wire [31:0] his_whole = is_response ? his_read : his_length;
  wire his_measured = is_write || (is_response && !is_atomic);
  wire [12:0] mtu_6 = 13'd256 << code_6;
  wire [36:0] last = {1'b0, his_offset} + his_payload;
  always @* if (age == 6 && code_6 <= 4) begin
    begins_at_po_times_pmtu: assert(his_offset == {4'd0, his_po, 8'd0} << code_6);
    if (!bad_length) begin
      no_more_than_a_pmtu: assert(his_payload <= mtu_6 && (!is_full || his_payload == mtu_6));
      inside_of_the_message: assert(!his_measured || (last <= his_whole && (is_full || last == his_whole)));
      message_of_2_gib: assert(!is_write || his_length <= 32'h80000000);
      inside_of_the_receive_wqe: assert(too_long_6 || last <= his_room);
    end
  end
endmodule
