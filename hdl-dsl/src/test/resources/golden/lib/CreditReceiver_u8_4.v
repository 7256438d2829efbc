`default_nettype none

// CreditReceiver_u8_4: has a place for every payload that its sender may send.  Generated from
// CreditReceiver.java.
module CreditReceiver_u8_4 (
  input  wire        clk,
  input  wire        rst,
  // in: what the sender sends
  input  wire        in_valid,
  input  wire [7:0]  in_value,
  // out: the payloads, in order
  output wire        out_valid,
  input  wire        out_ready,
  output wire [7:0]  out_payload,
  output reg         freed  // one place more, for the sender
);
  wire        places_in_ready;

  Fifo_4_LUTRAM #(.WIDTH(8)) places (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_ready(places_in_ready),
    .in_payload(in_value),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload(out_payload)
  );

  always @(posedge clk) begin
    if (rst) begin
      freed <= 1'b0;
    end else begin
      freed <= out_valid & out_ready;
    end
  end

  wire        _unused = &{1'b0, places_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!rst) there_is_a_place_for_what_is_sent: assert (~in_valid | places_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~in_valid | places_in_ready)) begin
    $display("CreditReceiver.java: HDL801: claim 'there is a place for what is sent' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
