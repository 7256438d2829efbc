`default_nettype none

// Fifo_FetchOrder94_31cd_4_LUTRAM: holds payloads and gives them back in order, one per cycle in and out.
// Generated from Fifo.java.
module Fifo_FetchOrder94_31cd_4_LUTRAM (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [9:0]  in_payload_qp,  // queue pair, local number
  input  wire [15:0] in_payload_index,  // of the first, modulo 65536
  input  wire [63:0] in_payload_address,  // of the first, in host memory
  input  wire [3:0]  in_payload_count,  // how many, 1 to the batch
  output wire        out_valid,
  input  wire        out_ready,
  output wire [9:0]  out_payload_qp,  // queue pair, local number
  output wire [15:0] out_payload_index,  // of the first, modulo 65536
  output wire [63:0] out_payload_address,  // of the first, in host memory
  output wire [3:0]  out_payload_count  // how many, 1 to the batch
);
  reg  [1:0]  tail;
  reg  [2:0]  held;
  reg  [1:0]  head;
  (* ram_style = "distributed" *)
  reg  [93:0] store [0:3];

  wire        push = in_valid & in_ready;
  wire        pop = out_valid & out_ready;
  wire [93:0] store_data = store[head];

  assign out_payload_qp = store_data[93:84];
  assign out_payload_index = store_data[83:68];
  assign out_payload_address = store_data[67:4];
  assign out_payload_count = store_data[3:0];
  assign out_valid = held != 3'd0;
  assign in_ready = held != 3'd4;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_qp, in_payload_index, in_payload_address, in_payload_count};
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
