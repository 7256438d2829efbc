`default_nettype none

// ByteShifter_8_EARLIER: moves the bytes of every packet by 0 to a beat less one positions.  Generated from
// ByteShifter.java.
module ByteShifter_8_EARLIER (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [63:0] in_payload_data,
  input  wire [7:0]  in_payload_keep,
  input  wire        in_payload_last,
  input  wire [2:0]  offset,  // positions to move; the same for all beats of a packet
  output wire        out_valid,
  input  wire        out_ready,
  output wire [63:0] out_payload_data,
  output wire [7:0]  out_payload_keep,
  output wire        out_payload_last
);
  reg         first;
  reg         flush;
  reg  [63:0] rest_data;
  reg  [7:0]  rest_keep;
  wire        stage_in_ready;

  wire [2:0]  amount = 3'd0 - offset;
  wire [63:0] data_by_1 = amount[0] ? {in_payload_data[55:0], in_payload_data[63:56]} : in_payload_data;
  wire [63:0] data_by_2 = amount[1] ? {data_by_1[47:0], data_by_1[63:48]} : data_by_1;
  wire [63:0] data_by_4 = amount[2] ? {data_by_2[31:0], data_by_2[63:32]} : data_by_2;
  wire [7:0]  keep_by_1 = amount[0] ? {in_payload_keep[6:0], in_payload_keep[7]} : in_payload_keep;
  wire [7:0]  keep_by_2 = amount[1] ? {keep_by_1[5:0], keep_by_1[7:6]} : keep_by_1;
  wire [7:0]  keep_by_4 = amount[2] ? {keep_by_2[3:0], keep_by_2[7:4]} : keep_by_2;
  wire [7:0]  wrapped = ~(8'hff << amount);
  wire [63:0] wrapped_bytes = {{8{wrapped[7]}}, {8{wrapped[6]}}, {8{wrapped[5]}}, {8{wrapped[4]}},
                               {8{wrapped[3]}}, {8{wrapped[2]}}, {8{wrapped[1]}}, {8{wrapped[0]}}};
  wire [7:0]  over = keep_by_4 & wrapped;
  wire [7:0]  spills = {in_payload_keep[1], in_payload_keep[2], in_payload_keep[3], in_payload_keep[4],
                        in_payload_keep[5], in_payload_keep[6], in_payload_keep[7], 1'b0};
  wire        more = in_payload_last & spills[amount];
  wire        skip = first & (|offset);
  wire        stage_in_valid = flush | (in_valid & ~skip);
  wire [7:0]  front = first ? 8'd0 : rest_keep;
  wire [63:0] front_data = ~first ? rest_data : 64'd0;
  wire [63:0] stage_in_payload_data = flush ? rest_data : (front_data | (data_by_4 & ~wrapped_bytes));
  wire [7:0]  stage_in_payload_keep = flush ? rest_keep : (front | (keep_by_4 & ~wrapped));
  wire        stage_in_payload_last = flush | (in_payload_last & ~more);

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

  assign in_ready = flush ? (stage_in_ready & skip) : (stage_in_ready | skip);

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
      rest_data <= data_by_4 & wrapped_bytes;
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
