`default_nettype none

// ResponderContexts_alveo_100g: the contexts of Reads and atomics that wait for their responses.  Generated
// from ResponderContexts.java.
// timeline sending: 4 cycles, 5 registers (304 bits), of these 4 (294 bits) only wait
module ResponderContexts_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  // operands: of a Read or an atomic that was accepted
  input  wire        operands_valid,
  input  wire [9:0]  operands_value_qp,  // queue pair, local number
  input  wire [7:0]  operands_value_context,  // number of the context
  input  wire [1:0]  operands_value_kind,  // READ, COMPARE_SWAP or FETCH_ADD
  input  wire [23:0] operands_value_msn,  // MSN of the request
  input  wire [63:0] operands_value_address,  // of RETH or AtomicETH
  input  wire [31:0] operands_value_key,
  input  wire [63:0] operands_value_operand,  // to swap or add; of a Read its bytes in the lower half
  input  wire [63:0] operands_value_compare,  // to compare with
  input  wire        updates_valid,
  output wire        updates_ready,
  input  wire [9:0]  updates_payload_qp,  // queue pair, local number
  input  wire [7:0]  updates_payload_context,  // number of the context
  input  wire        updates_payload_executed,  // it is an atomic that has been executed
  input  wire [23:0] updates_payload_psn,  // first PSN of the response; unless executed
  input  wire [63:0] updates_payload_result,  // what was found; if executed
  // order: which context a response has
  input  wire        order_valid,
  // order_value_response: the response
  input  wire [9:0]  order_value_response_qp,  // queue pair, local number
  input  wire [4:0]  order_value_response_number,  // low bits of the number of the response, which are counted from 0
  // order: which context a response has
  input  wire [7:0]  order_value_context,  // number of the context
  // sending: of the sender of responses
  input  wire        sending_valid,  // cycle 0
  input  wire [9:0]  sending_value_qp,  // cycle 0: queue pair, local number
  input  wire [4:0]  sending_value_number,  // cycle 0: low bits of the number of the response, which are counted from 0
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
  input  wire [9:0]  starting_payload_qp,  // queue pair, local number
  input  wire [4:0]  starting_payload_number,  // low bits of the number of the response, which are counted from 0
  // started: four cycles after it was taken
  output wire [7:0]  started_context,  // number of the context
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
  reg  [9:0]   asked_qp_c1;
  // ---- timeline sending, cycle 2
  reg  [15:0]  context_c2_c3;
  // ---- timeline sending, cycle 4
  (* shreg_extract = "no" *)
  reg  [7:0]   context_c4;
  reg  [269:0] spares_c4;
  (* ram_style = "block" *)
  reg  [7:0]   order [0:32767];
  reg  [7:0]   context_data;
  (* ram_style = "ultra" *)
  reg  [269:0] contexts [0:16383];
  reg  [269:0] _contexts_data_first;
  reg  [269:0] _contexts_data_stage;
  reg  [269:0] contexts_data;
  (* ram_style = "block" *)
  reg  [269:0] spares [0:127];
  reg  [269:0] _spares_data_first;
  reg  [269:0] spares_data;

  wire [9:0]   asked_qp = sending_valid ? sending_value_qp : starting_payload_qp;
  wire [1:0]   kind = operands_valid ? operands_value_kind : CONTEXT_KIND_EXECUTED;
  wire         is_foreign = |operands_value_key[31:20];
  wire [269:0] word = {4'd0, operands_value_msn, operands_value_address, is_foreign, operands_value_key[19:0],
                       operands_value_operand[57:0], 3'd0, updates_payload_psn, kind,
                       operands_value_operand[63:58],
                       operands_valid ? operands_value_compare : updates_payload_result};
  wire         _operands_valid_or = operands_valid | updates_payload_executed;
  wire [29:0]  lanes = {{19{operands_valid}}, {3{operands_valid | ~updates_payload_executed}},
                        {8{_operands_valid_or}}};
  wire         writes = operands_valid | updates_valid;
  wire [7:0]   context_wire = operands_valid ? operands_value_context : updates_payload_context;
  wire [9:0]   qp = operands_valid ? operands_value_qp : updates_payload_qp;
  wire [269:0] word_2 = context_c4[7] ? spares_c4 : contexts_data;
  wire [269:0] _word_shifted = word_2 >> 72;
  wire [23:0]  psn = _word_shifted[23:0];
  wire [269:0] other = word_2 >> 99;
  wire [63:0]  operand = {word_2[69:64], other[57:0]};
  wire [31:0]  key = {11'd0, other[78:58]};
  wire [63:0]  address = other[142:79];
  wire [23:0]  msn = other[166:143];
  wire [63:0]  result = word_2[63:0];
  wire [1:0]   kind_2 = word_2[71:70];

  assign starting_ready = ~sending_valid;
  assign updates_ready = ~operands_valid;
  assign sent_kind = kind_2;
  assign sent_msn = msn;
  assign sent_psn = psn;
  assign sent_address = address;
  assign sent_key = key;
  assign sent_length = operand[31:0];
  assign sent_result = result;
  assign started_context = context_c4;
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
    context_data <= order[{asked_qp, sending_valid ? sending_value_number : starting_payload_number}];
  end

  always @(posedge clk) begin
    if (writes & ~context_wire[7]) begin
      if (lanes[0]) begin
        contexts[{qp, context_wire[3:0]}][8:0] <= word[8:0];
      end
      if (lanes[1]) begin
        contexts[{qp, context_wire[3:0]}][17:9] <= word[17:9];
      end
      if (lanes[2]) begin
        contexts[{qp, context_wire[3:0]}][26:18] <= word[26:18];
      end
      if (lanes[3]) begin
        contexts[{qp, context_wire[3:0]}][35:27] <= word[35:27];
      end
      if (lanes[4]) begin
        contexts[{qp, context_wire[3:0]}][44:36] <= word[44:36];
      end
      if (lanes[5]) begin
        contexts[{qp, context_wire[3:0]}][53:45] <= word[53:45];
      end
      if (lanes[6]) begin
        contexts[{qp, context_wire[3:0]}][62:54] <= word[62:54];
      end
      if (lanes[7]) begin
        contexts[{qp, context_wire[3:0]}][71:63] <= word[71:63];
      end
      if (lanes[8]) begin
        contexts[{qp, context_wire[3:0]}][80:72] <= word[80:72];
      end
      if (lanes[9]) begin
        contexts[{qp, context_wire[3:0]}][89:81] <= word[89:81];
      end
      if (lanes[10]) begin
        contexts[{qp, context_wire[3:0]}][98:90] <= word[98:90];
      end
      if (lanes[11]) begin
        contexts[{qp, context_wire[3:0]}][107:99] <= word[107:99];
      end
      if (lanes[12]) begin
        contexts[{qp, context_wire[3:0]}][116:108] <= word[116:108];
      end
      if (lanes[13]) begin
        contexts[{qp, context_wire[3:0]}][125:117] <= word[125:117];
      end
      if (lanes[14]) begin
        contexts[{qp, context_wire[3:0]}][134:126] <= word[134:126];
      end
      if (lanes[15]) begin
        contexts[{qp, context_wire[3:0]}][143:135] <= word[143:135];
      end
      if (lanes[16]) begin
        contexts[{qp, context_wire[3:0]}][152:144] <= word[152:144];
      end
      if (lanes[17]) begin
        contexts[{qp, context_wire[3:0]}][161:153] <= word[161:153];
      end
      if (lanes[18]) begin
        contexts[{qp, context_wire[3:0]}][170:162] <= word[170:162];
      end
      if (lanes[19]) begin
        contexts[{qp, context_wire[3:0]}][179:171] <= word[179:171];
      end
      if (lanes[20]) begin
        contexts[{qp, context_wire[3:0]}][188:180] <= word[188:180];
      end
      if (lanes[21]) begin
        contexts[{qp, context_wire[3:0]}][197:189] <= word[197:189];
      end
      if (lanes[22]) begin
        contexts[{qp, context_wire[3:0]}][206:198] <= word[206:198];
      end
      if (lanes[23]) begin
        contexts[{qp, context_wire[3:0]}][215:207] <= word[215:207];
      end
      if (lanes[24]) begin
        contexts[{qp, context_wire[3:0]}][224:216] <= word[224:216];
      end
      if (lanes[25]) begin
        contexts[{qp, context_wire[3:0]}][233:225] <= word[233:225];
      end
      if (lanes[26]) begin
        contexts[{qp, context_wire[3:0]}][242:234] <= word[242:234];
      end
      if (lanes[27]) begin
        contexts[{qp, context_wire[3:0]}][251:243] <= word[251:243];
      end
      if (lanes[28]) begin
        contexts[{qp, context_wire[3:0]}][260:252] <= word[260:252];
      end
      if (lanes[29]) begin
        contexts[{qp, context_wire[3:0]}][269:261] <= word[269:261];
      end
    end
  end

  always @(posedge clk) begin
    _contexts_data_first <= contexts[{asked_qp_c1, context_data[3:0]}];
    _contexts_data_stage <= _contexts_data_first;
    contexts_data <= _contexts_data_stage;
  end

  always @(posedge clk) begin
    if (writes & context_wire[7]) begin
      if (lanes[0]) begin
        spares[context_wire[6:0]][8:0] <= word[8:0];
      end
      if (lanes[1]) begin
        spares[context_wire[6:0]][17:9] <= word[17:9];
      end
      if (lanes[2]) begin
        spares[context_wire[6:0]][26:18] <= word[26:18];
      end
      if (lanes[3]) begin
        spares[context_wire[6:0]][35:27] <= word[35:27];
      end
      if (lanes[4]) begin
        spares[context_wire[6:0]][44:36] <= word[44:36];
      end
      if (lanes[5]) begin
        spares[context_wire[6:0]][53:45] <= word[53:45];
      end
      if (lanes[6]) begin
        spares[context_wire[6:0]][62:54] <= word[62:54];
      end
      if (lanes[7]) begin
        spares[context_wire[6:0]][71:63] <= word[71:63];
      end
      if (lanes[8]) begin
        spares[context_wire[6:0]][80:72] <= word[80:72];
      end
      if (lanes[9]) begin
        spares[context_wire[6:0]][89:81] <= word[89:81];
      end
      if (lanes[10]) begin
        spares[context_wire[6:0]][98:90] <= word[98:90];
      end
      if (lanes[11]) begin
        spares[context_wire[6:0]][107:99] <= word[107:99];
      end
      if (lanes[12]) begin
        spares[context_wire[6:0]][116:108] <= word[116:108];
      end
      if (lanes[13]) begin
        spares[context_wire[6:0]][125:117] <= word[125:117];
      end
      if (lanes[14]) begin
        spares[context_wire[6:0]][134:126] <= word[134:126];
      end
      if (lanes[15]) begin
        spares[context_wire[6:0]][143:135] <= word[143:135];
      end
      if (lanes[16]) begin
        spares[context_wire[6:0]][152:144] <= word[152:144];
      end
      if (lanes[17]) begin
        spares[context_wire[6:0]][161:153] <= word[161:153];
      end
      if (lanes[18]) begin
        spares[context_wire[6:0]][170:162] <= word[170:162];
      end
      if (lanes[19]) begin
        spares[context_wire[6:0]][179:171] <= word[179:171];
      end
      if (lanes[20]) begin
        spares[context_wire[6:0]][188:180] <= word[188:180];
      end
      if (lanes[21]) begin
        spares[context_wire[6:0]][197:189] <= word[197:189];
      end
      if (lanes[22]) begin
        spares[context_wire[6:0]][206:198] <= word[206:198];
      end
      if (lanes[23]) begin
        spares[context_wire[6:0]][215:207] <= word[215:207];
      end
      if (lanes[24]) begin
        spares[context_wire[6:0]][224:216] <= word[224:216];
      end
      if (lanes[25]) begin
        spares[context_wire[6:0]][233:225] <= word[233:225];
      end
      if (lanes[26]) begin
        spares[context_wire[6:0]][242:234] <= word[242:234];
      end
      if (lanes[27]) begin
        spares[context_wire[6:0]][251:243] <= word[251:243];
      end
      if (lanes[28]) begin
        spares[context_wire[6:0]][260:252] <= word[260:252];
      end
      if (lanes[29]) begin
        spares[context_wire[6:0]][269:261] <= word[269:261];
      end
    end
  end

  always @(posedge clk) begin
    _spares_data_first <= spares[context_data[6:0]];
    spares_data <= _spares_data_first;
  end

  always @(posedge clk) begin
    // ---- timeline sending, cycle 1
    asked_qp_c1 <= asked_qp;
    // ---- timeline sending, cycle 2
    context_c2_c3 <= {context_c2_c3[7:0], context_data};
    // ---- timeline sending, cycle 4
    context_c4 <= context_c2_c3[15:8];
    spares_c4 <= spares_data;
  end

  wire        _unused = &{1'b0, rst, starting_valid, _word_shifted[269:24], other[269:167]};

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
