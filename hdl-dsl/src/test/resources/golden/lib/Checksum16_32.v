`default_nettype none

// Checksum16_32: the Internet checksum of every packet.  Generated from Checksum16.java.
module Checksum16_32 (
  input  wire         clk,
  input  wire         rst,
  // in: packets, a beat in any cycle
  input  wire         in_valid,
  input  wire [255:0] in_value_data,
  input  wire [31:0]  in_value_keep,
  input  wire         in_value_last,
  input  wire [15:0]  seed,  // with the first beat: the sum of what is in front of it, such as a pseudo header; or 0
  // sum: the checksum as the number whose high byte goes first
  output wire         sum_valid,
  output wire [15:0]  sum_value
);
  reg         first;
  reg  [17:0] sum_0_0;
  reg  [17:0] sum_0_1;
  reg  [17:0] sum_0_2;
  reg  [17:0] sum_0_3;
  reg  [19:0] sum_1_0;
  reg  [16:0] folded;
  reg         valid_1;
  reg         valid_2;
  reg         valid_3;
  reg  [17:0] packet;
  reg         first_d1;
  reg         first_d2;
  reg         first_d3;
  reg  [15:0] seed_d1;
  reg  [15:0] seed_d2;
  reg  [15:0] seed_d3;
  reg         done;
  reg         in_value_last_d1;
  reg         in_value_last_d2;
  reg         in_value_last_d3;
  reg  [16:0] once;
  reg  [15:0] complement;
  reg         done_1;
  reg         done_2;

  wire [7:0]  high = in_value_keep[0] ? in_value_data[7:0] : 8'd0;
  wire [7:0]  low = in_value_keep[1] ? in_value_data[15:8] : 8'd0;
  wire [7:0]  high_2 = in_value_keep[2] ? in_value_data[23:16] : 8'd0;
  wire [7:0]  low_2 = in_value_keep[3] ? in_value_data[31:24] : 8'd0;
  wire [7:0]  high_3 = in_value_keep[4] ? in_value_data[39:32] : 8'd0;
  wire [7:0]  low_3 = in_value_keep[5] ? in_value_data[47:40] : 8'd0;
  wire [7:0]  high_4 = in_value_keep[6] ? in_value_data[55:48] : 8'd0;
  wire [7:0]  low_4 = in_value_keep[7] ? in_value_data[63:56] : 8'd0;
  wire [7:0]  high_5 = in_value_keep[8] ? in_value_data[71:64] : 8'd0;
  wire [7:0]  low_5 = in_value_keep[9] ? in_value_data[79:72] : 8'd0;
  wire [7:0]  high_6 = in_value_keep[10] ? in_value_data[87:80] : 8'd0;
  wire [7:0]  low_6 = in_value_keep[11] ? in_value_data[95:88] : 8'd0;
  wire [7:0]  high_7 = in_value_keep[12] ? in_value_data[103:96] : 8'd0;
  wire [7:0]  low_7 = in_value_keep[13] ? in_value_data[111:104] : 8'd0;
  wire [7:0]  high_8 = in_value_keep[14] ? in_value_data[119:112] : 8'd0;
  wire [7:0]  low_8 = in_value_keep[15] ? in_value_data[127:120] : 8'd0;
  wire [7:0]  high_9 = in_value_keep[16] ? in_value_data[135:128] : 8'd0;
  wire [7:0]  low_9 = in_value_keep[17] ? in_value_data[143:136] : 8'd0;
  wire [7:0]  high_10 = in_value_keep[18] ? in_value_data[151:144] : 8'd0;
  wire [7:0]  low_10 = in_value_keep[19] ? in_value_data[159:152] : 8'd0;
  wire [7:0]  high_11 = in_value_keep[20] ? in_value_data[167:160] : 8'd0;
  wire [7:0]  low_11 = in_value_keep[21] ? in_value_data[175:168] : 8'd0;
  wire [7:0]  high_12 = in_value_keep[22] ? in_value_data[183:176] : 8'd0;
  wire [7:0]  low_12 = in_value_keep[23] ? in_value_data[191:184] : 8'd0;
  wire [7:0]  high_13 = in_value_keep[24] ? in_value_data[199:192] : 8'd0;
  wire [7:0]  low_13 = in_value_keep[25] ? in_value_data[207:200] : 8'd0;
  wire [7:0]  high_14 = in_value_keep[26] ? in_value_data[215:208] : 8'd0;
  wire [7:0]  low_14 = in_value_keep[27] ? in_value_data[223:216] : 8'd0;
  wire [7:0]  high_15 = in_value_keep[28] ? in_value_data[231:224] : 8'd0;
  wire [7:0]  low_15 = in_value_keep[29] ? in_value_data[239:232] : 8'd0;
  wire [7:0]  high_16 = in_value_keep[30] ? in_value_data[247:240] : 8'd0;
  wire [7:0]  low_16 = in_value_keep[31] ? in_value_data[255:248] : 8'd0;
  wire [17:0] sum = {2'd0, high, low} + {2'd0, high_2, low_2};
  wire [17:0] sum_2 = sum + {2'd0, high_3, low_3};
  wire [17:0] sum_3 = sum_2 + {2'd0, high_4, low_4};
  wire [17:0] sum_4 = {2'd0, high_5, low_5} + {2'd0, high_6, low_6};
  wire [17:0] sum_5 = sum_4 + {2'd0, high_7, low_7};
  wire [17:0] sum_6 = sum_5 + {2'd0, high_8, low_8};
  wire [17:0] sum_7 = {2'd0, high_9, low_9} + {2'd0, high_10, low_10};
  wire [17:0] sum_8 = sum_7 + {2'd0, high_11, low_11};
  wire [17:0] sum_9 = sum_8 + {2'd0, high_12, low_12};
  wire [17:0] sum_10 = {2'd0, high_13, low_13} + {2'd0, high_14, low_14};
  wire [17:0] sum_11 = sum_10 + {2'd0, high_15, low_15};
  wire [17:0] sum_12 = sum_11 + {2'd0, high_16, low_16};
  wire [19:0] sum_13 = {2'd0, sum_0_0} + {2'd0, sum_0_1};
  wire [19:0] sum_14 = sum_13 + {2'd0, sum_0_2};
  wire [19:0] sum_15 = sum_14 + {2'd0, sum_0_3};
  wire [15:0] before_wire = first_d3 ? seed_d3 : packet[15:0];
  wire [1:0]  carries = ~first_d3 ? packet[17:16] : 2'd0;

  assign sum_valid = done_2;
  assign sum_value = complement;

  always @(posedge clk) begin
    if (rst) begin
      first <= 1'b1;
      valid_1 <= 1'b0;
      valid_2 <= 1'b0;
      valid_3 <= 1'b0;
      done <= 1'b0;
      done_1 <= 1'b0;
      done_2 <= 1'b0;
    end else begin
      if (in_valid) begin
        first <= in_value_last;
      end
      valid_1 <= in_valid;
      valid_2 <= valid_1;
      valid_3 <= valid_2;
      done <= valid_3 & in_value_last_d3;
      done_1 <= done;
      done_2 <= done_1;
    end
  end

  always @(posedge clk) begin
    sum_0_0 <= sum_3;
    sum_0_1 <= sum_6;
    sum_0_2 <= sum_9;
    sum_0_3 <= sum_12;
    sum_1_0 <= sum_15;
    folded <= {1'b0, sum_1_0[15:0]} + {13'd0, sum_1_0[19:16]};
    first_d1 <= first;
    first_d2 <= first_d1;
    first_d3 <= first_d2;
    seed_d1 <= seed;
    seed_d2 <= seed_d1;
    seed_d3 <= seed_d2;
    if (valid_3) begin
      packet <= {2'd0, before_wire} + {16'd0, carries} + {1'b0, folded};
    end
    in_value_last_d1 <= in_value_last;
    in_value_last_d2 <= in_value_last_d1;
    in_value_last_d3 <= in_value_last_d2;
    once <= {1'b0, packet[15:0]} + {15'd0, packet[17:16]};
    complement <= ~(once[15:0] + {15'd0, once[16]});
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_beat_has_at_least_one_byte: assert (~in_valid | in_value_keep[0]);
  always @(posedge clk) if (!rst) few_carries_stand_above_the_sum: assert ((packet[17:16] != 2'd3) | ~done);
  always @(posedge clk) if (!rst) sees_a_packet_of_one_beat: cover (in_valid & first & in_value_last);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~in_valid | in_value_keep[0])) begin
    $display("Checksum16.java: HDL801: claim 'a beat has at least one byte' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((packet[17:16] != 2'd3) | ~done)) begin
    $display("Checksum16.java: HDL801: claim 'few carries stand above the sum' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
