`default_nettype none

// RegisterSlice_Beat73: cuts every path of a stream, ready included, at full throughput: one beat shown, one
// held in reserve.  Generated from RegisterSlice.java.
module RegisterSlice_Beat73 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [63:0] in_payload_data,
  input  wire [7:0]  in_payload_keep,
  input  wire        in_payload_last,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [63:0] out_payload_data,
  output wire [7:0]  out_payload_keep,
  output wire        out_payload_last
);
  reg  [63:0] shown_data;
  reg  [7:0]  shown_keep;
  reg         shown_last;
  reg  [63:0] spare_data;
  reg  [7:0]  spare_keep;
  reg         spare_last;
  reg         shown_full;
  reg         spare_full;

  wire        advance = ~shown_full | out_ready;

  assign in_ready = ~spare_full;
  assign out_valid = shown_full;
  assign out_payload_data = shown_data;
  assign out_payload_keep = shown_keep;
  assign out_payload_last = shown_last;

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
      shown_data <= spare_full ? spare_data : in_payload_data;
      shown_keep <= spare_full ? spare_keep : in_payload_keep;
      shown_last <= spare_full ? spare_last : in_payload_last;
    end else if (in_valid & in_ready) begin
      spare_data <= in_payload_data;
      spare_keep <= in_payload_keep;
      spare_last <= in_payload_last;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    the_spare_payload_stands_behind_one_that_is_shown: assert (~spare_full | shown_full);
  always @(posedge clk) if (!rst) holds_two_payloads: cover (spare_full);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~spare_full | shown_full)) begin
    $display("RegisterSlice.java: HDL801: claim 'the spare payload stands behind one that is shown' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
