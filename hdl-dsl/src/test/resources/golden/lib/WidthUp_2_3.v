`default_nettype none

// WidthUp_2_3: puts several narrow beats of a packet into one wide one.  Generated from WidthUp.java.
module WidthUp_2_3 (
  input  wire        clk,
  input  wire        rst,
  // in: narrow beats
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [15:0] in_payload_data,
  input  wire [1:0]  in_payload_keep,
  input  wire        in_payload_last,
  // out: wide beats
  output wire        out_valid,
  input  wire        out_ready,
  output wire [47:0] out_payload_data,
  output wire [5:0]  out_payload_keep,
  output wire        out_payload_last
);
  reg  [15:0] data_0;
  reg  [1:0]  keep_0;
  reg  [15:0] data_1;
  reg  [1:0]  keep_1;
  reg  [15:0] data_2;
  reg  [1:0]  keep_2;
  reg         last;
  reg         full;
  reg  [1:0]  place;

  wire        fills = in_payload_last | (place == 2'd2);

  assign in_ready = ~full | out_ready;
  assign out_valid = full;
  assign out_payload_data = {data_2, data_1, data_0};
  assign out_payload_keep = {keep_2, keep_1, keep_0};
  assign out_payload_last = last;

  always @(posedge clk) begin
    if (rst) begin
      full <= 1'b0;
      place <= 2'd0;
    end else begin
      if (in_valid & in_ready) begin
        place <= fills ? 2'd0 : (place + 2'd1);
      end
      if (in_ready) begin
        full <= in_valid & fills;
      end
    end
  end

  always @(posedge clk) begin
    if (in_valid & in_ready) begin
      last <= in_payload_last;
      if (place == 2'd0) begin
        keep_0 <= 2'd0;
        keep_1 <= 2'd0;
        keep_2 <= 2'd0;
      end
      if (place == 2'd0) begin
        data_0 <= in_payload_data;
        keep_0 <= in_payload_keep;
      end
      if (place == 2'd1) begin
        data_1 <= in_payload_data;
        keep_1 <= in_payload_keep;
      end
      if (place == 2'd2) begin
        data_2 <= in_payload_data;
        keep_2 <= in_payload_keep;
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    a_wide_beat_is_shown_before_the_next_one_is_begun: assert (~full | (place == 2'd0));
  always @(posedge clk) if (!rst) what_is_shown_has_bytes: assert (~full | (keep_0 != 2'd0));
  always @(posedge clk) if (!rst) a_beat_has_at_least_one_byte: assert (~in_valid | in_payload_keep[0]);
  always @(posedge clk) if (!rst) a_packet_ends_within_a_wide_beat: cover (full & last & (keep_2 == 2'd0));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~full | (place == 2'd0))) begin
    $display("WidthUp.java: HDL801: claim 'a wide beat is shown before the next one is begun' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~full | (keep_0 != 2'd0))) begin
    $display("WidthUp.java: HDL801: claim 'what is shown has bytes' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~in_valid | in_payload_keep[0])) begin
    $display("WidthUp.java: HDL801: claim 'a beat has at least one byte' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
