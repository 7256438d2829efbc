`default_nettype none

// Checksum16_2: the Internet checksum of every packet.  Generated from Checksum16.java.
module Checksum16_2 (
  input  wire        clk,
  input  wire        rst,
  // in: packets, a beat in any cycle
  input  wire        in_valid,
  input  wire [15:0] in_value_data,
  input  wire [1:0]  in_value_keep,
  input  wire        in_value_last,
  input  wire [15:0] seed,  // with the first beat: the sum of what is in front of it, such as a pseudo header; or 0
  // sum: the checksum as the number whose high byte goes first
  output wire        sum_valid,
  output wire [15:0] sum_value
);
  reg         first;
  reg  [15:0] sum_0_0;
  reg  [16:0] folded;
  reg         valid_1;
  reg         valid_2;
  reg  [17:0] packet;
  reg         first_d1;
  reg         first_d2;
  reg  [15:0] seed_d1;
  reg  [15:0] seed_d2;
  reg         done;
  reg         in_value_last_d1;
  reg         in_value_last_d2;
  reg  [16:0] once;
  reg  [15:0] complement;
  reg         done_1;
  reg         done_2;

  wire [7:0]  high = in_value_keep[0] ? in_value_data[7:0] : 8'd0;
  wire [7:0]  low = in_value_keep[1] ? in_value_data[15:8] : 8'd0;
  wire [15:0] before_wire = first_d2 ? seed_d2 : packet[15:0];
  wire [1:0]  carries = ~first_d2 ? packet[17:16] : 2'd0;

  assign sum_valid = done_2;
  assign sum_value = complement;

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
      done <= valid_2 & in_value_last_d2;
      done_1 <= done;
      done_2 <= done_1;
    end
  end

  always @(posedge clk) begin
    sum_0_0 <= {high, low};
    folded <= {1'b0, sum_0_0};
    first_d1 <= first;
    first_d2 <= first_d1;
    seed_d1 <= seed;
    seed_d2 <= seed_d1;
    if (valid_2) begin
      packet <= {2'd0, before_wire} + {16'd0, carries} + {1'b0, folded};
    end
    in_value_last_d1 <= in_value_last;
    in_value_last_d2 <= in_value_last_d1;
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
