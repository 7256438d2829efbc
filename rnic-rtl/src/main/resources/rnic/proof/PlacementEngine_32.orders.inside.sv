  // Orders become plans, and plans what everyone gets who has a part in them.
  always @* if (!rst) begin
    of_an_order: assert({plans_in_payload_rotation, plans_in_payload_skip, plans_in_payload_end}
      == {copies_out_1_payload_order_address[4:0] - copies_out_1_payload_order_offset[4:0],
        copies_out_1_payload_order_address[4:0] < copies_out_1_payload_order_offset[4:0],
        {9'd0, copies_out_1_payload_order_address[4:0]} + {1'b0, copies_out_1_payload_order_length}});
    if (has_payload && plans_out_payload_end >= 1) of_a_plan: assert(line == plans_out_payload_address[63:5]
      && {1'b0, length, 5'd0} <= plans_out_payload_end - 14'd1 && plans_out_payload_end - 14'd1 <= {1'b0, length, 5'd31}
      && line_of_page == plans_out_payload_address[11:5]);
  end
endmodule
