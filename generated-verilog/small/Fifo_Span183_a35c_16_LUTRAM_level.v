`default_nettype none

// Fifo_Span183_a35c_16_LUTRAM_level: holds payloads and gives them back in order, one per cycle in and out.
// Generated from Fifo.java.
module Fifo_Span183_a35c_16_LUTRAM_level (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [3:0]  in_payload_event_qp,  // queue pair, local number
  input  wire        in_payload_event_congested,  // CE marked, and not trimmed
  input  wire        in_payload_event_counts,  // accepted: one packet more since the last acknowledgement
  input  wire        in_payload_event_advances,  // it was the next expected packet
  input  wire        in_payload_event_completes,  // a message completed with it
  input  wire        in_payload_event_urgent,  // acknowledge now, whatever the settings say
  input  wire        in_payload_event_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  input  wire [2:0]  in_payload_event_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  input  wire [8:0]  in_payload_event_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  // in_payload_progress: of the packet
  input  wire [23:0] in_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  input  wire [23:0] in_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  input  wire [23:0] in_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  input  wire [23:0] in_payload_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  input  wire [23:0] in_payload_placements,  // placements ordered up to and with the packet
  input  wire [11:0] in_payload_count,  // how many messages it completes
  input  wire        in_payload_is_short,  // these are one or none
  input  wire [11:0] in_payload_before,  // number of the message before the first of them, low bits
  input  wire [15:0] in_payload_request,  // index of the receive request that the first one with a request consumes
  output wire        out_valid,
  input  wire        out_ready,
  output wire [3:0]  out_payload_event_qp,  // queue pair, local number
  output wire        out_payload_event_congested,  // CE marked, and not trimmed
  output wire        out_payload_event_counts,  // accepted: one packet more since the last acknowledgement
  output wire        out_payload_event_advances,  // it was the next expected packet
  output wire        out_payload_event_completes,  // a message completed with it
  output wire        out_payload_event_urgent,  // acknowledge now, whatever the settings say
  output wire        out_payload_event_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  output wire [2:0]  out_payload_event_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  output wire [8:0]  out_payload_event_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  // out_payload_progress: of the packet
  output wire [23:0] out_payload_progress_expected,  // ePSN: the first PSN that has not arrived
  output wire [23:0] out_payload_progress_messages,  // aMSN: messages that are complete, with all earlier ones
  output wire [23:0] out_payload_progress_message_start,  // mstart: PSN of the first packet behind the last complete message
  output wire [23:0] out_payload_progress_receives_done,  // rq_done: receive work requests consumed by complete messages
  output wire [23:0] out_payload_placements,  // placements ordered up to and with the packet
  output wire [11:0] out_payload_count,  // how many messages it completes
  output wire        out_payload_is_short,  // these are one or none
  output wire [11:0] out_payload_before,  // number of the message before the first of them, low bits
  output wire [15:0] out_payload_request,  // index of the receive request that the first one with a request consumes
  output wire [4:0]  level  // payloads held, those on their way to the output included
);
  reg  [3:0]   tail;
  reg  [4:0]   held;
  reg  [3:0]   head;
  (* ram_style = "distributed" *)
  reg  [182:0] store [0:15];

  wire         push = in_valid & in_ready;
  wire         pop = out_valid & out_ready;
  wire [182:0] store_data = store[head];

  assign out_payload_event_qp = store_data[182:179];
  assign out_payload_event_congested = store_data[178];
  assign out_payload_event_counts = store_data[177];
  assign out_payload_event_advances = store_data[176];
  assign out_payload_event_completes = store_data[175];
  assign out_payload_event_urgent = store_data[174];
  assign out_payload_event_not_ready = store_data[173];
  assign out_payload_event_code = store_data[172:170];
  assign out_payload_event_behind_gap = store_data[169:161];
  assign out_payload_progress_expected = store_data[160:137];
  assign out_payload_progress_messages = store_data[136:113];
  assign out_payload_progress_message_start = store_data[112:89];
  assign out_payload_progress_receives_done = store_data[88:65];
  assign out_payload_placements = store_data[64:41];
  assign out_payload_count = store_data[40:29];
  assign out_payload_is_short = store_data[28];
  assign out_payload_before = store_data[27:16];
  assign out_payload_request = store_data[15:0];
  assign out_valid = held != 5'd0;
  assign in_ready = held != 5'd16;
  assign level = held;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_event_qp, in_payload_event_congested, in_payload_event_counts,
                      in_payload_event_advances, in_payload_event_completes, in_payload_event_urgent,
                      in_payload_event_not_ready, in_payload_event_code, in_payload_event_behind_gap,
                      in_payload_progress_expected, in_payload_progress_messages,
                      in_payload_progress_message_start, in_payload_progress_receives_done,
                      in_payload_placements, in_payload_count, in_payload_is_short, in_payload_before,
                      in_payload_request};
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
