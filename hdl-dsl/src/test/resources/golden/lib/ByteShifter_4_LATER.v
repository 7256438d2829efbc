`default_nettype none

// ByteShifter_4_LATER: moves the bytes of every packet by 0 to a beat less one positions.  Generated from
// ByteShifter.java.
module ByteShifter_4_LATER (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [31:0] in_payload_data,
  input  wire [3:0]  in_payload_keep,
  input  wire        in_payload_last,
  input  wire [1:0]  offset,  // positions to move; the same for all beats of a packet
  output wire        out_valid,
  input  wire        out_ready,
  output wire [31:0] out_payload_data,
  output wire [3:0]  out_payload_keep,
  output wire        out_payload_last
);
  reg         first;
  reg         flush;
  reg  [31:0] rest_data;
  reg  [3:0]  rest_keep;
  wire        stage_in_ready;

  wire [31:0] data_by_1 = offset[0] ? {in_payload_data[23:0], in_payload_data[31:24]} : in_payload_data;
  wire [31:0] data_by_2 = offset[1] ? {data_by_1[15:0], data_by_1[31:16]} : data_by_1;
  wire [3:0]  keep_by_1 = offset[0] ? {in_payload_keep[2:0], in_payload_keep[3]} : in_payload_keep;
  wire [3:0]  keep_by_2 = offset[1] ? {keep_by_1[1:0], keep_by_1[3:2]} : keep_by_1;
  wire [3:0]  wrapped = ~(4'hf << offset);
  wire [31:0] wrapped_bytes = {{8{wrapped[3]}}, {8{wrapped[2]}}, {8{wrapped[1]}}, {8{wrapped[0]}}};
  wire [3:0]  over = keep_by_2 & wrapped;
  wire [3:0]  spills = {in_payload_keep[1], in_payload_keep[2], in_payload_keep[3], 1'b0};
  wire        more = in_payload_last & spills[offset];
  wire        stage_in_valid = flush | in_valid;
  wire [3:0]  front = first ? wrapped : rest_keep;
  wire [31:0] front_data = ~first ? rest_data : 32'd0;
  wire [31:0] stage_in_payload_data = flush ? rest_data : (front_data | (data_by_2 & ~wrapped_bytes));
  wire [3:0]  stage_in_payload_keep = flush ? rest_keep : (front | (keep_by_2 & ~wrapped));
  wire        stage_in_payload_last = flush | (in_payload_last & ~more);

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

  assign in_ready = ~flush & stage_in_ready;

  always @(posedge clk) begin
    if (rst) begin
      first <= 1'b1;
      flush <= 1'b0;
    end else if (in_valid & in_ready) begin
      first <= in_payload_last;
      flush <= more;
    end else if (stage_in_ready) begin
      flush <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (in_valid & in_ready) begin
      rest_data <= data_by_2 & wrapped_bytes;
      rest_keep <= over;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) bytes_that_follow_alone_end_a_packet: assert (~flush | first);
  always @(posedge clk) if (!rst) makes_a_packet_one_beat_longer: cover (flush);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~flush | first)) begin
    $display("ByteShifter.java: HDL801: claim 'bytes that follow alone end a packet' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
