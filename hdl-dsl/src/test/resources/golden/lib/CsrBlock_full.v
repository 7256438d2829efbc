`default_nettype none

// CsrBlock_full: the registers of a map, behind AXI4-Lite.  Generated from CsrBlock.java.
module CsrBlock_full (
  input  wire        clk,
  input  wire        rst,
  input  wire [8:0]  s_axi_awaddr,
  input  wire [2:0]  s_axi_awprot,
  input  wire        s_axi_awvalid,
  output wire        s_axi_awready,
  input  wire [31:0] s_axi_wdata,
  input  wire [3:0]  s_axi_wstrb,
  input  wire        s_axi_wvalid,
  output wire        s_axi_wready,
  output reg  [1:0]  s_axi_bresp,
  output reg         s_axi_bvalid,
  input  wire        s_axi_bready,
  input  wire [8:0]  s_axi_araddr,
  input  wire [2:0]  s_axi_arprot,
  input  wire        s_axi_arvalid,
  output wire        s_axi_arready,
  output reg  [31:0] s_axi_rdata,
  output reg  [1:0]  s_axi_rresp,
  output reg         s_axi_rvalid,
  input  wire        s_axi_rready,
  // control: what software has written
  output reg         control_doorbell_written,  // doorbell has just been written
  output reg  [7:0]  control_doorbell_queue,  // which queue
  output reg  [15:0] control_doorbell_index,  // up to which entry
  output reg         control_base_written,  // base has just been written
  output reg  [51:0] control_base_address,  // page of the ring
  output reg         control_base_valid,  // the address counts
  output reg  [31:0] control_scratch_word,  // anything
  output reg         control_drops_seen,  // there was one
  output reg  [11:0] control_lane_0_setting_limit,  // largest burst in beats
  output reg  [1:0]  control_lane_0_setting_mode,  // 0 off, 1 slow, 2 fast
  output reg  [3:0]  control_lane_0_state_events,  // what has happened
  output reg  [11:0] control_lane_1_setting_limit,  // largest burst in beats
  output reg  [1:0]  control_lane_1_setting_mode,  // 0 off, 1 slow, 2 fast
  output reg  [3:0]  control_lane_1_state_events,  // what has happened
  output reg  [11:0] control_lane_2_setting_limit,  // largest burst in beats
  output reg  [1:0]  control_lane_2_setting_mode,  // 0 off, 1 slow, 2 fast
  output reg  [3:0]  control_lane_2_state_events,  // what has happened
  output reg  [11:0] control_lane_3_setting_limit,  // largest burst in beats
  output reg  [1:0]  control_lane_3_setting_mode,  // 0 off, 1 slow, 2 fast
  output reg  [3:0]  control_lane_3_state_events,  // what has happened
  output reg  [11:0] control_lane_4_setting_limit,  // largest burst in beats
  output reg  [1:0]  control_lane_4_setting_mode,  // 0 off, 1 slow, 2 fast
  output reg  [3:0]  control_lane_4_state_events,  // what has happened
  // status: what software reads
  input  wire [47:0] status_time_ticks,  // clock ticks
  input  wire [7:0]  status_time_zone,  // where
  input  wire        status_drops_count,  // adds: packets dropped
  input  wire        status_drops_seen,  // sets: there was one
  input  wire [7:0]  status_lane_0_state_level,  // beats held
  input  wire [3:0]  status_lane_0_state_events,  // sets: what has happened
  input  wire [6:0]  status_lane_0_bytes_total,  // adds: bytes since reset
  input  wire [7:0]  status_lane_1_state_level,  // beats held
  input  wire [3:0]  status_lane_1_state_events,  // sets: what has happened
  input  wire [6:0]  status_lane_1_bytes_total,  // adds: bytes since reset
  input  wire [7:0]  status_lane_2_state_level,  // beats held
  input  wire [3:0]  status_lane_2_state_events,  // sets: what has happened
  input  wire [6:0]  status_lane_2_bytes_total,  // adds: bytes since reset
  input  wire [7:0]  status_lane_3_state_level,  // beats held
  input  wire [3:0]  status_lane_3_state_events,  // sets: what has happened
  input  wire [6:0]  status_lane_3_bytes_total,  // adds: bytes since reset
  input  wire [7:0]  status_lane_4_state_level,  // beats held
  input  wire [3:0]  status_lane_4_state_events,  // sets: what has happened
  input  wire [6:0]  status_lane_4_bytes_total  // adds: bytes since reset
);
  localparam [1:0] WRITE_STEP_WAIT   = 2'd0;
  localparam [1:0] WRITE_STEP_JUDGE  = 2'd1;
  localparam [1:0] WRITE_STEP_COMMIT = 2'd2;

  reg  [6:0]  write_address;
  reg  [31:0] write_data;
  reg         write_whole;
  reg         write_address_full;
  reg         write_data_full;
  reg         write_accepted;
  reg  [1:0]  write_step;
  reg         selected_doorbell;
  reg         outside_doorbell_queue;
  reg         selected_base;
  reg         selected_base_upper;
  reg         selected_scratch;
  reg  [15:0] drops_count;
  reg         selected_drops;
  reg         selected_lane_0_setting;
  reg         outside_lane_0_setting_limit;
  reg         outside_lane_0_setting_mode;
  reg         selected_lane_0_state;
  reg  [21:0] lane_0_bytes_total_0;
  reg         lane_0_bytes_total_carry_0;
  reg  [21:0] lane_0_bytes_total_0_shown;
  reg  [21:0] lane_0_bytes_total_0_shown_1;
  reg  [21:0] lane_0_bytes_total_1;
  reg         lane_0_bytes_total_carry_1;
  reg  [21:0] lane_0_bytes_total_1_shown;
  reg  [19:0] lane_0_bytes_total_2;
  reg         selected_lane_1_setting;
  reg         selected_lane_1_state;
  reg  [21:0] lane_1_bytes_total_0;
  reg         lane_1_bytes_total_carry_0;
  reg  [21:0] lane_1_bytes_total_0_shown;
  reg  [21:0] lane_1_bytes_total_0_shown_1;
  reg  [21:0] lane_1_bytes_total_1;
  reg         lane_1_bytes_total_carry_1;
  reg  [21:0] lane_1_bytes_total_1_shown;
  reg  [19:0] lane_1_bytes_total_2;
  reg         selected_lane_2_setting;
  reg         selected_lane_2_state;
  reg  [21:0] lane_2_bytes_total_0;
  reg         lane_2_bytes_total_carry_0;
  reg  [21:0] lane_2_bytes_total_0_shown;
  reg  [21:0] lane_2_bytes_total_0_shown_1;
  reg  [21:0] lane_2_bytes_total_1;
  reg         lane_2_bytes_total_carry_1;
  reg  [21:0] lane_2_bytes_total_1_shown;
  reg  [19:0] lane_2_bytes_total_2;
  reg         selected_lane_3_setting;
  reg         selected_lane_3_state;
  reg  [21:0] lane_3_bytes_total_0;
  reg         lane_3_bytes_total_carry_0;
  reg  [21:0] lane_3_bytes_total_0_shown;
  reg  [21:0] lane_3_bytes_total_0_shown_1;
  reg  [21:0] lane_3_bytes_total_1;
  reg         lane_3_bytes_total_carry_1;
  reg  [21:0] lane_3_bytes_total_1_shown;
  reg  [19:0] lane_3_bytes_total_2;
  reg         selected_lane_4_setting;
  reg         selected_lane_4_state;
  reg  [21:0] lane_4_bytes_total_0;
  reg         lane_4_bytes_total_carry_0;
  reg  [21:0] lane_4_bytes_total_0_shown;
  reg  [21:0] lane_4_bytes_total_0_shown_1;
  reg  [21:0] lane_4_bytes_total_1;
  reg         lane_4_bytes_total_carry_1;
  reg  [21:0] lane_4_bytes_total_1_shown;
  reg  [19:0] lane_4_bytes_total_2;
  reg         write_mapped;
  reg  [6:0]  read_address;
  reg         read_busy;
  reg         read_mapped;
  reg  [63:0] read_level_0_0;
  reg  [63:0] read_level_0_2;
  reg  [63:0] read_level_0_3;
  reg  [63:0] read_level_1_0;
  reg         read_step_0;
  reg         read_step_1;
  reg         read_step_2;
  reg  [31:0] word_kept;
  reg  [5:0]  word_kept_row;
  reg         word_kept_full;
  reg         word_keeps;

  wire        write_commit = (write_step == WRITE_STEP_COMMIT) & write_accepted;
  wire        refused_doorbell_queue = selected_doorbell & outside_doorbell_queue;
  wire        cleared_drops_seen = write_commit & selected_drops & write_data[31];
  wire        refused_lane_0_setting_limit = selected_lane_0_setting & outside_lane_0_setting_limit;
  wire        refused_lane_0_setting_mode = selected_lane_0_setting & outside_lane_0_setting_mode;
  wire [3:0]  cleared_lane_0_state_events = (write_commit & selected_lane_0_state) ? write_data[11:8] : 4'd0;
  wire [22:0] lane_0_bytes_total_sum_0 = {1'b0, lane_0_bytes_total_0} +
                                         {1'b0, 15'd0, status_lane_0_bytes_total};
  wire [22:0] lane_0_bytes_total_sum_1 = {1'b0, lane_0_bytes_total_1} +
                                         {1'b0, 21'd0, lane_0_bytes_total_carry_0};
  wire        refused_lane_1_setting_limit = selected_lane_1_setting & outside_lane_0_setting_limit;
  wire        refused_lane_1_setting_mode = selected_lane_1_setting & outside_lane_0_setting_mode;
  wire [3:0]  cleared_lane_1_state_events = (write_commit & selected_lane_1_state) ? write_data[11:8] : 4'd0;
  wire [22:0] lane_1_bytes_total_sum_0 = {1'b0, lane_1_bytes_total_0} +
                                         {1'b0, 15'd0, status_lane_1_bytes_total};
  wire [22:0] lane_1_bytes_total_sum_1 = {1'b0, lane_1_bytes_total_1} +
                                         {1'b0, 21'd0, lane_1_bytes_total_carry_0};
  wire        refused_lane_2_setting_limit = selected_lane_2_setting & outside_lane_0_setting_limit;
  wire        refused_lane_2_setting_mode = selected_lane_2_setting & outside_lane_0_setting_mode;
  wire [3:0]  cleared_lane_2_state_events = (write_commit & selected_lane_2_state) ? write_data[11:8] : 4'd0;
  wire [22:0] lane_2_bytes_total_sum_0 = {1'b0, lane_2_bytes_total_0} +
                                         {1'b0, 15'd0, status_lane_2_bytes_total};
  wire [22:0] lane_2_bytes_total_sum_1 = {1'b0, lane_2_bytes_total_1} +
                                         {1'b0, 21'd0, lane_2_bytes_total_carry_0};
  wire        refused_lane_3_setting_limit = selected_lane_3_setting & outside_lane_0_setting_limit;
  wire        refused_lane_3_setting_mode = selected_lane_3_setting & outside_lane_0_setting_mode;
  wire [3:0]  cleared_lane_3_state_events = (write_commit & selected_lane_3_state) ? write_data[11:8] : 4'd0;
  wire [22:0] lane_3_bytes_total_sum_0 = {1'b0, lane_3_bytes_total_0} +
                                         {1'b0, 15'd0, status_lane_3_bytes_total};
  wire [22:0] lane_3_bytes_total_sum_1 = {1'b0, lane_3_bytes_total_1} +
                                         {1'b0, 21'd0, lane_3_bytes_total_carry_0};
  wire        refused_lane_4_setting_limit = selected_lane_4_setting & outside_lane_0_setting_limit;
  wire        refused_lane_4_setting_mode = selected_lane_4_setting & outside_lane_0_setting_mode;
  wire [3:0]  cleared_lane_4_state_events = (write_commit & selected_lane_4_state) ? write_data[11:8] : 4'd0;
  wire [22:0] lane_4_bytes_total_sum_0 = {1'b0, lane_4_bytes_total_0} +
                                         {1'b0, 15'd0, status_lane_4_bytes_total};
  wire [22:0] lane_4_bytes_total_sum_1 = {1'b0, lane_4_bytes_total_1} +
                                         {1'b0, 21'd0, lane_4_bytes_total_carry_0};
  wire        legal = write_mapped & write_whole;
  wire [5:0]  row_index = read_address[6:1];
  wire        word_asks_upper = read_address[0];
  wire [31:0] word_upper = read_level_1_0[63:32];
  wire        word_is_kept = word_kept_full & word_keeps & (word_kept_row == read_address[6:1]);
  wire [31:0] word = word_asks_upper ? (word_is_kept ? word_kept : word_upper) : read_level_1_0[31:0];

  assign s_axi_awready = ~write_address_full;
  assign s_axi_wready = ~write_data_full;
  assign s_axi_arready = ~read_busy;

  // WriteSide.answer
  always @(posedge clk) begin
    if (rst) begin
      write_address_full <= 1'b0;
      write_data_full <= 1'b0;
      write_step <= WRITE_STEP_WAIT;
      s_axi_bvalid <= 1'b0;
    end else begin
      if (s_axi_awvalid & s_axi_awready) begin
        write_address_full <= 1'b1;
      end
      if (s_axi_wvalid & s_axi_wready) begin
        write_data_full <= 1'b1;
      end
      if (s_axi_bready) begin
        s_axi_bvalid <= 1'b0;
      end
      case (write_step)
        WRITE_STEP_WAIT: begin
          if (write_address_full & write_data_full & ~s_axi_bvalid) begin
            write_step <= WRITE_STEP_JUDGE;
          end
        end
        WRITE_STEP_JUDGE: write_step <= WRITE_STEP_COMMIT;
        WRITE_STEP_COMMIT: begin
          write_address_full <= 1'b0;
          write_data_full <= 1'b0;
          s_axi_bvalid <= 1'b1;
          write_step <= WRITE_STEP_WAIT;
        end
        default: write_step <= WRITE_STEP_WAIT;
      endcase
    end
  end

  // WriteSide.told
  always @(posedge clk) begin
    if (rst) begin
      control_doorbell_written <= 1'b0;
      control_base_written <= 1'b0;
    end else begin
      control_doorbell_written <= write_commit & selected_doorbell;
      control_base_written <= (write_commit & selected_base) | (write_commit & selected_base_upper);
    end
  end

  // FieldStore.pulse
  always @(posedge clk) begin
    if (rst) begin
      control_doorbell_queue <= 8'd0;
      control_doorbell_index <= 16'd0;
    end else begin
      control_doorbell_queue <= (write_commit & selected_doorbell) ? write_data[7:0] : 8'd0;
      control_doorbell_index <= (write_commit & selected_doorbell) ? write_data[31:16] : 16'd0;
    end
  end

  // FieldStore.held
  always @(posedge clk) begin
    if (rst) begin
      control_base_address <= 52'h1234_5678_9abc;
      control_base_valid <= 1'b0;
      control_scratch_word <= 32'd4294967295;
      control_lane_0_setting_limit <= 12'd64;
      control_lane_0_setting_mode <= 2'd0;
      control_lane_1_setting_limit <= 12'd64;
      control_lane_1_setting_mode <= 2'd0;
      control_lane_2_setting_limit <= 12'd64;
      control_lane_2_setting_mode <= 2'd0;
      control_lane_3_setting_limit <= 12'd64;
      control_lane_3_setting_mode <= 2'd0;
      control_lane_4_setting_limit <= 12'd64;
      control_lane_4_setting_mode <= 2'd0;
    end else begin
      if (write_commit & selected_base) begin
        control_base_address <= {control_base_address[51:20], write_data[31:12]};
      end
      if (write_commit & selected_base_upper) begin
        control_base_address <= {write_data, control_base_address[19:0]};
      end
      if (write_commit & selected_base) begin
        control_base_valid <= write_data[0];
      end
      if (write_commit & selected_scratch) begin
        control_scratch_word <= write_data;
      end
      if (write_commit & selected_lane_0_setting) begin
        control_lane_0_setting_limit <= write_data[15:4];
        control_lane_0_setting_mode <= write_data[1:0];
      end
      if (write_commit & selected_lane_1_setting) begin
        control_lane_1_setting_limit <= write_data[15:4];
        control_lane_1_setting_mode <= write_data[1:0];
      end
      if (write_commit & selected_lane_2_setting) begin
        control_lane_2_setting_limit <= write_data[15:4];
        control_lane_2_setting_mode <= write_data[1:0];
      end
      if (write_commit & selected_lane_3_setting) begin
        control_lane_3_setting_limit <= write_data[15:4];
        control_lane_3_setting_mode <= write_data[1:0];
      end
      if (write_commit & selected_lane_4_setting) begin
        control_lane_4_setting_limit <= write_data[15:4];
        control_lane_4_setting_mode <= write_data[1:0];
      end
    end
  end

  // PiecewiseCounter.of
  always @(posedge clk) begin
    if (rst) begin
      drops_count <= 16'd0;
      lane_0_bytes_total_0 <= 22'd0;
      lane_0_bytes_total_carry_0 <= 1'b0;
      lane_0_bytes_total_1 <= 22'd0;
      lane_0_bytes_total_carry_1 <= 1'b0;
      lane_0_bytes_total_2 <= 20'd0;
      lane_1_bytes_total_0 <= 22'd0;
      lane_1_bytes_total_carry_0 <= 1'b0;
      lane_1_bytes_total_1 <= 22'd0;
      lane_1_bytes_total_carry_1 <= 1'b0;
      lane_1_bytes_total_2 <= 20'd0;
      lane_2_bytes_total_0 <= 22'd0;
      lane_2_bytes_total_carry_0 <= 1'b0;
      lane_2_bytes_total_1 <= 22'd0;
      lane_2_bytes_total_carry_1 <= 1'b0;
      lane_2_bytes_total_2 <= 20'd0;
      lane_3_bytes_total_0 <= 22'd0;
      lane_3_bytes_total_carry_0 <= 1'b0;
      lane_3_bytes_total_1 <= 22'd0;
      lane_3_bytes_total_carry_1 <= 1'b0;
      lane_3_bytes_total_2 <= 20'd0;
      lane_4_bytes_total_0 <= 22'd0;
      lane_4_bytes_total_carry_0 <= 1'b0;
      lane_4_bytes_total_1 <= 22'd0;
      lane_4_bytes_total_carry_1 <= 1'b0;
      lane_4_bytes_total_2 <= 20'd0;
    end else begin
      drops_count <= drops_count + {15'd0, status_drops_count};
      lane_0_bytes_total_carry_0 <= lane_0_bytes_total_sum_0[22];
      lane_0_bytes_total_0 <= lane_0_bytes_total_sum_0[21:0];
      lane_0_bytes_total_carry_1 <= lane_0_bytes_total_sum_1[22];
      lane_0_bytes_total_1 <= lane_0_bytes_total_sum_1[21:0];
      lane_0_bytes_total_2 <= lane_0_bytes_total_2 + {19'd0, lane_0_bytes_total_carry_1};
      lane_1_bytes_total_carry_0 <= lane_1_bytes_total_sum_0[22];
      lane_1_bytes_total_0 <= lane_1_bytes_total_sum_0[21:0];
      lane_1_bytes_total_carry_1 <= lane_1_bytes_total_sum_1[22];
      lane_1_bytes_total_1 <= lane_1_bytes_total_sum_1[21:0];
      lane_1_bytes_total_2 <= lane_1_bytes_total_2 + {19'd0, lane_1_bytes_total_carry_1};
      lane_2_bytes_total_carry_0 <= lane_2_bytes_total_sum_0[22];
      lane_2_bytes_total_0 <= lane_2_bytes_total_sum_0[21:0];
      lane_2_bytes_total_carry_1 <= lane_2_bytes_total_sum_1[22];
      lane_2_bytes_total_1 <= lane_2_bytes_total_sum_1[21:0];
      lane_2_bytes_total_2 <= lane_2_bytes_total_2 + {19'd0, lane_2_bytes_total_carry_1};
      lane_3_bytes_total_carry_0 <= lane_3_bytes_total_sum_0[22];
      lane_3_bytes_total_0 <= lane_3_bytes_total_sum_0[21:0];
      lane_3_bytes_total_carry_1 <= lane_3_bytes_total_sum_1[22];
      lane_3_bytes_total_1 <= lane_3_bytes_total_sum_1[21:0];
      lane_3_bytes_total_2 <= lane_3_bytes_total_2 + {19'd0, lane_3_bytes_total_carry_1};
      lane_4_bytes_total_carry_0 <= lane_4_bytes_total_sum_0[22];
      lane_4_bytes_total_0 <= lane_4_bytes_total_sum_0[21:0];
      lane_4_bytes_total_carry_1 <= lane_4_bytes_total_sum_1[22];
      lane_4_bytes_total_1 <= lane_4_bytes_total_sum_1[21:0];
      lane_4_bytes_total_2 <= lane_4_bytes_total_2 + {19'd0, lane_4_bytes_total_carry_1};
    end
  end

  // FieldStore.events
  always @(posedge clk) begin
    if (rst) begin
      control_drops_seen <= 1'b0;
      control_lane_0_state_events <= 4'd0;
      control_lane_1_state_events <= 4'd0;
      control_lane_2_state_events <= 4'd0;
      control_lane_3_state_events <= 4'd0;
      control_lane_4_state_events <= 4'd0;
    end else begin
      control_drops_seen <= (control_drops_seen & ~cleared_drops_seen) | status_drops_seen;
      control_lane_0_state_events <= (control_lane_0_state_events & ~cleared_lane_0_state_events) |
                                     status_lane_0_state_events;
      control_lane_1_state_events <= (control_lane_1_state_events & ~cleared_lane_1_state_events) |
                                     status_lane_1_state_events;
      control_lane_2_state_events <= (control_lane_2_state_events & ~cleared_lane_2_state_events) |
                                     status_lane_2_state_events;
      control_lane_3_state_events <= (control_lane_3_state_events & ~cleared_lane_3_state_events) |
                                     status_lane_3_state_events;
      control_lane_4_state_events <= (control_lane_4_state_events & ~cleared_lane_4_state_events) |
                                     status_lane_4_state_events;
    end
  end

  // ReadSide.answer
  always @(posedge clk) begin
    if (rst) begin
      read_busy <= 1'b0;
      s_axi_rvalid <= 1'b0;
    end else begin
      if (s_axi_arvalid & s_axi_arready) begin
        read_busy <= 1'b1;
      end
      if (read_step_2) begin
        s_axi_rvalid <= 1'b1;
      end else if (s_axi_rvalid & s_axi_rready) begin
        s_axi_rvalid <= 1'b0;
        read_busy <= 1'b0;
      end
    end
  end

  // ReadSide.steps
  always @(posedge clk) begin
    if (rst) begin
      read_step_0 <= 1'b0;
      read_step_1 <= 1'b0;
      read_step_2 <= 1'b0;
    end else begin
      read_step_0 <= s_axi_arvalid & s_axi_arready;
      read_step_1 <= read_step_0;
      read_step_2 <= read_step_1;
    end
  end

  // ReadSide.half
  always @(posedge clk) begin
    if (rst) begin
      word_kept_full <= 1'b0;
    end else if (read_step_2 & word_keeps & ~word_asks_upper) begin
      word_kept_full <= 1'b1;
    end
  end

  // WriteSide.answer
  always @(posedge clk) begin
    write_mapped <= (write_address <= 7'd7) | ((write_address >= 7'd64) & (write_address <= 7'd67)) |
                    ((write_address >= 7'd72) & (write_address <= 7'd75)) |
                    ((write_address >= 7'd80) & (write_address <= 7'd83)) |
                    ((write_address >= 7'd88) & (write_address <= 7'd91)) |
                    ((write_address >= 7'd96) & (write_address <= 7'd99));
    write_accepted <= legal & ~(|{refused_doorbell_queue, refused_lane_0_setting_limit,
                                  refused_lane_0_setting_mode, refused_lane_1_setting_limit,
                                  refused_lane_1_setting_mode, refused_lane_2_setting_limit,
                                  refused_lane_2_setting_mode, refused_lane_3_setting_limit,
                                  refused_lane_3_setting_mode, refused_lane_4_setting_limit,
                                  refused_lane_4_setting_mode});
    if (s_axi_awvalid & s_axi_awready) begin
      write_address <= s_axi_awaddr[8:2];
    end
    if (s_axi_wvalid & s_axi_wready) begin
      write_data <= s_axi_wdata;
      write_whole <= &s_axi_wstrb;
    end
    case (write_step)
      WRITE_STEP_COMMIT: s_axi_bresp <= write_accepted ? 2'd0 : 2'd2;
      default: ;
    endcase
  end

  // WriteSide.selected
  always @(posedge clk) begin
    selected_doorbell <= write_address == 7'd1;
    selected_base <= write_address == 7'd2;
    selected_base_upper <= write_address == 7'd3;
    selected_scratch <= write_address == 7'd6;
    selected_drops <= write_address == 7'd7;
    selected_lane_0_setting <= write_address == 7'd64;
    selected_lane_0_state <= write_address == 7'd65;
    selected_lane_1_setting <= write_address == 7'd72;
    selected_lane_1_state <= write_address == 7'd73;
    selected_lane_2_setting <= write_address == 7'd80;
    selected_lane_2_state <= write_address == 7'd81;
    selected_lane_3_setting <= write_address == 7'd88;
    selected_lane_3_state <= write_address == 7'd89;
    selected_lane_4_setting <= write_address == 7'd96;
    selected_lane_4_state <= write_address == 7'd97;
  end

  // WriteSide.refuse
  always @(posedge clk) begin
    outside_doorbell_queue <= write_data[7:0] > 8'd200;
    outside_lane_0_setting_limit <= (write_data[15:4] < 12'd1) | (write_data[15:4] > 12'd2048);
    outside_lane_0_setting_mode <= write_data[1:0] > 2'd2;
  end

  // PiecewiseCounter.later
  always @(posedge clk) begin
    lane_0_bytes_total_0_shown <= lane_0_bytes_total_0;
    lane_0_bytes_total_0_shown_1 <= lane_0_bytes_total_0_shown;
    lane_0_bytes_total_1_shown <= lane_0_bytes_total_1;
    lane_1_bytes_total_0_shown <= lane_1_bytes_total_0;
    lane_1_bytes_total_0_shown_1 <= lane_1_bytes_total_0_shown;
    lane_1_bytes_total_1_shown <= lane_1_bytes_total_1;
    lane_2_bytes_total_0_shown <= lane_2_bytes_total_0;
    lane_2_bytes_total_0_shown_1 <= lane_2_bytes_total_0_shown;
    lane_2_bytes_total_1_shown <= lane_2_bytes_total_1;
    lane_3_bytes_total_0_shown <= lane_3_bytes_total_0;
    lane_3_bytes_total_0_shown_1 <= lane_3_bytes_total_0_shown;
    lane_3_bytes_total_1_shown <= lane_3_bytes_total_1;
    lane_4_bytes_total_0_shown <= lane_4_bytes_total_0;
    lane_4_bytes_total_0_shown_1 <= lane_4_bytes_total_0_shown;
    lane_4_bytes_total_1_shown <= lane_4_bytes_total_1;
  end

  // ReadSide.answer
  always @(posedge clk) begin
    read_mapped <= (read_address <= 7'd7) | ((read_address >= 7'd64) & (read_address <= 7'd67)) |
                   ((read_address >= 7'd72) & (read_address <= 7'd75)) |
                   ((read_address >= 7'd80) & (read_address <= 7'd83)) |
                   ((read_address >= 7'd88) & (read_address <= 7'd91)) |
                   ((read_address >= 7'd96) & (read_address <= 7'd99));
    if (s_axi_arvalid & s_axi_arready) begin
      read_address <= s_axi_araddr[8:2];
    end
    if (read_step_2) begin
      s_axi_rdata <= word;
      s_axi_rresp <= read_mapped ? 2'd0 : 2'd2;
    end
  end

  // ReadSide.chosen
  always @(posedge clk) begin
    read_level_0_0 <= 64'd0;
    case (row_index[3:0])
      4'd0: read_level_0_0 <= {32'd0, 16'hc0de, 16'h102};
      4'd1: read_level_0_0 <= {control_base_address, 11'd0, control_base_valid};
      4'd2: read_level_0_0 <= {8'd0, status_time_zone, status_time_ticks};
      4'd3: read_level_0_0 <= {control_drops_seen, 15'd0, drops_count, control_scratch_word};
      default: ;
    endcase
    read_level_0_2 <= 64'd0;
    case (row_index[3:0])
      4'd0: read_level_0_2 <= {20'd0, control_lane_0_state_events, status_lane_0_state_level, 16'd0,
                               control_lane_0_setting_limit, 2'd0, control_lane_0_setting_mode};
      4'd1: read_level_0_2 <= {lane_0_bytes_total_2, lane_0_bytes_total_1_shown,
                               lane_0_bytes_total_0_shown_1};
      4'd4: read_level_0_2 <= {20'd0, control_lane_1_state_events, status_lane_1_state_level, 16'd0,
                               control_lane_1_setting_limit, 2'd0, control_lane_1_setting_mode};
      4'd5: read_level_0_2 <= {lane_1_bytes_total_2, lane_1_bytes_total_1_shown,
                               lane_1_bytes_total_0_shown_1};
      4'd8: read_level_0_2 <= {20'd0, control_lane_2_state_events, status_lane_2_state_level, 16'd0,
                               control_lane_2_setting_limit, 2'd0, control_lane_2_setting_mode};
      4'd9: read_level_0_2 <= {lane_2_bytes_total_2, lane_2_bytes_total_1_shown,
                               lane_2_bytes_total_0_shown_1};
      4'd12: read_level_0_2 <= {20'd0, control_lane_3_state_events, status_lane_3_state_level, 16'd0,
                                control_lane_3_setting_limit, 2'd0, control_lane_3_setting_mode};
      4'd13: read_level_0_2 <= {lane_3_bytes_total_2, lane_3_bytes_total_1_shown,
                                lane_3_bytes_total_0_shown_1};
      default: ;
    endcase
    read_level_0_3 <= 64'd0;
    case (row_index[3:0])
      4'd0: read_level_0_3 <= {20'd0, control_lane_4_state_events, status_lane_4_state_level, 16'd0,
                               control_lane_4_setting_limit, 2'd0, control_lane_4_setting_mode};
      4'd1: read_level_0_3 <= {lane_4_bytes_total_2, lane_4_bytes_total_1_shown,
                               lane_4_bytes_total_0_shown_1};
      default: ;
    endcase
    read_level_1_0 <= 64'd0;
    case (row_index[5:4])
      2'd0: read_level_1_0 <= read_level_0_0;
      2'd2: read_level_1_0 <= read_level_0_2;
      2'd3: read_level_1_0 <= read_level_0_3;
      default: ;
    endcase
  end

  // ReadSide.half
  always @(posedge clk) begin
    word_keeps <= (read_address[6:1] == 6'd2) | (read_address[6:1] == 6'd33) | (read_address[6:1] == 6'd37) |
                  (read_address[6:1] == 6'd41) | (read_address[6:1] == 6'd45) | (read_address[6:1] == 6'd49);
    if (read_step_2 & word_keeps & ~word_asks_upper) begin
      word_kept <= word_upper;
      word_kept_row <= read_address[6:1];
    end
  end

  wire        _unused = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot};

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    judges_only_what_has_come: assert (
      (write_step == WRITE_STEP_WAIT) | (write_address_full & write_data_full));
  always @(posedge clk) if (!rst)
    refuses_a_write: cover ((write_step == WRITE_STEP_COMMIT) & ~write_accepted);
  always @(posedge clk) if (!rst)
    has_an_address_before_its_data: cover (write_address_full & ~write_data_full);
  always @(posedge clk) if (!rst)
    takes_no_read_before_the_last_one_is_answered: assert (~s_axi_rvalid | read_busy);
  always @(posedge clk) if (!rst) is_asked_for_what_is_not_there: cover (read_step_2 & ~read_mapped);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst &&
                            !((write_step == WRITE_STEP_WAIT) | (write_address_full & write_data_full))) begin
    $display("WriteSide.java: HDL801: claim 'judges only what has come' is false in %m");
    $stop;
  end
  always @(posedge clk) if (!rst && !(~s_axi_rvalid | read_busy)) begin
    $display("ReadSide.java: HDL801: claim 'takes no read before the last one is answered' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
