`default_nettype none

// AtomicAddresses_16: the addresses of atomics under way: the newest one of an address is found.  Generated
// from AtomicAddresses.java.
module AtomicAddresses_16 (
  input  wire        clk,
  input  wire        rst,
  input  wire [60:0] asked,  // looked for; of who enters: it has stood for two cycles
  // chain: two cycles later: the newest one of this address
  output wire        chain_taken,  // it does
  output wire [3:0]  chain_slot,  // from the atomic of this slot
  input  wire        entering,  // it takes the next slot
  input  wire        enter_dead,  // it is not allowed: nobody takes its value
  input  wire        retired  // the oldest one is done
);
  reg  [3:0]  tail;
  reg  [3:0]  head;
  reg  [60:0] address_0;
  reg         shown_0;
  reg         low_0;
  reg         high_0;
  reg         same_0;
  reg  [60:0] address_1;
  reg         shown_1;
  reg         low_1;
  reg         high_1;
  reg         same_1;
  reg  [60:0] address_2;
  reg         shown_2;
  reg         low_2;
  reg         high_2;
  reg         same_2;
  reg  [60:0] address_3;
  reg         shown_3;
  reg         low_3;
  reg         high_3;
  reg         same_3;
  reg  [60:0] address_4;
  reg         shown_4;
  reg         low_4;
  reg         high_4;
  reg         same_4;
  reg  [60:0] address_5;
  reg         shown_5;
  reg         low_5;
  reg         high_5;
  reg         same_5;
  reg  [60:0] address_6;
  reg         shown_6;
  reg         low_6;
  reg         high_6;
  reg         same_6;
  reg  [60:0] address_7;
  reg         shown_7;
  reg         low_7;
  reg         high_7;
  reg         same_7;
  reg  [60:0] address_8;
  reg         shown_8;
  reg         low_8;
  reg         high_8;
  reg         same_8;
  reg  [60:0] address_9;
  reg         shown_9;
  reg         low_9;
  reg         high_9;
  reg         same_9;
  reg  [60:0] address_10;
  reg         shown_10;
  reg         low_10;
  reg         high_10;
  reg         same_10;
  reg  [60:0] address_11;
  reg         shown_11;
  reg         low_11;
  reg         high_11;
  reg         same_11;
  reg  [60:0] address_12;
  reg         shown_12;
  reg         low_12;
  reg         high_12;
  reg         same_12;
  reg  [60:0] address_13;
  reg         shown_13;
  reg         low_13;
  reg         high_13;
  reg         same_13;
  reg  [60:0] address_14;
  reg         shown_14;
  reg         low_14;
  reg         high_14;
  reg         same_14;
  reg  [60:0] address_15;
  reg         shown_15;
  reg         low_15;
  reg         high_15;
  reg         same_15;

  wire        fills = entering & (tail == 4'd0);
  wire        fills_2 = entering & (tail == 4'd1);
  wire        fills_3 = entering & (tail == 4'd2);
  wire        fills_4 = entering & (tail == 4'd3);
  wire        fills_5 = entering & (tail == 4'd4);
  wire        fills_6 = entering & (tail == 4'd5);
  wire        fills_7 = entering & (tail == 4'd6);
  wire        fills_8 = entering & (tail == 4'd7);
  wire        fills_9 = entering & (tail == 4'd8);
  wire        fills_10 = entering & (tail == 4'd9);
  wire        fills_11 = entering & (tail == 4'd10);
  wire        fills_12 = entering & (tail == 4'd11);
  wire        fills_13 = entering & (tail == 4'd12);
  wire        fills_14 = entering & (tail == 4'd13);
  wire        fills_15 = entering & (tail == 4'd14);
  wire        fills_16 = entering & (tail == 4'd15);
  wire [15:0] which = {same_15, same_14, same_13, same_12, same_11, same_10, same_9, same_8, same_7, same_6,
                       same_5, same_4, same_3, same_2, same_1, same_0};

  OneHot_16 one_hot_16_0 (
    .value(which),
    .index(chain_slot)
  );

  assign chain_taken = |which;

  // body: tail to shown_7
  always @(posedge clk) begin
    if (rst) begin
      tail <= 4'd0;
      head <= 4'd0;
      shown_0 <= 1'b0;
      same_0 <= 1'b0;
      shown_1 <= 1'b0;
      same_1 <= 1'b0;
      shown_2 <= 1'b0;
      same_2 <= 1'b0;
      shown_3 <= 1'b0;
      same_3 <= 1'b0;
      shown_4 <= 1'b0;
      same_4 <= 1'b0;
      shown_5 <= 1'b0;
      same_5 <= 1'b0;
      shown_6 <= 1'b0;
      same_6 <= 1'b0;
      shown_7 <= 1'b0;
    end else begin
      if (entering) begin
        tail <= tail + 4'd1;
      end
      if (retired) begin
        head <= head + 4'd1;
      end
      same_0 <= low_0 & high_0 & shown_0;
      if (fills) begin
        shown_0 <= ~enter_dead;
      end else if ((entering & same_0 & ~enter_dead) | (retired & (head == 4'd0))) begin
        shown_0 <= 1'b0;
      end
      same_1 <= low_1 & high_1 & shown_1;
      if (fills_2) begin
        shown_1 <= ~enter_dead;
      end else if ((entering & same_1 & ~enter_dead) | (retired & (head == 4'd1))) begin
        shown_1 <= 1'b0;
      end
      same_2 <= low_2 & high_2 & shown_2;
      if (fills_3) begin
        shown_2 <= ~enter_dead;
      end else if ((entering & same_2 & ~enter_dead) | (retired & (head == 4'd2))) begin
        shown_2 <= 1'b0;
      end
      same_3 <= low_3 & high_3 & shown_3;
      if (fills_4) begin
        shown_3 <= ~enter_dead;
      end else if ((entering & same_3 & ~enter_dead) | (retired & (head == 4'd3))) begin
        shown_3 <= 1'b0;
      end
      same_4 <= low_4 & high_4 & shown_4;
      if (fills_5) begin
        shown_4 <= ~enter_dead;
      end else if ((entering & same_4 & ~enter_dead) | (retired & (head == 4'd4))) begin
        shown_4 <= 1'b0;
      end
      same_5 <= low_5 & high_5 & shown_5;
      if (fills_6) begin
        shown_5 <= ~enter_dead;
      end else if ((entering & same_5 & ~enter_dead) | (retired & (head == 4'd5))) begin
        shown_5 <= 1'b0;
      end
      same_6 <= low_6 & high_6 & shown_6;
      if (fills_7) begin
        shown_6 <= ~enter_dead;
      end else if ((entering & same_6 & ~enter_dead) | (retired & (head == 4'd6))) begin
        shown_6 <= 1'b0;
      end
      if (fills_8) begin
        shown_7 <= ~enter_dead;
      end else if ((entering & same_7 & ~enter_dead) | (retired & (head == 4'd7))) begin
        shown_7 <= 1'b0;
      end
    end
  end

  // body: same_7 to same_15
  always @(posedge clk) begin
    if (rst) begin
      same_7 <= 1'b0;
      shown_8 <= 1'b0;
      same_8 <= 1'b0;
      shown_9 <= 1'b0;
      same_9 <= 1'b0;
      shown_10 <= 1'b0;
      same_10 <= 1'b0;
      shown_11 <= 1'b0;
      same_11 <= 1'b0;
      shown_12 <= 1'b0;
      same_12 <= 1'b0;
      shown_13 <= 1'b0;
      same_13 <= 1'b0;
      shown_14 <= 1'b0;
      same_14 <= 1'b0;
      shown_15 <= 1'b0;
      same_15 <= 1'b0;
    end else begin
      same_7 <= low_7 & high_7 & shown_7;
      same_8 <= low_8 & high_8 & shown_8;
      if (fills_9) begin
        shown_8 <= ~enter_dead;
      end else if ((entering & same_8 & ~enter_dead) | (retired & (head == 4'd8))) begin
        shown_8 <= 1'b0;
      end
      same_9 <= low_9 & high_9 & shown_9;
      if (fills_10) begin
        shown_9 <= ~enter_dead;
      end else if ((entering & same_9 & ~enter_dead) | (retired & (head == 4'd9))) begin
        shown_9 <= 1'b0;
      end
      same_10 <= low_10 & high_10 & shown_10;
      if (fills_11) begin
        shown_10 <= ~enter_dead;
      end else if ((entering & same_10 & ~enter_dead) | (retired & (head == 4'd10))) begin
        shown_10 <= 1'b0;
      end
      same_11 <= low_11 & high_11 & shown_11;
      if (fills_12) begin
        shown_11 <= ~enter_dead;
      end else if ((entering & same_11 & ~enter_dead) | (retired & (head == 4'd11))) begin
        shown_11 <= 1'b0;
      end
      same_12 <= low_12 & high_12 & shown_12;
      if (fills_13) begin
        shown_12 <= ~enter_dead;
      end else if ((entering & same_12 & ~enter_dead) | (retired & (head == 4'd12))) begin
        shown_12 <= 1'b0;
      end
      same_13 <= low_13 & high_13 & shown_13;
      if (fills_14) begin
        shown_13 <= ~enter_dead;
      end else if ((entering & same_13 & ~enter_dead) | (retired & (head == 4'd13))) begin
        shown_13 <= 1'b0;
      end
      same_14 <= low_14 & high_14 & shown_14;
      if (fills_15) begin
        shown_14 <= ~enter_dead;
      end else if ((entering & same_14 & ~enter_dead) | (retired & (head == 4'd14))) begin
        shown_14 <= 1'b0;
      end
      same_15 <= low_15 & high_15 & shown_15;
      if (fills_16) begin
        shown_15 <= ~enter_dead;
      end else if ((entering & same_15 & ~enter_dead) | (retired & (head == 4'd15))) begin
        shown_15 <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    low_0 <= address_0[29:0] == asked[29:0];
    high_0 <= address_0[60:30] == asked[60:30];
    if (fills) begin
      address_0 <= asked;
    end
    low_1 <= address_1[29:0] == asked[29:0];
    high_1 <= address_1[60:30] == asked[60:30];
    if (fills_2) begin
      address_1 <= asked;
    end
    low_2 <= address_2[29:0] == asked[29:0];
    high_2 <= address_2[60:30] == asked[60:30];
    if (fills_3) begin
      address_2 <= asked;
    end
    low_3 <= address_3[29:0] == asked[29:0];
    high_3 <= address_3[60:30] == asked[60:30];
    if (fills_4) begin
      address_3 <= asked;
    end
    low_4 <= address_4[29:0] == asked[29:0];
    high_4 <= address_4[60:30] == asked[60:30];
    if (fills_5) begin
      address_4 <= asked;
    end
    low_5 <= address_5[29:0] == asked[29:0];
    high_5 <= address_5[60:30] == asked[60:30];
    if (fills_6) begin
      address_5 <= asked;
    end
    low_6 <= address_6[29:0] == asked[29:0];
    high_6 <= address_6[60:30] == asked[60:30];
    if (fills_7) begin
      address_6 <= asked;
    end
    low_7 <= address_7[29:0] == asked[29:0];
    high_7 <= address_7[60:30] == asked[60:30];
    if (fills_8) begin
      address_7 <= asked;
    end
    low_8 <= address_8[29:0] == asked[29:0];
    high_8 <= address_8[60:30] == asked[60:30];
    if (fills_9) begin
      address_8 <= asked;
    end
    low_9 <= address_9[29:0] == asked[29:0];
    high_9 <= address_9[60:30] == asked[60:30];
    if (fills_10) begin
      address_9 <= asked;
    end
    low_10 <= address_10[29:0] == asked[29:0];
    high_10 <= address_10[60:30] == asked[60:30];
    if (fills_11) begin
      address_10 <= asked;
    end
    low_11 <= address_11[29:0] == asked[29:0];
    high_11 <= address_11[60:30] == asked[60:30];
    if (fills_12) begin
      address_11 <= asked;
    end
    low_12 <= address_12[29:0] == asked[29:0];
    high_12 <= address_12[60:30] == asked[60:30];
    if (fills_13) begin
      address_12 <= asked;
    end
    low_13 <= address_13[29:0] == asked[29:0];
    high_13 <= address_13[60:30] == asked[60:30];
    if (fills_14) begin
      address_13 <= asked;
    end
    low_14 <= address_14[29:0] == asked[29:0];
    high_14 <= address_14[60:30] == asked[60:30];
    if (fills_15) begin
      address_14 <= asked;
    end
    low_15 <= address_15[29:0] == asked[29:0];
    high_15 <= address_15[60:30] == asked[60:30];
    if (fills_16) begin
      address_15 <= asked;
    end
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    at_most_one_is_the_newest_of_an_address: assert (~(|(which & (which - 16'd1))));
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(|(which & (which - 16'd1))))) begin
    $display("AtomicAddresses.java: HDL801: claim 'at most one is the newest of an address' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
