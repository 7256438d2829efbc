`default_nettype none

// PlacementEngine_64: writes the payload of received frames to host memory.  Generated from
// PlacementEngine.java.
module PlacementEngine_64 (
  input  wire         clk,
  input  wire         rst,
  // orders: one for each stored frame, in order; of one to place 0 to 4096 bytes
  input  wire         orders_valid,
  output wire         orders_ready,
  input  wire         orders_payload_order_place,  // write the payload to the host; else let the frame go
  input  wire [6:0]   orders_payload_order_offset,  // byte of the frame at which the payload, or the integer, begins
  input  wire [12:0]  orders_payload_order_length,  // bytes of payload, may be 0
  input  wire         orders_payload_order_reversed,  // an integer of the wire becomes one of the host: 8 bytes to an address that is a multiple of 8, the last first
  input  wire [63:0]  orders_payload_order_address,  // of the first byte in host memory, or in its region where that has a list of pages
  input  wire [13:0]  orders_payload_order_qp,  // queue pair whose payload it is, local number
  input  wire [15:0]  orders_payload_order_mr,  // memory region that it goes to: key / 256
  // orders_payload_order_pages: of that region
  input  wire         orders_payload_order_pages_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   orders_payload_order_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // orders: one for each stored frame, in order; of one to place 0 to 4096 bytes
  input  wire [51:0]  orders_payload_pages_first,  // of the first byte, in units of 4 KiB
  input  wire [51:0]  orders_payload_pages_next,  // if the access goes beyond that page, and apart: of the first byte behind it
  input  wire         orders_payload_pages_apart,  // that page may be any; else it is the one that follows the first
  input  wire         orders_payload_pages_missing,  // its list has no such page, or could not be read: there is nothing to access
  // fetches: the orders on their way to the packet buffer
  output wire         fetches_valid,
  input  wire         fetches_ready,
  output wire         fetches_payload_place,  // write the payload to the host; else let the frame go
  output wire [6:0]   fetches_payload_offset,  // byte of the frame at which the payload, or the integer, begins
  output wire [12:0]  fetches_payload_length,  // bytes of payload, may be 0
  output wire         fetches_payload_reversed,  // an integer of the wire becomes one of the host: 8 bytes to an address that is a multiple of 8, the last first
  output wire [63:0]  fetches_payload_address,  // of the first byte in host memory, or in its region where that has a list of pages
  output wire [13:0]  fetches_payload_qp,  // queue pair whose payload it is, local number
  output wire [15:0]  fetches_payload_mr,  // memory region that it goes to: key / 256
  // fetches_payload_pages: of that region
  output wire         fetches_payload_pages_listed,  // by a list; else the region's addresses are those of the bus
  output wire [4:0]   fetches_payload_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // payload: from the packet buffer
  input  wire         payload_valid,
  output wire         payload_ready,
  input  wire [511:0] payload_payload_data,
  input  wire [63:0]  payload_payload_keep,
  input  wire         payload_payload_last,
  // memory_bursts: bursts for the address channel of an AXI4 write port: incrementing, whole beats
  output wire         memory_bursts_valid,
  input  wire         memory_bursts_ready,
  output wire [63:0]  memory_bursts_payload_address,  // of the first beat: a multiple of the bytes of a beat
  output wire [7:0]   memory_bursts_payload_length,  // beats less one
  // memory_data: beats of the bursts, in the order of these; a strobe per byte, last ends a burst
  output wire         memory_data_valid,
  input  wire         memory_data_ready,
  output wire [511:0] memory_data_payload_data,
  output wire [63:0]  memory_data_payload_strb,
  output wire         memory_data_payload_last,
  // memory_answers: a burst has been written; 1 = the bus refused it
  input  wire         memory_answers_valid,
  input  wire         memory_answers_value,
  output wire [23:0]  visible,  // orders to place, since reset and modulo 2^24, of which every byte and every byte of all earlier ones has been written
  // fault: the bus has refused a burst, or pages were missing; the order counts as written all the same, but later, so that nothing waits for ever
  output wire         fault_valid,
  output wire [13:0]  fault_value_qp,  // queue pair, local number
  output reg  [23:0]  fault_value_placement,  // which placement it is, counted from 1 since reset and modulo 2^24
  // ended: every burst of an order has been answered; orders without payload have none
  output wire         ended_valid,
  output wire [13:0]  ended_value_qp,  // queue pair, local number
  output reg          ended_value_in_mr,  // it is an access to a memory region, not to a queue
  output reg  [15:0]  ended_value_mr  // that MR: key / 256
);
  reg  [9:0]   writing;
  reg  [23:0]  placed;
  reg  [1:0]   answered;
  reg          refused;
  reg          ended;
  reg          skipped;
  reg          begun;
  reg  [5:0]   next_line;
  reg  [13:0]  owner_qp;
  wire         copies_out_0_valid;
  wire         copies_out_0_payload_order_place;
  wire [6:0]   copies_out_0_payload_order_offset;
  wire [12:0]  copies_out_0_payload_order_length;
  wire         copies_out_0_payload_order_reversed;
  wire [63:0]  copies_out_0_payload_order_address;
  wire [13:0]  copies_out_0_payload_order_qp;
  wire [15:0]  copies_out_0_payload_order_mr;
  wire         copies_out_0_payload_order_pages_listed;
  wire [4:0]   copies_out_0_payload_order_pages_shift;
  wire [51:0]  copies_out_0_payload_pages_first;
  wire [51:0]  copies_out_0_payload_pages_next;
  wire         copies_out_0_payload_pages_apart;
  wire         copies_out_0_payload_pages_missing;
  wire         copies_out_1_valid;
  wire         copies_out_1_payload_order_place;
  wire [6:0]   copies_out_1_payload_order_offset;
  wire [12:0]  copies_out_1_payload_order_length;
  wire         copies_out_1_payload_order_reversed;
  wire [63:0]  copies_out_1_payload_order_address;
  wire [13:0]  copies_out_1_payload_order_qp;
  wire [15:0]  copies_out_1_payload_order_mr;
  wire         copies_out_1_payload_order_pages_listed;
  wire [4:0]   copies_out_1_payload_order_pages_shift;
  wire [51:0]  copies_out_1_payload_pages_first;
  wire [51:0]  copies_out_1_payload_pages_next;
  wire         copies_out_1_payload_pages_apart;
  wire         copies_out_1_payload_pages_missing;
  wire         cutter_in_ready;
  wire         rotations_in_ready;
  wire         rotations_out_valid;
  wire [5:0]   rotations_out_payload;
  wire         enables_in_ready;
  wire         enables_out_valid;
  wire         enables_out_payload_skip;
  wire [5:0]   enables_out_payload_line;
  wire [5:0]   enables_out_payload_lane;
  wire         enables_out_payload_reversed;
  wire         finish_request_ready;
  wire         owners_in_ready;
  wire         owners_out_valid;
  wire [13:0]  owners_out_payload_owner_qp;
  wire         owners_out_payload_owner_in_mr;
  wire [15:0]  owners_out_payload_owner_mr;
  wire [23:0]  owners_out_payload_placement;
  wire [1:0]   owners_out_payload_bursts;
  wire         fetches_in_ready;
  wire         plans_in_ready;
  wire         plans_out_valid;
  wire         plans_out_payload_place;
  wire         plans_out_payload_empty;
  wire [63:0]  plans_out_payload_address;
  wire [5:0]   plans_out_payload_rotation;
  wire         plans_out_payload_skip;
  wire         plans_out_payload_reversed;
  wire [13:0]  plans_out_payload_end;
  wire [13:0]  plans_out_payload_owner_qp;
  wire         plans_out_payload_owner_in_mr;
  wire [15:0]  plans_out_payload_owner_mr;
  wire [51:0]  plans_out_payload_next;
  wire         plans_out_payload_apart;
  wire         plans_out_payload_missing;
  wire         run_slice_in_ready;
  wire         run_slice_out_valid;
  wire [57:0]  run_slice_out_payload_line;
  wire [7:0]   run_slice_out_payload_length;
  wire [51:0]  run_slice_out_payload_next;
  wire         enable_in_ready;
  wire         enable_out_valid;
  wire         enable_out_payload_skip;
  wire [5:0]   enable_out_payload_line;
  wire [5:0]   enable_out_payload_lane;
  wire         enable_out_payload_reversed;
  wire         rotation_in_ready;
  wire         rotation_out_valid;
  wire [5:0]   rotation_out_payload;
  wire         shifter_in_ready;
  wire         shifter_out_valid;
  wire [511:0] shifter_out_payload_data;
  wire [63:0]  shifter_out_payload_keep;
  wire         shifter_out_payload_last;
  wire         data_slice_in_ready;

  wire         is_last = (answered + 2'd1) == owners_out_payload_bursts;
  wire         owners_out_ready = memory_answers_valid & is_last;
  wire         fetches_in_payload_place = copies_out_0_payload_order_place &
                                          ~copies_out_0_payload_pages_missing;
  wire [5:0]   source_lane = copies_out_1_payload_order_offset[5:0];
  wire [5:0]   first_lane = copies_out_1_payload_order_address[5:0];
  wire         plans_in_payload_empty = copies_out_1_payload_order_length == 13'd0;
  wire [5:0]   plans_in_payload_rotation = first_lane - source_lane;
  wire         plans_in_payload_skip = first_lane < source_lane;
  wire [13:0]  plans_in_payload_end = {8'd0, first_lane} + {1'b0, copies_out_1_payload_order_length};
  wire         room = run_slice_in_ready & rotations_in_ready & enables_in_ready & finish_request_ready &
                      owners_in_ready & (~plans_out_payload_missing | (writing == 10'd0));
  wire         starting = plans_out_valid & plans_out_payload_place & room;
  wire         has_payload = starting & ~plans_out_payload_empty & ~plans_out_payload_missing;
  wire [9:0]   up_flips = writing ^ (writing + 10'd1);
  wire [9:0]   down_flips = writing ^ (writing - 10'd1);
  wire [57:0]  line = plans_out_payload_address[63:6];
  wire [5:0]   line_of_page = line[5:0];
  wire [13:0]  _plans_out_payload_end_difference = plans_out_payload_end - 14'd1;
  wire [7:0]   length = _plans_out_payload_end_difference[13:6];
  wire         plans_out_ready = room | ~plans_out_payload_place;
  wire [12:0]  parts_0 = plans_out_payload_address[24:12] + 13'd1;
  wire [12:0]  part = plans_out_payload_address[37:25];
  wire [12:0]  parts_1 = (&plans_out_payload_address[24:12]) ? (part + 13'd1) : part;
  wire [12:0]  part_2 = plans_out_payload_address[50:38];
  wire [12:0]  parts_2 = (&plans_out_payload_address[37:12]) ? (part_2 + 13'd1) : part_2;
  wire [12:0]  part_3 = plans_out_payload_address[63:51];
  wire [12:0]  parts_3 = (&plans_out_payload_address[50:12]) ? (part_3 + 13'd1) : part_3;
  wire [51:0]  run_slice_in_payload_next = plans_out_payload_apart ? plans_out_payload_next :
                                           {parts_3, parts_2, parts_1, parts_0};
  wire [8:0]   bursts_last = {3'd0, line_of_page} + {1'b0, length};
  wire [1:0]   bursts = bursts_last[7:6] + 2'd1;
  wire [1:0]   finish_request_payload = ~(plans_out_payload_empty | plans_out_payload_missing) ? bursts :
                                        2'd0;
  wire [23:0]  owners_in_payload_placement = placed + 24'd1;
  wire         _starting_and = starting & plans_out_payload_missing;
  wire         shifter_in_valid = payload_valid & rotation_out_valid;
  wire         rotation_out_ready = payload_valid & shifter_in_ready & payload_payload_last;
  wire         skip = enable_out_payload_skip & ~skipped;
  wire [5:0]   line_of_beat = begun ? next_line : enable_out_payload_line;
  wire [63:0]  written = (64'hffff_ffff_ffff_ffff << enable_out_payload_lane) | {64{begun}};
  wire         moving = shifter_out_valid & enable_out_valid;
  wire         fires = moving & (data_slice_in_ready | skip);
  wire         data_slice_in_valid = moving & ~skip;
  wire [511:0] arranged = enable_out_payload_reversed ? {shifter_out_payload_data[455:448],
                                                         shifter_out_payload_data[463:456],
                                                         shifter_out_payload_data[471:464],
                                                         shifter_out_payload_data[479:472],
                                                         shifter_out_payload_data[487:480],
                                                         shifter_out_payload_data[495:488],
                                                         shifter_out_payload_data[503:496],
                                                         shifter_out_payload_data[511:504],
                                                         shifter_out_payload_data[391:384],
                                                         shifter_out_payload_data[399:392],
                                                         shifter_out_payload_data[407:400],
                                                         shifter_out_payload_data[415:408],
                                                         shifter_out_payload_data[423:416],
                                                         shifter_out_payload_data[431:424],
                                                         shifter_out_payload_data[439:432],
                                                         shifter_out_payload_data[447:440],
                                                         shifter_out_payload_data[327:320],
                                                         shifter_out_payload_data[335:328],
                                                         shifter_out_payload_data[343:336],
                                                         shifter_out_payload_data[351:344],
                                                         shifter_out_payload_data[359:352],
                                                         shifter_out_payload_data[367:360],
                                                         shifter_out_payload_data[375:368],
                                                         shifter_out_payload_data[383:376],
                                                         shifter_out_payload_data[263:256],
                                                         shifter_out_payload_data[271:264],
                                                         shifter_out_payload_data[279:272],
                                                         shifter_out_payload_data[287:280],
                                                         shifter_out_payload_data[295:288],
                                                         shifter_out_payload_data[303:296],
                                                         shifter_out_payload_data[311:304],
                                                         shifter_out_payload_data[319:312],
                                                         shifter_out_payload_data[199:192],
                                                         shifter_out_payload_data[207:200],
                                                         shifter_out_payload_data[215:208],
                                                         shifter_out_payload_data[223:216],
                                                         shifter_out_payload_data[231:224],
                                                         shifter_out_payload_data[239:232],
                                                         shifter_out_payload_data[247:240],
                                                         shifter_out_payload_data[255:248],
                                                         shifter_out_payload_data[135:128],
                                                         shifter_out_payload_data[143:136],
                                                         shifter_out_payload_data[151:144],
                                                         shifter_out_payload_data[159:152],
                                                         shifter_out_payload_data[167:160],
                                                         shifter_out_payload_data[175:168],
                                                         shifter_out_payload_data[183:176],
                                                         shifter_out_payload_data[191:184],
                                                         shifter_out_payload_data[71:64],
                                                         shifter_out_payload_data[79:72],
                                                         shifter_out_payload_data[87:80],
                                                         shifter_out_payload_data[95:88],
                                                         shifter_out_payload_data[103:96],
                                                         shifter_out_payload_data[111:104],
                                                         shifter_out_payload_data[119:112],
                                                         shifter_out_payload_data[127:120],
                                                         shifter_out_payload_data[7:0],
                                                         shifter_out_payload_data[15:8],
                                                         shifter_out_payload_data[23:16],
                                                         shifter_out_payload_data[31:24],
                                                         shifter_out_payload_data[39:32],
                                                         shifter_out_payload_data[47:40],
                                                         shifter_out_payload_data[55:48],
                                                         shifter_out_payload_data[63:56]} :
                          shifter_out_payload_data;
  wire [63:0]  data_slice_in_payload_strb = shifter_out_payload_keep & written;
  wire         data_slice_in_payload_last = shifter_out_payload_last | (&line_of_beat);
  wire         shifter_out_ready = enable_out_valid & (data_slice_in_ready | skip);
  wire         enable_out_ready = fires & shifter_out_payload_last;

  Fork_2 #(.WIDTH(228)) copies (
    .clk(clk),
    .rst(rst),
    .in_valid(orders_valid),
    .in_ready(orders_ready),
    .in_payload({orders_payload_order_place, orders_payload_order_offset, orders_payload_order_length,
                 orders_payload_order_reversed, orders_payload_order_address, orders_payload_order_qp,
                 orders_payload_order_mr, orders_payload_order_pages_listed, orders_payload_order_pages_shift,
                 orders_payload_pages_first, orders_payload_pages_next, orders_payload_pages_apart,
                 orders_payload_pages_missing}),
    .out_0_valid(copies_out_0_valid),
    .out_0_ready(fetches_in_ready),
    .out_0_payload({copies_out_0_payload_order_place, copies_out_0_payload_order_offset,
                    copies_out_0_payload_order_length, copies_out_0_payload_order_reversed,
                    copies_out_0_payload_order_address, copies_out_0_payload_order_qp,
                    copies_out_0_payload_order_mr, copies_out_0_payload_order_pages_listed,
                    copies_out_0_payload_order_pages_shift, copies_out_0_payload_pages_first,
                    copies_out_0_payload_pages_next, copies_out_0_payload_pages_apart,
                    copies_out_0_payload_pages_missing}),
    .out_1_valid(copies_out_1_valid),
    .out_1_ready(plans_in_ready),
    .out_1_payload({copies_out_1_payload_order_place, copies_out_1_payload_order_offset,
                    copies_out_1_payload_order_length, copies_out_1_payload_order_reversed,
                    copies_out_1_payload_order_address, copies_out_1_payload_order_qp,
                    copies_out_1_payload_order_mr, copies_out_1_payload_order_pages_listed,
                    copies_out_1_payload_order_pages_shift, copies_out_1_payload_pages_first,
                    copies_out_1_payload_pages_next, copies_out_1_payload_pages_apart,
                    copies_out_1_payload_pages_missing})
  );

  PageCutter_64 cutter (
    .clk(clk),
    .rst(rst),
    .in_valid(run_slice_out_valid),
    .in_ready(cutter_in_ready),
    .in_payload_line(run_slice_out_payload_line),
    .in_payload_length(run_slice_out_payload_length),
    .in_payload_next(run_slice_out_payload_next),
    .out_valid(memory_bursts_valid),
    .out_ready(memory_bursts_ready),
    .out_payload_address(memory_bursts_payload_address),
    .out_payload_length(memory_bursts_payload_length)
  );

  Fifo_16_LUTRAM #(.WIDTH(6)) rotations (
    .clk(clk),
    .rst(rst),
    .in_valid(has_payload),
    .in_ready(rotations_in_ready),
    .in_payload(plans_out_payload_rotation),
    .out_valid(rotations_out_valid),
    .out_ready(rotation_in_ready),
    .out_payload(rotations_out_payload)
  );

  Fifo_16_LUTRAM #(.WIDTH(14)) enables (
    .clk(clk),
    .rst(rst),
    .in_valid(has_payload),
    .in_ready(enables_in_ready),
    .in_payload({plans_out_payload_skip, line_of_page, plans_out_payload_address[5:0],
                 plans_out_payload_reversed}),
    .out_valid(enables_out_valid),
    .out_ready(enable_in_ready),
    .out_payload({enables_out_payload_skip, enables_out_payload_line, enables_out_payload_lane,
                  enables_out_payload_reversed})
  );

  FinishCounter_512 finish (
    .clk(clk),
    .rst(rst),
    .request_valid(starting),
    .request_ready(finish_request_ready),
    .request_payload(finish_request_payload),
    .answered(memory_answers_valid),
    .finished(visible)
  );

  Fifo_512_BRAM #(.WIDTH(57)) owners (
    .clk(clk),
    .rst(rst),
    .in_valid(has_payload),
    .in_ready(owners_in_ready),
    .in_payload({plans_out_payload_owner_qp, plans_out_payload_owner_in_mr, plans_out_payload_owner_mr,
                 owners_in_payload_placement, bursts}),
    .out_valid(owners_out_valid),
    .out_ready(owners_out_ready),
    .out_payload({owners_out_payload_owner_qp, owners_out_payload_owner_in_mr, owners_out_payload_owner_mr,
                  owners_out_payload_placement, owners_out_payload_bursts})
  );

  RegisterSlice #(.WIDTH(122)) fetches (
    .clk(clk),
    .rst(rst),
    .in_valid(copies_out_0_valid),
    .in_ready(fetches_in_ready),
    .in_payload({fetches_in_payload_place, copies_out_0_payload_order_offset,
                 copies_out_0_payload_order_length, copies_out_0_payload_order_reversed,
                 copies_out_0_payload_order_address, copies_out_0_payload_order_qp,
                 copies_out_0_payload_order_mr, copies_out_0_payload_order_pages_listed,
                 copies_out_0_payload_order_pages_shift}),
    .out_valid(fetches_valid),
    .out_ready(fetches_ready),
    .out_payload({fetches_payload_place, fetches_payload_offset, fetches_payload_length,
                  fetches_payload_reversed, fetches_payload_address, fetches_payload_qp, fetches_payload_mr,
                  fetches_payload_pages_listed, fetches_payload_pages_shift})
  );

  RegisterSlice #(.WIDTH(173)) plans (
    .clk(clk),
    .rst(rst),
    .in_valid(copies_out_1_valid),
    .in_ready(plans_in_ready),
    .in_payload({copies_out_1_payload_order_place, plans_in_payload_empty,
                 {copies_out_1_payload_pages_first, copies_out_1_payload_order_address[11:0]},
                 plans_in_payload_rotation, plans_in_payload_skip, copies_out_1_payload_order_reversed,
                 plans_in_payload_end, copies_out_1_payload_order_qp, 1'b1, copies_out_1_payload_order_mr,
                 copies_out_1_payload_pages_next, copies_out_1_payload_pages_apart,
                 copies_out_1_payload_pages_missing}),
    .out_valid(plans_out_valid),
    .out_ready(plans_out_ready),
    .out_payload({plans_out_payload_place, plans_out_payload_empty, plans_out_payload_address,
                  plans_out_payload_rotation, plans_out_payload_skip, plans_out_payload_reversed,
                  plans_out_payload_end, plans_out_payload_owner_qp, plans_out_payload_owner_in_mr,
                  plans_out_payload_owner_mr, plans_out_payload_next, plans_out_payload_apart,
                  plans_out_payload_missing})
  );

  RegisterSlice #(.WIDTH(118)) run_slice (
    .clk(clk),
    .rst(rst),
    .in_valid(has_payload),
    .in_ready(run_slice_in_ready),
    .in_payload({line, length, run_slice_in_payload_next}),
    .out_valid(run_slice_out_valid),
    .out_ready(cutter_in_ready),
    .out_payload({run_slice_out_payload_line, run_slice_out_payload_length, run_slice_out_payload_next})
  );

  Pipeline_1 #(.WIDTH(14)) enable (
    .clk(clk),
    .rst(rst),
    .in_valid(enables_out_valid),
    .in_ready(enable_in_ready),
    .in_payload({enables_out_payload_skip, enables_out_payload_line, enables_out_payload_lane,
                 enables_out_payload_reversed}),
    .out_valid(enable_out_valid),
    .out_ready(enable_out_ready),
    .out_payload({enable_out_payload_skip, enable_out_payload_line, enable_out_payload_lane,
                  enable_out_payload_reversed})
  );

  Pipeline_1 #(.WIDTH(6)) rotation (
    .clk(clk),
    .rst(rst),
    .in_valid(rotations_out_valid),
    .in_ready(rotation_in_ready),
    .in_payload(rotations_out_payload),
    .out_valid(rotation_out_valid),
    .out_ready(rotation_out_ready),
    .out_payload(rotation_out_payload)
  );

  ByteShifter_64_LATER shifter (
    .clk(clk),
    .rst(rst),
    .in_valid(shifter_in_valid),
    .in_ready(shifter_in_ready),
    .in_payload_data(payload_payload_data),
    .in_payload_keep(payload_payload_keep),
    .in_payload_last(payload_payload_last),
    .offset(rotation_out_payload),
    .out_valid(shifter_out_valid),
    .out_ready(shifter_out_ready),
    .out_payload_data(shifter_out_payload_data),
    .out_payload_keep(shifter_out_payload_keep),
    .out_payload_last(shifter_out_payload_last)
  );

  RegisterSlice #(.WIDTH(577)) data_slice (
    .clk(clk),
    .rst(rst),
    .in_valid(data_slice_in_valid),
    .in_ready(data_slice_in_ready),
    .in_payload({arranged, data_slice_in_payload_strb, data_slice_in_payload_last}),
    .out_valid(memory_data_valid),
    .out_ready(memory_data_ready),
    .out_payload({memory_data_payload_data, memory_data_payload_strb, memory_data_payload_last})
  );

  assign fault_valid = refused;
  assign fault_value_qp = owner_qp;
  assign ended_valid = ended;
  assign ended_value_qp = owner_qp;
  assign payload_ready = shifter_in_ready & rotation_out_valid;

  always @(posedge clk) begin
    if (rst) begin
      writing <= 10'd0;
      placed <= 24'd0;
      answered <= 2'd0;
      refused <= 1'b0;
      ended <= 1'b0;
      skipped <= 1'b0;
      begun <= 1'b0;
    end else begin
      writing <= writing ^ ((has_payload & ~(owners_out_valid & owners_out_ready)) ? up_flips : 10'd0) ^
                 ((owners_out_valid & owners_out_ready & ~has_payload) ? down_flips : 10'd0);
      if (starting) begin
        placed <= placed + 24'd1;
      end
      if (memory_answers_valid) begin
        answered <= ~is_last ? (answered + 2'd1) : 2'd0;
      end
      refused <= (memory_answers_valid & memory_answers_value) | _starting_and;
      ended <= (owners_out_valid & owners_out_ready) | _starting_and;
      if (fires) begin
        skipped <= ~shifter_out_payload_last;
        begun <= ~skip & ~shifter_out_payload_last;
      end
    end
  end

  always @(posedge clk) begin
    if (fires) begin
      next_line <= line_of_beat + 6'd1;
    end
    fault_value_placement <= _starting_and ? (placed + 24'd1) : owners_out_payload_placement;
    ended_value_in_mr <= _starting_and ? plans_out_payload_owner_in_mr : owners_out_payload_owner_in_mr;
    ended_value_mr <= _starting_and ? plans_out_payload_owner_mr : owners_out_payload_owner_mr;
    owner_qp <= _starting_and ? plans_out_payload_owner_qp : owners_out_payload_owner_qp;
  end

  wire        _unused = &{1'b0, copies_out_0_payload_pages_first, copies_out_0_payload_pages_next,
                          copies_out_0_payload_pages_apart, copies_out_1_payload_order_offset[6],
                          copies_out_1_payload_order_address[63:12], copies_out_1_payload_order_pages_listed,
                          copies_out_1_payload_order_pages_shift, _plans_out_payload_end_difference[5:0],
                          bursts_last[8], bursts_last[5:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    an_integer_stands_where_integers_may: assert (
      ~(orders_valid & orders_payload_order_place & orders_payload_order_reversed) |
      ((orders_payload_order_length == 13'd8) & (orders_payload_order_address[2:0] == 3'd0)));
  always @(posedge clk) if (!rst)
    every_answer_belongs_to_an_order: assert (~memory_answers_valid | owners_out_valid);
  always @(posedge clk) if (!rst) one_order_ends_at_a_time: assert (~(memory_answers_valid & _starting_and));
  always @(posedge clk) if (!rst) what_is_to_be_placed_has_no_page: cover (_starting_and);
  always @(posedge clk) if (!rst) moves_bytes_to_lower_lanes: cover (fires & skip);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(orders_valid & orders_payload_order_place &
                                        orders_payload_order_reversed) | ((orders_payload_order_length ==
                                                                           13'd8) &
                                                                          (orders_payload_order_address[2:0] ==
                                                                           3'd0)))) begin
    $display("PlacementEngine.java: HDL801: claim 'an integer stands where integers may' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~memory_answers_valid | owners_out_valid)) begin
    $display("PlacementEngine.java: HDL801: claim 'every answer belongs to an order' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(memory_answers_valid & _starting_and))) begin
    $display("PlacementEngine.java: HDL801: claim 'one order ends at a time' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
