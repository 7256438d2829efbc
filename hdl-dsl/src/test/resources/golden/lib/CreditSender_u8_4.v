`default_nettype none

// CreditSender_u8_4: sends payloads for which the other end has places.  Generated from CreditSender.java.
module CreditSender_u8_4 (
  input  wire        clk,
  input  wire        rst,
  // in: payloads to send
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [7:0]  in_payload,
  // out: what is sent; nobody holds it up
  output wire        out_valid,
  output wire [7:0]  out_value,
  input  wire        freed  // the other end has one place more
);
  reg  [2:0]  left;
  reg         some;
  reg         sends;
  reg  [7:0]  sent;

  wire        spends = in_valid & in_ready;
  wire [2:0]  up_flips = left ^ (left + 3'd1);
  wire [2:0]  down_flips = left ^ (left - 3'd1);

  assign in_ready = some;
  assign out_valid = sends;
  assign out_value = sent;

  always @(posedge clk) begin
    if (rst) begin
      left <= 3'd4;
      some <= 1'b1;
      sends <= 1'b0;
    end else begin
      left <= left ^ ((freed & ~spends) ? up_flips : 3'd0) ^ ((spends & ~freed) ? down_flips : 3'd0);
      some <= freed | (spends ? (left != 3'd1) : some);
      sends <= spends;
    end
  end

  always @(posedge clk) begin
    if (spends) begin
      sent <= in_payload;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_place_is_freed_that_was_not_used: assert (~freed | (left != 3'd4));
  always @(posedge clk) if (!rst) has_no_more_credits_than_there_are_places: assert (left <= 3'd4);
  always @(posedge clk) if (!rst) knows_whether_there_are_credits: assert (some == (left != 3'd0));
  always @(posedge clk) if (!rst) runs_out_of_credits: cover (~some);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~freed | (left != 3'd4))) begin
    $display("CreditSender.java: HDL801: claim 'no place is freed that was not used' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(left <= 3'd4)) begin
    $display("CreditSender.java: HDL801: claim 'has no more credits than there are places' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(some == (left != 3'd0))) begin
    $display("CreditSender.java: HDL801: claim 'knows whether there are credits' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
