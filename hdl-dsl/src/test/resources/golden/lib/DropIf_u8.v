`default_nettype none

// DropIf_u8: takes payloads, or whole packets, out of a stream.  Generated from DropIf.java.
module DropIf_u8 (
  // in: all payloads
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [7:0]  in_payload,
  input  wire        drop,  // beside in, as steady as its payload: this one is not to pass
  // out: those that pass
  output wire        out_valid,
  input  wire        out_ready,
  output wire [7:0]  out_payload,
  output wire        dropped  // a payload is dropped in this cycle; of a packet, its last one
);
  assign out_valid = in_valid & ~drop;
  assign out_payload = in_payload;
  assign in_ready = out_ready | drop;
  assign dropped = in_valid & drop;
endmodule

`default_nettype wire
