`default_nettype none

// CreditSender_Beat73_100: sends payloads for which the other end has places.  Generated from
// CreditSender.java.
module CreditSender_Beat73_100 (
  input  wire        clk,
  input  wire        rst,
  // in: payloads to send
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [63:0] in_payload_data,
  input  wire [7:0]  in_payload_keep,
  input  wire        in_payload_last,
  // out: what is sent; nobody holds it up
  output wire        out_valid,
  output wire [63:0] out_value_data,
  output wire [7:0]  out_value_keep,
  output wire        out_value_last,
  input  wire        freed  // the other end has one place more
);
  reg  [6:0]  left;
  reg         some;
  reg         sends;
  reg  [63:0] sent_data;
  reg  [7:0]  sent_keep;
  reg         sent_last;

  wire        spends = in_valid & in_ready;
  wire [6:0]  up_flips = left ^ (left + 7'd1);
  wire [6:0]  down_flips = left ^ (left - 7'd1);

  assign in_ready = some;
  assign out_valid = sends;
  assign out_value_data = sent_data;
  assign out_value_keep = sent_keep;
  assign out_value_last = sent_last;

  always @(posedge clk) begin
    if (rst) begin
      left <= 7'd100;
      some <= 1'b1;
      sends <= 1'b0;
    end else begin
      left <= left ^ ((freed & ~spends) ? up_flips : 7'd0) ^ ((spends & ~freed) ? down_flips : 7'd0);
      some <= freed | (spends ? (left != 7'd1) : some);
      sends <= spends;
    end
  end

  always @(posedge clk) begin
    if (spends) begin
      sent_data <= in_payload_data;
      sent_keep <= in_payload_keep;
      sent_last <= in_payload_last;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_place_is_freed_that_was_not_used: assert (~freed | (left != 7'd100));
  always @(posedge clk) if (!rst) has_no_more_credits_than_there_are_places: assert (left <= 7'd100);
  always @(posedge clk) if (!rst) knows_whether_there_are_credits: assert (some == (left != 7'd0));
  always @(posedge clk) if (!rst) runs_out_of_credits: cover (~some);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~freed | (left != 7'd100))) begin
    $display("CreditSender.java: HDL801: claim 'no place is freed that was not used' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(left <= 7'd100)) begin
    $display("CreditSender.java: HDL801: claim 'has no more credits than there are places' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(some == (left != 7'd0))) begin
    $display("CreditSender.java: HDL801: claim 'knows whether there are credits' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
