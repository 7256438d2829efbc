`default_nettype none

// QueueMarks_2048_8: marks what waits in a queue of a queue pair that is let go.  Generated from
// QueueMarks.java.
module QueueMarks_2048_8 (
  input  wire        clk,
  input  wire        rst,
  // entering: of this queue pair
  input  wire        entering_valid,
  input  wire [10:0] entering_value,
  input  wire        enter_dead,  // what enters is let go
  input  wire        leaving,  // the first one, or what enters into an empty queue
  // let_go: of this queue pair everything is let go; not while another one is looked for
  input  wire        let_go_valid,
  input  wire [10:0] let_go_value,
  output wire        busy,  // it is looked for
  output wire        dead  // the first one has been let go; in an empty queue what enters
);
  reg  [2:0]  head;
  reg  [2:0]  tail;
  reg  [3:0]  held;
  reg  [2:0]  second;
  reg         is_held;
  reg         looking;
  reg  [10:0] wanted;
  reg  [2:0]  at;
  reg  [3:0]  left;
  reg         is_dead;
  (* ram_style = "distributed" *)
  reg  [10:0] owners [0:7];
  (* ram_style = "distributed" *)
  reg         marks [0:7];

  wire        steps = looking & ~entering_valid;
  wire [10:0] owners_data = owners[at];
  wire        finding = steps & (owners_data == wanted);
  wire [2:0]  _tail_choice = entering_valid ? tail : at;
  wire        entering = entering_valid & (tail == second);
  wire        marks_data = marks[second];
  wire        entering_2 = entering_valid & (tail == head);
  wire        marks_data_2 = marks[head];

  assign busy = looking;
  assign dead = is_held ? is_dead : enter_dead;

  always @(posedge clk) begin
    if (entering_valid) begin
      owners[tail] <= entering_value;
    end
  end

  always @(posedge clk) begin
    if (entering_valid | finding) begin
      marks[_tail_choice] <= entering_valid ? enter_dead : finding;
    end
  end

  always @(posedge clk) begin
    if (rst) begin
      head <= 3'd0;
      tail <= 3'd0;
      held <= 4'd0;
      second <= 3'd1;
      is_held <= 1'b0;
      looking <= 1'b0;
    end else begin
      if (entering_valid) begin
        tail <= tail + 3'd1;
      end
      if (leaving) begin
        head <= second;
        second <= second + 3'd1;
      end
      if (entering_valid & ~leaving) begin
        held <= held + 4'd1;
        is_held <= 1'b1;
      end else if (leaving & ~entering_valid) begin
        held <= held - 4'd1;
        is_held <= held != 4'd1;
      end
      if (let_go_valid) begin
        looking <= is_held;
      end else if (steps) begin
        if (left == 4'd1) begin
          looking <= 1'b0;
        end
      end
    end
  end

  always @(posedge clk) begin
    if (let_go_valid) begin
      wanted <= let_go_value;
      at <= head;
      left <= held;
    end else if (steps) begin
      at <= at + 3'd1;
      left <= left - 4'd1;
    end
    is_dead <= leaving ? (entering ? enter_dead : (marks_data | (finding & (at == second)))) :
               entering_2 ? enter_dead : (marks_data_2 | (finding & (at == head)));
  end

`ifdef FORMAL
  always @(posedge clk) if (!rst) the_queue_has_no_more_places: assert (held <= 4'd8);
`elsif HDL_CLAIMS
  always @(posedge clk) if (!rst && !(held <= 4'd8)) begin
    $display("QueueMarks.java: HDL801: claim 'the queue has no more places' is false in %m");
    $stop;
  end
`endif
endmodule

`default_nettype wire
