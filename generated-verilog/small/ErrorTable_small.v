`default_nettype none

// ErrorTable_small: the earliest packet of each queue pair that broke the rules.  Generated from
// ErrorTable.java.
module ErrorTable_small (
  input  wire        clk,
  input  wire        rst,
  input  wire [3:0]  qp,
  input  wire [23:0] psn,
  output wire        behind,  // three cycles behind the packet: it stands at or behind an error
  // error: three cycles behind the packet
  output wire        error_valid,
  output wire [23:0] error_psn,
  output wire [2:0]  error_code,  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
  input  wire        fatal,  // four cycles behind the packet: it breaks the rules itself; counts where not behind
  input  wire [2:0]  code,  // as in FatalError
  // mark: errors recorded from elsewhere, or taken back when a life begins; not in a cycle of a fatal packet
  input  wire        mark_valid,
  input  wire [3:0]  mark_value_qp,  // queue pair, local number
  input  wire        mark_value_error_valid,
  input  wire [23:0] mark_value_error_psn,
  input  wire [2:0]  mark_value_error_code  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive request
);
  reg  [23:0] psn_d1;
  reg  [23:0] psn_d2;
  reg         recorded;
  reg         found_27_d1;
  reg  [23:0] found_26_3_d1;
  reg  [2:0]  found_2_0_d1;
  reg  [3:0]  qp_d1;
  reg  [3:0]  qp_2;
  reg  [3:0]  qp1;
  reg         same1;
  reg  [3:0]  qp2;
  reg         same2;
  reg         fatal_d1;
  reg  [3:0]  qp3;
  reg         same3;
  reg         fatal_d2;
  reg  [3:0]  qp4;
  reg         same4;
  reg         fatal_d3;
  reg  [23:0] psn_d3;
  reg  [23:0] psn_d4;
  (* ram_style = "block" *)
  reg  [27:0] table_mem [0:15];
  reg  [27:0] _found_first;
  reg  [27:0] found;

  wire [23:0] _psn_d2_difference = psn_d2 - found[26:3];
  wire        is_at_or_behind = ~_psn_d2_difference[23];
  wire        blind = same1 & fatal;
  wire        blind_2 = blind | (same2 & fatal_d1);
  wire        blind_3 = blind_2 | (same3 & fatal_d2);
  wire        blind_4 = blind_3 | (same4 & fatal_d3);
  wire [3:0]  _qp2_choice = fatal ? qp2 : mark_value_qp;

  assign error_valid = found_27_d1;
  assign error_psn = found_26_3_d1;
  assign error_code = found_2_0_d1;
  assign behind = recorded | blind_4;

  always @(posedge clk) begin
    if (fatal | mark_valid) begin
      table_mem[_qp2_choice] <= {fatal | mark_value_error_valid, fatal ? psn_d4 : mark_value_error_psn,
                                 fatal ? code : mark_value_error_code};
    end
  end

  always @(posedge clk) begin
    _found_first <= table_mem[qp];
    found <= _found_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      fatal_d1 <= 1'b0;
      fatal_d2 <= 1'b0;
      fatal_d3 <= 1'b0;
    end else begin
      fatal_d1 <= fatal;
      fatal_d2 <= fatal_d1;
      fatal_d3 <= fatal_d2;
    end
  end

  always @(posedge clk) begin
    psn_d1 <= psn;
    psn_d2 <= psn_d1;
    recorded <= found[27] & is_at_or_behind;
    found_27_d1 <= found[27];
    found_26_3_d1 <= found[26:3];
    found_2_0_d1 <= found[2:0];
    qp_d1 <= qp;
    qp_2 <= qp_d1;
    qp1 <= qp_2;
    same1 <= qp_2 == qp1;
    qp2 <= qp1;
    same2 <= qp_2 == qp2;
    qp3 <= qp2;
    same3 <= qp_2 == qp3;
    qp4 <= qp3;
    same4 <= qp_2 == qp4;
    psn_d3 <= psn_d2;
    psn_d4 <= psn_d3;
  end

  wire        _unused = &{1'b0, _psn_d2_difference[22:0]};
endmodule

`default_nettype wire
