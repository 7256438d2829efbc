`default_nettype none

// Fifo_Timed30_4cf1_8_LUTRAM: holds payloads and gives them back in order, one per cycle in and out.
// Generated from Fifo.java.
module Fifo_Timed30_4cf1_8_LUTRAM (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_qp,
  input  wire        in_payload_again,  // served: it may have more to do
  input  wire        in_payload_waits,  // its time has not come
  input  wire [23:0] in_payload_due,  // its time, in 1/16 us
  output wire        out_valid,
  input  wire        out_ready,
  output wire [3:0]  out_payload_qp,
  output wire        out_payload_again,  // served: it may have more to do
  output wire        out_payload_waits,  // its time has not come
  output wire [23:0] out_payload_due  // its time, in 1/16 us
);
  reg  [2:0]  tail;
  reg  [3:0]  held;
  reg  [2:0]  head;
  (* ram_style = "distributed" *)
  reg  [29:0] store [0:7];

  wire        push = in_valid & in_ready;
  wire        pop = out_valid & out_ready;
  wire [29:0] store_data = store[head];

  assign out_payload_qp = store_data[29:26];
  assign out_payload_again = store_data[25];
  assign out_payload_waits = store_data[24];
  assign out_payload_due = store_data[23:0];
  assign out_valid = held != 4'd0;
  assign in_ready = held != 4'd8;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_qp, in_payload_again, in_payload_waits, in_payload_due};
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
