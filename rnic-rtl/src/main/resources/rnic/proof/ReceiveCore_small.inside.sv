  // What is ordered to be placed is a packet that the checks let pass, and goes where they say: its payload, or the result of
  // an atomic, which are the last eight bytes of its headers. What they and the tables say is free.
  reg [3:0] age = 0;
  reg [19:0] packet_1, packet_2, packet_3, packet_4, packet_5, packet_6, packet_7, packet_8, packet_9, packet_10, packet_11;
  reg [69:0] target_6, target_7, target_8, target_9, target_10, target_11;
  reg ok_10, ok_11;
  reg [11:2] result;
  always @(posedge clk) begin
    if (in_reset) age <= 0;
    else if (age != 11) age <= age + 1;
    {packet_1, packet_2, packet_3, packet_4, packet_5, packet_6, packet_7, packet_8, packet_9, packet_10, packet_11}
      <= {packet_value_payload_offset, packet_value_payload_length, packet_1, packet_2, packet_3, packet_4, packet_5, packet_6,
        packet_7, packet_8, packet_9, packet_10};
    {target_6, target_7, target_8, target_9, target_10, target_11}
      <= {checks_target, checks_mr_index, target_6, target_7, target_8, target_9, target_10};
    result <= {result[10:2], checks_kind_atomic_response};
    {ok_10, ok_11} <= {checks_refusal_row == ROW_RX_OK, ok_10};
  end
  always @* if (age == 11 && order_valid && order_value_place) begin
    passed_its_checks: assert(ok_11);
    goes_where_they_say: assert({order_value_address, order_value_mr[5:0]} == target_11);
    its_payload: assert(order_value_reversed == result[11] && {order_value_offset, order_value_length}
      == (result[11] ? {packet_11[19:13] - 7'd8, 13'd8} : packet_11));
  end
endmodule
