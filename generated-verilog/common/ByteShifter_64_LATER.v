`default_nettype none

// ByteShifter_64_LATER: moves the bytes of every packet by 0 to a beat less one positions.  Generated from
// ByteShifter.java.
module ByteShifter_64_LATER (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [511:0] in_payload_data,
  input  wire [63:0]  in_payload_keep,
  input  wire         in_payload_last,
  input  wire [5:0]   offset,  // positions to move; the same for all beats of a packet
  output wire         out_valid,
  input  wire         out_ready,
  output wire [511:0] out_payload_data,
  output wire [63:0]  out_payload_keep,
  output wire         out_payload_last
);
  reg          first;
  reg          flush;
  reg  [511:0] rest_data;
  reg  [63:0]  rest_keep;
  wire         stage_in_ready;

  wire [511:0] data_by_1 = offset[0] ? {in_payload_data[503:0], in_payload_data[511:504]} : in_payload_data;
  wire [511:0] data_by_2 = offset[1] ? {data_by_1[495:0], data_by_1[511:496]} : data_by_1;
  wire [511:0] data_by_4 = offset[2] ? {data_by_2[479:0], data_by_2[511:480]} : data_by_2;
  wire [511:0] data_by_8 = offset[3] ? {data_by_4[447:0], data_by_4[511:448]} : data_by_4;
  wire [511:0] data_by_16 = offset[4] ? {data_by_8[383:0], data_by_8[511:384]} : data_by_8;
  wire [511:0] data_by_32 = offset[5] ? {data_by_16[255:0], data_by_16[511:256]} : data_by_16;
  wire [63:0]  keep_by_1 = offset[0] ? {in_payload_keep[62:0], in_payload_keep[63]} : in_payload_keep;
  wire [63:0]  keep_by_2 = offset[1] ? {keep_by_1[61:0], keep_by_1[63:62]} : keep_by_1;
  wire [63:0]  keep_by_4 = offset[2] ? {keep_by_2[59:0], keep_by_2[63:60]} : keep_by_2;
  wire [63:0]  keep_by_8 = offset[3] ? {keep_by_4[55:0], keep_by_4[63:56]} : keep_by_4;
  wire [63:0]  keep_by_16 = offset[4] ? {keep_by_8[47:0], keep_by_8[63:48]} : keep_by_8;
  wire [63:0]  keep_by_32 = offset[5] ? {keep_by_16[31:0], keep_by_16[63:32]} : keep_by_16;
  wire [63:0]  wrapped = ~(64'hffff_ffff_ffff_ffff << offset);
  wire [511:0] wrapped_bytes = {{8{wrapped[63]}}, {8{wrapped[62]}}, {8{wrapped[61]}}, {8{wrapped[60]}},
                                {8{wrapped[59]}}, {8{wrapped[58]}}, {8{wrapped[57]}}, {8{wrapped[56]}},
                                {8{wrapped[55]}}, {8{wrapped[54]}}, {8{wrapped[53]}}, {8{wrapped[52]}},
                                {8{wrapped[51]}}, {8{wrapped[50]}}, {8{wrapped[49]}}, {8{wrapped[48]}},
                                {8{wrapped[47]}}, {8{wrapped[46]}}, {8{wrapped[45]}}, {8{wrapped[44]}},
                                {8{wrapped[43]}}, {8{wrapped[42]}}, {8{wrapped[41]}}, {8{wrapped[40]}},
                                {8{wrapped[39]}}, {8{wrapped[38]}}, {8{wrapped[37]}}, {8{wrapped[36]}},
                                {8{wrapped[35]}}, {8{wrapped[34]}}, {8{wrapped[33]}}, {8{wrapped[32]}},
                                {8{wrapped[31]}}, {8{wrapped[30]}}, {8{wrapped[29]}}, {8{wrapped[28]}},
                                {8{wrapped[27]}}, {8{wrapped[26]}}, {8{wrapped[25]}}, {8{wrapped[24]}},
                                {8{wrapped[23]}}, {8{wrapped[22]}}, {8{wrapped[21]}}, {8{wrapped[20]}},
                                {8{wrapped[19]}}, {8{wrapped[18]}}, {8{wrapped[17]}}, {8{wrapped[16]}},
                                {8{wrapped[15]}}, {8{wrapped[14]}}, {8{wrapped[13]}}, {8{wrapped[12]}},
                                {8{wrapped[11]}}, {8{wrapped[10]}}, {8{wrapped[9]}}, {8{wrapped[8]}},
                                {8{wrapped[7]}}, {8{wrapped[6]}}, {8{wrapped[5]}}, {8{wrapped[4]}},
                                {8{wrapped[3]}}, {8{wrapped[2]}}, {8{wrapped[1]}}, {8{wrapped[0]}}};
  wire [63:0]  over = keep_by_32 & wrapped;
  wire [63:0]  spills = {in_payload_keep[1], in_payload_keep[2], in_payload_keep[3], in_payload_keep[4],
                         in_payload_keep[5], in_payload_keep[6], in_payload_keep[7], in_payload_keep[8],
                         in_payload_keep[9], in_payload_keep[10], in_payload_keep[11], in_payload_keep[12],
                         in_payload_keep[13], in_payload_keep[14], in_payload_keep[15], in_payload_keep[16],
                         in_payload_keep[17], in_payload_keep[18], in_payload_keep[19], in_payload_keep[20],
                         in_payload_keep[21], in_payload_keep[22], in_payload_keep[23], in_payload_keep[24],
                         in_payload_keep[25], in_payload_keep[26], in_payload_keep[27], in_payload_keep[28],
                         in_payload_keep[29], in_payload_keep[30], in_payload_keep[31], in_payload_keep[32],
                         in_payload_keep[33], in_payload_keep[34], in_payload_keep[35], in_payload_keep[36],
                         in_payload_keep[37], in_payload_keep[38], in_payload_keep[39], in_payload_keep[40],
                         in_payload_keep[41], in_payload_keep[42], in_payload_keep[43], in_payload_keep[44],
                         in_payload_keep[45], in_payload_keep[46], in_payload_keep[47], in_payload_keep[48],
                         in_payload_keep[49], in_payload_keep[50], in_payload_keep[51], in_payload_keep[52],
                         in_payload_keep[53], in_payload_keep[54], in_payload_keep[55], in_payload_keep[56],
                         in_payload_keep[57], in_payload_keep[58], in_payload_keep[59], in_payload_keep[60],
                         in_payload_keep[61], in_payload_keep[62], in_payload_keep[63], 1'b0};
  wire         _spills_picked = spills[offset];
  wire         more = in_payload_last & _spills_picked;
  wire         stage_in_valid = flush | in_valid;
  wire [63:0]  front = first ? wrapped : rest_keep;
  wire [511:0] front_data = ~first ? rest_data : 512'd0;
  wire [511:0] stage_in_payload_data = flush ? rest_data : (front_data | (data_by_32 & ~wrapped_bytes));
  wire [63:0]  stage_in_payload_keep = flush ? rest_keep : (front | (keep_by_32 & ~wrapped));
  wire         stage_in_payload_last = flush | (in_payload_last & ~more);

  Pipeline_1 #(.WIDTH(577)) stage (
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
      rest_data <= data_by_32 & wrapped_bytes;
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
