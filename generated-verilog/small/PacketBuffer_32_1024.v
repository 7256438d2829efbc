`default_nettype none

// PacketBuffer_32_1024: keeps received frames until they are placed or let go.  Generated from
// PacketBuffer.java.
module PacketBuffer_32_1024 (
  input  wire         clk,
  input  wire         rst,
  // frames: from the network; cannot be held up
  input  wire         frames_valid,
  input  wire [255:0] frames_value_data,
  input  wire [31:0]  frames_value_keep,
  input  wire         frames_value_last,
  // stored: a frame has ended: 1 = it is in the buffer, 0 = there was no room and nothing of it is kept
  output wire         stored_valid,
  output wire         stored_value,
  // orders: one for each frame in the buffer; address and queue pair are not used
  input  wire         orders_valid,
  output wire         orders_ready,
  input  wire         orders_payload_place,  // write the payload to the host; else let the frame go
  input  wire [6:0]   orders_payload_offset,  // byte of the frame at which the payload, or the integer, begins
  input  wire [12:0]  orders_payload_length,  // bytes of payload, may be 0
  input  wire         orders_payload_reversed,  // an integer of the wire becomes one of the host: 8 bytes to an address that is a multiple of 8, the last first
  input  wire [63:0]  orders_payload_address,  // of the first byte in host memory, or in its region where that has a list of pages
  input  wire [13:0]  orders_payload_qp,  // queue pair whose payload it is, local number
  input  wire [15:0]  orders_payload_mr,  // memory region that it goes to: key / 256
  // orders_payload_pages: of that region
  input  wire         orders_payload_pages_listed,  // by a list; else the region's addresses are those of the bus
  input  wire [4:0]   orders_payload_pages_shift,  // bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list
  // payload: a packet for each order to place at least a byte: whole beats of the frame from the one in which the payload begins, bytes up to the end of the payload kept
  output wire         payload_valid,
  input  wire         payload_ready,
  output wire [255:0] payload_payload_data,
  output wire [31:0]  payload_payload_keep,
  output wire         payload_payload_last
);
  reg  [10:0]  head;
  reg  [10:0]  tail;
  reg  [10:0]  start;
  reg          cut;
  reg          ended;
  reg          fitted;
  reg  [10:0]  length;
  reg  [10:0]  frame;
  reg          active;
  reg          now_none;
  reg  [9:0]   now_address;
  reg  [8:0]   now_length;
  reg  [4:0]   now_last_byte;
  reg  [10:0]  now_end;
  reg          fetched_full;
  reg          fetched_last;
  reg  [4:0]   fetched_last_byte;
  reg          shown_full;
  reg  [255:0] shown_data;
  reg  [31:0]  shown_keep;
  reg          shown_last;
  (* ram_style = "block" *)
  reg  [255:0] store [0:1023];
  reg  [255:0] data;
  wire         lengths_in_ready;
  wire         lengths_out_valid;
  wire [10:0]  lengths_out_payload;
  wire         parts_stage_out_valid;
  wire         parts_stage_out_payload_none;
  wire [2:0]   parts_stage_out_payload_skip;
  wire [13:0]  parts_stage_out_payload_end;
  wire         stage_in_ready;
  wire         stage_out_valid;
  wire         stage_out_payload_none;
  wire [9:0]   stage_out_payload_address;
  wire [8:0]   stage_out_payload_length;
  wire [4:0]   stage_out_payload_last_byte;
  wire [10:0]  stage_out_payload_end;

  wire         lengths_in_valid = ended & fitted;
  wire         full = (tail[9:0] == head[9:0]) & (tail[10] != head[10]);
  wire         fitting = ~(cut | full);
  wire [10:0]  behind = tail + 11'd1;
  wire         parts_stage_in_payload_none = ~orders_payload_place | (orders_payload_length == 13'd0);
  wire [13:0]  parts_stage_in_payload_end = {9'd0, orders_payload_offset[4:0]} +
                                            {1'b0, orders_payload_length};
  wire         stage_in_valid = parts_stage_out_valid & lengths_out_valid;
  wire         advance = ~shown_full | payload_ready;
  wire         room = ~fetched_full | advance;
  wire         last = now_length == 9'd0;
  wire         done = active & (now_none | (room & last));
  wire         stage_out_ready = ~active | done;
  wire [10:0]  end_wire = frame + lengths_out_payload;
  wire [13:0]  last_byte = parts_stage_out_payload_end - 14'd1;
  wire [9:0]   stage_in_payload_address = frame[9:0] + {7'd0, parts_stage_out_payload_skip};
  wire         parts_stage_out_ready = stage_in_ready & lengths_out_valid;
  wire         lengths_out_ready = stage_in_ready & parts_stage_out_valid;
  wire         fetch = active & ~now_none & room;
  wire         _fetched_last_inverse = ~fetched_last;

  Fifo_1024_BRAM #(.WIDTH(11)) lengths (
    .clk(clk),
    .rst(rst),
    .in_valid(lengths_in_valid),
    .in_ready(lengths_in_ready),
    .in_payload(length),
    .out_valid(lengths_out_valid),
    .out_ready(lengths_out_ready),
    .out_payload(lengths_out_payload)
  );

  Pipeline_1 #(.WIDTH(18)) parts_stage (
    .clk(clk),
    .rst(rst),
    .in_valid(orders_valid),
    .in_ready(orders_ready),
    .in_payload({parts_stage_in_payload_none, {1'b0, orders_payload_offset[6:5]},
                 parts_stage_in_payload_end}),
    .out_valid(parts_stage_out_valid),
    .out_ready(parts_stage_out_ready),
    .out_payload({parts_stage_out_payload_none, parts_stage_out_payload_skip, parts_stage_out_payload_end})
  );

  Pipeline_1 #(.WIDTH(36)) stage (
    .clk(clk),
    .rst(rst),
    .in_valid(stage_in_valid),
    .in_ready(stage_in_ready),
    .in_payload({parts_stage_out_payload_none, stage_in_payload_address, last_byte[13:5], last_byte[4:0],
                 end_wire}),
    .out_valid(stage_out_valid),
    .out_ready(stage_out_ready),
    .out_payload({stage_out_payload_none, stage_out_payload_address, stage_out_payload_length,
                  stage_out_payload_last_byte, stage_out_payload_end})
  );

  assign stored_valid = ended;
  assign stored_value = fitted;
  assign payload_valid = shown_full;
  assign payload_payload_data = shown_data;
  assign payload_payload_keep = shown_keep;
  assign payload_payload_last = shown_last;

  always @(posedge clk) begin
    if (frames_valid && fitting) begin
      store[tail[9:0]] <= frames_value_data;
    end
  end

  always @(posedge clk) begin
    if (fetch) begin
      data <= store[now_address];
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      head <= 11'd0;
      tail <= 11'd0;
      start <= 11'd0;
      cut <= 1'b0;
      ended <= 1'b0;
      frame <= 11'd0;
      active <= 1'b0;
      fetched_full <= 1'b0;
      shown_full <= 1'b0;
    end else begin
      ended <= frames_valid & frames_value_last;
      if (frames_valid) begin
        cut <= ~fitting & ~frames_value_last;
        if (fitting) begin
          tail <= behind;
          if (frames_value_last) begin
            start <= behind;
          end
        end else if (frames_value_last) begin
          tail <= start;
        end
      end
      if (stage_in_valid & stage_in_ready) begin
        frame <= end_wire;
      end
      if (stage_out_ready) begin
        active <= stage_out_valid;
      end
      if (done) begin
        head <= now_end;
      end
      if (room) begin
        fetched_full <= fetch;
      end
      if (advance) begin
        shown_full <= fetched_full;
      end
    end
  end

  always @(posedge clk) begin
    fitted <= fitting;
    length <= behind - start;
    if (stage_out_ready) begin
      now_none <= stage_out_payload_none;
      now_address <= stage_out_payload_address;
      now_length <= stage_out_payload_length;
      now_last_byte <= stage_out_payload_last_byte;
      now_end <= stage_out_payload_end;
    end else if (fetch) begin
      now_address <= now_address + 10'd1;
      now_length <= now_length - 9'd1;
    end
    if (fetch) begin
      fetched_last <= last;
      fetched_last_byte <= now_last_byte;
    end
    if (advance) begin
      shown_data <= data;
      shown_keep <= ~(32'hffff_fffe << fetched_last_byte) | {32{_fetched_last_inverse}};
      shown_last <= fetched_last;
    end
  end

  wire        _unused = &{1'b0, frames_value_keep, orders_payload_reversed, orders_payload_address,
                          orders_payload_qp, orders_payload_mr, orders_payload_pages_listed,
                          orders_payload_pages_shift, lengths_in_ready};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    there_is_a_place_for_the_length_of_every_frame: assert (~lengths_in_valid | lengths_in_ready);
  always @(posedge clk) if (!rst) gives_up_a_frame: cover (ended & ~fitted);
  always @(posedge clk) if (!rst && frames_valid && fitting && fetch)
    store_no_collision: assert (tail[9:0] != now_address);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~lengths_in_valid | lengths_in_ready)) begin
    $display("PacketBuffer.java: HDL801: claim 'there is a place for the length of every frame' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && frames_valid && fitting && fetch && !(tail[9:0] != now_address)) begin
    $display("PacketBuffer.java: HDL801: claim 'read and write of store never meet in one word (collision)' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
