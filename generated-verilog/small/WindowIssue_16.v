`default_nettype none

// WindowIssue_16: starts the operations of the send window, at most one per cycle, and one at a time on each
// queue pair.  Generated from WindowIssue.java.
module WindowIssue_16 (
  input  wire         clk,
  input  wire         rst,
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [3:0]   setup_payload,
  input  wire         sent_valid,
  output wire         sent_ready,
  input  wire [2:0]   sent_payload_kind,
  input  wire [3:0]   sent_payload_qp,  // queue pair, local number
  input  wire [23:0]  sent_payload_psn,  // of the packet sent, or of the acknowledgement
  input  wire [23:0]  sent_payload_msn,
  input  wire         sent_payload_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  input  wire         sent_payload_more,  // sent: another new packet can follow at once
  input  wire         acknowledgement_valid,
  output wire         acknowledgement_ready,
  input  wire [2:0]   acknowledgement_payload_kind,
  input  wire [3:0]   acknowledgement_payload_qp,  // queue pair, local number
  input  wire [23:0]  acknowledgement_payload_psn,  // of the packet sent, or of the acknowledgement
  input  wire [23:0]  acknowledgement_payload_msn,
  input  wire         acknowledgement_payload_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  input  wire         acknowledgement_payload_more,  // sent: another new packet can follow at once
  // report: of the acknowledgement
  input  wire [7:0]   report_syndrome,  // AETH syndrome
  input  wire         report_sack,  // opcode 18
  input  wire [23:0]  report_start,  // of SACKETH
  input  wire [7:0]   report_length,
  input  wire [127:0] report_bitmap,
  input  wire         expired_valid,
  output wire         expired_ready,
  input  wire [3:0]   expired_payload,
  input  wire         pick_valid,
  output wire         pick_ready,
  input  wire [3:0]   pick_payload,
  input  wire         blocked,  // nothing starts
  output wire         issued_valid,
  output wire [2:0]   issued_value_kind,
  output wire [3:0]   issued_value_qp,  // queue pair, local number
  output wire [23:0]  issued_value_psn,  // of the packet sent, or of the acknowledgement
  output wire [23:0]  issued_value_msn,
  output wire         issued_value_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  output wire         issued_value_more,  // sent: another new packet can follow at once
  // issued_report: with an acknowledgement
  output reg  [7:0]   issued_report_syndrome,  // AETH syndrome
  output reg          issued_report_sack,  // opcode 18
  output reg  [23:0]  issued_report_start,  // of SACKETH
  output reg  [7:0]   issued_report_length,
  output reg  [127:0] issued_report_bitmap,
  output reg  [23:0]  target,  // with it: the PSN behind a packet sent, or the first one that is not acknowledged cumulatively
  output reg  [1:0]   behind,  // with it: 7 (1), 8 (2) or 9 (3) cycles behind the last operation on its queue pair, or more (0)
  output wire         losses  // with it: it may report losses
);
  localparam [2:0] KIND_CLEAR       = 3'd0;
  localparam [2:0] KIND_SETUP       = 3'd1;
  localparam [2:0] KIND_ACKNOWLEDGE = 3'd3;
  localparam [2:0] KIND_EXPIRED     = 3'd4;
  localparam [2:0] KIND_PICK        = 3'd5;

  reg          clearing;
  reg  [3:0]   cleared;
  reg  [7:0]   report_syndrome_2;
  reg          report_sack_2;
  reg  [23:0]  report_start_2;
  reg  [7:0]   report_length_2;
  reg  [127:0] report_bitmap_2;
  reg          reports;
  reg          issued;
  reg  [2:0]   operation_kind;
  reg  [3:0]   operation_qp;
  reg  [23:0]  operation_psn;
  reg  [23:0]  operation_msn;
  reg          operation_retrans;
  reg          operation_more;
  reg          issued_d1;
  reg  [3:0]   qp2;
  reg          issued_d2;
  reg  [3:0]   qp3;
  reg          issued_d3;
  reg  [3:0]   qp4;
  reg          issued_d4;
  reg  [3:0]   qp5;
  reg          issued_d5;
  reg  [3:0]   qp6;
  reg          issued_d6;
  reg  [3:0]   qp7;
  reg          issued_d7;
  reg  [3:0]   qp8;
  reg          issued_d8;
  reg  [3:0]   qp9;
  reg          issued_d9;
  reg  [3:0]   qp10;
  reg          issued_d10;
  reg  [3:0]   qp11;
  wire         sources_in_0_ready;
  wire         sources_in_1_ready;
  wire         sources_in_2_ready;
  wire         sources_in_3_ready;
  wire         sources_in_4_ready;
  wire         sources_out_valid;
  wire [2:0]   sources_out_payload_kind;
  wire [3:0]   sources_out_payload_qp;
  wire [23:0]  sources_out_payload_psn;
  wire [23:0]  sources_out_payload_msn;
  wire         sources_out_payload_retrans;
  wire         sources_out_payload_more;
  wire [2:0]   sources_source;
  wire         slice_in_ready;
  wire         slice_out_valid;
  wire [2:0]   slice_out_payload_kind;
  wire [3:0]   slice_out_payload_qp;
  wire [23:0]  slice_out_payload_psn;
  wire [23:0]  slice_out_payload_msn;
  wire         slice_out_payload_retrans;
  wire         slice_out_payload_more;

  wire [2:0]   kind_3 = KIND_EXPIRED;
  wire [2:0]   kind_4 = KIND_PICK;
  wire         clears = sources_in_0_ready & clearing;
  wire         sources_in_0_valid = clearing | setup_valid;
  wire [2:0]   kind = KIND_CLEAR;
  wire [2:0]   kind_2 = KIND_SETUP;
  wire [2:0]   sources_in_0_payload_kind = clearing ? kind : kind_2;
  wire [3:0]   sources_in_0_payload_qp = clearing ? cleared : setup_payload;
  wire         _clearing_inverse = ~clearing;
  wire         sources_in_1_valid = sent_valid & _clearing_inverse;
  wire         sources_in_2_valid = acknowledgement_valid & ~(clearing | reports);
  wire         taken = acknowledgement_valid & acknowledgement_ready;
  wire         sources_in_3_valid = expired_valid & _clearing_inverse;
  wire         sources_in_4_valid = pick_valid & _clearing_inverse;
  wire         hit = issued & (operation_qp == slice_out_payload_qp);
  wire         hit_2 = issued_d1 & (qp2 == slice_out_payload_qp);
  wire         hit_3 = issued_d2 & (qp3 == slice_out_payload_qp);
  wire         hit_4 = issued_d3 & (qp4 == slice_out_payload_qp);
  wire         hit_5 = issued_d4 & (qp5 == slice_out_payload_qp);
  wire         hit_6 = issued_d5 & (qp6 == slice_out_payload_qp);
  wire         hit_7 = issued_d6 & (qp7 == slice_out_payload_qp);
  wire         expires = slice_out_payload_kind == KIND_EXPIRED;
  wire         hits_0 = hit_7 & expires;
  wire         hit_8 = issued_d7 & (qp8 == slice_out_payload_qp);
  wire         hits_1 = hit_8 & expires;
  wire         hit_9 = issued_d8 & (qp9 == slice_out_payload_qp);
  wire         hits_2 = hit_9 & expires;
  wire         hit_10 = issued_d9 & (qp10 == slice_out_payload_qp);
  wire         hits_3 = hit_10 & expires;
  wire         hit_11 = issued_d10 & (qp11 == slice_out_payload_qp);
  wire         hits_4 = hit_11 & expires;
  wire         slice_out_ready = ~(blocked | (|{hit, hit_2, hit_3, hit_4, hit_5, hit_6, hits_0, hits_1,
                                                hits_2, hits_3, hits_4}));
  wire         next_reports = slice_out_payload_kind == KIND_ACKNOWLEDGE;
  wire         first = issued_d6 & (qp7 == slice_out_payload_qp);
  wire         second = issued_d7 & (qp8 == slice_out_payload_qp);
  wire         third = issued_d8 & (qp9 == slice_out_payload_qp);
  wire         is_behind = ~next_reports | (report_syndrome_2[6:5] == 2'd0);

  Arbiter_WindowOperation57_4dd5_5_ROUND_ROBIN sources (
    .clk(clk),
    .rst(rst),
    .in_0_valid(sources_in_0_valid),
    .in_0_ready(sources_in_0_ready),
    .in_0_payload_kind(sources_in_0_payload_kind),
    .in_0_payload_qp(sources_in_0_payload_qp),
    .in_0_payload_psn(24'd0),
    .in_0_payload_msn(24'd0),
    .in_0_payload_retrans(1'b0),
    .in_0_payload_more(1'b0),
    .in_1_valid(sources_in_1_valid),
    .in_1_ready(sources_in_1_ready),
    .in_1_payload_kind(sent_payload_kind),
    .in_1_payload_qp(sent_payload_qp),
    .in_1_payload_psn(sent_payload_psn),
    .in_1_payload_msn(sent_payload_msn),
    .in_1_payload_retrans(sent_payload_retrans),
    .in_1_payload_more(sent_payload_more),
    .in_2_valid(sources_in_2_valid),
    .in_2_ready(sources_in_2_ready),
    .in_2_payload_kind(acknowledgement_payload_kind),
    .in_2_payload_qp(acknowledgement_payload_qp),
    .in_2_payload_psn(acknowledgement_payload_psn),
    .in_2_payload_msn(acknowledgement_payload_msn),
    .in_2_payload_retrans(acknowledgement_payload_retrans),
    .in_2_payload_more(acknowledgement_payload_more),
    .in_3_valid(sources_in_3_valid),
    .in_3_ready(sources_in_3_ready),
    .in_3_payload_kind(kind_3),
    .in_3_payload_qp(expired_payload),
    .in_3_payload_psn(24'd0),
    .in_3_payload_msn(24'd0),
    .in_3_payload_retrans(1'b0),
    .in_3_payload_more(1'b0),
    .in_4_valid(sources_in_4_valid),
    .in_4_ready(sources_in_4_ready),
    .in_4_payload_kind(kind_4),
    .in_4_payload_qp(pick_payload),
    .in_4_payload_psn(24'd0),
    .in_4_payload_msn(24'd0),
    .in_4_payload_retrans(1'b0),
    .in_4_payload_more(1'b0),
    .out_valid(sources_out_valid),
    .out_ready(slice_in_ready),
    .out_payload_kind(sources_out_payload_kind),
    .out_payload_qp(sources_out_payload_qp),
    .out_payload_psn(sources_out_payload_psn),
    .out_payload_msn(sources_out_payload_msn),
    .out_payload_retrans(sources_out_payload_retrans),
    .out_payload_more(sources_out_payload_more),
    .source(sources_source)
  );

  RegisterSlice_WindowOperation57_4dd5 slice (
    .clk(clk),
    .rst(rst),
    .in_valid(sources_out_valid),
    .in_ready(slice_in_ready),
    .in_payload_kind(sources_out_payload_kind),
    .in_payload_qp(sources_out_payload_qp),
    .in_payload_psn(sources_out_payload_psn),
    .in_payload_msn(sources_out_payload_msn),
    .in_payload_retrans(sources_out_payload_retrans),
    .in_payload_more(sources_out_payload_more),
    .out_valid(slice_out_valid),
    .out_ready(slice_out_ready),
    .out_payload_kind(slice_out_payload_kind),
    .out_payload_qp(slice_out_payload_qp),
    .out_payload_psn(slice_out_payload_psn),
    .out_payload_msn(slice_out_payload_msn),
    .out_payload_retrans(slice_out_payload_retrans),
    .out_payload_more(slice_out_payload_more)
  );

  assign setup_ready = sources_in_0_ready & _clearing_inverse;
  assign sent_ready = sources_in_1_ready & _clearing_inverse;
  assign acknowledgement_ready = sources_in_2_ready & ~(clearing | reports);
  assign expired_ready = sources_in_3_ready & _clearing_inverse;
  assign pick_ready = sources_in_4_ready & _clearing_inverse;
  assign losses = issued & (operation_kind == KIND_ACKNOWLEDGE) &
                  (issued_report_sack | (issued_report_syndrome[6:0] == 7'd96));
  assign issued_valid = issued;
  assign issued_value_kind = operation_kind;
  assign issued_value_qp = operation_qp;
  assign issued_value_psn = operation_psn;
  assign issued_value_msn = operation_msn;
  assign issued_value_retrans = operation_retrans;
  assign issued_value_more = operation_more;

  always @(posedge clk) begin
    if (rst) begin
      clearing <= 1'b1;
      cleared <= 4'd0;
      reports <= 1'b0;
      issued <= 1'b0;
      issued_d1 <= 1'b0;
      issued_d2 <= 1'b0;
      issued_d3 <= 1'b0;
      issued_d4 <= 1'b0;
      issued_d5 <= 1'b0;
      issued_d6 <= 1'b0;
      issued_d7 <= 1'b0;
      issued_d8 <= 1'b0;
      issued_d9 <= 1'b0;
      issued_d10 <= 1'b0;
    end else begin
      if (clears) begin
        cleared <= cleared + 4'd1;
        if (&cleared) begin
          clearing <= 1'b0;
        end
      end
      if (taken) begin
        reports <= 1'b1;
      end else if (slice_out_valid & slice_out_ready & next_reports) begin
        reports <= 1'b0;
      end
      issued_d1 <= issued;
      issued_d2 <= issued_d1;
      issued_d3 <= issued_d2;
      issued_d4 <= issued_d3;
      issued_d5 <= issued_d4;
      issued_d6 <= issued_d5;
      issued_d7 <= issued_d6;
      issued_d8 <= issued_d7;
      issued_d9 <= issued_d8;
      issued_d10 <= issued_d9;
      issued <= slice_out_valid & slice_out_ready;
    end
  end

  // body
  always @(posedge clk) begin
    if (taken) begin
      report_syndrome_2 <= report_syndrome;
      report_sack_2 <= report_sack;
      report_start_2 <= report_start;
      report_length_2 <= report_length;
      report_bitmap_2 <= report_bitmap;
    end
    target <= slice_out_payload_psn + {23'd0, is_behind};
  end

  // start
  always @(posedge clk) begin
    issued_report_syndrome <= report_syndrome_2;
    issued_report_sack <= report_sack_2;
    issued_report_start <= report_start_2;
    issued_report_length <= report_length_2;
    issued_report_bitmap <= report_bitmap_2;
    operation_kind <= slice_out_payload_kind;
    operation_qp <= slice_out_payload_qp;
    operation_psn <= slice_out_payload_psn;
    operation_msn <= slice_out_payload_msn;
    operation_retrans <= slice_out_payload_retrans;
    operation_more <= slice_out_payload_more;
  end

  // past
  always @(posedge clk) begin
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

  // behind
  always @(posedge clk) begin
    behind <= {second | third, first | third};
  end

  wire        _unused = &{1'b0, sources_source};
endmodule

`default_nettype wire
