`default_nettype none

// RegisterSlice_HeaderBytes888_3e86: cuts every path of a stream, ready included, at full throughput: one
// beat shown, one held in reserve.  Generated from RegisterSlice.java.
module RegisterSlice_HeaderBytes888_3e86 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [879:0] in_payload_bytes,  // byte 0 in bits 7 to 0; bytes behind the length are 0
  input  wire [6:0]   in_payload_length,  // how many, at most 110
  input  wire         in_payload_has_payload,  // a payload of at least one byte follows
  output wire         out_valid,
  input  wire         out_ready,
  output wire [879:0] out_payload_bytes,  // byte 0 in bits 7 to 0; bytes behind the length are 0
  output wire [6:0]   out_payload_length,  // how many, at most 110
  output wire         out_payload_has_payload  // a payload of at least one byte follows
);
  reg  [879:0] shown_bytes;
  reg  [6:0]   shown_length;
  reg          shown_has_payload;
  reg  [879:0] spare_bytes;
  reg  [6:0]   spare_length;
  reg          spare_has_payload;
  reg          shown_full;
  reg          spare_full;

  wire         advance = ~shown_full | out_ready;

  assign in_ready = ~spare_full;
  assign out_valid = shown_full;
  assign out_payload_bytes = shown_bytes;
  assign out_payload_length = shown_length;
  assign out_payload_has_payload = shown_has_payload;

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
      shown_bytes <= spare_full ? spare_bytes : in_payload_bytes;
      shown_length <= spare_full ? spare_length : in_payload_length;
      shown_has_payload <= spare_full ? spare_has_payload : in_payload_has_payload;
    end else if (in_valid & in_ready) begin
      spare_bytes <= in_payload_bytes;
      spare_length <= in_payload_length;
      spare_has_payload <= in_payload_has_payload;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) the_spare_payload_stands_behind_one_that_is_shown: assert (~spare_full |
                                                                                             shown_full);
  always @(posedge clk) if (!rst) holds_two_payloads: cover (spare_full);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~spare_full | shown_full)) begin
    $display("RegisterSlice.java: HDL801: claim 'the spare payload stands behind one that is shown' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
