`default_nettype none

// Host memory behind AXI4: 64 KiB from BASE on, one burst at a time in each direction, first answer after LATENCY cycles.
// What AXI4 forbids ends the simulation, and so does an address outside the memory.
module host_memory #(
  parameter [63:0] BASE    = 64'h0000_0001_0000_0000,
  parameter        LATENCY = 50
) (
  input  wire         clk,
  input  wire         rst,
  input  wire [2:0]   awid,
  input  wire [63:0]  awaddr,
  input  wire [7:0]   awlen,
  input  wire [2:0]   awsize,
  input  wire [1:0]   awburst,
  input  wire         awvalid,
  output wire         awready,
  input  wire [255:0] wdata,
  input  wire [31:0]  wstrb,
  input  wire         wlast,
  input  wire         wvalid,
  output wire         wready,
  output wire [2:0]   bid,
  output wire [1:0]   bresp,
  output wire         bvalid,
  input  wire         bready,
  input  wire [2:0]   arid,
  input  wire [63:0]  araddr,
  input  wire [7:0]   arlen,
  input  wire [2:0]   arsize,
  input  wire [1:0]   arburst,
  input  wire         arvalid,
  output wire         arready,
  output wire [2:0]   rid,
  output reg  [255:0] rdata,
  output wire [1:0]   rresp,
  output wire         rlast,
  output wire         rvalid,
  input  wire         rready
);
  reg [7:0] bytes [0:65535];  // the bench reads and writes it from outside

  integer i;
  initial for (i = 0; i < 65536; i = i + 1) bytes[i] = 8'h00;

  task check(input [63:0] address, input [7:0] length, input [2:0] size, input [1:0] burst);
    begin
      if (burst != 2'b01 || size != 3'd5)
        fail("a burst that does not increment by 32 bytes", address);
      if (address[63:16] != BASE[63:16])
        fail("an access outside the memory", address);
      if ({1'b0, address[11:5]} + length > 8'd127)
        fail("a burst across 4 KiB", address);
    end
  endtask

  task fail(input [40*8-1:0] what, input [63:0] address);
    begin
      $display("FAIL: %0s, address %h, time %0t", what, address, $time);
      $finish_and_return(1);
    end
  endtask

  // ---- writes
  localparam [1:0] IDLE = 2'd0, DATA = 2'd1, WAIT = 2'd2, ANSWER = 2'd3;
  reg [1:0]  write_state;
  reg [2:0]  write_id;
  reg [15:0] write_at;
  reg [7:0]  write_left;
  integer    write_wait;
  integer    lane;

  assign awready = write_state == IDLE;
  assign wready  = write_state == DATA;
  assign bvalid  = write_state == ANSWER;
  assign bid     = write_id;
  assign bresp   = 2'b00;

  always @(posedge clk) begin
    if (rst) begin
      write_state <= IDLE;
    end else case (write_state)
      IDLE: if (awvalid) begin
        check(awaddr, awlen, awsize, awburst);
        write_id    <= awid;
        write_at    <= {awaddr[15:5], 5'd0};
        write_left  <= awlen;
        write_state <= DATA;
      end
      DATA: if (wvalid) begin
        for (lane = 0; lane < 32; lane = lane + 1)
          if (wstrb[lane]) bytes[write_at + lane] = wdata[8 * lane +: 8];
        if (wlast != (write_left == 0)) fail("wlast in the wrong beat", {48'd0, write_at});
        write_at   <= write_at + 16'd32;
        write_left <= write_left - 8'd1;
        write_wait <= LATENCY;
        if (wlast) write_state <= WAIT;
      end
      WAIT: begin
        write_wait <= write_wait - 1;
        if (write_wait == 0) write_state <= ANSWER;
      end
      ANSWER: if (bready) write_state <= IDLE;
    endcase
  end

  // ---- reads
  reg [1:0]  read_state;
  reg [2:0]  read_id;
  reg [15:0] read_at;
  reg [7:0]  read_left;
  integer    read_wait;
  integer    from;

  assign arready = read_state == IDLE;
  assign rvalid  = read_state == DATA;
  assign rid     = read_id;
  assign rresp   = 2'b00;
  assign rlast   = read_left == 0;

  // Fetches the beat at an address, which is shown from the next edge on.
  task fetch(input [15:0] at);
    for (from = 0; from < 32; from = from + 1) rdata[8 * from +: 8] <= bytes[at + from];
  endtask

  always @(posedge clk) begin
    if (rst) begin
      read_state <= IDLE;
    end else case (read_state)
      IDLE: if (arvalid) begin
        check(araddr, arlen, arsize, arburst);
        read_id    <= arid;
        read_at    <= {araddr[15:5], 5'd0};
        read_left  <= arlen;
        read_wait  <= LATENCY;
        read_state <= WAIT;
      end
      WAIT: begin
        read_wait <= read_wait - 1;
        if (read_wait == 0) begin
          fetch(read_at);
          read_state <= DATA;
        end
      end
      DATA: if (rready) begin
        fetch(read_at + 16'd32);
        read_at   <= read_at + 16'd32;
        read_left <= read_left - 8'd1;
        if (rlast) read_state <= IDLE;
      end
      default: read_state <= IDLE;
    endcase
  end
endmodule

`default_nettype wire
