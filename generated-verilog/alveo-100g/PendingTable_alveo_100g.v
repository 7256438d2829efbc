`default_nettype none

// PendingTable_alveo_100g: the Reads and atomics of every queue pair that have gone out.  Generated from
// PendingTable.java.
module PendingTable_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  // write: a request goes out for the first time
  input  wire        write_valid,
  input  wire [9:0]  write_value_qp,  // queue pair, local number
  input  wire [3:0]  write_value_slot,  // response MSN of its response, modulo R
  input  wire [3:0]  write_value_lap,  // how often all slots have been used before, modulo 16: response MSN / R
  input  wire        write_value_atomic,  // an atomic, else a Read
  input  wire [23:0] write_value_request,  // MSN of the request
  input  wire [23:0] write_value_response_psn,  // PSN of the first packet of its response
  // setup: a new life of a queue pair, of which nothing goes out: done when it is taken
  input  wire        setup_valid,
  output wire        setup_ready,
  input  wire [9:0]  setup_payload,
  input  wire [9:0]  qp,  // cycle 0: queue pair to read
  input  wire [3:0]  slot,  // cycle 0: its slot
  output wire        entry_known,  // cycle 2: it is one of this life
  output wire [3:0]  entry_lap,  // cycle 2: as in PendingWrite
  output wire        entry_atomic,  // cycle 2: an atomic, else a Read
  output wire [23:0] entry_request,  // cycle 2: MSN of the request
  output wire [23:0] entry_first  // cycle 2: PSN of the first packet of its response
);
  reg  [3:0]   slot_reg;
  wire [215:0] _table_mem_data_rows;
  reg  [1:0]   _table_mem_data_at;
  reg  [53:0]  _table_mem_data_first;
  reg  [53:0]  table_mem_data;

  wire         clearing = setup_valid & ~write_valid;
  wire         is_last = slot_reg == 4'd15;
  wire [13:0]  _write_value_choice = write_valid ? {write_value_qp, write_value_slot} :
                                     {setup_payload, slot_reg};

  assign setup_ready = clearing & is_last;
  assign entry_known = table_mem_data[53];
  assign entry_lap = table_mem_data[52:49];
  assign entry_atomic = table_mem_data[48];
  assign entry_request = table_mem_data[47:24];
  assign entry_first = table_mem_data[23:0];

  genvar _table_mem_bank;
  generate
    for (_table_mem_bank = 0; _table_mem_bank < 4; _table_mem_bank = _table_mem_bank + 1) begin : table_mem_banks
      (* ram_style = "ultra" *)
      reg [53:0] table_mem [0:4095];
      reg [53:0] _table_mem_data_row;

      always @(posedge clk) begin
        if ((write_valid | clearing) && _write_value_choice[13:12] == _table_mem_bank[1:0]) begin
          table_mem[_write_value_choice[11:0]] <= {write_valid, write_valid ? write_value_lap : 4'd0,
                                                   write_valid & write_value_atomic,
                                                   write_valid ? write_value_request : 24'd0,
                                                   write_valid ? write_value_response_psn : 24'd0};
        end
      end

      always @(posedge clk) begin
        _table_mem_data_row <= table_mem[{qp[7:0], slot}];
      end

      assign _table_mem_data_rows[_table_mem_bank * 54 +: 54] = _table_mem_data_row;
    end
  endgenerate

  always @* begin
    case (_table_mem_data_at)
      2'd0: _table_mem_data_first = _table_mem_data_rows[53:0];
      2'd1: _table_mem_data_first = _table_mem_data_rows[107:54];
      2'd2: _table_mem_data_first = _table_mem_data_rows[161:108];
      default: _table_mem_data_first = _table_mem_data_rows[215:162];
    endcase
  end

  always @(posedge clk) begin
    _table_mem_data_at <= qp[9:8];
    table_mem_data <= _table_mem_data_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      slot_reg <= 4'd0;
    end else begin
      if (clearing) begin
        slot_reg <= is_last ? 4'd0 : (slot_reg + 4'd1);
      end
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    nothing_goes_out_of_a_queue_pair_whose_life_has_not_begun: assert (
      ~(setup_valid & write_valid & (write_value_qp == setup_payload)));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(setup_valid & write_valid & (write_value_qp == setup_payload)))) begin
    $display("PendingTable.java: HDL801: claim 'nothing goes out of a queue pair whose life has not begun' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
