`default_nettype none

// WriteArbiter_32_4_3: lets several blocks write host memory over one AXI4 bus.  Generated from
// WriteArbiter.java.
module WriteArbiter_32_4_3 (
  input  wire         clk,
  input  wire         rst,
  // clients_0_bursts: bursts for the address channel of an AXI4 write port: incrementing, whole beats
  input  wire         clients_0_bursts_valid,
  output wire         clients_0_bursts_ready,
  input  wire [63:0]  clients_0_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   clients_0_bursts_payload_length,  // beats less one
  // clients_0_data: beats of the bursts, in the order of these; a strobe per byte, last ends a burst
  input  wire         clients_0_data_valid,
  output wire         clients_0_data_ready,
  input  wire [255:0] clients_0_data_payload_data,
  input  wire [31:0]  clients_0_data_payload_strb,
  input  wire         clients_0_data_payload_last,
  // clients_0_answers: a burst has been written; 1 = the bus refused it
  output wire         clients_0_answers_valid,
  output wire         clients_0_answers_value,
  // clients_1_bursts: bursts for the address channel of an AXI4 write port: incrementing, whole beats
  input  wire         clients_1_bursts_valid,
  output wire         clients_1_bursts_ready,
  input  wire [63:0]  clients_1_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   clients_1_bursts_payload_length,  // beats less one
  // clients_1_data: beats of the bursts, in the order of these; a strobe per byte, last ends a burst
  input  wire         clients_1_data_valid,
  output wire         clients_1_data_ready,
  input  wire [255:0] clients_1_data_payload_data,
  input  wire [31:0]  clients_1_data_payload_strb,
  input  wire         clients_1_data_payload_last,
  // clients_1_answers: a burst has been written; 1 = the bus refused it
  output wire         clients_1_answers_valid,
  output wire         clients_1_answers_value,
  // clients_2_bursts: bursts for the address channel of an AXI4 write port: incrementing, whole beats
  input  wire         clients_2_bursts_valid,
  output wire         clients_2_bursts_ready,
  input  wire [63:0]  clients_2_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   clients_2_bursts_payload_length,  // beats less one
  // clients_2_data: beats of the bursts, in the order of these; a strobe per byte, last ends a burst
  input  wire         clients_2_data_valid,
  output wire         clients_2_data_ready,
  input  wire [255:0] clients_2_data_payload_data,
  input  wire [31:0]  clients_2_data_payload_strb,
  input  wire         clients_2_data_payload_last,
  // clients_2_answers: a burst has been written; 1 = the bus refused it
  output wire         clients_2_answers_valid,
  output wire         clients_2_answers_value,
  // clients_3_bursts: bursts for the address channel of an AXI4 write port: incrementing, whole beats
  input  wire         clients_3_bursts_valid,
  output wire         clients_3_bursts_ready,
  input  wire [63:0]  clients_3_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  input  wire [7:0]   clients_3_bursts_payload_length,  // beats less one
  // clients_3_data: beats of the bursts, in the order of these; a strobe per byte, last ends a burst
  input  wire         clients_3_data_valid,
  output wire         clients_3_data_ready,
  input  wire [255:0] clients_3_data_payload_data,
  input  wire [31:0]  clients_3_data_payload_strb,
  input  wire         clients_3_data_payload_last,
  // clients_3_answers: a burst has been written; 1 = the bus refused it
  output wire         clients_3_answers_valid,
  output wire         clients_3_answers_value,
  output wire         aw_valid,
  input  wire         aw_ready,
  output wire [2:0]   aw_payload_id,
  output wire [63:0]  aw_payload_addr,
  output wire [7:0]   aw_payload_len,
  output wire [2:0]   aw_payload_size,
  output wire [1:0]   aw_payload_burst,
  output wire         aw_payload_lock,
  output wire [3:0]   aw_payload_cache,
  output wire [2:0]   aw_payload_prot,
  output wire [3:0]   aw_payload_qos,
  output wire         w_valid,
  input  wire         w_ready,
  output wire [255:0] w_payload_data,
  output wire [31:0]  w_payload_strb,
  output wire         w_payload_last,
  // b: always ready
  input  wire         b_valid,
  output wire         b_ready,
  input  wire [2:0]   b_payload_id,
  input  wire [1:0]   b_payload_resp,
  input  wire         stop,  // no burst begins any more
  output wire         rests  // none is under way then
);
  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg          refused;
  reg          answered_0;
  reg          answered_1;
  reg          answered_2;
  reg          answered_3;
  reg  [9:0]   under_way;
  reg          is_at_rest;
  wire         grants_in_ready;
  wire         grants_out_valid;
  wire [1:0]   grants_out_payload;
  wire         arbiter_out_valid;
  wire [63:0]  arbiter_out_payload_address;
  wire [7:0]   arbiter_out_payload_length;
  wire [1:0]   arbiter_source;
  wire         slice_in_ready;
  wire         slice_2_in_ready;

  wire         may_begin = grants_in_ready & ~stop;
  wire         arbiter_out_ready = slice_in_ready & may_begin;
  wire         grants_in_valid = arbiter_out_valid & arbiter_out_ready;
  wire         slice_in_valid = arbiter_out_valid & may_begin;
  wire         _grants_out_payload_equal_3 = grants_out_payload == 2'd0;
  wire         _grants_out_payload_equal_2 = grants_out_payload == 2'd1;
  wire         _grants_out_payload_equal = grants_out_payload == 2'd2;
  wire         valid = _grants_out_payload_equal ? clients_2_data_valid : clients_3_data_valid;
  wire         valid_2 = _grants_out_payload_equal_2 ? clients_1_data_valid : valid;
  wire         valid_3 = _grants_out_payload_equal_3 ? clients_0_data_valid : valid_2;
  wire         slice_2_in_valid = valid_3 & grants_out_valid;
  wire [255:0] data_data = _grants_out_payload_equal_3 ? clients_0_data_payload_data :
                           _grants_out_payload_equal_2 ? clients_1_data_payload_data :
                           _grants_out_payload_equal ? clients_2_data_payload_data :
                           clients_3_data_payload_data;
  wire [31:0]  data_strb = _grants_out_payload_equal_3 ? clients_0_data_payload_strb :
                           _grants_out_payload_equal_2 ? clients_1_data_payload_strb :
                           _grants_out_payload_equal ? clients_2_data_payload_strb :
                           clients_3_data_payload_strb;
  wire         data_last = _grants_out_payload_equal_3 ? clients_0_data_payload_last :
                           _grants_out_payload_equal_2 ? clients_1_data_payload_last :
                           _grants_out_payload_equal ? clients_2_data_payload_last :
                           clients_3_data_payload_last;
  wire         grants_out_ready = slice_2_in_valid & slice_2_in_ready & data_last;
  wire [9:0]   up_flips = under_way ^ (under_way + 10'd1);
  wire [9:0]   down_flips = under_way ^ (under_way - 10'd1);

  Fifo_32_LUTRAM #(.WIDTH(2)) grants (
    .clk(clk),
    .rst(in_reset),
    .in_valid(grants_in_valid),
    .in_ready(grants_in_ready),
    .in_payload(arbiter_source),
    .out_valid(grants_out_valid),
    .out_ready(grants_out_ready),
    .out_payload(grants_out_payload)
  );

  Arbiter_4_FIXED #(.WIDTH(72)) arbiter (
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
    .in_payload({{1'b0, arbiter_source}, arbiter_out_payload_address, arbiter_out_payload_length, 3'd5, 2'd1,
                 1'b0, 4'd3, 3'd0, 4'd0}),
    .out_valid(aw_valid),
    .out_ready(aw_ready),
    .out_payload({aw_payload_id, aw_payload_addr, aw_payload_len, aw_payload_size, aw_payload_burst,
                  aw_payload_lock, aw_payload_cache, aw_payload_prot, aw_payload_qos})
  );

  RegisterSlice #(.WIDTH(289)) slice_2 (
    .clk(clk),
    .rst(in_reset),
    .in_valid(slice_2_in_valid),
    .in_ready(slice_2_in_ready),
    .in_payload({data_data, data_strb, data_last}),
    .out_valid(w_valid),
    .out_ready(w_ready),
    .out_payload({w_payload_data, w_payload_strb, w_payload_last})
  );

  assign clients_0_data_ready = slice_2_in_ready & grants_out_valid & _grants_out_payload_equal_3;
  assign clients_1_data_ready = slice_2_in_ready & grants_out_valid & _grants_out_payload_equal_2;
  assign clients_2_data_ready = slice_2_in_ready & grants_out_valid & _grants_out_payload_equal;
  assign clients_3_data_ready = slice_2_in_ready & grants_out_valid & (grants_out_payload == 2'd3);
  assign b_ready = 1'b1;
  assign clients_0_answers_valid = answered_0;
  assign clients_0_answers_value = refused;
  assign clients_1_answers_valid = answered_1;
  assign clients_1_answers_value = refused;
  assign clients_2_answers_valid = answered_2;
  assign clients_2_answers_value = refused;
  assign clients_3_answers_valid = answered_3;
  assign clients_3_answers_value = refused;
  assign rests = is_at_rest;

  always @(posedge clk) begin
    if (in_reset) begin
      answered_0 <= 1'b0;
      answered_1 <= 1'b0;
      answered_2 <= 1'b0;
      answered_3 <= 1'b0;
      under_way <= 10'd0;
      is_at_rest <= 1'b0;
    end else begin
      answered_0 <= b_valid & (b_payload_id == 3'd0);
      answered_1 <= b_valid & (b_payload_id == 3'd1);
      answered_2 <= b_valid & (b_payload_id == 3'd2);
      answered_3 <= b_valid & (b_payload_id == 3'd3);
      under_way <= under_way ^ ((grants_in_valid & grants_in_ready & ~b_valid) ? up_flips : 10'd0) ^
                   ((b_valid & ~(grants_in_valid & grants_in_ready)) ? down_flips : 10'd0);
      is_at_rest <= stop & ~(|under_way);
    end
  end

  always @(posedge clk) begin
    refused <= b_payload_resp[1];
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, b_payload_resp[0]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset)
    every_answer_belongs_to_a_client: assert (~b_valid | (b_payload_id < 3'd4));
  always @(posedge clk) if (!in_reset) bursts_under_way_are_counted: assert (~(&under_way));
  always @(posedge clk) if (!in_reset) what_is_answered_has_begun: assert (~b_valid | (|under_way));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(~b_valid | (b_payload_id < 3'd4))) begin
    $display("WriteArbiter.java: HDL801: claim 'every answer belongs to a client' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~(&under_way))) begin
    $display("BusRest.java: HDL801: claim 'bursts under way are counted' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~b_valid | (|under_way))) begin
    $display("BusRest.java: HDL801: claim 'what is answered has begun' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
