`default_nettype none

// ReadLedger_alveo_100g: how many Reads and atomics each queue pair has sent, and how many are answered.
// Generated from ReadLedger.java.
// timeline done: 4 cycles, 12 registers (58 bits), of these 9 (50 bits) only wait
// timeline row_write: 4 cycles, 8 registers (44 bits), of these 7 (43 bits) only wait
module ReadLedger_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  // setup: begins a life; no row is written in that cycle
  input  wire        setup_valid,
  input  wire [9:0]  setup_value_flow,
  input  wire [23:0] setup_value_psn,  // first PSN to expect
  // done: not in a cycle in which a life begins
  input  wire        done_valid,
  input  wire [9:0]  done_value_qp,  // queue pair, local number
  input  wire [23:0] done_value_messages,  // responses of its life that have arrived whole, with all earlier ones
  input  wire [23:0] done_value_placements,  // placements ordered up to and with them
  input  wire [9:0]  qp,  // queue pair to read
  output wire [23:0] row_reads,  // MSN of the response to the newest one
  output wire [23:0] row_psn,  // first packet of the next response
  output reg  [5:0]  answered,  // MSN of the newest response that has been received as a whole, low bits
  // row_write: one more has been sent; of one queue pair in 7 cycles at most
  input  wire        row_write_valid,
  input  wire [23:0] row_write_value_reads,  // MSN of the response to the newest one
  input  wire [23:0] row_write_value_psn,  // first packet of the next response
  input  wire [9:0]  write_qp,  // queue pair to write
  // open: after every change; a life begins with none
  output wire        open_valid,
  output wire [9:0]  open_value_qp,  // queue pair, local number
  output wire        open_value_open
);
  reg         waiting;
  reg  [9:0]  waiter;
  // ---- timeline done, cycle 1
  reg  [2:0]  done_valid_c1_c3;
  reg  [29:0] done_value_qp_c1_c3;
  reg  [5:0]  messages_c1;
  // ---- timeline done, cycle 2
  reg  [5:0]  messages_c2;
  // ---- timeline done, cycle 3
  reg         counts_ne_c3;
  // ---- timeline done, cycle 4
  reg         done_valid_c4;
  (* shreg_extract = "no" *)
  reg  [9:0]  done_value_qp_c4;
  reg         counts_ne_c4;
  // ---- timeline row_write, cycle 1
  reg  [2:0]  row_write_valid_c1_c3;
  reg  [29:0] write_qp_c1_c3;
  // ---- timeline row_write, cycle 4
  reg         row_write_valid_c4;
  (* shreg_extract = "no" *)
  reg  [9:0]  write_qp_c4;
  (* ram_style = "block" *)
  reg  [47:0] rows [0:1023];
  reg  [47:0] _rows_data_first;
  reg  [47:0] rows_data;
  (* ram_style = "block" *)
  reg  [5:0]  answered_2 [0:1023];
  reg  [5:0]  _answered_first;
  (* ram_style = "block" *)
  reg  [5:0]  counts [0:1023];
  reg  [5:0]  _counts_data_first;
  reg  [5:0]  counts_data;

  wire        write = setup_valid | row_write_valid;
  wire [9:0]  write_qp_2 = setup_valid ? setup_value_flow : write_qp;
  wire [23:0] written_reads = setup_valid ? 24'd0 : row_write_value_reads;
  wire [5:0]  messages = done_value_messages[5:0];
  wire [9:0]  _setup_value_flow_choice = setup_valid ? setup_value_flow : done_value_qp;

  assign row_reads = rows_data[47:24];
  assign row_psn = rows_data[23:0];
  assign open_valid = done_valid_c4 | waiting;
  assign open_value_qp = done_valid_c4 ? done_value_qp_c4 : waiter;
  assign open_value_open = ~done_valid_c4 | counts_ne_c4;

  always @(posedge clk) begin
    if (write) begin
      rows[write_qp_2] <= {written_reads, setup_valid ? setup_value_psn : row_write_value_psn};
    end
  end

  always @(posedge clk) begin
    _rows_data_first <= rows[qp];
    rows_data <= _rows_data_first;
  end

  always @(posedge clk) begin
    if (setup_valid | done_valid) begin
      answered_2[_setup_value_flow_choice] <= setup_valid ? 6'd0 : messages;
    end
  end

  always @(posedge clk) begin
    _answered_first <= answered_2[qp];
    answered <= _answered_first;
  end

  always @(posedge clk) begin
    if (write) begin
      counts[write_qp_2] <= written_reads[5:0];
    end
  end

  always @(posedge clk) begin
    _counts_data_first <= counts[done_value_qp];
    counts_data <= _counts_data_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      waiting <= 1'b0;
      done_valid_c1_c3 <= 3'd0;
      done_valid_c4 <= 1'b0;
      row_write_valid_c1_c3 <= 3'd0;
      row_write_valid_c4 <= 1'b0;
    end else begin
      if (row_write_valid_c4) begin
        waiting <= 1'b1;
      end else if (~done_valid_c4) begin
        waiting <= 1'b0;
      end
      // ---- timeline done, cycle 1
      done_valid_c1_c3 <= {done_valid_c1_c3[1:0], done_valid};
      // ---- timeline done, cycle 4
      done_valid_c4 <= done_valid_c1_c3[2];
      // ---- timeline row_write, cycle 1
      row_write_valid_c1_c3 <= {row_write_valid_c1_c3[1:0], row_write_valid};
      // ---- timeline row_write, cycle 4
      row_write_valid_c4 <= row_write_valid_c1_c3[2];
    end
  end

  always @(posedge clk) begin
    if (row_write_valid_c4) begin
      waiter <= write_qp_c4;
    end
    // ---- timeline done, cycle 1
    done_value_qp_c1_c3 <= {done_value_qp_c1_c3[19:0], done_value_qp};
    messages_c1 <= messages;
    // ---- timeline done, cycle 2
    messages_c2 <= messages_c1;
    // ---- timeline done, cycle 3
    counts_ne_c3 <= counts_data != messages_c2;
    // ---- timeline done, cycle 4
    done_value_qp_c4 <= done_value_qp_c1_c3[29:20];
    counts_ne_c4 <= counts_ne_c3;
    // ---- timeline row_write, cycle 1
    write_qp_c1_c3 <= {write_qp_c1_c3[19:0], write_qp};
    // ---- timeline row_write, cycle 4
    write_qp_c4 <= write_qp_c1_c3[29:20];
  end

  wire        _unused = &{1'b0, done_value_messages[23:6], done_value_placements};

`ifdef FORMAL
  reg  [6:0]  waited;
  always @(posedge clk) begin
    if (rst) begin
      waited <= 7'd0;
    end else begin
      waited <= (waiting & done_valid_c4) ? (waited + 7'd1) : 7'd0;
    end
  end
  always @(posedge clk) if (!rst) no_read_is_counted_while_a_life_begins: assert (~(setup_valid &
                                                                                    row_write_valid));
  always @(posedge clk) if (!rst) nothing_is_answered_while_a_life_begins: assert (~(setup_valid &
                                                                                     done_valid));
  always @(posedge clk) if (!rst) one_read_is_told_after_the_other: assert (~(row_write_valid_c4 & waiting &
                                                                              done_valid_c4));
  always @(posedge clk) if (!rst) a_read_is_told_before_its_answer_can_come: assert (waited < 7'd64);
`elsif HDL_CLAIMS
  reg  [6:0]  waited;
  always @(posedge clk) begin
    if (rst) begin
      waited <= 7'd0;
    end else begin
      waited <= (waiting & done_valid_c4) ? (waited + 7'd1) : 7'd0;
    end
  end
  always @(posedge clk) if (!rst && !(~(setup_valid & row_write_valid))) begin
    $display("ReadLedger.java: HDL801: claim 'no Read is counted while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(setup_valid & done_valid))) begin
    $display("ReadLedger.java: HDL801: claim 'nothing is answered while a life begins' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~(row_write_valid_c4 & waiting & done_valid_c4))) begin
    $display("ReadLedger.java: HDL801: claim 'one Read is told after the other' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(waited < 7'd64)) begin
    $display("ReadLedger.java: HDL801: claim 'a Read is told before its answer can come' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
