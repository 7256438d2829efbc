`default_nettype none

// Arbiter_AckEvent22_a128_2_FIXED: lets several streams share one sink.  Generated from Arbiter.java.
module Arbiter_AckEvent22_a128_2_FIXED (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_0_valid,
  output wire        in_0_ready,
  input  wire [3:0]  in_0_payload_qp,  // queue pair, local number
  input  wire        in_0_payload_congested,  // CE marked, and not trimmed
  input  wire        in_0_payload_counts,  // accepted: one packet more since the last acknowledgement
  input  wire        in_0_payload_advances,  // it was the next expected packet
  input  wire        in_0_payload_completes,  // a message completed with it
  input  wire        in_0_payload_urgent,  // acknowledge now, whatever the settings say
  input  wire        in_0_payload_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  input  wire [2:0]  in_0_payload_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  input  wire [8:0]  in_0_payload_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  input  wire        in_1_valid,
  output wire        in_1_ready,
  input  wire [3:0]  in_1_payload_qp,  // queue pair, local number
  input  wire        in_1_payload_congested,  // CE marked, and not trimmed
  input  wire        in_1_payload_counts,  // accepted: one packet more since the last acknowledgement
  input  wire        in_1_payload_advances,  // it was the next expected packet
  input  wire        in_1_payload_completes,  // a message completed with it
  input  wire        in_1_payload_urgent,  // acknowledge now, whatever the settings say
  input  wire        in_1_payload_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  input  wire [2:0]  in_1_payload_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  input  wire [8:0]  in_1_payload_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  output reg         out_valid,
  input  wire        out_ready,
  output reg  [3:0]  out_payload_qp,  // queue pair, local number
  output reg         out_payload_congested,  // CE marked, and not trimmed
  output reg         out_payload_counts,  // accepted: one packet more since the last acknowledgement
  output reg         out_payload_advances,  // it was the next expected packet
  output reg         out_payload_completes,  // a message completed with it
  output reg         out_payload_urgent,  // acknowledge now, whatever the settings say
  output reg         out_payload_not_ready,  // it is the next expected packet and has no receive request: RNR NAK
  output reg  [2:0]  out_payload_code,  // the packet that broke the rules is the next one: as in FatalError; 0 = none
  output reg  [8:0]  out_payload_behind_gap,  // by how many more packets than before lie behind the first gap, modulo 512
  output wire        source  // number of the input that the output shows; counts while out is valid
);
  reg         held;
  reg         owner;
  wire        first_any;
  wire        first_index;

  wire [1:0]  waiting = {in_1_valid, in_0_valid};
  wire        done = out_valid & out_ready;

  PriorityEncoder_2 first (
    .value(waiting),
    .any(first_any),
    .index(first_index)
  );

  assign source = held ? owner : first_index;
  assign in_0_ready = out_ready & (source == 1'b0);
  assign in_1_ready = out_ready & (source == 1'b1);

  always @* begin
    case (source)
      1'b0: begin
        out_valid = in_0_valid;
        out_payload_qp = in_0_payload_qp;
        out_payload_congested = in_0_payload_congested;
        out_payload_counts = in_0_payload_counts;
        out_payload_advances = in_0_payload_advances;
        out_payload_completes = in_0_payload_completes;
        out_payload_urgent = in_0_payload_urgent;
        out_payload_not_ready = in_0_payload_not_ready;
        out_payload_code = in_0_payload_code;
        out_payload_behind_gap = in_0_payload_behind_gap;
      end
      default: begin
        out_valid = in_1_valid;
        out_payload_qp = in_1_payload_qp;
        out_payload_congested = in_1_payload_congested;
        out_payload_counts = in_1_payload_counts;
        out_payload_advances = in_1_payload_advances;
        out_payload_completes = in_1_payload_completes;
        out_payload_urgent = in_1_payload_urgent;
        out_payload_not_ready = in_1_payload_not_ready;
        out_payload_code = in_1_payload_code;
        out_payload_behind_gap = in_1_payload_behind_gap;
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
