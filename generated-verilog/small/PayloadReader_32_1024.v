`default_nettype none

// PayloadReader_32_1024: reads payload from host memory ahead of its use and aligns it.  Generated from
// PayloadReader.java.
module PayloadReader_32_1024 (
  input  wire         clk,
  input  wire         rst,
  // requests: length 0 to 4096 bytes
  input  wire         requests_valid,
  output wire         requests_ready,
  input  wire [63:0]  requests_payload_request_address,  // of the first byte
  input  wire [12:0]  requests_payload_request_length,  // bytes, may be 0
  input  wire [13:0]  requests_payload_request_owner_qp,  // queue pair, local number
  input  wire         requests_payload_request_owner_in_mr,  // it is an access to a memory region, not to a queue
  input  wire [15:0]  requests_payload_request_owner_mr,  // that MR: key / 256
  // requests_payload_request_pages: of its region; none of a queue
  input  wire         requests_payload_request_pages_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   requests_payload_request_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // requests: length 0 to 4096 bytes
  input  wire [51:0]  requests_payload_pages_first,  // of the first byte, in units of 4 KiB
  input  wire [51:0]  requests_payload_pages_next,  // if the access goes beyond that page, and apart: of the first byte behind it
  input  wire         requests_payload_pages_apart,  // that page may be any; else it is the one that follows the first
  input  wire         requests_payload_pages_missing,  // its list has no such page, or could not be read: there is nothing to access
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
  reg  [9:0]   passed_reading;
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
  wire         cuts_out_payload_missing;
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
  wire [51:0]  plans_stage_out_payload_next;
  wire         plans_stage_out_payload_apart;
  wire         plans_stage_out_payload_missing;
  wire         passed_slice_in_ready;
  wire         passed_slice_out_valid;
  wire [58:0]  passed_slice_out_payload_line;
  wire [8:0]   passed_slice_out_payload_length;
  wire [51:0]  passed_slice_out_payload_next;
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
  wire         prefetched_out_ready = stage_in_ready & cuts_out_valid & ~cuts_out_payload_missing;
  wire [63:0]  plans_address = {requests_payload_pages_first, requests_payload_request_address[11:0]};
  wire         plans_stage_in_payload_empty = requests_payload_request_length == 13'd0;
  wire [13:0]  plans_stage_in_payload_end = {9'd0, plans_address[4:0]} +
                                            {1'b0, requests_payload_request_length};
  wire         passed_may_go = ~plans_stage_out_payload_missing | (passed_reading == 10'd0);
  wire         passed_room = passed_slice_in_ready & cuts_in_ready & owners_in_ready & passed_may_go;
  wire         passed_go = plans_stage_out_valid & passed_room;
  wire         passed_some = passed_go & ~plans_stage_out_payload_empty;
  wire         passed_reads = passed_some & ~plans_stage_out_payload_missing;
  wire         _owners_out_valid_and = owners_out_valid & owners_out_ready;
  wire [9:0]   up_flips = passed_reading ^ (passed_reading + 10'd1);
  wire [9:0]   down_flips = passed_reading ^ (passed_reading - 10'd1);
  wire [58:0]  passed_line = plans_stage_out_payload_address[63:5];
  wire [13:0]  passed_last_byte = plans_stage_out_payload_end - 14'd1;
  wire [8:0]   passed_length = passed_last_byte[13:5];
  wire [12:0]  passed_parts_0 = plans_stage_out_payload_address[24:12] + 13'd1;
  wire [12:0]  passed_part = plans_stage_out_payload_address[37:25];
  wire [12:0]  passed_parts_1 = (&plans_stage_out_payload_address[24:12]) ? (passed_part + 13'd1) :
                                passed_part;
  wire [12:0]  passed_part_2 = plans_stage_out_payload_address[50:38];
  wire [12:0]  passed_parts_2 = (&plans_stage_out_payload_address[37:12]) ? (passed_part_2 + 13'd1) :
                                passed_part_2;
  wire [12:0]  passed_part_3 = plans_stage_out_payload_address[63:51];
  wire [12:0]  passed_parts_3 = (&plans_stage_out_payload_address[50:12]) ? (passed_part_3 + 13'd1) :
                                passed_part_3;
  wire [51:0]  passed_slice_in_payload_next = plans_stage_out_payload_apart ? plans_stage_out_payload_next :
                                              {passed_parts_3, passed_parts_2, passed_parts_1,
                                               passed_parts_0};
  wire [9:0]   passed_last = {3'd0, passed_line[6:0]} + {1'b0, passed_length};
  wire [1:0]   owners_in_payload_bursts = passed_last[8:7] + 2'd1;
  wire         passed = passed_some & plans_stage_out_payload_missing;
  wire         enough = |places[10:8];
  wire         requested_in_valid = cutter_out_valid & enough;
  wire         _prefetched_out_valid_and = prefetched_out_valid & prefetched_out_ready;
  wire [10:0]  length = {3'd0, cutter_out_payload_length};
  wire         cutter_out_ready = requested_in_ready & enough;
  wire         given = prefetched_out_valid | cuts_out_payload_missing;
  wire         stage_in_valid = given & cuts_out_valid;
  wire         last = number == cuts_out_payload_length;
  wire         _last_inverse = ~last;
  wire [31:0]  stage_in_payload_beat_keep = ~(32'hffff_fffe << cuts_out_payload_last_byte) |
                                            {32{_last_inverse}};
  wire         cuts_out_ready = stage_in_ready & given & last;
  wire         is_bad = was_bad | prefetched_out_payload[256] | cuts_out_payload_missing;

  PageCutter_32 cutter (
    .clk(clk),
    .rst(in_reset),
    .in_valid(passed_slice_out_valid),
    .in_ready(cutter_in_ready),
    .in_payload_line(passed_slice_out_payload_line),
    .in_payload_length(passed_slice_out_payload_length),
    .in_payload_next(passed_slice_out_payload_next),
    .out_valid(cutter_out_valid),
    .out_ready(cutter_out_ready),
    .out_payload_address(cutter_out_payload_address),
    .out_payload_length(cutter_out_payload_length)
  );

  Fifo_512_BRAM #(.WIDTH(20)) cuts (
    .clk(clk),
    .rst(in_reset),
    .in_valid(passed_some),
    .in_ready(cuts_in_ready),
    .in_payload({plans_stage_out_payload_address[4:0], passed_length, passed_last_byte[4:0],
                 plans_stage_out_payload_missing}),
    .out_valid(cuts_out_valid),
    .out_ready(cuts_out_ready),
    .out_payload({cuts_out_payload_first, cuts_out_payload_length, cuts_out_payload_last_byte,
                  cuts_out_payload_missing})
  );

  Fifo_512_BRAM #(.WIDTH(33)) owners (
    .clk(clk),
    .rst(in_reset),
    .in_valid(passed_reads),
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

  Pipeline_1 #(.WIDTH(164)) plans_stage (
    .clk(clk),
    .rst(in_reset),
    .in_valid(requests_valid),
    .in_ready(requests_ready),
    .in_payload({plans_stage_in_payload_empty, plans_address, plans_stage_in_payload_end,
                 requests_payload_request_owner_qp, requests_payload_request_owner_in_mr,
                 requests_payload_request_owner_mr, requests_payload_pages_next, requests_payload_pages_apart,
                 requests_payload_pages_missing}),
    .out_valid(plans_stage_out_valid),
    .out_ready(passed_room),
    .out_payload({plans_stage_out_payload_empty, plans_stage_out_payload_address, plans_stage_out_payload_end,
                  plans_stage_out_payload_owner_qp, plans_stage_out_payload_owner_in_mr,
                  plans_stage_out_payload_owner_mr, plans_stage_out_payload_next,
                  plans_stage_out_payload_apart, plans_stage_out_payload_missing})
  );

  RegisterSlice #(.WIDTH(120)) passed_slice (
    .clk(clk),
    .rst(in_reset),
    .in_valid(passed_reads),
    .in_ready(passed_slice_in_ready),
    .in_payload({passed_line, passed_length, passed_slice_in_payload_next}),
    .out_valid(passed_slice_out_valid),
    .out_ready(cutter_in_ready),
    .out_payload({passed_slice_out_payload_line, passed_slice_out_payload_length,
                  passed_slice_out_payload_next})
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
    .in_payload({prefetched_out_payload[255:0], stage_in_payload_beat_keep, last, cuts_out_payload_first}),
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

  assign broken_valid = stage_in_valid & stage_in_ready & last;
  assign broken_value = is_bad;
  assign ended_valid = ended;

  always @(posedge clk) begin
    if (in_reset) begin
      fault <= 1'b0;
      passed_reading <= 10'd0;
      places <= 11'd1024;
      taken <= 11'd0;
      number <= 9'd0;
      was_bad <= 1'b0;
      answered <= 2'd0;
      ended <= 1'b0;
    end else begin
      passed_reading <= passed_reading ^ ((passed_reads & ~_owners_out_valid_and) ? up_flips : 10'd0) ^
                        ((_owners_out_valid_and & ~passed_reads) ? down_flips : 10'd0);
      taken <= (requested_in_valid & requested_in_ready) ?
               (_prefetched_out_valid_and ? length : (length + 11'd1)) : {11{_prefetched_out_valid_and}};
      places <= places - taken;
      if (stage_in_valid & stage_in_ready) begin
        number <= last ? 9'd0 : (number + 9'd1);
        was_bad <= is_bad & _last_inverse;
      end
      if (answers) begin
        answered <= ~is_last ? (answered + 2'd1) : 2'd0;
      end
      ended <= _owners_out_valid_and | passed;
      fault <= memory_beats_valid & memory_beats_value_bad;
    end
  end

  always @(posedge clk) begin
    ended_value_in_mr <= passed ? plans_stage_out_payload_owner_in_mr : owners_out_payload_owner_in_mr;
    ended_value_mr <= passed ? plans_stage_out_payload_owner_mr : owners_out_payload_owner_mr;
    ended_value_qp <= passed ? plans_stage_out_payload_owner_qp : owners_out_payload_owner_qp;
    in_reset <= rst;
  end

  wire        _unused = &{1'b0, requests_payload_request_address[63:12],
                          requests_payload_request_pages_listed, requests_payload_request_pages_shift,
                          prefetched_in_ready, passed_last[9], passed_last[6:0]};

`ifdef FORMAL
  always @(posedge clk) if (!in_reset) what_is_wanted_has_no_page: cover (passed);
  always @(posedge clk) if (!in_reset) no_more_places_than_there_are: assert (places <= 11'd1024);
  always @(posedge clk) if (!in_reset)
    there_is_a_place_for_every_beat: assert (~memory_beats_valid | prefetched_in_ready);
  always @(posedge clk) if (!in_reset)
    every_beat_belongs_to_a_request: assert (~memory_beats_valid | owners_out_valid);
  always @(posedge clk) if (!in_reset) one_request_ends_at_a_time: assert (~(_owners_out_valid_and & passed));
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
  always @(posedge clk) if (!in_reset && !(~(_owners_out_valid_and & passed))) begin
    $display("PayloadReader.java: HDL801: claim 'one request ends at a time' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
