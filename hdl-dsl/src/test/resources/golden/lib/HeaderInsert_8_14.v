`default_nettype none

// HeaderInsert_8_14: puts a header in front of every packet.  Generated from HeaderInsert.java.
module HeaderInsert_8_14 (
  input  wire         clk,
  input  wire         rst,
  // header: one for each packet; byte 0, the first on the wire, is bits 7 to 0
  input  wire         header_valid,
  output wire         header_ready,
  input  wire [111:0] header_payload,
  // in: packets without the header
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [63:0]  in_payload_data,
  input  wire [7:0]   in_payload_keep,
  input  wire         in_payload_last,
  // out: packets with it
  output wire         out_valid,
  input  wire         out_ready,
  output wire [63:0]  out_payload_data,
  output wire [7:0]   out_payload_keep,
  output wire         out_payload_last
);
  reg         begun;
  reg         flush;
  reg  [47:0] rest;
  reg  [5:0]  rest_keep;
  reg         front_place;
  wire        stage_in_ready;

  wire        idle = ~(begun | flush);
  wire        joint = idle & front_place;
  wire        spills = in_payload_keep[2];
  wire        more = in_payload_last & spills;
  wire        stage_in_valid = flush | (begun ? in_valid : (header_valid & (~front_place | in_valid)));
  wire [47:0] before_wire = idle ? header_payload[111:64] : rest;
  wire [5:0]  before_keep = flush ? rest_keep : 6'h3f;
  wire [1:0]  behind = ~flush ? in_payload_keep[1:0] : 2'd0;
  wire        alone = idle & ~front_place;
  wire [63:0] stage_in_payload_data = alone ? header_payload[63:0] : {in_payload_data[15:0], before_wire};
  wire [7:0]  stage_in_payload_keep = alone ? 8'hff : {behind, before_keep};
  wire        stage_in_payload_last = ~alone & (flush | (in_payload_last & ~spills));

  Pipeline_1 #(.WIDTH(73)) stage (
    .clk(clk),
    .rst(rst),
    .in_valid(stage_in_valid),
    .in_ready(stage_in_ready),
    .in_payload({stage_in_payload_data, stage_in_payload_keep, stage_in_payload_last}),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload({out_payload_data, out_payload_keep, out_payload_last})
  );

  assign header_ready = joint & in_valid & stage_in_ready;
  assign in_ready = stage_in_ready & (begun | (joint & header_valid));

  always @(posedge clk) begin
    if (rst) begin
      begun <= 1'b0;
      flush <= 1'b0;
      front_place <= 1'b0;
    end else begin
      if (header_valid & header_ready) begin
        front_place <= 1'b0;
      end else if (idle & stage_in_ready & header_valid & ~front_place) begin
        front_place <= front_place + 1'b1;
      end
      if (in_valid & in_ready) begin
        begun <= ~in_payload_last;
        flush <= more;
      end else if (stage_in_ready) begin
        flush <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    if (in_valid & in_ready) begin
      rest <= in_payload_data[63:16];
      rest_keep <= in_payload_keep[7:2];
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) bytes_that_follow_alone_end_a_packet: assert (~(flush & begun));
  always @(posedge clk) if (!rst) makes_a_packet_one_beat_longer: cover (flush);
  always @(posedge clk) if (!rst) a_beat_has_at_least_one_byte: assert (~in_valid | in_payload_keep[0]);
  always @(posedge clk) if (!rst)
    a_packet_of_several_beats_ends: cover (in_valid & in_ready & in_payload_last & begun);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(flush & begun))) begin
    $display("HeaderInsert.java: HDL801: claim 'bytes that follow alone end a packet' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~in_valid | in_payload_keep[0])) begin
    $display("HeaderInsert.java: HDL801: claim 'a beat has at least one byte' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
