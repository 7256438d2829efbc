`default_nettype none

// Fifo_Resend29_2ecc_2_REGISTERS: holds payloads and gives them back in order, one per cycle in and out.
// Generated from Fifo.java.
module Fifo_Resend29_2ecc_2_REGISTERS (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_qp,  // queue pair, local number
  input  wire [23:0] in_payload_psn,
  input  wire        in_payload_ack_request,  // ask for an acknowledgement (tail probe)
  output wire        out_valid,
  input  wire        out_ready,
  output wire [3:0]  out_payload_qp,  // queue pair, local number
  output wire [23:0] out_payload_psn,
  output wire        out_payload_ack_request  // ask for an acknowledgement (tail probe)
);
  reg         tail;
  reg  [1:0]  held;
  reg         head;
  (* ram_style = "registers" *)
  reg  [28:0] store [0:1];

  wire        push = in_valid & in_ready;
  wire        pop = out_valid & out_ready;
  wire [28:0] store_data = store[head];

  assign out_payload_qp = store_data[28:25];
  assign out_payload_psn = store_data[24:1];
  assign out_payload_ack_request = store_data[0];
  assign out_valid = held != 2'd0;
  assign in_ready = held != 2'd2;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_qp, in_payload_psn, in_payload_ack_request};
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      tail <= 1'b0;
      held <= 2'd0;
      head <= 1'b0;
    end else begin
      if (push) begin
        tail <= tail + 1'b1;
      end
      if (push & ~pop) begin
        held <= held + 2'd1;
      end else if (pop & ~push) begin
        held <= held - 2'd1;
      end
      if (pop) begin
        head <= head + 1'b1;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (held <= 2'd2);
  always @(posedge clk) if (!rst) shows_only_what_it_holds: assert ((held != 2'd0) | ~out_valid);
  always @(posedge clk) if (!rst) becomes_full: cover (held == 2'd2);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(held <= 2'd2)) begin
    $display("Fifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((held != 2'd0) | ~out_valid)) begin
    $display("Fifo.java: HDL801: claim 'shows only what it holds' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
