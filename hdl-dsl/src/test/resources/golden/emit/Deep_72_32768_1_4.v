`default_nettype none

// Deep_72_32768_1_4: a deep table of UltraRAM.  Generated from MemorySamples.java.
module Deep_72_32768_1_4 (
  input  wire        clk,
  input  wire        write,
  input  wire [14:0] at,
  input  wire [71:0] data,
  input  wire        mask,
  input  wire [14:0] from,
  input  wire        look,
  output reg  [71:0] word
);
  wire [143:0] _word_rows;
  reg          _word_at;
  reg          _word_at_c2;
  reg          _word_at_c3;
  reg  [71:0]  _word_first;

  genvar _words_bank;
  generate
    for (_words_bank = 0; _words_bank < 2; _words_bank = _words_bank + 1) begin : words_banks
      (* ram_style = "ultra" *)
      reg [71:0] words [0:16383];
      reg [71:0] _word_row;
      reg [71:0] _word_row_c2;
      reg [71:0] _word_row_c3;

      always @(posedge clk) begin
        if (write && at[14] == _words_bank[0]) begin
          words[at[13:0]] <= data ^ {data[70:0], data[71]};
        end
      end

      always @(posedge clk) begin
        if (look) begin
          _word_row <= words[from[13:0]];
        end
        _word_row_c2 <= _word_row;
        _word_row_c3 <= _word_row_c2;
      end

      assign _word_rows[_words_bank * 72 +: 72] = _word_row_c3;
    end
  endgenerate

  always @* begin
    case (_word_at_c3)
      1'b0: _word_first = _word_rows[71:0];
      default: _word_first = _word_rows[143:72];
    endcase
  end

  always @(posedge clk) begin
    if (look) begin
      _word_at <= from[14];
    end
    _word_at_c2 <= _word_at;
    _word_at_c3 <= _word_at_c2;
    word <= _word_first;
  end

  wire        _unused = &{1'b0, mask};
endmodule

`default_nettype wire
