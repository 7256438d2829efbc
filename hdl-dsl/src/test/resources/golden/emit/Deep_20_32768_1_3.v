`default_nettype none

// Deep_20_32768_1_3: a deep table of UltraRAM.  Generated from MemorySamples.java.
module Deep_20_32768_1_3 (
  input  wire        clk,
  input  wire        write,
  input  wire [14:0] at,
  input  wire [19:0] data,
  input  wire        mask,
  input  wire [14:0] from,
  input  wire        look,
  output reg  [19:0] word
);
  wire [159:0] _word_rows;
  reg  [2:0]   _word_at;
  reg  [2:0]   _word_at_c2;
  reg  [39:0]  _word_word;
  reg  [19:0]  _word_first;

  wire [19:0]  _data_xor = data ^ {data[18:0], data[19]};

  genvar _words_bank;
  generate
    for (_words_bank = 0; _words_bank < 4; _words_bank = _words_bank + 1) begin : words_banks
      (* ram_style = "ultra" *)
      reg [53:0] words [0:4095];
      reg [53:0] _word_row;
      reg [53:0] _word_row_c2;

      always @(posedge clk) begin
        if (write && at[14:13] == _words_bank[1:0]) begin
          if (at[0] == 1'b0) begin
            words[at[12:1]][8:0] <= _data_xor[8:0];
            words[at[12:1]][17:9] <= _data_xor[17:9];
            words[at[12:1]][26:18] <= {7'd0, _data_xor[19:18]};
          end
          if (at[0] == 1'b1) begin
            words[at[12:1]][35:27] <= _data_xor[8:0];
            words[at[12:1]][44:36] <= _data_xor[17:9];
            words[at[12:1]][53:45] <= {7'd0, _data_xor[19:18]};
          end
        end
      end

      always @(posedge clk) begin
        if (look) begin
          _word_row <= words[from[12:1]];
        end
        _word_row_c2 <= _word_row;
      end

      assign _word_rows[_words_bank * 40 +: 40] = {_word_row_c2[46:27], _word_row_c2[19:0]};
      wire _unused_word = &{1'b0, _word_row_c2[53:47], _word_row_c2[26:20]};
    end
  endgenerate

  always @* begin
    case (_word_at_c2[2:1])
      2'd0: _word_word = _word_rows[39:0];
      2'd1: _word_word = _word_rows[79:40];
      2'd2: _word_word = _word_rows[119:80];
      default: _word_word = _word_rows[159:120];
    endcase
    case (_word_at_c2[0])
      1'b0: _word_first = _word_word[19:0];
      default: _word_first = _word_word[39:20];
    endcase
  end

  always @(posedge clk) begin
    if (look) begin
      _word_at <= {from[14:13], from[0]};
    end
    _word_at_c2 <= _word_at;
    word <= _word_first;
  end

  wire        _unused = &{1'b0, mask};
endmodule

`default_nettype wire
