`default_nettype none

// SpoiledPlacements_alveo_100g: the first placement of each queue pair's life that the bus has refused.
// Generated from SpoiledPlacements.java.
// timeline fault: 4 cycles, 10 registers (92 bits), of these 9 (82 bits) only wait
// timeline qp: 3 cycles, 3 registers (49 bits), of these 2 (48 bits) only wait
module SpoiledPlacements_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire        fault_valid,  // cycle 0
  input  wire [13:0] fault_value_qp,  // cycle 0: queue pair, local number
  input  wire [23:0] fault_value_placement,  // cycle 0: which placement it is, counted from 1 since reset and modulo 2^24
  // setup: queue pair whose life begins
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [9:0]  setup_payload,
  input  wire [23:0] visible,  // placements that are visible, modulo 2^24
  input  wire [9:0]  qp,  // cycle 0: queue pair of the question
  input  wire [23:0] placements,  // cycle 0: of the question: placements that a completion speaks of
  output reg         spoiled  // cycle 3: one of them was refused, or one of an earlier completion
);
  reg  [9:0]  walker;
  reg  [1:0]  phase;
  reg         still;
  reg         is_old;
  reg  [23:0] moved;
  // ---- timeline fault, cycle 1
  reg         fault_valid_c1;
  reg  [23:0] fault_value_placement_c1;
  reg  [9:0]  qp_c1;
  // ---- timeline fault, cycle 2
  reg  [9:0]  qp_c2;
  reg         fault_valid_c2;
  reg  [23:0] fault_value_placement_c2;
  // ---- timeline fault, cycle 3
  reg  [9:0]  qp_c3;
  reg         fault_valid_c3;
  // ---- timeline fault, cycle 4
  reg  [9:0]  qp_c4;
  reg         fault_valid_c4;
  // ---- timeline qp, cycle 1
  reg  [23:0] placements_c1;
  // ---- timeline qp, cycle 2
  reg  [23:0] placements_c2;
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
  wire        again = fault_valid_c3 & (qp_c3 == qp_c2);
  wire        again_2 = again | (fault_valid_c4 & (qp_c4 == qp_c2));
  wire        is_first = ~marked_data & ~again_2 & fault_valid_c2;
  wire        changes = is_first | setup_valid;
  wire [23:0] old_behind = visible - old_row[23:0];
  wire        drawing = is_old & (&phase) & still & ~changes;
  wire [9:0]  place = is_first ? qp_c2 : drawing ? walker : setup_payload;
  wire        row_spoiled = is_first | drawing;
  wire [23:0] row_from = drawing ? moved : fault_value_placement_c2;
  wire [23:0] distance = placements_c2 - found[23:0];

  assign setup_ready = ~is_first;

  always @(posedge clk) begin
    if (changes | drawing) begin
      rows[place] <= {row_spoiled, row_from};
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
    if (changes | drawing) begin
      walked[place] <= {row_spoiled, row_from};
    end
  end

  always @(posedge clk) begin
    _old_row_first <= walked[walker];
    old_row <= _old_row_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      walker <= 10'd0;
      phase <= 2'd0;
      still <= 1'b0;
      is_old <= 1'b0;
      spoiled <= 1'b0;
      fault_valid_c1 <= 1'b0;
      fault_valid_c2 <= 1'b0;
      fault_valid_c3 <= 1'b0;
      fault_valid_c4 <= 1'b0;
    end else begin
      phase <= phase + 2'd1;
      still <= (&phase) | (still & ~changes);
      if (&phase) begin
        walker <= walker + 10'd1;
      end
      is_old <= old_row[24] & (old_behind[23:22] == 2'd1);
      // ---- timeline fault, cycle 1
      fault_valid_c1 <= fault_valid;
      // ---- timeline fault, cycle 2
      fault_valid_c2 <= fault_valid_c1;
      // ---- timeline fault, cycle 3
      fault_valid_c3 <= fault_valid_c2;
      // ---- timeline fault, cycle 4
      fault_valid_c4 <= fault_valid_c3;
      // ---- timeline qp, cycle 3
      spoiled <= found[24] & ~distance[23];
    end
  end

  always @(posedge clk) begin
    moved <= old_row[23:0] + 24'd2097152;
    // ---- timeline fault, cycle 1
    fault_value_placement_c1 <= fault_value_placement;
    qp_c1 <= qp_2;
    // ---- timeline fault, cycle 2
    fault_value_placement_c2 <= fault_value_placement_c1;
    qp_c2 <= qp_c1;
    // ---- timeline fault, cycle 3
    qp_c3 <= qp_c2;
    // ---- timeline fault, cycle 4
    qp_c4 <= qp_c3;
    // ---- timeline qp, cycle 1
    placements_c1 <= placements;
    // ---- timeline qp, cycle 2
    placements_c2 <= placements_c1;
  end

  wire        _unused = &{1'b0, fault_value_qp[13:10], old_behind[21:0], distance[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_mark_moves_while_another_is_written: assert (~(drawing & changes));
  always @(posedge clk) if (!rst) a_completion_is_spoiled: cover (spoiled);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(drawing & changes))) begin
    $display("SpoiledPlacements.java: HDL801: claim 'no mark moves while another is written' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
