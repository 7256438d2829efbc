`default_nettype none

// ChoiceTable_alveo_100g: what each sender would send again next.  Generated from ChoiceTable.java.
// timeline read_flow: 4 cycles, 8 registers (22 bits), of these 8 (22 bits) only wait
module ChoiceTable_alveo_100g (
  input  wire        clk,
  input  wire        write,
  input  wire [10:0] write_flow,
  input  wire        choice_any,  // some packet waits
  input  wire        choice_more,  // more than one waits
  input  wire [7:0]  choice_place,  // place of the chosen one
  input  wire        choice_is_named,  // a Packet Drop NAK has named it
  input  wire [10:0] read_flow,  // cycle 0: flow to read
  input  wire [1:0]  missed,  // cycle 2: the entry is written in this cycle (1), was in the last one (2), in the one before (3)
  output reg         found_any,  // cycle 2: some packet waits
  output reg         found_more,  // cycle 2: more than one waits
  output reg  [7:0]  found_place,  // cycle 2: place of the chosen one
  output reg         found_is_named  // cycle 2: a Packet Drop NAK has named it
);
  // ---- timeline read_flow, cycle 3
  reg         choice_any_c3;
  reg         choice_is_named_c3;
  reg         choice_more_c3;
  reg  [7:0]  choice_place_c3;
  // ---- timeline read_flow, cycle 4
  reg         choice_any_c4;
  reg         choice_is_named_c4;
  reg         choice_more_c4;
  reg  [7:0]  choice_place_c4;
  (* ram_style = "block" *)
  reg  [10:0] table_mem [0:2047];
  reg  [10:0] _entry_first;
  reg  [10:0] entry;

  always @* begin
    found_any = entry[10];
    found_more = entry[9];
    found_place = entry[8:1];
    found_is_named = entry[0];
    case (missed)
      2'd1: begin
        found_any = choice_any;
        found_more = choice_more;
        found_place = choice_place;
        found_is_named = choice_is_named;
      end
      2'd2: begin
        found_any = choice_any_c3;
        found_more = choice_more_c3;
        found_place = choice_place_c3;
        found_is_named = choice_is_named_c3;
      end
      2'd3: begin
        found_any = choice_any_c4;
        found_more = choice_more_c4;
        found_place = choice_place_c4;
        found_is_named = choice_is_named_c4;
      end
      default: ;
    endcase
  end

  always @(posedge clk) begin
    if (write) begin
      table_mem[write_flow] <= {choice_any, choice_more, choice_place, choice_is_named};
    end
  end

  always @(posedge clk) begin
    _entry_first <= table_mem[read_flow];
    entry <= _entry_first;
  end

  always @(posedge clk) begin
    // ---- timeline read_flow, cycle 3
    choice_any_c3 <= choice_any;
    choice_is_named_c3 <= choice_is_named;
    choice_more_c3 <= choice_more;
    choice_place_c3 <= choice_place;
    // ---- timeline read_flow, cycle 4
    choice_any_c4 <= choice_any_c3;
    choice_is_named_c4 <= choice_is_named_c3;
    choice_more_c4 <= choice_more_c3;
    choice_place_c4 <= choice_place_c3;
  end
endmodule

`default_nettype wire
