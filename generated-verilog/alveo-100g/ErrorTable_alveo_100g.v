`default_nettype none

// ErrorTable_alveo_100g: the earliest packet of each queue pair that broke the rules.  Generated from
// ErrorTable.java.
// timeline qp: 7 cycles, 21 registers (192 bits), of these 13 (159 bits) only wait
module ErrorTable_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  input  wire [9:0]  qp,  // cycle 0
  input  wire [23:0] psn,  // cycle 0
  output wire        behind,  // cycle 3: it stands at or behind an error
  output reg         error_valid,  // cycle 3
  output reg  [23:0] error_psn,  // cycle 3
  output reg  [2:0]  error_code,  // cycle 3: bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive WQE
  input  wire        fatal,  // cycle 4: it breaks the rules itself; counts where not behind
  input  wire [2:0]  code,  // cycle 4: as in FatalError
  // mark: errors recorded from elsewhere, or taken back when a life begins; not in a cycle of a fatal packet
  input  wire        mark_valid,
  input  wire [9:0]  mark_value_qp,  // queue pair, local number
  input  wire        mark_value_error_valid,
  input  wire [23:0] mark_value_error_psn,
  input  wire [2:0]  mark_value_error_code  // bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive WQE
);
  // ---- timeline qp, cycle 1
  reg  [23:0] psn_c1;
  reg  [9:0]  qp_c1;
  // ---- timeline qp, cycle 2
  reg  [23:0] psn_c2;
  reg  [9:0]  qp_c2;
  // ---- timeline qp, cycle 3
  reg  [9:0]  qp_c3;
  reg         same1;
  reg         same2;
  reg         same3;
  reg         same4;
  reg         recorded;
  reg  [23:0] psn_c3;
  // ---- timeline qp, cycle 4
  reg  [9:0]  qp_c4;
  reg  [23:0] psn_c4;
  // ---- timeline qp, cycle 5
  reg         fatal_c5;
  reg  [9:0]  qp_c5;
  // ---- timeline qp, cycle 6
  reg         fatal_c6;
  reg  [9:0]  qp_c6;
  // ---- timeline qp, cycle 7
  reg         fatal_c7;
  (* ram_style = "block" *)
  reg  [27:0] table_mem [0:1023];
  reg  [27:0] _table_mem_data_first;
  reg  [27:0] table_mem_data;

  wire [23:0] _psn_c2_difference = psn_c2 - table_mem_data[26:3];
  wire        is_at_or_behind = ~_psn_c2_difference[23];
  wire        blind = same1 & fatal;
  wire        blind_2 = blind | (same2 & fatal_c5);
  wire        blind_3 = blind_2 | (same3 & fatal_c6);
  wire        blind_4 = blind_3 | (same4 & fatal_c7);
  wire [9:0]  _qp_c4_choice = fatal ? qp_c4 : mark_value_qp;

  assign behind = recorded | blind_4;

  always @(posedge clk) begin
    if (mark_valid | fatal) begin
      table_mem[_qp_c4_choice] <= fatal ? {1'b1, psn_c4, code} :
                                  {mark_value_error_valid, mark_value_error_psn, mark_value_error_code};
    end
  end

  always @(posedge clk) begin
    _table_mem_data_first <= table_mem[qp];
    table_mem_data <= _table_mem_data_first;
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
    recorded <= table_mem_data[27] & is_at_or_behind;
    same1 <= qp_c2 == qp_c3;
    same2 <= qp_c2 == qp_c4;
    same3 <= qp_c2 == qp_c5;
    same4 <= qp_c2 == qp_c6;
    error_code <= table_mem_data[2:0];
    error_psn <= table_mem_data[26:3];
    error_valid <= table_mem_data[27];
    // ---- timeline qp, cycle 4
    psn_c4 <= psn_c3;
    qp_c4 <= qp_c3;
    // ---- timeline qp, cycle 5
    qp_c5 <= qp_c4;
    fatal_c5 <= fatal;
    // ---- timeline qp, cycle 6
    qp_c6 <= qp_c5;
    fatal_c6 <= fatal_c5;
    // ---- timeline qp, cycle 7
    fatal_c7 <= fatal_c6;
  end

  wire        _unused = &{1'b0, rst, _psn_c2_difference[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    nothing_is_recorded_from_elsewhere_beside_a_fatal_packet: assert (~(fatal & mark_valid));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(fatal & mark_valid))) begin
    $display("ErrorTable.java: HDL801: claim 'nothing is recorded from elsewhere beside a fatal packet' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
