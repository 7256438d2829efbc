`default_nettype none

// IcrcMask_64: forces the fields that the ICRC does not cover to ones and clears every byte outside the IP
// packet.  Generated from IcrcMask.java.
module IcrcMask_64 (
  input  wire         clk,
  input  wire         rst,
  // in: frames, without preamble and FCS
  input  wire         in_valid,
  input  wire [511:0] in_value_data,
  input  wire [63:0]  in_value_keep,
  input  wire         in_value_last,
  output wire         out_valid,
  output wire [511:0] out_value_data,  // covered bytes; variant fields are ones, bytes outside the IP packet are 0
  output wire         out_value_first,  // first beat of the frame
  output wire         out_value_last,  // last beat of the frame
  output wire         out_value_tagged,  // the frame carries an 802.1Q tag
  output wire         out_value_has_icrc,  // the frame carries IPv4 or IPv6 with an IP length that has room for an ICRC
  output wire         out_value_ends,  // the IP packet ends in this beat
  output wire [5:0]   out_value_end_byte,  // number of the last byte of the IP packet in the beat in which it ends
  output wire         out_value_whole  // the frame really has the byte at which the IP packet ends
);
  reg  [15:0]  length;
  reg  [16:0]  last_byte;
  reg          variant_starts_d1;
  reg          is_first;
  reg          is_tagged_2;
  reg          has_icrc;
  reg  [63:0]  in_value_keep_d1;
  reg  [63:0]  keep;
  reg          in_value_last_d1;
  reg          is_last;
  reg          arrived;
  reg          moving;
  reg  [10:0]  beats_left;
  reg          ended;
  reg          counted;
  reg  [511:0] counted_data;
  reg          counted_first;
  reg          counted_last;
  reg          counted_tagged;
  reg          counted_icrc;
  reg  [63:0]  counted_keep;
  reg  [5:0]   end_byte;
  reg  [511:0] out_data;
  reg          out_first;
  reg          out_last;
  reg          out_tagged;
  reg          out_has_icrc;
  reg          out_ends;
  reg  [5:0]   out_end_byte;
  reg          out_whole;
  reg          valid;
  wire         variant_starts;
  wire         variant_kind_tagged;
  wire         variant_kind_ipv4;
  wire         variant_kind_ipv6;
  wire [511:0] variant_data;

  wire         is_tagged = {in_value_data[103:96], in_value_data[111:104]} == 16'd33024;
  wire         is_ipv4 = (is_tagged ? {in_value_data[135:128], in_value_data[143:136]} :
                          {in_value_data[103:96], in_value_data[111:104]}) == 16'd2048;
  wire [16:0]  before_wire = variant_kind_ipv4 ? (variant_kind_tagged ? 17'd17 : 17'd13) :
                             variant_kind_tagged ? 17'd57 : 17'd53;
  wire         _beats_left_equal = beats_left == 11'd0;
  wire         covered_covered = ~ended;
  wire         ends = _beats_left_equal & covered_covered;
  wire [7:0]   covered_lanes_0 = covered_covered ? counted_data[7:0] : 8'd0;
  wire         covered_covered_2 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd1));
  wire [7:0]   covered_lanes_1 = covered_covered_2 ? counted_data[15:8] : 8'd0;
  wire         covered_covered_3 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd2));
  wire [7:0]   covered_lanes_2 = covered_covered_3 ? counted_data[23:16] : 8'd0;
  wire         covered_covered_4 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd3));
  wire [7:0]   covered_lanes_3 = covered_covered_4 ? counted_data[31:24] : 8'd0;
  wire         covered_covered_5 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd4));
  wire [7:0]   covered_lanes_4 = covered_covered_5 ? counted_data[39:32] : 8'd0;
  wire         covered_covered_6 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd5));
  wire [7:0]   covered_lanes_5 = covered_covered_6 ? counted_data[47:40] : 8'd0;
  wire         covered_covered_7 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd6));
  wire [7:0]   covered_lanes_6 = covered_covered_7 ? counted_data[55:48] : 8'd0;
  wire         covered_covered_8 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd7));
  wire [7:0]   covered_lanes_7 = covered_covered_8 ? counted_data[63:56] : 8'd0;
  wire         covered_covered_9 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd8));
  wire [7:0]   covered_lanes_8 = covered_covered_9 ? counted_data[71:64] : 8'd0;
  wire         covered_covered_10 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd9));
  wire [7:0]   covered_lanes_9 = covered_covered_10 ? counted_data[79:72] : 8'd0;
  wire         covered_covered_11 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd10));
  wire [7:0]   covered_lanes_10 = covered_covered_11 ? counted_data[87:80] : 8'd0;
  wire         covered_covered_12 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd11));
  wire [7:0]   covered_lanes_11 = covered_covered_12 ? counted_data[95:88] : 8'd0;
  wire         covered_covered_13 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd12));
  wire [7:0]   covered_lanes_12 = covered_covered_13 ? counted_data[103:96] : 8'd0;
  wire         covered_covered_14 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd13));
  wire [7:0]   covered_lanes_13 = covered_covered_14 ? counted_data[111:104] : 8'd0;
  wire         covered_covered_15 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd14));
  wire [7:0]   covered_lanes_14 = covered_covered_15 ? counted_data[119:112] : 8'd0;
  wire         covered_covered_16 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd15));
  wire [7:0]   covered_lanes_15 = covered_covered_16 ? counted_data[127:120] : 8'd0;
  wire         covered_covered_17 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd16));
  wire [7:0]   covered_lanes_16 = covered_covered_17 ? counted_data[135:128] : 8'd0;
  wire         covered_covered_18 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd17));
  wire [7:0]   covered_lanes_17 = covered_covered_18 ? counted_data[143:136] : 8'd0;
  wire         covered_covered_19 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd18));
  wire [7:0]   covered_lanes_18 = covered_covered_19 ? counted_data[151:144] : 8'd0;
  wire         covered_covered_20 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd19));
  wire [7:0]   covered_lanes_19 = covered_covered_20 ? counted_data[159:152] : 8'd0;
  wire         covered_covered_21 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd20));
  wire [7:0]   covered_lanes_20 = covered_covered_21 ? counted_data[167:160] : 8'd0;
  wire         covered_covered_22 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd21));
  wire [7:0]   covered_lanes_21 = covered_covered_22 ? counted_data[175:168] : 8'd0;
  wire         covered_covered_23 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd22));
  wire [7:0]   covered_lanes_22 = covered_covered_23 ? counted_data[183:176] : 8'd0;
  wire         covered_covered_24 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd23));
  wire [7:0]   covered_lanes_23 = covered_covered_24 ? counted_data[191:184] : 8'd0;
  wire         covered_covered_25 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd24));
  wire [7:0]   covered_lanes_24 = covered_covered_25 ? counted_data[199:192] : 8'd0;
  wire         covered_covered_26 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd25));
  wire [7:0]   covered_lanes_25 = covered_covered_26 ? counted_data[207:200] : 8'd0;
  wire         covered_covered_27 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd26));
  wire [7:0]   covered_lanes_26 = covered_covered_27 ? counted_data[215:208] : 8'd0;
  wire         covered_covered_28 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd27));
  wire [7:0]   covered_lanes_27 = covered_covered_28 ? counted_data[223:216] : 8'd0;
  wire         covered_covered_29 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd28));
  wire [7:0]   covered_lanes_28 = covered_covered_29 ? counted_data[231:224] : 8'd0;
  wire         covered_covered_30 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd29));
  wire [7:0]   covered_lanes_29 = covered_covered_30 ? counted_data[239:232] : 8'd0;
  wire         covered_covered_31 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd30));
  wire [7:0]   covered_lanes_30 = covered_covered_31 ? counted_data[247:240] : 8'd0;
  wire         covered_covered_32 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd31));
  wire [7:0]   covered_lanes_31 = covered_covered_32 ? counted_data[255:248] : 8'd0;
  wire         covered_covered_33 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd32));
  wire [7:0]   covered_lanes_32 = covered_covered_33 ? counted_data[263:256] : 8'd0;
  wire         covered_covered_34 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd33));
  wire [7:0]   covered_lanes_33 = covered_covered_34 ? counted_data[271:264] : 8'd0;
  wire         covered_covered_35 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd34));
  wire [7:0]   covered_lanes_34 = covered_covered_35 ? counted_data[279:272] : 8'd0;
  wire         covered_covered_36 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd35));
  wire [7:0]   covered_lanes_35 = covered_covered_36 ? counted_data[287:280] : 8'd0;
  wire         covered_covered_37 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd36));
  wire [7:0]   covered_lanes_36 = covered_covered_37 ? counted_data[295:288] : 8'd0;
  wire         covered_covered_38 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd37));
  wire [7:0]   covered_lanes_37 = covered_covered_38 ? counted_data[303:296] : 8'd0;
  wire         covered_covered_39 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd38));
  wire [7:0]   covered_lanes_38 = covered_covered_39 ? counted_data[311:304] : 8'd0;
  wire         covered_covered_40 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd39));
  wire [7:0]   covered_lanes_39 = covered_covered_40 ? counted_data[319:312] : 8'd0;
  wire         covered_covered_41 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd40));
  wire [7:0]   covered_lanes_40 = covered_covered_41 ? counted_data[327:320] : 8'd0;
  wire         covered_covered_42 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd41));
  wire [7:0]   covered_lanes_41 = covered_covered_42 ? counted_data[335:328] : 8'd0;
  wire         covered_covered_43 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd42));
  wire [7:0]   covered_lanes_42 = covered_covered_43 ? counted_data[343:336] : 8'd0;
  wire         covered_covered_44 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd43));
  wire [7:0]   covered_lanes_43 = covered_covered_44 ? counted_data[351:344] : 8'd0;
  wire         covered_covered_45 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd44));
  wire [7:0]   covered_lanes_44 = covered_covered_45 ? counted_data[359:352] : 8'd0;
  wire         covered_covered_46 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd45));
  wire [7:0]   covered_lanes_45 = covered_covered_46 ? counted_data[367:360] : 8'd0;
  wire         covered_covered_47 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd46));
  wire [7:0]   covered_lanes_46 = covered_covered_47 ? counted_data[375:368] : 8'd0;
  wire         covered_covered_48 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd47));
  wire [7:0]   covered_lanes_47 = covered_covered_48 ? counted_data[383:376] : 8'd0;
  wire         covered_covered_49 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd48));
  wire [7:0]   covered_lanes_48 = covered_covered_49 ? counted_data[391:384] : 8'd0;
  wire         covered_covered_50 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd49));
  wire [7:0]   covered_lanes_49 = covered_covered_50 ? counted_data[399:392] : 8'd0;
  wire         covered_covered_51 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd50));
  wire [7:0]   covered_lanes_50 = covered_covered_51 ? counted_data[407:400] : 8'd0;
  wire         covered_covered_52 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd51));
  wire [7:0]   covered_lanes_51 = covered_covered_52 ? counted_data[415:408] : 8'd0;
  wire         covered_covered_53 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd52));
  wire [7:0]   covered_lanes_52 = covered_covered_53 ? counted_data[423:416] : 8'd0;
  wire         covered_covered_54 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd53));
  wire [7:0]   covered_lanes_53 = covered_covered_54 ? counted_data[431:424] : 8'd0;
  wire         covered_covered_55 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd54));
  wire [7:0]   covered_lanes_54 = covered_covered_55 ? counted_data[439:432] : 8'd0;
  wire         covered_covered_56 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd55));
  wire [7:0]   covered_lanes_55 = covered_covered_56 ? counted_data[447:440] : 8'd0;
  wire         covered_covered_57 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd56));
  wire [7:0]   covered_lanes_56 = covered_covered_57 ? counted_data[455:448] : 8'd0;
  wire         covered_covered_58 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd57));
  wire [7:0]   covered_lanes_57 = covered_covered_58 ? counted_data[463:456] : 8'd0;
  wire         covered_covered_59 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd58));
  wire [7:0]   covered_lanes_58 = covered_covered_59 ? counted_data[471:464] : 8'd0;
  wire         covered_covered_60 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd59));
  wire [7:0]   covered_lanes_59 = covered_covered_60 ? counted_data[479:472] : 8'd0;
  wire         covered_covered_61 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd60));
  wire [7:0]   covered_lanes_60 = covered_covered_61 ? counted_data[487:480] : 8'd0;
  wire         covered_covered_62 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd61));
  wire [7:0]   covered_lanes_61 = covered_covered_62 ? counted_data[495:488] : 8'd0;
  wire         covered_covered_63 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd62));
  wire [7:0]   covered_lanes_62 = covered_covered_63 ? counted_data[503:496] : 8'd0;
  wire         covered_covered_64 = covered_covered & (~_beats_left_equal | (end_byte >= 6'd63));
  wire [7:0]   covered_lanes_63 = covered_covered_64 ? counted_data[511:504] : 8'd0;

  VariantMask_64_2 variant (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_value_data(in_value_data),
    .in_value_keep(in_value_keep),
    .in_value_last(in_value_last),
    .starts(variant_starts),
    .kind_tagged(variant_kind_tagged),
    .kind_ipv4(variant_kind_ipv4),
    .kind_ipv6(variant_kind_ipv6),
    .data(variant_data)
  );

  assign out_valid = valid;
  assign out_value_data = out_data;
  assign out_value_first = out_first;
  assign out_value_last = out_last;
  assign out_value_tagged = out_tagged;
  assign out_value_has_icrc = out_has_icrc;
  assign out_value_ends = out_ends;
  assign out_value_end_byte = out_end_byte;
  assign out_value_whole = out_whole;

  always @(posedge clk) begin
    if (rst) begin
      arrived <= 1'b0;
      moving <= 1'b0;
      counted <= 1'b0;
      valid <= 1'b0;
    end else begin
      arrived <= in_valid;
      moving <= arrived;
      counted <= moving;
      valid <= counted;
    end
  end

  always @(posedge clk) begin
    if (in_valid & variant_starts) begin
      length <= is_ipv4 ? (is_tagged ? {in_value_data[167:160], in_value_data[175:168]} :
                           {in_value_data[135:128], in_value_data[143:136]}) :
                is_tagged ? {in_value_data[183:176], in_value_data[191:184]} :
                {in_value_data[151:144], in_value_data[159:152]};
    end
    last_byte <= {1'b0, length} + before_wire;
    variant_starts_d1 <= variant_starts;
    is_first <= variant_starts_d1;
    is_tagged_2 <= variant_kind_tagged;
    has_icrc <= variant_kind_ipv4 ? (length >= 16'd44) : (variant_kind_ipv6 & (length >= 16'd24));
    in_value_keep_d1 <= in_value_keep;
    keep <= in_value_keep_d1;
    in_value_last_d1 <= in_value_last;
    is_last <= in_value_last_d1;
    if (moving) begin
      beats_left <= is_first ? last_byte[16:6] : (beats_left - 11'd1);
      ended <= ~is_first & (ended | _beats_left_equal);
    end
    counted_data <= variant_data;
    counted_first <= is_first;
    counted_last <= is_last;
    counted_tagged <= is_tagged_2;
    counted_icrc <= has_icrc;
    counted_keep <= keep;
    end_byte <= last_byte[5:0];
    out_data <= {covered_lanes_63, covered_lanes_62, covered_lanes_61, covered_lanes_60, covered_lanes_59,
                 covered_lanes_58, covered_lanes_57, covered_lanes_56, covered_lanes_55, covered_lanes_54,
                 covered_lanes_53, covered_lanes_52, covered_lanes_51, covered_lanes_50, covered_lanes_49,
                 covered_lanes_48, covered_lanes_47, covered_lanes_46, covered_lanes_45, covered_lanes_44,
                 covered_lanes_43, covered_lanes_42, covered_lanes_41, covered_lanes_40, covered_lanes_39,
                 covered_lanes_38, covered_lanes_37, covered_lanes_36, covered_lanes_35, covered_lanes_34,
                 covered_lanes_33, covered_lanes_32, covered_lanes_31, covered_lanes_30, covered_lanes_29,
                 covered_lanes_28, covered_lanes_27, covered_lanes_26, covered_lanes_25, covered_lanes_24,
                 covered_lanes_23, covered_lanes_22, covered_lanes_21, covered_lanes_20, covered_lanes_19,
                 covered_lanes_18, covered_lanes_17, covered_lanes_16, covered_lanes_15, covered_lanes_14,
                 covered_lanes_13, covered_lanes_12, covered_lanes_11, covered_lanes_10, covered_lanes_9,
                 covered_lanes_8, covered_lanes_7, covered_lanes_6, covered_lanes_5, covered_lanes_4,
                 covered_lanes_3, covered_lanes_2, covered_lanes_1, covered_lanes_0};
    out_first <= counted_first;
    out_last <= counted_last;
    out_tagged <= counted_tagged;
    out_has_icrc <= counted_icrc;
    out_ends <= ends;
    out_end_byte <= end_byte;
    out_whole <= counted_keep[end_byte];
  end
endmodule

`default_nettype wire
