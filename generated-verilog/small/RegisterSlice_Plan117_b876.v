`default_nettype none

// RegisterSlice_Plan117_b876: cuts every path of a stream, ready included, at full throughput: one beat
// shown, one held in reserve.  Generated from RegisterSlice.java.
module RegisterSlice_Plan117_b876 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire        in_payload_place,
  input  wire        in_payload_empty,
  input  wire [63:0] in_payload_address,
  input  wire [4:0]  in_payload_turn,
  input  wire        in_payload_skip,
  input  wire [13:0] in_payload_end,
  input  wire [13:0] in_payload_owner_qp,  // queue pair, local number
  input  wire        in_payload_owner_in_region,  // it is an access to a memory region, not to a queue
  input  wire [15:0] in_payload_owner_region,  // that region: key / 256
  output wire        out_valid,
  input  wire        out_ready,
  output wire        out_payload_place,
  output wire        out_payload_empty,
  output wire [63:0] out_payload_address,
  output wire [4:0]  out_payload_turn,
  output wire        out_payload_skip,
  output wire [13:0] out_payload_end,
  output wire [13:0] out_payload_owner_qp,  // queue pair, local number
  output wire        out_payload_owner_in_region,  // it is an access to a memory region, not to a queue
  output wire [15:0] out_payload_owner_region  // that region: key / 256
);
  reg         shown_place;
  reg         shown_empty;
  reg  [63:0] shown_address;
  reg  [4:0]  shown_turn;
  reg         shown_skip;
  reg  [13:0] shown_end;
  reg  [13:0] shown_owner_qp;
  reg         shown_owner_in_region;
  reg  [15:0] shown_owner_region;
  reg         spare_place;
  reg         spare_empty;
  reg  [63:0] spare_address;
  reg  [4:0]  spare_turn;
  reg         spare_skip;
  reg  [13:0] spare_end;
  reg  [13:0] spare_owner_qp;
  reg         spare_owner_in_region;
  reg  [15:0] spare_owner_region;
  reg         shown_full;
  reg         spare_full;

  wire        advance = ~shown_full | out_ready;

  assign in_ready = ~spare_full;
  assign out_valid = shown_full;
  assign out_payload_place = shown_place;
  assign out_payload_empty = shown_empty;
  assign out_payload_address = shown_address;
  assign out_payload_turn = shown_turn;
  assign out_payload_skip = shown_skip;
  assign out_payload_end = shown_end;
  assign out_payload_owner_qp = shown_owner_qp;
  assign out_payload_owner_in_region = shown_owner_in_region;
  assign out_payload_owner_region = shown_owner_region;

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
      shown_empty <= spare_full ? spare_empty : in_payload_empty;
      shown_address <= spare_full ? spare_address : in_payload_address;
      shown_turn <= spare_full ? spare_turn : in_payload_turn;
      shown_skip <= spare_full ? spare_skip : in_payload_skip;
      shown_end <= spare_full ? spare_end : in_payload_end;
      shown_owner_qp <= spare_full ? spare_owner_qp : in_payload_owner_qp;
      shown_owner_in_region <= spare_full ? spare_owner_in_region : in_payload_owner_in_region;
      shown_owner_region <= spare_full ? spare_owner_region : in_payload_owner_region;
    end else if (in_valid & in_ready) begin
      spare_place <= in_payload_place;
      spare_empty <= in_payload_empty;
      spare_address <= in_payload_address;
      spare_turn <= in_payload_turn;
      spare_skip <= in_payload_skip;
      spare_end <= in_payload_end;
      spare_owner_qp <= in_payload_owner_qp;
      spare_owner_in_region <= in_payload_owner_in_region;
      spare_owner_region <= in_payload_owner_region;
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
