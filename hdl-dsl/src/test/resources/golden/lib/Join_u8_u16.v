`default_nettype none

// Join_u8_u16: waits for one payload of each of two streams and passes them on together.  Generated from
// Join.java.
module Join_u8_u16 (
  input  wire        left_valid,
  output wire        left_ready,
  input  wire [7:0]  left_payload,
  input  wire        right_valid,
  output wire        right_ready,
  input  wire [15:0] right_payload,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [7:0]  out_payload_left,
  output wire [15:0] out_payload_right
);
  assign out_valid = left_valid & right_valid;
  assign out_payload_left = left_payload;
  assign out_payload_right = right_payload;
  assign left_ready = right_valid & out_ready;
  assign right_ready = left_valid & out_ready;
endmodule

`default_nettype wire
