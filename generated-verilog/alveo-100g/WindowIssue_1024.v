`default_nettype none

// WindowIssue_1024: starts the operations of the send window, at most one per cycle, and one at a time on
// each queue pair.  Generated from WindowIssue.java.
module WindowIssue_1024 (
  input  wire         clk,
  input  wire         rst,
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [9:0]   setup_payload,
  input  wire         sent_valid,
  output wire         sent_ready,
  input  wire [2:0]   sent_payload_kind,
  input  wire [9:0]   sent_payload_qp,  // queue pair, local number
  input  wire [23:0]  sent_payload_psn,  // of the packet sent, or of the acknowledgement
  input  wire [23:0]  sent_payload_target,  // first PSN that is not acknowledged cumulatively; the one behind a packet sent
  input  wire [23:0]  sent_payload_msn,
  input  wire         sent_payload_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  input  wire         sent_payload_more,  // sent: another new packet can follow at once
  input  wire [7:0]   sent_payload_syndrome,
  input  wire         sent_payload_sack,
  input  wire [23:0]  sent_payload_start,
  input  wire [7:0]   sent_payload_length,
  input  wire [127:0] sent_payload_bitmap,
  input  wire         acknowledgement_valid,
  output wire         acknowledgement_ready,
  input  wire [2:0]   acknowledgement_payload_kind,
  input  wire [9:0]   acknowledgement_payload_qp,  // queue pair, local number
  input  wire [23:0]  acknowledgement_payload_psn,  // of the packet sent, or of the acknowledgement
  input  wire [23:0]  acknowledgement_payload_target,  // first PSN that is not acknowledged cumulatively; the one behind a packet sent
  input  wire [23:0]  acknowledgement_payload_msn,
  input  wire         acknowledgement_payload_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  input  wire         acknowledgement_payload_more,  // sent: another new packet can follow at once
  input  wire [7:0]   acknowledgement_payload_syndrome,
  input  wire         acknowledgement_payload_sack,
  input  wire [23:0]  acknowledgement_payload_start,
  input  wire [7:0]   acknowledgement_payload_length,
  input  wire [127:0] acknowledgement_payload_bitmap,
  input  wire         expired_valid,
  output wire         expired_ready,
  input  wire [9:0]   expired_payload,
  input  wire         pick_valid,
  output wire         pick_ready,
  input  wire [9:0]   pick_payload,
  input  wire         blocked,  // nothing starts
  output wire         issued_valid,
  output wire [2:0]   issued_value_kind,
  output wire [9:0]   issued_value_qp,  // queue pair, local number
  output wire [23:0]  issued_value_psn,  // of the packet sent, or of the acknowledgement
  output wire [23:0]  issued_value_target,  // first PSN that is not acknowledged cumulatively; the one behind a packet sent
  output wire [23:0]  issued_value_msn,
  output wire         issued_value_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  output wire         issued_value_more,  // sent: another new packet can follow at once
  output wire [7:0]   issued_value_syndrome,
  output wire         issued_value_sack,
  output wire [23:0]  issued_value_start,
  output wire [7:0]   issued_value_length,
  output wire [127:0] issued_value_bitmap
);
  localparam [2:0] KIND_CLEAR   = 3'd0;
  localparam [2:0] KIND_SETUP   = 3'd1;
  localparam [2:0] KIND_EXPIRED = 3'd4;
  localparam [2:0] KIND_PICK    = 3'd5;

  reg          clearing;
  reg  [9:0]   cleared;
  reg          issued;
  reg  [2:0]   operation_kind;
  reg  [9:0]   operation_qp;
  reg  [23:0]  operation_psn;
  reg  [23:0]  operation_target;
  reg  [23:0]  operation_msn;
  reg          operation_retrans;
  reg          operation_more;
  reg  [7:0]   operation_syndrome;
  reg          operation_sack;
  reg  [23:0]  operation_start;
  reg  [7:0]   operation_length;
  reg  [127:0] operation_bitmap;
  reg          valid_stage;
  reg  [9:0]   qp2;
  reg          valid_stage_2;
  reg  [9:0]   qp3;
  reg          valid_stage_3;
  reg  [9:0]   qp4;
  reg          valid_stage_4;
  reg  [9:0]   qp5;
  reg          valid_stage_5;
  reg  [9:0]   qp6;
  reg          valid_stage_6;
  reg  [9:0]   qp7;
  reg          valid_stage_7;
  reg  [9:0]   qp8;
  reg          valid_stage_8;
  reg  [9:0]   qp9;
  reg          valid_stage_9;
  reg  [9:0]   qp10;
  reg          valid_stage_10;
  reg  [9:0]   qp11;
  wire         sources_in_0_ready;
  wire         sources_in_1_ready;
  wire         sources_in_2_ready;
  wire         sources_in_3_ready;
  wire         sources_in_4_ready;
  wire         sources_out_valid;
  wire [2:0]   sources_out_payload_kind;
  wire [9:0]   sources_out_payload_qp;
  wire [23:0]  sources_out_payload_psn;
  wire [23:0]  sources_out_payload_target;
  wire [23:0]  sources_out_payload_msn;
  wire         sources_out_payload_retrans;
  wire         sources_out_payload_more;
  wire [7:0]   sources_out_payload_syndrome;
  wire         sources_out_payload_sack;
  wire [23:0]  sources_out_payload_start;
  wire [7:0]   sources_out_payload_length;
  wire [127:0] sources_out_payload_bitmap;
  wire [2:0]   sources_source;
  wire         slice_in_ready;
  wire         slice_out_valid;
  wire [2:0]   slice_out_payload_kind;
  wire [9:0]   slice_out_payload_qp;
  wire [23:0]  slice_out_payload_psn;
  wire [23:0]  slice_out_payload_target;
  wire [23:0]  slice_out_payload_msn;
  wire         slice_out_payload_retrans;
  wire         slice_out_payload_more;
  wire [7:0]   slice_out_payload_syndrome;
  wire         slice_out_payload_sack;
  wire [23:0]  slice_out_payload_start;
  wire [7:0]   slice_out_payload_length;
  wire [127:0] slice_out_payload_bitmap;

  wire [2:0]   kind_3 = KIND_EXPIRED;
  wire [2:0]   kind_4 = KIND_PICK;
  wire         clears = sources_in_0_ready & clearing;
  wire         sources_in_0_valid = clearing | setup_valid;
  wire [2:0]   kind = KIND_CLEAR;
  wire [2:0]   kind_2 = KIND_SETUP;
  wire [2:0]   sources_in_0_payload_kind = clearing ? kind : kind_2;
  wire [9:0]   sources_in_0_payload_qp = clearing ? cleared : setup_payload;
  wire         sources_in_1_valid = sent_valid & ~clearing;
  wire         sources_in_2_valid = acknowledgement_valid & ~clearing;
  wire         sources_in_3_valid = expired_valid & ~clearing;
  wire         sources_in_4_valid = pick_valid & ~clearing;
  wire         hits_0 = issued & (operation_qp == slice_out_payload_qp);
  wire         hit = valid_stage & (qp2 == slice_out_payload_qp);
  wire         hit_2 = valid_stage_2 & (qp3 == slice_out_payload_qp);
  wire         hit_3 = valid_stage_3 & (qp4 == slice_out_payload_qp);
  wire         hit_4 = valid_stage_4 & (qp5 == slice_out_payload_qp);
  wire         hit_5 = valid_stage_5 & (qp6 == slice_out_payload_qp);
  wire         hit_6 = valid_stage_6 & (qp7 == slice_out_payload_qp);
  wire         expires = slice_out_payload_kind == KIND_EXPIRED;
  wire         hits_1 = hit_6 & expires;
  wire         hit_7 = valid_stage_7 & (qp8 == slice_out_payload_qp);
  wire         hits_2 = hit_7 & expires;
  wire         hit_8 = valid_stage_8 & (qp9 == slice_out_payload_qp);
  wire         hits_3 = hit_8 & expires;
  wire         hit_9 = valid_stage_9 & (qp10 == slice_out_payload_qp);
  wire         hits_4 = hit_9 & expires;
  wire         hit_10 = valid_stage_10 & (qp11 == slice_out_payload_qp);
  wire         hits_5 = hit_10 & expires;
  wire         slice_out_ready = ~(blocked | (|{hits_0, hit, hit_2, hit_3, hit_4, hit_5, hits_1, hits_2,
                                                hits_3, hits_4, hits_5}));
  wire         valid = slice_out_valid & slice_out_ready;

  Arbiter_WindowOperation256_ef93_5_ROUND_ROBIN sources (
    .clk(clk),
    .rst(rst),
    .in_0_valid(sources_in_0_valid),
    .in_0_ready(sources_in_0_ready),
    .in_0_payload_kind(sources_in_0_payload_kind),
    .in_0_payload_qp(sources_in_0_payload_qp),
    .in_0_payload_psn(24'd0),
    .in_0_payload_target(24'd0),
    .in_0_payload_msn(24'd0),
    .in_0_payload_retrans(1'b0),
    .in_0_payload_more(1'b0),
    .in_0_payload_syndrome(8'd0),
    .in_0_payload_sack(1'b0),
    .in_0_payload_start(24'd0),
    .in_0_payload_length(8'd0),
    .in_0_payload_bitmap(128'd0),
    .in_1_valid(sources_in_1_valid),
    .in_1_ready(sources_in_1_ready),
    .in_1_payload_kind(sent_payload_kind),
    .in_1_payload_qp(sent_payload_qp),
    .in_1_payload_psn(sent_payload_psn),
    .in_1_payload_target(sent_payload_target),
    .in_1_payload_msn(sent_payload_msn),
    .in_1_payload_retrans(sent_payload_retrans),
    .in_1_payload_more(sent_payload_more),
    .in_1_payload_syndrome(sent_payload_syndrome),
    .in_1_payload_sack(sent_payload_sack),
    .in_1_payload_start(sent_payload_start),
    .in_1_payload_length(sent_payload_length),
    .in_1_payload_bitmap(sent_payload_bitmap),
    .in_2_valid(sources_in_2_valid),
    .in_2_ready(sources_in_2_ready),
    .in_2_payload_kind(acknowledgement_payload_kind),
    .in_2_payload_qp(acknowledgement_payload_qp),
    .in_2_payload_psn(acknowledgement_payload_psn),
    .in_2_payload_target(acknowledgement_payload_target),
    .in_2_payload_msn(acknowledgement_payload_msn),
    .in_2_payload_retrans(acknowledgement_payload_retrans),
    .in_2_payload_more(acknowledgement_payload_more),
    .in_2_payload_syndrome(acknowledgement_payload_syndrome),
    .in_2_payload_sack(acknowledgement_payload_sack),
    .in_2_payload_start(acknowledgement_payload_start),
    .in_2_payload_length(acknowledgement_payload_length),
    .in_2_payload_bitmap(acknowledgement_payload_bitmap),
    .in_3_valid(sources_in_3_valid),
    .in_3_ready(sources_in_3_ready),
    .in_3_payload_kind(kind_3),
    .in_3_payload_qp(expired_payload),
    .in_3_payload_psn(24'd0),
    .in_3_payload_target(24'd0),
    .in_3_payload_msn(24'd0),
    .in_3_payload_retrans(1'b0),
    .in_3_payload_more(1'b0),
    .in_3_payload_syndrome(8'd0),
    .in_3_payload_sack(1'b0),
    .in_3_payload_start(24'd0),
    .in_3_payload_length(8'd0),
    .in_3_payload_bitmap(128'd0),
    .in_4_valid(sources_in_4_valid),
    .in_4_ready(sources_in_4_ready),
    .in_4_payload_kind(kind_4),
    .in_4_payload_qp(pick_payload),
    .in_4_payload_psn(24'd0),
    .in_4_payload_target(24'd0),
    .in_4_payload_msn(24'd0),
    .in_4_payload_retrans(1'b0),
    .in_4_payload_more(1'b0),
    .in_4_payload_syndrome(8'd0),
    .in_4_payload_sack(1'b0),
    .in_4_payload_start(24'd0),
    .in_4_payload_length(8'd0),
    .in_4_payload_bitmap(128'd0),
    .out_valid(sources_out_valid),
    .out_ready(slice_in_ready),
    .out_payload_kind(sources_out_payload_kind),
    .out_payload_qp(sources_out_payload_qp),
    .out_payload_psn(sources_out_payload_psn),
    .out_payload_target(sources_out_payload_target),
    .out_payload_msn(sources_out_payload_msn),
    .out_payload_retrans(sources_out_payload_retrans),
    .out_payload_more(sources_out_payload_more),
    .out_payload_syndrome(sources_out_payload_syndrome),
    .out_payload_sack(sources_out_payload_sack),
    .out_payload_start(sources_out_payload_start),
    .out_payload_length(sources_out_payload_length),
    .out_payload_bitmap(sources_out_payload_bitmap),
    .source(sources_source)
  );

  RegisterSlice_WindowOperation256_ef93 slice (
    .clk(clk),
    .rst(rst),
    .in_valid(sources_out_valid),
    .in_ready(slice_in_ready),
    .in_payload_kind(sources_out_payload_kind),
    .in_payload_qp(sources_out_payload_qp),
    .in_payload_psn(sources_out_payload_psn),
    .in_payload_target(sources_out_payload_target),
    .in_payload_msn(sources_out_payload_msn),
    .in_payload_retrans(sources_out_payload_retrans),
    .in_payload_more(sources_out_payload_more),
    .in_payload_syndrome(acknowledgement_payload_syndrome),
    .in_payload_sack(acknowledgement_payload_sack),
    .in_payload_start(acknowledgement_payload_start),
    .in_payload_length(acknowledgement_payload_length),
    .in_payload_bitmap(acknowledgement_payload_bitmap),
    .out_valid(slice_out_valid),
    .out_ready(slice_out_ready),
    .out_payload_kind(slice_out_payload_kind),
    .out_payload_qp(slice_out_payload_qp),
    .out_payload_psn(slice_out_payload_psn),
    .out_payload_target(slice_out_payload_target),
    .out_payload_msn(slice_out_payload_msn),
    .out_payload_retrans(slice_out_payload_retrans),
    .out_payload_more(slice_out_payload_more),
    .out_payload_syndrome(slice_out_payload_syndrome),
    .out_payload_sack(slice_out_payload_sack),
    .out_payload_start(slice_out_payload_start),
    .out_payload_length(slice_out_payload_length),
    .out_payload_bitmap(slice_out_payload_bitmap)
  );

  assign setup_ready = sources_in_0_ready & ~clearing;
  assign sent_ready = sources_in_1_ready & ~clearing;
  assign acknowledgement_ready = sources_in_2_ready & ~clearing;
  assign expired_ready = sources_in_3_ready & ~clearing;
  assign pick_ready = sources_in_4_ready & ~clearing;
  assign issued_valid = issued;
  assign issued_value_kind = operation_kind;
  assign issued_value_qp = operation_qp;
  assign issued_value_psn = operation_psn;
  assign issued_value_target = operation_target;
  assign issued_value_msn = operation_msn;
  assign issued_value_retrans = operation_retrans;
  assign issued_value_more = operation_more;
  assign issued_value_syndrome = operation_syndrome;
  assign issued_value_sack = operation_sack;
  assign issued_value_start = operation_start;
  assign issued_value_length = operation_length;
  assign issued_value_bitmap = operation_bitmap;

  always @(posedge clk) begin
    if (rst) begin
      clearing <= 1'b1;
      cleared <= 10'd0;
      issued <= 1'b0;
      valid_stage <= 1'b0;
      valid_stage_2 <= 1'b0;
      valid_stage_3 <= 1'b0;
      valid_stage_4 <= 1'b0;
      valid_stage_5 <= 1'b0;
      valid_stage_6 <= 1'b0;
      valid_stage_7 <= 1'b0;
      valid_stage_8 <= 1'b0;
      valid_stage_9 <= 1'b0;
      valid_stage_10 <= 1'b0;
    end else begin
      if (clears) begin
        cleared <= cleared + 10'd1;
        if (&cleared) begin
          clearing <= 1'b0;
        end
      end
      issued <= valid;
      valid_stage <= issued;
      valid_stage_2 <= valid_stage;
      valid_stage_3 <= valid_stage_2;
      valid_stage_4 <= valid_stage_3;
      valid_stage_5 <= valid_stage_4;
      valid_stage_6 <= valid_stage_5;
      valid_stage_7 <= valid_stage_6;
      valid_stage_8 <= valid_stage_7;
      valid_stage_9 <= valid_stage_8;
      valid_stage_10 <= valid_stage_9;
    end
  end

  always @(posedge clk) begin
    operation_kind <= slice_out_payload_kind;
    operation_qp <= slice_out_payload_qp;
    operation_psn <= slice_out_payload_psn;
    operation_target <= slice_out_payload_target;
    operation_msn <= slice_out_payload_msn;
    operation_retrans <= slice_out_payload_retrans;
    operation_more <= slice_out_payload_more;
    operation_syndrome <= slice_out_payload_syndrome;
    operation_sack <= slice_out_payload_sack;
    operation_start <= slice_out_payload_start;
    operation_length <= slice_out_payload_length;
    operation_bitmap <= slice_out_payload_bitmap;
    qp2 <= operation_qp;
    qp3 <= qp2;
    qp4 <= qp3;
    qp5 <= qp4;
    qp6 <= qp5;
    qp7 <= qp6;
    qp8 <= qp7;
    qp9 <= qp8;
    qp10 <= qp9;
    qp11 <= qp10;
  end

  wire        _unused = &{1'b0, sources_out_payload_syndrome, sources_out_payload_sack,
                          sources_out_payload_start, sources_out_payload_length, sources_out_payload_bitmap,
                          sources_source};
endmodule

`default_nettype wire
