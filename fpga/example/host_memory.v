`default_nettype none

// Host memory behind AXI4: 64 KiB from BASE on, many bursts under way in each direction, answers after LATENCY cycles.
// What AXI4 forbids ends the simulation, and so does an address outside the memory.
module host_memory #(
  parameter [63:0] BASE    = 64'h0000_0001_0000_0000,
  parameter        LATENCY = 50,
  parameter        SIZE    = 5,    // log2 of the bytes of a beat
  parameter        ID      = 3     // bits of an identifier
) (
  input  wire                      clk,
  input  wire                      rst,
  input  wire [ID-1:0]             awid,
  input  wire [63:0]               awaddr,
  input  wire [7:0]                awlen,
  input  wire [2:0]                awsize,
  input  wire [1:0]                awburst,
  input  wire                      awvalid,
  output wire                      awready,
  input  wire [(8<<SIZE)-1:0]      wdata,
  input  wire [(1<<SIZE)-1:0]      wstrb,
  input  wire                      wlast,
  input  wire                      wvalid,
  output wire                      wready,
  output wire [ID-1:0]             bid,
  output wire [1:0]                bresp,
  output wire                      bvalid,
  input  wire                      bready,
  input  wire [ID-1:0]             arid,
  input  wire [63:0]               araddr,
  input  wire [7:0]                arlen,
  input  wire [2:0]                arsize,
  input  wire [1:0]                arburst,
  input  wire                      arvalid,
  output wire                      arready,
  output wire [ID-1:0]             rid,
  output reg  [(8<<SIZE)-1:0]      rdata,
  output wire [1:0]                rresp,
  output wire                      rlast,
  output wire                      rvalid,
  input  wire                      rready
);
  localparam BEAT = 1 << SIZE;

  reg [7:0] bytes [0:65535];  // the bench reads and writes it from outside

  integer i;
  initial for (i = 0; i < 65536; i = i + 1) bytes[i] = 8'h00;

  task check(input [63:0] address, input [7:0] length, input [2:0] size, input [1:0] burst);
    begin
      if (burst != 2'b01 || size != SIZE)
        fail("a burst that does not increment by whole beats", address);
      if (address[63:16] != BASE[63:16])
        fail("an access outside the memory", address);
      if ((address[11:0] >> SIZE) + length >= (4096 >> SIZE))
        fail("a burst across 4 KiB", address);
    end
  endtask

  task fail(input [40*8-1:0] what, input [63:0] address);
    begin
      $display("FAIL: %0s, address %h, time %0t", what, address, $time);
      $finish_and_return(1);
    end
  endtask

  reg [63:0] now = 64'd0;     // cycles
  always @(posedge clk) now <= now + 64'd1;

  // ---- writes: one burst after the other, each answered LATENCY cycles behind its last beat
  localparam DEPTH = 16;       // bursts that wait for their answer, in each direction
  reg          busy;
  reg [ID-1:0] write_id;
  reg [15:0]   write_at;
  reg [7:0]    write_left;
  reg [ID-1:0] answer_id [0:DEPTH-1];
  reg [63:0]   answer_due [0:DEPTH-1];
  reg [4:0]    answers_in, answers_out;
  integer      lane;

  wire [4:0] answers = answers_in - answers_out;
  assign awready = !busy && answers < DEPTH;
  assign wready  = busy;
  assign bvalid  = answers != 5'd0 && now >= answer_due[answers_out[3:0]];
  assign bid     = answer_id[answers_out[3:0]];
  assign bresp   = 2'b00;

  always @(posedge clk) begin
    if (rst) begin
      busy        <= 1'b0;
      answers_in  <= 5'd0;
      answers_out <= 5'd0;
    end else begin
      if (awvalid && awready) begin
        check(awaddr, awlen, awsize, awburst);
        write_id   <= awid;
        write_at   <= (awaddr[15:0] >> SIZE) << SIZE;
        write_left <= awlen;
        busy       <= 1'b1;
      end
      if (wvalid && wready) begin
        for (lane = 0; lane < BEAT; lane = lane + 1)
          if (wstrb[lane]) bytes[write_at + lane] = wdata[8 * lane +: 8];
        if (wlast != (write_left == 0)) fail("wlast in the wrong beat", {48'd0, write_at});
        write_at   <= write_at + BEAT;
        write_left <= write_left - 8'd1;
        if (wlast) begin
          answer_id[answers_in[3:0]]  <= write_id;
          answer_due[answers_in[3:0]] <= now + LATENCY;
          answers_in <= answers_in + 5'd1;
          busy       <= 1'b0;
        end
      end
      if (bvalid && bready) answers_out <= answers_out + 5'd1;
    end
  end

  // ---- reads: answered in order, each burst LATENCY cycles behind its address at the earliest
  reg [ID-1:0] read_id [0:DEPTH-1];
  reg [15:0]   read_at [0:DEPTH-1];
  reg [7:0]    read_length [0:DEPTH-1];
  reg [63:0]   read_due [0:DEPTH-1];
  reg [4:0]    reads_in, reads_out;
  reg [7:0]    beat;           // of the oldest burst
  integer      from;

  wire [4:0]  reads   = reads_in - reads_out;
  wire [15:0] beat_at = read_at[reads_out[3:0]] + (beat << SIZE);
  assign arready = reads < DEPTH;
  assign rvalid  = reads != 5'd0 && now >= read_due[reads_out[3:0]];
  assign rid     = read_id[reads_out[3:0]];
  assign rresp   = 2'b00;
  assign rlast   = beat == read_length[reads_out[3:0]];

  always @(negedge clk)        // between two edges, so that what the bench has written counts at once
    if (rvalid) for (from = 0; from < BEAT; from = from + 1) rdata[8 * from +: 8] = bytes[beat_at + from];

  always @(posedge clk) begin
    if (rst) begin
      reads_in  <= 5'd0;
      reads_out <= 5'd0;
      beat      <= 8'd0;
    end else begin
      if (arvalid && arready) begin
        check(araddr, arlen, arsize, arburst);
        read_id[reads_in[3:0]]     <= arid;
        read_at[reads_in[3:0]]     <= (araddr[15:0] >> SIZE) << SIZE;
        read_length[reads_in[3:0]] <= arlen;
        read_due[reads_in[3:0]]    <= now + LATENCY;
        reads_in <= reads_in + 5'd1;
      end
      if (rvalid && rready) begin
        beat <= rlast ? 8'd0 : beat + 8'd1;
        if (rlast) reads_out <= reads_out + 5'd1;
      end
    end
  end
endmodule

`default_nettype wire
