`default_nettype none

// TokenBuckets_1024: the token buckets of all queue pairs: when each may send again.  Generated from
// TokenBuckets.java.
module TokenBuckets_1024 (
  input  wire        clk,
  input  wire        rst,
  input  wire [23:0] now,  // in 1/16 us
  input  wire [19:0] burst,  // bytes that may go at once
  input  wire        rate_valid,
  output wire        rate_ready,
  input  wire [9:0]  rate_payload_qp,  // queue pair, local number
  input  wire [19:0] rate_payload_rate,  // in Mb/s; 0 = unlimited
  input  wire        rate_payload_begins,  // a life begins: with a full bucket
  // rated: rates that are in force
  output wire        rated_valid,
  input  wire        rated_ready,
  output wire [9:0]  rated_payload_qp,
  output wire        rated_payload_paced,
  output wire        rated_payload_begins,  // a life begins: it waits for nothing
  input  wire        charge_valid,
  input  wire [9:0]  charge_value_qp,
  input  wire [12:0] charge_value_bytes,  // on the wire
  input  wire        charge_value_again,  // handed on
  // settled: in order of the charges
  output wire        settled_valid,
  input  wire        settled_ready,
  output wire [9:0]  settled_payload_qp,
  output wire        settled_payload_again,  // served: it may have more to do
  output wire        settled_payload_waits,  // its time has not come
  output wire [23:0] settled_payload_due,  // its time, in 1/16 us
  // look: whose time is asked for
  input  wire        look_valid,
  output wire        look_ready,
  input  wire [9:0]  look_payload,
  output wire        shown_valid,
  input  wire        shown_ready,
  output wire [9:0]  shown_payload_qp,
  output wire        shown_payload_again,  // served: it may have more to do
  output wire        shown_payload_waits,  // its time has not come
  output wire [23:0] shown_payload_due  // its time, in 1/16 us
);
  reg  [9:0]  renewed;
  reg         begins;
  reg         paced;
  reg         walks;
  reg         enters;
  reg         tells;
  reg         busy;
  reg  [9:0]  walker;
  reg         is_due;
  reg         steps_is_odd_d1;
  reg         charge_valid_d1;
  reg  [9:0]  charge_value_qp_d1;
  reg         charge_valid_d2;
  reg  [9:0]  charge_value_qp_d2;
  reg         charge_valid_d3;
  reg  [9:0]  charge_value_qp_d3;
  reg         charge_valid_d4;
  reg  [9:0]  charge_value_qp_d4;
  reg         charge_valid_d5;
  reg  [9:0]  charge_value_qp_d5;
  reg         charge_valid_d6;
  reg  [9:0]  charge_value_qp_d6;
  reg         looking;
  reg         renews_d1;
  reg         renews_d2;
  reg         renews_d3;
  reg         renews_d4;
  reg         renews_d5;
  reg         done;
  reg         renews_and_d1;
  reg         renews_and_d2;
  reg  [12:0] bytes_d1;
  reg  [12:0] bytes_d2;
  reg         changed_is_new;
  reg         changed_is_change;
  reg  [28:0] changed_packet;
  reg  [35:0] changed_burst;
  reg  [4:0]  changed_exponent;
  reg  [31:0] changed_cost;
  reg  [31:0] changed_paid;
  reg  [21:0] changed_allowance;
  reg  [23:0] now_sub_d1;
  reg  [23:0] changed_lag;
  reg         changed_is_late;
  reg         changed_changes;
  reg         changed_is_new_d1;
  reg  [35:0] changed_kept;
  reg  [35:0] changed_old;
  reg  [35:0] time_d1;
  reg  [35:0] changed_distance;
  reg  [35:0] changed_counted;
  reg         changed_is_late_d1;
  reg  [35:0] changed_kept_d1;
  reg         writes_pre5;
  reg         writes_pre4;
  reg         writes_pre3;
  reg         writes_pre2;
  reg         writes_pre1;
  reg         writes;
  reg  [9:0]  owner_pre5;
  reg  [9:0]  owner_pre4;
  reg  [9:0]  owner_pre3;
  reg  [9:0]  owner_pre2;
  reg  [9:0]  owner_pre1;
  reg  [9:0]  owner;
  reg  [23:0] due;
  reg  [23:0] now_d1;
  reg  [23:0] now_d2;
  reg  [23:0] now_d3;
  reg  [23:0] now_d4;
  reg  [23:0] now_d5;
  reg  [23:0] now_d6;
  reg  [23:0] now_d7;
  reg         charge_valid_d7;
  reg         charge_valid_d8;
  reg  [9:0]  charge_value_qp_d7;
  reg  [9:0]  charge_value_qp_d8;
  reg         charge_value_again_d1;
  reg         charge_value_again_d2;
  reg         charge_value_again_d3;
  reg         charge_value_again_d4;
  reg         charge_value_again_d5;
  reg         charge_value_again_d6;
  reg         charge_value_again_d7;
  reg         charge_value_again_d8;
  reg         wait_d1;
  reg  [23:0] due_d1;
  reg         looks_d1;
  reg         arrives;
  reg         shows;
  reg  [9:0]  looked_at;
  reg  [23:0] look_due;
  reg         look_waits;
  (* ram_style = "block" *)
  reg  [20:0] rates [0:1023];
  reg  [20:0] _rate_first;
  reg  [20:0] rate;
  (* ram_style = "block" *)
  reg  [35:0] times [0:1023];
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
  wire        hit = charge_valid_d1 & (charge_value_qp_d1 == renewed);
  wire        hit_2 = hit | (charge_valid_d2 & (charge_value_qp_d2 == renewed));
  wire        hit_3 = hit_2 | (charge_valid_d3 & (charge_value_qp_d3 == renewed));
  wire        hit_4 = hit_3 | (charge_valid_d4 & (charge_value_qp_d4 == renewed));
  wire        hit_5 = hit_4 | (charge_valid_d5 & (charge_value_qp_d5 == renewed));
  wire        hit_6 = hit_5 | (charge_valid_d6 & (charge_value_qp_d6 == renewed));
  wire        renews = enters & ~charge_valid & ~hit_6;
  wire        looks = look_valid & ~(charge_valid | renews | looking);
  wire [9:0]  at = charge_valid ? charge_value_qp : renews ? renewed : look_payload;
  wire [12:0] bytes = charge_valid ? charge_value_bytes : ~walks ? 13'd4202 : 13'd0;
  wire [38:0] changed_wide = ({3'd0, changed_burst} << 3) >> changed_exponent;
  wire        _changed_wide_38_34_any = |changed_wide[38:34];
  wire        changed_is_stale = changed_lag[23] & ~changed_lag[22];
  wire        changed_spare = ~changed_lag[23] & (changed_lag > {2'd0, changed_allowance});
  wire [23:0] _changed_lag_sum = changed_lag + {4'd0, changed_cost[31:12]};
  wire [35:0] changed = changed_is_late_d1 ? changed_counted : changed_kept_d1;
  wire [23:0] _now_d7_difference = now_d7 - due;
  wire [23:0] _now_difference = now - time_data[35:12];

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

  Fifo_Timed36_6906_8_LUTRAM settled (
    .clk(clk),
    .rst(rst),
    .in_valid(charge_valid_d8),
    .in_ready(settled_in_ready),
    .in_payload_qp(charge_value_qp_d8),
    .in_payload_again(charge_value_again_d8),
    .in_payload_waits(wait_d1),
    .in_payload_due(due_d1),
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
    if (inverse_out_valid & inverse_out_ready) begin
      rates[renewed] <= {inverse_out_payload_significand, inverse_out_payload_exponent};
    end
  end

  always @(posedge clk) begin
    _rate_first <= rates[at];
    rate <= _rate_first;
  end

  always @(posedge clk) begin
    if (writes) begin
      times[owner] <= changed;
    end
  end

  always @(posedge clk) begin
    _time_data_first <= times[at];
    time_data <= _time_data_first;
  end

  // renew
  always @(posedge clk) begin
    if (rst) begin
      enters <= 1'b0;
    end else if ((inverse_out_valid & inverse_out_ready) | steps_steps) begin
      enters <= 1'b1;
    end else if (renews) begin
      enters <= 1'b0;
    end
  end

  // tell
  always @(posedge clk) begin
    if (rst) begin
      tells <= 1'b0;
    end else if (done & ~walks) begin
      tells <= 1'b1;
    end else if (rated_ready) begin
      tells <= 1'b0;
    end
  end

  // body
  always @(posedge clk) begin
    if (rst) begin
      busy <= 1'b0;
    end else if ((rate_valid & rate_ready) | steps_steps) begin
      busy <= 1'b1;
    end else if ((rated_valid & rated_ready) | (done & walks)) begin
      busy <= 1'b0;
    end
  end

  // steps
  always @(posedge clk) begin
    if (rst) begin
      walker <= 10'd0;
      is_due <= 1'b0;
    end else if (steps_steps) begin
      walker <= walker + 10'd1;
      is_due <= 1'b0;
    end else if (steps_is_odd != steps_is_odd_d1) begin
      is_due <= 1'b1;
    end
  end

  // Valids.later
  always @(posedge clk) begin
    if (rst) begin
      charge_valid_d1 <= 1'b0;
      charge_valid_d2 <= 1'b0;
      charge_valid_d3 <= 1'b0;
      charge_valid_d4 <= 1'b0;
      charge_valid_d5 <= 1'b0;
      charge_valid_d6 <= 1'b0;
      renews_d1 <= 1'b0;
      renews_d2 <= 1'b0;
      renews_d3 <= 1'b0;
      renews_d4 <= 1'b0;
      renews_d5 <= 1'b0;
      done <= 1'b0;
      renews_and_d1 <= 1'b0;
      renews_and_d2 <= 1'b0;
      writes_pre5 <= 1'b0;
      writes_pre4 <= 1'b0;
      writes_pre3 <= 1'b0;
      writes_pre2 <= 1'b0;
      writes_pre1 <= 1'b0;
      writes <= 1'b0;
      charge_valid_d7 <= 1'b0;
      charge_valid_d8 <= 1'b0;
      looks_d1 <= 1'b0;
      arrives <= 1'b0;
    end else begin
      charge_valid_d1 <= charge_valid;
      charge_valid_d2 <= charge_valid_d1;
      charge_valid_d3 <= charge_valid_d2;
      charge_valid_d4 <= charge_valid_d3;
      charge_valid_d5 <= charge_valid_d4;
      charge_valid_d6 <= charge_valid_d5;
      renews_d1 <= renews;
      renews_d2 <= renews_d1;
      renews_d3 <= renews_d2;
      renews_d4 <= renews_d3;
      renews_d5 <= renews_d4;
      done <= renews_d5;
      renews_and_d1 <= renews & ~walks;
      renews_and_d2 <= renews_and_d1;
      writes_pre5 <= charge_valid | renews;
      writes_pre4 <= writes_pre5;
      writes_pre3 <= writes_pre4;
      writes_pre2 <= writes_pre3;
      writes_pre1 <= writes_pre2;
      writes <= writes_pre1;
      charge_valid_d7 <= charge_valid_d6;
      charge_valid_d8 <= charge_valid_d7;
      looks_d1 <= looks;
      arrives <= looks_d1;
    end
  end

  // look
  always @(posedge clk) begin
    if (rst) begin
      looking <= 1'b0;
      shows <= 1'b0;
    end else begin
      if (looks) begin
        looking <= 1'b1;
      end else if (shows & shown_ready) begin
        looking <= 1'b0;
      end
      if (arrives) begin
        shows <= 1'b1;
      end else if (shown_ready) begin
        shows <= 1'b0;
      end
    end
  end

  // update
  always @(posedge clk) begin
    if (rst) begin
      changed_old <= 36'd0;
    end else begin
      changed_old <= time_d1;
    end
  end

  // renew
  always @(posedge clk) begin
    if (rate_valid & rate_ready) begin
      renewed <= rate_payload_qp;
      begins <= rate_payload_begins;
      paced <= rate_payload_rate != 20'd0;
      walks <= 1'b0;
    end else if (steps_steps) begin
      renewed <= walker;
      walks <= 1'b1;
    end
  end

  // steps
  always @(posedge clk) begin
    steps_is_odd_d1 <= steps_is_odd;
  end

  // isCharged
  always @(posedge clk) begin
    charge_value_qp_d1 <= charge_value_qp;
    charge_value_qp_d2 <= charge_value_qp_d1;
    charge_value_qp_d3 <= charge_value_qp_d2;
    charge_value_qp_d4 <= charge_value_qp_d3;
    charge_value_qp_d5 <= charge_value_qp_d4;
    charge_value_qp_d6 <= charge_value_qp_d5;
  end

  // body
  always @(posedge clk) begin
    bytes_d1 <= bytes;
    bytes_d2 <= bytes_d1;
    owner_pre5 <= charge_valid ? charge_value_qp : renewed;
    owner_pre4 <= owner_pre5;
    owner_pre3 <= owner_pre4;
    owner_pre2 <= owner_pre3;
    owner_pre1 <= owner_pre2;
    owner <= owner_pre1;
  end

  // update
  always @(posedge clk) begin
    changed_is_new <= renews_and_d2 & begins;
    changed_is_change <= renews_and_d2 & ~begins;
    changed_packet <= bytes_d2 * rate[20:5];
    changed_burst <= burst * rate[20:5];
    changed_exponent <= rate[4:0];
    changed_cost <= ~changed_is_new ? (({3'd0, changed_packet} << 3) >> changed_exponent) : 32'd0;
    changed_paid <= ~changed_is_change ? (({3'd0, changed_packet} << 3) >> changed_exponent) : 32'd0;
    changed_allowance <= ~changed_is_change ? (changed_wide[33:12] | {22{_changed_wide_38_34_any}}) : 22'd0;
    now_sub_d1 <= now - time_data[35:12];
    changed_lag <= now_sub_d1;
    changed_changes <= changed_is_change;
    changed_is_new_d1 <= changed_is_new;
    changed_is_late <= (changed_changes ? _changed_lag_sum[23] : (changed_is_stale | changed_spare)) |
                       changed_is_new_d1;
    time_d1 <= time_data;
    changed_kept <= changed_old + {4'd0, changed_paid};
    changed_distance <= {4'd0, changed_cost} - {2'd0, changed_allowance, 12'd0};
    changed_counted <= {now, 12'd0} + changed_distance;
    changed_is_late_d1 <= changed_is_late;
    changed_kept_d1 <= changed_kept;
  end

  // settle
  always @(posedge clk) begin
    due <= changed[35:12];
    now_d1 <= now;
    now_d2 <= now_d1;
    now_d3 <= now_d2;
    now_d4 <= now_d3;
    now_d5 <= now_d4;
    now_d6 <= now_d5;
    now_d7 <= now_d6;
    charge_value_qp_d7 <= charge_value_qp_d6;
    charge_value_qp_d8 <= charge_value_qp_d7;
    charge_value_again_d1 <= charge_value_again;
    charge_value_again_d2 <= charge_value_again_d1;
    charge_value_again_d3 <= charge_value_again_d2;
    charge_value_again_d4 <= charge_value_again_d3;
    charge_value_again_d5 <= charge_value_again_d4;
    charge_value_again_d6 <= charge_value_again_d5;
    charge_value_again_d7 <= charge_value_again_d6;
    charge_value_again_d8 <= charge_value_again_d7;
    wait_d1 <= _now_d7_difference[23];
    due_d1 <= due;
  end

  // look
  always @(posedge clk) begin
    if (looks) begin
      looked_at <= look_payload;
    end
    if (arrives) begin
      look_due <= time_data[35:12];
      look_waits <= _now_difference[23];
    end
  end

  wire        _unused = &{1'b0, settled_in_ready, changed_wide[11:0], _changed_lag_sum[22:0],
                          _now_d7_difference[22:0], _now_difference[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) there_is_a_place_for_every_charge: assert (~charge_valid_d8 |
                                                                             settled_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~charge_valid_d8 | settled_in_ready)) begin
    $display("TokenBuckets.java: HDL801: claim 'there is a place for every charge' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
