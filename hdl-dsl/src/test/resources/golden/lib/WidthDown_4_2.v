`default_nettype none

// WidthDown_4_2: takes each wide beat of a packet apart into narrow ones.  Generated from WidthDown.java.
module WidthDown_4_2 (
  input  wire        clk,
  input  wire        rst,
  // in: wide beats
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [63:0] in_payload_data,
  input  wire [7:0]  in_payload_keep,
  input  wire        in_payload_last,
  // out: narrow beats
  output wire        out_valid,
  input  wire        out_ready,
  output wire [31:0] out_payload_data,
  output wire [3:0]  out_payload_keep,
  output wire        out_payload_last
);
  reg  [63:0] data;
  reg  [7:0]  keep;
  reg         last;

  wire        shown = keep[0];
  wire        more = keep[4];
  wire        taken = shown & out_ready;

  assign in_ready = ~shown | (out_ready & ~more);
  assign out_valid = shown;
  assign out_payload_data = data[31:0];
  assign out_payload_keep = keep[3:0];
  assign out_payload_last = last & ~more;

  always @(posedge clk) begin
    if (rst) begin
      keep <= 8'd0;
    end else if (in_valid & in_ready) begin
      keep <= in_payload_keep;
    end else if (taken) begin
      keep <= keep >> 4;
    end
  end

  always @(posedge clk) begin
    if (in_valid & in_ready) begin
      data <= in_payload_data;
      last <= in_payload_last;
    end else if (taken) begin
      data <= data >> 32;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_beat_has_at_least_one_byte: assert (~in_valid | in_payload_keep[0]);
  always @(posedge clk) if (!rst)
    bytes_are_kept_from_the_first_on: assert (
      ~in_valid | ((in_payload_keep & (in_payload_keep + 8'd1)) == 8'd0));
  always @(posedge clk) if (!rst) bytes_are_left_from_the_first_on: assert ((keep & (keep + 8'd1)) == 8'd0);
  always @(posedge clk) if (!rst) the_last_beat_is_not_full: cover (shown & last & ~keep[3]);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~in_valid | in_payload_keep[0])) begin
    $display("WidthDown.java: HDL801: claim 'a beat has at least one byte' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst &&
                            !(~in_valid | ((in_payload_keep & (in_payload_keep + 8'd1)) == 8'd0))) begin
    $display("WidthDown.java: HDL801: claim 'bytes are kept from the first on' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !((keep & (keep + 8'd1)) == 8'd0)) begin
    $display("WidthDown.java: HDL801: claim 'bytes are left from the first on' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
