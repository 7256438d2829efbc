`default_nettype none

// Ipv4Checksum: checks the checksum of an IPv4 header.  Generated from Ipv4Checksum.java.
// timeline header: 5 cycles, 12 registers (195 bits), of these 2 (34 bits) only wait
module Ipv4Checksum (
  input  wire        clk,
  input  wire [3:0]  header_version,  // cycle 0: 4
  input  wire [3:0]  header_header_words,  // cycle 0: IHL: 5, options are not accepted
  input  wire [5:0]  header_dscp,  // cycle 0: differentiated services code point
  input  wire [1:0]  header_ecn,  // cycle 0: explicit congestion notification; 3 = marked
  input  wire [15:0] header_total_length,  // cycle 0: bytes from this header to the end of the packet
  input  wire [15:0] header_identification,  // cycle 0: any value
  input  wire [2:0]  header_flags,  // cycle 0: bit 1 = do not fragment, bit 0 = more fragments
  input  wire [12:0] header_fragment_offset,  // cycle 0: 0
  input  wire [7:0]  header_time_to_live,  // cycle 0: hops left
  input  wire [7:0]  header_protocol,  // cycle 0: 17 = UDP
  input  wire [15:0] header_checksum,  // cycle 0: header checksum
  input  wire [31:0] header_source,  // cycle 0: source address
  input  wire [31:0] header_destination,  // cycle 0: destination address
  output reg         good  // cycle 5: the ones'-complement sum is all ones
);
  // ---- timeline header, cycle 1
  reg  [16:0]  sum1_0;
  reg  [16:0]  sum1_1;
  reg  [16:0]  sum1_2;
  reg  [16:0]  sum1_3;
  reg  [33:0]  sum_c1_c2;
  // ---- timeline header, cycle 2
  reg  [17:0]  sum2_0;
  reg  [17:0]  sum2_1;
  // ---- timeline header, cycle 3
  reg  [18:0]  sum3_0;
  (* shreg_extract = "no" *)
  reg  [16:0]  sum1_4_c3;
  // ---- timeline header, cycle 4
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
  wire [19:0]  sum_9 = {1'b0, sum3_0} + {1'b0, 2'd0, sum1_4_c3};

  always @(posedge clk) begin
    // ---- timeline header, cycle 1
    sum_c1_c2 <= {sum_c1_c2[16:0], sum_5};
    sum1_0 <= sum;
    sum1_1 <= sum_2;
    sum1_2 <= sum_3;
    sum1_3 <= sum_4;
    // ---- timeline header, cycle 2
    sum2_0 <= sum_6;
    sum2_1 <= sum_7;
    // ---- timeline header, cycle 3
    sum1_4_c3 <= sum_c1_c2[33:17];
    sum3_0 <= sum_8;
    // ---- timeline header, cycle 4
    sum4_0 <= sum_9;
    // ---- timeline header, cycle 5
    good <= ({1'b0, sum4_0[15:0]} + {13'd0, sum4_0[19:16]}) == 17'd65535;
  end
endmodule

`default_nettype wire
