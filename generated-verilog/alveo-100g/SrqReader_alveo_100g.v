`default_nettype none

// SrqReader_alveo_100g: reads WQEs of shared receive queues for the queue pairs that are to get them.
// Generated from SrqReader.java.
// timeline orders: 3 cycles, 16 registers (274 bits), of these 10 (127 bits) only wait
module SrqReader_alveo_100g (
  input  wire         clk,
  input  wire         rst,
  // orders: only while there is a place
  input  wire         orders_valid,
  input  wire [9:0]   orders_value_qp,  // queue pair, local number
  input  wire [15:0]  orders_value_index,  // free-running index among those of the queue pair, modulo 65536
  input  wire [63:0]  orders_value_base,  // of the queue, 64-byte aligned
  input  wire [14:0]  orders_value_place,  // in the queue
  output wire         has_places,  // there are two places, those ordered up to the cycle before counted
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_beats: what was read
  input  wire         memory_beats_valid,
  input  wire [511:0] memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         memory_beats_value_last,  // the burst ends with this beat
  output wire         wqe_valid,
  input  wire         wqe_ready,
  output wire [9:0]   wqe_payload_qp,  // queue pair, local number
  output wire [15:0]  wqe_payload_index,  // free-running index among those of the queue pair, modulo 65536
  output wire [63:0]  wqe_payload_kept_address,
  output wire [31:0]  wqe_payload_kept_length,
  output wire [20:0]  wqe_payload_kept_key,
  output wire         wqe_payload_kept_bad,
  output wire [15:0]  wqe_payload_tag  // what its completion says to the host
);
  reg  [5:0]   taken;
  // ---- timeline orders, cycle 1
  reg  [14:0]  orders_value_place_c1;
  reg  [26:0]  orders_value_base_31_5_c1;
  reg  [1:0]   addressed_valid_c1_c2;
  reg  [31:0]  high_c1;
  reg  [31:0]  orders_value_index_c1_c2;
  reg  [19:0]  orders_value_qp_c1_c2;
  // ---- timeline orders, cycle 2
  reg  [27:0]  low;
  reg  [31:0]  high_c2;
  // ---- timeline orders, cycle 3
  reg          addressed_valid;
  (* shreg_extract = "no" *)
  reg  [15:0]  orders_value_index_c3;
  (* shreg_extract = "no" *)
  reg  [9:0]   orders_value_qp_c3;
  reg  [31:0]  high_add_c3;
  reg  [26:0]  low_26_0_c3;
  wire         asked_in_ready;
  wire [9:0]   asked_out_payload_qp;
  wire [15:0]  asked_out_payload_index;
  wire [58:0]  asked_out_payload_address;
  wire         owners_in_ready;
  wire         owners_out_valid;
  wire [9:0]   owners_out_payload_qp;
  wire [15:0]  owners_out_payload_index;
  wire [1:0]   owners_out_payload_lane;
  wire         wqes_in_ready;

  wire         owners_in_valid = memory_bursts_valid & memory_bursts_ready;
  wire [255:0] wqe = memory_beats_value_data[{owners_out_payload_lane[0], 8'd0} +: 256];
  wire         readable = ~memory_beats_value_bad;
  wire [63:0]  wqes_in_payload_kept_address = readable ? wqe[63:0] : 64'd0;
  wire [31:0]  wqes_in_payload_kept_length = wqe[95:64] | {32{memory_beats_value_bad}};
  wire         is_foreign = |wqe[127:116];
  wire [20:0]  wqes_in_payload_kept_key = readable ? {is_foreign, wqe[115:96]} : 21'd0;
  wire [15:0]  wqes_in_payload_tag = wqe[143:128] | {16{memory_beats_value_bad}};

  Fifo_32_LUTRAM #(.WIDTH(85)) asked (
    .clk(clk),
    .rst(rst),
    .in_valid(addressed_valid),
    .in_ready(asked_in_ready),
    .in_payload({orders_value_qp_c3, orders_value_index_c3, {high_add_c3, low_26_0_c3}}),
    .out_valid(memory_bursts_valid),
    .out_ready(memory_bursts_ready),
    .out_payload({asked_out_payload_qp, asked_out_payload_index, asked_out_payload_address})
  );

  Fifo_32_LUTRAM #(.WIDTH(28)) owners (
    .clk(clk),
    .rst(rst),
    .in_valid(owners_in_valid),
    .in_ready(owners_in_ready),
    .in_payload({asked_out_payload_qp, asked_out_payload_index, {1'b0, asked_out_payload_address[0]}}),
    .out_valid(owners_out_valid),
    .out_ready(memory_beats_valid),
    .out_payload({owners_out_payload_qp, owners_out_payload_index, owners_out_payload_lane})
  );

  Fifo_32_LUTRAM #(.WIDTH(160)) wqes (
    .clk(clk),
    .rst(rst),
    .in_valid(memory_beats_valid),
    .in_ready(wqes_in_ready),
    .in_payload({owners_out_payload_qp, owners_out_payload_index, wqes_in_payload_kept_address,
                 wqes_in_payload_kept_length, wqes_in_payload_kept_key, memory_beats_value_bad,
                 wqes_in_payload_tag}),
    .out_valid(wqe_valid),
    .out_ready(wqe_ready),
    .out_payload({wqe_payload_qp, wqe_payload_index, wqe_payload_kept_address, wqe_payload_kept_length,
                  wqe_payload_kept_key, wqe_payload_kept_bad, wqe_payload_tag})
  );

  assign has_places = taken < 6'd31;
  assign memory_bursts_payload_address = {asked_out_payload_address[58:1], 6'd0};
  assign memory_bursts_payload_length = 8'd0;

  always @(posedge clk) begin
    if (rst) begin
      taken <= 6'd0;
      addressed_valid_c1_c2 <= 2'd0;
      addressed_valid <= 1'b0;
    end else begin
      if (orders_valid & ~(wqe_valid & wqe_ready)) begin
        taken <= taken + 6'd1;
      end else if (wqe_valid & wqe_ready & ~orders_valid) begin
        taken <= taken - 6'd1;
      end
      // ---- timeline orders, cycle 1
      addressed_valid_c1_c2 <= {addressed_valid_c1_c2[0], orders_valid};
      // ---- timeline orders, cycle 3
      addressed_valid <= addressed_valid_c1_c2[1];
    end
  end

  always @(posedge clk) begin
    // ---- timeline orders, cycle 1
    high_c1 <= orders_value_base[63:32];
    orders_value_base_31_5_c1 <= orders_value_base[31:5];
    orders_value_index_c1_c2 <= {orders_value_index_c1_c2[15:0], orders_value_index};
    orders_value_place_c1 <= orders_value_place;
    orders_value_qp_c1_c2 <= {orders_value_qp_c1_c2[9:0], orders_value_qp};
    // ---- timeline orders, cycle 2
    high_c2 <= high_c1;
    low <= {1'b0, orders_value_base_31_5_c1} + {1'b0, 12'd0, orders_value_place_c1};
    // ---- timeline orders, cycle 3
    orders_value_index_c3 <= orders_value_index_c1_c2[31:16];
    orders_value_qp_c3 <= orders_value_qp_c1_c2[19:10];
    high_add_c3 <= high_c2 + {31'd0, low[27]};
    low_26_0_c3 <= low[26:0];
  end

  wire        _unused = &{1'b0, orders_value_base[4:0], memory_beats_value_last, asked_in_ready,
                          owners_in_ready, owners_out_valid, owners_out_payload_lane[1], wqes_in_ready,
                          wqe[255:144]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    nothing_is_ordered_that_has_no_place: assert ((taken != 6'd32) | ~orders_valid);
  always @(posedge clk) if (!rst)
    there_is_a_place_for_every_order: assert (~addressed_valid | asked_in_ready);
  always @(posedge clk) if (!rst)
    there_is_a_place_for_every_owner: assert (~owners_in_valid | owners_in_ready);
  always @(posedge clk) if (!rst) every_beat_has_an_owner: assert (~memory_beats_valid | owners_out_valid);
  always @(posedge clk) if (!rst)
    a_wqe_lies_in_one_beat: assert (~memory_beats_valid | memory_beats_value_last);
  always @(posedge clk) if (!rst)
    there_is_a_place_for_every_wqe: assert (~memory_beats_valid | wqes_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !((taken != 6'd32) | ~orders_valid)) begin
    $display("SrqReader.java: HDL801: claim 'nothing is ordered that has no place' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~addressed_valid | asked_in_ready)) begin
    $display("SrqReader.java: HDL801: claim 'there is a place for every order' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~owners_in_valid | owners_in_ready)) begin
    $display("SrqReader.java: HDL801: claim 'there is a place for every owner' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~memory_beats_valid | owners_out_valid)) begin
    $display("SrqReader.java: HDL801: claim 'every beat has an owner' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~memory_beats_valid | memory_beats_value_last)) begin
    $display("SrqReader.java: HDL801: claim 'a WQE lies in one beat' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~memory_beats_valid | wqes_in_ready)) begin
    $display("SrqReader.java: HDL801: claim 'there is a place for every WQE' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
