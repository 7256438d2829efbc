`default_nettype none

// WqeSplitter_small_32: cuts the beats of bursts into WQEs.  Generated from WqeSplitter.java.
module WqeSplitter_small_32 (
  input  wire         clk,
  input  wire         rst,
  // orders: one per burst
  input  wire         orders_valid,
  output wire         orders_ready,
  input  wire [3:0]   orders_payload_qp,  // queue pair, local number
  input  wire [15:0]  orders_payload_index,  // of the first, modulo 65536
  input  wire [63:0]  orders_payload_address,  // of the first, in host memory
  input  wire [3:0]   orders_payload_count,  // how many, 1 to the batch
  // beats: the beats of the bursts, in order
  input  wire         beats_valid,
  output wire         beats_ready,
  input  wire [255:0] beats_payload_data,  // whole beat, the byte at the lowest address in bits 7 to 0
  input  wire         beats_payload_bad,  // the bus answered with an error: the data is nothing
  input  wire         beats_payload_last,  // the burst ends with this beat
  output wire         wqe_valid,
  output wire [3:0]   wqe_value_qp,  // queue pair, local number
  output wire [15:0]  wqe_value_index,  // free-running index in the queue, modulo 65536
  output wire [63:0]  wqe_value_address,  // where it lies in host memory
  output wire [255:0] wqe_value_bytes,  // byte 0 in bits 7 to 0
  output wire         wqe_value_bad  // the bus answered with an error: the bytes are nothing
);
  reg  [3:0]   done;
  reg  [3:0]   next_reg;
  reg          valid;
  reg  [3:0]   wqe_qp;
  reg  [15:0]  wqe_index;
  reg  [63:0]  wqe_address;
  reg  [255:0] wqe_bytes;
  reg          wqe_bad;

  wire         is_last = next_reg == orders_payload_count;
  wire [11:0]  offset = orders_payload_address[11:0] + ({8'd0, done} << 5);
  wire         moving = orders_valid & beats_valid;

  assign beats_ready = moving;
  assign orders_ready = moving & is_last;
  assign wqe_valid = valid;
  assign wqe_value_qp = wqe_qp;
  assign wqe_value_index = wqe_index;
  assign wqe_value_address = wqe_address;
  assign wqe_value_bytes = wqe_bytes;
  assign wqe_value_bad = wqe_bad;

  always @(posedge clk) begin
    if (rst) begin
      done <= 4'd0;
      next_reg <= 4'd1;
      valid <= 1'b0;
    end else begin
      if (moving) begin
        done <= is_last ? 4'd0 : next_reg;
        next_reg <= is_last ? 4'd1 : (next_reg + 4'd1);
      end
      valid <= moving;
    end
  end

  always @(posedge clk) begin
    wqe_qp <= orders_payload_qp;
    wqe_index <= orders_payload_index + {12'd0, done};
    wqe_address <= {orders_payload_address[63:12], offset};
    wqe_bytes <= beats_payload_data;
    wqe_bad <= beats_payload_bad;
  end

  wire        _unused = &{1'b0, beats_payload_last};

`ifdef FORMAL
  always @(posedge clk) if (!rst) the_next_one_is_the_next: assert (next_reg == (done + 4'd1));
  always @(posedge clk) if (!rst)
    an_order_is_over_with_its_last_wqe: assert (~orders_valid | (done < orders_payload_count));
  always @(posedge clk) if (!rst)
    the_last_beat_of_a_burst_ends_the_last_wqe: assert (
      ~(beats_valid & beats_ready) | (beats_payload_last == orders_ready));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(next_reg == (done + 4'd1))) begin
    $display("WqeSplitter.java: HDL801: claim 'the next one is the next' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~orders_valid | (done < orders_payload_count))) begin
    $display("WqeSplitter.java: HDL801: claim 'an order is over with its last WQE' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst &&
                            !(~(beats_valid & beats_ready) | (beats_payload_last == orders_ready))) begin
    $display("WqeSplitter.java: HDL801: claim 'the last beat of a burst ends the last WQE' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
