`default_nettype none

// RegisterSlice_PlacementOrder115_223b: cuts every path of a stream, ready included, at full throughput: one
// beat shown, one held in reserve.  Generated from RegisterSlice.java.
module RegisterSlice_PlacementOrder115_223b (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire        in_payload_place,  // write the payload to the host; else let the frame go
  input  wire [6:0]  in_payload_offset,  // byte of the frame at which the payload begins
  input  wire [12:0] in_payload_length,  // bytes of payload, may be 0
  input  wire [63:0] in_payload_address,  // of the first byte in host memory
  input  wire [13:0] in_payload_qp,  // queue pair whose payload it is, local number
  input  wire [15:0] in_payload_region,  // memory region that it goes to: key / 256
  output wire        out_valid,
  input  wire        out_ready,
  output wire        out_payload_place,  // write the payload to the host; else let the frame go
  output wire [6:0]  out_payload_offset,  // byte of the frame at which the payload begins
  output wire [12:0] out_payload_length,  // bytes of payload, may be 0
  output wire [63:0] out_payload_address,  // of the first byte in host memory
  output wire [13:0] out_payload_qp,  // queue pair whose payload it is, local number
  output wire [15:0] out_payload_region  // memory region that it goes to: key / 256
);
  reg         shown_place;
  reg  [6:0]  shown_offset;
  reg  [12:0] shown_length;
  reg  [63:0] shown_address;
  reg  [13:0] shown_qp;
  reg  [15:0] shown_region;
  reg         spare_place;
  reg  [6:0]  spare_offset;
  reg  [12:0] spare_length;
  reg  [63:0] spare_address;
  reg  [13:0] spare_qp;
  reg  [15:0] spare_region;
  reg         shown_full;
  reg         spare_full;

  wire        advance = ~shown_full | out_ready;

  assign in_ready = ~spare_full;
  assign out_valid = shown_full;
  assign out_payload_place = shown_place;
  assign out_payload_offset = shown_offset;
  assign out_payload_length = shown_length;
  assign out_payload_address = shown_address;
  assign out_payload_qp = shown_qp;
  assign out_payload_region = shown_region;

  always @(posedge clk) begin
    if (rst) begin
      shown_full <= 1'b0;
      spare_full <= 1'b0;
    end else if (advance) begin
      shown_full <= spare_full | in_valid;
      spare_full <= 1'b0;
    end else if (in_valid & in_ready) begin
      spare_full <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      shown_place <= spare_full ? spare_place : in_payload_place;
      shown_offset <= spare_full ? spare_offset : in_payload_offset;
      shown_length <= spare_full ? spare_length : in_payload_length;
      shown_address <= spare_full ? spare_address : in_payload_address;
      shown_qp <= spare_full ? spare_qp : in_payload_qp;
      shown_region <= spare_full ? spare_region : in_payload_region;
    end else if (in_valid & in_ready) begin
      spare_place <= in_payload_place;
      spare_offset <= in_payload_offset;
      spare_length <= in_payload_length;
      spare_address <= in_payload_address;
      spare_qp <= in_payload_qp;
      spare_region <= in_payload_region;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) the_spare_payload_stands_behind_one_that_is_shown: assert (~spare_full |
                                                                                             shown_full);
  always @(posedge clk) if (!rst) holds_two_payloads: cover (spare_full);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~spare_full | shown_full)) begin
    $display("RegisterSlice.java: HDL801: claim 'the spare payload stands behind one that is shown' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
