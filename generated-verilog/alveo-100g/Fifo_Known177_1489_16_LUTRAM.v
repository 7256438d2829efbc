`default_nettype none

// Fifo_Known177_1489_16_LUTRAM: holds payloads and gives them back in order, one per cycle in and out.
// Generated from Fifo.java.
module Fifo_Known177_1489_16_LUTRAM (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [9:0]  in_payload_request_qp,  // queue pair, local number
  input  wire [15:0] in_payload_request_source_port,  // UDP source port of the request, which the response copies
  input  wire [31:0] in_payload_request_context,  // the requester's own word
  input  wire [31:0] in_payload_request_sent,  // TX1, the requester's clock
  input  wire [31:0] in_payload_request_received,  // RX1, in ns
  input  wire [23:0] in_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0] in_payload_peer_partition,  // P_Key
  input  wire [9:0]  in_payload_peer_handle,  // address handle
  input  wire [4:0]  in_payload_peer_paths,  // 1 to 16
  output wire        out_valid,
  input  wire        out_ready,
  output wire [9:0]  out_payload_request_qp,  // queue pair, local number
  output wire [15:0] out_payload_request_source_port,  // UDP source port of the request, which the response copies
  output wire [31:0] out_payload_request_context,  // the requester's own word
  output wire [31:0] out_payload_request_sent,  // TX1, the requester's clock
  output wire [31:0] out_payload_request_received,  // RX1, in ns
  output wire [23:0] out_payload_peer_qp,  // queue pair number at the peer
  output wire [15:0] out_payload_peer_partition,  // P_Key
  output wire [9:0]  out_payload_peer_handle,  // address handle
  output wire [4:0]  out_payload_peer_paths  // 1 to 16
);
  reg  [3:0]   tail;
  reg  [4:0]   held;
  reg  [3:0]   head;
  (* ram_style = "distributed" *)
  reg  [176:0] store [0:15];

  wire         push = in_valid & in_ready;
  wire         pop = out_valid & out_ready;
  wire [176:0] store_data = store[head];

  assign out_payload_request_qp = store_data[176:167];
  assign out_payload_request_source_port = store_data[166:151];
  assign out_payload_request_context = store_data[150:119];
  assign out_payload_request_sent = store_data[118:87];
  assign out_payload_request_received = store_data[86:55];
  assign out_payload_peer_qp = store_data[54:31];
  assign out_payload_peer_partition = store_data[30:15];
  assign out_payload_peer_handle = store_data[14:5];
  assign out_payload_peer_paths = store_data[4:0];
  assign out_valid = held != 5'd0;
  assign in_ready = held != 5'd16;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_request_qp, in_payload_request_source_port, in_payload_request_context,
                      in_payload_request_sent, in_payload_request_received, in_payload_peer_qp,
                      in_payload_peer_partition, in_payload_peer_handle, in_payload_peer_paths};
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
