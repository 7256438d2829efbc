`default_nettype none

// Fifo_Retired190_6e05_64_LUTRAM_level: holds payloads and gives them back in order, one per cycle in and
// out.  Generated from Fifo.java.
module Fifo_Retired190_6e05_64_LUTRAM_level (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [9:0]  in_payload_qp,  // queue pair, local number
  input  wire [23:0] in_payload_psn,
  input  wire [2:0]  in_payload_outcome,
  // in_payload_progress: with this packet and all earlier ones counted
  input  wire [23:0] in_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] in_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] in_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] in_payload_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  // in_payload_error: newest recorded at the commit of this packet
  input  wire        in_payload_error_valid,
  input  wire [23:0] in_payload_error_psn,
  input  wire [2:0]  in_payload_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
  input  wire        in_payload_not_ready,  // refused because no receive request is posted (row 40)
  input  wire        in_payload_ack_request,
  input  wire        in_payload_retrans,
  input  wire        in_payload_congested,  // CE marked, and not trimmed
  input  wire        in_payload_trimmed,  // trimmed by a switch or here: no acknowledgement
  input  wire [23:0] in_payload_placements,  // placements ordered up to and with this packet
  output wire        out_valid,
  input  wire        out_ready,
  output wire [9:0]  out_payload_qp,  // queue pair, local number
  output wire [23:0] out_payload_psn,
  output wire [2:0]  out_payload_outcome,
  // out_payload_progress: with this packet and all earlier ones counted
  output wire [23:0] out_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0] out_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0] out_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0] out_payload_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  // out_payload_error: newest recorded at the commit of this packet
  output wire        out_payload_error_valid,
  output wire [23:0] out_payload_error_psn,
  output wire [2:0]  out_payload_error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
  output wire        out_payload_not_ready,  // refused because no receive request is posted (row 40)
  output wire        out_payload_ack_request,
  output wire        out_payload_retrans,
  output wire        out_payload_congested,  // CE marked, and not trimmed
  output wire        out_payload_trimmed,  // trimmed by a switch or here: no acknowledgement
  output wire [23:0] out_payload_placements,  // placements ordered up to and with this packet
  output wire [6:0]  level  // payloads held, those on their way to the output included
);
  reg  [5:0]   tail;
  reg  [6:0]   held;
  reg  [5:0]   head;
  (* ram_style = "distributed" *)
  reg  [189:0] store [0:63];

  wire         push = in_valid & in_ready;
  wire         pop = out_valid & out_ready;
  wire [189:0] store_data = store[head];

  assign out_payload_qp = store_data[189:180];
  assign out_payload_psn = store_data[179:156];
  assign out_payload_outcome = store_data[155:153];
  assign out_payload_progress_expected = store_data[152:129];
  assign out_payload_progress_messages = store_data[128:105];
  assign out_payload_progress_message_start = store_data[104:81];
  assign out_payload_progress_receives_done = store_data[80:57];
  assign out_payload_error_valid = store_data[56];
  assign out_payload_error_psn = store_data[55:32];
  assign out_payload_error_code = store_data[31:29];
  assign out_payload_not_ready = store_data[28];
  assign out_payload_ack_request = store_data[27];
  assign out_payload_retrans = store_data[26];
  assign out_payload_congested = store_data[25];
  assign out_payload_trimmed = store_data[24];
  assign out_payload_placements = store_data[23:0];
  assign out_valid = held != 7'd0;
  assign in_ready = held != 7'd64;
  assign level = held;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_qp, in_payload_psn, in_payload_outcome, in_payload_progress_expected,
                      in_payload_progress_messages, in_payload_progress_message_start,
                      in_payload_progress_receives_done, in_payload_error_valid, in_payload_error_psn,
                      in_payload_error_code, in_payload_not_ready, in_payload_ack_request, in_payload_retrans,
                      in_payload_congested, in_payload_trimmed, in_payload_placements};
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
