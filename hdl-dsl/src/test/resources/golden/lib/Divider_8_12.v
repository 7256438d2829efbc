`default_nettype none

// Divider_8_12: divides whole numbers, one bit of the quotient per cycle.  Generated from Divider.java.
module Divider_8_12 (
  input  wire        clk,
  input  wire        rst,
  // in: what is divided by what
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [7:0]  in_payload_dividend,
  input  wire [11:0] in_payload_divisor,
  // out: what comes of it, in order
  output wire        out_valid,
  input  wire        out_ready,
  output wire [7:0]  out_payload_quotient,
  output wire [11:0] out_payload_remainder
);
  reg         busy;
  reg         done;
  reg  [2:0]  step;
  reg  [7:0]  quotient;
  reg  [11:0] remainder;
  reg  [11:0] by;

  wire [12:0] partial = {remainder, quotient[7]};
  wire [12:0] difference = partial - {1'b0, by};
  wire        fits = partial >= {1'b0, by};
  wire        is_last = step == 3'd7;
  wire [12:0] _difference_choice = fits ? difference : partial;

  assign in_ready = ~busy & (~done | out_ready);
  assign out_valid = done;
  assign out_payload_quotient = quotient;
  assign out_payload_remainder = remainder;

  always @(posedge clk) begin
    if (rst) begin
      busy <= 1'b0;
      done <= 1'b0;
      step <= 3'd0;
    end else begin
      if (in_valid & in_ready) begin
        busy <= 1'b1;
        step <= 3'd0;
      end else if (busy) begin
        step <= step + 3'd1;
        busy <= ~is_last;
      end
      if (busy & is_last) begin
        done <= 1'b1;
      end else if (out_ready) begin
        done <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    if (in_valid & in_ready) begin
      quotient <= in_payload_dividend;
      remainder <= 12'd0;
      by <= in_payload_divisor;
    end else if (busy) begin
      quotient <= {quotient[6:0], fits};
      remainder <= _difference_choice[11:0];
    end
  end

  wire        _unused = &{1'b0, _difference_choice[12]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) divides_nothing_while_a_result_is_shown: assert (~(busy & done));
  always @(posedge clk) if (!rst)
    what_remains_is_less_than_the_divisor: assert (~busy | (by == 12'd0) | (remainder < by));
  always @(posedge clk) if (!rst) is_asked_to_divide_by_0: cover (done & (by == 12'd0));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(busy & done))) begin
    $display("Divider.java: HDL801: claim 'divides nothing while a result is shown' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~busy | (by == 12'd0) | (remainder < by))) begin
    $display("Divider.java: HDL801: claim 'what remains is less than the divisor' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
