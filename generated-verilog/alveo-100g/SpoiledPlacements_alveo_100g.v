`default_nettype none

// SpoiledPlacements_alveo_100g: the first placement of each queue pair's life that the bus has refused.
// Generated from SpoiledPlacements.java.
module SpoiledPlacements_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        fault_valid,
  input  wire [13:0] fault_value_qp,  // queue pair, local number
  input  wire [23:0] fault_value_placement,  // which placement it is, counted from 1 since reset and modulo 2^24
  input  wire        setup_valid,  // queue pair whose life begins
  output wire        setup_ready,
  input  wire [9:0]  setup_payload,
  input  wire [23:0] visible,  // placements that are visible, modulo 2^24
  input  wire [9:0]  qp,  // queue pair of the question
  input  wire [23:0] placements,  // of the question: placements that a completion speaks of
  output wire        spoiled  // three cycles behind the question: one of them was refused, or one of an earlier completion
);
  reg         comes_stage;
  reg         comes_stage_2;
  reg  [9:0]  at_1;
  reg  [9:0]  at;
  reg         stage;
  reg  [9:0]  at_past;
  reg         stage_2;
  reg         stage_3;
  reg  [9:0]  at_past_2;
  reg  [9:0]  at_past2;
  reg  [9:0]  walker;
  reg  [1:0]  turn;
  reg         still;
  reg         is_old;
  reg  [23:0] moved;
  reg  [23:0] fault_value_placement_past;
  reg  [23:0] fault_value_placement_past2;
  reg  [23:0] placements_past;
  reg  [23:0] placements_past2;
  reg         stage_4;
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
  wire        again = 1'b0 | (stage & (at_past == at));
  wire        again_2 = again | (stage_3 & (at_past2 == at));
  wire        is_first = comes_stage_2 & ~marked_data & ~again_2;
  wire        changes = is_first | setup_valid;
  wire [23:0] old_behind = visible - old_row[23:0];
  wire        draws = is_old & (&turn) & still & ~changes;
  wire [9:0]  place = is_first ? at : draws ? walker : setup_payload;
  wire        _or = is_first | draws;
  wire [23:0] _choice = draws ? moved : fault_value_placement_past2;
  wire [23:0] ahead = placements_past2 - found[23:0];

  assign setup_ready = ~is_first;
  assign spoiled = stage_4;

  always @(posedge clk) begin
    if ((changes | draws)) begin
      rows[place] <= {_or, _choice};
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
    if ((changes | draws)) begin
      walked[place] <= {_or, _choice};
    end
  end

  always @(posedge clk) begin
    _old_row_first <= walked[walker];
    old_row <= _old_row_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      comes_stage <= 1'b0;
      comes_stage_2 <= 1'b0;
      stage <= 1'b0;
      stage_2 <= 1'b0;
      stage_3 <= 1'b0;
      walker <= 10'd0;
      turn <= 2'd0;
      still <= 1'b0;
      is_old <= 1'b0;
      stage_4 <= 1'b0;
    end else begin
      comes_stage <= fault_valid;
      comes_stage_2 <= comes_stage;
      stage <= comes_stage_2;
      stage_2 <= comes_stage_2;
      stage_3 <= stage_2;
      turn <= turn + 2'd1;
      still <= (&turn) | (still & ~changes);
      if (&turn) begin
        walker <= walker + 10'd1;
      end
      is_old <= old_row[24] & (old_behind[23:22] == 2'd1);
      stage_4 <= found[24] & ~ahead[23];
    end
  end

  always @(posedge clk) begin
    at_1 <= qp_2;
    at <= at_1;
    at_past <= at;
    at_past_2 <= at;
    at_past2 <= at_past_2;
    moved <= old_row[23:0] + 24'd2097152;
    fault_value_placement_past <= fault_value_placement;
    fault_value_placement_past2 <= fault_value_placement_past;
    placements_past <= placements;
    placements_past2 <= placements_past;
  end

  wire        _unused = &{1'b0, fault_value_qp[13:10], old_behind[21:0], ahead[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_completion_is_spoiled: cover (spoiled);
`endif
endmodule

`default_nettype wire
