`default_nettype none

// IcrcMask_32: forces the fields that the ICRC does not cover to ones and clears every byte outside the IP
// packet.  Generated from IcrcMask.java.
// timeline in: 4 cycles, 28 registers (655 bits), of these 22 (374 bits) only wait
module IcrcMask_32 (
  input  wire         clk,
  input  wire         rst,
  // in: frames, without preamble and FCS
  input  wire         in_valid,  // cycle 0
  input  wire [255:0] in_value_data,  // cycle 0
  input  wire [31:0]  in_value_keep,  // cycle 0
  input  wire         in_value_last,  // cycle 0
  output reg          out_valid,  // cycle 4
  output reg  [255:0] out_value_data,  // cycle 4: covered bytes; variant fields are ones, bytes outside the IP packet are 0
  output reg          out_value_first,  // cycle 4: first beat of the frame
  (* shreg_extract = "no" *)
  output reg          out_value_last,  // cycle 4: last beat of the frame
  (* shreg_extract = "no" *)
  output reg          out_value_tagged,  // cycle 4: the frame carries an 802.1Q tag
  (* shreg_extract = "no" *)
  output reg          out_value_has_icrc,  // cycle 4: the frame carries IPv4 or IPv6 with an IP length that has room for an ICRC
  output reg          out_value_ending,  // cycle 4: the IP packet ends in this beat
  output reg  [4:0]   out_value_end_byte,  // cycle 4: number of the last byte of the IP packet in the beat in which it ends
  output reg          out_value_whole  // cycle 4: the frame really has the byte at which the IP packet ends
);
  // ---- timeline in, cycle 0
  reg  [15:0]  said;
  // ---- timeline in, cycle 1
  reg          in_valid_c1;
  reg  [63:0]  in_value_keep_c1_c2;
  reg  [2:0]   in_value_last_c1_c3;
  reg          variant_starting_c1;
  // ---- timeline in, cycle 2
  reg  [11:0]  beats_left;
  reg          ended;
  reg  [16:0]  last_byte;
  reg          variant_starting_c2;
  reg          in_valid_c2;
  reg  [1:0]   masked_has_icrc_c2_c3;
  reg  [1:0]   variant_kind_tagged_c2_c3;
  // ---- timeline in, cycle 3
  reg  [4:0]   last_byte_4_0_c3;
  reg  [255:0] variant_data_c3;
  (* shreg_extract = "no" *)
  reg  [31:0]  in_value_keep_c3;
  reg          variant_starting_c3;
  reg          in_valid_c3;
  wire         variant_starting;
  wire         variant_kind_tagged;
  wire         variant_kind_ipv4;
  wire         variant_kind_ipv6;
  wire [255:0] variant_data;

  wire         is_tagged = {in_value_data[103:96], in_value_data[111:104]} == 16'd33024;
  wire         is_ipv4 = (is_tagged ? {in_value_data[135:128], in_value_data[143:136]} :
                          {in_value_data[103:96], in_value_data[111:104]}) == 16'd2048;
  wire [16:0]  before_wire = variant_kind_ipv4 ? (variant_kind_tagged ? 17'd17 : 17'd13) :
                             variant_kind_tagged ? 17'd57 : 17'd53;
  wire         is_last_beat = beats_left == 12'd0;
  wire         covered = ~ended;
  wire [7:0]   covered_lanes_0 = covered ? variant_data_c3[7:0] : 8'd0;
  wire         covered_2 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd1));
  wire [7:0]   covered_lanes_1 = covered_2 ? variant_data_c3[15:8] : 8'd0;
  wire         covered_3 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd2));
  wire [7:0]   covered_lanes_2 = covered_3 ? variant_data_c3[23:16] : 8'd0;
  wire         covered_4 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd3));
  wire [7:0]   covered_lanes_3 = covered_4 ? variant_data_c3[31:24] : 8'd0;
  wire         covered_5 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd4));
  wire [7:0]   covered_lanes_4 = covered_5 ? variant_data_c3[39:32] : 8'd0;
  wire         covered_6 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd5));
  wire [7:0]   covered_lanes_5 = covered_6 ? variant_data_c3[47:40] : 8'd0;
  wire         covered_7 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd6));
  wire [7:0]   covered_lanes_6 = covered_7 ? variant_data_c3[55:48] : 8'd0;
  wire         covered_8 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd7));
  wire [7:0]   covered_lanes_7 = covered_8 ? variant_data_c3[63:56] : 8'd0;
  wire         covered_9 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd8));
  wire [7:0]   covered_lanes_8 = covered_9 ? variant_data_c3[71:64] : 8'd0;
  wire         covered_10 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd9));
  wire [7:0]   covered_lanes_9 = covered_10 ? variant_data_c3[79:72] : 8'd0;
  wire         covered_11 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd10));
  wire [7:0]   covered_lanes_10 = covered_11 ? variant_data_c3[87:80] : 8'd0;
  wire         covered_12 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd11));
  wire [7:0]   covered_lanes_11 = covered_12 ? variant_data_c3[95:88] : 8'd0;
  wire         covered_13 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd12));
  wire [7:0]   covered_lanes_12 = covered_13 ? variant_data_c3[103:96] : 8'd0;
  wire         covered_14 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd13));
  wire [7:0]   covered_lanes_13 = covered_14 ? variant_data_c3[111:104] : 8'd0;
  wire         covered_15 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd14));
  wire [7:0]   covered_lanes_14 = covered_15 ? variant_data_c3[119:112] : 8'd0;
  wire         covered_16 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd15));
  wire [7:0]   covered_lanes_15 = covered_16 ? variant_data_c3[127:120] : 8'd0;
  wire         covered_17 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd16));
  wire [7:0]   covered_lanes_16 = covered_17 ? variant_data_c3[135:128] : 8'd0;
  wire         covered_18 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd17));
  wire [7:0]   covered_lanes_17 = covered_18 ? variant_data_c3[143:136] : 8'd0;
  wire         covered_19 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd18));
  wire [7:0]   covered_lanes_18 = covered_19 ? variant_data_c3[151:144] : 8'd0;
  wire         covered_20 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd19));
  wire [7:0]   covered_lanes_19 = covered_20 ? variant_data_c3[159:152] : 8'd0;
  wire         covered_21 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd20));
  wire [7:0]   covered_lanes_20 = covered_21 ? variant_data_c3[167:160] : 8'd0;
  wire         covered_22 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd21));
  wire [7:0]   covered_lanes_21 = covered_22 ? variant_data_c3[175:168] : 8'd0;
  wire         covered_23 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd22));
  wire [7:0]   covered_lanes_22 = covered_23 ? variant_data_c3[183:176] : 8'd0;
  wire         covered_24 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd23));
  wire [7:0]   covered_lanes_23 = covered_24 ? variant_data_c3[191:184] : 8'd0;
  wire         covered_25 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd24));
  wire [7:0]   covered_lanes_24 = covered_25 ? variant_data_c3[199:192] : 8'd0;
  wire         covered_26 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd25));
  wire [7:0]   covered_lanes_25 = covered_26 ? variant_data_c3[207:200] : 8'd0;
  wire         covered_27 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd26));
  wire [7:0]   covered_lanes_26 = covered_27 ? variant_data_c3[215:208] : 8'd0;
  wire         covered_28 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd27));
  wire [7:0]   covered_lanes_27 = covered_28 ? variant_data_c3[223:216] : 8'd0;
  wire         covered_29 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd28));
  wire [7:0]   covered_lanes_28 = covered_29 ? variant_data_c3[231:224] : 8'd0;
  wire         covered_30 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd29));
  wire [7:0]   covered_lanes_29 = covered_30 ? variant_data_c3[239:232] : 8'd0;
  wire         covered_31 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd30));
  wire [7:0]   covered_lanes_30 = covered_31 ? variant_data_c3[247:240] : 8'd0;
  wire         covered_32 = covered & (~is_last_beat | (last_byte_4_0_c3 >= 5'd31));
  wire [7:0]   covered_lanes_31 = covered_32 ? variant_data_c3[255:248] : 8'd0;
  wire         whole = in_value_keep_c3[last_byte_4_0_c3];
  wire         ending = is_last_beat & covered;

  VariantMask_32_2 variant (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_value_data(in_value_data),
    .in_value_keep(in_value_keep),
    .in_value_last(in_value_last),
    .starting(variant_starting),
    .kind_tagged(variant_kind_tagged),
    .kind_ipv4(variant_kind_ipv4),
    .kind_ipv6(variant_kind_ipv6),
    .data(variant_data)
  );

  always @(posedge clk) begin
    if (rst) begin
      in_valid_c1 <= 1'b0;
      in_valid_c2 <= 1'b0;
      in_valid_c3 <= 1'b0;
      out_valid <= 1'b0;
    end else begin
      // ---- timeline in, cycle 1
      in_valid_c1 <= in_valid;
      // ---- timeline in, cycle 2
      in_valid_c2 <= in_valid_c1;
      // ---- timeline in, cycle 3
      in_valid_c3 <= in_valid_c2;
      // ---- timeline in, cycle 4
      out_valid <= in_valid_c3;
    end
  end

  always @(posedge clk) begin
    // ---- timeline in, cycle 0
    if (in_valid & variant_starting) begin
      said <= is_ipv4 ? (is_tagged ? {in_value_data[167:160], in_value_data[175:168]} :
                         {in_value_data[135:128], in_value_data[143:136]}) :
              is_tagged ? {in_value_data[183:176], in_value_data[191:184]} :
              {in_value_data[151:144], in_value_data[159:152]};
    end
    // ---- timeline in, cycle 1
    in_value_keep_c1_c2 <= {in_value_keep_c1_c2[31:0], in_value_keep};
    in_value_last_c1_c3 <= {in_value_last_c1_c3[1:0], in_value_last};
    variant_starting_c1 <= variant_starting;
    // ---- timeline in, cycle 2
    if (in_valid_c2) begin
      beats_left <= variant_starting_c2 ? last_byte[16:5] : (beats_left - 12'd1);
      ended <= ~variant_starting_c2 & (ended | is_last_beat);
    end
    variant_starting_c2 <= variant_starting_c1;
    last_byte <= {1'b0, said} + before_wire;
    masked_has_icrc_c2_c3 <= {masked_has_icrc_c2_c3[0],
                              variant_kind_ipv4 ? (said >= 16'd44) : (variant_kind_ipv6 & (said >= 16'd24))};
    variant_kind_tagged_c2_c3 <= {variant_kind_tagged_c2_c3[0], variant_kind_tagged};
    // ---- timeline in, cycle 3
    in_value_keep_c3 <= in_value_keep_c1_c2[63:32];
    variant_starting_c3 <= variant_starting_c2;
    last_byte_4_0_c3 <= last_byte[4:0];
    variant_data_c3 <= variant_data;
    // ---- timeline in, cycle 4
    out_value_last <= in_value_last_c1_c3[2];
    out_value_first <= variant_starting_c3;
    out_value_has_icrc <= masked_has_icrc_c2_c3[1];
    out_value_tagged <= variant_kind_tagged_c2_c3[1];
    out_value_end_byte <= last_byte_4_0_c3;
    out_value_data <= {covered_lanes_31, covered_lanes_30, covered_lanes_29, covered_lanes_28,
                       covered_lanes_27, covered_lanes_26, covered_lanes_25, covered_lanes_24,
                       covered_lanes_23, covered_lanes_22, covered_lanes_21, covered_lanes_20,
                       covered_lanes_19, covered_lanes_18, covered_lanes_17, covered_lanes_16,
                       covered_lanes_15, covered_lanes_14, covered_lanes_13, covered_lanes_12,
                       covered_lanes_11, covered_lanes_10, covered_lanes_9, covered_lanes_8, covered_lanes_7,
                       covered_lanes_6, covered_lanes_5, covered_lanes_4, covered_lanes_3, covered_lanes_2,
                       covered_lanes_1, covered_lanes_0};
    out_value_ending <= ending;
    out_value_whole <= whole;
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    no_frame_begins_behind_the_end_of_its_packet: assert (~(variant_starting_c3 & ended & in_valid_c3));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(variant_starting_c3 & ended & in_valid_c3))) begin
    $display("IcrcMask.java: HDL801: claim 'no frame begins behind the end of its packet' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
