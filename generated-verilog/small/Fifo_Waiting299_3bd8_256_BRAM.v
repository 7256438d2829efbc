`default_nettype none

// Fifo_Waiting299_3bd8_256_BRAM: holds payloads and gives them back in order, one per cycle in and out.
// Generated from Fifo.java.
module Fifo_Waiting299_3bd8_256_BRAM (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [3:0]   in_payload_packet_qp,  // queue pair, local number
  input  wire         in_payload_packet_is_answer,  // of the ACK class
  input  wire [7:0]   in_payload_packet_opcode,
  input  wire [23:0]  in_payload_packet_psn,
  input  wire         in_payload_packet_solicited,
  input  wire         in_payload_packet_ack_request,
  input  wire         in_payload_packet_retrans,
  input  wire         in_payload_packet_becn,
  input  wire [3:0]   in_payload_packet_path,  // added to wire_sport_base; answers get theirs later
  input  wire [23:0]  in_payload_packet_msn,  // of MSNETH or AETH
  input  wire [23:0]  in_payload_packet_po,  // of POETH
  input  wire [23:0]  in_payload_packet_rqmsn,  // of RQETH
  input  wire [7:0]   in_payload_packet_syndrome,  // of AETH
  input  wire [159:0] in_payload_packet_rest,  // SACKETH; of data, immediate data or key and behind it RETH
  input  wire [12:0]  in_payload_packet_length,  // bytes of payload
  input  wire         in_payload_has_payload,
  output wire         out_valid,
  input  wire         out_ready,
  output wire [3:0]   out_payload_packet_qp,  // queue pair, local number
  output wire         out_payload_packet_is_answer,  // of the ACK class
  output wire [7:0]   out_payload_packet_opcode,
  output wire [23:0]  out_payload_packet_psn,
  output wire         out_payload_packet_solicited,
  output wire         out_payload_packet_ack_request,
  output wire         out_payload_packet_retrans,
  output wire         out_payload_packet_becn,
  output wire [3:0]   out_payload_packet_path,  // added to wire_sport_base; answers get theirs later
  output wire [23:0]  out_payload_packet_msn,  // of MSNETH or AETH
  output wire [23:0]  out_payload_packet_po,  // of POETH
  output wire [23:0]  out_payload_packet_rqmsn,  // of RQETH
  output wire [7:0]   out_payload_packet_syndrome,  // of AETH
  output wire [159:0] out_payload_packet_rest,  // SACKETH; of data, immediate data or key and behind it RETH
  output wire [12:0]  out_payload_packet_length,  // bytes of payload
  output wire         out_payload_has_payload
);
  reg  [7:0]   tail;
  reg  [8:0]   held;
  reg  [7:0]   head;
  reg  [3:0]   shown_packet_qp;
  reg          shown_packet_is_answer;
  reg  [7:0]   shown_packet_opcode;
  reg  [23:0]  shown_packet_psn;
  reg          shown_packet_solicited;
  reg          shown_packet_ack_request;
  reg          shown_packet_retrans;
  reg          shown_packet_becn;
  reg  [3:0]   shown_packet_path;
  reg  [23:0]  shown_packet_msn;
  reg  [23:0]  shown_packet_po;
  reg  [23:0]  shown_packet_rqmsn;
  reg  [7:0]   shown_packet_syndrome;
  reg  [159:0] shown_packet_rest;
  reg  [12:0]  shown_packet_length;
  reg          shown_has_payload;
  reg          shown_full;
  reg          fetched_full;
  reg  [8:0]   waiting;
  (* ram_style = "block" *)
  reg  [298:0] store [0:255];
  reg  [298:0] fetched;

  wire         push = in_valid & in_ready;
  wire         pop = out_valid & out_ready;
  wire         advance = ~shown_full | out_ready;
  wire         fetch = (waiting != 9'd0) & (~fetched_full | advance);

  assign out_valid = shown_full;
  assign out_payload_packet_qp = shown_packet_qp;
  assign out_payload_packet_is_answer = shown_packet_is_answer;
  assign out_payload_packet_opcode = shown_packet_opcode;
  assign out_payload_packet_psn = shown_packet_psn;
  assign out_payload_packet_solicited = shown_packet_solicited;
  assign out_payload_packet_ack_request = shown_packet_ack_request;
  assign out_payload_packet_retrans = shown_packet_retrans;
  assign out_payload_packet_becn = shown_packet_becn;
  assign out_payload_packet_path = shown_packet_path;
  assign out_payload_packet_msn = shown_packet_msn;
  assign out_payload_packet_po = shown_packet_po;
  assign out_payload_packet_rqmsn = shown_packet_rqmsn;
  assign out_payload_packet_syndrome = shown_packet_syndrome;
  assign out_payload_packet_rest = shown_packet_rest;
  assign out_payload_packet_length = shown_packet_length;
  assign out_payload_has_payload = shown_has_payload;
  assign in_ready = held != 9'd256;

  always @(posedge clk) begin
    if (!rst && push) begin
      store[tail] <= {in_payload_packet_qp, in_payload_packet_is_answer, in_payload_packet_opcode,
                      in_payload_packet_psn, in_payload_packet_solicited, in_payload_packet_ack_request,
                      in_payload_packet_retrans, in_payload_packet_becn, in_payload_packet_path,
                      in_payload_packet_msn, in_payload_packet_po, in_payload_packet_rqmsn,
                      in_payload_packet_syndrome, in_payload_packet_rest, in_payload_packet_length,
                      in_payload_has_payload};
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
    end else begin
      if (push) begin
        tail <= tail + 8'd1;
      end
      if (push & ~pop) begin
        held <= held + 9'd1;
      end else if (pop & ~push) begin
        held <= held - 9'd1;
      end
      if (push & ~fetch) begin
        waiting <= waiting + 9'd1;
      end else if (fetch & ~push) begin
        waiting <= waiting - 9'd1;
      end
      if (fetch) begin
        head <= head + 8'd1;
      end
      if (advance | fetch) begin
        fetched_full <= fetch;
      end
      if (advance) begin
        shown_full <= fetched_full;
      end
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      shown_packet_qp <= fetched[298:295];
      shown_packet_is_answer <= fetched[294];
      shown_packet_opcode <= fetched[293:286];
      shown_packet_psn <= fetched[285:262];
      shown_packet_solicited <= fetched[261];
      shown_packet_ack_request <= fetched[260];
      shown_packet_retrans <= fetched[259];
      shown_packet_becn <= fetched[258];
      shown_packet_path <= fetched[257:254];
      shown_packet_msn <= fetched[253:230];
      shown_packet_po <= fetched[229:206];
      shown_packet_rqmsn <= fetched[205:182];
      shown_packet_syndrome <= fetched[181:174];
      shown_packet_rest <= fetched[173:14];
      shown_packet_length <= fetched[13:1];
      shown_has_payload <= fetched[0];
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (held <= 9'd256);
  always @(posedge clk) if (!rst) shows_only_what_it_holds: assert ((held != 9'd0) | ~out_valid);
  always @(posedge clk) if (!rst) becomes_full: cover (held == 9'd256);
  always @(posedge clk) if (!rst && push && fetch) store_no_collision: assert (tail != head);
`elsif HDL_CLAIMS
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
