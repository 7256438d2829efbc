`default_nettype none

// PacketQueue_small_256: packets in the order of sending, of which those of a queue pair can be let go.
// Generated from PacketQueue.java.
module PacketQueue_small_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [3:0]   in_payload_qp,  // queue pair, local number
  input  wire         in_payload_is_answer,  // of the ACK class, or an RTT Response
  input  wire         in_payload_is_probe,  // is an RTT Response
  input  wire [7:0]   in_payload_opcode,
  input  wire [23:0]  in_payload_psn,
  input  wire         in_payload_solicited,
  input  wire         in_payload_ack_request,
  input  wire         in_payload_retrans,
  input  wire         in_payload_becn,
  input  wire [3:0]   in_payload_path,  // added to wire_sport_base; answers get theirs later
  input  wire [23:0]  in_payload_msn,  // of MSNETH or AETH
  input  wire [23:0]  in_payload_po,  // of POETH; of an RTT Response its UDP source port
  input  wire [23:0]  in_payload_rqmsn,  // of RQETH
  input  wire [7:0]   in_payload_syndrome,  // of AETH
  input  wire [159:0] in_payload_rest,  // SACKETH; RTTETH without TX2; of data, immediate data or key and behind it RETH
  input  wire [12:0]  in_payload_length,  // bytes of payload
  input  wire         in_dead,  // the packet that enters is let go
  input  wire         let_go_valid,  // this queue pair's packets are let go; not while the queue is busy with another one
  input  wire [3:0]   let_go_value,
  output wire         busy,  // packets are looked for
  output wire         out_valid,
  input  wire         out_ready,
  output wire [3:0]   out_payload_qp,  // queue pair, local number
  output wire         out_payload_is_answer,  // of the ACK class, or an RTT Response
  output wire         out_payload_is_probe,  // is an RTT Response
  output wire [7:0]   out_payload_opcode,
  output wire [23:0]  out_payload_psn,
  output wire         out_payload_solicited,
  output wire         out_payload_ack_request,
  output wire         out_payload_retrans,
  output wire         out_payload_becn,
  output wire [3:0]   out_payload_path,  // added to wire_sport_base; answers get theirs later
  output wire [23:0]  out_payload_msn,  // of MSNETH or AETH
  output wire [23:0]  out_payload_po,  // of POETH; of an RTT Response its UDP source port
  output wire [23:0]  out_payload_rqmsn,  // of RQETH
  output wire [7:0]   out_payload_syndrome,  // of AETH
  output wire [159:0] out_payload_rest,  // SACKETH; RTTETH without TX2; of data, immediate data or key and behind it RETH
  output wire [12:0]  out_payload_length,  // bytes of payload
  output wire         out_dead  // the packet that is shown has been let go
);
  reg  [7:0]  head;
  reg  [7:0]  tail;
  reg         looks;
  reg  [3:0]  wanted;
  reg  [7:0]  at;
  reg  [8:0]  left;
  (* ram_style = "distributed" *)
  reg  [3:0]  owners [0:255];
  (* ram_style = "distributed" *)
  reg         marks [0:255];
  wire [8:0]  waiting_inst_level;

  wire        enters = in_valid & in_ready;
  wire        steps = looks & ~enters;
  wire [3:0]  owners_data = owners[at];
  wire        finds = steps & (owners_data == wanted);
  wire [7:0]  _choice = enters ? tail : at;

  Fifo_Outgoing299_6abb_256_BRAM_level waiting_inst (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_ready(in_ready),
    .in_payload_qp(in_payload_qp),
    .in_payload_is_answer(in_payload_is_answer),
    .in_payload_is_probe(in_payload_is_probe),
    .in_payload_opcode(in_payload_opcode),
    .in_payload_psn(in_payload_psn),
    .in_payload_solicited(in_payload_solicited),
    .in_payload_ack_request(in_payload_ack_request),
    .in_payload_retrans(in_payload_retrans),
    .in_payload_becn(in_payload_becn),
    .in_payload_path(in_payload_path),
    .in_payload_msn(in_payload_msn),
    .in_payload_po(in_payload_po),
    .in_payload_rqmsn(in_payload_rqmsn),
    .in_payload_syndrome(in_payload_syndrome),
    .in_payload_rest(in_payload_rest),
    .in_payload_length(in_payload_length),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload_qp(out_payload_qp),
    .out_payload_is_answer(out_payload_is_answer),
    .out_payload_is_probe(out_payload_is_probe),
    .out_payload_opcode(out_payload_opcode),
    .out_payload_psn(out_payload_psn),
    .out_payload_solicited(out_payload_solicited),
    .out_payload_ack_request(out_payload_ack_request),
    .out_payload_retrans(out_payload_retrans),
    .out_payload_becn(out_payload_becn),
    .out_payload_path(out_payload_path),
    .out_payload_msn(out_payload_msn),
    .out_payload_po(out_payload_po),
    .out_payload_rqmsn(out_payload_rqmsn),
    .out_payload_syndrome(out_payload_syndrome),
    .out_payload_rest(out_payload_rest),
    .out_payload_length(out_payload_length),
    .level(waiting_inst_level)
  );

  assign busy = looks;
  assign out_dead = marks[head];

  always @(posedge clk) begin
    if (enters) begin
      owners[tail] <= in_payload_qp;
    end
  end

  always @(posedge clk) begin
    if ((enters | finds)) begin
      marks[_choice] <= enters ? in_dead : finds;
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      head <= 8'd0;
      tail <= 8'd0;
      looks <= 1'b0;
    end else begin
      if (enters) begin
        tail <= tail + 8'd1;
      end
      if (out_valid & out_ready) begin
        head <= head + 8'd1;
      end
      if (let_go_valid) begin
        looks <= |waiting_inst_level;
      end else if (steps) begin
        if (left == 9'd1) begin
          looks <= 1'b0;
        end
      end
    end
  end

  always @(posedge clk) begin
    if (let_go_valid) begin
      wanted <= let_go_value;
      at <= head;
      left <= waiting_inst_level;
    end else if (steps) begin
      at <= at + 8'd1;
      left <= left - 9'd1;
    end
  end
endmodule

`default_nettype wire
