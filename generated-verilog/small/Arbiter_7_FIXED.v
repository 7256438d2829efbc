`default_nettype none

// Arbiter_7_FIXED: lets several streams share one sink.  Generated from Arbiter.java.
module Arbiter_7_FIXED #(
  parameter WIDTH = 1  // bits of a payload
) (
  input  wire             clk,
  input  wire             rst,
  input  wire             in_0_valid,
  output wire             in_0_ready,
  input  wire [WIDTH-1:0] in_0_payload,
  input  wire             in_1_valid,
  output wire             in_1_ready,
  input  wire [WIDTH-1:0] in_1_payload,
  input  wire             in_2_valid,
  output wire             in_2_ready,
  input  wire [WIDTH-1:0] in_2_payload,
  input  wire             in_3_valid,
  output wire             in_3_ready,
  input  wire [WIDTH-1:0] in_3_payload,
  input  wire             in_4_valid,
  output wire             in_4_ready,
  input  wire [WIDTH-1:0] in_4_payload,
  input  wire             in_5_valid,
  output wire             in_5_ready,
  input  wire [WIDTH-1:0] in_5_payload,
  input  wire             in_6_valid,
  output wire             in_6_ready,
  input  wire [WIDTH-1:0] in_6_payload,
  output reg              out_valid,
  input  wire             out_ready,
  output reg  [WIDTH-1:0] out_payload,
  output wire [2:0]       source  // number of the input that the output shows; counts while out is valid
);
  reg         held;
  reg  [2:0]  owner;
  wire        first_any;
  wire [2:0]  first_index;

  wire [6:0]  waiting = {in_6_valid, in_5_valid, in_4_valid, in_3_valid, in_2_valid, in_1_valid, in_0_valid};
  wire        done = out_valid & out_ready;
  wire        serves_0 = ~held | (owner == 3'd0);
  wire        serves_1 = held ? (owner == 3'd1) : ~waiting[0];
  wire        serves_2 = held ? (owner == 3'd2) : ~(|waiting[1:0]);
  wire        serves_3 = held ? (owner == 3'd3) : ~(|waiting[2:0]);
  wire        serves_4 = held ? (owner == 3'd4) : ~(|waiting[3:0]);
  wire        serves_5 = held ? (owner == 3'd5) : ~(|waiting[4:0]);
  wire        serves_6 = held ? (owner == 3'd6) : ~(|waiting[5:0]);

  PriorityEncoder_7 first (
    .value(waiting),
    .any(first_any),
    .index(first_index)
  );

  assign source = held ? owner : first_index;
  assign in_0_ready = out_ready & serves_0;
  assign in_1_ready = out_ready & serves_1;
  assign in_2_ready = out_ready & serves_2;
  assign in_3_ready = out_ready & serves_3;
  assign in_4_ready = out_ready & serves_4;
  assign in_5_ready = out_ready & serves_5;
  assign in_6_ready = out_ready & serves_6;

  always @* begin
    case (source)
      3'd0: begin
        out_valid = in_0_valid;
        out_payload = in_0_payload;
      end
      3'd1: begin
        out_valid = in_1_valid;
        out_payload = in_1_payload;
      end
      3'd2: begin
        out_valid = in_2_valid;
        out_payload = in_2_payload;
      end
      3'd3: begin
        out_valid = in_3_valid;
        out_payload = in_3_payload;
      end
      3'd4: begin
        out_valid = in_4_valid;
        out_payload = in_4_payload;
      end
      3'd5: begin
        out_valid = in_5_valid;
        out_payload = in_5_payload;
      end
      default: begin
        out_valid = in_6_valid;
        out_payload = in_6_payload;
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
