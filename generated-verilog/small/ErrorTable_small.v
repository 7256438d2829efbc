`default_nettype none

// ErrorTable_small: the earliest packet of each queue pair that broke the rules.  Generated from
// ErrorTable.java.
// timeline qp: 7 cycles, 21 registers (156 bits), of these 10 (120 bits) only wait
module ErrorTable_small (
  input  wire        clk,
  input  wire        rst,
  input  wire [3:0]  qp,  // cycle 0
  input  wire [23:0] psn,  // cycle 0
  output wire        behind,  // cycle 3: three cycles behind the packet: it stands at or behind an error
  // error: three cycles behind the packet
  output reg         error_valid,  // cycle 3
  output reg  [23:0] error_psn,  // cycle 3
  output reg  [2:0]  error_code,  // cycle 3: bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive WQE
  input  wire        fatal,  // cycle 4: four cycles behind the packet: it breaks the rules itself; counts where not behind
  input  wire [2:0]  code,  // cycle 4: as in FatalError
  // mark: errors recorded from elsewhere, or taken back when a life begins; not in a cycle of a fatal packet
  input  wire        mark_valid,
  input  wire [3:0]  mark_value_qp,  // queue pair, local number
  input  wire        mark_value_error_valid,
  input  wire [23:0] mark_value_error_psn,
  input  wire [2:0]  mark_value_error_code  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive WQE
);
  // ---- timeline qp, cycle 1
  reg  [23:0] psn_c1;
  reg  [3:0]  qp_c1;
  // ---- timeline qp, cycle 2
  reg  [23:0] psn_c2;
  reg  [3:0]  qp_c2;
  // ---- timeline qp, cycle 3
  reg  [3:0]  qp_c3;
  reg         same1;
  reg         same2;
  reg         same3;
  reg         same4;
  reg         recorded;
  reg  [23:0] psn_c3;
  // ---- timeline qp, cycle 4
  reg  [3:0]  qp_c4;
  reg  [23:0] psn_c4;
  // ---- timeline qp, cycle 5
  reg         fatal1;
  reg  [3:0]  qp_c5;
  // ---- timeline qp, cycle 6
  reg         fatal2;
  reg  [3:0]  qp_c6;
  // ---- timeline qp, cycle 7
  reg         fatal3;
  (* ram_style = "block" *)
  reg  [27:0] table_mem [0:15];
  reg  [27:0] _found_first;
  reg  [27:0] found;

  wire [23:0] _psn_c2_difference = psn_c2 - found[26:3];
  wire        is_at_or_behind = ~_psn_c2_difference[23];
  wire        blind = same1 & fatal;
  wire        blind_2 = blind | (same2 & fatal1);
  wire        blind_3 = blind_2 | (same3 & fatal2);
  wire        blind_4 = blind_3 | (same4 & fatal3);
  wire [3:0]  _qp_c4_choice = fatal ? qp_c4 : mark_value_qp;

  assign behind = recorded | blind_4;

  always @(posedge clk) begin
    if (fatal | mark_valid) begin
      table_mem[_qp_c4_choice] <= {fatal | mark_value_error_valid, fatal ? psn_c4 : mark_value_error_psn,
                                   fatal ? code : mark_value_error_code};
    end
  end

  always @(posedge clk) begin
    _found_first <= table_mem[qp];
    found <= _found_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      fatal1 <= 1'b0;
      fatal2 <= 1'b0;
      fatal3 <= 1'b0;
    end else begin
      // ---- timeline qp, cycle 5
      fatal1 <= fatal;
      // ---- timeline qp, cycle 6
      fatal2 <= fatal1;
      // ---- timeline qp, cycle 7
      fatal3 <= fatal2;
    end
  end

  always @(posedge clk) begin
    // ---- timeline qp, cycle 1
    psn_c1 <= psn;
    qp_c1 <= qp;
    // ---- timeline qp, cycle 2
    psn_c2 <= psn_c1;
    qp_c2 <= qp_c1;
    // ---- timeline qp, cycle 3
    psn_c3 <= psn_c2;
    qp_c3 <= qp_c2;
    error_code <= found[2:0];
    error_psn <= found[26:3];
    error_valid <= found[27];
    recorded <= found[27] & is_at_or_behind;
    same1 <= qp_c2 == qp_c3;
    same2 <= qp_c2 == qp_c4;
    same3 <= qp_c2 == qp_c5;
    same4 <= qp_c2 == qp_c6;
    // ---- timeline qp, cycle 4
    psn_c4 <= psn_c3;
    qp_c4 <= qp_c3;
    // ---- timeline qp, cycle 5
    qp_c5 <= qp_c4;
    // ---- timeline qp, cycle 6
    qp_c6 <= qp_c5;
  end

  wire        _unused = &{1'b0, _psn_c2_difference[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) nothing_is_recorded_from_elsewhere_beside_a_fatal_packet: assert (~(fatal &
                                                                                                      mark_valid));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(fatal & mark_valid))) begin
    $display("ErrorTable.java: HDL801: claim 'nothing is recorded from elsewhere beside a fatal packet' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
