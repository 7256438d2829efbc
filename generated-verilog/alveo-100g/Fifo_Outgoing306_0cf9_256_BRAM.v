`default_nettype none

// Fifo_Outgoing306_0cf9_256_BRAM: holds payloads and gives them back in order, one per cycle in and out.
// Generated from Fifo.java.
module Fifo_Outgoing306_0cf9_256_BRAM (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [9:0]   in_payload_qp,  // queue pair, local number
  input  wire         in_payload_is_answer,  // of the ACK class, or an RTT Response
  input  wire         in_payload_is_probe,  // is an RTT Response
  input  wire [7:0]   in_payload_opcode,
  input  wire [23:0]  in_payload_psn,
  input  wire         in_payload_is_past,  // the header has the PSN before it
  input  wire         in_payload_solicited,
  input  wire         in_payload_ack_request,
  input  wire         in_payload_retrans,
  input  wire         in_payload_becn,
  input  wire [3:0]   in_payload_path,  // added to wire_sport_base; answers get theirs in HeaderPipeline
  input  wire [23:0]  in_payload_msn,  // of MSNETH or AETH
  input  wire [23:0]  in_payload_po,  // of POETH; of an RTT Response its UDP source port
  input  wire [23:0]  in_payload_rqmsn,  // of RQETH
  input  wire [7:0]   in_payload_syndrome,  // of AETH
  input  wire [159:0] in_payload_rest,  // SACKETH; RTTETH without TX2; of data, immediate data or key and behind it RETH
  input  wire [12:0]  in_payload_length,  // bytes of payload
  output wire         out_valid,
  input  wire         out_ready,
  output wire [9:0]   out_payload_qp,  // queue pair, local number
  output wire         out_payload_is_answer,  // of the ACK class, or an RTT Response
  output wire         out_payload_is_probe,  // is an RTT Response
  output wire [7:0]   out_payload_opcode,
  output wire [23:0]  out_payload_psn,
  output wire         out_payload_is_past,  // the header has the PSN before it
  output wire         out_payload_solicited,
  output wire         out_payload_ack_request,
  output wire         out_payload_retrans,
  output wire         out_payload_becn,
  output wire [3:0]   out_payload_path,  // added to wire_sport_base; answers get theirs in HeaderPipeline
  output wire [23:0]  out_payload_msn,  // of MSNETH or AETH
  output wire [23:0]  out_payload_po,  // of POETH; of an RTT Response its UDP source port
  output wire [23:0]  out_payload_rqmsn,  // of RQETH
  output wire [7:0]   out_payload_syndrome,  // of AETH
  output wire [159:0] out_payload_rest,  // SACKETH; RTTETH without TX2; of data, immediate data or key and behind it RETH
  output wire [12:0]  out_payload_length  // bytes of payload
);
  reg  [7:0]   tail;
  reg  [8:0]   held;
  reg  [7:0]   head;
  reg  [9:0]   shown_qp;
  reg          shown_is_answer;
  reg          shown_is_probe;
  reg  [7:0]   shown_opcode;
  reg  [23:0]  shown_psn;
  reg          shown_is_past;
  reg          shown_solicited;
  reg          shown_ack_request;
  reg          shown_retrans;
  reg          shown_becn;
  reg  [3:0]   shown_path;
  reg  [23:0]  shown_msn;
  reg  [23:0]  shown_po;
  reg  [23:0]  shown_rqmsn;
  reg  [7:0]   shown_syndrome;
  reg  [159:0] shown_rest;
  reg  [12:0]  shown_length;
  reg          shown_full;
  reg          fetched_full;
  reg  [8:0]   waiting;
  reg          is_waiting;
  reg          has_room;
  (* ram_style = "block" *)
  reg  [305:0] store [0:255];
  reg  [305:0] fetched;

  wire         push = in_valid & in_ready;
  wire         pop = out_valid & out_ready;
  wire [8:0]   up_flips = held ^ (held + 9'd1);
  wire [8:0]   down_flips = held ^ (held - 9'd1);
  wire         advance = ~shown_full | out_ready;
  wire         fetch = is_waiting & (~fetched_full | advance);
  wire [8:0]   up_flips_2 = waiting ^ (waiting + 9'd1);
  wire [8:0]   down_flips_2 = waiting ^ (waiting - 9'd1);

  assign out_valid = shown_full;
  assign out_payload_qp = shown_qp;
  assign out_payload_is_answer = shown_is_answer;
  assign out_payload_is_probe = shown_is_probe;
  assign out_payload_opcode = shown_opcode;
  assign out_payload_psn = shown_psn;
  assign out_payload_is_past = shown_is_past;
  assign out_payload_solicited = shown_solicited;
  assign out_payload_ack_request = shown_ack_request;
  assign out_payload_retrans = shown_retrans;
  assign out_payload_becn = shown_becn;
  assign out_payload_path = shown_path;
  assign out_payload_msn = shown_msn;
  assign out_payload_po = shown_po;
  assign out_payload_rqmsn = shown_rqmsn;
  assign out_payload_syndrome = shown_syndrome;
  assign out_payload_rest = shown_rest;
  assign out_payload_length = shown_length;
  assign in_ready = has_room;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_qp, in_payload_is_answer, in_payload_is_probe, in_payload_opcode,
                      in_payload_psn, in_payload_is_past, in_payload_solicited, in_payload_ack_request,
                      in_payload_retrans, in_payload_becn, in_payload_path, in_payload_msn, in_payload_po,
                      in_payload_rqmsn, in_payload_syndrome, in_payload_rest, in_payload_length};
    end
  end

  always @(posedge clk) begin
    if (fetch) begin
      fetched <= store[head];
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      tail <= 8'd0;
      held <= 9'd0;
      head <= 8'd0;
      shown_full <= 1'b0;
      fetched_full <= 1'b0;
      waiting <= 9'd0;
      is_waiting <= 1'b0;
      has_room <= 1'b1;
    end else begin
      if (push) begin
        tail <= tail + 8'd1;
      end
      held <= held ^ ((push & ~pop) ? up_flips : 9'd0) ^ ((pop & ~push) ? down_flips : 9'd0);
      waiting <= waiting ^ ((push & ~fetch) ? up_flips_2 : 9'd0) ^ ((fetch & ~push) ? down_flips_2 : 9'd0);
      is_waiting <= push | (fetch ? (waiting > 9'd1) : is_waiting);
      if (fetch) begin
        head <= head + 8'd1;
      end
      if (advance | fetch) begin
        fetched_full <= fetch;
      end
      if (advance) begin
        shown_full <= fetched_full;
      end
      has_room <= pop | (push ? (held != 9'd255) : has_room);
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      shown_qp <= fetched[305:296];
      shown_is_answer <= fetched[295];
      shown_is_probe <= fetched[294];
      shown_opcode <= fetched[293:286];
      shown_psn <= fetched[285:262];
      shown_is_past <= fetched[261];
      shown_solicited <= fetched[260];
      shown_ack_request <= fetched[259];
      shown_retrans <= fetched[258];
      shown_becn <= fetched[257];
      shown_path <= fetched[256:253];
      shown_msn <= fetched[252:229];
      shown_po <= fetched[228:205];
      shown_rqmsn <= fetched[204:181];
      shown_syndrome <= fetched[180:173];
      shown_rest <= fetched[172:13];
      shown_length <= fetched[12:0];
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) knows_whether_something_waits: assert (~(is_waiting ^ (waiting != 9'd0)));
  always @(posedge clk) if (!rst) knows_whether_there_is_room: assert (has_room ^ (held == 9'd256));
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (held <= 9'd256);
  always @(posedge clk) if (!rst) shows_only_what_it_holds: assert ((held != 9'd0) | ~out_valid);
  always @(posedge clk) if (!rst) becomes_full: cover (held == 9'd256);
  always @(posedge clk) if (!rst && push && fetch) store_no_collision: assert (tail != head);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(is_waiting ^ (waiting != 9'd0)))) begin
    $display("Fifo.java: HDL801: claim 'knows whether something waits' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(has_room ^ (held == 9'd256))) begin
    $display("Fifo.java: HDL801: claim 'knows whether there is room' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(held <= 9'd256)) begin
    $display("Fifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((held != 9'd0) | ~out_valid)) begin
    $display("Fifo.java: HDL801: claim 'shows only what it holds' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && push && fetch && !(tail != head)) begin
    $display("Fifo.java: HDL801: claim 'read and write of store never meet in one word (collision)' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
