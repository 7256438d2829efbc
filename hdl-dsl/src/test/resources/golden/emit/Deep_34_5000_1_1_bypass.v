`default_nettype none

// Deep_34_5000_1_1_bypass: a deep table of UltraRAM.  Generated from MemorySamples.java.
module Deep_34_5000_1_1_bypass (
  input  wire        clk,
  input  wire        rst,
  input  wire        write,
  input  wire [12:0] at,
  input  wire [33:0] data,
  input  wire        mask,
  input  wire [12:0] from,
  input  wire        look,
  output wire [33:0] word
);
  wire [67:0] _word_rows;
  reg         _word_at;
  reg  [33:0] _word_first;
  reg         _word_bypass;
  reg  [33:0] _word_written;

  wire [33:0] _data_xor = data ^ {data[32:0], data[33]};

  genvar _words_bank;
  generate
    for (_words_bank = 0; _words_bank < 1; _words_bank = _words_bank + 1) begin : words_banks
      (* ram_style = "ultra" *)
      reg [71:0] words [0:2499];
      reg [71:0] _word_row;

      always @(posedge clk) begin
        if (write) begin
          if (at[0] == 1'b0) begin
            words[at[12:1]][8:0] <= _data_xor[8:0];
            words[at[12:1]][17:9] <= _data_xor[17:9];
            words[at[12:1]][26:18] <= _data_xor[26:18];
            words[at[12:1]][35:27] <= {2'd0, _data_xor[33:27]};
          end
          if (at[0] == 1'b1) begin
            words[at[12:1]][44:36] <= _data_xor[8:0];
            words[at[12:1]][53:45] <= _data_xor[17:9];
            words[at[12:1]][62:54] <= _data_xor[26:18];
            words[at[12:1]][71:63] <= {2'd0, _data_xor[33:27]};
          end
        end
      end

      always @(posedge clk) begin
        if (look) begin
          _word_row <= words[from[12:1]];
        end
      end

      assign _word_rows[_words_bank * 68 +: 68] = {_word_row[69:36], _word_row[33:0]};
      wire _unused_word = &{1'b0, _word_row[71:70], _word_row[35:34]};
    end
  endgenerate

  always @* begin
    case (_word_at)
      1'b0: _word_first = _word_rows[33:0];
      default: _word_first = _word_rows[67:34];
    endcase
  end

  always @(posedge clk) begin
    if (look) begin
      _word_at <= from[0];
      _word_bypass <= write && at == from;
      _word_written <= _data_xor;
    end
  end

  assign word = _word_bypass ? _word_written : _word_first;

  wire        _unused = &{1'b0, rst, mask};

`ifdef FORMAL
  always @(posedge clk) if (!rst && write) words_within_depth: assert (at < 13'd5000);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && write && !(at < 13'd5000)) begin
    $display("MemorySamples.java: HDL801: claim 'write of words is within its depth' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
