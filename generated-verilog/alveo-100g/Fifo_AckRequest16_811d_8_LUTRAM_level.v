`default_nettype none

// Fifo_AckRequest16_811d_8_LUTRAM_level: holds payloads and gives them back in order, one per cycle in and
// out.  Generated from Fifo.java.
module Fifo_AckRequest16_811d_8_LUTRAM_level (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [9:0]  in_payload_qp,  // queue pair, local number
  input  wire [2:0]  in_payload_code,  // fatal NAK: as in FatalError; 0 = none
  input  wire        in_payload_not_ready,  // RNR NAK, if no other
  input  wire        in_payload_becn,  // congestion was seen since the last request
  input  wire        in_payload_gapless,  // no packet had arrived behind a gap: there is nothing to say in a SACK
  output wire        out_valid,
  input  wire        out_ready,
  output wire [9:0]  out_payload_qp,  // queue pair, local number
  output wire [2:0]  out_payload_code,  // fatal NAK: as in FatalError; 0 = none
  output wire        out_payload_not_ready,  // RNR NAK, if no other
  output wire        out_payload_becn,  // congestion was seen since the last request
  output wire        out_payload_gapless,  // no packet had arrived behind a gap: there is nothing to say in a SACK
  output wire [3:0]  level  // payloads held, those on their way to the output included
);
  reg  [2:0]  tail;
  reg  [3:0]  held;
  reg  [2:0]  head;
  (* ram_style = "distributed" *)
  reg  [15:0] store [0:7];

  wire        push = in_valid & in_ready;
  wire        pop = out_valid & out_ready;
  wire [15:0] store_data = store[head];

  assign out_payload_qp = store_data[15:6];
  assign out_payload_code = store_data[5:3];
  assign out_payload_not_ready = store_data[2];
  assign out_payload_becn = store_data[1];
  assign out_payload_gapless = store_data[0];
  assign out_valid = held != 4'd0;
  assign in_ready = held != 4'd8;
  assign level = held;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_qp, in_payload_code, in_payload_not_ready, in_payload_becn,
                      in_payload_gapless};
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      tail <= 3'd0;
      held <= 4'd0;
      head <= 3'd0;
    end else begin
      if (push) begin
        tail <= tail + 3'd1;
      end
      if (push & ~pop) begin
        held <= held + 4'd1;
      end else if (pop & ~push) begin
        held <= held - 4'd1;
      end
      if (pop) begin
        head <= head + 3'd1;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (held <= 4'd8);
  always @(posedge clk) if (!rst) shows_only_what_it_holds: assert ((held != 4'd0) | ~out_valid);
  always @(posedge clk) if (!rst) becomes_full: cover (held == 4'd8);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(held <= 4'd8)) begin
    $display("Fifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((held != 4'd0) | ~out_valid)) begin
    $display("Fifo.java: HDL801: claim 'shows only what it holds' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
