`default_nettype none

// EventMerge_16_8: makes one event per cycle of two sources.  Generated from EventMerge.java.
module EventMerge_16_8 (
  input  wire        clk,
  input  wire        rst,
  // first: at once
  input  wire        first_valid,
  input  wire [3:0]  first_value,
  // second: a cycle later or more
  input  wire        second_valid,
  input  wire [3:0]  second_value,
  output wire        out_valid,
  output wire [3:0]  out_value
);
  wire        waiting_in_ready;
  wire        waiting_out_valid;
  wire [3:0]  waiting_out_payload;

  wire        waiting_out_ready = ~first_valid;

  Fifo_8_LUTRAM #(.WIDTH(4)) waiting (
    .clk(clk),
    .rst(rst),
    .in_valid(second_valid),
    .in_ready(waiting_in_ready),
    .in_payload(second_value),
    .out_valid(waiting_out_valid),
    .out_ready(waiting_out_ready),
    .out_payload(waiting_out_payload)
  );

  assign out_valid = first_valid | waiting_out_valid;
  assign out_value = first_valid ? first_value : waiting_out_payload;

  wire        _unused = &{1'b0, waiting_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!rst) there_is_a_place_for_every_event: assert (~second_valid | waiting_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~second_valid | waiting_in_ready)) begin
    $display("EventMerge.java: HDL801: claim 'there is a place for every event' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
