  // One spare context, any, is followed: it is somebody's or free. Nobody gives back what he does not have; whoever leaves
  // takes nothing and gives nothing back until that is done.
  (* anyconst *) reg [1:0] which;
  reg owned = 0, holder = 0, leaves = 0, leaver = 0, took = 0, taker = 0;
  wire takes = taken && next_value == which;
  wire returns = returned_valid && returned_value == which;
  wire found = is_left && looked == which;
  always @(posedge clk) begin
    owned <= !in_reset && (takes || (owned && !returns && !found));
    if (takes) holder <= qp;
    leaves <= !in_reset && leaving_valid && !leaving_ready;
    leaver <= leaving_payload;
    took <= taken;
    taker <= qp;
  end
  always @* if (!in_reset) begin
    assume(!(taken && returned_valid));
    assume(!taken || next_valid);
    assume(!returned_valid || owners[returned_value] == {1'b1, qp} && {1'b0, returned_value} < given);
    assume(!returns || owned);
    assume(!leaves || leaving_valid && leaving_payload == leaver);
    assume(!(leaving_valid && (leaves || looked != 0)) ||
           !(taken && qp == leaving_payload) && !(returns && holder == leaving_payload));
    assume(!leaving_valid || !(taken && qp == leaving_payload) && !(took && taker == leaving_payload));
    given_to_one: assert(!takes || !owned);
    none_is_lost: assert(next_valid || owned);
    nothing_is_left_behind: assert(!(leaving_valid && leaving_ready) || !owned || holder != leaving_payload || found);
    not_beside: assert(!(found && returned_valid));
    only_his: assert(!found || owned && holder == leaving_payload);
  end
endmodule
