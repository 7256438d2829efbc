`default_nettype none

// WindowIssue_2048: starts the operations of the send window, at most one per cycle, and one at a time on
// each flow.  Generated from WindowIssue.java.
// timeline starting: 11 cycles, 34 registers (380 bits), of these 31 (353 bits) only wait
module WindowIssue_2048 (
  input  wire         clk,
  input  wire         rst,
  input  wire         setup_valid,
  output wire         setup_ready,
  input  wire [2:0]   setup_payload_kind,
  input  wire [10:0]  setup_payload_flow,  // index of a Flow
  input  wire [23:0]  setup_payload_psn,  // of the packet sent, or of the acknowledgement; the first one of a new life
  input  wire [23:0]  setup_payload_msn,
  input  wire         setup_payload_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  input  wire         setup_payload_more,  // sent: another new packet can follow at once
  input  wire         sent_valid,
  output wire         sent_ready,
  input  wire [2:0]   sent_payload_kind,
  input  wire [10:0]  sent_payload_flow,  // index of a Flow
  input  wire [23:0]  sent_payload_psn,  // of the packet sent, or of the acknowledgement; the first one of a new life
  input  wire [23:0]  sent_payload_msn,
  input  wire         sent_payload_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  input  wire         sent_payload_more,  // sent: another new packet can follow at once
  input  wire         acknowledgement_valid,
  output wire         acknowledgement_ready,
  input  wire [2:0]   acknowledgement_payload_kind,
  input  wire [10:0]  acknowledgement_payload_flow,  // index of a Flow
  input  wire [23:0]  acknowledgement_payload_psn,  // of the packet sent, or of the acknowledgement; the first one of a new life
  input  wire [23:0]  acknowledgement_payload_msn,
  input  wire         acknowledgement_payload_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  input  wire         acknowledgement_payload_more,  // sent: another new packet can follow at once
  // report: of the acknowledgement
  input  wire [7:0]   report_syndrome,  // AETH syndrome
  input  wire         report_sack,  // opcode 18
  input  wire [23:0]  report_start,  // of SACKETH
  input  wire [7:0]   report_length,
  input  wire [127:0] report_bitmap,
  // expired: flows
  input  wire         expired_valid,
  output wire         expired_ready,
  input  wire [10:0]  expired_payload,
  // pick: flows
  input  wire         pick_valid,
  output wire         pick_ready,
  input  wire [10:0]  pick_payload,
  // answered: flows of requests
  input  wire         answered_valid,
  output wire         answered_ready,
  input  wire [10:0]  answered_payload,
  input  wire         blocked,  // nothing starts
  output wire         issued_valid,
  output wire [2:0]   issued_value_kind,
  output wire [10:0]  issued_value_flow,  // index of a Flow
  output reg  [23:0]  issued_value_psn,  // of the packet sent, or of the acknowledgement; the first one of a new life
  output reg  [23:0]  issued_value_msn,
  output reg          issued_value_retrans,  // sent: is a retransmission; Packet Drop NAK: names one
  output reg          issued_value_more,  // sent: another new packet can follow at once
  // issued_report: with an acknowledgement
  output reg  [7:0]   issued_report_syndrome,  // AETH syndrome
  output reg          issued_report_sack,  // opcode 18
  output reg  [23:0]  issued_report_start,  // of SACKETH
  output reg  [7:0]   issued_report_length,
  output reg  [127:0] issued_report_bitmap,
  output reg  [23:0]  target,  // with it: the PSN behind a packet sent, or the first one not acknowledged cumulatively, or of a new life
  output reg  [1:0]   behind,  // with it: 7 (1), 8 (2) or 9 (3) cycles behind the last operation on its flow, or more (0)
  output wire         losses  // with it: it may report losses
);
  localparam [2:0] KIND_CLEAR       = 3'd0;
  localparam [2:0] KIND_SENT        = 3'd2;
  localparam [2:0] KIND_ACKNOWLEDGE = 3'd3;
  localparam [2:0] KIND_EXPIRED     = 3'd4;
  localparam [2:0] KIND_PICK        = 3'd5;
  localparam [2:0] KIND_ANSWERED    = 3'd6;

  reg          clearing;
  reg  [10:0]  cleared;
  reg  [7:0]   report_syndrome_reg;
  reg          report_sack_reg;
  reg  [23:0]  report_start_reg;
  reg  [7:0]   report_length_reg;
  reg  [127:0] report_bitmap_reg;
  reg          reporting;
  // ---- timeline starting, cycle 1
  reg  [10:0]  issued_operation_flow;
  reg          issued;
  reg  [2:0]   issued_operation_kind;
  // ---- timeline starting, cycle 2
  reg  [10:0]  issued_operation_flow_c2;
  reg          issued_c2;
  // ---- timeline starting, cycle 3
  reg  [10:0]  issued_operation_flow_c3;
  reg          issued_c3;
  // ---- timeline starting, cycle 4
  reg  [10:0]  issued_operation_flow_c4;
  reg          issued_c4;
  // ---- timeline starting, cycle 5
  reg  [10:0]  issued_operation_flow_c5;
  reg          issued_c5;
  // ---- timeline starting, cycle 6
  reg  [10:0]  issued_operation_flow_c6;
  reg          issued_c6;
  // ---- timeline starting, cycle 7
  reg  [10:0]  issued_operation_flow_c7;
  reg          issued_c7;
  // ---- timeline starting, cycle 8
  reg  [10:0]  issued_operation_flow_c8;
  reg          issued_c8;
  // ---- timeline starting, cycle 9
  reg  [10:0]  issued_operation_flow_c9;
  reg          issued_c9;
  // ---- timeline starting, cycle 10
  reg  [10:0]  issued_operation_flow_c10;
  reg          issued_c10;
  // ---- timeline starting, cycle 11
  reg  [10:0]  issued_operation_flow_c11;
  reg          issued_c11;
  wire         sources_in_0_ready;
  wire         sources_in_1_ready;
  wire         sources_in_2_ready;
  wire         sources_in_3_ready;
  wire         sources_in_4_ready;
  wire         sources_in_5_ready;
  wire         sources_out_valid;
  wire [2:0]   sources_out_payload_kind;
  wire [10:0]  sources_out_payload_flow;
  wire [23:0]  sources_out_payload_psn;
  wire [23:0]  sources_out_payload_msn;
  wire         sources_out_payload_retrans;
  wire         sources_out_payload_more;
  wire [2:0]   sources_source;
  wire         slice_in_ready;
  wire         slice_out_valid;
  wire [2:0]   slice_out_payload_kind;
  wire [10:0]  slice_out_payload_flow;
  wire [23:0]  slice_out_payload_psn;
  wire [23:0]  slice_out_payload_msn;
  wire         slice_out_payload_retrans;
  wire         slice_out_payload_more;

  wire         wiping = sources_in_0_ready & clearing;
  wire         sources_in_0_valid = clearing | setup_valid;
  wire [2:0]   sources_in_0_payload_kind = clearing ? KIND_CLEAR : setup_payload_kind;
  wire [10:0]  sources_in_0_payload_flow = clearing ? cleared : setup_payload_flow;
  wire [23:0]  sources_in_0_payload_psn = clearing ? 24'd0 : setup_payload_psn;
  wire [23:0]  sources_in_0_payload_msn = clearing ? 24'd0 : setup_payload_msn;
  wire         _clearing_inverse = ~clearing;
  wire         sources_in_0_payload_retrans = _clearing_inverse & setup_payload_retrans;
  wire         sources_in_0_payload_more = _clearing_inverse & setup_payload_more;
  wire         sources_in_1_valid = sent_valid & _clearing_inverse;
  wire         sources_in_2_valid = acknowledgement_valid & ~(clearing | reporting);
  wire         taken = acknowledgement_valid & acknowledgement_ready;
  wire         sources_in_3_valid = expired_valid & _clearing_inverse;
  wire         sources_in_4_valid = pick_valid & _clearing_inverse;
  wire         sources_in_5_valid = answered_valid & _clearing_inverse;
  wire         hit = issued & (issued_operation_flow == slice_out_payload_flow);
  wire         hit_2 = issued_c2 & (issued_operation_flow_c2 == slice_out_payload_flow);
  wire         hit_3 = issued_c3 & (issued_operation_flow_c3 == slice_out_payload_flow);
  wire         hit_4 = issued_c4 & (issued_operation_flow_c4 == slice_out_payload_flow);
  wire         hit_5 = issued_c5 & (issued_operation_flow_c5 == slice_out_payload_flow);
  wire         hit_6 = issued_c6 & (issued_operation_flow_c6 == slice_out_payload_flow);
  wire         hit_7 = issued_c7 & (issued_operation_flow_c7 == slice_out_payload_flow);
  wire         expiring = slice_out_payload_kind == KIND_EXPIRED;
  wire         hits_0 = hit_7 & expiring;
  wire         hit_8 = issued_c8 & (issued_operation_flow_c8 == slice_out_payload_flow);
  wire         hits_1 = hit_8 & expiring;
  wire         hit_9 = issued_c9 & (issued_operation_flow_c9 == slice_out_payload_flow);
  wire         hits_2 = hit_9 & expiring;
  wire         hit_10 = issued_c10 & (issued_operation_flow_c10 == slice_out_payload_flow);
  wire         hits_3 = hit_10 & expiring;
  wire         hit_11 = issued_c11 & (issued_operation_flow_c11 == slice_out_payload_flow);
  wire         hits_4 = hit_11 & expiring;
  wire         slice_out_ready = ~(blocked | (|{hit, hit_2, hit_3, hit_4, hit_5, hit_6, hits_0, hits_1,
                                                hits_2, hits_3, hits_4}));
  wire         next_reports = slice_out_payload_kind == KIND_ACKNOWLEDGE;
  wire         starting = slice_out_valid & slice_out_ready;
  wire         is_behind = (slice_out_payload_kind == KIND_SENT) |
                           (next_reports & (report_syndrome_reg[6:5] == 2'd0));
  wire         first = issued_c7 & (issued_operation_flow_c7 == slice_out_payload_flow);
  wire         second = issued_c8 & (issued_operation_flow_c8 == slice_out_payload_flow);
  wire         third = issued_c9 & (issued_operation_flow_c9 == slice_out_payload_flow);

  Arbiter_6_ROUND_ROBIN #(.WIDTH(64)) sources (
    .clk(clk),
    .rst(rst),
    .in_0_valid(sources_in_0_valid),
    .in_0_ready(sources_in_0_ready),
    .in_0_payload({sources_in_0_payload_kind, sources_in_0_payload_flow, sources_in_0_payload_psn,
                   sources_in_0_payload_msn, sources_in_0_payload_retrans, sources_in_0_payload_more}),
    .in_1_valid(sources_in_1_valid),
    .in_1_ready(sources_in_1_ready),
    .in_1_payload({sent_payload_kind, sent_payload_flow, sent_payload_psn, sent_payload_msn,
                   sent_payload_retrans, sent_payload_more}),
    .in_2_valid(sources_in_2_valid),
    .in_2_ready(sources_in_2_ready),
    .in_2_payload({acknowledgement_payload_kind, acknowledgement_payload_flow, acknowledgement_payload_psn,
                   acknowledgement_payload_msn, acknowledgement_payload_retrans,
                   acknowledgement_payload_more}),
    .in_3_valid(sources_in_3_valid),
    .in_3_ready(sources_in_3_ready),
    .in_3_payload({KIND_EXPIRED, expired_payload, 24'd0, 24'd0, 1'b0, 1'b0}),
    .in_4_valid(sources_in_4_valid),
    .in_4_ready(sources_in_4_ready),
    .in_4_payload({KIND_PICK, pick_payload, 24'd0, 24'd0, 1'b0, 1'b0}),
    .in_5_valid(sources_in_5_valid),
    .in_5_ready(sources_in_5_ready),
    .in_5_payload({KIND_ANSWERED, answered_payload, 24'd0, 24'd0, 1'b0, 1'b0}),
    .out_valid(sources_out_valid),
    .out_ready(slice_in_ready),
    .out_payload({sources_out_payload_kind, sources_out_payload_flow, sources_out_payload_psn,
                  sources_out_payload_msn, sources_out_payload_retrans, sources_out_payload_more}),
    .source(sources_source)
  );

  RegisterSlice #(.WIDTH(64)) slice (
    .clk(clk),
    .rst(rst),
    .in_valid(sources_out_valid),
    .in_ready(slice_in_ready),
    .in_payload({sources_out_payload_kind, sources_out_payload_flow, sources_out_payload_psn,
                 sources_out_payload_msn, sources_out_payload_retrans, sources_out_payload_more}),
    .out_valid(slice_out_valid),
    .out_ready(slice_out_ready),
    .out_payload({slice_out_payload_kind, slice_out_payload_flow, slice_out_payload_psn,
                  slice_out_payload_msn, slice_out_payload_retrans, slice_out_payload_more})
  );

  assign setup_ready = sources_in_0_ready & _clearing_inverse;
  assign sent_ready = sources_in_1_ready & _clearing_inverse;
  assign acknowledgement_ready = sources_in_2_ready & ~(clearing | reporting);
  assign expired_ready = sources_in_3_ready & _clearing_inverse;
  assign pick_ready = sources_in_4_ready & _clearing_inverse;
  assign answered_ready = sources_in_5_ready & _clearing_inverse;
  assign losses = issued & (issued_operation_kind == KIND_ACKNOWLEDGE) &
                  (issued_report_sack | (issued_report_syndrome[6:0] == 7'd96));
  assign issued_valid = issued;
  assign issued_value_kind = issued_operation_kind;
  assign issued_value_flow = issued_operation_flow;

  always @(posedge clk) begin
    if (rst) begin
      clearing <= 1'b1;
      cleared <= 11'd0;
      reporting <= 1'b0;
      issued <= 1'b0;
      issued_c2 <= 1'b0;
      issued_c3 <= 1'b0;
      issued_c4 <= 1'b0;
      issued_c5 <= 1'b0;
      issued_c6 <= 1'b0;
      issued_c7 <= 1'b0;
      issued_c8 <= 1'b0;
      issued_c9 <= 1'b0;
      issued_c10 <= 1'b0;
      issued_c11 <= 1'b0;
    end else begin
      if (wiping) begin
        cleared <= cleared + 11'd1;
        if (&cleared) begin
          clearing <= 1'b0;
        end
      end
      if (taken) begin
        reporting <= 1'b1;
      end else if (starting & next_reports) begin
        reporting <= 1'b0;
      end
      // ---- timeline starting, cycle 1
      issued <= starting;
      // ---- timeline starting, cycle 2
      issued_c2 <= issued;
      // ---- timeline starting, cycle 3
      issued_c3 <= issued_c2;
      // ---- timeline starting, cycle 4
      issued_c4 <= issued_c3;
      // ---- timeline starting, cycle 5
      issued_c5 <= issued_c4;
      // ---- timeline starting, cycle 6
      issued_c6 <= issued_c5;
      // ---- timeline starting, cycle 7
      issued_c7 <= issued_c6;
      // ---- timeline starting, cycle 8
      issued_c8 <= issued_c7;
      // ---- timeline starting, cycle 9
      issued_c9 <= issued_c8;
      // ---- timeline starting, cycle 10
      issued_c10 <= issued_c9;
      // ---- timeline starting, cycle 11
      issued_c11 <= issued_c10;
    end
  end

  // body
  always @(posedge clk) begin
    if (taken) begin
      report_syndrome_reg <= report_syndrome;
      report_sack_reg <= report_sack;
      report_start_reg <= report_start;
      report_length_reg <= report_length;
      report_bitmap_reg <= report_bitmap;
    end
  end

  // start
  always @(posedge clk) begin
    // ---- timeline starting, cycle 1
    behind <= {second | third, first | third};
    issued_report_bitmap <= report_bitmap_reg;
    issued_report_length <= report_length_reg;
    issued_report_sack <= report_sack_reg;
    issued_report_start <= report_start_reg;
    issued_report_syndrome <= report_syndrome_reg;
    issued_operation_flow <= slice_out_payload_flow;
    issued_operation_kind <= slice_out_payload_kind;
    issued_value_more <= slice_out_payload_more;
    issued_value_msn <= slice_out_payload_msn;
    issued_value_psn <= slice_out_payload_psn;
    issued_value_retrans <= slice_out_payload_retrans;
    target <= slice_out_payload_psn + {23'd0, is_behind};
    // ---- timeline starting, cycle 2
    issued_operation_flow_c2 <= issued_operation_flow;
    // ---- timeline starting, cycle 3
    issued_operation_flow_c3 <= issued_operation_flow_c2;
    // ---- timeline starting, cycle 4
    issued_operation_flow_c4 <= issued_operation_flow_c3;
    // ---- timeline starting, cycle 5
    issued_operation_flow_c5 <= issued_operation_flow_c4;
    // ---- timeline starting, cycle 6
    issued_operation_flow_c6 <= issued_operation_flow_c5;
    // ---- timeline starting, cycle 7
    issued_operation_flow_c7 <= issued_operation_flow_c6;
    // ---- timeline starting, cycle 8
    issued_operation_flow_c8 <= issued_operation_flow_c7;
    // ---- timeline starting, cycle 9
    issued_operation_flow_c9 <= issued_operation_flow_c8;
    // ---- timeline starting, cycle 10
    issued_operation_flow_c10 <= issued_operation_flow_c9;
    // ---- timeline starting, cycle 11
    issued_operation_flow_c11 <= issued_operation_flow_c10;
  end

  wire        _unused = &{1'b0, sources_source};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    what_an_acknowledgement_reports_waits_with_it: assert (~(slice_out_valid & next_reports) | reporting);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(slice_out_valid & next_reports) | reporting)) begin
    $display("WindowIssue.java: HDL801: claim 'what an acknowledgement reports waits with it' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
