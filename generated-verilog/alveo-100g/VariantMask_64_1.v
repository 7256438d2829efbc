`default_nettype none

// VariantMask_64_1: forces the fields that the ICRC does not cover to ones and clears the bytes before the IP
// header.  Generated from VariantMask.java.
// timeline in: 1 cycles, 1 registers (512 bits), of these 0 (0 bits) only wait
module VariantMask_64_1 (
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
  output reg  [511:0] data  // cycle 1: masked
);
  // ---- timeline in, cycle 0
  reg  [1:0]   number;

  wire         is_tagged = {in_value_data[103:96], in_value_data[111:104]} == 16'd33024;
  wire [15:0]  type_wire = is_tagged ? {in_value_data[135:128], in_value_data[143:136]} :
                           {in_value_data[103:96], in_value_data[111:104]};
  wire         seen_ipv4 = type_wire == 16'd2048;
  wire         seen_ipv6 = type_wire == 16'd34525;
  wire         known_tagged = starting ? is_tagged : kind_tagged;
  wire         known_ipv4 = starting ? seen_ipv4 : kind_ipv4;
  wire         known_ipv6 = starting ? seen_ipv6 : kind_ipv6;
  wire         untagged_ipv4 = known_ipv4 & ~known_tagged;
  wire         tagged_ipv4 = known_ipv4 & known_tagged;
  wire         untagged_ipv6 = known_ipv6 & ~known_tagged;
  wire         tagged_ipv6 = known_ipv6 & known_tagged;
  wire         is_first = number == 2'd0;
  wire         is_first_tagged = is_first & known_tagged;
  wire [511:0] ip_only = ~{368'd0, {32{is_first_tagged}}, {112{is_first}}};
  wire [511:0] masked = in_value_data & ip_only;
  wire         untagged_ipv4_beat_0 = starting & untagged_ipv4;
  wire [511:0] masked_2 = masked | {136'd0, {8{untagged_ipv4_beat_0}}, 32'd0, {16{untagged_ipv4_beat_0}},
                                    112'd0, {16{untagged_ipv4_beat_0}}, 8'd0, {8{untagged_ipv4_beat_0}},
                                    48'd0, {8{untagged_ipv4_beat_0}}, 120'd0};
  wire         tagged_ipv4_beat_0 = starting & tagged_ipv4;
  wire [511:0] masked_3 = masked_2 | {104'd0, {8{tagged_ipv4_beat_0}}, 32'd0, {16{tagged_ipv4_beat_0}},
                                      112'd0, {16{tagged_ipv4_beat_0}}, 8'd0, {8{tagged_ipv4_beat_0}}, 48'd0,
                                      {8{tagged_ipv4_beat_0}}, 152'd0};
  wire         untagged_ipv6_beat_0 = starting & untagged_ipv6;
  wire         untagged_ipv6_beat_1 = (number == 2'd1) & untagged_ipv6;
  wire [511:0] untagged_ipv6_fields = {16'd0, {16{untagged_ipv6_beat_0}}, 304'd0, {8{untagged_ipv6_beat_0}},
                                       24'd0, {24{untagged_ipv6_beat_0}}, 4'd0, {4{untagged_ipv6_beat_0}},
                                       112'd0} | {488'd0, {8{untagged_ipv6_beat_1}}, 16'd0};
  wire [511:0] masked_4 = masked_3 | untagged_ipv6_fields;
  wire         tagged_ipv6_beat_0 = starting & tagged_ipv6;
  wire         tagged_ipv6_beat_1 = (number == 2'd1) & tagged_ipv6;
  wire [511:0] tagged_ipv6_fields = {304'd0, {8{tagged_ipv6_beat_0}}, 24'd0, {24{tagged_ipv6_beat_0}}, 4'd0,
                                     {4{tagged_ipv6_beat_0}}, 144'd0} |
                                    {456'd0, {8{tagged_ipv6_beat_1}}, 32'd0, {16{tagged_ipv6_beat_1}}};
  wire [511:0] masked_5 = masked_4 | tagged_ipv6_fields;

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
      kind_ipv4 <= seen_ipv4;
      kind_ipv6 <= seen_ipv6;
    end
    // ---- timeline in, cycle 1
    data <= masked_5;
  end

  wire        _unused = &{1'b0, in_value_keep};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    no_beat_is_counted_behind_those_with_variant_fields: assert (number <= 2'd2);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(number <= 2'd2)) begin
    $display("VariantMask.java: HDL801: claim 'no beat is counted behind those with variant fields' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
