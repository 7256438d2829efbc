// What a driver does, from reset to messages that have arrived: two queue pairs of one NIC whose frames come back to it.
// Every access is checked, and with +table=FILE written down as a row of the table in docs/integration.md.
//
// Included by a bench, which defines `MEMORY (a host_memory) and gives
//   localparam [31:0] QUEUE_PAIRS     what the NIC has
//   localparam RNR                    1: also a Send that finds no receive request and waits 10 us
//   task write(address, value), read(address, value)    one register access
//   task await_interrupt, task expect_no_interrupt      however an interrupt shows

// ---- registers (registers.md)
localparam [20:0] R_IDENTITY = 21'h000, R_VERSION = 21'h004, R_QUEUE_PAIRS = 21'h008, R_CONTROL = 21'h040,
                  R_MAC = 21'h048, R_SEND_DOORBELL = 21'h100, R_RECEIVE_DOORBELL = 21'h104,
                  R_COMPLETION_DOORBELL = 21'h108, R_INTERRUPT_STATUS = 21'h140, R_INTERRUPT_ENABLE = 21'h144,
                  R_COMMAND = 21'h200, R_COMMAND_TARGET = 21'h204, R_COMMAND_RESULT = 21'h208,
                  R_COMMAND_ANSWER = 21'h210, R_COMMAND_ARGUMENT = 21'h240, R_RX_RNR = 21'h550,
                  R_TX_PACKETS = 21'h600, R_TX_RESENDS = 21'h608, R_TX_RNR_NAKS = 21'h628, R_RNR_WAITS = 21'h650,
                  R_SEND_COMPLETIONS = 21'h658, R_TX_RESPONSES = 21'h680, R_TX_READS = 21'h688, R_ATOMICS = 21'h690;
// ---- commands (commands.md)
localparam [31:0] CREATE_QP = 1, MODIFY_QP = 2, QUERY_QP = 4, REGISTER_MR = 5, CREATE_CQ = 7, WRITE_ADDRESS = 9, SET_GID = 17;
localparam [31:0] RTR = 2, RTS = 3;
// ---- requests and completions (docs/integration.md)
localparam [7:0] SEND = 0, SEND_IMMEDIATE = 1, WRITE = 2, READ = 4, FETCH_ADD = 6;  // operations
localparam [7:0] SIGNALED = 1, SOLICITED = 2;                               // flags of a send request
localparam [7:0] SENT = 0, WRITTEN = 1, RECEIVED = 2, RECEIVED_IMMEDIATE = 3, FETCHED = 6,
                 ADDED = 8;                                                 // kinds of a completion

// ---- where things lie in host memory
localparam [63:0] BASE        = 64'h0000_0001_0000_0000;
localparam [15:0] COMPLETIONS = 16'h0000;                       // 16 entries of 64 bytes
localparam [15:0] SENDS_0 = 16'h1000, RECEIVES_0 = 16'h2000;    // 16 entries of 64 and of 32 bytes
localparam [15:0] SENDS_1 = 16'h3000, RECEIVES_1 = 16'h4000;
localparam [15:0] COUNTER = 16'h5000, FOUND = 16'h5010;         // 8 bytes that are added to, and what was there
localparam [15:0] INBOX   = 16'h6007;                           // where Sends go
localparam [15:0] SOURCE  = 16'h8003, TARGET = 16'hC005;        // none of these is aligned
localparam [15:0] COPY    = 16'hE803;                           // where a Read goes
localparam [15:0] LENGTH  = 16'd10000;                          // three packets of at most 4096 bytes
localparam [15:0] INBOX_LENGTH = 16'd4096;
localparam [15:0] COPY_LENGTH = 16'd6000;                       // two packets
// Regions 1 to 5, tags 11, 22, 33, 44, 55.
localparam [31:0] SOURCE_KEY = 32'h111, TARGET_KEY = 32'h222, INBOX_KEY = 32'h333, COPY_KEY = 32'h444,
                  COUNTER_KEY = 32'h555;
localparam [31:0] PROTECTION_DOMAIN = 7;

// ---- who we are
localparam [47:0] OWN_MAC = 48'h02_00_00_00_00_01;              // locally administered
localparam [31:0] OWN_IP  = {8'd192, 8'd0, 8'd2, 8'd1};

// ---- the written account
localparam WORDS = 100 * 8;    // bits of a text
integer table_file;
reg [64*8-1:0] table_name;

task step(input integer number, input [WORDS-1:0] title);
  begin
    if (table_file != 0) $fdisplay(table_file, "| **%0d** | | | | **%0s** |", number, title);
    $display("%0d ns: %0d. %0s", $time, number, title);
  end
endtask

task fail(input [WORDS-1:0] what, input [63:0] found, input [63:0] expected);
  begin
    $display("FAIL: %0s is %0h, expected %0h, at %0d ns", what, found, expected, $time);
    $finish_and_return(1);
  end
endtask

// ---- registers
reg [31:0] word;

task set(input [20:0] address, input [31:0] value, input [WORDS-1:0] what);
  begin
    if (table_file != 0) $fdisplay(table_file, "| | write | 0x%03h | 0x%08h | %0s |", address[11:0], value, what);
    write(address, value);
  end
endtask

task expect_word(input [20:0] address, input [31:0] value, input [WORDS-1:0] what);
  begin
    read(address, word);
    if (table_file != 0) $fdisplay(table_file, "| | read | 0x%03h | 0x%08h | %0s |", address[11:0], word, what);
    if (word !== value) fail(what, word, value);
  end
endtask

// Reads until the bits under the mask have this value.
task await_word(input [20:0] address, input [31:0] mask, input [31:0] value, input [WORDS-1:0] what);
  begin
    read(address, word);
    while ((word & mask) != value) read(address, word);
    if (table_file != 0) $fdisplay(table_file, "| | poll | 0x%03h | 0x%08h | %0s |", address[11:0], word, what);
  end
endtask

task argument(input [4:0] index, input [31:0] value, input [WORDS-1:0] what);
  set(R_COMMAND_ARGUMENT + 4 * index, value, what);
endtask

// Target, then code; busy (bit 31) falls, and the result (bits 7:0) is 0.
task command(input [31:0] code, input [31:0] target, input [WORDS-1:0] what);
  begin
    set(R_COMMAND_TARGET, target, "target of the command");
    set(R_COMMAND, code, what);
    await_word(R_COMMAND_RESULT, 32'h8000_0000, 32'h0, "bit 31 has fallen; bits 7:0 are the result: done");
    if (word[7:0] != 0) fail("the result of a command", word[7:0], 0);
  end
endtask

// ---- host memory
task put32(input [15:0] at, input [31:0] value);
  {`MEMORY.bytes[at + 3], `MEMORY.bytes[at + 2], `MEMORY.bytes[at + 1], `MEMORY.bytes[at]} = value;
endtask

task put_row(input [15:0] at, input [31:0] value, input [WORDS-1:0] what);
  begin
    if (table_file != 0) $fdisplay(table_file, "| | put | 0x1_0000_%04h | 0x%08h | %0s |", at, value, what);
    put32(at, value);
  end
endtask

task expect_byte(input [15:0] at, input [7:0] value, input [WORDS-1:0] what);
  if (`MEMORY.bytes[at] !== value) fail(what, `MEMORY.bytes[at], value);
endtask

// Every byte of a completion; places in the queue count from 0.
integer part;
reg [511:0] image;
reg [15:0] entry;
task expect_completion(input [9:0] place, input [31:0] qp, input [7:0] kind, input [7:0] flags, input [31:0] length,
                       input [31:0] immediate, input [15:0] index, input [WORDS-1:0] what);
  begin
    entry = COMPLETIONS + 64 * place;
    image = 512'd0;
    image[31:0]    = qp;
    image[39:32]   = kind;
    image[55:48]   = flags;
    image[95:64]   = length;
    image[127:96]  = immediate;
    image[143:128] = index;
    image[504]     = 1'b1;    // owner: the first lap of the queue
    for (part = 0; part < 64; part = part + 1)
      if (`MEMORY.bytes[entry + part] !== image[8 * part +: 8]) begin
        $display("byte %0d of completion %0d", part, place);
        fail(what, `MEMORY.bytes[entry + part], image[8 * part +: 8]);
      end
    if (table_file != 0) begin
      $fdisplay(table_file, "| | found | 0x1_0000_%04h | %0d, %0d, 0, %0d | %0s: queue pair, kind, status, flags |", entry,
                qp, kind, flags, what);
      entry = entry + 16'd8;
      $fdisplay(table_file, "| | found | 0x1_0000_%04h | %0d, 0x%08h, %0d | length, immediate, index; owner 1, rest 0 |",
                entry, length, immediate, index);
    end
  end
endtask

function [7:0] pattern(input integer i);
  pattern = i * 7 + (i >> 8) * 13 + 1;
endfunction

// Bytes of the source from an offset on have arrived somewhere, and none of the 32 before or behind has changed.
task expect_copy(input [15:0] at, input [15:0] from, input [15:0] length, input [WORDS-1:0] what);
  begin
    for (part = 0; part < length; part = part + 1) expect_byte(at + part, pattern(from + part), what);
    for (part = 1; part <= 32; part = part + 1) begin
      expect_byte(at - part, 8'hA5, "a byte in front");
      expect_byte(at + length - 1 + part, 8'hA5, "a byte behind");
    end
    if (table_file != 0) $fdisplay(table_file, "| | found | 0x1_0000_%04h | %0d bytes | %0s |", at, length, what);
  end
endtask

// ---- what is done more than once
localparam [3:0] RECEIVE = 1, REMOTE_WRITE = 2, REMOTE_READ = 4, REMOTE_ATOMIC = 8;  // rights
task register_region(input [31:0] key, input [15:0] at, input [31:0] length, input [3:0] rights,
                     input [WORDS-1:0] what);
  begin
    argument(0, BASE[31:0] + at, what);
    argument(1, BASE[63:32], "upper half of its address");
    argument(2, length, "its length");
    argument(3, {12'd0, rights, PROTECTION_DOMAIN[15:0]},
             "domain 7; bit 16 we receive there, bit 17 the peer writes, 18 reads, 19 adds");
    argument(4, 32'd0, "no list of pages: its addresses are those of the bus");
    argument(6, 32'd0, "so no address of a list");
    argument(7, 32'd0, "nor its upper half");
    command(REGISTER_MR, key, "REGISTER_MR; the target is the key");
  end
endtask

task create_queue_pair(input [31:0] qp, input [31:0] peer, input [31:0] own_psn, input [31:0] peer_psn,
                       input [15:0] sends, input [15:0] receives);
  begin
    argument(0, {3'b111, 3'd4, 2'd3, peer[23:0]}, "peer, its queue pair; it may write, read, add; PMTU 4096; profile 3");
    argument(1, 32'd0, "address handle 0, one path");
    argument(2, {PROTECTION_DOMAIN[15:0], 16'hFFFF}, "domain 7, P_Key 0xFFFF");
    argument(3, {1'b0, 3'd7, 1'b0, 3'd7, own_psn[23:0]}, "our first PSN; 7 retries, RNR without end");
    argument(4, {3'd0, 5'd1, peer_psn[23:0]}, "its first PSN; who finds no receive request waits 10 us");
    argument(5, {7'd0, 9'd8, 3'd0, 13'd128}, "128 packets and 8 messages under way at most");
    argument(6, {8'd16, 3'd0, 5'd8, 16'd160}, "SACK threshold 16, timeout 4.096 us << 8, first round trip 10 us");
    argument(7, 32'd0, "no pacing");
    argument(8, BASE[31:0] + sends, "send queue");
    argument(9, BASE[63:32], "upper half of its address");
    argument(10, BASE[31:0] + receives, "receive queue");
    argument(11, BASE[63:32], "upper half of its address");
    argument(12, 32'd0, "completion queue 0 for sends and for receives");
    argument(13, {3'd0, 13'd128, 4'd0, 4'd4, 4'd0, 4'd4}, "16 entries in either queue; 128 packets of responses");
    argument(14, {2'd0, 6'd4, peer_psn[23:0] ^ 24'h800000}, "first PSN of our responses; 4 Reads or atomics are accepted");
    argument(15, {2'd0, 6'd4, own_psn[23:0] ^ 24'h800000}, "first PSN of its responses; 4 of ours are under way at most");
    argument(16, 32'd0, "no use");
    argument(17, 32'd0, "no use");
    argument(18, 32'd0, "no use");
    argument(19, {13'd0, 3'b110, 16'd0}, "groups: all is told at once, what it receives by and what it sends by");
    command(CREATE_QP, qp, "CREATE_QP; it is in INIT");
    argument(0, RTR, "RTR");
    command(MODIFY_QP, qp, "MODIFY_QP");
    argument(0, RTS, "RTS");
    command(MODIFY_QP, qp, "MODIFY_QP");
    command(QUERY_QP, qp, "QUERY_QP");
    expect_word(R_COMMAND_ANSWER, RTS, "the state: RTS");
  end
endtask

// Send request, signaled, in a place of the send queue of queue pair 0.
task post_send(input [3:0] place, input [7:0] operation, input [7:0] flags, input [15:0] from, input [31:0] length,
               input [31:0] immediate, input [31:0] remote, input [31:0] remote_key);
  begin
    put_row(SENDS_0 + 64 * place, {16'd0, flags, operation}, "send request: operation, flags");
    put_row(SENDS_0 + 64 * place + 4, length, "length");
    put_row(SENDS_0 + 64 * place + 8, BASE[31:0] + SOURCE + from, "local address");
    put_row(SENDS_0 + 64 * place + 12, BASE[63:32], "its upper half");
    put_row(SENDS_0 + 64 * place + 16, SOURCE_KEY, "local key");
    if (operation == SEND_IMMEDIATE) put_row(SENDS_0 + 64 * place + 20, immediate, "immediate");
    if (operation == WRITE) begin
      put_row(SENDS_0 + 64 * place + 24, BASE[31:0] + remote, "remote address");
      put_row(SENDS_0 + 64 * place + 28, BASE[63:32], "its upper half");
      put_row(SENDS_0 + 64 * place + 32, remote_key, "remote key");
    end
    set(R_SEND_DOORBELL, {16'd0, 12'd0, place} + 32'd1, "queue pair 0: requests posted so far");
  end
endtask

// A Read or an atomic, signaled: what it brings goes to a place of ours.
task post_fetch(input [3:0] place, input [7:0] operation, input [15:0] to, input [31:0] key, input [31:0] length,
                input [31:0] remote, input [31:0] remote_key, input [31:0] summand);
  begin
    put_row(SENDS_0 + 64 * place, {16'd0, SIGNALED, operation}, "send request: operation, flags");
    put_row(SENDS_0 + 64 * place + 4, length, "length");
    put_row(SENDS_0 + 64 * place + 8, BASE[31:0] + to, "local address");
    put_row(SENDS_0 + 64 * place + 12, BASE[63:32], "its upper half");
    put_row(SENDS_0 + 64 * place + 16, key, "local key");
    put_row(SENDS_0 + 64 * place + 24, BASE[31:0] + remote, "remote address");
    put_row(SENDS_0 + 64 * place + 28, BASE[63:32], "its upper half");
    put_row(SENDS_0 + 64 * place + 32, remote_key, "remote key");
    if (operation == FETCH_ADD) begin
      put_row(SENDS_0 + 64 * place + 40, 32'd0, "what is added, big-endian: its upper half");
      put_row(SENDS_0 + 64 * place + 44, {summand[7:0], summand[15:8], summand[23:16], summand[31:24]},
              "its lower half");
    end
    set(R_SEND_DOORBELL, {16'd0, 12'd0, place} + 32'd1, "queue pair 0: requests posted so far");
  end
endtask

// Eight bytes of host memory, the lowest first.
task expect_long(input [15:0] at, input [63:0] value, input [WORDS-1:0] what);
  begin
    for (part = 0; part < 8; part = part + 1) expect_byte(at + part, value[8 * part +: 8], what);
    if (table_file != 0) $fdisplay(table_file, "| | found | 0x1_0000_%04h | %0d | %0s |", at, value, what);
  end
endtask

// Receive request in a place of the receive queue of queue pair 1.
task post_receive(input [3:0] place, input [15:0] at);
  begin
    put_row(RECEIVES_1 + 32 * place, BASE[31:0] + at, "receive request: address");
    put_row(RECEIVES_1 + 32 * place + 4, BASE[63:32], "its upper half");
    put_row(RECEIVES_1 + 32 * place + 8, 32'd1024, "length");
    put_row(RECEIVES_1 + 32 * place + 12, INBOX_KEY, "local key");
    set(R_RECEIVE_DOORBELL, {16'd1, 12'd0, place} + 32'd1, "queue pair 1: requests posted so far");
  end
endtask

// Interrupt at the next completion behind those that have been read.
task arm(input [15:0] read_so_far);
  set(R_COMPLETION_DOORBELL, {16'h8000, read_so_far}, "completion queue 0: completions read so far, armed");
endtask

// The interrupt of completion queue 0, and the cause of it cleared.
task take_interrupt;
  begin
    await_interrupt;
    if (table_file != 0) $fdisplay(table_file, "| | wait | | | the interrupt |");
    expect_word(R_INTERRUPT_STATUS, 32'h1, "a completion");
    set(R_INTERRUPT_STATUS, 32'h1, "clear it");
  end
endtask

// Until a completion is there.
task await_completion(input [3:0] place);
  while (`MEMORY.bytes[COMPLETIONS + 64 * place + 63] !== 8'd1) read(R_IDENTITY, word);
endtask

// A Send makes two completions, in either order: an acknowledgement does not wait for the peer's host memory. The first
// one is there when the interrupt is; the other is waited for.
reg [9:0] received;
reg [9:0] sent;
task await_both(input [3:0] place);
  begin
    expect_byte(COMPLETIONS + 64 * place + 63, 8'd1, "the completion that the interrupt tells of");
    await_completion(place + 4'd1);
    received = `MEMORY.bytes[COMPLETIONS + 64 * place] === 8'd1 ? place : place + 10'd1;
    sent = received == place ? place + 10'd1 : place;
  end
endtask

// ---- the story
integer i;
reg [3:0] done;     // completions that have been read
reg [3:0] posted;   // requests of queue pair 0
task story;
  begin
    table_file = 0;
    if ($value$plusargs("table=%s", table_name)) table_file = $fopen(table_name, "w");
    for (i = 0; i < LENGTH; i = i + 1) `MEMORY.bytes[SOURCE + i] = pattern(i);
    for (i = 0; i < LENGTH + 64; i = i + 1) `MEMORY.bytes[TARGET - 32 + i] = 8'hA5;
    for (i = 0; i < INBOX_LENGTH + 64; i = i + 1) `MEMORY.bytes[INBOX - 32 + i] = 8'hA5;
    for (i = 0; i < COPY_LENGTH + 64; i = i + 1) `MEMORY.bytes[COPY - 32 + i] = 8'hA5;
    put32(COUNTER, 32'd40);
    put32(COUNTER + 16'd4, 32'd0);

    step(1, "Is it there, and has it cleared its tables?");
    expect_word(R_IDENTITY, 32'h524E4943, "`identity`: the letters RNIC");
    expect_word(R_VERSION, 32'h300, "`version` 3.0");
    expect_word(R_QUEUE_PAIRS, QUEUE_PAIRS, "`queue_pairs`");
    await_word(R_COMMAND_RESULT, 32'h8000_0000, 32'h0, "bit 31 falls when the tables are cleared");

    step(2, "Who it is");
    set(R_MAC, OWN_MAC[31:0], "our MAC address 02:00:00:00:00:01, low word");
    set(R_MAC + 4, {16'd0, OWN_MAC[47:32]}, "its upper 16 bits");
    argument(2, 32'h8000, "an address of ours, IPv4");
    argument(4, OWN_IP, "192.0.2.1");
    argument(5, 32'd0, "rest of an IPv6 address");
    argument(6, 32'd0, "rest of an IPv6 address");
    argument(7, 32'd0, "rest of an IPv6 address");
    command(SET_GID, 0, "SET_GID; the target is the number of our address");
    set(R_CONTROL, 32'd1, "`control.enable`");
    expect_word(R_MAC, OWN_MAC[31:0], "as written");
    expect_word(R_CONTROL, 32'd1, "as written");

    step(3, "How the peer is reached: it is this NIC itself");
    argument(0, OWN_MAC[31:0], "its MAC address");
    argument(1, {16'd0, OWN_MAC[47:32]}, "its upper 16 bits");
    argument(2, 32'd0, "no tag, IPv4; it knows us by our address 0");
    argument(3, 32'd0, "nothing");
    argument(4, OWN_IP, "its address");
    argument(5, 32'd0, "rest of an IPv6 address");
    argument(6, 32'd0, "rest of an IPv6 address");
    argument(7, 32'd0, "rest of an IPv6 address");
    command(WRITE_ADDRESS, 0, "WRITE_ADDRESS; the target is the address handle");

    step(4, "Memory: source, target of Writes, inbox of Sends, copy by a Read, counter and what was found in it");
    register_region(SOURCE_KEY, SOURCE, LENGTH, REMOTE_READ, "source");
    register_region(TARGET_KEY, TARGET, LENGTH, REMOTE_WRITE, "target");
    register_region(INBOX_KEY, INBOX, INBOX_LENGTH, RECEIVE, "inbox");
    register_region(COPY_KEY, COPY, COPY_LENGTH, RECEIVE, "copy");
    register_region(COUNTER_KEY, COUNTER, 32, RECEIVE | REMOTE_ATOMIC, "counter");

    step(5, "A completion queue");
    argument(0, BASE[31:0] + COMPLETIONS, "its ring");
    argument(1, BASE[63:32], "upper half of its address");
    argument(2, 32'd4, "16 entries");
    argument(3, 32'd0, "it listens to the doorbells among the registers");
    command(CREATE_CQ, 0, "CREATE_CQ; the target is the completion queue");

    step(6, "Two queue pairs, each the other's peer");
    create_queue_pair(0, 1, 24'hFFFFFE, 24'h000100, SENDS_0, RECEIVES_0);  // its PSN wraps behind the second packet
    create_queue_pair(1, 0, 24'h000100, 24'hFFFFFE, SENDS_1, RECEIVES_1);

    step(7, "Forget that commands were answered; interrupt at the next completion");
    set(R_INTERRUPT_STATUS, 32'h1F, "clear every cause");
    set(R_INTERRUPT_ENABLE, 32'h1, "completions interrupt");
    arm(16'd0);
    expect_word(R_INTERRUPT_STATUS, 32'h0, "nothing has happened");
    expect_no_interrupt;

    step(8, "A Write of 10000 bytes");
    post_send(0, WRITE, SIGNALED, 0, LENGTH, 0, TARGET, TARGET_KEY);
    take_interrupt;
    expect_completion(0, 0, WRITTEN, 0, LENGTH, 0, 0, "the Write is done");
    expect_copy(TARGET, 0, LENGTH, "as the source, and nothing before or behind");
    expect_no_interrupt;

    step(9, "A Send with immediate, solicited, into a receive request");
    post_receive(0, INBOX);
    arm(16'd1);
    post_send(1, SEND_IMMEDIATE, SIGNALED | SOLICITED, 5, 600, 32'hCAFE_0001, 0, 0);
    take_interrupt;
    await_both(1);
    expect_completion(received, 1, RECEIVED_IMMEDIATE, 3, 600, 32'hCAFE_0001, 0, "the peer has received it");
    expect_copy(INBOX, 5, 600, "as the source from byte 5 on");
    expect_completion(sent, 0, SENT, 0, 600, 0, 1, "the Send is done");
    expect_no_interrupt;

    if (RNR) send_without_receive_request;

    done = RNR ? 4'd5 : 4'd3;
    posted = RNR ? 4'd3 : 4'd2;
    step(11, "A Read of 6000 bytes");
    arm(done);
    post_fetch(posted, READ, COPY, COPY_KEY, COPY_LENGTH, SOURCE + 16'd9, SOURCE_KEY, 0);
    take_interrupt;
    expect_completion(done, 0, FETCHED, 0, COPY_LENGTH, 0, posted, "the Read is done");
    expect_copy(COPY, 9, COPY_LENGTH, "as the source from byte 9 on");
    expect_no_interrupt;

    step(12, "A FetchAdd of 2");
    arm(done + 16'd1);
    post_fetch(posted + 4'd1, FETCH_ADD, FOUND, COUNTER_KEY, 8, COUNTER, COUNTER_KEY, 2);
    take_interrupt;
    expect_completion(done + 10'd1, 0, ADDED, 0, 8, 0, posted + 16'd1, "the FetchAdd is done");
    expect_long(FOUND, 40, "what was in the counter");
    expect_long(COUNTER, 42, "what is in it now");
    expect_no_interrupt;

    step(13, "Its own account");
    expect_word(R_TX_PACKETS, RNR ? 11 : 9,
                "`tx_packets`: those of Write and Sends, Read, FetchAdd, three of responses");
    expect_word(R_TX_RESENDS, RNR ? 1 : 0, "`tx_resends`: one that had to wait");
    expect_word(R_SEND_COMPLETIONS, RNR ? 5 : 4, "`send_completions`");
    expect_word(R_TX_RESPONSES, 3, "`tx_responses`: two of the Read, one of the FetchAdd");
    expect_word(R_TX_READS, 2, "`tx_reads`");
    expect_word(R_ATOMICS, 1, "`atomics`");
    if (table_file != 0) $fclose(table_file);
    $display("PASS: from queue pair 0 to queue pair 1 went a Write, a Send with immediate%0s, a Read and a FetchAdd",
             RNR ? ", a Send that had to wait" : "");
    $finish;
  end
endtask

task send_without_receive_request;
  begin
    step(10, "A Send that finds no receive request, and waits until there is one");
    post_send(2, SEND, SIGNALED, 700, 100, 0, 0, 0);
    await_word(R_RNR_WAITS, 32'hFFFF_FFFF, 32'd1, "`rnr_waits`: the sender pauses");
    expect_word(R_TX_RNR_NAKS, 32'd1, "`tx_rnr_naks`: the peer has told it so");
    expect_word(R_RX_RNR, 32'd1, "`rx_rnr`: by a frame without a receive request");
    expect_byte(COMPLETIONS + 64 * 3 + 63, 8'd0, "a completion that nobody expects");
    expect_word(R_INTERRUPT_STATUS, 32'h0, "nothing has happened");
    expect_no_interrupt;
    arm(16'd3);
    post_receive(1, INBOX + 16'd2048);
    take_interrupt;
    await_both(3);
    expect_completion(received, 1, RECEIVED, 2, 100, 0, 1, "the peer has received it");
    expect_copy(INBOX + 16'd2048, 700, 100, "as the source from byte 700 on");
    expect_completion(sent, 0, SENT, 0, 100, 0, 2, "the Send is done");
    set(R_COMPLETION_DOORBELL, 32'd5, "completion queue 0: completions read so far");
    expect_no_interrupt;
  end
endtask

initial begin
  #100000;
  $display("FAIL: nothing has come of it in 100 us");
  $finish_and_return(1);
end
