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
  reg         starts_1;
  reg         starts_2;
  reg         last_1;
  reg         last_2;
  reg         valid_1;
  reg         valid_2;
  reg  [15:0] state;
  reg         done;
  reg         padded_1_1;
  reg         padded_1_2;
  reg         padded_1_3;
  reg         padded_2_1;
  reg         padded_2_2;
  reg         padded_2_3;
  reg  [15:0] rewound_1;
  reg         done_1;
  wire [15:0] adds_sum;

  wire [23:0] adds_data = in_value_data &
                          {{8{in_value_keep[2]}}, {8{in_value_keep[1]}}, {8{in_value_keep[0]}}};
  wire [15:0] start = starts_2 ? 16'hcc9c : 16'd0;
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
  wire [15:0] advanced = ~starts_2 ? {advanced_15, advanced_14, advanced_13, advanced_12, advanced_11,
                                      advanced_10, advanced_9, advanced_8, advanced_7, advanced_6, advanced_5,
                                      advanced_4, advanced_3, advanced_2, advanced_1, advanced_0} : 16'd0;
  wire        ends_at_0 = in_value_keep[0] & ~in_value_keep[1];
  wire        ends_at_1 = in_value_keep[1] & ~in_value_keep[2];
  wire        without_1_0 = ^(state & 16'h0108);
  wire        without_1_1 = ^(state & 16'h0210);
  wire        without_1_2 = ^(state & 16'h0421);
  wire        without_1_3 = ^(state & 16'h0842);
  wire        without_1_4 = ^(state & 16'h1085);
  wire        without_1_5 = ^(state & 16'h2002);
  wire        without_1_6 = ^(state & 16'h4004);
  wire        without_1_7 = ^(state & 16'h8008);
  wire        without_1_8 = ^(state & 16'h0011);
  wire        without_1_9 = ^(state & 16'h0023);
  wire        without_1_10 = ^(state & 16'h0046);
  wire        without_1_11 = ^(state & 16'h008c);
  wire        without_1_12 = ^(state & 16'h0010);
  wire        without_1_13 = ^(state & 16'h0021);
  wire        without_1_14 = ^(state & 16'h0042);
  wire        without_1_15 = ^(state & 16'h0084);
  wire [15:0] rewound = padded_1_3 ? {without_1_15, without_1_14, without_1_13, without_1_12, without_1_11,
                                      without_1_10, without_1_9, without_1_8, without_1_7, without_1_6,
                                      without_1_5, without_1_4, without_1_3, without_1_2, without_1_1,
                                      without_1_0} : state;
  wire        without_3_0 = ^(state & 16'h5315);
  wire        without_3_1 = ^(state & 16'ha62b);
  wire        without_3_2 = ^(state & 16'h4c57);
  wire        without_3_3 = ^(state & 16'h98ae);
  wire        without_3_4 = ^(state & 16'h315c);
  wire        without_3_5 = ^(state & 16'h31ac);
  wire        without_3_6 = ^(state & 16'h6358);
  wire        without_3_7 = ^(state & 16'hc6b1);
  wire        without_3_8 = ^(state & 16'h8d62);
  wire        without_3_9 = ^(state & 16'h1ac4);
  wire        without_3_10 = ^(state & 16'h3589);
  wire        without_3_11 = ^(state & 16'h6b12);
  wire        without_3_12 = ^(state & 16'h8531);
  wire        without_3_13 = ^(state & 16'h0a62);
  wire        without_3_14 = ^(state & 16'h14c5);
  wire        without_3_15 = ^(state & 16'h298a);
  wire        without_2_0 = ^(state & 16'h0853);
  wire        without_2_1 = ^(state & 16'h10a6);
  wire        without_2_2 = ^(state & 16'h214c);
  wire        without_2_3 = ^(state & 16'h4298);
  wire        without_2_4 = ^(state & 16'h8531);
  wire        without_2_5 = ^(state & 16'h0231);
  wire        without_2_6 = ^(state & 16'h0463);
  wire        without_2_7 = ^(state & 16'h08c6);
  wire        without_2_8 = ^(state & 16'h118d);
  wire        without_2_9 = ^(state & 16'h231a);
  wire        without_2_10 = ^(state & 16'h4635);
  wire        without_2_11 = ^(state & 16'h8c6b);
  wire        without_2_12 = ^(state & 16'h1085);
  wire        without_2_13 = ^(state & 16'h210a);
  wire        without_2_14 = ^(state & 16'h4214);
  wire        without_2_15 = ^(state & 16'h8429);
  wire [15:0] _choice = padded_1_3 ? {without_3_15, without_3_14, without_3_13, without_3_12, without_3_11,
                                      without_3_10, without_3_9, without_3_8, without_3_7, without_3_6,
                                      without_3_5, without_3_4, without_3_3, without_3_2, without_3_1,
                                      without_3_0} : {without_2_15, without_2_14, without_2_13, without_2_12,
                                                      without_2_11, without_2_10, without_2_9, without_2_8,
                                                      without_2_7, without_2_6, without_2_5, without_2_4,
                                                      without_2_3, without_2_2, without_2_1, without_2_0};
  wire [15:0] rewound_2 = padded_2_3 ? _choice : rewound;

  CrcSum16_3_1021 adds (
    .clk(clk),
    .data(adds_data),
    .sum(adds_sum)
  );

  assign crc_valid = done_1;
  assign crc_value = rewound_1;

  always @(posedge clk) begin
    if (rst) begin
      first <= 1'b1;
      valid_1 <= 1'b0;
      valid_2 <= 1'b0;
      done <= 1'b0;
      done_1 <= 1'b0;
    end else begin
      if (in_valid) begin
        first <= in_value_last;
      end
      valid_1 <= in_valid;
      valid_2 <= valid_1;
      done <= valid_2 & last_2;
      done_1 <= done;
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
    padded_1_1 <= |ends_at_1;
    padded_1_2 <= padded_1_1;
    padded_1_3 <= padded_1_2;
    padded_2_1 <= |ends_at_0;
    padded_2_2 <= padded_2_1;
    padded_2_3 <= padded_2_2;
    rewound_1 <= rewound_2;
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
