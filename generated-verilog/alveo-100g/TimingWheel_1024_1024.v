`default_nettype none

// TimingWheel_1024_1024: lists of queue pairs by the time at which they are to be looked at.  Generated from
// TimingWheel.java.
module TimingWheel_1024_1024 (
  input  wire        clk,
  input  wire        rst,
  input  wire [23:0] now,  // time in 1/16 us
  // in: stands in no list
  input  wire        in_valid,
  output wire        in_ready,
  input  wire [9:0]  in_payload_qp,
  input  wire [23:0] in_payload_due,  // in 1/16 us
  // out: stands in no list any more
  output wire        out_valid,
  input  wire        out_ready,
  output wire [9:0]  out_payload
);
  localparam [2:0] STEP_CLEARING = 3'd0;
  localparam [2:0] STEP_IDLE     = 3'd1;
  localparam [2:0] STEP_HEAD     = 3'd2;
  localparam [2:0] STEP_NODE     = 3'd3;
  localparam [2:0] STEP_SHOWING  = 3'd4;
  localparam [2:0] STEP_PLACING  = 3'd5;
  localparam [2:0] STEP_LINKING  = 3'd6;

  reg  [2:0]  step;
  reg  [9:0]  cleared;
  reg  [23:0] position;
  reg  [9:0]  slot;
  reg  [9:0]  shown;
  reg         walking;
  reg  [23:0] following;
  (* ram_style = "block" *)
  reg  [10:0] heads [0:1023];
  reg  [10:0] head;
  (* ram_style = "block" *)
  reg  [9:0]  successors [0:1023];
  reg  [9:0]  next_data;

  wire [9:0]  _slot_choice = (step == STEP_PLACING) ? slot : following[9:0];
  wire        links = step == STEP_LINKING;
  wire        taking = (step == STEP_HEAD) & head[10];
  wire        clearing = step == STEP_CLEARING;
  wire [9:0]  _cleared_choice = clearing ? cleared : links ? slot : position[9:0];
  wire [23:0] _in_payload_due_difference = in_payload_due - following;
  wire [23:0] _following_choice = _in_payload_due_difference[23] ? following : in_payload_due;

  assign in_ready = links;
  assign out_valid = (step == STEP_SHOWING) & ~in_valid;
  assign out_payload = shown;

  always @(posedge clk) begin
    if (clearing | taking | links) begin
      heads[_cleared_choice] <= {links, links ? in_payload_qp : 10'd0};
    end
  end

  always @(posedge clk) begin
    head <= heads[_slot_choice];
  end

  always @(posedge clk) begin
    if (links) begin
      successors[in_payload_qp] <= head[10] ? head[9:0] : in_payload_qp;
    end
  end

  always @(posedge clk) begin
    next_data <= successors[shown];
  end

  always @(posedge clk) begin
    if (rst) begin
      step <= STEP_CLEARING;
      cleared <= 10'd0;
      walking <= 1'b0;
    end else begin
      case (step)
        STEP_CLEARING: begin
          cleared <= cleared + 10'd1;
          if (&cleared) begin
            step <= STEP_IDLE;
          end
        end
        STEP_IDLE: begin
          walking <= 1'b0;
          if (in_valid) begin
            step <= STEP_PLACING;
          end else if (position != now) begin
            step <= STEP_HEAD;
          end
        end
        STEP_HEAD: begin
          walking <= 1'b1;
          if (head[10]) begin
            step <= STEP_NODE;
          end else begin
            step <= STEP_IDLE;
          end
        end
        STEP_NODE: step <= STEP_SHOWING;
        STEP_SHOWING: begin
          if (in_valid) begin
            step <= STEP_PLACING;
          end else if (out_ready) begin
            if (next_data == shown) begin
              step <= STEP_IDLE;
            end else begin
              step <= STEP_NODE;
            end
          end
        end
        STEP_PLACING: step <= STEP_LINKING;
        STEP_LINKING: begin
          if (walking) begin
            step <= STEP_NODE;
          end else begin
            step <= STEP_IDLE;
          end
        end
        default: step <= STEP_CLEARING;
      endcase
    end
  end

  always @(posedge clk) begin
    case (step)
      STEP_CLEARING: begin
        position <= now;
        following <= now + 24'd1;
      end
      STEP_IDLE: begin
        if (!in_valid && (position != now)) begin
          position <= following;
          following <= following + 24'd1;
        end
      end
      STEP_HEAD: shown <= head[9:0];
      STEP_SHOWING: begin
        if (!in_valid && out_ready) begin
          shown <= next_data;
        end
      end
      default: ;
    endcase
    slot <= (step == STEP_PLACING) ? slot : _following_choice[9:0];
  end

  wire        _unused = &{1'b0, _in_payload_due_difference[22:0], _following_choice[23:10]};

`ifdef FORMAL
  always @(posedge clk) if (!rst) one_in_or_one_out: assert (~(out_valid & out_ready) | ~links);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(~(out_valid & out_ready) | ~links)) begin
    $display("TimingWheel.java: HDL801: claim 'one in or one out' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
