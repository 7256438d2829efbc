`default_nettype none

// RegisterSlice_Axi4Address_64_3: cuts every path of a stream, ready included, at full throughput: one beat
// shown, one held in reserve.  Generated from RegisterSlice.java.
module RegisterSlice_Axi4Address_64_3 (
  input  wire        clk,
  input  wire        rst,
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [2:0]  in_payload_id,
  input  wire [63:0] in_payload_addr,
  input  wire [7:0]  in_payload_len,
  input  wire [2:0]  in_payload_size,
  input  wire [1:0]  in_payload_burst,
  input  wire        in_payload_lock,
  input  wire [3:0]  in_payload_cache,
  input  wire [2:0]  in_payload_prot,
  input  wire [3:0]  in_payload_qos,
  output wire        out_valid,
  input  wire        out_ready,
  output wire [2:0]  out_payload_id,
  output wire [63:0] out_payload_addr,
  output wire [7:0]  out_payload_len,
  output wire [2:0]  out_payload_size,
  output wire [1:0]  out_payload_burst,
  output wire        out_payload_lock,
  output wire [3:0]  out_payload_cache,
  output wire [2:0]  out_payload_prot,
  output wire [3:0]  out_payload_qos
);
  reg  [2:0]  shown_id;
  reg  [63:0] shown_addr;
  reg  [7:0]  shown_len;
  reg  [2:0]  shown_size;
  reg  [1:0]  shown_burst;
  reg         shown_lock;
  reg  [3:0]  shown_cache;
  reg  [2:0]  shown_prot;
  reg  [3:0]  shown_qos;
  reg  [2:0]  spare_id;
  reg  [63:0] spare_addr;
  reg  [7:0]  spare_len;
  reg  [2:0]  spare_size;
  reg  [1:0]  spare_burst;
  reg         spare_lock;
  reg  [3:0]  spare_cache;
  reg  [2:0]  spare_prot;
  reg  [3:0]  spare_qos;
  reg         shown_full;
  reg         spare_full;

  wire        advance = ~shown_full | out_ready;

  assign in_ready = ~spare_full;
  assign out_valid = shown_full;
  assign out_payload_id = shown_id;
  assign out_payload_addr = shown_addr;
  assign out_payload_len = shown_len;
  assign out_payload_size = shown_size;
  assign out_payload_burst = shown_burst;
  assign out_payload_lock = shown_lock;
  assign out_payload_cache = shown_cache;
  assign out_payload_prot = shown_prot;
  assign out_payload_qos = shown_qos;

  always @(posedge clk) begin
    if (rst) begin
      shown_full <= 1'b0;
      spare_full <= 1'b0;
    end else if (advance) begin
      shown_full <= spare_full | in_valid;
      spare_full <= 1'b0;
    end else if (in_valid & in_ready) begin
      spare_full <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (advance) begin
      shown_id <= spare_full ? spare_id : in_payload_id;
      shown_addr <= spare_full ? spare_addr : in_payload_addr;
      shown_len <= spare_full ? spare_len : in_payload_len;
      shown_size <= spare_full ? spare_size : in_payload_size;
      shown_burst <= spare_full ? spare_burst : in_payload_burst;
      shown_lock <= spare_full ? spare_lock : in_payload_lock;
      shown_cache <= spare_full ? spare_cache : in_payload_cache;
      shown_prot <= spare_full ? spare_prot : in_payload_prot;
      shown_qos <= spare_full ? spare_qos : in_payload_qos;
    end else if (in_valid & in_ready) begin
      spare_id <= in_payload_id;
      spare_addr <= in_payload_addr;
      spare_len <= in_payload_len;
      spare_size <= in_payload_size;
      spare_burst <= in_payload_burst;
      spare_lock <= in_payload_lock;
      spare_cache <= in_payload_cache;
      spare_prot <= in_payload_prot;
      spare_qos <= in_payload_qos;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) the_spare_payload_stands_behind_one_that_is_shown: assert (~spare_full |
                                                                                             shown_full);
  always @(posedge clk) if (!rst) holds_two_payloads: cover (spare_full);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~spare_full | shown_full)) begin
    $display("RegisterSlice.java: HDL801: claim 'the spare payload stands behind one that is shown' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
