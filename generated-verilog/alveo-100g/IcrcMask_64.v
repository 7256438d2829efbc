`default_nettype none

// IcrcMask_64: forces the fields that the ICRC does not cover to ones and clears every byte outside the IP
// packet.  Generated from IcrcMask.java.
module IcrcMask_64 (
  input  wire         clk,
  input  wire         rst,
  input  wire         in_valid,  // frames, without preamble and FCS
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
  reg  [1:0]   number;
  reg          tagged_reg;
  reg          ipv4;
  reg          ipv6;
  reg  [15:0]  length;
  reg          arrived;
  reg  [1:0]   position;
  reg  [511:0] beat_data;
  reg  [63:0]  beat_keep;
  reg          beat_last;
  reg  [511:0] masked;
  reg  [16:0]  last_byte;
  reg          is_first;
  reg          is_tagged_2;
  reg          has_icrc;
  reg  [63:0]  keep;
  reg          is_last;
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

  wire         is_tagged = {in_value_data[103:96], in_value_data[111:104]} == 16'd33024;
  wire         is_ipv4 = (is_tagged ? {in_value_data[135:128], in_value_data[143:136]} :
                          {in_value_data[103:96], in_value_data[111:104]}) == 16'd2048;
  wire         plain_ipv4 = ipv4 & ~tagged_reg;
  wire         tagged_ipv4 = ipv4 & tagged_reg;
  wire         plain_ipv6 = ipv6 & ~tagged_reg;
  wire         tagged_ipv6 = ipv6 & tagged_reg;
  wire         before_ip = position == 2'd0;
  wire [7:0]   value = ~before_ip ? beat_data[7:0] : 8'd0;
  wire         whole_here = (position == 2'd1) & tagged_ipv6;
  wire [7:0]   lanes_0 = value | {8{whole_here}};
  wire         before_ip_2 = position == 2'd0;
  wire [7:0]   value_2 = ~before_ip_2 ? beat_data[15:8] : 8'd0;
  wire         whole_here_2 = (position == 2'd1) & tagged_ipv6;
  wire [7:0]   lanes_1 = value_2 | {8{whole_here_2}};
  wire         before_ip_3 = position == 2'd0;
  wire [7:0]   value_3 = ~before_ip_3 ? beat_data[23:16] : 8'd0;
  wire         whole_here_3 = (position == 2'd1) & plain_ipv6;
  wire [7:0]   lanes_2 = value_3 | {8{whole_here_3}};
  wire         before_ip_4 = position == 2'd0;
  wire [7:0]   value_4 = ~before_ip_4 ? beat_data[31:24] : 8'd0;
  wire         before_ip_5 = position == 2'd0;
  wire [7:0]   value_5 = ~before_ip_5 ? beat_data[39:32] : 8'd0;
  wire         before_ip_6 = position == 2'd0;
  wire [7:0]   value_6 = ~before_ip_6 ? beat_data[47:40] : 8'd0;
  wire         before_ip_7 = position == 2'd0;
  wire [7:0]   value_7 = ~before_ip_7 ? beat_data[55:48] : 8'd0;
  wire         whole_here_4 = (position == 2'd1) & tagged_ipv6;
  wire [7:0]   lanes_3 = value_7 | {8{whole_here_4}};
  wire         before_ip_8 = position == 2'd0;
  wire [7:0]   value_8 = ~before_ip_8 ? beat_data[63:56] : 8'd0;
  wire         before_ip_9 = position == 2'd0;
  wire [7:0]   value_9 = ~before_ip_9 ? beat_data[71:64] : 8'd0;
  wire         before_ip_10 = position == 2'd0;
  wire [7:0]   value_10 = ~before_ip_10 ? beat_data[79:72] : 8'd0;
  wire         before_ip_11 = position == 2'd0;
  wire [7:0]   value_11 = ~before_ip_11 ? beat_data[87:80] : 8'd0;
  wire         before_ip_12 = position == 2'd0;
  wire [7:0]   value_12 = ~before_ip_12 ? beat_data[95:88] : 8'd0;
  wire         before_ip_13 = position == 2'd0;
  wire [7:0]   value_13 = ~before_ip_13 ? beat_data[103:96] : 8'd0;
  wire         before_ip_14 = position == 2'd0;
  wire [7:0]   value_14 = ~before_ip_14 ? beat_data[111:104] : 8'd0;
  wire         before_ip_15 = (position == 2'd0) & tagged_reg;
  wire [7:0]   value_15 = ~before_ip_15 ? beat_data[119:112] : 8'd0;
  wire         half_here = (position == 2'd0) & plain_ipv6;
  wire [7:0]   value_16 = value_15 | {4'd0, {4{half_here}}};
  wire         before_ip_16 = (position == 2'd0) & tagged_reg;
  wire [7:0]   value_17 = ~before_ip_16 ? beat_data[127:120] : 8'd0;
  wire         whole_here_5 = (position == 2'd0) & plain_ipv4;
  wire         whole_here_6 = (position == 2'd0) & plain_ipv6;
  wire         _or = whole_here_5 | whole_here_6;
  wire [7:0]   lanes_4 = value_17 | {8{_or}};
  wire         before_ip_17 = (position == 2'd0) & tagged_reg;
  wire [7:0]   value_18 = ~before_ip_17 ? beat_data[135:128] : 8'd0;
  wire         whole_here_7 = (position == 2'd0) & plain_ipv6;
  wire [7:0]   lanes_5 = value_18 | {8{whole_here_7}};
  wire         before_ip_18 = (position == 2'd0) & tagged_reg;
  wire [7:0]   value_19 = ~before_ip_18 ? beat_data[143:136] : 8'd0;
  wire         whole_here_8 = (position == 2'd0) & plain_ipv6;
  wire [7:0]   lanes_6 = value_19 | {8{whole_here_8}};
  wire         half_here_2 = (position == 2'd0) & tagged_ipv6;
  wire [7:0]   value_20 = beat_data[151:144] | {4'd0, {4{half_here_2}}};
  wire         whole_here_9 = (position == 2'd0) & tagged_ipv4;
  wire         whole_here_10 = (position == 2'd0) & tagged_ipv6;
  wire         _or_2 = whole_here_9 | whole_here_10;
  wire [7:0]   lanes_7 = beat_data[159:152] | {8{_or_2}};
  wire         whole_here_11 = (position == 2'd0) & tagged_ipv6;
  wire [7:0]   lanes_8 = beat_data[167:160] | {8{whole_here_11}};
  wire         whole_here_12 = (position == 2'd0) & plain_ipv6;
  wire         whole_here_13 = (position == 2'd0) & tagged_ipv6;
  wire         _or_3 = whole_here_12 | whole_here_13;
  wire [7:0]   lanes_9 = beat_data[175:168] | {8{_or_3}};
  wire         whole_here_14 = (position == 2'd0) & plain_ipv4;
  wire [7:0]   lanes_10 = beat_data[183:176] | {8{whole_here_14}};
  wire         whole_here_15 = (position == 2'd0) & plain_ipv4;
  wire [7:0]   lanes_11 = beat_data[199:192] | {8{whole_here_15}};
  wire         whole_here_16 = (position == 2'd0) & plain_ipv4;
  wire         whole_here_17 = (position == 2'd0) & tagged_ipv6;
  wire         _or_4 = whole_here_16 | whole_here_17;
  wire [7:0]   lanes_12 = beat_data[207:200] | {8{_or_4}};
  wire         whole_here_18 = (position == 2'd0) & tagged_ipv4;
  wire [7:0]   lanes_13 = beat_data[215:208] | {8{whole_here_18}};
  wire         whole_here_19 = (position == 2'd0) & tagged_ipv4;
  wire [7:0]   lanes_14 = beat_data[231:224] | {8{whole_here_19}};
  wire         whole_here_20 = (position == 2'd0) & tagged_ipv4;
  wire [7:0]   lanes_15 = beat_data[239:232] | {8{whole_here_20}};
  wire         whole_here_21 = (position == 2'd0) & plain_ipv4;
  wire [7:0]   lanes_16 = beat_data[327:320] | {8{whole_here_21}};
  wire         whole_here_22 = (position == 2'd0) & plain_ipv4;
  wire [7:0]   lanes_17 = beat_data[335:328] | {8{whole_here_22}};
  wire         whole_here_23 = (position == 2'd0) & tagged_ipv4;
  wire [7:0]   lanes_18 = beat_data[359:352] | {8{whole_here_23}};
  wire         whole_here_24 = (position == 2'd0) & tagged_ipv4;
  wire [7:0]   lanes_19 = beat_data[367:360] | {8{whole_here_24}};
  wire         whole_here_25 = (position == 2'd0) & plain_ipv4;
  wire [7:0]   lanes_20 = beat_data[375:368] | {8{whole_here_25}};
  wire         whole_here_26 = (position == 2'd0) & tagged_ipv4;
  wire [7:0]   lanes_21 = beat_data[407:400] | {8{whole_here_26}};
  wire         whole_here_27 = (position == 2'd0) & plain_ipv6;
  wire [7:0]   lanes_22 = beat_data[487:480] | {8{whole_here_27}};
  wire         whole_here_28 = (position == 2'd0) & plain_ipv6;
  wire [7:0]   lanes_23 = beat_data[495:488] | {8{whole_here_28}};
  wire [16:0]  before_wire = ipv4 ? (tagged_reg ? 17'd17 : 17'd13) : tagged_reg ? 17'd57 : 17'd53;
  wire         ends = (beats_left == 11'd0) & ~ended;
  wire         _equal = beats_left == 11'd0;
  wire         covered_covered = ~ended & (~_equal | 1'b1);
  wire [7:0]   covered_lanes_0 = covered_covered ? counted_data[7:0] : 8'd0;
  wire         covered_covered_2 = ~ended & (~_equal | (end_byte >= 6'd1));
  wire [7:0]   covered_lanes_1 = covered_covered_2 ? counted_data[15:8] : 8'd0;
  wire         covered_covered_3 = ~ended & (~_equal | (end_byte >= 6'd2));
  wire [7:0]   covered_lanes_2 = covered_covered_3 ? counted_data[23:16] : 8'd0;
  wire         covered_covered_4 = ~ended & (~_equal | (end_byte >= 6'd3));
  wire [7:0]   covered_lanes_3 = covered_covered_4 ? counted_data[31:24] : 8'd0;
  wire         covered_covered_5 = ~ended & (~_equal | (end_byte >= 6'd4));
  wire [7:0]   covered_lanes_4 = covered_covered_5 ? counted_data[39:32] : 8'd0;
  wire         covered_covered_6 = ~ended & (~_equal | (end_byte >= 6'd5));
  wire [7:0]   covered_lanes_5 = covered_covered_6 ? counted_data[47:40] : 8'd0;
  wire         covered_covered_7 = ~ended & (~_equal | (end_byte >= 6'd6));
  wire [7:0]   covered_lanes_6 = covered_covered_7 ? counted_data[55:48] : 8'd0;
  wire         covered_covered_8 = ~ended & (~_equal | (end_byte >= 6'd7));
  wire [7:0]   covered_lanes_7 = covered_covered_8 ? counted_data[63:56] : 8'd0;
  wire         covered_covered_9 = ~ended & (~_equal | (end_byte >= 6'd8));
  wire [7:0]   covered_lanes_8 = covered_covered_9 ? counted_data[71:64] : 8'd0;
  wire         covered_covered_10 = ~ended & (~_equal | (end_byte >= 6'd9));
  wire [7:0]   covered_lanes_9 = covered_covered_10 ? counted_data[79:72] : 8'd0;
  wire         covered_covered_11 = ~ended & (~_equal | (end_byte >= 6'd10));
  wire [7:0]   covered_lanes_10 = covered_covered_11 ? counted_data[87:80] : 8'd0;
  wire         covered_covered_12 = ~ended & (~_equal | (end_byte >= 6'd11));
  wire [7:0]   covered_lanes_11 = covered_covered_12 ? counted_data[95:88] : 8'd0;
  wire         covered_covered_13 = ~ended & (~_equal | (end_byte >= 6'd12));
  wire [7:0]   covered_lanes_12 = covered_covered_13 ? counted_data[103:96] : 8'd0;
  wire         covered_covered_14 = ~ended & (~_equal | (end_byte >= 6'd13));
  wire [7:0]   covered_lanes_13 = covered_covered_14 ? counted_data[111:104] : 8'd0;
  wire         covered_covered_15 = ~ended & (~_equal | (end_byte >= 6'd14));
  wire [7:0]   covered_lanes_14 = covered_covered_15 ? counted_data[119:112] : 8'd0;
  wire         covered_covered_16 = ~ended & (~_equal | (end_byte >= 6'd15));
  wire [7:0]   covered_lanes_15 = covered_covered_16 ? counted_data[127:120] : 8'd0;
  wire         covered_covered_17 = ~ended & (~_equal | (end_byte >= 6'd16));
  wire [7:0]   covered_lanes_16 = covered_covered_17 ? counted_data[135:128] : 8'd0;
  wire         covered_covered_18 = ~ended & (~_equal | (end_byte >= 6'd17));
  wire [7:0]   covered_lanes_17 = covered_covered_18 ? counted_data[143:136] : 8'd0;
  wire         covered_covered_19 = ~ended & (~_equal | (end_byte >= 6'd18));
  wire [7:0]   covered_lanes_18 = covered_covered_19 ? counted_data[151:144] : 8'd0;
  wire         covered_covered_20 = ~ended & (~_equal | (end_byte >= 6'd19));
  wire [7:0]   covered_lanes_19 = covered_covered_20 ? counted_data[159:152] : 8'd0;
  wire         covered_covered_21 = ~ended & (~_equal | (end_byte >= 6'd20));
  wire [7:0]   covered_lanes_20 = covered_covered_21 ? counted_data[167:160] : 8'd0;
  wire         covered_covered_22 = ~ended & (~_equal | (end_byte >= 6'd21));
  wire [7:0]   covered_lanes_21 = covered_covered_22 ? counted_data[175:168] : 8'd0;
  wire         covered_covered_23 = ~ended & (~_equal | (end_byte >= 6'd22));
  wire [7:0]   covered_lanes_22 = covered_covered_23 ? counted_data[183:176] : 8'd0;
  wire         covered_covered_24 = ~ended & (~_equal | (end_byte >= 6'd23));
  wire [7:0]   covered_lanes_23 = covered_covered_24 ? counted_data[191:184] : 8'd0;
  wire         covered_covered_25 = ~ended & (~_equal | (end_byte >= 6'd24));
  wire [7:0]   covered_lanes_24 = covered_covered_25 ? counted_data[199:192] : 8'd0;
  wire         covered_covered_26 = ~ended & (~_equal | (end_byte >= 6'd25));
  wire [7:0]   covered_lanes_25 = covered_covered_26 ? counted_data[207:200] : 8'd0;
  wire         covered_covered_27 = ~ended & (~_equal | (end_byte >= 6'd26));
  wire [7:0]   covered_lanes_26 = covered_covered_27 ? counted_data[215:208] : 8'd0;
  wire         covered_covered_28 = ~ended & (~_equal | (end_byte >= 6'd27));
  wire [7:0]   covered_lanes_27 = covered_covered_28 ? counted_data[223:216] : 8'd0;
  wire         covered_covered_29 = ~ended & (~_equal | (end_byte >= 6'd28));
  wire [7:0]   covered_lanes_28 = covered_covered_29 ? counted_data[231:224] : 8'd0;
  wire         covered_covered_30 = ~ended & (~_equal | (end_byte >= 6'd29));
  wire [7:0]   covered_lanes_29 = covered_covered_30 ? counted_data[239:232] : 8'd0;
  wire         covered_covered_31 = ~ended & (~_equal | (end_byte >= 6'd30));
  wire [7:0]   covered_lanes_30 = covered_covered_31 ? counted_data[247:240] : 8'd0;
  wire         covered_covered_32 = ~ended & (~_equal | (end_byte >= 6'd31));
  wire [7:0]   covered_lanes_31 = covered_covered_32 ? counted_data[255:248] : 8'd0;
  wire         covered_covered_33 = ~ended & (~_equal | (end_byte >= 6'd32));
  wire [7:0]   covered_lanes_32 = covered_covered_33 ? counted_data[263:256] : 8'd0;
  wire         covered_covered_34 = ~ended & (~_equal | (end_byte >= 6'd33));
  wire [7:0]   covered_lanes_33 = covered_covered_34 ? counted_data[271:264] : 8'd0;
  wire         covered_covered_35 = ~ended & (~_equal | (end_byte >= 6'd34));
  wire [7:0]   covered_lanes_34 = covered_covered_35 ? counted_data[279:272] : 8'd0;
  wire         covered_covered_36 = ~ended & (~_equal | (end_byte >= 6'd35));
  wire [7:0]   covered_lanes_35 = covered_covered_36 ? counted_data[287:280] : 8'd0;
  wire         covered_covered_37 = ~ended & (~_equal | (end_byte >= 6'd36));
  wire [7:0]   covered_lanes_36 = covered_covered_37 ? counted_data[295:288] : 8'd0;
  wire         covered_covered_38 = ~ended & (~_equal | (end_byte >= 6'd37));
  wire [7:0]   covered_lanes_37 = covered_covered_38 ? counted_data[303:296] : 8'd0;
  wire         covered_covered_39 = ~ended & (~_equal | (end_byte >= 6'd38));
  wire [7:0]   covered_lanes_38 = covered_covered_39 ? counted_data[311:304] : 8'd0;
  wire         covered_covered_40 = ~ended & (~_equal | (end_byte >= 6'd39));
  wire [7:0]   covered_lanes_39 = covered_covered_40 ? counted_data[319:312] : 8'd0;
  wire         covered_covered_41 = ~ended & (~_equal | (end_byte >= 6'd40));
  wire [7:0]   covered_lanes_40 = covered_covered_41 ? counted_data[327:320] : 8'd0;
  wire         covered_covered_42 = ~ended & (~_equal | (end_byte >= 6'd41));
  wire [7:0]   covered_lanes_41 = covered_covered_42 ? counted_data[335:328] : 8'd0;
  wire         covered_covered_43 = ~ended & (~_equal | (end_byte >= 6'd42));
  wire [7:0]   covered_lanes_42 = covered_covered_43 ? counted_data[343:336] : 8'd0;
  wire         covered_covered_44 = ~ended & (~_equal | (end_byte >= 6'd43));
  wire [7:0]   covered_lanes_43 = covered_covered_44 ? counted_data[351:344] : 8'd0;
  wire         covered_covered_45 = ~ended & (~_equal | (end_byte >= 6'd44));
  wire [7:0]   covered_lanes_44 = covered_covered_45 ? counted_data[359:352] : 8'd0;
  wire         covered_covered_46 = ~ended & (~_equal | (end_byte >= 6'd45));
  wire [7:0]   covered_lanes_45 = covered_covered_46 ? counted_data[367:360] : 8'd0;
  wire         covered_covered_47 = ~ended & (~_equal | (end_byte >= 6'd46));
  wire [7:0]   covered_lanes_46 = covered_covered_47 ? counted_data[375:368] : 8'd0;
  wire         covered_covered_48 = ~ended & (~_equal | (end_byte >= 6'd47));
  wire [7:0]   covered_lanes_47 = covered_covered_48 ? counted_data[383:376] : 8'd0;
  wire         covered_covered_49 = ~ended & (~_equal | (end_byte >= 6'd48));
  wire [7:0]   covered_lanes_48 = covered_covered_49 ? counted_data[391:384] : 8'd0;
  wire         covered_covered_50 = ~ended & (~_equal | (end_byte >= 6'd49));
  wire [7:0]   covered_lanes_49 = covered_covered_50 ? counted_data[399:392] : 8'd0;
  wire         covered_covered_51 = ~ended & (~_equal | (end_byte >= 6'd50));
  wire [7:0]   covered_lanes_50 = covered_covered_51 ? counted_data[407:400] : 8'd0;
  wire         covered_covered_52 = ~ended & (~_equal | (end_byte >= 6'd51));
  wire [7:0]   covered_lanes_51 = covered_covered_52 ? counted_data[415:408] : 8'd0;
  wire         covered_covered_53 = ~ended & (~_equal | (end_byte >= 6'd52));
  wire [7:0]   covered_lanes_52 = covered_covered_53 ? counted_data[423:416] : 8'd0;
  wire         covered_covered_54 = ~ended & (~_equal | (end_byte >= 6'd53));
  wire [7:0]   covered_lanes_53 = covered_covered_54 ? counted_data[431:424] : 8'd0;
  wire         covered_covered_55 = ~ended & (~_equal | (end_byte >= 6'd54));
  wire [7:0]   covered_lanes_54 = covered_covered_55 ? counted_data[439:432] : 8'd0;
  wire         covered_covered_56 = ~ended & (~_equal | (end_byte >= 6'd55));
  wire [7:0]   covered_lanes_55 = covered_covered_56 ? counted_data[447:440] : 8'd0;
  wire         covered_covered_57 = ~ended & (~_equal | (end_byte >= 6'd56));
  wire [7:0]   covered_lanes_56 = covered_covered_57 ? counted_data[455:448] : 8'd0;
  wire         covered_covered_58 = ~ended & (~_equal | (end_byte >= 6'd57));
  wire [7:0]   covered_lanes_57 = covered_covered_58 ? counted_data[463:456] : 8'd0;
  wire         covered_covered_59 = ~ended & (~_equal | (end_byte >= 6'd58));
  wire [7:0]   covered_lanes_58 = covered_covered_59 ? counted_data[471:464] : 8'd0;
  wire         covered_covered_60 = ~ended & (~_equal | (end_byte >= 6'd59));
  wire [7:0]   covered_lanes_59 = covered_covered_60 ? counted_data[479:472] : 8'd0;
  wire         covered_covered_61 = ~ended & (~_equal | (end_byte >= 6'd60));
  wire [7:0]   covered_lanes_60 = covered_covered_61 ? counted_data[487:480] : 8'd0;
  wire         covered_covered_62 = ~ended & (~_equal | (end_byte >= 6'd61));
  wire [7:0]   covered_lanes_61 = covered_covered_62 ? counted_data[495:488] : 8'd0;
  wire         covered_covered_63 = ~ended & (~_equal | (end_byte >= 6'd62));
  wire [7:0]   covered_lanes_62 = covered_covered_63 ? counted_data[503:496] : 8'd0;
  wire         covered_covered_64 = ~ended & (~_equal | (end_byte >= 6'd63));
  wire [7:0]   covered_lanes_63 = covered_covered_64 ? counted_data[511:504] : 8'd0;

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
      number <= 2'd0;
      arrived <= 1'b0;
      moving <= 1'b0;
      counted <= 1'b0;
      valid <= 1'b0;
    end else begin
      arrived <= in_valid;
      if (in_valid) begin
        number <= in_value_last ? (number & 2'd0) : (number == 2'd2) ? number : (number + 2'd1);
      end
      moving <= arrived;
      counted <= moving;
      valid <= counted;
    end
  end

  always @(posedge clk) begin
    position <= number;
    beat_data <= in_value_data;
    beat_keep <= in_value_keep;
    beat_last <= in_value_last;
    if (in_valid & (number == 2'd0)) begin
      tagged_reg <= is_tagged;
      ipv4 <= is_ipv4;
      ipv6 <= (is_tagged ? {in_value_data[135:128], in_value_data[143:136]} : {in_value_data[103:96],
                                                                               in_value_data[111:104]}) ==
              16'd34525;
      length <= is_ipv4 ? (is_tagged ? {in_value_data[167:160], in_value_data[175:168]} :
                           {in_value_data[135:128], in_value_data[143:136]}) : is_tagged ?
                {in_value_data[183:176], in_value_data[191:184]} : {in_value_data[151:144],
                                                                    in_value_data[159:152]};
    end
    masked <= {beat_data[511:496], lanes_23, lanes_22, beat_data[479:408], lanes_21, beat_data[399:376],
               lanes_20, lanes_19, lanes_18, beat_data[351:336], lanes_17, lanes_16, beat_data[319:240],
               lanes_15, lanes_14, beat_data[223:216], lanes_13, lanes_12, lanes_11, beat_data[191:184],
               lanes_10, lanes_9, lanes_8, lanes_7, value_20, lanes_6, lanes_5, lanes_4, value_16, value_14,
               value_13, value_12, value_11, value_10, value_9, value_8, lanes_3, value_6, value_5, value_4,
               lanes_2, lanes_1, lanes_0};
    last_byte <= {1'b0, length} + before_wire;
    is_first <= position == 2'd0;
    is_tagged_2 <= tagged_reg;
    has_icrc <= ipv4 ? (length >= 16'd44) : (ipv6 & (length >= 16'd24));
    keep <= beat_keep;
    is_last <= beat_last;
    if (moving) begin
      beats_left <= is_first ? last_byte[16:6] : (beats_left - 11'd1);
      ended <= ~is_first & (ended | (beats_left == 11'd0));
    end
    counted_data <= masked;
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
