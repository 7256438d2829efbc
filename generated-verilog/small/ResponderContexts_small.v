`default_nettype none

// ResponderContexts_small: the contexts of Reads and atomics that wait for their responses.  Generated from
// ResponderContexts.java.
// timeline sending: 4 cycles, 4 registers (14 bits), of these 3 (10 bits) only wait
module ResponderContexts_small (
  input  wire        clk,
  input  wire        rst,
  // operands: of a Read or an atomic that was accepted
  input  wire        operands_valid,
  input  wire [3:0]  operands_value_qp,  // queue pair, local number
  input  wire [2:0]  operands_value_context,  // number of the context
  input  wire [1:0]  operands_value_kind,  // READ, COMPARE_SWAP or FETCH_ADD
  input  wire [23:0] operands_value_msn,  // MSN of the request
  input  wire [63:0] operands_value_address,  // of RETH or AtomicETH
  input  wire [31:0] operands_value_key,
  input  wire [63:0] operands_value_operand,  // to swap or add; of a Read its bytes in the lower half
  input  wire [63:0] operands_value_compare,  // to compare with
  input  wire        updates_valid,
  output wire        updates_ready,
  input  wire [3:0]  updates_payload_qp,  // queue pair, local number
  input  wire [2:0]  updates_payload_context,  // number of the context
  input  wire        updates_payload_executed,  // it is an atomic that has been executed
  input  wire [23:0] updates_payload_psn,  // first PSN of the response; unless executed
  input  wire [63:0] updates_payload_result,  // what was found; if executed
  // order: which context a response has
  input  wire        order_valid,
  // order_value_response: the response
  input  wire [3:0]  order_value_response_qp,  // queue pair, local number
  input  wire [2:0]  order_value_response_number,  // low bits of the number of the response, which are counted from 0
  // order: which context a response has
  input  wire [2:0]  order_value_context,  // number of the context
  // sending: of the sender of responses
  input  wire        sending_valid,  // cycle 0
  input  wire [3:0]  sending_value_qp,  // cycle 0: queue pair, local number
  input  wire [2:0]  sending_value_number,  // cycle 0: low bits of the number of the response, which are counted from 0
  output wire [1:0]  sent_kind,  // cycle 4: 0 Read, 1 CmpSwap, 2 FetchAdd, 3 an atomic that has been executed
  output wire [23:0] sent_msn,  // cycle 4: MSN of the request
  output wire [23:0] sent_psn,  // cycle 4: of the first packet of the response
  output wire [63:0] sent_address,  // cycle 4: of a Read: first byte
  output wire [31:0] sent_key,  // cycle 4: of a Read: its MR
  output wire [31:0] sent_length,  // cycle 4: of a Read: bytes
  output wire [63:0] sent_result,  // cycle 4: of an atomic that was executed: what was found
  // starting: of the engine
  input  wire        starting_valid,
  output wire        starting_ready,
  input  wire [3:0]  starting_payload_qp,  // queue pair, local number
  input  wire [2:0]  starting_payload_number,  // low bits of the number of the response, which are counted from 0
  // started: four cycles after it was taken
  output reg  [2:0]  started_context,  // number of the context
  output wire [1:0]  started_kind,
  output wire [23:0] started_msn,  // MSN of the request
  output wire [23:0] started_psn,  // of the first packet of the response
  output wire [63:0] started_address,
  output wire [31:0] started_key,
  output wire [63:0] started_operand,  // to swap or add; of a Read its bytes in the lower half
  output wire [63:0] started_result  // to compare with; what was found, once executed
);
  localparam [1:0] CONTEXT_KIND_EXECUTED = 2'd3;

  // ---- timeline sending, cycle 1
  reg  [3:0]   asked_qp_c1;
  // ---- timeline sending, cycle 2
  reg  [3:0]   asked_qp_c2;
  // ---- timeline sending, cycle 3
  reg  [2:0]   context_c3;
  (* ram_style = "block" *)
  reg  [2:0]   order [0:127];
  reg  [2:0]   _context_data_first;
  reg  [2:0]   context_data;
  (* ram_style = "block" *)
  reg  [287:0] contexts [0:127];
  reg  [287:0] _contexts_data_first;
  reg  [287:0] contexts_data;

  wire [3:0]   asked_qp = sending_valid ? sending_value_qp : starting_payload_qp;
  wire [1:0]   kind = operands_valid ? operands_value_kind : CONTEXT_KIND_EXECUTED;
  wire [63:0]  _operands_value_compare_choice = operands_valid ? operands_value_compare :
                                                updates_payload_result;
  wire         _operands_valid_or = operands_valid | updates_payload_executed;
  wire [6:0]   _operands_value_choice = operands_valid ? {operands_value_qp, operands_value_context} :
                                        {updates_payload_qp, updates_payload_context};
  wire [287:0] _contexts_shifted = contexts_data >> 72;
  wire [23:0]  psn = _contexts_shifted[23:0];
  wire [287:0] other = contexts_data >> 99;
  wire [63:0]  operand = other[63:0];
  wire [31:0]  key = other[95:64];
  wire [63:0]  address = other[159:96];
  wire [23:0]  msn = other[183:160];
  wire [63:0]  result = contexts_data[63:0];
  wire [1:0]   kind_2 = contexts_data[65:64];

  assign starting_ready = ~sending_valid;
  assign updates_ready = ~operands_valid;
  assign sent_kind = kind_2;
  assign sent_msn = msn;
  assign sent_psn = psn;
  assign sent_address = address;
  assign sent_key = key;
  assign sent_length = operand[31:0];
  assign sent_result = result;
  assign started_kind = kind_2;
  assign started_msn = msn;
  assign started_psn = psn;
  assign started_address = address;
  assign started_key = key;
  assign started_operand = operand;
  assign started_result = result;

  always @(posedge clk) begin
    if (order_valid) begin
      order[{order_value_response_qp, order_value_response_number}] <= order_value_context;
    end
  end

  always @(posedge clk) begin
    _context_data_first <= order[{asked_qp, sending_valid ? sending_value_number : starting_payload_number}];
    context_data <= _context_data_first;
  end

  always @(posedge clk) begin
    if (operands_valid | updates_valid) begin
      if (_operands_valid_or) begin
        contexts[_operands_value_choice][8:0] <= _operands_value_compare_choice[8:0];
      end
      if (_operands_valid_or) begin
        contexts[_operands_value_choice][17:9] <= _operands_value_compare_choice[17:9];
      end
      if (_operands_valid_or) begin
        contexts[_operands_value_choice][26:18] <= _operands_value_compare_choice[26:18];
      end
      if (_operands_valid_or) begin
        contexts[_operands_value_choice][35:27] <= _operands_value_compare_choice[35:27];
      end
      if (_operands_valid_or) begin
        contexts[_operands_value_choice][44:36] <= _operands_value_compare_choice[44:36];
      end
      if (_operands_valid_or) begin
        contexts[_operands_value_choice][53:45] <= _operands_value_compare_choice[53:45];
      end
      if (_operands_valid_or) begin
        contexts[_operands_value_choice][62:54] <= _operands_value_compare_choice[62:54];
      end
      if (_operands_valid_or) begin
        contexts[_operands_value_choice][71:63] <= {6'd0, kind, _operands_value_compare_choice[63]};
      end
      if (operands_valid | ~updates_payload_executed) begin
        contexts[_operands_value_choice][80:72] <= updates_payload_psn[8:0];
      end
      if (operands_valid | ~updates_payload_executed) begin
        contexts[_operands_value_choice][89:81] <= updates_payload_psn[17:9];
      end
      if (operands_valid | ~updates_payload_executed) begin
        contexts[_operands_value_choice][98:90] <= {3'd0, updates_payload_psn[23:18]};
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][107:99] <= operands_value_operand[8:0];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][116:108] <= operands_value_operand[17:9];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][125:117] <= operands_value_operand[26:18];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][134:126] <= operands_value_operand[35:27];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][143:135] <= operands_value_operand[44:36];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][152:144] <= operands_value_operand[53:45];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][161:153] <= operands_value_operand[62:54];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][170:162] <= {operands_value_key[7:0], operands_value_operand[63]};
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][179:171] <= operands_value_key[16:8];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][188:180] <= operands_value_key[25:17];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][197:189] <= {operands_value_address[2:0], operands_value_key[31:26]};
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][206:198] <= operands_value_address[11:3];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][215:207] <= operands_value_address[20:12];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][224:216] <= operands_value_address[29:21];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][233:225] <= operands_value_address[38:30];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][242:234] <= operands_value_address[47:39];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][251:243] <= operands_value_address[56:48];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][260:252] <= {operands_value_msn[1:0], operands_value_address[63:57]};
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][269:261] <= operands_value_msn[10:2];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][278:270] <= operands_value_msn[19:11];
      end
      if (operands_valid) begin
        contexts[_operands_value_choice][287:279] <= {5'd0, operands_value_msn[23:20]};
      end
    end
  end

  always @(posedge clk) begin
    _contexts_data_first <= contexts[{asked_qp_c2, context_data}];
    contexts_data <= _contexts_data_first;
  end

  always @(posedge clk) begin
    // ---- timeline sending, cycle 1
    asked_qp_c1 <= asked_qp;
    // ---- timeline sending, cycle 2
    asked_qp_c2 <= asked_qp_c1;
    // ---- timeline sending, cycle 3
    context_c3 <= context_data;
    // ---- timeline sending, cycle 4
    started_context <= context_c3;
  end

  wire        _unused = &{1'b0, rst, starting_valid, _contexts_shifted[287:24], other[287:184]};

`ifdef FORMAL
  always @(posedge clk) if (!rst && (updates_valid & updates_ready))
    operands_go_first: assert (~operands_valid);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && (updates_valid & updates_ready) && !(~operands_valid)) begin
    $display("ResponderContexts.java: HDL801: claim 'operands go first' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
