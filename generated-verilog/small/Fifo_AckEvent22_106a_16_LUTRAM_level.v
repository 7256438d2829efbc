`default_nettype none

// Fifo_AckEvent22_106a_16_LUTRAM_level: holds payloads and gives them back in order, one per cycle in and
// out.  Generated from Fifo.java.
module Fifo_AckEvent22_106a_16_LUTRAM_level (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_qp,  // queue pair, local number
  input  wire        in_payload_congested,  // CE marked, and not trimmed
  input  wire        in_payload_counts,  // accepted: one packet more since the last acknowledgement
  input  wire        in_payload_advances,  // it was the next expected packet
  input  wire        in_payload_completes,  // a message completed with it
  input  wire        in_payload_urgent,  // acknowledge now, whatever the settings say
  input  wire        in_payload_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  input  wire [2:0]  in_payload_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  input  wire [8:0]  in_payload_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  output wire        out_valid,
  input  wire        out_ready,
  output wire [3:0]  out_payload_qp,  // queue pair, local number
  output wire        out_payload_congested,  // CE marked, and not trimmed
  output wire        out_payload_counts,  // accepted: one packet more since the last acknowledgement
  output wire        out_payload_advances,  // it was the next expected packet
  output wire        out_payload_completes,  // a message completed with it
  output wire        out_payload_urgent,  // acknowledge now, whatever the settings say
  output wire        out_payload_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  output wire [2:0]  out_payload_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  output wire [8:0]  out_payload_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  output wire [4:0]  level  // payloads held, those on their way to the output included
);
  reg  [3:0]  tail;
  reg  [4:0]  held;
  reg  [3:0]  head;
  (* ram_style = "distributed" *)
  reg  [21:0] store [0:15];

  wire        push = in_valid & in_ready;
  wire        pop = out_valid & out_ready;
  wire [21:0] store_data = store[head];

  assign out_payload_qp = store_data[21:18];
  assign out_payload_congested = store_data[17];
  assign out_payload_counts = store_data[16];
  assign out_payload_advances = store_data[15];
  assign out_payload_completes = store_data[14];
  assign out_payload_urgent = store_data[13];
  assign out_payload_not_ready = store_data[12];
  assign out_payload_code = store_data[11:9];
  assign out_payload_behind_gap = store_data[8:0];
  assign out_valid = held != 5'd0;
  assign in_ready = held != 5'd16;
  assign level = held;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_qp, in_payload_congested, in_payload_counts, in_payload_advances,
                      in_payload_completes, in_payload_urgent, in_payload_not_ready, in_payload_code,
                      in_payload_behind_gap};
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      tail <= 4'd0;
      held <= 5'd0;
      head <= 4'd0;
    end else begin
      if (push) begin
        tail <= tail + 4'd1;
      end
      if (push & ~pop) begin
        held <= held + 5'd1;
      end else if (pop & ~push) begin
        held <= held - 5'd1;
      end
      if (pop) begin
        head <= head + 4'd1;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (held <= 5'd16);
  always @(posedge clk) if (!rst) shows_only_what_it_holds: assert ((held != 5'd0) | ~out_valid);
  always @(posedge clk) if (!rst) becomes_full: cover (held == 5'd16);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(held <= 5'd16)) begin
    $display("Fifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((held != 5'd0) | ~out_valid)) begin
    $display("Fifo.java: HDL801: claim 'shows only what it holds' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
