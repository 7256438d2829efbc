`default_nettype none

// SendTables_alveo_100g: the tables of the scheduler, per flow, message and PSN.  Generated from
// SendTables.java.
module SendTables_alveo_100g (
  input  wire        clk,
  input  wire        rst,
  // setup: begins a life, responses before requests; no row is written in that cycle
  input  wire        setup_valid,
  input  wire [9:0]  setup_value_flow_qp,  // queue pair, local number
  input  wire        setup_value_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [23:0] setup_value_psn,  // first PSN to send
  // setup_value_context: of the queue pair
  input  wire [15:0] setup_value_context_pd,  // protection domain
  input  wire [2:0]  setup_value_context_mtu_code,  // PMTU = 256 << code
  input  wire [8:0]  setup_value_context_window,  // most PSNs of requests outstanding
  input  wire [8:0]  setup_value_context_response_window,  // most PSNs of responses outstanding
  input  wire [4:0]  setup_value_context_message_limit,  // most messages outstanding less one
  input  wire [3:0]  setup_value_context_last_path,  // paths in use less one
  input  wire [4:0]  setup_value_context_reads_outstanding,  // most Reads and atomics outstanding; 0: there may be none
  input  wire        state_valid,
  input  wire [9:0]  state_value_qp,  // queue pair, local number
  input  wire [2:0]  state_value_state,  // its state from now on
  input  wire        update_valid,
  input  wire [9:0]  update_value_flow_qp,  // queue pair, local number
  input  wire        update_value_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [23:0] update_value_una,  // oldest unacknowledged PSN
  input  wire [23:0] update_value_messages,  // aMSN: messages the peer has completed
  input  wire        update_value_rnr_wait,  // waiting after an RNR NAK: nothing may be sent
  input  wire        notice_valid,
  input  wire [9:0]  notice_value_qp,  // queue pair, local number
  input  wire [15:0] notice_value_fetched,  // requests fetched, this one included, modulo 65536; 0 when a life begins
  input  wire        responses_valid,
  input  wire [9:0]  responses_value_qp,  // queue pair, local number
  input  wire [6:0]  responses_value_count,  // low bits
  input  wire        resends_valid,
  input  wire [9:0]  resends_value_flow_qp,  // queue pair, local number
  input  wire        resends_value_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire        resends_value_waiting,
  // flow: flow to read
  input  wire [9:0]  flow_qp,  // queue pair, local number
  input  wire        flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire [7:0]  psn,  // PSN to read, low bits
  input  wire [4:0]  slot,  // message of requests to read
  output wire [15:0] context_pd,  // protection domain
  output wire [2:0]  context_mtu_code,  // PMTU = 256 << code
  output wire [8:0]  context_window,  // most PSNs of requests outstanding
  output wire [8:0]  context_response_window,  // most PSNs of responses outstanding
  output wire [4:0]  context_message_limit,  // most messages outstanding less one
  output wire [3:0]  context_last_path,  // paths in use less one
  output wire [4:0]  context_reads_outstanding,  // most Reads and atomics outstanding; 0: there may be none
  output wire [23:0] row_psn,  // nPSN: next new packet
  output wire [23:0] row_msn,  // nMSN: message that is being sent or is next
  output wire [23:0] row_po,  // packet index in that message; 0 = not begun
  output wire [23:0] row_rqmsn,  // receive WQE that the next message with one consumes
  output wire [3:0]  row_path,  // path of the next new packet
  output wire [9:0]  window_una,  // low bits
  output wire [6:0]  window_messages,  // low bits
  output wire        window_rnr_wait,
  output wire [6:0]  available,  // requests fetched or responses that can be sent, low bits
  output wire        again,  // packets of its flow wait to be sent again
  output wire        other_again,  // packets of the other flow of its queue pair do
  output reg  [2:0]  queue_pair_state,
  output wire [4:0]  packet_slot,  // of its message
  output wire [3:0]  packet_path,  // where congestion is controlled the send window knows it
  output wire [23:0] message_first,  // PSN of its first packet
  output wire [5:0]  message_rqmsn,  // low bits
  // write_flow: flow to write
  input  wire [9:0]  write_flow_qp,  // queue pair, local number
  input  wire        write_flow_responses,  // space of responses (RSP); else that of requests (SQ)
  input  wire        row_write_valid,
  input  wire [23:0] row_write_value_psn,  // nPSN: next new packet
  input  wire [23:0] row_write_value_msn,  // nMSN: message that is being sent or is next
  input  wire [23:0] row_write_value_po,  // packet index in that message; 0 = not begun
  input  wire [23:0] row_write_value_rqmsn,  // receive WQE that the next message with one consumes
  input  wire [3:0]  row_write_value_path,  // path of the next new packet
  input  wire        packet_write_valid,
  input  wire [4:0]  packet_write_value_slot,  // of its message
  input  wire [3:0]  packet_write_value_path,  // where congestion is controlled the send window knows it
  input  wire [7:0]  write_psn,  // PSN to write, low bits
  // message_write: of requests, at the slot of the packet
  input  wire        message_write_valid,
  input  wire [23:0] message_write_value_first,  // PSN of its first packet
  input  wire [5:0]  message_write_value_rqmsn  // low bits
);
  reg           flow_responses_d1;
  reg           is_response;
  (* ram_style = "block" *)
  reg  [50:0]   contexts [0:1023];
  reg  [50:0]   _contexts_data_first;
  reg  [50:0]   contexts_data;
  (* ram_style = "block" *)
  reg  [99:0]   rows [0:2047];
  reg  [99:0]   _rows_data_first;
  reg  [99:0]   rows_data;
  (* ram_style = "block" *)
  reg  [17:0]   windows [0:2047];
  reg  [17:0]   _windows_data_first;
  reg  [17:0]   windows_data;
  (* ram_style = "block" *)
  reg  [6:0]    fetched [0:1023];
  reg  [6:0]    _fetched_data_first;
  reg  [6:0]    fetched_data;
  (* ram_style = "block" *)
  reg  [6:0]    ready [0:1023];
  reg  [6:0]    _ready_data_first;
  reg  [6:0]    ready_data;
  (* ram_style = "block" *)
  reg           requests_again [0:1023];
  reg           _requests_again_2_first;
  reg           requests_again_2;
  (* ram_style = "block" *)
  reg           responses_again [0:1023];
  reg           _responses_again_2_first;
  reg           responses_again_2;
  (* ram_style = "block" *)
  reg  [2:0]    states [0:1023];
  reg  [2:0]    _queue_pair_state_first;
  wire [1151:0] _packets_data_rows;
  reg  [6:0]    _packets_data_at;
  reg  [71:0]   _packets_data_word;
  reg  [8:0]    _packets_data_first;
  reg  [8:0]    packets_data;
  wire [239:0]  _messages_data_rows;
  reg  [2:0]    _messages_data_at;
  reg  [59:0]   _messages_data_word;
  reg  [29:0]   _messages_data_first;
  reg  [29:0]   messages_data;

  wire [10:0]   flow = {flow_responses, flow_qp};
  wire [10:0]   _setup_value_flow_choice = setup_valid ? {setup_value_flow_responses, setup_value_flow_qp} :
                                           {write_flow_responses, write_flow_qp};

  assign context_pd = contexts_data[50:35];
  assign context_mtu_code = contexts_data[34:32];
  assign context_window = contexts_data[31:23];
  assign context_response_window = contexts_data[22:14];
  assign context_message_limit = contexts_data[13:9];
  assign context_last_path = contexts_data[8:5];
  assign context_reads_outstanding = contexts_data[4:0];
  assign row_psn = rows_data[99:76];
  assign row_msn = rows_data[75:52];
  assign row_po = rows_data[51:28];
  assign row_rqmsn = rows_data[27:4];
  assign row_path = rows_data[3:0];
  assign window_una = windows_data[17:8];
  assign window_messages = windows_data[7:1];
  assign window_rnr_wait = windows_data[0];
  assign available = is_response ? ready_data : fetched_data;
  assign again = is_response ? responses_again_2 : requests_again_2;
  assign other_again = is_response ? requests_again_2 : responses_again_2;
  assign packet_slot = packets_data[8:4];
  assign packet_path = packets_data[3:0];
  assign message_first = messages_data[29:6];
  assign message_rqmsn = messages_data[5:0];

  always @(posedge clk) begin
    if (setup_valid) begin
      contexts[setup_value_flow_qp] <= {setup_value_context_pd, setup_value_context_mtu_code,
                                        setup_value_context_window, setup_value_context_response_window,
                                        setup_value_context_message_limit, setup_value_context_last_path,
                                        setup_value_context_reads_outstanding};
    end
  end

  always @(posedge clk) begin
    _contexts_data_first <= contexts[flow_qp];
    contexts_data <= _contexts_data_first;
  end

  always @(posedge clk) begin
    if (setup_valid | row_write_valid) begin
      rows[_setup_value_flow_choice] <= {setup_valid ? setup_value_psn : row_write_value_psn,
                                         setup_valid ? 24'd1 : row_write_value_msn,
                                         setup_valid ? 24'd0 : row_write_value_po,
                                         setup_valid ? 24'd0 : row_write_value_rqmsn,
                                         setup_valid ? 4'd0 : row_write_value_path};
    end
  end

  always @(posedge clk) begin
    _rows_data_first <= rows[flow];
    rows_data <= _rows_data_first;
  end

  always @(posedge clk) begin
    if (update_valid) begin
      windows[{update_value_flow_responses, update_value_flow_qp}] <= {update_value_una[9:0],
                                                                       update_value_messages[6:0],
                                                                       update_value_rnr_wait};
    end
  end

  always @(posedge clk) begin
    _windows_data_first <= windows[flow];
    windows_data <= _windows_data_first;
  end

  always @(posedge clk) begin
    if (notice_valid) begin
      fetched[notice_value_qp] <= notice_value_fetched[6:0];
    end
  end

  always @(posedge clk) begin
    _fetched_data_first <= fetched[flow_qp];
    fetched_data <= _fetched_data_first;
  end

  initial begin : ready_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
      ready[_i] = 7'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && responses_valid) begin
      ready[responses_value_qp] <= responses_value_count;
    end
  end

  always @(posedge clk) begin
    _ready_data_first <= ready[flow_qp];
    ready_data <= _ready_data_first;
  end

  initial begin : requests_again_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
      requests_again[_i] = 1'b0;
    end
  end

  always @(posedge clk) begin
    if (!rst && (resends_valid & ~resends_value_flow_responses)) begin
      requests_again[resends_value_flow_qp] <= resends_value_waiting;
    end
  end

  always @(posedge clk) begin
    _requests_again_2_first <= requests_again[flow_qp];
    requests_again_2 <= _requests_again_2_first;
  end

  initial begin : responses_again_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
      responses_again[_i] = 1'b0;
    end
  end

  always @(posedge clk) begin
    if (!rst && (resends_valid & resends_value_flow_responses)) begin
      responses_again[resends_value_flow_qp] <= resends_value_waiting;
    end
  end

  always @(posedge clk) begin
    _responses_again_2_first <= responses_again[flow_qp];
    responses_again_2 <= _responses_again_2_first;
  end

  initial begin : states_zero
    integer _i;
    for (_i = 0; _i < 1024; _i = _i + 1) begin
      states[_i] = 3'd0;
    end
  end

  always @(posedge clk) begin
    if (!rst && state_valid) begin
      states[state_value_qp] <= state_value_state;
    end
  end

  always @(posedge clk) begin
    _queue_pair_state_first <= states[flow_qp];
    queue_pair_state <= _queue_pair_state_first;
  end

  genvar _packets_bank;
  generate
    for (_packets_bank = 0; _packets_bank < 16; _packets_bank = _packets_bank + 1) begin : packets_banks
      (* ram_style = "ultra" *)
      reg [71:0] packets [0:4095];
      reg [71:0] _packets_data_row;

      always @(posedge clk) begin
        if (packet_write_valid && {write_flow_responses, write_flow_qp[9:7]} == _packets_bank[3:0]) begin
          if (write_psn[2:0] == 3'd0) begin
            packets[{write_flow_qp[6:0], write_psn[7:3]}][8:0] <= {packet_write_value_slot,
                                                                   packet_write_value_path};
          end
          if (write_psn[2:0] == 3'd1) begin
            packets[{write_flow_qp[6:0], write_psn[7:3]}][17:9] <= {packet_write_value_slot,
                                                                    packet_write_value_path};
          end
          if (write_psn[2:0] == 3'd2) begin
            packets[{write_flow_qp[6:0], write_psn[7:3]}][26:18] <= {packet_write_value_slot,
                                                                     packet_write_value_path};
          end
          if (write_psn[2:0] == 3'd3) begin
            packets[{write_flow_qp[6:0], write_psn[7:3]}][35:27] <= {packet_write_value_slot,
                                                                     packet_write_value_path};
          end
          if (write_psn[2:0] == 3'd4) begin
            packets[{write_flow_qp[6:0], write_psn[7:3]}][44:36] <= {packet_write_value_slot,
                                                                     packet_write_value_path};
          end
          if (write_psn[2:0] == 3'd5) begin
            packets[{write_flow_qp[6:0], write_psn[7:3]}][53:45] <= {packet_write_value_slot,
                                                                     packet_write_value_path};
          end
          if (write_psn[2:0] == 3'd6) begin
            packets[{write_flow_qp[6:0], write_psn[7:3]}][62:54] <= {packet_write_value_slot,
                                                                     packet_write_value_path};
          end
          if (write_psn[2:0] == 3'd7) begin
            packets[{write_flow_qp[6:0], write_psn[7:3]}][71:63] <= {packet_write_value_slot,
                                                                     packet_write_value_path};
          end
        end
      end

      always @(posedge clk) begin
        _packets_data_row <= packets[{flow[6:0], psn[7:3]}];
      end

      assign _packets_data_rows[_packets_bank * 72 +: 72] = _packets_data_row;
    end
  endgenerate

  always @* begin
    case (_packets_data_at[6:3])
      4'd0: _packets_data_word = _packets_data_rows[71:0];
      4'd1: _packets_data_word = _packets_data_rows[143:72];
      4'd2: _packets_data_word = _packets_data_rows[215:144];
      4'd3: _packets_data_word = _packets_data_rows[287:216];
      4'd4: _packets_data_word = _packets_data_rows[359:288];
      4'd5: _packets_data_word = _packets_data_rows[431:360];
      4'd6: _packets_data_word = _packets_data_rows[503:432];
      4'd7: _packets_data_word = _packets_data_rows[575:504];
      4'd8: _packets_data_word = _packets_data_rows[647:576];
      4'd9: _packets_data_word = _packets_data_rows[719:648];
      4'd10: _packets_data_word = _packets_data_rows[791:720];
      4'd11: _packets_data_word = _packets_data_rows[863:792];
      4'd12: _packets_data_word = _packets_data_rows[935:864];
      4'd13: _packets_data_word = _packets_data_rows[1007:936];
      4'd14: _packets_data_word = _packets_data_rows[1079:1008];
      default: _packets_data_word = _packets_data_rows[1151:1080];
    endcase
    case (_packets_data_at[2:0])
      3'd0: _packets_data_first = _packets_data_word[8:0];
      3'd1: _packets_data_first = _packets_data_word[17:9];
      3'd2: _packets_data_first = _packets_data_word[26:18];
      3'd3: _packets_data_first = _packets_data_word[35:27];
      3'd4: _packets_data_first = _packets_data_word[44:36];
      3'd5: _packets_data_first = _packets_data_word[53:45];
      3'd6: _packets_data_first = _packets_data_word[62:54];
      default: _packets_data_first = _packets_data_word[71:63];
    endcase
  end

  always @(posedge clk) begin
    _packets_data_at <= {flow[10:7], psn[2:0]};
    packets_data <= _packets_data_first;
  end

  genvar _messages_bank;
  generate
    for (_messages_bank = 0; _messages_bank < 4; _messages_bank = _messages_bank + 1) begin : messages_banks
      (* ram_style = "ultra" *)
      reg [71:0] messages [0:4095];
      reg [71:0] _messages_data_row;

      always @(posedge clk) begin
        if (message_write_valid && write_flow_qp[9:8] == _messages_bank[1:0]) begin
          if (packet_write_value_slot[0] == 1'b0) begin
            messages[{write_flow_qp[7:0],
                      packet_write_value_slot[4:1]}][8:0] <= {message_write_value_first[2:0],
                                                              message_write_value_rqmsn};
            messages[{write_flow_qp[7:0],
                      packet_write_value_slot[4:1]}][17:9] <= message_write_value_first[11:3];
            messages[{write_flow_qp[7:0],
                      packet_write_value_slot[4:1]}][26:18] <= message_write_value_first[20:12];
            messages[{write_flow_qp[7:0], packet_write_value_slot[4:1]}][35:27] <= {6'd0,
                                                                                    message_write_value_first[23:21]};
          end
          if (packet_write_value_slot[0] == 1'b1) begin
            messages[{write_flow_qp[7:0],
                      packet_write_value_slot[4:1]}][44:36] <= {message_write_value_first[2:0],
                                                                message_write_value_rqmsn};
            messages[{write_flow_qp[7:0],
                      packet_write_value_slot[4:1]}][53:45] <= message_write_value_first[11:3];
            messages[{write_flow_qp[7:0],
                      packet_write_value_slot[4:1]}][62:54] <= message_write_value_first[20:12];
            messages[{write_flow_qp[7:0], packet_write_value_slot[4:1]}][71:63] <= {6'd0,
                                                                                    message_write_value_first[23:21]};
          end
        end
      end

      always @(posedge clk) begin
        _messages_data_row <= messages[{flow_qp[7:0], slot[4:1]}];
      end

      assign _messages_data_rows[_messages_bank * 60 +: 60] = {_messages_data_row[65:36],
                                                               _messages_data_row[29:0]};
      wire _unused_messages_data = &{1'b0, _messages_data_row[71:66], _messages_data_row[35:30]};
    end
  endgenerate

  always @* begin
    case (_messages_data_at[2:1])
      2'd0: _messages_data_word = _messages_data_rows[59:0];
      2'd1: _messages_data_word = _messages_data_rows[119:60];
      2'd2: _messages_data_word = _messages_data_rows[179:120];
      default: _messages_data_word = _messages_data_rows[239:180];
    endcase
    case (_messages_data_at[0])
      1'b0: _messages_data_first = _messages_data_word[29:0];
      default: _messages_data_first = _messages_data_word[59:30];
    endcase
  end

  always @(posedge clk) begin
    _messages_data_at <= {flow_qp[9:8], slot[0]};
    messages_data <= _messages_data_first;
  end

  always @(posedge clk) begin
    flow_responses_d1 <= flow_responses;
    is_response <= flow_responses_d1;
  end

  wire        _unused = &{1'b0, update_value_una[23:10], update_value_messages[23:7],
                          notice_value_fetched[15:7]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    no_row_is_written_while_a_life_begins: assert (~(setup_valid & row_write_valid));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(setup_valid & row_write_valid))) begin
    $display("SendTables.java: HDL801: claim 'no row is written while a life begins' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
