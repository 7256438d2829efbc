`default_nettype none

// Arbiter_Answer310_1c59_2_FIXED: lets several streams share one sink.  Generated from Arbiter.java.
module Arbiter_Answer310_1c59_2_FIXED (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_0_valid,
  output wire         in_0_ready,
  input  wire [9:0]   in_0_payload_qp,  // queue pair, local number
  input  wire [2:0]   in_0_payload_kind,
  input  wire [23:0]  in_0_payload_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  input  wire [7:0]   in_0_payload_syndrome,  // of AETH
  input  wire [23:0]  in_0_payload_msn,  // aMSN
  input  wire [23:0]  in_0_payload_po,  // of POETH; of an RTT Response its UDP source port
  input  wire         in_0_payload_becn,
  input  wire         in_0_payload_retrans,
  // in_0_payload_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  input  wire [7:0]   in_0_payload_sack_valid_length,  // 1 to 128 bits count
  input  wire [23:0]  in_0_payload_sack_start,  // PSN of the least significant bit
  input  wire [127:0] in_0_payload_sack_bitmap,  // bit i: PSN start + i has been received
  input  wire [23:0]  in_0_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  in_0_payload_peer_partition,  // P_Key
  input  wire [9:0]   in_0_payload_peer_handle,  // address handle
  input  wire [4:0]   in_0_payload_peer_paths,  // 1 to 16
  input  wire         in_1_valid,
  output wire         in_1_ready,
  input  wire [9:0]   in_1_payload_qp,  // queue pair, local number
  input  wire [2:0]   in_1_payload_kind,
  input  wire [23:0]  in_1_payload_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  input  wire [7:0]   in_1_payload_syndrome,  // of AETH
  input  wire [23:0]  in_1_payload_msn,  // aMSN
  input  wire [23:0]  in_1_payload_po,  // of POETH; of an RTT Response its UDP source port
  input  wire         in_1_payload_becn,
  input  wire         in_1_payload_retrans,
  // in_1_payload_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  input  wire [7:0]   in_1_payload_sack_valid_length,  // 1 to 128 bits count
  input  wire [23:0]  in_1_payload_sack_start,  // PSN of the least significant bit
  input  wire [127:0] in_1_payload_sack_bitmap,  // bit i: PSN start + i has been received
  input  wire [23:0]  in_1_payload_peer_qp,  // queue pair number at the peer
  input  wire [15:0]  in_1_payload_peer_partition,  // P_Key
  input  wire [9:0]   in_1_payload_peer_handle,  // address handle
  input  wire [4:0]   in_1_payload_peer_paths,  // 1 to 16
  output reg          out_valid,
  input  wire         out_ready,
  output reg  [9:0]   out_payload_qp,  // queue pair, local number
  output reg  [2:0]   out_payload_kind,
  output reg  [23:0]  out_payload_psn,  // of the header; of ACK and SACK the next one, which the header takes back by one
  output reg  [7:0]   out_payload_syndrome,  // of AETH
  output reg  [23:0]  out_payload_msn,  // aMSN
  output reg  [23:0]  out_payload_po,  // of POETH; of an RTT Response its UDP source port
  output reg          out_payload_becn,
  output reg          out_payload_retrans,
  // out_payload_sack: of a SACK; of an RTT Response the bits of RTTETH without TX2
  output reg  [7:0]   out_payload_sack_valid_length,  // 1 to 128 bits count
  output reg  [23:0]  out_payload_sack_start,  // PSN of the least significant bit
  output reg  [127:0] out_payload_sack_bitmap,  // bit i: PSN start + i has been received
  output reg  [23:0]  out_payload_peer_qp,  // queue pair number at the peer
  output reg  [15:0]  out_payload_peer_partition,  // P_Key
  output reg  [9:0]   out_payload_peer_handle,  // address handle
  output reg  [4:0]   out_payload_peer_paths,  // 1 to 16
  output wire         source  // number of the input that the output shows; counts while out is valid
);
  reg         held;
  reg         owner;
  wire        first_any;
  wire        first_index;

  wire [1:0]  waiting = {in_1_valid, in_0_valid};
  wire        done = out_valid & out_ready;
  wire        serves_0 = ~held | ~owner;
  wire        serves_1 = held ? owner : ~waiting[0];

  PriorityEncoder_2 first (
    .value(waiting),
    .any(first_any),
    .index(first_index)
  );

  assign source = held ? owner : first_index;
  assign in_0_ready = out_ready & serves_0;
  assign in_1_ready = out_ready & serves_1;

  always @* begin
    case (source)
      1'b0: begin
        out_valid = in_0_valid;
        out_payload_qp = in_0_payload_qp;
        out_payload_kind = in_0_payload_kind;
        out_payload_psn = in_0_payload_psn;
        out_payload_syndrome = in_0_payload_syndrome;
        out_payload_msn = in_0_payload_msn;
        out_payload_po = in_0_payload_po;
        out_payload_becn = in_0_payload_becn;
        out_payload_retrans = in_0_payload_retrans;
        out_payload_sack_valid_length = in_0_payload_sack_valid_length;
        out_payload_sack_start = in_0_payload_sack_start;
        out_payload_sack_bitmap = in_0_payload_sack_bitmap;
        out_payload_peer_qp = in_0_payload_peer_qp;
        out_payload_peer_partition = in_0_payload_peer_partition;
        out_payload_peer_handle = in_0_payload_peer_handle;
        out_payload_peer_paths = in_0_payload_peer_paths;
      end
      default: begin
        out_valid = in_1_valid;
        out_payload_qp = in_1_payload_qp;
        out_payload_kind = in_1_payload_kind;
        out_payload_psn = in_1_payload_psn;
        out_payload_syndrome = in_1_payload_syndrome;
        out_payload_msn = in_1_payload_msn;
        out_payload_po = in_1_payload_po;
        out_payload_becn = in_1_payload_becn;
        out_payload_retrans = in_1_payload_retrans;
        out_payload_sack_valid_length = in_1_payload_sack_valid_length;
        out_payload_sack_start = in_1_payload_sack_start;
        out_payload_sack_bitmap = in_1_payload_sack_bitmap;
        out_payload_peer_qp = in_1_payload_peer_qp;
        out_payload_peer_partition = in_1_payload_peer_partition;
        out_payload_peer_handle = in_1_payload_peer_handle;
        out_payload_peer_paths = in_1_payload_peer_paths;
      end
    endcase
  end

  always @(posedge clk) begin
    if (rst) begin
      held <= 1'b0;
    end else if (out_valid) begin
      held <= ~done;
    end
  end

  always @(posedge clk) begin
    if (out_valid) begin
      owner <= source;
    end
  end

  wire        _unused = &{1'b0, first_any};

`ifdef FORMAL
  always @(posedge clk) if (!rst) serves_somebody_when_anybody_waits: assert (out_valid | ~(|waiting) | held);
  always @(posedge clk) if (!rst) never_withdraws_a_payload: assert (~held | out_valid);
  always @(posedge clk) if (!rst) all_wait_while_one_is_served: cover (held & (&waiting));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(out_valid | ~(|waiting) | held)) begin
    $display("Arbiter.java: HDL801: claim 'serves somebody when anybody waits' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~held | out_valid)) begin
    $display("Arbiter.java: HDL801: claim 'never withdraws a payload' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
