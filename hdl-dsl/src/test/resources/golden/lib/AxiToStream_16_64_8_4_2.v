`default_nettype none

// AxiToStream_16_64_8_4_2: reads ranges of memory over AXI4 and gives the bytes of each as a packet.
// Generated from AxiToStream.java.
module AxiToStream_16_64_8_4_2 (
  input  wire        clk,
  input  wire        rst,
  // request: what is to be read, from a multiple of a beat's bytes on
  input  wire        request_valid,
  output wire        request_ready,
  input  wire [15:0] request_payload_addr,
  input  wire [7:0]  request_payload_bytes,
  // ar: read addresses, all of identifier 0
  output wire        ar_valid,
  input  wire        ar_ready,
  output wire        ar_payload_id,
  output wire [15:0] ar_payload_addr,
  output wire [7:0]  ar_payload_len,
  output wire [2:0]  ar_payload_size,
  output wire [1:0]  ar_payload_burst,
  output wire        ar_payload_lock,
  output wire [3:0]  ar_payload_cache,
  output wire [2:0]  ar_payload_prot,
  output wire [3:0]  ar_payload_qos,
  // r: read answers
  input  wire        r_valid,
  output wire        r_ready,
  input  wire        r_payload_id,
  input  wire [63:0] r_payload_data,
  input  wire [1:0]  r_payload_resp,
  input  wire        r_payload_last,
  // out: a packet per request
  output wire        out_valid,
  input  wire        out_ready,
  output wire [63:0] out_payload_data,
  output wire [7:0]  out_payload_keep,
  output wire        out_payload_last,
  output wire        failed  // the memory answered the beat that is shown with an error
);
  reg         busy;
  reg  [12:0] place;
  reg  [5:0]  left;
  reg  [2:0]  most;
  wire        bursts_in_ready;
  wire        bursts_out_valid;
  wire        bursts_out_payload_ends;
  wire [2:0]  bursts_out_payload_most;

  wire [5:0]  room = 6'd4 - {4'd0, place[1:0]};
  wire        ends = left <= room;
  wire [5:0]  beats = ends ? left : room;
  wire [7:0]  last_byte = request_payload_bytes - 8'd1;
  wire        bursts_in_valid = ar_valid & ar_ready;
  wire        last = r_payload_last & bursts_out_payload_ends;
  wire [8:0]  _bursts_out_payload_most_difference = (9'd1 << ({1'b0, bursts_out_payload_most} + 4'd1)) - 9'd1;
  wire [7:0]  part = _bursts_out_payload_most_difference[7:0];
  wire        bursts_out_ready = r_valid & out_ready & r_payload_last;

  Fifo_2_LUTRAM #(.WIDTH(4)) bursts (
    .clk(clk),
    .rst(rst),
    .in_valid(bursts_in_valid),
    .in_ready(bursts_in_ready),
    .in_payload({ends, most}),
    .out_valid(bursts_out_valid),
    .out_ready(bursts_out_ready),
    .out_payload({bursts_out_payload_ends, bursts_out_payload_most})
  );

  assign request_ready = ~busy | (ends & ar_valid & ar_ready);
  assign ar_valid = busy & bursts_in_ready;
  assign ar_payload_addr = {place, 3'd0};
  assign ar_payload_len = {2'd0, beats - 6'd1};
  assign ar_payload_id = 1'b0;
  assign ar_payload_size = 3'd3;
  assign ar_payload_burst = 2'd1;
  assign ar_payload_lock = 1'b0;
  assign ar_payload_cache = 4'd3;
  assign ar_payload_prot = 3'd0;
  assign ar_payload_qos = 4'd0;
  assign r_ready = out_ready & bursts_out_valid;
  assign out_valid = r_valid & bursts_out_valid;
  assign out_payload_data = r_payload_data;
  assign out_payload_keep = last ? part : 8'hff;
  assign out_payload_last = last;
  assign failed = r_payload_resp[1];

  always @(posedge clk) begin
    if (rst) begin
      busy <= 1'b0;
    end else if (request_valid & request_ready) begin
      busy <= 1'b1;
    end else if (ar_valid & ar_ready) begin
      busy <= ~ends;
    end
  end

  always @(posedge clk) begin
    if (request_valid & request_ready) begin
      place <= request_payload_addr[15:3];
      left <= {1'b0, last_byte[7:3]} + 6'd1;
      most <= last_byte[2:0];
    end else if (ar_valid & ar_ready) begin
      place <= place + {7'd0, beats};
      left <= left - beats;
    end
  end

  wire        _unused = &{1'b0, request_payload_addr[2:0], r_payload_id, r_payload_resp[0],
                          _bursts_out_payload_most_difference[8]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_packet_ends_within_a_beat: cover (out_valid & last & (8'hff != part));
  always @(posedge clk) if (!rst)
    a_range_has_at_least_one_byte: assert (~request_valid | (request_payload_bytes != 8'd0));
  always @(posedge clk) if (!rst) what_is_busy_has_beats_left: assert (~busy | (left != 6'd0));
  always @(posedge clk) if (!rst) a_burst_ends_where_its_length_divides_the_address: assert (beats <= room);
  always @(posedge clk) if (!rst) a_range_is_read_in_several_bursts: cover (ar_valid & ~ends);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~request_valid | (request_payload_bytes != 8'd0))) begin
    $display("AxiToStream.java: HDL801: claim 'a range has at least one byte' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~busy | (left != 6'd0))) begin
    $display("AxiToStream.java: HDL801: claim 'what is busy has beats left' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(beats <= room)) begin
    $display("AxiToStream.java: HDL801: claim 'a burst ends where its length divides the address' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
