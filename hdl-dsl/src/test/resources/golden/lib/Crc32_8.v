`default_nettype none

// Crc32_8: the cyclic redundancy code of every packet, at one beat per cycle.  Generated from Crc.java.
module Crc32_8 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  input  wire [63:0] in_value_data,
  input  wire [7:0]  in_value_keep,
  input  wire        in_value_last,
  output wire        crc_valid,
  output wire [31:0] crc_value
);
  reg         first;
  reg         starts_1;
  reg         starts_2;
  reg         last_1;
  reg         last_2;
  reg         valid_1;
  reg         valid_2;
  reg  [31:0] state;
  reg         done;
  reg         padded_1_1;
  reg         padded_1_2;
  reg         padded_1_3;
  reg         padded_2_1;
  reg         padded_2_2;
  reg         padded_2_3;
  reg  [31:0] rewound_1;
  reg         padded_4_1;
  reg         padded_4_2;
  reg         padded_4_3;
  reg         padded_4_4;
  reg  [31:0] rewound_4;
  reg         done_1;
  reg         done_2;
  wire [31:0] adds_sum;

  wire [63:0] adds_data = in_value_data & {{8{in_value_keep[7]}}, {8{in_value_keep[6]}},
                                           {8{in_value_keep[5]}}, {8{in_value_keep[4]}},
                                           {8{in_value_keep[3]}}, {8{in_value_keep[2]}},
                                           {8{in_value_keep[1]}}, {8{in_value_keep[0]}}};
  wire [31:0] start = starts_2 ? 32'h9add2096 : 32'd0;
  wire        advanced_0 = ^(state & 32'h481b4e5a);
  wire        advanced_1 = ^(state & 32'h90369cb5);
  wire        advanced_2 = ^(state & 32'h206d396b);
  wire        advanced_3 = ^(state & 32'h40da72d7);
  wire        advanced_4 = ^(state & 32'h81b4e5af);
  wire        advanced_5 = ^(state & 32'h0369cb5e);
  wire        advanced_6 = ^(state & 32'h4ec8d8e6);
  wire        advanced_7 = ^(state & 32'h9d91b1cd);
  wire        advanced_8 = ^(state & 32'h3b23639a);
  wire        advanced_9 = ^(state & 32'h3e5d896e);
  wire        advanced_10 = ^(state & 32'h34a05c86);
  wire        advanced_11 = ^(state & 32'h6940b90c);
  wire        advanced_12 = ^(state & 32'hd2817218);
  wire        advanced_13 = ^(state & 32'ha502e430);
  wire        advanced_14 = ^(state & 32'h4a05c860);
  wire        advanced_15 = ^(state & 32'h940b90c0);
  wire        advanced_16 = ^(state & 32'h600c6fda);
  wire        advanced_17 = ^(state & 32'hc018dfb5);
  wire        advanced_18 = ^(state & 32'h8031bf6a);
  wire        advanced_19 = ^(state & 32'h00637ed5);
  wire        advanced_20 = ^(state & 32'h48ddb3f0);
  wire        advanced_21 = ^(state & 32'hd9a029bb);
  wire        advanced_22 = ^(state & 32'hfb5b1d2c);
  wire        advanced_23 = ^(state & 32'hf6b63a59);
  wire        advanced_24 = ^(state & 32'ha5773ae8);
  wire        advanced_25 = ^(state & 32'h02f53b8a);
  wire        advanced_26 = ^(state & 32'h05ea7715);
  wire        advanced_27 = ^(state & 32'h43cfa071);
  wire        advanced_28 = ^(state & 32'hcf840eb8);
  wire        advanced_29 = ^(state & 32'h9f081d70);
  wire        advanced_30 = ^(state & 32'h760b74bb);
  wire        advanced_31 = ^(state & 32'ha40da72d);
  wire [31:0] advanced = ~starts_2 ? {advanced_31, advanced_30, advanced_29, advanced_28, advanced_27,
                                      advanced_26, advanced_25, advanced_24, advanced_23, advanced_22,
                                      advanced_21, advanced_20, advanced_19, advanced_18, advanced_17,
                                      advanced_16, advanced_15, advanced_14, advanced_13, advanced_12,
                                      advanced_11, advanced_10, advanced_9, advanced_8, advanced_7,
                                      advanced_6, advanced_5, advanced_4, advanced_3, advanced_2, advanced_1,
                                      advanced_0} : 32'd0;
  wire        ends_at_0 = in_value_keep[0] & ~in_value_keep[1];
  wire        ends_at_1 = in_value_keep[1] & ~in_value_keep[2];
  wire        ends_at_2 = in_value_keep[2] & ~in_value_keep[3];
  wire        ends_at_3 = in_value_keep[3] & ~in_value_keep[4];
  wire        ends_at_4 = in_value_keep[4] & ~in_value_keep[5];
  wire        ends_at_5 = in_value_keep[5] & ~in_value_keep[6];
  wire        ends_at_6 = in_value_keep[6] & ~in_value_keep[7];
  wire        without_1_0 = ^(state & 32'hab000000);
  wire        without_1_1 = ^(state & 32'h56000000);
  wire        without_1_2 = ^(state & 32'hac000000);
  wire        without_1_3 = ^(state & 32'h58000000);
  wire        without_1_4 = ^(state & 32'hb0000000);
  wire        without_1_5 = ^(state & 32'h60000000);
  wire        without_1_6 = ^(state & 32'h6b000000);
  wire        without_1_7 = ^(state & 32'hd6000000);
  wire        without_1_8 = ^(state & 32'hac000001);
  wire        without_1_9 = ^(state & 32'hf3000002);
  wire        without_1_10 = ^(state & 32'h4d000004);
  wire        without_1_11 = ^(state & 32'h9a000008);
  wire        without_1_12 = ^(state & 32'h34000010);
  wire        without_1_13 = ^(state & 32'h68000020);
  wire        without_1_14 = ^(state & 32'hd0000040);
  wire        without_1_15 = ^(state & 32'ha0000080);
  wire        without_1_16 = ^(state & 32'heb000100);
  wire        without_1_17 = ^(state & 32'hd6000200);
  wire        without_1_18 = ^(state & 32'hac000400);
  wire        without_1_19 = ^(state & 32'h58000800);
  wire        without_1_20 = ^(state & 32'h1b001000);
  wire        without_1_21 = ^(state & 32'h9d002000);
  wire        without_1_22 = ^(state & 32'h91004000);
  wire        without_1_23 = ^(state & 32'h22008000);
  wire        without_1_24 = ^(state & 32'hef010000);
  wire        without_1_25 = ^(state & 32'h75020000);
  wire        without_1_26 = ^(state & 32'hea040000);
  wire        without_1_27 = ^(state & 32'h7f080000);
  wire        without_1_28 = ^(state & 32'h55100000);
  wire        without_1_29 = ^(state & 32'haa200000);
  wire        without_1_30 = ^(state & 32'hff400000);
  wire        without_1_31 = ^(state & 32'h55800000);
  wire [31:0] rewound = padded_1_3 ? {without_1_31, without_1_30, without_1_29, without_1_28, without_1_27,
                                      without_1_26, without_1_25, without_1_24, without_1_23, without_1_22,
                                      without_1_21, without_1_20, without_1_19, without_1_18, without_1_17,
                                      without_1_16, without_1_15, without_1_14, without_1_13, without_1_12,
                                      without_1_11, without_1_10, without_1_9, without_1_8, without_1_7,
                                      without_1_6, without_1_5, without_1_4, without_1_3, without_1_2,
                                      without_1_1, without_1_0} : state;
  wire        without_3_0 = ^(state & 32'h851aab00);
  wire        without_3_1 = ^(state & 32'h0a355600);
  wire        without_3_2 = ^(state & 32'h146aac00);
  wire        without_3_3 = ^(state & 32'h28d55800);
  wire        without_3_4 = ^(state & 32'h51aab000);
  wire        without_3_5 = ^(state & 32'ha3556000);
  wire        without_3_6 = ^(state & 32'hc3b06b00);
  wire        without_3_7 = ^(state & 32'h8760d600);
  wire        without_3_8 = ^(state & 32'h0ec1ac00);
  wire        without_3_9 = ^(state & 32'h9899f300);
  wire        without_3_10 = ^(state & 32'hb4294d00);
  wire        without_3_11 = ^(state & 32'h68529a00);
  wire        without_3_12 = ^(state & 32'hd0a53400);
  wire        without_3_13 = ^(state & 32'ha14a6800);
  wire        without_3_14 = ^(state & 32'h4294d000);
  wire        without_3_15 = ^(state & 32'h8529a000);
  wire        without_3_16 = ^(state & 32'h8f49eb00);
  wire        without_3_17 = ^(state & 32'h1e93d600);
  wire        without_3_18 = ^(state & 32'h3d27ac00);
  wire        without_3_19 = ^(state & 32'h7a4f5800);
  wire        without_3_20 = ^(state & 32'h71841b00);
  wire        without_3_21 = ^(state & 32'h66129d00);
  wire        without_3_22 = ^(state & 32'h493f9100);
  wire        without_3_23 = ^(state & 32'h927f2200);
  wire        without_3_24 = ^(state & 32'ha1e4ef01);
  wire        without_3_25 = ^(state & 32'hc6d37502);
  wire        without_3_26 = ^(state & 32'h8da6ea04);
  wire        without_3_27 = ^(state & 32'h9e577f08);
  wire        without_3_28 = ^(state & 32'hb9b45510);
  wire        without_3_29 = ^(state & 32'h7368aa20);
  wire        without_3_30 = ^(state & 32'h63cbff40);
  wire        without_3_31 = ^(state & 32'h428d5580);
  wire        without_2_0 = ^(state & 32'h1aab0000);
  wire        without_2_1 = ^(state & 32'h35560000);
  wire        without_2_2 = ^(state & 32'h6aac0000);
  wire        without_2_3 = ^(state & 32'hd5580000);
  wire        without_2_4 = ^(state & 32'haab00000);
  wire        without_2_5 = ^(state & 32'h55600000);
  wire        without_2_6 = ^(state & 32'hb06b0000);
  wire        without_2_7 = ^(state & 32'h60d60000);
  wire        without_2_8 = ^(state & 32'hc1ac0000);
  wire        without_2_9 = ^(state & 32'h99f30000);
  wire        without_2_10 = ^(state & 32'h294d0000);
  wire        without_2_11 = ^(state & 32'h529a0000);
  wire        without_2_12 = ^(state & 32'ha5340000);
  wire        without_2_13 = ^(state & 32'h4a680000);
  wire        without_2_14 = ^(state & 32'h94d00000);
  wire        without_2_15 = ^(state & 32'h29a00000);
  wire        without_2_16 = ^(state & 32'h49eb0001);
  wire        without_2_17 = ^(state & 32'h93d60002);
  wire        without_2_18 = ^(state & 32'h27ac0004);
  wire        without_2_19 = ^(state & 32'h4f580008);
  wire        without_2_20 = ^(state & 32'h841b0010);
  wire        without_2_21 = ^(state & 32'h129d0020);
  wire        without_2_22 = ^(state & 32'h3f910040);
  wire        without_2_23 = ^(state & 32'h7f220080);
  wire        without_2_24 = ^(state & 32'he4ef0100);
  wire        without_2_25 = ^(state & 32'hd3750200);
  wire        without_2_26 = ^(state & 32'ha6ea0400);
  wire        without_2_27 = ^(state & 32'h577f0800);
  wire        without_2_28 = ^(state & 32'hb4551000);
  wire        without_2_29 = ^(state & 32'h68aa2000);
  wire        without_2_30 = ^(state & 32'hcbff4000);
  wire        without_2_31 = ^(state & 32'h8d558000);
  wire [31:0] _choice = padded_1_3 ? {without_3_31, without_3_30, without_3_29, without_3_28, without_3_27,
                                      without_3_26, without_3_25, without_3_24, without_3_23, without_3_22,
                                      without_3_21, without_3_20, without_3_19, without_3_18, without_3_17,
                                      without_3_16, without_3_15, without_3_14, without_3_13, without_3_12,
                                      without_3_11, without_3_10, without_3_9, without_3_8, without_3_7,
                                      without_3_6, without_3_5, without_3_4, without_3_3, without_3_2,
                                      without_3_1, without_3_0} : {without_2_31, without_2_30, without_2_29,
                                                                   without_2_28, without_2_27, without_2_26,
                                                                   without_2_25, without_2_24, without_2_23,
                                                                   without_2_22, without_2_21, without_2_20,
                                                                   without_2_19, without_2_18, without_2_17,
                                                                   without_2_16, without_2_15, without_2_14,
                                                                   without_2_13, without_2_12, without_2_11,
                                                                   without_2_10, without_2_9, without_2_8,
                                                                   without_2_7, without_2_6, without_2_5,
                                                                   without_2_4, without_2_3, without_2_2,
                                                                   without_2_1, without_2_0};
  wire [31:0] rewound_2 = padded_2_3 ? _choice : rewound;
  wire        without_4_0 = ^(rewound_1 & 32'hc8851aab);
  wire        without_4_1 = ^(rewound_1 & 32'h910a3556);
  wire        without_4_2 = ^(rewound_1 & 32'h22146aac);
  wire        without_4_3 = ^(rewound_1 & 32'h4428d558);
  wire        without_4_4 = ^(rewound_1 & 32'h8851aab0);
  wire        without_4_5 = ^(rewound_1 & 32'h10a35560);
  wire        without_4_6 = ^(rewound_1 & 32'he9c3b06b);
  wire        without_4_7 = ^(rewound_1 & 32'hd38760d6);
  wire        without_4_8 = ^(rewound_1 & 32'ha70ec1ac);
  wire        without_4_9 = ^(rewound_1 & 32'h869899f3);
  wire        without_4_10 = ^(rewound_1 & 32'hc5b4294d);
  wire        without_4_11 = ^(rewound_1 & 32'h8b68529a);
  wire        without_4_12 = ^(rewound_1 & 32'h16d0a534);
  wire        without_4_13 = ^(rewound_1 & 32'h2da14a68);
  wire        without_4_14 = ^(rewound_1 & 32'h5b4294d0);
  wire        without_4_15 = ^(rewound_1 & 32'hb68529a0);
  wire        without_4_16 = ^(rewound_1 & 32'ha58f49eb);
  wire        without_4_17 = ^(rewound_1 & 32'h4b1e93d6);
  wire        without_4_18 = ^(rewound_1 & 32'h963d27ac);
  wire        without_4_19 = ^(rewound_1 & 32'h2c7a4f58);
  wire        without_4_20 = ^(rewound_1 & 32'h9071841b);
  wire        without_4_21 = ^(rewound_1 & 32'he866129d);
  wire        without_4_22 = ^(rewound_1 & 32'h18493f91);
  wire        without_4_23 = ^(rewound_1 & 32'h30927f22);
  wire        without_4_24 = ^(rewound_1 & 32'ha9a1e4ef);
  wire        without_4_25 = ^(rewound_1 & 32'h9bc6d375);
  wire        without_4_26 = ^(rewound_1 & 32'h378da6ea);
  wire        without_4_27 = ^(rewound_1 & 32'ha79e577f);
  wire        without_4_28 = ^(rewound_1 & 32'h87b9b455);
  wire        without_4_29 = ^(rewound_1 & 32'h0f7368aa);
  wire        without_4_30 = ^(rewound_1 & 32'hd663cbff);
  wire        without_4_31 = ^(rewound_1 & 32'h64428d55);
  wire [31:0] rewound_3 = padded_4_4 ? {without_4_31, without_4_30, without_4_29, without_4_28, without_4_27,
                                        without_4_26, without_4_25, without_4_24, without_4_23, without_4_22,
                                        without_4_21, without_4_20, without_4_19, without_4_18, without_4_17,
                                        without_4_16, without_4_15, without_4_14, without_4_13, without_4_12,
                                        without_4_11, without_4_10, without_4_9, without_4_8, without_4_7,
                                        without_4_6, without_4_5, without_4_4, without_4_3, without_4_2,
                                        without_4_1, without_4_0} : rewound_1;

  CrcSum32_8 adds (
    .clk(clk),
    .data(adds_data),
    .sum(adds_sum)
  );

  assign crc_valid = done_2;
  assign crc_value = rewound_4 ^ 32'hffffffff;

  always @(posedge clk) begin
    if (rst) begin
      first <= 1'b1;
      valid_1 <= 1'b0;
      valid_2 <= 1'b0;
      done <= 1'b0;
      done_1 <= 1'b0;
      done_2 <= 1'b0;
    end else begin
      if (in_valid) begin
        first <= in_value_last;
      end
      valid_1 <= in_valid;
      valid_2 <= valid_1;
      done <= valid_2 & last_2;
      done_1 <= done;
      done_2 <= done_1;
    end
  end

  always @(posedge clk) begin
    starts_1 <= first;
    starts_2 <= starts_1;
    last_1 <= in_value_last;
    last_2 <= last_1;
    if (valid_2) begin
      state <= advanced ^ adds_sum ^ start;
    end
    padded_1_1 <= |{ends_at_6, ends_at_4, ends_at_2, ends_at_0};
    padded_1_2 <= padded_1_1;
    padded_1_3 <= padded_1_2;
    padded_2_1 <= |{ends_at_5, ends_at_4, ends_at_1, ends_at_0};
    padded_2_2 <= padded_2_1;
    padded_2_3 <= padded_2_2;
    rewound_1 <= rewound_2;
    padded_4_1 <= |{ends_at_3, ends_at_2, ends_at_1, ends_at_0};
    padded_4_2 <= padded_4_1;
    padded_4_3 <= padded_4_2;
    padded_4_4 <= padded_4_3;
    rewound_4 <= rewound_3;
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_beat_has_at_least_one_byte: assert (~in_valid | in_value_keep[0]);
  always @(posedge clk) if (!rst) sees_a_packet_of_one_beat: cover (in_valid & first & in_value_last);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~in_valid | in_value_keep[0])) begin
    $display("Crc.java: HDL801: claim 'a beat has at least one byte' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
