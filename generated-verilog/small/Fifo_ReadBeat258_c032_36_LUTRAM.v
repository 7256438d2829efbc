`default_nettype none

// Fifo_ReadBeat258_c032_36_LUTRAM: holds payloads and gives them back in order, one per cycle in and out.
// Generated from Fifo.java.
module Fifo_ReadBeat258_c032_36_LUTRAM (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [255:0] in_payload_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         in_payload_bad,  // the bus answered with an error: the data is nothing
  input  wire         in_payload_last,  // the burst ends with this beat
  output wire         out_valid,
  input  wire         out_ready,
  output wire [255:0] out_payload_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         out_payload_bad,  // the bus answered with an error: the data is nothing
  output wire         out_payload_last  // the burst ends with this beat
);
  reg  [5:0]   tail;
  reg  [5:0]   held;
  reg  [5:0]   head;
  (* ram_style = "distributed" *)
  reg  [257:0] store [0:35];

  wire         push = in_valid & in_ready;
  wire         pop = out_valid & out_ready;
  wire [257:0] store_data = store[head];

  assign out_payload_data = store_data[257:2];
  assign out_payload_bad = store_data[1];
  assign out_payload_last = store_data[0];
  assign out_valid = held != 6'd0;
  assign in_ready = held != 6'd36;

  always @(posedge clk) begin
    if (!rst && push) begin
      store[tail] <= {in_payload_data, in_payload_bad, in_payload_last};
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      tail <= 6'd0;
      held <= 6'd0;
      head <= 6'd0;
    end else begin
      if (push) begin
        tail <= (tail == 6'd35) ? 6'd0 : (tail + 6'd1);
      end
      if (push & ~pop) begin
        held <= held + 6'd1;
      end else if (pop & ~push) begin
        held <= held - 6'd1;
      end
      if (pop) begin
        head <= (head == 6'd35) ? 6'd0 : (head + 6'd1);
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (held <= 6'd36);
  always @(posedge clk) if (!rst) shows_only_what_it_holds: assert ((held != 6'd0) | ~out_valid);
  always @(posedge clk) if (!rst) becomes_full: cover (held == 6'd36);
  always @(posedge clk) if (!rst && push) store_within_depth: assert (tail < 6'd36);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(held <= 6'd36)) begin
    $display("Fifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((held != 6'd0) | ~out_valid)) begin
    $display("Fifo.java: HDL801: claim 'shows only what it holds' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && push && !(tail < 6'd36)) begin
    $display("Fifo.java: HDL801: claim 'write of store is within its depth' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
