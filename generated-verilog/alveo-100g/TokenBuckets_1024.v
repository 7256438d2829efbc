`default_nettype none

// TokenBuckets_1024: the token buckets of all queue pairs: when each may send again.  Generated from
// TokenBuckets.java.
// timeline beginning: 8 cycles, 76 registers (839 bits), of these 55 (461 bits) only wait
// timeline inspecting: 2 cycles, 2 registers (2 bits), of these 1 (1 bits) only wait
module TokenBuckets_1024 (
  input  wire        clk,
  input  wire        rst,
  input  wire [23:0] now,  // in 1/16 us
  input  wire [19:0] burst,  // steady: bytes that may go at once
  input  wire        rate_valid,
  output wire        rate_ready,
  input  wire [9:0]  rate_payload_qp,  // queue pair, local number
  input  wire [19:0] rate_payload_rate,  // in Mb/s; 0 = unlimited
  input  wire        rate_payload_beginning,  // a life begins: with a full bucket
  // rated: rates that are in force
  output wire        rated_valid,
  input  wire        rated_ready,
  output wire [9:0]  rated_payload_qp,
  output wire        rated_payload_paced,
  output wire        rated_payload_beginning,  // a life begins: it waits for nothing
  input  wire        charge_valid,
  input  wire [9:0]  charge_value_qp,
  input  wire [12:0] charge_value_bytes,  // on the wire
  input  wire        charge_value_again,  // handed on
  // settled: in order of the charges
  output wire        settled_valid,
  input  wire        settled_ready,
  output wire [9:0]  settled_payload_qp,
  output wire        settled_payload_again,  // served: the flow that had the turn may have more to do
  output wire        settled_payload_waiting,  // its time has not come
  output wire [23:0] settled_payload_due,  // its time, in 1/16 us
  output reg         crowded,  // many of them wait
  // look: whose time is asked for
  input  wire        look_valid,
  output wire        look_ready,
  input  wire [9:0]  look_payload,
  output wire        shown_valid,
  input  wire        shown_ready,
  output wire [9:0]  shown_payload_qp,
  output wire        shown_payload_again,  // served: the flow that had the turn may have more to do
  output wire        shown_payload_waiting,  // its time has not come
  output wire [23:0] shown_payload_due  // its time, in 1/16 us
);
  reg  [9:0]   renewed;
  reg          beginning;
  reg          paced;
  reg          walking;
  reg          entering;
  reg          reports;
  reg          busy;
  reg  [9:0]   walker;
  reg          is_due;
  reg          steps_is_odd_d1;
  reg          looking;
  reg          showing;
  reg  [9:0]   looked_at;
  reg  [23:0]  look_due;
  reg          look_waits;
  // ---- timeline beginning, cycle 1
  reg  [9:0]   charge_value_qp_c1;
  reg          settled_in_valid_c1;
  reg  [4:0]   beginning_c1_c5;
  reg  [12:0]  bytes_c1;
  reg  [49:0]  charge_valid_choice_c1_c5;
  reg  [6:0]   charge_value_again_c1_c7;
  reg  [4:0]   done_c1_c5;
  reg  [143:0] now_c1_c6;
  reg          renewing_and_c1;
  // ---- timeline beginning, cycle 2
  reg  [9:0]   charge_value_qp_c2;
  reg          settled_in_valid_c2;
  reg          renewing_and_c2;
  reg  [12:0]  bytes_c2;
  // ---- timeline beginning, cycle 3
  reg  [9:0]   charge_value_qp_c3;
  reg          settled_in_valid_c3;
  reg  [28:0]  operation_bytes_mul_c3;
  reg  [4:0]   rate_4_0_c3;
  reg  [35:0]  burst_mul_c3;
  reg          changed_is_new;
  reg          changed_is_change;
  reg  [23:0]  changed_lag_c3;
  reg  [35:0]  times_c3;
  // ---- timeline beginning, cycle 4
  reg  [9:0]   charge_value_qp_c4;
  reg          settled_in_valid_c4;
  reg  [23:0]  changed_lag;
  reg  [21:0]  changed_allowance;
  reg  [31:0]  changed_cost;
  reg          changed_is_change_c4;
  reg          changed_is_new_c4;
  reg  [35:0]  changed_old;
  reg  [31:0]  changed_paid;
  // ---- timeline beginning, cycle 5
  reg  [9:0]   charge_value_qp_c5;
  reg          settled_in_valid_c5;
  reg  [35:0]  changed_distance;
  reg          changed_is_late;
  reg  [35:0]  changed_kept;
  // ---- timeline beginning, cycle 6
  reg  [9:0]   charge_value_qp_c6;
  reg          settled_in_valid_c6;
  reg          done;
  reg          changed_is_late_c6;
  reg  [35:0]  changed_counted;
  reg  [35:0]  changed_kept_c6;
  reg          beginning_c6;
  (* shreg_extract = "no" *)
  reg  [9:0]   charge_valid_choice_c6;
  // ---- timeline beginning, cycle 7
  (* shreg_extract = "no" *)
  reg  [23:0]  now_c7;
  reg  [23:0]  due;
  reg  [9:0]   charge_value_qp_c7;
  reg          settled_in_valid_c7;
  // ---- timeline beginning, cycle 8
  (* shreg_extract = "no" *)
  reg          charge_value_again_c8;
  reg  [9:0]   charge_value_qp_c8;
  reg          settled_in_valid_c8;
  reg  [23:0]  due_c8;
  reg          wait_reg;
  // ---- timeline inspecting, cycle 1
  reg          inspecting_c1;
  // ---- timeline inspecting, cycle 2
  reg          inspecting_c2;
  (* ram_style = "block" *)
  reg  [20:0]  rates [0:1023];
  reg  [20:0]  _rate_first;
  reg  [20:0]  rate;
  (* ram_style = "block" *)
  reg  [35:0]  times [0:1023];
  reg  [35:0]  _times_data_first;
  reg  [35:0]  times_data;
  wire         inverse_rate_ready;
  wire         inverse_out_valid;
  wire [15:0]  inverse_out_payload_significand;
  wire [4:0]   inverse_out_payload_exponent;
  wire         settled_in_ready;
  wire [4:0]   settled_level;

  wire         inverse_out_ready = 1'b1;
  wire         inverse_rate_valid = rate_valid & ~busy;
  wire         steps_is_odd = now[7];
  wire         steps = is_due & ~(rate_valid | busy);
  wire         hit = settled_in_valid_c1 & (charge_value_qp_c1 == renewed);
  wire         hit_2 = hit | (settled_in_valid_c2 & (charge_value_qp_c2 == renewed));
  wire         hit_3 = hit_2 | (settled_in_valid_c3 & (charge_value_qp_c3 == renewed));
  wire         hit_4 = hit_3 | (settled_in_valid_c4 & (charge_value_qp_c4 == renewed));
  wire         hit_5 = hit_4 | (settled_in_valid_c5 & (charge_value_qp_c5 == renewed));
  wire         hit_6 = hit_5 | (settled_in_valid_c6 & (charge_value_qp_c6 == renewed));
  wire         renewing = entering & ~charge_valid & ~hit_6;
  wire         beginning_2 = charge_valid | renewing;
  wire         charged = charge_valid & beginning_2;
  wire         may_look = ~(charge_valid | renewing | looking);
  wire         inspecting = look_valid & may_look;
  wire [9:0]   qp = charge_valid ? charge_value_qp : renewing ? renewed : look_payload;
  wire [12:0]  bytes = charge_valid ? charge_value_bytes : ~walking ? 13'd4202 : 13'd0;
  wire [31:0]  changed_packet = ({3'd0, operation_bytes_mul_c3} << 3) >> rate_4_0_c3;
  wire [38:0]  changed_burst = ({3'd0, burst_mul_c3} << 3) >> rate_4_0_c3;
  wire         _changed_burst_38_34_any = |changed_burst[38:34];
  wire         changed_is_stale = changed_lag[23] & ~changed_lag[22];
  wire         changed_spare = ~changed_lag[23] & (changed_lag > {2'd0, changed_allowance});
  wire [23:0]  _changed_lag_sum = changed_lag + {4'd0, changed_cost[31:12]};
  wire [35:0]  changed = changed_is_late_c6 ? changed_counted : changed_kept_c6;
  wire [23:0]  _now_c7_difference = now_c7 - due;
  wire [23:0]  _now_difference = now - times_data[35:12];

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

  Fifo_16_LUTRAM_level #(.WIDTH(36)) settled (
    .clk(clk),
    .rst(rst),
    .in_valid(settled_in_valid_c8),
    .in_ready(settled_in_ready),
    .in_payload({charge_value_qp_c8, charge_value_again_c8, wait_reg, due_c8}),
    .out_valid(settled_valid),
    .out_ready(settled_ready),
    .out_payload({settled_payload_qp, settled_payload_again, settled_payload_waiting, settled_payload_due}),
    .level(settled_level)
  );

  assign rate_ready = inverse_rate_ready & ~busy;
  assign look_ready = may_look;
  assign rated_valid = reports;
  assign rated_payload_qp = renewed;
  assign rated_payload_paced = paced;
  assign rated_payload_beginning = beginning;
  assign shown_valid = showing;
  assign shown_payload_qp = looked_at;
  assign shown_payload_again = 1'b0;
  assign shown_payload_waiting = look_waits;
  assign shown_payload_due = look_due;

  always @(posedge clk) begin
    if (inverse_out_valid & inverse_out_ready) begin
      rates[renewed] <= {inverse_out_payload_significand, inverse_out_payload_exponent};
    end
  end

  always @(posedge clk) begin
    _rate_first <= rates[qp];
    rate <= _rate_first;
  end

  always @(posedge clk) begin
    if (beginning_c6) begin
      times[charge_valid_choice_c6] <= changed;
    end
  end

  always @(posedge clk) begin
    _times_data_first <= times[qp];
    times_data <= _times_data_first;
  end

  always @(posedge clk) begin
    if (rst) begin
      entering <= 1'b0;
      reports <= 1'b0;
      busy <= 1'b0;
      walker <= 10'd0;
      is_due <= 1'b0;
      looking <= 1'b0;
      changed_old <= 36'd0;
      showing <= 1'b0;
      beginning_c1_c5 <= 5'd0;
      beginning_c6 <= 1'b0;
      done_c1_c5 <= 5'd0;
      done <= 1'b0;
      inspecting_c1 <= 1'b0;
      inspecting_c2 <= 1'b0;
      renewing_and_c1 <= 1'b0;
      renewing_and_c2 <= 1'b0;
      settled_in_valid_c1 <= 1'b0;
      settled_in_valid_c2 <= 1'b0;
      settled_in_valid_c3 <= 1'b0;
      settled_in_valid_c4 <= 1'b0;
      settled_in_valid_c5 <= 1'b0;
      settled_in_valid_c6 <= 1'b0;
      settled_in_valid_c7 <= 1'b0;
      settled_in_valid_c8 <= 1'b0;
    end else begin
      if (steps) begin
        walker <= walker + 10'd1;
        is_due <= 1'b0;
      end else if (steps_is_odd != steps_is_odd_d1) begin
        is_due <= 1'b1;
      end
      if ((rate_valid & rate_ready) | steps) begin
        busy <= 1'b1;
      end else if ((rated_valid & rated_ready) | (done & walking)) begin
        busy <= 1'b0;
      end
      if ((inverse_out_valid & inverse_out_ready) | steps) begin
        entering <= 1'b1;
      end else if (renewing) begin
        entering <= 1'b0;
      end
      if (done & ~walking) begin
        reports <= 1'b1;
      end else if (rated_ready) begin
        reports <= 1'b0;
      end
      if (inspecting) begin
        looking <= 1'b1;
      end else if (showing & shown_ready) begin
        looking <= 1'b0;
      end
      if (inspecting_c2) begin
        showing <= 1'b1;
      end else if (shown_ready) begin
        showing <= 1'b0;
      end
      // ---- timeline beginning, cycle 1
      beginning_c1_c5 <= {beginning_c1_c5[3:0], beginning_2};
      done_c1_c5 <= {done_c1_c5[3:0], renewing & beginning_2};
      renewing_and_c1 <= renewing & ~walking & beginning_2;
      settled_in_valid_c1 <= charged;
      // ---- timeline beginning, cycle 2
      renewing_and_c2 <= renewing_and_c1;
      settled_in_valid_c2 <= settled_in_valid_c1;
      // ---- timeline beginning, cycle 3
      settled_in_valid_c3 <= settled_in_valid_c2;
      // ---- timeline beginning, cycle 4
      changed_old <= times_c3;
      settled_in_valid_c4 <= settled_in_valid_c3;
      // ---- timeline beginning, cycle 5
      settled_in_valid_c5 <= settled_in_valid_c4;
      // ---- timeline beginning, cycle 6
      beginning_c6 <= beginning_c1_c5[4];
      done <= done_c1_c5[4];
      settled_in_valid_c6 <= settled_in_valid_c5;
      // ---- timeline beginning, cycle 7
      settled_in_valid_c7 <= settled_in_valid_c6;
      // ---- timeline beginning, cycle 8
      settled_in_valid_c8 <= settled_in_valid_c7;
      // ---- timeline inspecting, cycle 1
      inspecting_c1 <= inspecting;
      // ---- timeline inspecting, cycle 2
      inspecting_c2 <= inspecting_c1;
    end
  end

  // renew
  always @(posedge clk) begin
    if (rate_valid & rate_ready) begin
      renewed <= rate_payload_qp;
      beginning <= rate_payload_beginning;
      paced <= rate_payload_rate != 20'd0;
      walking <= 1'b0;
    end else if (steps) begin
      renewed <= walker;
      walking <= 1'b1;
    end
  end

  // settle
  always @(posedge clk) begin
    crowded <= settled_level >= 5'd8;
    // ---- timeline beginning, cycle 1
    now_c1_c6 <= {now_c1_c6[119:0], now};
    // ---- timeline beginning, cycle 7
    now_c7 <= now_c1_c6[143:120];
    due <= changed[35:12];
    // ---- timeline beginning, cycle 8
    due_c8 <= due;
    wait_reg <= _now_c7_difference[23];
  end

  // look
  always @(posedge clk) begin
    if (inspecting) begin
      looked_at <= look_payload;
    end
    if (inspecting_c2) begin
      look_due <= times_data[35:12];
      look_waits <= _now_difference[23];
    end
  end

  // steps
  always @(posedge clk) begin
    steps_is_odd_d1 <= steps_is_odd;
  end

  // body
  always @(posedge clk) begin
    // ---- timeline beginning, cycle 1
    bytes_c1 <= bytes;
    charge_valid_choice_c1_c5 <= {charge_valid_choice_c1_c5[39:0], qp};
    charge_value_again_c1_c7 <= {charge_value_again_c1_c7[5:0], charge_value_again};
    charge_value_qp_c1 <= charge_value_qp;
    // ---- timeline beginning, cycle 2
    bytes_c2 <= bytes_c1;
    charge_value_qp_c2 <= charge_value_qp_c1;
    // ---- timeline beginning, cycle 3
    charge_value_qp_c3 <= charge_value_qp_c2;
    rate_4_0_c3 <= rate[4:0];
    // ---- timeline beginning, cycle 4
    charge_value_qp_c4 <= charge_value_qp_c3;
    // ---- timeline beginning, cycle 5
    charge_value_qp_c5 <= charge_value_qp_c4;
    // ---- timeline beginning, cycle 6
    charge_valid_choice_c6 <= charge_valid_choice_c1_c5[49:40];
    charge_value_qp_c6 <= charge_value_qp_c5;
    // ---- timeline beginning, cycle 7
    charge_value_qp_c7 <= charge_value_qp_c6;
    // ---- timeline beginning, cycle 8
    charge_value_again_c8 <= charge_value_again_c1_c7[6];
    charge_value_qp_c8 <= charge_value_qp_c7;
  end

  // update
  always @(posedge clk) begin
    // ---- timeline beginning, cycle 3
    burst_mul_c3 <= burst * rate[20:5];
    changed_is_change <= renewing_and_c2 & ~beginning;
    changed_is_new <= renewing_and_c2 & beginning;
    changed_lag_c3 <= now - times_data[35:12];
    operation_bytes_mul_c3 <= bytes_c2 * rate[20:5];
    times_c3 <= times_data;
    // ---- timeline beginning, cycle 4
    changed_is_change_c4 <= changed_is_change;
    changed_is_new_c4 <= changed_is_new;
    changed_lag <= changed_lag_c3;
    changed_allowance <= ~changed_is_change ? (changed_burst[33:12] | {22{_changed_burst_38_34_any}}) : 22'd0;
    changed_cost <= ~changed_is_new ? changed_packet : 32'd0;
    changed_paid <= ~changed_is_change ? changed_packet : 32'd0;
    // ---- timeline beginning, cycle 5
    changed_distance <= {4'd0, changed_cost} - {2'd0, changed_allowance, 12'd0};
    changed_is_late <= (changed_is_change_c4 ? _changed_lag_sum[23] : (changed_is_stale | changed_spare)) |
                       changed_is_new_c4;
    changed_kept <= changed_old + {4'd0, changed_paid};
    // ---- timeline beginning, cycle 6
    changed_is_late_c6 <= changed_is_late;
    changed_kept_c6 <= changed_kept;
    changed_counted <= {now, 12'd0} + changed_distance;
  end

  wire        _unused = &{1'b0, settled_in_ready, changed_burst[11:0], _changed_lag_sum[22:0],
                          _now_c7_difference[22:0], _now_difference[22:0]};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    there_is_a_place_for_every_charge: assert (~settled_in_valid_c8 | settled_in_ready);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~settled_in_valid_c8 | settled_in_ready)) begin
    $display("TokenBuckets.java: HDL801: claim 'there is a place for every charge' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
