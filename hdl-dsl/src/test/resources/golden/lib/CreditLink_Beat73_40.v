`default_nettype none

// CreditLink_Beat73_40: carries a stream over a long way of registers, with credits coming back.  Generated
// from CreditLink.java.
module CreditLink_Beat73_40 (
  input  wire        clk,
  input  wire        rst,
  // in: the near end
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [63:0] in_payload_data,
  input  wire [7:0]  in_payload_keep,
  input  wire        in_payload_last,
  // out: the far end
  output wire        out_valid,
  input  wire        out_ready,
  output wire [63:0] out_payload_data,
  output wire [7:0]  out_payload_keep,
  output wire        out_payload_last
);
  reg         sent_1;
  reg         sent_2;
  reg         sent_3;
  reg         sent_4;
  reg         sent_5;
  reg         sent_6;
  reg         sent_7;
  reg         sent_8;
  reg         sent_9;
  reg         sent_10;
  reg         sent_11;
  reg         sent_12;
  reg         sent_13;
  reg         sent_14;
  reg         sent_15;
  reg         sent_16;
  reg         sent_17;
  reg         sent_18;
  reg         sent_19;
  reg         sent_20;
  reg         sent_21;
  reg         sent_22;
  reg         sent_23;
  reg         sent_24;
  reg         sent_25;
  reg         sent_26;
  reg         sent_27;
  reg         sent_28;
  reg         sent_29;
  reg         sent_30;
  reg         sent_31;
  reg         sent_32;
  reg         sent_33;
  reg         sent_34;
  reg         sent_35;
  reg         sent_36;
  reg         sent_37;
  reg         sent_38;
  reg         sent_39;
  reg         sent_40;
  reg  [63:0] sender_out_value_data_d1;
  reg  [7:0]  sender_out_value_keep_d1;
  reg         sender_out_value_last_d1;
  reg  [63:0] sender_out_value_data_d2;
  reg  [7:0]  sender_out_value_keep_d2;
  reg         sender_out_value_last_d2;
  reg  [63:0] sender_out_value_data_d3;
  reg  [7:0]  sender_out_value_keep_d3;
  reg         sender_out_value_last_d3;
  reg  [63:0] sender_out_value_data_d4;
  reg  [7:0]  sender_out_value_keep_d4;
  reg         sender_out_value_last_d4;
  reg  [63:0] sender_out_value_data_d5;
  reg  [7:0]  sender_out_value_keep_d5;
  reg         sender_out_value_last_d5;
  reg  [63:0] sender_out_value_data_d6;
  reg  [7:0]  sender_out_value_keep_d6;
  reg         sender_out_value_last_d6;
  reg  [63:0] sender_out_value_data_d7;
  reg  [7:0]  sender_out_value_keep_d7;
  reg         sender_out_value_last_d7;
  reg  [63:0] sender_out_value_data_d8;
  reg  [7:0]  sender_out_value_keep_d8;
  reg         sender_out_value_last_d8;
  reg  [63:0] sender_out_value_data_d9;
  reg  [7:0]  sender_out_value_keep_d9;
  reg         sender_out_value_last_d9;
  reg  [63:0] sender_out_value_data_d10;
  reg  [7:0]  sender_out_value_keep_d10;
  reg         sender_out_value_last_d10;
  reg  [63:0] sender_out_value_data_d11;
  reg  [7:0]  sender_out_value_keep_d11;
  reg         sender_out_value_last_d11;
  reg  [63:0] sender_out_value_data_d12;
  reg  [7:0]  sender_out_value_keep_d12;
  reg         sender_out_value_last_d12;
  reg  [63:0] sender_out_value_data_d13;
  reg  [7:0]  sender_out_value_keep_d13;
  reg         sender_out_value_last_d13;
  reg  [63:0] sender_out_value_data_d14;
  reg  [7:0]  sender_out_value_keep_d14;
  reg         sender_out_value_last_d14;
  reg  [63:0] sender_out_value_data_d15;
  reg  [7:0]  sender_out_value_keep_d15;
  reg         sender_out_value_last_d15;
  reg  [63:0] sender_out_value_data_d16;
  reg  [7:0]  sender_out_value_keep_d16;
  reg         sender_out_value_last_d16;
  reg  [63:0] sender_out_value_data_d17;
  reg  [7:0]  sender_out_value_keep_d17;
  reg         sender_out_value_last_d17;
  reg  [63:0] sender_out_value_data_d18;
  reg  [7:0]  sender_out_value_keep_d18;
  reg         sender_out_value_last_d18;
  reg  [63:0] sender_out_value_data_d19;
  reg  [7:0]  sender_out_value_keep_d19;
  reg         sender_out_value_last_d19;
  reg  [63:0] sender_out_value_data_d20;
  reg  [7:0]  sender_out_value_keep_d20;
  reg         sender_out_value_last_d20;
  reg  [63:0] sender_out_value_data_d21;
  reg  [7:0]  sender_out_value_keep_d21;
  reg         sender_out_value_last_d21;
  reg  [63:0] sender_out_value_data_d22;
  reg  [7:0]  sender_out_value_keep_d22;
  reg         sender_out_value_last_d22;
  reg  [63:0] sender_out_value_data_d23;
  reg  [7:0]  sender_out_value_keep_d23;
  reg         sender_out_value_last_d23;
  reg  [63:0] sender_out_value_data_d24;
  reg  [7:0]  sender_out_value_keep_d24;
  reg         sender_out_value_last_d24;
  reg  [63:0] sender_out_value_data_d25;
  reg  [7:0]  sender_out_value_keep_d25;
  reg         sender_out_value_last_d25;
  reg  [63:0] sender_out_value_data_d26;
  reg  [7:0]  sender_out_value_keep_d26;
  reg         sender_out_value_last_d26;
  reg  [63:0] sender_out_value_data_d27;
  reg  [7:0]  sender_out_value_keep_d27;
  reg         sender_out_value_last_d27;
  reg  [63:0] sender_out_value_data_d28;
  reg  [7:0]  sender_out_value_keep_d28;
  reg         sender_out_value_last_d28;
  reg  [63:0] sender_out_value_data_d29;
  reg  [7:0]  sender_out_value_keep_d29;
  reg         sender_out_value_last_d29;
  reg  [63:0] sender_out_value_data_d30;
  reg  [7:0]  sender_out_value_keep_d30;
  reg         sender_out_value_last_d30;
  reg  [63:0] sender_out_value_data_d31;
  reg  [7:0]  sender_out_value_keep_d31;
  reg         sender_out_value_last_d31;
  reg  [63:0] sender_out_value_data_d32;
  reg  [7:0]  sender_out_value_keep_d32;
  reg         sender_out_value_last_d32;
  reg  [63:0] sender_out_value_data_d33;
  reg  [7:0]  sender_out_value_keep_d33;
  reg         sender_out_value_last_d33;
  reg  [63:0] sender_out_value_data_d34;
  reg  [7:0]  sender_out_value_keep_d34;
  reg         sender_out_value_last_d34;
  reg  [63:0] sender_out_value_data_d35;
  reg  [7:0]  sender_out_value_keep_d35;
  reg         sender_out_value_last_d35;
  reg  [63:0] sender_out_value_data_d36;
  reg  [7:0]  sender_out_value_keep_d36;
  reg         sender_out_value_last_d36;
  reg  [63:0] sender_out_value_data_d37;
  reg  [7:0]  sender_out_value_keep_d37;
  reg         sender_out_value_last_d37;
  reg  [63:0] sender_out_value_data_d38;
  reg  [7:0]  sender_out_value_keep_d38;
  reg         sender_out_value_last_d38;
  reg  [63:0] sender_out_value_data_d39;
  reg  [7:0]  sender_out_value_keep_d39;
  reg         sender_out_value_last_d39;
  reg  [63:0] sender_out_value_data_d40;
  reg  [7:0]  sender_out_value_keep_d40;
  reg         sender_out_value_last_d40;
  reg         freed_1;
  reg         freed_2;
  reg         freed_3;
  reg         freed_4;
  reg         freed_5;
  reg         freed_6;
  reg         freed_7;
  reg         freed_8;
  reg         freed_9;
  reg         freed_10;
  reg         freed_11;
  reg         freed_12;
  reg         freed_13;
  reg         freed_14;
  reg         freed_15;
  reg         freed_16;
  reg         freed_17;
  reg         freed_18;
  reg         freed_19;
  reg         freed_20;
  reg         freed_21;
  reg         freed_22;
  reg         freed_23;
  reg         freed_24;
  reg         freed_25;
  reg         freed_26;
  reg         freed_27;
  reg         freed_28;
  reg         freed_29;
  reg         freed_30;
  reg         freed_31;
  reg         freed_32;
  reg         freed_33;
  reg         freed_34;
  reg         freed_35;
  reg         freed_36;
  reg         freed_37;
  reg         freed_38;
  reg         freed_39;
  reg         freed_40;
  wire        sender_out_valid;
  wire [63:0] sender_out_value_data;
  wire [7:0]  sender_out_value_keep;
  wire        sender_out_value_last;
  wire        receiver_freed;

  CreditSender_Beat73_86 sender (
    .clk(clk),
    .rst(rst),
    .in_valid(in_valid),
    .in_ready(in_ready),
    .in_payload_data(in_payload_data),
    .in_payload_keep(in_payload_keep),
    .in_payload_last(in_payload_last),
    .out_valid(sender_out_valid),
    .out_value_data(sender_out_value_data),
    .out_value_keep(sender_out_value_keep),
    .out_value_last(sender_out_value_last),
    .freed(freed_40)
  );

  CreditReceiver_Beat73_86 receiver (
    .clk(clk),
    .rst(rst),
    .in_valid(sent_40),
    .in_value_data(sender_out_value_data_d40),
    .in_value_keep(sender_out_value_keep_d40),
    .in_value_last(sender_out_value_last_d40),
    .out_valid(out_valid),
    .out_ready(out_ready),
    .out_payload_data(out_payload_data),
    .out_payload_keep(out_payload_keep),
    .out_payload_last(out_payload_last),
    .freed(receiver_freed)
  );

  // way: sent_1 to sent_40
  always @(posedge clk) begin
    if (rst) begin
      sent_1 <= 1'b0;
      sent_2 <= 1'b0;
      sent_3 <= 1'b0;
      sent_4 <= 1'b0;
      sent_5 <= 1'b0;
      sent_6 <= 1'b0;
      sent_7 <= 1'b0;
      sent_8 <= 1'b0;
      sent_9 <= 1'b0;
      sent_10 <= 1'b0;
      sent_11 <= 1'b0;
      sent_12 <= 1'b0;
      sent_13 <= 1'b0;
      sent_14 <= 1'b0;
      sent_15 <= 1'b0;
      sent_16 <= 1'b0;
      sent_17 <= 1'b0;
      sent_18 <= 1'b0;
      sent_19 <= 1'b0;
      sent_20 <= 1'b0;
      sent_21 <= 1'b0;
      sent_22 <= 1'b0;
      sent_23 <= 1'b0;
      sent_24 <= 1'b0;
      sent_25 <= 1'b0;
      sent_26 <= 1'b0;
      sent_27 <= 1'b0;
      sent_28 <= 1'b0;
      sent_29 <= 1'b0;
      sent_30 <= 1'b0;
      sent_31 <= 1'b0;
      sent_32 <= 1'b0;
      sent_33 <= 1'b0;
      sent_34 <= 1'b0;
      sent_35 <= 1'b0;
      sent_36 <= 1'b0;
      sent_37 <= 1'b0;
      sent_38 <= 1'b0;
      sent_39 <= 1'b0;
      sent_40 <= 1'b0;
    end else begin
      sent_1 <= sender_out_valid;
      sent_2 <= sent_1;
      sent_3 <= sent_2;
      sent_4 <= sent_3;
      sent_5 <= sent_4;
      sent_6 <= sent_5;
      sent_7 <= sent_6;
      sent_8 <= sent_7;
      sent_9 <= sent_8;
      sent_10 <= sent_9;
      sent_11 <= sent_10;
      sent_12 <= sent_11;
      sent_13 <= sent_12;
      sent_14 <= sent_13;
      sent_15 <= sent_14;
      sent_16 <= sent_15;
      sent_17 <= sent_16;
      sent_18 <= sent_17;
      sent_19 <= sent_18;
      sent_20 <= sent_19;
      sent_21 <= sent_20;
      sent_22 <= sent_21;
      sent_23 <= sent_22;
      sent_24 <= sent_23;
      sent_25 <= sent_24;
      sent_26 <= sent_25;
      sent_27 <= sent_26;
      sent_28 <= sent_27;
      sent_29 <= sent_28;
      sent_30 <= sent_29;
      sent_31 <= sent_30;
      sent_32 <= sent_31;
      sent_33 <= sent_32;
      sent_34 <= sent_33;
      sent_35 <= sent_34;
      sent_36 <= sent_35;
      sent_37 <= sent_36;
      sent_38 <= sent_37;
      sent_39 <= sent_38;
      sent_40 <= sent_39;
    end
  end

  // way: freed_1 to freed_40
  always @(posedge clk) begin
    if (rst) begin
      freed_1 <= 1'b0;
      freed_2 <= 1'b0;
      freed_3 <= 1'b0;
      freed_4 <= 1'b0;
      freed_5 <= 1'b0;
      freed_6 <= 1'b0;
      freed_7 <= 1'b0;
      freed_8 <= 1'b0;
      freed_9 <= 1'b0;
      freed_10 <= 1'b0;
      freed_11 <= 1'b0;
      freed_12 <= 1'b0;
      freed_13 <= 1'b0;
      freed_14 <= 1'b0;
      freed_15 <= 1'b0;
      freed_16 <= 1'b0;
      freed_17 <= 1'b0;
      freed_18 <= 1'b0;
      freed_19 <= 1'b0;
      freed_20 <= 1'b0;
      freed_21 <= 1'b0;
      freed_22 <= 1'b0;
      freed_23 <= 1'b0;
      freed_24 <= 1'b0;
      freed_25 <= 1'b0;
      freed_26 <= 1'b0;
      freed_27 <= 1'b0;
      freed_28 <= 1'b0;
      freed_29 <= 1'b0;
      freed_30 <= 1'b0;
      freed_31 <= 1'b0;
      freed_32 <= 1'b0;
      freed_33 <= 1'b0;
      freed_34 <= 1'b0;
      freed_35 <= 1'b0;
      freed_36 <= 1'b0;
      freed_37 <= 1'b0;
      freed_38 <= 1'b0;
      freed_39 <= 1'b0;
      freed_40 <= 1'b0;
    end else begin
      freed_1 <= receiver_freed;
      freed_2 <= freed_1;
      freed_3 <= freed_2;
      freed_4 <= freed_3;
      freed_5 <= freed_4;
      freed_6 <= freed_5;
      freed_7 <= freed_6;
      freed_8 <= freed_7;
      freed_9 <= freed_8;
      freed_10 <= freed_9;
      freed_11 <= freed_10;
      freed_12 <= freed_11;
      freed_13 <= freed_12;
      freed_14 <= freed_13;
      freed_15 <= freed_14;
      freed_16 <= freed_15;
      freed_17 <= freed_16;
      freed_18 <= freed_17;
      freed_19 <= freed_18;
      freed_20 <= freed_19;
      freed_21 <= freed_20;
      freed_22 <= freed_21;
      freed_23 <= freed_22;
      freed_24 <= freed_23;
      freed_25 <= freed_24;
      freed_26 <= freed_25;
      freed_27 <= freed_26;
      freed_28 <= freed_27;
      freed_29 <= freed_28;
      freed_30 <= freed_29;
      freed_31 <= freed_30;
      freed_32 <= freed_31;
      freed_33 <= freed_32;
      freed_34 <= freed_33;
      freed_35 <= freed_34;
      freed_36 <= freed_35;
      freed_37 <= freed_36;
      freed_38 <= freed_37;
      freed_39 <= freed_38;
      freed_40 <= freed_39;
    end
  end

  // body: sender_out_value_data_d1 to sender_out_value_last_d20
  always @(posedge clk) begin
    sender_out_value_data_d1 <= sender_out_value_data;
    sender_out_value_keep_d1 <= sender_out_value_keep;
    sender_out_value_last_d1 <= sender_out_value_last;
    sender_out_value_data_d2 <= sender_out_value_data_d1;
    sender_out_value_keep_d2 <= sender_out_value_keep_d1;
    sender_out_value_last_d2 <= sender_out_value_last_d1;
    sender_out_value_data_d3 <= sender_out_value_data_d2;
    sender_out_value_keep_d3 <= sender_out_value_keep_d2;
    sender_out_value_last_d3 <= sender_out_value_last_d2;
    sender_out_value_data_d4 <= sender_out_value_data_d3;
    sender_out_value_keep_d4 <= sender_out_value_keep_d3;
    sender_out_value_last_d4 <= sender_out_value_last_d3;
    sender_out_value_data_d5 <= sender_out_value_data_d4;
    sender_out_value_keep_d5 <= sender_out_value_keep_d4;
    sender_out_value_last_d5 <= sender_out_value_last_d4;
    sender_out_value_data_d6 <= sender_out_value_data_d5;
    sender_out_value_keep_d6 <= sender_out_value_keep_d5;
    sender_out_value_last_d6 <= sender_out_value_last_d5;
    sender_out_value_data_d7 <= sender_out_value_data_d6;
    sender_out_value_keep_d7 <= sender_out_value_keep_d6;
    sender_out_value_last_d7 <= sender_out_value_last_d6;
    sender_out_value_data_d8 <= sender_out_value_data_d7;
    sender_out_value_keep_d8 <= sender_out_value_keep_d7;
    sender_out_value_last_d8 <= sender_out_value_last_d7;
    sender_out_value_data_d9 <= sender_out_value_data_d8;
    sender_out_value_keep_d9 <= sender_out_value_keep_d8;
    sender_out_value_last_d9 <= sender_out_value_last_d8;
    sender_out_value_data_d10 <= sender_out_value_data_d9;
    sender_out_value_keep_d10 <= sender_out_value_keep_d9;
    sender_out_value_last_d10 <= sender_out_value_last_d9;
    sender_out_value_data_d11 <= sender_out_value_data_d10;
    sender_out_value_keep_d11 <= sender_out_value_keep_d10;
    sender_out_value_last_d11 <= sender_out_value_last_d10;
    sender_out_value_data_d12 <= sender_out_value_data_d11;
    sender_out_value_keep_d12 <= sender_out_value_keep_d11;
    sender_out_value_last_d12 <= sender_out_value_last_d11;
    sender_out_value_data_d13 <= sender_out_value_data_d12;
    sender_out_value_keep_d13 <= sender_out_value_keep_d12;
    sender_out_value_last_d13 <= sender_out_value_last_d12;
    sender_out_value_data_d14 <= sender_out_value_data_d13;
    sender_out_value_keep_d14 <= sender_out_value_keep_d13;
    sender_out_value_last_d14 <= sender_out_value_last_d13;
    sender_out_value_data_d15 <= sender_out_value_data_d14;
    sender_out_value_keep_d15 <= sender_out_value_keep_d14;
    sender_out_value_last_d15 <= sender_out_value_last_d14;
    sender_out_value_data_d16 <= sender_out_value_data_d15;
    sender_out_value_keep_d16 <= sender_out_value_keep_d15;
    sender_out_value_last_d16 <= sender_out_value_last_d15;
    sender_out_value_data_d17 <= sender_out_value_data_d16;
    sender_out_value_keep_d17 <= sender_out_value_keep_d16;
    sender_out_value_last_d17 <= sender_out_value_last_d16;
    sender_out_value_data_d18 <= sender_out_value_data_d17;
    sender_out_value_keep_d18 <= sender_out_value_keep_d17;
    sender_out_value_last_d18 <= sender_out_value_last_d17;
    sender_out_value_data_d19 <= sender_out_value_data_d18;
    sender_out_value_keep_d19 <= sender_out_value_keep_d18;
    sender_out_value_last_d19 <= sender_out_value_last_d18;
    sender_out_value_data_d20 <= sender_out_value_data_d19;
    sender_out_value_keep_d20 <= sender_out_value_keep_d19;
    sender_out_value_last_d20 <= sender_out_value_last_d19;
  end

  // body: sender_out_value_data_d21 to sender_out_value_last_d40
  always @(posedge clk) begin
    sender_out_value_data_d21 <= sender_out_value_data_d20;
    sender_out_value_keep_d21 <= sender_out_value_keep_d20;
    sender_out_value_last_d21 <= sender_out_value_last_d20;
    sender_out_value_data_d22 <= sender_out_value_data_d21;
    sender_out_value_keep_d22 <= sender_out_value_keep_d21;
    sender_out_value_last_d22 <= sender_out_value_last_d21;
    sender_out_value_data_d23 <= sender_out_value_data_d22;
    sender_out_value_keep_d23 <= sender_out_value_keep_d22;
    sender_out_value_last_d23 <= sender_out_value_last_d22;
    sender_out_value_data_d24 <= sender_out_value_data_d23;
    sender_out_value_keep_d24 <= sender_out_value_keep_d23;
    sender_out_value_last_d24 <= sender_out_value_last_d23;
    sender_out_value_data_d25 <= sender_out_value_data_d24;
    sender_out_value_keep_d25 <= sender_out_value_keep_d24;
    sender_out_value_last_d25 <= sender_out_value_last_d24;
    sender_out_value_data_d26 <= sender_out_value_data_d25;
    sender_out_value_keep_d26 <= sender_out_value_keep_d25;
    sender_out_value_last_d26 <= sender_out_value_last_d25;
    sender_out_value_data_d27 <= sender_out_value_data_d26;
    sender_out_value_keep_d27 <= sender_out_value_keep_d26;
    sender_out_value_last_d27 <= sender_out_value_last_d26;
    sender_out_value_data_d28 <= sender_out_value_data_d27;
    sender_out_value_keep_d28 <= sender_out_value_keep_d27;
    sender_out_value_last_d28 <= sender_out_value_last_d27;
    sender_out_value_data_d29 <= sender_out_value_data_d28;
    sender_out_value_keep_d29 <= sender_out_value_keep_d28;
    sender_out_value_last_d29 <= sender_out_value_last_d28;
    sender_out_value_data_d30 <= sender_out_value_data_d29;
    sender_out_value_keep_d30 <= sender_out_value_keep_d29;
    sender_out_value_last_d30 <= sender_out_value_last_d29;
    sender_out_value_data_d31 <= sender_out_value_data_d30;
    sender_out_value_keep_d31 <= sender_out_value_keep_d30;
    sender_out_value_last_d31 <= sender_out_value_last_d30;
    sender_out_value_data_d32 <= sender_out_value_data_d31;
    sender_out_value_keep_d32 <= sender_out_value_keep_d31;
    sender_out_value_last_d32 <= sender_out_value_last_d31;
    sender_out_value_data_d33 <= sender_out_value_data_d32;
    sender_out_value_keep_d33 <= sender_out_value_keep_d32;
    sender_out_value_last_d33 <= sender_out_value_last_d32;
    sender_out_value_data_d34 <= sender_out_value_data_d33;
    sender_out_value_keep_d34 <= sender_out_value_keep_d33;
    sender_out_value_last_d34 <= sender_out_value_last_d33;
    sender_out_value_data_d35 <= sender_out_value_data_d34;
    sender_out_value_keep_d35 <= sender_out_value_keep_d34;
    sender_out_value_last_d35 <= sender_out_value_last_d34;
    sender_out_value_data_d36 <= sender_out_value_data_d35;
    sender_out_value_keep_d36 <= sender_out_value_keep_d35;
    sender_out_value_last_d36 <= sender_out_value_last_d35;
    sender_out_value_data_d37 <= sender_out_value_data_d36;
    sender_out_value_keep_d37 <= sender_out_value_keep_d36;
    sender_out_value_last_d37 <= sender_out_value_last_d36;
    sender_out_value_data_d38 <= sender_out_value_data_d37;
    sender_out_value_keep_d38 <= sender_out_value_keep_d37;
    sender_out_value_last_d38 <= sender_out_value_last_d37;
    sender_out_value_data_d39 <= sender_out_value_data_d38;
    sender_out_value_keep_d39 <= sender_out_value_keep_d38;
    sender_out_value_last_d39 <= sender_out_value_last_d38;
    sender_out_value_data_d40 <= sender_out_value_data_d39;
    sender_out_value_keep_d40 <= sender_out_value_keep_d39;
    sender_out_value_last_d40 <= sender_out_value_last_d39;
  end
endmodule

`default_nettype wire
