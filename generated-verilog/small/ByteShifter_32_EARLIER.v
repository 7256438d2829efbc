`default_nettype none

// ByteShifter_32_EARLIER: moves the bytes of every packet by 0 to a beat less one positions.  Generated from
// ByteShifter.java.
module ByteShifter_32_EARLIER (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [255:0] in_payload_data,
  input  wire [31:0]  in_payload_keep,
  input  wire         in_payload_last,
  input  wire [4:0]   offset,  // positions to move; the same for all beats of a packet
  output wire         out_valid,
  input  wire         out_ready,
  output wire [255:0] out_payload_data,
  output wire [31:0]  out_payload_keep,
  output wire         out_payload_last
);
  reg          first;
  reg          flush;
  reg  [255:0] rest_data;
  reg  [31:0]  rest_keep;
  wire         stage_in_ready;

  wire [4:0]   amount = 5'd0 - offset;
  wire [255:0] data_by_1 = amount[0] ? {in_payload_data[247:0], in_payload_data[255:248]} : in_payload_data;
  wire [255:0] data_by_2 = amount[1] ? {data_by_1[239:0], data_by_1[255:240]} : data_by_1;
  wire [255:0] data_by_4 = amount[2] ? {data_by_2[223:0], data_by_2[255:224]} : data_by_2;
  wire [255:0] data_by_8 = amount[3] ? {data_by_4[191:0], data_by_4[255:192]} : data_by_4;
  wire [255:0] data_by_16 = amount[4] ? {data_by_8[127:0], data_by_8[255:128]} : data_by_8;
  wire [31:0]  keep_by_1 = amount[0] ? {in_payload_keep[30:0], in_payload_keep[31]} : in_payload_keep;
  wire [31:0]  keep_by_2 = amount[1] ? {keep_by_1[29:0], keep_by_1[31:30]} : keep_by_1;
  wire [31:0]  keep_by_4 = amount[2] ? {keep_by_2[27:0], keep_by_2[31:28]} : keep_by_2;
  wire [31:0]  keep_by_8 = amount[3] ? {keep_by_4[23:0], keep_by_4[31:24]} : keep_by_4;
  wire [31:0]  keep_by_16 = amount[4] ? {keep_by_8[15:0], keep_by_8[31:16]} : keep_by_8;
  wire [31:0]  wrapped = ~(32'hffff_ffff << amount);
  wire [255:0] wrapped_bytes = {{8{wrapped[31]}}, {8{wrapped[30]}}, {8{wrapped[29]}}, {8{wrapped[28]}},
                                {8{wrapped[27]}}, {8{wrapped[26]}}, {8{wrapped[25]}}, {8{wrapped[24]}},
                                {8{wrapped[23]}}, {8{wrapped[22]}}, {8{wrapped[21]}}, {8{wrapped[20]}},
                                {8{wrapped[19]}}, {8{wrapped[18]}}, {8{wrapped[17]}}, {8{wrapped[16]}},
                                {8{wrapped[15]}}, {8{wrapped[14]}}, {8{wrapped[13]}}, {8{wrapped[12]}},
                                {8{wrapped[11]}}, {8{wrapped[10]}}, {8{wrapped[9]}}, {8{wrapped[8]}},
                                {8{wrapped[7]}}, {8{wrapped[6]}}, {8{wrapped[5]}}, {8{wrapped[4]}},
                                {8{wrapped[3]}}, {8{wrapped[2]}}, {8{wrapped[1]}}, {8{wrapped[0]}}};
  wire [31:0]  over = keep_by_16 & wrapped;
  wire [31:0]  spills = {in_payload_keep[1], in_payload_keep[2], in_payload_keep[3], in_payload_keep[4],
                         in_payload_keep[5], in_payload_keep[6], in_payload_keep[7], in_payload_keep[8],
                         in_payload_keep[9], in_payload_keep[10], in_payload_keep[11], in_payload_keep[12],
                         in_payload_keep[13], in_payload_keep[14], in_payload_keep[15], in_payload_keep[16],
                         in_payload_keep[17], in_payload_keep[18], in_payload_keep[19], in_payload_keep[20],
                         in_payload_keep[21], in_payload_keep[22], in_payload_keep[23], in_payload_keep[24],
                         in_payload_keep[25], in_payload_keep[26], in_payload_keep[27], in_payload_keep[28],
                         in_payload_keep[29], in_payload_keep[30], in_payload_keep[31], 1'b0};
  wire         _spills_picked = spills[amount];
  wire         more = in_payload_last & _spills_picked;
  wire         skip = first & (|offset);
  wire         stage_in_valid = flush | (in_valid & ~skip);
  wire [31:0]  front = first ? 32'd0 : rest_keep;
  wire [255:0] front_data = ~first ? rest_data : 256'd0;
  wire [255:0] stage_in_payload_data = flush ? rest_data : (front_data | (data_by_16 & ~wrapped_bytes));
  wire [31:0]  stage_in_payload_keep = flush ? rest_keep : (front | (keep_by_16 & ~wrapped));
  wire         stage_in_payload_last = flush | (in_payload_last & ~more);

  Pipeline_1 #(.WIDTH(289)) stage (
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
      rest_data <= data_by_16 & wrapped_bytes;
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
