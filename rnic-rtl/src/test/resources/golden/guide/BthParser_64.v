`default_nettype none

// BthParser_64: reads the base transport header off the first beat of each packet; the packet itself passes
// through.  Generated from BthParser.java.
module BthParser_64 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [511:0] in_payload_data,
  input  wire [63:0]  in_payload_keep,
  input  wire         in_payload_last,
  output wire         out_valid,
  input  wire         out_ready,
  output wire [511:0] out_payload_data,
  output wire [63:0]  out_payload_keep,
  output wire         out_payload_last,
  output wire         header_valid,
  output wire [7:0]   header_value_opcode,
  output wire [7:0]   header_value_flags,
  output wire [15:0]  header_value_pkey,
  output wire [7:0]   header_value_reserved,
  output wire [23:0]  header_value_dest_qp,
  output wire         header_value_ack_request,
  output wire [6:0]   header_value_reserved2,
  output wire [23:0]  header_value_psn
);
  reg         first;

  assign header_valid = in_valid & in_ready & first;
  assign header_value_opcode = in_payload_data[7:0];
  assign header_value_flags = in_payload_data[15:8];
  assign header_value_pkey = {in_payload_data[23:16], in_payload_data[31:24]};
  assign header_value_reserved = in_payload_data[39:32];
  assign header_value_dest_qp = {in_payload_data[47:40], in_payload_data[55:48], in_payload_data[63:56]};
  assign header_value_ack_request = in_payload_data[71];
  assign header_value_reserved2 = in_payload_data[70:64];
  assign header_value_psn = {in_payload_data[79:72], in_payload_data[87:80], in_payload_data[95:88]};
  assign out_valid = in_valid;
  assign in_ready = out_ready;
  assign out_payload_data = in_payload_data;
  assign out_payload_keep = in_payload_keep;
  assign out_payload_last = in_payload_last;

  always @(posedge clk) begin
    if (rst) begin
      first <= 1'b1;
    end else if (in_valid & in_ready) begin
      first <= in_payload_last;
    end
  end
endmodule

`default_nettype wire
