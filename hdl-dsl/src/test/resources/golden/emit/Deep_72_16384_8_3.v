`default_nettype none

// Deep_72_16384_8_3: a deep table of UltraRAM.  Generated from MemorySamples.java.
module Deep_72_16384_8_3 (
  input  wire        clk,
  input  wire        write,
  input  wire [13:0] at,
  input  wire [71:0] data,
  input  wire [7:0]  mask,
  input  wire [13:0] from,
  input  wire        look,
  output reg  [71:0] word
);
  (* ram_style = "ultra" *)
  reg  [71:0] words [0:16383];
  reg  [71:0] _word_first;
  reg  [71:0] _word_stage;

  always @(posedge clk) begin
    if (write) begin
      if (mask[0]) begin
        words[at][8:0] <= data[8:0];
      end
      if (mask[1]) begin
        words[at][17:9] <= data[17:9];
      end
      if (mask[2]) begin
        words[at][26:18] <= data[26:18];
      end
      if (mask[3]) begin
        words[at][35:27] <= data[35:27];
      end
      if (mask[4]) begin
        words[at][44:36] <= data[44:36];
      end
      if (mask[5]) begin
        words[at][53:45] <= data[53:45];
      end
      if (mask[6]) begin
        words[at][62:54] <= data[62:54];
      end
      if (mask[7]) begin
        words[at][71:63] <= data[71:63];
      end
    end
  end

  always @(posedge clk) begin
    if (look) begin
      _word_first <= words[from];
    end
    _word_stage <= _word_first;
    word <= _word_stage;
  end
endmodule

`default_nettype wire
