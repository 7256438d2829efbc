`default_nettype none

// Deep_80_16384_1_2: a deep table of UltraRAM.  Generated from MemorySamples.java.
module Deep_80_16384_1_2 (
  input  wire        clk,
  input  wire        write,
  input  wire [13:0] at,
  input  wire [79:0] data,
  input  wire        mask,
  input  wire [13:0] from,
  input  wire        look,
  output reg  [79:0] word
);
  wire [319:0] _word_rows;
  reg  [1:0]   _word_at;
  reg  [79:0]  _word_first;

  genvar _words_bank;
  generate
    for (_words_bank = 0; _words_bank < 4; _words_bank = _words_bank + 1) begin : words_banks
      (* ram_style = "ultra" *)
      reg [79:0] words [0:4095];
      reg [79:0] _word_row;

      always @(posedge clk) begin
        if (write && at[13:12] == _words_bank[1:0]) begin
          words[at[11:0]] <= data ^ {data[78:0], data[79]};
        end
      end

      always @(posedge clk) begin
        if (look) begin
          _word_row <= words[from[11:0]];
        end
      end

      assign _word_rows[_words_bank * 80 +: 80] = _word_row;
    end
  endgenerate

  always @* begin
    case (_word_at)
      2'd0: _word_first = _word_rows[79:0];
      2'd1: _word_first = _word_rows[159:80];
      2'd2: _word_first = _word_rows[239:160];
      default: _word_first = _word_rows[319:240];
    endcase
  end

  always @(posedge clk) begin
    if (look) begin
      _word_at <= from[13:12];
    end
    word <= _word_first;
  end

  wire        _unused = &{1'b0, mask};
endmodule

`default_nettype wire
