`default_nettype none

// IcrcInserter_64: appends the invariant CRC to every frame, and zeros up to 60 bytes.  Generated from
// IcrcInserter.java.
// timeline entering: 5 cycles, 8 registers (71 bits), of these 7 (70 bits) only wait
module IcrcInserter_64 (
  input  wire         clk,
  input  wire         rst,
  // in: frames of at least 54 bytes, 2 more than a multiple of 4, that end where the ICRC is to stand
  input  wire         in_valid,
  output wire         in_ready,
  input  wire [511:0] in_payload_data,
  input  wire [63:0]  in_payload_keep,
  input  wire         in_payload_last,
  // out: frames with ICRC, without FCS
  output wire         out_valid,
  input  wire         out_ready,
  output wire [511:0] out_payload_data,
  output wire [63:0]  out_payload_keep,
  output wire         out_payload_last
);
  reg  [4:0]   due;
  reg  [31:0]  rest;
  reg  [3:0]   rest_keep;
  reg          extra;
  reg          number;
  // ---- timeline entering, cycle 1
  reg          is_first;
  reg          entering_c1;
  reg  [63:0]  in_payload_keep_c1;
  reg          in_payload_last_c1;
  // ---- timeline entering, cycle 2
  reg  [2:0]   entering_c2_c4;
  // ---- timeline entering, cycle 5
  reg          entering_c5;
  wire         crc_crc_valid;
  wire [31:0]  crc_crc_value;
  wire         waiting_out_valid;
  wire [511:0] waiting_out_payload_data;
  wire [63:0]  waiting_out_payload_keep;
  wire         waiting_out_payload_last;
  wire         codes_in_ready;
  wire         codes_out_valid;
  wire [31:0]  codes_out_payload;
  wire         mask_starting;
  wire         mask_kind_tagged;
  wire         mask_kind_ipv4;
  wire         mask_kind_ipv6;
  wire [511:0] mask_data;
  wire         stage_in_ready;

  wire         coded_valid = (due != 5'd0) | entering_c5;
  wire         leaving = stage_in_ready & ~extra;
  wire         ending = coded_valid & leaving & waiting_out_payload_last;
  wire         is_newest = ~codes_out_valid;
  wire         codes_in_valid = crc_crc_valid & ~(ending & is_newest);
  wire         entering = in_valid & in_ready;
  wire [31:0]  tag = (is_first & mask_kind_tagged) ? 32'h2144df1c : 32'd0;
  wire [511:0] seeded = mask_data | {368'd0, tag, 112'd0};
  wire [31:0]  coded_payload_code = is_newest ? crc_crc_value : codes_out_payload;
  wire         waiting_out_ready = coded_valid & leaving;
  wire         stage_in_valid = extra | coded_valid;
  wire         more = waiting_out_payload_last & waiting_out_payload_keep[60];
  wire         stage_in_payload_last = extra | (waiting_out_payload_last & ~more);
  wire [7:0]   lanes_0 = waiting_out_payload_keep[0] ? waiting_out_payload_data[7:0] : 8'd0;
  wire [7:0]   lanes_1 = waiting_out_payload_keep[1] ? waiting_out_payload_data[15:8] : 8'd0;
  wire         ending_at_2 = waiting_out_payload_keep[1] & ~waiting_out_payload_keep[2];
  wire [7:0]   lanes_2 = (waiting_out_payload_keep[2] ? waiting_out_payload_data[23:16] : 8'd0) |
                         (ending_at_2 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_3 = (waiting_out_payload_keep[3] ? waiting_out_payload_data[31:24] : 8'd0) |
                         (ending_at_2 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_4 = (waiting_out_payload_keep[4] ? waiting_out_payload_data[39:32] : 8'd0) |
                         (ending_at_2 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_5 = (waiting_out_payload_keep[5] ? waiting_out_payload_data[47:40] : 8'd0) |
                         (ending_at_2 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_6 = waiting_out_payload_keep[5] & ~waiting_out_payload_keep[6];
  wire [7:0]   lanes_6 = (waiting_out_payload_keep[6] ? waiting_out_payload_data[55:48] : 8'd0) |
                         (ending_at_6 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_7 = (waiting_out_payload_keep[7] ? waiting_out_payload_data[63:56] : 8'd0) |
                         (ending_at_6 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_8 = (waiting_out_payload_keep[8] ? waiting_out_payload_data[71:64] : 8'd0) |
                         (ending_at_6 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_9 = (waiting_out_payload_keep[9] ? waiting_out_payload_data[79:72] : 8'd0) |
                         (ending_at_6 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_10 = waiting_out_payload_keep[9] & ~waiting_out_payload_keep[10];
  wire [7:0]   lanes_10 = (waiting_out_payload_keep[10] ? waiting_out_payload_data[87:80] : 8'd0) |
                          (ending_at_10 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_11 = (waiting_out_payload_keep[11] ? waiting_out_payload_data[95:88] : 8'd0) |
                          (ending_at_10 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_12 = (waiting_out_payload_keep[12] ? waiting_out_payload_data[103:96] : 8'd0) |
                          (ending_at_10 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_13 = (waiting_out_payload_keep[13] ? waiting_out_payload_data[111:104] : 8'd0) |
                          (ending_at_10 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_14 = waiting_out_payload_keep[13] & ~waiting_out_payload_keep[14];
  wire [7:0]   lanes_14 = (waiting_out_payload_keep[14] ? waiting_out_payload_data[119:112] : 8'd0) |
                          (ending_at_14 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_15 = (waiting_out_payload_keep[15] ? waiting_out_payload_data[127:120] : 8'd0) |
                          (ending_at_14 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_16 = (waiting_out_payload_keep[16] ? waiting_out_payload_data[135:128] : 8'd0) |
                          (ending_at_14 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_17 = (waiting_out_payload_keep[17] ? waiting_out_payload_data[143:136] : 8'd0) |
                          (ending_at_14 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_18 = waiting_out_payload_keep[17] & ~waiting_out_payload_keep[18];
  wire [7:0]   lanes_18 = (waiting_out_payload_keep[18] ? waiting_out_payload_data[151:144] : 8'd0) |
                          (ending_at_18 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_19 = (waiting_out_payload_keep[19] ? waiting_out_payload_data[159:152] : 8'd0) |
                          (ending_at_18 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_20 = (waiting_out_payload_keep[20] ? waiting_out_payload_data[167:160] : 8'd0) |
                          (ending_at_18 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_21 = (waiting_out_payload_keep[21] ? waiting_out_payload_data[175:168] : 8'd0) |
                          (ending_at_18 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_22 = waiting_out_payload_keep[21] & ~waiting_out_payload_keep[22];
  wire [7:0]   lanes_22 = (waiting_out_payload_keep[22] ? waiting_out_payload_data[183:176] : 8'd0) |
                          (ending_at_22 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_23 = (waiting_out_payload_keep[23] ? waiting_out_payload_data[191:184] : 8'd0) |
                          (ending_at_22 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_24 = (waiting_out_payload_keep[24] ? waiting_out_payload_data[199:192] : 8'd0) |
                          (ending_at_22 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_25 = (waiting_out_payload_keep[25] ? waiting_out_payload_data[207:200] : 8'd0) |
                          (ending_at_22 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_26 = waiting_out_payload_keep[25] & ~waiting_out_payload_keep[26];
  wire [7:0]   lanes_26 = (waiting_out_payload_keep[26] ? waiting_out_payload_data[215:208] : 8'd0) |
                          (ending_at_26 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_27 = (waiting_out_payload_keep[27] ? waiting_out_payload_data[223:216] : 8'd0) |
                          (ending_at_26 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_28 = (waiting_out_payload_keep[28] ? waiting_out_payload_data[231:224] : 8'd0) |
                          (ending_at_26 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_29 = (waiting_out_payload_keep[29] ? waiting_out_payload_data[239:232] : 8'd0) |
                          (ending_at_26 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_30 = waiting_out_payload_keep[29] & ~waiting_out_payload_keep[30];
  wire [7:0]   lanes_30 = (waiting_out_payload_keep[30] ? waiting_out_payload_data[247:240] : 8'd0) |
                          (ending_at_30 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_31 = (waiting_out_payload_keep[31] ? waiting_out_payload_data[255:248] : 8'd0) |
                          (ending_at_30 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_32 = (waiting_out_payload_keep[32] ? waiting_out_payload_data[263:256] : 8'd0) |
                          (ending_at_30 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_33 = (waiting_out_payload_keep[33] ? waiting_out_payload_data[271:264] : 8'd0) |
                          (ending_at_30 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_34 = waiting_out_payload_keep[33] & ~waiting_out_payload_keep[34];
  wire [7:0]   lanes_34 = (waiting_out_payload_keep[34] ? waiting_out_payload_data[279:272] : 8'd0) |
                          (ending_at_34 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_35 = (waiting_out_payload_keep[35] ? waiting_out_payload_data[287:280] : 8'd0) |
                          (ending_at_34 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_36 = (waiting_out_payload_keep[36] ? waiting_out_payload_data[295:288] : 8'd0) |
                          (ending_at_34 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_37 = (waiting_out_payload_keep[37] ? waiting_out_payload_data[303:296] : 8'd0) |
                          (ending_at_34 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_38 = waiting_out_payload_keep[37] & ~waiting_out_payload_keep[38];
  wire [7:0]   lanes_38 = (waiting_out_payload_keep[38] ? waiting_out_payload_data[311:304] : 8'd0) |
                          (ending_at_38 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_39 = (waiting_out_payload_keep[39] ? waiting_out_payload_data[319:312] : 8'd0) |
                          (ending_at_38 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_40 = (waiting_out_payload_keep[40] ? waiting_out_payload_data[327:320] : 8'd0) |
                          (ending_at_38 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_41 = (waiting_out_payload_keep[41] ? waiting_out_payload_data[335:328] : 8'd0) |
                          (ending_at_38 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_42 = waiting_out_payload_keep[41] & ~waiting_out_payload_keep[42];
  wire [7:0]   lanes_42 = (waiting_out_payload_keep[42] ? waiting_out_payload_data[343:336] : 8'd0) |
                          (ending_at_42 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_43 = (waiting_out_payload_keep[43] ? waiting_out_payload_data[351:344] : 8'd0) |
                          (ending_at_42 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_44 = (waiting_out_payload_keep[44] ? waiting_out_payload_data[359:352] : 8'd0) |
                          (ending_at_42 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_45 = (waiting_out_payload_keep[45] ? waiting_out_payload_data[367:360] : 8'd0) |
                          (ending_at_42 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_46 = waiting_out_payload_keep[45] & ~waiting_out_payload_keep[46];
  wire [7:0]   lanes_46 = (waiting_out_payload_keep[46] ? waiting_out_payload_data[375:368] : 8'd0) |
                          (ending_at_46 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_47 = (waiting_out_payload_keep[47] ? waiting_out_payload_data[383:376] : 8'd0) |
                          (ending_at_46 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_48 = (waiting_out_payload_keep[48] ? waiting_out_payload_data[391:384] : 8'd0) |
                          (ending_at_46 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_49 = (waiting_out_payload_keep[49] ? waiting_out_payload_data[399:392] : 8'd0) |
                          (ending_at_46 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_50 = waiting_out_payload_keep[49] & ~waiting_out_payload_keep[50];
  wire [7:0]   lanes_50 = (waiting_out_payload_keep[50] ? waiting_out_payload_data[407:400] : 8'd0) |
                          (ending_at_50 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_51 = (waiting_out_payload_keep[51] ? waiting_out_payload_data[415:408] : 8'd0) |
                          (ending_at_50 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_52 = (waiting_out_payload_keep[52] ? waiting_out_payload_data[423:416] : 8'd0) |
                          (ending_at_50 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_53 = (waiting_out_payload_keep[53] ? waiting_out_payload_data[431:424] : 8'd0) |
                          (ending_at_50 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_54 = waiting_out_payload_keep[53] & ~waiting_out_payload_keep[54];
  wire [7:0]   lanes_54 = (waiting_out_payload_keep[54] ? waiting_out_payload_data[439:432] : 8'd0) |
                          (ending_at_54 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_55 = (waiting_out_payload_keep[55] ? waiting_out_payload_data[447:440] : 8'd0) |
                          (ending_at_54 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_56 = (waiting_out_payload_keep[56] ? waiting_out_payload_data[455:448] : 8'd0) |
                          (ending_at_54 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_57 = (waiting_out_payload_keep[57] ? waiting_out_payload_data[463:456] : 8'd0) |
                          (ending_at_54 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_58 = waiting_out_payload_keep[57] & ~waiting_out_payload_keep[58];
  wire [7:0]   lanes_58 = (waiting_out_payload_keep[58] ? waiting_out_payload_data[471:464] : 8'd0) |
                          (ending_at_58 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_59 = (waiting_out_payload_keep[59] ? waiting_out_payload_data[479:472] : 8'd0) |
                          (ending_at_58 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_60 = (waiting_out_payload_keep[60] ? waiting_out_payload_data[487:480] : 8'd0) |
                          (ending_at_58 ? coded_payload_code[23:16] : 8'd0);
  wire [7:0]   lanes_61 = (waiting_out_payload_keep[61] ? waiting_out_payload_data[495:488] : 8'd0) |
                          (ending_at_58 ? coded_payload_code[31:24] : 8'd0);
  wire         ending_at_62 = waiting_out_payload_keep[61] & ~waiting_out_payload_keep[62];
  wire [7:0]   lanes_62 = (waiting_out_payload_keep[62] ? waiting_out_payload_data[503:496] : 8'd0) |
                          (ending_at_62 ? coded_payload_code[7:0] : 8'd0);
  wire [7:0]   lanes_63 = (waiting_out_payload_keep[63] ? waiting_out_payload_data[511:504] : 8'd0) |
                          (ending_at_62 ? coded_payload_code[15:8] : 8'd0);
  wire [7:0]   lanes_64 = ending_at_62 ? coded_payload_code[23:16] : 8'd0;
  wire [7:0]   lanes_65 = ending_at_62 ? coded_payload_code[31:24] : 8'd0;
  wire [543:0] lanes = {8'd0, 8'd0, lanes_65, lanes_64, lanes_63, lanes_62, lanes_61, lanes_60, lanes_59,
                        lanes_58, lanes_57, lanes_56, lanes_55, lanes_54, lanes_53, lanes_52, lanes_51,
                        lanes_50, lanes_49, lanes_48, lanes_47, lanes_46, lanes_45, lanes_44, lanes_43,
                        lanes_42, lanes_41, lanes_40, lanes_39, lanes_38, lanes_37, lanes_36, lanes_35,
                        lanes_34, lanes_33, lanes_32, lanes_31, lanes_30, lanes_29, lanes_28, lanes_27,
                        lanes_26, lanes_25, lanes_24, lanes_23, lanes_22, lanes_21, lanes_20, lanes_19,
                        lanes_18, lanes_17, lanes_16, lanes_15, lanes_14, lanes_13, lanes_12, lanes_11,
                        lanes_10, lanes_9, lanes_8, lanes_7, lanes_6, lanes_5, lanes_4, lanes_3, lanes_2,
                        lanes_1, lanes_0};
  wire [67:0]  keep = {waiting_out_payload_keep, 4'hf};
  wire         _number_inverse = ~number;
  wire [511:0] stage_in_payload_data = extra ? {480'd0, rest} : lanes[511:0];
  wire [63:0]  _keep_63_0_or = keep[63:0] | {4'd0, {60{_number_inverse}}};
  wire [63:0]  stage_in_payload_keep = extra ? {60'd0, rest_keep} : _keep_63_0_or;

  Crc32_64_edb88320_of_4_and_2 crc (
    .clk(clk),
    .rst(rst),
    .in_valid(entering_c1),
    .in_value_data(seeded),
    .in_value_keep(in_payload_keep_c1),
    .in_value_last(in_payload_last_c1),
    .crc_valid(crc_crc_valid),
    .crc_value(crc_crc_value)
  );

  Fifo_16_LUTRAM #(.WIDTH(577)) waiting (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_ready(in_ready),
    .in_payload({in_payload_data, in_payload_keep, in_payload_last}),
    .out_valid(waiting_out_valid),
    .out_ready(waiting_out_ready),
    .out_payload({waiting_out_payload_data, waiting_out_payload_keep, waiting_out_payload_last})
  );

  Fifo_16_LUTRAM #(.WIDTH(32)) codes (
    .clk(clk),
    .rst(rst),
    .in_valid(codes_in_valid),
    .in_ready(codes_in_ready),
    .in_payload(crc_crc_value),
    .out_valid(codes_out_valid),
    .out_ready(ending),
    .out_payload(codes_out_payload)
  );

  VariantMask_64_1 mask (
    .clk(clk),
    .rst(rst),
    .in_valid(entering),
    .in_value_data(in_payload_data),
    .in_value_keep(in_payload_keep),
    .in_value_last(in_payload_last),
    .starting(mask_starting),
    .kind_tagged(mask_kind_tagged),
    .kind_ipv4(mask_kind_ipv4),
    .kind_ipv6(mask_kind_ipv6),
    .data(mask_data)
  );

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

  always @(posedge clk) begin
    if (rst) begin
      due <= 5'd0;
      extra <= 1'b0;
      number <= 1'b0;
      entering_c1 <= 1'b0;
      entering_c2_c4 <= 3'd0;
      entering_c5 <= 1'b0;
    end else begin
      if (entering_c5 & ~(coded_valid & leaving)) begin
        due <= due + 5'd1;
      end else if (coded_valid & leaving & ~entering_c5) begin
        due <= due - 5'd1;
      end
      if (stage_in_valid & stage_in_ready) begin
        extra <= ~extra & more;
        number <= ~stage_in_payload_last & ((number > 1'b0) ? number : (number + 1'b1));
      end
      // ---- timeline entering, cycle 1
      entering_c1 <= entering;
      // ---- timeline entering, cycle 2
      entering_c2_c4 <= {entering_c2_c4[1:0], entering_c1};
      // ---- timeline entering, cycle 5
      entering_c5 <= entering_c2_c4[2];
    end
  end

  always @(posedge clk) begin
    if (coded_valid & leaving) begin
      rest <= lanes[543:512];
      rest_keep <= keep[67:64];
    end
    // ---- timeline entering, cycle 1
    in_payload_keep_c1 <= in_payload_keep;
    in_payload_last_c1 <= in_payload_last;
    is_first <= mask_starting;
  end

  wire        _unused = &{1'b0, waiting_out_valid, codes_in_ready, mask_kind_ipv4, mask_kind_ipv6};

`ifdef FORMAL
  wire         ending_at_2_2 = in_payload_keep[1] & ~in_payload_keep[2];
  wire         ending_at_2_6 = in_payload_keep[5] & ~in_payload_keep[6];
  wire         ending_at_2_10 = in_payload_keep[9] & ~in_payload_keep[10];
  wire         ending_at_2_14 = in_payload_keep[13] & ~in_payload_keep[14];
  wire         ending_at_2_18 = in_payload_keep[17] & ~in_payload_keep[18];
  wire         ending_at_2_22 = in_payload_keep[21] & ~in_payload_keep[22];
  wire         ending_at_2_26 = in_payload_keep[25] & ~in_payload_keep[26];
  wire         ending_at_2_30 = in_payload_keep[29] & ~in_payload_keep[30];
  wire         ending_at_2_34 = in_payload_keep[33] & ~in_payload_keep[34];
  wire         ending_at_2_38 = in_payload_keep[37] & ~in_payload_keep[38];
  wire         ending_at_2_42 = in_payload_keep[41] & ~in_payload_keep[42];
  wire         ending_at_2_46 = in_payload_keep[45] & ~in_payload_keep[46];
  wire         ending_at_2_50 = in_payload_keep[49] & ~in_payload_keep[50];
  wire         ending_at_2_54 = in_payload_keep[53] & ~in_payload_keep[54];
  wire         ending_at_2_58 = in_payload_keep[57] & ~in_payload_keep[58];
  wire         ending_at_2_62 = in_payload_keep[61] & ~in_payload_keep[62];
  always @(posedge clk) if (!rst) makes_a_frame_one_beat_longer: cover (extra);
  always @(posedge clk) if (!rst)
    a_frame_ends_with_a_word_behind_its_link_header: assert (
      ~(entering & in_payload_last) | ending_at_2_2 | ending_at_2_6 | ending_at_2_10 | ending_at_2_14 |
      ending_at_2_18 | ending_at_2_22 | ending_at_2_26 | ending_at_2_30 | ending_at_2_34 | ending_at_2_38 |
      ending_at_2_42 | ending_at_2_46 | ending_at_2_50 | ending_at_2_54 | ending_at_2_58 | ending_at_2_62);
  always @(posedge clk) if (!rst) a_beat_that_is_due_is_there: assert (~coded_valid | waiting_out_valid);
  always @(posedge clk) if (!rst)
    a_last_beat_has_its_code: assert (~ending | codes_out_valid | crc_crc_valid);
  always @(posedge clk) if (!rst) there_is_a_place_for_every_code: assert (~codes_in_valid | codes_in_ready);
`elsif HDL_CLAIMS
  wire         ending_at_2_2 = in_payload_keep[1] & ~in_payload_keep[2];
  wire         ending_at_2_6 = in_payload_keep[5] & ~in_payload_keep[6];
  wire         ending_at_2_10 = in_payload_keep[9] & ~in_payload_keep[10];
  wire         ending_at_2_14 = in_payload_keep[13] & ~in_payload_keep[14];
  wire         ending_at_2_18 = in_payload_keep[17] & ~in_payload_keep[18];
  wire         ending_at_2_22 = in_payload_keep[21] & ~in_payload_keep[22];
  wire         ending_at_2_26 = in_payload_keep[25] & ~in_payload_keep[26];
  wire         ending_at_2_30 = in_payload_keep[29] & ~in_payload_keep[30];
  wire         ending_at_2_34 = in_payload_keep[33] & ~in_payload_keep[34];
  wire         ending_at_2_38 = in_payload_keep[37] & ~in_payload_keep[38];
  wire         ending_at_2_42 = in_payload_keep[41] & ~in_payload_keep[42];
  wire         ending_at_2_46 = in_payload_keep[45] & ~in_payload_keep[46];
  wire         ending_at_2_50 = in_payload_keep[49] & ~in_payload_keep[50];
  wire         ending_at_2_54 = in_payload_keep[53] & ~in_payload_keep[54];
  wire         ending_at_2_58 = in_payload_keep[57] & ~in_payload_keep[58];
  wire         ending_at_2_62 = in_payload_keep[61] & ~in_payload_keep[62];
  always @(posedge clk) if (!rst && !(~(entering & in_payload_last) | ending_at_2_2 | ending_at_2_6 |
                                      ending_at_2_10 | ending_at_2_14 | ending_at_2_18 | ending_at_2_22 |
                                      ending_at_2_26 | ending_at_2_30 | ending_at_2_34 | ending_at_2_38 |
                                      ending_at_2_42 | ending_at_2_46 | ending_at_2_50 | ending_at_2_54 |
                                      ending_at_2_58 | ending_at_2_62)) begin
    $display("IcrcInserter.java: HDL801: claim 'a frame ends with a word behind its link header' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~coded_valid | waiting_out_valid)) begin
    $display("IcrcInserter.java: HDL801: claim 'a beat that is due is there' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~ending | codes_out_valid | crc_crc_valid)) begin
    $display("IcrcInserter.java: HDL801: claim 'a last beat has its code' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~codes_in_valid | codes_in_ready)) begin
    $display("IcrcInserter.java: HDL801: claim 'there is a place for every code' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
