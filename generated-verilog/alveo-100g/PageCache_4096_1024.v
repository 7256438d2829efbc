`default_nettype none

// PageCache_4096_1024: remembers where pages of memory regions lie.  Generated from PageCache.java.
// timeline asked: 2 cycles, 9 registers (129 bits), of these 3 (25 bits) only wait
module PageCache_4096_1024 (
  input  wire        clk,
  input  wire        rst,
  // asked: where are they?
  input  wire [11:0] asked_0_mr,  // cycle 0: the region: key / 256
  input  wire [20:0] asked_0_page,  // cycle 0: address / size of a page, modulo 2^21: no two pages of a region are alike in that
  input  wire [11:0] asked_1_mr,  // cycle 0: the region: key / 256
  input  wire [20:0] asked_1_page,  // cycle 0: address / size of a page, modulo 2^21: no two pages of a region are alike in that
  // found: there, if they are known
  output reg         found_0_hit,  // cycle 2
  output reg  [39:0] found_0_frame,  // cycle 2: where it lies, in units of 4 KiB
  output reg         found_1_hit,  // cycle 2
  output reg  [39:0] found_1_frame,  // cycle 2: where it lies, in units of 4 KiB
  input  wire        fill_valid,
  input  wire [11:0] fill_value_key_mr,  // the region: key / 256
  input  wire [20:0] fill_value_key_page,  // address / size of a page, modulo 2^21: no two pages of a region are alike in that
  input  wire [39:0] fill_value_frame,  // where it lies, in units of 4 KiB
  // forget: a region: all of its pages are to be forgotten; it stays until they are
  input  wire        forget_valid,
  input  wire [11:0] forget_value,
  output wire        forgot  // they are
);
  localparam [2:0] STEP_EMPTYING  = 3'd0;
  localparam [2:0] STEP_RESTING   = 3'd1;
  localparam [2:0] STEP_LOOKING   = 3'd2;
  localparam [2:0] STEP_JUDGING   = 3'd3;
  localparam [2:0] STEP_FORGOTTEN = 3'd4;

  reg  [2:0]  step;
  reg  [9:0]  sweep;
  reg         writing;
  reg  [9:0]  written;
  reg         word_valid;
  reg  [11:0] word_mr;
  reg  [10:0] word_page;
  reg  [39:0] word_frame;
  reg         is_emptied;
  // ---- timeline asked, cycle 1
  reg  [11:0] mr;
  reg  [10:0] page;
  reg         is_emptied_c1;
  reg  [11:0] mr_2;
  reg  [10:0] page_2;
  (* ram_style = "block" *)
  reg  [11:0] owners [0:1023];
  reg  [11:0] owner;
  (* ram_style = "block" *)
  reg  [63:0] rows_0 [0:1023];
  reg  [63:0] found;
  (* ram_style = "block" *)
  reg  [63:0] rows_1 [0:1023];
  reg  [63:0] found_2;

  wire        is_done = ~fill_valid;
  wire        clearing = is_done &
                         ((step == STEP_EMPTYING) | ((step == STEP_JUDGING) & (owner == forget_value)));
  wire [9:0]  _fill_value_key_page_9_0_xor = fill_value_key_page[9:0] ^ fill_value_key_mr[9:0];
  wire [9:0]  _asked_0_page_9_0_xor = asked_0_page[9:0] ^ asked_0_mr[9:0];
  wire        is_his = found[63] & (found[62:51] == mr) & (found[50:40] == page);
  wire [9:0]  _asked_1_page_9_0_xor = asked_1_page[9:0] ^ asked_1_mr[9:0];
  wire        is_his_2 = found_2[63] & (found_2[62:51] == mr_2) & (found_2[50:40] == page_2);

  assign forgot = step == STEP_FORGOTTEN;

  always @(posedge clk) begin
    if (fill_valid) begin
      owners[_fill_value_key_page_9_0_xor] <= fill_value_key_mr;
    end
  end

  always @(posedge clk) begin
    owner <= owners[sweep];
  end

  always @(posedge clk) begin
    if (writing) begin
      rows_0[written] <= {word_valid, word_mr, word_page, word_frame};
    end
  end

  always @(posedge clk) begin
    found <= rows_0[_asked_0_page_9_0_xor];
  end

  always @(posedge clk) begin
    if (writing) begin
      rows_1[written] <= {word_valid, word_mr, word_page, word_frame};
    end
  end

  always @(posedge clk) begin
    found_2 <= rows_1[_asked_1_page_9_0_xor];
  end

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_EMPTYING;
      sweep <= 10'd0;
      writing <= 1'b0;
      is_emptied <= 1'b0;
    end else begin
      writing <= fill_valid | clearing;
      is_emptied <= step != STEP_EMPTYING;
      case (step)
        STEP_EMPTYING: begin
          if (is_done) begin
            sweep <= sweep + 10'd1;
            if (&sweep) begin
              step <= STEP_RESTING;
            end
          end
        end
        STEP_RESTING: begin
          if (forget_valid) begin
            step <= STEP_LOOKING;
          end
        end
        STEP_LOOKING: begin
          if (forget_valid) begin
            step <= STEP_JUDGING;
          end else begin
            sweep <= 10'd0;
            step <= STEP_RESTING;
          end
        end
        STEP_JUDGING: begin
          if (forget_valid) begin
            if (is_done) begin
              sweep <= sweep + 10'd1;
              if (&sweep) begin
                step <= STEP_FORGOTTEN;
              end else begin
                step <= STEP_LOOKING;
              end
            end
          end else begin
            sweep <= 10'd0;
            step <= STEP_RESTING;
          end
        end
        STEP_FORGOTTEN: begin
          if (!forget_valid) begin
            sweep <= 10'd0;
            step <= STEP_RESTING;
          end
        end
        default: step <= STEP_EMPTYING;
      endcase
    end
  end

  always @(posedge clk) begin
    written <= fill_valid ? (fill_value_key_page[9:0] ^ fill_value_key_mr[9:0]) : sweep;
    word_valid <= fill_valid;
    word_mr <= fill_value_key_mr;
    word_page <= fill_value_key_page[20:10];
    word_frame <= fill_value_frame;
    // ---- timeline asked, cycle 1
    mr <= asked_0_mr;
    page <= asked_0_page[20:10];
    mr_2 <= asked_1_mr;
    page_2 <= asked_1_page[20:10];
    is_emptied_c1 <= is_emptied;
    // ---- timeline asked, cycle 2
    found_0_hit <= is_his & is_emptied_c1;
    found_1_hit <= is_his_2 & is_emptied_c1;
    found_0_frame <= found[39:0];
    found_1_frame <= found_2[39:0];
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst)
    nothing_becomes_known_of_a_region_that_is_forgotten: assert (
      ~(fill_valid & forget_valid & (fill_value_key_mr == forget_value)));
  always @(posedge clk) if (!rst)
    a_page_becomes_known_while_a_region_is_forgotten: cover ((step == STEP_JUDGING) & fill_valid);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst &&
                            !(~(fill_valid & forget_valid & (fill_value_key_mr == forget_value)))) begin
    $display("PageCache.java: HDL801: claim 'nothing becomes known of a region that is forgotten' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
