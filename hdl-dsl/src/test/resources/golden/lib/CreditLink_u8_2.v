`default_nettype none

// CreditLink_u8_2: carries a stream over a long way of registers, with credits coming back.  Generated from
// CreditLink.java.
module CreditLink_u8_2 (
  input  wire        clk,
  input  wire        rst,
  // in: the near end
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [7:0]  in_payload,
  // out: the far end
  output wire        out_valid,
  input  wire        out_ready,
  output wire [7:0]  out_payload
);
  reg         sent_1;
  reg         sent_2;
  reg  [7:0]  sender_out_value_d1;
  reg  [7:0]  sender_out_value_d2;
  reg         freed_1;
  reg         freed_2;
  wire        sender_out_valid;
  wire [7:0]  sender_out_value;
  wire        receiver_freed;

  CreditSender_u8_8 sender (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_ready(in_ready),
    .in_payload(in_payload),
    .out_valid(sender_out_valid),
    .out_value(sender_out_value),
    .freed(freed_2)
  );

  CreditReceiver_u8_8 receiver (
    .clk(clk),
    .rst(rst),
    .in_valid(sent_2),
    .in_value(sender_out_value_d2),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload(out_payload),
    .freed(receiver_freed)
  );

  always @(posedge clk) begin
    if (rst) begin
      sent_1 <= 1'b0;
      sent_2 <= 1'b0;
      freed_1 <= 1'b0;
      freed_2 <= 1'b0;
    end else begin
      sent_1 <= sender_out_valid;
      sent_2 <= sent_1;
      freed_1 <= receiver_freed;
      freed_2 <= freed_1;
    end
  end

  always @(posedge clk) begin
    sender_out_value_d1 <= sender_out_value;
    sender_out_value_d2 <= sender_out_value_d1;
  end
endmodule

`default_nettype wire
