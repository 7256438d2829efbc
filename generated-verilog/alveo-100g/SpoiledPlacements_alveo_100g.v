`default_nettype none

// SpoiledPlacements_alveo_100g: the first placement of each queue pair's life that the bus has refused.
// Generated from SpoiledPlacements.java.
module SpoiledPlacements_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        fault_valid,
  input  wire [13:0] fault_value_qp,  // queue pair, local number
  input  wire [23:0] fault_value_placement,  // which placement it is, counted from 1 since reset and modulo 2^24
  // setup: queue pair whose life begins
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [9:0]  setup_payload,
  input  wire [23:0] visible,  // placements that are visible, modulo 2^24
  input  wire [9:0]  qp,  // queue pair of the question
  input  wire [23:0] placements,  // of the question: placements that a completion speaks of
  output reg         spoiled  // three cycles behind the question: one of them was refused, or one of an earlier completion
);
  reg         fault_valid_d1;
  reg         comes;
  reg  [9:0]  qp_d1;
  reg  [9:0]  at;
  reg         comes_d1;
  reg  [9:0]  at_d1;
  reg         comes_d2;
  reg  [9:0]  at_d2;
  reg  [9:0]  walker;
  reg  [1:0]  turn;
  reg         still;
  reg         is_old;
  reg  [23:0] moved;
  reg  [23:0] fault_value_placement_d1;
  reg  [23:0] fault_value_placement_d2;
  reg  [23:0] placements_d1;
  reg  [23:0] placements_d2;
  (* ram_style = "block" *)
  reg  [24:0] rows [0:1023];
  reg  [24:0] _found_first;
  reg  [24:0] found;
  (* ram_style = "block" *)
  reg         marked [0:1023];
  reg         _marked_data_first;
  reg         marked_data;
  (* ram_style = "block" *)
  reg  [24:0] walked [0:1023];
  reg  [24:0] _old_row_first;
  reg  [24:0] old_row;

  wire [9:0]  qp_2 = fault_value_qp[9:0];
  wire        again = comes_d1 & (at_d1 == at);
  wire        again_2 = again | (comes_d2 & (at_d2 == at));
  wire        is_first = comes & ~marked_data & ~again_2;
  wire        changes = is_first | setup_valid;
  wire [23:0] old_behind = visible - old_row[23:0];
  wire        draws = is_old & (&turn) & still & ~changes;
  wire [9:0]  place = is_first ? at : draws ? walker : setup_payload;
  wire [23:0] _moved_choice = draws ? moved : fault_value_placement_d2;
  wire [23:0] ahead = placements_d2 - found[23:0];

  assign setup_ready = ~is_first;

  always @(posedge clk) begin
    if (changes | draws) begin
      rows[place] <= {is_first | draws, _moved_choice};
    end
  end

  always @(posedge clk) begin
    _found_first <= rows[qp];
    found <= _found_first;
  end

  always @(posedge clk) begin
    if (changes) begin
      marked[place] <= is_first;
    end
  end

  always @(posedge clk) begin
    _marked_data_first <= marked[qp_2];
    marked_data <= _marked_data_first;
  end

  always @(posedge clk) begin
    if (changes | draws) begin
      walked[place] <= {is_first | draws, _moved_choice};
    end
  end

  always @(posedge clk) begin
    _old_row_first <= walked[walker];
    old_row <= _old_row_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      fault_valid_d1 <= 1'b0;
      comes <= 1'b0;
      comes_d1 <= 1'b0;
      comes_d2 <= 1'b0;
      walker <= 10'd0;
      turn <= 2'd0;
      still <= 1'b0;
      is_old <= 1'b0;
      spoiled <= 1'b0;
    end else begin
      fault_valid_d1 <= fault_valid;
      comes <= fault_valid_d1;
      comes_d1 <= comes;
      comes_d2 <= comes_d1;
      turn <= turn + 2'd1;
      still <= (&turn) | (still & ~changes);
      if (&turn) begin
        walker <= walker + 10'd1;
      end
      is_old <= old_row[24] & (old_behind[23:22] == 2'd1);
      spoiled <= found[24] & ~ahead[23];
    end
  end

  always @(posedge clk) begin
    qp_d1 <= qp_2;
    at <= qp_d1;
    at_d1 <= at;
    at_d2 <= at_d1;
    moved <= old_row[23:0] + 24'd2097152;
    fault_value_placement_d1 <= fault_value_placement;
    fault_value_placement_d2 <= fault_value_placement_d1;
    placements_d1 <= placements;
    placements_d2 <= placements_d1;
  end

  wire        _unused = &{1'b0, fault_value_qp[13:10], old_behind[21:0], ahead[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_completion_is_spoiled: cover (spoiled);
`endif
endmodule

`default_nettype wire
