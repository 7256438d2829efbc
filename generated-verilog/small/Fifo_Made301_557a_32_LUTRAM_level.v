`default_nettype none

// Fifo_Made301_557a_32_LUTRAM_level: holds payloads and gives them back in order, one per cycle in and out.
// Generated from Fifo.java.
module Fifo_Made301_557a_32_LUTRAM_level (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [3:0]   in_payload_answer_qp,  // queue pair, local number
  input  wire [2:0]   in_payload_answer_kind,
  input  wire [23:0]  in_payload_answer_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  input  wire [7:0]   in_payload_answer_syndrome,  // of AETH
  input  wire [23:0]  in_payload_answer_msn,  // aMSN
  input  wire [23:0]  in_payload_answer_po,  // of POETH; of an RTT Response its UDP source port
  input  wire         in_payload_answer_becn,
  input  wire         in_payload_answer_retrans,
  // in_payload_answer_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  input  wire [7:0]   in_payload_answer_sack_valid_length,  // 1 to 128 bits count
  input  wire [23:0]  in_payload_answer_sack_start,  // PSN of the least significant bit
  input  wire [127:0] in_payload_answer_sack_bitmap,  // bit i: PSN start + i has been received
  input  wire [23:0]  in_payload_answer_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  in_payload_answer_peer_partition,  // P_Key
  input  wire [3:0]   in_payload_answer_peer_handle,  // address handle
  input  wire [4:0]   in_payload_answer_peer_paths,  // 1 to 16
  input  wire         in_payload_sends,
  input  wire         in_payload_fails,
  input  wire         in_payload_too_long,
  output wire         out_valid,
  input  wire         out_ready,
  output wire [3:0]   out_payload_answer_qp,  // queue pair, local number
  output wire [2:0]   out_payload_answer_kind,
  output wire [23:0]  out_payload_answer_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  output wire [7:0]   out_payload_answer_syndrome,  // of AETH
  output wire [23:0]  out_payload_answer_msn,  // aMSN
  output wire [23:0]  out_payload_answer_po,  // of POETH; of an RTT Response its UDP source port
  output wire         out_payload_answer_becn,
  output wire         out_payload_answer_retrans,
  // out_payload_answer_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  output wire [7:0]   out_payload_answer_sack_valid_length,  // 1 to 128 bits count
  output wire [23:0]  out_payload_answer_sack_start,  // PSN of the least significant bit
  output wire [127:0] out_payload_answer_sack_bitmap,  // bit i: PSN start + i has been received
  output wire [23:0]  out_payload_answer_peer_qp,  // queue pair number at the peer
  output wire [15:0]  out_payload_answer_peer_partition,  // P_Key
  output wire [3:0]   out_payload_answer_peer_handle,  // address handle
  output wire [4:0]   out_payload_answer_peer_paths,  // 1 to 16
  output wire         out_payload_sends,
  output wire         out_payload_fails,
  output wire         out_payload_too_long,
  output wire [5:0]   level  // payloads held, those on their way to the output included
);
  reg  [4:0]   tail;
  reg  [5:0]   held;
  reg  [4:0]   head;
  (* ram_style = "distributed" *)
  reg  [300:0] store [0:31];

  wire         push = in_valid & in_ready;
  wire         pop = out_valid & out_ready;
  wire [300:0] store_data = store[head];

  assign out_payload_answer_qp = store_data[300:297];
  assign out_payload_answer_kind = store_data[296:294];
  assign out_payload_answer_psn = store_data[293:270];
  assign out_payload_answer_syndrome = store_data[269:262];
  assign out_payload_answer_msn = store_data[261:238];
  assign out_payload_answer_po = store_data[237:214];
  assign out_payload_answer_becn = store_data[213];
  assign out_payload_answer_retrans = store_data[212];
  assign out_payload_answer_sack_valid_length = store_data[211:204];
  assign out_payload_answer_sack_start = store_data[203:180];
  assign out_payload_answer_sack_bitmap = store_data[179:52];
  assign out_payload_answer_peer_qp = store_data[51:28];
  assign out_payload_answer_peer_partition = store_data[27:12];
  assign out_payload_answer_peer_handle = store_data[11:8];
  assign out_payload_answer_peer_paths = store_data[7:3];
  assign out_payload_sends = store_data[2];
  assign out_payload_fails = store_data[1];
  assign out_payload_too_long = store_data[0];
  assign out_valid = held != 6'd0;
  assign in_ready = held != 6'd32;
  assign level = held;

  always @(posedge clk) begin
    if (push) begin
      store[tail] <= {in_payload_answer_qp, in_payload_answer_kind, in_payload_answer_psn,
                      in_payload_answer_syndrome, in_payload_answer_msn, in_payload_answer_po,
                      in_payload_answer_becn, in_payload_answer_retrans, in_payload_answer_sack_valid_length,
                      in_payload_answer_sack_start, in_payload_answer_sack_bitmap, in_payload_answer_peer_qp,
                      in_payload_answer_peer_partition, in_payload_answer_peer_handle,
                      in_payload_answer_peer_paths, in_payload_sends, in_payload_fails, in_payload_too_long};
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      tail <= 5'd0;
      held <= 6'd0;
      head <= 5'd0;
    end else begin
      if (push) begin
        tail <= tail + 5'd1;
      end
      if (push & ~pop) begin
        held <= held + 6'd1;
      end else if (pop & ~push) begin
        held <= held - 6'd1;
      end
      if (pop) begin
        head <= head + 5'd1;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) never_holds_more_than_its_depth: assert (held <= 6'd32);
  always @(posedge clk) if (!rst) shows_only_what_it_holds: assert ((held != 6'd0) | ~out_valid);
  always @(posedge clk) if (!rst) becomes_full: cover (held == 6'd32);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(held <= 6'd32)) begin
    $display("Fifo.java: HDL801: claim 'never holds more than its depth' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((held != 6'd0) | ~out_valid)) begin
    $display("Fifo.java: HDL801: claim 'shows only what it holds' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
