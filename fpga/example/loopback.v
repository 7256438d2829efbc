`default_nettype none
`timescale 1ns / 1ps

// The NIC of the configuration small talks to itself: what it sends to the MAC comes back from the MAC. Two queue pairs
// are brought up register by register, and one Write goes from the first to the second. docs/integration.md tells the
// same story in words. Ends with PASS or FAIL.
module loopback;
  // ---- registers (registers.md)
  localparam [10:0] IDENTITY = 11'h000, VERSION = 11'h004, QUEUE_PAIRS = 11'h008, CONTROL = 11'h040, MAC = 11'h048,
                    IPV4 = 11'h050, SEND_DOORBELL = 11'h100, COMPLETION_DOORBELL = 11'h108, INTERRUPT_STATUS = 11'h140,
                    INTERRUPT_ENABLE = 11'h144, COMMAND = 11'h200, COMMAND_TARGET = 11'h204, COMMAND_RESULT = 11'h208,
                    COMMAND_ANSWER = 11'h210, COMMAND_ARGUMENT = 11'h240, TX_PACKETS = 11'h600, TX_RESENDS = 11'h608,
                    SEND_COMPLETIONS = 11'h658;
  // ---- commands (commands.md)
  localparam [31:0] CREATE_QP = 1, MODIFY_QP = 2, QUERY_QP = 4, REGISTER_REGION = 5, CREATE_CQ = 7, WRITE_ADDRESS = 9;
  localparam [31:0] RTR = 2, RTS = 3;

  // ---- where things lie in host memory
  localparam [63:0] BASE        = 64'h0000_0001_0000_0000;
  localparam [15:0] COMPLETIONS = 16'h0000;                       // 16 entries of 64 bytes
  localparam [15:0] SENDS_0 = 16'h1000, RECEIVES_0 = 16'h2000;    // 16 entries of 64 and of 32 bytes
  localparam [15:0] SENDS_1 = 16'h3000, RECEIVES_1 = 16'h4000;
  localparam [15:0] SOURCE = 16'h8003, TARGET = 16'hC005;         // neither is aligned
  localparam [15:0] LENGTH = 16'd10000;                           // three packets of at most 4096 bytes
  localparam [31:0] SOURCE_KEY = 32'h111, TARGET_KEY = 32'h222;   // region 1 with tag 0x11, region 2 with tag 0x22
  localparam [31:0] PROTECTION_DOMAIN = 7;

  // ---- who we are
  localparam [47:0] OWN_MAC = 48'h02_00_00_00_00_01;              // locally administered
  localparam [31:0] OWN_IP  = {8'd192, 8'd0, 8'd2, 8'd1};

  reg clk = 1'b0;
  reg rst = 1'b1;
  always #1.55 clk = !clk;  // 322 MHz

  // ---- the NIC
  wire         tvalid, tlast;
  wire [255:0] tdata;
  wire [31:0]  tkeep;

  wire [2:0]   awid, bid, arid, rid, awsize, arsize;
  wire [63:0]  awaddr, araddr;
  wire [7:0]   awlen, arlen;
  wire [1:0]   awburst, arburst, bresp, rresp;
  wire [255:0] wdata, rdata;
  wire [31:0]  wstrb;
  wire         awvalid, awready, wlast, wvalid, wready, bvalid, bready;
  wire         arvalid, arready, rlast, rvalid, rready;

  reg  [10:0]  awaddr_r = 0, araddr_r = 0;
  reg  [31:0]  wdata_r = 0;
  reg          awvalid_r = 0, wvalid_r = 0, arvalid_r = 0;
  wire         awready_r, wready_r, bvalid_r, arready_r, rvalid_r;
  wire [1:0]   bresp_r, rresp_r;
  wire [31:0]  rdata_r;
  wire         irq;

  Rnic_small nic (
    .clk(clk), .rst(rst), .irq(irq),
    // frames: what leaves comes back; a NIC never holds up the MAC, so that tready may stay open
    .m_axis_mac_tvalid(tvalid), .m_axis_mac_tready(1'b1), .m_axis_mac_tdata(tdata), .m_axis_mac_tkeep(tkeep),
    .m_axis_mac_tlast(tlast),
    .s_axis_mac_tvalid(tvalid), .s_axis_mac_tready(), .s_axis_mac_tdata(tdata), .s_axis_mac_tkeep(tkeep),
    .s_axis_mac_tlast(tlast), .s_axis_mac_tuser(1'b0),
    // host memory
    .m_axi_awid(awid), .m_axi_awaddr(awaddr), .m_axi_awlen(awlen), .m_axi_awsize(awsize), .m_axi_awburst(awburst),
    .m_axi_awlock(), .m_axi_awcache(), .m_axi_awprot(), .m_axi_awqos(), .m_axi_awvalid(awvalid),
    .m_axi_awready(awready), .m_axi_wdata(wdata), .m_axi_wstrb(wstrb), .m_axi_wlast(wlast), .m_axi_wvalid(wvalid),
    .m_axi_wready(wready), .m_axi_bid(bid), .m_axi_bresp(bresp), .m_axi_bvalid(bvalid), .m_axi_bready(bready),
    .m_axi_arid(arid), .m_axi_araddr(araddr), .m_axi_arlen(arlen), .m_axi_arsize(arsize), .m_axi_arburst(arburst),
    .m_axi_arlock(), .m_axi_arcache(), .m_axi_arprot(), .m_axi_arqos(), .m_axi_arvalid(arvalid),
    .m_axi_arready(arready), .m_axi_rid(rid), .m_axi_rdata(rdata), .m_axi_rresp(rresp), .m_axi_rlast(rlast),
    .m_axi_rvalid(rvalid), .m_axi_rready(rready),
    // registers
    .s_axi_awaddr(awaddr_r), .s_axi_awprot(3'd0), .s_axi_awvalid(awvalid_r), .s_axi_awready(awready_r),
    .s_axi_wdata(wdata_r), .s_axi_wstrb(4'hF), .s_axi_wvalid(wvalid_r), .s_axi_wready(wready_r),
    .s_axi_bresp(bresp_r), .s_axi_bvalid(bvalid_r), .s_axi_bready(1'b1),
    .s_axi_araddr(araddr_r), .s_axi_arprot(3'd0), .s_axi_arvalid(arvalid_r), .s_axi_arready(arready_r),
    .s_axi_rdata(rdata_r), .s_axi_rresp(rresp_r), .s_axi_rvalid(rvalid_r), .s_axi_rready(1'b1)
  );

  host_memory #(.BASE(BASE)) memory (
    .clk(clk), .rst(rst), .awid(awid), .awaddr(awaddr), .awlen(awlen), .awsize(awsize), .awburst(awburst),
    .awvalid(awvalid), .awready(awready), .wdata(wdata), .wstrb(wstrb), .wlast(wlast), .wvalid(wvalid),
    .wready(wready), .bid(bid), .bresp(bresp), .bvalid(bvalid), .bready(bready), .arid(arid), .araddr(araddr),
    .arlen(arlen), .arsize(arsize), .arburst(arburst), .arvalid(arvalid), .arready(arready), .rid(rid), .rdata(rdata),
    .rresp(rresp), .rlast(rlast), .rvalid(rvalid), .rready(rready)
  );

  // ---- register accesses; signals change behind the edge
  task fail(input [60*8-1:0] what, input [63:0] found, input [63:0] expected);
    begin
      $display("FAIL: %0s is %0h, expected %0h, at %0d ns", what, found, expected, $time);
      $finish_and_return(1);
    end
  endtask

  reg address_taken, data_taken;

  task write(input [10:0] address, input [31:0] value);
    begin
      awaddr_r = address;
      wdata_r = value;
      awvalid_r = 1'b1;
      wvalid_r = 1'b1;
      while (awvalid_r || wvalid_r) begin
        @(negedge clk);
        address_taken = awready_r;
        data_taken = wready_r;
        @(posedge clk); #0.1;
        if (address_taken) awvalid_r = 1'b0;
        if (data_taken) wvalid_r = 1'b0;
      end
      @(negedge clk);
      while (!bvalid_r) @(negedge clk);
      if (bresp_r != 2'b00) fail("response to a register write", bresp_r, 0);
      @(posedge clk); #0.1;
    end
  endtask

  task read(input [10:0] address, output [31:0] value);
    begin
      araddr_r = address;
      arvalid_r = 1'b1;
      @(negedge clk);
      while (!arready_r) @(negedge clk);
      @(posedge clk); #0.1;
      arvalid_r = 1'b0;
      @(negedge clk);
      while (!rvalid_r) @(negedge clk);
      value = rdata_r;
      if (rresp_r != 2'b00) fail("response to a register read", rresp_r, 0);
      @(posedge clk); #0.1;
    end
  endtask

  reg [31:0] word;

  task expect_register(input [10:0] address, input [31:0] value, input [60*8-1:0] what);
    begin
      read(address, word);
      if (word !== value) fail(what, word, value);
    end
  endtask

  task argument(input [3:0] index, input [31:0] value);
    write(COMMAND_ARGUMENT + 4 * index, value);
  endtask

  // Writes target and code, waits for busy (bit 31) to fall and expects result 0.
  task command(input [31:0] code, input [31:0] target);
    begin
      write(COMMAND_TARGET, target);
      write(COMMAND, code);
      read(COMMAND_RESULT, word);
      while (word[31]) read(COMMAND_RESULT, word);
      if (word[7:0] != 0) begin
        $display("command %0d for %0h", code, target);
        fail("the result of a command", word[7:0], 0);
      end
    end
  endtask

  task register_region(input [31:0] key, input [15:0] at, input [31:0] length, input remote_write);
    begin
      argument(0, BASE[31:0] + at);
      argument(1, BASE[63:32]);
      argument(2, length);
      argument(3, {14'd0, remote_write, 1'b0, PROTECTION_DOMAIN[15:0]});
      command(REGISTER_REGION, key);
    end
  endtask

  task create_queue_pair(input [31:0] qp, input [31:0] peer, input [31:0] own_psn, input [31:0] peer_psn,
                         input [15:0] sends, input [15:0] receives);
    begin
      argument(0, {1'b1, 2'd0, 3'd4, 2'd2, peer[23:0]});      // peer may write here; PMTU 256 << 4; profile 2
      argument(1, 32'd0);                                     // address handle 0, one path
      argument(2, {PROTECTION_DOMAIN[15:0], 16'hFFFF});       // partition key
      argument(3, {1'b0, 3'd7, 1'b0, 3'd7, own_psn[23:0]});   // retries
      argument(4, {3'd0, 5'd12, peer_psn[23:0]});             // timer for RNR NAKs
      argument(5, {7'd0, 9'd8, 3'd0, 13'd128});               // 8 messages, 128 packets outstanding
      argument(6, {8'd16, 3'd0, 5'd8, 16'd160});              // SACK threshold, timeout 4.096 us << 8, first RTT 10 us
      argument(7, 32'd0);                                     // no pacing
      argument(8, BASE[31:0] + sends);
      argument(9, BASE[63:32]);
      argument(10, BASE[31:0] + receives);
      argument(11, BASE[63:32]);
      argument(12, 32'd0);                                    // completion queue 0 for both directions
      argument(13, {20'd0, 4'd4, 4'd0, 4'd4});                // 16 entries each
      command(CREATE_QP, qp);
      argument(0, RTR);
      command(MODIFY_QP, qp);
      argument(0, RTS);
      command(MODIFY_QP, qp);
      command(QUERY_QP, qp);
      expect_register(COMMAND_ANSWER, RTS, "the state of a queue pair");
    end
  endtask

  // ---- host memory
  task put32(input [15:0] at, input [31:0] value);
    {memory.bytes[at + 3], memory.bytes[at + 2], memory.bytes[at + 1], memory.bytes[at]} = value;
  endtask

  task expect_byte(input [15:0] at, input [7:0] value, input [60*8-1:0] what);
    if (memory.bytes[at] !== value) fail(what, memory.bytes[at], value);
  endtask

  function [7:0] pattern(input integer i);
    pattern = i * 7 + (i >> 8) * 13 + 1;
  endfunction

  // ---- the story
  integer i;
  initial begin
    if ($test$plusargs("waves")) begin
      $dumpfile("loopback.vcd");
      $dumpvars(1, loopback);
    end
    for (i = 0; i < LENGTH; i = i + 1) memory.bytes[SOURCE + i] = pattern(i);
    for (i = 0; i < LENGTH + 64; i = i + 1) memory.bytes[TARGET - 32 + i] = 8'hA5;

    repeat (16) @(posedge clk);
    #0.1 rst = 1'b0;

    // 1. Is it there, and has it cleared its tables?
    expect_register(IDENTITY, 32'h524E4943, "identity");
    expect_register(VERSION, 32'h100, "version");
    expect_register(QUEUE_PAIRS, 32'd16, "queue_pairs");
    read(COMMAND_RESULT, word);
    while (word[31]) read(COMMAND_RESULT, word);
    $display("%0d ns: tables cleared", $time);

    // 2. Who it is.
    write(MAC, OWN_MAC[31:0]);
    write(MAC + 4, {16'd0, OWN_MAC[47:32]});
    write(IPV4, OWN_IP);
    write(CONTROL, 32'd1);
    expect_register(MAC, OWN_MAC[31:0], "mac");
    expect_register(IPV4, OWN_IP, "ipv4");
    expect_register(CONTROL, 32'd1, "control");

    // 3. How the peer is reached: address handle 0 is ourselves, IPv4 without a tag.
    argument(0, OWN_MAC[31:0]);
    argument(1, {16'd0, OWN_MAC[47:32]});
    argument(2, 32'd0);
    argument(3, 32'd0);
    argument(4, OWN_IP);
    argument(5, 32'd0);
    argument(6, 32'd0);
    argument(7, 32'd0);
    command(WRITE_ADDRESS, 0);

    // 4. Memory: the source is only read by us, the target may be written by the peer.
    register_region(SOURCE_KEY, SOURCE, LENGTH, 1'b0);
    register_region(TARGET_KEY, TARGET, LENGTH, 1'b1);

    // 5. A completion queue of 16 entries.
    argument(0, BASE[31:0] + COMPLETIONS);
    argument(1, BASE[63:32]);
    argument(2, 32'd4);
    command(CREATE_CQ, 0);

    // 6. Two queue pairs, each the other's peer.
    create_queue_pair(0, 1, 24'hFFFFFE, 24'h000100, SENDS_0, RECEIVES_0);  // its PSN wraps behind the second packet
    create_queue_pair(1, 0, 24'h000100, 24'hFFFFFE, SENDS_1, RECEIVES_1);
    $display("%0d ns: two queue pairs ready to send", $time);

    // 7. Forget that commands were answered; interrupt at the next completion of queue 0.
    write(INTERRUPT_STATUS, 32'h1F);
    write(INTERRUPT_ENABLE, 32'h1);
    write(COMPLETION_DOORBELL, 32'h8000_0000);
    expect_register(INTERRUPT_STATUS, 32'h0, "interrupt_status before the Write");

    // 8. One Write, signaled.
    put32(SENDS_0 + 0, 32'h0000_0102);         // opcode 2 WRITE, flags 1 signaled
    put32(SENDS_0 + 4, LENGTH);
    put32(SENDS_0 + 8, BASE[31:0] + SOURCE);
    put32(SENDS_0 + 12, BASE[63:32]);
    put32(SENDS_0 + 16, SOURCE_KEY);
    put32(SENDS_0 + 24, BASE[31:0] + TARGET);
    put32(SENDS_0 + 28, BASE[63:32]);
    put32(SENDS_0 + 32, TARGET_KEY);
    if (irq !== 1'b0) fail("irq before the Write", irq, 0);
    write(SEND_DOORBELL, {2'd0, 14'd0, 16'd1});  // queue pair 0, one request posted

    // 9. The interrupt, the completion, the bytes.
    while (irq !== 1'b1) @(negedge clk);
    $display("%0d ns: interrupt", $time);
    expect_register(INTERRUPT_STATUS, 32'h1, "interrupt_status");
    for (i = 0; i < 64; i = i + 1)
      case (i)
        4:       expect_byte(COMPLETIONS + i, 8'd1, "kind of the completion (1 WRITE)");
        8:       expect_byte(COMPLETIONS + i, LENGTH[7:0], "length in the completion");
        9:       expect_byte(COMPLETIONS + i, LENGTH[15:8], "length in the completion");
        63:      expect_byte(COMPLETIONS + i, 8'd1, "owner of the completion");
        default: expect_byte(COMPLETIONS + i, 8'd0, "rest of the completion");
      endcase
    for (i = 0; i < LENGTH; i = i + 1) expect_byte(TARGET + i, pattern(i), "a byte that was written");
    for (i = 1; i <= 32; i = i + 1) begin
      expect_byte(TARGET - i, 8'hA5, "a byte before the target");
      expect_byte(TARGET + LENGTH - 1 + i, 8'hA5, "a byte behind the target");
    end
    write(COMPLETION_DOORBELL, 32'h0000_0001);   // one completion has been read
    write(INTERRUPT_STATUS, 32'h1);
    expect_register(INTERRUPT_STATUS, 32'h0, "interrupt_status after clearing");
    if (irq !== 1'b0) fail("irq after clearing", irq, 0);

    // 10. Its own account: three packets, nothing sent twice, one completion.
    expect_register(TX_PACKETS, 32'd3, "tx_packets");
    expect_register(TX_RESENDS, 32'd0, "tx_resends");
    expect_register(SEND_COMPLETIONS, 32'd1, "send_completions");
    $display("PASS: %0d bytes written from queue pair 0 to queue pair 1 in %0d packets", LENGTH, 3);
    $finish;
  end

  initial begin
    #20000;
    $display("FAIL: nothing has come of it in 20 us");
    $finish_and_return(1);
  end
endmodule

`default_nettype wire
