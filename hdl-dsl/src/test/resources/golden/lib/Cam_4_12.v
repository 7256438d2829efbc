`default_nettype none

// Cam_4_12: finds the entry with a key.  Generated from Cam.java.
module Cam_4_12 (
  input  wire        clk,
  input  wire        rst,
  // write: an entry is written
  input  wire        write_valid,
  input  wire [1:0]  write_value_entry,  // which one
  input  wire [11:0] write_value_key,  // what it is found by
  input  wire        write_value_used,  // 0: the entry is free and is not found
  // key: a key is looked up
  input  wire        key_valid,
  input  wire [11:0] key_value,
  // found: its answer, 2 cycles later
  output wire        found_valid,
  output wire        found_value_hit,  // some entry has the key
  output wire [1:0]  found_value_entry  // which one; 0 when none has
);
  reg  [11:0] key_0;
  reg         used_0;
  reg         match_0;
  reg  [11:0] key_1;
  reg         used_1;
  reg         match_1;
  reg  [11:0] key_2;
  reg         used_2;
  reg         match_2;
  reg  [11:0] key_3;
  reg         used_3;
  reg         match_3;
  reg         looked;
  reg         found_hit;
  reg  [1:0]  found_entry;
  reg         answers;
  wire        lowest_any;
  wire [1:0]  lowest_index;

  PriorityEncoder_4 lowest (
    .value({match_3, match_2, match_1, match_0}),
    .any(lowest_any),
    .index(lowest_index)
  );

  assign found_valid = answers;
  assign found_value_hit = found_hit;
  assign found_value_entry = found_entry;

  always @(posedge clk) begin
    if (rst) begin
      used_0 <= 1'b0;
      used_1 <= 1'b0;
      used_2 <= 1'b0;
      used_3 <= 1'b0;
      looked <= 1'b0;
      answers <= 1'b0;
    end else begin
      if (write_valid & (write_value_entry == 2'd0)) begin
        used_0 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 2'd1)) begin
        used_1 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 2'd2)) begin
        used_2 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 2'd3)) begin
        used_3 <= write_value_used;
      end
      looked <= key_valid;
      answers <= looked;
    end
  end

  always @(posedge clk) begin
    if (write_valid & (write_value_entry == 2'd0)) begin
      key_0 <= write_value_key;
    end
    match_0 <= used_0 & (key_0 == key_value);
    if (write_valid & (write_value_entry == 2'd1)) begin
      key_1 <= write_value_key;
    end
    match_1 <= used_1 & (key_1 == key_value);
    if (write_valid & (write_value_entry == 2'd2)) begin
      key_2 <= write_value_key;
    end
    match_2 <= used_2 & (key_2 == key_value);
    if (write_valid & (write_value_entry == 2'd3)) begin
      key_3 <= write_value_key;
    end
    match_3 <= used_3 & (key_3 == key_value);
    found_hit <= lowest_any;
    found_entry <= lowest_index;
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    an_answer_without_a_hit_is_entry_0: assert (found_hit | (found_entry == 2'd0) | ~answers);
  always @(posedge clk) if (!rst) finds_a_key: cover (answers & found_hit);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(found_hit | (found_entry == 2'd0) | ~answers)) begin
    $display("Cam.java: HDL801: claim 'an answer without a hit is entry 0' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
