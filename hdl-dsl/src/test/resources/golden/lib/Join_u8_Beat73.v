`default_nettype none

// Join_u8_Beat73: waits for one payload of each of two streams and passes them on together.  Generated from
// Join.java.
module Join_u8_Beat73 (
  input  wire        left_valid,
  output wire        left_ready,
  input  wire [7:0]  left_payload,
  input  wire        right_valid,
  output wire        right_ready,
  input  wire [63:0] right_payload_data,
  input  wire [7:0]  right_payload_keep,
  input  wire        right_payload_last,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [7:0]  out_payload_left,
  output wire [63:0] out_payload_right_data,
  output wire [7:0]  out_payload_right_keep,
  output wire        out_payload_right_last
);
  assign out_valid = left_valid & right_valid;
  assign out_payload_left = left_payload;
  assign out_payload_right_data = right_payload_data;
  assign out_payload_right_keep = right_payload_keep;
  assign out_payload_right_last = right_payload_last;
  assign left_ready = right_valid & out_ready;
  assign right_ready = left_valid & out_ready;
endmodule

`default_nettype wire
