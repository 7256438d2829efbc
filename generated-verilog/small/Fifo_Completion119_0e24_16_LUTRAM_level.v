`default_nettype none

// Fifo_Completion119_0e24_16_LUTRAM_level: holds payloads and gives them back in order, one per cycle in and
// out.  Generated from Fifo.java.
module Fifo_Completion119_0e24_16_LUTRAM_level (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_qp,  // queue pair, local number
  input  wire        in_payload_is_receive,  // for the receive completion queue
  input  wire [3:0]  in_payload_kind,  // CompletionKind
  input  wire [3:0]  in_payload_status,  // CompletionStatus
  input  wire        in_payload_solicited,  // solicited event
  input  wire [31:0] in_payload_length,  // bytes received; of a send, bytes sent
  input  wire [31:0] in_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0] in_payload_request,  // free-running index of the completed request in its queue
  input  wire [23:0] in_payload_placements,  // wait until so many placements are visible
  input  wire        in_payload_waits,  // placements counts; a send's completion does not wait
  output wire        out_valid,
  input  wire        out_ready,
  output wire [3:0]  out_payload_qp,  // queue pair, local number
  output wire        out_payload_is_receive,  // for the receive completion queue
  output wire [3:0]  out_payload_kind,  // CompletionKind
  output wire [3:0]  out_payload_status,  // CompletionStatus
  output wire        out_payload_solicited,  // solicited event
  output wire [31:0] out_payload_length,  // bytes received; of a send, bytes sent
  output wire [31:0] out_payload_immediate,  // immediate data, or the key to invalidate
  output wire [15:0] out_payload_request,  // free-running index of the completed request in its queue
  output wire [23:0] out_payload_placements,  // wait until so many placements are visible
  output wire        out_payload_waits,  // placements counts; a send's completion does not wait
  output wire [4:0]  level  // payloads held, those on their way to the output included
);
  reg  [3:0]   tail;
  reg  [4:0]   held;
  reg  [3:0]   head;
  (* ram_style = "distributed" *)
  reg  [118:0] store [0:15];

  wire         push = in_valid & in_ready;
  wire         pop = out_valid & out_ready;
  wire [118:0] store_data = store[head];

  assign out_payload_qp = store_data[118:115];
  assign out_payload_is_receive = store_data[114];
  assign out_payload_kind = store_data[113:110];
  assign out_payload_status = store_data[109:106];
  assign out_payload_solicited = store_data[105];
  assign out_payload_length = store_data[104:73];
  assign out_payload_immediate = store_data[72:41];
  assign out_payload_request = store_data[40:25];
  assign out_payload_placements = store_data[24:1];
  assign out_payload_waits = store_data[0];
  assign out_valid = held != 5'd0;
  assign in_ready = held != 5'd16;
  assign level = held;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_qp, in_payload_is_receive, in_payload_kind, in_payload_status,
                      in_payload_solicited, in_payload_length, in_payload_immediate, in_payload_request,
                      in_payload_placements, in_payload_waits};
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
