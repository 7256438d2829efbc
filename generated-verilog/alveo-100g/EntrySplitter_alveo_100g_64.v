`default_nettype none

// EntrySplitter_alveo_100g_64: cuts the beats of bursts into requests.  Generated from EntrySplitter.java.
module EntrySplitter_alveo_100g_64 (
  input  wire         clk,
  input  wire         rst,
  // orders: one per burst
  input  wire         orders_valid,
  output wire         orders_ready,
  input  wire [9:0]   orders_payload_qp,  // queue pair, local number
  input  wire [15:0]  orders_payload_index,  // of the first, modulo 65536
  input  wire [63:0]  orders_payload_address,  // of the first, in host memory
  input  wire [3:0]   orders_payload_count,  // how many, 1 to the batch
  // beats: the beats of the bursts, in order
  input  wire         beats_valid,
  output wire         beats_ready,
  input  wire [511:0] beats_payload_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         beats_payload_bad,  // the bus answered with an error: the data is nothing
  input  wire         beats_payload_last,  // the burst ends with this beat
  output wire         entry_valid,
  output wire [9:0]   entry_value_qp,  // queue pair, local number
  output wire [15:0]  entry_value_index,  // free-running index in the queue, modulo 65536
  output wire [63:0]  entry_value_address,  // where it lies in host memory
  output wire [511:0] entry_value_bytes,  // byte 0 in bits 7 to 0
  output wire         entry_value_bad  // the bus answered with an error: the bytes are nothing
);
  reg  [3:0]   done;
  reg          valid;
  reg  [9:0]   entry_qp;
  reg  [15:0]  entry_index;
  reg  [63:0]  entry_address;
  reg  [511:0] entry_bytes;
  reg          entry_bad;

  wire         is_last = (done + 4'd1) == orders_payload_count;
  wire [11:0]  offset = orders_payload_address[11:0] + ({8'd0, done} << 6);
  wire         moves = orders_valid & beats_valid;

  assign beats_ready = moves;
  assign orders_ready = moves & is_last;
  assign entry_valid = valid;
  assign entry_value_qp = entry_qp;
  assign entry_value_index = entry_index;
  assign entry_value_address = entry_address;
  assign entry_value_bytes = entry_bytes;
  assign entry_value_bad = entry_bad;

  always @(posedge clk) begin
    if (rst) begin
      done <= 4'd0;
      valid <= 1'b0;
    end else begin
      if (moves) begin
        done <= is_last ? 4'd0 : (done + 4'd1);
      end
      valid <= moves;
    end
  end

  always @(posedge clk) begin
    entry_qp <= orders_payload_qp;
    entry_index <= orders_payload_index + {12'd0, done};
    entry_address <= {orders_payload_address[63:12], offset};
    entry_bytes <= beats_payload_data;
    entry_bad <= beats_payload_bad;
  end

  wire        _unused = &{1'b0, beats_payload_last};
endmodule

`default_nettype wire
