`default_nettype none

// Arbiter_Completion125_a119_2_ROUND_ROBIN: lets several streams share one sink.  Generated from
// Arbiter.java.
module Arbiter_Completion125_a119_2_ROUND_ROBIN (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_0_valid,
  output wire        in_0_ready,
  input  wire [9:0]  in_0_payload_qp,  // queue pair, local number
  input  wire        in_0_payload_is_receive,  // for the receive completion queue
  input  wire [3:0]  in_0_payload_kind,  // CompletionKind
  input  wire [3:0]  in_0_payload_status,  // CompletionStatus
  input  wire        in_0_payload_solicited,  // solicited event
  input  wire [31:0] in_0_payload_length,  // bytes received; of a send, bytes sent
  input  wire [31:0] in_0_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0] in_0_payload_request,  // free-running index of the completed request in its queue
  input  wire [23:0] in_0_payload_placements,  // wait until so many placements are visible
  input  wire        in_0_payload_waits,  // placements counts; a send's completion does not wait
  input  wire        in_1_valid,
  output wire        in_1_ready,
  input  wire [9:0]  in_1_payload_qp,  // queue pair, local number
  input  wire        in_1_payload_is_receive,  // for the receive completion queue
  input  wire [3:0]  in_1_payload_kind,  // CompletionKind
  input  wire [3:0]  in_1_payload_status,  // CompletionStatus
  input  wire        in_1_payload_solicited,  // solicited event
  input  wire [31:0] in_1_payload_length,  // bytes received; of a send, bytes sent
  input  wire [31:0] in_1_payload_immediate,  // immediate data, or the key to invalidate
  input  wire [15:0] in_1_payload_request,  // free-running index of the completed request in its queue
  input  wire [23:0] in_1_payload_placements,  // wait until so many placements are visible
  input  wire        in_1_payload_waits,  // placements counts; a send's completion does not wait
  output reg         out_valid,
  input  wire        out_ready,
  output reg  [9:0]  out_payload_qp,  // queue pair, local number
  output reg         out_payload_is_receive,  // for the receive completion queue
  output reg  [3:0]  out_payload_kind,  // CompletionKind
  output reg  [3:0]  out_payload_status,  // CompletionStatus
  output reg         out_payload_solicited,  // solicited event
  output reg  [31:0] out_payload_length,  // bytes received; of a send, bytes sent
  output reg  [31:0] out_payload_immediate,  // immediate data, or the key to invalidate
  output reg  [15:0] out_payload_request,  // free-running index of the completed request in its queue
  output reg  [23:0] out_payload_placements,  // wait until so many placements are visible
  output reg         out_payload_waits,  // placements counts; a send's completion does not wait
  output wire        source  // number of the input that the output shows; counts while out is valid
);
  reg         held;
  reg         owner;
  reg  [1:0]  later;
  wire        first_any;
  wire        first_index;
  wire        in_turn_any;
  wire        in_turn_index;

  wire [1:0]  waiting = {in_1_valid, in_0_valid};
  wire        done = out_valid & out_ready;
  wire [1:0]  in_turn_value = waiting & later;
  wire [1:0]  before_0 = later[0] ? 2'd0 : later;
  wire        serves_0 = held ? ~owner : ~(|(waiting & before_0));
  wire [1:0]  before_1 = later[1] ? (later & 2'd1) : (later | 2'd1);
  wire        serves_1 = held ? owner : ~(|(waiting & before_1));
  wire        below_1 = source < 1'b1;

  PriorityEncoder_2 first (
    .value(waiting),
    .any(first_any),
    .index(first_index)
  );

  PriorityEncoder_2 in_turn (
    .value(in_turn_value),
    .any(in_turn_any),
    .index(in_turn_index)
  );

  assign source = held ? owner : in_turn_any ? in_turn_index : first_index;
  assign in_0_ready = out_ready & serves_0;
  assign in_1_ready = out_ready & serves_1;

  always @* begin
    case (source)
      1'b0: begin
        out_valid = in_0_valid;
        out_payload_qp = in_0_payload_qp;
        out_payload_is_receive = in_0_payload_is_receive;
        out_payload_kind = in_0_payload_kind;
        out_payload_status = in_0_payload_status;
        out_payload_solicited = in_0_payload_solicited;
        out_payload_length = in_0_payload_length;
        out_payload_immediate = in_0_payload_immediate;
        out_payload_request = in_0_payload_request;
        out_payload_placements = in_0_payload_placements;
        out_payload_waits = in_0_payload_waits;
      end
      default: begin
        out_valid = in_1_valid;
        out_payload_qp = in_1_payload_qp;
        out_payload_is_receive = in_1_payload_is_receive;
        out_payload_kind = in_1_payload_kind;
        out_payload_status = in_1_payload_status;
        out_payload_solicited = in_1_payload_solicited;
        out_payload_length = in_1_payload_length;
        out_payload_immediate = in_1_payload_immediate;
        out_payload_request = in_1_payload_request;
        out_payload_placements = in_1_payload_placements;
        out_payload_waits = in_1_payload_waits;
      end
    endcase
  end

  always @(posedge clk) begin
    if (rst) begin
      held <= 1'b0;
      later <= 2'd0;
    end else begin
      if (out_valid) begin
        held <= ~done;
      end
      if (done) begin
        later <= {below_1, 1'b0};
      end
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
