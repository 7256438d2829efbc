`default_nettype none

// PayloadReader_32_1024: reads payload from host memory ahead of its use and aligns it.  Generated from
// PayloadReader.java.
module PayloadReader_32_1024 (
  input  wire         clk,
  input  wire         rst,
  // requests: length 0 to 4096 bytes
  input  wire         requests_valid,
  output wire         requests_ready,
  input  wire [63:0]  requests_payload_address,  // of the first byte
  input  wire [12:0]  requests_payload_length,  // bytes, may be 0
  input  wire [13:0]  requests_payload_owner_qp,  // queue pair, local number
  input  wire         requests_payload_owner_in_mr,  // it is an access to a memory region, not to a queue
  input  wire [15:0]  requests_payload_owner_mr,  // that MR: key / 256
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_beats: what was read
  input  wire         memory_beats_valid,
  input  wire [255:0] memory_beats_value_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         memory_beats_value_bad,  // the bus answered with an error: the data is nothing
  input  wire         memory_beats_value_last,  // the burst ends with this beat
  // payload: a packet for each request of at least a byte, from byte 0 of a beat
  output wire         payload_valid,
  input  wire         payload_ready,
  output wire [255:0] payload_payload_data,
  output wire [31:0]  payload_payload_keep,
  output wire         payload_payload_last,
  // ended: every beat of a request of at least a byte has been read
  output wire         ended_valid,
  output reg  [13:0]  ended_value_qp,  // queue pair, local number
  output reg          ended_value_in_mr,  // it is an access to a memory region, not to a queue
  output reg  [15:0]  ended_value_mr,  // that MR: key / 256
  // broken: one per packet of the payload, in order and before its last beat: the bus answered a beat of it with an error, so that its bytes are nothing
  output wire         broken_valid,
  output wire         broken_value,
  output reg          fault  // one cycle: the bus answered a beat with an error
);
  (* keep = "true" *)
  reg          in_reset = 1'b1;
  reg  [10:0]  places;
  reg  [10:0]  taken;
  reg  [8:0]   number;
  reg          was_bad;
  reg  [1:0]   answered;
  reg          ended;
  wire         cutter_in_ready;
  wire         cutter_out_valid;
  wire [63:0]  cutter_out_payload_address;
  wire [7:0]   cutter_out_payload_length;
  wire         cuts_in_ready;
  wire         cuts_out_valid;
  wire [4:0]   cuts_out_payload_first;
  wire [8:0]   cuts_out_payload_length;
  wire [4:0]   cuts_out_payload_last_byte;
  wire         owners_in_ready;
  wire         owners_out_valid;
  wire [13:0]  owners_out_payload_owner_qp;
  wire         owners_out_payload_owner_in_mr;
  wire [15:0]  owners_out_payload_owner_mr;
  wire [1:0]   owners_out_payload_bursts;
  wire         prefetched_in_ready;
  wire         prefetched_out_valid;
  wire [256:0] prefetched_out_payload;
  wire         plans_stage_out_valid;
  wire         plans_stage_out_payload_empty;
  wire [63:0]  plans_stage_out_payload_address;
  wire [13:0]  plans_stage_out_payload_end;
  wire [13:0]  plans_stage_out_payload_owner_qp;
  wire         plans_stage_out_payload_owner_in_mr;
  wire [15:0]  plans_stage_out_payload_owner_mr;
  wire         slice_in_ready;
  wire         slice_out_valid;
  wire [58:0]  slice_out_payload_line;
  wire [8:0]   slice_out_payload_length;
  wire         requested_in_ready;
  wire         stage_in_ready;
  wire         stage_out_valid;
  wire [255:0] stage_out_payload_beat_data;
  wire [31:0]  stage_out_payload_beat_keep;
  wire         stage_out_payload_beat_last;
  wire [4:0]   stage_out_payload_first;
  wire         shifter_in_ready;

  wire         answers = memory_beats_valid & memory_beats_value_last;
  wire         is_last = (answered + 2'd1) == owners_out_payload_bursts;
  wire         owners_out_ready = answers & is_last;
  wire         prefetched_out_ready = stage_in_ready & cuts_out_valid;
  wire         plans_stage_in_payload_empty = requests_payload_length == 13'd0;
  wire [13:0]  plans_stage_in_payload_end = {9'd0, requests_payload_address[4:0]} +
                                            {1'b0, requests_payload_length};
  wire         room = slice_in_ready & cuts_in_ready & owners_in_ready;
  wire         go = plans_stage_out_valid & room;
  wire         some = go & ~plans_stage_out_payload_empty;
  wire [58:0]  line = plans_stage_out_payload_address[63:5];
  wire [13:0]  last_byte = plans_stage_out_payload_end - 14'd1;
  wire [8:0]   length = last_byte[13:5];
  wire [9:0]   last = {3'd0, line[6:0]} + {1'b0, length};
  wire [1:0]   owners_in_payload_bursts = last[8:7] + 2'd1;
  wire         enough = |places[10:8];
  wire         requested_in_valid = cutter_out_valid & enough;
  wire         _prefetched_out_valid_and = prefetched_out_valid & prefetched_out_ready;
  wire [10:0]  length_2 = {3'd0, cutter_out_payload_length};
  wire         cutter_out_ready = requested_in_ready & enough;
  wire         stage_in_valid = prefetched_out_valid & cuts_out_valid;
  wire         last_2 = number == cuts_out_payload_length;
  wire         _last_inverse = ~last_2;
  wire [31:0]  stage_in_payload_beat_keep = ~(32'hffff_fffe << cuts_out_payload_last_byte) |
                                            {32{_last_inverse}};
  wire         cuts_out_ready = stage_in_ready & prefetched_out_valid & last_2;
  wire         is_bad = was_bad | prefetched_out_payload[256];

  PageCutter_32 cutter (
    .clk(clk),
    .rst(in_reset),
    .in_valid(slice_out_valid),
    .in_ready(cutter_in_ready),
    .in_payload_line(slice_out_payload_line),
    .in_payload_length(slice_out_payload_length),
    .out_valid(cutter_out_valid),
    .out_ready(cutter_out_ready),
    .out_payload_address(cutter_out_payload_address),
    .out_payload_length(cutter_out_payload_length)
  );

  Fifo_512_BRAM #(.WIDTH(19)) cuts (
    .clk(clk),
    .rst(in_reset),
    .in_valid(some),
    .in_ready(cuts_in_ready),
    .in_payload({plans_stage_out_payload_address[4:0], length, last_byte[4:0]}),
    .out_valid(cuts_out_valid),
    .out_ready(cuts_out_ready),
    .out_payload({cuts_out_payload_first, cuts_out_payload_length, cuts_out_payload_last_byte})
  );

  Fifo_512_BRAM #(.WIDTH(33)) owners (
    .clk(clk),
    .rst(in_reset),
    .in_valid(some),
    .in_ready(owners_in_ready),
    .in_payload({plans_stage_out_payload_owner_qp, plans_stage_out_payload_owner_in_mr,
                 plans_stage_out_payload_owner_mr, owners_in_payload_bursts}),
    .out_valid(owners_out_valid),
    .out_ready(owners_out_ready),
    .out_payload({owners_out_payload_owner_qp, owners_out_payload_owner_in_mr, owners_out_payload_owner_mr,
                  owners_out_payload_bursts})
  );

  Fifo_1024_BRAM #(.WIDTH(257)) prefetched (
    .clk(clk),
    .rst(in_reset),
    .in_valid(memory_beats_valid),
    .in_ready(prefetched_in_ready),
    .in_payload({memory_beats_value_bad, memory_beats_value_data}),
    .out_valid(prefetched_out_valid),
    .out_ready(prefetched_out_ready),
    .out_payload(prefetched_out_payload)
  );

  Pipeline_1 #(.WIDTH(110)) plans_stage (
    .clk(clk),
    .rst(in_reset),
    .in_valid(requests_valid),
    .in_ready(requests_ready),
    .in_payload({plans_stage_in_payload_empty, requests_payload_address, plans_stage_in_payload_end,
                 requests_payload_owner_qp, requests_payload_owner_in_mr, requests_payload_owner_mr}),
    .out_valid(plans_stage_out_valid),
    .out_ready(room),
    .out_payload({plans_stage_out_payload_empty, plans_stage_out_payload_address, plans_stage_out_payload_end,
                  plans_stage_out_payload_owner_qp, plans_stage_out_payload_owner_in_mr,
                  plans_stage_out_payload_owner_mr})
  );

  RegisterSlice #(.WIDTH(68)) slice (
    .clk(clk),
    .rst(in_reset),
    .in_valid(some),
    .in_ready(slice_in_ready),
    .in_payload({line, length}),
    .out_valid(slice_out_valid),
    .out_ready(cutter_in_ready),
    .out_payload({slice_out_payload_line, slice_out_payload_length})
  );

  Pipeline_1 #(.WIDTH(72)) requested (
    .clk(clk),
    .rst(in_reset),
    .in_valid(requested_in_valid),
    .in_ready(requested_in_ready),
    .in_payload({cutter_out_payload_address, cutter_out_payload_length}),
    .out_valid(memory_bursts_valid),
    .out_ready(memory_bursts_ready),
    .out_payload({memory_bursts_payload_address, memory_bursts_payload_length})
  );

  Pipeline_1 #(.WIDTH(294)) stage (
    .clk(clk),
    .rst(in_reset),
    .in_valid(stage_in_valid),
    .in_ready(stage_in_ready),
    .in_payload({prefetched_out_payload[255:0], stage_in_payload_beat_keep, last_2, cuts_out_payload_first}),
    .out_valid(stage_out_valid),
    .out_ready(shifter_in_ready),
    .out_payload({stage_out_payload_beat_data, stage_out_payload_beat_keep, stage_out_payload_beat_last,
                  stage_out_payload_first})
  );

  ByteShifter_32_EARLIER shifter (
    .clk(clk),
    .rst(in_reset),
    .in_valid(stage_out_valid),
    .in_ready(shifter_in_ready),
    .in_payload_data(stage_out_payload_beat_data),
    .in_payload_keep(stage_out_payload_beat_keep),
    .in_payload_last(stage_out_payload_beat_last),
    .offset(stage_out_payload_first),
    .out_valid(payload_valid),
    .out_ready(payload_ready),
    .out_payload_data(payload_payload_data),
    .out_payload_keep(payload_payload_keep),
    .out_payload_last(payload_payload_last)
  );

  assign broken_valid = stage_in_valid & stage_in_ready & last_2;
  assign broken_value = is_bad;
  assign ended_valid = ended;

  always @(posedge clk) begin
    if (in_reset) begin
      fault <= 1'b0;
      places <= 11'd1024;
      taken <= 11'd0;
      number <= 9'd0;
      was_bad <= 1'b0;
      answered <= 2'd0;
      ended <= 1'b0;
    end else begin
      taken <= (requested_in_valid & requested_in_ready) ?
               (_prefetched_out_valid_and ? length_2 : (length_2 + 11'd1)) : {11{_prefetched_out_valid_and}};
      places <= places - taken;
      if (stage_in_valid & stage_in_ready) begin
        number <= last_2 ? 9'd0 : (number + 9'd1);
        was_bad <= is_bad & _last_inverse;
      end
      if (answers) begin
        answered <= ~is_last ? (answered + 2'd1) : 2'd0;
      end
      ended <= owners_out_valid & owners_out_ready;
      fault <= memory_beats_valid & memory_beats_value_bad;
    end
  end

  always @(posedge clk) begin
    ended_value_in_mr <= owners_out_payload_owner_in_mr;
    ended_value_mr <= owners_out_payload_owner_mr;
    ended_value_qp <= owners_out_payload_owner_qp;
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, prefetched_in_ready, last[9], last[6:0]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) no_more_places_than_there_are: assert (places <= 11'd1024);
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_every_beat: assert (~memory_beats_valid | prefetched_in_ready);
  always @(posedge clk) if (!in_reset)
    every_beat_belongs_to_a_request: assert (~memory_beats_valid | owners_out_valid);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!in_reset && !(places <= 11'd1024)) begin
    $display("PayloadReader.java: HDL801: claim 'no more places than there are' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~memory_beats_valid | prefetched_in_ready)) begin
    $display("PayloadReader.java: HDL801: claim 'there is a place for every beat' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!in_reset && !(~memory_beats_valid | owners_out_valid)) begin
    $display("PayloadReader.java: HDL801: claim 'every beat belongs to a request' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
