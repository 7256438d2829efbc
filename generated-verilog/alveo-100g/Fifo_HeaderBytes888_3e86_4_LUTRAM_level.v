`default_nettype none

// Fifo_HeaderBytes888_3e86_4_LUTRAM_level: holds payloads and gives them back in order, one per cycle in and
// out.  Generated from Fifo.java.
module Fifo_HeaderBytes888_3e86_4_LUTRAM_level (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [879:0] in_payload_bytes,  // byte 0 in bits 7 to 0; bytes behind the length are 0
  input  wire [6:0]   in_payload_length,  // how many, at most 110
  input  wire         in_payload_has_payload,  // a payload of at least one byte follows
  output wire         out_valid,
  input  wire         out_ready,
  output wire [879:0] out_payload_bytes,  // byte 0 in bits 7 to 0; bytes behind the length are 0
  output wire [6:0]   out_payload_length,  // how many, at most 110
  output wire         out_payload_has_payload,  // a payload of at least one byte follows
  output wire [2:0]   level  // payloads held, those on their way to the output included
);
  reg  [1:0]   tail;
  reg  [2:0]   held;
  reg  [1:0]   head;
  (* ram_style = "distributed" *)
  reg  [887:0] store [0:3];

  wire         push = in_valid & in_ready;
  wire         pop = out_valid & out_ready;
  wire [887:0] store_data = store[head];

  assign out_payload_bytes = store_data[887:8];
  assign out_payload_length = store_data[7:1];
  assign out_payload_has_payload = store_data[0];
  assign out_valid = held != 3'd0;
  assign in_ready = held != 3'd4;
  assign level = held;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_bytes, in_payload_length, in_payload_has_payload};
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      tail <= 2'd0;
      held <= 3'd0;
      head <= 2'd0;
    end else begin
      if (push) begin
        tail <= tail + 2'd1;
      end
      if (push & ~pop) begin
        held <= held + 3'd1;
      end else if (pop & ~push) begin
        held <= held - 3'd1;
      end
      if (pop) begin
        head <= head + 2'd1;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (held <= 3'd4);
  always @(posedge clk) if (!rst) shows_only_what_it_holds: assert ((held != 3'd0) | ~out_valid);
  always @(posedge clk) if (!rst) becomes_full: cover (held == 3'd4);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(held <= 3'd4)) begin
    $display("Fifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((held != 3'd0) | ~out_valid)) begin
    $display("Fifo.java: HDL801: claim 'shows only what it holds' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
