`default_nettype none

// ErrorTable_alveo_100g: the earliest packet of each queue pair that broke the rules.  Generated from
// ErrorTable.java.
module ErrorTable_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire [9:0]  qp,
  input  wire [23:0] psn,
  output wire        behind,  // three cycles behind the packet: it stands at or behind an error
  output wire        error_valid,  // three cycles behind the packet
  output wire [23:0] error_psn,
  output wire [2:0]  error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
  input  wire        fatal,  // four cycles behind the packet: it breaks the rules itself; counts where not behind
  input  wire [2:0]  code,  // as in FatalError
  input  wire        mark_valid,  // errors recorded from elsewhere, or taken back when a life begins; not in a cycle of a fatal packet
  input  wire [9:0]  mark_value_qp,  // queue pair, local number
  input  wire        mark_value_error_valid,  // errors recorded from elsewhere, or taken back when a life begins; not in a cycle of a fatal packet
  input  wire [23:0] mark_value_error_psn,
  input  wire [2:0]  mark_value_error_code  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
);
  reg  [23:0] psn_past;
  reg  [23:0] psn_past2;
  reg         recorded;
  reg         found_27_past;
  reg  [23:0] found_26_3_past;
  reg  [2:0]  found_2_0_past;
  reg  [9:0]  qp_1;
  reg  [9:0]  qp_2;
  reg  [9:0]  qp1;
  reg         same1;
  reg  [9:0]  qp2;
  reg         same2;
  reg         stage;
  reg  [9:0]  qp3;
  reg         same3;
  reg         stage_2;
  reg         stage_3;
  reg  [9:0]  qp4;
  reg         same4;
  reg         stage_4;
  reg         stage_5;
  reg         stage_6;
  reg  [9:0]  decided_1;
  reg  [9:0]  decided;
  reg  [23:0] psn_past_2;
  reg  [23:0] psn_past2_2;
  reg  [23:0] psn_past3;
  reg  [23:0] psn_past4;
  (* ram_style = "block" *)
  reg  [27:0] table_mem [0:1023];
  reg  [27:0] _found_first;
  reg  [27:0] found;

  wire [23:0] _difference = psn_past2 - found[26:3];
  wire        is_at_or_behind = ~_difference[23];
  wire        blind = 1'b0 | (same1 & fatal);
  wire        blind_2 = blind | (same2 & stage);
  wire        blind_3 = blind_2 | (same3 & stage_3);
  wire        blind_4 = blind_3 | (same4 & stage_6);
  wire [9:0]  _choice = fatal ? decided : mark_value_qp;

  assign error_valid = found_27_past;
  assign error_psn = found_26_3_past;
  assign error_code = found_2_0_past;
  assign behind = recorded | blind_4;

  always @(posedge clk) begin
    if ((fatal | mark_valid)) begin
      table_mem[_choice] <= {fatal ? 1'b1 : mark_value_error_valid, fatal ? psn_past4 : mark_value_error_psn,
                             fatal ? code : mark_value_error_code};
    end
  end

  always @(posedge clk) begin
    _found_first <= table_mem[qp];
    found <= _found_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      stage <= 1'b0;
      stage_2 <= 1'b0;
      stage_3 <= 1'b0;
      stage_4 <= 1'b0;
      stage_5 <= 1'b0;
      stage_6 <= 1'b0;
    end else begin
      stage <= fatal;
      stage_2 <= fatal;
      stage_3 <= stage_2;
      stage_4 <= fatal;
      stage_5 <= stage_4;
      stage_6 <= stage_5;
    end
  end

  always @(posedge clk) begin
    psn_past <= psn;
    psn_past2 <= psn_past;
    recorded <= found[27] & is_at_or_behind;
    found_27_past <= found[27];
    found_26_3_past <= found[26:3];
    found_2_0_past <= found[2:0];
    qp_1 <= qp;
    qp_2 <= qp_1;
    qp1 <= qp_2;
    same1 <= qp_2 == qp1;
    qp2 <= qp1;
    same2 <= qp_2 == qp2;
    qp3 <= qp2;
    same3 <= qp_2 == qp3;
    qp4 <= qp3;
    same4 <= qp_2 == qp4;
    decided_1 <= qp_2;
    decided <= decided_1;
    psn_past_2 <= psn;
    psn_past2_2 <= psn_past_2;
    psn_past3 <= psn_past2_2;
    psn_past4 <= psn_past3;
  end

  wire        _unused = &{1'b0, _difference[22:0]};
endmodule

`default_nettype wire
