`default_nettype none

// Deep_9_65536_1_2: a deep table of UltraRAM.  Generated from MemorySamples.java.
module Deep_9_65536_1_2 (
  input  wire        clk,
  input  wire        write,
  input  wire [15:0] at,
  input  wire [8:0]  data,
  input  wire        mask,
  input  wire [15:0] from,
  input  wire        look,
  output reg  [8:0]  word
);
  wire [143:0] _word_rows;
  reg  [3:0]   _word_at;
  reg  [71:0]  _word_word;
  reg  [8:0]   _word_first;

  wire [8:0]   _data_xor = data ^ {data[7:0], data[8]};

  genvar _words_bank;
  generate
    for (_words_bank = 0; _words_bank < 2; _words_bank = _words_bank + 1) begin : words_banks
      (* ram_style = "ultra" *)
      reg [71:0] words [0:4095];
      reg [71:0] _word_row;

      always @(posedge clk) begin
        if (write && at[15] == _words_bank[0]) begin
          if (at[2:0] == 3'd0) begin
            words[at[14:3]][8:0] <= _data_xor;
          end
          if (at[2:0] == 3'd1) begin
            words[at[14:3]][17:9] <= _data_xor;
          end
          if (at[2:0] == 3'd2) begin
            words[at[14:3]][26:18] <= _data_xor;
          end
          if (at[2:0] == 3'd3) begin
            words[at[14:3]][35:27] <= _data_xor;
          end
          if (at[2:0] == 3'd4) begin
            words[at[14:3]][44:36] <= _data_xor;
          end
          if (at[2:0] == 3'd5) begin
            words[at[14:3]][53:45] <= _data_xor;
          end
          if (at[2:0] == 3'd6) begin
            words[at[14:3]][62:54] <= _data_xor;
          end
          if (at[2:0] == 3'd7) begin
            words[at[14:3]][71:63] <= _data_xor;
          end
        end
      end

      always @(posedge clk) begin
        if (look) begin
          _word_row <= words[from[14:3]];
        end
      end

      assign _word_rows[_words_bank * 72 +: 72] = _word_row;
    end
  endgenerate

  always @* begin
    case (_word_at[3])
      1'b0: _word_word = _word_rows[71:0];
      default: _word_word = _word_rows[143:72];
    endcase
    case (_word_at[2:0])
      3'd0: _word_first = _word_word[8:0];
      3'd1: _word_first = _word_word[17:9];
      3'd2: _word_first = _word_word[26:18];
      3'd3: _word_first = _word_word[35:27];
      3'd4: _word_first = _word_word[44:36];
      3'd5: _word_first = _word_word[53:45];
      3'd6: _word_first = _word_word[62:54];
      default: _word_first = _word_word[71:63];
    endcase
  end

  always @(posedge clk) begin
    if (look) begin
      _word_at <= {from[15], from[2:0]};
    end
    word <= _word_first;
  end

  wire        _unused = &{1'b0, mask};
endmodule

`default_nettype wire
