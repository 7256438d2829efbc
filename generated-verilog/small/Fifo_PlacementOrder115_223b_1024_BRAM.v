`default_nettype none

// Fifo_PlacementOrder115_223b_1024_BRAM: holds payloads and gives them back in order, one per cycle in and
// out.  Generated from Fifo.java.
module Fifo_PlacementOrder115_223b_1024_BRAM (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire        in_payload_place,  // write the payload to the host; else let the frame go
  input  wire [6:0]  in_payload_offset,  // byte of the frame at which the payload begins
  input  wire [12:0] in_payload_length,  // bytes of payload, may be 0
  input  wire [63:0] in_payload_address,  // of the first byte in host memory
  input  wire [13:0] in_payload_qp,  // queue pair whose payload it is, local number
  input  wire [15:0] in_payload_region,  // memory region that it goes to: key / 256
  output wire        out_valid,
  input  wire        out_ready,
  output wire        out_payload_place,  // write the payload to the host; else let the frame go
  output wire [6:0]  out_payload_offset,  // byte of the frame at which the payload begins
  output wire [12:0] out_payload_length,  // bytes of payload, may be 0
  output wire [63:0] out_payload_address,  // of the first byte in host memory
  output wire [13:0] out_payload_qp,  // queue pair whose payload it is, local number
  output wire [15:0] out_payload_region  // memory region that it goes to: key / 256
);
  reg  [9:0]   tail;
  reg  [10:0]  held;
  reg  [9:0]   head;
  reg          shown_place;
  reg  [6:0]   shown_offset;
  reg  [12:0]  shown_length;
  reg  [63:0]  shown_address;
  reg  [13:0]  shown_qp;
  reg  [15:0]  shown_region;
  reg          shown_full;
  reg          fetched_full;
  reg  [10:0]  waiting;
  reg          is_waiting;
  reg          has_room;
  (* ram_style = "block" *)
  reg  [114:0] store [0:1023];
  reg  [114:0] fetched;

  wire         push = in_valid & in_ready;
  wire         pop = out_valid & out_ready;
  wire [10:0]  up_flips = held ^ (held + 11'd1);
  wire [10:0]  down_flips = held ^ (held - 11'd1);
  wire         advance = ~shown_full | out_ready;
  wire         fetch = is_waiting & (~fetched_full | advance);
  wire [10:0]  up_flips_2 = waiting ^ (waiting + 11'd1);
  wire [10:0]  down_flips_2 = waiting ^ (waiting - 11'd1);

  assign out_valid = shown_full;
  assign out_payload_place = shown_place;
  assign out_payload_offset = shown_offset;
  assign out_payload_length = shown_length;
  assign out_payload_address = shown_address;
  assign out_payload_qp = shown_qp;
  assign out_payload_region = shown_region;
  assign in_ready = has_room;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_place, in_payload_offset, in_payload_length, in_payload_address,
                      in_payload_qp, in_payload_region};
    end
  end

  always @(posedge clk) begin
    if (fetch) begin
      fetched <= store[head];
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      tail <= 10'd0;
      held <= 11'd0;
      head <= 10'd0;
      shown_full <= 1'b0;
      fetched_full <= 1'b0;
      waiting <= 11'd0;
      is_waiting <= 1'b0;
      has_room <= 1'b1;
    end else begin
      if (push) begin
        tail <= tail + 10'd1;
      end
      held <= held ^ ((push & ~pop) ? up_flips : 11'd0) ^ ((pop & ~push) ? down_flips : 11'd0);
      waiting <= waiting ^ ((push & ~fetch) ? up_flips_2 : 11'd0) ^ ((fetch & ~push) ? down_flips_2 : 11'd0);
      is_waiting <= push | (fetch ? (waiting > 11'd1) : is_waiting);
      if (fetch) begin
        head <= head + 10'd1;
      end
      if (advance | fetch) begin
        fetched_full <= fetch;
      end
      if (advance) begin
        shown_full <= fetched_full;
      end
      has_room <= pop | (push ? (held != 11'd1023) : has_room);
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      shown_place <= fetched[114];
      shown_offset <= fetched[113:107];
      shown_length <= fetched[106:94];
      shown_address <= fetched[93:30];
      shown_qp <= fetched[29:16];
      shown_region <= fetched[15:0];
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) knows_whether_something_waits: assert (~(is_waiting ^ (waiting != 11'd0)));
  always @(posedge clk) if (!rst) knows_whether_there_is_room: assert (has_room ^ (held == 11'd1024));
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (held <= 11'd1024);
  always @(posedge clk) if (!rst) shows_only_what_it_holds: assert ((held != 11'd0) | ~out_valid);
  always @(posedge clk) if (!rst) becomes_full: cover (held == 11'd1024);
  always @(posedge clk) if (!rst && push && fetch) store_no_collision: assert (tail != head);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(is_waiting ^ (waiting != 11'd0)))) begin
    $display("Fifo.java: HDL801: claim 'knows whether something waits' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(has_room ^ (held == 11'd1024))) begin
    $display("Fifo.java: HDL801: claim 'knows whether there is room' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(held <= 11'd1024)) begin
    $display("Fifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((held != 11'd0) | ~out_valid)) begin
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
