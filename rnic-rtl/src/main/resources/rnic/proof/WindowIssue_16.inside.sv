  // Operations of one flow, any: bit k says that one was issued k cycles ago.
  (* anyconst *) wire [3:0] place;
  reg [11:1] before = 0;
  wire now = issued_valid && issued_value_flow == place;
  always @(posedge clk) before <= rst ? 0 : {before[10:1], now};
  always @* if (!rst && now) begin
    apart: assert(before[6:1] == 0);
    apart_when_a_deadline_expires: assert(issued_value_kind != KIND_EXPIRED || before[11:1] == 0);
    how_late_it_is: assert(behind == {before[8] || before[9], before[7] || before[9]});
  end

  // Why, for the induction.
  wire [10:1] held = {issued_c11 && issued_operation_flow_c11 == place, issued_c10 && issued_operation_flow_c10 == place,
    issued_c9 && issued_operation_flow_c9 == place, issued_c8 && issued_operation_flow_c8 == place,
    issued_c7 && issued_operation_flow_c7 == place, issued_c6 && issued_operation_flow_c6 == place,
    issued_c5 && issued_operation_flow_c5 == place, issued_c4 && issued_operation_flow_c4 == place,
    issued_c3 && issued_operation_flow_c3 == place, issued_c2 && issued_operation_flow_c2 == place};
  always @* if (!rst) held_is: assert(before[10:1] == held);
endmodule
