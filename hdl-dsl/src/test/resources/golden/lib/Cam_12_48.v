`default_nettype none

// Cam_12_48: finds the entry with a key.  Generated from Cam.java.
module Cam_12_48 (
  input  wire        clk,
  input  wire        rst,
  // write: an entry is written
  input  wire        write_valid,
  input  wire [3:0]  write_value_entry,  // which one
  input  wire [47:0] write_value_key,  // what it is found by
  input  wire        write_value_used,  // 0: the entry is free and is not found
  // key: a key is looked up
  input  wire        key_valid,
  input  wire [47:0] key_value,
  // found: its answer, 2 cycles later
  output wire        found_valid,
  output wire        found_value_hit,  // some entry has the key
  output wire [3:0]  found_value_entry  // which one; 0 when none has
);
  reg  [47:0] key_0;
  reg         used_0;
  reg         match_0;
  reg  [47:0] key_1;
  reg         used_1;
  reg         match_1;
  reg  [47:0] key_2;
  reg         used_2;
  reg         match_2;
  reg  [47:0] key_3;
  reg         used_3;
  reg         match_3;
  reg  [47:0] key_4;
  reg         used_4;
  reg         match_4;
  reg  [47:0] key_5;
  reg         used_5;
  reg         match_5;
  reg  [47:0] key_6;
  reg         used_6;
  reg         match_6;
  reg  [47:0] key_7;
  reg         used_7;
  reg         match_7;
  reg  [47:0] key_8;
  reg         used_8;
  reg         match_8;
  reg  [47:0] key_9;
  reg         used_9;
  reg         match_9;
  reg  [47:0] key_10;
  reg         used_10;
  reg         match_10;
  reg  [47:0] key_11;
  reg         used_11;
  reg         match_11;
  reg         looked;
  reg         found_hit;
  reg  [3:0]  found_entry;
  reg         answers;
  wire        lowest_any;
  wire [3:0]  lowest_index;

  PriorityEncoder_12 lowest (
    .value({match_11, match_10, match_9, match_8, match_7, match_6, match_5, match_4, match_3, match_2,
            match_1, match_0}),
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
      used_4 <= 1'b0;
      used_5 <= 1'b0;
      used_6 <= 1'b0;
      used_7 <= 1'b0;
      used_8 <= 1'b0;
      used_9 <= 1'b0;
      used_10 <= 1'b0;
      used_11 <= 1'b0;
      looked <= 1'b0;
      answers <= 1'b0;
    end else begin
      if (write_valid & (write_value_entry == 4'd0)) begin
        used_0 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 4'd1)) begin
        used_1 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 4'd2)) begin
        used_2 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 4'd3)) begin
        used_3 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 4'd4)) begin
        used_4 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 4'd5)) begin
        used_5 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 4'd6)) begin
        used_6 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 4'd7)) begin
        used_7 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 4'd8)) begin
        used_8 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 4'd9)) begin
        used_9 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 4'd10)) begin
        used_10 <= write_value_used;
      end
      if (write_valid & (write_value_entry == 4'd11)) begin
        used_11 <= write_value_used;
      end
      looked <= key_valid;
      answers <= looked;
    end
  end

  always @(posedge clk) begin
    if (write_valid & (write_value_entry == 4'd0)) begin
      key_0 <= write_value_key;
    end
    match_0 <= used_0 & (key_0 == key_value);
    if (write_valid & (write_value_entry == 4'd1)) begin
      key_1 <= write_value_key;
    end
    match_1 <= used_1 & (key_1 == key_value);
    if (write_valid & (write_value_entry == 4'd2)) begin
      key_2 <= write_value_key;
    end
    match_2 <= used_2 & (key_2 == key_value);
    if (write_valid & (write_value_entry == 4'd3)) begin
      key_3 <= write_value_key;
    end
    match_3 <= used_3 & (key_3 == key_value);
    if (write_valid & (write_value_entry == 4'd4)) begin
      key_4 <= write_value_key;
    end
    match_4 <= used_4 & (key_4 == key_value);
    if (write_valid & (write_value_entry == 4'd5)) begin
      key_5 <= write_value_key;
    end
    match_5 <= used_5 & (key_5 == key_value);
    if (write_valid & (write_value_entry == 4'd6)) begin
      key_6 <= write_value_key;
    end
    match_6 <= used_6 & (key_6 == key_value);
    if (write_valid & (write_value_entry == 4'd7)) begin
      key_7 <= write_value_key;
    end
    match_7 <= used_7 & (key_7 == key_value);
    if (write_valid & (write_value_entry == 4'd8)) begin
      key_8 <= write_value_key;
    end
    match_8 <= used_8 & (key_8 == key_value);
    if (write_valid & (write_value_entry == 4'd9)) begin
      key_9 <= write_value_key;
    end
    match_9 <= used_9 & (key_9 == key_value);
    if (write_valid & (write_value_entry == 4'd10)) begin
      key_10 <= write_value_key;
    end
    match_10 <= used_10 & (key_10 == key_value);
    if (write_valid & (write_value_entry == 4'd11)) begin
      key_11 <= write_value_key;
    end
    match_11 <= used_11 & (key_11 == key_value);
    found_hit <= lowest_any;
    found_entry <= lowest_index;
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    only_entries_that_exist_are_written: assert (~write_valid | (write_value_entry < 4'd12));
  always @(posedge clk) if (!rst)
    an_answer_without_a_hit_is_entry_0: assert (found_hit | (found_entry == 4'd0) | ~answers);
  always @(posedge clk) if (!rst) finds_a_key: cover (answers & found_hit);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~write_valid | (write_value_entry < 4'd12))) begin
    $display("Cam.java: HDL801: claim 'only entries that exist are written' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(found_hit | (found_entry == 4'd0) | ~answers)) begin
    $display("Cam.java: HDL801: claim 'an answer without a hit is entry 0' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
