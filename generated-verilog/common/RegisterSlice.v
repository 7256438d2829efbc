`default_nettype none

// RegisterSlice: cuts every path of a stream, ready included, at full throughput: one beat shown, one held in
// reserve.  Generated from RegisterSlice.java.
module RegisterSlice #(
  parameter WIDTH = 1  // bits of a payload
) (
  input  wire             clk,
  input  wire             rst,
  input  wire             in_valid,
  output wire             in_ready,
  input  wire [WIDTH-1:0] in_payload,
  output wire             out_valid,
  input  wire             out_ready,
  output wire [WIDTH-1:0] out_payload
);
  reg  [WIDTH-1:0] shown;
  reg  [WIDTH-1:0] spare;
  reg              shown_full;
  reg              spare_full;

  wire             advance = ~shown_full | out_ready;

  assign in_ready = ~spare_full;
  assign out_valid = shown_full;
  assign out_payload = shown;

  always @(posedge clk) begin
    if (rst) begin
      shown_full <= 1'b0;
      spare_full <= 1'b0;
    end else if (advance) begin
      shown_full <= spare_full | in_valid;
      spare_full <= 1'b0;
    end else if (in_valid & in_ready) begin
      spare_full <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      shown <= spare_full ? spare : in_payload;
    end else if (in_valid & in_ready) begin
      spare <= in_payload;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    the_spare_payload_stands_behind_one_that_is_shown: assert (~spare_full | shown_full);
  always @(posedge clk) if (!rst) holds_two_payloads: cover (spare_full);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~spare_full | shown_full)) begin
    $display("RegisterSlice.java: HDL801: claim 'the spare payload stands behind one that is shown' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
