`default_nettype none

// RateInverse: the time that a byte takes at a rate.  Generated from RateInverse.java.
module RateInverse (
  input  wire        clk,
  input  wire        rst,
  // rate: in Mb/s; 0 = unlimited
  input  wire        rate_valid,
  output wire        rate_ready,
  input  wire [19:0] rate_payload,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [15:0] out_payload_significand,
  output wire [4:0]  out_payload_exponent
);
  localparam [1:0] STEP_IDLE        = 2'd0;
  localparam [1:0] STEP_NORMALISING = 2'd1;
  localparam [1:0] STEP_DIVIDING    = 2'd2;
  localparam [1:0] STEP_SHOWING     = 2'd3;

  reg  [1:0]  step;
  reg  [19:0] divisor;
  reg  [4:0]  exponent;
  reg  [20:0] rest;
  reg  [16:0] quotient;
  reg  [4:0]  left;
  reg         is_none;

  wire        fitting = rest >= {1'b0, divisor};
  wire [20:0] less = rest - (fitting ? {1'b0, divisor} : 21'd0);
  wire [15:0] rounded = quotient[15:0] | {16{quotient[16]}};

  assign rate_ready = step == STEP_IDLE;
  assign out_valid = step == STEP_SHOWING;
  assign out_payload_significand = is_none ? 16'd0 : rounded;
  assign out_payload_exponent = exponent;

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_IDLE;
    end else begin
      case (step)
        STEP_IDLE: begin
          if (rate_valid) begin
            step <= STEP_NORMALISING;
          end
        end
        STEP_NORMALISING: begin
          if (divisor[19] | is_none) begin
            step <= STEP_DIVIDING;
          end
        end
        STEP_DIVIDING: begin
          if (left == 5'd0) begin
            step <= STEP_SHOWING;
          end
        end
        STEP_SHOWING: begin
          if (out_ready) begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_IDLE;
      endcase
    end
  end

  always @(posedge clk) begin
    case (step)
      STEP_IDLE: begin
        divisor <= rate_payload;
        exponent <= 5'd19;
        rest <= 21'd524288;
        left <= 5'd16;
        is_none <= rate_payload == 20'd0;
      end
      STEP_NORMALISING: begin
        if (!(divisor[19] | is_none)) begin
          divisor <= divisor << 1;
          exponent <= exponent - 5'd1;
        end
      end
      STEP_DIVIDING: begin
        quotient <= {quotient[15:0], fitting};
        rest <= less << 1;
        left <= left - 5'd1;
      end
      default: ;
    endcase
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    a_divisor_that_divides_begins_with_a_one: assert ((step != STEP_DIVIDING) | is_none | divisor[19]);
  always @(posedge clk) if (!rst)
    the_rest_is_less_than_two_divisors: assert ((step != STEP_DIVIDING) | is_none | (rest < {divisor, 1'b0}));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !((step != STEP_DIVIDING) | is_none | divisor[19])) begin
    $display("RateInverse.java: HDL801: claim 'a divisor that divides begins with a one' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((step != STEP_DIVIDING) | is_none | (rest < {divisor, 1'b0}))) begin
    $display("RateInverse.java: HDL801: claim 'the rest is less than two divisors' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
