`default_nettype none

// Fifo_4096_URAM: holds payloads and gives them back in order, one per cycle in and out.  Generated from
// Fifo.java.
module Fifo_4096_URAM #(
  parameter WIDTH = 1  // bits of a payload
) (
  input  wire             clk,
  input  wire             rst,
  input  wire             in_valid,
  output wire             in_ready,
  input  wire [WIDTH-1:0] in_payload,
  output wire             out_valid,
  input  wire             out_ready,
  output wire [WIDTH-1:0] out_payload
);
  reg  [11:0]      tail;
  reg  [12:0]      held;
  reg  [11:0]      head;
  reg  [WIDTH-1:0] shown;
  reg              shown_full;
  reg              fetched_full;
  reg  [12:0]      waiting;
  reg              is_waiting;
  reg              has_room;
  (* ram_style = "ultra" *)
  reg  [WIDTH-1:0] store [0:4095];
  reg  [WIDTH-1:0] fetched;

  wire             push = in_valid & in_ready;
  wire             pop = out_valid & out_ready;
  wire [12:0]      up_flips = held ^ (held + 13'd1);
  wire [12:0]      down_flips = held ^ (held - 13'd1);
  wire             advance = ~shown_full | out_ready;
  wire             fetch = is_waiting & (~fetched_full | advance);
  wire [12:0]      up_flips_2 = waiting ^ (waiting + 13'd1);
  wire [12:0]      down_flips_2 = waiting ^ (waiting - 13'd1);

  assign out_valid = shown_full;
  assign out_payload = shown;
  assign in_ready = has_room;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= in_payload;
    end
  end

  always @(posedge clk) begin
    if (fetch) begin
      fetched <= store[head];
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      tail <= 12'd0;
      held <= 13'd0;
      head <= 12'd0;
      shown_full <= 1'b0;
      fetched_full <= 1'b0;
      waiting <= 13'd0;
      is_waiting <= 1'b0;
      has_room <= 1'b1;
    end else begin
      if (push) begin
        tail <= tail + 12'd1;
      end
      held <= held ^ ((push & ~pop) ? up_flips : 13'd0) ^ ((pop & ~push) ? down_flips : 13'd0);
      waiting <= waiting ^ ((push & ~fetch) ? up_flips_2 : 13'd0) ^ ((fetch & ~push) ? down_flips_2 : 13'd0);
      is_waiting <= push | (fetch ? (waiting > 13'd1) : is_waiting);
      if (fetch) begin
        head <= head + 12'd1;
      end
      if (advance | fetch) begin
        fetched_full <= fetch;
      end
      if (advance) begin
        shown_full <= fetched_full;
      end
      has_room <= pop | (push ? (held != 13'd4095) : has_room);
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      shown <= fetched;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) knows_whether_something_waits: assert (~(is_waiting ^ (waiting != 13'd0)));
  always @(posedge clk) if (!rst) knows_whether_there_is_room: assert (has_room ^ (held == 13'd4096));
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (held <= 13'd4096);
  always @(posedge clk) if (!rst) shows_only_what_it_holds: assert ((held != 13'd0) | ~out_valid);
  always @(posedge clk) if (!rst) becomes_full: cover (held == 13'd4096);
  always @(posedge clk) if (!rst && push && fetch) store_no_collision: assert (tail != head);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(is_waiting ^ (waiting != 13'd0)))) begin
    $display("Fifo.java: HDL801: claim 'knows whether something waits' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(has_room ^ (held == 13'd4096))) begin
    $display("Fifo.java: HDL801: claim 'knows whether there is room' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(held <= 13'd4096)) begin
    $display("Fifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((held != 13'd0) | ~out_valid)) begin
    $display("Fifo.java: HDL801: claim 'shows only what it holds' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && push && fetch && !(tail != head)) begin
    $display("Fifo.java: HDL801: claim 'read and write of store never meet in one word (collision)' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
