`default_nettype none

// RegisterSlice_Axi4WriteData_256: cuts every path of a stream, ready included, at full throughput: one beat
// shown, one held in reserve.  Generated from RegisterSlice.java.
module RegisterSlice_Axi4WriteData_256 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [255:0] in_payload_data,
  input  wire [31:0]  in_payload_strb,
  input  wire         in_payload_last,
  output wire         out_valid,
  input  wire         out_ready,
  output wire [255:0] out_payload_data,
  output wire [31:0]  out_payload_strb,
  output wire         out_payload_last
);
  reg  [255:0] shown_data;
  reg  [31:0]  shown_strb;
  reg          shown_last;
  reg  [255:0] spare_data;
  reg  [31:0]  spare_strb;
  reg          spare_last;
  reg          shown_full;
  reg          spare_full;

  wire         advance = ~shown_full | out_ready;

  assign in_ready = ~spare_full;
  assign out_valid = shown_full;
  assign out_payload_data = shown_data;
  assign out_payload_strb = shown_strb;
  assign out_payload_last = shown_last;

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
      shown_data <= spare_full ? spare_data : in_payload_data;
      shown_strb <= spare_full ? spare_strb : in_payload_strb;
      shown_last <= spare_full ? spare_last : in_payload_last;
    end else if (in_valid & in_ready) begin
      spare_data <= in_payload_data;
      spare_strb <= in_payload_strb;
      spare_last <= in_payload_last;
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
