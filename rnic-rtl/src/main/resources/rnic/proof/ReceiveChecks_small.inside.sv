  // LengthCheck and AccessCheck, of which R4 is proved, are asked about the packet, and what one of them refuses is not taken.
  // What either says is free, and so is what the tables say.
  reg [3:0] age = 0;
  reg [128:0] packet_1, packet_2, packet_3;               // address, key, length of the message, and whether there is payload
  reg [15:0] pd_3;
  reg [9:2] send, write, response;
  reg [3:2] result;                                       // of an atomic
  reg [9:2] reads, atomics;
  reg [9:3] right, may_read, may_order;
  reg [9:6] over;
  reg [9:7] bad;
  reg refused_9, room_9;
  always @(posedge clk) begin
    if (age != 9) age <= age + 1;
    {packet_1, packet_2, packet_3}
      <= {packet_address, packet_key, packet_dma_length, |packet_payload_length, packet_1, packet_2};
    pd_3 <= admissions_held_pd;
    send <= {send[8:2], kind_send};
    write <= {write[8:2], kind_write};
    response <= {response[8:2], kind_response};
    result <= {result[2], kind_atomic_response};
    reads <= {reads[8:2], kind_read};
    atomics <= {atomics[8:2], kind_atomic};
    right <= {right[8:3], admissions_held_remote_write};
    may_read <= {may_read[8:3], admissions_held_remote_read};
    may_order <= {may_order[8:3], admissions_held_remote_atomic};
    over <= {over[8:6], lengths_too_long};
    bad <= {bad[8:7], lengths_bad_length};
    refused_9 <= access_inst_refused;
    room_9 <= room;
  end
  wire is_local = send[3] | response[3];
  always @* begin
    if (age >= 3) asked_of_the_packet: assert({access_address_c3 | {64{access_is_local_c3}}, packet_key_c3,
      access_dma_length_c3, access_payload_c3, access_is_local_c3, admissions_held_pd_c3}
      == {packet_3[128:65] | {64{is_local}}, packet_3[64:33], atomics[3] ? 32'd8 : packet_3[32:1],
          packet_3[0] | result[3], is_local, pd_3});
    if (age >= 3 && response[3]) asked_of_the_request: assert({access_inst_wqe_address, access_inst_wqe_length,
      access_inst_wqe_key} == {request_local_address, request_length, request_local_key});
    if (age == 9 && refusal_row == ROW_RX_OK) begin
      no_bad_length: assert(!bad[9]);
      no_bad_access: assert(!refused_9);
      has_the_right: assert(send[9] || response[9] || (write[9] && right[9]) || (reads[9] && may_read[9])
        || (atomics[9] && may_order[9]));
      fits_its_buffer: assert(!send[9] || response[9] || !over[9]);
      has_room: assert(room_9);
    end
  end
endmodule
