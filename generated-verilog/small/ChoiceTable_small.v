`default_nettype none

// ChoiceTable_small: what each sender would send again next.  Generated from ChoiceTable.java.
module ChoiceTable_small (
  input  wire        clk,
  input  wire        write,
  input  wire [3:0]  write_qp,
  input  wire        choice_any,  // some packet waits
  input  wire        choice_more,  // more than one waits
  input  wire [6:0]  choice_place,  // place of the chosen one
  input  wire        choice_is_named,  // a Packet Drop NAK has named it
  input  wire [3:0]  read_qp,  // queue pair to read
  input  wire [1:0]  missed,  // two cycles later: the entry is written in this cycle (1), was in the last one (2), in the one before (3)
  // found: two cycles later
  output reg         found_any,  // some packet waits
  output reg         found_more,  // more than one waits
  output reg  [6:0]  found_place,  // place of the chosen one
  output reg         found_is_named  // a Packet Drop NAK has named it
);
  reg         last_any;
  reg         last_more;
  reg  [6:0]  last_place;
  reg         last_is_named;
  reg         before_any;
  reg         before_more;
  reg  [6:0]  before_place;
  reg         before_is_named;
  (* ram_style = "block" *)
  reg  [9:0]  table_mem [0:15];
  reg  [9:0]  _entry_first;
  reg  [9:0]  entry;

  always @* begin
    found_any = entry[9];
    found_more = entry[8];
    found_place = entry[7:1];
    found_is_named = entry[0];
    case (missed)
      2'd1: begin
        found_any = choice_any;
        found_more = choice_more;
        found_place = choice_place;
        found_is_named = choice_is_named;
      end
      2'd2: begin
        found_any = last_any;
        found_more = last_more;
        found_place = last_place;
        found_is_named = last_is_named;
      end
      2'd3: begin
        found_any = before_any;
        found_more = before_more;
        found_place = before_place;
        found_is_named = before_is_named;
      end
      default: ;
    endcase
  end

  always @(posedge clk) begin
    if (write) begin
      table_mem[write_qp] <= {choice_any, choice_more, choice_place, choice_is_named};
    end
  end

  always @(posedge clk) begin
    _entry_first <= table_mem[read_qp];
    entry <= _entry_first;
  end

  always @(posedge clk) begin
    last_any <= choice_any;
    last_more <= choice_more;
    last_place <= choice_place;
    last_is_named <= choice_is_named;
    before_any <= last_any;
    before_more <= last_more;
    before_place <= last_place;
    before_is_named <= last_is_named;
  end
endmodule

`default_nettype wire
