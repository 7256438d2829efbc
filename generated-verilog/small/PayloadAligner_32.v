`default_nettype none

// PayloadAligner_32: puts the payload behind the headers without a gap and pads it to a multiple of 4 bytes.
// Generated from PayloadAligner.java.
module PayloadAligner_32 (
  input  wire         clk,
  input  wire         rst,
  // headers: one per packet
  input  wire         headers_valid,
  output wire         headers_ready,
  input  wire [879:0] headers_payload_bytes,  // byte 0 in bits 7 to 0; bytes behind the length are 0
  input  wire [6:0]   headers_payload_length,  // how many, at most 110
  input  wire         headers_payload_has_payload,  // a payload of at least one byte follows
  input  wire [3:0]   headers_payload_stamp_places,  // bit i: a stamp goes behind the i-th of the lengths that outer headers have; none: no stamp
  // payload: the bytes of each packet that has any, from byte 0 of a beat
  input  wire         payload_valid,
  output wire         payload_ready,
  input  wire [255:0] payload_payload_data,
  input  wire [31:0]  payload_payload_keep,
  input  wire         payload_payload_last,
  input  wire [13:0]  now,  // in 1/16 us: the stamp
  // frames: headers, payload, padding
  output wire         frames_valid,
  input  wire         frames_ready,
  output wire [255:0] frames_payload_data,
  output wire [31:0]  frames_payload_keep,
  output wire         frames_payload_last
);
  reg  [1:0]    number;
  reg           behind;
  wire          waiting_in_ready;
  wire          waiting_out_valid;
  wire [879:0]  waiting_out_payload_bytes;
  wire [6:0]    waiting_out_payload_length;
  wire          waiting_out_payload_has_payload;
  wire [3:0]    waiting_out_payload_stamp_places;
  wire [2:0]    waiting_level;
  wire          offsets_in_ready;
  wire          offsets_out_valid;
  wire [4:0]    offsets_out_payload;
  wire [2:0]    offsets_level;
  wire          padded_stage_out_valid;
  wire [255:0]  padded_stage_out_payload_data;
  wire [31:0]   padded_stage_out_payload_keep;
  wire          padded_stage_out_payload_last;
  wire          shifter_in_ready;
  wire          shifter_out_valid;
  wire [255:0]  shifter_out_payload_data;
  wire [31:0]   shifter_out_payload_keep;
  wire          shifter_out_payload_last;
  wire          cut_stage_in_ready;
  wire          cut_stage_out_valid;
  wire [1023:0] cut_stage_out_payload_bytes;
  wire [1:0]    cut_stage_out_payload_before;
  wire [31:0]   cut_stage_out_payload_keep;
  wire          cut_stage_out_payload_has_payload;
  wire [3:0]    cut_stage_out_payload_stamp_places;
  wire          stage_in_ready;

  wire          waiting_in_valid = headers_valid & offsets_in_ready;
  wire          offsets_in_valid = headers_valid & waiting_in_ready & headers_payload_has_payload;
  wire [7:0]    padded_data_0 = payload_payload_keep[0] ? payload_payload_data[7:0] : 8'd0;
  wire [7:0]    padded_data_1 = payload_payload_keep[1] ? payload_payload_data[15:8] : 8'd0;
  wire [7:0]    padded_data_2 = payload_payload_keep[2] ? payload_payload_data[23:16] : 8'd0;
  wire [7:0]    padded_data_3 = payload_payload_keep[3] ? payload_payload_data[31:24] : 8'd0;
  wire [7:0]    padded_data_4 = payload_payload_keep[4] ? payload_payload_data[39:32] : 8'd0;
  wire [7:0]    padded_data_5 = payload_payload_keep[5] ? payload_payload_data[47:40] : 8'd0;
  wire [7:0]    padded_data_6 = payload_payload_keep[6] ? payload_payload_data[55:48] : 8'd0;
  wire [7:0]    padded_data_7 = payload_payload_keep[7] ? payload_payload_data[63:56] : 8'd0;
  wire [7:0]    padded_data_8 = payload_payload_keep[8] ? payload_payload_data[71:64] : 8'd0;
  wire [7:0]    padded_data_9 = payload_payload_keep[9] ? payload_payload_data[79:72] : 8'd0;
  wire [7:0]    padded_data_10 = payload_payload_keep[10] ? payload_payload_data[87:80] : 8'd0;
  wire [7:0]    padded_data_11 = payload_payload_keep[11] ? payload_payload_data[95:88] : 8'd0;
  wire [7:0]    padded_data_12 = payload_payload_keep[12] ? payload_payload_data[103:96] : 8'd0;
  wire [7:0]    padded_data_13 = payload_payload_keep[13] ? payload_payload_data[111:104] : 8'd0;
  wire [7:0]    padded_data_14 = payload_payload_keep[14] ? payload_payload_data[119:112] : 8'd0;
  wire [7:0]    padded_data_15 = payload_payload_keep[15] ? payload_payload_data[127:120] : 8'd0;
  wire [7:0]    padded_data_16 = payload_payload_keep[16] ? payload_payload_data[135:128] : 8'd0;
  wire [7:0]    padded_data_17 = payload_payload_keep[17] ? payload_payload_data[143:136] : 8'd0;
  wire [7:0]    padded_data_18 = payload_payload_keep[18] ? payload_payload_data[151:144] : 8'd0;
  wire [7:0]    padded_data_19 = payload_payload_keep[19] ? payload_payload_data[159:152] : 8'd0;
  wire [7:0]    padded_data_20 = payload_payload_keep[20] ? payload_payload_data[167:160] : 8'd0;
  wire [7:0]    padded_data_21 = payload_payload_keep[21] ? payload_payload_data[175:168] : 8'd0;
  wire [7:0]    padded_data_22 = payload_payload_keep[22] ? payload_payload_data[183:176] : 8'd0;
  wire [7:0]    padded_data_23 = payload_payload_keep[23] ? payload_payload_data[191:184] : 8'd0;
  wire [7:0]    padded_data_24 = payload_payload_keep[24] ? payload_payload_data[199:192] : 8'd0;
  wire [7:0]    padded_data_25 = payload_payload_keep[25] ? payload_payload_data[207:200] : 8'd0;
  wire [7:0]    padded_data_26 = payload_payload_keep[26] ? payload_payload_data[215:208] : 8'd0;
  wire [7:0]    padded_data_27 = payload_payload_keep[27] ? payload_payload_data[223:216] : 8'd0;
  wire [7:0]    padded_data_28 = payload_payload_keep[28] ? payload_payload_data[231:224] : 8'd0;
  wire [7:0]    padded_data_29 = payload_payload_keep[29] ? payload_payload_data[239:232] : 8'd0;
  wire [7:0]    padded_data_30 = payload_payload_keep[30] ? payload_payload_data[247:240] : 8'd0;
  wire [7:0]    padded_data_31 = payload_payload_keep[31] ? payload_payload_data[255:248] : 8'd0;
  wire          shifter_in_valid = padded_stage_out_valid & offsets_out_valid;
  wire          padded_stage_out_ready = shifter_in_ready & offsets_out_valid;
  wire          offsets_out_ready = padded_stage_out_valid & shifter_in_ready & padded_stage_out_payload_last;
  wire [4:0]    cut_rest = waiting_out_payload_length[4:0];
  wire [1:0]    cut_whole = waiting_out_payload_length[6:5];
  wire          cut_fills_last = (cut_rest == 5'd0) & ~waiting_out_payload_has_payload;
  wire [31:0]   cut_keep = ~(32'hffff_ffff << cut_rest) | {32{cut_fills_last}};
  wire [1:0]    cut_stage_in_payload_before = cut_fills_last ? (cut_whole - 2'd1) : cut_whole;
  wire          ending = ~behind & (number == cut_stage_out_payload_before);
  wire          meeting = ending & cut_stage_out_payload_has_payload;
  wire          has_payload = behind | meeting;
  wire          stage_in_valid = has_payload ? (shifter_out_valid & (behind | cut_stage_out_valid)) :
                                 cut_stage_out_valid;
  wire [255:0]  chosen = (number == 2'd1) ? cut_stage_out_payload_bytes[511:256] :
                         cut_stage_out_payload_bytes[255:0];
  wire [255:0]  chosen_2 = (number == 2'd2) ? cut_stage_out_payload_bytes[767:512] : chosen;
  wire [255:0]  chosen_3 = (number == 2'd3) ? cut_stage_out_payload_bytes[1023:768] : chosen_2;
  wire          here = cut_stage_out_payload_stamp_places[0] & (number == 2'd1);
  wire [255:0]  stamped = here ? ({216'd0, now[13:6], 26'd0, now[5:0]} << 144) : 256'd0;
  wire          here_2 = cut_stage_out_payload_stamp_places[1] & (number == 2'd1);
  wire [255:0]  stamped_2 = stamped | (here_2 ? ({216'd0, now[13:6], 26'd0, now[5:0]} << 176) : 256'd0);
  wire          here_3 = cut_stage_out_payload_stamp_places[2] & (number == 2'd2);
  wire [255:0]  stamped_3 = stamped_2 | (here_3 ? ({216'd0, now[13:6], 26'd0, now[5:0]} << 48) : 256'd0);
  wire          here_4 = cut_stage_out_payload_stamp_places[3] & (number == 2'd2);
  wire [255:0]  stamped_4 = stamped_3 | (here_4 ? ({216'd0, now[13:6], 26'd0, now[5:0]} << 80) : 256'd0);
  wire [255:0]  stage_in_payload_data = (~behind ? (chosen_3 | stamped_4) : 256'd0) |
                                        (has_payload ? shifter_out_payload_data : 256'd0);
  wire          _ending_inverse = ~ending;
  wire [31:0]   _cut_stage_out_payload_keep_or = cut_stage_out_payload_keep | {32{_ending_inverse}};
  wire [31:0]   stage_in_payload_keep = has_payload ? shifter_out_payload_keep :
                                        _cut_stage_out_payload_keep_or;
  wire          stage_in_payload_last = has_payload ? shifter_out_payload_last : ending;
  wire          cut_stage_out_ready = stage_in_ready & ending &
                                      (shifter_out_valid | ~cut_stage_out_payload_has_payload);
  wire          shifter_out_ready = stage_in_ready & (behind | (meeting & cut_stage_out_valid));

  PassingFifo_4 #(.WIDTH(892)) waiting (
    .clk(clk),
    .rst(rst),
    .in_valid(waiting_in_valid),
    .in_ready(waiting_in_ready),
    .in_payload({headers_payload_bytes, headers_payload_length, headers_payload_has_payload,
                 headers_payload_stamp_places}),
    .out_valid(waiting_out_valid),
    .out_ready(cut_stage_in_ready),
    .out_payload({waiting_out_payload_bytes, waiting_out_payload_length, waiting_out_payload_has_payload,
                  waiting_out_payload_stamp_places}),
    .level(waiting_level)
  );

  PassingFifo_4 #(.WIDTH(5)) offsets (
    .clk(clk),
    .rst(rst),
    .in_valid(offsets_in_valid),
    .in_ready(offsets_in_ready),
    .in_payload(headers_payload_length[4:0]),
    .out_valid(offsets_out_valid),
    .out_ready(offsets_out_ready),
    .out_payload(offsets_out_payload),
    .level(offsets_level)
  );

  Pipeline_1 #(.WIDTH(289)) padded_stage (
    .clk(clk),
    .rst(rst),
    .in_valid(payload_valid),
    .in_ready(payload_ready),
    .in_payload({{padded_data_31, padded_data_30, padded_data_29, padded_data_28, padded_data_27,
                  padded_data_26, padded_data_25, padded_data_24, padded_data_23, padded_data_22,
                  padded_data_21, padded_data_20, padded_data_19, padded_data_18, padded_data_17,
                  padded_data_16, padded_data_15, padded_data_14, padded_data_13, padded_data_12,
                  padded_data_11, padded_data_10, padded_data_9, padded_data_8, padded_data_7, padded_data_6,
                  padded_data_5, padded_data_4, padded_data_3, padded_data_2, padded_data_1, padded_data_0},
                 {{4{payload_payload_keep[28]}}, {4{payload_payload_keep[24]}}, {4{payload_payload_keep[20]}},
                  {4{payload_payload_keep[16]}}, {4{payload_payload_keep[12]}}, {4{payload_payload_keep[8]}},
                  {4{payload_payload_keep[4]}}, {4{payload_payload_keep[0]}}}, payload_payload_last}),
    .out_valid(padded_stage_out_valid),
    .out_ready(padded_stage_out_ready),
    .out_payload({padded_stage_out_payload_data, padded_stage_out_payload_keep,
                  padded_stage_out_payload_last})
  );

  ByteShifter_32_LATER shifter (
    .clk(clk),
    .rst(rst),
    .in_valid(shifter_in_valid),
    .in_ready(shifter_in_ready),
    .in_payload_data(padded_stage_out_payload_data),
    .in_payload_keep(padded_stage_out_payload_keep),
    .in_payload_last(padded_stage_out_payload_last),
    .offset(offsets_out_payload),
    .out_valid(shifter_out_valid),
    .out_ready(shifter_out_ready),
    .out_payload_data(shifter_out_payload_data),
    .out_payload_keep(shifter_out_payload_keep),
    .out_payload_last(shifter_out_payload_last)
  );

  Pipeline_1 #(.WIDTH(1063)) cut_stage (
    .clk(clk),
    .rst(rst),
    .in_valid(waiting_out_valid),
    .in_ready(cut_stage_in_ready),
    .in_payload({{144'd0, waiting_out_payload_bytes}, cut_stage_in_payload_before, cut_keep,
                 waiting_out_payload_has_payload, waiting_out_payload_stamp_places}),
    .out_valid(cut_stage_out_valid),
    .out_ready(cut_stage_out_ready),
    .out_payload({cut_stage_out_payload_bytes, cut_stage_out_payload_before, cut_stage_out_payload_keep,
                  cut_stage_out_payload_has_payload, cut_stage_out_payload_stamp_places})
  );

  Pipeline_1 #(.WIDTH(289)) stage (
    .clk(clk),
    .rst(rst),
    .in_valid(stage_in_valid),
    .in_ready(stage_in_ready),
    .in_payload({stage_in_payload_data, stage_in_payload_keep, stage_in_payload_last}),
    .out_valid(frames_valid),
    .out_ready(frames_ready),
    .out_payload({frames_payload_data, frames_payload_keep, frames_payload_last})
  );

  assign headers_ready = waiting_in_ready & offsets_in_ready;

  always @(posedge clk) begin
    if (rst) begin
      number <= 2'd0;
      behind <= 1'b0;
    end else if (stage_in_valid & stage_in_ready) begin
      number <= (behind | ending) ? 2'd0 : (number + 2'd1);
      behind <= has_payload & ~shifter_out_payload_last;
    end
  end

  wire        _unused = &{1'b0, waiting_level, offsets_level};

`ifdef FORMAL
  always @(posedge clk) if (!rst) a_frame_has_no_more_beats_of_headers_than_they_take: assert (behind |
                                                                                               ~cut_stage_out_valid |
                                                                                               (number <=
                                                                                                cut_stage_out_payload_before));
  always @(posedge clk) if (!rst) headers_and_all_of_the_payload_share_a_beat: cover (stage_in_valid &
                                                                                      stage_in_ready &
                                                                                      meeting &
                                                                                      shifter_out_payload_last);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst &&
                            !(behind | ~cut_stage_out_valid | (number <= cut_stage_out_payload_before))) begin
    $display("PayloadAligner.java: HDL801: claim 'a frame has no more beats of headers than they take' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
