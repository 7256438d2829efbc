`default_nettype none

// VariantMask_64_2: forces the fields that the ICRC does not cover to ones and clears the bytes before the IP
// header.  Generated from VariantMask.java.
// timeline in: 2 cycles, 3 registers (1026 bits), of these 2 (514 bits) only wait
module VariantMask_64_2 (
  input  wire         clk,
  input  wire         rst,
  // in: frames, without preamble and FCS
  input  wire         in_valid,  // cycle 0
  input  wire [511:0] in_value_data,  // cycle 0
  input  wire [63:0]  in_value_keep,  // cycle 0
  input  wire         in_value_last,  // cycle 0
  output wire         starting,  // cycle 0: the beat is the first of its frame
  // kind: of the frame
  output reg          kind_tagged,  // cycle 1: 802.1Q tag
  output reg          kind_ipv4,  // cycle 1: EtherType 0x0800
  output reg          kind_ipv6,  // cycle 1: EtherType 0x86DD
  output reg  [511:0] data  // cycle 2: masked
);
  // ---- timeline in, cycle 0
  reg  [1:0]   number;
  // ---- timeline in, cycle 1
  reg  [511:0] in_value_data_c1;
  reg  [1:0]   number_c1;

  wire         is_tagged = {in_value_data[103:96], in_value_data[111:104]} == 16'd33024;
  wire [15:0]  type_wire = is_tagged ? {in_value_data[135:128], in_value_data[143:136]} :
                           {in_value_data[103:96], in_value_data[111:104]};
  wire         before_ip = number_c1 == 2'd0;
  wire [7:0]   value = ~before_ip ? in_value_data_c1[7:0] : 8'd0;
  wire         whole_here = (number_c1 == 2'd1) & kind_ipv6 & kind_tagged;
  wire [7:0]   lanes_0 = value | {8{whole_here}};
  wire [7:0]   value_2 = ~before_ip ? in_value_data_c1[15:8] : 8'd0;
  wire [7:0]   lanes_1 = value_2 | {8{whole_here}};
  wire [7:0]   value_3 = ~before_ip ? in_value_data_c1[23:16] : 8'd0;
  wire         whole_here_2 = (number_c1 == 2'd1) & kind_ipv6 & ~kind_tagged;
  wire [7:0]   lanes_2 = value_3 | {8{whole_here_2}};
  wire [7:0]   value_4 = ~before_ip ? in_value_data_c1[31:24] : 8'd0;
  wire [7:0]   value_5 = ~before_ip ? in_value_data_c1[39:32] : 8'd0;
  wire [7:0]   value_6 = ~before_ip ? in_value_data_c1[47:40] : 8'd0;
  wire [7:0]   value_7 = ~before_ip ? in_value_data_c1[55:48] : 8'd0;
  wire [7:0]   lanes_3 = value_7 | {8{whole_here}};
  wire [7:0]   value_8 = ~before_ip ? in_value_data_c1[63:56] : 8'd0;
  wire [7:0]   value_9 = ~before_ip ? in_value_data_c1[71:64] : 8'd0;
  wire [7:0]   value_10 = ~before_ip ? in_value_data_c1[79:72] : 8'd0;
  wire [7:0]   value_11 = ~before_ip ? in_value_data_c1[87:80] : 8'd0;
  wire [7:0]   value_12 = ~before_ip ? in_value_data_c1[95:88] : 8'd0;
  wire [7:0]   value_13 = ~before_ip ? in_value_data_c1[103:96] : 8'd0;
  wire [7:0]   value_14 = ~before_ip ? in_value_data_c1[111:104] : 8'd0;
  wire         before_ip_2 = before_ip & kind_tagged;
  wire [7:0]   value_15 = ~before_ip_2 ? in_value_data_c1[119:112] : 8'd0;
  wire         half_here = before_ip & kind_ipv6 & ~kind_tagged;
  wire [7:0]   value_16 = value_15 | {4'd0, {4{half_here}}};
  wire [7:0]   value_17 = ~before_ip_2 ? in_value_data_c1[127:120] : 8'd0;
  wire         whole_here_3 = before_ip & kind_ipv4 & ~kind_tagged;
  wire         whole_here_4 = before_ip & kind_ipv6 & ~kind_tagged;
  wire         _whole_here_or = whole_here_3 | whole_here_4;
  wire [7:0]   lanes_4 = value_17 | {8{_whole_here_or}};
  wire [7:0]   value_18 = ~before_ip_2 ? in_value_data_c1[135:128] : 8'd0;
  wire [7:0]   lanes_5 = value_18 | {8{whole_here_4}};
  wire [7:0]   value_19 = ~before_ip_2 ? in_value_data_c1[143:136] : 8'd0;
  wire [7:0]   lanes_6 = value_19 | {8{whole_here_4}};
  wire         half_here_2 = before_ip & kind_ipv6 & kind_tagged;
  wire [7:0]   value_20 = in_value_data_c1[151:144] | {4'd0, {4{half_here_2}}};
  wire         whole_here_5 = before_ip & kind_ipv4 & kind_tagged;
  wire         whole_here_6 = before_ip & kind_ipv6 & kind_tagged;
  wire         _whole_here_or_2 = whole_here_5 | whole_here_6;
  wire [7:0]   lanes_7 = in_value_data_c1[159:152] | {8{_whole_here_or_2}};
  wire [7:0]   lanes_8 = in_value_data_c1[167:160] | {8{whole_here_6}};
  wire         _whole_here_or_3 = whole_here_4 | whole_here_6;
  wire [7:0]   lanes_9 = in_value_data_c1[175:168] | {8{_whole_here_or_3}};
  wire [7:0]   lanes_10 = in_value_data_c1[183:176] | {8{whole_here_3}};
  wire [7:0]   lanes_11 = in_value_data_c1[199:192] | {8{whole_here_3}};
  wire         _whole_here_or_4 = whole_here_3 | whole_here_6;
  wire [7:0]   lanes_12 = in_value_data_c1[207:200] | {8{_whole_here_or_4}};
  wire [7:0]   lanes_13 = in_value_data_c1[215:208] | {8{whole_here_5}};
  wire [7:0]   lanes_14 = in_value_data_c1[231:224] | {8{whole_here_5}};
  wire [7:0]   lanes_15 = in_value_data_c1[239:232] | {8{whole_here_5}};
  wire [7:0]   lanes_16 = in_value_data_c1[327:320] | {8{whole_here_3}};
  wire [7:0]   lanes_17 = in_value_data_c1[335:328] | {8{whole_here_3}};
  wire [7:0]   lanes_18 = in_value_data_c1[359:352] | {8{whole_here_5}};
  wire [7:0]   lanes_19 = in_value_data_c1[367:360] | {8{whole_here_5}};
  wire [7:0]   lanes_20 = in_value_data_c1[375:368] | {8{whole_here_3}};
  wire [7:0]   lanes_21 = in_value_data_c1[407:400] | {8{whole_here_5}};
  wire [7:0]   lanes_22 = in_value_data_c1[487:480] | {8{whole_here_4}};
  wire [7:0]   lanes_23 = in_value_data_c1[495:488] | {8{whole_here_4}};

  assign starting = number == 2'd0;

  always @(posedge clk) begin
    if (rst) begin
      number <= 2'd0;
    end else begin
      // ---- timeline in, cycle 0
      if (in_valid) begin
        number <= in_value_last ? 2'd0 : (number == 2'd2) ? number : (number + 2'd1);
      end
    end
  end

  always @(posedge clk) begin
    // ---- timeline in, cycle 0
    if (in_valid & starting) begin
      kind_tagged <= is_tagged;
      kind_ipv4 <= type_wire == 16'd2048;
      kind_ipv6 <= type_wire == 16'd34525;
    end
    // ---- timeline in, cycle 1
    in_value_data_c1 <= in_value_data;
    number_c1 <= number;
    // ---- timeline in, cycle 2
    data <= {in_value_data_c1[511:496], lanes_23, lanes_22, in_value_data_c1[479:408], lanes_21,
             in_value_data_c1[399:376], lanes_20, lanes_19, lanes_18, in_value_data_c1[351:336], lanes_17,
             lanes_16, in_value_data_c1[319:240], lanes_15, lanes_14, in_value_data_c1[223:216], lanes_13,
             lanes_12, lanes_11, in_value_data_c1[191:184], lanes_10, lanes_9, lanes_8, lanes_7, value_20,
             lanes_6, lanes_5, lanes_4, value_16, value_14, value_13, value_12, value_11, value_10, value_9,
             value_8, lanes_3, value_6, value_5, value_4, lanes_2, lanes_1, lanes_0};
  end

  wire        _unused = &{1'b0, in_value_keep};

`ifdef FORMAL
  always @(posedge clk) if (!rst) no_beat_is_counted_behind_those_with_variant_fields: assert (number <=
                                                                                               2'd2);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(number <= 2'd2)) begin
    $display("VariantMask.java: HDL801: claim 'no beat is counted behind those with variant fields' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
