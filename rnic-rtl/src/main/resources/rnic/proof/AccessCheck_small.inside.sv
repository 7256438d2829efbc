  // The payload of a packet, of any length, lies in its message or in the buffer (LengthCheck has proved it); what is said of
  // the packet waits until it is known whether it is refused. The table says anything: its word is that of the key.
  (* anyseq *) wire [12:0] bytes;                         // of the payload
  wire [31:0] whole = send ? wqe_length : dma_length;     // of the message or the buffer
  wire [36:0] last = {1'b0, offset} + bytes;
  wire [63:0] begins = send ? wqe_address : address - {28'd0, offset};
  always @* if (payload || !send) assume(last <= whole);
  always @* assume(payload == (bytes != 0));

  reg [2:0] age = 0;
  reg [31:0] key_4, key_5, whole_4, whole_5, whole_6, whole_7, whole_8;
  reg [63:0] begins_4, begins_5, begins_6, begins_7, begins_8;
  reg [63:0] given_5, given_6, given_7, given_8;
  reg [35:0] offset_4, offset_5, offset_6, offset_7, offset_8;
  reg [12:0] bytes_4, bytes_5, bytes_6, bytes_7, bytes_8;
  reg [63:0] target_6, target_7, target_8;
  reg [5:0] index_6, index_7, index_8;
  reg [131:0] mr_6, mr_7, mr_8;
  reg [31:0] key_6, key_7, key_8;
  reg [15:0] pd_6, pd_7, pd_8;
  reg send_6, send_7, send_8;
  reg [97:96] asks_6, asks_7, asks_8;                     // a Read; an atomic
  always @(posedge clk) begin
    if (age != 5) age <= age + 1;
    {key_4, key_5, key_6, key_7, key_8} <= {key_bits, key_4, key_5, key_6, key_7};
    {whole_4, whole_5, whole_6, whole_7, whole_8} <= {whole, whole_4, whole_5, whole_6, whole_7};
    {begins_4, begins_5, begins_6, begins_7, begins_8} <= {begins, begins_4, begins_5, begins_6, begins_7};
    {given_5, given_6, given_7, given_8} <= {given_c4, given_5, given_6, given_7};
    {offset_4, offset_5, offset_6, offset_7, offset_8} <= {offset, offset_4, offset_5, offset_6, offset_7};
    {bytes_4, bytes_5, bytes_6, bytes_7, bytes_8} <= {bytes, bytes_4, bytes_5, bytes_6, bytes_7};
    {target_6, target_7, target_8} <= {target, target_6, target_7};
    {index_6, index_7, index_8} <= {mr_index, index_6, index_7};
    {mr_6, mr_7, mr_8} <= {mr, mr_6, mr_7};
    {pd_6, pd_7, pd_8} <= {pd_c5, pd_6, pd_7};
    {send_6, send_7, send_8} <= {send_c5, send_6, send_7};
    {asks_6, asks_7, asks_8} <= {read_c5, atomic_c5, asks_6, asks_7};
  end
  wire valid, local_write, remote_write, remote_read, remote_atomic, remote_invalidate;
  wire [7:0] tag;
  wire [15:0] domain;
  wire [63:0] base;
  wire [31:0] size;
  wire [5:0] pages;
  assign {valid, tag, domain, local_write, remote_write, remote_read, remote_atomic, remote_invalidate, base, size,
          pages} = mr_8;
  wire has_right = send_8 ? local_write : asks_8[97] ? remote_read : asks_8[96] ? remote_atomic : remote_write;
  wire [63:0] into = begins_8 - base;                     // where the message or the buffer begins in the region

  // What is proved.
  always @* if (age == 5) begin
    goes_behind_what_is_before_it: assert(target_8 == (send_8 ? begins_8 + {28'd0, offset_8} : given_8));
    inside_of_the_message: assert((bytes_8 == 0 && send_8) || {1'b0, offset_8} + bytes_8 <= whole_8);
    of_the_key: assert(index_8 == key_8[13:8]);
    if (!refused && (send_8 ? bytes_8 != 0 : whole_8 != 0)) begin
      may: assert(valid && tag == key_8[7:0] && key_8[31:14] == 0 && domain == pd_8 && has_right);
      message_in_the_region: assert(into[63:32] == 0 && {1'b0, into[31:0]} + {1'b0, whole_8} <= {1'b0, size});
    end
  end

  // Why, for the induction: what each cycle has made of it.
  wire [63:0] base_6 = mr_6[101:38], base_7 = mr_7[101:38];
  wire [63:0] into_6 = begins_6 - base_6, into_7 = begins_7 - base_7;
  always @* begin
    if (age >= 1) begin
      given_4: assert(begins_4 == (send_c4 ? given_c4 : given_c4 - {28'd0, offset_4}));
      low_halves: assert(send_low == {1'b0, begins_4[31:0]} + {1'b0, offset_4[31:0]} || !send_c4);
      low_halves_of_a_write: assert(write_low == {1'b0, given_c4[31:0]} + {1'b0, ~offset_4[31:0]} + 33'd1 || send_c4);
      high_half: assert(operand_c4 == ({28'd0, offset_4[35:32]} ^ {32{!send_c4}}));
      lengths_4: assert(whole_4 == (send_c4 ? wqe_length_c4 : dma_length_c4));
      keys_4: assert({key_bits_7_0_c4, key_bits_13_8_c4, is_foreign_not_c4}
        == {key_4[7:0], key_4[13:8], key_4[31:14] == 0});
      inside_4: assert((bytes_4 == 0 && send_c4) || {1'b0, offset_4} + bytes_4 <= whole_4);
      touched_4: assert(touching_c4_c7[0] == (send_c4 ? bytes_4 != 0 : whole_4 != 0));
    end
    if (age >= 2) begin
      bases: assert({base_high, base_low} == begins_5);
      target_5: assert(target == (send_c5 ? begins_5 + {28'd0, offset_5} : given_5));
      lengths_5: assert(whole_5 == (send_c5 ? wqe_length_c5 : dma_length_c5));
      keys_5: assert({key_bits_7_0_c5, mr_index, is_foreign_not_c5} == {key_5[7:0], key_5[13:8], key_5[31:14] == 0});
      inside_5: assert((bytes_5 == 0 && send_c5) || {1'b0, offset_5} + bytes_5 <= whole_5);
      touched_5: assert(touching_c4_c7[1] == (send_c5 ? bytes_5 != 0 : whole_5 != 0));
    end
    if (age >= 3) begin
      lows: assert(low == {1'b0, begins_6[31:0]} - {1'b0, base_6[31:0]});
      words_6: assert({base_high_c6, mr_101_70_not_c6, length, mr_37_6_c6}
        == {begins_6[63:32], ~base_6[63:32], whole_6, mr_6[37:6]});
      target_of_6: assert(target_6 == (send_6 ? begins_6 + {28'd0, offset_6} : given_6) && index_6 == key_6[13:8]);
      allowed_6: assert(allowed_not_c6_c7[0] == !(mr_6[131] && mr_6[130:123] == key_6[7:0] && key_6[31:14] == 0
        && mr_6[122:107] == pd_6 && (send_6 ? mr_6[106] : asks_6[97] ? mr_6[104] : asks_6[96] ? mr_6[103] : mr_6[105])));
      inside_6: assert((bytes_6 == 0 && send_6) || {1'b0, offset_6} + bytes_6 <= whole_6);
      touched_6: assert(touching_c4_c7[2] == (send_6 ? bytes_6 != 0 : whole_6 != 0));
    end
    if (age >= 4) begin
      highs: assert(high == into_7[63:32]);
      ends: assert(end_reg == {1'b0, into_7[31:0]} + {1'b0, whole_7} && mr_37_6_c7 == mr_7[37:6]);
      target_of_7: assert(target_7 == (send_7 ? begins_7 + {28'd0, offset_7} : given_7) && index_7 == key_7[13:8]);
      allowed_7: assert(allowed_not_c6_c7[1] == !(mr_7[131] && mr_7[130:123] == key_7[7:0] && key_7[31:14] == 0
        && mr_7[122:107] == pd_7 && (send_7 ? mr_7[106] : asks_7[97] ? mr_7[104] : asks_7[96] ? mr_7[103] : mr_7[105])));
      inside_7: assert((bytes_7 == 0 && send_7) || {1'b0, offset_7} + bytes_7 <= whole_7);
      touched_7: assert(touching_c4_c7[3] == (send_7 ? bytes_7 != 0 : whole_7 != 0));
    end
  end
endmodule
