`default_nettype none

// HeaderStrip_8_14: takes a header off the front of every packet and hands it out beside the rest.  Generated
// from HeaderStrip.java.
module HeaderStrip_8_14 (
  input  wire         clk,
  input  wire         rst,
  // in: packets with the header
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [63:0]  in_payload_data,
  input  wire [7:0]   in_payload_keep,
  input  wire         in_payload_last,
  // header: one for each packet
  output wire         header_valid,
  input  wire         header_ready,
  output wire [111:0] header_payload_bytes,  // byte 0, the first on the wire, is bits 7 to 0
  output wire         header_payload_whole,  // the packet had all these bytes
  output wire         header_payload_body,  // more of the packet follows at out
  // out: what follows the header; nothing for a packet without body
  output wire         out_valid,
  input  wire         out_ready,
  output wire [63:0]  out_payload_data,
  output wire [7:0]   out_payload_keep,
  output wire         out_payload_last
);
  reg         in_body;
  reg         shown_full;
  reg         place;
  reg  [63:0] header_0;
  reg  [47:0] header_1;
  reg         whole;
  reg         body_reg;
  reg         flush;
  reg  [15:0] rest;
  reg  [1:0]  rest_keep;
  wire        stage_in_ready;

  wire        free = ~shown_full | header_ready;
  wire        of_header = in_valid & in_ready & ~in_body;
  wire        completes = of_header & (place | in_payload_last);
  wire        spills = in_payload_keep[6];
  wire        stage_in_valid = flush | (in_body & in_valid);
  wire [1:0]  low = flush ? rest_keep : 2'd3;
  wire [5:0]  high = ~flush ? in_payload_keep[5:0] : 6'd0;
  wire        stage_in_payload_last = flush | (in_payload_last & ~spills);

  Pipeline_1 #(.WIDTH(73)) stage (
    .clk(clk),
    .rst(rst),
    .in_valid(stage_in_valid),
    .in_ready(stage_in_ready),
    .in_payload({{in_payload_data[47:0], rest}, {high, low}, stage_in_payload_last}),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload({out_payload_data, out_payload_keep, out_payload_last})
  );

  assign header_valid = shown_full;
  assign header_payload_bytes = {header_1, header_0};
  assign header_payload_whole = whole;
  assign header_payload_body = body_reg;
  assign in_ready = in_body ? stage_in_ready : (free & (~flush | stage_in_ready));

  always @(posedge clk) begin
    if (rst) begin
      in_body <= 1'b0;
      shown_full <= 1'b0;
      place <= 1'b0;
      flush <= 1'b0;
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
      if (in_valid & in_ready) begin
        flush <= (in_body | (of_header & place)) & in_payload_last & spills;
      end else if (stage_in_ready) begin
        flush <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    if (of_header & ~place) begin
      header_0 <= in_payload_data;
    end
    if (of_header & place) begin
      header_1 <= in_payload_data[47:0];
    end
    if (completes) begin
      whole <= place & in_payload_keep[5];
      body_reg <= place & (~in_payload_last | in_payload_keep[6]);
    end
    if (in_valid & in_ready) begin
      rest <= in_payload_data[63:48];
      rest_keep <= in_payload_keep[7:6];
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) bytes_that_follow_alone_end_a_packet: assert (~(flush & in_body));
  always @(posedge clk) if (!rst) the_last_bytes_need_a_beat_of_their_own: cover (flush);
  always @(posedge clk) if (!rst) a_beat_has_at_least_one_byte: assert (~in_valid | in_payload_keep[0]);
  always @(posedge clk) if (!rst) counts_no_beats_behind_the_header: assert (~in_body | ~place);
  always @(posedge clk) if (!rst)
    a_packet_ends_within_its_header: cover (of_header & in_payload_last & ~place);
  always @(posedge clk) if (!rst) a_packet_has_a_body: cover (in_body & in_valid & in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(flush & in_body))) begin
    $display("HeaderStrip.java: HDL801: claim 'bytes that follow alone end a packet' is false in %m");
    $stop;
  end
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
