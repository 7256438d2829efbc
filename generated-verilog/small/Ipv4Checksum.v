`default_nettype none

// Ipv4Checksum: checks the checksum of an IPv4 header.  Generated from Ipv4Checksum.java.
module Ipv4Checksum (
  input  wire        clk,
  input  wire [3:0]  header_version,  // 4
  input  wire [3:0]  header_header_words,  // IHL: 5, options are not accepted
  input  wire [5:0]  header_dscp,  // differentiated services code point
  input  wire [1:0]  header_ecn,  // explicit congestion notification; 3 = marked
  input  wire [15:0] header_total_length,  // bytes from this header to the end of the packet
  input  wire [15:0] header_identification,  // any value
  input  wire [2:0]  header_flags,  // bit 1 = do not fragment, bit 0 = more fragments
  input  wire [12:0] header_fragment_offset,  // 0
  input  wire [7:0]  header_time_to_live,  // hops left
  input  wire [7:0]  header_protocol,  // 17 = UDP
  input  wire [15:0] header_checksum,  // header checksum
  input  wire [31:0] header_source,  // source address
  input  wire [31:0] header_destination,  // destination address
  output reg         good  // the ones'-complement sum is all ones
);
  reg  [16:0]  sum1_0;
  reg  [16:0]  sum1_1;
  reg  [16:0]  sum1_2;
  reg  [16:0]  sum1_3;
  reg  [16:0]  sum1_4;
  reg  [17:0]  sum2_0;
  reg  [17:0]  sum2_1;
  reg  [16:0]  rest2;
  reg  [18:0]  sum3_0;
  reg  [16:0]  rest3;
  reg  [19:0]  sum4_0;

  wire [159:0] header = {header_version, header_header_words, header_dscp, header_ecn, header_total_length,
                         header_identification, header_flags, header_fragment_offset, header_time_to_live,
                         header_protocol, header_checksum, header_source, header_destination};
  wire [16:0]  sum = {1'b0, header[15:0]} + {1'b0, header[31:16]};
  wire [16:0]  sum_2 = {1'b0, header[47:32]} + {1'b0, header[63:48]};
  wire [16:0]  sum_3 = {1'b0, header[79:64]} + {1'b0, header[95:80]};
  wire [16:0]  sum_4 = {1'b0, header[111:96]} + {1'b0, header[127:112]};
  wire [16:0]  sum_5 = {1'b0, header[143:128]} + {1'b0, header[159:144]};
  wire [17:0]  sum_6 = {1'b0, sum1_0} + {1'b0, sum1_1};
  wire [17:0]  sum_7 = {1'b0, sum1_2} + {1'b0, sum1_3};
  wire [18:0]  sum_8 = {1'b0, sum2_0} + {1'b0, sum2_1};
  wire [19:0]  sum_9 = {1'b0, sum3_0} + {1'b0, 2'd0, rest3};

  always @(posedge clk) begin
    sum1_0 <= sum;
    sum1_1 <= sum_2;
    sum1_2 <= sum_3;
    sum1_3 <= sum_4;
    sum1_4 <= sum_5;
    sum2_0 <= sum_6;
    sum2_1 <= sum_7;
    rest2 <= sum1_4;
    sum3_0 <= sum_8;
    rest3 <= rest2;
    sum4_0 <= sum_9;
    good <= ({1'b0, sum4_0[15:0]} + {13'd0, sum4_0[19:16]}) == 17'd65535;
  end
endmodule

`default_nettype wire
