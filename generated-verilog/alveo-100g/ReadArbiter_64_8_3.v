`default_nettype none

// ReadArbiter_64_8_3: lets several blocks read host memory over one AXI4 bus.  Generated from
// ReadArbiter.java.
module ReadArbiter_64_8_3 (
  input  wire         clk,
  input  wire         rst,
  // clients: the first has priority
  input  wire         clients_0_bursts_valid,
  output wire         clients_0_bursts_ready,
  input  wire [63:0]  clients_0_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   clients_0_bursts_payload_length,  // beats less one
  // clients_0_beats: what was read
  output wire         clients_0_beats_valid,
  output wire [511:0] clients_0_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         clients_0_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         clients_0_beats_value_last,  // the burst ends with this beat
  // clients: the first has priority
  input  wire         clients_1_bursts_valid,
  output wire         clients_1_bursts_ready,
  input  wire [63:0]  clients_1_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   clients_1_bursts_payload_length,  // beats less one
  // clients_1_beats: what was read
  output wire         clients_1_beats_valid,
  output wire [511:0] clients_1_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         clients_1_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         clients_1_beats_value_last,  // the burst ends with this beat
  // clients: the first has priority
  input  wire         clients_2_bursts_valid,
  output wire         clients_2_bursts_ready,
  input  wire [63:0]  clients_2_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   clients_2_bursts_payload_length,  // beats less one
  // clients_2_beats: what was read
  output wire         clients_2_beats_valid,
  output wire [511:0] clients_2_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         clients_2_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         clients_2_beats_value_last,  // the burst ends with this beat
  // clients: the first has priority
  input  wire         clients_3_bursts_valid,
  output wire         clients_3_bursts_ready,
  input  wire [63:0]  clients_3_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   clients_3_bursts_payload_length,  // beats less one
  // clients_3_beats: what was read
  output wire         clients_3_beats_valid,
  output wire [511:0] clients_3_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         clients_3_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         clients_3_beats_value_last,  // the burst ends with this beat
  // clients: the first has priority
  input  wire         clients_4_bursts_valid,
  output wire         clients_4_bursts_ready,
  input  wire [63:0]  clients_4_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   clients_4_bursts_payload_length,  // beats less one
  // clients_4_beats: what was read
  output wire         clients_4_beats_valid,
  output wire [511:0] clients_4_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         clients_4_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         clients_4_beats_value_last,  // the burst ends with this beat
  // clients: the first has priority
  input  wire         clients_5_bursts_valid,
  output wire         clients_5_bursts_ready,
  input  wire [63:0]  clients_5_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   clients_5_bursts_payload_length,  // beats less one
  // clients_5_beats: what was read
  output wire         clients_5_beats_valid,
  output wire [511:0] clients_5_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         clients_5_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         clients_5_beats_value_last,  // the burst ends with this beat
  // clients: the first has priority
  input  wire         clients_6_bursts_valid,
  output wire         clients_6_bursts_ready,
  input  wire [63:0]  clients_6_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   clients_6_bursts_payload_length,  // beats less one
  // clients_6_beats: what was read
  output wire         clients_6_beats_valid,
  output wire [511:0] clients_6_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         clients_6_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         clients_6_beats_value_last,  // the burst ends with this beat
  // clients: the first has priority
  input  wire         clients_7_bursts_valid,
  output wire         clients_7_bursts_ready,
  input  wire [63:0]  clients_7_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   clients_7_bursts_payload_length,  // beats less one
  // clients_7_beats: what was read
  output wire         clients_7_beats_valid,
  output wire [511:0] clients_7_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  output wire         clients_7_beats_value_bad,  // the bus answered with an error: the data is nothing
  output wire         clients_7_beats_value_last,  // the burst ends with this beat
  output wire         ar_valid,
  input  wire         ar_ready,
  output wire [2:0]   ar_payload_id,
  output wire [63:0]  ar_payload_addr,
  output wire [7:0]   ar_payload_len,
  output wire [2:0]   ar_payload_size,
  output wire [1:0]   ar_payload_burst,
  output wire         ar_payload_lock,
  output wire [3:0]   ar_payload_cache,
  output wire [2:0]   ar_payload_prot,
  output wire [3:0]   ar_payload_qos,
  // r: always ready
  input  wire         r_valid,
  output wire         r_ready,
  input  wire [2:0]   r_payload_id,
  input  wire [511:0] r_payload_data,
  input  wire [1:0]   r_payload_resp,
  input  wire         r_payload_last,
  input  wire         stop,  // no burst begins any more
  output wire         rests  // none is under way then
);
  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg  [511:0] data_data;
  reg          data_bad;
  reg          data_last;
  reg          arrived_0;
  reg          arrived_1;
  reg          arrived_2;
  reg          arrived_3;
  reg          arrived_4;
  reg          arrived_5;
  reg          arrived_6;
  reg          arrived_7;
  reg  [9:0]   under_way;
  reg          is_at_rest;
  wire         arbiter_out_valid;
  wire [63:0]  arbiter_out_payload_address;
  wire [7:0]   arbiter_out_payload_length;
  wire [2:0]   arbiter_source;
  wire         slice_in_ready;

  wire         slice_in_valid = arbiter_out_valid & ~stop;
  wire         arbiter_out_ready = slice_in_ready & ~stop;
  wire [9:0]   up_flips = under_way ^ (under_way + 10'd1);
  wire [9:0]   down_flips = under_way ^ (under_way - 10'd1);

  Arbiter_8_FIXED #(.WIDTH(72)) arbiter (
    .clk(clk),
    .rst(in_reset),
    .in_0_valid(clients_0_bursts_valid),
    .in_0_ready(clients_0_bursts_ready),
    .in_0_payload({clients_0_bursts_payload_address, clients_0_bursts_payload_length}),
    .in_1_valid(clients_1_bursts_valid),
    .in_1_ready(clients_1_bursts_ready),
    .in_1_payload({clients_1_bursts_payload_address, clients_1_bursts_payload_length}),
    .in_2_valid(clients_2_bursts_valid),
    .in_2_ready(clients_2_bursts_ready),
    .in_2_payload({clients_2_bursts_payload_address, clients_2_bursts_payload_length}),
    .in_3_valid(clients_3_bursts_valid),
    .in_3_ready(clients_3_bursts_ready),
    .in_3_payload({clients_3_bursts_payload_address, clients_3_bursts_payload_length}),
    .in_4_valid(clients_4_bursts_valid),
    .in_4_ready(clients_4_bursts_ready),
    .in_4_payload({clients_4_bursts_payload_address, clients_4_bursts_payload_length}),
    .in_5_valid(clients_5_bursts_valid),
    .in_5_ready(clients_5_bursts_ready),
    .in_5_payload({clients_5_bursts_payload_address, clients_5_bursts_payload_length}),
    .in_6_valid(clients_6_bursts_valid),
    .in_6_ready(clients_6_bursts_ready),
    .in_6_payload({clients_6_bursts_payload_address, clients_6_bursts_payload_length}),
    .in_7_valid(clients_7_bursts_valid),
    .in_7_ready(clients_7_bursts_ready),
    .in_7_payload({clients_7_bursts_payload_address, clients_7_bursts_payload_length}),
    .out_valid(arbiter_out_valid),
    .out_ready(arbiter_out_ready),
    .out_payload({arbiter_out_payload_address, arbiter_out_payload_length}),
    .source(arbiter_source)
  );

  RegisterSlice #(.WIDTH(92)) slice (
    .clk(clk),
    .rst(in_reset),
    .in_valid(slice_in_valid),
    .in_ready(slice_in_ready),
    .in_payload({arbiter_source, arbiter_out_payload_address, arbiter_out_payload_length, 3'd6, 2'd1, 1'b0,
                 4'd3, 3'd0, 4'd0}),
    .out_valid(ar_valid),
    .out_ready(ar_ready),
    .out_payload({ar_payload_id, ar_payload_addr, ar_payload_len, ar_payload_size, ar_payload_burst,
                  ar_payload_lock, ar_payload_cache, ar_payload_prot, ar_payload_qos})
  );

  assign r_ready = 1'b1;
  assign clients_0_beats_valid = arrived_0;
  assign clients_0_beats_value_data = data_data;
  assign clients_0_beats_value_bad = data_bad;
  assign clients_0_beats_value_last = data_last;
  assign clients_1_beats_valid = arrived_1;
  assign clients_1_beats_value_data = data_data;
  assign clients_1_beats_value_bad = data_bad;
  assign clients_1_beats_value_last = data_last;
  assign clients_2_beats_valid = arrived_2;
  assign clients_2_beats_value_data = data_data;
  assign clients_2_beats_value_bad = data_bad;
  assign clients_2_beats_value_last = data_last;
  assign clients_3_beats_valid = arrived_3;
  assign clients_3_beats_value_data = data_data;
  assign clients_3_beats_value_bad = data_bad;
  assign clients_3_beats_value_last = data_last;
  assign clients_4_beats_valid = arrived_4;
  assign clients_4_beats_value_data = data_data;
  assign clients_4_beats_value_bad = data_bad;
  assign clients_4_beats_value_last = data_last;
  assign clients_5_beats_valid = arrived_5;
  assign clients_5_beats_value_data = data_data;
  assign clients_5_beats_value_bad = data_bad;
  assign clients_5_beats_value_last = data_last;
  assign clients_6_beats_valid = arrived_6;
  assign clients_6_beats_value_data = data_data;
  assign clients_6_beats_value_bad = data_bad;
  assign clients_6_beats_value_last = data_last;
  assign clients_7_beats_valid = arrived_7;
  assign clients_7_beats_value_data = data_data;
  assign clients_7_beats_value_bad = data_bad;
  assign clients_7_beats_value_last = data_last;
  assign rests = is_at_rest;

  always @(posedge clk) begin
    if (in_reset) begin
      arrived_0 <= 1'b0;
      arrived_1 <= 1'b0;
      arrived_2 <= 1'b0;
      arrived_3 <= 1'b0;
      arrived_4 <= 1'b0;
      arrived_5 <= 1'b0;
      arrived_6 <= 1'b0;
      arrived_7 <= 1'b0;
      under_way <= 10'd0;
      is_at_rest <= 1'b0;
    end else begin
      arrived_0 <= r_valid & (r_payload_id == 3'd0);
      arrived_1 <= r_valid & (r_payload_id == 3'd1);
      arrived_2 <= r_valid & (r_payload_id == 3'd2);
      arrived_3 <= r_valid & (r_payload_id == 3'd3);
      arrived_4 <= r_valid & (r_payload_id == 3'd4);
      arrived_5 <= r_valid & (r_payload_id == 3'd5);
      arrived_6 <= r_valid & (r_payload_id == 3'd6);
      arrived_7 <= r_valid & (r_payload_id == 3'd7);
      under_way <= under_way ^
                   ((slice_in_valid & slice_in_ready & ~(r_valid & r_payload_last)) ? up_flips : 10'd0) ^
                   ((r_valid & r_payload_last & ~(slice_in_valid & slice_in_ready)) ? down_flips : 10'd0);
      is_at_rest <= stop & ~(|under_way);
    end
  end

  always @(posedge clk) begin
    data_data <= r_payload_data;
    data_bad <= r_payload_resp[1];
    data_last <= r_payload_last;
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, r_payload_resp[0]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) bursts_under_way_are_counted: assert (~(&under_way));
  always @(posedge clk) if (!in_reset)
    what_is_answered_has_begun: assert (~(r_valid & r_payload_last) | (|under_way));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~(&under_way))) begin
    $display("BusRest.java: HDL801: claim 'bursts under way are counted' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(r_valid & r_payload_last) | (|under_way))) begin
    $display("BusRest.java: HDL801: claim 'what is answered has begun' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
