`default_nettype none

// HeaderStrip_4_8: takes a header off the front of every packet and hands it out beside the rest.  Generated
// from HeaderStrip.java.
module HeaderStrip_4_8 (
  input  wire        clk,
  input  wire        rst,
  // in: packets with the header
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [31:0] in_payload_data,
  input  wire [3:0]  in_payload_keep,
  input  wire        in_payload_last,
  // header: one for each packet
  output wire        header_valid,
  input  wire        header_ready,
  output wire [63:0] header_payload_bytes,  // byte 0, the first on the wire, is bits 7 to 0
  output wire        header_payload_whole,  // the packet had all these bytes
  output wire        header_payload_body,  // more of the packet follows at out
  // out: what follows the header; nothing for a packet without body
  output wire        out_valid,
  input  wire        out_ready,
  output wire [31:0] out_payload_data,
  output wire [3:0]  out_payload_keep,
  output wire        out_payload_last
);
  reg         in_body;
  reg         shown_full;
  reg         place;
  reg  [31:0] header_0;
  reg  [31:0] header_1;
  reg         whole;
  reg         body_reg;
  wire        stage_in_ready;

  wire        free = ~shown_full | header_ready;
  wire        of_header = in_valid & in_ready & ~in_body;
  wire        completes = of_header & (place | in_payload_last);
  wire        stage_in_valid = in_body & in_valid;

  Pipeline_1 #(.WIDTH(37)) stage (
    .clk(clk),
    .rst(rst),
    .in_valid(stage_in_valid),
    .in_ready(stage_in_ready),
    .in_payload({in_payload_data, in_payload_keep, in_payload_last}),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload({out_payload_data, out_payload_keep, out_payload_last})
  );

  assign header_valid = shown_full;
  assign header_payload_bytes = {header_1, header_0};
  assign header_payload_whole = whole;
  assign header_payload_body = body_reg;
  assign in_ready = in_body ? stage_in_ready : free;

  always @(posedge clk) begin
    if (rst) begin
      in_body <= 1'b0;
      shown_full <= 1'b0;
      place <= 1'b0;
    end else begin
      if (of_header) begin
        place <= ~(place | in_payload_last) & (place + 1'b1);
      end
      if (in_valid & in_ready) begin
        in_body <= (in_body | place) & ~in_payload_last;
      end
      if (completes) begin
        shown_full <= 1'b1;
      end else if (header_ready) begin
        shown_full <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    if (of_header & ~place) begin
      header_0 <= in_payload_data;
    end
    if (of_header & place) begin
      header_1 <= in_payload_data;
    end
    if (completes) begin
      whole <= place & in_payload_keep[3];
      body_reg <= place & ~in_payload_last;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_beat_has_at_least_one_byte: assert (~in_valid | in_payload_keep[0]);
  always @(posedge clk) if (!rst) counts_no_beats_behind_the_header: assert (~in_body | ~place);
  always @(posedge clk) if (!rst)
    a_packet_ends_within_its_header: cover (of_header & in_payload_last & ~place);
  always @(posedge clk) if (!rst) a_packet_has_a_body: cover (in_body & in_valid & in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~in_valid | in_payload_keep[0])) begin
    $display("HeaderStrip.java: HDL801: claim 'a beat has at least one byte' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~in_body | ~place)) begin
    $display("HeaderStrip.java: HDL801: claim 'counts no beats behind the header' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
