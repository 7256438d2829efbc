`default_nettype none

// DropIf_Beat73_packets: takes payloads, or whole packets, out of a stream.  Generated from DropIf.java.
module DropIf_Beat73_packets (
  input  wire        clk,
  input  wire        rst,
  // in: all payloads
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [63:0] in_payload_data,
  input  wire [7:0]  in_payload_keep,
  input  wire        in_payload_last,
  input  wire        drop,  // beside in, as steady as its payload: this one is not to pass
  // out: those that pass
  output wire        out_valid,
  input  wire        out_ready,
  output wire [63:0] out_payload_data,
  output wire [7:0]  out_payload_keep,
  output wire        out_payload_last,
  output wire        dropped  // a payload is dropped in this cycle; of a packet, its last one
);
  reg         drops_inside;
  reg         drops_dropping;

  wire        drops = drops_inside ? drops_dropping : drop;

  assign out_valid = in_valid & ~drops;
  assign out_payload_data = in_payload_data;
  assign out_payload_keep = in_payload_keep;
  assign out_payload_last = in_payload_last;
  assign in_ready = out_ready | drops;
  assign dropped = in_valid & drops & in_payload_last;

  always @(posedge clk) begin
    if (rst) begin
      drops_inside <= 1'b0;
    end else if (in_valid & in_ready) begin
      drops_inside <= ~in_payload_last;
    end
  end

  always @(posedge clk) begin
    if (in_valid & in_ready) begin
      drops_dropping <= drops;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) drops_a_packet_of_several_payloads: cover (drops_inside & drops_dropping);
`endif
endmodule

`default_nettype wire
