`default_nettype none

// Fifo_Acknowledgement229_6707_64_LUTRAM: holds payloads and gives them back in order, one per cycle in and
// out.  Generated from Fifo.java.
module Fifo_Acknowledgement229_6707_64_LUTRAM (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [9:0]   in_payload_qp,  // queue pair, local number
  input  wire [7:0]   in_payload_syndrome,  // AETH syndrome
  input  wire         in_payload_sack,  // opcode 18
  input  wire [23:0]  in_payload_psn,
  input  wire         in_payload_retrans,  // of a Packet Drop NAK: the packet that was dropped was sent again
  input  wire [23:0]  in_payload_msn,  // of AETH
  input  wire         in_payload_becn,
  input  wire [23:0]  in_payload_start,  // of SACKETH
  input  wire [7:0]   in_payload_length,
  input  wire [127:0] in_payload_bitmap,
  output wire         out_valid,
  input  wire         out_ready,
  output wire [9:0]   out_payload_qp,  // queue pair, local number
  output wire [7:0]   out_payload_syndrome,  // AETH syndrome
  output wire         out_payload_sack,  // opcode 18
  output wire [23:0]  out_payload_psn,
  output wire         out_payload_retrans,  // of a Packet Drop NAK: the packet that was dropped was sent again
  output wire [23:0]  out_payload_msn,  // of AETH
  output wire         out_payload_becn,
  output wire [23:0]  out_payload_start,  // of SACKETH
  output wire [7:0]   out_payload_length,
  output wire [127:0] out_payload_bitmap
);
  reg  [5:0]   tail;
  reg  [6:0]   held;
  reg  [5:0]   head;
  (* ram_style = "distributed" *)
  reg  [228:0] store [0:63];

  wire         push = in_valid & in_ready;
  wire         pop = out_valid & out_ready;
  wire [228:0] store_data = store[head];

  assign out_payload_qp = store_data[228:219];
  assign out_payload_syndrome = store_data[218:211];
  assign out_payload_sack = store_data[210];
  assign out_payload_psn = store_data[209:186];
  assign out_payload_retrans = store_data[185];
  assign out_payload_msn = store_data[184:161];
  assign out_payload_becn = store_data[160];
  assign out_payload_start = store_data[159:136];
  assign out_payload_length = store_data[135:128];
  assign out_payload_bitmap = store_data[127:0];
  assign out_valid = held != 7'd0;
  assign in_ready = held != 7'd64;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_qp, in_payload_syndrome, in_payload_sack, in_payload_psn, in_payload_retrans,
                      in_payload_msn, in_payload_becn, in_payload_start, in_payload_length,
                      in_payload_bitmap};
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      tail <= 6'd0;
      held <= 7'd0;
      head <= 6'd0;
    end else begin
      if (push) begin
        tail <= tail + 6'd1;
      end
      if (push & ~pop) begin
        held <= held + 7'd1;
      end else if (pop & ~push) begin
        held <= held - 7'd1;
      end
      if (pop) begin
        head <= head + 6'd1;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (held <= 7'd64);
  always @(posedge clk) if (!rst) shows_only_what_it_holds: assert ((held != 7'd0) | ~out_valid);
  always @(posedge clk) if (!rst) becomes_full: cover (held == 7'd64);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(held <= 7'd64)) begin
    $display("Fifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((held != 7'd0) | ~out_valid)) begin
    $display("Fifo.java: HDL801: claim 'shows only what it holds' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
