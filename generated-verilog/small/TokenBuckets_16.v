`default_nettype none

// TokenBuckets_16: the token buckets of all queue pairs: when each may send again.  Generated from
// TokenBuckets.java.
module TokenBuckets_16 (
  input  wire        clk,
  input  wire        rst,
  input  wire [23:0] now,  // in 1/16 us
  input  wire [19:0] burst,  // bytes that may go at once
  input  wire        rate_valid,
  output wire        rate_ready,
  input  wire [3:0]  rate_payload_qp,  // queue pair, local number
  input  wire [19:0] rate_payload_rate,  // in Mb/s; 0 = unlimited
  input  wire        rate_payload_begins,  // a life begins: with a full bucket
  output wire        rated_valid,  // rates that are in force
  input  wire        rated_ready,
  output wire [3:0]  rated_payload_qp,
  output wire        rated_payload_paced,
  output wire        rated_payload_begins,  // a life begins: it waits for nothing
  input  wire        charge_valid,
  input  wire [3:0]  charge_value_qp,
  input  wire [12:0] charge_value_bytes,  // on the wire
  input  wire        charge_value_again,  // handed on
  output wire        settled_valid,  // in order of the charges
  input  wire        settled_ready,
  output wire [3:0]  settled_payload_qp,
  output wire        settled_payload_again,  // served: it may have more to do
  output wire        settled_payload_waits,  // its time has not come
  output wire [23:0] settled_payload_due,  // its time, in 1/16 us
  input  wire        look_valid,  // whose time is asked for
  output wire        look_ready,
  input  wire [3:0]  look_payload,
  output wire        shown_valid,
  input  wire        shown_ready,
  output wire [3:0]  shown_payload_qp,
  output wire        shown_payload_again,  // served: it may have more to do
  output wire        shown_payload_waits,  // its time has not come
  output wire [23:0] shown_payload_due  // its time, in 1/16 us
);
  reg  [3:0]  renewed;
  reg         begins;
  reg         paced;
  reg         walks;
  reg         enters;
  reg         tells;
  reg         busy;
  reg  [3:0]  walker;
  reg         is_due;
  reg         steps_is_odd_past;
  reg         stage;
  reg  [3:0]  charge_value_qp_past;
  reg         stage_2;
  reg         stage_3;
  reg  [3:0]  charge_value_qp_past_2;
  reg  [3:0]  charge_value_qp_past2;
  reg         stage_4;
  reg         stage_5;
  reg         stage_6;
  reg  [3:0]  charge_value_qp_past_3;
  reg  [3:0]  charge_value_qp_past2_2;
  reg  [3:0]  charge_value_qp_past3;
  reg         stage_7;
  reg         stage_8;
  reg         stage_9;
  reg         stage_10;
  reg  [3:0]  charge_value_qp_past_4;
  reg  [3:0]  charge_value_qp_past2_3;
  reg  [3:0]  charge_value_qp_past3_2;
  reg  [3:0]  charge_value_qp_past4;
  reg         stage_11;
  reg         stage_12;
  reg         stage_13;
  reg         stage_14;
  reg         stage_15;
  reg  [3:0]  charge_value_qp_past_5;
  reg  [3:0]  charge_value_qp_past2_4;
  reg  [3:0]  charge_value_qp_past3_3;
  reg  [3:0]  charge_value_qp_past4_2;
  reg  [3:0]  charge_value_qp_past5;
  reg         stage_16;
  reg         stage_17;
  reg         stage_18;
  reg         stage_19;
  reg         stage_20;
  reg         stage_21;
  reg  [3:0]  charge_value_qp_past_6;
  reg  [3:0]  charge_value_qp_past2_5;
  reg  [3:0]  charge_value_qp_past3_4;
  reg  [3:0]  charge_value_qp_past4_3;
  reg  [3:0]  charge_value_qp_past5_2;
  reg  [3:0]  charge_value_qp_past6;
  reg         looking;
  reg         done_stage;
  reg         done_stage_2;
  reg         done_stage_3;
  reg         done_stage_4;
  reg         done_stage_5;
  reg         done_stage_6;
  reg         stage_22;
  reg         stage_23;
  reg  [12:0] bytes_past;
  reg  [12:0] bytes_past2;
  reg         changed_is_new;
  reg         changed_is_change;
  reg  [28:0] changed_packet;
  reg  [35:0] changed_burst;
  reg  [4:0]  changed_exponent;
  reg  [31:0] changed_cost;
  reg  [31:0] changed_paid;
  reg  [21:0] changed_allowance;
  reg  [23:0] past;
  reg  [23:0] changed_lag;
  reg         changed_is_late;
  reg         changed_changes;
  reg         changed_is_new_past;
  reg  [35:0] changed_kept;
  reg  [35:0] changed_old;
  reg  [35:0] time_past;
  reg  [35:0] changed_distance;
  reg  [35:0] changed_counted;
  reg         changed_is_late_past;
  reg  [35:0] changed_kept_past;
  reg         writes_stage;
  reg         writes_stage_2;
  reg         writes_stage_3;
  reg         writes_stage_4;
  reg         writes_stage_5;
  reg         writes_stage_6;
  reg  [3:0]  owner_1;
  reg  [3:0]  owner_2;
  reg  [3:0]  owner_3;
  reg  [3:0]  owner_4;
  reg  [3:0]  owner_5;
  reg  [3:0]  owner;
  reg  [23:0] due;
  reg  [23:0] now_past;
  reg  [23:0] now_past2;
  reg  [23:0] now_past3;
  reg  [23:0] now_past4;
  reg  [23:0] now_past5;
  reg  [23:0] now_past6;
  reg  [23:0] now_past7;
  reg         stage_24;
  reg         stage_25;
  reg         stage_26;
  reg         stage_27;
  reg         stage_28;
  reg         stage_29;
  reg         stage_30;
  reg         stage_31;
  reg  [3:0]  charge_value_qp_past_7;
  reg  [3:0]  charge_value_qp_past2_6;
  reg  [3:0]  charge_value_qp_past3_5;
  reg  [3:0]  charge_value_qp_past4_4;
  reg  [3:0]  charge_value_qp_past5_3;
  reg  [3:0]  charge_value_qp_past6_2;
  reg  [3:0]  charge_value_qp_past7;
  reg  [3:0]  charge_value_qp_past8;
  reg         charge_value_again_past;
  reg         charge_value_again_past2;
  reg         charge_value_again_past3;
  reg         charge_value_again_past4;
  reg         charge_value_again_past5;
  reg         charge_value_again_past6;
  reg         charge_value_again_past7;
  reg         charge_value_again_past8;
  reg         wait_past;
  reg  [23:0] due_past;
  reg         arrives_stage;
  reg         arrives_stage_2;
  reg         shows;
  reg  [3:0]  looked_at;
  reg  [23:0] look_due;
  reg         look_waits;
  (* ram_style = "distributed" *)
  reg  [20:0] rates [0:15];
  reg  [20:0] _rate_first;
  reg  [20:0] rate;
  (* ram_style = "distributed" *)
  reg  [35:0] times [0:15];
  reg  [35:0] _time_data_first;
  reg  [35:0] time_data;
  wire        inverse_rate_ready;
  wire        inverse_out_valid;
  wire [15:0] inverse_out_payload_significand;
  wire [4:0]  inverse_out_payload_exponent;
  wire        settled_in_ready;

  wire        inverse_out_ready = 1'b1;
  wire        inverse_rate_valid = rate_valid & ~busy;
  wire        steps_is_odd = now[7];
  wire        steps_steps = is_due & ~(rate_valid | busy);
  wire        hit = 1'b0 | (stage & (charge_value_qp_past == renewed));
  wire        hit_2 = hit | (stage_3 & (charge_value_qp_past2 == renewed));
  wire        hit_3 = hit_2 | (stage_6 & (charge_value_qp_past3 == renewed));
  wire        hit_4 = hit_3 | (stage_10 & (charge_value_qp_past4 == renewed));
  wire        hit_5 = hit_4 | (stage_15 & (charge_value_qp_past5 == renewed));
  wire        hit_6 = hit_5 | (stage_21 & (charge_value_qp_past6 == renewed));
  wire        renews = enters & ~charge_valid & ~hit_6;
  wire        looks = look_valid & ~(charge_valid | renews | looking);
  wire [3:0]  at = charge_valid ? charge_value_qp : renews ? renewed : look_payload;
  wire [12:0] bytes = charge_valid ? charge_value_bytes : ~walks ? 13'd4202 : 13'd0;
  wire [38:0] changed_wide = ({3'd0, changed_burst} << 3) >> changed_exponent;
  wire        _any = |changed_wide[38:34];
  wire        changed_is_stale = changed_lag[23] & ~changed_lag[22];
  wire        changed_spare = ~changed_lag[23] & (changed_lag > {2'd0, changed_allowance});
  wire [23:0] _sum = changed_lag + {4'd0, changed_cost[31:12]};
  wire [35:0] changed = changed_is_late_past ? changed_counted : changed_kept_past;
  wire [23:0] _difference = now_past7 - due;
  wire [23:0] _difference_2 = now - time_data[35:12];

  RateInverse inverse (
    .clk(clk),
    .rst(rst),
    .rate_valid(inverse_rate_valid),
    .rate_ready(inverse_rate_ready),
    .rate_payload(rate_payload_rate),
    .out_valid(inverse_out_valid),
    .out_ready(inverse_out_ready),
    .out_payload_significand(inverse_out_payload_significand),
    .out_payload_exponent(inverse_out_payload_exponent)
  );

  Fifo_Timed30_ab2e_8_LUTRAM settled (
    .clk(clk),
    .rst(rst),
    .in_valid(stage_31),
    .in_ready(settled_in_ready),
    .in_payload_qp(charge_value_qp_past8),
    .in_payload_again(charge_value_again_past8),
    .in_payload_waits(wait_past),
    .in_payload_due(due_past),
    .out_valid(settled_valid),
    .out_ready(settled_ready),
    .out_payload_qp(settled_payload_qp),
    .out_payload_again(settled_payload_again),
    .out_payload_waits(settled_payload_waits),
    .out_payload_due(settled_payload_due)
  );

  assign rate_ready = inverse_rate_ready & ~busy;
  assign look_ready = ~(charge_valid | renews | looking);
  assign rated_valid = tells;
  assign rated_payload_qp = renewed;
  assign rated_payload_paced = paced;
  assign rated_payload_begins = begins;
  assign shown_valid = shows;
  assign shown_payload_qp = looked_at;
  assign shown_payload_again = 1'b0;
  assign shown_payload_waits = look_waits;
  assign shown_payload_due = look_due;

  always @(posedge clk) begin
    if ((inverse_out_valid & inverse_out_ready)) begin
      rates[renewed] <= {inverse_out_payload_significand, inverse_out_payload_exponent};
    end
  end

  always @(posedge clk) begin
    _rate_first <= rates[at];
    rate <= _rate_first;
  end

  always @(posedge clk) begin
    if (writes_stage_6) begin
      times[owner] <= changed;
    end
  end

  always @(posedge clk) begin
    _time_data_first <= times[at];
    time_data <= _time_data_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      enters <= 1'b0;
      tells <= 1'b0;
      busy <= 1'b0;
      walker <= 4'd0;
      is_due <= 1'b0;
      stage <= 1'b0;
      stage_2 <= 1'b0;
      stage_3 <= 1'b0;
      stage_4 <= 1'b0;
      stage_5 <= 1'b0;
      stage_6 <= 1'b0;
      stage_7 <= 1'b0;
      stage_8 <= 1'b0;
      stage_9 <= 1'b0;
      stage_10 <= 1'b0;
      stage_11 <= 1'b0;
      stage_12 <= 1'b0;
      stage_13 <= 1'b0;
      stage_14 <= 1'b0;
      stage_15 <= 1'b0;
      stage_16 <= 1'b0;
      stage_17 <= 1'b0;
      stage_18 <= 1'b0;
      stage_19 <= 1'b0;
      stage_20 <= 1'b0;
      stage_21 <= 1'b0;
      looking <= 1'b0;
      done_stage <= 1'b0;
      done_stage_2 <= 1'b0;
      done_stage_3 <= 1'b0;
      done_stage_4 <= 1'b0;
      done_stage_5 <= 1'b0;
      done_stage_6 <= 1'b0;
      stage_22 <= 1'b0;
      stage_23 <= 1'b0;
      changed_old <= 36'd0;
      writes_stage <= 1'b0;
      writes_stage_2 <= 1'b0;
      writes_stage_3 <= 1'b0;
      writes_stage_4 <= 1'b0;
      writes_stage_5 <= 1'b0;
      writes_stage_6 <= 1'b0;
      stage_24 <= 1'b0;
      stage_25 <= 1'b0;
      stage_26 <= 1'b0;
      stage_27 <= 1'b0;
      stage_28 <= 1'b0;
      stage_29 <= 1'b0;
      stage_30 <= 1'b0;
      stage_31 <= 1'b0;
      arrives_stage <= 1'b0;
      arrives_stage_2 <= 1'b0;
      shows <= 1'b0;
    end else begin
      if (steps_steps) begin
        walker <= walker + 4'd1;
        is_due <= 1'b0;
      end else if (steps_is_odd != steps_is_odd_past) begin
        is_due <= 1'b1;
      end
      stage <= charge_valid;
      stage_2 <= charge_valid;
      stage_3 <= stage_2;
      stage_4 <= charge_valid;
      stage_5 <= stage_4;
      stage_6 <= stage_5;
      stage_7 <= charge_valid;
      stage_8 <= stage_7;
      stage_9 <= stage_8;
      stage_10 <= stage_9;
      stage_11 <= charge_valid;
      stage_12 <= stage_11;
      stage_13 <= stage_12;
      stage_14 <= stage_13;
      stage_15 <= stage_14;
      stage_16 <= charge_valid;
      stage_17 <= stage_16;
      stage_18 <= stage_17;
      stage_19 <= stage_18;
      stage_20 <= stage_19;
      stage_21 <= stage_20;
      done_stage <= renews;
      done_stage_2 <= done_stage;
      done_stage_3 <= done_stage_2;
      done_stage_4 <= done_stage_3;
      done_stage_5 <= done_stage_4;
      done_stage_6 <= done_stage_5;
      if ((rate_valid & rate_ready) | steps_steps) begin
        busy <= 1'b1;
      end else if ((rated_valid & rated_ready) | (done_stage_6 & walks)) begin
        busy <= 1'b0;
      end
      if ((inverse_out_valid & inverse_out_ready) | steps_steps) begin
        enters <= 1'b1;
      end else if (renews) begin
        enters <= 1'b0;
      end
      if (done_stage_6 & ~walks) begin
        tells <= 1'b1;
      end else if (rated_ready) begin
        tells <= 1'b0;
      end
      stage_22 <= renews & ~walks;
      stage_23 <= stage_22;
      changed_old <= time_past;
      writes_stage <= charge_valid | renews;
      writes_stage_2 <= writes_stage;
      writes_stage_3 <= writes_stage_2;
      writes_stage_4 <= writes_stage_3;
      writes_stage_5 <= writes_stage_4;
      writes_stage_6 <= writes_stage_5;
      stage_24 <= charge_valid;
      stage_25 <= stage_24;
      stage_26 <= stage_25;
      stage_27 <= stage_26;
      stage_28 <= stage_27;
      stage_29 <= stage_28;
      stage_30 <= stage_29;
      stage_31 <= stage_30;
      arrives_stage <= looks;
      arrives_stage_2 <= arrives_stage;
      if (looks) begin
        looking <= 1'b1;
      end else if (shows & shown_ready) begin
        looking <= 1'b0;
      end
      if (arrives_stage_2) begin
        shows <= 1'b1;
      end else if (shown_ready) begin
        shows <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    steps_is_odd_past <= steps_is_odd;
    charge_value_qp_past <= charge_value_qp;
    charge_value_qp_past_2 <= charge_value_qp;
    charge_value_qp_past2 <= charge_value_qp_past_2;
    charge_value_qp_past_3 <= charge_value_qp;
    charge_value_qp_past2_2 <= charge_value_qp_past_3;
    charge_value_qp_past3 <= charge_value_qp_past2_2;
    charge_value_qp_past_4 <= charge_value_qp;
    charge_value_qp_past2_3 <= charge_value_qp_past_4;
    charge_value_qp_past3_2 <= charge_value_qp_past2_3;
    charge_value_qp_past4 <= charge_value_qp_past3_2;
    charge_value_qp_past_5 <= charge_value_qp;
    charge_value_qp_past2_4 <= charge_value_qp_past_5;
    charge_value_qp_past3_3 <= charge_value_qp_past2_4;
    charge_value_qp_past4_2 <= charge_value_qp_past3_3;
    charge_value_qp_past5 <= charge_value_qp_past4_2;
    charge_value_qp_past_6 <= charge_value_qp;
    charge_value_qp_past2_5 <= charge_value_qp_past_6;
    charge_value_qp_past3_4 <= charge_value_qp_past2_5;
    charge_value_qp_past4_3 <= charge_value_qp_past3_4;
    charge_value_qp_past5_2 <= charge_value_qp_past4_3;
    charge_value_qp_past6 <= charge_value_qp_past5_2;
    if (rate_valid & rate_ready) begin
      renewed <= rate_payload_qp;
      begins <= rate_payload_begins;
      paced <= rate_payload_rate != 20'd0;
      walks <= 1'b0;
    end else if (steps_steps) begin
      renewed <= walker;
      walks <= 1'b1;
    end
    bytes_past <= bytes;
    bytes_past2 <= bytes_past;
    changed_is_new <= stage_23 & begins;
    changed_is_change <= stage_23 & ~begins;
    changed_packet <= bytes_past2 * rate[20:5];
    changed_burst <= burst * rate[20:5];
    changed_exponent <= rate[4:0];
    changed_cost <= ~changed_is_new ? (({3'd0, changed_packet} << 3) >> changed_exponent) : 32'd0;
    changed_paid <= ~changed_is_change ? (({3'd0, changed_packet} << 3) >> changed_exponent) : 32'd0;
    changed_allowance <= ~changed_is_change ? (changed_wide[33:12] | {22{_any}}) : 22'd0;
    past <= now - time_data[35:12];
    changed_lag <= past;
    changed_changes <= changed_is_change;
    changed_is_new_past <= changed_is_new;
    changed_is_late <= (changed_changes ? _sum[23] : (changed_is_stale | changed_spare)) |
                       changed_is_new_past;
    time_past <= time_data;
    changed_kept <= changed_old + {4'd0, changed_paid};
    changed_distance <= {4'd0, changed_cost} - {2'd0, changed_allowance, 12'd0};
    changed_counted <= {now, 12'd0} + changed_distance;
    changed_is_late_past <= changed_is_late;
    changed_kept_past <= changed_kept;
    owner_1 <= charge_valid ? charge_value_qp : renewed;
    owner_2 <= owner_1;
    owner_3 <= owner_2;
    owner_4 <= owner_3;
    owner_5 <= owner_4;
    owner <= owner_5;
    due <= changed[35:12];
    now_past <= now;
    now_past2 <= now_past;
    now_past3 <= now_past2;
    now_past4 <= now_past3;
    now_past5 <= now_past4;
    now_past6 <= now_past5;
    now_past7 <= now_past6;
    charge_value_qp_past_7 <= charge_value_qp;
    charge_value_qp_past2_6 <= charge_value_qp_past_7;
    charge_value_qp_past3_5 <= charge_value_qp_past2_6;
    charge_value_qp_past4_4 <= charge_value_qp_past3_5;
    charge_value_qp_past5_3 <= charge_value_qp_past4_4;
    charge_value_qp_past6_2 <= charge_value_qp_past5_3;
    charge_value_qp_past7 <= charge_value_qp_past6_2;
    charge_value_qp_past8 <= charge_value_qp_past7;
    charge_value_again_past <= charge_value_again;
    charge_value_again_past2 <= charge_value_again_past;
    charge_value_again_past3 <= charge_value_again_past2;
    charge_value_again_past4 <= charge_value_again_past3;
    charge_value_again_past5 <= charge_value_again_past4;
    charge_value_again_past6 <= charge_value_again_past5;
    charge_value_again_past7 <= charge_value_again_past6;
    charge_value_again_past8 <= charge_value_again_past7;
    wait_past <= _difference[23];
    due_past <= due;
    if (looks) begin
      looked_at <= look_payload;
    end
    if (arrives_stage_2) begin
      look_due <= time_data[35:12];
      look_waits <= _difference_2[23];
    end
  end

  wire        _unused = &{1'b0, settled_in_ready, changed_wide[11:0], _sum[22:0], _difference[22:0],
                          _difference_2[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) there_is_a_place_for_every_charge: assert (~stage_31 | settled_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~stage_31 | settled_in_ready)) begin
    $display("TokenBuckets.java: HDL801: claim 'there is a place for every charge' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
