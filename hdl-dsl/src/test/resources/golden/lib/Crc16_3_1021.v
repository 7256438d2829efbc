`default_nettype none

// Crc16_3_1021: the cyclic redundancy code of every packet, at one beat per cycle.  Generated from Crc.java.
module Crc16_3_1021 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  input  wire [23:0] in_value_data,
  input  wire [2:0]  in_value_keep,
  input  wire        in_value_last,
  output wire        crc_valid,
  output wire [15:0] crc_value
);
  reg         first;
  reg         starts_d1;
  reg         starts_d2;
  reg         last_d1;
  reg         last_d2;
  reg         valid_d1;
  reg         valid_d2;
  reg  [15:0] state;
  reg         done;
  reg         missing_0_d1;
  reg         missing_0_d2;
  reg         missing_0_d3;
  reg         missing_1_d1;
  reg         missing_1_d2;
  reg         missing_1_d3;
  reg  [15:0] rewound_0;
  reg         done_d1;
  wire [15:0] adds_sum;

  wire [23:0] adds_data = in_value_data &
                          {{8{in_value_keep[2]}}, {8{in_value_keep[1]}}, {8{in_value_keep[0]}}};
  wire [15:0] start = starts_d2 ? 16'hcc9c : 16'd0;
  wire        advanced_0 = ^(state & 16'h5819);
  wire        advanced_1 = ^(state & 16'hb032);
  wire        advanced_2 = ^(state & 16'h6064);
  wire        advanced_3 = ^(state & 16'hc0c8);
  wire        advanced_4 = ^(state & 16'h8191);
  wire        advanced_5 = ^(state & 16'h5b3b);
  wire        advanced_6 = ^(state & 16'hb676);
  wire        advanced_7 = ^(state & 16'h6cec);
  wire        advanced_8 = ^(state & 16'hd9d9);
  wire        advanced_9 = ^(state & 16'hb3b3);
  wire        advanced_10 = ^(state & 16'h6766);
  wire        advanced_11 = ^(state & 16'hcecc);
  wire        advanced_12 = ^(state & 16'hc581);
  wire        advanced_13 = ^(state & 16'h8b03);
  wire        advanced_14 = ^(state & 16'h1606);
  wire        advanced_15 = ^(state & 16'h2c0c);
  wire [15:0] advanced = ~starts_d2 ? {advanced_15, advanced_14, advanced_13, advanced_12, advanced_11,
                                       advanced_10, advanced_9, advanced_8, advanced_7, advanced_6,
                                       advanced_5, advanced_4, advanced_3, advanced_2, advanced_1,
                                       advanced_0} : 16'd0;
  wire        ends_at_0 = in_value_keep[0] & ~in_value_keep[1];
  wire        ends_at_1 = in_value_keep[1] & ~in_value_keep[2];
  wire [5:0]  place_of_1 = {missing_1_d3, missing_0_d3, 4'd0};
  wire [63:0] rows_0_of_1 = {16'h0853, 16'h0853, 16'h0108, 16'h0001};
  wire [15:0] members_0_of_1 = rows_0_of_1[place_of_1 +: 16];
  wire        without_0_of_1 = ^(state & members_0_of_1);
  wire [63:0] rows_1_of_1 = {16'h10a6, 16'h10a6, 16'h0210, 16'h0002};
  wire [15:0] members_1_of_1 = rows_1_of_1[place_of_1 +: 16];
  wire        without_1_of_1 = ^(state & members_1_of_1);
  wire [63:0] rows_2_of_1 = {16'h214c, 16'h214c, 16'h0421, 16'h0004};
  wire [15:0] members_2_of_1 = rows_2_of_1[place_of_1 +: 16];
  wire        without_2_of_1 = ^(state & members_2_of_1);
  wire [63:0] rows_3_of_1 = {16'h4298, 16'h4298, 16'h0842, 16'h0008};
  wire [15:0] members_3_of_1 = rows_3_of_1[place_of_1 +: 16];
  wire        without_3_of_1 = ^(state & members_3_of_1);
  wire [63:0] rows_4_of_1 = {16'h8531, 16'h8531, 16'h1085, 16'h0010};
  wire [15:0] members_4_of_1 = rows_4_of_1[place_of_1 +: 16];
  wire        without_4_of_1 = ^(state & members_4_of_1);
  wire [63:0] rows_5_of_1 = {16'h0231, 16'h0231, 16'h2002, 16'h0020};
  wire [15:0] members_5_of_1 = rows_5_of_1[place_of_1 +: 16];
  wire        without_5_of_1 = ^(state & members_5_of_1);
  wire [63:0] rows_6_of_1 = {16'h0463, 16'h0463, 16'h4004, 16'h0040};
  wire [15:0] members_6_of_1 = rows_6_of_1[place_of_1 +: 16];
  wire        without_6_of_1 = ^(state & members_6_of_1);
  wire [63:0] rows_7_of_1 = {16'h08c6, 16'h08c6, 16'h8008, 16'h0080};
  wire [15:0] members_7_of_1 = rows_7_of_1[place_of_1 +: 16];
  wire        without_7_of_1 = ^(state & members_7_of_1);
  wire [63:0] rows_8_of_1 = {16'h118d, 16'h118d, 16'h0011, 16'h0100};
  wire [15:0] members_8_of_1 = rows_8_of_1[place_of_1 +: 16];
  wire        without_8_of_1 = ^(state & members_8_of_1);
  wire [63:0] rows_9_of_1 = {16'h231a, 16'h231a, 16'h0023, 16'h0200};
  wire [15:0] members_9_of_1 = rows_9_of_1[place_of_1 +: 16];
  wire        without_9_of_1 = ^(state & members_9_of_1);
  wire [63:0] rows_10_of_1 = {16'h4635, 16'h4635, 16'h0046, 16'h0400};
  wire [15:0] members_10_of_1 = rows_10_of_1[place_of_1 +: 16];
  wire        without_10_of_1 = ^(state & members_10_of_1);
  wire [63:0] rows_11_of_1 = {16'h8c6b, 16'h8c6b, 16'h008c, 16'h0800};
  wire [15:0] members_11_of_1 = rows_11_of_1[place_of_1 +: 16];
  wire        without_11_of_1 = ^(state & members_11_of_1);
  wire [63:0] rows_12_of_1 = {16'h1085, 16'h1085, 16'h0010, 16'h1000};
  wire [15:0] members_12_of_1 = rows_12_of_1[place_of_1 +: 16];
  wire        without_12_of_1 = ^(state & members_12_of_1);
  wire [63:0] rows_13_of_1 = {16'h210a, 16'h210a, 16'h0021, 16'h2000};
  wire [15:0] members_13_of_1 = rows_13_of_1[place_of_1 +: 16];
  wire        without_13_of_1 = ^(state & members_13_of_1);
  wire [63:0] rows_14_of_1 = {16'h4214, 16'h4214, 16'h0042, 16'h4000};
  wire [15:0] members_14_of_1 = rows_14_of_1[place_of_1 +: 16];
  wire        without_14_of_1 = ^(state & members_14_of_1);
  wire [63:0] rows_15_of_1 = {16'h8429, 16'h8429, 16'h0084, 16'h8000};
  wire [15:0] members_15_of_1 = rows_15_of_1[place_of_1 +: 16];
  wire        without_15_of_1 = ^(state & members_15_of_1);

  CrcSum16_3_1021 adds (
    .clk(clk),
    .data(adds_data),
    .sum(adds_sum)
  );

  assign crc_valid = done_d1;
  assign crc_value = rewound_0;

  always @(posedge clk) begin
    if (rst) begin
      first <= 1'b1;
      valid_d1 <= 1'b0;
      valid_d2 <= 1'b0;
      done <= 1'b0;
      done_d1 <= 1'b0;
    end else begin
      if (in_valid) begin
        first <= in_value_last;
      end
      valid_d1 <= in_valid;
      valid_d2 <= valid_d1;
      done <= valid_d2 & last_d2;
      done_d1 <= done;
    end
  end

  always @(posedge clk) begin
    starts_d1 <= first;
    starts_d2 <= starts_d1;
    last_d1 <= in_value_last;
    last_d2 <= last_d1;
    if (valid_d2) begin
      state <= advanced ^ adds_sum ^ start;
    end
    missing_0_d1 <= ends_at_1;
    missing_0_d2 <= missing_0_d1;
    missing_0_d3 <= missing_0_d2;
    missing_1_d1 <= ends_at_0;
    missing_1_d2 <= missing_1_d1;
    missing_1_d3 <= missing_1_d2;
    rewound_0 <= {without_15_of_1, without_14_of_1, without_13_of_1, without_12_of_1, without_11_of_1,
                  without_10_of_1, without_9_of_1, without_8_of_1, without_7_of_1, without_6_of_1,
                  without_5_of_1, without_4_of_1, without_3_of_1, without_2_of_1, without_1_of_1,
                  without_0_of_1};
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
