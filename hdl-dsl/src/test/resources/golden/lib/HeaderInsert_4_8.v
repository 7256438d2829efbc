`default_nettype none

// HeaderInsert_4_8: puts a header in front of every packet.  Generated from HeaderInsert.java.
module HeaderInsert_4_8 (
  input  wire        clk,
  input  wire        rst,
  // header: one for each packet; byte 0, the first on the wire, is bits 7 to 0
  input  wire        header_valid,
  output wire        header_ready,
  input  wire [63:0] header_payload,
  // in: packets without the header
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [31:0] in_payload_data,
  input  wire [3:0]  in_payload_keep,
  input  wire        in_payload_last,
  // out: packets with it
  output wire        out_valid,
  input  wire        out_ready,
  output wire [31:0] out_payload_data,
  output wire [3:0]  out_payload_keep,
  output wire        out_payload_last
);
  reg         begun;
  reg         front_place;
  wire        stage_in_ready;

  wire [31:0] from_part_0 = ~front_place ? header_payload[31:0] : header_payload[63:32];
  wire        stage_in_valid = begun ? in_valid : header_valid;
  wire [31:0] stage_in_payload_data = begun ? in_payload_data : from_part_0;
  wire [3:0]  stage_in_payload_keep = begun ? in_payload_keep : 4'hf;
  wire        stage_in_payload_last = begun & in_payload_last;

  Pipeline_1 #(.WIDTH(37)) stage (
    .clk(clk),
    .rst(rst),
    .in_valid(stage_in_valid),
    .in_ready(stage_in_ready),
    .in_payload({stage_in_payload_data, stage_in_payload_keep, stage_in_payload_last}),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload({out_payload_data, out_payload_keep, out_payload_last})
  );

  assign header_ready = ~begun & stage_in_ready & front_place;
  assign in_ready = begun & stage_in_ready;

  always @(posedge clk) begin
    if (rst) begin
      begun <= 1'b0;
      front_place <= 1'b0;
    end else begin
      if (header_valid & header_ready) begin
        front_place <= 1'b0;
        begun <= 1'b1;
      end else begin
        if (~begun & stage_in_ready & header_valid & ~front_place) begin
          front_place <= front_place + 1'b1;
        end
        if (in_valid & in_ready) begin
          begun <= ~in_payload_last;
        end
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_beat_has_at_least_one_byte: assert (~in_valid | in_payload_keep[0]);
  always @(posedge clk) if (!rst)
    a_packet_of_several_beats_ends: cover (in_valid & in_ready & in_payload_last & begun);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~in_valid | in_payload_keep[0])) begin
    $display("HeaderInsert.java: HDL801: claim 'a beat has at least one byte' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
